import { Card, Stack, Text, Title } from '@mantine/core';
import { type AssetId, changesVideo, priceOfEnhanced, videoEnhancer } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';
import { NewestOfTool } from '#src/nouns/tasks/components/newest-of-tool.tsx';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { usePastedFiles } from '#src/nouns/uploads/use-pasted-files.ts';
import { showError } from '#src/ui/toast.ts';
import { EnhanceBar } from '../components/enhance-bar.tsx';
import { SettingsPanel } from '../components/settings-panel.tsx';
import { VideoCard } from '../components/video-card.tsx';
import { VideoDrop } from '../components/video-drop.tsx';
import {
  addAssets,
  addFiles,
  countRoom,
  removeAllVideos,
  removeVideo,
  retryVideo,
  findVideoState,
  toEnhanced,
  useEnhanceVideos,
} from '../model/enhance-videos.ts';
import { useEnhanceSettings } from '../model/use-enhance-settings.ts';
import { loadVideoEnhancerTexts } from '../model/video-enhancer-texts.ts';
import classes from './video-enhancer.module.css';

loadVideoEnhancerTexts();

export function VideoEnhancerScreen() {
  const { t } = useTranslation('videoEnhancer');
  return (
    <Stack maw={1400} mx="auto" gap="lg" className={classes['screen'] ?? ''}>
      <div>
        <Title order={1} size="h2">
          {t('title')}
        </Title>
        <Text c="dimmed">{t('subtitle')}</Text>
      </div>
      <NewTask />
      <NewestOfTool toolType={videoEnhancer.id} title={t('recent')} />
    </Stack>
  );
}

function NewTask() {
  const { t } = useTranslation('videoEnhancer');
  const navigate = useNavigate();
  const videos = useEnhanceVideos();
  const [settings, setSettings] = useEnhanceSettings();
  const [isAsking, setIsAsking] = useState(false);
  const isNothing = !changesVideo(settings);
  const states = videos.map(findVideoState);
  const enhanced = videos.map(toEnhanced).filter((video) => video !== null);
  const isReady = videos.length > 0 && states.every((state) => state === 'ready') && !isNothing;
  const task = isReady ? { tool_type: videoEnhancer.id, input: { videos: enhanced, settings } } : null;
  const cost = useTaskCost(task);
  const push = usePushTask();
  const paid = usePaidAction('video-enhancer');
  usePastedFiles(addFiles);
  useLinkedAsset();

  const start = async (): Promise<void> => {
    if (task === null || isAsking) return;
    setIsAsking(true);
    try {
      const pushed = await paid.run(task.input, (key) => push.mutateAsync({ ...task, idempotency_key: key }));
      if (pushed === null) return;
      removeAllVideos();
      await navigate({ to: '/video-detail', search: { id: pushed.task_id } });
    } catch (error) {
      showError(error as Error);
    } finally {
      setIsAsking(false);
    }
  };

  const drop = <VideoDrop room={countRoom()} isSmall={videos.length > 0} onFiles={addFiles} onAssets={addAssets} />;
  if (videos.length === 0) return drop;
  return (
    <>
      <div className={classes.columns}>
        <Stack gap="md">
          <ul className={classes.grid} aria-label={t('videos')}>
            {videos.map((video) => (
              <VideoCard
                key={video.id}
                video={video}
                settings={settings}
                onRemove={() => removeVideo(video.id)}
                onRetry={() => retryVideo(video.id)}
              />
            ))}
          </ul>
          {drop}
        </Stack>
        <Card
          withBorder
          radius="lg"
          padding="lg"
          component="section"
          aria-label={t('settings.title')}
          className={classes['panel'] ?? ''}
        >
          <SettingsPanel settings={settings} onChange={setSettings} />
        </Card>
      </div>
      <EnhanceBar
        count={videos.length}
        cost={task === null ? undefined : cost.data}
        refusal={task === null ? null : (cost.error?.message ?? null)}
        expectedCredits={enhanced.reduce((sum, video) => sum + priceOfEnhanced(video, settings), 0)}
        waiting={states.filter((state) => state === 'uploading' || state === 'opening').length}
        failed={states.filter((state) => state === 'failed').length}
        isNothing={isNothing}
        isPushing={paid.isPending || isAsking}
        onEnhance={() => void start()}
      />
    </>
  );
}

/** A video of the library that the address names is added once; then it leaves the address. */
function useLinkedAsset(): void {
  const { asset } = useSearch({ from: '/video-enhancer' });
  const navigate = useNavigate();
  useEffect(() => {
    if (asset === undefined) return;
    void navigate({ to: '/video-enhancer', search: {}, replace: true });
    addAssets([{ id: asset as AssetId, file_name: '' }]);
  }, [asset, navigate]);
}
