import type { Box, StickerClip, TimelineDocument, TitleClip } from '@reelwright/timeline';
import { mix } from './color/rgb.ts';

/** What a text can have behind it, for tests: worked out from the document alone. */

/** An outline this broad is the ground of the letters within it. */
const BROAD_OUTLINE = 0.08;

function covers(outer: Box, inner: Box): boolean {
  const slack = 1e-6;
  return (
    outer.x <= inner.x + slack &&
    outer.y <= inner.y + slack &&
    outer.x + outer.width >= inner.x + inner.width - slack &&
    outer.y + outer.height >= inner.y + inner.height - slack
  );
}

function touches(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A plain rectangle that lies straight: its colour is that of all it covers. */
function isPlate(clip: StickerClip): clip is Extract<StickerClip, { kind: 'shape' }> {
  return (
    clip.kind === 'shape' && (clip.shape === undefined || clip.shape === 'rect') && !clip.softness && !clip.transform
  );
}

/**
 * The colours that may be behind a text. A picture may be of any colour, black and white at its worst; one that is multiplied with
 * its ground, or a shape that covers only a part of the text, adds to what there was.
 */
export function groundsOf(document: TimelineDocument, text: TitleClip | StickerClip): string[] {
  let grounds = [document.canvas.background];
  for (const track of document.tracks) {
    for (const clip of track.clips) {
      if (clip.id === text.id) return text.kind === 'title' ? onOwnGround(text, grounds) : [...new Set(grounds)];
      if (!('box' in clip) || !touches(clip.box, text.box)) continue;
      if (clip.kind === 'image' || clip.kind === 'video') {
        grounds.push('#000000', '#ffffff');
      } else if (clip.kind === 'shape') {
        const { from, to, fromOpacity, toOpacity } = clip.fill;
        const { pattern } = clip;
        const plain = [
          ...grounds.map((ground) => mix(ground, from, fromOpacity)),
          ...grounds.map((ground) => mix(ground, to, toOpacity)),
        ];
        // Its figures add to what they stand on.
        const figures = pattern?.colors.flatMap((color) => plain.map((ground) => mix(ground, color, pattern.opacity)));
        const colors = [...new Set([...plain, ...(figures ?? [])])];
        const isBorderOnly = fromOpacity === 0 && toOpacity === 0 && !pattern;
        if (isBorderOnly) continue;
        if (isPlate(clip) && covers(clip.box, text.box)) grounds = colors;
        else grounds.push(...colors);
      }
    }
  }
  throw new Error(`${text.id} is not in the document`);
}

function onOwnGround({ style }: TitleClip, behind: readonly string[]): string[] {
  const { plate, outline } = style;
  if (plate) return behind.map((ground) => mix(ground, plate.color, plate.opacity));
  if (outline && outline.width >= BROAD_OUTLINE) return [outline.color];
  return [...new Set(behind)];
}
