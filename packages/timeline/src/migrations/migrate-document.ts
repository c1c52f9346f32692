import { migrateFrom1To2 } from './from-1-to-2.ts';
import { migrateFrom2To3 } from './from-2-to-3.ts';

/**
 * Migrates a stored document from one version to the next. Works on raw JSON, without a type: the old schema is gone.
 */
export type Migration = (document: Record<string, unknown>) => Record<string, unknown>;

/** `from version: migration to the version after`. Released migrations are never changed. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map([
  [1, migrateFrom1To2],
  [2, migrateFrom2To3],
]);

export type MigrateResult =
  | { ok: true; document: Record<string, unknown> }
  /** The version is unreadable; written by a newer program; too old, its migration is gone. */
  | { ok: false; reason: 'no_version' | 'newer_version' | 'version_not_supported'; version: number | undefined };

/** Runs the chain of migrations up to `target`. Tests pass their own `migrations` and `target`. */
export function migrateDocument(
  stored: Record<string, unknown>,
  target: number,
  migrations: ReadonlyMap<number, Migration> = MIGRATIONS,
): MigrateResult {
  const { version } = stored;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return { ok: false, reason: 'no_version', version: undefined };
  }
  if (version > target) return { ok: false, reason: 'newer_version', version };
  let document = stored;
  for (let at = version; at < target; at += 1) {
    const migrate = migrations.get(at);
    if (!migrate) return { ok: false, reason: 'version_not_supported', version };
    document = { ...migrate(document), version: at + 1 };
  }
  return { ok: true, document };
}
