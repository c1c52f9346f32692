import {
  applyEasing,
  type CaptionHighlight,
  type CaptionLayer,
  type CaptionSpec,
  clamp,
  easeOutBack,
  easeOutCubic,
} from '@reelwright/timeline';
import { REST, type UnitPose } from './animations/animation.ts';
import { type CaptionParts, type CaptionWordParts, POP_SCALE } from './caption-parts.ts';
import { type PlacedSprite, placePart, type RestingPart, type ShownPart, type TextFrame } from './place-part.ts';

/** The drawn parts of one word, bottom first. */
interface DrawnPart {
  part: RestingPart | undefined;
  /** Its outline, which lies under the glyphs of all words. */
  under?: RestingPart | undefined;
  pose?: UnitPose;
  shown?: ShownPart;
}

/** A word at an instant: not spoken yet, being spoken, or spoken. */
interface WordMoment {
  state: 'coming' | 'spoken' | 'past';
  progress: number;
  sinceMs: number;
}

type ShowWord = (word: CaptionWordParts, moment: WordMoment) => DrawnPart[];

const scaled = (scale: number): UnitPose => ({ ...REST, scaleX: scale, scaleY: scale });

const POP_MS = 200;
const DRAW_MS = 240;
const BOUNCE_MS = 420;

/** Animates from the word's own size over that of the lifted one, and back. */
function popPose(sinceMs: number): UnitPose {
  const popped = easeOutBack(clamp(sinceMs / POP_MS, 0, 1));
  return scaled((1 + (POP_SCALE - 1) * popped) / POP_SCALE);
}

/** Jumps up, down, and a little once more. */
function bounceHeight(sinceMs: number): number {
  const at = clamp(sinceMs / BOUNCE_MS, 0, 1);
  const arc = (start: number, length: number, height: number) => {
    const part = (at - start) / length;
    return part > 0 && part < 1 ? height * 4 * part * (1 - part) : 0;
  };
  return arc(0, 0.66, 0.2) + arc(0.66, 0.34, 0.05);
}

/** Returns the part of a word's sprite from its start to a position in it, in its reading direction. */
function shownTo(word: CaptionWordParts, part: RestingPart, place: number): ShownPart {
  const at = (x: number) => clamp((x - part.rect.x) / part.rect.width, 0, 1);
  // The margins belong to the first and the last glyph.
  if (place >= 1) return { left: 0, top: 0, right: 1, bottom: 1 };
  if (place <= 0) return { left: 0, top: 0, right: 0, bottom: 1 };
  return word.isRightToLeft
    ? { left: at(word.right - (word.right - word.left) * place), top: 0, right: 1, bottom: 1 }
    : { left: 0, top: 0, right: at(word.left + (word.right - word.left) * place), bottom: 1 };
}

/** Returns the drawn share of a mark. */
const drawnTo = (sinceMs: number) => easeOutCubic(clamp(sinceMs / DRAW_MS, 0, 1));

const across = (left: number, right: number): ShownPart => ({ left, top: 0, right, bottom: 1 });

/** Only the word being spoken is shown by `show`. */
const onlySpoken =
  (show: (word: CaptionWordParts, moment: WordMoment) => DrawnPart[]): ShowWord =>
  (word, moment) =>
    moment.state === 'spoken' ? show(word, moment) : [baseOf(word)];

const baseOf = ({ base, baseOutline }: Pick<CaptionWordParts, 'base' | 'baseOutline'>): DrawnPart => ({
  part: base,
  under: baseOutline,
});
const litOf = ({ lit, litOutline }: CaptionWordParts): DrawnPart => ({ part: lit, under: litOutline });

