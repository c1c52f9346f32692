import type { Handlers } from '../../platform/http/handlers.ts';
import type { ProjectExportsService } from './project-exports.service.ts';

export function projectExportHandlers(
  projectExports: ProjectExportsService,
): Pick<Handlers, 'exportProject' | 'exportCaptions'> {
  return {
    exportProject: ({ task_id }, { user }) => projectExports.exportProject({ taskId: task_id, userId: user.userId }),
    exportCaptions: ({ task_id, format }, { user }) =>
      projectExports.exportCaptions({ taskId: task_id, userId: user.userId, format }),
  };
}
