import * as z from 'zod/mini';
import { endpoint, memberRoles } from '../endpoint.ts';
import { email, identifier, instant, line, opaque } from '../fields.ts';
import { staffId } from './staff.ts';

/** Employees with an account of their own, and the codes that ask somebody to become one. */

export const invitationDays = 7;

const role = z.enum(memberRoles);
const staff = z.nullable(z.object({ id: staffId, name: z.string() }));

const member = z.object({
  id: identifier,
  name: z.string(),
  email: z.string(),
  role,
  /** Whose week is their own; null of somebody who takes no appointments. */
  staff,
  since: instant,
});
export type Member = z.output<typeof member>;

const invitation = z.object({
  id: identifier,
  name: z.string(),
  /** Null: the code stands on paper. */
  email: z.nullable(z.string()),
  role,
  staff,
  expiresAt: instant,
});
export type Invitation = z.output<typeof invitation>;

const place = { role, staffId: z._default(z.nullable(staffId), null) };
/** Without a week of one's own there is nothing to see for `team`. */
const hasWeek = z.refine<{ role: string; staffId: string | null }>(
  (given) => given.role !== 'team' || given.staffId !== null,
  {
    path: ['staffId'],
    error: 'required',
  },
);

export const listMembers = endpoint('GET /provider/members', {
  summary: 'Who works for the own business with an account of their own, and who is invited',
  access: 'provider',
  response: z.object({ members: z.array(member), invitations: z.array(invitation) }),
});

export const inviteMember = endpoint('POST /provider/members/invitations', {
  summary:
    'Invite somebody to work for the own business. The code is told once; with an address it goes there by mail. An earlier invitation of the same person of the staff ends',
  access: 'provider',
  body: z.object({ name: line(80), email: z._default(z.nullable(email), null), ...place }).check(hasWeek),
  response: z.object({ invitation, code: z.string(), link: z.string() }),
  status: 201,
  refusals: ['not_found', 'conflict'],
});

export const withdrawInvitation = endpoint('DELETE /provider/members/invitations/:id', {
  summary: 'Take an invitation back: its code opens nothing any more',
  access: 'provider',
  params: z.object({ id: identifier }),
  response: z.object({}),
  refusals: ['not_found'],
});

export const changeMember = endpoint('PUT /provider/members/:id', {
  summary: 'Change as what somebody works for the own business; it counts from their next call on',
  access: 'provider',
  params: z.object({ id: identifier }),
  body: z.object(place).check(hasWeek),
  response: member,
  refusals: ['not_found', 'conflict'],
});

export const removeMember = endpoint('DELETE /provider/members/:id', {
  summary: 'Somebody works for the own business no more: their sessions end at once, their appointments stay',
  access: 'provider',
  params: z.object({ id: identifier }),
  response: z.object({}),
  refusals: ['not_found'],
});

const code = z.object({ token: opaque(60) });

export const getInvitation = endpoint('GET /invitations/:token', {
  summary: 'Which business invites by a code, and as what. One that was used or is too old says so',
  access: 'anyone',
  params: code,
  response: z.object({
    state: z.enum(['open', 'used', 'expired']),
    business: z.string(),
    name: z.string(),
    role,
    expiresAt: instant,
  }),
  refusals: ['not_found'],
});
export type OpenedInvitation = z.output<typeof getInvitation.response>;

export const acceptInvitation = endpoint('POST /invitations/:token', {
  summary:
    'Work for the business of a code with the own account; a code opens once, and an account works for one business',
  access: 'signed-in',
  params: code,
  response: z.object({}),
  refusals: ['not_found', 'link_invalid', 'role_taken', 'conflict'],
});

export const leaveBusiness = endpoint('DELETE /account/employment', {
  summary: 'Work no more for the business that has invited the own account: every session ends',
  access: 'signed-in',
  response: z.object({}),
  refusals: ['not_found'],
});
