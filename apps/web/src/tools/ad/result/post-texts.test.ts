import { type AdDraft, adDraft, type AdLanguage } from '@reelwright/contracts';
import { describe, expect, it, test } from 'vitest';
import { POST_PLATFORMS, type PostPlatform, toHashtag, writePosts } from './post-texts.ts';

function makeAd(
  lines: readonly string[],
  change: { language?: AdLanguage; product?: AdDraft['product'] } = {},
): AdDraft {
  const { language = 'en', product = { name: 'Harbor Lantern', brand: 'Tallow & Pine', category: 'Home > Lighting' } } =
    change;
  const scenes = lines.map((text, index) => ({
    role: index === 0 ? 'hook' : index === lines.length - 1 ? 'call_to_action' : 'benefit',
    spoken: { text, sources: [] },
    on_screen: { text: '', sources: [] },
    image_wish: '',
    duration_ms: 3000,
  }));
  const script = {
    version: 1,
    framework: 'aida',
    goal: 'sales',
    language,
    length_s: 15,
    seed: 1,
    hook_pattern: 'x',
    scenes,
    call_to_action: 'Shop now',
  };
  return adDraft.parse({
    version: 1,
    source: { kind: 'link', link: 'https://shop.example/lantern' },
    product,
    scripts: [{ id: 'one', script }],
    chosen_scripts: ['one'],
  });
}

const LINES = [
  'Still reading in the dark?',
  'It burns for forty hours.',
  'One charge lasts a week.',
  'Order yours today.',
];
const postOf = (ad: AdDraft, platform: PostPlatform) => {
  const post = writePosts(ad, 0).find((each) => each.platform === platform);
  if (!post) throw new Error(`there is no post for ${platform}`);
  return post;
};

it('opens with the hook, ends with the action, and names brand, product and category as hashtags', () => {
  const { text } = postOf(makeAd(LINES), 'tiktok');
  expect(text).toBe(
    'Still reading in the dark? It burns for forty hours. Order yours today.\n\n#TallowPine #HarborLantern #Lighting #Home',
  );
});

it('gives a title and the link where the platform has a place for them', () => {
  const { title, text } = postOf(makeAd(LINES), 'youtube');
  expect(title).toBe('Still reading in the dark?');
  expect(text).toContain('https://shop.example/lantern');
  expect(postOf(makeAd(LINES), 'instagram').text).not.toContain('https://');
});

it('names what kind of thing a product with a long name is, as the end card shows it', () => {
  const product = { name: 'Nordlicht ceramic pour-over coffee dripper, 2 cups, walnut' };
  const ad = makeAd(LINES, { product });
  const script = ad.scripts[0]?.script;
  const closing = script?.scenes.at(-1);
  if (!closing) throw new Error('the ad has scenes');
  closing.on_screen.text = 'Nordlicht ceramic pour-over coffee dripper';
  expect(postOf(ad, 'tiktok').text).toMatch(/#CoffeeDripper$/);
  closing.on_screen.text = 'Free shipping today';
  expect(postOf(ad, 'tiktok').text).not.toContain('#');
});

it('keeps the limits of each platform, however long the script is, and never cuts a word', () => {
  const long = `${'wonderful '.repeat(60)}lantern.`;
  for (const platform of POST_PLATFORMS) {
    const { text, title = '' } = postOf(makeAd([long, long, long, 'Order yours today.']), platform);
    expect(text.length).toBeLessThanOrEqual(
      { tiktok: 2200, instagram: 2200, youtube: 5000, facebook: 500, x: 280 }[platform],
    );
    expect(title.length).toBeLessThanOrEqual(100);
    expect(text).not.toMatch(/wonderfu(?!l)/);
    expect(text).toContain('Order yours today.');
  }
});

it('counts Chinese characters twice for X, and puts no spaces between Chinese sentences', () => {
  const line = '这盏灯可以连续亮四十个小时。';
  const { text } = postOf(makeAd([line.repeat(6), line, '马上下单。'], { language: 'zh-CN' }), 'x');
  expect([...text].reduce((sum, letter) => sum + (letter > '\u1100' ? 2 : 1), 0)).toBeLessThanOrEqual(280);
  expect(postOf(makeAd([line, line, '马上下单。'], { language: 'zh-CN' }), 'tiktok').text).toMatch(/。这/);
});

it('writes nothing for an ad without a script', () => {
  expect(writePosts({ ...makeAd(LINES), scripts: [] }, 0)).toEqual([]);
});

describe('a hashtag', () => {
  test.each([
    ['Tallow & Pine', '#TallowPine'],
    ['Café Zürich', '#CaféZürich'],
    ['海港灯', '#海港灯'],
    ['501', undefined],
    ['!!!', undefined],
    ['A very long product name', undefined],
  ])('of %j is %s', (name, tag) => {
    expect(toHashtag(name)).toBe(tag);
  });
});
