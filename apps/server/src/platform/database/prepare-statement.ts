import type { Executor } from './database.ts';

interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

/**
 * Returns a function that runs a statement whose values are placeholders (`sql.placeholder`). Drizzle builds its text once,
 * and PostgreSQL parses and plans it once for each connection, under this name. For statements that every call needs:
 * the rest of a store is built for each use.
 */
// `Values` ties what callers give to the placeholders, which Drizzle's types do not know.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function prepareStatement<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Executor) => Preparable<Result>,
): (db: Executor, values: Values) => Promise<Result> {
  const prepared = new WeakMap<Executor, ReturnType<Preparable<Result>['prepare']>>();
  return async (db, values) => {
    let statement = prepared.get(db);
    if (!statement) {
      statement = build(db).prepare(name);
      prepared.set(db, statement);
    }
    return await statement.execute(values);
  };
}
