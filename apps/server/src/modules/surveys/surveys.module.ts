import type { OpenModule } from '../open-module.ts';
import { surveyHandlers } from './surveys.routes.ts';
import { createSurveysService, type SurveysDependencies } from './surveys.service.ts';

export function openSurveys(needs: SurveysDependencies) {
  const service = createSurveysService(needs);
  return { service, handlers: surveyHandlers(service) } satisfies OpenModule;
}
