import path from 'node:path';
import { accountHandlers } from '../modules/accounts/accounts.routes.ts';
import { type AccountsService, createAccountsService } from '../modules/accounts/accounts.service.ts';
import { type DemoAccount, seedDemoAccount } from '../modules/accounts/demo-account.ts';
import { adReviewHandlers } from '../modules/ad-reviews/ad-reviews.routes.ts';
import { createAdReviewsService } from '../modules/ad-reviews/ad-reviews.service.ts';
import { appHandlers } from '../modules/app/app.routes.ts';
import { createAssetsService } from '../modules/assets/assets.service.ts';
import { createCreditsService } from '../modules/credits/credits.service.ts';
import { draftHandlers } from '../modules/drafts/drafts.routes.ts';
import { createDraftsService } from '../modules/drafts/drafts.service.ts';
import { exampleHandlers } from '../modules/examples/examples.routes.ts';
import { handleExampleJobs, makeExamplesJob, startExamples } from '../modules/examples/examples.jobs.ts';
import { createExamplesService } from '../modules/examples/examples.service.ts';
import { lookPreviewHandlers } from '../modules/look-previews/look-previews.routes.ts';
import { mediaLibraryHandlers } from '../modules/media-library/media-library.routes.ts';
import {
  handleMediaLibraryJobs,
  prepareOutputJob,
  prepareUploadJob,
} from '../modules/media-library/media-library.jobs.ts';
import { createMediaLibraryService, type MediaLibraryService } from '../modules/media-library/media-library.service.ts';
import { productHandlers } from '../modules/products/products.routes.ts';
import { musicHandlers } from '../modules/music/music.routes.ts';
import { createMusicService } from '../modules/music/music.service.ts';
import { previewHandlers } from '../modules/previews/previews.routes.ts';
import { createPreviewsService } from '../modules/previews/previews.service.ts';
import { projectExportHandlers } from '../modules/project-exports/project-exports.routes.ts';
import { createProjectExportsService } from '../modules/project-exports/project-exports.service.ts';
import { pronunciationHandlers } from '../modules/pronunciations/pronunciations.routes.ts';
import { createPronunciationsService } from '../modules/pronunciations/pronunciations.service.ts';
import { scriptHandlers } from '../modules/scripts/scripts.routes.ts';
import { createScriptsService } from '../modules/scripts/scripts.service.ts';
import { shareHandlers } from '../modules/shares/shares.routes.ts';
import { createSharesService } from '../modules/shares/shares.service.ts';
import { createTaskRunner } from '../runner/run-task.ts';
import { createTaskEvents } from '../modules/tasks/task-events.ts';
import { defineTaskJobs, handleTaskJobs } from '../modules/tasks/tasks.jobs.ts';
import { taskHandlers } from '../modules/tasks/tasks.routes.ts';
import { createTasksService, type TasksService } from '../modules/tasks/tasks.service.ts';
import { voiceHandlers } from '../modules/voices/voices.routes.ts';
import { createVoicesService } from '../modules/voices/voices.service.ts';
import { systemClock } from '../platform/clock.ts';
import { writeOtio } from '../studio/interchange/write-otio.ts';
import { estimateScriptMs, estimateSpokenMs } from '../engines/writing/embedded/spoken-length.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Logger } from '../platform/log/logger.ts';
import { runProgram } from '../platform/process/run-program.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { openQueue } from '../platform/queue/open-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.ts';
import { readSigningSecret } from '../platform/storage/signing-secret.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { openTempRoot } from '../platform/temp/temp-root.ts';
import { openSpeech } from './open-speech.ts';
import { openTools } from './open-tools.ts';
import { openWriting } from './open-writing.ts';

export interface Services {
  database: Database;
  storage: Storage;
  signingSecret: string;
  queue: Queue;
  accounts: AccountsService;
  mediaLibrary: MediaLibraryService;
  tasks: TasksService;
  /** Has the examples made that are not there yet, in the background. */
  startExamples(): Promise<void>;
  /** Removes what nobody needs any more. */
  keepHouse(signal: AbortSignal): Promise<void>;
  handlers: Handlers;
  demoAccount: DemoAccount | null;
  close(): Promise<void>;
}

interface ServicesOptions {
  settings: Settings;
  log: Logger;
  version: string;
  /** Whether strangers can't reach this server, so that its sign-in page may offer the demo account. */
  isPrivate: boolean;
}

