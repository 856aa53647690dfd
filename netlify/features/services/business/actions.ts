import type { Country } from '../../../../src/contract/country.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type * as contract from '../../../../src/contract/services/business.ts';
import { type Bank, type Tax, type TaxNumber, typedNumber } from '../../../../src/contract/services/business.ts';
import type { Business } from '../../../../src/contract/services/business-details.ts';
import { countryOfTaxId, isAnyVatId, isVatId } from '../../../../src/contract/tax-number.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { readBic, readIban } from '../../../bank/account-number.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { dataKeyId, fingerprintOf, openDetail, sealDetail } from '../../../session/sealed-detail.ts';
import { accountById, currentVersion, endRepeatedTrials } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { bankChangedMail } from './messages.ts';
import {
  keptBusiness,
  maskedIban,
  maskedNumber,
  missingCraft,
  readinessOf,
  recentDays,
  resealedAtOnce,
  sealedAbout,
  statesOfficeNumber,
  taxCountry,
  weekDays,
} from './rules.ts';
import * as sql from './sql.ts';
import { isAskable } from './vat-rules.ts';
import { claimVatId, dropVatClaim } from './vat-sql.ts';

/** What of a detail makes it the same detail elsewhere. */
interface KeptDetail {
  bank: { iban: string; accountHolder: string; bic: string | null; bankName: string | null };
  tax: { taxId: string; country: Country };
  vat: { vatId: string };
  tax_number: { taxNumber: string };
  /** Of a small business, whose details ask for none: it stands on its invoices. */
  invoice_tax_number: { taxNumber: string };
}
const identifying = {
  bank: ({ iban }: KeptDetail['bank']) => iban,
  tax: ({ taxId, country }: KeptDetail['tax']) => `${country} ${taxId}`,
  vat: ({ vatId }: KeptDetail['vat']) => vatId,
  tax_number: ({ taxNumber }: KeptDetail['tax_number']) => taxNumber,
  invoice_tax_number: ({ taxNumber }: KeptDetail['invoice_tax_number']) => taxNumber,
};

function sealedDetail<Kind extends sql.DetailKind>(
  world: Adapters,
  owner: AccountId,
  kind: Kind,
  detail: KeptDetail[Kind],
): sql.SealedDetail {
  const identity = (identifying[kind] as (detail: KeptDetail[Kind]) => string)(detail);
  return {
    sealed: sealDetail(world, sealedAbout(owner, kind), JSON.stringify(detail)),
    fingerprint: fingerprintOf(world, kind, identity),
  };
}

type Opened<Kind extends sql.DetailKind> = { [One in Kind]?: KeptDetail[One] };

/** What is kept is missing where no listed key opens it: then it has to be given again. */
function opened<Kind extends sql.DetailKind>(
  world: Adapters,
  owner: AccountId,
  kept: readonly { kind: Kind; sealed: string }[],
): Opened<Kind> {
  const texts = kept.map(({ kind, sealed }) => [kind, openDetail(world, sealedAbout(owner, kind), sealed)] as const);
  return Object.fromEntries(
    texts.flatMap(([kind, text]) => (text === undefined ? [] : [[kind, JSON.parse(text)]])),
  ) as Opened<Kind>;
}

/** Of these kinds, each that is kept. */
export const detailsOf = async <Kind extends sql.DetailKind>(
  world: Adapters,
  database: Database,
  owner: AccountId,
  kinds: readonly Kind[],
): Promise<Opened<Kind>> => opened(world, owner, await sql.sealedOf(database, owner, kinds));

/** Undefined where nothing is kept. */
export const detailOf = async <Kind extends sql.DetailKind>(
  world: Adapters,
  database: Database,
  owner: AccountId,
  kind: Kind,
): Promise<KeptDetail[Kind] | undefined> => (await detailsOf(world, database, owner, [kind]))[kind];

export async function keepDetail<Kind extends sql.DetailKind>(
  world: Adapters,
  transaction: Database,
  owner: AccountId,
  { kind, detail }: { kind: Kind; detail: KeptDetail[Kind] },
): Promise<void> {
  const now = world.clock.now();
  await sql.keepSealed(transaction, owner, { kind, ...sealedDetail(world, owner, kind, detail) }, now);
  await endRepeatedTrials(transaction, world, owner, now);
}

/** The number, and the question to its register: netlify/features/billing/billing/vat-actions.ts asks it. */
async function keepVatId(world: Adapters, transaction: Database, owner: AccountId, vatId: string): Promise<void> {
  await keepDetail(world, transaction, owner, { kind: 'vat', detail: { vatId } });
  if (isAskable(vatId)) await claimVatId(transaction, owner, vatId, world.clock.now());
  else await dropVatClaim(transaction, owner);
}

