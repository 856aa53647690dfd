/** One change to the committed code. Without `from` the file is new. */
export interface Change {
  file: string;
  from?: string;
  to: string;
}

interface Sabotage {
  name: string;
  what: string;
  changes: Change[];
  /** What has to fail then. */
  caughtBy: string;
  /** Of vitest.config.ts; `unit` without one. */
  suite?: string;
}

const clients = 'netlify/features/booking/client/sql.ts';
const searches = 'netlify/features/property/saved-search/sql.ts';
const cards = 'netlify/features/services/service-card/sql.ts';
const staff = 'netlify/features/services/staff/sql.ts';
const steps = 'netlify/features/booking/appointment/step-rules.ts';
const tiles = 'supabase/migrations/20261129202700_listing_tile.sql';

const completed = "completed: { by: 'system', from: ['confirmed'], after: { of: 'end', hours: 2 }, to: 'completed' },";

/** A wrong program each, which a test of ours has to notice. tests/sabotage.test.ts asserts that each still fits the code. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'client-owner',
    what: 'A client is changed by whoever knows its id: the owner is not in the `where` of updateClient.',
    changes: [
      {
        file: clients,
        from: 'where provider_id = $1 and id = $2 returning id`,\n    [owner, id, name,',
        to: 'where $1::uuid is not null and id = $2 returning id`,\n    [owner, id, name,',
      },
    ],
    caughtBy: 'vitest run tests/api/access-matrix.test.ts -t updateClient',
  },
  {
    name: 'saved-search-owner',
    what: 'A saved search is changed by whoever knows its id: the owner is not in the `where` of changeOwned.',
    changes: [
      {
        file: searches,
        from: 'where account_id = $1 and id = $2 and ended_at is null\n     returning ${savedColumns}`',
        to: 'where $1::uuid is not null and id = $2 and ended_at is null\n     returning ${savedColumns}`',
      },
    ],
    caughtBy: 'vitest run tests/api/access-matrix.test.ts -t changeSavedSearch',
  },
  {
    name: 'service-card-owner',
    what: 'A card is changed by any provider who knows its id: the owner is in no `where` on the way to updateCard.',
    changes: [
      {
        file: cards,
        from: "`${cardsWithAhead('$3', ownColumns)} and card.id = $2`",
        to: "`${cardsWithAhead('$3', ownColumns).replace('card.provider_id = $1', '$1::uuid is not null')} and card.id = $2`",
      },
      {
        file: cards,
        from: 'from app.service_card where provider_id = $1 and id = $2 for update`,\n    [owner, id, seen',
        to: 'from app.service_card where $1::uuid is not null and id = $2 for update`,\n    [owner, id, seen',
      },
      {
        file: cards,
        from: 'where provider_id = $1 and id = $4::uuid`',
        to: 'where $1::uuid is not null and id = $4::uuid`',
      },
    ],
    caughtBy: 'vitest run tests/api/access-matrix.test.ts -t updateServiceCard',
  },
  {
    name: 'staff-owner',
    what: 'A person of the staff is removed by any provider who knows the id: the owner is not in the `where` of lockedMember.',
    changes: [
      {
        file: staff,
        from: 'from app.staff where provider_id = $1 and id = $2 for update`,\n    [owner, id, seen',
        to: 'from app.staff where $1::uuid is not null and id = $2 for update`,\n    [owner, id, seen',
      },
    ],
    caughtBy: 'vitest run tests/api/access-matrix.test.ts -t deleteStaff',
  },
  {
    name: 'staff-not-locked',
    what: 'Who books does not lock the staff: two who ask at once are given the same person, and one of them is refused.',
    changes: [
      {
        file: 'netlify/features/booking/appointment/sql.ts',
        from: 'order by id for no key update`,\n    [provider, only ?? null]',
        to: 'order by id`,\n    [provider, only ?? null]',
      },
    ],
    caughtBy: 'vitest run tests/api/booking/appointment-race.test.ts -t as.many.of.them',
    suite: 'postgres',
  },
  {
    name: 'drifted-docs-of-visits',
    what: 'The table of steps says that a provider accepts until the start.',
    changes: [
      {
        file: 'docs/product/appointments.md',
        from: 'the end of the answer                            | confirmed               | customer ',
        to: 'the start                                        | confirmed               | customer ',
      },
    ],
    caughtBy: 'vitest run tests/docs.test.ts -t each.step',
  },
  {
    name: 'end-at-a-wrong-hour',
    what: 'The clock completes a visit three hours after its end, not two.',
    changes: [{ file: steps, from: completed, to: completed.replace('hours: 2', 'hours: 3') }],
    caughtBy: 'vitest run tests/docs.test.ts -t each.end',
  },
  {
    name: 'end-from-more-states',
    what: 'The clock completes requests that nobody accepted, too.',
    changes: [{ file: steps, from: completed, to: completed.replace("['confirmed']", 'ahead') }],
    caughtBy: 'vitest run tests/docs.test.ts -t each.end',
  },
  {
    name: 'fact-beside-the-tile',
    what: 'The packer reads a fact by itself, so that the trigger does not know of it: a count stays as it was.',
    changes: [
      {
        file: tiles,
        from: 'select of.deal_type, of.category, of.bedrooms, of.is_available, of.is_furnished,',
        to: 'select of.deal_type, of.category, of.bedrooms, of.is_available, false,',
      },
      {
        file: tiles,
        from: 'select x, y, tiled.*, ((q - first) * 64',
        to:
          'select x, y, tiled.deal_type, tiled.category, tiled.bedrooms, tiled.available, is_furnished as furnished,' +
          ' tiled.for_foreigners, tiled.price, tiled.size, ((q - first) * 64',
      },
    ],
    caughtBy: 'vitest run tests/schema.test.ts tests/api/property/search-tile.test.ts',
  },
  {
    name: 'fact-without-index',
    what: 'An index that answers a question lacks one of the facts.',
    changes: [
      {
        file: 'supabase/migrations/20261129202400_listing.sql',
        from: 'create index listing_cheapest on app.listing (price_centavos, id)\n  include (q, x, y, category, deal_type, area, bedrooms, is_available, is_furnished,',
        to: 'create index listing_cheapest on app.listing (price_centavos, id)\n  include (q, x, y, category, deal_type, area, bedrooms, is_available,',
      },
    ],
    caughtBy: 'vitest run tests/schema.test.ts',
  },
  {
    name: 'hold-limit-removed',
    what: 'Visitors of one network address hold as many slots as they like.',
    changes: [
      {
        file: 'netlify/features/booking/appointment/hold-actions.ts',
        from: 'if ((await sql.countHeld(transaction, holderCaller, now)) >= heldMaximum) refuseFor(60);',
        to: '',
      },
    ],
    caughtBy: 'vitest run tests/api/admin/platform-limits.test.ts -t eight.slots',
  },
  {
    name: 'rate-limit-removed',
    what: 'Whoever writes to the site does so without end.',
    changes: [
      {
        file: 'netlify/features/site/contact/actions.ts',
        from: 'await countUse(world, contactLimits.messagesPerCaller, caller);',
        to: '',
      },
    ],
    caughtBy: 'vitest run tests/api/admin/platform-limits.test.ts -t contact-caller',
  },
  {
    name: 'way-of-the-second-card',
    what: 'Of two cards only the first says what coming costs and how far somebody comes.',
    changes: [
      {
        file: 'netlify/features/booking/appointment/rules.ts',
        from: 'const fees = cards.map(({ travelZones, travelReachKilometres }) => {',
        to: 'const fees = cards.slice(0, 1).map(({ travelZones, travelReachKilometres }) => {',
      },
    ],
    caughtBy: 'vitest run tests/api/booking/appointment-quote.test.ts -t different.ways',
  },
  {
    name: 'node-in-browser',
    what: 'A file of the browser uses a name of Node.',
    changes: [
      {
        file: 'src/features/booking/client/saboteur.ts',
        to: 'export const bytesOf = (text: string): number => Buffer.from(text).byteLength;\n',
      },
    ],
    caughtBy: 'oxlint --type-aware src/features/booking/client',
  },
  {
    name: 'seventh-call-of-the-search',
    what: 'The search shows more than its six calls.',
    changes: [
      {
        file: 'netlify/search/index.ts',
        from: "export { findPage } from './page.ts';\n",
        to: "export { findPage } from './page.ts';\nexport { questionOf } from './question.ts';\n",
      },
    ],
    caughtBy: 'vitest run tests/architecture.test.ts -t not.a.seventh',
  },
  {
    name: 'strands-in-a-circle',
    what: 'An account imports from appointments, which import from accounts: upwards, and in a circle.',
    changes: [
      {
        file: 'netlify/features/account/account/saboteur-rules.ts',
        to: "export { ends } from '../../booking/appointment/rules.ts';\n",
      },
    ],
    caughtBy: 'vitest run tests/quarters.test.ts -t above.them.in.the.table',
  },
  {
    name: 'two-statements-on-a-line-of-sql',
    what: 'Two statements stand on one line of a function in SQL.',
    changes: [
      {
        file: 'supabase/migrations/20991231000000_saboteur.sql',
        to: 'create function app.saboteur() returns integer language plpgsql as $$\nbegin\n  perform 1; return 2;\nend $$;\n',
      },
    ],
    caughtBy: 'vitest run tests/architecture.test.ts -t in.SQL.a.line',
  },
  {
    name: 'two-statements-on-a-line',
    what: 'Two statements stand on one line of the search.',
    changes: [{ file: 'netlify/search/saboteur.ts', to: 'export const one = 1; export const other = 2;\n' }],
    caughtBy: 'biome ci netlify/search',
  },
  {
    name: 'unwritten-field',
    what: 'A new field of a client is taken by the contract and written nowhere.',
    changes: [
      {
        file: 'src/contract/booking/client.ts',
        from: "  notes: z._default(freeText(clientNotesMaximum), ''),",
        to: "  notes: z._default(freeText(clientNotesMaximum), ''),\n  nickname: z._default(freeLine(40), ''),",
      },
    ],
    caughtBy: 'vitest run tests/api/written-fields.test.ts -t createClient',
  },
  {
    name: 'meaningless-field',
    what: 'A listing that becomes a bare lot keeps its rooms.',
    changes: [
      {
        file: 'netlify/features/property/listing/rules.ts',
        from: 'hasRooms(fields.category) ? fields :',
        to: "hasRooms('condominium') ? fields :",
      },
    ],
    caughtBy: 'vitest run tests/api/meaningless-fields.test.ts -t lot',
  },
];

/** The text with the change made, or `undefined` where `from` does not stand in it exactly once. */
export function sabotaged(text: string, { from = '', to }: Change): string | undefined {
  const [before, after, ...more] = text.split(from);
  return before === undefined || after === undefined || more.length > 0 ? undefined : before + to + after;
}
