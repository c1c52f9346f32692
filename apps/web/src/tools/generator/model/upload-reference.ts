import { type AssetId, formatMessage, GENERATION_LIMITS } from '@reelwright/contracts';
import { getLanguage } from '#src/lib/i18n.ts';
import { uploadFile } from '#src/nouns/uploads/upload-file.ts';

const { extensions, maxSizeBytes } = GENERATION_LIMITS.reference;

/** As the attribute of a file field. */
export const REFERENCE_TYPES = extensions.map((extension) => `.${extension}`).join(',');

/** Returns why a file can't be a reference, judged by name and size; the server checks the content. */
export function findReferenceProblem({ name, size }: { name: string; size: number }): string | null {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  const isTaken = (extensions as readonly string[]).includes(extension) && size <= maxSizeBytes;
  return isTaken ? null : formatMessage('generation_image_limits', getLanguage());
}

/** Uploads an image into the library. Throws CallError. */
export async function uploadReference(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress(fraction: number): void },
): Promise<AssetId> {
  const asset = await uploadFile(file, {
    wantedAs: 'image',
    signal,
    onProgress: ({ step, fraction }) => onProgress(step === 'sending' ? 0.8 * fraction : 0.8 + 0.2 * fraction),
  });
  return asset.id;
}
