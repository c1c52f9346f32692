import type { MusicEngine } from '../../engines/music/music.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { musicHandlers } from './music.routes.ts';
import { createMusicService } from './music.service.ts';

interface MusicNeeds extends Pick<Platform, 'storage' | 'clock' | 'temp' | 'heavyWork'> {
  music: MusicEngine;
}

export function openMusic({ temp, ...needs }: MusicNeeds) {
  const service = createMusicService({ ...needs, makeFolder: () => temp.makeFolder('music') });
  return { service, handlers: musicHandlers(service) } satisfies OpenModule;
}
