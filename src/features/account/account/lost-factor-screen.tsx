import { useParams } from 'react-router-dom';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FormError } from '#ui/form-error.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { forgetSession } from '../../../api/session.ts';
import { cancelLoss, endSecondStep, getLoss } from '../../../contract/account/account-factor.ts';
import { paths } from '../../../paths.ts';

/** /second-step/:token, behind the link of a mail. Nothing happens before a button: scanners of mails open links, too. */
export function LostFactorScreen() {
  const words = useWords('account');
  const { token = '' } = useParams();
  return (
    <Page title={words('lost.title')} width="form">
      <Asked key={token} token={token} />
    </Page>
  );
}

function Asked({ token }: { token: string }) {
  const words = useWords('account');
  const asked = useAnswer(getLoss, { params: { token } });
  const end = useChange(endSecondStep, { onSuccess: forgetSession });
  const cancel = useChange(cancelLoss);
  const problem = end.error ?? cancel.error;
  if (end.isSuccess) return <Done title={words('lost.ended')} text={words('lost.endedText')} />;
  if (cancel.isSuccess) return <Done title={words('lost.cancelled')} text={words('lost.cancelledText')} />;
  if (problem?.code === 'link_invalid' || asked.error?.code === 'link_invalid' || asked.error?.code === 'invalid')
    return (
      <ErrorState title={words('lost.bad')} text={words('lost.badText')}>
        <Button to={paths.login()}>{words('lost.login')}</Button>
      </ErrorState>
    );
  if (asked.data === undefined)
    return asked.error === null ? (
      <Skeleton lines={4} />
    ) : (
      <ErrorState title={words('lost.failed')} text={asked.error.sentence} onRetry={() => void asked.refetch()} />
    );
  const { opensAt, isOpen } = asked.data;
  const isBusy = end.isPending || cancel.isPending;
  return (
    <>
      <p>{isOpen ? words('lost.open') : words('lost.waiting', { moment: formatSoonIn(opensAt, 'Europe/Berlin') })}</p>
      <FormError sentence={problem?.sentence} />
      <div className="row gap12">
        {isOpen && (
          <Button disabled={isBusy} onClick={() => end.mutate({ body: { token } })}>
            {words('lost.end')}
          </Button>
        )}
        <Button variant="plain" disabled={isBusy} onClick={() => cancel.mutate({ body: { token } })}>
          {words('lost.cancel')}
        </Button>
      </div>
    </>
  );
}

function Done({ title, text }: { title: string; text: string }) {
  const words = useWords('account');
  return (
    <output>
      <EmptyState icon={<CheckIcon size={40} />} title={title} text={text}>
        <Button variant="plain" to={paths.login()}>
          {words('lost.login')}
        </Button>
      </EmptyState>
    </output>
  );
}
