import { SearchField } from '#ui/search-field.tsx';
import { currentLanguage } from '../../../api/language.ts';
import { limits } from '../../../contract/limits.ts';
import { serviceCalled, tradeWords } from '../../../contract/services/trade-words.ts';
import type { ChangeServicesState } from './use-services-state.ts';

interface BusinessSearchProps {
  label: string;
  submit: string;
  value: string;
  change: ChangeServicesState;
}

/** The name of a business, or of a trade: `Klempner` is suggested, and asks for those who repair. */
export function BusinessSearch({ label, submit, value, change }: BusinessSearchProps) {
  const language = currentLanguage();
  return (
    <SearchField
      label={label}
      submit={submit}
      value={value}
      maximum={limits.placeMaximum}
      suggestions={Object.values(tradeWords).flatMap((words) => words[language])}
      onSearch={(typed) => {
        const service = serviceCalled(typed);
        change(service === undefined ? { name: typed } : { service, name: '' });
      }}
    />
  );
}
