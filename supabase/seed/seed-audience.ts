import type { Database } from '../../netlify/adapters/ports.ts';
import { seeded } from './random.ts';

const seller = 'seller@example.com';
const days = 75;

interface Listed extends Record<string, unknown> {
  id: string;
  title: string;
  age: number;
}

const listingsOf = (database: Database, now: Date): Promise<Listed[]> =>
  database.query<Listed>(
    `select listing.id, title, extract(day from $2::timestamptz - listing.published_at)::integer as age
       from app.listing join app.account on account.id = owner_id
      where account.email = $1 order by listing.published_at`,
    [seller, now],
  );

/** Weekends draw more people, and a new listing more than an old one. */
function viewsOf(listings: readonly Listed[]): { listing: string; ago: number; views: number }[] {
  const random = seeded(515);
  return listings.flatMap(({ id, age }) => {
    const appeal = random.between(0.3, 1.6);
    return Array.from({ length: Math.min(days, age + 1) }, (_, ago) => {
      const freshness = 4 + 22 * Math.exp(-(age - ago) / 9);
      const weekend = ago % 7 < 2 ? 1.5 : 1;
      return { listing: id, ago, views: Math.round(appeal * freshness * weekend * random.between(0.5, 1.4)) };
    });
  });
}

const questions = [
  [
    'Maria Lourdes Cruz',
    'Good morning! Is this still available, and could we visit this Saturday?',
    'Yes, it is. Saturday at 10 in the morning works; I will send you the gate pass.',
  ],
  ['Jonathan Velasco', 'Is the price negotiable for a cash buyer? We could sign this month.', undefined],
  [
    'Sophie Brandt',
    'We are moving to Cebu in March. Are pets allowed, and is parking included?',
    'Small dogs are welcome, and one parking slot is included.',
  ],
  ['Arnel Dizon', 'Could you send me the lot plan and a copy of the title, please?', undefined],
  ['Grace Tolentino', 'How far is it to the next school, and are there floods in the rainy season?', undefined],
] as const;

/** Visitors of the first seller's listings: views by day, favourites and a few conversations; and the plan's real days. */
export async function seedAudience(database: Database, now: Date): Promise<void> {
  const listings = await listingsOf(database, now);
  await database.query(
    `update app.listing set expires_at = $2::timestamptz + (4 + 86 * share) * interval '1 day'
       from (select listing.id, percent_rank() over (order by published_at) as share
               from app.listing join app.account on account.id = owner_id where email = $1) as ranked
      where listing.id = ranked.id`,
    [seller, now],
  );
  await database.query(
    `insert into app.listing_day (listing_id, day, views)
     select listing, ($2::timestamptz at time zone 'Asia/Manila')::date - ago, views
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (listing uuid, ago integer, views integer) where views > 0`,
    [{ rows: viewsOf(listings) }, now],
  );
  await database.query(
    `insert into app.favorite (account_id, listing_id, created_at)
     select account.id, listing.id, $2::timestamptz - (abs(hashtext(listing.id::text || account.email)) % 45) * interval '1 day'
       from app.account, app.listing join app.account owner on owner.id = listing.owner_id
      where owner.email = $1 and account.email <> $1 and abs(hashtext(listing.title || account.email)) % 9 = 0`,
    [seller, now],
  );
  const rows = questions.flatMap(([name, text, reply], index) => {
    const listing = listings[(index * 5) % Math.max(1, listings.length)];
    const [first = ''] = name.toLowerCase().split(' ');
    return listing === undefined
      ? []
      : [
          {
            id: crypto.randomUUID(),
            listing: listing.id,
            name,
            email: `${first}@example.com`,
            text,
            reply: reply ?? null,
            ago: index * 31 + 3,
          },
        ];
  });
  await database.query(
    `insert into app.inquiry (id, listing_id, name, email, language, is_read, created_at, last_message_at)
     select id, listing, name, email, 'en', reply is not null, $2::timestamptz - ago * interval '1 hour', $2::timestamptz - ago * interval '1 hour'
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, listing uuid, name text, email text, reply text, ago integer)`,
    [{ rows }, now],
  );
  await database.query(
    `insert into app.inquiry_message (inquiry_id, sender, body, at)
     select id, sender, body, $2::timestamptz - ago * interval '1 hour' + later
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, text text, reply text, ago integer),
            lateral (values ('visitor', text, interval '0'), ('seller', reply, interval '50 minutes')) as said (sender, body, later)
      where body is not null order by ago, later`,
    [{ rows }, now],
  );
}
