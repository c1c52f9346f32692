import type { Script } from '@reelwright/contracts';
import { createClaimChecker } from './check-claims.ts';
import type { ClaimMark } from '@reelwright/contracts';
import type { ClaimProduct } from './claim-product.ts';

/** The line of a script that a mark stands in; `scene` counts from 0 and is left out for the call to action. */
export type ScriptPlace = { part: 'spoken' | 'on_screen'; scene: number } | { part: 'call_to_action' };

export type ScriptClaimMark = ClaimMark & ScriptPlace & { /** The words that are marked. */ text: string };

/** What the checker reads of a script. */
export type ClaimScript = Pick<Script, 'call_to_action'> & {
  scenes: readonly { spoken: { text: string }; on_screen: { text: string } }[];
};

/** Every line of a script with the place where it stands. */
export function listScriptLines(script: ClaimScript): (ScriptPlace & { line: string })[] {
  return [
    ...script.scenes.flatMap(({ spoken, on_screen: onScreen }, scene) => [
      { part: 'spoken' as const, scene, line: spoken.text },
      { part: 'on_screen' as const, scene, line: onScreen.text },
    ]),
    { part: 'call_to_action' as const, line: script.call_to_action },
  ].filter(({ line }) => line.trim() !== '');
}

/** Every claim of a script, tied or not, in its order. */
export function checkScriptClaims(product: ClaimProduct, script: ClaimScript): ScriptClaimMark[] {
  const checker = createClaimChecker(product);
  return listScriptLines(script).flatMap(({ line, ...place }) =>
    checker.check(line).map((mark) => ({ ...place, ...mark, text: line.slice(mark.start, mark.end) })),
  );
}
