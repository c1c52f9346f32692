import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type AdDraft,
  type CallData,
  type Draft,
  type DraftId,
  type DraftToolType,
  QUOTAS,
  type TaskId,
  type UiLanguage,
  UNDO_DAYS,
  type WorkspaceId,
} from '@reelwright/contracts';
import * as z from 'zod';
import type { Actor, OwnerMove } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { type ListOrder, type PageRequest, readPage } from '../../long-list.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { authorize } from '../../policy.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { listDraftAssets, summarizeDraft, titleOfDraft } from './draft-content.ts';
import { canDraft, type DraftAction } from './drafts.policy.ts';
import { presentDraft, presentDraftCard, presentDraftFacts } from './drafts.presenter.ts';
import {
  countDrafts,
  type DraftHead,
  type DraftPosition,
  type DraftRow,
  findAnyDraft,
  findDraft,
  insertDraft,
  listDraftPage,
  lockDraftsOfUser,
  markDraftDeleted,
  moveDrafts,
  purgeDrafts,
  purgeWorkspaceDrafts,
  replaceDraft,
  restoreDraft,
} from './drafts.store.ts';

const LAST_CHANGED: ListOrder<DraftHead, DraftPosition> = {
  name: 'drafts',
  position: z.object({ changedAt: z.iso.datetime(), draftId: z.uuid() }),
  positionOf: ({ changedAt, draftId }) => ({ changedAt: changedAt.toISOString(), draftId }),
};

interface DraftOfActor {
  draftId: DraftId;
  actor: Actor;
}

export interface DraftsDependencies {
  database: Database;
  library: Pick<UploadsService, 'listLibraryAssets'>;
  tasks: Pick<TasksService, 'findDraft'>;
  clock: Clock;
}

const DAY_MS = 86_400_000;

/** Throws DRAFT_QUOTA. Deleted drafts count too, beyond as many again: they take space until they are purged. */
async function checkDraftQuota(tx: Executor, { userId, plan }: Actor): Promise<void> {
  const max = QUOTAS[plan].drafts;
  await lockDraftsOfUser(tx, userId);
  const { kept, deleted } = await countDrafts(tx, userId);
  if (kept >= max || kept + deleted >= 2 * max) throw new AppError('DRAFT_QUOTA', { max });
}

