import type { Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import { findWebTool } from '#src/nouns/tools/tool-registry.ts';

/** Returns the name of a task's tool. */
export function useToolName({ tool_type: toolType }: Pick<Task, 'tool_type'>): string {
  const { t } = useTranslation('tasks');
  const text = useText();
  const tool = findWebTool(toolType);
  return tool ? text(tool.name) : t('unknownTool');
}

/** Returns the names of the tool's steps. A step of a newer server has no name here. */
export function useStepName({ tool_type: toolType }: Pick<Task, 'tool_type'>): (step: string) => string {
  const { t } = useTranslation();
  const text = useText();
  const names = findWebTool(toolType)?.steps ?? {};
  return (step) => {
    const name = names[step];
    return name === undefined ? t('task.state.generating') : text(name);
  };
}
