import * as z from 'zod';

/** Hosts that a page must allow for a script to work, by the directive of the page's policy. */
export interface ScriptHosts {
  script?: readonly string[];
  style?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  font?: readonly string[];
  media?: readonly string[];
}

interface KnownScript {
  /** What warnings call it. */
  name: string;
  /** The global that it defines. */
  global?: string;
  /** Missing if all hosts come from the settings. */
  hosts?: ScriptHosts;
}

/** Every script of others that a page may load. None is loaded, and none of their hosts allowed, until it is set up. */
export const THIRD_PARTY_SCRIPTS = {
  // https://docs.stripe.com/security/guide#content-security-policy
  payments: {
    name: 'Stripe.js',
    global: 'Stripe',
    hosts: {
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      connect: ['https://api.stripe.com'],
      frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    },
  },
  // https://developers.google.com/tag-platform/security/guides/csp
  analytics_tag: {
    name: 'the analytics tag',
    hosts: {
      script: ['https://*.googletagmanager.com'],
      connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    },
  },
  analytics_client: { name: 'the analytics client', global: 'posthog' },
  // https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
  sign_in: {
    name: 'Google Identity Services',
    global: 'google',
    hosts: {
      script: ['https://accounts.google.com/gsi/client'],
      style: ['https://accounts.google.com/gsi/style'],
      connect: ['https://accounts.google.com/gsi/'],
      frame: ['https://accounts.google.com/gsi/'],
    },
  },
  chat_widget: { name: 'the chat widget' },
} as const satisfies Readonly<Record<string, KnownScript>>;

export type ScriptName = keyof typeof THIRD_PARTY_SCRIPTS;

/** A script that this installation has set up, with what the page needs to start it. Nothing of it is secret. */
export const scriptSetting = z.discriminatedUnion('script', [
  z.object({ script: z.literal('payments'), src: z.string(), publishable_key: z.string() }),
  z.object({ script: z.literal('analytics_tag'), src: z.string(), tag_id: z.string() }),
  z.object({ script: z.literal('analytics_client'), src: z.string(), host: z.string(), project_key: z.string() }),
  z.object({
    script: z.literal('chat_widget'),
    src: z.string(),
    /** Global functions that show and hide the widget, such as `Chat.open`. */
    start: z.string(),
    stop: z.string(),
  }),
]);
export type ScriptSetting = z.infer<typeof scriptSetting>;
