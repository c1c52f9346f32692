import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { createAddressCheck, createAddressShares } from './address-shares.ts';

/** How long clients may take, and how many may connect. */
export interface ConnectionLimits {
  maxConnections: number;
  /** Of one address; proxies that the settings trust open as many as they need. */
  maxConnectionsPerAddress: number;
  /** Event streams of one visitor's address, be it told by a trusted proxy. */
  maxStreamsPerAddress: number;
  /** From the start of a connection, or of its next request, to the last header. */
  headersMs: number;
  /** From the last header to the last byte of the body; uploads of files take as long as they need. */
  bodyMs: number;
  /** Without a byte in either direction. Longer than browsers wait for an answer, and than streams are silent. */
  idleMs: number;
  /** How often the time of headers is checked. */
  checkEveryMs: number;
}

export const CONNECTION_LIMITS: Omit<
  ConnectionLimits,
  'maxConnections' | 'maxConnectionsPerAddress' | 'maxStreamsPerAddress'
> = {
  headersMs: 15_000,
  bodyMs: 30_000,
  idleMs: 180_000,
  checkEveryMs: 5_000,
};

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Closes the connection of a request whose body takes too long. Node's own limit knows no exception for uploads. */
export function limitBodyTime({ raw }: FastifyRequest, bodyMs: number): void {
  const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
  if (!hasBody) return;
  const timer = setTimeout(() => {
    const { socket } = raw;
    // A request that a test injects has no real socket.
    if (!raw.complete && socket.writable) socket.write(TIMED_OUT, () => socket.destroy());
  }, bodyMs);
  const stop = (): void => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}

/** Closes connections beyond those that one address may open, before anything is read from them. */
export function limitConnectionsPerAddress(
  server: Server,
  { most, trustedProxies }: { most: number; trustedProxies: readonly string[] },
): void {
  const connections = createAddressShares(most);
  const isTrusted = createAddressCheck(trustedProxies);
  server.on('connection', (socket) => {
    // Absent if the client has left meanwhile.
    const address = socket.remoteAddress;
    if (address === undefined || isTrusted(address)) return;
    const free = connections.take(address);
    if (free) socket.once('close', free);
    else socket.destroy();
  });
}
