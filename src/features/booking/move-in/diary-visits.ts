import type { readDiary } from '../../../contract/booking/move-in.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { ReadVisit } from './visit-rows.ts';

export type DiaryRow = AnswerOf<typeof readDiary>['rows'][number];

/** What was typed, and what was understood of it. */
export interface Diary extends AnswerOf<typeof readDiary> {
  text: string;
  /** Lines that somebody has not confirmed. */
  left: ReadonlySet<number>;
}

export const noDiary: Diary = { text: '', today: '', isCut: false, rows: [], left: new Set() };

export const isReady = ({ starts }: DiaryRow): boolean => starts.length > 0;

/** The confirmed rows as appointments. */
export const diaryVisits = ({ rows, left }: Diary): ReadVisit[] =>
  rows
    .filter(({ line }) => !left.has(line))
    .flatMap(({ line, starts, minutes, name, phone, email, note, service, staff, priceCents }) =>
      starts.map((start) => ({
        line,
        file: '',
        start,
        minutes,
        end: null,
        name,
        phone,
        email,
        note,
        service,
        staff,
        priceCents,
      })),
    );
