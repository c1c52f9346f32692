import { EMAIL_CHANGE_LIMITS } from '@reelwright/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { ServerBusy } from '../../platform/overload/server-busy.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import { createMembersService } from '../accounts/members.service.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { createProfilesService, type ProfilesDependencies } from './profiles.service.ts';
import { writeEmailChange } from './profiles.store.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

it('costs no try while the server is too busy to check the code', async () => {
  const rateLimits = { count: async () => ({ isAllowed: true, waitS: 1 }), forgive: async () => undefined };
  let busyFor = EMAIL_CHANGE_LIMITS.tries + 1;
  const needs: Partial<ProfilesDependencies> = {
    database,
    clock: { now: () => new Date() },
    members: createMembersService({ database, rateLimits }),
    async checkCode(codeHash, code) {
      busyFor -= 1;
      if (busyFor >= 0) throw new ServerBusy(1);
      return verifyPassword(codeHash, code);
    },
  };
  const profiles = createProfilesService(needs as ProfilesDependencies);
  const ann = await addTestUser(database);
  const change = { userId: ann.userId, email: 'ann@new.example', codeHash: await hashPassword('482913') };
  await writeEmailChange(database.db, { ...change, sentAt: new Date() });
  const use = () => profiles.changeEmail(ann, '482913', { language: 'en' });
  for (let index = 0; index <= EMAIL_CHANGE_LIMITS.tries; index += 1) await expect(use()).rejects.toThrow(ServerBusy);
  expect(await use()).toMatchObject({ email: 'ann@new.example' });
});
