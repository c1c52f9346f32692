import { isBareBehind } from '../grammar/word-classes.ts';
import { isIdiomatic, type Role } from './articles.ts';
import type { Thing } from './parts.ts';
import { GIVING, HOLDING, KEEPING, SETTING, TURNING, WITH_ARTICLE } from './verbs.ts';

/** What they act on is stuff, whatever else its noun may be: "kills echo". */
const DULLING = /^(?:kill|block|muffle|absorb|reduce|dampen|deaden|silence)s?$/;

/** "Changes the spray pattern", "holds the phone steady", "has a lid". */
export const roleOfObject = (verb: string): Role =>
  DULLING.test(verb)
    ? 'bare'
    : SETTING.test(verb)
      ? 'subject'
      : GIVING.test(verb)
        ? 'given'
        : KEEPING.test(verb)
          ? 'kept'
          : HOLDING.test(verb)
            ? 'held'
            : 'object';

/** What a thing is raised or set to, named by a noun before it: "to eye level". */
const LEVEL = /^(?:level|height|temperature|speed|strength|capacity|position|weight|size|length|width)$/;
/** Verbs of fitting and stowing: the place behind them is any one of its kind ("fits in a drawer"), not a known one. */
const FITTING =
  /^(?:fits?|packs?|slips?|goes|go|stores?|stows?|hides?|slides?|drops?|rides?|travels?|hangs?|serves?|works?|lands?)$/;

/** What a thing is behind a preposition, and to the verb before that. */
export function roleBehind(preposition: string, thing: Thing, verb: string): Role {
  if (preposition === 'of') return 'of';
  // "Sweetened with monk fruit".
  if (verb === 'made' && /^(?:with|from|in)$/.test(preposition)) return 'stuff';
  if (thing.isLone && (isBareBehind(preposition, thing.head) || `${preposition} ${thing.head}` === 'on top'))
    return 'fixed';
  // "Over winter".
  if (thing.isLone && /^(?:winter|summer|spring|autumn|night|lunch|dinner|breakfast)$/.test(thing.head)) return 'idiom';
  if (preposition === 'to' && LEVEL.test(thing.head)) return 'rate';
  // "Turns into a shoulder bag".
  if (TURNING.test(verb) && /^(?:into|to|as)$/.test(preposition)) return 'with';
  // "Weighs 4 lbs with the battery".
  if (preposition === 'with' && /^(?:weighs?|measures?)$/.test(verb)) return 'subject';
  if (preposition === 'at') return 'rate';
  if (/^(?:after|before|during)$/.test(preposition)) return 'event';
  if (/^(?:per|via|mid)$/.test(preposition)) return 'bare';
  return WITH_ARTICLE.test(preposition)
    ? 'with'
    : thing.isLone &&
        /^(?:by|in|on|from|under)$/.test(preposition) &&
        ((FITTING.test(verb) && preposition !== 'under') || isIdiomatic(thing.head)) &&
        `${preposition} ${thing.head}` !== 'under bed'
      ? 'idiom'
      : FITTING.test(verb)
        ? 'place'
        : 'site';
}
