import type { AccountId } from '../../../../src/contract/fields.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type * as contract from '../../../../src/contract/services/staff-member.ts';
import { invitationDays } from '../../../../src/contract/services/staff-member.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { hashOfLinkToken, newWordCode } from '../../../session/link-token.ts';
import { accountById } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { codeTyped, joinLink, memberLimits } from './member-rules.ts';
import * as sql from './member-sql.ts';
import { invitationMail } from './messages.ts';

export const listMembers: Action<typeof contract.listMembers> = async ({ world, actor }) => ({
  members: await sql.membersOf(world.database, actor.id),
  invitations: await sql.invitationsOf(world.database, actor.id, world.clock.now()),
});

interface Week {
  business: AccountId;
  staff: StaffId | null;
  /** Whose it is already. */
  except: string | null;
}

/** The week that somebody gets is one of the own staff's, and nobody else's. */
async function requireFree(
  transaction: Database,
  { business, staff, except }: Week,
  refuse: Refuse<'not_found' | 'conflict'>,
): Promise<void> {
  if (staff === null) return;
  if (!(await sql.lockedStaff(transaction, business, staff))) refuse('not_found');
  if (await sql.isTaken(transaction, staff, except)) refuse('conflict');
}

export const inviteMember: Action<typeof contract.inviteMember> = async (call) => {
  const { world, body, actor, language, refuse } = call;
  await countUse(world, memberLimits.invitationsPerBusiness, actor.id);
  const owner = (await accountById(world.database, actor.id)) ?? refuse('unauthenticated');
  const now = world.clock.now();
  const expiresAt = new Date(now.getTime() + invitationDays * 24 * 60 * 60_000);
  const code = newWordCode();
  const link = joinLink(world.siteUrl, language, code);
  const { name, email, role, staffId } = body;
  const invitation = await world.database.transaction(async (transaction) => {
    await requireFree(transaction, { business: actor.id, staff: staffId, except: null }, refuse);
    const codeHash = hashOfLinkToken(code);
    const invited = { business: actor.id, name, email, role, staff: staffId, codeHash, now, expiresAt };
    const added = await sql.addInvitation(transaction, invited);
    const mail = invitationMail(language, { business: owner.businessName ?? owner.name, link });
    if (email !== null) await queueMail(transaction, { to: email, ...mail }, now);
    return added;
  });
  return { invitation, code, link };
};

export const withdrawInvitation: Action<typeof contract.withdrawInvitation> = async ({
  world,
  params,
  actor,
  refuse,
}) => ((await sql.deleteInvitation(world.database, actor.id, params.id)) ? {} : refuse('not_found'));

export const changeMember: Action<typeof contract.changeMember> = async ({ world, params, body, actor, refuse }) => {
  const { role, staffId } = body;
  await world.database.transaction(async (transaction) => {
    await requireFree(transaction, { business: actor.id, staff: staffId, except: params.id }, refuse);
    if (!(await sql.updateMember(transaction, actor.id, params.id, { role, staff: staffId }))) refuse('not_found');
  });
  const [member] = await sql.membersOf(world.database, actor.id, params.id);
  return member ?? refuse('not_found');
};

export const removeMember: Action<typeof contract.removeMember> = async ({ world, params, actor, refuse }) =>
  (await sql.deleteMember(world.database, actor.id, params.id)) ? {} : refuse('not_found');

export const getInvitation: Action<typeof contract.getInvitation> = async ({ world, params, caller, refuse }) => {
  await countUse(world, memberLimits.triesPerCaller, caller);
  const hash = hashOfLinkToken(codeTyped(params.token));
  return (await sql.invitationOf(world.database, hash, world.clock.now())) ?? refuse('not_found');
};

export const acceptInvitation: Action<typeof contract.acceptInvitation> = async (call) => {
  const { world, params, actor, caller, refuse } = call;
  if (actor.type === 'provider' || actor.type === 'admin') return refuse('forbidden');
  await countUse(world, memberLimits.triesPerCaller, caller);
  await countUse(world, memberLimits.triesPerAccount, actor.id);
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const hash = hashOfLinkToken(codeTyped(params.token));
    const invited = (await sql.invitationOf(transaction, hash, now)) ?? refuse('not_found');
    const worksFor = await sql.businessOfMember(transaction, actor.id);
    // The same call again, because its answer was lost.
    if (worksFor === invited.businessId && invited.state === 'used') return;
    if (worksFor !== undefined) refuse('role_taken');
    if (invited.state !== 'open' || !(await sql.spendInvitation(transaction, invited.id, now))) refuse('link_invalid');
    const { businessId: business, role, staffId: staff } = invited;
    if (!(await sql.addMember(transaction, { account: actor.id, business, role, staff, now }))) refuse('conflict');
  });
  return {};
};

export const leaveBusiness: Action<typeof contract.leaveBusiness> = async ({ world, actor, refuse }) =>
  (await sql.deleteMembership(world.database, actor.id)) ? {} : refuse('not_found');
