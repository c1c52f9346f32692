import type { Deed, Piece, Thing } from '../clause/parts.ts';
import type { ReadClause } from '../clause/read-clause.ts';
import { capitalise } from '../text/capitals.ts';

/** A clause of which every part is known: who does it, what is done, and what more is said. */
export interface SaidParts {
  /** What does it, with its article; null if it is the product. */
  subject: { text: string; bare: string; thing: Thing } | null;
  deed: Deed;
  verb: { text: string; base: string; modal: string | null };
  pieces: readonly Piece[];
  /** True for "doesn't", "won't", "never". */
  isDenied: boolean;
}

export const withoutArticle = (text: string): string => text.replace(/^(?:the|an?|your|its|their) /i, '');

/** Joins pieces as they stand behind a verb. */
export const joinPieces = (pieces: readonly Piece[]): string =>
  pieces.reduce((text, piece) => `${text}${piece.kind === 'tail' ? ', ' : ' '}${piece.text}`, '').trim();

const DENYING = /n['’]t$|^(?:never|cannot)$/i;

/** The parts of a clause or sentence; null if some of its words belong to none. */
export function splitClause({ kind, subject, deed }: ReadClause): SaidParts | null {
  if ((kind !== 'clause' && kind !== 'sentence') || deed?.verb === undefined) return null;
  const { verb, pieces = [] } = deed;
  const said = [verb.modal ?? '', verb.text, joinPieces(pieces)].filter(Boolean).join(' ');
  if (said.replaceAll(/[§,]/g, '') !== deed.text.replaceAll(/[§,]/g, '')) return null;
  const text = subject?.say('subject') ?? '';
  return {
    subject: subject === undefined ? null : { text, bare: withoutArticle(text), thing: subject },
    deed,
    verb,
    pieces,
    isDenied: verb.modal !== null && DENYING.test(verb.modal),
  };
}

/**
 * The clause with some of its pieces, as a sentence: of a part with its subject, of the product with "it" or "they".
 */
export function sayMain({ subject, verb }: SaidParts, pieces: readonly Piece[]): string {
  const behind = joinPieces(pieces);
  const end = behind === '' || behind.startsWith(',') ? behind : ` ${behind}`;
  if (subject !== null)
    return `${capitalise(subject.text)} ${verb.modal === null ? '' : `${verb.modal} `}${verb.text}${end}.`;
  const one = verb.modal ?? verb.text;
  const many =
    verb.modal?.replace(/^doesn(['’])t$/, 'don$1t') ??
    (verb.base === 'be' ? verb.text.replace(/^is/, 'are') : verb.base);
  const said = one === many ? one : `{${one}/${many}}`;
  return `{It/They} ${said}${verb.modal === null ? '' : ` ${verb.text}`}${end}.`;
}

export const isOfKind =
  (...kinds: Piece['kind'][]) =>
  ({ kind }: Piece): boolean =>
    kinds.includes(kind);
