/** A package's entry in package-lock.json, with the fields used here. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  /** True for a workspace. */
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

/** An optional dependency of a locked package that the lockfile lacks. */
export interface MissingPackage {
  name: string;
  version: string;
  neededBy: string;
}

/**
 * Lists platform packages missing from the lockfile. npm omits one if the registry it asked lacks it, and `npm ci` then
 * refuses the lockfile as incomplete.
 */
export function listMissingPackages({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !listLookupLocations(location, name).some((candidate) => candidate in packages))
      .map(([name, version]) => ({ name, version, neededBy: location || 'package.json' })),
  );
}

/** Returns where Node would look for a package, from the folder that needs it up to the root. */
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
 * Returns the entry that npm would write. System and processor are read from the name (`…-linux-arm64-musl`): npm skips
 * an entry for another machine and never downloads it. Returns undefined if the name lacks one of them.
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
