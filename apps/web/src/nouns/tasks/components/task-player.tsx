import type { TaskOutput } from '@reelwright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './task-player.module.css';

interface TaskPlayerProps {
  video: Pick<TaskOutput, 'url' | 'width' | 'height'>;
  poster: Pick<TaskOutput, 'url'> | undefined;
  title: string;
  /** Called if the video failed to load: its signed address may have expired. */
  onBroken(): void;
}

/** The finished ad. Its captions are burned in, so there is no separate caption track. */
export function TaskPlayer({ video, poster, title, onBroken }: TaskPlayerProps) {
  const { t } = useTranslation();
  // Each answer signs new addresses. The current one is kept until it fails, because a new one would restart playback.
  const [played, setPlayed] = useState({ url: video.url, isBroken: false });
  if (played.isBroken && played.url !== video.url) setPlayed({ url: video.url, isBroken: false });
  return (
    <div className={classes.frame}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are burned in */}
      <video
        className={classes.video}
        src={played.url}
        poster={poster?.url}
        width={video.width}
        height={video.height}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        onError={() => {
          if (played.isBroken) return;
          setPlayed({ ...played, isBroken: true });
          onBroken();
        }}
      >
        {t('task.videoUnsupported')}
      </video>
    </div>
  );
}
