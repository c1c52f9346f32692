import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UiLanguage } from '@reelwright/contracts';
import * as z from 'zod';

const RELEASES_FOLDER = path.resolve(import.meta.dirname, '../../../../../docs/releases');

const inLanguages = z.strictObject({ en: z.string().min(1), 'zh-CN': z.string().min(1) } satisfies Record<
  UiLanguage,
  z.ZodType
>);

const release = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  published_at: z.iso.datetime(),
  notes: z.array(z.strictObject({ title: inLanguages, text: inLanguages })).min(1),
});
/** What is new in one version, in every language of the interface. */
export type Release = z.infer<typeof release>;

/** Compares versions by their numbers. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Reads `docs/releases/<version>.json`, the oldest version first. Throws if a file is malformed. */
export async function readReleases(folder = RELEASES_FOLDER): Promise<Release[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const releases = await Promise.all(
    names.map(async (name) => release.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))),
  );
  return releases.toSorted((one, other) => compareVersions(one.version, other.version));
}
