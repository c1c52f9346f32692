import { expect } from 'vitest';

const offer = { price: 49, original_price: 59, brand: 'Lumo', sku: 'LUMO-01', availability: 'InStock' };
const lamp = { ...offer, name: 'Lumo Desk Lamp' };
const rating = { value: 4.5, count: 12 };
const image = (url: string) => ({ url: `https://www.brightside.example${url}` });
const onCdn = (file: string) => ({ url: `https://cdn.shop.example/${file}` });
const quote = [{ quote: 'Bright, quiet, and it fits on my tiny desk.', author: 'Ann', rating: 5 }];
const points = [
  'Dims from reading light to night light',
  'Folds flat to fit a small drawer',
  'Runs ten hours on a single charge',
];
const description: unknown = expect.stringMatching(/^The Lumo desk lamp lights a whole desk without glare\./);

/** What each page of `SHOP_PAGES` says of its product. */
export const SHOP_PRODUCTS = [
  [
    'woocommerce',
    {
      ...lamp,
      currency: 'USD',
      category: 'Lighting',
      rating,
      reviews: quote,
      description,
      selling_points: points,
      images: [image('/u/lamp.jpg'), image('/u/lamp-side.jpg')],
    },
  ],
  [
    'shopware',
    {
      ...offer,
      name: 'Lumo Schreibtischlampe',
      currency: 'EUR',
      category: 'Licht',
      rating,
      images: [image('/media/lamp_1920x1920.jpg')],
    },
  ],
  ['magento', { ...lamp, currency: 'GBP', category: 'Lighting', description, selling_points: points }],
  [
    'prestashop',
    {
      ...offer,
      name: 'Lampe de bureau Lumo',
      currency: 'EUR',
      category: 'Éclairage',
      images: [image('/12-large_default/lampe.jpg')],
    },
  ],
  ['bigcommerce', { ...lamp, currency: 'USD', category: 'Lighting', description, selling_points: points }],
  [
    'shopify',
    {
      ...lamp,
      currency: 'USD',
      category: 'Lighting',
      description,
      selling_points: points,
      images: [onCdn('lamp.jpg'), onCdn('lamp-side.jpg')],
    },
  ],
  [
    'marketplace',
    {
      name: 'Lumo 折叠护眼台灯 学生书桌灯',
      price: 299,
      original_price: 399,
      currency: 'CNY',
      brand: 'Lumo',
      sku: 'LUMO01',
      availability: 'InStock',
      language: 'zh-CN',
      category: '灯具 > 台灯',
      selling_points: ['三档亮度，阅读夜灯都合适', '折叠以后放进抽屉也不占地方', '充一次电可以用十个小时'],
      images: [{ url: 'https://img.example.cn/lamp.jpg_800x800.jpg' }],
    },
  ],
  [
    'domOnly',
    {
      ...offer,
      name: 'Lumo Desk Lamp, dimmable, black',
      sku: 'B07LUMO001',
      currency: 'GBP',
      category: 'Lighting',
      rating,
      description,
      selling_points: points,
      images: [image('/images/I/71abc._AC_SL1500_.jpg')],
    },
  ],
  ['microdata', { ...lamp, currency: 'EUR', rating, reviews: quote, description, images: [image('/lamp.jpg')] }],
  ['rdfa', { ...lamp, currency: 'EUR', rating, description, images: [image('/lamp.jpg')] }],
  ['nextState', { ...lamp, currency: 'EUR', rating, description, images: [onCdn('lamp.jpg')] }],
  ['nuxtState', { ...lamp, currency: 'EUR', rating, description, images: [onCdn('lamp.jpg')] }],
  [
    'productGroup',
    {
      name: 'Lumo Desk Lamp',
      price: 49,
      currency: 'EUR',
      brand: 'Lumo',
      sku: 'LUMO-01',
      availability: 'InStock',
      rating,
      description,
      images: [onCdn('lamp.jpg')],
    },
  ],
  ['openGraph', { ...lamp, currency: 'EUR', description, images: [onCdn('lamp.jpg')] }],
] as const;
