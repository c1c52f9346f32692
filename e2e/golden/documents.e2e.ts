import { expect, test } from '@playwright/test';
import { checkDocument, timelineDocument } from '@reelwright/timeline';
import * as z from 'zod';
import { countFeatures } from './count-features.ts';
import { GOLDEN_DOCUMENTS } from './documents/all.ts';

const documents = GOLDEN_DOCUMENTS.map(({ document }) => document);

test('the golden documents together use every feature of a document', () => {
  const uses = countFeatures(timelineDocument, documents);
  const unused = [...uses].filter(([, count]) => count === 0).map(([feature]) => feature);
  expect(unused, 'features that no golden document shows').toEqual([]);
  expect(uses.size).toBeGreaterThan(250);
});

test('a new feature that no document uses is found', () => {
  const schema = z.object({ fit: z.enum(['cover', 'contain']), mask: z.string().optional() });
  const uses = countFeatures(schema, [{ fit: 'cover' }]);
  expect([...uses].filter(([, count]) => count === 0).map(([feature]) => feature)).toEqual([
    'document.fit = contain',
    'document.mask is there',
  ]);
});

test('videos run at a quarter, half, double and four times their speed, and documents at half their size', () => {
  const clips = documents.flatMap(({ tracks }) => tracks.flatMap((track) => [...track.clips]));
  const speeds = new Set(clips.flatMap((clip) => (clip.kind === 'video' ? [clip.speed] : [])));
  for (const speed of [0.25, 0.5, 1, 2, 4]) expect(speeds).toContain(speed);
  expect(GOLDEN_DOCUMENTS.filter(({ scale }) => scale === 0.5).length).toBeGreaterThan(3);
});

test('each golden document can be saved, and has a unique name', () => {
  for (const { name, document } of GOLDEN_DOCUMENTS) {
    expect(timelineDocument.safeParse(document).error, name).toBeUndefined();
    expect(checkDocument(document), name).toEqual([]);
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  expect(new Set(GOLDEN_DOCUMENTS.map(({ name }) => name)).size).toBe(GOLDEN_DOCUMENTS.length);
  expect(GOLDEN_DOCUMENTS.length).toBeGreaterThanOrEqual(40);
});
