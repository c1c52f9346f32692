import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { createAssetsService } from './assets.service.ts';

export function openAssets({ clock }: Pick<Platform, 'clock'>) {
  return { service: createAssetsService({ clock }), handlers: {} } satisfies OpenModule;
}
