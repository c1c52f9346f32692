import { useEffect, useRef } from 'react';

const WIDTH_PX = 2400;
const HEIGHT_PX = 48;

/** Draws peaks (lowest, highest, lowest ...) from edge to edge; empty until they are there. */
export function Waveform({ peaks, className }: { peaks: readonly number[] | undefined; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !peaks) return;
    context.clearRect(0, 0, WIDTH_PX, HEIGHT_PX);
    context.fillStyle = getComputedStyle(context.canvas).color;
    const pairs = peaks.length / 2;
    for (let x = 0; x < WIDTH_PX; x += 1) {
      const first = Math.floor((x * pairs) / WIDTH_PX);
      const last = Math.max(first + 1, Math.floor(((x + 1) * pairs) / WIDTH_PX));
      let highest = 0;
      for (let at = first * 2; at < Math.min(last, pairs) * 2; at += 1)
        highest = Math.max(highest, Math.abs(peaks[at] ?? 0));
      const height = Math.max(1, (highest / 128) * HEIGHT_PX);
      context.fillRect(x, (HEIGHT_PX - height) / 2, 1, height);
    }
  }, [peaks]);
  return <canvas ref={canvas} className={className} width={WIDTH_PX} height={HEIGHT_PX} aria-hidden />;
}
