import { expect, test } from 'vitest';
import { findTroubleScene } from './trouble-scenes.ts';

test.each([
  ['活性印染，洗不掉色', '洗一次，盆里的水就变了色。'],
  ['湿地砖上不滑', '脚下一滑，心里一紧。'],
  ['腰头松紧，躺着不勒', '脱下来，一圈红印。'],
])('%s recalls what goes wrong', (fact, scene) => {
  expect(findTroubleScene(fact)).toBe(scene);
});

test.each(['内胆是316不锈钢的', '方向盘不烫手', '夏天不化', '不漏电'])('%s recalls nothing', (fact) => {
  expect(findTroubleScene(fact)).toBeNull();
});
