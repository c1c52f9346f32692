import { describe, expect, it } from 'vitest';
import { listSpoken, write } from '../test-write.ts';
import { createTellsAgain, withoutTold } from './same-fact.ts';

const tellsAgain = createTellsAgain(['得数', '会计专用计算器', '计算器']);

describe('a fact is told once', () => {
  it.each([
    ['12位数大屏显示', '按下去有回弹，12位大屏'],
    ['七窨一提，茶里不见花瓣', '七窨一提，花是伏天的双瓣茉莉'],
    ['双机位全程跟拍', '从接亲拍到敬酒，两个机位都在'],
    ['防滑', '出汗也不打滑'],
    ['不用打孔', '免打孔'],
    ['没加蔗糖', '0添加蔗糖'],
    ['能吹10小时', '续航10小时'],
    ['10斤装，约20个', '10斤'],
    ['3两以上，8只', '8只'],
  ])('hears %s in %s', (text, told) => {
    expect(tellsAgain(text, told)).toBe(true);
  });

  it.each([
    ['电池4000毫安', '续航10小时'],
    ['断电保冷6小时', '18升容量，能放12瓶矿泉水'],
    ['这款计算器，39块9', '得数会计专用计算器，真人语音报数'],
    ['防水', '防晒面罩'],
  ])('does not hear %s in %s', (text, told) => {
    expect(tellsAgain(text, told)).toBe(false);
  });

  it('leaves what a line adds, if that stands alone', () => {
    expect(withoutTold('七窨一提，茶里不见花瓣', '七窨一提，花是伏天的', tellsAgain)).toBe('茶里不见花瓣');
    expect(withoutTold('前后双刹，小手捏得动', '小手捏得动', tellsAgain)).toBe('前后双刹');
    expect(withoutTold('两瓶装，各500克', '两瓶', tellsAgain)).toBeNull();
  });
});

describe('a Chinese script', () => {
  const say = async (product: { name: string; description: string; selling_points: string[]; price: number }) =>
    listSpoken(await write({ ...product, currency: 'CNY', images: [] }, 'zh-CN', 30, 2)).join('');

  it('says once what the first sentence and a point tell', async () => {
    const said = await say({
      name: '茉莉花茶浓香型250g罐装',
      description: '七窨一提，花是伏天的双瓣茉莉，泡五泡还有香。',
      selling_points: ['只用春芽，一芽一叶', '七窨一提，茶里不见花瓣', '冷泡热泡都可以'],
      price: 128,
    });
    expect(said.split('七窨一提')).toHaveLength(2);
  });

  it('tells with the price how many it is for, and no service as a thing', async () => {
    const briefs = await say({
      name: '男士平角内裤抗菌透气4条盒装大码',
      description: '穿一天不勒腿，裤边不卷。',
      selling_points: ['石墨烯抗菌裆', '4条一盒'],
      price: 59,
    });
    expect(briefs).toContain('4条，59元');
    expect(briefs.split('4条')).toHaveLength(2);
    const photos = await say({
      name: '婚礼跟拍摄影摄像双机位一天',
      description: '从接亲拍到敬酒，72小时内出预告片。',
      selling_points: ['精修照片80张，底片全送', '异地加收差旅'],
      price: 2980,
    });
    expect(photos).not.toMatch(/这款|一款|加收/u);
  });
});
