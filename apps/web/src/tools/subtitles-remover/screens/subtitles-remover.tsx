import { Stack, Text, Title } from '@mantine/core';
import { type AssetId, priceOfErasing, subtitlesRemover } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';
import { NewestOfTool } from '#src/nouns/tasks/components/newest-of-tool.tsx';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { showError } from '#src/ui/toast.ts';
import { EraseBar } from '../components/erase-bar.tsx';
import { VideoDrop } from '../components/video-drop.tsx';
import { VideoList } from '../components/video-list.tsx';
import {
  addAssetById,
  addAssets,
  addFiles,
  countRoom,
  type EraseVideo,
  removeAllVideos,
  useEraseVideos,
} from '../model/erase-videos.ts';
import { loadSubtitlesRemoverTexts } from '../model/subtitles-remover-texts.ts';
import { judgeVideo, toTaskInput } from '../model/to-task-input.ts';
import { EraseEditor } from './erase-editor.tsx';
import classes from './subtitles-remover.module.css';

loadSubtitlesRemoverTexts();

export function SubtitlesRemoverScreen() {
  const { t } = useTranslation('subtitlesRemover');
  const videos = useEraseVideos();
  useLinkedAsset();
  return (
    <Stack maw={1400} mx="auto" gap="lg" className={classes['screen'] ?? ''}>
      <div>
        <Title order={1} size="h2">
          {t('title')}
        </Title>
        <Text c="dimmed">{t('subtitle')}</Text>
      </div>
      <VideoDrop room={countRoom()} isSmall={videos.length > 0} onFiles={addFiles} onAssets={addAssets} />
      {videos.length > 0 && <NewTask videos={videos} />}
      {videos.length === 0 && <NewestOfTool toolType={subtitlesRemover.id} title={t('recent')} />}
    </Stack>
  );
}

function NewTask({ videos }: { videos: readonly EraseVideo[] }) {
  const { t } = useTranslation('subtitlesRemover');
  const navigate = useNavigate();
  const [wantedId, setWanted] = useState<string>();
  const [hasRights, setHasRights] = useState(false);
  const usable = videos.filter(({ asset, problem }) => asset !== null && problem === null);
  const chosen = usable.find(({ id }) => id === wantedId) ?? usable[0];
  // The price does not depend on the statement, which a task needs.
  const input = useMemo(() => toTaskInput(videos, true), [videos]);
  const task = useMemo(() => (input === null ? null : { tool_type: subtitlesRemover.id, input }), [input]);
  const cost = useTaskCost(task);
  const push = usePushTask();
  const paid = usePaidAction('subtitles-remover');
  const states = videos.map(judgeVideo);
  const countOf = (wanted: (typeof states)[number]): number => states.filter((state) => state === wanted).length;

  const start = async (): Promise<void> => {
    if (task === null || !hasRights) return;
    try {
      const pushed = await paid.run(task.input, (key) => push.mutateAsync({ ...task, idempotency_key: key }));
      if (pushed === null) return;
      removeAllVideos();
      await navigate({ to: '/video-detail', search: { id: pushed.task_id } });
    } catch (error) {
      showError(error as Error);
    }
  };
  return (
    <>
      <VideoList videos={videos} chosenId={chosen?.id} onChoose={setWanted} />
      {chosen?.asset && <EraseEditor key={chosen.id} video={chosen} assetId={chosen.asset.id} />}
      {!chosen && (
        <Text size="sm" c="dimmed" ta="center">
          {t('videos.wait')}
        </Text>
      )}
      <EraseBar
        count={videos.length}
        lengthS={videos.reduce((sum, { lengthS }) => sum + lengthS, 0)}
        cost={task === null ? undefined : cost.data}
        expectedCredits={usable.reduce((sum, { lengthS }) => sum + priceOfErasing(lengthS), 0)}
        waiting={countOf('waiting')}
        withoutBoxes={countOf('without_boxes')}
        failed={countOf('failed')}
        hasRights={hasRights}
        onRights={setHasRights}
        isPushing={paid.isPending}
        onErase={() => void start()}
      />
    </>
  );
}

/** Opens with the video that the address names: other screens link here with it. */
function useLinkedAsset(): void {
  const { asset } = useSearch({ from: '/subtitles-remover' });
  useEffect(() => {
    if (asset !== undefined) addAssetById(asset as AssetId).catch((error: unknown) => showError(error as Error));
  }, [asset]);
}
