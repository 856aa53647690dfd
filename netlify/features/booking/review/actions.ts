import type { PreparedImage } from '../../../../src/contract/account/image.ts';
import { appointmentId } from '../../../../src/contract/booking/appointment.ts';
import type * as contract from '../../../../src/contract/booking/review.ts';
import { type ReviewOfVisit, type ReviewSignal, reviewSignals } from '../../../../src/contract/booking/review.ts';
import type { ImageId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import { type PartPoints, type Praise, partsOf, praises } from '../../../../src/contract/services/provider-rating.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { imageShown } from '../../../ground/pictures.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { readLink } from '../../../session/link.ts';
import {
  type Announced,
  preparedUpload,
  requireKept,
  soundImages,
  steadyLink,
  unusedVisitPlacesPerHour,
} from '../../account/index.ts';
import { announce } from '../../messaging/index.ts';
import { isChangeable, isReviewable, isSealed, otherSide, reviewableUntil, reviewLimits, stateOf } from './rules.ts';
import * as sql from './sql.ts';

/** The visit of a guest's link; undefined if the link is not valid. */
const linkedVisit = (world: Adapters, token: string): Promise<string | undefined> =>
  readLink(world, 'visit', token, world.clock.now());

async function shown(world: Adapters, database: Database, visit: sql.ReviewedVisit, now: Date): Promise<ReviewOfVisit> {
  const reviews = await sql.reviewsAbout(database, visit.id);
  const own = reviews.find(({ author }) => author === visit.side);
  const other = reviews.find(({ author }) => author === otherSide(visit.side));
  const team = visit.side === 'customer' ? await sql.teamOf(database, visit) : [];
  return {
    own: own === undefined ? null : { ...(await withLinks(world, own)), state: stateOf(own, now) },
    other: other !== undefined && stateOf(other, now) === 'visible' ? await withLinks(world, other) : null,
    hasOther: other !== undefined,
    until: reviewableUntil(visit),
    canWrite: isReviewable(visit, now) && (own === undefined || isChangeable(own, now)),
    parts: visit.side === 'customer' ? [...partsOf(visit.category)] : [],
    team: team.map((member) => ({ ...member, image: imageShown(member.image, (key) => world.images.urlOf(key)) })),
  };
}

/** The pictures with links of their own, which show them under the seal as well. */
const withLinks = async (world: Adapters, review: sql.ReviewRow) => ({
  ...review,
  images: await Promise.all(review.images.map(async (one) => ({ ...one, url: await steadyLink(world, one.id) }))),
});

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
  body: {
    rating: number;
    text: string;
    parts: PartPoints;
    praise: readonly Praise[];
    staffId?: StaffId | undefined;
    images: readonly ImageId[];
  };
  world: Adapters;
  refuse: Refuse<'not_found' | 'review_closed' | 'conflict'>;
}

type Written = Omit<sql.ReviewWrite, 'signals'>;

const isSame = (known: sql.ReviewRow, given: Written): boolean =>
  known.rating === given.rating &&
  known.text === given.text &&
  known.staffId === given.staffId &&
  known.praise.join() === given.praise.join() &&
  known.images.map(({ id }) => id).join() === given.images.join() &&
  Object.keys({ ...known.parts, ...given.parts }).every(
    (part) => known.parts[part as keyof PartPoints] === given.parts[part as keyof PartPoints],
  );

/** What is written, as it is kept: what only customers say is left out of a provider's. */
async function writtenBy(transaction: Database, visit: sql.ReviewedVisit, body: Writing['body'], refuse: Refuse) {
  const isCustomer = visit.side === 'customer';
  const asked = body.staffId ?? visit.staffId;
  if (isCustomer && asked !== visit.staffId && !(await sql.teamOf(transaction, visit)).some(({ id }) => id === asked))
    refuse('invalid', { staffId: 'notInList' });
  return {
    rating: body.rating,
    text: body.text,
    parts: partsFor(visit, body.parts),
    praise: isCustomer ? praises.filter((one) => body.praise.includes(one)) : [],
    staffId: isCustomer ? asked : null,
    images: isCustomer ? body.images : [],
  };
}

/** Reads and decodes the pictures, outside any transaction. */
async function sound(world: Adapters, visit: string, images: readonly ImageId[], refuse: Refuse): Promise<ImageId[]> {
  const named = images.map((id) => ({ id, alt: '' }));
  const of = { purpose: 'review', maximum: limits.reviewImagesMaximum } as const;
  return (await soundImages(world, appointmentId.parse(visit), named, of, refuse)).map(({ id }) => id);
}

