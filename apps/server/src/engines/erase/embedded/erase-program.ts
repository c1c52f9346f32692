/**
 * A separate program: seconds of CPU for each second of a video don't belong in the server's process. It reads one order
 * from standard input and prints its progress and its result as lines of JSON.
 */
import { text } from 'node:stream/consumers';
import type { EraseLine, EraseOrder } from './erase-protocol.ts';
import { answerModelProblem } from '#src/platform/onnx/model-problem.ts';
import { fillVideo } from './fill-video.ts';
import { eraseVideo } from './erase-video.ts';
import { studyVideo, suggestForVideo } from './look-at-video.ts';

const say = (line: EraseLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

async function obey(order: EraseOrder): Promise<unknown> {
  switch (order.op) {
    case 'suggest':
      return suggestForVideo(order.video);
    case 'study':
      return studyVideo(order);
    case 'erase':
      return answerModelProblem(() => eraseVideo(order, (frames) => say({ frames })));
    case 'fill':
      return fillVideo(order, (frames) => say({ frames }));
  }
}

// The engine passes the order, and is typed.
say({ result: await obey(JSON.parse(await text(process.stdin)) as EraseOrder) });
