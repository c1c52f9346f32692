import { lacksArticle } from './noun-phrase.ts';
import { hasVerb } from './prose/tagged-words.ts';

const MEASURED = /^\d[\d.,]*(?:-\p{Ll}+|°) (?!.*,)/u;

/** Checks if a phrase is one thing behind its measure that lacks its article: "8-month supply", "120° wide angle". */
export const isMeasuredThing = (phrase: string): boolean =>
  MEASURED.test(phrase) && lacksArticle(phrase) && !hasVerb(phrase);
