import type { FolderId, LibrarySort, UserId, WorkspaceId } from '@reelwright/contracts';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, like, lte, type SQL, sql } from 'drizzle-orm';
import type { PgSelectQueryBuilder } from 'drizzle-orm/pg-core';
import { containsText } from '../../platform/database/contains-text.ts';
import type { Executor } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { assetTags } from './asset-tags.tables.ts';
import type { AssetRow } from './assets.store.ts';
import { assets } from './assets.tables.ts';
import { assetFavorites } from './favorites.tables.ts';

export interface LibraryQuery {
  workspaceId: WorkspaceId;
  userId: UserId;
  /** Null at the top; undefined for all folders. */
  folderId?: FolderId | null | undefined;
  view: 'library' | 'favorites' | 'bin';
  /** Normalised; each must be contained. */
  words: readonly string[];
  /** What the index has of the words and the tag. */
  terms: readonly number[];
  kinds?: readonly NonNullable<AssetRow['kind']>[] | undefined;
  tag?: string | undefined;
  categoryIds?: readonly number[] | undefined;
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
  minBytes?: number | undefined;
  maxBytes?: number | undefined;
  sort: LibrarySort;
}

/** Where a list goes on: the sort value and the id of the last row. */
export interface LibraryPosition {
  value: string;
  id: string;
}

// As in the indexes.
const sortName = sql`${assets.sortName} collate "C"`;
const SORTS: Readonly<Record<LibrarySort, { by: SQL; isDown: boolean; read(row: AssetRow): string; type: SQL }>> = {
  newest: {
    by: sql`${assets.createdAt}`,
    isDown: true,
    read: (row) => row.createdAt.toISOString(),
    type: sql`timestamptz`,
  },
  oldest: {
    by: sql`${assets.createdAt}`,
    isDown: false,
    read: (row) => row.createdAt.toISOString(),
    type: sql`timestamptz`,
  },
  name: { by: sortName, isDown: false, read: (row) => row.sortName, type: sql`text` },
  name_desc: { by: sortName, isDown: true, read: (row) => row.sortName, type: sql`text` },
  largest: { by: sql`${assets.sizeBytes}`, isDown: true, read: (row) => String(row.sizeBytes), type: sql`bigint` },
  smallest: { by: sql`${assets.sizeBytes}`, isDown: false, read: (row) => String(row.sizeBytes), type: sql`bigint` },
};

export const positionOf = (row: AssetRow, sort: LibrarySort): LibraryPosition => ({
  value: SORTS[sort].read(row),
  id: row.assetId,
});

/** The list that a query narrows down: its order can be read from an index. */
function scopeOf({ workspaceId, view, folderId }: LibraryQuery): SQL | undefined {
  return and(
    eq(assets.workspaceId, workspaceId),
    view === 'bin' ? and(isNotNull(assets.deletedAt), isNull(assets.deletedWith)) : isNull(assets.deletedAt),
    isNotNull(assets.kind),
    view !== 'library' || folderId === undefined
      ? undefined
      : folderId === null
        ? isNull(assets.folderId)
        : eq(assets.folderId, folderId),
  );
}

/** What an asset must be like, apart from its words. */
function filtersOf(query: LibraryQuery): SQL | undefined {
  return and(
    query.tag === undefined ? undefined : sql`${query.tag} = any(${assets.tags})`,
    query.kinds && inArray(assets.kind, [...query.kinds]),
    query.categoryIds && inArray(assets.categoryId, [...query.categoryIds]),
    query.createdFrom && gte(assets.createdAt, query.createdFrom),
    query.createdTo && lte(assets.createdAt, query.createdTo),
    query.minBytes === undefined ? undefined : gte(assets.sizeBytes, query.minBytes),
    query.maxBytes === undefined ? undefined : lte(assets.sizeBytes, query.maxBytes),
  );
}

/** Whether the index has all that is searched for; the words themselves must be compared besides. */
const hasTerms = ({ terms }: LibraryQuery): SQL | undefined =>
  terms.length > 0 ? sql`${assets.terms} @> ${sql.param(`{${terms.join(',')}}`)}::integer[]` : undefined;

const conditionsOf = (query: LibraryQuery): SQL | undefined =>
  and(scopeOf(query), hasTerms(query), matchesWords(query), filtersOf(query));

