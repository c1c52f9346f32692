import type { LucideIcon } from 'lucide-react';
import type { BoxContent, ToolOffer } from '#src/nouns/tools/tool-intent.ts';
import type { AnyWebTool } from '#src/nouns/tools/web-tool.ts';

/** An offer for the box's content, with the tool that makes it. */
export interface BoxOffer extends ToolOffer {
  toolType: number;
  icon: LucideIcon;
}

/** Lists offers, the most likely first: with files, tools that use them; then in table order. */
export function listOffers(tools: readonly AnyWebTool[], content: BoxContent): BoxOffer[] {
  const hasFiles = content.files.length + content.assets.length > 0;
  const isFirst = ({ intent }: AnyWebTool): number => Number(hasFiles && intent?.takesFiles === true);
  return tools
    .toSorted((one, other) => isFirst(other) - isFirst(one))
    .flatMap(({ row, icon, intent }) => {
      const offer = intent?.offer(content) ?? null;
      return offer === null ? [] : [{ ...offer, toolType: row.id, icon }];
    });
}
