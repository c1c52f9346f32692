import { type CutResultPlan, isReframed, planVideoCut, type VideoFrames } from '@reelwright/contracts';
import { type CutEdit, toTaskInput } from './cut-edit.ts';

/** How much of the result is copied without loss, and why not more. */
export type CutQuality =
  | { kind: 'lossless' }
  /** Frames at the edges of parts are encoded again. */
  | { kind: 'edges'; encoded: number; total: number }
  | { kind: 'encoded'; reason: 'chosen' | 'reframed' | 'no_key_frame' | NonNullable<VideoFrames['copy_problem']> };

const sum = (plans: readonly CutResultPlan[], key: 'copiedFrames' | 'encodedFrames'): number =>
  plans.reduce((total, plan) => total + plan[key], 0);

/** Returns how the frames of an edit are made, as the server will make them. */
export function describeCut(video: VideoFrames, edit: CutEdit): CutQuality {
  const plans = planVideoCut(toTaskInput(video, edit), video);
  const [copied, encoded] = [sum(plans, 'copiedFrames'), sum(plans, 'encodedFrames')];
  if (encoded === 0) return { kind: 'lossless' };
  if (copied > 0) return { kind: 'edges', encoded, total: copied + encoded };
  if (video.copy_problem !== null) return { kind: 'encoded', reason: video.copy_problem };
  if (isReframed(edit.frame)) return { kind: 'encoded', reason: 'reframed' };
  return { kind: 'encoded', reason: edit.isLossless ? 'no_key_frame' : 'chosen' };
}
