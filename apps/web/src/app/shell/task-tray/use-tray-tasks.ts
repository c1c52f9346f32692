import { useLocalStorage } from '@mantine/hooks';
import type { Task } from '@reelwright/contracts';
import { useMemo, useState } from 'react';
import { useTaskList } from '#src/nouns/tasks/api/list-tasks.ts';
import { sortForTray, type TrayTasks } from './tray-tasks.ts';

/** The user's newest tasks, kept fresh by the one stream of events of the app. */
export function useNewestTasks(): Task[] | undefined {
  const { data } = useTaskList(null);
  return useMemo(() => data?.pages.flatMap(({ list }) => list), [data]);
}

/** What the tray shows, and how it is cleared of what has ended. */
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
