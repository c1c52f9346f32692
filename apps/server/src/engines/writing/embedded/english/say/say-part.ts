import { FUNCTION_WORDS, PREPOSITIONS } from '../lexicon.ts';
import { ADJECTIVE_END } from './said-fact.ts';

/** Adjectives used only before their noun: "the motor is dual" is not English. */
export const BEFORE_ONLY =
  /^(?:solid|hard|first|last|next|new|daily|main|inner|outer|front|back|rear|side|top|bottom|left|right|dual|double|twin|triple|single|optical|digital|mechanical|electric|electronic|real|genuine|own|extra|full|whole|chest|work|natural|organic|stainless|automatic|manual|internal|external|original|classic|standard|total|sharp|spare|second|other|non|multi|high|low|long|short|quick|fast|deep|wide|fine|easy|good|small|large|big|great|new|old|hot|cold|dry|wet|warm|cool)$/i;

/** Turns "Reinforced toe" into "the toe is reinforced"; null if the first word may only precede its noun. */
export function sayPart(inside: string, isPlural: boolean): string | null {
  const words = inside.split(' ');
  const [first = ''] = words;
  const rest = words.slice(1);
  if (rest.length === 0 || rest.length > 4 || BEFORE_ONLY.test(first) || !ADJECTIVE_END.test(first)) return null;
  if (rest.some((word) => PREPOSITIONS.has(word) || (FUNCTION_WORDS.has(word) && word !== 'and'))) return null;
  const several = isPlural || rest.includes('and');
  return `the ${rest.join(' ')} ${several ? 'are' : 'is'} ${first.replace(/^built-in$/i, 'built in')}`;
}
