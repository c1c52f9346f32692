import { useTranslation } from 'react-i18next';

const BYTES_PER_MB = 1_000_000;

/** Returns a formatter of file sizes. */
export function useFormatBytes(): (bytes: number) => string {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.resolvedLanguage, { maximumFractionDigits: 1 });
  return (bytes) => t('facts.megabytes', { size: number.format(bytes / BYTES_PER_MB) });
}
