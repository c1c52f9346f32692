import type { TaskOutput } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import classes from './task-player.module.css';

interface TaskPlayerProps {
  video: TaskOutput;
  poster: TaskOutput | undefined;
  title: string;
}

/** The finished ad. Its words are burned in, so there is no separate track of captions. */
export function TaskPlayer({ video, poster, title }: TaskPlayerProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.frame}>
      <video
        className={classes.video}
        src={video.url}
        poster={poster?.url}
        width={video.width}
        height={video.height}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
      >
        {t('task.videoUnsupported')}
      </video>
    </div>
  );
}
