import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { expect, test } from 'vitest';
import { DatabaseAway, isDatabaseAway } from './database-away.ts';

const withState = (code: string) => Object.assign(new pg.DatabaseError('no', 1, 'error'), { code });
const withCode = (code: string) => Object.assign(new Error('no'), { code });
const ofStatement = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each<[string, unknown]>([
  ['a statement whose connection broke', ofStatement(new Error('Connection terminated unexpectedly'))],
  ['a statement whose connection was reset', ofStatement(withCode('ECONNRESET'))],
  [
    'a connection refused at every address',
    ofStatement(new AggregateError([withCode('ECONNREFUSED')], 'no address answers')),
  ],
  ['no free connection', ofStatement(new Error('timeout exceeded when trying to connect'))],
  ['too many clients', withState('53300')],
  ['a shutdown', ofStatement(withState('57P01'))],
  ['a database that is starting up', withState('57P03')],
  ['a broken protocol', withState('08P01')],
  ['an error of a step because of it', new Error('step', { cause: new DatabaseAway('away') })],
])('%s means that the database is away', (_case, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each<[string, unknown]>([
  ['a broken connection to a shop', withCode('ECONNRESET')],
  ['a duplicate row', ofStatement(withState('23505'))],
  ['a statement that took too long', withState('57014')],
  ['a full disk, which stays full', withState('53100')],
  ['a defect', new TypeError('x is undefined')],
  ['nothing', undefined],
])('%s does not', (_case, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
