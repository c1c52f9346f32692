interface WriteBufferOptions<Row> {
  write(rows: Row[]): Promise<void>;
  /** Called if rows are lost. */
  onLost(count: number, error: unknown): void;
  /** How long a row waits at most. */
  waitMs: number;
  /** Rows of one write; as soon as there are as many, they are written. */
  batchSize: number;
  /** Rows that may wait; further ones are lost. */
  maxWaiting: number;
}

export interface WriteBuffer<Row> {
  add(row: Row): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

/** Collects rows and writes many at once. What waits is lost with its process, and if the write fails. */
export function createWriteBuffer<Row>(options: WriteBufferOptions<Row>): WriteBuffer<Row> {
  let waiting: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, options.batchSize);
      waiting = waiting.slice(options.batchSize);
      try {
        await options.write(rows);
      } catch (error) {
        options.onLost(rows.length, error);
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  }

  return {
    add(row) {
      if (waiting.length >= options.maxWaiting) {
        options.onLost(1, new Error('too many rows wait'));
        return;
      }
      waiting.push(row);
      if (waiting.length >= options.batchSize) void flush();
      else timer ??= setTimeout(() => void flush(), options.waitMs).unref();
    },
    flush,
  };
}
