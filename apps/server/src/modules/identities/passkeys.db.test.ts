import { PASSKEY_LIMITS } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../actor.ts';
import { createAuthenticator } from './test-authenticator.ts';
import { type IdentitiesBench, openIdentitiesBench, PUBLIC_URL } from './test-identities-bench.ts';

type Authenticator = ReturnType<typeof createAuthenticator>;
const refused = { code: 'PASSKEY_REFUSED' };

let bench: IdentitiesBench;
let guest: Actor;
let member: Awaited<ReturnType<IdentitiesBench['addMember']>>;
let device: Authenticator;

beforeAll(async () => {
  bench = await openIdentitiesBench({});
});
afterAll(() => bench.close());
beforeEach(async () => {
  [guest, member] = [await bench.addGuest(), await bench.addMember()];
  device = createAuthenticator({ origin: PUBLIC_URL });
});

async function addPasskey(authenticator = device, actor: Actor = member, name = 'Laptop') {
  const registration = authenticator.create(await bench.call('beginPasskey', actor, {}));
  return bench.call('addPasskey', actor, { name, registration });
}
async function signIn(authenticator = device, actor: Actor = guest) {
  const assertion = authenticator.get(await bench.call('beginPasskeySignIn', actor, {}));
  return bench.call('passkeySignIn', actor, { assertion });
}

