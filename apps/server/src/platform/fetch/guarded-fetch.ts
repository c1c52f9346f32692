import type { Readable } from 'node:stream';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Agent } from 'undici';
import { AppError } from '../../app-error.ts';
import { type ResolveHost, createCheckedLookup } from './checked-lookup.ts';
import { toFetchError, toStatusError } from './fetch-error.ts';
import { isPublicAddress } from './public-address.ts';
import { ACCEPTED_ENCODINGS, readBody, readStart, saveBody } from './read-body.ts';
import { toSizeText } from './size-text.ts';

export interface FetchOptions {
  /** The `Accept` header. */
  accept: string;
  /** Most bytes of the answer, counted after decompression. */
  maxBytes: number;
  /** Covers everything together: name resolution, connections, redirects and the last byte. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Asks for these bytes alone, both ends inclusive, uncompressed. A server may send the whole file all the same. */
  range?: { start: number; end: number };
  /** Sent beside the headers of a browser, or instead of them; names in lower case. */
  headers?: Readonly<Record<string, string>>;
}

export interface FetchedFile {
  /** The address after redirects. */
  url: string;
  /** Always 2xx: other statuses throw. */
  status: number;
  /** As the server sent it; empty if it sent none. */
  contentType: string;
  body: Buffer;
}

/** The first bytes of a file. */
export interface FetchedStart extends FetchedFile {
  /** The name that the server gives the file; empty if it gives none. */
  disposition: string;
  /** Of the whole file; null if the server does not say it. */
  totalBytes: number | null;
  /** Whether the server sends parts of the file. */
  takesRanges: boolean;
}

/** The same, for at most the first `maxBytes` of a file of any length. */
export type FetchStart = (url: string, options: Omit<FetchOptions, 'range'>) => Promise<FetchedStart>;

/**
 * Reads a public address on behalf of a user who may be hostile. Throws LINK_INVALID (not an http link, or one with a
 * name and password), LINK_FORBIDDEN (not public, now or after a redirect), PAGE_UNREACHABLE, PAGE_BLOCKED,
 * PAGE_TOO_LARGE, PAGE_TIMEOUT, or the signal's reason on abort.
 */
export type FetchGuarded = (url: string, options: FetchOptions) => Promise<FetchedFile>;

export interface SavedFile extends Omit<FetchedFile, 'body'> {
  /** The name that the server gives it; empty if it gives none. */
  disposition: string;
  sizeBytes: number;
}

/** The same for a file that may be large: written to a path instead of held in memory. */
export type SaveGuarded = (url: string, options: FetchOptions & { path: string }) => Promise<SavedFile>;

export interface GuardedFetch {
  fetchGuarded: FetchGuarded;
  fetchStart: FetchStart;
  saveGuarded: SaveGuarded;
  close(): Promise<void>;
}

interface GuardedFetchSettings {
  /** Exact `host:port` pairs that may be reached although they are private. */
  allowHosts: readonly string[];
  resolveHost?: ResolveHost;
}

interface OpenedFetch<Result> {
  options: FetchOptions;
  read: ReadAnswer<Result>;
  /** Whether only the start is read, whatever the length of the file. */
  isStart: boolean;
}

type ReadAnswer<Result> = (
  body: Readable,
  answer: {
    facts: Omit<FetchedFile, 'body'>;
    limits: { contentEncoding: string; maxBytes: number };
    disposition: string;
    /** Of the whole file. */
    totalBytes: number | null;
  },
) => Promise<Result>;

const MAX_REDIRECTS = 5;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
const MAX_HEADER_BYTES = 32 * 1024;
const CONNECTIONS_PER_HOST = 4;
/** Names that mean this machine whatever a name server answers (RFC 6761). */
const LOCAL_NAME = /(^|\.)localhost\.?$/;
const KEEP_ALIVE_MS = 1000;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Shops serve an empty page or none to plain clients, so we send the headers of a browser. */
const BROWSER_HEADERS = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Reelwright/1.0',
  'accept-language': 'en-US,en;q=0.9,zh-CN;q=0.7,*;q=0.5',
  'accept-encoding': ACCEPTED_ENCODINGS,
};

function toHeaders({ accept, range, headers }: FetchOptions): Record<string, string> {
  // Ranges count the bytes that are sent: of a compressed file, they would be bytes of the compression.
  const ranged = range && { range: `bytes=${range.start}-${range.end}`, 'accept-encoding': 'identity' };
  return { ...BROWSER_HEADERS, accept, ...headers, ...ranged };
}

/** Returns the length of the whole file, of which a part may have been sent. */
function readTotalBytes(header: (name: string) => string): number | null {
  const total = /\/(\d+)$/.exec(header('content-range'))?.[1] ?? header('content-length');
  return /^\d+$/.test(total) && header('content-encoding') === '' ? Number(total) : null;
}

