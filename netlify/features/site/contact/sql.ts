import type { ContactMessageId, ContactType } from '../../../../src/contract/contact-message.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';

export interface NewContactMessage {
  /** Chosen by whoever writes. */
  id: ContactMessageId | undefined;
  /** Of whoever writes signed in. */
  account: AccountId | undefined;
  name: string;
  email: string;
  type: ContactType;
  subject: string;
  message: string;
  language: Language;
}

/** Undefined where the id is taken. */
export async function addContactMessage(
  transaction: Database,
  written: NewContactMessage,
  now: Date,
): Promise<ContactMessageId | undefined> {
  const [added] = await transaction.query<{ id: ContactMessageId }>(
    `insert into app.contact_message (id, account_id, name, email, type, subject, message, language, created_at)
     values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do nothing
     returning id`,
    [
      written.id ?? null,
      written.account ?? null,
      written.name,
      written.email,
      written.type,
      written.subject,
      written.message,
      written.language,
      now.toISOString(),
    ],
  );
  return added?.id;
}

/** Whether this very message has come before: whoever sent it did not hear so. */
export async function hasCome(database: Database, written: NewContactMessage): Promise<boolean> {
  const found = await database.query(
    `select from app.contact_message
      where id = $1 and name = $2 and email = $3 and type = $4 and subject = $5 and message = $6`,
    [written.id ?? null, written.name, written.email, written.type, written.subject, written.message],
  );
  return found.length > 0;
}
