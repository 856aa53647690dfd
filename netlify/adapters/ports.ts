/** What the features need of the world. The twins live beside this file: live.ts (production) and embedded.ts (local). */

export type Row = Record<string, unknown>;

export interface QueryOptions {
  /** After which a read is ended by the server; without it as long as the adapter allows any. */
  milliseconds?: number;
}

export interface Database {
  /** One statement with bind parameters `$1…`. Instants come back as ISO text, int8 as numbers, jsonb as values. */
  query<T extends Row = Row>(text: string, parameters?: readonly unknown[], options?: QueryOptions): Promise<T[]>;
  /** Commits when `work` resolves, rolls back when it rejects. The database handed over is the transaction's own. */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
}

export interface PreparedUpload {
  uploadUrl: string;
  /** To be sent with the PUT. */
  headers: Record<string, string>;
}

/**
 * Pictures by key, such as `property/2f0c….webp`. Keys are never reused: served as immutable. What lies in a folder for
 * uploads (`property-upload/…`) is private.
 */
export interface ImageStore {
  /** A place to PUT exactly one object; valid for two hours, once. */
  prepareUpload(key: string, contentType: string): Promise<PreparedUpload>;
  /** The bytes, or undefined where nothing lies; rejects with PartUnavailable where the store is down. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Stores from the server's side (demo data, re-encoded pictures); replaces what lies there. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Public address of the object; a private one has none that answers. */
  urlOf(key: string): string;
  /** An address that shows a private object to whoever has it, for so many seconds. */
  signedUrl(key: string, seconds: number): Promise<string>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Who reads what is answered to the mail; without it the sender of all mails does. */
  replyTo?: string | undefined;
  /** A POST here ends mails of this kind with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export interface AddressRefusal {
  reason: string;
}

export interface Mailer {
  /**
   * Resolves when the next hop has taken the mail, or with its refusal where it takes nothing for the address, now or
   * later. `id` stays the same where the same mail is sent once more.
   */
  send(mail: Mail, id: string): Promise<AddressRefusal | undefined>;
  /** There is no next hop: people read the mail where it was queued, and its text stays there. */
  isReadInQueue: boolean;
}

export interface Clock {
  now(): Date;
}

/** A change of the schema, and what it says, as a hash. */
export interface KnownMigration {
  version: string;
  fingerprint: string;
}

export interface Adapters {
  database: Database;
  /** What this code expects of the database, in order. */
  migrations: () => Promise<readonly KnownMigration[]>;
  images: ImageStore;
  mailer: Mailer;
  clock: Clock;
  /** HMAC key of the tokens; at least 32 bytes. */
  secret: Uint8Array;
  /** Those before it: what they have signed holds until it expires. */
  formerSecrets: readonly Uint8Array[];
  /** Origin of the site for links in mails, without a trailing slash. */
  siteUrl: string;
}

/** A part behind is down: the door answers 503. */
export class PartUnavailable extends Error {
  override name: string = 'PartUnavailable';
}

/** It is there, and gave up what took it too long: to ask again at once would be more of the same. */
export class PartBusy extends PartUnavailable {
  override name = 'PartBusy';
}
