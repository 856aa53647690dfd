import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './chip.module.css';
import { ChevronDownIcon } from './icons.tsx';
import type { LinkProps } from './link.tsx';
import { useDropdown } from './use-dropdown.ts';

/** One line of chips that scrolls sideways where it has no room; the page's edges do not cut it. */
export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset aria-label={label}>
    <div className={`beside gap8 ${styles['row']}`}>{children}</div>
  </fieldset>
);

interface ChipLooks {
  icon?: ReactNode;
  /** What is chosen is dark. */
  isChosen?: boolean;
  /** What is read out, where the words alone say too little. */
  label?: string;
  children: ReactNode;
}

type ChipProps = ChipLooks &
  (
    | { onPress: () => void; to?: undefined; isDisabled?: boolean }
    /** Opens a sheet with more to choose. */
    | { onPress: () => void; to?: undefined; isDialog: true }
    /** Does something at once. */
    | { onPress: () => void; to?: undefined; isAction: true }
    /** A link, where the choice is an address. */
    | { to: LinkProps['to']; replace?: boolean; state?: unknown; onPress?: undefined }
  );

/** A word to press: on or off, or with `to` a link. */
export function Chip({ icon, isChosen = false, label, children, ...rest }: ChipProps) {
  const looks = {
    variant: 'plain',
    isPill: true,
    icon,
    className: `unbroken rigid ${styles['chip']}`,
    'aria-label': label,
  } as const;
  if (rest.to !== undefined)
    return (
      <Button {...looks} {...rest} {...(isChosen ? { 'aria-current': 'true' } : {})}>
        {children}
      </Button>
    );
  if ('isDialog' in rest)
    return (
      <Button {...looks} aria-haspopup="dialog" onClick={rest.onPress}>
        {children}
      </Button>
    );
  if ('isAction' in rest)
    return (
      <Button {...looks} onClick={rest.onPress}>
        {children}
      </Button>
    );
  return (
    <Button {...looks} aria-pressed={isChosen} disabled={rest.isDisabled} onClick={rest.onPress}>
      {children}
    </Button>
  );
}

interface ChipSelectProps<Value extends string> {
  label: string;
  isChosen?: boolean;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several, by the list of the system: it says its name and what is chosen. */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, isChosen = false, value, choices, onChange } = props;
  return (
    <label className={`inline gap6 size15 ${styles['select']} ${isChosen ? styles['chosen'] : ''}`}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((choice) => choice.value === currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </label>
  );
}

interface MenuChipProps extends ChipLooks {
  /** What opens below it: fields or links. `close` is for those that end the choice. */
  menu: (close: () => void) => ReactNode;
}

/** A chip that opens a small panel below itself. */
export function MenuChip({ icon, isChosen = false, children, menu }: MenuChipProps) {
  const { frame, isOpen, toggle, close, onBlur } = useDropdown();
  return (
    <div ref={frame} className="rigid relative" onBlur={onBlur}>
      <Button
        variant="plain"
        isPill
        icon={icon}
        className={`unbroken rigid ${styles['chip']} ${isChosen ? styles['chosen'] : ''}`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {children}
        <ChevronDownIcon size={16} />
      </Button>
      {isOpen && <div className={`stack gap12 ${styles['panel']}`}>{menu(close)}</div>}
    </div>
  );
}
