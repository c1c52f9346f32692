import { json } from 'node:stream/consumers';
import type { TaskId } from '@reelwright/contracts';
import * as z from 'zod';
import type { Storage } from '../platform/storage/storage.ts';
import type { ToolOutput, VariantOutput } from './tool.ts';
import { toOutputName } from './output-name.ts';

type RenderSource = NonNullable<ToolOutput['render']>;

const MANIFEST_TYPE = 'application/json';
const MANIFEST_ENDING = '.manifest.json';
/** Each input is kept once for all outputs rendered from it, under its hash. */
const toInputFolder = (sha256: string): string => `inputs/${sha256}/`;
const toUsers = (sha256: string): string => `${toInputFolder(sha256)}used-by/`;

/** Returns the storage key of an input. */
export function toInputKey(sha256: string): string {
  return `${toInputFolder(sha256)}content`;
}

export function toManifestKey(outputsFolder: string, output: Pick<VariantOutput, 'kind' | 'variant'>): string {
  return `${outputsFolder}${toOutputName(output)}.manifest.json`;
}

/** The part of a manifest that names its input files. */
export const manifestInputs = z.object({
  inputs: z.record(z.string(), z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

/** Keeps what an output was rendered from, beside the output and under `inputs/`. Idempotent. */
export async function keepRenderInputs(
  storage: Storage,
  taskId: TaskId,
  { render, manifestKey }: { render: RenderSource; manifestKey: string },
): Promise<void> {
  // The manifest is copied first: it names the files to release when the task is deleted.
  await storage.copy(render.manifestKey, manifestKey);
  for (const { key, sha256 } of render.inputs) {
    await storage.put(`${toUsers(sha256)}${taskId}`, Buffer.from(''), 'text/plain');
    if (!(await storage.head(toInputKey(sha256)))) await storage.copy(key, toInputKey(sha256));
  }
}

/** Releases what a task's outputs were rendered from: inputs that no other output uses are deleted. */
export async function releaseRenderInputs(
  storage: Storage,
  { taskId, outputsFolder }: { taskId: TaskId; outputsFolder: string },
): Promise<void> {
  for (const { key } of await storage.list(outputsFolder)) {
    if (!key.endsWith(MANIFEST_ENDING) || (await storage.head(key))?.contentType !== MANIFEST_TYPE) continue;
    const { inputs } = manifestInputs.parse(await json(await storage.get(key)));
    for (const sha256 of new Set(Object.values(inputs).map((input) => input.sha256))) {
      await storage.delete(`${toUsers(sha256)}${taskId}`);
      if ((await storage.list(toUsers(sha256))).length === 0) await storage.deleteFolder(toInputFolder(sha256));
    }
  }
}
