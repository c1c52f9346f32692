import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { OpenModule } from '../modules/open-module.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { type Logger, silentLogger } from '../platform/log/logger.ts';
import { defineJob, type JobKind } from '../platform/queue/queue.ts';
import { foldModules } from './fold-modules.ts';

const { signal } = new AbortController();
const empty: OpenModule = { service: null, handlers: {} };
const getVersion = async () => ({ version: '1' });
const logout = async () => ({});

function recordErrors(): { log: Logger; errors: { event: string; fields: unknown }[] } {
  const errors: { event: string; fields: unknown }[] = [];
  const log = { ...silentLogger, error: (event: string, fields: unknown) => void errors.push({ event, fields }) };
  return { log, errors };
}

const job = (name: string): JobKind =>
  defineJob({ name, data: z.object({}), running: 'any', concurrency: 1, retryLimit: 0, retryDelayS: 1, maxRunS: 1 });

describe('handlers of all modules', () => {
  it('include those of each module', () => {
    const { handlers } = foldModules(
      { app: { service: null, handlers: { getVersion } }, accounts: { service: null, handlers: { logout } } },
      silentLogger,
    );
    expect(handlers).toEqual({ getVersion, logout });
  });

  it('do not compile if a call has no handler', () => {
    const { handlers } = foldModules({ app: { service: null, handlers: { getVersion } } }, silentLogger);
    // @ts-expect-error -- Every other call of the table is missing.
    const complete: Handlers = handlers;
    expect(complete).toHaveProperty('getVersion');
  });

  it('are refused if two modules answer the same call', () => {
    const app = { service: null, handlers: { getVersion } };
    expect(() => foldModules({ app, about: app }, silentLogger)).toThrow(
      'the modules app and about both answer the call getVersion',
    );
  });
});

describe('jobs of all modules', () => {
  it('are listed together, and each module handles its own', () => {
    const [draw, post] = [job('draw'), job('post')];
    const handled: string[] = [];
    const moduleOf = (kind: JobKind): OpenModule => ({
      ...empty,
      jobs: [kind],
      handleJobs: (queue) => queue.handle(kind, async () => undefined),
    });
    const { jobs, handleJobs } = foldModules({ draw: moduleOf(draw), none: empty, post: moduleOf(post) }, silentLogger);
    handleJobs({ handle: ({ name }) => void handled.push(name) });
    expect(jobs).toEqual([draw, post]);
    expect(handled).toEqual(['draw', 'post']);
  });
});

describe('a module that fails', () => {
  const broken = new Error('the disk is full');
  const fail = async (): Promise<void> => {
    throw broken;
  };

  it('does not keep the others from cleaning up, and is logged with its name', async () => {
    const { log, errors } = recordErrors();
    const cleaned: string[] = [];
    const cleanUp = (name: string) => async () => void cleaned.push(name);
    const { cleanUp: cleanAll } = foldModules(
      {
        drafts: { ...empty, cleanUp: cleanUp('drafts') },
        shares: { ...empty, cleanUp: fail },
        tasks: { ...empty, cleanUp: cleanUp('tasks') },
      },
      log,
    );
    await cleanAll(signal);
    expect(cleaned).toEqual(['drafts', 'tasks']);
    expect(errors).toEqual([{ event: 'server.clean_up_failed', fields: { module: 'shares', error: broken } }]);
  });

  it('does not keep the others from starting their work, and is logged with its name', async () => {
    const { log, errors } = recordErrors();
    const started: string[] = [];
    const { startWork } = foldModules(
      {
        examples: { ...empty, startWork: fail },
        tasks: { ...empty, startWork: async () => void started.push('tasks') },
      },
      log,
    );
    await startWork(signal);
    expect(started).toEqual(['tasks']);
    expect(errors).toEqual([{ event: 'server.start_work_failed', fields: { module: 'examples', error: broken } }]);
  });

  it('is not logged, and no further module is called, once the server stops', async () => {
    const { log, errors } = recordErrors();
    const stopping = new AbortController();
    const cleaned: string[] = [];
    const { cleanUp } = foldModules(
      {
        drafts: {
          ...empty,
          async cleanUp() {
            stopping.abort();
            throw broken;
          },
        },
        shares: { ...empty, cleanUp: async () => void cleaned.push('shares') },
      },
      log,
    );
    await cleanUp(stopping.signal);
    expect({ cleaned, errors }).toEqual({ cleaned: [], errors: [] });
  });
});
