import { Alert, Button, Card, Group, Loader, Slider, Stack, Text, Title } from '@mantine/core';
import {
  ENHANCE_LIMITS,
  type EnhancedVideo,
  type EnhanceSettings,
  changesVideo,
  lengthOfEnhanced,
  planEnhanced,
  type TaskId,
  type VideoFrames,
} from '@reelwright/contracts';
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Columns2, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { formatClock } from '#src/lib/format-clock.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useConnection } from '#src/lib/use-connection.ts';
import { usePreviewSource } from '#src/nouns/player/api/preload-preview.ts';
import { RunningTask } from '#src/nouns/tasks/components/running-task.tsx';
import { TaskFailure } from '#src/nouns/tasks/components/task-failure.tsx';
import { isRunning } from '#src/nouns/tasks/model/task-output.ts';
import { useIsRestoring, useTaskFiles } from '#src/nouns/uploads/task-files.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import layout from '#src/ui/tool-frame.module.css';
import { ToolColumns } from '#src/ui/tool-frame.tsx';
import { useEnhancementFacts } from '../api/get-enhancement-facts.ts';
import { usePreview } from '../api/get-preview.ts';
import { type PreviewWish, usePushPreview } from '../api/push-preview.ts';
import { FactsList } from '../components/facts-list.tsx';
import { SettingsPanel } from '../components/settings-panel.tsx';
import { SplitPlayer } from '../components/split-player.tsx';
import { enhanceVideos, findVideoState, toEnhanced } from '../model/enhance-videos.ts';
import { useEnhanceSettings } from '../model/use-enhance-settings.ts';
import { loadVideoEnhancerTexts } from '../model/video-enhancer-texts.ts';
import classes from './video-enhancer.module.css';

loadVideoEnhancerTexts();

export function VideoEnhancerEditorScreen() {
  const { t } = useTranslation('videoEnhancer');
  const { video: wanted } = useSearch({ from: '/video-enhancer/editor' });
  const found = useTaskFiles(enhanceVideos).find(({ id }) => id === wanted);
  const video = found && toEnhanced(found);
  const isRestoring = useIsRestoring(enhanceVideos);
  if (isRestoring || (found && findVideoState(found) === 'opening'))
    return <Loader role="status" aria-label={t('editor.opening')} mx="auto" mt="xl" />;
  if (!video || !found.facts) {
    return (
      <StateMessage
        icon={VideoOff}
        headingOrder={1}
        title={t('editor.gone')}
        text={t('editor.goneText')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/video-enhancer" search={{}} />}>
            {t('editor.goneAction')}
          </Button>
        }
      />
    );
  }
  return <Editor key={found.id} video={video} facts={found.facts} />;
}

/** The preview that is shown or made. */
interface ShownPreview {
  taskId: TaskId;
  wish: PreviewWish;
}

function Editor({ video, facts }: { video: EnhancedVideo; facts: VideoFrames }) {
  const { t } = useTranslation('videoEnhancer');
  const [settings, setSettings] = useEnhanceSettings();
  const [atS, setAtS] = useState(() => lengthOfEnhanced(video) / 3);
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const push = usePushPreview();
  const online = useConnection();
  const latestS = Math.max(0, lengthOfEnhanced(video) - ENHANCE_LIMITS.previewS);
  const from = Math.min(atS, latestS);
  const isNothing = !changesVideo(settings);
  const preview = (): void => {
    const wish = { video, settings, atS: Math.round(from * 100) / 100 };
    push.mutate(wish, { onSuccess: ({ task_id: taskId }) => setShown({ taskId, wish }) });
  };
  const isStale = shown !== null && JSON.stringify(shown.wish.settings) !== JSON.stringify(settings);
  return (
    <Stack maw={1400} mx="auto" gap="lg" className={layout['screen'] ?? ''}>
      <Group gap="sm" wrap="nowrap">
        <Button
          renderRoot={(props) => <Link {...props} to="/video-enhancer" search={{}} />}
          variant="subtle"
          leftSection={<ArrowLeft size={16} aria-hidden />}
        >
          {t('editor.back')}
        </Button>
        <Title order={1} size="h3" lineClamp={1} style={{ overflowWrap: 'anywhere' }}>
          {video.name}
        </Title>
      </Group>
      <ToolColumns label={t('settings.title')} settings={<SettingsPanel settings={settings} onChange={setSettings} />}>
        {shown === null ? (
          <Moment facts={facts} atS={from} latestS={latestS} onChange={setAtS} />
        ) : (
          <Preview key={shown.taskId} shown={shown} onMoment={() => setShown(null)} />
        )}
        {push.error && <Alert color="red">{describeError(push.error, getLanguage())}</Alert>}
        <Group justify="space-between" align="center">
          <Text size="sm" role="status" c={isStale || !online || isNothing ? 'var(--mantine-color-text)' : 'dimmed'}>
            {!online ? t('bar.offline') : isNothing ? t('bar.nothing') : isStale ? t('editor.stale') : t('editor.free')}
          </Text>
          <Button
            loading={push.isPending}
            disabled={isNothing || !online || (shown !== null && !isStale)}
            leftSection={<Columns2 size={18} aria-hidden />}
            onClick={preview}
          >
            {t('editor.start', { seconds: ENHANCE_LIMITS.previewS, time: formatClock(from) })}
          </Button>
        </Group>
      </ToolColumns>
    </Stack>
  );
}

