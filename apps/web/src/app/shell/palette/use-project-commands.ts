import { useNavigate } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { taskScreen } from '../../../features/tasks/model/task-screen.ts';
import { useNewestTasks } from '../task-tray/use-tray-tasks.ts';
import type { Command } from './use-commands.ts';

/** The user's projects by their names, as fresh as the tray. */
export function useProjectCommands(): Command[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (useNewestTasks() ?? []).map((task) => ({
    id: task.task_id,
    icon: Clapperboard,
    label: task.title === '' ? t('tray.untitled') : task.title,
    words: '',
    run: () => void navigate(taskScreen(task)),
  }));
}
