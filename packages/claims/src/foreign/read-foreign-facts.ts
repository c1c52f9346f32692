import type { AdLanguage, SourceField } from '@reelwright/contracts';
import type { ClaimProduct } from '../claim-product.ts';
import {
  COUNTED,
  FEATURES,
  LETTERS,
  type ForeignTerm,
  MATERIAL_LABELS,
  MATERIALS,
  MEASURES,
  PARTS,
  TURNED,
  TURNED_BEHIND,
  UNITS,
} from './foreign-terms.ts';

/** What a text in another language says for certain, in the ad's language. */
export interface ForeignFact {
  text: string;
  source: SourceField;
  range: { start: number; end: number };
}

/** What is told, in both languages of ads; facts of one topic are told once. */
interface Reading {
  topic: string;
  en: string;
  zh: string;
  start: number;
  end: number;
}

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const UNIT = String.raw`(?:mm|cm|kg|gr?|ml|[mlLWg]|мм|см|кг|мл|[мгл]|Вт|Liter|litres?|litri|litros?|Watts?|watts?|Gramm|grammes|grammi|gramos|リットル|ミリ|センチ|グラム|キロ|ワット|리터)(?![${LETTERS}²³/])`;
const alternatives = (terms: readonly ForeignTerm[]): string => terms.map(({ words }) => words).join('|');
const ANY_MATERIAL = `(?:${alternatives(MATERIALS)})`;
const ANY_PART = `(?:${alternatives(PARTS)})`;

/** A term with its words compiled once: a product has many texts. */
interface CompiledTerm extends ForeignTerm {
  pattern: RegExp;
}
const compile = (terms: readonly ForeignTerm[], toPattern: (words: string) => string): CompiledTerm[] =>
  terms.map((term) => ({ ...term, pattern: new RegExp(toPattern(term.words), 'iu') }));
const toWhole = (words: string): string => `^(?:${words})$`;

const WHOLE_MATERIALS = compile(MATERIALS, toWhole);
const WHOLE_PARTS = compile(PARTS, toWhole);
const MEASURED = compile(
  MEASURES,
  (words) =>
    String.raw`^\s*(?:${words})\s*[:：]?\s*(?:ca\.?|env\.?|circa|約|bis zu|max\.?)?\s*(?<number>${NUMBER})\s?(?<unit>${UNIT})(?!\s?[x×*])`,
);
const COUNTS = compile(COUNTED, (words) => String.raw`(?<![\d.,])(?<count>\d{1,4})\s?(?:${words})`);
const TOLD_FEATURES = compile(FEATURES, (words) => words);
const PART = new RegExp(ANY_PART, 'iu');

/** Finds the term whose words a text is. */
const findTerm = (terms: readonly CompiledTerm[], text: string): CompiledTerm | undefined =>
  terms.find(({ pattern }) => pattern.test(text.trim()));

