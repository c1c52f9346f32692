import { ActionIcon, Loader } from '@mantine/core';
import type { CallInput } from '@reelwright/contracts';
import { type LucideIcon, Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Samples } from '#src/ui/use-samples.ts';
import classes from './music-picker.module.css';

type PieceId = CallInput<'playMusic'>['id'];

interface MusicTileProps {
  /** Name of the group of radio buttons. */
  group: string;
  samples: Samples<PieceId>;
  isChosen: boolean;
  onChoose(): void;
  name: string;
  text?: string;
  /** The sample's track; without one an icon is shown. */
  pieceId?: PieceId | undefined;
  icon?: LucideIcon;
}

/** One choice of music: a button that plays the sample; a click elsewhere on the tile selects the choice. */
export function MusicTile({ group, samples, isChosen, onChoose, name, text, pieceId, icon: Icon }: MusicTileProps) {
  const { t } = useTranslation('adChoices');
  const phase = pieceId !== undefined && samples.active?.id === pieceId ? samples.active.phase : null;
  return (
    <div className={classes.row} data-playing={phase === 'playing' || undefined}>
      {pieceId !== undefined && (
        <ActionIcon
          className={classes.play ?? ''}
          variant={phase === null ? 'light' : 'filled'}
          size={36}
          radius="xl"
          aria-label={t(phase === null ? 'music.play' : 'music.stop', { name })}
          aria-busy={phase === 'loading'}
          onClick={() => samples.toggle(pieceId)}
        >
          {phase === 'loading' ? (
            <Loader size={16} color="white" aria-hidden />
          ) : phase === 'playing' ? (
            <Square size={14} fill="currentColor" aria-hidden />
          ) : (
            <Play size={16} aria-hidden />
          )}
        </ActionIcon>
      )}
      {Icon && (
        <span className={classes.silent} aria-hidden>
          <Icon size={17} />
        </span>
      )}
      <label className={classes.label}>
        <input
          type="radio"
          name={group}
          className={classes.input}
          checked={isChosen}
          onChange={onChoose}
          aria-label={name}
        />
        <span className={classes.name}>{name}</span>
        {text !== undefined && <span className={classes.text}>{text}</span>}
      </label>
    </div>
  );
}
