import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { loadAdChoicesTexts } from './ad-choices-texts.ts';

loadAdChoicesTexts();

type Wish = 'auto' | 'on' | 'off';

/** What a draft says of scenes; undefined leaves it to the look. */
export const wishOf = (value: boolean | undefined): Wish => (value === undefined ? 'auto' : value ? 'on' : 'off');

interface ScenesFieldProps {
  value: boolean | undefined;
  onChange(value: boolean | undefined): void;
  /** Why the ad that is shown has none. */
  missing?: NoScenesShown | undefined;
}

/** Reasons that a user can do something about; "off" is said by the control itself. */
export type NoScenesShown = 'look' | 'kind' | 'cut_out' | 'color';

/** Chooses whether the product stands in drawn scenes: as the look asks, always, or never. */
export function ScenesField({ value, onChange, missing }: ScenesFieldProps) {
  const { t } = useTranslation('adChoices');
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('scenes.hint')}
      </Text>
      <SegmentedControl
        aria-label={t('scenes.label')}
        maw={520}
        value={wishOf(value)}
        onChange={(next) => onChange(next === 'auto' ? undefined : next === 'on')}
        data={(['auto', 'on', 'off'] as const).map((each) => ({ value: each, label: t(`scenes.${each}`) }))}
      />
      <Text size="sm" c="dimmed">
        {value !== false && missing ? t(`scenes.missing.${missing}`) : t('scenes.condition')}
      </Text>
    </Stack>
  );
}
