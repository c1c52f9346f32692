import { useDebouncedValue } from '@mantine/hooks';
import type { ClaimProduct } from '@reelwright/claims';
import type { AdPlatform } from '@reelwright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getLanguage } from '#src/lib/i18n.ts';
import { orderReview } from './order-review.ts';
import type { TextRemark } from './text-remark.ts';

/** Long enough that a word is finished before it is judged. */
const TYPING_MS = 300;

export interface ReviewedText {
  /** The text that the remarks are about: what is typed meanwhile is not in it yet. */
  text: string;
  remarks: readonly TextRemark[];
}

const NOTHING: ReviewedText = { text: '', remarks: [] };

/** Reads a text as it is typed, beside the page. */
export function useTextReview({
  text,
  ...options
}: {
  text: string;
  product?: ClaimProduct | undefined;
  platforms: readonly AdPlatform[];
  hasFormerPrice?: boolean | undefined;
}): ReviewedText {
  const [settled] = useDebouncedValue(text, TYPING_MS);
  const request = { text: settled, ...options, language: getLanguage() };
  const { data = NOTHING } = useQuery({
    queryKey: ['textReview', request],
    queryFn: async (): Promise<ReviewedText> => ({ text: settled, remarks: await orderReview(request) }),
    enabled: settled.trim() !== '',
    // Nothing of it is asked of the server.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return settled.trim() === '' ? NOTHING : data;
}
