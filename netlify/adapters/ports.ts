import type { OnlineState } from '../../src/contract/billing/billing-invoice.ts';
import type { Language } from '../../src/contract/words.ts';
import type { Operator } from '../env-operator.ts';

/**
 * The interfaces to everything outside the process: database, image store, mail, text messages, clock. The adapters stand
 * beside this file: live.ts (production), embedded.ts (local).
 */

export type Row = Record<string, unknown>;

export interface QueryOptions {
  /** The server ends a read after this long. Without it the adapter's own limit holds. */
  milliseconds?: number;
}

export interface Database {
  /** One statement with bind parameters `$1…`. Instants come back as ISO text, int8 as numbers, jsonb as values. */
  query<T extends Row = Row>(text: string, parameters?: readonly unknown[], options?: QueryOptions): Promise<T[]>;
  /** Commits when `work` resolves, rolls back when it rejects. `work` gets the transaction's own Database. */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
}

export interface PreparedUpload {
  uploadUrl: string;
  /** To be sent with the PUT. */
  headers: Record<string, string>;
}

/**
 * Pictures by key, such as `property/2f0c….webp`. A key is never used twice, so pictures are served as immutable. Upload
 * folders (`property-upload/…`) are private.
 */
export interface ImageStore {
  /** A place to PUT exactly one object; valid for two hours, once. */
  prepareUpload(key: string, contentType: string): Promise<PreparedUpload>;
  /** The bytes, or undefined if there is no such object. Rejects with PartUnavailable if the store is down. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Stores bytes from the server (demo data, re-encoded pictures). Replaces what is there. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** The public address of an object. That of a private object shows nothing. */
  urlOf(key: string): string;
  /** An address that shows a private object for so many seconds to anybody who has it. */
  signedUrl(key: string, seconds: number): Promise<string>;
}

export interface MailAttachment {
  /** Ours: no mail is about a name that somebody typed. */
  name: string;
  type: 'application/pdf' | 'application/xml' | 'image/png';
  base64: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The address for answers to this mail. Without it they go to the sender. */
  replyTo?: string | undefined;
  /** A POST to this address ends mails of this kind with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** The same as a page, for programs that show one. */
  html?: string | undefined;
  /** A calendar file. The mail program offers to keep it, or takes the event away. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
  /** Files, such as an invoice. */
  attachments?: readonly MailAttachment[] | undefined;
}

export interface AddressRefusal {
  reason: string;
}

/** The service has failed too often, so it was not asked: nobody asks it until then. */
export interface Resting {
  restsUntil: Date;
}

/** Undefined: it was accepted. */
export type SendResult = AddressRefusal | Resting | undefined;

/**
 * Resolves with undefined when the next server has accepted the mail. Resolves with a refusal if it will never accept
 * mail for the address. A mail that is sent again keeps its `id`.
 */
export type SendMail = (mail: Mail, id: string) => Promise<SendResult>;

export interface Mailer {
  /** Sends the mails of `work`, one after the other, over one connection. The first opens it, and it is closed after the last. */
  sending<T>(work: (send: SendMail) => Promise<T>): Promise<T>;
  /** The plain address that mails come from: the organizer of calendar files. */
  from: string;
  /** The mail is not sent on: people read it in the queue's table, so its text stays there. */
  isReadInQueue: boolean;
}

export interface TextMessage {
  /** E.164: `+4915123456789`. */
  to: string;
  text: string;
}

export interface Texter {
  /**
   * Resolves with undefined when the gateway has accepted the message, and with a refusal if it will never send it. A
   * message that is sent again keeps its `id`. Rejects with PartUnavailable if the gateway is down or too slow.
   */
  send(message: TextMessage, id: string): Promise<SendResult>;
  /** How many messages the operator wants to pay for in a day at most. */
  perDay: number;
  /** The message is not sent on: people read it in the queue's table, so its text stays there. */
  isReadInQueue: boolean;
}

/** The answer of a register of VAT ids about one number. */
export interface VatAnswer {
  isValid: boolean;
  /** Under which the register finds the question again: the proof. */
  reference: string | null;
  /** The business that has the number, if the register names it. */
  name: string | null;
  address: string | null;
}

export interface VatRegister {
  /** `vatId` is compact: `ATU12345678`. Undefined: nobody answers now. */
  ask(vatId: string): Promise<VatAnswer | undefined>;
}

export type CalendarFault = 'address' | 'private' | 'unreachable' | 'tooLarge' | 'none';

/** Calendars of other programs. */
export interface CalendarReader {
  /**
   * The text at an address that somebody typed. Never rejects. `address`: not https. `private`: it leads into a network that is
   * not public, by itself, by its name or by a redirect. `unreachable`: nothing came in time. `none`: no plain text.
   */
  read(address: string): Promise<{ text: string } | { fault: CalendarFault }>;
}

/** Search engines that are told of pages that came, changed or went. */
export interface SearchEngines {
  /** The key that our site publishes in a file. It proves that a message about our addresses comes from us. */
  key: string;
  /** `site` is the origin, the others are paths on it. False: nobody takes them now. */
  tell(news: { site: string; keyPath: string; addresses: readonly string[] }): Promise<boolean>;
}

/** A browser that wants to show messages, as it has named itself. */
export interface PushTarget {
  endpoint: string;
  publicKey: string;
  auth: string;
}

