import { isForbidden, lintLine, lintTimeline } from '@reelwright/ad-policy';
import { createClaimChecker, mergeMarks } from '@reelwright/claims';
import type { AdPlatform, CallData, CheckedInput, TaskId, UiLanguage } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { TasksService } from '../tasks/tasks.service.ts';

interface AdReviewsDependencies {
  tasks: Pick<TasksService, 'findTimeline' | 'findRender'>;
}

/** Reviews the text of an ad before anything is paid for. */
export function createAdReviewsService({ tasks }: AdReviewsDependencies) {
  return {
    reviewLines(
      { product, lines, platforms }: CheckedInput<'reviewLines'>,
      language: UiLanguage,
    ): CallData<'reviewLines'> {
      const checker = createClaimChecker(product);
      const hasFormerPrice = product.original_price !== undefined;
      const reviewed = lines.map((line) => {
        const { claims, findings } = mergeMarks(
          checker.check(line),
          lintLine(line, { platforms, language, hasFormerPrice }),
        );
        return { claims, policy: findings };
      });
      return { lines: reviewed, is_forbidden: reviewed.some(({ policy }) => isForbidden(policy)) };
    },

    /** Throws NOT_FOUND, or PREVIEW_UNAVAILABLE before the timeline is built. */
    async reviewTimeline(
      {
        platforms,
        ...ids
      }: { taskId: TaskId; actor: Actor; variant?: number | undefined; platforms: readonly AdPlatform[] },
      language: UiLanguage,
    ): Promise<CallData<'reviewTimeline'>> {
      const document = (await tasks.findRender(ids))?.document ?? (await tasks.findTimeline(ids));
      if (!document) throw new AppError('PREVIEW_UNAVAILABLE');
      const findings = lintTimeline(document, { platforms, language });
      return { findings, is_forbidden: isForbidden(findings) };
    },
  };
}

export type AdReviewsService = ReturnType<typeof createAdReviewsService>;
