import * as z from 'zod';

const moment = z.iso.datetime();
/** As a person recognises it: a browser and a system, such as "Firefox on Windows". Null if unknown. */
const device = z.string().max(200).nullable();
/** Where a request came from: an address, or a place. Null if unknown. */
const place = z.string().max(200).nullable();

export const CODE_PURPOSES = ['register', 'reset_password', 'change_email'] as const;

/** Every mail that the product sends, with what it says. Times are UTC. */
export const mailTemplate = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('verification_code'),
    values: z.object({
      code: z.string().min(4).max(12),
      purpose: z.enum(CODE_PURPOSES),
      /** How long the code is valid. The mail is not sent later than that. */
      minutes: z.number().int().positive(),
    }),
  }),
  /** To an address that somebody tried to register again. */
  z.object({ name: z.literal('account_exists'), values: z.object({}) }),
  z.object({ name: z.literal('password_changed'), values: z.object({ at: moment, device, place }) }),
  /** One more way to sign in, or one less. `label` is the provider or the name of the passkey; a password has none. */
  z.object({
    name: z.literal('sign_in_method_changed'),
    values: z.object({
      change: z.enum(['added', 'removed']),
      kind: z.enum(['password', 'passkey', 'identity']),
      label: z.string().max(200),
      at: moment,
      device,
      place,
    }),
  }),
  /** To the address that the account had before. */
  z.object({ name: z.literal('email_changed'), values: z.object({ at: moment, newEmail: z.string().max(254) }) }),
  z.object({
    name: z.literal('deletion_scheduled'),
    /** When the account will be gone; until then its user can sign in and keep it. */
    values: z.object({ deletedAt: moment }),
  }),
  /** A task that took a while has succeeded. The title is the user's or comes from a product page; may be empty. */
  z.object({ name: z.literal('result_ready'), values: z.object({ title: z.string().max(300) }) }),
  /** The same of one with several results, of which some failed. */
  z.object({
    name: z.literal('result_partly_ready'),
    values: z.object({
      title: z.string().max(300),
      made: z.number().int().positive(),
      /** By the number of the result, from 1; reasons are in the reader's language. */
      failures: z.array(z.object({ number: z.number().int().positive(), reason: z.string() })).min(1),
      /** What went back to the account. */
      credits: z.number(),
    }),
  }),
  /** A task that took a while has failed. `reason` is in the reader's language; `credits` went back to the account. */
  z.object({
    name: z.literal('result_failed'),
    values: z.object({ title: z.string().max(300), reason: z.string(), credits: z.number() }),
  }),
  /** The archive of an account can be fetched in its profile. */
  z.object({ name: z.literal('export_ready'), values: z.object({ expiresAt: moment }) }),
]);

export type MailTemplate = z.infer<typeof mailTemplate>;
