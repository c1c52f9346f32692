import { useEffect, useState } from 'react';
import { usePreviewSource } from '../api/preload-preview.ts';
import type { StillOrder, StillReport } from '../worker/still-messages.ts';
import { canPreview } from './browser-support.ts';

/** Wide enough for a list on a high-density screen. */
const SHORT_SIDE_PX = 216;
/** Delay, so that the player's first frame is painted first. */
const START_MS = 600;

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * Returns small images of a preview at some ticks, each as soon as it is painted. While the images of a newer preview
 * are painted, the older ones stay at their positions in the list.
 */
export function useStills(
  wanted: { taskId: string; variant: number; ticks: readonly number[] } | null,
): ReadonlyMap<number, string> {
  const { data: source } = usePreviewSource(wanted?.taskId ?? '', {
    variant: wanted?.variant ?? 0,
    keepsOther: true,
    isWanted: wanted !== null,
  });
  const [stills, setStills] = useState(NONE);
  const list = wanted?.ticks.join(' ') ?? '';
  useEffect(() => {
    if (!source || list === '' || !canPreview()) return;
    const asked = list.split(' ').map(Number);
    const painted = new Map<number, string>();
    let worker: Worker | null = null;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('../worker/stills.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<StillReport>) => {
        if (data.kind !== 'still') return worker?.terminate();
        painted.set(data.tick, URL.createObjectURL(data.image));
        setStills((before) => mergeStills(before, painted, asked));
      });
      const { width, height } = source.document.canvas;
      const order: StillOrder = { source, ticks: asked, scale: Math.min(1, SHORT_SIDE_PX / Math.min(width, height)) };
      worker.postMessage(order);
    }, START_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [source, list]);
  return stills;
}

/** Merges the newer images with the older ones: a missing image is replaced by the older one at the same position. */
function mergeStills(
  before: ReadonlyMap<number, string>,
  painted: ReadonlyMap<number, string>,
  ticks: readonly number[],
): ReadonlyMap<number, string> {
  const old = [...before.values()];
  const merged = new Map<number, string>();
  for (const [place, tick] of ticks.entries()) {
    const url = painted.get(tick) ?? old[place];
    if (url !== undefined) merged.set(tick, url);
  }
  const kept = new Set(merged.values());
  for (const url of old) if (!kept.has(url)) URL.revokeObjectURL(url);
  return merged;
}
