interface ImportMetaEnv {
  /** Raster tiles, `{z}`, `{x}`, `{y}` inside; OpenStreetMap's unless set. */
  readonly VITE_TILE_URL?: string;
  /** HTML naming where the tiles come from. */
  readonly VITE_TILE_ATTRIBUTION?: string;
}
