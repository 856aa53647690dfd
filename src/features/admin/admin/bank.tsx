import { useState } from 'react';
import { formatDay, formatNumber } from '#i18n/format.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Form } from '#ui/form.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { refresh, useAnswer, useAnswerPages } from '../../../api/query.ts';
import { listCollections } from '../../../contract/admin/admin-collection.ts';
import { listAllInvoices } from '../../../contract/admin/admin-invoice.ts';
import {
  bankFileBytesMaximum,
  listBankFiles,
  listOpenBankLines,
  matchBankLine,
  type OpenLine,
  readBankFile,
  setBankLineAside,
} from '../../../contract/admin/admin-payment.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { decimalOf } from '../../../contract/minor-digits.ts';
import styles from './admin.module.css';
import { packedFile } from './bank-file.ts';
import { Collections } from './collections.tsx';
import { FrancRates } from './franc-rates.tsx';
import { moneyOf } from './money.ts';
import { PagedList } from './paged-list.tsx';
import { useElsewhere, useTooLate } from './use-elsewhere.ts';

const changed = [listOpenBankLines, listAllInvoices, listBankFiles, listCollections];
const zone = 'Europe/Berlin';

/** Bank statements in, and the bookings of which nobody knows yet what they are for. */
export function Bank() {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listOpenBankLines,
    (cursor) => ({ query: cursor === undefined ? {} : { cursor } }),
    ({ nextCursor }) => nextCursor,
  );
  const count = answer.data?.pages[0]?.total ?? 0;
  return (
    <>
      <FileIn />
      <PagedList
        answer={answer}
        label={words('bank.open')}
        empty={<EmptyState drawing="papers" title={words('bank.none')} />}
        lead={<output className="quiet breaks">{words('bank.count', { count, number: formatNumber(count) })}</output>}
      >
        {(line) => <Booking line={line} />}
      </PagedList>
      <Files />
      <div className={styles['apart']}>
        <Collections />
      </div>
      <div className={styles['apart']}>
        <FrancRates />
      </div>
    </>
  );
}

function FileIn() {
  const words = useWords('admin');
  const [outcome, setOutcome] = useState<AnswerOf<typeof readBankFile>>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const read = useChange(readBankFile, {
    refreshes: changed,
    onSuccess: setOutcome,
    onError: (problem) => toast.error(problem.sentence),
  });
  const choose = async (file: File): Promise<void> => {
    setOutcome(undefined);
    setIsTooLarge(false);
    const content = await packedFile(file);
    if (content.length > bankFileBytesMaximum) return setIsTooLarge(true);
    read.mutate({ body: { name: file.name.slice(0, 200), content } });
  };
  return (
    <Section title={words('bank.title')} lead={words('bank.lead')}>
      <FilePicker
        label={words('bank.file')}
        choose={words('bank.choose')}
        accept=".xml,.camt,.c53,.zip,.gz,text/xml,application/xml,application/zip,application/gzip"
        isBusy={read.isPending}
        onChoose={(file) => void choose(file)}
      />
      <div aria-live="polite">
        {read.isPending && <p className="quiet breaks">{words('bank.reading')}</p>}
        {isTooLarge && <Notice kind="error">{words('bank.fault.too_large')}</Notice>}
        {outcome !== undefined && <Outcome outcome={outcome} />}
      </div>
    </Section>
  );
}

function Outcome({ outcome }: { outcome: AnswerOf<typeof readBankFile> }) {
  const words = useWords('admin');
  if (!outcome.isRead)
    return (
      <Notice kind="error">
        {words(`bank.fault.${outcome.fault}`)}
        {outcome.at !== null && ` (${outcome.at})`}
      </Notice>
    );
  const { lineCount, newCount, matchedCount, isComplete } = outcome;
  return (
    <>
      <Notice kind="success">
        {words('bank.read', {
          count: lineCount,
          lines: formatNumber(lineCount),
          fresh: formatNumber(newCount),
          matched: formatNumber(matchedCount),
        })}
      </Notice>
      {isComplete === false && <Notice kind="warning">{words('bank.incomplete')}</Notice>}
    </>
  );
}

