import type { BrandKitId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { brandKitsQuery } from './list-brand-kits.ts';

export function useDeleteBrandKit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: BrandKitId) => api.call('deleteBrandKit', { id }),
    onSuccess: () => queries.invalidateQueries(brandKitsQuery),
  });
}
