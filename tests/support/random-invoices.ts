import {
  type Buyer,
  correctionOf,
  type DraftLine,
  euCountries,
  exemptionOf,
  type InvoiceDocument,
  type InvoiceDraft,
  lineKinds,
  priced,
  providerRates,
  providerVat,
  type Seller,
  units,
  type VatCaseName,
  type VatRule,
  vatCaseOf,
} from '../../netlify/invoice/index.ts';
import { discountLines } from '../../src/features/booking/customer-invoice/discount.ts';
import type { Random } from '../../supabase/seed/random.ts';
import type { AskedLine } from './invoice-oracle.ts';
import {
  aBuyer,
  aDraft,
  aGermanProvider,
  anAustrianProvider,
  aSwissProvider,
  byDebit,
  byTransfer,
  swissIban,
  theSite,
} from './invoices.ts';

/** Invoices of every kind with random prices: what was asked for beside what came of it. */

export interface RandomInvoice {
  kind: string;
  document: InvoiceDocument;
  asked: AskedLine[];
  isDiscounted: boolean;
}

/** Texts that XML, PDF and people have trouble with. */
const names = [
  'Platin, monatlich',
  'Haarschnitt & Föhnen <kurz>',
  'Provision für den Termin von Łucja "Lu" Żółć',
  "Türen, 3×, à 2,10 m – inkl. Ölen; O'Neill",
  'Ελληνικά, Кириллица, ₱ und ½',
];

const leitwegId = '04011000-1234512345-06';

interface Kind {
  draft: (random: Random) => Partial<InvoiceDraft>;
  /** Of which each line has one. */
  vats: readonly VatRule[];
}

const siteCase = (name: VatCaseName, buyer: Partial<Buyer>, isConfirmed = false, isOss = false): Kind => ({
  draft: (random) => {
    const country =
      name === 'abroad' ? random.pick(euCountries.filter((own) => own !== 'DE')) : (buyer.country ?? 'DE');
    const { exemption } = vatCaseOf({ country, isVatIdConfirmed: isConfirmed }, settings(isOss));
    return {
      seller: theSite,
      buyer: { ...aBuyer, ...buyer, country },
      ...(exemption === undefined ? {} : { exemption }),
    };
  },
  // It follows from the country that the draft has.
  vats: [],
});

const settings = (isOss: boolean) => ({ salesAbroad: isOss ? 'oss' : 'home', isPesoWithVat: false }) as const;

const providers = { de: aGermanProvider, at: anAustrianProvider, ch: aSwissProvider } as const;
type ProviderCountry = keyof typeof providers;

function withoutVatId(seller: Seller): Seller {
  const left = { ...seller };
  delete left.vatId;
  return left;
}

function providerKind(country: ProviderCountry, isSmall: boolean, changes: Partial<InvoiceDraft> = {}): Kind {
  const seller: Seller = providers[country];
  const exemption = exemptionOf(country, isSmall);
  return {
    draft: () => ({
      seller: isSmall ? withoutVatId(seller) : seller,
      currency: country === 'ch' ? 'CHF' : 'EUR',
      buyer: { ...aBuyer, country: country.toUpperCase() },
      payment: country === 'ch' ? { by: 'transfer', iban: swissIban, holder: 'Schreinerei' } : byTransfer,
      ...(exemption === undefined ? {} : { exemption }),
      ...changes,
    }),
    vats: (isSmall ? [0] : providerRates[country]).flatMap((rate) => providerVat(country, isSmall, rate) ?? []),
  };
}

const kinds: Record<string, Kind> = {
  'the site in Germany': siteCase('home', {}),
  'the site, direct debit': {
    ...siteCase('home', {}),
    draft: (random) => ({ ...siteCase('home', {}).draft(random), payment: byDebit }),
  },
  'reverse charge': siteCase('reverse_charge', { country: 'AT', vatId: 'ATU12345678' }, true),
  'abroad below the threshold': siteCase('abroad_at_home', { country: 'AT' }),
  'abroad, one-stop shop': siteCase('abroad', {}, false, true),
  'outside the EU': siteCase('outside', { country: 'CH' }),
  'a German provider': providerKind('de', false),
  'a German small business': providerKind('de', true),
  'an Austrian provider': providerKind('at', false),
  'an Austrian small business': providerKind('at', true),
  'a Swiss provider': providerKind('ch', false),
  'a Swiss business without VAT': providerKind('ch', true),
  'paid in cash': providerKind('de', false, { payment: { by: 'paid', how: 'cash', on: '2026-11-24' } }),
  'paid by card': providerKind('at', false, { payment: { by: 'paid', how: 'card', on: '2026-11-24' } }),
  'paid by transfer': providerKind('de', true, { payment: { by: 'paid', how: 'transfer', on: '2026-11-24' } }),
  XRechnung: providerKind('de', false, {
    buyer: { ...aBuyer, leitwegId },
    orderNumber: 'B-77',
  }),
  'XRechnung by direct debit': providerKind('de', false, {
    buyer: { ...aBuyer, leitwegId },
    // BR-DE-31 demands the account.
    payment: { ...byDebit, iban: 'AT611904300234573201' },
  }),
};

