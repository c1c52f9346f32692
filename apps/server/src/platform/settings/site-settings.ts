import { type ScriptHosts, type ScriptSetting, THIRD_PARTY_SCRIPTS } from '@reelwright/contracts';
import * as z from 'zod';
import { isCookieDomain } from './cookie-domain.ts';
import { defineSetting } from './define-setting.ts';

/** How the web app presents itself, and the scripts of others that it loads. */
export interface SiteSettings {
  /** Header in which trusted proxies tell the visitor's country, in lower case; null if none does. */
  countryHeader: string | null;
  isOfflineOn: boolean;
  /** Empty by default: the page then sends no request to anybody else. */
  scripts: readonly ScriptSetting[];
  /** What the page's policy allows for these scripts. */
  scriptHosts: ScriptHosts[];
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
/** No character that would end a directive of the page's policy. */
const SAFE_ADDRESS = /^[\w.:/%?&=~@+-]+$/;
const HOST_SOURCE =
  /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$|^(?:http|ws):\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/;
const GLOBAL_FUNCTION = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*){0,4}$/;

/** A page that came over https may load nothing over http. */
function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '' || url.hash !== '' || !SAFE_ADDRESS.test(text)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

const legalUrl = (description: string) =>
  defineSetting({
    schema: z.url({ protocol: /^https?$/ }).optional(),
    shownDefault: 'none: a short built-in page',
    allowed: 'an http or https address, such as https://example.com/terms',
    description,
  });

const scriptKey = (pattern: RegExp, about: { allowed: string; description: string }) =>
  defineSetting({ schema: z.string().regex(pattern).optional(), shownDefault: 'none', ...about });

const globalFunction = (description: string) =>
  scriptKey(GLOBAL_FUNCTION, { allowed: 'the name of a global function, such as ChatWidget.open', description });

export const SITE_SETTINGS = {
  COOKIE_DOMAIN: defineSetting({
    schema: z.string().toLowerCase().refine(isCookieDomain).optional(),
    shownDefault: 'none: cookies belong to one host',
    allowed: 'a domain of your own without a leading dot, such as example.com, and no public suffix such as co.uk',
    description:
      'Domain whose subdomains share the cookies of the web app. Every site below it can then read the session.',
  }),
  TERMS_URL: legalUrl('The terms that users agree to when they register.'),
  PRIVACY_URL: legalUrl('The privacy notice that users read when they register.'),
  COUNTRY_HEADER: defineSetting({
    schema: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,60}$/)
      .transform((name) => name.toLowerCase())
      .optional(),
    shownDefault: 'none: countries are unknown',
    allowed: 'the name of a header, such as CF-IPCountry',
    description: "Header in which a proxy of `TRUSTED_PROXIES` tells the visitor's country. Ignored from anybody else.",
  }),
  OFFLINE_APP: defineSetting({
    schema: z.enum(['on', 'off']).default('on'),
    shownDefault: 'on',
    allowed: 'on or off',
    description:
      'Whether a service worker keeps the app itself, so that it opens without a connection. `off` removes the worker from every browser that comes back.',
  }),
  STRIPE_PUBLISHABLE_KEY: scriptKey(/^pk_(?:test|live)_\w{8,200}$/, {
    allowed: 'a publishable key, such as pk_live_…',
    description: 'Loads the script of the card payment provider.',
  }),
  ANALYTICS_TAG_ID: scriptKey(/^[A-Z]{1,4}-[A-Z0-9-]{4,30}$/, {
    allowed: 'an id such as G-ABC123DEF4',
    description: 'Loads the Google tag with this id.',
  }),
  ANALYTICS_PROJECT_KEY: scriptKey(/^[\w-]{8,100}$/, {
    allowed: 'a public project key, such as phc_…',
    description: 'Loads the PostHog client. It keeps a profile only of people who are signed in.',
  }),
  ANALYTICS_HOST: defineSetting({
    schema: z
      .string()
      .refine(isSafeAddress)
      .transform((url) => new URL(url).origin)
      .default('https://us.i.posthog.com'),
    shownDefault: 'https://us.i.posthog.com',
    allowed: 'an https address (or http on this machine)',
    description: 'Where the PostHog client comes from and sends to.',
  }),
  CHAT_SCRIPT_URL: defineSetting({
    schema: z.string().refine(isSafeAddress).optional(),
    shownDefault: 'none',
    allowed: 'an https address (or http on this machine)',
    description: 'Loads the script of a customer chat. Needs `CHAT_START` and `CHAT_STOP`.',
  }),
  CHAT_START: globalFunction('Function that shows the chat.'),
  CHAT_STOP: globalFunction('Function that hides the chat.'),
  CHAT_HOSTS: defineSetting({
    schema: z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
      .refine((hosts) => hosts.every((host) => HOST_SOURCE.test(host)))
      .default([]),
    shownDefault: 'none: only the host of its script',
    allowed: 'https or wss hosts separated by commas, such as https://*.chat.example,wss://ws.chat.example',
    description: 'Further hosts that the chat talks to and shows frames of.',
  }),
};

