import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showUndoToast } from '#src/ui/toast.ts';
import { getStartPath } from '../../start-path.ts';
import { loadShellTexts } from '../shell-texts.ts';
import { EndedTask } from './ended-task.tsx';
import { NotificationSwitch } from './notification-switch.tsx';
import { RunningTask } from './running-task.tsx';
import classes from './task-tray.module.css';
import type { TrayTasks } from './tray-tasks.ts';

loadShellTexts();

interface TrayPanelProps extends TrayTasks {
  /** Clears ended tasks from the tray; `undo` restores them. */
  clear(): { undo(): void };
  onLeave(): void;
}

/** Running tasks with their actions, and recently ended ones. */
export function TrayPanel({ running, ended, clear, onLeave }: TrayPanelProps) {
  const { t } = useTranslation('shell');
  const clearEnded = (): void => {
    const { undo } = clear();
    showUndoToast(t('tray.cleared'), { label: t('undo'), onUndo: undo });
  };
  return (
    <>
      <Group justify="space-between" className={classes.head}>
        <Title order={2} size="sm">
          {t('tray.title')}
        </Title>
        <Anchor component={Link} to="/projects" size="sm" className="link-control" onClick={onLeave}>
          {t('tray.all')}
        </Anchor>
      </Group>
      <div className={classes.scroll}>
        {running.length === 0 && ended.length === 0 && (
          <div className={classes.empty}>
            <Clapperboard size={28} strokeWidth={1.5} aria-hidden />
            <Text size="sm" fw={600}>
              {t('tray.emptyTitle')}
            </Text>
            <Text size="sm" c="dimmed" ta="center">
              {t('tray.emptyText')}
            </Text>
            <Button component={Link} to={getStartPath()} size="xs" mt={4} onClick={onLeave}>
              {t('tray.new')}
            </Button>
          </div>
        )}
        {running.length > 0 && (
          <ul className={classes.list} aria-label={t('tray.running')}>
            {running.map((task) => (
              <RunningTask key={task.task_id} task={task} onLeave={onLeave} />
            ))}
          </ul>
        )}
        {ended.length > 0 && (
          <>
            <Group justify="space-between" className={classes.section}>
              <Text size="xs" fw={600} c="dimmed" id="tray-ended">
                {t('tray.ended')}
              </Text>
              <Button variant="subtle" color="gray" size="compact-xs" onClick={clearEnded}>
                {t('tray.clear')}
              </Button>
            </Group>
            <ul className={classes.list} aria-labelledby="tray-ended">
              {ended.map((task) => (
                <EndedTask key={task.task_id} task={task} onLeave={onLeave} />
              ))}
            </ul>
          </>
        )}
      </div>
      <NotificationSwitch />
    </>
  );
}
