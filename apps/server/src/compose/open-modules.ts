import { openAccountData } from '../modules/account-data/account-data.module.ts';
import { openAccounts } from '../modules/accounts/accounts.module.ts';
import { openAdReviews } from '../modules/ad-reviews/ad-reviews.module.ts';
import { openAnalyses } from '../modules/analyses/analyses.module.ts';
import { openAnalytics } from '../modules/analytics/analytics.module.ts';
import { openApp } from '../modules/app/app.module.ts';
import { openAssets } from '../modules/assets/assets.module.ts';
import { openBrandKits } from '../modules/brand-kits/brand-kits.module.ts';
import { openCatalogue } from '../modules/catalogue/catalogue.module.ts';
import { openCredits } from '../modules/credits/credits.module.ts';
import { openDownloader } from '../modules/downloader/downloader.module.ts';
import { openDraftCheck, openDrafts } from '../modules/drafts/drafts.module.ts';
import { openExamples } from '../modules/examples/examples.module.ts';
import { openGenerations } from '../modules/generations/generations.module.ts';
import { openGuests } from '../modules/guests/guests.module.ts';
import { openInvites } from '../modules/invites/invites.module.ts';
import { openIdentities } from '../modules/identities/identities.module.ts';
import { openLibrary } from '../modules/assets/library/library.module.ts';
import { openLookPreviews } from '../modules/look-previews/look-previews.module.ts';
import { openMails } from '../modules/mails/mails.module.ts';
import { openUploads } from '../modules/uploads/uploads.module.ts';
import { openMusic } from '../modules/music/music.module.ts';
import type { OpenModule } from '../modules/open-module.ts';
import { openPreviews } from '../modules/previews/previews.module.ts';
import { openProfiles } from '../modules/profiles/profiles.module.ts';
import { openProducts } from '../modules/products/products.module.ts';
import { openProjectExports } from '../modules/project-exports/project-exports.module.ts';
import { openPromotionCodes } from '../modules/promotion-codes/promotion-codes.module.ts';
import { openPronunciations } from '../modules/pronunciations/pronunciations.module.ts';
import { openReleaseNotes } from '../modules/release-notes/release-notes.module.ts';
import { openScripts } from '../modules/scripts/scripts.module.ts';
import { openShares } from '../modules/shares/shares.module.ts';
import { openSurveys } from '../modules/surveys/surveys.module.ts';
import { measurePreviews, openTasks } from '../modules/tasks/tasks.module.ts';
import { openVerificationCodes } from '../modules/verification-codes/verification-codes.module.ts';
import { openVideoFrames } from '../modules/video-frames/video-frames.module.ts';
import { openVoices } from '../modules/voices/voices.module.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { countMilestones } from './count-milestones.ts';
import { foldModules } from './fold-modules.ts';
import type { Engines } from './open-engines.ts';
import { openTogether } from './open-together.ts';
import { guardDisk } from './read-only-mode.ts';
import { openTools } from './open-tools.ts';

interface ModulesNeeds {
  platform: Platform;
  engines: Engines;
  settings: Settings;
  version: string;
  /** Whether strangers cannot reach this server, so that its sign-in page may offer the demo account. */
  isPrivate: boolean;
}

