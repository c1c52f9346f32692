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
  | 'listFinishedResults'
  | 'getTaskCredits'
  | 'taskEvents';

export function taskHandlers(tasks: TasksService): Pick<Handlers, TaskCallName> {
  return {
    getTaskCost: ({ tool_type, input }, { actor, language }) =>
      tasks.priceTask({ actor, toolType: tool_type, input, language }),

    pushTask: ({ tool_type, input, idempotency_key, draft_id, preview_task_id }, { actor, language }) =>
      tasks.pushTask({
        actor,
        toolType: tool_type,
        input,
        idempotencyKey: idempotency_key,
        draftId: draft_id,
        previewTaskId: preview_task_id,
        language,
      }),

    getTaskStatus: ({ task_id }, { actor, language }) => tasks.getTask({ taskId: task_id, actor }, language),

    myLastTask: ({ tool_type }, { actor, language }) => tasks.findLastTask({ actor, toolType: tool_type }, language),

    listTasks: (query, { actor, language }) => {
      const { state, tool_type: toolType, search, sort, page, page_size: pageSize, cursor } = query;
      const states = state === undefined ? query.states : [state];
      const toolTypes = toolType === undefined ? query.tool_types : [toolType];
      return tasks.listTasks({ actor, states, toolTypes, search, sort, page, pageSize, cursor }, language);
    },

    cancelTask: ({ task_id }, { actor, language }) => tasks.cancelTask({ taskId: task_id, actor }, language),

    regenerateTask: ({ task_id, seed, only_missing, idempotency_key }, { actor, language }) =>
      tasks.regenerateTask({
        taskId: task_id,
        actor,
        seed,
        onlyMissing: only_missing,
        idempotencyKey: idempotency_key,
        language,
      }),

    deleteTasks: async ({ task_ids }, { actor }) => ({
      task_ids: await tasks.deleteTasks({ taskIds: task_ids, actor }),
    }),

    restoreTasks: async ({ task_ids }, { actor }) => ({
      task_ids: await tasks.restoreTasks({ taskIds: task_ids, actor }),
    }),

    renameTask: ({ task_id, title }, { actor, language }) =>
      tasks.renameTask({ taskId: task_id, actor }, title, language),

    giveFeedback: ({ task_id, variant, is_liked, reasons, comment }, { actor, language }) => {
      // Positive feedback has no reasons or comment.
      const given = is_liked === false ? { reasons: [...new Set(reasons)], comment } : { reasons: [], comment };
      const feedback = is_liked === null ? null : { is_liked, ...given };
      return tasks.giveFeedback({ taskId: task_id, variant, actor }, feedback, language);
    },

    listFinishedResults: async ({ task_id }, { actor }) => ({
      results: await tasks.listFinishedResults({ taskId: task_id, actor }),
    }),

    getTaskCredits: ({ task_id }, { actor }) => tasks.getTaskCredits({ taskId: task_id, actor }),

    taskEvents: (_input, { actor, language, signal }) => tasks.watchTasks({ actor, signal }, language),
  };
}
