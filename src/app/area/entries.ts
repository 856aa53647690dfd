import { CalendarIcon, ChatIcon, ClockIcon, HomeIcon, ListIcon, UserIcon } from '#ui/icons.tsx';
import { EditIcon } from '#ui/more-icons.tsx';
import { roleOf } from '../../api/role.ts';
import type { SessionUser } from '../../api/session.ts';
import { servicePlanOf } from '../../contract/plans.ts';
import { paths } from '../../paths.ts';
import { BankIcon, DocumentIcon, EuroIcon, GearIcon, PeopleIcon } from './icons.tsx';

/** What is needed all day. Each `name` is a word of `area` in the namespace `business`. */
const dayEntries = [
  { name: 'today', path: paths.providerDashboard(), Icon: HomeIcon },
  { name: 'calendar', path: paths.providerCalendar(), Icon: CalendarIcon },
  { name: 'clients', path: paths.clients(), Icon: PeopleIcon },
  { name: 'messages', path: paths.messages(), Icon: ChatIcon },
] as const;

/** Below their names; the rail has the picture of each, which leads to its first entry. */
const groups = [
  {
    name: 'offer',
    Icon: ListIcon,
    entries: [
      { name: 'cards', path: paths.serviceCards(), Icon: ListIcon },
      { name: 'hours', path: paths.providerHours(), Icon: ClockIcon },
      { name: 'staff', path: paths.providerStaff(), Icon: UserIcon },
      { name: 'profile', path: paths.providerPersonal(), Icon: EditIcon },
    ],
  },
  {
    name: 'operation',
    Icon: EuroIcon,
    entries: [
      { name: 'invoices', path: paths.providerInvoices(), Icon: DocumentIcon },
      { name: 'bank', path: paths.providerBank(), Icon: BankIcon },
      { name: 'settings', path: paths.settings(), Icon: GearIcon },
    ],
  },
] as const;

/** Seldom needed: below the last group, without a picture. The way to a larger package stands after them. */
const furtherEntries = [
  { name: 'quotes', path: paths.providerQuotes() },
  { name: 'statistics', path: paths.providerStatistics() },
  { name: 'business', path: paths.providerBusiness() },
  { name: 'address', path: paths.providerAddress() },
  { name: 'website', path: paths.providerWebsite() },
  { name: 'property', path: paths.providerProperty() },
  { name: 'support', path: paths.providerSupport() },
] as const;

/** The messages of the business are not for whoever sees the own week alone. */
export const dayEntriesOf = (user: SessionUser) =>
  dayEntries.filter(({ name }) => name !== 'messages' || roleOf(user) !== 'team');

const employeesEntries = [
  { name: 'access', path: paths.join() },
  { name: 'settings', path: paths.settings() },
] as const;

export const furtherEntriesOf = (user: SessionUser) => (roleOf(user) === 'owner' ? furtherEntries : employeesEntries);

/** None for employees. Who can have nobody else sees nothing of a team. */
export function groupsOf(user: SessionUser) {
  if (roleOf(user) !== 'owner') return [];
  const hasTeam = servicePlanOf(user.package).staff > 1;
  return groups.map((group) => ({
    ...group,
    entries: group.entries.filter(({ name }) => hasTeam || name !== 'staff'),
  }));
}
