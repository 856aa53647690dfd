import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { cardId, freeLine, freeText, identifier, instant, line, moment, queryInteger } from '../fields.ts';
import { limits } from '../limits.ts';
import { cardDurations } from '../services/service-card.ts';
import { serviceCategories } from '../services/service-taxonomy.ts';
import { staffId } from '../services/staff.ts';
import { lineQuestion } from './calendar.ts';
import { clientsImportRows, importedFields, importedRow } from './client.ts';

/**
 * A business moves in with the files of another system. The browser reads them; rows come here some at a time. A row counts once,
 * by what it says: whoever is interrupted sends everything again. All of it can be taken back for a day.
 */

export const moveInVisitRows = 50;
export const moveInClientRows = clientsImportRows;
/** Of all files of one choice. */
export const moveInRowsMaximum = 10_000;
export const moveInUndoHours = 24;
export const moveInNamesMaximum = 200;
export const moveInMinutesMaximum = 720;

const movedVisit = z.object({
  /** Without an offset on the provider's clock. */
  start: moment,
  minutes: queryInteger(5, moveInMinutesMaximum),
  /** Where the file says an end: it counts, because clocks may change in between. */
  end: z._default(z.nullable(moment), null),
  /** '' for somebody without a name. */
  name: freeLine(80),
  /** As they stand in the file; what is no number or address goes into the note. */
  phone: z._default(freeLine(80), ''),
  email: z._default(freeLine(254), ''),
  note: z._default(freeText(2000), ''),
  service: line(limits.titleMaximum),
  /** Null: as the card says. */
  priceCents: z._default(z.nullable(queryInteger(0, limits.servicePriceMaximum * 100)), null),
  card: cardId,
  staff: staffId,
  /** Another time than the file says, because that one was taken. */
  instead: z.optional(moment),
});
export type MovedVisit = z.output<typeof movedVisit>;

/** `entered`; `known` from before; `past`, never entered; `taken` by something else of that person. */
export const movedOutcomes = ['entered', 'known', 'past', 'taken'] as const;
export type MovedOutcome = (typeof movedOutcomes)[number];

const moveIn = z.object({
  id: identifier,
  startedAt: instant,
  /** Until when it can be taken back. */
  undoUntil: instant,
  visits: z.number(),
  clients: z.number(),
  cards: z.number(),
  staff: z.number(),
});
export type MoveIn = z.output<typeof moveIn>;

export const getMoveIn = endpoint('GET /move-in', {
  summary: 'What has moved in during the last day and can be taken back',
  access: 'provider',
  response: z.object({ current: z.nullable(moveIn) }),
});

const names = <One extends z.core.SomeType>(one: One) =>
  z._default(z.array(one).check(z.maxLength(moveInNamesMaximum)), []);

export const startMoveIn = endpoint('POST /move-in', {
  summary: 'Begin or continue to move in: make the cards and people of the files that are not there yet',
  access: 'provider',
  body: z.object({
    /** Cards that have just been made for this move: they are taken back with it. */
    made: names(cardId),
    staff: names(z.object({ name: line(80) })),
    cards: names(
      z.object({
        name: line(limits.titleMaximum),
        category: z.enum(serviceCategories),
        duration: z
          .number()
          .check(z.refine((minutes) => cardDurations.some((known) => known === minutes), 'notInList')),
        priceCents: queryInteger(0, limits.servicePriceMaximum * 100),
      }),
    ),
  }),
  /** In the order of the call. Who is there already by that name is found again; new cards are drafts. */
  response: z.object({
    moveIn,
    staff: z.array(z.object({ id: staffId, isNew: z.boolean(), isActive: z.boolean() })),
    cards: z.array(z.object({ id: cardId, isNew: z.boolean() })),
  }),
  refusals: ['contract_missing', 'plan_limit'],
});

const own = z.object({ id: identifier });

export const addMoved = endpoint('POST /move-in/:id/rows', {
  summary: 'Enter visits and clients of the files; what clashes is named with the nearest free time',
  access: 'provider',
  params: own,
  body: z.object({
    visits: z._default(z.array(movedVisit).check(z.maxLength(moveInVisitRows)), []),
    clients: z._default(z.array(importedRow).check(z.maxLength(moveInClientRows)), []),
  }),
  response: z.object({
    /** In the order of the call. */
    visits: z.array(
      z.object({
        outcome: z.enum(movedOutcomes),
        start: instant,
        /** The nearest free time of the same person; null where none was found within two weeks. */
        free: z.nullable(instant),
      }),
    ),
    clients: z.object({
      added: z.number(),
      known: z.number(),
      /** By the place in `clients`, from 0. */
      faulty: z.array(z.object({ row: z.number(), fields: z.array(z.enum(importedFields)) })),
    }),
  }),
  refusals: ['not_found', 'contract_missing', 'too_late', 'busy'],
});

export const undoMoveIn = endpoint('DELETE /move-in/:id', {
  summary: 'Take back all that has moved in, within a day; what somebody has changed or used since stays',
  access: 'provider',
  params: own,
  response: z.object({ removed: z.number(), kept: z.number() }),
  refusals: ['not_found', 'too_late'],
});

export const diaryLinesMaximum = 200;
/** What a line of the diary lacks before it is an appointment. */
export const diaryAsks = ['question', 'day', 'time', 'name'] as const;

export const readDiary = endpoint('POST /move-in/diary', {
  summary: 'Read the lines of a paper diary as the calendar reads one; nothing is entered',
  access: 'provider',
  body: z.object({ text: freeText(30_000) }),
  response: z.object({
    /** On the provider's clock. */
    today: z.string(),
    /** Lines beyond `diaryLinesMaximum` were not read. */
    isCut: z.boolean(),
    rows: z.array(
      z.object({
        /** From 1. */
        line: z.number(),
        text: z.string(),
        /** On the provider's clock, `2027-03-28T14:30`; several of a series, none while something is asked. */
        starts: z.array(z.string()),
        minutes: z.number(),
        name: z.string(),
        phone: z.string(),
        email: z.string(),
        note: z.string(),
        /** Of the cards that it names; '' without one. */
        service: z.string(),
        /** '' where the line names nobody. */
        staff: z.string(),
        priceCents: z.nullable(z.number()),
        asks: z.array(z.enum(diaryAsks)),
        questions: z.array(lineQuestion),
      }),
    ),
  }),
  refusals: ['contract_missing'],
});
