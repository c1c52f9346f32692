import type { AdLanguage } from '@reelwright/contracts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { ScriptScene } from '../writing.ts';
import type { Line, Slot } from './draft.ts';
import { END_CARD_MS, estimateSpokenMs, SCENE_PAUSE_MS } from './spoken-length.ts';

/** Partial scripts that differ by less than this are one state; the better of them is kept. */
const BUCKET_MS = 60;

interface PartialScript {
  durationMs: number;
  scenes: number;
  score: number;
  line: Line | null;
  slot: Slot | null;
  before: PartialScript | null;
}

/** How many scenes a viewer can follow: about one in three seconds, closer cut when short. */
export function countScenes(lengthS: number): { min: number; max: number } {
  return { min: Math.max(5, Math.round(lengthS * 0.15 + 2.75)), max: Math.round(lengthS * 0.27 + 3) };
}

/**
 * Chooses which slots to fill, and each one's line, so that the script says the most that fits its time. Dynamic
 * programming over (scenes, spoken time): every combination is weighed, so the length fits wherever any combination does.
 */
export function chooseLines(
  slots: readonly Slot[],
  request: { lengthS: number; language: AdLanguage },
  random: SeededRandom,
): ScriptScene[] {
  const targetMs = request.lengthS * 1000 - END_CARD_MS;
  const limits = countScenes(request.lengthS);
  let states = new Map<number, PartialScript>([
    [0, { durationMs: 0, scenes: 0, score: 0, line: null, slot: null, before: null }],
  ]);

  for (const slot of slots) {
    const choices = slot.lines.map((line) => ({
      line,
      spokenMs: estimateSpokenMs(line.spoken, request.language),
      score: slot.worth + random.between(0, 0.5),
    }));
    const next = new Map<number, PartialScript>(slot.isRequired ? [] : states);
    for (const state of states.values()) {
      if (state.scenes >= limits.max) continue;
      for (const choice of choices) {
        const durationMs = state.durationMs + choice.spokenMs + (state.scenes > 0 ? SCENE_PAUSE_MS : 0);
        // Past the target by a quarter nothing can fit any more; required slots of a very short ad may still.
        if (durationMs > targetMs * 1.25 && !slot.isRequired) continue;
        keepBetter(next, {
          durationMs,
          scenes: state.scenes + 1,
          score: state.score + choice.score - rateRepetition(state.line, choice.line),
          line: choice.line,
          slot,
          before: state,
        });
      }
    }
    if (next.size > 0) states = next;
  }

  const rate = (state: PartialScript): number => {
    const miss = Math.abs(state.durationMs - targetMs) / targetMs;
    return state.score - miss * 25 - (miss > 0.03 ? miss * 400 : 0) - Math.max(0, limits.min - state.scenes) * 3;
  };
  const [first, ...others] = [...states.values()];
  if (!first) throw new RangeError('a script needs slots');
  return toScenes(others.reduce((best, state) => (rate(state) > rate(best) ? state : best), first));
}

/** Two scenes in a row that begin alike sound like a list read out. */
function rateRepetition(before: Line | null, line: Line): number {
  if (!before) return 0;
  const [first, second] = openingOf(before.spoken);
  const [nextFirst, nextSecond] = openingOf(line.spoken);
  if (first !== nextFirst) return 0;
  return second === nextSecond ? 1.5 : 0.7;
}

/** The first two words; of Chinese, the first two characters. */
function openingOf(spoken: string): (string | undefined)[] {
  return (spoken.match(/\p{Script=Han}|[\p{L}\p{N}$€£]+/gu) ?? []).slice(0, 2).map((word) => word.toLowerCase());
}

function keepBetter(states: Map<number, PartialScript>, state: PartialScript): void {
  const key = Math.round(state.durationMs / BUCKET_MS) * 64 + state.scenes;
  const known = states.get(key);
  if (!known || known.score < state.score) states.set(key, state);
}

function toScenes(last: PartialScript): ScriptScene[] {
  const scenes: ScriptScene[] = [];
  for (let state: PartialScript | null = last; state; state = state.before) {
    if (state.line && state.slot) {
      scenes.unshift({
        role: state.slot.role,
        spoken: state.line.spoken,
        onScreen: state.line.onScreen,
        sources: state.line.sources,
      });
    }
  }
  return scenes;
}
