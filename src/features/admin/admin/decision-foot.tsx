import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Key } from '#ui/key.tsx';
import { KeyChoice } from '#ui/key-choice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { verificationMaximum } from '../../../contract/account/verification.ts';
import {
  decideIdentity,
  decideObjection,
  decideProof,
  decideReview,
  listObjections,
} from '../../../contract/admin/admin.ts';
import { type CasePart, getCaseHistory, listAssignments } from '../../../contract/admin/admin-case.ts';
import { decidePictures } from '../../../contract/admin/admin-pictures.ts';
import {
  decideReport,
  listReports,
  type ReportRule,
  reportMaximum,
  reportRules,
} from '../../../contract/admin/report.ts';
import styles from './desk.module.css';
import { isBehindDialog, isKeyForDesk, useKeys } from './desk-keys.ts';
import { checkLists, useTooLate } from './use-elsewhere.ts';
import { useLetters } from './use-letters.ts';

const deciding = {
  reports: decideReport,
  identity: decideIdentity,
  proofs: decideProof,
  reviews: decideReview,
  pictures: decidePictures,
  objections: decideObjection,
} as const;
const lists = { ...checkLists, reports: listReports, objections: listObjections } as const;

export interface DecisionOption {
  value: string;
  label: string;
  key: string;
  /** Whoever it falls upon reads why. */
  needsReason: boolean;
  isDangerous?: boolean;
}

interface DecisionFootProps {
  part: CasePart;
  id: string;
  options: readonly DecisionOption[];
  /** Chosen and written beforehand, where a look at the evidence has found something. */
  begun?: { choice: string; reason: string } | undefined;
  /** Sentences that are often needed, in the language of whoever reads them. */
  grounds?: readonly { value: string; label: string; text: string }[];
  onDecided: () => void;
}

interface Entries {
  choice: string;
  rule: ReportRule | '';
  reason: string;
}

/** Of reports every decision has its reasons, and what is done about something a rule. */
const bodyOf = (part: CasePart, { choice, rule, reason }: Entries, needsReason: boolean): unknown =>
  part === 'reports'
    ? { action: choice, reason, ...(choice === 'nothing' || rule === '' ? {} : { rule }) }
    : { decision: choice, ...(needsReason ? { reason } : {}) };

/** The entries, the letter they make, and the keys that choose and send. */
function useDecision({ part, id, options, begun, onDecided }: DecisionFootProps) {
  const words = useWords('admin');
  const tooLate = useTooLate(lists[part], onDecided);
  const isReasoned = (choice: string): boolean => options.some((one) => one.value === choice && one.needsReason);
  const empty: Entries = { choice: begun?.choice ?? '', rule: '', reason: begun?.reason ?? '' };
  const form = useForm(deciding[part] as typeof decideIdentity, {
    values: empty,
    askOf: (values) => ({ params: { id }, body: bodyOf(part, values, isReasoned(values.choice)) }),
    mayBeSent: ({ choice }) => choice !== '',
    refreshes: [lists[part], listAssignments, getCaseHistory],
    sentenceOf: tooLate,
    onSent: () => {
      toast.success(words('decision.done'));
      onDecided();
    },
  });
  const [isWriting, setIsWriting] = useState(false);
  const { choice, rule, reason } = form.values;
  const isBegun = begun !== undefined && reason === begun.reason && !isWriting;
  const needsReason = isReasoned(choice);
  const asksRule = part === 'reports' && choice !== 'nothing' && choice !== '';
  const isWhole = choice !== '' && (!needsReason || reason.trim() !== '') && (!asksRule || rule !== '');
  const drafted = isWhole ? { part, id, decision: bodyOf(part, form.values, needsReason) } : undefined;
  useKeys((event) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && choice !== '' && !isBehindDialog()) {
      event.preventDefault();
      form.submit();
      return;
    }
    if (!isKeyForDesk(event)) return;
    const chosen = options.find(({ key }) => key.toLowerCase() === event.key);
    if (chosen !== undefined) form.setValues({ choice: chosen.value });
  });
  return { form, needsReason, asksRule, drafted, isBegun, write: () => setIsWriting(true) };
}

