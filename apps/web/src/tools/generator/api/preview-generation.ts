import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { api } from '#src/lib/api.ts';
import { getLanguage } from '#src/lib/i18n.ts';

export interface PreviewWish {
  prompt: string;
  negative_prompt: string;
  scene_id: string | null;
  has_product: boolean;
  can_move: boolean;
}

const PAUSE_MS = 250;

/** Returns what the own engine would make of a prompt, once the typing pauses; asks nothing without a wish. */
export function usePromptAccount(wish: PreviewWish | null) {
  const [settled] = useDebouncedValue(wish, PAUSE_MS);
  const query = useQuery({
    queryKey: ['generationPreview', getLanguage(), settled],
    queryFn: ({ signal }) => {
      if (settled === null) throw new Error('there is no prompt to read');
      return api.call('previewGeneration', settled, { signal });
    },
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  });
  const isCurrent = JSON.stringify(settled) === JSON.stringify(wish) && !query.isPlaceholderData;
  return { ...query, prompt: settled?.prompt ?? '', isCurrent };
}
