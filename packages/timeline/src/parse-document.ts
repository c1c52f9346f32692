import { checkDocument, type DocumentRefusal } from './check-document.ts';
import { DOCUMENT_VERSION, type TimelineDocument, timelineDocument } from './document/document.ts';
import { migrateDocument } from './migrations/migrate-document.ts';

export type ParseDocumentResult =
  | { ok: true; document: TimelineDocument }
  | { ok: false; reason: 'no_version' | 'newer_version' | 'version_not_supported' }
  /** Wrong shape; `path` leads to the first wrong place. */
  | { ok: false; reason: 'shape'; path: PropertyKey[]; message: string }
  /** Right shape, but contradictory or beyond the limits. */
  | { ok: false; reason: 'rules'; refusals: DocumentRefusal[] };

/** Parses a stored or received document: migrates it, checks its shape, then its rules. Never throws for bad input. */
export function parseDocument(input: unknown): ParseDocumentResult {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, reason: 'shape', path: [], message: 'Expected an object' };
  }
  const migrated = migrateDocument({ ...input }, DOCUMENT_VERSION);
  if (!migrated.ok) return { ok: false, reason: migrated.reason };
  const parsed = timelineDocument.safeParse(migrated.document);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { ok: false, reason: 'shape', path: issue?.path ?? [], message: issue?.message ?? 'Invalid' };
  }
  const refusals = checkDocument(parsed.data);
  return refusals.length === 0 ? { ok: true, document: parsed.data } : { ok: false, reason: 'rules', refusals };
}
