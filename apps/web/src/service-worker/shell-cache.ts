/** What a build of the app consists of. The build writes it into the worker. */
export interface ShellBuild {
  /** Changes with every file of the build. */
  version: string;
  /** The address of the file in which the app begins. */
  entry: string;
  /** Addresses of what the shell and home need. Those below /assets/ have a hash of their content in their name. */
  files: readonly string[];
}

interface ShellCacheNeeds {
  build: ShellBuild;
  origin: string;
  caches: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete' | 'match'>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
}

const PREFIX = 'shell-';
/** The page is the same at every address. */
const PAGE = '/home';
const HASHED = '/assets/';
/** Paths that the server answers itself: calls, signed files, the reference of the API, health. */
const NOT_PAGES = /^\/(?:api|files|docs|sync|healthz|readyz|metrics)(?:\/|$)|\.\w+$/;
/** Answers name the encodings they were chosen by, which is no difference to a cache. */
const MATCHING: CacheQueryOptions = { ignoreVary: true };

/** Keeps the app itself, so that it opens without a connection: its page and files, never an answer or a signed file. */
export function createShellCache({ build, origin, caches, fetch }: ShellCacheNeeds) {
  const name = `${PREFIX}${build.version}`;
  const files = new Set(build.files);

  async function fetchWhole(address: string, init?: RequestInit): Promise<Response> {
    const answer = await fetch(address, init);
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
    return answer;
  }

  async function keepFile(cache: Cache, file: string): Promise<void> {
    const isHashed = file.startsWith(HASHED);
    if (isHashed && (await cache.match(file, MATCHING))) return;
    // A file of the same name is the same in every version.
    const kept = isHashed ? await caches.match(file, MATCHING) : undefined;
    await cache.put(file, kept ?? (await fetchWhole(file, isHashed ? {} : { cache: 'no-cache' })));
  }

  async function answerPage(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const page = await (await caches.open(name)).match(PAGE, MATCHING);
      if (!page) throw error;
      return page;
    }
  }

  async function answerFile(request: Request, path: string): Promise<Response> {
    const kept = await caches.match(path, MATCHING);
    if (kept) return kept;
    const answer = await fetch(request);
    // A worker that was replaced still answers its pages, whose version is no longer kept.
    const isKept = answer.ok && path.startsWith(HASHED) && (await caches.has(name));
    if (isKept) await (await caches.open(name)).put(path, answer.clone());
    return answer;
  }

  return {
    /** Keeps this build. Throws if the server has another one by now, or a file is missing. */
    async install(): Promise<void> {
      const cache = await caches.open(name);
      const page = await fetchWhole(PAGE, { cache: 'no-store' });
      const html = await page.clone().text();
      if (!html.includes(build.entry)) throw new Error('the server has another version by now');
      await Promise.all([cache.put(PAGE, page), ...build.files.map((file) => keepFile(cache, file))]);
    },

    /** Removes other builds. */
    async activate(): Promise<void> {
      const names = await caches.keys();
      const old = names.filter((each) => each.startsWith(PREFIX) && each !== name);
      await Promise.all(old.map((each) => caches.delete(each)));
    },

    /** Undefined for requests that are none of the worker's business. */
    answer(request: Pick<Request, 'method' | 'mode' | 'url'> & Request): Promise<Response> | undefined {
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== origin) return undefined;
      if (request.mode === 'navigate') return NOT_PAGES.test(url.pathname) ? undefined : answerPage(request);
      const isOurs = url.pathname.startsWith(HASHED) || files.has(url.pathname);
      return isOurs ? answerFile(request, url.pathname) : undefined;
    },
  };
}
