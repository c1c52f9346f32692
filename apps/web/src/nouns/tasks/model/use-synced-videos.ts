import { useCallback, useEffect, useRef, useState } from 'react';
import { findLeader, planCorrection } from './keep-in-step.ts';

/** Videos that play in sync. */
export interface SyncedVideos {
  isPlaying: boolean;
  /** Some videos wait for others to load. */
  isWaiting: boolean;
  positionS: number;
  durationS: number;
  toggle(): void;
  seek(toS: number): void;
  /** Adds a video to the group at its index; null removes it. */
  attach(index: number, video: HTMLVideoElement | null): void;
}

const hasEnded = (video: HTMLVideoElement): boolean => video.ended || video.currentTime >= video.duration - 0.03;
/** Seeks a video to a time, or to its end if it is shorter. */
function setTo(video: HTMLVideoElement, atS: number): void {
  video.currentTime = Number.isFinite(video.duration) ? Math.min(atS, video.duration) : atS;
}
const isReady = (video: HTMLVideoElement): boolean =>
  video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA || hasEnded(video);

/**
 * One transport for several videos. The longest leads; the others are kept in sync with it, and all wait while one
 * loads.
 */
export function useSyncedVideos(
  durationsS: readonly number[],
  { rate, isLooping }: { rate: number; isLooping: boolean },
): SyncedVideos {
  const videos = useRef(new Map<number, HTMLVideoElement>());
  const [isPlaying, setPlaying] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [positionS, setPosition] = useState(0);
  const durationS = Math.max(0, ...durationsS);
  const leading = findLeader(durationsS);

  const seek = useCallback(
    (toS: number): void => {
      const target = Math.max(0, Math.min(toS, durationS));
      for (const video of videos.current.values()) setTo(video, target);
      setPosition(target);
    },
    [durationS],
  );

  const toggle = useCallback((): void => {
    const leader = videos.current.get(leading);
    if (!isPlaying && leader && hasEnded(leader)) seek(0);
    setPlaying(!isPlaying);
  }, [isPlaying, leading, seek]);

  useEffect(() => {
    const all = [...videos.current.values()];
    const leader = videos.current.get(leading);
    if (!isPlaying || !leader) return;
    let frame = 0;
    const step = (): void => {
      frame = requestAnimationFrame(step);
      const mustWait = !all.every(isReady);
      setWaiting(mustWait);
      for (const video of all) {
        if (mustWait || (hasEnded(video) && video !== leader)) video.pause();
        // If the browser blocks playback, the video stays paused; all wait, so that the others do not run ahead.
        else if (video.paused && !hasEnded(video)) video.play().catch(() => setPlaying(false));
        if (video === leader) video.playbackRate = rate;
        else if (!mustWait && !video.seeking && leader.currentTime < video.duration) {
          const plan = planCorrection({ leaderS: leader.currentTime, followerS: video.currentTime, rate });
          if (plan.kind === 'seek') video.currentTime = plan.toS;
          else video.playbackRate = plan.rate;
        }
      }
      setPosition(leader.currentTime);
      if (!hasEnded(leader)) return;
      if (isLooping) seek(0);
      else setPlaying(false);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      setWaiting(false);
      for (const video of all) {
        video.pause();
        // While paused, all videos show the same moment.
        if (video !== leader) setTo(video, leader.currentTime);
      }
    };
  }, [isPlaying, leading, rate, isLooping, seek]);

  const attach = useCallback((index: number, video: HTMLVideoElement | null): void => {
    if (video) videos.current.set(index, video);
    else videos.current.delete(index);
  }, []);

  return { isPlaying, isWaiting, positionS, durationS, toggle, seek, attach };
}
