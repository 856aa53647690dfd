import type * as z from 'zod/mini';
import {
  draftOf,
  type Issuer,
  type WrittenInvoice,
} from '../../netlify/features/booking/customer-invoice/draft-rules.ts';
import { type InvoiceDocument, priced, providerRates } from '../../netlify/invoice/index.ts';
import type { invoiceLine } from '../../src/contract/booking/customer-invoice-fields.ts';
import type { Country } from '../../src/contract/country.ts';
import type { Random } from '../../supabase/seed/random.ts';
import type { AskedLine } from './invoice-oracle.ts';
import { germanIban, swissIban } from './invoices.ts';

/** Invoices of providers of every country and case, from random forms: what was asked for beside what came of it. */

const homes = {
  de: { street: 'Hauptstraße 5', zip: '80331', city: 'München', taxNumber: '12/345/67890', vatId: undefined },
  at: { street: 'Ring 1', zip: '1010', city: 'Wien', taxNumber: '12 345/6789', vatId: 'ATU12345678' },
  ch: { street: 'Bahnhofstrasse 1', zip: '8001', city: 'Zürich', taxNumber: undefined, vatId: 'CHE-123.456.788 MWST' },
} as const;

function issuerIn(country: Country, isSmall: boolean): Issuer {
  const { vatId, ...home } = homes[country];
  return {
    ...home,
    id: '0123abcd-0000-4000-8000-000000000000',
    isTrader: true,
    name: 'Malermeister Jörg Größ & Söhne',
    tradeName: null,
    representative: null,
    country,
    registerCourt: 'Amtsgericht München',
    registerNumber: 'HRA 123',
    vatStatus: isSmall ? 'small' : vatId === undefined ? 'tax_number' : 'vat_id',
    vatId: isSmall ? undefined : vatId,
    person: 'Jörg Größ',
    phone: '+49 89 7654321',
    email: 'maler@example.com',
    bank: { iban: country === 'ch' ? swissIban : germanIban, bic: null, accountHolder: 'Jörg Größ' },
  };
}

const cases = [
  'plain',
  'small',
  'paid in cash',
  'paid by card',
  'without an address',
  'of another country',
  'to a business',
  'XRechnung',
] as const;

function randomLine(random: Random, rates: readonly number[]): z.output<typeof invoiceLine> {
  return {
    name: random.pick(['Wand streichen', 'Fliesen & <Fugen>', 'Łucja „Żółć“, 3 × 2,10 m']),
    note: random.chance(0.3) ? 'nach Aufmaß' : '',
    kind: random.pick(['labour', 'material', 'travel']),
    unit: random.pick(['hour', 'piece', 'square_metre', 'kilometre', 'lump_sum']),
    quantityThousandths: random.chance(0.4) ? 1000 : random.whole(1, 40_000),
    unitMinor: random.whole(100, 30_000),
    rateHundredths: random.pick(rates),
  };
}

/** Price times quantity, half a cent away from nothing: apart from the code that is judged. */
function exactly({ quantityThousandths, unitMinor }: { quantityThousandths: number; unitMinor: number }): number {
  const [amount, unit] = [BigInt(Math.abs(quantityThousandths)) * BigInt(unitMinor), 1000n];
  const cents = amount / unit + ((amount % unit) * 2n >= unit ? 1n : 0n);
  return quantityThousandths < 0 ? -Number(cents) : Number(cents);
}

export interface RandomOwnInvoice {
  kind: string;
  document: InvoiceDocument;
  asked: AskedLine[];
  isPaid: boolean;
}

/** Countries and cases come in turn, so that 24 hold each of them. */
export function randomOwnInvoice(random: Random, place: number): RandomOwnInvoice {
  const country = (['de', 'at', 'ch'] as const)[place % 3] as Country;
  const kind = cases[Math.floor(place / 3) % cases.length] ?? 'plain';
  const issuer = issuerIn(country, kind === 'small');
  const rates = kind === 'small' ? [0] : providerRates[country];
  const lines = Array.from({ length: random.chance(0.05) ? 40 : random.whole(1, 7) }, () => randomLine(random, rates));
  const hasAddress = kind !== 'without an address';
  const first = lines[0] as (typeof lines)[number];
  // Of the first line something is taken off again.
  if (random.chance(0.2)) {
    lines[0] = { ...first, quantityThousandths: 1000 };
    lines.push({ ...first, name: 'Nachlass', quantityThousandths: -500, unitMinor: random.whole(1, 100) });
  }
  if (!hasAddress) lines.splice(1, lines.length, { ...first, quantityThousandths: 1000, unitMinor: 20_000 });
  if (!hasAddress) lines.splice(0, 1);
  const way = kind === 'paid in cash' ? 'cash' : kind === 'paid by card' ? 'card' : undefined;
  const written: WrittenInvoice = {
    visitId: issuer.id as never,
    buyer: {
      name: 'Gerda Gast',
      addition: kind === 'to a business' ? 'z. Hd. Herrn Müßig' : '',
      street: hasAddress ? 'Gartenweg 3' : '',
      zip: hasAddress ? '10439' : '',
      city: hasAddress ? 'Berlin' : '',
      country: kind === 'of another country' ? 'FR' : country.toUpperCase(),
      email: 'gerda@example.org',
      vatId: kind === 'to a business' ? 'DE123456789' : '',
      leitwegId: kind === 'XRechnung' && country === 'de' ? '04011000-1234512345-06' : '',
      orderNumber: kind === 'to a business' ? 'B-77' : '',
    },
    lines,
    deliveredOn: '2026-12-09',
    language: random.pick(['de', 'en']),
    daysToPay: 14,
    paid: way === undefined ? null : { way, on: '2026-12-10' },
    closing: random.chance(0.5) ? 'Vielen Dank & bis bald' : '',
  };
  const occasion = {
    issuer,
    currency: country === 'ch' ? 'CHF' : 'EUR',
    day: '2026-12-09',
    isAtCustomer: true,
    issuedOn: '2026-12-10',
    depositMinor: 0,
    capMinor: null,
  } as const;
  const document = priced({ ...draftOf(written, occasion), number: `RE-2026-${String(place + 1).padStart(4, '0')}` });
  const asked = lines.map((line) => ({
    grossCents: exactly(line),
    category: kind === 'small' ? (country === 'ch' ? 'O' : 'E') : 'S',
    charged: line.rateHundredths,
    inside: line.rateHundredths,
    quantityThousandths: line.quantityThousandths,
  }));
  return { kind: `${kind} ${country}`, document, asked, isPaid: way !== undefined };
}
