import { ActionIcon, Popover, Skeleton } from '@mantine/core';
import { ListVideo } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionBoundary } from '#src/ui/region-boundary.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import classes from './task-tray.module.css';
import { TrayTrouble } from './tray-trouble.tsx';
import { useTrayTasks } from './use-tray-tasks.ts';

const TrayPanel = lazyPart(async () => (await import('./tray-panel.tsx')).TrayPanel);

/** The user's running tasks, available on every screen. */
export function TaskTray({ isOpen, onToggle }: { isOpen: boolean; onToggle(isOpen: boolean): void }) {
  const { t } = useTranslation();
  const tray = useTrayTasks();
  const count = tray.running.length;
  return (
    <Popover opened={isOpen} onChange={onToggle} position="bottom-end" shadow="lg" radius="lg" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes.button}
          aria-label={count === 0 ? t('header.tasks') : t('header.tasksRunning', { count })}
          onClick={() => onToggle(!isOpen)}
          data-tour="tray"
        >
          <ListVideo size={19} aria-hidden />
          {count > 0 && (
            <span className={classes.count} aria-hidden>
              {count}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('header.tasks')}>
        <RegionBoundary trouble={TrayTrouble}>
          <Suspense fallback={<Skeleton height={96} m="md" />}>
            <TrayPanel {...tray} onLeave={() => onToggle(false)} />
          </Suspense>
        </RegionBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
