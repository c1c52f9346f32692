import { expect, test } from 'vitest';
import { sayQuantities } from './say-quantities.ts';

test.each([
  ['60g/㎡', '每平方米60克'],
  ['净含量357g/饼', '净含量每饼357克'],
  ['约60分钟/台', '每台约60分钟'],
  ['7g/泡，可冲8-10泡', '每泡7克，可冲8到10泡'],
  ['0-400/0-1350转/分', '每分钟0到400、0到1350转'],
  ['转速1000-3000r/min', '转速每分钟1000到3000转'],
  ['时速25km/h', '时速25公里'],
])('%s is said of one: %s', (written, said) => {
  expect(sayQuantities(written)).toBe(said);
});

test.each([
  ['-20℃~70℃', '零下20度到70度'],
  ['500g-1kg', '500克到1公斤'],
  ['85%-90%', '85%到90%'],
  ['80抽×10包', '每包80抽，共10包'],
  ['200*230cm', '200乘230厘米'],
  ['15/30/60分钟', '15分钟、30分钟、60分钟'],
  ['5V/2A', '5伏、2安'],
  ['3/4英寸', '四分之三英寸'],
  ['16:9', '16比9'],
  ['≤25dB', '不超过25分贝'],
  ['精度±0.5℃', '精度正负0.5度'],
  ['30g±1g', '约30克'],
  ['18+1档', '18加1档'],
  ['48V10Ah', '48伏10安时'],
  ['28N·m', '28牛米'],
])('%s is read as %s', (written, said) => {
  expect(sayQuantities(written)).toBe(said);
});

test.each(['8:00-22:00', 'T5-08', '18-8不锈钢', '1/2', 'UPF50+', '316L不锈钢', '52%vol', 'H.265'])(
  '%s is no amount and stays as it is',
  (written) => {
    expect(sayQuantities(written)).toBe(written);
  },
);
