/** A separate program: seconds of CPU time for each second of video don't belong in the server's process. */
import { text } from 'node:stream/consumers';
import { answerModelProblem } from '#src/platform/onnx/model-problem.ts';
import { enhancementRequest, PROGRESS_WORD } from './enhancement-messages.ts';
import { filterFrames } from './filter-frames.ts';
import { measureFrames, measureNoiseOf } from './measure-frames.ts';

const request = enhancementRequest.parse(JSON.parse(await text(process.stdin)));

async function answer(): Promise<unknown> {
  switch (request.op) {
    case 'measure':
      return measureFrames(request);
    case 'noise':
      return measureNoiseOf(request.decode, request.size);
    case 'enhance':
      return answerModelProblem(() =>
        filterFrames(request, (fraction) => process.stdout.write(`${PROGRESS_WORD} ${fraction}\n`)),
      );
  }
}

process.stdout.write(`${JSON.stringify(await answer())}\n`);
