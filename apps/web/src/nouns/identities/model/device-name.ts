const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Returns what to call a browser in the first name of its passkey. */
export function describeDevice(userAgent: string): { browser: string; system: string } {
  const find = (table: readonly [RegExp, string][], other: string): string =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? other;
  return { browser: find(BROWSERS, 'Browser'), system: find(SYSTEMS, 'this device') };
}
