import { type FraudPlace, fraudSignsIn } from '../../src/contract/property/fraud-words.ts';
import type { Database } from '../adapters/ports.ts';
import { conversations } from './conversations.ts';
import type { VisitSide } from './states.ts';

interface Said {
  conversation: string;
  /** Whose words they are. */
  side: VisitSide;
  text: string;
  place: FraudPlace;
}

/**
 * Queues a conversation as a report if a message has the words of a fraud. A person checks it, and nothing is withheld
 * from anybody. The same signs of the same side are reported once. Call it in the transaction of the message.
 */
export async function reportDoubtful(
  transaction: Database,
  { conversation, side, text, place }: Said,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<void> {
  const signs = fraudSignsIn(text, place, new URL(siteUrl).host);
  if (signs.length === 0) return;
  const number = crypto.randomUUID().replaceAll('-', '').toUpperCase();
  await transaction.query(
    `with known as (
       select from app.report about join app.report_case found on found.id = about.case_id
        where found.kind = 'message' and found.subject_id = $1 and found.side = $2 and about.is_automated
          and string_to_array(about.details, ' ') @> string_to_array($3, ' ')),
     talk as (select provider, customer, language from (${conversations}) each where id = $1::uuid),
     held as materialized (
       select id from app.report_case where kind = 'message' and subject_id = $1 and side = $2 and state = 'open' for key share),
     opened as (
       insert into app.report_case as open (kind, subject_id, side, accused_id, opened_at)
       select 'message', $1::uuid, $2, case $2 when 'provider' then provider else customer end, $4::timestamptz
         from talk where not exists (select from held) and not exists (select from known)
       on conflict (kind, subject_id, side) where state = 'open' do update set is_danger = open.is_danger
       returning id)
     insert into app.report (case_id, number, reason, details, language, created_at, is_automated)
     select about.id, $5, 'fraud', $3, talk.language, $4::timestamptz, true
       from (select id from opened union select id from held) about cross join talk
      where not exists (select from known)`,
    [conversation, side, signs.join(' '), now.toISOString(), `M-${number.slice(0, 5)}-${number.slice(5, 10)}`],
  );
}
