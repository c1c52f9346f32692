/** Where a request comes from. */
export interface RequestOrigin {
  /** What limits count as one address. */
  address: string;
  /** Whether a page of this server sent it, and no proxy forwarded it. */
  isOwnPage: boolean;
  /** What the browser calls itself in `Device-Id`; null unless it is a plain id. */
  deviceId: string | null;
  /** Shortened to 300 characters. */
  userAgent: string | null;
  /** ISO 3166-1 alpha-2 code, as a trusted proxy tells it; missing if none does. */
  country?: string;
}
