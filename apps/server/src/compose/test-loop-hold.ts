import { expect } from 'vitest';

/** Texts that patterns, counting or storing take long on. */
export const HOSTILE = {
  'numbers of two scripts': '1万',
  'counted nouns': '1 mic ',
  prices: 'was $9.99, 50% off ',
  'one endless word': 'a',
  'quotes that never end': '"a',
  brackets: '([{<',
  promises: 'cures all pain in 2 weeks, ',
  'wide characters': '最好的',
  'characters that no database stores': 'a\u0000\ud800 ',
} as const;

/** CPU time that work may take of the event loop in one go. */
export const LIMIT_MS = 100;
const SAMPLE_MS = 2;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** CPU time of the calibrating work on the machine on which the limit was chosen. */
const REFERENCE_MS = 30;

/** How much slower this machine is than the one on which the limit was chosen; at least 1. */
export function measureSlowness(): number {
  const work = (): number => {
    const before = cpuMs();
    let sum = 0;
    for (let at = 0; at < 300_000; at += 1) sum += String(at).split('').reverse().join('').length;
    expect(sum).toBeGreaterThan(0);
    return cpuMs() - before;
  };
  const times = Array.from({ length: 3 }, work);
  return Math.max(1, Math.min(...times) / REFERENCE_MS);
}

/**
 * The longest time for which the loop works without a break while a promise is pending. Counted in CPU time of this
 * thread, because other programs on the machine hold it too.
 */
export async function measureHold<Answer>(act: () => Promise<Answer>): Promise<{ heldMs: number; answer: Answer }> {
  let heldMs = 0;
  let before = cpuMs();
  const sample = (): void => {
    const now = cpuMs();
    heldMs = Math.max(heldMs, now - before);
    before = now;
  };
  const timer = setInterval(sample, SAMPLE_MS);
  try {
    const answer = await act();
    sample();
    return { heldMs, answer };
  } finally {
    clearInterval(timer);
  }
}
