import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  aBuyer,
  aDraft,
  aGermanProvider,
  aLine,
  anInvoice,
  aSwissProvider,
  byDebit,
  byTransfer,
  charged,
  germanIban,
  qrIban,
  swissIban,
} from '../../../tests/support/invoices.ts';
import { archiveFaults, heightOnPage, readPaper } from '../../../tests/support/papers.ts';
import { isQrReference } from '../../bank/index.ts';
import {
  ciiOf,
  correctionOf,
  deductibleCents,
  householdSheet,
  type InvoiceDocument,
  isElectronic,
  type Mark,
  paperOf,
  priced,
} from '../index.ts';

const madeAt = Date.parse('2026-12-01T05:00:00Z');
const outsideVat = { category: 'O', rateHundredths: 0, insideHundredths: 0 } as const;

async function printed(
  document: InvoiceDocument,
  mark?: Mark,
): Promise<{ bytes: Uint8Array; xml: string | undefined }> {
  const xml = isElectronic(document) ? await ciiOf(document) : undefined;
  const options = { madeAt, ...(mark === undefined ? {} : { mark }), ...(xml === undefined ? {} : { xml }) };
  return { bytes: await paperOf(document, options), xml };
}

const receipt = anInvoice({
  kind: 'receipt',
  number: 'Q-3',
  seller: { number: 'P-9', name: 'Zoë Çelik', street: 'Am Hang 3', zip: '50667', city: 'Köln', country: 'DE' },
  payment: { by: 'paid', how: 'cash', on: '2026-11-24' },
  lines: [aLine({ name: 'Rasen mähen', kind: 'labour', vat: outsideVat })],
});

const inPesos = anInvoice({
  language: 'en',
  currency: 'PHP',
  isPlain: true,
  payment: { by: 'account', account: '0012-3456-78', bank: 'BPI, Makati', holder: 'Casa & Kiez GmbH' },
  buyer: { name: 'Maria Niña Peña-Dela Cruz', street: '123 Rizal Ave.', zip: '1000', city: 'Manila', country: 'PH' },
  lines: [aLine({ name: 'Developer, monthly', grossCents: 199_900, vat: charged(1200) })],
});

const inFrancs = anInvoice({
  number: 'RE-2026-0099',
  currency: 'CHF',
  seller: aSwissProvider,
  buyer: { ...aBuyer, country: 'CH', zip: '8005', city: 'Zürich' },
  payment: { by: 'transfer', iban: swissIban, holder: 'Schreinerei Zürcher GmbH' },
  lines: [aLine({ name: 'Einbauschrank', unit: 'lump_sum', grossCents: 123_450, vat: charged(810) })],
});

const documents: Record<string, InvoiceDocument> = {
  'an invoice': anInvoice(),
  'an English invoice by direct debit': anInvoice({ language: 'en', payment: byDebit }),
  'a correction': correctionOf(anInvoice(), { number: 'CK-2', issuedOn: '2026-12-05', reason: 'Irrtum' }),
  'a receipt': receipt,
  'an invoice in pesos': inPesos,
  'an invoice in francs': inFrancs,
};

