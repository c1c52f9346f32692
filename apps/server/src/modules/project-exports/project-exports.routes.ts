import type { Handlers } from '../../platform/http/handlers.ts';
import type { ProjectExportsService } from './project-exports.service.ts';

export function projectExportHandlers(
  projectExports: ProjectExportsService,
): Pick<Handlers, 'exportProject' | 'exportCaptions' | 'getManifest'> {
  return {
    exportProject: ({ task_id, variant, format }, { user }) =>
      projectExports.exportProject({ taskId: task_id, userId: user.userId, variant, format }),
    exportCaptions: ({ task_id, format, variant }, { user }) =>
      projectExports.exportCaptions({ taskId: task_id, userId: user.userId, variant, format }),
    getManifest: ({ task_id, variant }, { user }) =>
      projectExports.getManifest({ taskId: task_id, userId: user.userId, variant }),
  };
}
