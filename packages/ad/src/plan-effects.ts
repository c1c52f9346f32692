import type { EffectId, SceneRole } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import { createSeededRandom, type SeededRandom } from '@reelwright/seeded-random';
import { type EffectCharacter, EFFECTS_OF_USE, type EffectUse } from './list-effects.ts';

/** A scene's visible events. Ticks of the ad. */
export interface EffectScene {
  startTicks: number;
  endTicks: number;
  role: SceneRole;
  /** Image changes within the scene. */
  cutTicks?: readonly number[];
  /** Entrances of stickers and list lines. */
  accentTicks?: readonly number[];
}

/** An available effect and its points of alignment. Ticks from its start. */
export interface EffectSound {
  id: EffectId;
  durationTicks: number;
  /** When the effect first reaches about its full level, and when it is loudest. */
  onsetTicks: number;
  peakTicks: number;
}

/** A placed effect. */
export interface PlannedEffect {
  effect: EffectId;
  use: EffectUse;
  /** The moment that the effect stresses. */
  atTicks: number;
  startTicks: number;
  /** Trimmed length at the effect's start. */
  trimTicks: number;
  durationTicks: number;
  gainDb: number;
  /** Index of the effect's scene. */
  scene: number;
}

export interface EffectsRequest {
  scenes: readonly EffectScene[];
  seed: number;
  character: EffectCharacter;
  hasPrice: boolean;
  /** When the price appears; the start of the offer or of the end card if left out. */
  priceTicks?: number | undefined;
  /** When the music's final chord sounds; the start of the end card if left out. */
  endingTicks?: number | undefined;
  effects: readonly EffectSound[];
}

/** Gain of each use. The files are equally loud. */
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
/** Sweeps and risers align with their loudest moment; all other effects with their start. */
const ARRIVES: ReadonlySet<EffectUse> = new Set(['sweep', 'lift', 'riser']);
/** Most important first: of two effects that would blur, the later in the list is dropped. */
const RANK: readonly EffectUse[] = ['opener', 'price', 'sting', 'riser', 'lift', 'sweep', 'tension', 'accent', 'inner'];
/** Moments closer than this are heard as one. */
const APART_TICKS = msToTicks(350);
const INNER_APART_TICKS = msToTicks(900);
/** Share of changes within scenes that get an effect. */
const INNER_SHARE = 0.65;

/**
 * A price that appears this soon after its cut shares the cut's stroke: a second one beside the music's would stumble.
 */
const PRICE_WITH_CUT_TICKS = msToTicks(400);

type Kit = Readonly<Record<EffectUse, readonly EffectId[]>>;

/** Chooses the effects of one ad by use: some of its character's, in an order from the seed. */
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

/** Lists every effect that an ad may need, without repeats. */
export function listChosenEffects(kit: Kit): EffectId[] {
  return [...new Set(Object.values(kit).flat())];
}

/**
 * Plans the effects besides voice and music, in order of time: a stroke at once, a sweep into each scene that is
 * loudest on its cut, a rise to the price with a stroke on it, and a sting on the final chord. Some changes within
 * scenes get one, never the same twice in a row. The same request gives the same plan.
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
      const audio = take(moment.use);
      return audio ? [place(audio, moment, last.endTicks)] : [];
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

/** Drops effects that would blur with a more important one; a riser may meet its stroke. */
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

/** Returns a function that cycles through the effects of a use and never repeats the last one. */
function createTaker(kit: Kit, effects: readonly EffectSound[]): (use: EffectUse) => EffectSound | undefined {
  const audioFiles = new Map(effects.map((audio) => [audio.id, audio]));
  const queues = new Map<EffectUse, EffectSound[]>();
  let before: EffectId | undefined;
  return (use) => {
    const queue = queues.get(use) ?? kit[use].flatMap((id) => audioFiles.get(id) ?? []);
    const audio = queue.find(({ id }) => id !== before);
    if (!audio) return undefined;
    queues.set(use, [...queue.filter((each) => each !== audio), audio]);
    before = audio.id;
    return audio;
  };
}

/** Aligns an effect with its moment; an effect that would start before the ad is trimmed. */
function place(audio: EffectSound, { use, atTicks, scene }: Moment, endTicks: number): PlannedEffect {
  const from = atTicks - (ARRIVES.has(use) ? audio.peakTicks : audio.onsetTicks);
  const trimTicks = Math.max(0, -from);
  const startTicks = from + trimTicks;
  return {
    effect: audio.id,
    use,
    atTicks,
    startTicks,
    trimTicks,
    durationTicks: Math.min(audio.durationTicks - trimTicks, endTicks - startTicks),
    gainDb: GAIN_DB[use],
    scene,
  };
}
