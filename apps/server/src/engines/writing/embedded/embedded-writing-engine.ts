import type { AdLanguage, Product, Script, ScriptFramework, ScriptScene } from '@reelwright/contracts';
import { createSeededRandom, type SeededRandom } from '@reelwright/seeded-random';
import type { LineRequest, WritingEngine, WritingRequest } from '../writing.ts';
import { openChinesePhrasebook } from './chinese/chinese-phrasebook.ts';
import { type ChosenLine, chooseLines, countScenes } from './choose-lines.ts';
import { dealOpenings } from './deal-openings.ts';
import type { Hook, Phrasebook } from './draft.ts';
import { openEnglishPhrasebook } from './english/english-phrasebook.ts';
import { oncePerProduct } from './once-per-product.ts';
import { HOOK_OF, LEAST_REASONS, listFrameworks, planSlots } from './plan-slots.ts';
import { rewriteScene, titleOf } from './rewrite-scene.ts';
import { LEAST_FACTS, translateProduct } from './foreign/translate-product.ts';
import { isInAnotherLanguage } from './text-language.ts';
import { END_CARD_MS, SCENE_PAUSE_MS } from './spoken-length.ts';

/** Largest deviation from the requested time before another hook or framework is tried. */
const TOLERANCE = 0.04;
/** Sellers' sentences can't be made longer or shorter. */
const TOLERANCE_OF_SENTENCES = 0.08;
/** A scene too few is as bad as this much time. */
const MISSING_SCENE_MS = 800;
/** Scenes that a script may lack: a short hook must not open every ad because it leaves room for another scene. */
const FEWER_SCENES = 2;
/** Fewer points cannot fill every scene. */
const LEAST_TO_FILL = 4;
/** Weight of unused time relative to missing time: a pause is no fault. */
const SHORTER = 0.5;
/** Hooks of a framework that are tried before the next framework. */
const HOOK_TRIES = 5;
/** Leads that are tried before other openings. */
const LEAD_TRIES = 2;
/** Openings that replace a seed's own if it does not fit the length. */
const DEALT_TRIES = 8;

/** Frameworks that open with any of the leads. */
const LED: ReadonlySet<ScriptFramework> = new Set(['aida', 'problem_solution', 'discovery', 'old_way']);
/** Part of the rotation only if hooks suit the product; open to any product if requested. */
const OPEN_TO_ALL: ReadonlySet<ScriptFramework> = new Set(['problem_solution', 'old_way']);

/** Writes scripts from sentence patterns and the product's own lines: no model, no network, milliseconds. */
export function createEmbeddedWritingEngine(): WritingEngine {
  return {
    id: 'embedded-writing',
    canUseTexts: async ({ product, language, signal }) => {
      signal.throwIfAborted();
      return canUseTexts(product, language);
    },
    writeScript: async (request) => {
      request.signal.throwIfAborted();
      return writeScript(request);
    },
    rewriteLine: async (request) => {
      request.signal.throwIfAborted();
      return rewriteLine(request);
    },
  };
}

const TRANSLATIONS = {
  en: oncePerProduct((product) => ({ translated: translateProduct(product, 'en') })),
  'zh-CN': oncePerProduct((product) => ({ translated: translateProduct(product, 'zh-CN') })),
};
const translateOnce = (product: Product, language: AdLanguage) => TRANSLATIONS[language](product).translated;

interface Attempt {
  framework: ScriptFramework;
  hook: Hook | undefined;
  chosen: ChosenLine[];
  missMs: number;
}

/** Writes on what can be told safely if the texts are in another language. */
function writeScript(request: WritingRequest): Script {
  const translated = translateOnce(request.product, request.language);
  return translated === null
    ? writeOwn(request)
    : translated.restore(writeOwn({ ...request, product: translated.product }));
}

