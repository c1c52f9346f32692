import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { createCreditsService } from './credits.service.ts';

export function openCredits({ clock }: Pick<Platform, 'clock'>) {
  return { service: createCreditsService({ clock }), handlers: {} } satisfies OpenModule;
}
