import { Button } from '@mantine/core';
import { findTool, type Task } from '@reelwright/contracts';
import { Download, RefreshCw, Share2, SquarePen, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findWebTool } from '#src/nouns/tools/tool-registry.ts';
import { findMade, isRunning } from '../model/task-output.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import { useTaskActions } from '../model/use-task-actions.ts';
import { useTaskDrafts } from '../model/use-task-drafts.ts';
import classes from './task-actions.module.css';
import { TaskMenu } from './task-menu.tsx';

loadTaskTexts();

interface TaskActionsProps {
  task: Task;
  /** The video that is shown. */
  variant: number;
  onRegenerated(task: Task): void;
  onDeleted(): void;
  onShare(task: Task): void;
  onCompare(): void;
}

/** The main actions as buttons, the rest in a menu. */
export function TaskActions({ task, variant, onRegenerated, onDeleted, onShare, onCompare }: TaskActionsProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  const { cancelTask, isCancelling, runAgain, isRegenerating } = useTaskActions(task, { onRegenerated });
  const { reEdit, isOpening } = useTaskDrafts();
  const made = findMade(task, variant);
  const hasDraft = findTool(task.tool_type)?.hasDraft === true;
  const isSeeded = findWebTool(task.tool_type)?.isSeeded === true;
  if (isRunning(task)) {
    return (
      <Button
        variant="default"
        onClick={cancelTask}
        loading={isCancelling}
        leftSection={<X size={16} aria-hidden />}
        className={classes.button}
      >
        {t('translation:action.cancel')}
      </Button>
    );
  }
  return (
    <div className={classes.actions}>
      {made && (
        <Button
          component="a"
          href={made.download_url}
          download
          className={classes.button}
          leftSection={<Download size={16} aria-hidden />}
        >
          {t('translation:action.download')}
        </Button>
      )}
      {made ? (
        <Button
          variant="default"
          className={classes.button}
          onClick={() => onShare(task)}
          leftSection={<Share2 size={16} aria-hidden />}
        >
          {t('detail.share')}
        </Button>
      ) : (
        isSeeded && (
          <Button
            className={classes.button}
            onClick={() => runAgain()}
            loading={isRegenerating}
            leftSection={<RefreshCw size={16} aria-hidden />}
          >
            {t('translation:task.regenerateFor', { count: task.credits })}
          </Button>
        )
      )}
      {hasDraft && (
        <Button
          variant="default"
          className={classes.button}
          onClick={() => void reEdit(task)}
          loading={isOpening}
          leftSection={<SquarePen size={16} aria-hidden />}
        >
          {t('detail.reEdit')}
        </Button>
      )}
      <TaskMenu
        task={task}
        place="screen"
        onRegenerated={onRegenerated}
        onDeleted={onDeleted}
        onCompare={onCompare}
        button={{ className: classes.more }}
      />
    </div>
  );
}
