import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chargeCompleted } from '../../../netlify/features/billing/commission-actions.ts';
import { appointmentId } from '../../../src/contract/appointment.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { aBankFile, type WrittenEntry } from '../../support/bank-files.ts';
import { anOffering, offered } from '../../support/providers.ts';
import { startWorld } from '../../support/world.ts';

// `npm run bench:money -- [lines] [histories]`: a bank file of 50,000 lines in a process of its own, with time and memory, and
// 10,000 random histories of customers, none of whom may be charged twice with one provider.

const [lines = '50000', histories = '10000'] = process.argv.slice(2);
const random = seeded(25);
const faults: string[] = [];

async function bankFile(count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-file-'));
  try {
    const entries = Array.from({ length: count }, (_, place): WrittenEntry => {
      const text = `Rechnung CK-2027-${String(place).padStart(6, '0')}, vielen Dank für die schöne Frisur`;
      const details = [{ name: `Kundin ${place} Größe & Söhne`, iban: 'AT611904300234573201', text }];
      return { amount: `${random.whole(1, 999)}.${random.whole(10, 99)}`, bankReference: `B-${place}`, details };
    });
    const path = join(folder, 'statement.xml');
    await writeFile(path, aBankFile({ statements: [{ entries }] }));
    const reader = join(import.meta.dirname, 'read.ts');
    // Left alone, a process takes what it finds before it looks for what is free: of what is new alone more than 100 MB.
    const flags = ['--max-old-space-size=192', '--max-semi-space-size=16'];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, reader, path]);
    const took = JSON.parse(stdout) as Record<string, number>;
    console.table([took]);
    if (took['lines'] !== count || took['names'] !== count) faults.push('lines are lost, or share a name');
    if ((took['processorSeconds'] ?? Infinity) > 10) faults.push('more than 10 s');
    if ((took['megabytesAtMost'] ?? Infinity) > 300) faults.push('more than 300 MB');
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Visit {
  id: string;
  provider: string;
  at: string;
  email: string;
  origin: string;
}

/** Pairs of a provider and a customer with up to four visits each, in any order. */
function visitsOf(providers: readonly { id: string }[], count: number): Visit[] {
  const visits: Visit[] = [];
  for (let pair = 0; pair < count; pair += 1)
    for (let visit = random.whole(1, 4); visit > 0; visit -= 1)
      visits.push({
        id: crypto.randomUUID(),
        provider: providers[pair % providers.length]?.id ?? '',
        at: new Date(Date.parse('2020-01-01T08:00:00Z') + visits.length * 3_600_000).toISOString(),
        email: `p${pair}@example.org`,
        origin: random.pick(['site', 'site', 'site', 'link', 'entry']),
      });
  return visits;
}

async function customerHistories(count: number): Promise<void> {
  const world = await startWorld();
  try {
    const { database } = world;
    const providers = await offered(database, ...Array.from({ length: 40 }, () => anOffering()));
    for (const { id } of providers)
      await database.query(
        `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
         values ($1, 'services', 'gold', 'commission', 0, '2001-01-01', '2001-01-01')`,
        [id],
      );
    const visits = visitsOf(providers, count);
    for (let from = 0; from < visits.length; from += 1000)
      await database.query(
        `insert into app.appointment (id, provider_id, staff_id, service_name, category, price_cents, price_unit, total_cents, status,
           time_zone, starts_at, ends_at, guest_name, guest_email, origin, created_at, updated_at)
         select visit.id, staff.provider_id, staff.id, 'Haarschnitt', 'haarschnitt', 4500, 'visit', 4500, 'completed', 'Europe/Berlin',
                visit.at, visit.at + interval '1 hour', 'Gast', visit.email, visit.origin, visit.at, visit.at
           from jsonb_to_recordset($1::jsonb -> 'visits') as visit (id uuid, provider uuid, at timestamptz, email text, origin text)
          cross join lateral (select * from app.staff where staff.provider_id = visit.provider limit 1) staff`,
        [{ visits: visits.slice(from, from + 1000) }],
      );
    const ids = random.shuffled(visits).map(({ id }) => appointmentId.parse(id));
    const now = world.clock.now();
    for (let from = 0; from < ids.length; from += 100)
      await database.transaction((transaction) => chargeCompleted(transaction, ids.slice(from, from + 100), now));
    const pairs = await database.query<{ lines: number }>(
      `select count(*)::integer as lines from app.commission_line line join app.appointment visit on visit.id = line.appointment_id
        group by line.provider_id, visit.guest_email`,
    );
    const twice = pairs.filter(({ lines: charged }) => charged !== 1).length;
    console.table([{ pairs: count, visits: visits.length, charged: pairs.length, 'charged twice': twice }]);
    if (twice > 0) faults.push(`${twice} customers are charged twice`);
    if (pairs.length === 0 || pairs.length >= count) faults.push('nobody is charged, or everybody');
  } finally {
    await world.close();
  }
}

await bankFile(Number(lines));
await customerHistories(Number(histories));
console.log(faults.length === 0 ? 'Nothing is wrong.' : faults.join('\n'));
if (faults.length > 0) process.exitCode = 1;
