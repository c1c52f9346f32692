import { type DraftId, ERRORS, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiClient, CallError, createApiClient } from './api-client.ts';

const DRAFT_ID = '6fa459ea-ee8a-4ca4-894e-db77e160355e' as DraftId;
const answer = vi.fn<typeof fetch>();
const onSessionEnded = vi.fn<(token: string | null) => void>();
const onSignInAgain = vi.fn<() => Promise<boolean>>();
const onPlanRequired = vi.fn<() => void>();
const onTokenReplaced = vi.fn<(sent: string, next: { token: string; maxAgeS: number | undefined }) => void>();
let client: ApiClient;

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  client = createApiClient({
    getToken: async (access) => (access === 'anyone' ? null : 'secret'),
    getLanguage: () => 'zh-CN',
    clientId: 'test',
    getDeviceId: () => 'device',
    onSessionEnded,
    onSignInAgain,
    onPlanRequired,
    onTokenReplaced,
    connection: {
      isThere: () => true,
      check: async () => true,
      lostSignal: () => new AbortController().signal,
      watchCall: () => () => undefined,
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const envelope = (body: unknown): Response => Response.json(body);

it('sends the token in each of its headers, and the language', async () => {
  answer.mockResolvedValue(envelope({ code: 0, msg: 'OK', data: null }));
  await client.call('myLastTask', {});
  const [url, request] = answer.mock.calls[0] ?? [];
  expect(url).toBe('/api/taskV2/myLastTask');
  expect(request?.headers).toMatchObject({
    Authorization: 'Bearer secret',
    token: 'secret',
    'X-Access-Token': 'secret',
    lang: 'zh-CN',
    'Device-Id': 'device',
  });
});

it('puts the input of a GET into the address', async () => {
  answer.mockResolvedValue(envelope({ code: 200, msg: 'OK', data: { version: '1' } }));
  await expect(client.call('getVersion', { project_name: 'web app' })).resolves.toEqual({ version: '1' });
  expect(answer.mock.calls[0]?.[0]).toBe('/api/public/getVersion?project_name=web+app');
});

it("rejects with the server's code and message", async () => {
  answer.mockResolvedValue(envelope({ code: -105, msg: '此功能需要订阅。', data: null }));
  await expect(client.call('myLastTask', {})).rejects.toMatchObject({ code: -105, message: '此功能需要订阅。' });
});

it('rejects with the data beside the code', async () => {
  answer.mockResolvedValue(envelope({ code: ERRORS.DRAFT_CHANGED.code, msg: 'changed', data: { version: 3 } }));
  await expect(client.call('getDraft', { draft_id: DRAFT_ID })).rejects.toMatchObject({ data: { version: 3 } });
});

it('treats the codes 0, 100 and 200 as success', async () => {
  for (const code of [0, 100, 200]) {
    answer.mockResolvedValueOnce(envelope({ code, msg: 'OK', data: { version: '1' } }));
    await expect(client.call('getVersion', {})).resolves.toEqual({ version: '1' });
  }
});

it('reports the token that the server no longer knows', async () => {
  answer.mockResolvedValue(envelope({ code: ERRORS.SESSION_ENDED.code, msg: 'ended', data: null }));
  await expect(client.call('myLastTask', {})).rejects.toBeInstanceOf(CallError);
  expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('secret');
});

it('reports a failed connection in the language of the user', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(client.call('myLastTask', {})).rejects.toMatchObject({
    code: NETWORK_ERROR_CODE,
    message: '网络错误',
    data: null,
  });
});

it('reports an answer without an envelope as a system error', async () => {
  answer.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(client.call('myLastTask', {})).rejects.toMatchObject({ code: 502, message: '系统错误，请稍后重试。' });
});

it('reports that the plan is too small', async () => {
  answer.mockResolvedValue(envelope({ code: ERRORS.PLAN_REQUIRED.code, msg: 'no', data: null }));
  await expect(client.call('myLastTask', {})).rejects.toMatchObject({ code: -105 });
  expect(onPlanRequired).toHaveBeenCalledOnce();
});

const tooOld = () => envelope({ code: ERRORS.SIGN_IN_AGAIN.code, msg: 'again', data: null });

it('makes a call again, once, after the user has signed in once more', async () => {
  answer.mockResolvedValueOnce(tooOld()).mockResolvedValueOnce(envelope({ code: 0, msg: 'OK', data: { ended: 1 } }));
  onSignInAgain.mockResolvedValue(true);
  await expect(client.call('endOtherSessions', {})).resolves.toEqual({ ended: 1 });
  answer.mockImplementation(async () => tooOld());
  await expect(client.call('endOtherSessions', {})).rejects.toMatchObject({ code: ERRORS.SIGN_IN_AGAIN.code });
  expect(answer).toHaveBeenCalledTimes(4);
});

it('reports the refusal of a call whose user does not sign in once more', async () => {
  answer.mockImplementation(async () => tooOld());
  onSignInAgain.mockResolvedValue(false);
  await expect(client.call('endOtherSessions', {})).rejects.toMatchObject({ code: ERRORS.SIGN_IN_AGAIN.code });
  expect(answer).toHaveBeenCalledOnce();
});

it('stores the new token of an answer with code 0 and refresh_token 1', async () => {
  answer.mockResolvedValue(envelope({ code: 0, msg: 'OK', data: null, refresh_token: 1, token: 'next', maxAge: 60 }));
  await client.call('myLastTask', {});
  expect(onTokenReplaced).toHaveBeenCalledExactlyOnceWith('secret', { token: 'next', maxAgeS: 60 });
});

it.each([
  { code: 200, msg: 'OK', data: null, refresh_token: 1, token: 'next' },
  { code: 0, msg: 'OK', data: null, refresh_token: 0, token: 'next' },
  { code: 0, msg: 'OK', data: null },
])('keeps the token after %j', async (body) => {
  answer.mockResolvedValue(envelope(body));
  await client.call('myLastTask', {});
  expect(onTokenReplaced).not.toHaveBeenCalled();
});

it.each([{ message: 'Payload too large' }, { msg: 'Payload too large' }])(
  'shows the message in the body of an HTTP error: %j',
  async (body) => {
    answer.mockResolvedValue(Response.json(body, { status: 413 }));
    await expect(client.call('myLastTask', {})).rejects.toMatchObject({ code: 413, message: 'Payload too large' });
  },
);

it.each([{ message: '' }, { message: 'x'.repeat(1000) }, { message: { en: 'no' } }, [], 'no', null])(
  'shows the general message for an HTTP error with the body %j',
  async (body) => {
    answer.mockResolvedValue(Response.json(body, { status: 500 }));
    await expect(client.call('myLastTask', {})).rejects.toMatchObject({ message: '系统错误，请稍后重试。' });
  },
);

it('reports a connection that breaks in the middle of an answer as a failed connection', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  answer.mockResolvedValue(new Response(body));
  await expect(client.call('myLastTask', {})).rejects.toMatchObject({ code: NETWORK_ERROR_CODE, data: null });
});

it('gives up after 120 seconds, as after a failed connection', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  answer.mockImplementation(async (_url, request) => {
    request?.signal?.throwIfAborted();
    return envelope({ code: 0, msg: 'OK', data: null });
  });
  await expect(client.call('myLastTask', {})).rejects.toMatchObject({ code: NETWORK_ERROR_CODE });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(120_000);
});

it('passes on that its caller gave up', async () => {
  answer.mockImplementation(async (_url, request) => {
    request?.signal?.throwIfAborted();
    return envelope({ code: 0, msg: 'OK', data: null });
  });
  const call = client.call('myLastTask', {}, { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
