import type { ProductKind, Trade } from '@reelwright/product-kinds';
import type { SeededRandom } from '@reelwright/seeded-random';
import { HOOK_KINDS, type Hook, type HookKind, type Line } from '../draft.ts';
import { fillAmount, type WrittenLines } from '../lines/written-lines.ts';
import type { Pattern, Slots } from '../pattern.ts';
import type { SourcedText } from '../sourced-text.ts';
import { listMetHooks } from './choose-hooks.ts';
import type { CommonHook } from './common-hook.ts';
import type { HookFormat, WrittenHook } from './written-hook.ts';

/** The hooks of one language. */
export interface HookTables {
  /** For products of each trade. */
  written: Readonly<Record<Trade, readonly WrittenHook[]>>;
  /** With the name or the kind, before counted reasons. */
  reasons: readonly CommonHook[];
  /** With the former price. */
  price: readonly CommonHook[];
  /** Patterns to quote a buyer or give the rating, the fullest form of each first. */
  voice: readonly (readonly Pattern[])[];
  /** Lists the hooks about the kind, used if no point opens the ad, and those for an unknown one. */
  listLast: () => { own: readonly CommonHook[]; rest: readonly CommonHook[] };
}

/** A point that may open an ad. Points are referred to by index. */
export interface HookPoint {
  rows: readonly WrittenLines[];
  /** The amount that its lines tell. */
  amount: string | undefined;
  features: readonly { id: string }[];
  weight: number;
  canOpen: boolean;
  /** True if an opening in the seller's words is as good as a written one. */
  isStrong?: boolean;
}

/** An opening about the fact of a point. */
export interface FactHook {
  line: Line;
  /** True if it names the product. */
  saysName: boolean;
  /** True if it only asks: the point answers. */
  asks?: boolean;
  /** How many viewers would stop for it, about 0 to 10, if the language rates openings. */
  appeal?: number;
  /** How it is staged; as its punctuation tells if left out. */
  format?: HookFormat;
}

/** The data of one product, with its language's phrasing. */
export interface HookSource {
  kind: ProductKind | undefined;
  /** The seller's nouns, besides the kind's own name. */
  nouns: readonly string[];
  /** The strongest first. */
  points: readonly HookPoint[];
  /** Slots of each review, and of the rating. */
  voices: readonly Slots[];
  /** True if there is time for the shortest lines only. */
  isTiny: boolean;
  /** Fills a pattern; empty if the line may not be spoken. */
  fill: (pattern: Pattern, slots?: Slots) => Line[];
  /** Fills a line of a point and ties it to its words. */
  fillPoint: (pattern: Pattern, point: number) => Line[];
  /** Lists the lines of a point that can open an ad. */
  listOpening: (point: number) => Line[];
  /** Lists openings that hold the fact of a point itself, or ask for it. */
  listFactHooks: (point: number) => FactHook[];
  /**
   * True if openings made of facts are staged in every format that suits them, not only as statements, and all of them are
   * listed, since the language rates them.
   */
  stagesFacts?: boolean;
  /** Puts the audience before a question; empty if there is none. */
  address: (question: SourcedText) => Line[];
  /** Checks if a pattern names the product. */
  saysName: (pattern: Pattern) => boolean;
  /** Checks if a line holds a fact, the kind, the name or the price: others could open any ad. */
  isBound: (line: string) => boolean;
  /** Adds the product's name to an opening; empty if that may not be spoken. */
  introduce: (line: SourcedText) => Line[];
}

/** Formats that stage each kind of opening. */
const FORMATS_OF: Readonly<
  Record<'pain' | 'attention' | 'curiosity' | 'old_way', readonly [HookFormat, ...HookFormat[]]>
