import type { NumberEntry } from '#i18n/typed-number.ts';
import type { Form } from '../../../api/form.ts';
import type { offerQuote, QuoteForm, QuoteLine, QuoteRequest } from '../../../contract/booking/quote.ts';
import type { AskOf } from '../../../contract/endpoint.ts';

/** The form of an answer, in the units of people: hours and euros where the contract has whole numbers. */

const lineOf = ({ quantityThousandths, unitMinor, ...line }: QuoteLine) => ({
  ...line,
  quantityThousandths: (quantityThousandths / 1000) as NumberEntry,
  unitMinor: (unitMinor / 100) as NumberEntry,
});

export const blankLine = (): ReturnType<typeof lineOf> => ({
  name: '',
  kind: 'material',
  unit: 'piece',
  quantityThousandths: 1,
  unitMinor: '',
});

const priced = (minor: number | null): NumberEntry => (minor === null ? '' : minor / 100);

/** What was offered before, else an hour of work and the way at the usual prices. */
export function valuesOf(wish: QuoteRequest, start: QuoteForm, words: { labour: string; travel: string }) {
  const offer = wish.quotes[0]?.offer ?? undefined;
  const usual = [
    { ...blankLine(), name: words.labour, kind: 'labour', unit: 'hour', unitMinor: priced(start.hourMinor) } as const,
    {
      ...blankLine(),
      name: words.travel,
      kind: 'travel',
      unit: 'lump_sum',
      unitMinor: priced(start.travelMinor),
    } as const,
  ];
  return {
    pricing: offer?.pricing ?? 'fixed',
    lines: offer === undefined ? (usual as ReturnType<typeof lineOf>[]) : offer.lines.map(lineOf),
    note: offer?.note ?? '',
    durationMinutes: (offer?.durationMinutes ?? 60) as NumberEntry,
    starts: [...(offer?.starts ?? [])],
  };
}
export type AnswerValues = ReturnType<typeof valuesOf>;
export type AnswerFormState = Form<AnswerValues>;

/** What is no number the schema refuses. */
const scaled = (entry: NumberEntry, by: number): number =>
  entry === '' || Number.isNaN(Number(entry)) ? (entry as never) : Math.round(Number(entry) * by);

export const bodyOf = (values: AnswerValues): AskOf<typeof offerQuote>['body'] => ({
  ...values,
  lines: values.lines.map((line) => ({
    ...line,
    quantityThousandths: scaled(line.quantityThousandths, 1000),
    unitMinor: scaled(line.unitMinor, 100),
  })),
  durationMinutes: scaled(values.durationMinutes, 1),
});

/** For the live sum: what is not typed yet counts nothing. */
export const countedLines = (values: AnswerValues): QuoteLine[] =>
  bodyOf(values).lines.map((line) => ({
    ...line,
    quantityThousandths: line.quantityThousandths || 0,
    unitMinor: line.unitMinor || 0,
  }));

/** Minutes with which free times are asked for. */
export const minutesOf = ({ durationMinutes }: AnswerValues): number => {
  const minutes = Number(durationMinutes);
  return Number.isInteger(minutes) && minutes >= 15 && minutes <= 720 ? minutes : 60;
};
