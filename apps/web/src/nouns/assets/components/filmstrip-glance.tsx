import type { LibraryFile } from '@reelwright/contracts';
import classes from './filmstrip-glance.module.css';

export type Filmstrip = NonNullable<LibraryFile['filmstrip']>;

/** Shows one image of the strip of a video, and where in the video it is. */
export function FilmstripGlance({ filmstrip, index }: { filmstrip: Filmstrip; index: number }) {
  const { url, count, width, height } = filmstrip;
  return (
    <span className={classes.area} aria-hidden>
      <span
        className={classes.frame}
        style={{
          aspectRatio: `${width} / ${height}`,
          backgroundImage: `url("${url}")`,
          backgroundSize: `${count * 100}% 100%`,
          backgroundPosition: `${count > 1 ? (index / (count - 1)) * 100 : 0}% 0`,
        }}
      />
      <span className={classes.mark} style={{ left: `${((index + 0.5) / count) * 100}%` }} />
    </span>
  );
}