function Booking({ line }: { line: OpenLine }) {
  const words = useWords('admin');
  const [asked, setAsked] = useState<'number' | 'aside'>();
  const { amountMinor, currency, bookedOn, payer, payerEnd, said, isReturn, candidates } = line;
  const amount =
    currency === 'EUR' || currency === 'PHP' ? moneyOf(amountMinor, currency) : decimalOf(amountMinor, currency);
  const from = payer === '' ? words('bank.nobody') : payer;
  return (
    <Section
      isCard={false}
      title={words(isReturn ? 'bank.returned' : 'bank.booking', { amount, day: formatDay(bookedOn) })}
    >
      <p className="quiet breaks">{payerEnd === null ? from : words('bank.payer', { name: from, end: payerEnd })}</p>
      <p className={`breaks ${styles['text']}`}>{said === '' ? words('bank.silent') : said}</p>
      {candidates.length > 0 && (
        <Lines label={words('bank.candidates')}>
          {candidates.map((candidate) => (
            <Line
              key={candidate.id}
              title={candidate.number}
              text={candidate.name}
              after={moneyOf(candidate.openMinor, candidate.currency)}
              actions={<ForThis line={line} number={candidate.number} />}
            />
          ))}
        </Lines>
      )}
      <div className="row gap12">
        <Button variant="plain" onClick={() => setAsked('number')}>
          {words('bank.byNumber')}
        </Button>
        <Button variant="plain" onClick={() => setAsked('aside')}>
          {words('bank.aside')}
        </Button>
      </div>
      {asked === 'number' && <NumberDialog id={line.id} onClose={() => setAsked(undefined)} />}
      {asked === 'aside' && <AsideDialog id={line.id} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

function ForThis({ line: { id }, number }: { line: OpenLine; number: string }) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const match = useChange(matchBankLine, {
    refreshes: changed,
    onSuccess: () => toast.success(words('bank.matched', { number })),
    onError: (problem) => {
      toast.error(elsewhere(problem) ?? problem.sentence);
      void refresh(listOpenBankLines);
    },
  });
  return (
    <Button
      variant="plain"
      isCompact
      isBusy={match.isPending}
      aria-label={words('bank.forNamed', { number })}
      onClick={() => match.mutate({ params: { id }, body: { number } })}
    >
      {words('bank.for')}
    </Button>
  );
}

interface LineDialogProps {
  id: string;
  onClose: () => void;
}

function NumberDialog({ id, onClose }: LineDialogProps) {
  const words = useWords('admin');
  const tooLate = useTooLate(listOpenBankLines, onClose);
  const form = useForm(matchBankLine, {
    values: { number: '' },
    askOf: (body) => ({ params: { id }, body }),
    refreshes: changed,
    sentenceOf: (problem) => (problem.code === 'not_found' ? words('bank.noInvoice') : tooLate(problem)),
    onSent: (_, { number }) => {
      toast.success(words('bank.matched', { number }));
      onClose();
    },
  });
  return (
    <Dialog title={words('bank.byNumber')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('bank.for')}
        busy={words('bank.matching')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        <TextField label={words('bank.number')} hint="CK-2027-000123" isRequired {...form.field('number')} />
      </Form>
    </Dialog>
  );
}

function AsideDialog({ id, onClose }: LineDialogProps) {
  const words = useWords('admin');
  const tooLate = useTooLate(listOpenBankLines, onClose);
  const form = useForm(setBankLineAside, {
    values: { reason: '' },
    askOf: (body) => ({ params: { id }, body }),
    refreshes: changed,
    sentenceOf: tooLate,
    onSent: () => {
      toast.success(words('bank.asideDone'));
      onClose();
    },
  });
  return (
    <Dialog title={words('bank.aside')} text={words('bank.asideText')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('bank.aside')}
        busy={words('bank.matching')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        <TextAreaField label={words('reason')} maximum={500} isRequired {...form.field('reason')} />
      </Form>
    </Dialog>
  );
}

function Files() {
  const words = useWords('admin');
  const files = useAnswer(listBankFiles, {}).data?.items ?? [];
  if (files.length === 0) return null;
  return (
    <Section title={words('bank.files')} isCard={false}>
      <Lines label={words('bank.files')}>
        {files.map(({ id, name, readAt, readBy, newCount }) => (
          <Line
            key={id}
            title={name}
            text={`${capitalised(formatSoonIn(readAt, zone))} · ${readBy ?? words('someone')}`}
            after={words('bank.fresh', { count: newCount, number: formatNumber(newCount) })}
          />
        ))}
      </Lines>
    </Section>
  );
}
