import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { SURVEY_OPTIONS, SURVEY_STATES, SURVEYS } from '../surveys.ts';
import { text, webUrl } from '../text.ts';

const one = <const Options extends readonly [string, ...string[]]>(options: Options) => z.enum(options);
const many = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.array(z.enum(options)).max(options.length);

/** Any part may be left out, but not all of them. */
const firstLoginAnswers = z
  .object({
    survey: z.literal('first_login'),
    user_type: one(SURVEY_OPTIONS.user_type).optional(),
    main_ad_type: one(SURVEY_OPTIONS.main_ad_type).optional(),
    platforms: many(SURVEY_OPTIONS.platforms).default([]),
    heard_from: one(SURVEY_OPTIONS.heard_from).optional(),
    position: one(SURVEY_OPTIONS.position).optional(),
  })
  .refine(
    ({ user_type: type, main_ad_type: adType, platforms, heard_from: heard, position }) =>
      [type, adType, heard, position].some((answer) => answer !== undefined) || platforms.length > 0,
    { path: ['user_type'], error: 'survey_empty' },
  );

/** A number as people write it: digits, spaces, dashes, brackets, with a country's plus in front. */
const PHONE = /^\+?[\d\s().-]{5,30}$/;

const adNeedAnswers = z.object({
  survey: z.literal('ad_need'),
  ad_volume: one(SURVEY_OPTIONS.ad_volume),
  monthly_budget: one(SURVEY_OPTIONS.monthly_budget),
  services: many(SURVEY_OPTIONS.services).min(1, { error: 'survey_empty' }),
  phone: text().trim().regex(PHONE, { error: 'survey_phone' }),
  name: text().trim().min(1, { error: 'survey_name' }).max(100),
  work_email: z.email({ error: 'email_format' }).max(254),
  website: webUrl(),
});

const surveyAnswers = z.discriminatedUnion('survey', [firstLoginAnswers, adNeedAnswers]);

const states = z.object({ first_login: z.enum(SURVEY_STATES), ad_need: z.enum(SURVEY_STATES) });
const rate = { max: 60, windowS: 60 };

export const surveyCalls = {
  getSurveys: defineCall({
    ...CALL_ROUTES.getSurveys,
    summary: 'Which surveys the user has answered',
    input: z.object({}),
    data: states,
    rate,
  }),
  answerSurvey: defineCall({
    ...CALL_ROUTES.answerSurvey,
    summary: 'Answer a survey; later answers replace earlier ones',
    input: surveyAnswers,
    data: states,
    rate,
  }),
  skipSurvey: defineCall({
    ...CALL_ROUTES.skipSurvey,
    summary: 'Answer a survey not, and not be asked again',
    input: z.object({ survey: z.enum(SURVEYS) }),
    data: states,
    rate,
  }),
};
