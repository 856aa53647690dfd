import { outboxMailer } from '../../netlify/adapters/mail/outbox.ts';
import type { Mail, Mailer, SendMail, SendResult } from '../../netlify/adapters/ports.ts';

/** One mail over a connection of its own. */
export const sendOne = (mailer: Mailer, mail: Mail, id: string): Promise<SendResult> =>
  mailer.sending((send) => send(mail, id));

/** A mailer that sends as the test wants. */
export const mailerThat = (send: SendMail): Mailer => ({ ...outboxMailer(), sending: (work) => work(send) });
