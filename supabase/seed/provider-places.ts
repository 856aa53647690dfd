/** Who offers services in the demo lives in these cities. One a line: name | state | how many providers | their postal codes | streets. */
const placeTable = `
Berlin|DE-BE|10|10115,10243,10405,10585,10827,10961,12043,12435,13353,13585|Ackerstraße,Kastanienallee,Bergmannstraße,Sonnenallee
Hamburg|DE-HH|8|20095,20144,20251,20357,22041,22303,22765,21073|Eppendorfer Weg,Schulterblatt,Ottenser Hauptstraße
München|DE-BY|8|80331,80469,80634,80796,81369,81541,81667,81925|Hans-Sachs-Straße,Nymphenburger Straße,Türkenstraße
Köln|DE-NW|7|50667,50674,50733,50823,50937,51063,51103|Venloer Straße,Zülpicher Straße,Neusser Straße
Frankfurt am Main|DE-HE|6|60311,60316,60322,60385,60487,60594|Berger Straße,Leipziger Straße,Schweizer Straße
Stuttgart|DE-BW|4|70173,70178,70372,70597|Tübinger Straße,Marktstraße,Epplestraße
Düsseldorf|DE-NW|4|40213,40217,40476,40547|Lorettostraße,Nordstraße,Luegallee
Leipzig|DE-SN|4|04105,04229,04275,04315|Karl-Heine-Straße,Karl-Liebknecht-Straße,Eisenbahnstraße
Dortmund|DE-NW|4|44135,44137,44145,44263|Kaiserstraße,Möllerbrücke,Alfred-Trappen-Straße
Essen|DE-NW|4|45127,45130,45141,45276|Rüttenscheider Straße,Altendorfer Straße,Bochumer Straße
Bremen|DE-HB|4|28195,28203,28213,28757|Ostertorsteinweg,Wachmannstraße,Gerhard-Rohlfs-Straße
Dresden|DE-SN|3|01099,01127,01309|Louisenstraße,Bürgerstraße,Schillerplatz
Hannover|DE-NI|3|30161,30171,30449|Lister Meile,Sallstraße,Limmerstraße
Nürnberg|DE-BY|3|90402,90429,90459|Weißgerbergasse,Fürther Straße,Wölckernstraße
Duisburg|DE-NW|3|47051,47057,47137|Königstraße,Neudorfer Straße,Von-der-Mark-Straße
Bochum|DE-NW|3|44787,44789,44892|Kortumstraße,Königsallee,Alte Bahnhofstraße
Wuppertal|DE-NW|3|42103,42105,42275|Friedrich-Ebert-Straße,Luisenstraße,Werth
Bielefeld|DE-NW|3|33602,33604,33615|Arndtstraße,Detmolder Straße,Siegfriedstraße
Bonn|DE-NW|3|53111,53115,53225|Friedrichstraße,Clemens-August-Straße,Friedrich-Breuer-Straße
Münster|DE-NW|3|48143,48145,48155|Salzstraße,Warendorfer Straße,Wolbecker Straße
Karlsruhe|DE-BW|3|76131,76133,76227|Gerwigstraße,Sophienstraße,Pfinztalstraße
Mannheim|DE-BW|3|68161,68165,68199|Lange Rötterstraße,Seckenheimer Straße,Friedrichstraße
Augsburg|DE-BY|3|86150,86153,86157|Maximilianstraße,Jakoberstraße,Augsburger Straße
Wiesbaden|DE-HE|3|65183,65185,65203|Taunusstraße,Moritzstraße,Rathausstraße
Mönchengladbach|DE-NW|3|41061,41063,41236|Hindenburgstraße,Waldhausener Straße,Limitenstraße
Aachen|DE-NW|3|52062,52066,52070|Pontstraße,Oppenhoffallee,Jülicher Straße
Kiel|DE-SH|3|24103,24105,24143|Holstenstraße,Holtenauer Straße,Elisabethstraße
Freiburg im Breisgau|DE-BW|3|79098,79100,79102|Gerberau,Vaubanallee,Günterstalstraße
Mainz|DE-RP|3|55116,55118,55122|Augustinerstraße,Boppstraße,Gonsenheimer Straße
Rostock|DE-MV|3|18055,18057,18119|Lange Straße,Doberaner Straße,Alexandrinenstraße
`;

export interface ProviderPlace {
  city: string;
  /** The federal state, as public holidays know it: `DE-BE`. */
  region: string;
  zip: string;
  street: string;
}

const listed = (text = ''): string[] => text.split(',');

/** One place for each provider, city by city. */
export const providerPlaces: readonly ProviderPlace[] = placeTable
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [city = '', region = '', count, codes, streets] = line.split('|');
    const zips = listed(codes);
    const names = listed(streets);
    return Array.from({ length: Number(count) }, (_, index) => ({
      city,
      region,
      zip: zips[index % zips.length] ?? '',
      street: names[index % names.length] ?? '',
    }));
  });
