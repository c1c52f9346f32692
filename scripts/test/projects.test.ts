import { describe, expect, it } from 'vitest';
import configuration from '../../vitest.config.ts';
import { PROJECTS, WAITING_PROJECTS, withSilentProjects } from './projects.ts';

const resultOf = (...files: string[]) => ({
  passed: 7,
  failed: 0,
  failures: [],
  files: files.map((file) => ({ file, seconds: 1, passed: 1 })),
});

it('every project of the configuration is run', () => {
  const configured = (configuration.test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : project,
  );
  expect(new Set(configured)).toEqual(new Set(PROJECTS));
});

describe('a run of several projects', () => {
  it('passes if each ran a file', () => {
    const waiting = resultOf('a.test.ts', 'b.test.tsx', 'c.db.test.ts', 'd.db.test.ts', 'd.db.test.ts');
    expect(withSilentProjects(WAITING_PROJECTS, waiting)).toEqual(waiting);
    const all = resultOf('a.test.ts', 'b.test.tsx', 'c.render.test.ts', 'd.db.test.ts', 'd.db.test.ts');
    expect(withSilentProjects(PROJECTS, all)).toEqual(all);
  });

  it('fails for each project that ran none', () => {
    expect(withSilentProjects(PROJECTS, resultOf('a.test.ts', 'd.db.test.ts'))).toMatchObject({
      passed: 7,
      failed: 3,
      failures: ['render', 'embedded-db', 'component'].map((project) => ({
        file: null,
        text: `${project}: no test ran`,
      })),
    });
  });
});
