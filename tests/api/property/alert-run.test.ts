import { describe, expect, it, onTestFinished } from 'vitest';
import { matchNews } from '../../../netlify/features/property/alert/actions.ts';
import { aListing } from '../../support/listings.ts';
import {
  hour,
  mailsTo,
  manySearches,
  minute,
  passing,
  postponed,
  prepareSavedSearches,
  publish,
  save,
  searcher,
  seller,
  settled,
  shortRun,
  triangle,
  world,
} from '../../support/saved-searches.ts';

prepareSavedSearches();

/** Takes back every failure that a test provoked, also when the test broke off. */
const stumbleNoMore = () => world.database.query('drop function if exists app.stumble cascade');
const putBack = () => world.database.query('alter table if exists app.outgoing_mail_away rename to outgoing_mail');
/** The texts of all mails to the searcher. */
const toldSoFar = async () => (await mailsTo(searcher.user.email)).map(({ body }) => body).join();

describe('the matching', () => {
  it('tells once, though there are more searches than one run has time for, and a run is broken off', async () => {
    await manySearches(3200, 100);
    await world.database.query(
      `create function app.stumble() returns trigger language plpgsql as $$ begin raise exception 'stumbled'; end $$`,
    );
    await save(searcher);
    const draft = await publish({ status: 'draft' });
    await world.database.query(
      `update app.listing set status = 'published', published_at = now(), expires_at = now() + interval '9 days'
        where id = $1`,
      [draft.id],
    );
    expect(await shortRun()).toEqual({ isMatched: false, matches: expect.any(Number) });
    await world.database.query(
      'create trigger stumbling before insert on app.saved_search_match for each statement execute function app.stumble()',
    );
    const before = await shortRun();
    expect(postponed()).toEqual(['listing_news']);
    await world.database.query('drop function app.stumble cascade');
    await passing(6 * minute);
    const { isMatched, matches } = await shortRun();
    expect(isMatched).toBe(false);
    expect(matches).toBeGreaterThan(before.matches);
    await Promise.all([shortRun(), shortRun(), shortRun()]);
    await settled();
    const told = await world.database.query<{ recipient: string }>('select recipient from app.outgoing_mail');
    const expected = Array.from({ length: 32 }, (_, n) => `many-${(n + 1) * 100}@example.org`);
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([...expected, searcher.user.email].toSorted());
  });

  it('sends one mail however many runs match at once', async () => {
    await save(searcher);
    await aListing(world, seller);
    await Promise.all([1, 2, 3, 4].map(() => matchNews(world.adapters)));
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('loses nothing when its mail cannot be written: it comes with a later run', async () => {
    await save(searcher);
    await world.afterwards();
    await world.database.query('alter table app.outgoing_mail rename to outgoing_mail_away');
    onTestFinished(async () => void (await putBack()));
    await publish();
    expect(postponed()).toEqual(['saved_search']);
    await putBack();
    await passing(6 * minute);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('goes on without a listing and without a search that make the matching fail, and tries again later', async () => {
    await save(searcher, { name: 'Broken', filters: { area: [triangle], q: 'villa' } });
    await save(searcher, { name: 'Whole' });
    await world.database.query(
      `create function app.stumble() returns trigger language plpgsql as $$
       begin
         if exists (select from app.saved_search where id = new.saved_search_id and name = 'Broken')
            or exists (select from app.listing_news n join app.listing l on l.id = n.listing_id
                        where n.id = new.news_id and title = 'Cursed') then
           raise exception 'stumbled';
         end if;
         return new;
       end $$`,
    );
    await world.database.query(
      'create trigger stumbling before insert on app.saved_search_match for each row execute function app.stumble()',
    );
    onTestFinished(async () => void (await stumbleNoMore()));
    await publish({ title: 'Cursed' });
    await publish({ title: 'Villa' });
    await publish({ title: 'House' });
    expect(postponed()).toEqual(['listing_news', 'listing_news']);
    await passing(11 * minute);
    await matchNews(world.adapters);
    expect(await toldSoFar()).toContain('House');
    expect(await toldSoFar()).not.toContain('Cursed');
    await stumbleNoMore();
    await passing(hour);
    await settled();
    expect(await toldSoFar()).toContain('Cursed');
    expect(await toldSoFar()).toContain('Villa');
  });

  it('leaves alone in the end what keeps failing', async () => {
    await save(searcher);
    await world.afterwards();
    await world.database.query('alter table app.outgoing_mail rename to outgoing_mail_away');
    onTestFinished(async () => void (await putBack()));
    await publish();
    for (let run = 0; run < 12; run += 1) {
      await matchNews(world.adapters);
      await passing(7 * hour);
    }
    expect(postponed()).toHaveLength(8);
    await putBack();
    await matchNews(world.adapters);
    expect(postponed()).toHaveLength(8);
    expect(await mailsTo(searcher.user.email)).toEqual([]);
  });
});
