import { Group, Select } from '@mantine/core';
import type { AdLanguage } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { voiceSampleQuery } from '#src/nouns/voices/api/sample-queries.ts';
import { loadAdChoicesTexts } from './ad-choices-texts.ts';
import { useAdChoices } from './list-ad-choices.ts';
import { SampleButton } from './sample-button.tsx';

loadAdChoicesTexts();

interface VoiceFieldProps {
  /** The voice of one scene, or of the whole ad. */
  label: 'scene' | 'ad';
  /** The position of the scene. */
  position: number;
  language: AdLanguage;
  /** Undefined: the ad's voice; for the ad, the language's default. */
  value: string | undefined;
  adVoice?: string | undefined;
  onChange(voice: string | undefined): void;
}

const DEFAULT = '';

/** Picks the voice, with a sample of each. */
export const VoiceField = memo(function VoiceField({
  label,
  position,
  language,
  value,
  adVoice,
  onChange,
}: VoiceFieldProps) {
  const { t } = useTranslation(['adChoices', 'adForm']);
  const queries = useQueryClient();
  const { data } = useAdChoices();
  const voices = (data?.voices ?? []).filter((voice) => voice.language === language);
  const heard = value ?? adVoice ?? voices[0]?.id;
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <Select
        style={{ flex: 1 }}
        label={t('voice.label')}
        aria-label={label === 'scene' ? t('voice.ofScene', { position }) : t('voice.label')}
        data={[
          { value: DEFAULT, label: t(label === 'scene' ? 'voice.likeAd' : 'voice.auto') },
          ...voices.map(({ id, name, gender, accent }) => {
            const who = { name, gender: t(`adForm:gender.${gender}`) };
            return {
              value: id,
              label: accent
                ? t('voice.nameAndAccent', { ...who, accent: t(`voice.accent.${accent}`) })
                : t('voice.name', who),
            };
          }),
        ]}
        value={value ?? DEFAULT}
        allowDeselect={false}
        searchable={voices.length > 8}
        onChange={(next) => onChange(next === null || next === DEFAULT ? undefined : next)}
      />
      <SampleButton id={heard} find={(id) => queries.query(voiceSampleQuery(id))} name={t('voice.listen')} />
    </Group>
  );
});
