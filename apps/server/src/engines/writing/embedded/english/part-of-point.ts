import { readForm } from './fact-form.ts';
import { findNoun } from './lexicon.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { withSmallFirst } from './small-first.ts';

/** Words that lean on what the other part of the point says: "inches on one side, centimeters on the other". */
const LEANING =
  /\b(?:the (?:other|others|rest|latter|former|same)|each other|vice versa|respectively|as well|likewise)\b/i;
/** Beginnings of a part that goes on from the part before it: "on within 10 ft, off after 20 seconds". */
const GOES_ON = /^(?:off|then|else|otherwise|instead|too|also|again|up to (?:a|the)|plus|even|still)\b/i;
/** The first half of a pair. */
const HALF = /\b(?:on|at|for|in) (?:the )?(?:one|first) (?:side|end|half|part|hand|face)$/i;

/** Where a point goes on to another part. */
const JOINT = /[,;]\s*$|\s[–—-]\s*$|\s(?:and|or|\+|&)\s*$/;
const SEARCHED_WORDS = 3;

/**
 * Checks if a phrase that was cut out of a listed point has lost what it speaks of: its subject ("catches crumbs, rolls
 * up": the bib does), or the other half of a pair.
 */
export function leansOnPart(phrase: string, line: string): boolean {
  const start = phrase.toLowerCase().split(' ').slice(0, SEARCHED_WORDS).join(' ');
  const at = line.toLowerCase().indexOf(start);
  const isWhole = at <= 0 && phrase.length >= line.replace(/[.!;\s]+$/, '').length - 2;
  if (isWhole) return false;
  if (LEANING.test(phrase) || GOES_ON.test(phrase) || HALF.test(phrase)) return true;
  const front = line.slice(0, Math.max(0, at));
  if (!JOINT.test(front)) return false;
  const form = readForm(withSmallFirst(phrase));
  return form.kind === 'clause' && hasOtherSubject(front.replace(JOINT, ''));
}

/** Whether what stands before a clause is a thing or a sentence of its own, whose deed the clause may be. */
function hasOtherSubject(front: string): boolean {
  const part =
    front
      .split(/[.:!?】\]]\s*/)
      .at(-1)
      ?.split(/[,;]\s+|\s[–—-]\s/)
      .at(0)
      ?.trim() ?? '';
  if (part === '') return false;
  const form = readForm(withSmallFirst(part));
  if (form.kind === 'clause' || form.kind === 'state') return false;
  const last = part.toLowerCase().split(' ').at(-1) ?? '';
  // "Organic cotton, washes at 40°C": the stuff of the whole.
  return !ENDS_IN_MATERIAL.test(part) && !(/\d/.test(part) && findNoun(last) === null);
}
