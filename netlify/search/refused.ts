/** A search that is not made: a cursor that is none of ours, a shape too intricate for what lies there, too many dear ones at once. */
export class SearchRefused extends Error {
  readonly reason: 'cursor' | 'intricate' | 'waiting';
  /** Which shape, counted from 1. */
  readonly shape: number;

  constructor(reason: SearchRefused['reason'], shape = 0) {
    super(reason);
    this.reason = reason;
    this.shape = shape;
  }
}
