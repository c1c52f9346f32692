import type { AdScene, Script } from '@reelwright/contracts';
import { LEAST_SILENCE_MS, type SpokenScene } from './scene-plan.ts';

/** A scene that says nothing is seen as long as a glance takes. */
const SILENT_SCENE_MS = 1800;

/** How long each scene takes: its words, and what is left of the time that its user wants it seen. */
export function listSpokenScenes(
  { scenes }: Pick<Script, 'scenes'>,
  voices: readonly { durationMs: number }[],
  wishes: readonly AdScene[] = [],
): SpokenScene[] {
  return scenes.map(({ role }, index) => {
    const spokenMs = voices[index]?.durationMs ?? 0;
    const wishedMs = wishes[index]?.min_duration_ms;
    const leastMs = wishedMs ?? (spokenMs === 0 ? SILENT_SCENE_MS : 0);
    const isTimed = wishedMs !== undefined && spokenMs <= wishedMs - LEAST_SILENCE_MS;
    return { role, durationMs: Math.max(spokenMs, leastMs - LEAST_SILENCE_MS), ...(isTimed && { isTimed }) };
  });
}
