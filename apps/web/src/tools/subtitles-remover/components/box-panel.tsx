import { ActionIcon, Button, Group, NumberInput, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { ERASE_KINDS, ERASE_LIMITS, type EraseBox } from '@reelwright/contracts';
import { Plus, Redo2, Trash2, Undo2, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setBoxTime } from '../model/boxes.ts';
import classes from './box-panel.module.css';

interface BoxPanelProps {
  boxes: readonly EraseBox[];
  chosen: number;
  lengthS: number;
  /** The moment that is shown. */
  timeMs: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether boxes are being looked for. */
  isFinding: boolean;
  /** What a preview found in each box: null for nothing, undefined if unknown. */
  restored: readonly (number | null)[] | undefined;
  onChoose(index: number): void;
  onChange(index: number, box: EraseBox): void;
  onAdd(): void;
  onRemove(index: number): void;
  onFind(): void;
  onUndo(): void;
  onRedo(): void;
}

/** The boxes of a video: what each holds, and when. */
export function BoxPanel(props: BoxPanelProps) {
  const { boxes, chosen, canUndo, canRedo, isFinding, onAdd, onFind, onUndo, onRedo } = props;
  const { t } = useTranslation('subtitlesRemover');
  return (
    <Stack gap="md" component="section" aria-label={t('boxes.title')}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4">
          {t('boxes.title')}{' '}
          <Text component="span" size="sm" c="dimmed">
            {boxes.length} / {ERASE_LIMITS.maxBoxes}
          </Text>
        </Title>
        <Group gap={4} wrap="nowrap">
          <ActionIcon variant="subtle" color="gray" disabled={!canUndo} aria-label={t('boxes.undo')} onClick={onUndo}>
            <Undo2 size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" disabled={!canRedo} aria-label={t('boxes.redo')} onClick={onRedo}>
            <Redo2 size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <Group gap="xs">
        <Button
          size="xs"
          variant="light"
          loading={isFinding}
          disabled={boxes.length >= ERASE_LIMITS.maxBoxes}
          leftSection={<WandSparkles size={14} aria-hidden />}
          onClick={onFind}
        >
          {t('boxes.find')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={boxes.length >= ERASE_LIMITS.maxBoxes}
          leftSection={<Plus size={14} aria-hidden />}
          onClick={onAdd}
        >
          {t('boxes.add')}
        </Button>
      </Group>
      {boxes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('boxes.none')}
        </Text>
      ) : (
        <ol className={classes.list}>
          {boxes.map((box, index) => (
            // Boxes have no other identity than their place in the list.
            // oxlint-disable-next-line react/no-array-index-key
            <BoxRow key={index} {...props} box={box} index={index} isChosen={index === chosen} />
          ))}
        </ol>
      )}
    </Stack>
  );
}

interface BoxRowProps extends BoxPanelProps {
  box: EraseBox;
  index: number;
  isChosen: boolean;
}

function BoxRow({ box, index, isChosen, lengthS, timeMs, restored, onChoose, onChange, onRemove }: BoxRowProps) {
  const { t } = useTranslation('subtitlesRemover');
  const number = index + 1;
  const held = restored?.[index];
  const setTime = (change: Parameters<typeof setBoxTime>[1]): void => onChange(index, setBoxTime(box, change, lengthS));
  return (
    <li className={classes.row} data-chosen={isChosen}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Button
          size="compact-sm"
          variant={isChosen ? 'light' : 'subtle'}
          color={isChosen ? '' : 'gray'}
          aria-pressed={isChosen}
          onClick={() => onChoose(index)}
        >
          {t('boxes.box', { number })}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('boxes.remove', { number })}
          onClick={() => onRemove(index)}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {held === null && (
        <Text size="xs" c="var(--mantine-color-error)">
          {t('boxes.nothing')}
        </Text>
      )}
      {isChosen && (
        <Stack gap="xs">
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={t('boxes.kind', { number })}
            data={ERASE_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}.name`) }))}
            value={box.kind}
            onChange={(kind) => onChange(index, { ...box, kind })}
          />
          <Text size="xs" c="dimmed">
            {t(`kind.${box.kind}.hint`)}
          </Text>
          <div className={classes.times}>
            <NumberInput
              size="xs"
              label={t('boxes.from')}
              aria-label={t('boxes.fromOf', { number })}
              value={box.from_ms / 1000}
              min={0}
              max={lengthS}
              step={0.1}
              decimalScale={2}
              suffix=" s"
              onChange={(value) => setTime({ fromMs: Number(value) * 1000 })}
            />
            <NumberInput
              size="xs"
              label={t('boxes.to')}
              aria-label={t('boxes.toOf', { number })}
              value={box.to_ms / 1000}
              min={0}
              max={lengthS}
              step={0.1}
              decimalScale={2}
              suffix=" s"
              onChange={(value) => setTime({ toMs: Number(value) * 1000 })}
            />
            <Button size="compact-xs" variant="default" onClick={() => setTime({ fromMs: timeMs })}>
              {t('boxes.startHere')}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => setTime({ toMs: timeMs })}>
              {t('boxes.endHere')}
            </Button>
          </div>
        </Stack>
      )}
    </li>
  );
}
