import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './player-wait.module.css';

interface PlayerWaitProps {
  /** The ratio of its sides. */
  width: number;
  height: number;
  /** An image of what the player will show first. */
  poster?: string | undefined;
}

/** As large as the player that is loading, so that nothing moves when it comes. */
export function PlayerWait({ width, height, poster }: PlayerWaitProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.wait} role="status" aria-label={t('state.loading')}>
      <div
        className={classes.stage}
        style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
      >
        {poster !== undefined && <img className={classes.poster} src={poster} alt="" decoding="sync" />}
      </div>
      <div className={classes.controls} />
    </div>
  );
}
