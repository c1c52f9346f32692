export type Dimension =
  | 'time'
  | 'length'
  | 'area'
  | 'mass'
  | 'volume'
  | 'temperature'
  | 'power'
  | 'energy'
  | 'charge'
  | 'voltage'
  | 'frequency'
  | 'data'
  | 'speed'
  | 'pressure'
  | 'light'
  | 'sound'
  | 'angle'
  | 'pixels'
  | 'calories'
  | 'percent'
  | 'times'
  | 'stars'
  | 'age'
  | 'rotation'
  | 'carat';

/** A unit: one of it is `factor` (plus `offset`) base units of its dimension. */
export interface Unit {
  dimension: Dimension;
  factor: number;
  offset?: number;
}

/** Spellings (lower case, as a pattern) of a unit; several units if a word is ambiguous. */
interface UnitRow {
  spelling: string;
  units: readonly Unit[];
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const INCH = 0.0254;
const OUNCE = 28.3495;
const FLUID_OUNCE = 29.5735;

const row = (spelling: string, dimension: Dimension, factor = 1, offset?: number): UnitRow => ({
  spelling,
  units: [offset === undefined ? { dimension, factor } : { dimension, factor, offset }],
});

/** Latin spellings; matched whole, longest first. */
const LATIN: readonly UnitRow[] = [
  row('milliseconds?|ms', 'time', 0.001),
  row('seconds?|secs?|s', 'time', 1),
  row('minutes?|mins?', 'time', 60),
  row('hours?|hrs?|h', 'time', HOUR),
  row('days?|nights?', 'time', DAY),
  row('weeks?|wks?', 'time', 7 * DAY),
  row('months?|mos?', 'time', YEAR / 12),
  row('years?|yrs?', 'time', YEAR),
  row('decades?', 'time', 10 * YEAR),
  row('millimet(?:er|re)s?|mm', 'length', 0.001),
  row('centimet(?:er|re)s?|cms?', 'length', 0.01),
  row('met(?:er|re)s?|m', 'length', 1),
  row('kilomet(?:er|re)s?|km', 'length', 1000),
  row(String.raw`inch(?:es)?|in\.|"|''`, 'length', INCH),
  row("feet|foot|ft|'", 'length', 12 * INCH),
  row('yards?|yds?', 'length', 36 * INCH),
  row('miles?', 'length', 1609.344),
  row('square met(?:er|re)s?|sq\\.? ?m|m2|sqm', 'area', 1),
  row('square (?:feet|foot)|sq\\.? ?ft|sqft|ft2', 'area', 0.092903),
  row('milligrams?|mg', 'mass', 0.001),
  row('grams?|grammes?|gr', 'mass', 1),
  // A phone's 512G are gigabytes.
  {
    spelling: 'g',
    units: [
      { dimension: 'mass', factor: 1 },
      { dimension: 'data', factor: 1000 },
    ],
  },
  row('kilograms?|kilos?|kgs?', 'mass', 1000),
  row('pounds?|lbs?', 'mass', 453.592),
  row('tons?|tonnes?', 'mass', 1_000_000),
  {
    spelling: 'ounces?|oz',
    units: [
      { dimension: 'mass', factor: OUNCE },
      { dimension: 'volume', factor: FLUID_OUNCE },
    ],
  },
  row('fl\\.? ?oz|fluid ounces?', 'volume', FLUID_OUNCE),
  row('millilit(?:er|re)s?|ml', 'volume', 1),
  row('centilit(?:er|re)s?|cl', 'volume', 10),
  row('lit(?:er|re)s?|l', 'volume', 1000),
  row('gallons?|gal', 'volume', 3785.41),
  row('pints?', 'volume', 473.176),
  row('quarts?|qt', 'volume', 946.353),
  row('(?:degrees? )?celsius|°c|degrees? c', 'temperature', 1),
  row('(?:degrees? )?fahrenheit|°f|degrees? f', 'temperature', 5 / 9, -160 / 9),
  {
    spelling: 'degrees?|°',
    units: [
      { dimension: 'temperature', factor: 1 },
      { dimension: 'angle', factor: 1 },
      { dimension: 'temperature', factor: 5 / 9, offset: -160 / 9 },
    ],
  },
  row('watts?|w', 'power', 1),
  row('kilowatts?|kw', 'power', 1000),
  row('watt[- ]hours?|wh', 'energy', 1),
  row('kilowatt[- ]hours?|kwh', 'energy', 1000),
  row('mah|milliamp[- ]hours?', 'charge', 1),
  row('ah|amp[- ]hours?', 'charge', 1000),
  row('volts?|v', 'voltage', 1),
  row('hertz|hz', 'frequency', 1),
  row('kilohertz|khz', 'frequency', 1000),
  row('megahertz|mhz', 'frequency', 1e6),
  row('gigahertz|ghz', 'frequency', 1e9),
  row('megabytes?|mb', 'data', 1),
  row('gigabytes?|gigs?|gb', 'data', 1000),
  row('terabytes?|tb', 'data', 1e6),
  row('miles per hour|mph', 'speed', 1.609344),
  row('kilomet(?:er|re)s per hour|km/h|kph', 'speed', 1),
  row('pascals?|pa', 'pressure', 1),
  row('kilopascals?|kpa', 'pressure', 1000),
  row('bars?', 'pressure', 100_000),
  row('psi', 'pressure', 6894.76),
  row('lumens?|lm', 'light', 1),
  row('decibels?|db', 'sound', 1),
  row('rpm|revolutions per minute', 'rotation', 1),
  row('megapixels?|mp', 'pixels', 1),
  row('calories?|kcals?|cals?', 'calories', 1),
  row('karats?|carats?|k gold', 'carat', 1),
  row('percent|per cent|%|pct', 'percent', 1),
  row('times|x|fold', 'times', 1),
  row('stars?', 'stars', 1),
];

/** Chinese spellings. */
const CHINESE: readonly UnitRow[] = [
  row('毫秒', 'time', 0.001),
  row('秒钟?', 'time', 1),
  row('分钟', 'time', 60),
  row('个?(?:小时|钟头)', 'time', HOUR),
  row('[天日夜晚]', 'time', DAY),
  row('个?(?:星期|礼拜)|周', 'time', 7 * DAY),
  row('个月', 'time', YEAR / 12),
  row('年', 'time', YEAR),
  row('毫米', 'length', 0.001),
  row('厘米|公分', 'length', 0.01),
  row('米', 'length', 1),
  row('公里|千米', 'length', 1000),
  row('英寸|寸', 'length', INCH),
  row('英尺', 'length', 12 * INCH),
  row('平方米|平米|㎡|平', 'area', 1),
  row('毫克', 'mass', 0.001),
  row('克', 'mass', 1),
  row('公斤|千克', 'mass', 1000),
  row('斤', 'mass', 500),
  row('两(?![个次步下只件样口天种条张种位])', 'mass', 50),
  row('吨', 'mass', 1_000_000),
  row('磅', 'mass', 453.592),
  row('毫升', 'volume', 1),
  row('升', 'volume', 1000),
  row('摄氏度|℃', 'temperature', 1),
  {
    spelling: '度',
    units: [
      { dimension: 'temperature', factor: 1 },
      { dimension: 'angle', factor: 1 },
    ],
  },
  row('瓦', 'power', 1),
  row('千瓦', 'power', 1000),
  row('度电', 'energy', 1000),
  row('毫安时?', 'charge', 1),
  row('伏', 'voltage', 1),
  row('赫兹', 'frequency', 1),
  row('帕', 'pressure', 1),
  row('千帕', 'pressure', 1000),
  row('流明', 'light', 1),
  row('分贝', 'sound', 1),
  row('转', 'rotation', 1),
  row('万像素', 'pixels', 0.01),
  row('大?卡', 'calories', 1),
  row('倍', 'times', 1),
  row('颗星|星级?', 'stars', 1),
  row('岁', 'age', 1),
];

interface CompiledUnit {
  pattern: RegExp;
  units: readonly Unit[];
}

function compile(rows: readonly UnitRow[], end: string): CompiledUnit[] {
  return rows.map(({ spelling, units }) => ({ pattern: new RegExp(`^(?:${spelling})${end}`, 'u'), units }));
}

const COMPILED = [...compile(LATIN, '(?![a-z0-9])'), ...compile(CHINESE, '')];

/** Reads the longest unit at the start of a normalised text. */
export function readUnit(text: string): { units: readonly Unit[]; length: number } | undefined {
  let found: { units: readonly Unit[]; length: number } | undefined;
  for (const { pattern, units } of COMPILED) {
    const length = pattern.exec(text)?.[0].length ?? 0;
    if (length > (found?.length ?? 0)) found = { units, length };
  }
  return found;
}

export function toBase(value: number, unit: Unit): number {
  return value * unit.factor + (unit.offset ?? 0);
}
