import { Button, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useChange } from '../../api/query.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import { rememberedEmail, useSession } from '../../api/session.ts';
import {
  listSavedSearches,
  type SavedSearch,
  type SavedSearchFrequency,
  savedSearchFrequencies,
  saveSearch,
} from '../../contract/saved-search.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { useFilterNames } from './active-filters.tsx';
import type { BrowseState } from './browse-state.ts';
import { questionOf } from './question.ts';
import styles from './save-search.module.css';
import { type SubjectWords, searchNameOf } from './search-name.ts';

interface SaveSearchDialogProps {
  state: BrowseState;
  onClose: () => void;
}

interface Saved {
  search: SavedSearch;
  email: string;
}

export function SaveSearchDialog({ state, onClose }: SaveSearchDialogProps) {
  const words = useWords('saved-search');
  const [saved, setSaved] = useState<Saved>();
  return (
    <Dialog title={words(saved === undefined ? 'save.title' : 'save.done')} onClose={onClose}>
      {saved === undefined ? (
        <SaveSearchForm state={state} onSaved={setSaved} onClose={onClose} />
      ) : (
        <SavedNote saved={saved} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface Values {
  name: string;
  frequency: SavedSearchFrequency;
  email: string;
}

function SaveSearchForm(props: { state: BrowseState; onSaved: (saved: Saved) => void; onClose: () => void }) {
  const { state, onSaved, onClose } = props;
  const words = useWords('saved-search');
  const shared = useWords('ui');
  const session = useSession();
  const isGuest = session.state !== 'signed-in';
  const [failure, setFailure] = useState<string>();
  const { sort: _, ...filters } = questionOf(state);
  const bodyOf = ({ name, frequency, email }: Values) => ({ name, frequency, filters, ...(isGuest ? { email } : {}) });
  const offered = useSearchName(state);
  const form = useSchemaForm<Values>(
    saveSearch.body,
    { name: offered, frequency: 'daily', email: rememberedEmail() },
    bodyOf,
  );
  const save = useChange(saveSearch, { refreshes: isGuest ? [] : [listSavedSearches] });
  const submit = form.onSubmit((values) => {
    setFailure(undefined);
    save.mutate(
      { body: bodyOf(values) },
      {
        onSuccess: (search) =>
          onSaved({ search, email: session.state === 'signed-in' ? session.user.email : values.email }),
        onError: (problem) => setFailure(form.setServerErrors(problem)),
      },
    );
  });
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['quiet']}>{words('save.lead')}</p>
      <TextInput label={words('name')} required maxLength={120} {...form.getInputProps('name')} />
      <Radio.Group label={words('frequency')} {...form.getInputProps('frequency')}>
        <div className={styles['choices']}>
          {savedSearchFrequencies.map((frequency) => (
            <Radio key={frequency} value={frequency} label={words(`frequencies.${frequency}`)} />
          ))}
        </div>
      </Radio.Group>
      {isGuest && (
        <TextInput
          label={words('save.email')}
          description={words('save.emailNote')}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
      )}
      <FormError sentence={failure} />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button type="submit" disabled={save.isPending}>
          {words(save.isPending ? 'save.busy' : 'save.submit')}
        </Button>
      </DialogButtons>
    </form>
  );
}

function SavedNote({ saved: { search, email }, onClose }: { saved: Saved; onClose: () => void }) {
  const words = useWords('saved-search');
  const shared = useWords('ui');
  const session = useSession();
  return (
    <>
      <output className={styles['note']}>
        {search.isConfirmed
          ? words('save.running', { name: search.name, frequency: words(`mails.${search.frequency}`) })
          : words('save.confirm', { name: search.name, email })}
      </output>
      <DialogButtons>
        {session.state === 'signed-in' && (
          <Button component={Link} variant="default" to={paths.savedSearches()}>
            {words('title')}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {shared('close')}
        </Button>
      </DialogButtons>
    </>
  );
}

function useSearchName(state: BrowseState): string {
  const words = useWords('saved-search');
  const browse = useWords('browse');
  const nameOf = useFilterNames(state);
  const subject: SubjectWords = (what, deal) => {
    const { category, type = 'residential' } = state;
    const said = {
      category: browse(`categories.${category}`),
      type: browse(`types.${type}`),
      all: words('everything'),
    };
    return deal === undefined ? said[what] : words(`deals.${deal}`, { subject: said[what] });
  };
  return searchNameOf(state, subject, nameOf);
}
