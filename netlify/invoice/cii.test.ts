import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import {
  aBuyer,
  aDraft,
  aGermanProvider,
  aLine,
  anInvoice,
  aSwissProvider,
  byDebit,
  charged,
  germanIban,
  swissIban,
  theSite,
} from '../../tests/support/invoices.ts';
import { type Buyer, ciiOf, correctionOf, type InvoiceDraft, isLeitwegId, missingIn, priced } from './index.ts';

/** Every text of the XML by its path, without prefixes: `ExchangedDocument/ID`. Attributes stand behind an @. */
function fieldsOf(xml: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  const walk = (node: unknown, path: string): void => {
    if (Array.isArray(node)) for (const item of node) walk(item, path);
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) walk(child, name === '#text' ? path : `${path}/${name}`);
    else fields.set(path, [...(fields.get(path) ?? []), String(node)]);
  };
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
  });
  walk(parser.parse(xml)['CrossIndustryInvoice'], '');
  return new Map([...fields].map(([path, texts]) => [shortOf(path), texts]));
}

const shortOf = (path: string): string =>
  path
    .slice(1)
    .replace('SupplyChainTradeTransaction/', '')
    .replace('ApplicableHeaderTradeAgreement/', 'Agreement/')
    .replace('ApplicableHeaderTradeSettlement/', 'Settlement/')
    .replace('SpecifiedTradeSettlementPaymentMeans/', 'Means/')
    .replace('SpecifiedTradeSettlementHeaderMonetarySummation/', 'Sums/')
    .replace('IncludedSupplyChainTradeLineItem/', 'Line/');

const fieldsIn = async (changes: Partial<InvoiceDraft> = {}): Promise<Map<string, string[]>> =>
  fieldsOf(await ciiOf(anInvoice(changes)));

/** Business terms of EN 16931 and what the plain invoice says there. */
const fields = {
  'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID': ['urn:cen.eu:en16931:2017'],
  'ExchangedDocument/ID': ['CK-2026-000123'],
  'ExchangedDocument/TypeCode': ['380'],
  'ExchangedDocument/IssueDateTime/DateTimeString': ['20261201'],
  'ExchangedDocument/IssueDateTime/DateTimeString/@format': ['102'],
  'Line/AssociatedDocumentLineDocument/LineID': ['1'],
  'Line/SpecifiedTradeProduct/Name': ['Platin, monatlich'],
  'Line/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount': ['8.39'],
  'Line/SpecifiedLineTradeDelivery/BilledQuantity': ['1'],
  'Line/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode': ['MON'],
  'Line/SpecifiedLineTradeSettlement/ApplicableTradeTax/TypeCode': ['VAT'],
  'Line/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode': ['S'],
  'Line/SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent': ['19'],
  'Line/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString': ['20261101'],
  'Line/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount': ['8.39'],
  'Agreement/SellerTradeParty/ID': ['CK-1'],
  'Agreement/SellerTradeParty/Name': ['Casa & Kiez GmbH'],
  'Agreement/SellerTradeParty/SpecifiedLegalOrganization/ID': ['HRB 12345'],
  'Agreement/SellerTradeParty/DefinedTradeContact/PersonName': ['Anna Müller'],
  'Agreement/SellerTradeParty/PostalTradeAddress/PostcodeCode': ['10119'],
  'Agreement/SellerTradeParty/PostalTradeAddress/LineOne': ['Torstraße 10'],
  'Agreement/SellerTradeParty/PostalTradeAddress/CityName': ['Berlin'],
  'Agreement/SellerTradeParty/PostalTradeAddress/CountryID': ['DE'],
  'Agreement/SellerTradeParty/SpecifiedTaxRegistration/ID': ['DE123456789', '30/123/45678'],
  'Agreement/SellerTradeParty/SpecifiedTaxRegistration/ID/@schemeID': ['VA', 'FC'],
  'Agreement/BuyerTradeParty/Name': ['Friseursalon Schöne Häupter'],
  'Agreement/BuyerTradeParty/PostalTradeAddress/LineTwo': ['z. Hd. Łucja Żółć-Großmann'],
  'Agreement/BuyerTradeParty/PostalTradeAddress/CountryID': ['DE'],
  'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString': ['20261130'],
  'Settlement/PaymentReference': ['CK-2026-000123'],
  'Settlement/InvoiceCurrencyCode': ['EUR'],
  'Settlement/Means/TypeCode': ['58'],
  'Settlement/Means/PayeePartyCreditorFinancialAccount/IBANID': [germanIban],
  'Settlement/Means/PayeeSpecifiedCreditorFinancialInstitution/BICID': ['COBADEFFXXX'],
  'Settlement/ApplicableTradeTax/CalculatedAmount': ['1.60'],
  'Settlement/ApplicableTradeTax/BasisAmount': ['8.39'],
  'Settlement/ApplicableTradeTax/CategoryCode': ['S'],
  'Settlement/ApplicableTradeTax/RateApplicablePercent': ['19'],
  'Settlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString': ['20261130'],
  'Settlement/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString': ['20261215'],
  'Settlement/Sums/LineTotalAmount': ['8.39'],
  'Settlement/Sums/TaxBasisTotalAmount': ['8.39'],
  'Settlement/Sums/TaxTotalAmount': ['1.60'],
  'Settlement/Sums/TaxTotalAmount/@currencyID': ['EUR'],
  'Settlement/Sums/GrandTotalAmount': ['9.99'],
  'Settlement/Sums/DuePayableAmount': ['9.99'],
};

