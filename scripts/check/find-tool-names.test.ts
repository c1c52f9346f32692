import { describe, expect, it } from 'vitest';
import { findToolNames, readTools } from './find-tool-names.ts';

const ROW = `import { defineTool } from '../tool.ts';

export const makeSong = defineTool({
  id: 7,
  name: 'MAKE_SONG',
  route: 'ai-song',
  steps: ['sing'],
});
`;
const TOOLS = [{ constant: 'makeSong', name: 'MAKE_SONG', route: 'ai-song' }];

const OWN = [
  { path: 'apps/web/src/tools/song/tool.ts', text: "const row = makeSong; const to = '/ai-song';" },
  { path: 'apps/web/src/tools/song/screens/song.tsx', text: "useSearch({ from: '/ai-song' }); makeSong.id;" },
  { path: 'apps/server/src/tools/song/make-song.tool.ts', text: 'type: makeSong' },
  { path: 'apps/server/src/tools/song/steps/sing.ts', text: "log('MAKE_SONG')" },
];
const wordsIn = (path: string, text: string): string[] =>
  findToolNames([...OWN, { path, text }], TOOLS).map(({ word }) => word);

describe('readTools', () => {
  it('reads constant, name and route of a row', () => {
    expect(readTools([{ path: 'song.ts', text: ROW }])).toEqual(TOOLS);
  });

  it("throws for a row that it can't read, which would go unchecked", () => {
    expect(() => readTools([{ path: 'song.ts', text: ROW.replace("'ai-song'", 'ROUTE') }])).toThrow('song.ts');
  });
});

describe('findToolNames', () => {
  it("lets a tool's own folders name it", () => {
    expect(findToolNames(OWN, TOOLS)).toEqual([]);
  });

  it('finds the constant, the name, the route and imports in other files', () => {
    expect(wordsIn('apps/web/src/app/menu.ts', 'a(makeSong.id)')).toEqual(['makeSong']);
    expect(wordsIn('apps/web/src/app/menu.ts', "type: 'MAKE_SONG'")).toEqual(['MAKE_SONG']);
    expect(wordsIn('apps/web/src/app/menu.ts', "to: '/ai-song/editor'")).toEqual(['/ai-song']);
    expect(wordsIn('packages/looks/src/a.ts', "route === 'ai-song'")).toEqual(["'ai-song'"]);
    expect(wordsIn('apps/web/src/nouns/tasks/a.ts', "from '#src/tools/song/model/a.ts'")).toEqual([
      "'#src/tools/song/model/a.ts'",
    ]);
  });

  it('finds one tool in the folder of another', () => {
    expect(wordsIn('apps/web/src/tools/erase/tool.ts', "open('/ai-song')")).toEqual(['/ai-song']);
  });

  it('ignores words that only look similar', () => {
    const text = "makeSongInput; '/ai-songs'; '/my-ai-song'; ai-song; MAKE_SONG_AGAIN; from './tools/song-settings.ts'";
    expect(wordsIn('apps/web/src/app/menu.ts', text)).toEqual([]);
  });

  it('reports the line', () => {
    expect(findToolNames([...OWN, { path: 'apps/a/src/b.ts', text: '\n\nmakeSong' }], TOOLS)).toEqual([
      { path: 'apps/a/src/b.ts', line: 3, word: 'makeSong' },
    ]);
  });
});
