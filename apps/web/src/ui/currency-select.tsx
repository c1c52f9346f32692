import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameCurrencies } from '#src/lib/currency-names.ts';

interface CurrencySelectProps extends Pick<SelectProps, 'label' | 'description' | 'placeholder' | 'error'> {
  /** ISO 4217; empty if none is chosen. */
  value: string;
  onChange(code: string): void;
}

/** A currency, found by its code or name. */
export function CurrencySelect({ value, onChange, ...props }: CurrencySelectProps) {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  const data = useMemo(
    () => [...nameCurrencies(language)].map(([code, name]) => ({ value: code, label: `${code} · ${name}` })),
    [language],
  );
  return (
    <Select
      {...props}
      searchable
      clearable
      limit={50}
      data={data}
      value={value === '' ? null : value}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}
