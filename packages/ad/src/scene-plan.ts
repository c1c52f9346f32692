import type { SceneRole } from '@reelwright/contracts';

/** A scene of the script as it was spoken. */
export interface SpokenScene {
  role: SceneRole;
  /** Its voice, and the silence that fills it up to the time its user wants it seen. */
  durationMs: number;
  /** It is to be seen for just that time, with no pause of its own. */
  isTimed?: boolean;
}

/** When a scene is seen, and when its voice starts. */
export interface ScenePlan {
  startMs: number;
  endMs: number;
  voiceStartMs: number;
}

/** A moment at which a cut may be made, and what that costs against the best. */
export interface CutMoment {
  atMs: number;
  penalty: number;
}

/** The voice starts a moment after the picture, so that the first sound of the ad is heard by itself. */
export const FIRST_LEAD_MS = 200;
/** Silence that every scene has around its voice at least: half of it on either side. */
export const LEAST_SILENCE_MS = 80;
/** How long the ad goes on after the last word, and how long its last scene is seen, at least. */
export const MIN_TAIL_MS = 900;
export const MIN_END_MS = 3000;
