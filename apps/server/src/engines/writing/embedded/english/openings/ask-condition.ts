import { capitalise } from '../text/capitals.ts';
import { isOfKind, type SaidParts, sayMain } from './said-parts.ts';
import type { StagedOpening } from './staged.ts';
import { gerundOf } from './verb-forms.ts';

const APPEAL = 7;
const CONDITION = /^(?:when|if|while|as|once)$/;
const MOST_QUESTION_WORDS = 6;
const OF_PRODUCT = /^(?:it|they)$/;

/** "Shuts off if it runs dry": "Runs dry? It shuts off." When it helps, as a question that the rest answers. */
export function askCondition(parts: SaidParts): StagedOpening[] {
  const { pieces, deed } = parts;
  const last = pieces.at(-1);
  // "Stays hot after you turn off the stove".
  if (
    last?.kind === 'clause' &&
    last.joint === 'after' &&
    last.subject?.head === 'you' &&
    last.deed?.verb?.modal === null
  )
    return [
      {
        text: `${capitalise(last.deed.text)}. ${sayMain(parts, pieces.slice(0, -1))} {branded}.`,
        form: 'contrast',
        appeal: APPEAL,
      },
    ];
  if (last?.kind !== 'clause' || !CONDITION.test(last.joint ?? '') || deed.isJoined === true) return [];
  const question = askFor(last);
  const rest = pieces.slice(0, -1);
  if (question === null || rest.some(isOfKind('clause', 'tail'))) return [];
  const main = sayMain(parts, rest);
  return [{ text: `${capitalise(question)}? ${main} {branded}.`, form: 'condition', appeal: APPEAL }];
}

function askFor({ joint, inner = '', subject, deed }: NonNullable<SaidParts['pieces'][number]>): string | null {
  if (subject === undefined || deed?.verb === undefined) {
    // "When empty", "when not in use".
    return /^(?:you|it|they)(?:['’]|$)|^to\b|\b(?:it|them)\b/.test(inner) || inner.split(' ').length > 4 ? null : inner;
  }
  const { verb } = deed;
  const who = subject.say('subject');
  if (verb.modal !== null) return null;
  const behind = deed.text.slice(verb.text.length).trim();
  if (who === 'you')
    return joint === 'if'
      ? `${verb.base}${behind === '' ? '' : ` ${behind}`}`
      : `${gerundOf(verb.base)}${behind === '' ? '' : ` ${behind}`}`;
  if (who === 'they') return null;
  // "Stops when water runs out".
  if (
    !/^(?:it|this|that)$/.test(who) &&
    /^(?:when|if|once)$/.test(joint ?? '') &&
    inner.split(' ').length <= MOST_QUESTION_WORDS
  )
    return inner;
  if (OF_PRODUCT.test(who))
    return joint === 'as' || joint === 'while' || verb.base === 'be'
      ? null
      : behind === ''
        ? // "Tips?" might be some advice.
          `what if it ${verb.text}`
        : `${verb.text} ${behind}`;
  return null;
}
