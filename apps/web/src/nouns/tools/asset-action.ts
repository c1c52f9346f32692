import type { AssetId } from '@reelwright/contracts';
import type { LucideIcon } from 'lucide-react';
import type { TextKey } from '#src/lib/texts.ts';
import type { ToolAddress } from './tool-intent.ts';
import { getToolPath, listWebTools } from './tool-registry.ts';
import type { ToolPath } from './tool-screen.ts';

/** An image, video or audio file of the library, wherever it is shown. */
export interface ShownAsset {
  id: AssetId;
  kind: 'image' | 'video' | 'audio';
}

/** What a tool does with one file of the library. */
interface AssetAction {
  label: TextKey;
  icon: LucideIcon;
  /** The tool's screen, with the file in it. */
  address: ToolAddress;
}

const KINDS = { 1: 'image', 2: 'video', 3: 'audio' } as const;

/** Returns undefined for what no tool takes. */
export function toShownAsset({ id, asset_type: type }: { id: AssetId; asset_type: number }): ShownAsset | undefined {
  const kind = KINDS[type as keyof typeof KINDS] as ShownAsset['kind'] | undefined;
  return kind && { id, kind };
}

/** Lists what tools do with a file, in menu order; `except` is the tool that already has it. */
export function listAssetActions(asset: ShownAsset | undefined, except?: ToolPath): AssetAction[] {
  if (!asset) return [];
  return listWebTools()
    .filter(({ takesAsset }) => takesAsset?.includes(asset.kind))
    .filter((tool) => getToolPath(tool) !== except)
    .map((tool) => {
      const to = getToolPath(tool);
      // A test checks that the screens of these tools read it.
      const address = { to, search: { asset: asset.id } } as ToolAddress;
      return { label: tool.assetLabel ?? tool.screens[to]?.shortName ?? tool.name, icon: tool.icon, address };
    });
}
