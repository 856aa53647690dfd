import { writeXml, type XmlContent } from '../xml.ts';
import { isEeaIban, readIban, remainderOf97 } from './account-number.ts';
import { latin } from './latin.ts';
import { isTargetDay } from './target-days.ts';

/**
 * The file by which a bank is asked to collect: ISO 20022 pain.008.001.08, core scheme, as the EPC (EPC130-08) and the German banks
 * (DFÜ-Abkommen, Anlage 3) use it. Addresses are structured, because banks refuse others since November 2026; the payer's bank is
 * not named, because the IBAN says it. Every debit is recurrent (RCUR), the first included.
 */

interface Party {
  name: string;
  street: string;
  zip: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface Creditor extends Party {
  iban: string;
  bic?: string;
  /** `DE98ZZZ09999999999` */
  creditorId: string;
}

export interface Debit {
  /** The number of the invoice: a return names it. */
  endToEndId: string;
  /** Cents of euros. */
  amountCents: number;
  mandate: { reference: string; signedOn: string };
  /** As the account is held. */
  payer: Party & { iban: string };
  text: string;
}

export interface Collection {
  /** The id of the file. No other file may ever have it. */
  id: string;
  /** An instant. */
  madeAt: string;
  collectedOn: string;
  creditor: Creditor;
  debits: readonly Debit[];
}

/** Check digits over what comes behind the country's own code, as the EPC describes it (EPC262-08). */
export function isCreditorId(text: string): boolean {
  const [, country = '', digits = '', national = ''] =
    /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(text) ?? [];
  return country !== '' && remainderOf97(`${national}${country}${digits}`) === 1;
}

/** Months after the last debit, or the signature, after which a mandate is void (EPC016-06, 4.1). */
const mandateMonths = 36;

/** The last day on which a mandate may be used. */
export function mandateEnd(lastUsedOn: string): string {
  const [year = 0, month = 0, day = 0] = lastUsedOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + mandateMonths, 0)).getUTCDate();
  const end = Date.UTC(year, month - 1 + mandateMonths, Math.min(day, lastOfMonth));
  return new Date(end).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

const isReference = (text: string): boolean =>
  /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/.test(text) && !/^\/|\/$|\/\//.test(text);

export type DebitFault = 'creditor' | 'day' | 'nothing' | 'amount' | 'iban' | 'reference' | 'mandate' | 'address';

const hasPlace = ({ name, city, country }: Party): boolean =>
  latin(name, 70) !== '' && latin(city, 35) !== '' && /^[A-Z]{2}$/.test(country);

function faultOfDebit(debit: Debit, collectedOn: string): DebitFault | undefined {
  const { amountCents, endToEndId, mandate, payer } = debit;
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > 99_999_999_999) return 'amount';
  if (readIban(payer.iban) !== payer.iban || !isEeaIban(payer.iban)) return 'iban';
  if (!isReference(endToEndId) || !isReference(mandate.reference)) return 'reference';
  if (mandate.signedOn > collectedOn) return 'mandate';
  return hasPlace(payer) ? undefined : 'address';
}

/** Why a bank would refuse the file, and of which debit; undefined where it takes it. `today` is on the bank's clock. */
export function faultOfCollection(
  { creditor, collectedOn, debits, id }: Collection,
  today: string,
): { fault: DebitFault; of?: string } | undefined {
  const isKnown = isCreditorId(creditor.creditorId) && readIban(creditor.iban) === creditor.iban && hasPlace(creditor);
  if (!isKnown || !isReference(id)) return { fault: 'creditor' };
  if (collectedOn <= today || !isTargetDay(collectedOn)) return { fault: 'day' };
  if (debits.length === 0) return { fault: 'nothing' };
  for (const debit of debits) {
    const fault = faultOfDebit(debit, collectedOn);
    if (fault !== undefined) return { fault, of: debit.endToEndId };
  }
  return undefined;
}

const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const filled = (text: string): string | undefined => (text === '' ? undefined : text);

const partyOf = ({ name, street, zip, city, country }: Party): XmlContent => ({
  Nm: latin(name, 70),
  PstlAdr: {
    StrtNm: filled(latin(street, 70)),
    PstCd: filled(latin(zip, 16)),
    TwnNm: latin(city, 35),
    Ctry: country,
  },
});

const unnamedBank: XmlContent = { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } };

const debitOf = ({ endToEndId, amountCents, mandate, payer, text }: Debit): XmlContent => ({
  PmtId: { EndToEndId: endToEndId },
  InstdAmt: { '@Ccy': 'EUR', '#text': euros(amountCents) },
  DrctDbtTx: { MndtRltdInf: { MndtId: mandate.reference, DtOfSgntr: mandate.signedOn } },
  DbtrAgt: unnamedBank,
  Dbtr: partyOf(payer),
  DbtrAcct: { Id: { IBAN: payer.iban } },
  RmtInf: { Ustrd: latin(text, 140) },
});

/** The file. Throws for what a bank would refuse: `faultOfCollection` says it beforehand. */
export async function directDebitFile(collection: Collection, today: string): Promise<string> {
  const found = faultOfCollection(collection, today);
  if (found !== undefined) throw new Error(`A bank would refuse this file: ${found.fault} ${found.of ?? ''}`.trim());
  const { id, madeAt, collectedOn, creditor, debits } = collection;
  const sums = {
    NbOfTxs: String(debits.length),
    CtrlSum: euros(debits.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  };
  return writeXml({
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08',
      CstmrDrctDbtInitn: {
        GrpHdr: {
          MsgId: id,
          CreDtTm: `${madeAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}Z`,
          ...sums,
          InitgPty: { Nm: latin(creditor.name, 70) },
        },
        PmtInf: {
          PmtInfId: id,
          PmtMtd: 'DD',
          BtchBookg: 'true',
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' }, LclInstrm: { Cd: 'CORE' }, SeqTp: 'RCUR' },
          ReqdColltnDt: collectedOn,
          Cdtr: partyOf(creditor),
          CdtrAcct: { Id: { IBAN: creditor.iban } },
          CdtrAgt: creditor.bic === undefined ? unnamedBank : { FinInstnId: { BICFI: creditor.bic } },
          ChrgBr: 'SLEV',
          CdtrSchmeId: {
            Id: { PrvtId: { Othr: { Id: creditor.creditorId, SchmeNm: { Prtry: 'SEPA' } } } },
          },
          DrctDbtTxInf: debits.map(debitOf),
        },
      },
    },
  });
}
