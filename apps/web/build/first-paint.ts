import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'zh-CN'] as const;
const PLACE = '<!-- first paint -->';
const STYLESHEET = /\n\s*<link rel="stylesheet"[^>]*>/g;

interface Catalogue {
  home: { title: string; subtitle: string };
}

const read = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8');

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

async function writeGreeting(language: string): Promise<string> {
  const { home } = JSON.parse(await read(`../src/lib/locales/${language}.json`)) as Catalogue;
  const title = `<p class="first-paint-title">${escapeHtml(home.title)}</p>`;
  return `<div lang="${language}">${title}<p class="first-paint-subtitle">${escapeHtml(home.subtitle)}</p></div>`;
}

/**
 * Puts the greeting of the home screen into the page itself, with its own styles, so that it is read before the app has come. The
 * app's stylesheet moves behind it: what stands before a stylesheet is painted without it, and scripts wait for it all the same.
 */
export function writeFirstPaint(): Plugin {
  return {
    name: 'write-first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const greetings = await Promise.all(LANGUAGES.map(writeGreeting));
        const style = `<style nonce="__CSP_NONCE__">${await read('first-paint.css')}</style>`;
        const script = `<script nonce="__CSP_NONCE__">${await read('first-paint.inline.js')}</script>`;
        const stylesheets = html.match(STYLESHEET) ?? [];
        return html
          .replaceAll(STYLESHEET, '')
          .replace(PLACE, `<div class="first-paint"><div class="first-paint-hero">${greetings.join('')}</div></div>`)
          .replace('</head>', `  ${script}\n    ${style}\n  </head>`)
          .replace('\n  </body>', `${stylesheets.join('')}\n  </body>`);
      },
    },
  };
}
