import { hashOfLinkToken, newLinkToken } from '../../../netlify/session/link-token.ts';
import * as factor from '../../../src/contract/account/account-factor.ts';
import { goodPassword } from '../people.ts';
import { all, namesNothing, naming, oneself, type Row, row, signedIn } from './rows.ts';
import { type ActorName, type Make, missing, personOf, type Stage } from './stage.ts';

const answer = { id: 'none', rawId: 'none', type: 'public-key' as const, response: { clientDataJSON: 'e30' } };

/** An app of somebody: one that was begun, or one that counts. */
const app =
  (isConfirmed: boolean, ownerOf: (stage: Stage, actor: ActorName) => { user: { id: string } }): Make =>
  async (stage, actor) => {
    const [added] = await stage.world.database.query<{ id: string }>(
      `insert into app.second_factor (account_id, kind, label, sealed_secret, added_at, confirmed_at)
       values ($1, 'totp', 'App', 'x.y', now(), case when $2 then now() end) returning id`,
      [ownerOf(stage, actor).user.id, isConfirmed],
    );
    return added?.id ?? 'none';
  };
const stranger = ({ otherSeller }: Stage) => otherSeller;

/** The step of a sign-in whose password was right. */
const begun =
  (ownerOf: (stage: Stage) => { user: { id: string } }): Make =>
  async (stage) => {
    const token = newLinkToken();
    const { id } = ownerOf(stage).user;
    await stage.world.database.query(
      `with proven as (
         update app.account set email_verified_at = coalesce(email_verified_at, now()) where id = $2
         returning id, session_version)
       insert into app.sign_in_step (token_hash, account_id, session_version, stays, expires_at)
       select $1, id, session_version, false, $3::timestamptz from proven`,
      [hashOfLinkToken(token), id, new Date(stage.world.clock.now().getTime() + 600_000).toISOString()],
    );
    return token;
  };

const byPassword = { own: async () => goodPassword };

export const accountFactorRows: Record<string, Row> = {
  listFactors: row(factor.listFactors, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  beginApp: row(
    factor.beginApp,
    { ask: (currentPassword) => ({ body: { currentPassword } }) },
    {
      ...naming(oneself, signedIn('200'), byPassword.own),
      wrongPassword: { make: missing, answers: signedIn('400 invalid') },
    },
  ),
  confirmApp: row(
    factor.confirmApp,
    { ask: (id) => ({ params: { id }, body: { code: '000000' } }) },
    {
      own: { make: app(false, personOf), answers: signedIn('400 invalid') },
      anothers: { make: app(false, stranger), answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
    },
  ),
  beginPasskey: row(
    factor.beginPasskey,
    { ask: (currentPassword) => ({ body: { currentPassword } }) },
    {
      ...naming(oneself, signedIn('200'), byPassword.own),
      wrongPassword: { make: missing, answers: signedIn('400 invalid') },
    },
  ),
  addPasskey: row(
    factor.addPasskey,
    { ask: () => ({ body: { label: 'Stick', answer } }) },
    naming('nothing was begun', signedIn('410 step_over')),
  ),
  removeFactor: row(
    factor.removeFactor,
    { ask: (id) => ({ params: { id }, body: { currentPassword: goodPassword } }) },
    {
      own: { make: app(true, personOf), answers: signedIn('200') },
      anothers: { make: app(true, stranger), answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
    },
  ),
  newBackupCodes: row(
    factor.newBackupCodes,
    { ask: (currentPassword) => ({ body: { currentPassword } }) },
    naming(oneself, { ...signedIn('404 not_found'), admin: '200' }, byPassword.own),
  ),
  takeStep: row(
    factor.takeStep,
    { ask: () => ({ body: { step: 'none', code: '000000' } }) },
    naming(namesNothing, all('410 step_over')),
  ),
  askPasskey: row(
    factor.askPasskey,
    { ask: () => ({ body: { step: 'none' } }) },
    naming(namesNothing, all('410 step_over')),
  ),
  takeStepByPasskey: row(
    factor.takeStepByPasskey,
    { ask: () => ({ body: { step: 'none', answer } }) },
    naming(namesNothing, all('410 step_over')),
  ),
  reportLoss: row(
    factor.reportLoss,
    { ask: (step) => ({ body: { step } }) },
    {
      ...naming(namesNothing, all('410 step_over')),
      begun: { make: begun(({ people }) => people.customer), answers: all('200') },
      ofStaff: { make: begun(({ people }) => people.admin), answers: all('403 forbidden') },
    },
  ),
  cancelOwnLoss: row(factor.cancelOwnLoss, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  getLoss: row(
    factor.getLoss,
    { ask: () => ({ params: { token: 'none' } }) },
    naming(namesNothing, all('400 link_invalid')),
  ),
  endSecondStep: row(
    factor.endSecondStep,
    { ask: () => ({ body: { token: 'none' } }) },
    naming(namesNothing, all('400 link_invalid')),
  ),
  cancelLoss: row(
    factor.cancelLoss,
    { ask: () => ({ body: { token: 'none' } }) },
    naming(namesNothing, all('400 link_invalid')),
  ),
};
