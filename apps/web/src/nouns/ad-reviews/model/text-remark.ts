/** Why a part of a text has a remark. */
export interface RemarkReason {
  message: string;
  /** The public policy or law; only set for policy findings. */
  source?: string;
}

/** A remark on a part of a text, with every reason for it. `claim`: the product's data does not support the part. */
export interface TextRemark {
  start: number;
  end: number;
  text: string;
  /** The severity of the most severe reason. */
  severity: 'claim' | 'advise' | 'block';
  /** The most severe first, without duplicates. */
  reasons: readonly [RemarkReason, ...RemarkReason[]];
}

/** The most severe first. */
export const REMARK_RANK: Readonly<Record<TextRemark['severity'], number>> = { block: 0, claim: 1, advise: 2 };
