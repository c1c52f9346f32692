import type { TaskOutput } from '@reelwright/contracts';
import { VideoPlayer } from '#src/nouns/player/components/video-player.tsx';
import classes from './task-player.module.css';

interface TaskPlayerProps {
  video: Pick<TaskOutput, 'url' | 'width' | 'height'>;
  poster: Pick<TaskOutput, 'url'> | undefined;
  title: string;
  /** Loads the address of its captions as WebVTT; left out where they are part of the image. */
  loadCaptions?: (() => Promise<string>) | undefined;
  /** Goes on where another player of this video was. */
  positionKey?: string | undefined;
  /** Its user has been waiting for it. */
  isAwaited?: boolean | undefined;
  /** Called if the video failed to load: its signed address may have expired. */
  onBroken(): void;
}

/** The finished ad, as high as the window has room for. */
export function TaskPlayer({
  video,
  poster,
  title,
  loadCaptions,
  positionKey,
  isAwaited = false,
  onBroken,
}: TaskPlayerProps) {
  return (
    <div className={classes.frame}>
      <VideoPlayer
        video={video}
        poster={poster?.url}
        title={title}
        loadCaptions={loadCaptions}
        positionKey={positionKey}
        isAwaited={isAwaited}
        onBroken={onBroken}
      />
    </div>
  );
}
