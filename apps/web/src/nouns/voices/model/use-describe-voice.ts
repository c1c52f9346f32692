import type { Voice } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';

/** Returns a function that describes a voice in the user's language. */
export function useDescribeVoice(): (voice: Voice) => string {
  const { t } = useTranslation('voices');
  return ({ gender, age, style, accent }) => {
    const traits = t('traits', {
      gender: t(`gender.${gender}`),
      age: t(`age.${age}`),
      style: t(`style.${style}`),
    });
    return accent ? t('traitsAndAccent', { traits, accent: t(`accent.${accent}`) }) : traits;
  };
}
