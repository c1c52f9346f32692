import type { Product } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { listSpoken, say, writeSeeds } from './test-write.ts';

const mat: Product = {
  name: '浴室防滑垫 淋浴房 大号 吸盘',
  brand: '稳当',
  description: '洗澡地滑，铺一块踩着也踏实。',
  selling_points: [
    '底部168个吸盘',
    'TPE材质，没有胶味',
    '镂空沥水，不积水',
    '挂起来一晚就干',
    '颜色：灰/蓝',
    '送挂钩1个',
  ],
  price: 35,
  currency: 'CNY',
  images: [],
};
const tea: Product = {
  name: '龙井茶 明前 罐装 250g',
  brand: '云栖',
  description: '头采一芽一叶，泡开是豆香。',
  selling_points: ['两罐装，每罐125g', '80度水，三泡仍有味', '产地：浙江新昌'],
  price: 298,
  currency: 'CNY',
  images: [],
};

describe('a Chinese script', () => {
  it('says what the seller says first in its first two lines, word for word, whatever the seed', async () => {
    for (const length of [15, 30])
      for (const script of await writeSeeds(mat, 'zh-CN', 8, length))
        expect(listSpoken(script).slice(0, 2).join(''), say(script)).toContain('洗澡地滑，铺一块踩着也踏实');
  });

  it('puts no words between an opening and the name', async () => {
    for (const script of await writeSeeds(mat, 'zh-CN', 8))
      expect(listSpoken(script).slice(0, 2).join('')).not.toMatch(/看看|试试|认识一下|这就是/);
  });

  it('tells presents and colours after what the product does', async () => {
    const told = (await writeSeeds(mat, 'zh-CN', 8, 30)).map(listSpoken);
    const placeOf = (lines: string[], what: RegExp): number => lines.findIndex((line) => what.test(line));
    const withAsides = told.filter((lines) => placeOf(lines, /还送|颜色有/) >= 0);
    expect(withAsides.length).toBeGreaterThan(0);
    expect(withAsides.filter((lines) => placeOf(lines, /吸盘|沥水|胶味/) > placeOf(lines, /还送|颜色有/))).toEqual([]);
  });

  it('says what one takes, what comes along, and names a service as one', async () => {
    const service: Product = {
      ...mat,
      name: '上门洗衣机清洗服务 滚筒波轮 深度除菌',
      description: '',
      selling_points: ['约50分钟/台，自带工具', '断电自动停机+指示灯', '可拆卸清洗滤网'],
    };
    const scripts = (await writeSeeds(service, 'zh-CN', 6, 30)).map(say);
    for (const text of scripts) expect(text).not.toMatch(/、台|停机和|可以拆卸清洗滤网|一台洗衣机/);
    expect(scripts.some((text) => text.includes('每台约50分钟'))).toBe(true);
    expect(scripts.some((text) => text.includes('滤网可以拆卸清洗'))).toBe(true);
  });

  it.each([
    ['尤克里里26寸相思木 成人入门 全套配件', '尤克里里'],
    ['猫粮鸡肉冻干猫粮成猫增肥发腮', '鸡肉冻干猫粮'],
    ['汽车坐垫全包围四季通用 专车定制', '汽车坐垫'],
    ['雅马同款折叠谱架 便携专业', '折叠谱架'],
  ])('names %s by what it is, once', async (title, name) => {
    for (const script of await writeSeeds({ ...mat, name: title, description: '' }, 'zh-CN', 2))
      expect(say(script)).toContain(`稳当${name}`);
  });

  it('names what a title without spaces names first', async () => {
    const title = '儿童防踢睡袋春秋薄款四季通用宝宝纯棉空调被神器一体式';
    for (const script of await writeSeeds({ ...mat, name: title, description: '' }, 'zh-CN', 4))
      expect(say(script)).toMatch(/稳当儿童防踢睡袋/);
    const unknown = '地毯除味喷雾剂沙发布艺免洗强力家用客厅卧室宠物尿渍';
    for (const script of await writeSeeds({ ...mat, name: unknown, description: '' }, 'zh-CN', 4))
      expect(say(script)).toMatch(/稳当地毯除味/);
  });

  it('names the maker without the word for the shop', async () => {
    for (const script of await writeSeeds({ ...mat, brand: '稳当的店', description: '' }, 'zh-CN', 4))
      expect(say(script)).not.toContain('的店');
  });

  it('tells the price of a thing that nobody knows how to count', async () => {
    const pool: Product = { ...mat, name: '露天泳池 家庭 充气 2.6米', description: '接根水管，孩子能玩一下午。' };
    for (const script of await writeSeeds(pool, 'zh-CN', 8)) expect(say(script)).toContain('35元');
  });

  it('names the price of a pack as the price of the pack', async () => {
    const scripts = await writeSeeds(tea, 'zh-CN', 8);
    for (const script of scripts) expect(say(script)).not.toMatch(/298元一罐|一罐298元|这罐/);
    expect(scripts.some((script) => say(script).includes('两罐，298元'))).toBe(true);
  });
});

describe('an English script', () => {
  const game: Product = {
    name: 'Moonlit Harbor – Board Game for 1-5 Players',
    brand: 'Tin Lantern',
    description: '',
    selling_points: ['84 wooden boats', 'Ends in an hour (almost)', 'Lighter than a paperback'],
    price: 39,
    currency: 'USD',
    images: [],
  };

  it('says what a thing with a name of its own is', async () => {
    for (const script of await writeSeeds(game, 'en', 8))
      expect(say(script)).toContain('the board game Moonlit Harbor by Tin Lantern'.replace(/^the/, ''));
  });

  it('claims no more than the seller does in brackets', async () => {
    for (const script of await writeSeeds(game, 'en', 8, 30))
      expect(say(script)).not.toMatch(/ends in an hour(?!, almost)/i);
  });
});
