import { expect, it } from 'vitest';
import { applicationTo } from './application.ts';

it('an application opens a mail with what is asked for, whatever stands in it', () => {
  const mail = new URL(applicationTo('jobs@example.com', 'Bewerbung: Q&A (m/w/d)', ['Guten Tag,', '', 'Name: ?']));
  expect(mail.protocol + mail.pathname).toBe('mailto:jobs@example.com');
  expect(mail.searchParams.get('subject')).toBe('Bewerbung: Q&A (m/w/d)');
  expect(mail.searchParams.get('body')).toBe('Guten Tag,\r\n\r\nName: ?');
});