> = {
  pain: ['question'],
  attention: ['punch', 'macro'],
  curiosity: ['comment-reply', 'unboxing'],
  old_way: ['split'],
};
const STATING: ReadonlySet<HookFormat> = new Set<HookFormat>(['punch', 'macro']);
/** Weight that a point may lack of the strongest and still open an ad. */
const NEARLY = 1.1;
const MOST_LEADING = 3;
/** With so many openings, no bare part opens an ad. */
const ENOUGH_HOOKS = 4;
/** Facts in the seller's words that open ads. */
const MOST_TELLING = 3;
/** Openings as somebody would say them. */
const VIVID = /^(?:spark|pitch)$/;
/** Weight that such a fact may lack of the strongest. */
const NEARLY_AS_STRONG = 2.5;
const LEAST_TELLING = 2;
/** From this weight on, a point is the sentence with which the seller himself opens. */
const LEAST_PITCH = 8;
/** Other openings of one kind beside it. */
const MOST_BESIDE_PITCH = 1;
/** A weaker opening stops nobody while people are known to do something with the thing. */
const LEAST_APPEAL = 4.5;
/** How much weaker than the best an opening may be. */
const MOST_BEHIND = 1.6;
const MOST_RATED = 8;
/** Ten ads of one product open in so many ways, if there are as many. */
const LEAST_RATED = 6;
/** What a thing is made of opens an ad only if nothing else is known. */
const WORTH_OPENING = 2.5;
/** What people do with a thing: it could open the ad of any of its kind, so facts that a viewer stops for come first. */
const KIND_APPEAL = 4.4;
/** If fewer hooks are about the leading points, those of the next point are added. */
const LEAST_HOOKS = 3;
/** Nobody stops for how it is washed. */
const LEAST_WEIGHT = 2;

