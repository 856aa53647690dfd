import { Suspense } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { type NumberFault as Fault, isMoney, type NumberUnit } from '#i18n/typed-number.ts';

interface NumberFaultProps {
  text: string;
  fault: Fault;
  unit: NumberUnit;
}

/** Why a text is no number (i18n/typed-number.ts). The sentences are loaded with the first such text. */
export const NumberFault = (props: NumberFaultProps) => (
  <Suspense fallback={null}>
    <Sentence {...props} />
  </Suspense>
);

function Sentence({ text, fault, unit }: NumberFaultProps) {
  const words = useWords('form');
  switch (fault.fault) {
    case 'ambiguous': {
      const [one, other] = fault.readings;
      return words('number.ambiguous', { text, one, other });
    }
    case 'negative':
      return words('number.negative');
    case 'currency':
      return words(`number.${unit === 'euros' ? 'notEuros' : unit === 'francs' ? 'notFrancs' : 'notPesos'}`);
    default:
      return words(isMoney(unit) ? 'number.amountUnclear' : 'number.unclear', { text });
  }
}
