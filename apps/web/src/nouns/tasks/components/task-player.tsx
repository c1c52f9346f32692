import type { TaskOutput } from '@reelwright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './task-player.module.css';

interface TaskPlayerProps {
  video: Pick<TaskOutput, 'url' | 'width' | 'height'>;
  poster: Pick<TaskOutput, 'url'> | undefined;
  title: string;
  /** The video could not be loaded: its signed address may have ended. */
  onBroken(): void;
}

/** The finished ad. Its words are burned in, so there is no separate track of captions. */
export function TaskPlayer({ video, poster, title, onBroken }: TaskPlayerProps) {
  const { t } = useTranslation();
  // Each answer signs new addresses. The one that plays is kept, or playback would start over, until it fails.
  const [played, setPlayed] = useState({ url: video.url, isBroken: false });
  if (played.isBroken && played.url !== video.url) setPlayed({ url: video.url, isBroken: false });
  return (
    <div className={classes.frame}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are part of the picture */}
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
