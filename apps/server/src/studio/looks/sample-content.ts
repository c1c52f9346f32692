import type { SceneContent } from '@reelwright/looks';

/** Languages of the sample texts; German for its long words. */
export const SAMPLE_LANGUAGES = ['en', 'de', 'zh-CN'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

const CONTENTS: Record<SampleLanguage, SceneContent> = {
  en: {
    kicker: 'New in store',
    title: 'Made for every single day',
    line: 'Two minutes. Then you are out of the door.',
    reason: 'Warm for 12 hours',
    ordinal: 1,
    benefits: ['Ready in two minutes', 'Keeps warm for 12 hours', 'Fits in every bag'],
    price: '$39.90',
    originalPrice: '$59.00',
    discount: '-32%',
    rating: { value: 4.8, text: '4.8 (1,204)' },
    review: {
      quote: 'I bought one for myself and came back for two more. It simply works.',
      author: 'Anna K.',
      rating: 5,
    },
    comparison: { before: { label: 'Before', text: '$59.00' }, after: { label: 'Now', text: '$39.90' } },
    callToAction: 'Shop now',
  },
  de: {
    kicker: 'Neuheit',
    line: 'Zwei Minuten, und die Geschwindigkeitsgarantie gilt.',
    reason: 'Spülmaschinengeeignet',
    ordinal: 1,
    title: 'Feuchtigkeitsversorgung mit Geschwindigkeitsgarantie',
    benefits: ['Spülmaschinengeeignet', 'Höchstgeschwindigkeitsladung', 'Lebensmittelverträglichkeit'],
    price: '39,90 €',
    originalPrice: '59,00 €',
    discount: '-32 %',
    rating: { value: 4.8, text: '4,8 (1.204)' },
    review: {
      quote: 'Die Benutzerfreundlichkeit ist außergewöhnlich, die Verarbeitungsqualität ebenfalls.',
      author: 'Anna K.',
      rating: 5,
    },
    comparison: { before: { label: 'Vorher', text: '59,00 €' }, after: { label: 'Jetzt', text: '39,90 €' } },
    callToAction: 'Jetzt ausprobieren',
  },
  'zh-CN': {
    kicker: '新品上市',
    line: '两分钟，出门就走。',
    reason: '保温12小时',
    ordinal: 1,
    title: '为每一天而设计的轻盈好物',
    benefits: ['两分钟即可使用', '保温长达12小时', '轻松放入任何包包'],
    price: '¥199',
    originalPrice: '¥299',
    discount: '6.7折',
    rating: { value: 4.8, text: '4.8（1204）' },
    review: { quote: '给自己买了一个，又回来买了两个。真的很好用。', author: '安娜', rating: 5 },
    comparison: { before: { label: '原价', text: '¥299' }, after: { label: '现价', text: '¥199' } },
    callToAction: '立即购买',
  },
};

export function contentOf(language: SampleLanguage): SceneContent {
  return CONTENTS[language];
}

const CAPTIONS: Record<SampleLanguage, string> = {
  en: 'It keeps its shape all day',
  de: 'Unverwüstlich bei jeder Außentemperatur',
  'zh-CN': '每一天都保持最佳状态',
};

export function sampleCaption(language: SampleLanguage): string {
  return CAPTIONS[language];
}
