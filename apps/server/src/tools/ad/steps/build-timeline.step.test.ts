import { lintTimeline } from '@reelwright/ad-policy';
import { AD_PLATFORMS, type AdPlatform, type Script, urlToVideoInput } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { AppError } from '#src/app-error.ts';
import { runStepAlone } from '#src/runner/test-run-step.ts';
import { testActor } from '#src/test-actor.ts';
import { createTestWords } from '#src/words/test-words.ts';
import { createBuildTimelineStep } from './build-timeline.step.ts';
import { getResult } from './results.ts';

const ROLES = ['hook', 'intro', 'benefit', 'offer', 'call_to_action'] as const;
const SCENE_MS = 3000;

function scriptOf(titles: readonly string[]): Script {
  return {
    version: 1,
    framework: 'offer',
    goal: 'sales',
    language: 'en',
    length_s: 15,
    seed: 1,
    hook_pattern: 'test',
    call_to_action: 'Shop now',
    scenes: ROLES.map((role, index) => ({
      role,
      spoken: { text: 'A lamp for your desk.', sources: [] },
      on_screen: { text: titles[index] ?? 'A lamp', sources: [] },
      image_wish: '',
      duration_ms: SCENE_MS,
    })),
  };
}

/** Returns the document of an ad as the tool would render it. */
async function cutAd(titles: readonly string[], platforms: readonly AdPlatform[]) {
  const input = urlToVideoInput.parse({ link: 'https://shop.example/lamp', look: 'bold-street', platforms });
  const results = {
    read_product: { product: { name: 'Reading Lamp', selling_points: [], images: [], price: 59, currency: 'USD' } },
    collect_images: {
      images: [
        {
          key: 'work/still.jpg',
          width: 1200,
          height: 1600,
          subject: { x: 0.2, y: 0.1, width: 0.6, height: 0.85 },
          faces: [],
          plainBackground: '#f4f4f4',
          details: [{ x: 0.3, y: 0.3, width: 0.3, height: 0.3 }],
          palette: ['#c0392b'],
        },
      ],
      logo: null,
      refused: [],
    },
    draw_scenes: { scenes: [] },
    write_script: { scripts: [scriptOf(titles)] },
    speak: {
      voice: { key: 'work/voice.wav', durationMs: ROLES.length * SCENE_MS },
      otherVoices: [],
      voices: ROLES.map((_role, index) => ({ startMs: index * SCENE_MS, durationMs: SCENE_MS - 100, words: [] })),
      lengthMs: ROLES.length * SCENE_MS,
    },
    compose_music: { music: null },
  };
  const step = createBuildTimelineStep({ words: createTestWords() });
  const built = await runStepAlone(step, { input }, results, { actor: testActor() });
  return getResult({ build_timeline: built }, 'build_timeline').document;
}

test('a cut ad gets advice on capitals, on a former price without proof, and on text under buttons', async () => {
  const document = await cutAd(['BUY THIS LAMP NOW', 'A lamp', 'Was $99, now $59'], []);
  const advice = (platforms: readonly AdPlatform[]) =>
    lintTimeline(document, { language: 'en', platforms, hasFormerPrice: false });
  const rules = advice([]).map(({ rule, text, severity }) => [rule, text, severity]);
  expect(rules).toContainEqual(['capitals', 'BUY THIS LAMP NOW', 'advise']);
  expect(rules).toContainEqual(['former_price_unknown', 'Was $99', 'advise']);
  const low = {
    ...document,
    tracks: document.tracks.map((track) => ({
      ...track,
      clips: track.clips.map((clip) => (clip.kind === 'title' ? { ...clip, box: { ...clip.box, y: 0.9 } } : clip)),
    })),
  } as typeof document;
  const coveredIn = (cut: typeof document) =>
    lintTimeline(cut, { language: 'en', platforms: ['tiktok'] })
      .filter(({ rule }) => rule === 'covered_text')
      .map(({ pack, text }) => `${pack}: ${text}`);
  expect(coveredIn(document)).toEqual([]);
  expect(coveredIn(low)).toEqual(expect.arrayContaining(['tiktok: BUY THIS LAMP NOW']));
});

test('a cut ad that one of its platforms forbids is not rendered, but is for another platform', async () => {
  const titles = ['Lose weight without exercise'];
  await expect(cutAd(titles, ['tiktok'])).rejects.toThrow(AppError);
  await expect(cutAd(titles, ['tiktok'])).rejects.toMatchObject({ code: 'POLICY_FORBIDS' });
  await expect(cutAd(['A lamp'], AD_PLATFORMS)).resolves.toMatchObject({ version: expect.any(Number) });
});

test('a scene whose text fits no layout is named, and the ad is not rendered', async () => {
  const long = 'M'.repeat(500);
  await expect(cutAd(['A lamp', 'A lamp', long], [])).rejects.toMatchObject({
    code: 'SCENE_TEXT_TOO_LONG',
    values: { position: 3, text: long },
  });
});
