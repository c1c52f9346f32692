import type { Handlers } from '../../platform/http/handlers.ts';
import type { TasksService } from './tasks.service.ts';

type TaskCallName =
  | 'getTaskCost'
  | 'pushTask'
  | 'getTaskStatus'
  | 'myLastTask'
  | 'listTasks'
  | 'cancelTask'
  | 'regenerateTask'
  | 'deleteTasks'
  | 'restoreTasks'
  | 'renameTask'
  | 'giveFeedback'
  | 'getTaskCredits'
  | 'taskEvents';

export function taskHandlers(tasks: TasksService): Pick<Handlers, TaskCallName> {
  return {
    getTaskCost: ({ tool_type, input }, { user, language }) =>
      tasks.priceTask({ userId: user.userId, toolType: tool_type, input, language }),

    pushTask: ({ tool_type, input, idempotency_key, draft_id, preview_task_id }, { user, language }) =>
      tasks.pushTask({
        user,
        toolType: tool_type,
        input,
        idempotencyKey: idempotency_key,
        draftId: draft_id,
        previewTaskId: preview_task_id,
        language,
      }),

    getTaskStatus: ({ task_id }, { user, language }) =>
      tasks.getTask({ taskId: task_id, userId: user.userId }, language),

    myLastTask: ({ tool_type }, { user, language }) =>
      tasks.findLastTask({ userId: user.userId, toolType: tool_type }, language),

    listTasks: async (query, { user, language }) => {
      const { state, tool_type, search, sort, page, page_size } = query;
      const states = state === undefined ? query.states : [state];
      const toolTypes = tool_type === undefined ? query.tool_types : [tool_type];
      const { list, total } = await tasks.listTasks(
        {
          userId: user.userId,
          states,
          toolTypes: toolTypes,
          search,
          sort,
          page,
          pageSize: page_size,
        },
        language,
      );
      return { list, total, page, page_size };
    },

    cancelTask: ({ task_id }, { user, language }) =>
      tasks.cancelTask({ taskId: task_id, userId: user.userId }, language),

    regenerateTask: ({ task_id, seed, idempotency_key }, { user, language }) =>
      tasks.regenerateTask({ taskId: task_id, user, seed, idempotencyKey: idempotency_key, language }),

    deleteTasks: async ({ task_ids }, { user }) => ({
      task_ids: await tasks.deleteTasks({ taskIds: task_ids, userId: user.userId }),
    }),

    restoreTasks: async ({ task_ids }, { user }) => ({
      task_ids: await tasks.restoreTasks({ taskIds: task_ids, userId: user.userId }),
    }),

    renameTask: ({ task_id, title }, { user, language }) =>
      tasks.renameTask({ taskId: task_id, userId: user.userId }, title, language),

    giveFeedback: ({ task_id, is_liked, reasons, comment }, { user, language }) => {
      // Why somebody liked it is not asked.
      const given = is_liked === false ? { reasons: [...new Set(reasons)], comment } : { reasons: [], comment };
      const feedback = is_liked === null ? null : { is_liked, ...given };
      return tasks.giveFeedback({ taskId: task_id, userId: user.userId }, feedback, language);
    },

    getTaskCredits: ({ task_id }, { user }) => tasks.getTaskCredits({ taskId: task_id, userId: user.userId }),

    taskEvents: (_input, { user, language, signal }) => tasks.watchTasks({ userId: user.userId, signal }, language),
  };
}
