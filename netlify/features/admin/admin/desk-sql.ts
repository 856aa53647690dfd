import type {
  ContactMessage,
  contactStates,
  FailedMail,
  LogEntry,
  logKinds,
} from '../../../../src/contract/admin/admin-desk.ts';
import type { ContactMessageId } from '../../../../src/contract/contact-message.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import { patternOf } from '../../../ground/searched.ts';
import { mailAttemptsMaximum } from '../../messaging/index.ts';

import type { Page } from './sql.ts';

interface AskedMessages {
  state: (typeof contactStates)[number];
  search: string;
}

const isAnswered = 'exists (select from app.contact_answer where message_id = message.id)';

/** Deletes old messages with their answers, guests' included; returns their number. */
export const deleteContactBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'contact_message', 'created_at', before);

/** `$1` is the text to search for, as a pattern. */
const askedMessages = (state: AskedMessages['state']): string =>
  `${state === 'open' ? 'not ' : ''}${isAnswered}
   and ($1 = '%' or message.name ilike $1 or message.email ilike $1 or message.subject ilike $1 or message.message ilike $1)`;

export const contactMessages = (
  database: Database,
  { state, search }: AskedMessages,
  { after, limit }: Page,
): Promise<ContactMessage[]> =>
  database.query<ContactMessage & Record<string, unknown>>(
    `select id, name, email, account_id as "accountId", type, subject, message, language, created_at as "createdAt",
            coalesce((select json_agg(json_build_object('at', answer.at, 'by', who.email, 'text', answer.body) order by answer.at)
                        from app.contact_answer answer left join app.account who on who.id = answer.admin_id
                       where answer.message_id = message.id), '[]') as answers
       from app.contact_message message
      where ${askedMessages(state)}
        and ($2::timestamptz is null or created_at < $2::timestamptz or (created_at = $2::timestamptz and id > $3::uuid))
      order by created_at desc, id limit $4`,
    [patternOf(search), after?.at ?? null, after?.id ?? null, limit],
  );

export async function countContactMessages(database: Database, { state, search }: AskedMessages): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) from app.contact_message message where ${askedMessages(state)}`,
    [patternOf(search)],
  );
  return row?.count ?? 0;
}

type SupportMessage = Pick<ContactMessage, 'email' | 'subject' | 'message' | 'language' | 'accountId'>;

export async function contactMessage(database: Database, id: ContactMessageId): Promise<SupportMessage | undefined> {
  const [written] = await database.query<SupportMessage & Record<string, unknown>>(
    `select email, subject, message, language, account_id as "accountId" from app.contact_message where id = $1`,
    [id],
  );
  return written;
}

export const addContactAnswer = (
  transaction: Database,
  id: ContactMessageId,
  { admin, text }: { admin: AccountId; text: string },
  now: Date,
): Promise<unknown> =>
  transaction.query('insert into app.contact_answer (message_id, admin_id, body, at) values ($1, $2, $3, $4)', [
    id,
    admin,
    text,
    now.toISOString(),
  ]);

/** `$1` is the text to search for, as a pattern. */
const failed = `last_error is not null and sent_at is null and ($1 = '%' or recipient ilike $1 or subject ilike $1)`;

export const failedMails = (database: Database, search: string, { after, limit }: Page): Promise<FailedMail[]> =>
  database.query<FailedMail & Record<string, unknown>>(
    `select id, recipient, subject, created_at as "createdAt", attempts, last_error as error,
            case when refused_at is not null then 'refused' when attempts >= $5 then 'given_up' else 'trying' end as state,
            sealed is not null or body is not null as "canBeSent"
       from app.outgoing_mail
      where ${failed}
        and ($2::timestamptz is null or created_at < $2::timestamptz or (created_at = $2::timestamptz and id > $3::uuid))
      order by created_at desc, id limit $4`,
    [patternOf(search), after?.at ?? null, after?.id ?? null, limit, mailAttemptsMaximum],
  );

export async function countFailedMails(database: Database, search: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*) from app.outgoing_mail where ${failed}`, [
    patternOf(search),
  ]);
  return row?.count ?? 0;
}

interface EndedRow {
  job: string;
  succeededAt: string | null;
  failedAt: string | null;
  [column: string]: unknown;
}

export const endedJobs = (database: Database): Promise<EndedRow[]> =>
  database.query<EndedRow>('select job, succeeded_at as "succeededAt", failed_at as "failedAt" from app.job_run');

interface AskedLog {
  kind: (typeof logKinds)[number];
  search: string;
}

const rowsOf: Record<AskedLog['kind'], string> = {
  decisions: `select id, at, admin_id, action as what, account_id, subject_id::text as subject, reason, basis, '{}'::jsonb as asked
    from app.audit`,
  calls: `select id, at, admin_id, call as what, null::uuid as account_id, subject, null as reason, null as basis, asked
    from app.staff_call`,
};

/** Latest first; `before` is the id of the last row of the page before. */
export const logRows = (
  database: Database,
  { kind, search }: AskedLog,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<LogEntry[]> =>
  database.query<LogEntry & Record<string, unknown>>(
    `select log.id, log.at, who.email as by, log.what, log.subject, log.reason, log.basis, log.asked,
            case when about.id is not null
              then json_build_object('id', about.id, 'name', coalesce(about.business_name, about.name)) end as account
       from (${rowsOf[kind]}) as log
       left join app.account who on who.id = log.admin_id
       left join app.account about on about.id = log.account_id
      where ($1 = '%' or who.email ilike $1) and ($2::bigint is null or log.id < $2::bigint)
      order by log.id desc limit $3`,
    [patternOf(search), before ?? null, limit],
  );
