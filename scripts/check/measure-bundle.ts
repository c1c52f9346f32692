/** A built file in Vite's manifest. */
export interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Transfer sizes in bytes. */
export interface BundleSizes {
  /** Everything that any first screen waits for, including home above the fold. */
  first: { javaScript: number; css: number };
  /** Each part that loads on demand. */
  parts: { part: string; ownJavaScript: number; wholeJavaScript: number; wholeCss: number }[];
  /** Each JavaScript file that several parts share. */
  shared: { file: string; javaScript: number }[];
}

/** Returns every file that loads with a part, including its own. */
function listFiles(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const imported of chunk.imports ?? []) listFiles(manifest, imported, seen);
  return seen;
}

/**
 * Adds up what a browser fetches, from a build's manifest and its file sizes. A part's whole size is everything it
 * loads beyond the first screen.
 */
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