const exempt = (category: 'E' | 'O' | 'AE') =>
  aLine({ vat: { category, rateHundredths: 0, insideHundredths: category === 'E' ? 0 : 1900 } });

describe('the XML of an invoice', () => {
  it('names small sums of earlier invoices in words alone', async () => {
    const invoice = anInvoice();
    const carried = [{ number: 'CK-2026-000099', cents: 499 }];
    const xml = await ciiOf({ ...invoice, carried });
    expect(xml).toContain('Offen aus CK-2026-000099: 4,99');
    const sums =
      /<ram:SpecifiedTradeSettlementHeaderMonetarySummation>.*?<\/ram:SpecifiedTradeSettlementHeaderMonetarySummation>/s;
    expect(sums.exec(xml)?.[0]).toBe(sums.exec(await ciiOf(invoice))?.[0]);
  });

  it('names a business beside its name in law', async () => {
    const seller = { ...anInvoice().seller, name: 'Klara Muster', tradeName: 'Salon Lumen' };
    const xml = await ciiOf(anInvoice({ seller }));
    expect(xml).toContain('<ram:Name>Klara Muster</ram:Name>');
    expect(xml).toContain('<ram:TradingBusinessName>Salon Lumen</ram:TradingBusinessName>');
  });

  it('says every field of the table', async () => {
    const found = await fieldsIn();
    for (const [path, texts] of Object.entries(fields)) expect([path, found.get(path)]).toEqual([path, texts]);
    // BT-114: nothing is ever rounded away from what is to be paid.
    expect([...found.keys()].filter((path) => path.includes('Rounding'))).toEqual([]);
  });

  it('keeps whatever people type apart from its own marks', async () => {
    const name = `</ram:Name><ram:Name>&amp; "x" 'y' ]]> <!-- ₱ 😀 \u0000\u0008\uFFFF\uD800`;
    const xml = await ciiOf(anInvoice({ lines: [aLine({ name })], buyer: { ...aBuyer, name: 'A & B <c>' } }));
    expect(XMLValidator.validate(xml)).toBe(true);
    const found = fieldsOf(xml);
    expect(found.get('Line/SpecifiedTradeProduct/Name')).toEqual([
      `</ram:Name><ram:Name>&amp; "x" 'y' ]]> <!-- ₱ 😀 \uFFFD`,
    ]);
    expect(found.get('Agreement/BuyerTradeParty/Name')).toEqual(['A & B <c>']);
  });

  it('has no empty element, whatever is not known of the parties', async () => {
    const { number, name, street, zip, city, country, vatId } = theSite;
    const seller = { number, name, street, zip, city, country, ...(vatId === undefined ? {} : { vatId }) };
    const xml = await ciiOf(anInvoice({ seller, buyer: { name, street, zip, city, country } }));
    expect(xml).not.toMatch(/<([\w:]+)[^>]*>\s*<\/\1>|\/>/);
  });

  it('names mandate and creditor, and the account that is debited to public buyers alone', async () => {
    const found = await fieldsIn({ payment: byDebit });
    expect(found.get('Settlement/Means/TypeCode')).toEqual(['59']);
    expect(found.get('Settlement/CreditorReferenceID')).toEqual(['DE98ZZZ09999999999']);
    expect(found.get('Settlement/SpecifiedTradePaymentTerms/DirectDebitMandateID')).toEqual(['CK-M-000123']);
    expect(found.get('Settlement/Means/PayerPartyDebtorFinancialAccount/IBANID')).toBeUndefined();
    const toPublic = await fieldsIn({ payment: { ...byDebit, iban: 'AT611904300234573201' } });
    expect(toPublic.get('Settlement/Means/PayerPartyDebtorFinancialAccount/IBANID')).toEqual(['AT611904300234573201']);
  });

  it('asks for nothing that was paid or is credit', async () => {
    const paid = await fieldsIn({ payment: { by: 'paid', how: 'cash', on: '2026-11-24' } });
    expect(paid.get('Settlement/Sums/TotalPrepaidAmount')).toEqual(['9.99']);
    expect(paid.get('Settlement/Sums/DuePayableAmount')).toEqual(['0.00']);
    expect(paid.get('Settlement/Means/TypeCode')).toEqual(['10']);
    const credited = await fieldsIn({ creditCents: 500 });
    expect(credited.get('Settlement/Sums/TotalPrepaidAmount')).toEqual(['5.00']);
    expect(credited.get('Settlement/Sums/DuePayableAmount')).toEqual(['4.99']);
  });

  it('says why there is no VAT, and hides the VAT ids of what is outside it', async () => {
    const reverse = await fieldsIn({
      lines: [exempt('AE')],
      exemption: 'reverse_charge',
      buyer: { ...aBuyer, country: 'AT', vatId: 'ATU12345678' },
    });
    expect(reverse.get('Settlement/ApplicableTradeTax/ExemptionReasonCode')).toEqual(['VATEX-EU-AE']);
    expect(reverse.get('Settlement/ApplicableTradeTax/RateApplicablePercent')).toEqual(['0']);
    expect(reverse.get('Agreement/BuyerTradeParty/SpecifiedTaxRegistration/ID')).toEqual(['ATU12345678']);
    const outside = await fieldsIn({
      lines: [exempt('O')],
      exemption: 'outside',
      buyer: { ...aBuyer, vatId: 'CHE123' },
    });
    expect(outside.get('Agreement/SellerTradeParty/SpecifiedTaxRegistration/ID/@schemeID')).toEqual(['FC']);
    expect(outside.get('Agreement/BuyerTradeParty/SpecifiedTaxRegistration/ID')).toBeUndefined();
    expect(outside.get('Settlement/ApplicableTradeTax/RateApplicablePercent')).toBeUndefined();
    const small = await fieldsIn({ lines: [exempt('E')], exemption: 'small_de', seller: aGermanProvider });
    expect(small.get('Settlement/ApplicableTradeTax/ExemptionReason')?.[0]).toContain('§ 19 UStG');
    expect(small.get('Agreement/SellerTradeParty/ID')).toEqual(['P-1042']);
    expect(small.get('Agreement/SellerTradeParty/SpecifiedTaxRegistration/ID/@schemeID')).toEqual(['FC']);
  });

  it('pays francs by a transfer that is not of SEPA, and writes the Swiss number without its points', async () => {
    const found = await fieldsIn({
      seller: aSwissProvider,
      currency: 'CHF',
      payment: { by: 'transfer', iban: swissIban, holder: 'Schreinerei' },
      lines: [aLine({ vat: charged(810), quantityThousandths: 1500, unit: 'hour' })],
    });
    expect(found.get('Settlement/Means/TypeCode')).toEqual(['30']);
    expect(found.get('Settlement/InvoiceCurrencyCode')).toEqual(['CHF']);
    expect(found.get('Settlement/ApplicableTradeTax/RateApplicablePercent')).toEqual(['8.1']);
    expect(found.get('Agreement/SellerTradeParty/SpecifiedTaxRegistration/ID')?.[0]).toBe('CHE123456788MWST');
    expect(found.get('Line/SpecifiedLineTradeDelivery/BilledQuantity')).toEqual(['1.5']);
    expect(found.get('Line/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount')).toEqual(['6.16']);
  });

  it('is of type 381 for a correction, positive, with the number that it corrects', async () => {
    const invoice = anInvoice();
    const found = fieldsOf(
      await ciiOf(correctionOf(invoice, { number: 'CK-2', issuedOn: '2026-12-05', reason: 'Irrtum' })),
    );
    expect(found.get('ExchangedDocument/TypeCode')).toEqual(['381']);
    expect(found.get('Settlement/InvoiceReferencedDocument/IssuerAssignedID')).toEqual(['CK-2026-000123']);
    expect(found.get('Settlement/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString')).toEqual([
      '20261201',
    ]);
    expect(found.get('Settlement/Sums/DuePayableAmount')).toEqual(['9.99']);
    expect(found.get('Settlement/Means/TypeCode')).toEqual(['97']);
    expect(JSON.stringify([...found])).not.toContain('Gutschrift');
  });

  it('is there for no preview, no receipt and no plain invoice', async () => {
    const { number: _, ...preview } = aDraft();
    await expect(ciiOf(priced(preview))).rejects.toThrow('issued');
    await expect(ciiOf(anInvoice({ kind: 'receipt' }))).rejects.toThrow('plain');
    await expect(ciiOf(anInvoice({ isPlain: true }))).rejects.toThrow('plain');
  });
});

