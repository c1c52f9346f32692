import type { CallData } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#src/lib/api.ts';
import { connection } from '#src/lib/connection.ts';
import { applyEvent } from '../model/apply-task.ts';
import { setStreaming } from '../model/stream-state.ts';
import { TASKS_KEY } from '../model/task-keys.ts';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** The server sends a heartbeat every 15 s. */
const LONGEST_SILENCE_MS = 45_000;

/** Aborts a silent stream: the connection of a laptop that slept ends without an error. */
function breakWhenSilent(): TransformStream<Uint8Array, Uint8Array> {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (controller: TransformStreamDefaultController<Uint8Array>): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error('the stream of events went silent')), LONGEST_SILENCE_MS);
  };
  return new TransformStream<Uint8Array, Uint8Array>({
    start: wait,
    transform(chunk, controller) {
      wait(controller);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

/** Resolves after a while, when the connection is back, or when the signal aborts. */
function waitToRetry(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waited = new AbortController();
    const wake = (): void => {
      clearTimeout(timer);
      waited.abort();
      stopFollowing();
      resolve();
    };
    const timer = setTimeout(wake, delayMs);
    const once = { once: true, signal: waited.signal };
    signal.addEventListener('abort', wake, once);
    const stopFollowing = connection.subscribe(() => {
      if (connection.isThere()) wake();
    });
  });
}

/**
 * Keeps one stream of events for the whole tab, which updates every task and the balance until the user changes. Events
 * contain messages, so another language needs another stream.
 */
export function useTaskEvents(userId: number | undefined): void {
  const queries = useQueryClient();
  const language = useTranslation().i18n.resolvedLanguage;
  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const listen = async (): Promise<void> => {
      const body = await api.open('taskEvents', {}, { signal });
      setStreaming(true);
      // Loads changes made while no stream was open.
      void queries.invalidateQueries({ queryKey: TASKS_KEY });
      const events = body
        .pipeThrough(breakWhenSilent())
        .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
        .pipeThrough(new EventSourceParserStream());
      for await (const { event, data } of events) {
        if (event === 'task' || event === 'deleted' || event === 'credits') {
          applyEvent(queries, JSON.parse(data) as CallData<'taskEvents'>);
        }
      }
    };
    const keepListening = async (): Promise<void> => {
      let delayMs = FIRST_RETRY_MS;
      while (!signal.aborted) {
        const startedAt = performance.now();
        // A broken stream is opened again; until then running tasks are polled.
        await listen().catch(() => undefined);
        setStreaming(false);
        if (signal.aborted) return;
        // A server that stops breaks its streams first.
        void connection.check();
        if (performance.now() - startedAt > LONGEST_RETRY_MS) delayMs = FIRST_RETRY_MS;
        await waitToRetry(delayMs, signal);
        delayMs = Math.min(delayMs * 2, LONGEST_RETRY_MS);
      }
    };
    void keepListening();
    return () => leaving.abort();
  }, [queries, userId, language]);
}
