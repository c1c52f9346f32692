import { LOOK_IDS, type LookId } from '@reelwright/contracts';
import { toOklch } from '../color/oklch.ts';
import { LOOKS } from '../looks.ts';

/** Words of the name count more than those of the description. */
const NAME_WEIGHT = 3;
/** Looks that are nearly as fitting as the best take part in the draw. */
const CLOSE = 0.6;
/** Looks that suit anything; a product whose words say nothing gets one of these. */
const ALL_ROUND: ReadonlySet<LookId> = new Set([
  'corporate-clean',
  'flat-geometric',
  'editorial-magazine',
  'tech-minimal',
  'playful-pop',
  'bold-street',
  'paper-collage',
]);
/** Colourful pictures want a bold look, pale ones a quiet one. */
const VIVID: ReadonlySet<LookId> = new Set(['playful-pop', 'bold-street', 'flat-geometric', 'neon-night']);
const QUIET: ReadonlySet<LookId> = new Set(['editorial-magazine', 'luxury-serif', 'beauty-soft', 'tech-minimal']);
const VIVID_CHROMA = 0.13;
const QUIET_CHROMA = 0.05;

function countWords(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase();
  const latin = new Set(lower.match(/[a-zà-ž0-9-]+/g) ?? []);
  return words.filter((word) => (/[a-z]/.test(word) ? latin.has(word) || latin.has(`${word}s`) : lower.includes(word)))
    .length;
}

/** A number from a text and a seed, the same on every machine. */
function hash(text: string, seed: number): number {
  let value = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
  return (value ^ (value >>> 12)) >>> 0;
}

/**
 * The look that suits a product: by the words of its name and description, then by how colourful its pictures are, then by draw among
 * what fits. The same product and seed give the same look; products of one kind differ.
 */
export function chooseLook(product: {
  name: string;
  description?: string;
  palettes: readonly (readonly string[])[];
  seed: number;
  /** Left out as long as there are others. */
  except?: readonly LookId[];
}): LookId {
  const { name, description = '', palettes, seed, except = [] } = product;
  const chroma = Math.max(
    0,
    ...palettes.flatMap((palette) => palette.slice(0, 2)).map((color) => toOklch(color).chroma),
  );
  const mood = chroma > VIVID_CHROMA ? VIVID : chroma < QUIET_CHROMA ? QUIET : new Set<LookId>();
  const left = LOOK_IDS.filter((id) => !except.includes(id));
  const scored = (left.length > 0 ? left : LOOK_IDS).map((id) => {
    const { suits } = LOOKS[id];
    const words = NAME_WEIGHT * countWords(name, suits) + Math.min(3, countWords(description, suits));
    return { id, words, score: words + (mood.has(id) ? 0.5 : 0) };
  });
  const isNamed = scored.some(({ words }) => words > 0);
  const general = scored.filter(({ id }) => ALL_ROUND.has(id) || mood.has(id));
  const fitting = isNamed || general.length === 0 ? scored : general;
  const best = Math.max(...fitting.map(({ score }) => score));
  const drawn = isNamed ? fitting.filter(({ score }) => score >= best * CLOSE) : fitting;
  const choice = drawn[hash(name, seed) % drawn.length];
  if (!choice) throw new Error('There is no look to choose from');
  return choice.id;
}
