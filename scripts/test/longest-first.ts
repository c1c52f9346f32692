import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../setup/paths.mjs';
import { compareByLength } from './slow-files.ts';

/**
 * Starts the files that take longest first, so that two workers end together: the projects in their order, and in each
 * the slow files. vitest orders by the durations of earlier runs, of which a fresh clone has none, and else by size,
 * which says little: a contract run from 20 lines takes 15 s.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    const projects = this.ctx.projects.map(({ name }) => name);
    return bySize.toSorted(
      (one, other) =>
        projects.indexOf(one.project.name) - projects.indexOf(other.project.name) ||
        compareByLength(pathOf(one), pathOf(other)),
    );
  }
}

function pathOf({ moduleId }: TestSpecification): string {
  return path.relative(ROOT, moduleId).replaceAll(path.sep, '/');
}