describe('a passkey', () => {
  it('signs its user in without a name or password', async () => {
    await addPasskey();
    const entered = await signIn();
    expect((await bench.userOf(entered))?.userId).toBe(member.userId);
    const { passkeys } = await bench.call('listIdentities', member, {});
    expect(passkeys).toMatchObject([{ name: 'Laptop', is_synced: false, last_used_at: expect.any(String) }]);
  });

  it('asks for a screen lock, and still works on a key without one', async () => {
    const options = await bench.call('beginPasskey', member, {});
    expect(options.authenticatorSelection).toMatchObject({ userVerification: 'preferred', residentKey: 'required' });
    expect(options.user).toMatchObject({ name: member.email });
    await addPasskey();
    const request = await bench.call('beginPasskeySignIn', guest, {});
    const assertion = device.get(request, { isVerified: false });
    expect(await bench.call('passkeySignIn', guest, { assertion })).toHaveProperty('token');
  });

  it.each([
    ['/projects', '/projects'],
    ['//elsewhere.example', ''],
  ])('answers the next page %s as "%s"', async (successUrl, url) => {
    await addPasskey();
    const assertion = device.get(await bench.call('beginPasskeySignIn', guest, {}));
    expect(await bench.call('passkeySignIn', guest, { assertion, successUrl })).toMatchObject({ url });
  });

  it('that is synchronised and does not count its uses works again and again', async () => {
    const phone = createAuthenticator({ origin: PUBLIC_URL, isCounting: false });
    await addPasskey(phone, member, 'Phone');
    await signIn(phone);
    await signIn(phone);
    const { passkeys } = await bench.call('listIdentities', member, {});
    expect(passkeys).toMatchObject([{ is_synced: true }]);
  });

  it('is renamed and deleted by its user only', async () => {
    const { identity_id: id } = await addPasskey();
    const stranger = await bench.addMember();
    const rename = (actor: Actor) => bench.call('renamePasskey', actor, { identity_id: id, name: 'Work laptop' });
    const remove = (actor: Actor) => bench.call('deletePasskey', actor, { identity_id: id });
    await expect(rename(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remove(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await rename(member);
    expect((await bench.call('listIdentities', member, {})).passkeys).toMatchObject([{ name: 'Work laptop' }]);
    await remove(member);
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  it('is not offered again to a device that has one, and only so many are kept', async () => {
    await addPasskey();
    const options = await bench.call('beginPasskey', member, {});
    expect(options.excludeCredentials).toHaveLength(1);
    await bench.database.query(
      `insert into passkeys select gen_random_uuid(), user_id, name, 'copy-' || n, public_key, 0, transports, false, created_at
       from passkeys, generate_series(2, $2::int) n where user_id = $1`,
      [member.userId, PASSKEY_LIMITS.maxPasskeys],
    );
    await expect(bench.call('beginPasskey', member, {})).rejects.toMatchObject({ code: 'COUNT_EXCEEDED' });
  });
});

describe('adding and deleting a passkey', () => {
  const again = { code: 'SIGN_IN_AGAIN' };

  it('needs a sign-in of a moment ago: a copied token opens no further way in', async () => {
    const { identity_id: id } = await addPasskey();
    await bench.ageSignIn(member, 16);
    await expect(bench.call('beginPasskey', member, {})).rejects.toMatchObject(again);
    await expect(bench.call('deletePasskey', member, { identity_id: id })).rejects.toMatchObject(again);
    const { challenge } = await bench.call('beginPasskeySignIn', guest, {});
    const options = await bench.call('beginPasskey', await bench.addMember(), {});
    const registration = device.create({ ...options, challenge });
    const added = bench.call('addPasskey', member, { name: 'Laptop', registration });
    await expect(added).rejects.toMatchObject({ code: 'LOGIN_STATE_ENDED' });
  });

  it('is done by somebody who has just signed in with a passkey', async () => {
    const { identity_id: id } = await addPasskey();
    await bench.ageSignIn(member, 16);
    const fresh = await bench.userOf(await signIn());
    if (!fresh) throw new Error('the token has a user');
    await bench.call('deletePasskey', fresh, { identity_id: id });
    expect((await bench.call('listIdentities', member, {})).passkeys).toEqual([]);
  });

  it('is told to the address of the account, in the language of the account', async () => {
    await bench.database.query("insert into profiles (user_id, language) values ($1, 'zh-CN')", [member.userId]);
    const { identity_id: id } = await addPasskey();
    await bench.call('deletePasskey', member, { identity_id: id });
    const told = { to: member.email, language: 'zh-CN' };
    const values = { kind: 'passkey', label: 'Laptop', place: '203.0.113.7' };
    expect(bench.sent.filter(({ to }) => to === member.email)).toMatchObject([
      { ...told, template: { name: 'sign_in_method_changed', values: { ...values, change: 'added' } } },
      { ...told, template: { name: 'sign_in_method_changed', values: { ...values, change: 'removed' } } },
    ]);
  });
});

describe('a forged passkey is refused:', () => {
  it.each([
    ['a sign-in on another site', { origin: 'https://studio.example.evil.example' }],
    ['a sign-in on a subdomain', { origin: 'https://evil.studio.example' }],
    ['a key for another site', { origin: PUBLIC_URL, rpId: 'evil.example' }],
  ])('%s', async (_case, options) => {
    await expect(addPasskey(createAuthenticator(options))).rejects.toMatchObject(refused);
  });

  it('an unknown device', async () => {
    await expect(signIn(createAuthenticator({ origin: PUBLIC_URL }))).rejects.toMatchObject(refused);
  });

  it('the id of a known device, signed by another', async () => {
    await addPasskey();
    const request = await bench.call('beginPasskeySignIn', guest, {});
    const [known, other] = [device.get(request), createAuthenticator({ origin: PUBLIC_URL }).get(request)];
    const { signature } = other.response;
    const assertion = { ...known, response: { ...known.response, signature } };
    await expect(bench.call('passkeySignIn', guest, { assertion })).rejects.toMatchObject(refused);
  });

  it('a copied device, whose counter is behind', async () => {
    await addPasskey();
    await signIn();
    await signIn();
    device.rewind();
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  it('the user handle of somebody else', async () => {
    await addPasskey();
    const assertion = device.get(await bench.call('beginPasskeySignIn', guest, {}));
    const response = { ...assertion.response, userHandle: Buffer.alloc(32).toString('base64url') };
    const login = bench.call('passkeySignIn', guest, { assertion: { ...assertion, response } });
    await expect(login).rejects.toMatchObject(refused);
  });
});

describe('a challenge', () => {
  const ended = { code: 'LOGIN_STATE_ENDED' };

  it('works once', async () => {
    const registration = device.create(await bench.call('beginPasskey', member, {}));
    await bench.call('addPasskey', member, { name: 'Laptop', registration });
    const again = bench.call('addPasskey', member, { name: 'Laptop', registration });
    await expect(again).rejects.toMatchObject(ended);
    const assertion = device.get(await bench.call('beginPasskeySignIn', guest, {}));
    await bench.call('passkeySignIn', guest, { assertion });
    await expect(bench.call('passkeySignIn', guest, { assertion })).rejects.toMatchObject(ended);
  });

  it('belongs to who asked for it', async () => {
    await addPasskey();
    const stranger = await bench.addGuest();
    const assertion = device.get(await bench.call('beginPasskeySignIn', stranger, {}));
    await expect(bench.call('passkeySignIn', guest, { assertion })).rejects.toMatchObject(ended);
  });

  it('for signing in adds no passkey', async () => {
    const { challenge } = await bench.call('beginPasskeySignIn', member, {});
    const registration = device.create({ ...(await bench.call('beginPasskey', member, {})), challenge });
    const add = bench.call('addPasskey', member, { name: 'Laptop', registration });
    await expect(add).rejects.toMatchObject(ended);
  });

  it('ends after ten minutes', async () => {
    await addPasskey();
    const request = await bench.call('beginPasskeySignIn', guest, {});
    await bench.database.query("update login_states set expires_at = expires_at - interval '10 minutes'");
    const login = bench.call('passkeySignIn', guest, { assertion: device.get(request) });
    await expect(login).rejects.toMatchObject(ended);
  });
});

it('guests have no passkeys', async () => {
  await expect(bench.call('beginPasskey', guest, {})).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
});
