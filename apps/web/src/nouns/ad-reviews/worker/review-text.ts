import { lintLine } from '@reelwright/ad-policy';
import { type ClaimChecker, describeClaim } from '@reelwright/claims';
import type { AdPlatform, UiLanguage } from '@reelwright/contracts';
import { REMARK_RANK, type RemarkReason, type TextRemark } from '../model/text-remark.ts';

export interface ReviewOptions {
  /** Checks claims against the product; omitted if the text is the product's data itself. */
  checker?: ClaimChecker | undefined;
  platforms: readonly AdPlatform[];
  language: UiLanguage;
  hasFormerPrice?: boolean | undefined;
}

/** One checker's finding on a part of the text. */
type Finding = Pick<TextRemark, 'start' | 'end' | 'severity'> & RemarkReason;

/** Returns the remarks on a text, the most severe first. Overlapping parts become one remark with every reason. */
export function reviewText(
  text: string,
  { checker, platforms, language, hasFormerPrice }: ReviewOptions,
): TextRemark[] {
  const claims = (checker?.check(text) ?? [])
    .filter(({ is_supported: isSupported }) => !isSupported)
    .map(
      (mark): Finding => ({
        start: mark.start,
        end: mark.end,
        severity: 'claim',
        message: describeClaim(mark, language),
      }),
    );
  const policy = lintLine(text, { platforms, language, hasFormerPrice }).map(
    ({ start, end, severity, reason, source }): Finding => ({ start, end, severity, message: reason, source }),
  );
  return joinOverlapping([...claims, ...policy])
    .map((findings) => toRemark(text, findings))
    .toSorted(byRank);
}

const byRank = (one: Pick<Finding, 'severity' | 'start'>, other: Pick<Finding, 'severity' | 'start'>): number =>
  REMARK_RANK[one.severity] - REMARK_RANK[other.severity] || one.start - other.start;

/** Groups findings that share words; each finding without words is its own group. */
function joinOverlapping(findings: readonly Finding[]): [Finding, ...Finding[]][] {
  const groups: [Finding, ...Finding[]][] = [];
  for (const finding of findings.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = groups.at(-1);
    const isOfWords = finding.end > finding.start;
    if (isOfWords && last && finding.start < Math.max(...last.map(({ end }) => end))) last.push(finding);
    else groups.push([finding]);
  }
  return groups;
}

function toRemark(text: string, findings: [Finding, ...Finding[]]): TextRemark {
  const start = Math.min(...findings.map((each) => each.start));
  const end = Math.max(...findings.map((each) => each.end));
  const [gravest = findings[0], ...others] = findings.toSorted(byRank);
  const reasons = new Map(
    [gravest, ...others].map(({ message, source }) => [
      message,
      { message, ...(source === undefined ? {} : { source }) },
    ]),
  );
  const [first = { message: gravest.message }, ...rest] = reasons.values();
  return { start, end, text: text.slice(start, end), severity: gravest.severity, reasons: [first, ...rest] };
}
