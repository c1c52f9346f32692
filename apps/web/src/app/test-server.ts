import {
  CALL_ROUTES,
  type CallData,
  type CallName,
  CALLS,
  type CheckedInput,
  ERRORS,
  type ErrorCode,
  formatMessage,
  pathOfCall,
  toUiLanguage,
} from '@reelwright/contracts';
import type { PageView } from './page-view.ts';

/** An answer that refuses the call, with the error's own message. */
export class Refusal {
  readonly code: ErrorCode;
  readonly data: unknown;

  constructor(code: ErrorCode, data: unknown = null) {
    this.code = code;
    this.data = data;
  }
}

type Reply<Name extends CallName> = CallData<Name> | Refusal;

/** The server's answer to each call: data, a refusal, or a function of the checked input. */
export type Answers = {
  [Name in CallName]?: Reply<Name> | ((input: CheckedInput<Name>) => Reply<Name> | Promise<Reply<Name>>);
};

/** One call that the app made, with its input after defaults. */
type Asked = { [Name in CallName]: { name: Name; input: CheckedInput<Name> } }[CallName];

/** The HTTP API of one test: checks every input and every answer against the table of calls. */
export interface TestServer {
  /** Replaces answers. */
  answer(answers: Answers): void;
  /** Delays the answers of a call until the promise for its input, if any, resolves. */
  hold<Name extends CallName>(name: Name, until: (input: CheckedInput<Name>) => Promise<void> | undefined): void;
  /** Returns the inputs of a call so far, the oldest first. */
  inputsOf<Name extends CallName>(name: Name): CheckedInput<Name>[];
  /** Sends an event to every open stream of the user's tasks, once there is one. */
  send(event: CallData<'taskEvents'>): Promise<void>;
  /** Cuts or restores the connection; the browser tells the page. */
  setOnline(isOnline: boolean): void;
  /** Stops or starts the server; the browser still says that it is online. */
  setRunning(isRunning: boolean): void;
  /** Why the test must fail: calls without an answer, and inputs or answers that violate the contract. */
  readonly problems: readonly string[];
  /** The page views that were reported, the oldest first. */
  readonly pageViews: readonly PageView[];
  readonly fetch: typeof fetch;
  readonly isOnline: boolean;
  /** Closes the streams, and fails calls that still wait: one that stayed pending would hold up the next test. */
  close(): void;
}

const ROUTES = Object.entries(CALL_ROUTES) as [CallName, (typeof CALL_ROUTES)[CallName]][];

function findCall(method: string, pathname: string): CallName | undefined {
  return ROUTES.find(([, route]) => route.method === method && pathOfCall(route) === pathname)?.[0];
}

export function createTestServer(first: Answers): TestServer {
  const answers: Answers = { ...first };
  const holds = new Map<CallName, (input: never) => Promise<void> | undefined>();
  const asked: Asked[] = [];
  const problems: string[] = [];
  const pageViews: PageView[] = [];
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const listening = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<never>();
  closed.promise.catch(() => undefined);
  let isOnline = true;
  let isRunning = true;

  const openStream = (signal: AbortSignal | null | undefined): Response => {
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        streams.add(controller);
        listening.resolve();
      },
      cancel: () => void streams.delete(own),
    });
    signal?.addEventListener('abort', () => {
      if (streams.delete(own)) own.error(signal.reason);
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };

  const reply = async (name: CallName, input: unknown, lang: string | null): Promise<Response> => {
    const call = CALLS[name];
    const checked = call.input.safeParse(input);
    if (!checked.success) {
      problems.push(`${name} was asked with a wrong input: ${checked.error.message}`);
      return Response.json({ code: ERRORS.INVALID_INPUT.code, msg: 'wrong input', data: null });
    }
    asked.push({ name, input: checked.data } as Asked);
    await holds.get(name)?.(checked.data as never);
    const answer = answers[name] as unknown;
    if (answer === undefined) {
      problems.push(`${name} has no answer in this test`);
      return Response.json({ code: ERRORS.SYSTEM_ERROR.code, msg: 'no answer', data: null });
    }
    const given: unknown =
      typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(checked.data) : answer;
    if (given instanceof Refusal) {
      const { code, message } = ERRORS[given.code];
      return Response.json({ code, msg: formatMessage(message, toUiLanguage(lang ?? undefined)), data: given.data });
    }
    const data = call.data.safeParse(given);
    if (!data.success) problems.push(`the answer of ${name} breaks its contract: ${data.error.message}`);
    return Response.json({ code: 0, msg: 'OK', data: given });
  };

  const testFetch = async (target: string, init: RequestInit = {}): Promise<Response> => {
    if (!isOnline || !isRunning) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(target, location.origin);
    if (pathname === '/sync/pageView') {
      pageViews.push(JSON.parse(init.body as string) as PageView);
      return new Response(null, { status: 204 });
    }
    if (pathname === '/healthz') return new Response(null, { status: 200 });
    const name = findCall(init.method ?? 'GET', pathname);
    if (name === undefined) {
      problems.push(`no call of the table is ${init.method ?? 'GET'} ${pathname}`);
      return new Response(null, { status: 404 });
    }
    if (name === 'taskEvents') return openStream(init.signal);
    const input: unknown =
      init.method === 'POST' ? JSON.parse(init.body as string) : Object.fromEntries(searchParams.entries());
    return reply(name, input, new Headers(init.headers).get('lang'));
  };

  return {
    answer: (more) => void Object.assign(answers, more),
    hold: (name, until) => void holds.set(name, until),
    inputsOf: (name) =>
      asked.filter((each) => each.name === name).map(({ input }) => input as CheckedInput<typeof name>),
    async send(event) {
      await listening.promise;
      const { event: kind, ...rest } = CALLS.taskEvents.data.parse(event);
      const text = `event: ${kind}\ndata: ${JSON.stringify({ event: kind, ...rest })}\n\n`;
      for (const stream of streams) stream.enqueue(new TextEncoder().encode(text));
    },
    setOnline(next) {
      isOnline = next;
      dispatchEvent(new Event(next ? 'online' : 'offline'));
    },
    setRunning(next) {
      isRunning = next;
      if (isRunning) return;
      for (const stream of streams) stream.error(new TypeError('network error'));
      streams.clear();
    },
    problems,
    pageViews,
    fetch: (target, init) => Promise.race([testFetch(target as string, init), closed.promise]),
    get isOnline() {
      return isOnline;
    },
    close() {
      for (const stream of streams) stream.close();
      streams.clear();
      closed.reject(new TypeError('The test has ended'));
    },
  };
}
