import { expect, test } from 'vitest';
import { listSparks } from './fact-sparks.ts';

test.each([
  ['内置4000毫安电池，充满一次约用60天', '充一次电，够用多久？{branded}，内置4000毫安电池，充满一次约用60天。'],
  ['不含酒精、香精和色素', '酒精、香精、色素？{branded}，都不含。'],
  ['3分钟展开，不用工具', '展开要多久？{branded}，3分钟展开，不用工具。'],
  ['防泼水面料，小雨不怕', '小雨不怕。{branded}，防泼水面料。'],
  ['人体感应出水，猫来就流，猫走就停', '猫来就流，猫走就停。{branded}，人体感应出水。'],
])('%s opens with what a buyer asks or gets', (fact, spark) => {
  expect(listSparks(fact).map(({ text }) => text)).toContain(spark);
});

test.each(['承重400公斤，安静不异响', '噪音60分贝，开着也能睡', '真空砖装，防虫防潮', '304不锈钢内胆'])(
  '%s proves no benefit',
  (fact) => {
    expect(listSparks(fact).filter(({ text }) => !/^(?:能承多重|怕异响)/u.test(text))).toEqual([]);
  },
);

test('what is in the box, what is spared and the part that does it are staged as such', () => {
  expect(listSparks('有羊毛、戳针3支和工作垫')[0]).toMatchObject({ format: 'unboxing' });
  expect(listSparks('不用打孔')[0]).toMatchObject({ format: 'split' });
  expect(listSparks('超细网面，洗后不变形').at(-1)).toMatchObject({ format: 'macro' });
});

test('an answer of one word says no more than the fact', () => {
  expect(listSparks('倒置不漏水').map(({ text }) => text)).toContain('倒置，会漏水吗？{branded}，不会。');
  // 不容易洒 is no promise.
  expect(listSparks('倒了也不容易洒').every(({ text }) => !text.includes('不会'))).toBe(true);
});
