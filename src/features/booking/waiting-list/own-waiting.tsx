import { formatTimeIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { getAppointment } from '../../../contract/booking/appointment-detail.ts';
import { leaveWaitingList, listWaiting, type Waiting } from '../../../contract/booking/waiting-list.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { useWaitingWords } from './waiting-words.ts';

/** Where somebody waits, below the own appointments. Nothing while nobody does. */
export function OwnWaiting() {
  const words = useWords('waiting-list');
  const { data } = useAnswer(listWaiting, { query: {} }, { isWatched: true });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Section title={words('own.title')} isCard={false}>
      <Lines label={words('own.title')}>
        {data.items.map((waiting) => (
          <Entry key={waiting.id} waiting={waiting} />
        ))}
      </Lines>
    </Section>
  );
}

function Entry({ waiting }: { waiting: Waiting }) {
  const words = useWords('waiting-list');
  const spanOf = useWaitingWords();
  const { id, provider, services, offer, timeZone } = waiting;
  const leave = useChange(leaveWaitingList, {
    refreshes: [listWaiting, getAppointment],
    onSuccess: () => toast.success(words('own.left')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const what = services.join(' + ');
  return (
    <Line
      title={<span lang={languageOfStrand.services}>{what}</span>}
      beside={
        offer !== null && (
          <Badge kind="brand">{words('own.offered', { time: formatTimeIn(offer.until, timeZone) })}</Badge>
        )
      }
      text={`${provider.name} · ${spanOf(waiting)}`}
      actions={
        <>
          {offer !== null && offer.id !== null && (
            <Button isCompact to={paths.waitingOffer(offer.id)}>
              {words('own.see')}
            </Button>
          )}
          <Button
            variant="plain"
            isCompact
            isBusy={leave.isPending}
            aria-label={words('own.leaveNamed', { what })}
            onClick={() => leave.mutate({ params: { id } })}
          >
            {words('own.leave')}
          </Button>
        </>
      }
    />
  );
}
