import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A zip file that is written while it is read. */
export interface Archive {
  output: Readable;
  /** Resolves once the content has been written. `isPacked`: it is compressed already, as videos are. */
  add(path: string, content: AsyncIterable<unknown> | Readable, options?: { isPacked?: boolean }): Promise<void>;
  /** Nothing is added after this. */
  end(): void;
}

export function createArchive(): Archive {
  const zip = new ZipFile();
  const output = zip.outputStream as unknown as Readable;
  return {
    output,
    async add(path, content, { isPacked = false } = {}) {
      const stream = content instanceof Readable ? content : Readable.from(content);
      zip.addReadStream(stream, path, { compress: !isPacked });
      await finished(stream);
    },
    end() {
      zip.end();
    },
  };
}
