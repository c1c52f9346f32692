import { Button } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Columns2, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPARE_LIMITS, type ComparedVideo, listCompared } from '#src/nouns/tasks/model/compared-videos.ts';
import { listDownloads, listVideos } from '#src/nouns/tasks/model/task-output.ts';
import { downloadOutputs } from '#src/nouns/tasks/api/download-outputs.ts';
import { showError } from '#src/ui/toast.ts';
import { SelectionFrame } from './selection-frame.tsx';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  tasks: readonly Task[];
  /** The number of selectable tasks. */
  total: number;
  onAll(): void;
  onNone(): void;
  onCompare(videos: readonly ComparedVideo[]): void;
  onDelete(): void;
}

/** Actions on all selected tasks. */
export function SelectionBar({ tasks, total, onAll, onNone, onCompare, onDelete }: SelectionBarProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  const downloads = tasks.flatMap((task) => listDownloads(task));
  const videoCount = tasks.reduce((sum, task) => sum + listVideos(task).length, 0);
  const [isPacking, setPacking] = useState(false);
  async function download(): Promise<void> {
    setPacking(true);
    try {
      await downloadOutputs(downloads);
    } catch (error) {
      showError(error as Error);
    } finally {
      setPacking(false);
    }
  }
  const canCompare = videoCount >= COMPARE_LIMITS.min && videoCount <= COMPARE_LIMITS.max;
  return (
    <SelectionFrame
      label={t('bar.label')}
      count={tasks.length}
      total={total}
      onAll={onAll}
      onNone={onNone}
      onDelete={onDelete}
    >
      <Button
        variant="default"
        size="sm"
        disabled={downloads.length === 0}
        leftSection={<Download size={16} aria-hidden />}
        loading={isPacking}
        onClick={() => void download()}
      >
        <span className={classes.word}>{t('bar.download')}</span>
      </Button>
      <Button
        variant="default"
        size="sm"
        disabled={!canCompare}
        title={canCompare ? undefined : t('bar.compareHint')}
        leftSection={<Columns2 size={16} aria-hidden />}
        onClick={() => onCompare(listCompared(tasks))}
      >
        <span className={classes.word}>{t('bar.compare')}</span>
      </Button>
    </SelectionFrame>
  );
}
