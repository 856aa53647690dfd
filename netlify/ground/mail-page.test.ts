import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { mailColours } from './mail-colours.ts';
import { nameGreeted, writtenOut } from './mail-page.ts';

const letter: Letter = {
  language: 'de',
  subject: 'Neues <b>',
  page: { heading: 'Neues', lead: ['es gibt etwas.\nUnd noch etwas.'], facts: [['Was', 'Ein\nSatz & mehr']] },
};

const tokenIn = (block: string, name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1];

it.each(['light', 'dark'] as const)('has the colours of the site in the %s scheme', async (scheme) => {
  const css = await readFile('src/ui/tokens.css', 'utf8');
  const [, light = '', dark = ''] =
    /^:root \{(.*?)^\}.*?^ {2}:root\[data-mantine-color-scheme="dark"\] \{(.*?)^ {2}\}/ms.exec(css) ?? [];
  const site = Object.keys(mailColours[scheme]).map((name) => [
    name,
    (scheme === 'dark' ? tokenIn(dark, name) : undefined) ?? tokenIn(light, name),
  ]);
  expect(mailColours[scheme]).toEqual(Object.fromEntries(site));
});

it('greets by the name of the account, or by the one that came with the letter, and else without', () => {
  expect(writtenOut(letter).text).toMatch(/^Guten Tag,\n/);
  expect(writtenOut(letter, nameGreeted('de', 'Klara', 'Muster')).text).toMatch(/^Guten Tag Klara Muster,\n/);
  expect(writtenOut({ ...letter, name: 'Gerd\nGast' }).html).toContain('>Guten Tag Gerd Gast,<');
  const english: Letter = { ...letter, language: 'en' };
  expect(writtenOut(english, nameGreeted('en', 'Klara', 'Muster')).html).toContain('>Hello Klara,<');
  expect(writtenOut(letter, nameGreeted('de', 'Klara', null)).text).toMatch(/^Guten Tag Klara,\n/);
});

it('escapes what was typed, and gives a fact one line', () => {
  const { text, html } = writtenOut(letter, '<i>Eve</i>');
  expect(text).toContain('Was: Ein Satz & mehr\n');
  expect(html).toContain('>Ein Satz &amp; mehr<');
  expect(html).toContain('es gibt etwas.<br>Und noch etwas.');
  expect(html).toContain('<title>Neues &lt;b&gt;</title>');
  expect(html).not.toMatch(/<[bi]>/);
});

it('shows a picture as wide as the page, and one beside what it belongs to, and the text does without', () => {
  const { text, html } = writtenOut({
    ...letter,
    page: {
      ...letter.page,
      picture: { url: 'https://a.example/map.jpg', alt: 'Map "A"' },
      entries: [
        {
          title: 'One',
          detail: '₱1',
          url: 'https://a.example/1',
          picture: { url: 'https://a.example/1.webp', alt: '' },
        },
        { title: 'Two', detail: '₱2', url: 'https://a.example/2', picture: undefined },
      ],
    },
  });
  expect(html).toContain('<img src="https://a.example/map.jpg" alt="Map &quot;A&quot;" width="496"');
  expect(html).toContain('<img src="https://a.example/1.webp" alt="" width="144"');
  expect(html.match(/<img/g)).toHaveLength(2);
  expect(text).toContain('One\n₱1\nhttps://a.example/1\n\nTwo\n₱2\nhttps://a.example/2\n');
  expect(text).not.toMatch(/map\.jpg|1\.webp/);
});

it('is a table as wide as a phone, at most 560 px, of what is inside it alone', () => {
  const { html } = writtenOut({
    ...letter,
    page: { ...letter.page, action: { label: 'Los', url: 'https://a.example' } },
  });
  expect(html).toContain('width="100%" style="max-width:560px"');
  const tables = html.match(/<table [^>]*>/g) ?? [];
  expect(tables.length).toBeGreaterThan(3);
  expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
  expect(html).not.toMatch(/<img|<link|<script|<iframe|src=|url\(|@import|@font-face/i);
  expect(html).toMatch(/<a href="https:\/\/a\.example" [^>]*padding:10px 24px;font-size:16px;line-height:24px/);
});
