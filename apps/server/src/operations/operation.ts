import type * as z from 'zod';
import type { AccountsService } from '../modules/accounts/accounts.service.ts';
import type { AssetsService } from '../modules/assets/assets.service.ts';
import type { CreditsService } from '../modules/credits/credits.service.ts';
import type { GuestsService } from '../modules/guests/guests.service.ts';
import type { UploadsService } from '../modules/uploads/uploads.service.ts';
import type { SurveysService } from '../modules/surveys/surveys.service.ts';
import type { TasksService } from '../modules/tasks/tasks.service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** What operations work with, in a running server as in a command of its own. */
export interface OperationParts {
  platform: Pick<Platform, 'database' | 'storage' | 'queue' | 'disk'>;
  modules: {
    accounts: Pick<AccountsService, 'createMember' | 'findMember' | 'grantToMember' | 'hasMember' | 'setOperator'>;
    assets: Pick<AssetsService, 'addAssets' | 'library' | 'listStoredFiles' | 'setFoundText'>;
    credits: Pick<CreditsService, 'audit'>;
    guests: Pick<GuestsService, 'purgeGuests'>;
    surveys: Pick<SurveysService, 'listAnswers'>;
    uploads: Pick<UploadsService, 'listUploadIds'>;
    tasks: Pick<TasksService, 'listStoredIds' | 'listEndedTasks'>;
  };
  settings: Pick<Settings, 'dataDir' | 'storageDir' | 's3' | 'backupDir' | 'databaseUrl'>;
  version: string;
}

export interface OperationContext {
  signal: AbortSignal;
  onProgress(text: string): void;
}

/** Work of the operator that may be sent to a running server: input and result pass through JSON. */
export interface Operation<Input = unknown, Result = unknown> {
  name: string;
  input: z.ZodType<Input>;
  result: z.ZodType<Result>;
  run(parts: OperationParts, input: Input, context: OperationContext): Promise<Result>;
}

/** Gives an operation its exact type. */
export function defineOperation<Input, Result>(operation: Operation<Input, Result>): Operation<Input, Result> {
  return operation;
}
