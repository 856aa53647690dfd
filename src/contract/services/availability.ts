import * as z from 'zod/mini';
import { type Country } from '../country.ts';
import { endpoint } from '../endpoint.ts';
import { day, freeLine, identifier, instant, moment } from '../fields.ts';
import { bufferMaximum, noticeHoursMaximum } from './service-card.ts';
import { openSpan, soundSpans, staffId, visitAhead, weeklyHours } from './staff.ts';

/** When a provider can be booked. Minutes of the provider's clock from midnight; days of that clock. */

/** Whose public holidays are known: federal states and cantons, as in app.holiday. */
export const holidayRegions = {
  de: [
    'DE-BW',
    'DE-BY',
    'DE-BE',
    'DE-BB',
    'DE-HB',
    'DE-HH',
    'DE-HE',
    'DE-MV',
    'DE-NI',
    'DE-NW',
    'DE-RP',
    'DE-SL',
    'DE-SN',
    'DE-ST',
    'DE-SH',
    'DE-TH',
  ],
  at: ['AT-1', 'AT-2', 'AT-3', 'AT-4', 'AT-5', 'AT-6', 'AT-7', 'AT-8', 'AT-9'],
  ch: [
    'CH-AG',
    'CH-AR',
    'CH-AI',
    'CH-BL',
    'CH-BS',
    'CH-BE',
    'CH-FR',
    'CH-GE',
    'CH-GL',
    'CH-GR',
    'CH-JU',
    'CH-LU',
    'CH-NE',
    'CH-NW',
    'CH-OW',
    'CH-SG',
    'CH-SH',
    'CH-SZ',
    'CH-SO',
    'CH-TG',
    'CH-TI',
    'CH-UR',
    'CH-VD',
    'CH-VS',
    'CH-ZG',
    'CH-ZH',
  ],
} as const satisfies Record<Country, readonly string[]>;
const allRegions = [...holidayRegions.de, ...holidayRegions.at, ...holidayRegions.ch] as const;
export type HolidayRegion = (typeof allRegions)[number];
const region = z.enum(allRegions);

const whole = (minimum: number, maximum: number) =>
  z.number().check(z.minimum(minimum), z.maximum(maximum), z.refine(Number.isInteger, 'integer'));

const draft = z.object({
  /** Several of one weekday leave breaks between them; none means closed. */
  weeklyHours,
  /** They replace those of the weekday for everybody, also on a public holiday. */
  specialHours: z._default(
    z.array(z.object({ day, ...openSpan })).check(
      z.maxLength(400),
      soundSpans((span) => span.day),
    ),
    [],
  ),
  /** Both days included. Nothing can be booked on them. */
  timeOff: z._default(
    z
      .array(
        z
          .object({ firstDay: day, lastDay: day })
          .check(z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, { error: 'endsLater', path: ['lastDay'] })),
      )
      .check(z.maxLength(100)),
    [],
  ),
  /** The federal state or canton whose public holidays count; null: none. */
  holidayRegion: z._default(z.nullable(region), null),
  /** Public holidays on which the provider works all the same. */
  workedHolidays: z._default(z.array(day).check(z.maxLength(400)), []),
  /** Minutes that stay free behind every visit whose card says nothing else. */
  buffer: z._default(whole(0, bufferMaximum), 0),
  /** Hours between booking and start. */
  noticeHours: z._default(whole(0, noticeHoursMaximum), 2),
  horizonDays: z._default(whole(1, 365), 60),
  /** Visits a day; null: as many as fit. */
  perDayMaximum: z._default(z.nullable(whole(1, 50)), null),
  /** Offered times lie next to what is booked. */
  isTight: z._default(z.boolean(), true),
  /** An unconfirmed visit is given away 12 hours before its start. */
  releasesUnconfirmed: z._default(z.boolean(), false),
  /** Clients whom the provider has entered are told of their visit by the number or address that was typed. */
  tellsClients: z._default(z.boolean(), true),
});
export type AvailabilityDraft = z.output<typeof draft>;

const block = z.object({ id: identifier, staffId, staff: z.string(), start: instant, end: instant, note: z.string() });
export type Block = z.output<typeof block>;

const holidays = z.array(z.object({ day, name: z.string() }));
export type Holiday = z.output<typeof holidays>[number];

const availability = z.object({
  timeZone: z.string(),
  settings: draft,
  /** Sent back as `seen` it keeps one tab from overwriting another. */
  stamp: z.string(),
  /** Those of the provider's country. */
  regions: z.array(region),
  /** Where the postal code lies; null where that is not known. */
  suggestedRegion: z.nullable(region),
  /** Of the chosen region, from today to a year ahead. */
  holidays,
  /** Own blocked time that is not over. */
  blocks: z.array(block),
  /** Visits ahead that lie outside the hours, but for those that the provider has put there. Nothing is cancelled by a change. */
  touched: z.array(visitAhead),
});
export type Availability = z.output<typeof availability>;

export const getAvailability = endpoint('GET /provider/availability', {
  summary: 'Own hours, exceptions, holidays, blocks and rules',
  access: 'provider',
  response: availability,
});

export const putAvailability = endpoint('PUT /provider/availability', {
  summary: 'Replace own hours, exceptions, holidays and rules; booked visits stay and are listed',
  access: 'provider',
  body: z.extend(draft, { seen: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/, 'wrongType'))) }),
  response: availability,
  refusals: ['conflict'],
});

/** Why a day has no hours. */
export const closedReasons = ['weekday', 'holiday', 'time_off'] as const;

/** Two weeks as they would be, beside the form as it changes. Nothing is kept. */
export const previewAvailability = endpoint('POST /provider/availability/preview', {
  summary: 'Free times of the next two weeks as they would be with these settings',
  access: 'provider',
  body: z.extend(draft, {
    /** Own hours of one of the staff as they would be; they count for `touched`. */
    member: z.optional(z.object({ staffId, hours: z.nullable(weeklyHours) })),
  }),
  response: z.object({
    /** Of the visit that it is reckoned with: the shortest public card; 60 without one. */
    durationMinutes: z.number(),
    hasCard: z.boolean(),
    days: z.array(z.object({ day, closed: z.nullable(z.enum(closedReasons)), slots: z.array(instant) })),
    /** The first free time of all; null where there is none before the horizon. */
    next: z.nullable(instant),
    holidays,
    touched: z.array(visitAhead),
  }),
});
export type Preview = z.output<typeof previewAvailability.response>;

export const addBlock = endpoint('POST /provider/blocks', {
  summary: 'Block own time: of one of the staff, or of all',
  access: 'provider',
  roles: ['reception', 'team'],
  body: z.object({ staffId: z.optional(staffId), start: moment, end: moment, note: z._default(freeLine(200), '') }),
  response: z.object({ blocks: z.array(block) }),
  status: 201,
  refusals: ['slot_taken', 'not_found'],
});

export const deleteBlock = endpoint('DELETE /provider/blocks/:id', {
  summary: 'Free blocked time again',
  access: 'provider',
  roles: ['reception', 'team'],
  params: z.object({ id: identifier }),
  response: z.object({}),
  refusals: ['not_found'],
});
