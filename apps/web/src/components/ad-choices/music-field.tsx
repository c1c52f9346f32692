import { Group, Select } from '@mantine/core';
import { MUSIC_MOODS, MUSIC_RECIPES, type MusicMood } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { musicSampleQuery } from '#src/lib/sample-queries.ts';
import { loadAdChoicesTexts } from './ad-choices-texts.ts';
import { SampleButton } from './sample-button.tsx';

loadAdChoicesTexts();

interface MusicFieldProps {
  /** Undefined is `auto`. */
  value: MusicMood | undefined;
  onChange(music: MusicMood): void;
}

/** What plays beneath the voice, where there is little room; a piece of each mood can be heard before. */
export function MusicField({ value = 'auto', onChange }: MusicFieldProps) {
  const { t } = useTranslation(['adChoices', 'adForm']);
  const queries = useQueryClient();
  const piece = MUSIC_RECIPES.find(({ mood }) => mood === value);
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <Select
        style={{ flex: 1 }}
        label={t('music.label')}
        data={MUSIC_MOODS.map((mood) => ({ value: mood, label: t(`adForm:music.${mood}`) }))}
        value={value}
        allowDeselect={false}
        onChange={(next) => {
          const mood = MUSIC_MOODS.find((known) => known === next);
          if (mood) onChange(mood);
        }}
      />
      <SampleButton id={piece?.id} find={(id) => queries.query(musicSampleQuery(id))} name={t('music.listen')} />
    </Group>
  );
}
