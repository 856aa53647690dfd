import type * as contract from '../../../../src/contract/booking/review.ts';
import { type ReviewOfVisit, type ReviewSignal, reviewSignals } from '../../../../src/contract/booking/review.ts';
import { type PartPoints, partsOf } from '../../../../src/contract/services/provider-rating.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { readLink } from '../../../session/link.ts';
import { announce } from '../../messaging/index.ts';
import { isChangeable, isReviewable, isSealed, otherSide, reviewableUntil, reviewLimits, stateOf } from './rules.ts';
import * as sql from './sql.ts';

/** The visit of a guest's link; undefined if the link is not valid. */
const linkedVisit = (world: Adapters, token: string): Promise<string | undefined> =>
  readLink(world, 'visit', token, world.clock.now());

async function shown(database: Database, visit: sql.ReviewedVisit, now: Date): Promise<ReviewOfVisit> {
  const reviews = await sql.reviewsAbout(database, visit.id);
  const own = reviews.find(({ author }) => author === visit.side);
  const other = reviews.find(({ author }) => author === otherSide(visit.side));
  return {
    own: own === undefined ? null : { ...own, state: stateOf(own, now) },
    other: other !== undefined && stateOf(other, now) === 'visible' ? other : null,
    hasOther: other !== undefined,
    until: reviewableUntil(visit),
    canWrite: isReviewable(visit, now) && (own === undefined || isChangeable(own, now)),
    parts: visit.side === 'customer' ? [...partsOf(visit.category)] : [],
  };
}

/** What makes a person look first. What a provider says of a customer is shown to that customer alone. */
async function signalsOf(transaction: Database, visit: sql.ReviewedVisit, now: Date): Promise<ReviewSignal[]> {
  if (visit.side === 'provider') return [];
  const signs = await sql.signsOf(transaction, visit.id, now);
  return reviewSignals.filter((signal) => signs[signal] === true);
}

/** Parts that do not belong to the service are not kept. */
const partsFor = (visit: sql.ReviewedVisit, given: PartPoints): PartPoints =>
  visit.side === 'provider'
    ? {}
    : Object.fromEntries(
        partsOf(visit.category).flatMap((part) => {
          const points = given[part];
          return points === undefined ? [] : [[part, points]];
        }),
      );

interface Writing {
  id: string;
  party: sql.Party;
  body: { rating: number; text: string; parts: PartPoints };
  world: Adapters;
  refuse: Refuse<'not_found' | 'review_closed' | 'conflict'>;
}

const isSame = (known: sql.ReviewRow, { rating, text }: Writing['body'], parts: PartPoints): boolean =>
  known.rating === rating &&
  known.text === text &&
  Object.keys({ ...known.parts, ...parts }).every(
    (part) => known.parts[part as keyof PartPoints] === parts[part as keyof PartPoints],
  );

/** Asked again after a lost answer it is the same review, even if it has been unveiled meanwhile. */
async function write({ id, party, body, world, refuse }: Writing): Promise<ReviewOfVisit> {
  await countUse(world, reviewLimits.writesPerVisit, id);
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const visit = (await sql.visitOf(transaction, id, party, { isLocked: true })) ?? refuse('not_found');
    const parts = partsFor(visit, body.parts);
    const own = (await sql.reviewsAbout(transaction, visit.id)).find(({ author }) => author === visit.side);
    if (own !== undefined && isSame(own, body, parts)) return shown(transaction, visit, now);
    if (!isReviewable(visit, now)) return refuse('review_closed');
    const signals = await signalsOf(transaction, visit, now);
    const written = { rating: body.rating, text: body.text, parts, signals };
    if (own === undefined) await sql.addReview(transaction, visit, written, now);
    else if (isChangeable(own, now)) await sql.changeReview(transaction, own.id, written, now);
    else return refuse('conflict');
    const known = await shown(transaction, visit, now);
    // What is held is no news yet; what takes the place of sealed words was told before.
    if (own === undefined && signals.length === 0)
      await announce(transaction, world, {
        kind: 'review_received',
        appointmentId: visit.id,
        to: otherSide(visit.side),
        occasion: known.own?.state === 'visible' ? 'unveiled' : 'sealed',
        now,
      });
    return known;
  });
}

interface ReviewCall {
  id: string;
  party: sql.Party;
  world: Adapters;
  refuse: Refuse<'not_found'>;
}

async function read({ id, party, world, refuse }: ReviewCall): Promise<ReviewOfVisit> {
  const visit = (await sql.visitOf(world.database, id, party)) ?? refuse('not_found');
  return shown(world.database, visit, world.clock.now());
}

/** Under the seal nobody has seen it: it goes as if it had never been. Afterwards it leaves a gap. */
async function withdraw({ id, party, world, refuse }: ReviewCall): Promise<ReviewOfVisit> {
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const visit = (await sql.visitOf(transaction, id, party, { isLocked: true })) ?? refuse('not_found');
    const own = (await sql.reviewsAbout(transaction, visit.id)).find(({ author }) => author === visit.side);
    if (own === undefined) return refuse('not_found');
    if (own.withdrawnAt === null && own.checkState !== 'removed') {
      if (isSealed(own.unveiledAt, now)) await sql.deleteReview(transaction, own.id);
      else await sql.withdrawReview(transaction, own.id, now);
    }
    return shown(transaction, visit, now);
  });
}

export const getReview: Action<typeof contract.getReview> = ({ params, actor, world, refuse }) =>
  read({ id: params.id, party: { account: actor.id }, world, refuse });

export const writeReview: Action<typeof contract.writeReview> = ({ params, body, actor, world, refuse }) =>
  write({ id: params.id, party: { account: actor.id }, body, world, refuse });

export const withdrawReview: Action<typeof contract.withdrawReview> = ({ params, actor, world, refuse }) =>
  withdraw({ id: params.id, party: { account: actor.id }, world, refuse });

export const getReviewByLink: Action<typeof contract.getReviewByLink> = async ({ params, world, refuse }) => {
  const id = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  return read({ id, party: 'guest', world, refuse });
};

export const writeReviewByLink: Action<typeof contract.writeReviewByLink> = async ({ params, body, world, refuse }) => {
  const id = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  return write({ id, party: 'guest', body, world, refuse });
};

export const withdrawReviewByLink: Action<typeof contract.withdrawReviewByLink> = async ({ params, world, refuse }) => {
  const id = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  return withdraw({ id, party: 'guest', world, refuse });
};

export const replyToReview: Action<typeof contract.replyToReview> = async ({ params, body, actor, world, refuse }) => {
  const now = world.clock.now();
  if (await sql.addReply(world.database, actor.id, params.id, body.text, now))
    return { reply: body.text, repliedAt: now.toISOString() };
  return refuse((await sql.isAnswered(world.database, actor.id, params.id, now)) ? 'conflict' : 'not_found');
};

export const getReviewFigures: Action<typeof contract.getReviewFigures> = ({ world }) =>
  sql.reviewFigures(world.database, world.clock.now());
