import { expect, it } from 'vitest';
import { openTogether } from './open-together.ts';

it('closes what it has opened, the last first', async () => {
  const closed: string[] = [];
  const opened = await openTogether(async (closing) => {
    closing.defer(() => void closed.push('database'));
    closing.defer(async () => void closed.push('queue'));
    return { name: 'platform' };
  });
  expect(opened.name).toBe('platform');
  expect(closed).toEqual([]);
  await opened.close();
  expect(closed).toEqual(['queue', 'database']);
});

it('closes what was opened before the part that failed, and says why it failed', async () => {
  const closed: string[] = [];
  const opening = openTogether(async (closing) => {
    closing.defer(() => void closed.push('database'));
    closing.defer(() => void closed.push('queue'));
    throw new Error('no such model');
  });
  await expect(opening).rejects.toThrow('no such model');
  expect(closed).toEqual(['queue', 'database']);
});

it('keeps the reason of the failure where closing fails too', async () => {
  const reason = new Error('no such model');
  const opening = openTogether(async (closing) => {
    closing.defer(() => {
      throw new Error('the disk is full');
    });
    throw reason;
  });
  await expect(opening).rejects.toMatchObject({ suppressed: reason });
});

it('closes the others where one of them fails to close', async () => {
  const closed: string[] = [];
  const { close } = await openTogether(async (closing) => {
    closing.defer(() => void closed.push('database'));
    closing.defer(() => {
      throw new Error('the disk is full');
    });
    return {};
  });
  await expect(close()).rejects.toThrow('the disk is full');
  expect(closed).toEqual(['database']);
});
