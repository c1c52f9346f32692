import type { TaskOutput } from '@reelwright/contracts';
import { api } from '#src/lib/api.ts';
import { saveFiles } from '#src/lib/save-files.ts';

/** Saves one file as it is; several as one zip, which the server packs while it is sent. Throws CallError. */
export async function downloadOutputs(
  outputs: readonly Pick<TaskOutput, 'asset_id' | 'download_url'>[],
): Promise<void> {
  const [only, ...others] = outputs;
  if (!only) return;
  if (others.length === 0) return saveFiles([only.download_url]);
  const { url } = await api.call('downloadAssets', { asset_ids: outputs.map(({ asset_id: id }) => id) });
  await saveFiles([url]);
}
