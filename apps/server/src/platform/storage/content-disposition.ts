import { create } from 'content-disposition';

/**
 * Removes invisible characters: controls of the writing direction make `a\u202Egpj.exe` look like `aexe.jpg`. The joiners
 * stay, which words of several languages and many emoji need.
 */
export function removeInvisible(name: string): string {
  return name.replace(/(?![\u200C\u200D])\p{Cf}/gu, '');
}

/** The header that makes a browser save a file under this name. What a file name can't hold becomes an underscore. */
export function toAttachmentHeader(fileName: string): string {
  const name = removeInvisible(fileName.toWellFormed()).replace(/[\p{Cc}/\\]/gu, '_');
  return create(/^\.*$/.test(name) ? '_' : name);
}
