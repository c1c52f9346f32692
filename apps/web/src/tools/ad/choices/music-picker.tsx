import { Button } from '@mantine/core';
import { type CallInput, findRecipe, MOODS, MUSIC_RECIPES, type MusicChoice } from '@reelwright/contracts';
import { ChevronDown, Sparkles, VolumeX } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { getLanguage } from '#src/lib/i18n.ts';
import { musicSampleQuery } from '#src/nouns/voices/api/sample-queries.ts';
import { useSamples } from '#src/ui/use-samples.ts';
import { loadAdChoicesTexts } from './ad-choices-texts.ts';
import classes from './music-picker.module.css';
import { MusicTile } from './music-tile.tsx';

loadAdChoicesTexts();

interface MusicPickerProps {
  value: MusicChoice;
  onChange(value: MusicChoice): void;
}

/** Picks the background music: automatic, a mood, or any track of the library by name, each with a sample. */
export function MusicPicker({ value, onChange }: MusicPickerProps) {
  const { t } = useTranslation(['adChoices', 'adForm']);
  const queries = useQueryClient();
  const samples = useSamples((id: CallInput<'playMusic'>['id']) => queries.query(musicSampleQuery(id)));
  const group = useId();
  const piecesId = useId();
  const [isUnfolded, setUnfolded] = useState(findRecipe(value) !== undefined);
  const language = getLanguage();
  const choice = (of: MusicChoice) => ({ group, samples, isChosen: of === value, onChoose: () => onChange(of) });
  return (
    <div role="radiogroup" aria-label={t('music.label')}>
      <div className={classes.list}>
        <MusicTile {...choice('auto')} name={t('adForm:music.auto')} icon={Sparkles} />
        <MusicTile {...choice('none')} name={t('adForm:music.none')} icon={VolumeX} />
        {MOODS.map((mood) => (
          <MusicTile
            key={mood}
            {...choice(mood)}
            name={t(`adForm:music.${mood}`)}
            pieceId={MUSIC_RECIPES.find((each) => each.mood === mood)?.id}
          />
        ))}
      </div>
      <Button
        variant="subtle"
        size="sm"
        mt="sm"
        rightSection={
          <ChevronDown size={16} aria-hidden className={classes.chevron} data-up={isUnfolded || undefined} />
        }
        aria-expanded={isUnfolded}
        aria-controls={piecesId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {t('music.pieces', { count: MUSIC_RECIPES.length })}
      </Button>
      <div id={piecesId} hidden={!isUnfolded} className={classes.groups}>
        {isUnfolded &&
          MOODS.map((mood) => (
            <div key={mood} role="group" aria-labelledby={`${piecesId}-${mood}`}>
              <div id={`${piecesId}-${mood}`} className={classes.mood}>
                {t(`adForm:music.${mood}`)}
              </div>
              <div className={classes.list}>
                {MUSIC_RECIPES.filter((each) => each.mood === mood).map(({ id, title, tempoBpm }) => (
                  <MusicTile
                    key={id}
                    {...choice(id)}
                    name={title[language]}
                    text={t('music.tempo', { tempo: tempoBpm })}
                    pieceId={id}
                  />
                ))}
              </div>
            </div>
          ))}
      </div>
    </div>
  );
}
