import type { MaterialKind, PropKind } from '../scene-graph.ts';
import { toPropKind } from './choose-subject.ts';
import { dress, listReadings, markDrawn, markIgnored } from './fates.ts';
import { GROUNDS, PROP_SURFACES, SUBJECT_MATERIALS } from './natural-surfaces.ts';
import type { Ask } from './read-asks.ts';
import { isRuledOut, type SceneDraft } from './scene-draft.ts';

const MAX_PROPS = 6;
/** A graph holds this many of a kind. */
const MAX_COUNT = 12;

/** Adds the props that the nouns name, with their adjectives. */
export function draftProps(draft: SceneDraft, asks: readonly Ask[]): void {
  for (const ask of asks) {
    const kind = toPropKind(ask);
    if (!kind || !ask.noun || isRuledOut(draft, `prop.${kind}`, ask.noun.reading)) continue;
    const prop = addProp(draft, kind);
    if (prop) {
      markDrawn(ask.noun.reading, `prop.${kind}`);
      dress(ask, prop, MAX_COUNT);
      // Lemons are yellow, whatever else is citrus.
      const { color } = ask.noun.concept;
      if (prop.surface.color === null && color !== null) prop.surface = { ...prop.surface, color };
    } else for (const reading of listReadings(ask)) markIgnored(reading);
  }
}

/** Adds a prop as it is by nature, or finds the one that is there; null if there are enough. */
export function addProp({ props }: SceneDraft, kind: PropKind, most = MAX_COUNT) {
  const there = props.get(kind);
  if (there) return there;
  if (props.size === MAX_PROPS) return null;
  const { material, count } = PROP_SURFACES[kind];
  const prop = { kind, surface: { material, color: null }, count: Math.min(count, most) };
  props.set(kind, prop);
  return prop;
}

/** Gives hard materials that nothing has taken ("gold, luxury") to a plain prop, otherwise to a plain subject. */
export function spendMaterials(draft: SceneDraft, left: Ask['materials']): void {
  for (const { concept, reading } of left) {
    if (isRuledOut(draft, concept.id, reading)) continue;
    const { subject, props } = draft;
    const isHard = !GROUNDS.has(concept.name as MaterialKind);
    const isPlain =
      subject.kind !== 'none' &&
      subject.kind !== 'product' &&
      subject.surface.material === SUBJECT_MATERIALS[subject.kind];
    const taker =
      [...props.values()].find(
        ({ kind, surface }) => surface.material === 'matte' && PROP_SURFACES[kind].material === 'matte',
      ) ?? (isPlain ? subject : null);
    if (taker && isHard) {
      taker.surface = { ...taker.surface, material: concept.name as MaterialKind };
      markDrawn(reading, concept.id);
    } else markIgnored(reading);
  }
}
