import type { Handlers } from '../../platform/http/handlers.ts';
import type { AdReviewsService } from './ad-reviews.service.ts';

export function adReviewHandlers(reviews: AdReviewsService): Pick<Handlers, 'reviewLines' | 'reviewTimeline'> {
  return {
    reviewLines: async (input, { language }) => reviews.reviewLines(input, language),
    reviewTimeline: ({ task_id, variant, platforms }, { actor, language }) =>
      reviews.reviewTimeline({ taskId: task_id, actor, variant, platforms }, language),
  };
}
