/** Plans, prices (US cents) and rewards, as sold. */
export const PLANS = {
  free: { creditsPerMonth: 0 },
  starter: { creditsPerMonth: 150, trialDays: 3, amountCentsPerMonth: 2900 },
  business: { creditsPerSeatPerMonth: 200, minSeats: 2, customAvatarsPerSeat: 1 },
  enterprise: { isContactSales: true },
} as const;

/** Days by which a first month is prorated: credits / 30 × remaining days. */
export const PRORATION_DAYS_PER_MONTH = 30;
export const PRORATION_DAYS_PER_YEAR = 365;
export const REFUND_WINDOW_DAYS = 7;

export const DISCOUNTS = { standardPercent: 36, flashSalePercent: 50, newUserPercent: 30 } as const;
export const VEO3_FLASH_SALE_AMOUNT_CENTS = 200;

export const STAY_OFFER_CREDITS = 100;
export const REFERRAL_REWARD_CREDITS = [5, 10] as const;

/** Credits per started unit of video. */
export const CREDIT_PRICES = {
  /** Video duration is billed per started unit of 15 s. */
  video: { credits: 5, perSeconds: 15 },
  /** A draft is quick, small and not for publishing: it costs a fifth of the final, which covers its work. */
  draftVideo: { credits: 1, perSeconds: 15 },
} as const;

/** Returns the credits for a video of this length: every started 15 s counts. */
export function priceOfVideoSeconds(seconds: number): number {
  return Math.ceil(seconds / CREDIT_PRICES.video.perSeconds) * CREDIT_PRICES.video.credits;
}
