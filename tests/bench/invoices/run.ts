import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ciiOf, type InvoiceDocument, paperOf } from '../../../netlify/invoice/index.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { faultsOfCorrection, faultsOfInvoice, statedInXml } from '../../support/invoice-oracle.ts';
import { kindsOfInvoices, type RandomInvoice, randomCorrection, randomInvoice } from '../../support/random-invoices.ts';
import { spreadOf, written } from '../measure.ts';

// `npm run bench:invoices -- <folder> [count] [seed]`: writes invoices of every kind as XML, for the official rules, and asks the
// oracle about each. A third of them has a correction. Then it says how long XML and PDF take.

const [folder = '.data/invoices', count = '300', seed = '25'] = process.argv.slice(2);
const random = seeded(Number(seed));
await mkdir(folder, { recursive: true });

const wrong: string[] = [];
const times: number[] = [];
const counts = { invoices: 0, discounted: 0, corrections: 0 };

async function write(document: InvoiceDocument): Promise<string> {
  const started = performance.now();
  const xml = await ciiOf(document);
  times.push(performance.now() - started);
  await writeFile(join(folder, `${document.number}.xml`), xml);
  return xml;
}

async function writeOne(invoice: RandomInvoice): Promise<void> {
  const { document, asked, kind } = invoice;
  const stated = statedInXml(await write(document));
  counts.invoices += 1;
  if (invoice.isDiscounted) counts.discounted += 1;
  const { creditCents, payment } = document;
  const isPaid = payment.by === 'paid';
  wrong.push(...faultsOfInvoice(stated, asked, { creditCents, isPaid }).map((fault) => `${kind}: ${fault}`));
  if (!random.chance(1 / 3)) return;
  const { correction, taken } = randomCorrection(random, invoice);
  const corrected = statedInXml(await write(correction));
  counts.corrections += 1;
  wrong.push(...faultsOfCorrection(corrected, stated, taken).map((fault) => `correction, ${kind}: ${fault}`));
}

let place = 0;
while (counts.invoices + counts.corrections < Number(count)) {
  await writeOne(randomInvoice(random, place));
  place += 1;
}

const papers: number[] = [];
for (let round = 0; round < 20; round += 1) {
  const { document } = randomInvoice(random, round);
  const started = performance.now();
  await paperOf(document, { madeAt: Date.parse('2026-12-01'), xml: await ciiOf(document) });
  papers.push(performance.now() - started);
}

console.log(
  `${counts.invoices} invoices of ${kindsOfInvoices.length} kinds, ${counts.discounted} with a discount, and ${counts.corrections} corrections in ${folder}`,
);
console.table([{ 'XML, milliseconds': written(spreadOf(times)), 'PDF, milliseconds': written(spreadOf(papers)) }]);
console.log(wrong.length === 0 ? 'The oracle finds nothing wrong.' : wrong.join('\n'));
if (wrong.length > 0) process.exitCode = 1;
