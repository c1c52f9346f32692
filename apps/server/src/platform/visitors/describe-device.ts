import Bowser from 'bowser';

/** What a browser says of itself, which may be wrong. */
export interface Device {
  browser: string | null;
  system: string | null;
  device: 'desktop' | 'phone' | 'tablet' | 'other';
}

const DEVICES: Readonly<Record<string, Device['device']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

/** Reads a `User-Agent` header. */
export function describeDevice(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '') return { browser: null, system: null, device: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, device: DEVICES[platform.type ?? ''] ?? 'other' };
}
