import { firstOf, writeXml, type XmlContent } from '../xml.ts';

/**
 * The message in which a platform reports what its providers earn: OECD DPI XML schema 1.0, which DAC7 (Annex V of Directive
 * 2011/16/EU) and so PStTG and DPMG use. The order of the elements is the schema's. Amounts are whole units of their money. An
 * office's own envelope around it (DIP of the Bundeszentralamt für Steuern, FinanzOnline) is not written.
 */

interface Place {
  street: string;
  zip: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface ReportingOperator extends Place {
  name: string;
  siteName: string;
  /** ISO 3166-1 alpha-2 of the office that gets the message. */
  reportsTo: string;
  taxNumber: string;
  vatId: string;
  registerNumber?: string;
}

export interface ReportedQuarter {
  visits: number;
  considerationMinor: number;
  feeMinor: number;
}

interface Seller extends Place {
  taxId: string;
  vatId: string | null;
  account: { iban: string; holder: string } | null;
  currency: string;
  /** Four. */
  quarters: readonly ReportedQuarter[];
}

/** A seller in one money. */
export type ReportedSeller = Seller &
  (
    | { isPerson: true; firstName: string | null; lastName: string; birthDate: string }
    | { isPerson: false; name: string; registerNumber: string | null }
  );

/** `new` was never sent. `again` is what was sent and has not changed; `corrected` takes the place of `corrects`, `gone` takes it back. */
export type DocState = 'new' | 'again' | 'corrected' | 'gone';

export interface Doc {
  reference: string;
  state: DocState;
  corrects?: string;
}

/** `new`: what was not reported before. `correction`: of what was. `nil`: there is nothing to report. */
export type MessageKind = 'new' | 'correction' | 'nil';

export interface PlatformReport {
  /** No other message may ever have it. */
  reference: string;
  kind: MessageKind;
  year: number;
  /** An instant. */
  madeAt: string;
  operator: ReportingOperator;
  operatorDoc: Doc;
  sellers: readonly { seller: ReportedSeller; doc: Doc }[];
}

const messageKinds = { new: 'DPI401', correction: 'DPI402', nil: 'DPI403' } as const satisfies Record<
  MessageKind,
  string
>;
const docKinds = { again: 'OECD0', new: 'OECD1', corrected: 'OECD2', gone: 'OECD3' } as const satisfies Record<
  DocState,
  string
>;

const short = (text: string): string => firstOf(text.trim(), 200);
const filled = (text: string | null | undefined): string | undefined =>
  text === null || text === undefined || text.trim() === '' ? undefined : short(text);

const addressOf = ({ street, zip, city, country }: Place): XmlContent => ({
  CountryCode: country,
  AddressFix: { Street: filled(street), PostCode: filled(zip), City: short(city) },
});

/**
 * The corrected message is not referenced. The schema makes that optional, and the references of the records are
 * globally unique.
 */
const docOf = ({ reference, state, corrects }: Doc): XmlContent => ({
  'stf:DocTypeIndic': docKinds[state],
  'stf:DocRefId': reference,
  'stf:CorrDocRefId': corrects,
});

const numbered = (scheme: Record<string, string>, text: string): XmlContent => ({ ...scheme, '#text': short(text) });

const operatorOf = (operator: ReportingOperator, doc: Doc): XmlContent => ({
  ResCountryCode: operator.reportsTo,
  TIN: numbered({ '@issuedBy': operator.reportsTo }, operator.taxNumber),
  IN:
    operator.registerNumber === undefined
      ? undefined
      : numbered({ '@issuedBy': operator.reportsTo, '@INType': 'BRN' }, operator.registerNumber),
  VAT: short(operator.vatId),
  Name: short(operator.name),
  PlatformBusinessName: short(operator.siteName),
  Address: addressOf(operator),
  // Resident where it reports.
  Nexus: 'RPONEX1',
  DocSpec: docOf(doc),
});

const accountOf = ({ account }: Seller): XmlContent | undefined =>
  account === null
    ? undefined
    : {
        Identifier: numbered({ '@AccountNumberType': 'IBAN' }, account.iban),
        AccountHolderName: filled(account.holder),
      };

function identityOf(seller: ReportedSeller): XmlContent {
  const country = seller.country;
  const tin = numbered({ '@issuedBy': country }, seller.taxId);
  if (seller.isPerson)
    return {
      IndividualSeller: {
        Standard: {
          IndSellerID: {
            ResCountryCode: country,
            TIN: tin,
            VAT: filled(seller.vatId),
            // NFN: no first name.
            Name: { FirstName: filled(seller.firstName) ?? 'NFN', LastName: short(seller.lastName) },
            Address: addressOf(seller),
            BirthInfo: { BirthDate: seller.birthDate },
          },
          FinancialIdentifier: accountOf(seller),
        },
      },
    };
  return {
    EntitySeller: {
      Standard: {
        EntSellerID: {
          ResCountryCode: country,
          TIN: tin,
          IN:
            filled(seller.registerNumber) === undefined
              ? undefined
              : numbered({ '@issuedBy': country, '@INType': 'BRN' }, seller.registerNumber ?? ''),
          VAT: filled(seller.vatId),
          Name: short(seller.name),
          Address: addressOf(seller),
        },
        FinancialIdentifier: accountOf(seller),
      },
    },
  };
}

/** Half up; nothing is negative here. */
const units = (minor: number): string => String(Math.floor((minor + 50) / 100));

function activitiesOf({ currency, quarters }: Seller): XmlContent {
  const amounts = (name: string, of: (quarter: ReportedQuarter) => number): XmlContent =>
    Object.fromEntries(
      quarters.map((quarter, index) => [
        `${name}Q${index + 1}`,
        { '@currCode': currency, '#text': units(of(quarter)) },
      ]),
    );
  return {
    PersonalServices: {
      Consideration: amounts('Cons', ({ considerationMinor }) => considerationMinor),
      NumberOfActivities: Object.fromEntries(
        quarters.map(({ visits }, index) => [`NumbQ${index + 1}`, String(visits)]),
      ),
      Fees: amounts('Fees', ({ feeMinor }) => feeMinor),
      // The site withholds no taxes.
      Taxes: amounts('Tax', () => 0),
    },
  };
}

export const platformReport = (report: PlatformReport): Promise<string> => {
  const { reference, kind, year, madeAt, operator, operatorDoc, sellers } = report;
  return writeXml({
    DPI_OECD: {
      '@xmlns': 'urn:oecd:ties:dpi:v1',
      '@xmlns:stf': 'urn:oecd:ties:dpistf:v1',
      '@version': '1.0',
      MessageSpec: {
        SendingEntityIN: short(operator.taxNumber),
        TransmittingCountry: operator.reportsTo,
        ReceivingCountry: operator.reportsTo,
        MessageType: 'DPI',
        MessageRefId: reference,
        MessageTypeIndic: messageKinds[kind],
        ReportingPeriod: `${year}-12-31`,
        Timestamp: madeAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length),
      },
      DPIBody: {
        PlatformOperator: operatorOf(operator, operatorDoc),
        ReportableSeller: sellers.map(({ seller, doc }) => ({
          Identity: identityOf(seller),
          RelevantActivities: activitiesOf(seller),
          DocSpec: docOf(doc),
        })),
      },
    },
  });
};
