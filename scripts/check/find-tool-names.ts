/** A tool of the table, with all its names. */
export interface NamedTool {
  /** The constant of its row: `textToSpeech`. */
  constant: string;
  /** `TEXT_TO_VOICE`. */
  name: string;
  /** `text-to-speech`. */
  route: string;
}

export interface SourceFile {
  /** Relative to the clone, with slashes. */
  path: string;
  text: string;
}

export interface FoundName {
  path: string;
  line: number;
  /** The name as written in the file. */
  word: string;
}

/** Reads the rows from the sources of the contracts. Throws if it can't parse a row. */
export function readTools(files: readonly SourceFile[]): NamedTool[] {
  return files.flatMap(({ path, text }) => {
    const rows = [...text.matchAll(/\bdefineTool\(\{([\s\S]*?)\n\}\);/g)];
    const consts = [...text.matchAll(/^export const (\w+) = defineTool\(/gm)];
    return rows.map(([, body = ''], index) => {
      const constant = consts[index]?.[1];
      const name = /^ {2}name: '([^']+)',$/m.exec(body)?.[1];
      const route = /^ {2}route: '([^']+)',$/m.exec(body)?.[1];
      if (constant === undefined || name === undefined || route === undefined) {
        throw new Error(`${path}: a row of the table of tools has no constant, name or route that can be read`);
      }
      return { constant, name, route };
    });
  });
}

/** Matches `apps/web/src/tools/ad` in the path of any file below it. */
const TOOL_FOLDER = /^apps\/[^/]+\/src\/tools\/[^/]+(?=\/)/;
/** The entry file of a tool's folder, which names the rows it serves. */
const FOLDER_DOOR = /^apps\/[^/]+\/src\/tools\/[^/]+\/(?:[\w-]+\.)?tool\.ts$/;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function toPattern({ constant, name, route }: NamedTool): RegExp {
  const address = escape(route);
  return new RegExp(
    [
      `\\b(?:${escape(constant)}|${escape(name)})\\b`,
      // A route, alone or as the start of a longer path.
      `/${address}(?![\\w-])`,
      `(?<quote>['"\`])${address}\\k<quote>`,
    ].join('|'),
    'g',
  );
}

function listMatches({ path, text }: SourceFile, pattern: RegExp): FoundName[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    word,
  }));
}

/** Finds files outside a tool's own folders that name it, or import from such a folder. */
export function findToolNames(files: readonly SourceFile[], tools: readonly NamedTool[]): FoundName[] {
  const doors = files.filter(({ path }) => FOLDER_DOOR.test(path));
  const folders = [...new Set(files.flatMap(({ path }) => TOOL_FOLDER.exec(path)?.[0] ?? []))];
  const found = files.flatMap((file) => {
    const home = TOOL_FOLDER.exec(file.path)?.[0];
    const ofOthers = tools.filter(({ constant, name }) => {
      const isDoor = (door: SourceFile): boolean =>
        new RegExp(`\\b(?:${escape(constant)}|${escape(name)})\\b`).test(door.text);
      return !doors.some((door) => home !== undefined && door.path.startsWith(`${home}/`) && isDoor(door));
    });
    const foreign = folders.filter((folder) => folder !== home).map((folder) => folder.split('/').at(-1) ?? '');
    const imports = new RegExp(`['"][^'"\\n]*\\btools/(?:${foreign.map(escape).join('|')})/[^'"\\n]*['"]`, 'g');
    return [
      ...ofOthers.flatMap((tool) => listMatches(file, toPattern(tool))),
      ...(foreign.length > 0 ? listMatches(file, imports) : []),
    ];
  });
  return found;
}
