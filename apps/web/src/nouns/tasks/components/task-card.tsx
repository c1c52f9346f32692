import { Button, Text } from '@mantine/core';
import { findTool, type Task } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, Layers, TriangleAlert } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseBox } from '#src/ui/choose-box.tsx';
import { TimeAgo } from '#src/ui/time-ago.tsx';
import { formatClock } from '#src/lib/format-clock.ts';
import { findWebTool } from '#src/nouns/tools/tool-registry.ts';
import { findByMedium, findMade, firstVariant, isRunning, listDownloads } from '../model/task-output.ts';
import { taskScreen } from '../model/task-screen.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import { useTaskActions } from '../model/use-task-actions.ts';
import { useRenaming } from '../model/use-renaming.ts';
import { useTaskDrafts } from '../model/use-task-drafts.ts';
import { useToolName } from '../model/use-tool-texts.ts';
import { CardPreview } from './card-preview.tsx';
import classes from './task-card.module.css';
import { TaskMenu, type TaskMenuProps } from './task-menu.tsx';
import { TaskProgress } from './task-progress.tsx';
import { TaskStateBadge } from './task-state-badge.tsx';
import { TitleField } from './title-field.tsx';

loadTaskTexts();

export interface CardSelection {
  isChosen: boolean;
  /** A selection exists: a click anywhere on a card selects it too. */
  isChoosing: boolean;
  onChoose(event: { shiftKey: boolean }): void;
}

interface TaskCardProps extends Pick<TaskMenuProps, 'task' | 'onRegenerated' | 'onShare' | 'onCompare'> {
  selection?: CardSelection | undefined;
}

/** A task in a grid: its image or progress, and its actions. */
export function TaskCard({ task, selection, ...reactions }: TaskCardProps) {
  const { t } = useTranslation(['translation', 'tasks']);
  const [isOver, setOver] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { isRenaming, startRenaming, endRenaming } = useRenaming(link);
  const title = task.title === '' ? t('task.untitled') : task.title;
  const { moving, hasDuration = false } = findWebTool(task.tool_type)?.thumbnail ?? {};
  const thumbnail = findByMedium(task, 'image');
  const preview = task.outputs.find(({ kind, variant }) => kind === moving && variant === firstVariant(task));
  const made = findMade(task);
  const variantCount = listDownloads(task).length;
  const choose = (event: MouseEvent): void => {
    if (!selection || !(selection.isChoosing || event.shiftKey || event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    selection.onChoose(event);
  };
  return (
    <article
      aria-label={title}
      data-task={task.task_id}
      data-state={task.state}
      data-chosen={selection?.isChosen || undefined}
      data-choosing={selection?.isChoosing || undefined}
      className={classes.card}
      onPointerEnter={(event) => setOver(event.pointerType === 'mouse')}
      onPointerLeave={() => setOver(false)}
    >
      <div className={classes.image}>
        {thumbnail || preview ? (
          <CardPreview title={title} thumbnail={thumbnail} preview={preview} isOver={isOver} />
        ) : (
          <Still task={task} onRegenerated={reactions.onRegenerated} />
        )}
        {made && (hasDuration || variantCount > 1) && (
          <span className={classes.length}>
            {variantCount > 1 && <Variants count={variantCount} />}
            {hasDuration && formatClock(made.duration_s ?? 0)}
          </span>
        )}
      </div>
      <div className={classes.words}>
        {isRenaming ? (
          <TitleField task={task} onEnd={endRenaming} />
        ) : (
          <Text fw={600} size="sm" lineClamp={2}>
            <Link
              ref={link}
              {...taskScreen(task)}
              className={classes.open}
              onClick={choose}
              onKeyDown={(event) => event.key === 'F2' && startRenaming()}
            >
              {title}
            </Link>
          </Text>
        )}
        <MadeAt task={task} />
      </div>
      {selection && (
        <ChooseBox
          label={t('tasks:card.choose', { title })}
          isChosen={selection.isChosen}
          onChoose={selection.onChoose}
          className={classes.choose}
        />
      )}
      <div className={classes.menu}>
        <TaskMenu
          task={task}
          place="card"
          {...reactions}
          onRename={startRenaming}
          button={{ size: 34, radius: 'xl', variant: 'default' }}
        />
      </div>
    </article>
  );
}

/** The number of videos of a task with several. */
function Variants({ count }: { count: number }) {
  const { t } = useTranslation('tasks');
  return (
    <span className={classes.variants} title={t('card.videos', { count })}>
      <Layers size={12} aria-hidden />
      <span aria-label={t('card.videos', { count })} role="img">
        {count}
      </span>
    </span>
  );
}

function MadeAt({ task }: { task: Task }) {
  const toolName = useToolName(task);
  return (
    <Text size="xs" c="dimmed" mt={2}>
      {toolName}
      {' · '}
      <TimeAgo at={task.created_at} />
    </Text>
  );
}

/** Replaces the image: progress, failure or tool icon. */
function Still({ task, onRegenerated }: Pick<TaskCardProps, 'task' | 'onRegenerated'>) {
  if (isRunning(task)) {
    return (
      <div className={classes.running}>
        <TaskProgress task={task} />
      </div>
    );
  }
  const MadeIcon = findWebTool(task.tool_type)?.icon ?? CircleCheck;
  const Icon = task.state === 'success' ? MadeIcon : task.state === 'cancelled' ? Ban : TriangleAlert;
  return (
    <div className={classes.still}>
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      {task.state !== 'success' && <TaskStateBadge state={task.state} />}
      {task.failure && (
        <div className={classes.failure}>
          <Text size="xs" c="var(--mantine-color-text)" lineClamp={4}>
            {task.failure.msg}
          </Text>
          {task.failure.refund_msg !== '' && (
            <Text size="xs" lineClamp={3}>
              {task.failure.refund_msg}
            </Text>
          )}
        </div>
      )}
      {task.state !== 'success' && findTool(task.tool_type)?.hasDraft === true && (
        <Offers task={task} onRegenerated={onRegenerated} />
      )}
    </div>
  );
}

/** The next steps after a failure. */
function Offers({ task, onRegenerated }: Pick<TaskCardProps, 'task' | 'onRegenerated'>) {
  const { t } = useTranslation(['tasks', 'translation']);
  const { runAgain, isRegenerating } = useTaskActions(task, { onRegenerated });
  const { reEdit, isOpening } = useTaskDrafts();
  return (
    <div className={classes.offers}>
      <Button size="compact-xs" variant="default" loading={isOpening} onClick={() => void reEdit(task)}>
        {t('menu.reEdit')}
      </Button>
      <Button size="compact-xs" variant="default" loading={isRegenerating} onClick={() => runAgain()}>
        {t('translation:task.regenerateFor', { count: task.credits })}
      </Button>
    </div>
  );
}
