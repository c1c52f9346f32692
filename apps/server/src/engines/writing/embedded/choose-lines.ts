import type { AdLanguage, SceneRole } from '@reelwright/contracts';
import type { SeededRandom } from '@reelwright/seeded-random';
import type { Line, Slot } from './draft.ts';
import { isSameFact } from './same-fact.ts';
import { END_CARD_MS, estimateSpokenMs, SCENE_PAUSE_MS } from './spoken-length.ts';

/**
 * Partial scripts whose times differ by less than this share of the whole are one state; the better of them is kept.
 */
const BUCKETS = 400;
/** Beyond this multiple of the target a partial script is dropped. */
const LONGEST = 1.08;
/** If all available lines take less than this share of the time, the script is shorter instead of padded. */
const ENOUGH = 1.12;
/** Outweighs every other value of a line. */
const SAID_TWICE = 50;
/** Shares of the target by which a script may miss it: a pause at the end is no fault. */
const MOST_LONG = 0.03;
const MOST_SHORT = 0.05;
/** Cost of each missing scene. */
const TOO_FEW = 30;
/** Cost of two lines with one pattern, which sound like a filled-in form. */
const BUILT_TWICE = 1.2;

/** Cost of the pattern of the line before. */
const BUILT_ALIKE = 4;
/** Cost of words that an earlier line has. */
const ECHOED = 6;
/** Cost of "With a lid." behind a line that does not speak of the product. */
const HANGING = 6;
/** Lines of these shapes have the product as their subject: a "with" may follow them. */
const OF_PRODUCT = /^(?:has|does|is|comes|named|there)$/;

interface PartialScript {
  durationMs: number;
  scenes: number;
  score: number;
  choice: Choice | null;
  before: PartialScript | null;
}

/** A line that may fill a slot, with everything needed to weigh it. */
interface Choice {
  slot: Slot;
  line: Line;
  spokenMs: number;
  score: number;
  opening: readonly (string | undefined)[];
  pairs: readonly string[];
}

/** A line in its place. */
export interface ChosenLine {
  role: SceneRole;
  line: Line;
  spokenMs: number;
}

/** Checks if a line tells what an earlier one has told. */
export type TellsAgain = (text: string, earlier: string) => boolean;

/** Returns the number of scenes a viewer can follow: about one in three seconds, faster in short ads. */
export function countScenes(lengthS: number): { min: number; max: number } {
  const min = Math.round(lengthS < 15 ? lengthS / 3 : Math.max(5, lengthS * 0.15 + 2.75));
  return { min: Math.max(2, min), max: Math.round(lengthS * 0.27 + 3) };
}

/**
 * Chooses the slots to fill and each one's line, so that the script says as much as fits its time. Dynamic programming
 * over (scenes, spoken time) weighs every combination, so the length fits if any combination does. If there is less to
 * say than fits, the script is shorter: `isShort`.
 */
