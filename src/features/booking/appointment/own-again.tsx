import { Suspense } from 'react';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { useAnswer } from '../../../api/query.ts';
import { type HeldAgain, listAgain } from '../../../contract/booking/again.ts';
import { languageOfStrand, paths } from '../../../paths.ts';

/** Times that are held for a day and still to be confirmed. Nothing while there are none. */
export function OwnAgain() {
  const { data } = useAnswer(listAgain, {}, { isWatched: true });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Suspense>
      <HeldLines items={data.items} />
    </Suspense>
  );
}

function HeldLines({ items }: { items: readonly HeldAgain[] }) {
  const words = useWords('appointment-series');
  return (
    <Section title={words('again.mine')} isCard={false}>
      <Lines label={words('again.mine')}>
        {items.map(({ id, start, timeZone, services, provider, heldUntil }) => (
          <Line
            key={id}
            title={<span lang={languageOfStrand.services}>{services.join(' + ')}</span>}
            beside={<Badge kind="brand">{words('again.until', { moment: formatNearIn(heldUntil, timeZone) })}</Badge>}
            text={`${capitalised(formatNearIn(start, timeZone))} · ${provider.name}`}
            actions={
              <Button isCompact to={paths.again(id)}>
                {words('again.confirm')}
              </Button>
            }
          />
        ))}
      </Lines>
    </Section>
  );
}
