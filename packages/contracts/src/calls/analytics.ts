import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { FUNNEL_STEPS, STATISTICS_DAYS } from '../statistics.ts';
import { text } from '../text.ts';

/** Browsers send an empty object; nothing of it is kept. */
const props = z.object({});
const eventBody = text().max(2000).nullish();

/** Where a browser is. Nothing here is believed: who somebody is follows from the token. */
const place = {
  url: text().max(2048),
  /** Ignored. */
  userId: z.union([z.number(), text().max(64)]).nullish(),
  inviteCode: text().max(200).nullish(),
  pageTitle: text().max(500).nullish(),
  pageName: text().max(200).nullish(),
  ref: text().max(2048).nullish(),
  userCookieId: text().max(64),
};
const rate = { max: 300, windowS: 60 };

const counted = z.object({ name: z.string(), views: z.number().int(), visitors: z.number().int() });

export const analyticsCalls = {
  reportEvent: defineCall({
    ...CALL_ROUTES.reportEvent,
    summary: 'Record an event of the interface',
    input: z.object({
      eventId: text().max(200),
      eventName: text().max(200),
      eventType: text().max(100).nullish(),
      eventBody,
      appId: text().max(100).nullish(),
    }),
    data: z.object({}),
    rate,
  }),
  syncPageView: defineCall({
    ...CALL_ROUTES.syncPageView,
    summary: 'Record a page view; addresses are kept without their query',
    input: z.object({ ...place, props: props.nullish() }),
    data: z.object({}),
    rate,
  }),
  syncPageEvent: defineCall({
    ...CALL_ROUTES.syncPageEvent,
    summary: 'Record an event of a page',
    input: z.object({
      ...place,
      eventName: text().max(200),
      eventType: text().max(100).nullish(),
      eventBody,
      props: props.nullish(),
    }),
    data: z.object({}),
    rate,
  }),
  getStatistics: defineCall({
    ...CALL_ROUTES.getStatistics,
    summary: 'Visits, and how many visitors made a video; days are UTC',
    input: z.object({ days: z.literal([...STATISTICS_DAYS]) }),
    data: z.object({
      /** False if this installation records nothing. */
      is_recording: z.boolean(),
      /** How long records are kept. */
      kept_days: z.number().int(),
      views: z.number().int(),
      visitors: z.number().int(),
      /** Every day of the period, the oldest first. */
      days: z.array(z.object({ day: z.iso.date(), views: z.number().int(), visitors: z.number().int() })),
      pages: z.array(counted),
      /** Campaigns (`utm_source`) and sites that visitors came from; an empty name if neither is known. */
      sources: z.array(counted),
      events: z.array(z.object({ name: z.string(), count: z.number().int() })),
      /** Visitors that got to each step, in order. */
      funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), visitors: z.number().int() })),
    }),
    rate: { max: 60, windowS: 60 },
  }),
};
