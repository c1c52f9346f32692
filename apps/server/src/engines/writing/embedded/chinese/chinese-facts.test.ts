import type { Product } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { collectChineseFacts } from './chinese-facts.ts';
import { sayPrice } from './chinese-slots.ts';

const read = (name: string, points: string[] = [], rest: Partial<Product> = {}) =>
  collectChineseFacts({ name, selling_points: points, images: [], ...rest });

describe('the name of a product in a Chinese ad', () => {
  it.each([
    ['加绒连帽卫衣女 宽松 情侣款', '加绒连帽卫衣'],
    ['多功能折叠露营椅月亮椅 户外便携 承重150公斤', '折叠露营椅'],
    ['男士纯棉短袖Polo衫', '纯棉短袖Polo衫'],
    ['《山里的星星》儿童绘本 精装', '《山里的星星》'],
    ['瑜伽垫加宽80cm 防滑 初学者', '瑜伽垫'],
    ['24孔口琴 C调 初学', '24孔口琴'],
    ['木质拆装工具台 3岁+', '木质拆装工具台'],
    ['高跟鞋后跟贴 防磨脚', '高跟鞋后跟贴'],
    ['野生蓝莓干 250克', '野生蓝莓干'],
    ['棘轮扳手套装 46件', '棘轮扳手'],
    ['手冲套装 云边 一壶四杯', '手冲套装'],
    // What the first words name is sold, whatever stands behind them.
    ['黑芝麻丸 九蒸九晒 养生零食', '黑芝麻丸'],
    ['隐形眼镜清洗器 超声波 美瞳盒', '隐形眼镜清洗器'],
    ['手工皮雕 DIY 材料包 卡包 牛皮', '手工皮雕材料包'],
    ['足球训练障碍物 标志桶 足球器材', '足球训练障碍物'],
    ['干果礼盒 坚果大礼包 1.6kg', '干果礼盒'],
    ['床笠 单件 纯棉 防滑固定 席梦思保护套', '床笠'],
  ])('is whole and without keywords: %s', (title, name) => {
    expect(read(title).name).toBe(name);
  });

  it('takes the brand before a bare noun, and keeps to brand and noun when it is long', () => {
    expect(read('运动鞋男 透气', [], { brand: '迈浪' }).name).toBe('迈浪运动鞋');
    expect(read('云朵超轻便携大容量不锈钢真空保温杯', [], { brand: '云朵' }).name).toBe('云朵保温杯');
  });
});

