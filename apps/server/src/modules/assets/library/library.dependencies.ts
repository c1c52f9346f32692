import type { UserGroup } from '@reelwright/contracts';
import type { Platform } from '#src/platform/platform.ts';
import type { AnalysesService } from '../../analyses/analyses.service.ts';
import type { AssetsService } from '../assets.service.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import type { TasksService } from '../../tasks/tasks.service.ts';

export interface LibraryDependencies extends Pick<Platform, 'database' | 'storage' | 'clock' | 'sealer'> {
  assets: Pick<AssetsService, 'library' | 'listAssets'>;
  analyses: Pick<AnalysesService, 'findAnalysis' | 'listOpenAnalyses' | 'dropOpenAnalyses' | 'listResults'>;
  uploads: Pick<
    UploadsService,
    | 'presentAsset'
    | 'signFilmstrip'
    | 'signPeaks'
    | 'signPreview'
    | 'copyIntoLibrary'
    | 'deleteAssetFiles'
    | 'measureSpace'
    | 'listQueuedUploads'
    | 'dropImports'
  >;
  tasks: Pick<TasksService, 'findTaskOfOutput' | 'forgetOutputs'>;
  storageQuotas: Readonly<Record<UserGroup, number>>;
}
