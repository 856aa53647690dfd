import { getVerification, submitIdentity, submitQualification } from '../../../src/contract/account/verification.ts';
import { addEntry, getCalendar } from '../../../src/contract/booking/calendar.ts';
import * as outside from '../../../src/contract/booking/calendar-outside.ts';
import * as clients from '../../../src/contract/booking/client.ts';
import * as moves from '../../../src/contract/booking/move-in.ts';
import * as availability from '../../../src/contract/services/availability.ts';
import * as business from '../../../src/contract/services/business.ts';
import * as deposit from '../../../src/contract/services/business-deposit.ts';
import { getEarnings } from '../../../src/contract/services/business-earning.ts';
import * as website from '../../../src/contract/services/business-website.ts';
import * as cards from '../../../src/contract/services/service-card.ts';
import * as staff from '../../../src/contract/services/staff.ts';
import { aBankAccount, aBusiness, aTaxForm } from '../businesses.ts';
import { aCardForm } from '../service-cards.ts';
import { document } from './account-things.ts';
import { block, client, moveIn, outsideCalendar, serviceCard, staffMember } from './business-things.ts';
import {
  amongItems,
  both,
  byId,
  mapped,
  namesNothing,
  naming,
  oneself,
  providers,
  type Row,
  row,
  signedIn,
} from './rows.ts';
import { type Make, missing } from './stage.ts';
import { booking } from './visit-things.ts';

/** Of employees those are named who may ask at all: what is not there is refused as such. */
const ownOfProvider = (
  made: Record<'own' | 'anothers', Make>,
  answer: string,
  employees: Parameters<typeof providers>[1] = {},
): Row['cases'] => {
  const notThere = providers('404 not_found', mapped(employees, '404 not_found'));
  return {
    own: { make: made.own, answers: providers(answer, employees) },
    anothers: { make: made.anothers, answers: notThere },
    missing: { make: missing, answers: notThere },
  };
};

const ownServiceCard = (answer: string): Row['cases'] => ownOfProvider(serviceCard, answer);

