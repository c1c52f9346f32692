import type { Platform } from '../../platform/platform.ts';
import { writeOtio } from '../../studio/interchange/write-otio.ts';
import type { WordPool } from '../../words/word-pool.ts';
import type { OpenModule } from '../open-module.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { projectExportHandlers } from './project-exports.routes.ts';
import { createProjectExportsService } from './project-exports.service.ts';

interface ProjectExportsNeeds extends Pick<Platform, 'storage' | 'temp'> {
  tasks: Pick<TasksService, 'findRender'>;
  words: Pick<WordPool, 'run'>;
}

export function openProjectExports({ temp, ...needs }: ProjectExportsNeeds) {
  const service = createProjectExportsService({ ...needs, writeOtio, makeFolder: () => temp.makeFolder('export') });
  return { service, handlers: projectExportHandlers(service) } satisfies OpenModule;
}
