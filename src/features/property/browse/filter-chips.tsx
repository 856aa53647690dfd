import { useWords } from '#i18n/i18n.ts';
import { Chip } from '#ui/chip.tsx';
import { conditionNames } from '../../../contract/property/browse.ts';
import { dealTypes } from '../../../contract/property/taxonomy.ts';
import type { BrowseState } from './browse-state.ts';
import { conditionWord } from './condition-word.ts';
import {
  areDealsOffered,
  isConditionOffered,
  withConditionToggled,
  withDealToggled,
  withFavoritesToggled,
} from './filter-rules.ts';
import type { ChangeBrowseState } from './use-browse-state.ts';

export interface FilterChipsProps {
  state: BrowseState;
  change: ChangeBrowseState;
  isDisabled: boolean;
}

export function DealChips({ state, change, isDisabled }: FilterChipsProps) {
  const words = useWords('browse');
  return (
    <>
      {dealTypes.map((deal) => (
        <Chip
          key={deal}
          isChosen={state.dealType === deal}
          isDisabled={isDisabled || !areDealsOffered(state)}
          onPress={() => change(withDealToggled(state, deal))}
        >
          {words(`filters.${deal}`)}
        </Chip>
      ))}
      <Chip isChosen={state.isFavorites} isDisabled={isDisabled} onPress={() => change(withFavoritesToggled(state))}>
        {words('filters.favorites')}
      </Chip>
    </>
  );
}

export const ConditionChips = ({ state, change, isDisabled }: FilterChipsProps) => {
  const words = useWords('browse');
  return conditionNames.map((name) => (
    <Chip
      key={name}
      isChosen={state[name] !== undefined}
      isDisabled={isDisabled || !isConditionOffered(name, state)}
      onPress={() => change(withConditionToggled(state, name))}
    >
      {conditionWord(words, name, state[name])}
    </Chip>
  ));
};
