import { Button, CloseButton, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Columns2, Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { COMPARE_LIMITS, type ComparedVideo, listCompared } from '#src/nouns/tasks/model/compared-videos.ts';
import { listDownloads, listVideos } from '#src/nouns/tasks/model/task-output.ts';
import { saveFiles } from '#src/lib/save-files.ts';
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
  const canCompare = videoCount >= COMPARE_LIMITS.min && videoCount <= COMPARE_LIMITS.max;
  return (
    <div role="group" aria-label={t('bar.label')} className={classes.bar}>
      <CloseButton size="lg" className={classes.square} onClick={onNone} aria-label={t('bar.none')} />
      <Text size="sm" fw={600} role="status" className={classes.count}>
        {t('bar.chosen', { count: tasks.length })}
      </Text>
      {tasks.length < total && (
        <Button variant="subtle" size="sm" onClick={onAll} className={classes.all}>
          {t('bar.all')}
        </Button>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          disabled={downloads.length === 0}
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => void saveFiles(downloads.map(({ download_url: url }) => url))}
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
        <Button color="red.8" size="sm" leftSection={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
          <span className={classes.word}>{t('translation:action.delete')}</span>
        </Button>
      </div>
    </div>
  );
}
