import { unreachable, urlOf } from './call.ts';
import { currentLanguage } from './language.ts';
import { storedToken } from './token.ts';

/** Saves a file that needs the session. Throws ApiError. */
export async function saveFile(path: string, params: Record<string, string>, name: string): Promise<void> {
  const token = storedToken();
  const headers: Record<string, string> = { 'accept-language': currentLanguage() };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const response = await fetch(urlOf({ path }, { params }), { headers }).catch(() => undefined);
  if (response?.ok !== true) throw unreachable();
  const url = URL.createObjectURL(await response.blob());
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}