/** Creates the hooks of one language for one product: openings that a point answers, a price change, or a voice. */
export function createHookWriter(
  tables: HookTables,
  source: HookSource,
  random: SeededRandom,
): { openers: ReadonlySet<HookKind>; listHooks(hookKind: HookKind): Hook[] } {
  const { points, fill } = source;
  const opened = new Map<number, FactHook[]>();
  const factHooksOf = (point: number): FactHook[] => {
    const known = opened.get(point) ?? source.listFactHooks(point);
    opened.set(point, known);
    return known;
  };
  const able = points.flatMap(({ canOpen, weight }, index) => (canOpen && weight >= LEAST_WEIGHT ? [index] : []));
  const most = points[able[0] ?? 0]?.weight ?? 0;
  const leading = able.filter((index) => most - (points[index]?.weight ?? 0) <= NEARLY).slice(0, MOST_LEADING);
  const others = able.filter((index) => !leading.includes(index));
  return {
    openers: new Set(
      HOOK_KINDS.filter(
        (kind) =>
          kind !== 'voice' &&
          (listBound(kind).length > 0 || (kind === 'attention' && points.some(({ isStrong }) => isStrong === true))),
      ),
    ),
    listHooks: (hookKind) => listUnbound(hookKind).map(bind),
  };

  /** Names the product in an opening that could stand in any ad. */
  function bind(hook: Hook): Hook {
    if (hook.saysName === true || source.isTiny || source.isBound(hook.spoken.text)) return hook;
    const [named] = source.introduce(hook.spoken);
    return named === undefined ? hook : { ...hook, spoken: named.spoken, saysName: true };
  }

  function listUnbound(hookKind: HookKind): Hook[] {
    if (hookKind === 'voice') return listVoices();
    const bound = listBound(hookKind);
    // The sentence with which the seller opens stops more viewers than any of ours: most ads open with it.
    const isPitched = (points[0]?.weight ?? 0) >= LEAST_PITCH;
    // All of them: the language rates them afterwards.
    if (source.stagesFacts === true && hookKind === 'attention') {
      const all = [...bound, ...listKindHooks(), ...listFactHooks(false)];
      const { rest } = tables.listLast();
      return all.length > 0 ? all : rest.flatMap((hook, index) => toHooks(hook, `rest-${index + 1}`)).slice(0, 1);
    }
    if (bound.length > 0 && hookKind !== 'attention') return random.shuffle(bound);
    if (bound.length > 0)
      return random.shuffle([
        ...bound.slice(0, isPitched ? MOST_BESIDE_PITCH : bound.length),
        ...listKindHooks().slice(0, isPitched ? MOST_BESIDE_PITCH : undefined),
        ...listFactHooks(true),
      ]);
    // Any question that a point answers can be staged as a comment, or as what it was like before.
    if (hookKind === 'curiosity' || hookKind === 'old_way' || hookKind === 'pain')
      return random.shuffle(
        [...listOpenings('pain'), ...listOpenings('curiosity')].map((hook) => ({
          ...hook,
          format: FORMATS_OF[hookKind][0],
        })),
      );
    if (hookKind !== 'attention') return [];
    // In a fixed order, so that consecutive seeds open with each of them in turn.
    // What people do with a thing makes more viewers stop than a bare part or measure of it.
    const ofKind = listKindHooks().slice(0, isPitched ? MOST_BESIDE_PITCH : undefined);
    const strong = listFactHooks(true);
    const isEnough = isPitched || ofKind.length >= LEAST_HOOKS || strong.length >= ENOUGH_HOOKS;
    const asked = alternate(ofKind, isEnough ? strong : listFactHooks(false));
    const { rest } = tables.listLast();
    return asked.length > 0 ? asked : rest.flatMap((hook, index) => toHooks(hook, `rest-${index + 1}`)).slice(0, 1);
  }

  /** Lists the hooks about the kind, which hold for every product of it. */
  function listKindHooks(): Hook[] {
    return tables
      .listLast()
      .own.flatMap((hook, index) =>
        toHooks(hook, `last-${index + 1}`).map((each) => (isRated() ? { ...each, appeal: KIND_APPEAL } : each)),
      );
  }

  /** Opens with a fact of the seller, as a question or a statement; `isStrong`: only with what a buyer gets from it. */
  function listFactHooks(isStrong: boolean): Hook[] {
    if (source.stagesFacts === true)
      return points.flatMap(({ isStrong: isStrongPoint }, point) =>
        !isStrong || isStrongPoint === true ? listFactHooksOf(point) : [],
      );
    const rated = listRated(isStrong);
    if (rated !== null) return rated;
    const able = points.flatMap((point, index) =>
      (!isStrong || point.isStrong === true) && factHooksOf(index).length > 0 ? [index] : [],
    );
    const top = points[0]?.weight ?? 0;
    // A weak fact opens no ad while a strong one is known.
    const least = top >= LEAST_PITCH ? 1 : LEAST_TELLING;
    const open = able.filter((index, at) => at < least || top - (points[index]?.weight ?? 0) <= NEARLY_AS_STRONG);
    // "8 mm drop." opens an ad of which nothing better is known.
    const opens = ({ shape }: Line): boolean => !isStrong || shape !== 'figure';
    const listOfPoint = (point: number): Hook[] => listFactHooksOf(point).filter(opens);
    // The name and a part open no ad for which somebody would say more.
    const vivid = open.flatMap(listOfPoint).filter(({ shape }) => VIVID.test(shape ?? ''));
    return vivid.length >= LEAST_HOOKS ? vivid : [...vivid, ...open.slice(0, MOST_TELLING).flatMap(listOfPoint)];
  }

  function listFactHooksOf(point: number): Hook[] {
    return factHooksOf(point).map(
      ({ line, saysName, format }, index): Hook => ({
        ...line,
        pattern: `fact-${index + 1}`,
        format: format ?? (/[?？]/.test(line.spoken.text) ? 'question' : 'punch'),
        asksPoint: point,
        saysPoint: true,
        saysName,
      }),
    );
  }

  function isRated(): boolean {
    return points.some((_point, index) => factHooksOf(index).some(({ appeal }) => appeal !== undefined));
  }

  /** The most appealing openings of all points; null for a language that rates none. */
  function listRated(isStrong: boolean): Hook[] | null {
    const all = points.flatMap((_point, index) =>
      factHooksOf(index).map((hook, at) => ({ ...hook, point: index, at })),
    );
    if (!all.some(({ appeal }) => appeal !== undefined)) return null;
    const best = all
      .filter(({ appeal = 0 }) => appeal >= (isStrong ? LEAST_APPEAL : 0))
      .toSorted((left, right) => (right.appeal ?? 0) - (left.appeal ?? 0));
    const least = (best[0]?.appeal ?? 0) - MOST_BEHIND;
    return best
      .filter(({ appeal = 0 }, place) => appeal >= least || (place < LEAST_RATED && appeal >= WORTH_OPENING))
      .slice(0, MOST_RATED)
      .map(
        ({ line, saysName, asks = false, appeal = 0, point, at }): Hook => ({
          ...line,
          appeal,
          pattern: `fact-${at + 1}`,
          format: /[?？]/.test(line.spoken.text) ? 'question' : 'punch',
          asksPoint: point,
          saysPoint: !asks,
          saysName,
        }),
      );
  }

  function listBound(kind: HookKind): Hook[] {
    switch (kind) {
      case 'voice':
        return [];
      case 'reasons':
        return tables.reasons.flatMap((hook, index) => toHooks(hook, `reasons-${index + 1}`));
      case 'price':
        return tables.price.flatMap((hook, index) => toHooks(hook, `price-${index + 1}`));
      case 'audience':
        return listAddressing();
      case 'attention':
        return listOpenings(kind);
      default:
        return orElse(listOpenings(kind), () =>
          // Written questions are staged as comments below.
          kind === 'curiosity' && listOpenings('pain').length > 0 ? [] : listStaged(kind),
        );
    }
  }

  /** Lists openings with a fact that can be staged as a question, a comment, what is in the box, or before and after. */
  function listStaged(kind: 'pain' | 'curiosity' | 'old_way'): Hook[] {
    if (source.stagesFacts !== true) return [];
    const stage = ({ format }: Hook): HookFormat | undefined => {
      if (kind === 'old_way') return format === 'split' ? format : undefined;
      if (kind === 'pain') return format === 'question' ? format : undefined;
      return format === 'unboxing' ? format : format === 'question' ? 'comment-reply' : undefined;
    };
    const staged = listFactHooks(true).flatMap((hook) => {
      const format = stage(hook);
      return format === undefined ? [] : [{ ...hook, format }];
    });
    // A comment asks the last question, a problem the first: ten seeds open in different ways.
    return kind === 'curiosity' ? staged.toReversed() : staged;
  }

  function listOpenings(kind: keyof typeof FORMATS_OF): Hook[] {
    const formats = FORMATS_OF[kind];
    const hooks = leading.flatMap((point) => listOf(point, formats));
    for (const point of others)
      if (hooks.length < LEAST_HOOKS && (points[point]?.weight ?? 0) >= LEAST_WEIGHT)
        hooks.push(...listOf(point, formats));
    if (kind !== 'attention') return hooks;
    // A line of the strongest point opens, too: then the ad goes on with the next.
    const telling = leading.slice(0, 2).flatMap((point) =>
      source.listOpening(point).map(
        (line): Hook => ({
          ...line,
          pattern: `told-${line.topic ?? point}`,
          format: 'punch',
          asksPoint: point,
          saysPoint: true,
          saysName: false,
        }),
      ),
    );
    return [...hooks, ...telling];
  }

  /** Lists the openings that a point answers: its own, and those of the trade for its features. */
  function listOf(point: number, formats: readonly HookFormat[]): Hook[] {
    const { rows, features, amount } = points[point] as HookPoint;
    const own = rows.flatMap(({ id, hooks }) =>
      hooks.flatMap(({ text, format }, index) =>
        fillAmount(text, amount).map((filled) => ({ text: filled, format, pattern: `${id}-${index + 1}` })),
      ),
    );
    const { kind, nouns } = source;
    const table = kind === undefined ? [] : tables.written[kind.trade];
    const met =
      kind === undefined
        ? []
        : listMetHooks(table, { kind, nouns, features: features.map(({ id }) => ({ id, fact: point })) });
    const ofTrade = met.map(({ hook }) => ({
      text: hook.text,
      format: hook.format,
      pattern: `${kind?.trade}-${table.indexOf(hook) + 1}`,
    }));
    return [...own, ...ofTrade].flatMap(({ text, format, pattern }) =>
      formats.includes(format)
        ? source.fillPoint(text, point).map(
            (line): Hook => ({
              ...line,
              pattern,
              format,
              asksPoint: point,
              // "Upside down, next to the notebook." has told the fact; a question waits for it.
              ...(STATING.has(format) ? { saysPoint: true } : {}),
              saysName: source.saysName(text),
            }),
          )
        : [],
    );
  }

  /** Asks the audience a question that a point answers. */
  function listAddressing(): Hook[] {
    return listOpenings('pain').flatMap((hook) =>
      source
        .address(hook.spoken)
        .map((line): Hook => ({ ...hook, ...line, pattern: `audience-${hook.pattern}`, format: 'comment-reply' })),
    );
  }

  /** Lists hooks with buyers' voices. */
  function listVoices(): Hook[] {
    return source.voices.flatMap((voice) =>
      tables.voice.flatMap((patterns, index) =>
        patterns
          .flatMap((pattern) => fill(pattern, voice))
          .slice(0, source.isTiny ? patterns.length : 1)
          .map((line): Hook => ({ ...line, pattern: `voice-${index + 1}`, format: 'comment-reply' })),
      ),
    );
  }

  function toHooks({ text, format }: CommonHook, pattern: string): Hook[] {
    return fill(text).map((line) => ({ ...line, pattern, format, saysName: source.saysName(text) }));
  }
}

const orElse = <Item>(list: Item[], other: () => Item[]): Item[] => (list.length > 0 ? list : other());

/** Takes one of each list in turn; the longer one ends it. */
function alternate<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_none, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]).flat();
}
