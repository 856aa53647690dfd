import { describe, expect, it } from 'vitest';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { verifyEmail } from '../../../src/contract/account/account.ts';
import {
  changeSavedSearch,
  confirmSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from '../../../src/contract/property/saved-search.ts';
import { aCustomer, anEmail } from '../../support/people.ts';
import {
  aSearch,
  day,
  hole,
  hour,
  linkIn,
  type MailRow,
  mailsTo,
  manySearches,
  passing,
  prepareSavedSearches,
  publish,
  save,
  searcher,
  settled,
  triangle,
  verified,
  world,
} from '../../support/saved-searches.ts';

const { door: matchNewsDoor } = await jobNamed('match-news');

prepareSavedSearches();

/** Of all that is saved. */
const names = async (): Promise<string[]> =>
  (await world.database.query<{ name: string }>('select name from app.saved_search')).map(({ name }) => name);

describe('without an account', () => {
  it('a search sleeps until its link is followed, which works for seven days, while others are told', async () => {
    await manySearches(1, 1);
    const email = `${'ä'.repeat(200)}.${anEmail('guest')}`;
    const saved = await world.ask(saveSearch, { body: aSearch({ email: email.toUpperCase() }) });
    expect(saved).toMatchObject({ status: 201, body: { isConfirmed: false, name: 'Makati triangle' } });
    const [mail] = await world.database.query<MailRow>(
      'select subject, body from app.outgoing_mail where recipient = $1',
      [email],
    );
    expect(mail?.subject).toBe('Please confirm your saved search');
    // What a stranger types must not reach other people's addresses.
    expect(mail?.body).not.toContain('triangle');
    await publish({ title: 'Too early' });
    await settled();
    expect(await mailsTo(email)).toEqual([]);

    const token = linkIn(mail?.body ?? '', 'saved-search/confirm');
    expect((await world.ask(confirmSavedSearch, { params: { token } })).body).toEqual({ name: 'Makati triangle' });
    expect((await world.ask(confirmSavedSearch, { params: { token } })).status).toBe(200);
    await publish({ title: 'Heard of' });
    await settled();
    expect((await mailsTo(email)).map(({ body }) => body).join()).toContain('Heard of');
    expect((await mailsTo(email)).map(({ body }) => body).join()).not.toContain('Too early');

    await passing(7 * day + hour);
    expect((await world.ask(confirmSavedSearch, { params: { token } })).refusal.code).toBe('link_invalid');
  });

  it('a search that nobody confirms is deleted after seven days, a confirmed one stays', async () => {
    await world.ask(saveSearch, { body: aSearch({ email: anEmail('guest') }) });
    await save(searcher);
    await passing(7 * day - hour);
    await matchNewsDoor(new Request('http://localhost'));
    expect(await world.database.query('select 1 from app.saved_search')).toHaveLength(2);
    await passing(2 * hour);
    await matchNewsDoor(new Request('http://localhost'));
    expect(
      await world.database.query(
        'select isConfirmed from (select confirmed_at is not null as isConfirmed from app.saved_search) s',
      ),
    ).toEqual([{ isconfirmed: true }]);
  });

  it('a search of an account is confirmed with its address, what somebody saved for the address as a guest is not', async () => {
    const email = anEmail('guest');
    await world.ask(saveSearch, { body: aSearch({ email, name: 'As a guest' }) });
    const person = await aCustomer(world, { email });
    await save(person, { name: 'With an account' });
    await world.ask(saveSearch, { body: aSearch({ email: anEmail('guest'), name: 'Of somebody else' }) });
    const [mail] = await world.database.query<MailRow>(
      `select body from app.outgoing_mail where recipient = $1 and body like '%/verify-email/%'`,
      [email],
    );
    const token = linkIn(mail?.body ?? '', 'verify-email');
    expect((await world.ask(verifyEmail, { params: { token } })).status).toBe(200);
    await publish();
    await settled();
    const told = (await mailsTo(email)).map(({ subject }) => subject);
    expect(told.filter((subject) => /As a guest|With an account/.test(subject))).toEqual([
      '1 match for your search: With an account',
    ]);
    await passing(8 * day);
    await matchNewsDoor(new Request('http://localhost'));
    expect(await names()).toEqual(['With an account']);
  });

  it('an address gets few confirmation mails an hour', async () => {
    const email = anEmail('guest');
    const statuses = [];
    for (let time = 0; time < 9; time += 1)
      statuses.push((await world.ask(saveSearch, { body: aSearch({ email }) }, { caller: `10.0.0.${time}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429]);
    expect(await world.database.query('select 1 from app.saved_search')).toHaveLength(8);
  });

  it('one caller does not use up the confirmation mails of an address', async () => {
    const email = anEmail('guest');
    const saveFrom = async (caller: string) =>
      (await world.ask(saveSearch, { body: aSearch({ email }) }, { caller })).status;
    const statuses = [];
    for (let time = 0; time < 10; time += 1) statuses.push(await saveFrom('10.2.2.2'));
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(await saveFrom('10.3.3.3')).toBe(201);
  });

  it('what strangers have saved for an address gives way to what its owner saves, the oldest first', async () => {
    const email = anEmail('guest');
    const fill = (name: string, count: number, confirmed: string | null) =>
      world.database.query(
        `insert into app.saved_search (email, language, name, frequency, filters, confirmed_at, created_at)
         select $1, 'en', $2 || n, 'daily', '{}'::jsonb, $3, now() - make_interval(hours => 100 - n)
           from generate_series(1, $4::integer) n`,
        [email, name, confirmed, count],
      );
    await fill('Confirmed ', 2, new Date().toISOString());
    await fill('Of a stranger ', 48, null);
    expect((await world.ask(saveSearch, { body: aSearch({ email, name: 'My own' }) })).status).toBe(201);
    const kept = await names();
    expect(kept).toHaveLength(50);
    expect(kept).toEqual(expect.arrayContaining(['Confirmed 1', 'Confirmed 2', 'Of a stranger 2', 'My own']));
    expect(kept).not.toContain('Of a stranger 1');

    await world.database.query('update app.saved_search set confirmed_at = now()');
    const refused = await world.ask(saveSearch, { body: aSearch({ email, name: 'One too many' }) });
    expect(refused).toMatchObject({
      status: 400,
      refusal: { fields: { name: expect.stringContaining('50') as string } },
    });
    expect(await names()).toHaveLength(50);
  });

  it('a caller saves few searches an hour', async () => {
    const caller = '10.1.1.1';
    const statuses = new Set<number>();
    for (let time = 0; time < 31; time += 1)
      statuses.add((await world.ask(saveSearch, { body: aSearch({ email: anEmail('guest') }) }, { caller })).status);
    expect([...statuses]).toEqual([201, 429]);
  });
});

describe('with an account', () => {
  it('a search of an address that is not confirmed has to be confirmed, one of a confirmed address lives at once', async () => {
    const newcomer = await aCustomer(world);
    await world.database.query('delete from app.outgoing_mail');
    expect(await save(newcomer)).toMatchObject({ isConfirmed: false });
    const [mail] = await world.database.query<MailRow>('select recipient, body from app.outgoing_mail');
    expect(mail?.recipient).toBe(newcomer.user.email);
    await world.ask(confirmSavedSearch, { params: { token: linkIn(mail?.body ?? '', 'saved-search/confirm') } });
    const { body } = await world.ask(listSavedSearches, {}, { token: newcomer.token });
    expect(body).toMatchObject([{ isConfirmed: true }]);
    expect(await save(searcher, { email: 'somebody.else@example.org' })).toMatchObject({ isConfirmed: true });
    expect(
      await world.database.query('select email from app.saved_search where account_id = $1', [searcher.user.id]),
    ).toEqual([{ email: searcher.user.email }]);
  });

  it('a search is confirmed by no link that went to an address which the account has left', async () => {
    const mover = await aCustomer(world);
    await world.database.query('delete from app.outgoing_mail');
    await save(mover, { name: 'Words for a stranger' });
    const [mail] = await world.database.query<MailRow>('select body from app.outgoing_mail');
    await world.database.query('update app.account set email = $2 where id = $1', [mover.user.id, anEmail('stranger')]);
    const token = linkIn(mail?.body ?? '', 'saved-search/confirm');
    expect((await world.ask(confirmSavedSearch, { params: { token } })).refusal.code).toBe('link_invalid');
    const { body } = await world.ask(listSavedSearches, {}, { token: mover.token });
    expect(body).toMatchObject([{ isConfirmed: false }]);
  });

  it('a search follows the account to another address, and is silent until that is confirmed', async () => {
    const mover = await verified(await aCustomer(world));
    await save(mover);
    const moved = anEmail('moved');
    await world.database.query('update app.account set email = $2, email_verified_at = null where id = $1', [
      mover.user.id,
      moved,
    ]);
    await publish({ title: 'Too early' });
    await settled();
    await world.database.query('update app.account set email_verified_at = now() where id = $1', [mover.user.id]);
    await publish({ title: 'Heard of' });
    await settled();
    expect(await mailsTo(mover.user.email)).toEqual([]);
    const told = (await mailsTo(moved)).map(({ body }) => body).join();
    expect(told).toContain('Heard of');
    expect(told).not.toContain('Too early');
  });

  it('searches are listed with filters that can be asked again, changed and deleted', async () => {
    const filters = { area: [triangle], bbox: '121,14.5,121.1,14.6', priceMax: 9_000_000, furnished: true };
    const saved = await save(searcher, { filters });
    expect(saved.filters).toEqual({ category: 'all', ...filters });
    expect(saved).toMatchObject({ frequency: 'instant', lastMailedAt: null });
    const again = await world.ask(
      changeSavedSearch,
      { params: { id: saved.id }, body: { filters: saved.filters } },
      { token: searcher.token },
    );
    expect(again.body.filters).toEqual(saved.filters);
    const renamed = await world.ask(
      changeSavedSearch,
      { params: { id: saved.id }, body: { name: 'Elsewhere', frequency: 'daily' } },
      { token: searcher.token },
    );
    expect(renamed.body).toMatchObject({ name: 'Elsewhere', frequency: 'daily', filters: saved.filters });
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([renamed.body]);
    expect((await world.ask(deleteSavedSearch, { params: { id: saved.id } }, { token: searcher.token })).body).toEqual(
      {},
    );
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([]);
  });

  it('a search with other filters finds by these, and tells of what it found before only where that still fits', async () => {
    const [cebu, north] = [
      { lat: 10.3, lng: 123.9 },
      { lat: 14.56, lng: 121.0244 },
    ];
    const saved = await save(searcher, { frequency: 'daily' });
    await publish({ title: 'By the old filters' });
    await publish({ title: 'By both', latitude: 14.56 });
    await settled();
    await world.ask(
      changeSavedSearch,
      {
        params: { id: saved.id },
        body: { filters: { area: [cebu, north].map((center) => ({ ...hole, exclude: false, center })) } },
      },
      { token: searcher.token },
    );
    await publish({ title: 'By the new filters', latitude: 10.3, longitude: 123.9 });
    await passing(day);
    await settled();
    const [mail] = await mailsTo(searcher.user.email);
    expect(mail?.body).toContain('By the new filters');
    expect(mail?.body).toContain('By both');
    expect(mail?.body).not.toContain('By the old filters');
  });

  it("other people's searches answer like those that are not there", async () => {
    const saved = await save(searcher);
    const stranger = await aCustomer(world);
    for (const id of [saved.id, '6f0e7a51-0a0a-4a0a-8a0a-0a0a0a0a0a0a', 'x']) {
      for (const line of [`PUT /api/saved-searches/${id}`, `DELETE /api/saved-searches/${id}`]) {
        const answered = await world.raw(line, { name: 'Mine now' }, { token: stranger.token });
        expect(answered.status).toBe(404);
      }
    }
    expect((await world.ask(listSavedSearches, {}, { token: stranger.token })).body).toEqual([]);
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([saved]);
  });

  it('calls without a session are refused', async () => {
    for (const line of ['GET /api/saved-searches', 'PUT /api/saved-searches/x', 'DELETE /api/saved-searches/x'])
      expect((await world.raw(line)).status).toBe(401);
  });

  it.each([
    { language: 'en', sentence: 'More than 50 saved searches are not possible. Please delete another one first' },
    {
      language: 'de',
      sentence: 'Mehr als 50 gespeicherte Suchen sind nicht möglich. Bitte löschen Sie zuerst eine andere',
    },
  ])('there are at most 50, said in $language', async ({ language, sentence }) => {
    await world.database.query(
      `insert into app.saved_search (account_id, email, language, name, frequency, filters)
       select $1, $2, 'en', 'Number ' || n, 'daily', '{}'::jsonb from generate_series(1, 49) n`,
      [searcher.user.id, searcher.user.email],
    );
    const answered = await Promise.all(
      [1, 2].map(() => world.ask(saveSearch, { body: aSearch() }, { token: searcher.token, language })),
    );
    expect(answered.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
    expect(answered.find(({ status }) => status === 400)?.refusal.fields).toEqual({ name: sentence });
  });
});