const HIGHLIGHTS: Record<CaptionHighlight, ShowWord> = {
  pop: onlySpoken((word, { sinceMs }) => [{ ...litOf(word), pose: popPose(sinceMs) }]),
  box: onlySpoken(({ mark, lit, ...word }, { sinceMs }) => {
    if (!mark) return [baseOf(word)];
    const grown = easeOutBack(clamp(sinceMs / POP_MS, 0, 1));
    return [
      { part: mark, pose: scaled(0.8 + 0.2 * grown) },
      { part: lit, pose: scaled(0.96 + 0.04 * grown) },
    ];
  }),
  karaoke: (word, { state, progress }) => {
    if (state === 'coming') return [baseOf(word)];
    if (state === 'past' || progress >= 1) return [litOf(word)];
    return [baseOf(word), { part: word.lit, shown: shownTo(word, word.lit, progress) }];
  },
  typewriter: (word, { state, progress }) => {
    if (state === 'coming') return [];
    if (state === 'past') return [baseOf(word)];
    // Written slightly faster than it is spoken: readers are ahead of the voice.
    const letters = word.letterEnds.length;
    const written = Math.min(letters, 1 + Math.floor(progress * 1.6 * letters));
    const place = written === letters ? 1 : (word.letterEnds[written - 1] ?? 1);
    return [{ ...litOf(word), shown: shownTo(word, word.lit, place) }];
  },
  underline: onlySpoken((word, { sinceMs }) => [{ part: word.mark, shown: across(0, drawnTo(sinceMs)) }, baseOf(word)]),
  marker: onlySpoken(({ mark, base, baseOutline, lit }, { sinceMs }) => {
    if (!mark) return [baseOf({ base, baseOutline })];
    const edge = drawnTo(sinceMs);
    // Its glyphs are coloured for the marker's background: they change as it passes.
    const marked = { part: lit, shown: across(0, edge) };
    return [
      ...(edge < 1 ? [{ part: base, under: baseOutline, shown: across(edge, 1) }] : []),
      { part: mark, shown: marked.shown },
      marked,
    ];
  }),
  bounce: onlySpoken((word, { sinceMs }) => [{ ...litOf(word), pose: { ...REST, y: -bounceHeight(sinceMs) } }]),
  dim: (word, { state, sinceMs }) => {
    const back: UnitPose = { ...REST, opacity: DIMMED };
    if (state !== 'spoken') return [{ ...baseOf(word), pose: back }];
    const lit = applyEasing('ease-out', clamp(sinceMs / 120, 0, 1));
    return [{ ...litOf(word), pose: { ...REST, opacity: DIMMED + (1 - DIMMED) * lit } }];
  },
  single: ({ lit }, { state, sinceMs }) => (state === 'spoken' ? [{ part: lit, pose: singlePose(sinceMs) }] : []),
};

/** Opacity of the words that are not spoken. */
const DIMMED = 0.72;

function singlePose(sinceMs: number): UnitPose {
  const at = clamp(sinceMs / 170, 0, 1);
  return { ...scaled(0.72 + 0.28 * easeOutBack(at)), opacity: clamp(at * 4 + 0.25, 0, 1) };
}

function momentOf(index: number, { active, progress, sinceWordMs }: CaptionLayer): WordMoment {
  const state = index < active ? 'past' : index === active ? 'spoken' : 'coming';
  return { state, progress, sinceMs: sinceWordMs };
}

/** Returns what a card shows at an instant, bottom first: the spoken word lies over its neighbours. */
export function planCaption(parts: CaptionParts, layer: CaptionLayer): PlacedSprite[] {
  const { spec, words, plate, emPx } = parts;
  const frame: TextFrame = { size: spec, pose: layer };
  const show = HIGHLIGHTS[spec.highlight.kind];
  const place = (pivot: { x: number; y: number }, { part, pose = REST, shown }: DrawnPart) =>
    part && placePart(part, { frame, pose, pivot, emPx, shown });
  const drawn = words.map((word, index) => ({ pivot: word.pivot, parts: show(word, momentOf(index, layer)) }));
  // Outlines lie under the glyphs of all words, so that none hides a part of its neighbour.
  const outlines = drawn.flatMap(({ pivot, parts: all }) =>
    all.map((each) => place(pivot, { ...each, part: each.under })),
  );
  const placed = drawn.map(({ pivot, parts: all }) => all.map((each) => place(pivot, each)));
  const spoken = placed[layer.active] ?? [];
  const others = placed.filter((_, index) => index !== layer.active).flat();
  const behind = plate && hasPlate(spec, layer) ? [place({ x: 0, y: 0 }, { part: plate })] : [];
  return [...behind, ...outlines, ...others, ...spoken].filter((sprite) => sprite !== undefined);
}

/** A plate appears before its words, but not without any word to come. */
function hasPlate({ highlight }: CaptionSpec, { active }: CaptionLayer): boolean {
  return active >= 0 || highlight.kind !== 'typewriter';
}
