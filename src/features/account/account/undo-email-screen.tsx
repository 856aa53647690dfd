import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FormError } from '#ui/form-error.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { useChange } from '../../../api/change.ts';
import { forgetSession } from '../../../api/session.ts';
import { undoEmailChange } from '../../../contract/account/profile.ts';
import { paths } from '../../../paths.ts';

/** /email/undo/:token, behind the link of a mail. Nothing happens before the button: scanners of mails open links, too. */
export function UndoEmailScreen() {
  const words = useWords('account');
  const { token = '' } = useParams();
  return (
    <Page title={words('undo.title')} width="form">
      <Undo key={token} token={token} />
    </Page>
  );
}

function Undo({ token }: { token: string }) {
  const words = useWords('account');
  // Whoever is signed in here is so no more: every session has ended.
  const undo = useChange(undoEmailChange, { onSuccess: forgetSession });
  if (undo.data !== undefined) return <Done email={undo.data.email} />;
  if (undo.error?.code === 'link_invalid' || undo.error?.code === 'invalid') return <BadLink />;
  return (
    <>
      <p>{words('undo.text')}</p>
      <FormError sentence={undo.error?.sentence} />
      <div className="row gap12">
        <Button disabled={undo.isPending} onClick={() => undo.mutate({ body: { token } })}>
          {words(undo.isPending ? 'undo.busy' : 'undo.submit')}
        </Button>
      </div>
    </>
  );
}

function Done({ email }: { email: string }) {
  const words = useWords('account');
  return (
    <output>
      <EmptyState icon={<CheckIcon size={40} />} title={words('undo.done')} text={words('undo.doneText', { email })}>
        <Button variant="plain" to={paths.forgotPassword()}>
          {words('undo.again')}
        </Button>
      </EmptyState>
    </output>
  );
}

function BadLink() {
  const words = useWords('account');
  return (
    <ErrorState title={words('undo.bad')} text={words('undo.badText')}>
      <Button to={paths.contact()}>{words('undo.contact')}</Button>
    </ErrorState>
  );
}