describe('the facts of a product in a Chinese ad', () => {
  const textsOf = (points: string[]) => read('保温杯', points).facts.map(({ text }) => text);

  it('keeps the minus of a temperature', () => {
    expect(textsOf(['-5度制冷'])).toEqual(['-5度制冷']);
  });

  it('keep the label of a row beside its amount', () => {
    const texts = textsOf(['噪音：40分贝', '水箱容量：3升', '额定电压：220V', '适用面积：10-20平方米']);
    expect(texts.toSorted()).toEqual(['适合10到20平方米', '噪音40分贝', '水箱容量3升'].toSorted());
  });

  it('keep what a sign before a number says', () => {
    expect(textsOf(['透光率>90%', '噪音<25分贝'])).toEqual(['噪音不到25分贝', '透光率超过90%']);
  });

  it('keep the condition of an amount', () => {
    expect(textsOf(['续航约45分钟（节能档）'])).toEqual(['节能档续航约45分钟']);
    expect(textsOf(['续航约45分钟（详见说明）'])).toEqual(['续航约45分钟']);
    expect(textsOf(['一支约用60天（早晚各一次）'])).toEqual(['早晚各一次，一支约用60天']);
    expect(textsOf(['一次充电用60天（按每天2次）'])).toEqual(['按每天2次，一次充电用60天']);
  });

  it('keep a line of two or three clauses whole', () => {
    expect(textsOf(['三档风力，一键切换'])).toEqual(['三档风力，一键切换']);
    expect(textsOf(['UPF50+，冰丝面料，上手是凉的'])).toEqual(['UPF50+，冰丝面料，上手是凉的']);
    expect(textsOf(['48V 10Ah锂电，可拆下充电'])).toEqual(['48V10Ah锂电，可拆下充电']);
  });

  it('keep what limits an amount', () => {
    expect(textsOf(['纯电续航约40km（看路况体重）'])).toEqual(['纯电续航约40km，具体看路况体重']);
    expect(textsOf(['24h保温（≥60℃）'])).toEqual(['24h保温，≥60℃']);
    expect(textsOf(['充1小时用60天（每天1分钟）'])).toEqual(['每天1分钟，充1小时用60天']);
  });

  it.each([
    '盖子别进微波炉',
    '别用钢丝球刷',
    '不含枕套',
    '拍1+底座1+带线球3',
    '拍一发一，款式随机',
    '脚背高选大一码',
    '0-4℃保存',
    '冷藏保存，12个月内喝完',
    '孕妇慎食',
    '3副耳塞S/M/L',
    '一边装衣服',
    '开封后冷藏，30天内喝完',
    '备注器具',
    '本品不能代替药物',
    '按平方计价',
    '锅体可拆洗？一体不可浸水',
  ])('leave out care, what does not come along, and the shop: %s', (point) => {
    expect(textsOf([point])).toEqual([]);
  });

  it('keep the label in brackets, of which the rest is said', () => {
    expect(textsOf(['【304内胆】一体成型无焊缝'])).toEqual(['304内胆，一体成型无焊缝']);
    expect(textsOf(['【买一送一】一体成型无焊缝'])).toEqual(['一体成型无焊缝']);
  });

  it('count more than so many, and both of two things', () => {
    expect(textsOf(['100+运动模式'])).toEqual(['100多种运动模式']);
    expect(textsOf(['长衫+马面裙一套'])).toEqual(['长衫加马面裙，一整套']);
  });

  it('leave out a question of running text, and a sentence of which half may not be said', () => {
    const factsOf = (description: string): string[] =>
      read('修脚器', [], { description }).facts.map(({ text }) => text);
    expect(factsOf('磨皮不磨肉，一周一次就够。脚后跟起皮，袜子一穿就勾丝？')).toEqual([]);
    expect(factsOf('磨皮不磨肉，一周一次就够。石英磨头转得稳，全网第一的做工。')).toEqual([]);
  });

  it('keep what is free of a substance', () => {
    expect(textsOf(['不含酒精'])).toEqual(['不含酒精']);
  });

  it('tell nothing that the seller’s first sentence tells', () => {
    const { pitch, facts } = read('保温杯', ['早上灌的水，放学还是温的', '一按就开'], {
      description: '早上灌的水，放学还是温的。',
    });
    expect(pitch?.text).toBe('早上灌的水，放学还是温的');
    expect(facts.map(({ text }) => text)).toEqual(['一按就开']);
  });

  it('keep a label that says what holds for the value', () => {
    expect(textsOf(['适用：地毯、木地板'])).toEqual(['地毯和木地板都能用']);
    expect(textsOf(['适用年龄：3个月以上'])).toEqual(['3个月以上能用']);
    expect(textsOf(['材质：304不锈钢'])).toEqual(['304不锈钢']);
  });

  it('take the setting of an appliance for no boast', () => {
    expect(textsOf(['最低亮度亮100小时', '全网最低价'])).toEqual(['低亮度时亮100小时']);
  });

  it('say nothing of a thing that a list only stands before', () => {
    expect(textsOf(['杯刷+手提袋，坏了包赔'])).not.toContainEqual(expect.stringContaining('手提袋，'));
  });

  it('give a line without the clause that may not be said', () => {
    expect(textsOf(['配三个杯盖，永久保修'])).toEqual(['配三个杯盖']);
  });

  it('keep weights that are not the content of a parcel', () => {
    expect(textsOf(['承重20公斤', '每袋25克'])).toEqual(['承重20公斤', '每袋25克']);
  });

  it('begin with what a buyer asks first', () => {
    expect(textsOf(['直径7厘米', '杯身圆润', '保温12小时'])[0]).toBe('保温12小时');
  });

  it.each([
    '包邮，拍下就发',
    '全网销量第一',
    '品质生活从这里开始',
    '你还在等什么？',
    '本品请勿放入微波炉',
    '7 x 7 x 20cm',
    'best price',
  ])('leave out points without information: %s', (point) => {
    expect(textsOf([point])).toEqual([]);
  });

  it('mention a fact once', () => {
    expect(textsOf(['保温12小时', '长效保温12小时', '316不锈钢内胆', '内胆：316不锈钢'])).toHaveLength(2);
  });
});

describe('the package of a product', () => {
  it('is named only if the seller names it', () => {
    const countOf = (name: string) => read(name, ['100片']).facts[0]?.text;
    expect(countOf('儿童积木')).toBe('100片');
    expect(countOf('儿童积木 一盒装')).toBe('一盒100片');
  });
});

describe('a price', () => {
  it.each([
    ['12.90元', '12块9'],
    ['39.95元', '39块95'],
    ['199元', '199元'],
    ['5.05元', '5.05元'],
    ['12.50美元', '12.50美元'],
  ])('is read in spoken style: %s', (written, said) => {
    expect(sayPrice(written)).toBe(said);
  });
});
