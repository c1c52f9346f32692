import { type Product, SCRIPT_FRAMEWORKS } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PRODUCTS } from '../writing-contract.ts';
import { measureSharedGrams } from './test-shared-grams.ts';
import { writeSeeds } from './test-write.ts';

const { full: bottle, chinese: cup } = CONTRACT_PRODUCTS;
const speaker: Product = {
  name: 'Norda SoundBay Elite Smart Speaker with Voice Assistant - Black',
  brand: 'NORDA',
  description:
    'Enjoy the freedom to control your music. The push-push dual woofer delivers deep bass, while the fast wireless charging lets you top up your phone.',
  selling_points: ['Voice assistant compatibility lets you stream music, control your smart home, and more'],
  price: 249.99,
  currency: 'CAD',
  images: [],
};
const basket: Product = {
  name: 'NORDA CARRYING SINK 可提式多功能不鏽鋼碗籃組 660416',
  description: '直購價：$2320。◎可提式設計，拿取更加貼心。◎附砧板可以輕鬆切菜、切肉 。◎可直接加熱 -登山露營專賣店',
  selling_points: [],
  price: 2320,
  original_price: 3200,
  currency: 'TWD',
  images: [],
};

describe('the scripts of one product', () => {
  it.each([
    ['a bottle in English', bottle, 'en', 0.58],
    ['a cup in Chinese', cup, 'zh-CN', 0.6],
    ['a speaker of which the page says little', speaker, 'en', 0.85],
    ['a basket from a page in traditional characters', basket, 'zh-CN', 0.85],
  ] as const)('are different for each of ten seeds: %s', async (_name, any, language, most) => {
    const scripts = await writeSeeds(any, language, 10);
    expect(new Set(scripts.map((script) => script.scenes[0]?.spoken.text)).size).toBeGreaterThanOrEqual(
      // For a page with few facts, few can lead; for one with more, the strongest lead more than once.
      most > 0.6 ? 3 : 8,
    );
    // A price that was never higher opens no ad, two facts are no three reasons, and generic questions are not used.
    expect(new Set(scripts.map((script) => script.framework)).size).toBeGreaterThanOrEqual(most > 0.6 ? 2 : 5);
    // A few concepts are most of the content; their lines take turns.
    const whole = measureSharedGrams(
      scripts.map(({ scenes }) => scenes.map(({ spoken }) => ({ text: spoken.text, sources: [] }))),
      language,
    );
    expect(whole.mean).toBeLessThan(most);
    expect(whole.most).toBeLessThan(most + 0.35);
  });

  it('open in six ways if three facts are known, and never build two lines in a row alike', async () => {
    const brush: Product = {
      name: 'Kvist Deshedding Brush',
      brand: 'Kvist',
      description: 'Lifts loose hair in one pass. Rounded teeth reach under the topcoat.',
      selling_points: [
        'Removes up to 80% of loose hair',
        'Cleans itself at the press of a button',
        'Suits short and long coats',
        'Steel teeth',
        'Rubber handle',
      ],
      price: 24,
      currency: 'USD',
      images: [],
    };
    const scripts = await writeSeeds(brush, 'en', 10);
    const spoken = scripts.map(({ scenes }) => scenes.map((scene) => scene.spoken.text));
    expect(new Set(spoken.map(([first]) => first)).size).toBeGreaterThanOrEqual(6);
    expect(spoken.filter((lines) => lines.some((line) => /loose hair/i.test(line)))).toHaveLength(10);
    const listed = spoken.flatMap((lines) =>
      lines.filter((line, at) => line.startsWith('It has ') && lines[at - 1]?.startsWith('It has ') === true),
    );
    expect(listed).toEqual([]);
  });

  it('use every framework in rotation', async () => {
    // Four reasons take longer than fifteen seconds.
    const scripts = await writeSeeds(bottle, 'en', 20, 20);
    expect(new Set(scripts.map(({ framework }) => framework))).toEqual(new Set(SCRIPT_FRAMEWORKS));
  });

  it('open in at least four formats over ten seeds', async () => {
    const formats = (await writeSeeds(bottle, 'en', 10)).map(({ scenes }) => scenes[0]?.hook_format);
    expect(formats).not.toContain(undefined);
    expect(new Set(formats).size).toBeGreaterThanOrEqual(4);
  });
});
