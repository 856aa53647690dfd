import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decideIdentity, type IdentityCheck, listIdentityChecks } from '../../../src/contract/admin/admin.ts';
import { assignCase, getCaseHistory, listAssignments, previewLetters } from '../../../src/contract/admin/admin-case.ts';
import { getDeskFigures } from '../../../src/contract/admin/admin-figures.ts';
import { CheckQueue } from '../../../src/features/admin/admin/check-queue.tsx';
import { Overview } from '../../../src/features/admin/admin/overview.tsx';
import { answer, refuse } from '../support/answers.ts';
import { button } from '../support/found.ts';
import { anId } from '../support/listings.ts';
import { show } from '../support/stage.tsx';

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const aCheck = (number: number, name: string, hours: number, changes: Partial<IdentityCheck> = {}): IdentityCheck =>
  ({
    id: anId(number),
    state: 'pending',
    submittedAt: hoursAgo(hours),
    decidedAt: null,
    decidedBy: null,
    reason: null,
    question: null,
    askedAt: null,
    findings: [],
    images: [],
    account: {
      id: anId(100 + number),
      email: `${number}@example.org`,
      name,
      businessName: null,
      dateOfBirth: '1998-07-14',
      address: 'Torstraße 88, 10119 Berlin, de',
      language: 'de',
      openReports: 0,
    },
    ...changes,
  }) as IdentityCheck;

const line = (name: RegExp) => page.getByRole('list').getByRole('link', { name });
const opened = (name: string) => page.getByRole('region', { name, exact: true });

async function showQueue(items: IdentityCheck[]) {
  const said = { items, total: items.length, nextCursor: null };
  const asked = answer(listIdentityChecks, () => said);
  answer(listAssignments, {
    admins: [{ id: anId(9) as never, name: 'Frauke Ehlers' }],
    items: [],
    decidedToday: 23,
  });
  answer(getCaseHistory, { items: [] });
  answer(previewLetters, ({ body }) => ({
    letters: [{ to: '1@example.org', subject: 'Eine Frage', text: `Guten Tag, ${body.decision.reason}` }],
  }));
  await show(<CheckQueue part="identity" />, { language: 'de', width: 1440 });
  return { said, asked };
}

describe('the first page of the desk', () => {
  const weeks = [
    { monday: '2026-11-16', people: 11, appointments: 40, reports: 3, money: { eurCents: 120_00, phpCentavos: 0 } },
    { monday: '2026-11-23', people: 14, appointments: 52, reports: 1, money: { eurCents: 98_50, phpCentavos: 500_00 } },
  ];
  const accounts = { customer: 120, provider: 60, seller: 7 };

  it('has people, appointments, reports and money of this week beside the last one, and each week', async () => {
    answer(getDeskFigures, { weeks, accounts });
    await show(<Overview />, { language: 'de' });
    await expect.element(page.getByText('Vorwoche: 40')).toBeVisible();
    await expect.element(page.getByText('Vorwoche: 120 €')).toBeVisible();
    const rows = page
      .getByRole('row')
      .elements()
      .map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/98,50\s€ · ₱500$/);
    expect(page.getByRole('img').elements()).toHaveLength(4);
  });

  it('shows the support no sums', async () => {
    answer(getDeskFigures, { weeks: weeks.map((week) => ({ ...week, money: null })), accounts });
    await show(<Overview />, { language: 'de' });
    await expect.element(page.getByText('Vorwoche: 40')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/€|Rechnung/);
    expect(page.getByRole('img').elements()).toHaveLength(3);
  });
});

