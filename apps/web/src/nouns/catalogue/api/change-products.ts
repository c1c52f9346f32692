import type { CallInput, CallName } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { CATALOGUE_KEY } from './list-products.ts';

type Change = Extract<
  CallName,
  'saveProduct' | 'deleteProducts' | 'restoreProducts' | 'importProducts' | 'undoProductImport'
>;

/** Makes one call that changes saved products, and then reads the lists again. */
export function useProductChange<Name extends Change>(name: Name) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => api.call(name, input),
    onSettled: () => queries.invalidateQueries({ queryKey: CATALOGUE_KEY }),
  });
}
