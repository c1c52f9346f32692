import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type AdDraft,
  type CallData,
  type Draft,
  type DraftId,
  type DraftToolType,
  type TaskId,
  UNDO_DAYS,
  type UserId,
} from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MediaLibraryService } from '../media-library/media-library.service.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { listDraftAssets, listDraftPictures, titleOfDraft } from './draft-content.ts';
import { presentDraft, presentDraftCard, presentDraftFacts } from './drafts.presenter.ts';
import {
  type DraftRow,
  findDraft,
  insertDraft,
  listDraftPage,
  markDraftDeleted,
  purgeDrafts,
  replaceDraft,
  restoreDraft,
} from './drafts.store.ts';

interface DraftOfUser {
  draftId: DraftId;
  userId: UserId;
}

export interface DraftsDependencies {
  database: Database;
  library: Pick<MediaLibraryService, 'listLibraryAssets'>;
  tasks: Pick<TasksService, 'findDraft'>;
  clock: Clock;
}

const DAY_MS = 86_400_000;

/** Ads in the making. What isn't the user's answers NOT_FOUND. */
export function createDraftsService({ database, library, tasks, clock }: DraftsDependencies) {
  async function present(row: DraftRow): Promise<Draft> {
    return presentDraft(row, await library.listLibraryAssets(row.userId, listDraftAssets(row.content)));
  }

  async function addDraft(draft: {
    userId: UserId;
    toolType: DraftToolType;
    content: AdDraft;
    title: string | undefined;
  }): Promise<Draft> {
    const { title, ...rest } = draft;
    const now = clock.now();
    const row = await insertDraft(database.db, {
      ...rest,
      draftId: randomUUID(),
      title: title ?? titleOfDraft(draft.content),
      isRenamed: title !== undefined,
      createdAt: now,
      changedAt: now,
    });
    return present(row);
  }

  async function getRow(ids: DraftOfUser): Promise<DraftRow> {
    const row = await findDraft(database.db, ids);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  return {
    createDraft: addDraft,

    async getDraft(ids: DraftOfUser): Promise<Draft> {
      return present(await getRow(ids));
    },

    /**
     * Writes nothing over a version that the user has not seen: throws DRAFT_CHANGED with the newer draft. The same content again, as
     * after an answer that was lost, is no change.
     */
    async saveDraft(
      ids: DraftOfUser,
      save: { baseVersion: number; content: AdDraft; title: string | undefined },
    ): Promise<CallData<'saveDraft'>> {
      const { baseVersion, content } = save;
      const before = await getRow(ids);
      const isRenamed = before.isRenamed || save.title !== undefined;
      const title = save.title ?? (before.isRenamed ? before.title : titleOfDraft(content));
      if (before.title === title && isDeepStrictEqual(before.content, content)) return presentDraftFacts(before);
      const saved = await replaceDraft(database.db, ids, {
        baseVersion,
        content,
        title,
        isRenamed,
        changedAt: clock.now(),
      });
      if (saved) return presentDraftFacts(saved);
      throw new AppError('DRAFT_CHANGED', {}, { data: await present(await getRow(ids)) });
    },

    async listDrafts(query: {
      userId: UserId;
      toolType: DraftToolType | undefined;
      search: string | undefined;
      page: number;
      pageSize: number;
    }): Promise<Pick<CallData<'listDrafts'>, 'list' | 'total'>> {
      const { page, pageSize, ...rest } = query;
      const { rows, total } = await listDraftPage(database.db, {
        ...rest,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const firstPictures = rows.flatMap(({ content }) => {
        const ref = listDraftPictures(content)[0]?.ref;
        return ref && 'asset_id' in ref ? [ref.asset_id] : [];
      });
      const found = await library.listLibraryAssets(query.userId, firstPictures);
      const assets = new Map(found.map((asset) => [asset.id, asset]));
      return { list: rows.map((row) => presentDraftCard(row, assets)), total };
    },

    /** Throws NOT_FOUND, or TOOL_UNAVAILABLE where the task's tool has no wizard. */
    async createDraftFromTask(ids: { taskId: TaskId; userId: UserId }): Promise<Draft> {
      const made = await tasks.findDraft(ids);
      if (!made) throw new AppError('TOOL_UNAVAILABLE');
      return addDraft({ userId: ids.userId, ...made });
    },

    async deleteDraft(ids: DraftOfUser): Promise<void> {
      if (!(await markDraftDeleted(database.db, { ...ids, now: clock.now() }))) throw new AppError('NOT_FOUND');
    },

    async restoreDraft(ids: DraftOfUser): Promise<Draft> {
      const row = await restoreDraft(database.db, ids);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },

    /** Removes what was deleted too long ago to be restored. */
    async purgeDrafts(): Promise<number> {
      return purgeDrafts(database.db, new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS));
    },
  };
}

export type DraftsService = ReturnType<typeof createDraftsService>;
