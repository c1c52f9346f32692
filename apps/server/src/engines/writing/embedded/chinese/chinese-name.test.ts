import { describe, expect, it } from 'vitest';
import { readChineseName } from './chinese-name.ts';

describe('the name in a Chinese title', () => {
  it.each([
    ['人体工学椅家用电脑椅舒适久坐护腰电竞椅办公座椅可躺午休升降转椅书房学习椅', '人体工学椅'],
    ['速干中性笔ST头刷题笔0.5mm黑色学生用考试专用按动水笔高颜值碳素笔', '速干中性笔'],
    ['【官方旗舰】轻音破壁机家用全自动加热豆浆机多功能榨汁辅食料理机1.75L', '轻音破壁机'],
  ])('is the first thing of a row of search words: %s', (title, name) => {
    expect(readChineseName(title, undefined).full).toBe(name);
  });

  it.each([
    ['一个人住之后，我的床头多了这盏小夜灯|蘑菇氛围灯', '蘑菇氛围灯'],
    ['被同事追着问的豆沙色！黄皮素颜也能涂的镜面唇釉', '镜面唇釉'],
  ])('is no sentence: %s', (title, name) => {
    expect(readChineseName(title, undefined).full).toBe(name);
  });

  it.each(['云朵不锈钢保温杯', '牛奶锅不粘小奶锅', '洗衣凝珠'])('stays whole in a short title: %s', (title) => {
    expect(readChineseName(title, undefined).full).toMatch(/杯$|锅$|珠$/u);
  });
});
