import { isTelling } from './housekeeping.ts';
import type { LabelledFact } from '../merge/findings.ts';
import { MATERIAL_LABEL } from '../sources/material-label.ts';
import { refusePoint } from './point-refusals.ts';

/** A row of a table phrased as a line. */
export interface RowPoint {
  line: string;
  /** Lowest for what buyers ask first; measures have MEASURE_RANK. */
  rank: number;
}

const MATERIAL_RANK = 1;
const FEATURE_RANK = 3;
export const MEASURE_RANK = 5;
const MIN_LENGTH = 5;
const MAX_LABEL_WORDS = 4;
const MAX_VALUE_WORDS = 14;

/** Rows about the trade, the parcel or the record, or that repeat the name and the images. */
const REFUSED_LABEL =
  /brand|marke|marca|marque|merk|manufacturer(?!['’]?s (?:guarantee|warranty))|hersteller|fabricante|vendor|seller|supplier|shop|store|model|sku|asin|\bean\b|gtin|isbn|\bupc\b|\bmpn\b|code|number$|\bno\.?$|\bnr\b|nummer|артикул|код|pack(?:ag|ed|ing|s\b)|verpackung|emballage|embalaje|imballo|parcel|gross|brutto|shipping|delivery|versand|livraison|env[ií]o|entrega|lead time|price|preis|prix|precio|prezzo|cena|stock|avail|verfügbar|dispon|condition|zustand|origin\b|herkunft|origem|origen|country|land\b|made in|colou?r|farbe|couleur|colore|\bcor\b|värv|цвет|(?:^|\s)size$|größe$|taille$|talla$|tamanho$|taglia$|gender|geschlecht|género|genre|sexe|season|saison|category|kategorie|categor|cat[ée]gor|date|datum|fecha|\bdata\b|year|jahr|language|sprache|langue|idioma|lingua|edition|rank|rating|review|bewertung|views|link|url|share|care|pflege|entretien|cuidado|wash|clean|contents?\b|lieferumfang|accessor|customi[sz]|quantity|menge$|tooltip|importan|wichtig|notes?$|hinweis|batteries|batterien|assembly|montage(?:art|aufwand)?$|montaje|montaggio|montagem|сборк|组装|組裝|discontinued|eingestellt|contact|kontakt|address|returns?|tax|condi[tç]|产地|產地|品牌|型号|型號|货号|貨號|编号|編號|颜色|顏色|尺码|尺寸表|价格|價格|库存|发货|包装|上市|日期|类别|分类/iu;
const FEATURE =
  /features?$|functions?$|special|highlights?$|options?$|equipment|technolog|extras?$|properties|use$|usage|besonder|eigenschaft|funktion|ausstattung|merkmal|caract[eé]r|fonction|équipement|usage|característica|función|funcoes|funções|funzion|caratteristic|dotazione|omadused|vlastnost|funkc|особенност|функци|оснащ|特点|特點|功能|特性|卖点|賣點|適用|适用|用途|機能|特徴/iu;
const SUITED =
  /^(?:suitable (?:for|from)|compatible (?:with|devices)|compatibility|recommended (?:for|use)|ideal for|geeignet für|kompatibel mit|compatible avec|convient (?:à|pour|aux)|adecuado para|compatible con|apto para|adequado para|compatível com|adatto (?:a|per)|compatibile con|подходит для|vhodné pro|přeznačeno pro)$/iu;
/** Parts that English puts after their property: "round neckline", "zip fastening". */
const ENGLISH_PART =
  /(?:neck(?:line)?|collar|sleeves?(?: length)?|cuffs?|fasten(?:ing|er)|closure|heel(?: type)?|toe(?: shape)?|fit|silhouette|pattern|pockets?|straps?|handles?|lens(?:es)?|frame|finish|waist|rise|hood|cover|coating|surface|texture|weave|transmission|fuel(?: type)?|lid|wheels?|seat|base|legs?|backrest|insulation|heating|cooling|display|screen|touchscreen|speakers?|audio|camera|processor|battery|keyboard|control|mount|connection|connector|scent|flavou?r|effect|dial|movement|strap material|case material)$/iu;
const GUARANTEE = /guarantee|warranty|garant[iy]|garanzia|garantía|záruka|gwarancj|гаранти|保修|质保|質保|保固/iu;
const COUNTED =
  /^(?:number of|no\. of|anzahl(?: der)?|nombre d[e']|número de|numero di|počet|liczba|количество|ilość|antal|aantal)\s*(.{3,30})$/iu;
const COUNTED_NOUN =
  /^(?:pages|pagine|páginas|seiten|pieces|pcs|teile|pièces|piezas|pezzi|peças|stron|stran|sidor|sivua|страниц)$/iu;
const YES = /^(?:yes|ja|oui|s[ií]|sì|sim|да|tak|ano|áno|da|jah|kyllä|igen|true|✓|✔|✅|是|有|はい|支持|예|有り|あり)$/iu;
const NO =
  /^(?:no\b|nein|non\b|não|нет|nie\b|ne\b|ei\b|nem\b|false|✗|✘|❌|否|无$|無$|none|others?$|n\/?a|-+$|keine?\b|sin\b|senza\b|sans\b)/iu;
const UNIT =
  '(?:mm|cm|m|km|in(?:ch(?:es)?)?|ft|["″]|kg|g|gr|grams?|gramm|lbs?|pounds|oz|ml|cl|l|lit(?:er|re)s?|w|watts?|kw|mah|wh|gb|tb|mb|mp|px|hz|khz|ghz|hours?|hrs?|h|stunden|heures|horas|ore|hodin|min(?:utes?|uten|utos)?|bar|psi|db|lm|lumens?|°\\s?c|days|years?|months?|jahre?|monate?|ans|mois|años|meses|anos|anni|mesi|kuud|aastat|lat|měsíců|mesecev|克|千克|公斤|毫升|升|厘米|毫米|米|公里|寸|英寸|瓦|千瓦|毫安|毫安时|帕|pa|kpa|分贝|分貝|度|℃|档|檔|小时|小時|分钟|分鐘|秒|天|流明|转|轉|平|平方米|㎡|牛米|年|个月|個月)';
const QUANTITY = new RegExp(
  `^(?:(?:up to|over|approx\\.?|about|ca\\.?|bis zu|max\\.?|jusqu['’]à|hasta|fino a|até|до|约|最大)\\s*)?[~≈±]?\\d[\\d.,]*(?:\\s?[x×*]\\s?\\d[\\d.,]*){0,2}\\s?${UNIT}(?:\\s*\\([hwdl x×]{1,12}\\))?$`,
  'iu',
);
/** Measures that buyers ask for, those first of which more is better. */
const WANTED_MEASURE =
  /capacity|volume|storage|memory|\bram\b|screen size|display|battery|run ?time|playtime|power|weight|range|resolution|speed|brightness|depth rating|load|height|length|width|depth|diameter|dimension|thickness|kapazit|fassungs|volumen|leistung|gewicht|akku|laufzeit|reichweite|höhe|länge|breite|tiefe|durchmesser|abmessung|maße|capacit|puissance|poids|autonomie|hauteur|longueur|largeur|diamètre|capacidad|potencia|peso|autonomía|altura|longitud|largo|ancho|diámetro|capacità|potenza|altezza|lunghezza|larghezza|capacidade|potência|comprimento|largura|pikkus|laius|kõrgus|võimsus|kaal|výška|šířka|délka|hmotnost|wysokość|szerokość|waga|вес|высота|ширина|длина|мощность|объ[её]м|容量|重量|净含量|功率|续航|電池|电池|高度|长度|宽度|直径|尺寸|屏幕|時間|时间|预约|定时|定時|溫度|温度|档位|檔位|转速|轉速|吸力|噪音|噪声|承重|载重|載重|厚度|分辨率|色温|压力|壓力|流量|面积|面積|行程|扭矩|航程|里程|蒸汽量/iu;
/** Words for measures beside a number in a text. */
const MEASURE_WORDS =
  'width|length|height|depth|diameter|weight|capacity|breite|länge|höhe|tiefe|durchmesser|gewicht|largeur|longueur|hauteur|profondeur|diamètre|poids|ancho|largo|alto|altura|diámetro|peso|larghezza|lunghezza|altezza|profondità|diametro|largura|comprimento|ширина|длина|высота|глубина|диаметр|вес';
/** Labels for a material that do not name the part made of it. */
const PLAIN_MATERIAL =
  /^(?:main |outer |product )?m[ea]terials?(?: composition)?$|^fabric(?: content)?$|^composition$/iu;

const PLAIN_ANYWHERE =
  /^(?:materi[aá][lł]?e?s?|m[ae]ti[eè]re|материал|состав|sestava|skład|composición|composição|材质)$/iu;
const MAIN_MATERIAL = /^(?:main|outer|primary|shell|body|exterior|product|item)\b.*material$/iu;
/** Parts of a product other than its outside. */
const OTHER_PART =
  /lining|inner|inside|sole|filling|padding|trim|futter|innen|füllung|sohle|doublure|semelle|intérieur|forro|suela|relleno|interior|fodera|suola|interno|sola\b|palmilha|подклад|подошв|里|内|底/iu;

/** Values of Chinese rows that say something of the product: 防水等级 IP22, 安装 免打孔. */
const CHINESE_STATE = /^IP[X\d]\d$|^(?:免|防|可|耐|抗)\p{Script=Han}{1,5}$/iu;

function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Converts a label for use inside a line: lower case, except "USB" or "iPad". */
function toInner(label: string): string {
  return label
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+[.'’]?\p{Ll}*$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}

/** Whether the value repeats the label's noun and adds to it: "Lithium-polymer battery" for a battery type. */
function namesItself(value: string, label: string): boolean {
  const words: string[] = label.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const others: string[] = value.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => others.includes(word)) && others.some((word) => !words.includes(word));
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}

/** Converts to lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

interface RowLanguage {
  isEnglish: boolean;
  isChinese: boolean;
  /** The word between a part and its material. */
  madeOf: string | undefined;
}

const MADE_OF: Readonly<Record<string, string>> = { de: 'aus', fr: 'en', es: 'de', pt: 'de', it: 'in' };

function joinRow(label: string, value: string, { isEnglish, isChinese }: RowLanguage): string {
  if (isEnglish) return capitalise(`${value} ${toInner(label)}`);
  return isChinese ? `${label}${value}` : `${label} ${value}`;
}

function toMaterialLine(label: string, value: string, language: RowLanguage): string {
  if (/\d\s?%/u.test(value) && !OTHER_PART.test(label)) return capitalise(value);
  // "Polyester, sponge": only material names.
  if (language.isEnglish && PLAIN_MATERIAL.test(label) && /^\p{L}+(?:,\s\p{L}+)+$/u.test(value))
    return `Made of ${toInner(value).replace(/,\s(?=\p{L}+$)/u, ' and ')}`;
  const isEnough = wordsOf(value) >= 2 || /\d\s?%/u.test(value) || (language.isChinese && value.length >= 4);
  if (isEnough && (PLAIN_MATERIAL.test(label) || namesItself(value, label) || !language.isEnglish)) {
    // If several parts have the same material, the part distinguishes them.
    return PLAIN_MATERIAL.test(label) ||
      /^material|^mati|^materi|^compos|^zusammen|材|成分|состав/iu.test(label) ||
      namesItself(value, label)
      ? capitalise(value)
      : `${label}: ${value}`;
  }
  if (!language.isEnglish && !language.isChinese && language.madeOf === undefined && PLAIN_ANYWHERE.test(label))
    return capitalise(value);
  if (language.isEnglish) {
    if (PLAIN_MATERIAL.test(label) || MAIN_MATERIAL.test(label)) return `Made of ${toInner(value)}`;
    return wordsOf(label) <= 2 && wordsOf(value) <= 5 && !/[,;]/u.test(value)
      ? capitalise(`${value} ${toInner(label.replace(/ (?:material|fabric)$/iu, ''))}`)
      : `${label}: ${value}`;
  }
  if (language.isChinese) return `${label}${value}`;
  const { madeOf } = language;
  if (madeOf === undefined || wordsOf(value) > 3 || /[,;:/]/u.test(value)) return `${label}: ${value}`;
  const material = madeOf === 'aus' ? value : toInner(value);
  return /^mat(?:eria|éria|éri|eri|ière)|^compos|^zusammen/iu.test(label)
    ? capitalise(`${madeOf} ${material}`)
    : `${label} ${madeOf} ${material}`;
}

/** "3-year guarantee" */
function toGuaranteeLine(label: string, value: string, language: RowLanguage): string {
  const [, count = '', unit = ''] = /^(\d+)\s?(day|month|year)s?$/iu.exec(value) ?? [];
  const noun = /warranty|guarantee/iu.exec(label)?.[0].toLowerCase();
  return language.isEnglish && count !== '' && noun !== undefined
    ? `${count}-${unit.toLowerCase()} ${noun}`
    : joinRow(label, value, language);
}

/** English adjectives for measures. */
const ENGLISH_MEASURES: Readonly<Record<string, string>> = {
  height: 'high',
  width: 'wide',
  depth: 'deep',
  length: 'long',
  thickness: 'thick',
};

function toMeasureLine(label: string, value: string, language: RowLanguage): string {
  const measure = label.toLowerCase().replace(/^(?:item|product|overall|total|net) /u, '');
  if (language.isEnglish && measure === 'weight') return `Weighs ${value}`;
  if (language.isEnglish && /^(?:dimensions?|size|measurements?)$/u.test(measure)) return `Measures ${value}`;
  const adjective = ENGLISH_MEASURES[measure];
  return language.isEnglish && adjective !== undefined ? `${value} ${adjective}` : joinRow(label, value, language);
}

const STATED_MEASURE = new RegExp(
  `(?<![\\p{L}\\d])(${MEASURE_WORDS})\\s?[:：=]?\\s?(\\d[\\d.,]*\\s?${UNIT})(?![\\p{L}\\d])`,
  'giu',
);
const SIDES =
  /(?<![\d.,]|[x×]\s?)\d[\d.,]*\s?(?:["″]|cm|mm|in)?\s?[hwdl]?(?:\s?[x×]\s?\d[\d.,]*\s?(?:["″]|cm|mm|in)?\s?[hwdl]?){1,2}(?![\p{L}\d])/giu;
const SIDES_ONLY = new RegExp(`^(?:${SIDES.source})$`, 'iu');
const MAX_STATED = 3;

/** Finds the measures that a text mentions, as rows: "width: 4 m length: 5 m", `18"w x 3"d x 18"h`. */
export function findStatedMeasures(text: string): LabelledFact[] {
  const stated = [...text.matchAll(STATED_MEASURE)].map(([, label = '', value = '']) => ({ label, value }));
  // Records escape the inch marks.
  const sides = (text.replaceAll('\\"', '"').match(SIDES) ?? []).filter((each) => /["″]|[cm]m|in/u.test(each));
  return [...stated, ...sides.map((value) => ({ label: 'dimensions', value }))].slice(0, MAX_STATED);
}

/** Phrases a row as a line that can stand alone, trying the best kinds first; undefined if it makes none. */
function toRowPoint(
  { label: written, value: writtenValue }: LabelledFact,
  language: RowLanguage,
): RowPoint | undefined {
  const label = written
    .replace(/\s*\([^)]*\)$/u, '')
    .replace(/^is (?=\p{L})/iu, '')
    // "Material - Upper": the material of a part.
    .replace(/^materials?\s+[-–]\s+(?=\p{L})/iu, '')
    .replace(/^是否(?=[有支带帶含可])/u, '')
    .trim();
  const value = writtenValue
    .replace(/[\s,;.。，；]+$/u, '')
    .replace(/^[-–•]\s*|^\d{1,2}、\s*/u, '')
    .replace(/\s+[-–•]\s+/gu, ', ')
    // "polyester,sponge"; not "1,5".
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .trim();
  if (label.length < 2 || value === '' || NO.test(value) || label.toLowerCase() === value.toLowerCase())
    return undefined;
  // Two merged rows.
  if (/[^.,;]\s\p{Lu}\p{L}+:\s/u.test(value)) return undefined;
  if (GUARANTEE.test(label))
    return QUANTITY.test(value) ? { line: toGuaranteeLine(label, value, language), rank: 4 } : undefined;
  if (
    (REFUSED_LABEL.test(label) && !COUNTED_NOUN.test(label)) ||
    wordsOf(label) > MAX_LABEL_WORDS ||
    wordsOf(value) > MAX_VALUE_WORDS
  )
    return undefined;
  const counted = COUNTED.exec(label)?.[1] ?? (COUNTED_NOUN.test(label) ? label : undefined);
  if (counted !== undefined)
    return /^\d+(?: or more)?$/u.test(value) && !/^[01]$/u.test(value)
      ? { line: `${value} ${toInner(counted)}`, rank: 4 }
      : undefined;
  if (YES.test(value))
    return isTelling(label) || wordsOf(label) >= 2 ? { line: capitalise(label), rank: 3 } : undefined;
  if (MATERIAL_LABEL.test(label) && /\p{L}/u.test(value) && !QUANTITY.test(value))
    return { line: toMaterialLine(label, value, language), rank: MATERIAL_RANK };
  if (SUITED.test(label))
    return {
      line: `${capitalise(label.toLowerCase()).replace(/ibility$| devices$/iu, (end) => (end === 'ibility' ? 'ible with' : ' with'))} ${value}`,
      rank: 2,
    };
  if (language.isEnglish && label === 'dimensions' && SIDES_ONLY.test(value))
    return { line: `Measures ${value}`, rank: MEASURE_RANK };
  if (QUANTITY.test(value))
    return WANTED_MEASURE.test(label) ? { line: toMeasureLine(label, value, language), rank: MEASURE_RANK } : undefined;
  if (wordsOf(value) >= 2 && (FEATURE.test(label) || namesItself(value, label)))
    return { line: capitalise(value), rank: 2 };
  if (FEATURE.test(label) && language.isChinese && value.length >= 4) return { line: value, rank: 2 };
  if (language.isChinese && CHINESE_STATE.test(value)) return { line: joinRow(label, value, language), rank: 3 };
  if (language.isEnglish && ENGLISH_PART.test(label) && wordsOf(value) <= 4 && !/[\d,;:]/u.test(value)) {
    const part = label.replace(/ (?:type|shape|length)$/iu, '');
    // "Sleeves: short sleeves" already names the part.
    const [stem = part] = part.toLowerCase().split(' ');
    const isNamed = value
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(stem) || (word.length > 3 && stem.startsWith(word)));
    return { line: capitalise(isNamed ? value : `${toInner(value)} ${toInner(part)}`), rank: 2 };
  }
  return undefined;
}

/**
 * Phrases rows of the product's tables as lines, best first: "Material: full-grain leather" becomes "Full-grain
 * leather", and "Waterproof: yes" becomes "Waterproof". Rows without interest to buyers are left out. The language is
 * the page's tag.
 */
export function toRowPoints(
  facts: readonly LabelledFact[],
  languageTag: string | undefined,
  maxLength: number,
): RowPoint[] {
  const tag = languageTag?.slice(0, 2).toLowerCase() ?? '';
  const language = { isEnglish: tag === 'en', isChinese: tag === 'zh' || tag === 'ja', madeOf: MADE_OF[tag] };
  const points = facts.flatMap((fact) => {
    const point = toRowPoint(fact, language);
    if (!point || point.line.length < MIN_LENGTH || point.line.length > maxLength) return [];
    const refusal = refusePoint(point.line);
    // A bare number or material suffices if the row names its object.
    const isEnough = point.rank === MATERIAL_RANK || point.rank > FEATURE_RANK;
    return refusal === undefined || (refusal === 'nothing-said' && isEnough) ? [point] : [];
  });
  // Rows of several tables repeat the same materials in other words.
  const isTold = (point: RowPoint) => {
    const material = /^Made of (.+)$/u.exec(point.line)?.[1]?.toLowerCase();
    if (material !== undefined)
      return points.some((other) => !other.line.startsWith('Made of') && other.line.toLowerCase().includes(material));
    // "Synthetic" beside "Upper: synthetic": both describe the outside.
    return (
      point.rank === MATERIAL_RANK &&
      !/[:：]/u.test(point.line) &&
      points.some(
        ({ line }) => /[:：]/u.test(line) && !OTHER_PART.test(line) && fold(line).endsWith(` ${fold(point.line)}`),
      )
    );
  };
  return points.filter((point) => !isTold(point)).toSorted((left, right) => left.rank - right.rank);
}
