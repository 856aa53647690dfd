import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAnswerPages } from '../../../api/query.ts';
import { useRole } from '../../../api/role.ts';
import { type ConversationShow, conversationShows, listConversations } from '../../../contract/messaging/message.ts';

/** The list as it is narrowed: by a chip that stands in the URL, and by what is searched. */
export function useConversations() {
  const role = useRole();
  const [params] = useSearchParams();
  const [search, setSearch] = useState('');
  const show: ConversationShow = conversationShows.find((known) => known === params.get('show')) ?? 'all';
  const found = useAnswerPages(
    listConversations,
    (cursor) => ({
      query: {
        ...(role === 'reception' ? { of: 'business' as const } : {}),
        ...(show === 'all' ? {} : { show }),
        ...(search === '' ? {} : { search }),
        ...(cursor === undefined ? {} : { cursor }),
      },
    }),
    ({ nextCursor }) => nextCursor,
    { isWatched: 'closely', keepsPrevious: true },
  );
  return { ...found, show, search, setSearch, conversations: found.data?.pages.flatMap(({ items }) => items) };
}

export type Conversations = ReturnType<typeof useConversations>;
