import type { ToolType } from '@reelwright/contracts';
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
  | 'deleteTask'
  | 'taskEvents';

export function taskHandlers(tasks: TasksService): Pick<Handlers, TaskCallName> {
  return {
    getTaskCost: ({ tool_type, input }, { user, language }) =>
      tasks.priceTask({ userId: user.userId, toolType: tool_type as ToolType, input, language }),

    pushTask: ({ tool_type, input, idempotency_key }, { user, language }) =>
      tasks.pushTask({ user, toolType: tool_type as ToolType, input, idempotencyKey: idempotency_key, language }),

    getTaskStatus: ({ task_id }, { user, language }) =>
      tasks.getTask({ taskId: task_id, userId: user.userId }, language),

    myLastTask: ({ tool_type }, { user, language }) =>
      tasks.findLastTask({ userId: user.userId, toolType: tool_type as ToolType | undefined }, language),

    listTasks: async ({ state, tool_type, page, page_size }, { user, language }) => {
      const { list, total } = await tasks.listTasks(
        { userId: user.userId, state, toolType: tool_type as ToolType | undefined, page, pageSize: page_size },
        language,
      );
      return { list, total, page, page_size };
    },

    cancelTask: ({ task_id }, { user, language }) =>
      tasks.cancelTask({ taskId: task_id, userId: user.userId }, language),

    regenerateTask: ({ task_id, seed, idempotency_key }, { user, language }) =>
      tasks.regenerateTask({ taskId: task_id, user, seed, idempotencyKey: idempotency_key, language }),

    deleteTask: async ({ task_id }, { user }) => {
      await tasks.deleteTask({ taskId: task_id, userId: user.userId });
      return {};
    },

    taskEvents: (_input, { user, language, signal }) => tasks.watchTasks({ userId: user.userId, signal }, language),
  };
}
