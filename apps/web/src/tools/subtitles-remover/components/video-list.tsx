import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { CircleAlert, CircleCheck, Film, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { type EraseVideo, eraseVideos } from '../model/erase-videos.ts';
import { judgeVideo } from '../model/to-task-input.ts';
import classes from './video-list.module.css';

interface VideoListProps {
  videos: readonly EraseVideo[];
  chosenId: string | undefined;
  onChoose(id: string): void;
}

/** The videos of the task; the chosen one is edited. */
export function VideoList({ videos, chosenId, onChoose }: VideoListProps) {
  const { t } = useTranslation('subtitlesRemover');
  return (
    <ul className={classes.list} aria-label={t('videos.title')}>
      {videos.map((video) => (
        <li key={video.id} className={classes.video} data-chosen={video.id === chosenId}>
          <button
            type="button"
            className={classes.choose}
            aria-pressed={video.id === chosenId}
            disabled={video.assetId === null || video.problem !== null}
            onClick={() => onChoose(video.id)}
          >
            {video.thumbUrl ? (
              <img className={classes.image} src={video.thumbUrl} alt="" />
            ) : (
              <span className={classes.image}>
                <Film size={20} aria-hidden />
              </span>
            )}
            <span className={classes.words}>
              <Text component="span" size="sm" fw={600} truncate dir="auto">
                {video.name}
              </Text>
              <StateOfVideo video={video} />
            </span>
          </button>
          {video.canRetry && (
            <Button size="compact-xs" variant="default" onClick={() => eraseVideos.retry(video.id)}>
              {t('videos.retry')}
            </Button>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('videos.remove', { name: video.name })}
            onClick={() => eraseVideos.remove(video.id)}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

function StateOfVideo({ video }: { video: EraseVideo }) {
  const { t } = useTranslation('subtitlesRemover');
  const { problem, uploaded, name, lengthS, history } = video;
  switch (judgeVideo(video)) {
    case 'failed':
      return (
        <Text component="span" size="xs" c="var(--mantine-color-error)" role="alert" className={classes.state}>
          <CircleAlert size={14} aria-hidden /> {problem}
        </Text>
      );
    case 'waiting':
      return <Progress size="sm" value={uploaded * 100} aria-label={t('videos.uploading', { name })} />;
    case 'without_boxes':
      return (
        <Text component="span" size="xs" c="dimmed">
          {formatClock(lengthS)} · {t('videos.noBoxes')}
        </Text>
      );
    case 'ready':
      return (
        <Text component="span" size="xs" c="dimmed" className={classes.state}>
          <CircleCheck size={14} aria-hidden /> {formatClock(lengthS)} ·{' '}
          {t('videos.boxes', { count: history.now.length })}
        </Text>
      );
  }
}