export function chooseLines(
  slots: readonly Slot[],
  request: {
    lengthS: number;
    language: AdLanguage;
    /** For lines that don't say themselves what they tell. */
    tellsAgain?: TellsAgain | undefined;
  },
  random: SeededRandom,
): { lines: ChosenLine[]; isShort: boolean } {
  const targetMs = request.lengthS * 1000 - END_CARD_MS;
  const limits = countScenes(request.lengthS);
  const choices = slots.map((slot) =>
    slot.lines.map(
      (line): Choice => ({
        slot,
        line,
        spokenMs: estimateSpokenMs(line.spoken.text, request.language),
        score: slot.worth + (line.bonus ?? 0) + random.between(0, 0.8),
        opening: openingOf(line.spoken.text),
        pairs: slot.role === 'call_to_action' || slot.role === 'offer' ? [] : listPairs(line.spoken.text),
      }),
    ),
  );
  const neededMs = sumNeededMs(slots, choices);

  let states: PartialScript[] = [{ durationMs: 0, scenes: 0, score: 0, choice: null, before: null }];
  for (const [index, slot] of slots.entries()) {
    const leftMs = neededMs[index + 1] ?? 0;
    const next = new StateTable(targetMs / BUCKETS);
    if (!slot.isRequired) for (const state of states) next.keepBetter(state, () => state);
    for (const state of states) {
      if (state.scenes >= limits.max) continue;
      for (const choice of choices[index] ?? []) {
        const durationMs = state.durationMs + choice.spokenMs + (state.scenes > 0 ? SCENE_PAUSE_MS : 0);
        if (!slot.isRequired && durationMs + leftMs > targetMs * LONGEST) continue;
        const score =
          state.score +
          choice.score -
          rateRepetition(state.choice, choice) -
          (isTold(state, choice) || isRepeated(state, choice, request.tellsAgain) ? SAID_TWICE : 0) -
          (isEchoed(state, choice) ? ECHOED : 0) -
          (isBuilt(state, choice) ? BUILT_TWICE : 0);
        const scenes = state.scenes + 1;
        next.keepBetter({ durationMs, scenes, score }, () => ({
          durationMs,
          scenes,
          score,
          choice,
          before: state,
        }));
      }
    }
    if (next.size > 0) states = next.list();
  }

  const isRich = sumSayableMs(slots, choices) >= targetMs * ENOUGH;
  const rate = (state: PartialScript): number => {
    const miss = Math.abs(state.durationMs - targetMs) / targetMs;
    const isTooShort = state.durationMs < targetMs;
    const tooFew = Math.max(0, limits.min - state.scenes) * TOO_FEW;
    if (isTooShort && !isRich) return state.score - tooFew;
    const isOff = miss > (isTooShort ? MOST_SHORT : MOST_LONG);
    return state.score - miss * 25 - (isOff ? miss * 400 : 0) - tooFew;
  };
  const best = states.reduce((better, state) => (rate(state) > rate(better) ? state : better));
  return { lines: listChosen(best), isShort: !isRich && best.durationMs < targetMs };
}

/** Sums the time of all lines that state a fact. */
function sumSayableMs(slots: readonly Slot[], choices: readonly (readonly Choice[])[]): number {
  return slots.reduce((sum, _slot, index) => {
    const lengths = (choices[index] ?? []).map(({ spokenMs }) => spokenMs);
    return lengths.length === 0 ? sum : sum + Math.min(...lengths) + SCENE_PAUSE_MS;
  }, 0);
}

/** Returns the least time of the required slots from each index on. */
function sumNeededMs(slots: readonly Slot[], choices: readonly (readonly Choice[])[]): number[] {
  const needed = Array.from({ length: slots.length + 1 }, () => 0);
  for (let index = slots.length - 1; index >= 0; index -= 1) {
    const shortest = Math.min(...(choices[index] ?? []).map((choice) => choice.spokenMs));
    needed[index] = (needed[index + 1] ?? 0) + (slots[index]?.isRequired ? shortest + SCENE_PAUSE_MS : 0);
  }
  return needed;
}

/** Holds the best partial script for each number of scenes and stretch of time. */
class StateTable {
  readonly #bucketMs: number;
  readonly #states = new Map<number, PartialScript>();

  constructor(bucketMs: number) {
    this.#bucketMs = bucketMs;
  }

  get size(): number {
    return this.#states.size;
  }

