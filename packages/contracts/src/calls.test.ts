import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CALLS } from './calls.ts';
import type { Call } from './call.ts';
import { pathOfCall } from './call-routes.ts';

const rows = Object.entries(CALLS) as [string, Call][];

describe('the table of calls', () => {
  it.each(rows)('%s has a schema for its input and its output', (_name, call) => {
    expect(call.input).toBeInstanceOf(z.ZodType);
    expect(call.data).toBeInstanceOf(z.ZodType);
    expect(() => z.toJSONSchema(call.input, { io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(call.data)).not.toThrow();
  });

  it.each(rows)('%s states its access and its rate limit', (_name, call) => {
    expect(call.access).toMatch(/^(anyone|guest|member|paid|operator|plan:(personal|business)|tool:\d+)$/);
    expect(call.rate.max).toBeGreaterThan(0);
    expect(call.rate.windowS).toBeGreaterThan(0);
    expect(call.summary.length).toBeGreaterThan(5);
  });

  it('has one row per address', () => {
    const addresses = rows.map(([, call]) => `${call.method} ${pathOfCall(call)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('requires a signed-in user for calls on owned objects', () => {
    const open = rows.filter(([, call]) => call.access === 'anyone').map(([name]) => name);
    expect(open.sort()).toEqual([
      'appDetail',
      'appSetting',
      'getIp',
      'getVCode',
      'getVersion',
      'guestLogin',
      'hasReg',
      'listApps',
      'login',
      'redeemPartnerToken',
      'registerByCode',
      'reportEvent',
      'resetPwdByCode',
      'shareDetail',
      'syncPageEvent',
      'syncPageView',
    ]);
  });
});
