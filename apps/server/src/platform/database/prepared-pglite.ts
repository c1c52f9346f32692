import { type PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

/** A statement that the database has parsed, and what it said of its parameters and rows. */
interface Prepared {
  name: string;
  parameterTypes: readonly number[];
  fields: { name: string; dataTypeID: number }[];
}

/** The part of PGlite that Drizzle uses. */
export interface PreparedPglite extends Pick<PGlite, 'query'> {
  transaction<Result>(work: (tx: Pick<Transaction, 'query'>) => Promise<Result>): Promise<Result>;
}

/** Statements that are kept. Each costs the database some 20 KB; the product has fewer that are used often. */
const MAX_STATEMENTS = 300;
/** SQLSTATEs of a statement that no longer fits: its tables were changed, or the database has dropped it. */
const OUTDATED: ReadonlySet<unknown> = new Set(['0A000', '26000']);

/**
 * PGlite's own `query` has each statement parsed and planned anew, in six calls of the WebAssembly module. This one
 * prepares it at its first use: then each use is one call, at a fifth of the processor time.
 */
export function preparePglite(client: PGlite): PreparedPglite {
  let count = 0;
  const dropped: string[] = [];
  const statements = new LRUCache<string, Prepared>({
    max: MAX_STATEMENTS,
    dispose: ({ name }) => void dropped.push(name),
  });

  const send = (messages: readonly Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(sql: string): Promise<Prepared> {
    const closing = dropped.splice(0).map((name) => serialize.close({ type: 'S', name }));
    count += 1;
    const name = `statement_${count}`;
    const answer = await send([
      ...closing,
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    ]);
    const prepared: Prepared = { name, parameterTypes: [], fields: [] };
    for (const message of answer) {
      if (message instanceof protocol.messages.ParameterDescriptionMessage)
        prepared.parameterTypes = message.dataTypeIDs;
      if (message instanceof protocol.messages.RowDescriptionMessage)
        prepared.fields = message.fields.map(({ name: field, dataTypeID }) => ({ name: field, dataTypeID }));
    }
    statements.set(sql, prepared);
    return prepared;
  }

  async function execute<Row>(sql: string, values: unknown[], options: QueryOptions = {}): Promise<Results<Row>> {
    const { name, parameterTypes, fields } = statements.get(sql) ?? (await prepare(sql));
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = parameterTypes[index] ?? 0;
      const toText = options.serializers?.[type] ?? client.serializers[type];
      if (toText) return toText(value);
      // Types that PGlite does not know are sent as they are written.
      return typeof value === 'string' ? value : JSON.stringify(value);
    });
    const answer = await send([serialize.bind({ statement: name, values: texts }), serialize.execute({})]);
    const parsers = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? client.parsers[dataTypeID]);
    const results: Results<unknown> = { rows: [], fields };
    for (const message of answer) {
      if (message instanceof protocol.messages.DataRowMessage) {
        const columns = message.fields.map((text, index): unknown => {
          const dataTypeID = fields[index]?.dataTypeID ?? 0;
          const parse = parsers[index];
          return text === null || !parse ? text : parse(text, dataTypeID);
        });
        results.rows.push(
          options.rowMode === 'array'
            ? columns
            : Object.fromEntries(columns.map((column, index) => [fields[index]?.name ?? '', column])),
        );
      }
      if (message instanceof protocol.messages.CommandCompleteMessage)
        results.affectedRows = Number(/ (\d+)$/.exec(message.text)?.[1] ?? 0);
    }
    return results as Results<Row>;
  }

  const runIn = async <Row>(sql: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> =>
    client.runExclusive(() => execute<Row>(sql, values, options));

  return {
    async query<Row>(sql: string, values: unknown[] = [], options?: QueryOptions) {
      // PGlite's lock of transactions; without it the statement would join one that is open.
      return client._runExclusiveTransaction(async () => {
        try {
          return await runIn<Row>(sql, values, options);
        } catch (error) {
          if (!OUTDATED.has((error as { code?: unknown }).code) || !statements.delete(sql)) throw error;
          return await runIn<Row>(sql, values, options);
        }
      });
    },
    transaction: (work) => client.transaction(async (tx) => work({ ...tx, query: runIn })),
  };
}