type SiteSettingValues = { [Name in keyof typeof SITE_SETTINGS]: z.output<(typeof SITE_SETTINGS)[Name]['schema']> };

/** Puts the settings together; a bad one reads as undefined. `problems` names those that do not fit together. */
export function toSiteSettings(
  read: <Name extends keyof SiteSettingValues>(name: Name) => SiteSettingValues[Name] | undefined,
  publicUrl = '',
): { site: SiteSettings; problems: string[] } {
  const problems: string[] = [];
  const cookieDomain = read('COOKIE_DOMAIN');
  const host = URL.parse(publicUrl)?.hostname;
  if (cookieDomain !== undefined && host !== undefined && host !== cookieDomain && !host.endsWith(`.${cookieDomain}`)) {
    problems.push('COOKIE_DOMAIN must be a domain that the host of PUBLIC_URL is in.');
  }

  const scripts: ScriptSetting[] = [];
  const scriptHosts: ScriptHosts[] = [];
  const stripeKey = read('STRIPE_PUBLISHABLE_KEY');
  if (stripeKey !== undefined) {
    scripts.push({ script: 'payments', src: 'https://js.stripe.com/v3/', publishable_key: stripeKey });
    scriptHosts.push(THIRD_PARTY_SCRIPTS.payments.hosts);
  }
  const tagId = read('ANALYTICS_TAG_ID');
  if (tagId !== undefined) {
    scripts.push({
      script: 'analytics_tag',
      src: `https://www.googletagmanager.com/gtag/js?id=${tagId}`,
      tag_id: tagId,
    });
    scriptHosts.push(THIRD_PARTY_SCRIPTS.analytics_tag.hosts);
  }
  const projectKey = read('ANALYTICS_PROJECT_KEY');
  const analyticsHost = read('ANALYTICS_HOST');
  if (projectKey !== undefined && analyticsHost !== undefined) {
    // PostHog's own cloud serves its script from a host beside the one that takes events.
    const scriptHost = analyticsHost.replace('.i.posthog.com', '-assets.i.posthog.com');
    scripts.push({
      script: 'analytics_client',
      src: `${scriptHost}/static/array.js`,
      host: analyticsHost,
      project_key: projectKey,
    });
    scriptHosts.push({ script: [scriptHost], connect: [analyticsHost, scriptHost] });
  }
  const chatUrl = read('CHAT_SCRIPT_URL');
  const [start, stop, chatHosts] = [read('CHAT_START'), read('CHAT_STOP'), read('CHAT_HOSTS') ?? []];
  if (chatUrl !== undefined) {
    if (start === undefined || stop === undefined) problems.push('CHAT_SCRIPT_URL needs CHAT_START and CHAT_STOP.');
    else {
      scripts.push({ script: 'chat_widget', src: chatUrl, start, stop });
      const hosts = [new URL(chatUrl).origin, ...chatHosts];
      const overHttp = hosts.filter((each) => each.startsWith('http'));
      scriptHosts.push({
        script: overHttp,
        style: overHttp,
        connect: hosts,
        frame: overHttp,
        font: overHttp,
        media: overHttp,
      });
    }
  }
  const site = {
    countryHeader: read('COUNTRY_HEADER') ?? null,
    isOfflineOn: read('OFFLINE_APP') === 'on',
    scripts,
    scriptHosts,
  };
  return { site, problems };
}
