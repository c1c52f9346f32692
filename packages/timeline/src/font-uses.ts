import type { TimelineDocument } from './document/document.ts';
import type { StickerClip } from './document/sticker-clips.ts';
import type { TextClip } from './document/text-clips.ts';
import { findClusterFamily, toCoveredText } from './covered-text.ts';
import { toDrawnClip } from './drawn-clip.ts';
import { isCovered } from './font-coverage.ts';
import { type FontFace, fontFaceName, listStackFaces } from './font-stack.ts';
import { splitClusters } from './text-clusters.ts';

/** A face, and the characters that a document draws with it: each once, in ascending order. */
export interface FontUse extends FontFace {
  text: string;
}

/** Printable ASCII. Hosts measure with it, numbers count in it, and the next typed character is probably in it. */
const BASICS = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

const knownBasics = new Map<string, readonly string[]>();

/** Lists the basics that each family of a stack draws: those that no earlier one has. */
function listBasics(families: readonly string[]): readonly string[] {
  const name = families.join();
  const known = knownBasics.get(name);
  if (known) return known;
  const drawers = Map.groupBy(BASICS, (character) => findClusterFamily(character, families));
  const basics = families.map((family) => drawers.get(family)?.join('') ?? '');
  knownBasics.set(name, basics);
  return basics;
}

/** Weights in which the painters of `packages/compositor` draw the texts of stickers. */
const STICKER_WEIGHTS = {
  price_tag: [600, 800],
  cta: [700],
  discount_badge: [700, 900],
  rating: [700],
  countdown: [800, 900],
  review_card: [600, 700],
  label: [800],
} as const;
const NUMBER_MARK_WEIGHT = 800;

/** Texts drawn in one face. */
interface FaceText extends FontFace {
  texts: readonly string[];
}

/**
 * Returns the faces that a document needs, with the characters of each: those characters of its texts that no earlier
 * face in the stack has. So do the basics of each text, whether it contains them or not: without them, browsers would
 * measure with a font of the system.
 */
export function listFontUses(document: TimelineDocument): FontUse[] {
  const uses = new Map<string, { face: FontFace; characters: Set<string> }>();
  const addUse = (face: FontFace, characters: Iterable<string>): void => {
    const name = fontFaceName(face);
    const known = uses.get(name) ?? { face, characters: new Set() };
    uses.set(name, known);
    for (const character of characters) known.characters.add(character);
  };
  for (const { texts, ...face } of document.tracks.flatMap(listTrackTexts)) {
    const stack = listStackFaces(face);
    const families = stack.map(({ family }) => family);
    for (const [index, basics] of listBasics(families).entries()) {
      const face = stack[index];
      if (face && basics !== '') addUse(face, basics);
    }
    for (const cluster of new Set(texts.flatMap(splitClusters))) {
      const at = families.indexOf(findClusterFamily(cluster, families) ?? '');
      const face = stack[at];
      if (!face) continue;
      addUse(face, cluster);
      // A face that lacks a letter may have its parts, and then composes it.
      const parts = listParts(cluster);
      for (const each of stack.slice(0, at))
        addUse(
          each,
          parts.filter((part) => isCovered(each.family, part)),
        );
    }
  }
  const drawn = [...uses.values()].filter(({ characters }) => !isEvery(characters, IGNORABLE));
  return drawn.map(({ face, characters }) => ({
    ...face,
    text: [...characters, ...(isEvery(characters, BLANK) ? [OUTLINED] : [])]
      .toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
      .join(''),
  }));
}

/** Marks that allow line breaks or control joining: they need no face. */
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]$/u;
/** Added to spaces of unusual widths: browsers refuse a font without any outline. */
const OUTLINED = 'o';

function isEvery(characters: Iterable<string>, kind: RegExp): boolean {
  return [...characters].every((character) => kind.test(character));
}

/** Returns the faces that a document draws with. */
export function listFontFaces(document: TimelineDocument): FontFace[] {
  return listFontUses(document).map(({ family, weight }) => ({ family, weight }));
}

/** Returns a composable letter's base, its accents, and the base with each accent alone. */
function listParts(cluster: string): string[] {
  const [letter = '', ...marks] = cluster.normalize('NFD');
  const composed = marks.map((mark) => (letter + mark).normalize('NFC')).filter(isOneCharacter);
  return composed.length === 0 ? [] : [...cluster.normalize('NFC'), letter, ...marks, ...composed];
}

function isOneCharacter(text: string): boolean {
  return Array.from(text).length === 1;
}

function listTrackTexts(track: TimelineDocument['tracks'][number]): FaceText[] {
  switch (track.kind) {
    case 'text':
      return track.clips.flatMap(listDrawn).map(readTextClip);
    case 'sticker':
      return track.clips.flatMap(listDrawn).flatMap(readSticker);
    case 'video':
    case 'image':
    case 'hook':
    case 'music':
      return [];
  }
}

function listDrawn<Clip extends TextClip | StickerClip>(clip: Clip): Clip[] {
  const drawn = toDrawnClip(clip);
  return drawn ? [drawn] : [];
}

function readTextClip(clip: TextClip): FaceText {
  const { family, weight } = clip.style;
  return { family, weight, texts: clip.kind === 'title' ? [clip.text] : clip.words.map(({ text }) => text) };
}

function readSticker(clip: StickerClip): FaceText[] {
  switch (clip.kind) {
    case 'price_tag':
      return setSticker(clip, [clip.price, clip.originalPrice]);
    case 'cta':
    case 'label':
    case 'rating':
      return setSticker(clip, [clip.text]);
    case 'discount_badge':
      return setSticker(clip, [clip.text, clip.caption]);
    case 'review_card':
      // The author's initial is drawn as a capital.
      return setSticker(clip, [clip.quote, clip.author, toCoveredText(clip.author?.toUpperCase() ?? '', clip.family)]);
    case 'countdown':
      return setSticker(clip, []);
    case 'bullet_list': {
      const { family, weight, items, mark } = clip;
      const marks = mark === 'number' ? [{ family, weight: NUMBER_MARK_WEIGHT, texts: [] }] : [];
      return [{ family, weight, texts: items }, ...marks];
    }
    case 'logo':
    case 'shape':
    case 'arrow':
    case 'progress_bar':
    case 'doodle':
    case 'chevrons':
      return [];
  }
}

function setSticker(
  clip: Extract<StickerClip, { kind: keyof typeof STICKER_WEIGHTS }>,
  written: readonly (string | undefined)[],
): FaceText[] {
  const texts = written.filter((text) => text !== undefined);
  // A rating may be stars alone.
  if (texts.length === 0 && clip.kind !== 'countdown') return [];
  return STICKER_WEIGHTS[clip.kind].map((weight) => ({ family: clip.family, weight, texts }));
}
