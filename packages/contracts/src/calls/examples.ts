import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { AD_LANGUAGES } from '../languages.ts';
import { task } from '../task.ts';
import { AD_RATIOS, LOOK_IDS } from '../tools/ad-settings.ts';
import { draft } from './drafts.ts';
import { sharedOutput } from './shares.ts';
import { text } from '../text.ts';

const exampleId = text().min(1).max(64);

const example = z.object({
  example_id: exampleId,
  title: z.string(),
  tool_type: z.number().int(),
  language: z.enum(AD_LANGUAGES),
  ratio: z.enum(AD_RATIOS),
  look: z.enum(LOOK_IDS),
  outputs: z.array(sharedOutput),
});
export type Example = z.infer<typeof example>;

export const exampleCalls = {
  listExamples: defineCall({
    ...CALL_ROUTES.listExamples,
    summary: 'Ads that this installation has made of products that it drew, those in the language of the request first',
    input: z.object({}),
    data: z.object({
      examples: z.array(example),
      /** Number of examples that are not made yet. */
      in_the_making: z.number().int().min(0),
    }),
    rate: { max: 300, windowS: 60 },
  }),
  remixExample: defineCall({
    ...CALL_ROUTES.remixExample,
    summary: "A new draft with an example's product, pictures, settings and script",
    input: z.object({ example_id: exampleId }),
    data: draft,
    rate: { max: 30, windowS: 60 },
  }),
  takeSample: defineCall({
    ...CALL_ROUTES.takeSample,
    summary:
      "Puts one example among the user's projects, once: null where it is there already, was deleted, or is not made yet",
    input: z.object({}),
    data: task.nullable(),
    rate: { max: 30, windowS: 60 },
  }),
};
