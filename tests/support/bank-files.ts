/** Bank statements as banks write them, camt.053 in the versions 02 to 13, with what each of them leaves out or breaks. */

export interface WrittenDetail {
  amount?: string;
  endToEndId?: string;
  mandateId?: string;
  paymentInfoId?: string;
  name?: string;
  iban?: string;
  /** The other party of the payment that is returned: in German statements that is us. */
  ownName?: string;
  ownIban?: string;
  text?: string | string[];
  reference?: string;
  returnCode?: string;
  returnText?: string;
  instructed?: string;
  /** Of what was instructed, where it is another than the entry's. */
  instructedCurrency?: string;
  chargesCurrency?: string;
  charges?: string;
  direction?: 'CRDT' | 'DBIT';
}

export interface WrittenEntry {
  amount: string;
  currency?: string;
  direction?: 'CRDT' | 'DBIT';
  status?: 'BOOK' | 'PDNG' | 'INFO';
  isReversal?: boolean;
  bookedOn?: string;
  valueOn?: string;
  bankReference?: string;
  code?: [domain: string, family: string, sub: string];
  germanCode?: string;
  additional?: string;
  /** Of a batch whose details are left out. */
  batch?: { paymentInfoId: string; count: number };
  details?: WrittenDetail[];
}

export interface WrittenStatement {
  id?: string;
  account?: string;
  page?: string;
  number?: string;
  days?: [from: string, to: string];
  currency?: string;
  opening?: string;
  closing?: string;
  entries: WrittenEntry[];
}

export interface WrittenFile {
  version?: '02' | '04' | '08' | '13';
  prefix?: string;
  encoding?: string;
  statements: WrittenStatement[];
}

export const ownAccount = 'DE89370400440532013000';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const element = (name: string, content: string | undefined): string =>
  content === undefined || content === '' ? '' : `<${name}>${content}</${name}>`;

const field = (name: string, text: string | undefined): string =>
  text === undefined ? '' : element(name, escaped(text));

const money = (name: string, amount: string | undefined, currency: string): string =>
  amount === undefined ? '' : `<${name} Ccy="${currency}">${amount}</${name}>`;

/** Version 08 puts a party and a state one level deeper, version 04 gives a payment its amount and direction. */
const isFrom = (first: number, version: string): boolean => Number(version) >= first;

const party = (role: string, name: string | undefined, version: string): string =>
  name === undefined ? '' : element(role, isFrom(8, version) ? element('Pty', field('Nm', name)) : field('Nm', name));

const account = (role: string, iban: string | undefined): string =>
  iban === undefined ? '' : element(role, element('Id', field('IBAN', iban)));

function parties(detail: WrittenDetail, isIncoming: boolean, version: string): string {
  const [payer, payee] = isIncoming ? [detail, undefined] : [undefined, detail];
  const own = { name: detail.ownName, iban: detail.ownIban };
  return element(
    'RltdPties',
    party('Dbtr', (payer ?? own).name, version) +
      account('DbtrAcct', (payer ?? own).iban) +
      party('Cdtr', (payee ?? own).name, version) +
      account('CdtrAcct', (payee ?? own).iban),
  );
}

function detailOf(detail: WrittenDetail, entry: WrittenEntry, version: string): string {
  const currency = entry.currency ?? 'EUR';
  const { amount, instructed, text, reference } = detail;
  const isIncoming = (detail.direction ?? entry.direction ?? 'CRDT') === 'CRDT';
  const amounts =
    (instructed === undefined
      ? ''
      : element('InstdAmt', money('Amt', instructed, detail.instructedCurrency ?? currency))) +
    (!isFrom(4, version) && amount !== undefined ? element('TxAmt', money('Amt', amount, currency)) : '');
  const texts = (text === undefined ? [] : [text].flat()).map((part) => field('Ustrd', part)).join('');
  const structured = reference === undefined ? '' : element('Strd', element('CdtrRefInf', field('Ref', reference)));
  return element(
    'TxDtls',
    element(
      'Refs',
      field('PmtInfId', detail.paymentInfoId) +
        field('EndToEndId', detail.endToEndId) +
        field('MndtId', detail.mandateId),
    ) +
      (isFrom(4, version) ? money('Amt', amount, currency) : '') +
      field(
        'CdtDbtInd',
        detail.direction ?? (isFrom(4, version) && amount !== undefined ? (entry.direction ?? 'CRDT') : undefined),
      ) +
      element('AmtDtls', amounts) +
      (detail.charges === undefined
        ? ''
        : element(
            'Chrgs',
            isFrom(4, version)
              ? money('TtlChrgsAndTaxAmt', detail.charges, detail.chargesCurrency ?? currency)
              : money('Amt', detail.charges, detail.chargesCurrency ?? currency),
          )) +
      parties(detail, isIncoming, version) +
      element('RmtInf', texts + structured) +
      (detail.returnCode === undefined && detail.returnText === undefined
        ? ''
        : element('RtrInf', element('Rsn', field('Cd', detail.returnCode)) + field('AddtlInf', detail.returnText))),
  );
}

