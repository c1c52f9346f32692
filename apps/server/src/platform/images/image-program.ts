/**
 * A separate program, because untrusted images must not be decoded in the server's process. It takes one request as its
 * argument and prints one answer as JSON. It starts for every image, so it loads little: rare dependencies on demand,
 * and no schemas, because only our own code starts it.
 */
import { AppError } from '../../app-error.ts';
import { convertImage } from './convert-image.ts';
import type { ImageProgramAnswer, ImageProgramRequest } from './image-protocol.ts';

const CPU_CHECK_MS = 100;

/** Ends this process as the system would at its CPU limit, which not every system can set. The decoders run in threads. */
function limitCpuTime(seconds: number): void {
  const check = (): void => {
    const { user, system } = process.cpuUsage();
    if (user + system > seconds * 1_000_000) process.kill(process.pid, 'SIGXCPU');
  };
  setInterval(check, CPU_CHECK_MS).unref();
}

async function answer(request: ImageProgramRequest): Promise<ImageProgramAnswer> {
  try {
    switch (request.op) {
      case 'convert':
        limitCpuTime(request.cpuLimitS);
        return await convertImage(request);
      case 'extract': {
        const { extractFrames } = await import('./extract-frames.ts');
        return await extractFrames(request);
      }
    }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, values: error.values };
    throw error;
  }
}

process.stdout.write(JSON.stringify(await answer(JSON.parse(process.argv[2] ?? '') as ImageProgramRequest)));
