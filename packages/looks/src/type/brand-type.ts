import type { BrandFont, BrandFonts } from '@reelwright/contracts';
import { findFontFamily } from '@reelwright/timeline';
import type { Face, Look, ScriptTypography } from '../look.ts';
import { listMeasuredWeights } from './measure-text.ts';

/** A look set in the fonts of a brand, as far as they have the letters of the script. Sizes follow the look. */
export function withBrandFonts(look: Look, fonts: BrandFonts | undefined): Look {
  if (!fonts || (fonts.title === undefined && fonts.body === undefined)) return look;
  return {
    ...look,
    latin: setIn(look.latin, fonts, 'latin'),
    chinese: setIn(look.chinese, fonts, 'han'),
  };
}

const BOLD = 700;

function setIn(type: ScriptTypography, { title, body }: BrandFonts, script: 'latin' | 'han'): ScriptTypography {
  const titleFace = title && hasScript(title, script) ? faceOf(title, type.title.face.weight) : undefined;
  const bodyFace = body && hasScript(body, script) ? faceOf(body, type.body.weight) : undefined;
  const captionFace = bodyFace && body ? faceOf(body, BOLD) : undefined;
  const { bodyScale, ...rest } = type;
  return {
    ...rest,
    // The look's own scale belongs to its own handwriting.
    ...(bodyFace || bodyScale === undefined ? {} : { bodyScale }),
    // Condensed capitals of a look would be too wide in another font.
    ...(titleFace ? { title: { ...type.title, face: titleFace, scale: Math.min(1, type.title.scale) } } : {}),
    ...(bodyFace ? { body: bodyFace } : {}),
    ...(titleFace ? { sticker: titleFace } : {}),
    // Captions are running text: in the brand's text font, in bold, else in the look's own face.
    ...(bodyFace || titleFace ? { caption: captionFace ?? type.title.face } : {}),
  };
}

function hasScript(family: BrandFont, script: 'latin' | 'han'): boolean {
  const scripts = findFontFamily(family)?.scripts ?? [];
  return script === 'han' ? scripts.includes('han') : scripts.some((each) => each === 'latin' || each === 'western');
}

/** The face of a family that is nearest to a weight, among those whose widths are known. */
function faceOf(family: BrandFont, weight: number): Face | undefined {
  const weights = listMeasuredWeights(family);
  const nearest = weights.toSorted((one, other) => Math.abs(one - weight) - Math.abs(other - weight))[0];
  return nearest === undefined ? undefined : { family, weight: nearest };
}
