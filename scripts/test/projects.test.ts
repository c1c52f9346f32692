import { describe, expect, it } from 'vitest';
import { PROJECTS, QUICK_PROJECTS, withSilentProjects } from './projects.ts';

const resultOf = (...files: string[]) => ({
  passed: 7,
  failed: 0,
  failures: [],
  files: files.map((file) => ({ file, seconds: 1 })),
});
const QUICK = ['a.test.ts', 'b.test.tsx'];

describe('a run of several projects', () => {
  it('passes if each ran a file', () => {
    expect(withSilentProjects(QUICK_PROJECTS, resultOf(...QUICK))).toEqual(resultOf(...QUICK));
    const all = resultOf(...QUICK, 'c.render.test.ts', 'd.db.test.ts', 'd.db.test.ts');
    expect(withSilentProjects(PROJECTS, all)).toEqual(all);
  });

  it('fails for each project that ran none', () => {
    expect(withSilentProjects(PROJECTS, resultOf('a.test.ts', 'd.db.test.ts'))).toMatchObject({
      passed: 7,
      failed: 3,
      failures: ['render: no test ran', 'embedded-db: no test ran', 'component: no test ran'],
    });
  });
});
