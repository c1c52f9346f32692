import * as z from 'zod';
import { isAddressRange } from './address-range.ts';
import { defineSetting, splitList, wholeNumber } from './define-setting.ts';

const HOST_AND_PORT = /^(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+):(\d{1,5})$/i;

const isHostAndPort = (pair: string): boolean => {
  const port = Number(HOST_AND_PORT.exec(pair)?.[1] ?? 0);
  return port >= 1 && port <= 65_535;
};

/** Where the server is reached, by whom, what it reaches, and what it tells. */
export const NETWORK_SETTINGS = {
  HOST: defineSetting({
    schema: z.string().default('127.0.0.1'),
    shownDefault: '127.0.0.1',
    allowed: 'an address or a host name of this machine',
    description: 'Address to listen on. `0.0.0.0` serves the network.',
  }),
  PORT: wholeNumber({ min: 0, max: 65_535, default: 8080, description: 'Port to listen on; 0 takes any free one.' }),
  PUBLIC_URL: defineSetting({
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .default(''),
    shownDefault: 'none: addresses are relative',
    allowed: 'an http or https address, such as https://ads.example.com',
    description: 'Where browsers reach the server; signed addresses of files start with it.',
  }),
  TRUSTED_PROXIES: defineSetting({
    schema: z
      .string()
      .transform(splitList)
      .refine((ranges) => ranges.every(isAddressRange))
      .default([]),
    shownDefault: 'none: headers such as X-Forwarded-For are ignored',
    allowed: 'addresses or ranges separated by commas, such as 10.0.0.7,192.168.0.0/16,::1',
    description: 'Proxies in front of the server. Only their forwarding headers tell the address of a visitor.',
  }),
  MAX_CONNECTIONS: wholeNumber({
    min: 10,
    max: 1_000_000,
    default: 2000,
    description: 'Most connections that one process keeps open; further ones are closed at once.',
  }),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber({
    min: 1,
    max: 1_000_000,
    default: 256,
    description:
      'Most connections that one address keeps open (IPv6: one /64); further ones are closed at once. `TRUSTED_PROXIES` have no such limit.',
  }),
  MAX_STREAMS_PER_ADDRESS: wholeNumber({
    min: 1,
    max: 1_000_000,
    default: 128,
    description: 'Most event streams that one address keeps open; each tab with running tasks has one.',
  }),
  METRICS_PORT: defineSetting({
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(0).max(65_535)).optional(),
    shownDefault: 'none',
    allowed: 'a whole number from 0 to 65535',
    description: 'Port of `/metrics`, on the address of `HOST`; keep it inside your network. 0 takes any free one.',
  }),
  METRICS_TOKEN: defineSetting({
    schema: z.string().min(16).optional(),
    shownDefault: 'none',
    allowed: 'at least 16 characters',
    description:
      'Bearer token that `/metrics` asks for. With neither this nor `METRICS_PORT`, the metrics are not served.',
  }),
  FETCH_ALLOW_HOSTS: defineSetting({
    schema: z
      .string()
      .transform(splitList)
      .refine((pairs) => pairs.every(isHostAndPort))
      .default([]),
    shownDefault: 'none',
    allowed: 'host:port pairs separated by commas, such as shop.intranet:8080,127.0.0.1:9000',
    description: 'Private addresses that product links may nevertheless lead to.',
  }),
  LOG_LEVEL: defineSetting({
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    shownDefault: 'info',
    allowed: 'debug, info, warn, error or silent',
    description: 'Least important lines that are logged.',
  }),
} as const;
