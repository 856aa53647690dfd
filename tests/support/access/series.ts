import * as series from '../../../src/contract/booking/series.ts';
import { startAhead, startIn } from '../appointments.ts';
import { bookedVisit, heldVisit } from './appointment.ts';
import { all, byId, byToken, providersId, type Row, row } from './rows.ts';
import { missing, nowhere } from './stage.ts';
import { bookableProvider } from './visit-things.ts';

const wished = (id: string) => ({ providerId: id as never, cards: [nowhere as never], start: startAhead(), weeks: 2 });
const cancel = { body: { action: 'cancel' as const } };

export const seriesRows: Record<string, Row> = {
  previewSeries: row(
    series.previewSeries,
    { ask: (id) => ({ body: { ...wished(id), times: 3 } }) },
    {
      own: { make: providersId, answers: { ...all('409 not_bookable'), provider: '403 own_offer' } },
      // There is no such card: tests/api/booking/appointment-series.test.ts books.
      anothers: { make: bookableProvider, answers: all('404 not_found') },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  bookSeries: row(
    series.bookSeries,
    { ask: (id) => ({ body: { ...wished(id), starts: [startAhead(), startIn(34)] } }) },
    {
      own: {
        make: providersId,
        answers: { ...all('409 not_bookable'), nobody: '400 invalid', provider: '403 own_offer' },
      },
      anothers: { make: bookableProvider, answers: { ...all('404 not_found'), nobody: '400 invalid' } },
      missing: { make: missing, answers: { ...all('404 not_found'), nobody: '400 invalid' } },
    },
  ),
  stepSeries: row(
    series.stepSeries,
    { ask: (id) => ({ ...byId(id), ...cancel }) },
    bookedVisit('confirmed', '200', '200', { reception: '200' }),
  ),
  stepLinkedSeries: row(
    series.stepLinkedSeries,
    { ask: (token) => ({ ...byToken(token), ...cancel }) },
    heldVisit('confirmed'),
  ),
};