/** What XRechnung 3.0 asks for beyond EN 16931 (BR-DE-1 to BR-DE-31, PEPPOL-EN16931-R010 and R020). */
const xRechnung = {
  'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID':
    /^urn:fdc:peppol\.eu:2017:poacc:billing:01:1\.0$/,
  'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID':
    /^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0$/,
  'Agreement/BuyerReference': /^04011000-1234512345-06$/,
  'Agreement/SellerTradeParty/DefinedTradeContact/PersonName': /\w/,
  'Agreement/SellerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber': /\d{3}/,
  'Agreement/SellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID': /^[^@\s]+@[^@\s]+\.\w+$/,
  'Agreement/SellerTradeParty/PostalTradeAddress/CityName': /\w/,
  'Agreement/SellerTradeParty/PostalTradeAddress/PostcodeCode': /\w/,
  'Agreement/SellerTradeParty/URIUniversalCommunication/URIID': /@/,
  'Agreement/SellerTradeParty/URIUniversalCommunication/URIID/@schemeID': /^EM$/,
  'Agreement/BuyerTradeParty/PostalTradeAddress/CityName': /\w/,
  'Agreement/BuyerTradeParty/PostalTradeAddress/PostcodeCode': /\w/,
  'Agreement/BuyerTradeParty/URIUniversalCommunication/URIID': /@/,
  'Agreement/SellerTradeParty/SpecifiedTaxRegistration/ID': /\d/,
  'Settlement/Means/TypeCode': /^(58|59|97|10|48|30|1)$/,
};

