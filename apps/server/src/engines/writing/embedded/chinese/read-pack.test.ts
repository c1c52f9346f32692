import { describe, expect, it } from 'vitest';
import { readPack } from './read-pack.ts';

const read = (name: string, selling_points: string[] = []): string | undefined =>
  readPack({ name, selling_points, images: [] }, { kind: undefined }, '款')?.text;

describe('what the price of a Chinese product is for', () => {
  it.each([
    ['螺蛳粉加臭加辣300g*6包 方便速食', '6包'],
    ['一次性洗脸巾加厚80抽*6包', '6包'],
    ['一次性医用外科口罩 独立包装50只', '50只'],
    ['电动牙刷头替换头 软毛6支装', '6支'],
    ['咸鸭蛋正宗高邮红心熟蛋整箱20枚真空独立包装', '20枚'],
    ['挂耳咖啡美式黑咖啡30包装组合装', '30包'],
    ['鱼油软胶囊深海鱼油 200粒', '200粒'],
  ])('is the pack of the title: %s', (name, pack) => {
    expect(read(name)).toBe(pack);
  });

  it('is the pack of a point, if the title names none', () => {
    expect(read('牙线棒超细家庭装', ['50支*6盒'])).toBe('6盒');
    expect(read('玻璃保鲜盒', ['三件套：400/640/1050ml'])).toBe('三件套');
  });

  it('is no pack of which the price is for more, or what is in each', () => {
    expect(read('婴儿洗衣液2L瓶+500g*4袋')).toBeUndefined();
    expect(read('坚果 每包25颗')).toBeUndefined();
  });
});
