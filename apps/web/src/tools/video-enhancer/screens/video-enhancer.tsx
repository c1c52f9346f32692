import { changesVideo, priceOfEnhanced, videoEnhancer } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { NewestOfTool } from '#src/nouns/tasks/components/newest-of-tool.tsx';
import { useStartTask } from '#src/nouns/tasks/model/use-start-task.ts';
import { useLinkedAsset } from '#src/nouns/tools/use-linked-asset.ts';
import { useTaskFiles } from '#src/nouns/uploads/task-files.ts';
import { usePastedFiles } from '#src/nouns/uploads/use-pasted-files.ts';
import { ToolColumns, ToolFrame } from '#src/ui/tool-frame.tsx';
import { EnhanceBar } from '../components/enhance-bar.tsx';
import { SettingsPanel } from '../components/settings-panel.tsx';
import { VideoCard } from '../components/video-card.tsx';
import { VideoDrop } from '../components/video-drop.tsx';
import { enhanceVideos, findVideoState, toEnhanced } from '../model/enhance-videos.ts';
import { useEnhanceSettings } from '../model/use-enhance-settings.ts';
import { loadVideoEnhancerTexts } from '../model/video-enhancer-texts.ts';
import classes from './video-enhancer.module.css';

loadVideoEnhancerTexts();

export function VideoEnhancerScreen() {
  const { t } = useTranslation('videoEnhancer');
  return (
    <ToolFrame title={t('title')} subtitle={t('subtitle')}>
      <NewTask />
      <NewestOfTool toolType={videoEnhancer.id} title={t('recent')} />
    </ToolFrame>
  );
}

function NewTask() {
  const { t } = useTranslation('videoEnhancer');
  const navigate = useScreenNavigate();
  const videos = useTaskFiles(enhanceVideos);
  const [settings, setSettings] = useEnhanceSettings();
  const isNothing = !changesVideo(settings);
  const states = videos.map(findVideoState);
  const enhanced = videos.map(toEnhanced).filter((video) => video !== null);
  const isReady = videos.length > 0 && states.every((state) => state === 'ready') && !isNothing;
  const task = isReady ? { tool_type: videoEnhancer.id, input: { videos: enhanced, settings } } : null;
  const cost = useTaskCost(task);
  const price = task === null ? undefined : cost.data;
  const starter = useStartTask('video-enhancer');
  usePastedFiles(enhanceVideos.addFiles);
  useLinkedAsset('/video-enhancer', enhanceVideos.addAssetById);

  const start = (): void => {
    if (task === null) return;
    void starter.start(task, async (taskId) => {
      enhanceVideos.removeAll();
      await navigate({ to: '/video-detail', search: { id: taskId } });
    });
  };

  const drop = (
    <VideoDrop
      room={enhanceVideos.countRoom()}
      isSmall={videos.length > 0}
      onFiles={enhanceVideos.addFiles}
      onAssets={enhanceVideos.addAssets}
    />
  );
  if (videos.length === 0) return drop;
  return (
    <>
      <ToolColumns label={t('settings.title')} settings={<SettingsPanel settings={settings} onChange={setSettings} />}>
        <ul className={classes.grid} aria-label={t('videos')}>
          {videos.map((video) => (
            <VideoCard
              key={video.id}
              video={video}
              settings={settings}
              onRemove={() => enhanceVideos.remove(video.id)}
              onRetry={() => enhanceVideos.retry(video.id)}
            />
          ))}
        </ul>
        {drop}
      </ToolColumns>
      <EnhanceBar
        count={videos.length}
        credits={price?.credits ?? enhanced.reduce((sum, video) => sum + priceOfEnhanced(video, settings), 0)}
        balance={price?.balance}
        refusal={task === null ? null : cost.error && describeError(cost.error, getLanguage())}
        waiting={states.filter((state) => state === 'uploading' || state === 'opening').length}
        failed={states.filter((state) => state === 'failed').length}
        isNothing={isNothing}
        isPushing={starter.isPending}
        onEnhance={start}
      />
    </>
  );
}
