import type { SceneLayoutName } from '@reelwright/contracts';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './layout-picker.module.css';

const { ink, image, accent } = classes;

function bar(x: number, y: number, width: number, height = 3, className = ink): ReactNode {
  return <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={1.2} className={className} />;
}

const DRAWINGS: Record<SceneLayoutName, ReactNode> = {
  hero: [bar(0.5, 0.5, 35, 47, image), bar(6, 34, 24, 4), bar(6, 40, 15)],
  detail: [bar(0.5, 0.5, 35, 47, image), bar(6, 8, 14, 5, accent)],
  split: [bar(6, 6, 24, 4), bar(0.5, 14, 35, 16, image), bar(0.5, 32, 35, 15.5, image)],
  list: [0, 1, 2].flatMap((row) => [bar(6, 13 + row * 9, 4, 4, accent), bar(13, 13.5 + row * 9, 17)]),
  price: [bar(6, 5, 24, 18, image), bar(9, 28, 18, 8, accent), bar(12, 40, 12, 2)],
  comparison: [bar(3, 10, 14, 24, image), bar(19, 10, 14, 24, accent), bar(6, 38, 8, 2), bar(22, 38, 8, 2)],
  review: [
    ...[0, 1, 2, 3, 4].map((star) => bar(6.5 + star * 5, 11, 3.4, 3.4, accent)),
    bar(6, 20, 24),
    bar(6, 25, 24),
    bar(6, 30, 16),
    bar(6, 38, 9, 2),
  ],
  end: [bar(8, 7, 20, 18, image), bar(6, 29, 24, 4), bar(10, 38, 16, 5, accent)],
  cta: [bar(6, 15, 24, 4), bar(9, 21, 18), bar(7, 30, 22, 8, accent)],
  grid: [bar(6, 6, 24, 4), bar(2, 14, 18, 32, image), bar(22, 14, 12, 15, image), bar(22, 31, 12, 15, image)],
  carousel: [bar(6, 6, 24, 4), bar(10, 15, 16, 28, image), bar(0.5, 20, 6, 18, image), bar(29.5, 20, 6, 18, image)],
  punch: [bar(5, 7, 26, 7), bar(5, 17, 20, 7), bar(5, 27, 24, 7, accent)],
  comment: [bar(5, 7, 26, 12, accent), bar(8, 10, 18, 2), bar(8, 14, 12, 2), bar(6, 24, 24, 20, image)],
  countdown: [bar(6, 6, 8, 8, accent), bar(17, 8, 13, 4), bar(4, 18, 28, 26, image)],
  poster: [bar(6, 6, 24, 8), bar(9, 16, 18, 3), bar(4, 22, 28, 22, image)],
  phone: [bar(8, 8, 20, 38, image), bar(11, 12, 14, 14, accent), bar(11, 30, 14, 2), bar(11, 34, 9, 2)],
};

/** A small drawing of a layout's parts. */
export function LayoutDrawing({ layout }: { layout: SceneLayoutName | null }) {
  if (layout === null)
    return (
      <span className={classes.drawing} style={{ display: 'grid', placeItems: 'center' }}>
        <Sparkles size={20} aria-hidden />
      </span>
    );
  return (
    <svg viewBox="0 0 36 48" className={classes.drawing} aria-hidden>
      <rect x={0.5} y={0.5} width={35} height={47} rx={4} className={classes.frame} />
      {DRAWINGS[layout]}
    </svg>
  );
}
