import type { Pattern } from '../../pattern.ts';

/** How an opening goes on to the product: "Here is" and "This is" say nothing that the name alone does not. */
const NAMINGS: readonly Pattern[] = ['Meet {branded}.', '{branded}.', '{branded}.'];

/** Puts the name behind an opening, each in one of several ways that its own words choose. */
export function nameBehind(opening: string): Pattern {
  const letters = [...opening].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return `${opening} ${NAMINGS[letters % NAMINGS.length]}`;
}
