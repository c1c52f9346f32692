import { defineConfig } from 'i18next-cli';

export default defineConfig({
  locales: ['en', 'zh-CN'],
  extract: {
    input: 'src/**/*.{ts,tsx}',
    ignore: 'src/**/*.test.{ts,tsx}',
    output: 'src/locales/{{language}}/{{namespace}}.json',
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
