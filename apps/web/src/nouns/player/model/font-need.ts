import { type FontUse, fontFaceName, listFontUses, type TimelineDocument } from '@reelwright/timeline';
import type { FontSource } from '../worker/worker-messages.ts';

/** Faces that an edit draws with beyond those of its preview, each with all its characters. */
export interface FontNeed {
  key: string;
  faces: FontUse[];
}

const NOTHING: FontNeed = { key: '', faces: [] };

/** Lists the faces that lack characters of the edited document. */
function listLackingFonts(before: TimelineDocument, after: TimelineDocument): FontUse[] {
  const known = new Map(listFontUses(before).map((use) => [fontFaceName(use), use.text]));
  return listFontUses(after).flatMap((use) => {
    const text = known.get(fontFaceName(use)) ?? '';
    const has = new Set(text);
    if (known.has(fontFaceName(use)) && [...use.text].every((character) => has.has(character))) return [];
    return [{ ...use, text: [...new Set(text + use.text)].toSorted().join('') }];
  });
}

/** Returns what an edited document draws with beyond the document that its preview was loaded with. */
export function toFontNeed(before: TimelineDocument, after: TimelineDocument): FontNeed {
  const faces = listLackingFonts(before, after);
  return faces.length > 0 ? { key: JSON.stringify(faces), faces } : NOTHING;
}

/** Returns fonts with newer ones in place of those of the same faces. */
export function replaceFonts(fonts: readonly FontSource[], newer: readonly FontSource[]): FontSource[] {
  const replaced = new Set(newer.map(fontFaceName));
  return [...fonts.filter((font) => !replaced.has(fontFaceName(font))), ...newer];
}
