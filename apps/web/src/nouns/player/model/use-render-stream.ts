import type { TaskId } from '@reelwright/contracts';
import { useEffect, useState } from 'react';
import { api } from '#src/lib/api.ts';
import { canPlayStreams, playRenderStream, type StreamedVideo } from './render-stream.ts';

export type StreamPhase = { kind: 'waiting' } | { kind: 'playing'; video: StreamedVideo } | { kind: 'unavailable' };

/** Opens the stream of a video that is being rendered, if there is one and the browser can play it. */
export function useRenderStream(taskId: TaskId, isWanted: boolean): StreamPhase {
  const [phase, setPhase] = useState<StreamPhase>(() =>
    isWanted && canPlayStreams() ? { kind: 'waiting' } : { kind: 'unavailable' },
  );
  useEffect(() => {
    if (!isWanted || !canPlayStreams()) return undefined;
    const leaving = new AbortController();
    let isOpen = false;
    const stream = playRenderStream({
      signal: leaving.signal,
      read: async (signal) => (await api.call('getRenderStream', { task_id: taskId }, { signal })).stream,
      onOpen(video) {
        isOpen = true;
        setPhase({ kind: 'playing', video });
      },
    });
    stream.catch(() => {
      // What was appended stays playable until the finished video takes its place.
      if (!leaving.signal.aborted && !isOpen) setPhase({ kind: 'unavailable' });
    });
    return () => leaving.abort();
  }, [taskId, isWanted]);
  return phase;
}
