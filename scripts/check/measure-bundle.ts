/** A built file, as Vite's manifest tells of it. */
export interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** In bytes as they are sent. */
export interface BundleSizes {
  /** What every first screen waits for, home above the fold with it. */
  first: { javaScript: number; css: number };
  /** Each part that comes when it is needed. */
  parts: { part: string; ownJavaScript: number; wholeJavaScript: number; wholeCss: number }[];
  /** Each file of JavaScript that parts have in common. */
  shared: { file: string; javaScript: number }[];
}

/** Every file that comes with a part, itself included. */
function listFiles(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const imported of chunk.imports ?? []) listFiles(manifest, imported, seen);
  return seen;
}

/** Adds up what a browser fetches, by the manifest of a build and the size of each of its files. A part's whole is what comes beyond the first. */
export function measureBundle(manifest: Manifest, sizeOf: (file: string) => number): BundleSizes {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('the manifest has no entry');
  const first = listFiles(manifest, entry);
  const sum = (files: Iterable<string>, type: string): number =>
    [...files].filter((file) => file.endsWith(type)).reduce((bytes, file) => bytes + sizeOf(file), 0);
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js') && !first.has(file));
  return {
    first: { javaScript: sum(first, '.js'), css: sum(first, '.css') },
    parts: scripts
      .filter(([, { isDynamicEntry: isPart }]) => isPart)
      .map(([key, { src = key, file }]) => {
        const whole = [...listFiles(manifest, key)].filter((each) => !first.has(each));
        return {
          part: src,
          ownJavaScript: sizeOf(file),
          wholeJavaScript: sum(whole, '.js'),
          wholeCss: sum(whole, '.css'),
        };
      }),
    shared: scripts
      .filter(([, { isDynamicEntry: isPart }]) => !isPart)
      .map(([, { file }]) => ({ file, javaScript: sizeOf(file) })),
  };
}
