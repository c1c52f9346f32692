import type { SeededRandom } from '@reelwright/seeded-random';
import { HOOK_KINDS, type Hook, type HookKind, type Line } from '../draft.ts';
import { fillAmount } from '../lines/written-lines.ts';
import { listMetHooks } from './choose-hooks.ts';
import type { CommonHook } from './common-hook.ts';
import type { FactHook, HookPoint, HookSource, HookTables } from './hook-source.ts';
import { isRated, KIND_APPEAL, listRated, rankHooks, type RatedFact, WRITTEN_APPEAL } from './rank-hooks.ts';
import type { HookFormat } from './written-hook.ts';

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
/** If fewer hooks are about the leading points, those of the next point are added. */
const LEAST_HOOKS = 3;
/** Nobody stops for how it is washed. */
const LEAST_WEIGHT = 2;

/** Creates the hooks of one language for one product: openings that a point answers, a price change, or a voice. */
export function createHookWriter(
  tables: HookTables,
  source: HookSource,
  random: SeededRandom,
): { openers: ReadonlySet<HookKind>; listHooks(hookKind: HookKind): Hook[]; listLeads(): Hook[] } {
  const { points, fill } = source;
  const opened = new Map<number, FactHook[]>();
  const factHooksOf = (point: number): FactHook[] => {
    const known = opened.get(point) ?? source.listFactHooks(point);
    opened.set(point, known);
    return known;
  };
  const able = points.flatMap(({ canOpen, weight }, index) => (canOpen && weight >= LEAST_WEIGHT ? [index] : []));
  /** The openings of all points. */
  const facts = (): RatedFact[] =>
    points.flatMap((_point, point) => factHooksOf(point).map((hook, at) => ({ ...hook, point, at })));
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
    listLeads: () => (isRated(facts()) ? rankHooks(listAllLeads()).map(bind) : []),
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

  /** Lists every opening that states or asks a fact, and what people do with the kind. */
  function listAllLeads(): Hook[] {
    const written = [...listOpenings('attention'), ...listOpenings('pain')].map(
      (hook): Hook => ({ ...hook, appeal: WRITTEN_APPEAL }),
    );
    return [...listRated(facts(), false), ...written, ...listKindHooks()];
  }

  /** Lists the hooks about the kind, which hold for every product of it. */
  function listKindHooks(): Hook[] {
    return tables
      .listLast()
      .own.flatMap((hook, index) =>
        toHooks(hook, `last-${index + 1}`).map((each) => (isRated(facts()) ? { ...each, appeal: KIND_APPEAL } : each)),
      );
  }

  /** Opens with a fact of the seller, as a question or a statement; `isStrong`: only with what a buyer gets from it. */
  function listFactHooks(isStrong: boolean): Hook[] {
    if (source.stagesFacts === true)
      return points.flatMap(({ isStrong: isStrongPoint }, point) =>
        !isStrong || isStrongPoint === true ? listFactHooksOf(point) : [],
      );
    if (isRated(facts())) return listRated(facts(), isStrong);
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
      // What goes wrong without it is a problem; what is tried is found out.
      if (kind === 'pain') return format === 'question' || format === 'split' ? format : undefined;
      return format === 'unboxing' || format === 'macro' ? format : format === 'question' ? 'comment-reply' : undefined;
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
