import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/paths.mjs';

/** A check that passes or fails as a whole. */
export interface Gate {
  name: string;
  /** A script that Node runs, relative to the clone, with its arguments. */
  script: string;
  args: string[];
  /** Relative to the clone. */
  folder?: string;
  environment?: Readonly<Record<string, string>>;
}

/**
 * The linter's part that knows types is written in Go, and throws nothing away until it ends: its garbage collector
 * took a fifth of its CPU time.
 */
const RARE_COLLECTION = { GOGC: '300', GOMEMLIMIT: '5GiB' };

const OXLINT = 'node_modules/oxlint/bin/oxlint';
const LINT_ARGS = ['--deny-warnings', '--format=unix'];

const WORKSPACE_FOLDERS = ['packages/*', 'packages/*/build', 'apps/*', 'e2e', 'scripts'];

/**
 * Lists every gate. Slow ones start first, so that two parallel queues end together. The linter builds the types of each
 * workspace anyway and reports their errors too: `tsc` for each workspace would build them all again.
 */
export function listGates({ isQuick = false }: { isQuick?: boolean } = {}): Gate[] {
  assertTypesConfigured();
  return [
    ...(isQuick ? QUICK_LINT : WHOLE_LINT),
    { name: 'format (biome)', script: 'node_modules/@biomejs/biome/bin/biome', args: ['format', '--colors=off', '.'] },
    { name: 'directions (dependency-cruiser)', script: 'scripts/check/check-directions.ts', args: [] },
    { name: 'tools are named in their folders only', script: 'scripts/check/check-tool-names.ts', args: [] },
    { name: 'names use the words of the glossary', script: 'scripts/check/check-words.ts', args: [] },
    { name: 'held-out texts are unchanged and nowhere else', script: 'scripts/check/check-held-out.ts', args: [] },
    { name: 'unused code (knip)', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
    toTranslationGate('translations: every key is written', ['extract', '--ci', '--dry-run']),
    toTranslationGate('translations: no bare text in JSX', ['lint']),
    // With the gate above, which adds what is missing to each language, this says that every key is translated.
    { name: 'translations: same keys and values, none empty', script: 'scripts/check/check-catalogues.ts', args: [] },
    { name: 'generated: kernels', script: 'packages/compositor/build/build-kernel.ts', args: ['--check'] },
    { name: 'generated: API document', script: 'apps/server/src/entry/write-openapi.ts', args: ['--check'] },
    { name: 'generated: third-party notices', script: 'scripts/write-notices.ts', args: ['--check'] },
    { name: 'zod is imported whole', script: 'scripts/check/check-zod-imports.ts', args: [] },
    { name: 'bundle sizes are within their budgets', script: 'scripts/check/check-bundle.ts', args: [] },
    { name: 'lockfile is whole', script: 'scripts/lockfile/check-lockfile.ts', args: [] },
  ];
}

const WHOLE_LINT: Gate[] = [
  {
    name: 'lint and types (oxlint)',
    script: OXLINT,
    args: [...LINT_ARGS, '--type-check'],
    environment: RARE_COLLECTION,
  },
  // What the linter leaves out: files with hidden names, and generated ones.
  toTypeGate('scripts'),
  toTypeGate('packages/tsconfig.generated.json'),
];

/** Without the rules that need types, which take twice as long as the types themselves. */
const QUICK_LINT: Gate[] = [
  ...[
    'apps/server',
    'apps/web',
    'packages/tsconfig.together.json',
    'packages/product-page',
    'packages/tracer',
    'e2e',
    'scripts',
  ].map(toRememberingTypeGate),
  { name: 'lint without types (oxlint)', script: OXLINT, args: ['-c', '.oxlintrc.quick.json', ...LINT_ARGS] },
];

/** Each workspace with TypeScript needs its own tsconfig.json: without one its types would be checked as somebody else's. */
function assertTypesConfigured(): void {
  const folders = globSync(WORKSPACE_FOLDERS, { cwd: ROOT }).filter(
    (folder) => globSync('{*,src/**/*}.{ts,tsx}', { cwd: path.join(ROOT, folder) }).length > 0,
  );
  const unconfigured = folders.filter((folder) => !existsSync(path.join(ROOT, folder, 'tsconfig.json')));
  if (unconfigured.length > 0) throw new Error(`No tsconfig.json in ${unconfigured.join(', ')}`);
}

function toTypeGate(project: string): Gate {
  return {
    name: `types (${project})`,
    script: 'node_modules/typescript/bin/tsc',
    args: ['--pretty', 'false', '-p', project],
  };
}

/** Keeps what the compiler found between runs: checked again is what changed, and what depends on it. */
function toRememberingTypeGate(project: string): Gate {
  const gate = toTypeGate(project);
  const kept = path.join(ROOT, 'node_modules/.cache/reelwright/types', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`);
  return { ...gate, args: [...gate.args, '--incremental', '--tsBuildInfoFile', kept] };
}

function toTranslationGate(name: string, args: string[]): Gate {
  return { name, script: 'node_modules/i18next-cli/dist/esm/cli.js', args, folder: 'apps/web' };
}
