import { setTimeout as wait } from 'node:timers/promises';
import { textToSpeech, urlToVideo } from '@reelwright/contracts';
import * as z from 'zod';

export interface LightCall {
  path: string;
  /** When it was sent, by the clock of `performance.now()`. */
  sentAtMs: number;
  durationMs: number;
}

/** What a visitor counts while it works. */
export interface Counts {
  /** Light calls that were answered. */
  light: LightCall[];
  /** Light calls that were answered with an error that is not the visitor's fault, or not at all. */
  lightFailures: number;
  pushed: number;
  /** Codes of pushes that were refused for another reason than load, limits or credits. */
  refusals: number[];
  attacks: number;
  /** Attacks that were answered as if they were fine. */
  accepted: string[];
}

export interface Visit {
  url: string;
  /** The host of the images of ads. */
  imageHost: string;
  signal: AbortSignal;
  counts: Counts;
}

const envelope = z.object({ code: z.number(), msg: z.string(), data: z.unknown() });
/** Answers that a busy or limited server may give. */
const HONEST_REFUSALS = new Set([-1002, -1200, -1201]);

/** Calls once; by default until the visit ends. */
export type Session = (path: string, body?: unknown, until?: AbortSignal) => Promise<z.output<typeof envelope>>;

function openSession(url: string, token: string | undefined, signal: AbortSignal): Session {
  return async (path, body, until = signal) => {
    const response = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(token && { token }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.any([until, AbortSignal.timeout(60_000)]),
    });
    if (response.status === 503) return { code: -1002, msg: 'busy', data: null };
    return envelope.parse(await response.json());
  };
}

const tokenAnswer = z.object({ token: z.string() });

/** Signs in, and tries again while the site is away. */
export async function signIn(visit: Visit, account?: { email: string; password: string }): Promise<Session> {
  for (;;) {
    visit.signal.throwIfAborted();
    const session = openSession(visit.url, undefined, visit.signal);
    const answer = await (account ? session('/user/login', account) : session('/guest/login')).catch(() => undefined);
    const parsed = tokenAnswer.safeParse(answer?.data);
    if (parsed.success) return openSession(visit.url, parsed.data.token, visit.signal);
    await wait(1000, undefined, { signal: visit.signal });
  }
}

type Light = readonly [path: string, body?: unknown];

const LIGHT: readonly [Light, ...Light[]] = [
  ['/user/getUserInfo', undefined],
  ['/taskV2/list', { page: 1, page_size: 20 }],
  ['/u2v/draft/list', { page: 1, page_size: 20 }],
  ['/taskV2/credits', {}],
  ['/app/setting', undefined],
];

/** Looks around: light calls, a few a second. */
export async function look({ signal, counts }: Visit, session: Session): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const [path, body] = LIGHT[turn % LIGHT.length] ?? LIGHT[0];
    const startedAt = performance.now();
    const answer = await session(path, body).catch(() => undefined);
    if (signal.aborted) return;
    if (answer && answer.code !== -1000)
      counts.light.push({ path, sentAtMs: startedAt, durationMs: performance.now() - startedAt });
    else counts.lightFailures++;
    await wait(400, undefined, { signal }).catch(() => undefined);
  }
}

function adOf(imageHost: string, turn: number): object {
  return {
    product: {
      name: `Steel bottle ${turn}`,
      description: 'Keeps water cold for a day and tea hot for a night. Fits every cup holder. Never leaks.',
      images: [0, 1, 2].map((image) => ({ url: `http://${imageHost}/${image}.jpg` })),
    },
    length_s: 15,
    resolution: '720p',
    language: 'en',
  };
}

const waitingTasks = z.object({ list: z.array(z.object({ task_id: z.string(), state: z.string() })) });

/** Cancels what still waits, so that the end of the soak needs no hour. */
async function cancelWaiting(session: Session): Promise<void> {
  const until = AbortSignal.timeout(60_000);
  const { data } = await session('/taskV2/list', { page: 1, page_size: 50 }, until);
  for (const { task_id, state } of waitingTasks.parse(data).list)
    if (state === 'in_queue') await session('/taskV2/cancel', { task_id }, until);
}

