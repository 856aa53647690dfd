import * as visits from '../../../src/contract/booking/appointment.ts';
import * as did from '../../../src/contract/booking/appointment-actions.ts';
import * as detail from '../../../src/contract/booking/appointment-detail.ts';
import * as pictured from '../../../src/contract/booking/appointment-image.ts';
import * as undo from '../../../src/contract/booking/appointment-undo.ts';
import * as guests from '../../../src/contract/booking/guest.ts';
import * as guestVisits from '../../../src/contract/booking/guest-visit.ts';
import { dayAhead, startAhead } from '../appointments.ts';
import { address, linkTo } from './account-things.ts';
import {
  all,
  amongItems,
  both,
  byId,
  byToken,
  heldLink,
  message,
  namesNothing,
  naming,
  oneself,
  providers,
  providersId,
  type Row,
  row,
  signedIn,
} from './rows.ts';
import { missing, nowhere } from './stage.ts';
import { appointed, bookableProvider, booking } from './visit-things.ts';

const plain = (id: string) => ({ ...byId(id), body: {} });

const linked = (token: string) => ({ ...byToken(token), body: {} });

/** What a provider does to a visit: its customer may not, and to everybody else it is not there. */
const receivedVisit = (
  state: Parameters<typeof appointed>[0],
  employees: Parameters<typeof providers>[1] = { reception: '200' },
): Row['cases'] => ({
  own: { make: appointed(state).received, answers: { ...signedIn('404 not_found'), provider: '200', ...employees } },
  anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
  booked: { make: appointed(state).booked, answers: signedIn('403 forbidden') },
});

/** What a customer does to a visit, whoever they are besides; a provider does not to those they receive. */
export const bookedVisit = (
  state: Parameters<typeof appointed>[0],
  provider = '403 forbidden',
  done = '200',
  employees = {},
): Row['cases'] => ({
  own: { make: appointed(state).booked, answers: signedIn(done) },
  anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
  received: { make: appointed(state).received, answers: { ...signedIn('404 not_found'), provider, ...employees } },
});

export const heldVisit = (state: Parameters<typeof appointed>[0], done = '200') =>
  heldLink(
    linkTo('visit', appointed(state).booked),
    linkTo('visit', appointed(state).anothers),
    linkTo('visit', missing),
    '404 not_found',
    done,
  );

