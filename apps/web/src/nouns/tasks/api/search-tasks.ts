import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { TASKS_KEY } from '../model/task-keys.ts';

/** Returns the newest tasks whose name contains the text; makes no call while the text is empty. */
export function useTaskSearch(text: string, limit: number) {
  return useQuery({
    queryKey: [...TASKS_KEY, 'search', text, limit],
    queryFn: ({ signal }) => api.call('listTasks', { page: 1, page_size: limit, search: text }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}
