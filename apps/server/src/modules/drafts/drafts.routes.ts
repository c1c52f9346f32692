import type { Handlers } from '../../platform/http/handlers.ts';
import type { DraftsService } from './drafts.service.ts';

type DraftCallName =
  | 'createDraft'
  | 'getDraft'
  | 'saveDraft'
  | 'listDrafts'
  | 'getTaskDraft'
  | 'createDraftFromTask'
  | 'deleteDraft'
  | 'restoreDraft';

export function draftHandlers(drafts: DraftsService): Pick<Handlers, DraftCallName> {
  return {
    createDraft: ({ tool_type: toolType, content, title }, { actor }) =>
      drafts.createDraft({ actor, toolType, content, title }),

    getDraft: ({ draft_id: draftId }, { actor }) => drafts.getDraft({ draftId, actor }),

    saveDraft: ({ draft_id: draftId, base_version: baseVersion, content, title }, { actor }) =>
      drafts.saveDraft({ draftId, actor }, { baseVersion, content, title }),

    listDrafts: ({ tool_type: toolType, search, page, page_size: pageSize, cursor }, { actor, language }) =>
      drafts.listDrafts({ actor, toolType, search, page, pageSize, cursor }, language),

    getTaskDraft: ({ task_id: taskId }, { actor }) => drafts.getTaskDraft({ taskId, actor }),

    createDraftFromTask: ({ task_id: taskId }, { actor }) => drafts.createDraftFromTask({ taskId, actor }),

    deleteDraft: async ({ draft_id: draftId }, { actor }) => {
      await drafts.deleteDraft({ draftId, actor });
      return {};
    },

    restoreDraft: ({ draft_id: draftId }, { actor }) => drafts.restoreDraft({ draftId, actor }),
  };
}
