import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LockedPackage, Lockfile } from '../lockfile/platform-packages.ts';
import { ROOT } from '../setup/paths.mjs';

/** Licences that packages declare in the form of old versions of npm, which the lock file leaves out. */
const OLD_DECLARATIONS: Readonly<Record<string, string>> = { 'dom-walk': 'MIT' };

/** A package that the product needs at run time. */
export interface ShippedPackage {
  name: string;
  version: string;
  licence: string | undefined;
  /** Its licence files, and separate ones of its fonts; empty for builds for one kind of machine. */
  texts: string[];
}

/**
 * Collects the packages that run on the supported machines, Linux with glibc on x64 and arm64. The list is read from
 * the lockfile, so that both machines give the same one.
 */
export function collectShippedPackages(): ShippedPackage[] {
  const lockfile = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const entries = Object.entries(lockfile.packages);
  const parentLicences = new Map(
    entries.flatMap(([, { license, optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => [name, license] as const),
    ),
  );
  const shipped = entries
    .filter(([location, entry]) => location.includes('node_modules/') && isShipped(entry))
    .map(([location, entry]): ShippedPackage => {
      const name = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version: entry.version ?? '',
        licence: entry.license ?? parentLicences.get(name) ?? OLD_DECLARATIONS[name],
        texts: isForOneMachine(entry) ? [] : readLicenceTexts(location),
      };
    });
  const unique = new Map(
    shipped.map((shippedPackage) => [`${shippedPackage.name}@${shippedPackage.version}`, shippedPackage]),
  );
  return [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, shippedPackage]) => shippedPackage);
}

function isShipped({ dev, link, devOptional, os, cpu, libc }: LockedPackage): boolean {
  if (dev || link || devOptional) return false;
  if (os && !os.includes('linux')) return false;
  if (libc && !libc.includes('glibc')) return false;
  return !cpu || cpu.includes('x64') || cpu.includes('arm64');
}

function isForOneMachine({ os, cpu }: LockedPackage): boolean {
  return os !== undefined || cpu !== undefined;
}

function readLicenceTexts(location: string): string[] {
  const folder = path.join(ROOT, location);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .toSorted()
    .filter((name) => /^(licen[cs]e|copying|unlicense)/i.test(name) && !/\.(js|json|ts)$/.test(name));
  const [first, ...others] = files;
  // Besides the main licence file, only a font's own terms count; other files repeat the licence in another format, or
  // cover a part that a build omits.
  const wanted = [...(first === undefined ? [] : [first]), ...others.filter((name) => /font/i.test(name))];
  return wanted.map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}
