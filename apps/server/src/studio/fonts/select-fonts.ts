import { fontFaceName, listFontFaces, type TimelineDocument } from '@reelwright/timeline';
import type { FontFile } from './font-file.ts';

/** Returns the fonts that a document draws with. */
export function selectFonts(fonts: readonly FontFile[], document: TimelineDocument): FontFile[] {
  const names = new Set(listFontFaces(document).map(fontFaceName));
  return fonts.filter((font) => names.has(fontFaceName(font)));
}
