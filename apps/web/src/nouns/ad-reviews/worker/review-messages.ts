import type { ClaimProduct } from '@reelwright/claims';
import type { AdPlatform, UiLanguage } from '@reelwright/contracts';
import type { TextRemark } from '../model/text-remark.ts';

/** A text to review as it was typed. */
export interface ReviewOrder {
  /** Matches the answer to its order. */
  orderId: number;
  text: string;
  /** The product whose data claims are checked against; omitted if the text is the product's data itself. */
  product?: ClaimProduct | undefined;
  platforms: readonly AdPlatform[];
  language: UiLanguage;
  hasFormerPrice?: boolean | undefined;
}

export interface ReviewReport {
  orderId: number;
  remarks: TextRemark[];
}
