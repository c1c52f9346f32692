import { isForbidden, lintLine, type LintOptions, lintScript, lintTimeline } from '@reelwright/ad-policy';
import type { AdPlatform, PolicyFinding, Script, UiLanguage } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';

/** The texts of an ad. */
export interface AdTexts {
  texts?: readonly string[] | undefined;
  scripts?: readonly Script[] | undefined;
  document?: TimelineDocument | undefined;
  platforms: readonly AdPlatform[];
  /** Language of the reason. */
  language: UiLanguage;
}

/** Returns the first finding that blocks an ad; undefined if there is none. */
export function findForbidden({ texts = [], scripts = [], document, ...options }: AdTexts): PolicyFinding | undefined {
  for (const findings of listFindings({ texts, scripts, document }, options)) {
    const found = findings.find((finding) => isForbidden([finding]));
    if (found) return found;
  }
  return undefined;
}

/** Returns those of the texts that block an ad. */
export function listForbidden({ texts, ...options }: LintOptions & { texts: readonly string[] }): string[] {
  return texts.filter((text) => isForbidden(lintLine(text, options)));
}

/** Lazily: the first blocking finding ends the search. */
function* listFindings(
  { texts, scripts, document }: Required<Pick<AdTexts, 'texts' | 'scripts'>> & Pick<AdTexts, 'document'>,
  options: LintOptions,
): Generator<PolicyFinding[]> {
  for (const text of texts ?? []) yield lintLine(text, options);
  for (const script of scripts ?? []) yield lintScript(script, options);
  if (document) yield lintTimeline(document, options);
}
