import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { execute } from '../platform/process/test-execute.ts';

const HUGE_PX = 20_000;

/** Writes files that are no videos, though they are named so. Returns their paths, and the codes that they are refused with. */
export async function writeBrokenVideos(folder: string): Promise<{ path: string; code: string }[]> {
  const whole = join(folder, 'whole.mov');
  const frames = ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=10:d=1', '-c:v', 'png'];
  await execute('ffmpeg', ['-v', 'error', '-y', ...frames, whole]);
  const bytes = await readFile(whole);
  const broken: [name: string, content: string | Buffer, code: string][] = [
    ['empty.mp4', '', 'FILE_CORRUPTED'],
    ['text.mp4', '<html>not a video</html>', 'FILE_FORMAT'],
    ['half.mp4', bytes.subarray(0, bytes.length / 2), 'FILE_CORRUPTED'],
    ['huge.mp4', claimHugeFrames(bytes), 'FILE_CORRUPTED'],
  ];
  return Promise.all(
    broken.map(async ([name, content, code]) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return { path, code };
    }),
  );
}

/** Changes the size in a MOV's sample description, and that in the header of each PNG. */
function claimHugeFrames(mov: Buffer): Buffer {
  const huge = Buffer.from(mov);
  const description = huge.indexOf('png ', huge.indexOf('stsd'));
  huge.writeUInt16BE(HUGE_PX, description + 28);
  huge.writeUInt16BE(HUGE_PX, description + 30);
  for (let at = huge.indexOf('IHDR'); at >= 0; at = huge.indexOf('IHDR', at + 1)) {
    huge.writeUInt32BE(HUGE_PX, at + 4);
    huge.writeUInt32BE(HUGE_PX, at + 8);
    huge.writeUInt32BE(crc32(huge.subarray(at, at + 17)), at + 17);
  }
  return huge;
}
