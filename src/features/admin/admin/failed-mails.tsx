import { formatNumber } from '#i18n/format.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh, useAnswerPages } from '../../../api/query.ts';
import { type FailedMail, listFailedMails, sendMailAgain } from '../../../contract/admin/admin-desk.ts';
import styles from './admin.module.css';
import { AskedSearch } from './asked-search.tsx';
import { PagedList } from './paged-list.tsx';
import { useAsked } from './use-asked.ts';
import { useElsewhere } from './use-elsewhere.ts';

/** Mails that could not be delivered, each with why, and sent again where that can help. */
export function FailedMails() {
  const words = useWords('admin');
  const [search] = useAsked('search');
  const answer = useAnswerPages(
    listFailedMails,
    (cursor) => ({ query: { search, ...(cursor === undefined ? {} : { cursor }) } }),
    ({ nextCursor }) => nextCursor,
    { isWatched: true },
  );
  return (
    <>
      <AskedSearch label={words('mail.search')} submit={words('mail.searchNow')} />
      <PagedList
        answer={answer}
        label={words('tabs.mails')}
        empty={<EmptyState icon={<CheckIcon size={40} />} title={words('mail.none')} />}
      >
        {(mail) => <Mail mail={mail} />}
      </PagedList>
    </>
  );
}

const badges = { trying: 'neutral', refused: 'danger', given_up: 'warning' } as const;

function Mail({ mail }: { mail: FailedMail }) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const { id, recipient, subject, createdAt, state, attempts, error, canBeSent } = mail;
  const send = useChange(sendMailAgain, {
    refreshes: [listFailedMails],
    onSuccess: () => toast.success(words('mail.sent')),
    onError: (problem) => {
      const isGone = problem.code === 'gone';
      toast.error(isGone ? words('mail.gone') : (elsewhere(problem, words('mail.elsewhere')) ?? problem.sentence));
      void refresh(listFailedMails);
    },
  });
  return (
    <Section
      isCard={false}
      title={subject}
      actions={<Badge kind={badges[state]}>{words(`mail.state.${state}`)}</Badge>}
    >
      <p className="quiet breaks">
        {recipient}
        {' · '}
        {capitalised(formatSoonIn(createdAt, 'Europe/Berlin'))}
        {' · '}
        {words('mail.attempts', { count: attempts, number: formatNumber(attempts) })}
      </p>
      <p className={`breaks ${styles['text']}`}>{error}</p>
      {canBeSent ? (
        <div>
          <Button
            variant="plain"
            isBusy={send.isPending}
            aria-label={words('mail.sendNamed', { subject, recipient })}
            onClick={() => send.mutate({ params: { id } })}
          >
            {words('mail.send')}
          </Button>
        </div>
      ) : (
        <p className="quiet breaks">{words('mail.gone')}</p>
      )}
    </Section>
  );
}
