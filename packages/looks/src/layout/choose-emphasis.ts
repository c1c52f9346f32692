import type { TitleClip } from '@reelwright/timeline';
import { MIN_TEXT_CONTRAST, readableOn, type SceneColors } from '../color/derive-colors.ts';
import { contrastOf } from '../color/rgb.ts';
import type { LookDecoration } from '../look.ts';

const SMALL_WORD =
  /^(?:a|an|the|of|to|in|on|at|for|with|and|or|is|are|it|its|your|you|der|die|das|ein|eine|und|mit|für|im|am|zu|den|dem)$/i;

/**
 * Returns the part of a title to emphasise: a number, else its last content word. Returns undefined for a single word
 * or Chinese without spaces.
 */
function emphasised(text: string): string | undefined {
  const words = text.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''));
  const full = words.filter((word) => word.length > 2 && !SMALL_WORD.test(word) && !word.includes('\u200b'));
  if (words.length < 2) return /\d[\d.,]*\s?[%°]?/u.exec(text)?.[0].trim();
  return words.find((word) => /\d/.test(word)) ?? full.at(-1);
}

export function chooseEmphasis(
  text: string,
  kind: LookDecoration['emphasis'],
  colors: SceneColors,
): TitleClip['emphasis'] | undefined {
  const part = kind === 'none' ? undefined : emphasised(text);
  if (part === undefined || part === '' || kind === 'none') return undefined;
  switch (kind) {
    case 'color':
      if (colors.accentInk !== colors.ink) return { text: part, color: colors.accentInk, kind };
      // An accent that is no colour of text here is a colour behind text.
      return contrastOf(colors.ink, colors.accent) >= MIN_TEXT_CONTRAST
        ? { text: part, color: colors.accent, kind: 'marker' }
        : undefined;
    case 'underline':
      return { text: part, color: colors.accentInk, kind };
    case 'marker':
      // The ink keeps its colour on the marker.
      return { text: part, color: readableOn(colors.ink, colors.accent), kind };
  }
}
