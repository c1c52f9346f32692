import type { BudgetedSuite } from './file-budgets.ts';
import type { SuiteResult } from './read-report.ts';

/**
 * The vitest projects that run beside the browser, which uses little more than one core. Those that wait for a database
 * come first, and files that take long come when the browser has ended: half a core would take them over their budgets.
 */
export const BESIDE_PROJECTS = ['db', 'embedded-db', 'unit', 'package-unit', 'component', 'web-unit'] as const;
/**
 * Tests that kill servers and restart databases, for half of their time waiting until somebody takes over: they run beside
 * those above, with a worker of their own.
 */
export const RECOVERY_PROJECTS = ['recovery-db'] as const;
/** Those that start a program in nearly every test: they follow the ones beside the browser. */
export const RENDER_PROJECTS = ['render'] as const;
/** Those that need no server, no database, no browser and no ffmpeg. */
export const QUICK_PROJECTS = ['unit', 'package-unit', 'web-unit'] as const;
export const PROJECTS = [...BESIDE_PROJECTS, ...RECOVERY_PROJECTS, ...RENDER_PROJECTS] as const;

export type Project = (typeof PROJECTS)[number];

/** Returns the suite of a vitest file, by its name. */
export function findSuite(file: string): Exclude<BudgetedSuite, 'e2e'> {
  if (file.endsWith('.tsx')) return 'component';
  if (file.endsWith('.db.test.ts')) return 'db';
  return file.endsWith('.render.test.ts') ? 'render' : 'unit';
}

function findUnitProject(file: string): Project {
  if (file.startsWith('apps/web/')) return 'web-unit';
  return file.startsWith('packages/') ? 'package-unit' : 'unit';
}

/** Whether a file kills what it tests, by its name. */
function isRecoveryTest(file: string): boolean {
  return /(?:(?:^|\/)killed-[^/]*|\.(?:kill|restart))\.db\.test\.ts$/.test(file);
}

/** Whether a file, by its path from the root, is one of Playwright's. */
export function isBrowserTest(file: string): boolean {
  return file.endsWith('.e2e.ts');
}

/** Returns the vitest projects that a file may belong to, by its name. */
export function findProjects(file: string): readonly Project[] {
  const suite = findSuite(file);
  if (suite === 'unit') return [findUnitProject(file)];
  if (suite !== 'db') return [suite];
  return isRecoveryTest(file) ? RECOVERY_PROJECTS : ['db', 'embedded-db'];
}

/** Returns a result with a failure for each project that ran no file: the runner itself only fails if none did. */
export function withSilentProjects(projects: readonly Project[], result: SuiteResult): SuiteResult {
  const files = result.files.map(({ file }) => file);
  const ran = new Set(files.flatMap((file) => findProjects(file)));
  // Its files are among those of `db`.
  const isSilent = (project: Project): boolean =>
    project === 'embedded-db' ? new Set(files).size === files.length : !ran.has(project);
  const failures = projects.filter(isSilent).map((project) => ({ file: null, text: `${project}: no test ran` }));
  return { ...result, failed: result.failed + failures.length, failures: [...result.failures, ...failures] };
}
