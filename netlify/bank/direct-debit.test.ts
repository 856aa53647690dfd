import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import {
  type Collection,
  directDebitFile,
  faultOfCollection,
  isCreditorId,
  mandateEnd,
  targetDayFrom,
} from './index.ts';
import { latin } from './latin.ts';
import { isTargetDay } from './target-days.ts';

const today = '2026-12-01';
const payer = {
  name: 'Łucja Żółć-Großmann & Söhne',
  street: 'Straße des 17. Juni 5',
  zip: '1020',
  city: 'Fürstenfeld',
  country: 'AT',
  iban: 'AT611904300234573201',
};
const debit = {
  endToEndId: 'CK-2026-000001',
  amountCents: 999,
  mandate: { reference: 'CK-M-000123', signedOn: '2026-11-20' },
  payer,
  text: 'Rechnung CK-2026-000001 für November',
};
const aCollection = (changes: Partial<Collection> = {}): Collection => ({
  id: 'CK-L-2026-000001',
  madeAt: '2026-12-01T10:00:00.000Z',
  collectedOn: '2026-12-15',
  creditor: {
    name: 'Casa & Kiez GmbH',
    street: 'Torstraße 10',
    zip: '10119',
    city: 'Berlin',
    country: 'DE',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    creditorId: 'DE98ZZZ09999999999',
  },
  debits: [debit, { ...debit, endToEndId: 'CK-2026-000002', amountCents: 5 }],
  ...changes,
});

/** Children that an element may have, in the order of the standard; `*` marks those that must be there. */
const standard: Record<string, string> = {
  Document: 'CstmrDrctDbtInitn*',
  CstmrDrctDbtInitn: 'GrpHdr* PmtInf* SplmtryData',
  GrpHdr: 'MsgId* CreDtTm* Authstn NbOfTxs* CtrlSum InitgPty* FwdgAgt',
  PmtInf:
    'PmtInfId* PmtMtd* ReqdAdvcTp BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdColltnDt* Cdtr* CdtrAcct* CdtrAcctCcy CdtrAgt* CdtrAgtAcct UltmtCdtr ChrgBr ChrgsAcct ChrgsAcctAgt CdtrSchmeId DrctDbtTxInf*',
  PmtTpInf: 'InstrPrty SvcLvl LclInstrm SeqTp CtgyPurp',
  DrctDbtTxInf:
    'PmtId* PmtTpInf InstdAmt* ChrgBr DrctDbtTx UltmtCdtr DbtrAgt* DbtrAgtAcct Dbtr* DbtrAcct* UltmtDbtr InstrForCdtrAgt Purp RgltryRptg Tax RltdRmtInf RmtInf SplmtryData',
  PmtId: 'InstrId EndToEndId* UETR',
  MndtRltdInf: 'MndtId DtOfSgntr AmdmntInd AmdmntInfDtls ElctrncSgntr FrstColltnDt FnlColltnDt Frqcy Rsn TrckgDays',
  Cdtr: 'Nm PstlAdr Id CtryOfRes CtctDtls',
  Dbtr: 'Nm PstlAdr Id CtryOfRes CtctDtls',
  PstlAdr: 'AdrTp Dept SubDept StrtNm BldgNb BldgNm Flr PstBx Room PstCd TwnNm* TwnLctnNm DstrctNm CtrySubDvsn Ctry*',
  FinInstnId: 'BICFI ClrSysMmbId LEI Nm PstlAdr Othr',
};
/** The most characters of a text. */
const lengths: Record<string, number> = {
  MsgId: 35,
  PmtInfId: 35,
  EndToEndId: 35,
  MndtId: 35,
  Nm: 70,
  StrtNm: 70,
  PstCd: 16,
  TwnNm: 35,
  Ustrd: 140,
  IBAN: 34,
};

type Node = Record<string, unknown>;
const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false });

function faultsOf(name: string, children: Node[]): string[] {
  const names = children.flatMap((child) => Object.keys(child).filter((key) => !['#text', ':@'].includes(key)));
  const rule = standard[name]?.split(' ') ?? [];
  const known = rule.map((child) => child.replace('*', ''));
  const places = names.map((child) => known.indexOf(child));
  const text = children.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join('');
  return [
    ...(rule.length > 0 && places.some((place) => place < 0) ? [`${name}: strange child among ${names.join()}`] : []),
    ...(rule.length > 0 && places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))
      ? [`${name}: order of ${names.join()}`]
      : []),
    ...rule
      .filter((child) => child.endsWith('*') && !names.includes(child.slice(0, -1)))
      .map((child) => `${name}: ${child}`),
    ...(text.length > (lengths[name] ?? Number.POSITIVE_INFINITY) ? [`${name}: too long`] : []),
    ...(/[^A-Za-z0-9/\-?:().,'+ ]/.test(text) ? [`${name}: letters of ${text}`] : []),
    ...children.flatMap((child) =>
      Object.entries(child).flatMap(([key, inside]) => (Array.isArray(inside) ? faultsOf(key, inside as Node[]) : [])),
    ),
  ];
}
const faultsIn = (xml: string): string[] => {
  const root = (parser.parse(xml) as Node[]).find((node) => 'Document' in node);
  return faultsOf('Document', (root?.['Document'] ?? []) as Node[]);
};

