/** The two surveys, and the options that can be chosen in them. Stored by these ids: never rename one. */
export const SURVEYS = ['first_login', 'ad_need'] as const;
export type SurveyName = (typeof SURVEYS)[number];

/** `due`: not answered and not skipped yet. */
export const SURVEY_STATES = ['due', 'answered', 'skipped'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

export const SURVEY_OPTIONS = {
  user_type: ['brand', 'agency', 'shop', 'creator', 'app', 'personal'],
  main_ad_type: ['product', 'app', 'service', 'brand', 'other'],
  platforms: ['tiktok', 'meta', 'google', 'amazon', 'shopify', 'other'],
  heard_from: ['search', 'social', 'friend', 'article', 'partner', 'other'],
  position: ['owner', 'marketing', 'ads', 'design', 'engineering', 'other'],
  ad_volume: ['under_10', '10_to_50', '50_to_200', 'over_200'],
  monthly_budget: ['under_1k', '1k_to_10k', '10k_to_50k', 'over_50k'],
  services: ['videos', 'avatars', 'strategy', 'media_buying', 'api'],
} as const;
export type SurveyQuestion = keyof typeof SURVEY_OPTIONS;

export const FIRST_LOGIN_QUESTIONS = [
  'user_type',
  'main_ad_type',
  'platforms',
  'heard_from',
  'position',
] as const satisfies readonly SurveyQuestion[];
export const AD_NEED_QUESTIONS = [
  'ad_volume',
  'monthly_budget',
  'services',
] as const satisfies readonly SurveyQuestion[];

/** Questions with several answers. */
export const MULTIPLE_CHOICE = ['platforms', 'services'] as const satisfies readonly SurveyQuestion[];

export const isMultipleChoice = (question: SurveyQuestion): boolean =>
  (MULTIPLE_CHOICE as readonly SurveyQuestion[]).includes(question);

/** What the ad-need survey asks in words; all are needed. */
export const AD_NEED_CONTACTS = ['phone', 'name', 'work_email', 'website'] as const;
