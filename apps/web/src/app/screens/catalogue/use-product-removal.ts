import type { SavedProduct } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { useProductChange } from '#src/nouns/catalogue/api/change-products.ts';
import { showError, showUndoToast } from '#src/ui/toast.ts';

/** Deletes saved products at once and offers to restore them. Resolves to whether they were deleted. */
export function useProductRemoval() {
  const { t } = useTranslation('catalogue');
  // Uses the promises, because the screen may be left before the answer.
  const { mutateAsync: remove } = useProductChange('deleteProducts');
  const { mutateAsync: restore } = useProductChange('restoreProducts');
  return async (products: readonly Pick<SavedProduct, 'product_id' | 'name'>[]): Promise<boolean> => {
    const ids = { product_ids: products.map(({ product_id: id }) => id) };
    try {
      await remove(ids);
    } catch (error) {
      showError(error as Error);
      return false;
    }
    const [first] = products;
    const said =
      products.length === 1
        ? t('list.deleted', { name: first?.name ?? '' })
        : t('list.deletedMany', { count: products.length });
    showUndoToast(said, { label: t('undo'), onUndo: () => void restore(ids).catch(showError) });
    return true;
  };
}
