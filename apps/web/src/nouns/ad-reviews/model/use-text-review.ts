import { useDebouncedValue } from '@mantine/hooks';
import type { ClaimProduct } from '@reelwright/claims';
import type { AdPlatform } from '@reelwright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getLanguage } from '#src/lib/i18n.ts';
import { orderReview } from './order-review.ts';
import type { TextRemark } from './text-remark.ts';

/** Enough time to finish a word before it is reviewed. */
const TYPING_MS = 300;

export interface ReviewedText {
  /** The text the remarks refer to; without what was typed since. */
  text: string;
  remarks: readonly TextRemark[];
}

const NOTHING: ReviewedText = { text: '', remarks: [] };

/** Reviews a text in a worker while it is typed. */
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
    // The review runs in the browser and needs no connection.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return settled.trim() === '' ? NOTHING : data;
}
