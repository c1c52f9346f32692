/** What lives until a promise ends. */
export interface WaitingEvent extends Event {
  waitUntil(until: Promise<unknown>): void;
}

export interface AnsweringEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a service worker's global scope that ours uses; the DOM's types, which the app has, lack all of it. */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AnsweringEvent) => void): void;
}
