import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import type { QuestionId, QuestionSide, QuestionThread } from '../../../../src/contract/services/question.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import { addMessageImages, imagesOfMessage, type MessageImage } from '../../../ground/message-images.ts';
import { isShown } from '../../../ground/provider-states.ts';

/** Who writes to whom, for the mails. */
export interface Correspondence {
  id: QuestionId;
  name: string;
  email: string;
  language: Language;
  account: AccountId | null;
  isProven: boolean;
  provider: string;
  providerEmail: string;
  isProviderProven: boolean;
  isProviderMailed: boolean;
  isAskerMailed: boolean;
  [column: string]: unknown;
}

const correspondence = `
  question.id, question.name, question.email, question.language, question.account_id as account,
  question.address_proven_at is not null as "isProven", coalesce(owner.business_name, owner.name) as provider,
  owner.email as "providerEmail", owner.email_verified_at is not null as "isProviderProven",
  owner.email_notifications and owner.suspended_at is null as "isProviderMailed",
  coalesce((select asker.email_notifications from app.account asker where asker.id = question.account_id), true)
    as "isAskerMailed"`;

interface NewQuestion {
  id: QuestionId | undefined;
  name: string;
  email: string;
  text: string;
  language: Language;
  account: AccountId | undefined;
  isProven: boolean;
}

/** Undefined if visitors may not see the provider, or the id is taken. */
export async function addQuestion(
  transaction: Database,
  provider: AccountId,
  { id, name, email, text, language, account, isProven }: NewQuestion,
  now: Date,
): Promise<Correspondence | undefined> {
  const [added] = await transaction.query<{ id: QuestionId }>(
    `with asked as (
       insert into app.question (id, provider_id, account_id, name, email, language, address_proven_at, asker_read_at,
                                 created_at, last_message_at)
       select coalesce($2::uuid, gen_random_uuid()), account.id, $3::uuid, $4, $5, $6,
              case when $7 then $8::timestamptz end, $8::timestamptz, $8::timestamptz, $8::timestamptz
         from app.account account join app.provider provider on provider.account_id = account.id
        where account.id = $1 and ${isShown}
       on conflict (id) do nothing returning id)
     insert into app.question_message (question_id, author, body, created_at)
     select id, 'asker', $9, $8::timestamptz from asked returning question_id as id`,
    [provider, id ?? null, account ?? null, name, email, language, isProven, now.toISOString(), text],
  );
  return added && correspondenceOf(transaction, added.id);
}

export async function correspondenceOf(database: Database, id: QuestionId): Promise<Correspondence | undefined> {
  const [found] = await database.query<Correspondence>(
    `select ${correspondence} from app.question question join app.account owner on owner.id = question.provider_id
      where question.id = $1`,
    [id],
  );
  return found;
}

/** The same question has come before: its first answer was lost. */
export async function hasCome(database: Database, provider: AccountId, asked: NewQuestion): Promise<boolean> {
  const found = await database.query(
    `select from app.question where id = $1 and provider_id = $2 and email = $3 and name = $4
        and exists (select from app.question_message said where said.question_id = question.id and said.body = $5)`,
    [asked.id ?? null, provider, asked.email, asked.name, asked.text],
  );
  return found.length > 0;
}

/** On which side of it an account is; undefined for everybody else. */
export async function sideOf(
  database: Database,
  id: QuestionId,
  account: AccountId,
  business: AccountId | undefined,
): Promise<QuestionSide | undefined> {
  const [found] = await database.query<{ side: QuestionSide }>(
    `select case account_id when $2 then 'asker' else 'provider' end as side
       from app.question where id = $1 and ($2 in (provider_id, account_id) or provider_id = $3::uuid)`,
    [id, account, business ?? null],
  );
  return found?.side;
}

export async function addMessage(
  transaction: Database,
  { id, side }: { id: QuestionId; side: QuestionSide },
  { text, images }: { text: string; images: readonly ImageId[] },
  now: Date,
): Promise<void> {
  const [added] = await transaction.query<{ id: string }>(
    `with heard as (
       update app.question set last_message_at = $4::timestamptz where id = $1 returning id)
     insert into app.question_message (question_id, author, body, created_at)
     select id, $2, $3, $4::timestamptz from heard returning id`,
    [id, side, text, now.toISOString()],
  );
  if (added !== undefined) await addMessageImages(transaction, { kind: 'question', id: added.id }, images);
}

export const markRead = (database: Database, id: QuestionId, side: QuestionSide, now: Date): Promise<unknown> =>
  database.query(
    `update app.question set ${side === 'asker' ? 'asker_read_at' : 'provider_read_at'} = $2::timestamptz where id = $1`,
    [id, now.toISOString()],
  );

/** The answers that wait, once: undefined if the link was used before or there is no such question. */
export async function proveAddress(transaction: Database, id: QuestionId, now: Date): Promise<string[] | undefined> {
  const [proven] = await transaction.query<{ waiting: string[] }>(
    `update app.question set address_proven_at = $2::timestamptz
      where id = $1 and address_proven_at is null
     returning array(select said.body from app.question_message said
                      where said.question_id = question.id and said.author = 'provider' order by said.id) as waiting`,
    [id, now.toISOString()],
  );
  return proven?.waiting;
}

/** As it is kept: its pictures have no links yet. */
export interface ThreadRow extends Omit<QuestionThread, 'messages'> {
  messages: (Omit<QuestionThread['messages'][number], 'images'> & { images: MessageImage[] })[];
  [column: string]: unknown;
}

export async function threadOf(database: Database, id: QuestionId, side: QuestionSide): Promise<ThreadRow | undefined> {
  const [found] = await database.query<ThreadRow>(
    `select question.id, $2::text as side, question.address_proven_at is not null as "hearsByMail",
            json_build_object('id', owner.id, 'name', coalesce(owner.business_name, owner.name)) as provider,
            json_build_object('name', question.name, 'email',
              case when $2 = 'asker' or question.address_proven_at is not null then question.email end) as asker,
            (select json_agg(json_build_object('author', said.author, 'text', said.body,
                      'images', ${imagesOfMessage('question', 'said.id')},
                      'at', to_char(said.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by said.id)
               from app.question_message said where said.question_id = question.id) as messages,
            case $2 when 'asker' then question.provider_read_at else question.asker_read_at end as "readAt"
       from app.question question join app.account owner on owner.id = question.provider_id
      where question.id = $1`,
    [id, side],
  );
  return found;
}

/** Deletes conversations of people without an account whose last message is older, with all of it; returns their number. */
export const deleteGuestQuestionsBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'question', 'account_id is null and last_message_at', before);
