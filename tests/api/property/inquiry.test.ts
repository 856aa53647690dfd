import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { outbox } from '../../../netlify/local/outbox.ts';
import { signLink } from '../../../netlify/session/link.ts';
import { continueThread, openThread, readInquiry, sendInquiry } from '../../../src/contract/property/inquiry.ts';
import {
  aCaller,
  anInquiry,
  customer,
  inbox,
  listing,
  mails,
  mailTo,
  nowhere,
  prepareInquiries,
  seller,
  sent,
  tokenFor,
  world,
} from '../../support/inquiries.ts';
import { aListing } from '../../support/listings.ts';
import { anEmail, aProvider, withConfirmedEmail } from '../../support/people.ts';

prepareInquiries();

const send = (caller: string, body: ReturnType<typeof anInquiry>) =>
  world.ask(sendInquiry, { params: { id: listing.id }, body }, { caller });

const writtenSignedIn = (email: string) =>
  world.ask(
    sendInquiry,
    { params: { id: listing.id }, body: anInquiry({ email }) },
    { token: customer.token, caller: aCaller() },
  );

describe('writing to the seller', () => {
  it('marks every line of a message as quoted, whatever ends it', async () => {
    await sent({ message: 'Hello\r\none\fYour account is closed\u0085two\vthree\u2028four' });
    const toSeller = await mailTo(seller.user.email);
    expect(toSeller.text).toContain('> Hello\n> one\n> Your account is closed\n> two\n> three\n> four\n');
  });

  it('keeps a name on its one line, whatever breaks lines in it', async () => {
    const { email } = await sent({ name: 'Ana\u0085E-mail: bob@example.org\u2028Your account is closed' });
    const lines = (await mailTo(seller.user.email)).text.split(/[\n\u0085\u2028]/);
    expect(lines).toContain('From: Ana E-mail: bob@example.org Your account is closed');
    expect(lines.filter((line) => line.startsWith('E-mail:'))).toEqual([`E-mail: ${email}`]);
  });

  it('opens a thread and tells both sides, the visitor with the link of the thread', async () => {
    const { id, email } = await sent({ phone: ' +63 917 555 0101 ' });
    const toSeller = await mailTo(seller.user.email);
    expect(toSeller).toMatchObject({ replyTo: email, subject: 'New inquiry: Villa am Meer' });
    expect(toSeller.text).toContain('Juan dela Cruz');
    expect(toSeller.text).toContain('Phone: +63 917 555 0101');
    expect(toSeller.text).toContain('> Is it still available?\n> I would like to see it.');
    expect(toSeller.text).toContain('http://localhost:5000/seller/dashboard?tab=inquiries');
    const toVisitor = await mailTo(email);
    expect(toVisitor).toMatchObject({ replyTo: null, subject: 'Your inquiry: Villa am Meer' });
    expect(toVisitor.text).toContain('You wrote to the seller of “Villa am Meer”');
    const opened = await world.ask(openThread, { params: { token: await tokenFor(email) } });
    expect(opened.body).toEqual({
      id,
      listing: { id: listing.id, title: 'Villa am Meer' },
      name: 'Juan dela Cruz',
      hearsByMail: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      readAt: null,
      messages: [
        {
          from: 'visitor',
          text: 'Is it still available?\nI would like to see it.',
          images: [],
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      ],
    });
  });

  it('is one inquiry, however often it is sent again because the answer was lost', async () => {
    const body = anInquiry({ id: randomUUID() });
    const answers = await Promise.all([1, 2, 3].map(() => send(aCaller(), body)));
    answers.push(await send(aCaller(), body));
    for (const answered of answers) expect(answered).toMatchObject({ status: 201, body: { id: body.id } });
    expect((await inbox(seller)).items).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('is another inquiry where something else is sent under an id that is taken, and changes nothing of the first', async () => {
    const first = anInquiry({ id: randomUUID() });
    await send(aCaller(), first);
    for (const change of [{ message: 'And what does it cost?' }, { email: anEmail('stranger') }]) {
      const answered = await send(aCaller(), { ...first, ...change });
      expect(answered.status).toBe(201);
      expect(answered.body.id).not.toBe(first.id);
    }
    const kept = (await inbox(seller)).items.find(({ id }) => id === first.id);
    expect(kept).toMatchObject({ email: first.email, messages: [{ text: first.message }] });
  });

  it('delivers both mails right afterwards', async () => {
    await sent();
    await world.afterwards();
    expect((await mails()).map(({ sentAt }) => sentAt !== null)).toEqual([true, true]);
  });

  it('speaks to each side in their own language', async () => {
    const provider = await withConfirmedEmail(world, await aProvider(world));
    const house = await aListing(world, provider, { title: 'Haus mit Garten' });
    await world.database.query('delete from app.outgoing_mail');
    const { email } = await sent({}, 'de', house);
    expect((await mailTo(email)).subject).toBe('Ihre Anfrage: Haus mit Garten');
    expect((await mailTo(provider.user.email)).subject).toBe('Neue Anfrage: Haus mit Garten');
    const second = await sent({}, 'de');
    expect((await mailTo(second.email)).text).toContain('Guten Tag');
    expect((await mailTo(seller.user.email)).subject).toBe('New inquiry: Villa am Meer');
  });

  it('takes name and address from the form, also from somebody signed in', async () => {
    const body = anInquiry({ name: 'Somebody Else' });
    const ask = { params: { id: listing.id }, body };
    expect((await world.ask(sendInquiry, ask, { token: customer.token, caller: aCaller() })).status).toBe(201);
    const { items } = await inbox(seller);
    expect(items[0]).toMatchObject({ name: 'Somebody Else', email: body.email, phone: null });
  });

  it('names the listing to whoever writes from an account with that confirmed address, who hears by mail at once', async () => {
    const { email } = customer.user;
    await writtenSignedIn(email);
    expect((await mailTo(email)).subject).toBe('Your inquiry: Villa am Meer');
    await withConfirmedEmail(world, customer);
    await world.database.query('delete from app.outgoing_mail');
    await writtenSignedIn(email);
    expect((await mailTo(email)).subject).toBe('Your inquiry was sent: Villa am Meer');
    expect((await inbox(seller)).items.map(({ hearsByMail }) => hearsByMail)).toEqual([true, false]);
    const stranger = anEmail('stranger');
    await writtenSignedIn(stranger);
    expect((await mailTo(stranger)).subject).toBe('Your inquiry: Villa am Meer');
  });

  it('is not possible for what visitors cannot see', async () => {
    const draft = await aListing(world, seller, { status: 'draft' });
    const paused = await aListing(world, seller, { status: 'paused' });
    for (const id of [draft.id, paused.id, nowhere, 'no-id']) {
      const answered = await world.raw(`POST /api/listings/${id}/inquiries`, anInquiry(), { caller: aCaller() });
      expect([answered.status, answered.refusal.code]).toEqual([404, 'not_found']);
    }
    expect(await mails()).toEqual([]);
  });

  it('does not send a stranger’s words to an address that the stranger typed', async () => {
    const pills = await aListing(world, seller, { title: 'Pills at pills.example' });
    await world.database.query('delete from app.outgoing_mail');
    const { email } = await sent({ name: 'BUY PILLS', message: 'http://pills.example/' }, 'en', pills);
    const { subject, text } = await mailTo(email);
    expect(`${subject}${text}`).not.toMatch(/pills/i);
  });

  it('leaves typed markup, line breaks and addresses what they are: text', async () => {
    const script = '<script>alert(1)</script>';
    const odd = await aListing(world, seller, { title: `A <b>house</b>\r\nBcc: victim@example.org` });
    await sent({ name: `Eve\r\nTo: victim@example.org ${script}`, message: `${script}\nKind regards` }, 'en', odd);
    const mail = await mailTo(seller.user.email);
    expect(mail.subject).toBe('New inquiry: A <b>house</b> Bcc: victim@example.org');
    expect(mail.text).toContain(`From: Eve To: victim@example.org ${script}\n`);
    expect(mail.text).toContain(`> ${script}\n> Kind regards\n`);
    await world.afterwards();
    expect((await mailTo(seller.user.email)).sentAt).not.toBeNull();
    const page = await (await outbox(world.adapters).request('/outbox')).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    // The mail's own page beside it: what is typed is text there, too, and nothing in it runs.
    const [, sandbox = '', framed = ''] =
      /<iframe title="New inquiry[^"]*" sandbox="([^"]*)"[^>]* srcdoc="([^"]*)"/.exec(page) ?? [];
    expect(framed).toContain('&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;');
    expect(sandbox).not.toContain('allow-scripts');
    expect(page).not.toContain(script);
  });

  it('ends for an address after ten in an hour, and for a caller after thirty', async () => {
    const email = anEmail('eager');
    for (let turn = 0; turn < 10; turn += 1) await sent({ email });
    const refused = await send(aCaller(), anInquiry({ email }));
    expect([refused.status, refused.refusal.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    const caller = aCaller();
    for (let turn = 0; turn < 30; turn += 1) expect((await send(caller, anInquiry())).status).toBe(201);
    expect((await send(caller, anInquiry())).status).toBe(429);
    const [counted] = await world.database.query('select count(*) as count from app.inquiry');
    expect(counted).toEqual({ count: 40 });
  });
});

describe('a form that is not right', () => {
  const faults: [string, Record<string, unknown>, string, string][] = [
    ['name', { name: ' ' }, 'Dieses Feld wird benötigt', 'This field is required'],
    ['name', { name: 'x'.repeat(121) }, 'Bitte höchstens 120 Zeichen eingeben', 'Please enter at most 120 characters'],
    ['email', { email: undefined }, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'email',
      { email: 'somebody@nowhere' },
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Please enter a valid e-mail address',
    ],
    ['phone', { phone: '12a' }, 'Bitte geben Sie eine gültige Telefonnummer ein', 'Please enter a valid phone number'],
    ['message', { message: '' }, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'message',
      { message: 'x'.repeat(4001) },
      'Bitte höchstens 4.000 Zeichen eingeben',
      'Please enter at most 4,000 characters',
    ],
    [
      'message',
      { message: 'a\0b' },
      'Dieser Wert hat nicht die richtige Form',
      'This value does not have the right form',
    ],
    ['message', { message: 7 }, 'Dieser Wert hat nicht die richtige Form', 'This value does not have the right form'],
  ];
  it.each(faults)('names %s in both languages (case %#)', async (field, change, german, english) => {
    for (const [language, sentence] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const answered = await world.raw(`POST /api/listings/${listing.id}/inquiries`, anInquiry(change), {
        language,
        caller: aCaller(),
      });
      expect(answered.status).toBe(400);
      expect(answered.refusal.fields).toEqual({ [field]: sentence });
    }
    expect(await mails()).toEqual([]);
    expect(await world.database.query('select id from app.inquiry')).toEqual([]);
  });

  it.each([['de', 'Dieses Feld wird benötigt'] as const, ['en', 'This field is required'] as const])(
    'names the empty message of an answer and of a thread (%s)',
    async (language, sentence) => {
      const { id, email } = await sent();
      const token = await tokenFor(email);
      const replied = await world.raw(
        `POST /api/seller/inquiries/${id}/reply`,
        { message: ' ' },
        { token: seller.token, language },
      );
      const continued = await world.raw(`POST /api/inquiries/${token}`, {}, { language });
      for (const answered of [replied, continued]) {
        expect(answered.status).toBe(400);
        expect(answered.refusal.fields).toEqual({ message: sentence });
      }
      expect((await inbox(seller)).items[0]?.messages).toHaveLength(1);
      expect(await mails()).toHaveLength(2);
    },
  );
});

describe('the thread behind a link', () => {
  it('goes on: the seller gets a mail and the inquiry is unread again, on top of the list', async () => {
    const { id, email } = await sent();
    const token = await tokenFor(email);
    await sent();
    await world.ask(readInquiry, { params: { id } }, { token: seller.token });
    await world.database.query('delete from app.outgoing_mail');
    world.clock.forward(1000);
    const continued = await world.ask(continueThread, { params: { token }, body: { message: 'One more question' } });
    expect(continued.status).toBe(200);
    expect(continued.body.messages.map(({ text }) => text)).toEqual([expect.any(String), 'One more question']);
    expect(continued.body).not.toHaveProperty('email');
    const mail = await mailTo(seller.user.email);
    expect(mail).toMatchObject({ replyTo: email, subject: 'New message about your listing: Villa am Meer' });
    expect(mail.text).toContain('> One more question');
    const { items, unread } = await inbox(seller);
    expect(unread).toBe(2);
    expect(items[0]).toMatchObject({ id, isRead: false });
  });

  it('keeps what is written to a suspended seller, and brings them no mail with the visitor’s address', async () => {
    const { email } = await sent();
    const token = await tokenFor(email);
    await world.database.query('delete from app.outgoing_mail');
    await world.database.query('update app.account set suspended_at = now() where id = $1', [seller.user.id]);
    onTestFinished(async () => {
      await world.database.query('update app.account set suspended_at = null where id = $1', [seller.user.id]);
    });
    const continued = await world.ask(continueThread, { params: { token }, body: { message: 'Are you there?' } });
    expect(continued.body.messages.map(({ text }) => text)).toEqual([expect.any(String), 'Are you there?']);
    expect(await mails()).toEqual([]);
  });

  it('opens with no other link: forged, of another purpose, or of a thread that is gone', async () => {
    const { id, email } = await sent();
    const token = await tokenFor(email);
    const otherSecret = new TextEncoder().encode('some other secret of thirty-two bytes or more');
    const wrong = [
      'nonsense',
      `${token.slice(0, -3)}AAA`,
      await signLink(otherSecret, 'inquiry_thread', id, new Date()),
      await signLink(world.adapters.secret, 'unsubscribe', id, new Date()),
      await signLink(world.adapters.secret, 'inquiry_thread', nowhere, new Date()),
      'x'.repeat(601),
    ];
    for (const text of wrong) {
      const opened = await world.raw(`GET /api/inquiries/${text}`);
      const continued = await world.raw(`POST /api/inquiries/${text}`, { message: 'Hello' });
      expect([opened.status, opened.refusal.code]).toEqual([404, 'not_found']);
      expect([continued.status, continued.refusal.code]).toEqual([404, 'not_found']);
    }
    expect((await inbox(seller)).items[0]?.messages).toHaveLength(1);
  });

  it('takes at most twenty messages in an hour', async () => {
    const { email } = await sent();
    const ask = { params: { token: await tokenFor(email) }, body: { message: 'And another thing' } };
    for (let turn = 0; turn < 20; turn += 1) expect((await world.ask(continueThread, ask)).status).toBe(200);
    expect((await world.ask(continueThread, ask)).status).toBe(429);
  });

  it('is a key: the log does not show it', async () => {
    const { email } = await sent();
    const token = await tokenFor(email);
    await world.ask(openThread, { params: { token } });
    expect(world.logged.some((line) => line.includes('/api/inquiries/:token'))).toBe(true);
    expect(world.logged.join('\n')).not.toContain(token);
  });

  it('holds for months', async () => {
    const { email } = await sent();
    const token = await tokenFor(email);
    world.clock.forward(300 * 86_400_000);
    expect((await world.ask(openThread, { params: { token } })).status).toBe(200);
  });
});
