import { lintTimeline, type TimelineFinding } from '@reelwright/ad-policy';
import type { AdPlatform, UiLanguage } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { createEmbeddedWritingEngine } from '../engines/writing/embedded/embedded-writing-engine.ts';
import { checkScene, checkScript } from '../engines/writing/providers/check-answer.ts';
import type { LineRequest, TextsRequest, WritingRequest } from '../engines/writing/writing.ts';
import type { ThreadJobs } from '../platform/threads/thread-jobs.ts';
import { cutAd } from './cut-ad.ts';
import { findForbidden, listForbidden } from './find-forbidden.ts';
import { reviewLines } from './review-lines.ts';
import { timeLines } from './time-lines.ts';
import { writeCaptions } from './write-captions.ts';

interface TimelineToReview {
  document: TimelineDocument;
  platforms: readonly AdPlatform[];
  /** Language of the reasons. */
  language: UiLanguage;
}

const writing = createEmbeddedWritingEngine();
/** The pool answers an aborted caller itself. */
const { signal } = new AbortController();

/**
 * Everything that reads texts of users. Their patterns take long on some texts, so a thread of the word pool runs them.
 */
export const WORD_JOBS = {
  reviewLines,
  reviewTimeline: ({ document, ...options }: TimelineToReview): TimelineFinding[] => lintTimeline(document, options),
  findForbidden,
  listForbidden,
  cutAd,
  timeLines,
  writeCaptions,
  canUseTexts: async (request: Omit<TextsRequest, 'signal'>) =>
    (await writing.canUseTexts?.({ ...request, signal })) ?? true,
  writeScript: (request: Omit<WritingRequest, 'signal'>) => writing.writeScript({ ...request, signal }),
  rewriteLine: (request: Omit<LineRequest, 'signal'>) => writing.rewriteLine({ ...request, signal }),
  checkScript,
  checkScene,
} satisfies ThreadJobs;

export type WordJobs = typeof WORD_JOBS;
