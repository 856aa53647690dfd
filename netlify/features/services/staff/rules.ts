import {
  type StaffId,
  type StaffMember,
  type VisitAhead,
  visitsListed,
} from '../../../../src/contract/services/staff.ts';
import type { ImageRow } from '../../../ground/pictures.ts';

export type MemberRow = Omit<StaffMember, 'image' | 'upcoming' | 'visits'> & { image: ImageRow | null };

export type AheadRow = VisitAhead & { staffId: StaffId; isOwnEntry: boolean };

/** A person with the visits that lie ahead of them. */
export function memberShown(
  { image: _image, ...row }: MemberRow,
  image: StaffMember['image'],
  ahead: readonly AheadRow[],
): StaffMember {
  const own = ahead.filter(({ staffId }) => staffId === row.id);
  return { ...row, image, upcoming: own.length, visits: own.slice(0, visitsListed) };
}