function parseLink(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || !(url.protocol in DEFAULT_PORTS) || url.hostname === '') throw new AppError('LINK_INVALID');
  if (url.username !== '' || url.password !== '') throw new AppError('LINK_INVALID');
  url.hash = '';
  return url;
}

/** Returns the host without brackets. `URL` has already turned 0x7f.1, 2130706433 and ①27.0.0.1 into one spelling. */
function toBareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

function toHostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`.toLowerCase();
}

const resolveByDns: ResolveHost = (hostname) => lookup(hostname, { all: true });

export function createGuardedFetch({ allowHosts, resolveHost = resolveByDns }: GuardedFetchSettings): GuardedFetch {
  const allowed = new Set(allowHosts.map((pair) => pair.trim().toLowerCase()));
  const limits = {
    maxHeaderSize: MAX_HEADER_BYTES,
    connections: CONNECTIONS_PER_HOST,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
  };
  // Loaded by the first request: most starts of the command make none.
  const openAgents = async () => {
    const { Agent, request } = await import('undici');
    const guardedAgent = new Agent({ ...limits, connect: { lookup: createCheckedLookup(resolveHost) } });
    // A pool of its own, so that a connection to an allowed private host can't serve any other request.
    return { request, guardedAgent, allowedAgent: new Agent(limits) };
  };
  let opened: ReturnType<typeof openAgents> | undefined;

  function chooseAgent(url: URL, { allowedAgent, guardedAgent }: { allowedAgent: Agent; guardedAgent: Agent }): Agent {
    if (allowed.has(toHostAndPort(url))) return allowedAgent;
    const host = toBareHost(url);
    if (LOCAL_NAME.test(host)) throw new AppError('LINK_FORBIDDEN');
    // A socket does not call `lookup` for a literal address.
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AppError('LINK_FORBIDDEN');
    return guardedAgent;
  }

  async function follow<Result>(
    start: URL,
    { options, signal, read, isStart }: OpenedFetch<Result> & { signal: AbortSignal },
  ): Promise<Result> {
    let url = start;
    opened ??= openAgents();
    const { request, ...agents } = await opened;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const answer = await request(url, {
        dispatcher: chooseAgent(url, agents),
        headers: toHeaders(options),
        signal,
      });
      const header = (name: string) => [answer.headers[name] ?? ''].flat().join(', ');
      try {
        const location = header('location');
        if (REDIRECT_STATUSES.has(answer.statusCode) && location !== '') {
          url = parseLink(location, url);
          continue;
        }
        if (answer.statusCode < 200 || answer.statusCode > 299) throw toStatusError(answer.statusCode);
        if (!isStart && Number(header('content-length')) > options.maxBytes) {
          throw new AppError('PAGE_TOO_LARGE', { limit: toSizeText(options.maxBytes) });
        }
        const facts = { url: url.href, status: answer.statusCode, contentType: header('content-type') };
        const limits = { contentEncoding: header('content-encoding'), maxBytes: options.maxBytes };
        const totalBytes = readTotalBytes(header);
        return await read(answer.body, { facts, limits, totalBytes, disposition: header('content-disposition') });
      } finally {
        // Destroying an unread body reports the abort to its listeners; we caused it ourselves.
        answer.body.on('error', () => undefined).destroy();
      }
    }
    throw new AppError('PAGE_UNREACHABLE', { detail: { message: 'fetch_redirects' } });
  }

  async function open<Result>(
    link: string,
    options: FetchOptions,
    read: ReadAnswer<Result>,
    isStart = false,
  ): Promise<Result> {
    options.signal.throwIfAborted();
    const timeout = AbortSignal.timeout(options.timeoutMs);
    try {
      const signal = AbortSignal.any([options.signal, timeout]);
      return await follow(parseLink(link), { options, signal, read, isStart });
    } catch (error) {
      options.signal.throwIfAborted();
      if (timeout.aborted) throw new AppError('PAGE_TIMEOUT', {}, { cause: error });
      throw toFetchError(error);
    }
  }

  return {
    fetchGuarded: (link, options) =>
      open(link, options, async (body, { facts, limits }) => ({ ...facts, body: await readBody(body, limits) })),
    fetchStart: (link, options) =>
      open(
        link,
        { ...options, range: { start: 0, end: options.maxBytes - 1 } },
        async (body, { facts, limits, totalBytes, disposition }) => ({
          ...facts,
          disposition,
          totalBytes,
          takesRanges: facts.status === 206,
          body: await readStart(body, limits),
        }),
        true,
      ),
    saveGuarded: (link, { path, ...options }) =>
      open(link, options, async (body, { facts, limits, disposition }) => {
        return { ...facts, disposition, sizeBytes: await saveBody(body, { ...limits, path }) };
      }),
    async close() {
      const agents = await opened;
      if (agents) await Promise.all([agents.guardedAgent.destroy(), agents.allowedAgent.destroy()]);
    },
  };
}
