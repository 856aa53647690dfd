import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { changeSavedSearch, listSavedSearches, type SavedSearch } from '../../../contract/property/saved-search.ts';

/** A new name for a saved search. */
export function NameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const words = useWords('saved-search');
  const shared = useWords('ui');
  const form = useForm(changeSavedSearch, {
    values: { name: search.name },
    askOf: (body) => ({ params: { id: search.id }, body }),
    refreshes: [listSavedSearches],
    onSent: () => {
      toast.success(words('list.changed'));
      onDone();
    },
  });
  return (
    <Form
      form={form}
      look="bare"
      submit={words('list.saveName')}
      busy={words('save.busy')}
      actions={
        <Button variant="plain" onClick={onDone}>
          {shared('cancel')}
        </Button>
      }
    >
      <TextField label={words('name')} isRequired maximum={120} {...form.field('name')} />
    </Form>
  );
}
