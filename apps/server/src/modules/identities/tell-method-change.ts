import type { UiLanguage, UserId } from '@reelwright/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { isMailAddress } from '../../platform/mail/mail-address.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import type { MembersService } from '../accounts/members.service.ts';
import type { MailTemplate } from '../mails/mail-template.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';

export interface MethodMailDependencies {
  members: Pick<MembersService, 'getMember' | 'nameDevice'>;
  profiles: Pick<ProfilesService, 'findMailLanguage'>;
  mails: Pick<MailsService, 'queueMail'>;
  clock: Clock;
}

/** What the mail says of the request that changed the ways to sign in. */
export interface MethodRequest {
  origin: RequestOrigin;
  /** Of the page; the account's own comes first. */
  language: UiLanguage;
}

type MethodChange = Pick<
  Extract<MailTemplate, { name: 'sign_in_method_changed' }>['values'],
  'change' | 'kind' | 'label'
>;

/** Tells a user by mail, in the transaction that adds or removes it, of a way to sign in. */
export function createMethodMails({ members, profiles, mails, clock }: MethodMailDependencies) {
  return async function tellMethodChange(
    tx: Executor,
    { userId, ...change }: MethodChange & { userId: UserId },
    { origin, language: ofRequest }: MethodRequest,
  ): Promise<void> {
    const { email } = await members.getMember(userId, tx);
    if (email === null || !isMailAddress(email)) return;
    const language = await profiles.findMailLanguage(tx, userId, ofRequest);
    const when = { at: clock.now().toISOString(), device: members.nameDevice(origin.userAgent), place: origin.address };
    const template = { name: 'sign_in_method_changed', values: { ...change, ...when } } as const;
    await mails.queueMail(tx, { to: email, language, template });
  };
}

export type TellMethodChange = ReturnType<typeof createMethodMails>;
