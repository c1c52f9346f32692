import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpSettings } from '../settings/mail-settings.ts';

/** What arrived: the recipients that the client named to the server, and the mail itself. */
export interface ReceivedMail {
  recipients: string[];
  mail: ParsedMail;
  raw: string;
}

export interface SmtpPeer {
  settings: SmtpSettings;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** Starts an SMTP server on this machine, without TLS and sign-in unless the options say otherwise. */
export async function startSmtpPeer(options: SMTPServerOptions = {}): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void simpleParser(raw).then((mail) => {
          received.push({ recipients, mail, raw });
          done();
        });
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: {
      host: '127.0.0.1',
      port,
      tls: 'off',
      user: undefined,
      password: undefined,
      from: { name: 'Reelwright', address: 'no-reply@ads.example' },
    },
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
