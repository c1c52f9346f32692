import type { ToolPath } from './tool-screen.ts';
import type { AnyWebTool } from './web-tool.ts';

let tools: readonly AnyWebTool[] = [];

/** Registers the tools in menu order. The app calls it before anything is shown. */
export function registerTools(all: readonly AnyWebTool[]): void {
  tools = all;
}

export function listWebTools(): readonly AnyWebTool[] {
  return tools;
}

/** Returns undefined if no tool has this type. */
export function findWebTool(type: number): AnyWebTool | undefined {
  return tools.find(({ row }) => row.id === type);
}

/** Returns the address of the screen that opens a tool. */
export function getToolPath({ row }: Pick<AnyWebTool, 'row'>): ToolPath {
  // A test checks that it is the address of a screen.
  return `/${row.route}` as ToolPath;
}
