import { urlOf } from './call.ts';
import { currentLanguage } from './language.ts';
import { storedToken } from './token.ts';

/** Undefined where it cannot be had now. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<Uint8Array | undefined> {
  const response = await fetch(url, { headers }).catch(() => undefined);
  return response?.ok === true ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** A file that needs the session. */
export function fileBytes(path: string, params: Record<string, string>): Promise<Uint8Array | undefined> {
  const token = storedToken();
  const headers = { 'accept-language': currentLanguage() };
  return bytesOf(
    urlOf({ path }, { params }),
    token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
  );
}

/** A picture that anybody may see. */
export const publicBytes = (url: string): Promise<Uint8Array | undefined> => bytesOf(url, {});