function entryOf(entry: WrittenEntry, version: string): string {
  const {
    amount,
    currency = 'EUR',
    direction = 'CRDT',
    status = 'BOOK',
    bookedOn = '2026-12-10',
    details = [],
  } = entry;
  const [domain, family, sub] = entry.code ?? ['PMNT', 'RCDT', 'ESCT'];
  return element(
    'Ntry',
    money('Amt', amount, currency) +
      field('CdtDbtInd', direction) +
      (entry.isReversal === undefined ? '' : field('RvslInd', String(entry.isReversal))) +
      (isFrom(8, version) ? element('Sts', field('Cd', status)) : field('Sts', status)) +
      element('BookgDt', field('Dt', bookedOn)) +
      element('ValDt', field('Dt', entry.valueOn ?? bookedOn)) +
      field('AcctSvcrRef', entry.bankReference) +
      element(
        'BkTxCd',
        element('Domn', field('Cd', domain) + element('Fmly', field('Cd', family) + field('SubFmlyCd', sub))) +
          (entry.germanCode === undefined ? '' : element('Prtry', field('Cd', entry.germanCode) + field('Issr', 'DK'))),
      ) +
      element(
        'NtryDtls',
        (entry.batch === undefined
          ? ''
          : element(
              'Btch',
              field('PmtInfId', entry.batch.paymentInfoId) + field('NbOfTxs', String(entry.batch.count)),
            )) + details.map((detail) => detailOf(detail, entry, version)).join(''),
      ) +
      field('AddtlNtryInf', entry.additional),
  );
}

const balance = (code: string, amount: string | undefined, currency: string): string =>
  amount === undefined
    ? ''
    : element(
        'Bal',
        element('Tp', element('CdOrPrtry', field('Cd', code))) +
          money('Amt', amount.replace('-', ''), currency) +
          field('CdtDbtInd', amount.startsWith('-') ? 'DBIT' : 'CRDT') +
          element('Dt', field('Dt', '2026-12-10')),
      );

const statementOf = (statement: WrittenStatement, index: number, version: string): string =>
  element(
    'Stmt',
    field('Id', statement.id ?? `STMT-${index + 1}`) +
      (statement.page === undefined
        ? ''
        : element('StmtPgntn', field('PgNb', statement.page) + field('LastPgInd', 'false'))) +
      field('ElctrncSeqNb', statement.number) +
      field('CreDtTm', '2026-12-10T20:00:00+01:00') +
      (statement.days === undefined
        ? ''
        : element('FrToDt', field('FrDtTm', statement.days[0]) + field('ToDtTm', statement.days[1]))) +
      element(
        'Acct',
        element('Id', field('IBAN', statement.account ?? ownAccount)) + field('Ccy', statement.currency ?? 'EUR'),
      ) +
      balance('OPBD', statement.opening, statement.currency ?? 'EUR') +
      balance('CLBD', statement.closing, statement.currency ?? 'EUR') +
      statement.entries.map((entry) => entryOf(entry, version)).join(''),
  );

export function bankFileText({ version = '08', prefix, encoding = 'UTF-8', statements }: WrittenFile): string {
  const namespace = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`;
  const content = element(
    'BkToCstmrStmt',
    element('GrpHdr', field('MsgId', 'M-1') + field('CreDtTm', '2026-12-10T20:00:00+01:00')) +
      statements.map((statement, index) => statementOf(statement, index, version)).join('\n'),
  );
  const whole = `<Document xmlns="${namespace}">${content}</Document>`;
  const named =
    prefix === undefined
      ? whole
      : whole.replaceAll(/<(\/?)(\w+)/g, `<$1${prefix}:$2`).replace(' xmlns=', ` xmlns:${prefix}=`);
  return `<?xml version="1.0" encoding="${encoding}"?>\n${named}\n`;
}

export const aBankFile = (file: WrittenFile): Uint8Array => Buffer.from(bankFileText(file), 'utf8');

/** A file of one statement with these entries. */
export const aStatement = (entries: WrittenEntry[], file: Partial<WrittenFile> = {}): Uint8Array =>
  aBankFile({ ...file, statements: [{ entries }] });
