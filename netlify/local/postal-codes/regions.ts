import type { Country } from '../../../src/contract/country.ts';

const list = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').map((entry) => entry.split(':') as [string, string]));

/** GeoNames' codes of federal states and cantons. */
export const regionNames: Record<Country, Record<string, string>> = {
  de: list(
    '01:Baden-Württemberg,02:Bayern,03:Bremen,04:Hamburg,05:Hessen,06:Niedersachsen,07:Nordrhein-Westfalen,08:Rheinland-Pfalz,09:Saarland,10:Schleswig-Holstein,11:Brandenburg,12:Mecklenburg-Vorpommern,13:Sachsen,14:Sachsen-Anhalt,15:Thüringen,16:Berlin',
  ),
  at: list(
    '01:Burgenland,02:Kärnten,03:Niederösterreich,04:Oberösterreich,05:Salzburg,06:Steiermark,07:Tirol,08:Vorarlberg,09:Wien',
  ),
  ch: list(
    'AG:Aargau,AI:Appenzell Innerrhoden,AR:Appenzell Ausserrhoden,BE:Bern,BL:Basel-Landschaft,BS:Basel-Stadt,FR:Freiburg,GE:Genf,GL:Glarus,GR:Graubünden,JU:Jura,LU:Luzern,NE:Neuenburg,NW:Nidwalden,OW:Obwalden,SG:St. Gallen,SH:Schaffhausen,SO:Solothurn,SZ:Schwyz,TG:Thurgau,TI:Tessin,UR:Uri,VD:Waadt,VS:Wallis,ZG:Zug,ZH:Zürich',
  ),
};
