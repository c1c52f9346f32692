import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { partPrice } from '../../draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { CurrencyField } from './currency-field.tsx';
import { SourceMark } from './source-mark.tsx';
import { TextField } from './text-field.tsx';

/** The price, the former price, and their currency, which may be typed with either. */
export function PriceFields() {
  const { t } = useTranslation('adForm');
  const store = useAdDraftStore();
  const language = useDraftState((state) => state.content.settings.language ?? 'en');
  const leave = (field: 'price' | 'original_price') => (): void =>
    store.change(partPrice(field), { mergeKey: `product.${field}` });
  return (
    <SimpleGrid cols={{ base: 2, xs: 3 }}>
      <SourceMark field="price">
        <TextField
          field="price"
          label={t('form.price')}
          placeholder={t('form.pricePlaceholder')}
          onLeave={leave('price')}
        />
      </SourceMark>
      <SourceMark field="original_price">
        <TextField field="original_price" label={t('form.originalPrice')} onLeave={leave('original_price')} />
      </SourceMark>
      <SourceMark field="currency">
        <CurrencyField language={language} />
      </SourceMark>
    </SimpleGrid>
  );
}
