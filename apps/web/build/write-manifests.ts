import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'zh-CN'] as const;

interface Catalogue {
  menu: { projects: string };
  tdk: { default: { title: string; description: string } };
}

/** The address of the manifest in a language. */
const toFileName = (language: string): string => `manifest.${language}.webmanifest`;
export const MANIFEST_FILES = LANGUAGES.map(toFileName);

async function writeManifest(language: string): Promise<string> {
  const file = new URL(`../src/lib/locales/${language}.json`, import.meta.url);
  const { menu, tdk } = JSON.parse(await readFile(file, 'utf8')) as Catalogue;
  return JSON.stringify({
    // The same app in every language.
    id: '/',
    lang: language,
    name: tdk.default.title,
    short_name: tdk.default.title,
    description: tdk.default.description,
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#c73a12',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [{ name: menu.projects, url: '/projects' }],
  });
}

/** Writes what browsers need to install the app, in every language of the interface. */
export function writeManifests(): Plugin {
  return {
    name: 'write-manifests',
    apply: 'build',
    async generateBundle() {
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: toFileName(language), source: await writeManifest(language) });
      }
    },
  };
}
