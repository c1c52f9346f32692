import type { SharedOutput } from '@reelwright/contracts';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { findByMedium, listVideos } from '../model/task-output.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import classes from './variant-strip.module.css';

loadTaskTexts();

interface VariantStripProps {
  task: { outputs: readonly SharedOutput[] };
  chosen: number;
  onChoose(variant: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A task's videos, one of them selected. */
export function VariantStrip({ task, chosen, onChoose }: VariantStripProps) {
  const { t } = useTranslation('tasks');
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const videos = listVideos(task);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = videos.findIndex(({ variant }) => variant === chosen);
    const next = videos.at((at + step) % videos.length)?.variant ?? 0;
    onChoose(next);
    buttons.current.get(next)?.focus();
  };
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={t('variants.label')}
      className={classes.strip}
      onKeyDown={onKeyDown}
    >
      {videos.map(({ variant, duration_s: durationS }) => {
        const thumbnail = findByMedium(task, 'image', variant);
        const isChosen = variant === chosen;
        return (
          <button
            key={variant}
            ref={(button) => {
              if (button) buttons.current.set(variant, button);
              else buttons.current.delete(variant);
            }}
            type="button"
            role="radio"
            aria-checked={isChosen}
            aria-label={t('variants.name', { number: variant + 1 })}
            tabIndex={isChosen ? 0 : -1}
            className={classes.variant}
            onClick={() => onChoose(variant)}
          >
            {thumbnail && <img src={thumbnail.url} alt="" />}
            <span className={classes.number}>{variant + 1}</span>
            <span className={classes.length}>{formatClock(durationS ?? 0)}</span>
          </button>
        );
      })}
    </div>
  );
}
