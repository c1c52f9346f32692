import { describe, expect, test } from 'vitest';
import { canDraft } from './modules/drafts/drafts.policy.ts';
import { canPreview } from './modules/tasks/tasks.policy.ts';
import { authorize, mayUseTool } from './policy.ts';
import { testActor } from './test-actor.ts';

const ANNA = testActor(1);
const TEAM = { workspaceId: ANNA.workspaceId };
const BEN = testActor(2, { ...TEAM, role: 'member' });
const ADMINISTRATOR = testActor(3, { ...TEAM, role: 'administrator' });
const STRANGER = testActor(4);
const codeOf = (act: () => unknown): unknown => {
  try {
    act();
    return 'allowed';
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

describe('a row of a workspace', () => {
  const draft = { userId: ANNA.userId, workspaceId: ANNA.workspaceId };
  const ask = (actor: typeof ANNA, action: 'read' | 'edit' | 'delete') =>
    codeOf(() => authorize(canDraft, actor, action, draft));

  test('is edited by all of its members, and deleted by who added it or administers the workspace', () => {
    expect([ANNA, BEN, ADMINISTRATOR].map((actor) => ask(actor, 'edit'))).toEqual(['allowed', 'allowed', 'allowed']);
    expect([ANNA, BEN, ADMINISTRATOR].map((actor) => ask(actor, 'delete'))).toEqual([
      'allowed',
      'PERMISSION_MISSING',
      'allowed',
    ]);
  });

  test('answers everybody else as an unknown id does', () => {
    const unknown = codeOf(() => authorize(canDraft, STRANGER, 'delete', undefined));
    expect((['read', 'edit', 'delete'] as const).map((action) => ask(STRANGER, action))).toEqual([
      unknown,
      unknown,
      unknown,
    ]);
    expect(unknown).toBe('NOT_FOUND');
  });
});

test('a preview is its editor’s alone, also within a workspace', () => {
  const preview = { userId: ANNA.userId, workspaceId: ANNA.workspaceId };
  expect([ANNA, BEN, ADMINISTRATOR].map((actor) => canPreview(actor, 'read', preview))).toEqual([true, false, false]);
});

test('tools that are granted need their permission, other tools none', () => {
  expect(mayUseTool(ANNA, { id: 107, permission: 'granted' })).toBe(false);
  expect(mayUseTool({ ...ANNA, toolPermissions: [107] }, { id: 115, permission: 'granted' })).toBe(false);
  expect(mayUseTool({ ...ANNA, toolPermissions: [107] }, { id: 107, permission: 'granted' })).toBe(true);
  expect(mayUseTool(ANNA, { id: 104, permission: 'everyone' })).toBe(true);
});