type Decision = ReturnType<typeof useDecision>;

/** The options with their letters, the rule, the reason, and the letter as it will be sent. */
export function DecisionFoot(props: DecisionFootProps) {
  const words = useWords('admin');
  const decision = useDecision(props);
  const { form, needsReason, isBegun, write } = decision;
  const { choice } = form.values;
  return (
    <Form
      form={form}
      look="bare"
      className={styles['decision']}
      isDangerous={props.options.some((one) => one.value === choice && one.isDangerous === true)}
      isHeld={choice === ''}
      submit={words('decision.send')}
      busy={words('decision.sending')}
      actions={
        <>
          <Key>⌘↵</Key>
          {needsReason && isBegun && (
            <Button variant="plain" onClick={write}>
              {words('decision.change')}
            </Button>
          )}
        </>
      }
    >
      {(end) => (
        <>
          <Options {...props} decision={decision} />
          <div className={`shrinks from-top ${styles['letter']}`}>
            <Letter {...props} decision={decision} />
            {end}
          </div>
        </>
      )}
    </Form>
  );
}

function Options({ options, grounds = [], decision }: DecisionFootProps & { decision: Decision }) {
  const words = useWords('admin');
  const report = useWords('report');
  const { form, asksRule, needsReason } = decision;
  const { reason } = form.values;
  return (
    <div className={`shrinks from-top ${styles['options']}`}>
      <KeyChoice label={words('decision.title')} choices={options} {...form.field('choice')} />
      {asksRule && (
        <SelectField
          label={words('report.rule')}
          isRequired
          choices={[
            { value: '', label: words('report.choose') },
            ...reportRules.map((value) => ({ value, label: report(`rule.${value}`) })),
          ]}
          {...form.field('rule')}
        />
      )}
      {needsReason && grounds.length > 0 && (
        <SelectField
          label={words('decision.ground')}
          name="ground"
          error={undefined}
          choices={[{ value: '', label: words('decision.own') }, ...grounds]}
          value={grounds.find(({ text }) => text === reason)?.value ?? ''}
          onChange={(value) => form.setValues({ reason: grounds.find((one) => one.value === value)?.text ?? '' })}
        />
      )}
    </div>
  );
}

/** What was written beforehand is only a letter, until somebody wants it otherwise. */
function Letter({ part, decision }: DecisionFootProps & { decision: Decision }) {
  const words = useWords('admin');
  const { form, needsReason, drafted, isBegun } = decision;
  return (
    <>
      {needsReason && !isBegun && (
        <TextAreaField
          label={words(part === 'reports' ? 'report.why' : 'reason')}
          rows={3}
          maximum={part === 'reports' ? reportMaximum.reason : verificationMaximum.reason}
          isRequired
          {...form.field('reason')}
        />
      )}
      <Letters drafted={drafted} />
    </>
  );
}

/** Whoever has no mouse scrolls the letter by keys. */
const scrolledByKeys = { tabIndex: 0 };

/** Word by word as whoever it concerns will read it. */
function Letters({ drafted }: { drafted: unknown }) {
  const words = useWords('admin');
  const { letters, problem } = useLetters(drafted);
  if (drafted === undefined) return <p className="quiet small">{words('decision.noLetter')}</p>;
  if (problem !== undefined) return <p className="quiet small">{problem}</p>;
  if (letters === undefined) return <p className="quiet small">{words('decision.loading')}</p>;
  if (letters.length === 0) return <p className="quiet small">{words('decision.nobody')}</p>;
  return letters.map(({ to, subject, text }) => (
    <figure key={`${to} ${subject}`} className={styles['sheet']}>
      <figcaption>{words('decision.letterTo', { who: to })}</figcaption>
      <section
        className="small breaks on-surface bordered round14"
        {...scrolledByKeys}
        aria-label={words('decision.letterTo', { who: to })}
      >
        <strong>{subject}</strong>
        <p>{text}</p>
      </section>
    </figure>
  ));
}
