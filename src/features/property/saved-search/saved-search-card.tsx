import { useState } from 'react';
import * as z from 'zod/mini';
import { formatNearDateHere } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/choice-fields.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { EditIcon, TrashIcon } from '#ui/more-icons.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { type ListingFilters, savedFilters } from '../../../contract/property/browse.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  savedSearchFrequencies,
} from '../../../contract/property/saved-search.ts';
import { resultsQueryOf, shapesOf } from '../../../contract/services/results-query.ts';
import { paths } from '../../../paths.ts';
import { AreaSketch } from './area-sketch.tsx';
import { useFilterSummary } from './filter-summary.ts';
import { NameForm } from './name-form.tsx';
import styles from './saved-search.module.css';

interface Search {
  search: SavedSearch;
}

export function SavedSearchCard({ search }: Search) {
  const words = useWords('saved-search');
  const [isRenaming, setIsRenaming] = useState(false);
  const read = z.safeParse(savedFilters, search.filters);
  const { lastMailedAt } = search;
  return (
    <article className={`stack ruled ${styles['card']}`} aria-label={search.name}>
      <AreaSketch shapes={read.success ? shapesOf(read.data) : []} />
      <div className={`stack gap8 shrinks from-top ${styles['told']}`}>
        {isRenaming ? <NameForm search={search} onDone={() => setIsRenaming(false)} /> : <h2>{search.name}</h2>}
        {read.success ? (
          <FilterSummary filters={read.data} />
        ) : (
          <p className="quiet small">{words('list.unreadable')}</p>
        )}
        {!search.isConfirmed && (
          <p className={`warm small medium on-warm round12 ${styles['waiting']}`}>{words('list.waiting')}</p>
        )}
        {search.isMuted && <p className="quiet small">{words('list.muted')}</p>}
        <p className="quiet small">
          {words('list.created', { date: formatNearDateHere(search.createdAt) })} ·{' '}
          {lastMailedAt === null
            ? words('list.neverMailed')
            : words('list.lastMailed', { date: formatNearDateHere(lastMailedAt) })}
        </p>
      </div>
      <div className={`beside gap8 ${styles['actions']}`}>
        {read.success && (
          <Button
            to={paths.home(Object.fromEntries(resultsQueryOf(read.data)))}
            aria-label={words('list.openNamed', { name: search.name })}
          >
            {words('list.open')}
          </Button>
        )}
        <MailSwitch search={search} />
        <FrequencySelect search={search} />
        <Button
          variant="plain"
          icon={<EditIcon size={18} />}
          aria-label={words('list.renameNamed', { name: search.name })}
          aria-expanded={isRenaming}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          {words('list.rename')}
        </Button>
        <DeleteButton search={search} />
      </div>
    </article>
  );
}

function FilterSummary({ filters }: { filters: ListingFilters }) {
  const words = useWords('saved-search');
  const summary = useFilterSummary(filters);
  return (
    <ul className={`beside gap6 ${styles['summary']}`}>
      {(summary.length === 0 ? [words('list.noFilters')] : summary).map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

/** Switches the mails of a search. The search itself stays. */
function MailSwitch({ search }: Search) {
  const words = useWords('saved-search');
  const change = useChange(changeSavedSearch, {
    refreshes: [listSavedSearches],
    onSuccess: (_, { body }) => toast.success(words(body.isMuted === true ? 'list.mutedNow' : 'list.mailsNow')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const isMuted = change.isPending ? (change.variables.body.isMuted ?? search.isMuted) : search.isMuted;
  return (
    <SwitchField
      className={styles['switch']}
      label={words('list.mails')}
      spokenLabel={words('list.mailsNamed', { name: search.name })}
      value={!isMuted}
      isDisabled={change.isPending}
      onChange={(isOn) => change.mutate({ params: { id: search.id }, body: { isMuted: !isOn } })}
    />
  );
}

function FrequencySelect({ search }: Search) {
  const words = useWords('saved-search');
  const change = useChange(changeSavedSearch, {
    refreshes: [listSavedSearches],
    onSuccess: () => toast.success(words('list.changed')),
    onError: (problem) => toast.error(problem.sentence),
  });
  return (
    <SelectField
      label={words('list.frequencyNamed', { name: search.name })}
      isLabelHidden
      choices={savedSearchFrequencies.map((value) => ({ value, label: words(`frequencies.${value}`) }))}
      value={change.isPending ? (change.variables.body.frequency ?? search.frequency) : search.frequency}
      isDisabled={change.isPending || search.isMuted}
      onChange={(frequency) => change.mutate({ params: { id: search.id }, body: { frequency } })}
    />
  );
}

function DeleteButton({ search: { id, name } }: Search) {
  const words = useWords('saved-search');
  const confirm = useConfirm();
  const remove = useChange(deleteSavedSearch, {
    refreshes: [listSavedSearches],
    onSuccess: () => toast.success(words('list.deleted')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const press = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: words('list.deleteTitle'),
      text: words('list.deleteText', { name }),
      confirmLabel: words('list.delete'),
      isDangerous: true,
    });
    if (isConfirmed) remove.mutate({ params: { id } });
  };
  return (
    <Button
      variant="plain"
      icon={<TrashIcon size={18} />}
      aria-label={words('list.deleteNamed', { name })}
      disabled={remove.isPending}
      onClick={() => void press()}
    >
      {words('list.delete')}
    </Button>
  );
}
