import { isDeepStrictEqual } from 'node:util';
import type { TaskStep, UserId } from '@reelwright/contracts';
import type { FindPronunciations } from '../tool.ts';
import { resultOf, scriptOf } from './steps/step-results.ts';

/** The voice of a preview is outdated where its owner has words said in another way since: the next preview says them so. */
export async function findOutdatedStep(
  { userId, results }: { userId: UserId; results: Readonly<Record<string, unknown>> },
  { findPronunciations }: { findPronunciations: FindPronunciations },
): Promise<TaskStep | undefined> {
  if (results['speak'] === undefined) return undefined;
  const { language } = scriptOf(results, 0);
  const now = await findPronunciations(userId, language);
  return isDeepStrictEqual(resultOf(results, 'speak').pronunciations, now) ? undefined : 'speak';
}
