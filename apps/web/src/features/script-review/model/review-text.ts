import { lintLine } from '@reelwright/ad-policy';
import { type ClaimChecker, describeClaim } from '@reelwright/claims';
import type { AdPlatform, UiLanguage } from '@reelwright/contracts';

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

export interface ReviewOptions {
  /** Checks claims against the product; left out where the text is the product's data itself. */
  checker?: ClaimChecker | undefined;
  platforms: readonly AdPlatform[];
  language: UiLanguage;
  hasFormerPrice?: boolean | undefined;
}

const RANK = { block: 0, claim: 1, advise: 2 } as const;

/** What a reader should know of a text, the gravest first; one remark for each reason and place. */
export function reviewText(
  text: string,
  { checker, platforms, language, hasFormerPrice }: ReviewOptions,
): TextRemark[] {
  const claims = (checker?.check(text) ?? [])
    .filter(({ is_supported: isSupported }) => !isSupported)
    .map(
      (mark): TextRemark => ({
        start: mark.start,
        end: mark.end,
        text: text.slice(mark.start, mark.end),
        severity: 'claim',
        message: describeClaim(mark, language),
      }),
    );
  const policy = lintLine(text, { platforms, language, hasFormerPrice }).map(
    ({ start, end, severity, reason, source, ...finding }): TextRemark => ({
      start,
      end,
      text: finding.text,
      severity,
      message: reason,
      source,
    }),
  );
  return [...claims, ...policy]
    .toSorted((one, other) => RANK[one.severity] - RANK[other.severity] || one.start - other.start)
    .filter(
      (remark, index, all) =>
        all.findIndex((other) => other.message === remark.message && other.start === remark.start) === index,
    );
}

export interface TextPart {
  text: string;
  /** The gravest remark on it. */
  severity: TextRemark['severity'] | null;
}

/** The whole text in stretches that are marked alike. */
export function splitByRemarks(text: string, remarks: readonly TextRemark[]): TextPart[] {
  const borders = [...new Set([0, text.length, ...remarks.flatMap(({ start, end }) => [start, end])])].toSorted(
    (one, other) => one - other,
  );
  return borders.slice(0, -1).flatMap((start, index) => {
    const end = borders[index + 1] ?? start;
    const over = remarks.filter((remark) => remark.start < end && remark.end > start);
    const [gravest] = over.toSorted((one, other) => RANK[one.severity] - RANK[other.severity]);
    return end > start ? [{ text: text.slice(start, end), severity: gravest?.severity ?? null }] : [];
  });
}
