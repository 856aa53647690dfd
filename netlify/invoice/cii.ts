import { writeXml, type XmlContent } from '../xml.ts';
import type { VatGroup } from './amounts.ts';
import {
  askedCents,
  type Buyer,
  type InvoiceDocument,
  type InvoiceLine,
  isElectronic,
  isXRechnung,
  type Seller,
  type Unit,
} from './document.ts';
import { exemptions } from './exemptions.ts';
import { wordsOf } from './paper/words.ts';
import { decimalOf, moneyOf, quantityOf, rateOf, unitPriceOf } from './written.ts';

/**
 * The XML of an invoice: UN/CEFACT Cross Industry Invoice D16B, profile EN 16931 of Factur-X and ZUGFeRD, or XRechnung 3.0. The
 * order of the elements is the schema's.
 */

const namespaces = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

const guideline = 'urn:cen.eu:en16931:2017';
const xRechnungGuideline = `${guideline}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** UNTDID 1001. */
const typeCodes = { invoice: '380', correction: '381' } as const;

/**
 * UNTDID 4461. A transfer in francs is no SEPA transfer. A transfer already made names no account to pay to, so that
 * nobody pays twice. Set-off is cleared between partners.
 */
const meansCodes = { sepa: '58', transfer: '30', debit: '59', setOff: '97' } as const;
const paidCodes = { cash: '10', card: '48', transfer: '1' } as const;

/** UN/ECE Recommendation 20. */
const unitCodes = {
  piece: 'C62',
  hour: 'HUR',
  day: 'DAY',
  month: 'MON',
  kilometre: 'KMT',
  metre: 'MTR',
  square_metre: 'MTK',
  lump_sum: 'LS',
} as const satisfies Record<Unit, string>;

const compactDay = (day: string): string => day.replaceAll('-', '');
const dayIn = (prefix: 'udt' | 'qdt', day: string): XmlContent => ({
  [`${prefix}:DateTimeString`]: { '@format': '102', '#text': compactDay(day) },
});

const periodOf = (from: string | undefined, to: string | undefined): XmlContent | undefined =>
  from === undefined || to === undefined
    ? undefined
    : { 'ram:StartDateTime': dayIn('udt', from), 'ram:EndDateTime': dayIn('udt', to) };

const rateIn = ({ category, rateHundredths }: { category: string; rateHundredths: number }): string | undefined =>
  category === 'O' ? undefined : rateOf(rateHundredths);

function lineOf(line: InvoiceLine, index: number): XmlContent {
  const { quantityThousandths: quantity, netCents } = line;
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:Name': line.name, 'ram:Description': line.note },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': unitPriceOf(netCents, quantity) },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': unitCodes[line.unit], '#text': quantityOf(quantity) },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': {
        'ram:TypeCode': 'VAT',
        'ram:CategoryCode': line.vat.category,
        'ram:RateApplicablePercent': rateIn(line.vat),
      },
      'ram:BillingSpecifiedPeriod': periodOf(line.from, line.to),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': decimalOf(netCents) },
    },
  };
}

const electronicAddress = (email: string | undefined): XmlContent | undefined =>
  email === undefined ? undefined : { 'ram:URIID': { '@schemeID': 'EM', '#text': email } };

const filled = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** Of invoices over small amounts the country alone may be known. */
const addressOf = ({ zip, street, addition, city, country }: Seller | Buyer): XmlContent => ({
  'ram:PostcodeCode': filled(zip),
  'ram:LineOne': filled(street),
  'ram:LineTwo': filled(addition),
  'ram:CityName': filled(city),
  'ram:CountryID': country,
});

const registration = (scheme: 'VA' | 'FC', id: string | undefined): XmlContent[] =>
  id === undefined
    ? []
    : [{ 'ram:ID': { '@schemeID': scheme, '#text': id.replaceAll(scheme === 'VA' ? /[\s.-]/g : /\s/g, '') } }];

/** Category O allows no VAT id of either side (BR-O-02). */
const hidesVatIds = (groups: readonly VatGroup[]): boolean => groups.some(({ category }) => category === 'O');

function sellerOf({ seller, groups }: InvoiceDocument): XmlContent {
  const { contactName, phone, email, registerNumber, tradeName } = seller;
  const contact = {
    'ram:PersonName': contactName,
    'ram:TelephoneUniversalCommunication': phone === undefined ? undefined : { 'ram:CompleteNumber': phone },
    'ram:EmailURIUniversalCommunication': email === undefined ? undefined : { 'ram:URIID': email },
  };
  return {
    'ram:ID': seller.number,
    'ram:Name': seller.name,
    'ram:SpecifiedLegalOrganization':
      registerNumber === undefined && tradeName === undefined
        ? undefined
        : { 'ram:ID': registerNumber, 'ram:TradingBusinessName': tradeName },
    'ram:DefinedTradeContact': contactName === undefined ? undefined : contact,
    'ram:PostalTradeAddress': addressOf(seller),
    'ram:URIUniversalCommunication': electronicAddress(email),
    'ram:SpecifiedTaxRegistration': [
      ...(hidesVatIds(groups) ? [] : registration('VA', seller.vatId)),
      ...registration('FC', seller.taxNumber),
    ],
  };
}

const buyerOf = ({ buyer, groups }: InvoiceDocument): XmlContent => ({
  'ram:ID': buyer.number,
  'ram:Name': buyer.name,
  'ram:PostalTradeAddress': addressOf(buyer),
  'ram:URIUniversalCommunication': electronicAddress(buyer.email),
  'ram:SpecifiedTaxRegistration': hidesVatIds(groups) ? [] : registration('VA', buyer.vatId),
});

function meansOf({ payment, currency }: InvoiceDocument): XmlContent {
  switch (payment.by) {
    case 'transfer':
      return {
        'ram:TypeCode': currency === 'EUR' ? meansCodes.sepa : meansCodes.transfer,
        'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': payment.iban, 'ram:AccountName': payment.holder },
        'ram:PayeeSpecifiedCreditorFinancialInstitution':
          payment.bic === undefined ? undefined : { 'ram:BICID': payment.bic },
      };
    case 'debit':
      return {
        'ram:TypeCode': meansCodes.debit,
        'ram:PayerPartyDebtorFinancialAccount': payment.iban === undefined ? undefined : { 'ram:IBANID': payment.iban },
      };
    case 'paid':
      return { 'ram:TypeCode': paidCodes[payment.how] };
    case 'account':
      return {
        'ram:TypeCode': meansCodes.transfer,
        'ram:PayeePartyCreditorFinancialAccount': {
          'ram:AccountName': payment.holder,
          'ram:ProprietaryID': payment.account,
        },
      };
    case 'set_off':
      return { 'ram:TypeCode': meansCodes.setOff };
  }
}

function taxOf({ category, rateHundredths, netCents, vatCents }: VatGroup, document: InvoiceDocument): XmlContent {
  const reason = category === 'S' || document.exemption === undefined ? undefined : exemptions[document.exemption];
  return {
    'ram:CalculatedAmount': decimalOf(vatCents),
    'ram:TypeCode': 'VAT',
    'ram:ExemptionReason': reason?.[document.language],
    'ram:BasisAmount': decimalOf(netCents),
    'ram:CategoryCode': category,
    'ram:ExemptionReasonCode': reason?.code,
    'ram:RateApplicablePercent': rateIn({ category, rateHundredths }),
  };
}

function termsOf({ payment, dueOn, language, corrects }: InvoiceDocument): XmlContent | undefined {
  if (payment.by === 'paid') return undefined;
  if (corrects !== undefined || dueOn === undefined)
    return {
      'ram:Description':
        language === 'de'
          ? 'Der Betrag wird mit offenen Rechnungen verrechnet oder zurückgezahlt.'
          : 'The amount is set off against open invoices or paid back.',
    };
  return {
    'ram:DueDateDateTime': dayIn('udt', dueOn),
    'ram:DirectDebitMandateID': payment.by === 'debit' ? payment.mandate : undefined,
  };
}

function sumsOf({ netCents, vatCents, grossCents, dueCents, currency }: InvoiceDocument): XmlContent {
  const prepaid = grossCents - dueCents;
  return {
    'ram:LineTotalAmount': decimalOf(netCents),
    'ram:TaxBasisTotalAmount': decimalOf(netCents),
    'ram:TaxTotalAmount': { '@currencyID': currency, '#text': decimalOf(vatCents) },
    'ram:GrandTotalAmount': decimalOf(grossCents),
    'ram:TotalPrepaidAmount': prepaid === 0 ? undefined : decimalOf(prepaid),
    'ram:DuePayableAmount': decimalOf(dueCents),
  };
}

function settlementOf(document: InvoiceDocument): XmlContent {
  const { payment, number = '', currency, groups, period, corrects } = document;
  return {
    'ram:CreditorReferenceID': payment.by === 'debit' ? payment.creditorId : undefined,
    'ram:PaymentReference': corrects === undefined ? number : undefined,
    'ram:InvoiceCurrencyCode': currency,
    'ram:SpecifiedTradeSettlementPaymentMeans': meansOf(document),
    'ram:ApplicableTradeTax': groups.map((group) => taxOf(group, document)),
    'ram:BillingSpecifiedPeriod': periodOf(period?.from, period?.to),
    'ram:SpecifiedTradePaymentTerms': termsOf(document),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': sumsOf(document),
    'ram:InvoiceReferencedDocument':
      corrects === undefined
        ? undefined
        : {
            'ram:IssuerAssignedID': corrects.number,
            'ram:FormattedIssueDateTime': dayIn('qdt', corrects.issuedOn),
          },
  };
}

/** The sums of the XML are those of this invoice alone. */
function carriedSaid(document: InvoiceDocument): string | undefined {
  const { carried = [], currency, language } = document;
  if (carried.length === 0) return undefined;
  const words = wordsOf(language, document.seller.country);
  const sums = carried.map(({ number, cents }) => `${words.carried(number)}: ${moneyOf(cents, currency, language)}`);
  return [...sums, `${words.together}: ${moneyOf(askedCents(document), currency, language)}`].join('. ');
}

/** Sentences of the document; REG is the register of the seller. */
function notesOf(document: InvoiceDocument): XmlContent[] {
  const { opening, closing, seller, corrects } = document;
  const register = [seller.name, seller.representative, seller.register].filter((text) => text !== undefined);
  return [
    ...[opening, closing, corrects?.reason, carriedSaid(document)].flatMap((text) =>
      text === undefined ? [] : [{ 'ram:Content': text }],
    ),
    ...(seller.register === undefined ? [] : [{ 'ram:Content': register.join(', '), 'ram:SubjectCode': 'REG' }]),
  ];
}

/** Throws for what is no e-invoice, and for a preview, which has no number. */
export async function ciiOf(document: InvoiceDocument): Promise<string> {
  const { number, kind, lines, buyer } = document;
  if (kind === 'receipt' || !isElectronic(document)) throw new Error('There is no XML of a plain document');
  if (number === undefined) throw new Error('Only issued documents have XML');
  return writeXml({
    'rsm:CrossIndustryInvoice': {
      ...namespaces,
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter': isXRechnung(document)
          ? { 'ram:ID': billingProcess }
          : undefined,
        'ram:GuidelineSpecifiedDocumentContextParameter': {
          'ram:ID': isXRechnung(document) ? xRechnungGuideline : guideline,
        },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': number,
        'ram:TypeCode': typeCodes[kind],
        'ram:IssueDateTime': dayIn('udt', document.issuedOn),
        'ram:IncludedNote': notesOf(document),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': lines.map(lineOf),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:BuyerReference': buyer.leitwegId,
          'ram:SellerTradeParty': sellerOf(document),
          'ram:BuyerTradeParty': buyerOf(document),
          'ram:BuyerOrderReferencedDocument':
            document.orderNumber === undefined ? undefined : { 'ram:IssuerAssignedID': document.orderNumber },
        },
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': dayIn('udt', document.deliveredOn) },
        },
        'ram:ApplicableHeaderTradeSettlement': settlementOf(document),
      },
    },
  });
}
