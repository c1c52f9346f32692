import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOOL = path.join(import.meta.dirname, 'text-card');
/** The places of the tool's folders. */
const PLACES = {
  contracts: 'packages/contracts/src/tools',
  server: 'apps/server/src/tools/text-card',
  web: 'apps/web/src/tools/text-card',
} as const;

/** The lines added to the tables of tools, each before the line with this start: the only edits of shared files. */
const LINES = [
  ['packages/contracts/src/tools.ts', 'import { textToSpeech }', "import { textCard } from './tools/text-card.ts';"],
  ['packages/contracts/src/tools.ts', '  backgroundRemover,', '  textCard,'],
  [
    'packages/contracts/src/index.ts',
    "export * from './tools/text-to-speech.ts'",
    "export * from './tools/text-card.ts';",
  ],
  [
    'apps/server/src/tools/implementations.ts',
    'import { createTextToSpeechTool }',
    "import { createTextCardTool } from './text-card/text-card.tool.ts';",
  ],
  ['apps/server/src/tools/implementations.ts', '  TEXT_TO_VOICE:', '  TEXT_CARD: createTextCardTool,'],
] as const;

/**
 * Copies the files that git knows of the tree, and links its packages; workspace packages are linked to the copy's own.
 */
export function copyTree(target: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0').filter((each) => each !== '')) {
    cpSync(path.join(ROOT, file), path.join(target, file), { recursive: true });
  }
  for (const folder of globSync('{.,apps/*,packages/*}/node_modules', { cwd: ROOT })) linkPackages(target, folder);
}

function linkPackages(target: string, folder: string): void {
  mkdirSync(path.join(target, folder), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, folder))) {
    if (name === '@reelwright')
      cpSync(path.join(ROOT, folder, name), path.join(target, folder, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else symlinkSync(path.join(ROOT, folder, name), path.join(target, folder, name));
  }
}

/** Adds the example tool to a tree: its folders, and a line in each table. Returns the shared files that changed. */
export function addTool(tree: string): string[] {
  for (const [floor, place] of Object.entries(PLACES)) {
    for (const file of readdirSync(path.join(TOOL, floor), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.txt')) continue;
      const target = path.join(tree, place, file.replace(/\.txt$/, ''));
      mkdirSync(path.dirname(target), { recursive: true });
      cpSync(path.join(TOOL, floor, file), target);
    }
  }
  for (const [file, before, line] of LINES) {
    const target = path.join(tree, file);
    const source = readFileSync(target, 'utf8');
    const edited = source.replace(new RegExp(`^${escape(before)}`, 'm'), `${line}\n${before}`);
    if (edited === source) throw new Error(`${file} has no place for the line of a tool`);
    writeFileSync(target, edited);
  }
  return [...new Set(LINES.map(([file]) => file))];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
