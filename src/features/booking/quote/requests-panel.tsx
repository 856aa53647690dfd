import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { paths } from '../../../paths.ts';
import { isWaiting, useQuoteRequests } from './requests-screen.tsx';
import { RequestLine } from './wish-lines.tsx';

/** Of the dashboard: requests that wait for a quote. Nothing for a business that was never asked. */
export function QuoteRequestsPanel() {
  const words = useWords('quote');
  const { data } = useQuoteRequests();
  if (data === undefined || data.items.length === 0) return null;
  const waiting = data.items.filter(isWaiting);
  return (
    <Section
      title={words('provider.panel')}
      actions={waiting.length > 0 && <Badge kind="warning">{waiting.length}</Badge>}
    >
      {waiting.length === 0 ? (
        <p className="quiet">{words('provider.panelEmpty')}</p>
      ) : (
        <Lines label={words('provider.waiting')}>
          {waiting.slice(0, 3).map((wish) => (
            <RequestLine key={wish.id} wish={wish} />
          ))}
        </Lines>
      )}
      <Button variant="link" to={paths.providerQuotes()}>
        {words('provider.all')}
      </Button>
    </Section>
  );
}
