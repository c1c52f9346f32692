import type { ShippedPackage } from './collect-packages.ts';
import { judgeLicence } from './licence-policy.ts';

const HEADING = `# Third-party notices

What Reelwright needs when it runs, with the terms of each. Made by \`node scripts/write-notices.ts\` from the lockfile.

ffmpeg (GPL as Debian builds it), Chromium and PostgreSQL (tests only) are programs of the system: the set-up asks Debian
for them, and Reelwright starts them as processes of their own. So it does with espeak-ng (GPL-3.0), and with
flite, festival and its voice festvox-us-slt-hts (mostly BSD-like terms of Carnegie Mellon University, the University of
Edinburgh and Nagoya Institute of Technology), which speak English where they are there. Noto Sans CJK (OFL-1.1) is a
font of the system. heif-convert (libheif, LGPL-3.0, its tools MIT) decodes HEIC images where it is there.
`;

/**
 * Returns the whole document: a table of packages, then every licence text once with its packages and copyright
 * holders.
 */
export function formatNotices(packages: ShippedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => {
    const { reason } = judgeLicence(name, licence);
    return `| ${name} | ${version} | ${licence ?? ''} | ${reason ?? ''} |`;
  });
  const texts = groupByText(packages).map(
    ({ body, users }) =>
      `## ${users[0]?.licence ?? 'Licence'}\n\n${users.map(formatUser).join('\n')}\n\n${quote(body)}\n`,
  );
  return [HEADING, '| package | version | licence | |', '| --- | --- | --- | --- |', ...rows, '', ...texts].join('\n');
}

interface TextUser {
  name: string;
  licence: string | undefined;
  holders: string[];
}

/** Groups packages with the same licence text; most texts differ only in copyright holders and line breaks. */
function groupByText(packages: ShippedPackage[]): { body: string; users: TextUser[] }[] {
  const groups = new Map<string, { body: string; users: TextUser[] }>();
  const named = packages.flatMap(({ name, licence, texts }) => texts.map((text) => ({ name, licence, text })));
  for (const { name, licence, text } of named) {
    const lines = text.split('\n');
    const holders = lines.filter(isHolderLine).map((line) => line.replace(/^[\s#*>]+/, '').trimEnd());
    const body = lines
      .filter((line) => !isHolderLine(line))
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
    const key = body.replaceAll(/[\s*#=_"'`-]+/g, ' ').toLowerCase();
    const group = groups.get(key) ?? { body, users: [] };
    group.users.push({ name, licence, holders });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function isHolderLine(line: string): boolean {
  return (
    /^[\s#*>]*(copyright\s+(\(c\)|©|\d|[A-Z])|©|\(c\)\s+\d)/i.test(line) &&
    !/copyright (notice|owner|holder)/i.test(line)
  );
}

function formatUser({ name, holders }: TextUser): string {
  return holders.length > 0 ? `- ${name}: ${holders.join('; ')}` : `- ${name}`;
}

function quote(text: string): string {
  return `\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\``;
}
