import { ActionIcon, Loader } from '@mantine/core';
import { MOODS, MUSIC_RECIPES, type MusicMood } from '@reelwright/contracts';
import { Music, Play, Sparkles, Square, VolumeX } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { musicSampleQuery } from '#src/lib/sample-queries.ts';
import { useSamples } from '#src/lib/use-samples.ts';
import { loadAdChoicesTexts } from './ad-choices-texts.ts';
import classes from './music-picker.module.css';

loadAdChoicesTexts();

const SILENT = { auto: Sparkles, none: VolumeX } as const;

interface MusicPickerProps {
  value: MusicMood;
  onChange(value: MusicMood): void;
}

/** What plays beneath the voice, in full: each mood with a piece to hear. */
export function MusicPicker({ value, onChange }: MusicPickerProps) {
  const { t, i18n } = useTranslation(['adChoices', 'adForm']);
  const queries = useQueryClient();
  const samples = useSamples((id) => queries.query(musicSampleQuery(id)));
  const group = useId();
  const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en';
  return (
    <div role="radiogroup" aria-label={t('music.label')} className={classes.list}>
      {(['auto', 'none', ...MOODS] as const).map((mood) => {
        const piece = MUSIC_RECIPES.find((each) => each.mood === mood);
        const phase = piece && samples.active?.id === piece.id ? samples.active.phase : null;
        const Silent = mood in SILENT ? SILENT[mood as keyof typeof SILENT] : Music;
        const name = t(`adForm:music.${mood}`);
        return (
          <div key={mood} className={classes.row} data-playing={phase === 'playing' || undefined}>
            {piece ? (
              <ActionIcon
                className={classes.play ?? ''}
                variant={phase === null ? 'light' : 'filled'}
                size={36}
                radius="xl"
                aria-label={t(phase === null ? 'music.play' : 'music.stop', { name })}
                onClick={() => samples.toggle(piece.id)}
              >
                {phase === 'loading' ? (
                  <Loader size={16} color="white" aria-hidden />
                ) : phase === 'playing' ? (
                  <Square size={14} fill="currentColor" aria-hidden />
                ) : (
                  <Play size={16} aria-hidden />
                )}
              </ActionIcon>
            ) : (
              <span className={classes.silent} aria-hidden>
                <Silent size={17} />
              </span>
            )}
            <label className={classes.label}>
              <input
                type="radio"
                name={group}
                className={classes.input}
                checked={mood === value}
                onChange={() => onChange(mood)}
                aria-label={name}
              />
              <span className={classes.name}>{name}</span>
              {piece && <span className={classes.text}>{piece.title[language]}</span>}
            </label>
          </div>
        );
      })}
    </div>
  );
}
