import { visitFilePaths } from '../contract/notification.ts';
import { unreachable, urlOf } from './call.ts';
import { currentLanguage } from './language.ts';
import { storedToken } from './token.ts';

/** Saves the calendar file of a visit: by the session, or for a guest by the visit's link. Throws ApiError. */
export async function saveVisitFile(visit: { id: string } | { token: string }): Promise<void> {
  const path = 'token' in visit ? visitFilePaths.guest : visitFilePaths.account;
  const token = storedToken();
  const headers: Record<string, string> = { 'accept-language': currentLanguage() };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const response = await fetch(urlOf({ path }, { params: visit }), { headers }).catch(() => undefined);
  if (response?.ok !== true) throw unreachable();
  const url = URL.createObjectURL(await response.blob());
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = 'termin.ics';
  anchor.click();
  URL.revokeObjectURL(url);
}