function writeOwn(request: WritingRequest): Script {
  const { product, language, lengthS, seed, goal = 'sales' } = request;
  const book = openPhrasebook(request);
  const random = createSeededRandom(seed, 'plan');
  const closing = book.closing(goal);
  // The same for every seed, so that consecutive seeds rotate.
  const fixed = createSeededRandom(0, `${product.name}:${language}:${goal}`);
  const tolerance = book.holdings.written < LEAST_TO_FILL ? TOLERANCE_OF_SENTENCES : TOLERANCE;
  let closest: Attempt | null = null;
  for (const { framework, hooks } of listOpenings(request, book, fixed)) {
    const plan = { framework, hooks, closing: closing.lines, goal, language, lengthS };
    const slots = planSlots(plan, book, random);
    const { lines: chosen, isShort } = chooseLines(slots, { lengthS, language, tellsAgain: book.tellsAgain }, random);
    // A short script is no fault of the framework if there is no more to say.
    const overMs = measure(chosen) - lengthS * 1000;
    const tooFew = Math.max(0, leastScenes(book, lengthS) - chosen.length);
    const missMs = isShort ? 0 : (overMs > 0 ? overMs : -overMs * SHORTER) + tooFew * MISSING_SCENE_MS;
    const hook = hooks.find((candidate) => candidate.spoken.text === chosen[0]?.line.spoken.text);
    if (closest === null || missMs < closest.missMs) closest = { framework, hook, chosen, missMs };
    if (missMs <= lengthS * 1000 * tolerance) break;
  }
  if (closest === null) throw new RangeError('no framework fits any data');
  return {
    version: 1,
    framework: closest.framework,
    goal,
    language,
    length_s: lengthS,
    seed,
    hook_pattern: closest.hook?.pattern ?? closest.framework,
    scenes: toScenes(closest, book),
    call_to_action: closing.sticker,
  };
}

/** Fewer scenes are no fault of an ad of which little was written: sellers' sentences are long. */
function leastScenes({ holdings: { told, written } }: Phrasebook, lengthS: number): number {
  const { min } = countScenes(lengthS);
  return told < LEAST_TO_FILL ? 0 : written < LEAST_TO_FILL ? min - FEWER_SCENES : min;
}

/** Returns false if the product's texts say something, but nothing in the language of the ad. */
function canUseTexts(product: Product, language: AdLanguage): boolean {
  const texts = [...product.selling_points, product.description ?? ''].join('. ');
  if (!isInAnotherLanguage(texts, language)) return true;
  const countTold = (own: Product): number =>
    openPhrasebook({ product: own, language, lengthS: 15, seed: 0 }).holdings.told;
  const translated = translateOnce(product, language);
  return translated === null ? countTold(product) > 0 : countTold(translated.product) >= LEAST_FACTS;
}

function openPhrasebook({ product, language, lengthS, seed }: Omit<WritingRequest, 'signal'>): Phrasebook {
  const open = language === 'zh-CN' ? openChinesePhrasebook : openEnglishPhrasebook;
  return open(product, { lengthS, random: createSeededRandom(seed, 'phrases') });
}

/**
 * Lists frameworks with their hooks in the order in which to try them. Consecutive seeds rotate through the frameworks,
 * and through each framework's hooks, so that ten of them open in ten ways.
 */