/** Whether an asset has every word of a search. */
function matchesWords({ words }: LibraryQuery): SQL | undefined {
  return and(...words.map((word) => like(assets.searchText, containsText(word))));
}

function orderOf(sort: LibrarySort): SQL[] {
  const { by, isDown } = SORTS[sort];
  return isDown ? [desc(by), desc(assets.assetId)] : [asc(by), asc(assets.assetId)];
}

function findAfter(sort: LibrarySort, after: LibraryPosition | undefined): SQL | undefined {
  if (!after) return undefined;
  const { by, isDown, type } = SORTS[sort];
  return isDown
    ? sql`(${by}, ${assets.assetId}) < (${after.value}::${type}, ${after.id}::uuid)`
    : sql`(${by}, ${assets.assetId}) > (${after.value}::${type}, ${after.id}::uuid)`;
}

/** Only the favorites of the user, where the query asks for them. */
function joinFavorites<Query extends PgSelectQueryBuilder>(select: Query, { view, userId }: LibraryQuery): Query {
  if (view !== 'favorites') return select;
  const isMine = and(eq(assetFavorites.assetId, assets.assetId), eq(assetFavorites.userId, userId));
  return select.innerJoin(assetFavorites, isMine) as unknown as Query;
}

/** Builds the query of a page; a test reads its plan. */
export function selectLibraryPage(
  db: Executor,
  query: LibraryQuery,
  { after, limit, offset = 0 }: { after?: LibraryPosition | undefined; limit: number; offset?: number },
) {
  return joinFavorites(db.select({ asset: assets }).from(assets).$dynamic(), query)
    .where(and(conditionsOf(query), findAfter(query.sort, after)))
    .orderBy(...orderOf(query.sort))
    .limit(limit)
    .offset(offset);
}

type PageRequest = { after?: LibraryPosition | undefined; limit: number; offset?: number };

/** Rows that a search reads in the order of the list before it asks the index of words. */
const WALKED = 3000;
/** Rows that a search takes from the index of words, and sorts, before it reads the list in its order to the end. */
const FOUND = 30_000;
/** Of these, the first ones whose words are compared. */
const COMPARED = 400;

/**
 * Searches the next rows of the list one by one. The index of words would find every asset with a common word first, and
 * sort them all for one page.
 */
async function searchNear(db: Executor, query: LibraryQuery, { after, limit }: PageRequest): Promise<AssetRow[]> {
  // Named like the table, so that the conditions name its columns.
  const walked = db
    .select()
    .from(assets)
    .where(and(scopeOf(query), findAfter(query.sort, after)))
    .orderBy(...orderOf(query.sort))
    .limit(WALKED)
    .as('assets');
  return db
    .select()
    .from(walked)
    .where(and(matchesWords(query), filtersOf(query)))
    .orderBy(...orderOf(query.sort))
    .limit(limit);
}

/**
 * Searches by the index of words. Reads no more of a row than the order needs, until the first rows are known. Returns
 * undefined for words that too many assets have: they soon come in the order of the list.
 */
async function searchByTerms(
  db: Executor,
  query: LibraryQuery,
  { after, limit }: PageRequest,
): Promise<AssetRow[] | undefined> {
  const isWanted = and(scopeOf(query), hasTerms(query), filtersOf(query), findAfter(query.sort, after));
  const { by, isDown } = SORTS[query.sort];
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const first = await readRows<{ asset_id: string; found: number }>(
    db,
    sql`
    with found as materialized (
      select ${assets.assetId} as asset_id, ${by} as value from ${assets} where ${isWanted} limit ${FOUND + 1}
    )
    select asset_id, (select count(*)::int from found) as found from found
    order by value ${direction}, asset_id ${direction} limit ${COMPARED}`,
  );
  const found = first[0]?.found ?? 0;
  if (found > FOUND) return undefined;
  const assetIds = first.map((row) => row.asset_id);
  const matches = await db
    .select()
    .from(assets)
    .where(and(sql`${assets.assetId} = any(${sql.param(`{${assetIds.join(',')}}`)}::uuid[])`, matchesWords(query)))
    .orderBy(...orderOf(query.sort))
    .limit(limit);
  // Terms can promise a word that is not there; hardly ever so many that a page is not full.
  if (matches.length === limit || found === assetIds.length) return matches;
  return (await selectLibraryPage(db, query, { after, limit })).map(({ asset }) => asset);
}

