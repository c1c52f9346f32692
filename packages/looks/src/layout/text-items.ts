import type { TextStyle, TitleClip } from '@reelwright/timeline';
import type { Rect } from '../rect.ts';
import { fitText, MIN_FONT_PX, type TextSetting } from '../type/fit-text.ts';
import { splitFigure } from '../type/split-figure.ts';
import { splitStrong } from '../type/split-strong.ts';
import { bodyPx, boxOf, type SceneContext, titlePx } from './scene-context.ts';
import { chooseEmphasis } from './choose-emphasis.ts';
import type { FittedItem, StackItem } from './stack.ts';
import { landTitle, slamTitle } from './title-landing.ts';
import { isHyphenated } from '../type/hyphenate.ts';

/** Plates behind the lines of a title, in font sizes. */
const PLATE = { padding: 0.16, radius: 0.06 } as const;
const NO_APPEARANCE = { kind: 'none', duration: 0 } as const;
const SHORTER_SIDE = 1080;
/** Maximum lines of a title in a narrow column, and the length of a line that leaves no short word alone. */
const COLUMN = { lines: 5, characters: 8 } as const;
/** Maximum lines of a title whose words are too long for fewer. */
const MOST_LINES = 8;

function plateOf(context: SceneContext): TextStyle['plate'] {
  if (context.textBackground !== 'plates') return undefined;
  return { color: context.textColors.background, opacity: 1, ...PLATE };
}

/** Offsets of a title's hard shadow, in font sizes. */
const CAST = { x: 0.045, y: 0.045 } as const;
/** Width of a neon outline that is read in place of the glyph's fill. */
const TUBE_EM = 0.085;

/** Minimum sizes of neon titles. In smaller glyphs, or those of many strokes, the outline fills the openings. */
const LEAST_TUBE_PX = { latin: 116, chinese: 140 } as const;

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const leastTubePx = (text: string): number => (isHan(text) ? LEAST_TUBE_PX.chinese : LEAST_TUBE_PX.latin);

/** Minimum size of a Chinese title with a hard shadow, which fills the openings of smaller glyphs. */
const LEAST_SHADOW_PX = 150;

/** Whether an effect leaves glyphs of a size open. */
function isOpen({ outline, shadow }: Pick<TextStyle, 'outline' | 'shadow'>, text: string, fontPx: number): boolean {
  if (outline) return fontPx >= leastTubePx(text);
  return !shadow || !isHan(text) || fontPx >= LEAST_SHADOW_PX;
}

/** Returns the look's title effect, or none on plates. */
function effectOf({ look, textBackground, textColors, colors }: SceneContext): Pick<TextStyle, 'shadow' | 'outline'> {
  const { titleEffect } = look.decoration;
  if (titleEffect === 'none' || textBackground === 'plates') return {};
  return titleEffect === 'tubes'
    ? {
        outline: { color: textColors.accentInk, width: TUBE_EM },
        shadow: { color: colors.support, opacity: 0.55, ...CAST },
      }
    : { shadow: { color: textBackground === 'scrim' ? colors.accent : colors.support, opacity: 1, ...CAST } };
}

/** Creates a text that stays through its scene and lands as the look's titles do. */
function textClip(
  context: SceneContext,
  name: 'title' | 'lead' | 'fact' | 'legal',
  { rect, text, style }: { rect: Rect; text: string; style: TextStyle },
): TitleClip {
  return {
    kind: 'title',
    id: `${context.id}-${name}`,
    start: context.start,
    duration: context.duration,
    text,
    style,
    box: boxOf(context, rect),
    verticalAlign: 'middle',
    enter: NO_APPEARANCE,
    exit: NO_APPEARANCE,
    transform: (isSlammed(context) ? slamTitle : landTitle)(context.look.motion.title, context.duration),
  };
}

/** Whether titles are thrown in as a whole: a phrase that is shown as it is spoken, and all titles of lively looks. */
const isSlammed = ({ layout, look }: SceneContext): boolean => layout === 'punch' || look.motion.title !== 'grow';

const isColumn = ({ zones }: SceneContext) => zones.side === 'beside' && zones.orientation !== 'wide';

/** The setting of titles. `effectMargin` is the space that an outline or a shadow takes where no plate does. */
function settingOf(context: SceneContext, effectMargin: number): TextSetting {
  const { face, uppercase, lineHeight, letterSpacing } = context.type.title;
  const plate = plateOf(context);
  return {
    face,
    uppercase,
    lineHeight: plate ? Math.max(lineHeight, 1 + 2 * PLATE.padding) : lineHeight,
    letterSpacing,
    margin: plate ? PLATE.padding : effectMargin,
  };
}

/**
 * Space that the painter leaves for a mark around its line, in font sizes: without it, it sets the line smaller.
 */
const MARK_EM = { color: 0, marker: 0.08, underline: 0.1 } as const;

/** What stands apart from its line: an amount, or a promise of a few words. Its size relative to a title. */
export type FigureKind = 'amount' | 'words';
const FIGURE_SHARE = { amount: 1.5, words: 1.15 } as const satisfies Record<FigureKind, number>;

