import type { MaterialKind, SettingKind } from '../scene-graph.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { ChosenSubject } from './choose-subject.ts';
import { dress, listReadings, markDrawn, markIgnored, sortMaterials, toColorId } from './fates.ts';
import {
  BACKDROP_SETTINGS,
  GROUND_MATERIALS,
  GROUNDS,
  METAL_COLORS,
  OUTDOOR_SETTINGS,
  TRIMMED,
} from './natural-surfaces.ts';
import type { Ask } from './read-asks.ts';
import { addToPalette, isRuledOut, layGround, paintBackdrop, type SceneDraft } from './scene-draft.ts';

const OPEN_SETTINGS: ReadonlySet<SettingKind> = new Set([...OUTDOOR_SETTINGS, 'water', 'city']);
const CLEAR: ReadonlySet<string> = new Set(['glass', 'frosted_glass', 'glossy']);

/** Reads what the place, its parts and whatever carries the subject are made of. */
export function draftSurroundings(draft: SceneDraft, asks: readonly Ask[], subject: ChosenSubject): void {
  for (const ask of asks) if (ask.noun?.concept.family === 'setting') draftPlace(draft, ask);
  for (const ask of asks) draftPart(draft, ask);
  // A tray, plate or board under the subject is its ground.
  for (const ask of asks) {
    if (ask.noun?.concept.name !== 'plate' || ask.place !== 'on' || subject.asks.includes(ask)) continue;
    layGroundOf(draft, ask);
    if (listReadings(ask).some(({ fate }) => fate.kind === 'drawn')) markDrawn(ask.noun.reading, 'part.ground');
  }
}

function draftPlace(draft: SceneDraft, ask: Ask): void {
  const kind = ask.noun?.concept.name as SettingKind;
  for (const { concept, reading } of sortMaterials(ask.materials)) {
    // A clear sky is a sky.
    if (OPEN_SETTINGS.has(kind) && CLEAR.has(concept.name)) reading.fate = { kind: 'neutral' };
    else if (draft.ground.isAsked) markIgnored(reading);
    else layGround(draft, { material: concept.name as MaterialKind }, reading, concept.id);
  }
  for (const { color, reading } of ask.colors) {
    // The sea has its colour by the time of day.
    if (kind === 'beach') {
      markIgnored(reading);
      continue;
    }
    if (BACKDROP_SETTINGS.has(kind)) paintBackdrop(draft, color);
    else if (draft.ground.color === null) draft.ground.color = color;
    else addToPalette(draft, color);
    markDrawn(reading, toColorId(reading));
  }
}

/** Reads a backdrop, a ground or light with its adjectives. */
function draftPart(draft: SceneDraft, ask: Ask): void {
  const concept = ask.noun?.concept;
  if (concept?.id === 'part.backdrop') {
    for (const { color, reading } of ask.colors) {
      paintBackdrop(draft, color);
      markDrawn(reading, toColorId(reading));
    }
    for (const { concept: material, reading } of sortMaterials(ask.materials)) {
      const metal = METAL_COLORS[material.name];
      if (metal === undefined) layGround(draft, { material: material.name as MaterialKind }, reading, material.id);
      else {
        addToPalette(draft, metal);
        markDrawn(reading, material.id);
      }
    }
    settlePart(ask);
  } else if (concept?.id === 'part.ground') {
    layGroundOf(draft, ask);
    settlePart(ask);
  } else if (concept?.id === 'part.light' || concept?.family === 'light' || concept?.family === 'side') {
    draftLightColors(draft, ask, concept);
    if (concept.id === 'part.light') settlePart(ask);
  } else if (concept?.id === 'part.trim') {
    draftTrim(draft, ask);
    settlePart(ask);
  } else if (concept?.id === 'part.label') {
    for (const reading of [...ask.colors, ...ask.materials].map((each) => each.reading)) markIgnored(reading);
    settlePart(ask);
  }
}

function draftLightColors(draft: SceneDraft, ask: Ask, { color: own }: Concept): void {
  for (const { color, reading } of ask.colors) {
    draft.lightColors.push(color);
    markDrawn(reading, toColorId(reading));
  }
  for (const { concept, reading } of ask.materials) {
    const metal = METAL_COLORS[concept.name];
    if (metal === undefined) markIgnored(reading);
    else {
      draft.lightColors.push(metal);
      reading.fate = { kind: 'drawn', as: concept.id };
    }
  }
  // Warm light is a colour of light.
  if (own !== null && ask.noun) {
    draft.lightColors.push(own);
    markDrawn(ask.noun.reading, ask.noun.concept.id);
  }
}

