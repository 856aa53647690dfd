import type * as contract from '../../../../src/contract/billing/billing-adviser.ts';
import type { AdviserFile } from '../../../../src/contract/billing/billing-adviser.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse, type Limit } from '../../../http/limit.ts';
import { hashOfLinkToken, isLinkToken, newLinkToken } from '../../../session/link-token.ts';
import { daysAfter } from '../../account/index.ts';
import { adviserDays, adviserLimits } from './adviser-rules.ts';
import * as sql from './adviser-sql.ts';
import { invoiceFile, pageOfInvoices } from './invoice-actions.ts';

/** Files of one link: more than anybody keeps books of. */
const files: Limit = { name: 'adviser-files', times: 2000, seconds: 3600 };

export const getAdviserLink: Action<typeof contract.getAdviserLink> = async ({ world, actor }) => ({
  link: (await sql.linkOf(world.database, actor.id, world.clock.now())) ?? null,
});

export const makeAdviserLink: Action<typeof contract.makeAdviserLink> = async ({ world, actor, language }) => {
  const now = world.clock.now();
  const token = newLinkToken();
  const link = { madeAt: now.toISOString(), expiresAt: daysAfter(now, adviserDays).toISOString() };
  await sql.putLink(world.database, actor.id, { tokenHash: hashOfLinkToken(token), ...link });
  const address = `${world.siteUrl}${addressIn(language, paths.adviser(token))}`;
  return { address, link: { ...link, usedAt: null } };
};

export const endAdviserLink: Action<typeof contract.endAdviserLink> = async ({ world, actor }) => {
  await sql.dropLink(world.database, actor.id);
  return { link: null };
};

/** Whose link it is; undefined for one that does not hold. */
const holderOf = async ({ database, clock }: Adapters, token: string) =>
  isLinkToken(token) ? sql.ownerOf(database, hashOfLinkToken(token), clock.now()) : undefined;

export const isAdviserLink = async (world: Adapters, token: string): Promise<boolean> =>
  (await holderOf(world, token)) !== undefined;

export const getAdviserInvoices: Action<typeof contract.getAdviserInvoices> = async (call) => {
  const { world, params, query, caller, refuse } = call;
  await countUse(world, adviserLimits.readsPerCaller, caller);
  const holder = (await holderOf(world, params.token)) ?? refuse('not_found');
  await sql.noteUse(world.database, holder.owner, world.clock.now());
  const page = await pageOfInvoices(world.database, holder.owner, query, refuse);
  return { name: holder.name, expiresAt: holder.expiresAt, ...page };
};

/** A file of an invoice of whoever has given the link. */
export async function adviserFile(
  world: Adapters,
  token: string,
  kind: AdviserFile,
  id: string,
): Promise<string | Uint8Array | undefined> {
  const holder = await holderOf(world, token);
  if (holder === undefined) return undefined;
  await countUse(world, files, holder.owner);
  await sql.noteUse(world.database, holder.owner, world.clock.now());
  return invoiceFile(world, holder.owner, kind, id);
}
