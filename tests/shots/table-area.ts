import { paths, routes } from '../../src/paths.ts';
import { issuedInvoice, newInvoice } from './made.ts';
import { ofProvider, type Shot } from './shot.ts';
import { openEntry, openRare, opens } from './states.ts';

/** The provider's area. */
export const providerArea = {
  providerDashboard: [
    ...ofProvider('today', routes.providerDashboard, 'today'),
    { name: 'start', place: routes.providerDashboard, as: 'freeProvider', drawing: 'start' },
    {
      name: 'provider-more',
      place: routes.providerDashboard,
      as: 'provider',
      state: opens(/^(Mehr|More)$/),
      at: 'phone',
    },
  ],
  providerPersonal: ofProvider('provider-personal', routes.providerPersonal),
  providerAddress: ofProvider('provider-address', routes.providerAddress),
  providerBank: ofProvider('provider-bank', routes.providerBank),
  providerBusiness: ofProvider('provider-business', routes.providerBusiness),
  providerSupport: ofProvider('provider-support', routes.providerSupport),
  providerPackages: ofProvider('provider-packages', routes.providerPackages),
  providerInvoices: [
    ...ofProvider('invoices', paths.providerInvoices()),
    ...ofProvider('invoices-customers', paths.providerInvoices('customers')),
  ],
  customerInvoice: ofProvider('customer-invoice', { make: issuedInvoice }),
  newCustomerInvoice: ofProvider('customer-invoice-new', { make: newInvoice }),
  providerUpgrade: [{ name: 'provider-upgrade', place: routes.providerUpgrade, as: 'freeProvider' }],
  providerSettings: ofProvider('provider-settings', routes.providerSettings),
  providerVerify: [
    ...ofProvider('provider-verify', routes.providerVerify),
    { name: 'provider-verify-open', place: routes.providerVerify, as: 'freeProvider' },
  ],
  providerCalendar: [
    ...ofProvider('calendar', routes.providerCalendar, 'calendar'),
    ...ofProvider('calendar-month', paths.providerCalendar({ view: 'month' })),
    ...ofProvider('calendar-day', paths.providerCalendar({ view: 'day' })),
    ...ofProvider('calendar-list', paths.providerCalendar({ view: 'list' })),
    ...ofProvider('calendar-enter', paths.providerCalendar({ enter: 'visit' })),
    { name: 'calendar-visit', place: paths.providerCalendar({ view: 'list' }), as: 'provider', state: openEntry },
    {
      name: 'calendar-block',
      place: routes.providerCalendar,
      as: 'provider',
      state: openRare(/^(Blockieren|Block time)/),
    },
    {
      name: 'calendar-ill',
      place: routes.providerCalendar,
      as: 'provider',
      state: openRare(/^(Heute krank|Ill today)/),
    },
  ],
  clients: [
    ...ofProvider('clients', routes.clients),
    { name: 'client', place: routes.clients, as: 'provider', state: openEntry },
  ],
  providerHours: ofProvider('provider-hours', routes.providerHours),
  providerStaff: ofProvider('provider-staff', routes.providerStaff),
  newStaff: ofProvider('staff-new', routes.newStaff),
  editStaff: ofProvider('staff-edit', { from: routes.providerStaff, link: /\/provider\/staff\/[0-9a-f-]{36}/ }),
  serviceCards: ofProvider('service-cards', routes.serviceCards),
  newServiceCard: ofProvider('service-card-new', routes.newServiceCard),
  editServiceCard: ofProvider('service-card-edit', { from: routes.serviceCards, link: /\/provider\/services\/edit\// }),
  serviceCardStats: ofProvider('service-card-stats', {
    from: routes.serviceCards,
    link: /\/provider\/services\/edit\//,
    // On phones the way to it stands in a sheet.
    beside: (address) => address.replace('/edit/', '/stats/'),
  }),
} as const satisfies Partial<Record<keyof typeof routes, readonly Shot[]>>;
