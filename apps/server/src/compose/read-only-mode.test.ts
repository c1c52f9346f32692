import { expect, test, vi } from 'vitest';
import { openTestDisk } from '../platform/disk/test-disk.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { guardDisk } from './read-only-mode.ts';

const MIB = 2 ** 20;

/** Calls a handler that answers with its own name, over a disk with this much left. */
async function call(name: keyof Handlers, freeBytes: number): Promise<unknown> {
  const handlers = { [name]: vi.fn(async () => name) } as unknown as Handlers;
  const handler = guardDisk(handlers, openTestDisk(freeBytes))[name] as (...args: unknown[]) => Promise<unknown>;
  return await handler({}, {});
}

test('a full disk makes the server read-only: nothing is added, and data can be read and deleted', async () => {
  for (const name of ['createDraft', 'saveDraft', 'pushTask', 'getUploadUrl', 'guestLogin'] as const) {
    await expect(call(name, MIB)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  }
  for (const name of ['listTasks', 'getDraft', 'deleteTasks', 'deleteDraft', 'login'] as const) {
    expect(await call(name, MIB)).toBe(name);
  }
});

test('the reserve of a low disk is kept from uploads alone', async () => {
  await expect(call('getUploadUrl', 900 * MIB)).rejects.toMatchObject({ code: 'DISK_LOW' });
  await expect(call('reportUpload', 900 * MIB)).rejects.toMatchObject({ code: 'DISK_LOW' });
  expect(await call('saveDraft', 900 * MIB)).toBe('saveDraft');
});
