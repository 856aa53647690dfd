import { useNavigate, useParams } from 'react-router-dom';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { forgetSession, restoreSession, type SessionUser, useSession } from '../../../api/session.ts';
import {
  acceptInvitation,
  getInvitation,
  leaveBusiness,
  type OpenedInvitation,
} from '../../../contract/services/staff-member.ts';
import { paths } from '../../../paths.ts';

/** /join and /join/:token: somebody is invited to work for a business. Without a code it is typed from the paper. */
export function JoinScreen() {
  const words = useWords('staff');
  const session = useSession();
  const { token } = useParams();
  const user = session.state === 'signed-in' ? session.user : undefined;
  return (
    <Page title={words('join.title')} width="form">
      {session.state === 'restoring' && <Skeleton lines={3} />}
      {session.state !== 'restoring' && user?.works != null && <Works works={user.works} />}
      {session.state !== 'restoring' && user?.works == null && token === undefined && <CodeForm />}
      {session.state !== 'restoring' && user?.works == null && token !== undefined && (
        <Invitation key={token} code={token} user={user} />
      )}
    </Page>
  );
}

function CodeForm() {
  const words = useWords('staff');
  const navigate = useNavigate();
  const form = useForm(getInvitation, {
    values: { code: '' },
    askOf: ({ code }) => ({ params: { token: code.trim() } }),
    check: ({ code }): Record<string, string> => (code.trim() === '' ? { code: words('join.needed') } : {}),
    sentenceOf: (problem) => (problem.code === 'not_found' ? words('join.unknown') : problem.sentence),
    onSent: (_invitation, { code }) => void navigate(paths.join(code.trim())),
  });
  return (
    <Form form={form} submit={words('join.open')} busy={words('join.opening')}>
      <p>{words('join.typeText')}</p>
      <TextField label={words('join.code')} autoComplete="off" maximum={20} isRequired {...form.field('code')} />
    </Form>
  );
}

function Invitation({ code, user }: { code: string; user: SessionUser | undefined }) {
  const words = useWords('staff');
  const found = useAnswer(getInvitation, { params: { token: code } }, { isAskedAnew: true });
  if (stateOf(found) === 'loading') return <Skeleton lines={3} />;
  if (found.error?.code === 'not_found')
    return (
      <ErrorState title={words('join.unknown')} text={words('join.unknownText')}>
        <Button to={paths.join()}>{words('join.again')}</Button>
      </ErrorState>
    );
  if (found.data === undefined)
    return (
      <ErrorState
        title={words('join.failed')}
        text={found.error?.sentence ?? ''}
        onRetry={() => void found.refetch()}
      />
    );
  const { state, business } = found.data;
  if (state !== 'open')
    return <ErrorState title={words(`join.${state}`)} text={words(`join.${state}Text`, { business })} />;
  return <Open code={code} invitation={found.data} user={user} />;
}

interface OpenProps {
  code: string;
  invitation: OpenedInvitation;
  user: SessionUser | undefined;
}

function Open({ code, invitation: { business, role, expiresAt }, user }: OpenProps) {
  const words = useWords('staff');
  const navigate = useNavigate();
  const enter = async (): Promise<void> => {
    await restoreSession();
    toast.success(words('join.done', { business }));
    void navigate(paths.providerDashboard(), { replace: true });
  };
  const accept = useChange(acceptInvitation, {
    onSuccess: () => void enter(),
  });
  const hasBusiness = user?.type === 'provider' || user?.type === 'admin';
  const next = paths.join(code);
  return (
    <div className="stack gap16">
      <p>
        <strong>{words('join.invites', { business })}</strong>
      </p>
      <p>{words(`role.${role}.text`)}</p>
      {user === undefined && (
        <>
          <p>{words('join.needsAccount')}</p>
          <div className="row gap12">
            <Button to={paths.register(next)}>{words('join.register')}</Button>
            <Button variant="plain" to={paths.login(next)}>
              {words('join.signIn')}
            </Button>
          </div>
        </>
      )}
      {hasBusiness && <Notice kind="warning">{words('join.hasBusiness')}</Notice>}
      {user !== undefined && !hasBusiness && (
        <>
          <p>{words('join.as', { email: user.email })}</p>
          <FormError sentence={accept.error?.sentence} />
          <div className="row gap12">
            <Button isBusy={accept.isPending} onClick={() => accept.mutate({ params: { token: code } })}>
              {words('join.accept')}
            </Button>
          </div>
        </>
      )}
      <p className="quiet small spaced">{words('join.until', { time: formatSoonIn(expiresAt, 'Europe/Berlin') })}</p>
    </div>
  );
}

/** Whoever works somewhere sees where, and may end it. */
function Works({ works: { business, role } }: { works: NonNullable<SessionUser['works']> }) {
  const words = useWords('staff');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const leave = useChange(leaveBusiness, {
    onSuccess: () => {
      toast.success(words('join.left', { business: business.name }));
      forgetSession();
      void navigate(paths.login());
    },
    onError: ({ sentence }) => toast.error(sentence),
  });
  const ask = async (): Promise<void> => {
    const isMeant = await confirm({
      title: words('join.leaveTitle', { business: business.name }),
      text: words('join.leaveText'),
      confirmLabel: words('join.leave'),
      isDangerous: true,
    });
    if (isMeant) leave.mutate({});
  };
  return (
    <div className="stack gap16">
      <p>
        <strong>{words('join.works', { business: business.name, role: words(`role.${role}.name`) })}</strong>
      </p>
      <p>{words(`role.${role}.text`)}</p>
      <div className="row gap12">
        <Button to={paths.providerDashboard()}>{words('join.toWork')}</Button>
        <Button variant="quiet" isBusy={leave.isPending} onClick={() => void ask()}>
          {words('join.leave')}
        </Button>
      </div>
    </div>
  );
}
