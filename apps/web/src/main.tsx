import './lib/mantine-styles.ts';
import './lib/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { WEB_TOOLS } from './app/tools.ts';
import { publishCspNonce } from './lib/csp-nonce.ts';
import { startI18n } from './lib/i18n.ts';
import { catchInstallPrompt } from './lib/install-prompt.ts';
import { nextTask } from './lib/next-task.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

/** The router shows its frame around a screen that is still missing after this time, and nothing before it. */
const FIRST_SCREEN_MS = 1000;

// Step by step, so that a tap on a slow phone is not held up by all of it.
publishCspNonce();
catchInstallPrompt();
await nextTask();
await startI18n(WEB_TOOLS.map(({ texts }) => texts));
await nextTask();
const router = createAppRouter();
await nextTask();
// What is rendered now is rendered in slices; a screen that came later would hold up input for as long as it takes.
await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS))]);
startTransition(() => createRoot(root).render(<App router={router} />));
document.dispatchEvent(new Event('prerender-ready'));

// In development, files have no lasting names.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const start = async (): Promise<void> => {
    const { startServiceWorker } = await import('./lib/start-service-worker.ts');
    await startServiceWorker({ container: navigator.serviceWorker, userAgent: navigator.userAgent, fetch });
  };
  if (document.readyState === 'complete') void start();
  else addEventListener('load', () => void start(), { once: true });
}
