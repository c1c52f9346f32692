/** A unit as it is written by sellers, and as an ad says it. */
export interface AmountUnit {
  /** As an ad says one, and several: "inch", "inches". Units that a caption shows short are the same in both: "oz". */
  one: string;
  many: string;
  /** True if an attribute of it is joined by a hyphen: "3-gallon reservoir", but "16 mm core". */
  isJoined: boolean;
  isTime?: boolean;
  /** True if a written form may be another word behind a number: "5 in one", "5 m" are read by what follows. */
  isDoubtful?: boolean;
  /** True for a sign that may stand at its number: "20V". */
  isSign?: boolean;
}

const spelled = (one: string, many = `${one}s`): AmountUnit => ({ one, many, isJoined: true });
const time = (one: string): AmountUnit => ({ ...spelled(one), isTime: true });
const short = (name: string): AmountUnit => ({ one: name, many: name, isJoined: false });
const of = (unit: AmountUnit, ...forms: string[]): [string, AmountUnit][] => forms.map((form) => [form, unit]);

const INCH = spelled('inch', 'inches');

/** Units by their written forms, in small letters. What is not listed stays as it is written. */
const UNITS: ReadonlyMap<string, AmountUnit> = new Map([
  ...of(INCH, 'inch', 'inches', '"', '″', '”', "''"),
  ...of({ ...INCH, isDoubtful: true }, 'in', 'in.'),
  ...of(spelled('foot', 'feet'), 'feet', 'foot'),
  ...of({ one: 'ft', many: 'ft', isJoined: false }, 'ft', 'ft.'),
  ...of(spelled('yard'), 'yd', 'yds', 'yd.', 'yds.', 'yard', 'yards'),
  ...of(spelled('mile'), 'mile', 'miles'),
  ...of(spelled('gallon'), 'gal', 'gals', 'gal.', 'gallon', 'gallons'),
  ...of(spelled('quart'), 'quart', 'quarts'),
  ...of(short('qt'), 'qt', 'qt.'),
  ...of(spelled('pint'), 'pint', 'pints'),
  ...of(spelled('cup'), 'cup', 'cups'),
  ...of(spelled('ounce'), 'ounce', 'ounces'),
  ...of(spelled('pound'), 'pound', 'pounds'),
  ...of(spelled('liter'), 'liter', 'liters'),
  ...of(spelled('litre'), 'litre', 'litres'),
  ...of(spelled('meter'), 'meter', 'meters'),
  ...of(spelled('metre'), 'metre', 'metres'),
  ...of(spelled('watt'), 'watt', 'watts'),
  ...of(spelled('volt'), 'volt', 'volts'),
  ...of(spelled('lumen'), 'lumen', 'lumens'),
  ...of(spelled('fluid ounce'), 'fl oz', 'fl. oz', 'fl. oz.', 'fl.oz', 'fl oz.', 'floz', 'fluid ounce', 'fluid ounces'),
  ...of(spelled('square foot', 'square feet'), 'sq ft', 'sq. ft.', 'sq. ft', 'sq ft.', 'sqft', 'square feet'),
  ...of(spelled('tablespoon'), 'tbsp', 'tbsp.', 'tablespoon', 'tablespoons'),
  ...of(spelled('teaspoon'), 'tsp', 'tsp.', 'teaspoon', 'teaspoons'),
  ...of(spelled('piece'), 'pcs', 'pcs.', 'pc', 'pc.', 'piece', 'pieces'),
  ...of(spelled('degree'), '°', 'º', 'deg', 'degree', 'degrees'),
  ...of({ ...spelled('degree Fahrenheit', 'degrees Fahrenheit'), isJoined: false }, '°f', '° f', 'º f', 'ºf', '℉'),
  ...of({ ...spelled('degree Celsius', 'degrees Celsius'), isJoined: false }, '°c', '° c', 'º c', 'ºc', '℃'),
  ...of(time('millisecond'), 'ms', 'millisecond', 'milliseconds'),
  ...of(time('second'), 'sec', 'secs', 'sec.', 'secs.', 'second', 'seconds'),
  ...of({ ...time('second'), isDoubtful: true }, 's'),
  ...of(time('minute'), 'min', 'mins', 'min.', 'mins.', 'minute', 'minutes'),
  ...of(time('hour'), 'hr', 'hrs', 'hr.', 'hrs.', 'hour', 'hours', 'h'),
  ...of(time('day'), 'day', 'days'),
  ...of(time('week'), 'wk', 'wks', 'wk.', 'wks.', 'week', 'weeks'),
  ...of(time('month'), 'mo', 'mos', 'mo.', 'mos.', 'mth', 'mths', 'mth.', 'mths.', 'month', 'months'),
  ...of(time('year'), 'yr', 'yrs', 'yr.', 'yrs.', 'year', 'years'),
  ...of(short('gsm'), 'g/m²', 'g/m2', 'gsm'),
  ...['mm', 'cm', 'km', 'oz', 'kg', 'mg', 'mcg', 'ml', 'cl', 'lb', 'lbs'].flatMap((name) => of(short(name), name)),
  ...of(short('oz'), 'oz.'),
  ...of(short('lb'), 'lb.'),
  ...of(short('lbs'), 'lbs.'),
]);

/** Units that are told apart from other words by their capitals: "16 mAh", "5 V", "8 GB". */
const SIGNS = /^(?:m?Ah|k?Wh|[kM]?W|m?V|[GMT]B|[kMG]?Hz|dBA?|[LlmgVAW]|psi|PSI|rpm|RPM|mph|kph|bar)$/;

/** Finds a unit by how it is written; undefined for another word. */
export const findAmountUnit = (written: string): AmountUnit | undefined =>
  UNITS.get(written.toLowerCase()) ?? (SIGNS.test(written) ? { ...short(written), isSign: true } : undefined);

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches every written form, the longest first; capitals do not count. */
export const UNIT_FORMS = [...UNITS.keys()]
  .toSorted((left, right) => right.length - left.length)
  .map(escaped)
  .join('|');
