import type { CallData, CheckedInput, SurveyName, SurveyState, UserId } from '@reelwright/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { listAnswers, listSurveys, writeAnswers, writeSkip } from './surveys.store.ts';

export interface SurveysDependencies {
  database: Database;
  clock: Clock;
}

/** One user's answers, for the operator. */
export interface SurveyReport {
  userId: number;
  answeredAt: string;
  answers: Record<string, unknown>;
}

export function createSurveysService({ database, clock }: SurveysDependencies) {
  async function getSurveys(userId: UserId): Promise<CallData<'getSurveys'>> {
    const rows = await listSurveys(database.db, userId);
    const toState = (name: SurveyName): SurveyState => {
      const row = rows.find(({ survey }) => survey === name);
      if (!row) return 'due';
      return row.answers === null ? 'skipped' : 'answered';
    };
    return { first_login: toState('first_login'), ad_need: toState('ad_need') };
  }

  return {
    getSurveys,

    async answerSurvey(userId: UserId, { survey, ...answers }: CheckedInput<'answerSurvey'>) {
      await writeAnswers(database.db, { userId, survey, answers, answeredAt: clock.now() });
      return getSurveys(userId);
    },

    async skipSurvey(userId: UserId, survey: SurveyName) {
      await writeSkip(database.db, { userId, survey, answers: null, answeredAt: clock.now() });
      return getSurveys(userId);
    },

    /** Returns all answers to a survey, the oldest first. */
    async listAnswers(survey: SurveyName): Promise<SurveyReport[]> {
      const rows = await listAnswers(database.db, survey);
      return rows.map(({ userId, answers, answeredAt }) => ({
        userId,
        answeredAt: answeredAt.toISOString(),
        answers: answers ?? {},
      }));
    },
  };
}

export type SurveysService = ReturnType<typeof createSurveysService>;
