import { segmentText } from '@reelwright/timeline';

/** Shortens a text to whole words and an ellipsis; the first word is cut if it alone is too long. */
export function shorten(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const pieces = segmentText(text);
  for (let count = pieces.length - 1; count > 0; count--) {
    const kept = pieces
      .slice(0, count)
      .map((piece, index) => piece.text + (piece.spaceAfter && index < count - 1 ? ' ' : ''))
      .join('');
    const shown = `${kept.replace(/[\s,;:.，、。；：–—-]+$/u, '')}…`;
    if (fits(shown)) return shown;
  }
  const letters = Array.from(text);
  for (let count = letters.length - 1; count > 1; count--) {
    const shown = `${letters.slice(0, count).join('')}…`;
    if (fits(shown)) return shown;
  }
  return '…';
}
