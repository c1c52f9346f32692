import type { AssetId, ErrorCode, MediaAnalysis, WorkspaceId } from '@reelwright/contracts';
import { and, asc, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { assets } from '../assets/assets.tables.ts';
import { assetAnalyses } from './analyses.tables.ts';

export type AnalysisRow = typeof assetAnalyses.$inferSelect;

const MOST_OPEN = 200;

/** Marks assets as waiting; returns those that were not waiting or in progress already. */
export async function beginWaiting(
  db: Executor,
  { assetIds, now }: { assetIds: readonly AssetId[]; now: Date },
): Promise<AssetId[]> {
  if (assetIds.length === 0) return [];
  const begun = await db
    .insert(assetAnalyses)
    .values(assetIds.map((assetId) => ({ assetId, state: 'waiting' as const, changedAt: now })))
    .onConflictDoUpdate({
      target: assetAnalyses.assetId,
      set: { state: 'waiting', failure: null, changedAt: now },
      setWhere: notInArray(assetAnalyses.state, ['waiting', 'analyzing']),
    })
    .returning({ assetId: assetAnalyses.assetId });
  // Branded when they were inserted.
  return begun.map(({ assetId }) => assetId as AssetId);
}

/** Returns false if nobody waits for the analysis any more. */
export async function beginAnalyzing(db: Executor, assetId: AssetId, now: Date): Promise<boolean> {
  const begun = await db
    .update(assetAnalyses)
    .set({ state: 'analyzing', changedAt: now })
    .where(and(eq(assetAnalyses.assetId, assetId), inArray(assetAnalyses.state, ['waiting', 'analyzing'])))
    .returning({ assetId: assetAnalyses.assetId });
  return begun.length > 0;
}

export async function endAnalysis(
  db: Executor,
  end: { assetId: AssetId; now: Date } & ({ result: MediaAnalysis } | { failure: ErrorCode }),
): Promise<void> {
  const { assetId, now: changedAt } = end;
  const change =
    'result' in end
      ? ({ state: 'analyzed', result: end.result, failure: null, changedAt } as const)
      : ({ state: 'failed', failure: end.failure, changedAt } as const);
  await db.update(assetAnalyses).set(change).where(eq(assetAnalyses.assetId, assetId));
}

export async function listAnalyses(db: Executor, assetIds: readonly string[]): Promise<AnalysisRow[]> {
  if (assetIds.length === 0) return [];
  return await db
    .select()
    .from(assetAnalyses)
    .where(inArray(assetAnalyses.assetId, [...assetIds]));
}

/** Returns what was found in a file of the workspace with the same content; undefined if none was analysed. */
export async function findSameResult(
  db: Executor,
  { workspaceId, sha256, assetId }: { workspaceId: WorkspaceId; sha256: string; assetId: AssetId },
): Promise<MediaAnalysis | undefined> {
  const [row] = await db
    .select({ result: assetAnalyses.result })
    .from(assets)
    .innerJoin(assetAnalyses, eq(assetAnalyses.assetId, assets.assetId))
    .where(
      and(
        eq(assets.workspaceId, workspaceId),
        eq(assets.sha256, sha256),
        ne(assets.assetId, assetId),
        isNotNull(assetAnalyses.result),
      ),
    )
    .limit(1);
  return row?.result ?? undefined;
}

export interface OpenAnalysis {
  assetId: AssetId;
  fileName: string;
  state: Exclude<AnalysisRow['state'], 'analyzed'>;
  failure: ErrorCode | null;
}

const isOpen = sql`${assetAnalyses.state} <> 'analyzed'`;

/** Returns the analyses of a workspace that wait, run or have failed, oldest first. */
export async function listOpen(db: Executor, workspaceId: WorkspaceId): Promise<OpenAnalysis[]> {
  const rows = await db
    .select({
      assetId: assets.assetId,
      fileName: assets.fileName,
      state: assetAnalyses.state,
      failure: assetAnalyses.failure,
    })
    .from(assetAnalyses)
    .innerJoin(assets, eq(assets.assetId, assetAnalyses.assetId))
    .where(and(eq(assets.workspaceId, workspaceId), isOpen))
    .orderBy(asc(assetAnalyses.changedAt), asc(assets.assetId))
    .limit(MOST_OPEN);
  // Branded when they were inserted; the query leaves the others out.
  return rows as OpenAnalysis[];
}

/** Drops what waits or has failed; what was found before stays. Returns how many these were. */
export async function dropOpen(db: Executor, workspaceId: WorkspaceId): Promise<number> {
  const mine = db.select({ id: assets.assetId }).from(assets).where(eq(assets.workspaceId, workspaceId));
  const isDropped = and(inArray(assetAnalyses.state, ['waiting', 'failed']), inArray(assetAnalyses.assetId, mine));
  const restored = await db
    .update(assetAnalyses)
    .set({ state: 'analyzed', failure: null })
    .where(and(isDropped, isNotNull(assetAnalyses.result)))
    .returning({ id: assetAnalyses.assetId });
  const deleted = await db.delete(assetAnalyses).where(isDropped).returning({ id: assetAnalyses.assetId });
  return restored.length + deleted.length;
}
