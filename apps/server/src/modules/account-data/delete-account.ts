import {
  ACCOUNT_LIMITS,
  DEFAULT_UI_LANGUAGE,
  type SessionId,
  type UiLanguage,
  type UserId,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { isMailAddress } from '../../platform/mail/mail-address.ts';
import {
  deleteOwnedRows,
  deleteOwner,
  handOverRows,
  listOpenTasks,
  type Owner,
  readCatalogue,
} from './account-data.store.ts';
import type { AccountDataDependencies } from './account-data.dependencies.ts';
import { toExportFolder } from './export-account.ts';
import { findOwnedTables, sortForDeletion } from './owned-tables.ts';

const DAY_MS = 86_400_000;
const DELETED_AT_ONCE = 20;
/** They go last, or with the user. */
const LAST: ReadonlySet<string> = new Set(['users', 'workspaces']);

/** Who asks, in which session. */
export interface Asker {
  actor: Actor;
  session?: { sessionId: SessionId } | undefined;
  language: UiLanguage;
}

/**
 * Writes down that an account will be deleted, and ends all its sessions. Throws ACCOUNT_PROTECTED, WORKSPACE_SHARED,
 * LAST_OPERATOR, CONFIRMATION_WRONG, and WRONG_PASSWORD or SIGN_IN_AGAIN without proof of who asks.
 */
export async function scheduleDeletion(
  dependencies: AccountDataDependencies,
  { password, confirmation }: { password: string | undefined; confirmation: string },
  { actor: { userId }, session, language: ofRequest }: Asker,
): Promise<Date> {
  const { database, members, sessions, profiles, mails, clock } = dependencies;
  await members.checkDeletable(userId);
  const { email, hasPassword } = await members.getMember(userId);
  if (confirmation.toLowerCase() !== (email ?? '').toLowerCase()) throw new AppError('CONFIRMATION_WRONG');
  if (hasPassword) await members.checkPassword(userId, password ?? '');
  else await sessions.checkFreshSignIn(userId, session?.sessionId);
  const deleteAfter = new Date(clock.now().getTime() + ACCOUNT_LIMITS.deletionDays * DAY_MS);
  await database.transaction(async (tx) => {
    await members.checkNotLastOperator(tx, userId);
    await members.setDeleteAfter(tx, userId, deleteAfter);
    await sessions.endOtherSessions(userId, null, tx);
    if (email === null || !isMailAddress(email)) return;
    const language = await profiles.findMailLanguage(tx, userId, ofRequest);
    const values = { deletedAt: deleteAfter.toISOString() };
    await mails.queueMail(tx, { to: email, language, template: { name: 'deletion_scheduled', values } });
  });
  return deleteAfter;
}

export async function keepAccount({ database, members }: AccountDataDependencies, { userId }: Actor): Promise<void> {
  await database.transaction((tx) => members.setDeleteAfter(tx, userId, null));
}

/** Returns false if a worker still runs a task of the user; the next call finds it cancelled. */
async function deleteAccount(
  dependencies: AccountDataDependencies,
  { userId, email }: { userId: UserId; email: string | null },
  signal: AbortSignal,
): Promise<boolean> {
  const {
    database,
    storage,
    accounts,
    members,
    credits,
    tasks,
    library,
    drafts,
    pronunciations,
    brandKits,
    catalogue,
    downloader,
  } = dependencies;
  const workspaceIds = await members.listCreatedWorkspaces(userId);
  const owner: Owner = { userId, workspaceIds };
  // Tasks first: their credits come back before the balance is closed.
  for (const { taskId, workspaceId } of await listOpenTasks(database.db, userId)) {
    const actor = await accounts.getActor({ userId, workspaceId });
    await tasks.cancelTask({ actor, taskId }, DEFAULT_UI_LANGUAGE);
  }
  // Files before rows, and the user last: an interrupted deletion can be repeated, and no file is orphaned.
  for (const workspaceId of workspaceIds) {
    if (!(await tasks.purgeWorkspaceTasks(workspaceId, signal))) return false;
    await library.purgeWorkspaceLibrary(workspaceId, signal);
    await drafts.purgeWorkspaceDrafts(workspaceId);
    await pronunciations.purgeWorkspacePronunciations(workspaceId);
    await brandKits.purgeWorkspaceBrandKits(workspaceId);
    await catalogue.purgeWorkspaceProducts(workspaceId);
    await downloader.purgeWorkspaceLookups(workspaceId);
  }
  await dependencies.profiles.deleteAvatar(userId);
  await storage.deleteFolder(toExportFolder(userId));
  const pendingEmail = await dependencies.profiles.findPendingEmail(userId);
  const tables = findOwnedTables(await readCatalogue(database.db));
  await database.transaction(async (tx) => {
    // The others may have left, or have become members, since the deletion was asked for.
    await members.checkNotLastOperator(tx, userId);
    const { available } = await credits.getBalance(tx, userId);
    if (available > 0) await credits.expireCredits(tx, { userId, amount: available, cause: 'account_deleted' });
    const rows = tables.filter(({ name, ownership }) => !LAST.has(name) && ownership.by !== 'ledger');
    for (const table of rows) {
      const { ownership } = table;
      if (ownership.by === 'columns' && ownership.user && ownership.workspace) await handOverRows(tx, { table, owner });
    }
    for (const table of sortForDeletion(rows)) await deleteOwnedRows(tx, { table, tables, owner });
    for (const address of [email, pendingEmail]) {
      if (address) await dependencies.mails.deleteMailsTo(tx, address);
    }
    await dependencies.analytics.forgetUser(tx, userId);
    await deleteOwner(tx, owner);
  });
  return true;
}

/** Deletes the accounts whose time to be kept is over. Returns their number. */
export async function deleteDueAccounts(dependencies: AccountDataDependencies, signal: AbortSignal): Promise<number> {
  const { database, members, clock, log } = dependencies;
  let deleted = 0;
  for (const due of await members.listDueDeletions({ now: clock.now(), max: DELETED_AT_ONCE })) {
    signal.throwIfAborted();
    try {
      await members.checkDeletable(due.userId);
      await database.transaction((tx) => members.checkNotLastOperator(tx, due.userId));
      if (await deleteAccount(dependencies, due, signal)) deleted++;
    } catch (error) {
      signal.throwIfAborted();
      // One account must not keep the others.
      log.error('account_data.not_deleted', { userId: due.userId, error });
    }
  }
  if (deleted > 0) log.info('account_data.deleted', { count: deleted });
  return deleted;
}
