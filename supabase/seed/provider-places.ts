/** Who offers services in the demo lives in these cities. One a line: name | state | the postal code and the street of each. */
const placeTable = `
Berlin|DE-BE|10115:Ackerstraße,10243:Warschauer Straße,10405:Rykestraße,10585:Otto-Suhr-Allee,10827:Hauptstraße,10961:Bergmannstraße,12043:Karl-Marx-Straße,12435:Karl-Kunger-Straße,13353:Müllerstraße,13585:Neuendorfer Straße
Hamburg|DE-HH|20095:Mönckebergstraße,20144:Grindelberg,20251:Tarpenbekstraße,20357:Schulterblatt,22041:Wandsbeker Marktstraße,22303:Jarrestraße,22765:Ottenser Hauptstraße,21073:Lüneburger Straße
München|DE-BY|80331:Sendlinger Straße,80469:Hans-Sachs-Straße,80634:Donnersbergerstraße,80796:Belgradstraße,81369:Plinganserstraße,81541:Tegernseer Landstraße,81667:Weißenburger Straße,81925:Englschalkinger Straße
Köln|DE-NW|50667:Hohe Straße,50674:Zülpicher Straße,50733:Neusser Straße,50823:Venloer Straße,50937:Sülzburgstraße,51063:Buchheimer Straße,51103:Kalker Hauptstraße
Frankfurt am Main|DE-HE|60311:Berliner Straße,60316:Berger Straße,60322:Eschersheimer Landstraße,60385:Saalburgstraße,60487:Leipziger Straße,60594:Schweizer Straße
Stuttgart|DE-BW|70173:Königstraße,70178:Tübinger Straße,70372:Marktstraße,70597:Epplestraße
Düsseldorf|DE-NW|40213:Flinger Straße,40217:Friedrichstraße,40476:Collenbachstraße,40547:Hansaallee
Leipzig|DE-SN|04105:Waldstraße,04229:Karl-Heine-Straße,04275:Karl-Liebknecht-Straße,04315:Eisenbahnstraße
Dortmund|DE-NW|44135:Kaiserstraße,44137:Lange Straße,44145:Münsterstraße,44263:Alfred-Trappen-Straße
Essen|DE-NW|45127:Kettwiger Straße,45130:Rüttenscheider Straße,45141:Altenessener Straße,45276:Bochumer Straße
Bremen|DE-HB|28195:Langenstraße,28203:Ostertorsteinweg,28213:Emmastraße,28757:Gerhard-Rohlfs-Straße
Dresden|DE-SN|01099:Louisenstraße,01127:Bürgerstraße,01309:Schillerplatz
Hannover|DE-NI|30161:Lister Meile,30171:Sallstraße,30449:Deisterstraße
Nürnberg|DE-BY|90402:Königstraße,90429:Fürther Straße,90459:Wölckernstraße
Duisburg|DE-NW|47051:Königstraße,47057:Neudorfer Straße,47137:Von-der-Mark-Straße
Bochum|DE-NW|44787:Kortumstraße,44789:Königsallee,44892:Alte Bahnhofstraße
Wuppertal|DE-NW|42103:Friedrich-Ebert-Straße,42105:Marienstraße,42275:Werth
Bielefeld|DE-NW|33602:Niederwall,33604:Detmolder Straße,33615:Siegfriedstraße
Bonn|DE-NW|53111:Friedrichstraße,53115:Clemens-August-Straße,53225:Friedrich-Breuer-Straße
Münster|DE-NW|48143:Salzstraße,48145:Warendorfer Straße,48155:Wolbecker Straße
Karlsruhe|DE-BW|76131:Gerwigstraße,76133:Sophienstraße,76227:Pfinztalstraße
Mannheim|DE-BW|68161:Kaiserring,68165:Seckenheimer Straße,68199:Friedrichstraße
Augsburg|DE-BY|86150:Maximilianstraße,86153:Lechhauser Straße,86157:Augsburger Straße
Wiesbaden|DE-HE|65183:Taunusstraße,65185:Moritzstraße,65203:Rathausstraße
Mönchengladbach|DE-NW|41061:Hindenburgstraße,41063:Viersener Straße,41236:Limitenstraße
Aachen|DE-NW|52062:Pontstraße,52066:Oppenhoffallee,52070:Jülicher Straße
Kiel|DE-SH|24103:Holstenstraße,24105:Holtenauer Straße,24143:Elisabethstraße
Freiburg im Breisgau|DE-BW|79098:Gerberau,79100:Vaubanallee,79102:Günterstalstraße
Mainz|DE-RP|55116:Augustinerstraße,55118:Boppstraße,55122:Wallstraße
Rostock|DE-MV|18055:Lange Straße,18057:Doberaner Straße,18119:Alexandrinenstraße
`;

export interface ProviderPlace {
  city: string;
  /** The federal state, as public holidays know it: `DE-BE`. */
  region: string;
  zip: string;
  street: string;
}

/** One place for each provider, city by city. */
export const providerPlaces: readonly ProviderPlace[] = placeTable
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [city = '', region = '', places = ''] = line.split('|');
    return places.split(',').map((place) => {
      const [zip = '', street = ''] = place.split(':');
      return { city, region, zip, street };
    });
  });
