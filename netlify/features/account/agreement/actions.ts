import type * as contract from '../../../../src/contract/account/agreement.ts';
import {
  type AgreementDocument,
  coming,
  type Version,
  versions,
} from '../../../../src/contract/account/agreement-versions.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import { tellOfSite } from '../../../ground/site-bell.ts';
import type { Action } from '../../../http/answer.ts';
import { queueMail } from '../../messaging/index.ts';
import { changedTermsMail, changedTermsRung } from './messages.ts';
import { currentVersion, endingLink, neededOf, termsLink, toldAtOnce } from './rules.ts';
import * as sql from './sql.ts';

/** Keeps that an account has agreed to the texts as they are now, in the transaction in which it did. */
export async function agreeTo(
  transaction: Database,
  account: AccountId,
  documents: readonly AgreementDocument[],
  now: Date,
): Promise<void> {
  for (const document of documents)
    await sql.addAgreement(transaction, account, { document, version: currentVersion(document, now) }, now);
}

export const listAgreements: Action<typeof contract.listAgreements> = async ({ world, actor }) => {
  const items = await sql.agreementsOf(world.database, actor.id);
  return { items, needed: neededOf(actor.type, items, world.clock.now()) };
};

export const agree: Action<typeof contract.agree> = async ({ world, actor, body, refuse }) => {
  const now = world.clock.now();
  const { document, version } = body;
  if (document === 'processing' && actor.type !== 'provider') refuse('forbidden');
  if (version !== currentVersion(document, now)) refuse('conflict');
  await sql.addAgreement(world.database, actor.id, { document, version }, now);
  const items = await sql.agreementsOf(world.database, actor.id);
  return { items, needed: neededOf(actor.type, items, now) };
};

/** True if the provider may keep client data: they have agreed to a version of the processing contract, whichever. */
export const mayKeepClients = (database: Database, provider: AccountId): Promise<boolean> =>
  sql.hasAgreed(database, provider, 'processing');

/** Tells some accounts of a version, by mail and on the bell; returns how many. */
const tellSome = (world: Adapters, { from, changes }: Version): Promise<number> =>
  world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    const told = await sql.noteTold(transaction, from, { now, limit: toldAtOnce });
    const rung = { said: changedTermsRung(from), path: paths.terms(from) };
    for (const { id, email, type } of told) {
      await tellOfSite(transaction, id, rung, now);
      const language = languageOfAccount(type);
      const letter = changedTermsMail(language, {
        from,
        changes: changes?.[language] ?? '',
        link: termsLink(world.siteUrl, language, from),
        endingLink: endingLink(world.siteUrl, language),
      });
      await queueMail(transaction, { to: email, ...letter }, now);
    }
    return told.length;
  });

/** Announces every version of the terms that is published and not in force yet, to every account once. */
export async function announceTerms(world: Adapters, published: readonly Version[]): Promise<{ told: number }> {
  let told = 0;
  for (const version of coming(published, world.clock.now()))
    for (let some = 1; some > 0; told += some) some = await tellSome(world, version);
  return { told };
}

export const runTermsNotices = (world: Adapters): Promise<{ told: number }> => announceTerms(world, versions.terms);
