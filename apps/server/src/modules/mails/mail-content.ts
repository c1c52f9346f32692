import type { UiLanguage } from '@reelwright/contracts';
import type { MailTemplate } from './mail-template.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** What a mail says, before it becomes HTML and plain text. No part holds markup. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown large, to be copied. */
  code: string | null;
  facts: { label: string; value: string }[];
  /** Null if the installation has no address of its own. */
  action: { label: string; url: string } | null;
  /** What to do if the mail comes unexpectedly. */
  notice: string;
}

interface Surroundings {
  language: UiLanguage;
  /** Empty if the installation has no address of its own. */
  publicUrl: string;
}

/** A task has up to fifty results. */
const MAX_LISTED_FAILURES = 5;

export function writeMailContent(template: MailTemplate, { language, publicUrl }: Surroundings): MailContent {
  const texts = MAIL_TEXTS[language];
  const clockFace = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const sayTime = (at: string): string => `${clockFace.format(new Date(at))} UTC`;
  const origin = (values: { at: string; device: string | null; place: string | null }): MailContent['facts'] => [
    { label: texts.time, value: sayTime(values.at) },
    ...(values.device === null ? [] : [{ label: texts.device, value: values.device }]),
    ...(values.place === null ? [] : [{ label: texts.place, value: values.place }]),
  ];
  const signIn = publicUrl === '' ? null : { label: texts.signIn, url: `${publicUrl}/login` };
  const plain = { code: null, facts: [], action: null };

  switch (template.name) {
    case 'verification_code': {
      const { code, purpose, minutes } = template.values;
      const { subject, heading, lead } = texts.verificationCode[purpose];
      return {
        ...plain,
        subject: subject(code),
        heading,
        paragraphs: [lead, texts.codeValidity(minutes)],
        code,
        notice: texts.codeNotice,
      };
    }
    case 'account_exists':
      return { ...plain, ...texts.accountExists, action: signIn };
    case 'password_changed':
      return { ...plain, ...texts.passwordChanged, facts: origin(template.values), action: signIn };
    case 'sign_in_method_changed': {
      const { change, kind, label, ...when } = template.values;
      const facts = [{ label: texts.signInMethod, value: texts.signInMethodName[kind](label) }, ...origin(when)];
      return { ...plain, ...texts.signInMethodChanged[change], facts, action: signIn };
    }
    case 'email_changed': {
      const { at, newEmail } = template.values;
      const facts = [
        { label: texts.time, value: sayTime(at) },
        { label: texts.newEmail, value: newEmail },
      ];
      return { ...plain, ...texts.emailChanged, facts };
    }
    case 'deletion_scheduled': {
      const facts = [{ label: texts.deletedAt, value: sayTime(template.values.deletedAt) }];
      return { ...plain, ...texts.deletionScheduled, facts, action: signIn };
    }
    case 'result_ready': {
      const { title } = template.values;
      const { subject, subjectOfTitle, ...rest } = texts.resultReady;
      const action = publicUrl === '' ? null : { label: texts.openProjects, url: `${publicUrl}/projects` };
      return { ...plain, ...rest, subject: title === '' ? subject : subjectOfTitle(title), action };
    }
    case 'result_partly_ready': {
      const { title, made, failures, credits } = template.values;
      const { partlyReady, resultReady, resultFailed } = texts;
      const total = made + failures.length;
      const listed = failures.slice(0, MAX_LISTED_FAILURES);
      return {
        ...plain,
        subject:
          title === '' ? partlyReady.subject({ made, total }) : partlyReady.subjectOfTitle({ made, total, title }),
        heading: partlyReady.heading({ made, total }),
        paragraphs: [
          ...partlyReady.paragraphs,
          ...listed.map(partlyReady.failure),
          ...(failures.length > listed.length ? [partlyReady.more(failures.length - listed.length)] : []),
          ...(credits > 0 ? [resultFailed.creditsReturned(credits)] : []),
        ],
        action: publicUrl === '' ? null : { label: texts.openProjects, url: `${publicUrl}/projects` },
        notice: resultReady.notice,
      };
    }
    case 'result_failed': {
      const { title, reason, credits } = template.values;
      const { subject, subjectOfTitle, creditsReturned, ...rest } = texts.resultFailed;
      const action = publicUrl === '' ? null : { label: texts.openProjects, url: `${publicUrl}/projects` };
      const paragraphs = [...rest.paragraphs, reason, ...(credits > 0 ? [creditsReturned(credits)] : [])];
      return { ...plain, ...rest, subject: title === '' ? subject : subjectOfTitle(title), paragraphs, action };
    }
    case 'export_ready': {
      const facts = [{ label: texts.expiresAt, value: sayTime(template.values.expiresAt) }];
      return { ...plain, ...texts.exportReady, facts, action: signIn };
    }
  }
}
