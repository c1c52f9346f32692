import { useEffect, useRef, useState } from 'react';
import { getCutOutWorker } from './cut-out-worker.ts';

/** An image's newest mask as opacity; `turn` grows with each. Null before the first. */
export interface LiveMask {
  canvas: HTMLCanvasElement;
  turn: number;
}

/** Returns the masks of an image as the worker finds them. */
export function useLiveMask(id: string): LiveMask | null {
  const [live, setLive] = useState<LiveMask | null>(null);
  const count = useRef(0);
  useEffect(
    () =>
      getCutOutWorker().listen((answer) => {
        if (answer.op !== 'mask' || answer.id !== id) return;
        const { width, height } = answer.size;
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const data = new Uint8ClampedArray(width * height * 4);
        for (let pixel = 0; pixel < answer.alpha.length; pixel += 1) data[pixel * 4 + 3] = answer.alpha[pixel] ?? 0;
        canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
        count.current += 1;
        setLive({ canvas, turn: count.current });
      }),
    [id],
  );
  return live;
}
