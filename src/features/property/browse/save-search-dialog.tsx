import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { EmailField, TextField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import { rememberedEmail, useSession } from '../../../api/session.ts';
import {
  listSavedSearches,
  type SavedSearch,
  type SavedSearchFrequency,
  savedSearchFrequencies,
  saveSearch,
} from '../../../contract/property/saved-search.ts';
import { paths } from '../../../paths.ts';
import { useFilterNames } from './active-filters.tsx';
import type { BrowseState } from './browse-state.ts';
import { questionOf } from './question.ts';
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
  const { sort: _, ...filters } = questionOf(state);
  const empty: Values = { name: useSearchName(state), frequency: 'daily', email: rememberedEmail() };
  const form = useForm(saveSearch, {
    values: empty,
    askOf: ({ name, frequency, email }) => ({ body: { name, frequency, filters, ...(isGuest ? { email } : {}) } }),
    refreshes: isGuest ? [] : [listSavedSearches],
    onSent: (search, { email }) => onSaved({ search, email: isGuest ? email : session.user.email }),
  });
  return (
    <Form
      form={form}
      look="dialog"
      submit={words('save.submit')}
      busy={words('save.busy')}
      actions={
        <Button variant="plain" onClick={onClose}>
          {shared('cancel')}
        </Button>
      }
    >
      <p className="leading15 quiet">{words('save.lead')}</p>
      <TextField label={words('name')} isRequired maximum={120} {...form.field('name')} />
      <RadioGroup
        label={words('frequency')}
        isInRow
        choices={savedSearchFrequencies.map((value) => ({ value, label: words(`frequencies.${value}`) }))}
        {...form.field('frequency')}
      />
      {isGuest && (
        <EmailField label={words('save.email')} hint={words('save.emailNote')} isRequired {...form.field('email')} />
      )}
    </Form>
  );
}

function SavedNote({ saved: { search, email }, onClose }: { saved: Saved; onClose: () => void }) {
  const words = useWords('saved-search');
  const shared = useWords('ui');
  const session = useSession();
  return (
    <>
      <output className="leading15 breaks block">
        {search.isConfirmed
          ? words('save.running', { name: search.name, frequency: words(`mails.${search.frequency}`) })
          : words('save.confirm', { name: search.name, email })}
      </output>
      <DialogButtons>
        {session.state === 'signed-in' && (
          <Button variant="plain" to={paths.savedSearches()}>
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
