/** Where a step stands in the checklist. */
export interface StepPlace {
  number: number;
  isOpen: boolean;
  onToggle: () => void;
}
