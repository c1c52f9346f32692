import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS } from '@reelwright/contracts';
import * as z from 'zod';

const envelope = z.object({ code: z.number(), msg: z.string(), data: z.unknown() });

/** A caller of the server's API, as one signed-in guest. */
export interface ApiCaller {
  /** Completes an address that the server has signed. */
  toUrl(address: string): string;
  /** Throws `CallRefused` if the envelope's code is not 0. */
  call<Schema extends z.ZodType>(path: string, body: object, data: Schema): Promise<z.output<Schema>>;
}

export class CallRefused extends Error {
  readonly code: number;

  constructor({ url, code, msg }: { url: string; code: number; msg: string }) {
    super(`${url}: ${code} ${msg}`);
    this.code = code;
  }
}

const LONGEST_BUSY_MS = 120_000;
const ASK_AGAIN_MS = 500;

/** Makes a call again while the server says that it is too busy, as a client should. */
export async function whileBusy<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const giveUpAt = performance.now() + LONGEST_BUSY_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const isBusy = error instanceof CallRefused && error.code === ERRORS.SYSTEM_BUSY.code;
      if (!isBusy || performance.now() > giveUpAt) throw error;
      await wait(ASK_AGAIN_MS);
    }
  }
}

async function post(url: string, token: string | undefined, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = envelope.parse(await response.json());
  if (code !== 0) throw new CallRefused({ url, code, msg });
  return data;
}

export async function signInAsGuest(serverUrl: string): Promise<ApiCaller> {
  const url = `${serverUrl}/api/guest/login`;
  const { token } = await whileBusy(async () => {
    const { code, msg, data } = envelope.parse(await (await fetch(url)).json());
    if (code !== 0) throw new CallRefused({ url, code, msg });
    return z.object({ token: z.string() }).parse(data);
  });
  return {
    toUrl: (address) => new URL(address, serverUrl).href,
    call: async (path, body, schema) => schema.parse(await post(`${serverUrl}/api${path}`, token, body)),
  };
}
