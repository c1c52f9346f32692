import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { OpenModule } from '../open-module.ts';
import { handleMailJobs, sendMailJob } from './mails.jobs.ts';
import { mailHandlers } from './mails.routes.ts';
import { createMailsService } from './mails.service.ts';

interface MailsNeeds extends Pick<Platform, 'database' | 'queue' | 'mailer' | 'sealer' | 'clock' | 'log'> {
  settings: Pick<Settings, 'publicUrl'>;
}

export function openMails({ settings, ...needs }: MailsNeeds) {
  const service = createMailsService({ ...needs, publicUrl: settings.publicUrl });
  return {
    service,
    handlers: mailHandlers(service),
    jobs: [sendMailJob],
    handleJobs(queue) {
      handleMailJobs(queue, service);
    },
    async cleanUp() {
      await service.purgeMails();
    },
  } satisfies OpenModule;
}
