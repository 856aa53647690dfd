import type * as visited from '../../../../src/contract/property/listing-detail.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { withPublicImages } from '../../../ground/pictures.ts';
import type { Action } from '../../../http/answer.ts';
import { refuseFor } from '../../../http/limit.ts';
import { findBeside, findNeighbours } from '../../../search/index.ts';
import { cardColumns } from './card-sql.ts';
import * as detailSql from './detail-sql.ts';
import type { CardRow, DetailRow, Likeness } from './rules.ts';
import {
  agentOf,
  comparedMinimum,
  comparedShown,
  comparedSizes,
  comparedWith,
  comparedWithinKilometres,
  likeThis,
  similarMaximum,
} from './rules.ts';
import * as sql from './sql.ts';

/** Who asks, and of what. */
interface Asking {
  world: Adapters;
  caller: string;
}

export const getListing: Action<typeof visited.getListing> = async ({ params, world, caller, refuse }) => {
  const found = await detailSql.publicListing(world.database, params.id, world.clock.now());
  if (found !== undefined) return detailOf({ world, caller }, found);
  const former = await detailSql.onceListed(world.database, params.id);
  return refuse(former === undefined ? 'not_found' : former.isRemoved ? 'gone' : 'not_offered');
};

export const similarListings: Action<typeof visited.similarListings> = async ({ params, world, caller, refuse }) => {
  const like = (await detailSql.onceListed(world.database, params.id)) ?? refuse('not_found');
  return { items: await similarTo({ world, caller }, like) };
};

/** What it is, its list says; how it looks, the page of visitors. */
export const previewListing: Action<typeof visited.previewListing> = async (call) => {
  const { params, actor, world, caller, refuse } = call;
  const [shown, stored] = await Promise.all([
    detailSql.ownListing(world.database, actor.id, params.id, world.clock.now()),
    sql.ownedProperty(world.database, actor.id, params.id, world.clock.now()),
  ]);
  if (shown === undefined || stored === undefined) return refuse('not_found');
  const { status, awaitsConfirmation, isHeld } = stored;
  return { ...(await detailOf({ world, caller }, shown)), status, awaitsConfirmation, isHeld };
};

const cardOf = <R extends CardRow>({ images }: Adapters, row: R) => withPublicImages(row, (key) => images.urlOf(key));

async function detailOf(asking: Asking, found: DetailRow) {
  const { world } = asking;
  const [history, priceContext, similar] = await Promise.all([
    detailSql.priceHistory(world.database, found.id, world.clock.now()),
    priceContextOf(asking, found),
    similarTo(asking, found),
  ]);
  return { ...cardOf(world, found), agent: agentOf(found), priceHistory: history, priceContext, similar };
}

async function priceContextOf({ world, caller }: Asking, shown: DetailRow): Promise<visited.PriceContext | null> {
  const { id, price, area, dealType, latitude, longitude } = shown;
  if (dealType === null || price === null || area === null || price <= 0 || area <= 0) return null;
  const { database, clock } = world;
  const asking = { database, now: clock.now(), caller, refuse: refusedSearch };
  for (const kilometres of comparedWithinKilometres) {
    const { count, middle, lowest, highest, nearest } = await findBeside(asking, {
      filters: comparedWith(shown, kilometres),
      of: id,
      area: comparedSizes(area),
      nearest: { x: longitude * 1e6, y: latitude * 1e6, limit: comparedShown },
    });
    if (count < comparedMinimum || middle === null || lowest === null || highest === null) continue;
    const own = price / area;
    return { percent: Math.round((own / middle - 1) * 100), count, kilometres, own, middle, lowest, highest, nearest };
  }
  return null;
}

const refusedSearch = ({ seconds = 0 }: { because: string; seconds?: number }): never => refuseFor(seconds);

function similarTo({ world, caller }: Asking, shown: Likeness) {
  const { database, clock } = world;
  const read = (row: CardRow) => cardOf(world, row);
  return findNeighbours(
    {
      database,
      now: clock.now(),
      caller,
      columns: cardColumns(clock.now()),
      read,
      refuse: refusedSearch,
    },
    {
      filters: likeThis(shown),
      of: shown.id,
      centavos: Math.round((shown.price ?? 0) * 100),
      limit: similarMaximum,
    },
  );
}
