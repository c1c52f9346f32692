import './lib/mantine-styles.ts';
import './lib/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { publishCspNonce } from './lib/csp-nonce.ts';
import { startI18n } from './lib/i18n.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

publishCspNonce();
await startI18n();
createRoot(root).render(<App />);
document.dispatchEvent(new Event('prerender-ready'));
