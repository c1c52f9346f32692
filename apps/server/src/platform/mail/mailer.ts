/** A mail as it is sent. The subject and the address are one line each; a mailer refuses others. */
export interface OutgoingMail {
  /** The same for each try, so that a mail that was sent twice is recognised by programs of mail. */
  mailId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface Mailer {
  /** Resolves once the next server has taken the mail over. Throws a MailError. */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}

/** Why a mail was not taken over. Holds neither its address nor its content, nor what the server said of them. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** Whether a later try is refused for the same reason. */
  readonly isPermanent: boolean;

  constructor(reason: string, { isPermanent }: { isPermanent: boolean }) {
    super(`the mail was not sent: ${reason}`);
    this.isPermanent = isPermanent;
  }
}
