import { describe, expect, it } from 'vitest';
import { outboxMailer } from '../../../netlify/adapters/mail/outbox.ts';
import { smtpMailer } from '../../../netlify/adapters/mail/smtp.ts';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { limits } from '../../../src/contract/limits.ts';
import {
  changeSavedSearch,
  confirmSavedSearch,
  deleteSavedSearch,
  endedDays,
  listSavedSearches,
  saveSearch,
  takeBackUnsubscribing,
  unsubscribe,
} from '../../../src/contract/property/saved-search.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { mailerThat, sendOne } from '../../support/mailers.ts';
import {
  aSearch,
  day,
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
  world,
} from '../../support/saved-searches.ts';

const { door: matchNewsDoor } = await jobNamed('match-news');

prepareSavedSearches();

/** Somebody has been told of a listing. */
const aMail = async (): Promise<MailRow> => {
  await save(searcher);
  await publish();
  await settled();
  const [mail] = await mailsTo(searcher.user.email);
  if (mail === undefined) throw new Error('no mail');
  return mail;
};

const runSchedule = () => matchNewsDoor(new Request('http://localhost'));
const ownSearches = async () => (await world.ask(listSavedSearches, {}, { token: searcher.token })).body;

describe('unsubscribing', () => {
  it('stops the mails by the link that every one of them holds, while others go on and the search is kept', async () => {
    await manySearches(1, 1);
    const token = linkIn((await aMail()).body, 'saved-search/unsubscribe');
    const stopped = await world.ask(unsubscribe, { params: { token } });
    expect(stopped).toMatchObject({ status: 200, body: { name: 'Makati triangle', isKept: true } });
    expect((await world.ask(unsubscribe, { params: { token } })).status).toBe(200);
    await publish();
    await passing(day);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    expect(await mailsTo('many-1@example.org')).toHaveLength(2);
    await passing(2 * endedDays * day);
    await runSchedule();
    expect(await ownSearches()).toMatchObject([{ name: 'Makati triangle', isMuted: true }]);
  });

  it.each(['the link', 'the switch'] as const)(
    'is taken back by %s, and what came meanwhile is not told afterwards',
    async (way) => {
      const token = linkIn((await aMail()).body, 'saved-search/unsubscribe');
      await world.ask(unsubscribe, { params: { token } });
      await publish({ title: 'While nobody listened' });
      await settled();
      const [search] = await ownSearches();
      if (search === undefined) throw new Error('no search');
      const restarted =
        way === 'the link'
          ? await world.ask(takeBackUnsubscribing, { params: { token } })
          : await world.ask(
              changeSavedSearch,
              { params: { id: search.id }, body: { isMuted: false } },
              { token: searcher.token },
            );
      expect(restarted.status).toBe(200);
      expect(await ownSearches()).toMatchObject([{ isMuted: false }]);
      await passing(day);
      await publish({ title: 'Heard again' });
      await settled();
      const [, told, ...more] = await mailsTo(searcher.user.email);
      expect(told?.body).toContain('Heard again');
      expect(told?.body).not.toContain('While nobody listened');
      expect(more).toEqual([]);
    },
  );

  it('what was found before the mails were switched off does not come when they are switched on again', async () => {
    const search = await save(searcher, { frequency: 'daily' });
    await publish({ title: 'Found before' });
    await settled();
    const toggle = (isMuted: boolean) =>
      world.ask(changeSavedSearch, { params: { id: search.id }, body: { isMuted } }, { token: searcher.token });
    expect((await toggle(true)).body).toMatchObject({ isMuted: true });
    await passing(2 * day);
    expect((await toggle(false)).body).toMatchObject({ isMuted: false });
    // Switched on where it is on already: nothing is forgotten.
    await publish({ title: 'Found after' });
    expect((await toggle(false)).body).toMatchObject({ isMuted: false });
    await settled();
    const [mail, ...more] = await mailsTo(searcher.user.email);
    expect(mail?.body).toContain('Found after');
    expect(mail?.body).not.toContain('Found before');
    expect(more).toEqual([]);
  });

  it('ends what a guest has saved, says so, and can be taken back for as long as the search is there', async () => {
    const email = 'many-1@example.org';
    await manySearches(1, 1);
    await publish();
    await settled();
    const [mail] = await mailsTo(email);
    const token = linkIn(mail?.body ?? '', 'saved-search/unsubscribe');
    expect((await world.ask(unsubscribe, { params: { token } })).body).toMatchObject({ name: 'Many', isKept: false });
    await passing((endedDays - 1) * day);
    await runSchedule();
    expect((await world.ask(takeBackUnsubscribing, { params: { token } })).body).toEqual({ name: 'Many' });
    await publish();
    await settled();
    expect(await mailsTo(email)).toHaveLength(2);

    await world.ask(unsubscribe, { params: { token } });
    await passing((endedDays + 1) * day);
    await runSchedule();
    expect((await world.ask(takeBackUnsubscribing, { params: { token } })).refusal.code).toBe('link_invalid');
  });

  it('is not taken back beyond the searches that an address may have', async () => {
    const email = 'many-1@example.org';
    await manySearches(1, 1);
    await publish();
    await settled();
    const [mail] = await mailsTo(email);
    const token = linkIn(mail?.body ?? '', 'saved-search/unsubscribe');
    await world.ask(unsubscribe, { params: { token } });
    await world.database.query(
      `insert into app.saved_search (email, language, name, frequency, filters, confirmed_at)
       select $1, 'en', 'Another', 'weekly', '{}', now() from generate_series(1, $2::integer)`,
      [email, limits.savedSearchesMaximum],
    );
    const refused = await world.ask(takeBackUnsubscribing, { params: { token } });
    expect(refused.refusal.fields?.['name']).toContain(String(limits.savedSearchesMaximum));
  });

  it.each(['unsubscribed', 'muted', 'deleted'] as const)(
    'takes back the mails of a search that still wait when it is %s',
    async (end) => {
      await manySearches(1, 1);
      const search = await save(searcher);
      const { mailer } = world.adapters;
      world.adapters.mailer = mailerThat(() => Promise.reject(new Error('the mail server is down')));
      await publish();
      await settled();
      const [waiting] = await mailsTo(searcher.user.email);
      const token = linkIn(waiting?.body ?? '', 'saved-search/unsubscribe');
      const own = { params: { id: search.id } };
      if (end === 'unsubscribed') await world.ask(unsubscribe, { params: { token } });
      else if (end === 'muted')
        await world.ask(changeSavedSearch, { ...own, body: { isMuted: true } }, { token: searcher.token });
      else await world.ask(deleteSavedSearch, own, { token: searcher.token });
      world.adapters.mailer = mailer;
      expect(await mailsTo(searcher.user.email)).toEqual([]);
      expect(await mailsTo('many-1@example.org')).toHaveLength(1);
    },
  );

  it('works by the one click of a mail program, which posts a form', async () => {
    const { unsubscribeUrl } = await aMail();
    const response = await world.fetch(
      new Request(unsubscribeUrl ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    );
    expect(response.status).toBe(200);
    await publish();
    await passing(day);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('is announced to mail programs by the headers of RFC 8058', async () => {
    const server = await startMailServer();
    const letter = { to: 'guest@example.org', subject: 'News', text: 'Hello' };
    const unsubscribeUrl = `https://example.org/api/saved-searches/unsubscribe/${'x'.repeat(300)}`;
    const mailer = smtpMailer(server.url, 'hello@example.org');
    await sendOne(mailer, { ...letter, unsubscribeUrl }, 'one');
    await sendOne(mailer, letter, 'other');
    const [listed, plain] = server.arrived.map(({ source }) => source.replace(/\r\n\s+/g, ' '));
    expect(listed).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(listed).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(plain).not.toContain('List-Unsubscribe');
    for (const refusing of [mailer, outboxMailer()])
      await expect(
        sendOne(refusing, { ...letter, unsubscribeUrl: 'https://a.example>\r\nBcc: b' }, 'third'),
      ).rejects.toThrow(TypeError);
    await server.stop();
  });

  it('does nothing on a mere look at the address', async () => {
    const { unsubscribeUrl } = await aMail();
    expect((await world.fetch(new Request(unsubscribeUrl ?? ''))).status).toBe(405);
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toHaveLength(1);
  });

  it('refuses a token that is not one, or is for something else', async () => {
    await world.ask(saveSearch, { body: aSearch({ email: 'guest@example.org' }) });
    const [mail] = await world.database.query<MailRow>(
      `select body from app.outgoing_mail where recipient = 'guest@example.org'`,
    );
    const confirmation = linkIn(mail?.body ?? '', 'saved-search/confirm');
    for (const token of ['x', confirmation, `${confirmation}x`, 'y'.repeat(600)])
      for (const endpoint of [unsubscribe, takeBackUnsubscribing])
        expect((await world.ask(endpoint, { params: { token } })).refusal.code).toBe('link_invalid');
    expect((await world.ask(confirmSavedSearch, { params: { token: 'x' } })).refusal.code).toBe('link_invalid');
  });
});
