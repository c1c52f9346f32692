import type { SceneContent } from './layout/scene-content.ts';

/** Short and long texts of every kind that a scene can have, in three languages, for tests. */
export const TEST_CONTENTS: readonly { language: string; content: SceneContent }[] = [
  {
    language: 'en',
    content: {
      kicker: 'Aurora',
      title: 'Made for every single day of your life',
      line: 'Two minutes, and you are out of the door.',
      reason: 'Keeps warm for 12 hours',
      ordinal: 1,
      benefits: [
        'Ready in two minutes',
        'Keeps warm for 12 hours',
        'Fits in every bag that you own and then some more',
      ],
      price: '$1,239.90',
      originalPrice: '$2,459.00',
      discount: '-49%',
      rating: { value: 4.8, text: '4.8 (12,204 reviews)' },
      review: {
        quote:
          'I bought one for myself and came back for two more. It simply works, every day, and looks good on the table too.',
        author: 'Annabelle Kirkpatrick',
        rating: 5,
      },
      comparison: { before: { label: 'Before', text: '$2,459.00' }, after: { label: 'Now', text: '$1,239.90' } },
      callToAction: 'Get yours before Friday!',
    },
  },
  {
    language: 'de',
    content: {
      kicker: 'Qualitätshandwerk',
      line: 'Rindfleischetikettierungsüberwachungsaufgaben? Nicht hier.',
      reason: 'Energieeffizienzklasse A',
      ordinal: 2,
      title: 'Donaudampfschifffahrtsgesellschaft trifft Rindfleischetikettierungsüberwachung',
      benefits: [
        'Geschwindigkeitsbegrenzungsfunktion',
        'Spülmaschinengeeignetes Zubehör',
        'Lebensmittelunbedenklichkeitsbescheinigung inklusive',
        'Energieeffizienzklasse A',
      ],
      price: '1.239,90 €',
      originalPrice: '2.459,00 €',
      discount: '-49 %',
      review: {
        quote: 'Die Benutzerfreundlichkeit ist außergewöhnlich, die Verarbeitungsqualität ebenfalls hervorragend.',
        author: 'Maximilian Mustermann',
        rating: 4.5,
      },
      comparison: {
        before: { label: 'Bisher', text: 'Unverbindliche Preisempfehlung' },
        after: { label: 'Jetzt', text: 'Einführungsangebot' },
      },
      callToAction: 'Jetzt unverbindlich test',
    },
  },
  {
    language: 'zh-CN',
    content: {
      kicker: '新品上市',
      line: '两分钟，出门就走，一整天都不用管它。',
      reason: '保温12小时',
      ordinal: 3,
      title: '为每一天而设计的轻盈好物，陪伴你走过四季',
      benefits: ['两分钟即可使用', '保温长达12小时', '轻松放入任何包包', '可机洗'],
      price: '¥1,299',
      originalPrice: '¥2,499',
      discount: '5.2折',
      rating: { value: 4.6, text: '4.6（12,204条评价）' },
      review: {
        quote: '给自己买了一个，又回来买了两个送朋友。真的很好用，放在桌上也好看。',
        author: '安娜',
        rating: 5,
      },
      comparison: { before: { label: '原价', text: '¥2,499' }, after: { label: '现价', text: '¥1,299' } },
      callToAction: '立即抢购限时优惠',
    },
  },
];