export interface Pusher {
  /** By which browsers know our messages: base64url. */
  publicKey: string;
  /** True if the address belongs to a push service that browsers use, such as Mozilla's or Google's. */
  isService(endpoint: string): boolean;
  /**
   * `gone`: the browser has ended it, and it is not to be asked again. The service keeps the message for so many seconds.
   * Rejects with PartUnavailable if the service is down or too slow.
   */
  send(target: PushTarget, text: string, seconds: number): Promise<'sent' | 'gone'>;
}

/** A payment on the provider's page, as the provider tells it. Amounts are minor units. */
export interface OnlinePayment {
  /** The provider's name of it. */
  reference: string;
  state: OnlineState;
  /** The key of our demand; null for what no demand of ours has made. */
  key: string | null;
  /** The provider's page on which it can be paid. Null once it is paid, failed, expired or cancelled. */
  checkoutUrl: string | null;
  currency: string;
  /** 0 until it is paid. */
  paidMinor: number;
  /** The amount that was refunded or charged back. */
  backMinor: number;
  paidAt: string | null;
}

export interface PaymentDemand {
  /** A UUID. The same key again means the same payment. */
  key: string;
  /** The number of the invoice. */
  number: string;
  amountMinor: number;
  currency: 'EUR';
  language: Language;
  /** The provider sends the payer back to this address, whether the payment succeeded or not. */
  returnUrl: string;
  /** The provider calls this address when the payment changes. Undefined if it cannot reach us, as on one's own computer. */
  noticeUrl: string | undefined;
}

/** `unknown`: the provider has no such payment. `away`: it is down, too slow, or takes nothing from us now. */
export type ToldPayment = OnlinePayment | 'unknown' | 'away';

export interface PaymentProvider {
  /** Begins a payment on the provider's page. For an hour the same key gives the same payment. */
  start(demand: PaymentDemand): Promise<ToldPayment>;
  find(reference: string): Promise<ToldPayment>;
}

export interface Clock {
  now(): Date;
}

/** A migration and the hash of its text. */
export interface KnownMigration {
  version: string;
  fingerprint: string;
}

/** The content delivery network: it stands between the browsers and the site, and keeps copies of answers. */
export interface Cdn {
  /** Deletes its copies of all answers that have one of these tags. False: it could not be reached, so try later. */
  forget(tags: readonly string[]): Promise<boolean>;
}

export interface Adapters {
  database: Database;
  /** A hot standby that follows the database, for calls that only read (http/standby.ts). Undefined: there is none. */
  standby?: Database | undefined;
  /** Gives back what the process holds while nobody asks it anything. Undefined: it is never frozen. */
  rest?: (() => Promise<void>) | undefined;
  /** The migrations that this code needs, in order. */
  migrations: () => Promise<readonly KnownMigration[]>;
  images: ImageStore;
  /** Whether the disk that holds our data is full. Undefined if this machine holds none. */
  isDiskFull?: (() => Promise<boolean>) | undefined;
  mailer: Mailer;
  texter: Texter;
  vatRegister: VatRegister;
  /** Undefined: no calendar of another program is read. */
  calendars?: CalendarReader | undefined;
  /** Undefined: no search engine is told. */
  engines: SearchEngines | undefined;
  /** Undefined: nothing keeps answers in front of the site. */
  cdn?: Cdn | undefined;
  /** Undefined: nothing is shown but on the site's pages. */
  pusher?: Pusher | undefined;
  /** Undefined: invoices are paid by transfer or debit alone. */
  payments?: PaymentProvider | undefined;
  clock: Clock;
  /** The HMAC key of the tokens, at least 32 bytes. */
  secret: Uint8Array;
  /** Former keys. What they have signed is valid until it expires. */
  formerSecrets: readonly Uint8Array[];
  /** The key of encrypted data, at least 32 bytes, and former ones. */
  dataKey: Uint8Array;
  formerDataKeys: readonly Uint8Array[];
  /** The origin of the site for links in mails, without a trailing slash. */
  siteUrl: string;
  /** The address that receives messages to the support. */
  supportEmail: string;
  /** Whoever sends it may read /metrics; undefined: nobody may. */
  metricsToken: string | undefined;
  /** The administrator of the demo, who needs no second factor. Only a local site with the demo in it has one. */
  demoAdmin?: string | undefined;
  /** The company that sells plans and issues their invoices. While it is undefined, no plan can be bought. */
  operator: Operator | undefined;
}

/** A service that we depend on is down. The door answers 503. */
export class PartUnavailable extends Error {
  override name: string = 'PartUnavailable';
}

/** The service is there but took too long. Asking again at once would not help. */
export class PartBusy extends PartUnavailable {
  override name = 'PartBusy';
}

/** The service is there, but does not do this one thing now, such as a mail to a full mailbox. A later attempt may succeed. */
export class PartUnwilling extends PartUnavailable {
  override name = 'PartUnwilling';
}

/** The service has failed so often that nobody asks it before `until`. */
export class PartResting extends PartUnavailable {
  override name = 'PartResting';
  readonly until: Date;

  constructor(service: string, until: Date) {
    super(`${service} has failed too often and is left alone until ${until.toISOString()}`);
    this.until = until;
  }
}
