import { useState } from 'react';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Form } from '#ui/form.tsx';
import { Section } from '#ui/section.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { useAnswerPages } from '../../../api/query.ts';
import {
  answerContactMessage,
  type ContactMessage,
  contactAnswerMaximum,
  contactStates,
  listContactMessages,
} from '../../../contract/admin/admin-desk.ts';
import { paths } from '../../../paths.ts';
import styles from './admin.module.css';
import { AskedSearch } from './asked-search.tsx';
import { PagedList } from './paged-list.tsx';
import { useAsked } from './use-asked.ts';

/** What was written to the support, latest first, and answered from here. */
export function Messages() {
  const words = useWords('admin');
  const state = useTab(contactStates, 'state');
  const [search] = useAsked('search');
  return (
    <>
      <Tabs
        look="segments"
        label={words('contact.states')}
        current={state}
        tabs={contactStates.map((name) => ({ name, label: words(`contact.state.${name}`) }))}
        hrefOf={(name) => `?${new URLSearchParams({ part: 'contact', state: name, ...(search && { search }) })}`}
      />
      <AskedSearch label={words('contact.search')} submit={words('contact.searchNow')} />
      <List key={`${state} ${search}`} state={state} search={search} />
    </>
  );
}

function List({ state, search }: { state: (typeof contactStates)[number]; search: string }) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listContactMessages,
    (cursor) => ({ query: { state, search, ...(cursor === undefined ? {} : { cursor }) } }),
    ({ nextCursor }) => nextCursor,
    { isWatched: true },
  );
  return (
    <PagedList
      answer={answer}
      label={words('tabs.contact')}
      empty={<EmptyState drawing="messages" title={words(search === '' ? 'noMessages' : 'contact.none')} />}
    >
      {(message) => <Message message={message} />}
    </PagedList>
  );
}

const moment = (at: string): string => formatSoonIn(at, 'Europe/Berlin');

function Message({ message }: { message: ContactMessage }) {
  const words = useWords('admin');
  const [isAnswering, setIsAnswering] = useState(false);
  const { name, email, accountId, type, subject, message: text, createdAt, answers, language } = message;
  return (
    <Section isCard={false} title={subject} actions={<Badge>{words(`types.${type}`)}</Badge>}>
      <p className="quiet breaks">
        {words('from', { name, email })}
        {accountId !== null && ` (${words('signedIn')})`}
        {' · '}
        {capitalised(moment(createdAt))}
      </p>
      <p className={`breaks ${styles['text']}`} lang={language}>
        {text}
      </p>
      {answers.map((answer) => (
        <div key={answer.at}>
          <p className="quiet breaks">
            {words('contact.answered', { moment: moment(answer.at), who: answer.by ?? words('someone') })}
          </p>
          <p className={`breaks ${styles['text']}`} lang={language}>
            {answer.text}
          </p>
        </div>
      ))}
      {isAnswering ? (
        <Answer message={message} onClose={() => setIsAnswering(false)} />
      ) : (
        <div className="row gap12">
          <Button
            variant="plain"
            aria-label={words('contact.replyNamed', { name })}
            onClick={() => setIsAnswering(true)}
          >
            {words('reply')}
          </Button>
          {accountId !== null && (
            <Button variant="plain" to={paths.admin('accounts', { account: accountId })}>
              {words('contact.account')}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}

function Answer({ message: { id, email, language }, onClose }: { message: ContactMessage; onClose: () => void }) {
  const words = useWords('admin');
  const form = useForm(answerContactMessage, {
    values: { text: '' },
    askOf: (body) => ({ params: { id }, body }),
    refreshes: [listContactMessages],
    onSent: () => toast.success(words('contact.sent')),
  });
  return (
    <Form
      form={form}
      submit={words('contact.send')}
      busy={words('contact.sending')}
      actions={
        <Button variant="plain" onClick={onClose}>
          {words('cancel')}
        </Button>
      }
    >
      <TextAreaField
        label={words('contact.answer')}
        hint={words(`contact.hint.${language}`, { email })}
        maximum={contactAnswerMaximum}
        isRequired
        {...form.field('text')}
      />
    </Form>
  );
}
