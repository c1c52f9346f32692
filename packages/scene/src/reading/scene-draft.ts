import type { MaterialKind, PropKind, SceneGraph } from '../scene-graph.ts';
import type { ConceptFamily } from '../vocabulary/concept.ts';
import { markDrawn, markIgnored } from './fates.ts';
import type { Asks, Reading } from './read-asks.ts';

/** Why something stands in the graph that the prompt didn't name. */
export const ASSUMPTION_REASONS = [
  'no_setting', // the prompt names no place
  'fits_setting', // the place brings it
  'fits_theme', // the season or festival brings it
  'fits_time', // the time of day brings it
] as const;
export type AssumptionReason = (typeof ASSUMPTION_REASONS)[number];

export interface Assumption {
  /** A concept's id. */
  as: string;
  reason: AssumptionReason;
}

/** A graph in the making. */
export interface SceneDraft {
  subject: SceneGraph['subject'];
  ground: { material: MaterialKind | null; color: string | null; isAsked: boolean };
  backdrop: string | null;
  lightColors: string[];
  palette: string[];
  props: Map<PropKind, SceneGraph['props'][number]>;
  assumed: Assumption[];
  /** Ids that must not appear. */
  ruledOut: ReadonlySet<string>;
}

/** Assumes something, unless the prompt rules it out; returns whether it did. */
export function assume(draft: SceneDraft, as: string, reason: AssumptionReason): boolean {
  if (draft.ruledOut.has(as)) return false;
  draft.assumed.push({ as, reason });
  return true;
}

export function addToPalette({ palette }: SceneDraft, color: string, isFirst = false): void {
  if (palette.includes(color)) return;
  if (isFirst) palette.unshift(color);
  else palette.push(color);
}

/** Paints the backdrop with the first colour that is asked for it; the palette takes all. */
export function paintBackdrop(draft: SceneDraft, color: string): void {
  draft.backdrop ??= color;
  addToPalette(draft, color, draft.backdrop === color);
}

/** "Satin cloth": what is a cloth anyway. */
const CLOTHS: ReadonlySet<MaterialKind | null> = new Set<MaterialKind>(['silk', 'velvet', 'leather']);

/** Makes the ground of the first material and colour that are asked for it. */
export function layGround(
  { ground }: SceneDraft,
  { material = null, color = null }: { material?: MaterialKind | null; color?: string | null },
  reading: Reading,
  as: string,
): void {
  if (material !== null && !ground.isAsked) {
    ground.material = material;
    ground.isAsked = true;
    markDrawn(reading, as);
  } else if (color !== null && ground.color === null) {
    ground.color = color;
    markDrawn(reading, as);
  } else if (
    material !== null &&
    (material === ground.material || (material === 'fabric' && CLOTHS.has(ground.material)))
  )
    markDrawn(reading, as);
  else markIgnored(reading);
}

/** Notes a word as ruled out if it is; returns whether. */
export function isRuledOut({ ruledOut }: SceneDraft, id: string, reading: Reading): boolean {
  if (!ruledOut.has(id)) return false;
  reading.fate = { kind: 'removed', as: id };
  return true;
}

/** Draws the strongest of a family's words; the others say something that the graph can't hold as well. */
export function pickStrongest<Name extends string>(
  traits: Asks['traits'],
  family: ConceptFamily,
  byStrength: readonly Name[],
): Name | null {
  const own = traits.filter(({ concept }) => concept.family === family);
  const chosen = byStrength.find((name) => own.some(({ concept }) => concept.name === name)) ?? null;
  for (const { concept, reading } of own)
    if (concept.name === chosen) markDrawn(reading, concept.id);
    else markIgnored(reading);
  return chosen;
}
