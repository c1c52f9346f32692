import { Group, Select } from '@mantine/core';
import {
  type CallInput,
  findRecipe,
  MOODS,
  MUSIC_CHOICES,
  MUSIC_RECIPES,
  type MusicChoice,
} from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getLanguage } from '#src/lib/i18n.ts';
import { musicSampleQuery } from '#src/nouns/voices/api/sample-queries.ts';
import { loadAdChoicesTexts } from './ad-choices-texts.ts';
import { SampleButton } from './sample-button.tsx';

loadAdChoicesTexts();

interface MusicFieldProps {
  /** Undefined is `auto`. */
  value: MusicChoice | undefined;
  onChange(music: MusicChoice): void;
}

/** Picks the background music in a small space: a mood, or a track by name, with a sample. */
export function MusicField({ value = 'auto', onChange }: MusicFieldProps) {
  const { t } = useTranslation(['adChoices', 'adForm']);
  const queries = useQueryClient();
  const language = getLanguage();
  const piece = findRecipe(value) ?? MUSIC_RECIPES.find(({ mood }) => mood === value);
  const pieces = MOODS.map((mood) => ({
    group: t(`adForm:music.${mood}`),
    items: MUSIC_RECIPES.filter((each) => each.mood === mood).map(({ id, title }) => ({
      value: id as MusicChoice,
      label: title[language],
    })),
  }));
  const moods = (['auto', 'none', ...MOODS] as const).map((mood) => ({
    value: mood as MusicChoice,
    label: t(`adForm:music.${mood}`),
  }));
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <Select
        style={{ flex: 1 }}
        label={t('music.label')}
        data={[{ group: t('music.moods'), items: moods }, ...pieces]}
        value={value}
        allowDeselect={false}
        maxDropdownHeight={320}
        onChange={(next) => {
          const music = MUSIC_CHOICES.find((known) => known === next);
          if (music) onChange(music);
        }}
      />
      <SampleButton
        id={piece?.id}
        find={(id: CallInput<'playMusic'>['id']) => queries.query(musicSampleQuery(id))}
        name={t('music.listen')}
      />
    </Group>
  );
}
