import { getFavorites, putFavorites } from '../../../src/contract/favorite.ts';
import { answer } from '../../http/answer.ts';
import * as sql from './sql.ts';

export const handleGetFavorites = answer(getFavorites, async ({ actor, world }) => ({
  ids: await sql.favoritesOf(world.database, actor.id),
}));

export const handlePutFavorites = answer(putFavorites, ({ body, actor, world }) =>
  world.database.transaction(async (transaction) => {
    await sql.lockFavorites(transaction, actor.id);
    if (!body.merge) await sql.keepOnly(transaction, actor.id, body.ids);
    await sql.addFavorites(transaction, actor.id, body.ids, world.clock.now());
    return { ids: await sql.favoritesOf(transaction, actor.id) };
  }),
);
