import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface VariantTabsProps {
  count: number;
  /** From 0. */
  value: number;
  onChange(variant: number): void;
}

/** Which of the ad's variants is looked at and changed. */
export function VariantTabs({ count, value, onChange }: VariantTabsProps) {
  const { t } = useTranslation('adEditor');
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('variant.label')}
      value={String(value)}
      onChange={(next) => onChange(Number(next))}
      data={Array.from({ length: count }, (_none, variant) => ({
        value: String(variant),
        label: t('variant.name', { position: variant + 1 }),
      }))}
    />
  );
}
