import { ActionIcon, Button, Card, Divider, Group, Skeleton, Slider, Stack, Text } from '@mantine/core';
import { type AssetId, ERASE_LIMITS, type EraseBox } from '@reelwright/contracts';
import { CircleAlert, Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { formatClock } from '#src/lib/format-clock.ts';
import { useAsset } from '#src/nouns/assets/api/get-asset.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import layout from '#src/ui/tool-frame.module.css';
import { BoxPanel } from '../components/box-panel.tsx';
import { BoxStage } from '../components/box-stage.tsx';
import { PreviewPanel } from '../components/preview-panel.tsx';
import { type BoxPlace, defaultPlace, redoBoxEdit, toEraseBox, undoBoxEdit } from '../model/boxes.ts';
import { changeBoxes, type EraseVideo, setBoxes } from '../model/erase-videos.ts';
import { usePreview } from '../model/use-preview.ts';
import classes from './subtitles-remover.module.css';

/** The boxes of one video, over its frames. */
export function EraseEditor({ video, assetId }: { video: EraseVideo; assetId: AssetId }) {
  const { t } = useTranslation('subtitlesRemover');
  const { data: asset, error, isPending, refetch } = useAsset(assetId);
  const element = useRef<HTMLVideoElement>(null);
  const [timeMs, setTimeMs] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [wanted, setChosen] = useState(0);
  const [dragged, setDragged] = useState<readonly EraseBox[] | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const preview = usePreview(video);
  const { now, past, future } = video.history;
  const boxes = dragged ?? now;
  const chosen = Math.min(wanted, boxes.length - 1);
  const { lengthS } = video;

  const edit = (next: readonly EraseBox[], isDone = true): void => {
    setDragged(isDone ? null : next);
    setMessage(null);
    if (isDone) setBoxes(video.id, next);
  };
  const change = (index: number, box: EraseBox, isDone = true): void =>
    edit(
      boxes.map((each, at) => (at === index ? box : each)),
      isDone,
    );
  const add = (place: BoxPlace): void => {
    if (now.length >= ERASE_LIMITS.maxBoxes) return;
    edit([...now, toEraseBox(place, lengthS)]);
    setChosen(now.length);
  };
  const remove = (index: number): void => edit(now.filter((_box, at) => at !== index));
  const find = (): void =>
    void preview.find((found) => {
      const added = found.slice(0, ERASE_LIMITS.maxBoxes - now.length);
      setMessage(added.length === 0 ? t('boxes.foundNone') : t('boxes.found', { count: added.length }));
      if (added.length === 0) return;
      setBoxes(video.id, [...now, ...added]);
      setChosen(now.length);
    });
  const seek = (toMs: number): void => {
    setTimeMs(toMs);
    if (element.current) element.current.currentTime = toMs / 1000;
  };
  useUndoKeys(video.id);
  usePlayKey(element);

  if (isPending) return <Skeleton height={420} radius="lg" role="status" aria-label={t('open.loading')} />;
  if (!asset) {
    return (
      <StateMessage
        icon={CircleAlert}
        title={t('open.failed')}
        text={describeError(error, getLanguage())}
        action={<Button onClick={() => void refetch()}>{t('open.again')}</Button>}
      />
    );
  }
  const ratio = asset.width / asset.height;
  const isFinding = preview.state.kind === 'running' && preview.state.of === 'boxes';
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <BoxStage
          {...{ ratio, boxes, chosen, timeMs }}
          hasRoom={now.length < ERASE_LIMITS.maxBoxes}
          onChoose={setChosen}
          onDraw={add}
          onChange={change}
          onRemove={remove}
        >
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a file that is changed, not a page's own video */}
          <video
            ref={element}
            src={asset.preview_url}
            playsInline
            preload="auto"
            aria-label={video.name}
            onTimeUpdate={({ currentTarget }) => setTimeMs(Math.round(currentTarget.currentTime * 1000))}
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            onLoadedData={() => setBroken(false)}
            onError={() => setBroken(true)}
          />
        </BoxStage>
        {isBroken && (
          <Text size="sm" role="alert" c="var(--mantine-color-error)">
            {t('open.playback')}{' '}
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => void refetch().then(() => element.current?.load())}
            >
              {t('open.again')}
            </Button>
          </Text>
        )}
        <Group gap="sm" wrap="nowrap">
          <ActionIcon
            size="lg"
            variant="default"
            aria-label={t(isPlaying ? 'stage.pause' : 'stage.play')}
            onClick={() => togglePlay(element)}
          >
            {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          </ActionIcon>
          <div className={classes.time}>
            <Slider
              min={0}
              max={Math.max(1, Math.floor(lengthS * 1000))}
              step={10}
              size="sm"
              label={null}
              thumbLabel={t('stage.position')}
              value={timeMs}
              onChange={seek}
            />
            <div className={classes.spans} aria-hidden>
              {boxes.map((box, index) => (
                <span
                  // oxlint-disable-next-line react/no-array-index-key -- boxes have no other identity
                  key={index}
                  data-chosen={index === chosen}
                  style={{
                    insetInlineStart: `${box.from_ms / lengthS / 10}%`,
                    width: `${(box.to_ms - box.from_ms) / lengthS / 10}%`,
                  }}
                />
              ))}
            </div>
          </div>
          <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatClock(timeMs / 1000)} / {formatClock(lengthS)}
          </Text>
        </Group>
        <Text size="xs" c="dimmed">
          {t('stage.hint')}
        </Text>
        <Divider />
        <PreviewPanel
          state={preview.state}
          url={asset.url}
          ratio={ratio}
          isPossible={now.length > 0}
          onStart={() => void preview.show(Math.min(timeMs, Math.max(0, lengthS * 1000 - ERASE_LIMITS.previewMs)))}
          onCancel={preview.cancel}
        />
      </div>
      <Card withBorder radius="lg" padding="md">
        <BoxPanel
          {...{ boxes, chosen, lengthS, timeMs, isFinding }}
          restored={preview.restored}
          canUndo={past.length > 0}
          canRedo={future.length > 0}
          onChoose={(index) => {
            setChosen(index);
            const box = boxes[index];
            if (box && (timeMs < box.from_ms || timeMs > box.to_ms)) seek(box.from_ms);
          }}
          onChange={change}
          onAdd={() => add(defaultPlace)}
          onRemove={remove}
          onFind={find}
          onUndo={() => changeBoxes(video.id, undoBoxEdit)}
          onRedo={() => changeBoxes(video.id, redoBoxEdit)}
        />
        {message !== null && (
          <Stack gap={0} mt="sm">
            <Text size="sm" role="status">
              {message}
            </Text>
          </Stack>
        )}
      </Card>
    </div>
  );
}

function togglePlay({ current: video }: RefObject<HTMLVideoElement | null>): void {
  if (!video) return;
  if (video.paused) void video.play().catch(() => undefined);
  else video.pause();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** Space plays, except in fields and on buttons. */
function usePlayKey(element: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== ' ' || isTyping(target)) return;
      if (target instanceof HTMLElement && target.closest('button, a, [role=slider]')) return;
      event.preventDefault();
      togglePlay(element);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [element]);
}

function useUndoKeys(id: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return;
      event.preventDefault();
      changeBoxes(id, event.shiftKey ? redoBoxEdit : undoBoxEdit);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [id]);
}
