import type { ProductKind, Trade } from '@reelwright/product-kinds';
import type { SeededRandom } from '@reelwright/seeded-random';
import { HOOK_KINDS, type Hook, type HookKind, type Line } from '../draft.ts';
import { type LineUse, listFactHooks } from '../lines/use-lines.ts';
import type { Pattern, Slots } from '../pattern.ts';
import { listMetHooks } from './choose-hooks.ts';
import type { CommonHook } from './common-hook.ts';
import { orderHooks } from './order-hooks.ts';
import { type RatedHook, toFactHook } from './rated-hook.ts';
import type { HookFormat, WrittenHook } from './written-hook.ts';

/** The hooks of one language. */
export interface HookTables {
  /** For products of each trade. */
  written: Readonly<Record<Trade, readonly WrittenHook[]>>;
  /** For products of every trade. */
  common: Readonly<Record<Exclude<HookKind, 'voice'>, readonly CommonHook[]>>;
  /** Patterns to quote a buyer or give the rating, the fullest form of each first. */
  voice: readonly (readonly Pattern[])[];
  /** Patterns with the meaning of a fact, followed by the fact. */
  meaning: readonly Pattern[];
  /** Lists the hooks that are used if no other fits. */
  listLast: () => readonly CommonHook[];
  /** Substitutes for a pattern that can't be filled. */
  standIns: Readonly<Record<Pattern, readonly Pattern[]>>;
  /** Number of shells that stand beside hooks of a fact's own, for variety. */
  mostShells: number;
  /** Features of facts that a close-up shows. */
  seenClose: readonly string[];
  /** Matches patterns with a fact. */
  holdsFact: RegExp;
  /** Matches price hooks with more than a price: the former price, or a fact. */
  tellsPrice: RegExp;
  /** Matches patterns with the former price. */
  tellsChange: RegExp;
}

/** The properties of a fact that a hook needs. */
export interface HookFact {
  features: readonly { id: string }[];
  canOpen: boolean;
}

/** A question that a fact answers, and patterns for both, the best first. */
export interface AskedFact {
  feature: string;
  patterns: readonly Pattern[];
}

/** The data of one product, with its language's phrasing. Facts are referred to by index. */
export interface HookSource {
  kind: ProductKind | undefined;
  /** The seller's nouns, besides the kind's own name. */
  nouns: readonly string[];
  facts: readonly HookFact[];
  /** The facts that may open an ad, strongest first. */
  leading: readonly number[];
  /** Slots of each review, and of the rating. */
  voices: readonly Slots[];
  /** True if there is time for the shortest lines only. */
  isTiny: boolean;
  /** Fills a pattern; empty if the line may not be spoken. */
  fill: (pattern: Pattern, slots?: Slots) => Line[];
  fillFact: (pattern: Pattern, point: number) => Line[];
  /** Puts a fact's title over lines. */
  titled: (lines: Line[], point: number) => Line[];
  toLineUse: (point: number) => LineUse;
  /** Checks if a pattern names the product. */
  saysName: (pattern: Pattern) => boolean;
  findAsked: (point: number) => AskedFact | undefined;
}

/** Formats that stage each kind of opening. */
const FORMATS_OF: Readonly<Record<HookKind, readonly HookFormat[]>> = {
  pain: ['question'],
  attention: ['punch', 'macro', 'question'],
  curiosity: ['comment-reply', 'unboxing'],
  reasons: ['countdown'],
  price: ['price-slam'],
  old_way: ['split'],
  audience: ['comment-reply', 'punch'],
  voice: ['comment-reply'],
};
/** The number of further reasons after a hook with one. */
const REASONS = 3;

/**
 * Creates the hooks of one language for one product. `openers` are the kinds with a hook bound to a fact, the kind or a
 * price change.
 */
