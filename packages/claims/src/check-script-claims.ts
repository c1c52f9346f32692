import type { Script } from '@reelwright/contracts';
import { createClaimChecker } from './check-claims.ts';
import type { ClaimMark } from '@reelwright/contracts';
import type { ClaimProduct } from './claim-product.ts';

/** The line of a script that contains a mark; `scene` counts from 0 and is left out for the call to action. */
export type ScriptPlace = { part: 'spoken' | 'on_screen'; scene: number } | { part: 'call_to_action' };

export type ScriptClaimMark = ClaimMark & ScriptPlace & { /** The marked words. */ text: string };

/** The parts of a script that are checked. */
export type ClaimScript = Pick<Script, 'call_to_action'> & {
  scenes: readonly { spoken: { text: string }; on_screen: { text: string } }[];
};

/** Lists every line of a script with its place. */
export function listScriptLines(script: ClaimScript): (ScriptPlace & { line: string })[] {
  return [
    ...script.scenes.flatMap(({ spoken, on_screen: onScreen }, scene) => [
      { part: 'spoken' as const, scene, line: spoken.text },
      { part: 'on_screen' as const, scene, line: onScreen.text },
    ]),
    { part: 'call_to_action' as const, line: script.call_to_action },
  ].filter(({ line }) => line.trim() !== '');
}

/** Lists every claim of a script in order, supported or not. */
export function checkScriptClaims(product: ClaimProduct, script: ClaimScript): ScriptClaimMark[] {
  const checker = createClaimChecker(product);
  return listScriptLines(script).flatMap(({ line, ...place }) =>
    checker.check(line).map((mark) => ({ ...place, ...mark, text: line.slice(mark.start, mark.end) })),
  );
}
