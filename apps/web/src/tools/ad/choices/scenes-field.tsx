import { SegmentedControl, Stack, Text } from '@mantine/core';
import { DEFAULT_PRODUCT_SCENES, PRODUCT_SCENES, type ProductScenes } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { loadAdChoicesTexts } from './ad-choices-texts.ts';

loadAdChoicesTexts();

interface ScenesFieldProps {
  /** The default if it is left out. */
  value: ProductScenes | undefined;
  onChange(value: ProductScenes): void;
  /** Why the ad that is shown has none. */
  missing?: NoScenesShown | undefined;
}

/** Reasons that the control itself doesn't say. */
export type NoScenesShown = 'look' | 'kind' | 'cut_out' | 'color' | 'failed';

/** Chooses whether the product stands in drawn scenes: never, as the look asks, or always. */
export function ScenesField({ value = DEFAULT_PRODUCT_SCENES, onChange, missing }: ScenesFieldProps) {
  const { t } = useTranslation('adChoices');
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('scenes.hint')}
      </Text>
      <SegmentedControl
        aria-label={t('scenes.label')}
        maw={520}
        value={value}
        onChange={onChange}
        data={PRODUCT_SCENES.map((each) => ({ value: each, label: t(`scenes.${each}`) }))}
      />
      <Text size="sm" c="dimmed">
        {value !== 'off' && missing ? t(`scenes.missing.${missing}`) : t('scenes.condition')}
      </Text>
    </Stack>
  );
}
