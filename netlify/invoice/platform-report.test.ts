import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { type PlatformReport, platformReport, type ReportedSeller } from './index.ts';

const quarter = { visits: 2, considerationMinor: 8501, feeMinor: 499 };
const none = { visits: 0, considerationMinor: 0, feeMinor: 0 };
const person: ReportedSeller = {
  isPerson: true,
  firstName: null,
  lastName: 'Größ & Söhne <x>',
  birthDate: '1985-02-28',
  street: 'Hauptstraße 12a',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  taxId: '86095742719',
  vatId: null,
  account: { iban: 'DE89370400440532013000', holder: 'Anna Müller' },
  currency: 'EUR',
  quarters: [quarter, none, none, { visits: 1, considerationMinor: 49, feeMinor: 50 }],
};
const company: ReportedSeller = {
  isPerson: false,
  name: 'Salon GmbH',
  registerNumber: 'FN 123456a',
  street: 'Ring 1',
  zip: '1010',
  city: 'Wien',
  country: 'AT',
  taxId: '123456789',
  vatId: 'ATU12345678',
  account: null,
  currency: 'EUR',
  quarters: [none, quarter, none, none],
};
const aReport = (changes: Partial<PlatformReport> = {}): PlatformReport => ({
  reference: 'DE2026DE-DE123456789-1',
  kind: 'new',
  year: 2026,
  madeAt: '2027-01-15T10:00:00.000Z',
  operator: {
    name: 'Casa & Kiez GmbH',
    siteName: 'Casa & Kiez',
    street: 'Torstraße 10',
    zip: '10119',
    city: 'Berlin',
    country: 'DE',
    reportsTo: 'DE',
    taxNumber: '30/123/45678',
    vatId: 'DE123456789',
    registerNumber: 'HRB 12345',
  },
  operatorDoc: { reference: 'DE2026-0', state: 'new' },
  sellers: [
    { seller: person, doc: { reference: 'DE2026-1', state: 'new' } },
    { seller: company, doc: { reference: 'DE2026-2', state: 'new' } },
  ],
  ...changes,
});

/** Children that an element may have, in the order of the schema (OECD DPI XML 1.0); `*` marks those that must be there. */
const schema: Record<string, string> = {
  DPI_OECD: 'MessageSpec* DPIBody*',
  MessageSpec:
    'SendingEntityIN TransmittingCountry* ReceivingCountry* MessageType* Warning Contact MessageRefId* MessageTypeIndic* ReportingPeriod* Timestamp*',
  DPIBody: 'PlatformOperator* OtherPlatformOperators ReportableSeller',
  PlatformOperator: 'ResCountryCode TIN* IN VAT Name* PlatformBusinessName Address* Nexus AssumedReporting DocSpec*',
  ReportableSeller: 'Identity* RelevantActivities* DocSpec*',
  Standard: 'IndSellerID EntSellerID FinancialIdentifier PermanentEstablishments',
  IndSellerID: 'ResCountryCode* TIN* VAT Name* Address* BirthInfo*',
  EntSellerID: 'ResCountryCode TIN* IN VAT Name* PlatformBusinessName Address* Nexus AssumedReporting',
  Name: 'PrecedingTitle Title FirstName MiddleName NamePrefix LastName',
  Address: 'CountryCode* AddressFix*',
  AddressFix:
    'Street BuildingIdentifier SuiteIdentifier FloorIdentifier DistrictName POB PostCode City* CountrySubentity',
  BirthInfo: 'BirthDate* BirthPlace',
  FinancialIdentifier: 'Identifier* AccountHolderName OtherInfo',
  RelevantActivities: 'ImmovableProperty PersonalServices SaleOfGoods TransportationRental',
  PersonalServices: 'Consideration* NumberOfActivities* Fees* Taxes*',
  Consideration: 'ConsQ1* ConsQ2* ConsQ3* ConsQ4*',
  NumberOfActivities: 'NumbQ1* NumbQ2* NumbQ3* NumbQ4*',
  Fees: 'FeesQ1* FeesQ2* FeesQ3* FeesQ4*',
  Taxes: 'TaxQ1* TaxQ2* TaxQ3* TaxQ4*',
  DocSpec: 'stf:DocTypeIndic* stf:DocRefId* stf:CorrMessageRefId stf:CorrDocRefId',
};
/** What the text of an element has to look like. */
const forms: Record<string, RegExp> = {
  MessageTypeIndic: /^DPI40[123]$/,
  'stf:DocTypeIndic': /^OECD[0123]$/,
  ReportingPeriod: /^\d{4}-12-31$/,
  Timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  BirthDate: /^\d{4}-\d\d-\d\d$/,
  CountryCode: /^[A-Z]{2}$/,
  ResCountryCode: /^[A-Z]{2}$/,
  ...Object.fromEntries(
    ['Cons', 'Numb', 'Fees', 'Tax'].flatMap((name) => [1, 2, 3, 4].map((number) => [`${name}Q${number}`, /^\d+$/])),
  ),
};

type Node = Record<string, unknown>;
const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false });

