import * as z from 'zod';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';

/** Sends one mail. Its tries end within ten minutes: a code that comes later is of no use. */
export const sendMailJob = defineJob({
  name: 'send_mail',
  data: z.object({ mailId: z.uuid() }),
  running: 'any',
  concurrency: 2,
  retryLimit: 6,
  retryDelayS: 5,
  maxRunS: 120,
});

interface SendsMail {
  sendMail(job: { mailId: string; triesLeft: number; signal: AbortSignal }): Promise<void>;
}

export function handleMailJobs(queue: Pick<Queue, 'handle'>, mails: SendsMail): void {
  queue.handle(sendMailJob, ({ data, triesLeft, signal }) => mails.sendMail({ ...data, triesLeft, signal }));
}
