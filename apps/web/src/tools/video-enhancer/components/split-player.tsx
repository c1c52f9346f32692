import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { Pause, Play } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '#src/ui/before-after.tsx';
import classes from './split-player.module.css';

const ZOOMS = [1, 2, 4] as const;

interface SplitPlayerProps {
  /** A file with the frames before above those after. */
  url: string;
  /** Of each half. */
  width: number;
  height: number;
  /** Called if the file failed to load: its signed address may have expired. */
  onBroken(): void;
}

/**
 * Plays a preview in a loop, before and after of the same moment on both sides of a line. Both come from one frame of one
 * file, so that they can't run apart.
 */
export function SplitPlayer({ url, width, height, onBroken }: SplitPlayerProps) {
  const { t } = useTranslation('videoEnhancer');
  const video = useRef<HTMLVideoElement>(null);
  const before = useRef<HTMLCanvasElement>(null);
  const after = useRef<HTMLCanvasElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>(1);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const draw = (): void => {
      for (const [canvas, top] of [
        [before.current, 0],
        [after.current, height],
      ] as const)
        canvas?.getContext('2d')?.drawImage(element, 0, top, width, height, 0, 0, width, height);
    };
    return followFrames(element, draw);
  }, [url, width, height]);

  const toggle = (): void => {
    const element = video.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => undefined);
    else element.pause();
  };
  return (
    <div className={classes.player}>
      <video
        ref={video}
        src={url}
        className={classes.source}
        muted
        loop
        playsInline
        autoPlay
        preload="auto"
        aria-hidden
        tabIndex={-1}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onError={onBroken}
      />
      <div className={classes.view} style={{ '--ratio': width / height } as CSSProperties}>
        <div style={{ width: `${100 * zoom}%` }}>
          <BeforeAfter
            label={t('editor.compare')}
            before={<canvas ref={before} width={width} height={height} />}
            after={<canvas ref={after} width={width} height={height} />}
            words={{ before: t('editor.before'), after: t('editor.after') }}
          />
        </div>
      </div>
      <div className={classes.controls}>
        <Tooltip label={t(isPlaying ? 'editor.pause' : 'editor.play')}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t(isPlaying ? 'editor.pause' : 'editor.play')}
            onClick={toggle}
          >
            {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          </ActionIcon>
        </Tooltip>
        <SegmentedControl
          size="xs"
          aria-label={t('editor.zoom')}
          data={ZOOMS.map((each) => ({
            value: String(each),
            label: each === 1 ? t('editor.fit') : t('editor.zoomName', { zoom: each }),
          }))}
          value={String(zoom)}
          onChange={(value) => setZoom(ZOOMS.find((each) => String(each) === value) ?? 1)}
        />
      </div>
    </div>
  );
}

/** Calls for each frame that is shown, and once when the first is there. Returns how to stop. */
function followFrames(element: HTMLVideoElement, onFrame: () => void): () => void {
  let isStopped = false;
  const onLoaded = (): void => onFrame();
  element.addEventListener('loadeddata', onLoaded);
  element.addEventListener('seeked', onLoaded);
  const again = (): void => {
    if (isStopped) return;
    onFrame();
    next();
  };
  // Browsers without it draw as often as the screen does.
  const hasFrameCallback = 'requestVideoFrameCallback' in element;
  const next = (): void =>
    hasFrameCallback ? void element.requestVideoFrameCallback(again) : void requestAnimationFrame(again);
  next();
  return () => {
    isStopped = true;
    element.removeEventListener('loadeddata', onLoaded);
    element.removeEventListener('seeked', onLoaded);
  };
}
