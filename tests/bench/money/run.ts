import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chargeCompleted } from '../../../netlify/features/billing/billing/commission-actions.ts';
import { readBankFile } from '../../../src/contract/admin/admin-payment.ts';
import { appointmentId } from '../../../src/contract/booking/appointment.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBankFile, type WrittenEntry } from '../../support/bank-files.ts';
import { anAdmin } from '../../support/people.ts';
import { anOffering, offered } from '../../support/providers.ts';
import { startWorld } from '../../support/world.ts';
import { quantile } from '../measure.ts';
import { worst } from './worst.ts';

// `npm run bench:money -- [lines] [histories]`: a bank file of 50,000 lines and the most expensive ones (worst.ts),
// each in a separate process. It shows time, memory and how long others wait. One of them is read at the door beside a
// visitor. Then 10,000 random histories of customers follow, none of whom may be charged twice with one provider.

const [lines = '50000', histories = '10000'] = process.argv.slice(2);
const random = seeded(25);
const faults: string[] = [];

interface Took {
  outcome: string;
  lines: number;
  names: number;
  processorSeconds: number;
  megabytesAtMost: number;
  millisecondsOthersWait: number;
}

/** Reads files in a process of their own each, with Node's usual room. */
async function readApart(files: Iterable<[name: string, make: () => Uint8Array]>): Promise<Map<string, Took>> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-file-'));
  try {
    const took = new Map<string, Took>();
    for (const [name, make] of files) {
      const path = join(folder, 'statement.xml.gz');
      await writeFile(path, gzipSync(make()));
      const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'read.ts'), path]);
      const one = JSON.parse(stdout) as Took;
      took.set(name, one);
      if (one.processorSeconds > 10) faults.push(`${name}: more than 10 s`);
      if (one.megabytesAtMost > 300) faults.push(`${name}: more than 300 MB`);
      if (one.millisecondsOthersWait > 200) faults.push(`${name}: others wait for more than 200 ms`);
    }
    console.table(Object.fromEntries(took));
    return took;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bankFile(count: number): Promise<void> {
  const entries = Array.from({ length: count }, (_, place): WrittenEntry => {
    const text = `Rechnung CK-2027-${String(place).padStart(6, '0')}, vielen Dank für die schöne Frisur`;
    const details = [{ name: `Kundin ${place} Größe & Söhne`, iban: 'AT611904300234573201', text }];
    return { amount: `${random.whole(1, 999)}.${random.whole(10, 99)}`, bankReference: `B-${place}`, details };
  });
  const name = `a month of ${count} lines`;
  const took = await readApart([[name, () => aBankFile({ statements: [{ entries }] })], ...Object.entries(worst)]);
  if (took.get(name)?.lines !== count || took.get(name)?.names !== count)
    faults.push('lines are lost, or share a name');
}

const figures = (values: readonly number[]) => ({ median: quantile(values, 0.5), most: Math.max(...values) });

/** What somebody else waits at the door of the embedded site, while the dearest file is read in. */
async function besideVisitors(): Promise<void> {
  const world = await startWorld();
  try {
    const admin = await anAdmin(world);
    const token = await sessionOf(world, admin.user.id);
    const content = gzipSync(worst['50,000 lines of the most that is kept']?.() ?? '').toString('base64');
    const waits = { before: [] as number[], meanwhile: [] as number[] };
    let when: keyof typeof waits | undefined;
    const over = new AbortController();
    const visitor = (async () => {
      while (!over.signal.aborted) {
        const since = performance.now();
        await world.raw('GET /api/providers?zip=10115');
        if (when !== undefined) waits[when].push(performance.now() - since);
        await setTimeout(20);
      }
    })();
    await setTimeout(3000);
    when = 'before';
    await setTimeout(3000);
    when = 'meanwhile';
    const before = process.cpuUsage();
    const { body } = await world.ask(readBankFile, { body: { name: 'statement.xml', content } }, { token });
    const { user, system } = process.cpuUsage(before);
    over.abort();
    await visitor;
    console.table({ before: figures(waits.before), meanwhile: figures(waits.meanwhile) });
    console.log(`read in and booked, visitors included: ${((user + system) / 1e6).toFixed(1)} s of the processor`);
    if (!body.isRead) faults.push('the dearest file is not read');
    if (Math.max(...waits.meanwhile) > 200) faults.push('a visitor waits for more than 200 ms');
  } finally {
    await world.close();
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
await besideVisitors();
await customerHistories(Number(histories));
console.log(faults.length === 0 ? 'Nothing is wrong.' : faults.join('\n'));
if (faults.length > 0) process.exitCode = 1;
