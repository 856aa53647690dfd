import { XMLParser } from 'fast-xml-parser';

/**
 * What an invoice must say to the cent, computed apart from the code that writes it. It uses exact fractions, line by
 * line, from the gross prices and the requested rates. The official rules tolerate almost a euro of VAT; this tolerates
 * nothing.
 */

export interface AskedLine {
  grossCents: number;
  category: string;
  /** Hundredths of a per cent that are charged, and that the price contains. */
  charged: number;
  inside: number;
  quantityThousandths: number;
}

/** The amounts that a document states, in cents. */
export interface Stated {
  lines: { net: number; category: string; rate: number; unitPrice: string; quantity: string }[];
  groups: { category: string; rate: number; basis: number; tax: number }[];
  lineTotal: number;
  basisTotal: number;
  taxTotal: number;
  grandTotal: number;
  prepaid: number;
  due: number;
}

/** Half up, of a fraction that is not negative. */
function roundedHalfUp(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  const rest = numerator - whole * denominator;
  return rest + rest >= denominator ? whole + 1n : whole;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const sameRule = (one: AskedLine, other: AskedLine): boolean =>
  one.category === other.category && one.charged === other.charged && one.inside === other.inside;

interface Member {
  asked: AskedLine;
  net: number;
  place: number;
}

/** By how much a net misses its exact value, in 1/(10000 + r) cents: positive where it was rounded up. */
const missOf = ({ asked, net }: Member): bigint =>
  BigInt(net) * BigInt(10_000 + asked.inside) - BigInt(asked.grossCents) * 10_000n;

/**
 * Largest remainder, as a property. Each net is its exact value rounded down or up, and no line rounded up had a
 * smaller remainder than one rounded down.
 */
function faultsOfNets(members: readonly Member[]): string[] {
  const unit = BigInt(10_000 + (members[0]?.asked.inside ?? 0));
  const faults = members
    .filter((member) => missOf(member) <= -unit || missOf(member) >= unit)
    .map(({ place }) => `line ${place} is a cent or more off`);
  const up = members.filter((member) => missOf(member) > 0n);
  const down = members.filter((member) => missOf(member) < 0n);
  // Rounded up by little means that the remainder was large.
  const worstUp = up.reduce((worst, member) => (missOf(member) > worst ? missOf(member) : worst), 0n);
  const bestDown = down.reduce((best, member) => (missOf(member) + unit < best ? missOf(member) + unit : best), unit);
  return worstUp > bestDown ? [...faults, 'a line was rounded up in place of one with a larger remainder'] : faults;
}

interface Expected {
  category: string;
  rate: number;
  basis: number;
  tax: number;
}

function expectedGroup(members: readonly AskedLine[]): Expected {
  const [{ category, charged, inside }] = members as [AskedLine];
  const gross = BigInt(sum(members.map(({ grossCents }) => grossCents)));
  const inner = roundedHalfUp(gross * BigInt(inside), BigInt(10_000 + inside));
  return { category, rate: charged, basis: Number(gross - inner), tax: category === 'S' ? Number(inner) : 0 };
}

/** Everything that is wrong with what is stated; nothing for a right invoice. */
export function faultsOfInvoice(
  stated: Stated,
  asked: readonly AskedLine[],
  { creditCents = 0, isPaid = false }: { creditCents?: number; isPaid?: boolean } = {},
): string[] {
  const faults: string[] = [];
  const expect = (what: string, found: number | undefined, wanted: number): void => {
    if (found !== wanted) faults.push(`${what}: ${found} in place of ${wanted}`);
  };
  expect('lines', stated.lines.length, asked.length);
  const kinds = asked.filter((line, place) => asked.findIndex((other) => sameRule(other, line)) === place);
  expect('groups', stated.groups.length, kinds.length);
  const groups = kinds.map((kind) => {
    const members = asked.flatMap((line, place) =>
      sameRule(line, kind) ? [{ asked: line, place, net: stated.lines[place]?.net ?? Number.NaN }] : [],
    );
    const group = expectedGroup(members.map((member) => member.asked));
    const said = stated.groups.find(({ category, rate }) => category === group.category && rate === group.rate);
    expect(`basis of ${group.category} ${group.rate}`, said?.basis, group.basis);
    expect(`VAT of ${group.category} ${group.rate}`, said?.tax, group.tax);
    expect(`lines of ${group.category} ${group.rate}`, sum(members.map(({ net }) => net)), group.basis);
    if (members.every(({ net }) => Number.isInteger(net))) faults.push(...faultsOfNets(members));
    return group;
  });
  for (const [place, line] of stated.lines.entries()) {
    const wanted = asked[place];
    if (wanted === undefined || line.category !== wanted.category) faults.push(`line ${place}: category`);
    else {
      expect(`line ${place}: rate`, line.rate, wanted.charged);
      expect(`line ${place}: quantity`, Math.round(Number(line.quantity) * 1000), wanted.quantityThousandths);
    }
    faults.push(...faultsOfPrice(line, place));
  }
  const basis = sum(groups.map((group) => group.basis));
  const tax = sum(groups.map((group) => group.tax));
  expect('line total', stated.lineTotal, basis);
  expect('basis total', stated.basisTotal, basis);
  expect('VAT total', stated.taxTotal, tax);
  expect('grand total', stated.grandTotal, basis + tax);
  const prepaid = isPaid ? basis + tax : creditCents;
  expect('prepaid', stated.prepaid, prepaid);
  expect('due', stated.due, basis + tax - prepaid);
  return faults;
}

function digits(text: string): [bigint, number] {
  const [whole = '', fraction = ''] = text.split('.');
  return [BigInt(whole + fraction), fraction.length];
}

/** Unit price times quantity is the net, rounded. */
function faultsOfPrice({ net, unitPrice, quantity }: Stated['lines'][number], place: number): string[] {
  const [price, priceDecimals] = digits(unitPrice);
  const [count, countDecimals] = digits(quantity);
  const scale = 10n ** BigInt(priceDecimals + countDecimals);
  const product = price * count * 100n;
  const distance = product - BigInt(net) * scale;
  const faults = price < 0n ? [`line ${place}: negative price`] : [];
  return (distance < 0n ? -distance : distance) * 2n > scale ? [...faults, `line ${place}: price × quantity`] : faults;
}

/** A correction repeats the frozen numbers of the lines that it takes back, positive, and sums them. */
export function faultsOfCorrection(correction: Stated, invoice: Stated, taken: readonly number[]): string[] {
  const faults: string[] = [];
  const lines = taken.map((place) => invoice.lines[place]);
  if (JSON.stringify(correction.lines) !== JSON.stringify(lines)) faults.push('the lines are not those of the invoice');
  const nets = sum(lines.map((line) => line?.net ?? Number.NaN));
  if (correction.lineTotal !== nets || correction.basisTotal !== nets) faults.push('net total');
  if (sum(correction.groups.map(({ basis }) => basis)) !== nets) faults.push('basis of the groups');
  if (sum(correction.groups.map(({ tax }) => tax)) !== correction.taxTotal) faults.push('VAT of the groups');
  if (correction.grandTotal !== correction.basisTotal + correction.taxTotal) faults.push('grand total');
  if (correction.due !== correction.grandTotal || correction.prepaid !== 0) faults.push('due');
  if (correction.grandTotal <= 0) faults.push('not positive');
  return faults;
}

const single = new Set([
  'IncludedSupplyChainTradeLineItem',
  'SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement.ApplicableTradeTax',
]);

type Read = { [name: string]: Read } & { '#text'?: string };

/** Cents of a decimal with exactly two places. */
function centsIn(node: Read | string | undefined): number {
  const text = typeof node === 'string' ? node : node?.['#text'];
  const [, sign = '', whole, fraction] = /^(-?)(\d+)\.(\d\d)$/.exec(text ?? '') ?? [];
  return whole === undefined ? Number.NaN : Number(`${sign}${whole}${fraction}`);
}

const rateIn = (tax: Read): number =>
  tax['RateApplicablePercent'] === undefined ? 0 : Math.round(Number(tax['RateApplicablePercent']) * 100);

/** Reads the amounts of an invoice in XML as whoever receives it does. */
export function statedInXml(xml: string): Stated {
  const parser = new XMLParser({
    removeNSPrefix: true,
    parseTagValue: false,
    ignoreAttributes: false,
    isArray: (name, path) =>
      single.has(name) || String(path).endsWith('ApplicableHeaderTradeSettlement.ApplicableTradeTax'),
  });
  const trade = parser.parse(xml)['CrossIndustryInvoice']['SupplyChainTradeTransaction'];
  const settlement = trade['ApplicableHeaderTradeSettlement'];
  const sums = settlement['SpecifiedTradeSettlementHeaderMonetarySummation'];
  return {
    lines: trade['IncludedSupplyChainTradeLineItem'].map((line: Read) => {
      const own = line['SpecifiedLineTradeSettlement'] as Read;
      const tax = own['ApplicableTradeTax'] as Read;
      return {
        net: centsIn(own['SpecifiedTradeSettlementLineMonetarySummation']?.['LineTotalAmount']),
        category: tax['CategoryCode'],
        rate: rateIn(tax),
        unitPrice: line['SpecifiedLineTradeAgreement']?.['NetPriceProductTradePrice']?.['ChargeAmount'],
        quantity: line['SpecifiedLineTradeDelivery']?.['BilledQuantity']?.['#text'],
      };
    }),
    groups: settlement['ApplicableTradeTax'].map((tax: Read) => ({
      category: tax['CategoryCode'],
      rate: rateIn(tax),
      basis: centsIn(tax['BasisAmount']),
      tax: centsIn(tax['CalculatedAmount']),
    })),
    lineTotal: centsIn(sums['LineTotalAmount']),
    basisTotal: centsIn(sums['TaxBasisTotalAmount']),
    taxTotal: centsIn(sums['TaxTotalAmount']),
    grandTotal: centsIn(sums['GrandTotalAmount']),
    prepaid: sums['TotalPrepaidAmount'] === undefined ? 0 : centsIn(sums['TotalPrepaidAmount']),
    due: centsIn(sums['DuePayableAmount']),
  };
}
