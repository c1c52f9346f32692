import { open } from 'node:fs/promises';
import { encodeSegmentArgs, type VideoEncoder } from '@reelwright/media';
import type { TimelineDocument } from '@reelwright/timeline';
import { type Measurement, measureCommand } from './measure-command.ts';

/** Encodes finished frames with ffmpeg alone, from a file that is in memory. */
export async function encodeBare(bare: {
  framesFile: string;
  document: TimelineDocument;
  encoder: VideoEncoder;
  output: string;
}): Promise<Measurement> {
  const { document, encoder, output } = bare;
  const args = encodeSegmentArgs({ ...document.canvas, frameRate: document.frameRate, encoder, output });
  const frames = await open(bare.framesFile);
  try {
    return await measureCommand({ command: 'ffmpeg', args, stdin: frames.fd });
  } finally {
    await frames.close();
  }
}
