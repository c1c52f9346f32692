import type { PlainFact, PlainLine } from '../plain/plain-line.ts';
import { withSmallFirst } from '../small-first.ts';
import type { Pitch } from './read-pitch.ts';

/** Says a seller's sentence word for word: after the product's name, or as the opening of the ad. */
export function sayPitch(pitch: Pitch): PlainFact {
  const { text, form, refers, first, purpose } = pitch;
  if (purpose !== undefined && first === undefined) return sayPurpose(purpose);
  const line: PlainLine = { text: form === 'question' ? text : `${text}.`, shape: 'pitch' };
  const named: PlainLine = {
    text: form === 'deed' ? `{branded} ${withSmallFirst(text)}.` : `{branded}: ${withSmallFirst(text)}.`,
    shape: 'pitch',
  };
  const isNamed = !refers && (form === 'deed' || (form === 'things' && !/^no\b/i.test(text)));
  return {
    // A short ad may have time for the first sentence only.
    lines: [
      line,
      ...(first === undefined || form === 'question' ? [] : [{ text: `${first}.`, shape: 'pitch' as const }]),
    ],
    statements: isNamed ? [named] : [],
    hooks: listOpenings(pitch, { line, named }),
    thing: null,
    isStrong: true,
  };
}

/** "Stretch film for hand wrapping" of a stretch film: the name says what it is, and the sentence what it is for. */
const sayPurpose = (purpose: string): PlainFact => ({
  lines: [{ text: `{It's/They're} ${purpose}.`, shape: 'pitch' }],
  statements: [{ text: `{branded}, ${purpose}.`, shape: 'pitch' }],
  hooks: [
    { text: `{branded}, ${purpose}.`, shape: 'pitch' },
    { text: `Meet {branded}, ${purpose}.`, shape: 'pitch' },
  ],
  thing: null,
  isStrong: true,
});

/** "Wet it, squeeze it, walk the dog": the name follows at once. */
const REFERS_TO_PRODUCT = /\b(?:it|its|it's|them|their)\b/i;

/** Several ways to open with one sentence, so that seeds differ. */
function listOpenings(
  { text, form, isOfKind, refers }: Pitch,
  { line, named }: { line: PlainLine; named: PlainLine },
): PlainLine[] {
  const behind: PlainLine = { text: `{branded}. ${line.text}`, shape: 'pitch' };
  const meet: PlainLine = { text: `${line.text} Meet {branded}.`, shape: 'pitch' };
  if (refers) return [behind];
  // "A slim sleeve from German wool felt" says what is sold: no surprise without the name.
  if (form === 'deed') return [named];
  if (form === 'things' && isOfKind)
    return [named, { text: `Meet {branded}: ${withSmallFirst(text)}.`, shape: 'pitch' }];
  return REFERS_TO_PRODUCT.test(text) ? [meet] : [line, meet, { text: `${line.text} {branded}.`, shape: 'pitch' }];
}
