import type { SceneLayoutName } from '@reelwright/contracts';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './layout-picker.module.css';

const { ink, picture, accent } = classes;

function bar(x: number, y: number, width: number, height = 3, className = ink): ReactNode {
  return <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={1.2} className={className} />;
}

const DRAWINGS: Record<SceneLayoutName, ReactNode> = {
  hero: [bar(0.5, 0.5, 35, 47, picture), bar(6, 34, 24, 4), bar(6, 40, 15)],
  detail: [bar(0.5, 0.5, 35, 29, picture), bar(6, 34, 22), bar(6, 39, 24), bar(6, 44, 12, 2)],
  split: [bar(0.5, 0.5, 17, 31, picture), bar(18.5, 0.5, 17, 31, picture), bar(6, 36, 24), bar(6, 41, 16)],
  list: [0, 1, 2].flatMap((row) => [bar(6, 13 + row * 9, 4, 4, accent), bar(13, 13.5 + row * 9, 17)]),
  price: [bar(6, 5, 24, 18, picture), bar(9, 28, 18, 8, accent), bar(12, 40, 12, 2)],
  comparison: [bar(3, 10, 14, 24, picture), bar(19, 10, 14, 24, accent), bar(6, 38, 8, 2), bar(22, 38, 8, 2)],
  review: [
    ...[0, 1, 2, 3, 4].map((star) => bar(6.5 + star * 5, 11, 3.4, 3.4, accent)),
    bar(6, 20, 24),
    bar(6, 25, 24),
    bar(6, 30, 16),
    bar(6, 38, 9, 2),
  ],
  end: [bar(8, 7, 20, 18, picture), bar(6, 29, 24, 4), bar(10, 38, 16, 5, accent)],
  cta: [bar(6, 15, 24, 4), bar(9, 21, 18), bar(7, 30, 22, 8, accent)],
};

/** A small drawing of what stands where in a layout. */
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
