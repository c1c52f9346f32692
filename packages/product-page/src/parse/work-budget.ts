/**
 * What reading one page may still cost, shared by all that read it, so that no mixture of costly parts adds up. Counted,
 * not timed, so that a page always reads the same; a unit is about a nanosecond of a slow processor.
 */
export interface WorkBudget {
  left: number;
}

/** Of each character or element, with everything that is done about it later. */
const COSTS = {
  /** Decoding a page, and finding what need not be read. */
  page: 4,
  /** Markup and text that the parser sees. */
  markup: 18,
  element: 3500,
  strictJson: 30,
  /** What is nearly JSON, or JavaScript. */
  looseData: 120,
  /** Looking for where a value ends. */
  scannedData: 40,
  amount: 40_000,
} as const;

/** Half as much again as the costliest of shops' pages needs. */
const PAGE_WORK = 135_000_000;
/** Of it, what is kept for all that follows parsing. */
export const WORK_AFTER_PARSING = 35_000_000;

export function createWorkBudget(left = PAGE_WORK): WorkBudget {
  return { left };
}

/** Whether so much may be done; if so, it counts as done. */
export function takeWork(budget: WorkBudget, kind: keyof typeof COSTS, count: number, kept = 0): boolean {
  const cost = COSTS[kind] * count;
  if (cost > budget.left - kept) return false;
  budget.left -= cost;
  return true;
}
