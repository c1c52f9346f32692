import { AD_VIDEO_LIMITS, measureWideText } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import type { AdInput } from '@reelwright/ad';

/** Throws SCENE_TEXT_TOO_LONG if a typed title is too long for every layout. Called before credits are held. */
export function refuseLongTitles({ script, variants }: AdInput): void {
  for (const own of [script, ...(variants ?? []).map((variant) => variant.script)]) {
    for (const [index, { on_screen: title }] of (own?.scenes ?? []).entries()) {
      if (measureWideText(title.text) > AD_VIDEO_LIMITS.maxTitleWidth)
        throw new AppError('SCENE_TEXT_TOO_LONG', { position: index + 1, text: title.text });
    }
  }
}
