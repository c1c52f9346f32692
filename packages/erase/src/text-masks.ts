import type { Mask, PixelBox, Size } from '@reelwright/planes';
import type { YuvPlanes } from './frame.ts';
import { countMask, growMask, keepBox } from './masks.ts';
import { findPlate, type Plate } from './plate.ts';
import { measureStrokes, smearReach, strokeReach } from './strokes.ts';

/** A stroke of text stands out at least this much, of 255. */
const STROKE = 56;
/** What is burned in keeps its brightness from frame to frame. */
const STEADY = 12;
/** Two frames whose strokes agree less than this show different texts. */
const SAME_TEXT = 0.45;
/** A text is in sight for at least this long. */
const SHORTEST_TEXT_S = 0.2;
/** The letters of a text have one brightness: this share of what stands out lies within the width. */
const ONE_COLOUR = { share: 0.5, width: 34 };
/** Texts fade in and out within this time. */
const FADE_S = 0.4;

export interface TextSearch {
  frames: readonly YuvPlanes[];
  size: Size;
  /** In which text is looked for. */
  box: PixelBox;
  videoHeight: number;
  framesPerSecond: number;
}

/** What texts cover. */
export interface BurnedTexts {
  /** For each frame, the pixels of burned-in text, with what an encoder has smeared; null where there is none. */
  masks: (Mask | null)[];
  /** For each frame, the plate on which its text stands; null where there is none. */
  plates: (Plate | null)[];
}

