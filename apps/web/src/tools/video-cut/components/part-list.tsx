import { ActionIcon, Button, SegmentedControl, Text, TextInput, Title } from '@mantine/core';
import { type FrameRange, snapToKeyFrames, type VideoFrames } from '@reelwright/contracts';
import { ArrowDown, ArrowUp, Magnet, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimecode } from '#src/nouns/player/model/timecode.ts';
import { type CutEdit, moveRange, removeRange, setEnd, setRange, setStart } from '../model/cut-edit.ts';
import { describeCut } from '../model/describe-cut.ts';
import { parseTimecode } from '../model/parse-timecode.ts';
import classes from './part-list.module.css';

interface PartListProps {
  video: VideoFrames;
  edit: CutEdit;
  chosen: number;
  onChoose(index: number): void;
  onEdit(edit: CutEdit): void;
}

/** The parts in the order of the result, with their times and how they are made. */
export function PartList({ video, edit, chosen, onChoose, onEdit }: PartListProps) {
  const { t } = useTranslation('videoCut');
  return (
    <section aria-labelledby="cut-parts" className={classes.section}>
      <Title order={2} size="h5" id="cut-parts">
        {t('parts.title')}
      </Title>
      <ol className={classes.list}>
        {edit.ranges.map((range, index) => (
          <PartRow
            // A part is its place: its times change while they are typed.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...{ video, edit, index, range, onEdit }}
            isChosen={index === chosen}
            onChoose={() => onChoose(index)}
          />
        ))}
      </ol>
      {edit.ranges.length > 1 && (
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={t('parts.result')}
          value={edit.result}
          onChange={(result) => onEdit({ ...edit, result })}
          data={[
            { value: 'joined' as const, label: t('parts.joined') },
            { value: 'separate' as const, label: t('parts.separate') },
          ]}
        />
      )}
    </section>
  );
}

interface PartRowProps {
  video: VideoFrames;
  edit: CutEdit;
  index: number;
  range: FrameRange;
  isChosen: boolean;
  onChoose(): void;
  onEdit(edit: CutEdit): void;
}

function PartRow({ video, edit, index, range, isChosen, onChoose, onEdit }: PartRowProps) {
  const { t, i18n } = useTranslation('videoCut');
  const { frames, frame_rate: rate, copy } = video;
  const number = index + 1;
  const seconds = ((range.to - range.from) * rate.den) / rate.num;
  const length = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const quality = describeCut(video, { ...edit, ranges: [range], result: 'joined' });
  const snapped = copy === null ? range : snapToKeyFrames(range, copy, frames);
  const canSnap = copy !== null && edit.isLossless && (snapped.from !== range.from || snapped.to !== range.to);
  const isReframed = quality.kind === 'encoded' && quality.reason === 'reframed';
  return (
    <li className={classes.row} data-chosen={isChosen}>
      <button
        type="button"
        className={classes.number}
        aria-pressed={isChosen}
        aria-label={t('parts.show', { number })}
        onClick={onChoose}
      >
        {number}
      </button>
      <div className={classes.facts}>
        <div className={classes.times}>
          <TimeField
            label={t('parts.start', { number })}
            frame={range.from}
            rate={rate}
            onFrame={(frame) => onEdit(setStart(edit, index, frame, frames))}
          />
          <span aria-hidden>–</span>
          <TimeField
            label={t('parts.end', { number })}
            frame={range.to}
            rate={rate}
            onFrame={(frame) => onEdit(setEnd(edit, index, frame, frames))}
          />
          <Text size="xs" c="dimmed" className={classes.length ?? ''}>
            {t('parts.length', { length: length.format(seconds) })}
          </Text>
        </div>
        <div className={classes.quality}>
          <Text size="xs" c={quality.kind === 'lossless' ? 'var(--mantine-color-teal-text)' : 'dimmed'}>
            {quality.kind === 'edges' ? t('parts.edges', { count: quality.encoded }) : t(`parts.${quality.kind}`)}
          </Text>
          {canSnap && !isReframed && (
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<Magnet size={12} aria-hidden />}
              aria-label={t('parts.snapOf', { number })}
              onClick={() => onEdit(setRange(edit, index, snapped))}
            >
              {t('parts.snap')}
            </Button>
          )}
        </div>
      </div>
      {edit.ranges.length > 1 && (
        <div className={classes.actions}>
          <RowAction
            label={t('parts.up', { number })}
            isDisabled={index === 0}
            onClick={() => onEdit(moveRange(edit, index, -1))}
          >
            <ArrowUp size={14} aria-hidden />
          </RowAction>
          <RowAction
            label={t('parts.down', { number })}
            isDisabled={index === edit.ranges.length - 1}
            onClick={() => onEdit(moveRange(edit, index, 1))}
          >
            <ArrowDown size={14} aria-hidden />
          </RowAction>
          <RowAction label={t('parts.remove', { number })} onClick={() => onEdit(removeRange(edit, index))}>
            <X size={14} aria-hidden />
          </RowAction>
        </div>
      )}
    </li>
  );
}

interface RowActionProps {
  label: string;
  isDisabled?: boolean;
  onClick(): void;
  children: React.ReactNode;
}

function RowAction({ label, isDisabled = false, onClick, children }: RowActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

interface TimeFieldProps {
  label: string;
  frame: number;
  rate: VideoFrames['frame_rate'];
  onFrame(frame: number): void;
}

/** A timecode that is typed: minutes, seconds, frames. What can't be read changes nothing. */
function TimeField({ label, frame, rate, onFrame }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = (): void => {
    const read = typed === null ? undefined : parseTimecode(typed, rate);
    if (read !== undefined) onFrame(read);
    setTyped(null);
  };
  return (
    <TextInput
      size="xs"
      className={classes.time ?? ''}
      aria-label={label}
      value={typed ?? formatTimecode(frame, rate)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
