import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';
import { giveWayInThread } from '#src/platform/process/give-way.ts';
import { renameFont } from './font-names.ts';
import { listShapingFeatures } from './shaping-features.ts';
import type { SubsetMessage, SubsetOrder } from './subset-messages.ts';

if (!parentPort) throw new Error('This is the entry of a worker thread');
const port = parentPort;
giveWayInThread('awaited');

const NAME = 'Subset';

async function cutSubset({ id, path, text }: SubsetOrder): Promise<SubsetMessage> {
  try {
    const bytes = await subsetFont(renameFont(await readFile(path), NAME), text, {
      targetFormat: 'woff2',
      keepFeatures: listShapingFeatures(text),
    });
    return { id, kind: 'done', bytes };
  } catch (error) {
    return { id, kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', (order: SubsetOrder) => {
  void cutSubset(order).then((message) => port.postMessage(message));
});
