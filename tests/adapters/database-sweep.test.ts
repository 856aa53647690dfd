import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Adapters } from '../../netlify/adapters/ports.ts';
import { sweepUnnamedImages } from '../../netlify/features/account/image/sweep-actions.ts';
import { migratedDatabase, type TestDatabase } from '../support/database.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await migratedDatabase();
});
afterEach(() => opened.close());

const lookedAt = 77;

/** Whoever looks through the pictures waits while somebody holds this lock: what happens meanwhile is after the look. */
const slowLooks = [
  `create function app.looked_at() returns boolean language plpgsql as $$
   begin
     perform pg_advisory_xact_lock_shared(${lookedAt});
     return true;
   end
   $$`,
  'create policy slow on app.image as restrictive using (app.looked_at())',
  'alter table app.image force row level security',
];

it('keeps the picture that an account has chosen while the sweep was looking at it', async () => {
  const { database } = opened;
  const removed = vi.fn<(keys: readonly string[]) => Promise<void>>(() => Promise.resolve());
  const [account] = await database.query<{ id: string }>(
    `insert into app.account (type, email, password_hash, name) values ('seller', 'maria@example.org', 'none', 'Maria')
     returning id`,
  );
  const [image] = await database.query<{ id: string }>(
    `insert into app.image (owner_id, purpose, content_type, store_key, created_at)
     values ($1, 'profile', 'image/webp', 'profile/one.webp', now() - interval '3 days') returning id`,
    [account?.id],
  );
  for (const statement of slowLooks) await database.query(statement);
  const world = { database, images: { remove: removed } as unknown as Adapters['images'] } as Adapters;
  const sweeping = await database.transaction(async (holder) => {
    await holder.query('select pg_advisory_xact_lock($1)', [lookedAt]);
    const begun = sweepUnnamedImages(world, new Date());
    await expect
      .poll(() => holder.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`))
      .toHaveLength(1);
    await database.query('update app.account set profile_image_id = $2 where id = $1', [account?.id, image?.id]);
    return { begun };
  });
  expect(await sweeping.begun).toEqual({ images: 0, files: 0 });
  expect(removed.mock.calls.flat(2)).toEqual([]);
  expect(await database.query('select profile_image_id as id from app.account')).toEqual([image]);
});
