import { formatKilometres } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';

interface HomeAddressProps {
  /** In one line. */
  address: string;
  /** Kilometres. */
  distance: number | null;
  /** The way on a map. */
  route: string;
}

/** Where a provider has to go: the address, how far it is, and the way on a map. */
export function HomeAddress({ address, distance, route }: HomeAddressProps) {
  const words = useWords('ui');
  return (
    <span>
      {[address, distance !== null && formatKilometres(distance)].filter(Boolean).join(' · ')}
      {' · '}
      <Button variant="link" href={route} target="_blank" rel="noreferrer" aria-label={words('routeTo', { address })}>
        {words('route')}
      </Button>
    </span>
  );
}