/** Opens everything a process needs, whatever its role; nothing runs or listens yet. */
export async function openServices({ settings, log, version, isPrivate }: ServicesOptions): Promise<Services> {
  const clock = systemClock;
  const database = await openDatabase(settings, log);
  const signingSecret = settings.signingSecret ?? (await readSigningSecret(settings.dataDir));
  const storage = await openFolderStorage({
    folder: settings.storageDir,
    signingSecret,
    publicUrl: settings.publicUrl,
    clock,
  });
  const temp = await openTempRoot(settings.dataDir);
  const jobs = defineTaskJobs({ light: settings.workerLightConcurrency, heavy: settings.workerConcurrency });
  const queue = await openQueue({
    database,
    kinds: [...Object.values(jobs), prepareUploadJob, prepareOutputJob, makeExamplesJob],
    log,
  });

  const credits = createCreditsService({ clock });
  const assets = createAssetsService({ clock });
  const accounts = createAccountsService({ database, credits, clock, guestCredits: settings.guestCredits });
  const mediaDependencies = {
    database,
    storage,
    assets,
    runProgram,
    makeFolder: () => temp.makeFolder('upload'),
    log,
  };
  const mediaLibrary = createMediaLibraryService({ ...mediaDependencies, queue, clock });
  handleMediaLibraryJobs(queue, mediaDependencies);
  const events = createTaskEvents({ database, log });
  const speech = await openSpeech(settings);
  const writing = await openWriting(settings, { onFallback: (notice) => log.warn(notice) });
  const pronunciations = createPronunciationsService({
    database,
    speech: speech.speech,
    clock,
    runProgram,
    makeFolder: () => temp.makeFolder('word'),
  });
  const open = await openTools({
    storage,
    fontsFolder: path.join(settings.dataDir, 'fonts'),
    fetchAllowHosts: settings.fetchAllowHosts,
    renderEncoder: settings.renderEncoder,
    speech: speech.speech,
    writing,
    findPronunciations: (actor, language) => pronunciations.findRules(actor, language),
    makeFolder: () => temp.makeFolder('looks'),
    library: {
      findImageKey: (actor, assetId) => mediaLibrary.findImageAsset(actor, assetId),
      findMedia: (actor, assetId) => mediaLibrary.findMedia(actor, assetId),
      findAssetUse: (actor, assetId) => mediaLibrary.findAssetUse(actor, assetId),
    },
  });
  const { tools } = open;
  const tasks = createTasksService({
    database,
    queue,
    storage,
    credits,
    assets,
    library: mediaLibrary,
    tools,
    events,
    jobs,
    limits: settings,
    clock,
  });
  const voices = createVoicesService({
    speech: speech.speech,
    storage,
    runProgram,
    makeFolder: () => temp.makeFolder('voice'),
  });
  const music = createMusicService({ music: open.music, storage, clock, makeFolder: () => temp.makeFolder('music') });
  const previews = createPreviewsService({ tasks, library: mediaLibrary, storage, fonts: open.previewFonts });
  const projectExports = createProjectExportsService({
    tasks,
    storage,
    writeOtio,
    makeFolder: () => temp.makeFolder('export'),
  });
  const drafts = createDraftsService({ database, library: mediaLibrary, tasks, clock });
  const scripts = createScriptsService({
    writing,
    estimate: { lineMs: estimateSpokenMs, scriptMs: estimateScriptMs },
  });
  const shares = createSharesService({ database, tasks, clock });
  const examples = createExamplesService({
    accounts,
    tasks,
    library: mediaLibrary,
    drafts,
    ...(settings.sampleContent === 'off' && { recipes: [] }),
    log,
  });
  handleExampleJobs(queue, examples);
  const runner = createTaskRunner({
    accounts,
    database,
    storage,
    credits,
    assets,
    library: mediaLibrary,
    events,
    clock,
    tools,
    makeFolder: () => temp.makeFolder('step'),
    log,
  });
  handleTaskJobs(queue, jobs, runner);

  const isEmbedded = database.dialect === 'pglite';
  const demoAccount = isEmbedded
    ? await seedDemoAccount(accounts, { dataDir: settings.dataDir, credits: settings.demoCredits })
    : null;
  return {
    database,
    storage,
    signingSecret,
    queue,
    accounts,
    mediaLibrary,
    tasks,
    demoAccount,
    handlers: {
      ...accountHandlers(accounts),
      ...adReviewHandlers(createAdReviewsService({ tasks })),
      ...appHandlers({ version, demoAccount: isPrivate ? demoAccount : null }),
      ...draftHandlers(drafts),
      ...exampleHandlers(examples),
      ...lookPreviewHandlers(open.lookPreviews),
      ...mediaLibraryHandlers(mediaLibrary),
      ...musicHandlers(music),
      ...previewHandlers(previews),
      ...projectExportHandlers(projectExports),
      ...pronunciationHandlers(pronunciations),
      ...productHandlers(open.products, { voices: open.voices }),
      ...scriptHandlers(scripts),
      ...shareHandlers(shares),
      ...taskHandlers(tasks),
      ...voiceHandlers(voices),
    },
    startExamples: () => startExamples(queue, examples),
    async keepHouse(signal) {
      await mediaLibrary.deleteExpiredUploads(signal);
      await drafts.purgeDrafts();
      await shares.purgeShares();
      await tasks.purgeTasks(signal);
    },
    async close() {
      await queue.stop();
      events.close();
      await open.close();
      await speech.close();
      await temp.remove();
      await database.close();
    },
  };
}