export async function listLibraryPage(db: Executor, query: LibraryQuery, request: PageRequest): Promise<AssetRow[]> {
  if (query.terms.length === 0 || query.view === 'favorites' || request.offset !== undefined)
    return (await selectLibraryPage(db, query, request)).map(({ asset }) => asset);
  const near = await searchNear(db, query, request);
  if (near.length === request.limit) return near;
  const found = await searchByTerms(db, query, request);
  if (found) return found;
  return (await selectLibraryPage(db, { ...query, terms: [] }, request)).map(({ asset }) => asset);
}

export async function countLibrary(db: Executor, query: LibraryQuery): Promise<number> {
  const [row] = await joinFavorites(db.select({ total: count() }).from(assets).$dynamic(), query).where(
    conditionsOf(query),
  );
  return row?.total ?? 0;
}

/** Returns the assets of a folder whose names sort like these. */
export async function listSimilarNames(
  db: Executor,
  {
    workspaceId,
    folderId,
    sortNames,
  }: { workspaceId: WorkspaceId; folderId: FolderId | null; sortNames: readonly string[] },
): Promise<Pick<AssetRow, 'assetId' | 'fileName'>[]> {
  if (sortNames.length === 0) return [];
  return await db
    .select({ assetId: assets.assetId, fileName: assets.fileName })
    .from(assets)
    .where(
      and(
        eq(assets.workspaceId, workspaceId),
        folderId === null ? isNull(assets.folderId) : eq(assets.folderId, folderId),
        isNull(assets.deletedAt),
        isNotNull(assets.kind),
        inArray(sql`${sortName}`, [...sortNames]),
      ),
    );
}

export async function listByContent(
  db: Executor,
  { workspaceId, sha256s }: { workspaceId: WorkspaceId; sha256s: readonly string[] },
): Promise<AssetRow[]> {
  if (sha256s.length === 0) return [];
  return await db
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.workspaceId, workspaceId),
        inArray(assets.sha256, [...sha256s]),
        isNull(assets.deletedAt),
        isNotNull(assets.kind),
      ),
    )
    .limit(100);
}

type Change = Partial<
  Pick<
    AssetRow,
    | 'fileName'
    | 'tags'
    | 'categoryId'
    | 'description'
    | 'foundText'
    | 'folderId'
    | 'modifiedAt'
    | 'sortName'
    | 'searchText'
    | 'terms'
    | 'deletedAt'
    | 'deletedWith'
  >
>;

export async function changeAssets(db: Executor, assetIds: readonly string[], change: Change): Promise<AssetRow[]> {
  if (assetIds.length === 0) return [];
  return await db
    .update(assets)
    .set(change)
    .where(inArray(assets.assetId, [...assetIds]))
    .returning();
}

/** Returns assets that are older than the search. */
export async function listNotIndexed(db: Executor, max: number): Promise<AssetRow[]> {
  return await db.select().from(assets).where(isNull(assets.terms)).limit(max);
}

/** Returns assets of the bin: those of a workspace, or those of all that are older than a moment. */
export async function listBinned(
  db: Executor,
  {
    workspaceId,
    deletedBefore,
    max,
  }: { workspaceId?: WorkspaceId | undefined; deletedBefore?: Date | undefined; max: number },
): Promise<AssetRow[]> {
  return await db
    .select()
    .from(assets)
    .where(
      and(
        workspaceId === undefined ? undefined : eq(assets.workspaceId, workspaceId),
        isNotNull(assets.deletedAt),
        deletedBefore && lte(assets.deletedAt, deletedBefore),
      ),
    )
    .limit(max);
}

export async function listInFolders(db: Executor, folderIds: readonly FolderId[]): Promise<AssetRow[]> {
  return folderIds.length === 0
    ? []
    : await db
        .select()
        .from(assets)
        .where(inArray(assets.folderId, [...folderIds]));
}

/** Returns the tags in use, those of most assets first. */
export async function listTags(
  db: Executor,
  { workspaceId, max }: { workspaceId: WorkspaceId; max: number },
): Promise<{ tag: string; count: number }[]> {
  return await db
    .select({ tag: assetTags.tag, count: assetTags.assets })
    .from(assetTags)
    .where(eq(assetTags.workspaceId, workspaceId))
    .orderBy(desc(assetTags.assets), asc(assetTags.tag))
    .limit(max);
}
