import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { formatMonthIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { usePresent } from '#ui/present.ts';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { useAnswer } from '../../../api/query.ts';
import { saveFile } from '../../../api/save-file.ts';
import {
  booksFilePaths,
  booksReasonMaximum,
  closeBooks,
  getBooks,
  openBooks,
} from '../../../contract/admin/admin-books.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import styles from './admin.module.css';
import { DecisionRows, Documents, Movements, OpenItems } from './books-lists.tsx';
import { Sums } from './books-sums.tsx';
import { DangerousDialog } from './dangerous-dialog.tsx';
import { useAsked } from './use-asked.ts';
import { useElsewhere } from './use-elsewhere.ts';

const monthsOffered = 24;
const monthLength = 'YYYY-MM'.length;

/** This month and those before it. */
function monthsUntil(now: Date): string[] {
  const [year = 0, month = 0] = now.toISOString().slice(0, monthLength).split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, monthLength),
  );
}

const named = (month: string): string => formatMonthIn(`${month}-15T12:00:00Z`, 'UTC');

/** The books of one month on one page that a person can check by hand: each sum has its list below. */
export function Books() {
  const words = useWords('admin');
  const months = monthsUntil(new Date(usePresent()));
  const [asked, ask] = useAsked('month');
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : (months[0] ?? '');
  const known = useAnswer(getBooks, { params: { month } }, { isAskedAnew: true });
  const choices = [...new Set([...months, month])].toSorted((one, other) => (one < other ? 1 : -1));
  return (
    <>
      <div className={styles['month']}>
        <SelectField
          label={words('books.month')}
          choices={choices.map((value) => ({ value, label: named(value) }))}
          value={month}
          onChange={ask}
          error={undefined}
        />
      </div>
      {known.data === undefined ? (
        known.error === null ? (
          <PageSkeleton shape="table" text={words('loading')} />
        ) : (
          <ErrorState title={words('failed')} text={known.error.sentence} onRetry={() => void known.refetch()} />
        )
      ) : (
        <Month month={month} books={known.data} />
      )}
    </>
  );
}

type Known = AnswerOf<typeof getBooks>;

function Month({ month, books }: { month: string; books: Known }) {
  const words = useWords('admin');
  const { sums, documents, movements, open, deeds, isWhole, parts } = books;
  return (
    <div className="stack gap32">
      <Closing month={month} books={books} />
      {sums.length === 0 && <EmptyState drawing="papers" title={words('books.none', { month: named(month) })} />}
      {sums.map((one) => (
        <Sums key={one.currency} sums={one} />
      ))}
      {!isWhole && <Notice kind="info">{words('books.notWhole')}</Notice>}
      {documents.length > 0 && <Documents rows={documents} />}
      {movements.length > 0 && <Movements rows={movements} />}
      {open.length > 0 && <OpenItems rows={open} />}
      {sums.length > 0 && <Files month={month} parts={parts} />}
      {deeds.length > 0 && <DecisionRows rows={deeds} />}
    </div>
  );
}

/** Whether anything can still be issued or booked into the month, and the way to change that. */
function Closing({ month, books: { isOver, isClosed, closedThrough } }: { month: string; books: Known }) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const confirm = useConfirm();
  const [isOpening, setIsOpening] = useState(false);
  const close = useChange(closeBooks, {
    refreshes: [getBooks],
    onSuccess: () => toast.success(words('books.closed', { month: named(month) })),
    onError: (problem) => toast.error(elsewhere(problem, problem.sentence) ?? problem.sentence),
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('books.closeTitle', { month: named(month) }),
      text: words('books.closeText'),
      confirmLabel: words('books.close'),
    });
    if (isSure) close.mutate({ params: { month } });
  };
  return (
    <Section
      title={named(month)}
      isCard={false}
      lead={words(isClosed ? 'books.closedLead' : isOver ? 'books.openLead' : 'books.runningLead')}
      actions={
        <Badge kind={isClosed ? 'success' : 'neutral'}>{words(isClosed ? 'books.isClosed' : 'books.isOpen')}</Badge>
      }
    >
      {!isClosed && closedThrough !== null && (
        <p className="quiet breaks">{words('books.closedThrough', { month: named(closedThrough) })}</p>
      )}
      <div className="row gap12">
        {isClosed ? (
          <Button variant="plain" onClick={() => setIsOpening(true)}>
            {words('books.open')}
          </Button>
        ) : (
          isOver && (
            <Button variant="plain" isBusy={close.isPending} onClick={() => void ask()}>
              {words('books.close')}
            </Button>
          )
        )}
      </div>
      {isOpening && <OpenDialog month={month} onClose={() => setIsOpening(false)} />}
    </Section>
  );
}

function OpenDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const words = useWords('admin');
  const form = useForm(openBooks, {
    values: { reason: '' },
    askOf: ({ reason }) => ({ params: { month }, body: { reason } }),
    refreshes: [getBooks],
    onSent: () => {
      toast.success(words('books.opened', { month: named(month) }));
      onClose();
    },
  });
  return (
    <DangerousDialog
      form={form}
      title={words('books.openTitle', { month: named(month) })}
      text={words('books.openText')}
      onClose={onClose}
      submit={words('books.open')}
      busy={words('books.opening')}
    >
      <TextAreaField label={words('reason')} maximum={booksReasonMaximum} isRequired {...form.field('reason')} />
    </DangerousDialog>
  );
}

/** For the tax adviser. */
function Files({ month, parts }: { month: string; parts: number }) {
  const words = useWords('admin');
  const save = async (path: string, params: Record<string, string>, name: string): Promise<void> => {
    try {
      await saveFile(path, { month, ...params }, name);
    } catch (problem) {
      toast.error(problem instanceof ApiError ? problem.sentence : words('invoice.saveFailed'));
    }
  };
  return (
    <Section title={words('books.files')} lead={words('books.filesLead')} isCard={false}>
      <div className="row gap12">
        <Button variant="plain" onClick={() => void save(booksFilePaths.journal, {}, `${month}-journal.csv`)}>
          {words('books.journal')}
        </Button>
        <Button variant="plain" onClick={() => void save(booksFilePaths.open, {}, `${month}-open-items.csv`)}>
          {words('books.openFile')}
        </Button>
        {Array.from({ length: parts }, (_, index) => String(index + 1)).map((part) => (
          <Button
            key={part}
            variant="plain"
            onClick={() => void save(booksFilePaths.documents, { part }, `${month}-documents-${part}.zip`)}
          >
            {parts === 1
              ? words('books.documentsFile')
              : words('books.documentsPart', { part, parts: formatNumber(parts) })}
          </Button>
        ))}
      </div>
    </Section>
  );
}
