import { stripVTControlCharacters } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { createLogger, type LoggerOptions } from './create-logger.ts';

function capture(options: Partial<LoggerOptions> & { isTTY?: boolean } = {}) {
  const lines: string[] = [];
  const { isTTY = false, ...rest } = options;
  const log = createLogger({ level: 'debug', output: { write: (text) => lines.push(text), isTTY }, ...rest });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? 'null') as Record<string, unknown> };
}

describe('a log line', () => {
  test('is one JSON object with its time, level, event and fields', () => {
    const { log, lines, last } = capture();
    log.info('task.ended', { taskId: 't1', seconds: 3, nothing: undefined });
    expect(lines[0]).toMatch(/^\{.*\}\n$/);
    expect(last()).toEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'info',
      event: 'task.ended',
      taskId: 't1',
      seconds: 3,
    });
  });

  test('carries the fields of its parent loggers', () => {
    const { log, last } = capture();
    log.with({ requestId: 'r1' }).with({ taskId: 't1' }).warn('x', { step: 'render' });
    expect(last()).toMatchObject({ requestId: 'r1', taskId: 't1', step: 'render', level: 'warn' });
  });

  test('is left out below the chosen level', () => {
    const { log, lines } = capture({ level: 'warn' });
    log.info('quiet');
    log.error('loud');
    expect(lines).toHaveLength(1);
    const silent = capture({ level: 'silent' });
    silent.log.error('nothing');
    expect(silent.lines).toEqual([]);
  });

  test('reports an error with its causes', () => {
    const { log, last } = capture();
    log.error('x', { error: new Error('outer', { cause: Object.assign(new Error('inner'), { code: 'ENOENT' }) }) });
    expect(last()['error']).toMatchObject({
      name: 'Error',
      message: 'outer',
      stack: expect.stringContaining('create-logger.test'),
      cause: { message: 'inner', code: 'ENOENT' },
    });
  });

  test('stays one line whatever value it gets', () => {
    const { log, last } = capture();
    const loop: Record<string, unknown> = { big: 1n, bytes: Buffer.alloc(5), set: new Set(['a']) };
    loop['self'] = loop;
    log.info('x', { loop });
    expect(last()['loop']).toMatchObject({ big: '1', bytes: '[5 bytes]', set: ['a'] });
  });
});

