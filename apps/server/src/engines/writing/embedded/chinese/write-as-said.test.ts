import { expect, test } from 'vitest';
import { writeAsSaid } from './write-as-said.ts';

test.each([
  ['蒸汽25g/min', '蒸汽每分钟25克'],
  ['3200转/分', '每分钟3200转'],
  ['蓬松度700+', '蓬松度700以上'],
  ['UPF50+', 'UPF50+'],
  ['遮光率85%-90%', '遮光率85%到90%'],
  ['M-5XL', 'M到5XL'],
  ['360°旋转', '360度旋转'],
  ['绳长3m', '绳长3米'],
  ['316L不锈钢', '316L不锈钢'],
  ['18-8不锈钢', '18-8不锈钢'],
  ['耐-20-110℃', '耐零下20到110度'],
  ['48V10Ah锂电', '48伏10安时锂电'],
])('%s is read as %s', (text, said) => {
  expect(writeAsSaid(text)).toBe(said);
});
