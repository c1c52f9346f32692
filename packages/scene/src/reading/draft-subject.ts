import type { MaterialKind } from '../scene-graph.ts';
import type { ChosenSubject } from './choose-subject.ts';
import { dress, markDrawn, markIgnored } from './fates.ts';
import { METAL_COLORS, TRIMMED } from './natural-surfaces.ts';
import type { Ask, Asks } from './read-asks.ts';
import { addToPalette, type SceneDraft } from './scene-draft.ts';

const MAX_LABEL = 60;

/** "A dropper bottle, gold dropper": metal that is said of it again is of its cap. */
function moveMetalToTrim(subject: SceneDraft['subject'], { materials }: Ask): void {
  const metal = materials.find(({ concept }) => METAL_COLORS[concept.name] !== undefined);
  if (!metal || subject.trim || !TRIMMED.has(subject.kind)) return;
  subject.trim = { material: metal.concept.name as MaterialKind, color: null };
  materials.splice(materials.indexOf(metal), 1);
  markDrawn(metal.reading, metal.concept.id);
}

/** Dresses the subject in its adjectives, and prints its label. A product of the user's keeps its own. */
export function draftSubject(draft: SceneDraft, { kind, asks }: ChosenSubject, labels: Asks['labels']): void {
  const { subject } = draft;
  const isDressed = kind !== 'none' && subject.kind !== 'product';
  for (const [index, ask] of asks.entries()) {
    if (isDressed && index > 0 && !ask.isCompound) moveMetalToTrim(subject, ask);
    if (isDressed) dress(ask, subject);
    for (const { concept, reading } of ask.materials) {
      const metal = METAL_COLORS[concept.name];
      if (!isDressed || metal === undefined || reading.fate.kind !== 'open') continue;
      // Black and gold: the palette holds both, the black first.
      if (subject.surface.color) addToPalette(draft, subject.surface.color);
      addToPalette(draft, metal);
      markDrawn(reading, concept.id);
    }
    for (const { reading } of [...ask.colors, ...ask.materials]) markIgnored(reading);
  }
  const [label] = labels;
  if (isDressed && label) {
    subject.label = Array.from(label.text).slice(0, MAX_LABEL).join('').slice(0, MAX_LABEL);
    markDrawn(label.reading, 'part.label');
  }
  for (const { reading } of labels) markIgnored(reading);
}