export const kindsOfInvoices = Object.keys(kinds);

/** The rate that the site charges, by the country that the draft has. */
function siteVat(draft: Partial<InvoiceDraft>, kind: string): VatRule {
  const country = draft.buyer?.country ?? 'DE';
  return vatCaseOf({ country, isVatIdConfirmed: kind === 'reverse charge' }, settings(kind.includes('one-stop'))).vat;
}

/** Mostly small prices, some of a house; now and then one that takes something off. */
function randomLine(random: Random, vat: VatRule, before: readonly DraftLine[]): DraftLine {
  const grossCents = random.chance(0.1) ? random.whole(100_000, 50_000_000) : random.whole(1, 30_000);
  const room = before
    .filter((line) => JSON.stringify(line.vat) === JSON.stringify(vat))
    .reduce((sum, line) => sum + line.grossCents, 0);
  const takesOff = random.chance(0.1) && room > 100;
  const quantity = random.chance(0.5) ? 1000 : random.whole(1, 40_000);
  const kind = random.chance(0.7) ? random.pick(lineKinds) : undefined;
  return {
    name: random.pick(names),
    unit: random.pick(units),
    ...(random.chance(0.4) ? { note: 'Vermittelt am 03.11.2026 & bestätigt' } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(random.chance(0.3) ? { from: '2026-11-03', to: '2026-11-17' } : {}),
    quantityThousandths: takesOff ? -quantity : quantity,
    grossCents: takesOff ? -random.whole(1, Math.floor(room / 2)) : grossCents,
    vat,
  };
}

/** As a provider takes something off everything: lines of a quantity of −1, one for each rate and kind. */
function randomDiscount(random: Random, lines: readonly DraftLine[], vats: readonly VatRule[]): DraftLine[] {
  const written = lines.map((line) => ({
    name: line.name,
    note: '',
    kind: line.kind ?? 'labour',
    unit: line.unit,
    quantityThousandths: Math.sign(line.quantityThousandths),
    unitMinor: Math.abs(line.grossCents) / 100,
    rateHundredths: String(line.vat.rateHundredths),
  }));
  const sum = lines.reduce((total, { grossCents }) => total + grossCents, 0);
  const discount = random.chance(0.5)
    ? ({ by: 'percent', value: random.whole(1, 50) } as const)
    : ({ by: 'amount', value: random.whole(1, Math.max(1, Math.floor(sum / 2))) / 100 } as const);
  return discountLines(written, discount, 'Rabatt').flatMap((line) => {
    const vat = vats.find(({ rateHundredths }) => String(rateHundredths) === line.rateHundredths);
    if (vat === undefined) return [];
    const { name, kind, unit } = line;
    const grossCents = -Math.round(Number(line.unitMinor) * 100);
    return [{ name, kind, unit, quantityThousandths: -1000, grossCents, vat }];
  });
}

/** The kinds come in turn, so that a few hundred hold each of them. */
export function randomInvoice(random: Random, place: number): RandomInvoice {
  const kind = kindsOfInvoices[place % kindsOfInvoices.length] as string;
  const { draft: draftOf, vats: own } = kinds[kind] as Kind;
  const changes = draftOf(random);
  const vats = own.length > 0 ? own : [siteVat(changes, kind)];
  const lines: DraftLine[] = [];
  const count = random.chance(0.05) ? random.whole(20, 60) : random.whole(1, 6);
  while (lines.length < count) lines.push(randomLine(random, random.pick(vats), lines));
  // The site itself gives none.
  const discount = own.length > 0 && random.chance(0.3) ? randomDiscount(random, lines, own) : [];
  lines.push(...discount);
  const draft = aDraft({ ...changes, lines, number: `CK-2026-${String(place).padStart(6, '0')}` });
  const total = priced(draft).grossCents;
  const creditCents = draft.payment.by === 'transfer' && random.chance(0.2) ? random.whole(1, total) : 0;
  const asked = lines.map(({ grossCents, quantityThousandths, vat }) => ({
    grossCents,
    quantityThousandths,
    category: vat.category,
    charged: vat.rateHundredths,
    inside: vat.insideHundredths,
  }));
  return { kind, document: priced({ ...draft, creditCents }), asked, isDiscounted: discount.length > 0 };
}

/** Takes back some of the lines, or all. */
export function randomCorrection(
  random: Random,
  { document }: RandomInvoice,
): { correction: InvoiceDocument; taken: number[] } {
  const places = document.lines.map((_, place) => place);
  const some = random.chance(0.5) ? places : random.shuffled(places).slice(0, random.whole(1, places.length));
  const taken = some.toSorted((one, other) => one - other);
  const isPositive = taken.reduce((sum, place) => sum + (document.lines[place]?.grossCents ?? 0), 0) > 0;
  const lines = isPositive ? taken : places;
  const correction = correctionOf(document, {
    number: `${document.number}-K`,
    issuedOn: '2026-12-05',
    lines,
    reason: 'Der Termin fand nicht statt & wird zurückgenommen.',
  });
  return { correction, taken: lines };
}
