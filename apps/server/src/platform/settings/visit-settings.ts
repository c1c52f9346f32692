import * as z from 'zod';
import { defineSetting, wholeNumber } from './define-setting.ts';

/** What is recorded of visits. */
export const VISIT_SETTINGS = {
  ANALYTICS_DAYS: wholeNumber({
    min: 0,
    max: 3650,
    default: 180,
    description: 'Days that visits and events are kept, for the statistics of the operator; 0 records none.',
  }),
  DO_NOT_TRACK: defineSetting({
    schema: z.enum(['honour', 'ignore']).default('honour'),
    shownDefault: 'honour',
    allowed: 'honour or ignore',
    description: 'Whether visits of browsers that send `DNT: 1` or `Sec-GPC: 1` are left out of the statistics.',
  }),
} as const;
