import type { CallName } from '@reelwright/contracts';
import type { Actor } from '../actor.ts';
import type { AnalyticsService, Milestone } from '../modules/analytics/analytics.service.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { RequestContext } from '../platform/http/request-context.ts';

/** Calls that take a visitor further on the way to a video. */
const MILESTONES: Partial<Record<CallName, Milestone>> = {
  analyseUrl: 'began',
  createDraft: 'began',
  createDraftFromTask: 'began',
  remixExample: 'began',
  pushTask: 'pushed',
  regenerateTask: 'pushed',
};

type AnyHandler = (input: unknown, context: RequestContext<Actor | null>) => Promise<unknown>;

/** Records milestones once their calls have succeeded. */
export function countMilestones(handlers: Handlers, analytics: Pick<AnalyticsService, 'recordMilestone'>): Handlers {
  const counted = Object.entries(handlers).map(([name, handler]) => {
    const milestone = MILESTONES[name as CallName];
    if (milestone === undefined) return [name, handler] as const;
    const call: AnyHandler = async (input, context) => {
      const data = await (handler as unknown as AnyHandler)(input, context);
      analytics.recordMilestone(context, milestone);
      return data;
    };
    return [name, call] as const;
  });
  // Each handler keeps its input and answer.
  return Object.fromEntries(counted) as Handlers;
}
