import type { NormalisationPlan, NormalisationRefusal } from '@reelwright/media';
import { AppError } from '../../app-error.ts';
import type { MediaRunner } from './run-ffmpeg.ts';

/** The shared settings of normalising video and audio. */
export interface MediaWork {
  input: string;
  folder: string;
  maxDurationMs: number;
  runner: MediaRunner;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Returns the plan. Throws the refusal's error if there is none. */
export function requirePlan<Plan extends NormalisationPlan>(plan: Plan): Exclude<Plan, { kind: 'refused' }> {
  if (plan.kind === 'refused') throw new AppError(REFUSALS[plan.reason], {}, { cause: new Error(plan.reason) });
  return plan as Exclude<Plan, { kind: 'refused' }>;
}

const REFUSALS = {
  unknown_codec: 'VIDEO_FORMAT',
  no_base_layer: 'VIDEO_FORMAT',
  hdr: 'VIDEO_FORMAT',
  too_large: 'VIDEO_LIMIT',
  too_long: 'VIDEO_TOO_LONG',
} as const satisfies Record<NormalisationRefusal, string>;
