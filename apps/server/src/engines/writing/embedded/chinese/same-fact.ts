import { writeAsSaid } from './write-as-said.ts';

/*
 * Tells if two Chinese texts say the same: by their characters of content, their runs of characters and their amounts,
 * behind one spelling for words that mean the same.
 */

/** Words that mean the same in an ad, each with the spelling that stands for them. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/不需要|不必|无需|不用|省去|告别|免(?=\p{Script=Han})/gu, '免'],
  [/(?<!\d)[0零](?:添加|加)|无添加|没有?添加|不添加|没加|不加(?!热)|不放|未添加/gu, '无'],
  [
    /不会|没有|不含|不带|不再|没(?!收)|未(?!来)|防(?=[滑水潮霉锈臭摔夹漏烫晒皱粘])|(?<!\d)[零0](?=\p{Script=Han})/gu,
    '无',
  ],
  [/不(?!锈)/gu, '无'],
  [/打(?=滑)|怕(?=[水摔烫脏])|发(?=[霉热烫])|生(?=锈)|起(?=[皱球雾])/gu, ''],
  [/听无见|无吵|无声音?|无打扰|声音小|安静/gu, '静音'],
  [/(?<!\d)双(?=\p{Script=Han})|[两二](?:[个只条层种支块张把](?=\p{Script=Han}{2})|(?=[面挡档格段]))/gu, '2'],
  [/三(?=[个只条层面种挡档格段支块张把重])/gu, '3'],
  [/四(?=[个只条层面种挡档格段支块张把重])/gu, '4'],
  [/五(?=[个只条层面种挡档格段支块张把重])/gu, '5'],
  [/六(?=[个只条层面种挡档格段支块张把重])/gu, '6'],
  [
    /可以|可(?![爱口乐])|能够|能(?![量效])|支持|自带|附带|还送|赠送|含有|采用|选用|甄选|用的是|材质|都是|做的|制成/gu,
    '',
  ],
  [
    /轻松|快速|就(?!餐)|也(?!许)|都(?!市)|才(?!能)|只有|(?<![\d一两二三四五六七八九十每单])只(?!装)|仅|约|大约|左右|超过|高达/gu,
    '',
  ],
];

/** Characters without content. */
const EMPTY = /[的了着过地得是有带和与及在把被让给到从你我他它这那还很更最太会要来去上下里就]/gu;
const AMOUNT = /(\d+(?:\.\d+)?)\s?([A-Za-z%℃°]{1,3}|(?:毫|厘|公|千|平)?[\p{Script=Han}])/gu;

/** A run of so many characters is said once. */
const LONGEST_BY_CHANCE = 2;
/** A clause with so few characters of content says its one word. */
const BRIEF = 2;
const LEAST_SHARED = 0.75;
/** Numbers that stand before anything. */
const MEASURE = /(?:[克升斤米时]|kg|g|ml|l|cm|mm)$/iu;
const EVERYWHERE: ReadonlySet<string> = new Set(['1']);

/** What a clause says. */
interface Content {
  /** Its text in one spelling, without empty characters and amounts. */
  text: string;
  characters: ReadonlySet<string>;
  amounts: ReadonlySet<string>;
}

/** Reads what each clause of a text says; `known` are words that may stand in every line: the product's name and noun. */
function readContents(text: string, known: readonly string[]): Content[] {
  // 357g/饼 and 357克 are one amount.
  return writeAsSaid(text)
    .split(/[，。！？；、：“”]/u)
    .map((clause) => readContent(clause, known))
    .filter(({ text: own, amounts }) => own !== '' || amounts.size > 0);
}

function readContent(clause: string, known: readonly string[]): Content {
  let text = clause;
  for (const name of known) text = text.replaceAll(name, '　');
  for (const [word, spelling] of SYNONYMS) text = text.replace(word, spelling);
  const amounts = new Set([...text.matchAll(AMOUNT)].map(([, number = '', unit = '']) => `${number}${unit}`));
  text = text
    .replace(AMOUNT, '　$2')
    .replace(/[\d.]+/gu, '　')
    .replace(EMPTY, '')
    .trim();
  return { text, characters: new Set(text.replaceAll('　', '')), amounts };
}

const listRuns = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_none, at) => text.slice(at, at + length)).filter(
    (run) => !run.includes('　'),
  );

function isSame(one: Content, other: Content): boolean {
  const amounts = [...one.amounts].filter((amount) => other.amounts.has(amount));
  // One of something is said everywhere; one kilogram is an amount.
  if (amounts.some((amount) => !EVERYWHERE.has(amount.replace(/\D+$/u, '')) || MEASURE.test(amount))) return true;
  if (listRuns(one.text, LONGEST_BY_CHANCE + 1).some((run) => other.text.includes(run))) return true;
  // 4000毫安 and 5000毫安 are no same thing.
  if (one.amounts.size > 0 && other.amounts.size > 0) return false;
  const [less, more] = one.characters.size <= other.characters.size ? [one, other] : [other, one];
  if (less.characters.size < BRIEF) return false;
  const pairs = listRuns(less.text, BRIEF);
  if (less.characters.size === BRIEF) return less.text.length === BRIEF && more.text.includes(less.text);
  const shared = [...less.characters].filter((character) => more.characters.has(character)).length;
  return shared / less.characters.size >= LEAST_SHARED && pairs.some((pair) => more.text.includes(pair));
}

/** Checks if a text says what an earlier one has said. */
export type TellsAgain = (text: string, told: string) => boolean;

/**
 * Makes a check if a text says what another one has said, in one of its clauses. `known` are words that may stand in every
 * line: the product's name and noun.
 */
export function createTellsAgain(known: readonly string[]): TellsAgain {
  const words = known.filter((word) => word !== '').toSorted((left, right) => right.length - left.length);
  const contents = new Map<string, Content[]>();
  const read = (text: string): Content[] => {
    const found = contents.get(text) ?? readContents(text, words);
    contents.set(text, found);
    return found;
  };
  return (text, told) => {
    const said = read(told);
    return read(text).some((clause) => said.some((each) => isSame(clause, each)));
  };
}

/** 茶里不见花瓣. */
const HAS_PLACE = /^\p{Script=Han}{1,2}[里上中内外面底口身边]\p{Script=Han}{3,}/u;

/** Returns the clauses of a text before the first one that another text has said; null if there is none. */
export function withoutTold(text: string, told: string, tellsAgain: TellsAgain): string | null {
  const clauses = text.split('，');
  const isFresh = clauses.map((clause) => !tellsAgain(clause, told));
  if (isFresh.every(Boolean)) return text;
  const first = isFresh.indexOf(false);
  if (first > 0) return clauses.slice(0, first).join('，');
  // 5条5色，一家人不混用: what follows a told clause leans on it, unless it has a place of its own to speak of.
  const rest = clauses.slice(isFresh.lastIndexOf(false) + 1).join('，');
  return HAS_PLACE.test(rest) ? rest : null;
}