interface MomentProps {
  facts: VideoFrames;
  atS: number;
  latestS: number;
  onChange(atS: number): void;
}

/** Shows the frame at which the preview will start. */
function Moment({ facts, atS, latestS, onChange }: MomentProps) {
  const { t } = useTranslation('videoEnhancer');
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (element.current) element.current.currentTime = atS;
  }, [atS]);
  return (
    <>
      <div className={classes.moment}>
        <video ref={element} src={facts.preview_url} muted playsInline preload="auto" aria-hidden tabIndex={-1} />
      </div>
      {latestS > 0 && (
        <Slider
          aria-label={t('editor.moment')}
          thumbLabel={t('editor.moment')}
          label={formatClock}
          min={0}
          max={latestS}
          step={0.1}
          value={atS}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** A preview: its progress, its failure, or both sides of it. */
function Preview({ shown: { taskId, wish }, onMoment }: { shown: ShownPreview; onMoment(): void }) {
  const { t } = useTranslation('videoEnhancer');
  const { data: task, error: trouble } = usePreview(taskId);
  const isDone = task?.state === 'success';
  const { data: source, error, refetch } = usePreviewSource(taskId, { isWanted: isDone });
  const { video, settings } = wish;
  const again = (
    <Button variant="default" size="compact-sm" style={{ alignSelf: 'flex-start' }} onClick={onMoment}>
      {t('editor.choose')}
    </Button>
  );
  const [media] = Object.values(source?.media ?? {});
  const [half] = Object.values(source?.document.media ?? {});
  if (half?.kind === 'video' && media) {
    return (
      <>
        <SplitPlayer url={media.url} width={half.width} height={half.height / 2} onBroken={() => void refetch()} />
        <PreviewFacts taskId={taskId} video={video} settings={settings} shown={half} />
        {again}
      </>
    );
  }
  if (task?.failure) {
    return (
      <>
        <TaskFailure failure={task.failure} />
        {again}
      </>
    );
  }
  const reason = error ?? (task ? null : trouble);
  if (reason) {
    return (
      <>
        <Alert color="red">{describeError(reason, getLanguage())}</Alert>
        {again}
      </>
    );
  }
  if (task && !isRunning(task) && !isDone) return again;
  return (
    <Card withBorder radius="lg" padding="lg" aria-busy>
      <Text fw={600} mb="sm">
        {t('editor.making')}
      </Text>
      {task && isRunning(task) && <RunningTask task={task} />}
    </Card>
  );
}

interface PreviewFactsProps {
  taskId: TaskId;
  video: EnhancedVideo;
  settings: EnhanceSettings;
  shown: { width: number; height: number };
}

function PreviewFacts({ taskId, video, settings, shown }: PreviewFactsProps) {
  const { t } = useTranslation('videoEnhancer');
  const { data: facts } = useEnhancementFacts(taskId, 0);
  if (!facts) return null;
  const after = planEnhanced(video, settings);
  return (
    <>
      <FactsList before={video} after={after} facts={facts} />
      {shown.width !== after.width && (
        <Text size="xs" c="dimmed">
          {t('editor.reduced', {
            width: shown.width,
            height: shown.height / 2,
            fullWidth: after.width,
            fullHeight: after.height,
          })}
        </Text>
      )}
    </>
  );
}
