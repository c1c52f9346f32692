import type { ReadClause } from '../clause/read-clause.ts';
import { nameBehind } from '../sparks/name-behind.ts';
import { askCondition } from './ask-condition.ts';
import { askTrouble } from './ask-trouble.ts';
import { splitClause } from './said-parts.ts';
import { stageAmount, stageThingAmount } from './stage-amount.ts';
import { stageContrast, stageOther } from './stage-contrast.ts';
import type { StagedOpening } from './staged.ts';

const NAMED = ' {branded}.';

/**
 * Openings made of the parts of a fact that the grammar read: the trouble that it ends, when it helps, its amount, its two
 * halves. Each tells the whole fact and no more.
 */
export function stageFact(reading: ReadClause): StagedOpening[] {
  const parts = splitClause(reading);
  const staged =
    parts === null
      ? [...stageOther(reading), ...(reading.kind === 'thing' ? stageThingAmount(reading) : [])]
      : [...askTrouble(parts), ...stageAmount(parts, reading.text), ...stageContrast(parts), ...askCondition(parts)];
  return staged.map((opening) =>
    opening.text.endsWith(`.${NAMED}`)
      ? { ...opening, text: nameBehind(opening.text.slice(0, -NAMED.length)) }
      : opening,
  );
}