describe('an invoice to a public buyer', () => {
  const buyer = { ...aBuyer, leitwegId: '04011000-1234512345-06' };

  it.each([
    ['by transfer', {}],
    ['by direct debit', { payment: byDebit }],
    ['paid in cash', { payment: { by: 'paid', how: 'cash', on: '2026-11-24' } }],
  ] as const)('%s has every field of XRechnung', async (_, changes) => {
    const found = await fieldsIn({ buyer, ...changes });
    for (const [path, pattern] of Object.entries(xRechnung))
      expect([path, found.get(path)?.[0]]).toEqual([path, expect.stringMatching(pattern)]);
  });

  it('has them in a correction, too', async () => {
    const found = fieldsOf(
      await ciiOf(correctionOf(anInvoice({ buyer }), { number: 'CK-2', issuedOn: '2026-12-05', reason: 'Irrtum' })),
    );
    for (const [path, pattern] of Object.entries(xRechnung))
      expect([path, found.get(path)?.[0]]).toEqual([path, expect.stringMatching(pattern)]);
  });

  it('says what it lacks', () => {
    expect(missingIn(anInvoice({ buyer }))).toEqual([]);
    const { email: _, contactName: __, ...seller } = theSite;
    const { email: ___, ...without } = buyer;
    expect(missingIn(anInvoice({ seller, buyer: { ...without, leitwegId: '04011000-1234512345-07' } }))).toEqual([
      'leitweg_id',
      'seller_contact',
      'buyer_email',
    ]);
  });

  it('has a Leitweg-ID with the right check digits', () => {
    expect(
      ['04011000-1234512345-06', '991-33333TEST-33', '04011000-1234512345-60', '0401', ''].map(isLeitwegId),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('what an invoice lacks', () => {
  it('is nothing of a whole one', () => {
    expect(missingIn(anInvoice())).toEqual([]);
  });

  it('is named, field by field', () => {
    const { number: _, ...preview } = aDraft();
    expect(missingIn(priced(preview))).toEqual(['number']);
    const { taxNumber: __, ...seller } = aGermanProvider;
    const { dueOn: ___, ...undue } = aDraft({
      seller,
      buyer: { ...aBuyer, city: ' ' },
      lines: [aLine({ name: '', grossCents: 25_001 })],
    });
    expect(missingIn(priced(undue))).toEqual(['line_name', 'buyer_address', 'seller_tax_number', 'due_day']);
    // Up to 250 € the law asks for no address (§ 33 UStDV) where none may be known, unless the buyer is public.
    const nowhere = { ...aBuyer, street: '', zip: '', city: '' };
    const ofStranger = (grossCents: number, buyer: Partial<Buyer> = {}) =>
      missingIn(anInvoice({ buyer: { ...nowhere, ...buyer }, lines: [aLine({ grossCents })] }), {
        isAddressKnown: false,
      });
    expect(ofStranger(25_000)).toEqual([]);
    expect(ofStranger(25_001)).toEqual(['buyer_address']);
    expect(ofStranger(999, { leitwegId: '04011000-1234512345-06' })).toContain('buyer_address');
    expect(missingIn(anInvoice({ buyer: nowhere }))).toEqual(['buyer_address']);
    expect(
      missingIn(anInvoice({ lines: [exempt('AE')], exemption: 'reverse_charge', seller: aGermanProvider })),
    ).toEqual(['seller_vat_id', 'buyer_vat_id']);
  });

  it('is little of a receipt', () => {
    const receipt = anInvoice({ kind: 'receipt', lines: [exempt('O')], buyer: { ...aBuyer, street: '', zip: '' } });
    expect(missingIn(receipt)).toEqual([]);
  });
});
