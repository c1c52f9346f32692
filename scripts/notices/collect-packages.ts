import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LockedPackage, Lockfile } from '../lockfile/platform-packages.ts';
import { ROOT } from '../setup/paths.mjs';

/** A package that the product needs when it runs. */
export interface ShippedPackage {
  name: string;
  version: string;
  licence: string | undefined;
  /** The text of its licence file; undefined where it has none, and for builds that are for one kind of machine. */
  text: string | undefined;
}

/**
 * What runs on the machines we promise, Linux with glibc on x64 and arm64. It is read from the lockfile, so that both
 * give the same list.
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
        licence: entry.license ?? parentLicences.get(name),
        text: isForOneMachine(entry) ? undefined : readLicenceText(location),
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

function readLicenceText(location: string): string | undefined {
  const folder = path.join(ROOT, location);
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^(licen[cs]e|copying|unlicense)/i.test(name) && !/\.(js|json|ts)$/.test(name));
  return file === undefined ? undefined : readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
