import type { ToolListing } from '@reelwright/contracts';
import type { TextKey } from '#src/lib/texts.ts';
import { getToolPath } from '#src/nouns/tools/tool-registry.ts';
import type { AnyWebTool } from '#src/nouns/tools/web-tool.ts';
import { getRouteMetadata } from '../../route-table.ts';

/** A tool as the toolbox shows it; its listing is there once the contracts have loaded. */
export interface ListedTool {
  tool: AnyWebTool;
  listing: ToolListing | undefined;
}

export interface ToolGroup {
  /** Null for tools without a category. */
  category: TextKey | null;
  tools: ListedTool[];
}

/** Returns the tools by the category of their screen, in the order of the table. */
export function listToolGroups(tools: readonly ListedTool[]): ToolGroup[] {
  const groups = new Map<TextKey | null, ListedTool[]>();
  for (const listed of tools) {
    const category = getRouteMetadata(getToolPath(listed.tool)).category ?? null;
    groups.set(category, [...(groups.get(category) ?? []), listed]);
  }
  return [...groups].map(([category, members]) => ({ category, tools: members }));
}

/** Returns whether each word of a search is in a tool's name or description, in any language. */
export function matchesSearch({ tool, listing }: ListedTool, search: string): boolean {
  const texts = listing ? [...Object.values(listing.name), ...Object.values(listing.description)] : [];
  const haystack = [tool.row.name.replaceAll('_', ' '), tool.row.route, ...texts].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
