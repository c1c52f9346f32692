import type { Handlers } from '../../platform/http/handlers.ts';
import type { AdReviewsService } from './ad-reviews.service.ts';

export function adReviewHandlers(reviews: AdReviewsService): Pick<Handlers, 'reviewLines' | 'reviewTimeline'> {
  return {
    reviewLines: (input, { actor, language, signal }) => reviews.reviewLines(input, { actor, language, signal }),
    reviewTimeline: ({ task_id, variant, platforms }, { actor, language, signal }) =>
      reviews.reviewTimeline({ taskId: task_id, variant, platforms }, { actor, language, signal }),
  };
}
