import { checkScriptClaims } from '@reelwright/claims';
import type { Product } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PRODUCTS } from '../writing-contract.ts';
import { say, write, writeSeeds } from './test-write.ts';

const { full: bottle } = CONTRACT_PRODUCTS;

describe('the prices of a script', () => {
  it('mention no price if there is none', async () => {
    const { price: _price, original_price: _original, currency: _currency, ...unpriced } = bottle;
    for (const script of await writeSeeds(unpriced, 'en', 20, 30)) {
      expect(script.scenes.some(({ role }) => role === 'offer')).toBe(false);
      expect(say(script)).not.toMatch(/[$€£]|price|cost|\bpay\b|% off/i);
    }
  });

  it.each([
    ['AED', 1499, '1,499 AED', '1499迪拉姆'],
    ['THB', 390, '390 THB', '390泰铢'],
    ['KWD', 12.5, '12.500 KWD', '12.500科威特第纳尔'],
    ['BRL', 1759.99, 'R$1,759.99', '1759.99雷亚尔'],
    ['INR', 949, '₹949', '949卢比'],
    ['JPY', 2320, '¥2,320', '2320日元'],
    ['TWD', 2320, '2,320 TWD', '新台币2320元'],
    ['KZT', 44_890, '44,890 KZT', '44890 KZT'],
  ])('are written in %s as its buyers do', async (currency, price, english, chinese) => {
    const { original_price: _original, ...rest } = bottle;
    const priced: Product = { ...rest, price, currency };
    for (const [language, written] of [
      ['en', english],
      ['zh-CN', chinese],
    ] as const) {
      const scripts = await writeSeeds(priced, language, 6);
      // The end card of a short ad tells the price.
      const texts = scripts.flatMap(({ scenes }) =>
        scenes.filter(({ role, spoken }) => role === 'offer' || (role === 'call_to_action' && /\d/.test(spoken.text))),
      );
      expect(texts.length).toBeGreaterThan(0);
      for (const { spoken } of texts) expect(spoken.text).toContain(written);
      const marks = scripts.flatMap((script) => checkScriptClaims(priced, script).filter((mark) => !mark.is_supported));
      expect(marks).toEqual([]);
    }
  });

  it('are left out if the currency is unknown', async () => {
    const { currency: _currency, ...unknown } = bottle;
    for (const { scenes } of await writeSeeds(unknown, 'en', 20, 30))
      for (const { role, spoken } of scenes) {
        expect(role).not.toBe('offer');
        expect(spoken.text).not.toMatch(/24\.99|34\.99|% off/);
      }
  });

  it('round a discount down', async () => {
    const cheap: Product = { ...bottle, price: 20.01, original_price: 30 }; // 33.3 %
    const said = await Promise.all(Array.from({ length: 30 }, (_none, seed) => write(cheap, 'en', 15, seed)));
    const texts = said
      .flatMap((script) => script.scenes.flatMap((scene) => [scene.spoken.text, scene.on_screen.text]))
      .join(' ');
    expect(texts).toContain('33% off');
    expect(texts).not.toContain('34%');
  });

  it('are called the price of now only if they were higher before', async () => {
    const { original_price: _original, ...plain } = bottle;
    for (const [language, now] of [
      ['en', /\bnow \$/i],
      ['zh-CN', /现在\d|现价/u],
    ] as const)
      for (const script of await writeSeeds(plain, language, 30)) expect(say(script)).not.toMatch(now);
  });
});
