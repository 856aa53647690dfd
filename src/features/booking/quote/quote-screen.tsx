import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatUntilIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import {
  getQuotes,
  listQuotes,
  type QuoteId,
  type QuoteRequest,
  type QuoteRequestId,
  withdrawQuotes,
} from '../../../contract/booking/quote.ts';
import { paths } from '../../../paths.ts';
import { AcceptForm } from './accept-form.tsx';
import styles from './quote.module.css';
import { QuoteCard } from './quote-card.tsx';
import { SignIn } from './quotes-screen.tsx';
import { WishFacts } from './wish-facts.tsx';
import { WishPending } from './wish-pending.tsx';

/** /quotes/:id: an own wish, and what the businesses have answered. */
export function QuoteScreen() {
  const words = useWords('quote');
  const { state } = useSession();
  const { id = '' } = useParams();
  if (state === 'signed-in') return <Wish id={id as QuoteRequestId} />;
  return (
    <Page title={words('list.title')} width="list">
      {state === 'restoring' ? <PageSkeleton shape="form" /> : <SignIn to={paths.quote(id)} />}
    </Page>
  );
}

function Wish({ id }: { id: QuoteRequestId }) {
  const words = useWords('quote');
  const asked = useAnswer(getQuotes, { params: { id } }, { isWatched: true, isAskedAnew: true });
  const { data } = asked;
  if (data === undefined) return <WishPending asked={asked} title={words('list.title')} width="list" />;
  return <Compared wish={data} />;
}

function Compared({ wish }: { wish: QuoteRequest }) {
  const words = useWords('quote');
  const [chosen, setChosen] = useState<QuoteId>();
  const isOpen = wish.status === 'open';
  const timeZone = wish.quotes[0]?.timeZone ?? 'Europe/Berlin';
  const quote = wish.quotes.find(({ id, status }) => id === chosen && status === 'offered');
  const offered = wish.quotes.some(({ status }) => status === 'offered');
  const lead = [
    words('wish.answerUntil', { moment: formatUntilIn(wish.answerUntil, timeZone) }),
    ...(offered ? [words('wish.decideUntil', { moment: formatUntilIn(wish.decideUntil, timeZone) })] : []),
  ].join(' ');
  return (
    <Page title={wish.title} width="wide" {...(isOpen ? { lead } : {})}>
      <div className="column gap20">
        <Ended wish={wish} />
        {isOpen && quote !== undefined && (
          <AcceptForm key={quote.id} wish={wish} quote={quote} onBack={() => setChosen(undefined)} />
        )}
        <div className={`stack gap20 at-top ${styles['quotes']}`}>
          {wish.quotes.map((one) => (
            <QuoteCard
              key={one.id}
              quote={one}
              {...(isOpen && one.status === 'offered' && one.id !== chosen ? { onChoose: setChosen } : {})}
            />
          ))}
        </div>
        <WishFacts wish={wish} title={words('wish.about')} />
        {isOpen && <Withdraw wish={wish} />}
      </div>
    </Page>
  );
}

/** What became of it. */
function Ended({ wish: { status, appointmentId, category, zip } }: { wish: QuoteRequest }) {
  const words = useWords('quote');
  if (status === 'open') return null;
  if (status === 'accepted')
    return (
      <Notice
        kind="success"
        title={words('wish.acceptedTitle')}
        {...(appointmentId === null
          ? {}
          : { action: <Button to={paths.appointment(appointmentId)}>{words('wish.toVisit')}</Button> })}
      />
    );
  const again = <Button to={paths.newQuote({ service: category, zip })}>{words('wish.again')}</Button>;
  return (
    <Notice
      kind="info"
      title={words(status === 'withdrawn' ? 'wish.withdrawnTitle' : 'wish.endedTitle')}
      action={again}
    >
      {words('wish.endedText')}
    </Notice>
  );
}

function Withdraw({ wish: { id } }: { wish: QuoteRequest }) {
  const words = useWords('quote');
  const confirm = useConfirm();
  const withdraw = useChange(withdrawQuotes, {
    refreshes: [getQuotes, listQuotes],
    onSuccess: () => toast.success(words('wish.withdrawn')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const ask = async (): Promise<void> => {
    const title = words('wish.withdrawTitle');
    const question = {
      title,
      text: words('wish.withdrawText'),
      confirmLabel: words('wish.withdraw'),
      isDangerous: true,
    };
    if (await confirm(question)) withdraw.mutate({ params: { id } });
  };
  return (
    <ButtonRow>
      <Button variant="plain" isBusy={withdraw.isPending} onClick={() => void ask()}>
        {words('wish.withdraw')}
      </Button>
    </ButtonRow>
  );
}
