import type { PolicyFinding, Script } from '@reelwright/contracts';
import { lintLine, type LintOptions } from './lint-line.ts';

/** The parts of a script that are checked. */
export type PolicyScript = Pick<Script, 'call_to_action'> & {
  scenes: readonly { spoken: { text: string }; on_screen: { text: string } }[];
};

export type ScriptFinding = PolicyFinding &
  ({ part: 'spoken' | 'on_screen'; scene: number } | { part: 'call_to_action' });

/** Lists the violations in a script's lines. `scene` counts from 0. */
export function lintScript(script: PolicyScript, options: LintOptions): ScriptFinding[] {
  return [
    ...script.scenes.flatMap(({ spoken, on_screen: onScreen }, scene) => [
      ...lintLine(spoken.text, options).map((finding) => ({ ...finding, part: 'spoken' as const, scene })),
      ...lintLine(onScreen.text, options).map((finding) => ({ ...finding, part: 'on_screen' as const, scene })),
    ]),
    ...lintLine(script.call_to_action, options).map((finding) => ({ ...finding, part: 'call_to_action' as const })),
  ];
}

/** Whether the law or a platform forbids it. */
export function isForbidden(findings: readonly Pick<PolicyFinding, 'severity'>[]): boolean {
  return findings.some(({ severity }) => severity === 'block');
}
