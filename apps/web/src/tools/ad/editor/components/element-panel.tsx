import { ActionIcon, Button, Group, NumberInput, Paper, Select, Text } from '@mantine/core';
import { AD_ELEMENT_LIMITS, type AdDraft, type DraftScript } from '@reelwright/contracts';
import { FONT_FAMILIES, type TimelineDocument } from '@reelwright/timeline';
import { EyeOff, Pencil, RotateCcw, Rows3, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { beginTyping, type CanvasElement, listUsedColors, readElementType } from '../model/canvas-elements.ts';
import {
  type ElementChange,
  editElement,
  editElementEverywhere,
  readElement,
  resetElement,
} from '../model/edit-element.ts';
import { ColorChoice } from './color-choice.tsx';
import classes from './element-panel.module.css';

interface ElementPanelProps {
  script: DraftScript;
  document: TimelineDocument;
  element: CanvasElement;
  onType(): void;
  onClose(): void;
}

/** Colours offered beside those that the ad uses. */
const PLAIN_COLORS = ['#ffffff', '#111111'] as const;
const MAX_COLORS = 6;

/** What can be changed of the element that is selected on the canvas. */
export function ElementPanel({ script, document, element, onType, onClose }: ElementPanelProps) {
  const { t } = useTranslation('adEditor');
  const store = useAdDraftStore();
  const { scene, name, clip } = element;
  const own = readElement(script, element);
  const type = readElementType(clip);
  const colors = [...new Set([...listUsedColors(document), ...PLAIN_COLORS])].slice(0, MAX_COLORS);
  const fonts = FONT_FAMILIES.filter(({ scripts }) =>
    script.script.language === 'en' ? scripts.some((each) => each === 'latin' || each === 'western') : true,
  ).filter(({ scripts }) => !scripts.includes('emoji'));

  const edit = (update: (content: AdDraft) => AdDraft, field?: string): void =>
    store.change(update, field === undefined ? {} : { mergeKey: `${script.id}.${scene}.${name}.${field}` });
  const change = (values: ElementChange): void =>
    edit((content) => editElement(content, script.id, element, values), Object.keys(values).join());

  return (
    <Paper
      withBorder
      radius="lg"
      p="sm"
      mb="sm"
      className={classes.panel}
      role="group"
      aria-label={t('canvas.element', { name: t(`canvas.name.${name}`), position: scene + 1 })}
    >
      <Group justify="space-between" wrap="nowrap" mb={6}>
        <Text fw={600} size="sm">
          {t('canvas.element', { name: t(`canvas.name.${name}`), position: scene + 1 })}
        </Text>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <div className={classes.fields}>
        {type && (
          <Select
            className={classes.font ?? ''}
            label={t('canvas.font')}
            searchable
            clearable={own.font !== undefined}
            nothingFoundMessage={t('canvas.noFont')}
            data={fonts.map(({ family }) => family)}
            value={type.family}
            onChange={(font) => change({ font: font ?? undefined })}
          />
        )}
        <NumberInput
          label={t('canvas.size')}
          suffix=" %"
          min={AD_ELEMENT_LIMITS.minScale * 100}
          max={AD_ELEMENT_LIMITS.maxScale * 100}
          step={5}
          allowDecimal={false}
          value={Math.round((own.scale ?? 1) * 100)}
          onChange={(percent) => {
            const scale = Number(percent) / 100;
            if (scale >= AD_ELEMENT_LIMITS.minScale) change({ scale });
          }}
        />
        {element.canRotate && (
          <NumberInput
            label={t('canvas.rotation')}
            suffix="°"
            min={-AD_ELEMENT_LIMITS.degrees}
            max={AD_ELEMENT_LIMITS.degrees}
            step={5}
            allowDecimal={false}
            value={Math.round(own.rotation ?? 0)}
            onChange={(degrees) => change({ rotation: Number(degrees) })}
          />
        )}
        {type && (
          <div className={classes.colors}>
            <ColorChoice
              label={t('canvas.color')}
              colors={colors}
              value={type.color}
              onChange={(color) => change({ color })}
            />
            <ColorChoice
              label={t('canvas.background')}
              colors={colors}
              value={type.background}
              onChange={(background) => change({ background })}
            />
          </div>
        )}
      </div>
      <Group gap={6} mt="sm">
        {beginTyping(script, element) && (
          <Button size="xs" variant="default" leftSection={<Pencil size={14} aria-hidden />} onClick={onType}>
            {t('canvas.type')}
          </Button>
        )}
        {name !== 'legal' && (
          <Button
            size="xs"
            variant="default"
            leftSection={<EyeOff size={14} aria-hidden />}
            onClick={() => {
              edit((content) => editElement(content, script.id, element, { is_hidden: true }));
              onClose();
            }}
          >
            {t('canvas.hide')}
          </Button>
        )}
        {Object.keys(own).length > 1 && (
          <>
            <Button
              size="xs"
              variant="default"
              leftSection={<Rows3 size={14} aria-hidden />}
              onClick={() => edit((content) => editElementEverywhere(content, script.id, element))}
            >
              {t('canvas.everywhere')}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<RotateCcw size={14} aria-hidden />}
              onClick={() => edit((content) => resetElement(content, script.id, element))}
            >
              {t('canvas.reset')}
            </Button>
          </>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={8} className={classes.keys}>
        {t('canvas.keys')}
      </Text>
    </Paper>
  );
}
