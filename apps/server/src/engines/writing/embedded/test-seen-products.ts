import type { AdLanguage } from '@reelwright/contracts';
import { CONTRACT_PRODUCTS } from '../writing-contract.ts';
import type { JudgedProduct } from './test-measure-scripts.ts';

const { full: bottle, chinese: cup } = CONTRACT_PRODUCTS;

/** Products of other tests, which the copywriter has learned from. */
export const SEEN_PRODUCTS: Readonly<Record<AdLanguage, readonly JudgedProduct[]>> = {
  en: [
    {
      product: bottle,
      worth: bottle.selling_points,
      chaff: [
        'Unlike Stanwell bottles it never dents',
        'Lighter than a Yetiva tumbler',
        'Compared to other brands it is quiet',
      ],
    },
    {
      product: { name: 'Enamel Mug', price: 14, currency: 'GBP' },
      worth: ['Enamel on steel', 'Holds 350 ml'],
      chaff: ['the best in the world...', '!!!'],
    },
    {
      product: { name: 'Wireless Noise Cancelling Headphones, Bluetooth 5.3, 40H Playtime | SoundMax' },
      worth: ['12-hour battery life', 'USB-C FAST CHARGING', '✅ Waterproof (IPX7)', 'It fits in any bag.'],
      chaff: ['24/7', 'Wasserdicht und leicht zu reinigen', '全网销量第一'],
    },
  ],
  'zh-CN': [
    { product: cup, worth: cup.selling_points, chaff: ['全网销量第一', 'Keeps drinks hot for 12 hours', '!!!'] },
    {
      product: { name: '轻羽无线蓝牙耳机 降噪运动跑步 2024新款' },
      worth: ['续航12小时', '重量：4克', '一键开盖，单手就能打开'],
      chaff: ['the best in the world...', '全网销量第一'],
    },
  ],
};
