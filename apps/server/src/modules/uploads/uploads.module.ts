import { type Quota, QUOTAS, type UserGroup } from '@reelwright/contracts';
import type { SaveGuarded } from '../../platform/fetch/guarded-fetch.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { AnalysesService } from '../analyses/analyses.service.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import type { OpenModule } from '../open-module.ts';
import { importLinkJob, prepareLongUploadJob, prepareOutputJob, prepareUploadJob } from './library-jobs.ts';
import { handleUploadsJobs } from './uploads.jobs.ts';
import { uploadsHandlers } from './uploads.routes.ts';
import { createUploadsService } from './uploads.service.ts';

interface UploadsNeeds
  extends Pick<Platform, 'database' | 'storage' | 'queue' | 'temp' | 'runProgram' | 'heavyWork' | 'clock' | 'log'> {
  assets: Pick<
    AssetsService,
    | 'addAssets'
    | 'getAsset'
    | 'findAsset'
    | 'listAssets'
    | 'listOwnAssets'
    | 'findSameAsset'
    | 'setMedia'
    | 'measureLibrary'
    | 'listWorkspaceAssetIds'
    | 'deleteAssets'
    | 'moveAssets'
    | 'library'
    | 'deleteFolders'
  >;
  analyses: Pick<AnalysesService, 'requestAnalyses'>;
  saveGuarded: SaveGuarded;
  measurePreviews: Parameters<typeof createUploadsService>[0]['measurePreviews'];
  settings: Pick<Settings, 'storageQuotas'>;
}

export function openUploads({ temp, settings, ...needs }: UploadsNeeds) {
  const quotaOf = (plan: UserGroup): Quota => ({ ...QUOTAS[plan], storageBytes: settings.storageQuotas[plan] });
  const dependencies = { ...needs, quotaOf, makeFolder: () => temp.makeFolder('upload') };
  const service = createUploadsService(dependencies);
  return {
    service,
    handlers: uploadsHandlers(service),
    jobs: [prepareUploadJob, prepareLongUploadJob, prepareOutputJob, importLinkJob],
    handleJobs: (queue) =>
      handleUploadsJobs(queue, {
        ...dependencies,
        finishUpload: service.finishUpload,
        checkStorage: service.checkStorage,
      }),
    async cleanUp(signal) {
      await service.deleteExpiredUploads(signal);
    },
  } satisfies OpenModule;
}
