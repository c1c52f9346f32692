import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import configuration from '../../vitest.config.ts';
import { ROOT } from '../setup/paths.mjs';
import { BESIDE_PROJECTS, findProjects, PROJECTS, withSilentProjects } from './projects.ts';

const projectsOf = ({ test }: typeof configuration) =>
  (test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
  );

const resultOf = (...files: string[]) => ({
  passed: 7,
  failed: 0,
  failures: [],
  files: files.map((file) => ({ file, seconds: 1, passed: 1 })),
});

it('every project of the configuration is run', () => {
  expect(new Set(projectsOf(configuration).map(({ name }) => name))).toEqual(new Set(PROJECTS));
});

it('each test of a database is run by the project that the configuration gives it to', () => {
  const listFiles = (name: string): string[] => {
    const project = projectsOf(configuration).find((each) => each.name === name);
    return globSync(project?.include ?? [], { cwd: ROOT });
  };
  const recovering = listFiles('recovery-db');
  expect(recovering.length).toBeGreaterThan(3);
  for (const file of recovering) expect(findProjects(file), file).toEqual(['recovery-db']);
  for (const file of listFiles('db').filter((each) => !recovering.includes(each)))
    expect(findProjects(file), file).toContain('db');
});

describe('a run of several projects', () => {
  it('passes if each ran a file', () => {
    const beside = [
      'apps/web/src/a.test.ts',
      'a.test.ts',
      'packages/a.test.ts',
      'b.test.tsx',
      'c.db.test.ts',
      'd.db.test.ts',
      'd.db.test.ts',
    ];
    expect(withSilentProjects(BESIDE_PROJECTS, resultOf(...beside))).toEqual(resultOf(...beside));
    const all = resultOf(...beside, 'c.render.test.ts', 'e.kill.db.test.ts');
    expect(withSilentProjects(PROJECTS, all)).toEqual(all);
  });

  it('fails for each project that ran none', () => {
    expect(withSilentProjects(PROJECTS, resultOf('a.test.ts', 'd.db.test.ts'))).toMatchObject({
      passed: 7,
      failed: 6,
      failures: ['embedded-db', 'package-unit', 'component', 'web-unit', 'recovery-db', 'render'].map((project) => ({
        file: null,
        text: `${project}: no test ran`,
      })),
    });
  });
});
