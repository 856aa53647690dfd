import type * as contract from '../../../../src/contract/admin/admin-case.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action, Call } from '../../../http/answer.ts';
import { decideReport } from '../report/decision-actions.ts';
import { decideIdentity, decideProof, decideReview } from './actions.ts';
import * as sql from './case-sql.ts';
import { decideObjection } from './objection-actions.ts';
import { decidePictures } from './picture-actions.ts';

export const listAssignments: Action<typeof contract.listAssignments> = async ({ world, actor }) => ({
  admins: await sql.administrators(world.database),
  items: await sql.assignments(world.database),
  decidedToday: await sql.countDecidedToday(world.database, actor.id, world.clock.now()),
});

export const getCaseHistory: Action<typeof contract.getCaseHistory> = async ({ world, params, refuse }) => {
  if (!(await sql.isCase(world.database, params.part, params.id))) refuse('not_found');
  return { items: await sql.historyOf(world.database, params.part, params.id) };
};

export const assignCase: Action<typeof contract.assignCase> = async ({ world, params, body, refuse }) => {
  if (!(await sql.isCase(world.database, params.part, params.id))) refuse('not_found');
  if (body.admin === null) await sql.unassign(world.database, params.id);
  else if (!(await sql.assign(world.database, { ...params, admin: body.admin }, world.clock.now())))
    refuse('invalid', { admin: 'notInList' });
  return {};
};

export const putFindings: Action<typeof contract.putFindings> = async ({ world, params, body, refuse }) => {
  if (!(await sql.keepFindings(world.database, params.id, body.findings))) refuse('not_found');
  return {};
};

type Drafting = Call<typeof contract.previewLetters>;

/** The decision itself, as the call of its queue makes it. */
function decide({ body, ...call }: Drafting, world: Adapters): Promise<unknown> {
  const asked = <Id, Decision>(id: Id, decision: Decision) => ({ ...call, world, params: { id }, body: decision });
  switch (body.part) {
    case 'reports':
      return decideReport(asked(body.id, body.decision));
    case 'identity':
      return decideIdentity(asked(body.id, body.decision));
    case 'proofs':
      return decideProof(asked(body.id, body.decision));
    case 'reviews':
      return decideReview(asked(body.id, body.decision));
    case 'pictures':
      return decidePictures(asked(body.id, body.decision));
    case 'objections':
      return decideObjection(asked(body.id, body.decision));
  }
}

class TakenBack extends Error {}

/** Decides in a transaction that is taken back: the letters are those that would be sent, and nobody has to write them twice. */
export const previewLetters: Action<typeof contract.previewLetters> = async (call) => {
  const { world } = call;
  let letters: Awaited<ReturnType<typeof sql.lettersOf>> = [];
  try {
    await world.database.transaction(async (transaction) => {
      await decide(call, { ...world, database: transaction });
      letters = await sql.lettersOf(transaction);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return { letters };
};
