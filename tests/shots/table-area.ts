import { paths, routes } from '../../src/paths.ts';
import { issuedInvoice, newInvoice, waitedCalendar } from './made.ts';
import { answeredClient, askingCard, depositCalendar, depositDialog, linkedBank } from './made-deposit.ts';
import { quoteRequests, wishThat } from './made-quote.ts';
import { ofProvider, type Shot } from './shot.ts';
import {
  addsWaiting,
  chooseFile,
  hasHistory,
  openEntry,
  openRare,
  openRow,
  opens,
  press,
  sendEmpty,
  shown,
  typeDiary,
  typePrices,
} from './states.ts';

/** The provider's area. */
export const providerArea = {
  providerDashboard: [
    ...ofProvider('today', routes.providerDashboard, 'today'),
    { name: 'today-salon', place: routes.providerDashboard, as: 'salon', drawing: 'today' },
    { name: 'today-free', place: routes.providerDashboard, as: 'freeProvider' },
    { name: 'start', place: routes.providerDashboard, as: 'newProvider', drawing: 'start' },
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
  providerBank: [
    ...ofProvider('provider-bank', routes.providerBank),
    ...ofProvider('provider-bank-deposit', { make: linkedBank }),
  ],
  providerBusiness: [
    ...ofProvider('provider-business', routes.providerBusiness),
    { name: 'provider-business-first', place: routes.providerBusiness, as: 'newProvider' },
  ],
  providerSupport: ofProvider('provider-support', routes.providerSupport),
  providerStatistics: ofProvider('provider-statistics', routes.providerStatistics),
  providerWebsite: ofProvider('provider-website', routes.providerWebsite),
  providerProperty: ofProvider('provider-property', routes.providerProperty),
  providerPackages: ofProvider('provider-packages', routes.providerPackages),
  providerInvoices: [
    ...ofProvider('invoices', paths.providerInvoices()),
    { name: 'invoices-none', place: paths.providerInvoices(), as: 'newProvider' },
    ...ofProvider('invoices-customers', paths.providerInvoices('customers')),
  ],
  customerInvoice: ofProvider('customer-invoice', { make: issuedInvoice }),
  newCustomerInvoice: ofProvider('customer-invoice-new', { make: newInvoice }),
  providerUpgrade: [{ name: 'provider-upgrade', place: routes.providerUpgrade, as: 'freeProvider' }],
  providerSettings: ofProvider('provider-settings', routes.providerSettings),
  providerVerify: [
    ...ofProvider('provider-verify', routes.providerVerify),
    { name: 'provider-verify-open', place: routes.providerVerify, as: 'freeProvider' },
    { name: 'provider-verify-refused', place: routes.providerVerify, as: 'refusedProvider' },
  ],
  providerCalendar: [
    ...ofProvider('calendar', routes.providerCalendar, 'calendar'),
    { name: 'calendar-none', place: routes.providerCalendar, as: 'newProvider' },
    ...ofProvider('calendar-month', paths.providerCalendar({ view: 'month' })),
    ...ofProvider('calendar-day', paths.providerCalendar({ view: 'day' })),
    { name: 'calendar-waiting', place: { make: waitedCalendar }, as: 'salon' },
    {
      name: 'calendar-waiting-gap',
      place: { make: waitedCalendar },
      as: 'salon',
      state: opens(/wartet darauf|waiting for it/),
    },
    { name: 'calendar-waiting-add', place: { make: waitedCalendar }, as: 'salon', state: addsWaiting },
    { name: 'calendar-deposit', place: { make: depositCalendar }, as: 'salon' },
    { name: 'calendar-deposit-visit', place: { make: depositDialog }, as: 'salon', state: shown },
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
    { name: 'clients-none', place: routes.clients, as: 'newProvider' },
    ...ofProvider('clients', routes.clients, 'clients'),
    { name: 'client', place: routes.clients, as: 'provider', state: openRow },
    { name: 'clients-recall', place: routes.clients, as: 'salon', state: press(/^(Einladbar|Can be invited)/) },
    { name: 'client-answers', place: { make: answeredClient }, as: 'salon', state: hasHistory },
    { name: 'client-salon', place: routes.clients, as: 'salon', state: openRow, drawing: 'clients' },
  ],
  providerQuotes: [
    ...ofProvider('quote-requests', { make: quoteRequests }),
    { name: 'quote-requests-none', place: routes.providerQuotes, as: 'newProvider' },
  ],
  providerQuote: [
    ...ofProvider('quote-answer', { make: wishThat('open', 'providerQuote') }),
    ...ofProvider('quote-answer-accepted', { make: wishThat('accepted', 'providerQuote') }),
  ],
  moveIn: [
    ...ofProvider('move-in', routes.moveIn),
    { name: 'move-in-file', place: routes.moveIn, as: 'salon', state: chooseFile },
    { name: 'move-in-diary', place: routes.moveIn, as: 'salon', state: typeDiary },
    { name: 'move-in-prices', place: routes.moveIn, as: 'salon', state: typePrices },
  ],
  providerHours: ofProvider('provider-hours', routes.providerHours),
  providerStaff: ofProvider('provider-staff', routes.providerStaff),
  newStaff: ofProvider('staff-new', routes.newStaff),
  editStaff: ofProvider('staff-edit', { from: routes.providerStaff, link: /\/provider\/staff\/[0-9a-f-]{36}/ }),
  serviceCards: [
    ...ofProvider('service-cards', routes.serviceCards),
    { name: 'service-cards-none', place: routes.serviceCards, as: 'newProvider' },
  ],
  newServiceCard: [
    ...ofProvider('service-card-new', routes.newServiceCard, 'card'),
    { name: 'service-card-first', place: routes.newServiceCard, as: 'newProvider' },
    {
      name: 'service-card-faults',
      place: routes.newServiceCard,
      as: 'newProvider',
      state: sendEmpty(/^(Veröffentlichen|Publish|Als Entwurf speichern|Save as draft)$/),
    },
  ],
  editServiceCard: [
    ...ofProvider('service-card-edit', { from: routes.serviceCards, link: /\/provider\/services\/edit\// }, 'card'),
    { name: 'service-card-asking', place: { make: askingCard }, as: 'salon', drawing: 'card' },
  ],
  serviceCardStats: ofProvider('service-card-stats', {
    from: routes.serviceCards,
    link: /\/provider\/services\/edit\//,
    // On phones the way to it stands in a sheet.
    beside: (address) => address.replace('/edit/', '/stats/'),
  }),
} as const satisfies Partial<Record<keyof typeof routes, readonly Shot[]>>;
