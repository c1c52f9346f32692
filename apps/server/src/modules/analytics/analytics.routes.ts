import type { Handlers } from '../../platform/http/handlers.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function analyticsHandlers(
  analytics: AnalyticsService,
): Pick<Handlers, 'reportEvent' | 'syncPageView' | 'syncPageEvent' | 'getStatistics'> {
  return {
    reportEvent: async (input, request) => {
      analytics.recordEvent(input, request);
      return {};
    },
    syncPageView: async (input, request) => {
      analytics.recordPageView(input, request);
      return {};
    },
    syncPageEvent: async (input, request) => {
      analytics.recordPageEvent(input, request);
      return {};
    },
    getStatistics: (input) => analytics.getStatistics(input),
  };
}
