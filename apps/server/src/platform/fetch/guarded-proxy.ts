import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import { type AddressInfo, connect, isIP, type LookupFunction, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { lookup } from 'node:dns/promises';
import { createCheckedLookup, type ResolveHost } from './checked-lookup.ts';
import { isPublicAddress } from './public-address.ts';

/** A proxy for programs that load pages by themselves: it connects to public addresses only. */
export interface GuardedProxy {
  /** With the name and password that it asks for. */
  url: string;
  close(): Promise<void>;
}

interface ProxySettings {
  /** Exact `host:port` pairs that may be reached although they are private. */
  allowHosts: readonly string[];
  resolveHost?: ResolveHost;
}

const IDLE_MS = 60_000;
const LOCAL_NAME = /(^|\.)localhost\.?$/;
const HTTP_PORT = 80;
const HTTPS_PORT = 443;
/** Names and headers that are meant for the proxy. */
const HOP_HEADERS = new Set(['proxy-authorization', 'proxy-connection', 'connection']);

/**
 * Opens the proxy on this machine's own address; only who knows its password may use it. Names are resolved here, and
 * every connection goes to an address that was checked, as in the guarded fetcher.
 */
export async function openGuardedProxy({
  allowHosts,
  resolveHost = (hostname) => lookup(hostname, { all: true }),
}: ProxySettings): Promise<GuardedProxy> {
  const allowed = new Set(allowHosts.map((pair) => pair.trim().toLowerCase()));
  const password = randomBytes(24).toString('base64url');
  const expected = `Basic ${Buffer.from(`reelwright:${password}`).toString('base64')}`;
  const checkedLookup = createCheckedLookup(resolveHost);
  const sockets = new Set<Duplex>();

  /** Returns how to connect to a host; undefined if it must not be reached. */
  function toTarget(host: string, port: number): { host: string; port: number; lookup?: LookupFunction } | undefined {
    const name = host.replace(/^\[(.*)\]$/, '$1');
    if (allowed.has(`${host}:${port}`.toLowerCase())) return { host: name, port };
    if (port !== HTTP_PORT && port !== HTTPS_PORT) return undefined;
    if (LOCAL_NAME.test(name)) return undefined;
    // A socket does not call `lookup` for a literal address.
    if (isIP(name) !== 0 && !isPublicAddress(name)) return undefined;
    return { host: name, port, lookup: checkedLookup };
  }

  const isKnown = ({ headers }: IncomingMessage): boolean => headers['proxy-authorization'] === expected;

  const server = createServer((incoming, outgoing) => {
    const url = URL.parse(incoming.url ?? '');
    const target = url?.protocol === 'http:' ? toTarget(url.hostname, Number(url.port) || HTTP_PORT) : undefined;
    if (!isKnown(incoming) || !url || !target) {
      outgoing.writeHead(isKnown(incoming) ? 403 : 407).end();
      return;
    }
    const kept = Object.entries(incoming.headers).filter(([name]) => !HOP_HEADERS.has(name));
    const sent = sendRequest(
      { ...target, method: incoming.method, path: `${url.pathname}${url.search}`, headers: Object.fromEntries(kept) },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    sent.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });

  server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    const { host, port } = splitAddress(incoming.url ?? '');
    const target = toTarget(host, port);
    if (!isKnown(incoming) || !target) {
      client.end(`HTTP/1.1 ${isKnown(incoming) ? '403 Forbidden' : '407 Proxy Authentication Required'}\r\n\r\n`);
      return;
    }
    let isConnected = false;
    const remote: Socket = connect(target, () => {
      isConnected = true;
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      remote.write(head);
      remote.pipe(client).pipe(remote);
    });
    remote.setTimeout(IDLE_MS, () => remote.destroy());
    remote.once('error', () => {
      if (!isConnected) client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    for (const [one, other] of [
      [client, remote],
      [remote, client],
    ] as const) {
      sockets.add(one);
      // What was written to the other side still goes out.
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.end();
      });
    }
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://reelwright:${password}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function splitAddress(text: string): { host: string; port: number } {
  const [, host = '', port = ''] = /^(\[[^\]]+\]|[^:]+):(\d+)$/.exec(text) ?? [];
  return { host, port: Number(port) };
}
