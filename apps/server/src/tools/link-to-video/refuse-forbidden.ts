import { lintLine, lintScript } from '@reelwright/ad-policy';
import type { PolicyFinding, Script, UiLanguage, UrlToVideoInput } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';

function refuseFirst(findings: readonly PolicyFinding[]): void {
  const found = findings.find(({ severity }) => severity === 'block');
  if (found) throw new AppError('POLICY_FORBIDS', { text: found.text, reason: found.reason });
}

/** Throws POLICY_FORBIDS where law forbids what was typed for the ad; nothing has been paid yet. */
export function refuseForbiddenTexts({ product }: UrlToVideoInput, language: UiLanguage): void {
  const texts = [product?.name, product?.brand, product?.description, ...(product?.selling_points ?? [])];
  refuseFirst(texts.flatMap((text) => (text === undefined ? [] : lintLine(text, { language }))));
}

/** Throws POLICY_FORBIDS where law forbids what a script says; it is neither spoken nor rendered. */
export function refuseForbiddenScript(script: Script): void {
  refuseFirst(lintScript(script, { language: script.language }));
}
