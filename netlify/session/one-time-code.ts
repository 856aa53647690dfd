import { siteName } from '../../src/contract/words.ts';

/** Seconds for which an app shows a code (RFC 6238). */
const period = 30;

/** Loaded on first use: most sign-ins need none of it. */
const otp = () => import('otpauth');

async function totpOf(secret: string, email: string) {
  const { Secret, TOTP } = await otp();
  return new TOTP({ issuer: siteName, label: email, digits: 6, period, secret: Secret.fromBase32(secret) });
}

/** A new secret with the address that apps scan. */
export async function newSecret(email: string): Promise<{ secret: string; uri: string }> {
  const { Secret } = await otp();
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: (await totpOf(secret, email)).toString() };
}

/** A text as a picture: the dark modules as a path, one unit each. Scanners of banks expect one segment of bytes. */
export async function pictureOf(text: string, mode?: 'byte'): Promise<{ size: number; path: string }> {
  const { default: QRCode } = await import('qrcode');
  const { modules } = QRCode.create(mode === undefined ? text : [{ data: Buffer.from(text, 'utf8'), mode }], {
    errorCorrectionLevel: 'M',
  });
  const { size, data } = modules;
  const dark = [...data.keys()].filter((at) => data[at] === 1);
  return { size, path: dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('') };
}

/** The same as a PNG, for mails: their readers draw no paths. */
export async function pngOf(text: string): Promise<string> {
  const { default: QRCode } = await import('qrcode');
  const segment = [{ data: Buffer.from(text, 'utf8'), mode: 'byte' as const }];
  return (await QRCode.toBuffer(segment, { errorCorrectionLevel: 'M', scale: 6 })).toString('base64');
}

/** The half-minute whose code it is, of this one and those beside it; clocks of phones are never quite right. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = (await totpOf(secret, '')).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
