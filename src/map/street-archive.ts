import type L from 'leaflet';
import {
  exp,
  type Feature,
  GeomType,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  leafletLayer,
  type PaintRule,
  PmtilesSource,
  PolygonSymbolizer,
} from 'protomaps-leaflet';
import { token } from '#ui/colour-scheme.ts';

// Vector tiles of one file, in the layers and kinds of the Protomaps basemap. Loaded only where such a file is given.

/** Above our own ground, below our own names: these are read on streets, too. */
const pane = { name: 'streets', zIndex: '155' };

const isOneOf =
  (kinds: readonly string[]) =>
  (_: number, { props }: Feature): boolean =>
    kinds.some((kind) => kind === props['kind']);

/** Asked for at each drawing: the scheme may have changed. */
const colour = (name: string) => (): string => token(`map-${name}`);
const area = (name: string) => new PolygonSymbolizer({ fill: colour(name) });

const greens = ['park', 'forest', 'wood', 'nature_reserve', 'national_park', 'cemetery', 'golf_course', 'grass'];

/** Kinds of roads, the widest last, and how many pixels wide each is at which zoom. */
const roads = [
  {
    kinds: ['path', 'other'],
    widths: [
      [15, 0.5],
      [19, 4],
    ],
  },
  {
    kinds: ['minor_road'],
    widths: [
      [12, 0.5],
      [19, 11],
    ],
  },
  {
    kinds: ['major_road'],
    widths: [
      [8, 0.5],
      [19, 16],
    ],
  },
  {
    kinds: ['highway'],
    widths: [
      [5, 0.5],
      [19, 20],
    ],
  },
] as const satisfies { kinds: string[]; widths: [number, number][] }[];

const paintRules: PaintRule[] = [
  { dataLayer: 'earth', symbolizer: area('land') },
  { dataLayer: 'landuse', symbolizer: area('park'), filter: isOneOf(greens) },
  { dataLayer: 'water', symbolizer: area('water'), filter: (_, { geomType }) => geomType === GeomType.Polygon },
  { dataLayer: 'buildings', symbolizer: area('built') },
  ...roads.map(({ kinds, widths: [from, to] }) => ({
    dataLayer: 'roads',
    minzoom: from[0],
    symbolizer: new LineSymbolizer({ color: colour('road'), width: exp(1.6, [[...from], [...to]]), lineCap: 'round' }),
    filter: isOneOf(kinds),
  })),
  {
    dataLayer: 'boundaries',
    symbolizer: new LineSymbolizer({ color: colour('border'), width: 1, dash: [1, 3] }),
  },
];

const streetName = (minzoom: number, kinds: readonly string[]): LabelRule => ({
  dataLayer: 'roads',
  minzoom,
  filter: isOneOf(kinds),
  symbolizer: new LineLabelSymbolizer({
    labelProps: ['name'],
    fill: colour('quiet'),
    stroke: colour('halo'),
    width: 2,
    font: () => `500 12px ${getComputedStyle(document.body).fontFamily}`,
  }),
});

/** Places have our own names. */
const labelRules = [streetName(14, ['highway', 'major_road']), streetName(16, ['minor_road', 'path', 'other'])];

interface Streets {
  layOn: (map: L.Map) => void;
}

/** Fails where the file cannot be read: then no tile is asked for. */
export async function openStreets(address: string): Promise<Streets> {
  const { p: archive } = new PmtilesSource(address, true);
  const { maxZoom } = await archive.getHeader();
  return {
    layOn: (map) => {
      map.createPane(pane.name).style.zIndex = pane.zIndex;
      const layer = leafletLayer({
        url: archive,
        maxDataZoom: maxZoom,
        maxZoom: 19,
        noWrap: true,
        attribution: '',
        pane: pane.name,
        paintRules,
        labelRules,
      });
      map.addLayer(layer as unknown as L.GridLayer);
      const watcher = new MutationObserver(() => {
        layer.clearLayout();
        layer.rerenderTiles();
      });
      watcher.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
      map.on('unload', () => watcher.disconnect());
    },
  };
}
