import type { EffectId, SceneRole } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import { createSeededRandom, type SeededRandom } from '@reelwright/seeded-random';
import { type EffectCharacter, EFFECTS_OF_USE, type EffectUse } from './list-effects.ts';

/** A scene as it is seen. Ticks of the ad. */
export interface EffectScene {
  startTicks: number;
  endTicks: number;
  role: SceneRole;
  /** Changes of the picture within the scene. */
  cutTicks?: readonly number[];
  /** Stickers and lines of a list that come in. */
  accentTicks?: readonly number[];
}

/** An effect that there is, and where it is placed by. Ticks from its start. */
export interface EffectSound {
  id: EffectId;
  durationTicks: number;
  /** Where it is first heard at about its full level, and where it is loudest. */
  onsetTicks: number;
  peakTicks: number;
}

/** An effect in its place. */
export interface PlannedEffect {
  effect: EffectId;
  use: EffectUse;
  /** The moment that it stresses. */
  atTicks: number;
  startTicks: number;
  /** How much of the effect's own start is left out. */
  trimTicks: number;
  durationTicks: number;
  gainDb: number;
  /** Place of the scene that it belongs to. */
  scene: number;
}

export interface EffectsRequest {
  scenes: readonly EffectScene[];
  seed: number;
  character: EffectCharacter;
  hasPrice: boolean;
  /** When the price comes in; the start of the offer, or of the end card, where left out. */
  priceTicks?: number | undefined;
  /** When the music's final chord falls; the start of the end card where left out. */
  endingTicks?: number | undefined;
  effects: readonly EffectSound[];
}

/** Effects are equally loud as files: this is how far each use lies under that. */
const GAIN_DB: Readonly<Record<EffectUse, number>> = {
  opener: -3,
  tension: -9,
  sweep: -9,
  lift: -8,
  inner: -13,
  riser: -9,
  price: -3,
  accent: -14,
  sting: -5,
};
/** Sweeps and risers arrive with their loudest moment; all others strike with their first. */
const ARRIVES: ReadonlySet<EffectUse> = new Set(['sweep', 'lift', 'riser']);
/** The most important first: where two would blur, the later of the list gives way. */
const RANK: readonly EffectUse[] = ['opener', 'price', 'sting', 'riser', 'lift', 'sweep', 'tension', 'accent', 'inner'];
/** Two moments nearer than this are one for the ear. */
const APART_TICKS = msToTicks(350);
const INNER_APART_TICKS = msToTicks(900);
/** How often a change within a scene is heard. */
const INNER_SHARE = 0.65;

/** A price that comes in this soon after its cut comes with it: a second stroke beside the music's would stumble. */
const PRICE_WITH_CUT_TICKS = msToTicks(400);

type Kit = Readonly<Record<EffectUse, readonly EffectId[]>>;

/** The effects of one ad by use: some of its character's, in an order of the seed's. */
export function chooseEffects({ character, seed }: { character: EffectCharacter; seed: number }): Kit {
  const random = createSeededRandom(seed, `effects ${character}`);
  const order = (use: EffectUse, count: number): EffectId[] =>
    random.shuffle(EFFECTS_OF_USE[character][use]).slice(0, count);
  return {
    opener: order('opener', 1),
    tension: order('tension', 1),
    sweep: order('sweep', 3),
    lift: order('lift', 1),
    inner: order('inner', 2),
    riser: order('riser', 1),
    price: order('price', 1),
    accent: order('accent', 1),
    sting: order('sting', 1),
  };
}

/** Every effect that an ad may need, once each. */
export function listChosenEffects(kit: Kit): EffectId[] {
  return [...new Set(Object.values(kit).flat())];
}

/**
 * What is heard besides voice and music, in order of time: a stroke at once, something that sweeps into each scene and is loudest on
 * its cut, what rises to the price and strikes there, and a sting on the final chord. Changes within scenes are heard now and then, never
 * twice alike in a row. Same request, same plan.
 */
export function planEffects(request: EffectsRequest): PlannedEffect[] {
  const { scenes, seed, character } = request;
  const first = scenes[0];
  const last = scenes.at(-1);
  if (!first || !last) return [];
  const random = createSeededRandom(seed, 'places of effects');
  const take = createTaker(chooseEffects({ character, seed }), request.effects);
  const moments = dropBlurred(listMoments(request, random));
  return moments
    .flatMap((moment) => {
      const sound = take(moment.use);
      return sound ? [place(sound, moment, last.endTicks)] : [];
    })
    .filter(({ durationTicks }) => durationTicks > 0)
    .sort((one, other) => one.startTicks - other.startTicks);
}

