import { getCspNonce } from './csp-nonce.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

/** A script of somebody else. Its host must be in the page's policy, which the server writes from its settings. */
export interface ScriptSource {
  src: string;
  /** What warnings call it; its address if omitted. */
  name?: string;
  /** The global that it defines; without it, the script counts as not available. */
  global?: string;
  integrity?: string;
  /** The page's own nonce if omitted. */
  nonce?: string;
}

const loads = new Map<string, Promise<boolean>>();

/**
 * Loads a script once, when the browser is idle. Never rejects: a failure is logged as a warning, and the next call
 * tries again. Resolves to whether the script can be used.
 */
export function loadScript(source: ScriptSource): Promise<boolean> {
  const known = loads.get(source.src);
  if (known) return known;
  const load = runWhenIdle(source);
  loads.set(source.src, load);
  return load;
}

async function runWhenIdle(source: ScriptSource): Promise<boolean> {
  const { src, name = src, global } = source;
  await waitUntilIdle();
  const hasRun = await addToPage(source);
  if (hasRun && (global === undefined || global in globalThis)) return true;
  loads.delete(src);
  // oxlint-disable-next-line no-console -- nobody can act on it in the page; who runs the installation reads the console
  console.warn(hasRun ? `${name} not available` : `Failed to load ${name}`);
  return false;
}

function addToPage({ src, integrity, nonce = getCspNonce() }: ScriptSource): Promise<boolean> {
  const script = document.createElement('script');
  script.async = true;
  script.nonce = nonce;
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true), { once: true });
    script.addEventListener(
      'error',
      () => {
        script.remove();
        resolve(false);
      },
      { once: true },
    );
    script.src = src;
    document.head.append(script);
  });
}
