import { openProducts } from '../modules/products/products.module.ts';
import { runProgram } from '../platform/process/run-program.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { FindPronunciations, Tools } from '../runner/tool.ts';
import { createTools, type ToolDependencies } from '../tools/implementations.ts';
import { type EngineSettings, type Engines, type EnginesNeeds, openEngines } from './open-engines.ts';
import { openTogether } from './open-together.ts';

/** What tools call of the users' libraries. */
type MediaOfUsers = Pick<ToolDependencies, 'findImageKey' | 'findMedia' | 'findAssetUse' | 'findVideoSource'>;

/** What the downloaders ask of the links that were looked up. */
type LinksOfUsers = Pick<ToolDependencies, 'findLink' | 'reportDownload'>;

interface ToolsNeeds {
  engines: Engines;
  products: Pick<ReturnType<typeof openProducts>, 'service' | 'collectImages'>;
  library: MediaOfUsers;
  storage: Storage;
  links: LinksOfUsers;
  findPronunciations: FindPronunciations;
}

/** Opens the creation tools, on the engines of this installation. */
export function openTools({
  engines,
  products,
  library,
  storage,
  links,
  findPronunciations,
}: ToolsNeeds): Promise<Tools> {
  return createTools({
    ...engines,
    ...library,
    ...links,
    storage,
    readProductPage: async (url, options) => (await products.service.analyseUrl(url, options)).product,
    collectImages: products.collectImages,
    findPronunciations,
    // Its canvas and codecs are large, and wanted seconds after the start at the earliest.
    renderDocument: async (request) =>
      await (await import('../studio/render/render-document.ts')).renderDocument(request),
    runProgram,
  });
}

interface LocalToolsNeeds {
  settings: EngineSettings;
  storage: Storage;
  library: MediaOfUsers;
  onNotice(notice: string): void;
  words?: EnginesNeeds['words'];
}

/** Opens the tools without a server: without database, accounts and pronunciations. */
export async function openLocalTools({ settings, storage, library, onNotice, words }: LocalToolsNeeds) {
  return openTogether(async (closing) => {
    const engines = closing.adopt(
      await openEngines({ settings, onFallback: onNotice, ...(words ? { words } : {}) }),
      (each) => each.close(),
    );
    const products = closing.adopt(openProducts({ ...engines, storage, runProgram }), (each) => each.close());
    // Without a database, no link was looked up before.
    const links: LinksOfUsers = { findLink: async () => undefined, reportDownload: async () => undefined };
    const tools = await openTools({ engines, products, library, storage, links, findPronunciations: async () => [] });
    return { engines, tools };
  });
}

export type LocalTools = Awaited<ReturnType<typeof openLocalTools>>;