/**
 * Sets the title of a scene as large as the space allows. `figure`: it stands apart from its line, larger and in the
 * look's emphasis.
 */
export function titleItem(context: SceneContext, text: string, maxLines: number, figure?: FigureKind): StackItem {
  const { align, textColors: colors, look } = context;
  const plate = plateOf(context);
  const effect = effectOf(context);
  // On the card that closes an ad, price and button have the colour.
  const isCard = context.layout === 'end' || context.layout === 'cta';
  const emphasisKind = isCard ? 'none' : look.decoration.emphasis;
  const { accents } = context.content;
  const isFigure = figure !== undefined;
  const mark = chooseEmphasis({ text, accents, isFigure }, emphasisKind, colors);
  const mostPx = titlePx(context) * (figure ? FIGURE_SHARE[figure] : 1);
  const plain = settingOf(context, (effect.outline?.width ?? 0) + (effect.shadow?.y ?? 0));
  const setting = { ...plain, margin: plain.margin + (mark ? MARK_EM[mark.kind] : 0) };
  return {
    isOptional: false,
    gapPx: 26,
    fit(width, share): FittedItem | undefined {
      const sizes = {
        maxPx: Math.max(MIN_FONT_PX.title, Math.round(mostPx * share)),
        minPx: MIN_FONT_PX.title,
      };
      const box = { width, height: Number.POSITIVE_INFINITY };
      const inColumn = Math.min(COLUMN.lines, Math.max(2, Math.ceil(text.length / COLUMN.characters)));
      const lines = isColumn(context) ? inColumn : maxLines;
      const fit =
        fitText(text, setting, { ...box, maxLines: lines }, sizes) ??
        fitText(text, setting, { ...box, maxLines: MOST_LINES }, sizes);
      if (!fit) return undefined;
      return {
        width,
        height: fit.height,
        isStrained: isHyphenated(fit.text),
        linePx: fit.fontPx * setting.lineHeight,
        toClips(rect) {
          const hasEffect = isOpen(effect, text, fit.fontPx);
          const isTube = effect.outline !== undefined && hasEffect;
          const style: TextStyle = {
            family: setting.face.family,
            weight: setting.face.weight,
            size: fit.fontPx / SHORTER_SIDE,
            color: isTube ? colors.background : colors.ink,
            ...(plate ? { plate } : {}),
            ...(hasEffect ? effect : {}),
            align,
            uppercase: setting.uppercase,
            lineHeight: setting.lineHeight,
            ...(setting.letterSpacing === 0 ? {} : { letterSpacing: setting.letterSpacing }),
          };
          const emphasis = chooseEmphasis(
            { text: fit.text, accents, isFigure },
            emphasisKind,
            isTube ? { ...colors, ink: colors.background } : colors,
          );
          const clip = textClip(context, 'title', { rect, text: fit.text, style });
          return [{ slot: 'title', clip: { ...clip, ...(emphasis ? { emphasis } : {}) } }];
        },
      };
    },
  };
}

/** Size of the smaller tier of a line, as a share of a title's, and its most lines. */
const LEAD = { share: 0.46, lines: 3, gapPx: 14 } as const;

/**
 * Sets a line that takes the place of captions as type in two tiers: its figure or its last words large, the rest small
 * in the captions' place. A short line is large as a whole.
 */
export function tieredItems(context: SceneContext, text: string, maxLines: number): StackItem[] {
  const figured = figureItems(context, text);
  if (figured) return figured;
  const tiers = splitStrong(text);
  // A product in front of the type covers the foot of its last line, which is a large one.
  if (!tiers || (context.zones.side === 'behind' && !tiers.isRestFirst)) return [titleItem(context, text, maxLines)];
  const strong = titleItem(context, tiers.strong, Math.min(maxLines, LEAD.lines));
  const lead = leadItem(context, tiers.rest);
  return tiers.isRestFirst ? [lead, { ...strong, gapPx: LEAD.gapPx }] : [strong, { ...lead, gapPx: LEAD.gapPx }];
}

/** Most lines of a figure: its number and its unit, or a promise of a few words. */
const FIGURE_LINES = { amount: 2, words: 2, chinese: 1 } as const;

const kindOf = (figure: string): keyof typeof FIGURE_LINES =>
  /\d/u.test(figure) ? 'amount' : /\p{Script=Han}/u.test(figure) ? 'chinese' : 'words';

/**
 * Sets a line around what it promises: as large as the space allows, the rest small above or below it. Undefined for a
 * line without an amount or a promise at one of its ends.
 */
export function figureItems(context: SceneContext, text: string): StackItem[] | undefined {
  const split = splitFigure(text, context.content.accents ?? []);
  // A product in front of the type covers the foot of its last line, which is the large one.
  const isCovered = context.zones.side === 'behind' && split?.rest !== '' && split?.isRestFirst === false;
  if (!split || isCovered) return undefined;
  const kind = kindOf(split.figure);
  const lines = isHan(split.figure) ? FIGURE_LINES.chinese : FIGURE_LINES[kind];
  const figure = titleItem(context, split.figure, lines, kind === 'amount' ? 'amount' : 'words');
  if (split.rest === '') return [figure];
  const rest = leadItem(context, split.rest);
  return split.isRestFirst ? [rest, { ...figure, gapPx: LEAD.gapPx }] : [figure, { ...rest, gapPx: LEAD.gapPx }];
}

