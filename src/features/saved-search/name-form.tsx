import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/query.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import { changeSavedSearch, listSavedSearches, type SavedSearch } from '../../contract/saved-search.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './saved-search.module.css';

/** A new name for a saved search. */
export function NameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const words = useWords('saved-search');
  const shared = useWords('ui');
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm(changeSavedSearch.body, { name: search.name });
  const change = useChange(changeSavedSearch, {
    refreshes: [listSavedSearches],
    onSuccess: () => {
      toast.success(words('list.changed'));
      onDone();
    },
    onError: (problem) => setFailure(form.setServerErrors(problem)),
  });
  const submit = form.onSubmit((body) => {
    setFailure(undefined);
    change.mutate({ params: { id: search.id }, body });
  });
  return (
    <form className={styles['name']} noValidate onSubmit={submit}>
      <TextInput label={words('name')} required maxLength={120} {...form.getInputProps('name')} />
      <FormError sentence={failure} />
      <div className={styles['actions']}>
        <Button type="submit" disabled={change.isPending}>
          {words(change.isPending ? 'save.busy' : 'list.saveName')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {shared('cancel')}
        </Button>
      </div>
    </form>
  );
}
