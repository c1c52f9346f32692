/** A package's entry in package-lock.json, as far as we read it. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  /** A workspace. */
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** An optional dependency that a locked package names and the lockfile lacks. */
export interface MissingPackage {
  name: string;
  version: string;
  neededBy: string;
}

/**
 * npm leaves a platform's package out of the lockfile when the registry it asked did not have it, and `npm ci` then
 * refuses the lockfile as incomplete.
 */
export function listMissingPackages({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !listLookupLocations(location, name).some((candidate) => candidate in packages))
      .map(([name, version]) => ({ name, version, neededBy: location || 'package.json' })),
  );
}

/** Where Node would look for a package, from the folder that needs it up to the root. */
function listLookupLocations(location: string, name: string): string[] {
  const parents = [location];
  for (
    let end = location.lastIndexOf('/node_modules/');
    end > 0;
    end = location.lastIndexOf('/node_modules/', end - 1)
  ) {
    parents.push(location.slice(0, end));
  }
  return [...new Set([...parents.filter(Boolean).map((parent) => `${parent}/`), ''])].map(
    (parent) => `${parent}node_modules/${name}`,
  );
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * The entry that npm would write. System and processor come out of the name (`…-linux-arm64-musl`): npm skips an entry
 * that is for another machine and never downloads it. Undefined where the name tells neither.
 */
export function toPlatformEntry({ name, version }: MissingPackage): LockedPackage | undefined {
  const words = name.split(/[/-]/);
  const system = SYSTEMS.find((candidate) => words.includes(candidate));
  const processor = PROCESSORS.find((candidate) => words.includes(candidate));
  if (!system || !processor || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) return undefined;
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return { version, cpu: [processor], ...(libc && { libc: [libc] }), optional: true, os: [system] };
}
