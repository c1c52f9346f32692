import type { CaptionSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { inkFor, readableOn } from './color.ts';
import type { Font } from './font.ts';
import { type CaptionLayout, type CaptionWordLayout, layOutCaption, layOutSingleWord } from './lay-out-caption.ts';
import { layoutOrigin } from './laid-out.ts';
import { paintPlates } from './line-plate.ts';
import { paintMarker, paintUnderline } from './paint-marks.ts';
import { fillRuns, outlineRuns, type PlacedRun, shadowRuns } from './paint-runs.ts';
import type { RestingPart } from './place-part.ts';
import { isRightToLeft } from './split-letters.ts';
import { toTextPart } from './text-part.ts';

/** A word of a card as sprites; positions in the card's sprite. */
export interface CaptionWordParts {
  pivot: { x: number; y: number };
  /** Its ends, without outline. */
  left: number;
  right: number;
  isRightToLeft: boolean;
  /** Ends of its glyphs, in fractions of its width from its start. */
  letterEnds: number[];
  base: RestingPart;
  /** Its look while it is spoken. */
  lit: RestingPart;
  /** Outline and shadow of both, which lie under the glyphs of all words; undefined without any. */
  baseOutline: RestingPart | undefined;
  litOutline: RestingPart | undefined;
  /** Mark behind or beneath it while it is spoken; undefined for a word that keeps its colour. */
  mark: RestingPart | undefined;
}

export interface CaptionParts {
  spec: CaptionSpec;
  emPx: number;
  words: CaptionWordParts[];
  plate: RestingPart | undefined;
}

/** Scale of the spoken word; the layout does not change, so that its neighbours do not move. */
export const POP_SCALE = 1.08;
const BOX_PADDING = 0.13;
const MARKER_OVERHANG = 0.09;
const UNDERLINE_WEIGHT = 1.5;

/** Splits a card into parts. `single` gives each word its own layout. */
export function divideCaption(context: SpriteContext, spec: CaptionSpec): CaptionParts {
  if (spec.highlight.kind === 'single') {
    const layouts = spec.words.map(({ text }) => layOutSingleWord(context, spec, text));
    return {
      spec,
      emPx: spec.fontPx * spec.scale,
      words: layouts.flatMap((layout, index) =>
        layout.words.map((word) => divideWord({ spec, layout, hasOwnPlate: true }, word, index)),
      ),
      plate: undefined,
    };
  }
  const layout = layOutCaption(context, spec);
  const { lines, font } = layout;
  const { plate } = spec.style;
  return {
    spec,
    emPx: font.sizePx * spec.scale,
    words: layout.words.map((word, index) => divideWord({ spec, layout, hasOwnPlate: false }, word, index)),
    plate: plate
      ? toTextPart(spec, 'plates', areaOf(layout, lines), (target) => paintPlates(target, lines, plate, font.sizePx))
      : undefined,
  };
}

function areaOf(layout: CaptionLayout, spans: readonly { x: number; width: number; centerY: number }[]) {
  const { abovePx, belowPx, asidePx } = layout;
  return {
    left: Math.min(...spans.map(({ x }) => x)) - asidePx,
    right: Math.max(...spans.map(({ x, width }) => x + width)) + asidePx,
    top: Math.min(...spans.map(({ centerY }) => centerY)) - abovePx,
    bottom: Math.max(...spans.map(({ centerY }) => centerY)) + belowPx,
  };
}

interface Card {
  spec: CaptionSpec;
  layout: CaptionLayout;
  hasOwnPlate: boolean;
}

function divideWord({ spec, layout, hasOwnPlate }: Card, word: CaptionWordLayout, index: number): CaptionWordParts {
  const { style, highlight } = spec;
  const isPlain = spec.words[index]?.isPlain === true && highlight.kind !== 'single';
  const { sizePx } = layout.font;
  const area = areaOf(layout, [word]);
  const isSpaced = (style.letterSpacing ?? 0) !== 0;
  const runs = runsOf(word, { isSpaced, scale: 1 });
  const origin = layoutOrigin(spec);
  const { kind, color } = highlight;
  const toPart = (name: string, paint: (target: SpriteContext) => void) =>
    toTextPart(spec, `${name} ${index}`, area, paint);
  const fillOf = (target: SpriteContext) => {
    if (style.gradientTo === undefined) return style.color;
    const gradient = target.createLinearGradient(0, word.centerY - 0.4 * sizePx, 0, word.centerY + 0.4 * sizePx);
    gradient.addColorStop(0, style.color);
    gradient.addColorStop(1, style.gradientTo);
    return gradient;
  };
  const plain = { runs, font: layout.font };
  const popped = {
    runs: runsOf(word, { isSpaced, scale: POP_SCALE }),
    font: { ...layout.font, sizePx: sizePx * POP_SCALE },
  };
  const paintOutline = (target: SpriteContext, shown: { runs: PlacedRun[]; font: Font }) => {
    const all = {
      x: area.left - 8,
      y: area.top - 8,
      width: area.right - area.left + 16,
      height: area.bottom - area.top + 16,
    };
    shadowRuns(target, shown.font, shown.runs, { style, area: all });
    outlineRuns(target, shown.font, shown.runs, style);
  };

  function paintLit(target: SpriteContext): void {
    if (isPlain) {
      const ink = fillOf(target);
      const { font, runs: shown } = kind === 'pop' ? popped : plain;
      return fillRuns(target, font, shown, () => ink);
    }
    switch (kind) {
      case 'pop':
        return fillRuns(target, popped.font, popped.runs, () => color);
      case 'box':
        return fillRuns(target, layout.font, runs, () => inkFor(color));
      case 'marker': {
        const ink = readableOn(color, style.color);
        // An outline in the colour of the glyphs' background, not of the marker's, would look like dirt.
        return fillRuns(target, layout.font, runs, () => ink);
      }
      case 'single':
        paintOutline(target, plain);
        fillRuns(target, layout.font, runs, () => color);
        if (!style.plate || !hasOwnPlate) return;
        target.globalCompositeOperation = 'destination-over';
        paintPlates(target, [word], style.plate, sizePx);
        target.globalCompositeOperation = 'source-over';
        return;
      default:
        return fillRuns(target, layout.font, runs, () => color);
    }
  }

  const isOutlined = style.outline !== undefined || style.shadow !== undefined;
  const toOutline = (name: string, shown: { runs: PlacedRun[]; font: Font }) =>
    isOutlined ? toPart(name, (target) => paintOutline(target, shown)) : undefined;

  return {
    pivot: { x: origin.x + (word.x + word.width / 2) * spec.scale, y: origin.y + word.centerY * spec.scale },
    left: origin.x + word.x * spec.scale,
    right: origin.x + (word.x + word.width) * spec.scale,
    isRightToLeft: isRightToLeft(word.text),
    letterEnds: word.letters.map(({ x, width }) => (x + width - word.x) / word.width),
    base: toPart('word', (target) => {
      const ink = fillOf(target);
      fillRuns(target, layout.font, runs, () => ink);
    }),
    lit: toPart('lit word', paintLit),
    baseOutline: toOutline('outline', plain),
    litOutline: LIT_OUTLINE[kind] ? toOutline('lit outline', kind === 'pop' ? popped : plain) : undefined,
    mark: hasMark(kind) && !isPlain ? toPart('mark', (target) => paintMark(target, spec, word, sizePx)) : undefined,
  };
}

/** Whether a spoken word keeps its outline: not on a mark, where it would look like dirt, nor where it is drawn with it. */
const LIT_OUTLINE: Record<CaptionSpec['highlight']['kind'], boolean> = {
  pop: true,
  box: false,
  karaoke: true,
  typewriter: true,
  underline: true,
  marker: false,
  bounce: true,
  dim: true,
  single: false,
};

const hasMark = (kind: CaptionSpec['highlight']['kind']) => kind === 'box' || kind === 'marker' || kind === 'underline';

function paintMark(
  context: SpriteContext,
  { highlight, style }: CaptionSpec,
  word: CaptionWordLayout,
  sizePx: number,
): void {
  const { kind, color } = highlight;
  if (kind === 'underline')
    return paintUnderline(context, word, {
      sizePx,
      color,
      weight: UNDERLINE_WEIGHT,
      belowPx: (style.outline?.width ?? 0) * sizePx,
    });
  if (kind === 'marker') return paintMarker(context, word, { sizePx, overhangPx: MARKER_OVERHANG * sizePx, color });
  const padding = BOX_PADDING * sizePx;
  const height = sizePx * 1.18;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(word.x - padding, word.centerY - height / 2, word.width + 2 * padding, height, 0.22 * sizePx);
  context.fill();
}

/** Returns a word at a size about its centre; glyph by glyph if they are letter-spaced. */
function runsOf(word: CaptionWordLayout, { isSpaced, scale }: { isSpaced: boolean; scale: number }): PlacedRun[] {
  const center = word.x + word.width / 2;
  const baseline = word.centerY + (word.baseline - word.centerY) * scale;
  const runs = isSpaced ? word.letters : [word];
  return runs.map(({ text, x }) => ({ text, x: center + (x - center) * scale, baseline }));
}
