import { describe, expect, it } from 'vitest';
import { joinList, tellChoice, tellRow } from './tell-label.ts';

describe('a row of a seller’s table is said', () => {
  it.each([
    ['颜色', '白/粉/墨绿', '颜色有白、粉和墨绿'],
    ['口味', '海盐/香葱', '口味有海盐和香葱'],
    ['质保', '整机1年 电机3年', '整机质保1年，电机质保3年'],
    ['质保', '2年', '质保2年'],
    ['适用', '地毯、瓷砖、木地板', '地毯、瓷砖和木地板都能用'],
    ['可选', '小鹿、松鼠、刺猬', '小鹿、松鼠、刺猬，任选一款'],
    ['三档粗细', '粗/中/细', '有粗、中和细三档粗细'],
    ['桶内双格', '洗涤/甩干', '桶内双格，洗涤、甩干分开'],
    ['料包4个', '醋包/辣油/花生', '料包有4个，醋包、辣油、花生都有'],
    ['3个一套', '黑、香槟、藕粉', '3个一套，黑、香槟、藕粉'],
    ['赠', '梳子+发夹3个', '还送梳子和3个发夹'],
    ['噪音', '40分贝', '噪音40分贝'],
    ['配料', '牛肉、盐、白砂糖', '配料是牛肉、盐和白砂糖'],
    ['电池', '7.4V锂电池', '内置7.4V锂电池'],
    ['照明', 'LED灯', '带LED灯'],
    ['键帽材质', 'PBT双色注塑', '键帽是PBT双色注塑'],
  ])('with what its label says of the value: %s：%s', (label, value, said) => {
    expect(tellRow(label, value)).toBe(said);
  });

  it.each([
    ['型号', 'AB-12'],
    ['额定功率', '770W'],
    ['尺寸', '40*60cm'],
    ['颜色', '见图'],
    ['面料', '聚酯纤维95% 氨纶5%'],
    ['产品重量', '约920克'],
    ['连接方式', '有线/蓝牙'],
  ])('not at all if nobody would say it: %s：%s', (label, value) => {
    expect(tellRow(label, value)).toBeNull();
  });
});

describe('a choice without a label is said', () => {
  it.each([
    ['黑色、白色、粉色', '颜色有黑色、白色和粉色'],
    ['原味、麻辣味', '口味有原味和麻辣味'],
    ['柚子、无香，两款', '有柚子和无香两款'],
  ])('as a choice: %s', (text, said) => {
    expect(tellChoice(text)).toBe(said);
  });

  it('not if it may be anything', () => {
    expect(tellChoice('焦糖、黑、奶白')).toBeNull();
  });
});

it('a number stands before what it counts', () => {
  expect(joinList(['夹子2个', '收纳袋'])).toBe('2个夹子和收纳袋');
  expect(joinList(['口袋共3个', '拉链'])).toBe('口袋共3个和拉链');
});
