import { TOOLS } from '@reelwright/contracts';
import { registerTools } from '#src/nouns/tools/tool-registry.ts';
import type { AnyWebTool } from '#src/nouns/tools/web-tool.ts';

/** Each folder of `tools/` exports its tool from its `tool.ts`: a new one needs no line here. */
const found = Object.values(
  import.meta.glob<readonly AnyWebTool[]>('../tools/*/tool.ts', { eager: true, import: 'webTools' }),
).flat();

function getWebTool(id: number): AnyWebTool {
  const [tool, ...others] = found.filter(({ row }) => row.id === id);
  if (!tool || others.length > 0) throw new Error(`The tool ${id} has ${others.length + (tool ? 1 : 0)} web tools`);
  return tool;
}

/** One tool per row of the table, in its order: the app fails to start if one is missing. */
export const WEB_TOOLS: readonly AnyWebTool[] = TOOLS.map(({ id }) => getWebTool(id));

registerTools(WEB_TOOLS);
