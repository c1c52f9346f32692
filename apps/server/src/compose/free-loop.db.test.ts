import { type Call, CALLS, ERRORS, loadToolContracts, pathOfCall } from '@reelwright/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../platform/http/test-app.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import type { Services } from './open-services.ts';
import { fillInput } from './test-hostile-input.ts';
import { HOSTILE, LIMIT_MS, measureHold, measureSlowness } from './test-loop-hold.ts';
import { openTestServices, type TestServices } from './test-services.ts';

/** A call that exceeds the limit is tried again: the first time compiles, and garbage is collected at any time. */
const TRIES = 4;

let opened: TestServices;
let services: Services;
let app: FastifyInstance;
let slowness: number;
const stopping = new AbortController();

beforeAll(async () => {
  opened = await openTestServices('free-loop', { isPrivate: true });
  ({ services } = opened);
  app = await createTestApp({
    handlers: services.modules.handlers,
    sessions: services.modules.sessions,
    metrics: createMetrics({ readTaskFigures: () => services.modules.tasks.getStatistics() }),
    allowedHosts: null,
    stopping: stopping.signal,
  });
  slowness = measureSlowness();
});
afterAll(async () => {
  stopping.abort();
  await app.close();
  await opened.close();
});

interface Answer {
  code: number;
  data: Record<string, unknown> | null;
}

/** Each kind of text comes from an address and a guest of its own, so that no rate limit answers in the call's place. */
async function openGuest(index: number) {
  const remoteAddress = `10.0.0.${index + 1}`;
  const send = async (call: Call, body: string, token?: string): Promise<Answer> => {
    const isGet = call.method === 'GET';
    const query = isGet ? `?${new URLSearchParams(JSON.parse(body) as Record<string, string>).toString()}` : '';
    const answer = await app.inject({
      method: call.method,
      url: `${pathOfCall(call)}${query}`,
      remoteAddress,
      headers: { ...(token === undefined ? {} : { token }), ...(isGet ? {} : { 'content-type': 'application/json' }) },
      ...(isGet ? {} : { payload: body }),
    });
    return answer.json();
  };
  const { data } = await send(CALLS.guestLogin, '{}');
  const token = String(data?.['token']);
  return (call: Call, body: string) => send(call, body, token);
}

/** Without streams, which have no input, and without the end of the session. */
const calls = (Object.entries(CALLS) as [keyof typeof CALLS, Call][]).filter(
  ([name, { answer }]) => answer === 'json' && name !== 'logout',
);
/** The calls that take texts: the others are the same for each kind of text. */
const textCalls = new Set(
  calls
    .filter(([, { input }]) => JSON.stringify(fillInput(input, { unit: '~', known: {} })).includes('~~'))
    .map(([name]) => name),
);

/** Titles and voices that the tools accept: the texts after them are then read too. */
const KNOWN_OF_TOOLS = { on_screen: { text: '', sources: [] }, voice: undefined };

async function listBodies(call: Call, unit: string, known: Record<string, unknown>): Promise<string[]> {
  const input = fillInput(call.input, { unit, known }) as Record<string, unknown>;
  if (!('tool_type' in input && 'input' in input)) return [JSON.stringify(input)];
  const inputs = await fillToolInputs(unit);
  return inputs.map(({ id, filled }) => JSON.stringify({ ...input, tool_type: id, input: filled }));
}

/** Inputs of all tools, by the unit that fills their texts: several calls take them. */
const toolInputs = new Map<string, { id: number; filled: unknown }[]>();

async function fillToolInputs(unit: string) {
  const tools = await loadToolContracts();
  const inputs =
    toolInputs.get(unit) ??
    tools.map(({ row, input }) => ({ id: row.id, filled: fillInput(input, { unit, known: KNOWN_OF_TOOLS }) }));
  toolInputs.set(unit, inputs);
  return inputs;
}

describe.each(Object.entries(HOSTILE))('%s', (kind, unit) => {
  it('hold the event loop in no call, and never end in a system error', { timeout: 120_000 }, async () => {
    const index = Object.keys(HOSTILE).indexOf(kind);
    const send = await openGuest(index);
    const created = await send(CALLS.createDraft, (await listBodies(CALLS.createDraft, unit, {}))[0] ?? '{}');
    const known = { draft_id: created.data?.['draft_id'] ?? undefined, base_version: 1 };
    const faults: string[] = [];
    for (const [name, call] of calls) {
      if (index > 0 && !textCalls.has(name)) continue;
      // Composing a piece takes seconds of another program.
      const knownOfCall = name === 'playMusic' ? { id: 'click' } : known;
      for (const body of await listBodies(call, unit, knownOfCall)) {
        let heldMs = Number.POSITIVE_INFINITY;
        for (let tried = 0; tried < TRIES && heldMs > LIMIT_MS * slowness; tried += 1) {
          const { heldMs: now, answer } = await measureHold(() => send(call, body));
          heldMs = Math.min(heldMs, now);
          if (answer.code === ERRORS.SYSTEM_ERROR.code) faults.push(`${name} answers with a system error`);
        }
        if (heldMs > LIMIT_MS * slowness) faults.push(`${name} holds the loop for ${Math.round(heldMs)} ms`);
      }
    }
    expect(faults).toEqual([]);
  });
});
