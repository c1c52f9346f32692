import * as z from 'zod';
import { defineSetting, memorySize, MIB, wholeNumber } from './define-setting.ts';

/** How much is worked on at a time, how much may wait, and what new users are given. */
export const WORK_SETTINGS = {
  WORKER_CONCURRENCY: wholeNumber({
    min: 1,
    max: 64,
    default: 1,
    description: 'Renders that one worker process runs at a time.',
  }),
  WORKER_LIGHT_CONCURRENCY: wholeNumber({
    min: 1,
    max: 64,
    default: 2,
    description:
      'Previews, recordings and other short tasks that one worker process runs at a time, beside the renders.',
  }),
  MEMORY_LIMIT: memorySize({
    minBytes: 2048 * MIB,
    default: '3GB',
    description:
      'Memory that a process and all programs it starts keep within: work that needs more waits. Give it what the machine can spare.',
  }),
  QUEUE_LIMIT: wholeNumber({
    min: 1,
    max: 1_000_000,
    default: 100,
    description:
      'Most tasks that may wait in the installation, and most previews. Guests may fill 40 % of it, free users 60 %, personal plans 80 %.',
  }),
  USER_QUEUE_LIMIT: wholeNumber({
    min: 1,
    max: 100_000,
    default: 20,
    description: 'Most tasks of one user that may wait.',
  }),
  GUEST_CREDITS: wholeNumber({
    min: 0,
    max: 1_000_000,
    default: 10,
    description: 'Credits that a new guest is given.',
  }),
  MEDIA_ANALYSIS: defineSetting({
    schema: z.enum(['on', 'off']).default('on'),
    shownDefault: 'on',
    allowed: 'on or off',
    description:
      'Whether new assets are analysed by themselves, in the background: text, faces, scenes, colours, speech. Users can ask for it either way.',
  }),
  SAMPLE_CONTENT: defineSetting({
    schema: z.enum(['on', 'draft', 'off']).default('on'),
    shownDefault: 'on',
    allowed: 'on, draft or off',
    description:
      'Whether the first start makes a few example ads in the background, when nobody needs the machine: in full quality, or as drafts in less time.',
  }),
  DEMO_CREDITS: wholeNumber({ min: 0, max: 1_000_000, default: 500, description: 'Credits of the demo account.' }),
} as const;
