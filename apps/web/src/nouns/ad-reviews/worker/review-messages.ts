import type { ClaimProduct } from '@reelwright/claims';
import type { AdPlatform, UiLanguage } from '@reelwright/contracts';
import type { TextRemark } from '../model/text-remark.ts';

/** A text to be read as it was typed. */
export interface ReviewOrder {
  /** What the answer is told by. */
  orderId: number;
  text: string;
  /** What may be claimed; left out where the text is the product's data itself. */
  product?: ClaimProduct | undefined;
  platforms: readonly AdPlatform[];
  language: UiLanguage;
  hasFormerPrice?: boolean | undefined;
}

export interface ReviewReport {
  orderId: number;
  remarks: TextRemark[];
}
