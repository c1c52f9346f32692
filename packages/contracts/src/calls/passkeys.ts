import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { identityId } from '../ids.ts';
import { KIB, PASSKEY_LIMITS } from '../limits.ts';
import { text } from '../text.ts';
import { signInResponse } from './identities.ts';

const base64url = (max: number) =>
  text()
    .max(max)
    .regex(/^[\w-]+$/);
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const KEY = 'public-key';

/** What browsers answer beside the response; nothing here reads it. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal(KEY),
  clientExtensionResults: z.object({}).default({}),
};

/** `RegistrationResponseJSON` of WebAuthn level 3. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.array(text().max(40)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** `AuthenticationResponseJSON` of WebAuthn level 3. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal(KEY),
  transports: z.array(z.enum(TRANSPORTS)).optional(),
});
const userVerification = z.enum(['required', 'preferred', 'discouraged']);

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal(KEY) })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification,
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;

const name = text().trim().min(1).max(PASSKEY_LIMITS.nameLength);
const passkey = z.object({ identity_id: identityId, name: z.string() });
const acting = { max: 30, windowS: 60 };
const signIn = { max: 20, windowS: 60 };

export const passkeyCalls = {
  beginPasskey: defineCall({
    ...CALL_ROUTES.beginPasskey,
    summary: 'Options to create a passkey for the signed-in user. Their challenge works once within ten minutes',
    input: z.object({}),
    data: passkeyCreationOptions,
    rate: acting,
  }),
  addPasskey: defineCall({
    ...CALL_ROUTES.addPasskey,
    summary: 'Add the passkey that the browser created',
    input: z.object({ name, registration: passkeyRegistration }),
    data: passkey,
    rate: acting,
    maxBodyBytes: 128 * KIB,
  }),
  renamePasskey: defineCall({
    ...CALL_ROUTES.renamePasskey,
    summary: 'Rename a passkey of the user',
    input: z.object({ identity_id: identityId, name }),
    data: passkey,
    rate: acting,
  }),
  deletePasskey: defineCall({
    ...CALL_ROUTES.deletePasskey,
    summary: 'Delete a passkey of the user; never the last way to sign in',
    input: z.object({ identity_id: identityId }),
    data: z.object({}),
    rate: acting,
  }),
  beginPasskeySignIn: defineCall({
    ...CALL_ROUTES.beginPasskeySignIn,
    summary: 'Options to sign in with any passkey of this site',
    input: z.object({}),
    data: passkeyRequestOptions,
    rate: signIn,
  }),
  passkeySignIn: defineCall({
    ...CALL_ROUTES.passkeySignIn,
    summary: 'Sign in with a passkey',
    input: z.object({ assertion: passkeyAssertion, successUrl: text().max(2048).optional() }),
    data: signInResponse,
    rate: signIn,
  }),
};
