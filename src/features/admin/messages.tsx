import { useAnswerPages } from '../../api/query.ts';
import { type ContactMessage, listContactMessages } from '../../contract/admin.ts';
import { formatMomentIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './admin.module.css';
import { PagedList } from './paged-list.tsx';

/** What was written to the support, latest first. */
export function Messages() {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listContactMessages,
    (cursor) => ({ query: cursor === undefined ? {} : { cursor } }),
    ({ nextCursor }) => nextCursor,
    { isWatched: true },
  );
  return (
    <PagedList
      answer={answer}
      label={words('tabs.contact')}
      empty={<EmptyState drawing="messages" title={words('noMessages')} />}
    >
      {(message) => <Message message={message} />}
    </PagedList>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const words = useWords('admin');
  const { name, email, isSignedIn, type, subject, message: text, createdAt } = message;
  return (
    <Section isCard={false} title={subject} actions={<Badge>{words(`types.${type}`)}</Badge>}>
      <p className={styles['detail']}>
        {words('from', { name, email })}
        {isSignedIn && ` (${words('signedIn')})`}
        {' · '}
        {formatMomentIn(createdAt, 'Europe/Berlin')}
      </p>
      <p className={styles['text']} lang={message.language}>
        {text}
      </p>
      <div>
        <Button variant="plain" href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
          {words('reply')}
        </Button>
      </div>
    </Section>
  );
}
