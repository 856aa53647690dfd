import { useWords } from '#i18n/i18n.ts';
import { TextField } from '#ui/text-field.tsx';
import { currentLanguage } from '../api/language.ts';
import { limits } from '../contract/limits.ts';
import { isServiceGroup, serviceNames } from '../contract/services/service-taxonomy.ts';
import { tradeWords } from '../contract/services/trade-words.ts';

function useSuggestions(): readonly string[] {
  const words = useWords('service-names');
  const language = currentLanguage();
  const names = serviceNames.map((name) => (isServiceGroup(name) ? words(`groups.${name}`) : words(`names.${name}`)));
  return [...new Set([...names, ...Object.values(tradeWords).flatMap((called) => called[language])])];
}

/** What the field of the pill suggests: our services, and what people call trades. */
export const TradeOptions = ({ id }: { id: string }) => (
  <datalist id={id}>
    {useSuggestions().map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
);

interface WhatTypedProps {
  typed: string;
  onType: (typed: string) => void;
}

/** The same as a step on a phone, above the services to choose. */
export function WhatTyped({ typed, onType }: WhatTypedProps) {
  const words = useWords('service-names');
  return (
    <TextField
      label={words('search.whatTyped')}
      value={typed}
      onChange={onType}
      maximum={limits.placeMaximum}
      suggestions={useSuggestions()}
      autoComplete="off"
    />
  );
}
