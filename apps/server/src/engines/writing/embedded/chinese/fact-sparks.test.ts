import { expect, test } from 'vitest';
import { listSparks } from './fact-sparks.ts';

test.each([
  ['不含酒精、香精和色素', '酒精、香精、色素？{branded}，都不含。'],
  ['防泼水面料，小雨不怕', '小雨不怕。{branded}，防泼水面料。'],
  ['人体感应出水，猫来就流，猫走就停', '猫来就流，猫走就停。{branded}，人体感应出水。'],
  ['踩不变形', '踩一脚试试。{branded}，踩不变形。'],
  ['活性印染，洗不掉色', '洗一次，盆里的水就变了色。{branded}，活性印染，洗不掉色。'],
  ['反光条，晚上过马路看得见', '晚上过马路，看得见。{branded}，带反光条。'],
])('%s opens with what a viewer sees or gets', (fact, spark) => {
  expect(listSparks(fact).map(({ text }) => text)).toContain(spark);
});

test.each(['3分钟自动停', '内置4000毫安电池，充满一次约用60天', '产自杭州'])(
  '%s is not asked for only to be said again',
  (fact) => {
    expect(listSparks(fact)).toEqual([]);
  },
);

test.each(['承重400公斤，安静不异响', '噪音60分贝，开着也能睡', '真空砖装，防虫防潮', '304不锈钢内胆'])(
  '%s proves no benefit',
  (fact) => {
    expect(listSparks(fact).filter(({ text }) => !text.startsWith('400公斤，压上去'))).toEqual([]);
  },
);

test('what is in the box, what is spared and the part that does it are staged as such', () => {
  expect(listSparks('有羊毛、戳针3支和工作垫')[0]).toMatchObject({ format: 'unboxing' });
  expect(listSparks('不用打孔')[0]).toMatchObject({ format: 'split' });
  expect(listSparks('踩不变形')[0]).toMatchObject({ format: 'macro' });
});
