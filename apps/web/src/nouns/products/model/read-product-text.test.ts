import { TEXT_LIMITS } from '@reelwright/contracts';
import { describe, expect, it, test } from 'vitest';
import { type ProductText, readProductText } from './read-product-text.ts';

type Read = Partial<Omit<ProductText, 'selling_points' | 'language'>> & { points?: string[] };

const ENGLISH: [text: string, read: Read][] = [
  [
    'Acme Trail Mug, enamel steel, holds 350 ml, $24, dishwasher safe.',
    { name: 'Acme Trail Mug', price: 24, currency: 'USD', points: ['Enamel steel', 'Holds 350 ml', 'Dishwasher safe'] },
  ],
  [
    'Introducing the LumaDesk Lamp by Northlight. It dims to a warm glow, charges your phone, and folds flat. Only $89 (was $120).',
    {
      name: 'LumaDesk Lamp',
      brand: 'Northlight',
      price: 89,
      original_price: 120,
      currency: 'USD',
      points: ['Dims to a warm glow, charges your phone, and folds flat'],
    },
  ],
  [
    'Nova Buds Pro - wireless earbuds with 30 h battery, IPX4, USB-C. €59.90',
    {
      name: 'Nova Buds Pro',
      price: 59.9,
      currency: 'EUR',
      points: ['Wireless earbuds with 30 h battery', 'IPX4', 'USB-C'],
    },
  ],
  [
    'Ember Mug 2\n\nKeeps coffee at 57 °C for 80 minutes. App controlled.\n\n- 295 ml\n- Ceramic coating\n\n$129.95, was $149.95',
    {
      name: 'Ember Mug 2',
      price: 129.95,
      original_price: 149.95,
      currency: 'USD',
      points: ['Keeps coffee at 57 °C for 80 minutes', 'App controlled', '295 ml', 'Ceramic coating'],
    },
  ],
  [
    'Brand: Fernwood\nProduct: Garden Kneeler\nPrice: 39\nCurrency: EUR\nFeatures: folds flat, holds 150 kg',
    {
      name: 'Garden Kneeler',
      brand: 'Fernwood',
      price: 39,
      currency: 'EUR',
      points: ['Folds flat', 'Holds 150 kg'],
    },
  ],
  [
    'Title: Glass Food Containers\nSelling points:\n* Leakproof lids\n* Oven, microwave and freezer safe\nOriginal price: $49\nPrice: $35',
    {
      name: 'Glass Food Containers',
      price: 35,
      original_price: 49,
      currency: 'USD',
      points: ['Leakproof lids', 'Oven, microwave and freezer safe'],
    },
  ],
  [
    'Make a video ad for my Cloud Pillow. Memory foam, cooling cover, 5-year warranty. Price: 49,90 €',
    {
      name: 'Cloud Pillow',
      price: 49.9,
      currency: 'EUR',
      points: ['Memory foam', 'Cooling cover', '5-year warranty'],
    },
  ],
  [
    'Our Alpine Jacket is waterproof and weighs 300 g.',
    { name: 'Alpine Jacket', points: ['Waterproof and weighs 300 g'] },
  ],
  [
    'Our shampoo bar replaces three bottles. RRP £12.00, now £9.50. Save £2.50!',
    { name: 'Shampoo bar', price: 9.5, original_price: 12, currency: 'GBP', points: ['Replaces three bottles'] },
  ],
  [
    'Tired of cold coffee? Meet the HeatKeep tumbler. Stays hot for 12 hours. Free shipping over $50. Buy now!',
    { name: 'HeatKeep tumbler', points: ['Stays hot for 12 hours'] },
  ],
  [
    'Sony® WH-9 headphones: 40 h battery, noise cancelling. Price 299',
    { name: 'Sony WH-9 headphones', brand: 'Sony', price: 299, points: ['40 h battery', 'Noise cancelling'] },
  ],
  [
    'Hydro 500: vacuum bottle, BPA free. Made by Northern Peak. CHF 39.-',
    {
      name: 'Hydro 500',
      brand: 'Northern Peak',
      price: 39,
      currency: 'CHF',
      points: ['Vacuum bottle', 'BPA free'],
    },
  ],
  [
    'Night cream with retinol, fragrance free, by Alma Skin. For people who work at night. €28',
    {
      name: 'Night cream',
      brand: 'Alma Skin',
      price: 28,
      currency: 'EUR',
      audience: 'people who work at night',
      points: ['With retinol', 'Fragrance free'],
    },
  ],
  [
    'Yoga mat (6 mm, natural rubber) in sage green for 54 dollars',
    { name: 'Yoga mat in sage green', price: 54, currency: 'USD', points: ['6 mm', 'Natural rubber'] },
  ],
  [
    'Fresh pasta kit with flour, tools and a recipe book. Serves four. From $39',
    { name: 'Fresh pasta kit', points: ['With flour, tools and a recipe book', 'Serves four'] },
  ],
  [
    'The Trailblazer 40 is a hiking backpack. Weighs just 1.1 kg, and fits cabin luggage rules, which makes it great for flights.',
    {
      name: 'Trailblazer 40',
      points: [
        'A hiking backpack',
        'Weighs just 1.1 kg, and fits cabin luggage rules, which makes it great for flights',
      ],
    },
  ],
  [
    'VELA Ceramic Pour-Over Set | 2 filters | 600 ml carafe | $1,299.00',
    { name: 'VELA Ceramic Pour-Over Set', price: 1299, currency: 'USD', points: ['2 filters', '600 ml carafe'] },
  ],
  [
    'We sell handmade soy candles. They burn for 40 hours. 12.50 GBP each.',
    { name: 'Handmade soy candles', price: 12.5, currency: 'GBP', points: ['They burn for 40 hours'] },
  ],
  ['Kids rain boots, size 22-30, €19-29', { name: 'Kids rain boots', points: ['Size 22-30'] }],
  ['running shoes', { name: 'Running shoes' }],
  ['A lamp that is kind to the eyes.', { points: ['Kind to the eyes'] }],
  [
    'Our candle shop in Leeds pours soy candles by hand every week.',
    { points: ['Our candle shop in Leeds pours soy candles by hand every week'] },
  ],
  ['Hello and welcome to our show, today we talk about tea.', {}],
  ['A lamp.', {}],
  ['', {}],
];

