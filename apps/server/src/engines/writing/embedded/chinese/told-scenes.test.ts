import { expect, test } from 'vitest';
import { tellScene } from './told-scenes.ts';

test.each([
  ['半夜练不吵邻居', '半夜练，不吵邻居'],
  ['晚上过马路看得见', '晚上过马路，看得见'],
  ['过减速带娃不醒', '过减速带娃不醒'],
  ['开水也能倒', '开水也能倒'],
  ['一次炸一只整鸡', '一次炸一只整鸡'],
  ['15斤大橘转得开身', '15斤大橘转得开身'],
])('%s is a scene', (clause, scene) => {
  expect(tellScene(clause)).toBe(scene);
});

test.each(['猫砂带不出来', '孩子够不到的地方点', '适合孩子', '304不锈钢', '第二天还有'])('%s is none', (clause) => {
  expect(tellScene(clause)).toBeNull();
});
