-- Made by netlify/local/postal-codes (npm run postal-codes), where the sources stand: GeoNames (geonames.org), CC BY 4.0.

-- The codes at the end were written for this product from general knowledge: every two-digit region of Germany, the larger cities
-- with several codes each, and the main codes of Austria and Switzerland. They keep their names and positions: those are the
-- district's, also where the source knows only the middle of the town. They are known to 2 km.
insert into app.postal_code (country, code, place, latitude, longitude, precision_kilometres, towns)
select found.country, found.code, coalesce(own.place, found.towns[1]), coalesce(own.latitude, found.latitude),
       coalesce(own.longitude, found.longitude), case when own.code is null then found.precision else 2 end,
       case when own.code is null then found.towns else array[own.place] || array(
         select town from unnest(found.towns) with ordinality as one (town, n)
          where not starts_with(town || ' ', own.place || ' ') and not starts_with(own.place || ' ', town || ' ')
          order by n) end
  from (
    select field[1] as country, field[2] as code, field[3]::float8 as latitude, field[4]::float8 as longitude,
           field[5]::smallint as precision, string_to_array(field[6], '|') as towns
      from (select string_to_array(line, E'\t') as field from string_to_table($table$at	1010	48.208	16.37	2	Wien
at	1020	48.217	16.4	2	Wien
at	1030	48.198	16.395	2	Wien
at	1040	48.192	16.367	2	Wien
at	1050	48.187	16.355	2	Wien
at	1060	48.195	16.35	2	Wien
at	1070	48.2	16.35	2	Wien
at	1080	48.217	16.35	2	Wien
at	1090	48.233	16.35	2	Wien
at	1100	48.152	16.388	2	Wien
at	1110	48.164	16.446	2	Wien
at	1120	48.17	16.322	2	Wien
at	1130	48.177	16.246	2	Wien
at	1140	48.221	16.241	3	Wien|Purkersdorf|Mauerbach
at	1150	48.196	16.318	2	Wien
at	1160	48.217	16.3	2	Wien
at	1170	48.234	16.29	2	Wien
at	1180	48.236	16.319	2	Wien
at	1190	48.259	16.334	2	Wien
at	1200	48.24	16.377	2	Wien
at	1210	48.281	16.411	3	Wien|Langenzersdorf
at	1220	48.219	16.495	3	Wien
at	1230	48.143	16.293	2	Wien
at	1300	48.15	16.517	2	Mannswörth
at	2000	48.383	16.217	4	Stockerau|Oberolberndorf|Oberzögersdorf|Unterzögersdorf|Zissersdorf
at	2002	48.499	16.231	3	Großmugl|Füllersdorf|Geitzendorf|Herzogbirbaum|Nursch|Ottendorf|Ringendorf|Roseldorf|Steinabrunn
at	2003	48.383	16.217	4	Stockerau|Leitzersdorf|Haselbach|Wiesen|Wollmannsberg
at	2004	48.433	16.3	2	Niederhollabrunn|Bruderndorf|Niederfellabrunn|Streitdorf
at	2011	48.43	16.167	3	Sierndorf|Hatzenbach|Höbersdorf|Oberhautzental|Obermallebarn|Senning|Unterhautzental|Untermallebarn|Unterparschenbrunn
at	2013	48.483	16.117	3	Göllersdorf|Bergau|Eitzersthal|Furth|Großstelzendorf|Obergrub|Oberparschenbrunn|Porrau|Schönborn|Untergrub|Viendorf|Wischathal
at	2014	48.5	16.067	2	Breitenwaida|Dietersdorf|Kleedorf|Puch
at	2020	48.55	16.083	5	Hollabrunn|Aspersdorf|Groß|Kleinstelzendorf|Kleinstetteldorf|Magersdorf|Mariathal|Mittergrabern|Oberfellabrunn|Obergrabern|Raschala|Schöngrabern|Sonnberg|Suttenbrunn|Wieselsfeld|Windpassing|Wolfsbrunn
at	2022	48.639	16.125	2	Immendorf|Schalladorf
at	2023	48.6	16.2	3	Haslach|Kleinweikersdorf|Nappersdorf|Oberstinkenbrunn
at	2024	48.674	16.181	2	Mailberg
at	2031	48.583	16.2	2	Altenmarkt im Thale|Eggendorf im Thale|Weyerburg
at	2032	48.583	16.233	3	Enzersdorf im Thale|Glaswein|Kleinkadolz|Oedenkirchenwald
at	2033	48.633	16.217	2	Dürnleis|Kammersdorf|Kleinsierndorf
at	2034	48.664	16.246	2	Großharras|Diepolz
at	2041	48.628	16.101	3	Wullersdorf|Aschendorf|Grund|Hart|Hetzmannsdorf|Maria Roggendorf
at	2042	48.65	16.05	3	Guntersdorf|Großnondorf|Grund|Kalladorf|Ober-Steinabrunn
at	2051	48.683	15.95	2	Zellerndorf|Deinzendorf|Dietmannsdorf|Platt|Watzelsdorf
at	2052	48.7	16.017	2	Pernersdorf|Karlsdorf|Pfaffendorf
at	2053	48.706	16.004	2	Jetzelsdorf|Peigarten|Ragelsdorf
at	2054	48.7	16.067	5	Haugsdorf|Alberndorf im Pulkautal|Auggenthal|Kleinhaugsdorf|Unterretzbach
at	2061	48.7	16.117	3	Hadres|Obritz|Untermarkersdorf
at	2062	48.712	16.186	2	Großkadolz|Seefeld
at	2063	48.7	16.233	2	Zwingendorf
at	2064	48.717	16.3	2	Wulzeshofen
at	2070	48.75	15.95	3	Retz|Mitterretzbach|Obernalb|Oberretzbach|Unternalb|Unterretzbach
at	2073	48.752	15.957	4	Schrattenthal|Obermarkersdorf|Pillersdorf|Waitzendorf
at	2074	48.75	16	2	Kleinhöflein|Kleinriedenthal|Unterretzbach
at	2081	48.767	15.9	2	Hofern|Niederfladnitz|Oberfladnitz
at	2082	48.85	15.85	2	Hardegg|Merkersdorf
at	2083	48.817	15.817	2	Heufurth|Pleißing|Waschbach
at	2084	48.767	15.8	2	Weitersfeld|Fronsburg|Obermixnitz|Prutzendorf|Rassingdorf|Starrein|Untermixnitz
at	2091	48.832	15.716	3	Langau|Hessendorf|Oberhöflein
at	2092	48.867	15.8	2	Felling|Mallersbach|Riegersburg
at	2093	48.797	15.673	2	Geras|Fugnitz|Goggitsch|Kottaun|Pfaffenreith|Trautmannsdorf
at	2094	48.85	15.567	3	Eibenstein|Pingendorf|Unterpfaffendorf|Wollmersdorf|Zettlitz|Zissersdorf
at	2095	48.867	15.6	3	Autendorf|Drosendorf Altstadt|Drosendorf Stadt|Elsern|Heinrichsreith|Oberthürnau|Primmersdorf|Trabersdorf|Unterthürnau|Wolfsbach
at	2100	48.35	16.333	3	Korneuburg|Langenzersdorf|Bisamberg|Leobendorf|Stetten|Tresdorf
at	2102	48.3	16.35	4	Langenzersdorf|Bisamberg|Hagenbrunn|Flandorf|Klein-Engersdorf
at	2103	48.3	16.35	3	Langenzersdorf
at	2104	48.383	16.25	2	Spillern
at	2105	48.383	16.317	2	Leobendorf|Kleinwilfersdorf|Oberrohrbach|Rückersdorf|Unterrohrbach
at	2111	48.383	16.367	6	Harmannsdorf|Kleinrötz|Mollmannsdorf|Obergänserndorf|Rückersdorf|Seebarn|Tresdorf
at	2112	48.433	16.4	2	Hetzmannsdorf|Lerchenau|Ritzendorf|Würnitz
at	2113	48.45	16.367	3	Karnabrunn|Lachsfeld|Naglern|Wetzleinsdorf
at	2114	48.467	16.417	2	Großrußbach|Hipples|Hornsburg|Kleinebersdorf|Weinsteig
at	2115	48.533	16.35	3	Ernstbrunn|Dörfles|Gebmanns|Helfens|Kleinsitzendorf|Maisbirbaum|Merkersdorf|Simonsfeld|Steinbach|Thomasl
at	2116	48.55	16.4	2	Niederleis|Au|Klement|Nodendorf
at	2120	48.383	16.517	2	Wolkersdorf im Weinviertel|Obersdorf
at	2122	48.4	16.483	2	Ulrichskirchen|Münichsthal|Pfösing|Riedenthal
at	2123	48.417	16.467	3	Schleinbach|Hautzendorf|Kronberg|Traunfeld|Unterolberndorf|Wolfpassing an der Hochleithen
at	2124	48.467	16.467	2	Niederkreuzstetten|Oberkreuzstetten
at	2125	48.467	16.517	2	Bogenneusiedl|Neubau|Niederkreuzstetten|Streifing
at	2126	48.533	16.483	3	Ladendorf|Eggersdorf|Garmanns|Grafensulz|Herrnleis|Pürstendorf
at	2130	48.57	16.577	4	Mistelbach|Ebendorf|Eibesthal|Hobersdorf|Hörersdorf|Hüttendorf|Lanzendorf|Paasdorf|Siebenhirten
at	2132	48.633	16.517	2	Frättingsdorf|Hörersdorf
at	2133	48.65	16.417	3	Fallbach|Friebritz|Hagenberg|Hagendorf|Loosdorf|Ungerndorf
at	2134	48.667	16.5	2	Enzersdorf bei Staatz|Ernsdorf bei Staatz|Staatz-Kautendorf|Waltersdorf bei Staatz|Wultendorf
at	2135	48.721	16.491	3	Neudorf bei Staatz|Altruppersdorf|Kirchstetten|Kottingneusiedl|Zlabern
at	2136	48.717	16.383	4	Laa an der Thaya|Hanfthal|Rothenseehof|Ruhhof|Wulzeshofen
at	2141	48.667	16.533	2	Ameis|Föllim
at	2143	48.644	16.724	2	Großkrut|Althöflein|Ginzersdorf|Harrersdorf
at	2144	48.633	16.8	2	Altlichtenwarth
at	2145	48.617	16.817	2	Hausbrunn
at	2151	48.583	16.5	6	Asparn an der Zaya|Altmanns|Michelstetten|Olgersdorf|Schletz
at	2152	48.617	16.4	3	Gnadendorf|Eichenbrunn|Pyhra|Röhrabrunn|Wenzersdorf|Zwentendorf
at	2153	48.65	16.283	2	Stronsdorf|Oberschoderlee|Patzenthal|Patzmannsdorf|Stronegg|Unterschoderlee
at	2154	48.667	16.333	3	Unterstinkenbrunn|Gaubitsch|Altenmarkt|Kleinbaumgarten
at	2161	48.717	16.617	2	Poysbrunn
at	2162	48.717	16.583	2	Falkenstein
at	2163	48.75	16.567	2	Ottenthal|Guttenbrunn|Pottenhofen
at	2164	48.757	16.503	2	Wildendürnbach|Alt-Prerau|Neuruppersdorf
at	2165	48.75	16.65	2	Drasenhofen|Kleinschweinbarth|Steinebrunn|Stützenhofen
at	2170	48.667	16.633	2	Poysdorf|Ketzelsdorf|Kleinhadersdorf|Walterskirchen|Wetzelsdorf|Wilhelmsdorf
at	2171	48.683	16.683	2	Herrnbaumgarten
at	2172	48.717	16.717	2	Schrattenberg
at	2181	48.6	16.817	2	Dobermannsdorf
at	2182	48.583	16.817	2	Palterndorf
at	2183	48.598	16.756	3	Neusiedl an der Zaya|St. Ulrich
at	2184	48.598	16.756	3	Hauskirchen
at	2185	48.6	16.7	2	Ebersdorf an der Zaya|Prinzendorf an der Zaya|Rannersdorf an der Zaya
at	2191	48.544	16.613	5	Gaweinstal|Atzelsdorf|Höbersbrunn|Pellendorf|Schrick
at	2192	48.55	16.65	2	Kettlasbrunn
at	2193	48.583	16.633	2	Wilfersdorf|Bullendorf|Erdberg|Hobersdorf
at	2201	48.357	16.436	2	Gerasdorf bei Wien|Hagenbrunn|Seyring
at	2202	48.333	16.4	2	Hagenbrunn|Enzersfeld im Weinviertel|Königsbrunn im Weinviertel
at	2203	48.364	16.471	3	Großebersdorf|Eibesbrunn|Manhartsbrunn|Putzing
at	2211	48.35	16.533	2	Pillichsdorf
at	2212	48.368	16.607	2	Großengersdorf
at	2213	48.36	16.604	2	Bockfließ
at	2214	48.367	16.633	2	Auersthal
at	2215	48.394	16.658	2	Raggendorf
at	2221	48.415	16.632	2	Groß-Schweinbarth
at	2222	48.452	16.598	2	Bad Pirawarth|Kollnbrunn
at	2223	48.45	16.65	2	Hohenruppersdorf|Klein-Harras|Martinsdorf
at	2224	48.477	16.714	3	Erdpreß|Nexing|Niedersulz|Obersulz
at	2225	48.533	16.75	4	Zistersdorf|Blumenthal|Eichhorn|Gaiselberg|Großinzersdorf|Gösting|Loidesthal|Maustrenk|Windisch Baumgarten
at	2230	48.339	16.72	2	Gänserndorf
at	2231	48.317	16.667	4	Strasshof an der Nordbahn|Bockfließ
at	2232	48.3	16.567	2	Deutsch-Wagram|Aderklaa|Parbasdorf
at	2241	48.355	16.691	2	Schönkirchen-Reyersdorf
at	2242	48.387	16.739	2	Prottes
at	2243	48.4	16.7	2	Matzen
at	2244	48.464	16.736	2	Spannberg
at	2245	48.467	16.783	2	Götzendorf|Velm
at	2251	48.433	16.783	2	Ebenthal
at	2252	48.4	16.8	2	Ollersdorf
at	2253	48.344	16.767	2	Weikendorf|Dörfles|Stripfing|Tallesbrunn
at	2261	48.378	16.828	2	Angern an der March|Mannersdorf an der March
at	2262	48.417	16.833	2	Grub an der March|Stillfried
at	2263	48.473	16.851	2	Dürnkrut|Waidendorf
at	2264	48.498	16.872	2	Jedenspeigen|Sierndorf an der March
at	2265	48.539	16.903	2	Drösing|Waltersdorf an der March
at	2272	48.567	16.85	2	Niederabsdorf|Ringelsdorf
at	2273	48.604	16.905	2	Hohenau an der March
at	2274	48.65	16.9	2	Rabensburg
at	2275	48.692	16.869	2	Bernhardsthal
at	2276	48.7	16.767	3	Katzelsdorf|Reintal
at	2281	48.247	16.565	2	Raasdorf|Pysdorf
at	2282	48.267	16.633	2	Markgrafneusiedl|Glinzendorf|Großhofen
at	2283	48.267	16.7	2	Obersiebenbrunn
at	2284	48.25	16.733	2	Untersiebenbrunn
at	2285	48.223	16.689	2	Leopoldsdorf im Marchfelde|Breitstetten
at	2286	48.193	16.787	2	Haringsee|Fuchsenbigl|Straudorf
at	2291	48.225	16.822	3	Lassee|Schönfeld im Marchfeld
at	2292	48.167	16.883	2	Engelhartstetten|Loimersdorf|Stopfenreuth
at	2293	48.279	16.909	3	Marchegg
at	2294	48.279	16.909	6	Marchegg|Breitensee|Groißenbrunn|Markthof|Schloßhof
at	2295	48.308	16.872	3	Baumgarten an der March|Oberweiden|Zwerndorf
at	2301	48.219	16.495	7	Wien|Groß-Enzersdorf|Oberhausen|Andlersdorf|Franzensdorf|Matzneusiedl|Mühlleiten|Probstdorf|Rutzendorf|Schönau an der Donau|Wittau
at	2304	48.145	16.701	3	Orth an der Donau|Mannsdorf an der Donau|Wagram an der Donau
at	2305	48.145	16.797	2	Eckartsau|Kopfstetten|Pframa|Witzelsdorf
at	2320	48.12	16.393	3	Schwechat|Rannersdorf|Mannswörth|Rauchenwarth|Kledering
at	2322	48.12	16.393	3	Zwölfaxing
at	2325	48.12	16.393	3	Himberg|Velm|Gutenhof|Pellendorf
at	2326	48.12	16.393	3	Maria-Lanzendorf|Lanzendorf
at	2331	48.121	16.34	3	Vösendorf
at	2332	48.112	16.363	2	Hennersdorf
at	2333	48.118	16.348	2	Leopoldsdorf
at	2334	48.121	16.34	3	Vösendorf
at	2340	48.086	16.289	2	Mödling|Maria Enzersdorf
at	2344	48.1	16.283	2	Maria Enzersdorf
at	2345	48.107	16.285	2	Brunn am Gebirge
at	2351	48.083	16.314	2	Wiener Neudorf|Guntramsdorf|Biedermannsdorf|Laxenburg
at	2352	48.045	16.277	2	Gumpoldskirchen
at	2353	48.047	16.314	2	Guntramsdorf|Gumpoldskirchen
at	2361	48.068	16.356	2	Laxenburg
at	2362	48.084	16.345	2	Biedermannsdorf
at	2371	48.086	16.248	2	Hinterbrühl|Wassergspreng|Weissenbach bei Mödling
at	2372	48.098	16.235	2	Gießhübl
at	2380	48.119	16.266	2	Perchtoldsdorf
at	2381	48.132	16.214	2	Wolfsgraben|Laab im Walde
at	2384	48.133	16.15	2	Breitenfurt bei Wien
at	2391	48.117	16.2	2	Kaltenleutgeben
at	2392	48.083	16.134	3	Dornbach|Grub|Gruberau|Stangau|Sulz im Wienerwald|Wöglerin
at	2393	48.076	16.163	2	Sittendorf|Sparbach
at	2401	48.109	16.805	2	Fischamend-Dorf|Fischamend-Markt
at	2402	48.1	16.683	2	Maria Ellend|Haslau an der Donau
at	2403	48.083	16.783	2	Scharndorf|Regelsbrunn|Wildungsmauer
at	2404	48.117	16.85	2	Petronell-Carnuntum
at	2405	48.134	16.906	2	Bad Deutsch-Altenburg|Hundsheim
at	2410	48.146	16.945	2	Hainburg an der Donau
at	2412	48.133	17	2	Wolfsthal
at	2413	48.1	17.033	2	Berg|Edelstal
at	2421	48.093	17.064	2	Kittsee
at	2422	48.05	17.033	2	Pama
at	2423	48.017	17.1	2	Deutsch Jahrndorf
at	2424	47.983	17.003	2	Zurndorf
at	2425	47.941	17.069	2	Nickelsdorf
at	2431	48.083	16.6	2	Enzersdorf an der Fischa|Klein-Neusiedl
at	2432	48.067	16.583	2	Schwadorf
at	2433	48.033	16.6	2	Margarethen am Moos
at	2434	47.983	16.65	4	Sommerein|Götzendorf an der Leitha|Pischelsdorf|Sandberg
at	2435	48.033	16.593	3	Ebergassing|Götzendorf an der Leitha|Pischelsdorf|Wienerherberg
at	2440	47.956	16.485	3	Gramatneusiedl|Mitterndorf an der Fischa|Moosbrunn|Reisenberg
at	2441	47.956	16.485	3	Gramatneusiedl|Mitterndorf an der Fischa|Moosbrunn
at	2442	47.95	16.417	2	Unterwaltersdorf|Schranawand
at	2443	47.934	16.479	4	Leithaprodersdorf|Stotzing|Loretto|Deutsch-Brodersdorf
at	2444	47.967	16.517	2	Seibersdorf
at	2451	47.95	16.583	2	Hof am Leithaberge|Au am Leithaberge
at	2452	47.967	16.6	4	Mannersdorf am Leithagebirge|Reisenberg|Wasenbruck
at	2453	47.983	16.65	3	Sommerein
at	2454	48.017	16.633	2	Trautmannsdorf an der Leitha|Sarasdorf
at	2460	48.017	16.767	2	Bruck an der Leitha|Bruckneudorf
at	2462	48.017	16.717	2	Wilfleinsdorf|Kaisersteinbruch|Königshof
at	2463	48.05	16.633	2	Gallbrunn|Stixneusiedl
at	2464	48.067	16.7	2	Arbesthal|Göttlesbrunn
at	2465	48.067	16.783	2	Höflein
at	2471	48	16.86	5	Parndorf|Rohrau|Gerhaus|Hollern|Pachfurth|Schönabrunn
at	2472	48.067	16.95	2	Prellenkirchen
at	2473	48.045	16.948	2	Potzneusiedl|Deutsch-Haslau
at	2474	48.017	16.983	2	Gattendorf
at	2475	48.017	16.933	2	Neudorf
at	2481	48.08	16.386	2	Achau
at	2482	48.033	16.383	2	Münchendorf
at	2483	47.95	16.4	2	Ebreichsdorf|Weigelsdorf
at	2485	47.917	16.433	2	Wimpassing an der Leitha|Wampersdorf
at	2486	47.9	16.383	2	Pottendorf|Landegg|Siegersdorf
at	2490	47.877	16.367	2	Ebenfurth|Haschendorf
at	2491	47.866	16.379	3	Neufeld an der Leitha|Hornstein|Steinbrunn|Zillingdorf-Bergwerk
at	2492	47.858	16.322	3	Eggendorf|Zillingdorf
at	2493	47.858	16.322	3	Eggendorf|Lichtenwörth
at	2500	48.005	16.233	5	Baden|Oberwaltersdorf|Schwechatbach|Siegenfeld
at	2504	47.985	16.217	2	Sooß
at	2511	48.017	16.264	2	Pfaffstätten|Einöde
at	2512	48.006	16.271	2	Tribuswinkel|Oeynhausen
at	2514	48.015	16.293	2	Traiskirchen|Möllersdorf|Wienersdorf
at	2521	47.993	16.343	2	Trumau
at	2522	47.976	16.322	2	Oberwaltersdorf
at	2523	47.95	16.3	2	Tattendorf
at	2524	47.95	16.283	2	Teesdorf
at	2525	47.944	16.261	2	Günselsdorf|Schönau an der Triesting
at	2531	48.054	16.2	2	Gaaden
at	2532	48.056	16.125	2	Heiligenkreuz|Füllenberg|Preinsfeld|Sattelbach|Schwechatbach
at	2533	48.088	16.017	4	Klausen-Leopoldsdorf|Glashütten|Pfalzau
at	2534	48.058	16.079	3	Alland|Glashütten|Groisbach|Holzschlag|Maria Raisenmarkt|Mayerling|Sattelbach|Schwechatbach|Untermeierhof|Windhaag
at	2540	47.965	16.214	2	Bad Vöslau|Gainfarn|Großau
at	2542	47.951	16.227	3	Kottingbrunn|Leobersdorf
at	2544	47.951	16.227	3	Kottingbrunn|Leobersdorf|Enzesfeld-Lindabrunn|Dornau|Siebenhaus
at	2551	47.931	16.179	3	Enzesfeld-Lindabrunn
at	2552	47.931	16.179	3	Hirtenberg|Enzesfeld-Lindabrunn
at	2560	47.946	16.11	4	Berndorf|Neusiedl|Hernstein|Aigen|Alkersdorf|Grillenberg|Kleinfeld|Pöllau
at	2563	47.958	16.095	3	Pottenstein
at	2564	47.958	16.095	5	Pottenstein|Weissenbach an der Triesting|Furth an der Triesting|Aggsbach|Dürntal|Ebeltal|Eberbach|Fahrafeld|Guglhof|Hof|Maierhof|Niemtal|Rehgras|Steinwandgraben|Sulzbach
at	2565	47.963	16.194	8	Gainfarn|Gadenweith|Holzschlag|Kienberg|Maria Raisenmarkt|Neuhaus|Nöstach|Rohrbach|Schwarzensee|Schwechatbach
at	2571	48.016	15.997	3	Altenmarkt an der Triesting|Klein-Mariazell|Nöstach|Sulzbach|Thenneberg
at	2572	48.024	15.898	3	Kaumberg|Gerichtsberg|Höfnergraben|Laabach|Obertriesting|St. Corona am Schöpfl|Steinbachtal|Untertriesting
at	2601	47.883	16.25	4	Sollenau|Eggendorf|Großmittel
at	2602	47.883	16.25	3	Sollenau|Schönau an der Triesting|Blumau
at	2603	47.882	16.242	4	Felixdorf|Matzendorf|Haschendorf
at	2604	47.858	16.322	4	Eggendorf|Theresienfeld
at	2620	47.721	16.081	4	Neunkirchen|Ternitz|Wartmannstetten|Diepolz|Flatz|Gramatl|Hafning|Lindgrub|Loipersbach|Mollram|Natschbach|Ober-Danegg|Peisching|Raglitz|Ramplach|Reith|St. Lorenzen am Steinfelde|Straßhof|Unter-Danegg|Weibnitz
at	2624	47.734	16.143	3	Breitenau|Schwarzau am Steinfeld|Neusiedl am Steinfeld
at	2625	47.732	16.171	2	Schwarzau am Steinfeld|Guntrams
at	2630	47.716	16.036	4	Ternitz|Pottschach|Buchbach|Bürg|Gasteil|Grafenbach|Holzweg|Liesling|Putzmannsdorf|Vöstenhof
at	2631	47.75	15.948	2	Gadenweith|Sieding|Stixenstein|Thann
at	2632	47.703	16.033	4	Wimpassing im Schwarzatale|Altendorf|Grafenbach|Göttschach|Köttlach|Ober-Danegg|Penk|Putzmannsdorf|St. Valentin-Landschach
at	2640	47.675	15.939	4	Gloggnitz|Enzenreith|Prigglitz|Raach am Hochgebirge|Abfaltersbach|Aue|Berglach|Eichberg|Gasteil|Graben|Hart|Heufeld|Hilzmannsdorf|Kranichberg|Köttlach|Liesling|Loitzmannsdorf|Pettenbach|Saloder|Schlagl|Schmidsdorf|Schönstadl|Sonnleiten|Stuppach|Stuppachgraben|Syhrn|Tachenberg|Thürmannsdorf|Wartenstein|Weißenbach|Wörth
at	2641	47.657	15.873	3	Schottwien|Breitenstein|Greis|Göstritz
at	2642	47.638	15.881	2	Göstritz
at	2650	47.692	15.863	2	Payerbach|Geyerhof|Kreuzberg|Küb|Mühlhof|Pettenbach|Werning
at	2651	47.695	15.846	3	Reichenau an der Rax|Dörfl|Edlach an der Rax|Großau|Grünsting|Hinterleiten|Hirschwang an der Rax|Kleinau|Mayerhöfen|Oberland|Thonberg
at	2654	47.676	15.746	3	Griesleiten|Prein an der Rax|Preinrotte|Raxen|Sonnleiten
at	2661	47.836	15.729	2	Graben
at	2662	47.812	15.706	2	Schwarzau im Gebirge|Gegend|Graben|Preintal|Steinbruch|Trauch|Vois
at	2663	47.895	15.736	4	Rohr im Gebirge|Innerhalbach
at	2671	47.676	15.868	30	Abfaltersbach|Küb|Pettenbach|Schmidsdorf
at	2673	47.676	15.868	3	Breitenstein|Kreuzberg
at	2680	47.614	15.751	3	Spital am Semmering|Semmering-Kurort|Steinhaus am Semmering
at	2700	47.8	16.25	4	Wiener Neustadt|Katzelsdorf|Lichtenwörth|Bad Fischau|Weikersdorf am Steinfelde
at	2721	47.831	16.167	3	Bad Fischau|Brunn an der Schneebergbahn|Dreistetten
at	2722	47.812	16.113	2	Winzendorf|Weikersdorf am Steinfelde|Emmerberg|Netting
at	2723	47.815	16.104	2	Emmerberg|Gaaden|Muthmannsdorf|Stollhof
at	2724	47.856	16.1	5	Dreistetten|Dürnbach|Gaaden|Maiersdorf|Oberhöflein|Stollhof
at	2731	47.786	16.033	4	St. Egyden am Steinfeld|Dörfles|Gerasdorf am Steinfeld|Neusiedl am Steinfeld|Saubersdorf|Urschendorf
at	2732	47.776	16.055	2	Würflach|Willendorf am Steinfelde|Hettmannsdorf|Oberhöflein|Raglitz|Rothengrub|Strelzhof|Unterhöflein|Wolfsohl|Zweiersdorf
at	2733	47.787	15.914	5	Puchberg am Schneeberg|Grünbach am Schneeberg|Neusiedl am Walde|Schrattenbach|Greith|Gutenmann|Hornungstal|Oberhöflein|Rosental|Unterhöflein
at	2734	47.787	15.914	5	Puchberg am Schneeberg|Gutenmann|Ödenhof
at	2751	47.8	16.25	6	Wiener Neustadt|Wöllersdorf|Steinabrückl|Matzendorf|Hölles
at	2752	47.8	16.25	5	Wiener Neustadt|Wöllersdorf|Bad Fischau
at	2753	47.874	16.125	2	Markt Piesting|Dreistetten|Ober-Piesting|Wopfing
at	2754	47.868	16.052	2	Waldegg|Dürnbach|Peisching|Wopfing
at	2755	47.879	16.025	2	Oed
at	2761	47.787	15.914	8	Puchberg am Schneeberg|Miesenbach|Waidmannsfeld|Feichtenbach|Reichental
at	2763	47.898	15.96	2	Pernitz|Neusiedl|Muggendorf|Feichtenbach|Kreuth|Schallhof|Thal|Vorderbruck
at	2770	47.876	15.889	2	Gutenstein|Hintergschaid|Klostertal|Längapiesting|Steinapiesting|Urgersbach|Vorderbruck|Zellenbach
at	2801	47.781	16.27	2	Katzelsdorf|Eichbüchl
at	2802	47.642	16.342	6	Schwarzenbach (Zerstreut)|Hochwolkersdorf (Dorf)|Hochwolkersdorf (Zerstreut)|Hackbichl|Rosenbrunn|Schlatten|Schleinz
at	2803	47.617	16.283	3	Wiesmath|Schwarzenbach|Schwarzenbach (Zerstreut)
at	2811	47.617	16.283	3	Wiesmath|Schlatten
at	2812	47.583	16.25	4	Hollenthon|Blumau|Gleichenbach|Grohdorf|Horndorf|Landsee|Lehen|Mittereck|Obereck|Spratzau|Spratzeck|Stang|Stickelberg|Untereck|Winkl
at	2813	47.6	16.2	4	Lichtenegg|Amlos|Feichten|Kaltenberg|Kühbach|Maierhöfen|Pengersdorf|Pesendorf|Pregart|Purgstall|Pürahöfen|Ransdorf|Sauerbichl|Schlag|Schlagergraben|Spratzau|Tafern|Thal|Thernberg|Wieden|Wäschau
at	2821	47.733	16.25	2	Frohsdorf|Lanzenkirchen|Walpersbach|Haderswörth|Kleinwolkersdorf|Ofenbach|Schleinz
at	2822	47.727	16.214	3	Bad Erlach|Schwarzau am Steinfeld|Brunn bei Pitten|Walpersbach|Föhrenau|Inzenhof|Klingfurth|Linsberg|Schlatten
at	2823	47.717	16.183	2	Pitten|Brunn bei Pitten|Inzenhof|Leiding|Sautern|Weinberg
at	2824	47.719	16.22	3	Seebenstein|Schiltern
at	2831	47.617	16.133	4	Grimmenstein|Warth|Gleißenfeld|Haßbach|Kirchau|Kulm|Reitersberg|Scheiblingkirchen|Sollgraben|Steyersberg|Thann|Witzelsberg
at	2832	47.65	16.183	2	Thernberg
at	2833	47.727	16.214	6	Bad Erlach|Bromberg|Breitenbuch|Michelbach|Schlag|Schlatten|Thernberg
at	2840	47.617	16.133	3	Grimmenstein|Edlitz|Hochegg|Hütten|Königsberg|Petersbaumgarten|Sauerbichl
at	2842	47.598	16.14	2	Edlitz|Thomasberg|Edlitz-Markt|Königsberg|Pregart
at	2851	47.567	16.133	6	Thomasberg|Tiefenbach|Krumbach|Kampichl|Kulma
at	2852	47.517	16.183	7	Krumbach|Aschau im Burgenland|Burgerschlag|Dreihütten|Elsenau|Grametschlag|Gschaidt|Harmannsdorf|Hattmannsdorf|Hochneukirchen|Kirchschlagl|Loipersdorf|Maltern|Offenegg|Pichl|Stübegg|Ulrichsdorf|Züggen
at	2853	47.483	16.233	3	Bad Schönau|Krumbach|Aigen|Almen|Leitenviertel|Maierhöfen|Schlägen|Schützenkasten|Wenigreith
at	2860	47.5	16.283	3	Kirchschlag in der Buckligen Welt|Aigen|Lembach|Stang|Straß|Thomasdorf|Ungerbach
at	2870	47.55	16.083	4	Aspang Markt|St. Corona am Wechsel|Außeraigen|Grottendorf|Guggendorf|Hoffeld|Höll|Inneraigen|Kampichl|Kulma|Königsberg|Langegg|Maierhöfen|Neustift am Alpenwalde|Neustift am Hartberg|Neuwald|Sonneck|Stübegg
at	2871	47.5	16.117	3	Zöbern|Krumbach|Guggendorf|Kampichl|Knolln|Maierhöfen|Pichl|Schlag|Stübegg
at	2872	47.537	16.088	4	Mönichkirchen|Langegg|Neustift am Alpenwalde|Schaueregg
at	2873	47.6	16.05	4	Feistritz am Wechsel|Grottendorf|Höll
at	2880	47.607	15.991	3	Kirchberg am Wechsel|Otterthal|St. Corona am Wechsel|Alpeltal|Hasleiten|Kranichberg|Lehen|Molzegg|Ofenbach|Steyersberg
at	2881	47.6	15.867	4	Trattenbach|Lehen
at	3001	48.265	16.085	3	Mauerbach|Hainbuch|Steinbach|Tulbingerkogel
at	3002	48.265	16.085	18	Purkersdorf
at	3003	48.265	16.085	3	Gablitz
at	3004	48.265	16.085	3	Gablitz|Flachberg|Irenental|Ollern|Reichersberg|Ried am Riederberg|Riederberg|Weinzierl
at	3011	48.182	15.877	18	Purkersdorf|Irenental|Untertullnerbach
at	3012	48.182	15.877	13	Pressbaum|Purkersdorf|Wolfsgraben
at	3013	48.182	15.877	13	Pressbaum|Tullnerbach-Lawies
at	3021	48.182	15.877	13	Pressbaum|Wolfsgraben|Au am Kraking|Irenental|Pfalzau|Rekawinkel|Tullnerbach-Lawies
at	3031	48.173	15.953	2	Pressbaum|Rekawinkel
at	3032	48.179	15.986	2	Hutten|Hinterleiten|Eichgraben|Furth|Gschaid|Ottenheim|Rekawinkel|Stein|Unter-Oberndorf|Winkl
at	3033	48.088	16.017	6	Klausen-Leopoldsdorf|Altlengbach|Außerfurth|Großenberg|Gschaid|Götzwiesen|Hart|Kleinberg|Knagg|Kogl|Leitsberg|Lengbachl|Linden|Maiß|Pfalzau|Rekawinkel|Steinhäusl|Öd
at	3034	48.19	15.931	3	Maria-Anzbach|Burgstall|Dornberg|Erlaa|Groß-Raßberg|Gschwendt|Hof|Hofstatt am Anzbach|Klein-Weinberg|Maierhöfen|Oed|Pameth|Unter-Oberndorf|Winten
at	3040	48.197	15.902	2	Neulengbach|Haag bei Markersdorf|Haag bei Neulengbach|Almersberg|Anzing|Au am Anzbach|Berging|Ebersberg|Eitzenberg|Emmersdorf|Großweinberg|Herbstgraben|Hofstatt am Anzbach|Inprugg|Karl-Deix-Siedlung|Kleinraßberg|Laa an der Tulln|Langenberg|Markersdorf|Matzelsdorf|Mosletzberg|Obereichen|Pameth|Raipoltenbach|Schwertfegen|Stocket|Straß|Umsee|Untereichen|Weiding
at	3041	48.246	15.926	3	Asperhofen|Diesendorf|Dörfl|Erlaa|Grabensee|Großgraben|Habersdorf|Hagenau|Haghöfen|Johannesberg|Kerschenberg|Kleingraben|Maierhöfen|Paisling|Siegersdorf|Starzing|Weinzierl|Wimmersdorf
at	3042	48.255	15.86	3	Würmla|Anzing|Egelsee|Gotthartsberg|Grub|Gumperding|Holzleiten|Jetzing|Mittermoos|Pöding|Untermoos|Waltendorf
at	3051	48.135	15.887	3	Gamesreith|Gottleitsberg|Haagen|Herrenhub|Hocheichberg|Kleinhart|Leitsberg|Ludmerfeld|Nest|Oberndorf|Rothenbucherhöhe|St. Christophen|Trainst|Unterdambach|Unterthurm
at	3052	48.135	15.887	3	Almerberg|Aschberg|Audorf|Außermanzing|Barbaraholz|Eck|Gießhübl|Gumpersberg|Höfer|Innerfurth|Innermanzing|Kienberg|Maiß|Mannersdorf|Manzing|Neustift|Oberkühberg|Pamet|Pyrat|Schoderleh|Unterkühberg|Ödengraben
at	3053	48.088	16.017	8	Klausen-Leopoldsdorf|Bonnleiten|Brand|Eck|Gern|Gföhl|Klamm|Laaben|Pamet|Pyrat|Stollberg|Wöllersdorf
at	3061	48.205	15.832	2	Doppel|Oberdambach|Ollersbach|Schrabatz|Schönfeld|Tausendblum|Unterwolfsbach|Wolfersdorf
at	3062	48.183	15.817	2	Kirchstetten|Aschberg|Doppel|Fuchsberg|Gstockert|Hinterholz|Ober-Wolfsbach|Paltram|Pettenau|Senning|Sichelbach|Totzenbach|Waasen
at	3071	48.198	15.762	4	Böheimkirchen|Bauland|Berg|Blindorf|Braunsberg|Diemannsberg|Dorfern|Dürnhag|Fahrafeld|Furth|Gemersdorf|Grub|Hinterberg|Hinterholz|Hub|Kirchweg|Kollersberg|Lanzendorf|Mechters|Perersdorf|Plosdorf|Reith|Röhrenbach|Schildberg|Siebenhirten|Untergrafendorf|Untertiefenbach|Weisching|Wiesen|Zell
at	3072	48.153	15.78	4	Kasten bei Böheimkirchen|Außerkasten|Baumgarten bei Kasten|Damberg|Dörfl bei Kasten|Gwörth|Hochgschaid|Hummelberg bei Kasten|Kirchsteig|Lanzendorf bei Kasten|Lielach|Mitterfeld|Stallbach|Steinabruck|Trainst|Wallenreith
at	3073	48.123	15.814	3	Stössing|Bonnleiten|Buchbach|Dachsbach|Eck|Freiling|Hendelgraben|Hochgschaid|Hochstraß|Hof|Mayerhöfen|Pyrat|Sonnleiten
at	3074	48.117	15.733	3	Finsteregg|Gstetten|Hochstraß|Kleindurlas|Kronberg|Kropfsdorf|Mayerhöfen|Michelbach Dorf|Michelbach Markt|Untergoin
at	3100	48.2	15.633	3	St. Pölten|Spratzern|Viehofen|Oberwagram|Unterwagram|Stattersdorf|Ratzersdorf an der Traisen|Hart|Hafing|Nadelbach|Oberzwischenbrunn|Pummersdorf|Schwadorf|Teufelhof|Unterzwischenbrunn|Völtendorf|Waitzendorf|Witzendorf
at	3104	48.2	15.633	4	St. Pölten|Stattersdorf|Harland|Altmannsdorf|Brunn|Windpassing
at	3105	48.242	15.668	2	Oberradlberg|Unterradlberg
at	3107	48.2	15.633	3	St. Pölten|Viehofen|Ragelsdorf|Weitern
at	3110	48.233	15.55	2	Neidling|Afing|Dietersberg|Enikelberg|Flinsbach|Gabersdorf|Goldegg|Griechenberg|Pultendorf|Watzelsdorf|Wernersdorf
at	3121	48.25	15.567	3	Karlstetten|Dreihöf|Hausenbach|Heitzing|Lauterbach|Obermamau|Rosenthal|Schaubing|Untermamau|Weyersdorf|Wieshöf
at	3122	48.3	15.467	4	Aichberg|Besenbuch|Bichl|Bittersbach|Dürnbach|Gansbach|Geyersberg|Hessendorf|Himberg|Kicking|Krapfenberg|Lottersberg|Maierhöfen|Nesselstauden|Nonnenhöfen|Oed|Pinnenhöfen|Scheiblwies|Schwaigbichl|Viehausen|Wolfenreith
at	3123	48.289	15.561	4	Angern|Diendorf|Doppel|Eitzendorf|Flinsdorf|Fugging|Greiling|Großhain|Großrust|Grünz|Heinigstetten|Hofstetten|Kleinhain|Kleinrust|Landhausen|Mittermerking|Neustift|Obermerking|Obritzberg|Pfaffing|Schweinern|Thallern|Untermerking|Winzing|Zagging
at	3124	48.3	15.567	3	Ratzersdorf an der Traisen|Oberwölbling|Ambach|Hausheim|Landersdorf|Unterwölbling|Wetzlarn
at	3125	48.307	15.641	4	Statzendorf|Absdorf|Anzenhof|Kuffern|Noppendorf|Rottersdorf|Weidling
at	3130	48.281	15.694	3	Herzogenburg|Oberndorf in der Ebene|Angern|Ederding|Einöd|Oberwinden|Ossarn|St. Andrä an der Traisen|Unterwinden|Wielandsthal|Wiesing
at	3131	48.317	15.667	2	Anzenberg|Getzersdorf|Inzersdorf ob der Traisen|Walpersdorf|Wetzmannsthal
at	3133	48.35	15.733	3	Traismauer|Oberndorf am Gebirge|Stollhofen|Frauendorf|Gemeinlebarn|Hilpersdorf|St. Georgen an der Traisen|Wagram ob der Traisen|Waldlesberg
at	3134	48.353	15.696	2	Nußdorf ob der Traisen|Franzhausen|Fräuleinmühle|Neusiedl|Reichersdorf|Ried|Theyern
at	3140	48.233	15.7	2	Pottenbrunn|Maria Jeutendorf|Mauterheim|Pengersdorf|Wasserburg|Zwerndorf
at	3141	48.258	15.757	4	Kapelln|Etzersdorf|Katzenberg|Mitterau|Mitterkilling|Oberkilling|Obermiesting|Panzing|Pönning|Rapoltendorf|Rassing|Thalheim|Unterau|Unterkilling|Untermiesting
at	3142	48.26	15.796	4	Perschling|Grunddorf|Gunnersdorf|Haselbach|Langmannersdorf|Murstetten|Obermoos|Weißenkirchen an der Perschling|Wieselbruck|Winkling
at	3143	48.159	15.686	4	Pyhra|Adeldorf|Blindorf|Brunn|Ebersreith|Egelsee|Fahra|Gattring-Raking|Getzersdorf|Heuberg|Nützling|Oberburbach|Obergrub|Oberloitzenberg|Obertiefenbach|Perersdorf|Reichenhag|Reichgrüben|Schauching|Schnabling|Unterburbach|Unterloitzenberg|Weinzettl|Wieden|Zuleithen
at	3144	48.141	15.746	4	Aigen|Atzling|Auern|Baumgarten|Fahrafeld|Hinterholz|Hummelberg bei Hinterholz|Perschenegg|Steinbach|Wald|Windhag|Zell
at	3150	48.106	15.605	3	Wilhelmsburg|Aigelsbach|Schwarzenbach an der Gölsen|Steinwandleiten
at	3151	48.093	15.601	3	Hart|Eggendorf|Dörfl|Ganzendorf|Kreisberg|Mühlgang|Ochsenburg|Reitzersdorf|St. Georgen am Steinfelde|Steinfeld|Wetzersdorf|Wolfenberg|Wörth
at	3153	48.048	15.567	3	Eschenau|Laimergraben|Rotheau|Sonnleitgraben|Steubach|Wehrabach
at	3160	48.033	15.6	3	Traisen|Maierhöfen|Steinwandleiten
at	3161	48.05	15.68	3	St. Veit an der Gölsen|Außer-Wiesenbach|Inner-Wiesenbach|Kerschenbach|Kropfsdorf|Maierhöfen|Obergegend|Pfenningbach|Schwarzenbach an der Gölsen|Steinwandleiten|Traisenort|Wiesenfeld|Wobach
at	3162	48.05	15.68	3	Obergegend|Rainfeld
at	3163	48.047	15.742	3	Rohrbach an der Gölsen|Außerhalbach|Bernreit|Durlaß|Obergegend|Prünst
at	3170	48.034	15.774	4	Hainfeld|Ramsau|Bernau|Gegend Egg|Gerichtsberg|Gerstbach|Gstettl|Gölsen|Heugraben|Kasberg|Kaufmannberg|Landstal|Ob der Kirche|Oberried|Vollberg
at	3171	47.98	15.736	3	Kleinzell|Außerhalbach|Ebenwald|Innerhalbach
at	3172	48.003	15.803	3	Ramsau|Fahrabach|Gaupmannsgraben|Haraseck|Kieneck|Oberhöhe|Oberried|Schneidbach|Unterried
at	3180	48.013	15.597	3	Lilienfeld|Dörfl|Hintereben|Jungherrntal|Marktl|Schrambach|Stangental|Vordereben|Zögersbach
at	3183	47.931	15.493	5	Türnitz|Freiland|Innerfahrafeld|Lehenrotte
at	3184	47.931	15.493	3	Türnitz
at	3192	47.907	15.62	3	Hohenberg|Andersbach|Ebenwald|Furthof|Hofamt|Innerfahrafeld
at	3193	47.869	15.566	2	St. Aegyd am Neuwalde|Mitterbach
at	3195	47.816	15.545	5	Kernhof|Lahnsattel|Ulreichsberg
at	3200	48.15	15.545	4	Ober-Grafendorf|Badendorf|Baumgarten|Ebersdorf|Fridau|Gasten|Gattmannsdorf|Grub|Gröben|Kotting|Kuning|Neustift|Reitzing|Rennersdorf|Ritzersdorf|Wantendorf|Willersdorf
at	3202	48.097	15.511	2	Hofstetten|Aigelsbach|Grünau|Grünsbach|Kammerhof|Mainburg|Plambach|Plambacheck
at	3203	48.065	15.468	3	Rabenstein an der Pielach|Deutschbach|Dorf-Au|Königsbach|Laach|Mainburg|Plambach|Röhrenbach|Steinklamm|Tradigist|Warth
at	3204	48.027	15.429	5	Kirchberg an der Pielach|Hohenbrand|Kirchberggegend|Rehgrabengegend|Schloßgegend|Schroffengegend|Schwerbachgegend|Soisgegend|Tradigistdorf|Tradigistgegend|Warth
at	3205	48.114	15.533	2	Weinburg|Dietmannsdorf|Eck|Edlitz|Engelsdorf|Grub|Klangen|Luberg|Mühlhofen|Oed|Waasen
at	3211	47.996	15.402	4	Loich|Dobersnigg|Hammerlmühlgegend|Loicheckgegend|Oedgegend|Rehgrabengegend|Schroffengegend|Schwarzengrabengegend|Siedlung
at	3212	47.96	15.326	3	Brunnrotte|Finzenebengegend|Grabschifterwald|Gstettengegend|Guttenhofgegend|Haslaurotte|Hofrotte|Loicheckgegend|Obertal|Schwarzenbachgegend|Seerotte|Staudachgegend|Steinrotte|Taschlgrabenrotte|Weißenbach
at	3213	47.982	15.326	2	Frankenfels|Falkensteinrotte|Fischbachmühlrotte|Grasserrotte|Gstettengegend|Hofstadtgegend|Hollenstein|Karrotte|Laubenbachgegend|Lehengegend|Markenschlagrotte|Pernarotte|Pielachleitengegend|Rosenbühelrotte|Taschlgrabenrotte|Tiefgrabenrotte|Weißenburggegend|Wiesrotte|Ödrotte|Übergangrotte
at	3214	47.928	15.287	3	Puchenstuben|Anger|Bergrotte|Brandeben|Brandgegend|Buchberg|Kreuztanne|Laubenbach|Laubenbachgegend|Sulzbichl|Waldgegend|Wohlfahrtsschlag|Übergangrotte
at	3221	47.887	15.291	3	Gösing an der Mariazeller Bahn
at	3222	47.861	15.362	3	Annarotte|Haupttürnitzrotte|Langseitenrotte|Lassingrotte|Ulreichsberg
at	3223	47.887	15.291	3	Gösing an der Mariazeller Bahn|Langseitenrotte|Lassingrotte|Mitterbach-Seerotte|Schaflahn|Trübenbach-Gaming
at	3224	47.83	15.308	3	Josefsrotte|Mitterbach-Seerotte
at	3231	48.117	15.442	4	St. Margarethen an der Sierning|Eigendorf|Feilendorf|Kainratsdorf|Kleinsierning|Linsberg|Oberhofen|Rammersdorf|Saudorf|Türnau|Unterradl|Wieden|Wilhersdorf
at	3232	48.122	15.469	2	Bischofstetten|Buchgraben|Dörfl|Großa|Grünwies|Haag|Haberg|Hanau|Hintergrub|Mitterschildbach|Neubing|Niederbauern|Oberschildbach|Oberweg|Rametzhofen|Strohdorf|Tonach|Unterschildbach|Unterweg|Winkelsdorf|Zauching
at	3233	48.101	15.409	3	Kilb|Braunöd|Bühren|Christenberg|Dornhof|Dörfl|Feld|Fleischessen|Fohra|Fohrafeld|Freyen|Gartling|Glosbach|Graben|Graben bei Haag|Grünsbach|Guglberg|Hauersdorf|Haxenöd|Heinrichsberg|Hohenbrand|Hummelbach|Kettenreith|Kohlenberg|Laach|Maierhöfen|Mallau|Massendorf|Niederhofen|Oberneuberg|Panschach|Petersberg|Rametzberg|Ranzenbach|Ruttersdorf|Schlögelsbach|Schützen|Sierning|Taubenwang|Teufelsdorf|Umbach|Unterneuberg|Volkersdorf|Waasen bei Kilb|Wiesenöd|Wötzling
at	3240	48.11	15.339	2	Mank|Aichen|Altenhofen|Anzenbach|Artlehen|Bodendorf|Busendorf|Dorna|Fohra|Fritzberg|Gries|Großaigen|Grub bei Kilb|Hagberg|Hörgstberg|Hörsdorf|Kleinaigen|Kleinzell|Kälberhart|Lehen|Loipersdorf|Loitsbach|Loitsdorf|Münichhofen|Nacht|Oberschmidbach|Pichlreit|Poppendorf|Pölla|Ritzenberg|Rührsdorf|Simonsberg|St. Frein|St. Haus|Strannersdorf|Unterschmidbach|Wies|Wolkersdorf
at	3241	48.072	15.322	2	Kirnberg an der Mank|Außerreith|Furth|Hochstraß|Innerreith|Kimming|Kroisbach|Maierhöfen|Obergraben|Oed an der Mank|Pöllaberg|Ranitzhof|Sattlehen|Strohhof|Unterdörfl|Untergraben|Wolfsbach|Wolfsmath
at	3242	48.047	15.314	3	Altendorf|Bach|Dachsberg|Fischbach|Großmaierhof|Gärtenberg|Haberleiten|Hinterberg|Hinterholz|Hinterleiten|Kleinmaierhof|Mühlgraben|Panholz|Plankenstein|Ramsau|Reinöd|Rosenbichl|Schwaighof|Sonnleithen|St. Gotthard|Steingrub|Straß bei Texing|Texing|Walzberg|Weißenbach|Zehethof
at	3243	48.09	15.301	6	St. Leonhard am Forst|Aichbach|Altenhofen|Apfaltersbach|Au|Brandstatt bei Au|Brandstatt bei Oed|Dangelsbach|Diesendorf|Eisguggen|Eselsteiggraben|Fachelberg|Gassen|Geigenberg|Grillenreith|Grimmegg|Großweichselbach|Grub bei Harbach|Haindorf|Harbach|Haslach|Hochstraß|Hofstetten|Hohenreith|Hub an der Mank|Hörgerstall|Kerndl|Kleinweichselbach|Kühberg|Lachau|Lehenleiten|Lunzen|Oed bei Haslach|Pöllendorf|Pühra|Reith bei Vornholz|Reith bei Weichselbach|Rinn|Ritzengrub|Rottenhof|Sandeben|Schweining|Schönbuch|Seimetzbach|Steghof|Steinbach|Straß|Thal|Urbach|Vornholz|Wegscheid
at	3244	48.136	15.277	3	Ruprechtshofen|Anzenberg|Baulanden|Brunnwiesen|Etzen|Fittenberg|Fohregg|Geretzbach|Graben|Grabenegg|Grub|Hofstetten|Hohentann|Hub|Kagelsberg|Kalcha|Koth|Kronberg|Kühberg|Lasserthal|Lehen|Naspern|Ockert|Oed|Rainberg|Riegers|Rottenhof|Schlatten|Simhof|Sinhof|Weghof|Wies|Zinsenhof|Zwerbach
at	3250	48.133	15.133	3	Wieselburg|Marbach an der Kleinen Erlauf|Bauxberg|Berging|Bodensdorf|Brandstetten|Brunning|Dürnbach|Forst am Berg|Galtbrunn|Großa|Grub|Gumprechtsfelden|Haag|Hart|Holzhäuseln|Kaswinkel|Kratzenberg|Krügling|Laimstetten|Moos|Mühling|Neumühl|Oed am Seichten Graben|Plaika|Schadendorf|Sill|Ströblitz|Unteretzerstetten|Wechling|Weinzierl
at	3251	48.058	15.135	3	Purgstall|Ameishaufen|Edelbach bei Purgstall|Erb|Feichsen|Föhrenhain|Gaisberg|Galtbrunn|Gimpering|Gumprechtsfelden|Haag|Harmersdorf|Heidegrund|Hochrieß|Höfl|Koth|Kroißenberg|Mayerhof|Nottendorf|Petzelsdorf|Pögling|Reichersau|Rogatsboden|Schauboden|Stock|Sölling|Söllingerwald|Unternberg|Weigstatt|Weinberg|Zehnbach|Öd bei Purgstall
at	3252	48.133	15.15	2	Petzenkirchen|Dürnbach|Oed beim Roten Kreuz|Pellendorf|Reisenhof
at	3253	48.183	15.183	5	Erlauf|Arb|Harlanden|Knocking|Maierhofen|Niederndorf|Ofling|Rampersdorf|Wolfring
at	3254	48.108	15.14	2	Bergland
at	3261	48.067	15.033	3	Steinakirchen am Forst|Wolfpassing|Altenhof|Amesbach|Brandstatt|Dürnbach|Edelbach|Edla|Ernegg|Etzerstetten|Felberach|Figelsberg|Götzwang|Haberg|Hausberg|Kerschenberg|Klein-Erlauf|Kleinreith|Knolling|Loising|Lonitzberg|Oberstampfing|Ochsenbach|Oed bei Ernegg|Oedt|Reith bei Weinberg|Schollödt|Schönegg|Stetten|Straß|Stritzling|Thorwarting|Thurhofglasen|Unterstampfing|Windpassing|Zarnsdorf|Zehetgrub|Zehethof
at	3262	48.045	15.027	3	Wang|Höfling|Berg|Ewixen|Griesperwarth|Grieswang|Hofweid|Kaisitzberg|Lehmgstetten|Mitterberg|Nebetenberg|Pyhrafeld|Reidlingberg|Reidlingdorf|Reitering|Schlott|Straß|Thurhofwang
at	3263	48.012	14.973	4	Randegg|Franzenreith|Graben|Hinterleiten|Hochkoglberg|Mitterberg|Perwarth|Puchberg bei Randegg|Schliefau|St. Leonhard am Wald|Steinholz
at	3264	47.985	15.025	4	Gresten|Reinsberg|Brettl-Gaming|Buchberg|Franzenreith|Hinterleiten|Kerschenberg|Oberamt|Obergut|Robitzboden|Schadneramt|Schaitten|Unteramt|Ybbsbachamt
at	3270	48.005	15.168	3	Scheibbs|Brandstatt|Fürteben|Ginning|Ginselberg|Gärtenberg|Heuberg|Hochbruck|Lueggraben|Miesenbach|Neustift|Saffen|Scheibbsbach|Schöllgraben
at	3281	48.064	15.224	3	Oberndorf an der Melk|Altenmarkt|Bach|Baumbach|Diendorf|Dörfl|Dürrockert|Eck|Edlach|Furth|Ganz|Gries|Grub|Gstetten|Hameth|Hasenberg|Holzwies|Hörmannsberg|Koppendorf|Lehen|Lingheim|Listberg|Maierhof|Melk|Oberdörfl|Oberhub|Ofenbach|Perwarth|Pfoisau|Pledichen|Reitl|Rinn|Schachau|Scheibenbach|Scheibenberg|Steg|Strauchen|Straß|Sulzbach|Unterhub|Unterschweinz|Waasen|Weg|Weissee|Wiedenhof|Wies|Wildengraben|Wildenmaierhof|Zehethof|Zimmerau
at	3282	48.047	15.214	3	St. Georgen an der Leys|Ahornleiten|Bach|Bichl|Dachsberg|Forsthub|Gries|Gärtenberg|Kandelsberg|Kreuzfeld|Kröll|Maierhof|Mitteröd|Oedwies|Schießer|Wiesmühl|Windhag|Zwickelsberg
at	3283	48.047	15.214	6	St. Anton an der Jeßnitz|Anger|Fürteben|Gabel|Gnadenberg|Grafenmühl|Gruft|Gärtenberg|Hochreith|Hollenstein|Kreuztanne|Miesenbach|Neubruck|Wohlfahrtsschlag
at	3291	47.946	15.127	2	Kienberg
at	3292	47.929	15.088	3	Gaming|Anger
at	3293	47.929	15.088	5	Gaming|Lunz am See
at	3294	47.897	15.102	4	Grünau|Langau|Neuhaus-Langau|Taschelbach-Langau
at	3295	47.87	15.151	3	Lackenhof|Nestelberg-Lackenhof
at	3300	48.123	14.872	4	Amstetten|Mauer bei Amstetten|Zeillern|Winklarn|Greinsfurth|Ardagger Stift|Haag Dorf
at	3304	48.122	14.88	4	St. Georgen am Ybbsfelde|Hart|Hermannsdorf|Krahof|Leutzmannsdorf|Matzendorf
at	3311	48.123	14.872	3	Amstetten|Zeillern
at	3312	48.117	14.8	3	Zeillern|Oed|Öhling
at	3313	48.167	14.717	5	Wallsee|Zeillern|Igelschwang|Ried|Schweinberg
at	3314	48.133	14.633	5	Strengberg|Au|Limbach|Ottendorf|Ramsau|Thürnbuch
at	3321	48.117	14.8	4	Zeillern|Ardagger Stift|Stephanshart|Ardagger Markt|Kollmitzberg
at	3322	48.151	14.893	2	Viehdorf|Hainstetten|Seisenegg
at	3323	48.2	14.95	4	Berghof|Freyenstein|Hößgang|Kleinwolfstein|Nabegg|Neustadtl-Markt|Neustadtl-Umgebung|Schaltberg|Windpassing
at	3324	48.082	14.931	5	Euratsfeld|Aigen|Gafring
at	3325	48.083	15	6	Ferschnitz|Edelbach|Straß
at	3331	47.945	14.717	5	Kematen an der Ybbs|Biberbach|Rosenau am Sonntagberg|Sonntagberg|Hilm
at	3332	48.017	14.7	5	Biberbach|Rosenau am Sonntagberg|Sonntagberg|Baichberg|Gleiß|Rotte Wühr
at	3333	48.017	14.7	5	Biberbach|Bruckbach|Böhlerwerk|Rotte Wühr
at	3334	47.883	14.717	4	Gaflenz|Breitenau|Großgschnaidt|Kleingschnaidt|Lindau|Oberland|Pettendorf
at	3335	47.857	14.664	3	Weyer|Breitenau|Kleinreifling|Lindau|Neudorf
at	3340	47.96	14.774	6	Waidhofen an der Ybbs|Windhag|Zell-Arzberg|Zell-Markt|Sonntagberg|Graben|Konradsheim|Kreilhof|Rien|Schwarzenberg|St. Georgen in der Klaus|St. Leonhard am Wald|Wirts
at	3341	47.933	14.883	5	Ybbsitz|Großprolling|Haselgraben|Hubberg|Kleinprolling|Knieberg|Maisberg|Oberamt|Prochenberg|Schadneramt|Schwarzenbach|Schwarzenberg|Schwarzois|Zogelsgraben
at	3342	47.873	14.849	30	Graben|Gstadt|Hauslehen|Ofenberg|Schwarzenbach|Strubb|Thann
at	3343	47.8	14.767	6	Hollenstein an der Ybbs|Berg|Dornleiten|Garnberg|Grießau|Hohenlehen|Krenngraben|Oberkirchen|Oisberg|Sattel|Thalbauer|Thomasberg|Walcherbauer|Wenten
at	3344	47.873	14.849	4	St. Georgen am Reith|Hochau|Kogelsbach|Königsbergau
at	3345	47.8	14.917	5	Göstling an der Ybbs|Eisenwiesen|Großegg|Hochreit|Königsberg|Lassing|Mendling|Oberkogelsbach|Pernegg|Steinbachmauer|Stixenlehen|Strohmarkt|Ybbssteinbach
at	3350	48.059	14.605	4	St. Valentin|Haag|Edelhof|Gstetten|Heimberg|Holzleiten|Knillhof|Krottendorf|Porstenberg|Radhof|Reichhub|Salaberg|Schudutz|St. Johann in Engstetten
at	3351	48.05	14.583	2	Weistrach|Hartlmühl
at	3352	48.05	14.617	5	St. Peter in der Au-Dorf|St. Peter in der Au-Markt|Hohenreith|Kürnberg|St. Johann in Engstetten|St. Michael am Bruckbach
at	3353	48.017	14.7	3	Biberbach|Seitenstetten
at	3354	48.067	14.667	3	Wolfsbach|Ottendorf
at	3355	47.977	14.631	2	Ertl
at	3361	48.065	14.797	15	Kematen an der Ybbs|Biberbach|Aschbach-Markt|Abetzberg|Aschbach-Dorf|Krenstetten|Mitterhausleiten|Oberaschbach|Öhling
at	3362	48.096	14.801	2	Mauer bei Amstetten|Zeillern|Öhling
at	3363	48.065	14.797	3	Hausmening|Neufurth|Winklarn|Ulmerfeld
at	3364	48.058	14.855	3	Neuhofen an der Ybbs|Amesleiten|Graben|Kornberg|Perbersdorf|Scherbling|Schindau|Toberstetten
at	3365	48.026	14.79	3	Allhartsberg|Angerholz|Kröllendorf|Kühberg|Maierhofen|Wallmersdorf
at	3370	48.167	15.083	2	Ybbs an der Donau|Donaudorf|Göttsbach|Sarling|Waasen
at	3371	48.133	15.05	2	Neumarkt an der Ybbs|Breitenschollen|Buch|Dörfl|Fischerberg|Hofa|Keppelberg|Krottenthal|Köchling|Linden|Schönegg
at	3372	48.133	14.983	3	Blindenmarkt|Ferschnitz|Atzelsdorf|Kottingburgstall
at	3373	48.15	15.083	2	Kemmelbach|Ströblitz|Winden|Wolfsberg
at	3374	48.144	15.061	4	Diedersdorf|Sarling|Säusenstein
at	3375	48.144	15.061	5	Krummnußbaum|Annastift|Holzern|Neustift|Wallenbach
at	3376	48.167	15.033	2	St. Martin am Ybbsfelde|Ennsbach|Karlsbach
at	3380	48.2	15.2	9	Pöchlarn|Ornding|Röhrapoint|Steinwand|Wörth
at	3381	48.2	15.183	10	Golling|Hinterleiten|Neuda|Sittenberg
at	3382	48.2	15.4	4	Loosdorf|Albrechtsberg an der Pielach|Anzendorf|Eckartsberg|Groß-Schollach|Klein-Schollach|Lanzing|Lerchfeld|Mauer bei Melk|Merkendorf|Neubach|Neuhofen|Pfaffing bei Mauer|Roggendorf|Rohr|Schallaburg|Sitzenthal|Sooß|Steinparz|Thal|Umbach|Ursprung
at	3383	48.156	15.413	3	Hürm|Arnersdorf|Atzing|Diendorf|Grub|Hainberg|Harmersdorf|Hösing|Inning|Kronaberg|Löbersdorf|Maxenbach|Mitterradl|Murschratten|Neustift bei Sooß|Ober-Siegendorf|Ober-Thurnhofen|Oberhaag|Oberradl|Pöttendorf|Scharagraben|Schlatzendorf|Seeben|Unter-Siegendorf|Unter-Thurnhofen|Unterhaag
at	3384	48.2	15.45	2	Haunoldstein|Eibelsau|Eidletzberg|Groß Sierning|Haindorf|Knetzersdorf|Mannersdorf|Mitterndorf|Nenndorf|Osterburg|Pielachhäuser|Pottschollach|Winkel
at	3385	48.2	15.517	4	Prinzersdorf|Markersdorf an der Pielach|Gerersdorf|Distelburg|Eggsdorf|Friesing|Grillenhöfe|Hetzersdorf|Hofing|Loipersdorf|Matzersdorf|Mitterau|Nenndorf|Poppendorf|Salau|Stainingsdorf|Uttendorf|Völlerndorf|Weitendorf|Wultendorf
at	3386	48.217	15.483	3	Hafnerbach|Doppel|Eichberg|Hengstberg|Hohenegg|Korning|Obergraben|Oed|Pfaffing|Pielachhaag|Rannersdorf|Sasendorf|Stein|Thal|Untergraben|Weghof|Weinzierl|Wimpassing an der Pielach|Windschnur|Würmling|Zendorf
at	3390	48.227	15.332	3	Melk|Bergern|Freiningau|Großpriel|Kollapriel|Maierhöfen|Pielach|Pielachberg|Pöverding|Roggendorf|Rosenfeld|Schrattenbruck|Spielberg|Winden
at	3392	48.25	15.417	4	Gerolding|Berging|Heitzing|Hohenwarth|Hub|Neu-Gerolding|Nölling|Schönbühel an der Donau
at	3393	48.217	15.331	5	Anzenberg|Arb|Einsiedl|Gassen|Hofstetten|Mannersdorf|Matzleinsdorf|Zelking
at	3400	48.353	15.931	2	Klosterneuburg|Mauerbach|Kierling|Kritzendorf|Maria Gugging|Weidling|Weidlingbach
at	3413	48.3	16.217	2	Hintersdorf|Kirchbach
at	3420	48.33	16.198	3	Kritzendorf
at	3421	48.33	16.198	3	Höflein an der Donau
at	3422	48.338	16.231	2	Altenberg|Greifenstein|Hadersfeld
at	3423	48.334	16.21	2	Wördern|St. Andrä vor dem Hagenthale|Zeiselmauer
at	3424	48.328	16.176	2	Zeiselmauer|Wolfpassing
at	3425	48.33	16.198	13	Tulln an der Donau|Langenlebarn-Oberaigen|Langenlebarn-Unteraigen
at	3426	48.332	16.155	2	Muckendorf an der Donau|Wipfing
at	3430	48.328	16.023	5	Tulln an der Donau|Chorherrn|Eggendorf am Wagram|Frauenhofen|Mollersdorf|Neuaigen|Nitzing|Staasdorf|Starnwörth|Trübensee
at	3433	48.302	16.145	2	Königstetten
at	3434	48.285	16.108	2	Katzelsdorf|Tulbing|Wilfersdorf
at	3435	48.342	15.918	4	Erpersdorf|Zwentendorf an der Donau|Bärndorf|Dürnrohr|Kleinschönbichl|Neusiedl|Pischelsdorf
at	3441	48.264	15.986	3	Abstetten|Baumgarten am Tullnerfeld|Dietersdorf|Einsiedl|Freundorf|Gollarn|Judenau|Pixendorf|Ranzelsdorf|Zöfing
at	3442	48.305	16.01	2	Langenrohr|Asparn|Kronau|Langenschönbichl
at	3443	48.263	16.004	4	Pressbaum|Sieghartskirchen|Dornberg|Elsbach|Geigelberg|Gerersdorf|Hagenau|Henzing|Irenental|Kogl|Kracking|Kreuth|Kronstein|Penzing|Rappoltenkirchen|Röhrenbach|Wagendorf|Öpping
at	3451	48.291	15.939	3	Michelhausen|Atzelsdorf|Plankenberg|Rust im Tullnerfeld|Siegersdorf|Spital|Streithofen
at	3452	48.3	15.894	2	Heiligeneich|Atzenbrugg|Diendorf|Ebersdorf|Hankenfeld|Hütteldorf|Michelndorf|Mitterndorf|Moosbierbaum|Saladorf|Tautendorf|Trasdorf|Watzendorf|Weinzierl
at	3454	48.3	15.814	4	Adletzberg|Ahrenberg|Baumgarten|Buttendorf|Eggendorf|Gutenbrunn|Hasendorf|Heiligenkreuz|Kaindorf|Maria Ponsee|Neustift|Oberbierbaum|Oberhameten|Pottschall|Preuwitz|Reidling|Sitzenberg|Thallern|Unterhameten
at	3462	48.391	16.032	5	Absdorf|Bierbaum am Kleebühel|Frauendorf an der Au|Hippersdorf|Utzenlaa
at	3463	48.4	16.017	2	Stetteldorf am Wagram|Eggendorf am Wagram|Starnwörth
at	3464	48.383	16.1	3	Hausleiten|Eggendorf am Wagram|Gaisruck|Goldgeben|Perzendorf|Pettendorf|Schmida|Seitzersdorf-Wolfpassing|Zaina
at	3465	48.391	16.032	5	Königsbrunn am Wagram|Unterstockstall
at	3470	48.433	15.883	2	Kirchberg am Wagram|Dörfl|Engelmannsbrunn|Mallon|Mitterstockstall|Neustift im Felde|Oberstockstall|Ottenthal
at	3471	48.483	15.867	2	Großriedenthal|Neudegg
at	3472	48.5	15.817	2	Hohenwarth
at	3473	48.5	15.767	3	Bösendürnbach|Mühlbach am Manhartsberg|Olbersdorf|Ronthal|Zemling
at	3474	48.383	15.85	2	Altenwörth|Gigging|Kollersdorf|Sachsendorf|Winkl
at	3481	48.433	15.817	2	Fels am Wagram|Thürnthal
at	3482	48.467	15.817	2	Gösing am Wagram|Stettenhof
at	3483	48.433	15.783	2	Feuersbrunn|Wagram am Wagram
at	3484	48.4	15.783	2	Grafenwörth|Jettsdorf|Seebarn am Wagram|St. Johann
at	3485	48.417	15.733	2	Grafenegg|Donaudorf|Grunddorf|Haitzendorf|Kamp|Sittendorf
at	3491	48.454	15.72	4	Straß im Straßertale|Diendorf am Walde|Elsarn im Straßertal|Obernholz|Wiedendorf
at	3492	48.454	15.72	3	Diendorf am Kamp|Engabrunn|Etsdorf am Kamp|Walkersdorf am Kamp
at	3493	48.45	15.717	2	Hadersdorf am Kamp|Kammern
at	3494	48.433	15.689	3	Gedersdorf|Altweidling|Brunn im Felde|Schlickendorf|Stratzdorf|Theiß
at	3495	48.454	15.72	3	Rohrendorf bei Krems
at	3500	48.409	15.614	4	Krems an der Donau|Lerchenfeld|Stein an der Donau|Rehberg|Gneixendorf|Senftenberg|Stratzing|Egelsee|Imbach|Landersdorf|Scheibenhof
at	3506	48.379	15.652	2	Angern|Brunnkirchen|Hollenburg|Thallern
at	3508	48.35	15.617	3	Paudorf|Eggendorf|Höbenbach|Hörfarth|Krustetten|Meidling|Tiefenfucha
at	3511	48.368	15.572	3	Furth bei Göttweig|Aigen|Klein-Wien|Oberfucha|Palt|Steinaweg|Stift Göttweig
at	3512	48.368	15.572	4	Mautern an der Donau|Baumgarten|Hundsheim|Mauternbach|Oberbergern|Paltmühl|Plaimberg|Schenkenbrunn|Unterbergern
at	3521	48.467	15.417	4	Felling|Hohenstein|Meislingeramt|Nöhagen|Ober-Meisling|Reichau|Unter-Meisling
at	3522	48.483	15.333	4	Allentsgschwendt|Brunn am Wald|Ebergersch|Erdweis|Jeitendorf|Ladings|Lichtenau|Loiwein|Obergrünbach|Pallweis|Scheutz|Taubitz|Wietzen|Wurschenaigen
at	3524	48.484	15.342	5	Engelschalks|Gloden|Grainbrunn|Großnondorf|Großreinprechts|Kleinhaslau|Kornberg|Moniholz|Spielleithen|Voitschlag
at	3525	48.467	15.233	5	Sallingberg|Armschlag|Heubach|Lugendorf|Rabenhof|Spielleithen
at	3531	48.533	15.317	3	Brand|Gutenbrunn|Niedernondorf|Niederwaltenreith|Werschenschlag|Wiesenreith
at	3532	48.574	15.332	4	Rastenfeld|Eisengraberamt|Friedersbach|Marbach im Felde|Mottingeramt|Niedergrünbach|Ottenstein|Peygarten-Ottenstein|Rastenberg|Sperkental|Zierings
at	3533	48.567	15.267	3	Eschabruck|Friedersbach|Kleehof|Kleinschönau|Mitterreith|Oberwaltenreith|Wolfsberg
at	3541	48.431	15.587	4	Rehberg|Senftenberg|Imbach|Meislingeramt|Ostra|Priel|Reichaueramt|Senftenbergeramt
at	3542	48.517	15.483	4	Gföhl|Jaidhof|Eisenbergeramt|Eisengraben|Eisengraberamt|Garmanns|Gföhleramt|Grottendorf|Großmotten|Lengenfelderamt|Litschgraben|Mittelbergeramt|Moritzreith|Neubau|Pallweis|Rastbach|Reisling|Reittern|Schiltingeramt|Seeb|Wurfenthalgraben
at	3543	48.583	15.433	5	Krumau am Kamp|Eisengraberamt|Krumauer Waldhütten|Mottingeramt|Preinreichs|Tiefenbach|Unterdobrawaldhütten
at	3544	48.583	15.483	2	Eisenberg|Idolsberg|Preinreichs|Thurnberg
at	3550	48.467	15.667	4	Langenlois|Gobelsburg|Mittelberg|Zeiselberg
at	3552	48.487	15.609	3	Lengenfeld|Droß|Stratzing|Droßeramt
at	3553	48.517	15.533	4	Mittelbergeramt|Reith|Schiltern|Schiltingeramt
at	3561	48.467	15.667	3	Langenlois|Zöbing
at	3562	48.55	15.633	4	Buchberger Waldhütten|Mollands|Schönberg|Schönberg-Neustift|See|Stiefern|Thürneustift
at	3564	48.55	15.683	3	Altenhof|Fernitz|Freischling|Kriegenreith|Oberplank|Plank am Kamp|Raan
at	3571	48.583	15.65	3	Gars am Kamp|Buchberg am Kamp|Kamegg|Kotzendorf|Loibersdorf|Maiersch|Nonndorf bei Gars|Stallegg|Tautendorf|Thunau am Kamp|Wolfshof|Zitternberg
at	3572	48.594	15.616	6	St. Leonhard am Hornerwald|Eisenbergeramt|Obertautendorferamt|Untertautendorferamt|Wilhalm|Wolfshoferamt
at	3573	48.617	15.617	2	Etzmannsdorf am Kamp|Rosenburg|Wanzenau
at	3580	48.663	15.657	5	Horn|Breiteneich|Frauenhofen|Groß Burgstall|Grünberg|Mold|Mödring|Mörtersdorf|Mühlfeld|Poigen|Rosenburg|St. Bernhard|Strögen|Zaingrub
at	3591	48.633	15.583	2	Altenburg|Burgerwiesen|Fuglau|Mahrersdorf|Steinegg
at	3592	48.65	15.5	3	Röhrenbach|Feinfeld|Gobelsdorf|Greillenstein|Neubau|Tautendorf|Winkl
at	3593	48.617	15.467	3	Altpölla|Germanns|Kleinenzersdorf|Kleinraabs|Krug|Neupölla|Ramsau|Wegscheid am Kamp
at	3594	48.617	15.383	2	Franzen|Kienberg|Nondorf|Reichhalms|Schmerbach am Kamp|Waldreichs|Wetzlas
at	3595	48.694	15.52	3	Brunn an der Wild|Atzelsdorf|Dappach|Dietmannsdorf an der Wild|Frankenreith|Fürwald|Neukirchen an der Wild|St. Marein|Waiden|Wutzendorf
at	3601	48.398	15.469	3	Weißenkirchen in der Wachau|Dürnstein|Dürnsteiner Waldhütten|Oberloiben|Rothenhof|Unterloiben
at	3602	48.396	15.505	2	Rossatz|Rossatzbach|Rührsdorf|St. Lorenz
at	3610	48.398	15.469	4	Weißenkirchen in der Wachau|Weinzierl am Walde|Joching|Maigen|St. Michael|Stixendorf|Wösendorf in der Wachau
at	3611	48.417	15.383	2	Großheinrichschlag|Habruck|Himberg|Lobendorf|Neusiedl|Wolfenreith
at	3613	48.45	15.367	2	Albrechtsberg an der Großen Krems|Arzwiesen|Attenreith|Els|Eppenberg|Gillaus|Harrau|Klein-Heinrichschlag|Marbach an der Kleinen Krems|Nöhagen|Purkersdorf|Scheutz
at	3620	48.366	15.414	4	Spitz|Benking|Gut am Steg|Mitterndorf|Oberndorf|Schwallenbach|Vießling
at	3621	48.399	15.328	5	Bacharnsdorf|Hofarnsdorf|Mitterarnsdorf|Oberarnsdorf|St. Johann im Mauerthale
at	3622	48.367	15.35	4	Mühldorf|Amstall|Doppl|Elsarn am Jauerling|Fohra|Gschwendt|Niederranna|Oberranna|Povat|Runds|Schoberhof|Trandorf|Trittings|Wernhies|Ötz|Ötzbach
at	3623	48.417	15.317	4	Bernhards|Dankholz|Elsenreith|Ensberg|Ernst|Felles|Gotthardschlag|Günsles|Heitzles|Hörans|Kalkgrub|Koppenhof|Kottes|Leopolds|Münichreith|Pfaffenschlag|Purk|Pötzles|Reichpolds|Richterhof|Singenreith|Teichmanns|Voirans|Voitsau|Weikartschlag
at	3631	48.417	15.217	4	Ottenschlag|Kirchschlag|Bernhardshof|Bernreith|Eck|Endlas|Gaßles|Jungschlag|Kienings|Merkengerst|Neuhof|Oedwinkel|Pleßberg|Reith|Scheib|Schneeberg
at	3632	48.467	15.1	4	Aschen|Biberschlag|Dietmanns|Gürtelberg|Haselberg|Hummelberg|Kaltenbach|Pernthon|Pfaffings|Prettles|Schönau|Spielberg|Stein|Traunstein|Walterschlag|Weidenegg
at	3633	48.4	15	6	Bärnkopf|Schönbach|Dorfstadt|Fichtenhöfen|Großpertenschlag|Grub im Thale|Klein-Siegharts|Kleinpertenschlag|Lengau|Lichtenau|Lohn|Pernthon
at	3641	48.294	15.404	2	Aggsbach Markt|Groisbach|Köfering|Willendorf in der Wachau
at	3642	48.288	15.359	5	Aggsbach-Dorf|Aggstein|Gschwendt|Heitzing|Häusling|Kochholz|Maria Langegg|Ohnreith|Siedelgraben|Wolfstein
at	3643	48.3	15.333	3	Maria Laach am Jauerling|Aggsbach Markt|Felbring|Friedersdorf|Gießhübl|Haslarn|Hinterkogel|Hof|Kuffarn|Litzendorf|Loitzendorf|Nonnersdorf|Schlaubing|Thalham|Weinberg|Wiesmannsreith|Zeißing|Zintring
at	3644	48.241	15.337	3	Emmersdorf an der Donau|Fahnsdorf|Goßam|Grimsing|Hain|Hofamt|Luberegg|Mödelsdorf|Pömling|Rantenberg|Reith|Schallemmersdorf|St. Georgen
at	3650	48.317	15.183	4	Pöggstall|Annagschmais|Arndorf|Aschelberg|Auhof|Bergern bei Pöggstall|Bergern bei Würnsdorf|Braunegg|Brennhof|Brennmühle|Bruck am Ostrong|Dietsam|Gerersdorf|Gmainhofmühle|Gottsberg|Grub bei Aschelberg|Grub bei Neukirchen am Ostrong|Gsteinert|Haag|Hinterfeld|Hölltal|Kehrbach|Krempersbach|Krumling|Kälberhof|Laas|Landstetten|Loibersdorf|Muckendorf|Mürfelndorf|Neue Welt|Neukirchen am Ostrong|Oberbierbaum|Oberdörfl|Oberhohenau|Oed|Prinzelndorf|Pömmerstall|Reitern|Riedersdorf|Sading|Steinbach|Stockhof|Straßreith|Troibetsberg|Troising|Unterhohenau|Wachtberg|Weinling|Weißpyhra|Würnsdorf|Zöbring
at	3652	48.217	15.217	5	Klein-Pöchlarn|Leiben|Aichau|Ebersdorf|Kaumberg|Lehen|Losau|Mampasberg|Neu-Weinzierl|Payerstetten|St. Georgen|Trennegg|Urfahr|Weinzierl|Weitenegg
at	3653	48.246	15.275	5	Leiben|Weiten|Aichau|Eibetsberg|Eitental|Fahnsdorf|Feistritz|Filsendorf|Gerersdorf|Jasenegg|Mannersdorf|Mollenburg|Mollendorf|Moos|Mörenz|Nasting|Neusiedl am Feldstein|Ottenberg|Rafles|Robans|Seiterndorf|Streitwiesen|Tottendorf|Walkersdorf|Weiterndorf|Zehentegg|Zogelsdorf
at	3654	48.333	15.267	3	Raxendorf|Afterbach|Eibetsberg|Feistritz|Klebing|Laufenegg|Lehsdorf|Neudorf|Neusiedl bei Pfaffenhof|Ottenberg|Pfaffenhof|Pölla|Steinbach|Zeining
at	3660	48.217	15.217	3	Klein-Pöchlarn
at	3661	48.245	15.206	5	Artstetten|Dölla|Fritzelsdorf|Hart|Hasling|Lohsdorf|Nussendorf|Oberndorf|Pleißing|Pöbring|Rappoltenreith|Schwarzau|Unterbierbaum|Unterthalheim
at	3662	48.25	15.133	4	Edelsreith|Kehrbach|Kollnitz|Mayerhofen|Münichreith|Pargatstetten|Rappoltenreith
at	3663	48.316	15.158	3	Am Teich|Eggathon|Gmaining|Laimbach am Ostrong|Staudenhäuser|Stollmühle|Thann|Thannhof
at	3664	48.367	15.15	3	Martinsberg|Größenbach|Holzwiese|Hundsbach|Kleingerungs|Kleinpertholz|Loitzenreith|Mitterndorf|Oed|Pitzeichen|Poggschlag|Reitzendorf|Roggenreith|Thumling|Walpersdorf|Weixelberg|Wiehalm
at	3665	48.35	15.117	6	Gutenbrunn|Bärnkopf|Edlesberg|Oed|Ulrichschlag
at	3671	48.217	15.15	3	Marbach an der Donau|Auratsberg|Friesenegg|Granz|Kracking|Krummnußbaum an der Donauuferbahn|Schaufel
at	3672	48.217	15.15	3	Marbach an der Donau|Maria Taferl|Hilmanger|Obererla|Oberthalheim|Reitern|Untererla|Unterthalheim|Wimm
at	3680	48.227	15.067	3	Persenbeug|Gottsdorf|Hagsdorf|Loja|Metzling
at	3681	48.227	15.067	3	Hofamt Priel|Am Reitern|Brand|Doberg|Eben|Fahrenbach|Feldmüllerstall|Forsthub|Gartln|Graslhof|Harland|Hinterhaus|Holzian|Kalz/Reith|Klaus|Kleehof|Knogl|Mitterberg|Pemperreith|Rehberg|Rosenbichl|Rote Säge|Rottenberg|Rottenhof|Viehtrift|Weins|Ysperdorf
at	3683	48.227	15.067	6	Yspertal|Haslau|Kapelleramt|Nächst Altenmarkt|Urthaleramt|Wimberg
at	3684	48.227	15.067	3	St. Oswald|Fünflingeramt|Loseneggeramt|Stiegeramt|Urthaleramt
at	3691	48.224	14.981	2	Nöchling|Artneramt|Baumgartenberg|Freigericht|Gulling|Mitterndorf|Niederndorf
at	3701	48.467	15.983	4	Großweikersdorf|Ameistal|Baumgarten am Wagram|Großwiesendorf|Inkersdorf|Kleinwiesendorf|Oberthern|Ruppersthal|Tiefenthal|Unterthern|Zaußenberg
at	3702	48.45	16.033	2	Niederrußbach|Oberrußbach|Stranzendorf
at	3704	48.5	15.933	2	Glaubendorf|Großwetzdorf|Kleinwetzdorf
at	3710	48.517	15.917	4	Ziersdorf|Dippersdorf|Fahndorf|Frauendorf an der Schmida|Gettsdorf|Glaubendorf|Hollenstein|Kiblitz|Radlbrunn|Rohrbach
at	3711	48.517	15.867	2	Ebersbrunn|Großmeiseldorf
at	3712	48.567	15.817	3	Maissau|Eggendorf am Walde|Grübern|Wilhelmsdorf
at	3713	48.583	15.783	4	Amelsdorf|Buttendorf|Gumping|Harmannsdorf|Klein-Burgstall|Matzelsdorf|Reikersdorf|Reinprechtspölla|Sachsendorf
at	3714	48.583	15.933	4	Sitzendorf an der Schmida|Braunsdorf|Goggendorf|Kleinkirchberg|Pranhartsberg|Roseldorf|Sitzenhart
at	3720	48.55	15.85	3	Ravelsbach|Baierdorf|Gaindorf|Minichhofen|Oberravelsbach|Parisdorf|Pfaffstetten
at	3721	48.583	15.867	2	Limberg|Niederschleinz|Oberdürnbach|Unterdürnbach
at	3722	48.617	15.85	2	Etzmannsdorf bei Straning|Straning
at	3730	48.639	15.819	4	Eggenburg|Burgschleinitz|Engelsdorf|Gauderndorf|Grafenberg|Kattau|Klein-Jetzelsdorf|Klein-Reinprechtsdorf|Kühnring|Roggendorf|Sonndorf|Stoitzendorf|Wartberg|Zogelsdorf
at	3741	48.705	15.86	2	Pulkau|Groß-Reipersdorf|Leodagger|Rafing|Rohrendorf an der Pulkau
at	3742	48.744	15.763	3	Heinrichsdorf|Passendorf|Theras
at	3743	48.699	15.804	2	Röschitz
at	3744	48.665	15.752	3	Klein-Meiseldorf|Mold|Stockern
at	3751	48.683	15.75	3	Sigmundsherberg|Doberndorf|Maigen|Missingdorf|Rodingersdorf
at	3752	48.7	15.733	4	Brugg|Kainreith|Nonnersdorf|Purgstall|Röhrawiesen|Sallapulka|Walkenstein
at	3753	48.733	15.617	4	Pernegg|Dallein|Etzelsreith|Goggitsch|Harth|Hötzelsdorf|Lehndorf|Ludweishofen|Nödersdorf|Posselsdorf|Raisdorf|Schirmannsreith|Sieghartsreith|Staningersdorf
at	3754	48.744	15.524	5	Haselberg|Irnfritz|Klein-Ulrichschlag|Nondorf an der Wild|Reichharts|Trabenreith|Wappoltenreith
at	3761	48.728	15.526	3	Dorna|Grub|Messern|Poigen|Rothweinsdorf|Sitzendorf
at	3762	48.75	15.45	3	Blumau an der Wild|Drösiedl|Ludweis|Oedt an der Wild|Radessen|Seebs
at	3763	48.792	15.568	2	Japons|Goslarn|Oberthumeritz|Sabatenreith|Schweinburg|Unterthumeritz|Wenjapons|Zettenreith
at	3800	48.717	15.4	4	Göpfritz an der Wild|Georgenberg|Merkenbrechts|Scheideldorf|Weinpolz
at	3804	48.697	15.328	4	Allentsteig|Bernschlag|Großkainraths|Reinsbach|Thaua|Zwinzen
at	3811	48.75	15.4	2	Almosen|Breitenfeld|Kirchberg an der Wild|Schönfeld an der Wild
at	3812	48.783	15.4	3	Groß-Siegharts|Ellends|Fistritz|Loibes|Sieghartsles|Waldreichs|Weinern|Wienings
at	3813	48.791	15.434	2	Alt-Dietmanns|Neu-Dietmanns
at	3814	48.8	15.483	2	Aigen|Diemschlag|Kollmitzgraben|Liebenberg|Pfaffenschlag|Radl|Sauggern|Tröbings
at	3820	48.85	15.5	4	Raabs an der Thaya|Alberndorf|Koggendorf|Kollmitzdörfl|Liebnitz|Lindau|Modsiedl|Mostbach|Oberndorf bei Raabs|Oberpfaffendorf|Pommersdorf|Reith|Speisendorf|Zabernreith|Zemmendorf
at	3822	48.878	15.461	5	Karlstein an der Thaya|Eggersdorf|Goschenreith|Griesbach|Göpfritzschlag|Hohenwarth|Münchreith an der Thaya|Obergrünbach|Schlader|Thuma|Thures|Wertenau
at	3823	48.95	15.433	4	Neuriegers|Oberndorf bei Weikertschlag|Rossa|Unterpertholz|Weikertschlag an der Thaya|Wetzles|Wilhelmshof|Ziernreith
at	3824	48.883	15.517	3	Großau|Luden|Nonndorf bei Raabs|Rabesreith|Schaditz|Süßenbach
at	3830	48.817	15.283	5	Waidhofen an der Thaya|Altwaidhofen|Brunn|Buchbach|Dimling|Griesbach|Großgerharts|Götzles|Götzweis|Hollenbach|Jarolden|Jasnitz|Kainraths|Klein Eberharts|Matzles|Nonndorf|Puch|Pyhra|Sarning|Schlagles|Ulrichschlag|Vestenpoppen|Vestenötting|Wohlfahrts
at	3834	48.825	15.252	5	Pfaffenschlag bei Waidhofen a.d.Thaya|Arnolz|Artolz|Eisenreichs|Großeberharts|Guttenbrunn|Kleingöpfritz|Rohrbach|Schwarzenberg|Seyfrieds|Wolfsegg
at	3841	48.767	15.283	2	Windigsteig|Edengans|Grünau|Kottschallings|Lichtenberg|Markl|Matzlesschlag|Meires|Rafings|Rafingsberg|Waldberg|Willings
at	3842	48.855	15.289	3	Thaya|Eggmanns|Frühwärts|Niederedlitz|Oberedlitz|Ranzles|Schirnes
at	3843	48.915	15.322	3	Dobersberg|Goschenreith am Taxenbache|Großharmanns|Hohenau|Kleinharmanns|Lexnitz|Merkengersch|Peigarten|Riegers|Schuppertholz
at	3844	48.933	15.35	3	Waldkirchen an der Thaya|Fratres|Gilgenberg|Rappolz|Reibers|Reinolz|Rudolz|Schönfeld|Waldhers
at	3851	48.917	15.233	3	Kautzen|Brunn|Engelbrechts|Großtaxen|Kleingerharts|Kleintaxen|Pleßberg|Reinberg-Dobersberg|Tiefenbach
at	3852	48.895	15.22	2	Gastern|Garolden|Immenschlag|Kleinmotten|Kleinzwettl|Ruders|Triglas|Weißenbach|Wiesmaden
at	3860	48.867	15.117	3	Heidenreichstein|Aalfang|Altmanns|Dietweis|Eberweis|Haslau|Kleinpertholz|Motten|Reinberg-Heidenreichstein|Seyfrieds|Wielandsberg
at	3861	48.908	15.149	2	Eggern|Reinberg-Heidenreichstein|Reinberg-Litschau
at	3862	48.9	15.1	2	Eisgarn|Groß-Radischen|Klein-Radischen|Wielings
at	3863	48.967	15.133	2	Reingers|Hirschenschlag|Leopoldsdorf
at	3871	48.91	15.048	7	Alt-Nagelberg|Breitensee|Neu-Nagelberg|Steinbach
at	3872	48.833	15.067	2	Aalfang|Amaliendorf|Falkendorf|Kiensaß|Langegg|Neulangegg
at	3873	48.85	15	3	Brand|Finsternau|Gopprechts|Thaures
at	3874	48.933	15.05	4	Litschau|Haugschlag|Gopprechts|Grametten|Griesbach|Hörmanns bei Litschau|Illmanns|Josefsthal|Loimanns|Reichenbach|Reitzenschlag|Rottal|Saaß|Schandachen|Schlag|Schönau bei Litschau|Türnau
at	3900	48.744	15.258	3	Schwarzenau|Echsenbach|Ganz|Großhaselbach|Hausbach|Kleinreichenbach|Limpfings|Modlisch|Schlag|Stögersbach
at	3902	48.76	15.183	4	Vitis|Edelprinz|Eschenau|Eulenbach|Grafenschlag|Großrupprechts|Heinreichs|Jaudling|Jetzles|Kaltenbach|Kleingloms|Kleinpoppen|Kleinschönau|Schacherdorf|Schoberdorf|Sparbach|Stoies|Wiederfeld
at	3903	48.717	15.217	2	Echsenbach|Gerweis|Großkainraths|Haimschlag|Rieweis|Wolfenstein
at	3910	48.56	15.141	8	Zwettl-Niederösterreich|Böhmhöf|Bösenneunzen|Edelhof|Frankenreith|Germanns|Gerotten|Gradnitz|Großglobnitz|Großhaslau|Großweißenbach|Gschwendt|Hörmanns|Jahrings|Kleinotten|Koblhof|Mayerhöfen|Moidrams|Niederglobnitz|Niederstrahlbach|Oberstrahlbach|Ratschenhof|Reichers|Ritzmannshof|Rohrenreith|Rudmanns|Schickenhof|Sprögnitz|Syrafeld|Unterrabenthan|Waldhams|Zwettl Stift
at	3911	48.522	15.079	4	Rappottenstein|Aggsbach|Annatsberg|Arnreith|Dietharts|Grötschen|Grünbach|Hausbach|Höhendorf|Hörweix|Kirchbach|Kleinkamp|Kleinnondorf|Lembach|Marbach am Walde|Merzenstein|Neustift|Oberrabenthan|Pehendorf|Pfaffendorf|Pirkenreith|Reichenbach|Riebeis|Ritterkamp|Roiten|Rottenbach|Selbitz|Uttissenbach
at	3912	48.5	15.167	2	Grafenschlag|Bromberg|Kaltenbrunn|Kleingöttfritz|Kleinnondorf|Langschlag|Schafberg|Wielands
at	3913	48.56	15.141	4	Großgöttfritz|Engelbrechts|Kleinweißenbach
at	3914	48.517	15.25	5	Waldhausen|Hirschenschlag|Kamles|Königsbach|Loschberg|Obernondorf|Rappoltschlag
at	3920	48.571	14.951	5	Groß Gerungs|Aigen|Albern|Antenfeinhöfe|Blumau|Böhmsdorf|Dietmanns|Egres|Etlas|Etzen|Frauendorf|Freitzenschlag|Griesbach|Grossgundholz|Groß Meinharts|Haid|Harruck|Haselbach|Heinreichs|Hypolz|Häuslern|Josefsdorf|Kinzenschlag|Klein Gundholz|Klein Reinprechts|Klein Wetzles|Kotting Nondorf|Marharts|Mühlbach|Nonndorf|Ober Neustift|Ober Rosenauerwald|Oberkirchen|Preinreichs|Raffelshöfe|Reitern|Schall|Schönbichl|Siebenberg|Sitzmanns|Thail|Wendelgraben|Wiesensfeld|Wurmbrand
at	3921	48.567	14.883	3	Langschlag|Bruderndorf|Bruderndorferwald|Fraberg|Harruck|Kainrathschlag|Kasbach|Kehrbach|Kleinpertholz|Kogschlag|Langschlägerwald|Mittelberg|Mitterschlag|Münzbach|Schmerbach|Siebenhöf|Stierberg|Streith
at	3922	48.571	14.951	7	Großschönau|Engelstein|Friedreichs|Großotten|Harmannstein|Hirschenhof|Mistelbach|Schroffen|Siebenlinden|Thaures|Wachtberg|Watzmanns|Wörnharts
at	3923	48.667	15.067	7	Schweiggers|Bernhards|Jagenbach|Purken|Rothfarn|Zweres
at	3924	48.571	14.951	5	Guttenbrunn|Kleinmeinharts|Niederneustift|Ober Neustift|Rosenau Schloss|Unterrosenauerwald
at	3925	48.483	14.95	5	Arbesbach|Altmelon|Brunn|Dietrichsbach|Dürnberg|Etlas|Fichtenbach|Kamp|Komau|Kronegg|Leopoldstein|Neumelon|Neustift|Perwolfs|Pretrobruck|Purrath|Rammelhof|Schwarzau|Schönfeld
at	3931	48.667	15.067	4	Schweiggers|Gerlas|Großreichenbach|Kleinwolfgers|Mannshalm|Meinhartschlag|Negers|Neusiedl|Perndorf|Reinbolden|Rieggers|Rosenau Dorf|Sallingstadt|Schwarzenbach|Siebenlinden|Streitbach|Unterwindhag|Vierlings|Walterschlag|Windhof
at	3932	48.717	15.083	3	Kirchberg am Walde|Fromberg|Hollenstein|Limbach|Ottenschlag|Süßenbach|Ullrichs|Warnungs|Weißenalbern
at	3942	48.733	15.117	2	Hirschbach|Stölzles
at	3943	48.783	15.067	3	Schrems|Anderlfabrik|Ehrenhöbarten|Gebharts|Kleedorf|Kottinghörmanns|Neuniederschrems|Niederschrems
at	3944	48.767	15.117	2	Kurzschwarza|Langschwarza|Pürbach
at	3945	48.767	15.017	3	Hoheneich|Nondorf
at	3950	48.768	14.981	4	Gmünd|Breitensee|Dietmanns|Ehrendorf|Eichberg|Grillenstein|Großeibenstein|Kleineibenstein|Wielands
at	3961	48.717	15.017	4	Waldenstein|Albrechts|Groß-Höbarten|Groß-Neusiedl|Grünbach|Hörmanns bei Weitra|Klein-Ruprechts|Zehenthöf
at	3962	48.733	14.833	3	Heinrichs bei Weitra|Höhenberg|Ober-Lembach|Pyhrabruck|Reinpolz|Unterlembach
at	3970	48.7	14.883	5	Weitra|Altweitra|Großwolfgers|Harbach|Hirschenwies|Langfeld|Lauterbach|Maißen|Oberbrühl|Oberwindhag|Reinprechts|Schagges|Schützenberg|Spital|St. Wolfgang|Sulz|Tiefenbach|Ulrichs|Unserfrau|Unterbrühl|Walterschlag|Wetzles|Wultschau
at	3971	48.669	14.848	30	St. Martin|Anger|Breitenberg|Harmanschlag|Oberlainsitz|Reitgraben|Roßbruck|Rörndlwies|Schwarzau|Schöllbüchl|Zeil
at	3972	48.669	14.848	5	Bad Großpertholz|Abschlag|Angelbach|Hirschenstein|Joachimstal|Mühlbach|Reichenau am Freiwald|Scheiben|Seifritz|Steinbach|Weikertschlag
at	3973	48.583	14.75	6	Karlstift|Reichenauerwald
at	4020	48.306	14.286	3	Linz|Friesenegg|Zaubertal
at	4030	48.306	14.286	3	Linz
at	4040	48.306	14.286	5	Linz|Altlichtenberg|Plesching|Asberg|Großamberg|Haselgraben|Hochbuchedt|Kammerschlag|Katzgraben|Kitzelsbach|Mühlberg|Neulichtenberg|Oberbairing|Pöstlingberg
at	4048	48.312	14.236	3	Puchenau|Großamberg|Oberpuchenau|Pöstlingberg|Unterpuchenau
at	4050	48.227	14.235	2	Traun|Sankt Martin|Oedt|Sankt Dionysen|Neubau
at	4052	48.226	14.295	3	Freindorf|Ansfelden|Kremsdorf|Audorf|Fleckendorf|Fürhappen|Grabwinkel|Vordermayrberg
at	4053	48.205	14.251	4	Haid|Neuhofen an der Krems|Berg|Kremsdorf|Hasenufer|Moos|Nettingsdorf|Rapperswinkel|Weißenberg
at	4055	48.189	14.188	3	Pucking|Sammersdorf|Dörfl|Hasenufer|Köttsdorf|Oberschnadt|Sankt Leonhard|Sipbach|Unterschnadt|Zeitlham
at	4060	48.265	14.257	3	Hart|Haag|Leonding|Doppl|Gaumberg|Berg|Rufling|Bergham|Aichberg|Alharting|Buchberg|Enzenwinkl|Felling|Holzheim|Imberg|Jetzing|Kinderdorf Sankt Isidor|Reith|Staudach|Untergaumberg
at	4061	48.257	14.191	3	Langholzfeld|Pasching|Rufling|Wagram|Aistental|Hitzing|Thurnharting
at	4062	48.274	14.154	3	Au an der Traun|Aichberg|Axberg|Gumpolding|Intenham|Kirchberg|Niederbuch|Niederfeld|Schauersfreiling|Thening|Thürnau
at	4063	48.257	14.191	8	Haid|Hörsching|Neubau|Aistental|Breitbrunn|Frindorf|Gerersdorf|Holzleiten|Lindenlach|Rudelsdorf|Rutzing|Öhndorf
at	4064	48.234	14.136	3	Oftering|Freiling|Hausleiten|Kirchstetten|Mitterbachham|Niederbachham|Oberbachham|Oberbuch|Oberndorf|Staudach|Trindorf|Unterholz
at	4070	48.309	14.022	4	Eferding|Au bei Brandstatt|Au bei hohen Steg|Hartkirchen|Fraham|Hinzenbach|Pupping|Altau|Auhof|Brandstatt|Deinham|Friedlau|Goldenberg|Grüben|Gstocket|Gstöttenau|Güttlfeld|Hörstorf|Inn|Kalköfen|Kappelding|Kleinstroheim|Lahöfen|Leumühle|Limberg|Oberhillinglah|Oberrudling|Oberschaden|Polsenz|Puchet|Raffelding|Ranzing|Seebach|Simbach|Sperneck|Stieglhöfen|Taubenbrunn|Trattwörth|Unterhillinglah|Unterleiten|Unterrudling|Unterschaden|Wackersbach|Wagrein|Waschpoint|Wörth
at	4072	48.283	14.145	4	Straßham|Alkoven|Bergham|Hartheim|Aham|Annaberg|Emling|Forst|Großhart|Gstocket|Kleinhart|Kranzing|Oberhartheim|Polsing|Puchham|Staudach|Straß|Ufer|Weidach|Winkeln
at	4073	48.298	14.161	2	Schönering|Wilhering|Appersberg|Dörnbach|Edramsberg|Fall|Hitzing|Höf|Katzing|Lohnharting|Mühlbach|Reith|Thalham|Ufer|Winkeln
at	4074	48.338	13.957	5	Stroheim|Birihub|Gmeinholz|Großstroheim|Gstocket|Götzenberg|Kleinstroheim|Knieparz ob der Leiten|Kobling|Mayrhof|Mitterstroheim|Reith|Schaumberg|Schnellersdorf|Stallberg|Taubing|Troß|Windischdorf|Wögern
at	4075	48.297	14.051	3	Aumühle|Steinholz
at	4076	48.265	13.932	5	Sankt Marienkirchen an der Polsenz|Doppl|Eben|Furth|Fürneredt|Holzwiesen|Karling|Kirchholz|Lengau|Leopoldsberg|Obergrub|Pernau|Polsenz|Sommersberg|Unterfreundorf|Untergrub|Valtau|Wieshof
at	4081	48.364	14.004	5	Hartkirchen|Deinham|Dorf|Dunzing|Gfehret|Gstaltenhof|Hachlham|Hacking|Hainbach|Haizing|Hart ob Hacking|Hart ob Haizing|Hilkering|Hinteraigen|Hinterberg|Hörmannsedt|Karling|Kellnering|Knieparz unter der Leithen|Koppl|Lacken|Mußbach|Oed in Bergen|Paching|Pfaffing|Poxham|Rathen|Reith|Rienberg|Schaumberg|Schönleiten|Senghübl|Steinwand|Vornholz|Wolfsfurth|Würting|Zagl
at	4082	48.365	14.02	5	Aschach an der Donau|Ruprechting|Sommerberg
at	4083	48.41	13.916	3	Haibach ob der Donau|Au|Bach|Berg|Donauleiten|Dorf|Dunzing|Eckersdorf|Gemersdorf|Grub|Hinterberg|Inzell|Kobling|Kolleck|Komas|Lehen|Linetshub|Mannsdorf|Mitterberg|Moos|Mühlbach|Obergschwendt|Oberhub|Oedt|Pamet|Parz|Pichl|Pühret|Reith|Rennersdorf|Schauerdoppl|Schlögen|Schlögenleiten|Sieberstal|Sonnleiten|Starz|Untergschwendt|Wies|Wiesing
at	4084	48.387	13.878	2	Sankt Agatha|Bräuleiten|Bäckenhof|Dittersdorf|Dunzing|Dörfledt|Ensfeld|Ernleiten|Etzing|Freiling|Gmein|Gschwendt|Götzling|Hanging|Hatzing|Hausleithen|Henzing|Hollerbrunn|Holzwühr|Hundsdorf|Hölzing|Kolmhof|Königsdorf|Löcking|Löwengrub|Miniberg|Mitterberg|Mühlgraben|Parz|Pötzling|Riesching|Sattlberg|Schabetsberg|Scharzeredt|Scheiblberg|Schmieding|Sonnleiten|Steinzen|Uring|Waid
at	4085	48.441	13.822	4	Waldkirchen am Wesen|Aichberg|Atzersdorf|Au|Buchen|Dankmairing|Edt|Erledt|Freizell|Graben|Hundorf|Kager|Kling|Kramesau|Kühdoppl|Mühlberg|Niederranna|Oberngrub|Ort|Pasching|Ratzling|Saulehen|Schickedt|Schützenedt|Sittling|Straß|Voredt|Vornwald|Waldbach|Wesenufer|Wimm
at	4090	48.506	13.732	5	Engelhartszell|Engelszell|Kronschlag|Maierhof|Oberranna|Ronthal|Saag|Stadl
at	4091	48.529	13.649	2	Vichtenstein|Aug|Kasten|Rain|Wenzelberg
at	4092	48.543	13.571	3	Esternberg|Achleiten|Aug|Dietzendorf|Gersdorf|Hütt|Kiesling|Kösslarn|Lanzendorf|Pfarrhof|Pyrawang|Reisdorf|Riedlbach|Ringlholz|Schacher|Schörgeneck|Silbering|Unteresternberg|Urschendorf|Weeg|Wetzendorf|Winterhof|Zeilberg
at	4100	48.333	14.174	3	Ottensheim|Amberg|Dürnberg|Höflein|Niederottensheim|Schlagberg|Weingarten
at	4101	48.345	14.051	3	Feldkirchen an der Donau|Ach|Au|Audorf|Bad Mühllacken|Bergheim|Freudenstein|Gerling|Hofham|Lacken|Mühldorf|Mühlholz|Oberhart|Oberlandshaag|Oberndorf|Oberstraß|Oberwallsee|Pesenbach|Rosenleiten|Unterhart|Unterlandshaag|Vogging|Weidet
at	4102	48.327	14.101	2	Goldwörth|Hagenau
at	4111	48.352	14.158	2	Walding|Bach|Haid|Hamberg|Jörgensbühl|Lindham|Mursberg|Purwörth|Pösting|Rodl|Rottenegg|Schwarzgrub
at	4112	48.38	14.132	2	Sankt Gotthard im Mühlkreis|Eschelberg|Grasbach|Haselwies|Limberg|Maierleiten|Mühlholz|Oberstraß|Rottenegg|Wieshof
at	4113	48.416	14.038	3	Sankt Martin im Mühlkreis|Adsdorf|Allersdorf|Anzing|Dunzendorf|Erdmannsdorf|Falkenbach|Gerling|Grub|Kobling|Lanzersdorf|Mahring|Oberhart|Oberlandshaag|Reith|Ritzersdorf|Unterhart|Windischberg|Windorf
at	4114	48.401	14.077	4	Exlau|Falkenbach|Falkenberg|Neuhaus an der Donau|Partenstein|Plöcking|Point|Untermühl
at	4115	48.456	13.992	5	Kleinzell im Mühlkreis|Am Edhügel|Apfelsbach|Edholz|Edwiese|Grünental|Gumpesberg|Ramersberg|Steining|Weigelsdorf|Zaun
at	4116	48.471	14.041	5	Sankt Ulrich im Mühlkreis|Bairach|Baumgartsau|Hötzeneck|Pehersdorf|Simaden
at	4120	48.483	13.996	2	Neufelden|Etzleinsberg|Graben|Langhalsen|Oberfeuchtenbach|Plankenberg|Pürnstein|Schörgenhub|Steinbruch|Unterfeuchtenbach|Unternberg|Witzersdorf
at	4121	48.486	13.97	3	Altenfelden|Atzesberg|Neufelden|Blumau|Doppl|Fraunschlag|Freileben|Godersdorf|Haselbach|Hörhag|Hühnergeschrei|Krondorf|Langhalsen|Mairhof|Neundling|Oberfeuchtenbach|Panholz|Partenreit|Starling|Starz|Steinerberg|Stierberg|Unteredt|Unterfeuchtenbach|Weigert|Wollmannsberg
at	4122	48.525	13.995	2	Arnreit|Daim|Eckersberg|Etzerreit|Getzing|Hengstschlag|Humenberg|Högling|Hölling|Katzenbach|Liebenstein|Moosham|Schönberg|Schörsching|Stierberg|Untergahleiten|Wippling
at	4131	48.444	13.938	3	Kirchberg ob der Donau|Dorf|Ebersdorf|Graben|Grafenau|Grub|Gumpesberg|Haar|Haiden|Mayrhof|Obermühl an der Donau|Seibersdorf|Stieberberg|Windhag|Winzberg|Witzersdorf|Wolkersdorf|Wölfling
at	4132	48.495	13.895	2	Lembach im Mühlkreis|Atzesberg|Hörbich|Außerhötzendorf|Eiglersdorf|Feichten|Graben|Lampersdorf|Lug|Mayrhof|Oberlembach|Obernort|Raiden|Römersdorf|Starz|Steining|Tannberg|Volkersdorf
at	4133	48.465	13.881	2	Niederkappel|Amersdorf|Dorf|Haar|Harrau|Kaindlsdorf|Kleinobernberg|Klotzing|Lampersdorf|Niederbumberg|Oberbumberg|Obernberg|Rumersdorf|Weikersdorf|Witzersdorf
at	4134	48.516	13.873	2	Putzleinsdorf|Berg bei Mairing|Daglesbach|Ebrasdorf|Egnersdorf|Glotzing|Kaindlsdorf|Kramsreith|Krien|Kronewittet|Moos|Männersdorf|Neundling|Ollerndorf|Pernersdorf|Starz|Streinesberg|Vernatzgersdorf|Wulln|Wögerstorf
at	4141	48.504	13.826	3	Pfarrkirchen im Mühlkreis|Atzgersdorf|Berg bei Hamet|Erdmannsdorf|Haag|Hamet|Harrau|Hinterleithen|Hochetting|Irnezedt|Kleinstifting|Krien|Mairing|Ollerndorf|Pollmannsdorf|Scharten|Schlag|Schrattendoppel|Spielleiten|Starnberg|Steinstraß|Waldhäusl|Weberschlag|Wehrbach|Wernersdorf|Wurzwoll
at	4142	48.483	13.81	3	Hofkirchen im Mühlkreis|Altenhof|Eilmannsberg|Emmerstorf|Falkenhof|Falkenstein|Gerastorf|Hochhaus|Hundsfülling|Hötzendorf|Marsbach|Mühlholz|Ratzesberg|Wiesen
at	4143	48.529	13.756	3	Neustift im Mühlkreis|Dorf|Eitzendorf|Forstedt|Großmollsberg|Grub|Haitzendorf|Kleinmollsberg|Maisreith|Oberaschenberg|Pühret|Rannariedl|Steinlacken|Unteraschenberg
at	4144	48.553	13.771	2	Oberkappel|Albernberg|Amesedt|Dittmannsdorf|Grettenbach|Grubberg|Hallschlag|Hochödt|Kaffring|Karlsbach|Konzing|Osterwasser|Pernerstorf|Unholnedt|Vatersreith|Weberschlag|Zanklbach|Zinöck
at	4150	48.573	13.988	10	Rohrbach in Oberösterreich|Altenhofen|Arbesberg|Autengrub|Berg bei Rohrbach|Dobretshofen|Fraundorf|Frindorf|Fürling|Gattergaßling|Gierling|Gintersberg|Gollner|Grub|Harrau|Hauzenberg|Hehenberg|Hintring|Hundbrenning|Katzing|Keppling|Krien|Lanzerstorf|Märzing|Neundling|Nößlbach|Perwolfing|Reith|Scheiblberg|Schönberg|Sexling|Sprinzenstein|Steineck|Wandschaml
at	4151	48.603	13.946	2	Oepping|Berlesreith|Dobretshofen|Gumpenberg|Gumpenmühle|Götzendorf|Haugsberg|Kanten|Kimmerting|Liebetsberg|Marbach|Oberfischbach|Obergahleiten|Obergrünau|Obermayrhof|Oberneudorf|Peherstorf|Pitretsberg|Rumerstorf|Salaberg|Unterfischbach|Untergrünau
at	4152	48.545	13.905	3	Sarleinsbach|Atzesberg|Hörbich|Altendorf|Auerbach|Dorf|Eilmannsberg|Fuchsberg|Fürling|Graben|Hennerbach|Hohenschlag|Innerhötzendorf|Innerödt|Kickingerödt|Kielesreith|Krondorf|Leiten|Lämmerstorf|Mairhof|Meising|Meisingerödt|Mitternschlag|Mühel|Obernreith|Oberpeilstein|Ohnerstorf|Pfaffenberg|Pogendorf|Poppen|Rutzersdorf|Sankt Leonhard|Schinken|Schwand|Schölling|Unternreith|Weißgraben|Wintersberg|Wolf|Wollerdorf
at	4153	48.617	13.895	2	Peilstein im Mühlviertel|Berging|Danneredt|Diendorf|Emsmannsreit|Eschernhof|Exenschlag|Flatting|Geretschlag|Humeredt|Kicking|Kirchbach|Martschlag|Niederkraml|Oberpeilstein|Rampetzreit|Schönberg|Steinberg|Stierberg|Vorderschiffl|Vorderschlag|Vordorf|Weixelbaum
at	4154	48.605	13.841	3	Kollerschlag|Albenödt|Fuchsödt|Hanging|Haselbach|Lamprechtswiesen|Lengau|Mistlberg|Mollmannsreith|Raschau|Sauedt|Schröck|Schöffgattern|Stratberg
at	4155	48.629	13.846	2	Nebelberg|Heinrichsberg|Hinterschiffl|Stift am Grenzbach|Vordernebelberg
at	4160	48.673	13.908	5	Aigen im Mühlkreis|Baureith|Breitenstein|Diendorf|Geiselreith|Grünwald|Kerschbaum|Natschlag|Rudolfing|Sankt Wolfgang|Schindlau|Schlägl|Unterneudorf|Weichsberg|Winkl|Wurmbrand|Zaglau
at	4161	48.675	13.911	4	Ulrichsberg|Berdetschlag|Dietrichschlag|Erlet|Fuchslug|Hintenberg|Holzschlag|Kandlschlag|Lichtenberg|Mühlwald|Salnau|Schöneben|Seitelschlag|Sonnenwald|Stangl|Stollnberg|Ödenkirchen
at	4162	48.661	13.865	3	Julbach|Bräuerau|Hinterschiffl|Hinterschlag|Hochkraml|Kriegwald|Leithen|Oberthiergrub|Präuer|Sagberg|Seitelschlag|Unterthiergrub
at	4163	48.695	13.881	3	Klaffer am Hochficht|Freundorf|Holzschlag|Panidorf|Pfaffetschlag|Schönberg|Seitelschlag|Vorderanger
at	4164	48.737	13.834	3	Schwarzenberg am Böhmerwald|Hinteranger
at	4170	48.576	14.04	5	Haslach an der Mühl|Auberg|Lichtenau im Mühlkreis|Sankt Oswald bei Haslach|Sankt Stefan am Walde|Almesberg|Dambergschlag|Damreith|Felberau|Frindorf|Gmain|Günterreith|Haid|Hartmannsdorf|Herrnschlag|Hinternberg|Hochhausen|Hörleinsödt|Innenschlag|Jaukenberg|Keppling|Laimbach|Minihof|Morau|Neudorf|Nößlbach|Oberafiesl|Obereben|Oberriedl|Oedt|Raiden|Sattling|Schwackerreith|Spielleiten|Untereben|Unterriedl|Unterurasch
at	4171	48.544	14.052	4	Auberg|Sankt Peter am Wimberg|Dorf|Eckerstorf|Engersdorf|Habring|Harafl|Hehenberg|Hollerberg|Iglbach|Kasten|Marbach|Simaden|Strass|Unterriedl|Uttendorf
at	4172	48.488	14.13	2	Sankt Johann am Wimberg|Penning|Petersberg|Schlag|Sichersdorf|Steinbach
at	4173	48.468	14.164	3	Sankt Veit im Mühlkreis|Grubdorf|Grubdorf-Siedlung|Haslhof|Kepling|Königsdorf|Rammerstorf|Rechberg|Schindlberg|Windhag|Wögersdorf
at	4174	48.45	14.085	3	Niederwaldkirchen|Allersdorf|Baumgartsau|Drautendorf|Haslhof|Steinbach|Uttendorf|Witzersdorf|Wolkersdorf|Zeißendorf
at	4175	48.43	14.113	4	Herzogsdorf|Anzing|Bogendorf|Buchholz|Eidendorf|Felsleiten|Freilassing|Gaisberg|Gerling|Grasbach|Hilkering|Hofing|Koth|Mahring|Mühlholz|Neudorf|Neußerling|Rammerstorf|Stamering|Stötten|Wigretsberg
at	4180	48.465	14.271	4	Zwettl an der Rodl|Dreiegg|Glashütten|Innernschlag|Langzwettl|Rudersbach|Saumstraß|Schauerleithen|Schauerschlag|Sonnberg im Mühlkreis|Straß
at	4181	48.45	14.217	4	Oberneukirchen|Amesschlag|Fuchsgraben|In der Au|Innernschlag|Königsberg|Lobenstein|Mitterfeld|Neudorf|Reindlsedt|Schaffetschlag|Schauerschlag|Teichfeld|Unterbrunnwald|Unterwaldschlag
at	4182	48.472	14.189	2	Froschau|Höf|Königsdorf|Punzing|Reindlsedt|Schallenberg|Waxenberg|Wögersdorf
at	4183	48.524	14.174	3	Ahorn|Großtraberg|Kleintraberg|Lichtmeßberg|Mitterbrunnwald|Oberbrunnwald|Obertraberg|Oberwaldschlag|Unterbrunnwald|Unterwaldschlag
at	4184	48.524	14.174	4	Ahorn|Helfenberg|Altenschlag|Auhäuser|Dobring|Geierschlag|Köckendorf|Mühlholz|Neuling|Neuschlag|Penning|Piberschlag|Piberstein|Pressleithen|Preßleithen|Spanfeld|Thurnerschlag|Unterafiesl|Untereben|Waldhäuser
at	4190	48.52	14.296	3	Burgfried|Bad Leonfelden|Affetschlag|Amesberg|Amesschlag|Brunnwald|Böheimschlag|Dietrichschlag|Dürnau|Elmegg|Farb|Haid|Langbruck|Oberlaimbach|Oberstern|Oberstiftung|Ortschlag|Rading|Roßberg|Schönau|Silberhartschlag|Spielau|Unterlaimbach|Unterstern|Unterstiftung|Weigetschlag|Weinzierl
at	4191	48.552	14.218	4	Vorderweißenbach|Am Hübl|Amesschlag|Bernhardschlag|Eberhardschlag|Gaisschlag|Geierschlag|Glasau|Guglwald|Hinterweißenbach|Leithen|Schönegg|Sonnenhang|Sternwald|Stumpten
at	4192	48.503	14.362	3	Schenkenfelden|Hinterkönigschlag|Lichtenstein|Liebenschlag|Oberdorf|Schild|Steinschild|Thierberg|Vorderkönigschlag
at	4193	48.543	14.385	3	Reichenthal|Allhut|Böhmdorf|Hayrl|Kohlgrub|Liebenthal|Miesenbach|Niederreichenthal|Prechtleinschlag|Schwarzenbach|Schöndorf|Stiftung|Thierberg|Vierhöf
at	4201	48.38	14.192	5	Gramastetten|Eidenberg|Amberg|Anger|Aschlberg|Berndorf|Edt|Feldsdorf|Felsleiten|Hals|Hamberg|Innernschlag|Kammerschlag|Kronabitedt|Lassersdorf|Lichtenhag|Limberg|Maierleiten|Mühlberg|Obergeng|Schiefegg|Staubgasse|Stötten|Türkstetten|Untergeng|Wieshof
at	4202	48.433	14.3	3	Hellmonsödt|Kirchschlag bei Linz|Albrechtschlag|Althellmonsödt|Auedt|Davidschlag|Eben|Eckartsbrunn|Geitenedt|Hochbuchedt|Kelzendorf|Kronabittedt|Oberaigen|Pelmberg|Riedl|Rohrach|Rudersbach|Schiefegg|Sonnberg im Mühlkreis|Stratreith|Strich|Weberndorf|Weignersdorf|Wildberg
at	4203	48.373	14.35	3	Altenberg bei Linz|Donach|Edt|Haslach|Katzgraben|Kitzelsbach|Kulm|Niederbairing|Niederwinkl|Oberbairing|Oberkulm|Oberweitrag|Oberwinkl|Pargfried|Preising|Ramersdorf|Schwarzendorf|Stratreith|Unterweitrag|Weignersedt|Willersdorf|Windpassing|Würschendorf
at	4204	48.457	14.349	4	Reichenau im Mühlkreis|Ottenschlag im Mühlkreis|Haibach im Mühlkreis|Affenberg|Aigen|Altenbergerstraße|Baumgarten|Blaßberg|Gusental|Habruck|Hadersdorf|Helmetzedt|Kaindorf|Mistelbach|Oberbaumgarten|Puchberg|Ramberg|Renning|Rohrbach|Schubertweg|Wintersdorf|Wirth|Zeil
at	4209	48.354	14.416	5	Gallneukirchen|Schweinbach|Mittertreffling|Engerwitzdorf|Aigen|Amberg|Au|Außertreffling|Bach|Edtsdorf|Engerwitzberg|Gallusberg|Gratz|Haid|Hohenstein|Holzwiesen|Innertreffling|Klendorf|Langwiesen|Linzerberg|Niederkulm|Niederreitern|Niederthal|Oberkulm|Oberreichenbach|Oberthal|Schmiedgassen|Steinreith|Unterreichenbach|Wolfing|Zinngießing
at	4210	48.354	14.416	4	Gallneukirchen|Unterweitersdorf|Almesberg|Bergen|Gauschitzberg|Gerbersdorf|Grasbach|Hattmannsdorf|Lindach|Loibersdorf|Luegstetten|Niederkulm|Oberndorf|Radingdorf|Reitern|Riedegg|Spattendorf|Unterweitrag|Veitsdorf|Wögern
at	4211	48.406	14.414	2	Alberndorf in der Riedmark|Aich|Berbersdorf|Greifenberg|Hadersdorf|Heinberg|Hirschstein|Kelzendorf|Klamleiten|Kottingersdorf|Loitzendorf|Luegstetten|Matzelsdorf|Oberweitersdorf|Pröselsdorf|Ramersdorf|Rinzendorf|Schallersdorf|Schlammersdorf|Steinbach|Traidendorf|Weikersdorf|Zeurz
at	4212	48.428	14.484	3	Neumarkt im Mühlkreis|Achleiten|Albingdorf|Au|Baumgarten|Dingdorf|Galgenau|Götschka|Kronast|Lamm|Lest|Loibersdorf|Matzelsdorf|Möhringdorf|Oberzeiß|Pernau|Pfaffendorf|Rudersdorf|Sallersdorf|Schall|Schallersdorf|Schiernersdorf|Schwandtendorf|Steigersdorf|Stiftung|Traidendorf|Trosselsdorf|Trölsberg|Unterzeiß|Willingdorf|Zissingdorf
at	4221	48.285	14.37	4	Steyregg|Götzelsdorf|Hasenberg|Holzwinden|Lachstatt|Pulgarn
at	4222	48.272	14.45	2	Sankt Georgen an der Gusen|Langenstein|Denneberg|Frankenberg|Gusen|Schörgendorf|Stacherlsiedlung|Weingraben|Zottmann
at	4223	48.318	14.474	2	Katsdorf|Bodendorf|Breitenbruck|Lungitz|Neubodendorf|Nöbling|Ruhstetten|Schörgendorf|Standorf|Weidegut
at	4224	48.298	14.462	4	Haag|Wartberg ob der Aist|Altenhaus|Arnberg|Doberhagen|Frensdorf|Friensdorf|Grünbichl|Hacklberg|Im Bichl|Klausmühle|Klingenwehr|Oberer Schlossberg|Obergaisbach|Obervisnitz|Reitling|Reitlingberg|Ruhstetten|Scheiben|Schloss Haus|Schlossberg|Schönreith|Steinpichl|Türnberg|Untere Reitling|Untergaisbach|Untervisnitz|Wolfsegg|Zeilerberg
at	4225	48.275	14.413	3	Luftenberg an der Donau|Abwinden|Forst|Gröbetsweg|Knierübl|Pürach|Statzing|Steining
at	4230	48.355	14.532	3	Pregarten|Hagenberg im Mühlkreis|Aist|Burbach|Gaisruckdorf|Gmeinerhof|Greising|Greisingberg|Grünbichl|Halmenberg|Hohensteg|Kranzlgarten|Kriechmayrdorf|Meitschenhof|Mistlberg|Pregartsdorf|Reichenstein|Selker|Silberbach|Wörgersdorf|Zudersdorf
at	4232	48.368	14.517	2	Hagenberg im Mühlkreis|Anitzberg|Mahrersdorf|Niederaich|Oberaich|Penzendorf|Schmidsberg|Veichter
at	4240	48.511	14.505	4	Freistadt|Waldburg|Am Berg|Apfoltern|Dreißgen|Freudenthal|Galgenau|Gunnersdorf|Harruck|Lahrndorf|Lest|Manzenreith|Marreith|Mitterreith|Oberschwandt|Reickersdorf|Sankt Peter|Sonnberg im Mühlkreis|Stadtberg|Trölsberg|Unterschwandt|Vierhöf|Vierzehn|Walchshof|Zelletau
at	4242	48.489	14.412	2	Hirschbach im Mühlkreis|Auerbach|Berg|Gossenreith|Guttenbrunn|Hofreith|Kirchberg|Oberhirschgraben|Pemsedt|Thierberg|Tischberg|Unterhirschgraben|Vorwald
at	4251	48.561	14.642	4	Sandl|Eben|Größgstötten|Gugu|Hacklbrunn|Hundsberg|Königsau|Neuhof|Pürstling|Rindlberg|Rothenbachl|Schönberg|Steinkreuz|Steinwald|Tafelberg|Viehberg|Weinviertl
at	4252	48.531	14.804	4	Liebenau|Eibenberg|Geierschlag|Glashütten|Hirschau|Kienau|Liebenstein|Maxldorf|Monegg|Neustift|Reitern|Schanz|Schöneben|Windhagmühl
at	4261	48.558	14.475	3	Rainbach im Mühlkreis|Apfoltern|Eibenstein|Helbetschlag|Hörschlag|Kerschbaum|Labach|Stadln|Stiftung|Summerau|Unterpaßberg|Zulissen
at	4262	48.613	14.485	3	Dorf Leopoldschlag|Edlbruck|Eisenhut|Hammern|Hiltschen|Leitmannsdorf|Mardetschlag|Markt Leopoldschlag|Pramhöf|Stiegersdorf|Wullowitz
at	4263	48.588	14.562	3	Windhaag bei Freistadt|Elmberg|Freiwalddorf|Mairspindt|Obernschlag|Oberpaßberg|Oberwindhaag|Pieberschlag|Plochwald|Predetschlag|Prendt|Riemetschlag|Spörbichl|Unterwald
at	4264	48.538	14.536	2	Grünbach|Heinrichschlag|Helbetschlag|Lichtenau|Mitterbach|Oberrauchenödt|Schlag|Unterrauchenödt
at	4271	48.5	14.583	6	Sankt Oswald bei Freistadt|Amesreith|Etzelsdorf|Florenthein|Fünfling|March|Mayrhöfen|Neudorf|Obermarreith|Oberreitern|Piberschlag|Reickersdorf|Rosenau|Stiftungsberg|Untermarreith|Unterrauchenödt|Wartberg|Wippl|Witzelsberg
at	4272	48.477	14.726	3	Weitersfelden|Eipoldschlag|Freudenthal|Haid|Harrachstal|Knaußer|Langfirling|Markersdorf|Nadelbach|Rabenberg|Rebuledt|Reitern|Ritzenedt|Saghammer|Straßreit|Stumberg|Waldfeld|Wienau|Windgföll
at	4273	48.45	14.775	3	Kaltenberg|Unterweißenbach|Aglasberg|Dauerbach|Ebenort|Enebitschlag|Grafenschlag|Greinerschlag|Hackstock|Hinterberg|Hinterreith|Landshut|Markersreith|Mötlas|Nadelberg|Neumühl|Obermühl|Pieberbach|Schattau|Silberberg|Tischberg|Weidenau|Wildberg|Windhing
at	4274	48.395	14.73	4	Schönau im Mühlkreis|Almblick|Am Berg|Fürling|Hofing|Kaining|Kollnedt|Niederhofstetten|Niederndorf|Oberhofstetten|Oberndorf|Oberwolfgrub|Pehersdorf|Sonnblick|Steinbichl|Straß|Wolfgrub
at	4280	48.404	14.838	5	Königswiesen|Ebrixedt|Haid|Harlingsedt|Hörzenschlag|Kastendorf|Mayrhof|Mötlasberg|Paroxedt|Pernedt|Salchenedt|Schlag|Stifting
at	4281	48.36	14.727	6	Bergerriedl|Eibeck|Henndorf|Mönchdorf|Mönchwald|Schreineredt|Staub
at	4282	48.348	14.756	3	Pierbach|Bergerriedl|Fürling|Hinterhütten|Höfnerberg|Kleinhöfnerberg|Kreuzberg|Lindnerberg|Meislberg|Mühltal|Naarntal|Niederhofstetten|Ober Sankt Thomas|Sonnleitn|Staub
at	4283	48.349	14.669	3	Bad Zell|Aich|Barndorf|Brawinkl|Erdleiten|Haselbach|Hirtlhof|Lanzendorf|Maierhof|Riegl|Weberberg|Zellhof
at	4284	48.333	14.622	5	Tragwein|Baumgarten|Fraundorf|Haarland|Hennberg|Hinterberg|Hohensteg|Knollnhof|Kriechbaum|Lugendorf|Mistlberg|Schedlberg|Schmierreith|Stranzberg|Zudersdorf
at	4291	48.471	14.54	3	Lasberg|Edelhof|Edlau|Elz|Galgenau|Grensberg|Grieb|Grub|Gunnersdorf|Kronau|Miesenberg|Paben|Pilgersdorf|Punkenhof|Siegelsdorf|Steinböckhof|Walchshof|Witzelsberg
at	4292	48.443	14.539	3	Kefermarkt|Dörfl|Elz|Freidorf|Harterleiten|Lest|Miesenberg|Netzberg|Neustadt|Pernau|Siegelsdorf|Wagrein|Weinberg|Wittinghof
at	4293	48.417	14.613	3	Gutau|Erdmannsdorf|Feiblmühl|Fürling|Guttenbrunn|Hinterberg|Hundsdorf|Lehen|March|Marreith|Neustadt|Nußbaum|Prandegg|Schallhof|Schnabling|Schöferhof|Stampfendorf|Stiftung|Tannbach
at	4294	48.444	14.678	3	Sankt Leonhard bei Freistadt|Dirnberg|Ennsedt|Freudenthal|Haid|Haslach|Herzogreith|Langfirling|Maasch|Oberarzing|Promenedt|Rebuledt|Rehberg|Reith|Schwaighof|Stampfendorf|Stiftung|Unterarzing|Unterniederndorf|Waltrasedt|Wenigfirling
at	4300	48.167	14.522	14	St. Valentin|Aigenfließen|Rubring
at	4303	48.167	14.522	3	St. Pantaleon|Erla
at	4310	48.273	14.536	3	Ufer|Langenstein|Mauthausen|Albern|Bernascheksiedlung|Brunngraben|Haid|Hart|Heinrichsbrunn|Hinterholz|Marbach|Oberzirking|Reiferdorf|Vormarkt
at	4311	48.273	14.585	2	Schwertberg|Doppl|Unterjosefstal|Aiser|Aisting|Am Dachsberg|Haarland|Josefstal|Lina|Niederzirking|Oberwagram|Poneggen|Windegg|Winden
at	4312	48.252	14.476	5	Langenstein|Ried in der Riedmark|Aistbergthal|Altaist|Anzendorf|Blindendorf|Buchholz|Danndorf|Edt|Frankenberg|Gerersdorf|Greinsberg|Grünau|Hartl|Hochstraß|Holzgasse|Kollnerberg|Lungitz|Marbach|Marwach|Niederzirking|Obenberg|Oberzirking|Reidl|Reiser|Rieddorf|Rothof|Schnellendorf|Schwarzendorf|Thal|Wachsreith|Waging|Weigersdorf|Wildberg|Wimm|Zeinersdorf
at	4320	48.25	14.633	3	Perg|Allerheiligen im Mühlkreis|Aisthofen|Auhof|Dörfl|Forndorf|Hochtor|Judenleiten|Karlingberg|Kickenau|Kuchlmühle|Lanzenberg|Lehenbrunn|Mitterberg|Niederlebing|Oberlebing|Oberwagram|Pergkirchen|Pragtal|Thurnhof|Tobra|Weinzierl|Zeitling
at	4322	48.286	14.681	2	Windhaag bei Perg|Altenburg|Asching|Forndorf|Freindorf|Hochtor|Holzmann|Pragtal|Rechberg
at	4323	48.267	14.71	2	Münzbach|Danndorf|Innernstein|Kemet|Mollnegg|Obergaisberg|Pilgram|Priehetsberg|Saxenegg|Sulzbach
at	4324	48.322	14.712	4	Rechberg|Hiesbach|Holzmann|Kürnstein|Puchberg|Spaten|Wansch|Windischhof|Winkl
at	4331	48.225	14.608	3	Naarn im Machlande|Baumgarten|Dirnwagram|Holzleiten|Laab|Neuhof|Pratztrum|Ruprechtshofen|Schönau|Staffling|Starzing|Straß|Wimm
at	4332	48.225	14.608	3	Naarn im Machlande|Aist|Au an der Donau|Oberwagram|Sebern
at	4341	48.229	14.703	2	Arbing|Frühstorf|Groißing|Hummelberg|Puchberg|Puchberg im Machland|Roisenberg
at	4342	48.209	14.744	3	Baumgartenberg|Amesbach|Au|Deiming|Froschau|Hehenberg|Hochfeld|Kolbing|Kühofen|Lehen|Mettensdorf|Mühlberg|Obergaisberg|Obergassolding|Pitzing|Schneckenreitstal|Steindl|Untergassolding
at	4343	48.188	14.696	2	Mitterkirchen im Machland|Am Bühel|Gang|Haid|Hart|Heinz Lettner-Siedlung|Hofstetten|Hörstorf|Hütting|Inzing|Kaindlau|Kirchstetten|Labing|Langacker|Lehen|Loa|Neu Hütting|Wagra|Weisching|Wörth
at	4351	48.208	14.79	2	Saxen|Au|Dornach|Eizenau|Eizendorf|Gewerbepark|Hofkirchen|Knappetsberg|Letten|Oberbergen|Patzenhof|Reitberg|Saxendorf|Solarpark|Wetzelsdorf
at	4352	48.224	14.778	3	Klam|Achatzberg|Gauning|Innernstein|Letten|Linden|Niederkalmberg|Obergaisberg|Oberhörnbach|Oberkalmberg|Sperken|Untergaisberg|Unterhörnbach
at	4360	48.229	14.859	4	Grein|Dornach|Dörfl|Greinburg|Herdmann|Lehen|Lettental|Oberbergen|Panholz|Schönfichten|Ufer|Würzenberg
at	4362	48.267	14.806	2	Bad Kreuzen|Klaus|Kollroßdorf|Kühweid|Lehen|Mitterdörfl|Neuaigen|Oberdörfl|Obereisendorf|Oberkalmberg|Schönfichten|Thomasreit|Thomastal|Unterdörfl|Wetzelstein|Würzenberg
at	4363	48.324	14.818	3	Pabneukirchen|Henndorf|Markt-Süd|Mitter-Pabneukirchen|Neudorf|Nieder-Schreineredt|Ober-Eisendorf|Ober-Pabneukirchen|Riedersdorf|Schreineredt|Sonnleitn|Thomastal|Unter-Eisendorf|Unter-Pabneukirchen|Untermaseldorf|Wetzelsberg
at	4364	48.281	14.826	4	Am Sonnenhang|Bergweg|Großmaseldorf|Kirchenweg|Kleinmaseldorf|Markt|Mitter Sankt Thomas|Ober Sankt Thomas|Panoramaweg|Schulstraße|Teichsiedlung|Thomasreit|Unter Sankt Thomas|Untermaseldorf
at	4371	48.306	14.908	3	Dimbach|Dimbachreith|Gassen|Großerlau|Hornberg|Kleinerlau|Vorderdimbach
at	4372	48.36	14.902	3	Sankt Georgen am Walde|Ebenedt|Haruckstein|Henndorf|Kronberg|Linden|Marchstein|Ober Sankt Georgen|Ottenschlag|Unter Sankt Georgen|Unter-Sankt Georgen
at	4381	48.229	14.859	3	Grein|Sankt Nikola an der Donau|Achleiten|Moosbach|Sattl|Struden
at	4382	48.238	14.956	2	Gloxwald|Hirschenau|Sarmingstein|Sattl
at	4391	48.274	14.947	3	Waldhausen im Strudengau|Dendlreith|Dörfl|Ettenberg|Gloxwald|Handberg|Sattlgai|Schloßberg
at	4392	48.271	14.945	2	Dendlreith|Forstamt|Wimbergeramt
at	4400	48.043	14.421	4	Steyr|Garsten|Sankt Ulrich bei Steyr|Christkindl|Garsten Nord|Gmain|Kleinraming|Pergern|Rosenegg|Saaß|Sarning|Tinsting|Unterwald
at	4407	48.043	14.421	4	Steyr|Dietach|Dietachdorf|Stadlkirchen|Thann|Winkling
at	4421	48.013	14.335	3	Aschach an der Steyr|Haagen|Mitteregg|Pieslwang|Saaß
at	4431	48.076	14.461	2	Haidershofen|Brunnhof|Dorf an der Enns|Sträußl|Tröstlberg|Vestenthal
at	4432	48.133	14.517	3	Aigenfließen|Rubring
at	4441	48.033	14.483	3	Penz|Badhof|Ramingdorf|Wanzenöd
at	4442	47.933	14.6	7	Maria Neustift|Ebersegg|Gmain|Kleinraming|Kohlergraben|Kürnberg|Unterwald
at	4443	47.933	14.6	5	Maria Neustift|Ebersegg|Hohenreith|Neustiftgraben
at	4451	48.043	14.421	7	Steyr|Ternberg|Garsten|Buchholz|Kraxental|Lahrndorf|Mühlbach|Mühlbachgraben|Oberdambach|Pesendorf|Saaß|Sand|Sarning|Sonnberg|Unterdambach|Unterwald
at	4452	47.933	14.35	3	Ternberg
at	4453	47.933	14.35	3	Ternberg
at	4460	47.924	14.437	2	Losenstein|Laussa
at	4461	47.95	14.45	4	Laussa|Oberdambach|Unterlaussa
at	4462	47.883	14.45	2	Reichraming|Arzberg
at	4463	47.95	14.45	7	Laussa|Großraming|Brunnbach|Hintstein|Lumplgraben|Neustiftgraben|Oberplaißa|Pechgraben|Rodelsbach
at	4464	47.817	14.633	2	Kleinreifling
at	4470	48.214	14.476	3	Enns|Einsiedl|Enghagen am Tabor|Ental|Erlengraben|Hiesendorf|Kottingrat|Kristein|Kronau|Lorch|Moos|Rabenberg|Schieferegg|Volkersdorf
at	4481	48.219	14.418	3	Asten|Fisching|Abwinden|Raffelstetten|Erlengraben|Ipfdorf
at	4482	48.17	14.441	4	St. Valentin|Ennsdorf
at	4483	48.149	14.427	2	Hargelsberg|Angersberg|Firsching|Franzberg|Hart|Hausmanning|Penking|Pirchhorn|Schieferegg|Sieding|Thann
at	4484	48.143	14.463	2	Kronstorf|Dörfling|Hart|Kronstorfberg|Plaik|Pühring|Schieferegg|Schmieding|Stallbach|Teufelsgraben|Thaling|Thann|Unterhaus|Winkling
at	4490	48.206	14.378	3	Sankt Florian|Bruck bei Hausleiten|Bruck bei Tödling|Enzing|Fernbach|Gemering|Hausleiten|Hohenbrunn|Mickstetten|Niederfraunleiten|Oberfraunleiten|Oberndorf|Oberweidlham|Rohrbach|Samesleiten|Taunleiten|Tillysburg|Tödling|Unterweidlham|Weilling|Ölkam
at	4491	48.161	14.34	3	Niederneukirchen|Dörfl|Grünbrunn|Kiebach|Obereglsee|Ruprechtshofen|Steggraben|Untereglsee|Weichstetten
at	4492	48.143	14.378	3	Hofkirchen im Traunkreis|Harmannsdorf|Kiebach|Lanzenberg|Rappersdorf
at	4493	48.181	14.367	4	Wolfern|Goldberg|Losensteinleiten|Maria Laah
at	4501	48.139	14.228	3	Neuhofen an der Krems
at	4502	48.144	14.288	2	Nöstlbach|Sankt Marien|Grub|Kimmersdorf|Kurzenkirchen|Niederschöfring|Oberndorf|Oberschöfring|Pachersdorf|Pichlwang|Stein|Thal|Tiestling|Weichstetten
at	4511	48.139	14.228	3	Neuhofen an der Krems|Allhaming|Laimgräben|Lindach|Sipbach
at	4521	48.091	14.264	3	Schiedlberg|Droißendorf|Goldberg|Hilbern|Matzelsdorf|Oberndorf|Pichlwang|Thanstetten
at	4522	48.043	14.309	3	Sierning|Droißendorf|Matzelsdorf|Thanstetten
at	4523	48.05	14.333	3	Neuzeug|Aschach an der Steyr|Schwaming
at	4531	48.139	14.228	7	Neuhofen an der Krems|Sierning|Kematen an der Krems|Brandstatt|Burg|Gerersdorf|Halbarting|Kiesenberg|Rath|Schachen|Winden
at	4532	48.053	14.129	4	Kremsmünster|Rohr im Kremstal|Achleiten|Fierling|Furtberg|Halbarting|Haselberg|Krottendorf|Oberrohr
at	4533	48.115	14.226	2	Piberbach|Brandstatt|Pellndorf|Siedlung|Weifersdorf|Winden
at	4540	48.053	14.129	4	Kremsmünster|Bad Hall|Pfarrkirchen bei Bad Hall|Feyregg|Möderndorf|Mühlgrub|Oberrohr
at	4541	47.992	14.217	2	Adlwang|Eggmayr|Emsenhub|Mandorf|Möderndorf|Mühlgrub
at	4542	47.972	14.164	3	Nußbach|Auern|Dauersdorf|Jageredt|Natzberg|Plaschlhof|Sinzendorf
at	4550	48.053	14.129	4	Kremsmünster|Achleiten|Fierling
at	4551	48.026	14.075	2	Ried im Traunkreis|Großendorf|Hammersdorf|Maidorf|Penzendorf|Pesendorf|Rührndorf|Schachadorf|Voitsdorf|Weigersdorf|Zenndorf
at	4552	47.989	14.119	4	Wartberg an der Krems|Diepersdorf|Feyregg|Hiersdorf|Penzendorf|Schachadorf|Strienzing
at	4553	47.936	14.12	4	Schlierbach|Dauersdorf|Haselböckau|Hausmanning|Maisdorf
at	4554	47.926	14.166	5	Oberschlierbach|Hausmanning
at	4560	47.906	14.122	2	Kirchdorf an der Krems
at	4562	47.893	14.03	2	Steinbach am Ziehberg
at	4563	47.878	14.134	2	Micheldorf in Oberösterreich|Kirchdorf an der Krems|Weinzierl|Weinzierlerbrücke
at	4564	47.831	14.157	3	Klaus an der Pyhrnbahn
at	4565	47.928	14.081	2	Inzersdorf im Kremstal|Haselbäckau|Lauterbach|Magdalenaberg
at	4571	47.831	14.157	3	Klaus an der Pyhrnbahn|Kniewas|Steyrling
at	4572	47.765	14.207	2	Sankt Pankraz|Kniewas|Schalchgraben|Tambergau
at	4573	47.7	14.155	4	Hinterstoder|Vorderstoder|Hinterberg|Hutterer Böden|Mitterstoder|Tambergau|Vordertambergau
at	4574	47.713	14.227	2	Vorderstoder|Gaisriegl|Tambergau|Vordertambergau
at	4575	47.702	14.274	4	Roßleithen|Gaisriegl|Mayrwinkl|Pichl|Pießling|Rading|Schweizersberg|Vordertambergau|Walchegg
at	4580	47.722	14.328	2	Windischgarsten|Edlbach|Dambach
at	4581	47.715	14.345	2	Edlbach|Rosenau am Hengstpaß|Dambach
at	4582	47.665	14.34	3	Spital am Pyhrn|Edlbach|Fahrenberg|Gleinkerau|Mitterweng|Oberweng|Seebach
at	4591	47.887	14.258	11	Molln|Breitenau|Dambach|Ramsau
at	4592	47.897	14.231	4	Leonstein|Obergrünburg|Pernzell
at	4593	47.951	14.255	2	Obergrünburg|Pernzell|Untergrünburg|Wagenhub
at	4594	47.933	14.35	5	Ternberg|Haagen|Mitteregg|Untergrünburg|Wagenhub
at	4595	47.998	14.259	3	Waldneukirchen|Eggmair|Furtberg|Großmengersdorf|Pesendorf|Sankt Nikola|Steinersdorf
at	4596	47.971	14.269	3	Steinbach an der Steyr|Forstau|Pieslwang|Zehetner
at	4600	48.167	14.033	4	Wels|Lichtenegg|Wimpassing|Oberhaid|Laahen|Bernardin|Thalheim bei Wels|Brandln|Schafwiesen|Wispl|Au an der Traun|Oberhart|Untereisenfeld|Dickerldorf|Schleißheim|Aichberg|Berg|Bergerndorf|Blindenmarkt|Dietach|Doppelgraben|Eben|Edtholz|Gaßl|Höllwiesen|Hölzl|Kirchham|Mitterlaab|Niederthan|Nöham|Oberlaab|Oberthan|Ottstorf|Pernau|Puchberg|Roithen|Rosenau|Schauersberg|Stadlhof|Trausenegg|Unterleithen|Unterschauersberg|Waidhausen
at	4611	48.224	14.022	3	Buchkirchen|Ennsberg|Epping|Hartberg|Holzwiesen|Hundsham|Hörling|Kandlberg|Lachgraben|Luckermair|Niedergrafing|Niederhocherenz|Niederlaab|Obergrafing|Oberhocherenz|Oberperwend|Oberprisching|Radlach|Schickenhäuser|Schnadt|Sommerfeld|Spengenedt|Uttenthal|Wörist|Ötzing
at	4612	48.251	14.035	3	Scharten|Aigen|Breitenaich|Finklham|Herrnholz|Hochscharten|Kronberg|Leppersdorf|Oberndorf|Rexham|Roitham|Roithen|Sommerfeld|Steinberg|Vitta
at	4613	48.219	14.056	3	Elend|Haberfelden|Hupfau|Mistelbach bei Wels|Ottenham|Unterholz|Wolfsgrub|Öhnerhäuser
at	4614	48.183	14.117	4	Marchtrenk|Schafwiesen|Au an der Traun|Kappern|Leithen|Mitterperwend|Niederperwend|Niederprisching|Oberneufahrn|Unterhaid|Unterhart|Unterneufahrn
at	4615	48.223	14.097	2	Holzhausen|Grillparz|Jebenstein|Kranzing|Lehen|Niederprisching
at	4616	48.219	14.056	5	Bergern|Weisskirchen an der Traun|Grassing|Graßing|Hetzendorf|Schimpelsberg|Sinnersdorf|Weyerbach
at	4621	48.053	14.129	8	Kremsmünster|Sipbachzell|Giering|Leombach|Loibingdorf|Permannsberg|Rappersdorf|Schachermairdorf|Schnarrndorf
at	4622	48.131	14.144	7	Eggendorf im Traunkreis|Brunnern|Hueb|Kroisbach
at	4623	48.133	13.95	3	Gunskirchen|Au bei Hischmannsberg|Au bei Sirfling|Au bei der Traun|Aichberg|Aigen|Auholz|Baumgarting|Bichlwimm|Buchleiten|Dorf|Fallsbach|Fernreith|Grünbach|Gänsanger|Hof|Holzgassen|Holzing|Hölzl|Irnharting|Kalchau|Kappling|Kottingreith|Kranzl am Eck|Lehen|Liedering|Lucken|Luckenberg|Moostal|Niederschacher|Oberndorf|Oberriethal|Oberschacher|Pfarrhofwies|Pöschlberg|Pötzlberg|Riethal|Roith|Salling|Schlambart|Sirfling|Spraid|Straßern|Ströblberg|Thal|Vitzing|Vornholz|Waldenberg|Waldling|Wallnstorf|Wilhaming|Wimberg
at	4624	48.133	13.85	4	Pennewang|Arbing|Balding|Breitenau|Dirnberg|Felling|Graben|Horning|Hölking|Krexham|Mitterfils|Nölling|Oberfils|Parzham|Pimming|Rosenberg|Schmitzberg|Schneiting|Staffel|Stürzling|Unterfils|Unterwald|Weinzierl|Weißbach|Wiesham
at	4625	48.15	13.833	5	Offenhausen|Aigen|Amesberg|Bachstätten|Braunberg|Eglsee|Großkrottendorf|Grub|Haindorf|Holzhäuseln bei Wilhelmsberg|Humplberg|Kapsam|Kleinkrottendorf|Kohlböckhof|Kronberg|Kurzenkirchen|Maierhof|Moos|Obereggen|Osterberg|Paschlberg|Pfaffendorf|Sittenthal|Stockerberg|Stritzing|Untereggen|Voglsang|Vornholz|Weinberg|Wies|Wieshäusl|Würting
at	4631	48.205	13.956	3	Krenglbach|Achleiten|Alkrucken|Au|Elmischhub|Forst|Geigen|Geisensheim|Gfereth|Gölding|Haag|Haiding|Holzhäuser|Kalteneck|Katzbach|Nadernberg|Oberham|Radgattern|Schmiding|Unrading|Wieshof|Wundersberg|Wörist|Öhlgraben
at	4632	48.185	13.899	2	Pichl bei Wels|Ach|Aichet|Aichmühl|Am Irrach|Angsterlehen|Auhub|Brandstatt|Breitwies|Buchet|Dingberg|Etzelsdorf|Fadleiten|Falzberg|Franzing|Freiung|Geisensheim|Haag|Hochwimm|Holzhäuser|Inn|Jägersberg|Kaiserleiten|Kerschberg|Krottendorf|Lechlödt|Malling|Mitterleiten|Mitterndorf|Moosleiten|Nisting|Oberirrach|Oberndorf|Oberthambach|Pfaffendorf|Pröstlsberg|Puchet|Pühret|Schalbach|Schmiedsberg|Schnappling|Schnittering|Schustersberg|Silbersberg|Stadl|Steinpichl|Sulzbach|Trappelsberg|Unterirrach|Unterthambach|Uttendorf|Waldgattern|Weilbach|Weinberg|Winkelfeld|Ödt
at	4633	48.179	13.841	3	Steinerkirchen am Innbach|Kematen am Innbach|Breitwies|Bubendorf|Burghartsberg|Burgstall|Gaubing|Grübl|Moos|Oberdoppl|Oberholzing|See|Straß|Unterdoppl|Unterholzing|Weilbach|Wiesing
at	4641	48.1	14.017	7	Oberhart|Steinhaus|Forstberg|Oberschauersberg|Taxlberg|Traunleiten|Unterhart
at	4642	48.067	14.05	5	Sattledt|Dirnberg|Giering|Heiligenkreuz|Maidorf|Oberautal|Oberhart|Pochendorf|Rappersdorf|Unterhart
at	4643	47.96	14.017	4	Pettenbach|Steinbach am Ziehberg|Dürndorf|Etzelsdorf|Gundendorf|Hammersdorf|Lungendorf|Magdalenaberg|Mayersdorf|Mitterndorf|Pratsdorf|Steinfelden
at	4644	47.855	13.956	5	Grünau im Almtal|Mühldorf|Viechtwang|Scharnstein|Sankt Konrad|Dorf
at	4645	47.855	13.956	3	Grünau im Almtal|Mühldorf
at	4650	48.093	13.874	4	Lambach|Schlatt|Edt bei Lambach|Aichham|Aigen|Bergern|Brandstatt|Breitenberg|Fischerau|Fluchtwang|Graben|Hagenberg|Holzmanning|Hölzlberg|Klaus|Kreisbichl|Kropfing|Laimberg|Lehen|Mairlambach|Mernbach|Mitterberg|Niederschwaig|Niederzeiling|Oberroithen|Oberzeiling|Roith|Saag|Schmidhub|Schußstatt|Sperr|Unterroithen|Winkling|Ziegelstadl
at	4651	48.083	13.85	4	Stadl-Traun|Stadl-Hausruck|Stadl-Ufer
at	4652	48.079	13.958	3	Steinerkirchen an der Traun|Fischlham|Almegg|Atzing|Atzmannsdorf|Eden|Eggenberg|Forstberg|Frohnhofen|Gundersdorf|Hafeld|Hammersedt|Heitzing|Hummelberg|Kriegsham|Laherberg|Linden|Niederheischbach|Oberaustall|Oberheischbach|Ornharting|Pesenlittring|Reuharting|Ritzendorf|Schnelling|Seebach|Stockham|Sölling|Taxlberg|Wollsberg|Zauset
at	4653	48.044	13.983	3	Eberstalzell|Albenedt|Hallwang|Ittensam|Littring|Mayersdorf|Spieldorf|Wipfing
at	4654	48.067	13.9	3	Wimsbach|Aigen|Au|Bachloh|Bergham|Dorfham|Ellnkam|Giering|Haag|Haidermoos|Kößlwang|Neydharting|Traun
at	4655	48.004	13.921	3	Vorchdorf|Adlhaming|Aggsbach|Albenedt|Berg|Eggenberg|Eichham|Einsiedling|Falkenohren|Feldham|Fischböckau|Heitzing|Hötzelsdorf|Lederau|Moos|Mühltal|Oberhörbach|Pappelleiten|Peintal|Point|Radhaming|Reuharting|Schart|Seyrkam|Theuerwang|Unterhörbach|Ursprung|Weidach
at	4656	47.982	13.822	6	Laakirchen|Kirchham|Bergham|Danzlau|Edtholz|Eisengattern|Feichtenberg|Guggenberg|Hagenmühle|Hilzing|Hüttenboden|Im Tal|In der Au|Kaltenmarkt|Kampesberg|Kogl|Krottendorf|Laizing|Laudachtal|Steg|Wahl|Windberg
at	4661	48.024	13.822	2	Roitham|Edt bei Lambach|Altmanning|Au|Auholz|Außerpühret|Außerroh|Bichlbauer|Bühl|Deising|Edtmayer|Innerroh|Kemating|Kirnbach|Lebl-Roith|Magling|Mitterbuch|Nöstling|Oberbuch|Palmsdorf|Sandgasse|Stötten|Unterpühret|Vornbuch|Wangham|Watzing
at	4662	47.982	13.822	4	Laakirchen
at	4663	47.982	13.822	4	Laakirchen
at	4664	47.982	13.822	4	Laakirchen|Kranabeth|Moosham|Oberweis
at	4671	48.1	13.817	4	Neukirchen bei Lambach|Aichkirchen|Aming|Brunngasse|Dorf|Eisgering|Getzing|Gewerbepark Neukirchen bei Lambach|Hof|Hofern|Iming|Ingerendt|Löpperding|Niederharrern|Nopping|Oberschwaig|Pisdorf|Pitting|Puch|Rabenberg|Roitfeld|Schörgendorf|Spöck|Stroham|Stötten|Voglhub|Weinberg|Willing
at	4672	48.16	13.784	3	Oberndorf bei Schwanenstadt|Bachmanning|Pühret|Bachmannsberg|Hundhagen|Klind|Kohlgrub|Krottendorf|Oberseling|Unterseling|Weingarten
at	4673	48.143	13.736	2	Gaspoltshofen|Edt am Stömerberg|Aspoltsberg|Bachhäuseln|Baumgarting|Bernhartsdorf|Bugram|Eggerding|Fading|Felling|Föching|Gramberg|Grub|Hairedt|Hinterleiten|Hofing|Hub|Höft|Hörbach|Hörmeting|Kirchdorf|Kronleiten|Leithen|Mairhof|Moos|Niederbauern|Obeltsham|Oberbergham|Obergrünbach|Oberhöftberg|Ohrenschall|Seiring|Sölliberg|Unteraffnang|Unterbergham|Untergrünbach|Unterhöftberg|Watzing
at	4674	48.133	13.683	3	Altenhof am Hausruck|Buchleiten|Gröming|Holzing|Lenglach|Mösenedt|Mühlbach|Oberaffnang|Oberepfenhofen|Obergmain|Unterepfenhofen|Untergmain|Weinberg
at	4675	48.183	13.7	3	Weibern|Auhäuseln|Buch|Dirisam|Einberg|Eitzenberg|Fuchshub|Grub|Gründling|Hofreith|Niederndorf|Ortmanau|Pesendorf|Schachenreith|Schwarzgrub|Schwarzschachen|Seewiesen|Stüblreith|Trattnach|Unterlehen|Untermeggenbach
at	4676	48.187	13.742	3	Aistersheim|Edt bei Lambach|Augassen|Auwiesen|Grub|Haid|Haidenheim|Himmelreich|Kottingaistersheim|Mühlberg|Pöttenheim|Rakesing|Thalheim|Viertlbach
at	4680	48.184	13.644	2	Haag am Hausruck|Aubach|Bachleiten|Brunnberg|Buchegg|Ditting|Dorf|Eidenedt|Geierau|Gotthaming|Grolzham|Hatscheksiedlung|Hinteregg|Hochfeld|Hundassing|Kreuzerfeld|Kruglug|Leiten|Letten|Lugendorf|Luisenhöhe|Manichgattern|Niedernhaag|Obermeggenbach|Oberntor|Pramwald|Rampersdorf|Reischau|Starhemberg|Steinpoint
at	4681	48.206	13.681	2	Rottenbach|Frei|Großwaldenberg|Holzhäuseln|Höbeting|Innernsee|Kleinwaldenberg|Lamperstorf|Mösenpoint|Mühllehen|Parz|Pommersberg|Poppenreith|Schachet|Stötten|Watzing|Weeg|Winkling
at	4682	48.153	13.634	2	Geboltskirchen|Aigen|Arming|Aspet|Bergham|Brunau|Buchet|Buchleiten|Erlet|Gschwendt|Holzhäuseln|Langau|Leithen|Lucka|Marschalling|Niederentern|Oberentern|Odelboding|Piesing|Polzing|Reitting|Roßwald|Scheiben|Stein|Thalham|Trattnach|Traunhof|Wiesing|Wilding|Zeißerding
at	4690	48.055	13.775	4	Schwanenstadt|Stadl-Hausruck|Oberndorf bei Schwanenstadt|Rüstorf|Pitzenberg|Rutzenham|Edt bei Lambach|Aich|Anzental|Bach|Bergern|Ebersäuln|Eglau|Ennsberg|Glatzing|Hart|Hof|Höck|Johannisthal|Kaiseredt|Kaufing|Kirchdorf|Kochlöffling|Kreut|Lebertsham|Litzing|Mitterberg|Mitterbergholz|Mühlparz|Mühlwang|Neudorf|Niederholzham|Pfaffenberg|Philippsberg|Pichl|Pitzenbergholz|Römerberg|Staig|Winkl
at	4691	48.072	13.789	2	Schlatt|Apeding|Asperding|Breitenschützing|Herrenschützing|Hinterschützing|Hörweg|Oberharrern|Römerberg|Weikharting
at	4692	48.1	13.75	4	Niederthalheim|Bergham|Hainbach|Hehenberg|Iming|Kaiting|Koppl|Kroißbach|Laah|Moos|Niederau|Oberau|Obersteindlberg|Penetzdorf|Pengering|Rankar|Salfing|Untersteindlberg|Viert|Windham|Wufing
at	4693	48.017	13.767	2	Desselbrunn|Edt bei Lambach|Berg|Brauching|Bubenland|Buchleiten|Deutenham|Fallholz|Feldham|Haus|Hofstätten|Hub|Kreut|Oberhaidach|Roith|Sicking|Traunwang|Unterhaidach|Viecht|Windern
at	4694	47.961	13.791	5	Ohlsdorf|Edt bei Lambach|Aichlham|Aupointen|Edlach|Ehrendorf|Ehrenfeld|Föding|Großreith|Hafendorf|Hildprechting|Hochbau|Hochleithen|Holzhäuseln|Irresberg|Kleinreith|Kohlwehr|Obernathal|Oberthalham|Parz|Peiskam|Penesdorf|Ruhsam|Sandhäuslberg|Traich|Unternathal|Unterthalham|Weinberg
at	4701	48.23	13.919	3	Bad Schallerbach|Gebersdorf|Müllerberg|Schönau
at	4702	48.23	13.919	3	Bad Schallerbach|Wallern an der Trattnach|Bergern|Breitwiesen|Edlgassen|Furth|Grub|Hilling|Holz|Holzhäuser|Hungerberg|Kitzing|Malling|Mauer|Parzham|Uttenthal|Weghof|Winkeln
at	4707	48.227	13.905	3	Schlüßlberg|Aigendorf|Alte Rosenau|Am Kröpflmühlerberg|Anzenberg|Atschenbach|Au|Brandhof|Buchet|Dingbach|Fischleithen|Fürth|Gewerbepark|Haid|Handelspark|Hiererberg|Hiering|Kehrbach|Kochlöffleck|Kröpflmühle|Kumpfhub|Margarethen|Mitterndorf|Niederndorf|Oberschaffenberg|Parz|Pühret|Rosenau|Rosengarten|Schaffenberg|Schnölzenberg|Sonnwies|Straßfeld|Tegernbach|Thal|Trattenegg|Unternberg|Weinberg|Wintersberg
at	4710	48.233	13.833	4	Grieskirchen|Pollham|Sankt Georgen bei Grieskirchen|Tollet|Aigen|Edt|Egg|Ferdinand-Huber-Siedlung|Forsthof|Grub|Hainbuch|Hiering|Hornesberg|Jörgerberg|Kaltenbach|Kickendorf|Kolbing|Kroisbach|Lahof|Maximilian|Moosham|Neuwies|Niederweng|Obersteinbach|Oberwödling|Parz|Paschallern|Pollhamerwald|Schmidgraben|Schwabegg|Schönau|Stein|Steindlberg|Stritzing|Tolleterau|Unternberg|Untersteinbach|Vierhausen|Wackersbuch|Wimm|Winkeln
at	4712	48.288	13.831	3	Michaelnbach|Aichet bei Grub|Aichet bei Kiesenberg|Armau|Gaisedt|Grub|Haid|Haus|Hilpetsberg|Holzing|Kiesenberg|Krumbach|Mairdoppl|Minithal|Niederndorf|Niederwödling|Oberfurth|Oberreitbach|Oberspaching|Pollesbach|Reichenau|Schappenedt|Schickenedt|Schmidgraben|Schölmlahn|Seiblberg|Spöck|Stefansdorf|Stockedt|Unterfurth|Unterreitbach|Weiking|Zelli
at	4713	48.21	13.81	2	Gallspach|Diesting|Enzendorf|Gferedt|Niederndorf|Schützendorf|Thall|Thongraben|Vierhausen|Vornwald|Wies
at	4714	48.16	13.784	5	Oberndorf bei Schwanenstadt|Meggenhofen|Breinroith|Breitwies|Bruckhof|Egg|Erlet|Etnischberg|Felling|Freinberg|Gferet|Hart|Hirm|Holzackern|Holzhäuseln bei Hart|Holzhäuseln bei Wilhelmsberg|Inn|Kirchberg|Kröstlinghof|Langdorf|Linet|Moos|Niederbuch|Niederetnisch|Oberetnisch|Obergallspach|Pfarrhofsberg|Radhof|Rahof|Roitham|Schlatt|Straß|Trappenhof|Vornbuch|Wald|Wilhelmsberg|Wimm|Zwisl
at	4715	48.247	13.748	3	Taufkirchen an der Trattnach|Adrischendorf|Aich|Aichet|Altenhof|Brandstetten|Damberg|Dietensam|Eiblhub|Erb|Fellhof|Fürstling|Gries|Grubhof|Gstötten|Haslau|Hehenberg|Helmling|Hofmaning|Holz|Keneding|Korntnerberg|Mödlbach|Niedertrattnach|Oberolzing|Obertrattbach|Obertrattnach|Odlboding|Ragering|Reischau|Roith|Schröttenham|Stadlberg|Stockwies|Unterolzing|Unterstetten|Untertrattbach|Vatersam|Weidenau|Widldorf|Winkl
at	4716	48.244	13.795	4	Pichl bei Wels|Hofkirchen an der Trattnach|Aigen|Brunham|Gassen|Hof|Jungroith|Panbruck|Regnersdorf|Ruhringsdorf|Schallbach|Sinzing|Sommerfeld|Strötting|Weng
at	4720	48.273	13.728	6	Neumarkt im Hausruckkreis|Pötting|Kallham|Aigen|Albrechtsberg|Aschau|Aspeth|Au|Auing|Baumgarten|Birnsteig|Dürrnaschach|Ebergassen|Endt|Erlach|Flenkengrub|Frauenhub|Geßwagen|Güttling|Hading|Henning|Hof|Holzhäuseln|Holzleithen|Häuseln am Holz|Itzling|Kainzing|Kallhamerdorf|Kimpling|Kirchbach|Kledt|Kronlach|Lehen|Mairdoppl|Mairhof|Moos|Niederleithen|Oberaschach|Obereibach|Oberhof|Obernfurth|Obernfürth|Oberrühringsdorf|Obersameting|Parzleithen|Pauzenberg|Pehring|Penzing|Poing|Puchet|Putzenbach|Rumpfendopl|Schildorf|Sixberg|Spielmannsberg|Stockham|Straßhof|Sumeding|Unternfurth|Unternfürth|Unterrühringsdorf|Untersameting|Wachling|Weireth|Wies|Wiesing|Würzberg
at	4721	48.323	13.688	4	Altschwendt|Altenseng|Danrath|Fasthub|Hausmanning|Putzenbach|Rien|Rödham|Urleinsberg|Wohlmarch
at	4722	48.345	13.772	3	Peuerbach|Steegen|Achleiten|Adenbruck|Aichet|Asing|Besenberg|Blindenau|Brandstätten|Breitau|Bruck an der Aschach|Buch|Dunkenedt|Eckartsroith|Enzing|Erleinsdorf|Feichten|Freiling|Fuchshub|Greinsfurth|Griesbach|Gschwendthäuser|Haargassen|Holzleithen|Hub|Höhenstein|Hötzmannsberg|Itzling|Kastlingeredt|Kirchenfeld|Krottenthal|Köppensteegen|Langenpeuerbach|Leithen|Mittereibach|Mühlbrenning|Niederaching|Niederensfelden|Niederweiding|Nußbaum|Oberaching|Oberbubenberg|Obererleinsbach|Oberndorf|Oberngrub|Oberweiding|Ort an der Straß|Parz am Öhlstampf|Parz bei Gattern|Pfarrhofheuberg|Prambeckenhof|Pühret|Ranna|Ratzling|Rittberg|Sallet|Schieferhub|Spielmannsberg|St. Pius|Staureth|Stefansdorf|Steinbruck|Steingrüneredt|Stieglhof|Sölden an der Straß|Teucht|Thomasberg|Unterbubenberg|Untereibach|Untererleinsbach|Unterheuberg|Unterndobl|Untertreßleinsbach|Untwüsten|Urleinsberg|Usting|Vest|Waasen|Waasnerau|Weireth|Windprechting|Winkl
at	4723	48.397	13.75	3	Natternbach|Au bei Ed|Au bei Natternbach|Baumühl|Berndorf|Bernrad|Dopl|Eck|Ed|Entholz|Fronberg|Gaisbuchen|Gschaid|Haibach|Hairet|Hochstraß|Hungberg|Hörmating|Hörzingerwald|Kapping|Kirchberg|Knotzberg|Kreuz|Lichtberg|Moos|Oberhörzing|Obermaggau|Obertresleinsbach|Pfeneberg|Pötzenau|Pötzling|Püret|Reiting|Rittberg|Schmiedparz|Tal|Traunolding|Untereck|Unterhörzing|Untermaggau|Wolfgrub
at	4724	48.406	13.782	3	Neukirchen am Walde|Eschenau im Hausruckkreis|Aigen|Altenberg|Baumgarten|Eben bei Sankt Sixt|Erledt|Feuermühl|Frankengrub|Gferedt|Graspoint|Hagenberg|Hasledt|Hausleithen|Hech|Hengstberg|Hofing|Hofingerleithen|Hofstetten|Hungberg|Höllberg|Inzing|Jebing|Kirchberg|Knotzberg|Königshub|Mehring|Mehringerau|Mitteraubach|Moosau|Mäusburg|Neubach|Oberaubach|Oberbuchberg|Obergermating|Polstergrub|Pühret|Rath|Reith|Salling|Schachen|Spattenbrunn|Stilzing|Stocket|Straß bei Sankt Sixt|Unteraubach|Unterbuchberg|Untergermating|Untergrub|Veitsberg|Vilzbach|Vorau|Waldbach|Weibing|Willing|Winklpoint|Zierreit
at	4725	48.479	13.737	6	Sankt Aegidi|Adelsgrub|Au|Breitenau|Dorf|Dornedt|Eben|Edern|Flenkental|Fraunhof|Grübl|Gschwendt|Hackendorf|Henndorf|Höllau|Innerleiten|Kahlberg|Kößlau|Lehen|Maierhof|Mittelbach|Mühlbach|Oberleiten|Panholz|Prünst|Reisedt|Reiting|Sagedt|Schauern|Simling|Stadl|Steinedt|Tullern|Voglgrub|Walleiten|Wallern|Witzenedt|Zimmerleiten
at	4730	48.328	13.839	3	Aschach an der Donau|Waizenkirchen|Anrath|Auweidenholz|Auwies|Bergern|Breitwies|Brunnwald|Bäckenhof|Dittenbach|Eitzenberg|Esthofen|Gewerbepark Süd|Grillparz|Gugerling|Hausleiten|Hech|Holzing|Hueb bei Lindbruck|Hueb bei Manzing|Imperndorf|Inzing|Keppling|Kollerbichl|Kranabithen|Kropfleiten|Lindbruck|Löwengrub|Moospolling|Niederndorf|Niederspaching|Obergschwendt|Oberviehbach|Oberwegbach|Parzham|Prambacherholz|Punzing|Purgstall|Röckendorferholz|Schurrerprambach|Schöffling|Sittling|Steinparz|Stillfüssing|Stroiß|Thall|Thallham|Untergschwendt|Unterheuberg|Unterviehbach|Unterwegbach|Waikhartsberg|Waldweidenholz|Weg|Weidenholz|Willersdorf|Wölflhof
at	4731	48.317	13.905	3	Prambachkirchen|Andrichsberg|Baumgarten|Birihub|Dachsberg|Gallham|Gföll|Gföllnerwald|Großsteingrub|Grüben|Gschnarret|Hundswies|Kleinsteingrub|Kleinstroheim|Langstögen|Mairing|Manzing|Mittergallsbach|Oberdoppl|Obereschlbach|Oberfreundorf|Obergallsbach|Pertmannshub|Prattsdorf|Ritzing|Sallmannsberg|Stallberg|Steinbruch|Taubing|Unterbruck|Unterdoppl|Untereschlbach|Untergallsbach|Unterprambach|Uttenthal|Watzenbach|Weinberg|Weinzierlbruck
at	4732	48.285	13.881	2	Sankt Thomas|Aigelsberg|Ebenstraß|Eppenedt|Großgerstdopl|Kirnwies|Kleingerstdoppl|Lameth|Mitterwinkl|Naichet|Niederwinkl|Oberprambach|Ramesedt|Reith|Schmidgraben|Straß|Wimm
at	4733	48.355	13.82	4	Heiligenberg|Andling|Au|Bach|Bruck|Eitzenberg|Freindorf|Grub|Haid|Irrenedt|Laab|Maiden|Moos|Oberleiten|Schörgendorf|Süssenbach|Wassergraben
at	4741	48.232	13.666	2	Wendling|Dötzledt|Eck|Fellhof|Gassen|Gugenedt|Hareding|Hub|Kubing|Lehen|Märzendorf|Oberhof|Oberhöglham|Pauredt|Penesedt|Perndorf|Rappoltsberg|Still|Unterhöglham|Weberndorf|Weeg|Zupfing
at	4742	48.235	13.606	2	Pram|Asbach|Bernhartsleiten|Bruck|Doppl|Durrach|Echtsberg|Edt|Feldegg|Forsthub|Gattring|Gerhartsbrunn|Gewerbepark|Gries|Großpoxruck|Grübl|Gstöcket|Hebetsberg|Hochhub|Irringsdorf|Kleinpoxruck|Klinget|Kornrödt|Lucka|Lughof|Oberprenning|Pramberg|Rabenberg|Rabenthal|Renhartsberg|Rotten|Rühring|Schulterzucker|Standharting|Steinbruck|Straß|Unterleiten|Unterprenning|Viertlbach|Wallner|Wimm
at	4743	48.237	13.547	3	Peterskirchen|Aggstein|Brenning|Böcklarn|Dorf|Eschlried|Hilligan|Maierhof|Manhartsberg|Manhartsgrub|Mari|Maribach|Osternach|Untermauer|Wolketsedt
at	4751	48.283	13.594	2	Altmannsdorf|Augendobl|Außerjebing|Dorf|Großreiting|Habetswohl|Hinterndobl|Kleinreiting|Kumpfmühl|Lohndorf|Mitterjebing|Mundorfing|Natzing|Obernparz|Parting|Pimingsdorf|Roiding|Schacha|Schatzdorf|Stögen|Thalling|Vorderndobl|Weigljebing
at	4752	48.302	13.635	2	Riedau|Achleiten|Baumgarten|Bayrisch-Habach|Berg|Birkenallee|Habach|Ottenedt|Pomedt|Schwaben|Schwabenbach|Stieredt|Vormarkt|Wildhag
at	4753	48.265	13.573	2	Taiskirchen im Innkreis|Aichet|Altmannsdorf|Arling|Baumgarten|Brandstätten|Breitenried|Bruckleiten|Edtleiten|Ellerbach|Flohleiten|Gansing|Gotthalmsedt|Günzing|Helfingsdorf|Hohenerlach|Jebing|Jedretsberg|Kainzing|Kleingaisbach|Kühdobl|Lacken|Lindet|Petersham|Sittling|Tiefenbach|Unterbreitenried|Wiesenberg|Wietraun|Wohleiten|Wolfsedt|Zahra
at	4754	48.266	13.526	3	Andrichsfurt|Albertsedt|Furt|Gehnbach|Irger|Krammern|Moosedt|Pötting|Raschhof|Steingreß|Straß|Walchshausen|Weilhart
at	4755	48.316	13.629	3	Zell an der Pram|Aiglbrechting|Bernetsedt|Blümling|Brandesleiten|Dobl|Dorf|Eichberg|Fuckersberg|Gmeinedt|Habekendobl|Hausmanning|Hellwagen|Holzedt|Hub|Jebling|Krena|Obergriesbach|Ornetsedt|Point|Reischenbach|Schwarzgrub|Sienleiten|Stögen|Tischling|Weireth|Wiesing|Wildhag|Willing|Würting
at	4760	48.352	13.647	2	Raab|Bründl|Brünning|Einburg|Gautzham|Großprambach|Kleinpireth|Krennhof|Niederham|Oberspitzling|Pausing|Rackersedt|Riedlhof|Thal|Ungering|Weeg
at	4761	48.388	13.648	2	Enzenkirchen|Bimmersdorf|Goldberg|Hacking|Heitzing|Hintersberg|Jagern|Kenading|Kriegen|Matzing|Mühlwitraun|Oberau|Oberleiten|Ratzenbach|Ruprechtsberg|Schwarzenberg|Straßwitraun|Ungernberg
at	4762	48.361	13.686	2	Sankt Willibald|Aichet|Antlangkirchen|Geiselham|Gschaid|Landersberg|Oberantlang|Patrichsham|Reiting|Wamprechtsham
at	4770	48.371	13.574	3	Andorf|An der Fernstraße|Autzing|Bach|Basling|Bruck|Burgerding|Eberleinsedt|Edt bei Heitzing|Edt beim Pfarrhof|Erlau|Gerolding|Getzing|Großpichl|Großschörgern|Haula|Hebertspram|Heitzing|Heitzingerau|Hier|Hof|Humerleiten|Hutstock|Hörzberg|Hötzenedt|Hötzlarn|Kleinpichl|Kleinschörgern|Kreilern|Kurzenkirchen|Laab|Lauterbrunn|Lichtegg|Linden|Lohstampf|Matzing|Mayrhof|Niederhartwagen|Niederleiten|Oberndorf|Pimpfing|Pram|Pranzen|Rablern|Radlern|Schießedt|Schulleredt|Schärdingerau|Seifriedsedt|Teuflau|Untergriesbach|Winertsham|Winertshamerau|Winteraigen
at	4771	48.397	13.598	3	Sigharting|Doblern|Grub|Hacking|Oberhaigen|Thal|Thalmannsbach|Unterhaigen|Wurmsdobl
at	4772	48.318	13.513	4	Lambrechten|Augental|Blindendorf|Breiningsdorf|Breitenberg|Bruck|Ellerbach|Gerhagen|Gupfing|Hutstock|Kromberg|Messenbach|Neundling|Rabenstreit|Reichergerhagen|Reschenedt|Sonnleiten|Winkl|Wohlmuthen
at	4773	48.349	13.477	3	Eggerding|Bernedt|Edenaichet|Edenrad|Hackledt|Hof|Hundshagen|Höribach|Maasbach|Maihof|Ranseredt|Wernhartsgrub
at	4774	48.387	13.451	4	Sankt Marienkirchen bei Schärding|Andiesen|Bach|Bernedt|Bodenhofen|Dietraching|Dietrichshofen|Großwiesenhart|Grub|Hackenbuch|Holzleithen|Hub|Kleinwiesenhart|Lindenedt|Niederham|Oberfucking|Schratzberg|Singern|Stocket|Unterfucking|Wernhartsgrub
at	4775	48.411	13.54	2	Taufkirchen an der Pram|Aichberg|Aichedt|Bachschwölln|Baumgarten|Berg|Berndobl|Brauchsdorf|Brunedt|Feicht|Furth|Furth-Pfaffing|Gadern|Gmeinau|Haberedt|Holzing|Hundshagen|Höbmannsbach|Höbmannsdorf|Igling|Jechtenham|Kapelln|Kleinwaging|Laufenbach|Leoprechting|Maad|Oberpramau|Pfaffingdorf|Pram|Schwendt|Unterpramau|Wagholming|Wimm|Windten|Wolfsedt
at	4776	48.413	13.572	3	Diersbach|Alfersham|Angsüß|Antersham|Bartenberg|Bernolden|Brunnern|Buchet|Dobl|Eden|Edenwiesen|Erledt|Etzelbach|Froschau|Großwaging|Gumping|Hartwagen|Herrnberg|Hochegg|Igling|Inding|Kalling|Kindling|Kobledt|Mayberg|Mitterndorf|Mörstalling|Oberedt|Raad|Schmidsedt|Schwabenhub|Sinzing|Sonndorf|Unterholzen
at	4777	48.351	13.493	3	Mayrhof|Heiligenbaum|Oberndorf
at	4780	48.452	13.44	4	Schärding Vorstadt|Aigerding|Allerheiligen|Brunnwies|Kreuzberg|Schärding Innere Stadt
at	4782	48.441	13.443	4	Sankt Florian am Inn|Aigerding|Allerding|Badhöring|Bubing|Buch|Edt|Etzelsdorf|Gopperding|Grub|Haid|Kalchgrub|Oberhofen|Oberteufenbach|Otterbach|Pramerdorf|Pramhof|Rahaberg|Rainding|Samberg|Steinbach|Stocket|Unterteufenbach|Vielsassing
at	4783	48.508	13.461	2	Wernstein am Inn|Fraunhof|Göpping|Hofötz|Linden|Rutzenberg|Sachsenberg|Schafberg|Stöbichen|Wimberg|Zwickledt|Öhret
at	4784	48.521	13.498	3	Schardenberg|Achleiten|Amelreiching|Asing|Bach|Dierthalling|Edt|Entholz|Fraunhof|Gattern|Grub|Ingling|Kinham|Lindenberg|Luck|Schönbach|Wibling|Winkl
at	4785	48.566	13.514	2	Freinberg|Anzberg|Bach|Haibach|Hanzing|Hinding|Kritzing|Lehen|Saming
at	4786	48.468	13.461	3	Brunnenthal|Atzmanning|Brunnwies|Dobl|Eggersham|Haraberg|Hueb|Kapfham|Korneredt|Kreuzberg|Reikersberg|Wallensham
at	4791	48.455	13.535	3	Rainbach im Innkreis|Eggenberg|Haselbach|Hauzing|Hingsham|Höbmannsbach|Höcking|Höretzberg|Kapfham|Korneredt|Luck|Ortenholz|Pfaffing|Randolfing|Salling|Sinzing|Steinberg|Sumetsrad|Weizenau|Wienering
at	4792	48.483	13.567	3	Münzkirchen|Eisenbirn|Eitzenberg|Englhaming|Feicht|Ficht|Freundorf|Füchsledt|Geibing|Ginzlberg|Hötzenberg|Landertsberg|Langendorf|Ludham|Prackenberg|Raad|Schießdorf|Steinerzaun|Wilhelming
at	4793	48.481	13.617	2	Altendorf|Aschenberg|Au|Danedt|Ebertsberg|Ginzldorf|Höll|Jetzingerdorf|Kössldorf|Oberndorf|Penzingerdorf|Razing|Schnürberg|Steinerzaun|Watzing|Wienetsdorf
at	4794	48.44	13.658	3	Kopfing im Innkreis|Au|Beharding|Dürnberg|Engertsberg|Entholz|Glatzing|Grafendorf|Hub|Kahlberg|Kenading|Kimleinsdorf|Knechtelsdorf|Kopfingerdorf|Leithen|Matzelsdorf|Mitteredt|Neukirchendorf|Paulsdorf|Pratztrum|Raffelsdorf|Rasdorf|Ruholding|Straß|Wollmannsdorf
at	4800	48.017	13.717	7	Attnang|Puchheim|Niederstraß|Pühret|Aham|Aichet|Altensam|Deutenham|Hohenbaumgarten|Landertsham|Lehen|Moosham|Oberstraß|Schlierberg|Sicking|Sonnleithen|Steinhübl|Unterpilsbach|Wankham
at	4801	47.902	13.764	4	Altmünster|Traunkirchen|Eben|Mühlbach
at	4802	47.807	13.779	5	Ebensee|Kohlstatt|Lahnstein|Langwies|Oberlangbath|Offensee|Plankau|Rindbach|Roith|Trauneck|Unterlangbath
at	4810	47.918	13.799	2	Gmunden|Altmünster|Gschwandt|Buchen|Eck|Moosham|Neuhofen
at	4812	47.875	13.711	6	Neukirchen|Pinsdorf|Aurachkirchen|Buchen|Fraunsdorf|Gmundnerberg|Großkufhaus|Innergrub|Mairhof|Moos|Neuhofen|Pinsdorfberg|Preinsdorf|Purndorf|Rittham|Steinbichl|Wiesen|Wolfsgrub
at	4813	47.902	13.764	3	Altmünster|Neukirchen|Ebenzweier|Eck|Gmundnerberg|Grasberg
at	4814	47.875	13.711	4	Neukirchen|Eben|Grasberg|Kasten
at	4816	47.982	13.822	4	Laakirchen|Gschwandt|Oberndorf bei Schwanenstadt|Moosham
at	4817	47.935	13.846	5	Gschwandt|Sankt Konrad|Dorf|Edt|Kogl|Steg
at	4820	47.704	13.629	3	Reiterndorf|Bad Ischl|Haiden|Kaltenbach|Steinfeld|Ahorn|Eck|Hinterstein|Jainzen|Kreutern|Kößlbach|Lindau|Mitterweißenbach|Perneck|Rettenbach|Roith|Steinbruch|Sulzbach
at	4821	47.706	13.609	2	Kaltenbach|Lauffen|Sulzbach
at	4822	47.665	13.608	4	Anzenau|Au|Edt|Goisern|Gschwandt|Görb|Herndl|Kogl|Lasern|Muth|Obersee|Pichlern|Posern|Primesberg|Pötschen|Ramsau|Rehkogl|Reitern|Riedln|Sankt Agatha|Sarstein|Solbach|Stambach|Steeg|Steinach|Unterjoch|Untersee|Weißenbach|Wiesen|Wildpfad|Wurmstein
at	4823	47.591	13.653	2	Gosauzwang
at	4824	47.584	13.534	3	Gosau
at	4825	47.584	13.534	3	Gosau
at	4830	47.562	13.649	2	Hallstatt|Lahn|Salzberg
at	4831	47.557	13.687	2	Obertraun|Winkl
at	4840	48.017	13.65	2	Vöcklabruck|Dürnau|Schöndorf|Wagrain|Dörfl|Am Landlberg|Buchleiten|Diesenbach|Freileiten|Kirchberg|Kirchstetten|Oberhaus|Oberpilsbach|Pfarrerfeld|Untereinwald|Unterpilsbach|Vornbuch|Wegscheid|Ziegelwies
at	4841	48.05	13.617	2	Ungenach|Ainwalding|Außerhafling|Billichsedt|Brunau|Brunngstaudet|Dornet|Einwald|Engelsheim|Fuchsberg|Grillmoos|Haag|Heitzing|Heuweg|Hocheck|Hochmoos|Innerhafling|Jocheredt|Kellner|Kien|Kirchholz|Kochberg|Kronberg|Mittereinwald|Mitterschlag|Mösl|Natternberg|Obereinwald|Oberleim|Pohn|Pohnedt|Rametsberg|Reichering|Schmidham|Unterleim|Vorderschlag|Zahnhof|Zehentpoint
at	4842	48.067	13.583	3	Zell am Pettenfirst|Bruck|Burgstall|Ehwalchen|Franzeneck|Gerhardsberg|Gewerbestraße|Heinrichsberg|Hinteredt|Hinterschachen|Hochrain|Kalletsberg|Ketzerhub|Kopplbrenn|Kreuth|Pettenfirst|Roith|Schablberg|Schierling|Schwarzland|Vornholz|Wegleithen|Wolfsdoppl
at	4843	48.032	13.639	6	Ampflwang|Aigen|Buchleiten|Eitzing|Hinterschlagen|Innerleiten|Lukasberg|Ort|Rabelsberg|Rödleiten|Schachen|Scheiblwies|Schmitzberg|Siedlung|Vorderschlagen|Waldpoint|Wassenbach|Wörmansedt
at	4844	47.998	13.672	3	Schalchham|Regau|Dornet|Geidenberg|Himmelreich|Illingbuch|Lahn|Lixlau|Oberlixlau|Oberregau|Preising|Pürstling|Riedl|Roith|Schacha|Schönberg|Zaissing
at	4845	48.032	13.639	6	Alm|Dorf|Eck|Hattenberg|Hinterbuch|Hub|Kirchberg|Mairhof|Neudorf|Oberkriech|Pilling|Reith|Ritzing|Rutzenmoos|Stölln|Tiefenweg|Unterkriech|Weiding|Wiesen
at	4846	48.032	13.639	3	Redlham|Au|Einwarting|Erlau|Fisching|Gewerbepark Mitte|Gewerbepark Ost|Gewerbepark West|Hainprechting|Jebing|Landertsham|Piesing|Sonnfeld|Tuffeltsham
at	4849	48.033	13.567	2	Puchkirchen
at	4850	48.004	13.608	4	Timelkam|Ader|Altwartenburg|Außerungenach|Eiding|Grillmoos|Gsteinedt|Haag|Jochling|Kalchofen|Leidern|Maierhof|Mühlfeld|Neuwartenburg|Oberau|Obereck|Obergallaberg|Oberthalheim|Pichlwang|Straß|Stöfling|Unterau|Untergallaberg|Wimberg
at	4851	47.987	13.559	3	Gampern|Baumgarting|Bergham|Bierbaum|Egning|Fischham|Fischhamering|Gallnbrunn|Genstetten|Haunolding|Hehenberg|Hörgattern|Koberg|Oberheikerding|Piesdorf|Pöring|Schwarzmoos|Siedling|Stein|Steindorf|Stötten|Unterheikerding|Viehaus|Weiterschwang|Witzling
at	4852	47.94	13.574	5	Weyregg am Attersee|Alexenau|Bach|Gahberg|Miglberg|Reichholz|Seeberg|Steinwand
at	4853	47.831	13.546	7	Steinbach am Attersee|Berg|Blümigen|Dorf|Feld|Forstamt|Haslach|Hochlecken|Kaisigen|Kienklause|Kiental|Oberfeichten|Seefeld|Unterfeichten|Unterroith
at	4854	47.94	13.574	8	Gmauret|Unterburgau|Weißenbach am Attersee
at	4860	47.973	13.608	4	Lenzing|Alt Lenzing|Burgstall|Haid|Kraims|Neuhausen|Oberachmann|Obereck|Pichlwang|Raudaschlmühle|Reibersdorf|Thal|Ulrichsberg|Unterachmann|Untereck|Untergallaberg
at	4861	47.933	13.6	3	Schörfling|Aurach am Hongar|Steinbach am Attersee|Fantaberg|Gahberg|Grafenbuch|Hainbach|Halbmoos|Illingbuch|Jetzing|Kammer|Kasten|Looh|Marktwald|Moos|Niederham|Oberhehenfeld|Pranzing|Raschbach|Sulzberg|Weichselbaum|Wörzing
at	4863	47.913	13.56	4	Seewalchen am Attersee|Ainwalchen|Baum|Buchberg|Gerlham|Haidach|Haining|Kemating|Kraims|Litzlberg|Moos|Neißing|Neubrunn|Pettighofen|Reichersberg|Roitham|Staudach|Steindorf|Unterbuchberg
at	4864	47.916	13.54	2	Attersee|Abtsdorf|Altenberg|Aufham|Breitenröth|Mühlbach|Neuhofen|Oberbach|Palmsdorf
at	4865	47.883	13.517	3	Nußdorf am Attersee|Aich|Aichereben|Dexelbach|Lichtenbuch|Limberg|Parschallen|Reith|Streit|Zell
at	4866	47.913	13.56	30	Au|Buchenort|Oberburgau|Unterach|Unterburgau
at	4870	48.002	13.484	3	Vöcklamarkt|Pfaffing|Aierzelten|Fischham|Frieding|Gopprechting|Graben|Gries|Gründberg|Haid|Hainberg|Hainleiten|Hangstraße|Hausham|Holzpoint|Hörading|Hötzing|Kalvarienberg|Krichpoint|Kropfling|Landberg|Maulham|Maurachen|Mauracherberg|Mesnerleiten|Mitterberg|Moos|Mörasing|Mösendorf|Mösenthal|Mühlreith|Nindorf|Oberkogl|Reichenthalheim|Schmidham|Schweiber|Sonnleiten|Spielberg|Steinberg|Teicht|Thal|Unteralberting|Unterholz|Unterkogl|Viecht|Walchen|Walkering|Waschprechting|Waschprechtingerberg|Weixlbaum|Weixlbaumerberg|Wies|Wilding|Ziegelhaid
at	4871	48.05	13.493	3	Arnberg|Außerhörgersteig|Bachleiten|Dorf|Egg|Exlwöhr|Haslach|Haslau|Kappligen|Kienleiten|Langwies|Mühlstaudet|Neudorf|Pfefferberg|Pollhammeredt|Ragereck|Redl|Rohrwies|Satteltal|Tiefenbach|Unterau|Zeiling|Zipf
at	4872	48.033	13.533	2	Neukirchen an der Vöckla|Ackersberg|Biber|Dachschwendau|Endriegl|Froschern|Haid|Höllersberg|Jagersberg|Kogl|Kolopfern|Lichtenegg|Meislgrub|Mixental|Mühlleiten|Oberthumberg|Raschbach|Redl|Seirigen|Sonnleiten|Spöck|Stipplmühl|Teufligen|Unterthumberg|Verwang|Waltersdorf|Wegleiten|Welsern|Weyr|Wimm|Windbichl|Winteredt|Wöhr|Zuckau
at	4873	48.05	13.493	3	Frankenburg am Hausruck|Redleiten|Arbing|Au|Aubach|Badstuben|Brunnhölzl|Diemröth|Dorf|Endriegl|Engern|Erdpries|Erkaburgen|Erlatwaid|Finkenröth|Fischeredt|Fischigen|Friedhalbing|Geldigen|Grünbergsiedlung|Göblberg|Halt|Hilprigen|Hintersteining|Hoblschlag|Hofberg|Innerhörgersteig|Innerleiten|Kinast|Klanigen|Leitrachstätten|Lessigen|Loixigen|Marigen|Mauern|Mayrhof|Mitterriegl|Märzigen|Niederriegl|Oberedt|Oberegg|Oberfeitzing|Oberhaselbach|Ottigen|Ottokönigen|Otzigen|Pehigen|Perschling|Point|Pramegg|Raitenberg|Redltal|Renigen|Rothauptberg|Schnöllhof|Schweinegg|Seibrigen|Stöckert|Unteredt|Unterfeitzing|Unterhaselbach|Vordersteining|Wiederhals|Winkl|Zachleiten
at	4880	47.936	13.483	3	Sankt Georgen im Attergau|Berg im Attergau|Aich|Alkersdorf|Baum|Bergham|Brandham|Buch|Eggenberg|Eisenpalmsdorf|Engljähring|Hipping|Jedlham|Katterlohen|Kogl|Königswiesen|Lohen|Lohened|Pössing|Raith|Rixing|Rubensdorf|Staudach|Thalham|Thanham|Thern|Walsberg|Wötzing
at	4881	47.9	13.45	3	Straß im Attergau|Dachsenberg|Erlat|Fronbühel|Halt|Innerlohen|Kronberg|Leming|Lichtenberg|Mitterleiten|Oberleiten|Pabing|Powang|Sagerer|Seeblick|Stöttham|Wald|Wildenhag
at	4882	47.867	13.433	3	Oberwang|Gessenschwandt|Grossenschwandt|Oberaschau|Radau|Traschwandt
at	4890	47.983	13.417	4	Frankenmarkt|Weißenkirchen im Attergau|Asten|Auleiten|Brandstatt|Buchscharten|Danzenreith|Egg|Freudenthal|Geßlingen|Giga|Gries|Gstocket|Haitigen|Haitzenthal|Hauchhorn|Hussenreith|Höhenwarth|Hölleiten|Kritzing|Kühschinken|Moos|Mösendorf|Mühlberg|Pabigen|Piereth|Pointen|Raspoldsedt|Reittern|Rudlberg|Röth|Schwaigern|Schwertfern|Stadln|Stauf|Steinwand|Truchtlingen|Tuttingen|Unterrain|Wieneröth|Wimm|Ziegelstadl
at	4891	47.996	13.37	4	Pöndorf|Bergham|Brunnwies|Fellern|Forstern|Gaisteig|Geretseck|Haberpoint|Haidach|Hechfeld|Hocheck|Höhenwarth|Kirchham|Landgraben|Lascostraße|Matzlröth|Nößlthal|Obermühlham|Oberschwand|Pading|Plain|Preinröth|Schachen|Schwaigern|Untermühlham|Unterreith|Unterschwand|Volkerding
at	4892	48.023	13.429	4	Fornach|Adligen|Außerreith|Doppelmühle|Emming|Fachberg|Feichtenberg|Forsterreith|Gferreth|Gmeineck|Grilln|Grillnpoint|Grubleiten|Grubleitenpoint|Oberalberting|Obermoos|Pichl|Ramsau|Röth|Sallach|Saxigen|Schnöllerberg|Schwandeck|Seppenröth|Sieberer|Unterholzing|Unterkogl|Walligen|Zaißen
at	4893	47.867	13.317	7	Hof bei Salzburg|Zell am Moos|Brandstatt|Breitenau|Entersgraben|Gassen|Gollau|Greith|Guggenberg|Harpoint|Haslau|Haslau-Berg|Heissing|Häusern|Kohlstatt|Oberschwand|Schweibern|Steinbach|Unterschwand|Vormoos
at	4894	47.95	13.3	3	Oberhofen am Irrsee|Berg|Brunnberg|Eichenweg|Fischhof|Gegend|Gewerbegebiet-Salzweg|Haslach|Höhenroith|Laiter|Obernberg|Rabenschwand|Salzweg|Schoibern|Stock|Wegdorf
at	4901	48.116	13.626	3	Ottnang am Hausruck|Manning|Achleithen|Bergern|Bruckmühl|Bärnthal|Deisenham|Englfing|Gatterlacken|Grub|Grünbach|Hagleithen|Hausruckedt|Holzham|Holzleithen|Hub|Kronabitten|Kropfling|Laah|Mansing|Mitterarming|Niederpuchheim|Oberkienberg|Obermühlau|Plötzenedt|Rackering|Redl|Roithing|Schachen bei Furtpoint|Schlag|Simmering|Stockedt|Thomasroith|Untermühlau|Vorderarming|Vornwald|Walding|Wassenbrunn|Wiesing
at	4902	48.107	13.673	2	Wolfsegg am Hausruck|Aferhagen|Albertsham|Deisenham|Friesam|Gstaudet|Hauxmoos|Hueb|Imling|Kohlgrube|Kühnberg|Litzlfeld|Schlaugenham|Schlaugenholz|Steinpoint|Unterkienberg|Waid|Waidring|Watzing|Wilding|Öldenberg
at	4903	48.089	13.667	3	Manning|Au|Furtpoint|Gasteig|Hofmanning|Kreuth|Lehen|Moos|Schachen bei Furtpoint|Schachen bei Wolfshütte|Scharedt|Starling|Stocket|Vornbuch|Wolfshütte|Zaun
at	4904	48.084	13.704	4	Atzbach|Aigen|Baumgarting|Breitwiesen|Enzelsberg|Freundling|Gneisting|Hippelsberg|Katzenberg|Köppach|Lameckberg|Oberapping|Oberholzham|Point|Reichering|Ritzling|Schnötzing|Seiring|Staudach|Unterapping|Weigensam
at	4906	48.155	13.562	4	Eberschwang|Albertsham|Am Sportplatz|An der Malzmühle|Anetsham|Anhang|Antiesen|Aspach|Edt|Eichetsham|Feichtet|Felling|Fleischhacken|Greifenedt|Hausruck|Hof|Hötzing|Illing|Königsberg|Königsberger Straße|Leopoldshofstatt|Maierhof|Mitterbreitsach|Moos|Mühring|Oberbreitsach|Prinsach|Pumberg|Putting|Reinthal|Straß|Teichterberg|Vocking|Walling|Wappeltsham|Wolfharting|Wörling|Ötzling
at	4910	48.211	13.489	12	Ried im Innkreis|Pattigham|Altenried|Asenham|Atzing|Aubach|Daring|Dunzing|Haging|Hochkuchl|Hof|Oberbrunn|Pattighamried|Renetsham|Sankt Thomas|Schachen|Schwarzenbach|Zeilach
at	4911	48.232	13.497	3	Tumeltsham|Aigen|Am Stadion|Eschlried|Fuchsleiten|Hannesgrub Nord|Hannesgrub Süd|Holnberg|Holzhäuseln|Lehen|Moosedt|Ottenbach|Pesenreith|Rabenberg|Schnalla|Schönfeld|Stöcklgras|Walchshausen
at	4912	48.191	13.473	2	Neuhofen im Innkreis|Auleiten|Baumbach|Baumgarten|Bergetsedt|Gobrechtsham|Grillnau|Hauping|Holzleiten|Hörzing|Kohlhof|Langstraß|Leinberg|Niederbrunn|Oberleinberg|Ponneredt|Rettenbrunn|Spießberg|Wiesen
at	4920	48.146	13.463	2	Schildorn|Aigen|Au|Auerding|Ebersau|Freidling|Kronawitten|Lehen|Litzlham|Marö|Ottenberg|Otzling|Parz|Piereth|Rampfen|Rendlberg|Sankt Kollmann|Schmidsberg|Streit|Weiketsedt|Weissenbrunn|Winkl|Wolfersberg
at	4921	48.194	13.542	4	Hohenzell|Aching|Aschbrechting|Breiningsham|Breitsach|Dürnberg|Emprechting|Engersdorf|Ficht|Gadering|Gonetsreith|Hilprechting|Kager|Langstadl|Leisen|Mauler|Oberham|Oberlemberg|Obermauer|Plöck|Ponner|Roith|Wanger|Willmerting|Wöging|Wötzling
at	4922	48.2	13.581	5	Geiersberg|Gstöcket|Oberleiten|Oberrühring|Pramerdorf|Rödham|Rödt|Schernham
at	4923	48.156	13.48	5	Bergham|Felling|Fossing|Gunzing|Helmerding|Hochkuchl|Kemating|Kobernaußen|Kramling|Lauterbach|Lohnsburg|Magetsham|Mitterberg|Neulendt|Reintal|Schauberg|Schlag|Schmidham|Schönberg|Stelzen
at	4924	48.136	13.427	3	Waldzell|Bach|Baumgarten|Besendorf|Bleckenwegen|Brackenberg|Brandstatt|Brast|Breitwies|Dundeck|Edthelm|Födering|Gitthof|Hacksperr|Hartlberg|Höschmühl|Knechtsgern|Kohleck|Lerz|Maireck|Neffenedt|Nußbaum am Kobernaußer Walde|Reith|Roderer|Schratteneck|Schwendt|Straß|Weissenbrunn|Weißenbrunn|Wirglau|Wirmling
at	4925	48.143	13.488	2	Pramet|Altsommerau|Ecklham|Feitzing|Großpiesenham|Guggenberg|Gumpling|Gutensham|Hartlhof|Kleinpiesenham|Knirzing|Kronawitten|Lungdorf|Noxberg|Rödt|Schmieding|Senzenberg|Windischhub
at	4926	48.183	13.577	4	Sankt Marienkirchen am Hausruck|Baching|Grausgrub|Hatting|Hof|Jetzing|Kern|Kleinbach|Lehen|Manaberg|Obereselbach|Pilgersham|Stocket|Unering|Untereselbach
at	4931	48.173	13.344	5	Mettmach|Aichet|Aigen|Arnberg am Kobernaußer Walde|Atzing|Berstenham|Bockenbach|Duttenberg|Gledt|Grading|Großenreith|Großweiffendorf|Gügling|Hub|Jagleck|Karlberg|Katzenberg|Kleinreith|Kleinschneidt|Kleinweiffendorf|Kriegledt|Lehen|Mairing|Mitterdorf|Nagsdorf|Neulendt|Neundling|Nösting|Oberdorf|Scherwolling|Staxroith|Warmanstadl
at	4932	48.17	13.353	12	Ried im Innkreis|Kirchheim im Innkreis|Ampfenham|Au|Buch|Edt|Federnberg|Grub|Kasing|Kraxenberg|Ramerding|Rödham|Schacher
at	4933	48.17	13.353	3	Aichet|Buchleiting|Döging|Eisecking|Hinterholz|Hobling|Leithen|Maierhof|Naderling|Roith|Steinberg|Teinsberg|Weißau|Wieselberg|Wildenau
at	4941	48.211	13.489	12	Ried im Innkreis|Mehrnbach|Abstätten|Aich|Asenham|Atzing|Aubach|Aubachberg|Baching|Bubesting|Dopplhub|Fritzging|Gigling|Käfermühl|Langdorf|Probenzing|Renetsham|Riegerting|Sieber|Steinbach|Stötten|Thaling|Zimetsberg
at	4942	48.222	13.379	3	Wippenham|Gurten|Außerguggenberg|Baumgarten|Bruck|Dorf|Edt|Freiling|Geretsdorf|Gundersberg|Itzenthal|Mairing|Mittermoos|Neuratting|Oberndorf|Ranzing|Reiset|Schmalzberg|Schmiedhof|Sieberting|Wagnerberg|Weinberg
at	4943	48.264	13.294	4	Geinberg|Durchham|Ellreching|Hart|Haudering|Imolkam|Kager|Moosham|Neuhaus|Nonsbach|Oberaichet|Pirath|Schmalzberg|Simetsham|Winten
at	4950	48.252	13.234	3	Altheim|Burgstall|Diepolding|Englwertsham|Gallenberg|Gaugsham|Kling|Lehen|Lüfteneck|Mauernberg|Schwaig|Stern|Wagham|Weidenthal|Weirading|Wolfegg
at	4951	48.231	13.28	3	Polling im Innkreis|Aigelsberg|Altenaichet|Graham|Holzerding|Imolkam|Nonsbach|Ornading|Remoneuberg
at	4952	48.235	13.178	2	Weng im Innkreis|Appersting|Bauerding|Bergham|Buch|Burgstall|Elling|Gaugsham|Gunderding|Hainschwang|Harterding|Hauserding|Hunding|Leithen|Mankham|Matzelsberg|Pirath|Riedlham|Steingassen|Wernthal
at	4961	48.27	13.146	4	Mühlheim am Inn|Burgstall|Gimpling|Niederach|Stötting
at	4962	48.276	13.162	2	Mining|Aham|Alberting|Amberg|Frauenstein|Gundholling|Holl|Kaltenau|Mamling|Obersunzing|Schickenedt|Unterbergham|Untersunzing|Öppling
at	4963	48.253	13.096	3	Sankt Peter am Hart|Aham|Aselkam|Bergham|Bogenhofen|Guggenberg|Hagenau|Hart|Heitzenberg|Hundslau|Jahrsdorf|Moos|Nöfing|Ofen|Reikersdorf|Spraid|Wimm
at	4970	48.295	13.439	4	Bankham|Ertlberg|Hofing|Kirchberg|Obereitzing|Probenzing|Sausack|Untereitzing|Ursprung|Wöppelhub
at	4971	48.248	13.455	3	Aurolzmünster|Altenried|Antiesen|Asenham|Baumgartling|Danner|Edenbach|Forchtenau|Kochreith|Lauterbrunn|Maierhof|Maria Aich|Pesenreit|Schöndorf|Seyring|Weierfing
at	4972	48.276	13.461	2	Utzenaich|Aigen|Antiesen|Dann|Dietarding|Dobl|Dulmading|Etting|Flöcklern|Gaisbach|Gunderpolling|Haging|Himmelreich|Murau|Rabenfurt|Stelzham|Unterhaselberg|Weilbolden|Wilhelming|Wimm|Windhag|Wohlmuthen|Wolfstraß
at	4973	48.295	13.439	3	Diesseits|Ort im Innkreis|Berg|Breitenaich|Bruck|Dobl|Forsthub|Furth|Haging|Hofing|Hötzlarn|Jenseits|Karchham|Koblstadt|Langzaun|Rabenfurt|Reisedt|Sankt Ulrich|Sindhöring|Stockham|Traxlham|Weindorf|Wolfau
at	4974	48.316	13.434	2	Ort im Innkreis|Aichberg|Aigen|Bischelsdorf|Hart|Hübing|Kammer|Kellern|Osternach|Reintal|Stött|Traxlham
at	4975	48.412	13.43	7	Suben|Dorf|Etzelshofen|Roßbach|Schnelldorf
at	4980	48.345	13.399	3	Antiesenhofen|Hübing|Maasbach|Mitterding|Münsteuer|Ungerding|Viehausen|Würm
at	4981	48.336	13.36	2	Reichersberg|Fraham|Linn|Minaberg|Münsteuer|Pfaffing
at	4982	48.321	13.334	3	Obernberg am Inn|Kirchdorf am Inn|Mörschwang|Graben|Greifing|Großmurham|Katzenberg|Katzenbergleithen|Moosböck|Möslwimm|Mühlberg|Rottenberg|Schalchham|Simetsham|Ufer
at	4983	48.292	13.333	2	Sankt Georgen bei Obernberg am Inn|Dietraching|Grub|Hofing|Hub|Krautsdorf|Niederweilbach|Nonsbach|Pischelsdorf|Röfl|Ulrichstal|Wimm
at	4984	48.277	13.372	3	Weilbach|Detzlhof|Ellreching|Hinterweintal|Kirchberg|Kleinmurham|Klingersberg|Kölbl|Lindl|Moosböck|Neudorf|Oberweintal|Tal|Voitshofen
at	5020	47.799	13.044	4	Salzburg
at	5023	47.799	13.044	4	Salzburg|Guggenthal|Heuberg
at	5026	47.799	13.044	4	Salzburg
at	5061	47.799	13.044	4	Salzburg|Elsbethen|Glasenbach|Gfalls|Haslach|Hinterwinkl|Höhenwald|Oberwinkl|Vorderfager|Zieglau
at	5071	47.799	13.044	4	Salzburg|Wals|Siezenheim|Viehhausen|Himmelreich|Walserfeld|Gois|Kleßheim|Käferheim|Rott|Schwarzenbergkaserne|Walserberg
at	5081	47.799	13.044	4	Salzburg|Anif|Niederalm|Neu-Anif
at	5082	47.799	13.044	4	Salzburg|Grödig|Glanegg|Eichet
at	5083	47.733	13.033	2	Grödig|Taxach|Sankt Leonhard
at	5084	47.717	12.917	2	Großgmain
at	5090	47.585	12.693	2	Lofer|Au|Faistau|Gumping|Hallenstein|Mayrberg|Scheffsnoth
at	5091	47.65	12.717	4	Unken|Gföll|Niederland|Reit|Unkenberg
at	5092	47.567	12.7	2	Sankt Martin bei Lofer|Kirchental|Obsthurn|Wildental
at	5093	47.517	12.75	5	Frohnwies|Hintertal|Oberweißbach|Pürzlbach|Unterweißbach
at	5101	47.886	13.025	3	Bergheim|Lengfelden|Muntigl|Plain|Voggenberg
at	5102	47.883	13.017	2	Anthering|Lehen|Acharting|Anzfelden|Berg|Gollacken|Kobl|Ried|Schönberg|Trainting|Wald|Wurmassing|Würzenberg
at	5110	47.95	12.933	2	Oberndorf bei Salzburg|Haidenöster|Loipferding
at	5111	47.983	12.918	2	Bürmoos
at	5112	47.983	12.95	3	Lamprechtshausen|Asten|Ausserfürt|Bruck|Gresenberg|Hausmoning|Innerfürt|Knotzing|Maxdorf|Niederarnsdorf|Nopping|Oberarnsdorf|Reicherting|Riedlkam|Sankt Alban|Schmieden|Schwerting|Stockham|Weidental|Wildmann|Willenberg
at	5113	47.979	12.947	3	Eching|Sankt Georgen bei Salzburg|Aglassing|Au|Bruckenholz|Helmberg|Holzhausen|Irlach|Jauchsdorf|Krögn|Königsberg|Moospirach|Roding|Seetal|Vollern|Ölling
at	5114	47.951	12.955	2	Göming|Bulharting|Dreimühlen|Gunsering|Kemating|Mittergöming|Reinberg
at	5120	48.045	12.882	3	Haigermoos|Sankt Pantaleon|Edt|Hollersbach|Kirchberg|Laubenbach|Loidersdorf|Mühlach|Ortholling|Pfaffing|Pirach|Reith|Riedersbach|Seeleiten|Steinwag|Stockham|Trimmelkam|Weyer|Wildshut
at	5121	48.046	12.829	5	Ostermiething|Sankt Radegund|Tarsdorf|Am Anger|Biri|Diepoltsdorf|Döstling|Eckldorf|Ehersdorf|Eichbichl|Ernsting|Ettenau|Felm|Fucking|Gumpling|Hadermarkt|Haid|Hofstadt|Hofweiden|Hollersbach|Hucking|Hörndl|Leithen|Marktl|Neues Dorf|Roidham|Schmidham|Schwabenlandl|Sensberg|Simling|Sinzing|Staig|Steinbach|Weißplatz|Werfenau|Wimm|Winham|Wolfing|Wupping|Ölling
at	5122	48.193	12.874	7	Überackern|Ach|Aufhausen|Barsdorf|Berg|Dorfen|Duttendorf|Endt|Geretsdorf|Grund|Grünhilling|Hochburg|Holzgassen|Kreil|Kälbermoos|Lindach|Mitterndorf|Mühltal|Oberkriebach|Reisach|Reith|Sengstatt|Staudach|Thann|Unterkriebach|Unterweitzberg|Wanghausen|Weng|Werfenau
at	5131	48.052	12.912	6	Franking|Aich|Buch|Dorfibm|Eggenham|Eisengöring|Hehermoos|Holzleithen|Holzöster|Neuhausen|Oberfranking|Pimbach|Witzling
at	5132	48.143	12.946	4	Geretsberg|Brunn|Ehrschwendt|Emmersberg|Gasteig|Goldbrunn|Henkham|Hinterhof|Kobl|Lehrsberg|Maxlmoos|Mühlberg|Pimbach|Preisenberg|Reith|Straß|Webersdorf|Weißplatz|Werberg
at	5133	48.13	12.94	2	Gilgenberg am Weilhart|Baumgarten|Bierberg|Bitzlthal|Dick|Gilgenberg Revier|Hinterklam|Hof|Hoißgassen|Hopfersbach|Hub|Lohnsberg|Mairhof|Reith|Ruderstallgassen|Röhrn|Schnellberg|Sterz|Webersdorf|Weidenthal|Zeisberg
at	5134	48.179	12.967	3	Schwand im Innkreis|Adenbrunn|Berg|Berndorf|Bernhof|Bierberg|Bruck|Bruck im Holz|Brunn im Gries|Brunnthal|Ebenthal|Ginshöring|Gries|Haus|Holz|Kammern|Kronleiten|Mühltal|Ottenschwand|Paischen|Paschen|Polzwies|Prielhof|Reith|Reuhub|Schmieding|Semmelhof|Sengthal|Siebenmaiern|Spieglern|Viermaiern|Weilhart
at	5141	48.11	13.016	5	Moosdorf|Einsperg|Elling|Furkern|Habersdorf|Hackenbuch|Haslach|Jedendorf|Kimmelsdorf|Moosmühl|Mühlbach|Puttenhausen|Seeleiten|Stadl|Weichsee
at	5142	48.079	12.991	2	Eggelsberg|Arnstetten|Autmannsdorf|Beckenberg|Bergstetten|Gerberling|Großschäding|Gundertshausen|Haselreith|Hehenberg|Heimhausen|Hitzging|Hötzenau|Ibm|Kleinschäding|Meindlsberg|Miesling|Oberhaslach|Oberhaunsberg|Pippmannsberg|Revier Eggelsberg|Revier Gundertshausen|Revier Heimhausen|Trametshausen|Untergrub|Unterhaunsberg|Wannersdorf|Weilbuch|Weinberg
at	5143	48.068	13.045	3	Feldkirchen bei Mattighofen|Aich|Altheim|Aschau|Außerpirach|Bamberg|Burgkirchen|Edt|Emerding|Gietzing|Gstaig|Hafenberg|Haiderthal|Hansried|Haselpfaffing|Hennergraben|Holz|Höslrein|Innerpirach|Jetzing|Kampern|Kendling|Klöpfing|Oichten|Ottenhausen|Otterfing|Primsing|Quick|Renzlhausen|Revier Renzlhausen|Sattlern|Sperledt|Vormoos|Wenigaschau|Wexling|Wiesing|Willersdorf|Öppelhausen
at	5144	48.134	13.008	2	Handenberg|Sankt Georgen am Fillmannsbach|Adenberg|Aigen|Anferding|Angern|Apfental|Brandstatt|Buchsberg|Eckbach|Edthof|Feichten|Fillmannsbach|Großschieder|Hangöbl|Hinterberg|Kastenberg|Kleinschieder|Kohlbach|Kölln|Leimhof|Moos|Polzwies|Pöllersberg|Reichsberg|Sandtal|Scheuern|Steckenbach|Straß|Utting|Weg|Wies|Wurmshub|Zaun
at	5145	48.178	13.05	4	Neukirchen an der Enknach|Apfenthal|Bachleiten|Badhub|Bogendorf|Brand|Brunn im Gries|Bründl|Dietzing|Dorf|Eisenhub|Engelberg|Enknach|Eschberg|Friedrichsdorf|Frieseneck|Grillham|Gsotthub|Hinterberg|Hof|Hollstraß|Händschuh|Häusl|Kammerleiten|Kirchweg|Kottingauerbach|Königsaich|Maierhof|Oberguggen|Oberthal|Paßberg|Rittersberg|Scheuhub|Schmalzhofen|Schützing|Solling|Spritzendorf|Stadlern|Stockhofen|Stoibergassen|Straß|Tausendengel|Unterguggen|Unterholz|Walzing|Wiesmaiern|Österlehen
at	5151	47.959	13.009	3	Nußdorf am Haunsberg|Altsberg|Durchham|Eisping|Gastein|Hainbach|Hochberg|Irlach|Kleinberg|Kroisbach|Lauterbach|Liersching|Lukasedt|Olching|Pabing|Pinswag|Reinharting|Rottstätt|Schlößl|Schröck|Steinbach|Waidach|Weitwörth
at	5152	48.017	13.017	4	Dorfbeuern|Wagnergraben|Au|Breitenlohe|Buchach|Michaelbeuern|Reitsberg|Scherhaslach|Schönberg|Thalhausen|Vorau|Wagnerfeld
at	5161	47.867	13.067	2	Elixhausen
at	5162	47.937	13.077	3	Obertrum am See|Au|Kleinberg|Mühlbach|Schmieding|Schmiedkeller|Schöngumprechting
at	5163	47.967	13.1	4	Mattsee|Palting|Bergham|Brandstätt|Bruck|Dietersham|Eidenham|Fischerjuden|Guggenberg|Heming|Hiltenwiesen|Imsee|Macking|Mundenham|Mödenham|Neckreith|Rutzing|Singham|Stockham|Unteröd|Weikertsham
at	5164	47.967	13.083	2	Seeham|Matzing
at	5165	47.983	13.067	2	Berndorf bei Salzburg|Großenegg|Reinharting
at	5166	48.007	13.083	3	Perwang am Grabensee|Baumgarten|Edt|Elexlochen|Endfelden|Grub|Gumperding|Hinterbuch|Kirchsteig|Oberröd|Reith|Rudersberg|Rödhausen|Stockach|Unterröd
at	5201	47.9	13.133	4	Seekirchen am Wallersee|Waldprechting|Seewalchen|Bayerham|Brunn|Fischtaging|Halberstätten|Huttich|Kothgumprechting|Kraiham|Mayerlehen|Mödlham|Ried|Schmieding|Schöngumprechting|Wies|Wimm|Wimmsiedlung|Zaisberg
at	5202	47.95	13.233	2	Neumarkt am Wallersee|Höhenroith|Lengroid|Maierhof|Matzing|Neufahrn|Pfongau|Schalkham|Sighartstein|Sommerholz|Thalham|Wallersee-Ostbucht|Wertheim
at	5203	47.95	13.2	3	Köstendorf|Enharting|Gramling|Helming|Hilgertsheim|Huttich|Kleinköstendorf|Spanswag|Tannham|Tödtleinsdorf|Weng
at	5204	47.983	13.25	5	Straßwalchen|Irrsdorf|Aigelsbrunn|Angern|Außerroid|Bodenberg|Bruckmoos|Brunn|Fißlthal|Haarlacken|Haidach|Haslach|Holzfeld|Hüttenedt|Innerroid|Jagdhub|Latein|Neuhofen|Pfenninglanden|Rattensam|Roidwalchen|Ruckling|Schwaigern|Stadlberg|Steindorf|Stockham|Taigen|Voglhub|Watzlberg|Winkl
at	5205	47.95	13.15	2	Schleedorf
at	5211	48.006	13.217	3	Lengau|Ameisberg|Aug|Bach|Baierberg|Flörlplain|Frauscherberg|Friedburg|Gassl|Gollmannseck|Gstöckat|Heiligenstatt|Holz|Igelsberg|Kühbichl|Mittererb|Oberehrneck|Pfannenstiel|Sankt Ulrich|Schwöll|Teichstätt|Unterehrneck|Untererb|Utzweih|Wimpassing
at	5212	48.014	13.26	4	Edt|Hocheck|Höcken|Krenwald|Obererb|Schneegattern|Utzweih
at	5221	48.036	13.16	4	Ainhausen|Astätt|Babenham|Bergham|Daxjuden|Dirnham|Edenplain|Feldbach|Gebertsham|Gunzing|Gutferding|Hofstätt|Intenham|Kerschham|Koppelstätt|Kranzing|Laßberg|Lochen|Niedertrum|Oberhaft|Oberweißau|Petersham|Rackersing|Reitsham|Scherschham|Schimmerljuden|Sprinzenberg|Stein|Stullerding|Tannberg|Unterlochen|Wichenham|Zeisental
at	5222	48.036	13.16	20	Schalchen|Munderfing|Ach|Achenlohe|Achtal|Althöllersberg|Baumgarten|Bradirn|Buch|Haidberg|Hirschlag|Höllersberg|Katztal|Kolming|Lichteneck|Oberweißau|Parz|Pfaffing|Rödt|Spreitzenberg|Stocker|Unterweißau|Valentinhaft|Wiesenham
at	5223	48.077	13.144	3	Pfaffstätt|Erlach|Fludau|Kitzing|Kuglberg|Sollern
at	5224	48.064	13.109	3	Auerbach|Au|Holz|Höring|Oberirnprechting|Oberkling|Riensberg|Rietzing|Unterirnprechting|Unterkling|Wimpassing
at	5225	48.048	13.148	2	Jeging|Abern|Bernroid|Gewerbegebiet|Hochhalting|Oberedt|Pfaffing|Schweiber|Unteredt
at	5230	48.107	13.151	2	Mattighofen
at	5231	48.102	13.108	15	Schalchen|Au|Auffang|Baumgarten|Erb|Furth|Hitzleiten|Häuslberg|Langwiedmoos|Mitterholzleiten|Neudorf|Oberharlochen|Oberholzleiten|Oberlindach|Oberweinberg|Stallhofen|Unterharlochen|Unterholzleiten|Unterlindach|Unterlochen|Unterweinberg|Weinberg|Wiesing|Äpfelberg
at	5232	48.102	13.108	7	Moosdorf|Kirchberg bei Mattighofen|Aigen|Alterding|Angelberg|Bermading|Buch|Eglsee|Entham|Ersperding|Gopperding|Gumping|Hilprechtsham|Iming|Kobl|Lamperding|Oberkreit|Obermaisling|Sauldorf|Setzka|Siegertshaft|Thal|Unterkreit|Untermaisling|Walterding|Wendling
at	5233	48.13	13.084	3	Pischelsdorf am Engelbach|Aich|Berg|Buch|Deimledt|Dessenhausen|Edt|Engelschärding|Erlach|Feldmühl|Glatzberg|Großgollern|Gschwendt|Hart|Humertsham|Irnstötten|Kager|Kaltenhausen|Kleingollern|Landerting|Moos|Ottendorf|Perleiten|Pfaffing|Posching|Schmidham|Schwarzgröben|Siegerting|Stapfing|Stempfen|Unterhart|Wagenham|Wehrsdorf
at	5241	48.138	13.22	3	Maria Schmolln|Aicheck|Breitenberg|Bucheck|Großenaich|Gstocket|Haslau|Leitnerseck|Michlbach|Oberfeld|Oberminathal|Perneck|Schnellberg|Schweigertsreith|Sollach|Sonnleiten|Thannstraß|Unterfeld|Unterminathal|Utzeneck|Warleiten|Winkelpoint
at	5242	48.121	13.283	3	Sankt Johann am Walde|Bachleiten|Dobl|Frauschereck|Geierseck|Grubmühl|Höh|Klafterreith|Obereck|Peretseck|Perneck|Raucheneck|Schauberg|Scherfeck|Schlagereck|Schnaidt|Schneibenschlag|Schöfeck|Stixeck|Straß
at	5251	48.166	13.268	3	Höhnhart|Aichbichl|Aigertsham|Ainetsreit|Außerleiten|Buchberg|Diepoltsham|Dobl|Eden|Eigelsberg|Eitzing|Feichta|Haging|Herbstheim|Hub|Leithen am Walde|Leitrachstetten|Liedlschwandt|Miesenberg|Oberaichberg|Offenschwandt|Peretsdobl|Perwart|Roith|Schwandt|Stegmühl|Straß|Thalheim|Thannstraß|Unteraichberg|Warleiten|Wasserdobl|Windschnur|Winkl
at	5252	48.186	13.304	2	Aspach|Baumgarten|Dötting|Ecking|Englham|Kappeln|Kasting|Katzlberg|Kleinschneidt|Migelsbach|Mitterberg|Niederham|Parz|Pimberg|Rottersham|Thal|Wasserdobl
at	5261	48.159	13.122	3	Uttendorf|Albrechtsberg|Anzenberg|Freihub|Gaismannslohen|Grillham|Haslau|Heitzing|Helpfau|Höfen|Kager|Lohnau|Ort|Reichsdorf|Reith|Sankt Florian|Scheiblberg|Sonnleiten|Steinbruch|Steinrödt|Straß|Wienern|Zeiledt
at	5270	48.192	13.133	2	Mauerkirchen|Albrechtsberg|Alm|Biburg|Brand|Brunning|Eglsee|Fartham|Harham|Kobledt|Penning|Spitzenberg|Spraidt|Stockleiten|Tal|Unterbrunning|Vorbuch|Wollöster
at	5271	48.208	13.164	3	Moosbach|Bäckenberg|Dietraching|Grubedt|Hufnagl|Reisach|Reisedt|Schacha|Sonnleiten|Spraidt|Waasen|Wimholz|Winden
at	5272	48.205	13.217	2	Schalchen|Ascherdorf|Himmelschlag|Hub|Leitrachstetten|Lindlau|Matt|Mitterdorf|Obertreubach|Pfendhub|Radlham|Schacha|Schiefeck|Teiseneck|Untertreubach|Ursprung|Weidenpoint|Wimholz|Wittigau
at	5273	48.201	13.251	3	Roßbach|Sankt Veit im Innkreis|Bruckwies|Buch|Edt|Fraham|Frieseneck|Grünau|Gschaidt|Hinteredt|Hofing|Hub|Jaiding|Krottenthal|Marlupp|Parschalling|Pirat|Pudexing|Rödham|Schacher|Schwathof|Thal|Ursprung|Wesen|Wimhub|Wolfeck|Zechleiten
at	5274	48.204	13.1	4	Burgkirchen|Alharting|Atzing|Au|Brunning|Edthof|Forstern|Fuchshofen|Fürch|Geretsdorf|Hermading|Herrngassen|Holzgassen|Kaltenhausen|Kühberg|Lindhof|Maxedt|Meinharting|Mitterlach|Oberhartberg|Oberseibersdorf|Passberg|Sankt Georgen an der Mattig|Unterhartberg|Unterseibersdorf|Vorbuch|Weikerding
at	5280	48.256	13.043	2	Braunau am Inn|Laab|Haselbach|Ranshofen|Braunau Neustadt|Neue Heimat|Aching|Dietfurt|Gasteig|Haiden|Himmellindach|Höft|Lach|Lindach|Maierhof|Oberaching|Osternberg|Tal
at	5282	48.233	13.016	2	Ranshofen|Au|Blankenbach|Kühberg|Lach|Oberrothenbuch|Osternberg|Roith|Scheuhub|Unterrothenbuch
at	5300	47.856	13.161	4	Esch|Hallwang|Berg|Zilling
at	5301	47.867	13.117	3	Eugendorf|Reitberg|Eugenbach|Kalham|Kirchberg|Knutzing|Neuhofen|Pebering|Schaming|Schwaighofen
at	5302	47.9	13.183	2	Henndorf am Wallersee|Kirchberg
at	5303	47.833	13.25	4	Thalgau|Egg|Enzersberg|Leithen|Oberdorf|Thalgauberg|Unterdorf|Vetterbach
at	5310	47.85	13.352	3	Mondsee|Hof bei Salzburg|Tiefgraben|Sankt Lorenz|Innerschwand|Gaisberg|Guggenberg|Keuschen|Oberburgau|Scharfling
at	5311	47.85	13.352	3	Mondsee|Innerschwand|Au
at	5321	47.818	13.162	3	Habach|Koppl|Ladau|Winkl
at	5322	47.819	13.215	2	Hof bei Salzburg
at	5323	47.791	13.175	5	Ebenau|Hinterebenau|Hinterwinkl|Unterberg|Vorderschroffenau|Wimberg
at	5324	47.767	13.233	5	Faistenau|Hintersee|Alm|Anger|Lidaun|Lämmerbach|Ramsau|Tiefbrunnau|Vordersee|Wald
at	5325	47.833	13.183	2	Plainfeld
at	5330	47.8	13.3	2	Fuschl am See
at	5340	47.767	13.367	2	Sankt Gilgen|Laim|Pöllach|Winkl
at	5342	47.756	13.383	3	Gschwand|Gschwendt
at	5350	47.717	13.483	3	Strobl|Aigen|Gschwand|Gschwendt|Weißenbach
at	5351	47.718	13.569	3	Haiden|Aigen|Lindau|Ramsau|Weißenbach
at	5360	47.726	13.536	2	St. Wolfgang im Salzkammergut|Aschau|Au|Bürglstein|Graben|Mönichsreith|Radau|Ried|Rußbach|Schwarzenbach|Weinbach|Windhag|Wirling
at	5400	47.683	13.1	2	Hallein|Oberalm|Taxach|Neualm|Burgfried|Au|Adneter Riedl|Bad Dürrnberg|Gamp|Gries|Riedl
at	5411	47.7	13.1	3	Oberalm|Hinterwiestal|Vorderwiestal
at	5412	47.715	13.093	2	Puch bei Hallein|Gries|Hinterwiestal|Sankt Jakob am Thurn
at	5421	47.697	13.131	2	Adnet|Spumberg|Waidach|Wimberg
at	5422	47.69	13.152	3	Bad Dürrnberg
at	5423	47.69	13.152	3	Taugl|Oberlangenberg|Tauglboden
at	5424	47.667	13.133	3	Vigaun|Rengerberg|Riedl|Sankt Margarethen|Unterlangenberg
at	5425	47.717	13.183	2	Krispl|Gaißau
at	5431	47.627	13.145	2	Kuchl|Georgenberg|Garnei|Gasteig|Jadorf|Kellau|Moos|Unterlangenberg|Weißenbach
at	5440	47.6	13.167	7	Golling an der Salzach|Obergäu|Scheffau am Tennengebirge|Torren|Voregg
at	5441	47.564	13.346	5	Abtenau|Au|Döllerhof|Erlfeld|Fischbach|Hallseiten|Kehlhof|Lindenthal|Möselberg|Pichl|Rigaus|Schorn|Schratten|Seetratten|Seydegg|Stocker|Unterberg|Wagner|Waldhof|Wallingwinkl|Wegscheid|Weitenau
at	5442	47.583	13.45	5	Gseng|Rußbachsaag|Schattau|Seetratten
at	5450	47.467	13.183	2	Werfen|Imlau|Scharten|Schlaming
at	5451	47.483	13.167	2	Scharten|Sulzau|Wimm
at	5452	47.45	13.25	3	Dorf|Dorfwerfen|Ellmauthal|Grub|Imlau|Laubichl|Lehen|Maier|Pöham|Reitsam|Schlaming
at	5453	47.45	13.267	2	Eulersberg|Lampersbach|Weng
at	5500	47.417	13.217	3	Bischofshofen|Mitterberghütten|Alpfahrt|Buchberg|Gainfeld|Haidberg|Laideregg|Pöham|Winkl
at	5505	47.367	13.133	2	Mühlbach am Hochkönig|Schlöglberg
at	5511	47.417	13.3	2	Hüttau|Bairau|Iglsbach|Sonnberg|Sonnhalb
at	5521	47.4	13.317	2	Bairau|Sonnberg
at	5522	47.465	13.378	2	Sankt Martin am Tennengebirge|Lammertal
at	5523	47.474	13.371	2	Gappen|Neubach|Promberg
at	5524	47.514	13.432	4	Annaberg im Lammertal|Braunötzhof|Gappen|Hefenscher|Klockau|Leitenhaus|Neubach|Promberg|Salfelden|Steuer
at	5531	47.4	13.4	3	Eben im Pongau|Gasthofberg|Schattbach
at	5532	47.433	13.517	2	Filzmoos|Neuberg
at	5541	47.383	13.417	2	Altenmarkt im Pongau|Palfen|Sinnhub
at	5542	47.344	13.392	2	Flachau|Feuersang|Höch|Reitdorf
at	5550	47.383	13.45	2	Radstadt|Höggen|Löbenau|Mandling|Schwemmberg
at	5552	47.367	13.533	2	Forstau
at	5561	47.3	13.5	2	Untertauern
at	5562	47.183	13.6	5	Tweng|Obertauern
at	5563	47.183	13.6	3	Tweng
at	5570	47.135	13.679	3	Mauterndorf|Faningberg|Neuseß|Steindorf
at	5571	47.15	13.75	2	Mariapfarr|Pichl|Zankwarn
at	5572	47.15	13.783	2	Sankt Andrä im Lungau
at	5573	47.151	13.742	3	Weißpriach
at	5574	47.183	13.75	2	Göriach
at	5575	47.151	13.742	3	Lessach|Zoitzach
at	5580	47.128	13.811	6	Tamsweg|Haiden|Keusching|Lasaberg|Mörtelsdorf|Sauerfeld|Seetal|Wölting
at	5581	47.083	13.683	2	Sankt Margarethen im Lungau
at	5582	47.1	13.633	3	Sankt Michael im Lungau|Sankt Margarethen im Lungau|Höf|Oberweißburg|Sankt Martin|Unterweißburg
at	5583	47.116	13.706	5	Hintermuhr|Schellgaden|Vordermuhr
at	5584	47.15	13.5	9	Zederhaus|Lamm|Rothenwand|Wald
at	5585	47.113	13.743	2	Unternberg
at	5591	47.067	13.833	2	Ramingstein|Mignitz|Mitterberg
at	5592	47.067	13.75	3	Thomatal|Bundschuh
at	5600	47.35	13.2	3	Sankt Johann im Pongau|Reinbach|Plankenau|Einöden|Floitensberg|Ginau|Hallmoos|Maschl|Rettenstein|Urreiting
at	5602	47.35	13.317	3	Hof|Floitensberg|Ginau|Hofmarkt|Schwaighof|Vorderkleinarl|Wagrain Markt
at	5603	47.277	13.319	2	Kleinarl
at	5611	47.233	13.2	3	Großarl|Au|Bach|Eben|Schied|Unterberg
at	5612	47.167	13.233	3	Hüttschlag|Karteis|See
at	5620	47.321	13.152	2	Schwarzach im Pongau
at	5621	47.333	13.15	3	Sankt Veit im Pongau|Enkerbichl
at	5622	47.317	13.083	2	Altenhof|Boden|Buchberg|Enkerbichl|Hasling|Hofmark|Maierhof|March|Mitterstein|Oberhof|Schattau|Weng
at	5630	47.173	13.099	3	Bad Hofgastein|Anger|Breitenberg|Gadaunern|Harbach|Heißingfelding|Laderding|Vorderschneeberg|Weinetsberg|Wieden
at	5632	47.242	13.102	3	Dorfgastein|Bergl|Klammstein|Luggau|Maierhofen|Unterberg
at	5640	47.115	13.135	3	Bad Gastein
at	5645	47.115	13.135	3	Bad Gastein
at	5651	47.299	13.052	3	Lend|Berg|Boden|Embach|Eschenau|Heuberg|Maierhof|Teufenbach|Urbar|Winkl
at	5652	47.367	13	2	Dienten am Hochkönig
at	5660	47.283	12.967	3	Taxenbach|Eschenau|Großsonnberg|Gschwandtnerberg|Hasenbach|Hopfberg|Höf|Högmoos|Kleinsonnberg|March|Taxberg|Thannberg|Winkl
at	5661	47.227	12.995	4	Rauris|Bucheben|Fröstlberg|Grub|Hundsdorf|Marktrevier|Seidlwinkl|Unterland|Vorstanddorf|Vorstandrevier|Wörth|Wörtherberg
at	5662	47.247	12.957	4	Brandenau|Gries|Großsonnberg|Hauserdorf|Högmoos|Lacken|Niederhof|Reit|Sankt Georgen|Steinbach|Thannberg|Winkl
at	5671	47.283	12.85	2	Pichl|Bruck an der Großglocknerstraße|Fischhorn|Hundsdorf|Krössenbach|Vorfusch
at	5672	47.285	12.826	2	Taxenbacher-Fusch|Zeller-Fusch
at	5700	47.326	12.794	3	Zell am See|Maishofen|Thumersbach|Atzing|Bruckberg|Erlberg|Schmitten
at	5710	47.272	12.76	2	Kaprun
at	5721	47.283	12.717	2	Piesendorf|Walchen|Aufhausen|Hummersdorf
at	5722	47.283	12.65	2	Niedernsill|Aisdorf|Ematen|Gaisbichl|Jesdorf|Lengdorf|Steindorf
at	5723	47.283	12.567	3	Uttendorf|Hofham|Köhlbichl|Litzldorf|Pölsen|Quettensberg|Schwarzenbach|Stubach|Tobersbach|Uggl
at	5724	47.283	12.517	2	Stuhlfelden|Bam|Dürnberg|Pirtendorf|Wilhelmsdorf
at	5730	47.283	12.483	4	Mittersill|Jochberg|Arndorf|Burk|Felben|Feldstein|Jochbergthurn|Klausen|Loferstein|Lämmerbichl|Mayrhofen|Oberfelben|Paßthurn|Rettenbach|Schattberg|Spielbichl|Thalbach|Unterfelben|Weißenstein
at	5731	47.3	12.417	9	Jochberg|Hollersbach im Pinzgau|Arndorf|Grubing|Jochbergthurn|Lämmerbichl|Reitlehen|Rettenbach
at	5732	47.3	12.417	9	Jochberg|Bicheln|Dorf|Mühlbach|Mühlberg|Schweinegg
at	5733	47.267	12.35	3	Bramberg am Wildkogel|Habach|Leiten|Schönbach|Sonnberg|Steinach|Wenns|Weyer
at	5741	47.251	12.276	3	Neukirchen am Großvenediger|Hohenbramberg|Mitterhohenbramberg|Rosental|Sulzau
at	5742	47.25	12.233	2	Wald im Pinzgau|Hinterwaldberg|Königsleiten|Lahn|Vorderkrimml|Vorderwaldberg
at	5743	47.237	12.127	3	Hochkrimml|Oberkrimml|Unterkrimml
at	5751	47.367	12.8	2	Maishofen|Mitterhofen|Atzing
at	5752	47.367	12.733	2	Viehhofen
at	5753	47.391	12.636	2	Saalbach
at	5754	47.377	12.596	2	Hinterglemm
at	5760	47.427	12.848	3	Saalfelden am Steinernen Meer|Almdorf|Bachwinkl|Breitenbergham|Bsuch|Deuting|Dorfheim|Euring|Gerling|Haid|Harham|Hof|Hohlwegen|Kehlbach|Lenzing|Letting|Marzon|Mayrhofen|Niederhaus|Obsmarkt|Pabing|Pfaffenhofen|Pfaffing|Rain|Ramseiden|Ruhgassing|Schinking|Schmalenbergham|Schmieding|Schützing|Thor|Uttenhofen|Weikersbach|Wiesersberg|Wiesing
at	5761	47.4	12.9	3	Aberg|Alm|Bachwinkl|Enterwinkl|Griesbachwinkl|Hinterthal|Krallerwinkl|Schattberg|Schloßberg|Sonnberg
at	5771	47.439	12.761	4	Leogang|Berg|Ecking|Grießen|Hirnreit|Hütten|Madreit|Otting|Pirzbichl|Rain|Rosental|Schwarzleo|Sinning|Sonnberg|Sonnrain|Ullach
at	6020	47.263	11.395	5	Innsbruck|Hötting|Pradl|Wilten|Arzl|Amras|Mühlau|Natters|Mutters|Schönberg im Stubaital|Raitis|Vill
at	6060	47.283	11.517	3	Hall in Tirol|Thaur|Heiligkreuz
at	6063	47.283	11.45	2	Rum|Thaur
at	6065	47.3	11.467	2	Thaur
at	6067	47.3	11.5	2	Absam
at	6068	47.283	11.533	2	Mils bei Solbad Hall
at	6069	47.317	11.567	2	Gnadenwald
at	6070	47.267	11.45	2	Ampass
at	6071	47.25	11.45	3	Aldrans
at	6072	47.238	11.431	2	Lans
at	6073	47.25	11.45	3	Aldrans|Sistrans
at	6074	47.25	11.5	2	Rinn
at	6075	47.25	11.533	2	Tulfes|Volderwald
at	6080	47.233	11.417	2	Igls|Vill
at	6082	47.2	11.417	2	Patsch
at	6083	47.167	11.45	2	Ellbögen
at	6091	47.236	11.312	3	Götzens|Natters
at	6092	47.235	11.299	2	Birgitz
at	6094	47.231	11.279	3	Axams|Axamer Lizum|Bachl|Kristen
at	6095	47.229	11.253	2	Grinzens
at	6100	47.33	11.188	3	Seefeld in Tirol|Leutasch|Reith bei Seefeld|Mösern|Wildmoos
at	6103	47.3	11.2	2	Reith bei Seefeld
at	6105	47.369	11.144	2	Leutasch
at	6108	47.389	11.264	2	Scharnitz
at	6111	47.283	11.567	2	Volders|Großvolderberg|Kleinvolderberg
at	6112	47.283	11.6	3	Wattens
at	6113	47.283	11.6	3	Wattenberg
at	6114	47.3	11.633	2	Kolsass
at	6115	47.282	11.653	2	Kolsassberg
at	6116	47.283	11.596	2	Weer
at	6121	47.3	11.567	2	Baumkirchen
at	6122	47.3	11.583	2	Fritzens
at	6123	47.317	11.65	2	Terfens|Eggen|Mairbach|Neu-Terfens|Schlögelsbach|Umlberg|Vomperbach
at	6130	47.352	11.71	2	Schwaz
at	6133	47.346	11.692	2	Weerberg
at	6134	47.333	11.683	2	Vomp|Fiecht|Vomperbach|Vomperberg
at	6135	47.367	11.717	2	Stans|Schlagturn
at	6136	47.317	11.683	2	Pill
at	6141	47.183	11.417	2	Schönberg im Stubaital
at	6142	47.167	11.383	2	Mieders
at	6143	47.133	11.45	2	Matrei am Brenner|Pfons|Mühlbachl|Altstadt|Matreiwald|Mützens|Obfeldes|Schöfens|Statz|Zieglstadl
at	6145	47.133	11.483	2	Außerweg|Oberweg|Unterweg
at	6150	47.083	11.467	5	Steinach am Brenner|Trins|Gschnitz|Mauern|Stafflach|Statz
at	6152	47.083	11.417	2	Trins
at	6154	47.074	11.462	5	Vals|Außerschmirn|Innerschmirn
at	6156	47.05	11.483	2	Gries am Brenner
at	6157	47.017	11.417	2	Obernberg am Brenner
at	6161	47.234	11.373	2	Natters
at	6162	47.233	11.383	2	Mutters|Kreith|Raitis
at	6165	47.167	11.367	2	Telfes im Stubai|Gagers|Kapfers|Plöven
at	6166	47.177	11.36	3	Fulpmes|Medraz
at	6167	47.117	11.317	2	Neustift im Stubaital|Medraz
at	6170	47.283	11.233	4	Zirl|Pettnau
at	6173	47.233	11.25	2	Oberperfuss
at	6175	47.25	11.267	2	Kematen in Tirol|Afling
at	6176	47.25	11.333	2	Völs|Afling
at	6178	47.267	11.25	2	Unterperfuss
at	6179	47.26	11.258	2	Ranggen
at	6181	47.217	11.217	2	Sellrain
at	6182	47.276	10.983	8	Stams|Gries im Sellrain
at	6183	47.214	11.023	2	Kühtai
at	6184	47.225	11.095	2	St. Sigmund im Sellrain
at	6200	47.392	11.773	2	Jenbach|Strass im Zillertal|Fischl|Tratzberg
at	6210	47.405	11.797	2	Wiesing|Astenberg|Bradl|Dikat|Ehrenstall|Erlach|Rofansiedlung|Tiergarten
at	6212	47.421	11.753	2	Maurach
at	6213	47.441	11.695	2	Pertisau
at	6215	47.527	11.706	10	Achenkirch|Steinberg am Rofan|Bächental|Hinterriß
at	6220	47.374	11.754	2	Buch in Tirol
at	6222	47.368	11.772	2	Gallzein
at	6230	47.429	11.878	3	Brixlegg|Mehrn|Zimmermoos
at	6232	47.422	11.834	2	Münster
at	6233	47.445	11.883	2	Voldöpp|Mariatal
at	6234	47.49	11.895	2	Brandenberg|Aschau
at	6235	47.417	11.878	3	Reith im Alpbachtal|Hygna|Scheffach
at	6236	47.399	11.944	3	Alpbach|Hygna
at	6240	47.439	11.894	2	Rattenberg
at	6241	47.448	11.914	2	Radfeld
at	6250	47.467	11.983	2	Kundl|Liesfeld|Saulueg
at	6252	47.478	11.974	2	Breitenbach am Inn|Haus|Kleinsöll|Schönau
at	6260	47.417	11.878	3	Reith im Alpbachtal|Bruck am Ziller|Bruckerberg|Imming
at	6261	47.367	11.833	3	Schlitters|Strass im Zillertal
at	6262	47.367	11.833	3	Schlitters
at	6263	47.347	11.849	2	Fügen|Schlitters|Kapfing|Gagering|Kleinboden
at	6264	47.352	11.842	3	Fügenberg|Pankrazberg
at	6265	47.351	11.865	2	Hart im Zillertal|Helfenstein|Holdernach
at	6271	47.317	11.867	3	Uderns|Finsing|Kleinboden
at	6272	47.283	11.867	2	Kaltenbach|Emberg
at	6273	47.3	11.867	2	Ried im Zillertal
at	6274	47.267	11.9	2	Aschau im Zillertal|Distelberg
at	6275	47.283	11.883	2	Stumm
at	6276	47.283	11.917	2	Stummerberg|Gattererberg
at	6277	47.233	11.85	2	Zellberg|Zellbergeben
at	6278	47.218	11.9	2	Hainzenberg
at	6280	47.233	11.883	3	Zell am Ziller|Rohrberg|Gerlosberg
at	6281	47.217	12	2	Gerlos
at	6283	47.233	11.883	3	Zell am Ziller|Schwendau|Hippach-Schwendberg|Laimach
at	6284	47.204	11.875	2	Ramsau im Zillertal
at	6290	47.167	11.867	3	Mayrhofen|Schwendau|Finkenberg|Brandberg
at	6292	47.197	11.859	3	Schwendau|Finkenberg
at	6293	47.168	11.856	3	Tux|Finkenberg
at	6294	47.168	11.856	3	Tux
at	6295	47.167	11.867	3	Mayrhofen|Dornauberg
at	6300	47.489	12.062	2	Wörgl
at	6305	47.467	12.133	2	Itter
at	6306	47.504	12.192	3	Söll
at	6311	47.443	12.049	3	Oberau|Auffach|Thierbach
at	6313	47.443	12.049	3	Oberau|Auffach
at	6314	47.45	12.083	2	Niederau|Grafenweg
at	6320	47.513	12.066	2	Angerberg|Achleit|Embach
at	6321	47.5	12.067	2	Angath
at	6322	47.517	12.096	2	Kirchbichl
at	6323	47.511	12.119	2	Bad Häring
at	6324	47.533	12.05	2	Mariastein
at	6330	47.583	12.167	5	Kufstein|Söll|Zell|Endach|Weissach|Mitterndorf|Eichelwang|Kaisertal|Kufstein-Stadtberg|Morsbach|Thierberg
at	6334	47.546	12.14	2	Schwoich
at	6335	47.583	12.1	5	Vorderthiersee|Almen|Hinterthiersee|Landl|Mitterland|Schmiedtal
at	6336	47.55	12.1	2	Unterlangkampfen|Niederbreitenbach|Morsbach|Oberlangkampfen
at	6341	47.633	12.217	3	Ebbs|Asching|Brand|Eichelwang|Nußham|Oberbuchberg|Oberndorf|Wagrain-Mühltal
at	6342	47.65	12.217	2	Niederndorf
at	6343	47.683	12.183	2	Erl|Erlerberg|Mühlgraben
at	6344	47.652	12.319	2	Walchsee|Durchholzen|Oed|Schwaigs
at	6345	47.67	12.405	2	Kössen
at	6346	47.663	12.226	2	Eiberg|Gränzing|Hausern|Noppenberg|Praschberg
at	6347	47.657	12.269	2	Rettenschöss
at	6351	47.504	12.192	3	Söll|Scheffau am Wilden Kaiser
at	6352	47.514	12.299	2	Ellmau
at	6353	47.467	12.35	3	Reith bei Kitzbühel|Going am Wilden Kaiser|Prama|Schattseite|Sonnseite
at	6361	47.407	12.146	3	Glantersberg|Grafenweg|Gruberberg|Hopfgarten-Markt|Kelchsau|Penningberg|Salvenberg
at	6363	47.432	12.214	2	Westendorf
at	6364	47.45	12.25	2	Brixen im Thale
at	6365	47.445	12.316	2	Kirchberg in Tirol|Reith bei Kitzbühel
at	6370	47.446	12.392	2	Kitzbühel|Reith bei Kitzbühel
at	6371	47.448	12.386	2	Aurach bei Kitzbühel
at	6372	47.5	12.383	2	Oberndorf in Tirol
at	6373	47.379	12.418	2	Jochberg
at	6380	47.523	12.423	2	St. Johann in Tirol
at	6382	47.556	12.445	3	Kirchdorf in Tirol|Erpfendorf
at	6383	47.556	12.445	3	Kirchdorf in Tirol|Erpfendorf
at	6384	47.583	12.567	2	Waidring
at	6385	47.633	12.383	2	Schwendt
at	6391	47.483	12.55	2	Fieberbrunn
at	6392	47.475	12.583	3	St. Jakob in Haus
at	6393	47.475	12.583	3	St. Ulrich am Pillersee
at	6395	47.467	12.617	2	Hochfilzen
at	6401	47.283	11.183	2	Inzing|Eben|Hof|Moos|Schindeltal|Toblaten
at	6402	47.283	11.167	2	Hatting|Hattingerberg
at	6403	47.283	11.117	2	Flaurling
at	6404	47.283	11.15	2	Polling in Tirol|Pollingberg
at	6405	47.3	11.083	3	Pfaffenhofen
at	6406	47.3	11.083	3	Oberhofen im Inntal
at	6408	47.3	11.133	2	Pettnau
at	6410	47.307	11.068	3	Telfs|Bairbach|Birkenberg|Brand|Buchen|Hinterberg|Lehen|Moos|Platten|Sagl|St. Veit
at	6413	47.317	11.017	2	Wildermieming
at	6414	47.3	10.983	2	Obermieming|Barwies|See|Untermieming
at	6416	47.3	10.933	2	Obsteig
at	6421	47.283	11.05	2	Rietz
at	6422	47.276	10.983	3	Stams
at	6423	47.283	10.95	2	Mötz
at	6424	47.267	10.933	2	Silz
at	6425	47.25	10.883	3	Haiming|Haimingerberg|Schlierenzau
at	6426	47.217	10.817	2	Roppen
at	6430	47.25	10.883	3	Haiming|Ötztal-Bahnhof
at	6432	47.2	10.867	2	Sautens
at	6433	47.2	10.9	3	Oetz|Brunau|Ochsengarten
at	6441	47.133	10.933	3	Umhausen|Farst|Köfels|Niederthai|Tumpen|Östen
at	6444	47.074	10.97	2	Längenfeld
at	6450	46.967	11	6	Sölden|Gurgl|Heiligkreuz|Zwieselstein
at	6452	46.967	11	3	Sölden
at	6456	46.967	11	6	Sölden|Gurgl
at	6458	46.967	11	7	Sölden|Vent
at	6460	47.245	10.74	2	Imst
at	6462	47.217	10.783	2	Karres
at	6463	47.269	10.781	2	Karrösten
at	6464	47.267	10.767	2	Tarrenz|Dollinger|Obtarrenz|Strad|Walchenbach
at	6465	47.317	10.833	2	Nassereith
at	6471	47.2	10.767	3	Arzl im Pitztal|Blons|Hochasten|Leins|Ried|Timmls|Wald
at	6473	47.117	10.617	6	Fließ|Wenns|Jerzens
at	6474	47.18	10.733	2	Jerzens
at	6481	47.052	10.834	4	St. Leonhard im Pitztal|Plangeross|Zaunhof
at	6491	47.197	10.657	2	Schönwies
at	6492	47.205	10.696	2	Imsterberg
at	6493	47.206	10.675	2	Mils bei Imst
at	6500	47.14	10.566	3	Landeck|Fließ|Grins|Stanz bei Landeck
at	6511	47.158	10.59	2	Zams|Zammerberg
at	6521	47.117	10.617	3	Fließ
at	6522	47.083	10.667	2	Prutz
at	6524	47.087	10.66	3	Kaunertal
at	6525	47.1	10.667	2	Faggen
at	6526	47.083	10.683	2	Kauns
at	6527	47.087	10.66	3	Kaunerberg
at	6528	47.05	10.667	2	Fendels
at	6531	47.05	10.65	2	Ried im Oberinntal
at	6532	47.067	10.633	2	Ladis
at	6533	47.05	10.617	2	Fiss
at	6534	47.033	10.6	3	Serfaus
at	6541	47.033	10.6	3	Serfaus|Tösens
at	6542	46.967	10.55	5	Pfunds|Nauders|Serfaus
at	6543	46.883	10.517	2	Nauders
at	6544	46.969	10.567	2	Spiss
at	6551	47.135	10.512	2	Pians|Quadratsch
at	6552	47.117	10.517	2	Tobadill
at	6553	47.083	10.467	2	See|Langesthei
at	6555	47.067	10.383	4	Kappl|See
at	6561	47.013	10.292	2	Ischgl
at	6562	46.983	10.25	2	Mathon
at	6563	46.967	10.183	2	Galtür
at	6571	47.133	10.45	2	Strengen
at	6572	47.15	10.4	2	Flirsch
at	6574	47.144	10.411	2	Pettneu am Arlberg|Schnann
at	6580	47.127	10.264	2	St. Anton am Arlberg|St. Jakob am Arlberg
at	6591	47.14	10.514	2	Grins|Quadratsch
at	6600	47.483	10.717	4	Reutte|Lechaschau|Breitenwang|Pflach|Ehenbichl|Musau|Oberletzen|Oberpinswang|Unterletzen|Unterpinswang
at	6604	47.467	10.683	2	Höfen
at	6610	47.487	10.69	2	Wängle|Hinterbichl|Holz|Winkl
at	6611	47.45	10.75	2	Heiterwang
at	6621	47.417	10.783	2	Bichlbach|Bichlbächle|Kleinstockach|Lähn|Wengle
at	6622	47.408	10.747	2	Berwang|Brand|Gröben|Mitteregg|Rinnen|Tal
at	6623	47.35	10.667	2	Namlos|Kelmen
at	6631	47.404	10.881	2	Lermoos|Obergarten|Untergarten
at	6632	47.4	10.917	2	Ehrwald
at	6633	47.383	10.9	2	Biberwier
at	6642	47.383	10.567	2	Stanzach
at	6644	47.333	10.533	2	Elmen|Klimm|Martinau
at	6645	47.367	10.533	2	Vorderhornbach
at	6646	47.338	10.555	2	Hinterhornbach
at	6647	47.283	10.6	2	Boden|Bschlabs
at	6650	47.267	10.533	2	Gramais
at	6651	47.317	10.5	2	Häselgehr|Grießau
at	6652	47.3	10.433	3	Elbigenalp|Köglen|Obergrünau|Untergiblen|Untergrünau
at	6653	47.267	10.4	2	Bach|Obergiblen|Schönau|Stockach
at	6654	47.26	10.344	2	Holzgau|Schönau
at	6655	47.244	10.294	4	Steeg|Kaisers|Dickenau|Hinterellenbogen|Hägerau
at	6670	47.417	10.583	2	Forchach
at	6671	47.499	10.528	2	Weißenbach am Lech|Rieden
at	6672	47.483	10.617	2	Nesselwängle|Gaicht|Haller|Rauth
at	6673	47.5	10.55	2	Grän|Enge|Haldensee|Lumberg
at	6675	47.499	10.516	2	Tannheim
at	6677	47.5	10.483	3	Zöblen|Schattwald|Fricken|Kappl|Rehbach|Steig|Wies
at	6682	47.55	10.633	2	Vils
at	6691	47.574	10.447	2	Jungholz
at	6700	47.155	9.822	2	Bludenz|Lorüns|Stallehr
at	6706	47.15	9.8	2	Bürs
at	6707	47.146	9.777	2	Bürserberg
at	6708	47.101	9.737	2	Brand
at	6710	47.184	9.705	2	Nenzing|Beschling|Latz|Nenzinger Himmel
at	6712	47.2	9.767	2	Thüringen
at	6713	47.2	9.783	2	Ludesch|Ludescherberg
at	6714	47.167	9.8	2	Nüziders
at	6719	47.2	9.733	2	Bludesch
at	6721	47.217	9.783	2	Thüringerberg
at	6722	47.22	9.809	2	St. Gerold
at	6723	47.223	9.834	2	Blons
at	6731	47.228	9.908	3	Bickelwald|Boden|Bregenzer|Buchboden|Buchholz|Bühl|Faschinastraße|Flecken|Garsella|Halde|Litze|Mühle|Nesler|Reutele|Risana|Rothenbrunnen|Rufana|Sand|Schmiede|Seeberg|Senzaboda|Stein|Studa|Türtsch
at	6733	47.25	9.909	2	Fontanella|Faschina|Garlitt|Mittelberg|Seewald|Säge|Türtsch
at	6741	47.211	9.837	2	Raggal|Litze|Marul|Plazera
at	6751	47.149	9.901	2	Ausserbraz|Innerbraz
at	6752	47.124	9.991	2	Dalaas|Wald am Arlberg
at	6754	47.133	10.083	2	Klösterle
at	6762	47.133	10.167	2	Stuben
at	6763	47.208	10.142	3	Lech
at	6764	47.208	10.142	8	Lech|Dalaas
at	6767	47.25	10.183	3	Warth|Hochkrumbach|Lechleiten
at	6771	47.09	9.883	2	St. Anton im Montafon
at	6773	47.096	9.865	2	Vandans
at	6774	47.083	9.9	3	Tschagguns
at	6780	47.061	9.938	2	Schruns
at	6781	47.083	9.9	3	Bartholomäberg|Gantschier|Innerberg
at	6782	47.094	9.983	2	Silbertal
at	6787	46.967	9.918	2	Gargellen
at	6791	46.987	10.027	2	St. Gallenkirch|Gortipohl
at	6793	46.983	10.033	2	Gaschurn
at	6794	46.967	10.05	2	Partenen
at	6800	47.233	9.6	2	Feldkirch
at	6811	47.234	9.635	2	Göfis
at	6812	47.299	9.579	2	Meiningen
at	6820	47.217	9.63	2	Frastanz|Gurtis|Mittelberg
at	6822	47.217	9.667	3	Satteins|Schnifis|Düns|Röns|Dünserberg|Schnifnerberg
at	6824	47.2	9.7	2	Schlins|Röns
at	6830	47.271	9.643	3	Rankweil|Laterns
at	6832	47.287	9.652	2	Sulz|Röthis
at	6833	47.309	9.647	2	Klaus|Fraxern
at	6834	47.217	9.667	3	Satteins|Übersaxen
at	6835	47.283	9.659	2	Muntlix|Batschuns|Buchebrunnen|Dafins
at	6836	47.3	9.667	2	Viktorsberg
at	6837	47.3	9.65	2	Weiler
at	6840	47.333	9.633	2	Götzis
at	6841	47.35	9.617	2	Mäder
at	6842	47.333	9.6	2	Koblach
at	6844	47.35	9.65	2	Altach
at	6845	47.367	9.683	2	Hohenems
at	6850	47.414	9.742	5	Dornbirn|Schwarzenberg
at	6858	47.449	9.762	2	Schwarzach|Bildstein
at	6861	47.45	9.832	2	Alberschwende
at	6863	47.431	9.898	2	Egg|Großdorf
at	6866	47.412	9.893	2	Andelsbuch
at	6867	47.414	9.851	2	Schwarzenberg
at	6870	47.385	9.901	3	Bezau|Reuthe
at	6874	47.385	9.901	3	Bezau|Bizau
at	6881	47.35	9.882	2	Mellau|Hirschau
at	6882	47.352	9.945	2	Schnepfau|Hirschau
at	6883	47.322	9.981	2	Au|Rehmen
at	6884	47.28	9.892	2	Damüls
at	6886	47.312	10.017	2	Schoppernau
at	6888	47.258	10.092	2	Schröcken
at	6890	47.426	9.659	2	Lustenau
at	6900	47.503	9.747	5	Bregenz|Lochau|Möggers|Fluh
at	6911	47.503	9.747	3	Bregenz|Lochau|Eichenberg
at	6912	47.55	9.75	3	Hörbranz|Möggers
at	6914	47.583	9.783	2	Hohenweiler
at	6921	47.483	9.767	2	Kennelbach
at	6922	47.467	9.75	2	Wolfurt
at	6923	47.483	9.733	2	Lauterach
at	6932	47.514	9.888	2	Langen bei Bregenz
at	6933	47.493	9.88	2	Doren
at	6934	47.517	9.9	2	Sulzberg|Thal
at	6941	47.467	9.883	2	Langenegg
at	6942	47.458	9.96	3	Hittisau|Krumbach
at	6943	47.5	9.967	2	Riefensberg
at	6951	47.45	9.9	2	Lingenau
at	6952	47.458	9.96	4	Hittisau|Sibratsgfäll|Bolgenach
at	6960	47.484	9.845	2	Buch
at	6971	47.483	9.683	2	Hard
at	6972	47.479	9.663	2	Fußach
at	6973	47.459	9.64	2	Höchst|Fußach
at	6974	47.467	9.6	2	Gaißau
at	6991	47.35	10.182	2	Riezlern
at	6992	47.348	10.171	2	Hirschegg
at	6993	47.324	10.155	2	Mittelberg
at	7000	47.846	16.523	2	Eisenstadt|Kleinhöflein im Burgenland|Sankt Georgen am Leithagebirge
at	7011	47.781	16.542	2	Siegendorf im Burgenland
at	7012	47.765	16.514	2	Zagersdorf
at	7013	47.773	16.528	2	Klingenbach
at	7020	47.697	16.479	2	Loipersbach im Burgenland
at	7021	47.746	16.487	2	Draßburg|Baumgarten
at	7022	47.71	16.51	2	Schattendorf
at	7023	47.754	16.439	2	Pöttelsdorf|Stöttera|Zemendorf
at	7024	47.786	16.455	2	Hirm
at	7031	47.785	16.415	2	Krensdorf
at	7032	47.775	16.395	2	Sigleß
at	7033	47.804	16.371	3	Pöttsching|Zillingtal
at	7034	47.8	16.399	2	Zillingtal
at	7035	47.833	16.417	2	Steinbrunn|Zillingtal
at	7041	47.797	16.505	2	Wulkaprodersdorf
at	7042	47.774	16.48	2	Antau
at	7051	47.836	16.48	2	Großhöflein
at	7052	47.839	16.463	2	Müllendorf
at	7053	47.88	16.445	2	Hornstein
at	7061	47.822	16.632	2	Trausdorf an der Wulka
at	7062	47.803	16.609	2	Sankt Margarethen im Burgenland
at	7063	47.833	16.667	2	Oggau am Neusiedler See
at	7064	47.829	16.62	2	Oslip
at	7071	47.801	16.672	2	Rust
at	7072	47.75	16.667	2	Mörbisch am See
at	7081	47.852	16.623	2	Schützen am Gebirge
at	7082	47.894	16.646	2	Donnerskirchen
at	7083	47.913	16.696	2	Purbach am Neusiedler See
at	7091	47.944	16.732	2	Breitenbrunn
at	7092	47.95	16.75	2	Winden am See
at	7093	47.962	16.796	2	Jois
at	7100	47.949	16.842	2	Neusiedl am See|Weiden am See
at	7111	48	16.86	3	Parndorf
at	7121	47.925	16.869	2	Weiden am See
at	7122	47.897	16.911	2	Gols
at	7123	47.88	16.941	2	Mönchhof
at	7131	47.87	16.975	2	Halbturn
at	7132	47.837	16.926	7	Frauenkirchen|Apetlon
at	7141	47.854	16.837	2	Podersdorf am See
at	7142	47.761	16.8	2	Illmitz
at	7143	47.744	16.83	3	Apetlon
at	7151	47.728	16.937	3	Wallern im Burgenland
at	7152	47.728	16.937	3	Wallern im Burgenland|Pamhagen
at	7161	47.744	16.83	5	Apetlon|Sankt Andrä am Zicksee
at	7162	47.767	16.983	2	Tadten
at	7163	47.774	17.033	2	Andau
at	7201	47.797	16.298	2	Neudörfl
at	7202	47.804	16.371	4	Pöttsching|Lichtenwörth|Wiesen|Bad Sauerbrunn
at	7203	47.738	16.338	2	Wiesen
at	7210	47.733	16.4	2	Mattersburg|Walbersdorf
at	7212	47.712	16.345	4	Forchtenstein|Ofenbach
at	7221	47.717	16.417	2	Marz
at	7222	47.705	16.43	2	Rohrbach bei Mattersburg
at	7223	47.651	16.38	2	Sieggraben
at	7301	47.6	16.633	2	Deutschkreutz|Girm
at	7302	47.536	16.66	2	Nikitsch|Kroatisch Minihof
at	7304	47.493	16.521	4	Mitterpullendorf|Großwarasdorf|Kleinwarasdorf|Langental|Nebersdorf
at	7311	47.6	16.547	2	Neckenmarkt|Haschendorf
at	7312	47.587	16.547	2	Horitschon|Unterpetersdorf
at	7321	47.566	16.531	2	Raiding|Unterfrauenhaid|Lackendorf
at	7322	47.59	16.465	2	Lackenbach
at	7323	47.613	16.495	2	Ritzing
at	7331	47.58	16.427	3	Weppersdorf|Kalkgruben|Tschurndorf
at	7332	47.596	16.392	2	Kobersdorf|Oberpetersdorf
at	7341	47.562	16.425	4	Markt Sankt Martin|Landsee|Lindgraben|Neudorf bei Landsee
at	7342	47.537	16.392	2	Kaisersdorf
at	7343	47.545	16.446	2	Neutal
at	7344	47.528	16.478	2	Stoob
at	7350	47.511	16.499	2	Oberpullendorf|Stoob|Mitterpullendorf
at	7361	47.464	16.637	2	Lutzmannsburg|Frankenau|Kroatisch Geresdorf|Strebersdorf
at	7371	47.493	16.354	3	Oberrabnitz|Schwendgraben|Unterrabnitz
at	7372	47.517	16.4	3	Draßmarkt|Karl
at	7373	47.448	16.415	2	Piringsdorf
at	7374	47.514	16.364	2	Weingraben
at	7400	47.321	16.225	2	Oberwart|Oberschützen|Drumling|Sankt Martin in der Wart|Unterschützen
at	7410	47.317	16.067	2	Kitzladen|Loipersdorf im Burgenland
at	7411	47.283	16.083	2	Markt Allhau|Buchschachen
at	7412	47.25	16.1	2	Wolfau
at	7421	47.384	16.111	2	Mönichkirchen|Steirisch-Tauchen|Wiesenhöf
at	7422	47.35	16.133	2	Riedlingsdorf
at	7423	47.367	16.117	4	Pinkafeld|Grafenschachen|Wiesfleck|Neustift an der Lafnitz|Hochart|Kroisegg|Schreibersdorf|Schönherrn|Sinnersdorf|Weinberg im Burgenland
at	7431	47.351	16.207	3	Oberschützen|Bad Tatzmannsdorf|Jormannsdorf|Sulzriegel
at	7432	47.351	16.207	4	Oberschützen|Aschau im Burgenland|Schmiedrait|Willersdorf
at	7433	47.366	16.231	2	Mariasdorf|Bergwerk|Grodnau|Neustift bei Schlaining|Tauchen
at	7434	47.4	16.25	3	Bernstein|Dreihütten|Holzschlag|Redlschlag|Rettenbach|Stuben
at	7435	47.383	16.317	2	Unterkohlstätten|Glashütten bei Schlaining|Günseck|Holzschlag|Oberkohlstätten
at	7441	47.441	16.349	3	Pilgersdorf|Bubendorf im Burgenland|Deutsch Gerisdorf|Kogl im Burgenland|Lebenbrunn|Salmannsdorf|Steinbach im Burgenland
at	7442	47.407	16.416	3	Lockenhaus|Glashütten bei Langeck im Burgenland|Hammerteich|Hochstraß|Langeck im Burgenland
at	7443	47.414	16.494	2	Liebing|Rattersdorf
at	7444	47.428	16.527	2	Mannersdorf an der Rabnitz|Klostermarienberg|Unterloisdorf
at	7451	47.447	16.508	2	Oberloisdorf
at	7452	47.467	16.583	2	Großmutschen|Kleinmutschen|Unterpullendorf
at	7453	47.483	16.483	2	Dörfl|Steinberg
at	7461	47.317	16.283	3	Stadtschlaining|Allersdorf im Burgenland|Allersgraben|Altschlaining|Goberling|Mönchmeierhof|Neumarkt im Tauchental|Podler|Rauhriegel
at	7463	47.3	16.35	2	Weiden bei Rechnitz|Oberpodgoria|Rumpersdorf|Unterpodgoria|Zuberbach
at	7464	47.296	16.396	2	Markt Neuhodis|Althodis
at	7471	47.305	16.441	2	Rechnitz
at	7472	47.267	16.433	4	Schachendorf|Schandorf|Dürnbach im Burgenland
at	7473	47.229	16.383	2	Hannersdorf|Burg|Woppendorf
at	7474	47.217	16.4	5	Burg|Deutsch-Schützen|Edlitz im Burgenland|Eisenberg an der Pinka|Höll|Sankt Kathrein im Burgenland
at	7501	47.217	16.217	5	Oberdorf im Burgenland|Rotenturm an der Pinka|Unterwart|Eisenzicken|Siget in der Wart|Spitzzicken
at	7503	47.239	16.318	2	Großpetersdorf|Jabing|Dürnbach im Burgenland|Kleinpetersdorf|Kleinzicken|Miedlingsdorf|Welgersdorf|Zuberbach
at	7511	47.183	16.317	3	Mischendorf|Großbachselten|Kleinbachselten|Kotezicken|Neuhaus in der Wart|Rohrbach an der Teich
at	7512	47.175	16.357	2	Kohfidisch|Badersdorf|Harmisch|Kirchfidisch
at	7521	47.108	16.46	2	Eberau|Gaas|Kulm im Burgenland|Oberbildein|Unterbildein|Winten
at	7522	47.045	16.414	5	Strem|Heiligenbrunn|Deutsch Bieling|Deutsch Ehrensdorf|Hagensdorf im Burgenland|Kroatisch Ehrensdorf|Luising|Reinersdorf|Steinfurt|Sumetendorf
at	7531	47.233	16.15	2	Kemeten
at	7532	47.2	16.15	2	Litzelsdorf
at	7533	47.183	16.167	2	Ollersdorf im Burgenland
at	7534	47.183	16.2	4	Olbendorf|Rauchwart
at	7535	47.133	16.267	2	Sankt Michael im Burgenland|Rauchwart|Gamischdorf|Schallendorf im Burgenland
at	7536	47.167	16.3	2	Güttenbach
at	7537	47.159	16.221	2	Neuberg im Burgenland
at	7540	47.059	16.324	6	Güssing|Neustift bei Güssing|Moschendorf|Inzenhof|Kleinmürbisch|Tschanigraben|Großmürbisch|Glasing|Krottendorf|Rehgraben|Sankt Nikolaus|Sulz im Burgenland|Urbersdorf
at	7542	47.067	16.25	2	Gerersdorf bei Güssing|Steingraben|Sulz im Burgenland
at	7543	47.075	16.21	2	Kukmirn|Eisenhüttl|Limbach|Neusiedl
at	7544	47.083	16.3	3	Tobaj|Deutsch Tschantschendorf|Hasendorf im Burgenland|Kroatisch Tschantschendorf|Punitz|Tudersdorf
at	7551	47.167	16.167	3	Stegersbach|Bocksdorf|Rohr im Burgenland|Heugraben
at	7552	47.2	16.117	2	Stinatz
at	7561	46.989	16.261	2	Heiligenkreuz im Lafnitztal|Poppendorf im Burgenland
at	7562	47	16.2	2	Eltendorf|Zahling
at	7563	47	16.167	2	Königsdorf
at	7564	47.05	16.117	3	Rudersdorf|Dobersdorf
at	7571	47.05	16.117	3	Rudersdorf
at	7572	47.088	16.108	3	Deutsch Kaltenbrunn|Rohrbrunn
at	8010	47.083	15.542	2	Graz|Kainbach|Edelsbach bei Graz|Hönigtal|Schaftal
at	8020	47.023	15.534	3	Graz
at	8036	47.023	15.534	3	Graz
at	8041	47.135	15.46	3	Graz
at	8042	47.135	15.46	3	Graz
at	8043	47.135	15.46	3	Graz
at	8044	47.135	15.46	5	Graz|Niederschöckl|Weinitzen|Fölling|Oberschöckl|Purgstall bei Eggersdorf|Rabnitz|Schaftal
at	8045	47.135	15.46	3	Graz|Weinitzen|Buch|Hochgreit|Hohenberg|Kalkleiten|Oberschöckl
at	8046	47.135	15.46	4	Graz|Eichberg|Hochgreit|Hub|Krail|Leber|Mühl|Neudorf|Rannach|Sankt Veit|Steingraben|Ursprung
at	8047	47.135	15.46	6	Graz|Hart bei Graz|Kainbach|Hönigtal
at	8051	47.031	15.373	3	Graz|Thal
at	8052	47.031	15.373	3	Graz|Thal|Mantscha|Oberberg|Steinberg
at	8053	47.031	15.373	3	Graz
at	8054	47.031	15.373	3	Graz|Seiersberg|Pirka|Hautzendorf|Mantscha|Mühlriegl|Neupirka|Riederhof|Windorf
at	8055	47.031	15.373	3	Graz|Seiersberg
at	8061	47.167	15.483	3	Sankt Radegund bei Graz|Stenzengreith|Diepoltsberg|Ebersdorf|Kickenheim|Oberschöckl|Plenzengreith|Rabnitz|Rinnegg|Schöckl|Stockheim|Willersdorf
at	8062	47.151	15.533	3	Hart bei Eggersdorf|Kumberg|Niederschöckl|Gschwendt|Hofstätten|Rabnitz
at	8063	47.151	15.533	6	Hart bei Eggersdorf|Eggersdorf bei Graz|Höf|Brodersdorf|Brodingberg|Edelsbach bei Graz|Haselbach|Hönigtal|Mitterlaßnitz|Pircha|Präbach|Purgstall bei Eggersdorf|Rabnitz
at	8071	46.991	15.511	2	Hausmannstätten|Berndorf
at	8072	46.974	15.501	4	Fernitz|Sankt Ulrich am Waasen|Mellach|Dillach|Enzelsdorf|Gnaning|Wutschdorf
at	8073	46.989	15.476	3	Graz|Seiersberg|Wagnitz|Feldkirchen bei Graz|Abtissendorf|Forst|Lebern|Neupirka|Neuwindorf
at	8074	46.989	15.476	7	Graz|Raaba|Grambach|Dürwagersbach|Lamberg
at	8075	47.043	15.515	4	Hart bei Graz|Laßnitzhöhe
at	8076	46.989	15.476	15	Vasoldsberg
at	8077	46.983	15.483	2	Gössendorf|Dörfla|Thondorf
at	8081	46.934	15.646	4	Vasoldsberg|Heiligenkreuz am Waasen|Allerheiligen bei Wildon|Sankt Ulrich am Waasen|Pirching am Traubenberg|Empersdorf|Oberdorf am Hochegg|Edelstauden|Frannach|Felgitsch|Guggitzgraben|Kittenbach|Kleinfeiting|Kohldorf|Liebensdorf|Manning|Oberlabill|Rettenbach in Oststeiermark|Weißenbach
at	8082	46.904	15.71	5	Sankt Stefan im Rosental|Kirchbach in Steiermark|Oberdorf am Hochegg|Zerlach|Breitenbuch|Dörfla|Glatzau|Kittenbach|Kleinfrannach|Maierhofen|Maxendorf|Petersdorf II|Tagensdorf|Tiefernitz|Weißenbach|Ziprein
at	8083	46.904	15.71	4	Sankt Stefan im Rosental|Hamet|Maierhofen|Wetzelsdorf bei Jagerberg|Wörth
at	8091	46.904	15.71	5	Sankt Stefan im Rosental|Jagerberg|Aug|Grasdorf|Jahrbach|Lugitsch|Oberzirknitz|Pöllau|Ungerdorf|Unterzirknitz
at	8092	46.806	15.711	2	Mettersdorf am Saßbach|Landorf|Rannersdorf am Saßbach|Rohrbach am Rosenberg|Zehensdorf
at	8093	46.798	15.759	3	Sankt Peter am Ottersbach|Mettersdorf am Saßbach|Bierbaum am Auersbach|Dietersdorf am Gnasbach|Edla|Entschendorf am Ottersbach|Oberrosenberg|Perbersdorf bei Sankt Peter|Rohrbach am Rosenberg|Wiersdorf|Wittmannsdorf|Zehensdorf
at	8101	47.177	15.351	3	Kirchenviertel|Forstviertel|Freßnitzviertel|Sankt Veit|Unterfriesach
at	8102	47.217	15.4	3	Semriach|Amstein|Freßnitzviertel|Markterviertl|Präbichl|Rechberg|Schönegg|Thoneben|Unterneudorf|Windhof
at	8103	47.117	15.267	5	Eisbach|Hörgas|Kehr und Plesch|Rein|Stübinggraben
at	8111	47.117	15.35	4	Straßengel|Judendorf|Eisbach|Hundsdorf|Kugelberg|Plankenwarth|Rötz
at	8112	47.117	15.317	2	Gratwein|Eisbach|Sankt Oswald bei Plankenwarth|Hundsdorf|Hörgas|Rein
at	8113	47.076	15.361	8	Thal|Eisbach|Södingberg|Stiwoll|Sankt Oswald bei Plankenwarth|Sankt Bartholomä|Gschnaidt|Jaritzberg|Kalchberg|Lichtenegg|Michlbach|Plankenwarth|Reiteregg|Rohrbach
at	8114	47.183	15.333	4	Deutschfeistritz|Friesach|Großstübing|Gschnaidt|Himberg|Hörgas|Kleinstübing|Königgraben|Stübinggraben|Thoneben|Unterfriesach
at	8120	47.2	15.35	2	Peggau
at	8121	47.183	15.333	5	Deutschfeistritz|Adriach|Himberg|Königgraben|Prenning
at	8122	47.233	15.283	3	Arzwaldgraben|Hofamt|Land-Übelbach|Waldstein
at	8124	47.219	15.274	7	Großstübing|Kleintal|Land-Übelbach|Markt-Übelbach|Neuhof
at	8130	47.267	15.317	4	Frohnleiten|Peggau|Schrems bei Frohnleiten|Adriach|Badl|Brunnhof|Gams|Gamsgraben|Gschwendt|Hofamt|Laas|Laufnitzdorf|Laufnitzgraben|Leutnant Günther-Siedlung|Maria Ebenort|Peugen|Pfannberg|Rothleiten|Schrauding|Schweizerfabrik|Schönau|Tyrnau|Ungersdorf|Wannersdorf
at	8131	47.297	15.323	5	Röthelstein|Mautstatt|Mixnitz|Roßgraben|Traföß
at	8132	47.36	15.342	2	Pernegg an der Mur|Gabraun|Kirchdorf|Traföß|Zlatten
at	8141	46.965	15.404	3	Unterpremstätten|Oberpremstätten|Zettling|Bierbaum|Dietersdorf|Hautzendorf|Laa
at	8142	46.926	15.451	2	Wundschuh|Dietersdorf|Forst|Gradenfeld|Kasten|Ponigl|Steindorf|Zwaring
at	8143	46.965	15.404	4	Unterpremstätten|Dobl|Fading|Muttendorf|Petzendorf|Tobisegg|Weinzettl|Wuschan
at	8144	47	15.4	4	Seiersberg|Lieboch|Unterpremstätten|Oberpremstätten|Attendorf|Attendorfberg|Badegg|Bischofegg|Haselsdorf|Haselsdorfberg|Hautzendorf|Riederhof|Tobelbad
at	8151	47.076	15.361	6	Thal|Pirka|Hitzendorf|Sankt Bartholomä|Attendorf|Altenberg|Altreiteregg|Attendorfberg|Berndorf|Doblegg|Haselsdorfberg|Hausdorf|Holzberg|Höllberg|Mayersdorf|Neureiteregg|Niederberg|Oberberg|Reiteregg|Rohrbach|Steinberg
at	8152	47.033	15.15	5	Voitsberg|Stallhofen|Södingberg|Aichegg|Bernau|Berndorf|Gasselberg|Hausdorf|Kalchberg|Michlbach|Muggauberg|Neudorf bei Sankt Johann ob Hohenburg|Raßberg
at	8153	47.1	15.167	8	Södingberg|Geistthal|Eggartsberg|Gschnaidt|Kleinalpe|Neuhof|Sonnleiten
at	8160	47.217	15.617	4	Weiz|Göttelsberg|Krottendorf|Naas|Stenzengreith|Mortantsch|Affental|Alterilz|Birchbaum|Büchl|Dürntal|Etzersdorf|Farcha|Garrach|Grub|Gschaid bei Weiz|Hafning|Haselbach bei Weiz|Haufenreith|Hofstätten|Kleinsemmering|Krammersdorf|Landscha bei Weiz|Leska|Nöstl|Oberdorf|Oberdorf bei Thannhausen|Oberfladnitz-Thannhausen|Obergreith|Peesen|Pichl an der Raab|Ponigl|Preding|Raas|Regerstätten|Steinberg bei Weiz|Trennstein|Untergreith
at	8162	47.283	15.517	4	Passail|Arzberg|Hohenau an der Raab|Amstein|Auen|Hart|Haufenreith|Hintertober|Krammersdorf|Oberneudorf|Plenzengreith|Tober|Tulwitzdorf|Unterneudorf
at	8163	47.283	15.467	5	Schrems bei Frohnleiten|Fladnitz an der Teichalm|Fladnitz-Tober|Fladnitzberg|Nechnitz|Rechberg|Teichalm|Tulwitzdorf|Tulwitzviertl
at	8171	47.297	15.583	2	Sankt Kathrein am Offenegg I.Viertel|Sankt Kathrein am Offenegg II.Viertel
at	8172	47.312	15.575	2	Hohenau an der Raab|Haslau bei Birkfeld|Naintsch|Offenegg|Rossegg|Sallegg
at	8181	47.153	15.663	4	Sankt Ruprecht an der Raab|Unterfladnitz|Mitterdorf an der Raab|Arndorf bei Sankt Ruprecht an der Raab|Dietmannsdorf|Dörfl an der Raab|Farcha|Fünfing bei Sankt Ruprecht an der Raab|Grub bei Sankt Ruprecht an der Raab|Gschwendt|Hohenkogl|Kühwiesen|Lohngraben|Neudorf bei Sankt Ruprecht an der Raab|Oberdorf|Pichl an der Raab|Preding|Rollsdorf|Schirnitz|Untergreith|Wolfgruben b.Sankt Ruprecht a.d.Raab|Wollsdorf|Wollsdorferegg
at	8182	47.217	15.717	2	Puch bei Weiz|Elz|Harl|Höfling|Klettendorf|Kulming|Oberfeistritz|Perndorf
at	8183	47.264	15.746	5	Floing|Höfling|Lebing|Oberfeistritz|Unterfeistritz
at	8184	47.2	15.684	5	Baierdorf-Umgebung|Anger|Floing|Baierdorf-Dorf|Fresen|Naintsch|Oberfeistritz|Rossegg|Viertelfeistritz
at	8190	47.35	15.683	5	Birkfeld|Aschau|Außeregg|Berg-und Hinterleitenviertel|Dorfviertel|Feistritz|Gschaid bei Birkfeld|Haslau bei Birkfeld|Piregg|Rabendorf|Sallegg|Waisenegg
at	8191	47.396	15.723	2	Aschau|Rabendorf|Rossegg|Sallegg
at	8192	47.4	15.717	2	Strallegg|Außeregg|Feistritz|Pacher
at	8200	47.106	15.71	4	Gleisdorf|Albersdorf|Ungerdorf|Nitscha|Hofstätten an der Raab|Labuch|Arnwiesen|Brodersdorf|Brodingberg|Flöcking|Fünfing bei Gleisdorf|Gamling|Hart|Kalch|Kaltenbrunn|Laßnitzthal|Ludersdorf|Mitterlaßnitz|Obergroßau|Pircha|Pirching an der Raab|Postelgraben|Präbach|Unterbuch|Urscha|Wetzawinkel|Wilfersdorf|Wolfgruben bei Gleisdorf|Wünschendorf
at	8211	47.164	15.774	4	Oberrettenbach|Egelsdorf|Fünfing bei Gleisdorf|Großpesendorf|Kalch|Neudorf|Nitschaberg|Postelgraben|Prebensdorf|Prebuch|Preßguts|Schirnitz|Wolfgruben bei Gleisdorf
at	8212	47.164	15.774	4	Pischelsdorf in der Steiermark|Reichendorf|Gersdorf an der Feistritz|Siegersdorf bei Herberstein|Oberrettenbach|Elz|Hart|Hartensdorf|Höfling|Kleinpesendorf|Kulming|Rohrbach am Kulm|Romatschachen|Rothgmos|Schachen am Römerbach
at	8221	47.219	15.844	3	Hirnsdorf|Kaibing|Hofing|Illensdorf
at	8222	47.219	15.844	4	Sankt Johann bei Herberstein|Kaibing|Siegersdorf bei Herberstein|Buchberg bei Herberstein|Hofing|Kulming|Untertiefenbach
at	8223	47.219	15.844	5	Stubenberg am See|Floing|Buchberg bei Herberstein|Freienberg|Vockenberg|Zeil bei Stubenberg
at	8224	47.217	15.9	3	Kaindorf|Hartl|Dienersdorf|Blaindorf|Hinteregg|Hofing|Hofkirchen bei Hartberg|Kopfing bei Kaindorf|Obertiefenbach|Untertiefenbach|Vockenberg|Winzendorf
at	8225	47.3	15.833	5	Pöllau|Flattendorf|Hinteregg|Hofkirchen bei Hartberg|Köppelreith|Oberneuberg|Obersaifen|Pongratzen|Prätis|Rabenwald|Schönau|Staudach|Unterneuberg|Winkl-Boden|Winzendorf|Zeil-Pöllau
at	8230	47.283	15.967	4	Hartberg|Sankt Johann in der Haide|Eggendorf|Flattendorf|Habersdorf|Löffelbach|Mitterdombach|Oberlungitz|Penzendorf|Ring|Safenau|Schildbach|Schölbing|Siebenbrunn|Staudach|Unterlungitz|Untersafen|Wagendorf|Winzendorf|Wolfgrub
at	8232	47.35	16	3	Grafendorf bei Hartberg|Stambach|Erdwegen|Kleinlungitz|Lechen|Obersafen|Pongratzen|Reibersdorf|Seibersdorf am Hammerwald|Untersafen|Zeilerviertel
at	8233	47.367	16.017	4	Lafnitz|Kleinlungitz|Rohrbachschlag
at	8234	47.383	16	5	Rohrbach an der Lafnitz|Eichberg|Kleinlungitz|Lebing|Limbach|Reinberg|Riegl|Rohrbachschlag
at	8240	47.367	16.117	6	Pinkafeld|Pinggau|Ortgraben|Friedberg|Ehrenschachen|Oberwaldbauern|Schwaighof|Stögersbach
at	8241	47.417	16.017	2	Dechantskirchen|Bergen|Burgfeld|Hohenau am Wechsel|Kroisbach|Limbach|Schlag bei Thalberg|Stögersbach
at	8242	47.433	15.95	4	Sankt Lorenzen am Wechsel|Auerbach|Kronegg|Köppel|Riegl
at	8243	47.433	16.067	4	Pinggau|Ortgraben|Baumgarten|Dirnegg|Haideggendorf|Koglreith|Sparberegg|Steirisch-Tauchen|Tanzegg|Wiesenhöf
at	8244	47.467	16.1	3	Schäffern|Anger|Elsenau|Götzendorf|Haberl|Karnegg|Knolln|Neussing|Spital|Stübegg
at	8250	47.4	15.883	4	Vorau|Schachen bei Vorau|Kleinschlag|Lebing|Puchegg|Reinberg|Riegersbach|Schnellerviertel|Vornholz|Zeilerviertel
at	8251	47.445	15.804	3	Festenburg|Karnerviertel|Köppel|Riegersbach
at	8252	47.445	15.804	3	Karnerviertel|Riegersbach|Schmiedviertel
at	8253	47.445	15.804	4	Arzberg|Breitenbrunn|Riegersbach|Rieglerviertel|Schmiedviertel|Schrimpf|Sommersgut|Vornholz
at	8254	47.433	15.767	3	Kandlbauer|Pittermann|Sichart|Sommersgut|Vornholz
at	8255	47.483	15.75	3	Filzmoos|Kaltenegg|Kirchenviertel|Steinhöf
at	8261	47.1	15.817	3	Sinabelkirchen|Nestelbach im Ilztal|Oberrettenbach|Arnwiesen|Egelsdorf|Frösau|Fünfing bei Gleisdorf|Gnies|Gschmaier|Nagl|Obergroßau|Untergroßau|Unterrettenbach|Wetzawinkel|Wolfgruben bei Gleisdorf
at	8262	47.083	15.917	3	Ilz|Nestelbach im Ilztal|Buchberg bei Ilz|Dambach|Dörfl|Eichberg bei Hartmannsdorf|Gnies|Gschmaier|Hainfeld bei Fürstenfeld|Hochenegg|Kalsdorf bei Ilz|Kleegraben|Leithen|Mutzenfeld|Nestelberg|Neudorf bei Ilz|Reigersberg|Walkersdorf|Ziegenberg
at	8263	47.083	15.983	5	Großwilfersdorf|Herrnberg|Maierhofbergen|Maierhofen|Radersdorf
at	8264	47.108	15.881	3	Hainersdorf|Großhartmannsdorf|Lichtenwald|Obgrün|Riegersdorf
at	8265	47.183	15.917	5	Hartl|Gersdorf an der Feistritz|Blaindorf|Großsteinbach|Großhartmannsdorf|Gschmaier|Kroisbach an der Feistritz|Leithen|Neusiedl
at	8271	47.17	16.009	3	Bad Waltersdorf|Sebersdorf|Geier|Großhart|Hohenbrugg|Leitersdorf bei Hartberg|Oberlimbach|Rohrbach bei Waltersdorf|Wagerberg
at	8272	47.2	15.95	3	Ebersdorf|Hartl|Sebersdorf|Geier|Geiseldorf|Großhart|Neusiedl|Neustift bei Sebersdorf|Nörning|Rohrbach bei Waltersdorf|Unterbuch
at	8273	47.2	15.95	3	Ebersdorf|Großhart|Nörning|Wagenbach
at	8274	47.214	15.991	3	Geiseldorf|Hopfau|Lemberg|Längenbach|Mitterndorf|Oberbuch|Unterbuch|Unterdombach|Unterrohr|Weinberg|Wenireith
at	8280	47.05	16.083	2	Fürstenfeld|Übersbach|Altenmarkt bei Fürstenfeld|Dietersdorf bei Fürstenfeld|Hartl bei Fürstenfeld|Kohlgraben|Speltenbach|Stadtbergen
at	8282	47	16.1	5	Loipersdorf bei Fürstenfeld|Stein|Dietersdorf bei Fürstenfeld|Gillersdorf|Henndorf im Burgenland
at	8283	47.117	16.05	3	Bad Blumau|Bierbaum an der Safen|Jobst|Kleinsteinbach|Lindegg|Loimeth|Schwarzmannshofen|Speilbrunn
at	8291	47.143	16.096	2	Burgau|Burgauberg
at	8292	47.167	16.1	4	Neudau|Hackerberg|Neudauberg|Unterlimbach
at	8293	47.217	16.1	2	Wörterberg|Wörth an der Lafnitz
at	8294	47.246	15.99	4	Hopfau|Mitterberg|Oberrohr|Schölbing|Unterrohr
at	8295	47.267	16.017	4	Sankt Johann in der Haide|Schölbing|Unterlungitz
at	8301	47.043	15.515	4	Hart bei Graz|Laßnitzhöhe|Kainbach|Höf|Nestelbach bei Graz|Hönigtal|Präbach
at	8302	47.057	15.577	5	Laßnitzhöhe|Krumegg|Nestelbach bei Graz|Edelsgrub|Empersdorf|Hirtenfeld|Kogelbuch|Langegg-Ort|Laßnitzthal|Mitterlaßnitz|Präbach
at	8311	47.043	15.862	5	Markt Hartmannsdorf|Bärnbach|Eichberg bei Hartmannsdorf|Frösau|Kaag|Mitterfladnitz|Oed|Pöllau bei Gleisdorf|Reith bei Hartmannsdorf|Takern II|Wetzawinkel
at	8312	47.043	15.862	3	Ottendorf an der Rittschein|Breitenbach|Bärnbach|Krennach|Neustift|Oed|Schweinz|Ziegenberg
at	8313	47.043	15.862	4	Breitenfeld an der Rittschein|Lembach bei Riegersburg|Neustift|Sankt Kind|Schweinz|Tiefenbach
at	8321	47.01	15.742	5	St. Margarethen an der Raab|Hofstätten an der Raab|Entschendorf|Goggitsch|Kroisbach|Sulz|Takern I|Takern II|Urscha|Wetzawinkel|Zöbing
at	8322	47.01	15.742	3	St. Margarethen an der Raab|Fladnitz im Raabtal|Studenzen|Eichkögl|Erbersdorf|Mitterfladnitz|Sankt Marein bei Graz-Umgebung|Siegersdorf|Takern II|Zöbing
at	8323	47.01	15.742	3	Krumegg|Goggitsch|Hirtenfeld|Kohldorf|Lambach|Mittergoggitsch|Obergoggitsch|Petersdorf II|Sankt Marein bei Graz-Markt|Sankt Marein bei Graz-Umgebung|Tiefernitz|Unterbuch|Zaunstein
at	8324	46.904	15.71	7	Sankt Stefan im Rosental|Kirchberg an der Raab|Oberdorf am Hochegg|Oberstorcha|Axbach|Berndorf|Hof|Petersdorf II|Radersdorf|Tiefernitz|Wörth bei Kirchberg an der Raab
at	8330	46.953	15.888	5	Feldbach|Mühldorf bei Feldbach|Gniebing|Pertlstein|Edelsbach bei Feldbach|Leitersdorf im Raabtal|Gossendorf|Raabau|Auersbach|Bergl|Dörfl|Edersgraben|Höflach|Krennach|Obergiem|Oberkornbach|Oberweißenbach|Oedt bei Feldbach|Paurach|Pernreith|Petersdorf|Reiting|Rohr an der Raab|Schützing|Untergiem|Unterweißenbach|Wetzelsdorf
at	8332	46.995	15.875	3	Gniebing|Fladnitz im Raabtal|Edelsbach bei Feldbach|Auersbach|Kaag|Mitterfladnitz|Paurach|Rohr an der Raab|Wetzelsdorf
at	8333	47	15.93	3	Riegersburg|Altenmarkt bei Riegersburg|Breitenfeld an der Rittschein|Auersbach|Bergl|Dörfl|Edelsgraben|Grub I|Krennach|Lembach bei Riegersburg|Lödersdorf II|Oberkornbach|Schweinz|Schützing|Stang bei Hatzendorf|Wetzelsdorf
at	8334	46.995	15.875	3	Bergl|Edelsgraben|Lödersdorf I|Lödersdorf II|Oberkornbach
at	8341	46.904	15.71	6	Sankt Stefan im Rosental|Paldau|Perlsdorf|Kohlberg|Baumgarten bei Gnas|Oberstorcha|Axbach|Häusla|Puch|Pöllau|Reith|Saaz|Unterstorcha|Wörth
at	8342	46.873	15.825	3	Gnas|Raning|Hof bei Straden|Dietersdorf am Gnasbach|Perlsdorf|Grabersdorf|Kohlberg|Poppendorf|Trössing|Unterauersbach|Baumgarten bei Gnas|Maierdorf|Aug|Badenbrunn|Burgfried|Ebersdorf|Fischa|Glatzental|Hirsdorf|Katzelsdorf|Katzendorf|Kinsdorf|Ludersdorf|Oberauersbach|Obergnas|Pernreith|Radisch|Thien|Wörth
at	8343	46.88	15.836	3	Trautmannsdorf in Oststeiermark|Poppendorf|Hofstätten|Katzendorf|Waldsberg
at	8344	46.876	15.909	3	Bad Gleichenberg|Bairisch Kölldorf|Pertlstein|Trautmannsdorf in Oststeiermark|Gossendorf|Merkendorf|Gleichenberg Dorf|Haag|Klausen|Obergiem|Petersdorf|Pichla|Steinbach|Waldsberg|Wilhelmsdorf
at	8345	46.88	15.836	6	Hof bei Straden|Straden|Stainz bei Straden|Trössing|Krusdorf|Dirnbach|Grub II|Hart bei Straden|Karbach|Karla|Kronnersdorf|Marktl|Muggendorf|Neusetz|Nägelsdorf|Radochen|Schwabau|Sulzbach|Waasen am Berg|Waldprecht|Wieden-Klausen
at	8350	46.94	16.008	4	Fehring|Pertlstein|Brunn|Burgfeld|Gutendorf|Haselbach|Hohenbrugg an der Raab|Höflach|Johnsdorf|Magland|Mahrensdorf|Petersdorf I|Petzelsdorf bei Fehring|Schiefer|Weinberg an der Raab|Welten
at	8352	46.977	16.064	7	Unterlamm|Hohenbrugg an der Raab|Magland|Oberlamm
at	8353	46.886	15.972	3	Kapfenstein|Burgfeld|Gutendorf|Kölldorf|Neustift|Pichla
at	8354	46.817	15.983	4	Aigen|Frutten|Gießelsdorf|Hochstraden|Jamm|Klapping|Plesch|Risola|Sichauf|Waltra
at	8355	46.786	15.942	6	Tieschen|Frutten|Größing|Jörgen|Klöchberg|Laasen|Patzen|Pichla bei Radkersburg
at	8361	47.016	16.017	2	Hatzendorf|Habegg|Lödersdorf II|Oberlamm|Oedgraben|Stang bei Hatzendorf|Tiefenbach|Unterhatzendorf
at	8362	47.033	16.017	3	Söchau|Übersbach|Breitenfeld an der Rittschein|Aschbach bei Fürstenfeld|Ebersdorf|Hartl bei Fürstenfeld|Kohlgraben|Maierhofbergen|Oberlamm|Rittschein|Ruppersdorf|Stadtbergen|Tautendorf bei Fürstenfeld|Tiefenbach
at	8380	46.938	16.142	3	Jennersdorf|Grieselstein|Henndorf im Burgenland|Neumarkt an der Raab|Rax
at	8382	46.949	16.232	2	Mogersdorf|Weichselbaum|Deutsch Minihof|Krobotek|Maria Bild|Rosendorf|Wallendorf
at	8383	46.922	16.136	3	Sankt Martin an der Raab|Doiber|Eisenberg an der Raab|Gritsch|Oberdrosen|Welten
at	8384	46.917	16.125	5	Minihof-Liebau|Bonisdorf|Oberdrosen|Tauka|Windisch-Minihof
at	8385	46.867	16.033	4	Neuhaus am Klausenbach|Mühlgraben|Bonisdorf|Kalch|Krottendorf bei Neuhaus am Klausenbach|Welten
at	8401	46.965	15.48	3	Kalsdorf bei Graz|Wagnitz|Unterpremstätten|Großsulz|Zettling|Bierbaum|Forst|Kleinsulz|Laa|Thalerhof
at	8402	46.924	15.491	2	Werndorf
at	8403	46.838	15.505	4	Lang|Bachsdorf|Dexenberg|Göttling|Jöß|Jöß-Gewerbegebiet|Kehlsdorf|Langaberg|Lebring|Oedt|Sankt Margarethen bei Lebring|Schirka|Stangersdorf|Stangersdorf-Gewerbegebiet
at	8410	46.883	15.517	4	Wildon|Allerheiligen bei Wildon|Mellach|Afram|Aug|Dillach|Hart bei Wildon|Kainach bei Wildon|Lichendorf|Neudorf|Neudorf ob Wildon|Steindorf|Stocking|Sukdull|Weitendorf
at	8411	46.867	15.433	4	Hengsberg|Flüssing|Grötsch|Kehlsdorf|Komberg|Kühberg|Lamberg|Matzelsdorf|Schrötten an der Laßnitz|Schönberg an der Laßnitz
at	8412	46.914	15.554	3	Allerheiligen bei Wildon|Sankt Ulrich am Waasen|Großfeiting|Schwasdorf|Siebing|Sukdull
at	8413	46.873	15.58	4	Sankt Georgen an der Stiefing|Ragnitz|Mitterlabill|Alla|Badendorf|Baldau|Edelsee|Gerbersdorf|Gundersdorf|Haslach an der Stiefing|Kleinfeiting|Kurzragnitz|Lappach|Laubegg|Oberragnitz|Oedt|Pesendorf|Pichla|Prentern|Rohr|Stiefing|Stiefingberg
at	8421	46.844	15.659	3	Wolfsberg im Schwarzautal|Schwarzau im Schwarzautal|Breitenfeld am Tannenriegel|Hainsdorf im Schwarzautal|Glojach|Hamet|Maggau|Marchtring|Matzelsdorf|Seibuttendorf|Techensdorf|Unterlabill|Wölferberg|Zehensdorf
at	8422	46.809	15.651	3	Sankt Nikolai ob Draßling|Mettersdorf am Saßbach|Hütt|Leitersdorf|Matzelsdorf
at	8423	46.801	15.648	4	Vogau|Sankt Veit am Vogau|Labuttendorf|Lind bei Sankt Veit am Vogau|Lipsch|Neutersdorf|Perbersdorf bei Sankt Veit|Pichla bei Mureck|Rabenhof|Seibersdorf bei Sankt Veit|Wagendorf
at	8424	46.777	15.584	3	Gabersdorf|Landscha an der Mur|Neudorf an der Mur|Sajach
at	8430	46.782	15.538	3	Leibnitz|Leitring|Kaindorf an der Sulm|Neutillmitsch|Tillmitsch Links der Laßnitz|Seggauberg|Altenberg bei Leibnitz|Bachsdorf|Grottenhof|Grössing|Hasendorf an der Mur|Kogelberg|Maxlon|Rettenbach|Steingrub|Tillmitsch Rechts der Laßnitz
at	8431	46.785	15.54	2	Gralla
at	8435	46.782	15.538	3	Leibnitz|Leitring|Wagna|Seggauberg|Aflenz an der Sulm|Wagendorf
at	8441	46.766	15.403	4	Brudersegg|Fresing|Höch|Mantrach|Nestelbach|Rettenberg|Steinriegel
at	8442	46.767	15.467	3	Einöd|Fresing|Gauitsch|Greith|Höch|Neurath|Steinriegel
at	8443	46.754	15.37	4	Gleinstätten|Pistorf|Dornach|Fantsch|Gasselsdorf|Goldes|Graschach|Haslach|Maierhof|Obergreith|Prarath|Praratheregg|Sausal|Untergreith
at	8444	46.8	15.4	2	Brünngraben|Fantsch|Höch|Michlgleinz|Neudorf im Sausal|Reith|Rettenberg|Sankt Andrä im Sausal|Sausal|Weniggleinz
at	8451	46.76	15.493	5	Heimschuh|Seggauberg|Altenberg bei Leibnitz|Gauitsch|Kittenberg|Kranach|Muggenau|Nestelberg|Neurath|Oberfahrenbach|Oberlupitscheni|Pernitsch|Schönegg|Steingrub|Unterfahrenbach
at	8452	46.736	15.444	3	Großklein|Burgstall|Eichberg|Eichberg-Trautenburg|Goldes|Maierhof|Mantrach|Mattelsberg|Narrath|Nestelbach|Nestelberg|Oberfahrenbach
at	8453	46.704	15.403	3	Sankt Johann im Saggautal|Eichberg|Eichberg-Trautenburg|Goldes|Gündorf|Kitzelsdorf|Obergreith|Radiga|Saggau|Untergreith
at	8454	46.676	15.403	3	Arnfels|Oberhaag|Altenbach|Eichberg|Eichberg-Trautenburg|Hardegg|Kitzelsdorf|Krast|Maltschach|Remschnigg|Saggau
at	8455	46.687	15.332	4	Oberhaag|Altenbach|Bischofegg|Lieschen|Obergreith|Pongratzen|Wuggitz
at	8461	46.72	15.553	3	Gamlitz|Vogau|Ehrenhausen|Obervogau|Retznei|Ratsch an der Weinstraße|Sulztal an der Weinstraße|Ewitsch|Ottenberg|Unterlupitscheni|Wielitsch|Zieregg
at	8462	46.72	15.553	4	Gamlitz|Eckberg|Fötschach|Grubtal|Kranach|Labitschberg|Oberfahrenbach|Oberlupitscheni|Sernau|Steinbach
at	8463	46.667	15.469	4	Leutschach|Eichberg-Trautenburg|Fötschach|Glanz|Großwalz|Kranach|Langegg|Oberfahrenbach|Pößnitz|Remschnigg|Schloßberg|Steinbach
at	8471	46.706	15.637	2	Spielfeld|Gersdorf an der Mur|Graßnitzberg|Obegg|Oberschwarza|Seibersdorf bei Sankt Veit|Unterschwarza
at	8472	46.727	15.624	2	Straß in Steiermark|Vogau|Obervogau|Gersdorf an der Mur
at	8473	46.711	15.698	2	Lichendorf|Weitersfeld an der Mur
at	8480	46.708	15.775	5	Mureck|Gosdorf|Eichfeld|Diepersdorf|Fluttendorf|Hainsdorf-Brunnsee|Misselsdorf|Oberrakitsch
at	8481	46.747	15.864	3	Weinburg am Saßbach|Pichla bei Mureck|Priebing|Siebing
at	8483	46.747	15.864	3	Ratschendorf|Deutsch Goritz|Hart bei Straden|Haselbach|Hofstätten bei Deutsch Goritz|Krobathen|Oberspitz|Salsach|Schrötten bei Deutsch Goritz|Unterspitz|Weixelbaum
at	8484	46.7	15.95	5	Dietzen|Donnersdorf|Hürth|Oberpurkla|Radochen|Unterpurkla
at	8490	46.688	15.988	4	Bad Radkersburg|Altneudörfl|Dedenitz|Goritz bei Radkersburg|Hummersdorf|Laafeld|Pfarrsdorf|Pridahof|Sicheldorf|Zelting
at	8492	46.722	15.947	3	Halbenrain|Altneudörfl|Dietzen|Dornau|Drauchen|Hürth|Klöchberg
at	8493	46.765	15.966	2	Klöch|Deutsch Haseldorf|Gruisla|Klöchberg|Pichla bei Radkersburg|Pölten
at	8501	46.974	15.338	2	Lieboch|Spatenhof|Schadendorf
at	8502	46.946	15.337	5	Lannach|Blumegg|Breitenbach in der Weststeiermark|Heuholz|Hötschdorf|Sajach|Teipl
at	8503	46.946	15.337	5	Lannach|Sankt Josef (Weststeiermark)|Blumegg|Grafendorf bei Stainz|Graggerer|Oisnitz|Teipl|Tobisegg|Wetzelsdorf in der Weststeiermark|Wetzelsdorfberg|Wuschan
at	8504	46.859	15.41	3	Preding|Grafendorf bei Stainz|Grötsch|Klein-Preding|Leitersdorf|Mettersdorf|Pöls an der Wieserbahn|Tobis|Tobisberg|Wetzelsdorf in der Weststeiermark|Wieselsdorf|Wuschan|Zehndorf|Zwaring
at	8505	46.821	15.452	4	Sankt Nikolai im Sausal|Flamberg|Greith|Grötsch|Lamperstätten|Mitteregg|Mollitsch|Oberjahring|Petzles|Sausal|Unterjahring|Waldschach
at	8510	46.894	15.267	2	Stainz|Stallhof|Rassach|Angenofen|Ettendorf bei Stainz|Gamsgebirg|Grafendorf bei Stainz|Graschuh|Greim|Herbersdorf|Kothvogel|Neudorf bei Stainz|Neurath|Pichling bei Stainz|Rainbach|Sierling|Sommereben|Teufenbach|Trog|Vochera am Weinberg|Wald in der Weststeiermark
at	8511	46.929	15.259	2	Sankt Stefan ob Stainz|Greisdorf|Gundersdorf|Grubberg|Lemsitz|Lichtenhof|Pichling bei Stainz|Pirkhof|Rossegg|Sommereben|Steinreib|Teipl|Teufenbach|Zirknitz
at	8521	46.831	15.387	4	Wettmannstätten|Gussendorf|Lassenberg|Neudorf im Sausal|Schönaich|Waldschach|Weniggleinz|Wohlsdorf|Zehndorf
at	8522	46.824	15.319	3	Groß Sankt Florian|Rassach|Unterbergla|Fantsch|Grub bei Groß Sankt Florian|Grünau an der Laßnitz|Gussendorf|Hasreith|Kraubath in der Weststeiermark|Krottendorf an der Laßnitz|Lasselsdorf|Lebing|Michlgleinz|Mönichgleinz|Nassau|Neudorf bei Stainz|Otternitz|Petzelsdorf in der Weststeiermark|Sulzhof|Tanzelsdorf|Vochera an der Laßnitz
at	8523	46.815	15.222	4	Deutschlandsberg|Freidorf an der Laßnitz|Freidorfer Gleinz|Gersdorf|Laßnitz|Schamberg|Zeierling
at	8524	46.815	15.222	4	Deutschlandsberg|Bad Gams|Rassach|Freiland bei Deutschlandsberg|Bergegg|Feldbaum|Furth|Gamsgebirg|Gersdorf|Greim|Hohenfeld|Mitteregg|Müllegg|Niedergams|Sallegg|Vochera am Weinberg
at	8530	46.815	15.222	3	Deutschlandsberg|Gressenberg|Hollenegg|Garanas|Trahütten|Freiland bei Deutschlandsberg|Osterwitz|Kloster|Freidorfer Gleinz|Hohlbach|Kresbach|Kruckenberg|Neuberg|Niedergams|Rettenbach|Rostock|Sallegg
at	8541	46.758	15.208	3	Schwanberg|Gressenberg|Hollenegg|Garanas|Aichegg|Kerschbaum|Kruckenberg|Limberg|Mainsdorf|Mitterlimberg|Neuberg|Oberfresen|Rettenbach|Trag|Unterfresen
at	8542	46.75	15.267	2	Freidorf an der Laßnitz|Sankt Peter im Sulmtal|Bergla|Greith|Hohlbach|Kerschbaum|Korbin|Mitterlimberg|Moos|Poppenforst|Wieden
at	8543	46.767	15.283	2	Aigen|Bergla|Dietmannsdorf im Sulmtal|Dörfla|Gasselsdorf|Graschach|Greith|Gutenacker|Hasreith|Oberhart|Otternitz|Reitererberg|Sulb
at	8544	46.729	15.3	3	Brunn|Gasselsdorf|Jagernigg|Kopreinigg|Obergreith|Oberhart|Pitschgauegg|Pölfing|Tombach|Untergreith
at	8551	46.72	15.272	2	Wies|Pitschgau|Wernersdorf|Aichberg|Altenmarkt|Aug|Buchegg|Buchenberg|Etzendorf|Gaißeregg|Gieselegg|Hörmsdorf|Jagernigg|Kogl|Lamberg|Mitterlimberg|Oberhart|Pitschgauegg|Pörbach|Unterfresen|Vordersdorf|Wiel
at	8552	46.687	15.247	2	Eibiswald|Aibl|Pitschgau|Aichberg|Altenmarkt|Bachholz|Feisternitz|Hadernigg|Haselbach|Hörmsdorf|Kleinradl|Kornriegl|Oberlatein|Pörbach|Sankt Bartlmä|Sankt Lorenzen|Stammeregg|Staritsch|Sterglegg|Vordersdorf
at	8553	46.716	15.247	3	Sankt Oswald ob Eibiswald|Soboth|Buchenberg|Hadernigg|Krumbach|Mitterstraßen|Rothwein|Sankt Bartlmä|Staritsch
at	8554	46.716	15.247	3	Soboth|Laaken
at	8561	47	15.283	2	Kleinsöding|Södingberg|Berndorf|Großsöding|Moosing|Pichling bei Mooskirchen|Schadendorfberg|Stein
at	8562	46.982	15.279	2	Mooskirchen|Bubendorf|Fluttendorf|Gießenberg|Kniezenberg|Neudorf bei Mooskirchen|Pirkhof|Rauchegg|Rubmannsberg|Stögersdorf
at	8563	47.017	15.217	4	Krottendorf bei Ligist|Greisdorf|Sankt Martin am Wöllmißberg|Dietenberg|Grabenwarth|Ligist Markt|Ligistberg|Oberwald|Sommereben|Steinberg|Unterwald
at	8564	47.033	15.15	5	Voitsberg|Krottendorf bei Ligist|Dietenberg|Gaisfeld|Gasselberg|Hallersdorf|Kleingaisfeld|Ligistberg|Muggauberg|Sankt Johann ob Hohenburg
at	8565	46.983	15.233	3	Hallersdorf|Hausdorf|Köppling|Moosing|Muggauberg|Neudorf bei Sankt Johann ob Hohenburg|Sankt Johann ob Hohenburg
at	8570	47.033	15.15	4	Voitsberg|Bärnbach|Rosental an der Kainach|Krottendorf bei Ligist|Hochtregist|Aichegg|Großwöllmiß|Kleinwöllmiß
at	8572	47.071	15.128	2	Bärnbach|Hochtregist|Piberegg|Hemmerberg|Piber|Piberegg Rollsiedlung
at	8573	47.1	15.133	6	Hochtregist|Kainach bei Voitsberg|Kohlschwarz|Gallmannsegg|Breitenbach|Hadergasse|Hemmerberg|Oswaldgraben
at	8580	47.067	15.083	5	Köflach|Pichling bei Köflach|Rosental an der Kainach|Edelschrott|Piberegg|Sankt Martin am Wöllmißberg|Graden|Gradenberg|Großwöllmiß|Kleinwöllmiß|Kreuzberg|Piber|Puchbach
at	8582	47.033	15.15	4	Voitsberg|Bärnbach|Rosental an der Kainach|Piber
at	8583	47.017	15.05	4	Edelschrott|Pack|Modriach|Sankt Martin am Wöllmißberg|Hochgößnitz|Kreuzberg
at	8584	47.021	14.956	2	Hirschegg
at	8591	47.05	15.067	3	Maria Lankowitz|Rosental an der Kainach|Hochgößnitz|Kemetberg|Kirchberg|Niedergößnitz|Puchbach
at	8592	47.078	15.047	3	Salla|Graden|Kirchberg|Kleinlobming
at	8593	47.078	15.047	5	Salla|Piberegg|Breitenbach|Graden
at	8600	47.417	15.283	3	Bruck an der Mur|Kapfenberg|Berndorf|Diemlach|Utschtal|Oberaich|Frauenberg|Arndorf|Emberg bei Bruck an der Mur|Heuberg|Kaltbach|Kotzgraben|Mötschlach|Oberdorf|Picheldorf|Pischk|Pischkberg|Sankt Dionysen|Schörgendorf|Stegg|Urgental|Wiener Vorstadt|Übelstein
at	8605	47.456	15.318	4	Hafendorf|Deuchendorf|Kapfenberg|Sankt Martin|Diemlach|Parschlug|Arndorf|Einöd|Emberg bei Kapfenberg|Gassing|Göritz|Krottendorf|Pönegg|Pötschach|Pötschen|Schörgendorf|Winkl
at	8611	47.471	15.163	7	Sankt Katharein an der Laming|Hüttengraben|Oberdorf|Obertal|Rastal|Untertal
at	8612	47.533	15.067	12	Oberort|Pichl-Großdorf|Tal|Unterort
at	8614	47.383	15.417	2	Sankt Jakob-Breitenau|Gabraun|Roßgraben|Sankt Erhard
at	8616	47.383	15.567	2	Gasen|Amassegg|Mitterbach|Sonnleitberg
at	8621	47.533	15.233	3	Aflenz Kurort|Sankt Ilgen|Thörl|Fölz|Hinterberg|Palbersdorf
at	8622	47.543	15.273	3	Etmißl|Lonschitz|Oisching
at	8623	47.533	15.233	3	Aflenz Kurort|Dörflach|Fölz|Jauring|Tutschach
at	8624	47.543	15.273	3	Au bei Turnau|Döllach|Graßnitz|Hinterberg
at	8625	47.55	15.333	3	Turnau|Göriach|Pogusch|Stübming|Thal
at	8630	47.773	15.316	6	Mariazell|Grünau|Gußwerk|Halltal|Mooshuben|Rasing|Rechengraben|Sankt Sebastian|Ulreichsberg|Walstern
at	8632	47.754	15.324	3	Freingraben|Greith|Gußwerk|Schöneben|Weichselboden
at	8634	47.754	15.324	3	Aschbach|Wegscheid
at	8635	47.754	15.324	3	Gollrad
at	8636	47.617	15.267	2	Seewiesen
at	8641	47.483	15.367	3	Sankt Lorenzen im Mürztal|Sankt Marein im Mürztal|Frauenberg|Graschnitz|Graschnitzgraben|Pötschach|Schaldorf|Sonnleiten-Wieden
at	8642	47.483	15.367	3	Sankt Lorenzen im Mürztal|Fuscht|Gassing|Göritz|Lesing|Mödersdorf|Mürzgraben|Nechelheim|Pogusch|Scheuchenegg
at	8643	47.471	15.358	3	Allerheiligen im Mürztal|Edelsdorf|Jasnitz|Leopersdorf|Sölsnitz|Wieden
at	8644	47.471	15.358	3	Mürzhofen|Alt-Hadersdorf|Mürzgraben
at	8650	47.5	15.45	5	Kindberg|Leopersdorf
at	8652	47.5	15.45	5	Kindberg|Alt-Hadersdorf|Leopersdorf
at	8653	47.457	15.54	3	Stanz im Mürztal|Brandstatt|Dickenbach|Edelsdorf|Fladenbach|Fochnitz|Hollersbach|Possegg|Retsch|Sonnberg|Traßnitz|Unteralm
at	8654	47.433	15.65	4	Fischbach|Falkenstein|Fochnitz|Völlegg
at	8661	47.527	15.481	2	Wartberg im Mürztal|Mitterdorf im Mürztal
at	8662	47.533	15.517	3	Mitterdorf im Mürztal|Freßnitz|Lutschaun|Sommer
at	8663	47.578	15.495	3	Veitsch|Großveitsch|Kleinveitsch|Niederaigen
at	8664	47.561	15.567	2	Großveitsch|Kleinveitsch
at	8665	47.567	15.617	4	Langenwang|Hönigsberg|Feistritzberg|Langenwang-Schwöbing|Mitterberg|Pretul|Traibach
at	8670	47.533	15.55	5	Krieglach|Feistritzberg|Freßnitz|Freßnitzgraben|Krieglach-Schwöbing|Langenwang-Schwöbing|Malleisten|Massing|Sommer
at	8671	47.483	15.683	6	St. Kathrein am Hauenstein|Alpl
at	8672	47.483	15.683	3	St. Kathrein am Hauenstein|Kirchenviertel|Landau
at	8673	47.45	15.683	4	Falkenstein|Feistritz|Filzmoos|Grubbauer|Kirchenviertel|Landau|Pacher|Steinhöf|Völlegg
at	8674	47.533	15.783	5	Rettenegg|Feistritzwald|Filzmoos|Grubbauer|Inneres Kaltenegg
at	8680	47.6	15.683	3	Mürzzuschlag|Hönigsberg|Spital am Semmering|Ganz|Auersbach|Edlach|Eichhorntal|Kohleben|Lambach|Lechen|Pernreit|Schöneben
at	8682	47.567	15.617	4	Langenwang|Hönigsberg|Lechen|Pretul
at	8684	47.614	15.751	3	Spital am Semmering
at	8685	47.614	15.751	3	Spital am Semmering|Steinhaus am Semmering
at	8691	47.673	15.573	3	Kapellen|Altenberg|Greith|Raxen|Stojen
at	8692	47.683	15.567	3	Alpl|Arzbach|Dorf|Greith|Krampen|Lechen|Neudörfl|Veitschbach
at	8693	47.673	15.573	3	Mürzsteg|Dobrein|Dürrenthal|Lanau|Niederalpl|Scheiterboden|Tebrin
at	8694	47.673	15.573	7	Frein an der Mürz|Kaltenbach|Lahnsattel|Steinalpl
at	8700	47.377	15.091	2	Leoben|Judendorf|Göß|Donawitz|Leitendorf|Hinterberg
at	8712	47.383	15.15	8	Niklasdorf|Proleb|Kletschach|Köllach|Prentgraben
at	8713	47.3	14.983	3	Sankt Stefan ob Leoben|Greith|Kaisersberg|Lichtensteinerberg|Lobming|Niederdorf|Zmöllach
at	8714	47.3	14.933	2	Kraubath an der Mur|Kraubathgraben|Leising|Niederdorf
at	8715	47.267	14.883	5	Feistritz bei Knittelfeld|Sankt Lorenzen bei Knittelfeld|Altendorf|Fötschach|Gottsbach|Leistach|Pichl|Preg|Preggraben|Ritzendorf|Sankt Benedikten|Schütt|Ugendorf|Untermur
at	8720	47.217	14.817	4	Knittelfeld|Sankt Margarethen bei Knittelfeld|Sankt Margarethen bei Knittelfeld Sdlg|Rachau|Apfelberg|Flatschach|Dürnberg|Fötschach|Glein|Gobernitz|Kroisbach|Landschach|Mitterbach|Neuhofen|Obermur|Rattenberg
at	8723	47.25	14.85	3	Kobenz|Hautzenbichl|Neuhautzenbichl|Oberfarrach|Raßnitz|Reifersdorf|Unterfarrach
at	8724	47.217	14.783	2	Spielberg bei Knittelfeld|Einhörn|Ingering I|Lind|Sachendorf|Schönberg|Weyern
at	8731	47.273	14.67	3	Gaal|Bischoffeld|Gaalgraben|Graden|Ingering II|Puchschachen|Schattenberg
at	8732	47.267	14.783	3	Seckau|Dürnberg|Hart|Neuhofen|Puchschachen|Sonnwenddorf
at	8733	47.267	14.867	4	Sankt Marein bei Knittelfeld|Feistritzgraben|Fentsch|Fressenberg|Greith|Hof|Kniepaß|Laas|Mitterfeld|Moos|Prankh|Sankt Martha|Wasserleith
at	8734	47.183	14.8	5	Großlobming|Kleinlobming|Apfelberg|Mitterlobming|Thann
at	8740	47.183	14.75	4	Zeltweg|Farrach|Allersdorf|Laing|Lind|Möbersdorf|Möbersdorfsiedlung|Neufisching|Neuzeltweg|Pfaffendorf
at	8741	47.15	14.733	2	Weißkirchen in Steiermark|Kleinlobming|Eppenstein|Allersdorf|Baierdorf|Baumkirchen|Fisching|Großfeistritz|Größenberg|Kathal|Kothgraben|Mitterlobming|Murdorf|Möbersdorf|Mühldorf|Pichling|Reisstraße|Schoberegg|Schwarzenbach am Größing
at	8742	47.067	14.683	4	Obdach|Amering|Bärnthal|Granitzen|Großprethal|Größenberg|Kathal|Kathal in Obdachegg|Katschwald|Kienberg|Kleinprethal|Lavantegg|Mönchegg|Obdachegg|Ossach|Rötsch|Sankt Anna-Feriensiedlung|Sankt Georgen in Obdachegg|Schwarzenbach am Größing|Warbach|Winterleiten|Zanitzen
at	8750	47.167	14.667	3	Judenburg|Oberweg|Reifling|Auerling|Feeberg|Gasselsdorf|Maria Buch|Murdorf|Ossach|Ritzersdorf|Strettweg|Waltersdorf|Wöllmerdorf
at	8753	47.2	14.683	3	Fohnsdorf|Dietersdorf|Hetzendorf|Aichdorf|Allerheiligen|Allerheiligengraben|Kumpitz|Paßhammer|Rattenberg|Sillweg|Wasendorf
at	8754	47.217	14.567	3	Enzersdorf|Paig|Sauerbrunn|Thalheim
at	8755	47.184	14.586	3	Sankt Peter ob Judenburg|Feistritzgraben|Furth|Mitterdorf|Möschitzgraben|Pichl|Rach|Rothenthurm
at	8756	47.2	14.5	5	Sankt Georgen ob Judenburg|Pichlhofen|Scheiben|Wöll
at	8761	47.217	14.583	13	Pöls|Oberkurzheim|Enzersdorf|Greith|Gusterheim|Götzendorf|Katzling|Mauterndorf|Mosing|Mühltal|Offenburg|Pölshof|Thalheim|Thaling
at	8762	47.25	14.483	3	Oberzeiring|Gföllgraben|Katzling|Möderbrugg|Sankt Oswald|Unterzeiring|Winden|Zeiringgraben|Zugtal
at	8763	47.333	14.417	5	Bretstein|Möderbrugg|Sankt Oswald
at	8764	47.306	14.376	2	Pusterwald
at	8765	47.248	14.533	2	Sankt Johann am Tauern Schattseite|Sankt Johann am Tauern Sonnseite
at	8770	47.382	14.905	8	Liesingtal|Sankt Michael in Obersteiermark|Brunn|Greith|Hinterlainsach|Jassing|Madstein|Stadlhof|Vorderlainsach
at	8772	47.367	14.983	2	Traboch|Madstein|Mötschendorf|Timmersdorf
at	8773	47.383	14.9	3	Kammern im Liesingtal|Dirnsdorf|Glarsdorf|Leims|Liesing|Mochl|Pfaffendorf|Seiz|Sparsbach|Wolfgruben
at	8774	47.4	14.833	3	Mautern in Steiermark|Eselberg|Liesingau|Magdwiesen|Rannach|Reitingau
at	8775	47.417	14.75	7	Kalwang|Pisching|Schattenberg|Sonnberg
at	8781	47.45	14.667	9	Wald am Schoberpaß|Furth|Liesing|Melling
at	8782	47.493	14.443	3	Treglwang|Furth
at	8783	47.493	14.443	3	Gaishorn am See|Au bei Gaishorn am See
at	8784	47.483	14.483	3	Trieben|Bärndorf|Dietmannsdorf bei Trieben|Sankt Lorenzen im Paltental|Schwarzenbach
at	8785	47.433	14.483	3	Hohentauern|Triebental
at	8786	47.517	14.35	4	Rottenmann|Oppenberg|Boder|Bruckmühl|Bärndorf|Büschendorf|Edlach|Klamm|Sankt Georgen|Singsdorf|Strechau|Strechen|Versbichl|Villmannsdorf
at	8790	47.533	14.883	2	Eisenerz
at	8792	47.367	15.067	7	Donawitz|Sankt Peter-Freienstein|Traboch|Glarsdorf|Hessenberg|Tollinggraben|Traidersberg
at	8793	47.433	14.939	3	Trofaiach|Edling|Gai|Gausendorf|Gimplach|Glarsdorf|Gößgraben|Hafning|Krumpen|Kurzheim|Laintal|Mochl|Oberdorf|Putzenberg|Rötz|Schardorf|Treffning|Töllach|Untergimplach|Unterkurzheim|Windischbühel
at	8794	47.467	15	3	Vordernberg|Hafning|Rötz
at	8795	47.517	14.7	3	Radmer an der Hasel|Radmer an der Stube
at	8800	47.2	14.433	2	Frauenburg|Scheiben|Unzmarkt
at	8811	47.15	14.4	3	Scheifling|Niederwölz|Sankt Lorenzen bei Scheifling|Feßnach|Lind bei Scheifling|Puchfeld
at	8812	47.1	14.4	4	Mariahof|Sankt Blasen|Baierdorf
at	8813	47.067	14.3	4	Sankt Lambrecht|Sankt Blasen|Laßnitz-Lambrecht
at	8820	47.074	14.427	7	Neumarkt in Steiermark|Mariahof|Sankt Marein bei Neumarkt|Perchau am Sattel|Kulm am Zirbitz|Zeutschach|Sankt Georgen bei Neumarkt|Sankt Veit in der Gegend|Unterwald
at	8822	47.031	14.508	4	Mühlen|Jakobsberg|Noreia|Sankt Veit in der Gegend|St. Martin am Silberberg|Unterwald
at	8831	47.15	14.367	4	Niederwölz|Raiming|Schönberg-Lachtal
at	8832	47.2	14.267	7	Oberwölz (Stadt)|Winklern bei Oberwölz|Eselsberg|Hinterburg|Kammersberg|Krumegg|Mainhartsdorf|Raiming|Salchau|Schöttl|Vorstadt
at	8833	47.133	14.35	2	Teufenbach|Frojach
at	8841	47.131	14.309	2	Frojach
at	8842	47.15	14.233	4	Althofen|Frojach|Kammersberg|Katsch an der Mur|Peterdorf
at	8843	47.169	14.2	3	St. Peter am Kammersberg|Althofen|Feistritz am Kammersberg|Kammersberg|Mitterdorf|Pöllau am Greim
at	8844	47.183	14.1	4	Schöder|Baierdorf|Rinegg|Schöderberg
at	8850	47.111	14.169	6	Murau|Triebendorf|Auen|Frojach|Laßnitz|Laßnitz-Lambrecht|Laßnitz-Murau|Sankt Egidi|Sankt Lorenzen ob Murau|Stolzalpe|Zanitzberg
at	8852	47.125	14.116	2	Stolzalpe
at	8853	47.15	14.083	2	Ranten|Schöder|Freiberg|Rinegg|Seebach
at	8854	47.167	14.017	3	Krakaudorf|Krakauhintermühlen|Krakauschatten
at	8861	47.1	14.1	2	Sankt Georgen ob Murau|Bodendorf|Lutzmannsdorf|Sankt Lorenzen ob Murau
at	8862	47.083	13.967	3	Stadl an der Mur|Einach|Falkendorf|Paal|Sonnberg|St. Ruprecht ob Murau|Steindorf
at	8863	47.083	13.933	2	Einach|Predlitz
at	8864	46.961	13.888	2	Turrach
at	8900	47.567	14.233	4	Liezen|Selzthal|Burgfried|Neulassing|Versbichl
at	8903	47.533	14.267	3	Altlassing|Burgfried|Fuchslucken|Gatschling|Heuberg|Lassing-Kirchdorf|Moos|Neusiedl|Niedermoos|Schattenberg|Sonnberg|Spiegelsberg|Treschmitz|Trojach|Unterberg|Wieden
at	8904	47.583	14.35	2	Ardning|Frauenberg|Pürgschachen
at	8911	47.575	14.461	3	Admont|Hall bei Admont|Aigen|Frauenberg|Krumau
at	8912	47.578	14.456	3	Johnsbach|Krumau
at	8913	47.575	14.461	3	Admont|Gstatterboden|Weng im Gesäuse
at	8920	47.648	14.813	3	Hieflau|Jassingau
at	8921	47.657	14.735	2	Kirchenlandl|Lainbach|Mooslandl
at	8922	47.648	14.813	3	Gams bei Hieflau
at	8923	47.648	14.813	3	Palfau
at	8924	47.65	14.983	7	Wildalpen|Rothwald-Langau
at	8931	47.667	14.717	3	Großreifling|Kirchenlandl|Krippau|Mooslandl
at	8932	47.683	14.6	3	Sankt Gallen|Bichl|Weißenbach an der Enns|Wolfsbachau
at	8933	47.683	14.6	3	Sankt Gallen|Bergerviertel|Breitau|Oberreith|Reiflingviertel
at	8934	47.717	14.633	6	Altenmarkt bei Sankt Gallen|Eßling|Kleinreifling|Oberlaussa|Unterlaussa
at	8940	47.567	14.233	4	Liezen|Weißenbach bei Liezen|Döllach|Pyhrn|Reithtal|Schattenberg|Stein
at	8942	47.55	14.15	2	Wörschach|Maitschern
at	8943	47.517	14.133	5	Aigen im Ennstal|Aich|Aiglern|Fischern|Gatschen|Hohenberg|Ketten|Lantschern|Mitteregg|Quilk|Ritzmannsdorf|Sallaberg|Schlattham|Tachenberg|Vorberg
at	8950	47.533	14.109	2	Stainach|Niederhofen
at	8951	47.531	14.068	3	Pürgg|Trautenfels|Unterburg|Untergrimming
at	8952	47.5	14.083	3	Falkenburg|Irdning|Altirdning|Bleiberg|Erlsberg|Kienach|Raumberg|Winklern
at	8953	47.461	14.13	3	Donnersbach|Donnersbachwald|Erlsberg|Fuchsberg|Furrach|Ilgenberg|Planneralm|Ritzenberg|Winklern
at	8954	47.489	13.981	4	Sankt Martin am Grimming|Diemlern|Mitterberg|Salza|Tipschern
at	8960	47.459	13.99	6	Öblarn|Niederöblarn|Gritschenberg|Mitterberg|Moosberg auch Sonnberg|Sonnberg|Straßerberg|Strimitzen
at	8961	47.394	13.939	7	Kleinsölk|Sankt Nikolai im Sölktal|Großsölk|Mitterberg
at	8962	47.443	13.901	4	Gröbming|Pruggern|Kleinsölk|Michaelerberg|Aich|Gersdorf|Mitterberg|Oberlengdorf|Unterlengdorf
at	8965	47.417	13.867	2	Pruggern|Michaelerberg|Assach|Auberg
at	8966	47.417	13.817	2	Aich|Assach|Auberg|Ennsling|Gössenberg
at	8967	47.41	13.767	4	Haus im Ennstal|Birnberg|Ennsling|Gumpenberg|Lehen|Oberhaus|Oberhausberg|Petersberg|Weißenbach
at	8970	47.393	13.687	2	Schladming|Klaus|Lehen|Preunegg
at	8971	47.406	13.69	3	Fastenberg|Obertal|Rohrmoos|Untertal
at	8972	47.422	13.655	5	Ramsau am Dachstein|Klaus|Weißenbach
at	8973	47.406	13.69	3	Gleiming|Pichl|Preunegg
at	8974	47.406	13.69	3	Mandling|Pichl
at	8982	47.553	13.959	5	Tauplitz|Furt|Klachau|Pürgg|Tauplitzalm|Zlem
at	8983	47.556	13.932	2	Bad Mitterndorf|Knoppen|Krungl|Neuhofen|Obersdorf|Rödschitz|Sonnenalm|Thörl|Zauchen
at	8984	47.553	13.959	3	Knoppen|Mühlreith|Pichl|Äußere Kainisch
at	8990	47.61	13.782	2	Bad Aussee|Anger|Eselsbach|Gallhof|Gschlößl|Lerchenreith|Obertressen|Reitern|Reith|Sarstein|Unterkainisch
at	8992	47.638	13.763	2	Altaussee|Fischerndorf|Lichtersberg|Lupitsch|Puchen
at	8993	47.615	13.79	5	Archkogl|Bräuhof|Gößl|Mosern|Untertressen
at	9020	46.651	14.354	3	Klagenfurt am Wörthersee|Niederdorf|Aich an der Straße|Farchern|Gottesbichl|Gundersdorf|Kreuzbichl|Poppichl|Portendorf|Walddorf
at	9061	46.657	14.345	6	Klagenfurt am Wörthersee|Nußberg|Poppichl|Tultschnig|Ziegelsdorf
at	9062	46.657	14.345	9	St. Peter|Moosburg|Albern|Ameisbichl|Arlsdorf|Bärndorf|Dellach|Faning|Freudenberg|Gabriel|Goritschitzen|Gradenegg|Knasweg|Krainig|Kreggab|Malleberg|Nußberg|Obergöriach|Pernach|Polan|Prosintschach|Ratzenegg|Rosenau|Seigbichl|Simislau|Stallhofen|Tigring|Tuderschitz|Untergöriach|Unterlinden|Vögelitz|Wielen|Windischbach|Windischbach-Gegend|Witsch|Ziegelsdorf
at	9063	46.657	14.345	5	Klagenfurt am Wörthersee|Pörtschach am Berg|Maria Saal|Affelsdorf|Arndorf|Beintratten|Bergl|Dellach|Galling|Gersdorf|Gröblach|Hart|Höfern|Judendorf|Kading|Karnburg|Kuchling|Laasdorf|Lind|Meilsberg|Meiselberg|Möderndorf|Possau|Preilitz|Raggasaal|Ratzendorf|Rosendorf|Rotheis|Sagrad|St. Donat|St. Michael am Zollfeld|Stegendorf|Stuttern|Tanzenberg|Techmannsdorf|Thurn|Töltschach|Ulrichsberg|Unterwuhr|Wainz|Willersdorf|Winklern|Wrießnitz|Wutschein|Zell|Zollfeld
at	9064	46.657	14.345	30	St. Martin|Magdalensberg|Christofberg|Deinsdorf|Dürnfeld|Eibelhof|Eixendorf|Frankenberg|Freudenberg|Gammersdorf|Geiersdorf|Großgörtschach|Göriach|Haag|Hollern|Kleingörtschach|Krobathen|Kronabeth|Lassendorf|Latschach|Leibnitz|Matzendorf|Ochsendorf|Ottmanach|Pirk|Pischeldorf|Reigersdorf|Salchendorf|Schöpfendorf|Sillebrücke|St. Filippen|St. Lorenzen|St. Michael ob der Gurk|St. Thomas|Timenitz|Treffelsdorf|Unterbergen|Vellach|Wutschein|Zeiselberg|Zinsdorf
at	9065	46.657	14.345	7	Klagenfurt am Wörthersee|Ebenthal|Rain|Berg|Goritschach|Gradnitz|Gurnitz|Haber|Hinterberg|Kohldorf|Kosasmojach|Kossiach|Kreuth|Lipizach|Mieger|Moosberg|Obermieger|Obitschach|Pfaffendorf|Priedl|Radsberg|Reichersdorf|Rosenegg|Rottenstein|Saager|Sabuatach|Schwarz|Tutzach|Untermieger|Werouzach|Zell|Zetterei|Zwanzgerberg
at	9071	46.561	14.234	2	Köttmannsdorf|Am Teller|Mostitz|Neusaß|Plöschenberg|Preliebl|St. Gandolf|St. Margarethen|Trabesing|Tretram|Tschachoritsch|Tschrestal|Wurdach
at	9072	46.541	14.134	3	Ludmannsdorf|Bach|Edling|Fellersdorf|Franzendorf|Großkleinberg|Lukowitz|Moschenitzen|Muschkau|Niederdörfl|Oberdörfl|Pugrad|Rupertiberg|Selkach|Strein|Wellersdorf|Zedras
at	9073	46.566	14.19	3	Klagenfurt am Wörthersee|Aich|Lambichl|Maiernigg|Rotschitzen|Schwanein|Thal|Tretram
at	9074	46.593	14.189	3	Keutschach am See|Dobein|Dobeinitz|Höflein|Höhe|Leisbach|Linden|Pertitschach|Plaschischen|Plescherken|Rauth|Reauz|Schelesnitz|St. Margarethen|St. Nikolai
at	9081	46.612	14.172	2	Raunach|Reifnitz|Sekirn|St. Anna
at	9082	46.616	14.163	2	Maria Wörth|Oberdellach|Unterdellach
at	9100	46.662	14.634	4	Völkermarkt|Arlsdorf|Bach|Dullach I|Frankenberg|Gurtschitschach|Hafendorf|Haimburg|Kaltenbrunn|Krenobitsch|Lippendorf|Neudenstein|Niedertrixen|Obersielach|Oschenitzen|Penk|Pörtschach|Ratschitschach|Reifnitz|Ruhstatt|St. Agnes|St. Margarethen ob Töllerberg|St. Peter am Wallersberg|Töllerberg|Unarach|Watzelsdorf|Weinberg|Wernzach
at	9102	46.683	14.612	4	Aich|Bergstein|Bischofberg|Bösenort|Führholz|Gattersdorf|Gänsdorf|Korb|Kremschitz|Kulm|Michaelerberg|Mittertrixen|Obertrixen|Rammersdorf|Skoflitzen|St. Georgen am Weinberg|Terpetzen|Waisenberg|Winklern
at	9103	46.75	14.6	4	Diex|Bösenort|Grafenbach|Großenegg|Haimburgerberg|Michaelerberg|Wandelitzen
at	9111	46.683	14.633	4	Attendorf|Berg ob Attendorf|Berg ob St. Martin|Dobrowa|Dürrenmoos|Gletschach|Großenegg|Haimburg|Haimburgerberg|Niedertrixen|St. Jakob|St. Martin|St. Stefan|Steinkogel|Unterlinden
at	9112	46.704	14.733	5	Griffen|Altenmarkt|Enzelsdorf|Erlach|Gariusch|Gletschach|Griffnergemeinde|Großenegg|Grutschen|Gönitz|Haberberg|Kaunz|Kleindörfl|Klosterberg|Langegg|Lichtenwald|Limberg|Lind|Obere Gemeinde|Obergreutschach|Poppendorf|Pustritz|Rakounig|Rausch|Salzenberg|Schloßberg|St. Kollmann|St. Leonhard an der Saualpe|Stift Griffen|Tschrietes|Untergrafenbach|Untergreutschach|Unterrain|Wallersberg|Wallersdorf|Wriesen|Wölfnitz
at	9113	46.658	14.776	3	Ruden|Bach|Dobrowa|Eis|Grutschen|Kanaren|Kleindiex|Kraßnitz|Lippitzbach|Obermitterdorf|St. Jakob|St. Lorenzen|St. Martin|St. Nikolai|St. Radegund|Untermitterdorf|Unternberg|Unterrain|Weißeneggerberg|Wunderstätten
at	9121	46.617	14.595	4	Niederdorf|Admont|Drauhofen|Dullach II|Greuth|Hungerrain|Höhenbergen|Ladratschen|Lassein|Lasseinerbucht|Rakollach|Ruppgegend|Tainach|Tainacherfeld|Wurzen
at	9122	46.617	14.595	4	St. Kanzian am Klopeiner See|Brenndorf|Duell|Grabelsdorf|Horzach I|Horzach II|Kleindorf I|Kleindorf II|Klopein|Lanzendorf|Lauchenholz|Littermoos|Mökriach|Nageltschach|Oberburg|Obersammelsdorf|Oberseidendorf|Peratschitzen|Piskertschach|Saager|Schreckendorf|Seelach|Seidendorf|Sertschach|Srejach|St. Lorenzen|St. Marxen|St. Primus|St. Veit im Jauntal|Stein im Jauntal|Steinerberg|Unterburg|Unternarrach|Untersammelsdorf|Vesielach|Wasserhofen|Weitendorf
at	9123	46.617	14.595	3	Unterkrain
at	9125	46.622	14.636	4	Kühnsdorf|Edling|Graben|Humtschach|Kohldorf|Mittlern|Pribelsdorf|Seebach|St. Marxen|Wasserhofen
at	9130	46.633	14.417	6	Rain|Poggersdorf|Ameisbichl|Annamischl|Eibelhof|Eiersdorf|Erlach|Goritschach|Haidach|Kreuth|Kreuzergegend-Ost|Kreuzergegend-West|Krobathen|Lanzendorf|Leibsdorf|Linsenberg|Pischeldorf|Pubersdorf|Raunachmoos|St. Johann|St. Michael ob der Gurk|Ströglach|Wabelsdorf|Wirtschach
at	9131	46.6	14.467	3	Grafenstein|Aich|Althofen|Dolina|Froschendorf|Gumisch|Haidach|Hum|Klein Venedig|Lind|Linsendorf|Münzendorf|Oberfischern|Oberwuchel|Pakein|Pirk|Replach|Saager|Sabuatach|Sand|Schloss Rain|Schulterndorf|Skarbin|St. Peter|Tainacherfeld|Thon|Truttendorf|Unterfischern|Unterwuchel|Werda|Wölfnitz|Zapfendorf
at	9132	46.55	14.517	3	Gallizien|Abriach|Abtei|Dolintschach|Enzelsdorf|Feld|Freibach|Glantschach|Goritschach|Krejanzach|Moos|Möchling|Pirk|Pölzling|Robesch|Unterkrain|Vellach|Wildenstein
at	9133	46.544	14.606	4	Sittersdorf|Altendorf|Blasnitzenberg|Drabunaschach|Dullach|Goritschach|Hart|Homelitschach|Jerischach|Kleinzapfen|Kristendorf|Miklauzhof|Müllnern|Obernarrach|Pfannsdorf|Pogerschitzen|Polena|Proboj|Rain|Rückersdorf|Sagerberg|Sielach|Sonnegg|Tichoja|Weinberg|Wigasnitz|Winkel|Wrießnitz
at	9135	46.488	14.591	6	Bad Eisenkappel|Blasnitzen|Ebriach|Koprein Petzen|Koprein Sonnseite|Leppen|Lobnig|Rechberg|Remschenig|Trögern|Unterort|Vellach|Weißenbach|Zauchen
at	9141	46.591	14.644	3	Eberndorf|Buchbrunn|Buchhalm|Gablern|Gösselsdorf|Hart|Hof|Homitzberg|Köcking|Loibegg|Mökriach|Oberburg|Pudab|Unterbergen
at	9142	46.557	14.703	2	Globasnitz|Jaunstein|Kleindorf|Podrain|Slovenjach|St. Stefan|Tschepitschach|Unterbergen|Wackendorf
at	9143	46.55	14.767	3	Feistritz ob Bleiburg|Dolintschitschach|Gonowetz|Hinterlibitsch|Hof|Lettenstätten|Pirkdorf|Ruttach-Schmelz|St. Michael ob Bleiburg|Traundorf|Tscherberg|Unterlibitsch|Unterort|Winkel
at	9150	46.59	14.799	3	Bleiburg|Aich|Dobrowa|Draurain|Ebersdorf|Einersdorf|Gonowetz|Grablach|Hinterlibitsch|Kömmel|Kömmelgupf|Loibach|Lokowitzen|Moos|Penk|Replach|Rinkenberg|Rinkolach|Rischberg|Ruttach|Schattenberg|Schilterndorf|St. Georgen|St. Margarethen|Unterort|Weißenstein|Wiederndorf|Winkel|Woroujach
at	9155	46.633	14.883	3	Neuhaus|Bach|Berg ob Leifling|Draugegend|Graditschach|Hart|Heiligenstadt|Illmitzen|Kogelnigberg|Leifling|Motschula|Oberdorf|Pudlach|Schwabegg|Unterdorf|Wesnitzen
at	9161	46.554	14.296	3	Maria Rain|Angern|Angersbichl|Ehrensdorf|Gaisach|Göltschach|Göriach|Haimach|Hollenburg|Lambichl|Nadram|Oberguntschach|Obertöllern|Saberda|St. Ulrich|Stemeritsch|Strantschitschach|Toppelsdorf|Tschedram|Unterguntschach|Unterschloßberg|Untertöllern|Wegscheide
at	9162	46.541	14.283	4	Babniak|Dornach|Kappel an der Drau|Kirschentheuer|Laiplach|Rabenberg|Singerberg|St. Johann im Rosental|Strau|Weizelsdorf
at	9163	46.479	14.229	5	Bodental|Loibltal|Strugarjach|Unterbergen|Unterloibl|Windisch Bleiberg
at	9170	46.527	14.302	7	Ferlach|Dörfl|Glainach|Görtschach|Jaklin|Laak|Otrouza|Rauth|Reßnig|Seidolach|Tratten|Unterferlach|Unterglainach|Waidisch|Zell-Freibach|Zell-Koschuta|Zell-Mitterwinkel|Zell-Oberwinkel|Zell-Pfarre|Zell-Schaida
at	9173	46.519	14.375	4	St. Margareten im Rosental|Dobrowa|Dullach|Freibach|Gotschuchen|Gupf|Hintergupf|Homölisch|Niederdörfl|Oberdörfl|Sabosach|Seel|Trieblach|Zell-Homölisch
at	9181	46.517	14.167	3	Feistritz im Rosental|Bärental|Hundsdorf|Matschach|Niederdörfl|Suetschach
at	9182	46.536	14.082	2	Dragositschach|Fresnach|Greuth|Maria Elend|St. Oswald|Tallach
at	9183	46.533	14.05	2	Frießnitz|Kanin|Lessach|Rosenbach|Schlatten|Tschemernitzen
at	9184	46.55	14.067	2	Feistritz im Rosental|St. Jakob im Rosental|Dreilach|Gorintschach|Längdorf|Mühlbach|Srajach|St. Johann|St. Peter|Tösching|Winkl
at	9201	46.637	14.199	3	Klagenfurt am Wörthersee|Krumpendorf|Pörtschach am Wörther See|Görtschach|Hohenfeld
at	9210	46.636	14.146	2	Pörtschach am Wörther See|Kreggab|Pritschitz
at	9212	46.659	14.102	2	St. Martin am Techelsberg|Arndorf|Ebenfeld|Greilitz|Hadanig|Karl|Pavor|Pernach|Saag|Schwarzendorf|Sekull|St. Bartlmä|Tibitsch|Trabenig|Trieblach|Töpriach|Töschling
at	9220	46.602	14.003	4	Lind ob Velden|Velden am Wörther See|Aich|Auen|Augsdorf|Bach|Duel|Fahrendorf|Göriach|Kantnig|Kerschdorf|Kranzlhofen|Oberjeserz|Rajach|Saag|Saisserach|Selpritsch|Sonnental|Sternberg|Unterjeserz|Unterwinklern|Weinzierl
at	9231	46.633	14.033	3	Dröschitz|Köstenberg|Oberdorf|Oberwinklern|Untertauern|Wurzen
at	9232	46.581	13.986	2	St. Martin|Rosegg|Berg|Bergl|Buchheim|Dolintschach|Drau|Duel|Emmersdorf|Frojach|Frög|Kleinberg|Obergoritschach|Pirk|Raun|St. Lambrecht|Untergoritschach
at	9241	46.62	13.96	2	Föderlach I|Wernberg|Wudmath|Schleben|Damtschach|Dragnitz|Duel|Föderlach II|Goritschach|Gottestal|Kaltschach|Kletschach|Krottendorf|Lichtpold|Neudorf|Ragain|Sand|Stallhofen|Sternberg|Terlach|Trabenig|Umberg|Zettin
at	9300	46.778	14.345	6	St. Veit an der Glan|Frauenstein|Aich|Altglandorf|Arndorf|Baardorf|Baiersdorf|Blintendorf|Breitenstein|Dellach|Dornhof|Draschelbach|Dreifaltigkeit|Dörfl|Eggen|Gassing|Goggerwenig|Grassen|Gray|Graßdorf|Hammergraben|Hintnausdorf|Holz|Hunnenbrunn|Höffern|Hörzenbrunn|Hörzendorf|Kraindorf|Laggen|Lorenziberg|Mail|Mail-Süd|Mairist|Milbersdorf|Muraunberg|Niederdorf|Nußberg|Obermühlbach|Pflugern|Pirkfeld|Podeblach|Predl|Projern|Puppitsch|Radweg|Ritzendorf|Sand|Schaumboden|Scheifling|Siebenaich|St. Andrä|St. Donat|Stammerdorf|Steinbichl|Steinbrücken|Streimberg|Stromberg|Taggenbrunn|Tratschweg|Treffelsdorf|Tschirnig|Unterbergen|Untermühlbach|Wimitzstein|Zensweg|Zwein|Zwischenbergen
at	9311	46.837	14.303	5	Föbing|Grassen|Grua|Innere Wimitz|Kraig|Leiten|Mellach|Pfannhof|Pörlinghof|Seebichl|Steinbichl|Tratschweg|Weidenau|Wimitz|Zedl bei Kraig|Zwein|Äußere Wimitz|Überfeld
at	9312	46.851	14.375	3	Bergwerksgraben|Dielach|Drasenberg|Eixendorf|Gaming|Kogl|Meiselding|Pfannhof|Pirka|Rastenfeld|Ringberg|Stein|Straganz|Treffling|Tschatschg|Unterdeka|Welsbach
at	9313	46.781	14.43	2	St. Georgen am Längsee|Bernaich|Dellach|Drasendorf|Fiming|Krottendorf|Reipersdorf|Rottenstein|St. Peter|Töplach|Unterlatschach|Wolschart|Zensberg
at	9314	46.771	14.452	3	Launsdorf|Garzern|Gasselhof|Gösseling|Hochosterwitz|Kreutern|Labon|Maigern|Mannsberg|Mauer|Niederosterwitz|Pölling|Rain|St. Martin|St. Sebastian|Thalsdorf|Unterbruckendorf|Unterpassering|Weindorf|Wiendorf
at	9321	46.839	14.486	3	Kappel am Krappfeld|Boden|Dobranberg|Dürnfeld|Edling|Freiendorf|Garzern|Geiselsdorf|Grillberg|Gölsach|Haide|Haidkirchen|Krasta|Landbrücken|Latschach|Lind|Muschk|Möriach|Passering|Poppenhof|Schöttlhof|Silberegg|St. Klementen|St. Martin am Krappfeld|St. Willibald|Stammerdorf|Unterbergen|Unterpassering|Unterstein|Zeindorf
at	9322	46.917	14.417	4	Micheldorf|Eberdorf|Gasteige|Hirt|Lorenzenberg|Ruhsdorf
at	9323	46.988	14.392	3	Dürnstein in der Steiermark|Wildbad Einöd
at	9330	46.873	14.475	3	Althofen|Treibach|Mölbling|Aich|Brugga|Dachberg|Eberdorf|Epritz|Krasta|Krumfelden|Muraniberg|Rabenstein|Rabing|Rain|St. Kosmas|St. Stefan am Krappfeld|Stoberdorf|Töscheldorf|Unterbergen
at	9334	46.883	14.5	4	Guttaring|Deinsberg|Guttaringberg|Hollersberg|Höffern|Maria Hilf|Oberstranach|Rabachboden|Ratteingraben|Schelmberg|Silberegg|Sonnberg|St. Gertruden|Urtl|Urtlgraben|Verlosnitz|Waitschach|Weindorf|Übersberg
at	9335	46.9	14.567	4	Hinterberg|Lölling Graben|Lölling Schattseite|Lölling Sonnseite|Semlach|Stranach
at	9341	46.877	14.219	8	Straßburg-Stadt|Bachl|Buldorf|Dielach|Dobersberg|Drahtzug|Dörfl|Edling|Gassarest|Glabötsch|Gratschitz|Gruschitz|Gundersdorf|Gunzenberg|Hackl|Hausdorf|Herd|Hohenfeld|Höllein|Kraßnitz|Kreuth|Kreuzen|Kulmitzen|Langwiesen|Lees|Lieding|Machuli|Mannsdorf|Mellach|Mitterdorf|Moschitz|Olschnitz|Olschnitz-Lind|Olschnögg|Pabenberg|Pöckstein-Zwischenwässern|Pölling|Ratschach|Schattseite|Schmaritzen|Schneßnitz|St. Georgen|St. Jakob|St. Johann|St. Magdalen|St. Peter|Stein|Unteraich|Unterfarcha|Unterrain|Wattein|Wildbach|Wilpling|Winklern|Zedl
at	9342	46.874	14.292	3	Gurk|Dörfl|Finsterdorf|Föbing|Gassarest|Glanz|Gruska|Gwadnitz|Kreuzberg|Krön|Masternitzen|Niederdorf|Pisweg|Ranitz|Reichenhaus|Straßa|Sutsch|Zabersdorf|Zedl|Zedroß|Zeltschach
at	9343	46.905	14.215	4	Ading|Aich|Bach (Zweinitz)|Brunn (Zweinitz)|Dielach|Engelsdorf|Grabenig|Hundsdorf|Kraßnitz|Mödring|St. Andrä|Traming|Wurz|Zweinitz
at	9344	46.847	14.192	3	Weitensfeld|Dalling|Dolz|Edling|Grua|Hafendorf|Hardernitzen|Hundsdorf|Kaindorf|Kötschendorf|Lind|Massanig|Nassing|Niederwurz|Oberort|Planitz|Psein|Sadin|Wullroß|Zammelsberg
at	9345	46.85	14.167	3	Altenmarkt|Braunsberg|Hohenwurz|Kaindorf|Kleinglödnitz|Lassenberg|Leßnitz|Mödritsch|Reinsberg|Steindorf|Tschriet|Zauchwinkel
at	9346	46.867	14.117	6	Glödnitz|Bach|Brenitz|Eden|Flattnitz|Grai|Jauernig|Laas|Lassenberg|Moos|Rain|Schattseite|Torf|Tschröschen|Weißberg
at	9360	46.955	14.406	4	Friesach|Dürnstein in der Steiermark|Dobritsch|Dörfl|Engelsdorf|Gaisberg|Grafendorf|Guldendorf|Gulitzen|Gundersdorf|Guttaringberg|Harold|Hartmannsdorf|Judendorf|Kräuping|Lorenzenberg|Oberdorf II|Olsa|Pabenberg|Reisenberg|Sattelbogen|Schwall|Schödendorf|Silbermann|Wagendorf|Wiegen|Zeltschach|Zeltschachberg
at	9361	46.983	14.35	5	Gunzenberg|Gwerz|Hundsdorf|Ingolsthal|Leimersberg|Mayerhofen|Moserwinkl|Oberdorf I|Reisenberg|Roßbach|Schratzbach|St. Johann|St. Salvator|St. Stefan|Staudachhof|Stegsdorf|Timrian|Wels|Wiesen|Zienitzen|Zmuck
at	9362	46.95	14.267	3	Feistritz|Grades|Marienheim|Schnatten|Zwatzhof
at	9363	46.981	14.217	5	Metnitz|Auen|Felfernigthal|Klachl|Maria Höfl|Mödring|Oberalpe|Oberhof Schattseite|Oberhof Sonnseite|Preining|Schwarzenbach|Teichl|Unteralpe|Vellach|Wöbring
at	9371	46.752	14.537	5	Brückl|Eppersdorf|Hart|Hausdorf|Johannserberg|Klein St. Veit|Krainberg|Labegg|Michaelerberg|Oberkrähwald|Pirkach|Reisdorf|Salchendorf|Schmieddorf|Selesen|St. Gregorn|St. Ulrich am Johannserberg|St. Walburgen|Tschutta
at	9372	46.836	14.55	4	Klein St. Paul|Eberstein|Baumgarten|Gutschen|Hochfeistritz|Kaltenberg|Kulm|Mirnig|Prailing|Sittenberg|St. Oswald|St. Walburgen
at	9373	46.836	14.55	3	Klein St. Paul|Filfing|Prailing|Rattenberg|Sittenberg|St. Florian|Wietersdorf
at	9374	46.836	14.55	30	Buch|Drattrum|Dullberg|Grünburg|Kirchberg|Kitschdorf|Mösel|Müllergraben|Oberwietingberg|Raffelsdorf|Schelmberg|Unterwietingberg|Wieting
at	9375	46.941	14.55	6	Hüttenberg|Baierberg|Dobritsch|Gobertal|Heft|Höffern|Hüttenberg Land|Ratteingraben|Schalkendorf|St. Johann am Pressen|St. Martin am Silberberg|Unterwald|Waitschach|Zosen
at	9376	46.836	14.55	8	Andreaskreuz|Gossen|Jouschitzen|Knappenberg|Lichtegg|Obersemlach|St. Johann am Pressen
at	9400	46.852	14.829	4	Priel|Reding|Kleinedling|Gries|Wolfsberg|Auen|Gräbern|Hattendorf|Hintergumitsch|Pfaffendorf|Prebl|Raggl|Ritzing|Schleifen|Schoßbach|Schwemmtratten|St. Jakob|St. Johann|St. Thomas|Unterleidenberg|Vordergumitsch|Wölling|Zellach
at	9411	46.817	14.733	5	Aichberg|Altendorf|Arling|Eselsdorf|Forst|Hattendorf|Kötsch|Lading|Lausing|Pollheim|St. Michael|Thürn|Witra
at	9412	46.861	14.821	5	Arling|Forst|Leiwald|Oberleidenberg|Pfaffendorf|Preims|Raggl|St. Margarethen im Lavanttal|Unterleidenberg
at	9413	46.883	14.817	6	Auen|Frantschach|Gräbern|Hintergumitsch|Hinterwölch|Kaltstuben|Kamp|Kamperkogel|Limberg|Obergösel|Praken|St. Gertraud|Trum-und Prössinggraben|Untergösel|Vorderlimberg|Vordertheißenegg|Vorderwölch|Zellach
at	9421	46.767	14.883	3	Eitweg|Gemmersdorf|Goding|Hainsdorf|Hartelsberg|Hartneidstein|Mosern|Obereberndorf|St. Ulrich
at	9422	46.717	14.867	3	Aich|Dachberg|Eisdorf|Farrach|Lindhof|Maria Rojach|Mitterpichling|Mühldorf|Oberpichling|Paierdorf|Ragglach|Ragglbach|Untereberndorf
at	9423	46.742	14.901	4	St. Georgen im Lavanttal|Andersdorf|Fransdorf|Gundisch-Mitte|Gundisch-Nord|Gundisch-Süd|Götzendorf|Herzogberg|Hofwiesen|Krakaberg|Matschenbloch|Niederhof|Oberrainz|Pfaffendorf|Pontnig|Steinberg-Hart|Steinberg-Oberhaus|Steinberg-Unterhaus|Unterpichling|Weißenberg
at	9431	46.788	14.83	8	Priel|Kleinedling|St. Stefan|Wolfsberg|Aichberg|Glein|Goding|Großedling|Hartelsberg|Kleinrojach|Kleinwinklern|Maildorf|Michaelsdorf|Oberaigen|Paildorf|Pichling|Reideben|Reinfelsdorf|Reisberg|Rieding|Riegelsdorf|Schaßbach|Schobersberg|Siegelsdorf|St. Johann|St. Marein|Thürn|Unteraigen|Vordergumitsch|Völking|Weißenbach Gumitsch|Weißenbach Rieding|Winkling-Nord|Wolkersdorf
at	9433	46.788	14.83	4	St. Andrä|Blaiken|Burgstall-Pölling|Burgstall-St. Andrä|Fischering|Framrach|Gönitz|Höfern|Jakling|Kienberg|Kollegg|Kragelsdorf|Lamm|Langegg|Langgen|Magersdorf|Messensach|Mettersdorf|Mosern|Oberagsdorf|Oberaigen|Pirk|Pustritz|Pölling|Schilting|Schönweg-Pustritz|Schönweg-St. Andrä|Siebending|St. Jakob|Streitberg|Unteragsdorf|Unterrain|Wimpassing|Winkling|Winkling-Nord|Winkling-Süd|Wois|Wölzing-Fischering|Wölzing-St. Andrä|Zellbach
at	9441	46.9	14.817	5	Gräbern|Hintertheißenegg|Schönberg|Twimberg|Vordertheißenegg|Waldenstein
at	9451	46.979	14.984	5	Pack|Preitenegg|Kleinpreitenegg|Oberauerling|Oberpreitenegg|Unterauerling|Unterpreitenegg
at	9461	46.9	14.817	3	Gräbern|Prebl|Wölling
at	9462	46.948	14.787	4	Bad St. Leonhard im Lavanttal|Erzberg|Görlitzen|Kalchberg|Kliening|Klippitztörl|Lichtengraben|Mauterndorf|Prebl|Raning|Schiefling|Schönberg|St. Peter im Lavanttal|Steinbruch|Twimberg|Wartkogel|Weitenbach|Wiesenau|Wisperndorf
at	9463	47	14.75	4	Reichenfels|Großprethal|Sommerau|St. Peter im Lavanttal|Wartkogel|Weitenbach|Winterleiten|Zanitzen
at	9470	46.676	14.902	5	St. Paul im Lavanttal|Aich|Allersdorf|Deutsch-Grutschen|Granitztal-St. Paul|Granitztal-Weißenegg|Gönitz|Hundsdorf|Johannesberg|Kampach|Kollnitzgreuth|Legerbuch|Loschental|Raggane|Schildberg|St. Margarethen|St. Martin|Stadling|Unterhaus|Unterrainz|Weinberg|Windisch-Grutschen|Winkling|Zellbach
at	9472	46.65	14.933	2	Achalm|Ettendorf|Krottendorf|Lamprechtsberg|Magdalensberg|Schwarzenbach|Unterholz|Weißenberg
at	9473	46.64	14.947	5	Lavamünd|Achalm|Hart|Legerbuch|Lorenzenberg|Magdalensberg|Pfarrdorf|Plestätten|Rabenstein|Rabensteingreuth|St. Vinzenz|Unterbergen|Witternig|Wunderstätten|Zeil
at	9500	46.617	13.835	4	Villach-Innere Stadt|Landskron|Untere Fellach|St. Leonhard|Dobrova|Drautschen|Duel|Goritschach|Gritschach|Großvassach|Heiligengeist|Kleinsattel|Kleinvassach|Kumitz|Maria Gail|Mittewald ob Villach|Neufellach|Neulandskron|Obere Fellach|Oberwollanig|Pogöriach|Prossowitsch|Rennstein|St. Georgen|St. Michael|Tschinowitsch|Turdanitsch|Unterwollanig|Villach-Auen|Villach-Lind|Villach-Seebach-Wasenboden|Villach-St. Agathen und Perau|Villach-St. Martin|Villach-Völkendorf|Villach-Warmbad-Judendorf|Weißenbach|Zauchen
at	9504	46.6	13.844	2	Villach-Auen|Villach-Völkendorf|Villach-Warmbad-Judendorf
at	9520	46.65	13.9	2	Annenheim|Ossiachberg|Sattendorf|Stöcklweingarten
at	9521	46.651	13.879	3	Eichholz|Görtschach|Kanzelhöhe|Köttwein|Niederdorf|Oberdorf|Pölling|Retzen|Schloss Treffen|Seespitz|Treffen|Tschlein|Töbring|Winklern
at	9523	46.617	13.883	3	Landskron|Gratschach|Heiligen Gestade|Kumitz|Neulandskron|St. Andrä|St. Ruprecht|Urlaken
at	9524	46.617	13.883	3	Landskron|St. Magdalen|St. Ulrich|Villach-Seebach-Wasenboden
at	9530	46.6	13.94	12	Bad Bleiberg|Bleiberg-Nötsch|Hüttendorf|Kadutschen
at	9531	46.632	13.636	2	Bleiberg-Kreuth|Bleiberg-Nötsch|Hermsberg|Labientschach
at	9535	46.604	14.098	7	Schiefling am See|Aich|Albersdorf|Auen|Augsdorf|Farrendorf|Goritschach|Ottosch|Penken|Raunach|Roach|Roda|St. Kathrein|Techelweg|Zauchen
at	9536	46.567	14.033	5	Dieschitz|Latschach|Pulpitsch|St. Egyden|Treffen
at	9541	46.704	13.855	4	Buchholz|Innere Einöde|Kras|Lötschenberg|Winklern|Äußere Einöde
at	9542	46.76	13.798	4	Afritz am See|Afritz|Berg ob Afritz|Gassen|Kraa|Lierzberg|Lötschenberg|Möderboden|Scherzboden|Tassach|Tauchenberg|Tobitsch|Verditz
at	9543	46.729	13.851	4	Arriach|Berg ob Arriach|Dreihofen|Hinterbuchholz|Hinterwinkl|Hundsdorf|Innerteuchen|Laastadt|Oberwöllan|Sauboden|Sauerwald|Stadt|Unterwöllan|Vorderwinkl
at	9544	46.776	13.748	3	Feld am See|Erlach|Feldpannalpe|Klamberg|Rauth|Schattseite|Untersee|Wiesen
at	9545	46.801	13.712	4	Radenthein|Dabor|Ebene|Erdmannsiedlung|Frischg|Hohensaß|Kaning|Laufenberg|Mitterberg|Obertweng|Schrott|St. Peter|Untertweng|Zödl
at	9546	46.76	13.798	30	Aigen|Bach|Hohensaß|Kleinkirchheim|Obertschern|Rottenstein|St. Oswald|Staudach|Untertschern|Zirkitzen
at	9551	46.691	13.971	9	Bodensdorf|Burg|Deutschberg|Ossiachberg|St. Urban|Stiegl|Stöcklweingarten|Tratten|Tschöran|Unterberg|Winkl Ossiachberg
at	9552	46.698	14.009	7	Steindorf am Ossiacher See|Fresen|Golk|Manessen|Ossiachberg|Sallach|Sonnberg|Stiegl
at	9554	46.732	14.182	3	St. Urban|Agsdorf|Agsdorf-Gegend|Bach|Bach-St. Urban|Buggl in Bach|Eggen|Gall|Gasmai|Grai|Göschl|Gößeberg|Hafenberg|Kleingradenegg|Lawesen|Oberdorf|Reggen|Retschitz|Retschitz-Simonhöhe|Rittolach|Rogg|Simonhöhe|Stattenberg|Trenk|Tumpf|Zirkitz|Zwattendorf
at	9555	46.714	14.206	2	Glanegg|Mautbrücken|Bach|Besendorf|Deblach|Flatschach|Friedlach|Glantscha|Grintschach|Gösselsberg|Kadöll|Krobathen|Maria Feicht|Maria Feicht-Gegend|Metschach|Paindorf|Schwambach|St. Gandolf|Unterglanegg|Zmuln
at	9556	46.738	14.287	6	Liebenfels|Weitensfeld|Beißendorf|Besendorf|Bärndorf|Eberdorf|Eggen I|Eggen II|Fachau|Freundsam|Gasmai|Glantschach|Graben|Gradenegg|Gramilach|Grassendorf|Grund|Gößeberg|Haidach|Hardegg|Hart|Hoch-Liebenfels|Hohenstein|Karlsberg|Karnberg|Kreuth|Kulm|Ladein|Lebmach|Liemberg|Lorberhof|Mailsberg|Mauer|Meschkowitz|Miedling|Moos|Pflausach|Pflugern|Pulst|Puppitsch|Radelsdorf|Rasting|Reidenau|Rohnsdorf|Rosenbichl|St. Leonhard|St. Paul|Sörg|Sörgerberg|Tauchendorf|Tschadam|Waggendorf|Wasai|Woitsch|Zmuln|Zojach|Zweikirchen
at	9560	46.724	14.096	6	Feldkirchen in Kärnten|Waiern|Steuerberg|Seitenberg|Draschen|Adriach|Agsdorf-Gegend|Aich|Albern|Alpen|Apetig|Bichl|Briefelsdorf|Buchscheiden|Burgrad|Bösenlacken|Debar|Dellach|Dietrichstein|Dobra|Dolintschig|Dölnitz|Eberdorf|Eden|Edern|Edling|Egg|Elbling|Farcha|Fasching|Feistritz|Felfern|Fuchsgruben|Förolach|Glabegg|Glan|Glanblick|Glanhofen|Goggau|Graben|Gradisch|Guttaring|Haiden|Hart|Hinterwachsenberg|Höfling|Ingelsdorf|Jeinitz|Kaidern|Kallitsch|Kerschdorf|Klachl|Klausen|Klein St. Veit|Knasweg|Kofl|Krahberg|Kraß|Kraßnitz|Kreuth|Köttern|Laboisen|Lang|Langacker|Leinig|Leiten|Lendorf|Liebetig|Lindl|Maltschach|Markstein|Mattersdorf|Metzing|Micheldorf|Nadling|Naßweg|Niederdorf|Niederwinklern|Oberglan|Pernegg|Persching|Pfaffendorf|Poitschach|Poitschach-Baracke|Poitschachgraben|Pollenitz|Powirtschach|Prapra|Praschig|Prägrad|Pökelitz|Pölling|Rabensdorf|Radweg|Raunach|Regenfeld|Regin|Rennweg|Rotapfel|Rottendorf|Sassl|Severgraben|Sittich|Sonnrain|St. Martin|St. Nikolai|St. Ruprecht|St. Stefan|St. Ulrich|Stocklitz|Tauern|Thörl|Tiffen|Tramoitschig|Tscherneitsch|Tschwarzen|Unterberg|Untere Glan|Unterhof|Unterrain|Wabl|Wachsenberg|Weit|Wiggis|Witsch|Zingelsberg
at	9562	46.757	14.031	3	Himmelberg|Außerteuchen|Dragelsberg|Flatschach|Glanz|Grilzgraben|Grintschach|Hochegg|Klatzenberg|Kösting|Lassen|Linz|Oberboden|Pichlern|Pojedl|Saurachberg|Schleichenfeld|Schwaig|Sonnleiten|Spitzenbichl|Tiebel|Tiffnerwinkl|Tobitsch|Tschriet|Werschling|Winklern|Wöllach|Zedlitzberg
at	9563	46.778	13.966	5	Gnesau|Bergl|Eben|Gurk|Görzberg|Görzwinkl|Haidenbach|Maitratten|Mitteregg|Sonnleiten|Tiebel|Weißenbach|Zedlitzdorf
at	9564	46.741	14.063	10	Falkertsee|Lassen|Mitterdorf|Patergassen|Plaß|Rottenstein|St. Margarethen|Vorderkoflach|Vorwald|Wiederschwing|Wiedweg
at	9565	46.85	13.916	9	Ebene Reichenau|Hinterkoflach|Lorenzenberg|Saureggen|Schuß|Seebach|St. Lorenzen|Turracherhöhe|Waidach|Winkl
at	9570	46.667	13.983	2	Ossiach|Alt-Ossiach|Ostriach|Rappitsch
at	9571	46.817	14.1	6	Albeck Obere Schattseite|Albeck Untere Schattseite|Benesirnitz|Egarn|Frankenberg|Grillenberg|Hochrindl|Hochrindl-Alpl|Hochrindl-Kegel|Hochrindl-Tatermann|Hofern|Holzern|Kalsberg|Kogl|Kruckenalm|Lamm|Neualbeck|Oberdörfl|Obereggen|Seebachern|Sirnitz|Sirnitz-Schattseite|Sirnitz-Sonnseite|Sirnitz-Winkl|Spitzwiesen|St. Ruprecht|Stron|Unterdörfl|Untereggen|Wippa
at	9572	46.826	14.038	4	Deutsch Griffen|Albern|Arlsdorf|Bach|Bischofsberg|Brunn|Faulwinkel|Gantschach|Graben|Gray|Göschelsberg|Hintereggen|Leßnitz|Meisenberg|Messaneggen|Mitteregg|Oberlamm|Pesseneggen|Ratzendorf|Rauscheggen|Sand|Tanzenberg|Unterlamm
at	9580	46.583	13.933	3	Bogenfeld|Drobollach am Faaker See|Egg am Faaker See|Graschitz|Greuth|Großsattel|Kratschach|Mittewald|Serai|St. Niklas an der Drau
at	9581	46.566	13.961	2	Ledenitzen|Kopein|Mallenitzen|Oberferlach|Petschnitzen|Pirk|Unteraichwald|Unterferlach
at	9582	46.546	13.906	2	Altfinkenstein|Latschach|Oberaichwald|Outschena|Pogöriach|Ratnitz|Unteraichwald|Untergreuth
at	9583	46.565	13.875	3	Finkenstein am Faaker See|Faak am See
at	9584	46.565	13.875	3	Finkenstein am Faaker See|Goritschach|Höfling
at	9585	46.572	13.852	3	Gödersdorf|Müllnern|Neumüllnern|Stobitzen|Susalitsch|Techanting|Villach-Warmbad-Judendorf
at	9586	46.557	13.821	3	Fürnitz|Hart|Oberfederaun|Oberschütt|Sigmontitsch|St. Job|Stobitzen|Unterfederaun|Unterschütt
at	9587	46.565	13.875	5	St. Leonhard bei Siebenbrünn|Erlendorf|Hart|Korpitsch|Krainberg|Krainegg|Neuhaus an der Gail|Oberschütt|Radendorf|Riegersdorf|Tschau
at	9601	46.546	13.751	3	Lind|Arnoldstein|Gailitz|Agoritschach|Greuth|Pöckau|Seltschach|Stossau
at	9602	46.558	13.668	2	Hohenthurn|Draschitz|Maglern|Oberthörl|Pessendellach|Thörl-Maglern-Greuth|Unterthörl
at	9611	46.601	13.572	3	Emmersdorf|Förk|Michelhofen|Nötsch|Saak
at	9612	46.597	13.566	30	Bach|Dellach|Glabatschach|Kerschdorf|Kreublach|Kühweg|Labientschach|Poglantschach|Semering|St. Georgen im Gailtal|Wertschach
at	9613	46.578	13.607	2	Feistritz an der Gail|Achomitz|Draschitz|Dreulach|Göriach
at	9614	46.597	13.566	3	Bodenhof|Vorderberg
at	9615	46.633	13.472	5	Förolach|Görtschach|Köstendorf|Latschach|Möderndorf|Presseggen|Schinzengraben|Siebenbrünn|Wittenig|Zuchen
at	9620	46.627	13.367	6	Hermagor|Aigen|Bergl|Braunitzen|Brunn|Burgstall|Eggforst|Grünburg|Guggenberg|Jadersdorf|Kameritsch|Khünburg|Kraschach|Kraß|Kreuth ob Möschach|Kühweg|Kühwegboden|Lassendorf|Liesch|Mitschig|Möderndorf|Neudorf|Neuprießenegg|Obermöschach|Obervellach|Podlanig|Postran|Potschach|Presseggersee|Radnig|Radnigforst|Sonnenalpe Nassfeld|Sonnleitn|St. Lorenzen im Gitschtal|Untermöschach|Untervellach|Watschig|Wulzentratten
at	9622	46.683	13.267	6	Golz|Langwiesen|Leditz|Regitt|Weißbriach
at	9623	46.617	13.533	6	Bach|Bichlhof|Dragantschach|Edling|Hadersdorf|Karnitzen|Kerschdorf|Köstendorf|Latschach|Matschiedl|Nieselach|Pölland|Pörtschach|Schmölzing|St. Paul an der Gail|St. Stefan an der Gail|Sussawitsch|Tratten
at	9624	46.617	13.417	3	Brugg|Dellach|Egg|Fritzendorf|Götzing|Kreuth ob Mellweg|Latschach|Mellach|Mellweg|Micheldorf|Nampolach|Paßriach|Potschach|Süßenberg
at	9631	46.643	13.159	6	Achleiten|Anraun|Danz|Jenig|Kleinbergl|Kreuth ob Rattendorf|Rattendorf|Schimanberg|Schlanitzen|Schmidt|Tramun|Tröpolach|Waidegg
at	9632	46.642	13.184	2	Kirchbach|Hochwart|Krieben|Oberdöbernitzen|Staudachberg|Stöfflerberg|Treßdorf|Unterdöbernitzen|Wassertheurerberg
at	9633	46.643	13.159	3	Forst|Reisach|Reißkofelbad|Rinsenegg|Schönboden|Stranig|Unterbuchach
at	9634	46.643	13.159	3	Bodenmühl|Goderschach|Grafendorf|Griminitzen|Gundersheim|Katlingberg|Lenzhof|Oberbuchach|Rauth|Schmalzgrube|Welzberg
at	9635	46.662	13.08	4	Dellach im Drautal|Goldberg|Gratzhof|Gurina|Kronhof|Leifling|Monsell|Nölbling|Rüben|St. Daniel|Stollwitz|Weidenburg|Wieserberg
at	9640	46.682	13.007	5	Kötschach|Buchach|Dobra|Dolling|Gailberg|Gentschach|Höfling|Kosta|Kreuth|Kreuzberg|Krieghof|Laas|Lanz|Mahlbach|Mandorf|Mauthen|Nischlwitz|Passau|Plon|Plöcken|Sittmoos|Wetzmann|Würmlach
at	9651	46.677	12.921	5	Aigen|St. Jakob im Lesachtal|Strajach|Würda
at	9652	46.685	12.889	3	Birnbaum|Egg|Kornat|Mattling|Nostra|Podlanig|Wodmaier
at	9653	46.708	12.83	2	Assing|Durnthal|Klebas|Ladstatt|Liesing|Niedergail|Obergail|Oberring|Pallas|Rüben|Stabenthein|Tscheltsch
at	9654	46.695	12.766	2	Frohn|St. Lorenzen im Lesachtal|Tuffbad|Wiesen|Xaveriberg
at	9655	46.717	12.717	4	Guggenberg|Maria Luggau|Moos|Promeggen|Raut|Salach|Sterzen|Tiefenbach
at	9701	46.756	13.61	3	Aichforst|Beinten|Brodbrenten|Burgbichl|Großegg|Kamering|Kleinegg|Mauthbrücken|Molzbichl|Neuolsach|Nußdorf|Oberzmöln|Olsach|Rothenthurn|Schwarzenbach|Unterzmöln|Winkl
at	9702	46.74	13.637	2	Ferndorf|Beinten|Glanz|Gschriet|Insberg|Laas|Lang|Nußdorf|Politzen|Rudersdorf|Sonnwiesen|St. Jakob|St. Paul
at	9710	46.693	13.69	3	Feistritz an der Drau|Feistritz an der Drau-Neusiedlung|Neu-Feffernitz|Duel|Ebenwald|Feffernitz|Mühlboden|Pobersach|Pogöriach|Pöllan|Rubland|Stuben
at	9711	46.714	13.636	4	Paternion|Aichach|Aifersdorf|Kamering|Kreuzen|Liesing|Nikelsdorf|Patendorf|Scharnitzen|Tragin
at	9712	46.716	13.691	3	Fresach|Amberg|Laas|Mitterberg|Mooswald|Tragenwinkel
at	9713	46.71	13.618	5	Alberden|Drußnitz|Hammergraben|Hochegg|Hollernach|Ried|Tragail|Wiederschwing|Ziebl|Zlan
at	9714	46.726	13.523	5	Stockenboi|Boden|Gassen|Mösel|Rosental|Seetal am Goldeck|Unteralm|Weißenbach|Wiederschwing
at	9721	46.686	13.73	2	Weißenstein|Kellerberg|Lansach|Tscheuritsch|Uggowitz
at	9722	46.657	13.78	2	Gummern|Lauen|Puch|Stadelbach|Töplitsch|Weißenbach
at	9751	46.829	13.355	4	Sachsenburg|Feistritz|Lanzewitzen|Nigglai|Obergottesfeld
at	9753	46.75	13.383	4	Althaus|Blaßnig|Bärnbad|Fellbach|Fellberg|Kleblach|Lengholz|Leßnig|Lind im Drautal|Oberallach|Obergottesfeld|Pirkeben|Radlberg|Raggnitz|Siflitz
at	9754	46.766	13.272	3	Steinfeld|Flattachberg|Gajach|Gerlamoos|Mitterberg|Radlach|Rottenstein
at	9761	46.756	13.178	3	Greifenburg|Amberg|Amlach|Bruggen|Eben|Egg|Emberg|Emberger Alm|Gnoppnitz|Gries|Hauzendorf|Kalch|Kerschbaum|Kreuzberg|Pobersach|Rasdorf|Tröbelsberg|Waisach|Wassertheuer|Weneberg
at	9762	46.717	13.3	3	Gatschach|Kreuzberg|Naggl|Neusach|Oberdorf|Techendorf|Tröbelsberg
at	9771	46.749	13.131	2	Berg im Drautal|Ebenberg|Emberg|Feistritz|Frallach|Goppelsberg|Oberberg|Schlußnig
at	9772	46.75	13.101	10	Dellach im Drautal|Draßnitz|Draßnitzdorf|Glatschach|Grientschnig|Nörenach|Raßnig|Rietschach|Schmelz|Stein|Suppersberg|Weinberg
at	9773	46.75	13.101	3	Irschen|Glanz|Griebitsch|Gröfelhof|Hintergassen|Leppen|Mötschlach|Pflügen|Potschling|Pölland|Rittersdorf|Schörstadt|Stresweg|Weneberg
at	9781	46.743	12.97	3	Oberdrauburg|Flaschberg|Oberpirkach|Rosenberg|Schrottenberg|Simmerlach|Unterpirkach|Waidach|Zwickenberg|Ötting
at	9782	46.786	12.913	2	Nikolsdorf|Damer|Lengberg|Lindsberg|Michelsberg|Nörsach|Plone
at	9800	46.8	13.5	4	Spittal an der Drau|Aich|Baldersdorf|Edling|Kleinsaß|Krieselsdorf|Lurnbichl|Molzbichl|Oberamlach|Oberdorf|Schüttbach|St. Peter|St. Sigmund|St. Wolfgang|Tangern|Unteramlach|Windschnurn|Zgurn
at	9805	46.801	13.453	2	Baldramsdorf|Faschendorf|Gendorf|Oberaich|Rosenheim|Schwaig|Unterhaus
at	9811	46.835	13.43	4	Lendorf|Feicht|Feichtendorf|Freßnitz|Hühnersberg|Litzlhof|Rojach|St. Peter in Holz|Tröbach
at	9812	46.857	13.387	2	Göriach|Pusarnitz|St. Gertraud|St. Stefan|Steindorf|Stöcklern|Tröbach
at	9813	46.836	13.373	2	Möllbrücke|Altenmarkt|Drauhofen|Metnitz|Pattendorf|Premersdorf
at	9814	46.86	13.354	2	Mühldorf|Rappersdorf|Sachsenweg
at	9815	46.9	13.317	3	Hattelberg|Mitterberg|Oberkolbnitz|Polan|Preisdorf|Rottau|Sandbichl|Tratten|Unterkolbnitz|Zandlach
at	9816	46.917	13.25	5	Gappen|Litzldorf|Moos|Napplach|Penk|Teuchl|Zwenberg
at	9821	46.937	13.204	2	Obervellach|Dürnvellach|Kaponig|Lassach Schattseite|Lassach Sonnseite|Leutschach|Obergratschach|Obervellach-West|Oberwolliggen|Pfaffenberg|Raufen|Räuflach|Semslach|Stallhofen|Stampf|Söbriach|Untergratschach|Untervocken|Unterwolliggen
at	9822	46.992	13.168	3	Mallnitz|Dösen|Rabisch|Stappitz
at	9831	46.939	13.134	5	Flattach|Außerfragant|Flattachberg|Grafenberg|Innerfragant|Kleindorf|Laas|Schmelzhütten|Waben
at	9832	46.891	13.037	3	Stall|Berg ob Stall|Gußnigberg|Gößnitz|Latzendorf|Obersteinwand|Pußtratten|Rakowitzen|Sagas|Schwersberg|Sonnberg|Stadlberg|Stieflberg|Untersteinwand|Wöllatratten
at	9833	46.865	12.978	4	Rangersdorf|Lainach|Lamnitz|Lobersberg|Plappergassen|Stein|Tresdorf|Wenneberg|Witschdorf|Zladisch
at	9841	46.874	12.875	4	Winklern|Auen|Langang|Lobersberg|Namlach|Penzelberg|Reintal|Zwischenbergen
at	9842	46.924	12.918	2	Mörtschach|Asten|Auen|Lassach|Mörtschachberg|Pirkachberg|Rettenbach|Stampfen|Stranach
at	9843	46.944	12.891	3	Allas|Am Putzenhof|Döllach|Egg|Göritz|Kraß|Mitteldorf|Mitten|Putschall|Ranach|Sagritz|Untersagritz|Winklsagritz|Zirknitz
at	9844	46.944	12.891	6	Aichhorn|Apriach|Fleiß|Hadergasse|Hof|Pockhorn|Rojach|Schachnern|Untertauern|Winkl|Wolkersdorf
at	9851	46.833	13.467	5	Karlsdorf|Kras|Lieserbrücke|Lieseregg|Lieserhofen|Litzldorf|Lurnbichl|Raufen|Seebach
at	9852	46.886	13.51	3	Trebesing|Aich|Altersberg|Hintereggen|Neuschitz|Oberallach|Pirk|Rachenbach|Radl|Trebesing-Bad|Zelsach|Zlatting
at	9853	46.907	13.529	2	Gmünd|Brochendorf|Burgwiese|Dornbach|Fischertratten|Großhattenberg|Grünleiten|Karnerau|Kleinhattenberg|Landfraß|Moos|Moostratte|Oberbuch|Oberkreuschlach|Perau|Platz|Saps|Stubeck Sonnalm|Treffenboden|Unterbuch|Unterkreuschlach
at	9854	46.954	13.508	3	Malta|Brandstatt|Feistritz|Gries|Göß|Hilpersdorf|Koschach|Krainberg|Maltaberg|Schlatzing|Schlatzingerau
at	9861	46.95	13.6	4	Densdorf|Eisentratten|Gamschitz|Hammerboden|Heitzelsberg|Innernöring|Laggen|Leoben|Leobengraben|Lientsch|Pirkeggen|Pressingberg|Puchreit|Sonnberg|Unterkremsbrücke|Vordernöring
at	9862	46.976	13.611	5	Illwitzen|Innerkrems|Kremsbrücke|Neuhammer|Oberburgstallberg|Oberkremsberg|Pleschberg|Pleßnitz|Purbach|Rauchenkatsch|Reitern|St. Nikolai|Steinwand|Unterburgstallberg|Unterkremsberg|Vorderkrems|Wetschenbach
at	9863	46.976	13.611	5	Rennweg am Katschberg|Abwerzg|Adenberg|Angern|Aschbach|Atzensberg|Brugg|Frankenberg|Gries|Katschberghöhe|Krangl|Laußnitz|Mühlbach|Oberdorf|Pleschberg|Pron|Pölla|Ried|Saraberg|Schlaipf|St. Georgen|St. Peter|Steinwand|Wirnsberg|Zanaischg
at	9871	46.819	13.514	3	Seeboden|Kolm|Kötzing|Liedweg|Muskanitzen|Pirk|Schloßau|Seebach|Tangern|Trasischk|Treffling|Unterhaus
at	9872	46.804	13.581	3	Millstatt|Dellach|Grantsch|Großdombra|Görtschach|Gössering|Hohengaß|Kleindombra|Lammersdorf|Laubendorf|Lechnerschaft|Matzelsdorf|Obermillstatt|Pesenthein|Sappl|Schwaigerschaft|Starfach|Tangern|Tschierweg|Öttern
at	9873	46.783	13.66	4	Döbriach|Starfach
at	9900	46.829	12.769	2	Lienz|Patriasdorf
at	9903	46.847	12.731	3	Oberlienz|Glanz|Oberdrum
at	9904	46.851	12.769	2	Thurn|Oberdorf|Prappernitze|Zauche|Zettersfeld
at	9905	46.85	12.783	2	Obergaimberg|Untergaimberg
at	9906	46.799	12.838	2	Lavant
at	9907	46.816	12.79	2	Tristach
at	9908	46.816	12.764	2	Amlach
at	9909	46.813	12.749	2	Leisach|Burgfrieden|Leisach-Gries
at	9911	46.805	12.688	5	Bannberg|Bichl|Burg|Dörfl|Herol|Klausen|Kosten|Mittewald|Oberassling|Oberthal|Penzendorf|Schrottendorf|St. Justina|Thal-Aue|Thal-Römerweg|Thal-Wilfern|Unterassling|Vergein
at	9912	46.774	12.561	2	Anras|Asch|Erlbrücke|Gebreite|Goll|Kobreil|Kollreid|Kolls|Köden|Lehen|Mairwiesen|Margarethenbrücke|Mittewald|Oberried|Planitzen|Rain|Raut|Unterried|Wiesen|Winkl
at	9913	46.778	12.59	2	Abfaltersbach
at	9918	46.754	12.484	2	Strassen
at	9919	46.755	12.467	5	Panzendorf|Tessenberg
at	9920	46.753	12.421	2	Sillian|Arnbach|Sillianberg
at	9931	46.788	12.431	2	Außervillgraten
at	9932	46.812	12.375	2	Innervillgraten
at	9941	46.729	12.501	2	Kartitsch|Hollbruck
at	9942	46.711	12.614	2	Obertilliach|Bergen|Leiten|Rodarm
at	9943	46.704	12.709	2	Untertilliach
at	9951	46.866	12.701	2	Ainet|Alkus|Gwabl
at	9952	46.877	12.682	2	St. Johann im Walde
at	9954	46.879	12.654	2	Schlaiten
at	9961	46.919	12.536	3	Hopfgarten in Defereggen|Dölach|Hof|Lerch|Plon|Rajach|Ratzell
at	9962	46.916	12.38	4	Bruggen|Gassen|Gritzen|Gsaritzen|Görtschach|Moos
at	9963	46.914	12.354	3	Außerrotte|Feistritz|Innerrotte|Oberrotte|Unterrotte
at	9971	47	12.533	7	Matrei in Osttirol|Berg|Bichl|Feld|Ganz|Glanz|Gruben|Hinterburg|Hinteregg|Huben|Kaltenhaus|Kienburg|Klaunz|Klausen|Mattersberg|Moos|Proßegg|Raneburg|Seblas|Tauer|Waier|Zedlach
at	9972	47	12.45	2	Virgen|Göriach|Mellitz|Mitteldorf|Niedermauern|Obermauern|Welzelach
at	9974	47.017	12.367	2	Bichl|Bobojach|Hinterbichl|St. Andrä|Wallhorn
at	9981	46.974	12.629	3	Arnig|Burg|Glor-Berg|Großdorf|Ködnitz|Lana|Lesach|Oberpeischlach|Staniska|Unterburg|Unterpeischlach
at	9990	46.833	12.817	2	Debant|Debanttal|Nußdorf|Nußdorfer Berg
at	9991	46.828	12.845	2	Dölsach|Gödnach|Göriach|Görtschach|Stribach
at	9992	46.838	12.849	2	Iselsberg|Stronach
ch	1000	46.522	6.633	5	Lausanne
ch	1001	46.516	6.633	4	Lausanne
ch	1002	46.516	6.633	4	Lausanne
ch	1003	46.52	6.63	2	Lausanne
ch	1004	46.529	6.618	2	Lausanne
ch	1005	46.522	6.643	2	Lausanne
ch	1006	46.491	6.635	2	Lausanne
ch	1007	46.488	6.607	2	Lausanne
ch	1008	46.539	6.605	2	Prilly|Jouxtens-Mézery
ch	1009	46.488	6.656	2	Pully
ch	1010	46.538	6.655	2	Lausanne
ch	1011	46.526	6.643	2	Lausanne
ch	1012	46.527	6.657	2	Lausanne
ch	1014	46.522	6.633	5	Lausanne
ch	1015	46.519	6.576	2	Lausanne
ch	1018	46.538	6.628	2	Lausanne
ch	1019	46.522	6.633	5	Lausanne
ch	1020	46.535	6.59	2	Renens
ch	1022	46.529	6.576	2	Chavannes-près-Renens
ch	1023	46.559	6.578	2	Crissier
ch	1024	46.529	6.559	2	Ecublens
ch	1025	46.486	6.563	2	St-Sulpice
ch	1026	46.523	6.539	2	Denges|Echandens|Echandens-Denges
ch	1027	46.53	6.517	2	Lonay
ch	1028	46.494	6.529	2	Préverenges
ch	1029	46.567	6.563	2	Villars-Ste-Croix
ch	1030	46.553	6.551	2	Bussigny
ch	1031	46.577	6.559	2	Mex
ch	1032	46.566	6.609	2	Romanel-sur-Lausanne
ch	1033	46.582	6.596	2	Cheseaux-sur-Lausanne
ch	1034	46.603	6.586	2	Boussens
ch	1035	46.609	6.564	2	Bournens
ch	1036	46.591	6.567	2	Sullens
ch	1037	46.601	6.609	2	Etagnières
ch	1038	46.692	6.706	2	Bercher
ch	1039	46.584	6.596	2	Cheseaux Polyval
ch	1040	46.638	6.635	2	Echallens|Villars-le-Terroir|St-Barthélemy
ch	1041	46.615	6.662	3	Bottens|Poliez-Pittet|Dommartin|Montaubion-Chardonney|Naz|Poliez-le-Grand
ch	1042	46.618	6.627	3	Assens|Bettens|Bioley-Orjulaz
ch	1043	46.654	6.673	2	Sugnens
ch	1044	46.673	6.68	2	Fey
ch	1045	46.709	6.724	2	Ogens
ch	1046	46.697	6.694	2	Rueyres
ch	1047	46.715	6.695	2	Oppens
ch	1052	46.562	6.644	2	Le Mont-sur-Lausanne
ch	1053	46.601	6.644	2	Bretigny-sur-Morrens|Cugy
ch	1054	46.592	6.627	2	Morrens
ch	1055	46.598	6.692	2	Froideville
ch	1058	46.62	6.711	2	Villars-Tiercelin
ch	1059	46.63	6.729	2	Peney-le-Jorat
ch	1061	46.645	6.727	2	Villars-Mendraz
ch	1062	46.654	6.74	2	Sottens
ch	1063	46.679	6.718	2	Boulens|Chapelle-sur-Moudon|Martherenges|Peyres-Possens
ch	1066	46.551	6.668	2	Epalinges
ch	1068	46.535	6.685	2	Les Monts-de-Pully
ch	1070	46.495	6.778	2	Puidoux
ch	1071	46.483	6.784	2	Chexbres|Rivaz|St-Saphorin (Lavaux)
ch	1072	46.538	6.763	2	Forel (Lavaux)
ch	1073	46.545	6.723	2	Savigny|Mollie-Margot
ch	1076	46.589	6.789	2	Ferlens
ch	1077	46.574	6.78	2	Servion
ch	1078	46.565	6.789	2	Essertes
ch	1080	46.573	6.756	2	Les Cullayes
ch	1081	46.581	6.731	2	Montpreveyres
ch	1082	46.601	6.731	2	Corcelles-le-Jorat
ch	1083	46.587	6.766	2	Mézières
ch	1084	46.603	6.773	2	Carrouge
ch	1085	46.623	6.794	2	Vulliens
ch	1088	46.611	6.754	2	Ropraz
ch	1090	46.522	6.705	2	La Croix (Lutry)
ch	1091	46.508	6.715	2	Aran|Chenaux|Grandvaux
ch	1092	46.526	6.688	2	Belmont-sur-Lausanne
ch	1093	46.514	6.686	2	La Conversion
ch	1094	46.483	6.671	2	Paudex
ch	1095	46.487	6.688	2	Lutry
ch	1096	46.47	6.726	2	Cully|Villette (Lavaux)
ch	1097	46.501	6.741	2	Riex
ch	1098	46.497	6.75	2	Epesses
ch	1110	46.514	6.493	2	Morges
ch	1112	46.53	6.497	2	Echichens
ch	1113	46.546	6.492	2	St-Saphorin-sur-Morges
ch	1114	46.555	6.468	2	Colombier
ch	1115	46.573	6.481	2	Vullierens
ch	1116	46.574	6.453	2	Cottens
ch	1117	46.594	6.461	2	Grancy
ch	1121	46.548	6.519	2	Bremblens
ch	1122	46.557	6.511	2	Romanel-sur-Morges
ch	1123	46.568	6.511	2	Aclens
ch	1124	46.586	6.512	2	Gollion
ch	1125	46.533	6.48	2	Monnaz
ch	1126	46.538	6.464	2	Vaux-sur-Morges
ch	1127	46.549	6.45	2	Clarmont
ch	1128	46.542	6.44	2	Reverolle
ch	1131	46.485	6.492	2	Tolochenaz
ch	1132	46.506	6.464	2	Lully
ch	1134	46.516	6.477	2	Chigny|Vufflens-le-Château
ch	1135	46.517	6.453	2	Denens
ch	1136	46.531	6.441	2	Bussy-Chardonney
ch	1141	46.571	6.442	2	Sévery
ch	1142	46.586	6.422	2	Pampigny
ch	1143	46.555	6.417	2	Apples
ch	1144	46.553	6.378	2	Ballens
ch	1145	46.547	6.319	2	Bière
ch	1146	46.579	6.355	2	Mollens
ch	1147	46.603	6.359	2	Montricher
ch	1148	46.609	6.447	4	Chavannes-le-Veyron|Cuarnens|L'Isle|La Praz|Mauraz|Moiry|Mont-la-Ville|La Coudre|Villars-Bozon
ch	1149	46.568	6.329	2	Berolle
ch	1162	46.468	6.469	2	St-Prex
ch	1163	46.484	6.422	2	Etoy
ch	1164	46.447	6.429	2	Buchillon
ch	1165	46.442	6.398	2	Allaman
ch	1166	46.443	6.371	2	Perroy
ch	1167	46.501	6.448	2	Lussy-sur-Morges
ch	1168	46.507	6.43	2	Villars-sous-Yens
ch	1169	46.527	6.407	2	Yens
ch	1170	46.491	6.386	2	Aubonne
ch	1172	46.484	6.351	2	Bougy-Villars
ch	1173	46.479	6.373	2	Féchy
ch	1174	46.506	6.354	2	Montherod|Pizy
ch	1175	46.502	6.408	2	Lavigny
ch	1176	46.518	6.381	2	St-Livres
ch	1180	46.442	6.341	2	Rolle|Tartegnin
ch	1182	46.463	6.298	2	Gilly
ch	1183	46.448	6.29	2	Bursins
ch	1184	46.441	6.275	2	Luins|Vinzel
ch	1185	46.475	6.336	2	Mont-sur-Rolle
ch	1186	46.485	6.311	2	Essertines-sur-Rolle
ch	1187	46.495	6.298	2	St-Oyens
ch	1188	46.527	6.29	2	Gimel|St-George
ch	1189	46.518	6.327	2	Saubraz
ch	1195	46.427	6.325	2	Bursinel|Dully
ch	1196	46.41	6.287	2	Gland
ch	1197	46.392	6.263	2	Prangins
ch	1200	46.202	6.146	3	Genève
ch	1201	46.211	6.147	2	Genève
ch	1202	46.221	6.143	2	Genève
ch	1203	46.208	6.122	2	Genève
ch	1204	46.203	6.146	2	Genève
ch	1205	46.196	6.14	2	Genève
ch	1206	46.189	6.157	2	Genève
ch	1207	46.207	6.162	2	Genève
ch	1208	46.198	6.168	2	Genève
ch	1209	46.221	6.123	2	Genève
ch	1211	46.206	6.142	2	Genève
ch	1212	46.19	6.122	2	Grand-Lancy
ch	1213	46.185	6.1	2	Onex|Petit-Lancy
ch	1214	46.214	6.08	2	Vernier
ch	1215	46.236	6.119	2	Genève
ch	1216	46.224	6.106	2	Cointrin
ch	1217	46.234	6.079	2	Meyrin
ch	1218	46.234	6.122	2	Le Grand-Saconnex
ch	1219	46.199	6.098	2	Aïre|Châtelaine|Le Lignon
ch	1220	46.221	6.109	2	Les Avanchets
ch	1222	46.245	6.201	2	Vésenaz
ch	1223	46.223	6.181	2	Cologny
ch	1224	46.2	6.186	2	Chêne-Bougeries
ch	1225	46.197	6.197	2	Chêne-Bourg
ch	1226	46.196	6.205	2	Thônex
ch	1227	46.182	6.14	2	Carouge|Les Acacias
ch	1228	46.164	6.118	2	Plan-les-Ouates
ch	1231	46.185	6.176	2	Conches
ch	1232	46.174	6.089	2	Confignon
ch	1233	46.178	6.069	2	Bernex
ch	1234	46.174	6.159	2	Vessy
ch	1236	46.176	6.031	2	Cartigny
ch	1237	46.167	5.998	2	Avully
ch	1239	46.28	6.121	2	Collex
ch	1240	46.202	6.146	3	Genève
ch	1241	46.211	6.232	2	Puplinge
ch	1242	46.214	6.035	2	Satigny
ch	1243	46.218	6.26	2	Presinge
ch	1244	46.226	6.224	2	Choulex
ch	1245	46.259	6.197	2	Collonge-Bellerive
ch	1246	46.266	6.219	2	Corsier
ch	1247	46.281	6.223	2	Anières
ch	1248	46.299	6.232	2	Hermance
ch	1251	46.252	6.27	2	Gy
ch	1252	46.243	6.235	2	Meinier
ch	1253	46.219	6.204	2	Vandoeuvres
ch	1254	46.237	6.279	2	Jussy
ch	1255	46.168	6.177	2	Veyrier
ch	1256	46.159	6.151	2	Troinex
ch	1257	46.149	6.121	2	La Croix-de-Rozon
ch	1258	46.157	6.089	2	Perly
ch	1260	46.386	6.226	2	Nyon
ch	1261	46.477	6.234	2	Le Vaud|Longirod|Marchissy
ch	1262	46.381	6.205	2	Eysins
ch	1263	46.376	6.168	2	Crassier
ch	1264	46.451	6.141	2	St-Cergue
ch	1265	46.461	6.093	2	La Cure
ch	1266	46.409	6.23	2	Duillier
ch	1267	46.423	6.237	2	Coinsins|Vich
ch	1268	46.447	6.253	2	Begnins|Burtigny
ch	1269	46.489	6.199	2	Bassins
ch	1270	46.419	6.197	2	Trélex
ch	1271	46.433	6.196	2	Givrins
ch	1272	46.436	6.22	2	Genolier
ch	1273	46.488	6.16	2	Arzier-Le Muids
ch	1274	46.397	6.192	2	Grens|Signy|Signy-Centre
ch	1275	46.411	6.148	2	Chéserex
ch	1276	46.426	6.139	2	Gingins
ch	1277	46.373	6.19	2	Arnex-sur-Nyon|Borex
ch	1278	46.407	6.117	2	La Rippe
ch	1279	46.354	6.172	2	Bogis-Bossey|Chavannes-de-Bogis
ch	1281	46.194	6.014	2	Russin
ch	1283	46.2	5.988	2	Dardagny|La Plaine
ch	1284	46.148	5.979	2	Chancy
ch	1285	46.15	6.009	2	Athenaz (Avusy)
ch	1286	46.148	6.047	2	Soral
ch	1287	46.159	6.034	2	Laconnex
ch	1288	46.19	6.042	2	Aire-la-Ville
ch	1290	46.288	6.156	2	Versoix|Chavannes-des-Bois
ch	1291	46.324	6.161	2	Commugny
ch	1292	46.237	6.151	2	Chambésy
ch	1293	46.255	6.146	2	Bellevue
ch	1294	46.264	6.161	2	Genthod
ch	1295	46.3	6.175	2	Mies|Tannay
ch	1296	46.316	6.201	2	Coppet
ch	1297	46.333	6.198	2	Founex
ch	1298	46.347	6.205	2	Céligny
ch	1299	46.359	6.206	2	Crans-près-Céligny|Crans
ch	1302	46.575	6.537	2	Vufflens-la-Ville
ch	1303	46.599	6.541	2	Penthaz
ch	1304	46.634	6.495	3	Dizy|Senarclens|Allens|Cossonay-Ville
ch	1305	46.613	6.529	2	Penthalaz
ch	1306	46.629	6.55	2	Daillens
ch	1307	46.633	6.526	2	Lussery-Villars
ch	1308	46.623	6.468	2	La Chaux (Cossonay)
ch	1312	46.652	6.543	2	Eclépens
ch	1313	46.66	6.479	2	Ferreyres
ch	1315	46.654	6.505	2	La Sarraz
ch	1316	46.643	6.475	2	Chevilly
ch	1317	46.671	6.537	2	Orny
ch	1318	46.677	6.521	2	Pompaples
ch	1321	46.69	6.517	2	Arnex-sur-Orbe
ch	1322	46.686	6.486	2	Croy
ch	1323	46.687	6.462	2	Romainmôtier
ch	1324	46.709	6.442	2	Premier
ch	1325	46.685	6.383	2	Vaulion
ch	1326	46.683	6.43	2	Juriens
ch	1329	46.716	6.47	2	Bretonnières
ch	1337	46.708	6.371	2	Vallorbe
ch	1338	46.735	6.41	2	Ballaigues
ch	1341	46.591	6.258	2	L'Orient|Orient
ch	1342	46.668	6.338	2	Le Pont
ch	1343	46.678	6.303	2	Les Charbonnières
ch	1344	46.641	6.324	2	L'Abbaye
ch	1345	46.649	6.261	2	Le Lieu|Le Séchey
ch	1346	46.615	6.291	2	Les Bioux
ch	1347	46.611	6.214	2	Le Sentier|Le Solliat
ch	1348	46.569	6.191	2	Le Brassus
ch	1350	46.727	6.543	2	Orbe
ch	1352	46.718	6.508	2	Agiez
ch	1353	46.704	6.495	2	Bofflens
ch	1354	46.734	6.511	2	Montcherand
ch	1355	46.755	6.483	2	L'Abergement|Sergey
ch	1356	46.73	6.462	2	Les Clées|La Russille
ch	1357	46.75	6.449	2	Lignerolle
ch	1358	46.748	6.535	2	Valeyres-sous-Rances
ch	1372	46.679	6.566	2	Bavois
ch	1373	46.705	6.568	2	Chavornay
ch	1374	46.703	6.605	2	Corcelles-sur-Chavornay
ch	1375	46.683	6.606	2	Penthéréaz
ch	1376	46.649	6.592	2	Eclagnens|Goumoens-la-Ville|Goumoens-le-Jux
ch	1377	46.647	6.573	2	Oulens-sous-Echallens
ch	1400	46.776	6.638	3	Yverdon-les-Bains|Cheseaux-Noréaz|Yverdon
ch	1401	46.779	6.641	2	Yverdon-les-Bains
ch	1404	46.771	6.692	2	Cuarny|Villars-Epeney
ch	1405	46.758	6.669	2	Pomy
ch	1406	46.757	6.703	2	Cronay
ch	1407	46.727	6.714	2	Bioley-Magnoux|Donneloye|Gossens|Mézery-près-Donneloye
ch	1408	46.736	6.733	2	Prahins
ch	1409	46.728	6.745	2	Chanéaz
ch	1410	46.731	6.803	4	Prévondavaux|Correvon|Denezy|St-Cierges|Thierrens
ch	1412	46.734	6.669	2	Ursins|Valeyres-sous-Ursins
ch	1413	46.726	6.683	2	Orzens
ch	1415	46.748	6.758	2	Démoret|Molondin
ch	1416	46.7	6.673	2	Pailly
ch	1417	46.714	6.644	2	Essertines-sur-Yverdon|Epautheyres
ch	1418	46.686	6.646	2	Vuarrens
ch	1420	46.827	6.627	2	Fiez
ch	1421	46.834	6.619	2	Fontaines-sur-Grandson|Grandevent
ch	1422	46.812	6.653	2	Grandson
ch	1423	46.864	6.658	2	Fontanezier|Romairon|Vaugondry|Villars-Burquin
ch	1424	46.836	6.652	2	Champagne
ch	1425	46.843	6.69	2	Onnens
ch	1426	46.856	6.737	2	Concise|Corcelles-près-Concise
ch	1427	46.838	6.675	2	Bonvillars
ch	1428	46.882	6.725	2	Mutrux|Provence
ch	1429	46.815	6.61	2	Giez
ch	1430	46.812	6.583	2	Orges
ch	1431	46.832	6.593	2	Novalles|Vugelles-La Mothe
ch	1432	46.738	6.625	2	Belmont-sur-Yverdon|Gressy
ch	1433	46.721	6.605	2	Suchy
ch	1434	46.745	6.603	2	Ependes
ch	1435	46.729	6.579	2	Essert-Pittet
ch	1436	46.778	6.599	2	Chamblon|Treycovagnes
ch	1437	46.762	6.587	2	Suscévaz
ch	1438	46.76	6.565	2	Mathod
ch	1439	46.766	6.508	2	Rances
ch	1440	46.79	6.61	3	Montagny-Chamard
ch	1441	46.8	6.604	2	Valeyres-sous-Montagny
ch	1442	46.79	6.61	3	Montagny-près-Yverdon
ch	1443	46.784	6.562	2	Champvent|Essert-sous-Champvent|Villars-sous-Champvent
ch	1445	46.805	6.554	2	Vuiteboeuf
ch	1446	46.786	6.505	2	Baulmes
ch	1450	46.809	6.498	2	La Sagne (Ste-Croix)|Le Château-de-Ste-Croix|Ste-Croix
ch	1452	46.838	6.535	2	Les Rasses
ch	1453	46.849	6.561	3	Bullet|Mauborget
ch	1454	46.818	6.46	2	L'Auberson|La Vraconnaz
ch	1462	46.799	6.737	2	Yvonand
ch	1463	46.789	6.767	2	Rovray
ch	1464	46.78	6.781	2	Chavannes-le-Chêne|Chêne-Pâquier
ch	1468	46.821	6.776	2	Cheyres
ch	1470	46.861	6.841	3	Estavayer-le-Lac|Bollion|Lully|Seiry
ch	1473	46.83	6.83	2	Châtillon|Font
ch	1474	46.831	6.8	2	Châbles
ch	1475	46.876	6.861	2	Autavaux|Forel|Montbrelloz
ch	1482	46.811	6.894	2	Cugy
ch	1483	46.826	6.867	2	Frasses|Montet (Broye)|Vesin
ch	1484	46.797	6.855	2	Aumont|Granges-de-Vesin
ch	1485	46.784	6.834	2	Nuvilly
ch	1486	46.735	6.769	2	Vuissens
ch	1489	46.796	6.811	2	Murist
ch	1509	46.627	6.776	2	Vucherens
ch	1510	46.672	6.792	2	Moudon|Syens
ch	1512	46.66	6.819	2	Chavannes-sur-Moudon
ch	1513	46.637	6.755	2	Hermenches|Rossenges
ch	1514	46.69	6.81	2	Bussy-sur-Moudon
ch	1515	46.714	6.802	2	Villars-le-Comte|Neyruz-sur-Moudon
ch	1521	46.7	6.851	2	Curtilles
ch	1522	46.709	6.838	2	Lucens|Oulens-sur-Lucens
ch	1523	46.767	6.887	2	Granges-près-Marnand
ch	1524	46.761	6.905	2	Marnand
ch	1525	46.743	6.885	2	Henniez|Seigneux
ch	1526	46.724	6.841	2	Cremin|Forel-sur-Lucens
ch	1527	46.742	6.867	2	Villeneuve
ch	1528	46.747	6.855	2	Surpierre|Praratoud
ch	1529	46.75	6.838	2	Cheiry
ch	1530	46.825	6.93	2	Payerne
ch	1532	46.797	6.914	2	Fétigny
ch	1533	46.785	6.886	2	Ménières
ch	1534	46.766	6.85	2	Chapelle (Broye)|Sassel
ch	1535	46.765	6.822	2	Combremont-le-Grand
ch	1536	46.746	6.804	2	Combremont-le-Petit
ch	1537	46.759	6.786	2	Champtauroz
ch	1538	46.775	6.802	2	Treytorrens (Payerne)
ch	1541	46.839	6.874	2	Sévaz|Bussy|Morens
ch	1542	46.857	6.911	2	Rueyres-les-Prés
ch	1543	46.872	6.932	2	Grandcour
ch	1544	46.911	6.924	2	Gletterens
ch	1545	46.902	6.899	2	Chevroux
ch	1551	46.798	6.948	2	Vers-chez-Perrin
ch	1552	46.775	6.923	2	Trey
ch	1553	46.753	6.938	2	Châtonnaye
ch	1554	46.733	6.923	2	Rossens|Sédeilles
ch	1555	46.744	6.909	2	Villarzel
ch	1562	46.843	6.966	2	Corcelles-près-Payerne
ch	1563	46.856	6.991	2	Dompierre
ch	1564	46.862	7.014	2	Domdidier
ch	1565	46.876	6.974	2	Missy|Vallon
ch	1566	46.897	6.994	2	Les Friques|St-Aubin
ch	1567	46.913	6.972	2	Delley
ch	1568	46.926	6.939	2	Portalban
ch	1580	46.888	7.039	2	Avenches|Donatyre|Oleyres
ch	1583	46.882	7.08	2	Villarepos
ch	1584	46.905	6.999	2	Villars-le-Grand
ch	1585	46.925	7.022	2	Bellerive|Cotterd|Salavaux
ch	1586	46.93	7.043	2	Vallamand
ch	1587	46.91	7.012	2	Constantine|Montmagny
ch	1588	46.96	7.013	2	Cudrefin
ch	1589	46.942	6.965	2	Chabrey
ch	1595	46.907	7.073	2	Faoug|Clavaleyres
ch	1607	46.544	6.84	2	Palézieux|Les Tavernes|Les Thioleyres|Palézieux-Village
ch	1608	46.588	6.838	2	Chapelle (Glâne)|Bussigny-sur-Oron|Chesalles-sur-Oron|Oron-le-Châtel
ch	1609	46.588	6.869	2	Besencens|Fiaugères|St-Martin
ch	1610	46.572	6.824	2	Oron-la-Ville|Châtillens|Vuibroye
ch	1611	46.607	6.919	2	Le Crêt-près-Semsales
ch	1612	46.549	6.858	2	Ecoteaux
ch	1613	46.559	6.879	2	Maracon
ch	1614	46.523	6.826	2	Granges (Veveyse)
ch	1615	46.529	6.848	2	Bossonnens
ch	1616	46.508	6.854	2	Attalens
ch	1617	46.537	6.883	2	Remaufens|Tatroz
ch	1618	46.534	6.937	2	Châtel-St-Denis
ch	1619	46.507	6.966	2	Les Paccots
ch	1623	46.57	6.952	2	Semsales
ch	1624	46.588	6.921	2	La Verrerie|Grattavache|Progens
ch	1625	46.629	6.964	2	Sâles|Maules
ch	1626	46.653	6.977	2	Romanens|Rueyres-Treyfayes|Treyfayes
ch	1627	46.619	6.985	2	Vaulruz
ch	1628	46.611	7.005	2	Vuadens
ch	1630	46.602	7.022	2	Bulle
ch	1631	46.608	7.046	2	Bulle
ch	1632	46.643	7.043	2	Riaz
ch	1633	46.657	7.039	2	Marsens|Vuippens
ch	1634	46.693	7.161	2	La Roche
ch	1635	46.589	7.035	2	La Tour-de-Trême
ch	1636	46.599	7.125	2	Broc
ch	1637	46.594	7.196	2	Charmey (Gruyère)
ch	1638	46.625	7.092	2	Morlon
ch	1642	46.671	7.044	2	Sorens
ch	1643	46.678	7.072	2	Gumefens
ch	1644	46.687	7.083	2	Avry-devant-Pont
ch	1645	46.699	7.083	2	Le Bry
ch	1646	46.647	7.084	2	Echarlens
ch	1647	46.657	7.117	2	Corbières
ch	1648	46.67	7.131	2	Hauteville
ch	1649	46.703	7.112	2	Pont-la-Ville
ch	1651	46.644	7.118	2	Villarvolard
ch	1652	46.618	7.113	2	Botterens|Villarbeney
ch	1653	46.618	7.128	2	Châtel-sur-Montsalvens|Crésuz
ch	1654	46.666	7.202	2	Cerniat
ch	1656	46.608	7.287	3	Jaun|Im Fang
ch	1657	46.566	7.277	2	Abländschen
ch	1658	46.464	7.064	2	Rossinière|La Tine
ch	1659	46.496	7.215	2	Rougemont|Flendruz
ch	1660	46.47	7.15	4	Château-d'Oex|L'Etivaz|La Lécherette|Les Moulins
ch	1661	46.59	7.052	2	Le Pâquier-Montbarry
ch	1663	46.581	7.085	3	Gruyères|Epagny|Moléson-sur-Gruyères|Pringy
ch	1665	46.564	7.13	2	Estavannens
ch	1666	46.528	7.109	3	Grandvillard|Villars-sous-Mont
ch	1667	46.562	7.07	2	Enney
ch	1669	46.508	7.027	3	Albeuve|Les Sciernes-d'Albeuve|Lessoc|Montbovon|Neirivue
ch	1670	46.633	6.836	2	Ursy|Bionnens|Esmonts
ch	1673	46.615	6.807	2	Ecublens|Rue|Auboranges|Gillarens|Promasens
ch	1674	46.641	6.813	2	Montet (Glâne)|Morlens|Vuarmarens
ch	1675	46.608	6.84	2	Blessens|Mossel|Vauderens
ch	1676	46.647	6.895	2	Chavannes-les-Forts
ch	1677	46.635	6.875	2	Prez-vers-Siviriez
ch	1678	46.66	6.877	2	Siviriez
ch	1679	46.66	6.913	2	Villaraboud
ch	1680	46.7	6.919	2	Romont|Berlens
ch	1681	46.69	6.896	2	Billens|Hennens
ch	1682	46.692	6.866	3	Lovatens|Prévonloup|Cerniaz|Dompierre|Villars-Bramard
ch	1683	46.668	6.856	2	Brenles|Chesalles-sur-Moudon|Sarzens
ch	1684	46.679	6.927	2	Mézières
ch	1685	46.663	6.944	2	Villariaz
ch	1686	46.672	6.975	2	Grangettes-près-Romont|La Neirigue
ch	1687	46.65	6.933	2	Vuisternens-devant-Romont|Estévenens|La Magne
ch	1688	46.633	6.899	2	Lieffrens|Sommentier
ch	1689	46.675	6.995	2	Le Châtelard-près-Romont
ch	1690	46.718	6.939	2	Lussy|Villaz-St-Pierre
ch	1691	46.741	6.966	2	Villarimboud
ch	1692	46.697	6.976	2	Massonnens
ch	1694	46.728	6.989	3	Chavannes-sous-Orsonnens|Orsonnens|Villargiroud|Villarsiviriaux
ch	1695	46.724	7.024	2	Estavayer-le-Gibloux|Rueyres-St-Laurent|Villarlod|Villarsel-le-Gibloux
ch	1696	46.704	7.056	2	Vuisternens-en-Ogoz
ch	1697	46.626	6.936	2	La Joux|Les Ecasseys
ch	1699	46.615	6.888	2	Bouloz|Pont (Veveyse)|Porsel
ch	1700	46.807	7.164	2	Fribourg
ch	1701	46.802	7.151	3	Fribourg
ch	1708	46.802	7.151	3	Fribourg
ch	1712	46.813	7.225	2	Tafers
ch	1713	46.819	7.267	2	St. Antoni
ch	1714	46.828	7.3	2	Heitenried
ch	1715	46.789	7.274	2	Alterswil
ch	1716	46.727	7.287	4	Plaffeien|Oberschrot|Schwarzsee
ch	1717	46.788	7.219	2	St. Ursen
ch	1718	46.765	7.248	2	Rechthalten
ch	1719	46.757	7.276	2	Brünisried|Zumholz
ch	1720	46.805	7.097	2	Corminboeuf|Chésopelloz
ch	1721	46.858	7.085	2	Misery-Courtion|Cormérod|Cournillens|Courtion|Misery
ch	1722	46.799	7.175	2	Bourguillon
ch	1723	46.776	7.149	2	Marly|Pierrafortscha|Villarsel-sur-Marly
ch	1724	46.748	7.164	2	Ferpicloz|Le Mouret|Bonnefontaine|Essert|Montévraz|Oberried|Senèdes|Zénauva
ch	1725	46.772	7.108	2	Posieux
ch	1726	46.728	7.066	2	Farvagny|Farvagny-le-Grand|Farvagny-le-Petit|Grenilles|Posat
ch	1727	46.743	7.098	2	Corpataux|Magnedens
ch	1728	46.723	7.1	2	Rossens
ch	1730	46.755	7.078	2	Ecuvillens
ch	1731	46.757	7.149	2	Ependes
ch	1732	46.751	7.121	2	Arconciel
ch	1733	46.724	7.144	2	Treyvaux
ch	1734	46.768	7.2	2	Tentlingen
ch	1735	46.755	7.225	2	Giffers
ch	1736	46.738	7.221	2	St. Silvester
ch	1737	46.712	7.244	2	Plasselb
ch	1738	46.699	7.371	2	Sangernboden
ch	1740	46.768	7.065	2	Neyruz
ch	1741	46.753	7.036	2	Cottens
ch	1742	46.739	7.028	2	Autigny
ch	1744	46.743	6.997	2	Chénens
ch	1745	46.76	7.002	2	Lentigny
ch	1746	46.786	7.013	2	Prez-vers-Noréaz
ch	1747	46.772	6.989	2	Corserey
ch	1748	46.768	6.968	2	Torny-le-Grand
ch	1749	46.774	6.949	2	Middes
ch	1752	46.794	7.125	2	Villars-sur-Glâne
ch	1753	46.787	7.092	2	Matran
ch	1754	46.789	7.066	2	Avry-sur-Matran|Avry-Centre|Corjolens|Rosé
ch	1756	46.773	7.019	2	Lovens|Onnens
ch	1757	46.802	7.037	2	Noréaz
ch	1762	46.813	7.125	2	Givisiez
ch	1763	46.824	7.148	2	Granges-Paccot
ch	1772	46.835	7.066	2	Grolley|Ponthaux|Nierlet-les-Bois
ch	1773	46.841	7.044	2	Chandon|Léchelles|Russy
ch	1774	46.814	6.98	2	Cousset|Montagny-les-Monts
ch	1775	46.787	6.982	2	Grandsivaz|Mannens
ch	1776	46.821	6.999	2	Montagny-la-Ville
ch	1782	46.829	7.095	2	Belfaux|Autafond|Cormagens|Formangueires|La Corbaz|Lossy
ch	1783	46.864	7.16	2	Barberêche|Pensier
ch	1784	46.861	7.124	2	Courtepin|Wallenried
ch	1785	46.898	7.138	2	Cressier
ch	1786	46.969	7.112	2	Sugiez
ch	1787	46.946	7.064	2	Mur (Vully)|Môtier (Vully)
ch	1788	46.95	7.103	2	Praz (Vully)
ch	1789	46.959	7.073	2	Lugnorre
ch	1791	46.871	7.132	2	Courtaman
ch	1792	46.873	7.151	2	Cordast|Guschelmuth
ch	1793	46.912	7.174	2	Jeuss
ch	1794	46.914	7.152	2	Salvenach
ch	1795	46.891	7.111	2	Courlevon
ch	1796	46.904	7.105	2	Courgevaux
ch	1797	46.911	7.125	2	Münchenwiler
ch	1800	46.464	6.848	3	Vevey
ch	1801	46.492	6.824	2	Le Mont-Pèlerin
ch	1802	46.452	6.817	2	Corseaux
ch	1803	46.465	6.811	2	Chardonne
ch	1804	46.477	6.851	2	Corsier-sur-Vevey
ch	1805	46.488	6.846	2	Jongny
ch	1806	46.49	6.898	2	St-Légier-La Chiésaz
ch	1807	46.478	6.922	2	Blonay
ch	1808	46.502	6.878	2	Les Monts-de-Corsier
ch	1809	46.485	6.867	2	Fenil-sur-Corsier
ch	1811	46.464	6.848	3	Vevey
ch	1814	46.441	6.859	2	La Tour-de-Peilz
ch	1815	46.431	6.883	2	Clarens
ch	1816	46.453	6.892	2	Chailly-Montreux
ch	1817	46.455	6.904	2	Brent
ch	1818	46.452	6.941	3	Montreux
ch	1820	46.452	6.941	3	Montreux|Veytaux|Territet
ch	1822	46.443	6.916	2	Chernex
ch	1823	46.438	6.937	2	Glion
ch	1824	46.443	6.965	2	Caux
ch	1832	46.452	6.919	2	Chamby|Villard-sur-Chamby
ch	1833	46.465	6.954	2	Les Avants
ch	1844	46.406	6.968	2	Villeneuve
ch	1845	46.394	6.883	2	Noville
ch	1846	46.353	6.896	2	Chessel
ch	1847	46.376	6.918	2	Rennaz
ch	1852	46.36	6.925	2	Roche
ch	1853	46.339	6.946	2	Yvorne
ch	1854	46.352	7.011	2	Leysin
ch	1856	46.374	6.986	2	Corbeyrier
ch	1860	46.315	6.972	2	Aigle
ch	1862	46.377	7.078	2	La Comballaz|Les Mosses
ch	1863	46.373	7.048	2	Le Sépey
ch	1864	46.359	7.118	2	Vers-l'Eglise
ch	1865	46.344	7.176	2	Les Diablerets
ch	1866	46.343	7.08	2	La Forclaz
ch	1867	46.288	7.002	2	Ollon|Panex|St-Triphon
ch	1868	46.272	6.943	2	Collombey
ch	1869	46.236	6.985	2	Massongex
ch	1870	46.244	6.955	2	Monthey
ch	1871	46.24	6.952	2	Choëx|Les Giettes
ch	1872	46.229	6.908	2	Troistorrents
ch	1873	46.19	6.906	3	Val-d'Illiez|Champoussin|Les Crosets
ch	1874	46.159	6.846	2	Champéry
ch	1875	46.236	6.864	2	Morgins
ch	1880	46.248	7.018	4	Bex|Fenalet-sur-Bex|Frenières-sur-Bex|Les Plans-sur-Bex|Les Posses-sur-Bex
ch	1882	46.287	7.125	2	Gryon
ch	1884	46.316	7.087	3	Villars-sur-Ollon|Arveyes|Huémoz
ch	1885	46.305	7.042	2	Chesières
ch	1890	46.182	6.981	2	Mex|St-Maurice
ch	1891	46.201	6.968	2	Vérossaz
ch	1892	46.215	7.029	2	Lavey-Village|Lavey-les-Bains|Morcles
ch	1893	46.283	6.902	2	Muraz (Collombey)
ch	1895	46.309	6.899	2	Vionnaz
ch	1896	46.333	6.902	3	Vouvry|Miex
ch	1897	46.379	6.856	2	Bouveret|Les Evouettes
ch	1898	46.382	6.817	2	St-Gingolph
ch	1899	46.308	6.86	2	Torgon
ch	1902	46.148	6.949	2	Evionnaz
ch	1903	46.18	7.056	2	Collonges
ch	1904	46.141	7.033	2	Vernayaz
ch	1905	46.152	7.062	2	Dorénaz
ch	1906	46.121	7.136	2	Charrat
ch	1907	46.136	7.184	2	Saxon
ch	1908	46.169	7.22	2	Riddes
ch	1911	46.203	7.184	2	Mayens-de-Chamoson|Ovronnaz
ch	1912	46.187	7.21	2	Leytron|Dugny (Leytron)|Montagnon (Leytron)|Produit (Leytron)
ch	1913	46.17	7.178	2	Saillon
ch	1914	46.147	7.269	2	Isérables|Auddes-sur-Riddes
ch	1918	46.13	7.246	2	La Tzoumaz
ch	1919	46.107	7.081	2	Martigny
ch	1920	46.109	7.081	2	Martigny
ch	1921	46.066	7.032	2	Martigny-Croix
ch	1922	46.135	7.007	2	Salvan|Les Granges (Salvan)
ch	1923	46.099	6.992	2	Le Trétien|Les Marécottes
ch	1925	46.07	6.931	2	Finhaut|Le Châtelard
ch	1926	46.157	7.112	2	Fully
ch	1927	46.09	7.094	2	Chemin
ch	1928	46.099	7.043	2	Ravoire
ch	1929	46.03	7	2	Trient
ch	1932	46.062	7.082	2	Bovernier|Les Valettes (Bovernier)
ch	1933	46.07	7.145	2	Sembrancher|Chamoille (Sembrancher)|La Garde (Sembrancher)|Vens (Sembrancher)
ch	1934	46.051	7.207	2	Bruson|Le Châble
ch	1936	46.101	7.23	2	Verbier
ch	1937	46.029	7.148	2	Orsières
ch	1938	46.03	7.089	2	Champex-Lac
ch	1941	46.093	7.174	2	Cries (Vollèges)|Vollèges
ch	1942	46.103	7.162	2	Levron
ch	1943	45.983	7.08	2	Praz-de-Fort
ch	1944	45.923	7.098	2	La Fouly
ch	1945	45.986	7.225	4	Liddes|Chandonne (Liddes)|Chez Petit (Liddes)|Dranse (Liddes)|Fontaine Dessous (Liddes)|Fontaine Dessus (Liddes)|Fornex (Liddes)|Les Moulins|Palasuit (Liddes)|Petit Vichères (Liddes)|Rive Haute (Liddes)|Vichères (Liddes)
ch	1946	45.92	7.213	2	Bourg-St-Pierre
ch	1947	46.034	7.23	2	Champsec|Versegères
ch	1948	45.974	7.359	7	Fionnay|Lourtier|Sarreyer
ch	1950	46.23	7.366	3	Sion
ch	1951	46.23	7.366	3	Sion
ch	1955	46.202	7.22	3	Chamoson|Grugnay (Chamoson)|Les Vérines (Chamoson)|Mayens-de-Chamoson|Némiaz (Chamoson)|St-Pierre-de-Clages
ch	1957	46.23	7.238	2	Ardon
ch	1958	46.257	7.427	2	St-Léonard|Uvrier
ch	1961	46.211	7.436	2	Vernamiège
ch	1962	46.233	7.316	2	Pont-de-la-Morge (Sion)
ch	1963	46.216	7.281	2	Vétroz
ch	1964	46.221	7.303	2	Conthey
ch	1965	46.31	7.311	4	Savièse|Chandolin (Savièse)|Diolly (Savièse)|Drône (Savièse)|Granois (Savièse)|La Muraz (Savièse)|Mayens-de-la-Zour (Savièse)|Monteiller (Savièse)|Ormône (Savièse)|Roumaz (Savièse)|St-Germain (Savièse)
ch	1966	46.282	7.41	2	Ayent|Argnou (Ayent)|Blignou (Ayent)|Botyre (Ayent)|Fortunau (Ayent)|La Place (Ayent)|Luc (Ayent)|Saxonne (Ayent)|Signèse (Ayent)|St-Romain (Ayent)|Villa (Ayent)
ch	1967	46.235	7.403	2	Bramois
ch	1968	46.195	7.461	2	Mase
ch	1969	46.154	7.488	3	Eison (St-Martin)|Liez (St-Martin)|St-Martin|Suen (St-Martin)|Trogne (St-Martin)
ch	1971	46.259	7.381	2	Grimisuat|Champlan (Grimisuat)
ch	1972	46.342	7.406	2	Anzère
ch	1973	46.207	7.478	2	Nax
ch	1974	46.3	7.373	2	Arbaz
ch	1975	46.239	7.304	2	St-Séverin
ch	1976	46.275	7.225	4	Aven|Daillon|Erde
ch	1977	46.342	7.456	2	Icogne
ch	1978	46.281	7.449	2	Lens
ch	1981	46.209	7.401	2	Vex
ch	1982	46.152	7.431	2	Euseigne
ch	1983	46.129	7.489	2	Evolène|Lanna
ch	1984	46.099	7.505	2	La Tour|Les Haudères
ch	1985	46.043	7.561	5	La Forclaz|La Sage|Villa (Evolène)
ch	1986	46.012	7.486	2	Arolla
ch	1987	46.084	7.395	2	Hérémence
ch	1988	46.185	7.384	2	Les Collons|Thyon
ch	1991	46.211	7.346	2	Arvillard (Salins)|Misériez (Salins)|Pravidondaz (Salins)|Salins|Turin (Salins)
ch	1992	46.212	7.372	2	Crête-à-l'Oeil (Les Agettes)|Crête-à-l'Oeil(Les Agettes)|La Vernaz (Les Agettes)|Les Agettes|Les Mayens-de-Sion
ch	1993	46.196	7.342	2	Veysonnaz|Clèbes (Nendaz)
ch	1994	46.204	7.307	2	Aproz (Nendaz)
ch	1996	46.193	7.311	3	Basse-Nendaz|Baar (Nendaz)|Beuson (Nendaz)|Bieudron (Nendaz)|Brignon (Nendaz)|Condémines (Nendaz)|Fey (Nendaz)|Saclentse
ch	1997	46.166	7.295	4	Haute-Nendaz|Siviez (Nendaz)|Sornard (Nendaz)
ch	2000	46.988	6.941	2	Neuchâtel
ch	2001	47.009	6.938	3	Neuchâtel
ch	2002	47.009	6.938	3	Neuchâtel
ch	2010	47.009	6.938	3	Neuchâtel
ch	2012	46.97	6.893	2	Auvernier
ch	2013	46.965	6.873	2	Colombier
ch	2014	46.969	6.837	2	Bôle
ch	2015	46.946	6.89	2	Areuse
ch	2016	46.933	6.862	2	Cortaillod
ch	2017	46.953	6.813	2	Boudry
ch	2019	46.989	6.8	2	Rochefort|Chambrelien
ch	2022	46.923	6.819	2	Bevaix
ch	2023	46.924	6.768	2	Gorgier
ch	2024	46.899	6.765	2	St-Aubin-Sauges
ch	2025	46.897	6.809	2	Chez-le-Bart
ch	2027	46.889	6.748	2	Fresens|Montalchez
ch	2028	46.87	6.773	2	Vaumarcus
ch	2034	46.996	6.889	2	Peseux
ch	2035	46.986	6.86	2	Corcelles
ch	2036	46.981	6.869	2	Cormondrèche
ch	2037	46.986	6.837	2	Montezillon|Montmollin
ch	2042	47.014	6.899	2	Valangin
ch	2043	47.029	6.884	2	Boudevilliers
ch	2046	47.043	6.902	2	Fontaines
ch	2052	47.056	6.888	2	Fontainemelon|La Vue-des-Alpes
ch	2053	47.059	6.904	2	Cernier
ch	2054	47.064	6.927	2	Chézard-St-Martin|Les Vieux-Prés
ch	2056	47.07	6.957	2	Dombresson
ch	2057	47.081	6.985	2	Villiers
ch	2058	47.106	6.982	2	Le Pâquier
ch	2063	47.044	6.925	2	Engollon|Fenin|Saules|Vilars
ch	2065	47.051	6.957	2	Savagnier
ch	2067	47.04	6.964	2	Chaumont
ch	2068	47.01	6.976	2	Hauterive
ch	2072	47.035	6.997	2	St-Blaise
ch	2073	47.072	7.014	2	Enges
ch	2074	46.999	7.013	2	Marin-Epagnier|Marin-Centre
ch	2075	47.018	7.026	2	Thielle|Wavre
ch	2087	47.035	7.02	2	Cornaux
ch	2088	47.049	7.037	2	Cressier
ch	2103	46.949	6.725	2	Noiraigue
ch	2105	46.947	6.676	2	Travers
ch	2108	46.919	6.654	2	Couvet
ch	2112	46.904	6.618	2	Môtiers
ch	2113	46.917	6.6	2	Boveresse
ch	2114	46.895	6.589	2	Fleurier
ch	2115	46.88	6.543	2	Buttes
ch	2116	46.888	6.52	2	Mont-de-Buttes
ch	2117	46.863	6.485	2	La Côte-aux-Fées
ch	2123	46.909	6.56	2	St-Sulpice
ch	2124	46.939	6.596	2	Les Sagnettes
ch	2126	46.914	6.475	2	Les Verrières
ch	2127	46.925	6.538	2	Les Bayards
ch	2149	46.963	6.759	2	Brot-Dessous|Champ-du-Moulin|Fretereules
ch	2206	47.019	6.834	2	Les Geneveys-sur-Coffrane
ch	2207	47.009	6.866	2	Coffrane
ch	2208	47.042	6.861	2	Les Hauts-Geneveys
ch	2300	47.114	6.835	2	La Chaux-de-Fonds|La Cibourg
ch	2301	47.1	6.826	3	La Chaux-de-Fonds
ch	2303	47.1	6.826	3	La Chaux-de-Fonds
ch	2304	47.1	6.826	3	La Chaux-de-Fonds
ch	2314	47.047	6.802	2	La Sagne
ch	2316	46.987	6.711	3	Les Ponts-de-Martel|Petit-Martel
ch	2318	46.983	6.749	2	Brot-Plamboz
ch	2322	47.081	6.782	2	Le Crêt-du-Locle
ch	2325	47.108	6.771	2	Les Planchettes
ch	2333	47.15	6.91	2	La Ferrière|La Cibourg
ch	2336	47.18	6.898	2	Les Bois
ch	2338	47.244	6.98	2	Muriaux|Les Emibois
ch	2340	47.215	6.944	2	Le Noirmont
ch	2345	47.203	6.993	2	Les Breuleux|La Chaux-des-Breuleux|Le Cerneux-Veusil
ch	2350	47.246	7.02	2	Saignelégier
ch	2353	47.28	6.991	2	Les Pommerats
ch	2354	47.267	6.959	2	Goumois
ch	2360	47.263	7.033	2	Le Bémont
ch	2362	47.275	7.071	2	Montfaucon|Montfavergier
ch	2363	47.29	7.045	2	Les Enfers
ch	2364	47.306	7.118	2	St-Brais
ch	2400	47.055	6.751	2	Le Locle|Le Prévoux
ch	2405	47.006	6.698	2	La Chaux-du-Milieu
ch	2406	46.972	6.603	4	La Brévine|La Châtagne|Le Brouillet|Les Taillères
ch	2414	47.017	6.67	2	Le Cerneux-Péquignot
ch	2416	47.075	6.724	2	Les Brenets
ch	2500	47.149	7.261	2	Biel/Bienne
ch	2501	47.137	7.246	2	Biel/Bienne
ch	2502	47.149	7.247	2	Biel/Bienne
ch	2503	47.132	7.255	2	Biel/Bienne
ch	2504	47.157	7.281	2	Biel/Bienne
ch	2505	47.134	7.217	2	Biel/Bienne
ch	2512	47.122	7.196	2	Tüscherz-Alfermée
ch	2513	47.105	7.164	2	Twann
ch	2514	47.09	7.139	2	Ligerz
ch	2515	47.095	7.115	2	Prêles
ch	2516	47.126	7.157	2	Lamboing
ch	2517	47.12	7.118	2	Diesse
ch	2518	47.121	7.075	2	Nods
ch	2520	47.074	7.102	2	La Neuveville
ch	2523	47.09	7.048	2	Lignières
ch	2525	47.06	7.065	2	Le Landeron
ch	2532	47.139	7.214	2	Macolin|Magglingen/Macolin
ch	2533	47.151	7.236	2	Evilard
ch	2534	47.157	7.213	2	Orvin|Les Prés-d'Orvin
ch	2535	47.169	7.254	2	Frinvillier
ch	2536	47.191	7.285	2	Plagne
ch	2537	47.184	7.298	2	Vauffelin
ch	2538	47.193	7.332	2	Romont
ch	2540	47.197	7.388	2	Grenchen
ch	2542	47.174	7.328	2	Pieterlen
ch	2543	47.182	7.366	2	Lengnau
ch	2544	47.209	7.419	2	Bettlach
ch	2545	47.218	7.448	2	Selzach
ch	2552	47.142	7.303	2	Orpund
ch	2553	47.152	7.322	2	Safnern
ch	2554	47.161	7.353	2	Meinisberg
ch	2555	47.128	7.278	2	Brügg
ch	2556	47.132	7.327	2	Scheuren|Schwadernau
ch	2557	47.113	7.303	2	Studen
ch	2558	47.117	7.285	2	Aegerten
ch	2560	47.124	7.241	2	Nidau
ch	2562	47.114	7.259	2	Port
ch	2563	47.115	7.231	2	Ipsach
ch	2564	47.102	7.244	2	Bellmund
ch	2565	47.098	7.269	2	Jens
ch	2572	47.084	7.212	2	Mörigen|Sutz
ch	2575	47.062	7.196	2	Täuffelen|Hagneck|Gerolfingen
ch	2576	47.044	7.162	2	Lüscherz
ch	2577	47.021	7.179	2	Finsterhennen|Siselen
ch	2603	47.2	7.269	2	Péry
ch	2604	47.189	7.218	2	La Heutte
ch	2605	47.188	7.181	2	Sonceboz-Sombeval
ch	2606	47.193	7.141	2	Corgémont
ch	2607	47.189	7.107	2	Cortébert
ch	2608	47.186	7.074	2	Courtelary|Montagne-de-Courtelary
ch	2610	47.131	7.005	4	Les Pontins|Mont-Crosin|Mont-Soleil|St-Imier
ch	2612	47.168	7.048	2	Cormoret
ch	2613	47.149	7.031	2	Villeret
ch	2615	47.134	6.962	2	Sonvilier|Montagne-de-Sonvilier
ch	2616	47.116	6.89	2	La Cibourg|Renan
ch	2710	47.222	7.189	2	Tavannes
ch	2712	47.248	7.175	2	Le Fuet
ch	2713	47.264	7.164	2	Bellelay
ch	2714	47.256	7.096	2	Le Prédame|Les Genevez
ch	2715	47.268	7.189	2	Châtelat|Monible
ch	2716	47.273	7.218	2	Sornetan
ch	2717	47.29	7.186	2	Rebévelier|Fornet-Dessous
ch	2718	47.285	7.16	2	Fornet-Dessus|Lajoux
ch	2720	47.23	7.117	2	Tramelan|La Tanne
ch	2722	47.228	7.071	2	Les Reussilles
ch	2723	47.207	7.066	2	Mont-Tramelan
ch	2732	47.225	7.224	2	Reconvilier|Loveresse|Saicourt|Saules
ch	2733	47.25	7.254	2	Pontenet
ch	2735	47.238	7.266	3	Malleray|Bévilard|Champoz|Malleray-Bévilard
ch	2736	47.231	7.308	2	Sorvilier
ch	2738	47.239	7.361	2	Court
ch	2740	47.278	7.36	2	Moutier
ch	2742	47.277	7.318	2	Perrefitte
ch	2743	47.266	7.408	2	Eschert
ch	2744	47.291	7.404	2	Belprahon
ch	2745	47.284	7.428	2	Grandval
ch	2746	47.285	7.451	2	Crémines
ch	2747	47.305	7.525	3	Seehof|Corcelles
ch	2748	47.284	7.264	2	Les Ecorcheresses|Souboz
ch	2762	47.304	7.382	2	Roches
ch	2800	47.375	7.333	2	Delémont
ch	2802	47.365	7.281	2	Develier
ch	2803	47.393	7.256	2	Bourrignon
ch	2805	47.395	7.382	2	Soyhières
ch	2806	47.394	7.328	2	Mettembert
ch	2807	47.415	7.281	2	Pleigne|Lucelle
ch	2812	47.409	7.328	2	Movelier
ch	2813	47.426	7.324	2	Ederswiler
ch	2814	47.428	7.357	2	Roggenburg
ch	2822	47.367	7.379	2	Courroux
ch	2823	47.367	7.407	2	Courcelon
ch	2824	47.352	7.427	2	Vicques
ch	2825	47.349	7.452	2	Courchapoix
ch	2826	47.353	7.474	2	Corban
ch	2827	47.34	7.516	2	Mervelier|Schelten
ch	2828	47.36	7.512	2	Montsevelier
ch	2829	47.319	7.485	2	Vermes
ch	2830	47.334	7.377	2	Courrendlin|Vellerat
ch	2832	47.321	7.419	2	Rebeuvelier
ch	2842	47.344	7.344	2	Rossemaison
ch	2843	47.322	7.345	2	Châtillon
ch	2852	47.331	7.318	2	Courtételle
ch	2853	47.33	7.28	2	Courfaivre
ch	2854	47.337	7.242	2	Bassecourt
ch	2855	47.327	7.184	2	Glovelier
ch	2856	47.355	7.217	2	Boécourt
ch	2857	47.372	7.234	2	Montavon
ch	2863	47.303	7.219	2	Undervelier
ch	2864	47.3	7.287	2	Soulce
ch	2873	47.303	7.161	2	Saulcy
ch	2882	47.363	7.146	2	St-Ursanne
ch	2883	47.35	7.173	2	Montmelon
ch	2884	47.352	7.145	2	Montenol
ch	2885	47.337	7.118	2	Epauvillers
ch	2886	47.327	7.076	2	Epiquerez
ch	2887	47.31	7.04	2	Soubey
ch	2888	47.368	7.112	2	Seleute
ch	2889	47.355	7.07	2	Ocourt
ch	2900	47.421	7.071	2	Porrentruy
ch	2902	47.4	7.079	2	Fontenais
ch	2903	47.381	7.075	2	Villars-sur-Fontenais
ch	2904	47.384	7.039	2	Bressaucourt
ch	2905	47.413	7.028	2	Courtedoux
ch	2906	47.392	6.993	2	Chevenez
ch	2907	47.386	6.96	2	Rocourt
ch	2908	47.392	6.934	2	Grandfontaine
ch	2912	47.365	6.959	2	Roche-d'Or|Réclère
ch	2914	47.368	6.896	2	Damvant
ch	2915	47.439	6.997	2	Bure
ch	2916	47.42	6.957	2	Fahy
ch	2922	47.438	7.046	2	Courchavon
ch	2923	47.458	7.047	2	Courtemaîche
ch	2924	47.483	7.059	2	Montignez
ch	2925	47.476	7.026	2	Buix
ch	2926	47.488	7.008	2	Boncourt
ch	2932	47.452	7.095	2	Coeuve
ch	2933	47.473	7.101	2	Damphreux|Lugnez
ch	2935	47.492	7.133	2	Beurnevésin
ch	2942	47.428	7.126	2	Alle
ch	2943	47.452	7.149	2	Vendlincourt
ch	2944	47.476	7.157	2	Bonfol
ch	2946	47.431	7.171	2	Miécourt
ch	2947	47.427	7.214	2	Charmoille
ch	2950	47.393	7.121	2	Courgenay|Courtemautruy
ch	2952	47.405	7.163	2	Cornol
ch	2953	47.411	7.192	2	Fregiécourt|Pleujouse
ch	2954	47.391	7.205	2	Asuel
ch	3000	46.948	7.407	5	Bern
ch	3001	46.948	7.447	5	Bern
ch	3002	46.948	7.407	5	Bern
ch	3003	46.948	7.447	5	Bern
ch	3004	46.975	7.45	2	Bern
ch	3005	46.94	7.45	2	Bern
ch	3006	46.946	7.471	2	Bern
ch	3007	46.938	7.434	2	Bern
ch	3008	46.944	7.416	2	Bern
ch	3010	46.947	7.424	2	Bern
ch	3011	46.948	7.446	2	Bern
ch	3012	46.961	7.426	2	Bern
ch	3013	46.955	7.451	2	Bern
ch	3014	46.964	7.459	2	Bern
ch	3015	46.94	7.484	2	Bern
ch	3018	46.936	7.391	2	Bern
ch	3019	46.932	7.348	2	Bern
ch	3020	46.937	7.324	2	Bern
ch	3024	46.948	7.447	5	Bern
ch	3027	46.953	7.384	2	Bern
ch	3029	46.948	7.447	5	Bern
ch	3030	46.948	7.447	5	Bern
ch	3032	46.967	7.382	2	Hinterkappelen
ch	3033	46.974	7.351	2	Wohlen b. Bern
ch	3034	46.977	7.31	2	Murzelen
ch	3035	46.992	7.293	2	Frieswil
ch	3036	46.994	7.268	2	Detligen
ch	3037	46.976	7.418	2	Herrenschwanden
ch	3038	47.002	7.415	2	Kirchlindach
ch	3039	46.948	7.407	5	Bern
ch	3040	46.948	7.407	5	Bern
ch	3041	46.948	7.407	5	Bern
ch	3042	46.992	7.399	2	Ortschwaben
ch	3043	46.986	7.381	2	Uettligen
ch	3044	46.996	7.312	2	Innerberg
ch	3045	47.009	7.372	2	Meikirch
ch	3046	47.008	7.334	2	Wahlendorf
ch	3047	46.978	7.436	2	Bremgarten b. Bern
ch	3048	46.98	7.464	2	Worblaufen
ch	3049	46.993	7.336	2	Säriswil
ch	3050	46.948	7.407	5	Bern
ch	3052	46.996	7.455	2	Zollikofen
ch	3053	47.021	7.445	2	Münchenbuchsee|Diemerswil|Wiggiswil|Deisswil b. Münchenbuchsee|Lätti
ch	3054	47.036	7.373	2	Schüpfen
ch	3063	46.98	7.478	2	Ittigen
ch	3065	46.986	7.508	2	Bolligen
ch	3066	46.963	7.529	2	Stettlen
ch	3067	46.961	7.552	2	Boll
ch	3068	46.967	7.582	2	Utzigen
ch	3071	46.956	7.496	3	Ostermundigen
ch	3072	46.956	7.496	3	Ostermundigen
ch	3073	46.936	7.508	2	Gümligen
ch	3074	46.928	7.489	2	Muri b. Bern
ch	3075	46.928	7.537	2	Rüfenacht|Vielbringen b. Worb
ch	3076	46.934	7.562	2	Worb
ch	3077	46.93	7.6	2	Enggistein
ch	3078	46.917	7.585	2	Richigen
ch	3082	46.911	7.611	2	Schlosswil
ch	3083	46.903	7.577	2	Trimstein
ch	3084	46.923	7.453	2	Wabern
ch	3085	46.904	7.398	2	Wabern|Wabern Weihnachten
ch	3086	46.895	7.463	2	Englisberg|Zimmerwald
ch	3087	46.859	7.458	2	Niedermuhlern
ch	3088	46.824	7.438	2	Rüeggisberg|Oberbütschel
ch	3089	46.839	7.405	2	Hinterfultigen
ch	3095	46.925	7.434	2	Spiegel b. Bern
ch	3096	46.865	7.409	2	Oberbalm
ch	3097	46.93	7.419	2	Liebefeld
ch	3098	46.916	7.418	2	Köniz|Schliern b. Köniz
ch	3099	46.763	7.457	2	Rüti b. Riggisberg
ch	3110	46.876	7.561	2	Münsingen
ch	3111	46.873	7.587	2	Tägertschi
ch	3112	46.917	7.521	2	Allmendingen
ch	3113	46.9	7.545	2	Rubigen
ch	3114	46.845	7.579	2	Wichtrach
ch	3115	46.846	7.542	2	Gerzensee
ch	3116	46.817	7.545	2	Kirchdorf|Mühledorf|Noflen
ch	3122	46.911	7.472	2	Kehrsatz
ch	3123	46.893	7.508	2	Belp
ch	3124	46.867	7.521	2	Belpberg
ch	3125	46.859	7.494	2	Toffen
ch	3126	46.84	7.497	2	Kaufdorf|Gelterfingen
ch	3127	46.816	7.51	2	Mühlethurnen|Lohnstorf
ch	3128	46.824	7.506	2	Kirchenthurnen|Rümligen
ch	3132	46.81	7.468	2	Riggisberg
ch	3144	46.897	7.41	2	Gasel
ch	3145	46.886	7.394	2	Niederscherli
ch	3147	46.872	7.37	2	Mittelhäusern
ch	3148	46.847	7.363	2	Lanzenhäusern
ch	3150	46.811	7.333	2	Schwarzenburg
ch	3152	46.815	7.38	2	Mamishaus
ch	3153	46.773	7.377	2	Rüschegg
ch	3154	46.768	7.417	2	Rüschegg
ch	3155	46.811	7.418	2	Helgisried-Rohrbach
ch	3156	46.751	7.362	2	Riffenmatt
ch	3157	46.794	7.362	2	Milken
ch	3158	46.759	7.318	2	Guggisberg
ch	3159	46.784	7.322	2	Riedstätt
ch	3172	46.921	7.379	2	Niederwangen b. Bern
ch	3173	46.914	7.357	2	Oberwangen b. Bern
ch	3174	46.897	7.35	2	Thörishaus
ch	3175	46.889	7.32	2	Flamatt
ch	3176	46.907	7.3	2	Neuenegg
ch	3177	46.91	7.243	2	Laupen
ch	3178	46.885	7.234	2	Bösingen
ch	3179	46.911	7.216	2	Kriechenwil
ch	3182	46.869	7.326	2	Ueberstorf
ch	3183	46.849	7.323	2	Albligen
ch	3184	46.876	7.279	2	Wünnewil
ch	3185	46.85	7.247	2	Schmitten
ch	3186	46.846	7.191	2	Düdingen
ch	3202	46.956	7.332	2	Frauenkappelen
ch	3203	46.962	7.272	2	Mühleberg
ch	3204	46.931	7.276	2	Rosshäusern
ch	3205	46.943	7.253	2	Gümmenen
ch	3206	46.955	7.215	2	Ferenbalm|Biberen|Gammen|Rizenbach|Wallenbuch
ch	3207	46.971	7.238	2	Wileroltigen|Golaten
ch	3208	46.965	7.215	2	Gurbrü
ch	3210	46.981	7.196	2	Kerzers
ch	3212	46.89	7.173	2	Gurmels|Kleingurmels
ch	3213	46.893	7.202	2	Kleinbösingen|Liebistorf
ch	3214	46.93	7.199	2	Ulmiz
ch	3215	46.945	7.179	2	Büchslen|Gempenach|Lurtigen
ch	3216	46.954	7.201	2	Agriswil|Ried b. Kerzers
ch	3225	46.995	7.146	2	Müntschemier
ch	3226	47.006	7.166	2	Treiten
ch	3232	47.002	7.109	2	Ins
ch	3233	47.024	7.078	2	Tschugg
ch	3234	47.033	7.119	2	Vinelz
ch	3235	47.047	7.104	2	Erlach
ch	3236	46.996	7.059	2	Gampelen
ch	3237	47.024	7.151	2	Brüttelen
ch	3238	47.034	7.056	2	Gals
ch	3250	47.076	7.315	2	Lyss
ch	3251	47.086	7.395	2	Wengi|Ruppoldsried
ch	3252	47.099	7.297	2	Worben
ch	3253	47.109	7.391	2	Schnottwil
ch	3254	47.091	7.45	2	Messen|Balm b. Messen
ch	3255	47.066	7.411	2	Rapperswil
ch	3256	47.056	7.447	2	Bangerten b. Dieterswil|Dieterswil|Seewil
ch	3257	47.071	7.365	2	Grossaffoltern|Ammerzwil
ch	3262	47.056	7.339	2	Suberg
ch	3263	47.106	7.338	2	Büetigen
ch	3264	47.104	7.364	2	Diessbach b. Büren
ch	3266	47.049	7.321	2	Wiler b. Seedorf
ch	3267	47.026	7.323	2	Seedorf
ch	3268	47.019	7.3	2	Lobsigen
ch	3270	47.046	7.283	2	Aarberg
ch	3271	47.019	7.273	2	Radelfingen
ch	3272	47.07	7.22	2	Epsach|Walperswil
ch	3273	47.071	7.274	2	Kappelen
ch	3274	47.067	7.247	2	Bühl|Hermrigen|Merzligen
ch	3280	46.919	7.087	2	Greng|Meyriez|Murten
ch	3282	47.036	7.245	2	Bargen
ch	3283	47.017	7.217	2	Kallnach|Niederried b. Kallnach
ch	3284	46.998	7.208	2	Fräschels
ch	3285	46.96	7.147	2	Galmiz
ch	3286	46.942	7.128	2	Muntelier
ch	3292	47.099	7.321	2	Busswil
ch	3293	47.124	7.348	2	Dotzigen
ch	3294	47.142	7.37	2	Büren an der Aare|Meienried
ch	3295	47.151	7.411	2	Rüti b. Büren
ch	3296	47.166	7.434	2	Arch
ch	3297	47.171	7.467	2	Leuzigen
ch	3298	47.131	7.411	2	Oberwil b. Büren
ch	3302	47.01	7.484	2	Moosseedorf
ch	3303	47.052	7.504	2	Jegenstorf|Ballmoos|Münchringen|Zuzwil
ch	3305	47.065	7.477	2	Iffwil|Scheunen
ch	3306	47.084	7.481	2	Etzelkofen
ch	3307	47.085	7.466	2	Brunnenthal
ch	3308	47.078	7.505	2	Grafenried
ch	3309	47.066	7.55	2	Kernenried|Zauggenried
ch	3312	47.088	7.539	2	Fraubrunnen
ch	3313	47.097	7.512	2	Büren zum Hof
ch	3314	47.11	7.526	2	Schalunen
ch	3315	47.128	7.526	2	Bätterkinden|Kräiligen
ch	3317	47.11	7.499	2	Limpach|Mülchi
ch	3321	47.017	7.484	2	Schönbühl EKZ|Schönbühl Einkaufszentrum
ch	3322	47.023	7.521	2	Mattstetten|Urtenen-Schönbühl
ch	3323	47.017	7.532	2	Bäriswil
ch	3324	47.042	7.543	2	Hindelbank|Mötschwil
ch	3325	47.027	7.557	2	Hettiswil b. Hindelbank
ch	3326	47.004	7.564	2	Krauchthal
ch	3360	47.195	7.714	2	Herzogenbuchsee
ch	3362	47.186	7.684	2	Niederönz
ch	3363	47.174	7.689	2	Oberönz
ch	3365	47.159	7.664	2	Seeberg|Grasswil
ch	3366	47.174	7.713	2	Bettenhausen|Bollodingen
ch	3367	47.154	7.742	2	Ochlenberg|Thörigen
ch	3368	47.182	7.757	2	Bleienbach
ch	3372	47.199	7.692	2	Wanzwil
ch	3373	47.214	7.697	2	Heimenhausen|Röthenbach Herzogenbuchsee
ch	3374	47.218	7.659	2	Wangenried
ch	3375	47.203	7.667	2	Inkwil
ch	3376	47.226	7.705	2	Berken|Graben
ch	3377	47.227	7.684	2	Walliswil b. Wangen
ch	3380	47.231	7.652	2	Wangen an der Aare|Walliswil b. Niederbipp
ch	3400	47.056	7.618	2	Burgdorf
ch	3401	47.059	7.628	2	Burgdorf
ch	3412	47.051	7.661	2	Heimiswil
ch	3413	47.075	7.674	2	Kaltacker
ch	3414	47.02	7.609	2	Oberburg
ch	3415	47.012	7.644	2	Hasle b. Burgdorf|Hasle-Rüegsau|Rüegsauschachen|Schafhausen im Emmental
ch	3416	47.069	7.726	2	Affoltern im Emmental
ch	3417	47.028	7.677	2	Rüegsau
ch	3418	47.047	7.699	2	Rüegsbach
ch	3419	46.994	7.616	2	Biembach im Emmental
ch	3421	47.063	7.581	2	Lyssach|Rüti b. Lyssach
ch	3422	47.085	7.601	2	Kirchberg|Alchenflüh|Rüdtligen
ch	3423	47.098	7.604	2	Ersigen
ch	3424	47.116	7.615	2	Niederösch|Oberösch
ch	3425	47.136	7.603	2	Koppigen|Willadingen
ch	3426	47.097	7.55	2	Aefligen
ch	3427	47.124	7.564	2	Utzenstorf
ch	3428	47.153	7.558	2	Wiler b. Utzenstorf
ch	3429	47.144	7.648	2	Hellsau|Höchstetten
ch	3432	47.001	7.682	2	Lützelflüh-Goldbach
ch	3433	46.978	7.695	2	Schwanden im Emmental
ch	3434	46.954	7.689	2	Landiswil|Obergoldbach
ch	3435	46.999	7.712	2	Ramsei
ch	3436	46.975	7.766	2	Zollbrück
ch	3437	46.983	7.717	2	Rüderswil
ch	3438	46.96	7.727	2	Lauperswil
ch	3439	46.99	7.747	2	Ranflüh
ch	3452	47.015	7.725	2	Grünenmatt
ch	3453	47.009	7.784	2	Heimisbach
ch	3454	47.038	7.75	2	Sumiswald
ch	3455	47.022	7.739	2	Grünen
ch	3456	47.015	7.745	2	Trachselwald
ch	3457	47.029	7.839	2	Wasen im Emmental
ch	3462	47.06	7.762	2	Weier im Emmental
ch	3463	47.081	7.753	2	Häusernmoos im Emmental
ch	3464	47.094	7.738	2	Schmidigen-Mühleweg
ch	3465	47.08	7.787	2	Dürrenroth
ch	3472	47.099	7.682	2	Wynigen|Rumendingen
ch	3473	47.124	7.644	2	Alchenstorf
ch	3474	47.118	7.703	2	Rüedisbach
ch	3475	47.156	7.7	2	Hermiswil|Riedtwil
ch	3476	47.137	7.722	2	Oschwand
ch	3503	46.894	7.596	2	Gysenstein
ch	3504	46.871	7.646	2	Niederhünigen|Oberhünigen
ch	3506	46.907	7.635	2	Grosshöchstetten
ch	3507	46.929	7.629	2	Biglen
ch	3508	46.935	7.66	2	Arni
ch	3510	46.881	7.618	2	Konolfingen|Freimettigen|Häutligen
ch	3512	46.949	7.62	2	Walkringen
ch	3513	46.972	7.635	2	Bigenthal
ch	3531	46.919	7.684	2	Oberthal
ch	3532	46.896	7.668	2	Zäziwil|Mirchel
ch	3533	46.889	7.701	2	Bowil
ch	3534	46.909	7.734	2	Signau
ch	3535	46.929	7.748	2	Schüpbach
ch	3536	46.904	7.785	2	Aeschau
ch	3537	46.861	7.812	2	Eggiwil
ch	3538	46.857	7.741	2	Röthenbach im Emmental
ch	3543	46.944	7.727	2	Emmenmatt
ch	3550	46.933	7.785	2	Langnau im Emmental
ch	3551	46.974	7.796	2	Oberfrittenbach
ch	3552	46.94	7.827	2	Bärau
ch	3553	46.976	7.826	2	Gohl
ch	3555	46.91	7.852	2	Trubschachen
ch	3556	46.965	7.877	2	Trub
ch	3557	46.982	7.924	2	Fankhaus (Trub)
ch	3600	46.755	7.623	2	Thun
ch	3602	46.751	7.622	3	Thun
ch	3603	46.762	7.599	2	Thun
ch	3604	46.74	7.62	2	Thun
ch	3607	46.751	7.622	3	Thun
ch	3608	46.739	7.597	2	Thun
ch	3609	46.751	7.622	3	Thun
ch	3612	46.782	7.634	2	Steffisburg
ch	3613	46.771	7.616	2	Steffisburg
ch	3614	46.799	7.694	2	Unterlangenegg
ch	3615	46.821	7.691	2	Heimenschwand
ch	3616	46.8	7.734	2	Schwarzenegg
ch	3617	46.798	7.655	2	Fahrni
ch	3618	46.82	7.771	2	Süderen
ch	3619	46.781	7.805	2	Eriz|Innereriz
ch	3622	46.776	7.683	2	Homberg
ch	3623	46.782	7.708	2	Buchen|Horrenbach|Teuffenthal b. Thun
ch	3624	46.761	7.665	2	Goldiwil (Thun)|Schwendibach
ch	3625	46.752	7.682	2	Heiligenschwendi
ch	3626	46.748	7.649	2	Hünibach
ch	3627	46.794	7.603	2	Heimberg
ch	3628	46.795	7.573	2	Uttigen
ch	3629	46.82	7.566	2	Jaberg|Kiesen|Oppligen
ch	3631	46.722	7.567	2	Höfen b. Thun
ch	3632	46.702	7.571	2	Niederstocken|Oberstocken
ch	3633	46.726	7.585	2	Amsoldingen
ch	3634	46.752	7.572	2	Thierachern
ch	3635	46.739	7.547	2	Uebeschi
ch	3636	46.765	7.524	2	Forst b. Längenbühl|Längenbühl
ch	3638	46.728	7.495	2	Blumenstein|Pohlern
ch	3645	46.71	7.615	2	Zwieselberg|Gwatt (Thun)
ch	3646	46.707	7.645	2	Einigen
ch	3647	46.693	7.606	2	Reutigen
ch	3652	46.741	7.663	2	Hilterfingen
ch	3653	46.733	7.677	2	Oberhofen am Thunersee
ch	3654	46.715	7.702	2	Gunten
ch	3655	46.719	7.734	2	Sigriswil
ch	3656	46.722	7.697	2	Aeschlen ob Gunten|Ringoldswil|Tschingel ob Gunten
ch	3657	46.744	7.757	2	Schwanden (Sigriswil)
ch	3658	46.704	7.753	2	Merligen
ch	3661	46.775	7.575	2	Uetendorf
ch	3662	46.79	7.539	2	Seftigen
ch	3663	46.775	7.536	2	Gurzelen
ch	3664	46.792	7.503	2	Burgistein
ch	3665	46.759	7.493	2	Wattenwil
ch	3671	46.815	7.617	2	Brenzikofen|Herbligen
ch	3672	46.843	7.627	2	Oberdiessbach|Aeschlen b. Oberdiessbach
ch	3673	46.85	7.687	2	Linden
ch	3674	46.817	7.64	2	Bleiken b. Oberdiessbach
ch	3700	46.686	7.67	2	Spiez
ch	3702	46.672	7.682	2	Hondrich
ch	3703	46.654	7.699	4	Aeschi b. Spiez|Aeschiried
ch	3704	46.651	7.739	2	Krattigen
ch	3705	46.672	7.707	2	Faulensee
ch	3706	46.643	7.779	2	Leissigen
ch	3707	46.654	7.813	2	Därligen
ch	3711	46.651	7.681	2	Emdthal|Mülenen
ch	3713	46.618	7.692	2	Reichenbach im Kandertal
ch	3714	46.585	7.638	3	Frutigen|Wengi b. Frutigen
ch	3715	46.474	7.555	2	Adelboden
ch	3716	46.551	7.668	2	Kandergrund
ch	3717	46.525	7.684	2	Blausee-Mitholz
ch	3718	46.469	7.708	2	Kandersteg
ch	3722	46.615	7.716	2	Scharnachtal
ch	3723	46.556	7.761	2	Kiental
ch	3724	46.56	7.594	2	Ried (Frutigen)
ch	3725	46.529	7.605	2	Achseten
ch	3752	46.662	7.641	2	Wimmis
ch	3753	46.648	7.597	2	Oey
ch	3754	46.647	7.558	2	Diemtigen
ch	3755	46.604	7.572	2	Horboden
ch	3756	46.602	7.502	2	Zwischenflüh
ch	3757	46.556	7.5	2	Schwenden im Diemtigtal
ch	3758	46.672	7.59	2	Latterbach
ch	3762	46.658	7.53	2	Erlenbach im Simmental
ch	3763	46.68	7.505	2	Därstetten
ch	3764	46.666	7.477	2	Weissenburg
ch	3765	46.656	7.431	2	Oberwil im Simmental
ch	3766	46.605	7.358	2	Boltigen
ch	3770	46.562	7.39	2	Zweisimmen
ch	3771	46.542	7.418	2	Blankenburg
ch	3772	46.496	7.392	2	St. Stephan
ch	3773	46.51	7.462	2	Matten (St. Stephan)
ch	3775	46.425	7.457	2	Lenk
ch	3776	46.527	7.328	2	Oeschseite
ch	3777	46.516	7.305	2	Saanenmöser
ch	3778	46.52	7.271	2	Schönried
ch	3780	46.471	7.295	2	Gstaad
ch	3781	46.463	7.351	2	Turbach
ch	3782	46.398	7.339	2	Lauenen
ch	3783	46.438	7.252	2	Grund b. Gstaad
ch	3784	46.404	7.244	2	Feutersoey
ch	3785	46.369	7.259	2	Gsteig
ch	3792	46.477	7.25	2	Saanen
ch	3800	46.694	7.84	3	Unterseen|Interlaken|Matten b. Interlaken|Sundlauenen
ch	3801	46.547	7.983	2	Jungfraujoch
ch	3802	46.687	7.865	2	Interlaken
ch	3803	46.717	7.806	2	Beatenberg
ch	3804	46.755	7.89	2	Habkern
ch	3805	46.7	7.875	2	Goldswil b. Interlaken
ch	3806	46.68	7.924	2	Bönigen
ch	3807	46.701	7.99	2	Iseltwald
ch	3812	46.649	7.869	2	Wilderswil
ch	3813	46.625	7.827	2	Saxeten
ch	3814	46.652	7.889	2	Gsteigwiler
ch	3815	46.655	7.937	2	Gündlischwand|Zweilütschinen
ch	3816	46.644	7.952	2	Lütschental|Burglauenen
ch	3818	46.619	8.053	2	Grindelwald
ch	3822	46.595	7.907	2	Lauterbrunnen|Isenfluh
ch	3823	46.575	7.974	2	Eigergletscher|Kleine Scheidegg|Wengen
ch	3824	46.515	7.898	2	Stechelberg
ch	3825	46.577	7.883	2	Mürren
ch	3826	46.538	7.852	2	Gimmelwald
ch	3852	46.711	7.897	2	Ringgenberg
ch	3853	46.725	7.926	2	Niederried b. Interlaken
ch	3854	46.756	7.957	2	Oberried am Brienzersee
ch	3855	46.732	8.038	3	Brienz|Axalp|Schwanden b. Brienz
ch	3856	46.759	8.106	2	Brienzwiler
ch	3857	46.738	8.119	2	Unterbach
ch	3858	46.767	8.08	2	Hofstetten b. Brienz
ch	3860	46.711	8.126	3	Meiringen|Schattenhalb|Brünig|Rosenlaui
ch	3862	46.672	8.237	2	Innertkirchen
ch	3863	46.711	8.376	2	Gadmen
ch	3864	46.596	8.258	2	Guttannen
ch	3900	46.284	7.987	3	Brig|Brigerbad|Gamsen
ch	3901	46.277	8.08	2	Rothwald
ch	3902	46.309	7.979	2	Glis
ch	3903	46.331	7.962	2	Birgisch|Mund
ch	3904	46.337	7.985	2	Naters
ch	3905	46.054	7.967	2	Saas-Almagell
ch	3906	46.089	7.9	2	Saas-Fee
ch	3907	46.201	8.037	4	Simplon|Gabi (Simplon)|Gondo
ch	3908	46.153	7.935	2	Saas-Balen
ch	3910	46.135	7.972	2	Saas-Grund
ch	3911	46.302	8.039	2	Ried-Brig
ch	3912	46.33	8.043	2	Termen
ch	3913	46.313	8.075	2	Rosswald
ch	3914	46.421	7.984	4	Belalp|Blatten b. Naters
ch	3916	46.388	7.734	2	Ferden
ch	3917	46.396	7.768	2	Kippel|Goppenstein
ch	3918	46.407	7.787	2	Wiler (Lötschen)
ch	3919	46.445	7.865	2	Blatten
ch	3920	45.99	7.753	2	Zermatt
ch	3922	46.233	7.877	4	Stalden|Eisten|Kalpetran
ch	3923	46.242	7.836	2	Törbel
ch	3924	46.168	7.809	2	St. Niklaus
ch	3925	46.197	7.849	2	Grächen
ch	3926	46.217	7.794	2	Embd
ch	3927	46.137	7.784	2	Herbriggen
ch	3928	46.097	7.779	2	Randa
ch	3929	46.054	7.811	2	Täsch
ch	3930	46.291	7.867	2	Visp|Eyholz
ch	3931	46.3	7.9	2	Lalden
ch	3932	46.243	7.941	2	Visperterminen
ch	3933	46.218	7.91	2	Staldenried
ch	3934	46.274	7.861	2	Zeneggen
ch	3935	46.269	7.818	2	Bürchen
ch	3937	46.377	7.881	2	Baltschieder
ch	3938	46.328	7.855	2	Ausserberg
ch	3939	46.316	7.889	2	Eggerberg
ch	3940	46.338	7.764	2	Steg
ch	3942	46.303	7.815	3	Raron|Niedergesteln|St. German
ch	3943	46.283	7.761	2	Eischoll
ch	3944	46.253	7.777	2	Unterbäch
ch	3945	46.34	7.734	3	Gampel|Niedergampel
ch	3946	46.303	7.709	7	Turtmann|Gruben
ch	3947	46.273	7.726	2	Ergisch
ch	3948	46.258	7.687	2	Oberems|Unterems
ch	3949	46.331	7.77	2	Hohtenn
ch	3951	46.285	7.667	2	Agarn
ch	3952	46.284	7.631	2	Susten
ch	3953	46.322	7.649	3	Leuk|Varen|Inden
ch	3954	46.402	7.628	2	Leukerbad
ch	3955	46.354	7.645	2	Albinen
ch	3956	46.349	7.677	2	Guttet-Feschel
ch	3957	46.324	7.712	2	Bratsch|Erschmatt
ch	3960	46.288	7.546	2	Sierre|Corin-de-la-Crête|Loc|Muraz (Sierre)|Niouc
ch	3961	46.179	7.615	5	Ayer|Chandolin|Grimentz|Mission|St-Jean|St-Luc|Vissoie|Zinal
ch	3963	46.295	7.492	4	Montana|Crans-Montana|Aminona
ch	3965	46.277	7.541	2	Chippis
ch	3966	46.264	7.517	2	Chalais|Réchy
ch	3967	46.243	7.536	2	Vercorin
ch	3968	46.304	7.538	2	Veyras
ch	3970	46.311	7.575	2	Salgesch
ch	3971	46.288	7.473	2	Chermignon|Chermignon-d'en-Bas|Ollon
ch	3972	46.331	7.555	2	Miège
ch	3973	46.305	7.524	2	Venthône
ch	3974	46.316	7.521	2	Mollens
ch	3975	46.31	7.503	2	Randogne
ch	3976	46.279	7.498	2	Champzabé|Noës
ch	3977	46.263	7.465	2	Granges
ch	3978	46.27	7.452	2	Flanthey
ch	3979	46.233	7.487	2	Grône
ch	3982	46.342	8.013	2	Bitsch
ch	3983	46.35	8.079	2	Bister|Filet|Goppisberg|Greich|Mörel
ch	3984	46.416	8.115	6	Fiesch|Fieschertal
ch	3985	46.495	8.3	2	Geschinen|Münster
ch	3986	46.357	8.028	2	Ried-Mörel
ch	3987	46.382	8.028	2	Riederalp
ch	3988	46.528	8.317	3	Obergesteln|Ulrichen
ch	3989	46.465	8.207	3	Biel|Blitzingen|Grafschaft|Niederwald|Ritzingen|Selkingen
ch	3991	46.38	8.072	2	Betten
ch	3992	46.432	8.056	2	Bettmeralp
ch	3993	46.34	8.137	2	Grengiols
ch	3994	46.393	8.111	2	Lax|Martisberg
ch	3995	46.399	8.192	2	Ernen|Ausserbinn|Mühlebach (Goms)|Steinhaus
ch	3996	46.368	8.236	2	Binn
ch	3997	46.444	8.157	2	Bellwald
ch	3998	46.477	8.217	3	Gluringen|Reckingen
ch	3999	46.558	8.394	2	Oberwald
ch	4000	47.558	7.573	6	Basel
ch	4001	47.557	7.589	2	Basel
ch	4002	47.558	7.573	6	Basel
ch	4005	47.558	7.573	6	Basel
ch	4009	47.558	7.573	6	Basel
ch	4010	47.558	7.573	6	Basel
ch	4018	47.558	7.573	6	Basel
ch	4019	47.558	7.573	6	Basel
ch	4020	47.558	7.573	6	Basel
ch	4030	47.558	7.573	6	Basel
ch	4031	47.562	7.582	2	Basel
ch	4039	47.558	7.594	3	Basel
ch	4040	47.519	7.617	7	Basel
ch	4041	47.558	7.594	3	Basel
ch	4042	47.519	7.617	7	Basel
ch	4051	47.554	7.587	2	Basel
ch	4052	47.546	7.61	2	Basel
ch	4053	47.541	7.596	2	Basel
ch	4054	47.55	7.57	2	Basel
ch	4055	47.563	7.567	2	Basel
ch	4056	47.57	7.575	2	Basel
ch	4057	47.577	7.595	2	Basel
ch	4058	47.566	7.611	2	Basel
ch	4059	47.531	7.594	2	Basel
ch	4070	47.558	7.573	6	Basel
ch	4075	47.558	7.573	6	Basel
ch	4089	47.558	7.594	3	Basel
ch	4091	47.558	7.573	6	Basel
ch	4101	47.528	7.581	2	Bruderholz
ch	4102	47.537	7.568	2	Binningen
ch	4103	47.522	7.577	2	Bottmingen
ch	4104	47.517	7.551	2	Oberwil
ch	4105	47.508	7.521	2	Biel-Benken
ch	4106	47.498	7.559	2	Therwil
ch	4107	47.474	7.546	2	Ettingen
ch	4108	47.487	7.526	2	Witterswil
ch	4112	47.492	7.511	2	Bättwil|Bättwil-Flüh|Flüh
ch	4114	47.47	7.51	2	Hofstetten
ch	4115	47.476	7.484	2	Mariastein
ch	4116	47.464	7.468	2	Metzerlen
ch	4117	47.452	7.437	2	Burg im Leimental
ch	4118	47.485	7.446	2	Rodersdorf
ch	4123	47.545	7.537	2	Allschwil
ch	4124	47.535	7.506	2	Schönenbuch
ch	4125	47.58	7.651	2	Riehen
ch	4126	47.57	7.672	2	Bettingen
ch	4127	47.551	7.636	2	Birsfelden
ch	4132	47.525	7.649	2	Muttenz
ch	4133	47.519	7.693	2	Pratteln
ch	4142	47.519	7.617	3	Münchenstein
ch	4143	47.477	7.624	2	Dornach
ch	4144	47.495	7.628	2	Arlesheim
ch	4145	47.478	7.659	2	Gempen
ch	4146	47.455	7.64	2	Hochwald
ch	4147	47.473	7.584	2	Aesch
ch	4148	47.456	7.582	2	Pfeffingen
ch	4153	47.498	7.591	2	Reinach
ch	4202	47.451	7.61	2	Duggingen
ch	4203	47.439	7.587	2	Grellingen
ch	4204	47.423	7.594	2	Himmelried
ch	4206	47.426	7.647	2	Seewen
ch	4207	47.396	7.65	2	Bretzwil
ch	4208	47.398	7.617	2	Nunningen
ch	4222	47.436	7.528	2	Zwingen
ch	4223	47.453	7.523	2	Blauen
ch	4224	47.449	7.561	2	Nenzlingen
ch	4225	47.425	7.55	2	Brislach
ch	4226	47.406	7.551	2	Breitenbach
ch	4227	47.39	7.545	2	Büsserach
ch	4228	47.372	7.545	2	Erschwil
ch	4229	47.358	7.595	2	Beinwil
ch	4232	47.403	7.579	2	Fehren
ch	4233	47.38	7.588	2	Meltingen
ch	4234	47.388	7.604	2	Zullwil
ch	4242	47.41	7.491	2	Laufen
ch	4243	47.441	7.493	2	Dittingen
ch	4244	47.433	7.465	2	Röschenz
ch	4245	47.427	7.418	2	Kleinlützel
ch	4246	47.398	7.511	2	Wahlen
ch	4247	47.38	7.507	2	Grindel
ch	4252	47.385	7.466	2	Bärschwil
ch	4253	47.395	7.43	2	Liesberg
ch	4254	47.407	7.416	2	Liesberg
ch	4302	47.532	7.718	2	Augst
ch	4303	47.536	7.743	2	Kaiseraugst
ch	4304	47.523	7.738	2	Giebenach
ch	4305	47.526	7.778	2	Olsberg
ch	4310	47.556	7.804	2	Rheinfelden
ch	4312	47.52	7.81	2	Magden
ch	4313	47.566	7.849	2	Möhlin
ch	4314	47.543	7.876	2	Zeiningen
ch	4315	47.524	7.9	2	Zuzgen
ch	4316	47.509	7.917	2	Hellikon
ch	4317	47.494	7.931	2	Wegenstetten
ch	4322	47.545	7.913	2	Mumpf
ch	4323	47.568	7.898	2	Wallbach
ch	4324	47.53	7.937	2	Obermumpf
ch	4325	47.513	7.963	2	Schupfart
ch	4402	47.501	7.697	2	Frenkendorf
ch	4410	47.485	7.726	2	Liestal
ch	4411	47.462	7.716	2	Seltisberg
ch	4412	47.472	7.689	2	Nuglar
ch	4413	47.448	7.673	2	Büren
ch	4414	47.511	7.732	2	Füllinsdorf
ch	4415	47.471	7.766	2	Lausen
ch	4416	47.446	7.737	2	Bubendorf
ch	4417	47.429	7.703	2	Ziefen
ch	4418	47.395	7.69	2	Reigoldswil
ch	4419	47.446	7.696	2	Lupsingen
ch	4421	47.459	7.689	2	St. Pantaleon
ch	4422	47.509	7.766	2	Arisdorf
ch	4423	47.492	7.783	2	Hersberg
ch	4424	47.415	7.718	2	Arboldswil
ch	4425	47.402	7.715	2	Titterten
ch	4426	47.38	7.668	2	Lauwil
ch	4431	47.396	7.782	2	Bennwil
ch	4432	47.427	7.754	2	Lampenberg
ch	4433	47.45	7.768	2	Ramlinsburg
ch	4434	47.426	7.775	2	Hölstein
ch	4435	47.41	7.747	2	Niederdorf
ch	4436	47.393	7.753	2	Oberdorf|Liedertswil
ch	4437	47.377	7.74	2	Waldenburg
ch	4438	47.358	7.771	2	Langenbruck
ch	4441	47.453	7.829	2	Thürnen
ch	4442	47.445	7.84	2	Diepflingen
ch	4443	47.43	7.839	2	Wittinsburg
ch	4444	47.428	7.856	2	Rümlingen
ch	4445	47.414	7.87	2	Häfelfingen
ch	4446	47.412	7.847	2	Buckten
ch	4447	47.412	7.832	2	Känerkinden
ch	4448	47.394	7.856	2	Läufelfingen
ch	4450	47.472	7.808	2	Sissach
ch	4451	47.496	7.827	2	Wintersingen
ch	4452	47.465	7.785	2	Itingen
ch	4453	47.492	7.798	2	Nusshof
ch	4455	47.445	7.799	2	Zunzgen
ch	4456	47.432	7.815	2	Tenniken
ch	4457	47.409	7.81	2	Diegten
ch	4458	47.38	7.817	2	Eptingen
ch	4460	47.457	7.859	2	Gelterkinden
ch	4461	47.467	7.834	2	Böckten
ch	4462	47.485	7.849	2	Rickenbach
ch	4463	47.505	7.866	2	Buus
ch	4464	47.522	7.846	2	Maisprach
ch	4465	47.49	7.892	2	Hemmiken
ch	4466	47.473	7.878	2	Ormalingen
ch	4467	47.47	7.918	2	Rothenfluh
ch	4468	47.44	7.967	2	Kienberg
ch	4469	47.453	7.942	2	Anwil
ch	4492	47.445	7.89	2	Tecknau
ch	4493	47.443	7.91	2	Wenslingen
ch	4494	47.43	7.937	2	Oltingen
ch	4495	47.412	7.912	2	Zeglingen
ch	4496	47.426	7.897	2	Kilchberg
ch	4497	47.432	7.88	2	Rünenberg
ch	4500	47.206	7.529	2	Solothurn
ch	4501	47.208	7.53	2	Solothurn
ch	4502	47.208	7.537	3	Solothurn
ch	4503	47.208	7.537	3	Solothurn
ch	4509	47.208	7.537	3	Solothurn
ch	4512	47.211	7.495	2	Bellach
ch	4513	47.222	7.515	2	Langendorf
ch	4514	47.228	7.468	2	Lommiswil
ch	4515	47.232	7.498	2	Oberdorf|Weissenstein b. Solothurn
ch	4522	47.241	7.532	2	Rüttenen
ch	4523	47.247	7.569	2	Niederwil
ch	4524	47.262	7.575	2	Günsberg|Balmberg|Oberbalmberg
ch	4525	47.258	7.543	2	Balm b. Günsberg
ch	4528	47.205	7.563	2	Zuchwil
ch	4532	47.225	7.552	2	Feldbrunnen
ch	4533	47.232	7.57	2	Riedholz
ch	4534	47.235	7.601	2	Flumenthal
ch	4535	47.245	7.589	2	Hubersdorf|Kammersrohr
ch	4536	47.253	7.611	2	Attiswil
ch	4537	47.246	7.652	2	Wiedlisbach
ch	4538	47.254	7.678	2	Oberbipp
ch	4539	47.27	7.61	2	Farnern|Rumisberg
ch	4542	47.218	7.588	2	Luterbach
ch	4543	47.218	7.622	2	Deitingen
ch	4552	47.192	7.59	2	Derendingen
ch	4553	47.2	7.624	2	Subingen
ch	4554	47.188	7.646	2	Etziken|Hüniken
ch	4556	47.193	7.662	3	Bolken|Aeschi|Burgäschi|Steinhof
ch	4557	47.18	7.626	2	Horriwil
ch	4558	47.158	7.631	2	Heinrichswil|Hersiwil|Winistorf
ch	4562	47.183	7.55	2	Biberist
ch	4563	47.171	7.572	2	Gerlafingen
ch	4564	47.161	7.584	2	Obergerlafingen|Zielebach
ch	4565	47.16	7.601	2	Recherswil
ch	4566	47.175	7.595	2	Kriegstetten|Halten|Oekingen
ch	4571	47.16	7.494	2	Ichertswil|Lüterkofen
ch	4573	47.172	7.528	2	Lohn-Ammannsegg
ch	4574	47.191	7.502	2	Lüsslingen|Nennigkofen
ch	4576	47.148	7.482	2	Tscheppach
ch	4577	47.139	7.46	2	Hessigkofen
ch	4578	47.148	7.454	2	Bibern
ch	4579	47.137	7.434	2	Gossliwil
ch	4581	47.152	7.513	2	Küttigkofen
ch	4582	47.144	7.495	2	Brügglen
ch	4583	47.123	7.464	2	Aetigkofen|Mühledorf
ch	4584	47.127	7.445	2	Gächliwil|Lüterswil
ch	4585	47.112	7.419	2	Biezwil
ch	4586	47.142	7.514	2	Kyburg-Buchegg
ch	4587	47.13	7.501	2	Aetingen
ch	4588	47.119	7.481	2	Unterramsern|Brittern|Oberramsern
ch	4600	47.346	7.901	2	Olten
ch	4601	47.345	7.9	3	Olten
ch	4605	47.35	7.903	2	Olten
ch	4609	47.345	7.9	3	Olten
ch	4612	47.342	7.872	2	Wangen b. Olten
ch	4613	47.343	7.855	2	Rickenbach
ch	4614	47.345	7.826	2	Hägendorf
ch	4615	47.352	7.815	2	Allerheiligenberg
ch	4616	47.321	7.857	2	Kappel
ch	4617	47.312	7.835	2	Gunzgen
ch	4618	47.304	7.854	2	Boningen
ch	4622	47.326	7.796	2	Egerkingen
ch	4623	47.297	7.801	2	Neuendorf
ch	4624	47.305	7.821	2	Härkingen
ch	4625	47.312	7.76	2	Oberbuchsiten
ch	4626	47.289	7.778	2	Niederbuchsiten
ch	4628	47.27	7.798	2	Wolfwil
ch	4629	47.281	7.833	2	Fulenbach
ch	4632	47.369	7.889	2	Trimbach
ch	4633	47.371	7.856	2	Hauenstein
ch	4634	47.394	7.894	2	Wisen
ch	4652	47.368	7.929	2	Winznau
ch	4653	47.364	7.954	2	Obergösgen
ch	4654	47.387	7.935	2	Lostorf
ch	4655	47.411	7.953	2	Rohr b. Olten|Stüsslingen
ch	4656	47.342	7.927	2	Starrkirch-Wil
ch	4657	47.347	7.945	2	Dulliken
ch	4658	47.349	7.978	2	Däniken
ch	4663	47.324	7.906	2	Aarburg
ch	4665	47.313	7.939	2	Oftringen
ch	4702	47.288	7.723	2	Oensingen
ch	4703	47.276	7.753	2	Kestenholz
ch	4704	47.266	7.704	2	Niederbipp|Wolfisberg
ch	4710	47.314	7.7	2	Balsthal
ch	4712	47.313	7.657	2	Laupersdorf
ch	4713	47.302	7.628	2	Matzendorf
ch	4714	47.306	7.6	2	Aedermannsdorf
ch	4715	47.292	7.574	2	Herbetswil
ch	4716	47.279	7.523	3	Welschenrohr|Gänsbrunnen
ch	4717	47.346	7.684	2	Mümliswil
ch	4718	47.333	7.751	2	Holderbank
ch	4719	47.346	7.634	2	Ramiswil
ch	4800	47.286	7.958	2	Zofingen
ch	4801	47.289	7.963	4	Zofingen
ch	4802	47.283	7.923	2	Strengelbach
ch	4803	47.269	7.893	2	Vordemwald
ch	4805	47.255	7.929	2	Brittnau
ch	4806	47.266	7.968	2	Wikon
ch	4807	47.289	7.963	4	Zofingen
ch	4808	47.289	7.963	4	Zofingen
ch	4809	47.289	7.963	4	Zofingen
ch	4810	47.289	7.963	4	Zofingen
ch	4812	47.299	7.978	2	Mühlethal
ch	4813	47.304	8.01	2	Uerkheim
ch	4814	47.285	8.002	2	Bottenwil
ch	4852	47.298	7.884	2	Rothrist
ch	4853	47.27	7.839	2	Murgenthal
ch	4856	47.249	7.855	2	Glashütten
ch	4900	47.216	7.795	2	Langenthal
ch	4901	47.215	7.796	2	Langenthal
ch	4911	47.256	7.767	2	Schwarzhäusern
ch	4912	47.236	7.764	2	Aarwangen
ch	4913	47.239	7.73	2	Bannwil
ch	4914	47.237	7.819	2	Roggwil
ch	4915	47.224	7.856	2	St. Urban
ch	4916	47.207	7.844	2	Untersteckholz
ch	4917	47.177	7.856	2	Melchnau|Busswil b. Melchnau
ch	4919	47.161	7.842	2	Reisiswil
ch	4922	47.199	7.748	2	Thunstetten|Bützberg
ch	4923	47.256	7.805	2	Wynau
ch	4924	47.202	7.825	2	Obersteckholz
ch	4932	47.19	7.792	2	Lotzwil|Gutenburg
ch	4933	47.171	7.771	2	Rütschelen
ch	4934	47.162	7.811	2	Madiswil
ch	4935	47.149	7.766	2	Leimiswil
ch	4936	47.142	7.791	2	Kleindietwil
ch	4937	47.13	7.764	2	Ursenbach
ch	4938	47.133	7.811	2	Rohrbach|Rohrbachgraben
ch	4942	47.106	7.775	2	Walterswil
ch	4943	47.111	7.746	2	Oeschenbach
ch	4944	47.136	7.838	2	Auswil
ch	4950	47.11	7.855	2	Huttwil
ch	4952	47.071	7.859	2	Eriswil
ch	4953	47.102	7.826	2	Schwarzenbach (Huttwil)
ch	4954	47.073	7.822	2	Wyssachen
ch	4955	47.143	7.868	2	Gondiswil
ch	5000	47.389	8.048	4	Aarau
ch	5001	47.389	8.048	4	Aarau
ch	5004	47.401	8.061	2	Aarau
ch	5012	47.373	8.009	2	Schönenwerd|Eppenberg|Wöschnau
ch	5013	47.374	7.984	2	Niedergösgen
ch	5014	47.354	8	2	Gretzenbach
ch	5015	47.398	7.996	2	Erlinsbach
ch	5017	47.422	7.972	2	Barmelweid
ch	5018	47.414	8.008	2	Erlinsbach
ch	5022	47.405	8.046	2	Rombach
ch	5023	47.419	8.083	2	Biberstein
ch	5024	47.422	8.044	2	Küttigen
ch	5025	47.442	8.051	2	Asp
ch	5026	47.457	8.06	2	Densbüren
ch	5027	47.472	8.046	2	Herznach
ch	5028	47.485	8.043	2	Ueken
ch	5032	47.406	8.084	2	Aarau
ch	5034	47.375	8.084	2	Suhr
ch	5035	47.368	8.043	2	Unterentfelden
ch	5036	47.354	8.041	2	Oberentfelden
ch	5037	47.333	8.063	2	Muhen
ch	5040	47.305	8.056	2	Schöftland
ch	5042	47.318	8.067	2	Hirschthal
ch	5043	47.319	8.034	2	Holziken
ch	5044	47.29	8.088	2	Schlossrued
ch	5046	47.271	8.109	2	Schmiedrued|Schmiedrued-Walde
ch	5053	47.281	8.039	2	Staffelbach|Wittwil
ch	5054	47.277	8.074	2	Kirchleerau|Moosleerau|Kirchleerau-Moosleerau
ch	5056	47.263	8.04	2	Attelwil
ch	5057	47.252	8.035	2	Reitnau
ch	5058	47.267	8.017	2	Wiliberg
ch	5062	47.442	8.007	2	Oberhof
ch	5063	47.463	8	2	Wölflinswil
ch	5064	47.477	7.966	2	Wittnau
ch	5070	47.51	8.014	2	Frick
ch	5072	47.525	8.017	2	Oeschgen
ch	5073	47.493	7.996	2	Gipf-Oberfrick
ch	5074	47.537	7.989	2	Eiken
ch	5075	47.502	8.063	2	Hornussen
ch	5076	47.496	8.086	2	Bözen
ch	5077	47.51	8.102	2	Elfingen
ch	5078	47.493	8.113	2	Effingen
ch	5079	47.471	8.093	2	Zeihen
ch	5080	47.556	8.061	2	Laufenburg
ch	5082	47.539	8.045	2	Kaisten
ch	5083	47.519	8.062	2	Ittenthal
ch	5084	47.553	8.087	2	Rheinsulz
ch	5102	47.404	8.131	2	Rupperswil
ch	5103	47.416	8.165	2	Wildegg
ch	5105	47.419	8.126	2	Auenstein
ch	5107	47.454	8.139	2	Schinznach
ch	5108	47.438	8.123	2	Oberflachs
ch	5116	47.454	8.169	2	Schinznach Bad
ch	5210	47.476	8.222	2	Windisch
ch	5213	47.472	8.162	2	Villnachern
ch	5222	47.481	8.187	2	Umiken
ch	5223	47.494	8.187	2	Riniken
ch	5225	47.489	8.145	2	Bözberg
ch	5232	47.53	8.207	2	Villigen
ch	5233	47.517	8.232	2	Stilli
ch	5234	47.53	8.206	2	Villigen
ch	5236	47.517	8.176	2	Remigen
ch	5237	47.517	8.138	2	Mönthal
ch	5242	47.432	8.212	2	Birr|Lupfig|Birr-Lupfig
ch	5243	47.452	8.239	2	Mülligen
ch	5244	47.436	8.242	2	Birrhard
ch	5245	47.461	8.186	2	Habsburg
ch	5246	47.447	8.184	2	Scherz
ch	5272	47.537	8.132	2	Gansingen
ch	5274	47.569	8.13	2	Mettau
ch	5275	47.574	8.114	2	Etzgen
ch	5277	47.542	8.164	2	Hottwil
ch	5300	47.49	8.256	2	Turgi
ch	5301	47.515	8.238	2	Siggenthal Station
ch	5303	47.532	8.249	2	Würenlingen
ch	5304	47.531	8.29	2	Endingen
ch	5305	47.546	8.289	2	Unterendingen
ch	5306	47.562	8.285	2	Tegerfelden
ch	5312	47.56	8.253	2	Döttingen
ch	5313	47.589	8.251	2	Klingnau
ch	5314	47.569	8.238	2	Kleindöttingen
ch	5315	47.553	8.218	2	Böttstein
ch	5316	47.584	8.217	2	Leuggern
ch	5317	47.574	8.194	2	Hettenschwil
ch	5318	47.551	8.188	2	Mandach
ch	5322	47.604	8.245	2	Koblenz
ch	5323	47.603	8.274	2	Rietheim
ch	5324	47.609	8.203	2	Full-Reuenthal
ch	5325	47.59	8.178	2	Leibstadt
ch	5326	47.586	8.146	2	Schwaderloch
ch	5330	47.586	8.292	2	Bad Zurzach
ch	5333	47.555	8.314	2	Baldingen
ch	5334	47.55	8.338	2	Böbikon
ch	5400	47.472	8.291	2	Baden
ch	5401	47.473	8.306	3	Baden
ch	5402	47.473	8.306	3	Baden
ch	5404	47.455	8.278	2	Baden
ch	5405	47.473	8.306	3	Baden
ch	5406	47.473	8.306	3	Baden|Rütihof
ch	5408	47.48	8.323	2	Ennetbaden
ch	5412	47.478	8.249	2	Gebenstorf
ch	5417	47.507	8.258	2	Untersiggenthal
ch	5420	47.494	8.347	2	Ehrendingen
ch	5423	47.501	8.319	2	Freienwil
ch	5425	47.525	8.362	2	Schneisingen
ch	5430	47.467	8.341	2	Wettingen
ch	5432	47.444	8.325	2	Neuenhof
ch	5436	47.447	8.364	2	Würenlos
ch	5442	47.437	8.291	2	Fislisbach
ch	5443	47.42	8.301	2	Niederrohrdorf
ch	5444	47.386	8.325	2	Künten
ch	5445	47.372	8.338	2	Eggenwil
ch	5452	47.425	8.32	2	Oberrohrdorf
ch	5453	47.408	8.332	2	Remetschwil
ch	5454	47.392	8.349	2	Bellikon
ch	5462	47.539	8.387	2	Siglistorf
ch	5463	47.554	8.367	2	Wislikofen
ch	5465	47.563	8.347	2	Mellikon
ch	5467	47.558	8.405	2	Fisibach
ch	5502	47.384	8.123	2	Hunzenschwil
ch	5503	47.374	8.139	2	Schafisheim
ch	5504	47.402	8.215	2	Othmarsingen
ch	5505	47.421	8.22	2	Brunegg
ch	5506	47.412	8.234	2	Mägenwil
ch	5507	47.421	8.274	2	Mellingen
ch	5512	47.417	8.254	2	Wohlenschwil
ch	5522	47.399	8.279	2	Tägerig
ch	5524	47.391	8.297	2	Nesselnbach
ch	5525	47.369	8.311	2	Fischbach-Göslikon
ch	5600	47.386	8.181	2	Lenzburg
ch	5603	47.379	8.16	2	Staufen
ch	5604	47.385	8.216	2	Hendschiken
ch	5605	47.378	8.242	2	Dottikon
ch	5606	47.362	8.222	2	Dintikon
ch	5607	47.39	8.258	2	Hägglingen
ch	5611	47.367	8.263	2	Anglikon
ch	5612	47.347	8.24	2	Villmergen
ch	5613	47.331	8.245	2	Hilfikon
ch	5614	47.312	8.252	2	Sarmenstorf
ch	5615	47.286	8.239	2	Fahrwangen
ch	5616	47.29	8.226	2	Meisterschwanden
ch	5617	47.306	8.219	2	Tennwil
ch	5618	47.29	8.272	2	Bettwil
ch	5619	47.315	8.278	2	Uezwil
ch	5621	47.345	8.358	2	Zufikon
ch	5622	47.334	8.299	2	Waltenschwil
ch	5623	47.3	8.309	2	Boswil
ch	5624	47.316	8.326	2	Bünzen
ch	5625	47.309	8.29	2	Kallern
ch	5626	47.33	8.341	2	Hermetschwil-Staffeln
ch	5627	47.313	8.345	2	Besenbüren
ch	5628	47.291	8.365	2	Aristau
ch	5632	47.269	8.306	2	Buttwil
ch	5634	47.263	8.384	2	Merenschwand
ch	5636	47.246	8.364	2	Benzenschwil
ch	5637	47.23	8.339	2	Beinwil (Freiamt)|Geltwil
ch	5642	47.234	8.389	2	Mühlau
ch	5643	47.196	8.385	2	Sins|Alikon|Meienberg
ch	5644	47.215	8.363	2	Auw
ch	5645	47.184	8.373	2	Aettenschwil|Fenkrieden
ch	5647	47.167	8.399	2	Oberrüti
ch	5702	47.403	8.17	2	Niederlenz
ch	5703	47.348	8.158	2	Seon
ch	5704	47.352	8.19	2	Egliswil
ch	5705	47.327	8.178	2	Hallwil
ch	5706	47.312	8.192	2	Boniswil
ch	5707	47.328	8.209	2	Seengen
ch	5708	47.292	8.198	2	Birrwil
ch	5712	47.267	8.209	2	Beinwil am See
ch	5722	47.352	8.107	2	Gränichen
ch	5724	47.319	8.154	2	Dürrenäsch
ch	5725	47.306	8.174	2	Leutwil
ch	5726	47.318	8.103	2	Unterkulm
ch	5727	47.298	8.126	2	Oberkulm
ch	5728	47.268	8.142	2	Gontenschwil
ch	5732	47.288	8.162	2	Zetzwil
ch	5735	47.246	8.165	2	Pfeffikon
ch	5737	47.236	8.187	2	Menziken
ch	5742	47.335	8.021	2	Kölliken
ch	5745	47.32	7.987	2	Safenwil
ch	5746	47.331	7.963	2	Walterswil
ch	6000	47.047	8.325	2	Luzern
ch	6002	47.05	8.306	5	Luzern
ch	6003	47.049	8.296	2	Luzern
ch	6004	47.059	8.301	2	Luzern
ch	6005	47.038	8.313	2	Luzern|St. Niklausen
ch	6006	47.054	8.335	2	Luzern
ch	6007	47.05	8.306	5	Luzern
ch	6009	47.021	8.259	2	Luzern
ch	6010	47.021	8.268	3	Kriens|Pilatus Kulm
ch	6011	47.031	8.286	2	Kriens
ch	6012	47.027	8.237	2	Obernau
ch	6013	46.993	8.215	2	Eigenthal
ch	6014	47.057	8.247	2	Luzern
ch	6015	47.063	8.278	2	Luzern
ch	6016	47.069	8.197	2	Hellbühl
ch	6017	47.086	8.134	2	Ruswil
ch	6018	47.114	8.092	2	Buttisholz
ch	6019	47.059	8.139	2	Sigigen
ch	6020	47.087	8.286	3	Emmenbrücke
ch	6021	47.087	8.286	3	Emmenbrücke
ch	6022	47.133	8.055	2	Grosswangen
ch	6023	47.105	8.262	2	Rothenburg
ch	6024	47.148	8.232	2	Hildisrieden
ch	6025	47.176	8.21	2	Neudorf
ch	6026	47.132	8.264	2	Rain
ch	6027	47.17	8.249	2	Römerswil
ch	6028	47.198	8.23	2	Herlisberg
ch	6030	47.08	8.342	2	Ebikon
ch	6031	47.079	8.34	2	Ebikon
ch	6032	47.09	8.31	2	Emmen
ch	6033	47.101	8.346	2	Buchrain
ch	6034	47.129	8.362	2	Inwil
ch	6035	47.111	8.365	2	Perlen
ch	6036	47.094	8.373	2	Dierikon
ch	6037	47.111	8.393	2	Root
ch	6038	47.127	8.4	2	Gisikon|Honau
ch	6039	47.103	8.373	2	Root
ch	6042	47.148	8.396	2	Dietwil
ch	6043	47.072	8.368	2	Adligenswil
ch	6044	47.093	8.4	2	Udligenswil
ch	6045	47.045	8.374	2	Meggen
ch	6047	47.007	8.34	2	Kastanienbaum
ch	6048	47.011	8.304	2	Horw
ch	6052	46.986	8.281	2	Hergiswil
ch	6053	46.961	8.291	2	Alpnachstad
ch	6055	46.949	8.226	2	Alpnach
ch	6056	46.917	8.255	2	Kägiswil
ch	6060	46.898	8.247	2	Sarnen|Ramersberg
ch	6061	46.898	8.177	2	Sarnen
ch	6062	46.87	8.207	2	Wilen (Sarnen)
ch	6063	46.894	8.149	2	Stalden (Sarnen)
ch	6064	46.907	8.303	2	Kerns
ch	6066	46.873	8.303	2	St. Niklausen
ch	6067	46.824	8.301	2	Melchtal
ch	6068	46.782	8.299	2	Melchsee-Frutt
ch	6072	46.832	8.242	2	Sachseln
ch	6073	46.874	8.26	2	Flüeli-Ranft
ch	6074	46.837	8.122	2	Giswil
ch	6078	46.785	8.167	2	Lungern|Bürglen
ch	6083	46.754	8.173	2	Hasliberg
ch	6084	46.756	8.21	2	Hasliberg
ch	6085	46.739	8.196	2	Hasliberg
ch	6086	46.742	8.252	2	Hasliberg
ch	6102	47.038	8.184	2	Malters
ch	6103	46.998	8.174	2	Schwarzenberg
ch	6105	47.029	8.129	2	Schachen
ch	6106	47.047	8.104	2	Werthenstein
ch	6110	47.055	8.073	5	Wolhusen|Fontannen b. Wolhusen
ch	6112	47.012	8.051	2	Doppleschwand
ch	6113	47.007	8.005	2	Romoos
ch	6114	47.046	8.045	2	Steinhuserberg
ch	6122	47.078	8.037	2	Menznau
ch	6123	47.091	8.062	2	Geiss
ch	6125	47.04	7.992	2	Menzberg
ch	6126	47.086	8.012	2	Daiwil
ch	6130	47.108	7.984	2	Willisau
ch	6132	47.079	7.984	2	Rohrmatt
ch	6133	47.066	7.953	2	Hergiswil b. Willisau
ch	6142	47.139	7.967	2	Gettnau
ch	6143	47.159	7.954	2	Ohmstal
ch	6144	47.139	7.932	2	Zell
ch	6145	47.153	7.907	2	Fischbach
ch	6146	47.167	7.894	2	Grossdietwil
ch	6147	47.191	7.89	2	Altbüron
ch	6152	47.126	7.907	2	Hüswil
ch	6153	47.108	7.893	2	Ufhusen
ch	6154	47.078	7.898	2	Hofstatt
ch	6156	47.056	7.921	2	Luthern
ch	6160	46.976	8.108	2	Entlebuch
ch	6162	46.988	8.075	4	Entlebuch|Finsterwald b. Entlebuch|Rengg
ch	6163	47.021	8.083	2	Ebnet
ch	6166	46.959	8.067	2	Hasle
ch	6167	46.985	7.973	2	Bramboden
ch	6170	46.946	8.012	2	Schüpfheim
ch	6173	46.883	8.025	2	Flühli
ch	6174	46.816	8.009	2	Sörenberg
ch	6182	46.924	7.943	2	Escholzmatt
ch	6192	46.878	7.944	2	Wiggen
ch	6196	46.856	7.909	2	Marbach
ch	6197	46.811	7.887	2	Schangnau
ch	6203	47.117	8.201	2	Sempach Station
ch	6204	47.137	8.198	2	Sempach
ch	6205	47.157	8.165	2	Eich
ch	6206	47.097	8.201	2	Neuenkirch
ch	6207	47.13	8.141	2	Nottwil
ch	6208	47.154	8.108	2	Oberkirch
ch	6210	47.176	8.105	2	Sursee
ch	6211	47.202	8.039	2	Buchs
ch	6212	47.182	8.057	2	Kaltbach|St. Erhard
ch	6213	47.201	8.07	2	Knutwil
ch	6214	47.179	8.133	2	Schenkon
ch	6215	47.209	8.203	2	Beromünster|Schwarzenbach
ch	6216	47.169	8.072	2	Mauensee
ch	6217	47.163	8.041	2	Kottwil
ch	6218	47.149	8.018	2	Ettiswil
ch	6221	47.22	8.149	2	Rickenbach
ch	6222	47.192	8.172	2	Gunzwil
ch	6231	47.227	8.119	2	Schlierbach
ch	6232	47.202	8.117	2	Geuensee
ch	6233	47.214	8.095	2	Büron
ch	6234	47.237	8.081	2	Triengen|Kulmerau
ch	6235	47.233	8.042	2	Winikon
ch	6236	47.221	8.063	2	Wilihof
ch	6242	47.184	8.031	2	Wauwil
ch	6243	47.184	8.004	2	Egolzwil
ch	6244	47.191	7.979	2	Nebikon
ch	6245	47.181	7.938	2	Ebersecken
ch	6246	47.202	7.96	2	Altishofen
ch	6247	47.168	7.987	2	Schötz
ch	6248	47.147	7.995	2	Alberswil
ch	6252	47.216	7.995	2	Dagmersellen
ch	6253	47.216	8.024	2	Uffikon
ch	6260	47.243	7.977	2	Reiden|Hintermoos|Mehlsecken|Reidermoos
ch	6262	47.23	7.949	2	Langnau b. Reiden
ch	6263	47.211	7.932	2	Richenthal
ch	6264	47.23	7.901	2	Pfaffnau
ch	6265	47.211	7.886	2	Roggliswil
ch	6274	47.128	8.313	2	Eschenbach
ch	6275	47.154	8.335	2	Ballwil
ch	6276	47.178	8.32	2	Hohenrain
ch	6277	47.197	8.304	2	Kleinwangen|Lieli
ch	6280	47.167	8.285	2	Hochdorf|Urswil
ch	6281	47.168	8.292	2	Hochdorf
ch	6283	47.185	8.271	2	Baldegg
ch	6284	47.208	8.268	2	Gelfingen|Sulz
ch	6285	47.223	8.258	2	Hitzkirch|Retschwil
ch	6286	47.241	8.252	2	Altwis
ch	6287	47.258	8.239	2	Aesch
ch	6288	47.267	8.271	2	Schongau
ch	6289	47.242	8.279	2	Hämikon|Müswangen
ch	6294	47.225	8.234	2	Ermensee
ch	6295	47.242	8.227	2	Mosen
ch	6300	47.169	8.504	2	Zug|Zugerberg
ch	6301	47.172	8.517	3	Zug
ch	6302	47.172	8.517	3	Zug
ch	6303	47.172	8.517	3	Zug
ch	6312	47.199	8.487	2	Steinhausen
ch	6313	47.172	8.599	2	Menzingen|Edlibach|Finstersee
ch	6314	47.12	8.581	2	Unterägeri|Neuägeri
ch	6315	47.136	8.624	2	Oberägeri|Alosen|Morgarten
ch	6317	47.135	8.5	2	Oberwil b. Zug
ch	6318	47.106	8.53	2	Walchwil
ch	6319	47.165	8.55	2	Allenwinden
ch	6330	47.194	8.456	2	Cham
ch	6331	47.193	8.417	2	Hünenberg
ch	6332	47.211	8.43	2	Hagendorn
ch	6333	47.171	8.447	2	Hünenberg
ch	6340	47.2	8.536	3	Baar|Sihlbrugg
ch	6341	47.196	8.53	2	Baar
ch	6343	47.145	8.451	2	Rotkreuz|Risch|Buonas|Holzhäusern
ch	6344	47.115	8.453	2	Meierskappel
ch	6345	47.2	8.584	2	Neuheim
ch	6353	47.031	8.424	2	Weggis
ch	6354	47.016	8.486	2	Vitznau
ch	6356	47.037	8.488	2	Rigi Kaltbad
ch	6362	46.974	8.331	2	Stansstad
ch	6363	46.996	8.385	2	Bürgenstock|Fürigen|Obbürgen
ch	6365	47.005	8.383	2	Kehrsiten
ch	6370	46.959	8.363	2	Stans|Oberdorf
ch	6371	46.958	8.366	2	Stans
ch	6372	46.945	8.322	2	Ennetmoos
ch	6373	46.995	8.431	2	Ennetbürgen
ch	6374	46.967	8.423	2	Buochs
ch	6375	46.95	8.472	2	Beckenried
ch	6376	46.946	8.52	2	Emmetten
ch	6377	46.963	8.575	2	Seelisberg
ch	6382	46.941	8.408	2	Büren
ch	6383	46.922	8.384	3	Dallenwil|Niederrickenbach|Wiesenberg|Wirzweli
ch	6386	46.9	8.383	2	Wolfenschiessen
ch	6387	46.879	8.44	2	Oberrickenbach
ch	6388	46.863	8.369	2	Grafenort
ch	6390	46.815	8.441	2	Engelberg
ch	6391	46.821	8.401	2	Engelberg
ch	6402	47.07	8.406	2	Merlischachen
ch	6403	47.079	8.446	2	Küssnacht am Rigi
ch	6404	47.056	8.431	2	Greppen
ch	6405	47.094	8.475	2	Immensee
ch	6410	47.043	8.547	3	Goldau|Rigi Klösterli|Rigi Kulm|Rigi Scheidegg|Rigi Staffel
ch	6414	47.054	8.534	2	Oberarth
ch	6415	47.075	8.524	2	Arth
ch	6416	47.067	8.581	2	Steinerberg
ch	6417	47.08	8.631	2	Sattel
ch	6418	47.102	8.68	2	Rothenthurm
ch	6422	47.052	8.61	2	Steinen
ch	6423	47.033	8.628	2	Seewen
ch	6424	47.025	8.581	2	Lauerz
ch	6430	47.035	8.667	2	Schwyz
ch	6431	47.021	8.654	2	Schwyz
ch	6432	47.011	8.693	2	Rickenbach b. Schwyz
ch	6433	46.97	8.672	2	Stoos
ch	6434	46.996	8.74	2	Illgau
ch	6436	46.964	8.808	4	Muotathal|Bisisthal|Ried (Muotathal)
ch	6438	47.002	8.647	2	Ibach
ch	6440	47.001	8.596	2	Brunnen
ch	6441	46.97	8.598	2	Rütli
ch	6442	46.998	8.52	2	Gersau
ch	6443	46.975	8.621	2	Morschach
ch	6452	46.938	8.685	3	Riemenstalden|Sisikon
ch	6454	46.914	8.639	2	Flüelen
ch	6460	46.888	8.641	2	Altdorf
ch	6461	46.887	8.525	2	Isenthal
ch	6462	46.883	8.588	2	Seedorf
ch	6463	46.885	8.69	2	Bürglen
ch	6464	46.876	8.735	2	Spiringen
ch	6465	46.848	8.787	2	Unterschächen
ch	6466	46.93	8.582	2	Bauen
ch	6467	46.856	8.652	2	Schattdorf
ch	6468	46.853	8.598	2	Attinghausen
ch	6469	46.845	8.686	2	Haldi b. Schattdorf
ch	6472	46.812	8.602	2	Erstfeld
ch	6473	46.804	8.691	2	Silenen
ch	6474	46.779	8.654	2	Amsteg
ch	6475	46.772	8.763	2	Bristen
ch	6476	46.771	8.632	2	Intschi
ch	6482	46.735	8.62	2	Gurtnellen
ch	6484	46.697	8.597	2	Wassen
ch	6485	46.734	8.512	2	Meien
ch	6487	46.664	8.499	2	Göschenen
ch	6490	46.62	8.631	2	Andermatt
ch	6491	46.58	8.47	2	Realp
ch	6493	46.607	8.562	2	Hospental
ch	6500	46.2	9.023	2	Bellinzona
ch	6501	46.193	9.017	2	Bellinzona
ch	6503	46.211	9.002	2	Bellinzona
ch	6512	46.173	9.005	2	Giubiasco
ch	6513	46.205	8.974	2	Monte Carasso
ch	6514	46.19	8.97	2	Sementina
ch	6515	46.182	8.945	2	Gudo
ch	6516	46.196	8.914	2	Cugnasco
ch	6517	46.199	9.086	2	Arbedo
ch	6518	46.225	8.995	2	Gorduno
ch	6523	46.249	8.967	2	Preonzo
ch	6524	46.266	8.968	2	Moleno
ch	6525	46.238	9.004	2	Gnosca
ch	6526	46.281	8.941	2	Prosito
ch	6527	46.305	8.969	2	Lodrino
ch	6528	46.158	9.012	2	Camorino
ch	6532	46.23	9.043	2	Castione
ch	6533	46.238	9.068	2	Lumino
ch	6534	46.244	9.098	2	S. Vittore
ch	6535	46.208	9.152	2	Roveredo
ch	6537	46.233	9.181	2	Grono
ch	6538	46.273	9.203	2	Verdabbio
ch	6540	46.261	9.13	2	Castaneda
ch	6541	46.283	9.148	2	Sta. Maria in Calanca
ch	6542	46.276	9.103	2	Buseno
ch	6543	46.301	9.095	2	Arvigo
ch	6544	46.302	9.133	2	Braggio
ch	6545	46.322	9.103	2	Selma
ch	6546	46.334	9.122	2	Cauco
ch	6548	46.404	9.127	2	Rossa
ch	6549	46.211	9.105	2	Laura
ch	6556	46.25	9.187	2	Leggia
ch	6557	46.261	9.206	2	Cama
ch	6558	46.307	9.225	2	Lostallo
ch	6562	46.352	9.226	2	Soazza
ch	6563	46.403	9.226	2	Mesocco
ch	6565	46.471	9.189	2	S. Bernardino
ch	6571	46.095	8.842	2	Indemini
ch	6572	46.152	8.897	2	Quartino
ch	6573	46.144	8.871	2	Magadino
ch	6574	46.131	8.856	2	Vira (Gambarogno)
ch	6575	46.136	8.803	2	S. Nazzaro|Vairano
ch	6576	46.122	8.789	2	Gerra (Gambarogno)
ch	6577	46.115	8.776	2	Ranzo
ch	6578	46.106	8.77	2	Caviano
ch	6579	46.13	8.831	2	Piazzogna
ch	6582	46.161	9.049	2	Pianezzo
ch	6583	46.168	9.07	2	S. Antonio (Val Morobbia)
ch	6584	46.156	9.108	2	Carena
ch	6592	46.155	8.973	2	S. Antonino
ch	6593	46.151	8.95	2	Cadenazzo
ch	6594	46.152	8.923	2	Contone
ch	6595	46.17	8.895	2	Riazzino
ch	6596	46.175	8.865	2	Gordola
ch	6597	46.18	8.908	2	Agarone
ch	6598	46.171	8.846	2	Tenero
ch	6599	46.138	8.95	2	Robasacco
ch	6600	46.161	8.803	2	Locarno|Muralto|Solduno
ch	6601	46.171	8.8	3	Locarno
ch	6602	46.173	8.802	2	Muralto
ch	6604	46.171	8.8	3	Locarno
ch	6605	46.185	8.779	2	Locarno
ch	6611	46.196	8.603	3	Crana|Gresso|Mosogno
ch	6612	46.148	8.772	2	Ascona
ch	6613	46.135	8.736	2	Porto Ronco
ch	6614	46.124	8.694	2	Brissago|Isole di Brissago
ch	6616	46.169	8.742	2	Losone
ch	6618	46.16	8.74	2	Arcegno
ch	6622	46.148	8.72	2	Ronco sopra Ascona
ch	6631	46.236	8.824	2	Corippo
ch	6632	46.225	8.884	2	Vogorno
ch	6633	46.275	8.863	2	Lavertezzo
ch	6634	46.302	8.758	2	Brione (Verzasca)
ch	6635	46.318	8.806	2	Gerra (Verzasca)
ch	6636	46.354	8.819	2	Frasco
ch	6637	46.365	8.757	2	Sonogno
ch	6644	46.183	8.795	2	Orselina
ch	6645	46.194	8.811	2	Brione sopra Minusio
ch	6646	46.192	8.838	2	Contra
ch	6647	46.214	8.826	2	Mergoscia
ch	6648	46.173	8.824	2	Minusio
ch	6652	46.191	8.746	2	Tegna
ch	6653	46.193	8.728	2	Verscio
ch	6654	46.191	8.709	2	Cavigliano
ch	6655	46.169	8.687	2	Intragna|Rasa|Verdasio
ch	6656	46.178	8.713	2	Golino
ch	6657	46.142	8.646	2	Palagnedra
ch	6658	46.17	8.601	2	Borgnone
ch	6659	46.155	8.61	2	Camedo|Moneto
ch	6661	46.204	8.693	2	Auressio|Berzona|Loco
ch	6662	46.216	8.627	2	Russo
ch	6663	46.206	8.58	2	Comologno|Spruga
ch	6664	46.241	8.543	2	Vergeletto
ch	6670	46.204	8.764	2	Avegno
ch	6672	46.233	8.767	2	Gordevio
ch	6673	46.266	8.733	2	Maggia
ch	6674	46.28	8.605	2	Riveo|Someo
ch	6675	46.304	8.595	2	Cevio
ch	6676	46.342	8.594	2	Bignasco
ch	6677	46.222	8.717	2	Aurigeno|Moghegno
ch	6678	46.288	8.707	3	Coglio|Giumaglio|Lodano
ch	6682	46.312	8.577	2	Linescio
ch	6683	46.31	8.544	2	Cerentino|Niva (Vallemaggia)
ch	6684	46.284	8.506	2	Campo (Vallemaggia)|Cimalmotto
ch	6685	46.32	8.484	2	Bosco/Gurin
ch	6690	46.373	8.536	4	Cavergno|S. Carlo (Val Bavona)
ch	6692	46.358	8.619	2	Brontallo|Menzonio
ch	6693	46.371	8.675	2	Broglio
ch	6694	46.398	8.694	2	Prato-Sornico
ch	6695	46.406	8.641	3	Peccia|Piano di Peccia
ch	6696	46.458	8.642	2	Fusio
ch	6702	46.266	9.037	2	Claro
ch	6703	46.326	9.021	2	Osogna
ch	6705	46.303	9.032	2	Cresciano
ch	6707	46.325	8.94	2	Iragna
ch	6710	46.367	9.023	2	Biasca
ch	6713	46.435	9.039	2	Malvaglia
ch	6714	46.402	8.954	2	Semione
ch	6715	46.453	8.972	2	Dongio
ch	6716	46.457	8.938	2	Acquarossa|Leontica|Lottigna
ch	6717	46.495	8.955	2	Dangio|Torre
ch	6718	46.517	8.909	2	Camperio|Olivone
ch	6719	46.541	8.988	2	Aquila
ch	6720	46.56	8.889	3	Campo (Blenio)|Ghirone
ch	6721	46.421	8.948	2	Ludiano|Motto (Blenio)
ch	6722	46.436	8.926	2	Corzoneso
ch	6723	46.47	8.93	2	Castro|Marolta|Prugiasco
ch	6724	46.493	8.938	2	Largario|Ponto Valentino
ch	6742	46.371	8.946	2	Pollegio
ch	6743	46.386	8.921	2	Bodio
ch	6744	46.346	8.894	2	Personico
ch	6745	46.389	8.862	2	Giornico
ch	6746	46.454	8.846	2	Calonico|Lavorgo|Nivo
ch	6747	46.423	8.793	2	Chironico
ch	6748	46.441	8.868	2	Anzonico
ch	6749	46.419	8.889	2	Cavagnago|Sobrio
ch	6760	46.474	8.801	3	Faido|Calpiogna|Campello|Carì|Molare|Rossura
ch	6763	46.503	8.797	2	Mairengo|Osco
ch	6764	46.461	8.824	2	Chiggiogna
ch	6772	46.481	8.722	2	Rodi-Fiesso
ch	6773	46.471	8.746	2	Prato (Leventina)
ch	6774	46.457	8.762	2	Dalpe
ch	6775	46.496	8.695	2	Ambrì
ch	6776	46.538	8.711	2	Piotta
ch	6777	46.515	8.73	2	Quinto|Varenzo
ch	6780	46.542	8.599	2	Airolo|Madrano
ch	6781	46.489	8.478	3	Bedretto|Villa Bedretto
ch	6802	46.124	8.905	2	Rivera
ch	6803	46.105	8.951	2	Camignolo
ch	6804	46.126	8.933	2	Bironico
ch	6805	46.096	8.908	2	Mezzovico
ch	6806	46.085	8.9	2	Sigirino
ch	6807	46.063	8.931	2	Taverne
ch	6808	46.07	8.906	2	Torricella
ch	6809	46.129	8.989	2	Medeglia
ch	6810	46.133	9.014	2	Isone
ch	6814	46.034	8.934	2	Cadempino|Lamone|Lamone-Cadempino
ch	6815	45.956	8.949	2	Melide
ch	6816	45.951	8.966	2	Bissone
ch	6817	45.937	8.971	2	Maroggia
ch	6818	45.921	8.991	2	Melano
ch	6821	45.936	9	2	Rovio
ch	6822	45.957	8.993	2	Arogno
ch	6823	45.99	8.999	2	Pugerna
ch	6825	45.904	8.985	2	Capolago
ch	6826	45.913	8.964	2	Riva San Vitale
ch	6827	45.925	8.938	2	Brusino Arsizio
ch	6828	45.843	9.008	2	Balerna
ch	6830	45.829	9.017	2	Chiasso
ch	6832	45.825	9.016	2	Pedrinate|Seseglio
ch	6833	45.847	9.036	2	Vacallo
ch	6834	45.85	9.021	2	Morbio Inferiore
ch	6835	45.867	9.04	2	Morbio Superiore
ch	6836	45.85	9.022	2	Serfontana
ch	6837	45.887	9.057	2	Bruzella|Caneggio
ch	6838	45.901	9.06	2	Cabbio|Muggio|Scudellate
ch	6839	45.861	9.045	2	Sagno
ch	6850	45.886	8.993	2	Mendrisio
ch	6852	45.85	8.957	2	Genestrerio
ch	6853	45.863	8.955	2	Ligornetto
ch	6854	45.858	8.935	2	S. Pietro
ch	6855	45.846	8.932	2	Stabio
ch	6862	45.876	8.97	2	Rancate
ch	6863	45.871	8.954	2	Besazio
ch	6864	45.88	8.94	2	Arzo
ch	6865	45.881	8.959	2	Tremona
ch	6866	45.899	8.943	2	Meride
ch	6867	45.916	8.942	2	Serpiano
ch	6872	45.887	9.003	2	Salorino|Somazzo
ch	6873	45.862	8.993	2	Corteglia
ch	6874	45.865	9.008	2	Castel San Pietro
ch	6875	45.874	9.019	2	Campora|Casima|Monte
ch	6877	45.854	8.986	2	Coldrerio
ch	6883	45.843	8.979	2	Novazzano
ch	6900	46.005	8.954	2	Lugano|Massagno|Paradiso
ch	6901	46.01	8.96	3	Lugano
ch	6902	45.988	8.948	2	Lugano
ch	6903	46.01	8.96	3	Lugano
ch	6904	46.005	8.971	3	Lugano
ch	6906	46.005	8.971	3	Lugano
ch	6907	46.005	8.971	3	Lugano
ch	6908	46.013	8.944	2	Massagno
ch	6912	45.981	8.947	2	Pazzallo
ch	6913	45.97	8.934	2	Carabbia
ch	6914	45.957	8.932	2	Carona
ch	6915	45.986	8.931	2	Pambio-Noranco
ch	6916	45.968	8.928	2	Grancia
ch	6917	45.96	8.916	2	Barbengo
ch	6918	45.956	8.908	2	Figino
ch	6919	45.969	8.9	2	Carabietta
ch	6921	45.935	8.925	2	Vico Morcote
ch	6922	45.932	8.908	2	Morcote
ch	6924	46	8.935	2	Sorengo
ch	6925	45.992	8.926	2	Gentilino
ch	6926	45.979	8.914	2	Montagnola
ch	6927	45.968	8.912	2	Agra
ch	6928	46.031	8.919	2	Manno
ch	6929	46.042	8.919	2	Gravesano
ch	6930	46.053	8.918	2	Bedano
ch	6932	46.009	8.927	2	Breganzona
ch	6933	45.997	8.917	2	Muzzano
ch	6934	46.015	8.913	2	Bioggio
ch	6935	46.03	8.905	2	Bosco Luganese
ch	6936	46.023	8.892	2	Cademario
ch	6937	46.044	8.859	2	Breno
ch	6938	46.05	8.871	2	Fescoggia|Vezio
ch	6939	46.06	8.893	2	Arosio|Arosio-Mugena|Mugena
ch	6942	46.019	8.945	2	Savosa
ch	6943	46.025	8.935	2	Vezia
ch	6944	46.038	8.944	2	Cureglia
ch	6945	46.051	8.945	2	Origlio
ch	6946	46.106	9.022	2	Ponte Capriasca
ch	6947	46.056	8.96	2	Vaglio
ch	6948	46.027	8.953	2	Porza
ch	6949	46.04	8.957	2	Comano
ch	6950	46.07	8.968	2	Tesserete
ch	6951	46.091	9.075	2	Bogno|Colla|Cozzo|Insone|Scareglia|Signôra
ch	6952	46.036	8.968	2	Canobbio
ch	6953	46.056	8.971	2	Lugaggia
ch	6954	46.08	8.949	2	Bigorio|Sala Capriasca
ch	6955	46.065	8.975	2	Cagiallo|Oggio
ch	6956	46.07	8.978	2	Lopagno
ch	6957	46.075	8.983	2	Roveredo
ch	6958	46.089	9.006	2	Bidogno|Corticiasca
ch	6959	46.079	9.067	2	Certara|Cimadera|Curtina|Maglio di Colla|Piandera Paese
ch	6960	46.103	8.992	2	Odogno
ch	6962	46.013	8.971	2	Viganello
ch	6963	46.023	8.975	2	Pregassona|Cureggia
ch	6964	46.032	8.986	2	Davesco-Soragno
ch	6965	46.042	8.995	2	Cadro
ch	6966	46.052	9.005	2	Villa Luganese
ch	6967	46.054	8.98	2	Dino
ch	6968	46.065	9.014	2	Sonvico
ch	6974	46.009	8.98	2	Aldesago
ch	6976	45.999	8.982	2	Castagnola
ch	6977	46.005	8.98	2	Ruvigliana
ch	6978	46.009	9.01	2	Gandria
ch	6979	46.017	8.999	2	Brè sopra Lugano
ch	6980	45.995	8.839	2	Castelrotto
ch	6981	46.002	8.845	2	Bedigliora|Banco|Beride di Bedigliora|Biogno-Beride|Bombinasco
ch	6982	46.001	8.903	2	Agno
ch	6983	45.982	8.891	2	Magliaso
ch	6984	45.983	8.865	2	Pura
ch	6986	46.001	8.862	2	Curio|Miglieglia|Novaggio
ch	6987	45.968	8.88	2	Caslano
ch	6988	45.971	8.859	2	Ponte Tresa
ch	6989	45.981	8.849	2	Purasca
ch	6990	45.991	8.893	2	Cassina d'Agno
ch	6991	45.989	8.878	2	Neggio
ch	6992	45.996	8.88	2	Vernate|Cimo
ch	6993	46.005	8.879	2	Iseo
ch	6994	46.019	8.874	2	Aranno
ch	6995	45.989	8.832	2	Madonna del Piano|Molinazzo di Monteggio
ch	6997	46.003	8.816	2	Sessa
ch	6998	45.996	8.851	3	Monteggio|Termine
ch	6999	46.015	8.816	2	Astano
ch	7000	46.853	9.53	2	Chur
ch	7001	46.85	9.533	3	Chur
ch	7004	46.85	9.533	3	Chur
ch	7006	46.85	9.533	3	Chur
ch	7007	46.85	9.533	3	Chur
ch	7012	46.856	9.463	2	Felsberg
ch	7013	46.82	9.455	2	Domat/Ems
ch	7014	46.869	9.329	2	Trin
ch	7015	46.844	9.409	2	Tamins
ch	7016	46.822	9.333	2	Trin
ch	7017	46.864	9.269	2	Flims
ch	7018	46.825	9.287	2	Flims
ch	7019	46.846	9.319	2	Fidaz
ch	7023	46.882	9.501	2	Haldenstein
ch	7026	46.845	9.572	2	Maladers
ch	7027	46.854	9.601	2	Calfreisen|Castiel|Lüen
ch	7028	46.85	9.638	2	Pagig|St. Peter
ch	7029	46.843	9.688	2	Peist
ch	7031	46.809	9.264	2	Laax
ch	7032	46.852	9.212	2	Laax
ch	7050	46.77	9.668	2	Arosa
ch	7056	46.814	9.646	2	Molinis
ch	7057	46.824	9.745	2	Langwies
ch	7058	46.799	9.701	2	Litzirüti
ch	7062	46.821	9.557	2	Passugg
ch	7063	46.821	9.582	2	Praden
ch	7064	46.793	9.607	2	Tschiertschen
ch	7074	46.812	9.518	2	Malix
ch	7075	46.783	9.532	2	Churwalden
ch	7076	46.776	9.57	2	Parpan
ch	7077	46.752	9.55	2	Valbella
ch	7078	46.732	9.548	2	Lenzerheide/Lai
ch	7082	46.697	9.518	2	Vaz/Obervaz
ch	7083	46.707	9.579	2	Lantsch/Lenz
ch	7084	46.684	9.603	2	Brienz/Brinzauls
ch	7104	46.782	9.334	2	Arezen|Versam
ch	7106	46.746	9.325	2	Tenna
ch	7107	46.713	9.322	2	Safien Platz
ch	7109	46.632	9.281	2	Thalkirch
ch	7110	46.716	9.198	2	Peiden
ch	7111	46.722	9.246	2	Pitasch
ch	7112	46.696	9.248	2	Duvin
ch	7113	46.689	9.222	2	Camuns
ch	7114	46.704	9.188	2	Uors (Lumnezia)
ch	7115	46.681	9.169	2	Surcasti
ch	7116	46.654	9.206	2	St. Martin (Lugnez)|Tersnaus
ch	7122	46.788	9.296	2	Carrera|Valendas
ch	7126	46.773	9.243	2	Castrisch
ch	7127	46.758	9.223	2	Sevgein
ch	7128	46.742	9.261	2	Riein
ch	7130	46.771	9.193	3	Ilanz|Schnaus
ch	7132	46.574	9.131	2	Vals
ch	7134	46.72	9.071	2	Obersaxen
ch	7137	46.766	9.161	2	Flond
ch	7138	46.753	9.151	2	Surcuolm
ch	7141	46.755	9.191	2	Luven
ch	7142	46.734	9.201	2	Cumbel
ch	7143	46.735	9.174	2	Morissen
ch	7144	46.721	9.159	2	Vella
ch	7145	46.706	9.171	2	Degen
ch	7146	46.712	9.138	2	Vattiz
ch	7147	46.694	9.141	2	Vignogn
ch	7148	46.668	9.104	2	Lumbrein
ch	7149	46.624	9.056	2	Vrin
ch	7151	46.789	9.222	2	Schluein
ch	7152	46.798	9.275	2	Sagogn
ch	7153	46.813	9.22	2	Falera
ch	7154	46.829	9.169	2	Ruschein
ch	7155	46.811	9.191	2	Ladir
ch	7156	46.842	9.109	3	Pigniu|Rueun
ch	7157	46.815	9.155	2	Siat
ch	7158	46.812	9.078	2	Waltensburg/Vuorz
ch	7159	46.818	9.098	2	Andiast
ch	7162	46.757	9.075	2	Tavanasa
ch	7163	46.756	9.053	2	Danis
ch	7164	46.761	9.036	2	Dardin
ch	7165	46.792	9.029	2	Breil/Brigels
ch	7166	46.741	8.979	2	Trun
ch	7167	46.734	9.01	2	Zignau
ch	7168	46.765	9.001	2	Schlans
ch	7172	46.742	8.955	2	Rabius
ch	7173	46.674	8.965	2	Surrein
ch	7174	46.737	8.944	2	S. Benedetg
ch	7175	46.762	8.915	2	Sumvitg
ch	7176	46.709	8.916	2	Cumpadials
ch	7180	46.746	8.848	2	Disentis/Mustér
ch	7182	46.7	8.882	2	Cavardiras
ch	7183	46.681	8.831	2	Mumpé Medel
ch	7184	46.653	8.885	2	Curaglia
ch	7185	46.606	8.836	2	Platta
ch	7186	46.694	8.817	2	Segnas
ch	7187	46.681	8.761	2	Camischolas
ch	7188	46.638	8.75	2	Sedrun
ch	7189	46.666	8.709	2	Rueras
ch	7202	46.901	9.597	2	Says
ch	7203	46.889	9.573	2	Trimmis
ch	7204	46.921	9.516	2	Untervaz
ch	7205	46.934	9.573	2	Zizers
ch	7206	46.945	9.581	2	Igis
ch	7208	46.989	9.58	2	Malans
ch	7212	47.023	9.66	3	Seewis Dorf|Seewis-Pardisla|Seewis-Schmitten
ch	7213	46.916	9.624	2	Valzeina
ch	7214	46.963	9.64	2	Grüsch
ch	7215	47.007	9.688	2	Fanas
ch	7220	46.981	9.719	2	Schiers
ch	7222	46.952	9.712	2	Lunden
ch	7223	46.939	9.724	2	Buchen im Prättigau
ch	7224	46.927	9.741	2	Putz
ch	7226	46.971	9.707	3	Fajauna|Stels
ch	7228	46.992	9.713	2	Pusserein|Schuders
ch	7231	46.943	9.695	2	Pragg-Jenaz
ch	7232	46.914	9.662	2	Furna
ch	7233	46.898	9.704	2	Jenaz
ch	7235	46.887	9.739	2	Fideris
ch	7240	46.925	9.796	2	Küblis
ch	7241	46.886	9.788	2	Conters im Prättigau
ch	7242	46.921	9.762	2	Luzein
ch	7243	46.948	9.768	2	Pany
ch	7244	46.945	9.79	2	Gadenstätt
ch	7245	46.95	9.82	2	Ascharina
ch	7246	46.98	9.846	2	St. Antönien
ch	7247	46.915	9.852	2	Saas im Prättigau
ch	7249	46.887	9.834	2	Serneus
ch	7250	46.847	9.965	2	Klosters
ch	7252	46.901	9.915	2	Klosters Dorf
ch	7260	46.767	9.897	2	Davos
ch	7265	46.839	9.853	2	Davos
ch	7270	46.805	9.837	2	Davos
ch	7272	46.723	9.845	2	Davos
ch	7276	46.776	9.77	2	Davos
ch	7277	46.74	9.771	2	Davos
ch	7278	46.698	9.785	2	Davos
ch	7302	46.962	9.577	2	Landquart
ch	7303	46.959	9.53	2	Mastrils
ch	7304	47.031	9.563	2	Maienfeld
ch	7306	47.039	9.505	2	Fläsch
ch	7307	47.012	9.574	2	Jenins
ch	7310	46.997	9.473	2	Bad Ragaz
ch	7312	46.984	9.508	2	Pfäfers
ch	7313	46.968	9.51	2	St. Margrethenberg
ch	7314	46.956	9.492	2	Vadura
ch	7315	46.913	9.385	2	Vättis
ch	7317	46.977	9.467	2	Valens|Vasön
ch	7320	47.056	9.449	2	Sargans
ch	7323	47.006	9.414	2	Wangs
ch	7324	47.02	9.457	2	Vilters
ch	7325	46.997	9.368	2	Schwendi im Weisstannental
ch	7326	46.972	9.305	2	Weisstannen
ch	7402	46.794	9.37	2	Bonaduz
ch	7403	46.786	9.392	2	Rhäzüns
ch	7404	46.797	9.442	2	Feldis/Veulden
ch	7405	46.777	9.421	2	Rothenbrunnen
ch	7407	46.762	9.482	2	Trans
ch	7408	46.739	9.426	2	Cazis|Realta
ch	7411	46.691	9.465	2	Sils im Domleschg
ch	7412	46.718	9.482	2	Scharans
ch	7413	46.715	9.45	2	Fürstenaubruck
ch	7414	46.723	9.448	2	Fürstenau
ch	7415	46.731	9.446	2	Pratval|Rodels
ch	7416	46.743	9.483	2	Almens
ch	7417	46.751	9.451	2	Paspels
ch	7418	46.764	9.445	2	Tumegl/Tomils
ch	7419	46.783	9.466	2	Scheid
ch	7421	46.713	9.431	2	Summaprada
ch	7422	46.722	9.419	2	Tartar
ch	7423	46.712	9.385	2	Portein|Sarn
ch	7424	46.735	9.406	2	Dalin|Präz
ch	7425	46.695	9.423	2	Masein
ch	7426	46.694	9.393	2	Flerden
ch	7427	46.686	9.402	2	Urmein
ch	7428	46.677	9.361	2	Tschappina|Glaspass
ch	7430	46.688	9.433	2	Thusis|Rongellen
ch	7431	46.677	9.502	2	Mutten|Obermutten
ch	7432	46.638	9.47	2	Zillis
ch	7433	46.631	9.425	3	Donat|Farden|Lohn|Mathon|Wergenstein
ch	7434	46.557	9.37	2	Sufers
ch	7435	46.537	9.329	2	Splügen
ch	7436	46.552	9.285	2	Medels im Rheinwald
ch	7437	46.54	9.239	2	Nufenen
ch	7438	46.514	9.135	2	Hinterrhein
ch	7440	46.586	9.418	2	Andeer
ch	7442	46.613	9.412	2	Clugin
ch	7443	46.603	9.466	2	Pignia
ch	7444	46.552	9.461	2	Ausserferrera
ch	7445	46.506	9.44	2	Innerferrera
ch	7446	46.425	9.491	2	Campsut-Cröt
ch	7447	46.427	9.545	3	Am Bach (Avers)|Cresta (Avers)
ch	7448	46.433	9.586	2	Juf
ch	7450	46.648	9.604	2	Tiefencastel
ch	7451	46.678	9.547	2	Alvaschein
ch	7452	46.62	9.604	2	Cunter
ch	7453	46.587	9.661	2	Tinizong
ch	7454	46.557	9.661	2	Rona
ch	7455	46.504	9.579	2	Mulegns
ch	7456	46.5	9.647	2	Marmorera|Sur
ch	7457	46.458	9.662	2	Bivio
ch	7458	46.649	9.548	2	Mon
ch	7459	46.657	9.52	2	Stierva
ch	7460	46.581	9.602	2	Savognin
ch	7462	46.612	9.533	2	Salouf
ch	7463	46.622	9.589	2	Riom
ch	7464	46.557	9.542	2	Parsonz
ch	7472	46.657	9.617	2	Surava
ch	7473	46.669	9.649	2	Alvaneu Bad
ch	7477	46.649	9.688	2	Filisur
ch	7482	46.639	9.806	4	Bergün/Bravuogn|Preda|Stugl/Stuls
ch	7484	46.638	9.755	2	Latsch
ch	7492	46.716	9.644	2	Alvaneu Dorf
ch	7493	46.704	9.678	2	Schmitten (Albula)
ch	7494	46.716	9.72	2	Davos
ch	7500	46.49	9.817	2	St. Moritz
ch	7502	46.543	9.8	2	Bever
ch	7503	46.533	9.849	2	Samedan
ch	7504	46.431	9.925	2	Pontresina
ch	7505	46.51	9.844	2	Celerina/Schlarigna
ch	7512	46.477	9.806	2	Champfèr
ch	7513	46.474	9.761	3	Silvaplana|Silvaplana-Surlej
ch	7514	46.383	9.79	3	Fex|Sils/Segl Maria
ch	7515	46.437	9.742	2	Sils/Segl Baselgia
ch	7516	46.365	9.72	2	Maloja
ch	7517	46.427	9.709	2	Plaun da Lej
ch	7522	46.579	9.92	2	La Punt-Chamues-ch|La Punt Chamues-ch
ch	7523	46.546	9.966	2	Madulain
ch	7524	46.563	9.98	2	Zuoz
ch	7525	46.597	10.039	2	S-chanf
ch	7526	46.656	9.937	4	Chapella|Cinuos-chel
ch	7527	46.676	10.019	2	Brail
ch	7530	46.67	10.14	2	Zernez
ch	7532	46.642	10.298	2	Tschierv
ch	7533	46.605	10.345	2	Fuldera
ch	7534	46.636	10.372	2	Lü
ch	7535	46.602	10.386	2	Valchava
ch	7536	46.578	10.37	2	Sta. Maria Val Müstair
ch	7537	46.615	10.456	2	Müstair
ch	7542	46.751	10.022	2	Susch
ch	7543	46.783	10.107	2	Lavin
ch	7545	46.808	10.142	2	Guarda
ch	7546	46.77	10.186	2	Ardez
ch	7550	46.735	10.326	3	Scuol
ch	7551	46.826	10.228	2	Ftan
ch	7552	46.787	10.286	2	Vulpera
ch	7553	46.74	10.246	2	Tarasp
ch	7554	46.735	10.326	6	Crusch|Sent
ch	7556	46.858	10.33	2	Ramosch
ch	7557	46.88	10.351	2	Vnà
ch	7558	46.841	10.439	2	Strada
ch	7559	46.906	10.41	2	Tschlin
ch	7560	46.916	10.455	2	Martina
ch	7562	46.963	10.402	2	Samnaun-Compatsch
ch	7563	46.95	10.358	2	Samnaun
ch	7602	46.388	9.657	2	Casaccia
ch	7603	46.35	9.629	2	Vicosoprano
ch	7604	46.348	9.606	2	Borgonovo
ch	7605	46.34	9.592	2	Stampa
ch	7606	46.315	9.58	2	Bondo|Promontogno
ch	7608	46.335	9.523	2	Castasegna
ch	7610	46.357	9.538	2	Soglio
ch	7710	46.375	10.033	2	Alp Grüm|Ospizio Bernina
ch	7741	46.357	10.082	2	S. Carlo (Poschiavo)
ch	7742	46.338	10.039	5	Poschiavo|La Rösa|Sfazù
ch	7743	46.275	10.123	2	Brusio|Miralago
ch	7744	46.236	10.142	2	Campocologno
ch	7745	46.299	10.034	2	Li Curt
ch	7746	46.283	10.086	2	Le Prese
ch	7747	46.261	10.152	2	Viano
ch	7748	46.238	10.095	2	Campascio
ch	8000	47.367	8.55	7	Zürich
ch	8001	47.372	8.542	2	Zürich
ch	8002	47.36	8.533	2	Zürich
ch	8003	47.373	8.514	2	Zürich
ch	8004	47.379	8.52	2	Zürich
ch	8005	47.388	8.521	2	Zürich
ch	8006	47.387	8.55	2	Zürich
ch	8008	47.354	8.559	2	Zürich
ch	8010	47.395	8.449	10	Zürich
ch	8011	47.395	8.449	3	Zürich Mülligen
ch	8012	47.395	8.449	10	Zürich
ch	8017	47.367	8.55	7	Zürich
ch	8018	47.383	8.531	6	Zürich
ch	8021	47.383	8.531	6	Zürich
ch	8022	47.367	8.55	7	Zürich
ch	8024	47.367	8.55	7	Zürich
ch	8027	47.367	8.55	7	Zürich
ch	8031	47.367	8.55	7	Zürich
ch	8032	47.368	8.566	2	Zürich
ch	8034	47.367	8.55	7	Zürich
ch	8036	47.367	8.55	7	Zürich
ch	8037	47.398	8.524	2	Zürich
ch	8038	47.342	8.535	2	Zürich
ch	8040	47.367	8.55	7	Zürich
ch	8041	47.334	8.514	2	Zürich
ch	8042	47.367	8.55	7	Zürich
ch	8044	47.381	8.575	2	Zürich|Gockhausen
ch	8045	47.353	8.509	2	Zürich
ch	8046	47.422	8.509	2	Zürich
ch	8047	47.374	8.486	2	Zürich
ch	8048	47.386	8.479	2	Zürich
ch	8049	47.408	8.494	2	Zürich
ch	8050	47.412	8.551	2	Zürich
ch	8051	47.401	8.578	2	Zürich
ch	8052	47.424	8.54	2	Zürich
ch	8053	47.361	8.598	2	Zürich
ch	8055	47.364	8.494	2	Zürich
ch	8057	47.4	8.544	2	Zürich
ch	8058	47.458	8.585	13	Zürich
ch	8060	47.458	8.585	13	Zürich
ch	8063	47.367	8.55	7	Zürich
ch	8064	47.398	8.486	2	Zürich
ch	8070	47.367	8.55	7	Zürich
ch	8071	47.383	8.531	6	Zürich
ch	8074	47.383	8.531	6	Zürich
ch	8075	47.367	8.55	7	Zürich
ch	8080	47.383	8.531	6	Zürich
ch	8081	47.383	8.531	6	Zürich
ch	8085	47.383	8.531	6	Zürich
ch	8086	47.383	8.531	6	Zürich
ch	8087	47.367	8.55	7	Zürich
ch	8088	47.367	8.55	7	Zürich
ch	8090	47.367	8.55	7	Zürich
ch	8091	47.367	8.55	7	Zürich
ch	8092	47.383	8.531	6	Zürich
ch	8093	47.383	8.531	6	Zürich
ch	8096	47.383	8.531	6	Zürich
ch	8098	47.367	8.55	7	Zürich
ch	8099	47.383	8.531	6	Zürich
ch	8102	47.41	8.466	2	Oberengstringen
ch	8103	47.411	8.443	2	Unterengstringen
ch	8104	47.422	8.432	2	Weiningen
ch	8105	47.434	8.464	2	Regensdorf|Watt
ch	8106	47.453	8.463	2	Adlikon b. Regensdorf
ch	8107	47.459	8.437	2	Buchs
ch	8108	47.439	8.432	2	Dällikon
ch	8109	47.408	8.439	2	Kloster Fahr
ch	8112	47.465	8.39	2	Otelfingen
ch	8113	47.472	8.407	2	Boppelsen
ch	8114	47.445	8.406	2	Dänikon
ch	8115	47.442	8.39	2	Hüttikon
ch	8117	47.371	8.642	2	Fällanden
ch	8118	47.366	8.625	2	Pfaffhausen
ch	8121	47.361	8.637	2	Benglen
ch	8122	47.357	8.627	2	Binz
ch	8123	47.351	8.64	2	Ebmatingen
ch	8124	47.338	8.673	2	Maur
ch	8125	47.346	8.609	2	Zollikerberg
ch	8126	47.334	8.626	2	Zumikon
ch	8127	47.322	8.646	2	Forch
ch	8132	47.294	8.69	2	Egg|Hinteregg
ch	8133	47.291	8.714	2	Esslingen
ch	8134	47.309	8.521	2	Adliswil
ch	8135	47.271	8.539	3	Langnau am Albis|Sihlbrugg Station|Sihlwald
ch	8136	47.282	8.552	2	Gattikon
ch	8142	47.367	8.459	2	Uitikon
ch	8143	47.318	8.492	2	Stallikon|Uetliberg
ch	8152	47.433	8.563	2	Glattbrugg|Opfikon|Glattpark (Opfikon)
ch	8153	47.447	8.529	2	Rümlang
ch	8154	47.478	8.524	2	Oberglatt
ch	8155	47.478	8.484	2	Niederhasli|Nassenwil
ch	8156	47.461	8.5	2	Oberhasli
ch	8157	47.477	8.454	2	Dielsdorf
ch	8158	47.478	8.428	2	Regensberg
ch	8162	47.501	8.448	2	Steinmaur|Sünikon
ch	8164	47.528	8.429	2	Bachs
ch	8165	47.504	8.406	2	Oberweningen|Schleinikon|Schöfflisdorf
ch	8166	47.503	8.375	2	Niederweningen
ch	8172	47.493	8.5	2	Niederglatt
ch	8173	47.509	8.476	2	Neerach
ch	8174	47.529	8.469	2	Stadel
ch	8175	47.546	8.472	2	Windlach
ch	8180	47.527	8.541	2	Bülach
ch	8181	47.508	8.502	2	Höri
ch	8182	47.528	8.509	2	Hochfelden
ch	8184	47.502	8.545	2	Bachenbülach
ch	8185	47.485	8.558	2	Winkel
ch	8187	47.556	8.44	2	Weiach
ch	8192	47.557	8.502	2	Glattfelden|Zweidlen
ch	8193	47.573	8.524	2	Eglisau
ch	8194	47.592	8.498	2	Hüntwangen
ch	8195	47.595	8.472	2	Wasterkingen
ch	8196	47.608	8.509	2	Wil
ch	8197	47.611	8.543	2	Rafz
ch	8200	47.715	8.625	2	Schaffhausen
ch	8201	47.697	8.635	2	Schaffhausen
ch	8203	47.699	8.663	2	Schaffhausen
ch	8207	47.723	8.673	2	Schaffhausen
ch	8208	47.712	8.635	2	Schaffhausen
ch	8212	47.679	8.599	2	Neuhausen am Rheinfall|Nohl
ch	8213	47.682	8.512	2	Neunkirch
ch	8214	47.711	8.496	2	Gächlingen
ch	8215	47.7	8.443	2	Hallau
ch	8216	47.714	8.473	2	Oberhallau
ch	8217	47.665	8.471	2	Wilchingen
ch	8218	47.658	8.497	2	Osterfingen
ch	8219	47.67	8.426	2	Trasadingen
ch	8222	47.704	8.577	2	Beringen
ch	8223	47.681	8.557	2	Guntmadingen
ch	8224	47.703	8.546	2	Löhningen
ch	8225	47.723	8.523	2	Siblingen
ch	8226	47.748	8.495	2	Schleitheim
ch	8228	47.765	8.544	2	Beggingen
ch	8231	47.738	8.578	2	Hemmental
ch	8232	47.763	8.6	2	Merishausen
ch	8233	47.793	8.592	2	Bargen
ch	8234	47.738	8.658	2	Stetten
ch	8235	47.756	8.67	2	Lohn
ch	8236	47.753	8.645	2	Büttenhardt|Opfertshofen
ch	8239	47.71	8.717	2	Dörflingen
ch	8240	47.743	8.706	2	Thayngen
ch	8241	47.76	8.718	2	Barzheim
ch	8242	47.769	8.679	2	Bibern|Hofen
ch	8243	47.788	8.657	2	Altdorf
ch	8245	47.688	8.645	2	Feuerthalen
ch	8246	47.682	8.661	2	Langwiesen
ch	8247	47.682	8.637	2	Flurlingen
ch	8248	47.67	8.646	2	Uhwiesen
ch	8252	47.667	8.699	2	Schlatt
ch	8253	47.681	8.746	2	Diessenhofen|Willisdorf
ch	8254	47.661	8.74	2	Basadingen
ch	8255	47.66	8.769	2	Schlattingen
ch	8259	47.663	8.838	2	Wagenhausen|Etzwilen|Kaltenbach|Rheinklingen
ch	8260	47.667	8.858	2	Stein am Rhein
ch	8261	47.688	8.841	2	Hemishofen
ch	8262	47.705	8.815	2	Ramsen
ch	8263	47.716	8.785	2	Buch
ch	8264	47.636	8.876	2	Eschenz
ch	8265	47.647	8.921	2	Mammern
ch	8266	47.66	8.987	2	Steckborn
ch	8267	47.673	9.026	2	Berlingen
ch	8268	47.663	9.051	2	Salenstein|Mannenbach-Salenstein
ch	8269	47.654	9.065	2	Fruthwilen
ch	8272	47.66	9.086	2	Ermatingen
ch	8273	47.66	9.108	2	Triboltingen
ch	8274	47.648	9.132	2	Tägerwilen|Gottlieben
ch	8280	47.64	9.173	3	Kreuzlingen
ch	8285	47.64	9.173	3	Kreuzlingen
ch	8302	47.458	8.585	3	Kloten
ch	8303	47.44	8.63	2	Bassersdorf
ch	8304	47.417	8.595	2	Wallisellen
ch	8305	47.425	8.615	2	Dietlikon
ch	8306	47.422	8.634	2	Brüttisellen
ch	8307	47.424	8.693	2	Effretikon|Ottikon b. Kemptthal
ch	8308	47.409	8.719	2	Illnau|Agasul
ch	8309	47.458	8.649	2	Nürensdorf
ch	8310	47.444	8.698	2	Grafstal|Kemptthal
ch	8311	47.475	8.672	2	Brütten
ch	8312	47.459	8.691	2	Winterberg
ch	8314	47.452	8.743	2	Kyburg
ch	8315	47.443	8.676	2	Lindau
ch	8317	47.427	8.669	2	Tagelswangen
ch	8320	47.387	8.75	2	Fehraltorf
ch	8322	47.398	8.806	2	Gündisau|Madetswil
ch	8330	47.37	8.791	2	Pfäffikon
ch	8331	47.345	8.808	2	Auslikon
ch	8332	47.395	8.781	2	Russikon|Rumlikon
ch	8335	47.366	8.829	2	Hittnau
ch	8340	47.303	8.846	2	Hinwil
ch	8342	47.292	8.877	2	Wernetshausen
ch	8344	47.339	8.871	2	Bäretswil
ch	8345	47.342	8.837	2	Adetswil
ch	8352	47.503	8.808	2	Elsau|Ricketwil (Winterthur)
ch	8353	47.492	8.863	2	Elgg
ch	8354	47.496	8.832	2	Dickbuch|Hofstetten
ch	8355	47.492	8.908	2	Aadorf
ch	8356	47.474	8.897	2	Ettenhausen
ch	8357	47.472	8.921	2	Guntershausen b. Aadorf
ch	8360	47.464	8.967	2	Eschlikon|Wallenwil
ch	8362	47.454	8.937	2	Balterswil
ch	8363	47.446	8.918	2	Bichelsee
ch	8370	47.462	8.998	2	Sirnach
ch	8371	47.453	9.017	2	Busswil
ch	8372	47.447	8.987	2	Wiezikon b. Sirnach
ch	8374	47.422	8.943	2	Dussnang|Oberwangen
ch	8376	47.411	8.973	2	Fischingen|Au
ch	8400	47.493	8.73	2	Winterthur
ch	8401	47.506	8.724	5	Winterthur
ch	8403	47.506	8.724	5	Winterthur
ch	8404	47.509	8.758	2	Winterthur|Reutlingen (Winterthur)|Stadel (Winterthur)
ch	8405	47.478	8.776	2	Winterthur
ch	8406	47.483	8.702	2	Winterthur
ch	8408	47.507	8.683	2	Winterthur
ch	8409	47.505	8.779	2	Winterthur
ch	8412	47.544	8.679	2	Aesch (Neftenbach)|Hünikon (Neftenbach)|Riet (Neftenbach)
ch	8413	47.53	8.661	2	Neftenbach
ch	8414	47.548	8.627	2	Buch am Irchel
ch	8415	47.565	8.588	2	Berg am Irchel|Gräslikon
ch	8416	47.585	8.605	2	Flaach
ch	8418	47.47	8.827	2	Schlatt
ch	8421	47.527	8.622	2	Dättlikon
ch	8422	47.511	8.643	2	Pfungen
ch	8424	47.509	8.596	2	Embrach
ch	8425	47.489	8.633	2	Oberembrach
ch	8426	47.483	8.593	2	Lufingen
ch	8427	47.534	8.568	2	Rorbas|Freienstein
ch	8428	47.55	8.576	2	Teufen
ch	8442	47.55	8.706	2	Hettlingen
ch	8444	47.563	8.684	2	Henggart
ch	8447	47.662	8.623	2	Dachsen
ch	8450	47.593	8.675	2	Andelfingen
ch	8451	47.608	8.684	2	Kleinandelfingen
ch	8452	47.585	8.707	2	Adlikon
ch	8453	47.599	8.645	2	Alten
ch	8454	47.571	8.553	2	Buchberg
ch	8455	47.587	8.567	2	Rüdlingen
ch	8457	47.575	8.675	2	Humlikon
ch	8458	47.571	8.65	2	Dorf
ch	8459	47.576	8.63	2	Volken
ch	8460	47.62	8.642	2	Marthalen
ch	8461	47.623	8.678	2	Oerlingen
ch	8462	47.629	8.614	2	Rheinau
ch	8463	47.654	8.654	2	Benken
ch	8464	47.602	8.603	2	Ellikon am Rhein
ch	8465	47.638	8.672	2	Rudolfingen|Wildensbuch
ch	8466	47.637	8.697	2	Trüllikon
ch	8467	47.633	8.73	2	Truttikon
ch	8468	47.636	8.76	2	Guntalingen|Waltalingen
ch	8471	47.562	8.718	2	Dägerlen|Berg (Dägerlen)|Bänk (Dägerlen)|Oberwil (Dägerlen)|Rutschwil (Dägerlen)
ch	8472	47.534	8.726	2	Seuzach
ch	8474	47.558	8.763	2	Dinhard
ch	8475	47.613	8.722	2	Ossingen
ch	8476	47.647	8.79	2	Unterstammheim
ch	8477	47.628	8.805	2	Oberstammheim
ch	8478	47.583	8.746	2	Thalheim an der Thur
ch	8479	47.577	8.784	2	Altikon
ch	8482	47.467	8.755	2	Sennhof (Winterthur)
ch	8483	47.456	8.778	2	Kollbrunn
ch	8484	47.434	8.77	2	Weisslingen|Neschwil|Theilingen
ch	8486	47.45	8.804	2	Rikon im Tösstal
ch	8487	47.44	8.817	2	Rämismühle|Zell
ch	8488	47.437	8.874	2	Turbenthal
ch	8489	47.428	8.823	2	Wildberg|Ehrikon|Schalchen
ch	8492	47.41	8.865	2	Wila
ch	8493	47.387	8.86	2	Saland
ch	8494	47.368	8.892	2	Bauma
ch	8495	47.42	8.91	2	Schmidrüti
ch	8496	47.341	8.951	2	Steg im Tösstal
ch	8497	47.332	8.925	2	Fischenthal
ch	8498	47.322	8.904	2	Gibswil
ch	8499	47.389	8.914	2	Sternenberg
ch	8500	47.56	8.898	2	Frauenfeld|Gerlikon
ch	8501	47.558	8.899	3	Frauenfeld
ch	8502	47.558	8.896	3	Frauenfeld
ch	8503	47.558	8.896	3	Frauenfeld
ch	8505	47.599	8.952	2	Pfyn|Dettighofen
ch	8506	47.624	8.934	2	Lanzenneunforn
ch	8507	47.642	8.971	2	Hörhausen
ch	8508	47.629	8.999	2	Homburg
ch	8509	47.558	8.899	3	Frauenfeld
ch	8510	47.558	8.896	3	Frauenfeld
ch	8512	47.547	8.964	2	Thundorf|Lustdorf|Wetzikon
ch	8514	47.559	9.035	2	Amlikon-Bissegg
ch	8522	47.512	8.902	2	Aawangen|Häuslenen
ch	8523	47.516	8.876	2	Hagenbuch
ch	8524	47.597	8.838	2	Buch b. Frauenfeld|Uesslingen
ch	8525	47.594	8.778	2	Niederneunforn|Wilen b. Neunforn
ch	8526	47.608	8.763	2	Oberneunforn
ch	8532	47.586	8.87	2	Warth|Weiningen
ch	8535	47.611	8.91	2	Herdern
ch	8536	47.611	8.87	2	Hüttwilen
ch	8537	47.624	8.83	2	Nussbaumen|Uerschhausen
ch	8542	47.522	8.795	2	Wiesendangen
ch	8543	47.525	8.837	2	Bertschikon|Gundetswil|Kefikon
ch	8544	47.536	8.8	2	Attikon
ch	8545	47.555	8.796	2	Rickenbach|Rickenbach Sulz
ch	8546	47.551	8.845	2	Islikon|Kefikon|Menzengrüt
ch	8547	47.538	8.855	2	Gachnang
ch	8548	47.563	8.824	2	Ellikon an der Thur
ch	8552	47.577	8.94	2	Felben-Wellhausen
ch	8553	47.578	8.984	2	Hüttlingen|Eschikofen|Harenwilen|Mettendorf
ch	8554	47.583	9.036	2	Bonau|Müllheim-Wigoltingen
ch	8555	47.603	9.004	2	Müllheim
ch	8556	47.597	9.031	2	Wigoltingen|Engwang|Illhart|Lamperswil
ch	8558	47.637	9.047	2	Raperswilen
ch	8560	47.591	9.068	2	Märstetten
ch	8561	47.59	9.09	2	Ottoberg
ch	8564	47.632	9.095	2	Wäldi|Engwilen|Gunterswilen|Hattenhausen|Hefenhausen|Lipperswil|Sonterswil|Wagerswil
ch	8565	47.595	9.117	2	Hugelshofen
ch	8566	47.597	9.143	2	Dotnacht|Ellighausen|Lippoldswilen|Neuwilen
ch	8570	47.57	9.112	2	Weinfelden
ch	8572	47.583	9.167	2	Berg|Andhausen|Graltshausen|Guntershausen b. Berg
ch	8573	47.611	9.154	2	Alterswilen|Altishausen|Siegershausen
ch	8574	47.622	9.197	2	Lengwil|Dettighofen (Lengwil)|Illighausen|Oberhofen
ch	8575	47.55	9.154	2	Bürglen|Istighofen
ch	8576	47.566	9.154	2	Mauren
ch	8577	47.515	9.133	2	Schönholzerswilen
ch	8580	47.541	9.298	2	Amriswil|Hefenhofen|Sommeri|Biessenhofen|Hagenwil b. Amriswil
ch	8581	47.536	9.264	2	Schocherswil
ch	8582	47.576	9.319	2	Dozwil
ch	8583	47.541	9.187	2	Sulgen|Donzhausen|Götighofen
ch	8584	47.562	9.19	2	Leimbach|Opfershofen
ch	8585	47.583	9.251	3	Langrickenbach|Birwinken|Happerswil|Herrenhof|Klarsreuti|Mattwil|Schönenbaumgarten|Zuben
ch	8586	47.548	9.235	2	Erlen|Andwil|Buch b. Kümmertshausen|Buchackern|Engishofen|Ennetaach|Kümmertshausen|Riedt b. Erlen
ch	8587	47.56	9.273	2	Oberaach
ch	8588	47.521	9.261	2	Zihlschlacht
ch	8589	47.507	9.249	2	Sitterdorf
ch	8590	47.581	9.39	2	Romanshorn
ch	8592	47.599	9.355	2	Uttwil
ch	8593	47.603	9.326	2	Kesswil
ch	8594	47.612	9.3	2	Güttingen
ch	8595	47.62	9.272	2	Altnau
ch	8596	47.646	9.237	2	Münsterlingen|Scherzingen
ch	8597	47.637	9.258	2	Landschlacht
ch	8598	47.64	9.213	2	Bottighofen
ch	8599	47.554	9.374	2	Salmsach
ch	8600	47.394	8.62	2	Dübendorf
ch	8602	47.41	8.651	2	Wangen b. Dübendorf
ch	8603	47.381	8.656	2	Schwerzenbach
ch	8604	47.394	8.681	2	Volketswil
ch	8605	47.387	8.718	2	Gutenswil
ch	8606	47.364	8.678	2	Greifensee|Nänikon
ch	8607	47.341	8.767	2	Aathal-Seegräben
ch	8608	47.27	8.812	2	Bubikon
ch	8610	47.353	8.722	3	Uster
ch	8613	47.353	8.722	3	Uster
ch	8614	47.321	8.759	2	Bertschikon (Gossau ZH)|Sulzbach
ch	8615	47.376	8.733	2	Freudwil|Wermatswil
ch	8616	47.33	8.709	2	Riedikon
ch	8617	47.312	8.722	2	Mönchaltorf
ch	8618	47.274	8.723	2	Oetwil am See
ch	8620	47.324	8.805	2	Wetzikon
ch	8623	47.333	8.819	2	Wetzikon
ch	8624	47.309	8.782	2	Grüt (Gossau ZH)
ch	8625	47.304	8.753	2	Gossau
ch	8626	47.291	8.789	2	Ottikon (Gossau ZH)
ch	8627	47.279	8.762	2	Grüningen
ch	8630	47.258	8.865	2	Rüti
ch	8632	47.268	8.85	2	Tann
ch	8633	47.257	8.799	2	Wolfhausen
ch	8634	47.256	8.763	2	Hombrechtikon
ch	8635	47.277	8.854	2	Dürnten
ch	8636	47.289	8.923	2	Wald
ch	8637	47.266	8.931	2	Laupen
ch	8638	47.285	8.974	2	Goldingen
ch	8640	47.225	8.819	2	Rapperswil|Hurden
ch	8645	47.232	8.84	2	Jona
ch	8646	47.232	8.886	2	Wagen
ch	8700	47.32	8.589	2	Küsnacht
ch	8702	47.343	8.595	2	Zollikon
ch	8703	47.302	8.6	2	Erlenbach
ch	8704	47.295	8.625	2	Herrliberg
ch	8706	47.276	8.646	2	Meilen
ch	8707	47.267	8.679	2	Uetikon am See
ch	8708	47.254	8.695	2	Männedorf
ch	8712	47.241	8.725	2	Stäfa
ch	8713	47.226	8.755	2	Uerikon
ch	8714	47.234	8.788	2	Feldbach
ch	8715	47.22	8.891	2	Bollingen
ch	8716	47.224	8.942	2	Schmerikon
ch	8717	47.192	8.996	2	Benken
ch	8718	47.16	9.059	2	Schänis
ch	8722	47.21	9.049	2	Kaltbrunn
ch	8723	47.196	9.054	2	Maseltrangen|Rufi
ch	8725	47.241	8.998	2	Ernetschwil|Gebertingen
ch	8726	47.259	9.049	2	Ricken
ch	8727	47.274	9.023	2	Walde
ch	8730	47.226	8.981	2	Uznach
ch	8732	47.242	8.945	2	Neuhaus
ch	8733	47.245	8.922	2	Eschenbach
ch	8734	47.247	8.89	2	Ermenswil
ch	8735	47.246	8.971	2	St. Gallenkappel|Rüeterswil
ch	8737	47.231	9.02	2	Gommiswald
ch	8738	47.241	9.046	2	Uetliburg
ch	8739	47.226	9.077	2	Rieden
ch	8740	47.227	8.981	2	Uznach
ch	8750	47.037	9.055	4	Glarus|Klöntal|Riedern
ch	8751	46.88	8.902	2	Urnerboden
ch	8752	47.087	9.005	2	Näfels
ch	8753	47.094	9.091	2	Mollis
ch	8754	47.064	9.042	2	Netstal
ch	8755	47.044	9.099	2	Ennenda
ch	8756	47.015	9.081	2	Mitlödi
ch	8757	47.102	9.125	2	Filzbach
ch	8758	47.077	9.154	2	Obstalden
ch	8759	47.063	9.057	2	Netstal
ch	8762	46.974	9.085	3	Schwanden|Schwändi b. Schwanden|Sool
ch	8765	46.998	9.169	2	Engi
ch	8766	46.971	9.198	2	Matt
ch	8767	46.906	9.156	2	Elm
ch	8772	46.988	9.043	2	Nidfurn
ch	8773	46.959	9.073	2	Haslen
ch	8774	46.979	9.036	2	Leuggelbach
ch	8775	46.976	9.001	4	Luchsingen|Hätzingen|Luchsingen-Hätzingen
ch	8777	46.928	9.055	2	Betschwanden|Diesbach
ch	8782	46.932	9.021	2	Rüti
ch	8783	46.863	8.979	2	Linthal
ch	8784	46.946	8.985	2	Braunwald
ch	8800	47.292	8.568	2	Thalwil
ch	8802	47.325	8.549	2	Kilchberg
ch	8803	47.306	8.553	2	Rüschlikon
ch	8804	47.248	8.649	2	Au
ch	8805	47.213	8.706	2	Richterswil
ch	8806	47.204	8.731	2	Bäch
ch	8807	47.207	8.757	2	Freienbach
ch	8808	47.198	8.783	2	Pfäffikon
ch	8810	47.252	8.608	2	Horgen
ch	8815	47.25	8.581	2	Horgenberg
ch	8816	47.22	8.601	2	Hirzel
ch	8820	47.224	8.66	2	Wädenswil
ch	8824	47.194	8.64	2	Schönenberg
ch	8825	47.173	8.666	2	Hütten
ch	8832	47.191	8.705	2	Wollerau|Wilen b. Wollerau
ch	8833	47.194	8.679	2	Samstagern
ch	8834	47.174	8.711	2	Schindellegi
ch	8835	47.181	8.752	2	Feusisberg
ch	8836	47.151	8.714	2	Bennau
ch	8840	47.132	8.744	2	Einsiedeln|Trachslau
ch	8841	47.097	8.763	2	Gross
ch	8842	47.041	8.808	2	Unteriberg
ch	8843	47.031	8.762	2	Oberiberg
ch	8844	47.09	8.829	2	Euthal
ch	8845	47.044	8.859	2	Studen
ch	8846	47.13	8.81	2	Willerzell
ch	8847	47.161	8.777	2	Egg
ch	8849	47.058	8.714	2	Alpthal
ch	8852	47.176	8.828	2	Altendorf
ch	8853	47.197	8.854	2	Lachen
ch	8854	47.149	8.923	3	Siebnen|Galgenen
ch	8855	47.199	8.891	2	Wangen
ch	8856	47.201	8.938	2	Tuggen
ch	8857	47.126	8.889	2	Vorderthal
ch	8858	47.076	8.917	2	Innerthal
ch	8862	47.175	8.927	2	Schübelbach
ch	8863	47.167	8.947	2	Buttikon
ch	8864	47.161	8.973	2	Reichenburg
ch	8865	47.148	9.008	2	Bilten
ch	8866	47.136	9.063	2	Ziegelbrücke
ch	8867	47.127	9.021	2	Niederurnen
ch	8868	47.115	9.037	2	Oberurnen
ch	8872	47.137	9.111	2	Weesen
ch	8873	47.16	9.168	2	Amden
ch	8874	47.103	9.175	2	Mühlehorn
ch	8877	47.07	9.196	2	Murg
ch	8878	47.133	9.221	2	Quinten
ch	8879	47.001	9.337	2	Pizolpark (Mels)
ch	8880	47.122	9.311	2	Walenstadt
ch	8881	47.13	9.34	3	Tscherlach|Walenstadtberg
ch	8882	47.116	9.248	2	Unterterzen
ch	8883	47.103	9.234	2	Quarten
ch	8884	47.086	9.246	2	Oberterzen
ch	8885	47.112	9.282	2	Mols
ch	8886	47.037	9.346	2	Mädris-Vermol
ch	8887	47.033	9.417	2	Mels
ch	8888	47.068	9.409	2	Heiligkreuz (Mels)
ch	8889	47.062	9.383	2	Plons
ch	8890	47.093	9.342	2	Flums
ch	8892	47.114	9.372	2	Berschis
ch	8893	47.084	9.378	2	Flums
ch	8894	47.06	9.33	2	Flumserberg Saxli
ch	8895	47.071	9.321	2	Flumserberg Portels
ch	8896	47.093	9.309	2	Flumserberg Bergheim
ch	8897	47.046	9.266	2	Flumserberg Tannenheim
ch	8898	47.081	9.268	2	Flumserberg Tannenbodenalp
ch	8901	47.38	8.422	3	Urdorf
ch	8902	47.38	8.422	3	Urdorf
ch	8903	47.354	8.434	2	Birmensdorf
ch	8904	47.335	8.433	2	Aesch
ch	8905	47.323	8.441	2	Islisberg|Arni-Islisberg
ch	8906	47.317	8.466	2	Bonstetten
ch	8907	47.337	8.47	2	Wettswil
ch	8908	47.301	8.451	2	Hedingen
ch	8909	47.289	8.431	2	Zwillikon
ch	8910	47.278	8.458	2	Affoltern am Albis
ch	8911	47.245	8.499	2	Rifferswil
ch	8912	47.261	8.422	2	Obfelden
ch	8913	47.282	8.409	2	Ottenbach
ch	8914	47.268	8.487	2	Aeugst am Albis|Aeugstertal
ch	8915	47.251	8.529	2	Hausen am Albis / Hausen (Dorf)
ch	8916	47.3	8.402	2	Jonen
ch	8917	47.313	8.398	2	Oberlunkhofen
ch	8918	47.325	8.383	2	Unterlunkhofen
ch	8919	47.314	8.366	2	Rottenschwil
ch	8925	47.227	8.556	2	Ebertswil
ch	8926	47.227	8.522	2	Kappel am Albis|Hauptikon|Uerzlikon
ch	8932	47.248	8.464	2	Mettmenstetten
ch	8933	47.235	8.429	2	Maschwanden
ch	8934	47.224	8.463	2	Knonau
ch	8942	47.275	8.578	2	Oberrieden
ch	8951	47.41	8.415	2	Fahrweid
ch	8952	47.395	8.449	3	Schlieren
ch	8953	47.402	8.398	2	Dietikon
ch	8954	47.423	8.413	2	Geroldswil
ch	8955	47.431	8.398	2	Oetwil an der Limmat
ch	8956	47.428	8.344	2	Killwangen
ch	8957	47.418	8.367	2	Spreitenbach
ch	8962	47.388	8.379	2	Bergdietikon
ch	8964	47.368	8.385	2	Rudolfstetten
ch	8965	47.354	8.384	2	Berikon
ch	8966	47.337	8.395	2	Oberwil-Lieli
ch	8967	47.37	8.358	2	Widen
ch	9000	47.424	9.368	2	St. Gallen
ch	9001	47.422	9.376	6	St. Gallen
ch	9004	47.422	9.376	6	St. Gallen
ch	9006	47.422	9.376	6	St. Gallen
ch	9007	47.422	9.376	6	St. Gallen
ch	9008	47.441	9.392	2	St. Gallen
ch	9010	47.442	9.374	2	St. Gallen
ch	9011	47.415	9.402	2	St. Gallen
ch	9012	47.41	9.364	2	St. Gallen
ch	9013	47.422	9.376	6	St. Gallen
ch	9014	47.408	9.336	2	St. Gallen
ch	9015	47.408	9.307	2	St. Gallen
ch	9016	47.442	9.415	2	St. Gallen
ch	9020	47.422	9.376	6	St. Gallen
ch	9021	47.422	9.376	6	St. Gallen
ch	9023	47.422	9.376	6	St. Gallen
ch	9024	47.422	9.376	6	St. Gallen
ch	9027	47.422	9.376	6	St. Gallen
ch	9028	47.422	9.376	6	St. Gallen
ch	9029	47.422	9.376	6	St. Gallen
ch	9030	47.428	9.32	2	Abtwil|St. Josefen
ch	9032	47.443	9.341	2	Engelburg
ch	9033	47.454	9.454	2	Untereggen
ch	9034	47.441	9.462	2	Eggersriet
ch	9035	47.441	9.502	2	Grub
ch	9036	47.454	9.51	2	Grub
ch	9037	47.428	9.438	2	Speicherschwendi
ch	9038	47.428	9.484	2	Rehetobel
ch	9042	47.41	9.441	2	Speicher
ch	9043	47.4	9.476	2	Trogen
ch	9044	47.415	9.504	2	Wald
ch	9050	47.348	9.436	3	Appenzell|Appenzell Eggerstanden|Appenzell Enggenhütten|Appenzell Schlatt|Appenzell Steinegg
ch	9052	47.391	9.362	2	Niederteufen
ch	9053	47.393	9.4	2	Teufen
ch	9054	47.369	9.379	2	Haslen
ch	9055	47.378	9.427	2	Bühler
ch	9056	47.368	9.471	2	Gais
ch	9057	47.297	9.434	3	Schwende|Wasserauen|Weissbad
ch	9058	47.28	9.45	2	Brülisau
ch	9062	47.399	9.354	2	Lustmühle
ch	9063	47.376	9.342	2	Stein
ch	9064	47.352	9.319	2	Hundwil
ch	9100	47.383	9.281	2	Herisau
ch	9102	47.386	9.279	2	Herisau
ch	9103	47.352	9.236	2	Schwellbrunn
ch	9104	47.357	9.285	2	Waldstatt
ch	9105	47.325	9.227	2	Schönengrund
ch	9107	47.295	9.278	2	Urnäsch
ch	9108	47.324	9.349	2	Gonten|Gontenbad|Jakobsbad
ch	9112	47.38	9.237	2	Schachen b. Herisau
ch	9113	47.373	9.198	2	Degersheim
ch	9114	47.356	9.173	2	Hoffeld
ch	9115	47.337	9.193	2	Dicken
ch	9116	47.396	9.169	2	Wolfertswil
ch	9122	47.36	9.137	2	Mogelsberg|Ebersol
ch	9123	47.379	9.149	2	Nassen
ch	9125	47.324	9.142	2	Brunnadern
ch	9126	47.346	9.128	2	Necker
ch	9127	47.321	9.179	2	St. Peterzell
ch	9200	47.421	9.254	30	Gossau
ch	9201	47.421	9.254	30	Gossau
ch	9203	47.432	9.202	2	Niederwil
ch	9204	47.437	9.279	2	Andwil
ch	9205	47.463	9.288	2	Waldkirch
ch	9212	47.443	9.252	2	Arnegg
ch	9213	47.482	9.256	2	Hauptwil
ch	9214	47.526	9.198	2	Kradolf
ch	9215	47.526	9.166	2	Buhwil|Schönenberg an der Thur
ch	9216	47.509	9.222	2	Hohentannen|Heldswil
ch	9217	47.51	9.173	2	Neukirch an der Thur
ch	9220	47.497	9.257	2	Bischofszell
ch	9223	47.504	9.207	2	Halden|Schweizersholz
ch	9225	47.489	9.305	2	St. Pelagiberg|Wilen (Gottshaus)
ch	9230	47.405	9.198	2	Flawil
ch	9231	47.394	9.222	2	Egg (Flawil)
ch	9240	47.436	9.136	2	Uzwil|Niederglatt
ch	9242	47.429	9.122	2	Oberuzwil
ch	9243	47.423	9.095	2	Jonschwil
ch	9244	47.446	9.143	2	Niederuzwil
ch	9245	47.45	9.168	2	Oberbüren|Sonnental
ch	9246	47.462	9.215	2	Niederbüren
ch	9247	47.456	9.114	2	Henau
ch	9248	47.416	9.138	2	Bichwil
ch	9249	47.444	9.11	2	Algetshausen|Niederstetten|Oberstetten
ch	9300	47.466	9.38	2	Wittenbach
ch	9301	47.461	9.386	2	Wittenbach
ch	9304	47.467	9.341	2	Bernhardzell
ch	9305	47.486	9.412	2	Berg
ch	9306	47.485	9.386	2	Freidorf
ch	9308	47.497	9.345	2	Lömmenschwil
ch	9312	47.491	9.335	2	Häggenschwil
ch	9313	47.517	9.318	2	Muolen
ch	9314	47.534	9.344	2	Steinebrunn
ch	9315	47.526	9.372	2	Neukirch (Egnach)|Winden
ch	9320	47.533	9.453	3	Arbon|Frasnacht|Stachen
ch	9322	47.553	9.408	2	Egnach
ch	9323	47.507	9.45	2	Steinach
ch	9325	47.506	9.393	2	Roggwil
ch	9326	47.516	9.484	2	Horn
ch	9327	47.483	9.454	2	Tübach
ch	9400	47.497	9.504	2	Rorschach
ch	9401	47.478	9.49	2	Rorschach
ch	9402	47.468	9.426	2	Mörschwil
ch	9403	47.486	9.478	2	Goldach
ch	9404	47.48	9.51	2	Rorschacherberg
ch	9405	47.465	9.536	2	Wienacht-Tobel
ch	9410	47.441	9.535	2	Heiden
ch	9411	47.409	9.566	2	Reute|Schachen b. Reute
ch	9413	47.416	9.553	2	Oberegg
ch	9422	47.492	9.537	2	Staad
ch	9423	47.516	9.547	2	Altenrhein
ch	9424	47.469	9.585	2	Rheineck
ch	9425	47.473	9.565	2	Thal
ch	9426	47.459	9.575	2	Lutzenberg
ch	9427	47.451	9.561	2	Wolfhalden
ch	9428	47.443	9.597	2	Walzenhausen
ch	9430	47.453	9.628	2	St. Margrethen
ch	9434	47.43	9.639	2	Au
ch	9435	47.413	9.627	2	Heerbrugg
ch	9436	47.394	9.612	2	Balgach
ch	9437	47.386	9.579	2	Marbach
ch	9442	47.424	9.612	2	Berneck|Büriswilen
ch	9443	47.401	9.638	2	Widnau
ch	9444	47.382	9.652	2	Diepoldsau
ch	9445	47.394	9.59	2	Rebstein
ch	9450	47.378	9.549	2	Altstätten|Lüchingen
ch	9451	47.364	9.606	2	Kriessern
ch	9452	47.358	9.528	2	Hinterforst
ch	9453	47.344	9.521	2	Eichberg
ch	9462	47.341	9.584	2	Montlingen
ch	9463	47.323	9.541	2	Oberriet
ch	9464	47.295	9.534	2	Rüthi (Rheintal)|Lienz
ch	9465	47.234	9.495	2	Salez
ch	9466	47.262	9.501	2	Sennwald
ch	9467	47.251	9.469	2	Frümsen
ch	9468	47.235	9.443	2	Sax
ch	9469	47.209	9.488	2	Haag (Rheintal)
ch	9470	47.159	9.462	2	Buchs|Werdenberg
ch	9471	47.166	9.463	2	Buchs
ch	9472	47.181	9.447	3	Grabs|Grabserberg
ch	9473	47.212	9.43	2	Gams
ch	9475	47.129	9.459	2	Sevelen
ch	9476	47.091	9.489	2	Fontnas|Weite
ch	9477	47.076	9.486	2	Trübbach
ch	9478	47.089	9.432	2	Azmoos
ch	9479	47.09	9.476	2	Malans|Gretschins|Oberschan
ch	9500	47.462	9.052	2	Wil
ch	9501	47.476	9.052	2	Wil
ch	9502	47.504	9.069	2	Braunau
ch	9503	47.517	9.098	2	Lanterswil|Stehrenberg
ch	9504	47.535	9.089	2	Friltschen
ch	9506	47.515	8.998	2	Lommis
ch	9507	47.525	8.959	2	Stettfurt
ch	9508	47.525	8.987	2	Weingarten-Kalthäusern
ch	9512	47.482	9.072	2	Rossrüti
ch	9514	47.497	9.106	2	Wuppenau
ch	9515	47.492	9.137	2	Hosenruck
ch	9517	47.534	9.12	2	Mettlen
ch	9523	47.465	9.089	2	Züberwangen
ch	9524	47.475	9.111	2	Zuzwil
ch	9525	47.471	9.142	2	Lenggenwil
ch	9526	47.487	9.164	2	Zuckenriet
ch	9527	47.479	9.185	2	Niederhelfenschwil
ch	9532	47.446	9.049	2	Rickenbach b. Wil
ch	9533	47.418	9.034	2	Kirchberg|Dietschwil
ch	9534	47.394	8.998	2	Gähwil
ch	9535	47.447	9.032	2	Wilen b. Wil
ch	9536	47.441	9.073	2	Schwarzenbach
ch	9542	47.479	8.991	2	Münchwilen
ch	9543	47.491	9.003	2	St. Margarethen
ch	9545	47.499	8.962	2	Wängi
ch	9546	47.481	8.948	2	Tuttwil
ch	9547	47.503	8.923	2	Wittenwil
ch	9548	47.525	8.928	2	Matzingen
ch	9552	47.481	9.03	2	Bronschhofen
ch	9553	47.498	9.019	2	Bettwiesen
ch	9554	47.506	9.028	2	Tägerschen
ch	9555	47.517	9.044	2	Tobel
ch	9556	47.528	9.03	2	Affeltrangen|Zezikon
ch	9562	47.537	9.055	2	Buch b. Märwil|Märwil
ch	9565	47.557	9.08	2	Bussnang|Oberbussnang|Oppikon|Rothenhausen|Schmidshof
ch	9573	47.441	9.008	2	Littenheid
ch	9601	47.381	9.067	2	Lütisburg
ch	9602	47.413	9.065	2	Bazenheid|Müselbach
ch	9604	47.395	9.106	2	Lütisburg|Oberrindal|Unterrindal
ch	9606	47.356	9.069	2	Bütschwil
ch	9607	47.359	9.039	2	Mosnang
ch	9608	47.374	9.097	2	Ganterschwil
ch	9612	47.355	9.005	2	Dreien
ch	9613	47.367	8.978	2	Mühlrüti
ch	9614	47.323	9.017	2	Libingen
ch	9615	47.337	9.068	2	Dietfurt
ch	9620	47.319	9.088	2	Lichtensteig
ch	9621	47.348	9.107	2	Oberhelfenschwil
ch	9622	47.318	9.052	2	Krinau
ch	9630	47.294	9.088	2	Wattwil
ch	9631	47.285	9.117	2	Ulisbach
ch	9633	47.289	9.176	2	Hemberg|Bächli (Hemberg)
ch	9642	47.245	9.13	2	Ebnat-Kappel
ch	9643	47.258	9.187	2	Krummenau
ch	9650	47.212	9.183	2	Nesslau
ch	9651	47.245	9.259	2	Ennetbühl
ch	9652	47.242	9.19	2	Neu St. Johann
ch	9655	47.202	9.23	2	Stein
ch	9656	47.177	9.265	2	Alt St. Johann
ch	9657	47.196	9.306	2	Unterwasser
ch	9658	47.217	9.353	2	Wildhaus
de	01067	51.059	13.737	2	Dresden
de	01069	51.043	13.737	2	Dresden
de	01097	51.071	13.74	2	Dresden
de	01099	51.078	13.805	2	Dresden
de	01108	51.163	13.798	2	Dresden
de	01109	51.117	13.75	2	Dresden
de	01127	51.079	13.721	2	Dresden
de	01129	51.097	13.736	2	Dresden
de	01139	51.084	13.698	2	Dresden
de	01156	51.05	13.62	2	Dresden
de	01157	51.071	13.673	2	Dresden
de	01159	51.045	13.7	2	Dresden
de	01169	51.044	13.674	2	Dresden
de	01187	51.028	13.694	2	Dresden
de	01189	51.05	13.75	10	Dresden
de	01217	51.05	13.75	10	Dresden
de	01219	51.021	13.768	2	Dresden
de	01237	51.013	13.799	2	Dresden
de	01239	51.007	13.809	2	Dresden
de	01257	51.011	13.805	2	Dresden
de	01259	51.05	13.75	10	Dresden
de	01277	51.043	13.81	2	Dresden
de	01279	51.035	13.81	2	Dresden
de	01307	51.05	13.75	10	Dresden
de	01309	51.052	13.807	2	Dresden
de	01324	51.05	13.75	10	Dresden
de	01326	51.054	13.816	2	Dresden
de	01328	51.05	13.75	10	Dresden
de	01445	51.106	13.661	2	Radebeul
de	01454	51.111	13.912	3	Radeberg|Wachau
de	01458	51.183	13.833	2	Ottendorf-Okrilla
de	01465	51.133	13.85	2	Dresden
de	01468	51.159	13.68	2	Moritzburg
de	01471	51.215	13.728	2	Radeburg
de	01477	51.094	13.992	2	Arnsdorf
de	01558	51.289	13.534	2	Großenhain
de	01561	51.233	13.65	9	Ebersbach|Priestewitz|Zabeltitz|Thiendorf|Lampertswalde|Schönfeld|Wildenhain|Tauscha|Weißig am Raschütz
de	01587	51.299	13.285	2	Riesa
de	01589	51.303	13.31	2	Riesa
de	01591	51.3	13.3	2	Riesa
de	01594	51.243	13.214	7	Stauchitz|Hirschstein
de	01609	51.367	13.4	3	Wülknitz|Nauwalde|Gröditz
de	01612	51.3	13.386	2	Nünchritz|Glaubitz|Diesbar-Seußlitz
de	01616	51.352	13.227	2	Strehla
de	01619	51.334	13.338	6	Zeithain|Röderaue
de	01623	51.195	13.309	5	Lommatzsch|Ketzerbachtal|Leuben-Schleinitz
de	01640	51.132	13.583	2	Coswig
de	01662	51.165	13.486	2	Meißen
de	01665	51.068	13.514	8	Klipphausen|Diera-Zehren|Käbschütztal|Taubenheim|Triebischtal
de	01683	51.071	13.336	3	Nossen|Heynitz
de	01689	51.167	13.567	2	Weinböhla|Niederau
de	01705	51.002	13.649	2	Freital
de	01723	51.052	13.537	2	Wilsdruff
de	01728	50.993	13.717	2	Bannewitz
de	01731	50.945	13.755	2	Kreischa
de	01734	50.965	13.643	2	Rabenau
de	01737	50.979	13.524	2	Tharandt
de	01738	50.933	13.567	2	Dorfhain
de	01744	50.896	13.669	2	Dippoldiswalde
de	01762	50.836	13.676	4	Schmiedeberg|Hartmannsdorf-Reichenau
de	01768	50.852	13.78	3	Glashütte|Reinhardtsgrimma|Bärenstein
de	01773	50.766	13.753	2	Altenberg
de	01774	50.874	13.525	4	Pretzschendorf|Höckendorf
de	01776	50.75	13.633	2	Hermsdorf/Erzgebirge
de	01778	50.757	13.793	2	Geising
de	01796	50.958	13.937	4	Pirna|Struppen|Dohma
de	01809	50.972	13.867	4	Heidenau|Dohna|Müglitztal
de	01814	50.917	14.155	3	Bad Schandau|Porschdorf|Rathmannsdorf|Reinhardtsdorf-Schöna
de	01816	50.858	13.95	2	Bad Gottleuba-Berggießhübel
de	01819	50.888	13.9	2	Bahretal
de	01824	50.917	14.067	3	Königstein/Sächsische Schweiz|Gohrisch|Rathen|Rosenthal-Bielatal
de	01825	50.864	13.857	2	Liebstadt
de	01829	50.958	14.031	2	Stadt Wehlen
de	01833	51.049	14.079	3	Stolpen|Dürrröhrsdorf-Dittersbach
de	01844	51.028	14.218	2	Neustadt in Sachsen|Hohwald
de	01847	50.988	14.003	2	Lohmen
de	01848	50.98	14.114	2	Hohnstein
de	01855	50.975	14.276	3	Sebnitz|Kirnitzschtal
de	01877	51.128	14.18	7	Bischofswerda|Demitz-Thumitz|Rammenau|Doberschau-Gaußig|Schmölln-Putzkau
de	01896	51.172	14.047	3	Ohorn|Lichtenberg|Pulsnitz
de	01900	51.145	14.019	3	Großröhrsdorf|Bretnig-Hauswalde
de	01904	51.097	14.308	3	Neukirch/Lausitz|Steinigtwolmsdorf
de	01906	51.176	14.173	2	Burkau
de	01909	51.107	14.099	2	Großharthau|Frankenthal
de	01917	51.268	14.094	2	Kamenz
de	01920	51.222	14.132	8	Elstra|Oßling|Panschwitz-Kuckau|Steina|Nebelschütz|Räckelwitz|Crostwitz|Haselbachtal|Ralbitz-Rosenthal|Schönteichen
de	01936	51.264	13.905	8	Königsbrück|Schwepnitz|Laußnitz|Neukirch|Oberlichtenau|Großnaundorf|Haselbachtal|Straßgräbchen
de	01945	51.458	13.866	6	Ruhland|Hohenbocka|Grünewald|Guteborn|Hermsdorf|Kroppen|Lindenau|Schwarzbach|Tettau
de	01968	51.525	14.002	2	Senftenberg|Schipkau
de	01979	51.488	13.766	2	Lauchhammer
de	01983	51.588	14.011	5	Großräschen|Neu-Seeland
de	01987	51.477	13.856	2	Schwarzheide
de	01990	51.375	13.76	3	Ortrand|Großkmehlen|Frauendorf
de	01993	51.51	13.898	2	Schipkau
de	01994	51.562	13.889	2	Schipkau
de	01996	51.455	14.025	2	Hosena
de	01998	51.55	13.924	2	Schipkau
de	02625	51.182	14.429	2	Bautzen
de	02627	51.245	14.398	10	Radibor|Weißenberg|Kubschütz|Hochkirch
de	02633	51.178	14.319	3	Göda|Doberschau-Gaußig
de	02681	51.097	14.393	3	Wilthen|Schirgiswalde|Kirschau|Crostau
de	02689	51.047	14.43	2	Sohland an der Spree
de	02692	51.117	14.45	4	Großpostwitz/Oberlausitz|Obergurig|Doberschau-Gaußig|Eulowitz
de	02694	51.254	14.459	4	Großdubrau|Malschwitz|Guttau
de	02699	51.31	14.328	4	Königswartha|Neschwitz|Puschwitz
de	02708	51.099	14.667	4	Löbau|Lawalde|Niedercunnersdorf|Großschweidnitz|Schönbach|Dürrhennersdorf|Kittlitz|Obercunnersdorf|Rosenbach
de	02727	50.977	14.609	2	Neugersdorf
de	02730	51.017	14.583	2	Ebersbach/Sachsen
de	02733	51.1	14.517	2	Cunewalde
de	02736	51.067	14.5	2	Oppach|Beiersdorf
de	02739	50.983	14.662	2	Eibau
de	02742	51.039	14.536	2	Neusalza-Spremberg|Friedersdorf
de	02747	51.016	14.744	3	Herrnhut|Großhennersdorf|Berthelsdorf|Strahwalde
de	02748	51.05	14.85	2	Bernstadt auf dem Eigen
de	02763	50.898	14.808	3	Zittau|Mittelherwigsdorf|Bertsdorf-Hörnitz
de	02779	50.9	14.683	2	Großschönau|Hainewalde
de	02782	50.935	14.602	2	Seifhennersdorf
de	02785	50.873	14.77	2	Olbersdorf
de	02788	50.95	14.883	2	Hirschfelde|Schlegel
de	02791	50.958	14.708	2	Oderwitz
de	02794	50.95	14.65	2	Leutersdorf
de	02796	50.85	14.7	2	Jonsdorf
de	02797	50.85	14.75	2	Oybin
de	02799	50.87	14.65	2	Waltersdorf
de	02826	51.15	14.983	2	Görlitz
de	02827	51.149	14.953	2	Görlitz
de	02828	51.169	14.969	2	Görlitz
de	02829	51.133	14.883	7	Markersdorf|Königshain|Neißeaue|Schöpstal
de	02894	51.15	14.8	4	Reichenbach/Oberlausitz|Sohland am Rotstein|Vierkirchen
de	02899	51.014	14.931	4	Ostritz|Schönau-Berzdorf auf dem Eigen
de	02906	51.292	14.821	9	Niesky|Quitzdorf am See|Klitten|Mücka|Hohendubrau|Kreba-Neudorf|Waldhufen
de	02923	51.243	14.893	7	Kodersdorf|Hähnichen|Horka|Neißeaue
de	02929	51.364	14.946	2	Rothenburg/Oberlausitz
de	02943	51.504	14.64	7	Weißwasser|Boxberg/Oberlausitz
de	02953	51.55	14.712	2	Bad Muskau|Gablenz
de	02956	51.4	14.783	2	Rietschen
de	02957	51.522	14.712	2	Krauschwitz|Weißkeißel
de	02959	51.533	14.533	3	Schleife|Groß Düben|Trebendorf
de	02977	51.438	14.236	2	Hoyerswerda
de	02979	51.5	14.167	7	Elsterheide|Spreetal
de	02991	51.5	14.167	6	Elsterheide|Lauta|Leippe-Torno
de	02994	51.373	14.069	2	Bernsdorf|Wiednitz
de	02997	51.385	14.244	2	Wittichenau
de	02999	51.383	14.4	4	Lohsa|Uhyst|Knappensee
de	03042	51.761	14.354	2	Cottbus
de	03044	51.775	14.337	2	Cottbus
de	03046	51.756	14.32	2	Cottbus
de	03048	51.74	14.32	2	Cottbus
de	03050	51.732	14.335	2	Cottbus
de	03051	51.723	14.344	3	Cottbus
de	03052	51.723	14.344	3	Cottbus
de	03053	51.723	14.344	3	Cottbus
de	03054	51.723	14.344	3	Cottbus
de	03055	51.723	14.344	3	Cottbus
de	03058	51.714	14.354	6	Cottbus|Frauendorf|Gablenz|Groß Döbbern|Groß Oßnig|Haasow|Kathlow|Klein Döbbern|Komptendorf|Koppatz|Laubsdorf|Neuhausen|Roggosen|Sergen
de	03096	51.833	14.15	5	Burg (Spreewald)|Werben|Briesen|Dissen-Striesow|Guhrow|Schmogrow-Fehrow
de	03099	51.75	14.25	2	Kolkwitz
de	03103	51.621	14.131	2	Neu-Seeland|Neupetershain
de	03116	51.654	14.223	2	Drebkau
de	03119	51.584	14.171	2	Welzow
de	03130	51.583	14.617	15	Tschernitz|Bagenz|Drieschnitz-Kahsel|Felixsee|Graustein|Groß Luja|Haidemühl|Hornow-Wadelsdorf|Jämlitz-Klein Düben|Lieskau|Proschim|Reuthen|Spremberg|Türkendorf|Wolfshain
de	03149	51.73	14.598	3	Forst (Lausitz)|Groß Schacksdorf-Simmersdorf|Wiesengrund
de	03159	51.616	14.598	5	Döbern|Neiße-Malxetal|Wiesengrund
de	03172	51.95	14.714	7	Guben|Atterwasch|Bärenklau|Gastrose-Kerkwitz|Grabko|Grießen|Lutzketal|Pinnow-Heideland
de	03185	51.858	14.411	5	Peitz|Drachhausen|Drehnow|Grötsch|Heinersbrück|Tauer|Teichland|Turnow-Preilack
de	03197	51.861	14.498	3	Jänschwalde|Drewitz
de	03205	51.744	13.953	7	Calau|Bischdorf|Bolschwitz|Bronkow|Groß-Mehßow|Kemmen|Laasow|Lipten|Luckaitztal|Lug|Missen|Mlode|Ogrosen|Saßleben|Werchow
de	03222	51.863	13.961	4	Lübbenau/Spreewald|Boblitz|Groß Beuchow|Groß-Klessow|Hindenberg|Kittlitz|Klein Radden|Ragow
de	03226	51.786	14.079	5	Vetschau|Koßwig|Leipe|Raddusch|Suschow
de	03229	51.65	14.033	3	Altdöbern|Luckaitztal
de	03238	51.634	13.707	9	Finsterwalde|Sallgast|Rückersdorf|Betten|Dollenchen|Eichholz-Drößig|Fischwasser|Gorden|Gruhno|Gröbitz|Göllnitz|Lichterfeld|Lieskau|Lindena|Lindthal|Lugau|Massen|Münchhausen|Oppelhain|Ponnsdorf|Schacksdorf|Schadewitz|Staupitz
de	03246	51.733	13.767	2	Crinitz|Babben|Gahro
de	03249	51.692	13.647	4	Sonnewalde|Bahren|Breitenau|Goßmar|Großkrausnik|Kleinkrausnik|Pahlsdorf|Zeckerin
de	03253	51.626	13.562	7	Doberlug-Kirchhain|Schönewalde|Schönborn|Arenzhain|Brenitz|Buchhain|Dübrichen|Frankena|Friedersdorf|Hennersdorf|Nexdorf|Prießen|Schilda|Trebbus|Tröbitz|Werenzhain
de	04103	51.34	12.383	2	Leipzig
de	04105	51.349	12.369	2	Leipzig
de	04107	51.344	12.376	3	Leipzig
de	04109	51.342	12.375	2	Leipzig
de	04129	51.367	12.391	2	Leipzig
de	04155	51.384	12.345	4	Leipzig
de	04157	51.377	12.36	2	Leipzig
de	04158	51.404	12.342	2	Leipzig
de	04159	51.372	12.332	2	Leipzig
de	04177	51.343	12.323	2	Leipzig
de	04178	51.357	12.264	2	Leipzig
de	04179	51.329	12.312	2	Leipzig
de	04205	51.321	12.279	2	Leipzig
de	04207	51.312	12.308	2	Leipzig
de	04209	51.315	12.291	2	Leipzig
de	04229	51.325	12.334	2	Leipzig
de	04249	51.367	12.383	9	Leipzig
de	04275	51.367	12.383	9	Leipzig
de	04277	51.367	12.383	9	Leipzig
de	04279	51.367	12.383	9	Leipzig
de	04288	51.367	12.383	9	Leipzig
de	04289	51.367	12.383	9	Leipzig
de	04299	51.367	12.383	9	Leipzig
de	04315	51.333	12.412	3	Leipzig
de	04316	51.333	12.412	3	Leipzig
de	04317	51.333	12.405	2	Leipzig
de	04318	51.333	12.419	2	Leipzig
de	04319	51.333	12.412	3	Leipzig
de	04328	51.348	12.431	2	Leipzig
de	04329	51.367	12.383	9	Leipzig
de	04347	51.364	12.431	2	Leipzig
de	04349	51.367	12.383	9	Leipzig
de	04356	51.367	12.383	9	Leipzig
de	04357	51.367	12.383	9	Leipzig
de	04416	51.276	12.369	2	Markkleeberg
de	04420	51.301	12.22	2	Markranstädt|Großlehna
de	04425	51.383	12.483	2	Taucha
de	04435	51.397	12.221	2	Schkeuditz
de	04442	51.219	12.33	2	Zwenkau
de	04451	51.35	12.533	2	Borsdorf
de	04463	51.267	12.5	2	Großpösna
de	04509	51.526	12.343	6	Delitzsch|Krostitz|Döbernitz|Zschortau|Wiedemar|Löbnitz|Zwochau|Neukyhna|Schönwölkau
de	04519	51.433	12.383	2	Rackwitz
de	04523	51.167	12.251	2	Pegau|Elstertrebnitz
de	04539	51.155	12.283	2	Groitzsch
de	04552	51.124	12.496	2	Borna|Lobstädt|Wyhratal
de	04564	51.201	12.386	2	Böhlen
de	04565	51.089	12.438	2	Regis-Breitingen
de	04567	51.164	12.553	2	Kitzscher
de	04571	51.198	12.415	2	Rötha
de	04575	51.15	12.411	2	Neukieritzsch
de	04579	51.189	12.479	2	Espenhain
de	04600	50.988	12.437	2	Altenburg
de	04603	50.976	12.486	5	Nobitz|Saara|Windischleuba|Göhren
de	04610	51.056	12.351	2	Meuselwitz|Wintersdorf
de	04613	51.097	12.333	2	Lucka
de	04617	51.017	12.364	5	Rositz|Kriebitzsch|Fockendorf|Gerstenberg|Großröda|Haselbach|Lödla|Monstab|Naundorf|Starkenberg|Tegkwitz|Treben
de	04618	50.943	12.579	2	Frohnsdorf|Göpfersdorf|Jückelberg|Langenleuba-Niederhain|Ziegelheim
de	04626	50.897	12.353	5	Schmölln|Löbichau|Altkirchen|Nöbdenitz|Dobitschen|Drogen|Göllnitz|Heukewalde|Jonaswalde|Lumpzig|Mehna|Posterstein|Thonhausen|Vollmershain|Wildenbörten
de	04639	50.889	12.433	2	Gößnitz
de	04643	51.055	12.697	2	Geithain
de	04651	51.145	12.645	3	Bad Lausick|Eulatal
de	04654	51.057	12.557	2	Frohburg
de	04655	51.019	12.604	2	Kohren-Sahlis
de	04657	51.017	12.717	2	Narsdorf
de	04668	51.234	12.72	8	Grimma|Großbothen|Großbardau|Otterwisch|Parthenstein|Thümmlitzwalde
de	04680	51.128	12.803	2	Colditz|Zschadraß
de	04683	51.278	12.588	3	Naunhof|Belgershain
de	04687	51.283	12.75	2	Trebsen/Mulde
de	04703	51.157	12.928	3	Leisnig|Bockelwitz|Gersdorf
de	04720	51.122	13.11	5	Döbeln|Großweitzschen|Mochau|Ebersbach|Ziegra-Knobelsdorf|Zschaitz-Ottewig
de	04736	51.073	13.02	2	Waldheim
de	04741	51.066	13.183	2	Roßwein|Niederstriegis
de	04746	51.099	12.974	2	Hartha
de	04749	51.2	13.167	2	Ostrau
de	04758	51.3	13.11	5	Oschatz|Cavertitz|Liebschützberg
de	04769	51.236	13.046	3	Mügeln|Naundorf|Sornzig-Ablaß
de	04774	51.365	12.999	2	Dahlen
de	04779	51.283	12.95	2	Wermsdorf
de	04808	51.387	12.804	5	Wurzen|Falkenhain|Thallwitz|Hohburg|Kühren-Burkartshain
de	04821	51.336	12.61	2	Brandis
de	04824	51.323	12.562	2	Beucha
de	04827	51.367	12.633	2	Machern
de	04828	51.361	12.714	2	Bennewitz
de	04838	51.46	12.633	7	Eilenburg|Mockrehna|Doberschütz|Zschepplin|Jesewitz|Laußig
de	04849	51.587	12.644	3	Bad Düben|Kossa
de	04860	51.56	12.996	4	Torgau|Zinna|Dreiheide|Pflückuff
de	04862	51.5	12.8	2	Mockrehna
de	04874	51.483	13.124	2	Belgern
de	04880	51.641	12.879	3	Dommitzsch|Elsnig|Trossin
de	04886	51.567	13.067	3	Beilrode|Arzberg|Großtreben-Zwethau
de	04889	51.457	12.93	2	Schildau
de	04895	51.587	13.236	2	Falkenberg/Elster
de	04910	51.46	13.52	3	Elsterwerda|Haida
de	04916	51.683	13.233	10	Herzberg (Elster)|Heideeck|Stolzenhain|Themesgrund|Werchau|Wildberg
de	04924	51.518	13.395	3	Bad Liebenwerda|Uebigau-Wahrenbrück
de	04928	51.467	13.617	4	Plessa|Döllingen|Kahla|Schraden
de	04931	51.433	13.217	2	Mühlberg (Elbe)
de	04932	51.4	13.567	6	Gröden|Hirschfeld|Großthiemig|Merzdorf|Prösen|Reichenhain|Saathain|Wainsdorf
de	04934	51.5	13.55	2	Hohenleipisch|Dreska
de	04936	51.724	13.383	7	Schlieben|Frankenhain|Freileben|Hillmersdorf|Hohenbucko|Jagsal|Kolochau|Körba|Lebusa|Malitschkendorf|Naundorf|Proßmarke|Schöna-Kolpien|Stechau|Wehrhain|Ölsig
de	04938	51.517	13.333	2	Uebigau-Wahrenbrück
de	06108	51.483	11.972	2	Halle (Saale)
de	06110	51.47	11.967	2	Halle (Saale)
de	06112	51.475	11.997	2	Halle (Saale)
de	06114	51.503	11.962	2	Halle (Saale)
de	06116	51.486	12.028	2	Halle (Saale)
de	06118	51.517	11.971	2	Halle (Saale)
de	06120	51.512	11.905	2	Halle (Saale)|Lieskau
de	06122	51.48	11.921	2	Halle (Saale)
de	06124	51.48	11.937	2	Halle (Saale)
de	06126	51.5	12	2	Halle (Saale)
de	06128	51.451	11.949	2	Halle (Saale)
de	06130	51.441	11.986	2	Halle (Saale)
de	06132	51.435	11.982	2	Halle (Saale)
de	06179	51.45	11.8	5	Teutschenthal|Schkopau|Langenbogen|Holleben|Höhnstedt|Zscherben|Zappendorf|Bennstedt|Schochwitz|Angersdorf|Dornstedt|Steuden
de	06184	51.435	12.04	4	Dieskau|Schkopau|Gröbers|Großkugel|Dölbau
de	06188	51.528	12.101	4	Landsberg|Hohenthurm|Oppin|Queis|Niemberg|Braschwitz|Peißen|Reußen|Brachstedt|Schwerz|Sietzsch|Spickendorf
de	06193	51.635	11.901	6	Löbejün|Nauendorf|Sennewitz|Teicha|Gutenberg|Wallwitz|Krosigk|Kütten|Morl|Mösthinsdorf|Nehlitz|Ostrau|Petersberg|Plötz
de	06198	51.527	11.826	6	Salzmünde|Wettin|Beesenstedt|Brachwitz|Döblitz|Dößel|Fienstedt|Gimritz|Kloschwitz|Neutz-Lettewitz
de	06217	51.355	11.989	3	Merseburg|Geusa|Beuna
de	06231	51.295	12.066	4	Bad Dürrenberg|Kötzschau|Tollwitz|Kreypau|Nempitz|Oebles-Schlechtewitz|Rodden
de	06237	51.318	12.016	2	Leuna|Spergau
de	06242	51.286	11.89	2	Braunsbedra|Krumpa|Großkayna|Roßbach
de	06246	51.386	11.87	3	Bad Lauchstädt|Delitz am Berge|Klobikau|Knapendorf|Milzau
de	06249	51.3	11.8	2	Mücheln (Geiseltal)
de	06255	51.381	11.773	2	Schafstädt|Wünsch
de	06258	51.4	11.983	2	Schkopau
de	06259	51.311	11.929	2	Frankleben
de	06268	51.381	11.601	7	Querfurt|Obhausen|Langeneichstädt|Barnstädt|Albersroda|Grockstädt|Leimbach|Nemsdorf-Göhrendorf|Oechlitz|Schmon|Steigra|Vitzenburg|Weißenschirmbach|Ziegelroda
de	06279	51.438	11.668	4	Schraplau|Farnstädt|Alberstedt|Esperstedt
de	06295	51.563	11.557	7	Volkstedt|Wolferode|Polleben|Osterhausen|Hedersleben|Bischofrode|Bornstedt|Burgsdorf|Dederstedt|Hornburg|Lutherstadt Eisleben|Neehausen|Rothenschirmbach|Rottelsdorf|Schmalzerode|Unterrißdorf
de	06308	51.583	11.5	4	Klostermansfeld|Benndorf|Siersleben|Annarode|Augsdorf|Hübitz|Siebigerode
de	06311	51.55	11.5	2	Helbra
de	06313	51.545	11.467	2	Ahlsdorf|Hergisdorf|Wimmelburg
de	06317	51.459	11.682	4	Röblingen am See|Erdeborn|Stedten|Amsdorf|Aseleben|Lüttchendorf|Seeburg
de	06333	51.65	11.511	7	Hettstedt|Wiederstedt|Arnstedt|Bräunrode|Endorf|Greifenhagen|Harkerode|Neuplatendorf|Quenstedt|Ritterode|Sylda|Walbeck|Welbsleben|Welfesholz
de	06343	51.592	11.452	4	Mansfeld|Biesenrode|Gorenzen|Möllendorf|Piskaborn|Vatterode
de	06347	51.633	11.627	5	Gerbstedt|Freist|Friedeburg|Friedeburgerhütte|Heiligenthal|Ihlewitz|Zabenstedt
de	06366	51.752	11.971	2	Köthen
de	06369	51.671	12.073	12	Weißandt-Gölzau|Radegast|Görzig|Wulfen|Arensdorf|Cosa|Cösitz|Diebzig|Dohndorf|Dornbock|Drosa|Glauzig|Großbadegast|Großpaschleben|Löbnitz an der Linde|Prosigk|Reupzig|Riesdorf|Schortewitz|Trebbichau an der Fuhne|Trinum|Wörbzig|Wülknitz|Zabitz|Zehbitz
de	06385	51.853	12.045	2	Aken
de	06386	51.794	12.026	6	Osternienburg|Quellendorf|Chörau|Elsnigk|Fraßdorf|Hinsdorf|Libbesdorf|Meilendorf|Micheln|Reppichau|Scheuder
de	06388	51.682	11.874	4	Gröbzig|Edderitz|Baasdorf|Maasdorf|Piethen|Wieskau
de	06406	51.795	11.74	2	Bernburg
de	06408	51.765	11.799	5	Baalberge|Peißen|Ilberstedt|Aderstedt|Biendorf|Cörmigk|Gröna|Latdorf|Poley|Preußlitz|Wohlsdorf
de	06420	51.671	11.771	4	Könnern|Domnitz|Edlau|Gerlebogk|Golbitz|Lebendorf|Rothenburg|Wiendorf|Zickeritz
de	06425	51.7	11.667	3	Alsleben (Saale)|Beesenlaublingen|Plötzkau|Belleben|Schackstedt|Strenznaundorf
de	06429	51.833	11.75	4	Nienburg (Saale)|Gerbitz|Neugattersleben|Pobzig|Wedlitz
de	06449	51.752	11.458	8	Aschersleben|Cochstedt|Giersleben|Friedrichsaue|Groß Schierstedt|Neu Königsaue|Schackenthal|Schadeleben|Westdorf|Wilsleben
de	06456	51.677	11.568	4	Sandersleben|Mehringen|Drohndorf|Freckleben
de	06458	51.859	11.25	3	Hedersleben|Hausneindorf|Heteborn|Wedderstedt
de	06463	51.732	11.351	3	Ermsleben|Meisdorf|Radisleben|Reinstedt
de	06464	51.796	11.379	2	Frose
de	06466	51.822	11.287	2	Gatersleben
de	06467	51.783	11.312	2	Hoym
de	06469	51.801	11.335	2	Nachterstedt
de	06484	51.788	11.15	4	Quedlinburg|Westerhausen|Ditfurt
de	06493	51.656	11.162	5	Ballenstedt|Harzgerode|Dankerode|Königerode|Neudorf|Schielo|Straßberg
de	06502	51.749	11.041	2	Thale|Neinstedt|Weddersleben|Warnstedt
de	06526	51.472	11.295	6	Sangerhausen|Wippra
de	06528	51.461	11.208	9	Wallhausen|Oberröblingen|Riestedt|Blankenheim|Edersleben|Beyernaumburg|Breitenbach|Brücken|Drebsdorf|Emseloh|Gonna|Grillenberg|Großleinungen|Hackpfüffel|Hainrode|Holdenstedt|Horla|Kleinleinungen|Lengefeld|Liedersdorf|Martinsrieth|Morungen|Obersdorf|Pölsfeld|Riethnordhausen|Rotha|Sotterhausen|Wettelrode
de	06536	51.463	11.076	6	Roßla|Berga|Rottleberode|Uftrungen|Bennungen|Breitungen|Dietersdorf|Hayn|Questenberg|Wickerode|Wolfsberg
de	06537	51.435	11.041	4	Kelbra|Tilleda
de	06542	51.404	11.387	4	Allstedt|Katharinenrieth|Mittelhausen|Niederröblingen|Nienstedt|Winkel|Wolferstedt
de	06543	51.615	11.29	5	Abberode|Alterode|Braunschwende|Friesdorf|Hermerode|Molmerswende|Pansfelde|Ritzgerode|Stangerode|Ulzigerode|Wieserode
de	06556	51.364	11.292	4	Artern|Voigtstedt|Ringleben|Borxleben|Bretleben|Heygendorf|Ichstedt|Kalbsrieth|Mönchpfiffel-Nikolausrieth|Reinsdorf|Schönewerda
de	06567	51.356	11.1	3	Bad Frankenhausen|Esperstedt
de	06571	51.299	11.434	5	Roßleben|Wiehe|Donndorf|Gehofen|Nausitz
de	06577	51.302	11.218	3	Heldrungen|Etzleben|Gorsleben|Hauteroda|Hemleben|Oberheldrungen
de	06578	51.31	11.171	4	Oldisleben|Kannawurf|Bilzingsleben
de	06618	51.15	11.81	6	Naumburg|Schönburg|Casekirchen|Gieckau|Görschen|Janisroda|Leislau|Löbitz|Mertendorf|Molau|Prießnitz|Pödelist|Utenbach|Wethau
de	06628	51.134	11.722	4	Bad Kösen|Abtlöbnitz|Crölpa-Löbschütz|Möllern|Taugwitz
de	06632	51.214	11.768	4	Freyburg|Balgstädt|Baumersroda|Branderoda|Ebersroda|Gleina|Gröst|Größnitz|Schleberoda|Zeuchfeld
de	06636	51.224	11.68	2	Laucha|Burgscheidungen|Golzen|Hirschroda|Kirchscheidungen|Weischütz
de	06638	51.271	11.658	2	Karsdorf
de	06642	51.288	11.578	5	Nebra|Altenroda|Bucha|Memleben|Reinsdorf|Wangen|Wohlmirstedt
de	06647	51.208	11.585	7	Bad Bibra|Billroda|Burkersroda|Kahlwinkel|Klosterhäseler|Lossa|Saubach|Steinburg|Thalwinkel|Wischroda
de	06648	51.124	11.56	4	Eckartsberga|Burgholzhausen|Herrengosserstedt|Tromsdorf
de	06667	51.202	11.968	7	Weißenfels|Langendorf|Leißling|Uichteritz|Reichardtswerben|Stößen|Goseck|Burgwerben|Prittitz|Gröbitz|Markwerben|Pretzsch|Storkau|Tagewerben
de	06679	51.158	12.1	4	Hohenmölsen|Granschütz|Muschwitz|Taucha|Webau|Zorbau
de	06682	51.121	12.024	3	Teuchern|Deuben|Nessa|Gröben|Krauschwitz|Schelkau|Trebnitz|Werschen
de	06686	51.257	12.142	5	Lützen|Dehlitz|Großgörschen|Poserna|Rippach|Röcken|Starsiedel|Sössen
de	06688	51.26	12.03	2	Großkorbetha|Schkortleben|Wengelsdorf
de	06712	51.05	12.137	5	Zeitz|Kretzschau|Bergisdorf|Bornitz|Breitenbach|Draschwitz|Droßdorf|Döschwitz|Geußnitz|Grana|Göbitz|Haynsburg|Heuckewalde|Könderitz|Schellbach|Wittgendorf|Würchwitz
de	06721	51.08	11.931	2	Osterfeld|Goldschau|Meineweh|Unterkaka|Waldau
de	06722	51.042	12.026	4	Droyßig|Wetterzeube|Kleinhelmsdorf|Weickelsdorf
de	06729	51.088	12.261	4	Langendorf|Rehmsdorf|Tröglitz
de	06749	51.648	12.366	3	Friedersdorf|Bitterfeld
de	06766	51.661	12.269	4	Wolfen|Bobbau|Thalheim|Rödgen
de	06773	51.729	12.457	7	Gräfenhainichen|Kemberg|Radis|Gossa|Gröbern|Jüdenberg|Rotta|Schköna|Selbitz|Uthausen
de	06774	51.623	12.401	9	Pouch|Schlaitz|Krina|Mühlbeck|Plodda|Rösa|Schwemsal|Söllichau|Tornau
de	06779	51.712	12.275	4	Raguhn|Marke|Retzau|Salzfurtkapelle|Schierau|Thurland|Tornau
de	06780	51.633	12.2	6	Sandersdorf|Zörbig|Löberitz|Großzöberitz|Göttnitz|Quetzdölsdorf|Schrenz|Spören|Stumsdorf
de	06785	51.799	12.406	3	Oranienbaum|Brandhorst|Horstdorf|Kakau|Schleesen
de	06792	51.633	12.267	2	Sandersdorf
de	06794	51.617	12.233	2	Sandersdorf|Glebitzsch
de	06796	51.558	12.213	2	Brehna
de	06800	51.683	12.3	2	Jeßnitz|Altjeßnitz
de	06803	51.647	12.301	2	Greppin
de	06808	51.598	12.308	2	Holzweißig
de	06809	51.575	12.263	2	Roitzsch|Petersroda
de	06842	51.823	12.26	2	Dessau
de	06844	51.844	12.248	2	Dessau
de	06846	51.824	12.235	5	Dessau
de	06847	51.822	12.192	2	Dessau
de	06849	51.808	12.241	2	Dessau
de	06861	51.833	12.25	3	Dessau-Roßlau
de	06862	51.95	12.305	7	Roßlau|Rodleben|Brambach
de	06868	51.965	12.376	3	Bräsen|Hundeluft|Jeber-Bergfrieden|Ragösen|Serno|Stackelitz|Thießen
de	06869	51.886	12.45	7	Coswig|Klieken|Buko|Cobbelsdorf|Düben|Griebo|Köselitz|Möllensdorf|Senst|Wörpen|Zieko
de	06886	51.874	12.606	3	Lutherstadt Wittenberg
de	06888	51.85	12.75	6	Mühlanger|Abtsdorf|Dabrun|Dietrichsdorf|Eutzsch|Mochau|Zörnigall
de	06889	51.874	12.606	3	Lutherstadt Wittenberg
de	06895	51.914	12.786	6	Zahna|Kropstädt|Boßdorf|Bülzig|Leetza|Rahnsdorf
de	06901	51.762	12.682	5	Kemberg|Ateritz|Dorna|Globig-Bleddin|Rackith|Schnellin|Wartenburg
de	06905	51.685	12.735	3	Bad Schmiedeberg|Korgau|Meuro
de	06917	51.814	12.987	7	Jessen (Elster)|Jessen (Elster) Arnsdorf|Jessen (Elster) Battin|Jessen (Elster) Buschkuhnsdorf|Jessen (Elster) Dixförda|Jessen (Elster) Düßnitz|Jessen (Elster) Gentha|Jessen (Elster) Gerbisbach|Jessen (Elster) Gorsdorf-Hemsendorf|Jessen (Elster) Grabo|Jessen (Elster) Großkorga|Jessen (Elster) Holzdorf|Jessen (Elster) Jessen (Elster)|Jessen (Elster) Kleindröben|Jessen (Elster) Kleinkorga|Jessen (Elster) Klossa|Jessen (Elster) Kremitz|Jessen (Elster) Leipa|Jessen (Elster) Linda|Jessen (Elster) Lindwerder|Jessen (Elster) Lüttchenseyda|Jessen (Elster) Mark Zwuschen|Jessen (Elster) Mellnitz|Jessen (Elster) Morxdorf|Jessen (Elster) Mönchenhöfe|Jessen (Elster) Mügeln|Jessen (Elster) Neuerstadt|Jessen (Elster) Rade|Jessen (Elster) Reicho|Jessen (Elster) Ruhlsdorf|Jessen (Elster) Schadewalde|Jessen (Elster) Schweinitz|Jessen (Elster) Schöneicho|Jessen (Elster) Steinsdorf|Klöden|Schützberg
de	06925	51.733	13.047	4	Annaburg|Bethau|Groß Naundorf|Löben|Purzien
de	07318	50.652	11.376	6	Saalfeld/Saale|Arnsgereuth|Wittgendorf
de	07330	50.533	11.383	3	Probstzella|Marktgölitz
de	07333	50.65	11.433	2	Unterwellenborn
de	07334	50.643	11.454	2	Kamsdorf|Goßwitz
de	07338	50.617	11.433	7	Kaulsdorf|Leutenberg|Altenbeuthen|Drognitz|Hohenwarte
de	07343	50.464	11.538	2	Wurzbach
de	07349	50.474	11.452	2	Lehesten
de	07356	50.492	11.593	4	Lobenstein|Neundorf (bei Lobenstein)
de	07366	50.433	11.75	6	Birkenhügel|Blankenberg|Blankenstein|Harra|Pottiga|Schlegel
de	07368	50.533	11.65	3	Remptendorf|Saalburg-Ebersdorf
de	07381	50.694	11.592	5	Pößneck|Langenorla|Oppurg|Bodelwitz|Döbritz|Moxa|Nimritz|Oberoppurg|Paska|Solkwitz|Wernburg
de	07387	50.677	11.539	2	Krölpa|Lausnitz bei Pößneck
de	07389	50.661	11.569	6	Ranis|Bucha|Gertewitz|Grobengereuth|Gössitz|Keila|Knau|Peuschen|Quaschwitz|Schmorda|Seisla|Wilhelmsdorf
de	07407	50.72	11.341	6	Rudolstadt|Großkochberg|Heilingen|Remda-Teichel|Uhlstädt-Kirchhasel
de	07422	50.682	11.274	4	Bad Blankenburg|Rottenbach|Saalfelder Höhe
de	07426	50.661	11.098	3	Königsee|Allendorf|Bechstedt|Dröbischau|Oberhain
de	07427	50.643	11.192	2	Schwarzburg
de	07429	50.632	11.172	3	Sitzendorf|Döschnitz|Rohrbach
de	07545	50.878	12.082	2	Gera
de	07546	50.89	12.102	2	Gera
de	07548	50.87	12.087	5	Gera
de	07549	50.841	12.076	2	Gera
de	07551	50.841	12.107	2	Gera
de	07552	50.867	12.083	4	Gera
de	07554	50.95	12.2	14	Pölzig|Brahmenau|Bethenhausen|Hirschfeld|Kauern|Korbußen|Schwaara
de	07557	50.817	11.967	4	Bocka|Crimla|Harth-Pöllnitz|Hundhaupten|Zedlitz
de	07570	50.775	12.06	3	Weida|Wünschendorf|Endschütz|Harth-Pöllnitz|Hohenölsen|Schömberg|Steinsdorf|Teichwitz
de	07580	50.863	12.187	6	Ronneburg|Seelingstädt|Großenstein|Braunichswalde|Gauern|Hilbersdorf|Linda bei Weida|Paitzdorf|Reichstädt|Rückersdorf
de	07586	50.876	11.929	5	Kraftsdorf|Bad Köstritz|Caaschwitz|Hartmannsdorf
de	07589	50.821	11.932	3	Münchenbernsdorf|Harth-Pöllnitz|Lederhose|Lindenkreuz|Saara|Schwarzbach
de	07607	50.969	11.902	3	Eisenberg|Gösen|Hainspitz|Heideland
de	07613	50.975	11.978	3	Crossen an der Elster|Hartmannsdorf|Rauda|Seifartsdorf|Silbitz|Walpernhain
de	07616	50.942	11.756	4	Bürgel|Graitschen bei Bürgel|Nausnitz|Petersberg|Poxdorf|Rauschwitz|Serba
de	07619	51.042	11.821	3	Schkölen|Mertendorf
de	07629	50.906	11.929	5	Hermsdorf|Sankt Gangloff|Reichenbach|Schleifreisen
de	07639	50.917	11.867	2	Bad Klosterlausnitz|Weißenborn|Tautenhain
de	07646	50.857	11.727	9	Stadtroda|Albersdorf|Bobeck|Bollberg|Bremsnitz|Eineborn|Geisenhain|Gneus|Großbockedra|Karlsdorf|Kleinbockedra|Kleinebersdorf|Laasdorf|Lippersdorf-Erdmannsdorf|Meusebach|Möckern|Mörsdorf|Oberbodnitz|Ottendorf|Quirla|Rattelsdorf|Rausdorf|Renthendorf|Ruttersdorf-Lotschen|Scheiditz|Schlöben|Schöngleina|Tautendorf|Tissa|Trockenborn-Wolfersdorf|Tröbnitz|Unterbodnitz|Waldeck|Waltersdorf|Weißbach
de	07743	50.933	11.587	2	Jena
de	07745	50.893	11.585	2	Jena
de	07747	50.89	11.609	2	Jena
de	07749	50.943	11.603	2	Jena
de	07751	50.85	11.6	8	Rothenstein|Bucha|Golmsdorf|Großlöbichau|Großpürschütz|Jenalöbnitz|Löberschütz|Milda|Sulza|Zöllnitz
de	07768	50.806	11.585	4	Kahla|Orlamünde|Altenberga|Bibra|Eichenberg|Freienorla|Großeutersdorf|Gumperda|Hummelshain|Kleineutersdorf|Lindig|Reinstädt|Schöps|Seitenroda
de	07774	51.055	11.71	3	Camburg|Frauenprießnitz|Thierschneck|Wichmar
de	07778	50.983	11.583	5	Lehesten|Dornburg|Dorndorf-Steudnitz|Hainichen|Neuengönna|Tautenburg|Zimmern
de	07806	50.736	11.746	4	Neustadt an der Orla|Dreba|Lausnitz bei Neustadt an der Orla|Weira
de	07819	50.736	11.87	5	Triptis|Dreitzsch|Geroda|Lemnitz|Linda bei Neustadt an der Orla|Miesitz|Mittelpöllnitz|Pillingsdorf|Rosendorf|Schmieritz|Tömmelsdorf
de	07907	50.579	11.81	5	Schleiz|Dittersdorf|Dragensdorf|Görkwitz|Göschitz|Löhma|Oettersdorf|Plothen|Pörmitz|Tegau
de	07919	50.539	11.928	4	Mühltroff|Kirschkau
de	07922	50.495	11.857	2	Tanna
de	07924	50.583	11.683	4	Eßbach|Neundorf (bei Schleiz)|Schöndorf|Volkmannsdorf|Ziegenrück
de	07926	50.441	11.859	2	Gefell
de	07927	50.405	11.818	2	Hirschberg
de	07929	50.492	11.7	2	Saalburg-Ebersdorf
de	07937	50.653	11.984	6	Zeulenroda|Langenwolschendorf|Silberfeld|Vogtländisches Oberland|Zadelsdorf
de	07950	50.685	12.02	4	Triebes|Göhren-Döhlen|Merkendorf|Staitz|Weißendorf|Wiebelsdorf
de	07952	50.582	11.997	4	Pausa|Vogtländisches Oberland
de	07955	50.7	11.9	3	Auma|Braunsdorf
de	07957	50.679	12.094	2	Langenwetzendorf|Hain
de	07958	50.711	12.054	2	Hohenleuben
de	07973	50.658	12.199	2	Greiz
de	07980	50.75	12.167	4	Berga/Elster|Kühdorf|Lunzig|Neugernsdorf|Neumühle|Wildetaube
de	07985	50.608	12.168	3	Elsterberg|Vogtländisches Oberland
de	07987	50.67	12.265	2	Mohlsdorf
de	08056	50.711	12.493	2	Zwickau
de	08058	50.744	12.478	2	Zwickau
de	08060	50.719	12.46	2	Zwickau
de	08062	50.691	12.473	2	Zwickau
de	08064	50.675	12.471	2	Zwickau
de	08066	50.732	12.525	2	Zwickau
de	08107	50.622	12.524	3	Kirchberg|Hirschfeld|Hartmannsdorf bei Kirchberg
de	08112	50.675	12.515	2	Wilkau-Haßlau
de	08115	50.693	12.426	2	Lichtentanne
de	08118	50.671	12.673	2	Hartenstein
de	08132	50.75	12.574	2	Mülsen
de	08134	50.657	12.576	2	Wildenfels|Langenweißbach
de	08141	50.698	12.556	2	Reinsdorf
de	08144	50.633	12.467	2	Hirschfeld
de	08147	50.567	12.508	2	Crinitzberg
de	08209	50.492	12.417	2	Auerbach/Vogtland
de	08223	50.476	12.37	4	Falkenstein/Vogtland|Grünbach|Werda|Neustadt/Vogtland
de	08228	50.531	12.413	2	Rodewisch
de	08233	50.542	12.303	2	Treuen
de	08236	50.484	12.389	2	Ellefeld
de	08237	50.539	12.478	2	Steinberg
de	08239	50.471	12.274	2	Bergen
de	08248	50.367	12.467	2	Klingenthal/Sachsen
de	08258	50.311	12.329	2	Markneukirchen
de	08261	50.383	12.317	2	Schöneck/Vogtland
de	08262	50.433	12.467	2	Tannenbergsthal/Vogtland|Morgenröthe-Rautenkranz
de	08267	50.351	12.422	2	Zwota
de	08280	50.59	12.707	2	Aue
de	08289	50.595	12.641	2	Schneeberg
de	08294	50.622	12.732	2	Lößnitz
de	08297	50.63	12.81	2	Zwönitz
de	08301	50.598	12.659	2	Schlema
de	08304	50.505	12.522	2	Schönheide
de	08309	50.494	12.6	2	Eibenstock
de	08315	50.576	12.768	2	Bernsbach
de	08321	50.567	12.65	2	Zschorlau
de	08324	50.542	12.686	2	Bockau
de	08328	50.533	12.533	2	Stützengrün
de	08340	50.538	12.784	2	Schwarzenberg/Erzgebirge|Beierfeld
de	08344	50.58	12.807	2	Grünhain
de	08349	50.432	12.711	3	Johanngeorgenstadt|Erlabrunn
de	08352	50.531	12.833	2	Raschau|Markersbach|Pöhla
de	08359	50.467	12.767	2	Breitenbrunn/Erzgebirge
de	08371	50.82	12.545	2	Glauchau
de	08373	50.85	12.567	2	Remse
de	08393	50.847	12.465	2	Meerane|Dennheritz|Schönberg
de	08396	50.877	12.599	4	Waldenburg|Oberwiera
de	08412	50.736	12.375	2	Werdau|Leubnitz
de	08427	50.7	12.35	2	Fraureuth
de	08428	50.756	12.327	2	Langenbernsdorf
de	08451	50.809	12.346	2	Crimmitschau
de	08459	50.8	12.367	2	Neukirchen/Pleiße
de	08468	50.623	12.303	3	Reichenbach/Vogtland|Heinsdorfergrund
de	08485	50.569	12.364	2	Lengenfeld
de	08491	50.614	12.244	2	Netzschkau|Limbach
de	08496	50.66	12.356	2	Neumark
de	08499	50.619	12.265	2	Mylau
de	08523	50.494	12.135	2	Plauen
de	08525	50.511	12.13	2	Plauen
de	08527	50.493	12.127	2	Plauen
de	08529	50.492	12.178	2	Plauen
de	08538	50.437	12.011	3	Weischlitz|Burgstein|Reuth
de	08539	50.545	12.037	2	Mehltheuer
de	08541	50.5	12.217	2	Neuensalz|Theuma
de	08543	50.55	12.183	2	Pöhl
de	08547	50.5	12.133	2	Jößnitz
de	08548	50.543	12.079	2	Syrau
de	08606	50.415	12.169	12	Oelsnitz|Triebel/Vogtland|Tirpersdorf|Bösenbrunn|Mühlental
de	08626	50.32	12.26	4	Adorf|Eichigt
de	08645	50.282	12.234	2	Bad Elster
de	08648	50.217	12.317	2	Bad Brambach
de	09111	50.835	12.922	2	Chemnitz
de	09112	50.827	12.904	2	Chemnitz
de	09113	50.851	12.895	2	Chemnitz
de	09114	50.857	12.898	2	Chemnitz
de	09116	50.821	12.884	2	Chemnitz
de	09117	50.818	12.838	2	Chemnitz
de	09119	50.82	12.906	2	Chemnitz
de	09120	50.806	12.907	2	Chemnitz
de	09122	50.794	12.887	2	Chemnitz
de	09123	50.766	12.946	2	Chemnitz
de	09125	50.796	12.92	2	Chemnitz
de	09126	50.82	12.94	2	Chemnitz
de	09127	50.828	12.959	2	Chemnitz
de	09128	50.833	12.917	3	Chemnitz
de	09130	50.838	12.934	2	Chemnitz
de	09131	50.833	12.917	8	Chemnitz
de	09212	50.859	12.762	2	Limbach-Oberfrohna|Kändler|Pleißa
de	09217	50.913	12.806	2	Burgstädt
de	09221	50.783	12.87	2	Neukirchen/Erzgebirge
de	09224	50.794	12.786	2	Chemnitz
de	09228	50.883	12.87	2	Chemnitz
de	09232	50.9	12.8	2	Hartmannsdorf
de	09235	50.733	12.917	2	Burkhardtsdorf
de	09236	50.933	12.883	2	Claußnitz
de	09241	50.9	12.767	2	Mühlau
de	09243	50.9	12.717	2	Niederfrohna
de	09244	50.908	12.992	2	Lichtenau
de	09247	50.862	12.834	2	Chemnitz
de	09249	50.917	12.85	2	Taura
de	09306	51.05	12.797	6	Rochlitz|Erlau|Wechselburg|Seelitz|Königsfeld|Königshain-Wiederau|Zettlitz
de	09322	50.933	12.704	2	Penig
de	09326	51.077	12.907	2	Geringswalde
de	09328	50.963	12.756	2	Lunzenau
de	09337	50.801	12.713	4	Hohenstein-Ernstthal|Callenberg|Bernsdorf
de	09350	50.744	12.645	2	Lichtenstein/Sachsen
de	09353	50.782	12.708	2	Oberlungwitz
de	09355	50.75	12.717	2	Gersdorf
de	09356	50.786	12.624	2	Sankt Egidien
de	09366	50.705	12.764	2	Stollberg/Erzgebirge|Niederdorf
de	09376	50.717	12.722	2	Oelsnitz/Erzgebirge
de	09380	50.7	12.85	2	Thalheim / Erzgebirge
de	09385	50.733	12.75	2	Lugau/Erzgebirge|Erlbach-Kirchberg
de	09387	50.75	12.85	2	Jahnsdorf/Erzgebirge
de	09390	50.7	12.883	2	Gornsdorf
de	09392	50.683	12.917	2	Auerbach
de	09394	50.74	12.681	2	Hohndorf
de	09399	50.725	12.75	2	Niederwürschnitz
de	09405	50.748	13.077	3	Zschopau|Gornau/Erzgebirge
de	09419	50.671	12.951	2	Thum
de	09423	50.706	12.969	2	Gelenau/Erzgebirge
de	09427	50.649	12.97	2	Ehrenfriedersdorf
de	09429	50.656	13.071	2	Wolkenstein
de	09430	50.676	13.016	2	Drebach|Venusberg
de	09432	50.7	13.083	2	Großolbersdorf
de	09437	50.75	13.133	2	Börnichen/Erzgebirge|Waldkirchen/Erzgebirge
de	09439	50.75	13.006	2	Amtsberg
de	09456	50.58	13.006	3	Annaberg-Buchholz|Mildenau
de	09465	50.517	12.983	2	Sehmatal
de	09468	50.626	12.921	2	Geyer|Tannenberg
de	09471	50.5	13.033	3	Bärenstein|Königswalde
de	09474	50.517	12.95	2	Crottendorf
de	09477	50.512	13.095	2	Jöhstadt
de	09481	50.577	12.868	3	Elterlein|Scheibenberg
de	09484	50.417	12.983	2	Oberwiesenthal
de	09487	50.559	12.953	2	Schlettau
de	09488	50.611	13.014	2	Wiesa
de	09496	50.613	13.188	2	Marienberg|Pobershau
de	09509	50.724	13.28	2	Pockau
de	09514	50.719	13.193	2	Lengefeld
de	09518	50.633	13.117	2	Großrückerswalde
de	09526	50.659	13.342	3	Olbernhau|Heidersdorf|Pfaffroda
de	09544	50.675	13.467	2	Neuhausen/Erzgebirge
de	09548	50.65	13.45	2	Seiffen/Erzgebirge|Deutschneudorf
de	09557	50.856	13.074	2	Flöha
de	09569	50.861	13.172	3	Oederan|Falkenau|Frankenstein|Gahlenz
de	09573	50.812	13.102	3	Augustusburg|Leubsdorf
de	09575	50.8	13.233	2	Eppendorf
de	09577	50.867	13.017	2	Niederwiesa
de	09579	50.767	13.154	2	Grünhainichen|Borstendorf
de	09599	50.911	13.339	2	Freiberg
de	09600	50.898	13.254	7	Oberschöna|Niederschöna|Weißenborn/Erzgebirge
de	09603	50.966	13.286	2	Großschirma
de	09618	50.812	13.314	2	Brand-Erbisdorf|Großhartmannsdorf
de	09619	50.8	13.417	5	Mulda/Sachsen|Sayda|Dorfchemnitz bei Sayda
de	09623	50.803	13.538	4	Frauenstein|Rechenberg-Bienenmühle
de	09627	50.9	13.444	2	Bobritzsch|Hilbersdorf
de	09629	51.008	13.365	2	Reinsberg
de	09633	50.95	13.35	2	Halsbrücke
de	09634	51.031	13.308	2	Siebenlehn
de	09638	50.833	13.417	2	Lichtenberg/Erzgebirge
de	09648	50.986	12.975	4	Mittweida|Kriebstein|Altmittweida
de	09661	50.97	13.123	12	Hainichen|Rossau|Striegistal|Tiefenbach
de	09669	50.926	13.06	2	Frankenberg/Sachsen
de	10115	52.532	13.385	2	Berlin
de	10117	52.517	13.387	2	Berlin
de	10119	52.531	13.405	2	Berlin
de	10178	52.521	13.41	2	Berlin
de	10179	52.512	13.416	2	Berlin
de	10243	52.512	13.439	2	Berlin
de	10245	52.501	13.465	2	Berlin
de	10247	52.516	13.466	2	Berlin
de	10249	52.524	13.443	2	Berlin
de	10315	52.513	13.515	2	Berlin
de	10317	52.498	13.491	2	Berlin
de	10318	52.483	13.529	2	Berlin
de	10319	52.499	13.519	2	Berlin
de	10365	52.521	13.497	2	Berlin
de	10367	52.525	13.482	2	Berlin
de	10369	52.529	13.47	2	Berlin
de	10405	52.535	13.426	2	Berlin
de	10407	52.534	13.449	2	Berlin
de	10409	52.544	13.441	2	Berlin
de	10435	52.538	13.411	2	Berlin
de	10437	52.545	13.413	2	Berlin
de	10439	52.552	13.412	2	Berlin
de	10551	52.531	13.337	2	Berlin
de	10553	52.531	13.322	2	Berlin
de	10555	52.522	13.335	2	Berlin
de	10557	52.523	13.359	2	Berlin
de	10559	52.53	13.35	2	Berlin
de	10585	52.515	13.306	2	Berlin
de	10587	52.518	13.319	2	Berlin
de	10589	52.528	13.306	2	Berlin
de	10623	52.509	13.327	2	Berlin
de	10625	52.51	13.315	2	Berlin
de	10627	52.508	13.303	2	Berlin
de	10629	52.503	13.309	2	Berlin
de	10707	52.497	13.314	2	Berlin
de	10709	52.494	13.303	2	Berlin
de	10711	52.498	13.29	2	Berlin
de	10713	52.485	13.313	2	Berlin
de	10715	52.482	13.329	2	Berlin
de	10717	52.491	13.328	2	Berlin
de	10719	52.499	13.326	2	Berlin
de	10777	52.498	13.343	2	Berlin
de	10779	52.492	13.339	2	Berlin
de	10781	52.494	13.353	2	Berlin
de	10783	52.496	13.362	2	Berlin
de	10785	52.507	13.364	2	Berlin
de	10787	52.508	13.344	2	Berlin
de	10789	52.502	13.338	2	Berlin
de	10823	52.487	13.351	2	Berlin
de	10825	52.484	13.341	2	Berlin
de	10827	52.484	13.354	2	Berlin
de	10829	52.476	13.361	2	Berlin
de	10961	52.493	13.398	2	Berlin
de	10963	52.5	13.381	2	Berlin
de	10965	52.486	13.395	2	Berlin
de	10967	52.49	13.416	2	Berlin
de	10969	52.502	13.401	2	Berlin
de	10997	52.501	13.436	2	Berlin
de	10999	52.497	13.427	2	Berlin
de	11011	52.518	13.376	2	Berlin
de	12043	52.48	13.437	2	Berlin
de	12045	52.486	13.439	2	Berlin
de	12047	52.49	13.428	2	Berlin
de	12049	52.476	13.422	2	Berlin
de	12051	52.467	13.43	2	Berlin
de	12053	52.477	13.432	2	Berlin
de	12055	52.471	13.449	2	Berlin
de	12057	52.468	13.463	2	Berlin
de	12059	52.481	13.451	2	Berlin
de	12099	52.464	13.402	2	Berlin
de	12101	52.478	13.379	2	Berlin
de	12103	52.464	13.375	2	Berlin
de	12105	52.449	13.371	2	Berlin
de	12107	52.431	13.392	2	Berlin
de	12109	52.447	13.399	2	Berlin
de	12157	52.465	13.346	2	Berlin
de	12159	52.474	13.337	2	Berlin
de	12161	52.47	13.327	2	Berlin
de	12163	52.463	13.319	2	Berlin
de	12165	52.456	13.315	2	Berlin
de	12167	52.449	13.334	2	Berlin
de	12169	52.455	13.344	2	Berlin
de	12203	52.444	13.31	2	Berlin
de	12205	52.434	13.294	2	Berlin
de	12207	52.42	13.313	2	Berlin
de	12209	52.418	13.329	2	Berlin
de	12247	52.44	13.346	2	Berlin
de	12249	52.426	13.352	2	Berlin
de	12277	52.413	13.375	2	Berlin
de	12279	52.411	13.353	2	Berlin
de	12305	52.403	13.402	2	Berlin
de	12307	52.389	13.391	2	Berlin
de	12309	52.391	13.417	2	Berlin
de	12347	52.451	13.428	2	Berlin
de	12349	52.425	13.422	2	Berlin
de	12351	52.433	13.456	2	Berlin
de	12353	52.423	13.459	2	Berlin
de	12355	52.411	13.498	2	Berlin
de	12357	52.429	13.491	2	Berlin
de	12359	52.447	13.453	2	Berlin
de	12435	52.487	13.467	2	Berlin
de	12437	52.462	13.482	2	Berlin
de	12439	52.453	13.529	2	Berlin
de	12459	52.466	13.528	2	Berlin
de	12487	52.444	13.505	2	Berlin
de	12489	52.436	13.543	2	Berlin
de	12524	52.413	13.542	2	Berlin
de	12526	52.398	13.564	2	Berlin
de	12527	52.386	13.634	2	Berlin
de	12529	52.517	13.4	8	Berlin|Schönefeld
de	12555	52.463	13.579	2	Berlin
de	12557	52.43	13.592	2	Berlin
de	12559	52.415	13.663	2	Berlin
de	12587	52.459	13.636	2	Berlin
de	12589	52.444	13.703	2	Berlin
de	12619	52.523	13.588	2	Berlin
de	12621	52.503	13.588	2	Berlin
de	12623	52.503	13.617	2	Berlin
de	12627	52.537	13.614	2	Berlin
de	12629	52.541	13.59	2	Berlin
de	12679	52.55	13.566	2	Berlin
de	12681	52.537	13.537	2	Berlin
de	12683	52.508	13.559	2	Berlin
de	12685	52.539	13.565	2	Berlin
de	12687	52.556	13.565	2	Berlin
de	12689	52.566	13.568	2	Berlin
de	13051	52.581	13.491	2	Berlin
de	13053	52.55	13.505	2	Berlin
de	13055	52.54	13.496	2	Berlin
de	13057	52.571	13.541	2	Berlin
de	13059	52.581	13.522	2	Berlin
de	13086	52.556	13.448	2	Berlin
de	13088	52.56	13.471	2	Berlin
de	13089	52.571	13.441	2	Berlin
de	13125	52.633	13.483	2	Berlin
de	13127	52.62	13.438	2	Berlin
de	13129	52.592	13.458	2	Berlin
de	13156	52.582	13.4	2	Berlin
de	13158	52.593	13.383	2	Berlin
de	13159	52.623	13.398	2	Berlin
de	13187	52.569	13.408	2	Berlin
de	13189	52.564	13.422	2	Berlin
de	13347	52.549	13.366	2	Berlin
de	13349	52.558	13.347	2	Berlin
de	13351	52.551	13.333	2	Berlin
de	13353	52.542	13.35	2	Berlin
de	13355	52.542	13.39	2	Berlin
de	13357	52.55	13.383	2	Berlin
de	13359	52.56	13.385	2	Berlin
de	13403	52.574	13.322	2	Berlin
de	13405	52.56	13.297	2	Berlin
de	13407	52.573	13.351	2	Berlin
de	13409	52.568	13.371	2	Berlin
de	13435	52.602	13.346	2	Berlin
de	13437	52.59	13.328	2	Berlin
de	13439	52.598	13.358	2	Berlin
de	13465	52.64	13.29	2	Berlin
de	13467	52.617	13.307	2	Berlin
de	13469	52.612	13.342	2	Berlin
de	13503	52.612	13.249	2	Berlin
de	13505	52.584	13.24	2	Berlin
de	13507	52.577	13.272	2	Berlin
de	13509	52.589	13.301	2	Berlin
de	13581	52.531	13.179	2	Berlin
de	13583	52.544	13.182	2	Berlin
de	13585	52.548	13.205	2	Berlin
de	13587	52.577	13.185	2	Berlin
de	13589	52.557	13.168	2	Berlin
de	13591	52.535	13.14	2	Berlin
de	13593	52.515	13.167	2	Berlin
de	13595	52.512	13.196	2	Berlin
de	13597	52.527	13.22	2	Berlin
de	13599	52.546	13.235	2	Berlin
de	13627	52.54	13.299	2	Berlin
de	13629	52.542	13.266	2	Berlin
de	14050	52.521	13.268	2	Berlin
de	14052	52.516	13.257	2	Berlin
de	14053	52.516	13.239	2	Berlin
de	14055	52.502	13.245	2	Berlin
de	14057	52.507	13.288	2	Berlin
de	14059	52.52	13.288	2	Berlin
de	14089	52.471	13.152	2	Berlin
de	14109	52.42	13.144	2	Berlin
de	14129	52.446	13.203	2	Berlin
de	14163	52.437	13.239	2	Berlin
de	14165	52.417	13.254	2	Berlin
de	14167	52.421	13.277	2	Berlin
de	14169	52.45	13.257	2	Berlin
de	14193	52.483	13.236	2	Berlin
de	14195	52.459	13.283	2	Berlin
de	14197	52.473	13.312	2	Berlin
de	14199	52.478	13.295	2	Berlin
de	14467	52.403	13.063	2	Potsdam
de	14469	52.409	12.99	2	Potsdam
de	14471	52.374	13.01	2	Potsdam
de	14473	52.391	13.065	2	Potsdam
de	14476	52.468	12.99	8	Potsdam|Seeburg|Töplitz
de	14478	52.373	13.091	2	Potsdam
de	14480	52.369	13.127	2	Potsdam
de	14482	52.387	13.099	2	Potsdam
de	14513	52.403	13.26	2	Teltow
de	14532	52.408	13.225	7	Kleinmachnow|Stahnsdorf|Fahlhorst|Nudow|Philippsthal
de	14542	52.369	12.919	10	Werder (Havel)|Kloster Lehnin|Schwielowsee
de	14547	52.238	12.971	4	Beelitz|Stücken
de	14548	52.339	12.972	2	Schwielowsee
de	14550	52.403	12.779	4	Groß Kreutz|Bochow|Deetz|Derwitz|Krielow|Schmergow
de	14552	52.313	13.03	4	Michendorf|Fresdorf|Saarmund|Tremsdorf|Wildenbruch
de	14554	52.272	13.017	2	Seddiner See
de	14558	52.347	13.105	2	Bergholz-Rehbrücke
de	14612	52.56	13.093	2	Falkensee
de	14621	52.619	13.127	2	Schönwalde
de	14624	52.543	13.058	2	Dallgow-Döberitz
de	14641	52.607	12.874	10	Nauen|Wustermark|Paulinenaue|Berge|Bergerdamm|Bredow|Brädikow|Börnicke|Etzin|Falkenrehde|Groß Behnitz|Grünefeld|Kienberg|Klein Behnitz|Lietzow|Markee|Mühlenberge|Paaren im Glien|Pausin|Perwenitz|Pessin|Retzow|Ribbeck|Selbelang|Tietzow|Tremmen|Wachow|Wansdorf|Zeestow
de	14656	52.583	13	2	Brieselang
de	14662	52.738	12.58	5	Friesack|Mühlenberge|Vietznitz|Warsow
de	14669	52.478	12.845	3	Ketzin|Zachow
de	14712	52.607	12.337	2	Rathenow
de	14715	52.6	12.5	11	Nennhausen|Bamme|Bützer|Großwudicke|Gräningen|Havelaue|Jerchel|Kotzen|Kriele|Landin|Liepe|Milow|Märkisch Luch|Möthlitz|Mützlitz|Nitzahn|Schollene|Seeblick|Stechow-Ferchesar|Vieritz|Zollchow
de	14727	52.532	12.348	2	Premnitz|Döberitz
de	14728	52.751	12.342	6	Rhinow|Gollenberg|Havelaue|Kleßen-Görne
de	14770	52.419	12.523	2	Brandenburg an der Havel
de	14772	52.436	12.53	2	Brandenburg an der Havel
de	14774	52.386	12.414	2	Brandenburg an der Havel
de	14776	52.404	12.568	2	Brandenburg an der Havel
de	14778	52.419	12.645	20	Brandenburg an der Havel|Kloster Lehnin|Golzow|Roskow|Beetzsee|Beetzseeheide|Götz|Havelsee|Jeserig|Planebruch|Planetal|Päwesin|Schenkenberg|Trechwitz|Wenzlow|Wollin
de	14789	52.367	12.385	4	Wusterwitz|Bensdorf|Rosenau
de	14793	52.24	12.347	3	Ziesar|Buckautal|Gräben|Rottstock
de	14797	52.327	12.662	2	Kloster Lehnin
de	14798	52.493	12.467	2	Havelsee
de	14806	52.133	12.6	3	Belzig|Hagelberg|Planetal|Schwanebeck
de	14822	52.198	12.769	5	Brück|Borkheide|Borkwalde|Linthe|Mühlenfließ|Planebruch
de	14823	52.053	12.618	7	Niemegk|Mühlenfließ|Rabenstein/Fläming
de	14827	52.115	12.455	2	Wiesenburg
de	14828	52.172	12.375	2	Görzke
de	14913	51.996	13.08	12	Jüterbog|Niedergörsdorf|Herbersdorf|Hohenseefeld|Ihlow|Niebendorf-Heinsdorf|Niederer Fläming|Nuthe-Urstromtal|Wahlsdorf
de	14929	52.097	12.873	2	Treuenbrietzen
de	14943	52.09	13.168	8	Luckenwalde|Lüdersdorf|Lühsdorf
de	14947	52.112	13.215	2	Nuthe-Urstromtal
de	14959	52.217	13.225	3	Trebbin|Schönhagen
de	14974	52.303	13.254	3	Ludwigsfelde|Thyrow
de	14979	52.359	13.31	2	Großbeeren
de	15230	52.347	14.554	2	Frankfurt (Oder)
de	15232	52.324	14.533	2	Frankfurt (Oder)
de	15234	52.365	14.524	2	Frankfurt (Oder)
de	15236	52.35	14.55	6	Frankfurt (Oder)|Jacobsdorf|Treplin
de	15295	52.254	14.573	4	Brieskow-Finkenheerd|Groß Lindow|Ziltendorf|Wiesenau
de	15299	52.247	14.418	6	Müllrose|Mixdorf|Dammendorf|Grunow-Dammendorf
de	15306	52.534	14.381	7	Seelow|Falkenhagen|Fichtenhöhe|Gusow-Platkow|Lietzen|Lindendorf|Vierlinden|Werbig
de	15320	52.619	14.24	4	Neuhardenberg|Neutrebbin|Sietzing
de	15324	52.644	14.36	5	Letschin|Gieshof-Zelliner Loose|Groß Neuendorf|Kiehnwerder|Kienitz|Neubarnim|Ortwig
de	15326	52.424	14.493	5	Lebus|Podelzig|Fichtenhöhe|Zeschdorf
de	15328	52.522	14.536	6	Alt Tucheband|Bleyen-Genschmar|Golzow|Küstriner Vorland|Reitwein|Zechin
de	15344	52.579	13.887	2	Strausberg
de	15345	52.565	13.728	15	Altlandsberg|Rehfelde|Prötzel|Garzau-Garzin|Lichtenow|Oberbarnim|Petershagen-Eggersdorf|Reichenow-Möglin|Werder|Zinndorf
de	15366	52.533	13.683	16	Neuenhagen bei Berlin|Dahlwitz-Hoppegarten|Hönow|Münchehofe
de	15370	52.5	13.733	3	Fredersdorf-Vogelsdorf|Petershagen-Eggersdorf
de	15374	52.511	14.136	2	Müncheberg
de	15377	52.566	14.074	4	Buckow|Waldsieversdorf|Ihlow|Märkische Höhe|Oberbarnim
de	15378	52.508	13.852	2	Hennickendorf|Herzfelde
de	15517	52.4	14.05	2	Fürstenwalde/Spree
de	15518	52.411	13.889	18	Grünheide (Mark)|Steinhöfel|Briesen (Mark)|Rauen|Berkenbrück|Briesen (Mark) Biegen|Briesen (Mark) Briesen (Mark)|Falkenberg|Grünheide (Mark) Hangelsberg|Langewahl|Madlitz-Wilmersdorf
de	15526	52.3	14.083	4	Bad Saarow|Rietz-Neuendorf|Reichenwalde
de	15528	52.411	13.889	4	Grünheide (Mark)|Spreenhagen|Grünheide (Mark) Mönchwinkel|Grünheide (Mark) Spreeau
de	15537	52.42	13.754	7	Erkner|Grünheide (Mark)|Gosen|Grünheide (Mark) Grünheide|Grünheide (Mark) Kagel|Grünheide (Mark) Kienbaum
de	15562	52.471	13.774	2	Rüdersdorf bei Berlin
de	15566	52.46	13.705	2	Schöneiche bei Berlin
de	15569	52.446	13.756	2	Woltersdorf
de	15711	52.301	13.633	2	Königs Wusterhausen|Schenkendorf|Zeesen
de	15712	52.297	13.718	2	Kablow|Senzig|Zernsdorf
de	15713	52.317	13.65	4	Niederlehme|Wernsdorf
de	15732	52.358	13.598	2	Schulzendorf|Eichwalde|Waltersdorf
de	15738	52.348	13.622	2	Zeuthen
de	15741	52.24	13.637	3	Bestensee|Gräbendorf|Motzen|Pätz
de	15745	52.317	13.633	2	Wildau
de	15746	52.166	13.659	2	Groß Köris
de	15748	52.11	13.765	4	Märkisch Buchholz|Münchehofe
de	15749	52.302	13.536	4	Mittenwalde|Brusendorf|Gallun|Kiekebusch|Ragow
de	15754	52.284	13.743	4	Bindow|Blossin|Dannenreich|Dolgenbrodt|Friedersdorf|Gussow|Wolzig
de	15755	52.13	13.62	3	Teupitz|Schwerin|Töpchin
de	15757	52.117	13.7	4	Halbe|Briesen|Freidorf|Löpten|Oderin
de	15806	52.216	13.449	5	Zossen|Gadsdorf|Glienick|Groß Machnow|Groß Schulzendorf|Kallinchen|Kummersdorf-Alexanderdorf|Mellensee|Nunsdorf|Nächst Neuendorf|Rehagen|Saalow|Schöneiche|Telz
de	15827	52.337	13.412	2	Blankenfelde|Dahlewitz
de	15831	52.367	13.517	6	Diepensee|Groß Kienitz|Großziethen|Jühnsdorf|Mahlow|Selchow|Waßmannsdorf
de	15834	52.291	13.419	2	Rangsdorf
de	15837	52.05	13.5	2	Baruth/Mark
de	15838	52.141	13.365	4	Sperenberg|Klausdorf|Kummersdorf-Gut|Wünsdorf
de	15848	52.167	14.267	10	Beeskow|Rietz-Neuendorf|Tauche|Friedland|Plattkow|Ragow-Merz|Rietz-Neuendorf Neubrück (Spree)|Speichrow
de	15859	52.224	13.896	6	Storkow (Mark)|Kehrigk|Kummersdorf|Philadelphia|Rieplos|Storkow (Mark) Alt Stahnsdorf|Storkow (Mark) Bugk|Storkow (Mark) Groß Eichholz|Storkow (Mark) Groß Schauen|Storkow (Mark) Görsdorf bei Storkow|Storkow (Mark) Kummersdorf|Storkow (Mark) Limsdorf|Storkow (Mark) Schwerin|Storkow (Mark) Selchow|Storkow (Mark) Storkow|Storkow (Mark) Wochowsee
de	15864	52.2	14.083	3	Rietz-Neuendorf|Wendisch Rietz|Diensdorf-Radlow
de	15868	52.075	14.433	8	Friedland|Lieberose|Doberburg|Jamlitz|Leeskow|Ullersdorf
de	15890	52.15	14.617	4	Eisenhüttenstadt|Schlaubetal|Siehdichum|Vogelsang
de	15898	52.067	14.617	4	Neuzelle|Lawitz|Neißemünde
de	15907	51.946	13.885	2	Lübben (Spreewald)
de	15910	52.133	13.95	12	Alt-Schadow|Dürrenhofe|Gröditsch|Hohenbrück-Neu Schadow|Krausnick-Groß Wasserburg|Kuschkow|Pretschen|Rietzneuendorf-Staakow|Schlepzig|Schuhlen-Wiese|Schönwald|Unterspreewald|Wittmannsdorf-Bückchen
de	15913	51.928	14.088	7	Neu Zauche|Straupitz|Alt Zauche|Biebersdorf|Briesensee|Butzen|Byhleguhre|Byhlen|Caminchen|Dollgen|Glietz|Goyatz|Groß Leine|Groß Leuthen|Jessern|Klein Leine|Krugau|Laasow|Lamsfeld-Groß Liebitz|Leibchel|Mochow|Ressen-Zaue|Sacrow-Waldow|Wußwerk
de	15926	51.83	13.674	7	Luckau|Bersteland|Cahnsdorf|Duben|Görlsdorf|Heideblick|Schlabendorf|Walddrehna
de	15936	51.894	13.434	3	Dahme/Mark|Dahmetal|Steinreich
de	15938	51.972	13.601	5	Golßen|Drahnsdorf|Kasel-Golzig|Steinreich
de	16225	52.834	13.822	2	Eberswalde
de	16227	52.833	13.833	2	Eberswalde
de	16230	52.902	13.871	11	Chorin|Britz|Melchow|Breydin|Sydower Fließ
de	16244	52.915	13.713	4	Altenhof|Finowfurt
de	16247	52.979	13.745	6	Joachimsthal|Althüttendorf|Friedrichswalde|Neugrimnitz|Ziethen
de	16248	52.866	14.045	5	Oderberg|Bölkendorf|Hohenfinow|Hohensaaten|Liepe|Lunow-Stolzenhagen|Niederfinow|Parsteinsee
de	16259	52.787	14.03	9	Bad Freienwalde|Falkenberg|Neulewin|Altglietzen|Beiersdorf-Freudenberg|Bralitz|Heckelberg-Brunow|Hohenwutzen|Höhenland|Neuenhagen|Oderaue|Schiffmühle|Tiefensee
de	16269	52.721	14.134	3	Wriezen|Bliesdorf|Wriezener Höhe
de	16278	53.015	13.999	8	Angermünde|Biesenbrow|Bruchhagen|Crussow|Frauenhagen|Gellmersdorf|Greiffenberg|Görlsdorf|Günterberg|Herzsprung|Kerkow|Mark Landin|Mürow|Neukünkendorf|Pinnow|Schmargendorf|Schmiedeberg|Schöneberg|Steinhöfel|Stolpe/Oder|Welsow|Wilmersdorf|Wolletz
de	16303	53.066	14.271	2	Schwedt/Oder
de	16306	53.211	14.208	9	Casekow|Berkholz-Meyenburg|Biesendahlshof|Blumberg|Friedrichsthal|Groß Pinnow|Hohenselchow|Luckow-Petershagen|Passow|Schönow|Stendell|Vierraden|Wartin|Woltersdorf|Zichow
de	16307	53.2	14.383	6	Gartz (Oder)|Geesow|Hohenreinkendorf|Mescherin|Neurochlitz|Radekow|Rosow|Schönfeld|Tantow
de	16321	52.682	13.597	6	Bernau bei Berlin|Rüdnitz|Börnicke|Danewitz|Lindenberg|Lobetal|Schönow
de	16341	52.625	13.544	2	Schwanebeck|Zepernick
de	16348	52.742	13.458	10	Wandlitz|Marienwerder|Groß Schönebeck (Schorfheide)|Klosterfelde|Prenden|Ruhlsdorf|Stolzenhagen|Zerpenschleuse
de	16356	52.633	13.734	13	Werneuchen|Ahrensfelde|Blumberg|Eiche|Hirschfelde|Krummensee|Mehrow|Schönfeld|Seefeld|Wilmersdorf
de	16359	52.766	13.644	3	Biesenthal|Lanke
de	16515	52.756	13.242	7	Oranienburg|Freienhagen|Friedrichsthal|Malz|Nassenheide|Neuholland|Schmachtenhagen|Wensickendorf|Zehlendorf|Zühlsdorf
de	16540	52.676	13.278	2	Hohen Neuendorf|Stolpe
de	16547	52.683	13.283	2	Birkenwerder
de	16548	52.635	13.307	2	Glienicke/Nordbahn
de	16552	52.636	13.376	2	Schildow
de	16556	52.713	13.277	2	Borgsdorf
de	16559	52.871	13.395	4	Liebenwalde|Hammer|Kreuzbruch|Liebenthal
de	16562	52.673	13.319	2	Bergfelde
de	16567	52.665	13.377	2	Mühlenbeck|Schönfließ
de	16727	52.691	13.175	8	Velten|Oberkrämer
de	16761	52.636	13.204	2	Hennigsdorf
de	16766	52.762	13.025	14	Kremmen|Oberkrämer
de	16767	52.723	13.193	2	Leegebruch|Germendorf
de	16775	53.007	13.158	10	Gransee|Großwoltersdorf|Badingen|Barsdorf|Blumenow|Bredereiche|Burgwall|Kappe|Klein-Mutz|Krewelin|Löwenberger Land|Marienthal|Mildenberg|Rönnebeck|Schulzendorf|Schönermark|Sonnenberg|Stechlin|Tornow|Zabelsdorf
de	16792	52.978	13.332	6	Zehdenick|Kurtschlag|Wesendorf
de	16798	53.186	13.171	3	Fürstenberg/Havel|Altthymen|Himmelpfort|Steinförde|Zootzen
de	16816	52.928	12.803	2	Neuruppin
de	16818	53.091	12.731	22	Basdorf|Dabergotz|Fehrbellin Deutschhof|Fehrbellin Langen|Fehrbellin Wall|Fehrbellin Wustrau-Altfriesack|Märkisch Linden|Rheinsberg Braunsberg|Storbeck-Frankendorf|Temnitzquell|Walsleben
de	16827	52.948	12.848	2	Alt Ruppin
de	16831	53.1	12.917	2	Rheinsberg
de	16833	52.782	12.781	2	Fehrbellin
de	16835	52.975	12.987	6	Lindow (Mark)|Herzberg|Lindow (Mark) Hindenberg|Lindow (Mark) Schönberg (Mark)|Rheinsberg Dierberg|Rüthnick|Seebeck-Strubensee|Vielitz
de	16837	53.133	12.767	5	Rheinsberg Dorf Zechlin|Rheinsberg Flecken Zechlin|Rheinsberg Kagar|Rheinsberg Luhme|Rheinsberg Wallitz|Wittstock/Dosse Zempow
de	16845	52.803	12.46	11	Dreetz|Breddin|Fehrbellin Manker|Großderschau|Kyritz Holzhausen|Märkisch Linden|Neustadt (Dosse)|Sieversdorf-Hohenofen|Stüdenitz-Schönermark|Temnitztal|Zernitz-Lohm
de	16866	52.983	12.4	11	Kyritz|Gumtow|Barenthin|Bork-Lellichow|Dannenwalde|Demerthin|Döllen|Granzow|Groß Welle|Görike|Kolrep|Kunow|Rehfeld-Berlitt|Schrepkow|Schönhagen|Teetz-Ganz|Vehlin|Vehlow|Wutike
de	16868	52.883	12.467	2	Wusterhausen (Dosse)
de	16909	53.133	12.55	6	Wittstock/Dosse|Heiligengrabe
de	16928	53.149	12.174	9	Pritzwalk|Groß Pankow|Alt Krüssow|Beveringen|Boddin-Langnow|Buchholz|Falkenhagen|Gerdshagen|Groß Woltersdorf|Heiligengrabe Blumenthal|Heiligengrabe Rosenwinkel|Helle|Hoppenrade|Kehrberg|Kemnitz|Klein Woltersdorf|Kuhbier|Kuhsdorf|Lindenberg|Mesendorf|Sadenbeck|Schönebeck|Steffenshagen|Tüchen|Vettin|Wilmersdorf
de	16945	53.233	12.28	8	Halenbeck-Rohlsdorf|Kümmernitztal|Marienfließ|Meyenburg
de	16949	53.249	12.042	3	Putlitz|Triglitz
de	17033	53.548	13.255	2	Neubrandenburg
de	17034	53.576	13.28	2	Neubrandenburg
de	17036	53.554	13.297	2	Neubrandenburg
de	17039	53.544	13.169	13	Wulkenzin|Brunn|Neuenkirchen|Neverin|Trollenhagen|Beseritz|Blankenhof|Neddemin|Sponholz|Staven|Warlin|Woggersin|Zirzow
de	17087	53.694	13.265	2	Altentreptow
de	17089	53.774	13.273	5	Burow|Bartow|Breest|Gnevkow|Golchen|Grapzow|Grischow|Gültz|Siedenbollentin|Werder
de	17091	53.63	13.039	8	Rosenow|Altenhagen|Breesen|Groß Teetzleben|Knorrendorf|Kriesow|Mölln|Pripsleben|Röckwitz|Tützpatz|Wildberg|Wolde
de	17094	53.496	13.311	5	Burg Stargard|Groß Nemerow|Cammin|Cölpin|Holldorf|Lindetal|Pragsdorf|Teschendorf
de	17098	53.67	13.554	2	Friedland
de	17099	53.608	13.595	9	Brohm|Datzetal|Eichhorst|Genzkow|Glienke|Schwanbeck
de	17109	53.908	13.031	2	Demmin
de	17111	53.81	12.967	9	Borrentin|Beestland|Beggerow|Hohenbollentin|Hohenbrünzow|Hohenmocker|Kentzlin|Kletzin|Lindenberg|Meesiger|Nossendorf|Quitzerow|Sanzkow|Sarow|Schönfeld|Siedenbrünzow|Sommersdorf|Teusin|Upost|Utzedel|Warrenzin|Wotenick
de	17121	53.991	13.271	7	Görmin|Düvier|Loitz|Sassen|Trantow|Wüstenfelde
de	17126	53.924	13.34	2	Jarmen
de	17129	53.916	13.248	5	Tutow|Bentzin|Alt Tellin|Daberkow|Kruckow|Plötz|Schmarsow|Völschow
de	17139	53.74	12.765	7	Malchin|Gielow|Basedow|Duckow|Faulenrost|Kummerow|Remplin|Schwinkendorf
de	17153	53.602	12.956	9	Bredenfelde|Briggow|Grammentin|Gülzow|Ivenack|Jürgenstorf|Kittendorf|Reuterstadt Stavenhagen|Ritzerow|Zettemin
de	17154	53.823	12.79	2	Neukalen
de	17159	53.901	12.85	4	Dargun|Brudersdorf|Stubbendorf|Wagun|Zarnekow
de	17166	53.775	12.575	7	Teterow|Groß Wokern|Alt Sührkow|Bristow|Bülow|Dahmen|Dalkendorf|Groß Roge|Hohen Demzin
de	17168	53.878	12.616	6	Jördenstorf|Groß Wüstenfelde|Lelkendorf|Levitzow|Matgendorf|Neu Heinde|Poggelow|Prebberede|Remlin|Sukow-Marienhof|Thürkow|Warnkenhagen
de	17179	53.969	12.711	6	Gnoien|Altkalen|Behren-Lübchin|Boddin|Finkenthal|Lühburg|Walkendorf|Wasdow
de	17192	53.515	12.719	7	Waren (Müritz)|Klink|Alt Schönau|Groß Dratow|Groß Gievitz|Groß Plasten|Kargow|Lansen|Schloen|Torgelow am See|Varchentin
de	17194	53.569	12.595	7	Grabowhöfe|Hinrichshagen|Hohen Wangelin|Jabel|Klocksin|Lupendorf|Moltzow|Neu Gaarz|Vielist|Vollrathsruhe
de	17207	53.386	12.601	5	Röbel/Müritz|Bollewick|Gotthun|Groß Kelle|Kambs|Ludorf
de	17209	53.355	12.357	12	Altenhof|Buchholz|Bütow|Eldetal|Fincken|Jaebetz|Kieve|Leizen|Massow|Melz|Minzow|Priborn|Rogeez|Satow|Sietow|Stuer|Vipperow|Walow|Wredenhagen|Zepkow|Zislow
de	17213	53.475	12.422	4	Malchow|Adamshoffnung|Grüssow|Göhren-Lebbin|Kogel|Lexow|Penkow
de	17214	53.513	12.346	4	Alt Schwerin|Nossentiner Hütte|Silz
de	17217	53.504	13.084	3	Penzlin|Alt Rehse|Groß Vielen|Klein Lukow|Krukow|Lapitz|Mallin|Mollenstorf|Puchow
de	17219	53.524	12.929	3	Möllenhagen|Ankershagen|Groß Flotow|Marihn
de	17235	53.361	13.073	2	Neustrelitz
de	17237	53.404	13.268	11	Blankensee|Carpin|Blumenholz|Godendorf|Grünow|Hohenzieritz|Klein Vielen|Kratzeburg|Möllenbeck|Userin|Watzkendorf|Wokuhl-Dabelow
de	17248	53.336	12.725	3	Rechlin|Lärz
de	17252	53.204	12.835	8	Diemitz|Mirow|Roggentin|Schwarz
de	17255	53.28	12.969	5	Wesenberg|Priepert|Wustrow
de	17258	53.339	13.419	2	Feldberger Seenlandschaft
de	17268	53.126	13.546	10	Templin|Gerswalde|Milmersdorf|Beutel|Boitzenburger Land|Densow|Flieth-Stegelitz|Gandenitz|Gollin|Groß Dölln|Grunewald|Hammelspring|Herzfelde|Klosterwalde|Mittenwalde|Petznick|Röddelin|Storkow|Temmen-Ringenwalde|Vietmannsdorf
de	17279	53.212	13.315	2	Lychen
de	17291	53.316	13.863	9	Prenzlau|Gramzow|Carmzow-Wallmow|Grünow|Göritz|Nordwestuckermark|Oberuckersee|Randowtal|Schenkenberg|Schönfeld|Uckerfelde
de	17309	53.506	13.99	7	Pasewalk|Jatznick|Viereck|Belling|Brietzig|Damerow|Fahrenwalde|Koblentz|Krugsdorf|Marienthal|Nieden|Papendorf|Polzow|Rollwitz|Schönwalde|Zerrenthin|Züsedom
de	17321	53.443	14.168	9	Bergholz|Glashütte|Löcknitz|Plöwen|Ramin|Rothenklempenow
de	17322	53.456	14.317	7	Bismark|Blankensee|Boock|Glasow|Grambow|Lebehn|Mewegen|Pampow|Rossow
de	17326	53.4	14.125	2	Brüssow
de	17328	53.297	14.236	2	Penkun|Wollin
de	17329	53.344	14.265	3	Krackow|Nadrensee
de	17335	53.51	13.745	2	Strasburg
de	17337	53.532	13.875	8	Blumenhagen|Galenbeck|Groß Luckow|Klein Luckow|Schönhausen|Uckerland
de	17348	53.461	13.584	6	Woldegk|Groß Daberkow|Lindetal|Mildenitz|Neu Käbelich|Petersdorf
de	17349	53.536	13.594	7	Groß Miltzow|Helpt|Kublank|Lindetal|Neetzka|Schönbeck|Voigtsdorf
de	17358	53.634	14.014	3	Torgelow|Hammer|Torgelow-Holländerei
de	17367	53.68	14.08	2	Eggesin
de	17373	53.738	14.045	2	Ueckermünde
de	17375	53.67	14.186	12	Ahlbeck|Altwarp|Grambin|Hintersee|Leopoldshagen|Liepgarten|Luckow|Meiersberg|Mönkebude|Vogelsang-Warsin
de	17379	53.661	13.887	5	Ferdinandshof|Altwigshagen|Heinrichsruh|Heinrichswalde|Lübs|Neuendorf A|Rothemühl|Wietstock|Wilhelmsburg
de	17389	53.856	13.69	2	Anklam
de	17390	53.894	13.593	5	Groß Polzin|Klein Bünzow|Murchin|Rubkow|Schmatzin|Ziethen
de	17391	53.796	13.43	6	Iven|Krien|Krusenfelde|Liepen|Medow|Neetzow|Nerdin|Neuendorf B|Postlow|Steinmocker|Stolpe
de	17392	53.824	13.615	7	Blesewitz|Boldekow|Butzow|Drewelow|Japenzin|Neuenkirchen|Pelsin|Putzar|Sarnow|Spantekow|Zinzow
de	17398	53.764	13.782	4	Ducherow|Bargischow|Bugewitz|Löwitz|Neu Kosenow|Rathebur|Rossin|Schwerinsburg
de	17406	53.875	13.924	4	Usedom|Morgenitz|Rankwitz|Stolpe auf Usedom
de	17419	53.933	14.2	6	Ahlbeck|Dargen|Garz|Kamminke|Korswandt|Zirchow
de	17424	53.95	14.167	2	Heringsdorf
de	17429	53.967	14.15	6	Bansin|Benz|Mellenthin|Neppermin|Pudagla
de	17438	54.053	13.772	2	Wolgast
de	17440	54.117	13.751	12	Kröslin|Lassan|Buddenhagen|Buggenhagen|Groß Ernsthof|Hohendorf|Krummin|Lütow|Pulow|Sauzin|Zemitz
de	17449	54.111	13.832	3	Karlshagen|Mölschow|Peenemünde|Trassenheide
de	17454	54.067	13.9	2	Zinnowitz
de	17459	54.052	14.002	3	Koserow|Loddin|Zempin|Ückeritz
de	17489	54.088	13.388	2	Greifswald
de	17491	54.083	13.406	2	Greifswald
de	17493	54.09	13.446	2	Greifswald
de	17495	54.013	13.479	6	Groß Kiesow|Züssow|Karlsburg|Lühmannsdorf|Ranzin|Wrangelsburg
de	17498	54.054	13.41	7	Weitenhagen|Dersekow|Mesekenhagen|Behrenhoff|Dargelin|Diedrichshagen|Hinrichshagen|Levenhagen|Neuenkirchen|Wackerow
de	17506	53.964	13.374	5	Bandelin|Breechen|Gribow|Gützkow|Kammin|Kölzin|Lüssow
de	17509	54.135	13.617	6	Lubmin|Wusterhusen|Kemnitz|Brünzow|Hanshagen|Katzow|Loissin|Neu Boltenhagen|Rubenow
de	18055	54.087	12.154	2	Rostock
de	18057	54.087	12.106	2	Rostock
de	18059	54.068	12.119	5	Rostock|Papendorf|Ziesendorf|Pölchow
de	18069	54.108	12.069	2	Rostock|Lambrechtshagen
de	18106	54.145	12.051	3	Rostock
de	18107	54.144	12.033	2	Rostock|Elmenhorst-Lichtenhagen
de	18109	54.147	12.069	2	Rostock
de	18119	54.083	12.133	10	Rostock
de	18146	54.128	12.176	2	Rostock
de	18147	54.124	12.124	2	Rostock
de	18181	54.251	12.251	2	Seeheilbad Graal-Müritz
de	18182	54.115	12.205	6	Bentwisch|Rövershagen|Gelbensande|Mönchhagen|Blankenhagen
de	18184	54.114	12.297	13	Broderstorf|Roggentin|Hohenfelde|Klein Kussewitz|Mandelshagen|Poppendorf|Steinfeld|Thulendorf
de	18190	54.078	12.376	2	Sanitz
de	18195	54.028	12.465	6	Tessin|Cammin|Gnewitz|Grammow|Nustrow|Selpin|Stubbendorf|Thelkow|Zarnewanz
de	18196	54.015	12.228	4	Dummerstorf|Kavelstorf|Damm|Kessin|Lieblingshof|Prisannewitz
de	18198	54.052	12.053	2	Kritzmow|Stäbelow
de	18209	54.107	11.9	4	Bad Doberan|Bartenshagen-Parkentin|Reddelich|Steffenshagen|Wittenbeck
de	18211	54.13	11.999	7	Admannshagen-Bargeshagen|Nienhagen|Börgerende-Rethwisch|Retschow
de	18225	54.15	11.75	2	Kühlungsborn
de	18230	54.126	11.697	4	Bastorf|Biendorf|Jennewitz|Rerik
de	18233	54.024	11.661	4	Neubukow|Alt Bukow|Kamin|Karin|Kirch Mulsow|Krempin|Pepelow|Rakow|Ravensberg|Westenbrügge
de	18236	54.07	11.795	3	Kröpelin|Altenhagen|Schmadebeck
de	18239	54.005	11.993	6	Bölkow|Hanstorf|Heiligenhagen|Radegast|Reinshagen|Satow
de	18246	53.848	11.983	7	Bützow|Jürgenshagen|Baumgarten|Klein Belitz|Neuendorf|Rühn|Steinhagen|Zepelin
de	18249	53.904	11.887	9	Bernitt|Tarnow|Warnow|Dreetz|Penzin
de	18258	53.941	12.107	4	Schwaan|Benitz|Bröbberow|Kassow|Rukieten|Vorbeck|Wiendorf
de	18273	53.797	12.173	2	Güstrow
de	18276	53.764	12.214	8	Mühl Rosin|Bülow|Glasewitz|Groß Schwiesow|Gutow|Gülzow|Klein Upahl|Kuhs|Lohmen|Lüssow|Mistorf|Prüzen|Recknitz|Reimershagen|Zehna
de	18279	53.758	12.39	5	Lalendorf|Wattmannshagen|Langhagen|Plaaz
de	18292	53.652	12.27	5	Krakow am See|Bellin|Dobbin-Linstow|Hoppenrade|Kuchelmiß
de	18299	53.926	12.347	6	Laage|Wardow|Alt Kätwin|Diekhof|Dolgen|Hohen Sprenz|Liessow|Pölitz|Weitendorf
de	18311	54.242	12.457	2	Ribnitz-Damgarten
de	18314	54.302	12.583	7	Bartelshagen II|Divitz-Spoldershagen|Kenz-Küstrow|Löbnitz|Lüdershagen
de	18317	54.31	12.499	2	Saal
de	18320	54.251	12.623	9	Trinwillershagen|Ahrenshagen-Daskow|Dettmannsdorf|Schlemmin
de	18334	54.111	12.661	4	Bad Sülze|Breesen|Böhlendorf|Eixen|Langsdorf|Schulenberg|Semlow
de	18337	54.154	12.573	2	Marlow
de	18347	54.383	12.433	6	Ahrenshoop|Dierhagen|Wustrow
de	18356	54.364	12.725	4	Barth|Fuhlendorf|Pruchten
de	18374	54.436	12.689	2	Zingst
de	18375	54.427	12.547	2	Born a. Darß|Prerow|Wieck
de	18435	54.327	13.064	2	Stralsund
de	18437	54.304	13.046	2	Stralsund
de	18439	54.302	13.093	2	Stralsund
de	18442	54.226	12.989	8	Steinhagen|Niepars|Wendorf|Groß Kordshagen|Jakobsdorf|Kummerow|Lüssow|Neu Bartelshagen|Pantelitz
de	18445	54.369	13.024	3	Prohn|Kramerhof|Altenpleen|Preetz|Groß Mohrdorf|Klausdorf
de	18461	54.185	12.882	4	Franzburg|Richtenberg|Gremersdorf-Buchholz|Millienhagen-Oebelitz|Weitenhagen
de	18465	54.096	12.757	3	Tribsees|Drechow|Hugoldsdorf
de	18469	54.272	12.811	2	Velgast|Karnin
de	18507	54.112	13.04	2	Grimmen
de	18510	54.184	13.071	4	Wittenhagen|Zarrendorf|Behnkendorf|Elmenhorst|Papenhagen|Stoltenhagen
de	18513	54.044	12.822	6	Deyelsdorf|Glewitz|Grammendorf|Gransebieth|Splietsdorf|Wendisch Baggendorf
de	18516	54.076	13.133	2	Süderholz
de	18519	54.239	13.169	6	Brandshagen|Horst|Kirchdorf|Miltzow|Reinberg|Wilmshagen
de	18528	54.418	13.434	6	Bergen auf Rügen|Sehlen|Buschvitz|Lietzow|Parchtitz|Patzig|Ralswiek|Rappin|Thesenvitz|Zirkow
de	18546	54.513	13.62	2	Sassnitz
de	18551	54.526	13.554	4	Sagard|Glowe|Lohme
de	18556	54.631	13.228	7	Dranske|Wiek|Altenkirchen|Breege|Putgarten
de	18565	54.549	13.104	2	Insel Hiddensee
de	18569	54.456	13.257	6	Gingst|Kluis|Neuenkirchen|Schaprode|Trent|Ummanz
de	18573	54.355	13.293	6	Samtens|Altefähr|Rambin|Dreschvitz
de	18574	54.318	13.351	5	Garz|Poseritz|Gustow|Karnitz|Zudar
de	18581	54.355	13.476	2	Putbus
de	18586	54.35	13.7	5	Baabe|Gager|Göhren|Lancken-Granitz|Middelhagen|Sellin|Thiessow
de	18609	54.383	13.617	2	Binz
de	19053	53.631	11.409	2	Schwerin
de	19055	53.644	11.41	2	Schwerin
de	19057	53.638	11.377	2	Schwerin
de	19059	53.641	11.39	2	Schwerin
de	19061	53.599	11.404	2	Schwerin
de	19063	53.601	11.443	2	Schwerin
de	19065	53.602	11.546	3	Pinnow|Raben Steinfeld|Gneven|Godern
de	19067	53.663	11.499	6	Leezen|Retgendorf|Cambs|Langen Brütz|Rubow
de	19069	53.747	11.341	5	Alt Meteln|Seehof|Böken|Klein Trebbow|Pingelshagen|Zickhusen
de	19071	53.676	11.244	4	Brüsewitz|Cramonshagen|Dalberg-Wendelstorf|Grambow
de	19073	53.629	11.33	7	Wittenförden|Stralendorf|Dümmer|Klein Rogahn|Schossin|Zülow
de	19075	53.541	11.354	2	Holthusen|Pampow|Warsow
de	19077	53.457	11.431	4	Rastow|Sülstorf|Lübesse|Uelitz
de	19079	53.525	11.523	4	Banzkow|Sukow|Goldenstädt
de	19086	53.551	11.509	2	Plate
de	19089	53.573	11.652	5	Crivitz|Demen|Barnin|Bülow|Gädebehn|Göhren|Ruthenbeck|Tramm|Wessin|Zapel
de	19205	53.701	11.117	6	Gadebusch|Mühlen Eichsen|Roggendorf|Dragun|Kneese|Krembz|Pokrent|Rögnitz|Veelböken
de	19209	53.654	11.176	4	Lützow|Badow|Gottesgabe|Perlin|Renzow
de	19217	53.779	11.049	10	Rehna|Carlow|Schlagsdorf|Bülow|Dechow|Demern|Groß Molzahn|Groß Rünz|Holdorf|Köchelstorf|Löwitz|Nesow|Rieps|Thandorf|Utecht|Vitense|Wedendorf
de	19230	53.419	11.233	6	Hagenow|Alt Zachun|Bandenitz|Belsch|Bobzin|Bresegard|Gammelin|Groß Krams|Hoort|Hülseburg|Kirch Jesar|Kuhstorf|Moraas|Picher|Pritzier|Pätow|Redefin|Setzin|Strohkirchen|Toddin|Warlitz
de	19243	53.506	11.081	5	Wittenburg|Boddin|Dodow|Dreilützow|Drönnewitz|Karft|Körchow|Lehsen|Luckwitz|Parum|Tessin bei Wittenburg|Waschow
de	19246	53.551	10.915	6	Zarrentin|Bantin|Camin|Kogel|Lassahn|Lüttow|Neuhof|Valluhn
de	19249	53.301	11.084	3	Lübtheen|Garlitz|Gößlow|Jessenitz
de	19258	53.382	10.724	8	Boizenburg|Nostorf|Besitz|Gallin|Gresse|Greven|Klein Bengerstorf|Neu Gülze|Schwanheide|Tessin bei Boizenburg|Wiebendorf
de	19260	53.409	10.913	4	Banzin|Bennin|Dersenow|Kloddram|Rodenwalde|Vellahn
de	19273	53.364	10.952	5	Brahlstorf|Melkof|Neuhaus|Teldau
de	19288	53.329	11.497	8	Ludwigslust|Groß Laasch|Alt Krenzlin|Fahrbinde|Glaisin|Göhlen|Kummer|Leussow|Lüblow|Warlow|Wöbbelin
de	19294	53.175	11.294	10	Neu Kaliß|Eldena|Malliß|Bresegard|Dadow|Gorlosen|Grebs|Karenz|Karstädt|Krinitz|Malk Göhren|Niendorf an der Rögnitz
de	19300	53.28	11.565	7	Grabow|Balow|Kremmin|Milow|Muchow|Möllenbeck|Prislich|Steesow|Werle|Zierzow
de	19303	53.141	11.25	7	Dömitz|Heidhof|Polz|Rüterberg|Tewswoos|Vielank|Woosmer
de	19306	53.379	11.593	3	Neustadt-Glewe|Blievenstorf|Brenz
de	19309	53.083	11.483	7	Lenzen (Elbe)|Besandten|Eldenburg|Lanz|Mellen|Wootz
de	19322	53.005	11.75	7	Wittenberge|Breese|Weisen|Cumlosen|Groß Breese|Rühstädt
de	19336	52.956	11.949	5	Bad Wilsnack|Kletzke|Legde/Quitzöbel|Viesecke
de	19339	52.91	12.169	3	Bendelin|Glöwen|Netzow
de	19348	53.076	11.857	9	Perleberg|Baek|Berge|Gülitz-Reetz|Klein Gottschow|Kleinow|Krampfer|Nebelin|Pirow|Retzin|Wolfshagen
de	19357	53.162	11.742	6	Karstädt|Boberow|Dambeck|Garlin|Mankmuß|Pröttlin
de	19370	53.426	11.849	2	Parchim
de	19372	53.407	11.719	9	Spornitz|Brunow|Groß Godems|Herzfeld|Karrenzin|Matzlow-Garwitz|Rom|Stolpe|Stralendorf|Ziegendorf
de	19374	53.487	11.771	8	Domsühl|Damm|Friedrichsruhe|Grebbin|Groß Niendorf|Herzberg|Klinken|Mestlin|Raduhn|Severin|Zölkow
de	19376	53.387	11.938	5	Siggelkow|Marnitz|Suckow|Tessenow
de	19386	53.463	12.029	7	Lübz|Broock|Gallin-Kuppentin|Gischow|Granzin|Karbow-Vietlübbe|Kreien|Kritzow|Lutheran|Passow|Wahlstorf|Werder
de	19395	53.458	12.262	7	Plau am See|Barkow|Ganzlin|Gnevsdorf|Karow|Plauerhagen|Retzow|Wendisch Priborn
de	19399	53.589	12.089	4	Goldberg|Dobbertin|Diestelow|Langenhagen|Neu Poserin|Techentin|Wendisch Waren
de	19406	53.712	11.827	6	Sternberg|Dabel|Borkow|Groß Görnow|Hohen Pritz|Kobrow|Mustin|Witzin
de	19412	53.737	11.715	5	Brüel|Blankenberg|Kuhlen|Langen Jarchow|Weitendorf|Wendorf|Zahrensdorf
de	19417	53.8	11.705	5	Warin|Bibow|Groß Labenz|Jesendorf|Ventschow
de	20095	53.545	10.013	2	Hamburg
de	20097	53.547	10.014	2	Hamburg
de	20099	53.556	10.014	2	Hamburg
de	20144	53.576	9.985	2	Hamburg
de	20146	53.576	9.987	3	Hamburg
de	20148	53.576	9.987	3	Hamburg
de	20149	53.576	9.987	3	Hamburg
de	20249	53.589	9.987	2	Hamburg
de	20251	53.589	9.981	2	Hamburg
de	20253	53.581	9.968	2	Hamburg
de	20255	53.591	9.956	2	Hamburg
de	20257	53.572	9.95	3	Hamburg
de	20259	53.572	9.95	3	Hamburg
de	20354	53.551	9.979	3	Hamburg
de	20355	53.551	9.979	3	Hamburg
de	20357	53.561	9.95	2	Hamburg
de	20359	53.55	9.97	2	Hamburg
de	20457	53.544	9.988	2	Hamburg
de	20459	53.55	9.979	2	Hamburg
de	20535	53.56	10.051	2	Hamburg
de	20537	53.553	10.051	2	Hamburg
de	20539	53.53	10.022	2	Hamburg
de	21029	53.453	10.235	2	Hamburg
de	21031	53.509	10.227	2	Hamburg
de	21033	53.507	10.198	2	Hamburg
de	21035	53.486	10.126	2	Hamburg
de	21037	53.472	10.144	2	Hamburg
de	21039	53.476	10.282	2	Börnsen|Escheburg|Hamburg
de	21073	53.459	9.981	2	Hamburg
de	21075	53.465	9.959	2	Hamburg
de	21077	53.434	9.988	2	Hamburg
de	21079	53.459	9.988	2	Hamburg
de	21107	53.539	10.019	2	Hamburg
de	21109	53.528	10.022	2	Hamburg
de	21129	53.522	9.869	2	Hamburg
de	21147	53.477	9.893	3	Hamburg
de	21149	53.477	9.893	3	Hamburg
de	21217	53.419	10.021	2	Seevetal
de	21218	53.4	9.967	2	Seevetal
de	21220	53.366	10.048	2	Seevetal
de	21224	53.407	9.926	2	Rosengarten
de	21227	53.336	9.961	2	Bendestorf
de	21228	53.35	9.983	2	Harmstorf
de	21244	53.326	9.868	2	Buchholz in der Nordheide
de	21255	53.283	9.717	4	Tostedt|Wistedt|Kakenstorf|Dohren|Königsmoor
de	21256	53.246	9.839	2	Handeloh
de	21258	53.317	9.667	2	Heidenau
de	21259	53.24	9.742	2	Otter
de	21261	53.24	9.802	2	Welle
de	21266	53.31	9.953	2	Jesteburg
de	21271	53.267	10.017	2	Hanstedt|Asendorf
de	21272	53.193	10.063	2	Egestorf
de	21274	53.197	9.976	2	Undeloh
de	21279	53.367	9.717	3	Hollenstedt|Appel|Wenzendorf|Drestedt
de	21335	53.233	10.408	2	Lüneburg
de	21337	53.256	10.44	2	Lüneburg
de	21339	53.26	10.397	2	Lüneburg
de	21354	53.29	10.734	2	Bleckede
de	21357	53.294	10.388	4	Bardowick|Barum|Wittorf
de	21358	53.283	10.317	2	Mechtersen
de	21360	53.275	10.354	2	Vögelsen
de	21365	53.282	10.438	2	Adendorf
de	21368	53.188	10.736	3	Dahlenburg|Boitze|Dahlem
de	21369	53.174	10.814	2	Nahrendorf
de	21371	53.21	10.819	2	Tosterglope
de	21376	53.223	10.17	3	Salzhausen|Eyendorf|Garlstorf|Gödenstorf
de	21379	53.292	10.502	3	Scharnebeck|Rullstorf|Echem|Lüdersburg
de	21380	53.372	10.488	2	Artlenburg
de	21382	53.333	10.45	2	Brietlingen
de	21385	53.124	10.213	2	Amelinghausen|Oldendorf (Luhe)|Rehlingen
de	21386	53.138	10.313	2	Betzendorf
de	21388	53.143	10.148	2	Soderstorf
de	21391	53.25	10.35	2	Reppenstedt|Dachtmissen
de	21394	53.233	10.3	2	Kirchgellersen|Westergellersen|Südergellersen|Heiligenthal
de	21395	53.396	10.411	2	Tespe
de	21397	53.229	10.522	2	Barendorf|Vastorf
de	21398	53.265	10.621	2	Neetze
de	21400	53.234	10.573	2	Reinstorf
de	21401	53.233	10.667	2	Thomasburg
de	21403	53.217	10.467	2	Wendisch Evern
de	21406	53.183	10.4	3	Melbeck|Barnstedt
de	21407	53.2	10.433	2	Deutsch Evern
de	21409	53.176	10.346	2	Embsen
de	21423	53.348	10.207	5	Winsen (Luhe)|Drage
de	21435	53.384	10.111	2	Stelle
de	21436	53.415	10.375	2	Marschacht
de	21438	53.3	10.049	2	Brackel
de	21439	53.312	10.004	2	Marxen
de	21441	53.285	10.161	2	Garstedt
de	21442	53.264	10.114	2	Toppenstedt
de	21444	53.267	10.217	2	Vierhöfen
de	21445	53.3	10.15	2	Wulfsen
de	21447	53.341	10.347	2	Handorf
de	21449	53.317	10.283	2	Radbruch
de	21465	53.517	10.249	2	Reinbek|Wentorf bei Hamburg
de	21481	53.374	10.551	2	Lauenburg/Elbe|Buchhorst|Schnakenbek
de	21483	53.45	10.5	5	Gülzow|Basedow|Dalldorf|Juliusburg|Krukow|Krüzen|Lanze|Lütau|Wangelau
de	21493	53.503	10.481	6	Schwarzenbek|Basthorst|Elmenhorst|Fuhlenhagen|Grabau|Grove|Groß Pampau|Havekost|Möhnsen|Mühlenrade|Sahms|Schretstaken|Talkau
de	21502	53.436	10.378	3	Geesthacht|Hamwarde|Wiershop|Worth
de	21509	53.544	10.2	2	Glinde
de	21514	53.48	10.618	5	Büchen|Güster|Bröthen|Fitzen|Göttin|Hornbek|Kankelau|Klein Pampau|Langenlehsten|Roseburg|Siebeneichen|Witzeeze
de	21516	53.492	10.564	6	Müssen|Schulendorf|Tramm|Woltersdorf
de	21521	53.495	10.36	3	Dassendorf|Wohltorf|Aumühle
de	21522	53.344	10.589	2	Hittbergen|Hohnstorf (Elbe)
de	21524	53.493	10.425	2	Brunstorf
de	21526	53.477	10.365	2	Hohenhorn
de	21527	53.467	10.467	2	Kollow
de	21529	53.49	10.317	2	Kröppelshagen-Fahrendorf
de	21614	53.467	9.686	2	Buxtehude
de	21629	53.423	9.79	2	Neu Wulmstorf
de	21635	53.532	9.681	2	Jork
de	21640	53.507	9.575	2	Horneburg|Bliedersdorf|Nottensdorf|Neuenkirchen
de	21641	53.433	9.617	2	Apensen
de	21643	53.417	9.617	2	Beckdorf
de	21644	53.383	9.6	2	Sauensiek
de	21646	53.355	9.598	2	Halvesbostel
de	21647	53.406	9.699	2	Moisburg
de	21649	53.383	9.65	2	Regesbostel
de	21680	53.591	9.485	2	Stade
de	21682	53.608	9.469	2	Stade
de	21683	53.6	9.477	3	Stade
de	21684	53.6	9.477	3	Stade|Agathenburg
de	21698	53.454	9.503	4	Harsefeld|Bargstedt|Brest
de	21702	53.4	9.45	2	Ahlerstedt
de	21706	53.71	9.385	2	Drochtersen
de	21709	53.614	9.305	2	Himmelpforten|Burweg|Düdenbüttel
de	21710	53.667	9.333	2	Engelschoff
de	21712	53.683	9.267	2	Großenwörden
de	21714	53.617	9.367	2	Hammah
de	21717	53.529	9.444	2	Deinste|Fredenbeck
de	21720	53.569	9.612	2	Grünendeich|Steinkirchen|Guderhandviertel|Mittelnkirchen
de	21723	53.6	9.55	2	Hollern-Twielenfleth
de	21726	53.583	9.25	3	Oldendorf|Heinbockel|Kranenburg
de	21727	53.576	9.203	2	Estorf
de	21729	53.833	9.283	2	Freiburg (Elbe)
de	21730	53.833	9.133	2	Balje
de	21732	53.831	9.204	2	Krummendeich
de	21734	53.803	9.237	2	Oederquart
de	21737	53.783	9.317	2	Wischhafen
de	21739	53.533	9.55	2	Dollern
de	21745	53.687	9.155	2	Hemmoor
de	21755	53.64	9.239	2	Hechthausen
de	21756	53.7	9.2	2	Osten
de	21762	53.809	8.901	3	Otterndorf|Osterbruch
de	21763	53.777	8.894	2	Neuenkirchen
de	21765	53.767	8.833	2	Nordleda
de	21769	53.633	9.1	3	Lamstedt|Armstorf|Hollnseth
de	21770	53.65	9.033	2	Mittelstenahe
de	21772	53.661	8.972	2	Stinstedt
de	21775	53.733	8.917	3	Ihlienworth|Odisheim|Steinau
de	21776	53.75	8.8	2	Wanna
de	21781	53.769	9.063	2	Cadenberge
de	21782	53.746	8.978	2	Bülkau
de	21784	53.8	9.083	2	Geversdorf
de	21785	53.8	9.034	2	Neuhaus an der Oste|Belum
de	21787	53.75	9.15	2	Oberndorf
de	21789	53.736	9.081	2	Wingst
de	22041	53.579	10.086	2	Hamburg
de	22043	53.577	10.117	2	Hamburg
de	22045	53.587	10.128	2	Hamburg
de	22047	53.587	10.089	2	Hamburg
de	22049	53.583	10.086	2	Hamburg
de	22081	53.58	10.044	3	Hamburg
de	22083	53.58	10.044	3	Hamburg
de	22085	53.58	10.044	3	Hamburg
de	22087	53.566	10.047	2	Hamburg
de	22089	53.563	10.051	2	Hamburg
de	22111	53.541	10.103	2	Hamburg
de	22113	53.509	10.124	3	Hamburg|Oststeinbek
de	22115	53.541	10.198	2	Hamburg
de	22117	53.541	10.124	2	Hamburg
de	22119	53.554	10.124	2	Hamburg
de	22143	53.609	10.193	2	Hamburg
de	22145	53.608	10.161	3	Hamburg|Stapelfeld|Braak
de	22147	53.607	10.161	3	Hamburg
de	22149	53.607	10.161	3	Hamburg
de	22159	53.612	10.117	2	Hamburg
de	22175	53.612	10.089	3	Hamburg
de	22177	53.616	10.089	2	Hamburg
de	22179	53.612	10.089	3	Hamburg
de	22297	53.609	10.013	2	Hamburg
de	22299	53.595	10.012	3	Hamburg
de	22301	53.595	10.012	3	Hamburg
de	22303	53.596	10.051	3	Hamburg
de	22305	53.595	10.044	2	Hamburg
de	22307	53.596	10.051	3	Hamburg
de	22309	53.616	10.057	2	Hamburg
de	22335	53.622	10.016	2	Hamburg
de	22337	53.622	10.041	2	Hamburg
de	22339	53.654	10.049	2	Hamburg
de	22359	53.65	10.161	2	Hamburg
de	22391	53.652	10.089	2	Hamburg
de	22393	53.652	10.09	2	Hamburg
de	22395	53.667	10.131	2	Hamburg
de	22397	53.702	10.094	2	Hamburg
de	22399	53.656	10.074	2	Hamburg
de	22415	53.654	10.016	2	Hamburg
de	22417	53.663	10.049	2	Hamburg
de	22419	53.663	10.008	2	Hamburg
de	22453	53.619	9.987	2	Hamburg
de	22455	53.636	9.961	3	Hamburg
de	22457	53.619	9.931	2	Hamburg
de	22459	53.636	9.961	3	Hamburg
de	22523	53.605	9.916	2	Hamburg
de	22525	53.591	9.916	2	Hamburg
de	22527	53.603	9.95	2	Hamburg
de	22529	53.603	9.968	2	Hamburg
de	22547	53.594	9.909	2	Hamburg
de	22549	53.574	9.874	2	Hamburg
de	22559	53.585	9.756	2	Hamburg
de	22587	53.574	9.803	2	Hamburg
de	22589	53.578	9.828	2	Hamburg
de	22605	53.566	9.888	3	Hamburg
de	22607	53.566	9.888	3	Hamburg
de	22609	53.566	9.879	2	Hamburg
de	22761	53.57	9.909	2	Hamburg
de	22763	53.555	9.918	2	Hamburg
de	22765	53.555	9.935	2	Hamburg
de	22767	53.551	9.935	2	Hamburg
de	22769	53.57	9.945	2	Hamburg
de	22844	53.725	10.012	2	Norderstedt
de	22846	53.71	9.995	2	Norderstedt
de	22848	53.674	9.983	2	Norderstedt
de	22850	53.685	9.998	2	Norderstedt
de	22851	53.687	10.037	2	Norderstedt
de	22869	53.6	9.85	2	Schenefeld
de	22880	53.584	9.698	2	Wedel
de	22885	53.567	10.167	2	Barsbüttel
de	22889	53.733	10.083	2	Tangstedt
de	22926	53.675	10.226	2	Ahrensburg
de	22927	53.667	10.283	2	Großhansdorf
de	22929	53.7	10.25	10	Delingsdorf|Schönberg|Hammoor|Hamfelde in Holstein|Hamfelde in Lauenburg|Kasseburg|Köthel|Rausdorf
de	22941	53.729	10.267	2	Bargteheide|Jersbek
de	22946	53.617	10.4	5	Trittau|Großensee|Brunsbek|Dahmker|Grande|Hohenfelde
de	22949	53.7	10.2	2	Ammersbek
de	22952	53.65	10.367	2	Lütjensee
de	22955	53.65	10.317	2	Hoisdorf
de	22956	53.642	10.408	2	Grönwohld
de	22958	53.583	10.4	2	Kuddewörde
de	22959	53.645	10.469	2	Linau
de	22962	53.633	10.3	2	Siek
de	22964	53.717	10.4	2	Steinburg
de	22965	53.695	10.348	2	Todendorf
de	22967	53.744	10.31	2	Tremsbüttel
de	22969	53.567	10.333	2	Witzhave
de	23552	53.868	10.685	2	Lübeck
de	23554	53.876	10.675	2	Lübeck
de	23556	53.867	10.648	2	Lübeck
de	23558	53.861	10.661	2	Lübeck
de	23560	53.847	10.684	2	Lübeck
de	23562	53.851	10.703	2	Lübeck
de	23564	53.87	10.699	2	Lübeck
de	23566	53.866	10.732	2	Lübeck
de	23568	53.892	10.758	2	Lübeck
de	23569	53.917	10.807	2	Lübeck
de	23570	53.867	10.7	2	Lübeck
de	23611	53.919	10.697	2	Bad Schwartau
de	23617	53.892	10.647	2	Stockelsdorf
de	23619	53.867	10.517	3	Zarpen|Hamberge|Badendorf|Heilshoop|Mönkhagen|Rehhorst
de	23623	54.009	10.574	2	Ahrensbök
de	23626	53.95	10.733	2	Ratekau
de	23627	53.8	10.75	2	Groß Grönau|Groß Sarau
de	23628	53.783	10.65	2	Krummesse|Klempau
de	23629	54.003	10.71	2	Sarkwitz
de	23669	53.995	10.777	2	Timmendorfer Strand
de	23683	54.035	10.732	2	Scharbeutz
de	23684	54.033	10.75	2	Scharbeutz
de	23689	53.986	10.708	2	Pansdorf, Holstein
de	23701	54.121	10.647	3	Eutin|Süsel
de	23714	54.172	10.56	5	Malente|Kirchnüchel
de	23715	54.098	10.436	2	Bosau
de	23717	54.167	10.717	2	Kasseedorf
de	23719	54.05	10.517	2	Glasau
de	23730	54.107	10.815	3	Neustadt in Holstein|Schashagen|Sierksdorf|Altenkrempe
de	23738	54.217	10.883	3	Lensahn|Riepsdorf|Beschendorf|Damlos|Harmsdorf|Kabelhorst|Manhagen
de	23743	54.15	10.967	2	Grömitz
de	23744	54.183	10.75	2	Schönwalde am Bungsberg
de	23746	54.193	11.062	2	Kellenhusen
de	23747	54.217	11.083	2	Dahme
de	23749	54.233	11.033	2	Grube
de	23758	54.296	10.902	5	Oldenburg in Holstein|Wangels|Gremersdorf|Göhl
de	23769	54.438	11.194	2	Fehmarn
de	23774	54.37	10.98	2	Heiligenhafen
de	23775	54.383	11.083	2	Großenbrode
de	23777	54.301	11.007	2	Heringsdorf
de	23779	54.324	11.014	2	Neukirchen
de	23795	53.943	10.302	3	Bad Segeberg|Fahrenkrug|Klein Rönnau|Negernbötel|Groß Rönnau|Högersdorf|Klein Gladebrügge|Mözen|Schackendorf|Schieren|Schwissel|Stipsdorf|Traventhal|Weede
de	23812	53.952	10.206	2	Wahlstedt
de	23813	54.009	10.314	2	Blunk|Nehms
de	23815	53.921	10.442	2	Geschendorf|Strukdorf|Westerrade
de	23816	53.867	10.25	2	Leezen|Bebensee|Groß Niendorf|Neversdorf
de	23818	53.9	10.383	2	Neuengörs
de	23820	53.95	10.467	2	Pronstorf
de	23821	53.967	10.389	2	Rohlstorf
de	23823	54.05	10.417	2	Seedorf
de	23824	54.067	10.317	2	Damsdorf|Tensfeld
de	23826	53.9	10.183	2	Todesfelde|Bark|Fredesdorf
de	23827	53.983	10.35	4	Krems II|Travenhorst|Wensin
de	23829	53.9	10.233	2	Kükels|Wittenborn
de	23843	53.812	10.374	4	Bad Oldesloe|Rümpel|Neritz|Travenbrück
de	23845	53.808	10.158	9	Itzstedt|Seth|Bahrenhof|Bühnsdorf|Dreggers|Grabau|Oering|Wakendorf I
de	23847	53.773	10.383	8	Pölitz|Lasbek|Kastorf|Bliestorf|Düchelsdorf|Grinau|Groß Boden|Meddewade|Rethwisch|Schiphorst|Schürensöhlen|Siebenbäumen|Sierksrade|Steinhorst|Stubben|Westerau
de	23858	53.824	10.496	3	Reinfeld (Holstein)|Barnitz|Feldhorst|Heidekamp|Wesenberg
de	23860	53.8	10.567	2	Groß Schenkenberg|Klein Wesenberg
de	23863	53.768	10.188	2	Bargfeld-Stegen|Kayhude|Nienwohld
de	23866	53.8	10.133	2	Nahe
de	23867	53.8	10.233	2	Sülfeld
de	23869	53.767	10.267	2	Elmenhorst
de	23879	53.617	10.687	2	Mölln
de	23881	53.606	10.633	4	Breitenfelde|Alt Mölln|Borstorf|Bälau|Koberg|Lankau|Niendorf an der Stecknitz
de	23883	53.617	10.733	5	Brunsmark|Grambek|Hollenbek|Horst|Klein Zecher|Lehmrade|Seedorf|Sterley
de	23896	53.657	10.584	2	Nusse|Panten|Poggensee|Ritzerau|Walksfelde
de	23898	53.683	10.5	4	Sandesneben|Duvensee|Klinkrade|Kühsen|Labenz|Lüchow|Sirksfelde|Wentorf
de	23899	53.556	10.77	2	Gudow|Besenthal
de	23909	53.7	10.773	3	Ratzeburg|Albsfelde|Bäk|Fredeburg|Giesensdorf|Mechow|Römnitz
de	23911	53.733	10.75	7	Buchholz|Einhaus|Groß Disnack|Harmsdorf|Kittlitz|Kulpin|Mustin|Pogeez|Salem|Schmilau|Ziethen
de	23919	53.733	10.65	2	Berkenthin|Behlendorf|Göldenitz|Niendorf|Rondeshagen
de	23923	53.841	10.893	4	Selmsdorf|Groß Siemz|Lockwisch|Lüdersdorf|Menzendorf|Niendorf|Roduchelstorf|Schönberg
de	23936	53.863	11.192	6	Grevesmühlen|Bernstorf|Börzow|Grieben|Hanshagen|Mallentin|Papenhusen|Plüschow|Roggenstorf|Rüting|Testorf-Steinfort|Upahl|Warnow
de	23942	53.911	10.976	4	Dassow|Kalkhorst|Harkensee|Pötenitz
de	23946	53.983	11.217	2	Boltenhagen
de	23948	53.965	11.164	5	Klütz|Damshagen|Elmenhorst|Groß Walmstorf|Moor-Rolofshagen
de	23966	53.892	11.464	2	Wismar
de	23968	53.902	11.404	4	Wismar|Gramkow|Barnekow|Gägelow|Zierow
de	23970	53.874	11.449	5	Wismar|Benz
de	23972	53.853	11.524	4	Lübow|Dorf Mecklenburg|Groß Stieten|Metelsdorf|Schimm
de	23974	53.91	11.532	7	Hornstorf|Blowatz|Boiensdorf|Krusenhagen|Neuburg
de	23992	53.865	11.685	6	Neukloster|Zurow|Glasin|Lübberstorf|Passee|Züsow
de	23996	53.771	11.472	6	Bad Kleinen|Bobitz|Beidendorf|Groß Krankow|Hohen Viecheln
de	23999	54	11.433	2	Insel Poel
de	24103	54.321	10.133	2	Kiel
de	24105	54.335	10.135	2	Kiel
de	24106	54.351	10.12	2	Kiel
de	24107	54.332	10.11	7	Kiel|Quarnbek|Ottendorf
de	24109	54.321	10.051	2	Kiel|Melsdorf
de	24111	54.319	10.121	4	Kiel
de	24113	54.301	10.116	3	Kiel|Molfsee
de	24114	54.316	10.13	2	Kiel
de	24116	54.325	10.121	2	Kiel
de	24118	54.333	10.118	2	Kiel
de	24119	54.333	10.083	2	Kronshagen
de	24143	54.306	10.145	2	Kiel
de	24145	54.312	10.158	3	Kiel
de	24146	54.312	10.158	3	Kiel
de	24147	54.312	10.158	3	Kiel|Klausdorf
de	24148	54.319	10.17	2	Kiel
de	24149	54.312	10.158	3	Kiel
de	24159	54.397	10.15	2	Kiel
de	24161	54.4	10.133	2	Altenholz
de	24211	54.235	10.278	4	Preetz|Schellhorn|Lehmkuhlen|Honigsee|Kühren|Pohnsdorf|Postfeld|Rastorf|Wahlstorf
de	24214	54.4	9.983	4	Gettorf|Lindau|Neuwittenbek|Tüttendorf|Neudorf-Bornstein|Noer|Schinkel
de	24217	54.4	10.317	4	Barsbek|Bendfeld|Fiefbergen|Höhndorf|Krokau|Krummbek|Schönberg (Holstein)|Stakendorf|Wisch
de	24220	54.25	10.067	3	Flintbek|Boksee|Böhnhusen|Schönhorst|Techelsdorf
de	24222	54.294	10.217	2	Schwentinental
de	24223	54.281	10.249	2	Raisdorf
de	24226	54.367	10.2	2	Heikendorf
de	24229	54.428	10.126	3	Dänischenhagen|Strande|Schwedeneck
de	24232	54.333	10.233	2	Schönkirchen|Dobersdorf
de	24235	54.4	10.217	3	Laboe|Wendtorf|Brodersdorf|Lutterbek|Stein
de	24238	54.289	10.427	3	Selent|Martensrade|Lammershagen|Mucheln
de	24239	54.313	9.966	2	Achterwehr
de	24241	54.233	10	4	Blumenthal|Grevenkrug|Reesdorf|Schierensee|Schmalstede|Sören
de	24242	54.3	9.933	2	Felde
de	24244	54.417	10.05	2	Felm
de	24245	54.2	10.183	3	Barmissen|Großbarkau|Kirchbarkau|Klein Barkau
de	24247	54.283	10.05	2	Mielkendorf|Rodenbek
de	24248	54.35	10.183	2	Mönkeberg
de	24250	54.2	10.133	3	Bothkamp|Löptin|Nettelsee|Warnau
de	24251	54.433	10.017	2	Osdorf
de	24253	54.361	10.288	2	Probsteierhagen|Fahren|Passade|Prasdorf
de	24254	54.256	10.024	2	Rumohr
de	24256	54.333	10.417	3	Fargau-Pratjau|Schlesen|Stoltenberg
de	24257	54.367	10.5	2	Hohenfelde|Köhn|Schwartbuck
de	24259	54.275	9.896	2	Westensee
de	24306	54.162	10.423	4	Plön|Bösdorf|Lebrade|Rathjensdorf|Wittmoldt
de	24321	54.292	10.589	4	Lütjenburg|Panker|Giekau|Behrensdorf|Helmstorf|Hohwacht|Klamp|Tröndel
de	24326	54.15	10.345	4	Ascheberg|Dersau|Dörnick|Kalübbe|Nehmten|Stocksee
de	24327	54.282	10.658	3	Blekendorf|Högsdorf|Kletkamp
de	24329	54.2	10.5	3	Grebin|Dannau|Rantzau
de	24340	54.468	9.838	3	Eckernförde|Windeby|Altenhof|Gammelby|Goosefeld
de	24351	54.582	9.936	2	Damp|Thumby
de	24354	54.541	9.817	3	Rieseby|Kosel
de	24357	54.483	9.7	2	Fleckeby|Güby|Hummelfeld
de	24358	54.433	9.7	2	Ascheffel|Bistensee|Hütten
de	24360	54.5	9.833	2	Barkelsby
de	24361	54.4	9.767	3	Groß Wittensee|Damendorf|Haby|Holzbunge|Klein Wittensee
de	24363	54.4	9.85	2	Holtsee
de	24364	54.55	9.883	2	Holzdorf
de	24366	54.517	9.883	2	Loose
de	24367	54.45	9.75	2	Osterby
de	24369	54.533	9.983	2	Waabs
de	24376	54.661	9.931	4	Kappeln|Arnis|Grödersby|Hasselberg|Rabel
de	24392	54.633	9.783	3	Süderbrarup|Boren|Brebel|Dollrottfeld|Ekenis|Kiesby|Norderbrarup|Nottfeld|Saustrup|Scheggerott|Wagersrott
de	24395	54.75	9.9	3	Gelting|Kronsgaard|Nieby|Niesgrau|Pommerby|Rabenholz|Stangheck
de	24398	54.633	9.983	3	Brodersby|Dörphof|Karby|Winnemark
de	24399	54.63	9.932	2	Arnis
de	24401	54.65	9.717	2	Böel
de	24402	54.717	9.783	2	Esgrus
de	24404	54.683	9.983	2	Maasholm
de	24405	54.667	9.717	2	Mohrkirch|Rügge
de	24407	54.667	9.85	2	Oersberg|Rabenkirchen-Faulück
de	24409	54.7	9.883	2	Stoltebüll
de	24534	54.072	9.983	2	Neumünster
de	24536	54.108	9.995	2	Neumünster|Tasdorf
de	24537	54.089	9.978	2	Neumünster
de	24539	54.061	9.998	2	Neumünster
de	24558	53.805	9.975	4	Henstedt-Ulzburg|Wakendorf II
de	24568	53.833	9.958	3	Kaltenkirchen|Nützen|Kattendorf|Oersdorf|Winsen
de	24576	53.918	9.884	4	Bad Bramstedt|Hitzhusen|Weddelbrook|Bimöhlen|Hagen|Mönkloh
de	24582	54.176	10.031	3	Bordesholm|Wattenbek|Brügge|Bissee|Groß Buchwald|Hoffeld|Mühbrook|Schönbek
de	24589	54.167	9.854	3	Nortorf|Borgdorf-Seedorf|Dätgen|Eisendorf|Ellerdorf|Schülp bei Nortorf
de	24594	54.089	9.654	4	Hohenwestedt|Grauel|Heinkenborstel|Jahrsdorf|Meezen|Mörel|Nindorf|Rade bei Hohenwestedt|Remmels|Tappendorf|Wapelfeld
de	24598	54.017	10.033	4	Boostedt|Heidmühlen|Latendorf
de	24601	54.112	10.206	2	Wankendorf|Stolpe|Ruhwinkel|Belau
de	24610	54.04	10.215	2	Trappenkamp|Gönnebek
de	24613	54.083	9.783	3	Aukrug|Wiedenborstel
de	24616	53.983	9.817	3	Brokstedt|Armstedt|Borstel|Hardebek|Hasenkrug|Sarlhusen|Willenscharen
de	24619	54.067	10.233	2	Bornhöved|Rendswühren|Tarbek
de	24620	54.083	10.067	2	Bönebüttel
de	24622	54.133	9.817	2	Gnutz
de	24623	53.983	9.967	2	Großenaspe
de	24625	54.117	10.05	2	Großharrie|Negenharrie
de	24626	54.05	10.083	2	Groß Kummerfeld
de	24628	53.899	10.059	2	Hartenholm
de	24629	53.817	10.017	2	Kisdorf
de	24631	54.21	9.928	2	Langwedel
de	24632	53.867	9.883	3	Lentföhrden|Heidmoor
de	24634	54.05	9.917	2	Padenstedt|Arpsdorf
de	24635	54.017	10.167	3	Rickling|Daldorf
de	24637	54.117	10.133	2	Schillsdorf
de	24638	54.083	10.271	2	Schmalensee
de	24640	53.883	9.967	2	Schmalfeld|Hasenmoor
de	24641	53.842	10.112	2	Sievershütten|Hüttblek|Stuvenborn
de	24643	53.867	10.05	2	Struvenhütten
de	24644	54.14	9.894	2	Timmaspe|Krogaspe|Loop
de	24646	54.217	9.883	2	Warder
de	24647	54.074	9.897	2	Wasbek|Ehndorf
de	24649	53.958	9.903	2	Wiemersdorf|Fuhlendorf
de	24768	54.307	9.663	2	Rendsburg
de	24782	54.318	9.673	2	Büdelsdorf|Rickert
de	24783	54.29	9.699	2	Osterrönfeld
de	24784	54.283	9.65	2	Westerrönfeld
de	24787	54.3	9.6	2	Fockbek
de	24790	54.313	9.716	4	Schacht-Audorf|Haßmoor|Ostenfeld|Rade bei Rendsburg|Schülldorf
de	24791	54.367	9.65	2	Alt Duvenstedt
de	24793	54.167	9.767	2	Bargstedt|Brammer|Oldenhütten
de	24794	54.333	9.71	3	Borgstedt|Bünsdorf|Neu Duvenstedt
de	24796	54.322	9.873	2	Bredenbek|Bovenau|Krummwisch
de	24797	54.206	9.524	3	Breiholz|Hörsten
de	24799	54.317	9.417	3	Christiansholm|Friedrichsgraben|Friedrichsholm|Königshügel|Meggerdorf
de	24800	54.267	9.517	2	Elsdorf-Westermühlen
de	24802	54.267	9.85	4	Emkendorf|Bokel|Groß Vollstedt
de	24803	54.3	9.317	2	Erfde|Tielen
de	24805	54.225	9.519	3	Hamdorf|Prinzenmoor
de	24806	54.3	9.5	3	Hohn|Bargstall|Lohe-Föhrden|Sophienhamm
de	24808	54.233	9.667	2	Jevenstedt
de	24809	54.267	9.617	2	Nübbel
de	24811	54.393	9.592	3	Owschlag|Brekendorf|Ahlefeld
de	24813	54.267	9.633	2	Schülp bei Rendsburg
de	24814	54.367	9.817	2	Sehestedt
de	24816	54.167	9.633	3	Brinjahe|Hamweddel|Luhnstedt|Stafstedt
de	24817	54.35	9.5	2	Tetenhusen
de	24819	54.133	9.55	3	Todenbüttel|Embühren|Haale|Nienborstel
de	24837	54.522	9.559	2	Schleswig
de	24848	54.417	9.517	4	Kropp|Alt Bennebek|Klein Bennebek|Klein Rheide
de	24850	54.517	9.483	2	Schuby|Lürschau|Hüsby
de	24852	54.617	9.367	3	Eggebek|Langstedt|Sollerup|Süderhackstedt
de	24855	54.557	9.398	3	Jübek|Bollingstedt
de	24857	54.5	9.6	3	Fahrdorf|Borgwedel
de	24860	54.6	9.583	2	Böklund|Klappholz|Uelsby
de	24861	54.383	9.317	2	Bergenhusen
de	24863	54.4	9.383	2	Börm
de	24864	54.533	9.717	2	Brodersby|Goltoft
de	24866	54.491	9.55	2	Busdorf
de	24867	54.483	9.5	2	Dannewerk
de	24869	54.433	9.367	2	Dörpstedt
de	24870	54.475	9.411	2	Ellingstedt
de	24872	54.441	9.435	2	Groß Rheide
de	24873	54.65	9.517	2	Havetoft
de	24876	54.459	9.337	2	Hollingstedt
de	24878	54.456	9.538	2	Jagel|Lottorf
de	24879	54.55	9.533	2	Neuberend|Idstedt
de	24881	54.567	9.583	2	Nübel
de	24882	54.55	9.633	2	Schaalby
de	24884	54.467	9.617	2	Geltorf|Selk
de	24885	54.642	9.47	2	Sieverstedt
de	24887	54.517	9.383	2	Silberstedt
de	24888	54.617	9.7	2	Loit|Steinfeld
de	24890	54.6	9.55	2	Stolk|Süderfahrenstedt
de	24891	54.65	9.65	2	Schnarup-Thumby|Struxdorf
de	24893	54.567	9.683	2	Taarstedt
de	24894	54.58	9.638	2	Tolk|Twedt
de	24896	54.5	9.317	2	Treia
de	24897	54.567	9.75	2	Ulsnis
de	24899	54.406	9.299	2	Wohlde
de	24937	54.786	9.431	2	Flensburg
de	24939	54.798	9.421	2	Flensburg
de	24941	54.765	9.411	2	Flensburg|Jarplund-Weding
de	24943	54.791	9.467	2	Flensburg|Tastrup
de	24944	54.809	9.47	2	Flensburg
de	24955	54.8	9.383	2	Harrislee
de	24960	54.835	9.549	3	Glücksburg|Munkbrarup
de	24963	54.667	9.4	2	Tarp|Jerrishoe
de	24966	54.717	9.667	2	Sörup
de	24969	54.7	9.25	2	Großenwiehe|Lindewitt
de	24972	54.755	9.761	2	Steinbergkirche|Quern|Steinberg
de	24975	54.75	9.533	2	Hürup|Ausacker|Husby|Maasbüll
de	24976	54.764	9.315	3	Handewitt
de	24977	54.8	9.633	2	Langballig|Grundhof|Ringsberg|Westerholz
de	24980	54.758	9.183	3	Schafflund|Hörup|Meyn|Nordhackstedt|Wallsbüll
de	24983	54.764	9.315	3	Handewitt
de	24986	54.692	9.605	8	Satrup|Rüde
de	24988	54.7	9.433	2	Oeversee|Sankelmark
de	24989	54.778	9.68	2	Dollerup
de	24991	54.7	9.517	2	Großsolt|Freienwill
de	24992	54.633	9.3	2	Janneby|Jörl
de	24994	54.85	9.183	3	Böxlund|Holt|Jardelund|Medelby|Osterby|Weesby
de	24996	54.727	9.736	2	Sterup|Ahneby
de	24997	54.683	9.333	2	Wanderup
de	24999	54.806	9.517	2	Wees
de	25335	53.757	9.643	4	Elmshorn|Bokholt-Hanredder|Altenmoor|Neuendorf bei Elmshorn|Raa-Besenbek
de	25336	53.749	9.659	2	Elmshorn|Klein Nordende
de	25337	53.749	9.685	2	Elmshorn|Kölln-Reisiek|Seeth-Ekholt
de	25348	53.789	9.426	2	Glückstadt|Blomesche Wildnis|Engelbrechtsche Wildnis
de	25355	53.792	9.767	3	Barmstedt|Bevern|Bullenkuhlen|Groß Offenseth-Aspern|Heede|Lutzhorn
de	25358	53.817	9.617	3	Horst (Holstein)|Hohenfelde|Sommerland
de	25361	53.837	9.488	2	Krempe|Elskop|Grevenkop|Süderau
de	25364	53.85	9.717	2	Brande-Hörnerkirchen|Westerhorn|Bokel|Osterhorn
de	25365	53.797	9.687	2	Klein Offenseth-Sparrieshoop
de	25368	53.783	9.617	2	Kiebitzreihe
de	25370	53.718	9.598	2	Seester
de	25371	53.7	9.567	2	Seestermühe
de	25373	53.726	9.769	2	Ellerhoop
de	25376	53.833	9.433	2	Borsfleth|Krempdorf
de	25377	53.729	9.479	2	Kollmar
de	25379	53.783	9.483	2	Herzhorn
de	25421	53.659	9.801	2	Pinneberg
de	25436	53.687	9.669	2	Uetersen|Tornesch|Moorrege|Heidgraben|Groß Nordende|Neuendeich
de	25451	53.728	9.909	2	Quickborn
de	25462	53.641	9.865	2	Rellingen
de	25469	53.633	9.85	2	Halstenbek
de	25474	53.658	9.87	3	Ellerbek|Bönningstedt|Hasloh
de	25479	53.75	9.917	2	Ellerau
de	25482	53.658	9.746	2	Appen
de	25485	53.767	9.833	2	Hemdingen|Bilsen|Langeln
de	25486	53.783	9.917	2	Alveslohe
de	25488	53.617	9.667	2	Holm
de	25489	53.638	9.591	2	Haseldorf|Haselau
de	25491	53.607	9.637	2	Hetlingen
de	25492	53.65	9.65	2	Heist
de	25494	53.683	9.817	2	Borstel-Hohenraden
de	25495	53.693	9.791	2	Kummerfeld
de	25497	53.683	9.75	2	Prisdorf
de	25499	53.677	9.849	2	Tangstedt
de	25524	53.921	9.515	3	Itzehoe|Oelixdorf|Heiligenstedten|Breitenburg|Bekmünde|Heiligenstedtenerkamp|Kollmoor
de	25541	53.895	9.105	2	Brunsbüttel
de	25548	53.952	9.72	3	Kellinghusen|Auufer|Mühlenbarbek|Oeschebüttel|Rosdorf|Störkathen|Wittenbergen
de	25551	53.967	9.617	4	Hohenlockstedt|Lockstedt|Lohbarbek|Peissen|Schlotfeld|Silzen|Winseldorf
de	25554	53.922	9.375	3	Wilster|Bekdorf|Dammfleth|Kleve|Krummendiek|Landrecht|Moorhusen|Neuendorf-Sachsenbande|Nortorf|Stördorf
de	25557	54.133	9.417	4	Hanerau-Hademarschen|Beldorf|Bendorf|Gokels|Oldenbüttel|Seefeld|Steenfeld|Thaden
de	25560	54.05	9.483	3	Schenefeld|Aasbüttel|Agethorst|Bokhorst|Hadenfeld|Kaisborstel|Oldenborstel|Puls|Pöschendorf|Siezbüttel|Warringholz
de	25563	53.933	9.767	2	Wrist|Föhrden-Barl|Hingstheide|Quarnstedt|Wulfsmoor
de	25566	53.883	9.583	2	Lägerdorf|Rethwisch
de	25569	53.887	9.478	2	Kremperheide|Bahrenfleth|Hodorf|Krempermoor
de	25572	53.892	9.253	5	Sankt Margarethen|Aebtissinwisch|Büttel|Ecklak|Kudensee|Landscheide
de	25573	53.879	9.413	2	Beidenfleth
de	25575	54.117	9.533	2	Beringstedt
de	25576	53.864	9.323	2	Brokdorf
de	25578	53.883	9.533	2	Dägeling|Neuenbrook
de	25579	54	9.767	2	Fitzbek|Rade
de	25581	54.033	9.717	2	Hennstedt|Poyenberg
de	25582	53.989	9.528	3	Hohenaspe|Drage|Kaaks|Looft
de	25584	54.05	9.36	2	Besdorf|Holstenniendorf
de	25585	54.133	9.483	3	Lütjenwestedt|Tackesdorf
de	25587	53.902	9.541	2	Münsterdorf
de	25588	53.953	9.459	3	Oldendorf|Huje|Mehlbek
de	25590	54.108	9.574	2	Osterstedt
de	25591	53.971	9.504	2	Ottenbüttel
de	25593	54.05	9.533	2	Christinenthal|Reher
de	25594	54	9.383	2	Vaale|Nutteln|Vaalermoor
de	25596	54.021	9.376	2	Wacken|Bokelrehm|Gribbohm|Nienbüttel
de	25597	53.924	9.635	2	Breitenberg|Kronsmoor|Moordiek|Moordorf|Westermoor
de	25599	53.85	9.4	2	Wewelsfleth
de	25693	53.983	9.117	3	Sankt Michaelisdonn|Gudendorf|Trennewurth|Volsemenhusen
de	25704	54.092	9.069	3	Meldorf|Nindorf|Bargenstedt|Elpersbüttel|Epenwöhrden|Nordermeldorf|Wolmersdorf
de	25709	53.933	9.017	3	Diekhusen-Fahrstedt|Helse|Kaiser-Wilhelm-Koog|Kronprinzenkoog|Marne|Marnerdeich
de	25712	54	9.267	4	Burg (Dithmarschen)|Hochdonn|Buchholz|Brickeln|Großenrade|Kuden|Quickborn
de	25715	53.95	9.15	3	Eddelak|Averlak|Dingen|Ramhusen
de	25718	54.017	8.917	2	Friedrichskoog
de	25719	54.017	9.05	2	Barlt|Busenwurth
de	25721	54.05	9.267	2	Eggstedt
de	25724	53.9	9.017	2	Neufeld|Neufelderkoog|Schmedeswurth
de	25725	54.1	9.333	2	Bornholt|Schafstedt
de	25727	54.033	9.183	2	Frestedt|Krumstedt|Süderhastedt
de	25729	54.05	9.117	2	Windbergen
de	25746	54.196	9.099	3	Heide|Lohe-Rickelshof|Wesseln|Norderwöhrden|Ostrohe
de	25761	54.134	8.858	3	Büsum|Büsumer Deichhausen|Hedwigenkoog|Oesterdeichstrich|Warwerort|Westerdeichstrich
de	25764	54.212	8.924	4	Wesselburen|Friedrichsgabekoog|Hellschen-Heringsand-Unterschaar|Hillgroven|Norddeich|Oesterwurth|Reinsbüttel|Schülp|Süderdeich|Wesselburener-Deichhausen|Wesselburenerkoog
de	25767	54.15	9.283	4	Albersdorf|Arkebek|Bunsoh|Offenbüttel|Osterrade|Tensbüttel-Röst|Wennbüttel
de	25770	54.15	9.067	2	Hemmingstedt|Lieth
de	25774	54.331	9.025	4	Lunden|Lehe|Groven|Hemme|Karolinenkoog|Krempel
de	25776	54.283	9.017	5	Rehm-Flehde-Bargen|Sankt Annen|Schlichting
de	25779	54.283	9.167	3	Hennstedt|Bergewöhrden|Fedderingen|Glüsing|Hägen|Kleve|Norderheistedt|Süderheistedt|Wiemerstedt
de	25782	54.217	9.283	3	Tellingstedt|Gaushorn|Hövede|Schalkholz|Schrum|Süderdorf|Welmbüttel|Westerborstel
de	25785	54.167	9.183	3	Nordhastedt|Odderade|Sarzbüttel
de	25786	54.233	9.367	2	Dellstedt
de	25788	54.3	9.25	2	Delve|Hollingstedt|Wallen
de	25791	54.233	9.183	2	Barkenholm|Linden
de	25792	54.236	8.992	2	Neuenkirchen|Strübbel
de	25794	54.267	9.3	3	Pahlen|Dörpling|Tielenhemme
de	25795	54.234	9.091	3	Weddingstedt|Stelle-Wittenwurth
de	25797	54.167	9	2	Wöhrden
de	25799	54.213	9.382	2	Wrohm
de	25813	54.486	9.052	4	Husum|Schwesing|Simonsberg|Südermarsch
de	25821	54.619	8.964	3	Bredstedt|Breklum|Almdorf|Reußenköge|Struckum|Sönnebüll|Vollstedt
de	25826	54.304	8.641	2	Sankt Peter-Ording
de	25832	54.319	8.942	2	Tönning|Kotzenbüll
de	25836	54.331	8.781	4	Garding|Grothusenkoog|Katharinenheerd|Kirchspiel Garding|Osterhever|Poppenbüll|Vollerwiek|Welt
de	25840	54.376	9.087	2	Friedrichstadt|Koldenbüttel
de	25842	54.667	8.917	4	Langenhorn|Bargum|Lütjenholm|Ockholm
de	25845	54.517	8.883	2	Elisabeth-Sophien-Koog|Nordstrand
de	25849	54.516	8.645	2	Pellworm
de	25850	54.567	9.217	2	Behrendorf|Bondelum
de	25852	54.633	8.933	2	Bordelum
de	25853	54.65	9.05	6	Drelsdorf|Ahrenshöft|Bohmstedt
de	25855	54.6	9.183	2	Haselund
de	25856	54.533	9.033	2	Hattstedt|Hattstedtermarsch|Wobbenbüll
de	25858	54.65	9.067	2	Högel
de	25859	54.57	8.548	2	Hooge
de	25860	54.533	9.083	2	Arlewatt|Horstedt|Olderup
de	25862	54.683	9.15	4	Goldebek|Goldelund|Joldelund|Kolkerheide
de	25863	54.633	8.633	2	Langeneß
de	25864	54.622	9.173	2	Löwenstedt
de	25866	54.467	9.1	2	Mildstedt
de	25868	54.36	9.241	2	Norderstapel
de	25869	54.633	8.717	2	Gröde
de	25870	54.372	8.94	3	Oldenswort|Norderfriedrichskoog
de	25872	54.464	9.234	2	Ostenfeld|Wittbek
de	25873	54.441	9.129	2	Rantrum|Oldersbek
de	25876	54.397	9.187	2	Schwabstedt|Fresendelf|Hude|Ramstedt|Süderhöft|Wisch
de	25878	54.356	9.158	2	Drage|Seeth
de	25879	54.35	9.217	2	Süderstapel
de	25881	54.326	8.708	4	Tating|Augustenkoog|Tümlauer Koog|Westerhever
de	25882	54.352	8.828	2	Tetenbüll
de	25884	54.582	9.142	3	Viöl|Norstedt|Sollwitt
de	25885	54.508	9.186	9	Wester-Ohrstedt|Ahrenviöl|Ahrenviölfeld|Immenstedt|Oster-Ohrstedt
de	25887	54.433	9.2	2	Winnert
de	25889	54.415	8.924	3	Uelvesbüll|Witzwort
de	25899	54.787	8.829	6	Niebüll|Bosbüll|Dagebüll|Galmsbüll|Klixbüll
de	25917	54.767	8.983	4	Leck|Achtrup|Stadum|Enge-Sande|Sprakebüll|Tinningstedt
de	25920	54.758	8.869	3	Risum-Lindholm|Stedesand
de	25923	54.874	8.911	3	Süderlügum|Braderup|Ellhöft|Holm|Humptrup|Lexgaard|Uphusum
de	25924	54.817	8.7	4	Emmelsbüll-Horsbüll|Friedrich-Wilhelm-Lübke-Koog|Klanxbüll|Rodenäs
de	25926	54.841	9.021	2	Ladelund|Bramstedtlund|Karlum|Westre
de	25927	54.867	8.733	2	Neukirchen|Aventoft
de	25938	54.691	8.567	7	Wyk auf Föhr|Alkersum|Borgsum|Dunsum|Midlum|Nieblum|Oevenum|Oldsum|Süderende|Utersum|Witsum|Wrixum
de	25946	54.651	8.354	2	Nebel|Norddorf|Wittdün
de	25980	54.908	8.303	5	Westerland|Sylt-Ost|Rantum
de	25992	55.019	8.431	2	List
de	25996	54.936	8.33	2	Wenningstedt
de	25997	54.757	8.288	2	Hörnum
de	25999	54.954	8.342	2	Kampen
de	26121	53.16	8.205	2	Oldenburg
de	26122	53.141	8.217	2	Oldenburg
de	26123	53.157	8.233	2	Oldenburg
de	26125	53.17	8.225	2	Oldenburg
de	26127	53.168	8.211	2	Oldenburg
de	26129	53.155	8.171	2	Oldenburg
de	26131	53.131	8.183	2	Oldenburg
de	26133	53.116	8.216	2	Oldenburg
de	26135	53.127	8.238	2	Oldenburg
de	26160	53.172	8.041	2	Bad Zwischenahn
de	26169	53.023	7.858	2	Friesoythe
de	26180	53.25	8.2	2	Rastede
de	26188	53.123	8.114	2	Edewecht
de	26197	52.944	8.253	2	Großenkneten
de	26203	53.067	8.2	2	Wardenburg
de	26209	53.017	8.35	2	Hatten
de	26215	53.25	8.117	2	Wiefelstede
de	26219	53	7.95	2	Bösel
de	26316	53.387	8.119	2	Varel
de	26340	53.395	7.955	2	Zetel
de	26345	53.393	8.022	2	Bockhorn
de	26349	53.384	8.241	2	Jade
de	26382	53.523	8.107	2	Wilhelmshaven
de	26384	53.539	8.144	2	Wilhelmshaven
de	26386	53.557	8.127	2	Wilhelmshaven
de	26388	53.577	8.102	2	Wilhelmshaven
de	26389	53.524	8.087	2	Wilhelmshaven
de	26409	53.597	7.774	2	Wittmund
de	26419	53.543	7.968	2	Schortens
de	26427	53.649	7.613	5	Esens|Stedesdorf|Dunum|Neuharlingersiel|Holtgast|Moorweg|Werdum
de	26434	53.638	7.954	2	Wangerland
de	26441	53.57	7.889	2	Jever
de	26446	53.466	7.856	2	Friedeburg
de	26452	53.499	8.027	2	Sande
de	26465	53.75	7.483	2	Langeoog
de	26474	53.77	7.695	2	Spiekeroog
de	26486	53.79	7.899	2	Wangerooge
de	26487	53.577	7.558	2	Blomberg|Neuschoo
de	26489	53.609	7.524	2	Ochtersum
de	26506	53.591	7.213	2	Norden
de	26524	53.603	7.285	3	Hage|Berumbur|Halbemond|Hagermarsch|Lütetsburg
de	26529	53.517	7.283	4	Upgant-Schott|Osteel|Rechtsupweg|Marienhafe|Leezdorf|Wirdum
de	26532	53.596	7.37	2	Großheide
de	26548	53.708	7.158	2	Norderney
de	26553	53.654	7.439	2	Dornum
de	26556	53.6	7.45	3	Westerholt|Eversmeer|Nenndorf|Schweindorf|Utarp
de	26571	53.678	6.996	2	Juist
de	26579	53.728	7.371	2	Baltrum
de	26603	53.472	7.478	2	Aurich
de	26605	53.467	7.521	2	Aurich
de	26607	53.484	7.515	2	Aurich
de	26624	53.482	7.354	2	Südbrookmerland
de	26629	53.392	7.599	2	Großefehn
de	26632	53.415	7.399	2	Ihlow
de	26639	53.414	7.714	2	Wiesmoor
de	26655	53.257	7.927	2	Westerstede
de	26670	53.306	7.751	2	Uplengen
de	26676	53.17	7.75	2	Barßel
de	26683	53.103	7.683	2	Saterland
de	26689	53.226	7.749	2	Apen
de	26721	53.37	7.203	2	Emden
de	26723	53.367	7.217	2	Emden
de	26725	53.353	7.218	2	Emden
de	26736	53.434	7.091	2	Krummhörn
de	26757	53.581	6.691	2	Borkum
de	26759	53.42	7.205	2	Hinte
de	26789	53.235	7.475	2	Leer (Ostfriesland)
de	26802	53.311	7.423	2	Moormerland
de	26810	53.169	7.461	2	Westoverledingen
de	26817	53.136	7.575	2	Rhauderfehn
de	26826	53.163	7.351	2	Weener
de	26831	53.183	7.267	4	Bunde|Boen|Bunderhee|Dollart|Wymeer
de	26835	53.3	7.6	3	Hesel|Holtland|Neukamperfehn|Brinkum|Firrel|Schwerinsdorf
de	26842	53.133	7.617	2	Ostrhauderfehn
de	26844	53.267	7.383	2	Jemgum
de	26845	53.246	7.572	2	Nortmoor
de	26847	53.209	7.674	2	Detern
de	26849	53.242	7.628	2	Filsum
de	26871	53.077	7.404	2	Papenburg
de	26892	52.965	7.323	4	Dörpen|Heede|Kluse|Lehe|Wippingen
de	26897	52.993	7.633	3	Esterwegen|Bockhorst|Breddenberg|Hilkenbrook
de	26899	53.06	7.271	2	Rhede
de	26901	52.925	7.643	3	Lorup|Rastdorf
de	26903	52.978	7.515	2	Surwold
de	26904	52.912	7.536	2	Börger
de	26906	52.961	7.274	2	Dersum
de	26907	52.927	7.283	2	Walchum
de	26909	52.958	7.448	3	Neubörger|Neulehe
de	26919	53.325	8.465	2	Brake (Unterweser)
de	26931	53.237	8.457	2	Elsfleth
de	26935	53.383	8.383	3	Stadland
de	26936	53.383	8.383	3	Stadland
de	26937	53.383	8.383	3	Stadland
de	26939	53.342	8.422	2	Ovelgönne
de	26954	53.486	8.481	2	Nordenham
de	26969	53.547	8.335	2	Butjadingen
de	27211	52.851	8.728	2	Bassum
de	27232	52.684	8.809	2	Sulingen
de	27239	52.799	8.642	2	Twistringen
de	27243	52.909	8.59	6	Harpstedt|Kirchseelte|Dünsen|Groß Ippener|Beckeln|Colnrade|Prinzhöfte|Winkelsett
de	27245	52.595	8.835	2	Kirchdorf|Barenburg|Bahrenborstel
de	27246	52.665	9.02	2	Borstel
de	27248	52.75	8.7	2	Ehrenburg
de	27249	52.707	8.897	2	Mellinghausen|Maasen
de	27251	52.776	8.75	3	Neuenkirchen|Scholen
de	27252	52.738	8.83	2	Schwaförden
de	27254	52.693	8.94	2	Siedenburg|Staffhorst
de	27257	52.793	8.836	2	Sudwalde|Affinghausen
de	27259	52.621	8.733	3	Varrel|Freistatt|Wehrbleck
de	27283	52.921	9.248	2	Verden (Aller)
de	27299	52.979	9.185	2	Langwedel
de	27305	52.829	8.991	4	Bruchhausen-Vilsen|Süstedt|Engeln
de	27308	52.942	9.318	2	Kirchlinteln
de	27313	52.85	9.233	2	Dörverden
de	27318	52.808	9.14	3	Hoya|Hilgermissen|Hoyerhagen
de	27321	52.967	9.017	3	Thedinghausen|Morsum|Emtinghausen
de	27324	52.779	9.213	3	Eystrup|Gandesbergen|Hassel (Weser)|Hämelhausen
de	27327	52.876	9.061	3	Martfeld|Schwarme
de	27330	52.772	9.005	2	Asendorf
de	27333	52.779	9.134	3	Bücken|Schweringen|Warpe
de	27336	52.783	9.383	2	Rethem (Aller)|Frankenfeld|Häuslingen
de	27337	52.917	9.133	2	Blender
de	27339	52.967	8.95	2	Riede
de	27356	53.12	9.424	2	Rotenburg (Wümme)
de	27367	53.117	9.233	4	Sottrum|Reeßum|Ahausen|Horstedt|Hassendorf|Hellwege|Bötersen
de	27374	52.986	9.583	2	Visselhövede
de	27383	53.167	9.483	2	Scheeßel
de	27386	53.067	9.5	5	Bothel|Hemslingen|Brockel|Kirchwalsede|Hemsbünde|Westerwalsede
de	27389	53.172	9.67	7	Fintel|Lauenbrück|Helvesiek|Stemmen|Vahlde
de	27404	53.297	9.277	6	Zeven|Heeslingen|Gyhum|Elsdorf|Rhade|Ostereistedt|Seedorf
de	27412	53.225	9.078	4	Tarmstedt|Wilstedt|Breddorf|Vorwerk|Hepstedt|Kirchtimke|Bülstedt|Westertimke
de	27419	53.276	9.504	5	Sittensen|Groß Meckelsen|Hamersen|Kalbe|Klein Meckelsen|Lengenbostel|Tiste|Vierden|Wohnste
de	27432	53.485	9.143	6	Bremervörde|Oerel|Basdahl|Hipstedt|Ebersdorf|Alfstedt
de	27442	53.383	9	2	Gnarrenburg
de	27446	53.373	9.213	5	Selsingen|Anderlingen|Deinstedt|Farven|Sandbostel
de	27449	53.481	9.321	2	Kutenholz
de	27472	53.858	8.709	2	Cuxhaven
de	27474	53.855	8.677	2	Cuxhaven
de	27476	53.861	8.648	2	Cuxhaven
de	27478	53.819	8.664	2	Cuxhaven
de	27498	54.181	7.886	2	Helgoland
de	27499	53.917	8.5	2	Hamburg
de	27568	53.569	8.574	2	Bremerhaven
de	27570	53.529	8.591	2	Bremerhaven
de	27572	53.5	8.605	2	Bremerhaven
de	27574	53.53	8.61	2	Bremerhaven
de	27576	53.554	8.593	2	Bremerhaven
de	27578	53.589	8.598	2	Bremerhaven
de	27580	53.569	8.597	2	Bremerhaven
de	27607	53.605	8.595	2	Langen
de	27612	53.467	8.65	2	Loxstedt
de	27616	53.434	8.819	5	Beverstedt|Bokel|Lunestedt|Appeln|Frelsdorf|Heerstedt|Hollen|Kirchwistedt|Stubben
de	27619	53.533	8.65	2	Schiffdorf
de	27624	53.614	8.756	6	Drangstedt|Lintig|Kührstedt|Bad Bederkesa|Elmlohe|Flögeln|Köhlen|Ringstedt
de	27628	53.357	8.643	5	Hagen im Bremischen|Wulsbüttel|Bramstedt|Sandstedt|Uthlede|Driftsethe
de	27639	53.683	8.567	4	Dorum|Midlum|Cappel|Misselwarden|Mulsum|Padingbüttel
de	27711	53.227	8.795	2	Osterholz-Scharmbeck
de	27721	53.183	8.736	2	Ritterhude
de	27726	53.217	8.933	2	Worpswede
de	27729	53.308	8.825	4	Hambergen|Vollersode|Axstedt|Holste|Lübberstedt
de	27749	53.051	8.629	2	Delmenhorst
de	27751	53.048	8.661	2	Delmenhorst
de	27753	53.063	8.624	2	Delmenhorst
de	27755	53.028	8.639	2	Delmenhorst
de	27777	53.033	8.533	2	Ganderkesee
de	27793	52.895	8.434	2	Wildeshausen
de	27798	53.117	8.467	2	Hude (Oldenburg)
de	27801	52.933	8.383	2	Dötlingen
de	27804	53.181	8.482	2	Berne
de	27809	53.167	8.617	2	Lemwerder
de	28195	53.089	8.791	2	Bremen
de	28197	53.085	8.746	2	Bremen
de	28199	53.062	8.79	2	Bremen
de	28201	53.058	8.804	2	Bremen
de	28203	53.071	8.832	2	Bremen
de	28205	53.071	8.846	2	Bremen
de	28207	53.069	8.87	2	Bremen
de	28209	53.084	8.827	2	Bremen
de	28211	53.086	8.855	2	Bremen
de	28213	53.094	8.808	5	Bremen
de	28215	53.093	8.807	2	Bremen
de	28217	53.094	8.783	2	Bremen
de	28219	53.104	8.787	2	Bremen
de	28237	53.117	8.759	2	Bremen
de	28239	53.124	8.746	2	Bremen
de	28259	53.054	8.746	2	Bremen
de	28277	53.109	8.781	9	Bremen
de	28279	53.048	8.838	2	Bremen
de	28307	53.044	8.956	2	Bremen
de	28309	53.051	8.89	2	Bremen
de	28325	53.081	8.882	3	Bremen
de	28327	53.081	8.893	2	Bremen
de	28329	53.081	8.872	2	Bremen
de	28355	53.1	8.903	2	Bremen
de	28357	53.118	8.895	2	Bremen
de	28359	53.1	8.875	2	Bremen
de	28717	53.173	8.704	2	Bremen
de	28719	53.173	8.713	2	Bremen
de	28755	53.109	8.781	9	Bremen
de	28757	53.109	8.781	9	Bremen
de	28759	53.109	8.781	9	Bremen
de	28777	53.109	8.781	9	Bremen
de	28779	53.109	8.781	9	Bremen
de	28790	53.232	8.541	2	Schwanewede
de	28816	53.033	8.75	2	Stuhr
de	28832	53.014	9.026	2	Achim
de	28844	52.989	8.831	2	Weyhe
de	28857	52.913	8.822	2	Syke
de	28865	53.142	8.903	2	Lilienthal
de	28870	53.129	9.107	2	Ottersberg
de	28876	53.05	9.017	2	Oyten
de	28879	53.183	8.983	2	Grasberg
de	29221	52.617	10.085	2	Celle
de	29223	52.633	10.084	2	Celle
de	29225	52.612	10.04	2	Celle
de	29227	52.611	10.099	2	Celle
de	29229	52.617	10.083	2	Celle
de	29303	52.808	9.964	2	Bergen
de	29308	52.684	9.909	2	Winsen (Aller)
de	29313	52.633	9.983	2	Hambühren
de	29320	52.833	10.09	2	Hermannsburg
de	29323	52.65	9.833	2	Wietze
de	29328	52.9	10.167	2	Faßberg
de	29331	52.617	10.25	2	Lachendorf
de	29336	52.557	10.102	2	Nienhagen
de	29339	52.537	10.151	2	Wathlingen
de	29342	52.58	10.189	2	Wienhausen
de	29345	52.835	10.297	2	Unterlüß
de	29348	52.735	10.235	2	Eschede|Scharnhorst
de	29351	52.683	10.333	2	Eldingen
de	29352	52.564	10.06	2	Adelheidsdorf
de	29353	52.611	10.285	2	Ahnsbeck
de	29355	52.643	10.259	2	Beedenbostel
de	29356	52.516	10.215	2	Bröckel
de	29358	52.55	10.184	2	Eicklingen
de	29359	52.709	10.227	2	Habighorst
de	29361	52.683	10.25	2	Höfer
de	29362	52.587	10.376	2	Hohne
de	29364	52.556	10.283	2	Langlingen
de	29365	52.767	10.492	2	Sprakensehl
de	29367	52.683	10.4	2	Steinhorst
de	29369	52.591	10.432	2	Ummern
de	29378	52.728	10.739	2	Wittingen
de	29379	52.733	10.717	2	Wittingen
de	29386	52.733	10.6	4	Hankensbüttel|Dedelstorf|Obernholz
de	29389	52.833	10.683	2	Bad Bodenteich
de	29392	52.6	10.533	2	Wesendorf
de	29393	52.648	10.464	2	Groß Oesingen
de	29394	52.809	10.666	2	Lüder
de	29396	52.633	10.633	2	Schönewörde
de	29399	52.617	10.6	2	Wahrenholz
de	29410	52.854	11.152	3	Salzwedel|Chüden
de	29413	52.816	10.841	8	Bonese|Bornsen|Dähre|Ellenberg|Flecken Diesdorf|Gieseritz|Henningen|Lagendorf|Langenapel|Mehmke|Neuekrug|Osterwohle|Seebenau|Tylsen|Wallstawe
de	29416	52.832	11.261	10	Pretzier|Altensalzwedel|Beetzendorf Gischau|Benkendorf|Bierstedt|Binde|Chüden|Fleetmark|Jeggeleben|Kaulitz|Kerkau|Klein Gartz|Kuhfelde|Liesten|Mechau|Püggen|Rademin|Riebau|Salzwedel Stappenbeck|Siedenlangenbeck|Steinitz|Valfitz|Vissum|Wieblitz-Eversdorf|Winterfeld
de	29439	52.968	11.154	2	Lüchow
de	29451	53.09	11.092	4	Dannenberg (Elbe)|Dannenberg (Elbe) Breese in der Marsch|Dannenberg (Elbe) Bückau|Dannenberg (Elbe) Dambeck|Dannenberg (Elbe) Dannenberg|Dannenberg (Elbe) Groß Heide|Dannenberg (Elbe) Gümse|Dannenberg (Elbe) Klein Heide|Dannenberg (Elbe) Liepehöfen|Dannenberg (Elbe) Lüggau|Dannenberg (Elbe) Nebenstedt|Dannenberg (Elbe) Neu Tramm|Dannenberg (Elbe) Niestedt|Dannenberg (Elbe) Penkefitz|Dannenberg (Elbe) Pisselberg|Dannenberg (Elbe) Prabstorf|Dannenberg (Elbe) Predöhlsau|Dannenberg (Elbe) Prisser|Dannenberg (Elbe) Riekau|Dannenberg (Elbe) Riskau|Dannenberg (Elbe) Schmarsau|Dannenberg (Elbe) Seedorf|Dannenberg (Elbe) Seybruch|Dannenberg (Elbe) Sipnitz|Dannenberg (Elbe) Soven|Dannenberg (Elbe) Splietau|Dannenberg (Elbe) Streetz|Dannenberg (Elbe) Tramm|Dannenberg (Elbe) Tripkau|Schaafhausen
de	29456	53.15	11.002	2	Hitzacker
de	29459	52.952	10.947	2	Clenze
de	29462	52.924	11.129	2	Wustrow
de	29465	52.89	10.873	2	Schnega
de	29468	52.89	10.942	2	Bergen (Dumme)|Bergen (Dumme) Banzau|Bergen (Dumme) Belau|Bergen (Dumme) Bergen|Bergen (Dumme) Brüchauer Mühle|Bergen (Dumme) Jiggel|Bergen (Dumme) Malsleben|Bergen (Dumme) Nienbergen|Bergen (Dumme) Spithal|Bergen (Dumme) Wöhningen
de	29471	53.015	11.442	2	Gartow
de	29472	53.147	11.17	2	Damnatz
de	29473	53.128	10.942	2	Göhrde
de	29475	53.048	11.388	2	Gorleben
de	29476	53.079	11.196	2	Gusborn
de	29478	53.058	11.438	2	Höhbeck
de	29479	53.043	11.034	2	Jameln
de	29481	53.087	11.009	2	Karwitz
de	29482	53.019	11.032	2	Küsten
de	29484	53.101	11.256	2	Langendorf
de	29485	52.917	11.333	2	Lemgow
de	29487	52.928	11.049	2	Luckau
de	29488	52.912	11.181	2	Lübbow
de	29490	53.229	10.885	2	Neu Darchau
de	29491	52.967	11.4	2	Prezelle
de	29493	53.037	11.565	2	Schnackenburg
de	29494	53	11.317	2	Trebel
de	29496	52.996	10.962	2	Waddeweitz
de	29497	52.95	11.217	2	Woltersdorf
de	29499	53.069	10.883	2	Zernien
de	29525	52.966	10.561	2	Uelzen
de	29549	53.079	10.581	2	Bad Bevensen
de	29553	53.142	10.487	2	Bienenbüttel
de	29556	52.896	10.451	2	Suderburg
de	29559	52.904	10.575	2	Wrestedt
de	29562	52.933	10.767	2	Suhlendorf
de	29565	53.031	10.299	2	Wriedel
de	29571	52.987	10.752	2	Rosche
de	29574	53.028	10.418	2	Ebstorf
de	29575	53.13	10.602	2	Altenmedingen
de	29576	53.05	10.517	2	Barum
de	29578	52.966	10.313	2	Eimke
de	29579	53.02	10.565	2	Emmendorf
de	29581	52.967	10.417	2	Gerdau
de	29582	53.05	10.367	2	Hanstedt I
de	29584	53.094	10.729	2	Himbergen
de	29585	53.101	10.522	2	Jelmstorf
de	29587	53.08	10.47	2	Natendorf
de	29588	53.019	10.676	2	Oetzen
de	29590	52.976	10.675	2	Rätzlingen
de	29591	53.1	10.65	2	Römstedt
de	29593	53.006	10.445	2	Schwienau
de	29594	52.874	10.762	2	Soltendieck
de	29597	53.067	10.783	2	Stoetze
de	29599	53.059	10.703	2	Weste
de	29614	52.986	9.843	2	Soltau
de	29633	52.986	10.088	2	Munster
de	29640	53.117	9.795	2	Schneverdingen
de	29643	53.033	9.706	2	Neuenkirchen
de	29646	53.083	9.998	2	Bispingen
de	29649	52.917	9.983	2	Wietzendorf
de	29664	52.861	9.593	2	Walsrode
de	29683	52.85	9.688	2	Fallingbostel
de	29690	52.678	9.618	5	Schwarmstedt|Lindwedel|Gilten|Essel|Buchholz (Aller)|Grethem
de	29693	52.765	9.595	5	Hodenhagen|Ahlden (Aller)|Böhme|Eickeloh|Hademstorf
de	29699	52.9	9.65	2	Bomlitz
de	30159	52.374	9.737	2	Hannover
de	30161	52.387	9.746	2	Hannover
de	30163	52.394	9.748	2	Hannover
de	30165	52.401	9.722	2	Hannover
de	30167	52.391	9.708	2	Hannover
de	30169	52.363	9.748	2	Hannover
de	30171	52.37	9.752	2	Hannover
de	30173	52.359	9.756	2	Hannover
de	30175	52.385	9.758	5	Hannover
de	30177	52.397	9.771	2	Hannover
de	30179	52.414	9.754	2	Hannover
de	30419	52.414	9.66	2	Hannover
de	30449	52.368	9.708	2	Hannover
de	30451	52.375	9.709	2	Hannover
de	30453	52.367	9.681	2	Hannover
de	30455	52.357	9.671	2	Hannover
de	30457	52.329	9.7	2	Hannover
de	30459	52.343	9.715	2	Hannover
de	30519	52.34	9.774	2	Hannover
de	30521	52.367	9.717	9	Hannover
de	30539	52.339	9.829	2	Hannover
de	30559	52.361	9.834	2	Hannover
de	30625	52.38	9.807	2	Hannover
de	30627	52.385	9.829	3	Hannover
de	30629	52.389	9.85	2	Hannover
de	30655	52.403	9.794	2	Hannover
de	30657	52.426	9.792	2	Hannover
de	30659	52.41	9.808	2	Hannover
de	30669	52.367	9.717	9	Hannover
de	30823	52.418	9.602	2	Garbsen
de	30826	52.476	9.536	2	Garbsen
de	30827	52.435	9.611	2	Garbsen
de	30851	52.438	9.743	2	Langenhagen
de	30853	52.451	9.749	2	Langenhagen
de	30855	52.44	9.665	2	Langenhagen
de	30880	52.315	9.797	2	Laatzen
de	30890	52.3	9.45	2	Barsinghausen
de	30900	52.541	9.743	2	Wedemark
de	30916	52.433	9.85	2	Isernhagen
de	30926	52.396	9.597	2	Seelze
de	30938	52.503	9.86	2	Burgwedel
de	30952	52.319	9.655	2	Ronnenberg
de	30966	52.314	9.724	2	Hemmingen
de	30974	52.274	9.573	2	Wennigsen
de	30982	52.264	9.764	2	Pattensen
de	30989	52.314	9.6	2	Gehrden
de	31008	52.123	9.736	2	Elze
de	31020	52.089	9.631	2	Salzhemmendorf
de	31028	52.083	9.783	2	Gronau (Leine)
de	31029	52.067	9.75	2	Banteln
de	31032	52.114	9.794	2	Betheln
de	31033	52.042	9.774	2	Brüggen
de	31036	52.075	9.721	2	Eime
de	31039	52.058	9.787	2	Rheden
de	31061	51.988	9.817	2	Alfeld (Leine)
de	31073	51.941	9.803	2	Delligsen
de	31079	52.05	9.9	4	Sibbesse|Adenstedt|Almstedt|Eberholzen|Westfeld
de	31084	51.933	9.9	2	Freden (Leine)
de	31085	51.95	9.917	2	Everode
de	31088	51.933	9.933	2	Winzenburg
de	31089	52.005	9.696	2	Duingen
de	31091	51.983	9.733	2	Coppengrave
de	31093	52.019	9.754	2	Hoyershausen
de	31094	52.037	9.687	2	Marienhagen
de	31096	52.033	9.667	2	Weenzen
de	31097	51.983	9.967	2	Harbarnsen
de	31099	51.983	9.95	2	Woltershausen
de	31134	52.153	9.956	2	Hildesheim
de	31135	52.165	9.977	2	Hildesheim
de	31137	52.16	9.933	2	Hildesheim
de	31139	52.141	9.941	2	Hildesheim
de	31141	52.135	9.971	2	Hildesheim
de	31157	52.235	9.854	2	Sarstedt
de	31162	52.058	10.006	2	Bad Salzdetfurth
de	31167	52.01	10.132	2	Bockenem
de	31171	52.162	9.784	2	Nordstemmen
de	31174	52.185	10.102	2	Schellerten
de	31177	52.21	9.965	2	Harsum
de	31180	52.197	9.899	2	Giesen
de	31185	52.189	10.232	2	Söhlde
de	31188	52.087	10.16	2	Holle
de	31191	52.253	9.969	2	Algermissen
de	31195	51.961	10.011	2	Lamspringe|Neuhof
de	31196	52.012	9.976	2	Sehlem
de	31199	52.096	9.919	2	Diekholzen
de	31224	52.323	10.231	2	Peine
de	31226	52.314	10.234	2	Peine
de	31228	52.34	10.249	2	Peine
de	31234	52.387	10.261	2	Edemissen
de	31241	52.263	10.199	2	Ilsede
de	31246	52.25	10.217	2	Lahstedt
de	31249	52.258	10.064	2	Hohenhameln
de	31275	52.372	9.979	2	Lehrte
de	31303	52.446	10.006	2	Burgdorf
de	31311	52.471	10.158	2	Uetze
de	31319	52.314	9.968	2	Sehnde
de	31515	52.424	9.436	2	Wunstorf
de	31535	52.505	9.459	2	Neustadt am Rübenberge
de	31542	52.343	9.385	2	Bad Nenndorf
de	31547	52.448	9.215	2	Rehburg-Loccum
de	31552	52.324	9.346	2	Rodenberg|Apelern
de	31553	52.389	9.227	3	Sachsenhagen|Auhagen
de	31555	52.356	9.386	2	Suthfeld
de	31556	52.419	9.26	2	Wölpinghausen
de	31558	52.438	9.343	2	Hagenburg
de	31559	52.381	9.393	2	Haste|Hohnhorst
de	31582	52.649	9.236	2	Nienburg (Weser)|Nienburg (Weser) Erichshagen|Nienburg (Weser) Holtorf|Nienburg (Weser) Langendamm|Nienburg (Weser) Nienburg (Weser)
de	31592	52.514	9.03	2	Stolzenau
de	31595	52.579	8.976	2	Steyerberg
de	31600	52.5	8.909	2	Uchte
de	31603	52.419	8.718	2	Diepenau
de	31604	52.45	8.967	2	Raddestorf
de	31606	52.457	8.85	2	Warmsen
de	31608	52.669	9.142	2	Marklohe
de	31609	52.717	9.167	2	Balge
de	31613	52.717	9.083	2	Wietzen
de	31618	52.604	9.097	2	Liebenau
de	31619	52.617	9.133	2	Binnen
de	31621	52.642	9.026	2	Pennigsehl
de	31622	52.739	9.304	2	Heemsen
de	31623	52.687	9.211	2	Drakenburg
de	31626	52.733	9.233	2	Haßbergen
de	31627	52.71	9.232	2	Rohrsen
de	31628	52.546	9.145	2	Landesbergen
de	31629	52.597	9.153	2	Estorf
de	31632	52.567	9.25	2	Husum
de	31633	52.5	9.117	2	Leese
de	31634	52.656	9.402	2	Steimbke
de	31636	52.593	9.303	2	Linsburg
de	31637	52.666	9.482	2	Rodewald
de	31638	52.641	9.34	2	Stöckse
de	31655	52.317	9.233	2	Stadthagen
de	31675	52.287	9.062	2	Bückeburg
de	31683	52.259	9.119	2	Obernkirchen
de	31688	52.293	9.171	2	Nienstädt
de	31691	52.303	9.126	2	Helpsen|Seggebruch
de	31693	52.321	9.106	2	Hespe
de	31698	52.358	9.284	2	Lindhorst
de	31699	52.35	9.317	2	Beckedorf
de	31700	52.338	9.29	2	Heuerßen
de	31702	52.358	9.251	2	Lüdersfeld
de	31707	52.242	9.098	2	Bad Eilsen|Heeßen
de	31708	52.255	9.101	2	Ahnsen
de	31710	52.227	9.128	2	Buchholz
de	31711	52.231	9.097	2	Luhden
de	31712	52.352	9.148	2	Niedernwöhren
de	31714	52.369	9.227	2	Lauenhagen
de	31715	52.34	9.13	2	Meerbeck
de	31717	52.35	9.183	2	Nordsehl
de	31718	52.385	9.188	2	Pollhagen
de	31719	52.384	9.12	2	Wiedensahl
de	31737	52.171	9.12	2	Rinteln
de	31749	52.236	9.247	2	Auetal
de	31785	52.104	9.368	2	Hameln
de	31787	52.115	9.339	2	Hameln
de	31789	52.099	9.395	2	Hameln
de	31812	51.986	9.252	2	Bad Pyrmont
de	31832	52.208	9.554	2	Springe
de	31840	52.173	9.249	2	Hessisch Oldendorf
de	31848	52.196	9.464	2	Bad Münder am Deister
de	31855	52.05	9.259	2	Aerzen
de	31860	52.045	9.4	2	Emmerthal
de	31863	52.118	9.549	2	Coppenbrügge
de	31867	52.284	9.388	3	Lauenau|Hülsede|Messenkamp|Pohle
de	31868	51.947	9.407	2	Ottenstein
de	32049	52.134	8.696	2	Herford
de	32051	52.127	8.643	2	Herford
de	32052	52.1	8.672	2	Herford
de	32105	52.081	8.751	2	Bad Salzuflen
de	32107	52.061	8.734	2	Bad Salzuflen
de	32108	52.069	8.76	2	Bad Salzuflen
de	32120	52.167	8.617	2	Hiddenhausen
de	32130	52.141	8.558	2	Enger
de	32139	52.14	8.485	2	Spenge
de	32257	52.198	8.586	2	Bünde
de	32278	52.2	8.633	2	Kirchlengern
de	32289	52.25	8.483	2	Rödinghausen
de	32312	52.307	8.614	2	Lübbecke
de	32339	52.383	8.621	2	Espelkamp
de	32351	52.417	8.45	2	Stemwede
de	32361	52.341	8.525	2	Preußisch Oldendorf
de	32369	52.434	8.613	2	Rahden
de	32423	52.287	8.924	2	Minden
de	32425	52.291	8.911	3	Minden
de	32427	52.295	8.898	2	Minden
de	32429	52.291	8.911	3	Minden
de	32457	52.23	8.916	2	Porta Westfalica
de	32469	52.375	8.965	2	Petershagen
de	32479	52.333	8.75	2	Hille
de	32545	52.192	8.809	2	Bad Oeynhausen
de	32547	52.206	8.811	2	Bad Oeynhausen
de	32549	52.247	8.786	2	Bad Oeynhausen
de	32584	52.188	8.692	2	Löhne
de	32602	52.139	8.781	2	Vlotho
de	32609	52.283	8.667	2	Hüllhorst
de	32657	52.028	8.899	2	Lemgo
de	32676	51.958	9.247	2	Lügde
de	32683	51.99	9.116	2	Barntrup
de	32689	52.122	8.96	2	Kalletal
de	32694	52.041	9.003	2	Dörentrup
de	32699	52.067	9.116	2	Extertal
de	32756	51.936	8.878	2	Detmold
de	32758	51.951	8.866	2	Detmold
de	32760	51.861	8.864	2	Detmold
de	32791	51.992	8.793	2	Lage
de	32805	51.886	8.962	2	Horn-Bad Meinberg
de	32816	51.877	9.195	2	Schieder-Schwalenberg
de	32825	51.968	9.047	2	Blomberg
de	32832	51.909	8.732	2	Augustdorf
de	32839	51.871	9.091	2	Steinheim
de	33014	51.733	9.02	2	Bad Driburg
de	33034	51.718	9.186	2	Brakel
de	33039	51.805	9.113	2	Nieheim
de	33098	51.714	8.755	2	Paderborn
de	33100	51.727	8.771	2	Paderborn
de	33102	51.717	8.742	2	Paderborn
de	33104	51.757	8.73	2	Paderborn
de	33106	51.733	8.688	2	Paderborn
de	33129	51.78	8.484	2	Delbrück
de	33142	51.551	8.56	2	Büren
de	33154	51.672	8.601	2	Salzkotten
de	33161	51.817	8.65	2	Hövelhof
de	33165	51.617	8.897	2	Lichtenau
de	33175	51.783	8.817	2	Bad Lippspringe
de	33178	51.668	8.723	2	Borchen
de	33181	51.521	8.696	2	Bad Wünnenberg
de	33184	51.764	8.942	2	Altenbeken
de	33189	51.81	8.846	2	Schlangen
de	33330	51.907	8.377	2	Gütersloh
de	33332	51.901	8.384	2	Gütersloh
de	33334	51.944	8.428	2	Gütersloh
de	33335	51.932	8.46	2	Gütersloh
de	33378	51.85	8.3	2	Rheda-Wiedenbrück
de	33397	51.809	8.428	2	Rietberg
de	33415	51.883	8.517	2	Verl
de	33428	51.962	8.228	2	Harsewinkel
de	33442	51.9	8.217	2	Herzebrock-Clarholz
de	33449	51.772	8.318	2	Langenberg
de	33602	52.025	8.533	2	Bielefeld
de	33604	52.011	8.549	2	Bielefeld
de	33605	52.001	8.574	2	Bielefeld
de	33607	52.028	8.576	2	Bielefeld
de	33609	52.034	8.555	2	Bielefeld
de	33611	52.048	8.549	2	Bielefeld
de	33613	52.044	8.523	2	Bielefeld
de	33615	52.031	8.513	2	Bielefeld
de	33617	52.012	8.52	2	Bielefeld
de	33619	52.034	8.526	4	Bielefeld
de	33647	51.99	8.511	2	Bielefeld
de	33649	51.974	8.469	2	Bielefeld
de	33659	51.969	8.552	2	Bielefeld
de	33689	51.95	8.579	2	Bielefeld
de	33699	52.033	8.533	8	Bielefeld
de	33719	52.011	8.593	2	Bielefeld
de	33729	52.071	8.6	2	Bielefeld
de	33739	52.033	8.533	8	Bielefeld
de	33758	51.9	8.617	2	Schloß Holte-Stukenbrock
de	33775	52.04	8.153	2	Versmold
de	33790	52.06	8.361	2	Halle
de	33803	52	8.4	2	Steinhagen
de	33813	51.955	8.662	2	Oerlinghausen
de	33818	52.013	8.698	2	Leopoldshöhe
de	33824	52.078	8.418	2	Werther
de	33829	52.103	8.302	2	Borgholzhausen
de	34117	51.317	9.491	2	Kassel
de	34119	51.315	9.465	2	Kassel
de	34121	51.306	9.465	2	Kassel
de	34123	51.299	9.53	2	Kassel
de	34125	51.319	9.516	2	Kassel
de	34127	51.336	9.491	2	Kassel
de	34128	51.336	9.446	2	Kassel
de	34130	51.325	9.447	2	Kassel
de	34131	51.317	9.423	2	Kassel
de	34132	51.317	9.5	2	Kassel
de	34134	51.288	9.47	2	Kassel
de	34212	51.13	9.552	2	Melsungen
de	34225	51.252	9.408	2	Baunatal
de	34233	51.348	9.526	2	Fuldatal
de	34246	51.358	9.48	2	Vellmar
de	34253	51.267	9.533	2	Lohfelden
de	34260	51.281	9.619	2	Kaufungen
de	34266	51.308	9.567	2	Niestetal
de	34270	51.286	9.272	2	Schauenburg
de	34277	51.267	9.483	2	Fuldabrück
de	34281	51.177	9.367	2	Gudensberg
de	34286	51.116	9.663	2	Spangenberg
de	34289	51.37	9.302	2	Zierenberg
de	34292	51.35	9.383	2	Ahnatal
de	34295	51.212	9.421	2	Edermünde
de	34298	51.26	9.689	2	Helsa
de	34302	51.2	9.483	2	Guxhagen
de	34305	51.233	9.31	2	Niedenstein
de	34308	51.233	9.25	2	Bad Emstal
de	34311	51.248	9.166	2	Naumburg
de	34314	51.397	9.47	2	Espenau
de	34317	51.328	9.339	2	Habichtswald
de	34320	51.206	9.578	2	Söhrewald
de	34323	51.091	9.539	2	Malsfeld
de	34326	51.05	9.6	2	Morschen
de	34327	51.167	9.517	2	Körle
de	34329	51.317	9.667	2	Nieste
de	34346	51.415	9.65	2	Hannoversch Münden
de	34355	51.35	9.633	2	Staufenberg
de	34359	51.492	9.608	2	Reinhardshagen
de	34369	51.496	9.385	2	Hofgeismar
de	34376	51.443	9.523	2	Immenhausen
de	34379	51.409	9.402	2	Calden
de	34385	51.643	9.455	2	Bad Karlshafen
de	34388	51.574	9.421	2	Trendelburg
de	34393	51.447	9.412	2	Grebenstein
de	34396	51.497	9.282	2	Liebenau
de	34399	51.583	9.567	2	Oberweser
de	34414	51.49	9.146	2	Warburg
de	34431	51.462	8.85	2	Marsberg
de	34434	51.569	9.241	2	Borgentreich
de	34439	51.626	9.037	2	Willebadessen
de	34454	51.38	9.014	2	Bad Arolsen
de	34466	51.326	9.17	2	Wolfhagen
de	34471	51.409	9.118	2	Volkmarsen
de	34474	51.488	9.008	2	Diemelstadt
de	34477	51.321	8.955	2	Twistetal
de	34479	51.416	9.185	2	Breuna
de	34497	51.276	8.873	2	Korbach
de	34508	51.3	8.617	2	Willingen (Upland)
de	34513	51.206	9.063	2	Waldeck
de	34516	51.181	8.888	2	Vöhl
de	34519	51.367	8.8	2	Diemelsee
de	34537	51.12	9.125	2	Bad Wildungen
de	34549	51.159	9.092	2	Edertal
de	34560	51.132	9.276	2	Fritzlar
de	34576	51.033	9.4	2	Homberg (Efze)
de	34582	51.064	9.22	2	Borken
de	34587	51.138	9.421	2	Felsberg
de	34590	51.1	9.35	2	Wabern
de	34593	50.977	9.486	2	Knüllwald
de	34596	51.05	9.183	2	Bad Zwesten
de	34599	51	9.217	2	Neuental
de	34613	50.933	9.217	2	Schwalmstadt
de	34621	50.971	9.323	2	Frielendorf
de	34626	50.869	9.347	2	Neukirchen
de	34628	50.85	9.2	2	Willingshausen
de	34630	50.95	9.067	2	Gilserberg
de	34632	51	9.15	2	Jesberg
de	34633	50.806	9.386	2	Ottrau
de	34637	50.833	9.283	2	Schrecksbach
de	34639	50.91	9.447	2	Schwarzenborn
de	35037	50.803	8.762	2	Marburg an der Lahn
de	35039	50.81	8.777	2	Marburg an der Lahn
de	35041	50.816	8.751	2	Marburg an der Lahn
de	35043	50.776	8.764	2	Marburg an der Lahn
de	35066	51.059	8.783	2	Frankenberg (Eder)
de	35075	50.769	8.581	2	Gladenbach
de	35080	50.75	8.5	2	Bad Endbach
de	35083	50.903	8.724	2	Wetter
de	35085	50.726	8.857	2	Ebsdorfergrund
de	35088	51.014	8.647	2	Battenberg (Eder)
de	35091	50.851	8.781	2	Cölbe
de	35094	50.862	8.698	2	Lahntal
de	35096	50.754	8.696	2	Weimar
de	35099	51	8.75	2	Burgwald
de	35102	50.733	8.633	2	Lohra
de	35104	51.158	8.796	2	Lichtenfels
de	35108	51.033	8.679	2	Allendorf (Eder)|Allendorf (Eder) Battenfeld|Allendorf (Eder) Haine|Allendorf (Eder) Osterfeld|Allendorf (Eder) Rennertehausen
de	35110	51.093	8.934	2	Frankenau
de	35112	50.7	8.7	2	Fronhausen
de	35114	51.028	8.967	2	Haina (Kloster)
de	35116	51.011	8.587	2	Hatzfeld (Eder)
de	35117	50.961	8.718	2	Münchhausen
de	35119	50.974	8.867	2	Rosenthal
de	35216	50.911	8.53	2	Biedenkopf
de	35232	50.842	8.554	2	Dautphetal
de	35236	50.887	8.457	2	Breidenbach
de	35239	50.85	8.483	2	Steffenberg
de	35260	50.823	9.013	2	Stadtallendorf
de	35274	50.827	8.928	2	Kirchhain
de	35279	50.85	9.117	2	Neustadt (Hessen)
de	35282	50.883	8.919	2	Rauschenberg
de	35285	50.967	8.967	2	Gemünden (Wohra)
de	35287	50.796	8.923	2	Amöneburg
de	35288	50.938	8.933	2	Wohratal
de	35305	50.594	8.959	2	Grünberg
de	35315	50.733	9	2	Homberg (Ohm)
de	35321	50.542	8.99	2	Laubach
de	35325	50.628	9.055	2	Mücke
de	35327	50.575	9.193	2	Ulrichstein
de	35329	50.7	9.05	2	Gemünden (Felda)
de	35390	50.585	8.674	2	Gießen
de	35392	50.567	8.654	2	Gießen
de	35394	50.575	8.713	2	Gießen
de	35396	50.617	8.704	2	Gießen
de	35398	50.583	8.65	2	Gießen
de	35410	50.474	8.893	2	Hungen
de	35415	50.517	8.7	2	Pohlheim
de	35418	50.615	8.783	2	Buseck
de	35423	50.521	8.816	2	Lich
de	35428	50.5	8.667	2	Langgöns
de	35435	50.617	8.65	2	Wettenberg
de	35440	50.537	8.65	2	Linden
de	35444	50.618	8.602	2	Biebertal
de	35447	50.6	8.833	2	Reiskirchen
de	35452	50.583	8.633	2	Heuchelheim
de	35457	50.647	8.705	2	Lollar
de	35460	50.662	8.732	2	Staufenberg
de	35463	50.55	8.783	2	Fernwald
de	35466	50.678	8.864	2	Rabenau
de	35469	50.683	8.833	2	Allendorf (Lumda)
de	35510	50.434	8.671	2	Butzbach
de	35516	50.456	8.729	2	Münzenberg
de	35519	50.431	8.737	2	Rockenberg
de	35576	50.566	8.525	2	Wetzlar
de	35578	50.545	8.505	2	Wetzlar
de	35579	50.556	8.515	3	Wetzlar
de	35580	50.55	8.5	5	Wetzlar
de	35581	50.55	8.5	5	Wetzlar
de	35582	50.55	8.5	5	Wetzlar
de	35583	50.55	8.5	5	Wetzlar
de	35584	50.55	8.5	5	Wetzlar
de	35585	50.55	8.5	5	Wetzlar
de	35586	50.55	8.5	5	Wetzlar
de	35606	50.536	8.407	2	Solms
de	35614	50.592	8.463	2	Aßlar
de	35619	50.503	8.407	2	Braunfels
de	35625	50.521	8.576	2	Hüttenberg
de	35630	50.6	8.383	2	Ehringshausen
de	35633	50.583	8.567	2	Lahnau
de	35638	50.551	8.358	2	Leun
de	35641	50.493	8.472	2	Schöffengrund
de	35644	50.669	8.49	2	Hohenahr
de	35647	50.417	8.517	2	Waldsolms
de	35649	50.7	8.45	2	Bischoffen
de	35683	50.737	8.287	2	Dillenburg
de	35684	50.733	8.283	4	Dillenburg
de	35685	50.733	8.283	4	Dillenburg
de	35686	50.733	8.283	4	Dillenburg
de	35687	50.733	8.283	4	Dillenburg
de	35688	50.733	8.283	4	Dillenburg
de	35689	50.733	8.283	4	Dillenburg
de	35690	50.733	8.283	4	Dillenburg
de	35708	50.742	8.208	2	Haiger
de	35713	50.808	8.358	2	Eschenburg
de	35716	50.833	8.317	2	Dietzhölztal
de	35719	50.806	8.416	2	Angelburg
de	35745	50.681	8.304	2	Herborn
de	35753	50.617	8.3	2	Greifenstein
de	35756	50.7	8.383	2	Mittenaar
de	35759	50.633	8.183	2	Driedorf
de	35764	50.65	8.333	2	Sinn
de	35767	50.685	8.191	2	Breitscheid
de	35768	50.739	8.418	2	Siegbach
de	35781	50.484	8.262	2	Weilburg
de	35789	50.431	8.377	2	Weilmünster
de	35792	50.513	8.272	2	Löhnberg
de	35794	50.564	8.155	2	Mengerskirchen
de	35796	50.438	8.291	2	Weinbach
de	35799	50.507	8.192	2	Merenberg
de	36037	50.552	9.683	2	Fulda
de	36039	50.573	9.682	2	Fulda
de	36041	50.557	9.643	2	Fulda
de	36043	50.535	9.692	2	Fulda
de	36088	50.68	9.767	2	Hünfeld
de	36093	50.544	9.718	2	Künzell
de	36100	50.562	9.713	2	Petersberg
de	36103	50.424	9.567	2	Flieden
de	36110	50.674	9.561	2	Schlitz
de	36115	50.533	9.993	2	Hilders|Ehrenberg
de	36119	50.453	9.617	2	Neuhof
de	36124	50.495	9.697	2	Eichenzell
de	36129	50.451	9.914	2	Gersfeld
de	36132	50.767	9.8	2	Eiterfeld
de	36137	50.593	9.542	2	Großenlüder
de	36142	50.643	10.024	2	Tann
de	36145	50.586	9.835	2	Hofbieber
de	36148	50.404	9.683	2	Kalbach
de	36151	50.697	9.725	2	Burghaun
de	36154	50.505	9.48	2	Hosenfeld
de	36157	50.455	9.786	2	Ebersburg
de	36160	50.543	9.796	2	Dipperz
de	36163	50.488	9.868	2	Poppenhausen
de	36166	50.767	9.667	2	Haunetal
de	36167	50.633	9.85	2	Nüsttal
de	36169	50.717	9.9	2	Rasdorf
de	36179	50.974	9.796	2	Bebra
de	36199	50.996	9.728	2	Rotenburg an der Fulda
de	36205	51.072	9.936	2	Sontra
de	36208	50.95	9.983	2	Wildeck
de	36211	51.033	9.667	2	Alheim
de	36214	51.017	9.933	2	Nentershausen
de	36217	50.95	9.85	2	Ronshausen
de	36219	51.042	9.861	2	Cornberg
de	36251	50.872	9.709	3	Bad Hersfeld|Ludwigsau
de	36266	50.883	9.987	2	Heringen (Werra)
de	36269	50.846	9.979	2	Philippsthal (Werra)
de	36272	50.8	9.6	2	Niederaula
de	36275	50.833	9.567	2	Kirchheim
de	36277	50.817	9.85	2	Schenklengsfeld
de	36280	50.85	9.467	2	Oberaula
de	36282	50.817	9.733	2	Hauneck
de	36284	50.8	9.9	2	Hohenroda
de	36286	50.933	9.55	2	Neuenstein
de	36287	50.775	9.516	2	Breitenbach am Herzberg
de	36289	50.883	9.867	2	Friedewald
de	36304	50.752	9.271	2	Alsfeld
de	36318	50.683	9.3	2	Schwalmtal
de	36320	50.769	9.104	2	Kirtorf
de	36323	50.742	9.473	2	Grebenau
de	36325	50.65	9.167	2	Feldatal
de	36326	50.767	9.183	2	Antrifttal
de	36329	50.713	9.22	2	Romrod
de	36341	50.636	9.398	2	Lauterbach
de	36355	50.489	9.339	2	Grebenhain
de	36358	50.536	9.387	2	Herbstein
de	36364	50.624	9.508	2	Bad Salzschlirf
de	36367	50.617	9.45	2	Wartenberg
de	36369	50.583	9.283	2	Lautertal
de	36381	50.365	9.583	2	Schlüchtern
de	36391	50.313	9.623	2	Sinntal
de	36396	50.314	9.463	2	Steinau an der Straße
de	36399	50.425	9.403	2	Freiensteinau
de	36404	50.828	10.022	5	Vacha|Völkershausen|Martinroda|Oechsen|Wölferbütt
de	36414	50.817	9.983	2	Unterbreizbach
de	36419	50.715	9.951	5	Geisa|Buttlar|Schleid|Gerstengrund|Rockenstuhl
de	36433	50.813	10.236	3	Bad Salzungen|Leimbach|Immelborn|Moorgrund
de	36448	50.816	10.351	2	Bad Liebenstein|Schweina|Steinbach
de	36452	50.627	10.159	4	Kaltennordheim|Andenhausen|Brunnhartshausen|Diedorf|Empfertshausen|Fischbach/Rhön|Kaltenlengsfeld|Klings|Neidhartshausen|Zella
de	36456	50.8	10.3	2	Barchfeld
de	36457	50.783	10.129	4	Stadtlengsfeld|Urnshausen|Weilar
de	36460	50.835	10.089	4	Dorndorf|Frauensee|Merkers-Kieselbach
de	36466	50.714	10.118	2	Dermbach|Wiesenthal
de	36469	50.84	10.166	2	Tiefenort
de	37073	51.536	9.939	2	Göttingen
de	37075	51.551	9.933	2	Göttingen
de	37077	51.56	9.932	2	Göttingen
de	37079	51.549	9.935	3	Göttingen
de	37081	51.533	9.899	2	Göttingen
de	37083	51.513	9.954	2	Göttingen
de	37085	51.523	9.926	4	Göttingen
de	37115	51.513	10.259	2	Duderstadt
de	37120	51.588	9.922	2	Bovenden
de	37124	51.5	9.9	2	Rosdorf
de	37127	51.499	9.762	3	Dransfeld|Scheden|Jühnde|Bühren|Niemetal
de	37130	51.467	10.033	2	Gleichen
de	37133	51.419	9.918	2	Friedland
de	37136	51.571	10.106	3	Ebergötzen|Seeburg|Seulingen|Waake|Landolfshausen
de	37139	51.583	9.755	2	Adelebsen
de	37154	51.707	10	2	Northeim
de	37170	51.657	9.635	2	Uslar
de	37176	51.629	9.936	2	Nörten-Hardenberg
de	37181	51.652	9.831	2	Hardegsen
de	37186	51.699	9.871	2	Moringen
de	37191	51.683	10.1	2	Katlenburg-Lindau
de	37194	51.64	9.556	2	Bodenfelde|Wahlsburg
de	37197	51.648	10.239	2	Hattorf am Harz
de	37199	51.66	10.174	2	Wulften
de	37213	51.333	9.858	2	Witzenhausen
de	37214	51.333	9.867	4	Witzenhausen
de	37215	51.333	9.867	4	Witzenhausen
de	37216	51.333	9.867	4	Witzenhausen
de	37217	51.333	9.867	4	Witzenhausen
de	37218	51.333	9.867	4	Witzenhausen
de	37235	51.2	9.719	2	Hessisch Lichtenau
de	37242	51.271	9.975	2	Bad Sooden-Allendorf
de	37247	51.259	9.784	2	Großalmerode
de	37249	51.383	9.883	2	Neu-Eichenberg
de	37269	51.184	10.053	2	Eschwege
de	37276	51.217	10.067	2	Meinhard
de	37281	51.182	10.173	2	Wanfried
de	37284	51.138	9.943	2	Waldkappel
de	37287	51.15	10	2	Wehretal
de	37290	51.2	9.933	2	Meißner
de	37293	51.006	10.167	2	Herleshausen
de	37296	51.083	10.067	2	Ringgau
de	37297	51.233	9.917	2	Berkatal
de	37299	51.125	10.116	2	Weißenborn
de	37308	51.378	10.137	9	Heilbad Heiligenstadt|Geismar|Wingerode|Geisleden|Bodenrode-Westhausen|Glasehausen|Heuthen|Hohes Kreuz|Kella|Krombach|Pfaffschwende|Reinholterode|Schimberg|Sickerode|Steinbach|Volkerode|Wiesenfeld
de	37318	51.362	10.072	5	Uder|Arenshausen|Asbach-Sickenberg|Bernterode (bei Heilbad Heiligenstadt)|Birkenfelde|Bornhagen|Burgwalde|Dieterode|Dietzenrode-Vatterode|Eichstruth|Freienhagen|Fretterode|Gerbershausen|Hohengandern|Kirchgandern|Lenterode|Lindewerra|Lutter|Mackenrode|Marth|Rohrberg|Rustenfelde|Röhrig|Schachtebich|Schwobfeld|Schönhagen|Steinheuterode|Thalwenden|Wahlhausen|Wüstheuterode
de	37327	51.405	10.338	4	Breitenbach|Hausen|Kallmerode|Leinefelde
de	37339	51.42	10.363	5	Worbis|Teistungen|Breitenworbis|Gernrode|Kirchworbis|Hundeshagen|Berlingerode|Brehme|Buhla|Ecklingerode|Ferna|Haynrode|Tastungen|Wehnde|Wintzingerode
de	37345	51.497	10.444	5	Bischofferode|Großbodungen|Weißenborn-Lüderode|Bockelnhagen|Holungen|Jützenbach|Neustadt|Silkerode|Steinrode|Stöckey|Zwinge
de	37351	51.315	10.317	4	Dingelstädt|Helmsdorf|Kefferhausen|Kreuzebra|Silberhausen
de	37355	51.372	10.424	3	Niederorschel|Deuna|Bernterode, Untereichsfeld|Gerterode|Kleinbartloff|Vollenborn
de	37359	51.276	10.28	3	Küllstedt|Effelder|Großbartloff|Büttstedt|Wachstedt
de	37412	51.656	10.339	3	Herzberg am Harz|Hörden|Elbingerode
de	37431	51.633	10.47	2	Bad Lauterberg im Harz
de	37434	51.61	10.216	4	Gieboldehausen|Bilshausen|Rhumspringe|Krebeck|Obernfeld|Bodensee|Rollshausen|Rüdershausen|Wollbrandshausen|Wollershausen
de	37441	51.595	10.556	2	Bad Sachsa
de	37444	51.71	10.519	2	Sankt Andreasberg
de	37445	51.583	10.617	2	Walkenried
de	37447	51.634	10.587	2	Wieda
de	37449	51.633	10.633	2	Zorge
de	37520	51.727	10.251	2	Osterode am Harz
de	37539	51.817	10.233	2	Bad Grund (Harz)|Windhausen
de	37574	51.82	9.87	2	Einbeck
de	37581	51.872	10.025	2	Bad Gandersheim
de	37586	51.802	9.689	2	Dassel
de	37589	51.8	10.033	2	Kalefeld
de	37603	51.828	9.445	2	Holzminden
de	37619	51.972	9.519	3	Bodenwerder|Hehlen|Kirchbrak|Heyen|Pegestorf
de	37620	51.991	9.565	2	Halle
de	37627	51.882	9.627	3	Stadtoldendorf|Deensen|Heinade|Arholzen|Lenne|Wangelnstedt
de	37632	51.927	9.643	6	Eschershausen|Eimen|Holzen
de	37633	51.971	9.607	2	Dielmissen
de	37635	51.953	9.624	2	Lüerdissen
de	37639	51.858	9.494	2	Bevern
de	37640	51.9	9.55	2	Golmbach
de	37642	51.917	9.583	2	Holenberg
de	37643	51.883	9.567	2	Negenborn
de	37647	51.899	9.404	3	Polle|Brevörde|Vahlbruch
de	37649	51.883	9.433	2	Heinsen
de	37671	51.775	9.382	2	Höxter
de	37688	51.668	9.374	2	Beverungen
de	37691	51.75	9.383	4	Boffzen|Derental
de	37696	51.833	9.217	2	Marienmünster
de	37697	51.659	9.387	2	Lauenförde
de	37699	51.733	9.4	2	Fürstenberg
de	38100	52.265	10.523	2	Braunschweig
de	38102	52.258	10.537	2	Braunschweig
de	38104	52.283	10.582	2	Braunschweig
de	38106	52.279	10.543	2	Braunschweig
de	38108	52.301	10.569	2	Braunschweig
de	38110	52.328	10.476	2	Braunschweig
de	38112	52.302	10.498	2	Braunschweig
de	38114	52.276	10.513	2	Braunschweig
de	38116	52.267	10.533	2	Braunschweig
de	38118	52.259	10.5	2	Braunschweig
de	38120	52.255	10.488	2	Braunschweig
de	38122	52.224	10.499	2	Braunschweig
de	38124	52.226	10.527	2	Braunschweig
de	38126	52.244	10.559	2	Braunschweig
de	38154	52.251	10.817	2	Königslutter am Elm
de	38159	52.26	10.365	2	Vechelde
de	38162	52.25	10.65	2	Cremlingen
de	38165	52.333	10.667	2	Lehre
de	38170	52.143	10.774	5	Schöppenstedt|Uehrde|Dahlum|Kneitlingen|Vahlberg|Winnigstedt
de	38173	52.218	10.642	3	Sickte|Evessen|Dettum|Erkerode|Veltheim
de	38176	52.33	10.393	2	Wendeburg
de	38179	52.348	10.446	2	Schwülper
de	38226	52.158	10.333	2	Salzgitter
de	38228	52.153	10.3	2	Salzgitter
de	38229	52.125	10.357	2	Salzgitter
de	38239	52.178	10.443	2	Salzgitter
de	38259	52.053	10.409	2	Salzgitter
de	38268	52.205	10.308	2	Lengede
de	38271	52.083	10.233	2	Baddeckenstedt
de	38272	52.144	10.218	2	Burgdorf
de	38274	52.083	10.283	2	Elbe
de	38275	52.054	10.328	2	Haverlah
de	38277	52.067	10.25	2	Heere
de	38279	52.039	10.266	2	Sehlde
de	38300	52.158	10.558	2	Wolfenbüttel
de	38302	52.166	10.551	2	Wolfenbüttel
de	38304	52.142	10.548	2	Wolfenbüttel
de	38312	52.069	10.584	6	Börßum|Flöthe|Achim|Cramme|Dorstadt|Heiningen|Ohrum
de	38315	52.022	10.54	3	Schladen|Hornburg|Gielde|Werlaburgdorf
de	38319	52.114	10.674	2	Remlingen
de	38321	52.15	10.608	2	Denkte
de	38322	52.067	10.683	2	Hedeper
de	38324	52.11	10.59	2	Kissenbrück
de	38325	52.067	10.741	2	Roklum
de	38327	52.094	10.697	2	Semmenstedt
de	38329	52.13	10.64	2	Wittmar
de	38350	52.228	11.01	2	Helmstedt
de	38364	52.138	10.967	2	Schöningen
de	38368	52.306	11.015	4	Grasleben|Mariental|Querenhorst|Rennau
de	38372	52.17	11.019	2	Büddenstedt
de	38373	52.228	10.904	2	Süpplingen|Frellstedt
de	38375	52.196	10.879	2	Räbke
de	38376	52.251	10.91	2	Süpplingenburg
de	38378	52.181	10.92	2	Warberg
de	38379	52.191	10.939	2	Wolsdorf
de	38381	52.082	10.898	2	Jerxheim
de	38382	52.074	10.858	2	Beierstedt
de	38384	52.077	10.822	2	Gevensleben
de	38385	52.107	10.873	2	Ingeleben
de	38387	52.09	10.925	2	Söllingen
de	38388	52.125	10.917	2	Twieflingen
de	38440	52.424	10.781	2	Wolfsburg
de	38442	52.42	10.719	2	Wolfsburg
de	38444	52.4	10.753	2	Wolfsburg
de	38446	52.381	10.829	2	Wolfsburg
de	38448	52.423	10.822	2	Wolfsburg
de	38458	52.408	10.936	2	Velpke
de	38459	52.386	11	2	Bahrdorf
de	38461	52.425	10.913	2	Danndorf
de	38462	52.445	10.945	2	Grafhorst
de	38464	52.374	10.919	2	Groß Twülpstedt
de	38465	52.6	10.938	2	Brome
de	38467	52.544	10.845	2	Bergfeld
de	38468	52.567	10.8	2	Ehra-Lessien
de	38470	52.535	10.89	2	Parsau
de	38471	52.486	10.886	2	Rühen
de	38473	52.517	10.8	2	Tiddische
de	38474	52.576	10.878	2	Tülau
de	38476	52.522	10.775	2	Barwedel
de	38477	52.5	10.767	2	Jembke
de	38479	52.471	10.741	2	Tappenbeck
de	38486	52.627	11.164	8	Klötze|Kusey|Bandau|Dönitz|Flecken Apenburg|Immekath|Jahrstedt|Kunrau|Neuendorf|Neuferchau|Ristedt|Steimke|Wenze
de	38489	52.702	11.089	8	Beetzendorf|Ahlum|Hanum|Hohentramm|Jeeben|Jübar|Lüdelsen|Mellin|Nettgau|Rohrberg|Tangeln
de	38518	52.478	10.551	2	Gifhorn
de	38524	52.517	10.633	2	Sassenburg
de	38527	52.385	10.539	2	Meine
de	38528	52.38	10.451	2	Adenbüttel
de	38530	52.38	10.403	2	Didderse
de	38531	52.417	10.533	2	Rötgesbüttel
de	38533	52.365	10.52	2	Vordorf
de	38536	52.474	10.352	2	Meinersen
de	38539	52.533	10.367	2	Müden (Aller)
de	38542	52.44	10.435	2	Leiferde
de	38543	52.417	10.4	2	Hillerse
de	38547	52.421	10.623	2	Calberlah
de	38550	52.433	10.583	2	Isenbüttel
de	38551	52.434	10.51	2	Ribbesbüttel
de	38553	52.413	10.594	2	Wasbüttel
de	38554	52.462	10.717	2	Weyhausen
de	38556	52.5	10.717	2	Bokensdorf
de	38557	52.469	10.68	2	Osloß
de	38559	52.552	10.523	2	Wagenhoff
de	38640	51.911	10.432	2	Goslar
de	38642	51.908	10.485	2	Goslar
de	38644	51.955	10.389	2	Goslar
de	38667	51.9	10.549	2	Bad Harzburg
de	38678	51.809	10.338	2	Clausthal-Zellerfeld
de	38685	51.924	10.387	2	Langelsheim
de	38690	51.952	10.564	2	Vienenburg
de	38700	51.727	10.611	2	Braunlage
de	38704	52.022	10.432	2	Liebenburg
de	38707	51.801	10.441	2	Altenau|Schulenberg im Oberharz
de	38709	51.828	10.281	2	Wildemann
de	38723	51.891	10.178	2	Seesen
de	38729	51.989	10.269	3	Lutter am Barenberge|Hahausen|Neuwallmoden
de	38820	51.896	11.056	2	Halberstadt
de	38822	51.914	10.944	7	Ströbeck|Groß Quenstedt|Aspenstedt|Athenstedt|Sargstedt
de	38828	51.884	11.174	2	Wegeleben
de	38829	51.867	11.1	2	Harsleben
de	38835	51.97	10.71	5	Osterwieck|Berßel|Bühne|Deersheim|Hessen|Lüttgenrode|Osterode|Rhoden|Schauen|Veltheim|Wülperode|Zilly
de	38836	51.966	10.915	5	Huy-Neinstedt|Anderbeck|Badersleben|Dardesheim|Dedeleben|Pabstorf|Rohrsheim|Vogelsdorf
de	38838	52.031	10.997	4	Aderstedt|Dingelstedt|Eilenstedt|Eilsdorf|Schlanstedt
de	38855	51.837	10.782	6	Wernigerode|Heudeber|Danstedt|Reddeber|Schmatzfeld
de	38871	51.867	10.678	5	Ilsenburg|Darlingerode|Drübeck|Wasserleben|Veckenstedt|Stapelburg|Langeln|Abbenrode
de	38875	51.77	10.806	6	Elbingerode|Elend|Königshütte|Sorge|Tanne
de	38877	51.668	10.717	2	Benneckenstein
de	38879	51.764	10.662	2	Schierke
de	38889	51.79	10.955	5	Blankenburg|Hüttenrode|Rübeland|Altenbrak|Cattenstedt|Heimburg|Treseburg|Wienrode
de	38895	51.864	10.952	2	Derenburg|Langenstein
de	38899	51.691	10.854	3	Hasselfelde|Stiege|Trautenstein
de	39104	52.124	11.632	2	Magdeburg
de	39106	52.147	11.65	2	Magdeburg
de	39108	52.136	11.641	3	Magdeburg
de	39110	52.126	11.601	2	Magdeburg
de	39112	52.11	11.601	2	Magdeburg
de	39114	52.106	11.596	5	Magdeburg
de	39116	52.082	11.586	2	Magdeburg
de	39118	52.106	11.596	5	Magdeburg
de	39120	52.082	11.621	2	Magdeburg
de	39122	52.089	11.659	2	Magdeburg
de	39124	52.164	11.633	2	Magdeburg
de	39126	52.181	11.65	2	Magdeburg
de	39128	52.162	11.617	2	Magdeburg
de	39130	52.156	11.579	2	Magdeburg
de	39164	52.061	11.441	3	Wanzleben|Klein Wanzleben|Domersleben|Bottmersdorf
de	39167	52.134	11.501	5	Niederndodeleben|Irxleben|Hohendodeleben|Wellen|Eichenbarleben|Groß Rodensleben|Klein Rodensleben|Ochtmersleben
de	39171	52.017	11.55	2	Sülzetal
de	39175	52.15	11.717	4	Biederitz|Gerwisch|Wahlitz|Gübs|Königsborn|Körbelitz|Menz|Woltersdorf
de	39179	52.2	11.633	2	Barleben
de	39217	52.018	11.724	3	Schönebeck (Elbe)
de	39218	52.018	11.724	3	Schönebeck (Elbe)
de	39221	51.974	11.654	7	Biere|Welsleben|Eggersdorf|Eickendorf|Großmühlingen|Kleinmühlingen|Ranies|Zens
de	39240	51.907	11.775	7	Calbe|Groß Rosenburg|Glöthe|Brumby|Breitenhagen|Lödderitz|Sachsendorf|Zuchau
de	39245	52.074	11.823	2	Gommern|Plötzky|Dannigkow|Pretzien
de	39249	51.967	11.883	4	Barby|Glinde|Gnadau|Pömmelte|Tornitz|Wespen
de	39261	51.966	12.085	2	Zerbst
de	39264	52.038	12.108	9	Lindau|Bias|Bornum|Buhlendorf|Deetz|Dobritz|Dornburg|Gehrden|Grimme|Gödnitz|Güterglück|Hohenlepte|Jütrichau|Leps|Luso|Lübs|Moritz|Nedlitz|Nutha|Polenzko|Prödel|Reuden|Steutz|Straguth|Walternienburg|Zernitz
de	39279	52.115	12.078	6	Loburg|Leitzkau|Hobeck|Ladeburg|Rosian|Schweinitz|Zeppernick
de	39288	52.267	11.863	2	Burg bei Magdeburg
de	39291	52.211	11.969	9	Möckern|Möser|Lostau|Schermen|Hohenwarthe|Büden|Detershagen|Drewitz|Dörnitz|Friedensau|Grabow|Hohenziatz|Ihleburg|Karith|Krüssau|Küsel|Lübars|Magdeburgerforth|Nedlitz|Niegripp|Parchau|Pietzpuhl|Reesdorf|Reesen|Rietzel|Schartau|Schopsdorf|Stegelitz|Stresow|Theeßen|Tryppehna|Vehlitz|Wallwitz|Wörmlitz|Wüstenjerichow|Zeddenick|Ziepel
de	39307	52.407	12.159	8	Genthin|Tucheim|Brettin|Demsin|Elbe-Parey|Gladau|Kade|Karow|Klitsche|Mützel|Paplitz|Parchen|Roßdorf|Schlagenthin|Zabakuck
de	39317	52.383	12.017	2	Elbe-Parey
de	39319	52.501	12.024	4	Jerichow|Nielebock|Redekin|Wulkow
de	39326	52.249	11.629	7	Wolmirstedt|Barleben|Colbitz|Rogätz|Zielitz|Samswegen|Hermsdorf|Hohenwarsleben|Dahlenwarsleben|Groß Ammensleben|Angern|Glindenberg|Farsleben|Gutenswegen|Heinrichsberg|Jersleben|Klein Ammensleben|Loitsche|Meseberg
de	39340	52.301	11.43	2	Haldensleben
de	39343	52.218	11.242	9	Erxleben|Groß Santersleben|Süplingen|Ackendorf|Alleringersleben|Altenhausen|Bartensleben|Bebertal|Beendorf|Bornstedt|Bregenstedt|Eimersleben|Emden|Hakenstedt|Hillersleben|Ivenrode|Morsleben|Nordgermersleben|Ostingersleben|Rottmersleben|Schackensleben|Schwanefeld|Uhrsleben
de	39345	52.331	11.242	10	Flechtingen|Born|Bülstringen|Neuenhofe|Vahldorf|Wieglitz
de	39356	52.312	11.058	4	Weferlingen|Behnsdorf|Belsdorf|Döhren|Eschenrode|Hödingen|Hörsingen|Seggerde|Siestedt|Walbeck
de	39359	52.395	11.295	8	Calvörde|Böddensell|Bösdorf|Eickendorf|Etingen|Everingen|Grauingen|Kathendorf|Mannhausen|Rätzlingen|Velsdorf|Wegenstedt
de	39365	52.147	11.21	7	Eilsleben|Wefensleben|Harbke|Seehausen|Sommersdorf|Ummendorf|Drackenstedt|Dreileben|Druxberge|Eggenstedt|Marienborn|Ovelgünne|Wormsdorf
de	39387	52.03	11.229	5	Oschersleben|Hornhausen|Altbrandsleben|Am Großen Bruch|Ampfurth|Schermcke|Wulferstedt
de	39393	52.12	11.022	4	Hötensleben|Ausleben|Völpke|Am Großen Bruch|Barneberg|Ohrsleben|Wackersleben
de	39397	51.937	11.216	4	Gröningen|Schwanebeck|Kroppenstedt|Nienhagen
de	39418	51.852	11.585	3	Staßfurt|Neundorf (Anhalt)
de	39435	51.944	11.433	5	Egeln|Groß Börnecke|Wolmirsleben|Borne|Unseburg|Schneidlingen|Tarthun
de	39439	51.796	11.613	2	Güsten|Amesdorf|Rathmannsdorf
de	39443	51.897	11.633	3	Förderstedt|Atzendorf|Hohenerxleben|Löbnitz
de	39444	51.847	11.534	2	Hecklingen
de	39446	51.876	11.54	2	Löderburg
de	39448	51.963	11.393	3	Westeregeln|Etgersleben|Hakeborn
de	39517	52.435	11.807	7	Tangerhütte|Lüderitz|Bertingen|Birkholz|Bittkau|Buch|Burgstall|Bölsdorf|Cobbel|Cröchern|Dolle|Grieben|Jerchel|Kehnert|Mahlwinkel|Ringfurth|Sandbeiendorf|Schelldorf|Schernebeck|Schönwalde (Altmark)|Uchtdorf|Uetz|Weißewarte|Wenddorf
de	39524	52.583	12.033	13	Schönhausen (Elbe)|Klietz|Sandau (Elbe)|Fischbeck (Elbe)|Garz|Hohengöhren|Kamern|Kuhlhausen|Mangelsdorf|Neuermark-Lübars|Schönfeld|Warnau|Wulkau|Wust
de	39539	52.831	12.075	2	Havelberg
de	39576	52.607	11.859	2	Stendal
de	39579	52.618	11.809	7	Uenglingen|Badingen|Bellingen|Buchholz|Dahlen|Demker|Garlipp|Grassau|Grobleben|Groß Schwechten|Hüselitz|Klein Schwechten|Kläden|Querstedt|Rochau|Schernikau|Schinne|Schäplitz|Windberge|Wittenmoor
de	39590	52.545	11.976	5	Tangermünde|Heeren|Hämerten|Langensalzwedel|Miltern|Storkau (Elbe)
de	39596	52.676	12.005	6	Arneburg|Goldbeck|Altenzaun|Baben|Beelitz|Bertkow|Eichstedt (Altmark)|Hassel|Hindenburg|Hohenberg-Krusemark|Jarchau|Lindtorf|Sanne|Schwarzholz
de	39599	52.54	11.6	6	Uchtspringe|Insel|Käthen|Möringen|Nahrstedt|Staats|Steinfeld (Altmark)|Vinzelberg|Volgfelde
de	39606	52.787	11.753	11	Osterburg|Flessau|Ballerstedt|Behrendorf|Boock|Bretsch|Dobberkau|Düsedau|Erxleben|Gagel|Gladigau|Heiligenfelde|Hohenwulsch|Iden|Kleinau|Kossebau|Krevese|Königsmark|Lückstedt|Meseberg|Rossau|Sandauerholz|Sanne-Kerkuhn|Schorstedt|Walsleben
de	39615	52.889	11.752	9	Seehausen|Aulosen|Beuster|Falkenberg|Geestgottberg|Gollensdorf|Groß Garz|Höwisch|Krüden|Leppin|Lichterfelde|Losenrade|Losse|Neukirchen (Altmark)|Neulingen|Pollitz|Schönberg|Wahrenberg|Wanzer|Wendemark|Werben (Elbe)
de	39619	52.867	11.483	3	Arendsee|Kläden|Schrampe|Thielbeer|Ziemendorf
de	39624	52.65	11.4	7	Kalbe (Milde)|Altmersleben|Badel|Berkau|Brunau|Büste|Güssefeld|Jeetze|Kahrstedt|Kakerbeck|Kremkau|Meßdorf|Neuendorf am Damm|Packebusch|Vienau|Wernstedt|Winkelstedt|Zethlingen
de	39629	52.628	11.546	2	Holzhausen|Könnigde
de	39638	52.525	11.395	9	Gardelegen|Letzlingen|Jävenitz|Algenstedt|Berenbrock|Berge|Breitenfeld|Dorst|Engersen|Estedt|Hemstedt|Hottendorf|Jerchel|Jeseritz|Kassieck|Kloster Neuendorf|Klüden|Lindstedt|Potzehne|Roxförde|Schenkenhorst|Schwiesau|Seethen|Solpke|Wannefeld|Wiepke|Zichtau|Zobbenitz
de	39646	52.434	10.988	2	Oebisfelde
de	39649	52.5	11.167	4	Mieste|Dannefeld|Jeggau|Köckte|Miesterhorst|Peckfitz|Sachau|Sichau
de	40210	51.222	6.79	2	Düsseldorf
de	40211	51.228	6.786	2	Düsseldorf
de	40212	51.223	6.783	2	Düsseldorf
de	40213	51.225	6.774	2	Düsseldorf
de	40215	51.217	6.784	2	Düsseldorf
de	40217	51.216	6.777	2	Düsseldorf
de	40219	51.212	6.764	2	Düsseldorf
de	40221	51.2	6.756	2	Düsseldorf
de	40223	51.2	6.773	2	Düsseldorf
de	40225	51.206	6.788	2	Düsseldorf
de	40227	51.212	6.807	2	Düsseldorf
de	40229	51.198	6.841	2	Düsseldorf
de	40231	51.217	6.825	2	Düsseldorf
de	40233	51.221	6.812	2	Düsseldorf
de	40235	51.23	6.822	2	Düsseldorf
de	40237	51.235	6.819	2	Düsseldorf
de	40239	51.226	6.819	3	Düsseldorf
de	40468	51.256	6.781	2	Düsseldorf
de	40470	51.252	6.814	2	Düsseldorf
de	40472	51.269	6.81	2	Düsseldorf
de	40474	51.27	6.748	2	Düsseldorf
de	40476	51.246	6.785	2	Düsseldorf
de	40477	51.237	6.779	2	Düsseldorf
de	40479	51.255	6.787	5	Düsseldorf
de	40489	51.217	6.767	7	Düsseldorf
de	40545	51.237	6.728	3	Düsseldorf
de	40547	51.243	6.743	2	Düsseldorf
de	40549	51.23	6.713	2	Düsseldorf
de	40589	51.167	6.825	2	Düsseldorf
de	40591	51.195	6.832	2	Düsseldorf
de	40593	51.181	6.856	4	Düsseldorf
de	40595	51.181	6.856	4	Düsseldorf
de	40597	51.166	6.877	2	Düsseldorf
de	40599	51.181	6.86	2	Düsseldorf
de	40625	51.232	6.857	2	Düsseldorf
de	40627	51.246	6.873	3	Düsseldorf
de	40629	51.26	6.89	2	Düsseldorf
de	40667	51.25	6.69	2	Meerbusch
de	40668	51.304	6.672	2	Meerbusch
de	40670	51.273	6.648	2	Meerbusch
de	40699	51.222	6.908	2	Erkrath
de	40721	51.169	6.925	2	Hilden
de	40723	51.158	6.939	2	Hilden
de	40724	51.18	6.947	2	Hilden
de	40764	51.108	6.948	2	Langenfeld
de	40789	51.117	6.902	2	Monheim am Rhein
de	40822	51.25	6.975	2	Mettmann
de	40878	51.292	6.848	2	Ratingen
de	40880	51.319	6.856	4	Ratingen
de	40882	51.298	6.859	2	Ratingen
de	40883	51.319	6.856	4	Ratingen
de	40885	51.339	6.853	2	Ratingen
de	41061	51.196	6.439	2	Mönchengladbach
de	41063	51.197	6.432	8	Mönchengladbach
de	41065	51.191	6.447	2	Mönchengladbach
de	41066	51.225	6.484	2	Mönchengladbach
de	41068	51.198	6.391	2	Mönchengladbach
de	41069	51.177	6.402	2	Mönchengladbach
de	41169	51.2	6.433	8	Mönchengladbach
de	41179	51.172	6.341	2	Mönchengladbach
de	41189	51.139	6.41	2	Mönchengladbach
de	41199	51.129	6.439	2	Mönchengladbach
de	41236	51.167	6.443	2	Mönchengladbach
de	41238	51.151	6.47	2	Mönchengladbach
de	41239	51.16	6.417	2	Mönchengladbach
de	41334	51.325	6.233	2	Nettetal
de	41352	51.191	6.513	2	Korschenbroich
de	41363	51.1	6.5	2	Jüchen
de	41366	51.217	6.267	2	Schwalmtal
de	41372	51.211	6.178	2	Niederkrüchten
de	41379	51.24	6.184	2	Brüggen
de	41460	51.201	6.694	2	Neuss
de	41462	51.215	6.663	2	Neuss
de	41464	51.184	6.682	2	Neuss
de	41466	51.168	6.685	2	Neuss
de	41468	51.165	6.752	2	Neuss
de	41469	51.158	6.733	2	Neuss
de	41470	51.2	6.683	7	Neuss
de	41472	51.2	6.683	7	Neuss
de	41515	51.09	6.607	2	Grevenbroich
de	41516	51.129	6.625	2	Grevenbroich
de	41517	51.083	6.583	2	Grevenbroich
de	41539	51.096	6.84	2	Dormagen
de	41540	51.092	6.811	2	Dormagen
de	41541	51.127	6.807	2	Dormagen
de	41542	51.113	6.775	2	Dormagen
de	41564	51.229	6.619	2	Kaarst
de	41569	51.033	6.683	2	Rommerskirchen
de	41747	51.256	6.392	2	Viersen
de	41748	51.27	6.389	3	Viersen
de	41749	51.285	6.387	2	Viersen
de	41751	51.25	6.383	4	Viersen
de	41812	51.08	6.315	2	Erkelenz
de	41836	51.056	6.227	2	Hückelhoven
de	41844	51.142	6.284	2	Wegberg
de	41849	51.1	6.155	2	Wassenberg
de	42103	51.257	7.151	2	Wuppertal
de	42105	51.265	7.131	2	Wuppertal
de	42107	51.262	7.151	2	Wuppertal
de	42109	51.276	7.156	2	Wuppertal
de	42111	51.253	7.13	5	Wuppertal
de	42113	51.268	7.128	2	Wuppertal
de	42115	51.25	7.103	2	Wuppertal
de	42117	51.25	7.124	2	Wuppertal
de	42119	51.244	7.166	2	Wuppertal
de	42275	51.272	7.204	2	Wuppertal
de	42277	51.274	7.22	2	Wuppertal
de	42279	51.308	7.252	2	Wuppertal
de	42281	51.288	7.194	2	Wuppertal
de	42283	51.27	7.184	2	Wuppertal
de	42285	51.259	7.17	2	Wuppertal
de	42287	51.243	7.207	2	Wuppertal
de	42289	51.265	7.188	5	Wuppertal
de	42327	51.242	7.06	2	Wuppertal
de	42329	51.222	7.064	2	Wuppertal
de	42349	51.216	7.142	2	Wuppertal
de	42369	51.23	7.202	2	Wuppertal
de	42389	51.273	7.235	2	Wuppertal
de	42399	51.267	7.183	7	Wuppertal
de	42477	51.202	7.36	2	Radevormwald
de	42489	51.282	7.038	2	Wülfrath
de	42499	51.15	7.345	2	Hückeswagen
de	42549	51.334	7.027	2	Velbert
de	42551	51.343	7.059	2	Velbert
de	42553	51.3	7.091	2	Velbert
de	42555	51.352	7.13	2	Velbert
de	42579	51.327	6.971	2	Heiligenhaus
de	42651	51.173	7.094	2	Solingen
de	42653	51.188	7.079	2	Solingen
de	42655	51.176	7.065	2	Solingen
de	42657	51.153	7.059	2	Solingen
de	42659	51.16	7.104	2	Solingen
de	42697	51.161	7.002	2	Solingen
de	42699	51.156	7.015	2	Solingen
de	42719	51.182	7.045	2	Solingen
de	42781	51.194	7.013	2	Haan
de	42799	51.106	7.019	2	Leichlingen
de	42853	51.18	7.187	2	Remscheid
de	42855	51.181	7.207	2	Remscheid
de	42857	51.178	7.166	2	Remscheid
de	42859	51.183	7.2	2	Remscheid
de	42897	51.183	7.256	2	Remscheid
de	42899	51.22	7.241	2	Remscheid
de	42929	51.14	7.216	2	Wermelskirchen
de	44128	51.51	7.457	2	Dortmund
de	44135	51.513	7.477	2	Dortmund
de	44137	51.51	7.46	2	Dortmund
de	44139	51.499	7.472	2	Dortmund
de	44141	51.504	7.5	2	Dortmund
de	44143	51.521	7.518	2	Dortmund
de	44145	51.529	7.48	2	Dortmund
de	44147	51.52	7.438	2	Dortmund
de	44149	51.501	7.406	2	Dortmund
de	44225	51.476	7.443	2	Dortmund
de	44227	51.444	7.455	2	Dortmund
de	44229	51.446	7.464	2	Dortmund
de	44263	51.485	7.5	2	Dortmund
de	44265	51.461	7.484	2	Dortmund
de	44267	51.469	7.515	2	Dortmund
de	44269	51.486	7.537	2	Dortmund
de	44287	51.5	7.55	2	Dortmund
de	44289	51.516	7.468	9	Dortmund
de	44309	51.525	7.548	2	Dortmund
de	44319	51.53	7.597	2	Dortmund
de	44328	51.553	7.538	2	Dortmund
de	44329	51.516	7.468	9	Dortmund
de	44339	51.561	7.466	2	Dortmund
de	44357	51.516	7.468	9	Dortmund
de	44359	51.572	7.389	2	Dortmund
de	44369	51.529	7.414	2	Dortmund
de	44379	51.525	7.368	2	Dortmund
de	44388	51.501	7.337	2	Dortmund
de	44532	51.607	7.524	2	Lünen
de	44534	51.619	7.522	2	Lünen
de	44536	51.599	7.468	2	Lünen
de	44575	51.55	7.317	3	Castrop-Rauxel
de	44577	51.55	7.317	3	Castrop-Rauxel
de	44579	51.55	7.317	3	Castrop-Rauxel
de	44581	51.55	7.317	3	Castrop-Rauxel
de	44623	51.543	7.219	2	Herne
de	44625	51.532	7.206	2	Herne
de	44627	51.541	7.213	3	Herne
de	44628	51.541	7.213	3	Herne
de	44629	51.549	7.215	2	Herne
de	44649	51.533	7.161	2	Herne
de	44651	51.538	7.17	3	Herne
de	44652	51.531	7.17	2	Herne
de	44653	51.545	7.169	2	Herne
de	44787	51.48	7.218	2	Bochum
de	44789	51.466	7.249	2	Bochum
de	44791	51.49	7.249	2	Bochum
de	44793	51.482	7.187	2	Bochum
de	44795	51.45	7.198	2	Bochum
de	44797	51.428	7.242	2	Bochum
de	44799	51.451	7.239	2	Bochum
de	44801	51.483	7.217	2	Bochum
de	44803	51.464	7.245	2	Bochum
de	44805	51.518	7.272	2	Bochum
de	44807	51.516	7.212	2	Bochum
de	44809	51.5	7.194	2	Bochum
de	44866	51.481	7.149	2	Bochum
de	44867	51.465	7.142	2	Bochum
de	44869	51.466	7.157	2	Bochum
de	44879	51.427	7.154	2	Bochum
de	44892	51.474	7.311	2	Bochum
de	44894	51.492	7.311	2	Bochum
de	45127	51.453	7.01	2	Essen
de	45128	51.446	7.01	2	Essen
de	45130	51.434	7.016	2	Essen
de	45131	51.427	6.997	2	Essen
de	45133	51.411	6.993	2	Essen
de	45134	51.423	7.03	2	Essen
de	45136	51.435	7.035	2	Essen
de	45138	51.447	7.038	2	Essen
de	45139	51.46	7.044	2	Essen
de	45141	51.471	7.022	2	Essen
de	45143	51.463	6.974	2	Essen
de	45144	51.449	6.985	6	Essen
de	45145	51.449	6.973	2	Essen
de	45147	51.441	6.986	2	Essen
de	45149	51.421	6.971	2	Essen
de	45219	51.45	7.017	8	Essen
de	45239	51.381	7.017	2	Essen
de	45257	51.394	7.082	2	Essen
de	45259	51.45	7.017	8	Essen
de	45276	51.447	7.082	2	Essen
de	45277	51.45	7.017	8	Essen
de	45279	51.45	7.017	8	Essen
de	45289	51.416	7.122	2	Essen
de	45307	51.461	7.079	2	Essen
de	45309	51.48	7.071	2	Essen
de	45326	51.484	7.005	2	Essen
de	45327	51.499	7.049	2	Essen
de	45329	51.503	7.007	2	Essen
de	45355	51.47	6.952	2	Essen
de	45356	51.482	6.975	2	Essen
de	45357	51.492	6.94	2	Essen
de	45359	51.468	6.917	2	Essen
de	45468	51.427	6.881	2	Mülheim an der Ruhr
de	45470	51.419	6.894	2	Mülheim an der Ruhr
de	45472	51.437	6.957	2	Mülheim an der Ruhr
de	45473	51.442	6.898	2	Mülheim an der Ruhr
de	45475	51.459	6.888	2	Mülheim an der Ruhr
de	45476	51.449	6.861	2	Mülheim an der Ruhr
de	45478	51.433	6.822	2	Mülheim an der Ruhr
de	45479	51.422	6.857	2	Mülheim an der Ruhr
de	45481	51.4	6.877	2	Mülheim an der Ruhr
de	45525	51.395	7.178	2	Hattingen
de	45527	51.4	7.167	3	Hattingen
de	45529	51.4	7.167	3	Hattingen
de	45549	51.347	7.243	2	Sprockhövel
de	45657	51.613	7.196	2	Recklinghausen
de	45659	51.601	7.193	2	Recklinghausen
de	45661	51.617	7.2	2	Recklinghausen
de	45663	51.579	7.216	2	Recklinghausen
de	45665	51.602	7.218	2	Recklinghausen
de	45699	51.596	7.144	2	Herten
de	45701	51.6	7.096	2	Herten
de	45711	51.656	7.345	2	Datteln
de	45721	51.729	7.167	2	Haltern am See
de	45731	51.621	7.402	2	Waltrop
de	45739	51.642	7.264	2	Oer-Erkenschwick
de	45768	51.648	7.085	2	Marl
de	45770	51.657	7.11	2	Marl
de	45772	51.674	7.134	2	Marl
de	45879	51.509	7.097	2	Gelsenkirchen
de	45881	51.521	7.075	2	Gelsenkirchen
de	45883	51.522	7.058	2	Gelsenkirchen
de	45884	51.487	7.083	2	Gelsenkirchen
de	45886	51.497	7.114	2	Gelsenkirchen
de	45888	51.519	7.122	2	Gelsenkirchen
de	45889	51.531	7.114	2	Gelsenkirchen
de	45891	51.559	7.084	2	Gelsenkirchen
de	45892	51.575	7.117	2	Gelsenkirchen
de	45894	51.579	7.058	2	Gelsenkirchen
de	45896	51.607	7.049	2	Gelsenkirchen
de	45897	51.572	7.047	2	Gelsenkirchen
de	45899	51.533	7.023	2	Gelsenkirchen
de	45964	51.571	6.983	2	Gladbeck
de	45966	51.584	6.975	2	Gladbeck
de	45968	51.557	7.003	2	Gladbeck
de	46045	51.471	6.857	2	Oberhausen
de	46047	51.483	6.88	2	Oberhausen
de	46049	51.477	6.841	2	Oberhausen
de	46117	51.501	6.886	2	Oberhausen
de	46119	51.467	6.85	2	Oberhausen
de	46145	51.526	6.852	2	Oberhausen
de	46147	51.535	6.812	2	Oberhausen
de	46149	51.517	6.833	2	Oberhausen
de	46236	51.523	6.925	2	Bottrop
de	46238	51.53	6.968	2	Bottrop
de	46240	51.517	6.917	2	Bottrop
de	46242	51.521	6.907	2	Bottrop
de	46244	51.606	6.915	2	Bottrop
de	46282	51.657	6.966	2	Dorsten
de	46284	51.681	6.963	2	Dorsten
de	46286	51.738	7.007	2	Dorsten
de	46325	51.844	6.858	2	Borken
de	46342	51.895	6.988	2	Velen
de	46348	51.767	6.85	2	Raesfeld
de	46354	51.933	6.867	2	Südlohn
de	46359	51.833	6.933	2	Heiden
de	46395	51.821	6.606	2	Bocholt
de	46397	51.841	6.624	2	Bocholt
de	46399	51.845	6.604	2	Bocholt
de	46414	51.835	6.696	2	Rhede
de	46419	51.832	6.464	2	Isselburg
de	46446	51.839	6.248	2	Emmerich
de	46459	51.81	6.4	2	Rees
de	46483	51.667	6.62	2	Wesel
de	46485	51.664	6.682	2	Wesel
de	46487	51.683	6.576	2	Wesel
de	46499	51.733	6.59	2	Hamminkeln
de	46509	51.659	6.453	2	Xanten
de	46514	51.683	6.867	2	Schermbeck
de	46519	51.583	6.517	2	Alpen
de	46535	51.559	6.736	2	Dinslaken
de	46537	51.577	6.747	2	Dinslaken
de	46539	51.568	6.763	2	Dinslaken
de	46562	51.625	6.652	2	Voerde
de	46569	51.65	6.783	2	Hünxe
de	47051	51.429	6.774	2	Duisburg
de	47053	51.422	6.755	2	Duisburg
de	47055	51.403	6.77	2	Duisburg
de	47057	51.422	6.796	2	Duisburg
de	47058	51.435	6.786	2	Duisburg
de	47059	51.438	6.743	2	Duisburg
de	47119	51.463	6.733	2	Duisburg
de	47137	51.468	6.771	2	Duisburg
de	47138	51.473	6.752	3	Duisburg
de	47139	51.478	6.733	2	Duisburg
de	47166	51.491	6.774	2	Duisburg
de	47167	51.507	6.796	2	Duisburg
de	47169	51.504	6.754	2	Duisburg
de	47178	51.433	6.75	9	Duisburg
de	47179	51.433	6.75	9	Duisburg
de	47198	51.45	6.69	2	Duisburg
de	47199	51.433	6.75	9	Duisburg
de	47226	51.408	6.721	2	Duisburg
de	47228	51.413	6.696	2	Duisburg
de	47229	51.391	6.707	2	Duisburg
de	47239	51.393	6.656	2	Duisburg
de	47249	51.383	6.752	2	Duisburg
de	47259	51.361	6.725	2	Duisburg
de	47269	51.36	6.779	2	Duisburg
de	47279	51.393	6.798	2	Duisburg
de	47441	51.446	6.64	2	Moers
de	47443	51.454	6.668	2	Moers
de	47445	51.45	6.654	3	Moers
de	47447	51.45	6.654	3	Moers
de	47475	51.505	6.546	2	Kamp-Lintfort
de	47495	51.547	6.595	2	Rheinberg
de	47506	51.45	6.55	2	Neukirchen-Vluyn
de	47509	51.467	6.467	2	Rheurdt
de	47533	51.788	6.139	2	Kleve
de	47546	51.739	6.291	2	Kalkar
de	47551	51.767	6.167	2	Bedburg-Hau
de	47559	51.783	6.017	2	Kranenburg
de	47574	51.679	6.159	2	Goch
de	47589	51.665	6.274	2	Uedem
de	47608	51.519	6.324	2	Geldern
de	47623	51.583	6.241	2	Kevelaer
de	47624	51.583	6.25	3	Kevelaer
de	47625	51.583	6.25	3	Kevelaer
de	47626	51.583	6.25	3	Kevelaer
de	47627	51.583	6.25	3	Kevelaer
de	47638	51.442	6.266	2	Straelen
de	47647	51.45	6.367	2	Kerken
de	47652	51.627	6.198	2	Weeze
de	47661	51.533	6.433	2	Issum
de	47665	51.607	6.379	2	Sonsbeck
de	47669	51.397	6.292	2	Wachtendonk
de	47798	51.331	6.562	2	Krefeld
de	47799	51.332	6.572	2	Krefeld
de	47800	51.343	6.595	2	Krefeld
de	47802	51.333	6.568	2	Krefeld
de	47803	51.352	6.55	2	Krefeld
de	47804	51.304	6.503	2	Krefeld
de	47805	51.325	6.58	2	Krefeld
de	47807	51.304	6.59	2	Krefeld
de	47809	51.328	6.616	2	Krefeld
de	47829	51.355	6.637	2	Krefeld
de	47839	51.376	6.509	2	Krefeld
de	47877	51.264	6.547	2	Willich
de	47906	51.364	6.419	2	Kempen
de	47918	51.321	6.494	2	Tönisvorst
de	47929	51.336	6.341	2	Grefrath
de	48143	51.96	7.631	2	Münster
de	48145	51.967	7.633	2	Münster
de	48147	51.986	7.648	2	Münster
de	48149	51.972	7.607	2	Münster
de	48151	51.951	7.618	2	Münster
de	48153	51.927	7.631	2	Münster
de	48155	51.96	7.635	2	Münster
de	48157	52	7.689	2	Münster
de	48159	51.992	7.612	2	Münster
de	48161	51.947	7.545	2	Münster
de	48163	51.918	7.572	2	Münster
de	48165	51.903	7.639	2	Münster
de	48167	51.916	7.711	2	Münster
de	48231	51.951	7.988	2	Warendorf
de	48249	51.831	7.281	2	Dülmen
de	48268	52.094	7.594	2	Greven
de	48282	52.173	7.528	2	Emsdetten
de	48291	51.98	7.783	2	Telgte
de	48301	51.933	7.35	2	Nottuln
de	48308	51.856	7.483	2	Senden
de	48317	51.795	7.738	2	Drensteinfurt
de	48324	51.856	7.788	2	Sendenhorst
de	48329	51.983	7.417	2	Havixbeck
de	48336	51.992	8.041	2	Sassenberg
de	48341	52.05	7.467	2	Altenberge
de	48346	52.04	7.842	2	Ostbevern
de	48351	51.926	7.847	2	Everswinkel
de	48356	52.083	7.483	2	Nordwalde
de	48361	51.929	8.111	2	Beelen
de	48366	52.056	7.358	2	Laer
de	48369	52.174	7.634	2	Saerbeck
de	48429	52.287	7.444	2	Rheine
de	48431	52.277	7.432	2	Rheine
de	48432	52.267	7.444	2	Rheine
de	48455	52.301	7.158	2	Bad Bentheim
de	48465	52.323	7.222	5	Schüttorf|Suddendorf|Engden|Isterberg|Ohne|Quendorf|Samern
de	48477	52.298	7.584	2	Hörstel
de	48480	52.367	7.467	4	Spelle|Schapen|Lünne
de	48485	52.245	7.372	2	Neuenkirchen
de	48488	52.4	7.3	2	Emsbüren
de	48493	52.209	7.319	2	Wettringen
de	48496	52.382	7.602	2	Hopsten
de	48499	52.326	7.431	2	Salzbergen
de	48527	52.449	7.052	2	Nordhorn
de	48529	52.415	7.077	2	Nordhorn
de	48531	52.452	7.106	2	Nordhorn
de	48565	52.15	7.337	2	Steinfurt
de	48599	52.201	7.041	2	Gronau (Westfalen)
de	48607	52.208	7.19	2	Ochtrup
de	48612	52.081	7.305	2	Horstmar
de	48619	52.117	7.1	2	Heek
de	48624	52.1	7.233	2	Schöppingen
de	48629	52.144	7.213	2	Metelen
de	48653	51.944	7.168	2	Coesfeld
de	48683	52.092	6.974	2	Ahaus
de	48691	52.038	6.828	2	Vreden
de	48703	51.994	6.919	2	Stadtlohn
de	48712	51.954	7.005	2	Gescher
de	48720	52.017	7.217	2	Rosendahl
de	48727	51.978	7.293	2	Billerbeck
de	48734	51.832	7.035	2	Reken
de	48739	52.033	7.1	2	Legden
de	49074	52.274	8.052	2	Osnabrück
de	49076	52.283	7.949	2	Osnabrück
de	49078	52.265	8.01	2	Osnabrück
de	49080	52.249	8.037	2	Osnabrück
de	49082	52.244	8.061	2	Osnabrück
de	49084	52.267	8.072	2	Osnabrück
de	49086	52.289	8.089	2	Osnabrück
de	49088	52.267	8.05	2	Osnabrück
de	49090	52.298	8.013	2	Osnabrück
de	49124	52.203	8.045	2	Georgsmarienhütte
de	49134	52.35	8.017	2	Wallenhorst
de	49143	52.233	8.167	2	Bissendorf
de	49152	52.318	8.413	2	Bad Essen
de	49163	52.367	8.317	2	Bohmte
de	49170	52.209	7.921	2	Hagen am Teutoburger Wald
de	49176	52.164	8.147	2	Hilter am Teutoburger Wald
de	49179	52.35	8.233	2	Ostercappeln
de	49186	52.155	8.042	2	Bad Iburg
de	49191	52.3	8.133	2	Belm
de	49196	52.1	8.083	2	Bad Laer
de	49201	52.117	8.2	2	Dissen am Teutoburger Wald
de	49205	52.237	7.961	2	Hasbergen
de	49214	52.117	8.167	2	Bad Rothenfelde
de	49219	52.085	7.999	2	Glandorf
de	49324	52.198	8.339	2	Melle
de	49326	52.2	8.35	3	Melle
de	49328	52.2	8.35	3	Melle
de	49356	52.608	8.37	2	Diepholz
de	49377	52.726	8.286	2	Vechta
de	49393	52.659	8.225	2	Lohne (Oldenburg)
de	49401	52.522	8.198	2	Damme
de	49406	52.71	8.503	3	Barnstorf|Eydelstedt|Drentwede
de	49413	52.662	8.124	2	Dinklage
de	49419	52.55	8.583	2	Wagenfeld
de	49424	52.788	8.432	2	Goldenstedt
de	49429	52.833	8.317	2	Visbek
de	49434	52.517	8.067	2	Neuenkirchen-Vörden
de	49439	52.586	8.216	2	Steinfeld (Oldenburg)
de	49448	52.466	8.376	2	Lemförde|Brockum|Hüde|Marl|Quernheim|Stemshorn
de	49451	52.583	8.117	2	Holdorf
de	49453	52.61	8.481	4	Rehden|Wetschen|Barver|Dickel|Hemsloh
de	49456	52.741	8.195	2	Bakum
de	49457	52.65	8.433	2	Drebber
de	49459	52.533	8.35	2	Lembruch
de	49477	52.26	7.713	2	Ibbenbüren
de	49479	52.267	7.733	2	Ibbenbüren
de	49492	52.317	7.883	2	Westerkappeln
de	49497	52.317	7.783	2	Mettingen
de	49504	52.283	7.917	2	Lotte
de	49509	52.369	7.721	2	Recke
de	49525	52.187	7.86	2	Lengerich
de	49536	52.15	7.983	2	Lienen
de	49545	52.22	7.814	2	Tecklenburg
de	49549	52.133	7.75	2	Ladbergen
de	49565	52.409	7.973	2	Bramsche
de	49577	52.55	7.883	3	Ankum|Eggermühlen|Kettenkamp
de	49584	52.517	7.677	2	Fürstenau
de	49586	52.483	7.833	4	Merzen|Neuenkirchen
de	49593	52.552	7.948	2	Bersenbrück
de	49594	52.5	7.95	2	Alfhausen
de	49596	52.577	8.003	2	Gehrde
de	49597	52.483	8.017	2	Rieste
de	49599	52.433	7.75	2	Voltlage
de	49610	52.675	7.95	2	Quakenbrück
de	49624	52.737	7.758	2	Löningen
de	49626	52.623	7.745	3	Berge|Bippen
de	49632	52.7	7.917	2	Essen (Oldenburg)
de	49635	52.633	7.983	2	Badbergen
de	49637	52.683	7.817	2	Menslage
de	49638	52.615	7.861	2	Nortrup
de	49661	52.847	8.045	2	Cloppenburg
de	49681	52.95	8.017	2	Garrel
de	49685	52.833	8.15	2	Emstek
de	49688	52.795	7.867	2	Lastrup
de	49692	52.817	8.117	2	Cappeln (Oldenburg)
de	49696	52.851	7.972	2	Molbergen
de	49699	52.85	7.783	2	Lindern (Oldenburg)
de	49716	52.691	7.291	2	Meppen
de	49733	52.789	7.184	2	Haren
de	49740	52.674	7.485	2	Haselünne
de	49744	52.6	7.267	2	Geeste
de	49751	52.85	7.517	4	Sögel|Werpeloh|Hüven|Spahnharrenstätte
de	49757	52.85	7.683	4	Werlte|Vrees|Lahn
de	49762	52.867	7.317	3	Lathen|Sustrum|Fresenburg|Renkenberge
de	49767	52.656	7.106	2	Twist
de	49770	52.685	7.599	3	Herzlake|Dohren
de	49774	52.745	7.57	2	Lähden
de	49777	52.768	7.462	2	Klein Berßen|Groß Berßen|Stavern
de	49779	52.857	7.282	2	Niederlangen|Oberlangen
de	49808	52.514	7.313	2	Lingen
de	49809	52.522	7.328	2	Lingen
de	49811	52.517	7.317	2	Lingen
de	49824	52.617	6.85	4	Emlichheim|Laar|Ringe
de	49828	52.567	7.083	7	Georgsdorf|Esche|Lage|Neuenhaus|Osterwald
de	49832	52.487	7.543	4	Freren|Thuine|Beesten|Messingen|Andervenne
de	49835	52.518	7.134	2	Wietmarschen
de	49838	52.554	7.532	4	Lengerich|Langen|Gersten|Handrup|Wettrup
de	49843	52.5	6.883	7	Uelsen|Getelo|Gölenkamp|Halle|Wielen
de	49844	52.6	7.4	2	Bawinkel
de	49846	52.583	6.95	2	Hoogstede
de	49847	52.506	6.803	2	Itterbeck
de	49849	52.533	6.85	2	Wilsum
de	50126	50.956	6.635	2	Bergheim
de	50127	50.941	6.663	2	Bergheim
de	50129	50.974	6.679	2	Bergheim
de	50169	50.875	6.744	2	Kerpen
de	50170	50.896	6.683	2	Kerpen
de	50171	50.879	6.694	2	Kerpen
de	50181	50.993	6.571	2	Bedburg
de	50189	50.937	6.568	2	Elsdorf
de	50226	50.915	6.812	2	Frechen
de	50259	51	6.806	2	Pulheim
de	50321	50.829	6.905	2	Brühl
de	50354	50.871	6.868	2	Hürth
de	50374	50.815	6.794	2	Erftstadt
de	50389	50.827	6.975	2	Wesseling
de	50667	50.939	6.955	2	Köln
de	50668	50.95	6.963	2	Köln
de	50670	50.95	6.95	2	Köln
de	50672	50.944	6.936	2	Köln
de	50674	50.933	6.934	2	Köln
de	50676	50.931	6.953	2	Köln
de	50677	50.921	6.951	2	Köln
de	50678	50.923	6.963	2	Köln
de	50679	50.937	6.978	2	Köln
de	50733	50.964	6.954	2	Köln
de	50735	50.99	6.962	2	Köln
de	50737	50.992	6.933	2	Köln
de	50739	50.981	6.921	2	Köln
de	50765	51.02	6.868	2	Köln
de	50767	51.003	6.885	2	Köln
de	50769	51.046	6.876	2	Köln
de	50823	50.951	6.926	2	Köln
de	50825	50.954	6.91	2	Köln
de	50827	50.967	6.9	2	Köln
de	50829	50.975	6.871	2	Köln
de	50858	50.924	6.856	2	Köln
de	50859	50.953	6.833	2	Köln
de	50931	50.932	6.918	2	Köln
de	50933	50.943	6.876	2	Köln
de	50935	50.922	6.896	2	Köln
de	50937	50.912	6.911	2	Köln
de	50939	50.908	6.925	2	Köln
de	50968	50.903	6.965	2	Köln
de	50969	50.904	6.939	2	Köln
de	50996	50.883	6.99	2	Köln
de	50997	50.864	6.951	2	Köln
de	50999	50.875	7.02	2	Köln
de	51061	50.994	7.003	2	Köln
de	51063	50.968	7.005	2	Köln
de	51065	50.955	7.012	2	Köln
de	51067	50.966	7.042	2	Köln
de	51069	50.992	7.054	2	Köln
de	51103	50.942	7.017	2	Köln
de	51105	50.919	6.997	2	Köln
de	51107	50.924	7.09	2	Köln
de	51109	50.945	7.07	2	Köln
de	51143	50.86	7.036	2	Köln
de	51145	50.882	7.08	2	Köln
de	51147	50.869	7.107	2	Köln
de	51149	50.906	7.041	2	Köln
de	51371	51.065	6.959	2	Leverkusen
de	51373	51.031	6.99	2	Leverkusen
de	51375	51.033	7.052	2	Leverkusen
de	51377	51.051	7.063	2	Leverkusen
de	51379	51.066	7.004	2	Leverkusen
de	51381	51.05	7.017	2	Leverkusen
de	51399	51.085	7.114	2	Burscheid
de	51427	50.952	7.111	2	Bergisch Gladbach
de	51429	50.965	7.182	2	Bergisch Gladbach
de	51465	50.989	7.129	2	Bergisch Gladbach
de	51467	51.009	7.105	2	Bergisch Gladbach
de	51469	50.985	7.114	2	Bergisch Gladbach
de	51491	50.933	7.284	2	Overath
de	51503	50.896	7.182	2	Rösrath
de	51515	51.05	7.267	2	Kürten
de	51519	51.033	7.117	2	Odenthal
de	51545	50.876	7.617	2	Waldbröl
de	51570	50.791	7.568	2	Windeck
de	51580	50.928	7.643	2	Reichshof
de	51588	50.904	7.541	2	Nümbrecht
de	51597	50.867	7.728	2	Morsbach
de	51598	50.904	7.81	2	Friesenhagen
de	51643	51.014	7.572	2	Gummersbach
de	51645	51.001	7.569	2	Gummersbach
de	51647	51.033	7.55	2	Gummersbach
de	51674	50.95	7.551	2	Wiehl
de	51688	51.116	7.399	2	Wipperfürth
de	51702	51.025	7.656	2	Bergneustadt
de	51709	51.083	7.531	2	Marienheide
de	51766	50.989	7.414	2	Engelskirchen
de	51789	51.02	7.378	2	Lindlar
de	52062	50.776	6.087	2	Aachen
de	52064	50.768	6.076	2	Aachen
de	52066	50.756	6.091	2	Aachen
de	52068	50.779	6.109	2	Aachen
de	52070	50.788	6.104	2	Aachen
de	52072	50.803	6.063	2	Aachen
de	52074	50.748	6.048	2	Aachen
de	52076	50.717	6.148	2	Aachen
de	52078	50.762	6.138	2	Aachen
de	52080	50.779	6.164	2	Aachen
de	52134	50.869	6.093	2	Herzogenrath
de	52146	50.818	6.135	2	Würselen
de	52152	50.6	6.3	2	Simmerath
de	52156	50.555	6.24	2	Monschau
de	52159	50.65	6.2	2	Roetgen
de	52222	50.778	6.221	2	Stolberg (Rheinland)
de	52223	50.732	6.21	2	Stolberg (Rheinland)
de	52224	50.74	6.288	2	Stolberg (Rheinland)
de	52249	50.819	6.272	2	Eschweiler
de	52349	50.801	6.479	2	Düren
de	52351	50.809	6.498	2	Düren
de	52353	50.829	6.462	2	Düren
de	52355	50.791	6.466	2	Düren
de	52372	50.747	6.491	2	Kreuzau
de	52379	50.817	6.35	2	Langerwehe
de	52382	50.883	6.467	2	Niederzier
de	52385	50.693	6.484	2	Nideggen
de	52388	50.806	6.639	2	Nörvenich
de	52391	50.733	6.6	2	Vettweiß
de	52393	50.717	6.367	2	Hürtgenwald
de	52396	50.637	6.469	2	Heimbach
de	52399	50.827	6.525	2	Merzenich
de	52428	50.922	6.363	2	Jülich
de	52441	50.98	6.271	2	Linnich
de	52445	51.006	6.425	2	Titz
de	52457	50.9	6.283	2	Aldenhoven
de	52459	50.843	6.36	2	Inden
de	52477	50.877	6.164	2	Alsdorf
de	52499	50.91	6.189	2	Baesweiler
de	52511	50.968	6.118	2	Geilenkirchen
de	52525	51.064	6.1	4	Heinsberg|Waldfeucht
de	52531	50.918	6.123	2	Übach-Palenberg
de	52538	50.992	5.998	3	Gangelt|Selfkant
de	53111	50.736	7.1	2	Bonn
de	53113	50.723	7.107	2	Bonn
de	53115	50.727	7.085	2	Bonn
de	53117	50.761	7.063	2	Bonn
de	53119	50.743	7.059	2	Bonn
de	53121	50.732	7.058	2	Bonn
de	53123	50.711	7.049	2	Bonn
de	53125	50.733	7.1	2	Bonn
de	53127	50.711	7.067	2	Bonn
de	53129	50.721	7.107	2	Bonn
de	53173	50.69	7.167	2	Bonn
de	53175	50.697	7.142	2	Bonn
de	53177	50.681	7.155	2	Bonn
de	53179	50.665	7.182	2	Bonn
de	53225	50.746	7.129	2	Bonn
de	53227	50.725	7.155	2	Bonn
de	53229	50.732	7.185	2	Bonn
de	53332	50.763	6.991	2	Bornheim
de	53340	50.624	7.029	2	Meckenheim
de	53343	50.633	7.1	2	Wachtberg
de	53347	50.733	7.017	2	Alfter
de	53359	50.626	6.949	2	Rheinbach
de	53424	50.579	7.227	2	Remagen
de	53426	50.483	7.183	2	Dedenbach|Königsfeld|Schalkenbach
de	53474	50.543	7.111	2	Bad Neuenahr-Ahrweiler
de	53489	50.544	7.246	2	Sinzig
de	53498	50.505	7.289	3	Bad Breisig|Gönnersdorf|Waldorf
de	53501	50.583	7.067	2	Grafschaft
de	53505	50.517	6.992	4	Altenahr|Berg|Kalenborn|Kirchsahr
de	53506	50.482	6.988	3	Ahrbrück|Heckenbach|Hönningen|Kesseling|Lind|Rech
de	53507	50.533	7.05	2	Dernau
de	53508	50.521	7.017	2	Mayschoß
de	53518	50.382	6.933	4	Adenau|Herschbroich|Honerath|Kottenborn|Leimbach|Quiddelbach|Welcherath|Wimbach
de	53520	50.333	6.817	9	Dankerath|Drees|Dümpelfeld|Harscheid|Hümmel|Insul|Kaltenborn|Meuspath|Müllenbach|Nürburg|Ohlenhard|Reifferscheid|Rodder|Schuld|Senscheid|Sierscheid|Trierscheid|Wershofen|Winnerath
de	53533	50.4	6.833	2	Antweiler|Aremberg|Dorsel|Eichenbach|Fuchshofen|Müsch
de	53534	50.367	6.867	2	Barweiler|Bauler|Hoffeld|Pomster|Wiesemscheid|Wirft
de	53539	50.292	6.92	4	Kelberg|Bodenbach|Bongard|Borler|Brücktal|Gelenberg|Kirsbach|Reimerath
de	53545	50.569	7.284	2	Linz am Rhein|Ockenfels
de	53547	50.55	7.417	6	Hausen (Wied)|Leubsdorf|Dattenberg|Kasbach-Ohlenberg|Breitscheid|Hümmerich|Roßbach
de	53557	50.517	7.312	2	Bad Hönningen
de	53560	50.617	7.35	2	Vettelschoß
de	53562	50.583	7.383	2	Sankt Katharinen
de	53567	50.667	7.417	2	Asbach|Buchholz (Westerwald)
de	53572	50.596	7.219	2	Unkel|Bruchhausen
de	53577	50.621	7.433	2	Neustadt (Wied)
de	53578	50.641	7.354	2	Windhagen
de	53579	50.583	7.233	2	Erpel
de	53604	50.643	7.228	2	Bad Honnef
de	53619	50.617	7.233	2	Rheinbreitbach
de	53639	50.703	7.258	2	Königswinter
de	53721	50.8	7.208	2	Siegburg
de	53757	50.775	7.197	2	Sankt Augustin
de	53773	50.776	7.283	2	Hennef
de	53783	50.767	7.45	2	Eitorf
de	53797	50.839	7.214	2	Lohmar
de	53804	50.875	7.354	2	Much
de	53809	50.844	7.484	2	Ruppichteroth
de	53819	50.867	7.325	2	Neunkirchen-Seelscheid
de	53840	50.815	7.172	2	Troisdorf
de	53842	50.819	7.119	2	Troisdorf
de	53844	50.801	7.127	2	Troisdorf
de	53859	50.815	7.038	2	Niederkassel
de	53879	50.661	6.787	2	Euskirchen
de	53881	50.627	6.848	2	Euskirchen
de	53894	50.64	6.704	2	Mechernich
de	53902	50.557	6.764	2	Bad Münstereifel
de	53909	50.7	6.65	2	Zülpich
de	53913	50.7	6.917	2	Swisttal
de	53919	50.753	6.846	2	Weilerswist
de	53925	50.542	6.563	2	Kall
de	53937	50.529	6.477	2	Schleiden
de	53940	50.441	6.436	2	Hellenthal
de	53945	50.433	6.65	2	Blankenheim
de	53947	50.494	6.629	2	Nettersheim
de	53949	50.386	6.548	2	Dahlem
de	54290	49.754	6.639	2	Trier
de	54292	49.773	6.665	2	Trier
de	54293	49.757	6.641	4	Trier
de	54294	49.744	6.619	2	Trier
de	54295	49.757	6.641	4	Trier
de	54296	49.757	6.641	4	Trier
de	54298	49.85	6.567	17	Welschbillig|Igel|Orenhofen|Aach|Greimerath|Eisenach|Gilzem
de	54306	49.833	6.633	2	Kordel
de	54308	49.724	6.499	2	Langsur
de	54309	49.812	6.583	2	Newel
de	54310	49.817	6.5	2	Ralingen an der Sauer|Menningen|Minden
de	54311	49.762	6.56	2	Trierweiler
de	54313	49.9	6.7	2	Zemmer
de	54314	49.6	6.683	2	Zerf|Baldringen|Hentern|Paschel|Schömerich|Vierherrenborn
de	54316	49.69	6.712	3	Pluwig|Bonerath|Franzenheim|Hinzenburg|Hockweiler|Holzerath|Lampaden|Ollmuth|Schöndorf
de	54317	49.717	6.783	4	Osburg|Gusterath|Kasel|Thomm|Farschweiler|Gutweiler|Herl|Korlingen|Lorscheid|Morscheid|Riveris|Sommerau
de	54318	49.772	6.733	2	Mertesdorf
de	54320	49.746	6.745	2	Waldrach
de	54329	49.7	6.577	2	Konz
de	54331	49.675	6.671	7	Pellingen|Oberbillig
de	54332	49.707	6.539	2	Wasserliesch
de	54338	49.822	6.753	2	Schweich|Longen
de	54340	49.817	6.883	7	Leiwen|Longuich|Riol|Klüsserath|Bekond|Detzem|Ensch|Köwerich|Naurath (Eifel)|Pölich|Schleich|Thörnich
de	54341	49.767	6.783	2	Fell
de	54343	49.859	6.765	2	Föhren
de	54344	49.8	6.717	2	Kenn
de	54346	49.8	6.833	2	Mehring
de	54347	49.855	6.898	2	Neumagen-Dhron
de	54349	49.825	6.899	2	Trittenheim
de	54411	49.655	6.944	8	Hermeskeil|Deuselbach|Rorodt
de	54413	49.633	6.9	7	Gusenburg|Bescheid|Beuren (Hochwald)|Damflos|Geisfeld|Grimburg|Rascheid
de	54421	49.683	6.883	2	Reinsfeld|Hinzert-Pölert
de	54422	49.683	7.083	4	Börfink|Neuhütten|Züsch
de	54424	49.75	7	3	Thalfang|Burtscheid|Etgert|Gielert|Lückenburg
de	54426	49.717	6.983	6	Malborn|Berglicht|Breit|Büdlich|Dhronecken|Gräfendhron|Heidenburg|Hilscheid|Immert|Merschbach|Naurath|Neunkirchen|Schönberg|Talling
de	54427	49.633	6.822	2	Kell am See
de	54429	49.633	6.783	2	Schillingen|Heddert|Mandern|Waldweiler
de	54439	49.606	6.544	7	Saarburg|Palzem|Fisch|Merzkirchen
de	54441	49.633	6.55	6	Ayl|Trassem|Kanzem|Kastel-Staadt|Kirf|Mannebach|Ockfen|Schoden|Taben-Rodt|Temmels|Wawern|Wellen
de	54450	49.544	6.533	2	Freudenburg
de	54451	49.605	6.596	2	Irsch
de	54453	49.65	6.45	2	Nittel
de	54455	49.575	6.574	2	Serrig
de	54456	49.667	6.517	2	Tawern|Onsdorf
de	54457	49.609	6.426	2	Wincheringen
de	54459	49.659	6.593	2	Wiltingen
de	54470	49.916	7.077	3	Bernkastel-Kues|Lieser|Graach
de	54472	49.892	7.073	6	Monzelfeld|Longkamp|Brauneberg|Burgen|Gornhausen|Hochscheid|Kommen|Veldenz
de	54483	49.9	7.183	2	Kleinich
de	54484	49.933	7	2	Maring-Noviand
de	54486	49.913	7.019	2	Mülheim
de	54487	49.883	6.95	2	Wintrich
de	54492	49.95	7.017	2	Zeltingen-Rachtig|Erden|Lösnich
de	54497	49.808	7.127	6	Morbach|Horath
de	54498	49.886	6.917	2	Piesport
de	54516	49.986	6.893	3	Wittlich|Flußbach
de	54518	49.917	6.95	9	Osann-Monzel|Altrich|Dreis|Binsfeld|Arenrath|Bergweiler|Bruch|Dodenburg|Esch|Gladbach|Heckenmünster|Heidweiler|Hupperath|Kesten|Minderlittgen|Minheim|Niersbach|Platten|Plein|Rivenich|Sehlem
de	54523	49.883	6.817	3	Hetzerath|Dierscheid
de	54524	49.9	6.883	2	Klausen
de	54526	49.983	6.767	2	Landscheid
de	54528	49.933	6.85	2	Salmtal
de	54529	49.983	6.683	2	Spangdahlem
de	54531	50.097	6.81	3	Manderscheid|Eckfeld|Meerfeld|Pantenburg|Wallscheid
de	54533	50.085	6.76	7	Bettenfeld|Dierfeld|Eisenschmitt|Gipperath|Gransdorf|Greimerath|Hasborn|Laufeld|Niederscheidweiler|Niederöfflingen|Oberkail|Oberscheidweiler|Oberöfflingen|Schwarzenborn|Willwerscheid
de	54534	50.028	6.799	2	Großlittgen|Karl|Musweiler|Schladt
de	54536	49.983	7.083	2	Kröv
de	54538	50.017	7	4	Bausendorf|Kinderbeuern|Bengel|Diefenbach|Hontheim|Kinheim
de	54539	49.979	7.006	2	Ürzig
de	54550	50.197	6.829	2	Daun
de	54552	50.183	6.883	6	Mehren|Üdersdorf|Beinhausen|Boxberg|Brockscheid|Darscheid|Demerath|Dockweiler|Dreis-Brück|Ellscheid|Gefell|Hörscheid|Hörschhausen|Immerath|Katzwinkel|Kradenbach|Neichen|Nerdlen|Sarmersbach|Schalkenmehren|Schönbach|Steineberg|Steiningen|Strotzbüsch|Udler|Utzerath
de	54558	50.128	6.904	3	Gillenfeld|Mückeln|Saxler|Strohn|Winkel
de	54568	50.222	6.66	2	Gerolstein
de	54570	50.232	6.691	8	Pelm|Berlingen|Betteldorf|Bleckhausen|Densborn|Deudesfeld|Hinterweiler|Hohenfels-Essingen|Kalenborn-Scheuern|Kirchweiler|Meisburg|Mürlenbach|Neroth|Niederstadtfeld|Oberstadtfeld|Rockeskyll|Salm|Schutz|Wallenborn|Weidenbach
de	54574	50.183	6.633	2	Birresborn|Kopp
de	54576	50.292	6.67	2	Hillesheim|Dohm-Lammersdorf
de	54578	50.3	6.6	7	Basberg|Berndorf|Kerpen|Nohn|Oberbettingen|Oberehe-Stroheich|Walsdorf|Wiesbaum
de	54579	50.35	6.75	2	Üxheim
de	54584	50.344	6.581	2	Jünkerath|Feusdorf|Gönnersdorf
de	54585	50.367	6.617	2	Esch
de	54586	50.333	6.583	2	Schüller
de	54587	50.317	6.6	2	Lissendorf|Birgel
de	54589	50.35	6.533	2	Stadtkyll|Kerschenbach
de	54595	50.208	6.42	3	Prüm|Weinsheim|Gondenbrett|Orlenbach|Pittenbach|Watzerath
de	54597	50.3	6.333	14	Auw bei Prüm|Balesfeld|Burbach|Duppach|Euscheid|Feuerscheid|Fleringen|Habscheid|Hersdorf|Kinzenburg|Kleinlangenfeld|Lascheid|Lierfeld|Lünebach|Masthorn|Matzerath|Merlscheid|Neuendorf|Neuheilenbach|Olzheim|Ormont|Plütscheid|Pronsfeld|Reuth|Rommersheim|Roth|Schwirzheim|Seiwerath|Steffeln|Strickscheid|Wallersheim
de	54608	50.233	6.283	3	Bleialf|Brandscheid|Buchet|Großlangenfeld|Mützenich|Oberlascheid|Sellerich|Winterscheid
de	54610	50.217	6.55	2	Büdesheim
de	54611	50.354	6.438	2	Hallschlag|Scheid
de	54612	50.117	6.467	2	Lasel|Nimshuscheid|Wawern
de	54614	50.159	6.468	2	Schönecken|Dingdorf|Giesdorf|Heisdorf|Niederlauch|Nimsreuland|Oberlauch|Winringen
de	54616	50.217	6.217	2	Winterspelt
de	54617	50.133	6.167	2	Harspelt|Lützkampen|Sevenig (Our)
de	54619	50.117	6.2	4	Eschfeld|Großkampenberg|Heckhuscheid|Herzfeld|Kesfeld|Leidenborn|Lichtenborn|Reiff|Roscheid|Sengerich|Üttfeld
de	54634	49.968	6.527	3	Bitburg|Birtlingen|Metterich|Niederstedem|Oberstedem
de	54636	50	6.5	8	Rittersdorf|Altscheid|Baustert|Bickendorf|Biersdorf|Brecht|Dahlem|Dockendorf|Echtershausen|Ehlenz|Eßlingen|Feilsdorf|Fließem|Hamm|Heilenbach|Hütterscheid|Hüttingen an der Kyll|Idenheim|Idesheim|Ingendorf|Ließem|Meckel|Messerich|Mülbach|Nattenheim|Niederweiler|Oberweiler|Oberweis|Röhl|Scharfbillig|Schleid|Seffern|Sefferweich|Sülm|Trimport|Weidingen|Wiersdorf|Wißmannsdorf|Wolsfeld
de	54646	49.942	6.402	3	Bettingen|Brimingen|Burg|Enzen|Halsdorf|Hisel|Niehl|Olsdorf|Stockem|Wettlingen
de	54647	49.975	6.637	2	Dudeldorf|Gondorf|Pickließem
de	54649	50.093	6.363	3	Waxweiler|Dackscheid|Eilscheid|Hargarten|Lambertsberg|Lauperath|Manderscheid|Mauel|Niederpierscheid|Oberpierscheid|Pintesfeld
de	54655	50.039	6.595	4	Kyllburg|Etteldorf|Kyllburgweiler|Malberg|Malbergweich|Orsfeld|Sankt Thomas|Seinsfeld|Steinborn|Usch|Wilsecker|Zendscheid
de	54657	50	6.617	7	Badem|Gindorf|Neidenbach
de	54662	49.933	6.633	3	Speicher|Herforst|Beilingen|Philippsheim
de	54664	49.9	6.617	2	Auw an der Kyll|Hosten|Preist
de	54666	49.845	6.457	2	Irrel
de	54668	49.888	6.468	5	Alsdorf|Echternacherbrück|Ernzen|Ferschweiler|Holsthum|Kaschenbach|Niederweis|Peffingen|Prümzurlay|Schankweiler
de	54669	49.853	6.358	2	Bollendorf
de	54673	50.05	6.283	7	Ammeldingen bei Neuerburg|Bauler|Berkoth|Berscheid|Burscheid|Dauwelshausen|Emmelbaum|Gemünd|Heilbach|Herbstmühle|Hütten|Karlshausen|Keppeshausen|Koxhausen|Krautscheid|Leimbach|Muxerath|Nasingen|Neuerburg|Plascheid|Rodershausen|Scheitenkorb|Scheuern|Sevenig|Uppershausen|Waldhof-Falkenstein|Zweifelscheid
de	54675	49.948	6.33	5	Mettendorf|Körperich|Ammeldingen an der Our|Biesdorf|Fischbach-Oberraden|Geichlingen|Gentingen|Hommerdingen|Hüttingen|Kruchten|Lahr|Niedergeckler|Niederraden|Nusbaum|Obergeckler|Roth an der Our|Sinspelt|Utscheid|Wallendorf
de	54687	50.09	6.271	2	Arzfeld
de	54689	50.017	6.15	5	Affler|Dahnen|Daleiden|Dasburg|Irrhausen|Jucken|Kickeshausen|Olmscheid|Preischeid|Reipeldingen|Übereisenbach
de	55100	49.964	8.206	2	Mainz
de	55116	50.001	8.269	2	Mainz
de	55118	50	8.271	7	Mainz
de	55120	50.02	8.232	2	Mainz
de	55122	49.995	8.237	2	Mainz
de	55124	50.002	8.215	2	Mainz
de	55126	49.984	8.177	2	Mainz
de	55127	49.991	8.228	6	Mainz
de	55128	49.981	8.242	2	Mainz
de	55129	49.966	8.266	2	Mainz
de	55130	49.987	8.296	2	Mainz
de	55131	49.982	8.261	2	Mainz
de	55218	49.971	8.059	2	Ingelheim am Rhein
de	55232	49.747	8.115	4	Alzey|Ensheim
de	55234	49.758	8.174	7	Framersheim|Albig|Bechtolsheim|Wendelsheim|Erbes-Büdesheim|Eppelsheim|Ober-Flörsheim|Flomborn|Bechenheim|Bermersheim vor der Höhe|Biebelnheim|Dintesheim|Esselborn|Freimersheim|Gau-Heppenheim|Hangen-Weisheim|Hochborn|Kettenheim|Monzernheim|Nack|Nieder-Wiesen|Offenheim|Wahlheim
de	55237	49.785	8.04	2	Flonheim|Bornheim|Lonsheim
de	55239	49.785	8.194	2	Gau-Odernheim
de	55246	50.005	8.313	2	Wiesbaden
de	55252	50.01	8.284	2	Wiesbaden
de	55257	50.017	8.167	2	Budenheim
de	55262	50	8.126	2	Heidesheim am Rhein
de	55263	49.974	8.117	2	Wackernheim
de	55268	49.912	8.205	2	Nieder-Olm
de	55270	49.937	8.189	5	Ober-Olm|Zornheim|Klein-Winternheim|Essenheim|Schwabenheim an der Selz|Jugenheim|Sörgenloch|Bubenheim|Engelstadt
de	55271	49.912	8.125	2	Stadecken-Elsheim
de	55276	49.855	8.36	2	Oppenheim|Dienheim
de	55278	49.88	8.265	5	Mommenheim|Undenheim|Hahnheim|Selzen|Dexheim|Köngernheim|Uelversheim|Dalheim|Dolgesheim|Eimsheim|Friesenheim|Ludwigshöhe|Weinolsheim
de	55283	49.87	8.336	2	Nierstein
de	55286	49.849	8.124	2	Wörrstadt|Sulzheim
de	55288	49.81	8.057	6	Armsheim|Schornsheim|Partenheim|Udenheim|Spiesheim|Gabsheim
de	55291	49.877	8.136	2	Saulheim
de	55294	49.935	8.32	2	Bodenheim
de	55296	49.898	8.295	2	Lörzweiler|Harxheim|Gau-Bischofsheim
de	55299	49.915	8.339	2	Nackenheim
de	55411	49.967	7.899	2	Bingen am Rhein
de	55413	49.957	7.865	6	Weiler|Trechtingshausen|Manubach|Niederheimbach|Oberdiebach|Oberheimbach
de	55422	50.057	7.769	3	Bacharach|Breitscheid
de	55424	49.943	7.894	2	Münster-Sarmsheim
de	55425	49.95	7.833	2	Waldalgesheim
de	55430	50.108	7.725	3	Oberwesel|Perscheid|Urbar
de	55432	50.1	7.683	2	Damscheid|Niederburg
de	55435	49.957	8.016	2	Gau-Algesheim
de	55437	49.944	7.971	4	Ockenheim|Appenheim|Nieder-Hilbersheim|Ober-Hilbersheim
de	55442	49.967	7.75	3	Daxweiler|Roth|Stromberg|Warmsroth
de	55444	49.967	7.717	4	Seibersbach|Dörrebach|Eckenroth|Schweppenhausen|Schöneberg|Waldlaubersheim
de	55450	49.9	7.9	2	Langenlonsheim
de	55452	49.9	7.817	4	Windesheim|Rümmelsheim/Burg Layen|Dorsheim|Guldental|Hergenfeld|Laubenheim
de	55457	49.9	7.933	2	Gensingen|Horrweiler
de	55459	49.908	7.916	3	Grolsheim|Aspisheim
de	55469	49.982	7.524	5	Simmern|Altweidelbach|Belgweiler|Bergenhausen|Budenbach|Holzbach|Horn|Klosterkumbd|Mutterschied|Nannhausen|Niederkumbd|Ohlweiler|Oppertshausen|Pleizenhausen|Rayerschied|Riegenroth|Schönborn
de	55471	49.983	7.45	5	Biebern|Fronhofen|Keidelheim|Külz|Kümbdchen|Neuerkirch|Ravengiersburg|Reich|Sargenroth|Tiefenbach|Wüschheim
de	55481	49.944	7.407	3	Kirchberg|Dillendorf|Hecken|Kludenbach|Lindenschied|Maitzborn|Metzenhausen|Nieder Kostenz|Ober Kostenz|Reckershausen|Rödern|Schwarzen|Todenroth|Womrath
de	55483	49.95	7.3	7	Bärenbach|Dickenschied|Heinzenbach|Hirschfeld|Horbruch|Kappel|Krummenau|Lautzenhausen|Schlierschied|Unzenberg
de	55487	49.933	7.317	3	Sohren|Dill|Laufersweiler|Niedersohren|Sohrschied
de	55490	49.894	7.478	3	Gemünden|Gehlweiler|Henau|Mengerschied|Rohrbach|Woppenroth
de	55491	49.921	7.28	2	Büchenbeuren|Niederweiler|Wahlenau
de	55494	50.011	7.673	3	Rheinböllen|Benzweiler|Dichtelbach|Erbach|Liebshausen|Mörschbach|Wahlbach
de	55496	49.967	7.6	2	Argenthal
de	55497	49.982	7.644	2	Ellern|Schnorbach
de	55499	49.959	7.557	2	Riesweiler
de	55543	49.837	7.865	2	Bad Kreuznach
de	55545	49.848	7.838	2	Bad Kreuznach
de	55546	49.825	7.899	5	Hackenheim|Fürfeld|Pfaffen-Schwabenheim|Volxheim|Frei-Laubersheim|Biebelsheim|Neu-Bamberg|Tiefenthal
de	55559	49.878	7.896	2	Bretzenheim
de	55566	49.776	7.617	6	Meddersheim|Bad Sobernheim|Daubach|Ippenschied|Kirschroth|Rehbach
de	55568	49.777	7.689	4	Staudernheim|Abtweiler|Lauschied
de	55569	49.798	7.593	3	Monzingen|Auen|Langenthal|Nußbaum
de	55571	49.765	7.706	2	Odernheim am Glan
de	55576	49.867	7.983	3	Sprendlingen|Badenheim|Pleitersheim|Welgesheim|Zotzenheim
de	55578	49.836	8.051	3	Wallertheim|Gau-Weinheim|Sankt Johann|Vendersheim|Wolfsheim
de	55583	49.812	7.845	2	Bad Münster am Stein-Ebernburg
de	55585	49.811	7.815	4	Norheim|Altenbamberg|Duchroth|Hochstätten|Niederhausen|Oberhausen an der Nahe
de	55590	49.707	7.668	2	Meisenheim
de	55592	49.7	7.633	3	Breitenheim|Desloch|Jeckenbach|Raumbach|Rehborn
de	55593	49.85	7.817	2	Rüdesheim
de	55595	49.867	7.833	8	Hargesheim|Roxheim|Weinsheim|Wallhausen|Hüffelsheim|Spabrücken|Bockenau|Gutenberg|Allenfeld|Argenschwang|Boos|Braunweiler|Burgsponheim|Dalberg|Gebroth|Mandel|Münchwald|Sankt Katharinen|Sommerloch|Spall|Sponheim|Traisen|Winterbach|Winterburg
de	55596	49.817	7.717	2	Waldböckelheim|Oberstreit|Schloßböckelheim
de	55597	49.817	7.967	2	Wöllstein|Gumbsheim
de	55599	49.835	8.021	5	Gau-Bickelheim|Siefersheim|Eckelsheim|Stein-Bockenheim|Wonsheim
de	55606	49.789	7.458	6	Kirn|Hochstetten-Dhaun|Brauweiler|Bruschied|Bärweiler|Hahnenbach|Heimweiler|Heinzenberg|Horbach|Kellenbach|Königsau|Limbach|Meckenbach|Oberhausen|Otzweiler
de	55608	49.75	7.5	9	Becherbach bei Kirn|Bergen|Berschweiler|Griebelschied|Hausen|Schneppenbach
de	55618	49.81	7.523	2	Simmertal
de	55619	49.817	7.433	2	Hennweiler
de	55621	49.717	7.55	2	Hundsbach
de	55624	49.864	7.342	3	Rhaunen|Bollenbach|Gösenroth|Oberkirn|Schwerbach|Weitersbach
de	55626	49.843	7.378	2	Bundenbach
de	55627	49.793	7.56	2	Merxheim|Martinstein|Weiler bei Monzingen
de	55629	49.85	7.517	2	Schwarzerden|Seesbach|Weitersborn
de	55743	49.714	7.308	4	Idar-Oberstein|Kirschweiler|Fischbach|Gerach|Hintertiefenbach
de	55756	49.783	7.333	2	Herrstein
de	55758	49.755	7.167	13	Allenbach|Asbach|Breitenthal|Bruchweiler|Bärenbach|Dickesbach|Hellertshausen|Herborn|Hettenrodt|Hottenbach|Kempfeld|Langweiler|Mackenrodt|Mittelreidenbach|Mörschied|Niederhosenbach|Niederwörresbach|Oberhosenbach|Oberreidenbach|Oberwörresbach|Schauren|Schmidthachenbach|Sensweiler|Sien|Sienhachenbach|Sonnschied|Stipshausen|Sulzbach|Veitsrodt|Vollmersbach|Weiden|Wickenrodt|Wirschweiler
de	55765	49.652	7.167	3	Birkenfeld|Dambach|Dienstweiler|Elchweiler|Ellenberg|Ellweiler|Oberhambach|Rimsberg|Schmißberg
de	55767	49.633	7.117	8	Brücken|Abentheuer|Achtelsbach|Buhlenberg|Gimbweiler|Gollenberg|Hattgenstein|Kronweiler|Leisel|Meckenbach|Niederbrombach|Niederhambach|Nohen|Oberbrombach|Rinzenberg|Rötsweiler-Nockenthal|Schwollen|Siesbach|Sonnenberg-Winnenberg|Wilzenberg-Hußweiler
de	55768	49.617	7.2	2	Hoppstädten-Weiersbach
de	55774	49.649	7.397	2	Baumholder
de	55776	49.6	7.25	4	Berglangenbach|Frauenberg|Hahnweiler|Reichenbach|Rohrbach|Ruschberg|Rückweiler
de	55777	49.578	7.293	2	Berschweiler|Eckersweiler|Fohren-Linden|Mettweiler
de	55779	49.617	7.25	3	Heimbach|Leitzweiler
de	56068	50.357	7.593	2	Koblenz
de	56070	50.385	7.574	2	Koblenz
de	56072	50.358	7.525	2	Koblenz
de	56073	50.359	7.581	2	Koblenz
de	56075	50.32	7.568	2	Koblenz
de	56076	50.355	7.562	6	Koblenz
de	56077	50.355	7.562	6	Koblenz
de	56112	50.3	7.617	2	Lahnstein
de	56130	50.335	7.714	2	Bad Ems
de	56132	50.333	7.767	4	Dausenau|Becheln|Frücht|Kemmenau|Miellen|Nievern
de	56133	50.333	7.683	2	Fachbach
de	56154	50.231	7.59	2	Boppard
de	56170	50.423	7.579	2	Bendorf
de	56179	50.396	7.624	2	Vallendar|Niederwerth
de	56182	50.383	7.633	2	Urbar
de	56191	50.417	7.6	2	Weitersburg
de	56203	50.435	7.669	2	Höhr-Grenzhausen
de	56204	50.406	7.699	2	Hillscheid
de	56206	50.456	7.687	2	Hilgert|Kammerforst
de	56218	50.385	7.499	2	Mülheim-Kärlich
de	56220	50.417	7.517	4	Urmitz|Kettig|Bassenheim|Sankt Sebastian|Kaltenengers
de	56235	50.465	7.728	2	Ransbach-Baumbach|Hundsdorf
de	56237	50.467	7.633	5	Nauort|Alsbach|Breitenau|Caan|Deesen|Oberhaid|Sessenbach|Wirscheid|Wittgert
de	56242	50.532	7.756	2	Selters|Marienrachdorf|Ellenhausen|Nordhofen|Quirnbach
de	56244	50.5	7.833	7	Ötzingen|Helferskirchen|Maxsain|Arnshöfen|Ettinghausen|Ewighausen|Freilingen|Freirachdorf|Goddert|Hahn am See|Hartenfels|Krümmel|Kuhnhöfen|Leuterod|Niedersayn|Rückeroth|Schenkelberg|Sessenhausen|Steinen|Vielbach|Weidenhahn|Wölferlingen
de	56249	50.583	7.733	2	Herschbach
de	56253	50.172	7.302	2	Treis-Karden
de	56254	50.194	7.371	2	Moselkern|Müden
de	56269	50.547	7.653	2	Dierdorf|Marienhausen
de	56271	50.514	7.608	7	Kleinmaischeid|Isenburg|Maroth|Mündersbach|Roßbach
de	56276	50.5	7.633	2	Großmaischeid|Stebach
de	56281	50.155	7.552	3	Emmelshausen|Dörth|Hungenroth|Karbach|Schwall
de	56283	50.15	7.5	4	Gondershausen|Halsenbach|Nörtershausen|Beulich|Kratzenburg|Mermuth|Morshausen|Ney
de	56288	50.069	7.441	5	Kastellaun|Bell|Alterkülz|Braunshorn|Bubach|Hasselbach|Hollnich|Korweiler|Lahr|Laubach|Michelbach|Roth|Spesenroth|Zilshausen
de	56290	50.106	7.462	6	Beltheim|Dommershausen|Buch|Gödenroth|Lieg|Lütz|Macken|Mörsdorf|Uhler
de	56291	50.117	7.633	5	Badenhard|Bickenbach|Birkheim|Hausbay|Kisselbach|Laudert|Leiningen|Lingerhahn|Maisborn|Mühlpfad|Niedert|Norath|Pfalzfeld|Steinbach|Thörlingen|Utzenhain|Wiebelsheim
de	56294	50.246	7.362	2	Münstermaifeld|Gappenach|Gierschnach|Kalt|Wierschem
de	56295	50.31	7.405	2	Lonnig|Kerben|Rüber
de	56299	50.35	7.383	2	Ochtendung
de	56305	50.604	7.574	2	Puderbach|Döttesfeld
de	56307	50.55	7.6	3	Dernbach|Dürrholz|Harschbach
de	56316	50.575	7.625	2	Raubach|Hanroth|Niederhofen
de	56317	50.583	7.55	2	Linkenbach|Urbach
de	56321	50.281	7.617	2	Rhens|Brey
de	56322	50.259	7.648	2	Spay
de	56323	50.283	7.55	2	Waldesch
de	56329	50.149	7.707	2	Sankt Goar
de	56330	50.302	7.456	2	Kobern-Gondorf
de	56332	50.314	7.472	7	Dieblich|Löf|Lehmen|Oberfell|Wolken|Niederfell|Alken|Brodenbach|Burgen|Hatzenport|Kattenes
de	56333	50.317	7.517	2	Winningen
de	56335	50.384	7.71	2	Neuhäusel
de	56337	50.378	7.723	2	Eitelborn|Arzbach|Simmern|Kadenbach
de	56338	50.274	7.645	2	Braubach
de	56340	50.245	7.612	3	Osterspai|Dachsenhausen
de	56341	50.223	7.624	2	Kamp-Bornhofen|Filsen
de	56346	50.158	7.714	3	Sankt Goarshausen|Lykershausen|Prath
de	56348	50.117	7.8	7	Weisel|Bornich|Dahlheim|Dörscheid|Kestert|Patersberg
de	56349	50.088	7.761	2	Kaub
de	56355	50.199	7.859	5	Nastätten|Bettendorf|Diethardt|Endlichhofen|Hunzel|Kehlbach|Lautert|Oberbachheim|Weidenbach|Winterwerb
de	56357	50.226	7.832	6	Miehlen|Holzhausen an der Haide|Auel|Berg|Bogel|Buch|Dessighofen|Dornholzhausen|Ehr|Eschbach|Geisig|Gemmerich|Hainau|Himmighofen|Kasdorf|Lierschied|Lipporn|Lollschied|Marienfels|Niederbachheim|Niederwallmenach|Nochern|Obertiefenbach|Oberwallmenach|Oelsberg|Pohl|Reichenberg|Reitzenhain|Rettershain|Ruppertshofen|Strüth|Welterod|Weyer
de	56368	50.267	7.973	3	Katzenelnbogen|Berghausen|Ergeshausen|Herold|Klingelbach|Niedertiefenbach|Roth
de	56370	50.268	7.999	5	Allendorf|Attenhausen|Berndroth|Biebrich|Bremberg|Dörsdorf|Ebertshausen|Eisighofen|Gutenacker|Kördorf|Mittelfischbach|Oberfischbach|Reckenroth|Rettert|Schönborn|Wasenbach
de	56377	50.315	7.8	3	Nassau|Misselberg|Schweighausen|Seelbach
de	56379	50.339	7.853	5	Singhofen|Holzappel|Charlottenberg|Dienethal|Dörnberg|Geilnau|Horhausen|Hömberg|Laurenburg|Obernhof|Oberwies|Scheidt|Steinsberg|Sulzbach|Weinähr|Winden|Zimmerschied
de	56410	50.436	7.823	2	Montabaur
de	56412	50.417	7.933	6	Nentershausen|Niederelbert|Heiligenroth|Girod|Holler|Ruppach-Goldhausen|Oberelbert|Niedererbach|Großholbach|Boden|Daubach|Gackenbach|Görgeshausen|Heilberscheid|Horbach|Hübingen|Nomborn|Stahlhofen|Untershausen|Welschneudorf
de	56414	50.45	7.983	5	Hundsangen|Meudt|Wallmerod|Dreikirchen|Berod bei Wallmerod|Bilkheim|Herschbach (Oberwesterwald)|Molsberg|Niederahr|Oberahr|Obererbach|Salz|Steinefrenz|Weroth|Zehnhausen bei Wallmerod
de	56422	50.472	7.798	2	Wirges
de	56424	50.473	7.77	3	Ebernhahn|Mogendorf|Bannberscheid|Moschheim|Staudt
de	56427	50.486	7.78	2	Siershahn
de	56428	50.467	7.783	2	Dernbach (Westerwald)
de	56457	50.559	7.975	2	Westerburg|Halbs|Hergenroth
de	56459	50.583	7.917	4	Langenhahn|Kölbingen|Pottum|Ailertchen|Bellingen|Berzhahn|Brandscheid|Elbingen|Gemünden|Girkenroth|Guckheim|Härtlingen|Kaden|Mähren|Rotenhain|Rothenbach|Stahlhofen am Wiesensee|Stockum-Püschen|Weltersburg|Willmenrod|Winnen
de	56462	50.617	7.983	2	Höhn
de	56470	50.65	7.95	2	Bad Marienberg
de	56472	50.667	8.017	5	Hof|Dreisbach|Fehl-Ritzhausen|Großseifen|Hahn bei Marienberg|Hardt|Lautzenbrücken|Nisterau|Nisterberg|Stockhausen-Illfurth
de	56477	50.608	8.067	4	Rennerod|Nister-Möhrendorf|Waigandshain|Zehnhausen bei Rennerod
de	56479	50.613	8.026	6	Hellenhahn-Schellenberg|Seck|Rehe|Bretthausen|Homberg|Hüblingen|Irmtraut|Liebenscheid|Neunkirchen|Neustadt (Westerwald)|Niederroßbach|Oberrod|Oberroßbach|Salzburg|Stein-Neukirch|Waldmühlen|Westernohe|Willingen
de	56564	50.433	7.463	2	Neuwied
de	56566	50.437	7.545	2	Neuwied
de	56567	50.456	7.469	2	Neuwied
de	56575	50.417	7.451	2	Weißenthurm
de	56579	50.5	7.5	2	Rengsdorf|Bonefeld|Hardert
de	56581	50.483	7.483	3	Melsbach|Ehlscheid|Kurtscheid
de	56584	50.5	7.55	2	Anhausen|Meinborn|Rüscheid|Thalhausen
de	56587	50.556	7.522	2	Oberhonnefeld-Gierend|Oberraden|Straßenhaus
de	56588	50.55	7.417	3	Waldbreitbach
de	56589	50.531	7.421	2	Niederbreitbach|Datzeroth
de	56593	50.587	7.53	2	Horhausen|Bürdenbach|Güllesheim|Krunkel|Niedersteinebach|Obersteinebach|Pleckhausen
de	56594	50.569	7.527	2	Willroth
de	56598	50.5	7.333	2	Rheinbrohl|Hammerstein
de	56599	50.45	7.383	2	Leutesdorf
de	56626	50.431	7.404	2	Andernach
de	56630	50.396	7.362	2	Kretz
de	56637	50.393	7.393	2	Plaidt
de	56642	50.383	7.333	2	Kruft
de	56645	50.414	7.327	2	Nickenich
de	56648	50.383	7.417	2	Saffig
de	56651	50.459	7.218	2	Niederzissen|Oberzissen|Niederdürenbach|Brenk|Galenberg|Oberdürenbach
de	56653	50.433	7.283	3	Wassenach|Wehr|Glees
de	56656	50.483	7.329	2	Brohl-Lützing
de	56659	50.455	7.277	2	Burgbrohl
de	56727	50.328	7.223	3	Mayen|Reudelsterz|Sankt Johann
de	56729	50.35	7.217	8	Ettringen|Kehrig|Kirchwald|Acht|Anschau|Arft|Baar|Bermel|Boos|Ditscheid|Herresbach|Hirten|Langenfeld|Langscheid|Lind|Luxem|Monreal|Münk|Nachtsheim|Nitz|Siebenbach|Virneburg|Weiler|Welschenbach
de	56736	50.35	7.25	2	Kottenheim
de	56743	50.367	7.283	2	Mendig|Thür
de	56745	50.408	7.147	4	Weibern|Bell|Rieden|Hausten|Volkesfeld
de	56746	50.42	7.117	2	Kempenich|Hohenleimbach|Spessart
de	56751	50.3	7.313	3	Polch|Einig|Gering|Kollig
de	56753	50.27	7.308	4	Mertloch|Naunheim|Pillig|Trimbs|Welling
de	56754	50.206	7.246	3	Binningen|Brohl|Dünfus|Forst (Eifel)|Möntenich|Roes
de	56759	50.231	7.139	3	Kaisersesch|Laubach|Eppenberg|Kalenborn|Leienkaul
de	56761	50.261	7.165	5	Düngenheim|Masburg|Brachtendorf|Eulgem|Gamlen|Hambuch|Hauroth|Kaifenheim|Müllenbach|Urmersbach|Zettingen
de	56766	50.209	6.979	3	Ulmen|Auderath|Berenbach|Filz|Horperath
de	56767	50.255	6.978	3	Gunderath|Höchstberg|Kaperich|Kolverath|Kötterichen|Lirstal|Mosbruch|Oberelz|Sassen|Uersfeld|Ueß
de	56769	50.283	7.05	3	Arbach|Bereborn|Mannebach|Retterath
de	56812	50.145	7.164	2	Cochem|Dohr|Valwig
de	56814	50.133	7.233	5	Bruttig-Fankel|Faid|Ediger-Eller|Beilstein|Bremm|Ernst|Greimersburg|Illerich|Landkern|Wirfus
de	56818	50.167	7.2	2	Klotten
de	56820	50.1	7.2	2	Briedern|Mesenich|Nehren|Senheim-Senhals
de	56821	50.1	7.233	2	Ellenz-Poltersdorf
de	56823	50.173	7.083	2	Büchel
de	56825	50.1	7.083	5	Beuren|Gevenich|Gillenbeuren|Kliding|Schmitt|Urschmitt|Weiler
de	56826	50.127	7.007	2	Lutzerath|Wagenhausen|Wollmerath
de	56828	50.177	7.04	2	Alflen
de	56829	50.183	7.267	2	Brieden|Kail|Pommern
de	56841	49.951	7.116	2	Traben-Trarbach
de	56843	50.017	7.117	6	Burg (Mosel)|Irmenach|Lötzbeuren|Starkenburg
de	56850	49.984	7.13	5	Enkirch|Hahn|Raversbeuren
de	56856	50.029	7.182	2	Zell
de	56858	49.988	7.272	8	Altlay|Altstrimmig|Belg|Forst (Hunsrück)|Grenderich|Haserich|Liesenich|Mittelstrimmig|Neef|Peterswald-Löffelscheid|Rödelhausen|Sankt Aldegund|Sosberg|Tellig|Würrich
de	56859	50.054	7.137	2	Bullay|Alf
de	56861	50.017	7.117	3	Reil
de	56862	50.04	7.128	2	Pünderich
de	56864	50.067	7.033	2	Bad Bertrich
de	56865	50.039	7.302	2	Blankenrath|Hesweiler|Moritzheim|Panzweiler|Reidenhausen|Schauren|Walhausen
de	56867	50.017	7.15	2	Briedel
de	56869	50.067	7.35	2	Mastershausen
de	57072	50.873	8.01	2	Siegen
de	57074	50.862	8.034	2	Siegen
de	57076	50.899	8.031	2	Siegen
de	57078	50.912	8.008	2	Siegen
de	57080	50.834	8.022	2	Siegen
de	57223	50.968	7.989	2	Kreuztal
de	57234	50.817	8.1	2	Wilnsdorf
de	57250	50.9	8.151	2	Netphen
de	57258	50.897	7.874	2	Freudenberg
de	57271	50.997	8.111	2	Hilchenbach
de	57290	50.8	8	2	Neunkirchen
de	57299	50.751	8.079	2	Burbach
de	57319	51.033	8.413	2	Bad Berleburg
de	57334	50.941	8.33	2	Bad Laasphe
de	57339	50.989	8.253	2	Erndtebrück
de	57368	51.117	8.067	2	Lennestadt
de	57392	51.155	8.285	2	Schmallenberg
de	57399	51.086	8.089	2	Kirchhundem
de	57413	51.168	7.973	2	Finnentrop
de	57439	51.126	7.903	2	Attendorn
de	57462	51.029	7.851	2	Olpe
de	57482	50.967	7.867	2	Wenden
de	57489	51.024	7.774	2	Drolshagen
de	57518	50.791	7.872	2	Betzdorf|Alsdorf|Steineroth
de	57520	50.711	7.96	6	Friedewald|Neunkhausen|Derschen|Langenbach bei Kirburg|Niederdreisbach|Dickendorf|Emmerzhausen|Grünebach|Kausen|Mauden|Molzhain|Rosenheim|Schutzbach|Steinebach/Sieg
de	57537	50.779	7.735	3	Wissen|Mittelhof|Forst
de	57539	50.762	7.7	3	Roth|Etzbach|Fürthen|Breitscheidt|Bitzen|Bruchertseifen|Hövels|Selbach
de	57548	50.809	7.886	2	Kirchen
de	57555	50.825	7.944	2	Mudersbach|Brachbach
de	57562	50.777	7.954	2	Herdorf
de	57567	50.733	7.967	2	Daaden
de	57572	50.85	7.867	2	Niederfischbach|Harbach
de	57577	50.765	7.678	2	Hamm|Seelbach
de	57578	50.733	7.883	2	Elkenroth
de	57580	50.75	7.817	2	Gebhardshain|Elben|Fensdorf
de	57581	50.815	7.822	2	Katzwinkel
de	57583	50.699	7.875	2	Nauroth|Mörlen
de	57584	50.787	7.841	2	Scheuerfeld|Wallmenroth
de	57586	50.725	7.928	2	Weitefeld
de	57587	50.817	7.733	2	Birken-Honigsessen
de	57589	50.76	7.649	2	Pracht|Birkenbeul|Niederirsen
de	57610	50.686	7.642	3	Altenkirchen|Almersbach|Bachenberg|Gieleroth|Ingelbach|Michelbach
de	57612	50.7	7.583	6	Birnbach|Busenhausen|Eichelhardt|Giesenhausen|Helmenzen|Helmeroth|Hemmelzen|Heupelzen|Hilgenroth|Idelberg|Isert|Kettenhausen|Kroppach|Obererbach|Racksen|Volkerzen|Ölsen
de	57614	50.617	7.633	5	Steimel|Berod bei Höchstenbach|Borod|Fluterschen|Mudenbach|Niederwambach|Oberwambach|Ratzert|Stürzelbach|Wahlrod|Woldert
de	57627	50.66	7.823	4	Hachenburg|Astert|Gehlert|Heuzert|Marzhausen
de	57629	50.683	7.783	6	Müschenbach|Atzelgift|Dreifelden|Heimborn|Höchstenbach|Kirburg|Kundert|Limbach|Linden|Lochum|Luckenbach|Malberg|Merkelbach|Mörsbach|Norken|Stein-Wingert|Steinebach an der Wied|Streithausen|Wied
de	57632	50.647	7.527	3	Flammersfeld|Berzhausen|Burglahr|Eichen|Eulenberg|Giershausen|Kescheid|Orfgen|Peterslahr|Reiferscheid|Rott|Schürdt|Seelbach|Seifen|Walterschen|Ziegenhain
de	57635	50.717	7.55	4	Weyerbusch|Ersfeld|Fiersbach|Forstmehren|Hasselbach|Hirz-Maulsbach|Kircheib|Kraam|Mehren|Oberirsen|Rettersen|Werkhausen|Wölmersen
de	57636	50.7	7.667	2	Mammelzen|Sörth
de	57638	50.669	7.585	2	Neitersen|Obernau|Schöneberg
de	57639	50.626	7.666	2	Oberdreis|Rodenbach
de	57641	50.623	7.517	2	Oberlahr
de	57642	50.633	7.867	2	Alpenrod
de	57644	50.667	7.767	3	Hattert|Welkenbach|Winkelbach
de	57645	50.676	7.838	2	Nister
de	57647	50.617	7.883	2	Enspel|Nistertal
de	57648	50.649	7.908	2	Unnau|Bölsberg
de	58089	51.38	7.439	2	Hagen
de	58091	51.32	7.508	2	Hagen
de	58093	51.366	7.521	2	Hagen
de	58095	51.361	7.479	2	Hagen
de	58097	51.367	7.478	2	Hagen
de	58099	51.399	7.49	2	Hagen
de	58119	51.353	7.563	2	Hagen
de	58135	51.347	7.427	2	Hagen
de	58239	51.444	7.567	2	Schwerte
de	58256	51.298	7.363	2	Ennepetal
de	58285	51.32	7.339	2	Gevelsberg
de	58300	51.388	7.393	2	Wetter (Ruhr)
de	58313	51.4	7.436	2	Herdecke
de	58332	51.286	7.294	2	Schwelm
de	58339	51.259	7.468	2	Breckerfeld
de	58452	51.431	7.334	2	Witten
de	58453	51.443	7.363	2	Witten
de	58454	51.464	7.374	2	Witten
de	58455	51.445	7.33	2	Witten
de	58456	51.405	7.258	2	Witten
de	58507	51.226	7.634	2	Lüdenscheid
de	58509	51.227	7.613	2	Lüdenscheid
de	58511	51.217	7.646	2	Lüdenscheid
de	58513	51.246	7.62	2	Lüdenscheid
de	58515	51.201	7.626	2	Lüdenscheid
de	58540	51.107	7.648	2	Meinerzhagen
de	58553	51.186	7.498	2	Halver
de	58566	51.134	7.591	2	Kierspe
de	58579	51.241	7.528	2	Schalksmühle
de	58636	51.38	7.703	2	Iserlohn
de	58638	51.374	7.696	2	Iserlohn
de	58640	51.367	7.7	2	Iserlohn
de	58642	51.371	7.611	2	Iserlohn
de	58644	51.325	7.697	2	Iserlohn
de	58675	51.387	7.77	2	Hemer
de	58706	51.441	7.789	2	Menden
de	58708	51.455	7.776	2	Menden
de	58710	51.419	7.826	2	Menden
de	58730	51.476	7.769	2	Fröndenberg
de	58739	51.496	7.866	2	Wickede
de	58762	51.295	7.673	2	Altena
de	58769	51.317	7.617	2	Nachrodt-Wiblingwerde
de	58791	51.26	7.766	2	Werdohl
de	58802	51.331	7.864	2	Balve
de	58809	51.283	7.782	2	Neuenrade
de	58840	51.209	7.873	2	Plettenberg
de	58849	51.192	7.806	2	Herscheid
de	59063	51.675	7.841	2	Hamm
de	59065	51.68	7.813	2	Hamm
de	59067	51.674	7.78	2	Hamm
de	59069	51.645	7.861	2	Hamm
de	59071	51.691	7.87	2	Hamm
de	59073	51.683	7.8	2	Hamm
de	59075	51.687	7.736	2	Hamm
de	59077	51.642	7.734	2	Hamm
de	59174	51.592	7.664	2	Kamen
de	59192	51.616	7.644	2	Bergkamen
de	59199	51.6	7.767	2	Bönen
de	59227	51.76	7.885	2	Ahlen
de	59229	51.75	7.897	2	Ahlen
de	59269	51.756	8.041	2	Beckum
de	59302	51.829	8.147	2	Oelde
de	59320	51.838	8.031	2	Ennigerloh
de	59329	51.733	8.25	2	Wadersloh
de	59348	51.768	7.444	2	Lüdinghausen
de	59368	51.664	7.634	2	Werne
de	59379	51.697	7.468	2	Selm
de	59387	51.783	7.617	2	Ascheberg
de	59394	51.738	7.522	2	Nordkirchen
de	59399	51.708	7.379	2	Olfen
de	59423	51.53	7.676	2	Unna
de	59425	51.548	7.685	2	Unna
de	59427	51.539	7.728	2	Unna
de	59439	51.5	7.633	2	Holzwickede
de	59457	51.555	7.914	2	Werl
de	59469	51.513	7.949	2	Ense
de	59494	51.576	8.106	2	Soest
de	59505	51.583	8.167	2	Bad Sassendorf
de	59510	51.677	8.122	2	Lippetal
de	59514	51.617	7.967	2	Welver
de	59519	51.5	8.133	2	Möhnesee
de	59555	51.677	8.341	2	Lippstadt
de	59556	51.667	8.342	3	Lippstadt
de	59557	51.657	8.344	2	Lippstadt
de	59558	51.667	8.342	3	Lippstadt
de	59581	51.466	8.311	2	Warstein
de	59590	51.641	8.511	2	Geseke
de	59597	51.603	8.291	2	Erwitte
de	59602	51.491	8.436	2	Rüthen
de	59609	51.567	8.333	2	Anröchte
de	59755	51.383	8.083	8	Arnsberg
de	59757	51.383	8.083	8	Arnsberg
de	59759	51.426	7.991	2	Arnsberg
de	59821	51.4	8.063	2	Arnsberg
de	59823	51.383	8.083	8	Arnsberg
de	59846	51.328	8.004	2	Sundern
de	59872	51.35	8.283	2	Meschede
de	59889	51.267	8.235	2	Eslohe
de	59909	51.361	8.401	2	Bestwig
de	59929	51.395	8.572	2	Brilon
de	59939	51.356	8.489	2	Olsberg
de	59955	51.193	8.535	2	Winterberg
de	59964	51.197	8.706	2	Medebach
de	59969	51.111	8.62	2	Hallenberg|Bromskirchen
de	60306	50.116	8.67	2	Frankfurt am Main
de	60308	50.112	8.653	2	Frankfurt am Main
de	60310	50.111	8.673	2	Frankfurt am Main
de	60311	50.111	8.683	2	Frankfurt am Main
de	60313	50.115	8.682	2	Frankfurt am Main
de	60314	50.114	8.712	2	Frankfurt am Main
de	60316	50.121	8.697	2	Frankfurt am Main
de	60318	50.125	8.687	2	Frankfurt am Main
de	60320	50.139	8.672	2	Frankfurt am Main
de	60322	50.125	8.676	2	Frankfurt am Main
de	60323	50.122	8.665	2	Frankfurt am Main
de	60325	50.115	8.66	2	Frankfurt am Main
de	60326	50.102	8.63	2	Frankfurt am Main
de	60327	50.104	8.652	2	Frankfurt am Main
de	60329	50.107	8.666	2	Frankfurt am Main
de	60385	50.125	8.711	2	Frankfurt am Main
de	60386	50.127	8.755	2	Frankfurt am Main
de	60388	50.151	8.754	2	Frankfurt am Main
de	60389	50.138	8.712	2	Frankfurt am Main
de	60431	50.146	8.655	2	Frankfurt am Main
de	60433	50.16	8.668	2	Frankfurt am Main
de	60435	50.154	8.691	2	Frankfurt am Main
de	60437	50.192	8.675	2	Frankfurt am Main
de	60438	50.179	8.632	2	Frankfurt am Main
de	60439	50.16	8.634	2	Frankfurt am Main
de	60486	50.116	8.636	2	Frankfurt am Main
de	60487	50.126	8.641	2	Frankfurt am Main
de	60488	50.142	8.616	2	Frankfurt am Main
de	60489	50.125	8.609	2	Frankfurt am Main
de	60528	50.084	8.644	2	Frankfurt am Main
de	60529	50.084	8.592	2	Frankfurt am Main
de	60549	50.041	8.57	2	Frankfurt am Main
de	60594	50.104	8.689	2	Frankfurt am Main
de	60596	50.097	8.674	2	Frankfurt am Main
de	60598	50.09	8.682	2	Frankfurt am Main
de	60599	50.096	8.711	2	Frankfurt am Main
de	61118	50.179	8.738	2	Bad Vilbel
de	61130	50.238	8.867	2	Nidderau
de	61137	50.206	8.833	2	Schöneck
de	61138	50.194	8.8	2	Niederdorfelden
de	61169	50.337	8.756	2	Friedberg
de	61184	50.23	8.772	2	Karben
de	61191	50.299	8.698	2	Rosbach vor der Höhe
de	61194	50.283	8.833	2	Niddatal
de	61197	50.329	8.917	2	Florstadt
de	61200	50.4	8.817	2	Wölfersheim
de	61203	50.356	8.874	2	Reichelsheim
de	61206	50.283	8.767	2	Wöllstadt
de	61209	50.389	8.886	2	Echzell
de	61231	50.365	8.739	2	Bad Nauheim
de	61239	50.373	8.691	2	Ober-Mörlen
de	61250	50.336	8.537	2	Usingen
de	61267	50.317	8.5	2	Neu-Anspach
de	61273	50.3	8.567	2	Wehrheim
de	61276	50.333	8.417	2	Weilrod
de	61279	50.39	8.457	2	Grävenwiesbach
de	61348	50.227	8.612	2	Bad Homburg vor der Höhe
de	61350	50.238	8.602	2	Bad Homburg vor der Höhe
de	61352	50.217	8.617	2	Bad Homburg vor der Höhe
de	61381	50.25	8.643	2	Friedrichsdorf
de	61389	50.267	8.45	2	Schmitten
de	61440	50.207	8.578	2	Oberursel
de	61449	50.165	8.571	2	Steinbach (Taunus)
de	61462	50.181	8.472	2	Königstein im Taunus
de	61476	50.179	8.513	2	Kronberg im Taunus
de	61479	50.217	8.4	2	Glashütten
de	63065	50.105	8.762	2	Offenbach
de	63067	50.107	8.734	2	Offenbach
de	63069	50.089	8.749	2	Offenbach
de	63071	50.099	8.785	2	Offenbach
de	63073	50.1	8.767	2	Offenbach
de	63075	50.123	8.792	2	Offenbach
de	63110	50.026	8.886	2	Rodgau
de	63128	50.01	8.778	2	Dietzenbach
de	63150	50.056	8.801	2	Heusenstamm
de	63165	50.108	8.832	2	Mühlheim am Main
de	63179	50.071	8.851	2	Obertshausen
de	63225	49.99	8.668	2	Langen
de	63263	50.058	8.692	2	Neu-Isenburg
de	63303	50.02	8.696	2	Dreieich
de	63322	49.974	8.828	2	Rödermark
de	63329	49.968	8.663	2	Egelsbach
de	63450	50.132	8.921	2	Hanau am Main
de	63452	50.144	8.917	2	Hanau am Main
de	63454	50.139	8.886	2	Hanau am Main
de	63456	50.114	8.911	2	Hanau am Main
de	63457	50.106	8.95	2	Hanau am Main
de	63477	50.15	8.833	2	Maintal
de	63486	50.178	8.923	2	Bruchköbel
de	63500	50.043	8.974	2	Seligenstadt
de	63505	50.177	9.04	2	Langenselbold
de	63512	50.083	8.933	2	Hainburg
de	63517	50.15	9.033	2	Rodenbach
de	63526	50.163	8.978	2	Erlensee
de	63533	50.013	8.99	2	Mainhausen
de	63538	50.083	8.983	2	Großkrotzenburg
de	63543	50.2	8.983	2	Neuberg
de	63546	50.217	8.983	2	Hammersbach
de	63549	50.228	9.056	2	Ronneburg
de	63571	50.202	9.187	2	Gelnhausen
de	63579	50.132	9.135	2	Freigericht
de	63584	50.206	9.139	2	Gründau
de	63589	50.167	9.217	2	Linsengericht
de	63594	50.167	9.1	2	Hasselroth
de	63599	50.181	9.286	2	Biebergemünd
de	63607	50.255	9.296	2	Wächtersbach
de	63619	50.228	9.348	2	Bad Orb
de	63628	50.276	9.367	2	Bad Soden-Salmünster
de	63633	50.35	9.3	2	Birstein
de	63636	50.317	9.283	2	Brachttal
de	63637	50.179	9.458	2	Jossgrund
de	63639	50.121	9.438	2	Flörsbachtal
de	63654	50.29	9.111	2	Büdingen
de	63667	50.413	9.006	2	Nidda
de	63674	50.288	8.944	2	Altenstadt
de	63679	50.504	9.125	2	Schotten
de	63683	50.356	9.056	2	Ortenberg
de	63688	50.425	9.198	2	Gedern
de	63691	50.357	8.984	2	Ranstadt
de	63694	50.259	8.978	2	Limeshain
de	63695	50.317	9	2	Glauburg
de	63697	50.4	9.133	2	Hirzenhain
de	63699	50.345	9.211	2	Kefenrod
de	63739	49.976	9.148	2	Aschaffenburg
de	63741	49.975	9.131	2	Aschaffenburg
de	63743	49.965	9.165	2	Aschaffenburg
de	63755	50.089	9.065	2	Alzenau in Unterfranken
de	63762	49.92	9.076	2	Großostheim
de	63768	50.007	9.208	2	Hösbach
de	63773	49.999	9.184	2	Goldbach
de	63776	50.069	9.164	2	Mömbris
de	63785	49.836	9.131	2	Obernburg am Main
de	63791	50.049	9.029	2	Karlstein am Main
de	63796	50.07	9.005	2	Kahl am Main
de	63801	50	9.067	2	Kleinostheim
de	63808	49.964	9.207	2	Haibach
de	63811	49.97	9.072	2	Stockstadt am Main
de	63814	49.982	9.09	2	Mainaschaff
de	63820	49.843	9.164	2	Elsenfeld
de	63825	50.086	9.247	2	Schöllkrippen|Blankenbach|Sommerkahl|Westerngrund
de	63826	50.123	9.197	2	Geiselbach
de	63828	50.117	9.267	2	Kleinkahl
de	63829	50.083	9.206	2	Krombach
de	63831	50.117	9.367	2	Wiesen
de	63834	49.911	9.153	2	Sulzbach am Main
de	63839	49.875	9.169	2	Kleinwallstadt
de	63840	49.87	9.21	2	Hausen
de	63843	49.912	9.137	2	Niedernberg
de	63846	50.017	9.3	2	Laufach
de	63849	49.901	9.222	2	Leidersbach
de	63853	49.86	9.083	2	Mömlingen
de	63856	49.969	9.269	2	Bessenbach
de	63857	49.975	9.302	2	Waldaschaff
de	63860	49.965	9.394	2	Rothenbuch
de	63863	49.819	9.259	2	Eschau
de	63864	50	9.15	2	Glattbach
de	63867	50.032	9.143	2	Johannesberg
de	63868	49.879	9.153	2	Großwallstadt
de	63869	50.028	9.371	2	Heigenbrücken
de	63871	50.071	9.343	2	Heinrichsthal
de	63872	49.889	9.296	2	Heimbuchenthal
de	63874	49.858	9.328	2	Dammbach
de	63875	49.914	9.292	2	Mespelbrunn
de	63877	50.025	9.259	2	Sailauf
de	63879	49.931	9.366	2	Weibersbrunn
de	63897	49.705	9.267	2	Miltenberg
de	63906	49.803	9.163	2	Erlenbach am Main
de	63911	49.785	9.18	2	Klingenberg am Main
de	63916	49.644	9.222	2	Amorbach
de	63920	49.728	9.223	2	Großheubach
de	63924	49.721	9.213	2	Kleinheubach|Rüdenau
de	63925	49.746	9.176	2	Laudenbach
de	63927	49.715	9.269	2	Bürgstadt
de	63928	49.706	9.329	2	Eichenbühl
de	63930	49.707	9.402	2	Neunkirchen
de	63931	49.618	9.178	2	Kirchzell
de	63933	49.793	9.269	2	Mönchberg
de	63934	49.773	9.246	2	Röllbach
de	63936	49.64	9.251	2	Schneeberg
de	63937	49.668	9.216	2	Weilbach
de	63939	49.797	9.154	2	Wörth am Main
de	64283	49.872	8.648	2	Darmstadt
de	64285	49.859	8.649	2	Darmstadt
de	64287	49.868	8.664	2	Darmstadt
de	64289	49.897	8.681	2	Darmstadt
de	64291	49.911	8.657	2	Darmstadt
de	64293	49.888	8.645	2	Darmstadt
de	64295	49.861	8.637	2	Darmstadt
de	64297	49.819	8.645	2	Darmstadt
de	64319	49.806	8.603	2	Pfungstadt
de	64331	49.904	8.589	2	Weiterstadt
de	64342	49.765	8.652	2	Seeheim-Jugenheim
de	64347	49.861	8.572	2	Griesheim
de	64354	49.829	8.836	2	Reinheim
de	64367	49.816	8.708	2	Mühltal
de	64372	49.831	8.749	2	Ober-Ramstadt
de	64380	49.86	8.762	2	Roßdorf
de	64385	49.712	8.839	2	Reichelsheim
de	64390	49.955	8.648	2	Erzhausen
de	64395	49.774	8.884	2	Brensbach
de	64397	49.761	8.721	2	Modautal
de	64401	49.801	8.824	2	Groß-Bieberau
de	64404	49.759	8.617	2	Bickenbach
de	64405	49.765	8.785	2	Fischbachtal
de	64407	49.746	8.859	2	Fränkisch-Crumbach
de	64409	49.938	8.741	2	Messel
de	64521	49.921	8.482	2	Groß-Gerau
de	64546	49.995	8.584	2	Mörfelden-Walldorf
de	64560	49.834	8.496	2	Riedstadt
de	64569	49.951	8.463	2	Nauheim
de	64572	49.903	8.523	2	Büttelborn
de	64579	49.753	8.489	2	Gernsheim
de	64584	49.784	8.474	2	Biebesheim am Rhein
de	64589	49.809	8.473	2	Stockstadt am Rhein
de	64625	49.684	8.618	2	Bensheim
de	64646	49.641	8.637	2	Heppenheim (Bergstraße)
de	64653	49.65	8.567	2	Lorsch
de	64658	49.651	8.785	2	Fürth
de	64665	49.739	8.596	2	Alsbach-Hähnlein
de	64668	49.625	8.763	2	Rimbach
de	64673	49.724	8.611	2	Zwingenberg
de	64678	49.684	8.781	2	Lindenfels
de	64683	49.677	8.548	2	Einhausen
de	64686	49.726	8.703	2	Lautertal
de	64689	49.63	8.882	2	Grasellenbach
de	64711	49.661	8.994	2	Erbach
de	64720	49.676	9.004	2	Michelstadt
de	64732	49.743	9.008	2	Bad König
de	64739	49.8	8.999	2	Höchst im Odenwald
de	64743	49.569	8.974	2	Beerfelden
de	64747	49.8	9.067	2	Breuberg
de	64750	49.788	9.075	2	Lützelbach
de	64753	49.733	8.962	2	Brombachtal
de	64754	49.57	9.063	2	Hesseneck
de	64756	49.653	8.929	2	Mossautal
de	64757	49.499	8.919	2	Rothenberg
de	64807	49.897	8.846	2	Dieburg
de	64823	49.869	8.932	2	Groß-Umstadt
de	64832	49.965	8.951	2	Babenhausen
de	64839	49.923	8.868	2	Münster
de	64846	49.876	8.834	2	Groß-Zimmern
de	64850	49.924	9.009	2	Schaafheim
de	64853	49.826	8.922	2	Otzberg
de	64859	49.951	8.854	2	Eppertshausen
de	65183	50.082	8.239	2	Wiesbaden
de	65185	50.077	8.242	2	Wiesbaden
de	65187	50.069	8.225	2	Wiesbaden
de	65189	50.071	8.257	2	Wiesbaden
de	65191	50.088	8.28	2	Wiesbaden
de	65193	50.09	8.243	2	Wiesbaden
de	65195	50.109	8.197	2	Wiesbaden
de	65197	50.079	8.216	2	Wiesbaden
de	65199	50.073	8.196	2	Wiesbaden
de	65201	50.044	8.204	2	Wiesbaden
de	65203	50.045	8.245	2	Wiesbaden
de	65205	50.061	8.344	2	Wiesbaden
de	65207	50.123	8.302	2	Wiesbaden
de	65232	50.138	8.134	2	Taunusstein
de	65239	50.014	8.352	2	Hochheim am Main
de	65307	50.142	8.07	2	Bad Schwalbach
de	65321	50.165	7.954	2	Heidenrod
de	65326	50.25	8.067	2	Aarbergen
de	65329	50.2	8.067	2	Hohenstein
de	65343	50.033	8.117	5	Eltville am Rhein
de	65344	50.033	8.117	5	Eltville am Rhein
de	65345	50.033	8.117	5	Eltville am Rhein
de	65346	50.033	8.117	5	Eltville am Rhein
de	65347	50.013	8.062	2	Eltville am Rhein
de	65366	49.985	7.968	2	Geisenheim
de	65375	50	8	2	Oestrich-Winkel
de	65385	49.982	7.93	2	Rüdesheim am Rhein
de	65388	50.093	8.103	2	Schlangenbad
de	65391	50.046	7.804	3	Lorch|Sauerthal
de	65396	50.04	8.155	2	Walluf
de	65399	50.04	8.085	2	Kiedrich
de	65428	49.99	8.422	2	Rüsselsheim
de	65439	50.013	8.428	2	Flörsheim
de	65451	50.061	8.529	2	Kelsterbach
de	65462	49.971	8.345	2	Ginsheim-Gustavsburg
de	65468	49.926	8.407	2	Trebur
de	65474	49.994	8.367	2	Bischofsheim
de	65479	50.013	8.453	2	Raunheim
de	65510	50.218	8.267	4	Idstein|Hünstetten
de	65520	50.297	8.269	2	Bad Camberg
de	65527	50.163	8.313	2	Niedernhausen
de	65529	50.25	8.333	2	Waldems
de	65549	50.383	8.061	2	Limburg an der Lahn
de	65550	50.383	8.05	4	Limburg an der Lahn
de	65551	50.383	8.05	4	Limburg an der Lahn
de	65552	50.383	8.05	4	Limburg an der Lahn
de	65553	50.383	8.05	4	Limburg an der Lahn
de	65554	50.383	8.05	4	Limburg an der Lahn
de	65555	50.383	8.05	4	Limburg an der Lahn
de	65556	50.383	8.05	4	Limburg an der Lahn
de	65558	50.345	8.05	7	Flacht|Heistenbach|Burgschwalbach|Gückingen|Balduinstein|Cramberg|Eppenrod|Hirschberg|Holzheim|Isselbach|Kaltenholzhausen|Langenscheid|Lohrheim|Oberneisen
de	65582	50.374	8.007	2	Diez|Aull|Hambach
de	65589	50.446	8.043	2	Hadamar
de	65594	50.406	8.155	2	Runkel
de	65597	50.329	8.148	2	Hünfelden
de	65599	50.517	8.017	2	Dornburg
de	65604	50.417	8.033	2	Elz
de	65606	50.393	8.193	2	Villmar
de	65611	50.356	8.178	2	Brechen
de	65614	50.458	8.146	2	Beselich
de	65618	50.35	8.267	2	Selters (Taunus)
de	65620	50.517	8.117	2	Waldbrunn (Westerwald)
de	65623	50.3	8.067	2	Hahnstätten|Mudershausen|Netzbach|Schiesheim
de	65624	50.367	7.983	2	Altendiez
de	65626	50.358	8.003	2	Birlenbach
de	65627	50.5	8.05	2	Elbtal
de	65629	50.333	8.05	2	Niederneisen
de	65719	50.09	8.449	2	Hofheim am Taunus
de	65760	50.143	8.571	2	Eschborn
de	65779	50.137	8.45	2	Kelkheim (Taunus)
de	65795	50.078	8.476	2	Hattersheim
de	65812	50.141	8.505	2	Bad Soden am Taunus
de	65817	50.143	8.392	2	Eppstein
de	65824	50.15	8.533	2	Schwalbach am Taunus
de	65830	50.084	8.47	2	Kriftel
de	65835	50.118	8.489	2	Liederbach am Taunus
de	65843	50.134	8.528	2	Sulzbach
de	65929	50.105	8.539	2	Frankfurt am Main
de	65931	50.091	8.504	2	Frankfurt am Main
de	65933	50.098	8.6	2	Frankfurt am Main
de	65934	50.103	8.575	2	Frankfurt am Main
de	65936	50.121	8.566	2	Frankfurt am Main
de	66111	49.246	7.002	2	Saarbrücken
de	66113	49.243	6.976	2	Saarbrücken
de	66115	49.24	6.97	2	Saarbrücken
de	66117	49.215	6.968	2	Saarbrücken
de	66119	49.209	7.02	2	Saarbrücken
de	66121	49.229	7.012	2	Saarbrücken
de	66123	49.25	7.022	4	Saarbrücken
de	66125	49.272	7.032	2	Saarbrücken
de	66126	49.25	7.022	4	Saarbrücken
de	66127	49.25	7.022	4	Saarbrücken
de	66128	49.25	7.022	4	Saarbrücken
de	66129	49.25	7.022	4	Saarbrücken
de	66130	49.247	6.91	2	Saarbrücken
de	66131	49.233	7	5	Saarbrücken
de	66132	49.233	7	5	Saarbrücken
de	66133	49.233	7	5	Saarbrücken
de	66265	49.336	6.93	2	Heusweiler
de	66271	49.158	7.037	2	Kleinblittersdorf
de	66280	49.3	7.067	2	Sulzbach/Saar
de	66287	49.317	7.05	2	Quierschied
de	66292	49.3	6.933	2	Riegelsberg
de	66299	49.328	7.096	2	Friedrichsthal
de	66333	49.252	6.859	2	Völklingen
de	66346	49.285	6.887	2	Püttlingen
de	66352	49.203	6.841	2	Großrosseln
de	66359	49.277	6.801	2	Bous
de	66386	49.277	7.117	2	Sankt Ingbert
de	66399	49.183	7.167	2	Mandelbachtal
de	66424	49.326	7.339	2	Homburg
de	66440	49.237	7.256	2	Blieskastel
de	66450	49.346	7.255	2	Bexbach
de	66453	49.15	7.2	2	Gersheim
de	66459	49.283	7.233	2	Kirkel
de	66482	49.247	7.37	2	Zweibrücken
de	66484	49.2	7.367	8	Althornbach|Battweiler|Dietrichingen|Großsteinhausen|Kleinsteinhausen|Riedelberg|Schmitshausen|Walshausen|Winterbach
de	66497	49.25	7.433	2	Contwig
de	66500	49.188	7.369	2	Hornbach|Mauschbach
de	66501	49.3	7.417	2	Großbundenbach|Kleinbundenbach
de	66503	49.234	7.474	2	Dellfeld
de	66504	49.183	7.5	2	Bottenbach
de	66506	49.267	7.533	2	Maßweiler
de	66507	49.283	7.51	2	Reifenberg
de	66509	49.233	7.5	2	Rieschweiler-Mühlbach
de	66538	49.345	7.18	2	Neunkirchen/Saar
de	66539	49.337	7.219	2	Neunkirchen/Saar
de	66540	49.367	7.184	2	Neunkirchen/Saar
de	66557	49.374	7.048	2	Illingen
de	66564	49.401	7.164	2	Ottweiler
de	66571	49.4	6.967	2	Eppelborn
de	66578	49.367	7.133	2	Schiffweiler
de	66583	49.317	7.133	2	Spiesen-Elversberg
de	66589	49.35	7.05	2	Merchweiler
de	66606	49.466	7.168	2	Sankt Wendel
de	66620	49.608	6.97	2	Nonnweiler
de	66625	49.576	7.081	2	Nohfelden
de	66629	49.55	7.25	2	Freisen
de	66636	49.484	7.037	2	Tholey
de	66640	49.522	7.141	2	Namborn
de	66646	49.452	7.058	2	Marpingen
de	66649	49.513	7.084	2	Oberthal
de	66663	49.443	6.639	2	Merzig
de	66679	49.518	6.735	2	Losheim am See
de	66687	49.541	6.888	2	Wadern
de	66693	49.494	6.597	2	Mettlach
de	66701	49.4	6.7	2	Beckingen
de	66706	49.472	6.381	2	Perl
de	66709	49.55	6.817	2	Weiskirchen
de	66740	49.314	6.752	2	Saarlouis
de	66763	49.356	6.728	2	Dillingen
de	66773	49.3	6.817	2	Schwalbach
de	66780	49.376	6.684	2	Rehlingen-Siersburg
de	66787	49.267	6.783	2	Wadgassen
de	66793	49.354	6.805	2	Saarwellingen
de	66798	49.328	6.711	2	Wallerfangen
de	66802	49.242	6.698	2	Überherrn
de	66806	49.3	6.783	2	Ensdorf
de	66809	49.383	6.783	2	Nalbach
de	66822	49.411	6.91	2	Lebach
de	66839	49.433	6.85	2	Schmelz
de	66849	49.413	7.57	2	Landstuhl
de	66851	49.367	7.633	6	Queidersbach|Bann|Hauptstuhl|Linden|Horbach|Mittelbrunn|Oberarnbach|Steinalben
de	66862	49.417	7.617	2	Kindsbach
de	66869	49.538	7.405	2	Kusel|Blaubach|Ruthweiler|Schellweiler
de	66871	49.539	7.328	5	Pfeffelbach|Albessen|Dennweiler-Frohnbach|Ehweiler|Etschberg|Haschbach am Remigiusberg|Herchweiler|Konken|Körborn|Oberalben|Reichweiler|Selchenbach|Thallichtenberg|Theisbergstegen
de	66877	49.444	7.555	2	Ramstein-Miesenbach
de	66879	49.457	7.527	5	Steinwenden|Niedermohr|Reichenbach-Steegen|Kottweiler-Schwanden|Kollweiler|Niederstaufenbach|Oberstaufenbach
de	66882	49.417	7.483	2	Hütschenhausen
de	66885	49.55	7.467	2	Altenglan|Bedesbach
de	66887	49.542	7.444	6	Rammelsbach|Sankt Julian|Bosenbach|Elzweiler|Erdesbach|Föckelberg|Glanbrücken|Horschbach|Jettenbach|Neunkirchen am Potzberg|Niederalben|Rathsweiler|Rutsweiler am Glan|Ulmet|Welchweiler
de	66892	49.383	7.433	2	Bruchmühlbach-Miesau
de	66894	49.35	7.4	5	Bechhofen|Martinshöhe|Gerhardsbrunn|Krähenberg|Käshofen|Lambsborn|Langwieden|Rosenkopf|Wiesbach
de	66901	49.407	7.372	2	Schönenberg-Kübelberg
de	66903	49.443	7.321	4	Altenkirchen|Gries|Dittweiler|Frohnhofen|Ohmbach
de	66904	49.432	7.36	2	Brücken|Börsborn
de	66907	49.472	7.442	2	Glan-Münchweiler|Rehweiler
de	66909	49.483	7.35	5	Herschweiler-Pettersheim|Nanzdietschweiler|Henschtal|Hüffler|Krottelbach|Langenbach|Matzenbach|Quirnbach|Steinbach am Glan|Wahnwegen
de	66914	49.383	7.333	2	Waldmohr
de	66916	49.433	7.267	2	Breitenbach|Dunzweiler
de	66917	49.317	7.483	2	Biedershausen|Knopp-Labach|Wallhalben
de	66919	49.35	7.583	3	Obernheim-Kirchenarnbach|Hermersberg|Weselberg|Herschberg|Hettenhausen|Saalstadt|Schauerberg
de	66953	49.215	7.629	2	Pirmasens
de	66954	49.207	7.591	2	Pirmasens
de	66955	49.184	7.613	2	Pirmasens
de	66957	49.156	7.552	6	Vinningen|Eppenbrunn|Ruppertsweiler|Trulben|Hilst|Kröppen|Obersimten|Schweix
de	66969	49.173	7.651	2	Lemberg
de	66976	49.239	7.64	2	Rodalben
de	66978	49.261	7.677	4	Clausen|Merzalben|Donsieders|Leimen
de	66981	49.217	7.7	2	Münchweiler an der Rodalb
de	66987	49.267	7.583	2	Thaleischweiler-Fröschen
de	66989	49.29	7.607	6	Höheinöd|Höheischweiler|Höhfröschen|Nünschweiler|Petersberg
de	66994	49.151	7.778	2	Dahn
de	66996	49.087	7.721	6	Fischbach bei Dahn|Erfweiler|Hirschthal|Ludwigswinkel|Schindhard|Schönau
de	66999	49.2	7.75	2	Hinterweidenthal
de	67059	49.483	8.438	2	Ludwigshafen am Rhein
de	67061	49.471	8.445	2	Ludwigshafen am Rhein
de	67063	49.499	8.411	2	Ludwigshafen am Rhein
de	67065	49.46	8.416	2	Ludwigshafen am Rhein
de	67067	49.481	8.435	2	Ludwigshafen am Rhein
de	67069	49.523	8.402	2	Ludwigshafen am Rhein
de	67071	49.489	8.379	2	Ludwigshafen am Rhein
de	67098	49.456	8.081	2	Bad Dürkheim
de	67105	49.384	8.377	2	Schifferstadt
de	67112	49.441	8.356	2	Mutterstadt
de	67117	49.424	8.392	2	Limburgerhof
de	67122	49.436	8.495	2	Altrip
de	67125	49.44	8.309	2	Dannstadt-Schauernheim
de	67126	49.419	8.282	2	Hochdorf-Assenheim
de	67127	49.43	8.261	2	Rödersheim-Gronau
de	67133	49.488	8.292	2	Maxdorf
de	67134	49.481	8.262	2	Birkenheide
de	67136	49.461	8.292	2	Fußgönheim
de	67141	49.428	8.425	2	Neuhofen
de	67146	49.408	8.184	2	Deidesheim
de	67147	49.426	8.191	2	Forst an der Weinstraße
de	67149	49.404	8.239	2	Meckenheim
de	67150	49.415	8.21	2	Niederkirchen bei Deidesheim
de	67152	49.4	8.196	2	Ruppertsberg
de	67157	49.448	8.171	2	Wachenheim an der Weinstraße
de	67158	49.462	8.259	2	Ellerstadt
de	67159	49.447	8.223	2	Friedelsheim
de	67161	49.448	8.239	2	Gönnheim
de	67165	49.395	8.44	2	Waldsee
de	67166	49.372	8.448	2	Otterstadt
de	67167	49.489	8.225	2	Erpolzheim
de	67169	49.491	8.176	2	Kallstadt
de	67227	49.539	8.354	2	Frankenthal (Pfalz)
de	67229	49.548	8.264	2	Gerolsheim|Großkarlbach|Laumersheim
de	67240	49.587	8.358	2	Bobenheim-Roxheim
de	67245	49.514	8.288	2	Lambsheim
de	67246	49.563	8.245	2	Dirmstein
de	67251	49.507	8.212	2	Freinsheim
de	67256	49.518	8.248	2	Weisenheim am Sand
de	67258	49.546	8.308	2	Heßheim
de	67259	49.561	8.319	2	Beindersheim|Großniedesheim|Heuchelheim bei Frankenthal|Kleinniedesheim
de	67269	49.563	8.163	2	Grünstadt
de	67271	49.611	8.164	5	Kindenheim|Battenberg (Pfalz)|Kleinkarlbach|Mertesheim|Neuleiningen|Obersülzen
de	67273	49.509	8.179	2	Herxheim am Berg|Bobenheim am Berg|Dackenheim|Weisenheim am Berg
de	67278	49.607	8.185	2	Bockenheim
de	67280	49.568	8.109	2	Ebertsheim|Quirnheim
de	67281	49.537	8.181	2	Kirchheim an der Weinstraße|Bissersheim
de	67283	49.544	8.204	2	Obrigheim
de	67292	49.663	8.015	2	Kirchheimbolanden
de	67294	49.67	8.033	3	Bischheim|Gauersheim|Ilbesheim|Mauchenheim|Morschheim|Oberwiesen|Orbis|Rittersheim|Stetten
de	67295	49.639	8.012	2	Bolanden
de	67297	49.633	8.04	2	Marnheim
de	67304	49.563	8.026	2	Eisenberg|Kerzenheim
de	67305	49.537	8.013	2	Ramsen
de	67307	49.595	8.051	2	Göllheim
de	67308	49.649	8.097	4	Albisheim (Pfrimm)|Biedesheim|Bubenheim|Einselthum|Harxheim-Zellertal|Immesheim|Lautersheim|Niefernheim-Zellertal|Ottersheim|Rüssingen|Zell-Zellertal
de	67310	49.536	8.074	2	Hettenleidelheim
de	67311	49.539	8.104	2	Tiefenthal
de	67316	49.504	8.042	2	Carlsberg
de	67317	49.508	8.073	2	Altleiningen
de	67319	49.522	8.062	2	Wattenheim
de	67346	49.321	8.431	2	Speyer
de	67354	49.295	8.407	2	Römerberg
de	67360	49.254	8.339	2	Lingenfeld
de	67361	49.272	8.272	2	Freisbach
de	67363	49.245	8.274	2	Lustadt
de	67365	49.27	8.329	2	Schwegenheim
de	67366	49.26	8.286	2	Weingarten
de	67368	49.246	8.324	2	Westheim
de	67373	49.319	8.389	2	Dudenhofen
de	67374	49.317	8.341	2	Hanhofen
de	67376	49.294	8.345	2	Harthausen
de	67377	49.291	8.266	2	Gommersheim
de	67378	49.233	8.247	2	Zeiskam
de	67433	49.346	8.149	2	Neustadt an der Weinstraße
de	67434	49.35	8.136	2	Neustadt an der Weinstraße
de	67435	49.357	8.138	2	Neustadt an der Weinstraße
de	67454	49.363	8.258	2	Haßloch
de	67459	49.381	8.304	2	Böhl-Iggelheim
de	67466	49.37	8.073	2	Lambrecht
de	67468	49.44	7.977	5	Frankenstein|Frankeneck|Neidenfels
de	67471	49.367	7.933	2	Elmstein
de	67472	49.383	7.983	2	Esthal
de	67473	49.38	8.099	2	Lindenberg
de	67475	49.417	8	2	Weidenthal
de	67480	49.284	8.127	2	Edenkoben
de	67482	49.287	8.216	2	Altdorf|Böbingen|Freimersheim|Venningen
de	67483	49.263	8.135	2	Edesheim|Großfischlingen|Kleinfischlingen
de	67487	49.305	8.132	2	Maikammer|Sankt Martin
de	67489	49.302	8.166	2	Kirrweiler (Pfalz)
de	67547	49.633	8.362	2	Worms
de	67549	49.636	8.334	2	Worms
de	67550	49.636	8.36	2	Worms
de	67551	49.616	8.275	2	Worms
de	67574	49.704	8.324	2	Osthofen
de	67575	49.75	8.399	2	Eich
de	67577	49.768	8.34	2	Alsheim
de	67578	49.778	8.375	2	Gimbsheim
de	67580	49.732	8.433	2	Hamm
de	67582	49.74	8.326	2	Mettenheim
de	67583	49.797	8.346	2	Guntersblum
de	67585	49.769	8.27	2	Dorn-Dürkheim
de	67586	49.776	8.256	2	Hillesheim
de	67587	49.779	8.28	2	Wintersheim
de	67590	49.637	8.212	2	Monsheim
de	67591	49.606	8.238	4	Offstein|Hohen-Sülzen|Mölsheim|Mörstadt|Wachenheim
de	67592	49.675	8.209	2	Flörsheim-Dalsheim
de	67593	49.704	8.248	2	Westhofen|Bermersheim
de	67595	49.728	8.292	2	Bechtheim
de	67596	49.744	8.237	2	Dittelsheim-Heßloch|Frettenheim
de	67598	49.696	8.203	2	Gundersheim
de	67599	49.676	8.238	2	Gundheim
de	67655	49.443	7.766	2	Kaiserslautern
de	67657	49.45	7.795	2	Kaiserslautern
de	67659	49.447	7.761	2	Kaiserslautern
de	67661	49.413	7.711	2	Kaiserslautern
de	67663	49.436	7.75	2	Kaiserslautern
de	67677	49.483	7.9	2	Enkenbach-Alsenborn
de	67678	49.491	7.855	2	Mehlingen
de	67680	49.517	7.917	2	Neuhemsbach
de	67681	49.512	7.867	2	Sembach|Wartenberg-Rohrbach
de	67685	49.483	7.633	2	Weilerbach|Schwedelbach|Erzenhausen|Eulenbis
de	67686	49.467	7.583	2	Mackenbach
de	67688	49.473	7.658	2	Rodenbach
de	67691	49.442	7.895	2	Hochspeyer
de	67693	49.45	7.917	4	Fischbach|Waldleiningen
de	67697	49.503	7.77	2	Otterberg
de	67699	49.55	7.767	2	Heiligenmoschel|Schneckenhausen
de	67700	49.583	7.7	2	Niederkirchen
de	67701	49.55	7.717	2	Schallodenbach
de	67705	49.359	7.775	2	Trippstadt|Stelzenberg
de	67706	49.367	7.667	2	Krickenbach
de	67707	49.35	7.683	2	Schopp
de	67714	49.283	7.667	2	Waldfischbach-Burgalben
de	67715	49.326	7.697	2	Geiselberg
de	67716	49.317	7.717	2	Heltersberg
de	67718	49.333	7.733	2	Schmalenberg
de	67722	49.567	7.85	2	Winnweiler|Alsenbrück-Langmeil|Hochstein|Potzbach
de	67724	49.583	7.767	6	Gehrweiler|Gonbach|Gundersweiler|Höringen
de	67725	49.567	7.967	2	Breunigweiler|Börrstadt
de	67727	49.55	7.85	2	Lohnsfeld
de	67728	49.55	7.883	2	Münchweiler an der Alsenz
de	67729	49.55	7.933	2	Sippersfeld
de	67731	49.486	7.734	2	Otterbach
de	67732	49.52	7.679	2	Hirschhorn
de	67734	49.5	7.7	2	Katzweiler|Sulzbachtal
de	67735	49.517	7.717	2	Mehlbach
de	67737	49.539	7.659	2	Olsbrücken|Frankelbach
de	67742	49.65	7.593	3	Lauterecken|Adenbach|Buborn|Deimberg|Ginsweiler|Hausweiler|Heinzenhausen|Herren-Sulzbach
de	67744	49.65	7.617	5	Cronenberg|Hohenöllen|Homberg|Hoppstädten|Kappeln|Kirrweiler|Lohnweiler|Löllbach|Medard|Rathskirchen|Schweinschied|Seelen|Wiesweiler
de	67745	49.65	7.567	2	Grumbach
de	67746	49.667	7.517	2	Langweiler|Merzweiler|Unterjeckenbach
de	67748	49.683	7.65	2	Odenbach
de	67749	49.617	7.551	2	Offenbach-Hundheim|Nerzweiler
de	67752	49.584	7.605	2	Wolfstein|Oberweiler-Tiefenbach|Rutsweiler an der Lauter
de	67753	49.6	7.583	4	Aschbach|Einöllen|Hefersweiler|Reipoltskirchen|Rothselberg
de	67754	49.558	7.564	2	Eßweiler
de	67756	49.583	7.55	5	Hinzweiler|Oberweiler im Tal|Relsberg
de	67757	49.55	7.633	2	Kreimbach-Kaulbach
de	67759	49.633	7.7	3	Nußbach|Reichsthal
de	67806	49.63	7.821	4	Rockenhausen|Bisterschied|Dörnbach|Dörrmoschel|Katzenbach|Marienthal|Teschenmoschel
de	67808	49.683	7.8	9	Bayerfeld-Steckweiler|Bennhausen|Falkenstein|Imsweiler|Mörsfeld|Ransweiler|Ruppertsecken|Schweisweiler|Schönborn|Stahlberg|Steinbach am Donnersberg|Weitersweiler|Würzweiler
de	67811	49.667	7.817	2	Dielkirchen
de	67813	49.667	7.867	2	Gerbach|Sankt Alban
de	67814	49.629	7.944	2	Dannenfels|Jakobsweiler
de	67816	49.603	8.011	2	Dreisen|Standenbühl
de	67817	49.583	7.883	2	Imsbach
de	67819	49.71	7.917	2	Kriegsfeld
de	67821	49.717	7.817	2	Alsenz|Oberndorf
de	67822	49.683	7.75	7	Finkenbach-Gersweiler|Gaugrehweiler|Kalkofen|Mannweiler-Cölln|Münsterappel|Niederhausen an der Appel|Niedermoschel|Oberhausen an der Appel|Waldgrehweiler|Winterborn
de	67823	49.728	7.773	2	Obermoschel|Lettweiler|Schiersfeld|Sitters|Unkenbach
de	67824	49.767	7.8	2	Feilbingert
de	67826	49.759	7.789	2	Hallgarten
de	67827	49.65	7.683	2	Becherbach
de	67829	49.7	7.7	2	Callbach|Reiffelbach|Schmittweiler
de	68159	49.493	8.465	2	Mannheim
de	68161	49.487	8.47	2	Mannheim
de	68163	49.492	8.479	3	Mannheim
de	68165	49.477	8.482	2	Mannheim
de	68167	49.5	8.494	2	Mannheim
de	68169	49.503	8.469	2	Mannheim
de	68199	49.46	8.488	2	Mannheim
de	68219	49.488	8.465	6	Mannheim
de	68229	49.488	8.465	6	Mannheim
de	68239	49.488	8.465	6	Mannheim
de	68259	49.49	8.534	2	Mannheim
de	68305	49.526	8.496	2	Mannheim
de	68307	49.546	8.449	2	Mannheim
de	68309	49.512	8.532	2	Mannheim
de	68519	49.54	8.578	2	Viernheim
de	68526	49.473	8.609	2	Ladenburg
de	68535	49.457	8.606	2	Edingen-Neckarhausen
de	68542	49.506	8.604	2	Heddesheim
de	68549	49.474	8.567	2	Ilvesheim
de	68623	49.598	8.473	2	Lampertheim
de	68642	49.643	8.459	2	Bürstadt
de	68647	49.692	8.459	2	Biblis
de	68649	49.721	8.483	2	Groß-Rohrheim
de	68723	49.382	8.582	2	Schwetzingen|Oftersheim|Plankstadt
de	68753	49.25	8.513	2	Waghäusel
de	68766	49.323	8.552	2	Hockenheim
de	68775	49.368	8.531	2	Ketsch
de	68782	49.397	8.534	2	Brühl
de	68789	49.266	8.618	2	Sankt Leon-Rot
de	68794	49.274	8.472	2	Oberhausen-Rheinhausen
de	68799	49.298	8.564	2	Reilingen
de	68804	49.302	8.499	2	Altlußheim
de	68809	49.298	8.518	2	Neulußheim
de	69115	49.406	8.687	2	Heidelberg
de	69117	49.41	8.694	2	Heidelberg
de	69118	49.419	8.735	2	Heidelberg
de	69120	49.417	8.676	2	Heidelberg
de	69121	49.432	8.682	2	Heidelberg
de	69123	49.417	8.7	2	Heidelberg
de	69124	49.383	8.666	2	Heidelberg
de	69126	49.376	8.691	2	Heidelberg
de	69151	49.389	8.796	2	Neckargemünd
de	69168	49.295	8.698	2	Wiesloch
de	69181	49.347	8.687	2	Leimen
de	69190	49.306	8.642	2	Walldorf
de	69198	49.474	8.664	2	Schriesheim
de	69207	49.343	8.659	2	Sandhausen
de	69214	49.402	8.636	2	Eppelheim
de	69221	49.45	8.675	2	Dossenheim
de	69226	49.324	8.696	2	Nußloch
de	69231	49.269	8.703	2	Rauenberg
de	69234	49.284	8.738	2	Dielheim
de	69239	49.407	8.843	2	Neckarsteinach
de	69242	49.249	8.727	2	Mühlhausen
de	69245	49.356	8.779	2	Bammental
de	69250	49.437	8.809	2	Schönau
de	69251	49.366	8.75	2	Gaiberg
de	69253	49.483	8.795	2	Heiligkreuzsteinach
de	69254	49.247	8.683	2	Malsch
de	69256	49.341	8.8	2	Mauer
de	69257	49.361	8.804	2	Wiesenbach
de	69259	49.471	8.754	2	Wilhelmsfeld
de	69412	49.467	8.99	2	Eberbach
de	69427	49.534	9.204	2	Mudau
de	69429	49.459	9.092	2	Waldbrunn
de	69434	49.446	8.896	4	Hirschhorn|Heddesbach
de	69436	49.411	8.928	2	Schönbrunn
de	69437	49.4	9.067	2	Neckargerach
de	69439	49.419	9.041	2	Zwingenberg
de	69469	49.549	8.667	2	Weinheim
de	69483	49.57	8.832	2	Wald-Michelbach
de	69488	49.563	8.707	2	Birkenau
de	69493	49.506	8.666	2	Hirschberg an der Bergstraße
de	69502	49.591	8.648	2	Hemsbach
de	69509	49.599	8.735	2	Mörlenbach
de	69514	49.613	8.654	2	Laudenbach
de	69517	49.532	8.729	2	Gorxheimertal
de	69518	49.537	8.787	2	Abtsteinach
de	70173	48.779	9.177	2	Stuttgart
de	70174	48.798	9.192	2	Stuttgart
de	70176	48.775	9.164	2	Stuttgart
de	70178	48.773	9.168	2	Stuttgart
de	70180	48.765	9.176	2	Stuttgart
de	70182	48.775	9.182	2	Stuttgart
de	70184	48.776	9.208	2	Stuttgart
de	70186	48.772	9.204	2	Stuttgart
de	70188	48.783	9.211	2	Stuttgart
de	70190	48.789	9.208	2	Stuttgart
de	70191	48.806	9.214	3	Stuttgart
de	70192	48.811	9.192	2	Stuttgart
de	70193	48.778	9.164	2	Stuttgart
de	70195	48.776	9.13	2	Stuttgart
de	70197	48.767	9.149	2	Stuttgart
de	70199	48.764	9.168	2	Stuttgart
de	70327	48.78	9.256	2	Stuttgart
de	70329	48.765	9.268	2	Stuttgart
de	70372	48.806	9.214	3	Stuttgart
de	70374	48.811	9.237	2	Stuttgart
de	70376	48.814	9.214	2	Stuttgart
de	70378	48.837	9.227	2	Stuttgart
de	70435	48.833	9.166	2	Stuttgart
de	70437	48.836	9.194	2	Stuttgart
de	70439	48.841	9.152	2	Stuttgart
de	70469	48.814	9.168	2	Stuttgart
de	70499	48.814	9.112	2	Stuttgart
de	70563	48.729	9.146	2	Stuttgart
de	70565	48.719	9.125	2	Stuttgart
de	70567	48.726	9.153	2	Stuttgart
de	70569	48.738	9.11	2	Stuttgart
de	70597	48.742	9.155	2	Stuttgart
de	70599	48.715	9.211	2	Stuttgart
de	70619	48.747	9.238	2	Stuttgart
de	70629	48.684	9.212	2	Stuttgart
de	70734	48.809	9.279	2	Fellbach
de	70736	48.824	9.272	2	Fellbach
de	70771	48.694	9.168	2	Leinfelden-Echterdingen
de	70794	48.657	9.22	2	Filderstadt
de	70806	48.862	9.186	2	Kornwestheim
de	70825	48.817	9.117	2	Korntal-Münchingen
de	70839	48.8	9.063	2	Gerlingen
de	71032	48.682	9.012	2	Böblingen
de	71034	48.69	8.97	2	Böblingen
de	71063	48.709	8.999	2	Sindelfingen
de	71065	48.702	9.022	2	Sindelfingen
de	71067	48.723	9.008	2	Sindelfingen
de	71069	48.717	8.968	2	Sindelfingen
de	71083	48.595	8.867	2	Herrenberg
de	71088	48.64	9.011	2	Holzgerlingen
de	71093	48.623	9.063	2	Weil im Schönbuch
de	71101	48.659	9.06	2	Schönaich
de	71106	48.745	8.967	2	Magstadt
de	71111	48.638	9.133	2	Waldenbuch
de	71116	48.642	8.901	2	Gärtringen
de	71120	48.708	8.918	2	Grafenau
de	71126	48.55	8.817	2	Gäufelden
de	71131	48.575	8.787	2	Jettingen
de	71134	48.678	8.895	2	Aidlingen
de	71139	48.659	8.941	2	Ehningen
de	71144	48.667	9.117	2	Steinenbronn
de	71149	48.521	8.837	2	Bondorf
de	71154	48.623	8.89	2	Nufringen
de	71155	48.631	8.996	2	Altdorf
de	71157	48.624	8.966	2	Hildrizhausen
de	71159	48.533	8.774	2	Mötzingen
de	71229	48.8	9.017	2	Leonberg
de	71254	48.827	9.067	2	Ditzingen
de	71263	48.749	8.872	2	Weil der Stadt
de	71272	48.77	8.939	2	Renningen
de	71277	48.808	8.945	2	Rutesheim
de	71282	48.867	9.033	2	Hemmingen
de	71287	48.847	8.928	2	Weissach
de	71292	48.833	8.833	2	Friolzheim
de	71296	48.807	8.867	2	Heimsheim
de	71297	48.867	8.867	2	Mönsheim
de	71299	48.85	8.833	2	Wimsheim
de	71332	48.828	9.313	2	Waiblingen
de	71334	48.843	9.31	2	Waiblingen
de	71336	48.833	9.3	2	Waiblingen
de	71364	48.876	9.398	2	Winnenden
de	71384	48.809	9.377	2	Weinstadt
de	71394	48.807	9.322	2	Kernen im Remstal
de	71397	48.888	9.393	2	Leutenbach
de	71404	48.843	9.363	2	Korb
de	71409	48.877	9.35	2	Schwaikheim
de	71522	48.947	9.437	2	Backnang
de	71540	48.982	9.57	2	Murrhardt
de	71543	49.081	9.461	6	Wüstenrot|Beilstein
de	71546	48.967	9.4	2	Aspach
de	71549	48.933	9.5	2	Auenwald
de	71554	48.93	9.477	2	Weissach im Tal
de	71560	49.003	9.5	2	Sulzbach an der Murr
de	71563	48.923	9.324	2	Affalterbach
de	71566	48.916	9.57	2	Althütte
de	71570	48.983	9.459	2	Oppenweiler
de	71573	48.907	9.468	2	Allmersbach im Tal
de	71576	48.928	9.372	2	Burgstetten
de	71577	49.054	9.514	2	Großerlach
de	71579	49.041	9.444	2	Spiegelberg
de	71634	48.908	9.178	2	Ludwigsburg
de	71636	48.89	9.175	2	Ludwigsburg
de	71638	48.891	9.19	2	Ludwigsburg
de	71640	48.892	9.218	2	Ludwigsburg
de	71642	48.907	9.217	2	Ludwigsburg
de	71665	48.936	8.96	2	Vaihingen an der Enz
de	71672	48.97	9.329	2	Marbach am Neckar
de	71679	48.905	9.135	2	Asperg
de	71686	48.878	9.267	2	Remseck am Neckar
de	71691	48.932	9.202	2	Freiberg am Neckar
de	71696	48.887	9.127	2	Möglingen
de	71701	48.876	9.074	2	Schwieberdingen
de	71706	48.905	9.081	2	Markgröningen
de	71711	48.964	9.283	2	Steinheim an der Murr|Murr
de	71717	49.039	9.315	2	Beilstein
de	71720	49.026	9.321	2	Oberstenfeld
de	71723	49.002	9.293	2	Großbottwar
de	71726	48.947	9.242	2	Benningen am Neckar
de	71729	48.943	9.296	2	Erdmannhausen
de	71732	48.92	9.116	2	Tamm
de	71735	48.879	8.965	2	Eberdingen
de	71737	48.943	9.341	2	Kirchberg an der Murr
de	71739	48.926	9.027	2	Oberriexingen
de	72070	48.524	9.018	2	Tübingen
de	72072	48.517	9.058	2	Tübingen
de	72074	48.531	9.07	2	Tübingen
de	72076	48.537	9.054	2	Tübingen
de	72108	48.48	8.95	2	Rottenburg am Neckar
de	72116	48.406	9.054	2	Mössingen
de	72119	48.553	8.972	2	Ammerbuch
de	72124	48.559	9.207	2	Pliezhausen
de	72127	48.523	9.12	2	Kusterdingen
de	72131	48.417	9.033	2	Ofterdingen
de	72135	48.608	9.1	2	Dettenhausen
de	72138	48.533	9.147	2	Kirchentellinsfurt
de	72141	48.587	9.181	2	Walddorfhäslach
de	72144	48.454	9.056	2	Dußlingen
de	72145	48.413	8.887	2	Hirrlingen
de	72147	48.431	9.07	2	Nehren
de	72149	48.483	8.883	2	Neustetten
de	72160	48.489	8.673	2	Horb am Neckar
de	72172	48.362	8.633	2	Sulz am Neckar
de	72175	48.35	8.509	2	Dornhan
de	72178	48.5	8.567	2	Waldachtal
de	72181	48.433	8.817	2	Starzach
de	72184	48.483	8.75	2	Eutingen im Gäu
de	72186	48.393	8.71	2	Empfingen
de	72189	48.334	8.664	2	Vöhringen
de	72202	48.55	8.724	2	Nagold
de	72213	48.587	8.604	2	Altensteig
de	72218	48.623	8.745	2	Wildberg
de	72221	48.521	8.644	2	Haiterbach
de	72224	48.583	8.683	2	Ebhausen
de	72226	48.617	8.517	2	Simmersfeld
de	72227	48.567	8.617	2	Egenhausen
de	72229	48.567	8.7	2	Rohrdorf
de	72250	48.467	8.414	2	Freudenstadt
de	72270	48.503	8.377	2	Baiersbronn
de	72275	48.345	8.402	2	Alpirsbach
de	72280	48.472	8.498	2	Dornstetten
de	72285	48.526	8.566	2	Pfalzgrafenweiler
de	72290	48.4	8.45	2	Loßburg
de	72293	48.443	8.511	2	Glatten
de	72294	48.573	8.545	2	Grömbach
de	72296	48.455	8.551	2	Schopfloch
de	72297	48.592	8.418	2	Seewald
de	72299	48.567	8.567	2	Wörnersberg
de	72336	48.275	8.855	2	Balingen
de	72348	48.286	8.724	2	Rosenfeld
de	72351	48.288	8.812	2	Geislingen
de	72355	48.21	8.759	2	Schömberg
de	72356	48.242	8.741	2	Dautmergen
de	72358	48.237	8.773	2	Dormettingen
de	72359	48.228	8.792	2	Dotternhausen
de	72361	48.198	8.836	2	Hausen am Tann
de	72362	48.133	8.892	2	Nusplingen
de	72364	48.163	8.861	2	Obernheim
de	72365	48.194	8.795	2	Ratshausen
de	72367	48.19	8.765	2	Weilen unter den Rinnen
de	72369	48.221	8.719	2	Zimmern unter der Burg
de	72379	48.352	8.963	2	Hechingen
de	72393	48.291	9.113	2	Burladingen
de	72401	48.366	8.804	2	Haigerloch
de	72406	48.31	8.917	2	Bisingen
de	72411	48.389	8.977	2	Bodelshausen
de	72414	48.382	8.889	2	Rangendingen
de	72415	48.332	8.887	2	Grosselfingen
de	72417	48.328	9.041	2	Jungingen
de	72419	48.248	9.183	2	Neufra
de	72458	48.214	9.026	2	Albstadt
de	72459	48.217	9.017	2	Albstadt
de	72461	48.251	9.018	2	Albstadt
de	72469	48.183	8.966	2	Meßstetten
de	72474	48.183	9.117	2	Winterlingen
de	72475	48.244	9.091	2	Bitz
de	72477	48.1	9	2	Schwenningen
de	72479	48.178	9.091	2	Straßberg
de	72488	48.088	9.23	2	Sigmaringen
de	72501	48.252	9.223	2	Gammertingen
de	72505	48.017	9.248	2	Krauchenwies
de	72510	48.117	9.083	2	Stetten am kalten Markt
de	72511	48.111	9.272	2	Bingen
de	72513	48.216	9.232	2	Hettingen
de	72514	48.07	9.18	2	Inzigkofen
de	72516	48.073	9.295	2	Scheer
de	72517	48.066	9.262	2	Sigmaringendorf
de	72519	48.185	9.211	2	Veringenstadt
de	72525	48.411	9.497	2	Münsingen
de	72531	48.349	9.333	2	Hohenstein
de	72532	48.4	9.391	2	Gomadingen
de	72534	48.275	9.478	2	Hayingen
de	72535	48.447	9.673	2	Heroldstatt
de	72537	48.376	9.566	2	Mehrstetten
de	72539	48.276	9.36	2	Pfronstetten
de	72555	48.537	9.283	2	Metzingen
de	72574	48.491	9.4	2	Bad Urach
de	72581	48.531	9.345	2	Dettingen an der Erms
de	72582	48.524	9.461	2	Grabenstetten
de	72584	48.52	9.408	2	Hülben
de	72585	48.56	9.269	2	Riederich
de	72587	48.516	9.566	2	Römerstein
de	72589	48.515	9.624	2	Westerheim
de	72622	48.626	9.342	2	Nürtingen
de	72631	48.633	9.267	2	Aichtal
de	72636	48.593	9.36	2	Frickenhausen
de	72639	48.555	9.376	2	Neuffen
de	72644	48.65	9.367	2	Oberboihingen
de	72649	48.65	9.283	2	Wolfschlugen
de	72654	48.59	9.235	2	Neckartenzlingen
de	72655	48.594	9.272	2	Altdorf
de	72657	48.591	9.222	2	Altenriet
de	72658	48.572	9.268	2	Bempflingen
de	72660	48.569	9.404	2	Beuren
de	72661	48.565	9.302	2	Grafenberg
de	72663	48.59	9.308	2	Großbettlingen
de	72664	48.558	9.336	2	Kohlberg
de	72666	48.612	9.264	2	Neckartailfingen
de	72667	48.604	9.223	2	Schlaitdorf
de	72669	48.654	9.358	2	Unterensingen
de	72760	48.509	9.204	2	Reutlingen
de	72762	48.484	9.194	2	Reutlingen
de	72764	48.493	9.213	2	Reutlingen
de	72766	48.511	9.223	2	Reutlingen
de	72768	48.483	9.217	2	Reutlingen
de	72770	48.494	9.167	2	Reutlingen
de	72793	48.465	9.228	2	Pfullingen
de	72800	48.487	9.259	2	Eningen unter Achalm
de	72805	48.44	9.253	2	Lichtenstein
de	72810	48.453	9.096	2	Gomaringen
de	72813	48.483	9.317	2	Sankt Johann
de	72818	48.308	9.245	2	Trochtelfingen
de	72820	48.383	9.183	2	Sonnenbühl
de	72827	48.517	9.15	2	Wannweil
de	72829	48.388	9.285	2	Engstingen
de	73033	48.708	9.651	2	Göppingen
de	73035	48.7	9.667	2	Göppingen
de	73037	48.696	9.665	2	Göppingen
de	73054	48.694	9.701	2	Eislingen/Fils
de	73061	48.716	9.524	2	Ebersbach an der Fils
de	73066	48.705	9.586	2	Uhingen
de	73072	48.685	9.81	2	Donzdorf
de	73079	48.679	9.755	2	Süßen
de	73084	48.692	9.737	2	Salach
de	73087	48.644	9.613	2	Boll
de	73092	48.662	9.65	2	Heiningen
de	73095	48.691	9.565	2	Albershausen
de	73098	48.731	9.644	2	Rechberghausen
de	73099	48.762	9.6	2	Adelberg
de	73101	48.636	9.564	2	Aichelberg
de	73102	48.747	9.661	2	Birenbach
de	73104	48.754	9.632	2	Börtlingen
de	73105	48.641	9.635	2	Dürnau
de	73107	48.653	9.67	2	Eschenbach
de	73108	48.64	9.651	2	Gammelshausen
de	73110	48.666	9.575	2	Hattenhofen
de	73111	48.71	9.865	2	Lauterstein
de	73113	48.736	9.748	2	Ottenbach
de	73114	48.653	9.706	2	Schlat
de	73116	48.76	9.687	2	Wäschenbeuren
de	73117	48.729	9.612	2	Wangen
de	73119	48.649	9.571	2	Zell unter Aichelberg
de	73207	48.711	9.419	2	Plochingen
de	73230	48.647	9.454	2	Kirchheim unter Teck
de	73235	48.616	9.537	2	Weilheim an der Teck
de	73240	48.671	9.376	2	Wendlingen am Neckar
de	73249	48.693	9.415	2	Wernau
de	73252	48.558	9.466	2	Lenningen
de	73257	48.683	9.367	2	Köngen
de	73262	48.71	9.464	2	Reichenbach an der Fils
de	73265	48.617	9.45	2	Dettingen unter Teck
de	73266	48.599	9.492	2	Bissingen an der Teck
de	73268	48.557	9.432	2	Erkenbrechtsweiler
de	73269	48.693	9.465	2	Hochdorf
de	73271	48.633	9.517	2	Holzmaden
de	73272	48.579	9.565	2	Neidlingen
de	73274	48.671	9.457	2	Notzingen
de	73275	48.646	9.527	2	Ohmden
de	73277	48.587	9.45	2	Owen
de	73278	48.674	9.518	2	Schlierbach
de	73312	48.616	9.843	2	Geislingen an der Steige
de	73326	48.597	9.719	2	Deggingen
de	73329	48.636	9.8	2	Kuchen
de	73333	48.66	9.781	2	Gingen an der Fils
de	73337	48.6	9.796	2	Bad Überkingen
de	73340	48.579	9.874	2	Amstetten
de	73342	48.588	9.704	2	Bad Ditzenbach
de	73344	48.595	9.644	2	Gruibingen
de	73345	48.55	9.683	2	Drackenstein|Hohenstadt
de	73347	48.567	9.65	2	Mühlhausen im Täle
de	73349	48.561	9.625	2	Wiesensteig
de	73430	48.841	10.093	2	Aalen
de	73431	48.822	10.065	2	Aalen
de	73432	48.842	10.088	5	Aalen
de	73433	48.864	10.104	2	Aalen
de	73434	48.842	10.088	5	Aalen
de	73441	48.858	10.354	2	Bopfingen
de	73447	48.784	10.105	2	Oberkochen
de	73450	48.755	10.33	2	Neresheim
de	73453	48.895	10.002	2	Abtsgmünd
de	73457	48.809	10.028	2	Essingen
de	73460	48.893	10.101	2	Hüttlingen
de	73463	48.883	10.183	2	Westhausen
de	73466	48.871	10.242	2	Lauchheim
de	73467	48.879	10.4	2	Kirchheim am Ries
de	73469	48.85	10.433	2	Riesbürg
de	73479	48.962	10.155	2	Ellwangen (Jagst)
de	73485	48.933	10.367	2	Unterschneidheim
de	73486	48.955	10.005	2	Adelmannsfelden
de	73488	49.017	10.217	2	Ellenberg
de	73489	49.031	10.098	2	Jagstzell
de	73491	48.928	10.069	2	Neuler
de	73492	48.933	10.15	2	Rainau
de	73494	49.019	10.03	2	Rosenberg
de	73495	49	10.3	2	Stödtlen
de	73497	48.979	10.361	2	Tannhausen
de	73499	49.031	10.272	2	Wört
de	73525	48.799	9.799	2	Schwäbisch Gmünd
de	73527	48.817	9.779	3	Schwäbisch Gmünd|Täferrot
de	73529	48.785	9.818	2	Schwäbisch Gmünd
de	73540	48.793	9.934	2	Heubach
de	73547	48.798	9.691	2	Lorch
de	73550	48.766	9.821	2	Waldstetten
de	73553	48.844	9.719	2	Alfdorf
de	73557	48.826	9.797	2	Mutlangen
de	73560	48.82	9.921	2	Böbingen an der Rems
de	73563	48.823	9.963	2	Mögglingen
de	73565	48.881	9.762	2	Spraitbach
de	73566	48.754	9.988	2	Bartholomä
de	73568	48.856	9.796	2	Durlangen
de	73569	48.888	9.87	2	Eschach|Obergröningen
de	73571	48.861	9.884	2	Göggingen
de	73572	48.852	9.944	2	Heuchlingen
de	73574	48.832	9.879	2	Iggingen
de	73575	48.849	9.877	2	Leinzell
de	73577	48.883	9.815	2	Ruppertshofen
de	73579	48.873	9.917	2	Schechingen
de	73614	48.805	9.527	2	Schorndorf
de	73630	48.815	9.424	2	Remshalden
de	73635	48.885	9.529	2	Rudersberg
de	73642	48.877	9.634	2	Welzheim
de	73650	48.799	9.479	2	Winterbach
de	73655	48.799	9.596	2	Plüderhausen
de	73660	48.817	9.577	2	Urbach
de	73663	48.867	9.467	2	Berglen
de	73666	48.742	9.449	2	Baltmannsweiler
de	73667	48.93	9.639	2	Kaisersbach
de	73669	48.75	9.483	2	Lichtenwald
de	73728	48.739	9.306	2	Esslingen am Neckar
de	73730	48.732	9.325	2	Esslingen am Neckar
de	73732	48.769	9.312	2	Esslingen am Neckar
de	73733	48.75	9.3	2	Esslingen am Neckar
de	73734	48.736	9.298	2	Esslingen am Neckar
de	73760	48.727	9.249	2	Ostfildern
de	73765	48.683	9.283	2	Neuhausen auf den Fildern
de	73770	48.696	9.317	2	Denkendorf
de	73773	48.75	9.387	2	Aichwald
de	73776	48.723	9.381	2	Altbach
de	73779	48.712	9.386	2	Deizisau
de	74072	49.142	9.223	2	Heilbronn
de	74074	49.129	9.221	2	Heilbronn
de	74076	49.162	9.219	2	Heilbronn
de	74078	49.157	9.175	2	Heilbronn
de	74080	49.139	9.195	2	Heilbronn
de	74081	49.124	9.197	2	Heilbronn
de	74172	49.189	9.225	2	Neckarsulm
de	74177	49.234	9.214	2	Bad Friedrichshall
de	74182	49.136	9.377	2	Obersulm
de	74189	49.151	9.288	2	Weinsberg
de	74193	49.145	9.055	2	Schwaigern
de	74196	49.235	9.332	2	Neuenstadt am Kocher
de	74199	49.089	9.275	2	Untergruppenbach
de	74206	49.23	9.156	2	Bad Wimpfen
de	74211	49.146	9.117	2	Leingarten
de	74214	49.352	9.509	2	Schöntal
de	74219	49.325	9.358	2	Möckmühl
de	74223	49.103	9.211	2	Flein
de	74226	49.109	9.128	2	Nordheim
de	74229	49.24	9.253	2	Oedheim
de	74232	49.068	9.291	2	Abstatt
de	74235	49.172	9.268	2	Erlenbach
de	74238	49.388	9.636	2	Krautheim
de	74239	49.259	9.389	2	Hardthausen am Kocher
de	74243	49.217	9.405	2	Langenbrettach
de	74245	49.096	9.38	2	Löwenstein
de	74246	49.18	9.321	2	Eberstadt
de	74248	49.147	9.322	2	Ellhofen
de	74249	49.311	9.468	2	Jagsthausen
de	74251	49.131	9.327	2	Lehrensteinsfeld
de	74252	49.178	9.043	2	Massenbachhausen
de	74254	49.246	9.161	2	Offenau
de	74255	49.365	9.34	2	Roigheim
de	74257	49.211	9.202	2	Untereisesheim
de	74259	49.318	9.422	2	Widdern
de	74321	48.944	9.117	2	Bietigheim-Bissingen
de	74336	49.078	9.066	2	Brackenheim
de	74343	48.958	9.071	2	Sachsenheim
de	74348	49.073	9.146	2	Lauffen am Neckar
de	74354	48.998	9.143	2	Besigheim
de	74357	49.04	9.094	2	Bönnigheim
de	74360	49.056	9.246	2	Ilsfeld
de	74363	49.066	9.002	2	Güglingen
de	74366	49.045	9.142	2	Kirchheim am Neckar
de	74369	49.004	9.106	2	Löchgau
de	74372	48.967	9.017	2	Sersheim
de	74374	49.056	8.927	2	Zaberfeld
de	74376	49.028	9.156	2	Gemmrigheim
de	74379	48.961	9.176	2	Ingersheim
de	74382	49.047	9.19	2	Neckarwestheim
de	74385	48.959	9.203	2	Pleidelsheim
de	74388	49.083	9.193	2	Talheim
de	74389	49.045	9.037	2	Cleebronn
de	74391	49.023	9.097	2	Erligheim
de	74392	49.01	9.059	2	Freudental
de	74394	48.994	9.186	2	Hessigheim
de	74395	49.001	9.208	2	Mundelsheim
de	74397	49.064	8.976	2	Pfaffenhofen
de	74399	49.014	9.151	2	Walheim
de	74405	49	9.77	2	Gaildorf
de	74417	48.933	9.744	2	Gschwend
de	74420	49.014	9.667	2	Oberrot
de	74423	49.057	9.899	2	Obersontheim
de	74424	49.042	9.909	2	Bühlertann
de	74426	49.003	9.921	2	Bühlerzell
de	74427	48.986	9.712	2	Fichtenberg
de	74429	48.967	9.85	2	Sulzbach-Laufen
de	74523	49.111	9.739	2	Schwäbisch Hall
de	74532	49.17	9.918	2	Ilshofen
de	74535	49.076	9.556	2	Mainhardt
de	74538	49.083	9.7	2	Rosengarten
de	74541	49.084	9.879	2	Vellberg
de	74542	49.199	9.791	2	Braunsbach
de	74544	49.07	9.762	2	Michelbach an der Bilz
de	74545	49.118	9.643	2	Michelfeld
de	74547	49.153	9.734	2	Untermünkheim
de	74549	49.167	9.845	2	Wolpertshausen
de	74564	49.134	10.072	2	Crailsheim
de	74572	49.298	9.974	2	Blaufelden
de	74575	49.345	9.979	2	Schrozberg
de	74579	49.067	10.217	2	Fichtenau
de	74582	49.252	9.922	2	Gerabronn
de	74585	49.25	10.017	2	Rot am See
de	74586	49.083	9.983	2	Frankenhardt
de	74589	49.169	10.08	2	Satteldorf
de	74592	49.201	9.982	2	Kirchberg an der Jagst
de	74594	49.133	10.183	2	Kreßberg
de	74595	49.254	9.857	2	Langenburg
de	74597	49.061	10.093	2	Stimpfach
de	74599	49.21	10.062	2	Wallhausen
de	74613	49.199	9.507	2	Öhringen
de	74626	49.179	9.438	2	Bretzfeld
de	74629	49.178	9.505	2	Pfedelbach
de	74632	49.205	9.58	2	Neuenstein
de	74635	49.228	9.69	2	Kupferzell
de	74638	49.185	9.64	2	Waldenburg
de	74639	49.256	9.518	2	Zweiflingen
de	74653	49.282	9.684	2	Künzelsau|Ingelfingen
de	74670	49.289	9.56	2	Forchtenberg
de	74673	49.34	9.801	2	Mulfingen
de	74676	49.295	9.616	2	Niedernhall
de	74677	49.383	9.707	2	Dörzbach
de	74679	49.297	9.595	2	Weißbach
de	74706	49.43	9.422	2	Osterburken
de	74722	49.52	9.324	2	Buchen (Odenwald)
de	74731	49.584	9.366	2	Walldürn
de	74736	49.612	9.472	2	Hardheim
de	74740	49.401	9.393	2	Adelsheim
de	74743	49.442	9.334	2	Seckach
de	74744	49.508	9.527	2	Ahorn
de	74746	49.602	9.429	2	Höpfingen
de	74747	49.394	9.533	2	Ravenstein
de	74749	49.456	9.473	2	Rosenberg
de	74821	49.354	9.151	2	Mosbach
de	74831	49.283	9.16	2	Gundelsheim
de	74834	49.39	9.211	2	Elztal
de	74838	49.462	9.211	2	Limbach
de	74842	49.349	9.254	2	Billigheim
de	74847	49.352	9.091	2	Obrigheim
de	74850	49.396	9.273	2	Schefflenz
de	74855	49.3	9.15	2	Haßmersheim
de	74858	49.357	8.987	2	Aglasterhausen
de	74861	49.292	9.27	2	Neudenau
de	74862	49.368	9.058	2	Binau
de	74864	49.431	9.151	2	Fahrenbach
de	74865	49.319	9.133	2	Neckarzimmern
de	74867	49.387	9.011	2	Neunkirchen
de	74869	49.371	8.983	2	Schwarzach
de	74889	49.253	8.879	2	Sinsheim
de	74906	49.239	9.102	2	Bad Rappenau
de	74909	49.322	8.819	2	Meckesheim
de	74912	49.205	8.992	2	Kirchardt
de	74915	49.295	8.918	2	Waibstadt
de	74918	49.233	8.771	2	Angelbachtal
de	74921	49.31	9	2	Helmstadt-Bargen
de	74924	49.296	8.964	2	Neckarbischofsheim
de	74925	49.339	8.908	2	Epfenbach
de	74927	49.319	8.865	2	Eschelbronn
de	74928	49.292	9.082	2	Hüffenhardt
de	74930	49.191	8.931	2	Ittlingen
de	74931	49.366	8.892	2	Lobbach
de	74933	49.317	8.885	2	Neidenstein
de	74934	49.355	8.945	2	Reichartshausen
de	74936	49.27	9.09	2	Siegelsbach
de	74937	49.346	8.883	2	Spechbach
de	74939	49.296	8.822	2	Zuzenhausen
de	75015	49.037	8.707	2	Bretten
de	75031	49.136	8.912	2	Eppingen
de	75038	49.066	8.803	2	Oberderdingen
de	75045	49.026	8.586	2	Walzbachtal
de	75050	49.156	8.982	2	Gemmingen
de	75053	49.059	8.658	2	Gondelsheim
de	75056	49.105	8.856	2	Sulzfeld
de	75057	49.078	8.846	2	Kürnbach
de	75059	49.107	8.813	2	Zaisenhausen
de	75172	48.892	8.698	2	Pforzheim
de	75173	48.895	8.695	3	Pforzheim
de	75175	48.892	8.716	2	Pforzheim
de	75177	48.895	8.695	3	Pforzheim
de	75179	48.901	8.67	2	Pforzheim
de	75180	48.87	8.67	2	Pforzheim
de	75181	48.885	8.731	2	Pforzheim
de	75196	48.951	8.573	2	Remchingen
de	75203	48.966	8.606	2	Königsbach-Stein
de	75210	48.9	8.583	2	Keltern
de	75217	48.867	8.633	2	Birkenfeld
de	75223	48.917	8.783	2	Niefern-Öschelbronn
de	75228	48.917	8.667	2	Ispringen
de	75233	48.824	8.801	2	Tiefenbronn
de	75236	48.93	8.645	2	Kämpfelbach
de	75239	48.95	8.667	2	Eisingen
de	75242	48.793	8.777	2	Neuhausen
de	75245	48.967	8.7	2	Neulingen
de	75248	48.967	8.75	2	Ölbronn-Dürrn
de	75249	48.933	8.75	2	Kieselbronn
de	75305	48.845	8.596	2	Neuenbürg
de	75323	48.75	8.55	2	Bad Wildbad im Schwarzwald
de	75328	48.787	8.645	2	Schömberg
de	75331	48.833	8.65	2	Engelsbrand
de	75334	48.847	8.543	2	Straubenhardt
de	75335	48.8	8.5	2	Dobel
de	75337	48.666	8.471	2	Enzklösterle
de	75339	48.8	8.583	2	Höfen an der Enz
de	75365	48.714	8.74	2	Calw
de	75378	48.774	8.73	2	Bad Liebenzell
de	75382	48.723	8.794	2	Althengstett
de	75385	48.691	8.693	2	Bad Teinach-Zavelstein
de	75387	48.661	8.696	2	Neubulach
de	75389	48.667	8.6	2	Neuweiler
de	75391	48.695	8.829	2	Gechingen
de	75392	48.651	8.824	2	Deckenpfronn
de	75394	48.733	8.667	2	Oberreichenbach
de	75395	48.726	8.848	2	Ostelsheim
de	75397	48.751	8.811	2	Simmozheim
de	75399	48.825	8.709	2	Unterreichenbach
de	75417	48.947	8.837	2	Mühlacker
de	75428	48.956	8.925	2	Illingen
de	75433	49	8.803	2	Maulbronn
de	75438	49.025	8.756	2	Knittlingen
de	75443	48.967	8.8	2	Ötisheim
de	75446	48.883	8.85	2	Wiernsheim
de	75447	49.051	8.851	2	Sternenfels
de	75449	48.867	8.817	2	Wurmberg
de	76131	49.008	8.42	2	Karlsruhe
de	76133	49.008	8.398	2	Karlsruhe
de	76135	48.991	8.372	2	Karlsruhe
de	76137	49.002	8.429	2	Karlsruhe
de	76139	49.002	8.405	5	Karlsruhe
de	76149	49.04	8.394	2	Karlsruhe
de	76185	49.011	8.36	2	Karlsruhe
de	76187	49.022	8.374	2	Karlsruhe
de	76189	49.015	8.352	2	Karlsruhe
de	76199	48.966	8.404	2	Karlsruhe
de	76227	49	8.478	2	Karlsruhe
de	76228	49.005	8.386	5	Karlsruhe
de	76229	49.005	8.386	5	Karlsruhe
de	76275	48.941	8.408	2	Ettlingen
de	76287	48.968	8.307	2	Rheinstetten
de	76297	49.097	8.49	2	Stutensee
de	76307	48.917	8.5	2	Karlsbad
de	76316	48.883	8.333	2	Malsch
de	76327	49.004	8.521	2	Pfinztal
de	76332	48.798	8.436	2	Bad Herrenalb
de	76337	48.918	8.492	2	Waldbronn
de	76344	49.09	8.399	2	Eggenstein-Leopoldshafen
de	76351	49.132	8.412	2	Linkenheim-Hochstetten
de	76356	49.055	8.527	2	Weingarten
de	76359	48.867	8.45	2	Marxzell
de	76437	48.858	8.21	2	Rastatt
de	76448	48.933	8.267	2	Durmersheim
de	76456	48.828	8.254	2	Kuppenheim
de	76461	48.867	8.283	2	Muggensturm
de	76467	48.909	8.252	2	Bietigheim
de	76470	48.891	8.234	2	Ötigheim
de	76473	48.822	8.143	2	Iffezheim
de	76474	48.95	8.233	2	Au am Rhein
de	76476	48.838	8.284	2	Bischweier
de	76477	48.933	8.217	2	Elchesheim-Illingen
de	76479	48.901	8.197	2	Steinmauern
de	76530	48.766	8.203	2	Baden-Baden
de	76532	48.804	8.131	2	Baden-Baden
de	76534	48.715	8.144	2	Baden-Baden
de	76547	48.767	8.167	2	Sinzheim
de	76549	48.8	8.117	2	Hügelsheim
de	76571	48.8	8.333	2	Gaggenau
de	76593	48.77	8.343	2	Gernsbach
de	76596	48.683	8.35	2	Forbach
de	76597	48.772	8.385	2	Loffenau
de	76599	48.728	8.354	2	Weisenbach
de	76646	49.124	8.598	2	Bruchsal
de	76661	49.232	8.461	2	Philippsburg
de	76669	49.207	8.644	2	Bad Schönborn
de	76676	49.167	8.492	2	Graben-Neudorf
de	76684	49.219	8.712	2	Östringen
de	76689	49.135	8.53	2	Karlsdorf-Neuthard
de	76694	49.159	8.581	2	Forst
de	76698	49.163	8.632	2	Ubstadt-Weiher
de	76703	49.14	8.771	2	Kraichtal
de	76706	49.172	8.424	2	Dettenheim
de	76707	49.19	8.541	2	Hambrücken
de	76709	49.222	8.631	2	Kronau
de	76726	49.223	8.364	2	Germersheim
de	76744	49.049	8.26	7	Wörth am Rhein|Vollmersweiler
de	76751	49.093	8.275	2	Jockgrim
de	76756	49.198	8.279	2	Bellheim
de	76761	49.153	8.293	2	Rülzheim
de	76764	49.118	8.278	2	Rheinzabern
de	76767	49.017	8.25	2	Hagenbach
de	76768	48.983	8.2	2	Berg (Pfalz)
de	76770	49.111	8.245	2	Hatzenbühl
de	76771	49.166	8.326	2	Hördt
de	76773	49.146	8.314	2	Kuhardt
de	76774	49.124	8.345	2	Leimersheim
de	76776	48.983	8.25	2	Neuburg am Rhein
de	76777	49.118	8.319	2	Neupotz
de	76779	48.981	8.14	2	Scheibenhardt
de	76829	49.198	8.117	4	Landau in der Pfalz|Leinsweiler|Ranschbach
de	76831	49.137	8.091	5	Billigheim-Ingenheim|Ilbesheim bei Landau in der Pfalz|Birkweiler|Eschbach|Göcklingen|Heuchelheim-Klingen|Impflingen
de	76833	49.209	8.051	4	Siebeldingen|Böchingen|Frankweiler|Knöringen|Walsheim
de	76835	49.27	8.108	3	Rhodt unter Rietburg|Burrweiler|Flemlingen|Gleisweiler|Hainfeld|Roschbach|Weyher in der Pfalz
de	76846	49.192	7.855	2	Hauenstein
de	76848	49.209	7.873	4	Wilgartswiesen|Darstein|Dimbach|Lug|Schwanheim|Spirkelbach
de	76855	49.206	7.975	2	Annweiler am Trifels
de	76857	49.219	8.03	6	Albersweiler|Gossersweiler-Stein|Wernersberg|Ramberg|Dernbach|Eußerthal|Münchweiler am Klingbach|Rinnthal|Silz|Völkersweiler|Waldhambach|Waldrohrbach
de	76863	49.141	8.222	2	Herxheim bei Landau/Pfalz|Herxheimweyher
de	76865	49.158	8.147	2	Insheim|Rohrbach
de	76870	49.083	8.197	2	Kandel
de	76872	49.121	8.141	4	Steinweiler|Minfeld|Freckenfeld|Winden|Erlenbach|Hergersweiler
de	76877	49.196	8.198	2	Offenbach an der Queich
de	76879	49.248	8.209	4	Hochstadt|Essingen|Ottersheim|Bornheim|Knittelsheim
de	76887	49.103	7.961	4	Bad Bergzabern|Böllenborn|Oberhausen
de	76889	49.141	8.019	6	Klingenmünster|Steinfeld|Schweigen-Rechtenbach|Oberotterbach|Kapsweyer|Dörrenbach|Barbelroth|Birkenhördt|Dierbach|Gleiszellen-Gleishorbach|Kapellen-Drusweiler|Niederhorbach|Niederotterbach|Oberschlettenbach|Pleisweiler-Oberhofen|Schweighofen|Vorderweidenthal
de	76891	49.117	7.8	4	Bruchweiler-Bärenbach|Busenberg|Bundenthal|Bobenthal|Erlenbach|Niederschlettenbach|Nothweiler|Rumbach
de	77652	48.477	7.944	2	Offenburg
de	77654	48.465	7.956	2	Offenburg
de	77656	48.464	7.931	2	Offenburg
de	77694	48.573	7.815	2	Kehl
de	77704	48.532	8.079	2	Oberkirch
de	77709	48.293	8.216	2	Wolfach|Oberwolfach
de	77716	48.258	8.066	3	Hofstetten|Fischerbach|Haslach im Kinzigtal
de	77723	48.405	8.014	2	Gengenbach
de	77728	48.473	8.16	2	Oppenau
de	77731	48.541	7.893	2	Willstätt
de	77736	48.346	8.067	2	Zell am Harmersbach
de	77740	48.433	8.217	2	Bad Peterstal-Griesbach
de	77743	48.45	7.825	2	Neuried
de	77746	48.45	7.883	2	Schutterwald
de	77749	48.417	7.917	2	Hohberg
de	77756	48.284	8.176	2	Hausach
de	77761	48.289	8.342	2	Schiltach
de	77767	48.533	7.983	2	Appenweier
de	77770	48.493	8.017	2	Durbach
de	77773	48.312	8.372	2	Schenkenzell
de	77776	48.4	8.333	2	Bad Rippoldsau-Schapbach
de	77781	48.333	8.033	2	Biberach
de	77784	48.374	8.125	2	Oberharmersbach
de	77787	48.4	8.083	2	Nordrach
de	77790	48.3	8.05	2	Steinach
de	77791	48.406	7.987	2	Berghaupten
de	77793	48.248	8.213	2	Gutach (Schwarzwaldbahn)
de	77794	48.521	8.115	2	Lautenbach
de	77796	48.25	8.117	2	Mühlenbach
de	77797	48.432	7.994	2	Ohlsbach
de	77799	48.452	7.972	2	Ortenberg
de	77815	48.697	8.135	2	Bühl
de	77830	48.686	8.189	2	Bühlertal
de	77833	48.67	8.113	2	Ottersweier
de	77836	48.758	8.05	2	Rheinmünster
de	77839	48.726	8.005	2	Lichtenau
de	77855	48.631	8.076	2	Achern
de	77866	48.666	7.937	2	Rheinau
de	77871	48.589	8.013	2	Renchen
de	77876	48.592	8.117	2	Kappelrodeck
de	77880	48.64	8.094	2	Sasbach
de	77883	48.567	8.15	2	Ottenhöfen im Schwarzwald
de	77886	48.65	8.133	2	Lauf
de	77887	48.617	8.133	2	Sasbachwalden
de	77889	48.576	8.171	2	Seebach
de	77933	48.337	7.87	2	Lahr/Schwarzwald
de	77948	48.367	7.883	2	Friesenheim
de	77955	48.257	7.813	2	Ettenheim
de	77960	48.311	7.941	2	Seelbach
de	77963	48.367	7.762	2	Schwanau
de	77966	48.284	7.766	2	Kappel-Grafenhausen
de	77971	48.296	7.825	2	Kippenheim
de	77972	48.286	7.814	2	Mahlberg
de	77974	48.41	7.773	2	Meißenheim
de	77975	48.248	7.778	2	Ringsheim
de	77977	48.267	7.733	2	Rust
de	77978	48.267	7.95	2	Schuttertal
de	78048	48.067	8.45	4	Villingen-Schwenningen
de	78050	48.067	8.45	4	Villingen-Schwenningen
de	78052	48.067	8.45	4	Villingen-Schwenningen
de	78054	48.067	8.45	4	Villingen-Schwenningen
de	78056	48.067	8.45	4	Villingen-Schwenningen
de	78073	48.021	8.531	2	Bad Dürrheim
de	78078	48.133	8.533	2	Niedereschach
de	78083	48.09	8.55	2	Dauchingen
de	78086	48.017	8.467	2	Brigachtal
de	78087	48.1	8.422	2	Mönchweiler
de	78089	48.08	8.366	2	Unterkirnach
de	78098	48.136	8.236	2	Triberg
de	78112	48.127	8.335	2	Sankt Georgen im Schwarzwald
de	78120	48.052	8.207	2	Furtwangen im Schwarzwald
de	78126	48.138	8.42	2	Königsfeld im Schwarzwald
de	78132	48.211	8.233	2	Hornberg
de	78136	48.142	8.203	2	Schonach im Schwarzwald
de	78141	48.105	8.204	2	Schönwald im Schwarzwald
de	78144	48.19	8.352	2	Tennenbronn
de	78147	48.05	8.3	2	Vöhrenbach
de	78148	48.05	8.15	2	Gütenbach
de	78166	47.955	8.497	2	Donaueschingen
de	78176	47.841	8.533	2	Blumberg
de	78183	47.925	8.488	2	Hüfingen
de	78187	47.925	8.65	2	Geisingen
de	78194	47.933	8.733	2	Immendingen
de	78199	47.93	8.448	2	Bräunlingen
de	78224	47.759	8.84	2	Singen
de	78234	47.855	8.773	2	Engen
de	78239	47.735	8.84	2	Rielasingen-Worblingen
de	78244	47.735	8.777	2	Gottmadingen
de	78247	47.767	8.783	2	Hilzingen
de	78250	47.821	8.661	2	Tengen
de	78253	47.858	8.898	2	Eigeltingen
de	78256	47.8	8.933	2	Steißlingen
de	78259	47.811	8.812	2	Mühlhausen-Ehingen
de	78262	47.7	8.75	2	Gailingen am Hochrhein
de	78266	47.7	8.683	2	Büsingen am Hochrhein
de	78267	47.842	8.854	2	Aach
de	78269	47.817	8.867	2	Volkertshausen
de	78315	47.742	8.971	2	Radolfzell am Bodensee
de	78333	47.851	9.009	2	Stockach
de	78337	47.662	8.887	2	Öhningen
de	78343	47.683	8.983	2	Gaienhofen
de	78345	47.724	8.935	2	Moos
de	78351	47.818	9.055	2	Bodman-Ludwigshafen
de	78354	47.797	9.097	2	Sipplingen
de	78355	47.885	9.108	2	Hohenfels
de	78357	47.917	9.017	2	Mühlingen
de	78359	47.843	8.959	2	Orsingen-Nenzingen
de	78462	47.661	9.175	2	Konstanz
de	78464	47.672	9.183	2	Konstanz
de	78465	47.667	9.183	2	Konstanz
de	78467	47.674	9.165	2	Konstanz
de	78476	47.715	9.071	2	Allensbach
de	78479	47.689	9.063	2	Reichenau
de	78532	47.985	8.818	2	Tuttlingen
de	78549	48.075	8.735	2	Spaichingen
de	78554	48.1	8.7	2	Aldingen
de	78559	48.134	8.754	2	Gosheim
de	78564	48.145	8.791	3	Wehingen|Reichenbach am Heuberg
de	78567	48.02	8.923	2	Fridingen an der Donau
de	78570	48.031	8.884	2	Mühlheim an der Donau
de	78573	48	8.783	2	Wurmlingen
de	78576	47.933	8.883	2	Emmingen-Liptingen
de	78579	47.973	8.928	2	Neuhausen ob Eck
de	78580	48.067	8.933	2	Bärenthal
de	78582	48.067	8.767	2	Balgheim
de	78583	48.1	8.8	2	Böttingen
de	78585	48.117	8.833	2	Bubsheim
de	78586	48.174	8.785	2	Deilingen
de	78588	48.111	8.738	2	Denkingen
de	78589	48.056	8.793	2	Dürbheim
de	78591	48.04	8.675	2	Durchhausen
de	78592	48.117	8.856	2	Egesheim
de	78594	48.05	8.7	2	Gunningen
de	78595	48.054	8.725	2	Hausen ob Verena
de	78597	48.067	8.967	2	Irndorf
de	78598	48.1	8.867	2	Königsheim
de	78600	48.052	8.89	2	Kolbingen
de	78601	48.075	8.835	2	Mahlstetten
de	78603	48.083	8.9	2	Renquishausen
de	78604	48.017	8.767	2	Rietheim-Weilheim
de	78606	48.017	8.717	2	Seitingen-Oberflacht
de	78607	48.017	8.667	2	Talheim
de	78609	48.033	8.6	2	Tuningen
de	78628	48.168	8.627	2	Rottweil
de	78647	48.077	8.644	2	Trossingen
de	78652	48.112	8.607	2	Deißlingen
de	78655	48.212	8.506	2	Dunningen
de	78658	48.167	8.594	2	Zimmern ob Rottweil
de	78661	48.205	8.649	2	Dietingen
de	78662	48.233	8.55	2	Bösingen
de	78664	48.25	8.467	2	Eschbronn
de	78665	48.127	8.708	2	Frittlingen
de	78667	48.2	8.583	2	Villingendorf
de	78669	48.147	8.704	2	Wellendingen
de	78713	48.224	8.386	2	Schramberg
de	78727	48.3	8.574	2	Oberndorf am Neckar
de	78730	48.233	8.35	2	Lauterbach
de	78733	48.267	8.402	2	Aichhalden
de	78736	48.25	8.6	2	Epfendorf
de	78737	48.292	8.492	2	Fluorn-Winzeln
de	78739	48.183	8.417	2	Hardt
de	79098	47.994	7.847	2	Freiburg im Breisgau
de	79100	47.981	7.833	2	Freiburg im Breisgau
de	79102	48.008	7.843	5	Freiburg im Breisgau
de	79104	48.01	7.854	2	Freiburg im Breisgau
de	79106	48.008	7.843	5	Freiburg im Breisgau
de	79108	48.034	7.842	2	Freiburg im Breisgau
de	79110	48.021	7.817	2	Freiburg im Breisgau
de	79111	47.981	7.796	2	Freiburg im Breisgau
de	79112	47.994	7.829	8	Freiburg im Breisgau
de	79114	48.002	7.818	2	Freiburg im Breisgau
de	79115	47.979	7.822	2	Freiburg im Breisgau
de	79117	47.987	7.894	2	Freiburg im Breisgau
de	79183	48.096	7.964	2	Waldkirch
de	79189	47.917	7.7	2	Bad Krozingen
de	79194	48.042	7.866	2	Gundelfingen|Heuweiler
de	79199	47.967	7.95	2	Kirchzarten
de	79206	48.033	7.583	2	Breisach am Rhein
de	79211	48.067	7.883	2	Denzlingen
de	79215	48.172	8.07	3	Elzach|Biederbach
de	79219	47.882	7.728	2	Staufen im Breisgau
de	79224	48.033	7.767	2	Umkirch
de	79227	47.959	7.758	2	Schallstadt
de	79232	48.068	7.779	2	March
de	79235	48.083	7.633	2	Vogtsburg im Kaiserstuhl
de	79238	47.916	7.752	2	Ehrenkirchen
de	79241	48.043	7.648	2	Ihringen
de	79244	47.85	7.783	2	Münstertal
de	79249	47.967	7.833	2	Merzhausen
de	79252	47.983	7.967	2	Stegen
de	79254	47.933	7.95	2	Oberried
de	79256	47.961	8.009	2	Buchenbach
de	79258	47.933	7.633	2	Hartheim
de	79261	48.117	7.983	2	Gutach im Breisgau
de	79263	48.1	8.053	2	Simonswald
de	79268	48.076	7.725	2	Bötzingen
de	79271	48.015	8.033	2	Sankt Peter
de	79274	48.008	8.093	2	Sankt Märgen
de	79276	48.083	7.817	2	Reute
de	79279	48.067	7.85	2	Vörstetten
de	79280	47.95	7.833	2	Au
de	79282	47.858	7.692	2	Ballrechten-Dottingen
de	79283	47.921	7.79	2	Bollschweil
de	79285	47.958	7.777	2	Ebringen
de	79286	48.051	7.963	2	Glottertal
de	79288	48.05	7.733	2	Gottenheim
de	79289	47.933	7.867	2	Horben
de	79291	48.017	7.683	2	Merdingen
de	79292	47.933	7.75	2	Pfaffenweiler
de	79294	47.933	7.817	2	Sölden
de	79295	47.841	7.708	2	Sulzburg
de	79297	48.144	8.047	2	Winden im Elztal
de	79299	47.95	7.817	2	Wittnau
de	79312	48.121	7.854	2	Emmendingen
de	79331	48.13	7.812	2	Teningen
de	79336	48.219	7.777	2	Herbolzheim
de	79341	48.196	7.77	2	Kenzingen
de	79346	48.133	7.7	2	Endingen am Kaiserstuhl
de	79348	48.167	7.917	2	Freiamt
de	79350	48.102	7.908	2	Sexau
de	79353	48.123	7.739	2	Bahlingen am Kaiserstuhl
de	79356	48.083	7.733	2	Eichstetten am Kaiserstuhl
de	79359	48.15	7.75	2	Riegel am Kaiserstuhl
de	79361	48.133	7.617	2	Sasbach am Kaiserstuhl
de	79362	48.167	7.7	2	Forchheim
de	79364	48.157	7.786	2	Malterdingen
de	79365	48.227	7.711	2	Rheinhausen
de	79367	48.199	7.677	2	Weisweil
de	79369	48.167	7.65	2	Wyhl am Kaiserstuhl
de	79379	47.808	7.63	2	Müllheim
de	79395	47.814	7.56	2	Neuenburg am Rhein
de	79400	47.714	7.662	2	Kandern
de	79410	47.802	7.672	2	Badenweiler
de	79415	47.731	7.558	2	Bad Bellingen
de	79418	47.757	7.576	2	Schliengen
de	79423	47.875	7.657	2	Heitersheim
de	79424	47.783	7.6	2	Auggen
de	79426	47.847	7.638	2	Buggingen
de	79427	47.891	7.655	2	Eschbach
de	79429	47.733	7.708	2	Malsburg-Marzell
de	79539	47.618	7.659	2	Lörrach
de	79540	47.617	7.667	2	Lörrach
de	79541	47.633	7.692	2	Lörrach
de	79576	47.593	7.621	2	Weil am Rhein
de	79585	47.65	7.733	2	Steinen
de	79588	47.65	7.567	2	Efringen-Kirchen
de	79589	47.633	7.617	2	Binzen
de	79591	47.633	7.6	2	Eimeldingen
de	79592	47.65	7.6	2	Fischingen
de	79594	47.589	7.691	2	Inzlingen
de	79595	47.641	7.642	2	Rümmingen
de	79597	47.65	7.633	2	Schallbach
de	79599	47.655	7.651	2	Wittlingen
de	79618	47.572	7.784	2	Rheinfelden
de	79639	47.55	7.683	2	Grenzach-Wyhlen
de	79650	47.651	7.821	2	Schopfheim
de	79664	47.63	7.904	2	Wehr
de	79669	47.706	7.853	2	Zell im Wiesental
de	79674	47.829	7.944	2	Todtnau
de	79677	47.786	7.894	3	Schönau im Schwarzwald|Aitern|Böllen|Fröhnd|Schönenberg|Tunau|Wembach
de	79682	47.74	8.002	2	Todtmoos
de	79685	47.742	7.908	2	Häg-Ehrsberg
de	79686	47.653	7.897	2	Hasel
de	79688	47.683	7.85	2	Hausen im Wiesental
de	79689	47.646	7.782	2	Maulburg
de	79692	47.751	7.83	3	Elbenschwand|Raich|Sallneck|Tegernau
de	79694	47.8	7.917	2	Utzenfeld
de	79695	47.841	7.882	2	Wieden
de	79713	47.554	7.946	2	Bad Säckingen
de	79725	47.565	8.06	2	Laufenburg
de	79730	47.555	8.022	2	Murg
de	79733	47.643	8.075	2	Görwihl
de	79736	47.619	7.979	2	Rickenbach
de	79737	47.667	8	2	Herrischried
de	79739	47.593	7.878	2	Schwörstadt
de	79761	47.623	8.217	2	Waldshut-Tiengen
de	79771	47.65	8.4	2	Klettgau
de	79774	47.591	8.13	2	Albbruck
de	79777	47.717	8.317	2	Ühlingen-Birkendorf
de	79780	47.746	8.448	2	Stühlingen
de	79787	47.627	8.314	2	Lauchringen
de	79790	47.6	8.32	2	Küssaberg
de	79793	47.66	8.367	2	Wutöschingen
de	79798	47.65	8.567	2	Jestetten
de	79801	47.57	8.432	2	Hohentengen am Hochrhein
de	79802	47.623	8.485	2	Dettighofen
de	79804	47.609	8.167	2	Dogern
de	79805	47.7	8.4	2	Eggingen
de	79807	47.633	8.567	2	Lottstetten
de	79809	47.667	8.233	2	Weilheim
de	79822	47.921	8.191	2	Titisee-Neustadt
de	79837	47.763	8.127	3	Sankt Blasien|Häusern|Ibach
de	79843	47.884	8.344	2	Löffingen
de	79848	47.819	8.341	2	Bonndorf im Schwarzwald
de	79853	47.868	8.202	2	Lenzkirch
de	79856	47.903	8.107	2	Hinterzarten
de	79859	47.817	8.183	2	Schluchsee
de	79862	47.733	8.167	2	Höchenschwand
de	79865	47.775	8.257	2	Grafenhausen
de	79868	47.865	8.07	2	Feldberg
de	79871	47.967	8.267	2	Eisenbach (Hochschwarzwald)
de	79872	47.8	8.038	2	Bernau
de	79874	47.933	8.083	2	Breitnau
de	79875	47.73	8.1	2	Dachsberg
de	79877	47.918	8.256	2	Friedenweiler
de	79879	47.833	8.433	2	Wutach
de	80331	48.135	11.571	2	München
de	80333	48.145	11.567	2	München
de	80335	48.143	11.555	2	München
de	80336	48.135	11.559	2	München
de	80337	48.122	11.545	2	München
de	80339	48.139	11.534	2	München
de	80469	48.13	11.573	2	München
de	80538	48.14	11.588	2	München
de	80539	48.15	11.583	9	München
de	80634	48.149	11.533	2	München
de	80636	48.156	11.541	2	München
de	80637	48.172	11.528	2	München
de	80638	48.16	11.493	2	München
de	80639	48.153	11.515	2	München
de	80686	48.138	11.507	2	München
de	80687	48.141	11.502	2	München
de	80689	48.129	11.489	2	München
de	80788	48.195	11.609	2	München
de	80796	48.15	11.583	9	München
de	80797	48.161	11.559	2	München
de	80798	48.15	11.583	9	München
de	80799	48.15	11.583	9	München
de	80801	48.175	11.582	3	München
de	80802	48.166	11.59	2	München
de	80803	48.175	11.582	3	München
de	80804	48.174	11.586	2	München
de	80805	48.172	11.596	2	München
de	80807	48.183	11.576	2	München
de	80809	48.179	11.562	2	München
de	80933	48.222	11.548	2	München
de	80935	48.204	11.559	2	München
de	80937	48.197	11.572	2	München
de	80939	48.205	11.624	2	München
de	80992	48.178	11.517	2	München
de	80993	48.182	11.533	2	München
de	80995	48.198	11.518	2	München
de	80997	48.183	11.478	2	München
de	80999	48.185	11.464	2	München
de	81241	48.148	11.463	2	München
de	81243	48.147	11.451	2	München
de	81245	48.162	11.414	2	München
de	81247	48.166	11.467	2	München
de	81249	48.155	11.449	5	München
de	81369	48.112	11.531	2	München
de	81371	48.117	11.548	2	München
de	81373	48.117	11.539	2	München
de	81375	48.119	11.492	2	München
de	81377	48.12	11.5	2	München
de	81379	48.099	11.52	2	München
de	81475	48.086	11.512	4	München
de	81476	48.084	11.492	2	München
de	81477	48.083	11.504	2	München
de	81479	48.092	11.539	2	München
de	81539	48.11	11.59	2	München
de	81541	48.116	11.579	2	München
de	81543	48.12	11.573	2	München
de	81545	48.083	11.562	2	München
de	81547	48.098	11.582	2	München
de	81549	48.109	11.607	2	München
de	81667	48.129	11.598	2	München
de	81669	48.123	11.604	2	München
de	81671	48.122	11.62	2	München
de	81673	48.127	11.632	2	München
de	81675	48.135	11.604	2	München
de	81677	48.138	11.615	2	München
de	81679	48.151	11.61	2	München
de	81735	48.113	11.647	2	München
de	81737	48.11	11.618	2	München
de	81739	48.112	11.632	3	München
de	81825	48.118	11.661	2	München
de	81827	48.115	11.697	2	München
de	81829	48.14	11.68	2	München
de	81925	48.164	11.622	2	München
de	81927	48.161	11.639	2	München
de	81929	48.141	11.637	2	München
de	82008	48.066	11.616	2	Unterhaching
de	82024	48.049	11.617	2	Taufkirchen
de	82031	48.039	11.523	2	Grünwald
de	82041	48.025	11.597	2	Oberhaching
de	82049	48.061	11.521	2	Pullach im Isartal
de	82054	47.959	11.567	2	Sauerlach
de	82057	47.95	11.433	2	Icking
de	82061	48.093	11.466	2	Neuried
de	82064	48.005	11.514	2	Straßlach-Dingharting
de	82065	48.02	11.487	2	Baierbrunn
de	82067	47.989	11.443	2	Kloster Schäftlarn
de	82069	47.99	11.456	2	Schäftlarn
de	82110	48.134	11.377	2	Germering
de	82131	48.069	11.377	2	Gauting
de	82140	48.2	11.333	2	Olching
de	82152	48.107	11.425	2	Planegg|Krailling
de	82166	48.119	11.429	2	Gräfelfing
de	82178	48.15	11.35	2	Puchheim
de	82194	48.2	11.367	2	Gröbenzell
de	82205	48.108	11.294	2	Gilching
de	82211	47.999	11.177	2	Herrsching am Ammersee
de	82216	48.217	11.267	2	Maisach
de	82223	48.167	11.317	2	Eichenau
de	82229	48.035	11.214	2	Seefeld
de	82234	48.075	11.248	2	Weßling
de	82237	48.072	11.202	2	Wörthsee
de	82239	48.14	11.301	2	Alling
de	82256	48.179	11.255	2	Fürstenfeldbruck
de	82266	48.076	11.152	2	Inning am Ammersee
de	82269	48.117	11.032	2	Geltendorf
de	82272	48.156	11.079	2	Moorenweis
de	82275	48.183	11.283	2	Emmering
de	82276	48.183	11.117	2	Adelshofen
de	82278	48.233	11.067	2	Althegnenberg
de	82279	48.083	11.117	2	Eching am Ammersee
de	82281	48.283	11.167	2	Egenhofen
de	82284	48.117	11.167	2	Grafrath
de	82285	48.222	11.116	2	Hattenhofen
de	82287	48.167	11.133	2	Jesenwang
de	82288	48.117	11.133	2	Kottgeisering
de	82290	48.167	11.167	2	Landsberied
de	82291	48.208	11.163	2	Mammendorf
de	82293	48.25	11.1	2	Mittelstetten
de	82294	48.238	11.156	2	Oberschweinbach
de	82296	48.141	11.204	2	Schöngeising
de	82297	48.217	11	2	Steindorf
de	82299	48.105	11.083	2	Türkenfeld
de	82319	48.002	11.344	2	Starnberg
de	82327	47.909	11.28	2	Tutzing
de	82335	47.967	11.354	2	Berg
de	82340	47.946	11.293	2	Feldafing
de	82343	47.967	11.3	2	Pöcking
de	82346	47.975	11.183	2	Andechs
de	82347	47.866	11.294	2	Bernried
de	82349	48.1	11.4	2	Pentenried
de	82362	47.838	11.149	2	Weilheim in Oberbayern
de	82377	47.753	11.377	2	Penzberg
de	82380	47.805	11.07	2	Peißenberg
de	82383	47.8	11	2	Hohenpeißenberg
de	82386	47.767	11.167	2	Huglfing|Oberhausen
de	82387	47.751	11.309	2	Antdorf
de	82389	47.756	10.989	2	Böbing
de	82390	47.792	11.2	2	Eberfing
de	82392	47.733	11.283	2	Habach
de	82393	47.767	11.317	2	Iffeldorf
de	82395	47.733	11.217	2	Obersöchering
de	82396	47.9	11.183	2	Pähl
de	82398	47.811	11.132	2	Polling
de	82399	47.917	11.1	2	Raisting
de	82401	47.733	10.967	2	Rottenbuch
de	82402	47.825	11.302	2	Seeshaupt
de	82404	47.725	11.333	2	Sindelsdorf
de	82405	47.874	11.025	2	Wessobrunn
de	82407	47.874	11.159	2	Wielenbach
de	82409	47.702	10.938	2	Wildsteig
de	82418	47.681	11.201	2	Murnau am Staffelsee|Seehausen am Staffelsee|Riegsee
de	82431	47.659	11.368	2	Kochel am See
de	82432	47.617	11.35	2	Urfeld, Oberbayern
de	82433	47.667	11.05	2	Bad Kohlgrub
de	82435	47.683	11	2	Bad Bayersoien
de	82436	47.733	11.183	2	Eglfing
de	82438	47.6	11.183	2	Eschenlohe
de	82439	47.676	11.301	2	Großweil
de	82441	47.633	11.233	2	Ohlstadt
de	82442	47.666	11.025	2	Saulgrub
de	82444	47.658	11.315	2	Schlehdorf
de	82445	47.617	11.15	2	Schwaigen
de	82447	47.717	11.2	2	Spatzenhausen
de	82449	47.717	11.15	2	Uffing am Staffelsee
de	82467	47.492	11.096	2	Garmisch-Partenkirchen
de	82475	47.417	10.979	2	Schneefernerhaus
de	82481	47.442	11.262	2	Mittenwald
de	82487	47.598	11.067	2	Oberammergau
de	82488	47.567	11.1	2	Ettal
de	82490	47.53	11.111	2	Farchant
de	82491	47.476	11.024	2	Grainau
de	82493	47.5	11.283	2	Klais
de	82494	47.505	11.279	2	Krün
de	82496	47.56	11.139	2	Oberau
de	82497	47.617	11.027	2	Unterammergau
de	82499	47.517	11.283	2	Wallgau
de	82515	47.913	11.422	2	Wolfratshausen
de	82538	47.858	11.48	2	Geretsried
de	82541	47.9	11.367	2	Münsing
de	82544	47.923	11.505	2	Egling
de	82547	47.854	11.406	2	Eurasburg
de	82549	47.816	11.481	2	Königsdorf
de	83022	47.855	12.123	2	Rosenheim
de	83024	47.875	12.111	2	Rosenheim
de	83026	47.839	12.103	2	Rosenheim
de	83043	47.864	12.011	2	Bad Aibling
de	83052	47.879	11.911	2	Bruckmühl
de	83059	47.85	12.067	2	Kolbermoor
de	83064	47.791	12.111	2	Raubling
de	83071	47.854	12.186	2	Stephanskirchen
de	83075	47.773	12.01	2	Bad Feilnbach
de	83080	47.648	12.172	2	Oberaudorf
de	83083	47.839	12.208	2	Riedering
de	83088	47.614	12.191	2	Kiefersfelden
de	83093	47.909	12.298	2	Bad Endorf
de	83098	47.74	12.092	2	Brannenburg
de	83101	47.797	12.17	2	Rohrdorf
de	83104	47.935	12.015	2	Tuntenhausen
de	83109	47.891	12.081	2	Großkarolinenfeld
de	83112	47.804	12.285	2	Frasdorf
de	83115	47.774	12.14	2	Neubeuern
de	83119	48.001	12.405	2	Obing
de	83122	47.776	12.191	2	Samerberg
de	83123	47.991	12.308	2	Amerang
de	83125	47.927	12.379	2	Eggstätt
de	83126	47.726	12.124	2	Flintsbach
de	83128	47.952	12.275	2	Halfing
de	83129	47.954	12.329	2	Höslwang
de	83131	47.742	12.156	2	Nußdorf am Inn
de	83132	47.977	12.39	2	Pittenhart
de	83134	47.893	12.202	2	Prutting
de	83135	47.929	12.124	2	Schechen
de	83137	47.983	12.25	2	Schonstett
de	83139	47.931	12.23	2	Söchtenau
de	83209	47.856	12.346	2	Prien am Chiemsee
de	83224	47.781	12.454	2	Grassau|Staudach-Egerndach
de	83229	47.777	12.323	2	Aschau im Chiemgau
de	83233	47.812	12.376	2	Bernau am Chiemsee
de	83236	47.817	12.483	2	Übersee
de	83242	47.659	12.528	2	Reit im Winkl
de	83246	47.733	12.467	2	Unterwössen
de	83250	47.759	12.462	2	Marquartstein
de	83253	47.881	12.337	2	Rimsting
de	83254	47.889	12.4	2	Breitbrunn am Chiemsee
de	83256	47.867	12.417	2	Chiemsee
de	83257	47.885	12.418	2	Gstadt am Chiemsee
de	83259	47.721	12.395	2	Schleching
de	83278	47.868	12.643	2	Traunstein
de	83301	47.963	12.592	2	Traunreut
de	83308	48.017	12.535	2	Trostberg an der Alz
de	83313	47.823	12.643	2	Siegsdorf
de	83317	47.849	12.819	2	Teisendorf
de	83324	47.767	12.65	2	Ruhpolding
de	83329	47.934	12.734	2	Waging am See|Wonneberg
de	83334	47.763	12.752	2	Inzell
de	83339	47.893	12.54	2	Chieming
de	83342	48.078	12.57	2	Tacherting
de	83346	47.804	12.583	2	Bergen
de	83349	48.002	12.637	2	Palling
de	83352	48.003	12.537	2	Altenmarkt an der Alz
de	83355	47.845	12.543	2	Grabenstätt
de	83358	47.967	12.467	3	Seeon-Seebruck
de	83361	48.035	12.463	2	Kienberg
de	83362	47.867	12.7	2	Surberg
de	83364	47.844	12.734	2	Graben bei Neukirchen am Teisenberg
de	83365	47.906	12.596	2	Nußdorf
de	83367	47.912	12.815	2	Petting
de	83368	47.983	12.567	2	Anning bei Sankt Georgen, Chiemgau
de	83370	47.967	12.467	3	Seeon-Seebruck
de	83371	48	12.55	2	Roitham bei Stein an der Traun
de	83373	47.959	12.729	2	Taching am See
de	83374	47.943	12.631	2	Niedling
de	83376	47.943	12.505	2	Castrum
de	83377	47.843	12.606	2	Vachendorf
de	83379	47.917	12.717	2	Wonneberg
de	83395	47.841	12.981	2	Freilassing
de	83404	47.813	12.941	2	Ainring
de	83410	47.936	12.929	2	Laufen
de	83413	47.998	12.826	2	Fridolfing
de	83416	47.875	12.942	2	Saaldorf-Surheim
de	83417	47.953	12.834	2	Kirchanschöring
de	83435	47.73	12.878	2	Bad Reichenhall
de	83451	47.767	12.917	2	Piding
de	83454	47.802	12.858	2	Anger
de	83457	47.717	12.9	2	Bayerisch Gmain
de	83458	47.683	12.8	2	Schneizlreuth
de	83471	47.632	13.002	2	Berchtesgaden|Schönau am Königssee
de	83483	47.631	12.983	2	Bischofswiesen
de	83486	47.617	12.9	2	Ramsau
de	83487	47.697	13.043	2	Marktschellenberg
de	83512	48.053	12.223	2	Wasserburg am Inn
de	83527	48.162	12.179	2	Haag in Oberbayern|Kirchdorf
de	83530	48.067	12.367	2	Schnaitsee
de	83533	48.056	12.165	2	Edling
de	83536	48.15	12.283	3	Gars am Inn
de	83539	48.055	12.109	4	Pfaffing|Albaching
de	83543	47.982	12.128	2	Rott am Inn
de	83544	48.107	12.112	2	Albaching
de	83546	48.179	12.304	2	Biburg, Gemeinde Gars am Inn
de	83547	48.083	12.267	2	Babensham
de	83549	48.041	12.243	2	Eiselfing
de	83550	47.998	12.056	2	Emmering
de	83553	48.032	12.056	2	Frauenneuharting
de	83555	48.15	12.283	3	Haiden bei Gars Bahnhof
de	83556	47.994	12.177	2	Griesstätt
de	83558	48.151	12.093	2	Maitenbeth
de	83559	48.153	12.317	2	Reiser, Gemeinde Gars am Inn
de	83561	48.018	12.145	2	Ramerberg
de	83562	48.117	12.167	2	Rechtmehring
de	83564	48.108	12.21	2	Soyen
de	83565	48.016	12.016	2	Ast, Gemeinde Frauenneuharting
de	83567	48.117	12.333	2	Unterreit
de	83569	47.947	12.181	2	Vogtareuth
de	83607	47.877	11.702	2	Holzkirchen
de	83620	47.907	11.843	2	Feldkirchen-Westerham
de	83623	47.849	11.595	2	Dietramszell
de	83624	47.909	11.675	2	Otterfing
de	83626	47.893	11.779	2	Valley
de	83627	47.832	11.722	2	Warngau
de	83629	47.858	11.799	2	Weyarn
de	83646	47.761	11.559	2	Bad Tölz|Wackersberg
de	83661	47.683	11.567	2	Lenggries
de	83666	47.773	11.673	2	Waakirchen
de	83670	47.747	11.459	2	Bad Heilbrunn
de	83671	47.706	11.415	2	Benediktbeuern
de	83673	47.72	11.412	2	Bichl
de	83674	47.75	11.583	2	Gaißach
de	83676	47.606	11.434	2	Jachenau
de	83677	47.767	11.633	2	Reichersbeuern|Greiling
de	83679	47.805	11.644	2	Sachsenkam
de	83684	47.712	11.758	2	Tegernsee
de	83700	47.69	11.771	2	Rottach-Egern
de	83703	47.751	11.738	2	Gmund am Tegernsee
de	83707	47.717	11.717	2	Bad Wiessee
de	83708	47.641	11.745	2	Kreuth
de	83714	47.789	11.834	2	Miesbach
de	83727	47.736	11.859	2	Schliersee
de	83730	47.719	11.951	2	Fischbachau
de	83734	47.747	11.841	2	Hausham
de	83735	47.674	12.014	2	Bayrischzell
de	83737	47.833	11.917	2	Irschenberg
de	84028	48.536	12.152	2	Landshut
de	84030	48.56	12.137	2	Landshut|Ergolding
de	84032	48.533	12.15	2	Landshut|Altdorf
de	84034	48.536	12.133	2	Landshut
de	84036	48.526	12.158	2	Landshut|Kumhausen
de	84048	48.642	11.781	2	Mainburg
de	84051	48.613	12.218	2	Essenbach
de	84056	48.702	12.027	2	Rottenburg an der Laaber
de	84061	48.693	12.204	2	Ergoldsbach
de	84066	48.766	12.231	2	Mallersdorf-Pfaffenberg
de	84069	48.834	12.139	2	Schierling
de	84072	48.558	11.741	2	Au in der Hallertau
de	84076	48.665	11.966	2	Pfeffenhausen
de	84079	48.522	11.995	2	Bruckberg
de	84082	48.8	12.317	2	Laberweinting
de	84085	48.823	12.051	2	Langquaid
de	84088	48.735	12.193	2	Neufahrn in Niederbayern
de	84089	48.692	11.708	2	Aiglsbach
de	84091	48.651	11.848	2	Attenhofen
de	84092	48.705	12.297	2	Bayerbach
de	84094	48.708	11.81	2	Elsendorf
de	84095	48.591	12.021	2	Furth
de	84097	48.789	12.072	2	Herrngiersdorf
de	84098	48.658	12.031	2	Hohenthann
de	84100	48.6	12.317	2	Niederaichbach
de	84101	48.617	11.95	2	Obersüßbach
de	84103	48.65	12.333	2	Postau
de	84104	48.6	11.767	2	Rudelzhausen
de	84106	48.6	11.883	2	Volkenschwand
de	84107	48.6	12.05	2	Weihmichl
de	84109	48.623	12.339	2	Wörth an der Isar
de	84130	48.642	12.493	2	Dingolfing
de	84137	48.453	12.356	2	Vilsbiburg
de	84140	48.437	12.564	2	Gangkofen
de	84144	48.476	12.258	2	Geisenhausen
de	84149	48.366	12.256	2	Velden
de	84152	48.719	12.441	2	Mengkofen
de	84155	48.383	12.383	2	Bodenkirchen
de	84160	48.546	12.531	2	Frontenhausen
de	84163	48.55	12.567	2	Marklkofen
de	84164	48.677	12.497	2	Moosthenning
de	84166	48.55	12.267	2	Adlkofen
de	84168	48.526	12.461	2	Aham
de	84169	48.45	12.167	2	Altfraunhofen
de	84171	48.417	12.2	2	Baierbach
de	84172	48.448	12.036	2	Buch am Erlbach
de	84174	48.5	12.067	2	Eching
de	84175	48.489	12.376	2	Gerzen|Schalkham
de	84177	48.637	12.536	2	Gottfrieding
de	84178	48.533	12.367	2	Kröning
de	84180	48.617	12.433	2	Loiching
de	84181	48.4	12.217	2	Neufraunhofen
de	84183	48.617	12.383	2	Niederviehbach
de	84184	48.5	12.1	2	Tiefenbach
de	84186	48.449	12.107	2	Vilsheim
de	84187	48.659	12.369	2	Weng
de	84189	48.35	12.333	2	Wurmsham
de	84307	48.405	12.758	2	Eggenfelden
de	84323	48.391	12.61	2	Massing
de	84326	48.462	12.73	3	Falkenberg|Rimbach
de	84329	48.353	12.786	2	Wurmannsquick
de	84332	48.406	12.823	2	Hebertsfelden
de	84333	48.533	12.75	2	Malgersdorf
de	84335	48.35	12.733	2	Mitterskirchen
de	84337	48.483	12.85	2	Schönau
de	84339	48.383	12.667	2	Unterdietfurt
de	84347	48.432	12.938	2	Pfarrkirchen
de	84359	48.266	13.023	2	Simbach am Inn
de	84364	48.445	13.091	2	Bad Birnbach
de	84367	48.315	12.893	2	Tann|Zeilarn|Reut
de	84371	48.395	13.006	2	Triftern
de	84375	48.248	12.985	2	Kirchdorf am Inn
de	84378	48.492	12.925	2	Dietersburg
de	84381	48.533	12.95	2	Johanniskirchen
de	84384	48.329	12.987	2	Wittibreut
de	84385	48.529	13.054	2	Egglham
de	84387	48.254	12.958	2	Julbach
de	84389	48.417	12.9	2	Postmünster
de	84405	48.27	12.161	2	Dorfen
de	84416	48.337	12.197	5	Taufkirchen (Vils)|Inning am Holz
de	84419	48.272	12.26	2	Schwindegg|Obertaufkirchen
de	84424	48.212	12.057	2	Isen
de	84427	48.217	12.133	2	Sankt Wolfgang
de	84428	48.312	12.273	2	Buchbach
de	84431	48.25	12.367	2	Heldenstein|Rattenkirchen
de	84432	48.383	12.133	2	Hohenpolding
de	84434	48.4	12.05	2	Kirchberg
de	84435	48.257	12.05	2	Lengdorf
de	84437	48.2	12.283	2	Reichertsheim
de	84439	48.383	12.083	2	Steinkirchen
de	84453	48.25	12.521	2	Mühldorf am Inn
de	84478	48.209	12.399	2	Waldkraiburg
de	84489	48.169	12.831	2	Burghausen
de	84494	48.361	12.507	4	Neumarkt-Sankt Veit|Niedertaufkirchen|Niederbergkirchen|Lohkirchen
de	84503	48.225	12.677	2	Altötting
de	84508	48.167	12.732	2	Burgkirchen an der Alz
de	84513	48.26	12.585	2	Töging am Inn|Erharting
de	84518	48.135	12.582	2	Garching an der Alz
de	84524	48.241	12.69	2	Neuötting
de	84529	48.062	12.768	2	Tittmoning
de	84533	48.255	12.845	3	Marktl|Haiming|Stammham
de	84539	48.254	12.415	2	Ampfing|Zangberg
de	84543	48.267	12.65	2	Winhöring
de	84544	48.199	12.35	2	Aschau am Inn
de	84546	48.4	12.45	2	Egglkofen
de	84547	48.2	12.767	2	Emmerting
de	84549	48.116	12.543	2	Engelsberg
de	84550	48.083	12.6	2	Feichten an der Alz
de	84552	48.339	12.662	2	Geratskirchen
de	84553	48.133	12.683	2	Halsbach, Kreis Altötting
de	84555	48.167	12.383	2	Jettenbach
de	84556	48.2	12.7	2	Kastl
de	84558	48.086	12.645	3	Kirchweidach|Tyrlaching|Halsbach
de	84559	48.182	12.431	2	Kraiburg am Inn
de	84561	48.183	12.783	2	Mehring
de	84562	48.267	12.467	2	Mettenheim
de	84564	48.3	12.383	2	Oberbergkirchen
de	84565	48.183	12.517	2	Oberneukirchen
de	84567	48.3	12.783	2	Erlbach|Perach
de	84568	48.307	12.598	2	Pleiskirchen
de	84570	48.217	12.567	2	Polling
de	84571	48.291	12.726	2	Reischach
de	84573	48.333	12.433	2	Schönberg
de	84574	48.15	12.45	2	Taufkirchen
de	84576	48.227	12.611	2	Teising
de	84577	48.212	12.6	2	Tüßling
de	84579	48.167	12.617	2	Unterneukirchen
de	85049	48.767	11.415	2	Ingolstadt
de	85051	48.721	11.41	2	Ingolstadt
de	85053	48.752	11.459	2	Ingolstadt
de	85055	48.776	11.446	2	Ingolstadt
de	85057	48.775	11.391	2	Ingolstadt
de	85072	48.889	11.197	2	Eichstätt
de	85077	48.717	11.494	2	Manching
de	85080	48.807	11.368	2	Gaimersheim
de	85084	48.658	11.466	2	Reichertshofen
de	85088	48.77	11.618	2	Vohburg an der Donau
de	85092	48.814	11.505	2	Kösching
de	85095	48.928	11.457	2	Denkendorf
de	85098	48.767	11.533	2	Großmehring
de	85101	48.81	11.459	2	Lenting
de	85104	48.808	11.69	2	Pförring
de	85107	48.671	11.47	2	Baar-Ebenhausen
de	85110	48.953	11.398	2	Kipfenberg
de	85111	48.84	11.219	2	Adelschlag
de	85113	48.861	11.368	2	Böhmfeld
de	85114	48.807	11.292	2	Buxheim
de	85116	48.783	11.233	2	Egweil
de	85117	48.817	11.317	2	Eitensheim
de	85119	48.733	11.583	2	Ernsgaden
de	85120	48.822	11.462	2	Hepberg
de	85122	48.85	11.317	2	Hitzhofen
de	85123	48.683	11.417	2	Karlskron
de	85125	49.002	11.383	2	Kinding
de	85126	48.767	11.683	2	Münchsmünster
de	85128	48.8	11.226	2	Nassenfels
de	85129	48.829	11.593	2	Oberdolling
de	85131	48.95	11.2	2	Pollenfeld
de	85132	48.9	11.1	2	Schernfeld
de	85134	48.856	11.455	2	Stammham
de	85135	48.997	11.211	2	Titting
de	85137	48.917	11.3	2	Walting
de	85139	48.822	11.414	2	Wettstetten
de	85221	48.26	11.434	2	Dachau
de	85229	48.361	11.378	2	Markt Indersdorf
de	85232	48.257	11.365	2	Bergkirchen
de	85235	48.309	11.199	2	Odelzhausen|Pfaffenhofen an der Glonn
de	85238	48.41	11.471	2	Petershausen
de	85241	48.29	11.465	2	Hebertshausen
de	85244	48.33	11.447	2	Röhrmoos
de	85247	48.303	11.356	2	Schwabhausen
de	85250	48.388	11.257	2	Altomünster
de	85253	48.332	11.303	2	Erdweg
de	85254	48.291	11.264	2	Sulzemoos
de	85256	48.367	11.467	2	Vierkirchen
de	85258	48.383	11.417	2	Weichs
de	85259	48.3	11.239	2	Wiedenzhausen
de	85276	48.531	11.505	2	Pfaffenhofen an der Ilm|Hettenshausen
de	85283	48.604	11.626	2	Wolnzach
de	85290	48.684	11.612	2	Geisenfeld
de	85293	48.467	11.517	2	Reichertshausen
de	85296	48.617	11.567	2	Rohrbach
de	85298	48.5	11.467	2	Scheyern
de	85301	48.503	11.604	2	Schweitenkirchen
de	85302	48.493	11.361	2	Gerolsbach
de	85304	48.483	11.5	2	Ilmmünster
de	85305	48.433	11.417	2	Jetzendorf
de	85307	48.475	11.565	2	Paunzhausen
de	85309	48.617	11.467	2	Pörnbach
de	85354	48.394	11.733	2	Freising
de	85356	48.392	11.757	2	Freising
de	85368	48.471	11.938	2	Moosburg|Wang
de	85375	48.316	11.663	2	Neufahrn bei Freising
de	85376	48.317	11.667	2	Hetzenhausen
de	85386	48.3	11.617	2	Eching
de	85391	48.433	11.6	2	Allershausen
de	85395	48.505	11.76	3	Attenkirchen|Wolfersdorf
de	85399	48.328	11.751	2	Hallbergmoos
de	85402	48.406	11.613	2	Kranzberg
de	85405	48.536	11.807	2	Nandlstadt
de	85406	48.45	11.767	2	Zolling
de	85408	48.55	11.95	2	Gammelsdorf
de	85410	48.458	11.828	2	Haag an der Amper
de	85411	48.424	11.525	2	Hohenkammer
de	85413	48.55	11.867	2	Hörgertshausen
de	85414	48.467	11.65	2	Kirchdorf an der Amper
de	85416	48.433	11.85	2	Langenbach
de	85417	48.409	11.794	2	Marzling
de	85419	48.517	11.9	2	Mauern
de	85435	48.306	11.907	2	Erding
de	85445	48.317	11.85	2	Oberding
de	85447	48.367	12	2	Fraunberg
de	85452	48.277	11.845	2	Moosinning
de	85456	48.406	11.989	2	Wartenberg
de	85457	48.245	11.902	2	Wörth
de	85459	48.384	11.93	2	Berglern
de	85461	48.315	11.987	2	Bockhorn
de	85462	48.36	11.891	2	Eitting
de	85464	48.216	11.824	2	Finsing
de	85465	48.426	11.972	2	Langenpreising
de	85467	48.233	11.85	2	Neuching
de	85469	48.258	11.975	2	Walpertskirchen
de	85521	48.065	11.663	2	Ottobrunn
de	85540	48.109	11.726	2	Haar
de	85551	48.177	11.756	2	Kirchheim bei München
de	85560	48.077	11.971	2	Ebersberg
de	85567	48.046	11.968	3	Grafing bei München|Bruck
de	85570	48.19	11.869	2	Markt Schwaben|Ottenhofen
de	85579	48.077	11.658	2	Neubiberg
de	85586	48.17	11.819	2	Poing
de	85591	48.105	11.768	2	Vaterstetten
de	85598	48.115	11.796	2	Baldham
de	85599	48.142	11.788	2	Parsdorf
de	85604	48.084	11.825	2	Zorneding
de	85609	48.171	11.717	2	Aschheim
de	85614	48.071	11.889	2	Kirchseeon
de	85617	47.993	12.006	2	Aßling
de	85622	48.148	11.731	2	Feldkirchen
de	85625	47.987	11.867	3	Glonn|Baiern
de	85630	48.079	11.744	2	Grasbrunn
de	85635	48.019	11.719	2	Höhenkirchen-Siegertsbrunn
de	85640	48.076	11.716	2	Putzbrunn
de	85643	48.087	12.031	2	Steinhöring
de	85646	48.152	11.853	2	Anzing
de	85649	48.007	11.684	2	Brunnthal
de	85652	48.196	11.801	2	Pliening
de	85653	47.97	11.777	2	Aying
de	85656	48.215	11.995	2	Buch am Buchrain
de	85658	48.004	11.795	2	Egmating
de	85659	48.183	11.977	2	Forstern
de	85661	48.169	11.912	2	Forstinning
de	85662	48.048	11.702	2	Hohenbrunn
de	85664	48.156	11.995	2	Hohenlinden
de	85665	48.032	11.875	2	Moosach
de	85667	48.022	11.813	2	Oberpframmern
de	85669	48.199	11.944	2	Pastetten
de	85716	48.28	11.577	2	Unterschleißheim
de	85737	48.233	11.683	2	Ismaning
de	85748	48.249	11.651	2	Garching bei München
de	85757	48.217	11.467	2	Karlsfeld
de	85764	48.25	11.567	2	Oberschleißheim
de	85774	48.193	11.643	2	Unterföhring
de	85777	48.353	11.555	2	Fahrenzhausen
de	85778	48.316	11.555	2	Haimhausen
de	86150	48.367	10.892	2	Augsburg
de	86152	48.372	10.893	2	Augsburg
de	86153	48.366	10.903	2	Augsburg
de	86154	48.393	10.881	2	Augsburg
de	86156	48.382	10.855	2	Augsburg
de	86157	48.364	10.876	2	Augsburg
de	86159	48.351	10.895	2	Augsburg
de	86161	48.35	10.913	2	Augsburg
de	86163	48.355	10.943	2	Augsburg
de	86165	48.382	10.934	2	Augsburg
de	86167	48.388	10.916	2	Augsburg
de	86169	48.405	10.906	2	Augsburg
de	86179	48.311	10.9	2	Augsburg
de	86199	48.329	10.858	2	Augsburg
de	86316	48.357	10.985	2	Friedberg
de	86343	48.275	10.892	2	Königsbrunn
de	86356	48.392	10.833	2	Neusäß
de	86368	48.424	10.873	2	Gersthofen
de	86381	48.242	10.363	2	Krumbach
de	86391	48.366	10.846	2	Stadtbergen
de	86399	48.271	10.834	2	Bobingen
de	86405	48.546	10.852	2	Meitingen
de	86415	48.266	10.985	2	Mering
de	86420	48.353	10.782	2	Diedorf
de	86424	48.348	10.589	2	Dinkelscherben
de	86438	48.304	10.971	2	Kissing
de	86441	48.4	10.599	2	Zusmarshausen
de	86444	48.467	10.983	2	Affing
de	86447	48.514	10.953	2	Aindling|Todtenweis
de	86450	48.465	10.591	2	Altenmünster
de	86453	48.385	11.047	2	Dasing
de	86456	48.45	10.817	2	Gablingen
de	86459	48.329	10.733	2	Gessertshausen
de	86462	48.483	10.85	2	Langweid am Lech
de	86465	48.455	10.661	3	Welden|Heretsried
de	86470	48.283	10.469	2	Thannhausen
de	86473	48.292	10.535	2	Ziemetshausen
de	86476	48.303	10.361	2	Neuburg an der Kammel
de	86477	48.425	10.718	2	Adelsried
de	86479	48.229	10.54	2	Aichen
de	86480	48.199	10.389	2	Aletshausen|Waltenhausen
de	86482	48.406	10.777	2	Aystetten
de	86483	48.242	10.494	2	Balzhausen
de	86485	48.518	10.811	2	Biberbach
de	86486	48.44	10.705	2	Bonstetten
de	86488	48.238	10.3	2	Breitenthal
de	86489	48.255	10.327	2	Deisenhausen
de	86491	48.206	10.316	2	Ebershausen
de	86492	48.183	10.983	2	Egling an der Paar
de	86494	48.49	10.674	2	Emersacker
de	86495	48.333	11.083	2	Eurasburg
de	86497	48.395	10.683	2	Horgau
de	86498	48.183	10.267	2	Kettershausen
de	86500	48.342	10.695	2	Kutzenhausen
de	86502	48.533	10.7	2	Laugna
de	86504	48.246	10.985	2	Merching
de	86505	48.31	10.455	2	Münsterhausen
de	86507	48.237	10.857	2	Oberottmarshausen|Kleinaitingen
de	86508	48.483	10.933	2	Rehling
de	86510	48.29	11.044	2	Ried
de	86511	48.217	10.967	2	Schmiechen
de	86513	48.264	10.446	2	Ursberg
de	86514	48.317	10.65	2	Ustersbach
de	86517	48.25	10.8	2	Wehringen
de	86519	48.267	10.333	2	Wiesenbach
de	86529	48.561	11.261	2	Schrobenhausen
de	86551	48.458	11.134	2	Aichach
de	86554	48.584	11.088	2	Pöttmes
de	86556	48.491	11.187	2	Kühbach
de	86558	48.593	11.383	2	Hohenwart
de	86559	48.357	11.139	2	Adelzhausen
de	86561	48.533	11.3	2	Aresing
de	86562	48.633	11.25	2	Berg im Gau
de	86564	48.629	11.309	2	Brunnen
de	86565	48.5	11.233	2	Gachenbach
de	86567	48.43	11.354	2	Hilgertshausen-Tandern
de	86568	48.483	11.067	2	Hollenbach
de	86570	48.513	11.115	2	Inchenhofen
de	86571	48.607	11.214	2	Langenmosen
de	86573	48.423	11.069	2	Obergriesbach
de	86574	48.517	11.033	2	Petersdorf
de	86576	48.463	11.249	2	Schiltberg
de	86577	48.4	11.167	2	Sielenbach
de	86579	48.577	11.335	2	Waidhofen
de	86609	48.718	10.779	2	Donauwörth
de	86633	48.732	11.187	2	Neuburg an der Donau
de	86637	48.563	10.681	2	Wertingen
de	86641	48.69	10.916	2	Rain
de	86643	48.759	11.045	2	Rennertshofen
de	86647	48.6	10.717	2	Buttenwiesen
de	86650	48.875	10.725	2	Wemding
de	86653	48.844	10.858	4	Monheim|Daiting
de	86655	48.787	10.689	2	Harburg
de	86657	48.717	10.618	2	Bissingen
de	86660	48.673	10.684	2	Tapfheim
de	86663	48.683	10.817	2	Asbach-Bäumenheim
de	86666	48.7	11.016	2	Burgheim
de	86668	48.682	11.285	2	Karlshuld
de	86669	48.667	11.217	2	Königsmoos
de	86672	48.565	10.909	2	Thierhaupten
de	86673	48.761	11.257	2	Bergheim
de	86674	48.583	10.967	2	Baar
de	86675	48.783	10.833	2	Buchdorf
de	86676	48.633	11.1	2	Ehekirchen
de	86678	48.6	10.8	2	Ehingen
de	86679	48.6	10.867	2	Ellgau
de	86681	48.832	10.765	2	Fünfstetten
de	86682	48.7	10.883	2	Genderkingen
de	86684	48.611	10.948	2	Holzheim
de	86685	48.825	10.703	2	Huisheim
de	86687	48.767	10.796	2	Kaisheim
de	86688	48.742	10.945	2	Marxheim
de	86690	48.657	10.806	2	Mertingen
de	86692	48.623	10.902	2	Münster
de	86694	48.717	10.933	2	Niederschönenfeld
de	86695	48.595	10.832	2	Nordendorf|Allmannshofen
de	86697	48.722	11.111	2	Oberhausen
de	86698	48.667	10.867	2	Oberndorf am Lech
de	86700	48.873	10.8	2	Otting
de	86701	48.687	11.156	2	Rohrenfels
de	86703	48.85	10.95	2	Rögling
de	86704	48.817	10.967	2	Tagmersheim
de	86706	48.717	11.321	2	Weichering
de	86707	48.572	10.841	2	Westendorf|Kühlenthal
de	86709	48.904	10.781	2	Wolferstadt
de	86720	48.851	10.489	2	Nördlingen
de	86732	48.953	10.605	2	Oettingen in Bayern
de	86733	48.85	10.617	2	Alerheim
de	86735	48.726	10.486	3	Amerdingen|Forheim
de	86736	49.008	10.622	2	Auhausen
de	86738	48.867	10.567	2	Deiningen
de	86739	48.808	10.466	2	Ederheim
de	86741	48.964	10.554	2	Ehingen am Ries
de	86742	48.972	10.457	2	Fremdingen
de	86744	48.958	10.625	2	Hainsfarth
de	86745	48.784	10.535	2	Hohenaltheim
de	86747	48.928	10.499	2	Maihingen
de	86748	48.926	10.471	2	Marktoffingen
de	86750	48.933	10.65	2	Megesheim
de	86751	48.776	10.58	2	Mönchsdeggingen
de	86753	48.809	10.59	2	Möttingen
de	86754	48.917	10.6	2	Munningen
de	86756	48.817	10.517	2	Reimlingen
de	86757	48.887	10.476	2	Wallerstein
de	86759	48.892	10.613	2	Wechingen
de	86807	48.037	10.726	2	Buchloe
de	86825	48.007	10.597	2	Bad Wörishofen
de	86830	48.179	10.757	2	Schwabmünchen
de	86833	48.1	10.65	2	Ettringen
de	86836	48.161	10.807	2	Untermeitingen|Graben|Klosterlechfeld|Obermeitingen
de	86842	48.064	10.642	2	Türkheim
de	86845	48.227	10.78	2	Großaitingen
de	86850	48.291	10.656	2	Fischach
de	86853	48.146	10.759	2	Langerringen
de	86854	48.067	10.683	2	Amberg
de	86856	48.161	10.717	2	Hiltenfingen
de	86857	48.118	10.811	2	Hurlach
de	86859	48.067	10.8	2	Igling
de	86860	47.999	10.726	2	Jengen
de	86862	48.092	10.74	2	Lamerdingen
de	86863	48.267	10.6	2	Langenneufnach
de	86865	48.137	10.582	2	Markt Wald
de	86866	48.242	10.64	2	Mickhausen
de	86868	48.176	10.598	2	Mittelneufnach
de	86869	47.944	10.743	2	Oberostendorf
de	86871	48.067	10.583	2	Rammingen
de	86872	48.18	10.64	2	Scherstetten
de	86874	48.102	10.561	2	Tussenhausen
de	86875	47.997	10.778	2	Waal
de	86877	48.226	10.588	2	Walkertshofen
de	86879	48.039	10.674	2	Wiedergeltingen
de	86899	48.048	10.883	2	Landsberg am Lech
de	86911	47.951	11.103	2	Dießen am Ammersee
de	86916	48.091	10.879	2	Kaufering
de	86919	48.026	11.086	2	Utting am Ammersee
de	86920	47.917	10.85	2	Denklingen
de	86922	48.087	11.024	2	Eresing
de	86923	48.022	11.011	2	Finning
de	86925	47.933	10.817	2	Fuchstal
de	86926	48.071	11.084	2	Greifenberg
de	86928	48.008	10.971	2	Hofstetten
de	86929	48.075	10.927	2	Penzing
de	86931	48.201	10.928	2	Prittriching
de	86932	48.025	10.922	2	Pürgen
de	86934	47.923	10.928	2	Reichling
de	86935	47.905	10.973	2	Rott
de	86937	48.168	10.896	2	Scheuring
de	86938	48.053	11.091	2	Schondorf am Ammersee
de	86940	48.046	10.928	2	Schwifting
de	86941	48.096	11.045	2	Sankt Ottilien
de	86943	47.973	10.958	2	Thaining
de	86944	47.983	10.833	2	Unterdießen
de	86946	47.95	10.917	2	Vilgertshofen
de	86947	48.117	10.922	2	Weil
de	86949	48.067	11.033	2	Windach
de	86956	47.812	10.897	2	Schongau
de	86971	47.795	10.93	2	Peiting
de	86972	47.824	10.875	2	Altenstadt
de	86974	47.9	10.933	2	Apfeldorf
de	86975	47.737	10.777	2	Bernbeuren
de	86977	47.777	10.817	2	Burggen
de	86978	47.85	10.9	2	Hohenfurch
de	86980	47.817	10.783	2	Ingenried
de	86981	47.883	10.917	2	Kinsau
de	86983	47.702	10.795	2	Lechbruck
de	86984	47.683	10.8	2	Prem
de	86986	47.825	10.836	2	Schwabbruck
de	86987	47.833	10.833	2	Schwabsoien
de	86989	47.7	10.867	2	Steingaden
de	87435	47.718	10.313	2	Kempten (Allgäu)
de	87437	47.723	10.329	2	Kempten (Allgäu)
de	87439	47.718	10.299	2	Kempten (Allgäu)
de	87448	47.673	10.307	2	Waltenhofen
de	87452	47.804	10.214	2	Altusried
de	87459	47.582	10.55	2	Pfronten
de	87463	47.808	10.29	2	Dietmannsried
de	87466	47.633	10.433	2	Oy-Mittelberg
de	87471	47.694	10.345	2	Durach
de	87474	47.696	10.239	2	Buchenberg
de	87477	47.66	10.35	2	Sulzberg
de	87480	47.642	10.127	2	Weitnau
de	87484	47.623	10.502	2	Nesselwang
de	87487	47.748	10.23	2	Wiggensbach
de	87488	47.733	10.383	2	Betzigau
de	87490	47.8	10.35	2	Haldenwang
de	87493	47.783	10.3	2	Lauben
de	87494	47.667	10.55	2	Rückholz
de	87496	47.833	10.383	2	Untrasried
de	87497	47.603	10.41	2	Wertach
de	87499	47.767	10.4	2	Wildpoldsried
de	87509	47.56	10.214	2	Immenstadt im Allgäu
de	87527	47.518	10.283	3	Sonthofen|Ofterschwang
de	87534	47.556	10.022	2	Oberstaufen
de	87538	47.467	10.233	6	Bolsterlang|Balderschwang|Fischen im Allgäu|Obermaiselstein
de	87541	47.506	10.372	2	Bad Hindelang
de	87544	47.542	10.258	2	Blaichach
de	87545	47.535	10.285	2	Burgberg im Allgäu
de	87547	47.6	10.117	2	Missen-Wilhams
de	87549	47.574	10.292	2	Rettenberg
de	87561	47.407	10.279	2	Oberstdorf
de	87600	47.882	10.622	2	Kaufbeuren
de	87616	47.78	10.617	4	Marktoberdorf|Wald
de	87629	47.571	10.702	2	Füssen
de	87634	47.846	10.418	2	Obergünzburg|Günzach
de	87637	47.65	10.6	3	Seeg|Eisenberg
de	87640	47.831	10.64	2	Biessenhofen
de	87642	47.632	10.82	2	Halblech
de	87645	47.56	10.772	2	Schwangau
de	87647	47.772	10.505	2	Unterthingau|Kraftisried
de	87648	47.817	10.533	2	Aitrang
de	87650	47.944	10.54	2	Baisweil
de	87651	47.83	10.726	2	Bidingen
de	87653	47.917	10.517	2	Eggenthal
de	87654	47.875	10.535	2	Friesenried
de	87656	47.923	10.672	2	Germaringen
de	87657	47.707	10.51	2	Görisried
de	87659	47.617	10.633	2	Hopferau
de	87660	47.908	10.572	2	Irsee
de	87662	47.9	10.75	2	Kaltental|Osterzell
de	87663	47.7	10.6	2	Lengenwang
de	87665	47.894	10.671	2	Mauerstetten
de	87666	47.93	10.614	2	Pforzen
de	87668	47.95	10.65	2	Rieden
de	87669	47.617	10.717	2	Rieden am Forggensee
de	87671	47.896	10.416	2	Ronsberg
de	87672	47.65	10.717	2	Roßhaupten
de	87674	47.817	10.583	2	Ruderatshofen
de	87675	47.739	10.689	4	Stötten am Auerberg|Rettenbach am Auerberg
de	87677	47.883	10.717	2	Stöttwang
de	87679	47.933	10.717	2	Westendorf
de	87700	47.984	10.185	2	Memmingen
de	87719	48.046	10.492	2	Mindelheim
de	87724	47.941	10.3	2	Ottobeuren
de	87727	48.145	10.253	2	Babenhausen
de	87730	47.877	10.222	2	Bad Grönenbach
de	87733	47.947	10.396	2	Markt Rettenbach
de	87734	47.967	10.217	2	Benningen
de	87736	47.883	10.3	2	Böhen
de	87737	48.075	10.195	2	Boos
de	87739	48.133	10.4	2	Breitenbrunn
de	87740	48	10.133	2	Buxheim
de	87742	48.002	10.503	2	Dirlewang|Apfeltrach
de	87743	48.087	10.285	2	Egg an der Günz
de	87745	48.167	10.517	2	Eppishausen
de	87746	48.037	10.336	2	Erkheim
de	87748	48.073	10.152	2	Fellheim
de	87749	47.967	10.267	2	Hawangen
de	87751	48.033	10.15	2	Heimertingen
de	87752	48.025	10.259	2	Holzgünz
de	87754	48.05	10.417	2	Kammlach
de	87755	48.15	10.31	2	Kirchhaslach
de	87757	48.187	10.466	2	Kirchheim in Schwaben
de	87758	47.904	10.157	2	Kronburg
de	87760	47.946	10.239	2	Lachen
de	87761	48.059	10.29	2	Lauben
de	87763	47.898	10.118	2	Lautrach
de	87764	47.856	10.13	2	Legau
de	87766	47.988	10.223	2	Memmingerberg
de	87767	48.058	10.183	2	Niederrieden
de	87769	48.089	10.426	2	Oberrieden
de	87770	48.108	10.299	2	Oberschönegg
de	87772	48.119	10.455	2	Pfaffenhausen
de	87773	48.1	10.15	2	Pleß
de	87775	48.131	10.479	2	Salgen
de	87776	48.007	10.355	2	Sontheim
de	87778	48.024	10.445	2	Stetten
de	87779	48	10.217	2	Trunkelsberg
de	87781	48.006	10.267	2	Ungerhausen
de	87782	47.967	10.467	2	Unteregg
de	87784	48.017	10.3	2	Westerheim
de	87785	48.121	10.226	2	Winterrieden
de	87787	47.894	10.267	2	Wolfertschwenden
de	87789	47.917	10.2	2	Woringen
de	88045	47.654	9.473	2	Friedrichshafen
de	88046	47.658	9.485	2	Friedrichshafen
de	88048	47.673	9.43	2	Friedrichshafen
de	88069	47.669	9.591	2	Tettnang
de	88074	47.7	9.567	2	Meckenbeuren
de	88079	47.598	9.597	2	Kressbronn am Bodensee
de	88085	47.599	9.542	2	Langenargen
de	88090	47.665	9.359	2	Immenstaad am Bodensee
de	88094	47.724	9.47	2	Oberteuringen
de	88097	47.625	9.542	2	Eriskirch
de	88099	47.657	9.703	2	Neukirch
de	88131	47.55	9.709	2	Lindau (Bodensee)|Bodolz
de	88138	47.581	9.726	3	Weißensberg|Sigmarszell|Hergensweiler
de	88142	47.567	9.633	2	Wasserburg (Bodensee)
de	88145	47.633	9.833	2	Opfenbach|Hergatz
de	88147	47.633	9.717	2	Achberg
de	88149	47.574	9.61	2	Nonnenhorn
de	88161	47.603	9.886	2	Lindenberg im Allgäu
de	88167	47.617	9.983	4	Röthenbach (Allgäu)|Stiefenhofen|Maierhöfen|Grünenbach|Gestratz
de	88171	47.583	9.914	2	Weiler-Simmerberg
de	88175	47.581	9.848	2	Scheidegg
de	88178	47.63	9.903	2	Heimenkirch
de	88179	47.563	9.944	2	Oberreute
de	88212	47.782	9.618	2	Ravensburg
de	88213	47.772	9.557	2	Ravensburg
de	88214	47.781	9.612	2	Ravensburg
de	88239	47.69	9.832	2	Wangen im Allgäu
de	88250	47.81	9.639	2	Weingarten
de	88255	47.829	9.652	2	Baienfurt|Baindt
de	88260	47.667	9.933	2	Argenbühl
de	88263	47.8	9.5	2	Horgenzell
de	88267	47.767	9.767	2	Vogt
de	88271	47.866	9.426	2	Wilhelmsdorf
de	88273	47.867	9.583	2	Fronreute
de	88276	47.817	9.6	2	Berg
de	88279	47.7	9.75	2	Amtzell
de	88281	47.77	9.674	2	Schlier
de	88284	47.895	9.612	2	Wolpertswende
de	88285	47.71	9.688	2	Bodnegg
de	88287	47.744	9.656	2	Grünkraut
de	88289	47.757	9.713	2	Waldburg
de	88299	47.827	10.021	2	Leutkirch im Allgäu
de	88316	47.693	10.039	2	Isny im Allgäu
de	88317	47.893	10.078	2	Aichstetten
de	88319	47.933	10.083	2	Aitrach
de	88326	47.951	9.637	2	Aulendorf
de	88339	47.92	9.755	2	Bad Waldsee
de	88348	48.029	9.594	4	Allmannsweiler|Bad Saulgau
de	88353	47.789	9.884	2	Kißlegg
de	88356	47.95	9.383	2	Ostrach
de	88361	47.933	9.533	3	Altshausen|Boms|Eichstegen
de	88364	47.82	9.795	2	Wolfegg
de	88367	48.029	9.377	2	Hohentengen
de	88368	47.85	9.75	2	Bergatreute
de	88370	47.9	9.517	2	Ebenweiler
de	88371	47.967	9.583	2	Ebersbach-Musbach
de	88373	47.883	9.483	2	Fleischwangen
de	88374	47.95	9.45	2	Hoßkirch
de	88376	47.933	9.417	2	Königseggwald
de	88377	47.909	9.428	2	Riedhausen
de	88379	47.9	9.45	2	Guggenhausen|Unterwaldhausen
de	88400	48.101	9.813	2	Biberach an der Riß
de	88410	47.908	9.897	2	Bad Wurzach
de	88416	48.07	9.95	4	Ochsenhausen|Erlenmoos|Steinhausen an der Rottum
de	88422	48.062	9.612	4	Bad Buchau|Alleshausen|Betzenweiler|Dürnau|Kanzach|Moosburg|Oggelshausen|Seekirch|Tiefenbach
de	88427	48.019	9.683	2	Bad Schussenried
de	88430	48.013	10.03	2	Rot an der Rot
de	88433	48.17	9.794	2	Schemmerhofen
de	88436	48	9.906	2	Eberhardzell
de	88437	48.133	9.883	2	Maselheim
de	88441	48.083	9.75	2	Mittelbiberach
de	88444	48.067	9.833	2	Ummendorf
de	88447	48.129	9.797	2	Warthausen
de	88448	48.133	9.7	2	Attenweiler
de	88450	48.043	10.082	2	Berkheim
de	88451	48.1	10.117	2	Dettingen an der Iller
de	88453	48.09	10.073	2	Erolzheim
de	88454	48.026	9.788	2	Hochdorf
de	88456	48.026	9.742	2	Ingoldingen
de	88457	48.083	10.133	2	Kirchdorf an der Iller
de	88459	48	10.083	2	Tannheim
de	88471	48.228	9.879	2	Laupheim
de	88477	48.174	9.975	2	Schwendi
de	88480	48.259	9.898	2	Achstetten
de	88481	48.183	10.083	2	Balzheim
de	88483	48.233	9.933	2	Burgrieden
de	88484	48.117	9.983	2	Gutenzell-Hürbel
de	88486	48.133	10.083	2	Kirchberg an der Iller
de	88487	48.183	9.9	2	Mietingen
de	88489	48.189	10.021	2	Wain
de	88499	48.154	9.476	5	Riedlingen|Altheim|Emeringen
de	88512	48.05	9.33	2	Mengen
de	88515	48.148	9.378	2	Langenenslingen
de	88518	48.067	9.433	2	Herbertingen
de	88521	48.1	9.467	2	Ertingen
de	88524	48.15	9.617	2	Uttenweiler
de	88525	48.117	9.533	2	Dürmentingen
de	88527	48.167	9.522	2	Unlingen
de	88529	48.234	9.462	2	Zwiefalten
de	88605	47.995	9.115	3	Meßkirch|Sauldorf
de	88630	47.926	9.258	2	Pfullendorf
de	88631	48.05	8.967	2	Beuron
de	88633	47.821	9.313	2	Heiligenberg
de	88634	47.85	9.2	2	Herdwangen-Schönach
de	88636	47.862	9.372	2	Illmensee
de	88637	48.043	9.013	3	Leibertingen|Buchheim
de	88639	47.933	9.167	2	Wald
de	88662	47.77	9.171	2	Überlingen
de	88677	47.719	9.39	2	Markdorf
de	88682	47.763	9.29	2	Salem
de	88690	47.733	9.25	2	Uhldingen-Mühlhofen
de	88693	47.8	9.4	2	Deggenhausertal
de	88696	47.81	9.172	2	Owingen
de	88697	47.733	9.35	2	Bermatingen
de	88699	47.814	9.274	2	Frickingen
de	88709	47.694	9.271	3	Meersburg|Hagnau am Bodensee
de	88718	47.713	9.268	2	Daisendorf
de	88719	47.69	9.299	2	Stetten
de	89073	48.401	9.993	2	Ulm
de	89075	48.417	9.963	2	Ulm
de	89077	48.398	9.97	2	Ulm
de	89079	48.357	9.96	2	Ulm
de	89081	48.446	9.989	2	Ulm
de	89129	48.496	10.118	3	Langenau|Nerenstetten|Setzingen|Öllingen
de	89134	48.418	9.911	2	Blaustein
de	89143	48.417	9.8	2	Blaubeuren
de	89150	48.477	9.713	2	Laichingen
de	89155	48.328	9.887	2	Erbach
de	89160	48.515	9.852	2	Dornstadt
de	89165	48.211	10.072	2	Dietenheim
de	89168	48.541	10.235	2	Niederstotzingen
de	89171	48.317	10.017	2	Illerkirchberg
de	89173	48.543	9.92	2	Lonsee
de	89174	48.583	10.033	2	Altheim (Alb)
de	89176	48.53	10.192	2	Asselfingen
de	89177	48.554	10.077	2	Ballendorf|Börslingen
de	89179	48.483	9.983	2	Beimerstetten
de	89180	48.48	9.794	2	Berghülen
de	89182	48.5	10.026	2	Bernstadt
de	89183	48.517	9.992	2	Breitingen|Holzkirch
de	89185	48.28	9.943	2	Hüttisheim
de	89186	48.27	10.052	2	Illerrieden
de	89188	48.532	9.713	2	Merklingen
de	89189	48.547	10.02	2	Neenstetten
de	89191	48.542	9.829	2	Nellingen
de	89192	48.518	10.172	2	Rammingen
de	89194	48.273	9.993	2	Schnürpflingen
de	89195	48.3	9.991	2	Staig
de	89197	48.553	9.996	2	Weidenstetten
de	89198	48.519	9.955	2	Westerstetten
de	89231	48.4	10.017	3	Neu-Ulm
de	89233	48.4	10.017	3	Neu-Ulm
de	89250	48.324	10.044	2	Senden
de	89257	48.223	10.104	2	Illertissen
de	89264	48.305	10.161	2	Weißenhorn
de	89269	48.278	10.082	2	Vöhringen
de	89275	48.45	10.1	2	Elchingen
de	89278	48.428	10.124	2	Nersingen
de	89281	48.16	10.114	2	Altenstadt
de	89284	48.355	10.162	2	Pfaffenhofen an der Roth
de	89287	48.257	10.091	2	Bellenberg
de	89290	48.225	10.181	2	Buch
de	89291	48.383	10.1	2	Holzheim
de	89293	48.122	10.128	2	Kellmünz
de	89294	48.176	10.189	2	Oberroth
de	89296	48.15	10.167	2	Osterberg
de	89297	48.276	10.231	2	Roggenburg
de	89299	48.196	10.171	2	Unterroth
de	89312	48.456	10.277	2	Günzburg
de	89331	48.432	10.41	2	Burgau
de	89335	48.371	10.307	2	Ichenhausen
de	89340	48.45	10.223	2	Leipheim
de	89343	48.39	10.438	2	Jettingen-Scheppach
de	89344	48.507	10.458	2	Aislingen
de	89346	48.4	10.2	2	Bibertal
de	89347	48.433	10.25	2	Bubesheim
de	89349	48.34	10.453	2	Burtenbach
de	89350	48.467	10.429	2	Dürrlauingen
de	89352	48.34	10.319	2	Ellzee
de	89353	48.5	10.483	2	Glött
de	89355	48.5	10.4	2	Gundremmingen
de	89356	48.438	10.448	2	Haldenwang
de	89358	48.383	10.367	2	Kammeltal
de	89359	48.417	10.283	2	Kötz
de	89361	48.434	10.524	2	Landensberg
de	89362	48.483	10.363	2	Offingen
de	89364	48.459	10.352	2	Rettenbach
de	89365	48.424	10.443	2	Röfingen
de	89367	48.348	10.294	2	Waldstetten
de	89368	48.467	10.483	2	Winterbach
de	89407	48.581	10.495	2	Dillingen an der Donau
de	89415	48.565	10.43	2	Lauingen (Donau)
de	89420	48.611	10.568	2	Höchstädt an der Donau
de	89423	48.551	10.369	2	Gundelfingen an der Donau
de	89426	48.619	10.417	2	Wittislingen|Mödingen
de	89428	48.661	10.31	2	Syrgenstein
de	89429	48.632	10.32	2	Bachhagel
de	89431	48.546	10.313	2	Bächingen an der Brenz
de	89434	48.631	10.62	2	Blindheim
de	89435	48.654	10.499	2	Finningen
de	89437	48.6	10.374	2	Haunsheim
de	89438	48.514	10.531	2	Holzheim
de	89440	48.65	10.55	2	Lutzingen
de	89441	48.57	10.316	2	Medlingen
de	89443	48.65	10.65	2	Schwenningen
de	89446	48.652	10.399	2	Ziertheim
de	89447	48.674	10.325	2	Zöschingen
de	89518	48.678	10.141	2	Heidenheim an der Brenz
de	89520	48.687	10.16	2	Heidenheim an der Brenz
de	89522	48.683	10.15	2	Heidenheim an der Brenz
de	89537	48.589	10.206	2	Giengen an der Brenz
de	89542	48.622	10.176	2	Herbrechtingen
de	89547	48.623	10.02	2	Gerstetten
de	89551	48.743	10.112	2	Königsbronn
de	89555	48.691	10.064	2	Steinheim am Albuch
de	89558	48.683	9.933	2	Böhmenkirch
de	89561	48.7	10.367	2	Dischingen
de	89564	48.7	10.242	2	Nattheim
de	89567	48.552	10.291	2	Sontheim an der Brenz
de	89568	48.595	10.261	2	Hermaringen
de	89584	48.286	9.688	5	Ehingen an der Donau|Lauterach
de	89597	48.236	9.644	2	Munderkingen|Hausen am Bussen|Unterwachingen
de	89601	48.376	9.733	2	Schelklingen
de	89604	48.331	9.724	2	Allmendingen
de	89605	48.328	9.77	2	Altheim
de	89607	48.212	9.656	2	Emerkingen
de	89608	48.267	9.783	2	Griesingen
de	89610	48.3	9.833	2	Oberdischingen
de	89611	48.233	9.572	2	Obermarchtal|Rechtenstein
de	89613	48.186	9.692	2	Oberstadion|Grundsheim
de	89614	48.286	9.803	2	Öpfingen
de	89616	48.235	9.69	2	Rottenacker
de	89617	48.239	9.61	2	Untermarchtal
de	89619	48.203	9.688	2	Unterstadion
de	90329	49.457	11.033	3	Foto-Quelle Schickedanz & Co.|UDI UmweltDirektInvest- Beratungsgesellschaft mbH
de	90402	49.45	11.078	2	Nürnberg
de	90403	49.454	11.077	2	Nürnberg
de	90408	49.468	11.069	2	Nürnberg
de	90409	49.457	11.075	3	Nürnberg
de	90411	49.49	11.106	2	Nürnberg
de	90419	49.464	11.067	2	Nürnberg
de	90425	49.473	11.057	2	Nürnberg
de	90427	49.518	11.006	2	Nürnberg
de	90429	49.46	11.027	2	Nürnberg
de	90431	49.445	11.022	2	Nürnberg
de	90439	49.436	11.038	2	Nürnberg
de	90441	49.432	11.05	2	Nürnberg
de	90443	49.446	11.078	2	Nürnberg
de	90449	49.418	11.03	2	Nürnberg
de	90451	49.407	11.035	2	Nürnberg
de	90453	49.383	11.042	2	Nürnberg
de	90455	49.41	11.053	6	Nürnberg
de	90459	49.44	11.081	2	Nürnberg
de	90461	49.436	11.092	2	Nürnberg
de	90469	49.409	11.092	2	Nürnberg
de	90471	49.417	11.125	2	Nürnberg
de	90473	49.404	11.134	2	Nürnberg
de	90475	49.407	11.165	2	Nürnberg
de	90478	49.443	11.095	2	Nürnberg
de	90480	49.437	11.119	2	Nürnberg
de	90482	49.464	11.149	2	Nürnberg
de	90489	49.459	11.097	2	Nürnberg
de	90491	49.474	11.13	2	Nürnberg
de	90513	49.442	10.954	2	Zirndorf
de	90518	49.386	11.357	2	Altdorf
de	90522	49.423	10.958	2	Oberasbach
de	90530	49.352	11.151	2	Wendelstein
de	90537	49.376	11.214	2	Feucht
de	90542	49.583	11.25	2	Eckental
de	90547	49.406	10.999	2	Stein bei Nürnberg
de	90552	49.483	11.241	2	Röthenbach an der Pegnitz
de	90556	49.457	10.853	2	Cadolzburg|Seukendorf
de	90559	49.352	11.312	2	Burgthann
de	90562	49.532	11.155	2	Heroldsberg|Kalchreuth
de	90571	49.469	11.201	2	Schwaig
de	90574	49.396	10.889	2	Roßtal
de	90579	49.495	10.792	2	Langenzenn
de	90584	49.251	11.237	2	Allersberg
de	90587	49.512	10.888	2	Veitsbronn|Obermichelbach|Tuchenbach
de	90592	49.358	11.243	2	Schwarzenbruck
de	90596	49.325	11.123	2	Schwanstetten
de	90599	49.4	10.69	2	Dietenhofen
de	90602	49.296	11.287	2	Pyrbaum
de	90607	49.498	11.248	2	Rückersdorf
de	90610	49.39	11.299	2	Winkelhaid
de	90613	49.4	10.783	2	Großhabersdorf
de	90614	49.423	10.85	2	Ammerndorf
de	90616	49.457	10.646	2	Neuhof an der Zenn
de	90617	49.524	10.832	2	Puschendorf
de	90619	49.458	10.594	2	Trautskirchen
de	90762	49.471	10.997	2	Fürth
de	90763	49.507	10.957	2	Fürth
de	90765	49.483	11.004	2	Fürth
de	90766	49.486	10.961	2	Fürth
de	90768	49.495	10.944	2	Fürth
de	91052	49.589	11.01	2	Erlangen
de	91054	49.599	11.009	2	Erlangen|Buckenhof
de	91056	49.599	10.967	2	Erlangen
de	91058	49.55	11.004	2	Erlangen
de	91074	49.568	10.886	2	Herzogenaurach
de	91077	49.612	11.13	2	Neunkirchen am Brand|Dormitz|Kleinsendelbach|Hetzles
de	91080	49.597	11.072	2	Uttenreuth|Spardorf|Marloffstein
de	91083	49.658	11.036	2	Baiersdorf
de	91085	49.623	10.825	2	Weisendorf
de	91086	49.583	10.833	2	Aurachtal
de	91088	49.627	11.017	2	Bubenreuth
de	91090	49.659	11.093	2	Effeltrich
de	91091	49.633	10.875	2	Großenseebach
de	91093	49.627	10.91	2	Heßdorf
de	91094	49.641	11.071	2	Langensendelbach
de	91096	49.633	11	2	Möhrendorf
de	91097	49.59	10.769	2	Oberreichenbach
de	91099	49.663	11.071	2	Poxdorf
de	91126	49.331	11.024	3	Schwabach|Rednitzhembach|Kammerstein
de	91154	49.26	11.146	2	Roth
de	91161	49.191	11.191	2	Hilpoltstein
de	91166	49.19	11.017	2	Georgensgmünd
de	91171	49.047	11.357	2	Greding
de	91174	49.175	10.925	2	Spalt
de	91177	49.088	11.222	2	Thalmässing
de	91180	49.134	11.127	2	Heideck
de	91183	49.243	10.964	2	Abenberg
de	91186	49.268	11.059	2	Büchenbach
de	91187	49.15	11.033	2	Röttenbach
de	91189	49.341	10.89	2	Rohr
de	91207	49.514	11.283	2	Lauf an der Pegnitz
de	91217	49.511	11.431	2	Hersbruck
de	91220	49.56	11.343	2	Schnaittach
de	91224	49.504	11.511	2	Pommelsbrunn
de	91227	49.452	11.31	2	Leinburg
de	91230	49.494	11.471	2	Happurg
de	91233	49.525	11.32	2	Neunkirchen am Sand
de	91235	49.614	11.51	2	Velden|Hartenstein
de	91236	49.433	11.55	2	Alfeld
de	91238	49.45	11.413	2	Offenhausen|Engelthal
de	91239	49.498	11.391	2	Henfenfeld
de	91241	49.556	11.422	2	Kirchensittenbach
de	91242	49.51	11.342	2	Ottensoos
de	91244	49.514	11.373	2	Reichenschwand
de	91245	49.598	11.339	2	Simmelsdorf
de	91247	49.557	11.494	2	Vorra
de	91249	49.498	11.569	2	Weigendorf
de	91257	49.752	11.542	2	Pegnitz
de	91275	49.694	11.621	2	Auerbach in der Oberpfalz
de	91278	49.771	11.408	2	Pottenstein
de	91281	49.749	11.725	2	Kirchenthumbach
de	91282	49.682	11.418	2	Betzenstein
de	91284	49.628	11.551	2	Neuhaus an der Pegnitz
de	91286	49.7	11.35	2	Obertrubach
de	91287	49.652	11.469	2	Plech
de	91289	49.812	11.583	2	Schnabelwaid
de	91301	49.718	11.059	2	Forchheim
de	91315	49.706	10.813	2	Höchstadt an der Aisch
de	91320	49.782	11.182	2	Ebermannstadt
de	91322	49.644	11.25	2	Gräfenberg
de	91325	49.712	10.895	2	Adelsdorf
de	91327	49.769	11.338	2	Gößweinstein
de	91330	49.77	11.057	2	Eggolsheim
de	91332	49.863	11.172	2	Heiligenstadt
de	91334	49.683	10.933	2	Hemhofen
de	91336	49.693	10.999	2	Heroldsbach
de	91338	49.623	11.231	2	Igensdorf
de	91341	49.664	10.926	2	Röttenbach
de	91344	49.846	11.348	2	Waischenfeld
de	91346	49.8	11.267	2	Wiesenttal
de	91347	49.884	11.227	2	Aufseß
de	91349	49.702	11.258	2	Egloffstein
de	91350	49.695	10.832	2	Gremsdorf
de	91352	49.759	10.979	2	Hallerndorf
de	91353	49.69	11.032	2	Hausen
de	91355	49.661	11.323	2	Hiltpoltstein
de	91356	49.733	11.15	2	Kirchehrenbach
de	91358	49.682	11.143	2	Kunreuth
de	91359	49.709	11.172	2	Leutenbach
de	91361	49.69	11.102	2	Pinzberg
de	91362	49.755	11.174	2	Pretzfeld
de	91364	49.823	11.189	2	Unterleinleiter
de	91365	49.75	11.117	2	Weilersbach
de	91367	49.631	11.254	2	Weißenohe
de	91369	49.713	11.136	2	Wiesenthau
de	91413	49.58	10.611	2	Neustadt an der Aisch
de	91438	49.503	10.415	2	Bad Windsheim
de	91443	49.669	10.466	2	Scheinfeld
de	91448	49.553	10.713	2	Emskirchen
de	91452	49.483	10.716	2	Wilhermsdorf
de	91456	49.6	10.633	2	Diespeck
de	91459	49.494	10.653	2	Markt Erlbach
de	91460	49.625	10.536	2	Baudenbach
de	91462	49.641	10.707	2	Dachsbach
de	91463	49.556	10.541	2	Dietersheim
de	91465	49.517	10.333	2	Ergersheim
de	91466	49.631	10.691	2	Gerhardshofen
de	91468	49.617	10.633	2	Gutenstetten
de	91469	49.533	10.767	2	Hagenbüchach
de	91471	49.48	10.382	2	Illesheim
de	91472	49.528	10.482	2	Ipsheim
de	91474	49.617	10.517	2	Langenfeld
de	91475	49.699	10.767	2	Lonnerstadt
de	91477	49.648	10.425	2	Markt Bibart
de	91478	49.591	10.356	2	Markt Nordheim
de	91480	49.701	10.556	2	Markt Taschendorf
de	91481	49.639	10.595	2	Münchsteinach
de	91483	49.708	10.434	2	Oberscheinfeld
de	91484	49.603	10.436	2	Sugenheim
de	91486	49.671	10.72	2	Uehlfeld
de	91487	49.688	10.652	2	Vestenbergsgreuth
de	91489	49.564	10.737	2	Wilhelmsdorf
de	91522	49.305	10.593	2	Ansbach
de	91541	49.379	10.187	2	Rothenburg ob der Tauber
de	91550	49.069	10.32	2	Dinkelsbühl
de	91555	49.163	10.338	2	Feuchtwangen
de	91560	49.336	10.787	2	Heilsbronn
de	91564	49.283	10.783	2	Neuendettelsau
de	91567	49.238	10.504	2	Herrieden
de	91572	49.163	10.556	2	Bechhofen
de	91575	49.248	10.826	2	Windsbach
de	91578	49.299	10.412	2	Leutershausen
de	91580	49.3	10.75	2	Petersaurach
de	91583	49.288	10.263	3	Schillingsfürst|Diebach
de	91586	49.278	10.687	2	Lichtenau
de	91587	49.433	10.167	2	Adelshofen
de	91589	49.25	10.417	2	Aurach
de	91590	49.36	10.699	2	Bruckberg
de	91592	49.33	10.335	2	Buch am Wald
de	91593	49.451	10.324	2	Burgbernheim
de	91595	49.233	10.583	2	Burgoberbach
de	91596	49.133	10.479	2	Burk
de	91598	49.355	10.412	2	Colmberg
de	91599	49.148	10.423	2	Dentlein am Forst
de	91601	49.254	10.285	2	Dombühl
de	91602	49.108	10.385	2	Dürrwangen
de	91604	49.441	10.522	2	Flachslanden
de	91605	49.45	10.267	2	Gallmersgarten
de	91607	49.35	10.2	2	Gebsattel
de	91608	49.366	10.315	2	Geslau
de	91610	49.3	10.167	2	Insingen
de	91611	49.346	10.511	2	Lehrberg
de	91613	49.442	10.364	2	Marktbergel
de	91614	49.019	10.359	2	Mönchsroth
de	91616	49.372	10.226	2	Neusitz
de	91617	49.417	10.433	2	Oberdachstetten
de	91619	49.452	10.467	2	Obernzenn
de	91620	49.471	10.21	2	Ohrenbach
de	91622	49.4	10.583	2	Rügland
de	91623	49.29	10.66	2	Sachsen
de	91625	49.17	10.232	2	Schnelldorf
de	91626	49.119	10.308	2	Schopfloch
de	91628	49.417	10.217	2	Steinsfeld
de	91629	49.35	10.617	2	Weihenzell
de	91631	49.258	10.157	2	Wettringen
de	91632	49.167	10.483	2	Wieseth
de	91634	49.024	10.395	2	Wilburgstetten
de	91635	49.4	10.3	2	Windelsbach
de	91637	49.258	10.242	2	Wörnitz
de	91639	49.227	10.728	2	Wolframs-Eschenbach
de	91710	49.117	10.76	2	Gunzenhausen
de	91717	49.043	10.599	2	Wassertrüdingen
de	91719	49.017	10.743	2	Heidenheim
de	91720	49.144	10.881	2	Absberg
de	91722	49.144	10.617	2	Arberg
de	91723	49.055	10.792	2	Dittenheim
de	91725	49.087	10.541	2	Ehingen
de	91726	49.053	10.511	2	Gerolfingen
de	91728	49.06	10.713	2	Gnotzheim
de	91729	49.176	10.771	2	Haundorf
de	91731	49.101	10.454	2	Langfurth
de	91732	49.204	10.704	2	Merkendorf
de	91734	49.212	10.798	2	Mitteleschenbach
de	91735	49.154	10.718	2	Muhr am See
de	91737	49.176	10.658	2	Ornbau
de	91738	49.106	10.837	2	Pfofeld
de	91740	49.055	10.559	2	Röckingen
de	91741	49.082	10.853	2	Theilenhofen
de	91743	49.08	10.622	2	Unterschwaningen
de	91744	49.039	10.45	2	Weiltingen
de	91746	49.198	10.645	2	Weidenbach
de	91747	49	10.667	2	Westheim
de	91749	49.061	10.481	2	Wittelshofen
de	91757	48.955	10.908	2	Treuchtlingen
de	91781	49.031	10.972	2	Weißenburg in Bayern
de	91785	49.105	10.982	2	Pleinfeld
de	91788	48.934	10.974	2	Pappenheim
de	91790	49.047	11.13	2	Nennslingen|Burgsalach|Raitenbuch|Bergen
de	91792	49.061	10.968	2	Ellingen
de	91793	49.047	10.865	2	Alesheim
de	91795	48.868	11.073	2	Dollnstein
de	91796	49.078	11.055	2	Ettenstatt
de	91798	49.063	11.005	2	Höttingen
de	91799	48.893	10.931	2	Langenaltheim
de	91801	49.01	10.845	2	Markt Berolzheim
de	91802	49.033	10.817	2	Meinheim
de	91804	48.87	11.008	2	Mörnsheim
de	91805	48.921	10.711	2	Polsingen
de	91807	48.896	10.996	2	Solnhofen
de	91809	48.82	11.089	2	Wellheim
de	92224	49.443	11.863	2	Amberg
de	92237	49.501	11.746	2	Sulzbach-Rosenberg
de	92242	49.544	11.946	2	Hirschau
de	92245	49.419	11.888	2	Kümmersbruck
de	92249	49.615	11.803	2	Vilseck
de	92253	49.547	12.002	2	Schnaittenbach
de	92256	49.534	11.803	2	Hahnbach
de	92259	49.53	11.626	2	Neukirchen bei Sulzbach-Rosenberg
de	92260	49.441	11.762	2	Ammerthal
de	92262	49.417	11.633	2	Birgland
de	92263	49.394	11.936	2	Ebermannsdorf
de	92265	49.576	11.696	2	Edelsfeld
de	92266	49.341	11.936	2	Ensdorf
de	92268	49.528	11.586	2	Etzelwang
de	92269	49.4	12.05	2	Fensterbach
de	92271	49.621	11.908	2	Freihung
de	92272	49.483	11.983	2	Freudenberg
de	92274	49.538	11.872	2	Gebenbach
de	92275	49.55	11.533	2	Hirschbach
de	92277	49.295	11.799	2	Hohenburg
de	92278	49.45	11.683	2	Illschwang
de	92280	49.37	11.683	2	Kastl
de	92281	49.608	11.631	2	Königstein
de	92283	49.368	11.603	2	Lauterhofen
de	92284	49.476	11.798	2	Poppenricht
de	92286	49.324	11.942	2	Rieden
de	92287	49.269	11.924	2	Schmidmühlen
de	92289	49.402	11.755	2	Ursensollen
de	92318	49.28	11.463	2	Neumarkt in der Oberpfalz
de	92331	49.161	11.718	2	Parsberg|Lupburg
de	92334	49.107	11.441	2	Berching
de	92339	49.034	11.474	2	Beilngries
de	92342	49.2	11.33	2	Freystadt
de	92345	49.038	11.584	2	Dietfurt an der Altmühl
de	92348	49.332	11.44	2	Berg bei Neumarkt in der Oberpfalz
de	92353	49.305	11.357	2	Postbauer-Heng
de	92355	49.252	11.634	2	Velburg
de	92358	49.157	11.633	2	Seubersdorf in der Oberpfalz
de	92360	49.169	11.447	2	Mühlhausen
de	92361	49.25	11.4	2	Berngau
de	92363	49.084	11.62	2	Breitenbrunn
de	92364	49.226	11.54	2	Deining
de	92366	49.204	11.848	2	Hohenfels
de	92367	49.321	11.503	2	Pilsach
de	92369	49.233	11.467	2	Sengenthal
de	92421	49.324	12.099	2	Schwandorf in Bayern
de	92431	49.348	12.386	2	Neunburg vorm Wald
de	92436	49.249	12.307	2	Bruck in der Oberpfalz
de	92439	49.271	12.302	2	Bodenwöhr
de	92442	49.317	12.183	2	Wackersdorf
de	92444	49.343	12.53	2	Rötz
de	92445	49.291	12.436	2	Neukirchen-Balbini
de	92447	49.377	12.345	2	Schwarzhofen
de	92449	49.283	12.183	2	Steinberg
de	92507	49.453	12.18	2	Nabburg
de	92521	49.388	12.135	2	Schwarzenfeld
de	92526	49.458	12.417	2	Oberviechtach
de	92533	49.539	12.161	2	Wernberg-Köblitz
de	92536	49.495	12.208	2	Pfreimd|Iffelsdorf
de	92539	49.51	12.548	2	Schönsee
de	92540	49.406	12.281	2	Altendorf
de	92542	49.417	12.417	2	Dieterskirchen
de	92543	49.45	12.283	2	Guteneck
de	92545	49.45	12.376	2	Niedermurach
de	92546	49.423	12.092	2	Schmidgaden
de	92548	49.41	12.227	2	Schwarzach bei Nabburg
de	92549	49.507	12.612	2	Stadlern
de	92551	49.417	12.133	2	Stulln
de	92552	49.483	12.383	2	Teunz
de	92554	49.383	12.467	2	Thanstein
de	92555	49.521	12.262	2	Trausnitz
de	92557	49.483	12.567	2	Weiding
de	92559	49.427	12.48	2	Winklarn
de	92637	49.677	12.156	3	Weiden|Theisseil
de	92648	49.624	12.338	2	Vohenstrauß
de	92655	49.699	11.867	2	Grafenwöhr
de	92660	49.733	12.178	2	Neustadt an der Waldnaab
de	92665	49.716	12.16	5	Altenstadt an der Waldnaab|Kirchendemenreuth
de	92670	49.801	12.157	2	Windischeschenbach
de	92676	49.79	11.819	2	Speinshart|Eschenbach in der Oberpfalz
de	92681	49.84	12.046	2	Erbendorf
de	92685	49.724	12.276	2	Floß
de	92690	49.769	11.94	2	Pressath
de	92693	49.584	12.522	2	Eslarn
de	92694	49.633	12.1	2	Etzenricht
de	92696	49.733	12.35	2	Flossenbürg
de	92697	49.703	12.421	2	Georgenberg
de	92699	49.623	12.225	2	Irchenrieth|Bechtsrieth
de	92700	49.65	11.95	2	Kaltenbrunn, Oberpfalz
de	92702	49.591	12.02	2	Kohlberg
de	92703	49.833	12.1	2	Krummennaab
de	92705	49.597	12.258	2	Leuchtenberg
de	92706	49.584	12.149	2	Luhe-Wildenau
de	92708	49.654	12.041	2	Mantel
de	92709	49.589	12.41	2	Moosbach
de	92711	49.729	12.068	2	Parkstein
de	92712	49.633	12.167	2	Pirk
de	92714	49.649	12.406	2	Pleystein
de	92715	49.75	12.233	2	Püchersreuth
de	92717	49.844	12.121	2	Reuth bei Erbendorf
de	92718	49.65	12.167	2	Schirmitz
de	92720	49.725	11.998	2	Schwarzenbach
de	92721	49.732	12.206	2	Störnstein
de	92723	49.532	12.328	2	Tännesberg|Gleiritsch
de	92724	49.8	11.9	2	Trabitz
de	92726	49.642	12.495	2	Waidhaus
de	92727	49.672	12.329	2	Waldthurn
de	92729	49.633	12.067	2	Weiherhammer
de	93047	49.017	12.095	2	Regensburg
de	93049	49.015	12.058	2	Regensburg
de	93051	49.001	12.073	2	Regensburg
de	93053	48.996	12.12	2	Regensburg
de	93055	49.014	12.143	2	Regensburg
de	93057	49.05	12.101	2	Regensburg
de	93059	49.031	12.102	2	Regensburg
de	93073	48.987	12.201	2	Neutraubling
de	93077	48.938	12.045	2	Bad Abbach
de	93080	48.983	12.059	2	Pentling
de	93083	48.967	12.167	2	Obertraubling
de	93086	49.001	12.405	2	Wörth an der Donau
de	93087	48.917	12.2	2	Alteglofsheim
de	93089	48.872	12.282	2	Aufhausen
de	93090	49.022	12.304	2	Bach an der Donau
de	93092	49	12.2	2	Barbing
de	93093	49.033	12.205	2	Donaustauf
de	93095	48.9	12.217	2	Hagelstadt
de	93096	48.933	12.2	2	Köfering
de	93098	48.954	12.242	2	Mintraching
de	93099	48.894	12.374	2	Mötzing
de	93101	48.858	12.227	2	Pfakofen
de	93102	48.963	12.383	2	Pfatter
de	93104	48.879	12.351	3	Sünching|Riekofen
de	93105	49.024	12.173	2	Tegernheim
de	93107	48.912	12.155	2	Thalmassing
de	93109	49.017	12.383	2	Wiesent
de	93128	49.12	12.13	2	Regenstauf
de	93133	49.204	12.044	2	Burglengenfeld
de	93138	49.047	12.091	2	Lappersdorf
de	93142	49.2	12.092	2	Maxhütte-Haidhof
de	93149	49.194	12.267	2	Nittenau
de	93152	49.025	11.961	2	Nittendorf
de	93155	49.038	11.852	2	Hemau
de	93158	49.223	12.087	2	Teublitz
de	93161	49	12.033	2	Sinzing
de	93164	49.1	11.9	2	Brunn|Laaber
de	93167	49.097	12.488	2	Falkenstein
de	93170	49.091	12.247	2	Bernhardswald
de	93173	49.076	12.2	2	Wenzenbach
de	93176	49.095	11.81	2	Beratzhausen
de	93177	49.1	12.3	2	Altenthann
de	93179	49.067	12.4	2	Brennberg
de	93180	49.037	11.91	2	Deuerling
de	93182	49.117	11.917	2	Duggendorf
de	93183	49.161	11.96	2	Kallmünz|Holzheim am Forst
de	93185	49.123	12.553	2	Michelsneukirchen
de	93186	49.061	12.008	2	Pettendorf
de	93188	49.072	11.957	2	Pielenhofen
de	93189	49.183	12.35	2	Reichenbach
de	93191	49.067	12.45	2	Rettenbach
de	93192	49.15	12.35	2	Wald
de	93194	49.183	12.383	2	Walderbach
de	93195	49.107	11.978	2	Wolfsegg
de	93197	49.078	12.112	2	Zeitlarn
de	93199	49.144	12.414	2	Zell
de	93309	48.917	11.886	2	Kelheim
de	93326	48.817	11.85	2	Abensberg
de	93333	48.807	11.77	2	Neustadt an der Donau
de	93336	48.899	11.652	2	Altmannstein
de	93339	48.964	11.689	2	Riedenburg
de	93342	48.9	11.933	2	Saal an der Donau
de	93343	48.935	11.79	2	Essing
de	93345	48.859	12.006	2	Hausen
de	93346	48.933	11.867	2	Ihrlerstein
de	93348	48.771	11.904	2	Kirchdorf
de	93349	48.85	11.65	2	Mindelstetten
de	93351	48.997	11.819	2	Painten
de	93352	48.767	11.967	2	Rohr in Niederbayern
de	93354	48.754	11.848	3	Siegenburg|Biburg
de	93356	48.893	12.012	2	Teugn
de	93358	48.733	11.833	2	Train
de	93359	48.73	11.899	2	Wildenberg
de	93413	49.226	12.655	2	Cham
de	93426	49.194	12.52	2	Roding
de	93437	49.309	12.842	2	Furth im Wald
de	93444	49.176	12.855	2	Kötzting
de	93449	49.378	12.709	2	Waldmünchen
de	93453	49.259	12.969	2	Neukirchen beim Heiligen Blut
de	93455	49.15	12.65	2	Traitsching
de	93458	49.299	12.916	2	Eschlkam
de	93462	49.197	13.05	2	Lam
de	93464	49.433	12.583	2	Tiefenbach
de	93466	49.2	12.75	2	Chamerau
de	93468	49.162	12.768	2	Miltach
de	93470	49.176	13.105	2	Lohberg
de	93471	49.13	12.998	2	Arnbruck
de	93473	49.277	12.816	2	Arnschwang
de	93474	49.191	12.994	2	Arrach
de	93476	49.167	12.817	2	Blaibach
de	93477	49.317	12.733	2	Gleißenberg
de	93479	49.2	12.883	2	Grafenwiesen
de	93480	49.2	12.933	2	Hohenwarth
de	93482	49.267	12.617	2	Pemfling
de	93483	49.233	12.55	2	Pösing
de	93485	49.233	12.883	2	Rimbach
de	93486	49.215	12.762	2	Runding
de	93488	49.35	12.6	2	Schönthal
de	93489	49.16	12.593	2	Schorndorf
de	93491	49.268	12.53	2	Stamsried
de	93492	49.422	12.616	2	Treffelstein
de	93494	49.267	12.667	2	Waffenbrunn
de	93495	49.263	12.763	2	Weiding
de	93497	49.25	12.667	2	Willmering
de	93499	49.15	12.733	2	Zandt
de	94032	48.573	13.451	2	Passau
de	94034	48.589	13.397	2	Passau
de	94036	48.569	13.412	2	Passau
de	94051	48.65	13.627	2	Hauzenberg
de	94060	48.401	13.313	2	Pocking
de	94065	48.733	13.601	2	Waldkirchen
de	94072	48.351	13.312	2	Bad Füssing
de	94078	48.809	13.548	2	Freyung
de	94081	48.522	13.318	2	Fürstenzell
de	94086	48.456	13.194	2	Bad Griesbach im Rottal
de	94089	48.749	13.747	2	Neureichenau
de	94094	48.358	13.202	2	Rotthalmünster|Malching
de	94099	48.433	13.333	2	Ruhstorf an der Rott
de	94104	48.726	13.382	2	Tittling|Witzmannsberg
de	94107	48.574	13.667	2	Untergriesbach
de	94110	48.601	13.787	2	Wegscheid
de	94113	48.624	13.4	2	Tiefenbach
de	94116	48.673	13.472	2	Hutthurm
de	94118	48.733	13.7	2	Jandelsbrunn
de	94121	48.617	13.483	2	Salzweg
de	94124	48.671	13.521	2	Büchlberg
de	94127	48.5	13.45	2	Neuburg am Inn
de	94130	48.555	13.637	2	Obernzell
de	94133	48.739	13.523	2	Röhrnbach
de	94136	48.617	13.533	2	Thyrnau
de	94137	48.41	13.144	2	Bayerbach
de	94139	48.704	13.793	2	Breitenberg
de	94140	48.299	13.15	2	Ering
de	94142	48.717	13.467	2	Fürsteneck
de	94143	48.8	13.65	2	Grainet
de	94145	48.826	13.777	2	Haidmühle
de	94146	48.823	13.604	2	Hinterschmiding
de	94148	48.346	13.267	2	Kirchham
de	94149	48.367	13.117	2	Kößlarn
de	94151	48.89	13.585	2	Mauth
de	94152	48.461	13.421	2	Neuhaus am Inn
de	94154	48.683	13.383	2	Neukirchen vorm Wald
de	94157	48.782	13.438	2	Perlesreut
de	94158	48.867	13.683	2	Philippsreut
de	94160	48.813	13.471	2	Ringelai
de	94161	48.65	13.417	2	Ruderting
de	94163	48.773	13.356	2	Saldenburg
de	94164	48.683	13.717	2	Sonnen
de	94166	48.317	13.083	2	Stubenberg
de	94167	48.443	13.27	2	Tettenweis
de	94169	48.766	13.316	2	Thurmansbang
de	94209	48.972	13.128	2	Regen
de	94227	49.017	13.238	2	Zwiesel|Lindberg
de	94234	49.08	12.886	2	Viechtach
de	94239	48.983	12.983	2	Ruhmannsfelden|Zachenberg|Gotteszell
de	94244	49.041	12.988	2	Teisnach|Geiersthal
de	94249	49.067	13.1	2	Bodenmais
de	94250	48.972	12.935	2	Achslach
de	94252	49.117	13.2	2	Bayerisch Eisenstein
de	94253	48.918	13.082	2	Bischofsmais
de	94255	49.056	13.035	2	Böbrach
de	94256	49.108	13.012	2	Drachselsried
de	94258	48.989	13.301	2	Frauenau
de	94259	48.9	13.183	2	Kirchberg im Wald
de	94261	48.91	13.266	2	Kirchdorf im Wald
de	94262	49.047	12.861	2	Kollnburg
de	94264	49.015	13.146	2	Langdorf
de	94265	49.017	12.983	2	Patersdorf
de	94267	49.095	12.826	2	Prackenbach
de	94269	48.95	13.201	2	Rinchnach
de	94315	48.881	12.574	2	Straubing
de	94327	48.911	12.69	2	Bogen
de	94330	48.81	12.57	3	Salching|Aiterhofen
de	94333	48.825	12.396	2	Geiselhöring
de	94336	48.95	12.733	2	Hunderdorf|Windberg
de	94339	48.776	12.518	2	Leiblfing
de	94342	48.831	12.721	2	Straßkirchen|Irlbach
de	94344	49.041	12.54	2	Wiesenfelden
de	94345	48.943	12.469	2	Aholfing
de	94347	49	12.633	2	Ascha
de	94348	48.894	12.488	2	Atting
de	94350	49.004	12.595	2	Falkenfels
de	94351	48.838	12.528	2	Feldkirchen
de	94353	49.024	12.716	2	Haibach
de	94354	49.004	12.692	2	Haselbach
de	94356	48.95	12.55	2	Kirchroth
de	94357	49.072	12.711	2	Konzell
de	94359	49.085	12.656	2	Loitzendorf
de	94360	48.976	12.678	2	Mitterfels
de	94362	48.975	12.755	2	Neukirchen
de	94363	48.796	12.642	2	Oberschneiding
de	94365	48.917	12.6	2	Parkstetten
de	94366	48.95	12.8	2	Perasdorf
de	94368	48.855	12.44	2	Perkam
de	94369	48.905	12.469	2	Rain
de	94371	49.086	12.749	2	Rattenberg
de	94372	49.026	12.659	2	Rattiszell
de	94374	48.916	12.811	2	Schwarzach
de	94375	49.051	12.655	2	Stallwang
de	94377	48.954	12.607	2	Steinach
de	94379	49.003	12.827	2	Sankt Englmar
de	94405	48.672	12.693	2	Landau an der Isar
de	94419	48.57	12.628	2	Reisbach
de	94424	48.558	12.817	2	Arnstorf
de	94428	48.633	12.856	2	Eichendorf
de	94431	48.701	12.651	2	Pilsting
de	94436	48.566	12.739	2	Simbach
de	94437	48.652	12.608	2	Mamming
de	94439	48.6	12.933	2	Roßbach
de	94447	48.779	12.875	2	Plattling
de	94469	48.841	12.961	2	Deggendorf
de	94474	48.627	13.192	2	Vilshofen
de	94481	48.858	13.397	2	Grafenau
de	94486	48.7	13.022	2	Osterhofen
de	94491	48.773	13.055	2	Hengersberg
de	94496	48.546	13.223	2	Ortenburg
de	94501	48.59	13.09	3	Aldersbach|Aidenbach|Beutelsbach
de	94505	48.917	12.883	2	Bernried
de	94508	48.754	13.178	2	Schöllnach
de	94513	48.84	13.337	2	Schönberg
de	94518	48.915	13.362	2	Spiegelau
de	94522	48.738	12.747	2	Wallersdorf
de	94526	48.855	12.915	2	Metten
de	94527	48.735	12.91	2	Aholming
de	94529	48.676	13.295	2	Aicha vorm Wald
de	94530	48.803	13.1	2	Auerbach
de	94532	48.724	13.203	2	Außernzell
de	94533	48.697	12.925	2	Buchhofen
de	94535	48.714	13.271	2	Eging am See
de	94536	48.889	13.3	2	Eppenschlag
de	94538	48.717	13.333	2	Fürstenstein
de	94539	48.895	12.975	2	Grafling
de	94541	48.804	13.154	2	Grattersdorf
de	94542	48.5	13.15	2	Haarbach
de	94544	48.678	13.119	2	Hofkirchen
de	94545	48.85	13.488	2	Hohenau
de	94547	48.73	13.142	2	Iggensbach
de	94548	48.852	13.275	2	Innernzell
de	94550	48.667	13.083	2	Künzing
de	94551	48.845	13.14	2	Lalling|Hunding
de	94553	48.833	12.8	2	Mariaposching
de	94554	48.752	12.961	2	Moos
de	94556	48.884	13.476	2	Neuschönau
de	94557	48.766	13.024	2	Niederalteich
de	94559	48.883	12.8	2	Niederwinkling
de	94560	48.862	12.863	2	Offenberg
de	94562	48.702	12.825	2	Oberpöring
de	94563	48.761	12.809	2	Otzing
de	94566	48.9	13.417	3	Sankt Oswald-Riedlhütte
de	94568	48.9	13.417	3	Sankt Oswald-Riedlhütte
de	94569	48.817	12.8	2	Stephansposching
de	94571	48.85	13.067	2	Schaufling
de	94572	48.839	13.229	2	Schöfweg
de	94574	48.684	12.88	2	Wallerfing
de	94575	48.624	13.222	2	Windorf
de	94577	48.723	13.078	2	Winzer
de	94579	48.791	13.26	2	Zenting
de	95028	50.321	11.917	2	Hof
de	95030	50.317	11.896	2	Hof
de	95032	50.295	11.91	2	Hof
de	95100	50.171	12.13	2	Selb
de	95111	50.249	12.034	2	Rehau
de	95119	50.33	11.705	2	Naila
de	95126	50.223	11.935	2	Schwarzenbach an der Saale
de	95131	50.285	11.625	2	Schwarzenbach am Wald
de	95138	50.367	11.644	2	Bad Steben
de	95145	50.262	11.935	2	Oberkotzau
de	95152	50.317	11.75	2	Selbitz
de	95158	50.152	11.948	2	Kirchenlamitz
de	95163	50.102	11.889	2	Weißenstadt
de	95168	50.13	12.002	2	Marktleuthen
de	95173	50.2	12.085	2	Schönwald
de	95176	50.267	11.85	2	Konradsreuth
de	95179	50.333	11.6	2	Geroldsgrün
de	95180	50.375	11.778	2	Berg
de	95182	50.283	11.95	2	Döhlau
de	95183	50.367	11.933	3	Feilitzsch|Trogen|Töpen
de	95185	50.322	11.998	2	Gattendorf
de	95186	50.1	12.083	2	Höchstädt im Fichtelgebirge
de	95188	50.375	11.721	2	Issigau
de	95189	50.333	11.85	2	Köditz
de	95191	50.3	11.8	2	Leupoldsgrün
de	95192	50.383	11.676	2	Lichtenberg
de	95194	50.3	12.05	2	Regnitzlosau
de	95195	50.083	11.983	2	Röslau
de	95197	50.278	11.742	2	Schauenstein
de	95199	50.106	12.102	2	Thierstein
de	95213	50.19	11.788	2	Münchberg
de	95233	50.236	11.716	2	Helmbrechts
de	95234	50.162	11.844	2	Sparneck
de	95236	50.145	11.691	2	Stammbach
de	95237	50.183	11.85	2	Weißdorf
de	95239	50.133	11.8	2	Zell im Fichtelgebirge
de	95326	50.101	11.45	2	Kulmbach
de	95336	50.1	11.377	2	Mainleus
de	95339	50.092	11.58	2	Neuenmarkt|Wirsberg
de	95346	50.164	11.504	2	Stadtsteinach
de	95349	50.025	11.393	2	Thurnau
de	95352	50.173	11.634	2	Marktleugast
de	95355	50.228	11.555	2	Presseck
de	95356	50.203	11.594	2	Grafengehaig
de	95358	50.155	11.565	2	Guttenberg
de	95359	50.037	11.352	2	Kasendorf
de	95361	50.1	11.533	2	Ködnitz
de	95362	50.14	11.578	2	Kupferberg
de	95364	50.126	11.56	2	Ludwigschorgast
de	95365	50.2	11.467	2	Rugendorf
de	95367	50.067	11.55	2	Trebgast
de	95369	50.133	11.517	2	Untersteinach
de	95444	49.946	11.576	2	Bayreuth
de	95445	49.943	11.559	2	Bayreuth
de	95447	49.948	11.578	2	Bayreuth
de	95448	49.947	11.599	2	Bayreuth
de	95460	50.046	11.672	2	Bad Berneck im Fichtelgebirge
de	95463	49.982	11.614	2	Bindlach
de	95466	49.933	11.783	3	Kirchenpingarten|Weidenberg
de	95469	49.871	11.781	2	Speichersdorf
de	95473	49.845	11.627	3	Creußen|Prebitz|Haag
de	95478	49.87	11.891	2	Kemnath
de	95482	50.095	11.738	2	Gefrees
de	95485	49.993	11.779	2	Warmensteinach
de	95488	49.935	11.496	2	Eckersdorf
de	95490	49.913	11.466	2	Mistelgau
de	95491	49.85	11.433	2	Ahorntal
de	95493	50.051	11.8	2	Bischofsgrün
de	95494	49.9	11.533	2	Gesees
de	95496	49.887	11.449	2	Glashütten
de	95497	50.011	11.688	2	Goldkronach
de	95499	50.033	11.567	2	Harsdorf
de	95500	49.967	11.533	2	Heinersreuth
de	95502	50.067	11.6	2	Himmelkron
de	95503	49.9	11.517	2	Hummeltal
de	95505	49.9	11.867	2	Immenreuth
de	95506	49.833	11.9	2	Kastl
de	95508	49.9	11.9	2	Kulmain
de	95509	50.095	11.655	2	Marktschorgast
de	95511	49.913	11.513	2	Mistelbach
de	95512	50.017	11.5	2	Neudrossenfeld
de	95514	49.817	11.833	2	Neustadt am Kulm
de	95515	49.883	11.333	2	Plankenfels
de	95517	49.894	11.705	3	Seybothenreuth|Emtmannsberg
de	95519	49.821	11.736	2	Vorbach|Schlammersdorf
de	95615	50.004	12.086	2	Marktredwitz
de	95632	50.039	12.003	2	Wunsiedel
de	95643	49.883	12.331	2	Tirschenreuth
de	95652	50.002	12.304	2	Waldsassen
de	95659	50.058	12.187	2	Arzberg
de	95666	49.951	12.242	2	Mitterteich|Leonberg
de	95671	49.811	12.433	2	Bärnau
de	95676	49.908	12.189	2	Wiesau
de	95679	49.981	12.063	2	Waldershof
de	95680	50.017	12.017	2	Bad Alexandersbad
de	95682	49.96	11.911	2	Brand
de	95683	49.95	11.933	2	Ebnath
de	95685	49.858	12.227	2	Falkenberg
de	95686	50.003	11.854	2	Fichtelberg
de	95688	49.883	12.101	2	Friedenfels
de	95689	49.923	12.146	2	Fuchsmühl
de	95691	50.095	12.22	2	Hohenberg an der Eger
de	95692	50.011	12.227	2	Konnersreuth
de	95694	49.974	11.862	2	Mehlmeisel
de	95695	49.911	12.524	2	Mähring
de	95697	49.983	11.917	2	Nagel
de	95698	49.98	12.444	2	Neualbenreuth
de	95700	49.933	11.967	2	Neusorg
de	95701	49.967	12.167	2	Pechbrunn
de	95703	49.784	12.31	2	Plößberg
de	95704	49.933	12	2	Pullenreuth
de	95706	50.082	12.227	2	Schirnding
de	95707	50.076	12.127	2	Thiersheim
de	95709	50.017	11.95	2	Tröstau
de	96047	49.893	10.891	2	Bamberg
de	96049	49.88	10.883	2	Bamberg
de	96050	49.888	10.918	2	Bamberg
de	96052	49.908	10.895	2	Bamberg
de	96103	49.929	10.875	2	Hallstadt
de	96106	50.096	10.798	2	Ebern
de	96110	49.976	11.033	2	Scheßlitz
de	96114	49.818	10.989	2	Hirschaid
de	96117	49.93	10.959	2	Memmelsdorf
de	96120	49.911	10.832	2	Bischberg
de	96123	49.914	11.01	2	Litzendorf
de	96126	50.196	10.66	2	Maroldsweisach|Ermershausen
de	96129	49.844	10.972	2	Strullendorf
de	96132	49.756	10.619	2	Schlüsselfeld
de	96135	49.865	10.844	2	Stegaurach
de	96138	49.828	10.743	2	Burgebrach
de	96142	49.938	11.291	2	Hollfeld
de	96145	50.19	10.842	2	Seßlach
de	96146	49.8	11.017	2	Altendorf
de	96148	49.986	10.852	2	Baunach
de	96149	49.972	10.886	2	Breitengüßbach
de	96151	50.017	10.7	2	Breitbrunn
de	96152	49.733	10.601	2	Burghaslach
de	96154	49.827	10.596	2	Burgwindheim
de	96155	49.804	11.03	2	Buttenheim
de	96157	49.848	10.497	2	Ebrach
de	96158	49.817	10.867	2	Frensdorf
de	96160	49.774	10.471	2	Geiselwind
de	96161	50.033	10.8	2	Gerach
de	96163	49.937	10.92	2	Gundelsheim
de	96164	49.955	10.878	2	Kemmern
de	96166	50.044	10.718	2	Kirchlauter
de	96167	49.946	11.165	2	Königsfeld
de	96169	49.973	10.788	2	Lauter
de	96170	49.907	10.712	2	Priesendorf|Lisberg
de	96172	49.754	10.776	2	Mühlhausen
de	96173	49.932	10.815	2	Oberhaid
de	96175	49.83	10.928	2	Pettstadt
de	96176	50.15	10.733	2	Pfarrweisach
de	96178	49.767	10.817	2	Pommersfelden
de	96179	50.015	10.889	2	Rattelsdorf
de	96181	49.883	10.617	2	Rauhenebrach
de	96182	50.017	10.833	2	Reckendorf
de	96184	50.063	10.799	2	Rentweinsdorf
de	96185	49.857	10.69	2	Schönbrunn
de	96187	50.003	11.198	2	Stadelhofen
de	96188	49.972	10.724	2	Stettfeld
de	96190	50.127	10.856	2	Untermerzbach
de	96191	49.922	10.777	2	Viereth-Trunstadt
de	96193	49.752	10.713	2	Wachenroth
de	96194	49.867	10.783	2	Walsdorf
de	96196	50.033	11.126	2	Wattendorf
de	96197	49.976	11.3	2	Wonsees
de	96199	50.018	10.932	2	Zapfendorf
de	96215	50.146	11.059	2	Lichtenfels
de	96224	50.141	11.252	2	Burgkunstadt
de	96231	50.102	11.001	2	Bad Staffelstein
de	96237	50.329	11.153	2	Ebersdorf
de	96242	50.217	11.133	2	Sonnefeld
de	96247	50.168	11.114	2	Michelau in Oberfranken
de	96250	50.066	10.958	2	Ebensfeld
de	96253	50.194	10.975	2	Untersiemau
de	96257	50.173	11.208	2	Redwitz an der Rodach|Marktgraitz
de	96260	50.085	11.24	2	Weismain
de	96264	50.125	11.25	2	Altenkunstadt
de	96268	50.251	11.208	2	Mitwitz
de	96269	50.176	10.95	2	Großheirath
de	96271	50.23	11.02	2	Grub am Forst
de	96272	50.15	11.171	2	Hochstadt am Main
de	96274	50.15	10.9	2	Itzgrund
de	96275	50.167	11.167	2	Marktzeuln
de	96277	50.212	11.194	2	Schneckenlohe
de	96279	50.203	11.14	2	Weidhausen bei Coburg
de	96317	50.24	11.333	2	Kronach
de	96328	50.191	11.267	2	Küps
de	96332	50.352	11.31	2	Pressig
de	96337	50.486	11.387	2	Ludwigsstadt
de	96342	50.306	11.282	2	Stockheim
de	96346	50.269	11.471	2	Wallenfels
de	96349	50.294	11.463	2	Steinwiesen
de	96352	50.311	11.373	2	Wilhelmsthal
de	96355	50.47	11.259	2	Tettau
de	96358	50.398	11.382	2	Teuschnitz|Reichenbach
de	96361	50.439	11.369	2	Steinbach am Wald
de	96364	50.25	11.383	2	Marktrodach
de	96365	50.374	11.51	2	Nordhalben
de	96367	50.4	11.45	2	Tschirn
de	96369	50.2	11.35	2	Weißenbrunn
de	96450	50.259	10.964	2	Coburg
de	96465	50.33	11.121	2	Neustadt bei Coburg
de	96472	50.295	11.041	2	Rödental
de	96476	50.333	10.783	2	Bad Rodach
de	96479	50.256	10.88	2	Weitramsdorf
de	96482	50.238	10.954	2	Ahorn
de	96484	50.321	10.907	2	Meeder
de	96486	50.333	10.967	2	Lautertal
de	96487	50.283	11	2	Dörfles-Esbach
de	96489	50.22	10.991	2	Niederfüllbach
de	96515	50.359	11.175	2	Sonneberg
de	96523	50.431	11.159	3	Steinach|Oberland am Rennsteig
de	96524	50.342	11.232	4	Föritz|Neuhaus-Schierschnitz|Judenbach
de	96528	50.395	11.007	3	Schalkau|Bachfeld|Frankenblick
de	97070	49.797	9.934	2	Würzburg
de	97072	49.783	9.937	2	Würzburg
de	97074	49.78	9.942	2	Würzburg
de	97076	49.804	9.977	2	Würzburg
de	97078	49.812	9.963	2	Würzburg
de	97080	49.802	9.906	2	Würzburg
de	97082	49.79	9.921	2	Würzburg
de	97084	49.769	9.938	2	Würzburg
de	97199	49.664	10.062	2	Ochsenfurt
de	97204	49.785	9.882	2	Höchberg
de	97209	49.833	9.882	2	Veitshöchheim
de	97215	49.544	10.233	4	Uffenheim|Simmershofen|Weigenheim
de	97218	49.775	9.994	2	Gerbrunn
de	97222	49.857	9.957	2	Rimpar
de	97225	49.897	9.818	2	Zellingen
de	97228	49.792	10.026	2	Rottendorf
de	97230	49.829	10.006	2	Estenfeld
de	97232	49.653	9.944	2	Giebelstadt
de	97234	49.732	9.915	2	Reichenberg
de	97236	49.76	9.983	2	Randersacker
de	97237	49.717	9.75	2	Altertheim
de	97239	49.553	10.065	2	Aub
de	97241	49.9	10.067	2	Bergtheim|Oberpleichfeld
de	97243	49.517	10.009	2	Bieberehren
de	97244	49.599	9.88	2	Bütthard
de	97246	49.724	10	2	Eibelstadt
de	97247	49.883	10.167	2	Eisenheim
de	97249	49.76	9.831	2	Eisingen
de	97250	49.86	9.844	2	Erlabrunn
de	97252	49.667	10.083	2	Frickenhausen am Main
de	97253	49.633	10	2	Gaukönigshofen
de	97255	49.572	10.02	2	Gelchsheim|Sonderhofen
de	97256	49.684	9.902	2	Geroldshausen
de	97258	49.602	10.226	6	Ippesheim|Gollhofen|Hemmersheim|Oberickelsheim
de	97259	49.817	9.767	2	Greußenheim
de	97261	49.87	9.905	2	Güntersleben
de	97262	49.933	10.017	2	Hausen bei Würzburg
de	97264	49.762	9.708	2	Helmstadt
de	97265	49.799	9.815	2	Hettstadt
de	97267	49.924	9.802	2	Himmelstadt
de	97268	49.656	9.858	2	Kirchheim
de	97270	49.743	9.844	2	Kist
de	97271	49.7	9.845	2	Kleinrinderfeld
de	97273	49.85	10.033	2	Kürnach
de	97274	49.862	9.805	2	Leinach
de	97276	49.837	9.864	2	Margetshöchheim
de	97277	49.731	9.672	2	Neubrunn
de	97279	49.863	10.127	2	Prosselsheim
de	97280	49.805	9.695	2	Remlingen
de	97282	49.913	9.882	2	Retzstadt
de	97283	49.557	9.978	2	Riedenheim
de	97285	49.51	9.971	2	Röttingen|Tauberrettersheim
de	97286	49.704	10.026	2	Sommerhausen|Winterhausen
de	97288	49.754	10.031	2	Theilheim
de	97289	49.941	9.859	2	Thüngen
de	97291	49.878	9.849	2	Thüngersheim
de	97292	49.795	9.731	2	Uettingen|Holzkirchen
de	97294	49.869	10.044	2	Unterpleichfeld
de	97295	49.759	9.804	2	Waldbrunn
de	97297	49.788	9.847	2	Waldbüttelbrunn
de	97299	49.812	9.87	2	Zell am Main
de	97318	49.74	10.151	3	Kitzingen|Biebelried
de	97320	49.767	10.167	4	Albertshofen|Mainstockheim|Großlangheim|Sulzfeld am Main|Buchbrunn
de	97332	49.864	10.228	2	Volkach
de	97334	49.829	10.208	2	Sommerach|Nordheim am Main
de	97337	49.803	10.165	2	Dettelbach
de	97340	49.665	10.148	3	Marktbreit|Martinsheim|Segnitz
de	97342	49.659	10.164	3	Obernbreit|Marktsteft|Seinsheim
de	97346	49.702	10.26	2	Iphofen
de	97348	49.68	10.232	4	Willanzheim|Rödelsee|Markt Einersheim
de	97350	49.708	10.219	2	Mainbernheim
de	97353	49.794	10.345	2	Wiesentheid
de	97355	49.771	10.284	4	Kleinlangheim|Abtswind|Castell|Rüdenhausen|Wiesenbronn
de	97357	49.819	10.348	2	Prichsenstadt
de	97359	49.8	10.23	2	Schwarzach am Main
de	97421	50.044	10.227	2	Schweinfurt
de	97422	50.054	10.244	2	Schweinfurt
de	97424	50.035	10.206	2	Schweinfurt
de	97437	50.035	10.516	2	Haßfurt
de	97440	49.982	10.099	2	Werneck
de	97447	49.9	10.348	2	Gerolzhofen|Frankenwinheim
de	97450	49.978	9.97	2	Arnstein
de	97453	50.05	10.308	2	Schonungen
de	97456	50.072	10.22	2	Dittelbrunn
de	97461	50.137	10.523	2	Hofheim in Unterfranken
de	97464	50.062	10.183	2	Niederwerrn
de	97469	50.017	10.283	2	Gochsheim
de	97475	50.002	10.61	2	Zeil am Main
de	97478	49.983	10.55	2	Knetzgau
de	97483	49.971	10.667	2	Eltmann
de	97486	50.081	10.568	2	Königsberg in Bayern
de	97488	50.187	10.362	2	Stadtlauringen
de	97490	50.1	10.142	2	Poppenhausen
de	97491	50.15	10.433	2	Aidhausen
de	97493	50.01	10.181	2	Bergrheinfeld
de	97494	50.217	10.517	2	Bundorf
de	97496	50.142	10.65	2	Burgpreppach
de	97497	49.907	10.39	2	Dingolshausen
de	97499	49.967	10.417	2	Donnersdorf
de	97500	49.986	10.674	2	Ebelsbach
de	97502	50.062	10.137	2	Euerbach
de	97503	50.033	10.35	2	Gädheim
de	97505	50.043	10.156	2	Geldersheim
de	97506	50	10.2	2	Grafenrheinfeld
de	97508	49.983	10.317	2	Grettstadt
de	97509	49.917	10.233	2	Kolitzheim
de	97511	49.868	10.321	2	Lülsfeld
de	97513	49.9	10.433	2	Michelau im Steigerwald
de	97514	49.927	10.633	2	Oberaurach
de	97516	49.861	10.41	2	Oberschwarzach
de	97517	50.165	10.205	2	Rannungen
de	97519	50.1	10.467	2	Riedbach
de	97520	49.983	10.217	2	Röthlein
de	97522	49.983	10.6	2	Sand am Main
de	97523	49.922	10.139	2	Schwanfeld
de	97525	49.99	10.248	2	Schwebheim
de	97526	50.039	10.26	2	Sennfeld
de	97528	50.241	10.563	2	Sulzdorf an der Lederhecke
de	97529	49.95	10.333	2	Sulzheim
de	97531	50.011	10.428	2	Theres
de	97532	50.092	10.269	2	Üchtelhausen
de	97534	49.964	10.12	2	Waigolshausen
de	97535	50.095	10.03	2	Wasserlosen
de	97537	49.917	10.167	2	Wipfeld
de	97539	50.017	10.467	2	Wonfurt
de	97616	50.322	10.207	2	Bad Neustadt an der Saale|Salz
de	97618	50.294	10.177	7	Niederlauer|Hollstadt|Wülfershausen an der Saale|Heustreu|Wollbach|Hohenroth|Rödelmaier|Strahlungen|Unsleben
de	97631	50.301	10.469	2	Bad Königshofen im Grabfeld
de	97633	50.26	10.405	7	Sulzfeld|Saal an der Saale|Höchheim|Großeibstadt|Trappstadt|Großbardorf|Aubstadt|Herbstadt
de	97638	50.428	10.303	2	Mellrichstadt
de	97640	50.403	10.288	4	Oberstreu|Stockheim|Hendungen
de	97645	50.46	10.231	2	Ostheim vor der Rhön
de	97647	50.465	10.157	4	Sondheim vor der Rhön|Hausen|Nordheim vor der Rhön|Willmars
de	97650	50.52	10.146	2	Fladungen
de	97653	50.402	10.008	2	Bischofsheim an der Rhön
de	97654	50.401	10.204	2	Bastheim
de	97656	50.441	10.117	2	Oberelsbach
de	97657	50.348	10.008	2	Sandberg
de	97659	50.381	10.104	2	Schönau an der Brend
de	97688	50.202	10.078	2	Bad Kissingen
de	97702	50.246	10.202	2	Münnerstadt
de	97705	50.271	9.992	2	Burkardroth
de	97708	50.267	10.079	2	Bad Bocklet
de	97711	50.183	10.275	2	Maßbach|Thundorf in Unterfranken
de	97714	50.15	10.133	2	Oerlenbach
de	97717	50.148	10.023	2	Euerdorf|Aura an der Saale|Sulzthal
de	97720	50.221	10.123	2	Nüdlingen
de	97723	50.199	9.959	2	Oberthulba
de	97724	50.276	10.179	2	Burglauer
de	97725	50.147	9.961	2	Elfershausen
de	97727	50.108	9.934	2	Fuchsstadt
de	97729	50.14	10.068	2	Ramsthal
de	97737	50.05	9.706	2	Gemünden am Main
de	97753	49.96	9.772	2	Karlstadt
de	97762	50.116	9.891	2	Hammelburg
de	97769	50.309	9.79	2	Bad Brückenau
de	97772	50.378	9.911	2	Wildflecken
de	97773	50.178	9.575	2	Aura im Sinngrund
de	97775	50.15	9.651	2	Burgsinn
de	97776	49.986	9.809	2	Eußenheim
de	97778	50.15	9.583	2	Fellen
de	97779	50.281	9.896	2	Geroda
de	97780	50.017	9.783	2	Gössenheim
de	97782	50.123	9.741	2	Gräfendorf
de	97783	50.041	9.785	2	Karsbach
de	97785	50.192	9.617	2	Mittelsinn
de	97786	50.396	9.773	2	Motten
de	97788	50.033	9.65	2	Neuendorf
de	97789	50.283	9.8	2	Oberleichtersbach
de	97791	50.209	9.616	2	Obersinn
de	97792	50.32	9.861	2	Riedenberg
de	97794	50.093	9.648	2	Rieneck
de	97795	50.268	9.863	2	Schondra
de	97797	50.167	9.783	2	Wartmannsroth
de	97799	50.262	9.672	2	Zeitlofs
de	97816	49.989	9.572	2	Lohr am Main
de	97828	49.845	9.604	2	Marktheidenfeld
de	97833	50.065	9.469	2	Frammersbach
de	97834	49.859	9.696	2	Birkenfeld
de	97836	49.87	9.489	2	Bischbrunn
de	97837	49.819	9.627	2	Erlenbach bei Marktheidenfeld
de	97839	49.855	9.526	2	Esselbach
de	97840	49.869	9.602	2	Hafenlohr
de	97842	49.867	9.638	2	Karbach
de	97843	50	9.417	2	Neuhütten
de	97845	49.93	9.568	2	Neustadt am Main
de	97846	50.042	9.52	2	Partenstein
de	97848	49.983	9.508	2	Rechtenbach
de	97849	49.896	9.626	2	Roden
de	97851	49.891	9.593	2	Rothenfels
de	97852	49.835	9.464	2	Schollbrunn
de	97854	49.953	9.669	2	Steinfeld
de	97855	49.801	9.607	2	Triefenstein
de	97857	49.902	9.671	2	Urspringen
de	97859	50.033	9.433	2	Wiesthal
de	97877	49.759	9.508	2	Wertheim
de	97892	49.768	9.518	2	Kreuzwertheim
de	97896	49.754	9.328	2	Freudenberg
de	97900	49.669	9.524	2	Külsheim
de	97901	49.829	9.401	2	Altenbuch
de	97903	49.743	9.32	2	Collenberg
de	97904	49.781	9.38	2	Dorfprozelten
de	97906	49.785	9.444	2	Faulbach
de	97907	49.792	9.494	2	Hasloch
de	97909	49.785	9.412	2	Stadtprozelten
de	97922	49.565	9.708	2	Lauda-Königshofen
de	97941	49.625	9.663	2	Tauberbischofsheim
de	97944	49.48	9.64	2	Boxberg
de	97947	49.609	9.747	2	Grünsfeld
de	97950	49.665	9.734	2	Großrinderfeld
de	97953	49.62	9.596	2	Königheim
de	97956	49.671	9.639	2	Werbach
de	97957	49.619	9.842	2	Wittighausen
de	97959	49.428	9.686	2	Assamstadt
de	97980	49.492	9.774	2	Bad Mergentheim
de	97990	49.479	9.9	2	Weikersheim
de	97993	49.469	10.031	2	Creglingen
de	97996	49.4	9.919	2	Niederstetten
de	97999	49.494	9.817	2	Igersheim
de	98527	50.608	10.696	2	Suhl
de	98528	50.6	10.7	11	Suhl
de	98529	50.6	10.7	11	Suhl
de	98530	50.576	10.497	4	Rohr|Dillstädt|Marisfeld|Oberstadt|Schmeheim
de	98544	50.656	10.661	2	Zella-Mehlis
de	98547	50.662	10.558	4	Viernau|Kühndorf|Christes|Schwarza
de	98553	50.511	10.757	5	Schleusingen|Sankt Kilian|Ahlstädt|Bischofrod|Eichenberg|Nahetal-Waldau
de	98554	50.65	10.6	2	Benshausen
de	98559	50.678	10.791	3	Suhl|Oberhof
de	98574	50.721	10.444	2	Schmalkalden
de	98587	50.696	10.565	3	Steinbach-Hallenberg|Altersbach|Bermbach|Oberschönau|Rotterode|Springstille|Unterschönau
de	98590	50.724	10.351	5	Wernshausen|Schwallungen|Rosa|Roßdorf
de	98593	50.783	10.45	2	Kleinschmalkalden|Floh-Seligenthal
de	98596	50.783	10.417	2	Trusetal
de	98597	50.764	10.327	3	Breitungen|Fambach|Heßles
de	98617	50.568	10.415	6	Meiningen|Untermaßfeld|Obermaßfeld-Grimmenthal|Bauerbach|Belrieth|Einhausen|Ellingshausen|Henneberg|Herpf|Leutersdorf|Neubrunn|Rhönblick|Ritschenhausen|Stepfershausen|Sülzfeld|Utendorf|Vachdorf|Wölfershausen
de	98630	50.396	10.539	3	Römhild|Milz|Mendhausen|Westenfeld
de	98631	50.48	10.502	5	Jüchsen|Behrungen|Berkach|Bibra|Exdorf|Nordheim|Queienfeld|Rentwertshausen|Schwickershausen|Wolfmannshausen
de	98634	50.662	10.37	14	Wasungen|Frankenheim|Kaltenwestheim|Aschenhausen|Birx|Erbenhausen|Friedelshausen|Hümpfershausen|Kaltensundheim|Mehmels|Melpers|Oberkatz|Oberweid|Oepfershausen|Unterkatz|Unterweid|Wahns
de	98639	50.617	10.383	3	Walldorf|Metzels|Rippershausen|Wallbach
de	98646	50.425	10.732	6	Hildburghausen|Gleichamberg|Dingsleben|Reurieth|Siegritz|Straufhain|Trostadt
de	98660	50.505	10.615	3	Themar|Beinerstadt|Ehrenberg|Grimmelshausen|Henfstädt|Kloster Veßra|Lengfeld|Sankt Bernhard
de	98663	50.25	10.683	5	Hellingen|Bad Colberg-Heldburg|Gompertshausen|Schweickershausen|Ummerstadt|Westhausen
de	98666	50.52	10.971	2	Masserberg
de	98667	50.523	10.867	2	Schleusegrund
de	98669	50.409	10.809	8	Veilsdorf|Schlechtsart
de	98673	50.426	10.907	4	Eisfeld|Auengrund|Brünn
de	98678	50.447	10.95	2	Sachsenbrunn
de	98693	50.683	10.919	3	Ilmenau|Martinroda
de	98701	50.583	11.01	3	Großbreitenbach|Altenfeld|Neustadt am Rennsteig|Böhlen|Friedersdorf|Gillersdorf|Herschdorf|Wildenspring
de	98704	50.672	10.971	2	Langewiesen|Wolfsberg
de	98708	50.648	11.005	2	Gehren|Möhrenbach|Pennewitz
de	98711	50.609	10.813	3	Suhl|Frauenwald
de	98714	50.633	10.867	2	Stützerbach
de	98716	50.716	10.837	2	Geraberg|Geschwenda|Elgersburg
de	98724	50.51	11.138	2	Neuhaus am Rennweg|Lauscha
de	98739	50.517	11.183	4	Lichte|Schmiedefeld|Piesau|Reichmannsdorf
de	98743	50.525	11.307	2	Gräfenthal
de	98744	50.582	11.144	2	Oberweißbach|Cursdorf|Deesbach|Lichtenhain/Bergbahn|Meura|Unterweißbach
de	98746	50.552	11.053	4	Katzhütte|Mellenbach-Glasbach|Goldisthal|Meuselbach-Schwarzmühle
de	99084	50.975	11.03	2	Erfurt
de	99085	50.995	11.053	2	Erfurt
de	99086	50.994	11.028	2	Erfurt
de	99087	51.021	11.035	2	Erfurt
de	99089	50.997	11.008	2	Erfurt
de	99091	51.014	10.993	2	Erfurt
de	99092	50.973	10.979	2	Erfurt
de	99094	50.982	11.019	7	Erfurt
de	99096	50.964	11.041	2	Erfurt
de	99097	50.982	11.019	7	Erfurt
de	99098	50.982	11.019	7	Erfurt
de	99099	50.975	11.064	2	Erfurt
de	99100	51.078	10.855	6	Dachwig|Döllstädt|Bienstädt|Gierstädt/Kleinfahner|Großfahner|Zimmernsupra
de	99102	50.917	11.15	4	Klettbach|Rockhausen
de	99189	51.05	10.95	4	Elxleben|Gebesee|Walschleben|Witterda|Haßleben|Andisleben|Ringleben
de	99192	50.913	10.914	4	Neudietendorf|Apfelstädt|Ingersleben|Gamstädt|Nottleben
de	99195	51.093	11.1	4	Großrudestedt|Schloßvippach|Riethnordhausen|Alperstedt|Eckstedt|Markvippach|Nöda
de	99198	50.967	11.15	5	Mönchenholzhausen|Großmölsen|Kleinmölsen|Ollendorf|Udestedt
de	99310	50.84	10.952	6	Arnstadt|Alkersleben|Bösleben-Wüllersleben|Dornheim|Osthausen-Wülfershausen|Wachsenburggemeinde|Wipfratal|Witzleben
de	99326	50.776	11.083	3	Stadtilm|Ilmtal
de	99330	50.75	10.8	2	Gräfenroda|Crawinkel|Frankenhain|Liebenstein
de	99334	50.878	11.037	2	Ichtershausen|Kirchheim|Elleben|Elxleben
de	99338	50.778	10.9	3	Plaue|Angelroda|Gossel|Neusiß
de	99423	50.98	11.326	2	Weimar
de	99425	50.983	11.317	2	Weimar
de	99427	50.987	11.316	2	Weimar
de	99428	50.961	11.26	4	Nohra|Niederzimmern|Bechstedtstraß|Daasdorf am Berge|Hopfgarten|Isseroda|Ottstedt am Berge|Utzberg
de	99438	50.9	11.283	3	Bad Berka|Buchfart|Gutendorf|Hetschburg|Oettern|Tonndorf|Troistedt|Vollersroda
de	99439	51.061	11.243	6	Berlstedt|Buttelstedt|Ballstedt|Ettersburg|Großobringen|Heichelheim|Hottelstedt|Kleinobringen|Krautheim|Leutenthal|Neumark|Ramsla|Rohrbach|Sachsenhausen|Schwerstedt|Vippachedelhausen|Wohlsborn
de	99441	50.907	11.448	6	Magdala|Kromsdorf|Mellingen|Döbritschen|Frankendorf|Großschwabhausen|Hammerstedt|Hohlstedt|Kiliansroda|Kleinschwabhausen|Lehnstedt|Mechelroda|Umpferstedt
de	99444	50.86	11.344	2	Blankenhain
de	99448	50.855	11.201	3	Kranichfeld|Hohenfelden|Nauendorf|Rittersdorf
de	99510	51.026	11.516	6	Apolda|Niederroßla|Flurstedt|Gebstedt|Kapellendorf|Liebstedt|Mattstedt|Niederreißen|Nirmsdorf|Oberreißen|Obertrebra|Oßmannstedt|Pfiffelbach|Saaleplatte|Wickerstedt|Wiegendorf|Willerstedt
de	99518	51.089	11.625	5	Bad Sulza|Auerstedt|Eberstedt|Großheringen|Ködderitzsch|Niedertrebra|Rannstedt|Reisdorf|Schmiedehausen
de	99610	51.159	11.115	8	Sömmerda|Großbrembach|Kleinbrembach|Sprötau|Vogelsberg|Wundersleben
de	99625	51.188	11.245	3	Kölleda|Großmonra|Beichlingen|Großneuhausen|Kleinneuhausen|Schillingstedt
de	99628	51.122	11.417	4	Buttstädt|Ellersleben|Eßleben-Teutleben|Guthmannshausen|Hardisleben|Mannstedt|Olbersleben|Rudersdorf
de	99631	51.2	11.069	3	Weißensee|Günstedt|Herrnschwende
de	99634	51.167	10.983	3	Straußfurt|Gangloffsömmern|Henschleben|Schwerstedt|Werningshausen
de	99636	51.175	11.42	4	Rastenberg|Ostramondra
de	99638	51.262	11.09	3	Kindelbrück|Büchel|Frömmstedt|Griefstedt|Riethgen
de	99706	51.37	10.87	2	Sondershausen
de	99707	51.407	10.974	7	Badra|Bendeleben|Göllingen|Günserode|Hachelbich|Rottleben|Seega|Steinthaleben
de	99713	51.328	10.769	6	Schernberg|Ebeleben|Freienbessingen|Abtsbessingen|Bellstedt|Helbedündorf|Holzsußra|Rockstedt|Thüringenhausen|Wolferschwenda
de	99718	51.23	10.944	5	Greußen|Großenehrich|Clingen|Niederbösa|Oberbösa|Topfstedt|Trebra|Wasserthaleben|Westgreußen
de	99734	51.502	10.796	2	Nordhausen
de	99735	51.416	10.764	8	Kleinfurra|Wolkramshausen|Etzelsrode|Friedrichsthal|Hainrode|Hohenstein|Nohra|Petersdorf|Werther
de	99752	51.456	10.644	5	Wipperdorf|Kehmstedt|Kleinbodungen|Kraja|Lipprechterode
de	99755	51.587	10.663	7	Ellrich|Hohenstein
de	99759	51.417	10.65	5	Großlohra|Niedergebra|Obergebra|Rehungen
de	99762	51.551	10.766	6	Niedersachswerfen|Buchholz|Harzungen|Herrmannsacker|Neustadt/Harz|Rodishain|Stempeda
de	99765	51.433	10.883	3	Heringen/Helme|Uthleben|Görsbach|Auleben|Hamma|Urbach|Windehausen
de	99768	51.576	10.785	2	Ilfeld
de	99817	50.981	10.315	2	Eisenach
de	99819	50.917	10.2	9	Marksuhl|Krauthausen|Ettenhausen an der Suhl|Hörselberg|Wolfsburg-Unkeroda
de	99820	51.022	10.51	2	Behringen
de	99826	51.076	10.332	4	Mihla|Berka vor der Hainich|Bischofroda|Ebenshausen|Frankenroda|Hallungen|Lauterbach|Nazza
de	99830	51.137	10.234	2	Treffurt
de	99831	51.053	10.248	3	Creuzburg|Ifta
de	99834	50.967	10.067	5	Gerstungen|Lauchröden|Oberellen|Unterellen
de	99837	50.925	10.016	3	Dankmarshausen|Dippach|Berka/Werra|Großensee
de	99842	50.893	10.366	2	Ruhla
de	99846	50.917	10.417	2	Seebach
de	99848	50.972	10.418	2	Hörselberg|Wutha-Farnroda
de	99867	50.948	10.702	2	Gotha
de	99869	50.9	10.85	13	Wandersleben|Seebergen|Sonneborn|Friemar|Molschleben|Bufleben|Haina|Grabsleben|Ballstädt|Brüheim|Ebenheim|Emleben|Eschenbergen|Friedrichswerth|Goldbach|Günthersleben|Hochheim|Mühlberg|Pferdingsleben|Remstädt|Schwabhausen|Tröchtelborn|Tüttleben|Wangenheim|Warza|Wechmar|Weingarten|Westhausen
de	99880	50.898	10.558	5	Waltershausen|Hörselgau|Mechterstädt|Aspach|Fröttstädt|Laucha|Leinatal|Metebach|Teutleben|Trügleben
de	99885	50.808	10.779	3	Wölfis|Luisenthal|Ohrdruf
de	99887	50.832	10.663	3	Georgenthal|Gräfenhain|Herrenhof|Hohenkirchen|Petriroda
de	99891	50.879	10.46	2	Tabarz|Emsetal
de	99894	50.858	10.565	2	Friedrichroda|Finsterbergen|Ernstroda
de	99897	50.792	10.616	2	Tambach-Dietharz
de	99947	51.108	10.646	6	Bad Langensalza|Schönstedt|Bothenheilingen|Issersheilingen|Kirchheilingen|Kleinwelsbach|Mülverstedt|Neunheilingen|Sundhausen|Tottleben|Weberstedt
de	99955	51.117	10.833	6	Herbsleben|Bad Tennstedt|Ballhausen|Blankenburg|Bruchstedt|Haussömmern|Hornsömmern|Klettstedt|Kutzleben|Mittelsömmern|Urleben
de	99958	51.117	10.783	3	Großvargula|Tonna
de	99974	51.209	10.453	4	Mühlhausen|Unstruttal
de	99976	51.267	10.333	6	Anrode|Dünwald|Hildebrandshausen|Lengenfeld unterm Stein|Rodeberg|Unstruttal
de	99986	51.166	10.422	3	Oberdorla|Niederdorla|Langula|Flarchheim|Kammerforst|Oppershausen
de	99988	51.181	10.261	3	Katharinenberg|Heyerode
de	99991	51.148	10.562	2	Großengottern|Altengottern|Heroldishausen
de	99994	51.246	10.658	2	Schlotheim|Marolterode
de	99996	51.308	10.563	3	Menteroda|Obermehler
de	99998	51.192	10.525	4	Mühlhausen/Thüringen|Körner$table$, E'\n') line offset 0) as row) as found
  left join (
    select field[1] as country, field[2] as code, field[3] as place, field[4]::float8 as latitude, field[5]::float8 as longitude
      from (select string_to_array(line, E'\t') as field from string_to_table($table$de	01067	Dresden	51.056	13.722
de	01099	Dresden	51.067	13.76
de	01127	Dresden	51.079	13.725
de	01159	Dresden	51.041	13.705
de	01219	Dresden	51.022	13.755
de	01309	Dresden	51.045	13.787
de	02625	Bautzen	51.181	14.424
de	02826	Görlitz	51.153	14.987
de	03046	Cottbus	51.757	14.333
de	04105	Leipzig	51.349	12.367
de	04109	Leipzig	51.34	12.371
de	04155	Leipzig	51.362	12.367
de	04229	Leipzig	51.324	12.328
de	04275	Leipzig	51.321	12.374
de	04315	Leipzig	51.345	12.409
de	06108	Halle (Saale)	51.483	11.97
de	06844	Dessau-Roßlau	51.836	12.243
de	07545	Gera	50.878	12.083
de	07743	Jena	50.928	11.589
de	08056	Zwickau	50.718	12.496
de	08523	Plauen	50.496	12.137
de	09111	Chemnitz	50.833	12.92
de	10115	Berlin	52.532	13.384
de	10179	Berlin	52.512	13.416
de	10243	Berlin	52.512	13.441
de	10405	Berlin	52.536	13.426
de	10585	Berlin	52.519	13.305
de	10623	Berlin	52.509	13.327
de	10785	Berlin	52.507	13.365
de	10827	Berlin	52.484	13.354
de	10961	Berlin	52.493	13.395
de	12043	Berlin	52.481	13.437
de	12161	Berlin	52.47	13.328
de	12435	Berlin	52.488	13.463
de	12555	Berlin	52.458	13.578
de	12627	Berlin	52.537	13.612
de	13086	Berlin	52.556	13.447
de	13353	Berlin	52.544	13.352
de	13403	Berlin	52.571	13.327
de	13507	Berlin	52.576	13.285
de	13585	Berlin	52.547	13.205
de	14052	Berlin	52.516	13.262
de	14163	Berlin	52.434	13.239
de	14467	Potsdam	52.399	13.058
de	14770	Brandenburg an der Havel	52.412	12.553
de	15230	Frankfurt (Oder)	52.343	14.55
de	16225	Eberswalde	52.833	13.82
de	16515	Oranienburg	52.754	13.24
de	17033	Neubrandenburg	53.557	13.261
de	17489	Greifswald	54.095	13.382
de	18055	Rostock	54.09	12.143
de	18057	Rostock	54.088	12.11
de	18059	Rostock	54.073	12.1
de	18106	Rostock	54.13	12.06
de	18119	Rostock	54.175	12.085
de	18439	Stralsund	54.315	13.091
de	19053	Schwerin	53.63	11.415
de	20095	Hamburg	53.551	10.001
de	20144	Hamburg	53.574	9.981
de	20251	Hamburg	53.59	9.982
de	20357	Hamburg	53.563	9.96
de	20537	Hamburg	53.551	10.055
de	21029	Hamburg	53.487	10.222
de	21073	Hamburg	53.457	9.985
de	21335	Lüneburg	53.246	10.411
de	21680	Stade	53.601	9.476
de	22041	Hamburg	53.574	10.077
de	22111	Hamburg	53.554	10.096
de	22303	Hamburg	53.593	10.017
de	22525	Hamburg	53.594	9.914
de	22587	Hamburg	53.56	9.806
de	22765	Hamburg	53.553	9.932
de	22846	Norderstedt	53.706	10.01
de	23552	Lübeck	53.868	10.687
de	23966	Wismar	53.891	11.465
de	24103	Kiel	54.32	10.132
de	24105	Kiel	54.337	10.13
de	24114	Kiel	54.308	10.115
de	24143	Kiel	54.308	10.15
de	24148	Kiel	54.33	10.19
de	24534	Neumünster	54.072	9.985
de	24937	Flensburg	54.788	9.437
de	25335	Elmshorn	53.754	9.654
de	25524	Itzehoe	53.925	9.516
de	26122	Oldenburg	53.14	8.213
de	26382	Wilhelmshaven	53.517	8.12
de	26721	Emden	53.367	7.206
de	27568	Bremerhaven	53.548	8.58
de	27749	Delmenhorst	53.05	8.631
de	28195	Bremen	53.078	8.807
de	28203	Bremen	53.073	8.825
de	28213	Bremen	53.09	8.86
de	28259	Bremen	53.052	8.743
de	28757	Bremen	53.173	8.625
de	29221	Celle	52.624	10.081
de	29525	Uelzen	52.965	10.558
de	30159	Hannover	52.374	9.738
de	30161	Hannover	52.383	9.75
de	30171	Hannover	52.363	9.752
de	30449	Hannover	52.363	9.713
de	30519	Hannover	52.338	9.772
de	30655	Hannover	52.402	9.8
de	31134	Hildesheim	52.152	9.952
de	31785	Hameln	52.104	9.357
de	32052	Herford	52.115	8.671
de	32423	Minden	52.289	8.917
de	33098	Paderborn	51.718	8.755
de	33330	Gütersloh	51.907	8.385
de	33602	Bielefeld	52.021	8.534
de	33604	Bielefeld	52.015	8.56
de	33615	Bielefeld	52.035	8.515
de	33647	Bielefeld	51.987	8.5
de	33719	Bielefeld	52.021	8.62
de	34117	Kassel	51.316	9.496
de	35037	Marburg	50.809	8.771
de	35390	Gießen	50.584	8.678
de	36037	Fulda	50.551	9.675
de	37073	Göttingen	51.534	9.935
de	38100	Braunschweig	52.264	10.523
de	38440	Wolfsburg	52.423	10.787
de	39104	Magdeburg	52.131	11.64
de	40213	Düsseldorf	51.226	6.773
de	40217	Düsseldorf	51.213	6.776
de	40237	Düsseldorf	51.235	6.81
de	40476	Düsseldorf	51.247	6.781
de	40547	Düsseldorf	51.235	6.749
de	40589	Düsseldorf	51.184	6.806
de	40625	Düsseldorf	51.237	6.861
de	41061	Mönchengladbach	51.193	6.436
de	41063	Mönchengladbach	51.202	6.424
de	41199	Mönchengladbach	51.14	6.44
de	41236	Mönchengladbach	51.163	6.446
de	41460	Neuss	51.198	6.692
de	42103	Wuppertal	51.256	7.143
de	42105	Wuppertal	51.265	7.134
de	42275	Wuppertal	51.271	7.2
de	42327	Wuppertal	51.238	7.072
de	42369	Wuppertal	51.225	7.203
de	42651	Solingen	51.171	7.083
de	42853	Remscheid	51.179	7.193
de	44135	Dortmund	51.514	7.465
de	44137	Dortmund	51.509	7.455
de	44145	Dortmund	51.529	7.476
de	44227	Dortmund	51.48	7.43
de	44263	Dortmund	51.49	7.5
de	44309	Dortmund	51.536	7.55
de	44623	Herne	51.538	7.226
de	44787	Bochum	51.482	7.217
de	44789	Bochum	51.472	7.222
de	44801	Bochum	51.449	7.261
de	44866	Bochum	51.482	7.136
de	44892	Bochum	51.474	7.325
de	45127	Essen	51.458	7.014
de	45130	Essen	51.434	7.005
de	45141	Essen	51.476	7.03
de	45219	Essen	51.363	6.94
de	45276	Essen	51.449	7.076
de	45355	Essen	51.475	6.948
de	45468	Mülheim an der Ruhr	51.427	6.883
de	45657	Recklinghausen	51.614	7.198
de	45879	Gelsenkirchen	51.508	7.1
de	46045	Oberhausen	51.47	6.852
de	46236	Bottrop	51.524	6.927
de	47051	Duisburg	51.433	6.762
de	47057	Duisburg	51.428	6.783
de	47137	Duisburg	51.468	6.77
de	47198	Duisburg	51.455	6.69
de	47249	Duisburg	51.378	6.76
de	47798	Krefeld	51.333	6.56
de	48143	Münster	51.961	7.626
de	48145	Münster	51.959	7.647
de	48149	Münster	51.966	7.6
de	48155	Münster	51.946	7.65
de	48165	Münster	51.903	7.64
de	48431	Rheine	52.283	7.44
de	49074	Osnabrück	52.278	8.048
de	49808	Lingen	52.523	7.318
de	50667	Köln	50.938	6.955
de	50674	Köln	50.932	6.938
de	50733	Köln	50.966	6.955
de	50823	Köln	50.951	6.925
de	50937	Köln	50.916	6.922
de	50968	Köln	50.902	6.97
de	51063	Köln	50.963	7.004
de	51103	Köln	50.938	7.006
de	51143	Köln	50.884	7.049
de	51373	Leverkusen	51.033	6.984
de	52062	Aachen	50.775	6.087
de	52064	Aachen	50.771	6.075
de	52066	Aachen	50.763	6.098
de	52070	Aachen	50.785	6.095
de	52078	Aachen	50.75	6.16
de	52349	Düren	50.804	6.484
de	53111	Bonn	50.74	7.096
de	53115	Bonn	50.721	7.084
de	53129	Bonn	50.705	7.105
de	53175	Bonn	50.698	7.144
de	53225	Bonn	50.742	7.123
de	53721	Siegburg	50.795	7.205
de	54290	Trier	49.755	6.64
de	55116	Mainz	50	8.27
de	55118	Mainz	50.01	8.258
de	55122	Mainz	49.995	8.235
de	55128	Mainz	49.973	8.24
de	55131	Mainz	49.987	8.285
de	55543	Bad Kreuznach	49.845	7.867
de	56068	Koblenz	50.357	7.594
de	57072	Siegen	50.875	8.024
de	58095	Hagen	51.359	7.475
de	58636	Iserlohn	51.376	7.695
de	59065	Hamm	51.681	7.821
de	59494	Soest	51.571	8.109
de	60311	Frankfurt am Main	50.11	8.684
de	60316	Frankfurt am Main	50.121	8.698
de	60322	Frankfurt am Main	50.125	8.673
de	60385	Frankfurt am Main	50.126	8.711
de	60487	Frankfurt am Main	50.123	8.638
de	60594	Frankfurt am Main	50.103	8.688
de	61348	Bad Homburg	50.227	8.618
de	63065	Offenbach am Main	50.104	8.766
de	63450	Hanau	50.134	8.915
de	63739	Aschaffenburg	49.975	9.147
de	64283	Darmstadt	49.873	8.651
de	65183	Wiesbaden	50.083	8.241
de	65185	Wiesbaden	50.077	8.233
de	65187	Wiesbaden	50.062	8.226
de	65191	Wiesbaden	50.1	8.29
de	65203	Wiesbaden	50.045	8.24
de	65929	Frankfurt am Main	50.101	8.545
de	66111	Saarbrücken	49.234	6.997
de	66482	Zweibrücken	49.248	7.36
de	67059	Ludwigshafen am Rhein	49.48	8.444
de	67547	Worms	49.633	8.363
de	67655	Kaiserslautern	49.443	7.769
de	68159	Mannheim	49.492	8.464
de	68161	Mannheim	49.488	8.474
de	68165	Mannheim	49.481	8.486
de	68199	Mannheim	49.45	8.49
de	68305	Mannheim	49.527	8.49
de	69117	Heidelberg	49.411	8.706
de	70173	Stuttgart	48.778	9.179
de	70178	Stuttgart	48.769	9.167
de	70190	Stuttgart	48.784	9.205
de	70372	Stuttgart	48.805	9.217
de	70435	Stuttgart	48.832	9.172
de	70565	Stuttgart	48.73	9.112
de	70597	Stuttgart	48.746	9.172
de	71032	Böblingen	48.685	9.014
de	71634	Ludwigsburg	48.897	9.19
de	72070	Tübingen	48.522	9.054
de	72764	Reutlingen	48.492	9.211
de	73033	Göppingen	48.703	9.653
de	73728	Esslingen am Neckar	48.74	9.31
de	74072	Heilbronn	49.142	9.219
de	75172	Pforzheim	48.893	8.698
de	76131	Karlsruhe	49.017	8.425
de	76133	Karlsruhe	49.011	8.395
de	76135	Karlsruhe	49.003	8.377
de	76185	Karlsruhe	49.014	8.353
de	76227	Karlsruhe	48.997	8.472
de	76530	Baden-Baden	48.761	8.24
de	76829	Landau in der Pfalz	49.199	8.117
de	77652	Offenburg	48.474	7.944
de	78048	Villingen-Schwenningen	48.06	8.459
de	78462	Konstanz	47.661	9.175
de	79098	Freiburg im Breisgau	47.996	7.849
de	79100	Freiburg im Breisgau	47.978	7.83
de	79102	Freiburg im Breisgau	47.988	7.865
de	79106	Freiburg im Breisgau	48.004	7.836
de	79110	Freiburg im Breisgau	48.014	7.81
de	80331	München	48.136	11.573
de	80469	München	48.131	11.575
de	80539	München	48.146	11.587
de	80634	München	48.152	11.531
de	80796	München	48.162	11.572
de	80933	München	48.212	11.56
de	81241	München	48.143	11.463
de	81369	München	48.112	11.541
de	81541	München	48.121	11.586
de	81667	München	48.132	11.6
de	81735	München	48.108	11.64
de	81925	München	48.158	11.63
de	82319	Starnberg	47.998	11.34
de	82467	Garmisch-Partenkirchen	47.492	11.096
de	83022	Rosenheim	47.856	12.126
de	84028	Landshut	48.536	12.153
de	85049	Ingolstadt	48.766	11.424
de	85354	Freising	48.403	11.749
de	86150	Augsburg	48.365	10.891
de	86153	Augsburg	48.376	10.905
de	86157	Augsburg	48.368	10.865
de	86159	Augsburg	48.346	10.9
de	86199	Augsburg	48.337	10.872
de	87435	Kempten (Allgäu)	47.727	10.315
de	88045	Friedrichshafen	47.654	9.479
de	88212	Ravensburg	47.782	9.611
de	89073	Ulm	48.4	9.993
de	90402	Nürnberg	49.448	11.078
de	90408	Nürnberg	49.466	11.071
de	90429	Nürnberg	49.452	11.041
de	90459	Nürnberg	49.436	11.073
de	90478	Nürnberg	49.44	11.106
de	90491	Nürnberg	49.469	11.117
de	90762	Fürth	49.477	10.989
de	91054	Erlangen	49.597	11.008
de	91522	Ansbach	49.3	10.572
de	92224	Amberg	49.445	11.858
de	92637	Weiden in der Oberpfalz	49.676	12.157
de	93047	Regensburg	49.016	12.098
de	94032	Passau	48.574	13.46
de	94315	Straubing	48.882	12.573
de	95028	Hof	50.32	11.918
de	95444	Bayreuth	49.944	11.576
de	96047	Bamberg	49.893	10.887
de	96450	Coburg	50.259	10.964
de	97070	Würzburg	49.794	9.932
de	97421	Schweinfurt	50.049	10.229
de	98527	Suhl	50.609	10.694
de	99084	Erfurt	50.978	11.029
de	99423	Weimar	50.98	11.33
de	99817	Eisenach	50.976	10.32
at	1010	Wien	48.209	16.37
at	1020	Wien	48.217	16.4
at	1030	Wien	48.198	16.396
at	1040	Wien	48.192	16.37
at	1050	Wien	48.188	16.356
at	1060	Wien	48.196	16.351
at	1070	Wien	48.202	16.349
at	1080	Wien	48.211	16.348
at	1090	Wien	48.223	16.358
at	1100	Wien	48.17	16.381
at	1110	Wien	48.17	16.43
at	1120	Wien	48.175	16.33
at	1130	Wien	48.18	16.27
at	1140	Wien	48.205	16.27
at	1150	Wien	48.195	16.325
at	1160	Wien	48.213	16.31
at	1170	Wien	48.228	16.3
at	1180	Wien	48.23	16.33
at	1190	Wien	48.255	16.345
at	1200	Wien	48.237	16.373
at	1210	Wien	48.26	16.4
at	1220	Wien	48.23	16.47
at	1230	Wien	48.145	16.295
at	2340	Mödling	48.086	16.289
at	2500	Baden	48.006	16.231
at	2700	Wiener Neustadt	47.813	16.243
at	3100	St. Pölten	48.205	15.626
at	3300	Amstetten	48.123	14.872
at	3500	Krems an der Donau	48.41	15.603
at	4020	Linz	48.303	14.286
at	4040	Linz	48.32	14.28
at	4400	Steyr	48.039	14.419
at	4600	Wels	48.157	14.024
at	4810	Gmunden	47.918	13.799
at	5020	Salzburg	47.8	13.045
at	5280	Braunau am Inn	48.257	13.036
at	5400	Hallein	47.683	13.097
at	5700	Zell am See	47.323	12.796
at	6020	Innsbruck	47.268	11.393
at	6130	Schwaz	47.346	11.708
at	6330	Kufstein	47.583	12.169
at	6500	Landeck	47.14	10.566
at	6700	Bludenz	47.155	9.822
at	6800	Feldkirch	47.238	9.598
at	6850	Dornbirn	47.413	9.744
at	6900	Bregenz	47.503	9.747
at	7000	Eisenstadt	47.846	16.523
at	7400	Oberwart	47.288	16.206
at	8010	Graz	47.07	15.444
at	8020	Graz	47.067	15.424
at	8600	Bruck an der Mur	47.411	15.27
at	8700	Leoben	47.382	15.094
at	8940	Liezen	47.567	14.243
at	9020	Klagenfurt	46.624	14.308
at	9500	Villach	46.611	13.856
at	9800	Spittal an der Drau	46.796	13.496
at	9900	Lienz	46.829	12.769
ch	1003	Lausanne	46.52	6.633
ch	1201	Genève	46.209	6.142
ch	1204	Genève	46.202	6.147
ch	1400	Yverdon-les-Bains	46.778	6.641
ch	1700	Fribourg	46.806	7.162
ch	1800	Vevey	46.46	6.843
ch	1950	Sion	46.233	7.36
ch	2000	Neuchâtel	46.99	6.929
ch	2300	La Chaux-de-Fonds	47.104	6.828
ch	2502	Biel/Bienne	47.137	7.247
ch	3006	Bern	46.944	7.47
ch	3011	Bern	46.947	7.446
ch	3600	Thun	46.758	7.628
ch	3900	Brig	46.317	7.988
ch	4001	Basel	47.556	7.588
ch	4051	Basel	47.554	7.583
ch	4057	Basel	47.568	7.593
ch	4410	Liestal	47.484	7.734
ch	4500	Solothurn	47.208	7.537
ch	4600	Olten	47.35	7.903
ch	5000	Aarau	47.391	8.044
ch	5400	Baden	47.473	8.306
ch	6003	Luzern	47.05	8.305
ch	6300	Zug	47.167	8.516
ch	6500	Bellinzona	46.193	9.02
ch	6600	Locarno	46.17	8.799
ch	6900	Lugano	46.004	8.951
ch	7000	Chur	46.849	9.531
ch	7270	Davos	46.803	9.837
ch	7500	St. Moritz	46.499	9.839
ch	8001	Zürich	47.371	8.541
ch	8004	Zürich	47.378	8.526
ch	8050	Zürich	47.411	8.544
ch	8200	Schaffhausen	47.697	8.634
ch	8400	Winterthur	47.5	8.724
ch	8500	Frauenfeld	47.557	8.896
ch	8640	Rapperswil	47.227	8.822
ch	9000	St. Gallen	47.424	9.376
ch	9500	Wil	47.463	9.045$table$, E'\n') line offset 0) as row) as own using (country, code);
