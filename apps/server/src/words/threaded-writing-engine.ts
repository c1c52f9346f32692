import type { UserId } from '@reelwright/contracts';
import type { AnswerChecks } from '../engines/writing/providers/check-answer.ts';
import type { WritingEngine } from '../engines/writing/writing.ts';
import type { JobOwner } from '../platform/threads/waiting-list.ts';
import type { WordPool } from './word-pool.ts';

/** Texts of nobody in particular, such as those of the command line, share one turn. */
const NOBODY: JobOwner = { userId: 0 as UserId, plan: 'guest' };

/** The embedded writing engine, in a thread of the word pool. */
export function createThreadedWritingEngine(words: Pick<WordPool, 'run'>): WritingEngine {
  return {
    id: 'embedded-writing',
    canUseTexts: ({ signal, ...request }) =>
      words.run('canUseTexts', request, { owner: request.owner ?? NOBODY, signal }),
    writeScript: ({ signal, ...request }) =>
      words.run('writeScript', request, { owner: request.owner ?? NOBODY, signal }),
    rewriteLine: ({ signal, ...request }) =>
      words.run('rewriteLine', request, { owner: request.owner ?? NOBODY, signal }),
  };
}

/** The checks of a model's answers, in a thread of the word pool. */
export function createThreadedChecks(words: Pick<WordPool, 'run'>): AnswerChecks {
  return {
    checkScript: async ({ answer, request: { signal, ...request } }) =>
      words.run('checkScript', { answer, request }, { owner: request.owner ?? NOBODY, signal }),
    checkScene: async ({ answer, asked: { signal, ...asked }, isLast }) =>
      words.run('checkScene', { answer, asked, isLast }, { owner: asked.owner ?? NOBODY, signal }),
  };
}
