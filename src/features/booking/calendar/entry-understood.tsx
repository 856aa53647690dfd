import { formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Notice } from '#ui/notice.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { useAnswer } from '../../../api/query.ts';
import { addEntry } from '../../../contract/booking/calendar.ts';
import type { AnswerOf, AskOf } from '../../../contract/endpoint.ts';
import styles from './calendar.module.css';
import { useQuestionWords } from './entry-question.tsx';
import { SeriesShown } from './entry-series.tsx';

type Preview = AnswerOf<typeof addEntry>;
export type EntryBody = AskOf<typeof addEntry>['body'];

/** What the server understands of an entry, once nothing more is typed for a moment. */
export function usePreview(body: EntryBody, isAsked: boolean): Preview | undefined {
  const settled = JSON.parse(useSettled(JSON.stringify(body)));
  const found = useAnswer(
    addEntry,
    { body: { ...settled, preview: true } },
    { isEnabled: isAsked, isAskedAnew: true, staleTime: 0, placeholder: (before) => before },
  );
  return isAsked ? found.data : undefined;
}

interface Props {
  preview: Preview;
  timeZone: string;
  /** On the provider's clock. */
  today: string;
}

/** What was understood, and of several questions the first: its answers stand below. */
export function Understood({ preview, timeZone, today }: Props) {
  const sentenceOf = useQuestionWords();
  const words = useWords('calendar');
  const own = useOwnCurrency();
  const { understood, asks, questions, isTaken, isOutsideHours, tellsBy } = preview;
  const { name, phone, email, note, services, durationMinutes, totalCents, start, staff, client, series } = understood;
  // How long it takes and what it costs is known once it is known what is done.
  const isKnown = !asks.includes('choice');
  const facts = [
    start === null ? undefined : capitalised(formatSoonIn(start, timeZone)),
    isKnown ? formatDuration(durationMinutes) : undefined,
    services.join(' + '),
    isKnown ? formatMoney(totalCents / 100, own) : undefined,
    staff?.name,
  ].filter((fact) => fact !== undefined && fact !== '');
  return (
    <div className={`on-sunken round12 ${styles['understood']}`}>
      <strong>{name === '' ? words('entry.nobody') : name}</strong>
      {client !== null && <span className="quiet"> {words('entry.known')}</span>}
      <br />
      {facts.join(' · ')}
      {[phone, email, note]
        .filter((said) => said !== null && said !== '')
        .map((said) => (
          <div key={said} className="quiet">
            {said}
          </div>
        ))}
      {tellsBy !== null && <div className="quiet">{words(`entry.tells.${tellsBy}`)}</div>}
      {questions.slice(0, 1).map((question) => (
        <Notice key={question.kind} kind="warning">
          {sentenceOf(question, today)}
        </Notice>
      ))}
      {asks
        // They stand beside what answers them.
        .filter((ask) => ask !== 'choice' && ask !== 'question')
        .map((ask) => (
          <Notice key={ask} kind="warning">
            {words(`entry.asks.${ask}`)}
          </Notice>
        ))}
      {series !== null && <SeriesShown series={series} timeZone={timeZone} />}
      {isTaken && <Notice kind="error">{words('entry.taken')}</Notice>}
      {!isTaken && isOutsideHours && series === null && !asks.includes('question') && (
        <Notice kind="info">{words('entry.outside')}</Notice>
      )}
    </div>
  );
}
