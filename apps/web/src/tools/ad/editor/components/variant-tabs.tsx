import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface VariantTabsProps {
  count: number;
  /** From 0. */
  value: number;
  onChange(variant: number): void;
}

/** Selects the variant to view and edit. */
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
