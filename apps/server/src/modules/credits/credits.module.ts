import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { creditHandlers } from './credits.routes.ts';
import { createCreditsService } from './credits.service.ts';

export function openCredits({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  const service = createCreditsService({ clock });
  return { service, handlers: creditHandlers(service, database) } satisfies OpenModule;
}
