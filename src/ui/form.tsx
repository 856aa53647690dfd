import type { FormEvent, ReactNode, RefObject } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from './button.tsx';
import cardStyles from './card.module.css';
import { DialogButtons } from './dialog.tsx';
import styles from './form.module.css';
import { Notice } from './notice.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

/** What `useForm` (src/api/form.ts) gives a form. */
export interface FormState {
  place: RefObject<HTMLFormElement | null>;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  /** It was sent, and nothing has been changed since. */
  isSent: boolean;
  /** Something was changed and not sent. */
  isChanged: boolean;
  /** What is typed outlives a reload. */
  isKept: boolean;
  /** Why the form as a whole was refused. `isPassing`: sending the same again may succeed. `isWaiting`: it does so by itself. */
  failure: { sentence: string; isPassing: boolean; isWaiting: boolean } | undefined;
}

interface FormProps {
  form: FormState;
  /** The words of the button that sends the form, and those while it is being sent. */
  submit: string;
  busy: string;
  /** In a card of its own, on the ground of what is around it, or in a dialog. */
  look?: 'card' | 'bare' | 'dialog';
  /** Further buttons: in a dialog before the one that sends, else behind it. */
  actions?: ReactNode;
  /** Said after it was sent, until something is changed. */
  sent?: string;
  /** What sending does cannot be taken back. */
  isDangerous?: boolean;
  /** On phones the button that sends stands alone in a bar at the lower edge, which this draws around it. */
  barOf?: (send: ReactNode) => ReactNode;
  /** Whether it is saved. It stands beside the buttons, which then stay at the lower edge; on phones `barOf` has the one that sends. */
  state?: ReactNode;
  /** Sending is not possible yet. The fields say why. */
  isHeld?: boolean;
  /** Asks before a link or a reload throws away what was changed. Not needed where drafts are kept (`keptAs`). */
  asksBeforeLeaving?: boolean;
  className?: string | undefined;
  /** The fields; a function puts the buttons, and what was refused above them, in a place of its own among them. */
  children: ReactNode | ((end: ReactNode) => ReactNode);
}

/** The fields, what the server says of the whole, and the buttons. The contract's schema checks the fields, not the browser. */
export function Form(props: FormProps) {
  const { form, look = 'card', sent, asksBeforeLeaving = false, className, children } = props;
  const { place, isKept, isBusy, isSent, isChanged, submit } = form;
  useAskBeforeLeaving(asksBeforeLeaving && isChanged);
  const classes = ['column gap16', ...(look === 'card' ? [cardStyles['card'], styles['card']] : []), className];
  const end = (
    <>
      <Failure form={form} />
      {sent !== undefined && isSent && <Notice kind="success">{sent}</Notice>}
      <Buttons {...props} />
    </>
  );
  return (
    <form
      ref={place}
      data-kept={isKept || undefined}
      className={classes.filter((one) => one !== undefined).join(' ')}
      noValidate
      aria-busy={isBusy}
      onSubmit={submit}
    >
      {typeof children === 'function' ? (
        children(<div className="column gap16">{end}</div>)
      ) : (
        <>
          {children}
          {end}
        </>
      )}
    </form>
  );
}

function Failure({ form: { failure, isBusy, submit } }: { form: FormState }) {
  const words = useWords('ui');
  if (failure === undefined) return null;
  const retry = (
    <Button variant="link" isBusy={isBusy} onClick={() => submit()}>
      {words('tryAgain')}
    </Button>
  );
  if (failure.isWaiting)
    return (
      <Notice kind="info" action={retry}>
        <output>{words('waitsToBeSent')}</output>
      </Notice>
    );
  return (
    <Notice kind="error" {...(failure.isPassing ? { action: retry } : {})}>
      {failure.sentence}
    </Notice>
  );
}

function Buttons({
  form: { isBusy },
  submit,
  busy,
  look = 'card',
  actions,
  isDangerous = false,
  isHeld = false,
  barOf,
  state,
}: FormProps) {
  const send = (
    <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} disabled={isHeld}>
      {isBusy ? busy : submit}
    </Button>
  );
  if (look === 'dialog')
    return (
      <DialogButtons>
        {actions}
        {send}
      </DialogButtons>
    );
  const row = (
    <ButtonRow>
      {send}
      {actions}
    </ButtonRow>
  );
  if (state !== undefined)
    return (
      <>
        <div className={`line gap8-16 between ${styles['foot']}`}>
          <output className="bar gap8 quiet size15 shrinks">{state}</output>
          {row}
        </div>
        {barOf?.(send)}
      </>
    );
  if (barOf === undefined) return row;
  return (
    <>
      <div className={styles['beforeBar']}>{row}</div>
      {barOf(send)}
    </>
  );
}

/** Two fields, side by side if there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={`column gap16 at-top ${styles['pair']}`}>{children}</div>
);

interface FieldGroupProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Fields below a common title. */
export const FieldGroup = ({ title, lead, children }: FieldGroupProps) => (
  <fieldset className="column gap16">
    <legend className={`size21 strong display-type ${styles['legend']}`}>{title}</legend>
    {lead !== undefined && <p className="quiet">{lead}</p>}
    {children}
  </fieldset>
);
