import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScript, type ScriptSource } from './load-script.ts';

const STRIPE: ScriptSource = { src: 'https://js.stripe.example/v3/', name: 'Stripe.js', global: 'StripeOfTest' };

let warnings: unknown[] = [];

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** Catches what enters the page, so that nothing is fetched, and ends each load with an event. */
function answerScripts(end: 'load' | 'error', onRun?: () => void): HTMLScriptElement[] {
  const added: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push(script as HTMLScriptElement);
    onRun?.();
    (script as HTMLScriptElement).dispatchEvent(new Event(end));
  });
  return added;
}

it('loads a script once, with the nonce of the page and its integrity', async () => {
  const added = answerScripts('load', () => vi.stubGlobal('StripeOfTest', {}));
  document.head.innerHTML = '<meta name="csp-nonce" content="of-this-page">';
  const source = { ...STRIPE, src: 'https://js.stripe.example/once/', integrity: 'sha384-abc' };
  expect(await Promise.all([loadScript(source), loadScript(source)])).toEqual([true, true]);
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({ nonce: 'of-this-page', integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  expect(warnings).toEqual([]);
});

it('waits until the browser is idle', async () => {
  const added = answerScripts('load');
  let beIdle = (): void => undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => void (beIdle = callback));
  const loading = loadScript({ src: 'https://js.stripe.example/idle/' });
  expect(added).toEqual([]);
  beIdle();
  expect(await loading).toBe(true);
  expect(added).toHaveLength(1);
});

it('only warns about a script that does not come, and tries again when asked again', async () => {
  const added = answerScripts('error');
  expect(await loadScript(STRIPE)).toBe(false);
  expect(warnings).toEqual(['Failed to load Stripe.js']);
  expect(await loadScript(STRIPE)).toBe(false);
  expect(added).toHaveLength(2);
});

it('only warns about a script that brings nothing', async () => {
  answerScripts('load');
  expect(await loadScript(STRIPE)).toBe(false);
  expect(warnings).toEqual(['Stripe.js not available']);
});
