import { bigint, boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** Accounts at other sites by which users sign in. */
export const identities = pgTable(
  'identities',
  {
    identityId: uuid('identity_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** `google`, `facebook`, `shopify`, `openid:<id>` or `partner:<id>`. */
    provider: text('provider').notNull(),
    /** The user's id at the provider. */
    subject: text('subject').notNull(),
    /** As the provider told it at the last sign-in; in lower case. */
    email: text('email'),
    /** Whether the provider vouched for the e-mail. */
    isEmailVerified: boolean('is_email_verified').notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('identities_provider_subject').on(table.provider, table.subject),
    index('identities_user').on(table.userId),
  ],
);

export const passkeys = pgTable(
  'passkeys',
  {
    identityId: uuid('identity_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential'),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Sign-ins that were begun. A row is taken once, by the user who began. */
export const loginStates = pgTable(
  'login_states',
  {
    /** SHA-256 of the state, in hex: nonce and PKCE verifier follow from the state and are never stored. */
    stateHash: text('state_hash').primaryKey(),
    /** The provider, or what a passkey is for. */
    purpose: text('purpose').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_states_expiry').on(table.expiresAt), index('login_states_user').on(table.userId)],
);

/** Tokens of partners and shops that have passed and must not pass again. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    /** SHA-256 of who issued the token and its id, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_tokens_expiry').on(table.expiresAt)],
);
