import { lintLine } from '@reelwright/ad-policy';
import { type ClaimChecker, describeClaim } from '@reelwright/claims';
import type { AdPlatform, UiLanguage } from '@reelwright/contracts';
import { REMARK_RANK, type TextRemark } from '../model/text-remark.ts';

export interface ReviewOptions {
  /** Checks claims against the product; left out where the text is the product's data itself. */
  checker?: ClaimChecker | undefined;
  platforms: readonly AdPlatform[];
  language: UiLanguage;
  hasFormerPrice?: boolean | undefined;
}

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
    .toSorted((one, other) => REMARK_RANK[one.severity] - REMARK_RANK[other.severity] || one.start - other.start)
    .filter(
      (remark, index, all) =>
        all.findIndex((other) => other.message === remark.message && other.start === remark.start) === index,
    );
}
