import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { UI_LANGUAGES, type UiLanguage } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { setLanguage } from '#src/lib/i18n.ts';

export const LANGUAGE_NAMES: Record<UiLanguage, string> = { en: 'English', 'zh-CN': '简体中文' };
export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('header.language')}
      data={UI_LANGUAGES.map((value) => ({
        value,
        label: (
          <span lang={value} translate="no">
            {LANGUAGE_NAMES[value]}
          </span>
        ),
      }))}
      value={i18n.resolvedLanguage ?? 'en'}
      onChange={(value) => void setLanguage(value as UiLanguage)}
    />
  );
}

export function ThemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('header.theme')}
      data={COLOR_SCHEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
}
