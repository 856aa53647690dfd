import { useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { formatNearDateIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { type Mark, MarkedPicture } from '#ui/marked-picture.tsx';
import { CircleIcon, PinIcon } from '#ui/more-icons.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import type { Finding, FindingField, IdentityCheck, ProofCheck } from '../../../contract/admin/admin.ts';
import { putFindings } from '../../../contract/admin/admin-case.ts';
import { paths } from '../../../paths.ts';
import styles from './desk.module.css';
import { checkLists } from './use-elsewhere.ts';

export type Check = IdentityCheck | ProofCheck;

export const isProof = (check: Check): check is ProofCheck => 'validUntil' in check;

/** What the account says and the document should prove, in the order of a document; what it does not say is null. */
export function factsOf(check: Check): [FindingField, string | null][] {
  const { account } = check;
  const person: [FindingField, string | null][] = [['name', account.name]];
  if (!isProof(check))
    return [
      ...person,
      ['dateOfBirth', account.dateOfBirth === null ? null : formatDate(account.dateOfBirth)],
      ['address', account.address === '' ? null : account.address],
    ];
  return [
    ...person,
    ...(check.licence === null ? [] : ([['number', check.licence.number]] as [FindingField, string][])),
    ['validUntil', check.validUntil === null ? null : formatDate(check.validUntil)],
  ];
}

export const wrongOf = ({ findings }: Check): Finding[] => findings.filter(({ isRight }) => !isRight);

/** Somebody has found each value right, nobody is asked, and nothing is reported: nothing is left to judge. */
export const isProven = (check: Check): boolean =>
  check.askedAt === null &&
  check.account.openReports === 0 &&
  factsOf(check).every(([field, value]) =>
    value === null ? field === 'validUntil' : check.findings.some((one) => one.field === field && one.isRight),
  );

/** Nobody has looked yet, then right, then wrong. */
const turned = (finding: Finding | undefined): boolean | undefined =>
  finding === undefined ? true : finding.isRight ? false : undefined;

interface ChecksEvidenceProps {
  part: 'identity' | 'proofs';
  check: Check;
}

/** What was found so far, kept at once by every change. */
function useFindings(part: 'identity' | 'proofs', check: Check) {
  const [findings, setFindings] = useState(check.findings);
  const [marked, setMarked] = useState<FindingField>();
  const keep = useChange(putFindings, {
    onSuccess: () => void refresh(checkLists[part]),
    onError: (problem) => {
      toast.error(problem.sentence);
      setFindings(check.findings);
    },
  });
  const change = (next: Finding[]): void => {
    setFindings(next);
    keep.mutate({ params: { id: check.id }, body: { findings: next } });
  };
  const turn = (field: FindingField): void => {
    const before = findings.find((one) => one.field === field);
    const isRight = turned(before);
    const others = findings.filter((one) => one.field !== field);
    setMarked(isRight === false ? field : undefined);
    change(isRight === undefined ? others : [...others, { field, isRight, frame: before?.frame ?? null }]);
  };
  const frame = (image: number, place: Mark): void =>
    change(findings.map((one) => (one.field === marked ? { ...one, frame: { image, ...place } } : one)));
  return { findings, marked, setMarked, turn, frame };
}

type Findings = ReturnType<typeof useFindings>;

/** The document with the place framed that is in doubt, and beside it what the account says. */
export function ChecksEvidence({ part, check }: ChecksEvidenceProps) {
  const words = useWords('admin');
  const found = useFindings(part, check);
  const { account, question } = check;
  return (
    <div className={`stack gap20 at-top ${styles['evidence']}`}>
      <Pictures check={check} found={found} />
      <div>
        <p className="quiet small strong">{words('evidence.account')}</p>
        <Facts check={check} found={found} />
        {account.openReports > 0 && (
          <p className={`breaks on-warm round14 ${styles['warned']}`}>
            <Link to={paths.admin('reports', { search: account.email })}>
              {words('evidence.reports', { count: account.openReports })}
            </Link>
          </p>
        )}
        {question !== null && (
          <p className={`breaks on-warm round14 ${styles['warned']}`}>{words('evidence.asked', { question })}</p>
        )}
      </div>
    </div>
  );
}

function Pictures({ check, found: { findings, marked, frame } }: { check: Check; found: Findings }) {
  const words = useWords('admin');
  const { images, account } = check;
  const name = account.businessName ?? account.name;
  return (
    <div className="column gap12">
      <p className="quiet small strong">
        {isProof(check) ? words('proof', { name: check.name }) : words('evidence.document')}
      </p>
      {images.length === 0 && <p className="quiet">{words('deleted')}</p>}
      {images.map((url, image) => {
        const framed = findings.find((one) => one.frame?.image === image && (marked ?? one.field) === one.field);
        const meant = marked ?? framed?.field;
        return (
          <MarkedPicture
            key={url}
            url={url}
            alt={words('photo', { number: image + 1, name })}
            open={words('evidence.open', { number: image + 1 })}
            label={words('evidence.framed', { what: meant === undefined ? '' : words(`evidence.field.${meant}`) })}
            mark={framed?.frame ?? null}
            onMark={marked === undefined ? undefined : (place) => frame(image, place)}
          />
        );
      })}
      {marked !== undefined && <p className="quiet small">{words('evidence.mark')}</p>}
    </div>
  );
}

function Facts({ check, found }: { check: Check; found: Findings }) {
  const words = useWords('admin');
  const { account, submittedAt } = check;
  return (
    <dl className={styles['facts']}>
      {factsOf(check).map(([field, value]) => (
        <Fact key={field} check={check} field={field} value={value} found={found} />
      ))}
      {isProof(check) && check.licence?.broker != null && (
        <div data-state="open">
          <dt>{words('evidence.broker')}</dt>
          <dd>{words('licence.under', check.licence.broker)}</dd>
        </div>
      )}
      <div data-state="open">
        <dt>{words('evidence.email')}</dt>
        <dd>{account.email}</dd>
      </div>
      <div data-state="open">
        <dt>{words('evidence.submitted')}</dt>
        <dd>{formatNearDateIn(submittedAt, 'Europe/Berlin')}</dd>
      </div>
    </dl>
  );
}

interface FactProps {
  check: Check;
  field: FindingField;
  value: string | null;
  found: Findings;
}

const icons = { untold: CircleIcon, right: CheckIcon, wrong: AlertIcon } as const;

/** One value, with a tick or a warning that a press turns. */
function Fact({ check, field, value, found: { findings, marked, setMarked, turn } }: FactProps) {
  const words = useWords('admin');
  const finding = findings.find((one) => one.field === field);
  const said = words(`evidence.field.${field}`);
  const state = finding === undefined ? 'untold' : finding.isRight ? 'right' : 'wrong';
  const isOpen = check.state === 'pending';
  const Icon = icons[state];
  return (
    <div data-state={value === null && field !== 'validUntil' ? 'wrong' : state}>
      <dt>{said}</dt>
      <dd>{value ?? words('evidence.missing')}</dd>
      <dd>
        {state === 'wrong' && isOpen && check.images.length > 0 && (
          <Button
            variant="quiet"
            isIcon
            aria-pressed={marked === field}
            aria-label={words('evidence.markNamed', { what: said })}
            onClick={() => setMarked(marked === field ? undefined : field)}
          >
            <PinIcon size={18} />
          </Button>
        )}
        <Button
          variant="quiet"
          isIcon
          disabled={!isOpen}
          aria-label={words(`evidence.${state}`, { what: said })}
          onClick={() => turn(field)}
        >
          <Icon />
        </Button>
      </dd>
    </div>
  );
}
