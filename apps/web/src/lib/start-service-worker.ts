interface Needs {
  container: Pick<ServiceWorkerContainer, 'getRegistrations' | 'register'>;
  userAgent: string;
  fetch: typeof globalThis.fetch;
}

const SCRIPT = '/sw.js';

/** Edge and Opera name Chrome too. */
function isChrome(userAgent: string): boolean {
  return /Chrome\//.test(userAgent) && !/\b(?:Edg\w*|OPR|Opera)\//.test(userAgent);
}

/**
 * Registers the service worker, which keeps the app for times without a connection. Chrome begins anew at each load, so
 * that no broken worker stays; without a connection nothing could replace it, and it stays. Failures are only logged:
 * the app works without a worker.
 */
export async function startServiceWorker({ container, userAgent, fetch }: Needs): Promise<void> {
  try {
    const beginsAnew = isChrome(userAgent) && (await isServerThere(fetch));
    if (beginsAnew) {
      const registrations = await container.getRegistrations();
      await Promise.all(registrations.map((registration) => registration.unregister()));
    }
    // The browser asks for a newer worker past its own cache.
    const registration = await container.register(SCRIPT, { updateViaCache: 'none' });
    // Chrome takes a worker that still runs this page back as it is, without a look for a newer one.
    if (beginsAnew && registration.active) await registration.update();
  } catch (error) {
    // oxlint-disable-next-line no-console -- nobody can act on it in the page
    console.warn('The app will not open without a connection:', error);
  }
}

async function isServerThere(fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    return (await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
