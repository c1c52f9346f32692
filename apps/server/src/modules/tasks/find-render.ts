import { json } from 'node:stream/consumers';
import { parseDocument, type TimelineDocument } from '@reelwright/timeline';
import * as z from 'zod';
import { manifestInputs, toInputKey, toManifestKey } from '../../runner/render-inputs.ts';
import { toOutputsFolder } from './task-files.ts';
import { getRun, type TaskOfActor } from './get-task-row.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';

/** What a finished video was rendered from, as stored with it. */
export interface KeptRender {
  title: string;
  document: TimelineDocument;
  /** Storage key of each file, by its id in the document. */
  inputKeys: ReadonlyMap<string, string>;
  /** Prefix of storage keys that are deleted with the task. */
  folder: string;
  manifestKey: string;
}

const keptManifest = manifestInputs.extend({ document: z.unknown() });

/** Returns undefined if a task has no video, or was rendered before renders were kept. Throws NOT_FOUND. */
export async function findRender(
  dependencies: Pick<TasksDependencies, 'database' | 'storage'>,
  { variant = 0, ...ids }: TaskOfActor & { variant?: number | undefined },
): Promise<KeptRender | undefined> {
  const { storage } = dependencies;
  const run = await getRun(dependencies, ids, 'read');
  if (run.kind === 'preview') return undefined;
  const folder = toOutputsFolder(ids.taskId);
  const manifestKey = toManifestKey(folder, { kind: 'video', variant });
  if (!(await storage.head(manifestKey))) return undefined;
  const kept = keptManifest.parse(await json(await storage.get(manifestKey)));
  const parsed = parseDocument(kept.document);
  if (!parsed.ok) throw new Error(`The manifest of task ${ids.taskId} holds no document: ${JSON.stringify(parsed)}`);
  const inputKeys = new Map(Object.entries(kept.inputs).map(([id, { sha256 }]) => [id, toInputKey(sha256)]));
  return { title: run.row.title, document: parsed.document, inputKeys, folder, manifestKey };
}
