import { isForbidden } from '@reelwright/ad-policy';
import type { AdPlatform, CallData, CheckedInput, TaskId, UiLanguage } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { WordPool } from '../../words/word-pool.ts';
import type { TasksService } from '../tasks/tasks.service.ts';

interface AdReviewsDependencies {
  tasks: Pick<TasksService, 'findTimeline' | 'findRender'>;
  words: Pick<WordPool, 'run'>;
}

/** Who asks, and the language of the reasons. */
interface Reader {
  actor: Actor;
  language: UiLanguage;
  signal: AbortSignal;
}

const toJobOptions = ({ actor, signal }: Reader) => ({ owner: actor, signal });

/** Reviews the text of an ad before anything is paid for. */
export function createAdReviewsService({ tasks, words }: AdReviewsDependencies) {
  return {
    /** Throws TEXT_TOO_COMPLEX, SYSTEM_BUSY. */
    async reviewLines(input: CheckedInput<'reviewLines'>, reader: Reader): Promise<CallData<'reviewLines'>> {
      return words.run('reviewLines', { ...input, language: reader.language }, toJobOptions(reader));
    },

    /** Throws NOT_FOUND, PREVIEW_UNAVAILABLE before the timeline is built, TEXT_TOO_COMPLEX, SYSTEM_BUSY. */
    async reviewTimeline(
      { platforms, ...video }: { taskId: TaskId; variant?: number | undefined; platforms: readonly AdPlatform[] },
      reader: Reader,
    ): Promise<CallData<'reviewTimeline'>> {
      const ids = { ...video, actor: reader.actor };
      const document = (await tasks.findRender(ids))?.document ?? (await tasks.findTimeline(ids));
      if (!document) throw new AppError('PREVIEW_UNAVAILABLE');
      const findings = await words.run(
        'reviewTimeline',
        { document, platforms, language: reader.language },
        toJobOptions(reader),
      );
      return { findings, is_forbidden: isForbidden(findings) };
    },
  };
}

export type AdReviewsService = ReturnType<typeof createAdReviewsService>;
