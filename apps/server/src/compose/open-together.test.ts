import { expect, it } from 'vitest';
import { openTogether } from './open-together.ts';

it('closes opened parts in reverse order', async () => {
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

it('closes the parts opened before the failed one, and reports the failure', async () => {
  const closed: string[] = [];
  const opening = openTogether(async (closing) => {
    closing.defer(() => void closed.push('database'));
    closing.defer(() => void closed.push('queue'));
    throw new Error('no such model');
  });
  await expect(opening).rejects.toThrow('no such model');
  expect(closed).toEqual(['queue', 'database']);
});

it('reports the original failure if closing fails too', async () => {
  const reason = new Error('no such model');
  const opening = openTogether(async (closing) => {
    closing.defer(() => {
      throw new Error('the disk is full');
    });
    throw reason;
  });
  await expect(opening).rejects.toMatchObject({ suppressed: reason });
});

it('closes the others if one of them fails to close', async () => {
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
