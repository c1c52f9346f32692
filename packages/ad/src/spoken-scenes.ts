import type { AdScene, Script } from '@reelwright/contracts';
import { LEAST_SILENCE_MS, type SpokenScene } from './scene-plan.ts';

/** Duration of a scene without speech. */
const SILENT_SCENE_MS = 1800;

/** Lists the duration of each scene: its speech, and the rest of the duration that the user set. */
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
