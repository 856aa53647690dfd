import { useWords } from '#i18n/i18n.ts';
import { FormError } from '#ui/form-error.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { Property } from '../../../contract/property/listing.ts';
import { paths } from '../../../paths.ts';
import styles from './editor.module.css';
import { PlanLink } from './plan-link.tsx';
import { AwaitingNotice } from './unconfirmed-notice.tsx';

export interface Refused {
  sentence: string;
  /** A larger plan would help. */
  hasPlanLink?: boolean;
  /** The failure is not the person's fault; the message adds that nothing typed is lost. */
  isKept?: boolean;
  /** The price is unusual and was not confirmed. */
  isAboutPrice?: boolean;
}

interface FormOutcomeProps {
  refused: Refused | undefined;
  saved: Property['status'] | undefined;
  /** The saved listing has another status by now than the form shows. */
  isOtherwise: boolean;
  /** It waits for the confirmation of this address. */
  awaitedEmail: string | undefined;
  /** A person looks at its pictures first. */
  isHeld: boolean;
  isNew: boolean;
}

/** The result of sending the form. */
export function FormOutcome({ refused, saved, isOtherwise, awaitedEmail, isHeld, isNew }: FormOutcomeProps) {
  const words = useWords('listing');
  if (awaitedEmail !== undefined) return <AwaitingNotice email={awaitedEmail} />;
  if (saved !== undefined && isHeld) return <SavedOtherwise status="held" />;
  if (saved !== undefined && isOtherwise) return <SavedOtherwise status={saved} />;
  if (saved !== undefined)
    return (
      <output className={`bar gap10 medium on-accent ${styles['success']}`}>
        <CheckIcon />
        {words(isNew ? 'editor.created' : 'editor.updated')}
      </output>
    );
  return (
    <>
      <FormError sentence={refused?.sentence} />
      {refused?.isKept === true && <p className="quiet">{words('editor.kept')}</p>}
      {refused?.hasPlanLink === true && <PlanLink />}
    </>
  );
}

function SavedOtherwise({ status }: { status: Property['status'] | 'held' }) {
  const words = useWords('listing');
  return (
    <div className={`stack gap8 from-start on-accent ${styles['notice']}`}>
      <output>{words(`editor.savedOtherwise.${status}`)}</output>
      <Link to={paths.sellerDashboard('properties')}>{words('editor.toYourProperties')}</Link>
    </div>
  );
}
