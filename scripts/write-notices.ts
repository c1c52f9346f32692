import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectShippedPackages } from './notices/collect-packages.ts';
import { formatNotices } from './notices/format-notices.ts';
import { judgeLicence } from './notices/licence-policy.ts';
import { ROOT } from './setup/paths.mjs';

const NOTICES = path.join(ROOT, 'THIRD-PARTY-NOTICES.md');

const packages = collectShippedPackages();
const refused = packages.filter(({ name, licence }) => !judgeLicence(name, licence).isAllowed);
for (const { name, version, licence } of refused) {
  console.log(`${name}@${version}: ${judgeLicence(name, licence).reason ?? ''}`);
}
const notices = formatNotices(packages);
const isCheck = process.argv.includes('--check');
const isStale = isCheck && readFileSync(NOTICES, 'utf8') !== notices;
if (isStale) console.log('THIRD-PARTY-NOTICES.md is not what the lockfile says: run node scripts/write-notices.ts');
if (!isCheck) writeFileSync(NOTICES, notices);
console.log(`${packages.length} packages, ${refused.length} of them under terms we may not ship`);
process.exitCode = refused.length > 0 || isStale ? 1 : 0;
