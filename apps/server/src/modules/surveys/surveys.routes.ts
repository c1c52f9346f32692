import type { Handlers } from '../../platform/http/handlers.ts';
import type { SurveysService } from './surveys.service.ts';

export function surveyHandlers(surveys: SurveysService): Pick<Handlers, 'getSurveys' | 'answerSurvey' | 'skipSurvey'> {
  return {
    getSurveys: (_input, { actor }) => surveys.getSurveys(actor.userId),
    answerSurvey: (input, { actor }) => surveys.answerSurvey(actor.userId, input),
    skipSurvey: ({ survey }, { actor }) => surveys.skipSurvey(actor.userId, survey),
  };
}
