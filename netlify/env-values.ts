import { createECDH, X509Certificate } from 'node:crypto';

const parsedUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const isLocalHost = (host: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[?::1\]?)$/.test(host) || host.startsWith('/');

/** The host to which the driver connects. A `host` among the URL's parameters takes precedence. */
const databaseHost = ({ hostname, searchParams }: URL): string =>
  searchParams.get('host') ?? decodeURIComponent(hostname);

export function isDatabaseUrl(text: string): boolean {
  const url = parsedUrl(text);
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  return databaseHost(url) !== '' && url.pathname.length > 1;
}

/** Some forms keep a line break as the two characters that stand for one. */
export const withLineBreaks = (text: string): string => text.replaceAll(String.raw`\n`, '\n');

export function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(withLineBreaks(text)).raw.length > 0;
  } catch {
    return false;
  }
}

/** A value that was typed just to have one: a letter or a few, repeated. */
const isGuessable = (secret: string): boolean => new Set(secret).size < 8 || /^(.{1,16}?)\1+$/s.test(secret);
export const isSecret = (text: string): boolean => text.length >= 32 && !isGuessable(text);
export const secretsIn = (text: string): string[] => withLineBreaks(text).split('\n').filter(Boolean);

export function isServiceUrl(text: string): boolean {
  const url = parsedUrl(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocalHost(url.hostname));
}

export function isSmtpUrl(text: string): boolean {
  const url = parsedUrl(text);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Characters that a header can carry. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/** A plain address, without a name before it. */
export const isAddress = (text: string): boolean => /^[^\s<>@,;:"]+@[^\s<>@,;:"]+\.[^\s<>@.,;:"]{2,}$/.test(text);
export const isSender = (text: string): boolean =>
  /^([^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(text);

export function isSite(text: string): boolean {
  const url = parsedUrl(text);
  return /^https?:$/.test(url?.protocol ?? '') && url?.origin === text.replace(/\/$/, '');
}

/** A database on another computer must prove its identity, by our authority or by the URL's own settings. */
export const isEncrypted = (address: string | undefined, authority: string | undefined): boolean => {
  const url = parsedUrl(address ?? '');
  // That it is no address is said already.
  if (url === undefined) return true;
  return (
    authority !== undefined ||
    /^(require|verify-ca|verify-full)$/.test(url.searchParams.get('sslmode') ?? '') ||
    isLocalHost(databaseHost(url))
  );
};

/** A number that the curve P-256 has a point for. */
export function isPrivateKey(text: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(text, 'base64url'));
    return Buffer.from(text, 'base64url').length === 32;
  } catch {
    return false;
  }
}

/** Check digits behind the country's own code (EPC262-08): letters are numbers from 10 on. */
export const isCreditorId = (text: string): boolean => {
  const [, country = '', digits = '', national = ''] =
    /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(text) ?? [];
  const numbers = `${national}${country}${digits}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return country !== '' && BigInt(numbers) % 97n === 1n;
};
