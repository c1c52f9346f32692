import { GlobalFonts, setTextRenderer } from '@napi-rs/canvas';
import { fontFaceName } from '@reelwright/timeline';
import { type FontFile, missingFont } from './font-file.ts';

const registered = new Set<string>();

/**
 * Registers fonts with the canvas, in this process and all its worker threads, and makes the canvas draw text as
 * Chromium does. Call it before any canvas is made; registered fonts are skipped. A font file is read at its first use.
 */
export function registerFonts(fonts: readonly FontFile[]): void {
  setTextRenderer('system');
  for (const font of fonts) {
    if (registered.has(font.path)) continue;
    if (!GlobalFonts.registerFromPath(font.path, fontFaceName(font))) throw missingFont(`${font.path} is not a font`);
    registered.add(font.path);
  }
}
