import { readFileSync, writeFileSync } from 'node:fs';
import { type Lockfile, listMissingPackages, toPlatformEntry } from './platform-packages.ts';

const text = readFileSync('package-lock.json', 'utf8');
const lockfile = JSON.parse(text) as Lockfile;
const missing = listMissingPackages(lockfile);

for (const missingPackage of missing) {
  const entry = toPlatformEntry(missingPackage);
  if (!entry) throw new Error(`${missingPackage.name} names no system and processor; add it by hand`);
  const { dev } = lockfile.packages[missingPackage.neededBy] ?? {};
  lockfile.packages[`node_modules/${missingPackage.name}`] = { ...entry, ...(dev && { dev }) };
}
lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
const completed = `${JSON.stringify(lockfile, null, 2)}\n`;
if (completed !== text) writeFileSync('package-lock.json', completed);
console.log(`package-lock.json: ${missing.length} packages for other platforms added`);
