import type { FastifyRequest } from 'fastify';

/** Returns the token from any one of the request's three headers; null if there is none. */
export function readToken(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  const bearer = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (bearer) return bearer;
  for (const name of ['token', 'x-access-token']) {
    const value = request.headers[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
