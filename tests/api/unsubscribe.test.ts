import { describe, expect, it } from 'vitest';
import { outboxMailer } from '../../netlify/adapters/mail/outbox.ts';
import { smtpMailer } from '../../netlify/adapters/mail/smtp.ts';
import {
  confirmSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  unsubscribe,
} from '../../src/contract/saved-search.ts';
import { startMailServer } from '../support/mail-server.ts';
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
} from '../support/saved-searches.ts';

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

describe('unsubscribing', () => {
  it('ends the mails by the link that every one of them holds, while others go on', async () => {
    await manySearches(1, 1);
    const token = linkIn((await aMail()).body, 'saved-search/unsubscribe');
    const ended = await world.ask(unsubscribe, { params: { token } });
    expect(ended).toMatchObject({ status: 200, body: { name: 'Makati triangle' } });
    expect((await world.ask(unsubscribe, { params: { token } })).status).toBe(200);
    await publish();
    await passing(day);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    expect(await mailsTo('many-1@example.org')).toHaveLength(2);
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([]);
  });

  it.each(['unsubscribed', 'deleted'] as const)(
    'takes back the mails of a search that still wait when it is %s',
    async (end) => {
      await manySearches(1, 1);
      const search = await save(searcher);
      const { mailer } = world.adapters;
      world.adapters.mailer = { ...mailer, send: () => Promise.reject(new Error('the mail server is down')) };
      await publish();
      await settled();
      const [waiting] = await mailsTo(searcher.user.email);
      const token = linkIn(waiting?.body ?? '', 'saved-search/unsubscribe');
      if (end === 'unsubscribed') await world.ask(unsubscribe, { params: { token } });
      else await world.ask(deleteSavedSearch, { params: { id: search.id } }, { token: searcher.token });
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
    await mailer.send({ ...letter, unsubscribeUrl }, 'one');
    await mailer.send(letter, 'other');
    const [listed, plain] = server.arrived.map(({ source }) => source.replace(/\r\n\s+/g, ' '));
    expect(listed).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(listed).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(plain).not.toContain('List-Unsubscribe');
    for (const refusing of [mailer, outboxMailer()])
      await expect(
        refusing.send({ ...letter, unsubscribeUrl: 'https://a.example>\r\nBcc: b' }, 'third'),
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
      expect((await world.ask(unsubscribe, { params: { token } })).refusal.code).toBe('link_invalid');
    expect((await world.ask(confirmSavedSearch, { params: { token: 'x' } })).refusal.code).toBe('link_invalid');
  });
});
