import type { SpriteSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { fitText, placeAcross, placeLines } from './fit-text.ts';
import { baselineFor, type Font, inkFor, setFont } from './font.ts';
import { type PlateLine, paintPlates } from './line-plate.ts';

type CaptionSpec = Extract<SpriteSpec, { kind: 'caption' }>;

/** How much larger the spoken word is drawn; the layout stays, so that its neighbours do not move. */
const POP_SCALE = 1.07;
/** Room on each side for a word that pops, or for the plate of one in a box. */
const HIGHLIGHT_MARGIN = 0.12;
const BOX_PADDING = 0.11;

interface PlacedWord {
  text: string;
  x: number;
  width: number;
  centerY: number;
  isActive: boolean;
}

/** The words of a card, the spoken one highlighted. */
export function paintCaption(context: SpriteContext, spec: CaptionSpec): void {
  const { style, width, height, words } = spec;
  const toShown = (text: string) => (style.uppercase ? text.toUpperCase() : text);
  const fitted = fitText(context, {
    pieces: words.map(({ text, spaceAfter }) => ({ text: toShown(text), spaceAfter })),
    style,
    fontPx: spec.fontPx,
    width,
    height,
    extraMargin: HIGHLIGHT_MARGIN,
    // Outlines and the lifted word take from both sides of a space.
    extraSpace: (style.outline?.width ?? 0) * 0.8,
  });
  const centers = placeLines(fitted, height, spec.verticalAlign);
  const placed: PlacedWord[] = [];
  const plates: PlateLine[] = [];
  for (const [index, line] of fitted.lines.entries()) {
    const centerY = centers[index] ?? 0;
    const start = placeAcross(line, { width, marginPx: fitted.marginPx, align: style.align });
    plates.push({ x: start, centerY, width: line.width });
    for (const piece of line.pieces)
      placed.push({ ...piece, x: start + piece.x, centerY, isActive: placed.length === spec.active });
  }
  if (style.plate) paintPlates(context, plates, style.plate, fitted.font.sizePx);
  const card = placed.map((word) => word.text).join('');
  paintWords(context, spec, fitted.font, card, placed);
}

function paintWords(context: SpriteContext, spec: CaptionSpec, font: Font, card: string, words: PlacedWord[]): void {
  const { style, highlight } = spec;
  const active = words.find((word) => word.isActive);
  const others = words.filter((word) => !word.isActive);
  const isBoxed = highlight.kind === 'box';
  paintOutlines(context, spec, font, card, others);
  if (active && isBoxed) paintBox(context, active, font.sizePx, highlight.color);
  context.fillStyle = style.color;
  for (const word of others) paintWord(context, font, card, word);
  if (!active) return;
  // Last, over its neighbours' outlines.
  const lifted = isBoxed ? font : { ...font, sizePx: font.sizePx * POP_SCALE };
  if (!isBoxed) paintOutlines(context, spec, lifted, card, [active]);
  context.fillStyle = isBoxed ? inkFor(highlight.color) : highlight.color;
  paintWord(context, lifted, card, active);
}

function paintOutlines(context: SpriteContext, spec: CaptionSpec, font: Font, card: string, words: PlacedWord[]): void {
  const { outline } = spec.style;
  if (!outline || outline.width === 0) return;
  setFont(context, font);
  context.textAlign = 'center';
  context.strokeStyle = outline.color;
  context.lineWidth = 2 * outline.width * font.sizePx;
  context.lineJoin = 'round';
  for (const word of words)
    context.strokeText(word.text, word.x + word.width / 2, baselineFor(card, font.sizePx, word.centerY));
}

function paintWord(context: SpriteContext, font: Font, card: string, word: PlacedWord): void {
  setFont(context, font);
  context.textAlign = 'center';
  context.fillText(word.text, word.x + word.width / 2, baselineFor(card, font.sizePx, word.centerY));
}

function paintBox(context: SpriteContext, word: PlacedWord, sizePx: number, color: string): void {
  const padding = BOX_PADDING * sizePx;
  const height = sizePx * 1.16;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(word.x - padding, word.centerY - height / 2, word.width + 2 * padding, height, 0.2 * sizePx);
  context.fill();
}
