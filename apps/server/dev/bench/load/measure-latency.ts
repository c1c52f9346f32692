import { setTimeout as wait } from 'node:timers/promises';

export interface Latencies {
  count: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

/**
 * Sends requests at a steady rate, whether the ones before were answered or not, and measures each from when it was due: a server that
 * stalls makes all that wait for it slow.
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
    // This process may itself wake late: that is not the server's doing.
    const sentAt = Math.max(dueAt, performance.now());
    answers.push(send(index).then(() => performance.now() - sentAt));
  }
  const sorted = (await Promise.all(answers)).sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { count, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}
