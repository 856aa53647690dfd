import type { readDiary } from '../../../../src/contract/booking/move-in.ts';
import type { AnswerBy } from '../../../../src/contract/endpoint.ts';
import { type LineContext, type ReadLine, readLine } from '../../../calendar/entry-line.ts';
import { seriesDays } from '../../../calendar/series.ts';
import type { OwnCard } from '../appointment/sql.ts';
import { fittingCards, lasting } from '../calendar/rules.ts';

type DiaryRow = AnswerBy<typeof readDiary>['rows'][number];

const lineMaximum = 300;
const minutesWithoutCard = 60;

const two = (part: number): string => String(part).padStart(2, '0');
const clockText = (day: string, minute: number): string => `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** `Di 1. Dezember` above the lines of a day: it says a day and nothing else. */
const isHeading = ({ day, minute, name, phone, email, cards, every, questions }: ReadLine): boolean =>
  day !== undefined &&
  [minute, name, phone, email, every].every((part) => part === undefined) &&
  cards.length + questions.length === 0;

interface Reading {
  context: LineContext;
  cards: readonly OwnCard[];
  staff: readonly { id: string; name: string }[];
  /** As many visits a series has where the line does not say. */
  seriesUsual: number;
}

/** What the line means. A day that is missing is that of the heading above it. */
function rowOf(line: number, text: string, read: ReadLine, heading: string | undefined, reading: Reading): DiaryRow {
  const meant = fittingCards(read, reading.cards).flatMap((alike) => alike[0] ?? []);
  const timed = lasting(meant, read.durationMinutes);
  const sum = timed.reduce((minutes, { durationMinutes }) => minutes + durationMinutes, 0);
  const { minute } = read;
  const day = read.day ?? heading;
  const asks = [
    ...(read.questions.length > 0 ? (['question'] as const) : []),
    ...(day === undefined && read.questions.length === 0 ? (['day'] as const) : []),
    ...(minute === undefined && read.questions.length === 0 ? (['time'] as const) : []),
    ...(read.name === undefined ? (['name'] as const) : []),
  ];
  const days =
    day === undefined
      ? []
      : read.every === undefined
        ? [day]
        : seriesDays(day, read.every, read.times ?? reading.seriesUsual);
  return {
    line,
    text,
    starts: minute === undefined || asks.length > 0 ? [] : days.map((on) => clockText(on, minute)),
    minutes: sum > 0 ? sum : (read.durationMinutes ?? minutesWithoutCard),
    name: read.name ?? '',
    phone: read.phone ?? '',
    email: read.email ?? '',
    note: read.note,
    service: meant.map(({ name }) => name).join(', '),
    staff: reading.staff.find(({ id }) => id === read.staff)?.name ?? '',
    priceCents: read.priceCents ?? null,
    asks,
    questions: read.questions.map((question) => ({ ...question, day: null, staff: null })),
  };
}

/** Each line that is no heading and not empty. */
export function diaryRows(lines: readonly string[], reading: Reading): DiaryRow[] {
  const rows: DiaryRow[] = [];
  let heading: string | undefined;
  for (const [index, whole] of lines.entries()) {
    const text = whole.trim().slice(0, lineMaximum);
    if (text === '') continue;
    const read = readLine(text, reading.context);
    if (isHeading(read)) heading = read.day;
    else rows.push(rowOf(index + 1, text, read, heading, reading));
  }
  return rows;
}
