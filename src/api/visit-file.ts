import { visitFilePaths } from '../contract/messaging/notification.ts';
import { saveFile } from './save-file.ts';

/** Saves the calendar file of a visit: by the session, or for a guest by the visit's link. Throws ApiError. */
export const saveVisitFile = (visit: { id: string } | { token: string }): Promise<void> =>
  saveFile('token' in visit ? visitFilePaths.guest : visitFilePaths.account, visit, 'termin.ics');