describe('secrets', () => {
  const SECRET = 'hunter2-s3cr3t';

  test.each([
    { password: SECRET },
    { user: { passwordHash: SECRET } },
    { headers: { authorization: `Bearer ${SECRET}`, cookie: SECRET, 'x-access-token': SECRET } },
    { token: SECRET },
    { accessToken: SECRET },
    { settings: { signingSecret: SECRET } },
    { apiKey: SECRET, api_key: SECRET },
    { list: [{ refresh_token: SECRET }] },
    { url: `/files/a.mp4?expires=1&signature=${SECRET}&download=x` },
    { url: `https://s3/a?X-Amz-Signature=${SECRET}` },
    { databaseUrl: `postgres://reelwright:${SECRET}@db:5432/x` },
    { note: `sent Authorization: Bearer ${SECRET}` },
    { error: new Error(`cannot GET /files/a?signature=${SECRET}`) },
    { error: Object.assign(new Error('x'), { config: { token: SECRET } }) },
    { error: new Error('x', { cause: new Error(`postgres://u:${SECRET}@h/d`) }) },
    { tokens: [SECRET] },
  ])('are never written: %j', (fields) => {
    const { log, lines } = capture();
    log.error('x', fields);
    log.with(fields).info('y');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(SECRET);
  });

  test.each<[string, () => Error]>([
    ['a statement', () => new DrizzleQueryError('update drafts set content = $1', [`{"name":"${SECRET}"}`])],
    ['a text that looks like a stack', () => new DrizzleQueryError('select $1', [`x\n    at ${SECRET} (a.ts:1:1)`])],
    [
      'a statement and its cause',
      () =>
        new DrizzleQueryError(
          'insert into sessions values ($1)',
          [SECRET],
          Object.assign(new Error('duplicate key'), {
            severity: 'ERROR',
            code: '23505',
            detail: `Key (token_hash)=(${SECRET}) already exists.`,
            where: SECRET,
            internalQuery: SECRET,
            query: SECRET,
            params: [SECRET],
          }),
        ),
    ],
    [
      'a value that the database could not read',
      () =>
        Object.assign(new Error(`invalid input syntax for type uuid: "${SECRET}\n${SECRET}"`), {
          severity: 'ERROR',
          code: '22P02',
        }),
    ],
    ['a job that failed of it', () => new Error('job', { cause: new DrizzleQueryError('select $1', [SECRET]) })],
  ])('are never written: the parameters of %s', (_case, make) => {
    const { log, lines } = capture();
    log.error('x', { error: make() });
    expect(lines.join('')).not.toContain(SECRET);
    expect(lines.join('')).toContain('create-logger.test');
  });

  test('of a statement leave the statement and the reason readable', () => {
    const { log, last } = capture();
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    log.error('x', { error: new DrizzleQueryError('select * from tasks where task_id = $1', ['t1'], cause) });
    expect(last()['error']).toMatchObject({
      message: 'Failed query: select * from tasks where task_id = $1',
      stack: expect.stringMatching(/^Error: Failed query: select \* from tasks where task_id = \$1\n {4}at /),
      cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
    });
  });

  test('hide nothing else', () => {
    const { log, last } = capture();
    const fields = {
      tokenizer: 'jieba',
      secretary: 'Ann',
      url: 'https://shop/a?size=1&colour=red',
      passwords_changed: 2,
    };
    log.info('x', fields);
    expect(last()).toMatchObject(fields);
  });
});

describe('a long line', () => {
  const MAX_BYTES = 8192;

  test.each<[string, object]>([
    ['a text', { note: 'x'.repeat(100_000) }],
    ['wide letters', { note: '汉'.repeat(100_000) }],
    ['halves of surrogates', { note: '👩'.repeat(50_000) }],
    ['an error', { error: new Error('y'.repeat(50_000), { cause: new Error('z'.repeat(50_000)) }) }],
    ['a list', { list: Array.from({ length: 20_000 }, (_none, index) => index) }],
    ['an object', Object.fromEntries(Array.from({ length: 5000 }, (_none, index) => [`field${index}`, 'value']))],
    ['nested lists', { deep: Array.from({ length: 60 }, () => Array.from({ length: 60 }, () => 'x'.repeat(90))) }],
  ])('is cut to 8 KiB, and stays JSON: %s', (_case, fields) => {
    const { log, lines, last } = capture();
    log.error('task.failed', { taskId: 't1', ...fields });
    expect(Buffer.byteLength(lines[0] ?? '')).toBeLessThanOrEqual(MAX_BYTES);
    expect(last()).toMatchObject({ event: 'task.failed', level: 'error', isCut: true });
  });

  test('keeps the names of the task and of the error', () => {
    const { log, last } = capture();
    log.error('task.failed', { taskId: 't1', draft: 'x'.repeat(100_000), error: new TypeError('y'.repeat(9000)) });
    expect(last()).toMatchObject({
      taskId: 't1',
      error: { name: 'TypeError', message: expect.stringMatching(/^y+…$/) },
    });
  });
});

test('a terminal shows one line per event, and the stack of an error below it', () => {
  const { log, lines } = capture({ isTTY: true });
  log.info('server.started', { url: 'http://localhost:8080', note: 'two words' });
  log.error('job.failed', { error: new Error('outer', { cause: new Error('inner') }) });
  const [first, second] = lines.map(stripVTControlCharacters);
  expect(first).toMatch(/^\d\d:\d\d:\d\d INFO {2}server\.started url=http:\/\/localhost:8080 note="two words"\n$/);
  expect(second).toMatch(/^\d\d:\d\d:\d\d ERROR job\.failed\n {4}Error: outer\n {8}at .*caused by\n.*Error: inner/s);
});