export const businessRows: Record<string, Row> = {
  // the business of a provider: always that of the session
  getBusiness: row(business.getBusiness, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putBusiness: row(business.putBusiness, { ask: () => ({ body: aBusiness() }) }, naming(oneself, providers('200'))),
  getBank: row(business.getBank, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putBank: row(business.putBank, { ask: () => ({ body: aBankAccount() }) }, naming(oneself, providers('200'))),
  getTax: row(business.getTax, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putTax: row(business.putTax, { ask: () => ({ body: aTaxForm() }) }, naming(oneself, providers('200'))),
  getTaxNumber: row(business.getTaxNumber, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  putTaxNumber: row(
    business.putTaxNumber,
    { ask: () => ({ body: { taxNumber: 'DE136695976' } }) },
    naming(oneself, signedIn('200')),
  ),
  getWebsite: row(website.getWebsite, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putWebsite: row(
    website.putWebsite,
    { ask: () => ({ body: { framedBy: ['https://salon.example'] } }) },
    naming(oneself, providers('200')),
  ),
  getDeposits: row(deposit.getDeposits, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putDeposits: row(
    deposit.putDeposits,
    { ask: () => ({ body: { link: 'https://pay.example/salon' } }) },
    naming(oneself, providers('200')),
  ),
  getStatistics: row(business.getStatistics, { ask: () => ({}) }, naming(oneself, providers('200'))),
  getEarnings: row(getEarnings, { ask: () => ({}) }, naming(oneself, providers('200'))),
  getReadiness: row(business.getReadiness, { ask: () => ({}) }, naming(oneself, providers('200'))),
  // a provider's service cards
  listServiceCards: row(
    cards.listServiceCards,
    { ask: () => ({}), isShown: amongItems },
    {
      own: { make: serviceCard.own, answers: providers('200 shown', both('200 shown')) },
      anothers: { make: serviceCard.anothers, answers: providers('200 hidden', both('200 hidden')) },
      missing: namesNothing,
    },
  ),
  createServiceCard: row(
    cards.createServiceCard,
    { ask: (id) => ({ body: aCardForm({ id }) }) },
    // The id is chosen by whoever asks: asked again under one's own it is the same card.
    {
      own: { make: serviceCard.own, answers: providers('201') },
      anothers: { make: serviceCard.anothers, answers: providers('404 not_found') },
      missing: { make: async () => crypto.randomUUID(), answers: providers('201') },
    },
  ),
  updateServiceCard: row(
    cards.updateServiceCard,
    { ask: (id) => ({ ...byId(id), body: aCardForm({ category: 'massage' }) }) },
    ownServiceCard('200'),
  ),
  duplicateServiceCard: row(cards.duplicateServiceCard, { ask: byId }, ownServiceCard('201')),
  serviceCardStats: row(cards.serviceCardStats, { ask: byId }, ownServiceCard('200')),
  deleteServiceCard: row(cards.deleteServiceCard, { ask: byId }, ownServiceCard('200')),
  orderServiceCards: row(
    cards.orderServiceCards,
    { ask: (id) => ({ body: { ids: [id as never] } }) },
    {
      own: 'tests/api/services/service-card.test.ts: every own card has to be named',
      anothers: { make: serviceCard.anothers, answers: providers('409 conflict') },
      missing: { make: missing, answers: providers('409 conflict') },
    },
  ),
  // a provider's staff and hours
  listStaff: row(
    staff.listStaff,
    { ask: () => ({}), isShown: amongItems },
    {
      own: { make: staffMember.own, answers: providers('200 shown', { reception: '200 shown' }) },
      anothers: { make: staffMember.anothers, answers: providers('200 hidden', { reception: '200 hidden' }) },
      missing: namesNothing,
    },
  ),
  createStaff: row(
    staff.createStaff,
    { ask: (id) => ({ body: { name: 'Mira', id } }) },
    // The id is chosen by whoever asks: asked again under one's own it is the same person.
    {
      own: { make: staffMember.own, answers: providers('201') },
      anothers: { make: staffMember.anothers, answers: providers('404 not_found') },
      missing: { make: async () => crypto.randomUUID(), answers: providers('201') },
    },
  ),
  updateStaff: row(
    staff.updateStaff,
    { ask: (id) => ({ ...byId(id), body: { name: 'Mira' } }) },
    ownOfProvider(staffMember, '200'),
  ),
  deleteStaff: row(staff.deleteStaff, { ask: byId }, ownOfProvider(staffMember, '200')),
  getAvailability: row(availability.getAvailability, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putAvailability: row(
    availability.putAvailability,
    { ask: () => ({ body: { weeklyHours: [] } }) },
    naming(oneself, providers('200')),
  ),
  previewAvailability: row(
    availability.previewAvailability,
    { ask: () => ({ body: { weeklyHours: [] } }) },
    naming(oneself, providers('200')),
  ),
  addBlock: row(
    availability.addBlock,
    { ask: (id) => ({ body: { staffId: id, start: '2030-01-07T10:00', end: '2030-01-07T11:00' } }) },
    // Somebody else's than that of `team`.
    ownOfProvider(staffMember, '201', { reception: '201', team: '404 not_found' }),
  ),
  deleteBlock: row(availability.deleteBlock, { ask: byId }, ownOfProvider(block, '200', both('200'))),
  // what is checked of a provider
  getVerification: row(getVerification, { ask: () => ({}) }, naming(oneself, providers('200'))),
  submitIdentity: row(
    submitIdentity,
    { ask: (image) => ({ body: { images: [image] } }) },
    {
      own: { make: document.own, answers: providers('201') },
      anothers: { make: document.anothers, answers: providers('400 invalid') },
      missing: { make: missing, answers: providers('400 invalid') },
    },
  ),
  submitQualification: row(
    submitQualification,
    { ask: (image) => ({ body: { name: 'Meisterbrief', images: [image] } }) },
    {
      own: { make: document.own, answers: providers('201') },
      anothers: { make: document.anothers, answers: providers('400 invalid') },
      missing: { make: missing, answers: providers('400 invalid') },
    },
  ),
  // the provider's day
  getCalendar: row(
    getCalendar,
    {
      ask: () => ({ query: { days: 42 } }),
      isShown: (shown: { visits: { id: string }[] }, thing) => shown.visits.some(({ id }) => id === thing),
    },
    {
      own: { make: booking.received, answers: providers('200 shown', both('200 shown')) },
      anothers: { make: booking.anothers, answers: providers('200 hidden', both('200 hidden')) },
      missing: { make: missing, answers: providers('200 hidden', both('200 hidden')) },
    },
  ),
  addEntry: row(
    addEntry,
    { ask: () => ({ body: { text: 'Klara 15:00', preview: true } }) },
    naming(namesNothing, providers('200', both('200'))),
  ),
  // clients
  listClients: row(
    clients.listClients,
    {
      ask: () => ({ query: {} }),
      isShown: ({ items }: { items: { id: string }[] }, thing) => items.some(({ id }) => id === thing),
    },
    {
      own: { make: client.own, answers: providers('200 shown', { reception: '200 shown', team: '200 hidden' }) },
      anothers: { make: client.anothers, answers: providers('200 hidden', both('200 hidden')) },
      missing: { make: missing, answers: providers('200 hidden', both('200 hidden')) },
    },
  ),
  createClient: row(
    clients.createClient,
    { ask: () => ({ body: { name: 'Klara' } }) },
    naming(namesNothing, providers('201', { reception: '201' })),
  ),
  listOutsideCalendars: row(outside.listOutsideCalendars, { ask: () => ({}) }, naming(oneself, providers('200'))),
  // Nobody outside is asked in tests: the address is refused where the call would have worked.
  addOutsideCalendar: row(
    outside.addOutsideCalendar,
    { ask: (id) => ({ body: { staffId: id, address: 'https://calendar.example/a.ics' } }) },
    naming(namesNothing, providers('400 invalid')),
  ),
  removeOutsideCalendar: row(outside.removeOutsideCalendar, { ask: byId }, ownOfProvider(outsideCalendar, '200')),
  // the files of another system
  getMoveIn: row(moves.getMoveIn, { ask: () => ({}) }, naming(oneself, providers('200'))),
  startMoveIn: row(
    moves.startMoveIn,
    { ask: () => ({ body: { staff: [{ name: 'Mira' }] } }) },
    naming(namesNothing, providers('200')),
  ),
  readDiary: row(
    moves.readDiary,
    { ask: () => ({ body: { text: 'Klara Do 15:00' } }) },
    naming(namesNothing, providers('200')),
  ),
  addMoved: row(
    moves.addMoved,
    { ask: (id) => ({ ...byId(id), body: { clients: [{ name: 'Klara' }] } }) },
    ownOfProvider(moveIn, '200'),
  ),
  undoMoveIn: row(moves.undoMoveIn, { ask: byId }, ownOfProvider(moveIn, '200')),
  importClients: row(
    clients.importClients,
    { ask: () => ({ body: { rows: [{ name: 'Klara' }] } }) },
    naming(namesNothing, providers('200')),
  ),
  exportClients: row(clients.exportClients, { ask: () => ({ query: {} }) }, naming(namesNothing, providers('200'))),
  updateClient: row(
    clients.updateClient,
    { ask: (id) => ({ ...byId(id), body: { name: 'Klara' } }) },
    {
      own: { make: client.own, answers: providers('200', { reception: '200' }) },
      anothers: { make: client.anothers, answers: providers('404 not_found', { reception: '404 not_found' }) },
      missing: { make: missing, answers: providers('404 not_found', { reception: '404 not_found' }) },
    },
  ),
  deleteClient: row(
    clients.deleteClient,
    { ask: byId },
    {
      own: { make: client.own, answers: providers('200') },
      anothers: { make: client.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),
};
