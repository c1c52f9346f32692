/**
 * The remaining cost of reading one page, shared by all readers, so that several costly parts cannot add up. It is
 * counted, not timed, so that the result for a page is always the same; a unit is about a nanosecond on a slow
 * processor.
 */
export interface WorkBudget {
  left: number;
}

/** Cost of each character or element, including all later work on it. */
const COSTS = {
  /** Decoding a page, and finding its unread parts. */
  page: 4,
  /** Markup and text that the parser reads. */
  markup: 18,
  element: 3500,
  strictJson: 30,
  /** Almost-JSON, or JavaScript. */
  looseData: 120,
  /** Searching for a value's end. */
  scannedData: 40,
  amount: 40_000,
} as const;

/** Half as much again as the costliest shop page needs. */
const PAGE_WORK = 135_000_000;
/** The part of it that is reserved for the work after parsing. */
export const WORK_AFTER_PARSING = 35_000_000;

export function createWorkBudget(left = PAGE_WORK): WorkBudget {
  return { left };
}

/** Takes work from the budget; returns false, without a charge, if the budget does not allow it. */
export function takeWork(budget: WorkBudget, kind: keyof typeof COSTS, count: number, kept = 0): boolean {
  const cost = COSTS[kind] * count;
  if (cost > budget.left - kept) return false;
  budget.left -= cost;
  return true;
}
