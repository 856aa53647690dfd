import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  aBankFile,
  aStatement,
  bankFileText,
  ownAccount,
  type WrittenEntry,
  type WrittenStatement,
} from '../../tests/support/bank-files.ts';
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

const days = (day: string): [string, string] => [`${day}T00:00:00`, `${day}T23:59:59`];

const byId = (lines: BankLine[]) => [...new Map(lines.map(({ id, amountCents }) => [id, amountCents])).values()];

const entryOf = (entry: Partial<WrittenEntry>, file?: Partial<WrittenStatement>) =>
  aBankFile({ statements: [{ ...file, entries: [{ amount: '50.11', ...entry }] }] });

const zip = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files);

const amounts = async (file: Uint8Array) => (await linesOf(file)).map(({ amountCents }) => amountCents);

const bent = (file: Uint8Array, change: (bytes: Buffer) => void): Uint8Array => {
  const bytes = Buffer.from(file);
  change(bytes);
  return bytes;
};

const blanks = (count: number): string => ' '.repeat(count);

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

describe.each(['02', '04', '08', '13'] as const)('a statement in version %s', (version) => {
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

  const ten: WrittenEntry = { amount: '10.00', bankReference: 'B-1' };
  const twenty: WrittenEntry = { amount: '20.00', bankReference: 'B-2' };
  const alike: WrittenEntry = { amount: '10.00' };

  it.each<[string, WrittenStatement[], sums: number[]]>([
    [
      'the same',
      [
        { id: 'S', number: '1', entries: [ten] },
        { id: 'S', number: '1', entries: [ten] },
      ],
      [1000],
    ],
    [
      'another number',
      [
        { id: 'S', number: '1', entries: [ten] },
        { id: 'S', number: '2', entries: [twenty] },
      ],
      [1000, 2000],
    ],
    [
      'another number, and equal bookings',
      [
        { id: 'S', number: '1', entries: [alike] },
        { id: 'S', number: '2', entries: [alike] },
      ],
      [1000, 1000],
    ],
    [
      'no number, other entries',
      [
        { id: 'S', entries: [ten] },
        { id: 'S', entries: [twenty] },
      ],
      [1000, 2000],
    ],
    [
      'other days',
      [
        { id: 'S', number: '1', days: days('2026-12-10'), entries: [ten] },
        { id: 'S', number: '1', days: days('2027-12-10'), entries: [{ ...ten, bookedOn: '2027-12-10' }] },
      ],
      [1000, 1000],
    ],
    [
      'other balances, sent again',
      [
        { id: 'S', number: '1', closing: '10.00', entries: [alike] },
        { id: 'S', number: '1', closing: '30.00', entries: [alike, twenty] },
      ],
      [1000, 2000],
    ],
    [
      'another account',
      [
        { id: 'S', number: '1', entries: [ten] },
        { id: 'S', number: '1', account: 'DE02120300000000202051', entries: [ten] },
      ],
      [1000, 1000],
    ],
    [
      'pages',
      [
        { id: 'S', number: '1', page: '1', entries: [alike] },
        { id: 'S', number: '1', page: '2', entries: [alike] },
      ],
      [1000, 1000],
    ],
    [
      'pages, all of them twice',
      ['1', '2', '1', '2'].map((page) => ({ id: 'S', number: '1', page, entries: [alike] })),
      [1000, 1000],
    ],
  ])('counts what is repeated once, and nothing else: %s', async (_, statements, sums) => {
    expect(byId(await linesOf(aBankFile({ statements }))).toSorted((one, other) => one - other)).toEqual(sums);
    // Documents one after the other are read as one.
    const documents = statements.map((statement) => bankFileText({ statements: [statement] })).join('');
    expect(byId(await linesOf(documents)).toSorted((one, other) => one - other)).toEqual(sums);
  });
});