describe('the file of direct debits', () => {
  it('has the elements of the standard in its order, within its lengths and letters', async () => {
    const xml = await directDebitFile(aCollection(), today);
    expect(faultsIn(xml)).toEqual([]);
    // The table would find what is wrong.
    expect(faultsIn(xml.replace('<TwnNm>Fuerstenfeld</TwnNm>', ''))).toContain('PstlAdr: TwnNm*');
    expect(faultsIn(xml.replace('Fuerstenfeld', 'Fürstenfeld'))).not.toEqual([]);
  });

  it('says who pays what, by whose mandate, and when', async () => {
    const xml = await directDebitFile(aCollection(), today);
    const read = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml) as { Document: Node };
    expect(read.Document).toMatchObject({
      '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08',
      CstmrDrctDbtInitn: {
        GrpHdr: { MsgId: 'CK-L-2026-000001', CreDtTm: '2026-12-01T10:00:00Z', NbOfTxs: '2', CtrlSum: '10.04' },
        PmtInf: {
          PmtMtd: 'DD',
          NbOfTxs: '2',
          CtrlSum: '10.04',
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' }, LclInstrm: { Cd: 'CORE' }, SeqTp: 'RCUR' },
          ReqdColltnDt: '2026-12-15',
          Cdtr: { Nm: 'Casa + Kiez GmbH', PstlAdr: { TwnNm: 'Berlin', Ctry: 'DE' } },
          CdtrAgt: { FinInstnId: { BICFI: 'COBADEFFXXX' } },
          CdtrSchmeId: { Id: { PrvtId: { Othr: { Id: 'DE98ZZZ09999999999', SchmeNm: { Prtry: 'SEPA' } } } } },
          DrctDbtTxInf: [
            {
              PmtId: { EndToEndId: 'CK-2026-000001' },
              InstdAmt: { '#text': '9.99', '@_Ccy': 'EUR' },
              DrctDbtTx: { MndtRltdInf: { MndtId: 'CK-M-000123', DtOfSgntr: '2026-11-20' } },
              DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
              Dbtr: {
                Nm: 'Lucja Zolc-Grossmann + Soehne',
                PstlAdr: { StrtNm: 'Strasse des 17. Juni 5', PstCd: '1020', TwnNm: 'Fuerstenfeld', Ctry: 'AT' },
              },
              DbtrAcct: { Id: { IBAN: 'AT611904300234573201' } },
              RmtInf: { Ustrd: 'Rechnung CK-2026-000001 fuer November' },
            },
            { PmtId: { EndToEndId: 'CK-2026-000002' }, InstdAmt: { '#text': '0.05' } },
          ],
        },
      },
    });
  });

  const withDebit = (changes: Partial<typeof debit>) => aCollection({ debits: [{ ...debit, ...changes }] });
  it.each([
    ['day', 'of today', aCollection({ collectedOn: today })],
    ['day', 'of a Saturday', aCollection({ collectedOn: '2026-12-12' })],
    ['day', 'of Christmas', aCollection({ collectedOn: '2026-12-25' })],
    ['nothing', 'without debits', aCollection({ debits: [] })],
    ['amount', 'of nothing', withDebit({ amountCents: 0 })],
    ['amount', 'of half a cent', withDebit({ amountCents: 0.5 })],
    ['iban', 'from Switzerland', withDebit({ payer: { ...payer, iban: 'CH9300762011623852957' } })],
    ['iban', 'with a wrong digit', withDebit({ payer: { ...payer, iban: 'AT611904300234573202' } })],
    ['address', 'without a town', withDebit({ payer: { ...payer, city: ' ' } })],
    ['mandate', 'before the signature', withDebit({ mandate: { reference: 'M', signedOn: '2026-12-16' } })],
    ['reference', 'with a strange reference', withDebit({ endToEndId: 'Rechnung №1' })],
  ] as const)('is refused for its %s: one %s', async (fault, _what, collection) => {
    expect(faultOfCollection(collection, today)?.fault).toBe(fault);
    await expect(directDebitFile(collection, today)).rejects.toThrow(fault);
  });
});

describe('days and mandates', () => {
  it('leave out weekends, New Year, Good Friday, Easter Monday, the first of May and Christmas', () => {
    const closed2027 = ['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-01', '2027-12-25', '2027-12-26'];
    expect(closed2027.filter(isTargetDay)).toEqual([]);
    const closed2028 = ['2028-01-01', '2028-04-14', '2028-04-17', '2028-05-01', '2028-12-25', '2028-12-26'];
    expect(closed2028.filter(isTargetDay)).toEqual([]);
    // 2028 has 366 days, 106 of them on weekends, and four of the six are none.
    const days = Array.from({ length: 366 }, (_, index) =>
      new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10),
    );
    expect(days.filter(isTargetDay)).toHaveLength(366 - 106 - 5);
    expect(targetDayFrom('2027-03-26')).toBe('2027-03-30');
    expect(targetDayFrom('2027-03-30')).toBe('2027-03-30');
  });

  it('end 36 months after the last debit', () => {
    expect(mandateEnd('2026-11-20')).toBe('2029-11-20');
    expect(mandateEnd('2028-02-29')).toBe('2031-02-28');
  });

  it('know a creditor by its check digits', () => {
    expect(['DE98ZZZ09999999999', 'AT61ZZZ01234567890', 'DE97ZZZ09999999999', 'DE98ZZZ', ''].map(isCreditorId)).toEqual(
      [true, true, false, false, false],
    );
  });

  it('write names with the letters that every bank takes', () => {
    expect(latin('  Ærø & Çelik\nŠmídová 你好 ', 70)).toBe('AEro + Celik Smidova ..');
    expect(latin('ß'.repeat(80), 70)).toHaveLength(70);
  });
});
