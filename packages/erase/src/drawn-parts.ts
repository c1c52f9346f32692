import { findParts, makeMask, type Mask, type Part, type PixelBox, type Size } from '@reelwright/planes';
import { fillAround } from './fill-around.ts';
import { halve, halveMask } from './frame.ts';
import { fillBox, growMask, keepBox } from './masks.ts';
import { findSharpSteps } from './sharp-steps.ts';

/** How far a colour lies from what surrounds the box to be foreign there. */
const FOREIGN = 44;
/** Steps of less contrast tell nothing of how they were made, in the mean of many frames. */
const LEAST_STEP = 16;
/** The share of an outline that runs along rows and columns and is as sharp as only drawn graphics are. */
const DRAWN = 0.25;

/** Lists for each part whether its outline is that of something drawn. */
export function listDrawn(labels: Int32Array, parts: readonly Part[], luma: Float32Array, size: Size): boolean[] {
  const sharp = growMask(findSharpSteps(luma, size, LEAST_STEP), size, 1);
  const [outline, drawn] = [new Uint32Array(parts.length + 1), new Uint32Array(parts.length + 1)];
  for (let at = size.width; at < labels.length - size.width; at += 1) {
    const label = labels[at] ?? 0;
    if (label === 0) continue;
    const isInner = [at - 1, at + 1, at - size.width, at + size.width].every((next) => labels[next] === label);
    if (isInner) continue;
    outline[label] = (outline[label] ?? 0) + 1;
    drawn[label] = (drawn[label] ?? 0) + (sharp[at] ?? 0);
  }
  return parts.map((_part, index) => (drawn[index + 1] ?? 0) >= DRAWN * (outline[index + 1] ?? 0));
}

/** Unmarks the scene's own strokes, where anything is drawn at all: a mark that was scaled is as soft as they are. */
export function dropUndrawn(core: Mask, luma: Float32Array, size: Size): void {
  const { labels, parts } = findParts(core, size);
  const isDrawn = listDrawn(labels, parts, luma, size);
  if (!isDrawn.includes(true)) return;
  for (let at = 0; at < core.length; at += 1) if (isDrawn[(labels[at] ?? 0) - 1] === false) core[at] = 0;
}

/** Marks things that lie wholly in the box, differ from what surrounds the box, and have the outline of something drawn. */
export function markDrawn(
  core: Mask,
  planes: readonly [luma: Float32Array, u: Float32Array, v: Float32Array],
  size: Size,
  box: PixelBox,
): void {
  const half = halve(size);
  const hidden = fillBox(size, box);
  const [offY, offU, offV] = planes.map((plane, index) => {
    const continued = Uint8Array.from(plane, (value) => Math.round(value));
    fillAround(continued, index === 0 ? hidden : halveMask(hidden, size), index === 0 ? size : half);
    return plane.map((value, at) => Math.abs(value - (continued[at] ?? 0)));
  });
  const differs = makeMask(core.length, (at) => {
    const y = Math.floor(at / size.width);
    const chroma = (y >> 1) * half.width + ((at - y * size.width) >> 1);
    return (offY?.[at] ?? 0) + 1.5 * ((offU?.[chroma] ?? 0) + (offV?.[chroma] ?? 0)) > FOREIGN;
  });
  const { labels, parts } = findParts(keepBox(differs, size, box), size);
  const isDrawn = listDrawn(labels, parts, planes[0], size).map((drawn, index) => {
    const { left, top, right, bottom } = parts[index] as Part;
    const [lastX, lastY] = [box.left + box.width - 1, box.top + box.height - 1];
    return drawn && left > box.left && top > box.top && right < lastX && bottom < lastY;
  });
  for (let at = 0; at < core.length; at += 1) if (isDrawn[(labels[at] ?? 0) - 1] === true) core[at] = 1;
}
