/** Something to know about a stretch of a text. `claim`: the product's data does not say so. */
export interface TextRemark {
  start: number;
  end: number;
  text: string;
  severity: 'claim' | 'advise' | 'block';
  message: string;
  /** The public policy or law; only of findings by policy. */
  source?: string;
}

/** The gravest first. */
export const REMARK_RANK: Readonly<Record<TextRemark['severity'], number>> = { block: 0, claim: 1, advise: 2 };
