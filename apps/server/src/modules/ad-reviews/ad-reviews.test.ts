import type { TaskId } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { createAdReviewsService } from './ad-reviews.service.ts';
import { testActor } from '../../test-actor.ts';
import { createTestWords } from '../../words/test-words.ts';

const ids = { taskId: 'task' as TaskId };
const reader = { actor: testActor(), language: 'en' as const, signal: new AbortController().signal };
const document = {
  canvas: { width: 1080, height: 1920, background: '#000000' },
  duration: 120_000,
  tracks: [],
} as unknown as TimelineDocument;

const KEPT = { title: 'Mug', inputKeys: new Map<string, string>(), folder: 'out/', manifestKey: 'out/manifest.json' };

function openReviews(found: { render?: TimelineDocument; timeline?: TimelineDocument }) {
  return createAdReviewsService({
    words: createTestWords(),
    tasks: {
      findRender: async () => found.render && { ...KEPT, document: found.render },
      findTimeline: async () => found.timeline,
    },
  });
}

it('marks claims without support in the product data, and blocks what the law forbids', async () => {
  const { lines, is_forbidden: isForbidden } = await openReviews({}).reviewLines(
    {
      product: { name: 'Mug', price: 12, currency: 'USD', selling_points: [] },
      lines: ['Now $12.', 'Now 50% off.', 'It cures cancer.'],
      platforms: [],
    },
    { ...reader, language: 'zh-CN' },
  );
  expect(lines[0]).toEqual({ claims: [expect.objectContaining({ is_supported: true, kind: 'price' })], policy: [] });
  expect(lines[1]?.claims).toMatchObject([{ is_supported: false, kind: 'discount', reason: 'no_original_price' }]);
  // Claims carry the mark: each stretch of a line has one mark only.
  expect(lines[1]?.policy).toEqual([]);
  expect(lines[2]?.policy).toMatchObject([{ rule: 'disease_cure', severity: 'block' }]);
  expect(lines[2]?.policy[0]?.reason).toMatch(/\p{Script=Han}/u);
  expect(isForbidden).toBe(true);
});

it('reviews a finished video as rendered, and a running one as currently cut', async () => {
  for (const found of [{ render: document }, { timeline: document }]) {
    const answer = await openReviews(found).reviewTimeline({ ...ids, platforms: ['meta'] }, reader);
    expect(answer).toEqual({ findings: [], is_forbidden: false });
  }
});

it('is unavailable before the timeline is built', async () => {
  await expect(openReviews({}).reviewTimeline({ ...ids, platforms: [] }, reader)).rejects.toEqual(
    new AppError('PREVIEW_UNAVAILABLE'),
  );
});
