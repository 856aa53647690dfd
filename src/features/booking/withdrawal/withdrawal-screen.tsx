import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDateIn, formatTimeIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import cardStyles from '#ui/card.module.css';
import { Form } from '#ui/form.tsx';
import { FormError } from '#ui/form-error.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { ResultPlace } from '#ui/result-place.tsx';
import { EmailField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { useSession } from '../../../api/session.ts';
import {
  type MeantVisit,
  type Withdrawn,
  withdrawalMaximum,
  withdrawFromContract,
} from '../../../contract/booking/withdrawal.ts';
import styles from './withdrawal.module.css';

/** The visit that the address names: by the link of a guest, or as a visit of the own account. */
type Named = { token: string } | { appointmentId: string } | Record<string, never>;

interface Entries {
  name: string;
  email: string;
  contract: string;
}

type Step =
  | { is: 'fill' }
  | { is: 'check'; entries: Entries; visit: MeantVisit | null }
  | { is: 'done'; entries: Entries; answer: Withdrawn };

/** /withdrawal: "Vertrag widerrufen", without signing in, in two steps. */
export function WithdrawalScreen() {
  const words = useWords('withdrawal');
  const session = useSession();
  const [search] = useSearchParams();
  const token = search.get('token');
  const visit = search.get('visit');
  const named: Named = token !== null ? { token } : visit !== null ? { appointmentId: visit } : {};
  const person = session.state === 'signed-in' ? session.user : undefined;
  return (
    <Page title={words('title')} lead={words('lead')} width="form">
      <Steps key={`${session.state} ${person?.id}`} named={named} person={person} />
    </Page>
  );
}

interface Person {
  id: string;
  name: string;
  email: string;
}

function Steps({ named, person }: { named: Named; person: Person | undefined }) {
  const [step, setStep] = useState<Step>({ is: 'fill' });
  const [draft] = useState(() => draftAt({ what: 'withdrawal', by: person?.id, personal: ['name', 'email'] }));
  if (step.is === 'done') return <Receipt entries={step.entries} answer={step.answer} />;
  if (step.is === 'check')
    return (
      <Check
        id={draft.id}
        named={named}
        entries={step.entries}
        visit={step.visit}
        onBack={() => setStep({ is: 'fill' })}
        onDone={(answer) => {
          draft.write(undefined);
          setStep({ is: 'done', entries: step.entries, answer });
        }}
      />
    );
  return (
    <Fill
      named={named}
      person={person}
      draft={draft}
      onChecked={(entries, visit) => {
        draft.write({ ...entries });
        setStep({ is: 'check', entries, visit });
      }}
    />
  );
}

interface FillProps {
  named: Named;
  person: Person | undefined;
  draft: ReturnType<typeof draftAt>;
  onChecked: (entries: Entries, visit: MeantVisit | null) => void;
}

function Fill({ named, person, draft, onChecked }: FillProps) {
  const words = useWords('withdrawal');
  const [isBad, setIsBad] = useState(false);
  const asked = isBad ? {} : named;
  const form = useForm(withdrawFromContract, {
    values: { name: person?.name ?? '', email: person?.email ?? '', contract: '' },
    askOf: (entries) => ({ body: { ...entries, ...asked, confirmed: false } }),
    keptAs: draft,
    sentenceOf: ({ code }) => {
      if (code !== 'not_found') return undefined;
      setIsBad(true);
      return words('badLink');
    },
    onSent: ({ visit }, entries) => onChecked(entries, visit),
  });
  const isNamed = Object.keys(asked).length > 0;
  return (
    <Form form={form} submit={words('next')} busy={words('checking')}>
      <TextField
        label={words('name')}
        autoComplete="name"
        isRequired
        maximum={withdrawalMaximum.name}
        {...form.field('name')}
      />
      <EmailField label={words('email')} isRequired {...form.field('email')} />
      {!isNamed && (
        <TextAreaField
          label={words('contract')}
          hint={words('contractHint')}
          isRequired
          maximum={withdrawalMaximum.contract}
          {...form.field('contract')}
        />
      )}
    </Form>
  );
}

interface CheckProps {
  id: string | undefined;
  named: Named;
  entries: Entries;
  visit: MeantVisit | null;
  onBack: () => void;
  onDone: (answer: Withdrawn) => void;
}

function Check({ id, named, entries, visit, onBack, onDone }: CheckProps) {
  const words = useWords('withdrawal');
  const send = useChange(withdrawFromContract, { onSuccess: onDone });
  const asked = visit === null ? {} : named;
  return (
    <section className={`${cardStyles['card']} stack gap16 ${styles['card']}`}>
      <ResultPlace isNew>
        <h2>{words('checkTitle')}</h2>
      </ResultPlace>
      <Facts entries={entries} visit={visit} />
      <p>{words(visit?.isCancelled === true ? 'checkCancels' : 'checkForwards')}</p>
      <FormError sentence={send.error?.sentence} />
      <ButtonRow>
        <Button
          isBusy={send.isPending}
          onClick={() => send.mutate({ body: { ...entries, ...asked, id, confirmed: true } })}
        >
          {words(send.isPending ? 'sending' : 'confirm')}
        </Button>
        <Button variant="plain" disabled={send.isPending} onClick={onBack}>
          {words('back')}
        </Button>
      </ButtonRow>
    </section>
  );
}

/** With its year: what is declared here is printed, and read when today is long over. */
const writtenOut = (iso: string, timeZone: string): string =>
  `${formatDateIn(iso, timeZone)}, ${formatTimeIn(iso, timeZone)}`;

function Facts({ entries: { name, email, contract }, visit }: { entries: Entries; visit: MeantVisit | null }) {
  const words = useWords('withdrawal');
  const facts: [string, string][] = [
    [words('name'), name],
    [words('email'), email],
    ...(visit === null
      ? []
      : [
          [
            words('visit'),
            words('visitLine', {
              service: visit.service,
              provider: visit.provider,
              when: writtenOut(visit.start, visit.timeZone),
            }),
          ] as [string, string],
        ]),
    ...(contract.trim() === '' ? [] : [[words('contract'), contract] as [string, string]]),
  ];
  return (
    <dl className={`stack gap12 ${styles['facts']}`}>
      {facts.map(([term, said]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}

function Receipt({ entries, answer: { visit, receipt } }: { entries: Entries; answer: Withdrawn }) {
  const words = useWords('withdrawal');
  if (receipt === null) return null;
  return (
    <section className={`${cardStyles['card']} stack gap16 ${styles['card']}`}>
      <ResultPlace isNew>
        <Notice kind="success" title={words('doneTitle')}>
          {words('doneAt', { moment: writtenOut(receipt.at, 'Europe/Berlin') })}
        </Notice>
      </ResultPlace>
      <p className="quiet breaks">{words('doneNumber', { id: receipt.id })}</p>
      <Facts entries={entries} visit={visit} />
      <p>{words(visit?.isCancelled === true ? 'doneCancelled' : 'doneForwarded')}</p>
      <p>{words('doneMail', { email: entries.email })}</p>
      <ButtonRow>
        <Button variant="plain" onClick={() => window.print()}>
          {words('print')}
        </Button>
      </ButtonRow>
    </section>
  );
}
