import type { ToolPath } from './tool-screen.ts';
import type { AnyWebTool } from './web-tool.ts';

let tools: readonly AnyWebTool[] = [];

/** Makes the tools known, in the order of the menu. The app does so before anything is shown. */
export function registerTools(all: readonly AnyWebTool[]): void {
  tools = all;
}

export function listWebTools(): readonly AnyWebTool[] {
  return tools;
}

/** Undefined where no tool has this type. */
export function findWebTool(type: number): AnyWebTool | undefined {
  return tools.find(({ row }) => row.id === type);
}

/** The screen that opens a tool. */
export function getToolPath({ row }: Pick<AnyWebTool, 'row'>): ToolPath {
  // A test sees that it is the address of a screen.
  return `/${row.route}` as ToolPath;
}
