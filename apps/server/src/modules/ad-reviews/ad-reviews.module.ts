import type { WordPool } from '../../words/word-pool.ts';
import type { OpenModule } from '../open-module.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { adReviewHandlers } from './ad-reviews.routes.ts';
import { createAdReviewsService } from './ad-reviews.service.ts';

interface AdReviewsNeeds {
  tasks: Pick<TasksService, 'findTimeline' | 'findRender'>;
  words: Pick<WordPool, 'run'>;
}

export function openAdReviews(needs: AdReviewsNeeds) {
  const service = createAdReviewsService(needs);
  return { service, handlers: adReviewHandlers(service) } satisfies OpenModule;
}