function* listOpenings(
  { seed, lengthS, framework: wanted }: WritingRequest,
  book: Phrasebook,
  fixed: SeededRandom,
): Generator<{ framework: ScriptFramework; hooks: Hook[] }> {
  const listed = listFrameworks(book.holdings);
  const isAsked =
    wanted !== undefined &&
    !listed.includes(wanted) &&
    (OPEN_TO_ALL.has(wanted) ||
      (wanted === 'offer' && book.holdings.hasPrice) ||
      (wanted === 'customer_voice' && book.holdings.hasVoice) ||
      (wanted === 'three_reasons' && book.holdings.told >= LEAST_REASONS));
  const fitting = fixed.shuffle(isAsked ? [...listed, wanted] : listed);
  // Opened only when needed: most scripts need one framework.
  const opened = new Map<ScriptFramework, Hook[]>();
  const hooksOf = (framework: ScriptFramework): Hook[] => {
    const hooks =
      opened.get(framework) ?? sortByAppeal(createSeededRandom(0, framework).shuffle(book.hooks(HOOK_OF[framework])));
    opened.set(framework, hooks);
    return hooks;
  };
  if (wanted === undefined && book.dealsOpenings === true) {
    const dealt = dealOpenings(
      [...new Set(fitting)].flatMap((framework) => hooksOf(framework).map((hook) => ({ framework, hook }))),
    );
    const turns = Math.max(1, dealt.length);
    const own = (((seed - 1) % turns) + turns) % turns;
    // Another than the seed's own comes from the other half of the order, so that it is no neighbour's.
    const far = (own + Math.ceil(turns / 2)) % turns;
    const others = [...dealt.slice(far), ...dealt.slice(0, far)].filter((_opening, at) => (far + at) % turns !== own);
    for (const { framework, hook } of [...dealt.slice(own, own + 1), ...others.slice(0, DEALT_TRIES)])
      yield { framework, hooks: lengthS < 10 ? [hook, ...hooksOf(framework)] : [hook] };
    return;
  }
  const start = wanted === undefined ? seed % fitting.length : Math.max(0, fitting.indexOf(wanted));
  const isWanted = wanted !== undefined && fitting.includes(wanted);
  // If a framework is requested, every seed counts as its turn.
  const first = fitting[start] as ScriptFramework;
  // A framework with several turns in a round continues after its last turn.
  const turns = fitting.filter((framework) => framework === first).length;
  const earlier = fitting.slice(0, start).filter((framework) => framework === first).length;
  const round = isWanted ? seed : Math.floor(seed / fitting.length) * turns + earlier;
  const leads = wanted === undefined && LED.has(first) ? (book.leads?.() ?? []) : [];
  if (leads.length > 0) {
    // Ads that follow each other use one lead after the other, whatever frameworks stand between them.
    const led = fitting.filter((framework) => LED.has(framework)).length;
    const place =
      Math.floor(seed / fitting.length) * led +
      fitting.slice(0, start).filter((each) => LED.has(each)).length +
      // The ad of seed 1 has the best of them.
      leads.length -
      (LED.has(fitting[0] as ScriptFramework) ? 1 : 0);
    for (let attempt = 0; attempt < Math.min(LEAD_TRIES, leads.length); attempt += 1) {
      // The next leads are those of the next ads: a substitute comes from the end.
      const at = attempt === 0 ? place % leads.length : (place + leads.length - attempt) % leads.length;
      yield { framework: first, hooks: leads.slice(at, at + 1) };
    }
  }
  // Frameworks with many hooks first: a substitute must not open like its neighbours.
  function* listOthers(): Generator<ScriptFramework> {
    yield* [...new Set(fitting)]
      .filter((framework) => framework !== first)
      .toSorted((left, right) => hooksOf(right).length - hooksOf(left).length);
  }
  for (const framework of concat([first], listOthers())) {
    const hooks = hooksOf(framework);
    if (hooks.length === 0) continue;
    // Three long-winded points may not fit fifteen seconds: then the next hook is tried.
    for (let attempt = 0; attempt < HOOK_TRIES; attempt += 1) {
      // A framework's own turns use its hooks from the front; as a substitute for another, from the back.
      const turn =
        framework === first ? (round + attempt) % hooks.length : hooks.length - 1 - ((seed + attempt) % hooks.length);
      const rotated = [...hooks.slice(turn), ...hooks.slice(0, turn)];
      // A very short ad may need a shorter hook.
      yield { framework, hooks: lengthS < 10 ? rotated : rotated.slice(0, 1) };
    }
  }
}

/** Puts the most appealing openings first, in steps, so that those of one step keep their order. */
const sortByAppeal = (hooks: readonly Hook[]): Hook[] =>
  hooks.toSorted((left, right) => Math.round(right.appeal ?? 0) - Math.round(left.appeal ?? 0));

function* concat<Value>(...lists: Iterable<Value>[]): Generator<Value> {
  for (const list of lists) yield* list;
}

function measure(chosen: readonly ChosenLine[]): number {
  return chosen.reduce((sum, { spokenMs }) => sum + spokenMs, 0) + (chosen.length - 1) * SCENE_PAUSE_MS + END_CARD_MS;
}

function toScenes({ chosen, hook }: Attempt, book: Phrasebook): ScriptScene[] {
  // A number promises the others: reasons are numbered only if all of them follow.
  const isCounted = hook?.format === 'countdown' || chosen.filter(({ line }) => line.ordinal !== undefined).length > 1;
  return chosen.map(({ role, line, spokenMs }, index) => ({
    role,
    spoken: line.spoken,
    on_screen: titleOf(line),
    ...(index === 0 && hook?.format ? { hook_format: hook.format } : {}),
    ...(isCounted && line.ordinal !== undefined ? { ordinal: line.ordinal } : {}),
    image_wish: book.wishImage(role, line, index),
    duration_ms: spokenMs + (index === chosen.length - 1 ? END_CARD_MS : SCENE_PAUSE_MS),
  }));
}

function rewriteLine({ product, script, scene: index, seed }: LineRequest): ScriptScene {
  const { language, length_s: lengthS } = script;
  const translated = translateOnce(product, language);
  const book = openPhrasebook({ product: translated?.product ?? product, language, lengthS, seed });
  const hookKind = HOOK_OF[script.framework as ScriptFramework] ?? 'attention';
  const scene = rewriteScene({ script, index, seed }, book, hookKind);
  return translated?.restore(scene) ?? scene;
}
