import generalClaims from '../words/general-claims.json' with { type: 'json' };
import qualities from '../words/qualities.json' with { type: 'json' };
import { readRows } from '../words/read-rows.ts';
import type { AttributeRow } from './attribute-row.ts';

const toRow = (words: string, impliedBy: string): AttributeRow => ({ kind: 'attribute', words, impliedBy });

const FREE_OF = [
  'bpa',
  'gluten',
  'sugar',
  'dairy',
  'alcohol',
  'fragrance',
  'parabens?',
  'sul(?:f|ph)ates?',
  'silicones?',
  'phthalates?',
  'chemicals?',
  'toxins?',
  'plastic',
  'lead',
  'cruelty',
  'nuts?',
  'soy',
  'lactose',
  'caffeine',
  'latex',
  'nickel',
  'gmos?',
  'additives?',
  'preservatives?',
  'dyes?',
  'pesticides?',
  'grain',
  'aluminum',
  'pfas',
  'teflon',
  'formaldehyde',
];
const FREE_OF_CHINESE = [
  '酒精',
  '香精',
  '糖|蔗糖',
  '防腐剂',
  '添加剂?',
  '硅油',
  '麸质',
  '咖啡因',
  '反式脂肪',
  '荧光剂',
  '甲醛',
  'bpa|双酚a',
  '激素',
  '色素',
  '农药',
  '脂肪?',
  '卡(?!路)',
  '塑料',
  '香料',
  '乳糖',
  '刺激',
];
/** Entries of the two lists that name the same thing. */
const SAME_IN_CHINESE: Readonly<Record<string, string>> = {
  bpa: '双酚a',
  sugar: '糖',
  alcohol: '酒精',
  fragrance: '香精',
  caffeine: '咖啡因',
  gluten: '麸质',
  preservatives: '防腐剂',
  additives: '添加',
  silicones: '硅油',
};

/** Things that a product may be free of, in each language: the other language's word supports it too. */
const WITHOUT: readonly AttributeRow[] = [
  ...FREE_OF.map((what) => {
    const chinese = SAME_IN_CHINESE[what.replace('?', '')];
    return toRow(
      `(?:${what})[- ]free|free (?:of|from) (?:added |all |any |artificial |harsh )?(?:${what})|(?:no|zero|without) (?:added |any |artificial |harsh )?(?:${what})(?!\\p{L})`,
      `${what === 'cruelty' ? 'not tested on animals|' : ''}un(?:scented|sweetened)${what === 'fragrance' || what === 'sugar' ? '' : '_'}|free (?:of|from) [^.;]*(?:${what})|(?:no|without) [^.;]{0,40}(?:${what})${chinese ? `|(?:不含|无|零|0)[^,.]{0,8}${chinese}` : ''}`,
    );
  }),
  ...FREE_OF_CHINESE.map((what) => {
    const english = Object.entries(SAME_IN_CHINESE).find(([, chinese]) => what.includes(chinese))?.[0];
    return toRow(
      `(?:不含|不添加|无|零|0|没有)(?:任何|人工)?(?:${what})`,
      `(?:不含|无|零|0)[^.;]{0,16}(?:${what})${english ? `|${english}[- ]free|no ${english}` : ''}`,
    );
  }),
];

/** In order of precedence for overlaps. */
export const ATTRIBUTE_ROWS: readonly AttributeRow[] = [...readRows(generalClaims), ...WITHOUT, ...readRows(qualities)];
