import type * as contract from '../../../../src/contract/booking/client.ts';
import {
  type Client,
  type ClientDraft,
  type ClientId,
  clientsExportPage,
  clientsPage,
} from '../../../../src/contract/booking/client.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { type Actor, onlyStaffOf } from '../../../session/actor.ts';
import { dialledFromOf, withPlus } from '../../../session/phone-number.ts';
import { accountById, mayKeepClients } from '../../account/index.ts';
import { clientLimits, distinctTags, likeText, readRow, searchedDigits } from './rules.ts';
import * as sql from './sql.ts';

export async function clientOf(world: Adapters, actor: Actor, id: ClientId): Promise<Client | undefined> {
  const [found] = await sql.listed(world.database, actor.id, { id, limit: 1 }, world.clock.now());
  return found && asSeenBy(actor, withFace(world, found));
}

/** What an employee gets of a client: no turnover, and of the own clients alone name and notes. */
function asSeenBy(actor: Actor, client: Client): Client {
  if (actor.works === undefined) return client;
  const seen = { ...client, turnoverCents: null };
  if (actor.works.role === 'reception') return seen;
  const usual = client.usual?.staff?.id === actor.works.staff ? client.usual : null;
  return { ...seen, usual, email: null, phone: null, birthday: null, address: '', talk: null };
}

const withFace = ({ images }: Adapters, client: Client): Client => ({
  ...client,
  face: client.face && images.urlOf(client.face),
});

export const listClients: Action<typeof contract.listClients> = async ({ query, actor, world }) => {
  const { search = '', ...narrowed } = query;
  const staff = onlyStaffOf(actor);
  const asked = {
    ...narrowed,
    staff,
    text: search === '' ? undefined : likeText(search),
    digits: staff === undefined ? searchedDigits(search) : undefined,
    // One more says whether there are more.
    limit: clientsPage + 1,
  };
  const now = world.clock.now();
  const found = await sql.listed(world.database, actor.id, asked, now);
  const items = found.slice(0, clientsPage).map((client) => asSeenBy(actor, withFace(world, client)));
  const { total, ...counts } = await sql.countClients(world.database, actor.id, asked, now);
  return { items, total, counts, nextCursor: found.length > clientsPage ? (items.at(-1)?.id ?? null) : null };
};

/** Drafts as they are kept. Numbers are those of the provider's country. */
export async function keptForm(
  world: Adapters,
  owner: AccountId,
  drafts: readonly ClientDraft[],
): Promise<ClientDraft[]> {
  const country = dialledFromOf((await accountById(world.database, owner))?.country ?? null);
  return Promise.all(
    drafts.map(async (draft) => ({
      ...draft,
      phone: draft.phone && (await withPlus(draft.phone, country)),
      tags: distinctTags(draft.tags),
    })),
  );
}

export const createClient: Action<typeof contract.createClient> = async ({ body, actor, world, refuse }) => {
  if (!(await mayKeepClients(world.database, actor.id))) refuse('contract_missing');
  await countUse(world, clientLimits.addedPerProvider, actor.id);
  const [draft = body] = await keptForm(world, actor.id, [body]);
  const id = await sql.createClient(world.database, actor.id, draft, world.clock.now());
  return (await clientOf(world, actor, id)) ?? refuse('internal');
};

export const updateClient: Action<typeof contract.updateClient> = async ({ params, body, actor, world, refuse }) => {
  if (!(await mayKeepClients(world.database, actor.id))) refuse('contract_missing');
  const [draft = body] = await keptForm(world, actor.id, [body]);
  if (!(await sql.updateClient(world.database, actor.id, params.id, draft, world.clock.now()))) refuse('not_found');
  return (await clientOf(world, actor, params.id)) ?? refuse('not_found');
};

export const deleteClient: Action<typeof contract.deleteClient> = async ({ params, actor, world, refuse }) => {
  if (!(await sql.deleteClient(world.database, actor.id, params.id))) refuse('not_found');
  return {};
};

/** Rows with faults are left out and named: one wrong number must not keep the rest of the file out. */
export const importClients: Action<typeof contract.importClients> = async ({ body, actor, world, refuse }) => {
  if (!(await mayKeepClients(world.database, actor.id))) refuse('contract_missing');
  await countUse(world, clientLimits.importsPerProvider, actor.id);
  const now = world.clock.now();
  const read = body.rows.map((row, place) => ({ place, one: readRow(row) }));
  const good = read.flatMap(({ place, one }) => (Array.isArray(one) ? [] : [{ place, draft: one }]));
  const faulty = read.flatMap(({ place, one }) => (Array.isArray(one) ? [{ row: place, fields: one }] : []));
  const drafts = await keptForm(
    world,
    actor.id,
    good.map(({ draft }) => draft),
  );
  const { added, known } = await sql.addUnknown(world.database, actor.id, drafts, now);
  return { added, known: known.map(({ row, as }) => ({ row: good[row]?.place ?? row, as })), faulty };
};

export const exportClients: Action<typeof contract.exportClients> = async ({ query, actor, world }) => {
  const found = await sql.written(world.database, actor.id, query.cursor, clientsExportPage + 1);
  const page = found.slice(0, clientsExportPage);
  return {
    items: page,
    nextCursor: found.length > clientsExportPage ? (page.at(-1)?.id ?? null) : null,
  };
};