export function findTexts({ frames, size, box, videoHeight, framesPerSecond }: TextSearch): BurnedTexts {
  const reach = strokeReach(videoHeight);
  const strokes = frames.map(({ y }) => measureStrokes(y, size, reach));
  const cores = strokes.map((own, index) => findSteadyStrokes(own, index));
  const least = Math.max(24, Math.round(box.width * box.height * 0.002));
  const masks: (Mask | null)[] = frames.map(() => null);
  const plates: (Plate | null)[] = frames.map(() => null);
  const shortest = Math.max(3, Math.round(SHORTEST_TEXT_S * framesPerSecond));
  const fade = Math.round(FADE_S * framesPerSecond);
  const texts: { from: number; to: number; core: Mask; mask: Mask; plate: Plate | null }[] = [];

  for (let from = 0; from < frames.length; ) {
    let to = from + 1;
    while (to < frames.length && isSameText(cores[to - 1], cores[to])) to += 1;
    // At the edge of what is looked at, a text goes on where nobody looks.
    const isCut = from === 0 || to === frames.length;
    if (to - from >= (isCut ? Math.min(3, shortest) : shortest)) {
      const found = findText(from, to);
      if (found) {
        const { letters, core } = found;
        const mask = keepBox(growMask(core, size, smearReach(videoHeight)), size, box);
        texts.push({
          from,
          to,
          core,
          mask,
          plate: findPlate(frames.slice(from, to), letters, { size, box, videoHeight }),
        });
      }
    }
    from = to;
  }
  for (const { from, to, mask, plate } of texts) {
    masks.fill(mask, from, to);
    plates.fill(plate, from, to);
  }
  // While it fades, a text is too faint to be found by itself.
  for (const { from, to, core, mask, plate } of texts) {
    const cover = (at: number): void => {
      masks[at] = mask;
      plates[at] = plate;
    };
    for (let at = from - 1; at >= Math.max(0, from - fade) && !masks[at] && isFaint(at, core); at -= 1) cover(at);
    for (let at = to; at < Math.min(frames.length, to + fade) && !masks[at] && isFaint(at, core); at += 1) cover(at);
  }
  return { masks, plates };

  function findSteadyStrokes(own: Int16Array, index: number): Mask {
    const core = new Uint8Array(own.length);
    const { y } = frames[index] as YuvPlanes;
    const before = frames[index - 1]?.y;
    const after = frames[index + 1]?.y;
    for (let row = box.top; row < box.top + box.height; row += 1)
      for (let at = row * size.width + box.left; at < row * size.width + box.left + box.width; at += 1) {
        if (Math.abs(own[at] ?? 0) <= STROKE) continue;
        const value = y[at] ?? 0;
        const isSteady =
          (before !== undefined && Math.abs(value - (before[at] ?? 0)) <= STEADY) ||
          (after !== undefined && Math.abs(value - (after[at] ?? 0)) <= STEADY);
        if (isSteady) core[at] = 1;
      }
    return core;
  }

  function isSameText(one: Mask | undefined, other: Mask | undefined): boolean {
    if (!one || !other) return false;
    let both = 0;
    let any = 0;
    for (let pixel = 0; pixel < one.length; pixel += 1) {
      both += (one[pixel] ?? 0) & (other[pixel] ?? 0);
      any += (one[pixel] ?? 0) | (other[pixel] ?? 0);
    }
    return any < least ? true : both / any >= SAME_TEXT;
  }

  /**
   * Returns the letters of the text that is in sight in all of these frames, and all its strokes; null if they are none.
   */
  function findText(from: number, to: number): { letters: Mask; core: Mask } | null {
    const length = to - from;
    const total = size.width * size.height;
    const seen = new Uint16Array(total);
    const signs = new Int32Array(total);
    const sums = new Float32Array(total);
    const squares = new Float32Array(total);
    for (let index = from; index < to; index += 1) {
      const [core, own, { y }] = [cores[index] as Mask, strokes[index] as Int16Array, frames[index] as YuvPlanes];
      for (let at = 0; at < total; at += 1) {
        const value = y[at] ?? 0;
        sums[at] = (sums[at] ?? 0) + value;
        squares[at] = (squares[at] ?? 0) + value * value;
        if (core[at] === 0) continue;
        seen[at] = (seen[at] ?? 0) + 1;
        signs[at] = (signs[at] ?? 0) + (own[at] ?? 0);
      }
    }
    const stays = (at: number): boolean => {
      if ((seen[at] ?? 0) <= 0.6 * length) return false;
      const mean = (sums[at] ?? 0) / length;
      return length < 4 || (squares[at] ?? 0) / length - mean * mean < 14 * 14;
    };
    const polarities = [1, -1].map((sign) => {
      const levels = new Uint32Array(256);
      let count = 0;
      for (let at = 0; at < total; at += 1) {
        if (!stays(at) || (signs[at] ?? 0) * sign <= 0) continue;
        count += 1;
        const level = Math.round((sums[at] ?? 0) / length);
        levels[level] = (levels[level] ?? 0) + 1;
      }
      return { sign, count, ...findMode(levels) };
    });
    // Letters first: the polarity with more pixels of one brightness.
    const [letters] = polarities
      .filter(({ inMode, count }) => inMode >= least && inMode >= ONE_COLOUR.share * count)
      .toSorted((one, other) => other.inMode - one.inMode);
    if (!letters) return null;
    const core = new Uint8Array(total);
    for (let at = 0; at < total; at += 1) {
      const level = (sums[at] ?? 0) / length;
      const isLetter = (signs[at] ?? 0) * letters.sign > 0 && level >= letters.low && level <= letters.high;
      if (isLetter && stays(at)) core[at] = 1;
    }
    // Outlines and shadows lie beside letters.
    const own = core.slice();
    const near = growMask(core, size, reach);
    for (let at = 0; at < total; at += 1) if (near[at] === 1 && stays(at)) core[at] = 1;
    return countMask(core) >= least ? { letters: own, core } : null;
  }

  function isFaint(index: number, core: Mask): boolean {
    const own = strokes[index] as Int16Array;
    let [inside, insideCount, outside, outsideCount] = [0, 0, 0, 0];
    for (let row = box.top; row < box.top + box.height; row += 1)
      for (let at = row * size.width + box.left; at < row * size.width + box.left + box.width; at += 1) {
        const value = Math.abs(own[at] ?? 0);
        if (core[at] === 1) [inside, insideCount] = [inside + value, insideCount + 1];
        else [outside, outsideCount] = [outside + value, outsideCount + 1];
      }
    const mean = inside / Math.max(1, insideCount);
    return mean > 14 && mean > (2 * outside) / Math.max(1, outsideCount);
  }
}

/** Returns the range of levels that holds most. */
function findMode(levels: Uint32Array): { inMode: number; low: number; high: number } {
  let inMode = 0;
  let low = 0;
  let sum = 0;
  for (let level = 0; level < 256; level += 1) {
    sum += levels[level] ?? 0;
    if (level >= ONE_COLOUR.width) sum -= levels[level - ONE_COLOUR.width] ?? 0;
    if (sum > inMode) [inMode, low] = [sum, level - ONE_COLOUR.width + 1];
  }
  return { inMode, low, high: low + ONE_COLOUR.width - 1 };
}
