import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'i18next-cli';

/**
 * The folder of each namespace: `tools/text-to-speech/locales` holds `textToSpeech`, `app/screens/vip-price/locales`
 * `vipPrice`, `lib/locales` the default one.
 */
const folders = new Map(
  globSync('src/**/locales/en.json', { cwd: import.meta.dirname }).map((file) => {
    const folder = path.dirname(file);
    return [toNamespace(folder.split(path.sep)), folder];
  }),
);

function toNamespace([, room, ...names]: string[]): string {
  if (room === 'lib') return 'translation';
  const words = names
    .slice(0, -1)
    .filter((name) => name !== 'screens')
    .flatMap((name) => name.split('-'));
  return words.map((word, index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`)).join('');
}

export default defineConfig({
  locales: ['en', 'zh-CN'],
  extract: {
    input: 'src/**/*.{ts,tsx}',
    ignore: 'src/**/*.test.{ts,tsx}',
    output: (language, namespace = 'translation') => {
      const folder = folders.get(namespace);
      if (folder === undefined) throw new Error(`No locales folder of the namespace ${namespace}`);
      return `${folder}/${language}.json`;
    },
    primaryLanguage: 'en',
    // Keys that are made of parts (`menu.${route}`) can't be seen; the types of `t` check them.
    removeUnusedKeys: false,
    sort: false,
    // A key that is used and not yet written shows up as an empty text, which the gate refuses.
    defaultValue: '',
  },
  lint: {
    checkInterpolationParams: true,
    checkConcatenation: 'error',
  },
});
