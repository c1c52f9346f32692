import { setTimeout as wait } from 'node:timers/promises';
import { urlToVideo } from '@reelwright/contracts';
import sharp from 'sharp';
import * as z from 'zod';
import { type ApiCaller, whileBusy } from '../load/call-api.ts';
import { uploadFile } from './upload-file.ts';

/** A user may ask ten times a second. */
const ASK_MS = 150;
const taskState = z.object({
  task_id: z.string(),
  state: z.enum(['in_queue', 'generating', 'success', 'failed', 'cancelled']),
  step: z.string().nullable(),
});
type TaskState = z.infer<typeof taskState>;

/** Uploads a product's image. Returns the asset's id. */
export async function uploadProductImage(caller: ApiCaller, index: number): Promise<string> {
  const hue = (index * 47) % 360;
  const shape = `<circle cx="600" cy="560" r="330" fill="hsl(${hue} 60% 40%)"/><rect x="520" y="160" width="160" height="200" fill="hsl(${hue} 40% 20%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#fff"/>${shape}</svg>`;
  return uploadFile(caller, { name: `product-${index}.jpg`, content: await sharp(Buffer.from(svg)).jpeg().toBuffer() });
}

export async function pushAd(
  caller: ApiCaller,
  { assetId, quality, index }: { assetId: string; quality: 'final' | 'preview'; index: number },
): Promise<string> {
  const product = {
    name: `Steel bottle ${index}`,
    description: 'Keeps water cold for a day and tea hot for a night. Fits every cup holder. Never leaks.',
    images: [{ asset_id: assetId }],
  };
  const input = { product, length_s: 30, resolution: '1080p', language: 'en', quality };
  const { task_id: taskId } = await caller.call('/taskV2/push', { tool_type: urlToVideo.id, input }, taskState);
  return taskId;
}

/** Asks for a task until the test is met. Throws if the task ends otherwise. */
export async function waitForTask(
  caller: ApiCaller,
  taskId: string,
  isReached: (task: TaskState) => boolean,
): Promise<void> {
  for (;;) {
    const task = await whileBusy(() => caller.call('/taskV2/status', { task_id: taskId }, taskState));
    if (isReached(task)) return;
    if (task.state !== 'in_queue' && task.state !== 'generating') throw new Error(`The task is ${task.state}`);
    await wait(ASK_MS);
  }
}

export const isDone = ({ state }: TaskState): boolean => state === 'success';
export const isRendering = ({ step }: TaskState): boolean => step === 'render';
export const hasStarted = ({ state }: TaskState): boolean => state !== 'in_queue';
