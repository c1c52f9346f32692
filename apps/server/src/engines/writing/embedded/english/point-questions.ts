import type { Pattern } from '../pattern.ts';
import { textOfPoint, type EnglishFacts } from './english-facts.ts';
import { isNegative } from './english-slots.ts';
import type { SellingPoint } from './selling-point.ts';

const LONGEST_ASKED_WORDS = 8;
/** "Want to enjoy ..." asks for nothing. */
const NOT_ASKED = /^(?:enjoy|have|make sure|get|be|let|say|see|discover|experience|try|do|never|love|feel)\b/;

/** A wish that the point answers, as patterns over the point's slots: the question a hook asks. */
export function askForPoint(point: SellingPoint, facts: EnglishFacts): Pattern[] {
  if (textOfPoint(point).split(' ').length > LONGEST_ASKED_WORDS || isNegative(point)) return [];
  switch (point.kind) {
    case 'does':
      return facts.isPlural
        ? ['Want {kind} that {point}?', 'How about {kind} that {point}?']
        : ['Want {a_kind} that {point}?', 'What if you had {a_kind} that {point}?', 'Need {a_kind} that {point}?'];
    case 'is':
      return facts.isPlural
        ? ['Want {kind} that are {point}?']
        : ["Want {a_kind} that's {point}?", "Need {a_kind} that's {point}?"];
    case 'imperative':
      return NOT_ASKED.test(point.text) ? [] : ['Want to {point}?', 'Ever wanted to {point}?'];
    case 'noun':
      return ['Looking for {a_point}?', 'Want {a_point}?'];
    case 'thing':
      return ['Looking for {point}?'];
    case 'spec':
    case 'quote':
      return [];
  }
}
