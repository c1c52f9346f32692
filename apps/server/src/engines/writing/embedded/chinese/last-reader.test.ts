import { describe, expect, it } from 'vitest';
import { type ChineseRefusal, refuseChineseLine } from './last-reader.ts';

const reading = { foreign: ['Nova X2 蓝牙耳机'] };

describe('the last reader of Chinese lines', () => {
  it.each<[string, ChineseRefusal]>([
    ['这就是{name}。', 'unfilled-slot'],
    ['这款杯子的。', 'half-sentence'],
    ['采用。', 'half-sentence'],
    ['说个细节，配同款脚踏。', 'filler'],
    ['还有三色可选。', 'filler'],
    ['想要一把头层牛皮的躺椅？', 'tame-question'],
    ['而且很轻。', 'half-sentence'],
    ['《小王子，看一眼。', 'half-sentence'],
    ['12.9。', 'half-sentence'],
    ['它有 amazing sound，来听。', 'foreign-words'],
    ['★超值★，看这里。', 'seller-mark'],
    ['净含量357克/饼。', 'unread-sign'],
    ['保存：避光通风。', 'unread-sign'],
    ['3-5天收到。', 'unread-sign'],
    ['突破25万名剧迷热烈喜爱。', 'boast'],
    ['毕业十六年后。', 'half-sentence'],
    ['迴响不斷。', 'traditional'],
    ['很轻，，很软。', 'seller-mark'],
    ['售价12.9。', 'price-without-currency'],
    ['原价59块9，现在39。', 'price-without-currency'],
    ['保温12小时，保温12小时。', 'said-twice'],
    ['看料桶，食品级ABS料桶。', 'said-twice'],
    ['这一句没有停顿地一直说下去说到观众早就已经把手指划走了还没有说完。', 'too-long'],
  ])('refuses "%s"', (line, reason) => {
    expect(refuseChineseLine(line, reading)).toBe(reason);
  });

  it.each([
    '系鞋带这件事，到此为止。',
    '一包苏打饼干，12块9。',
    '保温12小时。早上灌的，忙完再喝。',
    '听听Nova X2。',
    'UPF50+，只有130克。',
    'PA+++的防晒，遮光率99%。',
    'Wi-Fi连接，Nova X2，18-8不锈钢。',
    '支持USB充电，2K高清。',
    '买家写道：“音质不错，戴着不累。”',
  ])('accepts "%s"', (line) => {
    expect(refuseChineseLine(line, reading)).toBeNull();
  });
});
