import { lintLine, lintScript, lintTimeline } from '@reelwright/ad-policy';
import type { AdPlatform, PolicyFinding, Script, UiLanguage } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { AppError } from '#src/app-error.ts';
import type { AdInput } from '@reelwright/ad';

function refuseFirst(findings: readonly PolicyFinding[]): void {
  const found = findings.find(({ severity }) => severity === 'block');
  if (found) throw new AppError('POLICY_FORBIDS', { text: found.text, reason: found.reason });
}

/** Throws POLICY_FORBIDS if the law or a platform of the ad forbids a typed text. Called before credits are held. */
export function refuseForbiddenTexts(input: AdInput, language: UiLanguage): void {
  const { product, platforms, script, variants } = input;
  const texts = [
    product?.name,
    product?.brand,
    product?.description,
    product?.audience,
    ...(product?.selling_points ?? []),
    ...(product?.reviews ?? []).map(({ quote }) => quote),
  ];
  refuseFirst(texts.flatMap((text) => (text === undefined ? [] : lintLine(text, { language, platforms }))));
  for (const own of [script, ...(variants ?? []).map((variant) => variant.script)])
    if (own) refuseFirst(lintScript(own, { language, platforms }));
}

/**
 * Throws POLICY_FORBIDS if the law or a platform forbids a text of a script. The script is then neither spoken nor
 * rendered.
 */
export function refuseForbiddenScript(script: Script, platforms: readonly AdPlatform[]): void {
  refuseFirst(lintScript(script, { language: script.language, platforms }));
}

/**
 * Throws POLICY_FORBIDS if the law or a platform forbids what the cut ad shows. The ad is then not rendered, and its
 * credits are returned.
 */
export function refuseForbiddenTimeline(
  document: TimelineDocument,
  { language, platforms }: Pick<AdInput, 'language' | 'platforms'>,
): void {
  refuseFirst(lintTimeline(document, { language, platforms }));
}
