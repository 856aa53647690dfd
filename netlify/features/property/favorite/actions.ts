import type * as contract from '../../../../src/contract/property/favorite.ts';
import type { Action } from '../../../http/answer.ts';
import * as sql from './sql.ts';

export const getFavorites: Action<typeof contract.getFavorites> = async ({ actor, world }) => ({
  ids: await sql.favoritesOf(world.database, sql.listings, actor.id),
});

export const putFavorites: Action<typeof contract.putFavorites> = ({ body, actor, world }) =>
  world.database.transaction(async (transaction) => {
    await sql.lockFavorites(transaction, actor.id);
    if (!body.merge) await sql.keepOnly(transaction, sql.listings, actor.id, body.ids);
    await sql.addFavorites(transaction, sql.listings, actor.id, { ids: body.ids, now: world.clock.now() });
    return { ids: await sql.favoritesOf(transaction, sql.listings, actor.id) };
  });

export const getFavoriteProviders: Action<typeof contract.getFavoriteProviders> = async ({ actor, world }) => ({
  ids: await sql.favoritesOf(world.database, sql.providers, actor.id),
});

export const putFavoriteProviders: Action<typeof contract.putFavoriteProviders> = ({ body, actor, world }) =>
  world.database.transaction(async (transaction) => {
    await sql.lockFavorites(transaction, actor.id);
    if (!body.merge) await sql.keepOnly(transaction, sql.providers, actor.id, body.ids);
    await sql.addFavorites(transaction, sql.providers, actor.id, { ids: body.ids, now: world.clock.now() });
    return { ids: await sql.favoritesOf(transaction, sql.providers, actor.id) };
  });