/** Sets a text small, in the captions' place. `size`: relative to the smaller tier of a line. */
export function leadItem(context: SceneContext, text: string, size = 1): StackItem {
  const { textColors: colors } = context;
  const plate = plateOf(context);
  const setting = settingOf(context, 0);
  return {
    isOptional: false,
    gapPx: 0,
    fit(width, share): FittedItem | undefined {
      const maxPx = Math.max(MIN_FONT_PX.title, Math.round(titlePx(context) * LEAD.share * size * share));
      const box = { width, height: Number.POSITIVE_INFINITY, maxLines: isColumn(context) ? COLUMN.lines : LEAD.lines };
      const fit = fitText(text, setting, box, { maxPx, minPx: MIN_FONT_PX.title });
      if (!fit) return undefined;
      const style: TextStyle = {
        family: setting.face.family,
        weight: setting.face.weight,
        size: fit.fontPx / SHORTER_SIDE,
        color: colors.ink,
        ...(plate ? { plate } : {}),
        align: context.align,
        uppercase: setting.uppercase,
        lineHeight: setting.lineHeight,
        ...(setting.letterSpacing === 0 ? {} : { letterSpacing: setting.letterSpacing }),
      };
      return {
        width,
        height: fit.height,
        isStrained: isHyphenated(fit.text),
        toClips: (rect) => [{ slot: 'captions', clip: textClip(context, 'lead', { rect, text: fit.text, style }) }],
      };
    },
  };
}

/** A text in body type, in the place of captions. */
interface BodyText {
  name: 'fact' | 'legal';
  text: string;
  lineHeight: number;
  maxLines: number;
  /** Returns the largest size in pixels. */
  maxPx(share: number): number;
  minPx: number;
  /** Whether words may be divided. */
  isDivisible: boolean;
}

function fitBodyText(context: SceneContext, wish: BodyText, { width, share }: { width: number; share: number }) {
  const { type, align, textColors: colors } = context;
  const plate = plateOf(context);
  const setting: TextSetting = {
    face: type.body,
    uppercase: false,
    lineHeight: plate ? Math.max(wish.lineHeight, 1 + 2 * PLATE.padding) : wish.lineHeight,
    letterSpacing: 0,
    margin: plate ? PLATE.padding : 0,
  };
  const box = { width, height: Number.POSITIVE_INFINITY, maxLines: wish.maxLines };
  const fit = fitText(wish.text, setting, box, { maxPx: wish.maxPx(share), minPx: wish.minPx });
  if (!fit || (!wish.isDivisible && isHyphenated(fit.text))) return undefined;
  const style: TextStyle = {
    family: setting.face.family,
    weight: setting.face.weight,
    size: fit.fontPx / SHORTER_SIDE,
    color: colors.ink,
    ...(plate ? { plate } : {}),
    align,
    uppercase: false,
    lineHeight: setting.lineHeight,
  };
  const toClip = (rect: Rect) => textClip(context, wish.name, { rect, text: fit.text, style });
  return { height: fit.height, toClip };
}

/** Proportions of a fact: its most lines, and its size as a share of body text. */
const FACT = { maxLines: 2, minPx: MIN_FONT_PX.title, lineHeight: 1.24, size: 1.15 } as const;

/** Sets a fact in body type, in the place of captions. Left out where there is no room. */
export function factItem(context: SceneContext, text: string): StackItem {
  const maxPx = (share: number) =>
    Math.max(FACT.minPx, Math.round(bodyPx(context) * FACT.size * Math.min(1, share * 1.4)));
  return {
    isOptional: true,
    gapPx: 26,
    fit(width, share): FittedItem | undefined {
      const body = fitBodyText(context, { name: 'fact', text, ...FACT, maxPx, isDivisible: false }, { width, share });
      return body && { width, height: body.height, toClips: (rect) => [{ slot: 'captions', clip: body.toClip(rect) }] };
    },
  };
}

/** Proportions of a legal line: as small as it may be and still be read on a phone. */
const LEGAL = { minPx: MIN_FONT_PX.sticker, maxLines: 4, lineHeight: 1.25 } as const;

/** Sets a legal line in the place of captions. It is always of one size, and never left out. */
export function legalItem(context: SceneContext, text: string): StackItem {
  const maxPx = () => LEGAL.minPx;
  return {
    isOptional: false,
    gapPx: 18,
    fit(width, share): FittedItem | undefined {
      const body = fitBodyText(context, { name: 'legal', text, ...LEGAL, maxPx, isDivisible: true }, { width, share });
      if (!body) return undefined;
      return {
        width,
        height: body.height,
        toClips(rect) {
          const { transform: _transform, ...clip } = body.toClip(rect);
          return [{ slot: 'captions', clip }];
        },
      };
    },
  };
}
