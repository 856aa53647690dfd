import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Link } from './link.tsx';
import { MoreIcon } from './more-icons.tsx';
import styles from './more-menu.module.css';
import { Sheet } from './sheet.tsx';
import { useDropdown } from './use-dropdown.ts';
import { useMedia } from './use-media.ts';

interface MoreEntry {
  name: string;
  label: string;
  icon?: ReactNode;
  /** What it does, or where it leads. */
  onChoose?: () => void;
  to?: string;
}

interface MoreMenuProps {
  /** What the three dots hold, read out; the title of the sheet on a phone. */
  label: string;
  entries: readonly MoreEntry[];
  /** Stands above the entries: fields that are needed seldom, or that have no room elsewhere. */
  children?: ReactNode;
}

/** Three dots, and behind them what is done rarely: below the button, on a phone in a sheet. */
export function MoreMenu(props: MoreMenuProps) {
  return useMedia('(min-width: 768px)') ? <Below {...props} /> : <InSheet {...props} />;
}

function Below({ label, entries, children }: MoreMenuProps) {
  const { frame, isOpen, toggle, close, onBlur } = useDropdown();
  const panel = useId();
  return (
    <div ref={frame} className={styles['frame']} onBlur={onBlur}>
      <Button
        variant="plain"
        isIcon
        isCompact
        icon={<MoreIcon />}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      />
      <div id={panel} className={`on-surface round14 ${styles['panel']}`} hidden={!isOpen}>
        {isOpen && children !== undefined && <div className={`stack gap12 ruled ${styles['fields']}`}>{children}</div>}
        <Entries
          entries={entries}
          onChosen={() => {
            // What opens next gives the focus back to where it was.
            frame.current?.querySelector('button')?.focus();
            close();
          }}
        />
      </div>
    </div>
  );
}

function InSheet({ label, entries, children }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="plain"
        isIcon
        isCompact
        icon={<MoreIcon />}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Sheet title={label} onClose={close}>
          {children !== undefined && <div className={`stack gap12 ruled ${styles['fields']}`}>{children}</div>}
          <Entries entries={entries} isOver onChosen={close} />
        </Sheet>
      )}
    </>
  );
}

interface EntriesProps extends Pick<MoreMenuProps, 'entries'> {
  /** In a sheet, whose links take the place of the step that it added to the history. */
  isOver?: boolean;
  onChosen: () => void;
}

const Entries = ({ entries, isOver = false, onChosen }: EntriesProps) => (
  <ul className={styles['entries']}>
    {entries.map(({ name, label, icon, onChoose, to }) => (
      <li key={name}>
        {to === undefined ? (
          <button
            type="button"
            onClick={() => {
              onChosen();
              onChoose?.();
            }}
          >
            {icon}
            {label}
          </button>
        ) : (
          <Link to={to} replace={isOver} onClick={onChosen}>
            {icon}
            {label}
          </Link>
        )}
      </li>
    ))}
  </ul>
);