export function createHookWriter(
  tables: HookTables,
  source: HookSource,
  random: SeededRandom,
): { openers: ReadonlySet<HookKind>; listHooks(hookKind: HookKind): Hook[] } {
  const { kind, nouns, facts, leading, voices, fill, fillFact, titled, toLineUse, saysName } = source;
  return {
    openers: new Set(HOOK_KINDS.filter((each) => listCandidates(each).some(({ isBound }) => isBound))),
    listHooks: (hookKind) => {
      if (hookKind === 'voice') return listVoices();
      const hooks = orderHooks(listCandidates(hookKind), { leading, random, mostShells: tables.mostShells });
      if (hooks.length > 0 || hookKind !== 'attention') return hooks;
      return tables
        .listLast()
        .flatMap((hook, index) => toHooks(hook, `last-${index + 1}`))
        .slice(0, 1);
    },
  };

  /** Lists hooks with buyers' voices. */
  function listVoices(): Hook[] {
    return voices.flatMap((voice) =>
      tables.voice.flatMap((patterns, index) =>
        patterns
          .flatMap((pattern) => fill(pattern, voice))
          .slice(0, source.isTiny ? patterns.length : 1)
          .map((line): Hook => ({ ...line, pattern: `voice-${index + 1}`, format: 'comment-reply' })),
      ),
    );
  }

  /** Lists every hook that the data can carry, in no order. */
  function listCandidates(hookKind: HookKind): RatedHook[] {
    if (hookKind === 'voice') return [];
    return [
      ...facts.flatMap((fact, point) => (fact.canOpen ? listFactHooks(toLineUse(point), hookKind) : [])),
      ...listWritten(FORMATS_OF[hookKind]),
      ...(hookKind === 'reasons' && facts.length <= REASONS ? [] : tables.common[hookKind]).flatMap((hook, index) =>
        toHooks(hook, `${hookKind}-${index + 1}`),
      ),
      ...(hookKind === 'attention' ? listMeant() : []),
      ...(hookKind === 'curiosity' ? listAsked('comment-reply') : []),
      ...(hookKind === 'pain' ? listAsked('question') : []),
    ];
  }

  /** Lists the trade's written questions and comparisons that the data answers. */
  function listWritten(formats: readonly HookFormat[]): RatedHook[] {
    if (kind === undefined) return [];
    const own = tables.written[kind.trade];
    const features = facts.flatMap((fact, place) =>
      fact.canOpen ? fact.features.map(({ id }) => ({ id, fact: place })) : [],
    );
    const met = listMetHooks(
      own.filter(({ format }) => formats.includes(format)),
      { kind, nouns, features },
    );
    return met.flatMap(({ hook: { text, format }, hook, fact: point }) =>
      titled(fillAnswer(text, point), point).map((line) =>
        toFactHook(line, {
          point,
          pattern: `${kind.trade}-${own.indexOf(hook) + 1}`,
          format,
          saysName: saysName(text),
        }),
      ),
    );
  }

  /** Fills a question and its answer: a part may answer with its own sentence, "The spring hinges fit wide faces". */
  function fillAnswer(text: Pattern, point: number): Line[] {
    const own = text.includes('? {lead}') ? fillFact(text.replace('{lead}', '{answer}'), point) : [];
    return own.length > 0 ? own : fillFact(text, point);
  }

  function toHooks({ text, format, isOfSeen }: CommonHook, pattern: string): RatedHook[] {
    if (!tables.holdsFact.test(text))
      return fill(text).map((line) => ({
        ...line,
        pattern,
        format,
        isTelling: format !== 'price-slam' || tables.tellsPrice.test(text),
        isBound: tables.tellsChange.test(text),
        saysName: saysName(text),
      }));
    return leading.flatMap((point) => {
      const features = facts[point]?.features ?? [];
      if (isOfSeen && !features.some(({ id }) => tables.seenClose.includes(id))) return [];
      const [filled] = [text, ...(tables.standIns[text] ?? [])].flatMap((each) => fillFact(each, point));
      return titled(filled === undefined ? [] : [filled], point)
        .map((line) => toFactHook(line, { point, pattern: `${pattern}-${point}`, format, saysName: saysName(text) }))
        .map((hook) => ({ ...hook, isShell: !isOfSeen }));
    });
  }

  /** Lists hooks with the meaning of a leading fact, followed by the fact. */
  function listMeant(): RatedHook[] {
    return leading.map(toLineUse).flatMap(({ point, rows, fill: fillMeaning, title }) =>
      rows.flatMap(({ id, means }) =>
        means.flatMap((meaning) =>
          tables.meaning.flatMap((pattern, index) =>
            fillMeaning(pattern, meaning).map((line) =>
              toFactHook(title(line), {
                point,
                pattern: `${id}-means-${index + 1}`,
                format: 'punch',
                topic: id,
                saysName: saysName(pattern),
              }),
            ),
          ),
        ),
      ),
    );
  }

  /** Lists buyers' questions that the fact itself answers. */
  function listAsked(format: HookFormat): RatedHook[] {
    return leading.flatMap((point) => {
      const asked = source.findAsked(point);
      const [answered] = (asked?.patterns ?? []).flatMap((pattern) => fillFact(pattern, point));
      if (asked === undefined || answered === undefined) return [];
      return titled([answered], point).map((line) =>
        toFactHook(line, { point, pattern: `asked-${asked.feature}`, format }),
      );
    });
  }
}
