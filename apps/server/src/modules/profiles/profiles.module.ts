import type { OpenModule } from '../open-module.ts';
import { profileHandlers } from './profiles.routes.ts';
import { createProfilesService, type ProfilesDependencies } from './profiles.service.ts';

export function openProfiles(needs: ProfilesDependencies) {
  const service = createProfilesService(needs);
  return {
    service,
    handlers: profileHandlers(service, needs.members.nameDevice),
    cleanUp: () => service.purgeEmailChanges(),
  } satisfies OpenModule;
}
