import type { SceneRole } from '@reelwright/contracts';

/** A spoken scene of the script. */
export interface SpokenScene {
  role: SceneRole;
  /** Duration of the voice, plus silence up to the user's duration of the scene. */
  durationMs: number;
  /** Whether the scene must last exactly that long, without a pause of its own. */
  isTimed?: boolean;
}

/** Start and end of a scene, and the start of its voice. */
export interface ScenePlan {
  startMs: number;
  endMs: number;
  voiceStartMs: number;
}

/** A moment at which a cut may be made, and its extra cost. */
export interface CutMoment {
  atMs: number;
  penalty: number;
}

/** The voice starts slightly after the first frame, so that the ad's first sound stands alone. */
export const FIRST_LEAD_MS = 200;
/** Minimum silence around the voice of every scene, half of it on either side. */
export const LEAST_SILENCE_MS = 80;
/** Minimum durations of the ad after the last word, and of its last scene. */
export const MIN_TAIL_MS = 900;
export const MIN_END_MS = 2400;

/**
 * The silence that an ad's spare time gives its scenes. Price and end card get none of it: they repeat what was said, so
 * a longer one is only waited through.
 */
export interface SilencePlan {
  /** The pause around each cut. */
  gapMs: number;
  /** More time after the line of each scene that shows the product: for one more shot of it. */
  holdMs: number;
}

/** Whether spare time may lengthen a scene: its images carry it without words. */
export function canHold({ role, isTimed }: SpokenScene): boolean {
  return !isTimed && role !== 'offer' && role !== 'call_to_action';
}
