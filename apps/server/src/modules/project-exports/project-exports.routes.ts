import type { Handlers } from '../../platform/http/handlers.ts';
import type { ProjectExportsService } from './project-exports.service.ts';

export function projectExportHandlers(
  projectExports: ProjectExportsService,
): Pick<Handlers, 'exportProject' | 'exportCaptions' | 'getManifest'> {
  return {
    exportProject: ({ task_id, variant, format }, { actor }) =>
      projectExports.exportProject({ taskId: task_id, actor, variant, format }),
    exportCaptions: ({ task_id, format, variant }, { actor }) =>
      projectExports.exportCaptions({ taskId: task_id, actor, variant, format }),
    getManifest: ({ task_id, variant }, { actor }) => projectExports.getManifest({ taskId: task_id, actor, variant }),
  };
}
