import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import { tellOfSite } from '../../../ground/site-bell.ts';
import { queueMail, siteLink } from '../../messaging/index.ts';
import { type QuoteFacts, type QuoteNews, quoteMail, quoteSentence } from './messages.ts';
import type { RequestRow } from './sql.ts';
import { readerOf } from './tell-sql.ts';

interface Told {
  reader: AccountId;
  language: Language;
  path: string;
  facts: QuoteFacts;
  now: Date;
}

/** The bell, and a mail to an address that was proven, in the transaction of what has happened. */
async function tell(transaction: Database, world: Adapters, { reader, language, path, facts, now }: Told) {
  const said = { de: quoteSentence('de', facts), en: quoteSentence('en', facts) };
  await tellOfSite(transaction, reader, { said, path }, now);
  const address = await readerOf(transaction, reader);
  if (address === undefined) return;
  const letter = quoteMail(language, facts, siteLink(world.siteUrl, language, path));
  await queueMail(transaction, { to: address, ...letter }, now);
}

type About = Pick<
  RequestRow,
  'id' | 'title' | 'place' | 'zip' | 'customer' | 'answerUntil' | 'decideUntil' | 'language'
>;

/** News for a business. */
export const tellBusiness = (
  transaction: Database,
  world: Adapters,
  { wish, business, news, timeZone }: { wish: About; business: AccountId; news: QuoteNews; timeZone: string },
): Promise<void> =>
  tell(transaction, world, {
    reader: business,
    language: languageOfAccount('provider'),
    path: paths.providerQuote(wish.id),
    facts: {
      news,
      title: wish.title,
      other: wish.customer,
      place: [wish.zip, wish.place].filter((part) => part !== null).join(' '),
      until: wish.answerUntil,
      timeZone,
    },
    now: world.clock.now(),
  });

/** News for the customer, in the language of the wish. */
export const tellCustomer = (
  transaction: Database,
  world: Adapters,
  {
    wish,
    ...news
  }: { wish: About & Pick<RequestRow, 'account'> } & Pick<
    QuoteFacts,
    'news' | 'other' | 'total' | 'reason' | 'timeZone'
  >,
): Promise<void> =>
  tell(transaction, world, {
    reader: wish.account,
    language: wish.language,
    path: paths.quote(wish.id),
    facts: { ...news, title: wish.title, place: '', until: wish.decideUntil },
    now: world.clock.now(),
  });
