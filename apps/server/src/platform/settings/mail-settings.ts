import * as z from 'zod';
import { isHeaderText, isMailAddress } from '../mail/mail-address.ts';
import { defineSetting } from './define-setting.ts';

/** `implicit`: TLS from the first byte; `starttls`: nothing is sent before TLS; `off`: plain text. */
const SMTP_TLS_MODES = ['implicit', 'starttls', 'off'] as const;
type SmtpTls = (typeof SMTP_TLS_MODES)[number];

export interface MailSender {
  /** Empty if mails show the address alone. */
  name: string;
  address: string;
}

export interface SmtpSettings {
  host: string;
  port: number;
  tls: SmtpTls;
  /** If absent, the server asks for no sign-in. */
  user: string | undefined;
  password: string | undefined;
  from: MailSender;
}

/** The variables, each valid by itself. */
interface SmtpValues {
  url: string | undefined;
  host: string | undefined;
  port: number | undefined;
  user: string | undefined;
  password: string | undefined;
  tls: SmtpTls | undefined;
  from: MailSender | undefined;
}

const PORTS: Readonly<Record<SmtpTls, number>> = { implicit: 465, starttls: 587, off: 25 };

/** Reads `Name <address>`, or an address alone; undefined for anything else. */
function parseMailSender(text: string): MailSender | undefined {
  const [, name = '', named] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const address = (named ?? text).trim();
  return isMailAddress(address) && isHeaderText(name) ? { name: name.trim(), address } : undefined;
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

/** Returns undefined if no server is named: mails then stay in the mailbox. Pushes what does not go together. */
export function toSmtpSettings(values: SmtpValues, problems: string[]): SmtpSettings | undefined {
  const { url, from } = values;
  if (url === undefined && values.host === undefined) {
    const lonely = Object.entries({ SMTP_PORT: values.port, SMTP_USER: values.user, SMTP_PASSWORD: values.password });
    for (const [name] of lonely.filter(([_name, value]) => value !== undefined)) {
      problems.push(`${name} needs SMTP_HOST.`);
    }
    return undefined;
  }
  if (url !== undefined && values.host !== undefined) problems.push('Set either SMTP_URL or SMTP_HOST.');
  if (from === undefined) {
    problems.push('MAIL_FROM must be set with SMTP_URL or SMTP_HOST.');
    return undefined;
  }
  const server =
    url === undefined ? values : { ...readUrl(new URL(url)), tls: values.tls ?? readUrl(new URL(url)).tls };
  const host = server.host ?? '';
  const tls = server.tls ?? (server.port === PORTS.implicit ? 'implicit' : 'starttls');
  return { host, port: server.port ?? PORTS[tls], tls, user: server.user, password: server.password, from };
}

function readUrl({ protocol, hostname, port, username, password }: URL): Omit<SmtpValues, 'url' | 'from'> {
  const decode = (part: string): string | undefined => (part === '' ? undefined : decodeURIComponent(part));
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? undefined : Number(port),
    user: decode(username),
    password: decode(password),
    tls: protocol === 'smtps:' ? 'implicit' : undefined,
  };
}

/** Who sends the mails. */
export const MAIL_SETTINGS = {
  SMTP_URL: defineSetting({
    schema: z.string().refine(isSmtpUrl).optional(),
    shownDefault: 'none: mails stay in the mailbox of this installation',
    allowed: 'an smtp or smtps address, such as smtps://user:password@mail.example.com:465',
    description: 'Server that sends the mails, in one line. Set this or `SMTP_HOST`, for all processes alike.',
  }),
  SMTP_HOST: defineSetting({
    schema: z
      .string()
      .regex(/^(?:[a-z0-9.-]+|[0-9a-f]*:[0-9a-f:]*:[0-9a-f:.]*)$/i)
      .optional(),
    shownDefault: 'none: mails stay in the mailbox of this installation',
    allowed: 'a host name or an address, such as mail.example.com',
    description: 'Server that sends the mails.',
  }),
  SMTP_PORT: defineSetting({
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(1).max(65_535)).optional(),
    shownDefault: '587, or 465 with `SMTP_TLS=implicit`, 25 with `off`',
    allowed: 'a whole number from 1 to 65535',
    description: 'Port of that server.',
  }),
  SMTP_USER: defineSetting({
    schema: z.string().min(1).optional(),
    shownDefault: 'none: the server asks for no sign-in',
    allowed: 'the name that the server knows you by',
    description: 'User of that server.',
  }),
  SMTP_PASSWORD: defineSetting({
    schema: z.string().min(1).optional(),
    shownDefault: 'none',
    allowed: 'the password of `SMTP_USER`',
    description: 'Password of that user.',
  }),
  SMTP_TLS: defineSetting({
    schema: z.enum(SMTP_TLS_MODES).optional(),
    shownDefault: '`starttls`; `implicit` on port 465 and with smtps://',
    allowed: 'implicit, starttls or off',
    description: 'How mails are encrypted on their way to that server; `off` only inside your own network.',
  }),
  MAIL_FROM: defineSetting({
    schema: z
      .string()
      .transform(parseMailSender)
      .refine((sender) => sender !== undefined)
      .optional(),
    shownDefault: 'none; needed with `SMTP_URL` or `SMTP_HOST`',
    allowed: 'an address, or a name and an address, such as Reelwright <no-reply@ads.example.com>',
    description: 'Sender of the mails.',
  }),
} as const;
