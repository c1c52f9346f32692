import { Badge, Group, Skeleton, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { frameToTick, ticksToSeconds } from '@reelwright/timeline';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keepPosition } from '#src/nouns/player/model/kept-position.ts';
import { mayPlayAtOnce, takePlayAtOnce } from '#src/nouns/player/model/play-at-once.ts';
import type { Preview } from '#src/nouns/player/model/preview.ts';
import { PreviewPlayer } from '#src/nouns/player/components/preview-player.tsx';
import { VideoPlayer } from '#src/nouns/player/components/video-player.tsx';
import { useRenderStream } from '#src/nouns/player/model/use-render-stream.ts';

/** Plays a preview when it is first shown; the finished video goes on where the preview was. */
function usePlayedPreview(taskId: string): (preview: Preview | null) => void {
  const open = useRef<Preview | null>(null);
  // Before the finished video takes its place.
  useLayoutEffect(
    () => () => {
      const preview = open.current;
      if (!preview) return;
      const seconds = ticksToSeconds(frameToTick(preview.getFrame(), preview.document.frameRate));
      const { isPlaying, phase } = preview.getState();
      // Nobody has paused a preview that failed.
      keepPosition(taskId, { seconds, isPlaying: isPlaying || phase === 'failed' });
    },
    [taskId],
  );
  return (preview) => {
    if (!preview) return;
    open.current = preview;
    if (takePlayAtOnce(taskId)) preview.play();
  };
}

/** Shows the ad while it renders: a draft as far as it is rendered, else what the browser paints. It plays at once. */
export function AdPreview({ task }: { task: Task }) {
  const { t } = useTranslation();
  const takePreview = usePlayedPreview(task.task_id);
  const stream = useRenderStream(task.task_id, task.input['quality'] === 'draft');
  const title = task.title === '' ? t('task.untitled') : task.title;
  if (stream.kind === 'waiting')
    return <Skeleton height={360} radius="lg" role="status" aria-label={t('player.loading')} />;
  if (stream.kind === 'playing') {
    return (
      <div>
        <VideoPlayer
          video={stream.video}
          poster={undefined}
          title={title}
          autoPlay={mayPlayAtOnce(task.task_id)}
          positionKey={task.task_id}
        />
        <Text size="sm" c="dimmed" mt="xs">
          {t('player.streamHint')}
        </Text>
      </div>
    );
  }
  return (
    <PreviewPlayer taskId={task.task_id} onPreview={takePreview} title={title}>
      <Group gap="xs" mt="xs">
        <Badge variant="light">{t('player.preview')}</Badge>
        <Text size="sm" c="dimmed">
          {t('player.previewHint')}
        </Text>
      </Group>
    </PreviewPlayer>
  );
}
