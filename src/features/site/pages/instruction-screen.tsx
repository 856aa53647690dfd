import { useSearchParams } from 'react-router-dom';
import { formatDate } from '#i18n/format.ts';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { usePresent } from '#ui/present.ts';
import { versionAt, versions } from '../../../contract/account/agreement-versions.ts';
import { canWithdraw, instructionOf, withdrawalRules } from '../../../contract/booking/withdrawal-instruction.ts';
import { inFrontOf, paths } from '../../../paths.ts';
import styles from './pages.module.css';
import { Sections } from './prose-parts.tsx';

/** /withdrawal/instruction: what was agreed about withdrawal, by the rule and the version that a visit names. */
export function WithdrawalInstructionScreen() {
  const words = useWords('pages');
  const language = useLanguage();
  const [query] = useSearchParams();
  const now = new Date(usePresent());
  const version = query.get('version') ?? versionAt(versions.withdrawal, now);
  const rule = withdrawalRules.find((known) => known === (query.get('rule') ?? 'de'));
  const given = {
    contractor: words('agreed.contractor'),
    page: location.origin + inFrontOf(paths.withdrawal(), language),
  };
  const text = rule && instructionOf(version, { language, rule }, given);
  if (rule === undefined || text === undefined)
    return (
      <Page title={words('agreed.unknown')} isTitleHidden>
        <EmptyState drawing="lost" title={words('agreed.unknown')}>
          <Button to={paths.withdrawalInstruction()}>{words('agreed.toInstruction')}</Button>
        </EmptyState>
      </Page>
    );
  const others = withdrawalRules.filter((other) => other !== rule);
  return (
    <Page title={text.title} lead={text.lead} width="text">
      <p className="quiet small spaced">
        {words(`agreed.rules.${rule}`)} · {words('agreed.version', { day: formatDate(version) })}
      </p>
      <Sections sections={text.sections} />
      <section className={styles['section']}>
        <h2>{words('agreed.otherRules')}</h2>
        <ButtonRow>
          {others.map((other) => (
            <Button key={other} variant="plain" to={paths.withdrawalInstruction({ rule: other, version })}>
              {words(`agreed.rules.${other}`)}
            </Button>
          ))}
          {canWithdraw(rule) && (
            <Button variant="plain" onClick={() => print()}>
              {words('agreed.print')}
            </Button>
          )}
          <Button to={paths.withdrawal()}>{words('agreed.withdraw')}</Button>
        </ButtonRow>
      </section>
    </Page>
  );
}