describe('an amount', () => {
  it.each<[string, Uint8Array, Partial<BankLine>]>([
    [
      'of dinars, for an entry in euro',
      entryOf({ details: [{ instructed: '16.425', instructedCurrency: 'KWD' }] }),
      { amountCents: 5011, currency: 'EUR', foreign: { amountMinor: 16_425, currency: 'KWD' } },
    ],
    [
      'of yen',
      entryOf({ details: [{ instructed: '8000', instructedCurrency: 'JPY' }] }),
      { foreign: { amountMinor: 8000, currency: 'JPY' } },
    ],
    [
      'of yen, with decimals that are nothing',
      entryOf({ details: [{ instructed: '8000.00', instructedCurrency: 'JPY' }] }),
      { foreign: { amountMinor: 8000, currency: 'JPY' } },
    ],
    [
      'of dinars, with five decimals',
      entryOf({ details: [{ instructed: '16.42500', instructedCurrency: 'TND' }] }),
      { foreign: { amountMinor: 16_425, currency: 'TND' } },
    ],
    [
      'in euro too',
      entryOf({ details: [{ instructed: '47.00', charges: '3.11' }] }),
      { originalCents: 4700, chargesCents: 311 },
    ],
    [
      'of a whole entry',
      entryOf({ amount: '16.425', currency: 'KWD' }, { currency: 'KWD' }),
      { amountCents: 16_425, currency: 'KWD' },
    ],
  ])('is read by its currency: %s', async (_, file, line) => {
    expect(await linesOf(file)).toMatchObject([line]);
  });

  it('in another currency than the account’s counts nowhere', async () => {
    const [line] = await linesOf(
      entryOf({
        details: [{ instructed: '16.425', instructedCurrency: 'KWD', charges: '1.250', chargesCurrency: 'KWD' }],
      }),
    );
    expect(line).not.toHaveProperty('originalCents');
    expect(line).not.toHaveProperty('chargesCents');
    const foreign: WrittenEntry = { amount: '10.00', currency: 'USD' };
    const { statements } = await read(
      aBankFile({ statements: [{ opening: '0.00', closing: '10.00', entries: [foreign] }] }),
    );
    expect(statements[0]).not.toHaveProperty('isComplete');
    expect(statements[0]?.lines).toMatchObject([{ amountCents: 1000, currency: 'USD' }]);
    const dinars = {
      opening: '1.500',
      closing: '17.925',
      currency: 'KWD',
      entries: [{ amount: '16.425', currency: 'KWD' }],
    };
    expect((await read(aBankFile({ statements: [dinars] }))).statements[0]?.isComplete).toBe(true);
  });

  it.each(['16.4255', '1e3', '0x10', '9999999999999.999'])(
    'that its currency has not is refused: %s',
    async (amount) => {
      expect(await faultOf(entryOf({ details: [{ instructed: amount, instructedCurrency: 'KWD' }] }))).toBe('field');
    },
  );
});