/** Makes things, one after the other: ads, previews and recordings; every fourth is cancelled half way. */
export async function make(visit: Visit, session: Session, gapMs: number): Promise<void> {
  const { signal, counts, imageHost } = visit;
  for (let turn = 0; !signal.aborted; turn++) {
    const kinds = [
      { tool_type: textToSpeech.id, input: { text: `Take number ${turn}.`, language: 'en' } },
      { tool_type: urlToVideo.id, input: adOf(imageHost, turn) },
      { tool_type: urlToVideo.id, input: adOf(imageHost, turn), quality: 'preview' },
    ];
    const body = { ...kinds[turn % kinds.length], idempotency_key: crypto.randomUUID() };
    const answer = await session('/taskV2/push', body).catch(() => undefined);
    if (answer?.code === 0) {
      counts.pushed++;
      const { task_id: taskId } = z.object({ task_id: z.string() }).parse(answer.data);
      if (turn % 4 === 3) {
        await wait(gapMs / 2, undefined, { signal }).catch(() => undefined);
        await session('/taskV2/cancel', { task_id: taskId }).catch(() => undefined);
      }
    } else if (answer && !HONEST_REFUSALS.has(answer.code)) counts.refusals.push(answer.code);
    await wait(gapMs, undefined, { signal }).catch(() => undefined);
  }
  await cancelWaiting(session);
}

const HOSTILE_LINE = '1万'.repeat(500);

interface Attack {
  name: string;
  run: (session: Session, url: string, signal: AbortSignal) => Promise<boolean>;
}

const ATTACKS: readonly [Attack, ...Attack[]] = [
  {
    name: 'ten lines of numbers',
    run: async (session) => {
      const product = { name: 'x', description: HOSTILE_LINE };
      const answer = await session('/u2v/script/review', {
        product,
        lines: Array(10).fill(HOSTILE_LINE),
        platforms: [],
      });
      return answer.code === 0;
    },
  },
  {
    name: 'a body of nested lists',
    run: async (session) => (await session('/user/login', `${'['.repeat(200_000)}${']'.repeat(200_000)}`)).code === 0,
  },
  {
    name: 'a link into the private network',
    run: async (session) => (await session('/product/video/analyseUrl', { url: 'http://169.254.169.254/' })).code === 0,
  },
  {
    name: 'a character that no database stores',
    run: async (session) =>
      (await session('/taskV2/list', { page: 1, page_size: 20, search: 'a\u0000' })).code === -1000,
  },
  {
    name: 'pieces of music at once',
    run: async (session) => {
      const listed = z
        .object({ pieces: z.array(z.object({ id: z.string() })) })
        .safeParse((await session('/music/list')).data);
      const ids = listed.success ? listed.data.pieces.map(({ id }) => id) : [];
      await Promise.all(ids.slice(0, 8).map((id) => session('/music/play', { id }).catch(() => undefined)));
      return false;
    },
  },
  {
    name: 'previews of foreign drafts',
    run: async (session) => {
      const input = { link: 'https://shop.example/mug', length_s: 15, language: 'en' };
      const foreign = { tool_type: urlToVideo.id, input, quality: 'preview', draft_id: crypto.randomUUID() };
      const answers = await Promise.all(Array.from({ length: 20 }, () => session('/taskV2/push', foreign)));
      return answers.some(({ code }) => code === 0);
    },
  },
  {
    name: 'a forged host',
    run: async (_session, url, signal) => {
      const { request } = await import('node:http');
      const status = await new Promise<number>((resolve, reject) => {
        const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
        request(`${url}/api/app/setting`, { headers, signal }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
      return status === 200;
    },
  },
];

/** Attacks in turn, without a pause: what one guest can do at no cost. */
export async function attack({ url, signal, counts }: Visit, session: Session): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const { name, run } = ATTACKS[turn % ATTACKS.length] ?? ATTACKS[0];
    const isAccepted = await run(session, url, signal).catch(() => false);
    if (signal.aborted) return;
    counts.attacks++;
    if (isAccepted && name !== 'ten lines of numbers') counts.accepted.push(name);
    await wait(300, undefined, { signal }).catch(() => undefined);
  }
}
