import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { type Lockfile, listMissingPackages } from './platform-packages.ts';

const lockfile = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
const missing = listMissingPackages(lockfile);
const bound = Object.entries(lockfile.packages).filter(([, { resolved }]) => resolved?.startsWith('http'));

for (const { name, version, neededBy } of missing) console.log(`${neededBy} wants ${name}@${version}`);
if (missing.length > 0)
  console.log('npm ci would refuse this lockfile: run node scripts/lockfile/complete-lockfile.ts');
for (const [location, { resolved }] of bound) console.log(`${location} is bound to ${resolved ?? ''}`);
if (bound.length > 0) console.log('Packages come from the registry that npm is set to: remove these addresses.');
process.exitCode = missing.length + bound.length > 0 ? 1 : 0;
