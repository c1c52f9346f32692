import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { keepPosition, takePosition } from '../model/kept-position.ts';
import { takePlayAtOnce } from '../model/play-at-once.ts';
import { usePlayableState } from '../model/use-preview.ts';
import { createVideoPlayable, type VideoPlayable } from '../model/video-playable.ts';
import { showTrack, useCaptionTrack } from '../model/use-caption-track.ts';
import { PlayerFrame } from './player-frame.tsx';
import classes from './player.module.css';

interface VideoPlayerProps {
  video: { url: string; width: number; height: number };
  poster: string | undefined;
  title: string;
  autoPlay?: boolean;
  /** Loads the address of its captions as WebVTT; left out where they are part of the image. */
  loadCaptions?: (() => Promise<string>) | undefined;
  /** Set to the element, for those who seek in it. */
  elementRef?: RefObject<HTMLVideoElement | null> | undefined;
  /** Players of one video, one after the other, go on where the one before was. */
  positionKey?: string | undefined;
  /** Its user has been waiting for it: it plays at once, also if there was no player before. */
  isAwaited?: boolean;
  /** Called if the video failed to load: its signed address may have expired. */
  onBroken?(): void;
}

/** Plays a finished video with the controls and keys of the editor's player. */
export function VideoPlayer({
  video,
  poster,
  title,
  autoPlay = false,
  loadCaptions,
  elementRef,
  positionKey,
  isAwaited = false,
  onBroken,
}: VideoPlayerProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(elementRef, () => element.current, []);
  const [playable, setPlayable] = useState<VideoPlayable | null>(null);
  const state = usePlayableState(playable);
  const { captions, track } = useCaptionTrack(loadCaptions);
  // Each answer signs new addresses. The current one is kept until it fails, because a new one would restart playback.
  const [played, setPlayed] = useState({ url: video.url, isBroken: false });
  if (played.isBroken && played.url !== video.url) setPlayed({ url: video.url, isBroken: false });

  useEffect(() => {
    if (!element.current) return;
    const opened = createVideoPlayable(element.current);
    // It listens to the element: created after the element mounts, closed with it.
    setPlayable(opened);
    return () => {
      opened.close();
      setPlayable(null);
    };
  }, []);

  const begin = useEffectEvent((video: HTMLVideoElement, key: string): void => {
    const position = takePosition(key, { isAwaited });
    if (position) video.currentTime = position.seconds;
    const isPlaying = position ? position.isPlaying : isAwaited && takePlayAtOnce(key);
    if (isPlaying) video.play().catch(() => undefined);
  });
  // Before the element leaves the page, which pauses it.
  useLayoutEffect(() => {
    const video = element.current;
    if (!video || positionKey === undefined) return undefined;
    begin(video, positionKey);
    return () => keepPosition(positionKey, { seconds: video.currentTime, isPlaying: !video.paused && !video.ended });
  }, [positionKey]);

  return (
    <PlayerFrame
      playable={playable}
      state={state}
      label={t('player.video', { title })}
      width={video.width}
      height={video.height}
      captions={captions}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are burned in, or a track once they are wanted */}
      <video
        ref={element}
        className={classes.canvas}
        src={played.url}
        {...(poster === undefined ? {} : { poster })}
        width={video.width}
        height={video.height}
        autoPlay={autoPlay}
        playsInline
        preload="metadata"
        aria-label={title}
        onError={() => {
          if (played.isBroken) return;
          setPlayed({ ...played, isBroken: true });
          onBroken?.();
        }}
      >
        {track !== null && (
          <track key={track} ref={showTrack} kind="captions" src={track} label={t('player.captions')} default />
        )}
        {t('task.videoUnsupported')}
      </video>
    </PlayerFrame>
  );
}
