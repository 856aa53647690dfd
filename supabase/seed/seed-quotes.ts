import type { Database } from '../../netlify/adapters/ports.ts';
import { addDays, dayAt, instantOf, isoOf } from '../../netlify/calendar/zone.ts';
import { type QuoteLine, quoteAnswerHours, quoteDecideDays, quoteSums } from '../../src/contract/booking/quote.ts';

/** Two wishes of the demo's customer: one that waits for a business, and one with quotes to compare. */

const hour = 3_600_000;
const zone = 'Europe/Berlin';

const line = (
  name: string,
  kind: QuoteLine['kind'],
  unit: QuoteLine['unit'],
  count: number,
  cents: number,
): QuoteLine => ({
  name,
  kind,
  unit,
  quantityThousandths: count * 1000,
  unitMinor: cents,
});

const wishes = [
  {
    title: 'Wasserhahn in der Küche tropft',
    text: 'Seit einer Woche, auch wenn er fest zugedreht ist. Die Armatur ist etwa zehn Jahre alt, eine neue ist noch nicht da.',
    suits: 'werktags ab 16 Uhr',
    hoursAgo: 50,
    answers: [
      {
        pricing: 'fixed',
        lines: [
          line('Armatur tauschen', 'labour', 'hour', 1.5, 6200),
          line('Einhebelmischer, verchromt', 'material', 'piece', 1, 8990),
          line('Anfahrt', 'travel', 'lump_sum', 1, 1500),
        ],
        note: 'Die alte Armatur nehmen wir mit.',
      },
      {
        pricing: 'capped',
        lines: [
          line('Dichtung oder Kartusche wechseln', 'labour', 'hour', 1, 5800),
          line('Kartusche', 'material', 'piece', 1, 3450),
          line('Anfahrt', 'travel', 'kilometre', 12, 90),
        ],
        note: 'Oft reicht eine neue Kartusche. Dann wird es günstiger.',
      },
    ],
  },
  {
    title: 'Zwei Deckenlampen anschließen',
    text: 'Wohnzimmer und Flur, die Lampen liegen bereit. Die Decke ist 3,20 m hoch, eine Leiter haben wir nicht.',
    suits: 'am liebsten an einem Vormittag',
    hoursAgo: 20,
    answers: [],
  },
] as const;

/** Businesses that do repairs near the customer, the same in every demo, with the VAT that each charges. */
const askedBusinesses = `
  select account.id, staff.id as staff,
         case when business.is_trader and business.vat_status <> 'small' then 1900 else 0 end as rate
    from app.account
    join app.provider on provider.account_id = account.id
    left join app.provider_business business on business.account_id = account.id
    join app.staff on staff.provider_id = account.id and staff.position = 0
   where provider.time_zone = 'Europe/Berlin' and app.is_shown(account)
     and exists (select from app.service_card card
                  where card.provider_id = account.id and card.category = 'reparatur' and card.is_published)
   order by abs(provider.public_latitude - 52.53) + abs(provider.public_longitude - 13.4), account.email limit 3`;

export async function seedQuotes(database: Database, customer: string, now: Date): Promise<void> {
  const businesses = await database.query<{ id: string; staff: string; rate: number }>(askedBusinesses);
  for (const { answers, hoursAgo, ...wish } of wishes) {
    const at = now.getTime() - hoursAgo * hour;
    const [made] = await database.query<{ id: string }>(
      `insert into app.quote_request (id, account_id, category, title, body, country, zip, place, suits, language, answer_until,
         decide_until, created_at)
       select gen_random_uuid(), id, 'reparatur', $2, $3, 'de', '10115', 'Berlin', $4, 'de', $5::timestamptz, $6::timestamptz,
              $7::timestamptz
         from app.account where email = $1 returning id`,
      [
        customer,
        wish.title,
        wish.text,
        wish.suits,
        isoOf(at + quoteAnswerHours * hour),
        isoOf(at + quoteDecideDays * 24 * hour),
        isoOf(at),
      ],
    );
    const today = dayAt(now.getTime(), zone);
    const starts = [3, 4, 5].map((days) => isoOf(instantOf(addDays(today, days), 16 * 60 + 30, zone)));
    const rows = businesses.map((business, index) => {
      const answer = answers[index];
      const sums = answer && quoteSums(answer.lines, business.rate);
      return {
        ...business,
        status: answer === undefined ? 'asked' : 'offered',
        distance: index + 2,
        ...(answer === undefined
          ? { lines: [], starts: [], note: '', rate: null }
          : {
              ...answer,
              total: sums?.totalCents,
              travel: sums?.travelCents,
              minutes: 90,
              starts,
              at: isoOf(at + 5 * hour),
            }),
      };
    });
    await database.query(
      `insert into app.quote (request_id, provider_id, status, distance_kilometres, pricing, lines, rate_hundredths, total_cents,
         travel_cents, currency, note, duration_minutes, starts, staff_id, answered_at, created_at)
       select $1, id, status, distance, pricing, lines, rate, total, travel, 'EUR', note, minutes, starts,
              case when status = 'offered' then staff end, at, $3::timestamptz
         from jsonb_to_recordset($2::jsonb -> 'rows') as row (id uuid, staff uuid, status text, distance smallint, pricing text, lines jsonb,
           rate integer, total integer, travel integer, note text, minutes smallint, starts jsonb, at timestamptz)`,
      [made?.id, { rows }, isoOf(at)],
    );
  }
}
