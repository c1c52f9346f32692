import { SURVEYS } from '@reelwright/contracts';
import * as z from 'zod';
import { defineOperation } from './operation.ts';

export const reportSurveys = defineOperation({
  name: 'report_surveys',
  input: z.object({ survey: z.enum(SURVEYS) }),
  result: z.object({
    answers: z.array(
      z.object({ userId: z.number(), answeredAt: z.string(), answers: z.record(z.string(), z.unknown()) }),
    ),
  }),
  async run({ modules: { surveys } }, { survey }) {
    return { answers: await surveys.listAnswers(survey) };
  },
});
