import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { BrowseState } from './browse-state.ts';
import { activeFilters, kindOf, withoutFilters } from './filter-rules.ts';
import { GoneFavorites } from './gone-favorites.tsx';
import { ResultGrid } from './result-grid.tsx';
import type { ChangeBrowseState } from './use-browse-state.ts';
import type { Listings } from './use-listings.ts';
import { useReturns } from './use-returns.ts';

interface ResultsProps {
  listings: Listings;
  state: BrowseState;
  change: ChangeBrowseState;
  highlighted: string | undefined;
  onHover?: (id: string | undefined) => void;
}

/** The grid, or why there is none. */
export function Results({ listings, state, change, highlighted, onHover }: ResultsProps) {
  const words = useWords('browse');
  const returns = useReturns();
  const kind = kindOf(state);
  if (listings.state === 'loading') return <Skeleton shape="cards" text={words(`loading.${kind}`)} />;
  if (listings.state === 'failed') {
    const isArea = listings.problem !== null && Object.keys(listings.problem.fields).includes('area');
    const text = isArea ? words('areaProblems.processing') : words(`error.text.${kind}`);
    return <ErrorState title={words('error.title')} text={text} onRetry={listings.retry} />;
  }
  const gone = <GoneFavorites ids={state.isFavorites ? listings.goneIds : []} />;
  if (listings.items.length === 0) {
    return (
      <>
        {gone}
        <EmptyState title={words(`empty.title.${kind}`)} text={words('empty.text')} drawing="search">
          {activeFilters(state).length > 0 && (
            <Button variant="plain" onClick={() => change(withoutFilters(state))}>
              {words('active.clear')}
            </Button>
          )}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {listings.isKept && (
        <Notice
          kind="error"
          action={
            <Button variant="link" onClick={listings.retry}>
              {words('results.retry')}
            </Button>
          }
        >
          {words('results.kept')}
        </Notice>
      )}
      {gone}
      <ResultGrid
        key={returns}
        listings={listings}
        isFavoritesView={state.isFavorites}
        highlighted={highlighted}
        {...(onHover === undefined ? {} : { onHover })}
      />
    </>
  );
}
