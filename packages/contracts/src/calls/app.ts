import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { pageInput, pageOf } from '../paged-list.ts';
import { text } from '../text.ts';
import { scriptSetting } from '../third-party-scripts.ts';
import { BADGES, listedPrice, toolLimits } from '../tool-listing.ts';
import { signInMethods } from './identities.ts';

const appCard = z.object({
  /** The tool's type. */
  app_id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Path of the tool's screen, below the root of the app. */
  route: z.string(),
  /** 1 new, 2 hot, 3 beta; null without a badge. */
  badge: z.literal(Object.values(BADGES)).nullable(),
  /** `granted`: only users whose `app_permission` has the id may use it. */
  permission: z.enum(['everyone', 'granted']),
  /** Whether the caller may use it; without a token, whether everyone may. */
  is_allowed: z.boolean(),
  /** So many credits for each started `per` seconds of video or characters of text. */
  price: listedPrice,
});

export const appCalls = {
  appSetting: defineCall({
    ...CALL_ROUTES.appSetting,
    summary: 'What this installation offers',
    input: z.object({}),
    data: z.object({
      version: z.string(),
      /** The operator's own texts; null if the built-in ones hold. */
      terms_url: z.url().nullable(),
      privacy_url: z.url().nullable(),
      /** Ways to sign in besides a password, with their public ids. */
      sign_in_methods: signInMethods,
      /** Set only for pages of a server that listens on loopback with the embedded database, behind no proxy. */
      demo_account: z.object({ email: z.string(), password: z.string() }).nullable(),
      /** Whether the codes of e-mails are found in the mailbox of this installation, by whoever sees this page. */
      has_mailbox: z.boolean(),
      limits: z.array(z.object({ app_id: z.number().int(), ...toolLimits.shape })),
      /** The domain that cookies are shared across, without a leading dot; null where they belong to this host alone. */
      cookie_domain: z.string().nullable(),
      features: z.object({
        /** Whether the app may be opened without a connection. If false, pages remove their service worker. */
        offline: z.boolean(),
        /** Whether the background remover has a model for images that it could otherwise not separate without marks. */
        cut_out_model: z.boolean(),
      }),
      /** Countries marked for review, as ISO 3166-1 alpha-2 codes. */
      flagged_countries: z.array(z.string()),
      /** Scripts of others that this installation has set up, to be loaded by the page; none by default. */
      scripts: z.array(scriptSetting),
    }),
    rate: { max: 300, windowS: 60 },
  }),
  listApps: defineCall({
    ...CALL_ROUTES.listApps,
    summary: 'The tools, in menu order and in the language of the caller',
    input: pageInput,
    data: pageOf(appCard),
    rate: { max: 120, windowS: 60 },
  }),
  appDetail: defineCall({
    ...CALL_ROUTES.appDetail,
    summary: 'One tool with its limits, its steps and the files that it makes',
    input: z.object({ app_id: z.number().int() }),
    data: appCard.extend({
      limits: toolLimits,
      steps: z.array(z.string()),
      outputs: z.array(z.object({ kind: z.string(), medium: z.string() })),
    }),
    rate: { max: 120, windowS: 60 },
  }),
  getVersion: defineCall({
    ...CALL_ROUTES.getVersion,
    summary: 'The version of the running product; the page reloads when it changes',
    input: z.object({ project_name: text().max(100).optional() }),
    data: z.object({ version: z.string() }),
    rate: { max: 300, windowS: 60 },
  }),
  getIp: defineCall({
    ...CALL_ROUTES.getIp,
    summary: 'Where the caller is seen to be',
    input: z.object({}),
    data: z.object({
      /** What limits count as one address: an IPv4 address, or the network of one customer in IPv6. */
      ip: z.string(),
      /** ISO 3166-1 alpha-2, as a trusted proxy tells it; null if none does. */
      country: z.string().nullable(),
      is_flagged: z.boolean(),
      flagged_countries: z.array(z.string()),
    }),
    rate: { max: 60, windowS: 60 },
  }),
};
