import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type AssetId,
  CALLS,
  type CheckedInput,
  type CallName,
  type LibraryEntry,
  QUOTAS,
} from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import { checkInput } from '#src/check-input.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { OpenDatabase } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/database/test-database.ts';
import { openGate } from '#src/platform/heavy-work/test-open-gate.ts';
import { silentLogger } from '#src/platform/log/logger.ts';
import type { Queue } from '#src/platform/queue/queue.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { createSealer } from '#src/platform/secrets/sealer.ts';
import { openFolderStorage } from '#src/platform/storage/folder-storage.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { type AnalysesService, createAnalysesService } from '../../analyses/analyses.service.ts';
import { type AssetsService, createAssetsService, type NewAsset } from '../assets.service.ts';
import { createUploadsService } from '../../uploads/uploads.service.ts';
import type { LibraryDependencies } from './library.dependencies.ts';
import { createLibraryService, type LibraryService } from './library.service.ts';

export interface TestLibrary extends AsyncDisposable {
  database: OpenDatabase;
  storage: Storage;
  assets: AssetsService;
  library: LibraryService;
  uploads: ReturnType<typeof createUploadsService>;
  analyses: AnalysesService;
  /** Data of the jobs that were enqueued. */
  jobs: object[];
  /** The assets that projects were told to forget. */
  forgotten: AssetId[];
  /** Adds an asset with files of as many bytes as it says. */
  addFile(actor: Actor, file?: Partial<NewAsset>): Promise<AssetId>;
  /** Returns the entries that a request lists. */
  list(actor: Actor, request?: object): Promise<LibraryEntry[]>;
  /** Returns the bytes of all files in storage. */
  sumFiles(): Promise<number>;
}

/** Checks an input as the HTTP layer does. */
export function inputOf<Name extends CallName>(name: Name, input: object): CheckedInput<Name> {
  return checkInput(CALLS[name].input, input, 'en') as CheckedInput<Name>;
}

/** Opens the library over a database and a folder of its own. */
export async function openTestLibrary(clock: Clock): Promise<TestLibrary> {
  const folder = await mkdtemp(path.join(tmpdir(), 'library-'));
  const database = await openTestDatabase();
  const storage = await openFolderStorage({ folder, signingSecret: 'test', publicUrl: '', clock });
  const assets = createAssetsService({ clock });
  const jobs: object[] = [];
  const queue: Pick<Queue, 'enqueue'> = {
    async enqueue(_kind, data) {
      jobs.push(data);
      return '';
    },
  };
  const analyses = createAnalysesService({ database, assets, queue, clock, isAutomatic: true });
  const base = { database, storage, assets, clock, runProgram, heavyWork: openGate, log: silentLogger };
  const uploads = createUploadsService({
    ...base,
    analyses,
    quotaOf: (plan) => QUOTAS[plan],
    measurePreviews: async () => 0,
    queue,
    async makeFolder() {
      const temp = await mkdtemp(path.join(folder, 'temp-'));
      return { path: temp, remove: () => rm(temp, { recursive: true }) };
    },
  });
  const forgotten: AssetId[] = [];
  const tasks: LibraryDependencies['tasks'] = {
    findTaskOfOutput: async () => undefined,
    async forgetOutputs(_tx, assetIds) {
      forgotten.push(...assetIds);
    },
  };
  const storageQuotas = { guest: 1000, free: 1000, personal: 1000, business: 1000 };
  const sealer = createSealer('test');
  const library = createLibraryService({ ...base, sealer, analyses, uploads, tasks, storageQuotas });
  return {
    database,
    storage,
    assets,
    library,
    uploads,
    analyses,
    jobs,
    forgotten,
    async addFile({ userId, workspaceId }, file = {}) {
      const assetId = randomUUID() as AssetId;
      const content = Buffer.alloc(file.sizeBytes ?? 10, assetId);
      const fileName = file.fileName ?? `${assetId}.png`;
      const storageKey = `library/${assetId}/original`;
      await storage.put(storageKey, content, 'image/png');
      const facts = { contentType: 'image/png', width: 300, height: 300, durationS: null, sizeBytes: content.length };
      const sha256 = createHash('sha256').update(content).digest('hex');
      await assets.addAssets(database.db, [
        { assetId, userId, workspaceId, fileName, storageKey, sha256, ...facts, ...file },
      ]);
      return assetId;
    },
    async list(actor, request = {}) {
      const input = inputOf('listLibrary', request);
      return (await library.listLibrary({ ...input, actor, language: 'en' })).list;
    },
    async sumFiles() {
      return (await storage.list('library/')).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    },
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