const CHINESE: [text: string, read: Read][] = [
  [
    '山岚青瓷茶杯，手工拉坯，容量200毫升，售价129元，送礼盒',
    { name: '山岚青瓷茶杯', price: 129, currency: 'CNY', points: ['手工拉坯', '容量200毫升', '送礼盒'] },
  ],
  [
    '品牌：山岚\n名称：青瓷茶杯\n价格：129元\n卖点：\n1. 手工拉坯\n2. 容量200毫升，微波炉可用',
    {
      name: '青瓷茶杯',
      brand: '山岚',
      price: 129,
      currency: 'CNY',
      points: ['手工拉坯', '容量200毫升', '微波炉可用'],
    },
  ],
  [
    '产品名称：便携榨汁杯\n容量：350ml\n特点：无线充电；30秒出汁\n活动价：￥129\n原价：￥199',
    {
      name: '便携榨汁杯',
      price: 129,
      original_price: 199,
      currency: 'CNY',
      points: ['容量：350ml', '无线充电', '30秒出汁'],
    },
  ],
  [
    '这款保温杯采用316不锈钢内胆，保温12小时，一键开盖。现价99元，原价159元。',
    {
      name: '保温杯',
      price: 99,
      original_price: 159,
      currency: 'CNY',
      points: ['采用316不锈钢内胆', '保温12小时', '一键开盖'],
    },
  ],
  [
    '智能手表 血氧检测 14天续航 5ATM防水 399元',
    { name: '智能手表', price: 399, currency: 'CNY', points: ['血氧检测', '14天续航', '5ATM防水'] },
  ],
  [
    '蜂花牌护发素 1L，无硅油，留香24小时，¥29.9',
    { name: '蜂花牌护发素 1L', brand: '蜂花', price: 29.9, currency: 'CNY', points: ['无硅油', '留香24小时'] },
  ],
  [
    '【新品】山岚青瓷茶杯\n手工拉坯，一杯一色\n材质：青瓷\n只要 129',
    { name: '山岚青瓷茶杯', price: 129, points: ['手工拉坯', '一杯一色', '材质：青瓷'] },
  ],
  ['请帮我为我们的竹纤维毛巾做一个广告视频', { name: '竹纤维毛巾' }],
  [
    '想要一条不勒腰的打底裤？云朵裤采用莱赛尔面料，高腰收腹。现价89元',
    { name: '云朵裤', price: 89, currency: 'CNY', points: ['采用莱赛尔面料', '高腰收腹'] },
  ],
  [
    '这是我们的新品竹炭牙膏。温和不刺激。120克装，两支58元，立即购买',
    { name: '竹炭牙膏', points: ['温和不刺激', '120克装'] },
  ],
  ['我们是一家做手工皂的小店，不加香精，卖25元。', { price: 25, currency: 'CNY', points: ['不加香精'] }],
];

describe('a description of a product', () => {
  test.each([...ENGLISH, ...CHINESE])('%s', (text, { points = [], ...read }) => {
    const { selling_points: found, language: _language, ...rest } = readProductText(text);
    expect({ ...rest, points: found }).toEqual({ ...read, points });
  });

  it('detects the language', () => {
    expect(readProductText('Acme Trail Mug, enamel steel').language).toBe('en');
    expect(readProductText('便携榨汁杯 350ml USB-C 充电').language).toBe('zh-CN');
  });

  test.each([...ENGLISH, ...CHINESE])('invents nothing: %s', (text) => {
    const { name = '', brand = '', selling_points: points } = readProductText(text);
    const said = [name, brand, ...points].flatMap(
      (each) => each.toLowerCase().match(/\p{Script=Han}+|[\p{L}\d]+/gu) ?? [],
    );
    for (const word of said) expect(text.toLowerCase()).toContain(word);
  });

  it('returns at most ten points of at most 100 characters, all of them whole', () => {
    const long = 'Soft lining '.repeat(10).trim();
    const lines = Array.from({ length: 14 }, (_none, index) => `- Point number ${index}`);
    const { selling_points: points } = readProductText(['Mug', `- ${long}`, ...lines].join('\n'));
    expect(points).toHaveLength(TEXT_LIMITS.sellingPoints.maxLines);
    expect(points[0]).toBe('Point number 0');
  });

  it('reads long texts fast', () => {
    const text = 'Warm, dry and light, it goes with you, by day, by night, at 24 or 30, '.repeat(60);
    const startedAt = performance.now();
    readProductText(text.slice(0, 4000));
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