/** Caps, lids and handles: what a subject has of them is of the material and colour that stand by their noun. */
function draftTrim({ subject }: SceneDraft, { colors, materials }: Ask): void {
  const [color, material] = [colors[0], sortMaterials(materials)[0]];
  if (!TRIMMED.has(subject.kind) || subject.trim || !(color ?? material)) return;
  subject.trim = { material: (material?.concept.name as MaterialKind) ?? 'plastic', color: color?.color ?? null };
  if (color) markDrawn(color.reading, toColorId(color.reading));
  if (material) markDrawn(material.reading, material.concept.id);
}

function layGroundOf(draft: SceneDraft, ask: Ask): void {
  for (const { concept, reading } of sortMaterials(ask.materials))
    layGround(draft, { material: concept.name as MaterialKind }, reading, concept.id);
  for (const { color, reading } of ask.colors) layGround(draft, { color }, reading, toColorId(reading));
}

/** "Background" by itself asks for nothing; with a colour or material it is drawn if that is. */
function settlePart({ noun, colors, materials }: Ask): void {
  if (!noun) return;
  const adjectives = [...colors, ...materials].map(({ reading }) => reading);
  if (noun.reading.fate.kind === 'drawn') return;
  if (adjectives.length === 0) noun.reading.fate = { kind: 'neutral' };
  else if (adjectives.some(({ fate }) => fate.kind === 'drawn')) markDrawn(noun.reading, noun.concept.id);
  else markIgnored(noun.reading);
}

/**
 * Reads adjectives without a noun: "of red glass" belongs to the noun before it, "on white marble" is the ground, other
 * colours are the palette. Returns materials that are none of these.
 */
export function draftBareAdjectives(draft: SceneDraft, asks: readonly Ask[], subject: ChosenSubject): Ask['materials'] {
  const left: Ask['materials'] = [];
  for (const ask of asks.filter(({ noun }) => noun === null)) {
    const owner = ask.place === 'of' ? ask.after : null;
    if (owner && subject.asks.includes(owner) && draft.subject.kind !== 'product') {
      dress({ ...ask, count: null }, draft.subject);
      continue;
    }
    if (owner?.noun?.concept.family === 'prop') {
      owner.colors.push(...ask.colors);
      owner.materials.push(...ask.materials);
      continue;
    }
    // "A background in pink", "a gradient from pink to orange".
    if (owner?.noun && isPaintable(owner.noun.concept) && ask.materials.length === 0) {
      for (const { color, reading } of ask.colors) {
        if (owner.noun.concept.id === 'part.light') draft.lightColors.push(color);
        else if (owner.noun.concept.id === 'part.ground') draft.ground.color ??= color;
        else paintBackdrop(draft, color);
        markDrawn(reading, toColorId(reading));
      }
      if (owner.noun.concept.family === 'part') markDrawn(owner.noun.reading, owner.noun.concept.id);
      continue;
    }
    if (isOfSubject(draft, ask)) {
      dress({ ...ask, count: null }, draft.subject);
      continue;
    }
    if (isGround(draft, ask)) {
      layGroundOf(draft, ask);
      continue;
    }
    left.push(...ask.materials);
    for (const { color, reading } of ask.colors) {
      if (isRuledOut(draft, toColorId(reading), reading)) continue;
      if ((ask.place === 'on' || ask.place === 'against') && draft.backdrop === null) paintBackdrop(draft, color);
      else addToPalette(draft, color);
      markDrawn(reading, toColorId(reading));
    }
  }
  return left;
}

/** "Serum, amber glass": a colour with a hard material says what the subject is made of. */
function isOfSubject({ subject }: SceneDraft, { colors, materials, place }: Ask): boolean {
  const isHard = materials.every(({ concept }) => HARD.has(concept.name));
  return (
    place === null &&
    colors.length > 0 &&
    materials.length > 0 &&
    isHard &&
    subject.kind !== 'none' &&
    subject.kind !== 'product' &&
    subject.surface.color === null
  );
}

const HARD: ReadonlySet<string> = new Set(['glass', 'frosted_glass', 'ceramic', 'plastic', 'metal', 'brushed_metal']);

const isPaintable = ({ family, name }: Concept): boolean =>
  family === 'part' ? name !== 'trim' && name !== 'label' : family === 'setting' && name === 'studio';

function isGround({ ruledOut, ground }: SceneDraft, { materials, place, after }: Ask): boolean {
  const [first] = materials;
  if (!first || place === 'against' || ruledOut.has(first.concept.id)) return false;
  // "A bathroom with white tiles": what its ground is made of anyway.
  const kind = after?.noun?.concept.family === 'setting' ? (after.noun.concept.name as SettingKind) : null;
  if (kind && first.concept.name === (ground.material ?? GROUND_MATERIALS[kind])) return true;
  return place === 'on' || (GROUNDS.has(first.concept.name as MaterialKind) && place !== 'with');
}
