import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { formatDateIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { useAnswer } from '../../../api/query.ts';
import {
  complain,
  getStatement,
  listStatements,
  reportMaximum,
  type Statement,
} from '../../../contract/admin/report.ts';
import { paths } from '../../../paths.ts';
import { DecisionFacts } from './decision-facts.tsx';
import styles from './report.module.css';

const dayOf = (instant: string): string => formatDateIn(instant, 'Europe/Berlin');

/** /decision/:token: the reasons of a decision, for whoever holds the link of the mail, and the complaint about it. */
export function DecisionScreen() {
  const words = useWords('report');
  const { token = '' } = useParams();
  const { data, error, refetch } = useAnswer(getStatement, { params: { token } });
  return (
    <Page title={words('statement.title')} width="text">
      {data === undefined && error === null && <Skeleton lines={6} text={words('statement.loading')} />}
      {data === undefined &&
        error !== null &&
        (error.code === 'not_found' ? (
          <ErrorState title={words('statement.gone')} text={words('statement.goneText')}>
            <Button to={paths.reportFigures()}>{words('decisions.how')}</Button>
          </ErrorState>
        ) : (
          <ErrorState title={words('statement.failed')} text={error.sentence} onRetry={() => void refetch()} />
        ))}
      {data !== undefined && <Shown token={token} statement={data} />}
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`stack gap12 above32 ${styles['part']}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Shown({ token, statement }: { token: string; statement: Statement }) {
  const words = useWords('report');
  const { kind, title, number, decision, answer, complaint, canComplain } = statement;
  return (
    <>
      <dl className={`stack gap4-20 ${styles['facts']}`}>
        <dt className="quiet">{words('statement.what')}</dt>
        <dd>{title === '' ? words(`kind.${kind}`) : `${words(`kind.${kind}`)} – ${title}`}</dd>
        {number !== null && (
          <>
            <dt className="quiet">{words('statement.number')}</dt>
            <dd>{number}</dd>
          </>
        )}
      </dl>
      {answer !== null && (
        <Part title={words('statement.answer')}>
          <DecisionFacts decision={answer} />
        </Part>
      )}
      <Part title={words('statement.first')}>
        <DecisionFacts decision={decision} />
      </Part>
      {complaint !== null && (
        <Part title={words('statement.complaint')}>
          <p className={`breaks ${styles['written']}`}>{complaint.text}</p>
          {answer === null && <p className="quiet">{words('statement.sentOn', { day: dayOf(complaint.at) })}</p>}
        </Part>
      )}
      {canComplain && <Complaint token={token} until={statement.until} />}
      {!canComplain && (answer !== null || complaint === null) && (
        <Part title={words('statement.form')}>
          <p>{answer === null ? words('statement.over', { day: dayOf(statement.until) }) : words('statement.final')}</p>
        </Part>
      )}
    </>
  );
}

function Complaint({ token, until }: { token: string; until: string }) {
  const words = useWords('report');
  const form = useForm(complain, {
    values: { text: '' },
    askOf: (values) => ({ params: { token }, body: values }),
    refreshes: [getStatement, listStatements],
    onSent: () => toast.success(words('statement.sent')),
  });
  return (
    <Part title={words('statement.form')}>
      <p className="quiet">{words('statement.lead', { day: dayOf(until) })}</p>
      <Form form={form} submit={words('statement.submit')} busy={words('statement.busy')}>
        <TextAreaField
          label={words('statement.text')}
          maximum={reportMaximum.complaint}
          isRequired
          {...form.field('text')}
        />
      </Form>
    </Part>
  );
}
