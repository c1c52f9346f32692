/** Periods of the operator's statistics, in days. */
export const STATISTICS_DAYS = [7, 30, 90, 180] as const;
export type StatisticsDays = (typeof STATISTICS_DAYS)[number];

/** How far visitors come, in order: visited, got a session, began an ad, pushed a task, made a video, registered. */
export const FUNNEL_STEPS = ['visited', 'session', 'began', 'pushed', 'made', 'registered'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
