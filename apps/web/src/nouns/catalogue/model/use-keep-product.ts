import { type CallInput, nameField } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getLanguage } from '#src/lib/i18n.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import { useProductChange } from '../api/change-products.ts';
import { loadCatalogueTexts } from './catalogue-texts.ts';
import { checkProduct } from './product-form.ts';

loadCatalogueTexts();

/** Saves the product of an ad among the products; says what is missing where it can't be saved yet. */
export function useKeepProduct(origin: NonNullable<CallInput<'saveProduct'>['origin']>) {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const save = useProductChange('saveProduct');

  function keep(fields: Record<string, unknown>): void {
    const checked = checkProduct(fields, getLanguage());
    if (!checked.ok) {
      const { field, problem } = checked.worst;
      return showToast('warning', t('keep.incomplete', { field: nameField(field, getLanguage()), problem }));
    }
    save.mutate(
      { product: checked.product, origin },
      {
        onSuccess: ({ name, product_id: id }) =>
          showToast('success', t('keep.saved', { name }), {
            action: {
              label: t('keep.open'),
              onClick: () => void navigate({ to: '/smart-editing/product/$id', params: { id } }),
            },
          }),
        onError: showError,
      },
    );
  }
  return { keep, isSaving: save.isPending, label: t('keep.save') };
}
