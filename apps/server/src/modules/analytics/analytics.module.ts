import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { OpenModule } from '../open-module.ts';
import { analyticsHandlers } from './analytics.routes.ts';
import { createAnalyticsService } from './analytics.service.ts';

interface AnalyticsNeeds extends Pick<Platform, 'database' | 'sealer' | 'clock' | 'log'> {
  settings: Pick<Settings, 'analyticsDays' | 'doNotTrack'>;
}

export function openAnalytics(needs: AnalyticsNeeds) {
  const service = createAnalyticsService(needs);
  return {
    service,
    handlers: analyticsHandlers(service),
    async cleanUp() {
      await service.purgeRecords();
    },
    close: () => service.flush(),
  } satisfies OpenModule;
}
