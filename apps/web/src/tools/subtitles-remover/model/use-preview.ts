import type { EraseBox } from '@reelwright/contracts';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { type MadePreview, runPreview } from '../api/run-preview.ts';
import { toEraseBox } from './boxes.ts';
import type { EraseVideo } from './erase-videos.ts';
import { toPreviewInput } from './to-task-input.ts';

export type PreviewState =
  | { kind: 'idle' }
  | { kind: 'running'; of: 'boxes' | 'result'; percent: number }
  | { kind: 'failed'; message: string }
  | {
      kind: 'made';
      url: string;
      fromMs: number;
      restored: readonly (number | null)[];
      /** Whether the boxes have changed since. */
      isOutdated: boolean;
    };

/** Previews of one video; a newer one replaces the one before. */
export function usePreview(video: EraseVideo) {
  const [state, setState] = useState<PreviewState>({ kind: 'idle' });
  const [boxesOf, setBoxesOf] = useState<readonly EraseBox[] | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function run(
    of: 'boxes' | 'result',
    input: ReturnType<typeof toPreviewInput>,
    onMade: (made: MadePreview) => void,
  ): Promise<void> {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setState({ kind: 'running', of, percent: 0 });
    try {
      const { signal } = controller;
      const onPercent = (percent: number): void => setState({ kind: 'running', of, percent });
      onMade(await runPreview(input, { signal, onPercent }));
    } catch (error) {
      if (!controller.signal.aborted) setState({ kind: 'failed', message: describeError(error, getLanguage()) });
    }
  }

  const { now } = video.history;
  return {
    state: state.kind === 'made' ? { ...state, isOutdated: boxesOf !== now } : state,
    /** What the newest preview found in each of the boxes as they are; undefined if they have changed. */
    restored: state.kind === 'made' && boxesOf === now ? state.restored : undefined,
    /** Shows the result from a moment on. */
    show: (fromMs: number): Promise<void> =>
      run('result', toPreviewInput(video, { kind: 'result', from_ms: Math.round(fromMs) }), ({ url, restored }) => {
        if (url === null) throw new Error('a preview of a result has a video');
        setBoxesOf(now);
        setState({ kind: 'made', url, fromMs, restored, isOutdated: false });
      }),
    /** Looks for burned-in texts and marks. */
    find: (onFound: (boxes: EraseBox[]) => void): Promise<void> =>
      run('boxes', toPreviewInput(video, { kind: 'boxes' }), ({ boxes }) => {
        setState({ kind: 'idle' });
        onFound((boxes ?? []).map(({ kind, ...place }) => toEraseBox(place, video.lengthS, kind)));
      }),
    cancel(): void {
      abort.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
