import { setTimeout as wait } from 'node:timers/promises';

export interface Latencies {
  count: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

/**
 * Sends requests at a steady rate, without waiting for earlier responses, and measures each from its due time: a
 * stalled server slows down all waiting requests.
 */
export async function measureLatency(
  send: (index: number) => Promise<unknown>,
  load: { perSecond: number; seconds: number },
): Promise<Latencies> {
  const count = load.perSecond * load.seconds;
  const startedAt = performance.now();
  const answers: Promise<number>[] = [];
  for (let index = 0; index < count; index++) {
    const dueAt = startedAt + (index * 1000) / load.perSecond;
    await wait(Math.max(0, dueAt - performance.now()));
    // A late wake-up of this process is not the server's latency.
    const sentAt = Math.max(dueAt, performance.now());
    answers.push(send(index).then(() => performance.now() - sentAt));
  }
  const sorted = (await Promise.all(answers)).sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { count, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}
