import { AD_VIDEO_LIMITS, CALL_TO_ACTION_LIMITS, type DraftScript, measureWideText } from '@reelwright/contracts';

/** A problem that prevents a script from being made; `scene` is its position. */
export type ScriptProblem =
  | { kind: 'spoken_too_long' | 'on_screen_too_long'; scene: number }
  | { kind: 'nothing_said' | 'no_button' | 'button_too_long' | 'too_long'; scene: null };

/** Longest line that a voice may speak in one scene, in characters. */
const MAX_SPOKEN = 1000;

/** Returns a script's problems in the order of its scenes. `hasButton`: whether its call to action is shown. */
export function findScriptProblems({ script }: DraftScript, { hasButton }: { hasButton: boolean }): ScriptProblem[] {
  const problems = script.scenes.flatMap(({ spoken, on_screen: title }, scene): ScriptProblem[] => [
    ...(spoken.text.length > MAX_SPOKEN ? [{ kind: 'spoken_too_long' as const, scene }] : []),
    ...(measureWideText(title.text) > AD_VIDEO_LIMITS.maxTitleWidth
      ? [{ kind: 'on_screen_too_long' as const, scene }]
      : []),
  ]);
  const button = script.call_to_action.trim();
  if (script.scenes.every(({ spoken }) => spoken.text.trim() === ''))
    problems.push({ kind: 'nothing_said', scene: null });
  if (hasButton && button === '') problems.push({ kind: 'no_button', scene: null });
  if (button.length > CALL_TO_ACTION_LIMITS.en) problems.push({ kind: 'button_too_long', scene: null });
  if (script.scenes.length > AD_VIDEO_LIMITS.maxScenes) problems.push({ kind: 'too_long', scene: null });
  return problems;
}

/** Returns the scene that a refusal is about: the first one that contains the quoted words. */
export function findQuotedScene({ script }: DraftScript, message: string): number | null {
  const quoted = [...message.matchAll(/[“"「]([^”"」]+)[”"」]/g)].map((match) => match[1]?.toLowerCase() ?? '');
  const found = script.scenes.findIndex(({ spoken, on_screen: title }) =>
    quoted.some((words) => words !== '' && `${spoken.text}\n${title.text}`.toLowerCase().includes(words)),
  );
  return found === -1 ? null : found;
}
