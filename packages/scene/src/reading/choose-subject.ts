import { PROP_KINDS, type PropKind, SUBJECT_KINDS, type SubjectKind } from '../scene-graph.ts';
import { markDrawn } from './fates.ts';
import type { Ask } from './read-asks.ts';

/** Containers: beside a more exact noun, they only say how it is packed. */
const CONTAINERS: ReadonlySet<string> = new Set(['bottle', 'jar', 'can', 'box', 'cup', 'glass', 'tube', 'pouch']);

export interface ChosenSubject {
  kind: SubjectKind;
  /** The asks that name it; their adjectives dress it. */
  asks: Ask[];
}

/**
 * Chooses the subject among the nouns: the first that can be nothing else, joined with the nouns it forms one name with
 * ("serum dropper bottle", "bottle of perfume"). A noun that can also be a prop ("candles") is the subject only where
 * nothing else is.
 */
export function chooseSubject(
  asks: readonly Ask[],
  { isEmptyStage, hasProduct }: { isEmptyStage: boolean; hasProduct: boolean },
): ChosenSubject {
  const named = asks.filter(({ noun }) => noun?.concept.family === 'subject');
  const empty = named.filter(({ noun }) => noun?.concept.name === 'none');
  for (const { noun } of empty) if (noun) markDrawn(noun.reading, noun.concept.id);
  const candidates = named.filter((ask) => !empty.includes(ask));
  const first =
    candidates.find((ask) => !ask.noun?.concept.besideId && !(isTray(ask) && candidates.length > 1)) ??
    (isEmptyStage || hasProduct ? undefined : findLikely(candidates.filter(({ place }) => place !== 'with')));
  if (!first) return { kind: 'none', asks: [] };
  const chosen = [first];
  for (const ask of candidates.slice(candidates.indexOf(first) + 1)) {
    const isPart = (ask.isCompound || ask.place === 'of') && ask.after !== null && chosen.includes(ask.after);
    const isSame =
      ask.noun?.concept === first.noun?.concept ||
      // "Hair oil, amber glass bottle": one of its kind, by its plain name.
      (ask.noun?.concept.name === 'bottle' && (first.noun?.concept.name ?? '').endsWith('_bottle'));
    if (isPart || isSame) chosen.push(ask);
  }
  const kinds = chosen.map(({ noun }) => noun?.concept.name ?? '').filter(isSubjectKind);
  // The head of a compound stands last, unless it only says how the thing is packed.
  const kind =
    kinds.findLast((each) => !CONTAINERS.has(each)) ??
    kinds.findLast((each) => each !== 'box') ??
    kinds.at(-1) ??
    'none';
  for (const { noun } of chosen) if (noun) markDrawn(noun.reading, hasProduct ? 'subject.product' : noun.concept.id);
  return { kind, asks: chosen };
}

/** "On a tray": what carries the subject. */
const isTray = ({ noun, place }: Ask): boolean => noun?.concept.name === 'plate' && place === 'on';

/** Spheres stand by things more often than alone. */
const findLikely = (asks: readonly Ask[]): Ask | undefined =>
  asks.find(({ noun }) => noun?.concept.name !== 'sphere') ?? asks[0];

const isSubjectKind = (name: string): name is SubjectKind => (SUBJECT_KINDS as readonly string[]).includes(name);

/** Returns what a noun is beside the subject; null if it is no prop. */
export function toPropKind({ noun }: Ask): PropKind | null {
  if (!noun) return null;
  const name = noun.concept.family === 'prop' ? noun.concept.name : noun.concept.besideId?.split('.')[1];
  return PROP_KINDS.find((kind) => kind === name) ?? null;
}
