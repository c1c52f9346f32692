import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { decodeHtml, findPageAddress, readPage, SAMPLE_PAGE } from '@reelwright/product-page';
import type { MeasureRequest, PageMeasure } from './measure-messages.ts';

/** Reads a page as the product's own thread does, and returns the CPU time. */
function readOnce(body: Uint8Array) {
  const before = process.threadCpuUsage();
  const html = decodeHtml(body, '');
  const verdict = readPage(html, findPageAddress(html));
  const { user, system } = process.threadCpuUsage(before);
  return { verdict, cpuMs: (user + system) / 1000 };
}

for (let round = 0; round < 12; round += 1) readPage(SAMPLE_PAGE, new URL('http://localhost/'));
parentPort?.on('message', ({ body, rounds }: MeasureRequest) => {
  const first = readOnce(body);
  const later = Array.from({ length: rounds - 1 }, () => readOnce(body).cpuMs).toSorted((left, right) => left - right);
  const laterCpuMs = later[Math.floor(later.length / 2)] ?? first.cpuMs;
  const heapMib = getHeapStatistics().total_heap_size / 2 ** 20;
  parentPort?.postMessage({
    heapMib,
    verdict: first.verdict,
    firstCpuMs: first.cpuMs,
    laterCpuMs,
  } satisfies PageMeasure);
});
