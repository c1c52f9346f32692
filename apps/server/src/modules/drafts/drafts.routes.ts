import type { Handlers } from '../../platform/http/handlers.ts';
import type { DraftsService } from './drafts.service.ts';

type DraftCallName =
  | 'createDraft'
  | 'getDraft'
  | 'saveDraft'
  | 'listDrafts'
  | 'createDraftFromTask'
  | 'deleteDraft'
  | 'restoreDraft';

export function draftHandlers(drafts: DraftsService): Pick<Handlers, DraftCallName> {
  return {
    createDraft: ({ tool_type: toolType, content, title }, { user }) =>
      drafts.createDraft({ userId: user.userId, toolType, content, title }),

    getDraft: ({ draft_id: draftId }, { user }) => drafts.getDraft({ draftId, userId: user.userId }),

    saveDraft: ({ draft_id: draftId, base_version: baseVersion, content, title }, { user }) =>
      drafts.saveDraft({ draftId, userId: user.userId }, { baseVersion, content, title }),

    listDrafts: async ({ tool_type: toolType, search, page, page_size: pageSize }, { user }) => {
      const found = await drafts.listDrafts({ userId: user.userId, toolType, search, page, pageSize });
      return { ...found, page, page_size: pageSize };
    },

    createDraftFromTask: ({ task_id: taskId }, { user }) => drafts.createDraftFromTask({ taskId, userId: user.userId }),

    deleteDraft: async ({ draft_id: draftId }, { user }) => {
      await drafts.deleteDraft({ draftId, userId: user.userId });
      return {};
    },

    restoreDraft: ({ draft_id: draftId }, { user }) => drafts.restoreDraft({ draftId, userId: user.userId }),
  };
}
