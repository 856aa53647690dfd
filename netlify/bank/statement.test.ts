import { describe, expect, it } from 'vitest';
import { aBankFile, aStatement, bankFileText, ownAccount, type WrittenEntry } from '../../tests/support/bank-files.ts';
import { type BankFile, type BankLine, readBankFile } from './index.ts';

async function read(file: Uint8Array | string): Promise<Extract<BankFile, { statements: unknown }>> {
  const found = await readBankFile(typeof file === 'string' ? Buffer.from(file) : file);
  if (found.fault !== undefined) throw new Error(`${found.fault} ${found.at ?? ''}`);
  return found;
}

const linesOf = async (file: Uint8Array | string): Promise<BankLine[]> =>
  (await read(file)).statements.flatMap(({ lines }) => lines);

const faultOf = async (file: Uint8Array | string): Promise<string | undefined> =>
  (await readBankFile(typeof file === 'string' ? Buffer.from(file) : file)).fault;

const payment: WrittenEntry = {
  amount: '9.99',
  bankReference: 'B-1',
  details: [
    {
      endToEndId: 'NOTPROVIDED',
      name: 'Friseursalon „Schöne Häupter“ & Söhne <GmbH>',
      iban: 'AT611904300234573201',
      text: ['Rechnung CK-2026-0', '00123 vielen Dank'],
    },
  ],
};

describe.each(['02', '08'] as const)('a statement in version %s', (version) => {
  it('gives a line its days, amount, payer and text', async () => {
    const entry = { ...payment, bookedOn: '2026-12-10', valueOn: '2026-12-11' };
    const [line, ...more] = await linesOf(aStatement([entry], { version }));
    expect(more).toEqual([]);
    expect(line).toEqual({
      id: expect.stringMatching(/^[\da-f]{32}$/),
      account: ownAccount,
      bookedOn: '2026-12-10',
      valueOn: '2026-12-11',
      amountCents: 999,
      currency: 'EUR',
      direction: 'in',
      isReversal: false,
      counterparty: { name: 'Friseursalon „Schöne Häupter“ & Söhne <GmbH>', iban: 'AT611904300234573201' },
      text: 'Rechnung CK-2026-0 00123 vielen Dank',
      references: [],
      kind: 'PMNT-RCDT-ESCT',
    });
  });

  it('reads names with a prefix as well', async () => {
    expect(await linesOf(aStatement([payment], { version, prefix: 'camt' }))).toEqual(
      await linesOf(aStatement([payment], { version })),
    );
  });

  it('gives each payment of a batch its line, and knows that they came as one', async () => {
    const batch = {
      amount: '14.98',
      details: [
        { amount: '9.99', name: 'A', text: 'CK-1' },
        { amount: '4.99', name: 'B', text: 'CK-2' },
      ],
    };
    const lines = await linesOf(aStatement([batch], { version }));
    expect(lines.map(({ amountCents, batch: of, text }) => [amountCents, of?.place, of?.count, text])).toEqual([
      [999, 1, 2, 'CK-1'],
      [499, 2, 2, 'CK-2'],
    ]);
    expect(lines.every((line) => line.batch?.totalCents === 1498)).toBe(true);
  });

  it('leaves a batch whole where its parts do not sum to it, or have no amounts', async () => {
    const details = [{ amount: '9.99', text: 'CK-1' }, { text: 'CK-2' }];
    const lines = await linesOf(aStatement([{ amount: '14.98', details }], { version }));
    expect(lines).toMatchObject([{ amountCents: 1498, text: 'CK-1 CK-2' }]);
    const off = [{ amount: '9.99' }, { amount: '5.00' }];
    expect(await linesOf(aStatement([{ amount: '14.98', details: off }], { version }))).toHaveLength(1);
  });

  it('knows a debit that came back: whose, why, what was collected and what the bank charged', async () => {
    const back: WrittenEntry = {
      amount: '12.99',
      direction: 'DBIT',
      code: ['PMNT', 'IDDT', 'UPDD'],
      details: [
        {
          endToEndId: 'CK-2026-000123',
          mandateId: 'CK-M-1',
          name: 'Casa & Kiez',
          iban: ownAccount,
          ownName: 'Łucja Żółć',
          ownIban: 'AT611904300234573201',
          instructed: '9.99',
          charges: '3.00',
          returnCode: 'AC04',
          returnText: 'KONTO ERLOSCHEN',
        },
      ],
    };
    expect(await linesOf(aStatement([back], { version }))).toMatchObject([
      {
        direction: 'out',
        amountCents: 1299,
        originalCents: 999,
        chargesCents: 300,
        endToEndId: 'CK-2026-000123',
        mandateId: 'CK-M-1',
        // The payment's payee is us, so the other one is whoever it came back from.
        counterparty: { name: 'Łucja Żółć', iban: 'AT611904300234573201' },
        returned: { code: 'AC04', text: 'KONTO ERLOSCHEN' },
      },
    ]);
  });

  it('knows returns by the German code and by the mark of a reversal', async () => {
    const german = {
      ...payment,
      direction: 'DBIT',
      germanCode: 'NDDT+109+00931+992',
      code: ['', '', ''],
    } as WrittenEntry;
    expect((await linesOf(aStatement([german], { version })))[0]).toMatchObject({
      returned: {},
      kind: 'NDDT+109+00931+992',
    });
    const reversed = { ...payment, direction: 'DBIT', isReversal: true } as const;
    expect((await linesOf(aStatement([reversed], { version })))[0]).toMatchObject({ isReversal: true });
  });

  it('counts what is only announced, and reads nothing of it', async () => {
    const { statements } = await read(aStatement([payment, { ...payment, status: 'PDNG' }], { version }));
    expect(statements).toMatchObject([{ pendingCount: 1, lines: [{ amountCents: 999 }] }]);
  });

  it('says whether entries and balances fit together', async () => {
    const entries: WrittenEntry[] = [payment, { amount: '3.00', direction: 'DBIT', additional: 'Entgelt' }];
    const complete = async (closing: string) =>
      (await read(aBankFile({ version, statements: [{ opening: '-100.00', closing, entries }] }))).statements[0]
        ?.isComplete;
    expect(await complete('-93.01')).toBe(true);
    expect(await complete('-93.02')).toBe(false);
    expect((await read(aStatement(entries, { version }))).statements[0]?.isComplete).toBeUndefined();
  });

  it('takes structured references and what stands in the entry itself', async () => {
    const structured = { amount: '1.00', details: [{ reference: 'RF18539007547034', text: 'x' }] };
    const bare = { amount: '2.00', additional: 'EINZAHLUNG' };
    expect(await linesOf(aStatement([structured, bare], { version }))).toMatchObject([
      { references: ['RF18539007547034'] },
      { text: 'EINZAHLUNG', counterparty: {} },
    ]);
  });
});

