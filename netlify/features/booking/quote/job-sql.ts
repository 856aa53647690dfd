import type { QuoteRequestId } from '../../../../src/contract/booking/quote.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

const runMaximum = 200;

/** Open wishes of which somebody is to be told something. */
export async function dueRequests(database: Database, now: Date, remindAt: Date): Promise<QuoteRequestId[]> {
  const due = await database.query<{ id: QuoteRequestId }>(
    `select request.id from app.quote_request request
      where request.ended_at is null
        and (request.decide_until <= $1::timestamptz
          or exists (select from app.quote
                      where quote.request_id = request.id and quote.status = 'asked'
                        and (request.answer_until <= $1::timestamptz
                          or (request.answer_until <= $2::timestamptz and quote.reminded_at is null))))
      order by request.answer_until, request.id limit ${runMaximum}`,
    [now.toISOString(), remindAt.toISOString()],
  );
  return due.map(({ id }) => id);
}

/** Whose wish it is, with its row locked; undefined while another run has it. */
export async function lockedAccount(transaction: Database, id: QuoteRequestId): Promise<AccountId | undefined> {
  const [found] = await transaction.query<{ account: AccountId }>(
    'select account_id as account from app.quote_request where id = $1 for update skip locked',
    [id],
  );
  return found?.account;
}

/** Those that can still answer and have not been reminded. */
export async function putReminded(
  transaction: Database,
  id: QuoteRequestId,
  { now, remindAt }: { now: Date; remindAt: Date },
): Promise<AccountId[]> {
  const reminded = await transaction.query<{ provider: AccountId }>(
    `update app.quote set reminded_at = $2::timestamptz
      where request_id = $1 and status = 'asked' and reminded_at is null
        and exists (select from app.quote_request request
                     where request.id = $1 and answer_until > $2::timestamptz and answer_until <= $3::timestamptz)
     returning provider_id as provider`,
    [id, now.toISOString(), remindAt.toISOString()],
  );
  return reminded.map(({ provider }) => provider);
}

/** Those that have not answered in time. */
export async function putMissed(transaction: Database, id: QuoteRequestId, now: Date): Promise<AccountId[]> {
  const missed = await transaction.query<{ provider: AccountId }>(
    `update app.quote set status = 'missed'
      where request_id = $1 and status = 'asked'
        and exists (select from app.quote_request request where request.id = $1 and answer_until <= $2::timestamptz)
     returning provider_id as provider`,
    [id, now.toISOString()],
  );
  return missed.map(({ provider }) => provider);
}

/** Lets pictures of wishes go that ended before, and the wishes of which no appointment was made. */
export async function forgetQuotes(
  database: Database,
  endedBefore: Date,
): Promise<{ pictures: number; wishes: number }> {
  const pictures = await database.query(
    `delete from app.quote_request_image shown using app.quote_request request
      where request.id = shown.request_id and request.ended_at < $1::timestamptz returning shown.image_id`,
    [endedBefore.toISOString()],
  );
  const wishes = await database.query(
    `delete from app.quote_request where ended_at < $1::timestamptz and appointment_id is null returning id`,
    [endedBefore.toISOString()],
  );
  return { pictures: pictures.length, wishes: wishes.length };
}
