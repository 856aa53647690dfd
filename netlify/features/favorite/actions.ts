import type * as contract from '../../../src/contract/favorite.ts';
import type { Action } from '../../http/answer.ts';
import * as sql from './sql.ts';

export const getFavorites: Action<typeof contract.getFavorites> = async ({ actor, world }) => ({
  ids: await sql.favoritesOf(world.database, actor.id),
});

export const putFavorites: Action<typeof contract.putFavorites> = ({ body, actor, world }) =>
  world.database.transaction(async (transaction) => {
    await sql.lockFavorites(transaction, actor.id);
    if (!body.merge) await sql.keepOnly(transaction, actor.id, body.ids);
    await sql.addFavorites(transaction, actor.id, body.ids, world.clock.now());
    return { ids: await sql.favoritesOf(transaction, actor.id) };
  });
