import type * as contract from '../../../../src/contract/billing/billing-debit.ts';
import type { HeldMandate } from '../../../../src/contract/billing/billing-debit.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { plainText } from '../../../../src/contract/typed-text.ts';
import { type Language, languages } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { isEeaIban, readIban } from '../../../bank/account-number.ts';
import { dayAt } from '../../../calendar/zone.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse, type Limit } from '../../../http/limit.ts';
import { dataKeyId, openDetail, sealDetail } from '../../../session/sealed-detail.ts';
import { accountById } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import type { Operator } from './bill-rules.ts';
import { zoneOf } from './choice-rules.ts';
import { uncollected } from './collecting-sql.ts';
import { mandateGivenMail, mandateText, mandateWithdrawnMail } from './debit-messages.ts';
import * as sql from './debit-sql.ts';
import { lockedRecipient, nextNumber } from './invoice-sql.ts';
import { languageOfPlan } from './rules.ts';

const giving: Limit = { name: 'debit-mandate', times: 10, seconds: 86_400 };

const todayOf = ({ clock }: Adapters): string => dayAt(clock.now().getTime(), zoneOf('services'));
const linkOf = ({ siteUrl }: Adapters): string =>
  siteUrl + addressIn(languageOfPlan('services'), paths.providerInvoices());

/** Whose mandate it is: an account cannot be opened as another mandate's. */
const sealedAbout = (mandate: string): string => `${mandate}\ndebit`;

/** The payer's IBAN of a mandate; undefined where no listed key opens it. */
export const ibanOf = (world: Adapters, mandate: string, sealed: string): string | undefined =>
  openDetail(world, sealedAbout(mandate), sealed);

const offerOf = (operator: Operator | undefined, language: Language): HeldMandate['offer'] => {
  if (operator?.creditorId === undefined) return null;
  const { creditorId, debitNoticeDays } = operator;
  return {
    creditorId,
    noticeDays: debitNoticeDays,
    text: mandateText(language, { ...operator, creditorId }, debitNoticeDays),
  };
};

async function heldOf(world: Adapters, database: Database, owner: AccountId, language: Language): Promise<HeldMandate> {
  const mandate = await sql.mandateOf(database, owner, { on: todayOf(world) });
  return { offer: offerOf(world.operator, language), mandate: mandate ?? null };
}

export const getMandate: Action<typeof contract.getMandate> = ({ world, actor, language }) =>
  heldOf(world, world.database, actor.id, language);

export const giveMandate: Action<typeof contract.giveMandate> = async ({ world, actor, body, language, refuse }) => {
  const offers = languages.map((known) => ({ language: known, offer: offerOf(world.operator, known) }));
  if (offers[0]?.offer === null) refuse('not_found');
  const iban = readIban(body.iban);
  if (iban === undefined) return refuse('invalid', { iban: 'iban' });
  if (!isEeaIban(iban)) refuse('invalid', { iban: 'ibanEea' });
  const agreed = offers.find(({ offer }) => offer !== null && plainText(offer.text) === body.text);
  if (agreed?.offer == null) return refuse('conflict');
  const { text, creditorId, noticeDays } = agreed.offer;
  await countUse(world, giving, actor.id);
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    // One after the other, so that one mandate holds.
    await lockedRecipient(transaction, actor.id);
    await sql.endMandates(transaction, actor.id, 'replaced', now);
    const id = crypto.randomUUID();
    const reference = `CK-M-${String(await nextNumber(transaction, 'CK-M')).padStart(6, '0')}`;
    const mandate = {
      id,
      reference,
      creditorId,
      noticeDays,
      holder: body.accountHolder,
      accountEnd: iban.slice(-4),
      signedOn: todayOf(world),
      text,
    };
    const sealed = sealDetail(world, sealedAbout(id), iban);
    await sql.addMandate(transaction, { ...mandate, owner: actor.id, sealed, language: agreed.language }, now);
    const account = (await accountById(transaction, actor.id)) ?? refuse('unauthenticated');
    await queueMail(
      transaction,
      { to: account.email, ...mandateGivenMail(agreed.language, mandate, linkOf(world)) },
      now,
    );
  });
  return heldOf(world, world.database, actor.id, language);
};

export const withdrawMandate: Action<typeof contract.withdrawMandate> = async ({ world, actor, language, refuse }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    await lockedRecipient(transaction, actor.id);
    const [reference] = await sql.endMandates(transaction, actor.id, 'withdrawn', now);
    if (reference === undefined) return refuse('not_found');
    const account = (await accountById(transaction, actor.id)) ?? refuse('unauthenticated');
    const open = await uncollected(transaction, actor.id);
    const said = { reference, open, operator: world.operator };
    const letter = mandateWithdrawnMail(language, said, linkOf(world));
    return queueMail(transaction, { to: account.email, ...letter }, now);
  });
  return heldOf(world, world.database, actor.id, language);
};

const resealedAtOnce = 200;

/** Seals with the present key the accounts that former keys have sealed. Two runs at once do no harm. */
export async function resealMandates(world: Adapters): Promise<{ mandates: number; unreadableMandates: number }> {
  const done = { mandates: 0, unreadableMandates: 0 };
  let after: string | undefined;
  for (;;) {
    const page = await sql.mandatesSealedByOthers(world.database, dataKeyId(world), { after, limit: resealedAtOnce });
    for (const old of page) {
      const iban = ibanOf(world, old.id, old.sealed);
      if (iban === undefined) done.unreadableMandates += 1;
      else {
        await sql.resealMandate(world.database, old, sealDetail(world, sealedAbout(old.id), iban));
        done.mandates += 1;
      }
    }
    after = page.at(-1)?.id;
    if (page.length < resealedAtOnce) return done;
  }
}
