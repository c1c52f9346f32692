import type { MaterialKind, SettingKind } from '../scene-graph.ts';
import type { ChosenSubject } from './choose-subject.ts';
import { dress, listReadings, markDrawn, markIgnored, METAL_COLORS, sortMaterials, toColorId } from './fates.ts';
import { BACKDROP_SETTINGS, GROUNDS } from './natural-surfaces.ts';
import type { Ask } from './read-asks.ts';
import { addToPalette, isRuledOut, layGround, paintBackdrop, type SceneDraft } from './scene-draft.ts';

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
  for (const { concept, reading } of sortMaterials(ask.materials)) {
    if (draft.ground.isAsked) markIgnored(reading);
    else layGround(draft, { material: concept.name as MaterialKind }, reading, concept.id);
  }
  for (const { color, reading } of ask.colors) {
    if (BACKDROP_SETTINGS.has(ask.noun?.concept.name as SettingKind)) paintBackdrop(draft, color);
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
  } else if (concept?.id === 'part.light' || concept?.family === 'light') {
    draft.lightColors.push(...ask.colors.map(({ color }) => color));
    for (const { reading } of ask.colors) markDrawn(reading, toColorId(reading));
    for (const { reading } of ask.materials) markIgnored(reading);
    if (concept.id === 'part.light') settlePart(ask);
  }
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

function isGround({ ruledOut }: SceneDraft, { materials, place }: Ask): boolean {
  const [first] = materials;
  if (!first || place === 'against' || ruledOut.has(first.concept.id)) return false;
  return place === 'on' || (GROUNDS.has(first.concept.name as MaterialKind) && place !== 'with');
}
