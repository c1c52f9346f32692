import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

const SOURCES = ['apps', 'packages', 'scripts', 'e2e'];

const { forbidden, options } = configuration;
const { output } = await cruise(SOURCES, { ...options, validate: true, ruleSet: { forbidden } });
const { modules, summary } = output as ICruiseResult;

/**
 * A file that the parser can't read reports no imports, so every rule would pass. This checks that every source file
 * was read, and that type imports, which only a TypeScript parser sees, are among the edges.
 */
function listBlindSpots(): string[] {
  const sources = execFileSync('git', ['ls-files', ...SOURCES], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts') && existsSync(file));
  const read = new Set(modules.map((module) => module.source));
  const unread = sources.filter((file) => !read.has(file)).map((file) => `${file} was not read`);
  const seesTypes = modules.some(({ dependencies }) =>
    dependencies.some(({ dependencyTypes }) => dependencyTypes.includes('type-only')),
  );
  return seesTypes ? unread : [...unread, 'no import of a type was seen'];
}

const blindSpots = listBlindSpots();
for (const { rule, from, to, cycle } of summary.violations) {
  const way = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
  const reason = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  console.log(`${rule.name}: ${from} -> ${way}\n    ${reason}`);
}
for (const blindSpot of blindSpots) console.log(`blind: ${blindSpot}`);
console.log(
  `${modules.length} modules, ${summary.totalDependenciesCruised ?? 0} imports, ${summary.violations.length} violations`,
);
process.exitCode = summary.violations.length + blindSpots.length > 0 ? 1 : 0;
