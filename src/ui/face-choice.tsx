import { useId } from 'react';
import { Face } from './face.tsx';
import styles from './face-choice.module.css';
import { icon } from './icons.tsx';

const PeopleIcon = icon(
  'M15 20a6 6 0 0 0-12 0M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM21 20a6 6 0 0 0-4-5.6M15.5 4.3a3.5 3.5 0 0 1 0 6.4',
);

interface FaceChoiceProps {
  label: string;
  /** Whoever is free: the first choice, whose value is undefined. Absent where it was somebody. */
  anybody?: string;
  people: readonly { id: string; name: string; picture: string | undefined }[];
  value: string | undefined;
  onChange: (person: string | undefined) => void;
  /** The language of the names. */
  lang?: string;
}

/** One of a team, or anybody, as faces beside each other. Arrow keys choose. */
export function FaceChoice({ label, anybody, people, value, onChange, lang }: FaceChoiceProps) {
  const name = useId();
  return (
    <fieldset className={`stack gap8 ${styles['people']}`}>
      <legend className="visually-hidden">{label}</legend>
      {anybody !== undefined && (
        <label className={`stack gap4 small medium breaks text-center shrinks from-top pressable ${styles['person']}`}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === undefined}
            onChange={() => onChange(undefined)}
          />
          <span className={`stack accent on-accent circle ${styles['anybody']}`}>
            <PeopleIcon size={18} />
          </span>
          {anybody}
        </label>
      )}
      {people.map((person, place) => (
        <label
          key={person.id}
          className={`stack gap4 small medium breaks text-center shrinks from-top pressable ${styles['person']}`}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === person.id}
            onChange={() => onChange(person.id)}
          />
          <Face name={person.name} picture={person.picture} colour={place} size={34} />
          <span lang={lang}>{person.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
