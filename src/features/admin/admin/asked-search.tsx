import { SearchField } from '#ui/search-field.tsx';
import { useAsked } from './use-asked.ts';

const maximum = 200;

/** A search whose words stand in the address. */
export function AskedSearch({ isPill, label, submit }: { isPill?: boolean; label: string; submit: string }) {
  const [search, setSearch] = useAsked('search');
  return (
    <div data-list-search="">
      <SearchField
        isPill={isPill === true}
        label={label}
        submit={submit}
        value={search}
        maximum={maximum}
        onSearch={setSearch}
      />
    </div>
  );
}