const idsOf = async (file: Uint8Array): Promise<string[]> => (await linesOf(file)).map(({ id }) => id);

describe('the name of a line', () => {
  it('is the same in every file that holds it: twice, of the day and of the month, in either version', async () => {
    const other = { ...payment, amount: '4.99', bankReference: 'B-2' };
    const ids = await idsOf(aStatement([payment, other]));
    expect(new Set(ids).size).toBe(2);
    expect(await idsOf(aStatement([payment, other]))).toEqual(ids);
    const month = aBankFile({
      statements: [{ id: 'MONTH', entries: [{ ...payment, bookedOn: '2026-12-01' }, payment, other] }],
    });
    expect((await idsOf(month)).slice(1)).toEqual(ids);
    expect(await idsOf(aStatement([payment, other], { version: '02' }))).toEqual(ids);
    // A bank may break the text elsewhere the next time.
    const broken = {
      ...payment,
      details: [{ ...payment.details?.[0], text: ['Rechnung CK-2026-000123 vielen', 'Dank'] }],
    };
    expect((await idsOf(aStatement([broken])))[0]).toBe(ids[0]);
  });

  it('differs for two bookings that no field tells apart', async () => {
    const ids = await idsOf(aStatement([payment, payment, payment]));
    expect(new Set(ids).size).toBe(3);
    expect((await idsOf(aStatement([payment, payment]))).every((id) => ids.includes(id))).toBe(true);
  });

  it('counts a statement once that stands in a file twice, and reads all pages of one', async () => {
    const twice = { id: 'S', entries: [payment] };
    expect(await linesOf(aBankFile({ statements: [twice, twice] }))).toHaveLength(1);
    const pages = ['1', '2'].map((page) => ({ id: 'S', page, entries: [payment] }));
    const ids = await idsOf(aBankFile({ statements: pages }));
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a file that is no statement', () => {
  const good = bankFileText({ statements: [{ entries: [payment] }] });

  it.each([
    [
      'entities that hold entities',
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${good}`,
      'declarations',
    ],
    [
      'an entity of a file',
      good.replace('<Document', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document'),
      'declarations',
    ],
    ['a declaration inside', good.replace('<Stmt>', '<!ENTITY x "y"><Stmt>'), 'declarations'],
    ['an element that is not closed', good.replace('</Stmt>', ''), 'malformed'],
    ['elements that are closed in the wrong order', good.replace('</Ntry></Stmt>', '</Stmt></Ntry>'), 'malformed'],
    ['two roots', `${good}<Document/>`, 'malformed'],
    ['a cut end', good.slice(0, good.length - 40), 'malformed'],
    ['a cut tag', good.slice(0, good.indexOf('<Ntry>') + 4), 'malformed'],
    ['a comment without end', good.replace('<Stmt>', '<!-- <Stmt>'), 'malformed'],
    ['very deep elements', good.replace('<Stmt>', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}<Stmt>`), 'malformed'],
    ['an unknown entity', good.replace('vielen', '&x#;&#x110000;'), 'malformed'],
    ['no XML', 'Umsätze;Betrag\n1;2', 'not_a_statement'],
    ['nothing', '', 'not_a_statement'],
    ['an invoice', '<Invoice xmlns="urn:oasis"></Invoice>', 'not_a_statement'],
    ['what happened within the day', good.replace('camt.053', 'camt.052'), 'not_a_statement'],
    ['another version', good.replace('001.08', '001.99'), 'not_a_statement'],
    ['a statement without entries of ours', good.replaceAll('Stmt>', 'Rpt>'), 'not_a_statement'],
    ['an amount that is none', good.replace('9.99', '9,99'), 'field'],
    ['a negative amount', good.replace('9.99', '-9.99'), 'field'],
    ['a tenth of a cent', good.replace('9.99', '9.991'), 'field'],
    ['an amount without a currency', good.replace(' Ccy="EUR">9.99', '>9.99'), 'field'],
    ['no direction', good.replace('CRDT', 'WHAT'), 'field'],
    ['a day that is none', good.replaceAll('<Dt>2026-12-10', '<Dt>2026-13-10'), 'field'],
    ['no account', good.replace(/<Acct>.*?<\/Acct>/, ''), 'field'],
    ['another encoding', good.replace('UTF-8', 'UTF-7'), 'encoding'],
    ['two bytes a letter', Buffer.from(good, 'utf16le'), 'encoding'],
    [
      'bytes that are no UTF-8',
      Buffer.concat([
        Buffer.from(good.slice(0, good.indexOf('vielen'))),
        Buffer.from([0xff, 0xe4]),
        Buffer.from(good.slice(good.indexOf('vielen'))),
      ]),
      'malformed',
    ],
  ])('is refused and says why: %s', async (_, file, fault) => {
    expect(await faultOf(file)).toBe(fault);
  });

  it('is refused when it is larger than any bank’s', async () => {
    expect(await faultOf(Buffer.alloc(129 * 1024 * 1024, 0x20))).toBe('too_large');
  });

  it('does not come from comments, sections of text and processing instructions', async () => {
    const noted = good
      .replace('<Stmt>', '<?bank <Ntry> ?><!-- <Ntry></Stmt> --><Stmt>')
      .replace('<Ustrd>', '<Ustrd><![CDATA[<Ntry> & ]]>');
    expect((await linesOf(noted))[0]).toMatchObject({ amountCents: 999, text: expect.stringContaining('<Ntry> &') });
  });

  it('is read where a program has saved it in Latin-1', async () => {
    const text = bankFileText({
      encoding: 'ISO-8859-1',
      statements: [{ entries: [{ amount: '1.00', details: [{ name: 'Jörg Größ' }] }] }],
    });
    expect((await linesOf(Buffer.from(text, 'latin1')))[0]?.counterparty.name).toBe('Jörg Größ');
  });

  it('is read in pieces: 5,000 lines of two accounts', async () => {
    const entries = Array.from({ length: 2500 }, (_, index) => ({ ...payment, bankReference: `B-${index}` }));
    const statements = [ownAccount, 'DE02120300000000202051'].map((account, index) => ({
      id: `S${index}`,
      account,
      entries,
    }));
    const found = await read(aBankFile({ statements }));
    expect(found.statements.map(({ account, lines }) => [account, lines.length])).toEqual([
      [ownAccount, 2500],
      ['DE02120300000000202051', 2500],
    ]);
    const ids = found.statements.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(new Set(ids).size).toBe(5000);
  });
});
