import { useState } from 'react';
import { formatDateIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { refresh, stateOf, useAnswer } from '../../../api/query.ts';
import { getMandate, giveMandate, type HeldMandate, withdrawMandate } from '../../../contract/billing/billing-debit.ts';

/** With its year: a mandate is good for three. */
const wholeDay = (day: string): string => formatDateIn(`${day}T12:00:00Z`, 'UTC');

/** The SEPA mandate by which the site collects its invoices. Shows nothing where it collects nothing. */
export function Mandate() {
  const words = useWords('billing');
  const known = useAnswer(getMandate, {}, { isAskedAnew: true });
  if (stateOf(known) === 'failed')
    return <ErrorState title={words('mandate.failed')} onRetry={() => void known.refetch()} />;
  if (known.data === undefined || (known.data.offer === null && known.data.mandate === null)) return null;
  return <Held held={known.data} />;
}

function Held({ held: { offer, mandate } }: { held: HeldMandate }) {
  const words = useWords('billing');
  const [shown, setShown] = useState<'form' | 'text'>();
  const close = (): void => setShown(undefined);
  const lead = offer === null || mandate !== null ? {} : { lead: words('mandate.lead', { days: offer.noticeDays }) };
  return (
    <Section title={words('mandate.title')} {...lead}>
      {mandate !== null && (
        <Lines label={words('mandate.title')}>
          <Line
            title={words('mandate.account', { holder: mandate.holder, end: mandate.accountEnd })}
            text={words('mandate.since', {
              reference: mandate.reference,
              day: wholeDay(mandate.signedOn),
              lapses: wholeDay(mandate.lapsesOn),
            })}
          />
        </Lines>
      )}
      <ButtonRow>
        {mandate !== null && (
          <Button variant="plain" onClick={() => setShown('text')}>
            {words('mandate.show')}
          </Button>
        )}
        {offer !== null && (
          <Button variant="plain" onClick={() => setShown('form')}>
            {words(mandate === null ? 'mandate.give' : 'mandate.other')}
          </Button>
        )}
        {mandate !== null && <Withdraw />}
      </ButtonRow>
      {shown === 'form' && offer !== null && <GiveDialog text={offer.text} onClose={close} />}
      {shown === 'text' && mandate !== null && (
        <Dialog title={mandate.reference} onClose={close} isRead>
          <p className="quiet breaks kept-lines">{mandate.text}</p>
          <DialogButtons>
            <Button variant="plain" onClick={close}>
              {words('mandate.close')}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </Section>
  );
}

function Withdraw() {
  const words = useWords('billing');
  const confirm = useConfirm();
  const withdraw = useChange(withdrawMandate, {
    refreshes: [getMandate],
    onSuccess: () => toast.success(words('mandate.withdrawn')),
    onError: (problem) => {
      toast.error(problem.sentence);
      void refresh(getMandate);
    },
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('mandate.withdrawTitle'),
      text: words('mandate.withdrawText'),
      confirmLabel: words('mandate.withdraw'),
      isDangerous: true,
    });
    if (isSure) withdraw.mutate({});
  };
  return (
    <Button variant="plain" isBusy={withdraw.isPending} onClick={() => void ask()}>
      {words('mandate.withdraw')}
    </Button>
  );
}

/** The text is sent along: what is kept is what was read. */
function GiveDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const words = useWords('billing');
  const ui = useWords('ui');
  const form = useForm(giveMandate, {
    values: { accountHolder: '', iban: '' },
    askOf: (values) => ({ body: { ...values, text } }),
    refreshes: [getMandate],
    sentenceOf: ({ code }) => {
      if (code !== 'conflict') return undefined;
      void refresh(getMandate);
      return words('mandate.changed');
    },
    onSent: () => {
      toast.success(words('mandate.given'));
      onClose();
    },
  });
  return (
    <Dialog title={words('mandate.give')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('mandate.give')}
        busy={words('mandate.giving')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
        }
      >
        <TextField label={words('mandate.holder')} autoComplete="name" isRequired {...form.field('accountHolder')} />
        <TextField
          label={words('mandate.iban')}
          hint={words('mandate.ibanHint')}
          autoComplete="off"
          isRequired
          {...form.field('iban')}
        />
        <p className="quiet breaks kept-lines">{text}</p>
      </Form>
    </Dialog>
  );
}
