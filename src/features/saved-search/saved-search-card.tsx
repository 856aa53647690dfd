import { Button, NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { useChange } from '../../api/query.ts';
import { type ListingFilters, savedFilters } from '../../contract/browse.ts';
import { resultsQueryOf, shapesOf } from '../../contract/results-query.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  savedSearchFrequencies,
} from '../../contract/saved-search.ts';
import { formatDate } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { EditIcon, TrashIcon } from '../../ui/icons.tsx';
import '../../ui/mantine-form.ts';
import cardStyles from '../../ui/card.module.css';
import { toast } from '../../ui/toast.tsx';
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
    <article className={`${cardStyles['card']} ${styles['card']}`} aria-label={search.name}>
      <AreaSketch shapes={read.success ? shapesOf(read.data) : []} />
      <div className={styles['told']}>
        {isRenaming ? <NameForm search={search} onDone={() => setIsRenaming(false)} /> : <h2>{search.name}</h2>}
        {read.success ? (
          <FilterSummary filters={read.data} />
        ) : (
          <p className={styles['quiet']}>{words('list.unreadable')}</p>
        )}
        {!search.isConfirmed && <p className={styles['waiting']}>{words('list.waiting')}</p>}
        {search.isMuted && <p className={styles['quiet']}>{words('list.muted')}</p>}
        <p className={styles['quiet']}>
          {words('list.created', { date: formatDate(search.createdAt) })} ·{' '}
          {lastMailedAt === null
            ? words('list.neverMailed')
            : words('list.lastMailed', { date: formatDate(lastMailedAt) })}
        </p>
      </div>
      <div className={styles['actions']}>
        {read.success && (
          <Button
            component={Link}
            to={paths.home(Object.fromEntries(resultsQueryOf(read.data)))}
            aria-label={words('list.openNamed', { name: search.name })}
          >
            {words('list.open')}
          </Button>
        )}
        <MailSwitch search={search} />
        <FrequencySelect search={search} />
        <Button
          variant="default"
          leftSection={<EditIcon size={18} />}
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
    <ul className={styles['summary']}>
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
    <Switch
      className={styles['switch'] ?? ''}
      label={words('list.mails')}
      aria-label={words('list.mailsNamed', { name: search.name })}
      checked={!isMuted}
      disabled={change.isPending}
      onChange={(event) =>
        change.mutate({ params: { id: search.id }, body: { isMuted: !event.currentTarget.checked } })
      }
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
    <NativeSelect
      aria-label={words('list.frequencyNamed', { name: search.name })}
      data={savedSearchFrequencies.map((value) => ({ value, label: words(`frequencies.${value}`) }))}
      value={change.isPending ? (change.variables.body.frequency ?? search.frequency) : search.frequency}
      disabled={change.isPending || search.isMuted}
      onChange={(event) => {
        const frequency = savedSearchFrequencies.find((known) => known === event.currentTarget.value);
        if (frequency !== undefined) change.mutate({ params: { id: search.id }, body: { frequency } });
      }}
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
      variant="default"
      leftSection={<TrashIcon size={18} />}
      aria-label={words('list.deleteNamed', { name })}
      disabled={remove.isPending}
      onClick={() => void press()}
    >
      {words('list.delete')}
    </Button>
  );
}
