import { useLocalStorage } from '@mantine/hooks';
import type { Task } from '@reelwright/contracts';
import { useMemo, useState } from 'react';
import { useTaskList } from '#src/nouns/tasks/api/list-tasks.ts';
import { sortForTray, type TrayTasks } from './tray-tasks.ts';

/** Returns the user's newest tasks, updated by the app's one stream of events. */
export function useNewestTasks(): Task[] | undefined {
  const { data } = useTaskList(null);
  return useMemo(() => data?.pages.flatMap(({ list }) => list), [data]);
}

/** Returns the tray's tasks, and a function that clears ended ones. */
export function useTrayTasks(): TrayTasks & { clear(): { undo(): void } } {
  const tasks = useNewestTasks();
  const [clearedAtMs, setClearedAt] = useLocalStorage<number>({
    key: 'trayClearedAt',
    defaultValue: 0,
    getInitialValueInEffect: false,
  });
  const [openedAtMs] = useState(() => Date.now());
  const sorted = useMemo(
    () => sortForTray(tasks ?? [], { nowMs: openedAtMs, clearedAtMs }),
    [tasks, openedAtMs, clearedAtMs],
  );
  const clear = () => {
    setClearedAt(Date.now());
    return { undo: () => setClearedAt(clearedAtMs) };
  };
  return { ...sorted, clear };
}
