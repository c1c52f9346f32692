import { useDebouncedValue } from '@mantine/hooks';
import type { Task } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTaskSearch } from '#src/nouns/tasks/api/search-tasks.ts';
import { taskScreen } from '#src/nouns/tasks/model/task-screen.ts';
import { useNewestTasks } from '../task-tray/use-tray-tasks.ts';
import { filterCommands } from './filter-commands.ts';
import type { Command } from './use-commands.ts';

const PAUSE_MS = 150;
const MAX_PROJECTS = 6;

/** Returns the projects of this name: the newest at once, older ones when the server has found them. */
export function useProjectCommands(query: string): Command[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const newest = useNewestTasks() ?? [];
  const [asked] = useDebouncedValue(query, PAUSE_MS);
  const found = useTaskSearch(asked, MAX_PROJECTS).data?.list ?? [];
  const tasks = [...new Map([...newest, ...(query === '' ? [] : found)].map((task) => [task.task_id, task])).values()];
  const toCommand = (task: Task): Command => ({
    id: task.task_id,
    icon: Clapperboard,
    label: task.title === '' ? t('tray.untitled') : task.title,
    words: '',
    run: () => void navigate(taskScreen(task)),
  });
  return filterCommands(tasks.map(toCommand), query).slice(0, MAX_PROJECTS);
}
