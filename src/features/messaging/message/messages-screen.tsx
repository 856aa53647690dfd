import { Fragment, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { roleOf } from '../../../api/role.ts';
import { type SessionUser, useSession } from '../../../api/session.ts';
import { type ConversationEntry, conversationKinds } from '../../../contract/messaging/message.ts';
import { paths } from '../../../paths.ts';
import { ConversationList } from './conversation-list.tsx';
import styles from './messages.module.css';
import type { PaneProps } from './talk.tsx';
import { useConversations } from './use-conversations.ts';

export interface MessagesScreenProps {
  /** How a conversation of each kind is shown; the quarters of the kinds stand above this one. */
  renderPane: (kind: ConversationEntry['kind'], pane: PaneProps) => ReactNode;
}

/** /messages: every conversation of whoever is signed in, the latest first, and beside them the one in the URL. */
export function MessagesScreen({ renderPane }: MessagesScreenProps) {
  const words = useWords('message');
  const session = useSession();
  const isSignedIn = session.state === 'signed-in';
  useKeptPlace(isSignedIn);
  if (isSignedIn)
    return (
      <Page title={words('title')} isTitleHidden width="full">
        <Inbox renderPane={renderPane} by={session.user.id} isProvider={isOfBusiness(session.user)} />
      </Page>
    );
  return (
    <Page title={words('title')} width="text">
      {session.state === 'restoring' && <Skeleton shape="faces" text={words('loading')} />}
      {session.state === 'signed-out' && (
        <EmptyState drawing="messages" title={words('signIn')} text={words('signInText')}>
          <Button to={paths.login(paths.messages())}>{words('toLogin')}</Button>
        </EmptyState>
      )}
    </Page>
  );
}

/** Whoever reads the messages of a business here, and not the own ones. */
const isOfBusiness = (user: SessionUser): boolean => ['owner', 'reception'].includes(roleOf(user) ?? '');

/** The conversation in the URL. */
function useOpened(): Pick<ConversationEntry, 'kind' | 'id' | 'side'> | undefined {
  const [search] = useSearchParams();
  const kind = conversationKinds.find((known) => search.has(known));
  if (kind === undefined) return undefined;
  return { kind, id: search.get(kind) ?? '', side: search.get('side') === 'provider' ? 'provider' : 'customer' };
}

interface InboxProps extends MessagesScreenProps {
  by: string;
  isProvider: boolean;
}

function Inbox({ renderPane, by, isProvider }: InboxProps) {
  const words = useWords('message');
  const opened = useOpened();
  const asked = useConversations();
  const entry = asked.conversations?.find(({ kind, id }) => kind === opened?.kind && id === opened.id);
  return (
    <div
      className={
        opened === undefined ? `column on-surface ${styles['inbox']}` : `column on-surface ${styles['inboxOpened']}`
      }
    >
      <ConversationList asked={asked} opened={opened} isProvider={isProvider} />
      {opened === undefined ? (
        <div className={styles['choose']}>
          <EmptyState drawing="messages" title={words('choose')} />
        </div>
      ) : (
        <Suspense fallback={<PageSkeleton shape="thread" text={words('talk.loading')} />}>
          <Fragment key={`${opened.kind} ${opened.id}`}>
            {renderPane(opened.kind, {
              id: opened.id,
              side: entry?.side ?? opened.side,
              face: entry?.face ?? null,
              by,
            })}
          </Fragment>
        </Suspense>
      )}
    </div>
  );
}
