import { Text } from '@mantine/core';
import { priceOfErasing, subtitlesRemover } from '@reelwright/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { NewestOfTool } from '#src/nouns/tasks/components/newest-of-tool.tsx';
import { useStartTask } from '#src/nouns/tasks/model/use-start-task.ts';
import { useLinkedAsset } from '#src/nouns/tools/use-linked-asset.ts';
import { useTaskFiles } from '#src/nouns/uploads/task-files.ts';
import { ToolFrame } from '#src/ui/tool-frame.tsx';
import { EraseBar } from '../components/erase-bar.tsx';
import { VideoDrop } from '../components/video-drop.tsx';
import { VideoList } from '../components/video-list.tsx';
import { type EraseVideo, eraseVideos } from '../model/erase-videos.ts';
import { loadSubtitlesRemoverTexts } from '../model/subtitles-remover-texts.ts';
import { judgeVideo, toTaskInput } from '../model/to-task-input.ts';
import { EraseEditor } from './erase-editor.tsx';

loadSubtitlesRemoverTexts();

export function SubtitlesRemoverScreen() {
  const { t } = useTranslation('subtitlesRemover');
  const videos = useTaskFiles(eraseVideos);
  useLinkedAsset('/subtitles-remover', eraseVideos.addAssetById);
  return (
    <ToolFrame title={t('title')} subtitle={t('subtitle')}>
      <VideoDrop
        room={eraseVideos.countRoom()}
        isSmall={videos.length > 0}
        onFiles={eraseVideos.addFiles}
        onAssets={eraseVideos.addAssets}
      />
      {videos.length > 0 && <NewTask videos={videos} />}
      {videos.length === 0 && <NewestOfTool toolType={subtitlesRemover.id} title={t('recent')} />}
    </ToolFrame>
  );
}

function NewTask({ videos }: { videos: readonly EraseVideo[] }) {
  const { t } = useTranslation('subtitlesRemover');
  const navigate = useScreenNavigate();
  const [wantedId, setWanted] = useState<string>();
  const [hasRights, setHasRights] = useState(false);
  const usable = videos.filter(({ assetId, problem }) => assetId !== null && problem === null);
  const chosen = usable.find(({ id }) => id === wantedId) ?? usable[0];
  // The price does not depend on the statement, which a task needs.
  const input = useMemo(() => toTaskInput(videos, true), [videos]);
  const task = useMemo(() => (input === null ? null : { tool_type: subtitlesRemover.id, input }), [input]);
  const cost = useTaskCost(task);
  const starter = useStartTask('subtitles-remover');
  const price = task === null ? undefined : cost.data;
  const states = videos.map(judgeVideo);
  const countOf = (wanted: (typeof states)[number]): number => states.filter((state) => state === wanted).length;

  const start = (): void => {
    if (task === null || !hasRights) return;
    void starter.start(task, async (taskId) => {
      eraseVideos.removeAll();
      await navigate({ to: '/video-detail', search: { id: taskId } });
    });
  };
  return (
    <>
      <VideoList videos={videos} chosenId={chosen?.id} onChoose={setWanted} />
      {chosen?.assetId && <EraseEditor key={chosen.id} video={chosen} assetId={chosen.assetId} />}
      {!chosen && (
        <Text size="sm" c="dimmed" ta="center">
          {t('videos.wait')}
        </Text>
      )}
      <EraseBar
        count={videos.length}
        lengthS={videos.reduce((sum, { lengthS }) => sum + lengthS, 0)}
        credits={price?.credits ?? usable.reduce((sum, { lengthS }) => sum + priceOfErasing(lengthS), 0)}
        balance={price?.balance}
        waiting={countOf('waiting')}
        withoutBoxes={countOf('without_boxes')}
        failed={countOf('failed')}
        hasRights={hasRights}
        onRights={setHasRights}
        isPushing={starter.isPending}
        onErase={start}
      />
    </>
  );
}
