import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CAPTION_FORMATS, findTool, type Task } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import {
  Captions,
  Clapperboard,
  Columns2,
  CopyPlus,
  Download,
  Ellipsis,
  PencilLine,
  Play,
  RefreshCw,
  Repeat,
  Share2,
  SquarePen,
  Trash2,
  X,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFiles } from '#src/lib/save-files.ts';
import { isRunning, listDownloads, listVideos } from '../model/task-output.ts';
import { findWebTool } from '#src/nouns/tools/tool-registry.ts';
import { findTaskView, taskScreen } from '../model/task-screen.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import { useTaskActions } from '../model/use-task-actions.ts';
import { useTaskDrafts } from '../model/use-task-drafts.ts';
import { useTaskRemoval } from '../model/use-task-removal.ts';
import classes from './task-menu.module.css';

loadTaskTexts();

const NARROW = '(max-width: 48em)';

export interface TaskMenuProps {
  task: Task;
  /** Where the menu is: a card's menu also opens and downloads; the task's screen shows those as buttons. */
  place: 'card' | 'screen';
  onRegenerated(task: Task): void;
  onDeleted?(): void;
  // Actions that only some screens offer.
  onRename?: (() => void) | undefined;
  onShare?: ((task: Task) => void) | undefined;
  onCompare?: ((task: Task) => void) | undefined;
  button?: ActionIconProps;
}

/** Every action of a task in its state. */
export function TaskMenu({ task, place, button, ...reactions }: TaskMenuProps) {
  const { t } = useTranslation();
  const title = task.title === '' ? t('task.untitled') : task.title;
  return (
    // Rendered outside the cards, whose edges would clip it, but inside the screen's landmark.
    <Menu position="bottom-end" portalProps={{ target: '#screen' }} classNames={{ dropdown: classes.dropdown }}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('task.more', { title })} {...button}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Looking task={task} place={place} {...reactions} />
        {isRunning(task) ? (
          <Running task={task} place={place} {...reactions} />
        ) : (
          <Ended task={task} place={place} {...reactions} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

type Part = Omit<TaskMenuProps, 'button'>;

/** Actions that leave the task unchanged. */
function Looking({ task, place, onRename, onShare, onCompare }: Part) {
  const { t } = useTranslation(['tasks', 'translation']);
  const downloads = listDownloads(task);
  const isOnCard = place === 'card';
  return (
    <>
      {isOnCard && (
        <Menu.Item
          renderRoot={(props) => <Link {...props} {...taskScreen(task)} />}
          leftSection={<Play size={16} aria-hidden />}
        >
          {t('translation:action.open')}
        </Menu.Item>
      )}
      {isOnCard && downloads.length > 0 && (
        <Menu.Item
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => void saveFiles(downloads.map(({ download_url: url }) => url))}
        >
          {downloads.length > 1 ? t('menu.downloadAll', { count: downloads.length }) : t('translation:action.download')}
        </Menu.Item>
      )}
      {onShare && isOnCard && task.state === 'success' && (
        <Menu.Item leftSection={<Share2 size={16} aria-hidden />} onClick={() => onShare(task)}>
          {t('menu.share')}
        </Menu.Item>
      )}
      {onCompare && listVideos(task).length > 1 && (
        <Menu.Item leftSection={<Columns2 size={16} aria-hidden />} onClick={() => onCompare(task)}>
          {t('menu.compare')}
        </Menu.Item>
      )}
      {onRename && (
        <Menu.Item leftSection={<PencilLine size={16} aria-hidden />} onClick={onRename}>
          {t('menu.rename')}
        </Menu.Item>
      )}
    </>
  );
}

function Running({ task, onRegenerated }: Part) {
  const { t } = useTranslation();
  const { cancelTask } = useTaskActions(task, { onRegenerated });
  return (
    <Menu.Item leftSection={<X size={16} aria-hidden />} onClick={cancelTask}>
      {t('action.cancel')}
    </Menu.Item>
  );
}

/** Actions on an ended task: new tasks and drafts from it, and deletion. */
function Ended({ task, place, onRegenerated, onDeleted }: Part) {
  const { t } = useTranslation(['tasks', 'translation']);
  const { runAgain, isRegenerating } = useTaskActions(task, { onRegenerated });
  const { reEdit, duplicate } = useTaskDrafts();
  const remove = useTaskRemoval();
  // On a phone a submenu has no room; the video's screen lists the same files.
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const hasDraft = findTool(task.tool_type)?.hasDraft === true;
  const isSeeded = findWebTool(task.tool_type)?.isSeeded === true;
  return (
    <>
      {hasDraft && (
        <>
          {place === 'card' && (
            <Menu.Item leftSection={<SquarePen size={16} aria-hidden />} onClick={() => void reEdit(task)}>
              {t('menu.reEdit')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<CopyPlus size={16} aria-hidden />} onClick={() => void duplicate(task)}>
            {t('menu.duplicate')}
          </Menu.Item>
          <Menu.Divider />
        </>
      )}
      {isSeeded && (
        <>
          <Menu.Item
            leftSection={<RefreshCw size={16} aria-hidden />}
            disabled={isRegenerating}
            onClick={() => runAgain()}
          >
            {t('translation:task.regenerateNewSeed', { count: task.credits })}
          </Menu.Item>
          <Menu.Item
            leftSection={<Repeat size={16} aria-hidden />}
            disabled={isRegenerating}
            onClick={() => runAgain(task.seed)}
          >
            {t('translation:task.regenerateSameSeed', { count: task.credits })}
          </Menu.Item>
          <Menu.Divider />
        </>
      )}
      {place === 'card' && !isNarrow && findTaskView(task)?.hasTimeline === true && listVideos(task).length > 0 && (
        <Files task={task} onRegenerated={onRegenerated} />
      )}
      <Menu.Item
        color="var(--mantine-color-error)"
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => {
          void remove([task]);
          onDeleted?.();
        }}
      >
        {t('translation:action.delete')}
      </Menu.Item>
    </>
  );
}

/** Files beside the video; the video's screen lists all of them. */
function Files({ task, onRegenerated }: Pick<Part, 'task' | 'onRegenerated'>) {
  const { t } = useTranslation(['tasks', 'translation']);
  const { exportCaptions, exportProject } = useTaskActions(task, { onRegenerated });
  return (
    <>
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item leftSection={<Captions size={16} aria-hidden />}>{t('menu.captions')}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown>
          {CAPTION_FORMATS.map((format) => (
            <Menu.Item key={format} onClick={() => exportCaptions(format)}>
              {t('translation:task.exportCaptions', { format })}
            </Menu.Item>
          ))}
        </Menu.Sub.Dropdown>
      </Menu.Sub>
      <Menu.Item leftSection={<Clapperboard size={16} aria-hidden />} onClick={() => exportProject('otioz')}>
        {t('translation:task.exportProject')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}