describe('a packed file', () => {
  const one = aStatement([payment]);
  const other = aBankFile({ version: '04', statements: [{ id: 'OTHER', entries: [{ amount: '2.00' }] }] });

  it.each<[string, Uint8Array, number[]]>([
    ['gzipped', gzipSync(one), [999]],
    ['gzipped by the bank and by the browser', gzipSync(gzipSync(one)), [999]],
    ['a ZIP of two', zip({ 'a.xml': one, 'b.xml': other }), [999, 200]],
    ['a ZIP, gzipped by the browser', gzipSync(zip({ 'a.xml': one })), [999]],
    ['a ZIP that packs nothing', zipSync({ 'a.xml': one }, { level: 0 }), [999]],
    [
      'a ZIP of a Mac, with folders',
      zip({
        'x/': new Uint8Array(),
        'x/a.xml': one,
        '__MACOSX/x/._a.xml': Buffer.from('Mac'),
        'x/.DS_Store': Buffer.from('Mac'),
      }),
      [999],
    ],
    ['a ZIP that holds the same twice', zip({ 'a.xml': one, 'b.xml': one }), [999]],
  ])('is read: %s', async (_, file, sums) => {
    expect(await amounts(file)).toEqual(sums);
  });

  it.each<[string, Uint8Array, string]>([
    ['cut off', gzipSync(one).subarray(0, 200), 'packed'],
    ['packed three times', gzipSync(gzipSync(gzipSync(one))), 'packed'],
    ['a ZIP in a ZIP', zip({ 'a.zip': zip({ 'a.xml': one }) }), 'not_a_statement'],
    ['a ZIP that is cut off', zip({ 'a.xml': one }).subarray(0, 300), 'packed'],
    [
      'a ZIP with a password',
      bent(zip({ 'a.xml': one }), (bytes) => bytes.writeUInt16LE(1, bytes.indexOf('PK\u0001\u0002') + 8)),
      'packed',
    ],
    [
      'a ZIP packed in another way',
      bent(zip({ 'a.xml': one }), (bytes) => bytes.writeUInt16LE(99, bytes.indexOf('PK\u0001\u0002') + 10)),
      'packed',
    ],
    [
      'a ZIP that points behind its end',
      bent(zip({ 'a.xml': one }), (bytes) => bytes.writeUInt32LE(0xfffffff0, bytes.indexOf('PK\u0001\u0002') + 42)),
      'packed',
    ],
    ['a ZIP of nothing', zip({}), 'not_a_statement'],
    ['a ZIP with something else', zip({ 'a.xml': one, 'b.pdf': Buffer.from('%PDF-1.7') }), 'not_a_statement'],
    ['a ZIP of blanks', zip({ 'a.xml': Buffer.alloc(20_000_000, ' ') }), 'part_too_large'],
    [
      'a ZIP of 1,001 files',
      zip(Object.fromEntries(Array.from({ length: 1001 }, (_, place) => [`${place}.xml`, one]))),
      'packed',
    ],
  ])('is refused: %s', async (_, file, fault) => {
    expect(await faultOf(file)).toBe(fault);
  });

  it('says which file of a ZIP has the fault', async () => {
    const broken = zip({ 'a.xml': one, 'b.xml': one.subarray(0, one.length - 40) });
    expect(await readBankFile(broken)).toEqual({ fault: 'malformed', at: 'b.xml' });
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
    ['a second document that is none', `${good}<Document/>`, 'not_a_statement'],
    ['text behind the end', `${good}und so weiter`, 'malformed'],
    ['a cut end', good.slice(0, good.length - 40), 'malformed'],
    ['a cut tag', good.slice(0, good.indexOf('<Ntry>') + 4), 'malformed'],
    ['a comment without end', good.replace('<Stmt>', '<!-- <Stmt>'), 'malformed'],
    ['very deep elements', good.replace('<Stmt>', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}<Stmt>`), 'malformed'],
    ['an unknown entity', good.replace('vielen', '&x#;&#x110000;'), 'malformed'],
    ['no XML', 'Umsätze;Betrag\n1;2', 'not_a_statement'],
    ['nothing', '', 'not_a_statement'],
    ['an invoice', '<Invoice xmlns="urn:oasis"></Invoice>', 'not_a_statement'],
    ['what happened within the day', good.replace('camt.053', 'camt.052'), 'intraday'],
    ['single notices', good.replace('camt.053', 'camt.054'), 'notice'],
    ['a version that nobody knows', good.replace('001.08', '001.99'), 'version'],
    ['a message of SWIFT', ':20:STMT\n:25:37040044/532013000\n', 'not_a_statement'],
    ['a statement without entries of ours', good.replaceAll('Stmt>', 'Rpt>'), 'not_a_statement'],
    ['an amount that is none', good.replace('9.99', '9,99'), 'field'],
    ['a negative amount', good.replace('9.99', '-9.99'), 'field'],
    ['a tenth of a cent', good.replace('9.99', '9.991'), 'field'],
    ['an amount without a currency', good.replace(' Ccy="EUR">9.99', '>9.99'), 'field'],
    ['no direction', good.replace('CRDT', 'WHAT'), 'field'],
    ['a day that is none', good.replaceAll('<Dt>2026-12-10', '<Dt>2026-13-10'), 'field'],
    ['a day that the calendar has not', good.replaceAll('<Dt>2026-12-10', '<Dt>2026-02-31'), 'field'],
    ['a day before all calendars', good.replaceAll('<Dt>2026-12-10', '<Dt>0000-01-01'), 'field'],
    ['a zero in a text', good.replace('vielen', 'vie\0len'), 'zero'],
    ['a zero as a number', good.replace('vielen', 'vie&#0;len'), 'zero'],
    ['half a pair of letters', good.replace('vielen', 'vie&#xD83D;len'), 'malformed'],
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

  const inEntry = (content: string): string => good.replace('<Ntry>', `<Ntry>${content}`);

  it.each([
    ['blanks alone', blanks(17_000), 'part_too_large'],
    ['blanks before an entry', good.replace('<Ntry>', `${blanks(17_000)}<Ntry>`), 'part_too_large'],
    ['blanks in an entry', inEntry(blanks(17_000)), 'part_too_large'],
    ['blanks in a tag', good.replace('<Ntry>', `<Ntry${blanks(17_000)}>`), 'part_too_large'],
    ['blanks behind the end', good + blanks(17_000), 'part_too_large'],
    ['attributes', good.replace('<Ntry>', `<Ntry ${'a="b" '.repeat(3000)}>`), 'part_too_large'],
    ['a long name', inEntry(`<${'a'.repeat(17_000)}/>`), 'part_too_large'],
    ['a long text', good.replace('vielen', 'x'.repeat(17_000)), 'part_too_large'],
    ['a text in pieces', good.replace('vielen', '<![CDATA[xxxxxxxxxx]]><!-- -->'.repeat(2000)), 'part_too_large'],
    ['a comment', good.replace('<Ntry>', `<!--${'x'.repeat(17_000)}--><Ntry>`), 'part_too_large'],
    ['comments between entries', good.replace('<Ntry>', `${'<!-- x -->'.repeat(40_000)}<Ntry>`), 'part_too_large'],
    ['elements between entries', good.replace('<Ntry>', `${'<a/>'.repeat(70_000)}<Ntry>`), 'part_too_large'],
    ['elements in an entry', inEntry('<a/>'.repeat(70_000)), 'part_too_large'],
  ])('is refused before anything is made of it: %s', async (_, file, fault) => {
    expect(await faultOf(file)).toBe(fault);
  });

  it('is refused when it is larger than any bank’s', async () => {
    const lines = Buffer.from(`${blanks(15_000)}<!-- -->`.repeat(100));
    const [before = '', after = ''] = good.split('<Ntry>');
    const large = Buffer.concat([Buffer.from(before), ...Array.from({ length: 90 }, () => lines), Buffer.from(after)]);
    expect(await faultOf(large)).toBe('too_large');
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
