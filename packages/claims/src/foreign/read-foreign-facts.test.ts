import { describe, expect, it } from 'vitest';
import { createClaimChecker } from '../check-claims.ts';
import { readForeignFacts } from './read-foreign-facts.ts';

const read = (selling_points: string[], language: 'en' | 'zh-CN' = 'en') =>
  readForeignFacts({ name: 'X', selling_points }, language).map(({ text }) => text);

describe('what a text in another language says for certain', () => {
  it.each([
    ['En 100% coton toile bachette', '100% cotton', '100%棉'],
    ['80% Baumwolle, 20% Polyester', '80% cotton and 20% polyester', '80%棉、20%聚酯纤维'],
    ['Materiał wykonania: MDF', 'Made of MDF', '中密度板材质'],
    ['材質：ステンレス', 'Made of stainless steel', '不锈钢材质'],
    ['Sola de borracha', 'Rubber sole', '橡胶鞋底'],
    ['Материал крышки: стекло', 'Glass lid', '玻璃盖子'],
    ['Poids : 2,3 kg', 'Weighs 2.3 kg', '重2.3公斤'],
    ['容量：500ml', 'Holds 500 ml', '容量500毫升'],
    ['1204 páginas', '1,204 pages', '1204页'],
    ['24 Monate Garantie', '24-month guarantee', '质保24个月'],
    ['Garanzia 2 anni', '2-year guarantee', '质保2年'],
    ['食洗機対応', 'Dishwasher safe', '可用洗碗机清洗'],
    ['방수', 'Waterproof', '可以防水'],
    ['Mit 3 Regalböden', '3 shelves', '3层层板'],
  ])('is told of "%s"', (text, english, chinese) => {
    expect(read([text])).toEqual([english]);
    expect(read([text], 'zh-CN')).toEqual([chinese]);
  });

  it.each([
    ['what a product is not', 'Nicht wasserdicht'],
    ['what it is for', 'Für Glas und Keramik'],
    ['a share of which the rest is missing', '35% coton'],
    ['the material of a part as that of all', 'Futter: 100% Polyester'],
    ['an amount that is two numbers or one', 'Poids : 1.204 g'],
    ['the measure of something inside', '30 Federleisten, Länge 140 cm'],
    ['a limit of which the condition is left out', 'Peso suportado por cada lado: 110 kg'],
    ['a guarantee of something else', 'Drei Jahre Lagergarantie gegen Austrocknen'],
  ])('is not %s', (_what, text) => {
    expect(read([text])).toEqual([]);
  });

  it('supports the same claim in the language of the ad, and no other', () => {
    const { check } = createClaimChecker({ name: 'X', selling_points: ['Sola de borracha', '24 Monate Garantie'] });
    const isSupported = (line: string) => check(line).every((mark) => mark.is_supported);
    expect(isSupported('A 24-month guarantee.')).toBe(true);
    expect(isSupported('质保24个月。')).toBe(true);
    expect(isSupported('A 36-month guarantee.')).toBe(false);
    expect(isSupported('A leather sole.')).toBe(false);
    expect(check('A 24-month guarantee.').find(({ kind }) => kind === 'guarantee')).toMatchObject({
      source: { field: 'selling_points.1' },
    });
  });
});
