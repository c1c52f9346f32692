import { access } from 'node:fs/promises';
import type { FontFace } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';

/** A face of the catalogue in a font file of its own. */
export interface FontFile extends FontFace {
  path: string;
}

export async function isReadable(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}

export function missingFont(message: string): AppError {
  return new AppError('SYSTEM_ERROR', {}, { cause: new Error(message) });
}