interface Moment {
  use: EffectUse;
  atTicks: number;
  scene: number;
}

function listMoments(request: EffectsRequest, random: SeededRandom): Moment[] {
  const { scenes, hasPrice, endingTicks } = request;
  const last = scenes.length - 1;
  const priceScene = hasPrice ? findPriceScene(scenes) : -1;
  const moments: Moment[] = [{ use: 'opener', atTicks: scenes[0]?.startTicks ?? 0, scene: 0 }];
  const lift = scenes.findIndex(({ role }, index) => index > 0 && role !== 'problem' && role !== 'hook');
  for (const [index, { startTicks, role, cutTicks = [], accentTicks = [] }] of scenes.entries()) {
    if (index > 0 && index !== priceScene)
      moments.push({
        use: role === 'problem' ? 'tension' : index === lift ? 'lift' : 'sweep',
        atTicks: startTicks,
        scene: index,
      });
    for (const atTicks of cutTicks)
      if (random.between(0, 1) < INNER_SHARE) moments.push({ use: 'inner', atTicks, scene: index });
    for (const atTicks of accentTicks) moments.push({ use: 'accent', atTicks, scene: index });
  }
  if (priceScene > 0) {
    const cutTicks = scenes[priceScene]?.startTicks ?? 0;
    const seenTicks = request.priceTicks ?? cutTicks;
    const atTicks = seenTicks - cutTicks < PRICE_WITH_CUT_TICKS ? cutTicks : seenTicks;
    moments.push({ use: 'riser', atTicks, scene: priceScene }, { use: 'price', atTicks, scene: priceScene });
  }
  moments.push({ use: 'sting', atTicks: endingTicks ?? scenes[last]?.startTicks ?? 0, scene: last });
  return moments;
}

function findPriceScene(scenes: readonly EffectScene[]): number {
  const offer = scenes.findIndex(({ role }) => role === 'offer');
  return offer === -1 ? scenes.length - 1 : offer;
}

/** Without what would blur with something more important; a riser may meet its stroke. */
function dropBlurred(moments: readonly Moment[]): Moment[] {
  const kept: Moment[] = [];
  const ranked = moments.toSorted((one, other) => RANK.indexOf(one.use) - RANK.indexOf(other.use));
  for (const moment of ranked) {
    const isBlurred = kept.some(({ use, atTicks }) => {
      if (moment.use === 'riser' && use === 'price') return false;
      const apart = moment.use === 'inner' && use === 'inner' ? INNER_APART_TICKS : APART_TICKS;
      return Math.abs(atTicks - moment.atTicks) < apart;
    });
    if (!isBlurred) kept.push(moment);
  }
  return kept.sort((one, other) => one.atTicks - other.atTicks);
}

/** Hands out the effects of a use in turn, never the one that was heard last. */
function createTaker(kit: Kit, effects: readonly EffectSound[]): (use: EffectUse) => EffectSound | undefined {
  const sounds = new Map(effects.map((sound) => [sound.id, sound]));
  const queues = new Map<EffectUse, EffectSound[]>();
  let before: EffectId | undefined;
  return (use) => {
    const queue = queues.get(use) ?? kit[use].flatMap((id) => sounds.get(id) ?? []);
    const sound = queue.find(({ id }) => id !== before);
    if (!sound) return undefined;
    queues.set(use, [...queue.filter((each) => each !== sound), sound]);
    before = sound.id;
    return sound;
  };
}

/** On its moment; what would start before the ad does is heard from there. */
function place(sound: EffectSound, { use, atTicks, scene }: Moment, endTicks: number): PlannedEffect {
  const from = atTicks - (ARRIVES.has(use) ? sound.peakTicks : sound.onsetTicks);
  const trimTicks = Math.max(0, -from);
  const startTicks = from + trimTicks;
  return {
    effect: sound.id,
    use,
    atTicks,
    startTicks,
    trimTicks,
    durationTicks: Math.min(sound.durationTicks - trimTicks, endTicks - startTicks),
    gainDb: GAIN_DB[use],
    scene,
  };
}