function faultsOf(name: string, children: Node[]): string[] {
  const names = children.flatMap((child) => Object.keys(child).filter((key) => !['#text', ':@'].includes(key)));
  const rule = names.length === 0 ? [] : (schema[name]?.split(' ') ?? []);
  const places = names.map((child) => rule.findIndex((known) => known.replace('*', '') === child));
  const text = children.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join('');
  return [
    ...(rule.length > 0 && places.some((place) => place < 0) ? [`${name}: strange child among ${names.join()}`] : []),
    ...(places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)) ? [`${name}: order`] : []),
    ...rule
      .filter((child) => child.endsWith('*') && !names.includes(child.slice(0, -1)))
      .map((child) => `${name}: ${child}`),
    ...(names.length === 0 && text === '' ? [`${name}: empty`] : []),
    ...(text.length > 200 ? [`${name}: too long`] : []),
    ...(forms[name] !== undefined && !forms[name].test(text) ? [`${name}: ${text}`] : []),
    ...children.flatMap((child) =>
      Object.entries(child).flatMap(([key, inside]) => (Array.isArray(inside) ? faultsOf(key, inside as Node[]) : [])),
    ),
  ];
}
const faultsIn = (xml: string): string[] => {
  const root = (parser.parse(xml) as Node[]).find((node) => 'DPI_OECD' in node);
  return faultsOf('DPI_OECD', (root?.['DPI_OECD'] ?? []) as Node[]);
};

describe('the message to the tax office', () => {
  it('has the elements of the schema in its order, whatever is not known of a seller', async () => {
    const long = { ...company, name: 'ß'.repeat(300), registerNumber: null, vatId: null, street: '' };
    const sellers = [...aReport().sellers, { seller: long, doc: { reference: 'DE2026-3', state: 'new' as const } }];
    const xml = await platformReport(aReport({ sellers }));
    expect(faultsIn(xml)).toEqual([]);
    // The table would find what is wrong.
    expect(faultsIn(xml.replace('<BirthDate>1985-02-28</BirthDate>', ''))).toContain('BirthInfo: empty');
    expect(faultsIn(xml.replace('<City>Wien</City>', ''))).toContain('AddressFix: City*');
    expect(faultsIn(xml.replace('>85<', '>85.01<'))).toContain('ConsQ1: 85.01');
  });

  it('says who, what and how much, in whole units, half up', async () => {
    const xml = await platformReport(aReport());
    const read = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml) as Node;
    expect(read['DPI_OECD']).toMatchObject({
      '@_xmlns': 'urn:oecd:ties:dpi:v1',
      '@_version': '1.0',
      MessageSpec: {
        TransmittingCountry: 'DE',
        MessageRefId: 'DE2026DE-DE123456789-1',
        MessageTypeIndic: 'DPI401',
        ReportingPeriod: '2026-12-31',
        Timestamp: '2027-01-15T10:00:00',
      },
      DPIBody: {
        PlatformOperator: { TIN: { '#text': '30/123/45678', '@_issuedBy': 'DE' }, Nexus: 'RPONEX1' },
        ReportableSeller: [
          {
            Identity: {
              IndividualSeller: {
                Standard: {
                  IndSellerID: {
                    TIN: { '#text': '86095742719', '@_issuedBy': 'DE' },
                    Name: { FirstName: 'NFN', LastName: 'Größ & Söhne <x>' },
                    BirthInfo: { BirthDate: '1985-02-28' },
                  },
                  FinancialIdentifier: {
                    Identifier: { '#text': 'DE89370400440532013000', '@_AccountNumberType': 'IBAN' },
                    AccountHolderName: 'Anna Müller',
                  },
                },
              },
            },
            RelevantActivities: {
              PersonalServices: {
                Consideration: { ConsQ1: { '#text': '85', '@_currCode': 'EUR' }, ConsQ4: { '#text': '0' } },
                NumberOfActivities: { NumbQ1: '2', NumbQ4: '1' },
                Fees: { FeesQ1: { '#text': '5' }, FeesQ4: { '#text': '1' } },
                Taxes: { TaxQ1: { '#text': '0' } },
              },
            },
            DocSpec: { 'stf:DocTypeIndic': 'OECD1', 'stf:DocRefId': 'DE2026-1' },
          },
          {
            Identity: {
              EntitySeller: {
                Standard: { EntSellerID: { IN: { '#text': 'FN 123456a', '@_INType': 'BRN' }, VAT: 'ATU12345678' } },
              },
            },
          },
        ],
      },
    });
  });

  it('reports nothing, corrects and takes back', async () => {
    const nil = await platformReport(aReport({ kind: 'nil', sellers: [] }));
    expect(faultsIn(nil)).toEqual([]);
    expect(nil).toContain('DPI403');
    expect(nil).not.toContain('ReportableSeller');
    const xml = await platformReport(
      aReport({
        kind: 'correction',
        operatorDoc: { reference: 'DE2026-0', state: 'again' },
        sellers: [
          { seller: person, doc: { reference: 'DE2026-8', state: 'corrected', corrects: 'DE2026-1' } },
          { seller: company, doc: { reference: 'DE2026-9', state: 'gone', corrects: 'DE2026-2' } },
        ],
      }),
    );
    expect(faultsIn(xml)).toEqual([]);
    expect(xml).toContain('DPI402');
    expect([...xml.matchAll(/<stf:(\w+)>([^<]+)</g)].map(([, name, text]) => `${name} ${text}`)).toEqual([
      'DocTypeIndic OECD0',
      'DocRefId DE2026-0',
      'DocTypeIndic OECD2',
      'DocRefId DE2026-8',
      'CorrDocRefId DE2026-1',
      'DocTypeIndic OECD3',
      'DocRefId DE2026-9',
      'CorrDocRefId DE2026-2',
    ]);
  });
});
