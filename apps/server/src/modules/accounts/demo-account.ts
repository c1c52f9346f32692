import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AccountsService, DEMO_ACCOUNT } from './accounts.service.ts';

export interface DemoAccount {
  email: string;
  password: string;
  /** Whether this start created it. */
  isNew: boolean;
}

const FILE_NAME = 'demo-account.json';
const PASSWORD_BYTES = 9;

/**
 * Creates the demo account of a data folder on the first start. Its random password is kept in a file that only this
 * user can read, so that the sign-in page of a local installation can offer it.
 */
export async function seedDemoAccount(
  accounts: AccountsService,
  options: { dataDir: string; credits: number },
): Promise<DemoAccount | null> {
  const path = join(options.dataDir, FILE_NAME);
  const { email, nickname, userType, vipLevel } = DEMO_ACCOUNT;
  if (await accounts.hasMember(email)) {
    const kept = await readKeptPassword(path);
    return kept === null ? null : { email, password: kept, isNew: false };
  }
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  // The file is written before the account: after a crash in between, the next start overwrites the file. The reverse
  // order could leave an account without a known password.
  await writeFile(path, JSON.stringify({ email, password }), { mode: 0o600 });
  await accounts.createMember({
    email,
    password,
    userType,
    vipLevel,
    nickname,
    credits: options.credits,
    cause: 'demo_account',
  });
  return { email, password, isNew: true };
}

async function readKeptPassword(path: string): Promise<string | null> {
  try {
    const kept: unknown = JSON.parse(await readFile(path, 'utf8'));
    return typeof kept === 'object' && kept !== null && 'password' in kept && typeof kept.password === 'string'
      ? kept.password
      : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
