import { CallError } from '#src/lib/api-client.ts';

/** Why a passkey was not made or used: the server's words, or the key of ours for what the device said. */
export function describePasskeyProblem(
  error: Error,
): { message: string } | { key: 'passkeys.cancelled' | 'passkeys.exists' } {
  if (error instanceof CallError) return { message: error.message };
  // The library keeps the name of the browser's own error.
  return { key: error.name === 'InvalidStateError' ? 'passkeys.exists' : 'passkeys.cancelled' };
}