describe('the file', () => {
  it.each(Object.entries(documents))('of %s is a PDF/A-3b', async (_, document) => {
    expect(archiveFaults((await printed(document)).bytes)).toEqual([]);
  });

  it('carries the XML as ZUGFeRD wants it', async () => {
    const { bytes, xml } = await printed(anInvoice());
    const { attachments, metadata } = await readPaper(bytes);
    expect(attachments).toEqual([{ name: 'factur-x.xml', text: xml }]);
    expect(XMLValidator.validate(metadata.slice(metadata.indexOf('<x:xmpmeta')))).toBe(true);
    const [description] = /<rdf:Description rdf:about="" xmlns:fx[^]*?<\/rdf:Description>/.exec(metadata) ?? [''];
    const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });
    expect(parser.parse(description)['Description']).toEqual({
      DocumentType: 'INVOICE',
      DocumentFileName: 'factur-x.xml',
      Version: '1.0',
      ConformanceLevel: 'EN 16931',
    });
    // Properties of one's own are described.
    for (const name of ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel'])
      expect(metadata).toContain(`<pdfaProperty:name>${name}</pdfaProperty:name>`);
  });

  it('names the XML of a public buyer as XRechnung', async () => {
    const { bytes } = await printed(anInvoice({ buyer: { ...aBuyer, leitwegId: '04011000-1234512345-06' } }));
    const { attachments, metadata } = await readPaper(bytes);
    expect(attachments.map(({ name }) => name)).toEqual(['xrechnung.xml']);
    expect(metadata).toContain('<fx:ConformanceLevel>XRECHNUNG<');
  });

  it('has none where there is none', async () => {
    for (const document of [receipt, inPesos]) {
      const { attachments, metadata } = await readPaper((await printed(document)).bytes);
      expect(attachments).toEqual([]);
      expect(metadata).not.toContain('ConformanceLevel');
    }
  });

  it('stays XML in its metadata whatever the seller is called', async () => {
    const seller = { ...aGermanProvider, name: 'Müller & Söhne <GmbH> "Ł"' };
    const { metadata, title } = await readPaper((await printed(anInvoice({ seller, number: 'R&D <1>' }))).bytes);
    expect(XMLValidator.validate(metadata.slice(metadata.indexOf('<x:xmpmeta')))).toBe(true);
    expect(metadata).toContain('Müller &amp; Söhne &lt;GmbH&gt; "Ł"');
    expect(title).toBe('Rechnung R+D 1');
  });

  it('needs no more than the pages: its libraries come with the first document', async () => {
    const watch = `
      import { registerHooks } from 'node:module';
      const loaded = new Set();
      registerHooks({ resolve: (name, context, next) => (/^(\\.|node:|file:)/.test(name) || loaded.add(name), next(name, context)) });
      await import('./netlify/invoice/index.ts');
      await import('./netlify/bank/index.ts');
      console.log([...loaded].join(' '));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', watch]);
    expect(stdout.trim().split(' ')).toEqual(['ibantools']);
  });
});

describe('the pages', () => {
  it('ask for small sums of earlier invoices beside their own, by one code, and say what need not be transferred alone', async () => {
    const carried = [{ number: 'CK-2026-000099', cents: 499 }];
    const { texts } = await readPaper((await printed({ ...anInvoice(), carried }, 'site')).bytes);
    const said = texts.join(' ');
    const { dueCents } = anInvoice();
    const together = `${((dueCents + 499) / 100).toFixed(2).replace('.', ',')} €`;
    expect(said).toMatch(/Offen aus CK-2026-000099\s+4,99 €\s+Zusammen zu zahlen/);
    expect(said.split(together).length - 1).toBeGreaterThan(1);
    const payment = {
      by: 'debit',
      mandate: 'CK-M-000001',
      creditorId: 'DE98ZZZ09999999999',
      accountEnd: '3201',
      holder: 'Ana',
      collectedOn: '2027-02-15',
    } as const;
    const debited = await readPaper((await printed({ ...anInvoice(), carried, payment }, 'site')).bytes);
    expect(debited.texts.join(' ').split(together).length - 1, 'in the sum and in what is collected').toBe(2);
    const alone = await readPaper((await printed({ ...anInvoice(), isCarriedOn: true }, 'site')).bytes);
    expect(alone.texts.join(' ').replaceAll(/\s+/g, ' ')).toContain('steht auf der nächsten Rechnung');
  });

  it('bear the name of a business above that of the person', async () => {
    const seller = { ...aGermanProvider, name: 'Klara Muster', tradeName: 'Salon Lumen' };
    const { texts } = await readPaper((await printed(anInvoice({ seller }))).bytes);
    const said = texts.join(' ');
    expect(said.indexOf('Salon Lumen')).toBeLessThan(said.indexOf('Klara Muster'));
    expect(said).toMatch(/Salon Lumen\s+Klara Muster/);
  });

  it('say what the law wants on an invoice', async () => {
    const { texts, pages } = await readPaper((await printed(anInvoice(), 'site')).bytes);
    expect(pages).toBe(1);
    for (const said of [
      'Rechnung CK-2026-000123',
      'Friseursalon Schöne Häupter',
      'z. Hd. Łucja Żółć-Großmann',
      '01.11.2026 – 30.11.2026',
      'Platin, monatlich',
      'Summe netto 8,39 €',
      'USt. 19 % auf 8,39 € 1,60 €',
      'Gesamtbetrag 9,99 €',
      'Bitte überweisen Sie 9,99 € bis zum 15.12.2026.',
      'DE89 3704 0044 0532 0130 00',
      'USt-IdNr. DE123456789',
      'HRB 12345, Amtsgericht Charlottenburg',
      'Geschäftsführerin: Anna Müller',
    ])
      expect(texts[0]).toContain(said);
  });

  it('speak English, and show of the payer’s account its end', async () => {
    const { texts } = await readPaper((await printed(anInvoice({ language: 'en', payment: byDebit }))).bytes);
    for (const said of [
      'Invoice CK-2026-000123',
      '1 December 2026',
      '€9.99',
      'your account that ends with 3201',
      'CK-M-000123',
    ])
      expect(texts[0]).toContain(said);
  });

  it('have the peso sign and letters of other alphabets', async () => {
    const { texts } = await readPaper((await printed(inPesos)).bytes);
    for (const said of [
      '₱ 1,999.00',
      'VAT 12 % on ₱ 1,784.82',
      'Maria Niña Peña-Dela Cruz',
      'BPI, Makati',
      'PHILIPPINES',
    ])
      expect(texts[0]?.replaceAll('₱ ', '₱')).toContain(said.replaceAll('₱ ', '₱'));
    const names = 'Ελένη Παπαδοπούλου, Щербаков, Nguyễn, 张伟 😀';
    const other = await readPaper((await printed(anInvoice({ lines: [aLine({ name: names })] }))).bytes);
    expect(other.texts[0]?.replaceAll(' ', '')).toContain('ΕλένηΠαπαδοπούλου,Щербаков,Nguyễn,???');
  });

  it('carry the sum from page to page where there are many lines', async () => {
    const lines = Array.from({ length: 70 }, (_, index) =>
      aLine({
        name: `Provision ${index + 1}`,
        note: 'Vermittelt über die Suche',
        unit: 'piece',
        grossCents: 100 + index,
      }),
    );
    const { texts, pages } = await readPaper((await printed(anInvoice({ lines }))).bytes);
    expect(pages).toBeGreaterThan(3);
    let lastCarried: string | undefined;
    for (const [index, text] of texts.entries()) {
      expect(text).toContain(`Seite ${index + 1} von ${pages}`);
      expect(/Übertrag von der vorigen Seite ([\d,]+ €)/.exec(text)?.[1]).toBe(lastCarried);
      // Each page repeats what its columns are.
      expect(text).toContain('Einzelpreis');
      const named = [...text.matchAll(/Provision (\d+)/g)].map(([, number]) => Number(number));
      const last = named.at(-1) ?? 70;
      lastCarried = /Übertrag auf die nächste Seite ([\d,]+ €)/.exec(text)?.[1];
      const cents = lines.slice(0, last).reduce((sum, line) => sum + line.grossCents, 0);
      const carried = `${(cents / 100).toFixed(2).replace('.', ',')} €`;
      expect(lastCarried).toBe(index < pages - 1 ? carried : undefined);
    }
    expect(texts.at(-1)).toContain('Gesamtbetrag 94,15 €');
  });

  it('hold names without a blank and lines longer than a page', async () => {
    const name = `${'Donaudampfschifffahrtsgesellschaft'.repeat(6)} ${'sehr lange Beschreibung der Arbeiten. '.repeat(200)}`;
    const buyer = { ...aBuyer, name: 'Ö'.repeat(120) };
    const { bytes } = await printed(anInvoice({ lines: [aLine({ name }), aLine()], buyer }));
    expect(archiveFaults(bytes)).toEqual([]);
    const { texts, pages } = await readPaper(bytes);
    expect(pages).toBeGreaterThan(2);
    expect(texts.at(-1)).toContain('Gesamtbetrag 19,98 €');
  });

  it('say in a correction what it takes back, and never call it Gutschrift', async () => {
    const invoice = anInvoice({ lines: [aLine(), aLine({ name: 'Provision', grossCents: 400 })] });
    const correction = correctionOf(invoice, {
      number: 'CK-2',
      issuedOn: '2026-12-05',
      reason: 'Nicht erschienen',
      lines: [1],
    });
    const { texts } = await readPaper((await printed(correction)).bytes);
    for (const said of [
      'Rechnungskorrektur CK-2',
      'Rechnung CK-2026-000123 vom 01.12.2026',
      'Nicht erschienen',
      'Zurückgenommener Betrag 4,00 €',
    ])
      expect(texts[0]).toContain(said);
    expect(texts.join(' ')).not.toMatch(/Gutschrift|So bezahlen Sie/);
  });

  it('show no VAT on a receipt and on the invoice of a small business, and say why', async () => {
    const { texts } = await readPaper((await printed(receipt)).bytes);
    expect(texts[0]).toContain('Quittung Q-3');
    expect(texts[0]).toContain('Am 24.11.2026 bar erhalten.');
    expect(texts[0]).not.toMatch(/Summe netto|USt\. \d/);
    const exempt = aLine({ vat: { ...outsideVat, category: 'E' } });
    const small = await readPaper((await printed(anInvoice({ lines: [exempt], exemption: 'small_de' }))).bytes);
    expect(small.texts[0]).toContain('Kleinunternehmer nach § 19 UStG');
    expect(small.texts[0]).not.toMatch(/Summe netto|USt\. \d/);
  });

  it('say of a preview that it is one, without number and code', async () => {
    const { number: _, ...preview } = aDraft();
    const bytes = await paperOf(priced(preview), { madeAt });
    const { texts, codes } = await readPaper(bytes, { withCodes: true });
    expect(texts[0]).toContain('Vorschau der Rechnung');
    expect(codes).toEqual([]);
  });

  it('take a logo as PNG or JPEG, and none in the four colours of print', async () => {
    const logo = sharp({ create: { width: 300, height: 80, channels: 4, background: '#c33a' } });
    const png = { logo: { bytes: await logo.clone().png().toBuffer() } };
    expect(archiveFaults((await printed(anInvoice(), png)).bytes)).toEqual([]);
    const jpeg = { logo: { bytes: await logo.clone().flatten().jpeg().toBuffer() } };
    expect(archiveFaults((await printed(anInvoice(), jpeg)).bytes)).toEqual([]);
    const print = { logo: { bytes: await logo.clone().flatten().toColourspace('cmyk').jpeg().toBuffer() } };
    await expect(printed(anInvoice(), print)).rejects.toThrow('RGB');
  });
});

describe('the code on the page', () => {
  it('is a transfer that any banking app reads, umlauts included', async () => {
    const payment = { ...byTransfer, holder: 'Malermeister Jörg Größ & Söhne' } as const;
    const { codes } = await readPaper((await printed(anInvoice({ payment, creditCents: 100 }), 'site')).bytes, {
      withCodes: true,
    });
    expect(codes).toEqual([
      [
        'BCD',
        '002',
        '1',
        'SCT',
        'COBADEFFXXX',
        'Malermeister Jörg Größ & Söhne',
        germanIban,
        'EUR8.99',
        '',
        '',
        'CK-2026-000123',
      ].join('\n'),
    ]);
  });

  it.each([
    ['in pesos', inPesos],
    ['by direct debit', anInvoice({ payment: byDebit })],
    ['that is paid', receipt],
    ['that credit has paid', anInvoice({ creditCents: 999 })],
    ['that corrects', documents['a correction'] as InvoiceDocument],
  ])('is missing on what nobody has to transfer: %s', async (_, document) => {
    expect((await readPaper((await printed(document)).bytes, { withCodes: true })).codes).toEqual([]);
  });

  it('is that of the Swiss QR bill where the account is Swiss', async () => {
    const { codes, texts, pages } = await readPaper((await printed(inFrancs)).bytes, { withCodes: true });
    expect(pages).toBe(1);
    expect(texts[0]).toContain('Empfangsschein');
    // As Switzerland writes them.
    expect(texts[0]).toContain('CHE-123.456.788 MWST');
    expect(texts[0]).toContain('8.1 %');
    const lines = codes[0]?.split('\n') ?? [];
    expect(lines.slice(0, 7)).toEqual([
      'SPC',
      '0200',
      '1',
      swissIban,
      'S',
      'Schreinerei Zürcher GmbH',
      'Bahnhofstrasse 1',
    ]);
    expect(lines.slice(18, 22)).toEqual(['1234.50', 'CHF', 'S', 'Friseursalon Schöne Häupter']);
    expect(lines.slice(27, 31)).toEqual(['SCOR', 'RF13RE20260099', 'RE-2026-0099', 'EPD']);
  });

  it('holds the characters of the Swiss standard alone', async () => {
    const seller = { ...aSwissProvider, street: 'Rue de l’Hôpital 3 – 4' };
    const payment = { by: 'transfer', iban: swissIban, bic: 'POFICHBEXXX', holder: 'Hair’s Best – Zürich ✂️' } as const;
    const lines = [aLine({ vat: charged(810) })];
    const { codes } = await readPaper(
      (await printed(anInvoice({ ...inFrancs, seller, payment, lines, kind: 'invoice' }))).bytes,
      {
        withCodes: true,
      },
    );
    expect(codes[0]?.split('\n').slice(5, 7)).toEqual(["Hair's Best - Zürich", "Rue de l'Hôpital 3 - 4"]);
  });

  it('stays on the page of a visit with its way', async () => {
    const lines = [
      aLine({ kind: 'labour', unit: 'lump_sum', vat: charged(810) }),
      aLine({ name: 'Anfahrt', kind: 'travel', unit: 'lump_sum', vat: charged(810) }),
    ];
    const buyer = { name: 'Gerda Gast', street: 'Gartenweg 3', zip: '8005', city: 'Zürich', country: 'CH' };
    const document = anInvoice({ ...inFrancs, buyer, lines, kind: 'invoice' });
    const { pages } = await readPaper((await printed(document)).bytes);
    expect(pages).toBe(1);
  });

  it('leaves the slip alone where the footer is long', async () => {
    const seller = { ...aSwissProvider, register: 'HR Zürich', taxNumber: '77' };
    const payment = { by: 'transfer', iban: swissIban, bic: 'POFICHBEXXX', holder: 'Zürcher' } as const;
    const lines = [aLine({ vat: charged(810) })];
    const { bytes } = await printed(anInvoice({ ...inFrancs, seller, payment, lines, kind: 'invoice' }));
    // The slip is 105 millimetres high.
    expect(await heightOnPage(bytes, 1, /POFICHBEXXX/)).toBeGreaterThan((105 / 25.4) * 72);
  });

  it('has a QR reference for a QR-IBAN, on a page of its own where the lines leave no room', async () => {
    const lines = Array.from({ length: 16 }, (_, index) => aLine({ name: `Tür ${index}`, vat: charged(260) }));
    const document = anInvoice({
      ...inFrancs,
      payment: { by: 'transfer', iban: qrIban, holder: 'Zürcher' },
      lines,
      kind: 'invoice',
    });
    const { codes, pages } = await readPaper((await printed(document)).bytes, { withCodes: true });
    expect(pages).toBe(2);
    const fields = codes[0]?.split('\n') ?? [];
    expect(fields[27]).toBe('QRR');
    expect(isQrReference(fields[28] ?? '')).toBe(true);
    expect(fields[28]).toContain('20260099');
  });
});

describe('the sheet of a household', () => {
  const year = {
    year: '2026',
    issuedOn: '2027-01-10',
    language: 'de',
    currency: 'EUR',
    seller: aGermanProvider,
    buyer: aBuyer,
    payments: [
      { invoiceNumber: 'RE-1', paidOn: '2026-12-03', how: 'transfer', grossCents: 66_392, labourCents: 50_395 },
      { invoiceNumber: 'RE-2', paidOn: '2026-12-04', how: 'card', grossCents: 1000, labourCents: 1000 },
      { invoiceNumber: 'RE-3', paidOn: '2026-12-13', how: 'cash', grossCents: 9900, labourCents: 9900 },
    ],
  } as const;

  it('sums labour that was not paid in cash, and warns of cash', async () => {
    expect(deductibleCents(year.payments)).toBe(51_395);
    const bytes = await householdSheet(year, { madeAt });
    expect(archiveFaults(bytes)).toEqual([]);
    const { texts } = await readPaper(bytes);
    expect(texts[0]).toContain('Aufstellung nach § 35a EStG für 2026');
    expect(texts[0]).toContain('Summe der unbar bezahlten Arbeits- und Fahrtkosten 513,95 €');
    expect(texts[0]).toContain('nicht enthalten');
    expect(texts[0]).toContain('Bar bezahlte Beträge');
  });

  it('warns of nothing where nothing was paid in cash, and goes on over pages', async () => {
    const payments = Array.from({ length: 60 }, (_, index) => ({ ...year.payments[0], invoiceNumber: `RE-${index}` }));
    const { texts, pages } = await readPaper(await householdSheet({ ...year, language: 'en', payments }, { madeAt }));
    expect(pages).toBeGreaterThan(1);
    expect(texts.join(' ')).not.toContain('Amounts paid in cash');
    expect(texts.at(-1)).toContain('€30,237.00');
  });
});
