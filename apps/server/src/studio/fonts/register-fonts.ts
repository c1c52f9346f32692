import { GlobalFonts, setTextRenderer } from '@napi-rs/canvas';
import { fontFaceName } from '@reelwright/timeline';
import { type FontFile, missingFont } from './font-file.ts';

const registered = new Set<string>();

/**
 * Makes fonts known to the canvas, in this process and all its worker threads, and has text drawn as Chromium draws it. Call it before
 * any canvas is made; a font that is known already is skipped. A file is read only when it is drawn with.
 */
export function registerFonts(fonts: readonly FontFile[]): void {
  setTextRenderer('system');
  for (const font of fonts) {
    if (registered.has(font.path)) continue;
    if (!GlobalFonts.registerFromPath(font.path, fontFaceName(font))) throw missingFont(`${font.path} is not a font`);
    registered.add(font.path);
  }
}