/** The details of a provider's business, for the owner and for the public profile. */
export async function businessShown(world: Adapters, database: Database, owner: AccountId): Promise<Business | null> {
  const found = await sql.businessWithNumber(database, owner);
  if (found === undefined) return null;
  const { kept, number } = found;
  const { vat, tax_number: office } = opened(world, owner, number === null ? [] : [number]);
  return { ...kept, vatId: vat?.vatId ?? null, taxNumber: office?.taxNumber ?? null };
}

export const getBusiness: Action<typeof contract.getBusiness> = async ({ world, actor }) => ({
  business: await businessShown(world, world.database, actor.id),
});

export const putBusiness: Action<typeof contract.putBusiness> = async ({ world, actor, body, refuse }) => {
  const kept = keptBusiness(body);
  const vatId = kept.vatStatus === 'vat_id' ? typedNumber(body.vatId) : undefined;
  // As it was typed: the states write it in different ways.
  const taxNumber = kept.vatStatus === 'tax_number' ? (body.taxNumber ?? undefined) : undefined;
  return world.database.transaction(async (transaction) => {
    await sql.holdAccount(transaction, actor.id);
    const missing = missingCraft(body, await sql.categoriesOffered(transaction, actor.id));
    if (missing !== undefined) refuse('invalid', { crafts: { word: 'craftMissing', values: { craft: missing } } });
    await sql.keepBusiness(transaction, actor.id, kept, world.clock.now());
    if (vatId !== undefined) await keepVatId(world, transaction, actor.id, vatId);
    if (!statesOfficeNumber(kept)) await sql.dropSealed(transaction, actor.id, 'invoice_tax_number');
    if (taxNumber === undefined) await sql.dropSealed(transaction, actor.id, 'tax_number');
    else await keepDetail(world, transaction, actor.id, { kind: 'tax_number', detail: { taxNumber } });
    return { business: await businessShown(world, transaction, actor.id) };
  });
};

const bankShown = (kept: KeptDetail['bank'] | undefined): Bank | null =>
  kept === undefined ? null : { ...kept, iban: maskedIban(kept.iban) };

export const getBank: Action<typeof contract.getBank> = async ({ world, actor }) => ({
  bank: bankShown(await detailOf(world, world.database, actor.id, 'bank')),
});

/** The owner is told by mail: whoever got hold of an open session must not lead money elsewhere unnoticed. */
export const putBank: Action<typeof contract.putBank> = async ({ world, actor, body, language, refuse }) => {
  const iban = readIban(body.iban);
  const bic = body.bic === null || body.bic === '' ? null : readBic(body.bic);
  if (iban === undefined || bic === undefined)
    return refuse('invalid', {
      ...(iban === undefined ? { iban: 'iban' as const } : {}),
      ...(bic === undefined ? { bic: 'bic' as const } : {}),
    });
  const bankName = body.bankName === '' ? null : body.bankName;
  const detail = { iban, bic, bankName, accountHolder: body.accountHolder };
  await world.database.transaction(async (transaction) => {
    await sql.holdAccount(transaction, actor.id);
    const former = await detailOf(world, transaction, actor.id, 'bank');
    await keepDetail(world, transaction, actor.id, { kind: 'bank', detail });
    if (former === undefined || former.iban === iban) return;
    const account = (await accountById(transaction, actor.id)) ?? refuse('unauthenticated');
    const link = world.siteUrl + addressIn(language, paths.providerBank());
    await queueMail(transaction, { to: account.email, ...bankChangedMail(language, link) }, world.clock.now());
  });
  return { bank: bankShown(detail) };
};

async function taxShown(world: Adapters, database: Database, owner: AccountId): Promise<Tax | undefined> {
  const account = await accountById(database, owner);
  if (account === undefined) return undefined;
  const { tax: kept, vat } = await detailsOf(world, database, owner, ['tax', 'vat']);
  return {
    country: taxCountry(kept?.country, account.country),
    taxId: kept === undefined ? null : maskedNumber(kept.taxId),
    birthDate: account.dateOfBirth,
    vatId: vat?.vatId ?? null,
  };
}

export const getTax: Action<typeof contract.getTax> = async ({ world, actor, refuse }) =>
  (await taxShown(world, world.database, actor.id)) ?? refuse('unauthenticated');

