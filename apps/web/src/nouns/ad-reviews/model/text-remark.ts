/** Why a stretch of a text is remarked on. */
export interface RemarkReason {
  message: string;
  /** The public policy or law; only of findings by policy. */
  source?: string;
}

/** Something to know about a stretch of a text, once for all that is said of it. `claim`: the product's data does not say so. */
export interface TextRemark {
  start: number;
  end: number;
  text: string;
  /** Of its gravest reason. */
  severity: 'claim' | 'advise' | 'block';
  /** The gravest first, each once. */
  reasons: readonly [RemarkReason, ...RemarkReason[]];
}

/** The gravest first. */
export const REMARK_RANK: Readonly<Record<TextRemark['severity'], number>> = { block: 0, claim: 1, advise: 2 };
