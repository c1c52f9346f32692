import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { ShellBuild } from '../src/service-worker/shell-cache.ts';

const ENTRY = fileURLToPath(new URL('../src/service-worker/service-worker.ts', import.meta.url));
/** Parts of the shell and of home, and texts without which the app does not start in its other language. */
const SHELL_PARTS = /\/src\/app\/(?:shell|screens\/home)\/|\/(?:lib|listing)\/locales\/zh-CN\.json$/;

type Bundle = Rolldown.OutputBundle;

/** Lists the files of chunks, and of everything they import: scripts, styles, and what styles refer to. */
function listFiles(bundle: Bundle, chunkNames: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const output = bundle[file];
    if (output?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const each of output.viteMetadata?.importedCss ?? []) files.add(each);
    for (const each of output.viteMetadata?.importedAssets ?? []) files.add(each);
    for (const each of output.imports) visit(each);
  };
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type !== 'chunk') continue;
    const isFirst = output.isEntry || chunkNames.includes(output.name);
    if (isFirst || output.moduleIds.some((id) => SHELL_PARTS.test(id))) visit(file);
  }
  // Styles are files of their own by now, and their fonts stand in no chunk.
  const styles = [...files].filter((file) => file.endsWith('.css')).map((file) => bundle[file]);
  const css = styles.map((style) => (style?.type === 'asset' ? String(style.source) : '')).join('');
  for (const file of Object.keys(bundle)) if (css.includes(path.basename(file))) files.add(file);
  return [...files].toSorted();
}

interface Options {
  /** Chunks that home needs besides the entry. */
  chunkNames: readonly string[];
  /** Files that are not in the bundle, or that no chunk imports. */
  otherFiles: readonly string[];
}

/** Writes `sw.js`, which keeps this build of the shell and of home. */
export function writeServiceWorker({ chunkNames, otherFiles }: Options): Plugin {
  return {
    name: 'write-service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
      if (!entry) return this.error('the build has no entry');
      const files = [...listFiles(bundle, chunkNames), ...otherFiles].map((file) => `/${file}`);
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
      const shell: ShellBuild = { version, entry: `/${entry.fileName}`, files };
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { SHELL_BUILD: JSON.stringify(shell) },
        build: { write: false, target: 'es2024', lib: { entry: ENTRY, formats: ['iife'], name: 'serviceWorker' } },
      });
      const [output] = Array.isArray(built) ? built : [built];
      const [chunk] = output && 'output' in output ? output.output : [];
      if (!chunk) return this.error('the service worker was not built');
      await writeFile(path.join(dir, 'sw.js'), chunk.code);
    },
  };
}
