import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitMail } from '../../../netlify/features/messaging/notification/mail-messages.ts';
import * as inquiryLetters from '../../../netlify/features/property/inquiry/messages.ts';
import { runEnds } from '../../../netlify/features/property/listing/renewal-actions.ts';
import * as questionLetters from '../../../netlify/features/services/question/messages.ts';
import { writtenOut } from '../../../netlify/ground/mail-page.ts';
import { forgotPassword } from '../../../src/contract/account/account.ts';
import { continueThread, replyToInquiry, sendInquiry } from '../../../src/contract/property/inquiry.ts';
import { saveSearch } from '../../../src/contract/property/saved-search.ts';
import { languages, siteName } from '../../../src/contract/words.ts';
import { fixedMails } from '../../support/fixed-letters.ts';
import { link, site, toSeller, typed, visitFacts, visitParts } from '../../support/letter-facts.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, anEmail, aSeller, type Person } from '../../support/people.ts';
import { mailsWithWords } from '../../support/worded-letters.ts';
import { startWorld, type World } from '../../support/world.ts';

const mails = { ...fixedMails, ...mailsWithWords };

describe('the table of all mails', () => {
  it('holds every mail of every strand', async () => {
    const folder = 'netlify/features';
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('messages.ts'));
    const written = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(`${folder}/${file}`, 'utf8');
        return [...text.matchAll(/^export (?:const|function) (\w+Mail)\b/gm)].map(
          ([, name]) => `${file.split('/')[1]} ${name}`,
        );
      }),
    );
    const listed = new Set(Object.keys(mails).map((name) => name.replace(/,.*/, '')));
    expect(new Set(written.flat())).toEqual(listed);
  });

  it.each(Object.entries(mails))('%s holds what it says', (name, written) => {
    for (const letter of languages.flatMap(written)) {
      const { subject, text, html } = writtenOut(letter);
      for (const whole of [`${subject}\n${text}`, html]) expect(whole.includes(typed)).toBe(name in mailsWithWords);
      expect(text).toContain(link);
    }
  });

  it.each(Object.entries(mails))('%s says the same on its page as in its text', (_, written) => {
    for (const letter of languages.flatMap(written)) {
      const { text, html } = writtenOut(letter, 'Klara Muster');
      // In German the greeting's sentence goes on; in English a new one begins.
      expect(/^\p{Ll}/u.test(letter.page.lead[0] ?? '') && letter.language === 'en').toBe(false);
      expect(wordsOfPage(html)).toEqual([siteName, letter.page.heading, ...wordsOfText(text)].join(' '));
      expect(linksOfPage(html)).toEqual(linesOf(text).filter((line) => /^https?:\S+$/.test(line)));
      expect(html.match(/class="label"/g)?.length ?? 0).toBe(letter.page.action === undefined ? 0 : 1);
    }
  });

  it('has typed words as they were typed, on the page as well', () => {
    const words = '<a href="https://pills.example">Pills</a> & "more"';
    const letters = [
      inquiryLetters.inquiryMail('en', { ...toSeller, title: words, name: words, message: `${words}\n${words}` }),
      questionLetters.receivedMail('de', { name: words, text: words, link }),
      visitMail('de', 'appointment_message', { ...visitFacts, service: words, other: words, text: words }, visitParts),
    ];
    for (const letter of letters) {
      const { text, html } = writtenOut(letter, words);
      expect(linksOfPage(html).filter((url) => !url.startsWith(site))).toEqual([]);
      expect(wordsOfPage(html)).toEqual(
        [siteName, letter.page.heading, ...wordsOfText(text)].join(' ').replaceAll(/\s+/g, ' '),
      );
    }
  });

  it('is the only way to the queue: what is queued is a letter, which has a page', async () => {
    const files = (await readdir('netlify', { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const writing = await Promise.all(
      files.map(async (file) =>
        (await readFile(`netlify/${file}`, 'utf8')).includes('insert into app.outgoing_mail') ? [file] : [],
      ),
    );
    expect(writing.flat()).toEqual(['features/messaging/mail/sql.ts']);
  });
});

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/**
 * The lines of a text as the HTML version has them: a link is no word, and no colon and no mark precedes it or a quoted
 * line.
 */
const wordsOfText = (text: string): string[] =>
  linesOf(text)
    .map((line, at, lines) => (/^https?:\S+$/.test(lines[at + 1] ?? '') ? line.replace(/:$/, '') : line))
    .filter((line) => !/^https?:\S+$/.test(line))
    .map((line) => line.replace(/^> ?/, ''))
    .filter((line) => line !== '');

const read = (html: string): string =>
  html.replaceAll(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );

/** What one reads on a page, in its order. The foot of the page stands after the farewell, which ends the text. */
function wordsOfPage(html: string): string {
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(html) ?? [];
  return read(
    body
      .replaceAll(/<!--[^]*?-->/g, '')
      .replaceAll(/<\/td>\s*<td class="value/g, ':</td><td class="value')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim();
}

const linksOfPage = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => read(url));

const fixedSubjects = Object.values(fixedMails)
  .flatMap((written) => languages.flatMap(written))
  .map(({ subject }) => subject);

describe('an address that somebody typed', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  interface Sent {
    recipient: string;
    replyTo: string | null;
    subject: string;
    body: string;
    [column: string]: unknown;
  }
  const sentTo = async (address: string): Promise<Sent[]> => {
    await world.afterwards();
    return world.database.query<Sent>(
      `select recipient, reply_to as "replyTo", subject, body from app.outgoing_mail where recipient = $1
        order by created_at, id`,
      [address],
    );
  };

  /** The subjects of the mails, if every one of them is `fixed` in the table. */
  async function fixedTo(address: string): Promise<string[]> {
    const sent = await sentTo(address);
    for (const { replyTo, subject, body } of sent) {
      expect(fixedSubjects).toContain(subject);
      expect(replyTo).toBeNull();
      expect(`${subject}\n${body}`).not.toMatch(/pills/i);
    }
    return sent.map(({ subject }) => subject);
  }

  const asked = async (seller: Person, email: string) => {
    const listing = await aListing(world, seller, { title: typed, description: typed, location: typed });
    const body = { name: typed, email, message: typed };
    const { body: inquiry } = await world.ask(sendInquiry, { params: { id: listing.id }, body });
    return { listing, inquiry };
  };

  it('gets no words of whoever registers it, asks for a password or saves a search with it', async () => {
    const email = anEmail('victim');
    const { token } = await aCustomer(world, { email, name: typed });
    await world.ask(saveSearch, { body: { name: typed, frequency: 'instant', filters: { q: typed } } }, { token });
    await world.ask(forgotPassword, { body: { email } });
    await world.ask(saveSearch, { body: { name: typed, frequency: 'instant', filters: {}, email } });
    await aListing(world, await aSeller(world), { title: typed, location: typed });
    // The link for a new password is written after the answer, so it may be the last.
    expect((await fixedTo(email)).toSorted()).toEqual([
      'Please confirm your e-mail address',
      'Please confirm your saved search',
      'Please confirm your saved search',
      'Set a new password',
    ]);
  });

  it('gets one mail for an inquiry in its name, and none for the answers', async () => {
    const seller = await aSeller(world, { businessName: typed, firstName: 'Cheap', lastName: 'Pills' });
    const email = anEmail('victim');
    const { inquiry } = await asked(seller, email);
    for (let turn = 0; turn < 3; turn += 1)
      await world.ask(
        replyToInquiry,
        { params: { id: inquiry.id }, body: { message: typed } },
        { token: seller.token },
      );
    expect((await sentTo(email)).map(({ subject }) => subject)).toEqual([`Your inquiry: ${typed}`]);
  });

  it('hears the title of what was asked about, unless that leads elsewhere', () => {
    for (const title of ['Win at www.pills.example', 'Call 0917 1234567', 'pills.example', 'me@pills.example']) {
      const letter = inquiryLetters.confirmationMail('en', { title, isProven: false, siteUrl: site, link });
      expect(letter.subject).toBe('Your inquiry about a property');
      expect(writtenOut(letter).text).not.toContain(title);
    }
    const letter = inquiryLetters.confirmationMail('de', {
      title: 'Lot 4, 250 m²',
      isProven: false,
      siteUrl: site,
      link,
    });
    expect(writtenOut(letter).text).toContain('zu „Lot 4, 250 m²“');
  });

  it('gets no words by way of a seller who has changed to it', async () => {
    const seller = await aSeller(world);
    const visitor = anEmail('visitor');
    const { listing } = await asked(seller, visitor);
    expect((await sentTo(seller.user.email)).map(({ subject }) => subject)).toContain(`New inquiry: ${typed}`);
    const email = anEmail('victim');
    await world.database.query('update app.account set email = $2, email_verified_at = null where id = $1', [
      seller.user.id,
      email,
    ]);
    const [first] = await sentTo(visitor);
    const token = /\/inquiry\/(\S+)/.exec(first?.body ?? '')?.[1] ?? '';
    await world.ask(continueThread, { params: { token }, body: { message: typed } });
    const body = { name: typed, email: 'pills@example.org', message: typed };
    await world.ask(sendInquiry, { params: { id: listing.id }, body });
    for (const [days] of [[3], [0.5], [-0.5]]) {
      await world.database.query('update app.listing set expires_at = $2 where id = $1', [
        listing.id,
        new Date(world.clock.now().getTime() + (days ?? 0) * 86_400_000).toISOString(),
      ]);
      await runEnds(world.adapters);
    }
    expect(await fixedTo(email)).toEqual([
      'A message is waiting for you',
      'A message is waiting for you',
      'Expires soon: one of your properties',
      'Expires in less than a day: one of your properties',
      'Expired: one of your properties',
    ]);
  });
});
