import { addDays, dayAt, instantOf } from '../../netlify/calendar/zone.ts';
import { unseal } from '../../netlify/session/seal.ts';
import { issueToken } from '../../netlify/session/token.ts';
import type { bookAppointment } from '../../src/contract/booking/appointment.ts';
import { confirmGuestCode, requestGuestCode } from '../../src/contract/booking/guest.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import { accountId } from '../../src/contract/fields.ts';
import type { Offering } from './providers.ts';
import type { Answered, World } from './world.ts';

const zone = 'Europe/Berlin';

/** So many days from now at a time of the provider's clock, as an instant. */
export const startIn = (days: number, time = '10:00', now = new Date()): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(instantOf(addDays(dayAt(now.getTime(), zone), days), hours * 60 + minutes, zone)).toISOString();
};

export const startAhead = (): string => startIn(20);

let made = 0;
/** An hour that none of the last 280 of them has, so that several fit into one calendar, before its horizon. */
export const dayAhead = (): { start: string; end: string } => {
  made = (made + 1) % 280;
  const start = startIn(20 + Math.floor(made / 8), `${String(9 + (made % 8)).padStart(2, '0')}:00`);
  return { start, end: new Date(Date.parse(start) + 3_600_000).toISOString() };
};

type Booking = AskOf<typeof bookAppointment>['body'];

/** The first card, three weeks ahead. */
export const aBooking = (provider: Offering, overrides: Partial<Booking> = {}): Booking => ({
  providerId: provider.id,
  cards: provider.cards.slice(0, 1).map(({ id }) => id),
  start: startAhead(),
  ...overrides,
});

/** The code that was sent last to an address or number. */
export async function sentCode(world: World, to: string): Promise<string> {
  await world.afterwards();
  const [sent] = to.includes('@')
    ? await world.database.query<{ body: string }>(
        'select body from app.outgoing_mail where recipient = $1 order by created_at desc limit 1',
        [to],
      )
    : await world.database.query<{ body: string }>(
        'select sealed_body as body from app.outgoing_text where recipient = $1 order by created_at desc limit 1',
        [to],
      );
  const text = (to.includes('@') ? sent?.body : unseal(world.adapters, sent?.body ?? '')) ?? '';
  return /\b(\d{6})\b/.exec(text)?.[1] ?? 'none';
}

/** Somebody without an account whose address is proven. */
export async function aGuest(world: World, email: string): Promise<NonNullable<Booking['guest']>> {
  await world.ask(requestGuestCode, { body: { email } }, { caller: `guest ${email}` });
  const code = await sentCode(world, email);
  const { body }: Answered<{ proof: string }> = await world.ask(confirmGuestCode, { body: { email, code } });
  return { name: 'Gerda Gast', email, proof: body.proof };
}

/** A token that holds now, whatever the clock did. */
export async function sessionOf(world: World, account: string): Promise<string> {
  const [row] = await world.database.query<{ version: number }>(
    'select session_version as version from app.account where id = $1',
    [account],
  );
  return issueToken(world.adapters.secret, accountId.parse(account), row?.version ?? 0, world.clock.now());
}

/** The world's clock shows another time while the work runs. */
export async function atTime<T>({ clock }: World, instant: string | number, work: () => Promise<T>): Promise<T> {
  const skipped = new Date(instant).getTime() - clock.now().getTime();
  clock.forward(skipped);
  try {
    return await work();
  } finally {
    clock.forward(-skipped);
  }
}

/** The tokens of so many customers, each with a session. */
export async function aCrowd(world: World, count: number): Promise<string[]> {
  const rows = await world.database.query<{ id: string; version: number }>(
    `insert into app.account (type, email, password_hash, name, email_verified_at)
     select 'customer', 'crowd.' || gen_random_uuid() || '@example.org', 'none', 'Kundin ' || number, now()
       from generate_series(1, $1) number
     returning id, session_version as version`,
    [count],
  );
  const now = world.clock.now();
  return Promise.all(
    rows.map(({ id, version }) => issueToken(world.adapters.secret, accountId.parse(id), version, now)),
  );
}