/** 1,5 and 1.5 are one number; 1.204 may be two. */
function readNumber(written: string): number | null {
  const value = Number(written.replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? value : null;
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words that join a share and its material: 100% de algodón, coton 100 %. */
const JOINT = String.raw`\s*(?:\(|de |di |d['’]|aus |из |of )?\s*`;
const SHARE = new RegExp(
  String.raw`(?<before>\d{1,3})\s?[%％]${JOINT}(?<material>${ANY_MATERIAL})|(?<named>${ANY_MATERIAL})\s*[:(]?\s*(?<behind>\d{1,3})\s?[%％]`,
  'giu',
);
/** What stands between the shares of one blend. */
const BETWEEN_SHARES = /^[\s,;/+、・·)(]*(?:und|et|e|y|en|i|и|and)?[\s,;/+、・·)(]*$/iu;

/** 80% Baumwolle, 20% Polyester: all of it; shares of a part, or of which some are missing, are not told. */
function readShares(text: string): Reading[] {
  if (!/[%％]/u.test(text)) return [];
  const shares = [...text.matchAll(SHARE)].map((match) => {
    const { before, behind, material, named } = match.groups ?? {};
    const term = findTerm(WHOLE_MATERIALS, material ?? named ?? '');
    return { share: Number(before ?? behind), term, start: match.index, end: match.index + match[0].length };
  });
  const [first] = shares;
  const last = shares.at(-1);
  if (first === undefined || last === undefined) return [];
  const sum = shares.reduce((total, { share }) => total + share, 0);
  const isOne = shares.every(
    ({ start }, at) => at === 0 || BETWEEN_SHARES.test(text.slice(shares[at - 1]?.end, start)),
  );
  const isOfPart = PART.test(text.slice(0, first.start));
  if (sum !== WHOLE || !isOne || isOfPart || shares.some(({ term }) => term === undefined)) return [];
  if (TURNED.test(text.slice(0, first.start))) return [];
  return [
    {
      topic: 'material',
      en: shares.map(({ share, term }) => `${share}% ${term?.en}`).join(' and '),
      zh: shares.map(({ share, term }) => `${share}%${term?.zh}`).join('、'),
      start: first.start,
      end: last.end,
    },
  ];
}
const WHOLE = 100;

const LABELLED = new RegExp(
  String.raw`^\s*(?:(?:${MATERIAL_LABELS})\s*[:：]\s*|(?:Hergestellt aus|Gefertigt aus|Aus|Fabriqué en|En|Realizzato in|In|Hecho de|Feito (?:de|em)|Vervaardigd van|Gemaakt van|Wykonan[ey] z|Изготовлен\S* из|Из|Made (?:of|from))\s+)?(?<material>${ANY_MATERIAL})(?:製|제)?(?:\s+(?:gefertigt|hergestellt))?\s*$`,
  'iu',
);
const LABELLED_PART = new RegExp(
  String.raw`(?:(?:${MATERIAL_LABELS})\s+(?:de la |de |du |der |des |del |della )?(?<labelled>${ANY_PART})|(?:^|[\s,(])(?<part>${ANY_PART}))\s*(?:[:：]\s*|\s+(?:aus|in|en|de|di|em|van|z|из|of)\s+)(?<material>${ANY_MATERIAL})(?=$|[\s,.;)])`,
  'iu',
);
const PART_BEHIND = new RegExp(
  String.raw`(?:^|[\s,(])(?<material>${ANY_MATERIAL})[\s-](?<part>${ANY_PART})(?=$|[\s,.;)])`,
  'iu',
);

/** Material: MDF; sola de borracha. */
function readMaterials(text: string): Reading[] {
  const labelled = LABELLED.exec(text);
  const whole = findTerm(WHOLE_MATERIALS, labelled?.groups?.['material'] ?? '');
  if (whole !== undefined)
    return [{ topic: 'material', en: `Made of ${whole.en}`, zh: `${whole.zh}材质`, start: 0, end: text.length }];
  if (!PART.test(text)) return [];
  const match = LABELLED_PART.exec(text) ?? PART_BEHIND.exec(text);
  if (match === null || TURNED.test(text.slice(0, match.index))) return [];
  const { labelled: named, part: own, material = '' } = match.groups ?? {};
  const [part, stuff] = [findTerm(WHOLE_PARTS, named ?? own ?? ''), findTerm(WHOLE_MATERIALS, material)];
  if (part === undefined || stuff === undefined) return [];
  const [start, end] = [match.index, match.index + match[0].length];
  const en = capitalise(`${stuff.en} ${part.en}`);
  return [{ topic: `material of ${part.en}`, en, zh: `${stuff.zh}${part.zh}`, start, end }];
}

/** Länge: 140 mm, Poids 2,3 kg. */
function readMeasures(text: string): Reading[] {
  if (!/\d/u.test(text)) return [];
  return MEASURED.flatMap(({ en, zh, pattern }): Reading[] => {
    const match = pattern.exec(text);
    const { number = '', unit: written = '' } = match?.groups ?? {};
    const [value, unit] = [readNumber(number), UNITS.find(([spelling]) => spelling.test(written))];
    if (match === null || value === null || unit === undefined) return [];
    const [, inEnglish, inChinese] = unit;
    return [
      {
        topic: en,
        en: en.replace('{n}', `${value} ${inEnglish}`),
        zh: zh.replace('{n}', `${value}${inChinese}`),
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

const TERM =
  '(?<years>Jahre?n?|ans?|anni|años?|anos?|jaar|lata?|года?|лет|years?|年間?|년)|(?<months>Monate?n?|mois|mesi|meses|maanden|miesi\\S+|месяц\\S*|months?|[ヶかカ]月間?|개월)';
const GUARANTEE = String.raw`(?<![${LETTERS}])(?:Garantie|Herstellergarantie|garanzia|garantía|garantia|gwarancj[ai]|гаранти[яи]|guarantee|warranty)(?![${LETTERS}])|保証|보증`;
const GUARANTEED = new RegExp(
  String.raw`(?<number>\d{1,2})[\s-]*(?:${TERM})[^,.;\d]{0,12}(?:${GUARANTEE})|(?:${GUARANTEE})[^,.;\d]{0,12}(?<behind>\d{1,2})[\s-]*(?:${TERM.replaceAll('<', '<of_')})`,
  'iu',
);

/** 24 Monate Garantie, garanzia 2 anni. */
function readGuarantee(text: string): Reading[] {
  const match = /\d/u.test(text) ? GUARANTEED.exec(text) : null;
  if (match === null) return [];
  const { number, behind, months, of_months: ofMonths } = match.groups ?? {};
  const count = number ?? behind ?? '';
  const isMonths = months !== undefined || ofMonths !== undefined;
  const [start, end] = [match.index, match.index + match[0].length];
  return [
    {
      topic: 'guarantee',
      en: `${count}-${isMonths ? 'month' : 'year'} guarantee`,
      zh: `质保${count}${isMonths ? '个月' : '年'}`,
      start,
      end,
    },
  ];
}

const LARGEST_COUNT = 9999;

/** 3 Regalböden, 1204 páginas. */
function readCounts(text: string): Reading[] {
  if (!/\d/u.test(text)) return [];
  return COUNTS.flatMap(({ en, zh, pattern }): Reading[] => {
    const match = pattern.exec(text);
    const count = Number(match?.groups?.['count'] ?? 0);
    if (match === null || count < 2 || count > LARGEST_COUNT || TURNED.test(text.slice(0, match.index))) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ topic: en, en: `${count.toLocaleString('en')} ${en}`, zh: `${count}${zh}`, start, end }];
  });
}

/** In a longer sentence a feature may be of a part, or of another thing. */
const LONGEST_FEATURE = 60;

function readFeatures(text: string): Reading[] {
  if (text.length > LONGEST_FEATURE) return [];
  return TOLD_FEATURES.flatMap(({ en, zh, pattern }): Reading[] => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const isTurned = TURNED.test(text.slice(0, start)) || TURNED_BEHIND.test(text.slice(end));
    return isTurned ? [] : [{ topic: en, en, zh, start, end }];
  });
}

const READERS = [readShares, readMaterials, readMeasures, readGuarantee, readCounts, readFeatures];

/** A clause or a sentence: a point of a decimal number ends none. */
const PIECE = /(?:[^\n;•|·。.!?！？]|\.(?=\d|\p{Ll}))+/gu;

/** Lists what a product's texts say for certain, each once, in the order of the texts. */
export function readForeignFacts(
  { selling_points: points = [], description = '' }: ClaimProduct,
  language: AdLanguage,
): ForeignFact[] {
  const told = new Set<string>();
  const read = (text: string, source: SourceField): ForeignFact[] =>
    [...text.matchAll(PIECE)].flatMap((match) =>
      READERS.flatMap((reader) => reader(match[0])).flatMap(({ topic, en, zh, start, end }) => {
        if (told.has(topic)) return [];
        told.add(topic);
        const range = { start: match.index + start, end: match.index + end };
        return [{ text: language === 'zh-CN' ? zh : en, source, range }];
      }),
    );
  return [...points.flatMap((point, at) => read(point, `selling_points.${at}`)), ...read(description, 'description')];
}
