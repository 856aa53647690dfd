import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { imageBytesMaximum, imageContentTypes, imagePurposes } from '../../../src/contract/account/image.ts';
import type { Clock, ImageStore, PreparedUpload } from '../ports.ts';

/** An object of a store that this process serves itself. */
export interface OpenedImage {
  contentType: string;
  etag: string;
  /** Its bytes, from the first on. Whoever asks for them reads them to the end or cancels them. */
  body: () => Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>>;
}

/** The place where a served store keeps its objects. Keys match `keyPattern`. Calls reject with PartUnavailable if the place fails. */
export interface ImageObjects {
  /** Stores what arrives, unless the key is taken or the body is larger. Of several at the same moment one is stored. */
  add(
    key: string,
    body: ReadableStream<Uint8Array> | null,
    options: { contentType: string; maximum: number },
  ): Promise<'stored' | 'taken' | 'too_large'>;
  /** Replaces what is there. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  open(key: string): Promise<OpenedImage | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
}

interface ServedParts {
  objects: ImageObjects;
  /** HMAC key of the links, and former ones. */
  secret: Uint8Array;
  formerSecrets?: readonly Uint8Array[];
  clock: Clock;
}

type UploadOutcome = 'stored' | 'taken' | 'link_invalid' | 'unsupported_type' | 'too_large';

const issuer = 'marketplace-images';
const readingIssuer = 'marketplace-images-reading';
const uploadHours = 2;
/** The form of a key. It also keeps every path inside the store's directory. */
const name = String.raw`[a-z0-9][a-z0-9-]*\.[a-z0-9]+$`;
const keyPattern = new RegExp(`^(${imagePurposes.join('|')})(-upload)?/${name}`);
const publicKeyPattern = new RegExp(`^(${imagePurposes.join('|')})/${name}`);
const place = z.object({ sub: z.string().check(z.regex(keyPattern)), contentType: z.enum(imageContentTypes) });

const bytesMaximumOf = (key: string): number =>
  imageBytesMaximum[imagePurposes.find((purpose) => key.startsWith(purpose)) ?? 'profile'];

/** A store that this process serves. It adds the upload links and addresses that other stores have built in. */
export class ServedImageStore implements ImageStore {
  readonly #objects: ImageObjects;
  readonly #secrets: readonly Uint8Array[];
  readonly #clock: Clock;

  constructor({ objects, secret, formerSecrets = [], clock }: ServedParts) {
    this.#objects = objects;
    this.#secrets = [secret, ...formerSecrets];
    this.#clock = clock;
  }

  async prepareUpload(key: string, contentType: string): Promise<PreparedUpload> {
    const token = await this.#signed({ contentType }, { key, from: issuer, seconds: uploadHours * 3600 });
    return { uploadUrl: `/images/upload/${token}`, headers: { 'content-type': contentType } };
  }

  /** Handles an upload link. The body is read up to the size limit of the key's purpose. */
  async receive(token: string, contentType: string, body: ReadableStream<Uint8Array> | null): Promise<UploadOutcome> {
    const payload = await this.#payloadOf(token, issuer);
    const prepared = z.safeParse(place, payload);
    if (!prepared.success) return 'link_invalid';
    const { sub: key } = prepared.data;
    if (contentType !== prepared.data.contentType) return 'unsupported_type';
    return this.#objects.add(key, body, { contentType, maximum: bytesMaximumOf(key) });
  }

  /** The object of a public address; undefined if there is none. */
  async open(key: string): Promise<OpenedImage | undefined> {
    return publicKeyPattern.test(key) ? this.#objects.open(key) : undefined;
  }

  /** The object of a signed address. */
  async openSigned(token: string): Promise<OpenedImage | undefined> {
    const key = (await this.#payloadOf(token, readingIssuer))?.sub ?? '';
    return keyPattern.test(key) ? this.#objects.open(key) : undefined;
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    return this.#objects.read(key);
  }

  async write(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (!keyPattern.test(key)) throw new RangeError(`not a key of the image store: ${key}`);
    await this.#objects.put(key, bytes, contentType);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#objects.remove(key);
  }

  urlOf(key: string): string {
    return `/images/${key}`;
  }

  async signedUrl(key: string, seconds: number): Promise<string> {
    return `/images/signed/${await this.#signed({}, { key, from: readingIssuer, seconds })}`;
  }

  #signed(
    payload: JWTPayload,
    { key, from, seconds }: { key: string; from: string; seconds: number },
  ): Promise<string> {
    const [secret = new Uint8Array()] = this.#secrets;
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(from)
      .setSubject(key)
      .setExpirationTime(new Date(this.#clock.now().getTime() + seconds * 1000))
      .sign(secret);
  }

  async #payloadOf(token: string, from: string): Promise<JWTPayload | undefined> {
    const currentDate = this.#clock.now();
    for (const secret of this.#secrets) {
      const verified = await jwtVerify(token, secret, { issuer: from, algorithms: ['HS256'], currentDate }).catch(
        () => undefined,
      );
      if (verified !== undefined) return verified.payload;
    }
    return undefined;
  }
}
