import type { TaskId, UserId, WorkspaceId } from '@reelwright/contracts';
import { task as taskSchema } from '@reelwright/contracts';
import { describe, expect, test } from 'vitest';
import { presentTask } from './tasks.presenter.ts';
import type { PlacedTask } from './tasks.store.ts';

const failed: PlacedTask = {
  taskId: '6f1c6a3e-52b5-4b3c-8f39-0d2c9a4f8a11' as TaskId,
  workspaceId: 1 as WorkspaceId,
  userId: 1 as UserId,
  toolType: 104,
  title: 'Mug',
  input: { link: 'https://shop.example/mug' },
  seed: 7,
  credits: 5,
  priority: 0,
  idempotencyKey: null,
  idempotencyHash: null,
  draftId: null,
  lane: 'heavy',
  workId: '6f1c6a3e-52b5-4b3c-8f39-0d2c9a4f8a11',
  isRenamed: false,
  feedback: null,
  variantFailures: null,
  state: 'failed',
  attempt: 1,
  lostWorkers: 0,
  step: null,
  percent: 40,
  secondsLeft: null,
  failureCode: 'RENDER_FAILED',
  failureValues: {},
  version: 3,
  changedAt: new Date(0),
  createdAt: new Date(0),
  startedAt: new Date(1000),
  endedAt: new Date(2000),
  deletedAt: null,
  queuePosition: null,
  queueSeconds: null,
  outputs: [],
};

describe('a failed task', () => {
  test('says the reason and that the credits are back, in both languages', () => {
    expect(presentTask(failed, [], 'en').failure).toEqual({
      code: -1206,
      reason: 'RENDER_FAILED',
      msg: 'Generate Failed. The video could not be rendered.',
      refund_msg: 'The Credits have been returned to the account.',
    });
    expect(presentTask(failed, [], 'zh-CN').failure).toMatchObject({
      msg: '生成失败。视频渲染失败。',
      refund_msg: '积分已退回账号。',
    });
  });

  test('says the reason only once if no detail is known', () => {
    const failure = presentTask({ ...failed, failureCode: 'GENERATE_FAILED' }, [], 'en').failure;
    expect(failure?.msg).toBe('Generate Failed.');
  });

  test('returns no credits if it was free', () => {
    expect(presentTask({ ...failed, credits: 0 }, [], 'en').failure?.refund_msg).toBe('');
  });

  test('has the shape of the contract', () => {
    expect(taskSchema.safeParse(presentTask(failed, [], 'en')).error).toBeUndefined();
  });
});
