import * as again from '../../src/contract/booking/again.ts';
import * as appointment from '../../src/contract/booking/appointment.ts';
import * as appointmentSteps from '../../src/contract/booking/appointment-actions.ts';
import * as appointmentDetail from '../../src/contract/booking/appointment-detail.ts';
import * as appointmentImage from '../../src/contract/booking/appointment-image.ts';
import * as undo from '../../src/contract/booking/appointment-undo.ts';
import * as calendar from '../../src/contract/booking/calendar.ts';
import * as outside from '../../src/contract/booking/calendar-outside.ts';
import * as client from '../../src/contract/booking/client.ts';
import * as recall from '../../src/contract/booking/client-recall.ts';
import * as customerInvoice from '../../src/contract/booking/customer-invoice.ts';
import * as invoiceSettings from '../../src/contract/booking/customer-invoice-settings.ts';
import * as guest from '../../src/contract/booking/guest.ts';
import * as guestVisit from '../../src/contract/booking/guest-visit.ts';
import * as moveIn from '../../src/contract/booking/move-in.ts';
import * as quote from '../../src/contract/booking/quote.ts';
import * as review from '../../src/contract/booking/review.ts';
import * as series from '../../src/contract/booking/series.ts';
import * as waitingList from '../../src/contract/booking/waiting-list.ts';
import * as withdrawal from '../../src/contract/booking/withdrawal.ts';
import * as files from '../features/booking/customer-invoice/handlers.ts';
import * as reviewPictures from '../features/booking/review/handlers.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

export default serveQuarter([
  answers(appointment, async () => ({
    ...(await import('../features/booking/appointment/actions.ts')),
    ...(await import('../features/booking/appointment/hold-actions.ts')),
    ...(await import('../features/booking/appointment/visit-actions.ts')),
  })),
  answers(appointmentDetail, () => import('../features/booking/appointment/visit-actions.ts')),
  answers(guest, () => import('../features/booking/appointment/code-actions.ts')),
  answers(guestVisit, () => import('../features/booking/appointment/guest-actions.ts')),
  answers(appointmentSteps, async () => ({
    ...(await import('../features/booking/appointment/side-actions.ts')),
    ...(await import('../features/booking/appointment/move-actions.ts')),
    ...(await import('../features/booking/appointment/ill-actions.ts')),
    ...(await import('../features/booking/appointment/change-actions.ts')),
    ...(await import('../features/booking/appointment/visit-actions.ts')),
  })),
  answers(appointmentImage, () => import('../features/booking/appointment/image-actions.ts')),
  answers(again, () => import('../features/booking/appointment/again-actions.ts')),
  answers(undo, () => import('../features/booking/appointment/undo-actions.ts')),
  answers(calendar, async () => ({
    ...(await import('../features/booking/calendar/actions.ts')),
    ...(await import('../features/booking/calendar/entry-actions.ts')),
  })),
  answers(outside, () => import('../features/booking/calendar/outside-actions.ts')),
  answers(recall, () => import('../features/booking/client/recall-actions.ts')),
  answers(client, () => import('../features/booking/client/actions.ts')),
  answers(customerInvoice, async () => ({
    ...(await import('../features/booking/customer-invoice/actions.ts')),
    ...(await import('../features/booking/customer-invoice/list-actions.ts')),
    ...(await import('../features/booking/customer-invoice/change-actions.ts')),
  })),
  answers(invoiceSettings, async () => ({
    ...(await import('../features/booking/customer-invoice/settings-actions.ts')),
    ...(await import('../features/booking/customer-invoice/book-actions.ts')),
  })),
  answers(moveIn, async () => ({
    ...(await import('../features/booking/move-in/actions.ts')),
    ...(await import('../features/booking/move-in/diary-actions.ts')),
  })),
  answers(quote, async () => ({
    ...(await import('../features/booking/quote/actions.ts')),
    ...(await import('../features/booking/quote/answer-actions.ts')),
    ...(await import('../features/booking/quote/accept-actions.ts')),
  })),
  answers(review, () => import('../features/booking/review/actions.ts')),
  answers(series, async () => ({
    ...(await import('../features/booking/appointment/series-actions.ts')),
    ...(await import('../features/booking/appointment/following-actions.ts')),
  })),
  answers(waitingList, async () => ({
    ...(await import('../features/booking/waiting-list/actions.ts')),
    ...(await import('../features/booking/waiting-list/earlier-actions.ts')),
    ...(await import('../features/booking/waiting-list/offer-actions.ts')),
  })),
  answers(withdrawal, () => import('../features/booking/withdrawal/actions.ts')),
  files,
  reviewPictures,
]);
