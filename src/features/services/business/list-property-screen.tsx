import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { paths } from '../../../paths.ts';

/** /provider/property: a provider’s way into the other strand. */
export function ProviderPropertyScreen() {
  const words = useWords('business');
  useKeptPlace(true);
  return (
    <Page title={words('dashboard.listTitle')} lead={words('dashboard.listText')} width="text">
      <ButtonRow>
        <Button to={paths.createProperty()}>{words('dashboard.list')}</Button>
        <Button variant="plain" to={paths.sellerDashboard()}>
          {words('dashboard.mine')}
        </Button>
      </ButtonRow>
    </Page>
  );
}