export const appointmentRows: Record<string, Row> = {
  // visits
  holdAppointment: row(
    visits.holdAppointment,
    { ask: (id) => ({ body: { providerId: id, cards: [nowhere as never], start: startAhead() } }) },
    {
      own: {
        make: providersId,
        answers: { ...all('409 not_bookable'), provider: '403 own_offer' },
      },
      // There is no such card: tests/api/booking/appointment.test.ts holds and books.
      anothers: { make: bookableProvider, answers: all('404 not_found') },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  quoteAppointment: row(
    visits.quoteAppointment,
    { ask: (id) => ({ body: { providerId: id, cards: [nowhere as never] } }) },
    {
      own: {
        make: providersId,
        answers: { ...all('409 not_bookable'), provider: '403 own_offer' },
      },
      anothers: { make: bookableProvider, answers: all('404 not_found') },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  releaseHold: row(
    visits.releaseHold,
    { ask: byId },
    // Whoever knows its id has it, and nobody learns whether there was one.
    {
      own: 'belongs to whoever knows its id',
      anothers: { make: booking.anothers, answers: all('200') },
      missing: { make: missing, answers: all('200') },
    },
  ),
  bookAppointment: row(
    visits.bookAppointment,
    {
      ask: (id) => ({ body: { providerId: id, cards: [nowhere as never], start: startAhead() } }),
    },
    {
      own: {
        make: providersId,
        answers: { ...all('409 not_bookable'), nobody: '400 invalid', provider: '403 own_offer' },
      },
      anothers: { make: bookableProvider, answers: { ...all('404 not_found'), nobody: '400 invalid' } },
      missing: { make: missing, answers: { ...all('404 not_found'), nobody: '400 invalid' } },
    },
  ),
  requestGuestCode: row(
    guests.requestGuestCode,
    { ask: (email) => ({ body: { email } }) },
    naming('an address of anybody', all('201'), address.missing),
  ),
  confirmGuestCode: row(
    guests.confirmGuestCode,
    { ask: (email) => ({ body: { email, code: '000000' } }) },
    naming('an address of anybody', all('400 verification_failed'), address.missing),
  ),
  mailGuestVisits: row(
    guestVisits.mailGuestVisits,
    { ask: (email) => ({ body: { email } }) },
    naming('an address of anybody', all('201'), address.missing),
  ),
  listGuestVisits: row(
    guestVisits.listGuestVisits,
    { ask: byToken },
    {
      own: { make: linkTo('guest_visits', address.missing), answers: all('200') },
      // A link to one visit does not open the others.
      anothers: { make: linkTo('visit', booking.booked), answers: all('404 not_found') },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  listAppointments: row(
    visits.listAppointments,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: booking.booked, answers: signedIn('200 shown') },
      anothers: { make: booking.anothers, answers: signedIn('200 hidden') },
      missing: { make: missing, answers: signedIn('200 hidden') },
      received: {
        make: booking.received,
        ask: () => ({ query: { as: 'provider' } }),
        answers: providers('200 shown', both('200 shown')),
      },
    },
  ),
  getAppointment: row(
    detail.getAppointment,
    { ask: byId },
    {
      own: { make: booking.booked, answers: signedIn('200') },
      anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      received: { make: booking.received, answers: { ...signedIn('404 not_found'), provider: '200', ...both('200') } },
    },
  ),
  acceptAppointment: row(did.acceptAppointment, { ask: plain }, receivedVisit('open')),
  declineAppointment: row(did.declineAppointment, { ask: plain }, receivedVisit('open')),
  completeAppointment: row(did.completeAppointment, { ask: plain }, receivedVisit('done', both('200'))),
  noShowAppointment: row(did.noShowAppointment, { ask: plain }, receivedVisit('done', both('200'))),
  payAppointment: row(did.payAppointment, { ask: plain }, receivedVisit('completed', {})),
  depositAppointment: row(did.depositAppointment, { ask: plain }, receivedVisit('deposit', {})),
  withdrawAppointment: row(did.withdrawAppointment, { ask: plain }, bookedVisit('open')),
  cancelAppointment: row(
    did.cancelAppointment,
    { ask: plain },
    bookedVisit('confirmed', '200', '200', { reception: '200' }),
  ),
  moveAppointment: row(
    did.moveAppointment,
    { ask: (id) => ({ ...byId(id), body: { start: dayAhead().start } }) },
    bookedVisit('confirmed', '200', '200', both('200')),
  ),
  // Of a booked visit the account is the customer, who changes nothing of it.
  changeAppointment: row(
    did.changeAppointment,
    { ask: (id) => ({ ...byId(id), body: { durationMinutes: 120 } }) },
    receivedVisit('confirmed'),
  ),
  agreeAppointment: row(did.agreeAppointment, { ask: plain }, bookedVisit('proposed')),
  refuseAppointment: row(did.refuseAppointment, { ask: plain }, bookedVisit('proposed')),
  confirmAppointment: row(did.confirmAppointment, { ask: plain }, bookedVisit('confirmed')),
  lateAppointment: row(
    did.lateAppointment,
    { ask: (id) => ({ ...byId(id), body: { minutes: 10 as const } }) },
    bookedVisit('running', '200', '200', both('200')),
  ),
  prepareAppointmentImage: row(
    pictured.prepareAppointmentImage,
    { ask: (id) => ({ ...byId(id), body: { contentType: 'image/png' as const, size: 1000 } }) },
    bookedVisit('confirmed', '403 forbidden', '201'),
  ),
  putAppointmentImages: row(
    pictured.putAppointmentImages,
    { ask: (id) => ({ ...byId(id), body: { images: [] } }) },
    bookedVisit('confirmed'),
  ),
  messageAppointment: row(
    did.messageAppointment,
    { ask: (id) => ({ ...byId(id), body: { text: message } }) },
    bookedVisit('confirmed', '200', '200', { reception: '200' }),
  ),
  swapAppointments: row(
    did.swapAppointments,
    { ask: (id) => ({ ...byId(id), body: { with: nowhere } }) },
    {
      // With one that is not there: tests/api/booking/appointment-actions.test.ts swaps.
      own: { make: booking.received, answers: signedIn('404 not_found') },
      anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      booked: { make: booking.booked, answers: signedIn('403 forbidden') },
    },
  ),
  listCalls: row(did.listCalls, { ask: () => ({}) }, naming(namesNothing, providers('200', { reception: '200' }))),
  finishCall: row(
    did.finishCall,
    { ask: byId },
    {
      own: { make: appointed('confirmed').received, answers: providers('200', { reception: '200' }) },
      anothers: { make: booking.anothers, answers: providers('404 not_found', { reception: '404 not_found' }) },
      missing: { make: missing, answers: providers('404 not_found', { reception: '404 not_found' }) },
    },
  ),
  undoDeed: row(
    undo.undoDeed,
    { ask: (id) => ({ params: { id } }) },
    // What was done and by whom: tests/api/booking/appointment-undo.test.ts.
    naming('a deed that is not there', providers('404 not_found', both('404 not_found'))),
  ),
  settleDeeds: row(undo.settleDeeds, { ask: () => ({}) }, naming(oneself, providers('200', both('200')))),
  reportIll: row(
    did.reportIll,
    { ask: () => ({ body: { day: startAhead().slice(0, 10) } }) },
    naming('a day of one’s own calendar', providers('200', { reception: '200' })),
  ),
  getVisit: row(did.getVisit, { ask: byToken }, heldVisit('confirmed')),
  withdrawVisit: row(did.withdrawVisit, { ask: linked }, heldVisit('open')),
  cancelVisit: row(did.cancelVisit, { ask: linked }, heldVisit('confirmed')),
  agreeVisit: row(did.agreeVisit, { ask: linked }, heldVisit('proposed')),
  refuseVisit: row(did.refuseVisit, { ask: linked }, heldVisit('proposed')),
  confirmVisit: row(did.confirmVisit, { ask: linked }, heldVisit('confirmed')),
  moveVisit: row(
    did.moveVisit,
    { ask: (token) => ({ ...byToken(token), body: { start: dayAhead().start } }) },
    heldVisit('confirmed'),
  ),
  lateVisit: row(
    did.lateVisit,
    { ask: (token) => ({ ...byToken(token), body: { minutes: 10 as const } }) },
    heldVisit('running'),
  ),
  prepareVisitImage: row(
    pictured.prepareVisitImage,
    { ask: (token) => ({ ...byToken(token), body: { contentType: 'image/png' as const, size: 1000 } }) },
    heldVisit('confirmed', '201'),
  ),
  putVisitImages: row(
    pictured.putVisitImages,
    { ask: (token) => ({ ...byToken(token), body: { images: [] } }) },
    heldVisit('confirmed'),
  ),
  messageVisit: row(
    did.messageVisit,
    { ask: (token) => ({ ...byToken(token), body: { text: message } }) },
    heldVisit('confirmed'),
  ),
};
