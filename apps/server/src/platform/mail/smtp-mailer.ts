import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../settings/mail-settings.ts';
import { isHeaderText, isMailAddress } from './mail-address.ts';
import { type Mailer, MailError } from './mailer.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 2;
const MAX_MAILS_OF_CONNECTION = 100;

/** Sends through an SMTP server, over connections that are kept open while mails follow each other. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const transport = createTransport({
    pool: true,
    host: settings.host,
    port: settings.port,
    secure: settings.tls === 'implicit',
    requireTLS: settings.tls === 'starttls',
    ignoreTLS: settings.tls === 'off',
    ...(settings.user === undefined ? {} : { auth: { user: settings.user, pass: settings.password ?? '' } }),
    maxConnections: MAX_CONNECTIONS,
    maxMessages: MAX_MAILS_OF_CONNECTION,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Content comes as text only: no mail can name a file or an address to include.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const senderDomain = settings.from.address.slice(settings.from.address.lastIndexOf('@') + 1);

  return {
    async send({ mailId, to, subject, html, text }) {
      if (!isMailAddress(to)) throw new MailError('its address is not plain', { isPermanent: true });
      if (!isHeaderText(subject)) throw new MailError('its subject has several lines', { isPermanent: true });
      try {
        await transport.sendMail({
          from: settings.from,
          // As an object, the address is not parsed for further ones.
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${mailId}@${senderDomain}>`,
          // Asks programs that answer by themselves not to (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** Takes over the codes alone: messages of servers repeat the address. */
function toMailError(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const reason = known.join(' ') || 'unknown reason';
  // 535 and its like refuse the sender, which the operator can mend: only a refusal of this one mail is for good.
  const isPermanent = typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560;
  return new MailError(reason, { isPermanent });
}
