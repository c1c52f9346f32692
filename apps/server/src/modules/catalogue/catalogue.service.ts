import { randomUUID } from 'node:crypto';
import {
  type CallData,
  CATALOGUE_LIMITS,
  type CheckedInput,
  type ProductId,
  type ProductImportId,
  type SavedProduct,
  type UiLanguage,
  UNDO_DAYS,
  type WorkspaceId,
} from '@reelwright/contracts';
import * as z from 'zod';
import type { Actor, OwnerMove } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { type ListOrder, readPage } from '../../long-list.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { splitQuery } from '../../platform/database/search-text.ts';
import { authorize } from '../../policy.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { canProduct, type ProductAction } from './catalogue.policy.ts';
import { presentProduct } from './catalogue.presenter.ts';
import {
  countProducts,
  findProduct,
  insertProducts,
  listAnyProducts,
  listProductPage,
  lockCatalogue,
  markImportDeleted,
  markProducts,
  moveProducts,
  type ProductPosition,
  type ProductRow,
  type ProductSort,
  purgeProducts,
  purgeWorkspaceProducts,
  replaceProduct,
} from './catalogue.store.ts';
import { makeProductRow } from './product-row.ts';

const productPosition: z.ZodType<ProductPosition> = z.object({
  createdAt: z.iso.datetime(),
  name: z.string(),
  productId: z.uuid(),
});

const orderOf = (sort: ProductSort): ListOrder<ProductRow, ProductPosition> => ({
  name: `products ${sort}`,
  position: productPosition,
  positionOf: ({ createdAt, name, productId }) => ({
    createdAt: createdAt.toISOString(),
    name: sort === 'name' ? name : '',
    productId,
  }),
});

export interface CatalogueDependencies {
  database: Database;
  library: Pick<UploadsService, 'listLibraryAssets'>;
  tasks: Pick<TasksService, 'listTasksOfProduct'>;
  clock: Clock;
}

const DAY_MS = 86_400_000;

/** Throws PRODUCT_QUOTA if a workspace has no room for this many products more. Locks its catalogue. */
export async function checkProductQuota(tx: Executor, workspaceId: WorkspaceId, added: number): Promise<void> {
  await lockCatalogue(tx, workspaceId);
  const max = CATALOGUE_LIMITS.products;
  if ((await countProducts(tx, workspaceId)) + added > max) throw new AppError('PRODUCT_QUOTA', { max });
}

/** The products that a workspace has saved. A product of another workspace answers NOT_FOUND. */
export function createCatalogueService({ database, library, tasks, clock }: CatalogueDependencies) {
  async function present(actor: Actor, rows: readonly ProductRow[]): Promise<SavedProduct[]> {
    const ids = rows.flatMap(({ fields }) => fields.images.flatMap((ref) => ('asset_id' in ref ? [ref.asset_id] : [])));
    const found = await library.listLibraryAssets(actor, [...new Set(ids)]);
    const assets = new Map(found.map((asset) => [asset.id, asset]));
    return rows.map((row) => presentProduct(row, assets));
  }

  async function presentOne(actor: Actor, row: ProductRow): Promise<SavedProduct> {
    const [product] = await present(actor, [row]);
    if (!product) throw new Error('a row is presented');
    return product;
  }

  /** Throws NOT_FOUND if one of them is not the workspace's. */
  async function checkAll(actor: Actor, action: ProductAction, productIds: readonly ProductId[]): Promise<void> {
    const rows = await listAnyProducts(database.db, productIds);
    const known = new Map(rows.map((row) => [row.productId, row]));
    for (const id of productIds) authorize(canProduct, actor, action, known.get(id));
  }

  return {
    async listProducts(
      actor: Actor,
      { search = '', sort, page_size: pageSize, ...request }: CheckedInput<'listProducts'>,
      language: UiLanguage,
    ): Promise<CallData<'listProducts'>> {
      const { workspaceId } = actor;
      const words = splitQuery(search);
      const { rows, page } = await readPage({ ...request, pageSize }, { order: orderOf(sort), language }, (part) =>
        listProductPage(database.db, { workspaceId, words, sort, ...part }),
      );
      return { list: await present(actor, rows), ...page };
    },

    async getProduct(actor: Actor, productId: ProductId, language: UiLanguage): Promise<CallData<'getProduct'>> {
      const row = authorize(canProduct, actor, 'read', await findProduct(database.db, productId));
      const ads = await tasks.listTasksOfProduct({ actor, productId, max: CATALOGUE_LIMITS.maxAds }, language);
      return { ...(await presentOne(actor, row)), ads };
    },

    /** Throws PRODUCT_QUOTA. */
    async saveProduct(actor: Actor, input: CheckedInput<'saveProduct'>): Promise<SavedProduct> {
      const { product_id: productId, product, origin } = input;
      const now = clock.now();
      const saved = await database.transaction(async (tx) => {
        if (productId === undefined) {
          await checkProductQuota(tx, actor.workspaceId, 1);
          const row = makeProductRow({ actor, productId: randomUUID() as ProductId, product, origin, now });
          await insertProducts(tx, [row]);
          return row;
        }
        const known = authorize(canProduct, actor, 'edit', await findProduct(tx, productId));
        const { name, fields, searchText } = makeProductRow({ actor, productId, product, origin, now });
        const row = { ...known, name, fields, searchText, changedAt: now };
        await replaceProduct(tx, row);
        return row;
      });
      return presentOne(actor, saved);
    },

    async deleteProducts(actor: Actor, productIds: readonly ProductId[]): Promise<void> {
      await checkAll(actor, 'delete', productIds);
      await markProducts(database.db, { productIds, deletedAt: clock.now() });
    },

    async restoreProducts(actor: Actor, productIds: readonly ProductId[]): Promise<void> {
      await checkAll(actor, 'delete', productIds);
      await markProducts(database.db, { productIds, deletedAt: null });
    },

    /** Deletes what one CSV file added, edited products too. Returns their number; throws NOT_FOUND if there are none. */
    async undoImport({ workspaceId }: Actor, importId: ProductImportId): Promise<number> {
      const deleted = await markImportDeleted(database.db, { importId, workspaceId, now: clock.now() });
      if (deleted === 0) throw new AppError('NOT_FOUND');
      return deleted;
    },

    /** Moves all products of a workspace to another one, however many that may keep. */
    async moveWorkspaceProducts(tx: Executor, move: OwnerMove): Promise<void> {
      await moveProducts(tx, move);
    },

    /** Deletes all products of a workspace that nobody will use again. */
    async purgeWorkspaceProducts(workspaceId: WorkspaceId): Promise<void> {
      await purgeWorkspaceProducts(database.db, workspaceId);
    },

    /** Deletes products whose time for restoring is over. Returns their number. */
    async purgeProducts(): Promise<number> {
      return purgeProducts(database.db, new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS));
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