/** Drafts of ads. A draft of another workspace responds NOT_FOUND. */
export function createDraftsService({ database, library, tasks, clock }: DraftsDependencies) {
  async function present(actor: Actor, row: DraftRow): Promise<Draft> {
    return presentDraft(row, await library.listLibraryAssets(actor, listDraftAssets(row.content)));
  }

  async function addDraft(draft: {
    actor: Actor;
    toolType: DraftToolType;
    content: AdDraft;
    title: string | undefined;
  }): Promise<Draft> {
    const { actor, title, ...rest } = draft;
    const now = clock.now();
    const row = await database.transaction(async (tx) => {
      await checkDraftQuota(tx, actor);
      return await insertDraft(tx, {
        ...rest,
        ...summarizeDraft(draft.content),
        draftId: randomUUID(),
        workspaceId: actor.workspaceId,
        userId: actor.userId,
        title: title ?? titleOfDraft(draft.content),
        isRenamed: title !== undefined,
        createdAt: now,
        changedAt: now,
      });
    });
    return present(actor, row);
  }

  async function getRow({ actor, draftId }: DraftOfActor, action: DraftAction): Promise<DraftRow> {
    return authorize(canDraft, actor, action, await findDraft(database.db, draftId));
  }

  return {
    /** Throws DRAFT_QUOTA. */
    createDraft: addDraft,

    async getDraft(ids: DraftOfActor): Promise<Draft> {
      return present(ids.actor, await getRow(ids, 'read'));
    },

    /**
     * Saves a draft unless a version exists that the user has not seen: then throws DRAFT_CHANGED with the newer draft.
     * The same content again, as after a lost response, is no change.
     */
    async saveDraft(
      ids: DraftOfActor,
      save: { baseVersion: number; content: AdDraft; title: string | undefined },
    ): Promise<CallData<'saveDraft'>> {
      const { baseVersion, content } = save;
      const before = await getRow(ids, 'edit');
      const isRenamed = before.isRenamed || save.title !== undefined;
      const title = save.title ?? (before.isRenamed ? before.title : titleOfDraft(content));
      if (before.title === title && isDeepStrictEqual(before.content, content)) return presentDraftFacts(before);
      const saved = await replaceDraft(database.db, ids.draftId, {
        baseVersion,
        content,
        ...summarizeDraft(content),
        title,
        isRenamed,
        changedAt: clock.now(),
      });
      if (saved) return presentDraftFacts(saved);
      throw new AppError('DRAFT_CHANGED', {}, { data: await present(ids.actor, await getRow(ids, 'read')) });
    },

    async listDrafts(
      query: { actor: Actor; toolType: DraftToolType | undefined; search: string | undefined } & PageRequest,
      language: UiLanguage,
    ): Promise<CallData<'listDrafts'>> {
      const { actor, toolType, search, ...request } = query;
      const { workspaceId } = actor;
      const { rows, page } = await readPage(request, { order: LAST_CHANGED, language }, (part) =>
        listDraftPage(database.db, { workspaceId, toolType, search, ...part }),
      );
      const covers = rows.flatMap(({ cover }) => (cover && 'asset_id' in cover ? [cover.asset_id] : []));
      const found = await library.listLibraryAssets(actor, covers);
      const assets = new Map(found.map((asset) => [asset.id, asset]));
      return { list: rows.map((row) => presentDraftCard(row, assets)), ...page };
    },

    /** Throws NOT_FOUND, or TOOL_UNAVAILABLE if the task's tool has no wizard. */
    async getTaskDraft(ids: { taskId: TaskId; actor: Actor }): Promise<CallData<'getTaskDraft'>> {
      const made = await tasks.findDraft(ids);
      if (!made) throw new AppError('TOOL_UNAVAILABLE');
      return { tool_type: made.toolType, title: made.title, content: made.content };
    },

    /** Throws NOT_FOUND, DRAFT_QUOTA, or TOOL_UNAVAILABLE if the task's tool has no wizard. */
    async createDraftFromTask(ids: { taskId: TaskId; actor: Actor }): Promise<Draft> {
      const made = await tasks.findDraft(ids);
      if (!made) throw new AppError('TOOL_UNAVAILABLE');
      return addDraft({ actor: ids.actor, ...made });
    },

    async deleteDraft(ids: DraftOfActor): Promise<void> {
      const { draftId } = await getRow(ids, 'delete');
      if (!(await markDraftDeleted(database.db, { draftId, now: clock.now() }))) throw new AppError('NOT_FOUND');
    },

    async restoreDraft({ actor, draftId }: DraftOfActor): Promise<Draft> {
      authorize(canDraft, actor, 'delete', await findAnyDraft(database.db, draftId));
      const row = await restoreDraft(database.db, draftId);
      if (!row) throw new AppError('NOT_FOUND');
      return present(actor, row);
    },

    /** Moves all drafts of a workspace to another one, however many that may keep. */
    async moveWorkspaceDrafts(tx: Executor, move: OwnerMove): Promise<void> {
      await moveDrafts(tx, move);
    },

    /** Purges all drafts of a workspace that nobody will use again. */
    async purgeWorkspaceDrafts(workspaceId: WorkspaceId): Promise<void> {
      await purgeWorkspaceDrafts(database.db, workspaceId);
    },

    /** Purges drafts whose time for restoring is over. Returns their number. */
    async purgeDrafts(): Promise<number> {
      return purgeDrafts(database.db, new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS));
    },
  };
}

export type DraftsService = ReturnType<typeof createDraftsService>;
