import type { Script, ScriptLine, ScriptScene, SourceField } from '@reelwright/contracts';
import { createSeededRandom } from '@reelwright/seeded-random';
import type { Hook, HookKind, Line, Phrasebook } from './draft.ts';
import { END_CARD_MS, estimateSpokenMs, SCENE_PAUSE_MS } from './spoken-length.ts';

/** Lines that are longer or shorter than the replaced scene by more than this are used only if there are no others. */
const SIMILAR = 0.35;

interface SceneChange {
  script: Script;
  index: number;
  seed: number;
}

/**
 * Rewords a scene in its role, at about the same length, with the same fact if possible. Returns the scene itself if
 * there is no other wording.
 */
export function rewriteScene({ script, index, seed }: SceneChange, book: Phrasebook, hookKind: HookKind): ScriptScene {
  const scene = script.scenes[index];
  if (scene === undefined) throw new RangeError(`the script has no scene ${index}`);
  const said = new Set(script.scenes.map(({ spoken }) => spoken.text));
  const isLast = index === script.scenes.length - 1;
  const pauseMs = isLast ? END_CARD_MS : SCENE_PAUSE_MS;
  const wantedMs = scene.duration_ms - pauseMs;
  const candidates = listCandidates(scene, book, { hookKind, goal: script.goal, said })
    .filter((line) => !said.has(line.spoken.text))
    .map((line) => ({ line, spokenMs: estimateSpokenMs(line.spoken.text, script.language) }));
  if (candidates.length === 0) return scene;
  const missOf = (spokenMs: number) => Math.abs(spokenMs - wantedMs) / Math.max(1, wantedMs);
  const similar = candidates.filter(({ spokenMs }) => missOf(spokenMs) <= SIMILAR);
  const fitting =
    similar.length > 0
      ? similar
      : candidates.toSorted((left, right) => missOf(left.spokenMs) - missOf(right.spokenMs)).slice(0, 3);
  const { line, spokenMs }: { line: Line & Pick<Hook, 'format'>; spokenMs: number } = createSeededRandom(
    seed,
    `rewrite:${index}`,
  ).pick(fitting);
  return {
    role: scene.role,
    spoken: line.spoken,
    on_screen: titleOf(line),
    ...(line.format ? { hook_format: line.format } : {}),
    ...(scene.ordinal === undefined || line.ordinal === undefined ? {} : { ordinal: scene.ordinal }),
    image_wish: book.wishImage(scene.role, line, index),
    duration_ms: spokenMs + pauseMs,
  };
}

/**
 * Returns a line's title in a scene: its own title, unless the voice speaks it; no title is better than the same words
 * twice.
 */
export function titleOf({ spoken, onScreen }: Line): ScriptLine {
  const simplify = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%$€£¥]+/gu, ' ')
      .trim();
  return simplify(spoken.text) === simplify(onScreen.text) ? { text: '', sources: [] } : onScreen;
}

function listCandidates(
  scene: ScriptScene,
  book: Phrasebook,
  { hookKind, goal, said }: { hookKind: HookKind; goal: Script['goal']; said: ReadonlySet<string> },
): Line[] {
  switch (scene.role) {
    case 'hook':
      return book.hooks(hookKind);
    case 'problem':
      return book.hooks('pain');
    case 'intro':
      return book.intros();
    case 'review':
      return book.proofs();
    case 'offer':
      return book.offers();
    case 'call_to_action':
      return book.closing(goal).lines;
    case 'benefit':
    case 'detail':
      return listPointCandidates(scene, book, said);
  }
}

/** Lists lines with the scene's fact; with other facts if all lines of this one are used. */
function listPointCandidates(scene: ScriptScene, book: Phrasebook, said: ReadonlySet<string>): Line[] {
  const points = Array.from({ length: book.holdings.points }, (_none, point) => book.benefits(point));
  const fieldOf = (line: Line | undefined): SourceField | undefined =>
    line?.spoken.sources.find(({ field }) => /^(?:selling_points|description)/.test(field))?.field;
  const field = fieldOf({ spoken: scene.spoken, onScreen: scene.on_screen });
  if (field !== undefined) {
    const same = points.filter(([line]) => fieldOf(line) === field).flat();
    return same.some(({ spoken }) => !said.has(spoken.text)) ? same : points.flat();
  }
  return scene.spoken.sources.length > 0 ? [...book.proofs(), ...book.audience()] : [];
}