/** Opens every module, after the modules that it needs. A new module is opened and listed here. */
export async function openModules({ platform, engines, settings, version, isPrivate }: ModulesNeeds) {
  return openTogether(async (closing) => {
    const keep = <Module extends OpenModule>(module: Module): Module =>
      closing.adopt(module, async (each) => each.close?.());
    const base = { ...platform, ...engines, settings };

    const credits = keep(openCredits(base));
    const mails = keep(openMails(base));
    const analytics = keep(openAnalytics(base));
    const assets = keep(openAssets(base));
    const products = keep(openProducts(base));
    const scripts = keep(openScripts(base));
    const voices = keep(openVoices(base));
    const music = keep(openMusic(base));
    const pronunciations = keep(openPronunciations(base));
    const analyses = keep(openAnalyses({ ...base, assets: assets.service }));
    const uploads = keep(openUploads({ ...base, assets: assets.service, analyses: analyses.service, measurePreviews }));
    const library = uploads.service;
    const videoFrames = keep(openVideoFrames({ ...base, library }));
    const downloader = keep(openDownloader(base));
    const brandKits = keep(openBrandKits({ ...base, library, products: products.service }));
    const lookPreviews = keep(openLookPreviews({ ...base, library, collectImages: products.collectImages }));
    const generations = keep(openGenerations(base));
    const codes = keep(openVerificationCodes({ ...base, mails: mails.service }));
    const accounts = keep(
      await openAccounts({
        ...base,
        credits: credits.service,
        codes: codes.service,
        mails: mails.service,
        isPrivate,
      }),
    );
    const profiles = keep(
      openProfiles({
        ...base,
        members: accounts.members,
        sessions: accounts.sessions,
        codes: codes.service,
        mails: mails.service,
      }),
    );
    const identities = keep(
      openIdentities({
        ...base,
        accounts: accounts.service,
        members: accounts.members,
        sessions: accounts.sessions,
        profiles: profiles.service,
        mails: mails.service,
      }),
    );
    const promotionCodes = keep(openPromotionCodes({ ...base, credits: credits.service }));
    const surveys = keep(openSurveys(base));
    const app = keep(
      openApp({
        version,
        signInMethods: identities.methods,
        termsUrl: settings.termsUrl ?? null,
        privacyUrl: settings.privacyUrl ?? null,
        demoAccount: isPrivate ? accounts.demoAccount : null,
        site: settings.site,
        cookieDomain: settings.cookieDomain ?? null,
        hasCutOutModel: settings.cutOutModel !== undefined,
        ownPagesHaveMailbox: isPrivate && platform.database.dialect === 'pglite' && platform.mailer === null,
      }),
    );
    const invites = keep(openInvites({ ...base, accounts: accounts.service }));
    const releaseNotes = keep(await openReleaseNotes({ ...base, accounts: accounts.service, version }));
    const tools = await openTools({
      engines,
      products,
      library: {
        findImageKey: library.findImageAsset,
        findMedia: library.findMedia,
        findAssetUse: library.findAssetUse,
        findVideoSource: library.findVideoSource,
      },
      storage: platform.storage,
      links: downloader.service,
      findPronunciations: pronunciations.service.findRules,
    });
    const tasks = keep(
      openTasks({
        ...base,
        accounts: accounts.service,
        credits: credits.service,
        assets: assets.service,
        library,
        checkDraft: openDraftCheck(base),
        recordVideo: analytics.service.recordVideo,
        mailResult: profiles.service.mailResult,
        tools,
      }),
    );
    const assetLibrary = keep(
      openLibrary({
        ...base,
        assets: assets.service,
        analyses: analyses.service,
        uploads: library,
        tasks: tasks.service,
      }),
    );
    const catalogue = keep(openCatalogue({ ...base, library, tasks: tasks.service }));
    const adReviews = keep(openAdReviews({ ...base, tasks: tasks.service }));
    const previews = keep(openPreviews({ ...base, library, tasks: tasks.service }));
    const projectExports = keep(openProjectExports({ ...base, tasks: tasks.service }));
    const shares = keep(openShares({ ...base, tasks: tasks.service }));
    const drafts = keep(openDrafts({ ...base, library, tasks: tasks.service }));
    const examples = keep(
      openExamples({ ...base, accounts: accounts.service, library, tasks: tasks.service, drafts: drafts.service }),
    );

    const guests = keep(
      openGuests({
        ...base,
        accounts: accounts.service,
        credits: credits.service,
        tasks: tasks.service,
        library,
        drafts: drafts.service,
        pronunciations: pronunciations.service,
        brandKits: brandKits.service,
        catalogue: catalogue.service,
        downloader: downloader.service,
      }),
    );

    const accountData = keep(
      openAccountData({
        ...base,
        accounts: accounts.service,
        members: accounts.members,
        sessions: accounts.sessions,
        credits: credits.service,
        tasks: tasks.service,
        library,
        drafts: drafts.service,
        pronunciations: pronunciations.service,
        brandKits: brandKits.service,
        catalogue: catalogue.service,
        downloader: downloader.service,
        profiles: profiles.service,
        mails: mails.service,
        analytics: analytics.service,
      }),
    );

    const { handlers, jobs, handleJobs, ...work } = foldModules(
      {
        credits,
        mails,
        analytics,
        assets,
        analyses,
        products,
        scripts,
        videoFrames,
        voices,
        music,
        pronunciations,
        brandKits,
        catalogue,
        downloader,
        uploads,
        assetLibrary,
        lookPreviews,
        generations,
        codes,
        accounts,
        identities,
        app,
        invites,
        releaseNotes,
        tasks,
        adReviews,
        previews,
        projectExports,
        shares,
        drafts,
        examples,
        guests,
        profiles,
        surveys,
        promotionCodes,
        accountData,
      },
      platform.log,
    );
    platform.queue.declare(jobs);
    handleJobs(platform.queue);
    // The queue stops before any module closes: a running job uses all of them.
    closing.defer(() => platform.queue.stop());

    return {
      ...work,
      // A call without a handler does not compile here.
      handlers: guardDisk(countMilestones(handlers satisfies Handlers, analytics.service), platform.disk),
      accounts: accounts.service,
      sessions: accounts.sessions,
      uploads: library,
      assetLibrary: assetLibrary.service,
      tasks: tasks.service,
      credits: credits.service,
      guests: guests.service,
      accountData: accountData.service,
      surveys: surveys.service,
      promotionCodes: promotionCodes.service,
      assets: assets.service,
      demoAccount: accounts.demoAccount,
    };
  });
}
