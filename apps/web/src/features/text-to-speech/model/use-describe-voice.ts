import type { Voice } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';

/** Says what a voice is like, in the reader's language. */
export function useDescribeVoice(): (voice: Voice) => string {
  const { t } = useTranslation('textToSpeech');
  return ({ gender, age, style, accent }) => {
    const traits = t('voice.traits', {
      gender: t(`voice.gender.${gender}`),
      age: t(`voice.age.${age}`),
      style: t(`voice.style.${style}`),
    });
    return accent ? t('voice.traitsAndAccent', { traits, accent: t(`voice.accent.${accent}`) }) : traits;
  };
}
