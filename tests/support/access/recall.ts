import { shortLink } from '../../../netlify/session/short-link.ts';
import * as recalls from '../../../src/contract/booking/client-recall.ts';
import { client } from './business-things.ts';
import { byId, byToken, heldLink, naming, oneself, providers, type Row, row } from './rows.ts';
import { type Make, missing } from './stage.ts';

/** The link of an invitation to a client. */
const invited =
  (make: Make): Make =>
  async (stage, actor) =>
    shortLink(stage.world.adapters, 'recall', await make(stage, actor));

const byInvitation = heldLink(invited(client.own), invited(client.anothers), invited(missing), '404 not_found');

export const recallRows: Record<string, Row> = {
  getRecallMonth: row(
    recalls.getRecallMonth,
    { ask: () => ({}) },
    naming(oneself, providers('200', { reception: '200' })),
  ),
  // Of whom the file does not know, nobody is invited and nobody named.
  sendRecalls: row(
    recalls.sendRecalls,
    {
      ask: (id) => ({ body: { clients: [id], way: 'mail' as const } }),
      isShown: ({ left }: { left: { client: string }[] }, thing) => left.some((one) => one.client === thing),
    },
    {
      own: { make: client.own, answers: providers('200 shown', { reception: '200 shown' }) },
      anothers: { make: client.anothers, answers: providers('200 hidden', { reception: '200 hidden' }) },
      missing: { make: missing, answers: providers('200 hidden', { reception: '200 hidden' }) },
    },
  ),
  putRecallConsent: row(
    recalls.putRecallConsent,
    { ask: (id) => ({ ...byId(id), body: { isAgreed: true } }) },
    {
      own: { make: client.own, answers: providers('200', { reception: '200' }) },
      anothers: { make: client.anothers, answers: providers('404 not_found', { reception: '404 not_found' }) },
      missing: { make: missing, answers: providers('404 not_found', { reception: '404 not_found' }) },
    },
  ),
  getRecall: row(recalls.getRecall, { ask: byToken }, byInvitation),
  endRecall: row(recalls.endRecall, { ask: byToken }, byInvitation),
  resumeRecall: row(recalls.resumeRecall, { ask: byToken }, byInvitation),
};
