import type { Language } from '../../../../src/contract/words.ts';
import type { Database, Row } from '../../../adapters/ports.ts';
import type { VisitSide } from '../../../ground/states.ts';

export interface TextLink {
  appointmentId: string;
  side: VisitSide;
  isGuest: boolean;
  /** It leads to the booking of the times that are offered instead. */
  isOffer: boolean;
}

export const putTextLink = (
  transaction: Database,
  tokenHash: Uint8Array,
  { appointmentId, side, isGuest, isOffer }: TextLink,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.text_link (token_hash, appointment_id, side, is_guest, is_offer, sent_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [tokenHash, appointmentId, side, isGuest, isOffer, now.toISOString()],
  );

export interface FollowedLink extends TextLink, Row {
  sentAt: string;
  endsAt: string;
  language: Language;
  provider: string;
  alternatives: string[];
  /** Those of the visit; null if one of them is gone. */
  cards: string[] | null;
}

export async function textLinkBy(database: Database, tokenHash: Uint8Array): Promise<FollowedLink | undefined> {
  const [found] = await database.query<FollowedLink>(
    `select visit.id as "appointmentId", link.side, link.is_guest as "isGuest", link.is_offer as "isOffer",
            link.sent_at as "sentAt", visit.ends_at as "endsAt", visit.language, visit.provider_id as provider, visit.alternatives,
            (select case when bool_and(item.card_id is not null) then jsonb_agg(item.card_id order by item.position) end
               from app.appointment_item item where item.appointment_id = visit.id) as cards
       from app.text_link link join app.appointment visit on visit.id = link.appointment_id
      where link.token_hash = $1`,
    [tokenHash],
  );
  return found;
}
