const INSTRUCTIONS = new Set([
  'ADD',
  'ARG',
  'CMD',
  'COPY',
  'ENTRYPOINT',
  'ENV',
  'EXPOSE',
  'FROM',
  'HEALTHCHECK',
  'LABEL',
  'RUN',
  'STOPSIGNAL',
  'USER',
  'VOLUME',
  'WORKDIR',
]);

interface Instruction {
  name: string;
  text: string;
}

/** Reads a Dockerfile: one instruction for each line that no backslash continues. */
export function parseDockerfile(text: string): Instruction[] {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
      return { name, text: rest };
    });
}

/** Returns what a Docker build would refuse, and what an image should not do; empty if nothing. */
export function lintDockerfile(text: string): string[] {
  const instructions = parseDockerfile(text);
  const problems = instructions.flatMap(({ name }) =>
    INSTRUCTIONS.has(name) ? [] : [`${name} is no instruction of a Dockerfile`],
  );
  const stages = instructions.filter(({ name }) => name === 'FROM').map((each) => each.text.split(/\s+/));
  const names = new Set(stages.map(([, , stage]) => stage));
  for (const [image = ''] of stages) {
    if (!names.has(image) && !/:[\w.-]+$/.test(image)) problems.push(`the image ${image} has no version`);
  }
  for (const { text: copy } of instructions.filter(({ name }) => name === 'COPY')) {
    const [, stage] = /--from=(\S+)/.exec(copy) ?? [];
    if (stage !== undefined && !names.has(stage)) problems.push(`no stage is named ${stage}`);
  }
  for (const { name, text: json } of instructions.filter(({ name }) => name === 'CMD' || name === 'ENTRYPOINT')) {
    if (!isWordList(json)) problems.push(`${name} must be a JSON list, so that signals reach the program`);
  }
  const user = instructions.findLast(({ name }) => name === 'USER')?.text;
  if (user === undefined || user === 'root' || user === '0') problems.push('the image runs as root');
  for (const needed of ['CMD', 'HEALTHCHECK', 'STOPSIGNAL']) {
    if (!instructions.some(({ name }) => name === needed)) problems.push(`${needed} is missing`);
  }
  return problems;
}

/** Returns the Debian packages that a Dockerfile installs. */
export function listInstalledPackages(text: string): string[] {
  return parseDockerfile(text).flatMap(({ text: command }) => {
    const [, words] = /apt-get install([^&]*)/.exec(command) ?? [];
    return words?.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-')) ?? [];
  });
}

function isWordList(text: string): boolean {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) && words.every((word) => typeof word === 'string');
  } catch {
    // The shell's form of the instruction.
    return false;
  }
}
