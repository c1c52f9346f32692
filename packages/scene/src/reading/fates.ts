import type { SceneSurface } from '../scene-graph.ts';
import type { MaterialKind } from '../scene-graph.ts';
import { METAL_COLORS } from './natural-surfaces.ts';
import type { Ask, Reading } from './read-asks.ts';

/** Notes that the graph holds what a word asks for. */
export function markDrawn(reading: Reading, as: string): void {
  reading.fate = { kind: 'drawn', as };
}

/** Notes that nothing came of a word, unless something did before. */
export function markIgnored(reading: Reading): void {
  if (reading.fate.kind === 'open') reading.fate = { kind: 'ignored' };
}

/** The id of a colour: `color.red`, or `color.#12ab34` for a code. */
export function toColorId({ word }: Reading): string {
  if (word.meaning.kind === 'concept') return word.meaning.concept.id;
  return word.meaning.kind === 'color_code' ? `color.${word.meaning.color}` : 'color';
}

/** Lists the words of an ask. */
export function listReadings({ noun, colors, materials }: Ask): Reading[] {
  return [...(noun ? [noun.reading] : []), ...[...colors, ...materials].map(({ reading }) => reading)];
}

/** Words that say how a surface is finished, beside the one that says what it is made of. */
const FINISHES: ReadonlySet<string> = new Set(['matte', 'glossy', 'water']);

/** Puts what a thing is made of before how it is finished: "wet marble". */
export function sortMaterials(materials: Ask['materials']): Ask['materials'] {
  const isFinish = ({ concept }: Ask['materials'][number]): boolean => FINISHES.has(concept.name);
  return [...materials.filter((each) => !isFinish(each)), ...materials.filter(isFinish)];
}

/** Gives a thing the colour, material and number that stand by its noun; the first of each counts. */
export function dress(ask: Ask, thing: { surface: SceneSurface; count: number }, most = 5): void {
  const [color] = ask.colors;
  if (color) {
    thing.surface = { ...thing.surface, color: color.color };
    markDrawn(color.reading, toColorId(color.reading));
  }
  const [material] = sortMaterials(ask.materials.filter(({ concept: { name } }) => name !== 'water'));
  // Black and gold: the thing is black, the gold is left to its details.
  if (material && !(color && METAL_COLORS[material.concept.name])) {
    thing.surface = { ...thing.surface, material: material.concept.name as MaterialKind };
    markDrawn(material.reading, material.concept.id);
  }
  if (ask.count) thing.count = Math.min(most, ask.count.count);
}
