import type { TaskOutput } from '@reelwright/contracts';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './task-card.module.css';

interface CardPreviewProps {
  title: string;
  thumbnail: TaskOutput | undefined;
  preview: TaskOutput | undefined;
  /** The pointer is over the card, whose link covers this component. */
  isOver: boolean;
}

/** The thumbnail. The short preview plays on hover; on touch screens a button plays it. */
export function CardPreview({ title, thumbnail, preview, isOver }: CardPreviewProps) {
  const { t } = useTranslation('tasks');
  const [isStarted, setStarted] = useState(false);
  const isPlaying = isOver || isStarted;
  return (
    <div className={classes.moving}>
      {thumbnail && (
        <>
          <img src={thumbnail.url} alt="" loading="lazy" className={classes.background} />
          <img src={thumbnail.url} alt="" loading="lazy" className={classes.thumbnail} />
        </>
      )}
      {isPlaying && preview && (
        <video src={preview.url} className={classes.thumbnail} autoPlay muted loop playsInline aria-hidden />
      )}
      {preview && (
        <button
          type="button"
          className={classes.play}
          aria-label={t(isPlaying ? 'card.stop' : 'card.play', { title })}
          onClick={() => setStarted(!isStarted)}
        >
          {isPlaying ? (
            <Pause size={16} fill="currentColor" aria-hidden />
          ) : (
            <Play size={16} fill="currentColor" aria-hidden />
          )}
        </button>
      )}
    </div>
  );
}
