import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { HANG_LIMIT_MS, passLimitMs } from './time-limits.ts';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));
/**
 * Hardware that can't encode a few small frames by then hangs, and software takes over. The other file's limit is that
 * of its network.
 */
const MAY_BE_SHORT = new Set([
  'studio/render/engine/detect-encoder.ts',
  'engines/speech/providers/model-speech-engine.ts',
]);

test('a pass gets as long as a slow machine needs, growing with the length of the audio or video', () => {
  expect(passLimitMs(0)).toBe(HANG_LIMIT_MS);
  expect(passLimitMs(15_000)).toBeGreaterThanOrEqual(HANG_LIMIT_MS + 100 * 15_000);
  expect(passLimitMs(60_000) - HANG_LIMIT_MS).toBe(4 * (passLimitMs(15_000) - HANG_LIMIT_MS));
});

test('no file that runs ffmpeg has a limit of its own that a busy machine could reach', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/(?:^|\/)test-|\.test\.ts$/.test(file),
  );
  const callers = files.filter((file) => {
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    return /program: 'ff(?:mpeg|probe)'|runFfmpeg|runFfprobe/.test(source) && !MAY_BE_SHORT.has(file);
  });
  expect(callers.length).toBeGreaterThan(10);
  for (const file of callers) {
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    const limits = [...source.matchAll(/(?:TIMEOUT_MS\w* = |timeoutMs: )(\d[\d_]*)\b(?! *\*)/g)];
    for (const [, limit = ''] of limits)
      expect(Number(limit.replaceAll('_', '')), file).toBeGreaterThanOrEqual(HANG_LIMIT_MS);
  }
});
