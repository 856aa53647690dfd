import styles from './add-button.module.css';
import { CheckIcon, PlusIcon } from './icons.tsx';

interface AddButtonProps {
  /** What it adds, or has added. */
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** Takes a line of a list into the choice, or out of it. The whole line can be pressed, if it has `position: relative`. */
export const AddButton = ({ label, isOn, isDisabled = false, onPress }: AddButtonProps) => (
  <button
    type="button"
    className={`stack rigid pressable ${styles['add']}`}
    aria-label={label}
    aria-pressed={isOn}
    disabled={isDisabled}
    onClick={onPress}
  >
    {isOn ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
  </button>
);
