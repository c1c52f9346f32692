import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatSegmentList, joinCutArgs } from '@reelwright/media';
import type { MediaRunner } from '../platform/media/run-ffmpeg.ts';
import type { StepContext } from './step-context.ts';

const JOIN_TIMEOUT_MS = 10 * 60_000;

/** A local video of the same encoder as the others, without audio. */
export interface Piece {
  file: string;
  durationTicks: number;
}

/**
 * Joins the pieces of one video without encoding, and returns the file's path. A single piece is the video itself: what
 * adds its audio writes it again in any case, and starting ffmpeg costs more than copying a short piece.
 */
export async function joinPieces(
  {
    pieces,
    name,
    container,
    hasAlpha,
  }: {
    pieces: Piece[];
    /** Of the joined file, without extension; unique in the step's folder. */
    name: string;
    container: 'mp4' | 'webm';
    hasAlpha: boolean;
  },
  { folder, signal }: Pick<StepContext, 'folder' | 'signal'>,
  runner: MediaRunner,
): Promise<string> {
  const [first, ...others] = pieces;
  if (first && others.length === 0) return first.file;
  const listFile = join(folder, `${name}.txt`);
  const output = join(folder, `${name}.${container}`);
  await writeFile(listFile, formatSegmentList(pieces), { signal });
  await runner.runFfmpeg({
    args: joinCutArgs({ video: { listFile }, audio: undefined, container, hasAlpha, output }),
    timeoutMs: JOIN_TIMEOUT_MS,
    errorCode: 'RENDER_FAILED',
  });
  return output;
}
