import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { CAPTION_FORMATS, type Task } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Captions, Clapperboard, Download, Ellipsis, Play, RefreshCw, Repeat, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findOutput, findSound, isRunning } from '../model/task-output.ts';
import { isRecording, taskScreen } from '../model/task-screen.ts';
import { useTaskActions } from '../model/use-task-actions.ts';

const DeleteTaskDialog = lazy(async () => ({
  default: (await import('./delete-task-dialog.tsx')).DeleteTaskDialog,
}));

interface TaskMenuProps {
  task: Task;
  /** Where the menu stands: a card's also opens and downloads; the screen of the task shows those as buttons. */
  place: 'card' | 'screen';
  onRegenerated(task: Task): void;
  onDeleted?(): void;
  button?: ActionIconProps;
}

/** All that can be done with a task in its state. */
export function TaskMenu({ task, place, onRegenerated, onDeleted, button }: TaskMenuProps) {
  const { t } = useTranslation();
  const { cancelTask, exportCaptions, exportProject, isExporting, runAgain } = useTaskActions(task, { onRegenerated });
  const [isDeleting, setDeleting] = useState(false);
  const video = findOutput(task, 'video');
  const made = video ?? findSound(task);
  const title = task.title === '' ? t('task.untitled') : task.title;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('task.more', { title })} {...button}>
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {place === 'card' && (
            <Menu.Item
              renderRoot={(props) => <Link {...props} {...taskScreen(task)} />}
              leftSection={<Play size={16} aria-hidden />}
            >
              {t('action.open')}
            </Menu.Item>
          )}
          {place === 'card' && made && (
            <Menu.Item component="a" href={made.download_url} download leftSection={<Download size={16} aria-hidden />}>
              {t('action.download')}
            </Menu.Item>
          )}
          {video && (
            <Menu.Item
              leftSection={<Clapperboard size={16} aria-hidden />}
              onClick={exportProject}
              disabled={isExporting}
            >
              {t('task.exportProject')}
            </Menu.Item>
          )}
          {video &&
            CAPTION_FORMATS.map((format) => (
              <Menu.Item
                key={format}
                leftSection={<Captions size={16} aria-hidden />}
                onClick={() => exportCaptions(format)}
              >
                {t('task.exportCaptions', { format })}
              </Menu.Item>
            ))}
          {isRunning(task) ? (
            <Menu.Item leftSection={<X size={16} aria-hidden />} onClick={cancelTask}>
              {t('action.cancel')}
            </Menu.Item>
          ) : (
            <>
              {/* The same text in the same voice is the same recording, whatever the seed. */}
              {!isRecording(task) && (
                <>
                  <Menu.Item leftSection={<RefreshCw size={16} aria-hidden />} onClick={() => runAgain()}>
                    {t('task.regenerateNewSeed', { count: task.credits })}
                  </Menu.Item>
                  <Menu.Item leftSection={<Repeat size={16} aria-hidden />} onClick={() => runAgain(task.seed)}>
                    {t('task.regenerateSameSeed', { count: task.credits })}
                  </Menu.Item>
                  <Menu.Divider />
                </>
              )}
              <Menu.Item
                color="var(--mantine-color-error)"
                leftSection={<Trash2 size={16} aria-hidden />}
                onClick={() => setDeleting(true)}
              >
                {t('action.delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteTaskDialog task={task} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </>
  );
}
