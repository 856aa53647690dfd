/** Where a page of a list ended: its last row. The next page goes on behind it, whatever was added meanwhile. */
export interface PageEnd {
  at: string;
  id: string;
}
