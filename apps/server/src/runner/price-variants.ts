import type { QuoteLine, Tool } from './tool.ts';

/** A task as it was pushed: what it is made from, and its price. */
interface PricedTask {
  input: unknown;
  credits: number;
}

/** Returns the parts of a task's price: one for the whole if prices have changed since the push. */
export function listQuoteLines(tool: Pick<Tool, 'quote'> | undefined, { input, credits }: PricedTask): QuoteLine[] {
  const lines = tool?.quote?.(input) ?? [];
  const isStill = lines.reduce((sum, { credits: part }) => sum + part, 0) === credits;
  return isStill && lines.length > 0 ? lines : [{ variant: 0, lengthS: null, credits }];
}

/** Returns the price of one of a task's variants, in whole credits; an equal share if prices have changed since. */
export function priceVariant(tool: Pick<Tool, 'quote' | 'variants'>, task: PricedTask, variant: number): number {
  const count = tool.variants?.(task.input) ?? 1;
  const lines = listQuoteLines(tool, task);
  if (lines.length < count) return Math.floor(task.credits / count);
  return lines.reduce((sum, line) => sum + (line.variant === variant ? line.credits : 0), 0);
}
