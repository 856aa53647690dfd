/** A case as a line of its queue, and above its pane. */
export interface CaseLine {
  name: string;
  /** What it is of: a document, a listing. */
  kind: string;
  /** What caught somebody's eye. */
  notable?: string | undefined;
  /** When it began. */
  since: string;
  /** Its time runs; else it was decided then. */
  isOpen: boolean;
  /** Whoever it is about has to answer first. */
  isAsked?: boolean;
  /** It comes first, whatever the hour. */
  isUrgent?: boolean;
  account?: string | null | undefined;
  /** Whoever stands behind a business. */
  person?: string | undefined;
  /** It may be accepted together with others: each of its values was found right. */
  isProven?: boolean;
}