/** A tax id that is kept stays for its own country only. */
export const putTax: Action<typeof contract.putTax> = async ({ world, actor, body, refuse }) =>
  world.database.transaction(async (transaction) => {
    await sql.holdAccount(transaction, actor.id);
    const typed = typedNumber(body.taxId);
    const kept = await detailOf(world, transaction, actor.id, 'tax');
    if (typed === undefined && kept?.country !== body.country) refuse('invalid', { taxId: 'required' });
    if (typed !== undefined)
      await keepDetail(world, transaction, actor.id, {
        kind: 'tax',
        detail: { taxId: typed, country: body.country },
      });
    await changeVatId(world, transaction, actor.id, { typed: body.vatId, field: 'vatId', refuse });
    await sql.setBirthDate(transaction, actor.id, body.birthDate);
    return (await taxShown(world, transaction, actor.id)) ?? refuse('unauthenticated');
  });

async function taxNumberShown(world: Adapters, database: Database, owner: AccountId): Promise<TaxNumber> {
  const { tax, vat } = await detailsOf(world, database, owner, ['tax', 'vat']);
  return { vatId: vat?.vatId ?? null, taxId: tax === undefined ? null : maskedNumber(tax.taxId) };
}

export const getTaxNumber: Action<typeof contract.getTaxNumber> = ({ world, actor }) =>
  taxNumberShown(world, world.database, actor.id);

/** A provider's tax id is changed, but not removed: it must be reported. */
export const putTaxNumber: Action<typeof contract.putTaxNumber> = async ({ world, actor, body, refuse }) =>
  world.database.transaction(async (transaction) => {
    await sql.holdAccount(transaction, actor.id);
    const typed = typedNumber(body.taxNumber);
    const country = typed === undefined ? undefined : countryOfTaxId(typed);
    if (typed !== undefined && country !== undefined && !isAnyVatId(typed))
      await keepDetail(world, transaction, actor.id, { kind: 'tax', detail: { taxId: typed, country } });
    else await changeVatId(world, transaction, actor.id, { typed: body.taxNumber, field: 'taxNumber', refuse });
    if (typed === undefined && actor.type !== 'provider') await sql.dropSealed(transaction, actor.id, 'tax');
    return taxNumberShown(world, transaction, actor.id);
  });

interface VatIdChange {
  typed: string | null | undefined;
  /** The field of the form. */
  field: 'vatId' | 'taxNumber';
  refuse: Refuse;
}

/** The number stands in the details of the business as well: there it may be needed, and there its country is said. */
async function changeVatId(
  world: Adapters,
  transaction: Database,
  owner: AccountId,
  { typed, field, refuse }: VatIdChange,
): Promise<void> {
  if (typed === undefined) return;
  const vatId = typedNumber(typed);
  const business = await sql.businessOf(transaction, owner);
  const isNeeded = business?.vatStatus === 'vat_id';
  if (vatId === undefined && isNeeded) refuse('invalid', { [field]: 'required' });
  if (vatId === undefined) {
    await sql.dropSealed(transaction, owner, 'vat');
    return void (await dropVatClaim(transaction, owner));
  }
  if (isNeeded && !isVatId(business.country, vatId)) refuse('invalid', { [field]: 'vatIdOfBusiness' });
  await keepVatId(world, transaction, owner, vatId);
}

export const getReadiness: Action<typeof contract.getReadiness> = async ({ world, actor, refuse }) =>
  readinessOf(
    (await sql.progressOf(world.database, actor.id, currentVersion('processing', world.clock.now()))) ??
      refuse('unauthenticated'),
  );

/** Seals one detail with the present key; false if no listed key opens it. */
async function reseal(world: Adapters, old: sql.OldDetail): Promise<boolean> {
  const text = openDetail(world, sealedAbout(old.owner, old.kind), old.sealed);
  if (text === undefined) return false;
  const detail = JSON.parse(text) as KeptDetail[typeof old.kind];
  await sql.replaceSealed(world.database, old, sealedDetail(world, old.owner, old.kind, detail));
  return true;
}

/** Seals with the present key what former keys have sealed, so that those can be given up. Two runs at once do no harm. */
export async function resealDetails(world: Adapters): Promise<{ resealed: number; unreadable: number }> {
  const done = { resealed: 0, unreadable: 0 };
  let page: sql.OldDetail[];
  let after: sql.OldDetail | undefined;
  do {
    page = await sql.sealedByOthers(world.database, dataKeyId(world), { after, limit: resealedAtOnce });
    for (const old of page) done[(await reseal(world, old)) ? 'resealed' : 'unreadable'] += 1;
    after = page.at(-1);
  } while (page.length === resealedAtOnce);
  return done;
}

export const getStatistics: Action<typeof contract.getStatistics> = async ({ actor, world, refuse }) => {
  const period = { now: world.clock.now(), recentDays, weekDays };
  return (await sql.statisticsOf(world.database, actor.id, period)) ?? refuse('forbidden');
};
