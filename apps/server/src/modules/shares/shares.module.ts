import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { shareHandlers } from './shares.routes.ts';
import { createSharesService } from './shares.service.ts';

interface SharesNeeds extends Pick<Platform, 'database' | 'clock' | 'rateLimits' | 'sealer'> {
  tasks: Pick<TasksService, 'checkMayShare' | 'findFinished'>;
}

export function openShares(needs: SharesNeeds) {
  const service = createSharesService(needs);
  return { service, handlers: shareHandlers(service), cleanUp: () => service.purgeShares() } satisfies OpenModule;
}
