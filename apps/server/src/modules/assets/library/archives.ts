import type { Readable } from 'node:stream';
import { type AssetId, assetId, LIBRARY_LIMITS, type WorkspaceId, workspaceId } from '@reelwright/contracts';
import * as z from 'zod';
import { AppError } from '#src/app-error.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Sealer } from '#src/platform/secrets/sealer.ts';
import { createArchive } from '#src/platform/storage/archive.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import type { Asset } from '../assets.service.ts';
import { numberName } from '../number-name.ts';
import { toNameKey } from '../search-terms.ts';
import { toDownloadName } from './download-name.ts';

/** Beside the signed files: the address itself says what it grants, so that a plain link downloads it. */
export const ARCHIVE_PATH = '/files/archive';
const PURPOSE = 'library.archive';
/** Long enough to begin a download; it may take longer than that. */
const EXPIRES_S = 10 * 60;
const ID_BYTES = 16;

const grant = z.object({ workspaceId, expiresAtMs: z.number(), ids: z.string() });

/** What an address of an archive grants: these assets of this workspace, for a while. */
export interface ArchiveGrant {
  workspaceId: WorkspaceId;
  assetIds: AssetId[];
}

/** Returns a text for an address. Ids are packed: 200 of them fit into the address that any server takes. */
export function sealArchive(sealer: Pick<Sealer, 'seal'>, clock: Clock, archive: ArchiveGrant): string {
  const ids = Buffer.from(archive.assetIds.join('').replaceAll('-', ''), 'hex').toString('base64url');
  const expiresAtMs = clock.now().getTime() + EXPIRES_S * 1000;
  return sealer.seal(JSON.stringify({ workspaceId: archive.workspaceId, expiresAtMs, ids }), PURPOSE);
}

/** Throws NOT_FOUND for a text that was altered or has expired. */
export function openArchive(sealer: Pick<Sealer, 'open'>, clock: Clock, sealed: string): ArchiveGrant {
  let opened: z.infer<typeof grant>;
  try {
    opened = grant.parse(JSON.parse(sealer.open(sealed, PURPOSE)));
  } catch {
    // Whoever altered it learns nothing of what is wrong with it.
    throw new AppError('NOT_FOUND');
  }
  if (clock.now().getTime() >= opened.expiresAtMs) throw new AppError('NOT_FOUND');
  const hex = Buffer.from(opened.ids, 'base64url').toString('hex');
  const assetIds = Array.from({ length: hex.length / (2 * ID_BYTES) }, (_, index) => {
    const id = hex.slice(index * 2 * ID_BYTES, (index + 1) * 2 * ID_BYTES);
    return assetId.parse(id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  });
  return { workspaceId: opened.workspaceId, assetIds };
}

/** Returns the path of each asset in the archive, each once. */
function nameArchived(assets: readonly Pick<Asset, 'fileName' | 'contentType'>[]): string[] {
  const taken = new Set<string>();
  return assets.map(({ fileName, contentType }) => {
    const wanted = toDownloadName(fileName, contentType);
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : numberName(wanted, number, LIBRARY_LIMITS.fileNameLength);
      if (taken.has(toNameKey(name))) continue;
      taken.add(toNameKey(name));
      return name;
    }
  });
}

/** Packs the files of assets while the archive is read; nothing is kept on the disk. */
export function packAssets(storage: Pick<Storage, 'get'>, packed: readonly Asset[]): Readable {
  const archive = createArchive();
  const { output } = archive;
  let current: Readable | null = null;
  // The browser left: the file that is being read would stay open.
  output.once('close', () => current?.destroy());
  const pack = async (): Promise<void> => {
    for (const [index, path] of nameArchived(packed).entries()) {
      const asset = packed[index];
      if (!asset || output.destroyed) return;
      current = await storage.get(asset.storageKey);
      await archive.add(path, current, { isPacked: true });
    }
    archive.end();
  };
  pack().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}