/** Asked again after a lost answer it is the same review, even if it has been unveiled meanwhile. */
async function write({ id, party, body, world, refuse }: Writing): Promise<ReviewOfVisit> {
  await countUse(world, reviewLimits.writesPerVisit, id);
  const now = world.clock.now();
  const side = (await sql.visitOf(world.database, id, party))?.side ?? refuse('not_found');
  const images = side === 'customer' ? await sound(world, id, body.images, refuse) : [];
  return world.database.transaction(async (transaction) => {
    const visit = (await sql.visitOf(transaction, id, party, { isLocked: true })) ?? refuse('not_found');
    const given = await writtenBy(transaction, visit, { ...body, images }, refuse);
    const own = (await sql.reviewsAbout(transaction, visit.id)).find(({ author }) => author === visit.side);
    if (own !== undefined && isSame(own, given)) return shown(world, transaction, visit, now);
    if (!isReviewable(visit, now)) return refuse('review_closed');
    const signals = await signalsOf(transaction, visit, now);
    const written = { ...given, signals };
    await requireKept(
      transaction,
      images.map((image) => ({ id: image })),
      refuse,
    );
    if (own === undefined) await sql.addReview(transaction, visit, written, now);
    else if (isChangeable(own, now)) await sql.changeReview(transaction, own.id, written, now);
    else return refuse('conflict');
    const known = await shown(world, transaction, visit, now);
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
  return shown(world, world.database, visit, world.clock.now());
}

interface Preparing extends Omit<Writing, 'body' | 'refuse'> {
  refuse: Refuse<'not_found' | 'review_closed'>;
}

async function prepared({ id, party, world, refuse }: Preparing, announced: Announced): Promise<PreparedImage> {
  const visit = (await sql.visitOf(world.database, id, party)) ?? refuse('not_found');
  if (visit.side === 'provider') return refuse('not_found');
  if (!isReviewable(visit, world.clock.now())) return refuse('review_closed');
  const owner = appointmentId.parse(visit.id);
  return preparedUpload(world, owner, { ...announced, purpose: 'review' }, unusedVisitPlacesPerHour, refuse);
}

/** Sealed, visible or held. What is taken out goes with the sweep of images. */
async function withoutImage({ id, party, world, refuse }: ReviewCall, image: ImageId): Promise<ReviewOfVisit> {
  return world.database.transaction(async (transaction) => {
    const visit = (await sql.visitOf(transaction, id, party, { isLocked: true })) ?? refuse('not_found');
    if (visit.side === 'provider') return refuse('not_found');
    await sql.removeImage(transaction, visit.id, image);
    return shown(world, transaction, visit, world.clock.now());
  });
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
    return shown(world, transaction, visit, now);
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

export const prepareReviewImage: Action<typeof contract.prepareReviewImage> = ({
  params,
  body,
  actor,
  world,
  refuse,
}) => prepared({ id: params.id, party: { account: actor.id }, world, refuse }, body);

export const prepareReviewImageByLink: Action<typeof contract.prepareReviewImageByLink> = async (call) => {
  const { params, body, world, refuse } = call;
  const id = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  return prepared({ id, party: 'guest', world, refuse }, body);
};

export const removeReviewImage: Action<typeof contract.removeReviewImage> = ({ params, actor, world, refuse }) =>
  withoutImage({ id: params.id, party: { account: actor.id }, world, refuse }, params.image);

export const removeReviewImageByLink: Action<typeof contract.removeReviewImageByLink> = async (call) => {
  const { params, world, refuse } = call;
  const id = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  return withoutImage({ id, party: 'guest', world, refuse }, params.image);
};

export const replyToReview: Action<typeof contract.replyToReview> = async ({ params, body, actor, world, refuse }) => {
  const now = world.clock.now();
  if (await sql.addReply(world.database, actor.id, params.id, body.text, now))
    return { reply: body.text, repliedAt: now.toISOString() };
  return refuse((await sql.isAnswered(world.database, actor.id, params.id, now)) ? 'conflict' : 'not_found');
};

export const getReviewFigures: Action<typeof contract.getReviewFigures> = ({ world }) =>
  sql.reviewFigures(world.database, world.clock.now());
