import { Autocomplete, Text } from '@mantine/core';
import { type AdLanguage, currencyOfLanguage } from '@reelwright/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameCurrencies } from '#src/lib/currency-names.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { editProduct, nameCurrency } from '../../draft/draft-edits.ts';
import { useFieldProblem } from '../model/draft-problems.ts';

const MAX_SHOWN = 8;

/** A currency, found by its code, sign or name. A sign that is typed becomes its code. */
export function CurrencyField({ language }: { language: AdLanguage }) {
  const { t, i18n } = useTranslation('adForm');
  const store = useAdDraftStore();
  const value = useDraftState((state) => state.content.product.currency ?? '');
  // A missing currency is only a problem beside a price, and is then reported at once.
  const problem = useFieldProblem('currency', { isEmpty: false });
  const names = useMemo(() => nameCurrencies(i18n.resolvedLanguage ?? 'en'), [i18n.resolvedLanguage]);
  const change = (next: string): void =>
    store.change(editProduct({ currency: next || undefined }), { mergeKey: 'product.currency' });
  return (
    <div data-field="currency">
      <Autocomplete
        // Mantine adds aria-controls and aria-expanded.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="combobox"
        label={t('form.currency')}
        placeholder={currencyOfLanguage(language) ?? t('form.currencyPlaceholder')}
        data={[...names.keys()]}
        limit={MAX_SHOWN}
        value={value}
        error={problem}
        onChange={change}
        onBlur={() => store.change(nameCurrency, { mergeKey: 'product.currency' })}
        filter={({ options, search, limit }) =>
          options
            .filter(
              (option) =>
                'value' in option && isMatch({ code: option.value, name: names.get(option.value) ?? '' }, search),
            )
            .slice(0, limit)
        }
        renderOption={({ option }) => (
          <Text size="sm" truncate>
            <b>{option.value}</b> {names.get(option.value)}
          </Text>
        )}
        comboboxProps={{ width: 240, position: 'bottom-start' }}
      />
    </div>
  );
}

function isMatch({ code, name }: { code: string; name: string }, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return code.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted);
}
