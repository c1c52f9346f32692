import { create } from 'content-disposition';

/** The header that makes a browser save a file under this name. What a file name can't hold becomes an underscore. */
export function toAttachmentHeader(fileName: string): string {
  return create(fileName.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_'));
}
