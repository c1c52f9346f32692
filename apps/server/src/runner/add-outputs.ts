import {
  type AssetId,
  findTool,
  formatMessage,
  LIBRARY_LIMITS,
  type OutputKind,
  type ToolType,
  UPLOAD_LIMITS,
} from '@reelwright/contracts';
import type { OwnedRow } from '../actor.ts';
import type { Executor } from '../platform/database/database.ts';
import type { AssetsService, NewAsset } from '../modules/assets/assets.service.ts';

interface OutputFile extends Omit<NewAsset, 'userId' | 'workspaceId' | 'isListed' | 'folderId'> {
  kind: OutputKind;
}

const FORBIDDEN = new Set(UPLOAD_LIMITS.library.forbiddenNameCharacters);

/** Returns a title as the name of a folder. */
function toFolderName(title: string): string {
  const clean = Array.from(title, (character) => (FORBIDDEN.has(character) ? ' ' : character)).join('');
  return clean.replace(/\s+/g, ' ').trim().slice(0, LIBRARY_LIMITS.folderNameLength).trim() || '1';
}

/**
 * Adds the outputs of a task to the library. The library lists the tool's main output, in a folder of the project;
 * thumbnails, captions and further formats stay with the project.
 */
export async function addOutputs(
  tx: Executor,
  assets: Pick<AssetsService, 'addAssets' | 'library'>,
  {
    workspaceId,
    userId,
    toolType,
    title,
    outputs,
  }: OwnedRow & {
    toolType: ToolType;
    title: string;
    outputs: readonly OutputFile[];
  },
): Promise<AssetId[]> {
  const [mainKind] = Object.keys(findTool(toolType)?.outputs ?? {});
  const isMain = ({ kind }: OutputFile): boolean => kind === mainKind;
  const names = { results: formatMessage('results_folder', 'en'), project: toFolderName(title) };
  const folderId = outputs.some(isMain)
    ? await assets.library.addProjectFolder(tx, { workspaceId, userId }, names)
    : null;
  return assets.addAssets(
    tx,
    outputs.map((output) => ({
      ...output,
      workspaceId,
      userId,
      isListed: isMain(output),
      folderId: isMain(output) ? folderId : null,
    })),
  );
}
