import type { Task } from '@reelwright/contracts';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { useTaskEvents } from '#src/nouns/tasks/api/task-events.ts';
import { isRunning } from '#src/nouns/tasks/model/task-output.ts';
import { taskScreen } from '#src/nouns/tasks/model/task-screen.ts';
import { showToast } from '#src/ui/toast.ts';
import { setRunningInTitle } from '../page-title.ts';
import { loadShellTexts } from '../shell-texts.ts';
import { notify, useNotificationChoice } from './notifications.ts';
import { sayEnd } from './say-end.ts';
import { findNews } from './tray-tasks.ts';
import { useNewestTasks } from './use-tray-tasks.ts';

loadShellTexts();

/**
 * Listens to the app's one stream of events, and reports ended tasks wherever the user is: in the tab's title, by a
 * toast, by a notification. Renders nothing.
 */
export function TaskWatch() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const tasks = useNewestTasks();
  const [wantsWord] = useNotificationChoice();
  const openId = useRouterState({ select: ({ location }) => (location.search as { id?: string }).id });
  const runningBefore = useRef<ReadonlySet<string>>(new Set());
  const count = tasks?.filter(isRunning).length ?? 0;

  useTaskEvents(useUserInfo().data?.userId);

  useEffect(() => setRunningInTitle(count), [count]);

  useEffect(() => {
    if (!tasks) return;
    const news = findNews(runningBefore.current, tasks).filter(({ state }) => state !== 'cancelled');
    runningBefore.current = new Set(tasks.filter(isRunning).map((task) => task.task_id));
    const tell = (task: Task): void => {
      const title = task.title === '' ? t('tray.untitled') : task.title;
      const text = sayEnd(task, t);
      const open = (): void => void navigate(taskScreen(task));
      if (wantsWord && document.hidden) notify({ title, text, tag: task.task_id, onOpen: open });
      // The user sees this task's end on its own screen.
      if (openId === task.task_id) return;
      const message = t('tray.news', { title, text });
      const action = { label: t('tray.open'), onClick: open };
      showToast(task.state === 'failed' ? 'error' : 'success', message, { action });
    };
    for (const task of news) tell(task);
  }, [tasks, t, navigate, wantsWord, openId]);
  return null;
}