describe('a queue', () => {
  it('shows its cases by their deadline, and the first beside them with what the account says', async () => {
    await showQueue([aCheck(1, 'Marvin Roth', 119), aCheck(2, 'Ayşe Kaplan', 30)]);
    await expect.element(line(/^Marvin Roth.*3 Tage über der Frist$/)).toHaveAttribute('aria-current', 'true');
    await expect.element(line(/^Ayşe Kaplan.*Noch 18 Stunden$/)).toBeVisible();
    await expect.element(page.getByText('2 Fälle · 1 über der Frist')).toBeVisible();
    await expect.element(opened('Marvin Roth').getByText('Torstraße 88, 10119 Berlin, de')).toBeVisible();
    await line(/^Ayşe Kaplan/).click();
    await expect.element(opened('Ayşe Kaplan')).toBeVisible();
  });

  it('begins the question about what differs, and shows its letter', async () => {
    await showQueue([
      aCheck(1, 'Marvin Roth', 30, { findings: [{ field: 'dateOfBirth', isRight: false, frame: null }] }),
    ]);
    await expect.element(page.getByRole('radio', { name: 'Rückfrage stellen' })).toBeChecked();
    const letter = page.getByRole('region', { name: 'Brief an 1@example.org' });
    await expect.element(letter.getByText(/anderes Geburtsdatum/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Grund' })).not.toBeInTheDocument();
    await button('Ändern').click();
    await expect.element(page.getByRole('textbox', { name: 'Grund' })).toBeVisible();
  });

  it('is decided by letters, and goes on to the next case', async () => {
    const { said } = await showQueue([aCheck(1, 'Marvin Roth', 30), aCheck(2, 'Ayşe Kaplan', 20)]);
    await expect.element(opened('Marvin Roth')).toBeVisible();
    const sent = answer(decideIdentity, () => {
      said.items = said.items.slice(1);
      said.total = 1;
      return {};
    });
    await userEvent.keyboard('a');
    await expect.element(page.getByRole('radio', { name: 'Annehmen' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Entschieden. Die Post ist unterwegs.')).toBeVisible();
    expect(sent.map(({ params, body }) => [params['id'], body])).toEqual([[anId(1), { decision: 'approve' }]]);
    await expect.element(opened('Ayşe Kaplan')).toBeVisible();
    await expect.element(line(/^Marvin Roth/)).not.toBeInTheDocument();
  });

  it('says once that somebody else was faster', async () => {
    await showQueue([aCheck(1, 'Marvin Roth', 30)]);
    refuse(decideIdentity, 'conflict');
    await page.getByRole('radio', { name: 'Annehmen' }).click();
    await button('Senden und weiter').click();
    await expect.element(page.getByText('Schon von jemand anderem entschieden.')).toBeVisible();
    expect(page.getByText('Schon von jemand anderem entschieden.').elements()).toHaveLength(1);
  });

  it('is given to an administrator', async () => {
    await showQueue([aCheck(1, 'Marvin Roth', 30)]);
    const assigned = answer(assignCase, {});
    await page.getByRole('combobox', { name: 'Zuständig' }).selectOptions('Frauke Ehlers');
    await expect.element(page.getByText('Die Zuständigkeit ist eingetragen.')).toBeVisible();
    expect(assigned.map(({ params, body }) => [{ ...params }, body])).toEqual([
      [{ part: 'identity', id: anId(1) }, { admin: anId(9) }],
    ]);
  });

  it('is narrowed to what is reported or waits for an answer, each with its number', async () => {
    const { said, asked } = await showQueue([aCheck(1, 'Marvin Roth', 30)]);
    said.total = 3;
    await expect.element(page.getByRole('link', { name: /^Warten auf Antwort/ })).toBeVisible();
    await page.getByRole('link', { name: /^Mit Meldung/ }).click();
    await expect.poll(() => asked.at(-1)?.query).toMatchObject({ only: 'reported', queue: 'pending' });
    expect(asked.map(({ query }) => query)).toContainEqual(expect.objectContaining({ only: 'asked', limit: '1' }));
    await expect.element(page.getByRole('link', { name: /^Mit Meldung/ })).toHaveAttribute('aria-current', 'true');
  });

  it('names the person beside the business', async () => {
    const check = aCheck(1, 'Marvin Roth', 30);
    await showQueue([{ ...check, account: { ...check.account, businessName: 'Handwerksdienst Roth' } }]);
    await expect.element(line(/^Handwerksdienst Roth Marvin Roth/)).toBeVisible();
    await expect.element(opened('Handwerksdienst Roth').getByText(/^Marvin Roth · Ausweis/)).toBeVisible();
  });

  it('shows what was decided before, and keeps what is being decided', async () => {
    await showQueue([aCheck(1, 'Marvin Roth', 30)]);
    answer(getCaseHistory, {
      items: [
        { at: hoursAgo(2), what: 'identity_asked', by: 'frauke@example.org', text: 'Welches Jahr?', isOwn: true },
        { at: hoursAgo(90), what: 'noted', by: 'frauke@example.org', text: 'Hat angerufen.', isOwn: false },
      ],
    });
    await page.getByRole('radio', { name: 'Annehmen' }).click();
    await page.getByRole('link', { name: /^Verlauf/ }).click();
    const before = page.getByRole('list', { name: 'Verlauf' });
    await expect.element(before.getByText(/: Welches Jahr\?$/)).toBeVisible();
    await expect.element(before.getByText(/zum Konto$/)).toBeVisible();
    await expect.element(page.getByText('Torstraße 88, 10119 Berlin, de')).not.toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Annehmen' })).toBeChecked();
    await page.getByRole('link', { name: 'Fall', exact: true }).click();
    await expect.element(page.getByText('Torstraße 88, 10119 Berlin, de')).toBeVisible();
  });

  it('says that nothing waits, and that none is assigned', async () => {
    const { asked } = await showQueue([]);
    await expect.element(page.getByText('Nichts zu prüfen')).toBeVisible();
    await page.getByRole('link', { name: 'Meine' }).click();
    await expect.element(page.getByText('Nichts gefunden')).toBeVisible();
    expect(asked.at(-1)?.query).toMatchObject({ mine: 'true' });
  });

  it('offers to try again where it does not come', async () => {
    refuse(listIdentityChecks, 'internal');
    answer(listAssignments, { admins: [], items: [], decidedToday: 0 });
    await show(<CheckQueue part="identity" />, { language: 'de' });
    await expect.element(page.getByText('Die Liste konnte nicht geladen werden'), { timeout: 15_000 }).toBeVisible();
    answer(listIdentityChecks, { items: [], total: 0, nextCursor: null });
    await button('Erneut versuchen').click();
    await expect.element(page.getByText('Nichts zu prüfen')).toBeVisible();
  });
});

const proven = (['name', 'dateOfBirth', 'address'] as const).map((field) => ({ field, isRight: true, frame: null }));

describe('several cases', () => {
  const foot = page.getByRole('region', { name: 'Gewählte Fälle' });

  it('are chosen by X, and accepted together where each value was found right', async () => {
    const { said } = await showQueue([
      aCheck(1, 'Marvin Roth', 30, { findings: proven }),
      aCheck(2, 'Ayşe Kaplan', 20, { findings: proven }),
    ]);
    await expect.element(opened('Marvin Roth')).toBeVisible();
    await userEvent.keyboard('x');
    await expect.element(foot.getByText('1 gewählt')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Ayşe Kaplan wählen' }).click();
    await expect.element(foot.getByText('2 gewählt')).toBeVisible();
    const sent = answer(decideIdentity, ({ params }) => {
      said.items = said.items.filter(({ id }) => id !== params.id);
      return {};
    });
    await userEvent.keyboard('{Shift>}A{/Shift}');
    await expect.element(page.getByText('2 Fälle annehmen?')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Annehmen' }).click();
    await expect.element(page.getByText('2 Fälle sind erledigt.')).toBeVisible();
    expect(sent.map(({ params, body }) => [params['id'], body])).toEqual([
      [anId(1), { decision: 'approve' }],
      [anId(2), { decision: 'approve' }],
    ]);
    await expect.element(page.getByText('Nichts zu prüfen')).toBeVisible();
  });

  it('are not accepted together as long as one was not looked at', async () => {
    await showQueue([aCheck(1, 'Marvin Roth', 30, { findings: proven }), aCheck(2, 'Ayşe Kaplan', 20)]);
    await page.getByRole('checkbox', { name: 'Alle Fälle wählen' }).click();
    await expect.element(foot.getByText('1 ist nicht fertig geprüft')).toBeVisible();
    await expect.element(foot.getByRole('button', { name: /^Annehmen/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(foot).not.toBeInTheDocument();
  });

  it('say which did not work', async () => {
    await showQueue([aCheck(1, 'Marvin Roth', 30, { findings: proven })]);
    refuse(decideIdentity, 'conflict');
    await expect.element(opened('Marvin Roth')).toBeVisible();
    await userEvent.keyboard('x');
    await foot.getByRole('button', { name: /^Annehmen/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annehmen' }).click();
    await expect.element(page.getByText('Ein Fall ging nicht. Er wurde vielleicht schon entschieden.')).toBeVisible();
  });

  it('have all keys of the desk listed by a question mark, and no key works behind that', async () => {
    await showQueue([aCheck(1, 'Marvin Roth', 30)]);
    await expect.element(opened('Marvin Roth')).toBeVisible();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'alle Tasten' })).toBeVisible();
    await userEvent.keyboard('x');
    await expect.element(foot).not.toBeInTheDocument();
  });
});
