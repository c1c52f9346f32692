import type { OpenModule } from '../open-module.ts';
import type { AccountDataDependencies } from './account-data.dependencies.ts';
import { exportAccountJob, handleAccountDataJobs } from './account-data.jobs.ts';
import { accountDataHandlers } from './account-data.routes.ts';
import { createAccountDataService } from './account-data.service.ts';

export function openAccountData(needs: AccountDataDependencies) {
  const service = createAccountDataService(needs);
  return {
    service,
    handlers: accountDataHandlers(service),
    jobs: [exportAccountJob],
    handleJobs(queue) {
      handleAccountDataJobs(queue, service);
    },
    async cleanUp(signal) {
      await service.deleteDueAccounts(signal);
      await service.purgeExports();
    },
  } satisfies OpenModule;
}
