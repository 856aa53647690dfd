import { hashOfLinkToken, newWordCode } from '../../../netlify/session/link-token.ts';
import * as members from '../../../src/contract/services/staff-member.ts';
import type { Person } from '../people.ts';
import { staffMember } from './business-things.ts';
import { all, byId, byToken, namesNothing, naming, oneself, providers, type Row, row, signedIn } from './rows.ts';
import { type Make, missing, nowhere, type Stage } from './stage.ts';

async function invitationOf({ world }: Stage, { user }: Person): Promise<{ id: string; code: string }> {
  const code = newWordCode();
  const [made] = await world.database.query<{ id: string }>(
    `insert into app.invitation (business_id, name, role, code_hash, created_at, expires_at)
     values ($1, 'Miriam', 'reception', $2, now(), now() + interval '1 day') returning id`,
    [user.id, hashOfLinkToken(code)],
  );
  return { id: made?.id ?? nowhere, code };
}

const invitation: Record<'own' | 'anothers' | 'code', Make> = {
  own: async (stage) => (await invitationOf(stage, stage.people.provider)).id,
  anothers: async (stage) => (await invitationOf(stage, stage.otherProvider)).id,
  code: async (stage) => (await invitationOf(stage, stage.otherProvider)).code,
};

/** Somebody who works for a business, besides those who ask. */
async function memberOf({ world, stranger }: Stage, { user }: Person): Promise<string> {
  await world.database.query('delete from app.member where account_id = $1', [stranger.user.id]);
  const [made] = await world.database.query<{ id: string }>(
    `insert into app.member (account_id, business_id, role, since) values ($1, $2, 'reception', now()) returning id`,
    [stranger.user.id, user.id],
  );
  return made?.id ?? nowhere;
}

const member: Record<'own' | 'anothers', Make> = {
  own: (stage) => memberOf(stage, stage.people.provider),
  anothers: (stage) => memberOf(stage, stage.otherProvider),
};

const owned = (made: Record<'own' | 'anothers', Make>, answer: string): Row['cases'] => ({
  own: { make: made.own, answers: providers(answer) },
  anothers: { make: made.anothers, answers: providers('404 not_found') },
  missing: { make: missing, answers: providers('404 not_found') },
});

/** Who works for a business: its owner's matter alone, and of whoever holds a code. */
export const memberRows: Record<string, Row> = {
  listMembers: row(
    members.listMembers,
    {
      ask: () => ({}),
      isShown: (body: { members: { id: string }[] }, thing) => body.members.some(({ id }) => id === thing),
    },
    {
      own: { make: member.own, answers: providers('200 shown') },
      anothers: { make: member.anothers, answers: providers('200 hidden') },
      missing: namesNothing,
    },
  ),
  inviteMember: row(
    members.inviteMember,
    { ask: (id) => ({ body: { name: 'Mira', role: 'team' as const, staffId: id } }) },
    owned(staffMember, '201'),
  ),
  withdrawInvitation: row(members.withdrawInvitation, { ask: byId }, owned(invitation, '200')),
  changeMember: row(
    members.changeMember,
    { ask: (id) => ({ ...byId(id), body: { role: 'reception' as const } }) },
    owned(member, '200'),
  ),
  removeMember: row(members.removeMember, { ask: byId }, owned(member, '200')),
  getInvitation: row(
    members.getInvitation,
    { ask: byToken },
    {
      own: 'belongs to whoever holds the code',
      anothers: { make: invitation.code, answers: all('200') },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  acceptInvitation: row(
    members.acceptInvitation,
    { ask: byToken },
    {
      own: 'belongs to whoever holds the code',
      anothers: {
        make: invitation.code,
        answers: {
          ...signedIn('200'),
          provider: '403 forbidden',
          admin: '403 forbidden',
          reception: '409 role_taken',
          team: '409 role_taken',
        },
      },
      missing: {
        make: missing,
        answers: { ...signedIn('404 not_found'), provider: '403 forbidden', admin: '403 forbidden' },
      },
    },
  ),
  leaveBusiness: row(
    members.leaveBusiness,
    { ask: () => ({}) },
    naming(oneself, { ...signedIn('404 not_found'), reception: '200', team: '200' }),
  ),
};
