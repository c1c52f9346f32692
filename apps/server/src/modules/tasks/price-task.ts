import type { CallData, UiLanguage } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { checkInput } from '../../check-input.ts';
import type { Tool, Tools } from '../../runner/tool.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';

/** An input that a tool has accepted. Its seed is separate: the task stores it, whatever the tool calls it. */
export interface CheckedTask {
  tool: Tool;
  input: Record<string, unknown>;
  seed: number | undefined;
  title: string;
  credits: number;
}

/** Throws TOOL_UNAVAILABLE, or INVALID_INPUT in the user's language. */
export function checkTask(
  tools: Tools,
  { toolType, input, language }: { toolType: number; input: Record<string, unknown>; language: UiLanguage },
): CheckedTask {
  const tool = tools.get(toolType);
  if (!tool) throw new AppError('TOOL_UNAVAILABLE');
  const checked = checkInput(tool.input, input, language);
  // Safe cast: every tool's schema is an object, since the call accepts nothing else.
  const { seed, ...rest } = checked as Record<string, unknown>;
  return {
    tool,
    input: rest,
    seed: typeof seed === 'number' ? seed : undefined,
    title: tool.title(checked),
    credits: tool.price(checked),
  };
}

export async function priceTask(
  { database, credits, tools }: TasksDependencies,
  request: { actor: Actor; toolType: number; input: Record<string, unknown>; language: UiLanguage },
): Promise<CallData<'getTaskCost'>> {
  const task = checkTask(tools, request);
  const balance = await credits.getBalance(database.db, request.actor.userId);
  return { credits: task.credits, balance: balance.available, is_enough: balance.available >= task.credits };
}
