import { UI_LANGUAGES } from '@reelwright/contracts';
import * as z from 'zod';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';

const codeDelivery = z.object({
  purpose: z.enum(['register', 'reset_password']),
  sealedEmail: z.string(),
  language: z.enum(UI_LANGUAGES),
});

/**
 * Looks whether an e-mail has an account, and mails what follows. A job, so that the call that asked for the mail does
 * the same work, and takes the same time, for every e-mail.
 */
export const deliverCodeJob = defineJob({
  name: 'deliver_verification_code',
  data: codeDelivery,
  running: 'any',
  concurrency: 4,
  retryLimit: 5,
  retryDelayS: 2,
  maxRunS: 60,
});

export function handleSignUpJobs(
  queue: Pick<Queue, 'handle'>,
  signUp: { deliverCode(delivery: z.output<typeof codeDelivery>): Promise<void> },
): void {
  queue.handle(deliverCodeJob, ({ data }) => signUp.deliverCode(data));
}