  keepBetter(
    { durationMs, scenes, score }: Pick<PartialScript, 'durationMs' | 'scenes' | 'score'>,
    create: () => PartialScript,
  ): void {
    const key = Math.round(durationMs / this.#bucketMs) * 64 + scenes;
    const known = this.#states.get(key);
    if (!known || known.score < score) this.#states.set(key, create());
  }

  list(): PartialScript[] {
    return [...this.#states.values()];
  }
}

/** Checks if an earlier line has about the same content. */
function isTold(state: PartialScript, { line: { topic, alsoTopic } }: Choice): boolean {
  if (topic === undefined) return false;
  for (let before: PartialScript | null = state; before; before = before.before) {
    const line = before.choice?.line;
    if (line?.topic === undefined) continue;
    const told = new Set([line.topic, line.alsoTopic]);
    if (told.has(topic) || (alsoTopic !== undefined && told.has(alsoTopic))) return true;
  }
  return false;
}

/** Roles whose lines tell facts. */
const TELLING: ReadonlySet<SceneRole> = new Set<SceneRole>(['hook', 'problem', 'intro', 'benefit', 'detail']);

/** Checks if an earlier line tells the same fact: by what both tell, or as their language compares them. */
function isRepeated(state: PartialScript, { slot, line }: Choice, tellsAgain: TellsAgain | undefined): boolean {
  const isAgain = (earlier: Choice): boolean =>
    line.told !== undefined && earlier.line.told !== undefined
      ? isSameFact(line.told, earlier.line.told)
      : tellsAgain !== undefined &&
        TELLING.has(slot.role) &&
        TELLING.has(earlier.slot.role) &&
        tellsAgain(line.spoken.text, earlier.line.spoken.text);
  for (let before: PartialScript | null = state; before; before = before.before)
    if (before.choice && isAgain(before.choice)) return true;
  return false;
}

/** Checks if an earlier line shares two words of content in a row: "nothing pulls" is said once. */
function isEchoed(state: PartialScript, { pairs }: Choice): boolean {
  for (let before: PartialScript | null = state; before; before = before.before)
    if (before.choice?.pairs.some((pair) => pairs.includes(pair))) return true;
  return false;
}

/** Lists pairs of neighbouring words of content; of Chinese, runs of four characters. */
function listPairs(text: string): string[] {
  if (/\p{Script=Han}/u.test(text)) {
    const runs = text.match(/\p{Script=Han}{4,}/gu) ?? [];
    return runs.flatMap((run) => Array.from({ length: run.length - 3 }, (_none, at) => run.slice(at, at + 4)));
  }
  const words = (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).filter((word) => word.length > 3);
  return words.flatMap((word, at) => (at === 0 ? [] : [`${words[at - 1]} ${word}`]));
}

/** Checks if an earlier line has the same pattern. Reasons share one on purpose. */
function isBuilt(state: PartialScript, { line: { shape } }: Choice): boolean {
  if (shape === undefined || shape === 'reason') return false;
  for (let before: PartialScript | null = state; before; before = before.before)
    if (before.choice?.line.shape === shape) return true;
  return false;
}

/** Penalises two consecutive scenes with the same opening, which sound like a list. */
function rateRepetition(before: Choice | null, choice: Choice): number {
  if (!before) return 0;
  const { shape } = choice.line;
  if (shape === 'reason') return 0;
  const isNamed = /^\P{L}*(?:This is|These are|Here's|Here are|The) /u.test(choice.line.spoken.text);
  if (shape === 'with' && !isNamed && !OF_PRODUCT.test(before.line.shape ?? '')) return HANGING;
  const isBuiltAlike = shape !== undefined && before.line.shape === shape ? BUILT_ALIKE : 0;
  if (before.opening[0] !== choice.opening[0]) return isBuiltAlike;
  return isBuiltAlike + (before.opening[1] === choice.opening[1] ? 1.5 : 0.7);
}

/** Returns the first two words; of Chinese, the first two characters. */
function openingOf(spoken: string): (string | undefined)[] {
  return (spoken.match(/\p{Script=Han}|[\p{L}\p{N}$€£]+/gu) ?? []).slice(0, 2).map((word) => word.toLowerCase());
}

function listChosen(last: PartialScript): ChosenLine[] {
  const chosen: ChosenLine[] = [];
  for (let state: PartialScript | null = last; state; state = state.before) {
    if (!state.choice) continue;
    const { slot, line, spokenMs } = state.choice;
    chosen.unshift({ role: slot.role, line, spokenMs });
  }
  return chosen;
}
