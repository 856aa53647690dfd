-- Made by netlify/local/postal-codes (npm run postal-codes), where the sources and their licences stand: © OpenStreetMap
-- contributors (ODbL 1.0) and GeoNames (CC BY 4.0).

-- Places that services are searched around by name. `folded` is what is compared (foldedName in
-- netlify/features/provider/rules.ts); of two of one name the larger comes first.
create table app.place (
  id integer primary key generated always as identity,
  country text not null check (country in ('de', 'at', 'ch')),
  region text not null,
  name text not null check (name <> ''),
  folded text not null check (folded <> ''),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  precision_kilometres smallint not null check (precision_kilometres between 1 and 100),
  population integer not null
);
alter table app.place enable row level security;

insert into app.place (country, region, name, folded, latitude, longitude, precision_kilometres, population)
select field[1], coalesce(region.name, ''), field[3], field[4], field[5]::float8, field[6]::float8, field[7]::smallint,
       field[8]::integer
  from (select string_to_array(line, E'\t') as field from string_to_table($table$at	07	Abfaltersbach	abfaltersbach	46.757	12.528	2	630
at	07	Absam	absam	47.296	11.506	2	7112
at	03	Absdorf	absdorf	48.4	15.979	2	2087
at	05	Abtenau	abtenau	47.564	13.346	2	1188
at	06	Abtissendorf	abtissendorf	46.996	15.456	2	1433
at	04	Abwinden	abwinden	48.259	14.426	2	1158
at	03	Achau	achau	48.08	16.386	2	1415
at	07	Achenkirch	achenkirch	47.527	11.706	2	2185
at	03	Aderklaa	aderklaa	48.283	16.533	2	207
at	04	Adlwang	adlwang	47.992	14.217	2	1806
at	06	Admont	admont	47.575	14.461	2	2136
at	05	Adnet	adnet	47.697	13.131	2	1464
at	04	Afiesl	afiesl	48.582	14.128	2	0
at	06	Aflenz Kurort	aflenz kurort	47.542	15.239	2	1017
at	03	Aggsbach	aggsbach	48.294	15.404	2	391
at	04	Ahorn	ahorn	48.524	14.174	2	141
at	06	Aibl	aibl	46.681	15.226	2	466
at	06	Aich	aich	47.423	13.821	2	0
at	04	Aichkirchen	aichkirchen	48.109	13.792	2	148
at	06	Aigen im Ennstal	aigen im ennstal	47.517	14.133	2	425
at	04	Aigen im Mühlkreis	aigen im muhlkreis	48.646	13.971	2	1778
at	07	Ainet	ainet	46.866	12.69	2	784
at	04	Aistersheim	aistersheim	48.187	13.742	2	407
at	04	Alberndorf in der Riedmark	alberndorf in der riedmark	48.406	14.414	2	736
at	08	Alberschwende	alberschwende	47.45	9.832	2	3247
at	06	Albersdorf	albersdorf	47.122	15.698	2	1172
at	07	Aldrans	aldrans	47.25	11.45	2	2684
at	04	Alkoven	alkoven	48.288	14.107	2	1385
at	03	Alland	alland	48.058	16.079	2	1470
at	03	Allentsteig	allentsteig	48.697	15.328	2	1383
at	06	Allerheiligen bei Wildon	allerheiligen bei wildon	46.914	15.554	2	972
at	04	Allerheiligen im Mühlkreis	allerheiligen im muhlkreis	48.302	14.651	2	371
at	06	Allerheiligen im Mürztal	allerheiligen im murztal	47.467	15.4	2	268
at	04	Allhaming	allhaming	48.152	14.17	2	710
at	03	Allhartsberg	allhartsberg	48.026	14.79	2	999
at	07	Alpbach	alpbach	47.399	11.944	2	2561
at	08	Altach	altach	47.35	9.65	2	6624
at	06	Altaussee	altaussee	47.638	13.763	2	309
at	04	Altenberg bei Linz	altenberg bei linz	48.373	14.35	2	1054
at	03	Altenburg	altenburg	48.648	15.593	2	439
at	03	Altendorf	altendorf	47.65	16.017	2	194
at	04	Altenfelden	altenfelden	48.486	13.97	2	1163
at	03	Altenmarkt an der Triesting	altenmarkt an der triesting	48.016	15.997	2	559
at	06	Altenmarkt bei Fürstenfeld	altenmarkt bei furstenfeld	47.066	16.048	2	631
at	06	Altenmarkt bei Sankt Gallen	altenmarkt bei st gallen	47.723	14.648	2	767
at	05	Altenmarkt im Pongau	altenmarkt im pongau	47.383	13.417	2	4218
at	04	Altheim	altheim	48.252	13.234	2	4195
at	02	Althofen	althofen	46.873	14.474	2	3531
at	03	Altlengbach	altlengbach	48.154	15.926	2	976
at	04	Altlichtenberg	altlichtenberg	48.36	14.258	2	1182
at	03	Altlichtenwarth	altlichtenwarth	48.644	16.797	2	769
at	03	Altmelon	altmelon	48.462	14.966	2	302
at	04	Altmünster	altmunster	47.902	13.764	2	4496
at	07	Amlach	amlach	46.816	12.764	2	489
at	07	Ampass	ampass	47.263	11.462	2	1827
at	04	Ampflwang	ampflwang	48.083	13.567	2	1187
at	07	Amras	amras	47.25	11.417	2	5771
at	03	Amstetten	amstetten	48.123	14.872	2	15559
at	01	Andau	andau	47.774	17.033	2	2285
at	08	Andelsbuch	andelsbuch	47.412	9.893	2	2565
at	03	Andlersdorf	andlersdorf	48.183	16.667	2	137
at	04	Andorf	andorf	48.371	13.574	2	2851
at	06	Andritz	andritz	47.114	15.423	2	19020
at	07	Angath	angath	47.508	12.065	2	1008
at	05	Anger	anger	47.156	13.106	2	1380
at	06	Anger	anger	47.274	15.691	2	854
at	07	Angerberg	angerberg	47.506	12.031	2	1225
at	03	Angern an der March	angern an der march	48.378	16.828	2	1418
at	05	Anif	anif	47.75	13.067	2	1814
at	03	Annaberg	annaberg	47.871	15.376	2	0
at	02	Annabichl	annabichl	46.65	14.317	2	11374
at	07	Anras	anras	46.774	12.561	2	327
at	04	Ansfelden	ansfelden	48.21	14.29	2	1944
at	01	Antau	antau	47.774	16.48	2	758
at	05	Anthering	anthering	47.883	13.017	2	1599
at	01	Apetlon	apetlon	47.744	16.83	2	1760
at	06	Apfelberg	apfelberg	47.2	14.833	2	214
at	03	Arbesbach	arbesbach	48.493	14.953	2	669
at	03	Ardagger Stift	ardagger stift	48.15	14.833	2	1061
at	06	Ardning	ardning	47.591	14.364	2	797
at	06	Arnfels	arnfels	46.676	15.403	2	837
at	02	Arnoldstein	arnoldstein	46.546	13.71	2	2080
at	04	Arnreit	arnreit	48.525	13.995	2	141
at	02	Arriach	arriach	46.729	13.85	2	329
at	06	Arzberg	arzberg	47.25	15.517	2	503
at	07	Arzl	arzl	47.283	11.433	2	11082
at	07	Arzl im Pitztal	arzl im pitztal	47.207	10.763	2	1896
at	04	Aschach an der Donau	aschach an der donau	48.365	14.02	2	1933
at	04	Aschach an der Steyr	aschach an der steyr	48.013	14.335	2	1678
at	07	Aschau	aschau	47.267	11.9	2	1634
at	07	Aschau im Zillertal	aschau im zillertal	47.266	11.895	2	1840
at	03	Aschbach Markt	aschbach markt	48.072	14.754	2	1703
at	03	Aspang Markt	aspang markt	47.55	16.083	2	1816
at	03	Asparn an der Zaya	asparn an der zaya	48.583	16.5	2	1048
at	03	Asperhofen	asperhofen	48.246	15.926	2	617
at	07	Assling	assling	46.787	12.64	2	0
at	04	Asten	asten	48.219	14.418	2	3214
at	06	Attendorf	attendorf	47.004	15.339	2	362
at	04	Attersee	attersee	47.916	13.54	2	401
at	04	Attnang	attnang	48.017	13.717	2	3339
at	04	Attnang-Puchheim	attnang puchheim	48.008	13.717	2	8908
at	04	Atzbach	atzbach	48.084	13.703	2	457
at	03	Atzenbrugg	atzenbrugg	48.291	15.906	2	637
at	04	Atzesberg	atzesberg	48.54	13.869	2	57
at	05	Au	au	47.7	13.067	2	1334
at	08	Au	au	47.322	9.981	2	1070
at	03	Au am Leithaberge	au am leithaberge	47.923	16.558	2	934
at	04	Au an der Traun	au an der traun	48.18	14.112	2	1864
at	04	Audorf	audorf	48.218	14.279	2	1064
at	02	Auen	auen	46.6	13.844	2	6563
at	06	Auersbach	auersbach	47.017	15.867	2	370
at	03	Auersthal	auersthal	48.374	16.636	2	1932
at	07	Aurach	aurach	47.412	12.427	2	1130
at	04	Aurach am Hongar	aurach am hongar	47.952	13.673	2	422
at	04	Aurolzmünster	aurolzmunster	48.248	13.455	2	1137
at	08	Ausserbraz	ausserbraz	47.149	9.901	2	1005
at	07	Außervillgraten	ausservillgraten	46.788	12.431	2	760
at	07	Axams	axams	47.231	11.279	2	5130
at	04	Bachmanning	bachmanning	48.131	13.794	2	460
at	06	Bad Aussee	bad aussee	47.61	13.782	2	1012
at	06	Bad Blumau	bad blumau	47.117	16.05	2	459
at	03	Bad Deutsch-Altenburg	bad deutsch altenburg	48.134	16.906	2	1765
at	03	Bad Erlach	bad erlach	47.727	16.214	2	2651
at	03	Bad Fischau	bad fischau	47.831	16.167	2	2116
at	06	Bad Gams	bad gams	46.871	15.225	2	573
at	05	Bad Gastein	bad gastein	47.115	13.135	2	3980
at	06	Bad Gleichenberg	bad gleichenberg	46.876	15.909	2	1516
at	04	Bad Goisern	bad goisern	47.643	13.616	2	1987
at	04	Bad Hall	bad hall	48.038	14.208	2	5296
at	05	Bad Hofgastein	bad hofgastein	47.173	13.099	2	2951
at	07	Bad Häring	bad haring	47.511	12.119	2	2777
at	04	Bad Ischl	bad ischl	47.711	13.619	2	1914
at	02	Bad Kleinkirchheim	bad kleinkirchheim	46.816	13.781	2	0
at	04	Bad Kreuzen	bad kreuzen	48.267	14.806	2	684
at	04	Bad Leonfelden	bad leonfelden	48.52	14.295	2	288
at	03	Bad Pirawarth	bad pirawarth	48.452	16.598	2	1238
at	06	Bad Radkersburg	bad radkersburg	46.688	15.988	2	1368
at	02	Bad Sankt Leonhard im Lavanttal	bad st leonhard im lavanttal	46.963	14.792	2	1940
at	01	Bad Sauerbrunn	bad sauerbrunn	47.774	16.328	2	2219
at	04	Bad Schallerbach	bad schallerbach	48.23	13.919	2	4028
at	03	Bad Schönau	bad schonau	47.495	16.234	2	481
at	01	Bad Tatzmannsdorf	bad tatzmannsdorf	47.331	16.231	2	697
at	03	Bad Traunstein	bad traunstein	48.438	15.117	2	315
at	03	Bad Vöslau	bad voslau	47.965	16.214	2	7469
at	06	Bad Waltersdorf	bad waltersdorf	47.17	16.009	2	1045
at	04	Bad Zell	bad zell	48.349	14.669	2	1378
at	03	Baden	baden	48.005	16.233	2	26286
at	01	Badersdorf	badersdorf	47.2	16.367	2	287
at	06	Baierdorf-Umgebung	baierdorf umgebung	47.285	15.71	2	903
at	06	Bairisch Kölldorf	bairisch kolldorf	46.867	15.933	2	1014
at	02	Baldramsdorf	baldramsdorf	46.801	13.453	2	657
at	08	Bartholomäberg	bartholomaberg	47.083	9.9	2	2341
at	07	Barwies	barwies	47.3	10.967	2	1107
at	08	Batschuns	batschuns	47.276	9.672	2	1181
at	06	Baumgarten bei Gnas	baumgarten bei gnas	46.917	15.767	2	191
at	07	Baumkirchen	baumkirchen	47.3	11.567	2	1284
at	03	Behamberg	behamberg	48.017	14.483	2	0
at	04	Berg	berg	48.293	14.248	2	1491
at	03	Berg	berg	48.101	17.038	2	861
at	02	Berg im Drautal	berg im drautal	46.749	13.135	2	0
at	04	Bergern	bergern	48.168	14.112	2	1214
at	04	Bergham	bergham	48.282	14.231	2	1171
at	05	Bergheim	bergheim	47.833	13.033	2	2777
at	03	Bergland	bergland	48.156	15.186	2	1909
at	04	Bernardin	bernardin	48.16	14.008	2	4300
at	03	Berndorf	berndorf	47.946	16.11	2	9064
at	06	Berndorf	berndorf	47.417	15.267	2	2522
at	05	Berndorf bei Salzburg	berndorf bei salzburg	47.995	13.061	2	1284
at	03	Bernhardsthal	bernhardsthal	48.692	16.87	2	830
at	01	Bernstein	bernstein	47.4	16.25	2	956
at	07	Berwang	berwang	47.408	10.747	2	353
at	08	Bezau	bezau	47.385	9.901	2	2003
at	03	Biberbach	biberbach	48.03	14.708	2	2270
at	07	Biberwier	biberwier	47.383	10.9	2	628
at	07	Bichlbach	bichlbach	47.42	10.79	2	542
at	03	Biedermannsdorf	biedermannsdorf	48.084	16.345	2	2988
at	06	Bierbaum am Auersbach	bierbaum am auersbach	46.829	15.792	2	451
at	08	Bildstein	bildstein	47.45	9.767	2	766
at	07	Birgitz	birgitz	47.235	11.299	2	1419
at	06	Birkfeld	birkfeld	47.35	15.683	2	1634
at	03	Bisamberg	bisamberg	48.333	16.35	2	4110
at	05	Bischofshofen	bischofshofen	47.417	13.217	2	7457
at	03	Bischofstetten	bischofstetten	48.122	15.469	2	644
at	08	Bizau	bizau	47.369	9.928	2	1107
at	06	Blaindorf	blaindorf	47.175	15.868	2	297
at	02	Bleiburg/Pliberk	bleiburg pliberk	46.59	14.799	2	1395
at	03	Blindenmarkt	blindenmarkt	48.127	14.986	2	2712
at	08	Blons	blons	47.223	9.834	2	349
at	08	Bludenz	bludenz	47.155	9.823	2	13534
at	08	Bludesch	bludesch	47.2	9.733	2	2386
at	03	Bockfließ	bockfliess	48.36	16.604	2	1348
at	01	Bocksdorf	bocksdorf	47.143	16.178	2	813
at	02	Bodensdorf	bodensdorf	46.691	13.971	2	1109
at	05	Bramberg am Wildkogel	bramberg am wildkogel	47.27	12.338	2	2096
at	08	Brand	brand	47.101	9.737	2	719
at	07	Brandenberg	brandenberg	47.491	11.895	2	1158
at	04	Brandln	brandln	48.145	13.995	2	2964
at	04	Braunau Neustadt	braunau neustadt	48.246	13.036	2	1823
at	04	Braunau am Inn	braunau am inn	48.256	13.043	2	4194
at	08	Bregenz	bregenz	47.503	9.747	2	29471
at	03	Breitenau	breitenau	47.734	16.143	2	1576
at	07	Breitenbach am Inn	breitenbach am inn	47.478	11.974	2	2143
at	01	Breitenbrunn	breitenbrunn	47.945	16.731	2	1938
at	06	Breitenfeld am Tannenriegel	breitenfeld am tannenriegel	46.85	15.633	2	183
at	06	Breitenfeld an der Rittschein	breitenfeld an der rittschein	47.033	15.95	2	380
at	03	Breitenfurt bei Wien	breitenfurt bei wien	48.133	16.15	2	5853
at	07	Breitenwang	breitenwang	47.487	10.734	2	1423
at	06	Bretstein	bretstein	47.333	14.417	2	298
at	07	Brixen im Thale	brixen im thale	47.45	12.25	2	2639
at	07	Brixlegg	brixlegg	47.429	11.878	2	1892
at	03	Bromberg	bromberg	47.665	16.21	2	301
at	07	Bruck am Ziller	bruck am ziller	47.39	11.851	2	590
at	05	Bruck an der Großglocknerstraße	bruck an der grossglocknerstrasse	47.285	12.823	2	739
at	03	Bruck an der Leitha	bruck an der leitha	48.017	16.767	2	6882
at	06	Bruck an der Mur	bruck an der mur	47.417	15.283	2	9093
at	01	Bruckneudorf	bruckneudorf	48.017	16.783	2	2721
at	06	Brunn	brunn	46.729	15.3	2	1056
at	03	Brunn am Gebirge	brunn am gebirge	48.107	16.285	2	11864
at	03	Brunn an der Schneebergbahn	brunn an der schneebergbahn	47.824	16.159	2	1324
at	03	Brunn an der Wild	brunn an der wild	48.694	15.52	2	302
at	02	Brückl	bruckl	46.752	14.537	2	1519
at	07	Buch in Tirol	buch in tirol	47.374	11.754	2	2548
at	03	Buchbach	buchbach	47.696	15.984	2	226
at	04	Buchkirchen	buchkirchen	48.224	14.022	2	700
at	06	Burgau	burgau	47.143	16.096	2	1040
at	05	Burgfried	burgfried	47.68	13.112	2	3358
at	04	Burgfried	burgfried	48.52	14.296	2	2075
at	06	Bärnbach	barnbach	47.071	15.128	2	4178
at	03	Bärnkopf	barnkopf	48.39	15.005	2	355
at	03	Böheimkirchen	boheimkirchen	48.198	15.762	2	2617
at	05	Bürmoos	burmoos	47.983	12.918	2	4899
at	08	Bürs	burs	47.15	9.8	2	3275
at	08	Bürserberg	burserberg	47.146	9.777	2	572
at	08	Dalaas	dalaas	47.124	9.991	2	981
at	08	Damüls	damuls	47.28	9.892	2	313
at	07	Debant	debant	46.833	12.817	2	2441
at	06	Dechantskirchen	dechantskirchen	47.417	16.017	2	647
at	02	Dellach	dellach	46.662	13.08	2	619
at	02	Dellach im Drautal	dellach im drautal	46.737	13.078	2	677
at	04	Desselbrunn	desselbrunn	48.021	13.77	2	384
at	06	Deuchendorf	deuchendorf	47.466	15.322	2	5507
at	06	Deutsch Goritz	deutsch goritz	46.751	15.829	2	382
at	02	Deutsch Griffen	deutsch griffen	46.856	14.075	2	364
at	01	Deutsch Jahrndorf	deutsch jahrndorf	48.017	17.1	2	611
at	01	Deutsch Kaltenbrunn	deutsch kaltenbrunn	47.095	16.131	2	1203
at	03	Deutsch-Wagram	deutsch wagram	48.3	16.567	2	8651
at	06	Deutschfeistritz	deutschfeistritz	47.199	15.336	2	2297
at	01	Deutschkreutz	deutschkreutz	47.6	16.633	2	2791
at	06	Deutschlandsberg	deutschlandsberg	46.815	15.222	2	8429
at	04	Dickerldorf	dickerldorf	48.177	14.057	2	1003
at	06	Diemlach	diemlach	47.436	15.275	2	1976
at	06	Dienersdorf	dienersdorf	47.24	15.901	2	698
at	05	Dienten am Hochkönig	dienten am hochkonig	47.383	13.004	2	761
at	04	Diesseits	diesseits	48.292	13.435	2	1176
at	04	Dietach	dietach	48.09	14.416	2	1389
at	04	Dietachdorf	dietachdorf	48.084	14.429	2	1280
at	06	Dietersdorf	dietersdorf	47.2	14.667	2	2240
at	06	Dietersdorf am Gnasbach	dietersdorf am gnasbach	46.809	15.812	2	365
at	02	Diex	diex	46.75	14.6	2	427
at	03	Dobersberg	dobersberg	48.915	15.322	2	772
at	09	Donaustadt	donaustadt	48.233	16.46	3	187007
at	06	Donawitz	donawitz	47.367	15.067	2	3536
at	06	Donnersbach	donnersbach	47.461	14.13	2	289
at	01	Donnerskirchen	donnerskirchen	47.894	16.646	2	1810
at	04	Doppl	doppl	48.248	14.254	2	3136
at	04	Doppl	doppl	48.282	14.569	2	129
at	08	Doren	doren	47.493	9.88	2	1029
at	05	Dorfbeuern	dorfbeuern	48.017	13.017	2	304
at	05	Dorfgastein	dorfgastein	47.242	13.102	2	966
at	03	Dorfstetten	dorfstetten	48.326	14.982	2	0
at	08	Dornbirn	dornbirn	47.414	9.742	2	49278
at	02	Draschen	draschen	46.769	14.068	2	10
at	03	Drasenhofen	drasenhofen	48.75	16.65	2	537
at	01	Drassburg	drassburg	47.746	16.487	2	1199
at	03	Droß	dross	48.464	15.576	2	959
at	03	Drösing	drosing	48.539	16.903	2	882
at	02	Döbriach	dobriach	46.78	13.657	2	1285
at	07	Dölsach	dolsach	46.828	12.845	2	1090
at	04	Dörfl	dorfl	48.012	13.655	2	1195
at	08	Düns	duns	47.224	9.717	2	411
at	08	Dünserberg	dunserberg	47.228	9.724	2	84
at	04	Dürnau	durnau	47.997	13.645	2	2747
at	03	Dürnkrut	durnkrut	48.473	16.851	2	1750
at	03	Dürnstein	durnstein	48.396	15.52	2	322
at	06	Dürnstein in der Steiermark	durnstein in der steiermark	46.988	14.392	2	242
at	07	Ebbs	ebbs	47.633	12.217	2	3050
at	07	Eben am Achensee	eben am achensee	47.414	11.761	2	0
at	05	Eben im Pongau	eben im pongau	47.4	13.4	2	1768
at	05	Ebenau	ebenau	47.791	13.175	2	198
at	03	Ebenfurth	ebenfurth	47.877	16.367	2	2564
at	04	Ebensee	ebensee	47.807	13.779	2	4125
at	02	Ebenthal	ebenthal	46.608	14.364	2	1333
at	03	Ebenthal	ebenthal	48.433	16.783	2	923
at	01	Eberau	eberau	47.108	16.46	2	366
at	03	Ebergassing	ebergassing	48.046	16.517	2	3090
at	02	Eberndorf	eberndorf	46.591	14.644	2	1124
at	04	Eberschwang	eberschwang	48.155	13.562	2	497
at	06	Ebersdorf	ebersdorf	47.199	15.962	2	825
at	04	Eberstalzell	eberstalzell	48.044	13.983	2	1065
at	02	Eberstein	eberstein	46.808	14.56	2	694
at	03	Ebreichsdorf	ebreichsdorf	47.956	16.407	2	5236
at	05	Eching	eching	47.973	12.888	2	1300
at	03	Echsenbach	echsenbach	48.717	15.217	2	777
at	03	Eckartsau	eckartsau	48.145	16.797	2	478
at	06	Edelsbach bei Feldbach	edelsbach bei feldbach	46.989	15.837	2	702
at	06	Edelschrott	edelschrott	47.022	15.053	2	1077
at	06	Edelsgrub	edelsgrub	47.033	15.6	2	692
at	01	Edelstal	edelstal	48.1	16.983	2	747
at	06	Edelstauden	edelstauden	46.983	15.617	2	440
at	03	Edlitz	edlitz	47.598	16.141	2	934
at	04	Edt bei Lambach	edt bei lambach	48.117	13.883	2	24
at	04	Eferding	eferding	48.309	14.022	2	4100
at	08	Egg	egg	47.432	9.898	2	2422
at	06	Eggenberg	eggenberg	47.07	15.399	2	20511
at	03	Eggenburg	eggenburg	48.639	15.819	2	3096
at	03	Eggendorf	eggendorf	47.858	16.322	2	4794
at	03	Eggendorf	eggendorf	48.131	15.62	2	1191
at	03	Eggern	eggern	48.908	15.149	2	477
at	06	Eggersdorf bei Graz	eggersdorf bei graz	47.123	15.601	2	1808
at	07	Ehenbichl	ehenbichl	47.467	10.7	2	660
at	06	Ehrenhausen	ehrenhausen	46.724	15.587	2	1115
at	07	Ehrwald	ehrwald	47.4	10.917	2	2593
at	06	Eibiswald	eibiswald	46.687	15.247	2	1423
at	06	Eichberg	eichberg	47.382	15.974	2	380
at	08	Eichenberg	eichenberg	47.533	9.783	2	427
at	06	Eichfeld	eichfeld	46.725	15.768	2	347
at	03	Eichgraben	eichgraben	48.172	15.984	2	251
at	04	Eidenberg	eidenberg	48.394	14.233	2	901
at	06	Eisbach	eisbach	47.117	15.267	2	993
at	06	Eisenerz	eisenerz	47.533	14.883	2	4048
at	01	Eisenstadt	eisenstadt	47.846	16.523	2	9217
at	03	Eisgarn	eisgarn	48.917	15.103	2	359
at	07	Elbigenalp	elbigenalp	47.29	10.436	2	401
at	05	Elixhausen	elixhausen	47.867	13.067	2	2963
at	07	Ellbögen	ellbogen	47.167	11.45	2	1109
at	07	Ellmau	ellmau	47.514	12.299	2	2828
at	07	Elmen	elmen	47.34	10.543	2	323
at	05	Elsbethen	elsbethen	47.765	13.081	2	2587
at	01	Eltendorf	eltendorf	47.009	16.202	2	579
at	03	Emmersdorf an der Donau	emmersdorf an der donau	48.241	15.337	2	720
at	06	Empersdorf	empersdorf	46.999	15.6	2	499
at	07	Endach	endach	47.568	12.156	2	2415
at	03	Engelhartstetten	engelhartstetten	48.182	16.884	2	907
at	04	Engerwitzdorf	engerwitzdorf	48.345	14.442	2	727
at	04	Enns	enns	48.213	14.476	2	9812
at	03	Ennsdorf	ennsdorf	48.212	14.503	2	3031
at	03	Enzenreith	enzenreith	47.668	15.952	2	760
at	03	Enzersdorf an der Fischa	enzersdorf an der fischa	48.085	16.608	2	2018
at	03	Enzersfeld	enzersfeld	48.363	16.424	2	1089
at	06	Eppenstein	eppenstein	47.128	14.738	2	308
at	07	Erl	erl	47.683	12.183	2	528
at	03	Erlauf	erlauf	48.183	15.183	2	716
at	03	Ernstbrunn	ernstbrunn	48.533	16.35	2	1536
at	03	Ernsthofen	ernsthofen	48.129	14.481	2	2230
at	03	Erpersdorf	erpersdorf	48.342	15.917	2	1531
at	07	Erpfendorf	erpfendorf	47.583	12.467	2	1141
at	03	Ertl	ertl	47.977	14.631	2	1252
at	05	Esch	esch	47.84	13.092	2	1721
at	03	Eschenau	eschenau	48.048	15.567	2	572
at	05	Eugendorf	eugendorf	47.868	13.126	2	2544
at	03	Euratsfeld	euratsfeld	48.082	14.932	2	2639
at	02	Faak am See	faak am see	46.568	13.91	2	1049
at	05	Faistenau	faistenau	47.778	13.234	2	559
at	06	Falkenburg	falkenburg	47.5	14.083	2	1063
at	03	Falkenstein	falkenstein	48.717	16.583	2	457
at	03	Fallbach	fallbach	48.65	16.417	2	180
at	06	Farrach	farrach	47.183	14.733	2	1145
at	09	Favoriten	favoriten	48.161	16.382	3	201882
at	06	Fehring	fehring	46.94	16.008	2	1675
at	03	Feistritz am Wechsel	feistritz am wechsel	47.6	16.05	2	863
at	02	Feistritz an der Drau	feistritz an der drau	46.702	13.665	2	1720
at	02	Feistritz an der Gail	feistritz an der gail	46.578	13.607	2	627
at	06	Feistritz bei Knittelfeld	feistritz bei knittelfeld	47.268	14.893	2	614
at	02	Feistritz im Rosental	feistritz im rosental	46.517	14.167	2	1015
at	02	Feistritz ob Bleiburg	feistritz ob bleiburg	46.55	14.767	2	287
at	02	Feld am See	feld am see	46.776	13.748	2	667
at	06	Feldbach	feldbach	46.953	15.888	2	4829
at	08	Feldkirch	feldkirch	47.233	9.6	2	33420
at	04	Feldkirchen an der Donau	feldkirchen an der donau	48.345	14.051	2	903
at	06	Feldkirchen bei Graz	feldkirchen bei graz	47.017	15.45	2	1625
at	02	Feldkirchen in Kärnten	feldkirchen in karnten	46.724	14.096	2	2831
at	03	Felixdorf	felixdorf	47.882	16.242	2	4292
at	03	Fels am Wagram	fels am wagram	48.433	15.817	2	1571
at	07	Fendels	fendels	47.054	10.678	2	259
at	02	Ferlach	ferlach	46.527	14.302	2	4342
at	02	Ferndorf	ferndorf	46.737	13.627	2	651
at	06	Fernitz	fernitz	46.974	15.501	2	3119
at	03	Ferschnitz	ferschnitz	48.094	14.985	2	1770
at	07	Fieberbrunn	fieberbrunn	47.476	12.543	2	4287
at	07	Fiecht	fiecht	47.35	11.7	2	1076
at	05	Filzmoos	filzmoos	47.433	13.517	2	761
at	07	Finkenberg	finkenberg	47.153	11.822	2	1221
at	02	Finkenstein	finkenstein	46.562	13.871	2	1402
at	02	Finkenstein am Faaker See	finkenstein am faaker see	46.579	13.935	2	8406
at	03	Fischamend-Markt	fischamend markt	48.117	16.6	2	4688
at	06	Fischbach	fischbach	47.442	15.65	2	873
at	04	Fisching	fisching	48.223	14.428	2	2033
at	07	Fiss	fiss	47.057	10.617	2	1009
at	05	Flachau	flachau	47.344	13.391	2	827
at	06	Fladnitz im Raabtal	fladnitz im raabtal	46.992	15.785	2	765
at	06	Flatschach	flatschach	47.217	14.75	2	180
at	02	Flattach	flattach	46.939	13.134	2	396
at	07	Flaurling	flaurling	47.291	11.123	2	1285
at	07	Fliess	fliess	47.117	10.617	2	3019
at	07	Flirsch	flirsch	47.15	10.4	2	990
at	06	Floing	floing	47.264	15.746	2	463
at	09	Floridsdorf	floridsdorf	48.25	16.4	3	162779
at	06	Fohnsdorf	fohnsdorf	47.2	14.683	2	2947
at	07	Forchach	forchach	47.417	10.583	2	259
at	01	Forchtenstein	forchtenstein	47.712	16.345	2	2796
at	04	Fornach	fornach	48.023	13.429	2	223
at	05	Forstau	forstau	47.378	13.556	2	540
at	04	Frankenburg	frankenburg	48.068	13.491	2	2122
at	03	Frankenfels	frankenfels	47.982	15.326	2	439
at	04	Frankenmarkt	frankenmarkt	47.983	13.417	2	2185
at	06	Frannach	frannach	46.913	15.634	2	209
at	08	Frastanz	frastanz	47.217	9.63	2	6434
at	06	Frauenberg	frauenberg	47.429	15.342	2	69
at	01	Frauenkirchen	frauenkirchen	47.837	16.926	2	2862
at	02	Frauenstein	frauenstein	46.814	14.294	2	7
at	08	Fraxern	fraxern	47.315	9.674	2	701
at	06	Freidorf an der Laßnitz	freidorf an der lassnitz	46.817	15.25	2	1087
at	06	Freiland bei Deutschlandsberg	freiland bei deutschlandsberg	46.833	15.133	2	150
at	04	Freindorf	freindorf	48.226	14.295	2	2320
at	04	Freistadt	freistadt	48.511	14.505	2	7397
at	02	Fresach	fresach	46.716	13.691	2	560
at	02	Fresen	fresen	46.705	14.045	2	7
at	06	Friedberg	friedberg	47.433	16.05	2	308
at	02	Friesach	friesach	46.955	14.406	2	1950
at	07	Fritzens	fritzens	47.305	11.589	2	2148
at	06	Frohnleiten	frohnleiten	47.267	15.317	2	3106
at	03	Frohsdorf	frohsdorf	47.733	16.25	2	1163
at	07	Fulpmes	fulpmes	47.152	11.349	2	3038
at	03	Furth an der Triesting	furth an der triesting	47.973	15.973	2	276
at	03	Furth bei Göttweig	furth bei gottweig	48.374	15.614	2	1604
at	05	Fuschl am See	fuschl am see	47.8	13.3	2	1520
at	08	Fußach	fussach	47.479	9.663	2	3871
at	02	Föderlach I	foderlach i	46.6	13.961	2	1012
at	07	Fügen	fugen	47.347	11.849	2	2617
at	07	Fügenberg	fugenberg	47.352	11.842	2	717
at	02	Fürnitz	furnitz	46.562	13.817	2	1520
at	06	Fürstenfeld	furstenfeld	47.05	16.083	2	6327
at	03	Gaaden	gaaden	48.054	16.2	2	1624
at	06	Gaal	gaal	47.273	14.67	2	119
at	06	Gabersdorf	gabersdorf	46.777	15.584	2	353
at	03	Gablitz	gablitz	48.229	16.154	2	4968
at	04	Gaflenz	gaflenz	47.895	14.725	2	758
at	02	Gailitz	gailitz	46.561	13.704	2	1072
at	03	Gainfarn	gainfarn	47.963	16.194	2	3926
at	08	Gaißau	gaissau	47.467	9.6	2	1827
at	02	Gallizien	gallizien	46.55	14.517	2	283
at	06	Gallmannsegg	gallmannsegg	47.183	15.067	2	200
at	04	Gallneukirchen	gallneukirchen	48.354	14.416	2	6492
at	04	Gallspach	gallspach	48.21	13.81	2	1885
at	07	Gallzein	gallzein	47.368	11.772	2	668
at	07	Galtür	galtur	46.967	10.183	2	765
at	03	Gaming	gaming	47.929	15.088	2	2082
at	06	Gamlitz	gamlitz	46.72	15.553	2	1572
at	04	Gampern	gampern	47.989	13.554	2	718
at	06	Gams bei Hieflau	gams bei hieflau	47.667	14.783	2	517
at	06	Ganz	ganz	47.6	15.683	2	134
at	06	Garanas	garanas	46.767	15.117	2	182
at	03	Gars am Kamp	gars am kamp	48.589	15.654	2	1907
at	04	Garsten	garsten	48.022	14.407	2	2284
at	08	Gaschurn	gaschurn	46.986	10.027	2	1091
at	06	Gasen	gasen	47.383	15.567	2	125
at	04	Gaspoltshofen	gaspoltshofen	48.143	13.736	2	1313
at	03	Gastern	gastern	48.894	15.22	2	347
at	01	Gattendorf	gattendorf	48.017	16.983	2	1332
at	03	Gaubitsch	gaubitsch	48.65	16.383	2	375
at	04	Gaumberg	gaumberg	48.281	14.269	2	1628
at	03	Gaweinstal	gaweinstal	48.48	16.588	2	1660
at	04	Geboltskirchen	geboltskirchen	48.153	13.634	2	407
at	03	Gedersdorf	gedersdorf	48.433	15.689	2	471
at	06	Geidorf	geidorf	47.084	15.444	2	24767
at	06	Geistthal	geistthal	47.167	15.167	2	233
at	05	Georgenberg	georgenberg	47.633	13.15	2	1809
at	03	Geras	geras	48.797	15.673	2	473
at	03	Gerasdorf bei Wien	gerasdorf bei wien	48.294	16.468	2	9442
at	03	Gerersdorf	gerersdorf	48.201	15.556	2	584
at	07	Gerlos	gerlos	47.225	12.03	2	790
at	07	Gerlosberg	gerlosberg	47.217	11.933	2	465
at	03	Gerolding	gerolding	48.25	15.417	2	246
at	06	Gersdorf an der Feistritz	gersdorf an der feistritz	47.167	15.85	2	583
at	03	Gföhl	gfohl	48.517	15.483	2	2125
at	03	Gießhübl	giesshubl	48.098	16.235	2	2335
at	05	Glanegg	glanegg	47.75	13	2	2154
at	02	Glanegg	glanegg	46.723	14.199	2	245
at	05	Glasenbach	glasenbach	47.767	13.083	2	1605
at	06	Gleinstätten	gleinstatten	46.754	15.37	2	1010
at	06	Gleisdorf	gleisdorf	47.106	15.71	2	6418
at	03	Glinzendorf	glinzendorf	48.246	16.641	2	295
at	02	Globasnitz	globasnitz	46.557	14.703	2	293
at	03	Gloggnitz	gloggnitz	47.675	15.939	2	4730
at	06	Glojach	glojach	46.867	15.667	2	18
at	02	Glödnitz	glodnitz	46.874	14.119	2	321
at	04	Gmunden	gmunden	47.918	13.799	2	13191
at	03	Gmünd	gmund	48.768	14.981	2	4674
at	02	Gmünd	gmund	46.907	13.529	2	1317
at	03	Gnadendorf	gnadendorf	48.617	16.4	2	258
at	07	Gnadenwald	gnadenwald	47.317	11.567	2	826
at	06	Gnas	gnas	46.873	15.825	2	818
at	03	Gneixendorf	gneixendorf	48.438	15.618	2	1150
at	02	Gnesau	gnesau	46.775	13.963	2	353
at	06	Gniebing	gniebing	46.963	15.856	2	1095
at	07	Going	going	47.513	12.332	2	358
at	05	Goldegg	goldegg	47.319	13.099	2	0
at	04	Goldwörth	goldworth	48.327	14.101	2	792
at	05	Golling an der Salzach	golling an der salzach	47.6	13.167	2	2014
at	01	Gols	gols	47.897	16.911	2	3835
at	04	Gosau	gosau	47.584	13.534	2	1792
at	06	Gosdorf	gosdorf	46.728	15.793	2	587
at	06	Gossendorf	gossendorf	46.911	15.93	2	630
at	06	Grabersdorf	grabersdorf	46.843	15.825	2	330
at	06	Grafendorf bei Hartberg	grafendorf bei hartberg	47.34	15.991	2	1047
at	03	Grafenegg	grafenegg	48.43	15.749	2	45
at	01	Grafenschachen	grafenschachen	47.367	16.067	2	968
at	03	Grafenschlag	grafenschlag	48.5	15.167	2	389
at	02	Grafenstein	grafenstein	46.614	14.467	2	989
at	03	Grafenwörth	grafenworth	48.408	15.778	2	1312
at	06	Gralla	gralla	46.814	15.555	2	2390
at	07	Gramais	gramais	47.267	10.533	2	45
at	04	Gramastetten	gramastetten	48.38	14.192	2	1592
at	03	Gramatneusiedl	gramatneusiedl	48.03	16.489	2	3461
at	06	Grambach	grambach	47.015	15.504	2	1778
at	06	Gratkorn	gratkorn	47.133	15.35	2	6806
at	06	Gratwein	gratwein	47.117	15.317	2	3729
at	06	Graz	graz	47.067	15.45	3	222326
at	02	Greifenburg	greifenburg	46.75	13.18	2	1012
at	04	Grein	grein	48.229	14.859	2	2068
at	03	Greinsfurth	greinsfurth	48.108	14.844	2	1185
at	06	Greisdorf	greisdorf	46.926	15.219	2	445
at	06	Gressenberg	gressenberg	46.8	15.117	2	286
at	03	Gresten	gresten	47.985	15.026	2	1695
at	06	Gries	gries	47.062	15.424	2	29363
at	02	Gries	gries	46.832	14.851	2	1203
at	07	Gries am Brenner	gries am brenner	47.038	11.481	2	1361
at	07	Gries im Sellrain	gries im sellrain	47.196	11.156	2	610
at	04	Grieskirchen	grieskirchen	48.233	13.833	2	4515
at	02	Griffen	griffen	46.704	14.733	2	823
at	03	Grimmenstein	grimmenstein	47.616	16.127	2	953
at	07	Grins	grins	47.14	10.514	2	1398
at	07	Grinzens	grinzens	47.229	11.253	2	1399
at	05	Grossarl	grossarl	47.233	13.2	2	3825
at	05	Grossgmain	grossgmain	47.724	12.909	2	2615
at	01	Grosshöflein	grosshoflein	47.836	16.48	2	2048
at	01	Grosspetersdorf	grosspetersdorf	47.239	16.318	2	2608
at	04	Grossraming	grossraming	47.883	14.55	2	1097
at	06	Grosssulz	grosssulz	46.946	15.49	2	1176
at	06	Groß Sankt Florian	gross st florian	46.824	15.319	2	911
at	03	Groß-Engersdorf	gross engersdorf	48.359	16.566	2	1478
at	03	Groß-Enzersdorf	gross enzersdorf	48.203	16.551	2	6616
at	03	Groß-Gerungs	gross gerungs	48.574	14.958	2	1121
at	03	Groß-Schweinbarth	gross schweinbarth	48.415	16.632	2	1245
at	03	Groß-Siegharts	gross siegharts	48.792	15.404	2	1992
at	08	Großdorf	grossdorf	47.434	9.915	2	1125
at	03	Großebersdorf	grossebersdorf	48.364	16.471	2	1108
at	03	Großharras	grossharras	48.664	16.246	2	482
at	03	Großhofen	grosshofen	48.258	16.619	2	98
at	02	Großkirchheim	grosskirchheim	46.973	12.896	2	0
at	06	Großklein	grossklein	46.736	15.444	2	639
at	03	Großkrut	grosskrut	48.644	16.724	2	901
at	06	Großlobming	grosslobming	47.183	14.8	2	1228
at	03	Großmugl	grossmugl	48.499	16.231	2	543
at	03	Großriedenthal	grossriedenthal	48.483	15.867	2	423
at	03	Großrußbach	grossrussbach	48.474	16.416	2	895
at	06	Großsölk	grosssolk	47.417	13.967	2	462
at	03	Großweikersdorf	grossweikersdorf	48.471	15.983	2	1814
at	07	Grän	gran	47.5	10.55	2	345
at	06	Gröbming	grobming	47.443	13.901	2	3013
at	05	Grödig	grodig	47.738	13.037	2	3751
at	04	Grünau im Almtal	grunau im almtal	47.855	13.956	2	2064
at	03	Grünbach am Schneeberg	grunbach am schneeberg	47.797	15.988	2	1480
at	04	Grünburg	grunburg	47.972	14.265	2	3824
at	07	Gschnitz	gschnitz	47.045	11.351	2	434
at	04	Gschwandt	gschwandt	47.935	13.846	2	1782
at	03	Gugging	gugging	48.314	16.249	2	1173
at	03	Gumpoldskirchen	gumpoldskirchen	48.045	16.277	2	3899
at	06	Gundersdorf	gundersdorf	46.95	15.233	2	296
at	04	Gunskirchen	gunskirchen	48.133	13.95	2	3778
at	03	Guntersdorf	guntersdorf	48.65	16.05	2	806
at	03	Guntramsdorf	guntramsdorf	48.047	16.314	2	9179
at	02	Gurk	gurk	46.874	14.292	2	857
at	04	Gutau	gutau	48.417	14.613	2	1097
at	03	Gutenbrunn	gutenbrunn	48.365	15.119	2	452
at	03	Gutenstein	gutenstein	47.876	15.889	2	355
at	02	Guttaring	guttaring	46.885	14.511	2	878
at	03	Gänserndorf	ganserndorf	48.339	16.72	2	11404
at	08	Göfis	gofis	47.234	9.635	2	3312
at	03	Göllersdorf	gollersdorf	48.494	16.119	2	1391
at	03	Göpfritz an der Wild	gopfritz an der wild	48.725	15.402	2	770
at	06	Göss	goss	47.359	15.1	2	3752
at	06	Gössenberg	gossenberg	47.417	13.817	2	0
at	06	Gössendorf	gossendorf	46.998	15.486	2	2539
at	06	Gösting	gosting	47.098	15.398	2	11255
at	03	Göstling an der Ybbs	gostling an der ybbs	47.807	14.938	2	556
at	06	Göttelsberg	gottelsberg	47.217	15.6	2	1177
at	03	Götzendorf an der Leitha	gotzendorf an der leitha	48.017	16.583	2	1520
at	07	Götzens	gotzens	47.236	11.312	2	4062
at	08	Götzis	gotzis	47.333	9.633	2	11473
at	03	Günselsdorf	gunselsdorf	47.944	16.261	2	1707
at	01	Güssing	gussing	47.059	16.324	2	2719
at	01	Güttenbach	guttenbach	47.157	16.292	2	898
at	04	Haag	haag	48.271	14.269	2	5273
at	03	Haag	haag	48.114	14.568	2	2777
at	03	Haag	haag	48.19	15.901	2	1005
at	04	Haag am Hausruck	haag am hausruck	48.184	13.644	2	1144
at	05	Habach	habach	47.818	13.163	2	1092
at	01	Hackerberg	hackerberg	47.2	16.117	2	357
at	03	Hadersdorf am Kamp	hadersdorf am kamp	48.45	15.717	2	1653
at	03	Hadres	hadres	48.71	16.13	2	700
at	06	Hafendorf	hafendorf	47.457	15.318	2	6506
at	03	Hafnerbach	hafnerbach	48.217	15.483	2	452
at	04	Hagenberg im Mühlkreis	hagenberg im muhlkreis	48.368	14.517	2	1686
at	03	Hagenbrunn	hagenbrunn	48.333	16.4	2	1875
at	04	Haibach im Mühlkreis	haibach im muhlkreis	48.444	14.344	2	80
at	04	Haid	haid	48.205	14.251	2	7424
at	04	Haiden	haiden	47.718	13.569	2	1556
at	03	Haidershofen	haidershofen	48.076	14.461	2	3670
at	04	Haidl	haidl	48.173	14.053	2	1931
at	07	Haiming	haiming	47.25	10.883	2	2428
at	03	Hainburg an der Donau	hainburg an der donau	48.146	16.945	2	6570
at	06	Hainersdorf	hainersdorf	47.115	15.944	2	304
at	03	Hainfeld	hainfeld	48.034	15.774	2	1926
at	06	Hainsdorf im Schwarzautal	hainsdorf im schwarzautal	46.836	15.641	2	134
at	07	Hainzenberg	hainzenberg	47.218	11.9	2	731
at	06	Halbenrain	halbenrain	46.722	15.947	2	598
at	01	Halbturn	halbturn	47.87	16.975	2	1901
at	06	Hall bei Admont	hall bei admont	47.587	14.464	2	1736
at	07	Hall in Tirol	hall in tirol	47.283	11.517	2	13334
at	05	Hallein	hallein	47.683	13.1	2	7208
at	05	Hallwang	hallwang	47.85	13.083	2	1348
at	04	Handenberg	handenberg	48.134	13.008	2	273
at	01	Hannersdorf	hannersdorf	47.229	16.383	2	407
at	08	Hard	hard	47.483	9.683	2	13495
at	03	Hardegg	hardegg	48.85	15.85	2	82
at	03	Haringsee	haringsee	48.193	16.787	2	673
at	03	Harland	harland	48.162	15.638	2	1537
at	03	Harmannsdorf	harmannsdorf	48.397	16.372	2	541
at	04	Hart	hart	48.265	14.257	2	5610
at	03	Hart	hart	48.153	15.616	2	1194
at	06	Hart bei Graz	hart bei graz	47.043	15.515	2	4972
at	07	Hart im Zillertal	hart im zillertal	47.351	11.865	2	789
at	06	Hartberg	hartberg	47.283	15.967	2	4170
at	04	Hartheim	hartheim	48.281	14.114	2	1131
at	04	Hartkirchen	hartkirchen	48.363	14.004	2	1120
at	06	Hartl	hartl	47.183	15.917	2	796
at	06	Hartmannsdorf	hartmannsdorf	47.055	15.839	2	1519
at	04	Haselbach	haselbach	48.253	13.056	2	2862
at	04	Haslach an der Mühl	haslach an der muhl	48.576	14.04	2	1688
at	07	Hatting	hatting	47.279	11.168	2	1368
at	06	Hatzendorf	hatzendorf	46.977	16.001	2	762
at	03	Haugschlag	haugschlag	48.983	15.05	2	239
at	03	Haugsdorf	haugsdorf	48.708	16.077	2	801
at	03	Haunoldstein	haunoldstein	48.2	15.45	2	302
at	06	Haus	haus	47.41	13.767	2	875
at	06	Haus im Ennstal	haus im ennstal	47.411	13.768	2	2475
at	03	Hausbrunn	hausbrunn	48.626	16.828	2	857
at	03	Hauskirchen	hauskirchen	48.6	16.767	2	597
at	03	Hausleiten	hausleiten	48.383	16.1	2	1488
at	06	Hausmannstätten	hausmannstatten	46.991	15.511	2	2934
at	03	Hausmening	hausmening	48.071	14.814	2	2043
at	03	Heidenreichstein	heidenreichstein	48.867	15.117	2	2593
at	02	Heiligenblut	heiligenblut	47.04	12.843	2	1069
at	01	Heiligenbrunn	heiligenbrunn	47.027	16.417	2	244
at	03	Heiligeneich	heiligeneich	48.3	15.894	2	1066
at	03	Heiligenkreuz	heiligenkreuz	48.056	16.125	2	509
at	06	Heiligenkreuz am Waasen	heiligenkreuz am waasen	46.956	15.588	2	1462
at	01	Heiligenkreuz im Lafnitztal	heiligenkreuz im lafnitztal	46.989	16.261	2	814
at	06	Heimschuh	heimschuh	46.76	15.493	2	1025
at	07	Heinfels	heinfels	46.75	12.45	2	0
at	07	Heiterwang	heiterwang	47.45	10.75	2	532
at	04	Hellmonsödt	hellmonsodt	48.433	14.3	2	1551
at	06	Hengsberg	hengsberg	46.867	15.433	2	196
at	05	Henndorf am Wallersee	henndorf am wallersee	47.9	13.183	2	4947
at	03	Hennersdorf	hennersdorf	48.112	16.363	2	1541
at	02	Hermagor	hermagor	46.627	13.367	2	1535
at	09	Hernals	hernals	48.233	16.267	2	57546
at	03	Hernstein	hernstein	47.895	16.106	2	473
at	03	Herrnbaumgarten	herrnbaumgarten	48.696	16.683	2	943
at	03	Herzogenburg	herzogenburg	48.281	15.694	2	2951
at	04	Herzogsdorf	herzogsdorf	48.43	14.113	2	509
at	06	Hetzendorf	hetzendorf	47.183	14.683	2	1035
at	01	Heugraben	heugraben	47.118	16.19	2	216
at	06	Hieflau	hieflau	47.606	14.745	2	580
at	09	Hietzing	hietzing	48.186	16.297	2	54265
at	03	Himberg	himberg	48.083	16.433	2	5331
at	02	Himmelberg	himmelberg	46.757	14.031	2	563
at	05	Himmelreich	himmelreich	47.8	12.983	2	1186
at	06	Hinterberg	hinterberg	47.361	15.07	2	1050
at	03	Hinterbrühl	hinterbruhl	48.086	16.248	2	3466
at	05	Hinterglemm	hinterglemm	47.377	12.596	2	1104
at	03	Hinterleiten	hinterleiten	48.165	15.967	2	1323
at	05	Hintersee	hintersee	47.7	13.283	2	252
at	07	Hippach	hippach	47.204	11.865	2	1371
at	01	Hirm	hirm	47.787	16.455	2	1009
at	06	Hirnsdorf	hirnsdorf	47.192	15.829	2	667
at	03	Hirschbach	hirschbach	48.743	15.125	2	514
at	08	Hirschegg	hirschegg	47.348	10.171	2	1354
at	03	Hirtenberg	hirtenberg	47.931	16.179	2	2586
at	08	Hittisau	hittisau	47.458	9.96	2	1569
at	06	Hitzendorf	hitzendorf	47.033	15.3	2	1129
at	04	Hochburg-Ach	hochburg ach	48.13	12.877	2	0
at	07	Hochfilzen	hochfilzen	47.467	12.617	2	1196
at	03	Hochleithen	hochleithen	48.453	16.531	2	0
at	04	Hochpoint	hochpoint	48.161	14.038	2	1545
at	06	Hochtregist	hochtregist	47.1	15.133	2	1129
at	03	Hochwolkersdorf	hochwolkersdorf	47.661	16.281	2	865
at	05	Hof	hof	47.35	13.317	2	1295
at	04	Hof	hof	47.867	13.317	2	1187
at	03	Hof am Leithaberge	hof am leithaberge	47.95	16.583	2	1549
at	05	Hof bei Salzburg	hof bei salzburg	47.819	13.215	2	3562
at	06	Hof bei Straden	hof bei straden	46.8	15.933	2	380
at	03	Hofamt Priel	hofamt priel	48.196	15.077	2	475
at	04	Hofkirchen im Traunkreis	hofkirchen im traunkreis	48.143	14.378	2	1266
at	03	Hofstetten	hofstetten	48.097	15.511	2	1141
at	06	Hofstätten an der Raab	hofstatten an der raab	47.067	15.733	2	574
at	03	Hohenau	hohenau	48.604	16.905	2	2738
at	06	Hohenau an der Raab	hohenau an der raab	47.3	15.55	2	492
at	03	Hohenberg	hohenberg	47.907	15.62	2	850
at	03	Hoheneich	hoheneich	48.772	15.029	2	1035
at	08	Hohenems	hohenems	47.367	9.683	2	16317
at	03	Hohenruppersdorf	hohenruppersdorf	48.464	16.652	2	910
at	06	Hohentauern	hohentauern	47.433	14.483	2	327
at	02	Hohenthurn	hohenthurn	46.558	13.66	2	209
at	08	Hohenweiler	hohenweiler	47.583	9.783	2	1271
at	03	Hollabrunn	hollabrunn	48.55	16.083	2	6882
at	06	Hollenegg	hollenegg	46.791	15.213	2	201
at	03	Hollenstein an der Ybbs	hollenstein an der ybbs	47.803	14.773	2	554
at	03	Hollenthon	hollenthon	47.589	16.261	2	422
at	05	Hollersbach im Pinzgau	hollersbach im pinzgau	47.277	12.423	2	415
at	07	Holzgau	holzgau	47.26	10.344	2	412
at	04	Holzhausen	holzhausen	48.223	14.097	2	661
at	07	Hopfgarten im Brixental	hopfgarten im brixental	47.45	12.157	2	2646
at	07	Hopfgarten in Defereggen	hopfgarten in defereggen	46.919	12.536	2	249
at	01	Horitschon	horitschon	47.587	16.547	2	1385
at	03	Horn	horn	48.663	15.657	2	5494
at	01	Hornstein	hornstein	47.88	16.444	2	3012
at	03	Hundsheim	hundsheim	48.117	16.936	2	590
at	03	Hutten	hutten	48.179	15.986	2	1428
at	07	Häselgehr	haselgehr	47.317	10.5	2	537
at	08	Höchst	hochst	47.459	9.64	2	7995
at	06	Höf	hof	47.134	15.491	2	1027
at	07	Höfen	hofen	47.467	10.683	2	1200
at	03	Höflein	hoflein	48.067	16.783	2	1234
at	03	Höfling	hofling	48.054	15.037	2	11
at	06	Hönigsberg	honigsberg	47.58	15.648	2	1789
at	08	Hörbranz	horbranz	47.55	9.75	2	6346
at	04	Hörsching	horsching	48.226	14.178	2	2155
at	02	Hörtendorf	hortendorf	46.633	14.4	2	2437
at	07	Hötting	hotting	47.268	11.369	2	35043
at	03	Hürm	hurm	48.156	15.413	2	664
at	05	Hüttau	huttau	47.416	13.308	2	410
at	02	Hüttenberg	huttenberg	46.941	14.55	2	338
at	05	Hüttschlag	huttschlag	47.176	13.232	2	605
at	07	Igls	igls	47.231	11.41	2	2444
at	02	Illitsch	illitsch	46.539	13.867	2	0
at	01	Illmitz	illmitz	47.761	16.8	2	2385
at	06	Ilz	ilz	47.086	15.927	2	1192
at	07	Imst	imst	47.245	10.74	2	10504
at	07	Imsterberg	imsterberg	47.205	10.696	2	777
at	08	Innerbraz	innerbraz	47.15	9.917	2	994
at	09	Innere Stadt	innere stadt	48.209	16.371	2	16450
at	06	Innere Stadt	innere stadt	47.066	15.441	2	3818
at	04	Innerschwand	innerschwand	47.833	13.4	2	985
at	07	Innervillgraten	innervillgraten	46.812	12.375	2	938
at	07	Innsbruck	innsbruck	47.263	11.395	3	132493
at	01	Inzenhof	inzenhof	47.017	16.317	2	334
at	04	Inzersdorf im Kremstal	inzersdorf im kremstal	47.928	14.081	2	1111
at	07	Inzing	inzing	47.274	11.198	2	3566
at	06	Irdning	irdning	47.505	14.102	2	794
at	05	Irrsdorf	irrsdorf	47.967	13.283	2	1062
at	02	Irschen	irschen	46.757	13.025	2	430
at	07	Ischgl	ischgl	47.013	10.292	2	1233
at	07	Itter	itter	47.467	12.133	2	1150
at	01	Jabing	jabing	47.239	16.277	2	734
at	06	Jagerberg	jagerberg	46.854	15.738	2	355
at	03	Jaidhof	jaidhof	48.533	15.483	2	385
at	06	Jakomini	jakomini	47.054	15.45	2	32912
at	03	Japons	japons	48.792	15.568	2	234
at	03	Jedenspeigen	jedenspeigen	48.498	16.872	2	653
at	07	Jenbach	jenbach	47.392	11.772	2	7120
at	01	Jennersdorf	jennersdorf	46.938	16.142	2	2358
at	07	Jerzens	jerzens	47.151	10.747	2	975
at	07	Jochberg	jochberg	47.379	12.418	2	1577
at	06	Johnsbach	johnsbach	47.533	14.583	2	154
at	01	Jois	jois	47.962	16.796	2	1612
at	06	Judenburg	judenburg	47.167	14.667	2	8481
at	06	Judendorf	judendorf	47.4	15.1	2	5475
at	06	Judendorf	judendorf	47.117	15.35	2	1592
at	07	Jungholz	jungholz	47.574	10.447	2	301
at	06	Kaibing	kaibing	47.2	15.833	2	388
at	06	Kainach bei Voitsberg	kainach bei voitsberg	47.136	15.095	2	460
at	06	Kainbach	kainbach	47.083	15.517	2	1551
at	06	Kaindorf	kaindorf	47.225	15.911	2	1149
at	06	Kaindorf an der Sulm	kaindorf an der sulm	46.792	15.539	2	2432
at	01	Kaisersdorf	kaisersdorf	47.537	16.392	2	620
at	07	Kals am Großglockner	kals am grossglockner	47.002	12.646	2	0
at	06	Kalsdorf bei Graz	kalsdorf bei graz	46.965	15.48	2	5171
at	04	Kaltenbach	kaltenbach	47.708	13.611	2	1516
at	07	Kaltenbach	kaltenbach	47.283	11.867	2	1313
at	03	Kaltenleutgeben	kaltenleutgeben	48.116	16.2	2	3276
at	06	Kalwang	kalwang	47.427	14.754	2	772
at	06	Kammern im Liesingtal	kammern im liesingtal	47.392	14.904	2	885
at	06	Kapellen	kapellen	47.648	15.629	2	428
at	03	Kapelln	kapelln	48.258	15.757	2	296
at	06	Kapfenberg	kapfenberg	47.445	15.293	2	3296
at	06	Kapfenstein	kapfenstein	46.886	15.972	2	437
at	07	Kapfing	kapfing	47.333	11.85	2	1006
at	02	Kappel am Krappfeld	kappel am krappfeld	46.839	14.486	2	391
at	07	Kappl	kappl	47.067	10.383	2	2102
at	05	Kaprun	kaprun	47.272	12.76	2	3177
at	03	Karlstetten	karlstetten	48.259	15.565	2	1353
at	07	Karres	karres	47.217	10.783	2	609
at	07	Karrösten	karrosten	47.225	10.766	2	676
at	07	Kartitsch	kartitsch	46.729	12.501	2	756
at	03	Kasten bei Böheimkirchen	kasten bei boheimkirchen	48.153	15.779	2	457
at	04	Katsdorf	katsdorf	48.318	14.474	2	1289
at	03	Katzelsdorf	katzelsdorf	47.781	16.27	2	3112
at	03	Katzelsdorf	katzelsdorf	48.285	16.108	2	1008
at	03	Kaumberg	kaumberg	48.024	15.898	2	619
at	07	Kauns	kauns	47.078	10.692	2	502
at	03	Kautzen	kautzen	48.93	15.239	2	589
at	04	Kematen an der Krems	kematen an der krems	48.111	14.194	2	1613
at	03	Kematen an der Ybbs	kematen an der ybbs	48.025	14.765	2	2625
at	07	Kematen in Tirol	kematen in tirol	47.25	11.267	2	2822
at	01	Kemeten	kemeten	47.249	16.152	2	1493
at	08	Kennelbach	kennelbach	47.483	9.767	2	1944
at	02	Keutschach am See	keutschach am see	46.593	14.189	2	434
at	03	Kierling	kierling	48.31	16.276	2	3243
at	03	Kilb	kilb	48.101	15.409	2	1229
at	06	Kindberg	kindberg	47.5	15.45	2	5197
at	02	Kirchbach	kirchbach	46.642	13.185	2	487
at	06	Kirchbach in Steiermark	kirchbach in steiermark	46.932	15.662	2	858
at	03	Kirchberg am Wagram	kirchberg am wagram	48.432	15.897	2	1277
at	03	Kirchberg am Walde	kirchberg am walde	48.725	15.088	2	520
at	03	Kirchberg am Wechsel	kirchberg am wechsel	47.607	15.991	2	1821
at	03	Kirchberg an der Pielach	kirchberg an der pielach	48.027	15.429	2	1271
at	06	Kirchberg an der Raab	kirchberg an der raab	46.986	15.767	2	982
at	07	Kirchberg in Tirol	kirchberg in tirol	47.445	12.316	2	5245
at	04	Kirchberg ob der Donau	kirchberg ob der donau	48.444	13.938	2	351
at	07	Kirchbichl	kirchbichl	47.517	12.096	2	5855
at	04	Kirchdorf an der Krems	kirchdorf an der krems	47.906	14.122	2	4502
at	07	Kirchdorf in Tirol	kirchdorf in tirol	47.556	12.445	2	2795
at	06	Kirchenviertel	kirchenviertel	47.131	15.348	2	5791
at	03	Kirchschlag	kirchschlag	48.393	15.223	2	240
at	04	Kirchschlag bei Linz	kirchschlag bei linz	48.411	14.277	2	726
at	03	Kirchschlag in der Buckligen Welt	kirchschlag in der buckligen welt	47.5	16.283	2	1554
at	03	Kirchstetten	kirchstetten	48.183	15.817	2	769
at	03	Kirnberg an der Mank	kirnberg an der mank	48.072	15.322	2	551
at	01	Kittsee	kittsee	48.093	17.064	2	3162
at	07	Kitzbühel	kitzbuhel	47.446	12.392	2	8272
at	06	Kitzeck im Sausal	kitzeck im sausal	46.781	15.454	2	0
at	06	Klaffenegg	klaffenegg	47.518	15.76	2	0
at	04	Klaffer am Hochficht	klaffer am hochficht	48.695	13.881	2	408
at	02	Klagenfurt am Wörthersee	klagenfurt am worthersee	46.625	14.305	2	90610
at	08	Klaus	klaus	47.309	9.647	2	3118
at	03	Klausen-Leopoldsdorf	klausen leopoldsdorf	48.088	16.017	2	1681
at	06	Klausner	klausner	47.576	14.35	2	0
at	02	Klein Sankt Paul	klein st paul	46.836	14.541	2	1030
at	03	Klein-Neusiedl	klein neusiedl	48.094	16.607	2	907
at	03	Klein-Pöchlarn	klein pochlarn	48.217	15.217	2	991
at	05	Kleinarl	kleinarl	47.277	13.32	2	792
at	02	Kleinedling	kleinedling	46.814	14.828	2	1840
at	01	Kleinhöflein im Burgenland	kleinhoflein im burgenland	47.842	16.504	2	2868
at	06	Kleinlobming	kleinlobming	47.15	14.849	2	366
at	01	Kleinmürbisch	kleinmurbisch	47.033	16.324	2	226
at	06	Kleinsöding	kleinsoding	47	15.283	2	1035
at	06	Kleinsölk	kleinsolk	47.394	13.939	2	562
at	03	Kleinzell	kleinzell	47.98	15.736	2	624
at	01	Klingenbach	klingenbach	47.752	16.541	2	1172
at	06	Kloster	kloster	46.883	15.083	2	108
at	03	Klosterneuburg	klosterneuburg	48.305	16.325	2	15614
at	06	Klöch	kloch	46.765	15.966	2	396
at	08	Klösterle	klosterle	47.133	10.083	2	596
at	06	Knittelfeld	knittelfeld	47.217	14.817	2	11521
at	06	Kobenz	kobenz	47.25	14.85	2	651
at	01	Kobersdorf	kobersdorf	47.596	16.392	2	1074
at	08	Koblach	koblach	47.333	9.6	2	4577
at	01	Kohfidisch	kohfidisch	47.175	16.357	2	919
at	06	Kohlberg	kohlberg	46.9	15.783	2	298
at	06	Kohlschwarz	kohlschwarz	47.117	15.117	2	253
at	07	Kolsass	kolsass	47.3	11.633	2	1626
at	07	Kolsassberg	kolsassberg	47.282	11.653	2	817
at	04	Kopfing im Innkreis	kopfing im innkreis	48.44	13.658	2	600
at	05	Koppl	koppl	47.808	13.156	2	453
at	03	Korneuburg	korneuburg	48.35	16.333	2	12986
at	03	Kottingbrunn	kottingbrunn	47.951	16.227	2	7417
at	06	Krakaudorf	krakaudorf	47.181	14.021	2	609
at	06	Krakauhintermühlen	krakauhintermuhlen	47.183	13.983	2	517
at	06	Krakauschatten	krakauschatten	47.183	13.967	2	293
at	07	Kramsach	kramsach	47.443	11.875	2	0
at	06	Kraubath an der Mur	kraubath an der mur	47.3	14.933	2	995
at	03	Krems an der Donau	krems an der donau	48.409	15.614	2	14473
at	04	Kremsdorf	kremsdorf	48.2	14.262	2	1364
at	04	Kremsmünster	kremsmunster	48.053	14.129	2	6585
at	01	Krensdorf	krensdorf	47.786	16.415	2	642
at	03	Kreuzstetten	kreuzstetten	48.48	16.473	2	0
at	06	Krieglach	krieglach	47.547	15.562	2	3062
at	05	Krimml	krimml	47.218	12.175	2	876
at	05	Krispl	krispl	47.717	13.183	2	110
at	03	Kritzendorf	kritzendorf	48.329	16.3	2	2457
at	04	Kronstorf	kronstorf	48.143	14.463	2	1617
at	06	Krottendorf	krottendorf	47.2	15.633	2	871
at	06	Krottendorf bei Ligist	krottendorf bei ligist	47.017	15.217	2	1211
at	03	Krumau am Kamp	krumau am kamp	48.589	15.449	2	256
at	08	Krumbach	krumbach	47.483	9.936	2	1042
at	03	Krumbach Markt	krumbach markt	47.522	16.194	2	2316
at	06	Krumegg	krumegg	47.021	15.631	2	1156
at	03	Krumnussbaum	krumnussbaum	48.209	15.162	2	1135
at	02	Krumpendorf	krumpendorf	46.633	14.217	2	3264
at	06	Krusdorf	krusdorf	46.839	15.861	2	256
at	05	Kuchl	kuchl	47.626	13.145	2	1883
at	07	Kufstein	kufstein	47.583	12.167	2	9848
at	01	Kukmirn	kukmirn	47.075	16.21	2	718
at	06	Kulm am Zirbitz	kulm am zirbitz	47.058	14.487	2	299
at	06	Kumberg	kumberg	47.164	15.533	2	1707
at	07	Kundl	kundl	47.467	11.983	2	3771
at	06	Köflach	koflach	47.067	15.083	2	4375
at	01	Königsdorf	konigsdorf	47	16.167	2	720
at	03	Königstetten	konigstetten	48.302	16.145	2	2406
at	04	Königswiesen	konigswiesen	48.405	14.838	2	1271
at	07	Kössen	kossen	47.67	12.405	2	4346
at	05	Köstendorf	kostendorf	47.95	13.2	2	1055
at	02	Kötschach	kotschach	46.682	13.007	2	1498
at	02	Köttmannsdorf	kottmannsdorf	46.561	14.234	2	743
at	02	Kühnsdorf	kuhnsdorf	46.622	14.636	2	1521
at	03	Laa an der Thaya	laa an der thaya	48.717	16.383	2	4777
at	04	Laab	laab	48.261	13.054	2	3150
at	03	Laab im Walde	laab im walde	48.155	16.174	2	1137
at	04	Laahen	laahen	48.172	14.006	2	4836
at	04	Laakirchen	laakirchen	47.982	13.822	2	9861
at	06	Labuch	labuch	47.067	15.667	2	346
at	01	Lackenbach	lackenbach	47.59	16.465	2	1167
at	01	Lackendorf	lackendorf	47.59	16.504	2	604
at	03	Ladendorf	ladendorf	48.533	16.483	2	1339
at	07	Ladis	ladis	47.075	10.649	2	531
at	06	Lafnitz	lafnitz	47.368	16.011	2	967
at	04	Lambach	lambach	48.093	13.875	2	3279
at	05	Lamprechtshausen	lamprechtshausen	47.991	12.955	2	1866
at	07	Landeck	landeck	47.14	10.566	2	7725
at	03	Landegg	landegg	47.9	16.4	2	1085
at	06	Landl	landl	47.657	14.732	2	0
at	02	Landskron	landskron	46.617	13.883	2	4304
at	06	Lang	lang	46.838	15.505	2	183
at	03	Langau	langau	48.832	15.716	2	627
at	06	Langegg bei Graz	langegg bei graz	47.05	15.633	2	0
at	08	Langen	langen	47.517	9.817	2	1405
at	08	Langenegg	langenegg	47.469	9.897	2	1133
at	03	Langenlebarn-Oberaigen	langenlebarn oberaigen	48.33	16.111	2	1418
at	03	Langenlois	langenlois	48.467	15.667	2	4777
at	03	Langenrohr	langenrohr	48.305	16.01	2	1320
at	04	Langenstein	langenstein	48.252	14.477	2	1351
at	06	Langenwang	langenwang	47.567	15.617	2	3119
at	03	Langenzersdorf	langenzersdorf	48.304	16.361	2	8137
at	04	Langholzfeld	langholzfeld	48.243	14.248	2	3622
at	07	Langkampfen	langkampfen	47.549	12.101	2	0
at	03	Langschlag	langschlag	48.574	14.885	2	631
at	06	Lannach	lannach	46.946	15.337	2	1334
at	07	Lans	lans	47.238	11.431	2	1096
at	03	Lanzendorf	lanzendorf	48.111	16.445	2	1886
at	03	Lanzenkirchen	lanzenkirchen	47.736	16.22	2	837
at	03	Lassee	lassee	48.225	16.822	2	2379
at	06	Lassing	lassing	47.534	14.258	2	0
at	06	Lassnitzhöhe	lassnitzhohe	47.067	15.583	2	2817
at	02	Launsdorf	launsdorf	46.771	14.452	2	1207
at	04	Laussa	laussa	47.95	14.45	2	1227
at	08	Lauterach	lauterach	47.476	9.729	2	10267
at	02	Lavamünd	lavamund	46.64	14.947	2	328
at	07	Lavant	lavant	46.799	12.838	2	320
at	03	Laxenburg	laxenburg	48.068	16.356	2	2828
at	08	Lech	lech	47.208	10.142	2	1568
at	07	Lechaschau	lechaschau	47.488	10.707	2	2108
at	02	Ledenitzen	ledenitzen	46.566	13.961	2	1118
at	05	Lehen	lehen	47.871	13.017	2	1046
at	03	Leiben	leiben	48.246	15.275	2	749
at	06	Leibnitz	leibnitz	46.782	15.538	2	8533
at	07	Leisach	leisach	46.813	12.749	2	557
at	06	Leitendorf	leitendorf	47.367	15.083	2	2568
at	06	Leitersdorf im Raabtal	leitersdorf im raabtal	46.942	15.934	2	699
at	01	Leithaprodersdorf	leithaprodersdorf	47.933	16.479	2	1193
at	06	Leitring	leitring	46.78	15.559	2	3132
at	03	Leitzersdorf	leitzersdorf	48.419	16.245	2	648
at	04	Lembach im Mühlkreis	lembach im muhlkreis	48.495	13.895	2	1354
at	06	Lend	lend	47.083	15.416	2	31147
at	05	Lend	lend	47.299	13.052	2	603
at	02	Lendorf	lendorf	46.835	13.43	2	920
at	03	Lengenfeld	lengenfeld	48.472	15.599	2	1412
at	05	Lengfelden	lengfelden	47.85	13.05	2	1463
at	04	Lenzing	lenzing	47.973	13.608	2	2981
at	06	Leoben	leoben	47.377	15.091	2	8264
at	03	Leobendorf	leobendorf	48.383	16.317	2	2802
at	03	Leobersdorf	leobersdorf	47.928	16.217	2	4915
at	05	Leogang	leogang	47.439	12.761	2	377
at	04	Leonding	leonding	48.28	14.253	2	4657
at	04	Leonstein	leonstein	47.897	14.231	2	1751
at	03	Leopoldsdorf	leopoldsdorf	48.116	16.391	2	5078
at	03	Leopoldsdorf im Marchfelde	leopoldsdorf im marchfelde	48.223	16.689	2	2391
at	03	Lerchenfeld	lerchenfeld	48.412	15.632	2	2080
at	07	Lermoos	lermoos	47.404	10.881	2	1075
at	07	Leutasch	leutasch	47.369	11.144	2	2380
at	06	Leutschach	leutschach	46.667	15.469	2	557
at	04	Lichtenegg	lichtenegg	48.15	14	2	6163
at	03	Lichtenegg	lichtenegg	47.6	16.2	2	271
at	03	Lichtenwörth	lichtenworth	47.828	16.299	2	2727
at	06	Liebenau	liebenau	47.033	15.467	2	14447
at	02	Liebenfels	liebenfels	46.738	14.287	2	750
at	06	Lieboch	lieboch	46.974	15.338	2	3175
at	07	Lienz	lienz	46.829	12.769	2	11572
at	06	Liesingtal	liesingtal	47.346	15.014	2	1824
at	06	Liezen	liezen	47.567	14.233	2	6587
at	06	Ligist	ligist	46.994	15.211	2	708
at	03	Lilienfeld	lilienfeld	48.013	15.597	2	447
at	02	Lind	lind	46.622	13.847	2	5252
at	08	Lingenau	lingenau	47.45	9.922	2	1466
at	04	Linz	linz	48.306	14.286	3	204846
at	03	Litschau	litschau	48.944	15.045	2	1421
at	01	Litzelsdorf	litzelsdorf	47.208	16.172	2	1181
at	08	Lochau	lochau	47.533	9.75	2	5747
at	01	Lockenhaus	lockenhaus	47.408	16.416	2	1058
at	05	Lofer	lofer	47.585	12.693	2	1185
at	03	Loich	loich	47.996	15.402	2	216
at	01	Loipersbach im Burgenland	loipersbach im burgenland	47.697	16.479	2	1229
at	06	Loipersdorf bei Fürstenfeld	loipersdorf bei furstenfeld	47	16.1	2	779
at	04	Loitzenberg	loitzenberg	48.273	14.553	2	0
at	03	Loosdorf	loosdorf	48.2	15.4	2	3064
at	01	Loretto	loretto	47.916	16.518	2	475
at	08	Lorüns	loruns	47.133	9.85	2	294
at	04	Losenstein	losenstein	47.924	14.437	2	1604
at	08	Ludesch	ludesch	47.2	9.783	2	3371
at	02	Ludmannsdorf	ludmannsdorf	46.541	14.134	2	179
at	04	Luftenberg an der Donau	luftenberg an der donau	48.275	14.413	2	1556
at	03	Lunz am See	lunz am see	47.861	15.03	2	1806
at	08	Lustenau	lustenau	47.426	9.659	2	22821
at	01	Lutzmannsburg	lutzmannsburg	47.464	16.637	2	614
at	07	Längenfeld	langenfeld	47.074	10.97	2	4611
at	06	Lödersdorf	lodersdorf	46.959	15.943	2	0
at	06	Maierdorf	maierdorf	46.892	15.85	2	139
at	03	Mailberg	mailberg	48.674	16.181	2	558
at	05	Maishofen	maishofen	47.367	12.8	2	1909
at	03	Maissau	maissau	48.573	15.83	2	915
at	03	Mank	mank	48.11	15.339	2	2021
at	03	Mannersdorf am Leithagebirge	mannersdorf am leithagebirge	47.967	16.6	2	3328
at	01	Mannersdorf an der Rabnitz	mannersdorf an der rabnitz	47.428	16.527	2	568
at	04	Manning	manning	48.089	13.667	2	122
at	03	Mannsdorf an der Donau	mannsdorf an der donau	48.152	16.665	2	342
at	03	Mannswörth	mannsworth	48.145	16.514	2	1948
at	03	Marbach an der Donau	marbach an der donau	48.217	15.15	2	280
at	03	Marchegg	marchegg	48.262	16.91	2	2199
at	04	Marchtrenk	marchtrenk	48.19	14.109	2	8394
at	03	Margarethen am Moos	margarethen am moos	48.033	16.6	2	1145
at	05	Maria Alm am Steinernen Meer	maria alm am steinernen meer	47.406	12.901	2	1032
at	03	Maria Ellend	maria ellend	48.1	16.683	2	1030
at	03	Maria Enzersdorf	maria enzersdorf	48.1	16.283	2	8829
at	03	Maria Laach am Jauerling	maria laach am jauerling	48.304	15.345	2	256
at	06	Maria Lankowitz	maria lankowitz	47.062	15.065	2	1740
at	03	Maria Lanzendorf	maria lanzendorf	48.099	16.42	2	2129
at	04	Maria Neustift	maria neustift	47.933	14.6	2	1592
at	02	Maria Rain	maria rain	46.554	14.296	2	1002
at	02	Maria Saal	maria saal	46.681	14.349	2	1094
at	04	Maria Schmolln	maria schmolln	48.138	13.22	2	323
at	03	Maria Taferl	maria taferl	48.227	15.16	2	264
at	02	Maria Wörth	maria worth	46.616	14.163	2	151
at	03	Maria-Anzbach	maria anzbach	48.19	15.932	2	1424
at	06	Mariahof	mariahof	47.1	14.4	2	1188
at	05	Mariapfarr	mariapfarr	47.15	13.75	2	1612
at	01	Mariasdorf	mariasdorf	47.366	16.231	2	434
at	07	Mariastein	mariastein	47.528	12.055	2	362
at	07	Mariatal	mariatal	47.448	11.872	2	1505
at	06	Mariatrost	mariatrost	47.1	15.5	2	9631
at	06	Mariazell	mariazell	47.773	15.316	2	1254
at	03	Markersdorf an der Pielach	markersdorf an der pielach	48.183	15.5	2	1444
at	03	Markgrafneusiedl	markgrafneusiedl	48.267	16.633	2	832
at	01	Markt Allhau	markt allhau	47.283	16.083	2	1287
at	01	Markt Neuhodis	markt neuhodis	47.296	16.396	2	526
at	03	Markt Piesting	markt piesting	47.874	16.125	2	2294
at	01	Markt Sankt Martin	markt st martin	47.562	16.425	2	727
at	03	Martinsberg	martinsberg	48.375	15.15	2	483
at	01	Marz	marz	47.717	16.417	2	2073
at	07	Matrei am Brenner	matrei am brenner	47.128	11.452	2	959
at	07	Matrei in Osttirol	matrei in osttirol	47	12.533	2	2482
at	01	Mattersburg	mattersburg	47.733	16.4	2	6577
at	04	Mattighofen	mattighofen	48.107	13.151	2	6524
at	05	Mattsee	mattsee	47.967	13.1	2	3263
at	03	Matzen	matzen	48.4	16.7	2	1796
at	03	Matzendorf	matzendorf	47.891	16.214	2	1734
at	02	Mauer	mauer	46.741	14.229	2	0
at	03	Mauer bei Amstetten	mauer bei amstetten	48.096	14.801	2	2278
at	03	Mauerbach	mauerbach	48.245	16.168	2	3339
at	04	Mauerkirchen	mauerkirchen	48.192	13.133	2	2384
at	07	Maurach	maurach	47.421	11.753	2	2458
at	02	Mautbrücken	mautbrucken	46.72	14.194	2	62
at	03	Mautern	mautern	48.393	15.578	2	2917
at	06	Mautern in Steiermark	mautern in steiermark	47.4	14.833	2	1184
at	05	Mauterndorf	mauterndorf	47.135	13.679	2	1261
at	07	Mayrhofen	mayrhofen	47.167	11.867	2	3720
at	07	Medraz	medraz	47.143	11.343	2	1340
at	04	Meggenhofen	meggenhofen	48.18	13.796	2	313
at	04	Mehrnbach	mehrnbach	48.208	13.435	2	1002
at	09	Meidling	meidling	48.167	16.333	2	97624
at	08	Meiningen	meiningen	47.299	9.579	2	2245
at	03	Melk	melk	48.227	15.332	2	3788
at	06	Mellach	mellach	46.933	15.517	2	589
at	08	Mellau	mellau	47.35	9.881	2	1301
at	06	Merkendorf	merkendorf	46.857	15.904	2	393
at	02	Metnitz	metnitz	46.981	14.217	2	515
at	06	Mettersdorf am Saßbach	mettersdorf am sassbach	46.806	15.711	2	487
at	06	Michaelerberg	michaelerberg	47.411	13.893	2	434
at	04	Michaelnbach	michaelnbach	48.288	13.831	2	383
at	02	Micheldorf	micheldorf	46.917	14.417	2	678
at	02	Micheldorf in Kärnten	micheldorf in karnten	46.915	14.427	2	0
at	04	Micheldorf in Oberösterreich	micheldorf in oberosterreich	47.878	14.134	2	5854
at	03	Michelhausen	michelhausen	48.291	15.939	2	1107
at	07	Mieders	mieders	47.167	11.383	2	1861
at	07	Mieming	mieming	47.3	10.983	2	0
at	03	Miesenbach	miesenbach	47.84	15.982	2	703
at	06	Miesenbach bei Birkfeld	miesenbach bei birkfeld	47.367	15.767	2	0
at	02	Millstatt	millstatt	46.804	13.581	2	889
at	07	Mils bei Imst	mils bei imst	47.206	10.675	2	559
at	07	Mils bei Solbad Hall	mils bei solbad hall	47.283	11.533	2	4377
at	01	Mischendorf	mischendorf	47.193	16.314	2	551
at	03	Mistelbach	mistelbach	48.57	16.577	2	6463
at	08	Mittelberg	mittelberg	47.351	10.172	2	1610
at	03	Mitterbach am Erlaufsee	mitterbach am erlaufsee	47.814	15.295	2	0
at	05	Mitterberghütten	mitterberghutten	47.4	13.217	2	1368
at	06	Mitterdorf an der Raab	mitterdorf an der raab	47.167	15.6	2	176
at	06	Mitterdorf im Mürztal	mitterdorf im murztal	47.533	15.517	2	1935
at	05	Mitterhofen	mitterhofen	47.383	12.8	2	1118
at	04	Mitterkirchen im Machland	mitterkirchen im machland	48.188	14.696	2	179
at	06	Mitterlabill	mitterlabill	46.889	15.636	2	227
at	07	Mitterndorf	mitterndorf	47.577	12.17	2	1938
at	03	Mitterndorf an der Fischa	mitterndorf an der fischa	47.997	16.474	2	2685
at	06	Mitterndorf im Steirischen Salzkammergut	mitterndorf im steirischen salzkammergut	47.556	13.932	2	1043
at	01	Mitterpullendorf	mitterpullendorf	47.493	16.521	2	1169
at	05	Mittersill	mittersill	47.283	12.483	2	1888
at	04	Mittertreffling	mittertreffling	48.339	14.365	2	1293
at	06	Modriach	modriach	46.95	15.05	2	202
at	01	Mogersdorf	mogersdorf	46.949	16.232	2	650
at	04	Molln	molln	47.887	14.258	2	2434
at	04	Mondsee	mondsee	47.856	13.349	2	3734
at	03	Moosbrunn	moosbrunn	48.017	16.45	2	1777
at	02	Moosburg	moosburg	46.657	14.175	2	1030
at	04	Moosdorf	moosdorf	48.045	12.989	2	445
at	06	Mooskirchen	mooskirchen	46.982	15.279	2	614
at	06	Mortantsch	mortantsch	47.208	15.58	2	191
at	01	Moschendorf	moschendorf	47.058	16.477	2	400
at	03	Muckendorf an der Donau	muckendorf an der donau	48.332	16.155	2	1178
at	03	Muggendorf	muggendorf	47.911	15.935	2	365
at	05	Muhr	muhr	47.099	13.498	2	0
at	04	Munderfing	munderfing	48.07	13.182	2	1423
at	08	Muntlix	muntlix	47.283	9.659	2	1615
at	06	Murau	murau	47.111	14.169	2	3534
at	06	Mureck	mureck	46.708	15.775	2	1529
at	07	Musau	musau	47.532	10.673	2	391
at	07	Mutters	mutters	47.233	11.383	2	1587
at	08	Mäder	mader	47.35	9.617	2	4031
at	03	Mödling	modling	48.086	16.289	2	20555
at	08	Möggers	moggers	47.567	9.817	2	534
at	02	Mölbling	molbling	46.85	14.433	2	199
at	02	Möllbrücke	mollbrucke	46.836	13.373	2	1176
at	03	Möllersdorf	mollersdorf	48.026	16.305	2	4587
at	01	Mönchhof	monchhof	47.88	16.941	2	2236
at	03	Mönichkirchen	monichkirchen	47.511	16.034	2	606
at	06	Mönichwald	monichwald	47.447	15.883	2	0
at	01	Mörbisch am See	morbisch am see	47.75	16.667	2	2261
at	02	Mörtschach	mortschach	46.924	12.918	2	249
at	07	Mötz	motz	47.283	10.95	2	1219
at	07	Mühlau	muhlau	47.283	11.4	2	5435
at	05	Mühlbach am Hochkönig	muhlbach am hochkonig	47.377	13.129	2	1318
at	07	Mühlbachl	muhlbachl	47.133	11.45	2	60
at	04	Mühldorf	muhldorf	47.897	13.95	2	1505
at	02	Mühldorf	muhldorf	46.86	13.354	2	911
at	03	Mühldorf	muhldorf	48.374	15.347	2	346
at	06	Mühldorf bei Feldbach	muhldorf bei feldbach	46.939	15.908	2	2026
at	06	Mühlen	muhlen	47.031	14.508	2	295
at	01	Mühlgraben	muhlgraben	46.89	16.041	2	396
at	01	Müllendorf	mullendorf	47.839	16.463	2	1397
at	03	Münchendorf	munchendorf	48.033	16.383	2	2992
at	07	Münster	munster	47.422	11.834	2	3317
at	04	Münzbach	munzbach	48.267	14.71	2	1041
at	04	Münzkirchen	munzkirchen	48.483	13.567	2	1865
at	06	Mürzhofen	murzhofen	47.483	15.383	2	921
at	06	Mürzsteg	murzsteg	47.676	15.491	2	173
at	06	Mürzzuschlag	murzzuschlag	47.607	15.672	2	5975
at	04	Naarn im Machlande	naarn im machlande	48.226	14.608	2	1563
at	06	Naas	naas	47.251	15.594	2	257
at	07	Namlos	namlos	47.35	10.667	2	45
at	07	Nassereith	nassereith	47.317	10.833	2	2119
at	04	Natternbach	natternbach	48.397	13.75	2	1027
at	07	Natters	natters	47.234	11.373	2	2020
at	07	Nauders	nauders	46.889	10.501	2	1542
at	07	Navis	navis	47.54	11.131	2	0
at	04	Nebelberg	nebelberg	48.629	13.846	2	144
at	01	Neckenmarkt	neckenmarkt	47.6	16.547	2	1528
at	03	Neidling	neidling	48.24	15.556	2	122
at	08	Nenzing	nenzing	47.184	9.705	2	4357
at	07	Nesselwängle	nesselwangle	47.483	10.617	2	381
at	06	Nestelbach bei Graz	nestelbach bei graz	47.061	15.611	2	858
at	06	Nestelbach im Ilztal	nestelbach im ilztal	47.083	15.867	2	543
at	02	Neu-Feffernitz	neu feffernitz	46.688	13.679	2	1178
at	03	Neu-Guntramsdorf	neu guntramsdorf	48.064	16.316	2	9071
at	05	Neualm	neualm	47.693	13.088	2	3602
at	04	Neubau	neubau	48.219	14.193	2	1182
at	06	Neuberg an der Mürz	neuberg an der murz	47.664	15.572	2	0
at	01	Neuberg im Burgenland	neuberg im burgenland	47.169	16.261	2	978
at	06	Neudau	neudau	47.176	16.102	2	1246
at	03	Neudorf bei Staatz	neudorf bei staatz	48.721	16.491	2	1082
at	01	Neudörfl	neudorfl	47.797	16.298	2	4564
at	04	Neue Heimat	neue heimat	48.246	13.042	2	1037
at	01	Neufeld an der Leitha	neufeld an der leitha	47.866	16.379	2	3418
at	03	Neufurth	neufurth	48.079	14.812	2	1667
at	02	Neuhaus	neuhaus	46.633	14.883	2	101
at	01	Neuhaus am Klausenbach	neuhaus am klausenbach	46.867	16.033	2	489
at	04	Neuhofen an der Krems	neuhofen an der krems	48.139	14.228	2	6269
at	03	Neuhofen an der Ybbs	neuhofen an der ybbs	48.058	14.855	2	1054
at	04	Neukirchen	neukirchen	47.875	13.711	2	2555
at	05	Neukirchen am Großvenediger	neukirchen am grossvenediger	47.25	12.276	2	1400
at	04	Neukirchen am Walde	neukirchen am walde	48.406	13.782	2	754
at	04	Neukirchen an der Vöckla	neukirchen an der vockla	48.041	13.538	2	333
at	04	Neukirchen bei Lambach	neukirchen bei lambach	48.1	13.817	2	186
at	03	Neulengbach	neulengbach	48.197	15.902	2	1601
at	05	Neumarkt am Wallersee	neumarkt am wallersee	47.95	13.233	2	4456
at	03	Neumarkt an der Ybbs	neumarkt an der ybbs	48.141	15.058	2	1207
at	04	Neumarkt im Hausruckkreis	neumarkt im hausruckkreis	48.273	13.728	2	1377
at	04	Neumarkt im Mühlkreis	neumarkt im muhlkreis	48.428	14.484	2	1167
at	06	Neumarkt in Steiermark	neumarkt in steiermark	47.074	14.427	2	1678
at	03	Neunkirchen	neunkirchen	47.721	16.081	2	11461
at	03	Neusiedl	neusiedl	47.888	15.963	2	1103
at	01	Neusiedl am See	neusiedl am see	47.949	16.842	2	8235
at	03	Neusiedl an der Zaya	neusiedl an der zaya	48.599	16.78	2	1119
at	01	Neustift an der Lafnitz	neustift an der lafnitz	47.367	16.033	2	793
at	01	Neustift bei Güssing	neustift bei gussing	47.025	16.26	2	474
at	07	Neustift im Stubaital	neustift im stubaital	47.117	11.317	2	4747
at	01	Neutal	neutal	47.545	16.446	2	1094
at	06	Neutillmitsch	neutillmitsch	46.817	15.533	2	1277
at	04	Neuzeug	neuzeug	48.05	14.333	2	5346
at	01	Nickelsdorf	nickelsdorf	47.941	17.069	2	1772
at	05	Niederalm	niederalm	47.729	13.062	2	1575
at	07	Niederau	niederau	47.45	12.083	2	1043
at	07	Niederbreitenbach	niederbreitenbach	47.533	12.083	2	1132
at	02	Niederdorf	niederdorf	46.617	14.4	2	1006
at	03	Niederhollabrunn	niederhollabrunn	48.433	16.3	2	641
at	03	Niederleis	niederleis	48.55	16.4	2	619
at	07	Niederndorf	niederndorf	47.65	12.217	2	2736
at	04	Niederneukirchen	niederneukirchen	48.161	14.34	2	1083
at	05	Niedernsill	niedernsill	47.283	12.65	2	835
at	06	Niederschöckl	niederschockl	47.15	15.5	2	1237
at	04	Niederstraß	niederstrass	48.014	13.73	2	1363
at	04	Niederthalheim	niederthalheim	48.099	13.769	2	478
at	06	Niederwölz	niederwolz	47.151	14.375	2	596
at	06	Niederöblarn	niederoblarn	47.477	14.019	2	459
at	01	Nikitsch	nikitsch	47.536	16.66	2	687
at	06	Niklasdorf	niklasdorf	47.383	15.15	2	2515
at	07	Nikolsdorf	nikolsdorf	46.786	12.913	2	598
at	06	Nitscha	nitscha	47.117	15.75	2	750
at	05	Nußdorf am Haunsberg	nussdorf am haunsberg	47.959	13.009	2	970
at	03	Nöchling	nochling	48.224	14.981	2	699
at	04	Nöstlbach	nostlbach	48.167	14.246	2	1499
at	08	Nüziders	nuziders	47.167	9.8	2	4962
at	06	Obdach	obdach	47.067	14.683	2	1537
at	03	Ober-Grafendorf	ober grafendorf	48.15	15.545	2	3228
at	06	Oberaich	oberaich	47.4	15.217	2	523
at	05	Oberalm	oberalm	47.7	13.1	2	4117
at	07	Oberau	oberau	47.443	12.049	2	2054
at	06	Oberdorf am Hochegg	oberdorf am hochegg	46.979	15.722	2	446
at	01	Oberdorf im Burgenland	oberdorf im burgenland	47.217	16.217	2	996
at	02	Oberdrauburg	oberdrauburg	46.743	12.97	2	331
at	05	Obergäu	obergau	47.59	13.176	2	1292
at	06	Oberhaag	oberhaag	46.687	15.332	2	716
at	04	Oberhaid	oberhaid	48.176	14.015	2	5100
at	04	Oberhart	oberhart	48.185	14.055	2	1059
at	03	Oberhausen	oberhausen	48.177	16.585	2	2007
at	04	Oberhofen am Irrsee	oberhofen am irrsee	47.95	13.3	2	173
at	07	Oberhofen im Inntal	oberhofen im inntal	47.3	11.083	2	1857
at	06	Oberkurzheim	oberkurzheim	47.233	14.583	2	118
at	07	Oberlienz	oberlienz	46.847	12.731	2	889
at	01	Oberloisdorf	oberloisdorf	47.447	16.508	2	806
at	07	Obermieming	obermieming	47.3	10.983	2	1458
at	07	Obernberg am Brenner	obernberg am brenner	47.017	11.417	2	363
at	04	Obernberg am Inn	obernberg am inn	48.321	13.334	2	1633
at	03	Oberndorf an der Melk	oberndorf an der melk	48.064	15.224	2	644
at	05	Oberndorf bei Salzburg	oberndorf bei salzburg	47.95	12.933	2	5794
at	04	Oberndorf bei Schwanenstadt	oberndorf bei schwanenstadt	48.056	13.757	2	667
at	07	Oberndorf in Tirol	oberndorf in tirol	47.5	12.383	2	2194
at	03	Oberndorf in der Ebene	oberndorf in der ebene	48.27	15.69	2	2151
at	04	Oberneukirchen	oberneukirchen	48.464	14.223	2	1134
at	07	Oberperfuss	oberperfuss	47.245	11.248	2	3043
at	06	Oberpremstätten	oberpremstatten	46.974	15.404	2	1243
at	01	Oberpullendorf	oberpullendorf	47.504	16.504	2	2019
at	06	Oberrettenbach	oberrettenbach	47.15	15.8	2	273
at	01	Oberschützen	oberschutzen	47.351	16.207	2	1110
at	03	Obersdorf	obersdorf	48.367	16.517	2	1702
at	03	Obersiebenbrunn	obersiebenbrunn	48.265	16.711	2	1708
at	06	Oberstorcha	oberstorcha	46.967	15.8	2	146
at	07	Obertilliach	obertilliach	46.711	12.614	2	443
at	05	Obertrum am See	obertrum am see	47.937	13.077	2	3966
at	02	Obervellach	obervellach	46.937	13.204	2	654
at	06	Obervogau	obervogau	46.745	15.585	2	871
at	03	Oberwagram	oberwagram	48.202	15.649	2	4135
at	03	Oberwaltersdorf	oberwaltersdorf	47.976	16.322	2	4618
at	04	Oberwang	oberwang	47.867	13.433	2	608
at	01	Oberwart	oberwart	47.29	16.206	2	7288
at	06	Oberweg	oberweg	47.15	14.633	2	513
at	03	Oberwölbling	oberwolbling	48.317	15.592	2	1151
at	06	Oberwölz Stadt	oberwolz stadt	47.201	14.283	2	396
at	06	Oberzeiring	oberzeiring	47.25	14.483	2	611
at	07	Obsteig	obsteig	47.3	10.933	2	1316
at	04	Oedt	oedt	48.213	14.21	2	3046
at	03	Oehling	oehling	48.1	14.8	2	1200
at	04	Oepping	oepping	48.603	13.946	2	299
at	07	Oetz	oetz	47.2	10.9	2	2402
at	03	Oeynhausen	oeynhausen	47.985	16.292	2	1159
at	04	Offenhausen	offenhausen	48.15	13.833	2	1010
at	01	Oggau	oggau	47.833	16.667	2	1739
at	04	Ohlsdorf	ohlsdorf	47.961	13.791	2	1093
at	01	Olbendorf	olbendorf	47.183	16.2	2	1449
at	01	Ollersdorf im Burgenland	ollersdorf im burgenland	47.183	16.167	2	933
at	06	Oppenberg	oppenberg	47.483	14.267	2	232
at	03	Opponitz	opponitz	47.878	14.823	2	0
at	04	Ort im Innkreis	ort im innkreis	48.317	13.434	2	781
at	06	Ortgraben	ortgraben	47.45	16.05	2	1236
at	03	Orth an der Donau	orth an der donau	48.145	16.701	2	2086
at	01	Oslip	oslip	47.829	16.62	2	1243
at	02	Ossiach	ossiach	46.674	13.984	2	116
at	04	Ostermiething	ostermiething	48.046	12.829	2	2154
at	06	Osterwitz	osterwitz	46.859	15.09	2	135
at	09	Ottakring	ottakring	48.217	16.3	3	104627
at	03	Ottenschlag	ottenschlag	48.424	15.219	2	785
at	04	Ottenschlag im Mühlkreis	ottenschlag im muhlkreis	48.466	14.385	2	164
at	04	Ottensheim	ottensheim	48.332	14.174	2	3228
at	03	Ottenthal	ottenthal	48.761	16.579	2	428
at	03	Otterthal	otterthal	47.617	15.933	2	592
at	04	Ottnang am Hausruck	ottnang am hausruck	48.096	13.658	2	1003
at	04	Pabneukirchen	pabneukirchen	48.324	14.817	2	497
at	06	Pack	pack	46.979	14.984	2	410
at	06	Paldau	paldau	46.942	15.796	2	897
at	06	Palfau	palfau	47.7	14.8	2	369
at	04	Palting	palting	48.015	13.127	2	87
at	01	Pama	pama	48.05	17.033	2	1204
at	01	Pamhagen	pamhagen	47.701	16.908	2	1623
at	03	Parbasdorf	parbasdorf	48.283	16.6	2	169
at	01	Parndorf	parndorf	48	16.86	2	4689
at	06	Parschlug	parschlug	47.481	15.286	2	1104
at	04	Pasching	pasching	48.259	14.204	2	2409
at	06	Passail	passail	47.283	15.517	2	1488
at	02	Paternion	paternion	46.714	13.636	2	676
at	07	Patsch	patsch	47.205	11.415	2	1014
at	04	Pattigham	pattigham	48.155	13.484	2	427
at	03	Paudorf	paudorf	48.354	15.619	2	895
at	03	Payerbach	payerbach	47.692	15.863	2	1093
at	06	Peggau	peggau	47.2	15.35	2	1949
at	04	Pennewang	pennewang	48.133	13.85	2	107
at	03	Penz	penz	48.033	14.483	2	1905
at	06	Perchau am Sattel	perchau am sattel	47.1	14.45	2	304
at	03	Perchtoldsdorf	perchtoldsdorf	48.119	16.266	2	15047
at	04	Perg	perg	48.25	14.633	2	5812
at	06	Perlsdorf	perlsdorf	46.914	15.814	2	337
at	03	Pernegg	pernegg	48.733	15.617	2	207
at	06	Pernegg an der Mur	pernegg an der mur	47.36	15.342	2	706
at	03	Pernersdorf	pernersdorf	48.7	16.017	2	348
at	03	Pernitz	pernitz	47.898	15.96	2	2356
at	03	Persenbeug	persenbeug	48.187	15.088	2	1303
at	06	Pertlstein	pertlstein	46.941	15.962	2	801
at	04	Perwang am Grabensee	perwang am grabensee	48.007	13.083	2	381
at	03	Petronell-Carnuntum	petronell carnuntum	48.113	16.866	2	1245
at	04	Pettenbach	pettenbach	47.96	14.017	2	1506
at	07	Pettnau	pettnau	47.292	11.16	2	1047
at	07	Pettneu	pettneu	47.146	10.337	2	1141
at	03	Petzenkirchen	petzenkirchen	48.147	15.155	2	1311
at	04	Peuerbach	peuerbach	48.345	13.772	2	1475
at	07	Pfaffenhofen	pfaffenhofen	47.3	11.083	2	1102
at	04	Pfaffing	pfaffing	48.018	13.475	2	150
at	03	Pfaffstätten	pfaffstatten	48.017	16.264	2	3458
at	04	Pfarrkirchen bei Bad Hall	pfarrkirchen bei bad hall	48.03	14.199	2	801
at	05	Pfarrwerfen	pfarrwerfen	47.457	13.205	2	0
at	07	Pflach	pflach	47.517	10.717	2	888
at	07	Pfons	pfons	47.142	11.461	2	602
at	07	Pfunds	pfunds	46.967	10.55	2	2602
at	07	Pians	pians	47.135	10.512	2	609
at	06	Piberegg	piberegg	47.094	15.117	2	174
at	05	Pichl	pichl	47.283	12.85	2	1230
at	04	Pichl bei Wels	pichl bei wels	48.185	13.899	2	707
at	06	Pichling bei Köflach	pichling bei koflach	47.048	15.071	2	3562
at	04	Pierbach	pierbach	48.348	14.756	2	274
at	05	Piesendorf	piesendorf	47.291	12.718	2	2062
at	01	Pilgersdorf	pilgersdorf	47.441	16.349	2	594
at	07	Pill	pill	47.324	11.68	2	1174
at	03	Pillichsdorf	pillichsdorf	48.35	16.533	2	1157
at	06	Pinggau	pinggau	47.442	16.067	2	1338
at	01	Pinkafeld	pinkafeld	47.367	16.117	2	5438
at	04	Pinsdorf	pinsdorf	47.93	13.771	2	1240
at	06	Pirching am Traubenberg	pirching am traubenberg	46.95	15.6	2	614
at	01	Piringsdorf	piringsdorf	47.448	16.415	2	847
at	06	Pirka	pirka	47	15.383	2	2213
at	06	Pischelsdorf in der Steiermark	pischelsdorf in der steiermark	47.174	15.806	2	1545
at	06	Pistorf	pistorf	46.767	15.367	2	611
at	06	Pitschgau	pitschgau	46.7	15.267	2	171
at	03	Pitten	pitten	47.717	16.183	2	1956
at	04	Pitzenberg	pitzenberg	48.074	13.725	2	118
at	05	Plainfeld	plainfeld	47.833	13.183	2	1237
at	05	Plankenau	plankenau	47.327	13.193	2	1722
at	04	Plesching	plesching	48.321	14.338	2	1016
at	01	Podersdorf am See	podersdorf am see	47.854	16.837	2	2135
at	02	Poggersdorf	poggersdorf	46.65	14.45	2	829
at	07	Polling in Tirol	polling in tirol	47.283	11.15	2	945
at	06	Poppendorf	poppendorf	46.856	15.856	2	281
at	03	Pottenbrunn	pottenbrunn	48.233	15.7	2	2390
at	03	Pottendorf	pottendorf	47.9	16.383	2	4508
at	03	Pottenstein	pottenstein	47.958	16.095	2	2495
at	03	Pottschach	pottschach	47.699	16.007	2	4826
at	01	Potzneusiedl	potzneusiedl	48.045	16.948	2	602
at	03	Poysdorf	poysdorf	48.667	16.633	2	2620
at	07	Pradl	pradl	47.265	11.415	2	32588
at	04	Pram	pram	48.235	13.606	2	660
at	04	Prambachkirchen	prambachkirchen	48.317	13.904	2	1164
at	04	Pramet	pramet	48.143	13.488	2	410
at	06	Preding	preding	46.859	15.41	2	860
at	04	Pregarten	pregarten	48.355	14.532	2	2846
at	02	Preitenegg	preitenegg	46.94	14.926	2	271
at	03	Prellenkirchen	prellenkirchen	48.074	16.952	2	1036
at	03	Pressbaum	pressbaum	48.183	16.083	2	6237
at	02	Priel	priel	46.828	14.833	2	3034
at	03	Prigglitz	prigglitz	47.703	15.928	2	264
at	03	Prinzersdorf	prinzersdorf	48.2	15.517	2	1554
at	06	Proleb	proleb	47.4	15.133	2	1146
at	03	Prottes	prottes	48.387	16.739	2	1436
at	06	Pruggern	pruggern	47.424	13.876	2	754
at	07	Prutz	prutz	47.083	10.667	2	1825
at	07	Prägraten	pragraten	47.017	12.383	2	0
at	05	Puch bei Hallein	puch bei hallein	47.715	13.093	2	4065
at	06	Puch bei Weiz	puch bei weiz	47.217	15.717	2	589
at	03	Puchberg am Schneeberg	puchberg am schneeberg	47.787	15.914	2	2683
at	04	Puchenau	puchenau	48.312	14.236	2	2663
at	03	Puchenstuben	puchenstuben	47.928	15.287	2	195
at	04	Puchheim	puchheim	48	13.717	2	2904
at	04	Puchlkirchen am Trattberg	puchlkirchen am trattberg	48.045	13.572	2	1036
at	04	Pucking	pucking	48.189	14.188	2	1751
at	03	Pulkau	pulkau	48.705	15.86	2	1017
at	06	Puntigam	puntigam	47.033	15.433	2	8647
at	01	Purbach am Neusiedler See	purbach am neusiedler see	47.913	16.696	2	2901
at	03	Purgstall	purgstall	48.058	15.135	2	2605
at	03	Purkersdorf	purkersdorf	48.208	16.175	2	9701
at	06	Pusterwald	pusterwald	47.306	14.376	2	450
at	03	Pyhra	pyhra	48.159	15.686	2	1179
at	03	Pöchlarn	pochlarn	48.2	15.2	2	3515
at	03	Pöggstall	poggstall	48.317	15.204	2	929
at	06	Pöllau	pollau	47.3	15.833	2	6014
at	06	Pöllauberg	pollauberg	47.317	15.85	2	0
at	06	Pöls	pols	47.217	14.583	2	1485
at	02	Pörtschach am Wörthersee	portschach am worthersee	46.636	14.146	2	2751
at	01	Pöttelsdorf	pottelsdorf	47.754	16.439	2	735
at	04	Pötting	potting	48.283	13.771	2	243
at	01	Pöttsching	pottsching	47.804	16.371	2	2950
at	04	Pühret	puhret	48.035	13.723	2	49
at	04	Raab	raab	48.352	13.647	2	1429
at	06	Raaba	raaba	47.033	15.5	2	2194
at	06	Raabau	raabau	46.963	15.912	2	602
at	03	Raabs an der Thaya	raabs an der thaya	48.85	15.5	2	807
at	03	Raach am Hochgebirge	raach am hochgebirge	47.633	15.933	2	151
at	03	Raasdorf	raasdorf	48.247	16.565	2	633
at	03	Rabensburg	rabensburg	48.65	16.9	2	1100
at	03	Rabenstein an der Pielach	rabenstein an der pielach	48.065	15.468	2	841
at	06	Rabenwald	rabenwald	47.4	15.9	2	600
at	06	Rachau	rachau	47.217	14.9	2	299
at	02	Radenthein	radenthein	46.801	13.712	2	1846
at	07	Radfeld	radfeld	47.448	11.914	2	2495
at	05	Radstadt	radstadt	47.383	13.45	2	2410
at	04	Raffelstetten	raffelstetten	48.238	14.403	2	1013
at	08	Raggal	raggal	47.211	9.837	2	673
at	06	Ragnitz	ragnitz	46.837	15.593	2	335
at	01	Raiding	raiding	47.566	16.531	2	865
at	02	Rain	rain	46.605	14.386	2	1081
at	04	Rainbach im Mühlkreis	rainbach im muhlkreis	48.558	14.474	2	989
at	05	Ramingstein	ramingstein	47.075	13.836	2	553
at	03	Ramsau	ramsau	48.003	15.803	2	635
at	06	Ramsau am Dachstein	ramsau am dachstein	47.422	13.655	2	2812
at	07	Ramsau im Zillertal	ramsau im zillertal	47.204	11.875	2	1617
at	03	Randegg	randegg	48.012	14.973	2	326
at	02	Rangersdorf	rangersdorf	46.86	12.949	2	387
at	07	Ranggen	ranggen	47.257	11.211	2	1072
at	06	Raning	raning	46.85	15.817	2	510
at	08	Rankweil	rankweil	47.271	9.643	2	11855
at	03	Rannersdorf	rannersdorf	48.128	16.464	2	3144
at	04	Ranshofen	ranshofen	48.233	13.016	2	2319
at	06	Ranten	ranten	47.159	14.083	2	621
at	03	Rappottenstein	rappottenstein	48.522	15.079	2	307
at	06	Rassach	rassach	46.86	15.27	2	333
at	03	Rastenfeld	rastenfeld	48.573	15.332	2	503
at	06	Ratsch an der Weinstraße	ratsch an der weinstrasse	46.689	15.571	2	334
at	06	Ratschendorf	ratschendorf	46.742	15.816	2	601
at	06	Ratten	ratten	47.483	15.717	2	0
at	07	Rattenberg	rattenberg	47.439	11.894	2	411
at	03	Ratzersdorf an der Traisen	ratzersdorf an der traisen	48.226	15.666	2	1645
at	03	Rauchenwarth	rauchenwarth	48.083	16.528	2	742
at	05	Rauris	rauris	47.227	12.995	2	1146
at	03	Ravelsbach	ravelsbach	48.55	15.85	2	657
at	03	Raxendorf	raxendorf	48.341	15.277	2	319
at	01	Rechnitz	rechnitz	47.305	16.441	2	3054
at	02	Reding	reding	46.817	14.85	2	2914
at	04	Redleiten	redleiten	48.081	13.469	2	243
at	04	Redlham	redlham	48.024	13.747	2	389
at	04	Regau	regau	47.991	13.688	2	702
at	03	Rehberg	rehberg	48.431	15.587	2	1766
at	03	Reichenau an der Rax	reichenau an der rax	47.695	15.846	2	1276
at	04	Reichenau im Mühlkreis	reichenau im muhlkreis	48.457	14.349	2	838
at	06	Reichendorf	reichendorf	47.189	15.762	2	614
at	02	Reichenfels	reichenfels	47.007	14.744	2	1060
at	04	Reichenthal	reichenthal	48.543	14.385	2	915
at	04	Reichraming	reichraming	47.883	14.45	2	1103
at	06	Reifling	reifling	47.133	14.667	2	60
at	05	Reinbach	reinbach	47.347	13.191	2	2253
at	03	Reingers	reingers	48.967	15.133	2	194
at	03	Reinsberg	reinsberg	47.986	15.071	2	477
at	03	Reisenberg	reisenberg	47.994	16.52	2	1689
at	05	Reitberg	reitberg	47.853	13.157	2	1156
at	04	Reiterndorf	reiterndorf	47.704	13.629	2	2481
at	07	Reith bei Kitzbühel	reith bei kitzbuhel	47.467	12.35	2	1662
at	07	Reith bei Seefeld	reith bei seefeld	47.3	11.2	2	1370
at	07	Reith im Alpbachtal	reith im alpbachtal	47.417	11.878	2	2181
at	02	Rennweg am Katschberg	rennweg am katschberg	47.017	13.617	2	353
at	06	Rettenegg	rettenegg	47.527	15.781	2	575
at	07	Rettenschöss	rettenschoss	47.657	12.269	2	513
at	03	Retz	retz	48.757	15.955	2	2493
at	06	Retznei	retznei	46.733	15.567	2	365
at	08	Reuthe	reuthe	47.371	9.895	2	658
at	07	Reutte	reutte	47.483	10.717	2	6704
at	04	Ried im Innkreis	ried im innkreis	48.211	13.489	2	11903
at	07	Ried im Oberinntal	ried im oberinntal	47.05	10.65	2	1261
at	04	Ried im Traunkreis	ried im traunkreis	48.026	14.075	2	1368
at	07	Ried im Zillertal	ried im zillertal	47.3	11.867	2	1280
at	04	Ried in der Riedmark	ried in der riedmark	48.271	14.528	2	1306
at	01	Riedlingsdorf	riedlingsdorf	47.35	16.133	2	1619
at	08	Riefensberg	riefensberg	47.501	9.958	2	1086
at	06	Riegersburg	riegersburg	47	15.93	2	646
at	06	Ries	ries	47.083	15.485	2	5819
at	07	Rietz	rietz	47.286	11.031	2	2313
at	08	Riezlern	riezlern	47.358	10.188	2	1998
at	07	Rinn	rinn	47.25	11.5	2	1877
at	01	Ritzing	ritzing	47.613	16.495	2	902
at	01	Rohr im Burgenland	rohr im burgenland	47.117	16.167	2	380
at	03	Rohr im Gebirge	rohr im gebirge	47.895	15.736	2	476
at	04	Rohr im Kremstal	rohr im kremstal	48.069	14.193	2	1142
at	03	Rohrau	rohrau	48.067	16.85	2	451
at	03	Rohrbach an der Gölsen	rohrbach an der golsen	48.047	15.742	2	1199
at	06	Rohrbach an der Lafnitz	rohrbach an der lafnitz	47.383	16	2	994
at	01	Rohrbach bei Mattersburg	rohrbach bei mattersburg	47.705	16.43	2	2707
at	04	Rohrbach in Oberösterreich	rohrbach in oberosterreich	48.573	13.988	2	2432
at	07	Rohrberg	rohrberg	47.233	11.917	2	574
at	03	Rohrendorf bei Krems	rohrendorf bei krems	48.419	15.658	2	2091
at	04	Roitham	roitham	48.024	13.822	2	1017
at	07	Roppen	roppen	47.217	10.817	2	1800
at	02	Rosegg	rosegg	46.588	14.017	2	468
at	03	Rosenau am Sonntagberg	rosenau am sonntagberg	48.008	14.739	2	1213
at	06	Rosental an der Kainach	rosental an der kainach	47.052	15.122	2	1678
at	01	Rotenturm an der Pinka	rotenturm an der pinka	47.25	16.25	2	954
at	06	Rottenmann	rottenmann	47.517	14.35	2	2209
at	02	Ruden	ruden	46.658	14.776	2	189
at	01	Rudersdorf	rudersdorf	47.05	16.117	2	1688
at	04	Rufling	rufling	48.278	14.217	2	1359
at	07	Rum	rum	47.283	11.45	2	9190
at	03	Ruprechtshofen	ruprechtshofen	48.136	15.277	2	1089
at	01	Rust	rust	47.801	16.672	2	1921
at	04	Rutzenham	rutzenham	48.061	13.719	2	36
at	03	Röhrenbach	rohrenbach	48.65	15.5	2	152
at	08	Röns	rons	47.217	9.7	2	352
at	03	Röschitz	roschitz	48.643	15.818	2	675
at	06	Röthelstein	rothelstein	47.317	15.367	2	201
at	08	Röthis	rothis	47.293	9.655	2	1942
at	04	Rüstorf	rustorf	48.043	13.79	2	498
at	05	Saalbach	saalbach	47.391	12.636	2	1755
at	05	Saalfelden am Steinernen Meer	saalfelden am steinernen meer	47.427	12.848	2	8688
at	02	Sachsenburg	sachsenburg	46.829	13.355	2	1026
at	06	Salla	salla	47.1	14.967	2	258
at	03	Sallingberg	sallingberg	48.467	15.233	2	387
at	05	Salzburg	salzburg	47.799	13.044	3	153377
at	04	Sammersdorf	sammersdorf	48.181	14.167	2	1005
at	04	Sankt Aegidi	st aegidi	48.479	13.737	2	263
at	03	Sankt Aegyd am Neuwalde	st aegyd am neuwalde	47.854	15.57	2	1341
at	02	Sankt Andrä	st andra	46.768	14.82	2	1271
at	01	Sankt Andrä am Zicksee	st andra am zicksee	47.784	16.942	2	1371
at	05	Sankt Andrä im Lungau	st andra im lungau	47.15	13.783	2	761
at	03	Sankt Andrä vor dem Hagenthale	st andra vor dem hagenthale	48.322	16.207	2	1692
at	06	Sankt Anna am Aigen	st anna am aigen	46.831	15.971	2	0
at	08	Sankt Anton im Montafon	st anton im montafon	47.117	9.867	2	715
at	06	Sankt Bartholomä	st bartholoma	47.055	15.259	2	522
at	06	Sankt Blasen	st blasen	47.083	14.3	2	525
at	03	Sankt Corona am Wechsel	st corona am wechsel	47.583	16	2	390
at	04	Sankt Dionysen	st dionysen	48.224	14.255	2	3012
at	04	Sankt Florian	st florian	48.206	14.378	2	3209
at	06	Sankt Gallen	st gallen	47.686	14.617	2	792
at	08	Sankt Gallenkirch	st gallenkirch	47.021	9.973	2	1465
at	04	Sankt Georgen am Fillmannsbach	st georgen am fillmannsbach	48.126	13.008	2	96
at	01	Sankt Georgen am Leithagebirge	st georgen am leithagebirge	47.85	16.55	2	2391
at	03	Sankt Georgen am Ybbsfelde	st georgen am ybbsfelde	48.129	14.954	2	1338
at	04	Sankt Georgen an der Gusen	st georgen an der gusen	48.272	14.45	2	3779
at	03	Sankt Georgen an der Leys	st georgen an der leys	48.031	15.227	2	463
at	06	Sankt Georgen an der Stiefing	st georgen an der stiefing	46.873	15.58	2	540
at	04	Sankt Georgen bei Obernberg am Inn	st georgen bei obernberg am inn	48.292	13.333	2	140
at	04	Sankt Georgen im Attergau	st georgen im attergau	47.936	13.483	2	2986
at	06	Sankt Georgen ob Judenburg	st georgen ob judenburg	47.207	14.497	2	366
at	06	Sankt Georgen ob Murau	st georgen ob murau	47.1	14.1	2	339
at	05	Sankt Gilgen	st gilgen	47.767	13.367	2	1113
at	04	Sankt Gotthard im Mühlkreis	st gotthard im muhlkreis	48.38	14.132	2	317
at	06	Sankt Ilgen	st ilgen	47.55	15.167	2	269
at	06	Sankt Jakob im Walde	st jakob im walde	47.467	15.783	2	0
at	07	Sankt Jakob in Defereggen	st jakob in defereggen	46.92	12.331	2	0
at	06	Sankt Jakob-Breitenau	st jakob breitenau	47.392	15.43	2	1127
at	06	Sankt Johann am Tauern	st johann am tauern	47.35	14.467	2	0
at	06	Sankt Johann bei Herberstein	st johann bei herberstein	47.2	15.8	2	395
at	05	Sankt Johann im Pongau	st johann im pongau	47.35	13.2	2	4690
at	06	Sankt Johann im Saggautal	st johann im saggautal	46.704	15.403	2	380
at	07	Sankt Johann in Tirol	st johann in tirol	47.523	12.423	2	9428
at	06	Sankt Johann in der Haide	st johann in der haide	47.281	16.026	2	862
at	06	Sankt Josef (Weststeiermark)	st josef weststeiermark	46.909	15.336	2	727
at	06	Sankt Katharein an der Laming	st katharein an der laming	47.471	15.163	2	274
at	06	Sankt Kathrein am Hauenstein	st kathrein am hauenstein	47.489	15.694	2	525
at	06	Sankt Kathrein am Offenegg	st kathrein am offenegg	47.3	15.583	2	0
at	06	Sankt Lambrecht	st lambrecht	47.067	14.3	2	1316
at	06	Sankt Leonhard	st leonhard	47.069	15.458	2	15853
at	02	Sankt Leonhard	st leonhard	46.625	13.859	2	1789
at	05	Sankt Leonhard	st leonhard	47.726	13.046	2	1081
at	03	Sankt Leonhard am Forst	st leonhard am forst	48.142	15.285	2	1438
at	03	Sankt Leonhard am Hornerwald	st leonhard am hornerwald	48.6	15.533	2	316
at	04	Sankt Lorenz	st lorenz	47.832	13.348	2	1554
at	06	Sankt Lorenzen am Wechsel	st lorenzen am wechsel	47.442	15.955	2	514
at	06	Sankt Lorenzen bei Knittelfeld	st lorenzen bei knittelfeld	47.251	14.895	2	510
at	06	Sankt Lorenzen bei Scheifling	st lorenzen bei scheifling	47.146	14.406	2	328
at	06	Sankt Lorenzen im Mürztal	st lorenzen im murztal	47.483	15.367	2	2457
at	02	Sankt Magdalen	st magdalen	46.617	13.883	2	1358
at	06	Sankt Marein bei Graz	st marein bei graz	47.016	15.684	2	0
at	06	Sankt Marein bei Knittelfeld	st marein bei knittelfeld	47.274	14.861	2	303
at	06	Sankt Marein bei Neumarkt	st marein bei neumarkt	47.066	14.429	2	401
at	06	Sankt Marein im Mürztal	st marein im murztal	47.467	15.367	2	1436
at	02	Sankt Margareten im Rosental	st margareten im rosental	46.544	14.424	2	268
at	06	Sankt Margarethen an der Raab	st margarethen an der raab	47.05	15.75	2	1114
at	03	Sankt Margarethen an der Sierning	st margarethen an der sierning	48.159	15.491	2	550
at	06	Sankt Margarethen bei Knittelfeld	st margarethen bei knittelfeld	47.217	14.867	2	830
at	01	Sankt Margarethen im Burgenland	st margarethen im burgenland	47.803	16.609	2	2636
at	05	Sankt Margarethen im Lungau	st margarethen im lungau	47.079	13.696	2	725
at	04	Sankt Marien	st marien	48.148	14.278	2	1481
at	02	Sankt Martin	st martin	46.617	14.283	2	20000
at	04	Sankt Martin	st martin	48.231	14.268	2	6984
at	06	Sankt Martin	st martin	47.447	15.285	2	2417
at	02	Sankt Martin	st martin	46.617	13.829	2	2416
at	06	Sankt Martin am Grimming	st martin am grimming	47.489	13.981	2	211
at	03	Sankt Martin am Ybbsfelde	st martin am ybbsfelde	48.164	15.021	2	1025
at	01	Sankt Martin an der Raab	st martin an der raab	46.922	16.136	2	564
at	05	Sankt Martin bei Lofer	st martin bei lofer	47.567	12.7	2	832
at	04	Sankt Martin im Innkreis	st martin im innkreis	48.294	13.439	2	0
at	04	Sankt Martin im Mühlkreis	st martin im muhlkreis	48.416	14.038	2	1111
at	06	Sankt Martin im Sulmtal	st martin im sulmtal	46.756	15.297	2	0
at	01	Sankt Michael im Burgenland	st michael im burgenland	47.129	16.271	2	720
at	05	Sankt Michael im Lungau	st michael im lungau	47.1	13.633	2	2059
at	06	Sankt Michael in Obersteiermark	st michael in obersteiermark	47.338	15.018	2	972
at	06	Sankt Nikolai im Sausal	st nikolai im sausal	46.821	15.452	2	294
at	06	Sankt Nikolai im Sölktal	st nikolai im solktal	47.317	14.05	2	470
at	06	Sankt Nikolai ob Draßling	st nikolai ob drassling	46.809	15.651	2	738
at	04	Sankt Oswald bei Freistadt	st oswald bei freistadt	48.5	14.583	2	1454
at	06	Sankt Oswald bei Plankenwarth	st oswald bei plankenwarth	47.087	15.277	2	716
at	06	Sankt Oswald ob Eibiswald	st oswald ob eibiswald	46.708	15.147	2	292
at	03	Sankt Pantaleon	st pantaleon	48.211	14.568	2	1745
at	02	Sankt Paul im Levanttal	st paul im levanttal	46.701	14.876	2	1735
at	02	Sankt Peter	st peter	46.63	14.34	2	20320
at	06	Sankt Peter	st peter	47.05	15.467	2	15187
at	04	Sankt Peter am Hart	st peter am hart	48.253	13.096	2	412
at	06	Sankt Peter am Kammersberg	st peter am kammersberg	47.187	14.185	2	661
at	06	Sankt Peter am Ottersbach	st peter am ottersbach	46.798	15.759	2	740
at	06	Sankt Peter im Sulmtal	st peter im sulmtal	46.75	15.25	2	465
at	03	Sankt Peter in der Au Markt	st peter in der au markt	48.044	14.622	2	2040
at	06	Sankt Peter ob Judenburg	st peter ob judenburg	47.184	14.586	2	377
at	06	Sankt Peter-Freienstein	st peter freienstein	47.383	15.017	2	1086
at	03	Sankt Pölten	st polten	48.2	15.633	2	21911
at	06	Sankt Radegund bei Graz	st radegund bei graz	47.182	15.492	2	814
at	04	Sankt Roman	st roman	48.482	13.611	2	0
at	02	Sankt Ruprecht	st ruprecht	46.6	14.317	2	7442
at	06	Sankt Ruprecht an der Raab	st ruprecht an der raab	47.153	15.663	2	1231
at	02	Sankt Stefan	st stefan	46.807	14.852	2	1743
at	06	Sankt Stefan im Rosental	st stefan im rosental	46.904	15.71	2	3929
at	06	Sankt Stefan ob Leoben	st stefan ob leoben	47.317	14.978	2	1022
at	06	Sankt Stefan ob Stainz	st stefan ob stainz	46.929	15.259	2	807
at	07	Sankt Ulrich am Pillersee	st ulrich am pillersee	47.527	12.572	2	1819
at	06	Sankt Ulrich am Waasen	st ulrich am waasen	46.933	15.533	2	785
at	04	Sankt Ulrich bei Steyr	st ulrich bei steyr	48.021	14.437	2	1379
at	03	Sankt Valentin	st valentin	48.167	14.517	2	9340
at	06	Sankt Veit am Vogau	st veit am vogau	46.74	15.642	2	636
at	02	Sankt Veit an der Glan	st veit an der glan	46.768	14.36	2	10841
at	03	Sankt Veit an der Gölsen	st veit an der golsen	48.043	15.669	2	725
at	05	Sankt Veit im Pongau	st veit im pongau	47.333	13.15	2	3788
at	07	Sankt Veit in Defereggen	st veit in defereggen	46.927	12.43	2	0
at	04	Sankt Wolfgang im Salzkammergut	st wolfgang im salzkammergut	47.739	13.447	2	2794
at	04	Sarleinsbach	sarleinsbach	48.545	13.905	2	1115
at	08	Satteins	satteins	47.217	9.667	2	2703
at	04	Sattledt	sattledt	48.074	14.055	2	1255
at	07	Sautens	sautens	47.2	10.867	2	1601
at	06	Schachen bei Vorau	schachen bei vorau	47.38	15.858	2	1190
at	01	Schachendorf	schachendorf	47.267	16.433	2	440
at	04	Schafwiesen	schafwiesen	48.172	14.071	2	2200
at	04	Schalchen	schalchen	48.119	13.157	2	1618
at	04	Schalchham	schalchham	47.998	13.672	2	1448
at	01	Schandorf	schandorf	47.242	16.423	2	276
at	04	Schardenberg	schardenberg	48.521	13.498	2	882
at	03	Scharndorf	scharndorf	48.094	16.799	2	408
at	07	Scharnitz	scharnitz	47.389	11.265	2	1403
at	04	Scharnstein	scharnstein	47.904	13.961	2	1287
at	01	Schattendorf	schattendorf	47.71	16.51	2	2379
at	07	Schattwald	schattwald	47.514	10.461	2	106
at	05	Scheffau am Tennengebirge	scheffau am tennengebirge	47.588	13.22	2	1119
at	07	Scheffau am Wilden Kaiser	scheffau am wilden kaiser	47.529	12.251	2	1449
at	03	Scheibbs	scheibbs	48.005	15.168	2	4196
at	06	Scheifling	scheifling	47.15	14.413	2	978
at	04	Schenkenfelden	schenkenfelden	48.503	14.362	2	1129
at	02	Schiefling am See	schiefling am see	46.604	14.098	2	864
at	04	Schildorn	schildorn	48.146	13.463	2	463
at	06	Schladming	schladming	47.393	13.687	2	3452
at	07	Schlaiten	schlaiten	46.879	12.654	2	474
at	04	Schlatt	schlatt	48.072	13.789	2	167
at	02	Schleben	schleben	46.62	13.933	2	27
at	05	Schleedorf	schleedorf	47.95	13.15	2	1069
at	03	Schleinbach	schleinbach	48.42	16.478	2	1031
at	04	Schlierbach	schlierbach	47.936	14.12	2	1773
at	08	Schlins	schlins	47.2	9.7	2	2404
at	07	Schlitters	schlitters	47.38	11.839	2	1481
at	04	Schlüsslberg	schlusslberg	48.219	13.872	2	898
at	07	Schmirn	schmirn	47.083	11.567	2	0
at	08	Schnepfau	schnepfau	47.352	9.945	2	272
at	08	Schnifis	schnifis	47.217	9.733	2	798
at	08	Schoppernau	schoppernau	47.312	10.016	2	950
at	03	Schottwien	schottwien	47.657	15.873	2	462
at	03	Schrattenbach	schrattenbach	47.779	15.991	2	45
at	03	Schrattenberg	schrattenberg	48.724	16.722	2	810
at	03	Schrattenthal	schrattenthal	48.7	15.9	2	293
at	03	Schrems	schrems	48.783	15.067	2	3248
at	06	Schrems bei Frohnleiten	schrems bei frohnleiten	47.281	15.359	2	299
at	08	Schruns	schruns	47.08	9.919	2	3818
at	08	Schröcken	schrocken	47.258	10.092	2	224
at	03	Schwadorf	schwadorf	48.069	16.58	2	2180
at	06	Schwanberg	schwanberg	46.758	15.208	2	1363
at	04	Schwanenstadt	schwanenstadt	48.055	13.775	2	4264
at	08	Schwarzach	schwarzach	47.449	9.762	2	3949
at	05	Schwarzach im Pongau	schwarzach im pongau	47.32	13.152	2	3515
at	03	Schwarzau am Steinfeld	schwarzau am steinfeld	47.732	16.171	2	1345
at	03	Schwarzau im Gebirge	schwarzau im gebirge	47.812	15.706	2	169
at	06	Schwarzau im Schwarzautal	schwarzau im schwarzautal	46.879	15.664	2	259
at	03	Schwarzenau	schwarzenau	48.744	15.258	2	858
at	03	Schwarzenbach	schwarzenbach	47.635	16.351	2	941
at	03	Schwarzenbach an der Pielach	schwarzenbach an der pielach	47.933	15.383	2	0
at	08	Schwarzenberg	schwarzenberg	47.414	9.852	2	1850
at	07	Schwaz	schwaz	47.352	11.71	2	13728
at	03	Schwechat	schwechat	48.133	16.467	2	12351
at	03	Schweiggers	schweiggers	48.667	15.067	2	746
at	04	Schweinbach	schweinbach	48.34	14.422	2	1454
at	07	Schwendau	schwendau	47.198	11.859	2	1725
at	07	Schwendt	schwendt	47.632	12.393	2	823
at	04	Schwertberg	schwertberg	48.273	14.585	2	3895
at	07	Schwoich	schwoich	47.546	12.14	2	2515
at	06	Schäffern	schaffern	47.478	16.11	2	432
at	04	Schärding	scharding	48.453	13.437	2	4919
at	04	Schärding Vorstadt	scharding vorstadt	48.452	13.439	2	3246
at	06	Schöder	schoder	47.183	14.1	2	433
at	03	Schönau an der Triesting	schonau an der triesting	47.935	16.254	2	1467
at	03	Schönbach	schonbach	48.45	15.033	2	278
at	07	Schönberg im Stubaital	schonberg im stubaital	47.183	11.417	2	1101
at	04	Schöndorf	schondorf	48.002	13.659	2	1654
at	04	Schönering	schonering	48.298	14.161	2	1013
at	03	Schönkirchen-Reyersdorf	schonkirchen reyersdorf	48.355	16.691	2	1963
at	07	Schönwies	schonwies	47.197	10.657	2	1697
at	04	Schörfling	schorfling	47.945	13.604	2	1680
at	01	Schützen am Gebirge	schutzen am gebirge	47.852	16.623	2	1392
at	06	Sebersdorf	sebersdorf	47.187	15.994	2	750
at	06	Seckau	seckau	47.267	14.783	2	601
at	07	See	see	47.083	10.467	2	1265
at	02	Seebach	seebach	46.617	13.867	2	3938
at	03	Seebenstein	seebenstein	47.699	16.145	2	924
at	02	Seeboden	seeboden	46.819	13.514	2	3123
at	07	Seefeld in Tirol	seefeld in tirol	47.33	11.188	2	3440
at	05	Seeham	seeham	47.967	13.077	2	1354
at	05	Seekirchen am Wallersee	seekirchen am wallersee	47.9	13.133	2	3579
at	04	Seewalchen	seewalchen	47.952	13.584	2	2780
at	05	Seewalchen	seewalchen	47.9	13.133	2	1054
at	06	Seggauberg	seggauberg	46.767	15.517	2	525
at	03	Seibersdorf	seibersdorf	47.959	16.518	2	533
at	06	Seiersberg	seiersberg	47	15.4	2	7728
at	02	Seitenberg	seitenberg	46.748	14.088	2	73
at	03	Seitenstetten Markt	seitenstetten markt	48.033	14.65	2	3394
at	07	Sellrain	sellrain	47.217	11.217	2	1333
at	06	Selzthal	selzthal	47.55	14.312	2	1023
at	03	Semmering	semmering	47.633	15.83	2	544
at	06	Semriach	semriach	47.217	15.4	2	1392
at	03	Senftenberg	senftenberg	48.452	15.545	2	1015
at	07	Serfaus	serfaus	47.04	10.603	2	1134
at	03	Seyring	seyring	48.333	16.483	2	1713
at	08	Sibratsgfäll	sibratsgfall	47.427	10.038	2	401
at	01	Siegendorf im Burgenland	siegendorf im burgenland	47.781	16.542	2	2963
at	06	Siegersdorf bei Herberstein	siegersdorf bei herberstein	47.2	15.783	2	298
at	01	Sieggraben	sieggraben	47.651	16.38	2	1248
at	03	Sieghartskirchen	sieghartskirchen	48.255	16.012	2	2042
at	03	Sierndorf	sierndorf	48.43	16.167	2	1502
at	04	Sierning	sierning	48.043	14.309	2	4025
at	05	Siezenheim	siezenheim	47.815	12.99	2	2951
at	01	Sigless	sigless	47.775	16.395	2	1183
at	03	Sigmundsherberg	sigmundsherberg	48.683	15.75	2	635
at	08	Silbertal	silbertal	47.094	9.983	2	834
at	07	Sillian	sillian	46.753	12.421	2	1604
at	07	Silz	silz	47.267	10.933	2	2536
at	09	Simmering	simmering	48.183	16.433	3	101420
at	06	Sinabelkirchen	sinabelkirchen	47.102	15.828	2	981
at	07	Sistrans	sistrans	47.233	11.45	2	2255
at	02	Sittersdorf	sittersdorf	46.544	14.606	2	173
at	03	Sitzendorf an der Schmida	sitzendorf an der schmida	48.598	15.943	2	622
at	06	Soboth	soboth	46.681	15.078	2	291
at	03	Sollenau	sollenau	47.898	16.248	2	5038
at	03	Sommerein	sommerein	47.983	16.65	2	1947
at	04	Sonnberg im Mühlkreis	sonnberg im muhlkreis	48.461	14.312	2	0
at	08	Sonntag	sonntag	47.239	9.898	2	0
at	03	Sonntagberg	sonntagberg	47.996	14.761	2	488
at	03	Sooss	sooss	47.985	16.217	2	1050
at	03	Spannberg	spannberg	48.464	16.736	2	1010
at	06	Spatenhof	spatenhof	46.962	15.361	2	1021
at	06	Spielberg bei Knittelfeld	spielberg bei knittelfeld	47.217	14.783	2	4228
at	06	Spielfeld	spielfeld	46.706	15.637	2	698
at	03	Spillern	spillern	48.383	16.25	2	2222
at	04	Spital am Pyhrn	spital am pyhrn	47.665	14.34	2	1435
at	06	Spital am Semmering	spital am semmering	47.613	15.751	2	906
at	02	Spittal an der Drau	spittal an der drau	46.8	13.5	2	12880
at	03	Spitz	spitz	48.366	15.414	2	1270
at	03	Spratzern	spratzern	48.17	15.618	2	6376
at	07	St Anton am Arlberg	st anton am arlberg	47.127	10.264	2	1763
at	02	St. Agathen und Perau	st agathen und perau	46.606	13.856	2	3230
at	02	St. Georgen am Längsee	st georgen am langsee	46.781	14.43	2	167
at	05	St. Martin of Tennengebirge	st martin of tennengebirge	47.465	13.378	2	1083
at	06	St. Ruprecht-Falkendorf	st ruprecht falkendorf	47.101	14.018	2	0
at	02	St. Veiter Vorstadt	st veiter vorstadt	46.632	14.306	2	3674
at	03	Staatz	staatz	48.676	16.487	2	0
at	06	Stadl an der Mur	stadl an der mur	47.083	13.967	2	433
at	04	Stadl-Hausruck	stadl hausruck	48.083	13.852	2	1284
at	04	Stadl-Paura	stadl paura	48.083	13.867	2	0
at	04	Stadl-Traun	stadl traun	48.08	13.861	2	3643
at	01	Stadtschlaining	stadtschlaining	47.317	16.283	2	668
at	06	Stainach	stainach	47.533	14.109	2	1893
at	06	Stainz	stainz	46.894	15.267	2	1677
at	06	Stainz bei Straden	stainz bei straden	46.824	15.892	2	275
at	02	Stall	stall	46.891	13.037	2	505
at	08	Stallehr	stallehr	47.133	9.85	2	289
at	06	Stallhof	stallhof	46.883	15.283	2	534
at	06	Stallhofen	stallhofen	47.05	15.217	2	1231
at	06	Stambach	stambach	47.333	15.933	2	274
at	07	Stams	stams	47.276	10.983	2	1495
at	07	Stans	stans	47.367	11.717	2	1928
at	07	Stanz bei Landeck	stanz bei landeck	47.148	10.553	2	577
at	07	Stanzach	stanzach	47.383	10.567	2	455
at	06	Stattegg	stattegg	47.133	15.417	2	0
at	03	Stattersdorf	stattersdorf	48.183	15.633	2	1963
at	03	Statzendorf	statzendorf	48.308	15.641	2	299
at	07	Steeg	steeg	47.244	10.294	2	254
at	01	Stegersbach	stegersbach	47.167	16.167	2	2658
at	06	Stein	stein	46.998	16.087	2	458
at	03	Stein an der Donau	stein an der donau	48.402	15.581	2	2024
at	03	Steinabrückl	steinabruckl	47.871	16.203	2	1906
at	07	Steinach am Brenner	steinach am brenner	47.083	11.467	2	2716
at	03	Steinakirchen am Forst	steinakirchen am forst	48.07	15.048	2	945
at	04	Steinbach am Attersee	steinbach am attersee	47.831	13.546	2	155
at	01	Steinbrunn	steinbrunn	47.833	16.417	2	2614
at	02	Steindorf am Ossiacher See	steindorf am ossiacher see	46.698	14.009	2	507
at	04	Steinerkirchen an der Traun	steinerkirchen an der traun	48.079	13.958	2	803
at	02	Steinfeld	steinfeld	46.758	13.249	2	1337
at	04	Steinfeld	steinfeld	47.713	13.633	2	1033
at	04	Steinhaus	steinhaus	48.116	14.019	2	990
at	06	Stenzengreith	stenzengreith	47.2	15.517	2	212
at	03	Stephanshart	stephanshart	48.15	14.817	2	1034
at	03	Stetteldorf am Wagram	stetteldorf am wagram	48.408	16.019	2	542
at	03	Stetten	stetten	48.367	16.383	2	1357
at	02	Steuerberg	steuerberg	46.788	14.113	2	144
at	04	Steyr	steyr	48.043	14.421	2	38331
at	04	Steyregg	steyregg	48.285	14.37	2	2987
at	06	Sticklberg	sticklberg	47.53	15.779	2	0
at	01	Stinatz	stinatz	47.203	16.133	2	1263
at	06	Stiwoll	stiwoll	47.1	15.217	2	722
at	02	Stockenboi	stockenboi	46.726	13.523	2	253
at	03	Stockerau	stockerau	48.383	16.217	2	16292
at	03	Stollhofen	stollhofen	48.352	15.76	2	1022
at	01	Stoob	stoob	47.528	16.478	2	1386
at	01	Stotzing	stotzing	47.907	16.546	2	840
at	06	Straden	straden	46.809	15.868	2	283
at	06	Strallegg	strallegg	47.412	15.725	2	911
at	03	Strass	strass	48.467	15.733	2	1336
at	07	Strass im Zillertal	strass im zillertal	47.396	11.82	2	836
at	07	Strassen	strassen	46.754	12.484	2	808
at	06	Strassengel	strassengel	47.116	15.333	2	2822
at	04	Strassham	strassham	48.283	14.145	2	1877
at	03	Strasshof an der Nordbahn	strasshof an der nordbahn	48.317	16.667	2	10009
at	05	Strasswalchen	strasswalchen	47.979	13.255	2	3765
at	03	Stratzing	stratzing	48.45	15.6	2	827
at	06	Straß in Steiermark	strass in steiermark	46.727	15.624	2	1552
at	02	Straßburg-Stadt	strassburg stadt	46.894	14.329	2	1255
at	06	Straßgang	strassgang	47.033	15.4	2	16268
at	01	Strem	strem	47.045	16.414	2	599
at	03	Strengberg	strengberg	48.147	14.651	2	520
at	07	Strengen	strengen	47.126	10.462	2	1213
at	05	Strobl	strobl	47.717	13.483	2	1393
at	03	Stronsdorf	stronsdorf	48.652	16.299	2	671
at	06	Stubenberg	stubenberg	47.245	15.8	2	695
at	06	Studenzen	studenzen	47.006	15.754	2	449
at	05	Stuhlfelden	stuhlfelden	47.288	12.528	2	1143
at	07	Stumm	stumm	47.291	11.888	2	1885
at	07	Stummerberg	stummerberg	47.283	11.917	2	556
at	03	Stössing	stossing	48.123	15.814	2	256
at	08	Sulz	sulz	47.287	9.652	2	2527
at	08	Sulzberg	sulzberg	47.522	9.914	2	1450
at	06	Sulztal an der Weinstraße	sulztal an der weinstrasse	46.683	15.55	2	114
at	06	Söchau	sochau	47.033	16.017	2	724
at	06	Södingberg	sodingberg	47.107	15.172	2	774
at	07	Sölden	solden	46.967	11	2	2205
at	07	Söll	soll	47.504	12.192	2	3631
at	01	Tadten	tadten	47.767	16.983	2	1186
at	04	Taiskirchen im Innkreis	taiskirchen im innkreis	48.265	13.573	2	772
at	05	Tamsweg	tamsweg	47.128	13.811	2	3509
at	07	Tannheim	tannheim	47.499	10.516	2	1067
at	07	Tarrenz	tarrenz	47.267	10.767	2	1894
at	03	Tattendorf	tattendorf	47.95	16.3	2	1439
at	04	Taufkirchen an der Trattnach	taufkirchen an der trattnach	48.247	13.748	2	394
at	05	Taugl	taugl	47.647	13.203	2	1196
at	06	Tauplitz	tauplitz	47.56	14.013	2	615
at	05	Taxach	taxach	47.726	13.072	2	3724
at	05	Taxenbach	taxenbach	47.291	12.962	2	907
at	03	Teesdorf	teesdorf	47.95	16.283	2	1822
at	07	Telfes im Stubai	telfes im stubai	47.167	11.367	2	891
at	07	Telfs	telfs	47.307	11.068	2	15229
at	07	Terfens	terfens	47.324	11.644	2	417
at	04	Ternberg	ternberg	47.945	14.359	2	3367
at	03	Ternitz	ternitz	47.716	16.036	2	7378
at	06	Teufenbach	teufenbach	47.129	14.359	2	786
at	06	Thal	thal	47.076	15.361	2	2261
at	05	Thalgau	thalgau	47.841	13.253	2	2424
at	04	Thalheim bei Wels	thalheim bei wels	48.15	14.033	2	4294
at	07	Thaur	thaur	47.295	11.475	2	3979
at	03	Thaya	thaya	48.855	15.289	2	611
at	03	Theresienfeld	theresienfeld	47.85	16.233	2	3485
at	07	Thiersee	thiersee	47.594	12.118	2	0
at	03	Thomasberg	thomasberg	47.567	16.133	2	442
at	05	Thomatal	thomatal	47.067	13.75	2	298
at	05	Thumersbach	thumersbach	47.33	12.817	2	1010
at	07	Thurn	thurn	46.851	12.769	2	270
at	06	Thörl	thorl	47.52	15.223	2	235
at	08	Thüringen	thuringen	47.2	9.767	2	2222
at	03	Tiefenbach	tiefenbach	47.535	16.213	2	25
at	04	Tiefgraben	tiefgraben	47.874	13.306	2	1585
at	06	Tieschen	tieschen	46.786	15.942	2	333
at	06	Tillmitsch	tillmitsch	46.812	15.517	2	1426
at	06	Tillmitsch Links der Laßnitz	tillmitsch links der lassnitz	46.81	15.524	2	1026
at	04	Timelkam	timelkam	48.004	13.608	2	3061
at	07	Tobadill	tobadill	47.125	10.514	2	516
at	01	Tobaj	tobaj	47.083	16.3	2	285
at	06	Traboch	traboch	47.377	14.986	2	478
at	04	Tragwein	tragwein	48.333	14.622	2	1534
at	06	Trahütten	trahutten	46.825	15.157	2	173
at	03	Traisen	traisen	48.033	15.6	2	3453
at	03	Traiskirchen	traiskirchen	48.015	16.293	2	6608
at	03	Traismauer	traismauer	48.35	15.733	2	2750
at	03	Trattenbach	trattenbach	47.6	15.867	2	545
at	04	Traun	traun	48.221	14.238	2	11267
at	04	Traunkirchen	traunkirchen	47.845	13.789	2	1624
at	01	Trausdorf an der Wulka	trausdorf an der wulka	47.813	16.558	2	2064
at	03	Trautmannsdorf an der Leitha	trautmannsdorf an der leitha	48.024	16.633	2	966
at	06	Trautmannsdorf in Oststeiermark	trautmannsdorf in oststeiermark	46.875	15.885	2	759
at	02	Trebesing	trebesing	46.886	13.51	2	174
at	06	Treglwang	treglwang	47.475	14.591	2	342
at	02	Treibach	treibach	46.867	14.467	2	1093
at	03	Tribuswinkel	tribuswinkel	48.006	16.271	2	3533
at	06	Trieben	trieben	47.486	14.487	2	2408
at	06	Triebendorf	triebendorf	47.117	14.233	2	2
at	07	Trins	trins	47.083	11.417	2	1277
at	07	Tristach	tristach	46.816	12.79	2	1437
at	06	Trofaiach	trofaiach	47.425	15.007	2	7728
at	03	Trumau	trumau	47.993	16.343	2	3640
at	06	Trössing	trossing	46.817	15.817	2	257
at	08	Tschagguns	tschagguns	47.083	9.9	2	2195
at	01	Tschanigraben	tschanigraben	47.017	16.3	2	62
at	03	Tulbing	tulbing	48.293	16.122	2	807
at	07	Tulfes	tulfes	47.258	11.533	2	1089
at	03	Tulln	tulln	48.328	16.059	2	12421
at	03	Tullnerbach-Lawies	tullnerbach lawies	48.189	16.091	2	1625
at	06	Turnau	turnau	47.558	15.337	2	916
at	07	Tux	tux	47.156	11.729	2	1941
at	05	Tweng	tweng	47.183	13.6	2	276
at	03	Türnitz	turnitz	47.931	15.493	2	1439
at	07	Uderns	uderns	47.317	11.867	2	848
at	04	Ufer	ufer	48.248	14.5	2	1566
at	04	Ulrichsberg	ulrichsberg	48.675	13.91	2	1121
at	03	Ulrichskirchen	ulrichskirchen	48.4	16.483	2	1137
at	07	Umhausen	umhausen	47.135	10.928	2	1840
at	04	Ungenach	ungenach	48.048	13.615	2	194
at	06	Ungerdorf	ungerdorf	47.083	15.667	2	900
at	05	Unken	unken	47.65	12.729	2	426
at	06	Unterauersbach	unterauersbach	46.866	15.77	2	218
at	06	Unterbergla	unterbergla	46.807	15.315	2	272
at	02	Untere Fellach	untere fellach	46.625	13.827	2	3307
at	04	Untereisenfeld	untereisenfeld	48.168	14.041	2	1021
at	06	Unterfladnitz	unterfladnitz	47.183	15.667	2	312
at	01	Unterfrauenhaid	unterfrauenhaid	47.571	16.499	2	681
at	04	Unterjosefstal	unterjosefstal	48.292	14.575	2	8
at	01	Unterkohlstätten	unterkohlstatten	47.383	16.317	2	228
at	06	Unterlamm	unterlamm	46.977	16.064	2	647
at	07	Unterlangkampfen	unterlangkampfen	47.55	12.1	2	1965
at	05	Unternberg	unternberg	47.113	13.743	2	1035
at	07	Unterperfuss	unterperfuss	47.267	11.25	2	224
at	06	Unterpremstätten	unterpremstatten	46.965	15.404	2	2196
at	03	Untersiebenbrunn	untersiebenbrunn	48.25	16.733	2	1736
at	03	Unterstinkenbrunn	unterstinkenbrunn	48.668	16.346	2	560
at	05	Untertauern	untertauern	47.3	13.5	2	257
at	07	Untertilliach	untertilliach	46.703	12.678	2	237
at	03	Unterwagram	unterwagram	48.212	15.65	2	2283
at	03	Unterwaltersdorf	unterwaltersdorf	47.95	16.417	2	2829
at	01	Unterwart	unterwart	47.25	16.233	2	700
at	06	Utschtal	utschtal	47.4	15.2	2	1202
at	05	Uttendorf	uttendorf	47.283	12.567	2	1789
at	04	Uttendorf	uttendorf	48.159	13.122	2	1361
at	04	Utzenaich	utzenaich	48.276	13.461	2	631
at	07	Vals	vals	47.045	11.533	2	532
at	08	Vandans	vandans	47.096	9.865	2	2636
at	06	Vasoldsberg	vasoldsberg	47.016	15.558	2	4572
at	06	Veitsch	veitsch	47.578	15.495	2	360
at	02	Velden am Wörthersee	velden am worthersee	46.613	14.041	2	2325
at	03	Velm	velm	48.033	16.433	2	1295
at	04	Viechtwang	viechtwang	47.915	13.963	2	1349
at	05	Viehhausen	viehhausen	47.783	12.983	2	2136
at	05	Viehhofen	viehhofen	47.367	12.733	2	603
at	03	Viehofen	viehofen	48.217	15.617	2	4507
at	09	Vienna	vienna	48.208	16.372	9	1691468
at	05	Vigaun	vigaun	47.667	13.133	2	1393
at	08	Viktorsberg	viktorsberg	47.301	9.675	2	411
at	02	Viktring	viktring	46.592	14.269	2	9407
at	02	Viktringer Vorstadt	viktringer vorstadt	46.618	14.309	2	3436
at	02	Villach	villach	46.61	13.856	2	58882
at	02	Villach-Innere Stadt	villach innere stadt	46.613	13.846	2	8189
at	02	Villacher Vorstadt	villacher vorstadt	46.624	14.289	2	8421
at	07	Vils	vils	47.55	10.633	2	1535
at	07	Virgen	virgen	47.002	12.457	2	1117
at	03	Vitis	vitis	48.76	15.183	2	1244
at	06	Vogau	vogau	46.732	15.608	2	1133
at	06	Voitsberg	voitsberg	47.044	15.153	2	9403
at	07	Volders	volders	47.283	11.567	2	3754
at	07	Voldöpp	voldopp	47.445	11.883	2	3386
at	07	Vomp	vomp	47.333	11.683	2	3287
at	06	Vorau	vorau	47.405	15.888	2	1321
at	04	Vorchdorf	vorchdorf	48.004	13.921	2	7475
at	07	Vorderhornbach	vorderhornbach	47.37	10.539	2	245
at	06	Vordernberg	vordernberg	47.488	14.994	2	1045
at	07	Vorderthiersee	vorderthiersee	47.583	12.1	2	1262
at	04	Vöcklabruck	vocklabruck	48.003	13.657	2	3789
at	04	Vöcklamarkt	vocklamarkt	48.002	13.484	2	2112
at	02	Völkendorf	volkendorf	46.608	13.832	2	5474
at	02	Völkermarkt	volkermarkt	46.662	14.634	2	4653
at	02	Völkermarkter Vorstadt	volkermarkter vorstadt	46.624	14.321	2	4511
at	07	Völs	vols	47.25	11.333	2	6738
at	03	Vösendorf	vosendorf	48.121	16.34	2	6990
at	06	Wagna	wagna	46.767	15.559	2	2277
at	05	Wagnergraben	wagnergraben	48.02	13.024	2	21
at	06	Wagnitz	wagnitz	46.983	15.467	2	2286
at	04	Wagrain	wagrain	48.005	13.672	2	1429
at	05	Wagrain	wagrain	47.335	13.299	2	372
at	04	Wagram	wagram	48.238	14.23	2	1054
at	03	Waidhofen an der Thaya	waidhofen an der thaya	48.817	15.283	2	4280
at	03	Waidhofen an der Ybbs	waidhofen an der ybbs	47.96	14.774	2	3811
at	03	Waidmannsfeld	waidmannsfeld	47.87	15.981	2	390
at	07	Waidring	waidring	47.583	12.567	2	2019
at	02	Waiern	waiern	46.73	14.082	2	1028
at	04	Waizenkirchen	waizenkirchen	48.33	13.858	2	1298
at	05	Walchen	walchen	47.288	12.687	2	1003
at	07	Walchsee	walchsee	47.652	12.319	2	717
at	06	Wald am Schoberpaß	wald am schoberpass	47.449	14.676	2	565
at	05	Wald im Pinzgau	wald im pinzgau	47.25	12.233	2	373
at	03	Waldegg	waldegg	47.869	16.052	2	408
at	03	Waldenstein	waldenstein	48.728	15.014	2	370
at	03	Waldhausen	waldhausen	48.522	15.262	2	208
at	04	Walding	walding	48.352	14.158	2	4095
at	04	Waldkirchen am Wesen	waldkirchen am wesen	48.441	13.822	2	174
at	03	Waldkirchen an der Thaya	waldkirchen an der thaya	48.933	15.35	2	170
at	04	Waldneukirchen	waldneukirchen	47.999	14.259	2	1154
at	05	Waldprechting	waldprechting	47.9	13.117	2	1474
at	04	Waldzell	waldzell	48.136	13.427	2	687
at	04	Wallern an der Trattnach	wallern an der trattnach	48.233	13.946	2	1965
at	01	Wallern im Burgenland	wallern im burgenland	47.728	16.937	2	1702
at	03	Wallsee	wallsee	48.167	14.717	2	2006
at	03	Walpersbach	walpersbach	47.717	16.233	2	766
at	05	Wals	wals	47.783	12.967	2	3626
at	05	Walserfeld	walserfeld	47.792	12.98	2	1050
at	06	Waltendorf	waltendorf	47.067	15.467	2	11960
at	03	Wang	wang	48.045	15.027	2	588
at	02	Warmbad-Judendorf	warmbad judendorf	46.601	13.822	2	2302
at	06	Wartberg	wartberg	47.527	15.481	2	1958
at	04	Wartberg an der Krems	wartberg an der krems	47.989	14.119	2	1382
at	04	Wartberg ob der Aist	wartberg ob der aist	48.348	14.508	2	1206
at	03	Warth	warth	47.65	16.117	2	553
at	08	Warth	warth	47.25	10.183	2	148
at	03	Wartmannstetten	wartmannstetten	47.694	16.075	2	566
at	04	Wasserburg	wasserburg	48.274	14.562	2	0
at	07	Wattenberg	wattenberg	47.283	11.6	2	739
at	07	Wattens	wattens	47.294	11.591	2	7881
at	07	Weer	weer	47.304	11.645	2	1539
at	07	Weerberg	weerberg	47.298	11.666	2	2482
at	04	Weibern	weibern	48.183	13.7	2	711
at	01	Weichselbaum	weichselbaum	46.943	16.188	2	133
at	01	Weiden am See	weiden am see	47.925	16.869	2	2426
at	01	Weiden bei Rechnitz	weiden bei rechnitz	47.3	16.35	2	123
at	03	Weidling	weidling	48.291	16.309	2	3212
at	03	Weigelsdorf	weigelsdorf	47.95	16.4	2	2680
at	03	Weikendorf	weikendorf	48.344	16.767	2	1132
at	03	Weikersdorf am Steinfelde	weikersdorf am steinfelde	47.806	16.144	2	1066
at	04	Weilbach	weilbach	48.277	13.372	2	176
at	08	Weiler	weiler	47.3	9.65	2	2075
at	03	Weinburg	weinburg	48.114	15.533	2	708
at	06	Weinburg am Saßbach	weinburg am sassbach	46.754	15.721	2	364
at	01	Weingraben	weingraben	47.514	16.364	2	363
at	03	Weinzierl am Walde	weinzierl am walde	48.432	15.432	2	239
at	03	Weinzierl bei Krems	weinzierl bei krems	48.4	15.6	2	24092
at	07	Weissach	weissach	47.571	12.163	2	2047
at	07	Weissenbach am Lech	weissenbach am lech	47.442	10.641	2	1231
at	03	Weissenbach an der Triesting	weissenbach an der triesting	47.982	16.039	2	941
at	04	Weisskirchen an der Traun	weisskirchen an der traun	48.162	14.124	2	1081
at	03	Weistrach	weistrach	48.05	14.583	2	2216
at	03	Weiten	weiten	48.296	15.26	2	368
at	02	Weitensfeld	weitensfeld	46.847	14.192	2	565
at	03	Weitersfeld	weitersfeld	48.781	15.813	2	630
at	04	Weitersfelden	weitersfelden	48.477	14.725	2	342
at	03	Weitra	weitra	48.7	14.883	2	1599
at	06	Weiz	weiz	47.217	15.617	2	9221
at	06	Weißenbach bei Liezen	weissenbach bei liezen	47.567	14.217	2	1144
at	04	Weißenkirchen im Attergau	weissenkirchen im attergau	47.95	13.418	2	31
at	03	Weißenkirchen in der Wachau	weissenkirchen in der wachau	48.398	15.469	2	939
at	06	Weißkirchen in Steiermark	weisskirchen in steiermark	47.15	14.733	2	1279
at	04	Wels	wels	48.167	14.033	2	16857
at	04	Wendling	wendling	48.232	13.666	2	372
at	04	Weng im Innkreis	weng im innkreis	48.235	13.178	2	664
at	07	Wenns	wenns	47.167	10.733	2	2044
at	01	Weppersdorf	weppersdorf	47.58	16.427	2	976
at	05	Werfen	werfen	47.476	13.19	2	1570
at	05	Werfenweng	werfenweng	47.462	13.256	2	694
at	02	Wernberg	wernberg	46.617	13.933	2	584
at	06	Werndorf	werndorf	46.924	15.491	2	2365
at	06	Wernersdorf	wernersdorf	46.716	15.207	2	161
at	04	Wernstein am Inn	wernstein am inn	48.508	13.461	2	645
at	07	Westendorf	westendorf	47.432	12.214	2	3652
at	06	Wettmannstätten	wettmannstatten	46.831	15.387	2	599
at	06	Wetzelsdorf	wetzelsdorf	47.053	15.399	2	15687
at	04	Weyer	weyer	47.857	14.664	2	3296
at	04	Weyregg	weyregg	47.903	13.572	2	799
at	09	Wien	wien	48.205	16.351	8	1691468
at	03	Wiener Neudorf	wiener neudorf	48.083	16.314	2	9405
at	03	Wiener Neustadt	wiener neustadt	47.805	16.232	2	44820
at	03	Wienersdorf	wienersdorf	48.008	16.292	2	2971
at	06	Wies	wies	46.72	15.272	2	409
at	03	Wieselburg	wieselburg	48.133	15.133	2	4143
at	01	Wiesen	wiesen	47.738	16.338	2	2691
at	01	Wiesfleck	wiesfleck	47.385	16.146	2	794
at	07	Wiesing	wiesing	47.405	11.797	2	947
at	03	Wiesmath	wiesmath	47.617	16.283	2	1509
at	06	Wildalpen	wildalpen	47.65	14.983	2	464
at	07	Wildermieming	wildermieming	47.317	11.017	2	935
at	06	Wildon	wildon	46.883	15.517	2	2652
at	07	Wildschönau	wildschonau	47.406	12.038	2	0
at	03	Wilfersdorf	wilfersdorf	48.583	16.633	2	1168
at	03	Wilfleinsdorf	wilfleinsdorf	48.017	16.717	2	1106
at	03	Wilhelmsburg	wilhelmsburg	48.106	15.605	2	6557
at	03	Willendorf am Steinfelde	willendorf am steinfelde	47.789	16.057	2	684
at	07	Wilten	wilten	47.258	11.388	2	18142
at	04	Wimpassing	wimpassing	48.167	13.983	2	5748
at	01	Wimpassing an der Leitha	wimpassing an der leitha	47.917	16.433	2	1549
at	03	Wimpassing im Schwarzatale	wimpassing im schwarzatale	47.703	16.033	2	1616
at	04	Wimsbach	wimsbach	48.067	13.9	2	1164
at	01	Winden am See	winden am see	47.95	16.75	2	1315
at	04	Windhaag bei Freistadt	windhaag bei freistadt	48.588	14.562	2	477
at	04	Windhaag bei Perg	windhaag bei perg	48.286	14.681	2	642
at	03	Windhag	windhag	47.979	14.802	2	1748
at	03	Windigsteig	windigsteig	48.767	15.283	2	302
at	04	Windischgarsten	windischgarsten	47.722	14.328	2	2392
at	03	Winklarn	winklarn	48.091	14.848	2	1323
at	02	Winklern	winklern	46.874	12.875	2	690
at	06	Winklern bei Oberwölz	winklern bei oberwolz	47.2	14.233	2	314
at	03	Winzendorf	winzendorf	47.812	16.113	2	1282
at	04	Wippenham	wippenham	48.222	13.379	2	162
at	04	Wispl	wispl	48.165	13.998	2	1967
at	01	Wolfau	wolfau	47.25	16.1	2	1436
at	04	Wolfern	wolfern	48.083	14.372	2	2374
at	03	Wolfpassing	wolfpassing	48.078	15.065	2	493
at	03	Wolfsbach	wolfsbach	48.067	14.667	2	2011
at	02	Wolfsberg	wolfsberg	46.841	14.844	2	754
at	06	Wolfsberg im Schwarzautal	wolfsberg im schwarzautal	46.844	15.659	2	551
at	04	Wolfsegg am Hausruck	wolfsegg am hausruck	48.107	13.673	2	995
at	03	Wolfsgraben	wolfsgraben	48.159	16.121	2	1700
at	03	Wolfsthal	wolfsthal	48.133	17	2	1032
at	08	Wolfurt	wolfurt	47.467	9.75	2	8446
at	03	Wolkersdorf im Weinviertel	wolkersdorf im weinviertel	48.383	16.517	2	4115
at	02	Wudmath	wudmath	46.596	13.981	2	60
at	01	Wulkaprodersdorf	wulkaprodersdorf	47.798	16.504	2	1944
at	03	Wullersdorf	wullersdorf	48.628	16.101	2	737
at	06	Wundschuh	wundschuh	46.926	15.451	2	777
at	07	Wängle	wangle	47.487	10.69	2	552
at	02	Wölfnitz	wolfnitz	46.666	14.258	2	5316
at	03	Wöllersdorf	wollersdorf	47.865	16.171	2	2567
at	03	Wördern	wordern	48.334	16.21	2	3509
at	07	Wörgl	worgl	47.489	12.062	2	13811
at	06	Wörschach	worschach	47.55	14.15	2	717
at	01	Wörterberg	worterberg	47.217	16.1	2	488
at	06	Wörth an der Lafnitz	worth an der lafnitz	47.214	16.081	2	381
at	03	Würflach	wurflach	47.776	16.055	2	1009
at	03	Würmla	wurmla	48.255	15.86	2	669
at	03	Ybbs an der Donau	ybbs an der donau	48.167	15.083	2	4310
at	03	Ybbsitz	ybbsitz	47.947	14.892	2	1721
at	03	Ysper	ysper	48.289	15.061	2	1149
at	01	Zagersdorf	zagersdorf	47.765	16.514	2	1027
at	07	Zams	zams	47.158	10.59	2	3148
at	05	Zederhaus	zederhaus	47.156	13.506	2	583
at	03	Zeillern	zeillern	48.13	14.808	2	1865
at	03	Zeiselmauer	zeiselmauer	48.329	16.176	2	1376
at	07	Zell	zell	47.583	12.15	2	2551
at	04	Zell am Moos	zell am moos	47.9	13.317	2	631
at	04	Zell am Pettenfirst	zell am pettenfirst	48.08	13.599	2	193
at	05	Zell am See	zell am see	47.323	12.798	2	7619
at	07	Zell am Ziller	zell am ziller	47.233	11.883	2	1758
at	04	Zell an der Pram	zell an der pram	48.316	13.629	2	1228
at	03	Zell-Arzberg	zell arzberg	47.952	14.793	2	1536
at	03	Zell-Markt	zell markt	47.959	14.783	2	1119
at	07	Zellberg	zellberg	47.233	11.85	2	383
at	03	Zellerndorf	zellerndorf	48.697	15.958	2	1144
at	06	Zeltweg	zeltweg	47.183	14.75	2	4463
at	06	Zerlach	zerlach	46.946	15.651	2	361
at	06	Zettling	zettling	46.952	15.434	2	444
at	06	Zeutschach	zeutschach	47.067	14.367	2	213
at	03	Ziersdorf	ziersdorf	48.53	15.927	2	1653
at	03	Zillingdorf	zillingdorf	47.85	16.333	2	1239
at	01	Zillingtal	zillingtal	47.814	16.409	2	933
at	07	Zirl	zirl	47.274	11.24	2	8162
at	03	Zistersdorf	zistersdorf	48.543	16.761	2	2792
at	01	Zurndorf	zurndorf	47.983	17.003	2	2247
at	03	Zwentendorf	zwentendorf	48.345	15.91	2	1039
at	03	Zwettl Stadt	zwettl stadt	48.607	15.167	2	3900
at	04	Zwettl an der Rodl	zwettl an der rodl	48.466	14.271	2	870
at	03	Zwölfaxing	zwolfaxing	48.11	16.463	2	1744
at	03	Zöbern	zobern	47.515	16.131	2	729
at	07	Zöblen	zoblen	47.508	10.48	2	231
at	06	Öblarn	oblarn	47.459	13.99	2	1059
at	07	Ötztal-Bahnhof	otztal bahnhof	47.233	10.85	2	1534
at	06	Übelbach	ubelbach	47.225	15.236	2	1078
at	08	Übersaxen	ubersaxen	47.253	9.671	2	629
at	06	Übersbach	ubersbach	47.023	16.055	2	668
ch	TG	Aadorf	aadorf	47.492	8.901	2	7620
ch	AG	Aarau	aarau	47.393	8.044	2	15501
ch	BE	Aarberg	aarberg	47.044	7.276	2	3911
ch	AG	Aarburg	aarburg	47.321	7.9	2	6828
ch	BE	Aarwangen	aarwangen	47.238	7.769	2	4171
ch	TI	Acquarossa	acquarossa	46.455	8.943	2	1814
ch	BE	Adelboden	adelboden	46.491	7.56	2	3541
ch	LU	Adligenswil	adligenswil	47.065	8.361	2	5576
ch	ZH	Adliswil	adliswil	47.31	8.525	2	15230
ch	ZH	Adliswil / Adliswil (Stadtkern)	adliswil adliswil stadtkern	47.311	8.527	2	2538
ch	ZH	Adliswil / Hündli-Zopf	adliswil hundli zopf	47.316	8.519	2	1553
ch	ZH	Adliswil / Oberleimbach	adliswil oberleimbach	47.32	8.515	2	1411
ch	ZH	Adliswil / Sonnenberg	adliswil sonnenberg	47.31	8.521	2	1283
ch	ZH	Adliswil / Sood	adliswil sood	47.319	8.524	2	1494
ch	ZH	Adliswil / Tal	adliswil tal	47.311	8.534	2	1125
ch	BL	Aesch	aesch	47.471	7.597	2	10138
ch	ZH	Aesch	aesch	47.33	8.654	2	1717
ch	BE	Aeschi b. Spiez	aeschi b spiez	46.658	7.697	2	2000
ch	ZH	Aeugst am Albis	aeugst am albis	47.267	8.485	2	0
ch	TG	Affeltrangen	affeltrangen	47.526	9.033	2	2135
ch	ZH	Affoltern / Hasenbüel	affoltern hasenbuel	47.273	8.452	2	1690
ch	ZH	Affoltern / Oberdorf	affoltern oberdorf	47.279	8.457	2	1759
ch	ZH	Affoltern / Sonnenberg	affoltern sonnenberg	47.281	8.46	2	1262
ch	ZH	Affoltern / Unterdorf	affoltern unterdorf	47.283	8.454	2	1989
ch	ZH	Affoltern am Albis	affoltern am albis	47.277	8.451	2	8928
ch	TI	Agno	agno	45.999	8.9	2	3639
ch	VD	Aigle	aigle	46.318	6.965	2	7723
ch	GE	Aire-la-Ville	aire la ville	46.191	6.043	2	1100
ch	TI	Airolo	airolo	46.529	8.612	2	1559
ch	JU	Alle	alle	47.425	7.13	2	1693
ch	BL	Allschwil	allschwil	47.551	7.536	2	18189
ch	OW	Alpnach	alpnach	46.942	8.272	2	5218
ch	UR	Altdorf	altdorf	46.88	8.644	2	8678
ch	SZ	Altendorf	altendorf	47.19	8.838	2	5280
ch	FR	Alterswil	alterswil	46.796	7.259	2	1850
ch	LU	Altishofen	altishofen	47.199	7.97	2	1368
ch	TG	Altnau	altnau	47.611	9.262	2	1887
ch	SG	Altstätten	altstatten	47.378	9.547	2	10574
ch	SG	Amden	amden	47.149	9.142	2	1557
ch	TG	Amriswil	amriswil	47.547	9.296	2	11351
ch	ZH	Andelfingen	andelfingen	47.594	8.678	2	1328
ch	UR	Andermatt	andermatt	46.636	8.594	2	1258
ch	SG	Andwil	andwil	47.439	9.274	2	1737
ch	GE	Anières	anieres	46.277	6.222	2	2706
ch	AI	Appenzell	appenzell	47.331	9.41	2	5649
ch	VD	Apples	apples	46.552	6.429	2	1201
ch	TG	Arbon	arbon	47.517	9.433	2	12933
ch	BE	Arch	arch	47.165	7.431	2	1574
ch	VS	Ardon	ardon	46.21	7.26	2	2305
ch	BL	Arisdorf	arisdorf	47.513	7.765	2	1538
ch	AG	Aristau	aristau	47.287	8.364	2	1313
ch	BL	Arlesheim	arlesheim	47.494	7.62	2	9301
ch	GR	Arosa	arosa	46.778	9.676	2	2307
ch	SZ	Arth	arth	47.063	8.523	2	9850
ch	GR	Arvigo	arvigo	46.302	9.113	2	92
ch	VD	Arzier	arzier	46.46	6.208	2	1919
ch	TI	Arzo	arzo	45.876	8.941	2	1188
ch	TI	Ascona	ascona	46.155	8.773	2	5084
ch	FR	Attalens	attalens	46.506	6.85	2	2380
ch	UR	Attinghausen	attinghausen	46.863	8.63	2	1515
ch	BE	Attiswil	attiswil	47.247	7.614	2	1389
ch	SG	Au	au	47.431	9.634	2	6673
ch	ZH	Au	au	47.242	8.644	2	4844
ch	ZH	Au / Mittel-Dorf	au mittel dorf	47.243	8.646	2	2562
ch	ZH	Au / Unter-Dorf	au unter dorf	47.247	8.633	2	1249
ch	VD	Aubonne	aubonne	46.495	6.392	2	2703
ch	BE	Auswil	auswil	47.136	7.832	2	0
ch	NE	Auvernier	auvernier	46.975	6.879	2	1555
ch	AG	Auw	auw	47.211	8.366	2	1610
ch	VD	Avenches	avenches	46.88	7.041	2	2758
ch	FR	Avry-sur-Matran	avry sur matran	46.788	7.067	2	1326
ch	VS	Ayent	ayent	46.282	7.41	2	3243
ch	ZG	Baar	baar	47.196	8.53	2	20546
ch	ZH	Bachenbülach	bachenbulach	47.503	8.546	2	2985
ch	SG	Bad Ragaz	bad ragaz	47.006	9.503	2	5063
ch	AG	Bad Zurzach	bad zurzach	47.588	8.294	2	4213
ch	AG	Baden	baden	47.473	8.306	2	16118
ch	VS	Bagnes	bagnes	46.083	7.217	2	6626
ch	TI	Balerna	balerna	45.846	9.007	2	3456
ch	SG	Balgach	balgach	47.406	9.607	2	4019
ch	VD	Ballens	ballens	46.555	6.373	2	389
ch	LU	Ballwil	ballwil	47.154	8.322	2	2284
ch	SO	Balsthal	balsthal	47.316	7.693	2	5863
ch	VS	Baltschieder	baltschieder	46.309	7.866	2	1158
ch	FR	Bas-Vully	bas vully	46.962	7.113	2	1963
ch	BS	Basel	basel	47.558	7.573	3	164488
ch	VS	Basse-Nendaz	basse nendaz	46.19	7.312	2	5410
ch	JU	Bassecourt	bassecourt	47.338	7.244	2	3305
ch	ZH	Bassersdorf	bassersdorf	47.443	8.629	2	7010
ch	UR	Bauen	bauen	46.936	8.578	2	206
ch	ZH	Bauma	bauma	47.367	8.879	2	1029
ch	VD	Bavois	bavois	46.684	6.567	2	662
ch	BE	Beatenberg	beatenberg	46.699	7.794	2	1188
ch	NW	Beckenried	beckenried	46.967	8.476	2	3050
ch	TI	Bedigliora	bedigliora	46.003	8.841	2	0
ch	VD	Begnins	begnins	46.442	6.248	2	1323
ch	FR	Belfaux	belfaux	46.822	7.107	2	2286
ch	GE	Bellevue	bellevue	46.257	6.155	2	3674
ch	TI	Bellinzona	bellinzona	46.193	9.017	2	16572
ch	BE	Bellmund	bellmund	47.109	7.246	2	1311
ch	VD	Belmont-sur-Lausanne	belmont sur lausanne	46.519	6.676	2	3007
ch	BE	Belp	belp	46.891	7.498	2	9307
ch	ZH	Benglen	benglen	47.361	8.637	2	1937
ch	SG	Benken	benken	47.199	9.007	2	2419
ch	TG	Berg	berg	47.579	9.166	2	2942
ch	AG	Berikon	berikon	47.352	8.372	2	4527
ch	SH	Beringen	beringen	47.698	8.574	2	3216
ch	BE	Bern	bern	46.948	7.447	3	121631
ch	GE	Bernex	bernex	46.176	6.075	2	9759
ch	VD	Berolle	berolle	46.558	6.336	2	0
ch	LU	Beromünster	beromunster	47.206	8.193	2	2876
ch	AG	Besenbüren	besenburen	47.314	8.346	2	0
ch	BS	Bettingen	bettingen	47.57	7.664	2	1189
ch	SO	Bettlach	bettlach	47.201	7.424	2	4834
ch	NE	Bevaix	bevaix	46.93	6.815	2	3866
ch	VD	Bex	bex	46.25	7.01	2	5956
ch	TI	Biasca	biasca	46.36	8.97	2	5885
ch	SO	Biberist	biberist	47.18	7.562	2	7889
ch	AG	Biberstein	biberstein	47.416	8.085	2	0
ch	BE	Biel/Bienne	biel bienne	47.137	7.246	2	48614
ch	BE	Biglen	biglen	46.926	7.625	2	1759
ch	GL	Bilten	bilten	47.15	9.026	2	2011
ch	BL	Binningen	binningen	47.54	7.569	2	14130
ch	ZH	Binz	binz	47.356	8.627	2	1601
ch	ZH	Binzikon	binzikon	47.276	8.759	2	1854
ch	TI	Bioggio	bioggio	46.014	8.911	2	1784
ch	ZH	Birchwil	birchwil	47.454	8.635	2	1066
ch	ZH	Birmensdorf	birmensdorf	47.355	8.443	2	4772
ch	AG	Birmenstorf	birmenstorf	47.462	8.248	2	2462
ch	AG	Birr	birr	47.434	8.209	2	3884
ch	BL	Birsfelden	birsfelden	47.553	7.623	2	10232
ch	VD	Bière	biere	46.538	6.334	2	1428
ch	VD	Blonay	blonay	46.468	6.896	2	5244
ch	BE	Blumenstein	blumenstein	46.742	7.521	2	1154
ch	VD	Blécherette	blecherette	46.539	6.622	2	6516
ch	TI	Bodio	bodio	46.378	8.91	2	1001
ch	BE	Bolligen	bolligen	46.975	7.497	2	6086
ch	BE	Boltigen	boltigen	46.628	7.391	2	1443
ch	GR	Bonaduz	bonaduz	46.811	9.398	2	2654
ch	JU	Boncourt	boncourt	47.495	7.013	2	1304
ch	AG	Boniswil	boniswil	47.317	8.19	2	1436
ch	ZH	Bonstetten	bonstetten	47.315	8.468	2	2260
ch	VD	Bottens	bottens	46.616	6.661	2	1030
ch	TG	Bottighofen	bottighofen	47.636	9.209	2	1882
ch	BL	Bottmingen	bottmingen	47.523	7.572	2	5912
ch	NE	Boudry	boudry	46.95	6.838	2	4886
ch	BE	Bowil	bowil	46.893	7.698	2	1414
ch	GR	Braggio	braggio	46.303	9.124	2	0
ch	SO	Breitenbach	breitenbach	47.407	7.546	2	3241
ch	AG	Bremgarten	bremgarten	47.351	8.342	2	6543
ch	GR	Breíl	breil	46.77	9.06	2	1344
ch	BE	Brienz	brienz	46.755	8.038	2	2899
ch	VS	Brig	brig	46.317	7.983	2	5000
ch	BL	Brislach	brislach	47.418	7.543	2	1493
ch	TI	Brissago	brissago	46.12	8.712	2	1831
ch	AG	Brittnau	brittnau	47.26	7.947	2	3735
ch	FR	Broc	broc	46.605	7.099	2	2148
ch	SG	Bronschhofen	bronschhofen	47.478	9.035	2	4489
ch	AG	Brugg	brugg	47.481	8.209	2	9196
ch	GR	Brusio	brusio	46.26	10.124	2	1152
ch	BE	Brügg	brugg	47.124	7.279	2	3868
ch	ZH	Brütten	brutten	47.473	8.676	2	1556
ch	ZH	Brüttisellen	bruttisellen	47.422	8.633	2	3697
ch	BL	Bubendorf	bubendorf	47.446	7.738	2	4543
ch	ZH	Bubikon	bubikon	47.267	8.818	2	2052
ch	BE	Buchholterberg	buchholterberg	46.814	7.675	2	1498
ch	LU	Buchrain	buchrain	47.096	8.347	2	5341
ch	SG	Buchs	buchs	47.167	9.478	2	10418
ch	AG	Buchs	buchs	47.394	8.082	2	6599
ch	FR	Bulle	bulle	46.618	7.057	2	12095
ch	NW	Buochs	buochs	46.974	8.423	2	5524
ch	BE	Burgdorf	burgdorf	47.059	7.628	2	14788
ch	BE	Burgistein	burgistein	46.785	7.5	2	1058
ch	GR	Buseno	buseno	46.274	9.107	2	90
ch	VD	Bussigny	bussigny	46.551	6.556	2	7408
ch	BE	Busswil bei Melchnau	busswil bei melchnau	47.186	7.832	2	0
ch	LU	Buttisholz	buttisholz	47.114	8.094	2	2890
ch	AG	Buttwil	buttwil	47.268	8.311	2	1185
ch	BL	Buus	buus	47.506	7.864	2	1005
ch	SZ	Bäch	bach	47.204	8.732	2	1479
ch	ZH	Bäretswil	baretswil	47.337	8.856	2	1313
ch	BE	Bäriswil	bariswil	47.019	7.527	2	1036
ch	BE	Bätterkinden	batterkinden	47.132	7.538	2	2748
ch	BE	Bévilard	bevilard	47.237	7.283	2	1736
ch	BE	Bönigen	bonigen	46.687	7.894	2	2233
ch	FR	Bösingen	bosingen	46.892	7.228	2	3118
ch	AR	Bühler	buhler	47.373	9.425	2	1612
ch	ZH	Bülach	bulach	47.522	8.54	2	13172
ch	ZH	Bülach / Gstückt	bulach gstuckt	47.523	8.549	2	1863
ch	ZH	Bülach / Seematt	bulach seematt	47.517	8.547	2	2171
ch	ZH	Bülach / Soligänter	bulach soliganter	47.526	8.541	2	1434
ch	AG	Bünzen	bunzen	47.31	8.324	2	0
ch	UR	Bürglen	burglen	46.876	8.665	2	3996
ch	TG	Bürglen	burglen	47.549	9.149	2	3149
ch	LU	Büron	buron	47.212	8.094	2	1951
ch	SO	Büsserach	busserach	47.394	7.541	2	1863
ch	SG	Bütschwil	butschwil	47.36	9.072	2	3393
ch	TI	Cadempino	cadempino	46.037	8.934	2	1351
ch	TI	Cadenazzo	cadenazzo	46.152	8.947	2	1906
ch	TI	Cadro	cadro	46.046	8.987	2	1596
ch	TI	Camorino	camorino	46.165	9.005	2	2358
ch	TI	Canobbio	canobbio	46.036	8.966	2	1869
ch	GE	Carouge	carouge	46.181	6.139	2	19344
ch	TI	Caslano	caslano	45.974	8.877	2	3655
ch	TI	Castel San Pietro	castel san pietro	45.862	9.008	2	2150
ch	GR	Cauco	cauco	46.335	9.121	2	34
ch	VD	Caux	caux	46.432	6.939	2	2000
ch	GR	Cazis	cazis	46.719	9.433	2	1641
ch	GR	Celerina	celerina	46.512	9.858	2	1241
ch	NE	Cernier	cernier	47.059	6.9	2	2080
ch	TI	Cevio	cevio	46.315	8.603	2	1844
ch	VS	Chalais	chalais	46.268	7.511	2	2665
ch	ZG	Cham	cham	47.182	8.464	2	13495
ch	VS	Chamoson	chamoson	46.203	7.223	2	2628
ch	VS	Champéry	champery	46.175	6.869	2	1191
ch	GE	Chancy	chancy	46.15	5.972	2	942
ch	VD	Chardonne	chardonne	46.477	6.827	2	2659
ch	FR	Charmey	charmey	46.62	7.165	2	1713
ch	VS	Charrat	charrat	46.125	7.131	2	1156
ch	VD	Chavannes	chavannes	46.53	6.571	2	5454
ch	VD	Chavannes-le-Veyron	chavannes le veyron	46.607	6.451	2	0
ch	VD	Chavornay	chavornay	46.702	6.569	2	2841
ch	VS	Chermignon-d'en Haut	chermignon d en haut	46.288	7.475	2	2773
ch	VD	Cheseaux	cheseaux	46.586	6.606	2	3946
ch	VD	Cheseaux-Noréaz	cheseaux noreaz	46.782	6.67	2	0
ch	VD	Chevilly	chevilly	46.643	6.477	2	0
ch	VD	Chexbres	chexbres	46.482	6.778	2	2133
ch	TI	Chiasso	chiasso	45.832	9.031	2	8060
ch	VS	Chippis	chippis	46.28	7.54	2	1556
ch	GR	Chur	chur	46.85	9.533	2	32429
ch	GR	Churwalden	churwalden	46.781	9.544	2	1214
ch	VD	Château-d'Oex	chateau d oex	46.475	7.132	2	3034
ch	FR	Châtel-Saint-Denis	chatel saint denis	46.527	6.901	2	5094
ch	VD	Chéserex	cheserex	46.399	6.175	2	0
ch	NE	Chézard-Saint-Martin	chezard saint martin	47.066	6.933	2	1655
ch	GE	Chêne-Bougeries	chene bougeries	46.198	6.186	2	10487
ch	GE	Chêne-Bourg	chene bourg	46.195	6.194	2	7959
ch	TI	Claro	claro	46.258	9.023	2	2296
ch	VS	Collombey	collombey	46.274	6.948	2	5926
ch	TI	Comano	comano	46.036	8.955	2	1729
ch	GE	Confignon	confignon	46.173	6.084	2	3425
ch	VS	Conthey	conthey	46.224	7.303	2	6634
ch	VD	Coppet	coppet	46.317	6.191	2	2124
ch	VD	Corcelles-le-Jorat	corcelles le jorat	46.606	6.743	2	0
ch	BE	Corgémont	corgemont	47.195	7.145	2	1503
ch	FR	Corminboeuf	corminboeuf	46.81	7.105	2	1702
ch	NE	Cornaux	cornaux	47.04	7.019	2	1557
ch	GE	Corsier	corsier	46.263	6.225	2	1699
ch	NE	Cortaillod	cortaillod	46.943	6.844	2	4410
ch	VD	Cossonay	cossonay	46.614	6.506	2	2795
ch	JU	Courfaivre	courfaivre	47.335	7.282	2	1508
ch	JU	Courgenay	courgenay	47.405	7.125	2	2106
ch	FR	Courgevaux	courgevaux	46.906	7.112	2	1057
ch	JU	Courrendlin	courrendlin	47.339	7.372	2	2314
ch	JU	Courroux	courroux	47.361	7.374	2	3085
ch	BE	Court	court	47.24	7.337	2	1328
ch	BE	Courtelary	courtelary	47.178	7.072	2	1163
ch	JU	Courtételle	courtetelle	47.341	7.318	2	2248
ch	NE	Couvet	couvet	46.925	6.633	2	2811
ch	VD	Crissier	crissier	46.546	6.576	2	6612
ch	VD	Cuarnens	cuarnens	46.625	6.437	2	0
ch	TI	Cugnasco	cugnasco	46.175	8.917	2	1202
ch	FR	Cugy	cugy	46.815	6.889	2	1523
ch	VD	Cully	cully	46.489	6.729	2	1793
ch	ZH	Dachsen	dachsen	47.665	8.618	2	1470
ch	LU	Dagmersellen	dagmersellen	47.214	7.985	2	3300
ch	NW	Dallenwil	dallenwil	46.924	8.388	2	1738
ch	GE	Dardagny	dardagny	46.196	5.995	2	1329
ch	GR	Davos	davos	46.804	9.837	2	11024
ch	SG	Degersheim	degersheim	47.374	9.2	2	3802
ch	SO	Deitingen	deitingen	47.215	7.619	2	2135
ch	JU	Delémont	delemont	47.365	7.345	2	11315
ch	AG	Densbüren	densburen	47.453	8.053	2	758
ch	SO	Derendingen	derendingen	47.199	7.588	2	6093
ch	BL	Diegten	diegten	47.414	7.811	2	1633
ch	ZH	Dielsdorf	dielsdorf	47.481	8.459	2	4671
ch	BE	Diemtigen	diemtigen	46.649	7.565	2	2027
ch	SG	Diepoldsau	diepoldsau	47.386	9.656	2	5401
ch	TG	Diessenhofen	diessenhofen	47.689	8.75	2	0
ch	ZH	Dietikon	dietikon	47.402	8.4	2	20893
ch	ZH	Dietikon / Almend	dietikon almend	47.405	8.392	2	2118
ch	ZH	Dietikon / Guggenbühl	dietikon guggenbuhl	47.4	8.408	2	1312
ch	ZH	Dietikon / Hofacker	dietikon hofacker	47.397	8.416	2	2826
ch	ZH	Dietikon / Kreuzacker	dietikon kreuzacker	47.399	8.401	2	1955
ch	ZH	Dietikon / Oberdorf	dietikon oberdorf	47.401	8.394	2	4147
ch	ZH	Dietikon / Schönenwerd	dietikon schonenwerd	47.397	8.426	2	1218
ch	ZH	Dietikon / Vorstadt	dietikon vorstadt	47.408	8.397	2	2619
ch	ZH	Dietlikon / Dietlikon (Dorf)	dietlikon dietlikon dorf	47.418	8.619	2	6149
ch	ZH	Dietlikon / Eichwiesen	dietlikon eichwiesen	47.419	8.621	2	1386
ch	GR	Disentis	disentis	46.703	8.851	2	2193
ch	GR	Domat	domat	46.835	9.451	2	6817
ch	NE	Dombresson	dombresson	47.072	6.959	2	1659
ch	FR	Domdidier	domdidier	46.867	7.013	2	2353
ch	GR	Donat	donat	46.628	9.43	2	0
ch	ZH	Dorf	dorf	47.239	8.736	2	1226
ch	SO	Dornach	dornach	47.48	7.616	2	6449
ch	AG	Dottikon	dottikon	47.384	8.24	2	3125
ch	ZH	Dällikon / Dällikon (Dorf)	dallikon dallikon dorf	47.44	8.438	2	1583
ch	ZH	Dänikon	danikon	47.447	8.406	2	1682
ch	BE	Därligen	darligen	46.662	7.808	2	390
ch	ZH	Dübendorf	dubendorf	47.397	8.619	2	19882
ch	ZH	Dübendorf / Kunklerstrasse	dubendorf kunklerstrasse	47.401	8.627	2	1284
ch	ZH	Dübendorf / Sonnenberg	dubendorf sonnenberg	47.395	8.632	2	1018
ch	ZH	Dübendorf / Vogelquartier	dubendorf vogelquartier	47.395	8.612	2	1391
ch	ZH	Dübendorf / Wasserfurren	dubendorf wasserfurren	47.394	8.608	2	1060
ch	FR	Düdingen	dudingen	46.849	7.191	2	7155
ch	ZH	Dürnten	durnten	47.279	8.842	2	1032
ch	BE	Dürrenroth	durrenroth	47.09	7.792	2	1037
ch	AG	Dürrenäsch	durrenasch	47.321	8.159	2	1187
ch	LU	Ebikon	ebikon	47.079	8.34	2	11471
ch	ZH	Ebmatingen	ebmatingen	47.35	8.64	2	2278
ch	SG	Ebnat-Kappel	ebnat kappel	47.262	9.125	2	4852
ch	VD	Echallens	echallens	46.641	6.633	2	4972
ch	VD	Ecublens	ecublens	46.529	6.563	2	10262
ch	FR	Ecublens	ecublens	46.607	6.809	2	10065
ch	ZH	Effretikon	effretikon	47.426	8.691	2	10119
ch	ZH	Effretikon / Rappenhalde-Bannhalde	effretikon rappenhalde bannhalde	47.424	8.697	2	1758
ch	ZH	Effretikon / Rikon	effretikon rikon	47.431	8.686	2	1120
ch	ZH	Effretikon / Watt	effretikon watt	47.428	8.698	2	2632
ch	SO	Egerkingen	egerkingen	47.32	7.784	2	2923
ch	ZH	Egg	egg	47.3	8.69	2	4003
ch	SG	Eggersriet	eggersriet	47.442	9.469	2	2209
ch	BE	Eggiwil	eggiwil	46.876	7.796	2	2559
ch	AG	Egliswil	egliswil	47.349	8.186	2	1401
ch	TG	Egnach	egnach	47.543	9.38	2	4179
ch	AG	Ehrendingen	ehrendingen	47.502	8.347	2	4519
ch	LU	Eich	eich	47.151	8.167	2	1627
ch	SG	Eichberg	eichberg	47.344	9.531	2	1260
ch	AG	Eiken	eiken	47.534	7.988	2	1923
ch	SZ	Einsiedeln	einsiedeln	47.128	8.747	2	13148
ch	ZH	Elgg	elgg	47.497	8.865	2	3282
ch	ZH	Elgg / Städtchen und Umgebung	elgg stadtchen und umgebung	47.493	8.867	2	2342
ch	ZH	Elsau-Räterschen	elsau raterschen	47.502	8.799	2	1395
ch	ZH	Elsau-Räterschen / Räterschen	elsau raterschen raterschen	47.499	8.796	2	1071
ch	ZH	Embrach	embrach	47.506	8.594	2	7088
ch	ZH	Embrach / Embrach (Dorfkern)	embrach embrach dorfkern	47.504	8.595	2	2960
ch	ZH	Embrach / Kellersacker	embrach kellersacker	47.515	8.591	2	1467
ch	LU	Emmen	emmen	47.078	8.273	2	26889
ch	NW	Emmetten	emmetten	46.957	8.515	2	1232
ch	AG	Endingen	endingen	47.537	8.29	2	1935
ch	OW	Engelberg	engelberg	46.821	8.401	2	4001
ch	GL	Ennenda	ennenda	47.034	9.079	2	2699
ch	NW	Ennetbürgen	ennetburgen	46.984	8.41	2	4226
ch	LU	Entlebuch	entlebuch	46.996	8.064	2	3293
ch	VD	Epalinges	epalinges	46.549	6.668	2	7706
ch	FR	Ependes	ependes	46.754	7.146	2	1006
ch	BE	Eriswil	eriswil	47.078	7.851	2	1414
ch	BE	Erlach	erlach	47.042	7.097	2	1108
ch	TG	Erlen	erlen	47.548	9.234	2	3057
ch	ZH	Erlenbach	erlenbach	47.303	8.597	2	4519
ch	ZH	Erlenbach / links des Dorfbachs oberhalb Bahnlinie	erlenbach links des dorfbachs oberhalb bahnlinie	47.3	8.602	2	1709
ch	ZH	Erlenbach / rechts des Dorfbachs oberhalb Bahnlinie	erlenbach rechts des dorfbachs oberhalb bahnlinie	47.307	8.603	2	1470
ch	BE	Erlenbach im Simmental	erlenbach im simmental	46.66	7.554	2	1730
ch	SO	Erlinsbach	erlinsbach	47.398	8.008	2	2258
ch	TG	Ermatingen	ermatingen	47.671	9.086	2	2453
ch	BE	Ersigen	ersigen	47.094	7.595	2	1507
ch	UR	Erstfeld	erstfeld	46.819	8.651	2	3876
ch	SG	Eschenbach	eschenbach	47.24	8.922	2	9175
ch	TG	Eschenz	eschenz	47.648	8.875	2	1508
ch	TG	Eschlikon	eschlikon	47.464	8.964	2	3425
ch	LU	Escholzmatt	escholzmatt	46.913	7.934	2	3192
ch	ZH	Esslingen	esslingen	47.283	8.71	2	1203
ch	FR	Estavayer-le-Lac	estavayer le lac	46.849	6.846	2	5061
ch	BL	Ettingen	ettingen	47.482	7.547	2	4980
ch	LU	Ettiswil	ettiswil	47.15	8.018	2	1801
ch	BE	Evilard	evilard	47.15	7.239	2	2328
ch	VS	Evionnaz	evionnaz	46.181	7.022	2	1001
ch	VS	Evolène	evolene	46.114	7.494	2	1557
ch	TI	Faido	faido	46.477	8.801	2	1512
ch	ZH	Fehraltorf	fehraltorf	47.388	8.751	2	3767
ch	ZH	Feldmeilen	feldmeilen	47.279	8.622	2	3732
ch	GR	Felsberg	felsberg	46.846	9.476	2	2088
ch	BE	Ferenbalm	ferenbalm	46.949	7.211	2	1310
ch	VD	Ferreyres	ferreyres	46.658	6.485	2	0
ch	ZH	Feuerthalen	feuerthalen	47.691	8.644	2	2165
ch	SZ	Feusisberg	feusisberg	47.187	8.747	2	4210
ch	VS	Fiesch	fiesch	46.4	8.135	2	1003
ch	TG	Fischingen	fischingen	47.414	8.969	2	2548
ch	FR	Flamatt	flamatt	46.89	7.322	2	4922
ch	SG	Flawil	flawil	47.413	9.183	2	9739
ch	NE	Fleurier	fleurier	46.902	6.583	2	3681
ch	GR	Flims	flims	46.837	9.285	2	2536
ch	SG	Flums	flums	47.091	9.343	2	4848
ch	ZH	Flurlingen	flurlingen	47.684	8.63	2	1221
ch	UR	Flüelen	fluelen	46.905	8.624	2	2000
ch	LU	Flühli	fluhli	46.884	8.016	2	1937
ch	NE	Fontainemelon	fontainemelon	47.055	6.887	2	1647
ch	JU	Fontenais	fontenais	47.403	7.081	2	1289
ch	VD	Founex	founex	46.333	6.192	2	2254
ch	BE	Fraubrunnen	fraubrunnen	47.086	7.527	2	1616
ch	TG	Frauenfeld	frauenfeld	47.558	8.899	2	21979
ch	BE	Frauenkappelen	frauenkappelen	46.954	7.338	2	1281
ch	SZ	Freienbach	freienbach	47.205	8.758	2	14302
ch	ZH	Freienstein	freienstein	47.533	8.585	2	1617
ch	BL	Frenkendorf	frenkendorf	47.507	7.716	2	6180
ch	FR	Fribourg	fribourg	46.802	7.151	2	32827
ch	AG	Frick	frick	47.512	8.025	2	4583
ch	VD	Froideville	froideville	46.601	6.681	2	1518
ch	BE	Frutigen	frutigen	46.587	7.649	2	6671
ch	SO	Fulenbach	fulenbach	47.271	7.831	2	1526
ch	VS	Fully	fully	46.139	7.115	2	5922
ch	ZH	Fällanden	fallanden	47.372	8.639	2	2100
ch	BL	Füllinsdorf	fullinsdorf	47.507	7.731	2	4442
ch	TG	Gachnang	gachnang	47.539	8.853	2	3235
ch	AR	Gais	gais	47.361	9.454	2	2778
ch	VS	Gampel	gampel	46.316	7.742	2	1386
ch	SG	Gams	gams	47.204	9.442	2	2971
ch	AG	Gansingen	gansingen	47.543	8.135	2	0
ch	SG	Ganterschwil	ganterschwil	47.381	9.092	2	1145
ch	ZH	Gattikon	gattikon	47.284	8.548	2	2142
ch	AG	Gebenstorf	gebenstorf	47.481	8.239	2	4100
ch	BL	Gelterkinden	gelterkinden	47.465	7.852	2	5709
ch	VD	Genolier	genolier	46.435	6.218	2	1498
ch	GE	Genève	geneve	46.202	6.146	3	183981
ch	SO	Gerlafingen	gerlafingen	47.171	7.572	2	4864
ch	ZH	Geroldswil	geroldswil	47.422	8.411	2	3681
ch	SZ	Gersau	gersau	46.994	8.525	2	1983
ch	LU	Geuensee	geuensee	47.2	8.107	2	2168
ch	FR	Giffers	giffers	46.762	7.208	2	1566
ch	VD	Gimel	gimel	46.509	6.307	2	1454
ch	AG	Gipf-Oberfrick	gipf oberfrick	47.499	8.005	2	3102
ch	OW	Giswil	giswil	46.833	8.181	2	3563
ch	TI	Giubiasco	giubiasco	46.172	9.008	2	7752
ch	FR	Givisiez	givisiez	46.812	7.126	2	3010
ch	VD	Gland	gland	46.421	6.27	2	10641
ch	GL	Glarus	glarus	47.041	9.068	2	5681
ch	ZH	Glattbrugg	glattbrugg	47.431	8.563	2	2642
ch	ZH	Glattbrugg / Rohr/Platten-Balsberg	glattbrugg rohr platten balsberg	47.437	8.566	2	1780
ch	ZH	Glattbrugg / Wydacker/Bettacker/Lättenwiesen	glattbrugg wydacker bettacker lattenwiesen	47.429	8.567	2	1551
ch	ZH	Glattfelden	glattfelden	47.559	8.502	2	2578
ch	JU	Glovelier	glovelier	47.335	7.206	2	1199
ch	ZH	Gockhausen	gockhausen	47.381	8.6	2	1411
ch	SG	Goldach	goldach	47.474	9.467	2	9094
ch	SZ	Goldau	goldau	47.048	8.546	2	5285
ch	SG	Goldingen	goldingen	47.265	8.962	2	1013
ch	SG	Gommiswald	gommiswald	47.231	9.024	2	2781
ch	AI	Gonten	gonten	47.327	9.347	2	1406
ch	AG	Gontenschwil	gontenschwil	47.272	8.144	2	2067
ch	TI	Gordola	gordola	46.183	8.867	2	3974
ch	NE	Gorgier	gorgier	46.901	6.78	2	1832
ch	SG	Gossau	gossau	47.416	9.255	2	17043
ch	ZH	Gossau	gossau	47.305	8.758	2	4287
ch	TG	Gottlieben	gottlieben	47.664	9.134	2	290
ch	SG	Grabs	grabs	47.182	9.444	2	6384
ch	VD	Grancy	grancy	46.592	6.464	2	308
ch	NE	Grand-Savagnier	grand savagnier	47.051	6.955	2	1116
ch	VD	Grandson	grandson	46.809	6.646	2	2735
ch	TI	Gravesano	gravesano	46.042	8.918	2	1062
ch	ZH	Greifensee	greifensee	47.367	8.681	2	5032
ch	ZH	Greifensee / Müllerwis / Seilerwis	greifensee mullerwis seilerwis	47.37	8.682	2	1064
ch	ZH	Greifensee / Pfisterhölzli	greifensee pfisterholzli	47.364	8.69	2	1135
ch	BL	Grellingen	grellingen	47.442	7.589	2	1767
ch	SO	Grenchen	grenchen	47.192	7.396	2	15927
ch	VS	Grimisuat	grimisuat	46.259	7.384	2	2332
ch	BE	Grindelwald	grindelwald	46.624	8.036	2	3730
ch	FR	Grolley	grolley	46.834	7.071	2	1575
ch	ZH	Grossacker/Opfikon	grossacker opfikon	47.427	8.579	2	1076
ch	BE	Grossaffoltern	grossaffoltern	47.065	7.357	2	2810
ch	LU	Grosswangen	grosswangen	47.133	8.05	2	2941
ch	FR	Gruyères	gruyeres	46.583	7.082	2	1646
ch	VD	Gryon	gryon	46.274	7.06	2	1122
ch	VS	Grächen	grachen	46.195	7.837	2	1362
ch	AG	Gränichen	granichen	47.359	8.102	2	6557
ch	VS	Grône	grone	46.253	7.459	2	2039
ch	GR	Grüsch	grusch	46.98	9.646	2	1243
ch	ZH	Grüt	grut	47.312	8.783	2	1565
ch	BE	Gstaad	gstaad	46.472	7.287	2	9200
ch	BE	Guggisberg	guggisberg	46.768	7.329	2	1628
ch	SO	Gunzgen	gunzgen	47.314	7.831	2	1604
ch	LU	Gunzwil	gunzwil	47.211	8.179	2	1925
ch	ZH	Gutenswil	gutenswil	47.384	8.718	2	1188
ch	TG	Güttingen	guttingen	47.603	9.287	2	1336
ch	SG	Haag (Rheintal)	haag rheintal	47.21	9.489	2	1180
ch	ZH	Hadlikon	hadlikon	47.288	8.857	2	1321
ch	SH	Hallau	hallau	47.696	8.458	2	2000
ch	LU	Hasle	hasle	46.978	8.053	2	1725
ch	AI	Haslen	haslen	47.369	9.368	2	638
ch	AG	Hausen	hausen	47.464	8.21	2	2881
ch	ZH	Hausen am Albis / Hausen (Dorf)	hausen am albis hausen dorf	47.245	8.533	2	3253
ch	ZH	Hedingen	hedingen	47.298	8.448	2	2835
ch	ZH	Hegnau	hegnau	47.392	8.67	2	7961
ch	ZH	Hegnau / Dammboden-Grindel	hegnau dammboden grindel	47.387	8.667	2	2817
ch	ZH	Hegnau / Sunnebüel-Eich	hegnau sunnebuel eich	47.392	8.679	2	3250
ch	AR	Heiden	heiden	47.443	9.533	2	3999
ch	BE	Heimberg	heimberg	46.795	7.604	2	5501
ch	BE	Heimiswil	heimiswil	47.068	7.667	2	1570
ch	FR	Heitenried	heitenried	46.828	7.299	2	1106
ch	ZH	Henggart	henggart	47.563	8.682	2	1574
ch	NW	Hergiswil	hergiswil	46.984	8.309	2	5437
ch	AR	Herisau	herisau	47.386	9.279	2	15438
ch	BE	Hermiswil	hermiswil	46.831	7.478	2	3156
ch	ZH	Herrliberg	herrliberg	47.291	8.615	2	5025
ch	BE	Herzogenbuchsee	herzogenbuchsee	47.188	7.706	2	5522
ch	ZH	Hettlingen	hettlingen	47.546	8.705	2	2221
ch	LU	Hildisrieden	hildisrieden	47.151	8.226	2	1882
ch	BE	Hilterfingen	hilterfingen	46.735	7.662	2	3841
ch	SO	Himmelried	himmelried	47.421	7.6	2	1002
ch	BE	Hindelbank	hindelbank	47.043	7.541	2	1994
ch	ZH	Hinteregg	hinteregg	47.307	8.683	2	1107
ch	GR	Hinterrhein	hinterrhein	46.533	9.2	2	108
ch	ZH	Hinwil	hinwil	47.294	8.844	2	5488
ch	ZH	Hittnau / Hittnau (Dorf)	hittnau hittnau dorf	47.363	8.824	2	1502
ch	LU	Hitzkirch	hitzkirch	47.224	8.264	2	2165
ch	LU	Hochdorf	hochdorf	47.168	8.292	2	8192
ch	ZH	Hochfelden	hochfelden	47.523	8.516	2	1442
ch	SO	Hochwald	hochwald	47.454	7.645	2	1254
ch	ZH	Hofstetten	hofstetten	47.478	8.506	2	1115
ch	LU	Hohenrain	hohenrain	47.181	8.318	2	2090
ch	TG	Hohentannen	hohentannen	47.509	9.225	2	0
ch	ZH	Hombrechtikon	hombrechtikon	47.253	8.772	2	4767
ch	TG	Homburg	homburg	47.635	9.008	2	1406
ch	ZH	Horgen	horgen	47.26	8.598	2	15973
ch	ZH	Horgen / Allmend	horgen allmend	47.247	8.607	2	3809
ch	ZH	Horgen / Horgen (Dorfkern)	horgen horgen dorfkern	47.256	8.602	2	6140
ch	ZH	Horgen / Oberdorf	horgen oberdorf	47.258	8.59	2	2524
ch	ZH	Horgen / Scheller-Stockerstrasse	horgen scheller stockerstrasse	47.266	8.588	2	2690
ch	SG	Horn	horn	47.494	9.462	2	2274
ch	LU	Horw	horw	47.017	8.31	2	12348
ch	BE	Huttwil	huttwil	47.115	7.862	2	4643
ch	SO	Hägendorf	hagendorf	47.335	7.841	2	4338
ch	SG	Häggenschwil	haggenschwil	47.495	9.345	2	1216
ch	AG	Hägglingen	hagglingen	47.389	8.253	2	2183
ch	VS	Hérémence	heremence	46.18	7.405	2	1331
ch	BL	Hölstein	holstein	47.423	7.77	2	2249
ch	ZH	Höri	hori	47.508	8.512	2	1041
ch	ZG	Hünenberg	hunenberg	47.175	8.425	2	9032
ch	TG	Hüttwilen	huttwilen	47.607	8.873	2	1381
ch	SZ	Ibach	ibach	47.011	8.645	2	3500
ch	GR	Igis	igis	46.945	9.572	2	6828
ch	GR	Ilanz	ilanz	46.774	9.205	2	2321
ch	ZH	Illnau	illnau	47.411	8.721	2	2964
ch	ZH	Illnau / Unter-Illnau	illnau unter illnau	47.408	8.726	2	2011
ch	SZ	Ingenbohl	ingenbohl	46.999	8.615	2	7967
ch	BE	Ins	ins	47.006	7.106	2	2826
ch	BE	Interlaken	interlaken	46.684	7.866	2	5067
ch	LU	Inwil	inwil	47.125	8.349	2	2163
ch	BL	Itingen	itingen	47.467	7.785	2	1750
ch	BE	Jegenstorf	jegenstorf	47.048	7.508	2	4027
ch	GR	Jenaz	jenaz	46.929	9.713	2	1130
ch	SG	Jona	jona	47.23	8.839	2	17655
ch	AG	Jonen	jonen	47.297	8.393	2	1683
ch	VD	Jongny	jongny	46.479	6.841	2	1423
ch	SG	Jonschwil	jonschwil	47.424	9.087	2	3221
ch	GE	Jussy	jussy	46.236	6.267	2	1356
ch	AG	Kaiseraugst	kaiseraugst	47.54	7.726	2	3600
ch	AG	Kaisten	kaisten	47.542	8.043	2	2140
ch	BE	Kallnach	kallnach	47.02	7.235	2	1545
ch	SG	Kaltbrunn	kaltbrunn	47.214	9.026	2	3803
ch	BE	Kandersteg	kandersteg	46.495	7.673	2	1123
ch	BE	Kappelen	kappelen	47.06	7.269	2	1075
ch	BE	Kehrsatz	kehrsatz	46.91	7.471	2	3636
ch	OW	Kerns	kerns	46.901	8.275	2	5217
ch	FR	Kerzers	kerzers	46.976	7.196	2	4459
ch	ZH	Kilchberg	kilchberg	47.324	8.545	2	6511
ch	ZH	Kilchberg / Bächler-Stocken	kilchberg bachler stocken	47.327	8.54	2	1147
ch	ZH	Kilchberg / Kilchberg (Dorfkern)	kilchberg kilchberg dorfkern	47.32	8.543	2	2244
ch	AG	Killwangen	killwangen	47.432	8.351	2	1783
ch	ZH	Kindhausen / Kindhausen (Dorf)	kindhausen kindhausen dorf	47.406	8.683	2	1107
ch	SG	Kirchberg	kirchberg	47.412	9.04	2	8127
ch	BE	Kirchberg	kirchberg	47.085	7.583	2	5335
ch	AG	Kirchleerau	kirchleerau	47.276	8.066	2	0
ch	BE	Kirchlindach	kirchlindach	47	7.417	2	2553
ch	ZH	Kleinandelfingen	kleinandelfingen	47.601	8.684	2	1094
ch	FR	Kleinbösingen	kleinbosingen	46.894	7.205	2	0
ch	SO	Kleinlützel	kleinlutzel	47.425	7.416	2	1296
ch	AG	Klingnau	klingnau	47.584	8.249	2	3069
ch	GR	Klosters Serneus	klosters serneus	46.889	9.838	2	4044
ch	ZH	Kloten	kloten	47.452	8.585	2	16289
ch	ZH	Kloten / Balsberg	kloten balsberg	47.442	8.575	2	1389
ch	ZH	Kloten / Freienberg (Chanzler-Chlini Chaseren)	kloten freienberg chanzler chlini chaseren	47.466	8.581	2	1588
ch	ZH	Kloten / Geissberg	kloten geissberg	47.454	8.591	2	1941
ch	ZH	Kloten / Holberg	kloten holberg	47.446	8.577	2	2239
ch	ZH	Kloten / Horainli	kloten horainli	47.454	8.583	2	1391
ch	ZH	Kloten / Hostrass	kloten hostrass	47.453	8.595	2	1012
ch	ZH	Kloten / Kloten (Zentrum)	kloten kloten zentrum	47.451	8.587	2	1681
ch	ZH	Kloten / Rütlen	kloten rutlen	47.447	8.588	2	2510
ch	ZH	Kloten / Spitz	kloten spitz	47.445	8.587	2	1153
ch	ZH	Knonau	knonau	47.224	8.462	2	1077
ch	LU	Knutwil	knutwil	47.2	8.073	2	1722
ch	AG	Koblenz	koblenz	47.61	8.238	2	1651
ch	ZH	Kollbrunn	kollbrunn	47.458	8.783	2	1848
ch	ZH	Kollbrunn / Kollbrunn (Dorfkern)	kollbrunn kollbrunn dorfkern	47.457	8.774	2	1040
ch	BE	Konolfingen	konolfingen	46.879	7.62	2	4562
ch	BE	Koppigen	koppigen	47.131	7.605	2	1977
ch	BE	Krauchthal	krauchthal	47.01	7.566	2	2339
ch	TG	Kreuzlingen	kreuzlingen	47.651	9.175	2	17655
ch	SO	Kriegstetten	kriegstetten	47.174	7.598	2	1116
ch	LU	Kriens	kriens	47.031	8.285	2	25010
ch	SG	Krummenau	krummenau	47.248	9.171	2	1453
ch	BL	Känerkinden	kanerkinden	47.412	7.837	2	0
ch	AG	Kölliken	kolliken	47.333	8.022	2	4059
ch	BE	Köniz	koniz	46.924	7.415	2	37196
ch	AG	Künten	kunten	47.389	8.33	2	1732
ch	ZH	Küsnacht	kusnacht	47.318	8.584	2	11525
ch	ZH	Küsnacht / Dorf	kusnacht dorf	47.318	8.583	2	1574
ch	ZH	Küsnacht / Goldbach	kusnacht goldbach	47.327	8.581	2	2607
ch	ZH	Küsnacht / Heslibach	kusnacht heslibach	47.313	8.588	2	3228
ch	ZH	Küsnacht / Itschnach	kusnacht itschnach	47.327	8.601	2	2397
ch	ZH	Küsnacht / Schiedhalden	kusnacht schiedhalden	47.321	8.589	2	1033
ch	SZ	Küssnacht	kussnacht	47.086	8.442	2	11777
ch	AG	Küttigen	kuttigen	47.415	8.05	2	5234
ch	VD	L'Abbaye	l abbaye	46.65	6.319	2	0
ch	VD	La Chaux	la chaux	46.617	6.472	2	0
ch	NE	La Chaux-de-Fonds	la chaux de fonds	47.1	6.826	2	36825
ch	BE	La Neuveville	la neuveville	47.066	7.097	2	3495
ch	GR	La Punt Chamues-ch	la punt chamues ch	46.579	9.92	2	0
ch	FR	La Roche	la roche	46.696	7.137	2	1405
ch	VD	La Sarraz	la sarraz	46.659	6.511	2	1734
ch	VD	La Tour-de-Peilz	la tour de peilz	46.453	6.859	2	10522
ch	FR	La Tour-de-Trême	la tour de treme	46.611	7.065	2	3686
ch	GR	Laax	laax	46.805	9.258	2	1252
ch	SZ	Lachen	lachen	47.192	8.853	2	6685
ch	GE	Lancy	lancy	46.19	6.114	2	27291
ch	GR	Landquart	landquart	46.95	9.567	2	0
ch	BL	Langenbruck	langenbruck	47.349	7.768	2	1049
ch	SO	Langendorf	langendorf	47.22	7.515	2	3518
ch	BE	Langenthal	langenthal	47.215	7.796	2	14184
ch	BE	Langnau	langnau	46.939	7.787	2	8784
ch	ZH	Langnau / Langnau (Dorf)	langnau langnau dorf	47.286	8.536	2	4745
ch	ZH	Langnau / Vitaquartier	langnau vitaquartier	47.294	8.538	2	1161
ch	ZH	Langnau am Albis	langnau am albis	47.289	8.541	2	7000
ch	TG	Langrickenbach	langrickenbach	47.594	9.247	2	1031
ch	BL	Laufen	laufen	47.422	7.499	2	5210
ch	AG	Laufenburg	laufenburg	47.56	8.062	2	2000
ch	AG	Lauffohr (Brugg)	lauffohr brugg	47.502	8.231	2	2000
ch	BE	Laupen	laupen	46.902	7.24	2	2774
ch	SO	Laupersdorf	laupersdorf	47.313	7.655	2	1670
ch	BE	Lauperswil	lauperswil	46.966	7.742	2	2700
ch	VD	Lausanne	lausanne	46.516	6.633	3	116751
ch	BL	Lausen	lausen	47.471	7.76	2	4892
ch	BE	Lauterbrunnen	lauterbrunnen	46.593	7.909	2	2646
ch	TI	Lavertezzo	lavertezzo	46.259	8.838	2	1168
ch	VD	Le Chenit	le chenit	46.607	6.231	2	4062
ch	GE	Le Grand-Saconnex	le grand saconnex	46.232	6.121	2	9781
ch	NE	Le Landeron	le landeron	47.057	7.071	2	4278
ch	NE	Le Locle	le locle	47.056	6.749	2	10279
ch	VD	Le Mont-sur-Lausanne	le mont sur lausanne	46.558	6.631	2	5270
ch	JU	Le Noirmont	le noirmont	47.225	6.958	2	1617
ch	VD	Le Vaud	le vaud	46.478	6.236	2	1104
ch	AG	Leibstadt	leibstadt	47.588	8.176	2	1287
ch	BE	Lengnau	lengnau	47.182	7.368	2	7336
ch	BE	Lenk	lenk	46.458	7.443	2	2268
ch	VS	Lens	lens	46.283	7.45	2	3497
ch	AG	Lenzburg	lenzburg	47.389	8.175	2	7392
ch	GR	Lenzerheide	lenzerheide	46.722	9.559	2	2610
ch	GE	Les Avanchets	les avanchets	46.222	6.108	2	5730
ch	JU	Les Bois	les bois	47.177	6.905	2	1104
ch	NE	Les Brenets	les brenets	47.068	6.705	2	1169
ch	JU	Les Breuleux	les breuleux	47.211	7.008	2	1277
ch	VD	Les Clées	les clees	46.732	6.463	2	0
ch	NE	Les Geneveys-sur-Coffrane	les geneveys sur coffrane	47.015	6.851	2	1458
ch	NE	Les Ponts-de-Martel	les ponts de martel	46.997	6.731	2	1278
ch	VS	Leuk	leuk	46.317	7.634	2	3386
ch	VS	Leukerbad	leukerbad	46.379	7.627	2	1427
ch	BE	Leuzigen	leuzigen	47.175	7.458	2	1167
ch	VD	Leysin	leysin	46.342	7.012	2	3066
ch	VS	Leytron	leytron	46.187	7.208	2	2194
ch	SG	Lichtensteig	lichtensteig	47.324	9.088	2	1945
ch	BL	Liesberg	liesberg	47.404	7.428	2	1210
ch	BL	Liestal	liestal	47.485	7.734	2	12832
ch	TI	Ligornetto	ligornetto	45.862	8.952	2	1524
ch	BE	Linden	linden	46.847	7.678	2	1315
ch	GL	Linthal	linthal	46.921	8.998	2	1080
ch	LU	Littau	littau	47.05	8.263	2	16121
ch	TI	Locarno	locarno	46.171	8.8	2	14509
ch	TI	Lodrino	lodrino	46.3	8.98	2	1526
ch	TI	Losone	losone	46.169	8.759	2	6070
ch	SO	Lostorf	lostorf	47.384	7.947	2	3749
ch	BE	Lotzwil	lotzwil	47.191	7.791	2	2391
ch	VD	Lucens	lucens	46.709	6.839	2	2192
ch	GL	Luchsingen	luchsingen	46.966	9.037	2	1530
ch	TI	Lugano	lugano	46.01	8.96	2	63000
ch	TI	Lumino	lumino	46.23	9.064	2	1190
ch	OW	Lungern	lungern	46.786	8.16	2	1921
ch	SO	Luterbach	luterbach	47.214	7.585	2	3292
ch	LU	Luthern	luthern	47.058	7.917	2	1392
ch	VD	Lutry	lutry	46.502	6.686	2	8774
ch	GR	Luzein	luzein	46.92	9.761	2	1153
ch	LU	Luzern	luzern	47.05	8.306	2	57066
ch	BE	Lyss	lyss	47.074	7.307	2	10937
ch	BE	Lyssach	lyssach	47.064	7.582	2	1375
ch	BL	Läufelfingen	laufelfingen	47.395	7.856	2	1271
ch	SH	Löhningen	lohningen	47.701	8.552	2	1124
ch	SG	Lütisburg	lutisburg	47.395	9.083	2	1476
ch	BE	Lützelflüh	lutzelfluh	47.008	7.692	2	4035
ch	BE	Madiswil	madiswil	47.165	7.799	2	1991
ch	TI	Magadino	magadino	46.149	8.856	2	1538
ch	AG	Magden	magden	47.529	7.811	2	3433
ch	GR	Maienfeld	maienfeld	47.005	9.531	2	2435
ch	GR	Malans	malans	46.981	9.575	2	2051
ch	BE	Malleray	malleray	47.238	7.273	2	1918
ch	LU	Malters	malters	47.036	8.182	2	6181
ch	TI	Malvaglia	malvaglia	46.406	8.982	2	1290
ch	NE	Marin-Epagnier	marin epagnier	47.01	6.999	2	4087
ch	FR	Marly	marly	46.776	7.165	2	7653
ch	FR	Marsens	marsens	46.656	7.059	2	1571
ch	ZH	Marthalen	marthalen	47.629	8.653	2	1567
ch	VS	Martigny-Combe	martigny combe	46.078	7.051	2	1731
ch	VS	Martigny-Ville	martigny ville	46.103	7.072	2	14768
ch	TI	Massagno	massagno	46.013	8.944	2	5774
ch	FR	Matran	matran	46.786	7.098	2	0
ch	BE	Matten	matten	46.678	7.869	2	3676
ch	ZH	Mattenbach (Kreis 7)	mattenbach kreis 7	47.487	8.747	2	11043
ch	ZH	Mattenbach (Kreis 7) / Deutweg	mattenbach kreis 7 deutweg	47.494	8.739	2	5930
ch	ZH	Mattenbach (Kreis 7) / Endliker	mattenbach kreis 7 endliker	47.488	8.749	2	2169
ch	ZH	Mattenbach (Kreis 7) / Gutschick	mattenbach kreis 7 gutschick	47.491	8.753	2	2923
ch	SO	Matzendorf	matzendorf	47.304	7.628	2	1282
ch	TG	Matzingen	matzingen	47.52	8.934	2	2399
ch	LU	Mauensee	mauensee	47.167	8.068	2	1199
ch	VD	Mauraz	mauraz	46.606	6.421	2	0
ch	LU	Meggen	meggen	47.047	8.375	2	6533
ch	LU	Meierskappel	meierskappel	47.125	8.443	2	1128
ch	ZH	Meilen	meilen	47.272	8.646	2	4419
ch	GE	Meinier	meinier	46.247	6.234	2	1811
ch	BE	Meinisberg	meinisberg	47.16	7.348	2	1198
ch	BE	Meiringen	meiringen	46.727	8.187	2	4652
ch	AG	Meisterschwanden	meisterschwanden	47.295	8.229	2	2459
ch	TI	Melano	melano	45.922	8.984	2	1133
ch	BE	Melchnau	melchnau	47.182	7.851	2	1467
ch	TI	Melide	melide	45.955	8.947	2	1577
ch	AG	Mellingen	mellingen	47.419	8.273	2	4224
ch	TI	Mendrisio	mendrisio	45.87	8.982	2	7310
ch	AG	Menziken	menziken	47.24	8.19	2	5415
ch	ZG	Menzingen	menzingen	47.178	8.592	2	3878
ch	LU	Menznau	menznau	47.084	8.04	2	2628
ch	AG	Merenschwand	merenschwand	47.259	8.376	2	2479
ch	GR	Mesocco	mesocco	46.394	9.233	2	1262
ch	SO	Messen	messen	47.092	7.445	2	1018
ch	ZH	Mettmenstetten	mettmenstetten	47.245	8.463	2	2798
ch	GE	Meyrin	meyrin	46.234	6.08	2	19772
ch	TI	Minusio	minusio	46.178	8.815	2	6653
ch	SG	Mogelsberg	mogelsberg	47.362	9.135	2	2213
ch	VD	Moiry	moiry	46.649	6.453	2	0
ch	VD	Mollens	mollens	46.578	6.363	2	282
ch	GL	Mollis	mollis	47.089	9.072	2	3014
ch	TI	Montagnola	montagnola	45.983	8.918	2	2297
ch	VD	Montagny	montagny	46.793	6.612	2	1467
ch	VS	Montana	montana	46.313	7.488	2	2301
ch	TI	Monte Carasso	monte carasso	46.186	8.999	2	2336
ch	VS	Monthey	monthey	46.255	6.954	2	15106
ch	VD	Montreux	montreux	46.433	6.911	2	22897
ch	TI	Morbio Inferiore	morbio inferiore	45.849	9.019	2	4331
ch	VD	Morges	morges	46.511	6.499	2	14117
ch	SG	Mosnang	mosnang	47.363	9.043	2	2936
ch	VD	Moudon	moudon	46.668	6.798	2	4343
ch	BE	Moutier	moutier	47.278	7.37	2	7721
ch	AG	Muhen	muhen	47.336	8.055	2	3419
ch	AG	Mumpf	mumpf	47.546	7.921	2	1425
ch	SG	Muolen	muolen	47.521	9.325	2	1118
ch	SZ	Muotathal	muotathal	46.977	8.765	2	3548
ch	TI	Muralto	muralto	46.173	8.802	2	2818
ch	AG	Murgenthal	murgenthal	47.271	7.839	2	3044
ch	BE	Muri	muri	46.931	7.487	2	12374
ch	AG	Muri	muri	47.274	8.339	2	6463
ch	FR	Murten/Morat	murten morat	46.928	7.117	2	5800
ch	BL	Muttenz	muttenz	47.523	7.645	2	16927
ch	ZH	Männedorf	mannedorf	47.257	8.699	2	7951
ch	ZH	Männedorf / Ausserfeld	mannedorf ausserfeld	47.246	8.706	2	1175
ch	ZH	Männedorf / Dorfkern	mannedorf dorfkern	47.256	8.692	2	4893
ch	TG	Märstetten-Dorf	marstetten dorf	47.593	9.069	2	2600
ch	FR	Mézières	mezieres	46.68	6.926	2	1060
ch	AG	Möhlin	mohlin	47.559	7.843	2	9382
ch	ZH	Mönchaltorf	monchaltorf	47.31	8.72	2	2779
ch	ZH	Mönchaltorf / Dorf	monchaltorf dorf	47.304	8.722	2	1077
ch	SG	Mörschwil	morschwil	47.471	9.423	2	3496
ch	BE	Mühleberg	muhleberg	46.955	7.261	2	2739
ch	ZH	Mühlehalde	muhlehalde	47.283	8.534	2	1220
ch	BE	Mühlethurnen	muhlethurnen	46.813	7.509	2	1265
ch	TG	Müllheim	mullheim	47.602	9.004	2	2493
ch	BE	Münchenbuchsee	munchenbuchsee	47.022	7.45	2	9801
ch	BL	Münchenstein	munchenstein	47.518	7.61	2	11644
ch	BE	Münchenwiler	munchenwiler	46.913	7.126	2	0
ch	TG	Münchwilen	munchwilen	47.477	8.997	2	4612
ch	BE	Münsingen	munsingen	46.873	7.561	2	10928
ch	TG	Münsterlingen	munsterlingen	47.632	9.233	2	2459
ch	BE	Müntschemier	muntschemier	46.995	7.146	2	1333
ch	VS	Naters	naters	46.325	7.989	2	7552
ch	LU	Nebikon	nebikon	47.192	7.978	2	2241
ch	ZH	Neerach	neerach	47.511	8.471	2	1435
ch	ZH	Neftenbach / Dorf Neftenbach	neftenbach dorf neftenbach	47.528	8.665	2	3171
ch	GL	Netstal	netstal	47.063	9.057	2	2900
ch	NE	Neuchâtel	neuchatel	46.992	6.931	2	31270
ch	LU	Neudorf	neudorf	47.177	8.209	2	1068
ch	AG	Neuenhof	neuenhof	47.45	8.327	2	7957
ch	LU	Neuenkirch	neuenkirch	47.1	8.204	2	5963
ch	SH	Neuhausen	neuhausen	47.686	8.615	2	10019
ch	SH	Neunkirch	neunkirch	47.69	8.5	2	1911
ch	BE	Nidau	nidau	47.125	7.24	2	6696
ch	BE	Niederbipp	niederbipp	47.272	7.696	2	3862
ch	SG	Niederbüren	niederburen	47.465	9.206	2	1415
ch	ZH	Niederglatt	niederglatt	47.491	8.5	2	3632
ch	ZH	Niederglatt / Niederglatt (Dorfkern)	niederglatt niederglatt dorfkern	47.491	8.5	2	1147
ch	SO	Niedergösgen	niedergosgen	47.372	7.988	2	3847
ch	ZH	Niederhasli	niederhasli	47.48	8.486	2	2848
ch	SG	Niederhelfenschwil	niederhelfenschwil	47.475	9.185	2	2668
ch	AG	Niederlenz	niederlenz	47.401	8.176	2	4022
ch	BE	Niedermuhlern	niedermuhlern	46.858	7.467	2	0
ch	AG	Niederrohrdorf	niederrohrdorf	47.424	8.304	2	2784
ch	GL	Niederurnen	niederurnen	47.126	9.054	2	3657
ch	LU	Nottwil	nottwil	47.135	8.138	2	2911
ch	TI	Novazzano	novazzano	45.841	8.982	2	2395
ch	SO	Nunningen	nunningen	47.394	7.62	2	1939
ch	VD	Nyon	nyon	46.383	6.24	2	16797
ch	GL	Näfels	nafels	47.098	9.064	2	3978
ch	ZH	Nänikon	nanikon	47.37	8.689	2	1560
ch	ZH	Nänikon / Nänikon (Dorfkern)	nanikon nanikon dorfkern	47.371	8.693	2	1178
ch	ZH	Nürensdorf	nurensdorf	47.448	8.649	2	2310
ch	BE	Oberbipp	oberbipp	47.261	7.664	2	1440
ch	SO	Oberbuchsiten	oberbuchsiten	47.313	7.768	2	1807
ch	BE	Oberburg	oberburg	47.037	7.627	2	2901
ch	BE	Oberdiessbach	oberdiessbach	46.841	7.617	2	2860
ch	BL	Oberdorf	oberdorf	47.394	7.752	2	2248
ch	AI	Oberegg	oberegg	47.425	9.551	2	1827
ch	ZH	Oberengstringen	oberengstringen	47.408	8.465	2	5805
ch	ZH	Oberengstringen / Rauchacher	oberengstringen rauchacher	47.409	8.456	2	1126
ch	ZH	Oberengstringen / Sonnenberg	oberengstringen sonnenberg	47.412	8.461	2	1477
ch	ZH	Oberengstringen / Zentrum	oberengstringen zentrum	47.407	8.463	2	1271
ch	AG	Oberentfelden	oberentfelden	47.356	8.046	2	7553
ch	ZH	Oberglatt	oberglatt	47.476	8.519	2	3564
ch	ZH	Oberglatt / Bahnhofquartier	oberglatt bahnhofquartier	47.471	8.513	2	1333
ch	ZH	Oberglatt / Oberglatt (Dorfkern)	oberglatt oberglatt dorfkern	47.476	8.519	2	1406
ch	SO	Obergösgen	obergosgen	47.365	7.952	2	2076
ch	SG	Oberhelfenschwil	oberhelfenschwil	47.357	9.111	2	1318
ch	AG	Oberhof	oberhof	47.449	8.003	2	0
ch	BE	Oberhünigen	oberhunigen	46.88	7.657	2	0
ch	LU	Oberkirch	oberkirch	47.156	8.116	2	3228
ch	AG	Oberkulm	oberkulm	47.299	8.122	2	0
ch	AG	Oberlunkhofen	oberlunkhofen	47.312	8.392	2	1880
ch	ZH	Obermeilen	obermeilen	47.266	8.656	2	2871
ch	ZH	Oberrieden	oberrieden	47.274	8.578	2	4413
ch	ZH	Oberrieden / Berg	oberrieden berg	47.276	8.573	2	1961
ch	ZH	Oberrieden / Mitte	oberrieden mitte	47.272	8.58	2	1807
ch	SG	Oberriet	oberriet	47.321	9.568	2	7675
ch	AG	Oberrohrdorf	oberrohrdorf	47.418	8.32	2	4001
ch	AG	Oberrüti	oberruti	47.167	8.394	2	1268
ch	FR	Oberschrot	oberschrot	46.741	7.281	2	1099
ch	AG	Obersiggenthal	obersiggenthal	47.487	8.297	2	7990
ch	GL	Oberurnen	oberurnen	47.114	9.059	2	1932
ch	SG	Oberuzwil	oberuzwil	47.431	9.127	2	5616
ch	BL	Oberwil	oberwil	47.514	7.558	2	10187
ch	ZH	Oberwinterthur (Kreis 2)	oberwinterthur kreis 2	47.517	8.769	2	16356
ch	ZH	Oberwinterthur (Kreis 2) / Guggenbühl	oberwinterthur kreis 2 guggenbuhl	47.513	8.76	2	5376
ch	ZH	Oberwinterthur (Kreis 2) / Hegi	oberwinterthur kreis 2 hegi	47.507	8.771	2	1539
ch	ZH	Oberwinterthur (Kreis 2) / Talacker	oberwinterthur kreis 2 talacker	47.506	8.752	2	5375
ch	ZH	Oberwinterthur (Kreis 2) / Zinzikon	oberwinterthur kreis 2 zinzikon	47.52	8.756	2	1842
ch	ZH	Obfelden	obfelden	47.264	8.421	2	4039
ch	ZH	Obfelden / Oberlunnern	obfelden oberlunnern	47.262	8.416	2	1103
ch	ZH	Obfelden / Toussen	obfelden toussen	47.266	8.43	2	1146
ch	SO	Oensingen	oensingen	47.288	7.716	2	4609
ch	ZH	Oetwil	oetwil	47.27	8.72	2	4925
ch	AG	Oftringen	oftringen	47.314	7.925	2	10390
ch	VD	Ollon	ollon	46.295	6.993	2	6665
ch	SO	Olten	olten	47.35	7.903	2	16411
ch	GE	Onex	onex	46.184	6.102	2	17302
ch	ZH	Opfikon	opfikon	47.432	8.576	2	1277
ch	VD	Orbe	orbe	46.725	6.531	2	5132
ch	BL	Ormalingen	ormalingen	47.469	7.872	2	1803
ch	VD	Orny	orny	46.668	6.526	2	0
ch	VD	Oron-la-Ville	oron la ville	46.571	6.826	2	1198
ch	BE	Orpund	orpund	47.139	7.308	2	2488
ch	VS	Orsières	orsieres	46.029	7.144	2	2725
ch	BE	Orvin	orvin	47.161	7.214	2	1181
ch	BE	Ostermundigen	ostermundigen	46.957	7.49	2	0
ch	ZH	Otelfingen	otelfingen	47.461	8.391	2	1808
ch	AG	Othmarsingen	othmarsingen	47.401	8.214	2	2267
ch	ZH	Ottenbach	ottenbach	47.282	8.404	2	2039
ch	VD	Pailly	pailly	46.701	6.675	2	430
ch	VD	Palézieux	palezieux	46.542	6.84	2	1209
ch	VD	Pampigny	pampigny	46.581	6.429	2	843
ch	VD	Paudex	paudex	46.505	6.668	2	1352
ch	VD	Payerne	payerne	46.822	6.938	2	7655
ch	VD	Penthalaz	penthalaz	46.611	6.525	2	2241
ch	VD	Penthéréaz	penthereaz	46.682	6.604	2	0
ch	VD	Perroy	perroy	46.467	6.353	2	1315
ch	NE	Peseux	peseux	46.987	6.889	2	5716
ch	ZH	Pfaffhausen	pfaffhausen	47.365	8.624	2	1684
ch	LU	Pfaffnau	pfaffnau	47.228	7.897	2	2047
ch	BL	Pfeffingen	pfeffingen	47.46	7.59	2	2201
ch	ZH	Pfungen	pfungen	47.514	8.642	2	2369
ch	TG	Pfyn	pfyn	47.597	8.954	2	1839
ch	ZH	Pfäffikon	pfaffikon	47.365	8.792	2	7994
ch	SZ	Pfäffikon	pfaffikon	47.201	8.778	2	7310
ch	ZH	Pfäffikon / Irgenhausen	pfaffikon irgenhausen	47.362	8.793	2	2032
ch	ZH	Pfäffikon / Pfäffikon (Dorfkern)	pfaffikon pfaffikon dorfkern	47.369	8.783	2	5595
ch	BE	Pieterlen	pieterlen	47.175	7.338	2	3317
ch	FR	Plaffeien	plaffeien	46.742	7.287	2	1938
ch	GE	Plan-les-Ouates	plan les ouates	46.168	6.117	2	10540
ch	VD	Pompaples	pompaples	46.667	6.51	2	0
ch	FR	Pont-la-Ville	pont la ville	46.698	7.111	2	0
ch	GR	Pontresina	pontresina	46.495	9.901	2	1863
ch	JU	Porrentruy	porrentruy	47.417	7.076	2	6521
ch	GR	Poschiavo	poschiavo	46.324	10.058	2	3428
ch	VD	Prangins	prangins	46.395	6.25	2	3172
ch	FR	Praroman	praroman	46.751	7.178	2	1223
ch	BL	Pratteln	pratteln	47.521	7.694	2	14877
ch	TI	Pregassona	pregassona	46.02	8.974	2	7548
ch	VD	Prilly	prilly	46.537	6.605	2	10524
ch	GR	Promontogno	promontogno	46.339	9.558	2	0
ch	VD	Préverenges	preverenges	46.519	6.527	2	4695
ch	VD	Puidoux	puidoux	46.501	6.782	2	2398
ch	VD	Pully	pully	46.51	6.662	2	16263
ch	GE	Puplinge	puplinge	46.21	6.231	2	2163
ch	TI	Pura	pura	45.986	8.869	2	1069
ch	BE	Péry	pery	47.194	7.249	2	1342
ch	SG	Quarten	quarten	47.107	9.242	2	2715
ch	BE	Radelfingen	radelfingen	47.021	7.272	2	1218
ch	ZH	Rafz	rafz	47.604	8.543	2	3233
ch	SH	Ramsen	ramsen	47.708	8.809	2	1316
ch	VS	Randogne	randogne	46.31	7.501	2	3157
ch	SG	Rapperswil	rapperswil	47.226	8.822	2	34776
ch	VS	Raron	raron	46.312	7.8	2	1901
ch	SG	Rebstein	rebstein	47.398	9.585	2	4163
ch	FR	Rechthalten	rechthalten	46.768	7.24	2	1058
ch	BE	Reconvilier	reconvilier	47.234	7.222	2	2291
ch	ZH	Regensdorf	regensdorf	47.434	8.469	2	7531
ch	ZH	Regensdorf / Feldblumen-Riedthofstrasse	regensdorf feldblumen riedthofstrasse	47.436	8.467	2	1122
ch	ZH	Regensdorf / Hofacher-Geeren	regensdorf hofacher geeren	47.435	8.462	2	1038
ch	ZH	Regensdorf / Obstgarten	regensdorf obstgarten	47.428	8.466	2	1090
ch	AR	Rehetobel	rehetobel	47.426	9.483	2	1779
ch	SZ	Reichenburg	reichenburg	47.171	8.977	2	2876
ch	LU	Reiden	reiden	47.247	7.971	2	3926
ch	BL	Reigoldswil	reigoldswil	47.398	7.687	2	1509
ch	AG	Reinach	reinach	47.257	8.181	2	7845
ch	VD	Renens	renens	46.54	6.588	2	17811
ch	SG	Rheineck	rheineck	47.466	9.59	2	3298
ch	AG	Rheinfelden	rheinfelden	47.554	7.794	2	10733
ch	GR	Rhäzüns	rhazuns	46.799	9.398	2	1257
ch	FR	Riaz	riaz	46.642	7.062	2	1894
ch	ZH	Richterswil	richterswil	47.206	8.697	2	10189
ch	ZH	Richterswil / Burghalde	richterswil burghalde	47.21	8.691	2	1137
ch	ZH	Richterswil / Dorfkern	richterswil dorfkern	47.207	8.706	2	1216
ch	ZH	Richterswil / Richterswil (Dorfkern)	richterswil richterswil dorfkern	47.203	8.705	2	3292
ch	TG	Rickenbach bei Wil	rickenbach bei wil	47.449	9.049	2	2714
ch	VS	Riddes	riddes	46.173	7.224	2	2213
ch	SO	Riedholz	riedholz	47.232	7.568	2	1576
ch	BS	Riehen	riehen	47.579	7.647	2	20000
ch	BE	Riggisberg	riggisberg	46.81	7.48	2	2001
ch	BE	Ringgenberg	ringgenberg	46.701	7.894	2	2514
ch	TI	Riva San Vitale	riva san vitale	45.901	8.972	2	2390
ch	NE	Rochefort	rochefort	46.978	6.808	2	0
ch	SO	Rodersdorf	rodersdorf	47.481	7.458	2	1338
ch	BE	Roggwil	roggwil	47.241	7.821	2	3673
ch	TG	Roggwil	roggwil	47.5	9.396	2	2500
ch	SO	Rohr	rohr	47.41	7.953	2	2849
ch	BE	Rohrbach	rohrbach	47.135	7.813	2	1386
ch	VD	Rolle	rolle	46.458	6.335	2	4425
ch	VD	Romanel-sur-Lausanne	romanel sur lausanne	46.564	6.605	2	3123
ch	TG	Romanshorn	romanshorn	47.566	9.379	2	8956
ch	FR	Romont	romont	46.697	6.919	2	4483
ch	LU	Root	root	47.115	8.39	2	3886
ch	ZH	Rorbas	rorbas	47.531	8.576	2	1797
ch	SG	Rorschach	rorschach	47.478	9.49	2	9000
ch	SZ	Rothenthurm	rothenthurm	47.104	8.676	2	2098
ch	AG	Rothrist	rothrist	47.305	7.892	2	7423
ch	ZG	Rotkreuz	rotkreuz	47.143	8.431	2	10439
ch	AG	Rottenschwil	rottenschwil	47.314	8.361	2	0
ch	BE	Rubigen	rubigen	46.899	7.545	2	2426
ch	AG	Rudolfstetten	rudolfstetten	47.371	8.381	2	3800
ch	FR	Rue	rue	46.619	6.822	2	1108
ch	VD	Rueyres	rueyres	46.693	6.692	2	0
ch	AG	Rupperswil	rupperswil	47.401	8.129	2	4137
ch	ZH	Russikon	russikon	47.397	8.775	2	2415
ch	LU	Ruswil	ruswil	47.084	8.126	2	6432
ch	LU	Römerswil	romerswil	47.169	8.245	2	1882
ch	BL	Röschenz	roschenz	47.424	7.48	2	1753
ch	BE	Rüderswil	ruderswil	46.984	7.722	2	2329
ch	BE	Rüeggisberg	rueggisberg	46.822	7.439	2	1933
ch	BE	Rüegsau	ruegsau	47.025	7.674	2	0
ch	ZH	Rümlang	rumlang	47.45	8.53	2	5144
ch	ZH	Rümlang / Rümlang (Dorfkern)	rumlang rumlang dorfkern	47.449	8.533	2	3528
ch	BE	Rümligen	rumligen	46.83	7.495	2	0
ch	BE	Rüschegg	ruschegg	46.78	7.392	2	1697
ch	ZH	Rüschlikon	ruschlikon	47.307	8.551	2	4653
ch	SG	Rüthi	ruthi	47.295	9.539	2	1945
ch	ZH	Rüti	ruti	47.256	8.856	2	9576
ch	ZH	Rüti / Dorfzentrum, Südl. Teil	ruti dorfzentrum sudl teil	47.254	8.857	2	3618
ch	ZH	Rüti / Oberdorf	ruti oberdorf	47.259	8.865	2	2875
ch	ZH	Rüti / Westlicher Dorfteil	ruti westlicher dorfteil	47.255	8.845	2	3083
ch	BE	Rüti bei Lyssach	ruti bei lyssach	47.057	7.577	2	0
ch	BE	Saanen	saanen	46.489	7.26	2	6621
ch	VS	Saas-Fee	saas fee	46.108	7.927	2	1611
ch	VS	Saas-Grund	saas grund	46.123	7.937	2	1116
ch	OW	Sachseln	sachseln	46.867	8.233	2	4511
ch	AG	Safenwil	safenwil	47.322	7.983	2	3201
ch	JU	Saignelégier	saignelegier	47.256	6.996	2	2194
ch	VS	Saillon	saillon	46.17	7.188	2	1598
ch	VD	Saint Saphorin	saint saphorin	46.473	6.796	2	0
ch	NE	Saint-Aubin-Sauges	saint aubin sauges	46.894	6.773	2	2476
ch	NE	Saint-Blaise	saint blaise	47.015	6.988	2	3089
ch	VD	Saint-Cergue	saint cergue	46.446	6.157	2	1816
ch	VD	Saint-George	saint george	46.514	6.26	2	0
ch	BE	Saint-Imier	saint imier	47.153	6.997	2	5220
ch	VD	Saint-Livres	saint livres	46.508	6.388	2	568
ch	VS	Saint-Léonard	saint leonard	46.252	7.417	2	1937
ch	VS	Saint-Maurice	saint maurice	46.218	7.003	2	3701
ch	VD	Saint-Prex	saint prex	46.48	6.46	2	4461
ch	VD	Sainte-Croix	sainte croix	46.822	6.503	2	4214
ch	VS	Salgesch	salgesch	46.312	7.571	2	1240
ch	TG	Salmsach	salmsach	47.554	9.372	2	1293
ch	VS	Salvan	salvan	46.119	7.021	2	1127
ch	GR	Samedan	samedan	46.534	9.873	2	2700
ch	ZH	Samstagern	samstagern	47.192	8.682	2	3163
ch	FR	Sankt Antoni	st antoni	46.822	7.261	2	1849
ch	SG	Sankt Gallen	st gallen	47.424	9.375	2	70572
ch	SG	Sankt Gallenkappel	st gallenkappel	47.244	8.964	2	1811
ch	SG	Sankt Margrethen	st margrethen	47.453	9.637	2	5395
ch	VS	Sankt Niklaus	st niklaus	46.177	7.803	2	2352
ch	SG	Sankt Peterzell	st peterzell	47.318	9.176	2	1207
ch	BE	Sankt Stephan	st stephan	46.508	7.396	2	1352
ch	GR	Santa Maria in Calanca	santa maria in calanca	46.263	9.145	2	0
ch	SG	Sargans	sargans	47.049	9.441	2	5045
ch	AG	Sarmenstorf	sarmenstorf	47.311	8.249	2	2322
ch	OW	Sarnen	sarnen	46.896	8.245	2	9410
ch	GE	Satigny	satigny	46.215	6.036	2	3055
ch	SZ	Sattel	sattel	47.082	8.636	2	1597
ch	VD	Saubraz	saubraz	46.516	6.33	2	354
ch	VD	Savigny	savigny	46.538	6.732	2	3440
ch	VS	Savièse	saviese	46.251	7.346	2	5575
ch	TI	Savosa	savosa	46.019	8.942	2	0
ch	VS	Saxon	saxon	46.149	7.175	2	3477
ch	ZH	Schachen	schachen	47.324	8.473	2	1278
ch	SH	Schaffhausen	schaffhausen	47.697	8.635	2	33863
ch	AG	Schafisheim	schafisheim	47.377	8.143	2	2758
ch	GR	Scharans	scharans	46.718	9.459	2	867
ch	UR	Schattdorf	schattdorf	46.865	8.655	2	4860
ch	LU	Schenkon	schenkon	47.178	8.132	2	2616
ch	GR	Schiers	schiers	46.97	9.687	2	2423
ch	SZ	Schindellegi	schindellegi	47.175	8.713	2	3174
ch	AG	Schinznach Bad	schinznach bad	47.45	8.168	2	1327
ch	AG	Schinznach Dorf	schinznach dorf	47.447	8.141	2	1736
ch	SH	Schleitheim	schleitheim	47.748	8.482	2	1723
ch	ZH	Schlieren	schlieren	47.397	8.448	2	12695
ch	ZH	Schlieren / Boden	schlieren boden	47.397	8.457	2	1241
ch	ZH	Schlieren / Engstingerquartier	schlieren engstingerquartier	47.403	8.444	2	1877
ch	ZH	Schlieren / Freiestrasse	schlieren freiestrasse	47.396	8.442	2	1212
ch	ZH	Schlieren / Kamp	schlieren kamp	47.394	8.445	2	1129
ch	ZH	Schlieren / Spital	schlieren spital	47.395	8.43	2	2587
ch	ZH	Schlieren / Zentrum	schlieren zentrum	47.398	8.448	2	1207
ch	SG	Schmerikon	schmerikon	47.225	8.948	2	3307
ch	FR	Schmitten	schmitten	46.858	7.25	2	4040
ch	AG	Schwaderloch	schwaderloch	47.585	8.145	2	726
ch	GL	Schwanden	schwanden	46.995	9.07	2	2541
ch	LU	Schwarzenberg	schwarzenberg	47.017	8.173	2	1591
ch	AR	Schwellbrunn	schwellbrunn	47.353	9.249	2	1517
ch	ZH	Schwerzenbach	schwerzenbach	47.382	8.657	2	4180
ch	ZH	Schwerzenbach / Blatten	schwerzenbach blatten	47.383	8.65	2	1078
ch	ZH	Schwerzenbach / Chimli	schwerzenbach chimli	47.386	8.659	2	1020
ch	SZ	Schwyz	schwyz	47.021	8.654	2	14177
ch	SG	Schänis	schanis	47.16	9.045	2	3404
ch	AG	Schöftland	schoftland	47.306	8.051	2	3310
ch	BL	Schönenbuch	schonenbuch	47.539	7.506	2	1313
ch	SO	Schönenwerd	schonenwerd	47.369	8.002	2	4732
ch	LU	Schötz	schotz	47.169	7.989	2	3231
ch	SZ	Schübelbach	schubelbach	47.173	8.928	2	7745
ch	BE	Schüpfen	schupfen	47.037	7.377	2	3248
ch	LU	Schüpfheim	schupfheim	46.952	8.017	2	3723
ch	GR	Scuol	scuol	46.797	10.298	2	2184
ch	BE	Seeberg	seeberg	47.156	7.666	2	1321
ch	BE	Seedorf	seedorf	47.034	7.312	2	2920
ch	UR	Seedorf	seedorf	46.882	8.616	2	1522
ch	ZH	Seen (Kreis 3)	seen kreis 3	47.476	8.77	2	15434
ch	ZH	Seen (Kreis 3) / Büelwiesen	seen kreis 3 buelwiesen	47.484	8.765	2	2632
ch	ZH	Seen (Kreis 3) / Ganzenbühl	seen kreis 3 ganzenbuhl	47.481	8.762	2	2362
ch	ZH	Seen (Kreis 3) / Oberseen	seen kreis 3 oberseen	47.482	8.773	2	2133
ch	ZH	Seen (Kreis 3) / Waldegg	seen kreis 3 waldegg	47.484	8.756	2	1184
ch	ZH	Seen (Kreis 3) / Waser	seen kreis 3 waser	47.489	8.76	2	4088
ch	AG	Seengen	seengen	47.325	8.207	2	3288
ch	BE	Seftigen	seftigen	46.788	7.539	2	2014
ch	ZH	Seglingen	seglingen	47.572	8.521	2	1144
ch	ZH	Sellenbüren	sellenburen	47.344	8.483	2	1572
ch	BL	Seltisberg	seltisberg	47.462	7.72	2	1412
ch	SO	Selzach	selzach	47.205	7.455	2	2900
ch	TI	Sementina	sementina	46.184	8.992	2	2695
ch	LU	Sempach	sempach	47.136	8.191	2	3754
ch	SG	Sennwald	sennwald	47.261	9.503	2	4768
ch	AG	Seon	seon	47.348	8.161	2	4407
ch	VD	Servion	servion	46.571	6.778	2	0
ch	ZH	Seuzach / Seuzach (Dorf)	seuzach seuzach dorf	47.535	8.737	2	1419
ch	ZH	Seuzach Dorf	seuzach dorf	47.536	8.732	2	3969
ch	ZH	Seuzach Dorf / Breite-Weid	seuzach dorf breite weid	47.533	8.734	2	1016
ch	SG	Sevelen	sevelen	47.122	9.486	2	4392
ch	SZ	Siebnen	siebnen	47.174	8.898	2	7104
ch	VS	Sierre	sierre	46.292	7.536	2	15752
ch	BE	Signau	signau	46.919	7.724	2	2821
ch	BE	Sigriswil	sigriswil	46.717	7.713	2	4341
ch	UR	Silenen	silenen	46.789	8.673	2	2243
ch	GR	Silvaplana	silvaplana	46.458	9.795	2	973
ch	AG	Sins	sins	47.193	8.394	2	3600
ch	VS	Sion	sion	46.233	7.36	2	0
ch	TG	Sirnach	sirnach	47.462	8.998	2	6463
ch	BL	Sissach	sissach	47.464	7.809	2	5873
ch	VS	Sitten	sitten	46.227	7.356	2	28045
ch	SO	Solothurn	solothurn	47.208	7.537	2	14853
ch	ZH	Sonnhalde	sonnhalde	47.453	8.461	2	1984
ch	TI	Sorengo	sorengo	45.998	8.938	2	1629
ch	VD	Sottens	sottens	46.655	6.742	2	209
ch	AR	Speicher	speicher	47.411	9.443	2	3985
ch	BE	Spiez	spiez	46.685	7.691	2	12594
ch	AG	Spreitenbach	spreitenbach	47.423	8.368	2	10562
ch	VD	St-Légier-La Chiésaz	st legier la chiesaz	46.472	6.874	2	0
ch	GR	St. Moritz	st moritz	46.499	9.843	2	4952
ch	TI	Stabio	stabio	45.848	8.936	2	3917
ch	ZH	Stadt Winterthur (Kreis 1)	stadt winterthur kreis 1	47.495	8.72	2	16182
ch	ZH	Stadt Winterthur (Kreis 1) / Altstadt	stadt winterthur kreis 1 altstadt	47.5	8.729	2	1665
ch	ZH	Stadt Winterthur (Kreis 1) / Brühlberg	stadt winterthur kreis 1 bruhlberg	47.498	8.713	2	1476
ch	ZH	Stadt Winterthur (Kreis 1) / Heiligberg	stadt winterthur kreis 1 heiligberg	47.494	8.723	2	3034
ch	ZH	Stadt Winterthur (Kreis 1) / Lind	stadt winterthur kreis 1 lind	47.506	8.734	2	4617
ch	ZH	Stadt Winterthur (Kreis 1) / Neuwiesen	stadt winterthur kreis 1 neuwiesen	47.502	8.716	2	3149
ch	ZH	Stadt Winterthur (Kreis 1) / Tössfeld	stadt winterthur kreis 1 tossfeld	47.493	8.715	2	2207
ch	AG	Staffelbach	staffelbach	47.284	8.042	2	1059
ch	VS	Stalden	stalden	46.233	7.873	2	1232
ch	NW	Stans	stans	46.958	8.366	2	7475
ch	NW	Stansstad	stansstad	46.977	8.336	2	4471
ch	AG	Staufen	staufen	47.382	8.167	2	2424
ch	TG	Steckborn	steckborn	47.667	8.983	2	3229
ch	BE	Steffisburg	steffisburg	46.778	7.632	2	15191
ch	AG	Stein	stein	47.544	7.953	2	2504
ch	SH	Stein am Rhein	stein am rhein	47.659	8.86	2	3224
ch	SZ	Steinen	steinen	47.05	8.612	2	3041
ch	ZG	Steinhausen	steinhausen	47.195	8.486	2	8509
ch	ZH	Steinmaur	steinmaur	47.497	8.452	2	1438
ch	SH	Stetten	stetten	47.74	8.663	2	1065
ch	TG	Stettfurt	stettfurt	47.526	8.953	2	1048
ch	BE	Stettlen	stettlen	46.958	7.525	2	2884
ch	AG	Strengelbach	strengelbach	47.279	7.929	2	4349
ch	ZH	Stäfa	stafa	47.243	8.723	2	5737
ch	SO	Subingen	subingen	47.199	7.619	2	2852
ch	AG	Suhr	suhr	47.372	8.08	2	9374
ch	TG	Sulgen	sulgen	47.54	9.186	2	3367
ch	ZH	Sulz	sulz	47.54	8.789	2	1244
ch	AG	Sulz	sulz	47.536	8.096	2	1215
ch	BE	Sumiswald	sumiswald	47.027	7.745	2	5159
ch	FR	Surpierre	surpierre	46.746	6.859	2	0
ch	LU	Sursee	sursee	47.171	8.111	2	8014
ch	FR	Sâles	sales	46.635	6.973	2	1326
ch	FR	Tafers	tafers	46.815	7.219	2	2833
ch	ZH	Tagelswangen	tagelswangen	47.431	8.673	2	1606
ch	GR	Tamins	tamins	46.83	9.406	2	1160
ch	VS	Tanay	tanay	46.345	6.83	2	1124
ch	ZH	Tann	tann	47.269	8.85	2	3034
ch	ZH	Tann / Tann (Dorfkern)	tann tann dorfkern	47.265	8.85	2	2080
ch	BE	Tavannes	tavannes	47.221	7.198	2	3367
ch	AG	Tegerfelden	tegerfelden	47.558	8.289	2	1040
ch	BL	Tenniken	tenniken	47.437	7.811	2	0
ch	TI	Tesserete	tesserete	46.068	8.965	2	1533
ch	AR	Teufen	teufen	47.391	9.386	2	5683
ch	AG	Teufenthal	teufenthal	47.329	8.118	2	1665
ch	SG	Thal	thal	47.467	9.566	2	6433
ch	ZH	Thalwil	thalwil	47.292	8.564	2	13296
ch	ZH	Thalwil / Berg	thalwil berg	47.292	8.556	2	1568
ch	ZH	Thalwil / Dorfkern	thalwil dorfkern	47.29	8.566	2	6829
ch	ZH	Thalwil / Nord	thalwil nord	47.297	8.556	2	1751
ch	ZH	Thalwil / See	thalwil see	47.294	8.569	2	1893
ch	ZH	Thalwil / Süd	thalwil sud	47.285	8.57	2	1255
ch	SH	Thayngen	thayngen	47.747	8.707	2	4120
ch	BL	Therwil	therwil	47.499	7.557	2	9595
ch	BE	Thierachern	thierachern	46.753	7.574	2	2040
ch	BE	Thun	thun	46.751	7.622	2	42136
ch	TG	Thundorf	thundorf	47.546	8.964	2	1179
ch	GR	Thusis	thusis	46.697	9.439	2	2572
ch	GE	Thônex	thonex	46.188	6.199	2	13057
ch	GR	Tiefencastel	tiefencastel	46.66	9.579	2	244
ch	BE	Toffen	toffen	46.86	7.492	2	2277
ch	BE	Trachselwald	trachselwald	47.017	7.736	2	1068
ch	BE	Tramelan	tramelan	47.223	7.103	2	4186
ch	NE	Travers	travers	46.94	6.676	2	1233
ch	FR	Treyvaux	treyvaux	46.728	7.138	2	1349
ch	LU	Triengen	triengen	47.236	8.077	2	4193
ch	SO	Trimbach	trimbach	47.366	7.887	2	6220
ch	GR	Trimmis	trimmis	46.901	9.561	2	2831
ch	AR	Trogen	trogen	47.408	9.465	2	1618
ch	GE	Troinex	troinex	46.163	6.147	2	2192
ch	VS	Troistorrents	troistorrents	46.229	6.916	2	3873
ch	BE	Trub	trub	46.942	7.88	2	1503
ch	BE	Trubschachen	trubschachen	46.922	7.845	2	1530
ch	GR	Trun	trun	46.743	8.987	2	1243
ch	VD	Trélex	trelex	46.415	6.208	2	1092
ch	SZ	Tuggen	tuggen	47.203	8.949	2	2671
ch	ZH	Turbenthal	turbenthal	47.436	8.846	2	3109
ch	AG	Turgi	turgi	47.492	8.254	2	2982
ch	VS	Turtmann	turtmann	46.3	7.702	2	1025
ch	BE	Tägertschi	tagertschi	46.875	7.585	2	0
ch	TG	Tägerwilen	tagerwilen	47.657	9.14	2	3414
ch	BE	Täuffelen	tauffelen	47.066	7.199	2	2492
ch	ZH	Töss (Kreis 4)	toss kreis 4	47.479	8.702	2	8672
ch	ZH	Töss (Kreis 4) / Eichliacker	toss kreis 4 eichliacker	47.487	8.707	2	3626
ch	ZH	Töss (Kreis 4) / Schlosstal	toss kreis 4 schlosstal	47.493	8.702	2	2762
ch	ZH	Töss (Kreis 4) / Vorder-Dättnau	toss kreis 4 vorder dattnau	47.481	8.699	2	1476
ch	LU	Udligenswil	udligenswil	47.09	8.403	2	2252
ch	FR	Ueberstorf	ueberstorf	46.866	7.31	2	2133
ch	BE	Uebeschi	uebeschi	46.738	7.556	2	0
ch	ZH	Uerikon	uerikon	47.237	8.757	2	1794
ch	AG	Uerkheim	uerkheim	47.304	8.023	2	1302
ch	BE	Uetendorf	uetendorf	46.774	7.573	2	5654
ch	ZH	Uetikon	uetikon	47.264	8.679	2	3431
ch	ZH	Uetikon / Grossdorf	uetikon grossdorf	47.267	8.678	2	1040
ch	ZH	Uhwiesen	uhwiesen	47.671	8.635	2	1140
ch	ZH	Uitikon	uitikon	47.369	8.457	2	3282
ch	ZH	Unterengstringen	unterengstringen	47.414	8.448	2	2675
ch	SZ	Unteriberg	unteriberg	47.063	8.805	2	2307
ch	AG	Unterkulm	unterkulm	47.31	8.114	2	3099
ch	AG	Unterlunkhofen	unterlunkhofen	47.321	8.381	2	1263
ch	BE	Unterseen	unterseen	46.685	7.847	2	5150
ch	AG	Untersiggenthal	untersiggenthal	47.502	8.256	2	6344
ch	GR	Untervaz	untervaz	46.928	9.534	2	2303
ch	ZG	Unterägeri	unterageri	47.136	8.585	2	7973
ch	ZH	Urdorf	urdorf	47.385	8.426	2	9205
ch	ZH	Urdorf / Bodenfeld	urdorf bodenfeld	47.389	8.423	2	1840
ch	ZH	Urdorf / Moos	urdorf moos	47.39	8.429	2	1266
ch	ZH	Urdorf / Oberurdorf	urdorf oberurdorf	47.381	8.423	2	1008
ch	AR	Urnäsch	urnasch	47.317	9.28	2	2304
ch	BE	Urtenen	urtenen	47.027	7.501	2	5258
ch	ZH	Uster	uster	47.347	8.721	2	23279
ch	ZH	Uster / Gschwader	uster gschwader	47.36	8.714	2	1763
ch	ZH	Uster / Kirch-Uster	uster kirch uster	47.346	8.718	2	10428
ch	ZH	Uster / Nieder-Uster	uster nieder uster	47.347	8.701	2	4128
ch	ZH	Uster / Nossikon	uster nossikon	47.341	8.726	2	1433
ch	ZH	Uster / Ober-Uster	uster ober uster	47.349	8.733	2	5100
ch	BE	Uttigen	uttigen	46.794	7.578	2	1673
ch	TG	Uttwil	uttwil	47.584	9.341	2	1492
ch	BE	Utzenstorf	utzenstorf	47.132	7.554	2	3625
ch	SG	Uznach	uznach	47.224	8.983	2	5561
ch	SG	Uzwil	uzwil	47.437	9.134	2	12111
ch	VD	Valeyres-sous-Montagny	valeyres sous montagny	46.799	6.611	2	0
ch	VD	Vallorbe	vallorbe	46.713	6.379	2	3098
ch	GR	Vals Platz	vals platz	46.616	9.18	2	1006
ch	GE	Vandœuvres	vandœuvres	46.222	6.203	2	2826
ch	VS	Varen	varen	46.319	7.607	2	1203
ch	BE	Vechigen	vechigen	46.946	7.561	2	4619
ch	AG	Veltheim	veltheim	47.438	8.147	2	1374
ch	ZH	Veltheim (Kreis 5)	veltheim kreis 5	47.514	8.717	2	8901
ch	ZH	Veltheim (Kreis 5) / Blumenau	veltheim kreis 5 blumenau	47.506	8.716	2	4135
ch	ZH	Veltheim (Kreis 5) / Rosenberg	veltheim kreis 5 rosenberg	47.514	8.716	2	4765
ch	VS	Verbier	verbier	46.1	7.227	2	2000
ch	VS	Vernayaz	vernayaz	46.137	7.039	2	1612
ch	GE	Vernier	vernier	46.217	6.085	2	30086
ch	TI	Verscio	verscio	46.185	8.732	2	1009
ch	GE	Versoix	versoix	46.284	6.162	2	11467
ch	VD	Vevey	vevey	46.463	6.843	2	15812
ch	VS	Vex	vex	46.212	7.398	2	1418
ch	VS	Veyras	veyras	46.302	7.536	2	0
ch	GE	Veyrier	veyrier	46.167	6.184	2	9800
ch	JU	Vicques	vicques	47.35	7.413	2	1741
ch	TI	Viganello	viganello	46.013	8.969	2	6375
ch	FR	Villars-sur-Glâne	villars sur glane	46.791	7.117	2	10021
ch	VD	Villars-sur-Ollon	villars sur ollon	46.298	7.056	2	2500
ch	FR	Villaz-Saint-Pierre	villaz saint pierre	46.721	6.956	2	1093
ch	VD	Villeneuve	villeneuve	46.399	6.927	2	4349
ch	AG	Villigen	villigen	47.527	8.215	2	1381
ch	AG	Villmergen	villmergen	47.35	8.248	2	5489
ch	AG	Villnachern	villnachern	47.471	8.16	2	1473
ch	VS	Vionnaz	vionnaz	46.311	6.901	2	1719
ch	VS	Visp	visp	46.294	7.881	2	6576
ch	VS	Visperterminen	visperterminen	46.259	7.902	2	1440
ch	LU	Vitznau	vitznau	47.01	8.484	2	1496
ch	ZH	Volketswil / Volketswil (Dorf)	volketswil volketswil dorf	47.39	8.691	2	2723
ch	AG	Vordemwald	vordemwald	47.276	7.901	2	1661
ch	SZ	Vorderthal	vorderthal	47.122	8.902	2	1006
ch	VS	Vouvry	vouvry	46.337	6.889	2	3296
ch	FR	Vuadens	vuadens	46.615	7.017	2	1835
ch	VD	Vuarrens	vuarrens	46.686	6.648	2	0
ch	FR	Vuisternens-devant-Romont	vuisternens devant romont	46.653	6.93	2	0
ch	VS	Vétroz	vetroz	46.222	7.279	2	4137
ch	TG	Wagenhausen	wagenhausen	47.66	8.848	2	1524
ch	BL	Wahlen	wahlen	47.402	7.515	2	1383
ch	ZG	Walchwil	walchwil	47.102	8.517	2	3268
ch	ZH	Wald	wald	47.276	8.914	2	3061
ch	BL	Waldenburg	waldenburg	47.383	7.75	2	1337
ch	SG	Waldkirch	waldkirch	47.469	9.287	2	3137
ch	AR	Waldstatt	waldstatt	47.356	9.283	2	1722
ch	SG	Walenstadt	walenstadt	47.124	9.312	2	5000
ch	BE	Walkringen	walkringen	46.949	7.62	2	1817
ch	ZH	Wallisellen	wallisellen	47.415	8.597	2	11705
ch	ZH	Wallisellen / Rieden	wallisellen rieden	47.417	8.6	2	2261
ch	ZH	Wallisellen / Wallisellen-Ost	wallisellen wallisellen ost	47.414	8.597	2	5031
ch	ZH	Wallisellen / Wallisellen-West	wallisellen wallisellen west	47.419	8.586	2	3511
ch	BE	Walliswil bei Niederbipp	walliswil bei niederbipp	47.236	7.69	2	0
ch	AG	Waltenschwil	waltenschwil	47.333	8.298	2	2192
ch	AR	Walzenhausen	walzenhausen	47.449	9.605	2	2120
ch	SO	Wangen	wangen	47.344	7.87	2	4686
ch	ZH	Wangen	wangen	47.412	8.645	2	2015
ch	BE	Wangen an der Aare	wangen an der aare	47.232	7.653	2	1944
ch	BE	Wattenwil	wattenwil	46.77	7.508	2	2788
ch	SG	Wattwil	wattwil	47.3	9.087	2	8089
ch	LU	Wauwil	wauwil	47.185	8.021	2	1657
ch	SG	Weesen	weesen	47.134	9.096	2	1402
ch	AG	Wegenstetten	wegenstetten	47.498	7.931	2	1080
ch	LU	Weggis	weggis	47.032	8.432	2	3863
ch	TG	Weinfelden	weinfelden	47.567	9.1	2	9414
ch	ZH	Weiningen	weiningen	47.42	8.436	2	1753
ch	ZH	Weisslingen	weisslingen	47.431	8.768	2	1975
ch	SO	Welschenrohr	welschenrohr	47.281	7.527	2	1179
ch	LU	Werthenstein	werthenstein	47.056	8.102	2	1909
ch	AG	Wettingen	wettingen	47.47	8.316	2	18191
ch	ZH	Wettswil	wettswil	47.337	8.475	2	0
ch	ZH	Wettswil / Ausser-Dorf	wettswil ausser dorf	47.332	8.477	2	1438
ch	ZH	Wettswil / Wettswil (Dorf)	wettswil wettswil dorf	47.342	8.471	2	3605
ch	ZH	Wetzikon	wetzikon	47.326	8.798	2	12969
ch	ZH	Wetzikon / Kempten	wetzikon kempten	47.333	8.81	2	4377
ch	ZH	Wetzikon / Ober-Wetzikon	wetzikon ober wetzikon	47.325	8.8	2	3858
ch	ZH	Wetzikon / Robenhausen	wetzikon robenhausen	47.331	8.788	2	2213
ch	ZH	Wetzikon / Unter-Wetzikon	wetzikon unter wetzikon	47.316	8.794	2	2521
ch	BE	Wichtrach	wichtrach	46.85	7.577	2	3843
ch	BE	Wiedlisbach	wiedlisbach	47.252	7.646	2	2213
ch	ZH	Wiesendangen / Wiesendangen (Dorf)	wiesendangen wiesendangen dorf	47.522	8.79	2	1649
ch	TG	Wigoltingen	wigoltingen	47.598	9.031	2	2040
ch	LU	Wikon	wikon	47.263	7.968	2	1218
ch	SG	Wil	wil	47.462	9.046	2	16808
ch	ZH	Wila	wila	47.419	8.845	2	1387
ch	SH	Wilchingen	wilchingen	47.667	8.468	2	2193
ch	BE	Wilderswil	wilderswil	46.664	7.862	2	2303
ch	SG	Wildhaus	wildhaus	47.206	9.354	2	1221
ch	LU	Willisau	willisau	47.122	7.994	2	3125
ch	BE	Wimmis	wimmis	46.676	7.64	2	2237
ch	AG	Windisch	windisch	47.479	8.218	2	6689
ch	ZH	Winterthur	winterthur	47.506	8.724	2	91908
ch	SG	Wittenbach	wittenbach	47.461	9.386	2	8542
ch	AG	Wittnau	wittnau	47.481	7.976	2	1062
ch	AG	Wohlen	wohlen	47.351	8.275	2	13875
ch	BE	Wohlen	wohlen	46.971	7.357	2	9159
ch	NW	Wolfenschiessen	wolfenschiessen	46.903	8.394	2	2080
ch	ZH	Wolfhausen	wolfhausen	47.256	8.799	2	2402
ch	SO	Wolfwil	wolfwil	47.269	7.797	2	2079
ch	LU	Wolhusen	wolhusen	47.06	8.074	2	4050
ch	SZ	Wollerau	wollerau	47.195	8.719	2	6883
ch	BE	Worb	worb	46.93	7.563	2	11053
ch	BE	Worben	worben	47.103	7.295	2	2042
ch	BE	Wynau	wynau	47.256	7.816	2	1610
ch	BE	Wynigen	wynigen	47.106	7.667	2	2090
ch	BE	Wyssachen	wyssachen	47.079	7.829	2	1251
ch	ZH	Wädenswil	wadenswil	47.227	8.669	2	13269
ch	ZH	Wädenswil / Boller-Giessen	wadenswil boller giessen	47.221	8.684	2	1538
ch	ZH	Wädenswil / Büelen	wadenswil buelen	47.234	8.663	2	2710
ch	ZH	Wädenswil / Dorf (Wädenswil)	wadenswil dorf wadenswil	47.229	8.672	2	2556
ch	ZH	Wädenswil / Eichweid	wadenswil eichweid	47.218	8.674	2	1252
ch	ZH	Wädenswil / Hangenmoos	wadenswil hangenmoos	47.234	8.653	2	1407
ch	ZH	Wädenswil / Leihof-Mühlebach	wadenswil leihof muhlebach	47.224	8.671	2	1830
ch	ZH	Wädenswil / Untermosen-Fuhr	wadenswil untermosen fuhr	47.228	8.663	2	1976
ch	TG	Wängi	wangi	47.497	8.953	2	4051
ch	AG	Wölflinswil	wolflinswil	47.461	7.998	2	910
ch	ZH	Wülflingen (Kreis 6)	wulflingen kreis 6	47.51	8.683	2	12598
ch	ZH	Wülflingen (Kreis 6) / Härti	wulflingen kreis 6 harti	47.513	8.684	2	2602
ch	ZH	Wülflingen (Kreis 6) / Lindenplatz	wulflingen kreis 6 lindenplatz	47.511	8.693	2	2555
ch	ZH	Wülflingen (Kreis 6) / Niederfeld	wulflingen kreis 6 niederfeld	47.509	8.68	2	1227
ch	ZH	Wülflingen (Kreis 6) / Oberfeld	wulflingen kreis 6 oberfeld	47.499	8.699	2	4288
ch	AG	Würenlingen	wurenlingen	47.534	8.257	2	3741
ch	AG	Würenlos	wurenlos	47.442	8.363	2	5497
ch	VD	Yverdon-les-Bains	yverdon les bains	46.779	6.641	2	23702
ch	VD	Yvonand	yvonand	46.8	6.742	2	2401
ch	LU	Zell	zell	47.137	7.925	2	1943
ch	VS	Zermatt	zermatt	46.02	7.749	2	6629
ch	GR	Zernez	zernez	46.699	10.093	2	1053
ch	GR	Zizers	zizers	46.936	9.565	2	3009
ch	AG	Zofingen	zofingen	47.288	7.946	2	11451
ch	ZH	Zollikerberg	zollikerberg	47.345	8.601	2	4187
ch	BE	Zollikofen	zollikofen	46.999	7.458	2	9121
ch	ZH	Zollikon	zollikon	47.34	8.574	2	5812
ch	SO	Zuchwil	zuchwil	47.202	7.566	2	9268
ch	ZG	Zug	zug	47.172	8.517	2	23435
ch	ZH	Zumikon	zumikon	47.332	8.623	2	4424
ch	BL	Zunzgen	zunzgen	47.449	7.808	2	2632
ch	GR	Zuoz	zuoz	46.602	9.96	2	1209
ch	SG	Zuzwil	zuzwil	47.475	9.112	2	4226
ch	BE	Zweisimmen	zweisimmen	46.555	7.373	2	2813
ch	BL	Zwingen	zwingen	47.438	7.53	2	2162
ch	BE	Zäziwil	zaziwil	46.902	7.662	2	1535
ch	ZH	Zürich	zurich	47.367	8.55	4	341730
ch	ZH	Zürich (Kreis 1)	zurich kreis 1	47.371	8.542	2	6185
ch	ZH	Zürich (Kreis 1) / City	zurich kreis 1 city	47.373	8.536	2	1089
ch	ZH	Zürich (Kreis 1) / Lindenhof	zurich kreis 1 lindenhof	47.372	8.54	2	1298
ch	ZH	Zürich (Kreis 1) / Rathaus	zurich kreis 1 rathaus	47.372	8.545	2	3091
ch	ZH	Zürich (Kreis 10)	zurich kreis 10	47.408	8.501	2	36216
ch	ZH	Zürich (Kreis 10) / Höngg	zurich kreis 10 hongg	47.403	8.497	2	17117
ch	ZH	Zürich (Kreis 10) / Rütihof	zurich kreis 10 rutihof	47.414	8.479	2	3326
ch	ZH	Zürich (Kreis 10) / Wipkingen	zurich kreis 10 wipkingen	47.395	8.525	2	15718
ch	ZH	Zürich (Kreis 11)	zurich kreis 11	47.423	8.522	2	54260
ch	ZH	Zürich (Kreis 11) / Affoltern	zurich kreis 11 affoltern	47.418	8.512	2	17241
ch	ZH	Zürich (Kreis 11) / Oerlikon	zurich kreis 11 oerlikon	47.408	8.543	2	17922
ch	ZH	Zürich (Kreis 11) / Schwandenholz	zurich kreis 11 schwandenholz	47.425	8.521	2	1145
ch	ZH	Zürich (Kreis 11) / Seebach	zurich kreis 11 seebach	47.422	8.548	2	17851
ch	ZH	Zürich (Kreis 12)	zurich kreis 12	47.404	8.576	2	28189
ch	ZH	Zürich (Kreis 12) / Auzelg	zurich kreis 12 auzelg	47.415	8.57	2	1143
ch	ZH	Zürich (Kreis 12) / Hirzenbach	zurich kreis 12 hirzenbach	47.402	8.586	2	11335
ch	ZH	Zürich (Kreis 12) / Saatlen	zurich kreis 12 saatlen	47.411	8.565	2	5209
ch	ZH	Zürich (Kreis 12) / Schwamendingen-Mitte	zurich kreis 12 schwamendingen mitte	47.406	8.572	2	10476
ch	ZH	Zürich (Kreis 2)	zurich kreis 2	47.338	8.521	2	29215
ch	ZH	Zürich (Kreis 2) / Enge	zurich kreis 2 enge	47.361	8.531	2	8253
ch	ZH	Zürich (Kreis 2) / Mittel-Leimbach	zurich kreis 2 mittel leimbach	47.325	8.514	2	1891
ch	ZH	Zürich (Kreis 2) / Unter-Leimbach	zurich kreis 2 unter leimbach	47.334	8.514	2	2778
ch	ZH	Zürich (Kreis 2) / Wollishofen	zurich kreis 2 wollishofen	47.34	8.531	2	16073
ch	ZH	Zürich (Kreis 3)	zurich kreis 3	47.358	8.503	2	46018
ch	ZH	Zürich (Kreis 3) / Alt-Wiedikon	zurich kreis 3 alt wiedikon	47.362	8.515	2	14931
ch	ZH	Zürich (Kreis 3) / Friesenberg	zurich kreis 3 friesenberg	47.364	8.504	2	9909
ch	ZH	Zürich (Kreis 3) / Sihlfeld	zurich kreis 3 sihlfeld	47.374	8.512	2	20977
ch	ZH	Zürich (Kreis 4) / Aussersihl	zurich kreis 4 aussersihl	47.378	8.521	2	27273
ch	ZH	Zürich (Kreis 4) / Hard	zurich kreis 4 hard	47.383	8.509	2	12976
ch	ZH	Zürich (Kreis 4) / Langstrasse	zurich kreis 4 langstrasse	47.378	8.529	2	10386
ch	ZH	Zürich (Kreis 4) / Werd	zurich kreis 4 werd	47.372	8.526	2	3911
ch	ZH	Zürich (Kreis 5)	zurich kreis 5	47.388	8.522	2	11737
ch	ZH	Zürich (Kreis 5) / Escher-Wyss	zurich kreis 5 escher wyss	47.391	8.513	2	1846
ch	ZH	Zürich (Kreis 5) / Gewerbeschule	zurich kreis 5 gewerbeschule	47.385	8.53	2	9891
ch	ZH	Zürich (Kreis 6)	zurich kreis 6	47.392	8.544	2	29951
ch	ZH	Zürich (Kreis 6) / Oberstrass	zurich kreis 6 oberstrass	47.389	8.55	2	9906
ch	ZH	Zürich (Kreis 6) / Unterstrass	zurich kreis 6 unterstrass	47.395	8.537	2	20045
ch	ZH	Zürich (Kreis 7)	zurich kreis 7	47.373	8.58	2	33820
ch	ZH	Zürich (Kreis 7) / Fluntern	zurich kreis 7 fluntern	47.38	8.561	2	7009
ch	ZH	Zürich (Kreis 7) / Hirslanden	zurich kreis 7 hirslanden	47.362	8.568	2	6769
ch	ZH	Zürich (Kreis 7) / Hottingen	zurich kreis 7 hottingen	47.37	8.563	2	9934
ch	ZH	Zürich (Kreis 7) / Witikon	zurich kreis 7 witikon	47.358	8.591	2	9099
ch	ZH	Zürich (Kreis 8)	zurich kreis 8	47.355	8.561	2	15519
ch	ZH	Zürich (Kreis 8) / Mühlebach	zurich kreis 8 muhlebach	47.357	8.557	2	5570
ch	ZH	Zürich (Kreis 8) / Seefeld	zurich kreis 8 seefeld	47.355	8.555	2	4998
ch	ZH	Zürich (Kreis 8) / Weinegg	zurich kreis 8 weinegg	47.352	8.57	2	4951
ch	ZH	Zürich (Kreis 9)	zurich kreis 9	47.382	8.48	2	44878
ch	ZH	Zürich (Kreis 9) / Albisrieden	zurich kreis 9 albisrieden	47.374	8.49	2	16480
ch	ZH	Zürich (Kreis 9) / Altstetten	zurich kreis 9 altstetten	47.389	8.485	2	28307
de	01	Aach	aach	47.842	8.854	2	2248
de	08	Aach	aach	49.783	6.6	2	1151
de	07	Aachen	aachen	50.777	6.083	4	265208
de	01	Aalen	aalen	48.838	10.093	2	67085
de	05	Aarbergen	aarbergen	50.056	8.106	10	0
de	10	Aasbüttel	aasbuttel	54.05	9.483	2	0
de	06	Abbesbüttel	abbesbuttel	52.352	10.556	2	1190
de	02	Abenberg	abenberg	49.243	10.964	2	5484
de	02	Abensberg	abensberg	48.817	11.85	2	12570
de	08	Abentheuer	abentheuer	49.432	7.36	2	0
de	02	Absberg	absberg	49.144	10.881	2	1336
de	01	Abstatt	abstatt	49.068	9.291	2	4456
de	15	Abtsbessingen	abtsbessingen	51.27	10.739	2	0
de	14	Abtsdorf	abtsdorf	51.89	12.725	2	1457
de	01	Abtsgmünd	abtsgmund	48.895	10.002	2	7381
de	01	Abtsteinach	abtsteinach	49.606	8.675	6	0
de	02	Abtswind	abtswind	49.771	10.284	2	0
de	08	Abtweiler	abtweiler	49.777	7.689	2	0
de	02	Achberg	achberg	47.604	9.722	9	0
de	01	Achern	achern	48.631	8.076	2	24478
de	06	Achim	achim	53.014	9.026	2	30013
de	02	Achslach	achslach	48.972	12.935	2	1089
de	01	Achstetten	achstetten	48.259	9.897	2	3978
de	08	Acht	acht	50.33	7.216	2	0
de	08	Achtelsbach	achtelsbach	49.432	7.36	2	0
de	10	Achterwehr	achterwehr	54.321	10.344	12	0
de	10	Achtrup	achtrup	54.791	9.028	2	1557
de	01	Adelberg	adelberg	48.762	9.6	2	2065
de	06	Adelebsen	adelebsen	51.583	9.755	2	6541
de	06	Adelheidsdorf	adelheidsdorf	52.564	10.06	2	2489
de	01	Adelmannsfelden	adelmannsfelden	48.955	10.005	2	1871
de	02	Adelschlag	adelschlag	48.702	11.518	15	0
de	02	Adelsdorf	adelsdorf	49.47	10.685	2	7245
de	01	Adelsheim	adelsheim	49.401	9.393	2	5536
de	02	Adelshofen	adelshofen	48.183	11.117	2	1568
de	02	Adelsried	adelsried	48.425	10.718	2	2240
de	02	Adelzhausen	adelzhausen	48.357	11.139	2	1498
de	08	Adenau	adenau	50.382	6.933	2	2995
de	08	Adenbach	adenbach	49.65	7.593	2	0
de	06	Adenbüttel	adenbuttel	52.38	10.451	2	1762
de	06	Adendorf	adendorf	53.282	10.438	2	9865
de	06	Adenstedt	adenstedt	51.999	9.935	2	1020
de	16	Adlershof	adlershof	52.435	13.548	2	15294
de	02	Adlkofen	adlkofen	48.55	12.267	2	3934
de	12	Admannshagen-Bargeshagen	admannshagen bargeshagen	54.13	11.999	2	2855
de	13	Adorf	adorf	50.32	12.26	2	5806
de	13	Adorf/Vogtland	adorf vogtland	50.326	12.242	2	0
de	10	Aebtissinwisch	aebtissinwisch	53.933	9.303	2	0
de	06	Aerzen	aerzen	52.05	9.259	2	10755
de	01	Affalterbach	affalterbach	48.923	9.324	2	4623
de	02	Affing	affing	48.467	10.983	2	5171
de	06	Affinghausen	affinghausen	52.793	8.836	2	0
de	08	Affler	affler	50.037	6.361	40	0
de	06	Agathenburg	agathenburg	53.561	9.532	2	1120
de	10	Agethorst	agethorst	54.05	9.483	2	0
de	01	Aglasterhausen	aglasterhausen	49.357	8.987	2	4983
de	02	Aham	aham	48.348	12.162	2	1957
de	07	Ahaus	ahaus	52.079	7.013	2	38165
de	06	Ahausen	ahausen	53.067	9.317	2	1769
de	12	Ahlbeck	ahlbeck	53.67	14.186	2	3444
de	06	Ahlden	ahlden	52.76	9.551	2	1573
de	10	Ahlefeld-Bistensee	ahlefeld bistensee	54.51	9.771	18	0
de	07	Ahlen	ahlen	51.763	7.889	2	55280
de	06	Ahlerstedt	ahlerstedt	53.4	9.45	2	5063
de	14	Ahlsdorf	ahlsdorf	51.545	11.467	2	1912
de	15	Ahlstädt	ahlstadt	50.511	10.757	2	0
de	05	Ahnatal	ahnatal	51.26	9.483	21	0
de	10	Ahneby	ahneby	54.727	9.736	2	0
de	06	Ahnsbeck	ahnsbeck	52.611	10.285	2	1667
de	06	Ahnsen	ahnsen	52.255	9.101	2	1233
de	02	Aholfing	aholfing	48.943	12.469	2	1735
de	02	Aholming	aholming	48.735	12.91	2	2234
de	02	Ahorn	ahorn	50.238	10.954	2	4624
de	02	Ahorntal	ahorntal	49.97	11.593	18	0
de	08	Ahrbrück	ahrbruck	50.482	6.988	2	1228
de	10	Ahrensburg	ahrensburg	53.675	10.226	2	30103
de	10	Ahrensbök	ahrensbok	54.009	10.574	2	8643
de	11	Ahrensfelde	ahrensfelde	52.633	13.734	2	0
de	12	Ahrenshagen-Daskow	ahrenshagen daskow	54.25	12.623	2	0
de	12	Ahrenshoop	ahrenshoop	54.226	12.651	17	0
de	10	Ahrenshöft	ahrenshoft	54.605	9.044	2	0
de	10	Ahrenviöl	ahrenviol	54.508	9.186	2	0
de	10	Ahrenviölfeld	ahrenviolfeld	54.508	9.317	3	0
de	06	Ahsen-Oetzen	ahsen oetzen	52.959	9.079	2	1384
de	02	Aicha vorm Wald	aicha vorm wald	48.778	12.883	11	0
de	02	Aichach	aichach	48.458	11.134	2	21042
de	01	Aichelberg	aichelberg	48.636	9.564	2	1245
de	02	Aichen	aichen	48.229	10.539	2	1171
de	01	Aichhalden	aichhalden	48.267	8.402	2	4184
de	01	Aichstetten	aichstetten	47.893	10.078	2	2757
de	01	Aichtal	aichtal	48.578	9.366	6	0
de	01	Aichwald	aichwald	48.71	9.357	6	0
de	02	Aidenbach	aidenbach	48.57	13.09	2	3038
de	02	Aidhausen	aidhausen	50.15	10.433	2	1934
de	01	Aidlingen	aidlingen	48.678	8.895	2	9285
de	02	Aiglsbach	aiglsbach	48.692	11.708	2	1677
de	08	Ailertchen	ailertchen	50.578	7.946	2	0
de	02	Aindling	aindling	48.514	10.953	2	4451
de	02	Ainring	ainring	47.813	12.94	2	10028
de	02	Aislingen	aislingen	48.506	10.458	2	1455
de	02	Aiterhofen	aiterhofen	48.81	12.57	2	0
de	01	Aitern	aitern	47.786	7.894	2	0
de	01	Aitrach	aitrach	47.933	10.083	2	2580
de	02	Aitrang	aitrang	47.817	10.533	2	2012
de	14	Aken	aken	51.853	12.045	2	9240
de	14	Aken (Elbe)	aken elbe	51.745	11.952	26	0
de	14	Aland	aland	52.697	11.564	17	0
de	02	Albaching	albaching	48.11	12.111	2	1558
de	01	Albbruck	albbruck	47.591	8.13	2	7372
de	10	Albersdorf	albersdorf	54.15	9.283	2	3514
de	01	Albershausen	albershausen	48.691	9.565	2	4286
de	08	Albersweiler	albersweiler	49.219	8.03	2	1929
de	02	Albertshofen	albertshofen	49.767	10.167	2	2094
de	13	Albertstadt	albertstadt	51.083	13.767	2	2137
de	08	Albessen	albessen	49.539	7.328	2	0
de	08	Albig	albig	49.774	8.121	2	1672
de	08	Albisheim	albisheim	49.649	8.094	2	1717
de	08	Albisheim (Pfrimm)	albisheim pfrimm	49.415	8.165	2	0
de	12	Albsfelde	albsfelde	53.893	11.389	27	0
de	05	Albshausen	albshausen	50.544	8.438	2	1992
de	01	Albstadt	albstadt	48.216	9.026	2	46664
de	07	Aldenhoven	aldenhoven	50.9	6.283	2	7364
de	02	Aldersbach	aldersbach	48.59	13.09	2	4293
de	01	Aldingen	aldingen	48.1	8.7	2	7589
de	02	Alerheim	alerheim	48.85	10.617	2	1708
de	02	Alesheim	alesheim	49.046	10.865	2	1003
de	02	Aletshausen	aletshausen	48.199	10.389	2	1140
de	08	Alf	alf	50.042	7.159	2	0
de	01	Alfdorf	alfdorf	48.844	9.719	2	7187
de	06	Alfeld	alfeld	51.984	9.82	2	19138
de	02	Alfeld	alfeld	49.433	11.55	2	1168
de	06	Alfeld (Leine)	alfeld leine	51.984	9.82	2	0
de	06	Alfhausen	alfhausen	52.5	7.95	2	3904
de	08	Alflen	alflen	50.142	7.033	6	0
de	06	Alfstedt	alfstedt	53.484	9.114	2	0
de	07	Alfter	alfter	50.733	7.017	2	21814
de	06	Algermissen	algermissen	52.253	9.969	2	8280
de	05	Alheim	alheim	51.033	9.667	2	5292
de	08	Alken	alken	50.287	7.457	2	0
de	15	Alkersleben	alkersleben	50.84	10.952	2	0
de	10	Alkersum	alkersum	54.691	8.567	2	0
de	08	Allenbach	allenbach	49.596	7.249	20	0
de	05	Allendorf	allendorf	51.03	8.672	2	5719
de	05	Allendorf (Lumda)	allendorf lumda	50.551	8.62	2	0
de	05	Allendorf an der Lahn	allendorf an der lahn	50.551	8.62	2	4170
de	08	Allenfeld	allenfeld	49.859	7.784	2	0
de	01	Allensbach	allensbach	47.715	9.071	2	7053
de	02	Allersberg	allersberg	49.251	11.237	2	8054
de	02	Allershausen	allershausen	48.433	11.6	2	4734
de	01	Alleshausen	alleshausen	48.062	9.612	2	0
de	02	Alling	alling	48.14	11.301	2	3286
de	02	Allmannshofen	allmannshofen	48.595	10.832	2	0
de	01	Allmannsweiler	allmannsweiler	47.881	9.676	24	0
de	01	Allmendingen	allmendingen	48.331	9.724	2	4556
de	01	Allmersbach im Tal	allmersbach im tal	48.907	9.468	2	4908
de	14	Allstedt	allstedt	51.404	11.387	2	3153
de	10	Almdorf	almdorf	54.615	8.967	2	0
de	08	Almersbach	almersbach	50.686	7.642	2	0
de	07	Alpen	alpen	51.583	6.517	2	12908
de	08	Alpenrod	alpenrod	50.633	7.867	2	1664
de	15	Alperstedt	alperstedt	51.094	11.09	2	0
de	01	Alpirsbach	alpirsbach	48.345	8.402	2	7011
de	08	Alsbach	alsbach	50.467	7.633	2	0
de	05	Alsbach-Hähnlein	alsbach hahnlein	49.739	8.596	2	9300
de	07	Alsdorf	alsdorf	50.877	6.164	2	46340
de	08	Alsdorf	alsdorf	50.777	7.886	2	1765
de	08	Alsenz	alsenz	49.717	7.817	2	1815
de	05	Alsfeld	alsfeld	50.752	9.271	2	17771
de	08	Alsheim	alsheim	49.768	8.34	2	2691
de	14	Alsleben	alsleben	51.702	11.676	2	2786
de	04	Alsterdorf	alsterdorf	53.611	10.013	2	13271
de	06	Alt - Lehndorf	alt lehndorf	52.269	10.48	2	1300
de	10	Alt Bennebek	alt bennebek	54.411	9.533	2	0
de	12	Alt Bukow	alt bukow	54.032	11.674	2	0
de	10	Alt Duvenstedt	alt duvenstedt	54.367	9.65	2	1875
de	12	Alt Krenzlin	alt krenzlin	53.331	11.501	2	0
de	12	Alt Meteln	alt meteln	53.747	11.341	2	1179
de	10	Alt Mölln	alt molln	53.606	10.633	2	0
de	12	Alt Schwerin	alt schwerin	53.509	13.046	6	0
de	12	Alt Sührkow	alt suhrkow	53.773	12.566	2	0
de	12	Alt Tellin	alt tellin	53.929	13.259	2	0
de	11	Alt Tucheband	alt tucheband	52.537	14.512	2	1019
de	06	Alt Wallmoden	alt wallmoden	52.019	10.303	2	1095
de	12	Alt Zachun	alt zachun	53.431	11.192	2	0
de	11	Alt Zauche-Wußwerk	alt zauche wusswerk	51.921	14.104	2	0
de	16	Alt-Hohenschönhausen	alt hohenschonhausen	52.546	13.501	2	42609
de	12	Alt-Sanitz	alt sanitz	53.814	13.588	2	5889
de	16	Alt-Treptow	alt treptow	52.489	13.459	2	10859
de	01	Altbach	altbach	48.723	9.381	2	5793
de	02	Altdorf	altdorf	49.386	11.357	2	15312
de	02	Altdorf	altdorf	48.154	12.184	2	11355
de	01	Altdorf	altdorf	48.631	8.996	2	4426
de	01	Altdorf	altdorf	48.594	9.272	2	1407
de	02	Altdorf bei Nürnberg	altdorf bei nurnberg	49.386	11.357	2	0
de	11	Altdöbern	altdobern	51.65	14.033	2	3067
de	12	Altefähr	altefahr	54.33	13.126	2	1301
de	02	Alteglofsheim	alteglofsheim	48.917	12.2	2	3187
de	05	Alten Buseck	alten buseck	50.622	8.753	2	4075
de	07	Altena	altena	51.295	7.673	2	20862
de	08	Altenahr	altenahr	50.517	6.992	2	1707
de	06	Altenau	altenau	51.801	10.441	2	2045
de	08	Altenbamberg	altenbamberg	49.811	7.815	2	0
de	07	Altenbeken	altenbeken	51.765	8.942	2	9716
de	13	Altenberg	altenberg	50.766	13.753	2	5167
de	15	Altenberga	altenberga	50.802	11.575	2	0
de	07	Altenberge	altenberge	52.05	7.467	2	9796
de	15	Altenbeuthen	altenbeuthen	50.592	11.444	2	0
de	02	Altenbuch	altenbuch	49.829	9.401	2	1311
de	15	Altenburg	altenburg	50.988	12.437	2	38568
de	07	Altenbüren	altenburen	51.386	8.506	2	1321
de	08	Altendiez	altendiez	50.367	7.983	2	2332
de	02	Altendorf	altendorf	50.084	11.168	2	2017
de	15	Altenfeld	altenfeld	50.565	10.962	2	1116
de	08	Altenglan	altenglan	49.55	7.467	2	3048
de	15	Altengottern	altengottern	51.164	10.581	2	1149
de	12	Altenhagen	altenhagen	53.63	13.038	2	0
de	14	Altenhausen	altenhausen	52.308	11.115	2	0
de	12	Altenhof	altenhof	53.422	12.789	22	0
de	10	Altenhof	altenhof	54.468	9.836	2	0
de	10	Altenholz	altenholz	54.4	10.133	2	9737
de	08	Altenkirchen	altenkirchen	50.686	7.642	2	6385
de	08	Altenkirchen	altenkirchen	49.443	7.321	2	1410
de	12	Altenkirchen	altenkirchen	54.636	13.343	2	1138
de	08	Altenkirchen (Westerwald)	altenkirchen westerwald	50.686	7.642	2	0
de	10	Altenkrempe	altenkrempe	54.133	10.833	2	1145
de	02	Altenkunstadt	altenkunstadt	50.125	11.25	2	5608
de	02	Altenmarkt	altenmarkt	47.78	12.136	2	4219
de	02	Altenmarkt an der Alz	altenmarkt an der alz	47.889	12.515	10	0
de	06	Altenmedingen	altenmedingen	53.13	10.602	2	1585
de	10	Altenmoor	altenmoor	53.756	9.659	2	0
de	02	Altenmünster	altenmunster	48.465	10.591	2	3846
de	12	Altenpleen	altenpleen	54.355	12.956	2	1022
de	01	Altenriet	altenriet	48.591	9.222	2	1820
de	05	Altenstadt	altenstadt	50.287	8.944	2	12258
de	02	Altenstadt	altenstadt	48.16	10.114	2	4790
de	02	Altenstadt	altenstadt	47.824	10.875	2	3282
de	02	Altenstadt an der Waldnaab	altenstadt an der waldnaab	49.762	12.064	18	0
de	01	Altensteig	altensteig	48.586	8.604	2	11266
de	02	Altenthann	altenthann	49.1	12.3	2	1607
de	12	Altentreptow	altentreptow	53.694	13.265	2	6486
de	02	Alterhofen	alterhofen	48.847	12.62	2	3454
de	08	Alterkülz	alterkulz	50.447	7.312	2	0
de	02	Altertheim	altertheim	49.685	9.986	16	0
de	06	Altes Hochschulviertel	altes hochschulviertel	52.274	10.527	2	4444
de	01	Altes Lager	altes lager	48.418	9.536	2	14092
de	06	Altewiek	altewiek	52.262	10.53	2	1878
de	02	Altfraunhofen	altfraunhofen	48.45	12.167	2	2057
de	16	Altglienicke	altglienicke	52.411	13.536	2	26426
de	02	Althegnenberg	althegnenberg	48.233	11.067	2	1843
de	01	Altheim	altheim	48.343	9.727	3	0
de	01	Altheim (Alb)	altheim alb	48.529	10.021	13	0
de	01	Althengstett	althengstett	48.723	8.794	2	8201
de	08	Althornbach	althornbach	49.244	7.357	16	0
de	01	Althütte	althutte	48.916	9.57	2	4263
de	11	Althüttendorf	althuttendorf	52.979	13.745	2	0
de	12	Altkalen	altkalen	53.969	12.711	2	0
de	15	Altkirchen	altkirchen	50.933	12.35	2	1168
de	11	Altlandsberg	altlandsberg	52.565	13.728	2	8804
de	08	Altlay	altlay	50.029	7.182	2	0
de	08	Altleiningen	altleiningen	49.508	8.073	2	1950
de	01	Altlußheim	altlussheim	49.302	8.499	2	5289
de	02	Altmannstein	altmannstein	48.885	11.729	10	0
de	13	Altmittweida	altmittweida	50.967	12.95	2	2132
de	14	Altmärkische Höhe	altmarkische hohe	52.787	11.753	3	0
de	14	Altmärkische Wische	altmarkische wische	52.697	11.564	17	0
de	02	Altomünster	altomunster	48.388	11.257	2	7275
de	04	Altona	altona	53.55	9.933	4	250192
de	08	Altrich	altrich	49.957	6.912	2	1579
de	08	Altrip	altrip	49.436	8.495	2	7802
de	08	Altscheid	altscheid	50.082	6.564	2	0
de	01	Altshausen	altshausen	47.933	9.533	2	4832
de	12	Altstadt	altstadt	53.628	11.416	2	3202
de	07	Altstadt Nord	altstadt nord	50.939	6.958	2	17922
de	07	Altstadt Sud	altstadt sud	50.933	6.96	2	27515
de	08	Altstrimmig	altstrimmig	50.029	7.182	2	0
de	02	Altusried	altusried	47.804	10.214	2	9950
de	12	Altwarp	altwarp	53.674	14.139	2	0
de	08	Altweidelbach	altweidelbach	49.982	7.524	2	0
de	12	Altwigshagen	altwigshagen	53.661	13.887	2	0
de	02	Altötting	altotting	48.225	12.677	2	12902
de	10	Alveslohe	alveslohe	53.783	9.917	2	2449
de	02	Alzenau in Unterfranken	alzenau in unterfranken	50.089	9.065	2	18932
de	08	Alzey	alzey	49.747	8.115	2	18241
de	15	Am Ettersberg	am ettersberg	50.896	11.329	11	0
de	14	Am Großen Bruch	am grossen bruch	52.115	11.072	2	0
de	06	Am Hagenring	am hagenring	52.273	10.542	2	12602
de	11	Am Mellensee	am mellensee	52.171	14.127	24	0
de	15	Am Ohmberg	am ohmberg	51.351	10.338	12	0
de	12	Am Salzhaff	am salzhaff	54.032	11.674	2	0
de	02	Amberg	amberg	49.443	11.863	2	44737
de	02	Amberg	amberg	48.067	10.683	2	1323
de	06	Amelinghausen	amelinghausen	53.124	10.213	2	3915
de	02	Amendingen	amendingen	48.003	10.179	2	3724
de	02	Amerang	amerang	47.991	12.308	2	3574
de	02	Amerdingen	amerdingen	48.908	10.586	15	0
de	08	Ammeldingen an der Our	ammeldingen an der our	49.936	6.295	2	0
de	08	Ammeldingen bei Neuerburg	ammeldingen bei neuerburg	50.001	6.948	2	0
de	01	Ammerbuch	ammerbuch	48.479	9.092	13	0
de	02	Ammerndorf	ammerndorf	49.423	10.85	2	2099
de	10	Ammersbek	ammersbek	53.65	10.351	11	0
de	02	Ammerthal	ammerthal	49.441	11.762	2	2017
de	02	Amorbach	amorbach	49.746	9.201	6	0
de	02	Ampfing	ampfing	48.254	12.415	2	6188
de	01	Amstetten	amstetten	48.579	9.874	2	3999
de	15	Amt Creuzburg	amt creuzburg	51.005	10.261	40	0
de	06	Amt Neuhaus	amt neuhaus	53.29	10.734	2	0
de	15	Amt Wachsenburg	amt wachsenburg	51.05	11.15	3	0
de	13	Amtsberg	amtsberg	50.733	13.073	8	0
de	01	Amtzell	amtzell	47.7	9.75	2	3530
de	05	Amöneburg	amoneburg	50.796	8.923	2	5390
de	14	An der Poststraße	an der poststrasse	51.208	11.585	2	0
de	15	An der Schmücke	an der schmucke	51.266	11.164	19	0
de	02	Andechs	andechs	47.975	11.183	2	3181
de	06	Anderlingen	anderlingen	53.373	9.213	2	0
de	08	Andernach	andernach	50.431	7.404	2	29599
de	06	Andervenne	andervenne	52.478	7.515	2	0
de	15	Andisleben	andisleben	51.114	10.972	2	0
de	01	Angelbachtal	angelbachtal	49.262	8.945	8	0
de	05	Angelburg	angelburg	50.702	8.269	10	0
de	02	Anger	anger	47.725	12.877	8	0
de	11	Angermünde	angermunde	53.015	13.999	2	15453
de	14	Angern	angern	52.35	11.733	2	1380
de	14	Angersdorf	angersdorf	51.46	11.907	2	1237
de	08	Anhausen	anhausen	50.5	7.55	2	1324
de	12	Ankershagen	ankershagen	53.516	12.989	2	0
de	12	Anklam	anklam	53.856	13.69	2	14694
de	06	Ankum	ankum	52.55	7.883	2	7186
de	13	Annaberg-Buchholz	annaberg buchholz	50.58	13.006	2	23092
de	14	Annaburg	annaburg	51.733	13.047	2	3512
de	08	Annweiler am Trifels	annweiler am trifels	49.206	7.975	2	7316
de	15	Anrode	anrode	51.267	10.333	2	3562
de	07	Anröchte	anrochte	51.567	8.333	2	10847
de	02	Ansbach	ansbach	49.305	10.593	2	31839
de	08	Anschau	anschau	50.33	7.216	2	0
de	02	Antdorf	antdorf	47.751	11.308	2	1106
de	05	Antrifttal	antrifttal	50.737	9.293	14	0
de	08	Antweiler	antweiler	50.507	7.206	24	0
de	02	Anzing	anzing	48.152	11.853	2	3531
de	06	Apelern	apelern	52.29	9.336	2	2673
de	06	Apen	apen	53.217	7.8	2	10992
de	14	Apenburg-Winterfeld	apenburg winterfeld	52.627	11.164	2	0
de	06	Apensen	apensen	53.433	9.617	2	2987
de	02	Apfeldorf	apfeldorf	47.9	10.933	2	1056
de	15	Apfelstädt	apfelstadt	50.902	10.89	2	1504
de	02	Apfeltrach	apfeltrach	48.002	10.503	2	0
de	15	Apolda	apolda	51.026	11.516	2	24793
de	14	Apollensdorf	apollensdorf	51.876	12.55	2	1386
de	06	Appel	appel	53.391	9.746	2	1930
de	10	Appen	appen	53.658	9.746	2	5838
de	08	Appenheim	appenheim	49.93	8.033	2	1393
de	01	Appenweier	appenweier	48.397	8.218	19	0
de	08	Arbach	arbach	50.223	7.03	9	0
de	02	Arberg	arberg	49.144	10.617	2	2247
de	08	Aremberg	aremberg	50.507	7.206	24	0
de	14	Arendsee (Altmark)	arendsee altmark	52.681	11.522	20	0
de	08	Arenrath	arenrath	49.943	6.863	2	0
de	15	Arenshausen	arenshausen	51.376	9.969	2	1014
de	02	Aresing	aresing	48.277	12.605	2	2741
de	08	Arft	arft	50.33	7.216	2	0
de	01	Argenbühl	argenbuhl	47.792	9.587	14	0
de	08	Argenschwang	argenschwang	49.859	7.784	2	0
de	08	Argenthal	argenthal	49.967	7.6	2	1645
de	06	Arholzen	arholzen	51.873	9.621	2	0
de	10	Arkebek	arkebek	54.15	9.283	2	0
de	10	Arlewatt	arlewatt	54.552	9.033	12	0
de	08	Armsheim	armsheim	49.81	8.057	2	2645
de	10	Armstedt	armstedt	53.983	9.817	2	0
de	06	Armstorf	armstorf	53.633	9.1	2	0
de	02	Arnbruck	arnbruck	49.13	12.998	2	2048
de	14	Arneburg	arneburg	52.676	12.005	2	1754
de	10	Arnis	arnis	54.706	9.853	10	0
de	07	Arnsberg	arnsberg	51.383	8.083	2	76612
de	02	Arnschwang	arnschwang	49.277	12.816	2	2058
de	13	Arnsdorf	arnsdorf	51.162	13.732	13	0
de	08	Arnshöfen	arnshofen	50.517	7.811	2	0
de	15	Arnstadt	arnstadt	50.84	10.952	2	25678
de	02	Arnstein	arnstein	49.978	9.97	2	8409
de	02	Arnstorf	arnstorf	48.558	12.817	2	6570
de	06	Arpke	arpke	52.386	10.1	2	2962
de	10	Arpsdorf	arpsdorf	54.05	9.917	2	0
de	02	Arrach	arrach	49.191	12.994	2	2769
de	15	Artern	artern	51.364	11.292	2	6270
de	06	Artlenburg	artlenburg	53.372	10.488	2	1640
de	08	Arzbach	arzbach	50.379	7.749	2	1874
de	02	Arzberg	arzberg	50.058	12.187	2	6075
de	13	Arzberg	arzberg	51.529	13.126	2	2304
de	08	Arzfeld	arzfeld	50.09	6.271	2	1276
de	08	Asbach	asbach	50.667	7.417	2	7060
de	02	Asbach-Bäumenheim	asbach baumenheim	48.683	10.817	2	4346
de	15	Asbach-Sickenberg	asbach sickenberg	51.366	10.042	2	0
de	02	Ascha	ascha	49	12.633	2	1517
de	02	Aschaffenburg	aschaffenburg	49.977	9.152	2	68551
de	02	Aschau am Inn	aschau am inn	48.198	12.35	2	2907
de	02	Aschau im Chiemgau	aschau im chiemgau	47.777	12.323	2	5410
de	08	Aschbach	aschbach	49.595	7.595	8	0
de	07	Ascheberg	ascheberg	51.783	7.617	2	15184
de	10	Ascheberg	ascheberg	54.15	10.346	2	3178
de	10	Ascheffel	ascheffel	54.51	9.771	18	0
de	14	Aschersleben	aschersleben	51.757	11.461	2	24892
de	02	Aschheim	aschheim	48.171	11.717	2	6531
de	06	Asendorf	asendorf	52.772	9.005	2	3108
de	06	Asendorf	asendorf	53.293	9.979	2	1809
de	01	Aspach	aspach	48.967	9.4	2	8131
de	01	Asperg	asperg	48.905	9.135	2	12870
de	08	Aspisheim	aspisheim	49.908	7.916	2	0
de	01	Assamstadt	assamstadt	49.428	9.686	2	2098
de	01	Asselfingen	asselfingen	48.53	10.192	2	1075
de	08	Astert	astert	50.66	7.823	2	0
de	07	Attendorn	attendorn	51.126	7.903	2	24773
de	08	Attenhausen	attenhausen	50.358	7.769	7	0
de	02	Attenhofen	attenhofen	48.651	11.848	2	1352
de	02	Attenkirchen	attenkirchen	48.505	11.76	2	2585
de	01	Attenweiler	attenweiler	48.133	9.7	2	1696
de	02	Atting	atting	48.894	12.488	2	1716
de	07	Atzelgift	atzelgift	50.851	7.732	2	0
de	14	Atzendorf	atzendorf	51.92	11.599	2	1586
de	01	Au	au	47.95	7.833	2	1312
de	01	Au am Rhein	au am rhein	48.95	8.233	2	3365
de	02	Au in der Hallertau	au in der hallertau	48.558	11.741	2	5427
de	02	Aub	aub	49.553	10.065	2	1637
de	02	Aubstadt	aubstadt	50.307	10.441	2	0
de	08	Auderath	auderath	50.209	6.979	2	0
de	13	Aue	aue	50.59	12.707	2	18554
de	13	Aue-Bad Schlema	aue bad schlema	50.596	12.69	3	0
de	08	Auel	auel	50.223	7.862	2	0
de	08	Auen	auen	49.798	7.593	2	0
de	15	Auengrund	auengrund	50.426	10.907	2	0
de	01	Auenwald	auenwald	49	9.442	10	0
de	13	Auerbach	auerbach	50.512	12.401	2	21358
de	02	Auerbach	auerbach	49.692	11.633	2	9089
de	02	Auerbach	auerbach	48.804	13.1	2	2183
de	02	Auerbach in der Oberpfalz	auerbach in der oberpfalz	49.692	11.633	2	0
de	13	Auerbach/Vogtland	auerbach vogtland	50.512	12.401	2	0
de	06	Auetal	auetal	52.287	9.119	12	0
de	06	Auf der Horst	auf der horst	52.419	9.602	2	7050
de	02	Aufhausen	aufhausen	48.872	12.282	2	1767
de	02	Aufseß	aufsess	49.884	11.227	2	1410
de	01	Auggen	auggen	47.783	7.6	2	2404
de	02	Augsburg	augsburg	48.372	10.899	4	259196
de	07	Augustdorf	augustdorf	51.909	8.732	2	9889
de	13	Augustusburg	augustusburg	50.812	13.102	2	5202
de	06	Auhagen	auhagen	52.398	9.292	2	1321
de	02	Auhausen	auhausen	49.008	10.622	2	1107
de	10	Aukrug	aukrug	54.083	9.783	2	3846
de	15	Auleben	auleben	51.426	10.93	2	1089
de	01	Aulendorf	aulendorf	47.951	9.637	2	10063
de	08	Aull	aull	50.374	8.007	2	0
de	15	Auma	auma	50.7	11.9	2	3235
de	15	Auma-Weidatal	auma weidatal	50.7	11.9	2	0
de	10	Aumühle	aumuhle	53.513	10.273	2	0
de	02	Aura a.d.Saale	aura a d saale	50.149	10.023	2	0
de	02	Aura im Sinngrund	aura im sinngrund	50.178	9.575	2	1063
de	02	Aurach	aurach	49.227	10.415	26	0
de	02	Aurachtal	aurachtal	49.629	10.949	9	0
de	06	Aurich	aurich	53.469	7.482	2	40319
de	10	Ausacker	ausacker	54.75	9.533	2	0
de	14	Ausleben	ausleben	52.09	11.112	2	2023
de	10	Auufer	auufer	53.952	9.72	2	0
de	08	Auw an der Kyll	auw an der kyll	49.884	6.515	12	0
de	08	Auw bei Prüm	auw bei prum	50.267	6.489	11	0
de	02	Außernzell	aussernzell	48.724	13.203	2	1423
de	10	Aventoft	aventoft	54.867	8.733	2	0
de	10	Averlak	averlak	53.95	9.15	2	0
de	06	Axstedt	axstedt	53.355	8.775	2	1182
de	02	Aying	aying	47.97	11.778	2	4040
de	08	Ayl	ayl	49.633	6.55	2	1479
de	02	Aystetten	aystetten	48.406	10.777	2	3026
de	05	Aßlar	asslar	50.592	8.463	2	13772
de	02	Aßling	assling	47.993	12.006	2	4288
de	12	Baabe	baabe	54.36	13.363	13	0
de	14	Baalberge	baalberge	51.765	11.799	2	1479
de	08	Baar	baar	50.33	7.216	2	0
de	02	Baar	baar	48.667	10.912	15	0
de	02	Baar-Ebenhausen	baar ebenhausen	48.671	11.47	2	4862
de	05	Babenhausen	babenhausen	49.965	8.951	2	16575
de	02	Babenhausen	babenhausen	48.145	10.253	2	5342
de	02	Babensham	babensham	48.083	12.267	2	2892
de	02	Bach	bach	49.4	12.383	2	1759
de	02	Bach an der Donau	bach an der donau	48.98	12.204	9	0
de	08	Bacharach	bacharach	50.057	7.769	2	2105
de	08	Bachenberg	bachenberg	50.686	7.642	2	0
de	02	Bachhagel	bachhagel	48.632	10.32	2	2459
de	01	Backnang	backnang	48.947	9.437	2	35778
de	02	Bad Abbach	bad abbach	48.938	12.045	2	10882
de	02	Bad Aibling	bad aibling	47.864	12.011	2	17672
de	02	Bad Alexandersbad	bad alexandersbad	50.017	12.017	2	1188
de	05	Bad Arolsen	bad arolsen	51.38	9.014	2	16854
de	02	Bad Bayersoien	bad bayersoien	47.664	11.248	15	0
de	01	Bad Bellingen	bad bellingen	47.731	7.558	2	3759
de	11	Bad Belzig	bad belzig	52.142	12.593	2	11999
de	06	Bad Bentheim	bad bentheim	52.301	7.158	2	15508
de	08	Bad Bergzabern	bad bergzabern	49.102	8.001	2	7641
de	15	Bad Berka	bad berka	50.9	11.282	2	7744
de	07	Bad Berleburg	bad berleburg	51.052	8.392	2	20757
de	02	Bad Berneck im Fichtelgebirge	bad berneck im fichtelgebirge	50.046	11.672	2	4723
de	08	Bad Bertrich	bad bertrich	50.033	7.237	9	0
de	06	Bad Bevensen	bad bevensen	53.079	10.581	2	8700
de	14	Bad Bibra	bad bibra	51.208	11.585	2	2192
de	02	Bad Birnbach	bad birnbach	48.445	13.091	2	5533
de	15	Bad Blankenburg	bad blankenburg	50.682	11.274	2	7625
de	02	Bad Bocklet	bad bocklet	50.266	10.079	2	4642
de	06	Bad Bodenteich	bad bodenteich	52.687	10.555	16	0
de	01	Bad Boll	bad boll	48.649	9.571	2	0
de	13	Bad Brambach	bad brambach	50.217	12.317	2	2284
de	10	Bad Bramstedt	bad bramstedt	53.918	9.884	2	13177
de	08	Bad Breisig	bad breisig	50.505	7.289	2	8959
de	02	Bad Brückenau	bad bruckenau	50.309	9.79	2	7304
de	01	Bad Buchau	bad buchau	48.062	9.612	2	4040
de	05	Bad Camberg	bad camberg	50.297	8.269	2	14195
de	01	Bad Ditzenbach	bad ditzenbach	48.588	9.704	2	3704
de	12	Bad Doberan	bad doberan	54.107	11.901	2	11559
de	07	Bad Driburg	bad driburg	51.733	9.02	2	19553
de	13	Bad Düben	bad duben	51.592	12.585	2	8998
de	08	Bad Dürkheim	bad durkheim	49.462	8.172	2	18698
de	14	Bad Dürrenberg	bad durrenberg	51.295	12.066	2	11479
de	01	Bad Dürrheim	bad durrheim	48.021	8.531	2	12829
de	06	Bad Eilsen	bad eilsen	52.242	9.098	2	2288
de	13	Bad Elster	bad elster	50.282	12.234	2	4021
de	08	Bad Ems	bad ems	50.335	7.714	2	9735
de	05	Bad Emstal	bad emstal	51.221	9.373	9	0
de	05	Bad Endbach	bad endbach	50.75	8.5	2	8734
de	02	Bad Endorf	bad endorf	47.909	12.298	2	7465
de	06	Bad Essen	bad essen	52.317	8.333	2	15732
de	06	Bad Fallingbostel	bad fallingbostel	52.866	9.696	2	13473
de	02	Bad Feilnbach	bad feilnbach	47.773	12.01	2	7203
de	15	Bad Frankenhausen	bad frankenhausen	51.356	11.1	2	8824
de	15	Bad Frankenhausen/Kyffhäuser	bad frankenhausen kyffhauser	51.356	11.1	2	0
de	07	Bad Fredeburg	bad fredeburg	51.189	8.31	2	3995
de	11	Bad Freienwalde	bad freienwalde	52.787	14.03	2	13075
de	11	Bad Freienwalde (Oder)	bad freienwalde oder	52.784	14.044	2	0
de	01	Bad Friedrichshall	bad friedrichshall	49.18	9.226	13	0
de	02	Bad Füssing	bad fussing	48.351	13.312	2	6701
de	06	Bad Gandersheim	bad gandersheim	51.872	10.025	2	11099
de	13	Bad Gottleuba-Berggießhübel	bad gottleuba berggiesshubel	50.92	14.041	15	0
de	02	Bad Griesbach	bad griesbach	48.452	13.193	2	8431
de	02	Bad Griesbach i.Rottal	bad griesbach i rottal	48.658	13.575	25	0
de	06	Bad Grund	bad grund	51.81	10.237	2	2393
de	02	Bad Grönenbach	bad gronenbach	48.004	10.306	16	0
de	06	Bad Harzburg	bad harzburg	51.883	10.562	2	22954
de	02	Bad Heilbrunn	bad heilbrunn	47.747	11.459	2	3697
de	01	Bad Herrenalb	bad herrenalb	48.798	8.436	2	7521
de	05	Bad Hersfeld	bad hersfeld	50.872	9.709	2	30725
de	02	Bad Hindelang	bad hindelang	47.566	10.226	10	0
de	07	Bad Holzhausen	bad holzhausen	52.29	8.54	2	3415
de	05	Bad Homburg vor der Höhe	bad homburg vor der hohe	50.227	8.618	2	51859
de	07	Bad Honnef	bad honnef	50.643	7.228	2	25348
de	08	Bad Hönningen	bad honningen	50.517	7.312	2	5772
de	06	Bad Iburg	bad iburg	52.155	8.042	2	11554
de	05	Bad Karlshafen	bad karlshafen	51.643	9.455	2	4097
de	02	Bad Kissingen	bad kissingen	50.202	10.078	2	21328
de	12	Bad Kleinen	bad kleinen	53.771	11.472	2	3787
de	15	Bad Klosterlausnitz	bad klosterlausnitz	50.917	11.867	2	3521
de	02	Bad Kohlgrub	bad kohlgrub	47.667	11.05	2	2416
de	08	Bad Kreuznach	bad kreuznach	49.841	7.867	2	43213
de	01	Bad Krozingen	bad krozingen	48.043	7.918	9	0
de	05	Bad König	bad konig	49.743	9.008	2	9687
de	02	Bad Königshofen im Grabfeld	bad konigshofen im grabfeld	50.301	10.469	2	7066
de	14	Bad Kösen	bad kosen	51.134	11.722	2	5522
de	15	Bad Köstritz	bad kostritz	50.93	12.01	2	3924
de	02	Bad Kötzting	bad kotzting	49.295	12.788	19	0
de	07	Bad Laasphe	bad laasphe	50.931	8.425	2	15184
de	06	Bad Laer	bad laer	52.1	8.083	2	9151
de	15	Bad Langensalza	bad langensalza	51.108	10.646	2	18183
de	14	Bad Lauchstädt	bad lauchstadt	51.387	11.87	2	5018
de	13	Bad Lausick	bad lausick	51.145	12.644	2	9026
de	06	Bad Lauterberg im Harz	bad lauterberg im harz	51.633	10.47	2	11784
de	15	Bad Liebenstein	bad liebenstein	50.816	10.351	2	4094
de	11	Bad Liebenwerda	bad liebenwerda	51.518	13.395	2	10890
de	01	Bad Liebenzell	bad liebenzell	48.774	8.73	2	9616
de	07	Bad Lippspringe	bad lippspringe	51.783	8.817	2	15175
de	15	Bad Lobenstein	bad lobenstein	50.452	11.639	2	6164
de	08	Bad Marienberg	bad marienberg	50.649	7.95	2	5838
de	08	Bad Marienberg (Westerwald)	bad marienberg westerwald	50.649	7.95	2	0
de	07	Bad Meinberg	bad meinberg	51.896	8.983	2	4636
de	01	Bad Mergentheim	bad mergentheim	49.492	9.774	2	22472
de	13	Bad Muskau	bad muskau	51.551	14.712	2	4027
de	13	Bad Muskau - Mužakow	bad muskau muzakow	51.547	14.685	2	0
de	06	Bad Münder am Deister	bad munder am deister	52.196	9.464	2	18726
de	08	Bad Münster am Stein-Ebernburg	bad munster am stein ebernburg	49.812	7.845	2	3940
de	07	Bad Münstereifel	bad munstereifel	50.557	6.764	2	19051
de	05	Bad Nauheim	bad nauheim	50.365	8.739	2	30291
de	06	Bad Nenndorf	bad nenndorf	52.337	9.379	2	10255
de	08	Bad Neuenahr-Ahrweiler	bad neuenahr ahrweiler	50.543	7.111	2	27823
de	02	Bad Neustadt an der Saale	bad neustadt an der saale	50.322	10.207	2	16064
de	07	Bad Oeynhausen	bad oeynhausen	52.207	8.804	2	49513
de	10	Bad Oldesloe	bad oldesloe	53.812	10.374	2	24322
de	05	Bad Orb	bad orb	50.228	9.348	2	10186
de	01	Bad Peterstal-Griesbach	bad peterstal griesbach	48.433	8.217	2	3006
de	06	Bad Pyrmont	bad pyrmont	51.986	9.252	2	21629
de	01	Bad Rappenau	bad rappenau	49.238	9.102	2	20581
de	02	Bad Reichenhall	bad reichenhall	47.729	12.878	2	16910
de	01	Bad Rippoldsau-Schapbach	bad rippoldsau schapbach	48.429	8.326	2	2326
de	02	Bad Rodach	bad rodach	50.273	10.952	7	0
de	06	Bad Rothenfelde	bad rothenfelde	52.117	8.167	2	7299
de	11	Bad Saarow	bad saarow	52.283	14.067	2	4594
de	06	Bad Sachsa	bad sachsa	51.595	10.555	2	8244
de	06	Bad Salzdetfurth	bad salzdetfurth	52.058	10.006	2	14349
de	05	Bad Salzschlirf	bad salzschlirf	50.624	9.508	2	3204
de	07	Bad Salzuflen	bad salzuflen	52.086	8.744	2	54899
de	15	Bad Salzungen	bad salzungen	50.813	10.236	2	16410
de	07	Bad Sassendorf	bad sassendorf	51.583	8.167	2	11659
de	01	Bad Saulgau	bad saulgau	47.881	9.676	24	0
de	13	Bad Schandau	bad schandau	50.917	14.155	2	3078
de	13	Bad Schlema	bad schlema	50.603	12.673	2	5540
de	14	Bad Schmiedeberg	bad schmiedeberg	51.685	12.735	2	4241
de	01	Bad Schussenried	bad schussenried	48.005	9.657	2	8319
de	05	Bad Schwalbach	bad schwalbach	50.142	8.07	2	11112
de	10	Bad Schwartau	bad schwartau	53.919	10.697	2	19722
de	01	Bad Schönborn	bad schonborn	49.193	8.527	14	0
de	10	Bad Segeberg	bad segeberg	53.943	10.302	2	16052
de	08	Bad Sobernheim	bad sobernheim	49.776	7.617	2	0
de	05	Bad Soden am Taunus	bad soden am taunus	50.141	8.504	2	21357
de	05	Bad Soden-Salmünster	bad soden salmunster	50.276	9.367	2	13953
de	05	Bad Sooden-Allendorf	bad sooden allendorf	51.271	9.975	2	8915
de	02	Bad Staffelstein	bad staffelstein	50.102	11.001	2	10618
de	02	Bad Steben	bad steben	50.366	11.644	2	3640
de	14	Bad Suderode	bad suderode	51.733	11.117	2	1791
de	15	Bad Sulza	bad sulza	51.089	11.625	2	3027
de	01	Bad Säckingen	bad sackingen	47.554	7.946	2	16549
de	12	Bad Sülze	bad sulze	54.111	12.661	2	1938
de	15	Bad Tabarz	bad tabarz	50.834	10.583	6	0
de	01	Bad Teinach-Zavelstein	bad teinach zavelstein	48.691	8.693	2	3053
de	15	Bad Tennstedt	bad tennstedt	51.154	10.839	2	2480
de	02	Bad Tölz	bad tolz	47.761	11.559	2	17434
de	01	Bad Urach	bad urach	48.491	9.4	2	12831
de	05	Bad Vilbel	bad vilbel	50.179	8.738	2	30736
de	01	Bad Waldsee	bad waldsee	47.92	9.755	2	19840
de	02	Bad Wiessee	bad wiessee	47.717	11.717	2	4293
de	01	Bad Wildbad	bad wildbad	48.751	8.55	2	9565
de	05	Bad Wildungen	bad wildungen	51.12	9.125	2	18037
de	11	Bad Wilsnack	bad wilsnack	52.956	11.949	2	2941
de	01	Bad Wimpfen	bad wimpfen	49.23	9.156	2	6968
de	02	Bad Windsheim	bad windsheim	49.503	10.415	2	12022
de	01	Bad Wurzach	bad wurzach	47.908	9.897	2	14323
de	02	Bad Wörishofen	bad worishofen	48.007	10.597	2	14028
de	07	Bad Wünnenberg	bad wunnenberg	51.778	8.912	6	0
de	05	Bad Zwesten	bad zwesten	51.036	9.265	10	0
de	06	Bad Zwischenahn	bad zwischenahn	53.183	8	2	27550
de	01	Bad Überkingen	bad uberkingen	48.6	9.796	2	3987
de	06	Badbergen	badbergen	52.633	7.983	2	4507
de	06	Baddeckenstedt	baddeckenstedt	52.083	10.233	2	3278
de	08	Badem	badem	50	6.617	2	1135
de	01	Baden-Baden	baden baden	48.761	8.24	2	54239
de	10	Badendorf	badendorf	53.851	10.548	2	0
de	08	Badenhard	badenhard	50.211	7.409	16	0
de	06	Badenhausen	badenhausen	51.77	10.205	2	1996
de	08	Badenheim	badenheim	49.867	7.983	2	0
de	01	Badenweiler	badenweiler	47.802	7.672	2	3829
de	07	Baesweiler	baesweiler	50.91	6.189	2	27834
de	01	Bahlingen	bahlingen	48.121	7.74	2	3709
de	06	Bahrdorf	bahrdorf	52.386	11	2	2087
de	06	Bahrenborstel	bahrenborstel	52.57	8.809	2	1253
de	10	Bahrenfleth	bahrenfleth	53.887	9.478	2	0
de	10	Bahrenhof	bahrenhof	53.819	10.185	2	0
de	13	Bahretal	bahretal	50.912	14.008	12	0
de	01	Baienfurt	baienfurt	47.829	9.652	2	7342
de	02	Baierbach	baierbach	48.589	12.238	23	0
de	02	Baierbrunn	baierbrunn	48.02	11.487	2	2755
de	02	Baiern	baiern	47.988	11.867	2	0
de	01	Baiersbronn	baiersbronn	48.503	8.377	2	16248
de	02	Baiersdorf	baiersdorf	49.658	11.036	2	7071
de	01	Baindt	baindt	47.85	9.667	2	4561
de	02	Baisweil	baisweil	47.944	10.54	2	1352
de	06	Bakum	bakum	52.741	8.195	2	5678
de	02	Balderschwang	balderschwang	47.467	10.233	2	0
de	08	Baldringen	baldringen	49.591	6.683	2	0
de	08	Balduinstein	balduinstein	50.349	8.033	2	0
de	08	Balesfeld	balesfeld	50.267	6.489	11	0
de	06	Balge	balge	52.717	9.167	2	1909
de	01	Balgheim	balgheim	48.119	8.797	7	0
de	14	Balgstädt	balgstadt	51.236	11.778	2	0
de	01	Balingen	balingen	48.275	8.855	2	34414
de	06	Balje	balje	53.833	9.133	2	1109
de	01	Ballendorf	ballendorf	48.517	10.072	12	0
de	14	Ballenstedt	ballenstedt	51.719	11.233	2	8064
de	15	Ballhausen	ballhausen	51.133	10.836	2	0
de	01	Ballrechten-Dottingen	ballrechten dottingen	47.952	7.792	12	0
de	15	Ballstedt	ballstedt	50.896	11.329	11	0
de	12	Balow	balow	53.28	11.565	2	0
de	01	Baltmannsweiler	baltmannsweiler	48.742	9.449	2	5584
de	06	Baltrum	baltrum	53.662	7.177	20	0
de	07	Balve	balve	51.331	7.864	2	12281
de	01	Balzfeld	balzfeld	49.269	8.789	2	1012
de	02	Balzhausen	balzhausen	48.242	10.494	2	1262
de	01	Balzheim	balzheim	48.207	9.949	13	0
de	02	Bamberg	bamberg	49.899	10.901	2	70047
de	07	Bamenohl	bamenohl	51.165	7.984	2	2896
de	01	Bammental	bammental	49.356	8.779	2	6493
de	12	Bandelin	bandelin	53.724	13.107	2	0
de	12	Bandenitz	bandenitz	53.431	11.192	2	0
de	08	Bann	bann	49.383	7.617	2	2390
de	08	Bannberscheid	bannberscheid	50.483	7.765	2	0
de	13	Bannewitz	bannewitz	50.993	13.717	2	10851
de	06	Banteln	banteln	52.067	9.75	2	1674
de	12	Banzkow	banzkow	53.525	11.523	2	2249
de	08	Barbelroth	barbelroth	49.087	7.993	2	0
de	02	Barbing	barbing	49	12.2	2	4776
de	14	Barby	barby	51.967	11.883	2	4646
de	15	Barchfeld	barchfeld	50.829	11.18	2	3397
de	15	Barchfeld-Immelborn	barchfeld immelborn	50.792	10.278	2	0
de	06	Bardowick	bardowick	53.294	10.388	2	6026
de	06	Barenburg	barenburg	52.62	8.8	2	1277
de	06	Barendorf	barendorf	53.229	10.522	2	2173
de	10	Bargenstedt	bargenstedt	54.091	9.072	2	0
de	10	Bargfeld-Stegen	bargfeld stegen	53.768	10.188	2	2917
de	12	Bargischow	bargischow	53.764	13.782	2	0
de	10	Bargstall	bargstall	54.3	9.5	2	0
de	06	Bargstedt	bargstedt	53.467	9.45	2	2117
de	10	Bargteheide	bargteheide	53.729	10.267	2	13640
de	10	Bargum	bargum	54.661	8.92	2	0
de	10	Bark	bark	53.911	10.179	2	1017
de	10	Barkelsby	barkelsby	54.5	9.833	2	1564
de	10	Barkenholm	barkenholm	54.232	9.157	13	0
de	12	Barkhagen	barkhagen	53.458	12.262	2	0
de	14	Barleben	barleben	52.202	11.618	2	5895
de	10	Barlt	barlt	53.998	9.025	16	0
de	04	Barmbek-Nord	barmbek nord	53.605	10.04	2	40261
de	10	Barmissen	barmissen	54.349	10.053	10	0
de	10	Barmstedt	barmstedt	53.792	9.767	2	9521
de	12	Barnekow	barnekow	53.862	11.52	2	0
de	12	Barnin	barnin	53.585	11.676	2	0
de	10	Barnitz	barnitz	53.832	10.491	2	0
de	06	Barnstedt	barnstedt	53.183	10.4	2	0
de	06	Barnstorf	barnstorf	52.71	8.503	2	6050
de	14	Barnstädt	barnstadt	51.344	11.637	2	1230
de	07	Barntrup	barntrup	51.99	9.116	2	9513
de	10	Barsbek	barsbek	54.34	10.091	18	232758
de	10	Barsbüttel	barsbuttel	53.567	10.167	2	12363
de	06	Barsinghausen	barsinghausen	52.3	9.45	2	14200
de	12	Bartenshagen-Parkentin	bartenshagen parkentin	54.081	11.978	2	1279
de	12	Barth	barth	54.363	12.725	2	9298
de	01	Bartholomä	bartholoma	48.754	9.988	2	2189
de	12	Bartow	bartow	53.774	13.273	2	0
de	06	Barum	barum	53.35	10.4	2	1782
de	11	Baruth	baruth	52.045	13.503	2	4505
de	11	Baruth/Mark	baruth mark	52.171	14.126	24	0
de	06	Barver	barver	52.621	8.593	2	1080
de	06	Barwedel	barwedel	52.522	10.775	2	1099
de	08	Barweiler	barweiler	50.511	7.215	25	0
de	06	Barßel	barssel	53.17	7.75	2	12475
de	08	Basberg	basberg	50.292	6.7	14	0
de	06	Basdahl	basdahl	53.445	9	2	1539
de	12	Basedow	basedow	53.733	12.762	2	0
de	10	Basedow	basedow	53.45	10.5	2	0
de	08	Bassenheim	bassenheim	50.358	7.46	2	2787
de	06	Bassum	bassum	52.851	8.728	2	16191
de	02	Bastheim	bastheim	50.401	10.204	2	2689
de	10	Basthorst	basthorst	53.503	10.481	2	0
de	12	Bastorf	bastorf	54.126	11.697	2	1128
de	05	Battenberg	battenberg	51.014	8.646	2	5703
de	08	Battenberg (Pfalz)	battenberg pfalz	49.611	8.164	2	0
de	08	Battweiler	battweiler	49.244	7.357	16	0
de	02	Baudenbach	baudenbach	49.625	10.536	2	1195
de	08	Bauler	bauler	50.511	7.215	25	0
de	08	Bauler	bauler	50.001	6.948	2	0
de	12	Baumgarten	baumgarten	53.866	11.964	3	0
de	08	Baumholder	baumholder	49.617	7.334	2	4106
de	16	Baumschulenweg	baumschulenweg	52.466	13.485	2	17186
de	02	Baunach	baunach	49.986	10.852	2	3998
de	05	Baunatal	baunatal	51.252	9.407	2	28173
de	08	Bausendorf	bausendorf	50.017	7	2	1339
de	08	Baustert	baustert	50.082	6.564	2	0
de	13	Bautzen	bautzen	51.18	14.435	2	41972
de	13	Bautzen - Budyšin	bautzen budysin	51.18	14.435	2	0
de	06	Bawinkel	bawinkel	52.6	7.4	2	2343
de	07	Bayenthal	bayenthal	50.912	6.968	2	8714
de	02	Bayerbach	bayerbach	48.705	12.297	2	1733
de	02	Bayerbach	bayerbach	48.41	13.144	2	1651
de	02	Bayerbach b. Ergoldsbach	bayerbach b ergoldsbach	48.705	12.297	2	0
de	08	Bayerfeld-Steckweiler	bayerfeld steckweiler	49.733	7.883	3	0
de	02	Bayerisch Eisenstein	bayerisch eisenstein	49.117	13.2	2	1318
de	02	Bayerisch Gmain	bayerisch gmain	47.717	12.9	2	2940
de	02	Bayreuth	bayreuth	49.948	11.579	2	75061
de	02	Bayrischzell	bayrischzell	47.674	12.014	2	1601
de	06	Bebelhof	bebelhof	52.243	10.541	2	2983
de	10	Bebensee	bebensee	53.867	10.25	2	0
de	05	Bebra	bebra	50.974	9.796	2	14839
de	08	Becheln	becheln	50.333	7.767	2	0
de	08	Bechenheim	bechenheim	49.747	8.123	2	0
de	08	Becherbach	becherbach	49.742	7.795	6	0
de	08	Becherbach bei Kirn	becherbach bei kirn	49.805	7.456	11	0
de	08	Bechhofen	bechhofen	49.35	7.4	2	2306
de	15	Bechstedt	bechstedt	50.661	11.097	2	0
de	08	Bechtheim	bechtheim	49.728	8.292	2	1876
de	08	Bechtolsheim	bechtolsheim	49.804	8.194	2	1489
de	02	Bechtsrieth	bechtsrieth	49.645	12.21	2	1096
de	06	Beckdorf	beckdorf	53.417	9.617	2	2532
de	06	Beckedorf	beckedorf	52.35	9.317	2	1553
de	06	Beckeln	beckeln	52.926	8.616	2	0
de	09	Beckingen	beckingen	49.4	6.7	2	15983
de	07	Beckum	beckum	51.756	8.041	2	37814
de	07	Bedburg	bedburg	50.993	6.571	2	24937
de	07	Bedburg-Hau	bedburg hau	51.752	6.173	12	0
de	08	Bedesbach	bedesbach	49.55	7.467	2	0
de	06	Beedenbostel	beedenbostel	52.643	10.259	2	1005
de	07	Beelen	beelen	51.929	8.111	2	6344
de	11	Beelitz	beelitz	52.238	12.971	2	12475
de	14	Beendorf	beendorf	52.308	11.115	2	0
de	05	Beerfelden	beerfelden	49.569	8.974	2	6942
de	14	Beesenlaublingen	beesenlaublingen	51.713	11.697	2	1586
de	14	Beesenstedt	beesenstedt	51.568	11.733	2	1287
de	11	Beeskow	beeskow	52.173	14.246	2	8468
de	06	Beesten	beesten	52.433	7.5	2	1707
de	14	Beetzendorf	beetzendorf	52.702	11.089	2	1942
de	11	Beetzsee	beetzsee	52.403	12.677	2	0
de	11	Beetzseeheide	beetzseeheide	52.403	12.677	2	0
de	12	Beggerow	beggerow	53.81	12.967	2	0
de	12	Behlendorf	behlendorf	53.884	11.502	34	0
de	12	Behren-Lübchin	behren lubchin	53.969	12.711	2	0
de	10	Behrendorf	behrendorf	54.604	8.991	9	0
de	12	Behrenhoff	behrenhoff	54.084	13.333	2	0
de	10	Behrensdorf	behrensdorf	54.511	9.843	14	0
de	15	Behringen	behringen	50.773	11.014	2	3358
de	06	Bei der Höhne	bei der hohne	53.514	9.112	2	1823
de	10	Beidenfleth	beidenfleth	53.905	9.35	13	0
de	13	Beierfeld	beierfeld	50.565	12.79	2	4069
de	13	Beiersdorf	beiersdorf	51.074	14.538	2	1369
de	11	Beiersdorf-Freudenberg	beiersdorf freudenberg	52.784	14.044	2	0
de	06	Beierstedt	beierstedt	52.14	10.921	12	0
de	08	Beilingen	beilingen	49.938	6.65	2	0
de	02	Beilngries	beilngries	49.128	11.556	13	0
de	13	Beilrode	beilrode	51.567	13.067	2	2666
de	01	Beilstein	beilstein	49.041	9.314	2	6103
de	01	Beimerstetten	beimerstetten	48.483	9.983	2	2508
de	08	Beindersheim	beindersheim	49.561	8.319	2	2923
de	15	Beinerstadt	beinerstadt	50.505	10.615	2	0
de	08	Beinhausen	beinhausen	50.069	6.826	2	0
de	10	Bekdorf	bekdorf	54.014	9.559	2	0
de	10	Bekmünde	bekmunde	53.921	9.517	2	0
de	08	Bekond	bekond	49.815	6.826	2	0
de	10	Belau	belau	54.112	10.21	2	0
de	10	Beldorf	beldorf	54.15	9.417	3	0
de	08	Belg	belg	50.029	7.182	2	0
de	13	Belgern	belgern	51.483	13.124	2	5148
de	13	Belgern-Schildau	belgern schildau	51.47	13.027	3	0
de	13	Belgershain	belgershain	51.233	12.55	2	3503
de	08	Belgweiler	belgweiler	49.982	7.524	2	0
de	08	Bell	bell	50.383	7.233	2	1534
de	08	Bell	bell	50.061	7.415	2	1526
de	08	Bell (Hunsrück)	bell hunsruck	50.447	7.312	2	0
de	14	Belleben	belleben	51.675	11.634	2	1004
de	02	Bellenberg	bellenberg	48.257	10.091	2	4607
de	08	Bellheim	bellheim	49.198	8.279	2	8494
de	08	Bellingen	bellingen	50.578	7.946	2	0
de	15	Bellstedt	bellstedt	51.27	10.739	2	0
de	06	Belm	belm	52.3	8.133	2	13897
de	15	Belrieth	belrieth	50.543	10.416	2	0
de	12	Belsch	belsch	53.431	11.192	2	0
de	08	Beltheim	beltheim	50.106	7.462	2	2075
de	06	Belum	belum	53.8	9.033	2	0
de	01	Bempflingen	bempflingen	48.572	9.268	2	3390
de	06	Bendestorf	bendestorf	53.336	9.962	2	2250
de	10	Bendfeld	bendfeld	54.34	10.091	18	232758
de	08	Bendorf	bendorf	50.423	7.579	2	17495
de	02	Benediktbeuern	benediktbeuern	47.706	11.415	2	3437
de	08	Bengel	bengel	50.013	7.011	2	0
de	12	Bengerstorf	bengerstorf	53.384	10.717	2	0
de	12	Benitz	benitz	53.94	12.107	2	0
de	14	Benndorf	benndorf	51.57	11.493	2	2491
de	14	Benneckenstein	benneckenstein	51.668	10.717	2	2256
de	13	Bennewitz	bennewitz	51.361	12.714	2	5211
de	08	Bennhausen	bennhausen	49.583	7.883	2	0
de	02	Benningen	benningen	47.967	10.217	2	2118
de	01	Benningen am Neckar	benningen am neckar	48.947	9.242	2	5481
de	14	Bennstedt	bennstedt	51.482	11.826	2	1514
de	14	Bennungen	bennungen	51.461	11.118	2	1004
de	11	Bensdorf	bensdorf	52.417	12.333	2	1334
de	15	Benshausen	benshausen	50.65	10.6	2	2736
de	05	Bensheim	bensheim	49.684	8.618	2	39439
de	12	Bentwisch	bentwisch	54.115	12.205	2	2549
de	12	Bentzin	bentzin	53.946	13.273	2	1031
de	12	Benz	benz	54.134	13.668	30	0
de	12	Benz	benz	53.894	11.456	3	0
de	08	Benzweiler	benzweiler	50.011	7.672	2	0
de	02	Beratzhausen	beratzhausen	49.095	11.81	2	5583
de	02	Berching	berching	49.107	11.441	2	8696
de	02	Berchtesgaden	berchtesgaden	47.632	13.002	2	7655
de	08	Bereborn	bereborn	50.223	7.03	9	0
de	08	Berenbach	berenbach	50.209	6.979	2	0
de	02	Berg	berg	49.814	12.142	2	7472
de	02	Berg	berg	50.375	11.778	2	2544
de	08	Berg	berg	48.984	8.202	2	2104
de	08	Berg	berg	50.555	6.949	2	1527
de	08	Berg (Pfalz)	berg pfalz	48.984	8.202	2	0
de	02	Berg b.Neumarkt i.d.OPf.	berg b neumarkt i d opf	49.28	11.463	2	0
de	02	Berg im Gau	berg im gau	48.633	11.25	2	1195
de	15	Berga	berga	50.752	12.164	2	3869
de	14	Berga	berga	51.456	11.007	2	1920
de	15	Berga/Elster	berga elster	50.752	12.164	2	0
de	01	Bergatreute	bergatreute	47.85	9.75	2	3093
de	06	Berge	berge	52.623	7.745	2	3772
de	04	Bergedorf	bergedorf	53.485	10.229	3	119665
de	06	Bergen	bergen	52.808	9.964	2	13609
de	02	Bergen	bergen	47.808	12.59	2	4731
de	13	Bergen	bergen	50.471	12.274	2	1102
de	02	Bergen	bergen	49.073	11.114	2	1061
de	06	Bergen an der Dumme	bergen an der dumme	52.891	10.956	2	1558
de	12	Bergen auf Rügen	bergen auf rugen	54.418	13.433	2	14771
de	08	Bergenhausen	bergenhausen	49.982	7.524	2	0
de	10	Bergenhusen	bergenhusen	54.533	9.489	13	0
de	10	Bergewöhrden	bergewohrden	54.283	9.167	2	0
de	06	Bergfeld	bergfeld	52.48	10.93	14	0
de	01	Berghaupten	berghaupten	48.406	7.987	2	2372
de	08	Berghausen	berghausen	50.267	7.973	2	0
de	07	Bergheim	bergheim	50.956	6.64	2	63558
de	12	Bergholz	bergholz	53.454	13.966	26	0
de	01	Berghülen	berghulen	48.464	9.761	2	2031
de	07	Bergisch Gladbach	bergisch gladbach	50.986	7.133	3	106184
de	07	Bergkamen	bergkamen	51.616	7.645	2	52329
de	02	Bergkirchen	bergkirchen	48.257	11.365	2	6955
de	08	Berglangenbach	berglangenbach	49.457	7.524	23	0
de	01	Berglen	berglen	48.811	9.548	11	0
de	02	Berglern	berglern	48.384	11.93	2	2423
de	08	Berglicht	berglicht	49.717	6.983	2	0
de	07	Bergneustadt	bergneustadt	51.025	7.656	2	20567
de	02	Bergrheinfeld	bergrheinfeld	50.01	10.181	2	4971
de	04	Bergstedt	bergstedt	53.671	10.127	2	9845
de	02	Bergtheim	bergtheim	49.9	10.067	2	3460
de	08	Bergweiler	bergweiler	49.943	6.863	2	0
de	14	Bergwitz	bergwitz	51.795	12.59	2	1679
de	10	Beringstedt	beringstedt	53.886	9.371	11	0
de	15	Berka vor dem Hainich	berka vor dem hainich	51.044	10.222	14	0
de	15	Berkatal	berkatal	51.079	10.101	18	0
de	11	Berkenbrück	berkenbruck	52.35	14.15	2	1024
de	10	Berkenthin	berkenthin	53.733	10.65	2	2033
de	01	Berkheim	berkheim	48.043	10.082	2	2657
de	11	Berkholz-Meyenburg	berkholz meyenburg	52.7	13.598	12	0
de	08	Berkoth	berkoth	50.001	6.948	2	0
de	16	Berlin	berlin	52.524	13.411	12	3426354
de	16	Berlin Köpenick	berlin kopenick	52.443	13.582	2	59561
de	16	Berlin Treptow	berlin treptow	52.494	13.445	2	50000
de	08	Berlingen	berlingen	50.232	6.691	2	0
de	15	Berlingerode	berlingerode	51.458	10.238	2	1248
de	15	Berlstedt	berlstedt	51.061	11.243	2	1718
de	01	Bermatingen	bermatingen	47.733	9.35	2	3711
de	08	Bermel	bermel	50.33	7.216	2	0
de	08	Bermersheim	bermersheim	49.704	8.248	2	0
de	08	Bermersheim vor der Höhe	bermersheim vor der hohe	49.747	8.123	2	0
de	01	Bernau	bernau	47.8	8.038	2	1993
de	02	Bernau am Chiemsee	bernau am chiemsee	47.812	12.376	2	6645
de	11	Bernau bei Berlin	bernau bei berlin	52.68	13.587	2	34866
de	01	Bernau im Schwarzwald	bernau im schwarzwald	47.8	8.038	2	0
de	02	Bernbeuren	bernbeuren	47.737	10.777	2	2240
de	14	Bernburg	bernburg	51.795	11.74	2	32113
de	08	Berndorf	berndorf	50.292	6.7	14	0
de	08	Berndroth	berndroth	50.358	7.769	7	0
de	06	Berne	berne	53.027	8.477	19	0
de	02	Berngau	berngau	49.25	11.4	2	2338
de	02	Bernhardswald	bernhardswald	49.091	12.247	2	5596
de	12	Bernitt	bernitt	53.904	11.887	2	1890
de	08	Bernkastel-Kues	bernkastel kues	49.916	7.077	2	6880
de	02	Bernried	bernried	48.917	12.883	2	4972
de	02	Bernried am Starnberger See	bernried am starnberger see	48.006	11.277	14	0
de	13	Bernsbach	bernsbach	50.576	12.768	2	4676
de	13	Bernsdorf	bernsdorf	51.373	14.069	2	5871
de	13	Bernsdorf	bernsdorf	50.767	12.667	2	2594
de	13	Bernstadt	bernstadt	51.047	14.828	2	4046
de	01	Bernstadt	bernstadt	48.5	10.026	2	2004
de	13	Bernstadt auf dem Eigen	bernstadt auf dem eigen	51.047	14.828	2	0
de	12	Bernstorf	bernstorf	53.861	11.213	2	0
de	08	Berod bei Hachenburg	berod bei hachenburg	50.617	7.633	2	0
de	08	Berod bei Wallmerod	berod bei wallmerod	50.468	7.946	2	0
de	08	Berscheid	berscheid	50.001	6.948	2	0
de	08	Berschweiler bei Baumholder	berschweiler bei baumholder	49.35	7.65	2	0
de	08	Berschweiler bei Kirn	berschweiler bei kirn	49.805	7.456	11	0
de	06	Bersenbrück	bersenbruck	52.552	7.948	2	7958
de	05	Berstadt	berstadt	50.426	8.866	2	1740
de	11	Bersteland	bersteland	51.918	13.932	36	0
de	13	Berthelsdorf	berthelsdorf	51.047	14.222	2	1813
de	13	Bertsdorf-Hörnitz	bertsdorf hornitz	50.886	14.737	2	2616
de	06	Berumbur	berumbur	53.6	7.317	2	2559
de	08	Berzhahn	berzhahn	50.578	7.946	2	0
de	08	Berzhausen	berzhausen	50.647	7.527	2	0
de	08	Bescheid	bescheid	49.633	6.9	2	0
de	10	Beschendorf	beschendorf	54.218	10.899	2	0
de	10	Besdorf	besdorf	53.952	9.514	6	0
de	05	Beselich	beselich	50.453	8.183	19	0
de	10	Besenthal	besenthal	53.556	10.77	2	0
de	12	Beseritz	beseritz	53.597	13.274	2	0
de	01	Besigheim	besigheim	48.998	9.143	2	11883
de	12	Besitz	besitz	53.384	10.717	2	0
de	02	Bessenbach	bessenbach	49.937	9.229	14	0
de	11	Bestensee	bestensee	52.24	13.637	2	6265
de	07	Bestwig	bestwig	51.361	8.401	2	11764
de	06	Betheln	betheln	52.114	9.794	2	1093
de	15	Bethenhausen	bethenhausen	50.882	12.107	2	104659
de	08	Betteldorf	betteldorf	50.232	6.691	2	0
de	08	Bettendorf	bettendorf	50.199	7.859	2	0
de	08	Bettenfeld	bettenfeld	50.035	6.887	16	0
de	08	Bettingen	bettingen	49.942	6.402	2	1013
de	08	Betzdorf	betzdorf	50.791	7.872	2	10560
de	06	Betzendorf	betzendorf	53.138	10.313	2	1141
de	02	Betzenstein	betzenstein	49.735	11.618	20	0
de	01	Betzenweiler	betzenweiler	48.062	9.612	2	0
de	02	Betzigau	betzigau	47.733	10.383	2	2848
de	05	Beuern	beuern	50.627	8.821	2	2250
de	08	Beulich	beulich	50.178	7.514	2	0
de	14	Beuna	beuna	51.317	11.95	2	1032
de	01	Beuren	beuren	48.569	9.404	2	3492
de	08	Beuren (Hochwald)	beuren hochwald	49.633	6.9	2	0
de	01	Beuron	beuron	47.874	9.276	8	0
de	02	Beutelsbach	beutelsbach	48.55	13.117	2	1088
de	06	Bevenrode	bevenrode	52.34	10.577	2	1613
de	06	Bevern	bevern	51.858	9.494	2	4363
de	06	Beverstedt	beverstedt	53.434	8.819	2	4423
de	07	Beverungen	beverungen	51.668	9.374	2	15266
de	09	Bexbach	bexbach	49.346	7.255	2	19115
de	01	Biberach	biberach	48.61	8.277	2	3257
de	01	Biberach an der Riß	biberach an der riss	48.093	9.791	2	32333
de	02	Biberbach	biberbach	48.518	10.811	2	3492
de	02	Bibertal	bibertal	48.426	10.375	12	0
de	05	Biblis	biblis	49.692	8.459	2	8953
de	12	Bibow	bibow	53.8	11.705	2	0
de	15	Bibra	bibra	50.802	11.575	2	0
de	02	Biburg	biburg	48.791	11.857	2	1297
de	02	Bichl	bichl	47.72	11.412	2	2007
de	05	Bickenbach	bickenbach	49.759	8.617	2	5338
de	08	Bickendorf	bickendorf	50.082	6.564	2	0
de	02	Bidingen	bidingen	47.83	10.726	2	1738
de	08	Biebelnheim	biebelnheim	49.747	8.123	2	0
de	02	Biebelried	biebelried	49.767	10.083	2	1183
de	08	Biebelsheim	biebelsheim	49.814	7.912	2	0
de	02	Bieberehren	bieberehren	49.724	9.951	21	0
de	05	Biebergemünd	biebergemund	50.191	9.143	17	0
de	08	Biebern	biebern	49.956	7.606	25	0
de	05	Biebertal	biebertal	50.591	8.749	12	0
de	05	Biebesheim	biebesheim	49.781	8.467	2	6626
de	08	Biebrich	biebrich	50.358	7.769	7	0
de	05	Biedenkopf	biedenkopf	50.911	8.53	2	13788
de	01	Biederbach	biederbach	48.172	8.07	2	0
de	14	Biederitz	biederitz	52.15	11.717	2	4545
de	08	Biedershausen	biedershausen	49.355	7.49	12	0
de	08	Biedesheim	biedesheim	49.415	8.165	2	0
de	07	Bielefeld	bielefeld	52.033	8.533	4	331906
de	12	Biendorf	biendorf	54.075	11.701	2	1051
de	06	Bienenbüttel	bienenbuttel	53.142	10.487	2	6775
de	06	Bienrode	bienrode	52.321	10.526	2	1808
de	15	Bienstädt	bienstadt	51.08	10.838	2	0
de	14	Biere	biere	51.974	11.654	2	2442
de	08	Biersdorf am See	biersdorf am see	50.082	6.564	2	0
de	16	Biesdorf	biesdorf	52.509	13.553	2	24988
de	11	Biesenthal	biesenthal	52.766	13.644	2	5512
de	02	Biessenhofen	biessenhofen	47.831	10.64	2	4006
de	01	Bietigheim	bietigheim	48.909	8.252	2	6026
de	01	Bietigheim-Bissingen	bietigheim bissingen	48.944	9.118	2	41769
de	07	Bilderstoeckchen	bilderstoeckchen	50.97	6.93	2	15430
de	08	Bilkheim	bilkheim	50.468	7.946	2	0
de	07	Billerbeck	billerbeck	51.978	7.293	2	11699
de	01	Billigheim	billigheim	49.349	9.254	2	5899
de	08	Billigheim-Ingenheim	billigheim ingenheim	49.137	8.091	2	4038
de	10	Bilsen	bilsen	53.767	9.833	2	0
de	06	Bilshausen	bilshausen	51.63	10.159	2	2428
de	10	Bimöhlen	bimohlen	53.912	9.873	2	0
de	01	Binau	binau	49.368	9.058	2	1311
de	02	Bindlach	bindlach	49.982	11.614	2	7229
de	01	Bingen	bingen	48.111	9.272	2	3017
de	08	Bingen am Rhein	bingen am rhein	49.967	7.899	2	24657
de	06	Binnen	binnen	52.617	9.133	2	1051
de	08	Binningen	binningen	50.271	7.277	12	0
de	08	Binsfeld	binsfeld	49.967	6.717	2	1110
de	02	Binswangen	binswangen	48.558	10.642	2	1326
de	12	Binz	binz	54.364	13.332	12	0
de	01	Binzen	binzen	47.633	7.617	2	2661
de	06	Bippen	bippen	52.583	7.733	2	3015
de	01	Birenbach	birenbach	48.747	9.661	2	1941
de	08	Birgel	birgel	50.317	6.6	2	0
de	02	Birgland	birgland	49.433	11.844	20	0
de	07	Birgte	birgte	52.248	7.648	2	2000
de	08	Birken-Honigsessen	birken honigsessen	50.817	7.733	2	2678
de	05	Birkenau	birkenau	49.563	8.707	2	10318
de	08	Birkenbeul	birkenbeul	50.76	7.649	2	0
de	01	Birkenfeld	birkenfeld	48.867	8.633	2	10609
de	08	Birkenfeld	birkenfeld	49.652	7.167	2	6947
de	02	Birkenfeld	birkenfeld	49.859	9.696	2	2153
de	15	Birkenfelde	birkenfelde	51.366	10.042	2	0
de	08	Birkenheide	birkenheide	49.481	8.262	2	3309
de	08	Birkenhördt	birkenhordt	49.087	7.993	2	0
de	11	Birkenwerder	birkenwerder	52.691	13.278	2	7122
de	08	Birkheim	birkheim	50.211	7.409	16	0
de	08	Birkweiler	birkweiler	49.147	8.082	2	0
de	08	Birlenbach	birlenbach	50.358	8.003	2	1587
de	08	Birnbach	birnbach	50.651	7.638	6	0
de	08	Birresborn	birresborn	50.183	6.633	2	1299
de	05	Birstein	birstein	50.35	9.3	2	6581
de	08	Birtlingen	birtlingen	49.968	6.527	2	0
de	15	Birx	birx	50.662	10.369	2	0
de	02	Bischberg	bischberg	49.911	10.832	2	5819
de	02	Bischbrunn	bischbrunn	49.87	9.489	2	1880
de	08	Bischheim	bischheim	49.645	8.019	6	0
de	05	Bischoffen	bischoffen	50.7	8.45	2	3478
de	15	Bischofferode	bischofferode	51.497	10.444	2	2085
de	15	Bischofrod	bischofrod	50.511	10.757	2	0
de	15	Bischofroda	bischofroda	51.044	10.222	14	0
de	02	Bischofsgrün	bischofsgrun	50.051	11.8	2	2072
de	05	Bischofsheim	bischofsheim	49.994	8.367	2	12075
de	02	Bischofsheim an der Rhön	bischofsheim an der rhon	50.402	10.008	2	5181
de	02	Bischofsheim i.d.Rhön	bischofsheim i d rhon	50.425	10.141	13	0
de	02	Bischofsmais	bischofsmais	48.918	13.082	2	3240
de	13	Bischofswerda	bischofswerda	51.128	14.18	2	13085
de	02	Bischofswiesen	bischofswiesen	47.631	12.983	2	7535
de	01	Bischweier	bischweier	48.838	8.284	2	3167
de	01	Bisingen	bisingen	48.31	8.917	2	9321
de	14	Bismark	bismark	52.662	11.556	2	3313
de	14	Bismark (Altmark)	bismark altmark	52.662	11.556	3	0
de	06	Bispingen	bispingen	53.083	9.998	2	6284
de	10	Bissee	bissee	54.174	10.039	2	0
de	06	Bissendorf	bissendorf	52.233	8.167	2	14402
de	08	Bissersheim	bissersheim	49.537	8.181	2	0
de	02	Bissingen	bissingen	48.717	10.618	2	3605
de	01	Bissingen an der Teck	bissingen an der teck	48.599	9.491	2	3687
de	08	Bisterschied	bisterschied	49.63	7.821	2	0
de	08	Bitburg	bitburg	49.968	6.527	2	12908
de	14	Bitterfeld-Wolfen	bitterfeld wolfen	51.624	12.324	2	15608
de	01	Bitz	bitz	48.244	9.091	2	3792
de	08	Bitzen	bitzen	50.771	7.672	2	0
de	02	Blaibach	blaibach	49.167	12.817	2	2127
de	02	Blaichach	blaichach	47.542	10.258	2	5625
de	02	Blankenbach	blankenbach	50.067	9.233	2	1683
de	12	Blankenberg	blankenberg	53.737	11.715	2	0
de	14	Blankenburg	blankenburg	51.79	10.955	2	15963
de	16	Blankenburg	blankenburg	52.593	13.455	2	6536
de	16	Blankenfelde	blankenfelde	52.619	13.391	2	1885
de	11	Blankenfelde-Mahlow	blankenfelde mahlow	52.169	14.121	24	0
de	12	Blankenhagen	blankenhagen	54.111	12.173	2	198293
de	15	Blankenhain	blankenhain	50.86	11.344	2	6920
de	07	Blankenheim	blankenheim	50.433	6.65	2	8770
de	14	Blankenheim	blankenheim	51.507	11.429	2	1436
de	12	Blankenhof	blankenhof	53.597	13.274	2	0
de	08	Blankenrath	blankenrath	50.039	7.302	2	1812
de	12	Blankensee	blankensee	53.404	13.268	2	1720
de	08	Blaubach	blaubach	49.538	7.405	2	0
de	01	Blaubeuren	blaubeuren	48.412	9.784	2	11797
de	01	Blaufelden	blaufelden	49.298	9.974	2	5348
de	01	Blaustein	blaustein	48.452	9.932	19	0
de	06	Bleckede	bleckede	53.29	10.734	2	9793
de	08	Bleckhausen	bleckhausen	50.232	6.691	2	0
de	08	Bleialf	bleialf	50.233	6.283	2	1179
de	15	Bleicherode	bleicherode	51.44	10.572	2	6456
de	10	Blekendorf	blekendorf	54.282	10.658	2	1859
de	06	Blender	blender	52.917	9.133	2	2954
de	12	Blesewitz	blesewitz	53.597	13.369	2	0
de	11	Bleyen-Genschmar	bleyen genschmar	52.537	14.512	2	0
de	06	Bliedersdorf	bliedersdorf	53.483	9.567	2	1689
de	11	Bliesdorf	bliesdorf	52.693	14.159	2	1213
de	09	Blieskastel	blieskastel	49.237	7.256	2	23212
de	10	Bliestorf	bliestorf	53.751	10.438	2	0
de	12	Blievenstorf	blievenstorf	53.378	11.593	2	0
de	02	Blindheim	blindheim	48.631	10.62	2	1693
de	07	Blomberg	blomberg	51.943	9.091	2	17183
de	06	Blomberg	blomberg	53.577	7.558	2	1498
de	10	Blomesche Wildnis	blomesche wildnis	53.789	9.426	2	0
de	12	Blowatz	blowatz	53.99	11.534	2	1233
de	01	Blumberg	blumberg	47.841	8.533	2	10500
de	12	Blumenholz	blumenholz	53.378	13.255	2	0
de	10	Blumenthal	blumenthal	54.332	10.009	12	0
de	10	Blunk	blunk	53.923	10.221	7	0
de	14	Bobbau	bobbau	51.687	12.273	2	1697
de	15	Bobeck	bobeck	50.857	11.727	2	0
de	08	Bobenheim am Berg	bobenheim am berg	49.509	8.179	2	0
de	08	Bobenheim-Roxheim	bobenheim roxheim	49.587	8.358	2	10106
de	08	Bobenthal	bobenthal	49.113	7.808	2	0
de	02	Bobingen	bobingen	48.271	10.834	2	16682
de	12	Bobitz	bobitz	53.804	11.359	2	1274
de	13	Bobritzsch-Hilbersdorf	bobritzsch hilbersdorf	50.854	12.948	2	247220
de	12	Bobzin	bobzin	53.431	11.192	2	0
de	07	Bocholt	bocholt	51.839	6.615	2	73943
de	07	Bochum	bochum	51.482	7.216	4	385729
de	07	Bochum-Hordel	bochum hordel	51.502	7.176	4	380000
de	15	Bocka	bocka	50.875	12.167	2	0
de	13	Bockau	bockau	50.542	12.686	2	2599
de	13	Bockelwitz	bockelwitz	51.199	12.956	2	2794
de	08	Bockenau	bockenau	49.833	7.683	2	1209
de	06	Bockenem	bockenem	52.01	10.132	2	11177
de	08	Bockenheim	bockenheim	49.607	8.185	2	2251
de	08	Bockenheim an der Weinstraße	bockenheim an der weinstrasse	49.607	8.185	2	0
de	06	Bockhorn	bockhorn	53.4	8.017	2	8924
de	02	Bockhorn	bockhorn	48.315	11.987	2	3425
de	06	Bockhorst	bockhorst	53.033	7.576	2	1037
de	01	Bodelshausen	bodelshausen	48.389	8.977	2	5929
de	15	Bodelwitz	bodelwitz	50.699	11.596	2	0
de	08	Boden	boden	50.43	7.875	2	0
de	08	Bodenbach	bodenbach	50.53	7.251	28	0
de	06	Bodenfelde	bodenfelde	51.64	9.556	2	3588
de	08	Bodenheim	bodenheim	49.935	8.32	2	6907
de	02	Bodenkirchen	bodenkirchen	48.383	12.383	2	5442
de	02	Bodenmais	bodenmais	49.067	13.1	2	3362
de	15	Bodenrode-Westhausen	bodenrode westhausen	51.367	10.143	2	0
de	06	Bodensee	bodensee	51.623	10.263	2	0
de	06	Bodenwerder	bodenwerder	51.972	9.519	2	6187
de	02	Bodenwöhr	bodenwohr	49.271	12.301	2	4025
de	01	Bodman-Ludwigshafen	bodman ludwigshafen	47.818	9.055	2	4272
de	01	Bodnegg	bodnegg	47.71	9.688	2	3136
de	02	Bodolz	bodolz	47.567	9.667	2	3086
de	06	Boffzen	boffzen	51.751	9.398	2	2941
de	08	Bogel	bogel	50.223	7.862	2	0
de	02	Bogen	bogen	48.911	12.69	2	10259
de	02	Bogenhausen	bogenhausen	48.152	11.616	2	77542
de	10	Bohmstedt	bohmstedt	54.605	9.044	2	0
de	06	Bohmte	bohmte	52.367	8.317	2	13153
de	16	Bohnsdorf	bohnsdorf	52.394	13.573	2	10805
de	12	Boiensdorf	boiensdorf	53.963	11.533	2	0
de	06	Boitze	boitze	53.188	10.736	2	0
de	11	Boitzenburger Land	boitzenburger land	53.119	13.502	2	0
de	12	Boizenburg	boizenburg	53.382	10.724	2	10783
de	12	Boizenburg/Elbe	boizenburg elbe	53.384	10.717	2	0
de	06	Bokel	bokel	53.393	8.768	2	2680
de	10	Bokelrehm	bokelrehm	54.021	9.376	2	0
de	06	Bokensdorf	bokensdorf	52.459	10.649	8	0
de	10	Bokholt-Hanredder	bokholt hanredder	53.788	9.736	2	1188
de	10	Bokhorst	bokhorst	54.05	9.483	3	0
de	10	Boksee	boksee	54.25	10.067	2	0
de	08	Bolanden	bolanden	49.639	8.012	2	2412
de	12	Boldekow	boldekow	53.597	13.369	2	0
de	01	Bolheim	bolheim	48.631	10.15	2	3180
de	01	Boll	boll	48.644	9.613	2	5296
de	08	Bollenbach	bollenbach	49.864	7.342	2	0
de	08	Bollendorf	bollendorf	49.853	6.358	2	1552
de	12	Bollewick	bollewick	53.376	12.604	2	0
de	10	Bollingstedt	bollingstedt	54.592	9.417	2	1445
de	01	Bollschweil	bollschweil	47.921	7.79	2	2247
de	02	Bolsterlang	bolsterlang	47.467	10.233	2	1048
de	12	Boltenhagen	boltenhagen	53.965	11.164	2	0
de	06	Bomlitz	bomlitz	52.9	9.65	2	7287
de	01	Boms	boms	47.933	9.533	2	0
de	10	Bondelum	bondelum	54.604	8.991	9	0
de	01	Bondorf	bondorf	48.521	8.837	2	5730
de	08	Bonefeld	bonefeld	50.524	7.489	2	1052
de	08	Bonerath	bonerath	49.69	6.712	2	0
de	08	Bongard	bongard	50.53	7.251	28	0
de	07	Bonn	bonn	50.734	7.095	4	313125
de	01	Bonndorf	bonndorf	47.819	8.341	2	6875
de	01	Bonndorf im Schwarzwald	bonndorf im schwarzwald	47.819	8.341	2	0
de	02	Bonstetten	bonstetten	48.44	10.705	2	1225
de	12	Boock	boock	53.449	13.975	26	0
de	02	Boos	boos	48.075	10.195	2	1946
de	10	Boostedt	boostedt	54.017	10.033	2	4630
de	01	Bopfingen	bopfingen	48.858	10.354	2	12606
de	08	Boppard	boppard	50.231	7.59	2	16215
de	07	Borchen	borchen	51.761	8.864	17	0
de	10	Bordelum	bordelum	54.633	8.933	2	2053
de	10	Bordesholm	bordesholm	54.176	10.031	2	7709
de	10	Boren	boren	54.636	9.778	2	0
de	10	Borgdorf-Seedorf	borgdorf seedorf	54.144	10.007	2	0
de	07	Borgentreich	borgentreich	51.569	9.241	2	9713
de	04	Borgfelde	borgfelde	53.555	10.034	2	7099
de	07	Borgholzhausen	borgholzhausen	52.103	8.302	2	8754
de	10	Borgstedt	borgstedt	54.333	9.71	2	1446
de	10	Borgsum	borgsum	54.691	8.567	2	0
de	10	Borgwedel	borgwedel	54.5	9.6	2	0
de	07	Borken	borken	51.844	6.858	2	40876
de	05	Borken	borken	51.045	9.284	2	13531
de	11	Borkheide	borkheide	52.217	12.85	2	1821
de	12	Borkow	borkow	53.701	11.843	2	0
de	06	Borkum	borkum	53.581	6.692	2	5186
de	11	Borkwalde	borkwalde	52.25	12.833	2	1432
de	08	Borler	borler	50.53	7.251	28	0
de	12	Born	born	54.385	12.531	2	1143
de	12	Born a. Darß	born a darss	54.385	12.531	2	0
de	13	Borna	borna	51.124	12.496	2	18806
de	14	Borne	borne	51.949	11.559	2	1415
de	15	Bornhagen	bornhagen	51.366	10.042	2	0
de	07	Bornheim	bornheim	50.763	6.991	2	48523
de	08	Bornheim	bornheim	49.222	8.163	2	1302
de	10	Bornholt	bornholt	54.133	9.417	3	0
de	10	Bornhöved	bornhoved	54.067	10.233	2	3537
de	08	Bornich	bornich	50.127	7.766	2	1093
de	14	Bornstedt	bornstedt	51.385	11.732	16	0
de	08	Borod	borod	50.617	7.633	2	0
de	12	Borrentin	borrentin	53.81	12.967	2	1089
de	13	Borsdorf	borsdorf	51.35	12.533	2	8489
de	10	Borsfleth	borsfleth	53.742	9.553	15	0
de	06	Borstel	borstel	52.67	8.969	2	1427
de	10	Borstel-Hohenraden	borstel hohenraden	53.683	9.817	2	2064
de	13	Borstendorf	borstendorf	50.773	13.179	2	1363
de	10	Borstorf	borstorf	53.606	10.633	2	0
de	15	Borxleben	borxleben	51.364	11.292	2	0
de	10	Bosau	bosau	54.098	10.436	2	3611
de	10	Bosbüll	bosbull	54.787	8.829	2	0
de	09	Bosenbach	bosenbach	49.358	7.197	2	0
de	06	Bothel	bothel	53.067	9.5	2	2455
de	10	Bothkamp	bothkamp	54.39	10.136	24	0
de	08	Bottenbach	bottenbach	49.235	7.477	10	0
de	07	Bottrop	bottrop	51.524	6.928	3	119909
de	09	Bous	bous	49.277	6.801	2	7605
de	10	Bovenau	bovenau	54.333	9.833	2	1025
de	06	Bovenden	bovenden	51.588	9.922	2	13964
de	01	Boxberg	boxberg	49.48	9.64	2	7209
de	13	Boxberg	boxberg	51.404	14.576	2	3093
de	13	Boxberg/O.L. - Hamor	boxberg o l hamor	51.492	14.632	2	0
de	04	Braak	braak	53.555	10.012	2	1739117
de	08	Brachbach	brachbach	50.817	7.933	2	2458
de	08	Brachtendorf	brachtendorf	50.252	7.145	2	0
de	05	Brachttal	brachttal	50.311	9.3	14	0
de	06	Brackel	brackel	53.3	10.049	2	1653
de	01	Brackenheim	brackenheim	49.078	9.066	2	15083
de	10	Braderup	braderup	54.874	8.911	2	0
de	06	Brahlstorf	brahlstorf	53.29	10.734	2	0
de	15	Brahmenau	brahmenau	50.924	12.159	2	1070
de	06	Brake (Unterweser)	brake unterweser	53.333	8.483	2	16150
de	07	Brakel	brakel	51.718	9.186	2	17808
de	10	Brammer	brammer	54.343	9.689	12	0
de	06	Bramsche	bramsche	52.409	7.973	2	31394
de	06	Bramstedt	bramstedt	53.366	8.69	2	1857
de	10	Bramstedtlund	bramstedtlund	54.841	9.021	2	0
de	02	Brand	brand	49.96	11.911	2	1206
de	13	Brand-Erbisdorf	brand erbisdorf	50.866	13.323	2	11284
de	10	Brande-Hörnerkirchen	brande hornerkirchen	53.85	9.717	2	1606
de	11	Brandenburg an der Havel	brandenburg an der havel	52.417	12.55	2	59826
de	13	Brandis	brandis	51.336	12.61	2	9728
de	08	Brandscheid	brandscheid	50.233	6.283	2	0
de	08	Brandscheid	brandscheid	50.578	7.946	2	0
de	12	Brandshagen	brandshagen	54.239	13.169	2	1315
de	02	Brannenburg	brannenburg	47.74	12.092	2	5646
de	14	Braschwitz	braschwitz	51.523	12.059	2	1251
de	08	Braubach	braubach	50.274	7.645	2	3192
de	08	Brauneberg	brauneberg	49.906	6.981	2	1173
de	05	Braunfels	braunfels	50.515	8.389	2	11510
de	15	Braunichswalde	braunichswalde	50.849	12.205	2	0
de	06	Braunlage	braunlage	51.727	10.611	2	5159
de	01	Braunsbach	braunsbach	49.199	9.791	2	2382
de	14	Braunsbedra	braunsbedra	51.286	11.89	2	6599
de	06	Braunschweig	braunschweig	52.266	10.527	4	244715
de	08	Braunshorn	braunshorn	50.447	7.312	2	0
de	08	Braunweiler	braunweiler	49.859	7.784	2	0
de	08	Brauweiler	brauweiler	49.791	7.464	2	0
de	05	Brechen	brechen	50.453	8.161	12	0
de	08	Brecht	brecht	50.082	6.564	2	0
de	07	Breckerfeld	breckerfeld	51.259	7.468	2	9217
de	06	Breddenberg	breddenberg	53	7.624	2	0
de	11	Breddin	breddin	52.886	12.224	2	1046
de	06	Breddorf	breddorf	53.293	9.081	2	1235
de	10	Bredenbek	bredenbek	54.322	9.873	2	1319
de	12	Bredenfelde	bredenfelde	53.84	12.803	8	0
de	10	Bredstedt	bredstedt	54.619	8.964	2	5146
de	12	Breege	breege	54.628	13.271	2	0
de	11	Breese	breese	53	11.8	2	1703
de	12	Breesen	breesen	53.63	13.038	2	0
de	12	Breest	breest	53.774	13.273	2	0
de	15	Brehme	brehme	51.494	10.359	2	1174
de	14	Brehna	brehna	51.558	12.213	2	3014
de	05	Breidenbach	breidenbach	50.887	8.457	2	6866
de	10	Breiholz	breiholz	54.206	9.524	2	1535
de	01	Breisach am Rhein	breisach am rhein	48.033	7.583	2	14367
de	08	Breit	breit	49.717	6.983	2	0
de	02	Breitbrunn	breitbrunn	48.043	12.154	2	1423
de	02	Breitbrunn	breitbrunn	50.017	10.7	2	1108
de	02	Breitbrunn am Chiemsee	breitbrunn am chiemsee	48.043	12.154	2	0
de	08	Breitenau	breitenau	50.467	7.633	2	0
de	05	Breitenbach	breitenbach	50.957	9.783	2	1955
de	15	Breitenbach	breitenbach	50.689	10.491	2	1041
de	05	Breitenbach am Herzberg	breitenbach am herzberg	50.957	9.783	2	0
de	02	Breitenberg	breitenberg	48.704	13.793	2	2163
de	13	Breitenbrunn	breitenbrunn	50.476	12.766	2	3741
de	02	Breitenbrunn	breitenbrunn	49.364	12.02	2	3506
de	02	Breitenbrunn	breitenbrunn	48.133	10.4	2	2300
de	13	Breitenbrunn/Erzgebirge	breitenbrunn erzgebirge	50.476	12.766	2	0
de	10	Breitenburg	breitenburg	53.906	9.57	2	1049
de	10	Breitenfelde	breitenfelde	53.606	10.633	2	1792
de	02	Breitengüßbach	breitengussbach	49.972	10.886	2	4643
de	08	Breitenheim	breitenheim	49.808	7.755	13	0
de	02	Breitenthal	breitenthal	48.238	10.3	2	1293
de	15	Breitenworbis	breitenworbis	51.413	10.428	2	2296
de	01	Breitingen	breitingen	48.395	9.96	17	120451
de	01	Breitnau	breitnau	47.933	8.083	2	1903
de	05	Breitscheid	breitscheid	50.685	8.191	2	5000
de	08	Breitscheidt	breitscheidt	50.75	7.65	2	1041
de	15	Breitungen	breitungen	50.764	10.327	2	5281
de	15	Breitungen/Werra	breitungen werra	50.755	10.338	2	0
de	10	Brekendorf	brekendorf	54.421	9.633	2	1067
de	10	Breklum	breklum	54.6	8.983	2	2365
de	08	Bremberg	bremberg	50.358	7.769	7	0
de	03	Bremen	bremen	53.076	8.807	5	546501
de	03	Bremerhaven	bremerhaven	53.536	8.593	3	117446
de	06	Bremervörde	bremervorde	53.485	9.143	2	19268
de	08	Bremm	bremm	50.132	7.169	2	0
de	15	Bremsnitz	bremsnitz	50.857	11.727	2	0
de	08	Brenk	brenk	50.455	7.207	2	0
de	02	Brennberg	brennberg	49.067	12.4	2	1834
de	05	Brensbach	brensbach	49.774	8.884	2	5438
de	12	Brenz	brenz	53.378	11.593	2	0
de	12	Bresegard bei Eldena	bresegard bei eldena	53.202	11.339	2	0
de	12	Bresegard bei Picher	bresegard bei picher	53.431	11.192	2	0
de	06	Brest	brest	53.455	9.499	2	0
de	01	Bretten	bretten	49.037	8.707	2	28144
de	08	Bretthausen	bretthausen	50.67	8.04	2	0
de	08	Bretzenheim	bretzenheim	49.878	7.897	2	2455
de	01	Bretzfeld	bretzfeld	49.179	9.438	2	12162
de	05	Breuberg	breuberg	49.647	8.88	23	0
de	05	Breuna	breuna	51.416	9.185	2	3866
de	08	Breunigweiler	breunigweiler	49.583	7.883	2	0
de	06	Brevörde	brevorde	51.899	9.404	2	0
de	08	Brey	brey	50.273	7.626	2	1596
de	11	Breydin	breydin	52.874	13.819	2	0
de	10	Brickeln	brickeln	54.003	9.261	2	0
de	08	Briedel	briedel	50.017	7.15	2	1058
de	08	Brieden	brieden	50.144	7.035	6	0
de	08	Briedern	briedern	50.156	7.056	6	0
de	11	Brieselang	brieselang	52.583	13	2	10379
de	11	Briesen	briesen	52.344	14.278	2	2374
de	11	Briesen (Mark)	briesen mark	52.369	14.165	2	0
de	11	Brieskow-Finkenheerd	brieskow finkenheerd	52.254	14.573	2	2518
de	06	Brietlingen	brietlingen	53.333	10.45	2	3150
de	12	Brietzig	brietzig	53.52	13.988	2	0
de	01	Brigachtal	brigachtal	48.093	8.44	9	0
de	12	Briggow	briggow	53.84	12.803	8	0
de	07	Brilon	brilon	51.395	8.571	2	27030
de	08	Brimingen	brimingen	49.942	6.402	2	0
de	10	Brinjahe	brinjahe	54.246	9.596	17	0
de	06	Brinkum	brinkum	53.303	7.588	2	0
de	09	Britten	britten	49.521	6.677	2	1400
de	16	Britz	britz	52.443	13.434	2	39488
de	11	Britz	britz	52.887	13.811	2	2327
de	06	Brockel	brockel	53.1	9.517	2	1394
de	08	Brockscheid	brockscheid	50.069	6.826	2	0
de	06	Brockum	brockum	52.467	8.417	2	1109
de	08	Brodenbach	brodenbach	50.287	7.457	2	0
de	10	Brodersby	brodersby	54.709	9.856	10	0
de	10	Brodersby-Goltoft	brodersby goltoft	54.494	9.493	11	0
de	10	Brodersdorf	brodersdorf	54.402	10.23	2	0
de	12	Broderstorf	broderstorf	54.081	12.264	2	2948
de	08	Brohl	brohl	50.271	7.277	12	0
de	08	Brohl-Lützing	brohl lutzing	50.483	7.329	2	2654
de	06	Broitzem	broitzem	52.235	10.477	2	5853
de	10	Brokdorf	brokdorf	53.864	9.323	2	1082
de	10	Brokstedt	brokstedt	53.983	9.817	2	2224
de	05	Brombachtal	brombachtal	49.535	8.912	26	0
de	06	Brome	brome	52.6	10.938	2	3428
de	05	Bromskirchen	bromskirchen	51.094	8.626	2	1917
de	11	Bronkow	bronkow	51.744	13.953	2	0
de	15	Brotterode	brotterode	50.824	10.444	2	3052
de	15	Brotterode-Trusetal	brotterode trusetal	50.804	10.431	2	0
de	08	Bruch	bruch	49.943	6.863	2	0
de	08	Bruchertseifen	bruchertseifen	50.771	7.672	2	0
de	08	Bruchhausen	bruchhausen	50.597	7.219	2	0
de	06	Bruchhausen-Vilsen	bruchhausen vilsen	52.829	8.991	2	6205
de	05	Bruchköbel	bruchkobel	50.179	8.923	2	20892
de	08	Bruchmühlbach-Miesau	bruchmuhlbach miesau	49.383	7.433	2	7800
de	01	Bruchsal	bruchsal	49.124	8.598	2	42785
de	15	Bruchstedt	bruchstedt	51.133	10.836	2	0
de	08	Bruchweiler	bruchweiler	49.596	7.249	20	0
de	08	Bruchweiler-Bärenbach	bruchweiler barenbach	49.117	7.8	2	1767
de	02	Bruck	bruck	48.021	11.908	2	1213
de	02	Bruck i.d.OPf.	bruck i d opf	49.302	12.335	7	0
de	02	Bruck in der Oberpfalz	bruck in der oberpfalz	49.249	12.307	2	4510
de	02	Bruckberg	bruckberg	48.522	11.994	2	5071
de	02	Bruckberg	bruckberg	49.36	10.699	2	1394
de	02	Bruckmühl	bruckmuhl	47.879	11.911	2	15851
de	14	Brumby	brumby	51.896	11.718	2	1046
de	02	Brunn	brunn	49.236	12.192	2	1311
de	12	Brunn	brunn	53.671	13.37	2	1261
de	02	Brunnen	brunnen	48.23	10.973	2	1609
de	02	Brunnthal	brunnthal	48.007	11.684	2	4628
de	12	Brunow	brunow	53.407	11.742	3	0
de	10	Brunsbek	brunsbek	53.616	10.389	2	0
de	10	Brunsbüttel	brunsbuttel	53.896	9.105	2	13950
de	10	Brunsmark	brunsmark	54.05	10.417	2	0
de	10	Brunstorf	brunstorf	53.504	10.29	6	0
de	08	Bruschied	bruschied	49.791	7.464	2	0
de	08	Bruttig-Fankel	bruttig fankel	50.133	7.233	2	1208
de	01	Bräunlingen	braunlingen	47.93	8.448	2	6141
de	12	Bröbberow	brobberow	53.94	12.107	2	0
de	10	Bröthen	brothen	53.491	10.628	2	0
de	11	Brück	bruck	52.198	12.769	2	4018
de	08	Brücken	brucken	49.432	7.36	2	2422
de	08	Brücken	brucken	49.633	7.117	2	1283
de	08	Brücken (Pfalz)	brucken pfalz	49.432	7.36	2	0
de	14	Brücken-Hackpfüffel	brucken hackpfuffel	51.454	11.302	2	0
de	08	Brücktal	brucktal	50.53	7.251	28	0
de	12	Brüel	bruel	53.737	11.715	2	3140
de	10	Brügge	brugge	54.176	10.069	2	1019
de	07	Brüggen	bruggen	51.241	6.184	2	16105
de	06	Brüggen	bruggen	52.042	9.774	2	1007
de	07	Brühl	bruhl	50.829	6.905	2	44137
de	01	Brühl	bruhl	49.397	8.534	2	14262
de	15	Brünn/Thür.	brunn thur	50.426	10.907	2	0
de	12	Brünzow	brunzow	54.113	13.594	2	0
de	12	Brüsewitz	brusewitz	53.676	11.244	2	2466
de	11	Brüssow	brussow	53.4	14.125	2	2338
de	08	Bubach	bubach	50.447	7.312	2	0
de	08	Bubenheim	bubenheim	49.92	8.174	2	0
de	08	Bubenheim	bubenheim	49.415	8.165	2	0
de	02	Bubenreuth	bubenreuth	49.627	11.017	2	4516
de	02	Bubesheim	bubesheim	48.433	10.25	2	1414
de	08	Buborn	buborn	49.65	7.593	2	0
de	01	Bubsheim	bubsheim	48.117	8.833	2	1030
de	16	Buch	buch	52.635	13.497	2	12674
de	02	Buch	buch	48.225	10.181	2	3709
de	02	Buch	buch	48.652	12.163	2	3405
de	01	Buch am Ahorn	buch am ahorn	49.539	9.556	2	2372
de	02	Buch am Buchrain	buch am buchrain	48.215	11.995	2	1355
de	02	Buch am Erlbach	buch am erlbach	48.652	12.163	2	0
de	02	Buch am Wald	buch am wald	49.335	10.496	23	0
de	15	Bucha	bucha	50.883	11.517	2	1211
de	02	Buchbach	buchbach	48.312	12.273	2	3128
de	02	Buchbrunn	buchbrunn	49.76	10.137	2	1061
de	02	Buchdorf	buchdorf	48.783	10.833	2	1619
de	01	Buchen (Odenwald)	buchen odenwald	49.524	9.323	2	0
de	01	Buchen in Odenwald	buchen in odenwald	49.524	9.323	2	18890
de	01	Buchenbach	buchenbach	47.961	8.009	2	3364
de	02	Buchenberg	buchenberg	47.696	10.239	2	3898
de	08	Buchet	buchet	50.233	6.283	2	0
de	15	Buchfart	buchfart	50.9	11.282	2	0
de	07	Buchforst	buchforst	50.951	7.006	2	7177
de	07	Buchheim	buchheim	50.952	7.021	2	12840
de	02	Buchhofen	buchhofen	48.744	13.198	11	0
de	06	Buchholz	buchholz	53.009	9.563	2	2023
de	10	Buchholz	buchholz	53.988	9.224	2	1128
de	06	Buchholz (Aller)	buchholz aller	52.724	9.621	2	0
de	08	Buchholz (Westerwald)	buchholz westerwald	50.667	7.417	2	0
de	06	Buchholz in der Nordheide	buchholz in der nordheide	53.326	9.868	2	37404
de	10	Buchhorst	buchhorst	53.372	10.557	2	0
de	02	Buchloe	buchloe	48.037	10.725	2	11978
de	11	Buckautal	buckautal	52.266	12.29	2	0
de	02	Buckenhof	buckenhof	49.593	11.05	2	3296
de	16	Buckow	buckow	52.432	13.46	2	38474
de	11	Buckow	buckow	52.566	14.074	2	1619
de	08	Budenbach	budenbach	49.982	7.524	2	0
de	08	Budenheim	budenheim	50.017	8.167	2	8598
de	15	Bufleben	bufleben	51	10.733	2	1081
de	12	Bugewitz	bugewitz	53.764	13.782	2	0
de	12	Buggenhagen	buggenhagen	54.043	13.795	2	0
de	01	Buggingen	buggingen	47.847	7.638	2	3816
de	15	Buhla	buhla	51.418	10.34	2	0
de	08	Buhlenberg	buhlenberg	49.432	7.36	2	0
de	08	Bullay	bullay	50.054	7.137	2	1531
de	10	Bullenkuhlen	bullenkuhlen	53.792	9.767	2	0
de	06	Bunde	bunde	53.183	7.267	2	7588
de	08	Bundenbach	bundenbach	49.843	7.378	2	1012
de	08	Bundenthal	bundenthal	49.095	7.808	2	1137
de	02	Bundorf	bundorf	50.05	10.385	22	0
de	10	Bunsoh	bunsoh	54.15	9.283	2	0
de	07	Burbach	burbach	50.751	8.079	2	14942
de	11	Burg	burg	51.834	14.149	2	4549
de	10	Burg	burg	53.997	9.259	2	4321
de	10	Burg (Dithmarschen)	burg dithmarschen	54.003	9.261	2	0
de	08	Burg (Mosel)	burg mosel	49.977	7.135	7	0
de	11	Burg (Spreewald)	burg spreewald	51.968	14.191	2	0
de	12	Burg Stargard	burg stargard	53.496	13.311	2	4780
de	02	Burg Unter-Falkenstein	burg unter falkenstein	47.704	12.105	2	0
de	10	Burg auf Fehmarn	burg auf fehmarn	54.433	11.2	2	6000
de	14	Burg bei Magdeburg	burg bei magdeburg	52.272	11.855	2	24958
de	02	Burgau	burgau	48.432	10.41	2	9576
de	02	Burgberg	burgberg	47.537	10.289	2	3124
de	02	Burgberg i.Allgäu	burgberg i allgau	47.567	10.219	9	0
de	02	Burgbernheim	burgbernheim	49.451	10.324	2	3055
de	08	Burgbrohl	burgbrohl	50.455	7.277	2	3332
de	06	Burgdorf	burgdorf	52.446	10.006	2	30218
de	02	Burgebrach	burgebrach	49.828	10.743	2	6412
de	08	Burgen	burgen	49.894	7.073	2	0
de	08	Burgen	burgen	50.287	7.457	2	0
de	02	Burggen	burggen	47.777	10.817	2	1686
de	02	Burghaslach	burghaslach	49.733	10.601	2	2514
de	05	Burghaun	burghaun	50.697	9.725	2	6713
de	02	Burghausen	burghausen	48.169	12.831	2	18263
de	02	Burgheim	burgheim	48.7	11.016	2	4616
de	02	Burgkirchen an der Alz	burgkirchen an der alz	48.168	12.732	2	10756
de	02	Burgkunstadt	burgkunstadt	50.141	11.252	2	6991
de	08	Burglahr	burglahr	50.647	7.527	2	0
de	02	Burglauer	burglauer	50.276	10.179	2	1658
de	02	Burglengenfeld	burglengenfeld	49.204	12.045	2	12095
de	03	Burglesum	burglesum	53.165	8.689	2	33000
de	02	Burgoberbach	burgoberbach	49.233	10.583	2	3391
de	02	Burgpreppach	burgpreppach	50.141	10.65	2	1480
de	01	Burgrieden	burgrieden	48.233	9.933	2	3573
de	02	Burgsalach	burgsalach	49.033	11.098	2	1262
de	08	Burgschwalbach	burgschwalbach	50.283	8.083	2	1142
de	02	Burgsinn	burgsinn	50.15	9.651	2	2709
de	05	Burgsolms	burgsolms	50.542	8.404	2	4565
de	08	Burgsponheim	burgsponheim	49.859	7.784	2	0
de	14	Burgstall	burgstall	52.419	11.793	2	0
de	01	Burgstetten	burgstetten	48.928	9.372	2	3515
de	13	Burgstädt	burgstadt	50.913	12.806	2	12477
de	02	Burgthann	burgthann	49.352	11.312	2	11567
de	05	Burgwald	burgwald	50.826	8.775	6	0
de	15	Burgwalde	burgwalde	51.366	10.042	2	0
de	06	Burgwedel	burgwedel	52.341	9.634	9	0
de	14	Burgwerben	burgwerben	51.223	11.984	2	1062
de	02	Burgwindheim	burgwindheim	49.827	10.596	2	1465
de	02	Burk	burk	49.133	10.479	2	1241
de	02	Burkardroth	burkardroth	50.271	9.992	2	7893
de	13	Burkau	burkau	51.176	14.173	2	3000
de	13	Burkau - Porchow	burkau porchow	51.176	14.173	2	0
de	13	Burkhardtsdorf	burkhardtsdorf	50.733	12.917	2	7067
de	01	Burladingen	burladingen	48.291	9.113	2	13131
de	12	Burow	burow	53.774	13.273	2	1258
de	08	Burrweiler	burrweiler	49.27	8.108	2	0
de	07	Burscheid	burscheid	51.085	7.114	2	19215
de	02	Burtenbach	burtenbach	48.341	10.453	2	3323
de	08	Burtscheid	burtscheid	49.75	7	2	0
de	06	Burweg	burweg	53.614	9.305	2	0
de	12	Buschvitz	buschvitz	54.416	13.431	2	0
de	10	Busdorf	busdorf	54.103	10.082	2	2149
de	05	Buseck	buseck	50.51	8.805	11	0
de	08	Busenberg	busenberg	49.13	7.829	2	1418
de	08	Busenhausen	busenhausen	50.651	7.638	6	0
de	10	Busenwurth	busenwurth	53.998	9.025	16	0
de	06	Butjadingen	butjadingen	53.547	8.335	2	6597
de	15	Buttelstedt	buttelstedt	51.077	11.344	2	1411
de	02	Buttenheim	buttenheim	49.804	11.03	2	3242
de	02	Buttenwiesen	buttenwiesen	48.6	10.717	2	5750
de	15	Buttlar	buttlar	50.758	9.953	2	1437
de	15	Buttstädt	buttstadt	51.122	11.417	2	2622
de	05	Butzbach	butzbach	50.434	8.671	2	25156
de	02	Buxheim	buxheim	48	10.133	2	3060
de	06	Buxtehude	buxtehude	53.467	9.686	2	38192
de	11	Byhleguhre-Byhlen	byhleguhre byhlen	51.921	14.104	2	0
de	02	Bächingen a.d.Brenz	bachingen a d brenz	48.611	10.522	11	0
de	02	Bächingen an der Brenz	bachingen an der brenz	48.546	10.313	2	1320
de	12	Bäk	bak	53.893	11.389	27	0
de	10	Bälau	balau	53.606	10.633	2	0
de	08	Bärenbach	barenbach	49.946	7.48	16	0
de	08	Bärenbach	barenbach	49.596	7.249	20	0
de	13	Bärenstein	barenstein	50.5	13.027	2	2804
de	13	Bärenstein	barenstein	50.801	13.798	2	1064
de	01	Bärenthal	barenthal	48.122	8.795	6	0
de	02	Bärnau	barnau	49.811	12.433	2	3475
de	08	Bärweiler	barweiler	49.791	7.464	2	0
de	02	Böbing	bobing	47.756	10.989	2	1694
de	01	Böbingen an der Rems	bobingen an der rems	48.82	9.921	2	4655
de	01	Böblingen	boblingen	48.682	9.012	2	46282
de	02	Böbrach	bobrach	48.933	12.883	2	1622
de	08	Böchingen	bochingen	49.209	8.051	2	0
de	10	Böel	boel	54.667	9.717	3	0
de	02	Böhen	bohen	48.035	10.277	15	0
de	08	Böhl-Iggelheim	bohl iggelheim	49.381	8.304	2	10797
de	13	Böhlen	bohlen	51.201	12.386	2	6982
de	06	Böhme	bohme	52.763	9.58	2	0
de	01	Böhmenkirch	bohmenkirch	48.683	9.933	2	5774
de	02	Böhmfeld	bohmfeld	48.709	11.529	14	0
de	10	Böhnhusen	bohnhusen	54.25	10.067	2	0
de	10	Böklund	boklund	54.534	9.492	13	0
de	01	Böllen	bollen	47.786	7.894	2	0
de	08	Böllenborn	bollenborn	49.111	7.997	2	0
de	08	Bölsberg	bolsberg	50.649	7.908	2	0
de	10	Bönebüttel	bonebuttel	54.083	10.067	2	2049
de	07	Bönen	bonen	51.6	7.767	2	19393
de	01	Bönnigheim	bonnigheim	49.04	9.094	2	7477
de	10	Bönningstedt	bonningstedt	53.667	9.917	2	3903
de	14	Börde-Hakel	borde hakel	51.85	11.571	6	0
de	14	Bördeaue	bordeaue	51.946	11.469	2	0
de	14	Bördeland	bordeland	52.012	11.743	12	0
de	08	Börfink	borfink	49.701	6.924	11	0
de	06	Börger	borger	52.912	7.536	2	2816
de	12	Börgerende-Rethwisch	borgerende rethwisch	54.142	11.925	2	1744
de	10	Börm	borm	54.497	9.495	10	0
de	13	Börnichen	bornichen	50.75	13.141	2	1116
de	10	Börnsen	bornsen	53.476	10.282	2	3810
de	08	Börrstadt	borrstadt	49.583	7.883	2	0
de	08	Börsborn	borsborn	49.432	7.36	2	0
de	01	Börslingen	borslingen	48.517	10.072	12	0
de	01	Börtlingen	bortlingen	48.754	9.632	2	1816
de	06	Börßum	borssum	52.069	10.584	2	2291
de	10	Bösdorf	bosdorf	54.14	10.491	2	1629
de	06	Bösel	bosel	53	7.95	2	7511
de	13	Bösenbrunn	bosenbrunn	50.397	12.1	2	1460
de	01	Bösingen	bosingen	48.233	8.55	2	3501
de	15	Bösleben-Wüllersleben	bosleben wullersleben	50.84	10.952	2	0
de	06	Bötersen	botersen	53.133	9.317	2	1055
de	01	Böttingen	bottingen	48.1	8.8	2	1525
de	01	Bötzingen	botzingen	48.076	7.725	2	5239
de	10	Böxlund	boxlund	54.725	9.541	15	0
de	08	Büchel	buchel	50.173	7.083	2	1143
de	10	Büchen	buchen	53.48	10.618	2	5442
de	02	Büchenbach	buchenbach	49.268	11.059	2	5255
de	08	Büchenbeuren	buchenbeuren	49.921	7.28	2	1647
de	02	Büchlberg	buchlberg	48.671	13.521	2	3984
de	06	Bückeburg	buckeburg	52.261	9.049	2	20700
de	06	Bücken	bucken	52.779	9.134	2	2238
de	06	Büddenstedt	buddenstedt	52.17	11.019	2	3051
de	10	Büdelsdorf	budelsdorf	54.318	9.673	2	10144
de	08	Büdesheim	budesheim	50.182	6.377	27	0
de	05	Büdingen	budingen	50.29	9.111	2	21579
de	08	Büdlich	budlich	49.717	6.983	2	0
de	01	Bühl	buhl	48.697	8.135	2	29193
de	01	Bühlertal	buhlertal	48.686	8.189	2	8144
de	01	Bühlertann	buhlertann	49.042	9.909	2	3123
de	01	Bühlerzell	buhlerzell	49.003	9.921	2	2044
de	10	Bühnsdorf	buhnsdorf	53.819	10.185	2	0
de	06	Bühren	buhren	52.806	8.219	2	1300
de	06	Bülkau	bulkau	53.77	9.072	6	0
de	12	Bülow	bulow	53.585	11.676	2	0
de	06	Bülstedt	bulstedt	53.226	9.098	2	0
de	14	Bülstringen	bulstringen	52.331	11.242	2	0
de	07	Bünde	bunde	52.198	8.586	2	45403
de	10	Bünsdorf	bunsdorf	54.32	9.713	2	0
de	08	Bürdenbach	burdenbach	50.587	7.53	2	0
de	07	Büren	buren	51.551	8.56	2	22263
de	15	Bürgel	burgel	50.942	11.756	2	3351
de	06	Bürgerpark	burgerpark	52.251	10.528	2	3905
de	02	Bürgstadt	burgstadt	49.715	9.269	2	4342
de	05	Bürstadt	burstadt	49.643	8.459	2	15348
de	01	Büsingen	busingen	47.696	8.688	2	1473
de	01	Büsingen am Hochrhein	busingen am hochrhein	47.696	8.688	2	0
de	10	Büsum	busum	54.134	8.858	2	4904
de	10	Büsumer Deichhausen	busumer deichhausen	54.134	8.858	2	0
de	12	Bütow	butow	53.422	12.789	22	0
de	10	Büttel	buttel	53.933	9.303	2	0
de	05	Büttelborn	buttelborn	49.903	8.523	2	13338
de	02	Bütthard	butthard	49.599	9.88	2	1300
de	15	Büttstedt	buttstedt	51.26	10.306	2	1012
de	12	Bützow	butzow	53.848	11.983	2	8146
de	08	Caan	caan	50.467	7.633	2	0
de	15	Caaschwitz	caaschwitz	50.894	11.993	2	0
de	06	Cadenberge	cadenberge	53.769	9.063	2	3421
de	02	Cadolzburg	cadolzburg	49.457	10.853	2	10164
de	11	Calau	calau	51.744	13.953	2	9299
de	14	Calbe	calbe	51.907	11.775	2	11322
de	14	Calbe (Saale)	calbe saale	51.917	11.793	2	0
de	06	Calberlah	calberlah	52.421	10.623	2	4987
de	05	Calden	calden	51.409	9.402	2	7752
de	08	Callbach	callbach	49.74	7.795	6	0
de	13	Callenberg	callenberg	50.85	12.633	2	5763
de	14	Calvörde	calvorde	52.396	11.295	2	1742
de	01	Calw	calw	48.714	8.74	2	23740
de	12	Cambs	cambs	53.663	11.499	2	0
de	15	Camburg	camburg	51.055	11.71	2	2958
de	12	Cammin	cammin	54.028	12.465	2	0
de	06	Cappeln	cappeln	52.811	8.115	2	6274
de	06	Cappeln (Oldenburg)	cappeln oldenburg	52.811	8.115	2	0
de	12	Carinerland	carinerland	54.07	11.795	3	0
de	12	Carlow	carlow	53.759	10.938	2	1268
de	08	Carlsberg	carlsberg	49.504	8.042	2	3536
de	11	Carmzow-Wallmow	carmzow wallmow	53.223	13.232	36	0
de	12	Carpin	carpin	53.357	13.243	2	1025
de	11	Casekow	casekow	53.211	14.208	2	2388
de	02	Castell	castell	49.771	10.284	2	0
de	07	Castrop-Rauxel	castrop rauxel	51.557	7.312	2	77924
de	13	Cavertitz	cavertitz	51.383	13.133	2	2584
de	06	Celle	celle	52.623	10.08	2	71010
de	02	Cham	cham	49.226	12.655	2	17314
de	02	Chamerau	chamerau	49.2	12.75	2	2667
de	08	Charlottenberg	charlottenberg	50.413	7.731	2	0
de	16	Charlottenburg	charlottenburg	52.517	13.283	3	119857
de	16	Charlottenburg-Nord	charlottenburg nord	52.53	13.294	2	17942
de	13	Chemnitz	chemnitz	50.836	12.929	4	247220
de	02	Chieming	chieming	47.893	12.54	2	4503
de	02	Chiemsee	chiemsee	47.893	12.346	3	0
de	11	Chorin	chorin	52.902	13.872	2	2609
de	02	Chostlarn	chostlarn	48.371	13.121	2	1941
de	15	Christes	christes	50.609	10.489	2	0
de	10	Christiansholm	christiansholm	54.284	9.673	14	0
de	10	Christinenthal	christinenthal	53.982	9.384	15	0
de	08	Clausen	clausen	49.261	7.677	2	1626
de	06	Clausthal-Zellerfeld	clausthal zellerfeld	51.809	10.338	2	15345
de	13	Claußnitz	claussnitz	50.933	12.883	2	3505
de	01	Cleebronn	cleebronn	49.045	9.037	2	2762
de	06	Clenze	clenze	52.937	10.957	2	2448
de	15	Clingen	clingen	51.232	10.933	2	1103
de	06	Cloppenburg	cloppenburg	52.848	8.045	2	31177
de	02	Coburg	coburg	50.259	10.964	2	41901
de	08	Cochem	cochem	50.145	7.164	2	5215
de	14	Cochstedt	cochstedt	51.882	11.411	2	1311
de	07	Coesfeld	coesfeld	51.943	7.168	2	36631
de	14	Colbitz	colbitz	52.317	11.605	2	3443
de	13	Colditz	colditz	51.128	12.803	2	5173
de	02	Collenberg	collenberg	49.773	9.424	3	0
de	02	Colmberg	colmberg	49.355	10.412	2	2142
de	06	Colnrade	colnrade	52.926	8.616	2	0
de	08	Contwig	contwig	49.25	7.433	2	5029
de	06	Coppenbrügge	coppenbrugge	52.119	9.549	2	7901
de	05	Cornberg	cornberg	51.042	9.861	2	1621
de	13	Coswig	coswig	51.132	13.583	2	22304
de	14	Coswig	coswig	51.886	12.45	2	8495
de	14	Coswig (Anhalt)	coswig anhalt	51.886	12.45	3	0
de	11	Cottbus	cottbus	51.758	14.329	2	84754
de	11	Cottbus - Chóśebuz	cottbus chosebuz	51.758	14.329	5	0
de	01	Crailsheim	crailsheim	49.134	10.072	2	32262
de	08	Cramberg	cramberg	50.349	8.033	2	0
de	06	Cramme	cramme	52.074	10.549	2	0
de	12	Cramonshagen	cramonshagen	53.676	11.244	2	0
de	15	Crawinkel	crawinkel	50.783	10.783	2	1640
de	01	Creglingen	creglingen	49.469	10.031	2	4828
de	06	Cremlingen	cremlingen	52.25	10.65	2	12808
de	15	Creuzburg	creuzburg	51.053	10.248	2	2658
de	02	Creußen	creussen	49.845	11.627	2	4871
de	15	Crimla	crimla	50.88	12.082	2	104659
de	13	Crimmitschau	crimmitschau	50.816	12.39	2	22442
de	11	Crinitz	crinitz	51.733	13.767	2	1504
de	13	Crinitzberg	crinitzberg	50.651	12.493	7	0
de	12	Crivitz	crivitz	53.573	11.652	2	4970
de	08	Cronenberg	cronenberg	49.639	7.579	6	0
de	15	Crossen an der Elster	crossen an der elster	50.978	11.78	8	0
de	13	Crostau	crostau	51.085	14.456	2	1786
de	13	Crostwitz	crostwitz	51.238	14.243	2	1201
de	13	Crostwitz - Chrósćicy	crostwitz chroscicy	51.256	14.156	2	0
de	13	Crottendorf	crottendorf	50.517	12.95	2	4705
de	11	Cumlosen	cumlosen	53.025	11.787	2	0
de	13	Cunewalde	cunewalde	51.1	14.517	2	5601
de	15	Cursdorf	cursdorf	50.56	11.045	22	0
de	06	Cuxhaven	cuxhaven	53.868	8.699	2	52677
de	05	Cölbe	colbe	50.851	8.781	2	7083
de	12	Cölpin	colpin	53.491	13.292	2	0
de	08	Daaden	daaden	50.733	7.967	2	4499
de	12	Dabel	dabel	53.661	11.9	2	1419
de	11	Dabergotz	dabergotz	52.931	12.811	2	0
de	12	Daberkow	daberkow	53.929	13.259	2	0
de	02	Dachau	dachau	48.26	11.434	2	39740
de	02	Dachsbach	dachsbach	49.578	10.523	16	0
de	01	Dachsberg (Südschwarzwald)	dachsberg sudschwarzwald	47.908	8.148	3	0
de	08	Dachsenhausen	dachsenhausen	50.254	7.727	2	1059
de	15	Dachwig	dachwig	51.078	10.855	2	1594
de	08	Dackenheim	dackenheim	49.509	8.179	2	0
de	08	Dackscheid	dackscheid	50.094	6.528	2	0
de	10	Dagebüll	dagebull	54.787	8.829	2	0
de	16	Dahlem	dahlem	52.458	13.287	2	15737
de	07	Dahlem	dahlem	50.386	6.548	2	4221
de	13	Dahlen	dahlen	51.365	12.999	2	5211
de	06	Dahlenburg	dahlenburg	53.188	10.736	2	3465
de	14	Dahlenwarsleben	dahlenwarsleben	52.195	11.537	2	1424
de	08	Dahlheim	dahlheim	50.122	7.783	2	0
de	06	Dahlum	dahlum	52.137	10.773	2	0
de	11	Dahme	dahme	51.87	13.427	2	5924
de	10	Dahme	dahme	54.217	11.083	2	1117
de	11	Dahme/Mark	dahme mark	51.87	13.427	2	0
de	12	Dahmen	dahmen	53.773	12.566	2	0
de	11	Dahmetal	dahmetal	51.87	13.427	2	0
de	10	Dahmker	dahmker	53.616	10.389	2	0
de	08	Dahn	dahn	49.151	7.778	2	4994
de	08	Dahnen	dahnen	50.037	6.361	40	0
de	01	Daisendorf	daisendorf	47.713	9.268	2	1514
de	02	Daiting	daiting	48.844	10.858	2	0
de	08	Dalberg	dalberg	49.859	7.784	2	0
de	12	Dalberg-Wendelstorf	dalberg wendelstorf	53.676	11.244	2	0
de	10	Daldorf	daldorf	54.017	10.167	2	0
de	08	Daleiden	daleiden	50.037	6.361	40	0
de	08	Dalheim	dalheim	49.827	8.295	2	1007
de	12	Dalkendorf	dalkendorf	53.773	12.566	2	0
de	10	Dalldorf	dalldorf	53.45	10.5	2	0
de	11	Dallgow-Döberitz	dallgow doberitz	52.543	13.058	2	7439
de	08	Dambach	dambach	49.652	7.167	2	0
de	11	Dambeck	dambeck	53.162	11.742	2	0
de	10	Damendorf	damendorf	54.4	9.767	2	0
de	08	Damflos	damflos	49.633	6.9	2	0
de	10	Damlos	damlos	54.218	10.899	2	0
de	02	Dammbach	dammbach	49.932	9.296	11	0
de	06	Damme	damme	52.522	8.198	2	16024
de	10	Dammfleth	dammfleth	54.014	9.559	3	0
de	06	Damnatz	damnatz	53.03	11.386	21	0
de	10	Damp	damp	54.585	10.018	2	1743
de	08	Damscheid	damscheid	50.02	7.882	15	0
de	10	Damsdorf	damsdorf	53.984	10.35	15	0
de	12	Damshagen	damshagen	53.942	11.231	3	0
de	08	Dankerath	dankerath	50.431	6.962	13	0
de	15	Dankmarshausen	dankmarshausen	50.925	10.016	2	1147
de	10	Dannau	dannau	54.508	9.844	15	0
de	06	Danndorf	danndorf	52.425	10.913	2	2239
de	06	Dannenberg	dannenberg	53.097	11.09	2	8413
de	08	Dannenfels	dannenfels	49.62	7.947	11	0
de	10	Dannewerk	dannewerk	54.483	9.5	2	1075
de	08	Dannstadt-Schauernheim	dannstadt schauernheim	49.44	8.309	2	7228
de	12	Dargelin	dargelin	54.084	13.333	2	0
de	12	Dargen	dargen	54.318	13.668	3	0
de	12	Dargun	dargun	53.901	12.85	2	3570
de	14	Darlingerode	darlingerode	51.847	10.731	2	2321
de	05	Darmstadt	darmstadt	49.872	8.65	3	140385
de	08	Darscheid	darscheid	50.069	6.826	2	0
de	08	Darstein	darstein	49.209	7.873	2	0
de	08	Dasburg	dasburg	50.037	6.361	40	0
de	02	Dasing	dasing	48.385	11.047	2	5321
de	06	Dassel	dassel	51.802	9.689	2	11287
de	10	Dassendorf	dassendorf	53.495	10.36	2	3148
de	12	Dassow	dassow	53.911	10.976	2	3242
de	07	Datteln	datteln	51.656	7.345	2	36338
de	08	Dattenberg	dattenberg	50.554	7.294	2	1579
de	08	Datzeroth	datzeroth	50.531	7.421	2	0
de	12	Datzetal	datzetal	53.626	13.424	26	0
de	08	Daubach	daubach	49.776	7.617	2	0
de	08	Daubach	daubach	50.43	7.875	2	0
de	01	Dauchingen	dauchingen	48.09	8.55	2	3665
de	08	Daun	daun	50.197	6.829	2	8523
de	08	Dausenau	dausenau	50.333	7.767	2	1353
de	01	Dautmergen	dautmergen	48.231	8.777	7	0
de	05	Dautphetal	dautphetal	50.88	8.566	33	0
de	08	Dauwelshausen	dauwelshausen	50.001	6.948	2	0
de	08	Daxweiler	daxweiler	49.949	7.858	12	0
de	12	Dechow	dechow	53.764	10.975	2	0
de	01	Deckenpfronn	deckenpfronn	48.651	8.824	2	2874
de	06	Dedelstorf	dedelstorf	52.7	10.5	2	1515
de	08	Dedenbach	dedenbach	50.573	7.224	9	0
de	06	Deensen	deensen	51.861	9.593	2	1570
de	15	Deesbach	deesbach	50.56	11.045	22	0
de	08	Deesen	deesen	50.467	7.633	2	0
de	02	Deggendorf	deggendorf	48.841	12.961	2	31081
de	01	Deggenhausertal	deggenhausertal	47.77	9.254	9	0
de	01	Deggingen	deggingen	48.597	9.719	2	5623
de	05	Dehrn	dehrn	50.42	8.098	2	2307
de	08	Deidesheim	deidesheim	49.408	8.184	2	3779
de	01	Deilingen	deilingen	48.174	8.785	2	1676
de	08	Deimberg	deimberg	49.65	7.593	2	0
de	02	Deining	deining	49.226	11.54	2	4289
de	02	Deiningen	deiningen	48.867	10.567	2	2070
de	06	Deinste	deinste	53.529	9.444	2	2258
de	06	Deinstedt	deinstedt	53.373	9.213	2	0
de	02	Deisenhausen	deisenhausen	48.256	10.327	2	1533
de	01	Deizisau	deizisau	48.712	9.386	2	6608
de	01	Deißlingen	deisslingen	48.112	8.607	2	6129
de	07	Delbrück	delbruck	51.765	8.562	2	29884
de	10	Delingsdorf	delingsdorf	53.7	10.25	2	2002
de	13	Delitzsch	delitzsch	51.525	12.343	2	24998
de	08	Dellfeld	dellfeld	49.234	7.474	2	1472
de	06	Delligsen	delligsen	51.941	9.803	2	8986
de	10	Dellstedt	dellstedt	54.271	9.252	22	0
de	06	Delmenhorst	delmenhorst	53.051	8.631	2	75893
de	10	Delve	delve	54.459	9.337	2	0
de	12	Demen	demen	53.63	11.766	2	1301
de	08	Demerath	demerath	50.069	6.826	2	0
de	13	Demitz-Thumitz	demitz thumitz	51.141	14.247	2	3128
de	12	Demmin	demmin	53.908	13.031	2	12495
de	01	Denkendorf	denkendorf	48.696	9.317	2	10357
de	01	Denkingen	denkingen	48.111	8.738	2	2530
de	02	Denklingen	denklingen	47.917	10.85	2	2461
de	06	Denkte	denkte	52.115	10.625	6	0
de	13	Dennheritz	dennheritz	50.814	12.465	2	1460
de	08	Dennweiler-Frohnbach	dennweiler frohnbach	49.539	7.328	2	0
de	08	Densborn	densborn	50.232	6.691	2	0
de	02	Dentlein am Forst	dentlein am forst	49.148	10.423	2	2520
de	01	Denzlingen	denzlingen	48.067	7.883	2	13511
de	14	Derenburg	derenburg	51.871	10.91	2	2716
de	06	Derental	derental	51.751	9.398	2	0
de	15	Dermbach	dermbach	50.714	10.118	2	3254
de	08	Dernau	dernau	50.533	7.05	2	1907
de	08	Dernbach	dernbach	50.456	7.79	2	2537
de	08	Dernbach	dernbach	50.55	7.6	2	1011
de	08	Dernbach (Westerwald)	dernbach westerwald	50.456	7.79	2	0
de	10	Dersau	dersau	54.509	9.844	14	0
de	08	Derschen	derschen	50.717	7.983	2	1086
de	12	Dersekow	dersekow	54.046	13.292	2	1132
de	12	Dersenow	dersenow	53.379	10.798	21	0
de	06	Dersum	dersum	52.961	7.274	2	1490
de	08	Desloch	desloch	49.808	7.755	13	0
de	14	Dessau	dessau	51.839	12.246	2	77315
de	14	Dessau-Roßlau	dessau rosslau	51.863	12.244	4	0
de	08	Dessighofen	dessighofen	50.223	7.862	2	0
de	06	Destedt	destedt	52.238	10.711	2	1482
de	06	Detern	detern	53.209	7.674	2	2687
de	06	Detmerode	detmerode	52.39	10.745	2	7640
de	07	Detmold	detmold	51.939	8.873	2	73680
de	02	Dettelbach	dettelbach	49.803	10.165	2	6888
de	01	Dettenhausen	dettenhausen	48.608	9.1	2	5390
de	01	Dettenheim	dettenheim	49.187	8.611	10	0
de	01	Dettighofen	dettighofen	47.623	8.485	2	1044
de	01	Dettingen	dettingen	48.262	9.722	2	2240
de	01	Dettingen an der Erms	dettingen an der erms	48.531	9.345	2	9271
de	01	Dettingen an der Iller	dettingen an der iller	48.262	9.722	2	0
de	01	Dettingen unter Teck	dettingen unter teck	48.617	9.45	2	5567
de	12	Dettmannsdorf	dettmannsdorf	54.111	12.661	2	0
de	06	Dettum	dettum	52.172	10.668	2	1359
de	08	Detzem	detzem	49.815	6.826	2	0
de	14	Deuben	deuben	51.11	12.073	2	1236
de	08	Deudesfeld	deudesfeld	50.232	6.691	2	0
de	02	Deuerling	deuerling	49.037	11.91	2	2124
de	15	Deuna	deuna	51.355	10.474	2	1114
de	08	Deuselbach	deuselbach	49.655	6.944	2	0
de	06	Deutsch Evern	deutsch evern	53.2	10.433	2	3727
de	13	Deutschneudorf	deutschneudorf	50.65	13.45	2	0
de	07	Deutz	deutz	50.935	6.975	2	15238
de	13	Deutzen	deutzen	51.112	12.425	2	2176
de	08	Dexheim	dexheim	49.847	8.317	2	1547
de	12	Deyelsdorf	deyelsdorf	54.225	13.15	40	0
de	08	Dhronecken	dhronecken	49.717	6.983	2	0
de	06	Dibbesdorf	dibbesdorf	52.301	10.602	2	1425
de	08	Dichtelbach	dichtelbach	50.011	7.672	2	0
de	06	Dickel	dickel	52.614	8.495	2	0
de	08	Dickendorf	dickendorf	50.661	8.005	2	0
de	08	Dickenschied	dickenschied	49.946	7.48	16	0
de	08	Dickesbach	dickesbach	49.596	7.249	20	0
de	06	Didderse	didderse	52.38	10.403	2	1350
de	02	Diebach	diebach	49.309	10.192	2	1171
de	08	Dieblich	dieblich	50.314	7.472	2	2481
de	05	Dieburg	dieburg	49.897	8.846	2	15168
de	02	Diedorf	diedorf	48.353	10.782	2	10006
de	08	Diefenbach	diefenbach	50.013	7.011	2	0
de	06	Diekholzen	diekholzen	52.096	9.919	2	6941
de	10	Diekhusen-Fahrstedt	diekhusen fahrstedt	54.016	9.137	15	0
de	01	Dielheim	dielheim	49.284	8.738	2	8999
de	08	Dielkirchen	dielkirchen	49.625	7.943	10	0
de	06	Dielmissen	dielmissen	51.904	9.635	11	0
de	05	Diemelsee	diemelsee	51.225	8.936	6	0
de	05	Diemelstadt	diemelstadt	51.412	9.145	6	0
de	08	Dienethal	dienethal	50.413	7.731	2	0
de	08	Dienheim	dienheim	49.837	8.35	2	1981
de	11	Diensdorf-Radlow	diensdorf radlow	52.216	14.008	2	0
de	08	Dienstweiler	dienstweiler	49.652	7.167	2	0
de	06	Diepenau	diepenau	52.493	8.954	24	0
de	06	Diepholz	diepholz	52.608	8.37	2	16783
de	13	Diera-Zehren	diera zehren	51.068	13.514	2	0
de	08	Dierbach	dierbach	49.087	7.993	2	0
de	08	Dierdorf	dierdorf	50.546	7.653	2	6023
de	08	Dierfeld	dierfeld	50.035	6.887	16	0
de	12	Dierhagen	dierhagen	54.226	12.651	17	0
de	12	Dierkow-Neu	dierkow neu	54.106	12.168	2	10552
de	12	Dierkow-West	dierkow west	54.106	12.15	2	1192
de	08	Dierscheid	dierscheid	49.883	6.817	2	0
de	14	Diesdorf	diesdorf	52.131	11.565	2	2051
de	14	Dieskau	dieskau	51.436	12.04	2	3133
de	02	Diespeck	diespeck	49.6	10.633	2	3690
de	01	Dietenheim	dietenheim	48.211	10.072	2	6630
de	02	Dietenhofen	dietenhofen	49.4	10.69	2	5709
de	15	Dieterode	dieterode	51.366	10.042	2	0
de	02	Dietersburg	dietersburg	48.492	12.925	2	3132
de	02	Dietersheim	dietersheim	49.556	10.541	2	2138
de	02	Dieterskirchen	dieterskirchen	49.417	12.417	2	1082
de	02	Dietfurt	dietfurt	49.036	11.586	2	6161
de	02	Dietfurt an der Altmühl	dietfurt an der altmuhl	49.036	11.586	2	0
de	08	Diethardt	diethardt	50.199	7.859	2	0
de	01	Dietingen	dietingen	48.205	8.649	2	3953
de	02	Dietmannsried	dietmannsried	47.808	10.289	2	8044
de	02	Dietramszell	dietramszell	47.849	11.595	2	5252
de	08	Dietrichingen	dietrichingen	49.244	7.357	16	0
de	05	Dietzenbach	dietzenbach	50.01	8.778	2	33256
de	15	Dietzenrode/Vatterode	dietzenrode vatterode	51.366	10.042	2	0
de	05	Dietzhölztal	dietzholztal	50.709	8.259	11	0
de	08	Diez	diez	50.374	8.007	2	10822
de	02	Dießen am Ammersee	diessen am ammersee	47.951	11.103	2	10050
de	08	Dill	dill	49.941	7.52	14	0
de	05	Dillenburg	dillenburg	50.741	8.287	2	24461
de	08	Dillendorf	dillendorf	49.944	7.407	2	0
de	09	Dillingen	dillingen	49.356	6.728	2	21526
de	02	Dillingen a.d.Donau	dillingen a d donau	48.601	10.435	14	0
de	02	Dillingen an der Donau	dillingen an der donau	48.582	10.495	2	18734
de	09	Dillingen/Saar	dillingen saar	49.356	6.728	2	0
de	15	Dillstädt	dillstadt	50.576	10.497	2	0
de	08	Dimbach	dimbach	49.209	7.873	2	0
de	08	Dingdorf	dingdorf	50.159	6.468	2	0
de	15	Dingelstädt	dingelstadt	51.315	10.317	2	4878
de	10	Dingen	dingen	53.95	9.15	2	0
de	02	Dingolfing	dingolfing	48.642	12.493	2	18805
de	02	Dingolshausen	dingolshausen	49.907	10.39	2	1256
de	15	Dingsleben	dingsleben	50.426	10.732	2	0
de	02	Dinkelsbühl	dinkelsbuhl	49.069	10.32	2	11724
de	02	Dinkelscherben	dinkelscherben	48.348	10.589	2	6742
de	06	Dinklage	dinklage	52.662	8.124	2	12626
de	07	Dinslaken	dinslaken	51.562	6.743	2	70573
de	08	Dintesheim	dintesheim	49.747	8.123	2	0
de	15	Dippach	dippach	50.92	10.042	2	1136
de	05	Dipperz	dipperz	50.543	9.796	2	3405
de	13	Dippoldiswalde	dippoldiswalde	50.896	13.669	2	10959
de	02	Dirlewang	dirlewang	48.002	10.503	2	2148
de	08	Dirmstein	dirmstein	49.563	8.245	2	3080
de	01	Dischingen	dischingen	48.7	10.367	2	4552
de	06	Dissen	dissen	52.116	8.2	2	9265
de	11	Dissen-Striesow	dissen striesow	51.968	14.191	2	0
de	14	Ditfurt	ditfurt	51.833	11.2	2	1846
de	08	Ditscheid	ditscheid	50.33	7.216	2	0
de	02	Dittelbrunn	dittelbrunn	50.072	10.22	2	7620
de	08	Dittelsheim-Heßloch	dittelsheim hessloch	49.744	8.237	2	2171
de	02	Dittenheim	dittenheim	49.055	10.792	2	1786
de	15	Dittersdorf	dittersdorf	50.579	11.81	2	0
de	08	Dittweiler	dittweiler	49.427	7.368	2	0
de	01	Ditzingen	ditzingen	48.827	9.067	2	24149
de	12	Divitz-Spoldershagen	divitz spoldershagen	54.276	12.478	6	0
de	12	Dobbertin	dobbertin	53.623	12.075	2	1264
de	12	Dobbin-Linstow	dobbin linstow	53.652	12.27	2	0
de	01	Dobel	dobel	48.8	8.5	2	2252
de	11	Doberlug-Kirchhain	doberlug kirchhain	51.626	13.562	2	10151
de	13	Doberschau	doberschau	51.152	14.396	2	1187
de	13	Doberschau-Gaußig - Dobruša-Huska	doberschau gaussig dobrusa huska	51.132	14.327	3	0
de	13	Doberschütz	doberschutz	51.499	12.748	2	4612
de	10	Dobersdorf	dobersdorf	54.319	10.28	2	1259
de	14	Dobien	dobien	51.905	12.611	2	1339
de	12	Dobin am See	dobin am see	53.663	11.499	2	0
de	15	Dobitschen	dobitschen	50.897	12.345	2	0
de	08	Dockendorf	dockendorf	50.082	6.564	2	0
de	08	Dockweiler	dockweiler	50.069	6.826	2	0
de	08	Dodenburg	dodenburg	49.943	6.863	2	0
de	01	Dogern	dogern	47.61	8.167	2	2337
de	08	Dohm-Lammersdorf	dohm lammersdorf	50.292	6.67	2	0
de	13	Dohma	dohma	50.917	13.933	2	2190
de	13	Dohna	dohna	50.956	13.858	2	6140
de	08	Dohr	dohr	50.145	7.164	2	0
de	06	Dohren	dohren	52.65	7.583	2	1127
de	12	Dolgen am See	dolgen am see	53.927	12.359	2	0
de	08	Dolgesheim	dolgesheim	49.851	8.26	2	0
de	06	Dollbergen	dollbergen	52.407	10.181	2	2331
de	06	Dollern	dollern	53.533	9.55	2	1728
de	10	Dollerup	dollerup	54.778	9.68	2	1035
de	02	Dollnstein	dollnstein	49.024	10.937	15	0
de	02	Dombühl	dombuhl	49.253	10.285	2	1660
de	14	Domersleben	domersleben	52.092	11.438	2	1192
de	08	Dommershausen	dommershausen	50.15	7.4	2	1155
de	13	Dommitzsch	dommitzsch	51.641	12.879	2	3163
de	12	Domsühl	domsuhl	53.487	11.771	2	1194
de	01	Donaueschingen	donaueschingen	47.955	8.497	2	21604
de	02	Donaustauf	donaustauf	49.033	12.205	2	3745
de	02	Donauwörth	donauworth	48.718	10.779	2	18364
de	02	Donnersdorf	donnersdorf	49.967	10.417	2	1938
de	08	Donsieders	donsieders	49.254	7.701	2	0
de	01	Donzdorf	donzdorf	48.685	9.811	2	11051
de	12	Dorf Mecklenburg	dorf mecklenburg	53.853	11.524	2	0
de	13	Dorfchemnitz	dorfchemnitz	50.664	12.837	2	1803
de	02	Dorfen	dorfen	48.27	12.161	2	13487
de	13	Dorfhain	dorfhain	50.933	13.567	2	1255
de	02	Dorfprozelten	dorfprozelten	49.781	9.38	2	1911
de	07	Dormagen	dormagen	51.097	6.832	2	63582
de	01	Dormettingen	dormettingen	48.237	8.773	2	1101
de	02	Dormitz	dormitz	49.598	11.118	2	1966
de	08	Dorn-Dürkheim	dorn durkheim	49.773	8.337	6	0
de	05	Dornburg	dornburg	50.407	8.091	8	0
de	15	Dornburg-Camburg	dornburg camburg	51.044	11.716	2	0
de	15	Dorndorf	dorndorf	50.835	10.089	2	3045
de	01	Dornhan	dornhan	48.35	8.509	2	6157
de	15	Dornheim	dornheim	50.84	10.952	2	0
de	08	Dornholzhausen	dornholzhausen	50.223	7.862	2	0
de	01	Dornstadt	dornstadt	48.467	9.944	2	8502
de	01	Dornstetten	dornstetten	48.472	8.498	2	8215
de	06	Dornum	dornum	53.646	7.43	2	4796
de	08	Dorsel	dorsel	50.507	7.206	24	0
de	08	Dorsheim	dorsheim	49.914	7.835	2	0
de	06	Dorstadt	dorstadt	52.074	10.549	2	0
de	07	Dorsten	dorsten	51.662	6.965	2	79981
de	07	Dortmund	dortmund	51.515	7.466	5	588462
de	06	Dorum	dorum	53.688	8.567	2	3658
de	01	Dossenheim	dossenheim	49.45	8.675	2	11612
de	01	Dotternhausen	dotternhausen	48.228	8.792	2	1784
de	11	Drachhausen	drachhausen	51.858	14.411	2	0
de	02	Drachselsried	drachselsried	49.108	13.012	2	2358
de	01	Drackenstein	drackenstein	48.588	9.704	2	0
de	06	Drage	drage	53.417	10.267	2	3623
de	12	Dragun	dragun	53.708	11.122	2	0
de	11	Drahnsdorf	drahnsdorf	51.972	13.601	2	0
de	06	Drakenburg	drakenburg	52.687	9.211	2	1712
de	06	Drangstedt	drangstedt	53.614	8.756	2	1467
de	06	Dransfeld	dransfeld	51.499	9.762	2	4422
de	12	Dranske	dranske	54.631	13.228	2	1527
de	13	Drebach	drebach	50.676	13.016	2	2574
de	06	Drebber	drebber	52.684	8.253	19	0
de	11	Drebkau	drebkau	51.654	14.223	2	6336
de	12	Drechow	drechow	54.096	12.757	2	0
de	08	Drees	drees	50.431	6.962	13	0
de	11	Dreetz	dreetz	52.803	12.46	2	1251
de	10	Dreggers	dreggers	53.819	10.185	2	0
de	11	Drehnow	drehnow	51.858	14.411	2	0
de	15	Drei Gleichen	drei gleichen	50.99	10.718	2	0
de	05	Dreieich	dreieich	50.02	8.696	2	40367
de	07	Dreierwalde	dreierwalde	52.332	7.503	2	2700
de	07	Dreifelden	dreifelden	50.851	7.732	2	0
de	13	Dreiheide	dreiheide	51.56	12.996	2	0
de	08	Dreikirchen	dreikirchen	50.433	7.95	2	1044
de	08	Dreis	dreis	49.941	6.818	2	1355
de	08	Dreis-Brück	dreis bruck	50.069	6.826	2	0
de	08	Dreisbach	dreisbach	50.667	8.017	2	0
de	08	Dreisen	dreisen	49.603	8.011	2	1027
de	15	Dreitzsch	dreitzsch	50.736	11.87	2	0
de	10	Drelsdorf	drelsdorf	54.605	9.044	2	1295
de	07	Drensteinfurt	drensteinfurt	51.795	7.738	2	15260
de	06	Drentwede	drentwede	52.744	8.565	2	1050
de	12	Dreschvitz	dreschvitz	54.348	13.223	2	0
de	13	Dresden	dresden	51.051	13.738	5	486854
de	06	Drestedt	drestedt	53.371	9.737	3	0
de	05	Driedorf	driedorf	50.633	8.183	2	5213
de	06	Drochtersen	drochtersen	53.71	9.385	2	12364
de	15	Drognitz	drognitz	50.592	11.444	2	0
de	07	Drolshagen	drolshagen	51.024	7.774	2	12310
de	14	Droyßig	droyssig	51.042	12.026	2	1907
de	14	Drübeck	drubeck	51.858	10.718	2	1557
de	12	Ducherow	ducherow	53.764	13.782	2	2246
de	08	Duchroth	duchroth	49.811	7.815	3	0
de	08	Dudeldorf	dudeldorf	49.975	6.637	2	1065
de	08	Dudenhofen	dudenhofen	49.319	8.389	2	5709
de	06	Duderstadt	duderstadt	51.513	10.26	2	22910
de	02	Duggendorf	duggendorf	49.117	11.917	2	1605
de	06	Duingen	duingen	52.004	9.696	2	3116
de	07	Duisburg	duisburg	51.432	6.765	5	504358
de	12	Dummerstorf	dummerstorf	54.015	12.228	2	2666
de	01	Dunningen	dunningen	48.212	8.506	2	6032
de	10	Dunsum	dunsum	54.691	8.567	2	0
de	06	Dunum	dunum	53.6	7.65	2	1111
de	08	Dunzweiler	dunzweiler	49.362	7.451	12	0
de	08	Duppach	duppach	50.267	6.489	11	0
de	02	Durach	durach	47.694	10.344	2	6675
de	01	Durbach	durbach	48.494	8.017	2	3880
de	01	Durchhausen	durchhausen	48.103	8.783	8	0
de	01	Durlangen	durlangen	48.856	9.797	2	3000
de	01	Durmersheim	durmersheim	48.933	8.267	2	11675
de	10	Duvensee	duvensee	53.522	10.28	2	0
de	04	Duvenstedt	duvenstedt	53.708	10.104	2	6022
de	01	Dußlingen	dusslingen	48.454	9.056	2	5286
de	10	Dägeling	dageling	53.883	9.533	2	1048
de	06	Dähre	dahre	52.906	11.141	29	0
de	10	Dänischenhagen	danischenhagen	54.428	10.126	2	3402
de	10	Dätgen	datgen	54.144	10.007	2	0
de	13	Döbeln	dobeln	51.122	13.11	2	21338
de	11	Döbern	dobern	51.798	14.617	24	0
de	13	Döbernitz	dobernitz	51.512	12.348	2	2896
de	15	Döbritschen	dobritschen	50.92	11.428	2	0
de	15	Döbritz	dobritz	50.699	11.596	2	0
de	02	Döhlau	dohlau	50.283	11.95	2	4235
de	14	Dölbau	dolbau	51.467	12.057	2	1209
de	14	Döllnitz	dollnitz	51.408	12.028	2	1383
de	15	Döllstädt	dollstadt	51.083	10.817	2	1246
de	12	Dömitz	domitz	53.141	11.25	2	2522
de	07	Dörentrup	dorentrup	52.041	9.003	2	8713
de	02	Dörfles-Esbach	dorfles esbach	50.288	10.96	8	0
de	08	Dörnberg	dornberg	50.413	7.8	3	0
de	10	Dörnick	dornick	54.509	9.844	14	0
de	06	Dörpen	dorpen	52.965	7.323	2	4933
de	10	Dörphof	dorphof	54.709	9.856	10	0
de	10	Dörpling	dorpling	54.267	9.3	2	0
de	10	Dörpstedt	dorpstedt	54.474	9.458	10	0
de	08	Dörrebach	dorrebach	49.967	7.717	2	0
de	08	Dörrenbach	dorrenbach	49.09	7.961	2	1002
de	08	Dörrmoschel	dorrmoschel	49.63	7.821	2	0
de	08	Dörscheid	dorscheid	50.122	7.783	2	0
de	08	Dörsdorf	dorsdorf	50.358	7.769	7	0
de	08	Dörth	dorth	50.155	7.552	2	0
de	06	Dörverden	dorverden	52.85	9.233	2	9710
de	01	Dörzbach	dorzbach	49.384	9.707	2	2465
de	15	Döschnitz	doschnitz	50.632	11.172	2	0
de	06	Dötlingen	dotlingen	52.933	8.383	2	6122
de	08	Döttesfeld	dottesfeld	50.6	7.617	2	0
de	10	Düchelsdorf	duchelsdorf	53.751	10.438	2	0
de	06	Düdenbüttel	dudenbuttel	53.614	9.305	2	0
de	07	Dülmen	dulmen	51.831	7.281	2	47495
de	12	Dümmer	dummer	53.576	11.205	2	1419
de	08	Dümpelfeld	dumpelfeld	50.431	6.962	13	0
de	08	Dünfus	dunfus	50.271	7.277	12	0
de	08	Düngenheim	dungenheim	50.261	7.165	2	1362
de	06	Dünsen	dunsen	52.927	8.642	2	1250
de	15	Dünwald	dunwald	51.277	10.393	2	0
de	01	Dürbheim	durbheim	48.056	8.793	2	1694
de	07	Düren	duren	50.804	6.493	2	93440
de	01	Dürmentingen	durmentingen	48.117	9.533	2	2609
de	01	Dürnau	durnau	48.641	9.635	2	2102
de	13	Dürrhennersdorf	durrhennersdorf	51.049	14.604	2	1213
de	08	Dürrholz	durrholz	50.456	7.79	2	0
de	02	Dürrlauingen	durrlauingen	48.467	10.429	2	1710
de	13	Dürrröhrsdorf	durrrohrsdorf	51.034	13.997	2	4829
de	13	Dürrröhrsdorf-Dittersbach	durrrohrsdorf dittersbach	51.042	14.044	2	0
de	02	Dürrwangen	durrwangen	49.108	10.385	2	2673
de	07	Düsseldorf	dusseldorf	51.222	6.776	5	573057
de	07	Düsseldorf-Pempelfort	dusseldorf pempelfort	51.238	6.787	2	28941
de	15	Ebeleben	ebeleben	51.283	10.73	2	3155
de	02	Ebelsbach	ebelsbach	49.986	10.674	2	3946
de	14	Ebendorf	ebendorf	52.186	11.575	2	2096
de	02	Ebensfeld	ebensfeld	50.066	10.958	2	5721
de	01	Ebenweiler	ebenweiler	47.9	9.517	2	1116
de	01	Eberbach	eberbach	49.467	8.99	2	15624
de	01	Eberdingen	eberdingen	48.879	8.965	2	6518
de	02	Eberfing	eberfing	47.769	11.264	16	0
de	06	Ebergötzen	ebergotzen	51.571	10.106	2	1886
de	01	Eberhardzell	eberhardzell	48	9.817	2	4026
de	02	Ebermannsdorf	ebermannsdorf	49.394	11.936	2	2524
de	02	Ebermannstadt	ebermannstadt	49.782	11.182	2	6864
de	02	Ebern	ebern	49.924	10.955	13	0
de	08	Ebernhahn	ebernhahn	50.473	7.77	2	1266
de	13	Ebersbach	ebersbach	51.008	14.586	2	8952
de	13	Ebersbach	ebersbach	51.233	13.65	2	5077
de	13	Ebersbach	ebersbach	51.099	13.114	2	1161
de	01	Ebersbach an der Fils	ebersbach an der fils	48.716	9.524	2	15919
de	01	Ebersbach-Musbach	ebersbach musbach	47.967	9.583	2	1815
de	13	Ebersbach-Neugersdorf	ebersbach neugersdorf	50.992	14.598	3	0
de	02	Ebersberg	ebersberg	48.077	11.971	2	11041
de	05	Ebersburg	ebersburg	50.575	9.569	18	0
de	02	Ebersdorf	ebersdorf	50.329	11.153	2	6378
de	06	Ebersdorf	ebersdorf	53.525	9.049	2	1153
de	02	Ebersdorf b.Coburg	ebersdorf b coburg	50.16	11.107	11	0
de	02	Ebershausen	ebershausen	48.31	10.889	26	0
de	01	Eberstadt	eberstadt	49.18	9.321	2	3336
de	15	Eberstedt	eberstedt	51.089	11.625	2	0
de	11	Eberswalde	eberswalde	52.835	13.82	2	41980
de	08	Ebertshausen	ebertshausen	50.358	7.769	7	0
de	08	Ebertsheim	ebertsheim	49.568	8.109	2	1423
de	01	Ebhausen	ebhausen	48.583	8.683	2	4744
de	02	Ebnath	ebnath	49.95	11.933	2	1374
de	02	Ebrach	ebrach	49.804	10.821	18	0
de	01	Ebringen	ebringen	47.958	7.777	2	2747
de	05	Ebsdorfergrund	ebsdorfergrund	50.906	8.648	21	0
de	06	Ebstorf	ebstorf	53.028	10.418	2	5471
de	06	Echem	echem	53.333	10.533	2	1021
de	02	Eching	eching	48.3	11.617	2	12804
de	02	Eching	eching	48.5	12.067	2	3516
de	02	Eching	eching	48.08	11.113	2	1630
de	02	Eching am Ammersee	eching am ammersee	48.08	11.113	2	0
de	08	Echternacherbrück	echternacherbruck	49.863	6.435	18	0
de	08	Echtershausen	echtershausen	50.082	6.564	2	0
de	05	Echzell	echzell	50.389	8.886	2	5951
de	14	Eckartsberga	eckartsberga	51.124	11.56	2	1865
de	08	Eckelsheim	eckelsheim	49.736	8.07	2	0
de	08	Eckenroth	eckenroth	49.967	7.717	2	0
de	02	Eckental	eckental	49.405	11.143	12	0
de	10	Eckernförde	eckernforde	54.469	9.838	2	23383
de	02	Eckersdorf	eckersdorf	50.029	11.396	2	5071
de	08	Eckersweiler	eckersweiler	49.35	7.65	2	0
de	08	Eckfeld	eckfeld	50.097	6.81	2	0
de	10	Ecklak	ecklak	53.933	9.303	2	0
de	15	Ecklingerode	ecklingerode	51.418	10.34	2	0
de	15	Eckstedt	eckstedt	51.094	11.09	2	0
de	10	Eddelak	eddelak	53.95	9.15	2	1455
de	14	Edderitz	edderitz	51.699	11.937	2	1250
de	02	Edelsfeld	edelsfeld	49.576	11.696	2	2012
de	06	Edemissen	edemissen	52.387	10.261	2	3600
de	08	Edenkoben	edenkoben	49.284	8.127	2	6668
de	02	Ederheim	ederheim	48.808	10.466	2	1146
de	05	Edermünde	edermunde	51.252	9.547	22	0
de	14	Edersleben	edersleben	51.417	11.283	2	1173
de	05	Edertal	edertal	51.121	9.201	21	0
de	08	Edesheim	edesheim	49.263	8.135	2	2294
de	06	Edewecht	edewecht	53.127	7.984	2	20658
de	08	Ediger-Eller	ediger eller	50.117	7.15	2	1079
de	01	Edingen-Neckarhausen	edingen neckarhausen	49.457	8.606	2	14009
de	02	Edling	edling	48.098	12.275	14	0
de	15	Effelder	effelder	51.239	10.248	2	1360
de	02	Effeltrich	effeltrich	49.659	11.093	2	2771
de	01	Efringen-Kirchen	efringen kirchen	47.65	7.567	2	8235
de	14	Egeln	egeln	51.944	11.433	2	4119
de	05	Egelsbach	egelsbach	49.968	8.663	2	9645
de	01	Egenhausen	egenhausen	48.567	8.617	2	2025
de	02	Egenhofen	egenhofen	48.283	11.167	2	3252
de	01	Egesheim	egesheim	48.105	8.783	8	0
de	06	Egestorf	egestorf	52.286	9.517	2	7959
de	06	Egestorf	egestorf	53.193	10.063	2	2451
de	02	Egg an der Günz	egg an der gunz	48.087	10.285	2	1167
de	10	Eggebek	eggebek	54.617	9.367	2	2622
de	02	Eggenfelden	eggenfelden	48.405	12.758	2	12860
de	01	Eggenstein-Leopoldshafen	eggenstein leopoldshafen	49.09	8.399	2	15189
de	02	Eggenthal	eggenthal	47.917	10.517	2	1299
de	06	Eggermühlen	eggermuhlen	52.567	7.817	2	1792
de	14	Eggersdorf	eggersdorf	51.976	11.71	2	1224
de	12	Eggesin	eggesin	53.68	14.08	2	5598
de	01	Eggingen	eggingen	47.7	8.4	2	1774
de	02	Egglham	egglham	48.529	13.054	2	2439
de	02	Egglkofen	egglkofen	48.4	12.45	2	1279
de	02	Eggolsheim	eggolsheim	49.77	11.057	2	6313
de	10	Eggstedt	eggstedt	54.004	9.056	14	0
de	02	Eggstätt	eggstatt	47.927	12.379	2	2809
de	02	Eging	eging	48.463	12.19	2	3876
de	02	Eging a.See	eging a see	48.741	13.226	12	0
de	02	Eglfing	eglfing	47.665	11.258	16	0
de	02	Egling	egling	47.923	11.505	2	5061
de	02	Egling	egling	48.186	10.977	2	2278
de	02	Egling an der Paar	egling an der paar	48.186	10.977	2	0
de	02	Egloffstein	egloffstein	49.702	11.257	2	2105
de	02	Egmating	egmating	48.004	11.795	2	2008
de	02	Egweil	egweil	48.717	11.543	12	0
de	02	Ehekirchen	ehekirchen	48.633	11.1	2	3782
de	01	Ehingen	ehingen	48.283	9.727	2	26097
de	02	Ehingen	ehingen	48.6	10.8	2	1022
de	02	Ehingen (Donau)	ehingen donau	48.629	10.286	10	0
de	02	Ehingen a.Ries	ehingen a ries	48.957	10.506	9	0
de	08	Ehlenz	ehlenz	50.082	6.564	2	0
de	08	Ehlscheid	ehlscheid	50.514	7.467	2	1237
de	10	Ehndorf	ehndorf	54.074	9.897	2	0
de	01	Ehningen	ehningen	48.659	8.941	2	7652
de	08	Ehr	ehr	50.223	7.862	2	0
de	06	Ehra-Lessien	ehra lessien	52.476	10.93	14	0
de	05	Ehrenberg	ehrenberg	50.572	10.003	2	0
de	15	Ehrenberg	ehrenberg	50.505	10.615	2	0
de	06	Ehrenburg	ehrenburg	52.75	8.7	2	1686
de	13	Ehrenfriedersdorf	ehrenfriedersdorf	50.649	12.97	2	5360
de	01	Ehrenkirchen	ehrenkirchen	48.015	7.685	20	0
de	05	Ehringshausen	ehringshausen	50.6	8.383	2	9505
de	08	Ehweiler	ehweiler	49.539	7.328	2	0
de	13	Eibau	eibau	50.983	14.662	2	5103
de	02	Eibelstadt	eibelstadt	49.724	10	2	2907
de	13	Eibenstock	eibenstock	50.494	12.6	2	6706
de	08	Eich	eich	49.741	8.341	6	0
de	08	Eichelhardt	eichelhardt	50.651	7.638	6	0
de	08	Eichen	eichen	50.647	7.527	2	0
de	02	Eichenau	eichenau	48.167	11.317	2	11637
de	08	Eichenbach	eichenbach	50.507	7.206	24	0
de	14	Eichenbarleben	eichenbarleben	52.167	11.401	2	1163
de	15	Eichenberg	eichenberg	50.511	10.757	2	0
de	15	Eichenberg	eichenberg	50.802	11.575	2	0
de	02	Eichenbühl	eichenbuhl	49.706	9.329	2	2756
de	02	Eichendorf	eichendorf	48.633	12.856	2	6617
de	02	Eichenried	eichenried	48.277	11.782	2	2035
de	05	Eichenzell	eichenzell	50.495	9.697	2	11042
de	13	Eichigt	eichigt	50.35	12.167	2	1354
de	14	Eichstedt (Altmark)	eichstedt altmark	52.693	11.943	2	0
de	01	Eichstegen	eichstegen	47.933	9.533	2	0
de	01	Eichstetten	eichstetten	48.094	7.742	2	3184
de	15	Eichstruth	eichstruth	51.366	10.042	2	0
de	02	Eichstätt	eichstatt	48.889	11.197	2	13125
de	11	Eichwalde	eichwalde	52.367	13.617	2	5849
de	06	Eickeloh	eickeloh	52.763	9.58	2	0
de	14	Eickendorf	eickendorf	51.948	11.675	2	1208
de	06	Eicklingen	eicklingen	52.55	10.184	2	3292
de	04	Eidelstedt	eidelstedt	53.607	9.905	2	30100
de	01	Eigeltingen	eigeltingen	47.858	8.898	2	3444
de	07	Eil	eil	50.894	7.08	2	8849
de	13	Eilenburg	eilenburg	51.46	12.633	2	17609
de	08	Eilscheid	eilscheid	50.094	6.528	2	0
de	14	Eilsleben	eilsleben	52.147	11.21	2	2282
de	06	Eime	eime	52.074	9.721	2	2888
de	01	Eimeldingen	eimeldingen	47.633	7.6	2	2194
de	06	Eimen	eimen	51.883	9.783	2	1162
de	06	Eimke	eimke	52.966	10.313	2	1023
de	04	Eimsbüttel	eimsbuttel	53.574	9.957	4	251907
de	08	Eimsheim	eimsheim	49.851	8.26	2	0
de	06	Einbeck	einbeck	51.82	9.87	2	27931
de	15	Eineborn	eineborn	50.857	11.727	2	0
de	12	Einhaus	einhaus	53.891	11.401	28	0
de	05	Einhausen	einhausen	49.677	8.548	2	5933
de	08	Einig	einig	50.3	7.313	2	0
de	08	Einselthum	einselthum	49.415	8.165	2	0
de	08	Einöllen	einollen	49.595	7.595	8	0
de	06	Eisdorf am Harz	eisdorf am harz	51.762	10.176	2	1824
de	02	Eiselfing	eiselfing	48.041	12.243	2	2956
de	15	Eisenach	eisenach	50.981	10.315	2	43846
de	01	Eisenbach	eisenbach	47.961	8.268	2	2254
de	15	Eisenberg	eisenberg	50.969	11.902	2	11438
de	08	Eisenberg	eisenberg	49.559	8.072	2	10006
de	08	Eisenberg (Pfalz)	eisenberg pfalz	49.562	8.07	2	0
de	02	Eisenburg	eisenburg	48.014	10.209	2	1502
de	10	Eisendorf	eisendorf	54.144	10.007	2	0
de	02	Eisenheim	eisenheim	49.728	9.938	21	0
de	11	Eisenhüttenstadt	eisenhuttenstadt	52.15	14.65	2	32052
de	08	Eisenschmitt	eisenschmitt	50.035	6.887	16	0
de	15	Eisfeld	eisfeld	50.426	10.907	2	5855
de	08	Eisighofen	eisighofen	50.358	7.769	7	0
de	01	Eisingen	eisingen	48.95	8.667	2	4393
de	02	Eisingen	eisingen	49.76	9.831	2	3539
de	14	Eisleben Lutherstadt	eisleben lutherstadt	51.528	11.548	2	24346
de	01	Eislingen	eislingen	48.695	9.707	2	20585
de	01	Eislingen/Fils	eislingen fils	48.695	9.707	2	0
de	08	Eitelborn	eitelborn	50.378	7.723	2	2558
de	02	Eitensheim	eitensheim	48.719	11.547	12	0
de	05	Eiterfeld	eiterfeld	50.767	9.8	2	7613
de	07	Eitorf	eitorf	50.767	7.45	2	19761
de	02	Eitting	eitting	48.36	11.891	2	2238
de	12	Eixen	eixen	54.111	12.661	2	0
de	06	Elbe	elbe	52.083	10.283	2	1853
de	14	Elbe-Parey	elbe parey	52.309	11.405	21	0
de	08	Elben	elben	50.75	7.817	2	0
de	08	Elbingen	elbingen	50.578	7.946	2	0
de	14	Elbingerode	elbingerode	51.77	10.806	2	4112
de	08	Elbtal	elbtal	50.344	8.021	6	0
de	01	Elchesheim-Illingen	elchesheim illingen	48.873	8.23	9	0
de	02	Elchingen	elchingen	48.398	10.118	3	0
de	08	Elchweiler	elchweiler	49.652	7.167	2	0
de	12	Eldena	eldena	53.232	11.418	2	1432
de	12	Eldetal	eldetal	53.422	12.789	22	0
de	06	Eldingen	eldingen	52.683	10.333	2	2318
de	02	Elfershausen	elfershausen	50.147	9.962	2	3005
de	15	Elgersburg	elgersburg	50.706	10.853	2	1234
de	10	Elisabeth-Sophien-Koog	elisabeth sophien koog	54.516	8.645	2	0
de	08	Elkenroth	elkenroth	50.733	7.883	2	1900
de	15	Elleben	elleben	51.05	10.95	2	0
de	13	Ellefeld	ellefeld	50.484	12.389	2	3077
de	01	Ellenberg	ellenberg	49.017	10.217	2	1693
de	08	Ellenhausen	ellenhausen	50.537	7.745	2	0
de	08	Ellenz-Poltersdorf	ellenz poltersdorf	50.158	7.058	6	0
de	10	Ellerau	ellerau	53.75	9.917	2	5500
de	10	Ellerbek	ellerbek	53.658	9.87	2	4326
de	10	Ellerdorf	ellerdorf	54.144	10.007	2	0
de	10	Ellerhoop	ellerhoop	53.726	9.769	2	1304
de	08	Ellern (Hunsrück)	ellern hunsruck	49.969	7.603	13	0
de	08	Ellerstadt	ellerstadt	49.462	8.259	2	2304
de	02	Ellgau	ellgau	48.6	10.867	2	1004
de	01	Ellhofen	ellhofen	49.147	9.322	2	3321
de	10	Ellhöft	ellhoft	54.874	8.911	2	0
de	02	Ellingen	ellingen	49.061	10.968	2	3738
de	15	Ellingshausen	ellingshausen	50.543	10.416	2	0
de	10	Ellingstedt	ellingstedt	54.465	9.428	12	0
de	15	Ellrich	ellrich	51.587	10.663	2	6423
de	08	Ellscheid	ellscheid	50.069	6.826	2	0
de	01	Ellwangen	ellwangen	48.962	10.132	2	25276
de	01	Ellwangen (Jagst)	ellwangen jagst	48.962	10.132	2	0
de	08	Ellweiler	ellweiler	49.652	7.167	2	0
de	02	Ellzee	ellzee	48.34	10.319	2	1167
de	12	Elmenhorst	elmenhorst	54.156	12.011	2	4273
de	10	Elmenhorst	elmenhorst	53.767	10.267	2	2244
de	12	Elmenhorst/Lichtenhagen	elmenhorst lichtenhagen	54.102	12.114	2	198293
de	10	Elmshorn	elmshorn	53.754	9.653	2	48703
de	08	Elmstein	elmstein	49.367	7.933	2	2786
de	10	Elpersbüttel	elpersbuttel	54.091	9.072	2	0
de	07	Elsdorf	elsdorf	50.937	6.568	2	21967
de	06	Elsdorf	elsdorf	53.241	9.351	2	2083
de	10	Elsdorf-Westermühlen	elsdorf westermuhlen	54.267	9.517	2	1766
de	02	Elsendorf	elsendorf	48.708	11.81	2	2073
de	02	Elsenfeld	elsenfeld	49.843	9.164	2	8727
de	06	Elsfleth	elsfleth	53.237	8.457	2	9310
de	10	Elskop	elskop	53.837	9.488	2	0
de	13	Elsnig	elsnig	51.61	12.928	2	1687
de	08	Elsoff (Westerwald)	elsoff westerwald	50.67	8.04	2	0
de	14	Elster	elster	51.83	12.824	2	2638
de	14	Elsteraue	elsteraue	51.663	12.374	10	0
de	13	Elsterberg	elsterberg	50.608	12.168	2	5153
de	13	Elsterheide - Halštrowska Hola	elsterheide halstrowska hola	51.434	14.245	24	0
de	13	Elstertrebnitz	elstertrebnitz	51.15	12.233	2	1549
de	11	Elsterwerda	elsterwerda	51.46	13.52	2	9694
de	13	Elstra	elstra	51.222	14.132	2	3176
de	13	Elstra - Halštrow	elstra halstrow	51.256	14.156	2	0
de	13	Elterlein	elterlein	50.577	12.868	2	3282
de	02	Eltmann	eltmann	49.971	10.667	2	5614
de	05	Eltville	eltville	50.029	8.118	2	16845
de	05	Eltville am Rhein	eltville am rhein	50.029	8.118	4	0
de	15	Elxleben	elxleben	51.05	10.95	2	2405
de	05	Elz	elz	50.417	8.033	2	7972
de	01	Elzach	elzach	48.172	8.07	2	7088
de	06	Elze	elze	52.123	9.736	2	9582
de	06	Elze	elze	52.582	9.735	2	2904
de	01	Elztal	elztal	49.317	9.17	8	0
de	09	Elzweiler	elzweiler	49.358	7.197	2	0
de	06	Embsen	embsen	53.176	10.346	2	2496
de	10	Embühren	embuhren	54.133	9.55	2	0
de	06	Emden	emden	53.367	7.208	2	51526
de	01	Emeringen	emeringen	48.155	9.476	2	0
de	01	Emerkingen	emerkingen	48.347	9.727	6	0
de	02	Emersacker	emersacker	48.49	10.674	2	1435
de	10	Emkendorf	emkendorf	54.267	9.85	2	1548
de	15	Emleben	emleben	50.99	10.718	2	0
de	06	Emlichheim	emlichheim	52.617	6.85	2	6820
de	08	Emmelbaum	emmelbaum	50.001	6.948	2	0
de	10	Emmelsbüll-Horsbüll	emmelsbull horsbull	54.817	8.7	2	1038
de	08	Emmelshausen	emmelshausen	50.155	7.552	2	4889
de	01	Emmendingen	emmendingen	48.121	7.854	2	27383
de	06	Emmendorf	emmendorf	53.091	10.4	29	0
de	07	Emmerich	emmerich	51.839	6.248	2	29289
de	07	Emmerich am Rhein	emmerich am rhein	51.839	6.248	2	0
de	02	Emmering	emmering	48.183	11.283	2	6081
de	02	Emmering	emmering	47.998	12.056	2	1427
de	06	Emmerthal	emmerthal	52.118	9.47	20	0
de	02	Emmerting	emmerting	48.266	12.486	18	0
de	08	Emmerzhausen	emmerzhausen	50.661	8.005	2	0
de	01	Emmingen-Liptingen	emmingen liptingen	47.933	8.883	2	4580
de	15	Empfertshausen	empfertshausen	50.626	10.159	2	0
de	01	Empfingen	empfingen	48.393	8.71	2	4123
de	06	Emsbüren	emsburen	52.4	7.3	2	9623
de	07	Emsdetten	emsdetten	52.173	7.528	2	35582
de	02	Emskirchen	emskirchen	49.553	10.713	2	6197
de	06	Emstek	emstek	52.833	8.15	2	11257
de	06	Emtinghausen	emtinghausen	52.933	8.967	2	1684
de	02	Emtmannsberg	emtmannsberg	49.892	11.645	2	1146
de	01	Endingen	endingen	48.142	7.7	2	9034
de	08	Endlichhofen	endlichhofen	50.199	7.859	2	0
de	15	Endschütz	endschutz	50.781	12.071	2	0
de	06	Engden	engden	52.323	7.222	2	0
de	10	Enge-Sande	enge sande	54.767	8.997	2	0
de	10	Engelbrechtsche Wildnis	engelbrechtsche wildnis	53.789	9.426	2	0
de	06	Engeln	engeln	52.794	8.918	2	1170
de	02	Engelsberg	engelsberg	48.116	12.543	2	2801
de	01	Engelsbrand	engelsbrand	48.833	8.65	2	4361
de	06	Engelschoff	engelschoff	53.583	9.396	7	0
de	07	Engelskirchen	engelskirchen	50.989	7.414	2	20786
de	08	Engelstadt	engelstadt	49.92	8.174	2	0
de	02	Engelthal	engelthal	49.472	11.399	2	1093
de	01	Engen	engen	47.855	8.773	2	10190
de	07	Enger	enger	52.141	8.558	2	19852
de	01	Engstingen	engstingen	48.471	9.182	19	112627
de	01	Eningen unter Achalm	eningen unter achalm	48.487	9.259	2	10715
de	08	Enkenbach-Alsenborn	enkenbach alsenborn	49.483	7.9	2	7189
de	08	Enkirch	enkirch	49.984	7.13	2	1662
de	07	Ennepetal	ennepetal	51.298	7.363	2	32607
de	01	Ennetach	ennetach	48.052	9.32	2	1600
de	07	Ennigerloh	ennigerloh	51.838	8.031	2	20713
de	08	Ensch	ensch	49.815	6.826	2	0
de	09	Ensdorf	ensdorf	49.3	6.783	2	6631
de	02	Ensdorf	ensdorf	49.341	11.936	2	2275
de	08	Ensdorf/Saar	ensdorf saar	49.429	7.555	17	0
de	07	Ense	ense	51.547	7.874	18	0
de	08	Ensheim	ensheim	49.747	8.115	2	0
de	08	Enspel	enspel	50.633	7.867	2	0
de	08	Enzen	enzen	49.942	6.402	2	0
de	01	Enzklösterle	enzklosterle	48.666	8.471	2	1286
de	10	Epenwöhrden	epenwohrden	54.091	9.072	2	0
de	01	Epfenbach	epfenbach	49.339	8.908	2	2502
de	01	Epfendorf	epfendorf	48.25	8.6	2	3566
de	09	Eppelborn	eppelborn	49.4	6.967	2	18079
de	01	Eppelheim	eppelheim	49.402	8.636	2	14190
de	08	Eppelsheim	eppelsheim	49.706	8.165	2	1265
de	08	Eppenberg	eppenberg	50.232	7.132	2	0
de	08	Eppenbrunn	eppenbrunn	49.117	7.567	2	1530
de	13	Eppendorf	eppendorf	50.8	13.233	2	4863
de	08	Eppenrod	eppenrod	50.349	8.033	2	0
de	02	Eppenschlag	eppenschlag	48.737	13.245	13	0
de	05	Eppertshausen	eppertshausen	49.951	8.854	2	5838
de	01	Eppingen	eppingen	49.136	8.912	2	21179
de	02	Eppishausen	eppishausen	48.167	10.517	2	1822
de	05	Eppstein	eppstein	50.143	8.392	2	13374
de	05	Erbach	erbach	49.661	8.994	2	13771
de	01	Erbach	erbach	48.328	9.888	2	13331
de	02	Erbendorf	erbendorf	49.84	12.046	2	5364
de	15	Erbenhausen	erbenhausen	50.662	10.369	2	0
de	08	Erbes-Büdesheim	erbes budesheim	49.754	8.031	2	1385
de	14	Erdeborn	erdeborn	51.476	11.635	2	1117
de	08	Erden	erden	49.925	7.062	2	0
de	09	Erdesbach	erdesbach	49.358	7.197	2	0
de	02	Erding	erding	48.306	11.907	2	33519
de	01	Erdmannhausen	erdmannhausen	48.943	9.296	2	4848
de	02	Erdweg	erdweg	48.332	11.303	2	5629
de	02	Eresing	eresing	48.087	11.024	2	1709
de	10	Erfde	erfde	54.3	9.317	2	2118
de	07	Erftstadt	erftstadt	50.815	6.794	2	51207
de	15	Erfurt	erfurt	50.979	11.033	3	203254
de	08	Erfweiler	erfweiler	49.157	7.812	2	1250
de	02	Ergersheim	ergersheim	49.517	10.333	2	1169
de	08	Ergeshausen	ergeshausen	50.267	7.973	2	0
de	02	Ergolding	ergolding	48.577	12.171	2	11438
de	02	Ergoldsbach	ergoldsbach	48.693	12.204	2	7482
de	02	Erharting	erharting	48.179	12.666	8	0
de	02	Ering	ering	48.299	13.15	2	1885
de	01	Eriskirch	eriskirch	47.625	9.542	2	4319
de	07	Erkelenz	erkelenz	51.079	6.315	2	44650
de	01	Erkenbrechtsweiler	erkenbrechtsweiler	48.557	9.432	2	2139
de	06	Erkerode	erkerode	52.205	10.71	2	1073
de	02	Erkheim	erkheim	48.037	10.336	2	3046
de	11	Erkner	erkner	52.42	13.754	2	11741
de	07	Erkrath	erkrath	51.222	6.908	2	47815
de	02	Erlabrunn	erlabrunn	49.86	9.844	2	1584
de	02	Erlangen	erlangen	49.591	11.008	3	102675
de	13	Erlau	erlau	51.009	12.945	2	3638
de	13	Erlbach	erlbach	50.317	12.367	2	1895
de	02	Erlbach	erlbach	48.3	12.783	2	1239
de	01	Erlenbach	erlenbach	49.172	9.268	2	4853
de	02	Erlenbach	erlenbach	49.979	9.645	2	2381
de	02	Erlenbach am Main	erlenbach am main	49.803	9.163	2	10208
de	02	Erlenbach b.Marktheidenfeld	erlenbach b marktheidenfeld	49.894	9.536	20	0
de	08	Erlenbach bei Dahn	erlenbach bei dahn	49.113	7.808	2	0
de	08	Erlenbach bei Kandel	erlenbach bei kandel	49.088	8.132	2	0
de	01	Erlenmoos	erlenmoos	48.065	9.976	2	1650
de	05	Erlensee	erlensee	50.163	8.978	2	12663
de	01	Erligheim	erligheim	49.023	9.097	2	2697
de	02	Ermershausen	ermershausen	50.196	10.66	2	0
de	14	Ermlitz	ermlitz	51.392	12.159	2	1468
de	07	Erndtebrück	erndtebruck	50.989	8.253	2	7685
de	02	Ernsgaden	ernsgaden	48.733	11.583	2	1445
de	08	Ernst	ernst	50.132	7.169	2	0
de	15	Ernstroda	ernstroda	50.865	10.621	2	1044
de	08	Ernzen	ernzen	49.863	6.435	18	0
de	01	Erolzheim	erolzheim	48.09	10.073	2	3140
de	08	Erpel	erpel	50.583	7.233	2	2635
de	08	Erpolzheim	erpolzheim	49.489	8.225	2	1208
de	08	Ersfeld	ersfeld	50.717	7.55	2	0
de	01	Ersingen	ersingen	48.293	9.855	2	1200
de	01	Ertingen	ertingen	48.1	9.467	2	5516
de	07	Erwitte	erwitte	51.613	8.338	2	16081
de	14	Erxleben	erxleben	52.218	11.242	2	1329
de	08	Erzenhausen	erzenhausen	49.486	7.625	2	0
de	05	Erzhausen	erzhausen	49.955	8.648	2	7297
de	08	Esch	esch	49.943	6.863	2	0
de	08	Esch	esch	50.336	6.578	6	0
de	01	Eschach	eschach	48.888	9.87	2	1874
de	02	Eschau	eschau	49.819	9.259	2	4129
de	08	Eschbach	eschbach	50.223	7.862	2	0
de	08	Eschbach	eschbach	49.147	8.082	2	0
de	01	Eschbach	eschbach	47.836	7.632	7	0
de	05	Eschborn	eschborn	50.143	8.571	2	20383
de	01	Eschbronn	eschbronn	48.182	8.634	9	0
de	06	Esche	esche	52.567	7.083	2	0
de	10	Escheburg	escheburg	53.467	10.317	2	2988
de	06	Eschede	eschede	52.735	10.235	2	3894
de	01	Eschelbronn	eschelbronn	49.319	8.865	2	2572
de	01	Eschenbach	eschenbach	48.653	9.67	2	2316
de	02	Eschenbach i.d.OPf.	eschenbach i d opf	49.79	11.819	2	0
de	15	Eschenbergen	eschenbergen	50.99	10.718	2	0
de	05	Eschenburg	eschenburg	50.718	8.245	12	0
de	02	Eschenlohe	eschenlohe	48.017	12.03	2	1647
de	06	Eschershausen	eschershausen	51.927	9.643	2	3794
de	08	Eschfeld	eschfeld	50.132	6.451	20	0
de	02	Eschlkam	eschlkam	49.299	12.916	2	3575
de	05	Eschwege	eschwege	51.184	10.053	2	21191
de	07	Eschweiler	eschweiler	50.819	6.272	2	55778
de	06	Esens	esens	53.649	7.613	2	6856
de	10	Esgrus	esgrus	54.664	9.839	8	0
de	02	Eslarn	eslarn	49.583	12.522	2	3117
de	07	Eslohe	eslohe	51.254	8.169	2	9304
de	07	Espelkamp	espelkamp	52.383	8.621	2	26378
de	05	Espenau	espenau	51.397	9.47	2	4876
de	13	Espenhain	espenhain	51.189	12.479	2	2843
de	06	Essel	essel	52.691	9.641	2	1095
de	02	Esselbach	esselbach	49.855	9.526	2	2018
de	08	Esselborn	esselborn	49.747	8.123	2	0
de	07	Essen	essen	51.457	7.012	5	593085
de	06	Essen	essen	52.723	7.937	2	8185
de	06	Essen/Oldenburg	essen oldenburg	52.723	7.937	2	0
de	02	Essenbach	essenbach	48.613	12.218	2	11070
de	08	Essenheim	essenheim	49.931	8.156	2	3161
de	02	Essing	essing	48.935	11.79	2	1002
de	01	Essingen	essingen	48.809	10.028	2	6383
de	08	Essingen	essingen	49.236	8.175	2	2043
de	01	Esslingen	esslingen	48.74	9.305	2	92390
de	01	Esslingen am Neckar	esslingen am neckar	48.74	9.305	4	0
de	02	Estenfeld	estenfeld	49.829	10.006	2	4907
de	06	Esterwegen	esterwegen	52.993	7.633	2	5208
de	08	Esthal	esthal	49.383	7.983	2	1567
de	06	Estorf	estorf	52.589	9.141	2	1709
de	06	Estorf	estorf	53.576	9.203	2	1484
de	08	Etgert	etgert	49.75	7	2	0
de	08	Etschberg	etschberg	49.539	7.328	2	0
de	02	Ettal	ettal	47.567	11.106	19	0
de	08	Etteldorf	etteldorf	50.039	6.595	2	0
de	01	Ettenheim	ettenheim	48.257	7.812	2	11995
de	02	Ettenstatt	ettenstatt	49.017	10.946	14	0
de	15	Ettersburg	ettersburg	50.896	11.329	11	0
de	08	Ettinghausen	ettinghausen	50.517	7.811	2	0
de	01	Ettlingen	ettlingen	48.941	8.408	2	38942
de	02	Ettringen	ettringen	48.1	10.65	2	3372
de	08	Ettringen	ettringen	50.35	7.217	2	2851
de	08	Etzbach	etzbach	50.778	7.688	2	1289
de	02	Etzelwang	etzelwang	49.528	11.586	2	1562
de	02	Etzenricht	etzenricht	49.633	12.1	2	1672
de	15	Etzleben	etzleben	51.266	11.164	19	0
de	02	Euerbach	euerbach	50.062	10.137	2	3158
de	02	Euerdorf	euerdorf	50.149	10.023	2	1632
de	08	Eulenberg	eulenberg	50.647	7.527	2	0
de	08	Eulenbis	eulenbis	49.486	7.625	2	0
de	08	Eulgem	eulgem	50.252	7.145	2	0
de	02	Eurasburg	eurasburg	47.854	11.406	2	4397
de	02	Eurasburg	eurasburg	48.333	11.083	2	1657
de	08	Euscheid	euscheid	50.267	6.489	11	0
de	07	Euskirchen	euskirchen	50.661	6.787	2	54889
de	10	Eutin	eutin	54.141	10.608	2	16984
de	01	Eutingen an der Enz	eutingen an der enz	48.912	8.749	2	5583
de	01	Eutingen im Gäu	eutingen im gau	48.373	8.695	6	0
de	02	Eußenheim	eussenheim	49.986	9.809	2	3302
de	08	Eußerthal	eusserthal	49.205	7.873	2	0
de	06	Eversmeer	eversmeer	53.6	7.45	2	0
de	07	Everswinkel	everswinkel	51.926	7.847	2	9576
de	06	Evessen	evessen	52.189	10.711	2	1422
de	08	Ewighausen	ewighausen	50.517	7.811	2	0
de	07	Extertal	extertal	52.018	9.053	15	0
de	06	Eydelstedt	eydelstedt	52.692	8.547	2	1945
de	06	Eyendorf	eyendorf	53.2	10.15	2	1239
de	06	Eystrup	eystrup	52.779	9.213	2	3394
de	13	Eßbach	essbach	50.539	11.898	17	0
de	08	Eßweiler	essweiler	49.597	7.594	8	0
de	08	Fachbach	fachbach	50.333	7.683	2	1332
de	10	Fahrdorf	fahrdorf	54.5	9.6	2	2453
de	10	Fahren	fahren	54.362	10.288	2	0
de	01	Fahrenbach	fahrenbach	49.431	9.151	2	2898
de	10	Fahrenkrug	fahrenkrug	53.95	10.25	2	1697
de	12	Fahrenwalde	fahrenwalde	53.52	13.988	2	0
de	02	Fahrenzhausen	fahrenzhausen	48.353	11.555	2	4466
de	08	Faid	faid	50.145	7.12	2	1143
de	13	Falkenau	falkenau	50.856	13.117	2	2119
de	11	Falkenberg	falkenberg	51.586	13.243	2	7830
de	02	Falkenberg	falkenberg	48.462	12.73	2	3956
de	11	Falkenberg	falkenberg	52.805	13.958	2	2462
de	16	Falkenberg	falkenberg	52.568	13.546	2	1228
de	11	Falkenberg/Elster	falkenberg elster	51.553	13.243	2	0
de	02	Falkenfels	falkenfels	49.004	12.595	2	1001
de	11	Falkenhagen (Mark)	falkenhagen mark	52.534	14.381	2	0
de	16	Falkenhagener Feld	falkenhagener feld	52.552	13.168	2	35742
de	13	Falkenhain	falkenhain	51.399	12.871	2	3987
de	11	Falkensee	falkensee	52.56	13.093	2	37468
de	13	Falkenstein	falkenstein	50.478	12.371	2	9528
de	02	Falkenstein	falkenstein	49.097	12.488	2	3354
de	14	Falkenstein/Harz	falkenstein harz	51.65	11.475	3	0
de	13	Falkenstein/Vogtland	falkenstein vogtland	50.478	12.367	3	0
de	15	Fambach	fambach	50.733	10.367	2	1995
de	02	Farchant	farchant	47.53	11.112	2	3722
de	10	Fargau-Pratjau	fargau pratjau	54.355	10.256	26	0
de	04	Farmsen-Berne	farmsen berne	53.606	10.12	2	33315
de	14	Farnstädt	farnstadt	51.433	11.567	2	1233
de	08	Farschweiler	farschweiler	49.724	6.758	2	0
de	06	Farven	farven	53.373	9.213	2	0
de	02	Faulbach	faulbach	49.785	9.444	2	2784
de	12	Faulenrost	faulenrost	53.733	12.762	2	0
de	06	Faßberg	fassberg	52.9	10.167	2	7299
de	10	Fedderingen	fedderingen	54.283	9.167	2	0
de	06	Fedderwarden	fedderwarden	53.561	8.044	2	2000
de	08	Fehl-Ritzhausen	fehl ritzhausen	50.667	8.017	2	0
de	10	Fehmarn	fehmarn	54.438	11.194	2	12942
de	11	Fehrbellin	fehrbellin	52.813	12.764	2	9413
de	02	Feichten an der Alz	feichten an der alz	48.157	12.609	14	0
de	08	Feilbingert	feilbingert	49.767	7.8	2	1739
de	02	Feilitzsch	feilitzsch	50.367	11.933	2	2932
de	08	Feilsdorf	feilsdorf	50.082	6.564	2	0
de	02	Feldafing	feldafing	47.946	11.293	2	4293
de	05	Feldatal	feldatal	50.741	9.313	16	0
de	01	Feldberg	feldberg	47.774	7.641	2	1866
de	12	Feldberger Seenlandschaft	feldberger seenlandschaft	53.291	13.072	35	0
de	10	Felde	felde	54.3	9.933	2	2159
de	10	Feldhorst	feldhorst	53.832	10.491	2	0
de	02	Feldkirchen	feldkirchen	48.148	11.731	2	5573
de	02	Feldkirchen-Westerham	feldkirchen westerham	47.907	11.843	2	10399
de	12	Feldstadt	feldstadt	53.623	11.407	2	4160
de	11	Felixsee	felixsee	51.583	14.617	2	0
de	08	Fell	fell	49.767	6.783	2	2342
de	01	Fellbach	fellbach	48.809	9.277	2	43935
de	02	Fellen	fellen	50.13	9.738	31	0
de	02	Fellheim	fellheim	48.073	10.152	2	1197
de	10	Felm	felm	54.417	10.05	2	1144
de	05	Felsberg	felsberg	51.138	9.421	2	11219
de	16	Fennpfuhl	fennpfuhl	52.529	13.473	2	31529
de	08	Fensdorf	fensdorf	50.75	7.817	2	0
de	02	Fensterbach	fensterbach	49.476	11.732	22	0
de	12	Ferdinandshof	ferdinandshof	53.661	13.887	2	3165
de	15	Ferna	ferna	51.418	10.34	2	0
de	05	Fernwald	fernwald	50.643	8.758	15	0
de	08	Ferschweiler	ferschweiler	49.863	6.435	18	0
de	02	Feucht	feucht	49.376	11.214	2	13482
de	02	Feuchtwangen	feuchtwangen	49.163	10.338	2	12267
de	08	Feuerscheid	feuerscheid	50.267	6.489	11	0
de	08	Feusdorf	feusdorf	50.344	6.581	2	0
de	02	Fichtelberg	fichtelberg	50.003	11.854	2	2111
de	01	Fichtenau	fichtenau	49.327	9.977	6	0
de	01	Fichtenberg	fichtenberg	48.986	9.712	2	2894
de	11	Fichtenhöhe	fichtenhohe	52.534	14.381	2	0
de	11	Fichtenwalde	fichtenwalde	52.28	12.883	2	2874
de	11	Fichtwald	fichtwald	51.724	13.383	2	0
de	10	Fiefbergen	fiefbergen	54.34	10.091	18	232758
de	08	Fiersbach	fiersbach	50.717	7.55	2	0
de	01	Filderstadt	filderstadt	48.657	9.22	2	43550
de	08	Filsen	filsen	50.223	7.624	2	0
de	06	Filsum	filsum	53.242	7.628	2	2134
de	08	Filz	filz	50.209	6.979	2	0
de	12	Fincken	fincken	53.422	12.789	22	0
de	08	Finkenbach-Gersweiler	finkenbach gersweiler	49.733	7.796	6	0
de	12	Finkenthal	finkenthal	53.969	12.711	2	0
de	14	Finne	finne	51.208	11.585	2	0
de	14	Finneland	finneland	51.208	11.585	2	0
de	07	Finnentrop	finnentrop	51.168	7.973	2	18427
de	02	Finning	finning	48.037	10.989	17	0
de	02	Finningen	finningen	48.655	10.499	2	1681
de	02	Finsing	finsing	48.216	11.824	2	4068
de	15	Finsterbergen	finsterbergen	50.835	10.589	2	1457
de	11	Finsterwalde	finsterwalde	51.634	13.707	2	18922
de	06	Fintel	fintel	53.172	9.67	2	2975
de	06	Firrel	firrel	53.303	7.588	2	0
de	08	Fisch	fisch	49.6	6.514	2	0
de	02	Fischach	fischach	48.29	10.656	2	4733
de	08	Fischbach	fischbach	49.088	7.712	2	1672
de	08	Fischbach bei Dahn	fischbach bei dahn	49.12	7.769	2	0
de	08	Fischbach-Oberraden	fischbach oberraden	49.936	6.295	2	0
de	02	Fischbachau	fischbachau	47.72	11.951	2	5471
de	05	Fischbachtal	fischbachtal	49.791	8.736	17	0
de	02	Fischen im Allgäu	fischen im allgau	47.467	10.233	2	0
de	01	Fischerbach	fischerbach	48.287	8.11	2	1639
de	01	Fischingen	fischingen	47.621	7.638	6	0
de	10	Fitzbek	fitzbek	53.885	9.44	11	0
de	10	Fitzen	fitzen	53.491	10.628	2	0
de	02	Flachslanden	flachslanden	49.398	10.513	2	2559
de	08	Flacht	flacht	50.345	8.05	2	1189
de	02	Fladungen	fladungen	50.521	10.146	2	2337
de	08	Flammersfeld	flammersfeld	50.647	7.527	2	1068
de	14	Flechtingen	flechtingen	52.331	11.242	2	1766
de	10	Fleckeby	fleckeby	54.483	9.7	2	1751
de	01	Flein	flein	49.103	9.211	2	6558
de	01	Fleischwangen	fleischwangen	47.938	9.555	6	0
de	08	Flemlingen	flemlingen	49.27	8.108	2	0
de	10	Flensburg	flensburg	54.784	9.44	2	85838
de	08	Fleringen	fleringen	50.267	6.489	11	0
de	14	Flessau	flessau	52.76	11.671	2	1048
de	05	Flieden	flieden	50.424	9.567	2	8843
de	11	Flieth-Stegelitz	flieth stegelitz	53.119	13.502	2	0
de	08	Fließem	fliessem	50.082	6.564	2	0
de	10	Flintbek	flintbek	54.25	10.067	2	7276
de	02	Flintsbach	flintsbach	47.726	12.124	2	2870
de	02	Flintsbach am Inn	flintsbach am inn	47.726	12.124	2	0
de	15	Floh-Seligenthal	floh seligenthal	50.75	10.378	8	0
de	08	Flomborn	flomborn	49.691	8.149	2	1045
de	08	Flonheim	flonheim	49.785	8.04	2	2618
de	05	Florstadt	florstadt	50.317	8.867	2	8905
de	02	Flossenbürg	flossenburg	49.733	12.35	2	1747
de	02	Floß	floss	49.724	12.276	2	3534
de	01	Fluorn-Winzeln	fluorn winzeln	48.232	8.503	9	0
de	08	Fluterschen	fluterschen	50.617	7.633	2	0
de	08	Flußbach	flussbach	49.986	6.893	2	0
de	13	Flöha	floha	50.856	13.074	2	11143
de	05	Flörsbachtal	florsbachtal	50.303	9.288	13	0
de	05	Flörsheim	florsheim	50.013	8.428	2	20023
de	05	Flörsheim-Dalsheim	florsheim dalsheim	50.013	8.428	2	0
de	06	Flöthe	flothe	52.083	10.483	2	1236
de	10	Fockbek	fockbek	54.3	9.6	2	6380
de	15	Fockendorf	fockendorf	51.019	12.355	2	0
de	08	Fohren-Linden	fohren linden	49.35	7.65	2	0
de	01	Forbach	forbach	48.683	8.35	2	5477
de	02	Forchheim	forchheim	49.718	11.059	2	30442
de	01	Forchheim	forchheim	48.167	7.7	2	1268
de	01	Forchtenberg	forchtenberg	49.289	9.56	2	5105
de	02	Forheim	forheim	48.908	10.586	15	0
de	11	Forst	forst	51.735	14.64	2	22843
de	01	Forst	forst	49.159	8.581	2	7539
de	08	Forst (Eifel)	forst eifel	50.271	7.277	12	0
de	08	Forst (Hunsrück)	forst hunsruck	50.029	7.182	2	0
de	11	Forst (Lausitz) - Baršć	forst lausitz barsc	51.735	14.64	2	0
de	01	Forst an der Weinstraße	forst an der weinstrasse	49.159	8.581	2	0
de	02	Forstern	forstern	48.075	11.843	20	0
de	02	Forstinning	forstinning	48.169	11.912	2	3473
de	08	Forstmehren	forstmehren	50.717	7.55	2	0
de	08	Framersheim	framersheim	49.758	8.174	2	1682
de	02	Frammersbach	frammersbach	50.065	9.469	2	4737
de	08	Frankelbach	frankelbach	49.539	7.659	2	0
de	05	Frankenau	frankenau	51.093	8.934	2	3572
de	05	Frankenberg	frankenberg	51.059	8.801	2	19276
de	13	Frankenberg	frankenberg	50.913	13.04	2	16850
de	13	Frankenberg/Sachsen	frankenberg sachsen	50.913	13.04	2	0
de	15	Frankenblick	frankenblick	50.395	11.007	2	0
de	15	Frankendorf	frankendorf	50.92	11.428	2	0
de	08	Frankeneck	frankeneck	49.422	7.979	2	0
de	06	Frankenfeld	frankenfeld	52.786	9.379	2	0
de	01	Frankenhardt	frankenhardt	49.17	10.013	24	0
de	15	Frankenheim	frankenheim	50.545	10.068	2	1287
de	15	Frankenheim/Rhön	frankenheim rhon	50.662	10.369	2	0
de	15	Frankenroda	frankenroda	51.044	10.222	14	0
de	13	Frankenstein	frankenstein	50.901	13.209	2	1226
de	08	Frankenstein	frankenstein	49.44	7.977	2	1108
de	08	Frankenthal	frankenthal	49.534	8.354	2	47438
de	13	Frankenthal	frankenthal	51.131	14.109	2	1071
de	08	Frankenthal (Pfalz)	frankenthal pfalz	49.534	8.354	2	0
de	02	Frankenwinheim	frankenwinheim	49.887	10.314	2	1025
de	11	Frankfurt (Oder)	frankfurt oder	52.347	14.551	2	51691
de	05	Frankfurt am Main	frankfurt am main	50.116	8.684	6	650000
de	14	Frankleben	frankleben	51.311	11.929	2	1650
de	08	Frankweiler	frankweiler	49.209	8.051	2	0
de	12	Franzburg	franzburg	54.185	12.882	2	1754
de	08	Franzenheim	franzenheim	49.69	6.712	2	0
de	16	Französisch Buchholz	franzosisch buchholz	52.602	13.43	2	19429
de	02	Frasdorf	frasdorf	47.804	12.285	2	3005
de	02	Frauenau	frauenau	48.989	13.301	2	2966
de	08	Frauenberg	frauenberg	49.457	7.524	23	0
de	11	Frauendorf	frauendorf	51.499	13.965	2	0
de	02	Fraueneuharting	fraueneuharting	48.039	12.048	2	1416
de	02	Frauenneuharting	frauenneuharting	48.074	12.167	13	0
de	15	Frauenprießnitz	frauenpriessnitz	51.017	11.733	2	1166
de	13	Frauenstein	frauenstein	50.803	13.538	2	3364
de	15	Frauenwald	frauenwald	50.584	10.858	2	1131
de	02	Fraunberg	fraunberg	48.367	12	2	3236
de	13	Fraureuth	fraureuth	50.7	12.35	2	5841
de	07	Frechen	frechen	50.915	6.812	2	48733
de	08	Freckenfeld	freckenfeld	49.065	8.114	2	1597
de	12	Fredeburg	fredeburg	53.893	11.389	27	0
de	06	Freden	freden	51.928	9.893	2	3428
de	06	Freden (Leine)	freden leine	51.928	9.893	2	0
de	06	Fredenbeck	fredenbeck	53.529	9.444	2	0
de	11	Fredersdorf-Vogelsdorf	fredersdorf vogelsdorf	52.521	13.787	2	0
de	10	Fredesdorf	fredesdorf	53.906	10.181	2	0
de	08	Frei-Laubersheim	frei laubersheim	49.8	7.9	2	1039
de	01	Freiamt	freiamt	48.157	7.719	6	0
de	13	Freiberg	freiberg	50.911	13.339	2	43670
de	01	Freiberg am Neckar	freiberg am neckar	48.932	9.202	2	15235
de	01	Freiburg	freiburg	47.996	7.852	3	215966
de	06	Freiburg	freiburg	53.825	9.288	2	1890
de	06	Freiburg (Elbe)	freiburg elbe	53.825	9.288	2	0
de	01	Freiburg im Breisgau	freiburg im breisgau	47.996	7.852	6	215966
de	15	Freienbessingen	freienbessingen	51.233	10.767	2	1050
de	15	Freienhagen	freienhagen	51.366	10.042	2	0
de	15	Freienorla	freienorla	50.802	11.575	2	0
de	05	Freiensteinau	freiensteinau	50.425	9.403	2	3416
de	10	Freienwill	freienwill	54.728	9.494	2	1486
de	05	Freigericht	freigericht	50.192	9.145	17	0
de	02	Freihung	freihung	49.621	11.908	2	2610
de	02	Freilassing	freilassing	47.841	12.981	2	15909
de	08	Freilingen	freilingen	50.517	7.811	2	0
de	08	Freimersheim	freimersheim	49.747	8.123	2	0
de	08	Freimersheim (Pfalz)	freimersheim pfalz	49.28	8.134	6	0
de	08	Freinsheim	freinsheim	49.506	8.212	2	4989
de	08	Freirachdorf	freirachdorf	50.517	7.811	2	0
de	08	Freisbach	freisbach	49.272	8.272	2	1040
de	09	Freisen	freisen	49.55	7.25	2	8778
de	02	Freising	freising	48.404	11.749	2	42570
de	06	Freistatt	freistatt	52.621	8.733	2	0
de	13	Freital	freital	51.002	13.649	2	39027
de	06	Frellstedt	frellstedt	52.228	10.904	2	0
de	02	Fremdingen	fremdingen	48.972	10.458	2	2192
de	02	Frensdorf	frensdorf	49.817	10.867	2	4827
de	06	Freren	freren	52.487	7.543	2	5150
de	06	Fresenburg	fresenburg	52.876	7.311	2	0
de	10	Fresendelf	fresendelf	54.397	9.186	2	0
de	10	Frestedt	frestedt	54.027	9.084	19	0
de	08	Frettenheim	frettenheim	49.744	8.237	2	0
de	15	Fretterode	fretterode	51.366	10.042	2	0
de	07	Freudenberg	freudenberg	50.897	7.874	2	18601
de	02	Freudenberg	freudenberg	49.483	11.983	2	4268
de	01	Freudenberg	freudenberg	49.753	9.327	2	4089
de	08	Freudenburg	freudenburg	49.543	6.533	2	1512
de	01	Freudenstadt	freudenstadt	48.467	8.414	2	23868
de	01	Freudental	freudental	49.01	9.059	2	2333
de	14	Freyburg	freyburg	51.214	11.768	2	4451
de	14	Freyburg (Unstrut)	freyburg unstrut	51.236	11.778	2	0
de	02	Freystadt	freystadt	49.2	11.33	2	8555
de	02	Freyung	freyung	48.81	13.548	2	6987
de	01	Frickenhausen	frickenhausen	48.594	9.36	2	8841
de	02	Frickenhausen	frickenhausen	49.671	10.093	2	1289
de	02	Frickenhausen a.Main	frickenhausen a main	49.702	9.967	22	0
de	01	Frickingen	frickingen	47.814	9.273	2	2660
de	01	Fridingen an der Donau	fridingen an der donau	48.02	8.923	2	3276
de	02	Fridolfing	fridolfing	47.998	12.826	2	4133
de	02	Friedberg	friedberg	48.357	10.985	2	29189
de	05	Friedberg	friedberg	50.337	8.756	2	27484
de	05	Friedberg (Hessen)	friedberg hessen	50.337	8.756	2	0
de	06	Friedeburg	friedeburg	53.45	7.833	2	10607
de	15	Friedelshausen	friedelshausen	50.662	10.369	2	0
de	08	Friedelsheim	friedelsheim	49.447	8.223	2	1499
de	16	Friedenau	friedenau	52.471	13.328	2	26972
de	02	Friedenfels	friedenfels	49.883	12.101	2	1352
de	01	Friedenweiler	friedenweiler	47.918	8.256	2	2247
de	14	Friedersdorf	friedersdorf	51.648	12.366	2	2028
de	13	Friedersdorf	friedersdorf	51.024	14.562	2	1512
de	05	Friedewald	friedewald	50.883	9.867	2	2435
de	08	Friedewald	friedewald	50.711	7.96	2	1198
de	06	Friedland	friedland	51.419	9.918	2	12607
de	12	Friedland	friedland	53.67	13.554	2	6966
de	11	Friedland	friedland	52.105	14.264	2	3597
de	10	Friedrich-Wilhelm-Lübke-Koog	friedrich wilhelm lubke koog	54.817	8.7	2	0
de	15	Friedrichroda	friedrichroda	50.858	10.565	2	5492
de	14	Friedrichsbrunn	friedrichsbrunn	51.69	11.037	2	1083
de	05	Friedrichsdorf	friedrichsdorf	50.25	8.643	2	24435
de	16	Friedrichsfelde	friedrichsfelde	52.506	13.508	2	49109
de	10	Friedrichsgabekoog	friedrichsgabekoog	54.225	9.119	2	0
de	10	Friedrichsgraben	friedrichsgraben	54.284	9.673	14	0
de	01	Friedrichshafen	friedrichshafen	47.657	9.476	2	58403
de	16	Friedrichshagen	friedrichshagen	52.451	13.625	2	17529
de	16	Friedrichshain	friedrichshain	52.516	13.455	3	117829
de	10	Friedrichsholm	friedrichsholm	54.284	9.673	14	0
de	10	Friedrichskoog	friedrichskoog	54.017	8.917	2	2437
de	12	Friedrichsruhe	friedrichsruhe	53.585	11.676	2	0
de	14	Friedrichstadt	friedrichstadt	51.888	12.669	2	7717
de	10	Friedrichstadt	friedrichstadt	54.376	9.087	2	2548
de	09	Friedrichsthal	friedrichsthal	49.328	7.096	2	11440
de	11	Friedrichswalde	friedrichswalde	52.979	13.745	2	0
de	05	Frielendorf	frielendorf	50.971	9.323	2	8239
de	15	Friemar	friemar	50.977	10.789	2	1213
de	11	Friesack	friesack	52.738	12.58	2	2814
de	08	Friesenhagen	friesenhagen	50.904	7.81	2	1692
de	08	Friesenheim	friesenheim	49.851	8.26	2	0
de	01	Friesenheim	friesenheim	48.307	7.844	10	0
de	02	Friesenried	friesenried	47.875	10.535	2	1523
de	06	Friesoythe	friesoythe	53.023	7.858	2	20311
de	01	Friolzheim	friolzheim	48.833	8.833	2	3575
de	01	Frittlingen	frittlingen	48.127	8.708	2	2108
de	05	Fritzlar	fritzlar	51.132	9.276	2	14814
de	13	Frohburg	frohburg	51.057	12.557	2	7983
de	16	Frohnau	frohnau	52.633	13.29	2	16571
de	08	Frohnhofen	frohnhofen	49.427	7.368	2	0
de	05	Fronhausen	fronhausen	50.7	8.7	2	4116
de	08	Fronhofen	fronhofen	49.956	7.606	25	0
de	01	Fronreute	fronreute	47.871	9.569	2	4478
de	02	Frontenhausen	frontenhausen	48.546	12.531	2	4430
de	14	Frose	frose	51.796	11.379	2	1549
de	05	Fränkisch-Crumbach	frankisch crumbach	49.746	8.859	2	3353
de	01	Fröhnd	frohnd	47.786	7.894	2	0
de	07	Fröndenberg	frondenberg	51.476	7.769	2	22964
de	07	Fröndenberg/Ruhr	frondenberg ruhr	51.476	7.769	2	0
de	08	Frücht	frucht	50.333	7.767	2	0
de	08	Fuchshofen	fuchshofen	50.507	7.206	24	0
de	02	Fuchsmühl	fuchsmuhl	49.923	12.146	2	1774
de	02	Fuchsstadt	fuchsstadt	50.108	9.934	2	1819
de	02	Fuchstal	fuchstal	48.063	11.016	7	0
de	12	Fuhlendorf	fuhlendorf	54.363	12.725	2	0
de	10	Fuhlendorf	fuhlendorf	53.958	9.903	2	0
de	10	Fuhlenhagen	fuhlenhagen	53.503	10.481	2	0
de	04	Fuhlsbüttel	fuhlsbuttel	53.635	10.016	2	11995
de	05	Fulda	fulda	50.552	9.675	2	63760
de	05	Fuldabrück	fuldabruck	51.211	9.456	21	0
de	05	Fuldatal	fuldatal	51.383	9.567	2	12186
de	02	Furth	furth	48.406	12.381	2	3236
de	02	Furth im Wald	furth im wald	49.31	12.842	2	9480
de	01	Furtwangen	furtwangen	48.052	8.207	2	9655
de	01	Furtwangen im Schwarzwald	furtwangen im schwarzwald	48.052	8.207	2	0
de	08	Fußgönheim	fussgonheim	49.461	8.292	2	2436
de	09	Föckelberg	fockelberg	49.358	7.197	2	0
de	10	Föhrden-Barl	fohrden barl	53.933	9.767	2	0
de	08	Föhren	fohren	49.859	6.765	2	2649
de	14	Förderstedt	forderstedt	51.897	11.633	2	2045
de	15	Föritz	foritz	50.342	11.232	2	3693
de	15	Föritztal	foritztal	50.421	11.116	9	0
de	12	Fünfseen	funfseen	53.509	13.045	6	0
de	02	Fünfstetten	funfstetten	48.832	10.765	2	1373
de	08	Fürfeld	furfeld	49.777	7.893	2	1553
de	06	Fürstenau	furstenau	52.517	7.677	2	9946
de	11	Fürstenberg	furstenberg	53.184	13.144	2	6774
de	01	Fürstenberg	furstenberg	47.679	9.155	2	2278
de	06	Fürstenberg	furstenberg	51.733	9.4	2	1323
de	11	Fürstenberg/Havel	furstenberg havel	52.926	13.246	24	0
de	02	Fürsteneck	fursteneck	48.717	13.467	2	1058
de	02	Fürstenfeldbruck	furstenfeldbruck	48.179	11.255	2	33533
de	09	Fürstenhausen	furstenhausen	49.241	6.868	2	2200
de	02	Fürstenstein	furstenstein	48.717	13.333	2	3459
de	11	Fürstenwalde	furstenwalde	52.361	14.062	2	33539
de	11	Fürstenwalde/Spree	furstenwalde spree	52.361	14.062	2	0
de	02	Fürstenzell	furstenzell	48.522	13.317	2	7719
de	02	Fürth	furth	49.476	10.989	3	112025
de	05	Fürth	furth	49.651	8.785	2	11181
de	08	Fürthen	furthen	50.783	7.667	2	1276
de	02	Füssen	fussen	47.571	10.702	2	13893
de	13	Gablenz	gablenz	51.533	14.667	2	1950
de	13	Gablenz - Jabłońc	gablenz jabłonc	51.547	14.685	2	0
de	02	Gablingen	gablingen	48.45	10.817	2	4707
de	08	Gabsheim	gabsheim	49.84	8.112	2	0
de	02	Gachenbach	gachenbach	48.5	11.233	2	2320
de	08	Gackenbach	gackenbach	50.43	7.875	2	0
de	12	Gadebusch	gadebusch	53.701	11.117	2	6030
de	02	Gadheim	gadheim	49.846	9.906	2	1255
de	01	Gaggenau	gaggenau	48.8	8.333	2	29496
de	01	Gaiberg	gaiberg	49.366	8.75	2	2437
de	01	Gaienhofen	gaienhofen	47.683	8.983	2	3157
de	01	Gaildorf	gaildorf	49	9.77	2	12571
de	01	Gailingen	gailingen	47.697	8.756	2	3008
de	01	Gailingen am Hochrhein	gailingen am hochrhein	47.697	8.756	2	0
de	02	Gaimersheim	gaimersheim	48.807	11.368	2	10840
de	02	Gaißach	gaissach	47.75	11.583	2	3028
de	12	Galenbeck	galenbeck	53.626	13.424	26	0
de	08	Galenberg	galenberg	50.455	7.207	2	0
de	12	Gallin	gallin	53.384	10.717	2	0
de	12	Gallin-Kuppentin	gallin kuppentin	53.463	12.029	2	0
de	02	Gallmersgarten	gallmersgarten	49.326	10.374	25	0
de	05	Gallus	gallus	50.1	8.63	2	39130
de	10	Galmsbüll	galmsbull	54.787	8.829	2	0
de	08	Gamlen	gamlen	50.252	7.145	2	0
de	10	Gammelby	gammelby	54.468	9.836	2	0
de	12	Gammelin	gammelin	53.431	11.192	2	0
de	02	Gammelsdorf	gammelsdorf	48.55	11.95	2	1471
de	01	Gammelshausen	gammelshausen	48.64	9.651	2	1426
de	01	Gammertingen	gammertingen	48.252	9.223	2	6790
de	06	Ganderkesee	ganderkesee	53.033	8.533	2	31141
de	06	Gandesbergen	gandesbergen	52.749	9.075	2	0
de	07	Gangelt	gangelt	50.992	5.998	2	11484
de	02	Gangkofen	gangkofen	48.437	12.564	2	6638
de	15	Gangloffsömmern	gangloffsommern	51.189	10.943	2	1217
de	12	Ganzlin	ganzlin	53.458	12.262	2	0
de	08	Gappenach	gappenach	50.246	7.362	2	0
de	06	Garbsen	garbsen	52.414	9.59	2	63355
de	06	Garbsen-Mitte	garbsen mitte	52.427	9.604	2	7500
de	02	Garching an der Alz	garching an der alz	48.135	12.582	2	8796
de	02	Garching bei München	garching bei munchen	48.249	11.651	2	15303
de	14	Gardelegen	gardelegen	52.525	11.395	2	11868
de	10	Garding	garding	54.331	8.781	2	3065
de	06	Garlstorf	garlstorf	53.237	10.101	2	1073
de	02	Garmisch-Partenkirchen	garmisch partenkirchen	47.492	11.096	2	26022
de	06	Garrel	garrel	52.95	8.017	2	12273
de	02	Gars	gars	48.154	12.278	2	3802
de	02	Gars am Inn	gars am inn	48.154	12.278	3	0
de	06	Garstedt	garstedt	53.285	10.161	2	1459
de	08	Gartenstadt	gartenstadt	49.459	8.404	2	17745
de	06	Gartenstadt	gartenstadt	52.235	10.506	2	1969
de	06	Gartow	gartow	53.025	11.462	2	1389
de	11	Gartz	gartz	53.208	14.392	2	2638
de	11	Gartz (Oder)	gartz oder	52.699	13.597	12	0
de	12	Garz	garz	54.318	13.351	2	1977
de	12	Garz/Rügen	garz rugen	54.311	13.323	2	0
de	11	Garzau-Garzin	garzau garzin	52.549	13.801	2	0
de	14	Gatersleben	gatersleben	51.822	11.287	2	2589
de	16	Gatow	gatow	52.483	13.183	2	3722
de	02	Gattendorf	gattendorf	50.322	11.998	2	1217
de	08	Gau-Algesheim	gau algesheim	49.957	8.016	2	6553
de	08	Gau-Bickelheim	gau bickelheim	49.835	8.021	2	2122
de	08	Gau-Bischofsheim	gau bischofsheim	49.916	8.273	2	1977
de	08	Gau-Heppenheim	gau heppenheim	49.747	8.123	2	0
de	08	Gau-Odernheim	gau odernheim	49.785	8.194	2	3740
de	08	Gau-Weinheim	gau weinheim	49.836	8.051	2	0
de	15	Gauern	gauern	50.849	12.205	2	0
de	08	Gauersheim	gauersheim	49.645	8.019	6	0
de	08	Gaugrehweiler	gaugrehweiler	49.733	7.796	6	0
de	02	Gaukönigshofen	gaukonigshofen	49.633	10	2	2335
de	10	Gaushorn	gaushorn	54.217	9.283	2	0
de	02	Gauting	gauting	48.069	11.377	2	19216
de	02	Gebenbach	gebenbach	49.499	11.766	23	0
de	15	Gebesee	gebesee	51.115	10.935	2	2287
de	08	Gebhardshain	gebhardshain	50.75	7.817	2	1869
de	08	Gebroth	gebroth	49.859	7.784	2	0
de	02	Gebsattel	gebsattel	49.35	10.2	2	1826
de	01	Gechingen	gechingen	48.695	8.829	2	4111
de	05	Gedern	gedern	50.425	9.198	2	7879
de	06	Geeste	geeste	52.6	7.267	2	11281
de	10	Geesthacht	geesthacht	53.436	10.378	2	29487
de	06	Geestland	geestland	53.459	8.693	11	0
de	08	Gefell	gefell	50.069	6.826	2	0
de	13	Gefell	gefell	50.553	11.907	15	0
de	02	Gefrees	gefrees	50.095	11.738	2	4876
de	08	Gehlert	gehlert	50.66	7.823	2	0
de	12	Gehlsbach	gehlsbach	53.463	12.029	2	0
de	08	Gehlweiler	gehlweiler	49.894	7.478	2	0
de	15	Gehofen	gehofen	51.282	11.424	2	0
de	06	Gehrde	gehrde	52.577	8.003	2	2391
de	06	Gehrden	gehrden	52.314	9.6	2	14955
de	15	Gehren	gehren	50.649	11.005	2	3703
de	08	Gehrweiler	gehrweiler	49.569	7.881	6	0
de	08	Geichlingen	geichlingen	49.936	6.295	2	0
de	02	Geiersthal	geiersthal	49.046	12.982	2	2236
de	07	Geilenkirchen	geilenkirchen	50.967	6.118	2	28334
de	08	Geilnau	geilnau	50.413	7.731	2	0
de	15	Geisa	geisa	50.715	9.951	2	3561
de	02	Geiselbach	geiselbach	50.123	9.197	2	2135
de	08	Geiselberg	geiselberg	49.3	7.692	6	0
de	02	Geiselhöring	geiselhoring	48.825	12.396	2	6872
de	02	Geiselwind	geiselwind	49.774	10.471	2	2412
de	02	Geisenfeld	geisenfeld	48.684	11.612	2	9769
de	15	Geisenhain	geisenhain	50.857	11.727	2	0
de	02	Geisenhausen	geisenhausen	48.476	12.258	2	6367
de	05	Geisenheim	geisenheim	49.985	7.968	2	11949
de	08	Geisfeld	geisfeld	49.633	6.9	2	0
de	08	Geisig	geisig	50.223	7.862	2	0
de	13	Geising	geising	50.757	13.793	2	3283
de	01	Geisingen	geisingen	47.925	8.65	2	6048
de	15	Geisleden	geisleden	51.35	10.2	2	1167
de	01	Geislingen	geislingen	48.288	8.812	2	5951
de	01	Geislingen an der Steige	geislingen an der steige	48.624	9.827	2	27962
de	15	Geismar	geismar	51.232	10.165	2	1285
de	06	Geitelde	geitelde	52.21	10.469	2	1122
de	13	Geithain	geithain	51.055	12.697	2	6459
de	12	Gelbensande	gelbensande	54.203	12.302	2	1774
de	02	Gelchsheim	gelchsheim	49.675	9.969	22	0
de	07	Geldern	geldern	51.519	6.324	2	34013
de	02	Geldersheim	geldersheim	50.043	10.156	2	2598
de	13	Gelenau	gelenau	50.712	12.967	2	4869
de	13	Gelenau/Erzgebirge	gelenau erzgebirge	50.712	12.967	2	0
de	08	Gelenberg	gelenberg	50.53	7.251	28	0
de	05	Gelnhausen	gelnhausen	50.202	9.187	2	21881
de	07	Gelsenkirchen	gelsenkirchen	51.505	7.097	4	270028
de	02	Geltendorf	geltendorf	48.117	11.032	2	5490
de	10	Gelting	gelting	54.75	9.9	2	1867
de	10	Geltorf	geltorf	54.585	9.5	11	0
de	06	Gemeinde Friedland	gemeinde friedland	51.417	9.933	2	10568
de	08	Gemmerich	gemmerich	50.223	7.862	2	0
de	01	Gemmingen	gemmingen	49.156	8.982	2	4998
de	01	Gemmrigheim	gemmrigheim	49.028	9.156	2	4071
de	08	Gemünd	gemund	50.001	6.948	2	0
de	08	Gemünden	gemunden	49.894	7.478	2	1323
de	05	Gemünden (Felda)	gemunden felda	50.567	9.142	12	0
de	02	Gemünden am Main	gemunden am main	50.049	9.706	2	11375
de	05	Gemünden an der Wohra	gemunden an der wohra	50.974	8.969	2	4100
de	02	Genderkingen	genderkingen	48.7	10.883	2	1147
de	01	Gengenbach	gengenbach	48.405	8.014	2	11234
de	08	Gensingen	gensingen	49.9	7.933	2	3355
de	14	Genthin	genthin	52.407	12.159	2	14059
de	08	Gentingen	gentingen	49.936	6.295	2	0
de	02	Georgenberg	georgenberg	49.703	12.421	2	1507
de	02	Georgensgmünd	georgensgmund	49.19	11.017	2	6582
de	15	Georgenthal	georgenthal	50.832	10.663	2	2649
de	06	Georgsdorf	georgsdorf	52.567	7.083	2	1312
de	06	Georgsmarienhütte	georgsmarienhutte	52.203	8.045	2	32580
de	15	Gera	gera	50.88	12.082	3	104659
de	15	Geraberg	geraberg	50.716	10.837	2	2591
de	01	Gerabronn	gerabronn	48.971	9.92	2	4527
de	02	Gerach	gerach	50.033	10.8	2	1020
de	15	Geratal	geratal	50.959	10.933	20	0
de	02	Geratskirchen	geratskirchen	48.158	12.613	14	0
de	08	Gerbach	gerbach	49.622	7.945	10	0
de	15	Gerbershausen	gerbershausen	51.366	10.042	2	0
de	02	Gerbrunn	gerbrunn	49.775	9.994	2	6149
de	14	Gerbstedt	gerbstedt	51.633	11.627	2	2885
de	06	Gerdau	gerdau	52.967	10.417	2	1614
de	11	Gerdshagen	gerdshagen	53.142	12.142	2	0
de	02	Geretsried	geretsried	47.858	11.481	2	23364
de	08	Gerhardsbrunn	gerhardsbrunn	49.378	7.599	3	0
de	02	Gerhardshofen	gerhardshofen	49.631	10.691	2	2510
de	08	Gering	gering	50.3	7.313	2	0
de	13	Geringswalde	geringswalde	51.077	12.907	2	5125
de	01	Gerlingen	gerlingen	48.8	9.063	2	19050
de	02	Germaringen	germaringen	47.771	10.541	19	0
de	02	Germering	germering	48.134	11.377	2	36834
de	08	Germersheim	germersheim	49.223	8.364	2	20972
de	14	Gernrode	gernrode	51.726	11.139	2	3947
de	15	Gernrode	gernrode	51.4	10.4	2	1680
de	01	Gernsbach	gernsbach	48.77	8.343	2	14649
de	05	Gernsheim	gernsheim	49.753	8.489	2	9377
de	02	Geroda	geroda	50.138	9.736	30	0
de	15	Geroda	geroda	50.736	11.87	2	0
de	02	Geroldsgrün	geroldsgrun	50.333	11.6	2	3189
de	02	Geroldshausen	geroldshausen	49.684	9.902	2	1246
de	02	Gerolfingen	gerolfingen	49.053	10.512	2	1066
de	02	Gerolsbach	gerolsbach	48.493	11.361	2	3244
de	08	Gerolsheim	gerolsheim	49.548	8.264	2	1684
de	08	Gerolstein	gerolstein	50.222	6.66	2	7664
de	02	Gerolzhofen	gerolzhofen	49.9	10.348	2	6781
de	13	Gersdorf	gersdorf	50.75	12.717	2	4637
de	13	Gersdorf	gersdorf	51.112	12.939	2	1307
de	05	Gersfeld	gersfeld	50.451	9.914	2	6351
de	09	Gersheim	gersheim	49.15	7.2	2	7264
de	06	Gersten	gersten	52.583	7.517	2	1212
de	15	Gerstenberg	gerstenberg	51.019	12.355	2	0
de	15	Gerstengrund	gerstengrund	50.724	9.953	2	0
de	01	Gerstetten	gerstetten	48.623	10.02	2	12086
de	02	Gersthofen	gersthofen	48.424	10.873	2	20254
de	15	Gerstungen	gerstungen	50.967	10.067	2	3865
de	11	Gerswalde	gerswalde	53.17	13.749	2	1854
de	15	Gertewitz	gertewitz	50.661	11.569	2	0
de	14	Gerwisch	gerwisch	52.177	11.74	2	2791
de	02	Gerzen	gerzen	48.507	12.427	2	1864
de	10	Geschendorf	geschendorf	53.895	10.235	7	0
de	07	Gescher	gescher	51.954	7.005	2	17115
de	15	Geschwenda	geschwenda	50.732	10.825	2	2255
de	02	Gesees	gesees	50.032	11.666	2	1244
de	07	Geseke	geseke	51.641	8.511	2	20602
de	02	Geslau	geslau	49.366	10.315	2	1424
de	02	Gessertshausen	gessertshausen	48.329	10.733	2	4424
de	02	Gestratz	gestratz	47.65	9.983	2	1248
de	16	Gesundbrunnen	gesundbrunnen	52.55	13.391	2	84789
de	06	Getelo	getelo	52.5	6.883	2	0
de	10	Gettorf	gettorf	54.4	9.983	2	6297
de	14	Geusa	geusa	51.339	11.944	2	1519
de	07	Gevelsberg	gevelsberg	51.32	7.339	2	32664
de	08	Gevenich	gevenich	50.145	7.038	6	0
de	06	Gevensleben	gevensleben	52.154	10.926	11	0
de	13	Geyer	geyer	50.626	12.921	2	4118
de	02	Giebelstadt	giebelstadt	49.653	9.944	2	4379
de	06	Gieboldehausen	gieboldehausen	51.61	10.216	2	4120
de	10	Giekau	giekau	54.317	10.517	2	1129
de	08	Gieleroth	gieleroth	50.686	7.642	2	0
de	08	Gielert	gielert	49.75	7	2	0
de	12	Gielow	gielow	53.698	12.745	2	1506
de	01	Giengen an der Brenz	giengen an der brenz	48.622	10.243	2	20201
de	08	Gierschnach	gierschnach	50.246	7.362	2	0
de	08	Giershausen	giershausen	50.647	7.527	2	0
de	14	Giersleben	giersleben	51.767	11.567	2	1187
de	15	Gierstädt	gierstadt	51.08	10.838	2	0
de	08	Giesdorf	giesdorf	50.159	6.468	2	0
de	06	Giesen	giesen	52.197	9.899	2	9909
de	08	Giesenhausen	giesenhausen	50.651	7.638	6	0
de	12	Giesensdorf	giesensdorf	53.893	11.389	27	0
de	05	Gießen	giessen	50.587	8.676	2	74411
de	06	Gifhorn	gifhorn	52.478	10.551	2	43000
de	02	Gilching	gilching	48.108	11.294	2	16859
de	08	Gillenbeuren	gillenbeuren	50.145	7.038	6	0
de	08	Gillenfeld	gillenfeld	50.128	6.904	2	1493
de	05	Gilserberg	gilserberg	50.95	9.067	2	3470
de	06	Gilten	gilten	52.7	9.583	2	1132
de	08	Gilzem	gilzem	49.838	6.667	2	0
de	08	Gimbsheim	gimbsheim	49.778	8.375	2	3066
de	08	Gimbweiler	gimbweiler	49.432	7.36	2	0
de	08	Gindorf	gindorf	50	6.617	2	0
de	01	Gingen an der Fils	gingen an der fils	48.66	9.781	2	4365
de	12	Gingst	gingst	54.457	13.257	2	1554
de	05	Ginsheim-Gustavsburg	ginsheim gustavsburg	49.971	8.345	2	16043
de	08	Ginsweiler	ginsweiler	49.65	7.593	2	0
de	08	Gipperath	gipperath	50.035	6.887	16	0
de	08	Girkenroth	girkenroth	50.578	7.946	2	0
de	08	Girod	girod	50.45	7.917	2	1262
de	06	Gittelde	gittelde	51.798	10.188	2	2087
de	08	Gladbach	gladbach	49.943	6.863	2	0
de	07	Gladbeck	gladbeck	51.571	6.986	2	76940
de	05	Gladenbach	gladenbach	50.768	8.581	2	12482
de	08	Glan-Münchweiler	glan munchweiler	49.472	7.442	2	1200
de	09	Glanbrücken	glanbrucken	49.358	7.197	2	0
de	06	Glandorf	glandorf	52.085	7.999	2	6867
de	10	Glasau	glasau	54.148	10.599	13	0
de	15	Glasehausen	glasehausen	51.367	10.143	2	0
de	12	Glasewitz	glasewitz	53.764	12.214	2	0
de	13	Glashütte	glashutte	50.852	13.78	2	4601
de	05	Glashütten	glashutten	50.217	8.4	2	5382
de	02	Glashütten	glashutten	49.887	11.449	2	1569
de	12	Glasin	glasin	53.865	11.667	2	0
de	12	Glasow	glasow	53.449	13.975	26	0
de	02	Glattbach	glattbach	50.008	9.15	2	3506
de	01	Glatten	glatten	48.442	8.511	2	2331
de	13	Glaubitz	glaubitz	51.325	13.378	2	1962
de	05	Glauburg	glauburg	50.317	9	2	3147
de	13	Glauchau	glauchau	50.82	12.545	2	26473
de	08	Glees	glees	50.428	7.261	2	0
de	15	Gleichamberg	gleichamberg	50.371	10.598	2	2997
de	06	Gleichen	gleichen	51.492	9.942	17	0
de	14	Gleina	gleina	51.236	11.778	2	0
de	02	Gleiritsch	gleiritsch	49.532	12.328	2	0
de	08	Gleisweiler	gleisweiler	49.27	8.108	2	0
de	08	Gleiszellen-Gleishorbach	gleiszellen gleishorbach	49.087	7.993	2	0
de	02	Gleißenberg	gleissenberg	49.197	12.868	10	0
de	12	Glewitz	glewitz	54.225	13.15	40	0
de	11	Glienicke	glienicke	52.634	13.326	2	9144
de	11	Glienicke/Nordbahn	glienicke nordbahn	52.634	13.326	2	0
de	06	Gliesmarode	gliesmarode	52.279	10.557	2	4071
de	10	Glinde	glinde	53.544	10.2	2	16210
de	14	Glindenberg	glindenberg	52.239	11.684	2	1347
de	02	Glonn	glonn	47.988	11.867	2	4317
de	01	Glottertal	glottertal	47.969	7.785	10	0
de	12	Glowe	glowe	54.569	13.466	2	1015
de	14	Glöthe	glothe	51.91	11.675	2	1082
de	02	Glött	glott	48.5	10.483	2	1135
de	10	Glücksburg	glucksburg	54.835	9.549	2	5946
de	10	Glückstadt	gluckstadt	53.789	9.426	2	12121
de	10	Glüsing	glusing	54.283	9.167	2	0
de	02	Gmund am Tegernsee	gmund am tegernsee	47.751	11.738	2	6086
de	06	Gnarrenburg	gnarrenburg	53.383	9	2	9504
de	15	Gneus	gneus	50.857	11.727	2	0
de	12	Gneven	gneven	53.602	11.522	2	0
de	12	Gnevkow	gnevkow	53.774	13.273	2	0
de	12	Gnewitz	gnewitz	54.028	12.465	2	0
de	12	Gnoien	gnoien	53.969	12.711	2	3362
de	02	Gnotzheim	gnotzheim	49.119	10.679	15	0
de	10	Gnutz	gnutz	54.133	9.817	2	1165
de	07	Goch	goch	51.679	6.159	2	33706
de	02	Gochsheim	gochsheim	50.017	10.283	2	6495
de	08	Goddert	goddert	50.517	7.811	2	0
de	12	Godendorf	godendorf	53.378	13.255	2	0
de	10	Goel	goel	54.283	10.94	2	1202
de	14	Goethestadt Bad Lauchstädt	goethestadt bad lauchstadt	51.292	11.844	6	0
de	13	Gohrisch	gohrisch	50.916	14.072	2	0
de	10	Gokels	gokels	54.133	9.417	2	0
de	12	Golchen	golchen	53.774	13.273	2	0
de	02	Goldbach	goldbach	50	9.184	2	10044
de	15	Goldbach	goldbach	51.046	11.433	2	1846
de	14	Goldbeck	goldbeck	52.717	11.861	2	1318
de	12	Goldberg	goldberg	53.589	12.089	2	3767
de	10	Goldebek	goldebek	54.49	9.041	15	0
de	10	Goldelund	goldelund	54.49	9.041	15	0
de	06	Goldenstedt	goldenstedt	52.788	8.432	2	9110
de	15	Goldisthal	goldisthal	50.552	11.053	2	0
de	02	Goldkronach	goldkronach	50.011	11.688	2	3711
de	11	Gollenberg	gollenberg	52.751	12.342	2	0
de	08	Gollenberg	gollenberg	49.432	7.36	2	0
de	02	Gollhofen	gollhofen	49.602	10.226	2	0
de	06	Golmbach	golmbach	51.9	9.55	2	1042
de	15	Golmsdorf	golmsdorf	50.922	11.587	2	104712
de	11	Golzow	golzow	52.276	12.601	2	1409
de	11	Golßen	golssen	51.972	13.601	2	2813
de	01	Gomadingen	gomadingen	48.4	9.391	2	2196
de	01	Gomaringen	gomaringen	48.453	9.096	2	8400
de	14	Gommern	gommern	52.074	11.823	2	5992
de	08	Gommersheim	gommersheim	49.291	8.266	2	1313
de	08	Gonbach	gonbach	49.569	7.881	6	0
de	01	Gondelsheim	gondelsheim	49.059	8.658	2	3183
de	08	Gondenbrett	gondenbrett	50.21	6.424	2	0
de	08	Gondershausen	gondershausen	50.15	7.5	2	1332
de	08	Gondorf	gondorf	49.975	6.637	2	0
de	10	Goosefeld	goosefeld	54.468	9.836	2	0
de	11	Gorden-Staupitz	gorden staupitz	51.628	13.715	2	0
de	06	Gorleben	gorleben	53.037	11.273	13	0
de	12	Gorlosen	gorlosen	53.202	11.339	2	0
de	13	Gornau	gornau	50.759	13.037	2	4101
de	08	Gornhausen	gornhausen	49.894	7.073	2	0
de	13	Gornsdorf	gornsdorf	50.7	12.883	2	2266
de	01	Gorxheimertal	gorxheimertal	49.606	8.674	6	0
de	14	Goseck	goseck	51.2	11.867	2	1149
de	11	Gosen-Neu Zittau	gosen neu zittau	52.421	13.778	2	0
de	01	Gosheim	gosheim	48.134	8.754	2	3872
de	06	Goslar	goslar	51.904	10.428	2	43560
de	08	Gossersweiler-Stein	gossersweiler stein	49.15	7.933	2	1445
de	15	Gotha	gotha	50.948	10.702	2	46615
de	01	Gottenheim	gottenheim	48.05	7.733	2	2456
de	12	Gottesgabe	gottesgabe	53.653	11.176	2	0
de	02	Gotteszell	gotteszell	48.967	12.967	2	1267
de	02	Gottfrieding	gottfrieding	48.637	12.536	2	2160
de	12	Gotthun	gotthun	53.376	12.604	2	0
de	01	Gottmadingen	gottmadingen	47.735	8.777	2	10452
de	15	Goßwitz	gosswitz	50.635	11.477	2	1379
de	08	Graach an der Mosel	graach an der mosel	49.915	7.052	2	0
de	12	Graal-Müritz	graal muritz	54.089	12.14	2	198293
de	10	Grabau	grabau	53.503	10.481	2	0
de	10	Grabau	grabau	53.819	10.185	2	0
de	02	Graben	graben	48.187	10.822	2	3250
de	01	Graben-Neudorf	graben neudorf	49.167	8.492	2	11697
de	01	Grabenstetten	grabenstetten	48.524	9.462	2	1562
de	02	Grabenstätt	grabenstatt	47.845	12.543	2	4152
de	15	Grabfeld	grabfeld	50.485	10.482	22	0
de	12	Grabow	grabow	53.28	11.565	2	6268
de	12	Grabowhöfe	grabowhofe	53.569	12.595	2	1046
de	15	Grabsleben	grabsleben	50.936	10.835	2	1069
de	02	Grafenau	grafenau	48.858	13.397	2	8870
de	01	Grafenau	grafenau	48.714	8.912	2	6425
de	02	Grafengehaig	grafengehaig	50.203	11.594	2	1026
de	01	Grafenhausen	grafenhausen	48.284	7.767	2	2296
de	02	Grafenrheinfeld	grafenrheinfeld	50	10.2	2	3342
de	02	Grafenwiesen	grafenwiesen	49.2	12.883	2	1622
de	02	Grafenwöhr	grafenwohr	49.717	11.906	2	6790
de	06	Grafhorst	grafhorst	52.445	10.945	2	1046
de	02	Grafing bei München	grafing bei munchen	48.046	11.968	2	12497
de	02	Grafling	grafling	48.73	13.279	16	0
de	02	Grafrath	grafrath	48.117	11.167	2	3630
de	08	Grafschaft	grafschaft	50.512	7.004	6	0
de	02	Grainau	grainau	47.476	11.024	2	3674
de	02	Grainet	grainet	48.8	13.65	2	2425
de	15	Graitschen bei Bürgel	graitschen bei burgel	50.942	11.756	2	0
de	10	Grambek	grambek	54.05	10.417	2	0
de	12	Grambin	grambin	53.674	14.139	2	0
de	12	Grambow	grambow	53.449	13.975	26	0
de	12	Grambow	grambow	53.676	11.302	3	0
de	12	Gramkow	gramkow	53.921	11.317	2	1129
de	12	Grammendorf	grammendorf	54.225	13.15	40	0
de	12	Grammentin	grammentin	53.84	12.803	8	0
de	15	Grammetal	grammetal	50.98	11.329	2	0
de	12	Grammow	grammow	54.028	12.465	2	0
de	11	Gramzow	gramzow	53.212	14.007	2	2113
de	10	Grande	grande	53.616	10.389	2	0
de	14	Granschütz	granschutz	51.184	12.051	2	1229
de	08	Gransdorf	gransdorf	50.035	6.887	16	0
de	12	Gransebieth	gransebieth	54.225	13.15	40	0
de	11	Gransee	gransee	53.007	13.158	2	6544
de	12	Granzin	granzin	53.463	12.029	2	0
de	12	Grapzow	grapzow	53.774	13.273	2	0
de	06	Grasberg	grasberg	53.183	8.983	2	7697
de	02	Grasbrunn	grasbrunn	48.079	11.744	2	5737
de	05	Grasellenbach	grasellenbach	49.68	8.648	11	0
de	06	Grasleben	grasleben	52.306	11.015	2	2667
de	02	Grassau	grassau	47.781	12.454	2	6323
de	02	Grattersdorf	grattersdorf	48.804	13.154	2	1424
de	10	Grauel	grauel	54.089	9.654	2	0
de	05	Grebenau	grebenau	50.742	9.473	2	2728
de	05	Grebenhain	grebenhain	50.489	9.339	2	5207
de	05	Grebenstein	grebenstein	51.446	9.412	2	6238
de	10	Grebin	grebin	54.2	10.5	2	1054
de	12	Grebs-Niendorf	grebs niendorf	53.202	11.339	2	0
de	02	Greding	greding	49.047	11.357	2	7238
de	01	Greffern	greffern	48.752	8.005	2	1984
de	07	Grefrath	grefrath	51.336	6.341	2	16016
de	02	Greifenberg	greifenberg	48.071	11.083	2	2024
de	05	Greifenstein	greifenstein	50.617	8.3	2	7507
de	12	Greifswald	greifswald	54.093	13.388	2	52731
de	02	Greiling	greiling	47.767	11.617	2	1369
de	08	Greimerath	greimerath	49.562	6.684	2	1019
de	08	Greimersburg	greimersburg	50.132	7.169	2	0
de	15	Greiz	greiz	50.658	12.199	2	24147
de	07	Gremberghoven	gremberghoven	50.902	7.061	2	2932
de	10	Gremersdorf	gremersdorf	54.333	10.933	2	1502
de	12	Gremersdorf-Buchholz	gremersdorf buchholz	54.164	12.993	2	0
de	02	Gremsdorf	gremsdorf	49.695	10.832	2	1541
de	08	Grenderich	grenderich	50.029	7.182	2	0
de	01	Grenzach-Wyhlen	grenzach wyhlen	47.55	7.683	2	13776
de	14	Greppin	greppin	51.647	12.301	2	2840
de	12	Gresse	gresse	53.384	10.717	2	0
de	06	Grethem	grethem	52.724	9.621	2	0
de	02	Grettstadt	grettstadt	49.983	10.317	2	4106
de	15	Greußen	greussen	51.23	10.944	2	3962
de	02	Greußenheim	greussenheim	49.817	9.767	2	1628
de	07	Greven	greven	52.094	7.594	2	35080
de	07	Grevenbroich	grevenbroich	51.091	6.583	2	64779
de	10	Grevenkop	grevenkop	53.837	9.488	2	0
de	10	Grevenkrug	grevenkrug	54.332	10.009	12	0
de	12	Grevesmühlen	grevesmuhlen	53.863	11.192	2	10975
de	10	Gribbohm	gribbohm	54.021	9.376	2	0
de	12	Gribow	gribow	53.724	13.107	2	0
de	08	Griebelschied	griebelschied	49.805	7.456	11	0
de	12	Grieben	grieben	53.861	11.213	2	0
de	15	Griefstedt	griefstedt	51.262	11.09	2	0
de	08	Gries	gries	49.417	7.4	2	1044
de	05	Griesheim	griesheim	49.861	8.572	2	25287
de	01	Griesingen	griesingen	48.348	9.727	6	0
de	02	Griesstätt	griesstatt	47.994	12.177	2	2485
de	08	Grimburg	grimburg	49.633	6.9	2	0
de	13	Grimma	grimma	51.234	12.72	2	17991
de	15	Grimmelshausen	grimmelshausen	50.505	10.615	2	0
de	12	Grimmen	grimmen	54.112	13.041	2	10671
de	10	Grinau	grinau	53.751	10.438	2	0
de	12	Grischow	grischow	53.774	13.273	2	0
de	15	Grobengereuth	grobengereuth	50.661	11.569	2	0
de	13	Groitzsch	groitzsch	51.155	12.283	2	7607
de	08	Grolsheim	grolsheim	49.908	7.916	2	1080
de	07	Gronau	gronau	52.211	7.022	2	46161
de	06	Gronau	gronau	52.085	9.777	2	5444
de	16	Gropiusstadt	gropiusstadt	52.425	13.467	2	36052
de	01	Grosselfingen	grosselfingen	48.332	8.887	2	2158
de	10	Grossenbrode	grossenbrode	54.383	11.083	2	2190
de	10	Grothusenkoog	grothusenkoog	54.331	8.781	2	0
de	10	Grove	grove	53.503	10.481	2	0
de	10	Groven	groven	54.333	9.025	2	0
de	14	Groß Ammensleben	gross ammensleben	52.233	11.522	2	1400
de	06	Groß Berßen	gross berssen	52.768	7.462	2	0
de	10	Groß Boden	gross boden	53.751	10.438	2	0
de	10	Groß Buchwald	gross buchwald	54.174	10.039	2	0
de	14	Groß Börnecke	gross bornecke	51.885	11.47	2	1763
de	12	Groß Disnack	gross disnack	53.891	11.401	28	0
de	13	Groß Düben	gross duben	51.567	14.567	2	1310
de	13	Groß Düben - Dźěwin	gross duben dzewin	51.547	14.685	3	0
de	12	Groß Godems	gross godems	53.407	11.719	2	0
de	10	Groß Grönau	gross gronau	53.8	10.75	2	3502
de	06	Groß Ippener	gross ippener	52.967	8.617	2	1143
de	12	Groß Kelle	gross kelle	53.376	12.604	2	0
de	12	Groß Kiesow	gross kiesow	54.013	13.479	2	1585
de	12	Groß Kordshagen	gross kordshagen	54.279	12.98	2	0
de	12	Groß Krams	gross krams	53.431	11.192	2	0
de	11	Groß Kreutz	gross kreutz	52.403	12.779	2	8453
de	11	Groß Kreutz (Havel)	gross kreutz havel	52.403	12.779	2	0
de	10	Groß Kummerfeld	gross kummerfeld	54.05	10.083	2	1958
de	11	Groß Köris	gross koris	52.166	13.659	2	2205
de	12	Groß Laasch	gross laasch	53.346	11.549	2	1096
de	11	Groß Lindow	gross lindow	52.233	14.533	2	1841
de	12	Groß Luckow	gross luckow	53.491	13.756	27	0
de	06	Groß Meckelsen	gross meckelsen	53.276	9.504	2	0
de	12	Groß Miltzow	gross miltzow	53.536	13.594	2	1285
de	12	Groß Mohrdorf	gross mohrdorf	54.359	13.017	2	0
de	12	Groß Molzahn	gross molzahn	53.764	10.975	2	0
de	06	Groß Munzel	gross munzel	52.366	9.478	2	1162
de	12	Groß Nemerow	gross nemerow	53.473	13.225	2	1355
de	10	Groß Niendorf	gross niendorf	53.867	10.25	2	0
de	10	Groß Nordende	gross nordende	53.691	9.684	2	0
de	06	Groß Oesingen	gross oesingen	52.648	10.464	2	2017
de	10	Groß Offenseth-Aspern	gross offenseth aspern	53.792	9.767	2	0
de	10	Groß Pampau	gross pampau	53.503	10.481	2	0
de	11	Groß Pankow	gross pankow	53.12	12.05	2	4661
de	11	Groß Pankow (Prignitz)	gross pankow prignitz	53.142	12.142	2	0
de	12	Groß Plasten	gross plasten	53.669	12.612	34	0
de	12	Groß Polzin	gross polzin	53.639	13.473	25	0
de	14	Groß Quenstedt	gross quenstedt	51.933	11.117	2	1064
de	10	Groß Rheide	gross rheide	54.442	9.435	2	1056
de	14	Groß Rodensleben	gross rodensleben	52.121	11.384	2	1089
de	12	Groß Roge	gross roge	53.773	12.566	2	0
de	14	Groß Rosenburg	gross rosenburg	51.917	11.892	2	1811
de	10	Groß Rönnau	gross ronnau	54.311	10.888	25	0
de	14	Groß Santersleben	gross santersleben	52.191	11.455	2	1126
de	10	Groß Sarau	gross sarau	53.8	10.75	2	0
de	11	Groß Schacksdorf-Simmersdorf	gross schacksdorf simmersdorf	51.735	14.64	2	0
de	10	Groß Schenkenberg	gross schenkenberg	53.78	10.191	6	0
de	12	Groß Schwiesow	gross schwiesow	53.764	12.214	2	0
de	12	Groß Stieten	gross stieten	53.853	11.524	2	0
de	12	Groß Teetzleben	gross teetzleben	53.63	13.038	2	0
de	06	Groß Twülpstedt	gross twulpstedt	52.374	10.919	2	2729
de	10	Groß Vollstedt	gross vollstedt	54.267	9.85	2	0
de	10	Groß Wittensee	gross wittensee	54.4	9.767	2	1007
de	12	Groß Wokern	gross wokern	53.751	12.492	2	1163
de	12	Groß Wüstenfelde	gross wustenfelde	53.878	12.616	2	0
de	05	Groß-Bieberau	gross bieberau	49.801	8.824	2	4593
de	05	Groß-Gerau	gross gerau	49.921	8.483	2	23641
de	05	Groß-Rohrheim	gross rohrheim	49.721	8.483	2	3822
de	05	Groß-Umstadt	gross umstadt	49.869	8.932	2	21758
de	05	Groß-Zimmern	gross zimmern	49.874	8.829	2	13870
de	02	Großaitingen	grossaitingen	48.228	10.779	2	4747
de	05	Großalmerode	grossalmerode	51.259	9.784	2	7393
de	13	Großbardau	grossbardau	51.204	12.698	2	1787
de	02	Großbardorf	grossbardorf	50.267	10.367	2	1006
de	10	Großbarkau	grossbarkau	54.349	10.053	10	0
de	15	Großbartloff	grossbartloff	51.25	10.217	2	1021
de	11	Großbeeren	grossbeeren	52.359	13.31	2	6835
de	01	Großbettlingen	grossbettlingen	48.591	9.308	2	4047
de	15	Großbockedra	grossbockedra	50.857	11.727	2	0
de	15	Großbodungen	grossbodungen	51.476	10.481	2	1514
de	13	Großbothen	grossbothen	51.188	12.751	2	3602
de	01	Großbottwar	grossbottwar	49.001	9.293	2	8294
de	15	Großbreitenbach	grossbreitenbach	50.583	11.01	2	2965
de	08	Großbundenbach	grossbundenbach	49.218	7.438	9	0
de	11	Großderschau	grossderschau	52.848	12.561	2	0
de	13	Großdubrau	grossdubrau	51.254	14.459	2	4793
de	13	Großdubrau - Wulka Dubrawa	grossdubrau wulka dubrawa	51.247	14.487	2	0
de	06	Großefehn	grossefehn	53.447	7.59	11	0
de	02	Großeibstadt	grosseibstadt	50.301	10.41	2	1199
de	10	Großenaspe	grossenaspe	53.983	9.967	2	2849
de	15	Großenehrich	grossenehrich	51.248	10.835	2	2482
de	15	Großengottern	grossengottern	51.148	10.562	2	2344
de	13	Großenhain	grossenhain	51.29	13.534	2	16573
de	06	Großenkneten	grossenkneten	52.944	8.253	2	13698
de	05	Großenlüder	grossenluder	50.593	9.542	2	8768
de	10	Großenrade	grossenrade	54.003	9.261	2	0
de	10	Großensee	grossensee	53.613	10.34	2	1684
de	02	Großenseebach	grossenseebach	49.633	10.875	2	2378
de	15	Großenstein	grossenstein	50.9	12.2	2	1441
de	10	Großenwiehe	grossenwiehe	54.7	9.25	2	2829
de	06	Großenwörden	grossenworden	53.587	9.392	8	0
de	01	Großerlach	grosserlach	49.054	9.514	2	2636
de	15	Großeutersdorf	grosseutersdorf	50.802	11.575	2	0
de	15	Großfahner	grossfahner	51.08	10.838	2	0
de	08	Großfischlingen	grossfischlingen	49.263	8.135	2	0
de	06	Großgoltern	grossgoltern	52.333	9.501	2	1317
de	02	Großhabersdorf	grosshabersdorf	49.4	10.783	2	4274
de	10	Großhansdorf	grosshansdorf	53.667	10.283	2	9009
de	10	Großharrie	grossharrie	54.021	10	18	0
de	13	Großharthau	grossharthau	51.107	14.099	2	3415
de	13	Großhartmannsdorf	grosshartmannsdorf	50.8	13.333	2	2921
de	06	Großheide	grossheide	53.578	7.283	17	0
de	02	Großheirath	grossheirath	50.176	10.95	2	2640
de	13	Großhennersdorf	grosshennersdorf	50.986	14.788	2	1539
de	15	Großheringen	grossheringen	51.089	11.625	2	0
de	02	Großheubach	grossheubach	49.728	9.223	2	5126
de	08	Großholbach	grossholbach	50.45	7.883	2	1008
de	08	Großkampenberg	grosskampenberg	50.132	6.451	20	0
de	08	Großkarlbach	grosskarlbach	49.538	8.225	2	1157
de	02	Großkarolinenfeld	grosskarolinenfeld	47.891	12.081	2	6865
de	14	Großkayna	grosskayna	51.291	11.933	2	1091
de	11	Großkmehlen	grosskmehlen	51.379	13.725	2	1298
de	14	Großkorbetha	grosskorbetha	51.26	12.03	2	2083
de	05	Großkrotzenburg	grosskrotzenburg	50.083	8.983	2	7196
de	14	Großkugel	grosskugel	51.417	12.146	2	2272
de	08	Großlangenfeld	grosslangenfeld	50.233	6.283	2	0
de	02	Großlangheim	grosslangheim	49.756	10.241	2	1536
de	13	Großlehna	grosslehna	51.307	12.172	2	2487
de	08	Großlittgen	grosslittgen	50.028	6.799	2	1033
de	15	Großlohra	grosslohra	51.31	10.488	2	0
de	15	Großlöbichau	grosslobichau	50.922	11.587	2	104712
de	08	Großmaischeid	grossmaischeid	50.5	7.633	2	2503
de	02	Großmehring	grossmehring	48.739	11.505	13	0
de	15	Großmonra	grossmonra	51.213	11.296	2	1037
de	15	Großmölsen	grossmolsen	51.024	11.017	17	0
de	13	Großnaundorf	grossnaundorf	51.2	13.933	2	1103
de	15	Großneuhausen	grossneuhausen	51.169	11.162	2	0
de	08	Großniedesheim	grossniedesheim	49.575	8.312	2	1392
de	13	Großolbersdorf	grossolbersdorf	50.7	13.083	2	3234
de	02	Großostheim	grossostheim	49.92	9.076	2	16346
de	13	Großpostwitz	grosspostwitz	51.121	14.441	2	3116
de	13	Großpostwitz/O.L. - Budestecy	grosspostwitz o l budestecy	51.128	14.423	2	0
de	13	Großpösna	grossposna	51.267	12.5	2	5608
de	15	Großpürschütz	grosspurschutz	50.922	11.587	2	104712
de	02	Großreuth bei Schweinau	grossreuth bei schweinau	49.434	11.023	2	4331
de	01	Großrinderfeld	grossrinderfeld	49.665	9.734	2	4179
de	09	Großrosseln	grossrosseln	49.203	6.841	2	9215
de	15	Großrudestedt	grossrudestedt	51.093	11.1	2	2089
de	11	Großräschen	grossraschen	51.588	14.011	2	11523
de	13	Großröhrsdorf	grossrohrsdorf	51.145	14.019	2	7306
de	13	Großrückerswalde	grossruckerswalde	50.633	13.117	2	4005
de	13	Großschirma	grossschirma	50.966	13.286	2	6179
de	15	Großschwabhausen	grossschwabhausen	50.92	11.428	2	0
de	13	Großschweidnitz	grossschweidnitz	51.069	14.643	2	1377
de	13	Großschönau	grossschonau	50.9	14.683	2	6571
de	08	Großseifen	grossseifen	50.667	8.017	2	0
de	10	Großsolt	grosssolt	54.7	9.517	2	1870
de	08	Großsteinhausen	grosssteinhausen	49.244	7.357	16	0
de	11	Großthiemig	grossthiemig	51.383	13.667	2	1282
de	15	Großvargula	grossvargula	51.156	10.696	26	0
de	02	Großwallstadt	grosswallstadt	49.879	9.153	2	4081
de	02	Großweil	grossweil	47.676	11.301	2	1409
de	13	Großweitzschen	grossweitzschen	51.158	13.045	2	3405
de	11	Großwoltersdorf	grosswoltersdorf	53.067	13.1	2	1003
de	14	Großörner	grossorner	51.615	11.49	2	2092
de	02	Grub	grub	50.103	11.929	2	3129
de	02	Grub a.Forst	grub a forst	50.186	11.178	6	0
de	10	Grube	grube	54.233	11.033	2	1007
de	01	Gruibingen	gruibingen	48.595	9.644	2	2266
de	08	Grumbach	grumbach	49.635	7.574	6	0
de	10	Grundhof	grundhof	54.8	9.633	2	0
de	01	Grundsheim	grundsheim	48.186	9.692	2	0
de	16	Grunewald	grunewald	52.483	13.266	2	11631
de	11	Grunow-Dammendorf	grunow dammendorf	52.238	14.415	2	0
de	02	Gräfelfing	grafelfing	48.119	11.429	2	12978
de	02	Gräfenberg	grafenberg	49.644	11.25	2	4105
de	08	Gräfendhron	grafendhron	49.717	6.983	2	0
de	02	Gräfendorf	grafendorf	50.123	9.741	2	1459
de	15	Gräfenhain	grafenhain	50.817	10.7	2	1472
de	14	Gräfenhainichen	grafenhainichen	51.729	12.457	2	7833
de	15	Gräfenroda	grafenroda	50.748	10.811	2	3615
de	15	Gräfenthal	grafenthal	50.562	11.043	21	0
de	05	Grävenwiesbach	gravenwiesbach	50.39	8.457	2	5245
de	02	Gröbenzell	grobenzell	48.2	11.367	2	19110
de	14	Gröbers	grobers	51.431	12.116	2	2460
de	14	Gröbzig	grobzig	51.682	11.875	2	2747
de	10	Gröde	grode	54.423	9.066	12	0
de	11	Gröden	groden	51.4	13.567	2	1636
de	10	Grödersby	grodersby	54.706	9.931	3	0
de	13	Gröditz	groditz	51.367	13.4	2	0
de	01	Grömbach	grombach	48.443	8.526	7	0
de	10	Grömitz	gromitz	54.15	10.967	2	7847
de	14	Gröningen	groningen	51.937	11.216	2	4166
de	10	Grönwohld	gronwohld	53.642	10.408	2	1311
de	16	Grünau	grunau	52.416	13.58	2	5408
de	13	Grünbach	grunbach	50.45	12.362	2	1927
de	05	Grünberg	grunberg	50.594	8.959	2	14233
de	05	Gründau	grundau	50.194	9.154	18	0
de	08	Grünebach	grunebach	50.661	8.005	2	0
de	02	Grünenbach	grunenbach	47.629	10.008	2	1364
de	06	Grünendeich	grunendeich	53.57	9.612	2	2061
de	13	Grünhain	grunhain	50.58	12.807	2	2602
de	13	Grünhain-Beierfeld	grunhain beierfeld	50.573	12.799	2	0
de	13	Grünhainichen	grunhainichen	50.767	13.154	2	1383
de	11	Grünheide	grunheide	52.423	13.813	2	7599
de	11	Grünheide (Mark)	grunheide mark	52.421	13.778	2	0
de	01	Grünkraut	grunkraut	47.744	9.656	2	3078
de	12	Grünow	grunow	53.378	13.255	3	0
de	01	Grünsfeld	grunsfeld	49.609	9.747	2	3799
de	08	Grünstadt	grunstadt	49.563	8.163	2	13424
de	02	Grünwald	grunwald	48.039	11.523	2	10836
de	01	Gschwend	gschwend	48.933	9.744	2	5092
de	02	Gstadt am Chiemsee	gstadt am chiemsee	47.885	12.418	2	1355
de	11	Guben	guben	51.95	14.714	2	21608
de	08	Guckheim	guckheim	50.578	7.946	2	0
de	10	Gudendorf	gudendorf	53.983	9.117	2	0
de	05	Gudensberg	gudensberg	51.177	9.367	2	9032
de	06	Guderhandviertel	guderhandviertel	53.549	9.61	2	1239
de	10	Gudow	gudow	53.556	10.77	2	1668
de	01	Guggenhausen	guggenhausen	47.935	9.552	6	0
de	11	Guhrow	guhrow	51.968	14.191	2	0
de	08	Guldental	guldental	49.914	7.835	2	0
de	08	Gumbsheim	gumbsheim	49.817	7.967	2	0
de	07	Gummersbach	gummersbach	51.026	7.565	2	53131
de	15	Gumperda	gumperda	50.802	11.575	2	0
de	11	Gumtow	gumtow	52.983	12.25	2	4093
de	01	Gundelfingen	gundelfingen	48.042	7.866	2	11563
de	02	Gundelfingen	gundelfingen	48.553	10.372	2	7889
de	02	Gundelfingen a.d.Donau	gundelfingen a d donau	48.629	10.385	6	0
de	01	Gundelsheim	gundelsheim	49.283	9.16	2	7551
de	02	Gundelsheim	gundelsheim	49.937	10.92	2	3292
de	08	Gunderath	gunderath	50.219	7.016	10	0
de	08	Gundersheim	gundersheim	49.696	8.203	2	1668
de	08	Gundersweiler	gundersweiler	49.569	7.881	6	0
de	08	Gundheim	gundheim	49.714	8.233	6	0
de	02	Gundremmingen	gundremmingen	48.5	10.4	2	1502
de	01	Gunningen	gunningen	48.108	8.784	8	0
de	08	Guntersblum	guntersblum	49.797	8.346	2	3702
de	02	Gunzenhausen	gunzenhausen	49.117	10.76	2	16477
de	06	Gusborn	gusborn	53.04	11.235	16	0
de	08	Gusenburg	gusenburg	49.633	6.9	2	1187
de	11	Gusow-Platkow	gusow platkow	52.534	14.381	2	0
de	08	Gusterath	gusterath	49.7	6.717	2	1909
de	12	Gustow	gustow	54.311	13.323	2	0
de	01	Gutach	gutach	48.248	8.213	2	2202
de	01	Gutach (Schwarzwaldbahn)	gutach schwarzwaldbahn	48.248	8.213	2	0
de	01	Gutach im Breisgau	gutach im breisgau	48.117	7.983	2	4429
de	11	Guteborn	guteborn	51.499	13.965	2	0
de	08	Gutenacker	gutenacker	50.358	7.769	7	0
de	14	Gutenberg	gutenberg	51.547	11.972	2	1246
de	08	Gutenberg	gutenberg	49.883	7.8	2	1001
de	14	Gutenborn	gutenborn	51.668	12.38	9	0
de	02	Guteneck	guteneck	49.428	12.329	18	0
de	02	Gutenstetten	gutenstetten	49.617	10.633	2	1393
de	01	Gutenzell-Hürbel	gutenzell hurbel	48.117	9.983	2	1922
de	12	Gutow	gutow	53.764	12.214	2	0
de	13	Guttau	guttau	51.259	14.561	2	1736
de	02	Guttenberg	guttenberg	50.137	11.492	15	0
de	08	Gutweiler	gutweiler	49.724	6.758	2	0
de	05	Guxhagen	guxhagen	51.2	9.483	2	5433
de	06	Gyhum	gyhum	53.217	9.317	2	2454
de	12	Gägelow	gagelow	53.686	11.896	2	2676
de	01	Gärtringen	gartringen	48.642	8.901	2	11760
de	01	Gäufelden	gaufelden	48.679	8.91	6	0
de	08	Göcklingen	gocklingen	49.147	8.082	2	0
de	13	Göda	goda	51.178	14.32	2	3476
de	13	Göda - Hodźij	goda hodzij	51.175	14.327	2	0
de	08	Gödenroth	godenroth	50.122	7.44	2	0
de	06	Gödenstorf	godenstorf	53.221	10.155	2	0
de	01	Göggingen	goggingen	48.861	9.884	2	2496
de	10	Göhl	gohl	54.295	10.881	2	0
de	12	Göhlen	gohlen	53.331	11.501	2	0
de	06	Göhrde	gohrde	53.032	11.348	18	0
de	12	Göhren	gohren	54.36	13.363	13	0
de	15	Göhren	gohren	50.991	12.48	2	0
de	12	Göhren-Lebbin	gohren lebbin	53.509	13.045	6	0
de	12	Göldenitz	goldenitz	53.884	11.502	34	0
de	06	Gölenkamp	golenkamp	52.5	6.883	2	0
de	08	Göllheim	gollheim	49.595	8.051	2	3773
de	15	Göllnitz	gollnitz	50.897	12.345	2	0
de	10	Gönnebek	gonnebek	54.04	10.215	2	0
de	08	Gönnersdorf	gonnersdorf	50.505	7.289	2	0
de	08	Gönnersdorf	gonnersdorf	50.344	6.581	2	0
de	08	Gönnheim	gonnheim	49.448	8.239	2	1478
de	15	Göpfersdorf	gopfersdorf	51.039	12.343	7	0
de	01	Göppingen	goppingen	48.704	9.652	2	58040
de	08	Görgeshausen	gorgeshausen	50.43	7.875	2	0
de	02	Görisried	gorisried	47.707	10.51	2	1269
de	11	Göritz	goritz	53.223	13.232	36	0
de	15	Görkwitz	gorkwitz	50.579	11.81	2	0
de	13	Görlitz	gorlitz	51.155	14.989	2	57751
de	12	Görmin	gormin	53.991	13.271	2	1012
de	15	Görsbach	gorsbach	51.462	10.937	2	1175
de	01	Görwihl	gorwihl	47.643	8.075	2	4587
de	14	Görzig	gorzig	51.664	11.998	2	1295
de	11	Görzke	gorzke	52.172	12.375	2	1526
de	15	Göschitz	goschitz	50.579	11.81	2	0
de	15	Gösen	gosen	50.969	11.902	2	0
de	08	Gösenroth	gosenroth	49.864	7.342	2	0
de	02	Gössenheim	gossenheim	50.017	9.783	2	1319
de	15	Gössitz	gossitz	50.661	11.569	2	0
de	10	Göttin	gottin	53.491	10.628	2	0
de	06	Göttingen	gottingen	51.534	9.932	3	122149
de	15	Gößnitz	gossnitz	50.889	12.433	2	4104
de	02	Gößweinstein	gossweinstein	49.769	11.338	2	4147
de	10	Güby	guby	54.483	9.7	2	0
de	08	Gückingen	guckingen	50.391	8.007	2	1041
de	01	Güglingen	guglingen	49.066	9.002	2	6198
de	11	Gülitz-Reetz	gulitz reetz	53.076	11.857	2	0
de	08	Güllesheim	gullesheim	50.587	7.53	2	0
de	12	Gültz	gultz	53.774	13.273	2	0
de	10	Gülzow	gulzow	53.45	10.5	2	1289
de	12	Gülzow-Prüzen	gulzow pruzen	53.764	12.214	2	0
de	15	Günstedt	gunstedt	51.2	11.069	2	0
de	02	Güntersleben	guntersleben	49.87	9.905	2	4472
de	14	Günthersdorf	gunthersdorf	51.346	12.172	2	1179
de	02	Günzach	gunzach	47.825	10.435	2	1522
de	02	Günzburg	gunzburg	48.456	10.277	2	19737
de	14	Güsten	gusten	51.796	11.612	2	4218
de	10	Güster	guster	53.539	10.676	2	1216
de	12	Güstrow	gustrow	53.797	12.173	2	31217
de	01	Gütenbach	gutenbach	48.05	8.15	2	1322
de	07	Gütersloh	gutersloh	51.907	8.379	2	96180
de	12	Gützkow	gutzkow	53.724	13.107	2	2582
de	02	Haag an der Amper	haag an der amper	48.458	11.828	2	2909
de	02	Haag in Oberbayern	haag in oberbayern	48.162	12.179	2	6218
de	10	Haale	haale	54.133	9.55	2	0
de	07	Haan	haan	51.194	7.013	2	29431
de	02	Haar	haar	48.109	11.727	2	17560
de	02	Haarbach	haarbach	48.5	13.15	2	2604
de	02	Habach	habach	47.733	11.283	2	1116
de	05	Habichtswald	habichtswald	51.343	9.359	18	0
de	08	Habscheid	habscheid	50.267	6.489	11	0
de	10	Haby	haby	54.4	9.767	2	0
de	08	Hachenburg	hachenburg	50.66	7.823	2	5690
de	08	Hackenheim	hackenheim	49.825	7.899	2	2037
de	05	Hadamar	hadamar	50.446	8.043	2	12131
de	06	Hademstorf	hademstorf	52.763	9.58	2	0
de	10	Hadenfeld	hadenfeld	54.05	9.483	2	0
de	14	Hadmersleben	hadmersleben	51.993	11.303	2	1953
de	02	Hafenlohr	hafenlohr	49.869	9.602	2	1846
de	06	Hage	hage	53.603	7.285	2	5848
de	02	Hagelstadt	hagelstadt	48.9	12.217	2	1852
de	07	Hagen	hagen	51.361	7.472	3	198972
de	06	Hagen	hagen	52.196	7.98	2	14187
de	06	Hagen	hagen	52.268	10.525	2	3275
de	06	Hagen am Teutoburger Wald	hagen am teutoburger wald	52.196	7.98	2	0
de	06	Hagen im Bremischen	hagen im bremischen	53.357	8.643	2	3928
de	08	Hagenbach	hagenbach	49.017	8.25	2	5495
de	06	Hagenburg	hagenburg	52.434	9.325	2	4569
de	02	Hagenbüchach	hagenbuchach	49.533	10.767	2	1251
de	12	Hagenow	hagenow	53.431	11.192	2	12128
de	06	Hagermarsch	hagermarsch	53.598	7.294	2	0
de	01	Hagnau	hagnau	47.677	9.318	2	1342
de	01	Hagnau am Bodensee	hagnau am bodensee	47.691	9.28	2	0
de	06	Hahausen	hahausen	51.989	10.269	2	0
de	08	Hahn	hahn	49.992	7.135	2	0
de	08	Hahn am See	hahn am see	50.517	7.811	2	0
de	08	Hahn bei Marienberg	hahn bei marienberg	50.667	8.017	2	0
de	02	Hahnbach	hahnbach	49.534	11.803	2	5257
de	08	Hahnenbach	hahnenbach	49.791	7.464	2	0
de	08	Hahnheim	hahnheim	49.861	8.237	2	1619
de	08	Hahnstätten	hahnstatten	50.3	8.067	2	2900
de	08	Hahnweiler	hahnweiler	49.457	7.524	23	0
de	02	Haibach	haibach	49.964	9.207	2	8600
de	02	Haibach	haibach	48.536	12.987	2	2161
de	02	Haidmühle	haidmuhle	48.826	13.776	2	1488
de	05	Haiger	haiger	50.742	8.208	2	20218
de	01	Haigerloch	haigerloch	48.366	8.804	2	10828
de	02	Haimhausen	haimhausen	48.315	11.555	2	4680
de	02	Haiming	haiming	48.217	12.9	2	2516
de	05	Hain-Gründau	hain grundau	50.243	9.143	2	14723
de	05	Haina	haina	51.028	8.974	2	3662
de	15	Haina	haina	50.99	10.518	2	1079
de	08	Hainau	hainau	50.223	7.862	2	0
de	05	Hainburg	hainburg	50.141	9.016	12	0
de	13	Hainewalde	hainewalde	50.91	14.704	2	1826
de	08	Hainfeld	hainfeld	49.27	8.108	2	0
de	13	Hainichen	hainichen	50.97	13.123	2	9511
de	02	Hainsfarth	hainsfarth	48.958	10.625	2	1486
de	15	Hainspitz	hainspitz	50.969	11.902	2	0
de	01	Haiterbach	haiterbach	48.521	8.644	2	5820
de	16	Hakenfelde	hakenfelde	52.559	13.208	2	26940
de	11	Halbe	halbe	52.117	13.7	2	2209
de	06	Halbemond	halbemond	53.567	7.29	2	1041
de	14	Halberstadt	halberstadt	51.896	11.056	2	39729
de	02	Halblech	halblech	47.632	10.82	2	3521
de	08	Halbs	halbs	50.559	7.975	2	0
de	14	Haldensleben	haldensleben	52.317	11.166	3	0
de	14	Haldensleben I	haldensleben i	52.289	11.41	2	20294
de	02	Haldenwang	haldenwang	47.8	10.35	2	3634
de	02	Haldenwang	haldenwang	48.438	10.448	2	1855
de	11	Halenbeck-Rohlsdorf	halenbeck rohlsdorf	53.219	12.101	25	0
de	16	Halensee	halensee	52.49	13.296	2	12605
de	02	Halfing	halfing	47.952	12.275	2	2754
de	02	Hallbergmoos	hallbergmoos	48.327	11.751	2	8074
de	07	Halle	halle	52.06	8.361	2	21071
de	06	Halle	halle	51.991	9.565	2	1779
de	14	Halle (Saale)	halle saale	51.482	11.979	4	234107
de	07	Halle (Westf.)	halle westf	52.06	8.361	2	0
de	14	Halle Neustadt	halle neustadt	51.479	11.916	2	44515
de	07	Hallenberg	hallenberg	51.111	8.62	2	4694
de	02	Hallerndorf	hallerndorf	49.759	10.979	2	3928
de	08	Hallgarten	hallgarten	49.743	7.795	6	0
de	10	Hallig Hooge	hallig hooge	54.577	9.012	9	0
de	08	Hallschlag	hallschlag	50.172	6.399	25	0
de	02	Hallstadt	hallstadt	49.929	10.875	2	8485
de	15	Hallungen	hallungen	51.044	10.222	14	0
de	02	Halsbach	halsbach	48.16	12.617	15	0
de	13	Halsbrücke	halsbrucke	50.95	13.35	2	3619
de	08	Halsdorf	halsdorf	49.942	6.402	2	0
de	08	Halsenbach	halsenbach	50.172	7.557	2	1301
de	10	Halstenbek	halstenbek	53.633	9.85	2	16212
de	07	Haltern am See	haltern am see	51.743	7.182	2	37788
de	07	Halver	halver	51.186	7.498	2	17650
de	06	Halvesbostel	halvesbostel	53.398	9.65	6	0
de	08	Hambach	hambach	50.374	8.007	2	0
de	10	Hamberge	hamberge	53.833	10.583	2	1357
de	06	Hambergen	hambergen	53.308	8.825	2	5472
de	01	Hambrücken	hambrucken	49.19	8.541	2	5302
de	08	Hambuch	hambuch	50.252	7.145	2	0
de	04	Hamburg	hamburg	53.551	9.993	9	1739117
de	04	Hamburg-Altstadt	hamburg altstadt	53.55	10	2	1661
de	04	Hamburg-Mitte	hamburg mitte	53.55	10.017	4	233144
de	04	Hamburg-Nord	hamburg nord	53.589	9.984	4	280000
de	06	Hambühren	hambuhren	52.633	9.983	2	10259
de	10	Hamdorf	hamdorf	54.225	9.519	2	1316
de	06	Hameln	hameln	52.104	9.356	2	58666
de	06	Hamersen	hamersen	53.276	9.504	2	0
de	10	Hamfelde	hamfelde	53.683	10.427	3	0
de	07	Hamm	hamm	51.68	7.821	3	185327
de	08	Hamm	hamm	50.765	7.678	2	3406
de	08	Hamm (Sieg)	hamm sieg	50.765	7.678	2	0
de	08	Hamm am Rhein	hamm am rhein	49.765	8.334	6	0
de	06	Hammah	hammah	53.617	9.367	2	2859
de	02	Hammelburg	hammelburg	50.116	9.891	2	12004
de	12	Hammer a.d. Uecker	hammer a d uecker	53.634	14.013	2	0
de	04	Hammerbrook	hammerbrook	53.545	10.03	2	1649
de	13	Hammerbrücke	hammerbrucke	50.435	12.415	2	1395
de	05	Hammersbach	hammersbach	50.217	8.983	2	4772
de	15	Hammerstedt	hammerstedt	50.92	11.428	2	0
de	08	Hammerstein	hammerstein	50.5	7.333	2	0
de	07	Hamminkeln	hamminkeln	51.733	6.59	2	27433
de	10	Hammoor	hammoor	53.714	10.322	2	1121
de	10	Hamwarde	hamwarde	53.436	10.378	2	0
de	10	Hamweddel	hamweddel	54.246	9.596	17	0
de	05	Hanau am Main	hanau am main	50.134	8.914	2	88648
de	06	Handeloh	handeloh	53.246	9.839	2	2508
de	10	Handewitt	handewitt	54.767	9.333	2	6152
de	06	Handorf	handorf	53.341	10.347	2	2063
de	06	Handrup	handrup	52.562	7.512	2	0
de	10	Hanerau-Hademarschen	hanerau hademarschen	54.133	9.417	2	3074
de	09	Hangard	hangard	49.383	7.21	2	1970
de	08	Hangen-Weisheim	hangen weisheim	49.747	8.123	2	0
de	08	Hanhofen	hanhofen	49.317	8.341	2	2304
de	06	Hankensbüttel	hankensbuttel	52.733	10.6	2	4487
de	05	Hann. Münden	hann munden	51.276	9.49	26	0
de	06	Hannover	hannover	52.371	9.733	5	515140
de	06	Hannoversch Münden	hannoversch munden	51.415	9.65	2	25073
de	08	Hanroth	hanroth	50.575	7.625	2	0
de	16	Hansaviertel	hansaviertel	52.519	13.342	2	5629
de	12	Hanshagen	hanshagen	54.113	13.594	2	0
de	06	Hanstedt	hanstedt	53.267	10.017	2	4574
de	06	Hanstedt Eins	hanstedt eins	53.046	10.374	2	1004
de	02	Happurg	happurg	49.494	11.471	2	3779
de	08	Harbach	harbach	50.85	7.867	2	0
de	14	Harbke	harbke	52.189	11.046	2	1935
de	04	Harburg	harburg	53.461	9.984	3	202571
de	02	Harburg	harburg	48.787	10.689	2	5694
de	02	Harburg (Schwaben)	harburg schwaben	48.787	10.689	2	0
de	10	Hardebek	hardebek	53.983	9.817	2	0
de	06	Hardegsen	hardegsen	51.652	9.831	2	8621
de	08	Hardert	hardert	50.507	7.497	2	0
de	01	Hardheim	hardheim	49.612	9.472	2	7513
de	01	Hardt	hardt	48.183	8.417	2	2598
de	01	Hardthausen am Kocher	hardthausen am kocher	49.287	9.494	29	0
de	06	Haren	haren	52.793	7.241	2	22545
de	06	Haren (Ems)	haren ems	52.793	7.241	2	0
de	08	Hargarten	hargarten	50.094	6.528	2	0
de	08	Hargesheim	hargesheim	49.862	7.829	2	2991
de	10	Harmsdorf	harmsdorf	54.218	10.899	2	0
de	12	Harmsdorf	harmsdorf	53.891	11.401	28	0
de	06	Harmstorf	harmstorf	53.347	9.962	6	0
de	06	Harpstedt	harpstedt	52.909	8.59	2	4558
de	10	Harrislee	harrislee	54.8	9.383	2	11596
de	08	Harschbach	harschbach	50.456	7.79	2	0
de	08	Harscheid	harscheid	50.431	6.962	13	0
de	02	Harsdorf	harsdorf	50.033	11.567	2	1076
de	06	Harsefeld	harsefeld	53.454	9.503	2	12350
de	07	Harsewinkel	harsewinkel	51.962	8.228	2	24207
de	14	Harsleben	harsleben	51.867	11.1	2	2395
de	08	Harspelt	harspelt	50.144	6.445	21	0
de	06	Harsum	harsum	52.21	9.965	2	12331
de	08	Hartenfels	hartenfels	50.517	7.811	2	0
de	10	Hartenholm	hartenholm	53.899	10.06	2	1808
de	13	Hartenstein	hartenstein	50.662	12.67	2	5043
de	02	Hartenstein	hartenstein	49.6	11.517	2	1534
de	15	Harth-Pöllnitz	harth pollnitz	50.781	12.071	2	0
de	13	Hartha	hartha	51.099	12.974	2	7227
de	08	Harthausen	harthausen	49.294	8.345	2	3061
de	01	Hartheim	hartheim	47.933	7.633	2	4538
de	01	Hartheim am Rhein	hartheim am rhein	47.933	7.633	2	0
de	13	Hartmannsdorf	hartmannsdorf	50.886	12.799	2	4732
de	13	Hartmannsdorf	hartmannsdorf	50.758	12.427	2	1462
de	13	Hartmannsdorf bei Kirchberg	hartmannsdorf bei kirchberg	50.665	12.493	2	0
de	13	Hartmannsdorf-Reichenau	hartmannsdorf reichenau	50.831	13.761	11	0
de	08	Harxheim	harxheim	49.905	8.264	2	2025
de	14	Harzgerode	harzgerode	51.642	11.143	2	4428
de	15	Harztor	harztor	51.436	10.727	22	0
de	06	Hasbergen	hasbergen	52.238	7.961	2	11032
de	08	Hasborn	hasborn	50.035	6.887	16	0
de	08	Haschbach am Remigiusberg	haschbach am remigiusberg	49.539	7.328	2	0
de	01	Hasel	hasel	47.653	7.897	2	1115
de	10	Haselau	haselau	53.662	9.62	2	1125
de	02	Haselbach	haselbach	48.646	13.39	2	1683
de	13	Haselbachtal	haselbachtal	51.236	14.026	2	0
de	10	Haseldorf	haseldorf	53.638	9.592	2	1743
de	16	Haselhorst	haselhorst	52.544	13.237	2	13624
de	10	Haselund	haselund	54.579	9.014	8	0
de	06	Haselünne	haselunne	52.674	7.485	2	12562
de	10	Hasenkrug	hasenkrug	53.983	9.817	2	0
de	10	Hasenmoor	hasenmoor	53.877	9.935	2	0
de	08	Haserich	haserich	50.029	7.182	2	0
de	01	Haslach	haslach	48.565	8.057	2	6874
de	01	Haslach im Kinzigtal	haslach im kinzigtal	48.489	8.067	2	0
de	02	Hasloch	hasloch	49.792	9.494	2	1414
de	10	Hasloh	hasloh	53.695	9.917	2	3460
de	06	Hassel	hassel	52.697	8.832	2	1933
de	06	Hassel (Weser)	hassel weser	52.749	9.075	2	0
de	08	Hasselbach	hasselbach	50.717	7.55	3	0
de	10	Hasselberg	hasselberg	54.661	9.931	2	0
de	14	Hasselfelde	hasselfelde	51.691	10.854	2	3159
de	05	Hasselroth	hasselroth	50.194	9.156	18	0
de	06	Hassendorf	hassendorf	53.109	9.265	2	1156
de	06	Haste	haste	52.381	9.393	2	2800
de	06	Hatten	hatten	53.05	8.383	2	13499
de	01	Hattenhofen	hattenhofen	48.666	9.575	2	2964
de	02	Hattenhofen	hattenhofen	48.222	11.116	2	1415
de	05	Hattersheim	hattersheim	50.069	8.486	2	25035
de	08	Hattert	hattert	50.667	7.767	2	1767
de	08	Hattgenstein	hattgenstein	49.432	7.36	2	0
de	07	Hattingen	hattingen	51.399	7.186	2	56866
de	06	Hattorf	hattorf	51.65	10.237	2	4456
de	06	Hattorf am Harz	hattorf am harz	51.65	10.237	2	0
de	10	Hattstedt	hattstedt	54.533	9.033	2	2416
de	10	Hattstedtermarsch	hattstedtermarsch	54.533	9.033	2	0
de	08	Hatzenbühl	hatzenbuhl	49.111	8.245	2	2693
de	08	Hatzenport	hatzenport	50.287	7.457	2	0
de	05	Hatzfeld	hatzfeld	50.993	8.546	2	3409
de	08	Hauenstein	hauenstein	49.192	7.855	2	4148
de	02	Haundorf	haundorf	49.176	10.771	2	2751
de	05	Hauneck	hauneck	50.885	9.631	17	0
de	05	Haunetal	haunetal	50.589	9.864	15	0
de	02	Haunsheim	haunsheim	48.6	10.374	2	1599
de	06	Hauptbahnhof	hauptbahnhof	52.25	10.55	2	1036
de	08	Hauptstuhl	hauptstuhl	49.4	7.483	2	1325
de	08	Hauroth	hauroth	50.252	7.145	2	0
de	01	Hausach	hausach	48.284	8.176	2	5748
de	08	Hausbay	hausbay	50.211	7.409	16	0
de	02	Hausen	hausen	49.689	11.032	2	3625
de	01	Hausen	hausen	47.681	7.84	2	2410
de	02	Hausen	hausen	48.86	12.006	2	2068
de	02	Hausen	hausen	49.87	9.21	2	2033
de	08	Hausen	hausen	50.542	7.407	2	2009
de	08	Hausen (Wied)	hausen wied	50.547	7.413	3	0
de	02	Hausen am Bussen	hausen am bussen	48.632	10.288	10	0
de	01	Hausen am Tann	hausen am tann	48.164	8.779	14	0
de	02	Hausen b. Würzburg	hausen b wurzburg	49.834	9.821	12	0
de	01	Hausen im Wiesental	hausen im wiesental	47.681	7.84	2	0
de	01	Hausen ob Verena	hausen ob verena	48.109	8.785	8	0
de	02	Hausham	hausham	47.747	11.841	2	8177
de	15	Haussömmern	haussommern	51.133	10.836	2	0
de	08	Hausten	hausten	50.396	7.189	2	0
de	13	Hauswalde	hauswalde	51.152	14.086	2	3265
de	08	Hausweiler	hausweiler	49.65	7.593	2	0
de	02	Hauzenberg	hauzenberg	48.65	13.626	2	12522
de	10	Havekost	havekost	53.503	10.481	2	0
de	11	Havelaue	havelaue	52.6	12.5	2	0
de	14	Havelberg	havelberg	52.831	12.076	2	7078
de	11	Havelsee	havelsee	52.307	12.63	24	0
de	06	Haverlah	haverlah	52.067	10.167	2	1741
de	10	Havetoft	havetoft	54.464	9.423	12	0
de	07	Havixbeck	havixbeck	51.983	7.417	2	12034
de	02	Hawangen	hawangen	47.967	10.267	2	1237
de	01	Hayingen	hayingen	48.275	9.478	2	2224
de	15	Haynrode	haynrode	51.418	10.34	2	0
de	06	Haßbergen	hassbergen	52.733	9.233	2	1563
de	02	Haßfurt	hassfurt	50.035	10.516	2	13562
de	15	Haßleben	hassleben	51.109	10.996	2	1066
de	08	Haßloch	hassloch	49.363	8.258	2	20779
de	01	Haßmersheim	hassmersheim	49.3	9.15	2	4892
de	10	Haßmoor	hassmoor	54.372	9.527	2	0
de	02	Hebertsfelden	hebertsfelden	48.406	12.823	2	3756
de	02	Hebertshausen	hebertshausen	48.29	11.465	2	5121
de	01	Hechingen	hechingen	48.351	8.963	2	19400
de	06	Hechthausen	hechthausen	53.64	9.239	2	3623
de	11	Heckelberg-Brunow	heckelberg brunow	52.784	14.044	2	0
de	08	Hecken	hecken	49.944	7.407	2	0
de	08	Heckenbach	heckenbach	50.482	6.988	2	0
de	08	Heckenmünster	heckenmunster	49.943	6.863	3	0
de	08	Heckhuscheid	heckhuscheid	50.132	6.451	20	0
de	14	Hecklingen	hecklingen	51.847	11.534	2	3969
de	08	Heddert	heddert	49.633	6.783	2	0
de	01	Heddesbach	heddesbach	49.462	8.968	2	0
de	01	Heddesheim	heddesheim	49.506	8.604	2	11544
de	06	Hedeper	hedeper	52.115	10.622	6	0
de	14	Hedersleben	hedersleben	51.859	11.25	2	1757
de	14	Hedersleben	hedersleben	51.549	11.65	2	1003
de	10	Hedwigenkoog	hedwigenkoog	54.134	8.858	2	0
de	06	Heede	heede	52.992	7.298	2	2221
de	07	Heek	heek	52.117	7.1	2	8272
de	06	Heemsen	heemsen	52.7	9.267	2	1686
de	06	Heere	heere	52.067	10.25	2	1221
de	06	Heeslingen	heeslingen	53.317	9.333	2	4803
de	06	Heeßen	heessen	52.232	9.096	2	1576
de	08	Hefersweiler	hefersweiler	49.595	7.595	8	0
de	06	Hehlen	hehlen	51.989	9.47	2	2193
de	06	Heidberg	heidberg	52.227	10.531	2	7661
de	10	Heide	heide	54.196	9.099	2	20599
de	11	Heideblick	heideblick	51.852	13.707	2	0
de	02	Heideck	heideck	49.134	11.127	2	5011
de	10	Heidekamp	heidekamp	53.832	10.491	2	0
de	15	Heideland	heideland	50.978	11.78	8	0
de	11	Heideland	heideland	51.628	13.715	2	0
de	01	Heidelberg	heidelberg	49.408	8.691	3	143345
de	07	Heiden	heiden	51.833	6.933	2	8147
de	13	Heidenau	heidenau	50.972	13.867	2	16756
de	06	Heidenau	heidenau	53.317	9.667	2	2081
de	08	Heidenburg	heidenburg	49.717	6.983	2	0
de	02	Heidenheim	heidenheim	49.017	10.743	2	2589
de	01	Heidenheim an der Brenz	heidenheim an der brenz	48.678	10.152	2	50067
de	05	Heidenrod	heidenrod	50.068	8.101	9	0
de	13	Heidersdorf	heidersdorf	50.659	13.342	2	0
de	11	Heidesee	heidesee	52.148	13.614	7	0
de	08	Heidesheim	heidesheim	49.582	8.195	2	6976
de	10	Heidgraben	heidgraben	53.708	9.681	2	2241
de	10	Heidmoor	heidmoor	53.867	9.883	2	0
de	10	Heidmühlen	heidmuhlen	54.017	10.033	2	0
de	09	Heidstock	heidstock	49.256	6.882	2	4550
de	08	Heidweiler	heidweiler	49.943	6.863	2	0
de	02	Heigenbrücken	heigenbrucken	50.028	9.371	2	2417
de	10	Heikendorf	heikendorf	54.367	10.2	2	8056
de	08	Heilbach	heilbach	50.001	6.948	2	0
de	15	Heilbad Heiligenstadt	heilbad heiligenstadt	51.378	10.137	2	17230
de	08	Heilberscheid	heilberscheid	50.43	7.875	2	0
de	01	Heilbronn	heilbronn	49.14	9.221	3	120733
de	08	Heilenbach	heilenbach	50.082	6.564	2	0
de	01	Heiligenberg	heiligenberg	47.821	9.313	2	2911
de	11	Heiligengrabe	heiligengrabe	53.145	12.363	2	4581
de	10	Heiligenhafen	heiligenhafen	54.37	10.98	2	9308
de	07	Heiligenhaus	heiligenhaus	51.327	6.971	2	27700
de	08	Heiligenmoschel	heiligenmoschel	49.39	7.779	35	0
de	08	Heiligenroth	heiligenroth	50.45	7.867	2	1435
de	16	Heiligensee	heiligensee	52.614	13.245	2	17587
de	02	Heiligenstadt	heiligenstadt	49.863	11.172	2	3690
de	10	Heiligenstedten	heiligenstedten	53.933	9.475	2	1724
de	10	Heiligenstedtenerkamp	heiligenstedtenerkamp	53.921	9.517	2	0
de	01	Heiligkreuzsteinach	heiligkreuzsteinach	49.483	8.795	2	3164
de	02	Heilsbronn	heilsbronn	49.336	10.787	2	9374
de	10	Heilshoop	heilshoop	53.851	10.548	2	0
de	07	Heimbach	heimbach	50.637	6.469	2	4658
de	08	Heimbach	heimbach	50.45	7.533	2	1241
de	07	Heimborn	heimborn	50.851	7.732	2	0
de	02	Heimbuchenthal	heimbuchenthal	49.889	9.296	2	2219
de	02	Heimenkirch	heimenkirch	47.63	9.903	2	3723
de	02	Heimertingen	heimertingen	48.033	10.15	2	1758
de	01	Heimsheim	heimsheim	48.807	8.867	2	5234
de	08	Heimweiler	heimweiler	49.791	7.464	2	0
de	06	Heinade	heinade	51.833	9.633	2	1024
de	06	Heinböckel	heinbockel	53.575	9.326	2	1568
de	11	Heinersbrück	heinersbruck	51.858	14.411	2	0
de	16	Heinersdorf	heinersdorf	52.572	13.438	2	6489
de	02	Heinersreuth	heinersreuth	49.961	11.76	18	0
de	01	Heiningen	heiningen	48.662	9.65	2	5532
de	10	Heinkenborstel	heinkenborstel	54.089	9.654	2	0
de	02	Heinrichsthal	heinrichsthal	49.92	9.298	12	0
de	12	Heinrichswalde	heinrichswalde	53.661	13.887	2	0
de	07	Heinsberg	heinsberg	51.064	6.1	2	41505
de	13	Heinsdorfergrund	heinsdorfergrund	50.583	12.25	2	0
de	06	Heinsen	heinsen	52.063	9.663	2	1002
de	08	Heinzenbach	heinzenbach	49.946	7.48	16	0
de	08	Heinzenberg	heinzenberg	49.791	7.464	2	0
de	08	Heinzenhausen	heinzenhausen	49.65	7.593	2	0
de	08	Heisdorf	heisdorf	50.159	6.468	2	0
de	10	Heist	heist	53.65	9.65	2	2675
de	08	Heistenbach	heistenbach	50.379	7.986	2	1145
de	01	Heitersheim	heitersheim	47.875	7.657	2	5739
de	15	Helbedündorf	helbedundorf	51.27	10.739	2	0
de	14	Helbra	helbra	51.55	11.5	2	4723
de	15	Heldburg	heldburg	50.489	10.797	13	0
de	02	Heldenstein	heldenstein	48.329	12.132	19	0
de	15	Heldrungen	heldrungen	51.302	11.218	2	2297
de	08	Helferskirchen	helferskirchen	50.51	7.812	2	1174
de	10	Helgoland	helgoland	54.181	7.886	2	1333
de	08	Hellenhahn-Schellenberg	hellenhahn schellenberg	50.613	8.026	2	1315
de	07	Hellenthal	hellenthal	50.483	6.433	2	8582
de	16	Hellersdorf	hellersdorf	52.533	13.609	2	74847
de	08	Hellertshausen	hellertshausen	49.596	7.249	20	0
de	15	Hellingen	hellingen	50.25	10.683	2	1128
de	10	Hellschen-Heringsand-Unterschaar	hellschen heringsand unterschaar	54.225	9.119	2	0
de	06	Hellwege	hellwege	53.073	9.236	2	1083
de	02	Helmbrechts	helmbrechts	50.236	11.716	2	9493
de	08	Helmenzen	helmenzen	50.651	7.638	6	0
de	08	Helmeroth	helmeroth	50.651	7.638	6	0
de	02	Helmstadt	helmstadt	49.762	9.708	2	2579
de	01	Helmstadt-Bargen	helmstadt bargen	49.314	8.997	2	3718
de	06	Helmstedt	helmstedt	52.228	11.01	2	25515
de	10	Helmstorf	helmstorf	54.511	9.843	14	0
de	06	Helpsen	helpsen	52.311	9.117	2	2005
de	05	Helsa	helsa	51.26	9.689	2	5882
de	10	Helse	helse	54.016	9.137	15	0
de	08	Heltersberg	heltersberg	49.317	7.717	2	2214
de	06	Helvesiek	helvesiek	53.184	9.626	2	0
de	02	Hemau	hemau	49.054	11.782	2	8627
de	10	Hemdingen	hemdingen	53.767	9.833	2	1700
de	07	Hemer	hemer	51.387	7.77	2	37502
de	02	Hemhofen	hemhofen	49.683	10.933	2	5322
de	10	Hemme	hemme	54.333	9.025	2	0
de	08	Hemmelzen	hemmelzen	50.651	7.638	6	0
de	02	Hemmersheim	hemmersheim	49.602	10.226	2	0
de	06	Hemmingen	hemmingen	52.314	9.724	2	18470
de	01	Hemmingen	hemmingen	48.867	9.033	2	7670
de	10	Hemmingstedt	hemmingstedt	54.15	9.067	2	2986
de	06	Hemmoor	hemmoor	53.687	9.155	2	8817
de	01	Hemsbach	hemsbach	49.591	8.648	2	12247
de	06	Hemsbünde	hemsbunde	53.09	9.473	2	1253
de	06	Hemslingen	hemslingen	53.083	9.6	2	1578
de	06	Hemsloh	hemsloh	52.614	8.495	2	0
de	08	Henau	henau	49.894	7.478	2	0
de	02	Hendungen	hendungen	50.395	10.352	2	1015
de	02	Henfenfeld	henfenfeld	49.498	11.391	2	1926
de	15	Henfstädt	henfstadt	50.505	10.615	2	0
de	02	Hengersberg	hengersberg	48.773	13.055	2	7551
de	07	Hennef	hennef	50.776	7.283	2	45409
de	07	Hennef (Sieg)	hennef sieg	50.776	7.283	2	0
de	11	Hennigsdorf	hennigsdorf	52.636	13.204	2	26122
de	10	Hennstedt	hennstedt	54.283	9.167	2	1852
de	08	Hennweiler	hennweiler	49.817	7.433	2	1324
de	08	Henschtal	henschtal	49.467	7.398	2	0
de	10	Henstedt-Ulzburg	henstedt ulzburg	53.948	9.948	15	0
de	08	Hentern	hentern	49.591	6.683	2	0
de	02	Hepberg	hepberg	48.714	11.514	14	0
de	05	Heppenheim an der Bergstrasse	heppenheim an der bergstrasse	49.641	8.632	2	25442
de	06	Hepstedt	hepstedt	53.259	9.082	2	1046
de	01	Herbertingen	herbertingen	48.067	9.433	2	4856
de	01	Herbolzheim	herbolzheim	48.219	7.777	2	9632
de	05	Herborn	herborn	50.681	8.304	2	21133
de	01	Herbrechtingen	herbrechtingen	48.622	10.176	2	13110
de	15	Herbsleben	herbsleben	51.117	10.833	2	3140
de	02	Herbstadt	herbstadt	50.307	10.441	2	0
de	05	Herbstein	herbstein	50.561	9.346	2	5198
de	08	Herbstmühle	herbstmuhle	50.001	6.948	2	0
de	08	Herchweiler	herchweiler	49.539	7.328	2	0
de	07	Herdecke	herdecke	51.4	7.436	2	25618
de	08	Herdorf	herdorf	50.777	7.954	2	7239
de	01	Herdwangen-Schönach	herdwangen schonach	47.85	9.2	2	3240
de	02	Heretsried	heretsried	48.46	10.736	2	1047
de	07	Herford	herford	52.115	8.673	2	64879
de	08	Herforst	herforst	49.95	6.7	2	1009
de	02	Hergatz	hergatz	47.633	9.833	2	0
de	08	Hergenfeld	hergenfeld	49.914	7.835	2	0
de	08	Hergenroth	hergenroth	50.559	7.975	2	0
de	02	Hergensweiler	hergensweiler	47.617	9.783	2	1723
de	08	Hergersweiler	hergersweiler	49.088	8.132	2	0
de	14	Hergisdorf	hergisdorf	51.533	11.483	2	1777
de	05	Heringen	heringen	50.888	10.007	2	7993
de	15	Heringen	heringen	51.447	10.876	2	2411
de	15	Heringen/Helme	heringen helme	51.442	10.877	2	0
de	10	Heringsdorf	heringsdorf	54.301	11.007	2	1103
de	08	Herl	herl	49.724	6.758	2	0
de	05	Herleshausen	herleshausen	51.006	10.167	2	3189
de	06	Hermannsburg	hermannsburg	52.833	10.09	2	8634
de	01	Hermaringen	hermaringen	48.595	10.261	2	2281
de	08	Hermersberg	hermersberg	49.317	7.633	2	1738
de	08	Hermeskeil	hermeskeil	49.655	6.944	2	5710
de	16	Hermsdorf	hermsdorf	52.614	13.306	2	16113
de	15	Hermsdorf	hermsdorf	50.897	11.855	2	7800
de	14	Hermsdorf	hermsdorf	52.187	11.476	2	1638
de	13	Hermsdorf	hermsdorf	50.923	13.735	2	1034
de	13	Hermsdorf/Erzgebirge	hermsdorf erzgebirge	50.923	13.735	2	0
de	07	Herne	herne	51.539	7.226	3	172108
de	08	Herold	herold	50.267	7.973	2	0
de	02	Heroldsbach	heroldsbach	49.693	10.999	2	5058
de	02	Heroldsberg	heroldsberg	49.532	11.156	2	7429
de	01	Heroldstatt	heroldstatt	48.326	9.465	10	0
de	08	Herren-Sulzbach	herren sulzbach	49.65	7.593	2	0
de	01	Herrenberg	herrenberg	48.595	8.866	2	31338
de	15	Herrenhof	herrenhof	50.832	10.663	2	0
de	08	Herresbach	herresbach	50.33	7.216	2	0
de	02	Herrieden	herrieden	49.238	10.504	2	7751
de	01	Herrischried	herrischried	47.667	8	2	2750
de	06	Herrmannshöhe	herrmannshohe	52.25	10.5	2	4852
de	02	Herrngiersdorf	herrngiersdorf	48.789	12.072	2	1103
de	13	Herrnhut	herrnhut	51.016	14.744	2	2830
de	02	Herrsching am Ammersee	herrsching am ammersee	47.999	11.177	2	10000
de	08	Herrstein	herrstein	49.602	7.253	21	0
de	02	Hersbruck	hersbruck	49.511	11.432	2	12404
de	08	Herschbach	herschbach	50.526	7.946	3	0
de	08	Herschberg	herschberg	49.335	7.583	3	0
de	08	Herschbroich	herschbroich	50.382	6.933	2	0
de	15	Herschdorf	herschdorf	50.712	11.537	2	1022
de	07	Herscheid	herscheid	51.179	7.744	2	7658
de	08	Herschweiler-Pettersheim	herschweiler pettersheim	49.483	7.35	2	1368
de	08	Hersdorf	hersdorf	50.267	6.489	11	0
de	07	Herten	herten	51.596	7.144	2	65306
de	08	Herxheim am Berg	herxheim am berg	49.509	8.179	2	10424
de	08	Herxheimweyher	herxheimweyher	49.509	8.179	2	0
de	11	Herzberg	herzberg	51.687	13.22	2	11033
de	11	Herzberg (Elster)	herzberg elster	51.685	13.317	2	0
de	11	Herzberg (Mark)	herzberg mark	52.972	12.872	2	0
de	06	Herzberg am Harz	herzberg am harz	51.655	10.339	2	14948
de	07	Herzebrock-Clarholz	herzebrock clarholz	51.845	8.323	15	0
de	08	Herzfeld	herzfeld	50.132	6.451	20	0
de	10	Herzhorn	herzhorn	53.783	9.483	2	1059
de	06	Herzlake	herzlake	52.685	7.599	2	4027
de	02	Herzogenaurach	herzogenaurach	49.568	10.886	2	23319
de	07	Herzogenrath	herzogenrath	50.869	6.093	2	47381
de	06	Hesel	hesel	53.3	7.6	2	4202
de	06	Hespe	hespe	52.33	9.108	2	2188
de	01	Hessigheim	hessigheim	48.994	9.186	2	2193
de	05	Hessisch Lichtenau	hessisch lichtenau	51.2	9.719	2	13291
de	06	Hessisch Oldendorf	hessisch oldendorf	52.173	9.249	2	20129
de	08	Hesweiler	hesweiler	50.039	7.302	2	0
de	10	Hetlingen	hetlingen	53.607	9.637	2	1276
de	15	Hetschburg	hetschburg	50.9	11.282	2	0
de	08	Hettenhausen	hettenhausen	49.335	7.608	2	0
de	08	Hettenleidelheim	hettenleidelheim	49.536	8.074	2	3049
de	08	Hettenrodt	hettenrodt	49.596	7.249	20	0
de	02	Hettenshausen	hettenshausen	48.5	11.5	2	1935
de	01	Hettingen	hettingen	48.216	9.232	2	2059
de	02	Hettstadt	hettstadt	49.799	9.815	2	3780
de	14	Hettstedt	hettstedt	51.65	11.511	2	15949
de	08	Hetzerath	hetzerath	49.883	6.817	2	2005
de	02	Hetzles	hetzles	49.633	11.133	2	1286
de	01	Heubach	heubach	48.793	9.934	2	10167
de	05	Heuchelheim	heuchelheim	50.583	8.633	2	7541
de	08	Heuchelheim bei Frankenthal	heuchelheim bei frankenthal	49.563	8.291	2	1198
de	08	Heuchelheim-Klingen	heuchelheim klingen	49.147	8.082	2	0
de	01	Heuchlingen	heuchlingen	48.852	9.944	2	1925
de	14	Heudeber	heudeber	51.902	10.843	2	1252
de	06	Heuerßen	heuerssen	52.329	9.277	2	1063
de	15	Heukewalde	heukewalde	50.897	12.345	2	0
de	08	Heupelzen	heupelzen	50.651	7.638	6	0
de	05	Heusenstamm	heusenstamm	50.056	8.801	2	19012
de	02	Heustreu	heustreu	50.355	10.261	2	1287
de	09	Heusweiler	heusweiler	49.336	6.93	2	20006
de	15	Heuthen	heuthen	51.367	10.143	2	0
de	01	Heuweiler	heuweiler	48.042	7.866	2	0
de	08	Heuzert	heuzert	50.66	7.823	2	0
de	06	Heyen	heyen	51.975	9.515	2	0
de	15	Heyerode	heyerode	51.164	10.32	2	2437
de	15	Heyersdorf	heyersdorf	50.897	12.345	2	0
de	06	Heyersum	heyersum	52.157	9.813	2	1089
de	02	Heßdorf	hessdorf	49.627	10.91	2	3419
de	08	Heßheim	hessheim	49.546	8.308	2	3044
de	07	Hiddenhausen	hiddenhausen	52.167	8.617	2	20771
de	12	Hiddensee	hiddensee	54.567	13.104	2	1094
de	13	Hilbersdorf	hilbersdorf	50.854	12.948	2	1500
de	07	Hilchenbach	hilchenbach	50.997	8.111	2	16467
de	15	Hildburghausen	hildburghausen	50.426	10.732	2	12171
de	07	Hilden	hilden	51.168	6.931	2	56565
de	05	Hilders	hilders	50.572	10.003	2	4973
de	06	Hildesheim	hildesheim	52.151	9.951	3	103052
de	01	Hildrizhausen	hildrizhausen	48.624	8.966	2	3474
de	08	Hilgenroth	hilgenroth	50.651	7.638	6	0
de	06	Hilgermissen	hilgermissen	52.85	9.167	2	2208
de	08	Hilgert	hilgert	50.456	7.687	2	1448
de	02	Hilgertshausen-Tandern	hilgertshausen tandern	48.43	11.354	2	3258
de	06	Hilkenbrook	hilkenbrook	53	7.624	2	0
de	07	Hille	hille	52.333	8.75	2	16567
de	06	Hillerse	hillerse	51.686	9.95	2	2663
de	08	Hillesheim	hillesheim	50.292	6.67	2	3210
de	10	Hillgroven	hillgroven	54.225	9.119	2	0
de	08	Hillscheid	hillscheid	50.406	7.699	2	2691
de	02	Hilpoltstein	hilpoltstein	49.19	11.191	2	13069
de	08	Hilscheid	hilscheid	49.717	6.983	2	0
de	08	Hilst	hilst	49.152	7.587	2	0
de	02	Hiltenfingen	hiltenfingen	48.161	10.717	2	1541
de	06	Hilter	hilter	52.136	8.147	2	10173
de	02	Hiltpoltstein	hiltpoltstein	49.661	11.323	2	1601
de	01	Hilzingen	hilzingen	47.767	8.783	2	8258
de	06	Himbergen	himbergen	53.094	10.729	2	1856
de	02	Himmelkron	himmelkron	50.067	11.6	2	3531
de	06	Himmelpforten	himmelpforten	53.614	9.305	2	4820
de	02	Himmelstadt	himmelstadt	49.924	9.802	2	1798
de	08	Himmighofen	himmighofen	50.223	7.862	2	0
de	10	Hingstheide	hingstheide	53.933	9.767	2	0
de	12	Hinrichshagen	hinrichshagen	54.084	13.333	2	0
de	06	Hinte	hinte	53.417	7.183	2	7264
de	02	Hinterschmiding	hinterschmiding	48.823	13.604	2	2578
de	12	Hintersee	hintersee	53.674	14.139	2	0
de	08	Hintertiefenbach	hintertiefenbach	49.716	7.306	2	0
de	08	Hinterweidenthal	hinterweidenthal	49.2	7.75	2	1727
de	08	Hinterweiler	hinterweiler	50.232	6.691	2	0
de	01	Hinterzarten	hinterzarten	47.903	8.107	2	2631
de	08	Hinzenburg	hinzenburg	49.69	6.712	2	0
de	08	Hinzert-Pölert	hinzert polert	49.683	6.883	2	0
de	08	Hinzweiler	hinzweiler	49.598	7.594	9	0
de	06	Hipstedt	hipstedt	53.483	8.967	2	1296
de	01	Hirrlingen	hirrlingen	48.412	8.887	2	2963
de	02	Hirschaid	hirschaid	49.818	10.989	2	11508
de	02	Hirschau	hirschau	49.544	11.946	2	6258
de	02	Hirschbach	hirschbach	49.55	11.533	2	1299
de	01	Hirschberg an der Bergstraße	hirschberg an der bergstrasse	49.507	8.657	2	9294
de	11	Hirschfeld	hirschfeld	51.383	13.617	2	1436
de	13	Hirschfeld	hirschfeld	50.625	12.457	2	1287
de	08	Hirschfeld (Hunsrück)	hirschfeld hunsruck	49.946	7.48	16	0
de	13	Hirschfelde	hirschfelde	50.944	14.885	2	3994
de	05	Hirschhorn	hirschhorn	49.446	8.896	2	3691
de	08	Hirschhorn/Pfalz	hirschhorn pfalz	49.503	7.712	6	0
de	13	Hirschstein	hirschstein	51.29	13.271	2	0
de	08	Hirschthal	hirschthal	49.12	7.769	2	0
de	08	Hirten	hirten	50.33	7.216	2	0
de	08	Hirz-Maulsbach	hirz maulsbach	50.717	7.55	2	0
de	05	Hirzenhain	hirzenhain	50.4	9.133	2	3026
de	10	Hittbergen	hittbergen	53.509	10.281	6	0
de	06	Hitzacker	hitzacker	53.153	11.044	2	5173
de	02	Hitzhofen	hitzhofen	48.707	11.493	16	0
de	10	Hitzhusen	hitzhusen	53.924	9.853	2	1225
de	08	Hochborn	hochborn	49.747	8.123	2	0
de	10	Hochdonn	hochdonn	54.027	9.276	2	1233
de	01	Hochdorf	hochdorf	48.693	9.465	2	4665
de	01	Hochdorf	hochdorf	48.026	9.788	2	2069
de	08	Hochdorf-Assenheim	hochdorf assenheim	49.419	8.282	2	3041
de	07	Hochfeld	hochfeld	51.419	6.755	2	16292
de	05	Hochheim am Main	hochheim am main	50.014	8.352	2	17027
de	13	Hochkirch	hochkirch	51.149	14.571	2	2525
de	13	Hochkirch - Bukecy	hochkirch bukecy	51.194	14.53	2	0
de	08	Hochscheid	hochscheid	49.894	7.073	2	0
de	08	Hochspeyer	hochspeyer	49.442	7.895	2	4877
de	08	Hochstadt	hochstadt	49.248	8.209	2	2461
de	08	Hochstadt (Pfalz)	hochstadt pfalz	49.219	8.217	2	0
de	02	Hochstadt a.Main	hochstadt a main	50.185	11.178	6	0
de	02	Hochstadt am Main	hochstadt am main	50.15	11.171	2	1702
de	08	Hochstetten-Dhaun	hochstetten dhaun	49.8	7.5	2	1648
de	08	Hochstätten	hochstatten	49.811	7.815	2	0
de	01	Hockenheim	hockenheim	49.323	8.552	2	20614
de	08	Hockweiler	hockweiler	49.69	6.712	2	0
de	06	Hodenhagen	hodenhagen	52.765	9.595	2	3168
de	10	Hodorf	hodorf	53.887	9.478	2	0
de	02	Hof	hof	50.313	11.913	2	49239
de	08	Hof	hof	50.667	8.017	2	1284
de	05	Hofbieber	hofbieber	50.586	9.835	2	6372
de	10	Hoffeld	hoffeld	54.174	10.039	2	0
de	08	Hoffeld	hoffeld	50.511	7.215	25	0
de	05	Hofgeismar	hofgeismar	51.496	9.385	2	16444
de	05	Hofheim am Taunus	hofheim am taunus	50.09	8.449	2	37750
de	02	Hofheim in Unterfranken	hofheim in unterfranken	50.137	10.523	2	5199
de	02	Hofkirchen	hofkirchen	48.678	13.119	2	3712
de	02	Hofstetten	hofstetten	48.008	10.971	2	1764
de	01	Hofstetten	hofstetten	48.258	8.066	2	1661
de	01	Hohberg	hohberg	48.323	7.9	2	7809
de	13	Hohburg	hohburg	51.412	12.805	2	3061
de	14	Hohe Börde	hohe borde	52.277	11.555	3	0
de	12	Hohen Demzin	hohen demzin	53.773	12.566	2	0
de	11	Hohen Neuendorf	hohen neuendorf	52.676	13.278	2	21893
de	12	Hohen Pritz	hohen pritz	53.701	11.843	2	0
de	12	Hohen Sprenz	hohen sprenz	53.927	12.359	2	0
de	12	Hohen Viecheln	hohen viecheln	53.776	11.455	2	0
de	12	Hohen Wangelin	hohen wangelin	53.569	12.595	2	0
de	08	Hohen-Sülzen	hohen sulzen	49.488	8.197	2	0
de	05	Hohenahr	hohenahr	50.576	8.463	14	0
de	02	Hohenaltheim	hohenaltheim	48.947	10.533	7	0
de	10	Hohenaspe	hohenaspe	53.989	9.528	2	2089
de	02	Hohenau	hohenau	48.85	13.488	2	3536
de	02	Hohenberg an der Eger	hohenberg an der eger	50.095	12.22	2	1567
de	14	Hohenberg-Krusemark	hohenberg krusemark	52.693	11.943	2	0
de	11	Hohenbocka	hohenbocka	51.431	14.01	2	1192
de	12	Hohenbollentin	hohenbollentin	53.81	12.967	2	0
de	02	Hohenbrunn	hohenbrunn	48.048	11.702	2	8590
de	11	Hohenbucko	hohenbucko	51.724	13.383	2	0
de	02	Hohenburg	hohenburg	49.295	11.799	2	1725
de	14	Hohendodeleben	hohendodeleben	52.104	11.505	2	1834
de	13	Hohendubrau - Wysoka Dubrawa	hohendubrau wysoka dubrawa	51.294	14.804	2	0
de	10	Hohenfelde	hohenfelde	54.367	10.5	2	1104
de	15	Hohenfelden	hohenfelden	50.854	11.201	2	0
de	02	Hohenfels	hohenfels	49.204	11.848	2	2156
de	08	Hohenfels-Essingen	hohenfels essingen	50.232	6.691	2	0
de	11	Hohenfinow	hohenfinow	52.866	14.045	2	0
de	02	Hohenfurch	hohenfurch	47.85	10.9	2	1512
de	15	Hohengandern	hohengandern	51.366	10.042	2	0
de	06	Hohenhameln	hohenhameln	52.258	10.064	2	9815
de	10	Hohenhorn	hohenhorn	53.499	10.299	6	0
de	02	Hohenkammer	hohenkammer	48.424	11.525	2	2256
de	12	Hohenkirchen	hohenkirchen	53.862	11.52	2	0
de	08	Hohenleimbach	hohenleimbach	50.42	7.117	2	0
de	11	Hohenleipisch	hohenleipisch	51.5	13.55	2	2562
de	15	Hohenleuben	hohenleuben	50.711	12.054	2	1778
de	02	Hohenlinden	hohenlinden	48.156	11.995	2	2769
de	10	Hohenlockstedt	hohenlockstedt	53.967	9.617	2	6224
de	12	Hohenmocker	hohenmocker	53.81	12.967	2	0
de	14	Hohenmölsen	hohenmolsen	51.158	12.1	2	9772
de	02	Hohenpeißenberg	hohenpeissenberg	47.8	11	2	3924
de	02	Hohenpolding	hohenpolding	48.383	12.133	2	1410
de	05	Hohenroda	hohenroda	50.902	9.703	18	0
de	02	Hohenroth	hohenroth	50.337	10.261	2	0
de	11	Hohenselchow-Groß Pinnow	hohenselchow gross pinnow	52.7	13.598	12	0
de	01	Hohenstadt	hohenstadt	48.588	9.704	2	0
de	05	Hohenstein	hohenstein	50.029	8.118	6	0
de	01	Hohenstein	hohenstein	48.352	9.434	11	0
de	15	Hohenstein	hohenstein	51.587	10.663	2	0
de	13	Hohenstein-Ernstthal	hohenstein ernstthal	50.801	12.713	2	16542
de	01	Hohentengen	hohentengen	48.029	9.377	2	4453
de	01	Hohentengen	hohentengen	47.57	8.432	2	3556
de	01	Hohentengen am Hochrhein	hohentengen am hochrhein	47.57	8.432	2	0
de	02	Hohenthann	hohenthann	48.661	12.093	2	3741
de	14	Hohenthurm	hohenthurm	51.518	12.097	2	2285
de	14	Hohenwarsleben	hohenwarsleben	52.179	11.5	2	1550
de	02	Hohenwart	hohenwart	48.445	11.143	16	0
de	15	Hohenwarte	hohenwarte	50.592	11.444	2	0
de	02	Hohenwarth	hohenwarth	49.2	12.933	2	2132
de	14	Hohenwarthe	hohenwarthe	52.23	11.715	2	1475
de	10	Hohenwestedt	hohenwestedt	54.089	9.654	2	5092
de	12	Hohenzieritz	hohenzieritz	53.378	13.255	2	0
de	08	Hohenöllen	hohenollen	49.639	7.579	6	0
de	15	Hohes Kreuz	hohes kreuz	51.367	10.143	2	0
de	06	Hohetor	hohetor	52.263	10.513	2	1836
de	10	Hohn	hohn	54.3	9.5	2	2326
de	13	Hohndorf	hohndorf	50.74	12.681	2	3976
de	06	Hohne	hohne	52.687	10.321	15	0
de	06	Hohnhorst	hohnhorst	52.369	9.372	2	2262
de	13	Hohnstein	hohnstein	50.98	14.114	2	3806
de	10	Hohnstorf (Elbe)	hohnstorf elbe	53.509	10.281	6	0
de	10	Hohwacht	hohwacht	54.511	9.843	14	0
de	10	Hoisdorf	hoisdorf	53.65	10.317	2	3460
de	06	Holdorf	holdorf	52.583	8.117	2	6557
de	06	Holenberg	holenberg	51.932	9.534	17	0
de	12	Holldorf	holldorf	53.491	13.292	2	0
de	06	Holle	holle	52.087	10.16	2	7349
de	14	Holleben	holleben	51.44	11.899	2	1741
de	02	Hollenbach	hollenbach	48.483	11.067	2	2372
de	10	Hollenbek	hollenbek	54.05	10.417	2	0
de	06	Hollenstedt	hollenstedt	53.367	9.717	2	3092
de	08	Holler	holler	50.417	7.833	2	1191
de	06	Hollern-Twielenfleth	hollern twielenfleth	53.615	9.364	24	0
de	02	Hollfeld	hollfeld	49.938	11.292	2	5206
de	10	Hollingstedt	hollingstedt	54.459	9.337	2	1021
de	08	Hollnich	hollnich	50.447	7.312	2	0
de	06	Hollnseth	hollnseth	53.633	9.1	2	0
de	02	Hollstadt	hollstadt	50.35	10.3	2	1688
de	10	Holm	holm	53.617	9.667	2	3094
de	06	Holste	holste	53.322	8.849	2	0
de	10	Holstenniendorf	holstenniendorf	53.952	9.514	6	0
de	08	Holsthum	holsthum	49.863	6.435	18	0
de	10	Holt	holt	54.725	9.541	15	0
de	06	Holtgast	holtgast	53.646	7.634	2	0
de	12	Holthusen	holthusen	53.564	11.369	15	0
de	06	Holtland	holtland	53.283	7.583	2	2248
de	10	Holtsee	holtsee	54.4	9.85	2	1330
de	08	Holzappel	holzappel	50.35	7.9	2	1106
de	08	Holzbach	holzbach	49.982	7.524	2	0
de	10	Holzbunge	holzbunge	54.4	9.767	2	0
de	14	Holzdorf	holzdorf	51.779	13.128	2	1324
de	06	Holzen	holzen	51.916	9.676	2	0
de	08	Holzerath	holzerath	49.69	6.712	2	0
de	01	Holzgerlingen	holzgerlingen	48.64	9.011	2	11613
de	02	Holzgünz	holzgunz	48.025	10.259	2	1170
de	08	Holzhausen an der Haide	holzhausen an der haide	50.219	7.91	2	1291
de	02	Holzheim	holzheim	48.514	10.531	2	3755
de	02	Holzheim	holzheim	48.383	10.1	2	1747
de	02	Holzheim a.Forst	holzheim a forst	49.161	11.961	2	0
de	01	Holzkirch	holzkirch	48.395	9.96	17	120451
de	02	Holzkirchen	holzkirchen	47.877	11.702	2	15199
de	01	Holzmaden	holzmaden	48.633	9.517	2	2172
de	06	Holzminden	holzminden	51.828	9.445	2	20998
de	15	Holzsußra	holzsussra	51.27	10.739	2	0
de	14	Holzweißig	holzweissig	51.598	12.308	2	3250
de	07	Holzwickede	holzwickede	51.5	7.633	2	17821
de	05	Homberg	homberg	51.03	9.403	2	14903
de	05	Homberg	homberg	50.731	8.996	2	7863
de	05	Homberg (Ohm)	homberg ohm	50.731	8.996	2	0
de	09	Homburg	homburg	49.326	7.339	2	44607
de	08	Hommerdingen	hommerdingen	49.936	6.295	2	0
de	06	Hondelage	hondelage	52.314	10.606	2	3719
de	08	Honerath	honerath	50.382	6.933	2	0
de	10	Honigsee	honigsee	54.234	10.292	2	0
de	08	Hontheim	hontheim	50.013	7.011	2	0
de	06	Hoogstede	hoogstede	52.583	6.95	2	2793
de	12	Hoort	hoort	53.431	11.192	2	0
de	02	Hopferau	hopferau	47.617	10.633	2	1050
de	11	Hoppegarten	hoppegarten	52.53	13.689	2	0
de	12	Hoppenrade	hoppenrade	53.652	12.27	2	0
de	08	Hoppstädten	hoppstadten	49.639	7.579	6	0
de	08	Hoppstädten-Weiersbach	hoppstadten weiersbach	49.617	7.2	2	2749
de	07	Hopsten	hopsten	52.271	7.334	7	0
de	08	Horath	horath	49.808	7.127	2	0
de	01	Horb am Neckar	horb am neckar	48.444	8.691	2	25960
de	08	Horbach	horbach	49.791	7.464	2	0
de	08	Horbach	horbach	50.43	7.875	2	0
de	08	Horbach	horbach	49.378	7.599	2	0
de	01	Horben	horben	47.933	7.867	2	1065
de	08	Horbruch	horbruch	49.946	7.48	16	0
de	07	Hordel	hordel	51.498	7.176	2	3252
de	02	Horgau	horgau	48.395	10.683	2	2459
de	01	Horgenzell	horgenzell	47.805	9.497	2	4663
de	08	Horhausen	horhausen	50.587	7.53	2	1908
de	08	Horhausen (Westerwald)	horhausen westerwald	50.587	7.53	2	0
de	13	Horka	horka	51.263	14.255	2	2053
de	13	Hormersdorf	hormersdorf	50.674	12.882	2	1645
de	07	Horn	horn	51.872	8.945	2	7018
de	07	Horn-Bad Meinberg	horn bad meinberg	51.884	8.964	2	0
de	08	Hornbach	hornbach	49.188	7.369	2	1717
de	10	Hornbek	hornbek	53.491	10.628	2	0
de	01	Hornberg	hornberg	48.211	8.233	2	4482
de	06	Hornburg	hornburg	52.031	10.605	2	2689
de	06	Horneburg	horneburg	53.507	9.575	2	5547
de	14	Hornhausen	hornhausen	52.045	11.171	2	1716
de	12	Hornstorf	hornstorf	53.91	11.532	2	1268
de	15	Hornsömmern	hornsommern	51.133	10.836	2	0
de	08	Horperath	horperath	50.209	6.979	2	0
de	01	Horrenberg	horrenberg	49.28	8.781	2	1778
de	08	Horrweiler	horrweiler	49.9	7.933	2	0
de	09	Horschbach	horschbach	49.358	7.197	2	0
de	10	Horst	horst	53.812	9.623	2	5183
de	06	Horstedt	horstedt	53.183	9.233	2	1381
de	07	Horstmar	horstmar	52.081	7.305	2	6822
de	05	Hosenfeld	hosenfeld	50.505	9.48	2	4831
de	08	Hosten	hosten	49.884	6.515	12	0
de	08	Hottenbach	hottenbach	49.596	7.249	20	0
de	06	Hoya	hoya	52.808	9.14	2	3959
de	06	Hoyerhagen	hoyerhagen	52.823	9.15	2	0
de	13	Hoyerswerda	hoyerswerda	51.438	14.235	2	43681
de	13	Hoyerswerda - Wojerecy	hoyerswerda wojerecy	51.438	14.235	2	0
de	14	Hoym	hoym	51.783	11.312	2	2680
de	01	Hoßkirch	hosskirch	47.937	9.554	6	0
de	06	Hude	hude	53.108	8.463	2	15567
de	06	Hude (Oldenburg)	hude oldenburg	53.108	8.463	2	0
de	06	Huede	huede	52.496	8.358	2	1070
de	02	Huglfing	huglfing	47.767	11.167	2	2476
de	12	Hugoldsdorf	hugoldsdorf	54.096	12.757	2	0
de	02	Huisheim	huisheim	48.825	10.703	2	1663
de	10	Huje	huje	53.953	9.459	2	0
de	07	Humboldtkolonie	humboldtkolonie	50.932	6.995	2	15108
de	10	Hummelfeld	hummelfeld	54.483	9.7	2	0
de	04	Hummelsbüttel	hummelsbuttel	53.648	10.041	2	17365
de	15	Hummelshain	hummelshain	50.802	11.575	2	0
de	02	Hummeltal	hummeltal	49.953	11.771	18	0
de	10	Humptrup	humptrup	54.874	8.911	2	0
de	02	Hunderdorf	hunderdorf	48.892	12.674	2	3352
de	15	Hundeshagen	hundeshagen	51.433	10.283	2	1317
de	15	Hundhaupten	hundhaupten	50.88	12.082	2	104659
de	02	Hunding	hunding	48.842	13.177	2	1238
de	08	Hundsangen	hundsangen	50.45	7.983	2	2103
de	08	Hundsbach	hundsbach	49.866	7.458	22	0
de	08	Hundsdorf	hundsdorf	50.465	7.728	2	0
de	05	Hungen	hungen	50.474	8.893	2	4588
de	08	Hungenroth	hungenroth	50.155	7.552	2	0
de	08	Hunzel	hunzel	50.199	7.859	2	0
de	08	Hupperath	hupperath	49.943	6.863	2	0
de	02	Hurlach	hurlach	48.118	10.811	2	1582
de	10	Husby	husby	54.75	9.533	2	0
de	10	Husum	husum	54.486	9.052	2	20841
de	06	Husum	husum	52.567	9.25	2	2336
de	02	Hutthurm	hutthurm	48.673	13.471	2	5950
de	14	Huy	huy	51.97	10.71	3	0
de	14	Huy-Neinstedt	huy neinstedt	51.966	10.915	2	8797
de	01	Häg-Ehrsberg	hag ehrsberg	47.676	7.888	12	0
de	13	Hähnichen	hahnichen	51.365	14.861	2	1528
de	06	Hämelhausen	hamelhausen	52.749	9.075	2	0
de	06	Hänigsen	hanigsen	52.484	10.091	2	6033
de	08	Härtlingen	hartlingen	50.578	7.946	2	0
de	01	Häusern	hausern	47.75	8.167	2	1340
de	06	Häuslingen	hauslingen	52.786	9.379	2	0
de	02	Höchberg	hochberg	49.784	9.882	2	9372
de	01	Höchenschwand	hochenschwand	47.733	8.167	2	2478
de	02	Höchheim	hochheim	50.367	10.45	2	1295
de	05	Höchst im Odenwald	hochst im odenwald	49.8	8.999	2	10010
de	02	Höchstadt a.d.Aisch	hochstadt a d aisch	49.73	11.21	11	0
de	02	Höchstadt an der Aisch	hochstadt an der aisch	49.706	10.813	2	13418
de	08	Höchstberg	hochstberg	50.219	7.016	10	0
de	07	Höchstenbach	hochstenbach	50.851	7.732	2	0
de	02	Höchstädt a.d.Donau	hochstadt a d donau	48.63	10.38	6	0
de	02	Höchstädt an der Donau	hochstadt an der donau	48.611	10.568	2	6795
de	02	Höchstädt bei Thiersheim	hochstadt bei thiersheim	50.102	12.087	2	1225
de	02	Höchstädt im Fichtelgebirge	hochstadt im fichtelgebirge	50.102	12.087	2	0
de	13	Höckendorf	hockendorf	51.224	13.909	2	3156
de	01	Höfen an der Enz	hofen an der enz	48.8	8.583	2	1726
de	10	Högel	hogel	54.574	9.014	9	0
de	10	Högersdorf	hogersdorf	54.311	10.888	25	0
de	10	Högsdorf	hogsdorf	54.509	9.844	15	0
de	06	Höhbeck	hohbeck	53.045	11.159	21	0
de	08	Höheinöd	hoheinod	49.29	7.607	2	1253
de	08	Höheischweiler	hoheischweiler	49.233	7.55	2	1018
de	07	Höhenberg	hohenberg	50.933	7.041	2	12133
de	02	Höhenkirchen-Siegertsbrunn	hohenkirchen siegertsbrunn	48.019	11.719	2	9465
de	11	Höhenland	hohenland	52.784	14.044	2	0
de	08	Höhfröschen	hohfroschen	49.264	7.581	2	0
de	08	Höhn	hohn	50.617	7.983	2	3238
de	14	Höhnstedt	hohnstedt	51.503	11.738	2	1645
de	08	Höhr-Grenzhausen	hohr grenzhausen	50.435	7.669	2	9794
de	05	Höingen	hoingen	50.719	8.92	2	1954
de	08	Hönningen	honningen	50.482	6.988	2	0
de	01	Höpfingen	hopfingen	49.602	9.429	2	3331
de	06	Hörden	horden	51.668	10.284	2	1135
de	06	Hörden am Harz	horden am harz	51.694	10.485	2	0
de	08	Hördt	hordt	49.166	8.326	2	2413
de	02	Hörgertshausen	horgertshausen	48.55	11.867	2	1944
de	08	Höringen	horingen	49.569	7.881	6	0
de	05	Hörnsheim	hornsheim	50.518	8.63	2	3000
de	10	Hörnum (Sylt)	hornum sylt	54.799	8.747	19	0
de	08	Hörscheid	horscheid	50.069	6.826	2	0
de	08	Hörschhausen	horschhausen	50.069	6.826	2	0
de	15	Hörsel	horsel	50.99	10.718	3	0
de	15	Hörselberg-Hainich	horselberg hainich	51.015	10.262	15	0
de	15	Hörselgau	horselgau	50.92	10.584	2	1311
de	07	Hörstel	horstel	52.298	7.584	2	19894
de	10	Hörsten	horsten	54.206	9.524	2	0
de	10	Hörup	horup	54.758	9.183	2	0
de	02	Hösbach	hosbach	50.006	9.208	2	13203
de	02	Höslwang	hoslwang	47.954	12.329	2	1228
de	14	Hötensleben	hotensleben	52.12	11.022	2	2445
de	02	Höttingen	hottingen	49.063	11.005	2	1269
de	10	Hövede	hovede	54.217	9.283	2	0
de	07	Hövelhof	hovelhof	51.817	8.65	2	15962
de	08	Hövels	hovels	50.779	7.743	2	0
de	07	Höxter	hoxter	51.775	9.382	2	32713
de	08	Hübingen	hubingen	50.43	7.875	2	0
de	08	Hüblingen	hublingen	50.67	8.04	2	0
de	07	Hückelhoven	huckelhoven	51.056	6.227	2	39828
de	07	Hückeswagen	huckeswagen	51.15	7.345	2	16369
de	08	Hüffelsheim	huffelsheim	49.817	7.8	2	1305
de	01	Hüffenhardt	huffenhardt	49.292	9.082	2	2080
de	08	Hüffler	huffler	49.467	7.398	2	0
de	01	Hüfingen	hufingen	47.925	8.488	2	7747
de	01	Hügelsheim	hugelsheim	48.8	8.117	2	4688
de	01	Hülben	hulben	48.52	9.408	2	2854
de	07	Hüllhorst	hullhorst	52.283	8.667	2	13776
de	12	Hülseburg	hulseburg	53.431	11.192	2	0
de	06	Hülsede	hulsede	52.25	9.361	2	1087
de	08	Hümmel	hummel	50.431	6.962	13	0
de	08	Hümmerich	hummerich	50.543	7.311	2	0
de	05	Hünfeld	hunfeld	50.68	9.767	2	16323
de	05	Hünfelden	hunfelden	50.408	8.1	9	0
de	05	Hünstetten	hunstetten	50.218	8.267	2	0
de	07	Hünxe	hunxe	51.634	6.697	2	13732
de	07	Hürtgenwald	hurtgenwald	50.692	6.544	9	0
de	07	Hürth	hurth	50.871	6.868	2	54678
de	10	Hürup	hurup	54.75	9.533	2	1180
de	10	Hüsby	husby	54.532	9.491	2	0
de	08	Hütschenhausen	hutschenhausen	49.417	7.483	2	4039
de	10	Hüttblek	huttblek	53.842	10.112	2	0
de	10	Hütten	hutten	54.51	9.771	18	0
de	08	Hütten	hutten	50.001	6.948	2	0
de	05	Hüttenberg	huttenberg	50.565	8.396	6	0
de	14	Hüttenrode	huttenrode	51.769	10.904	2	1204
de	08	Hütterscheid	hutterscheid	50.082	6.564	2	0
de	08	Hüttingen an der Kyll	huttingen an der kyll	50.082	6.564	2	0
de	08	Hüttingen bei Lahr	huttingen bei lahr	49.936	6.295	2	0
de	01	Hüttisheim	huttisheim	48.28	9.942	2	1400
de	01	Hüttlingen	huttlingen	48.893	10.101	2	5678
de	06	Hüven	huven	52.853	7.516	2	0
de	01	Ibach	ibach	47.759	8.137	2	0
de	07	Ibbenbüren	ibbenburen	52.28	7.715	2	50577
de	02	Ichenhausen	ichenhausen	48.371	10.307	2	8499
de	15	Ichtershausen	ichtershausen	50.876	10.97	2	3910
de	02	Icking	icking	47.95	11.433	2	3586
de	08	Idar-Oberstein	idar oberstein	49.714	7.308	2	31610
de	08	Idelberg	idelberg	50.651	7.638	6	0
de	14	Iden	iden	52.787	11.753	2	0
de	08	Idenheim	idenheim	50.082	6.564	2	0
de	08	Idesheim	idesheim	50.082	6.564	2	0
de	10	Idstedt	idstedt	54.55	9.533	2	0
de	05	Idstein	idstein	50.218	8.267	2	22810
de	02	Iffeldorf	iffeldorf	47.767	11.317	2	2528
de	01	Iffezheim	iffezheim	48.822	8.143	2	4980
de	15	Ifta	ifta	51.067	10.183	2	1309
de	08	Igel	igel	49.71	6.555	2	2003
de	02	Igensdorf	igensdorf	49.623	11.231	2	4645
de	01	Igersheim	igersheim	49.494	9.817	2	5700
de	02	Iggensbach	iggensbach	48.73	13.142	2	2132
de	01	Iggingen	iggingen	48.832	9.879	2	2545
de	02	Igling	igling	48.125	10.753	9	0
de	06	Ihlienworth	ihlienworth	53.733	8.917	2	1779
de	11	Ihlow	ihlow	51.87	13.427	2	0
de	06	Ihlow	ihlow	53.405	7.69	23	0
de	01	Ihringen	ihringen	48.043	7.648	2	5833
de	02	Ihrlerstein	ihrlerstein	48.933	11.867	2	4419
de	14	Ilberstedt	ilberstedt	51.8	11.667	2	1207
de	08	Ilbesheim	ilbesheim	49.183	8.054	2	1234
de	08	Ilbesheim bei Landau in der Pfalz	ilbesheim bei landau in der pfalz	49.147	8.082	2	0
de	15	Ilfeld	ilfeld	51.576	10.785	2	3134
de	08	Illerich	illerich	50.132	7.169	2	0
de	01	Illerkirchberg	illerkirchberg	48.529	10.006	14	0
de	01	Illerrieden	illerrieden	48.27	10.052	2	3320
de	02	Illertissen	illertissen	48.223	10.103	2	16522
de	02	Illesheim	illesheim	49.595	10.535	21	0
de	09	Illingen	illingen	49.374	7.048	2	18488
de	01	Illingen	illingen	48.956	8.925	2	7205
de	01	Illmensee	illmensee	47.862	9.372	2	2030
de	02	Illschwang	illschwang	49.45	11.683	2	2091
de	15	Ilmenau	ilmenau	50.683	10.919	2	27055
de	02	Ilmmünster	ilmmunster	48.483	11.5	2	2204
de	15	Ilmtal-Weinstraße	ilmtal weinstrasse	51.026	11.516	2	0
de	06	Ilsede	ilsede	52.263	10.199	2	12241
de	14	Ilsenburg	ilsenburg	51.867	10.678	2	6326
de	01	Ilsfeld	ilsfeld	49.055	9.246	2	8214
de	01	Ilshofen	ilshofen	49.17	9.918	2	6058
de	01	Ilvesheim	ilvesheim	49.474	8.567	2	7667
de	15	Immelborn	immelborn	50.792	10.278	2	1860
de	01	Immendingen	immendingen	47.933	8.733	2	5945
de	05	Immenhausen	immenhausen	51.428	9.48	2	7348
de	02	Immenreuth	immenreuth	49.9	11.867	2	1901
de	01	Immenstaad am Bodensee	immenstaad am bodensee	47.667	9.367	2	5946
de	02	Immenstadt im Allgäu	immenstadt im allgau	47.56	10.214	2	14431
de	10	Immenstedt	immenstedt	54.15	9.283	2	0
de	10	Immenstedt	immenstedt	54.508	9.186	2	0
de	08	Immerath	immerath	50.069	6.826	2	0
de	08	Immert	immert	49.717	6.983	2	0
de	08	Immesheim	immesheim	49.415	8.165	2	0
de	08	Impflingen	impflingen	49.147	8.082	2	0
de	08	Imsbach	imsbach	49.583	7.883	2	1049
de	08	Imsweiler	imsweiler	49.63	7.883	3	0
de	02	Inchenhofen	inchenhofen	48.513	11.115	2	2390
de	07	Inden	inden	50.843	6.36	2	7683
de	08	Ingelbach	ingelbach	50.686	7.642	2	0
de	01	Ingelfingen	ingelfingen	49.3	9.653	2	5914
de	08	Ingelheim am Rhein	ingelheim am rhein	49.971	8.059	2	24998
de	08	Ingendorf	ingendorf	50.082	6.564	2	0
de	02	Ingenried	ingenried	47.774	10.848	9	0
de	01	Ingersheim	ingersheim	49.023	9.053	10	0
de	15	Ingersleben	ingersleben	50.922	10.936	2	1065
de	01	Ingoldingen	ingoldingen	48.026	9.742	2	2632
de	02	Ingolstadt	ingolstadt	48.765	11.424	3	120658
de	02	Innernzell	innernzell	48.852	13.275	2	1722
de	02	Inning am Ammersee	inning am ammersee	48.076	11.152	2	4111
de	02	Inning am Holz	inning am holz	48.347	12.075	2	1429
de	12	Insel Hiddensee	insel hiddensee	54.438	13.265	22	0
de	12	Insel Poel	insel poel	53.806	11.526	12	0
de	08	Insheim	insheim	49.158	8.147	2	2203
de	02	Insingen	insingen	49.3	10.167	2	1144
de	08	Insul	insul	50.431	6.962	13	0
de	02	Inzell	inzell	47.763	12.751	2	4320
de	01	Inzigkofen	inzigkofen	48.07	9.18	2	2961
de	01	Inzlingen	inzlingen	47.589	7.691	2	2611
de	02	Iphofen	iphofen	49.702	10.26	2	4413
de	08	Ippenschied	ippenschied	49.776	7.617	2	0
de	02	Ippesheim	ippesheim	49.602	10.226	2	1125
de	02	Ipsheim	ipsheim	49.528	10.482	2	2162
de	02	Irchenrieth	irchenrieth	49.623	12.225	2	1117
de	02	Irlbach	irlbach	48.841	12.751	2	1165
de	08	Irmenach	irmenach	49.977	7.135	7	0
de	08	Irmtraut	irmtraut	50.67	8.04	2	0
de	01	Irndorf	irndorf	48.11	8.785	8	0
de	08	Irrel	irrel	49.845	6.457	2	1324
de	08	Irrhausen	irrhausen	50.037	6.361	40	0
de	08	Irsch	irsch	49.726	6.698	2	2400
de	08	Irsch	irsch	49.605	6.595	2	1538
de	02	Irschenberg	irschenberg	47.833	11.917	2	3079
de	02	Irsee	irsee	47.908	10.572	2	1345
de	14	Irxleben	irxleben	52.167	11.481	2	2489
de	02	Isen	isen	48.212	12.057	2	5222
de	08	Isenburg	isenburg	50.513	7.608	2	0
de	06	Isenbüttel	isenbuttel	52.433	10.583	2	6277
de	07	Iserlohn	iserlohn	51.375	7.703	2	97910
de	06	Isernhagen	isernhagen	52.359	9.621	10	0
de	06	Isernhagen Farster Bauerschaft	isernhagen farster bauerschaft	52.471	9.842	2	22601
de	08	Isert	isert	50.651	7.638	6	0
de	02	Ismaning	ismaning	48.233	11.683	2	14596
de	01	Isny	isny	47.693	10.039	2	14424
de	01	Isny im Allgäu	isny im allgau	47.693	10.039	2	0
de	01	Ispringen	ispringen	48.917	8.667	2	6007
de	08	Isselbach	isselbach	50.349	8.033	2	0
de	07	Isselburg	isselburg	51.832	6.464	2	11239
de	02	Issigau	issigau	50.274	11.953	22	0
de	07	Issum	issum	51.533	6.433	2	12249
de	06	Isterberg	isterberg	52.323	7.222	2	0
de	06	Itterbeck	itterbeck	52.506	6.804	2	1821
de	01	Ittlingen	ittlingen	49.191	8.931	2	2457
de	10	Itzehoe	itzehoe	53.921	9.515	2	33047
de	02	Itzgrund	itzgrund	50.182	11.176	6	0
de	10	Itzstedt	itzstedt	53.808	10.158	2	2151
de	12	Iven	iven	53.631	13.452	27	0
de	12	Ivenack	ivenack	53.84	12.803	8	0
de	12	Jabel	jabel	53.569	12.595	2	0
de	02	Jachenau	jachenau	47.761	11.579	14	0
de	11	Jacobsdorf	jacobsdorf	52.333	14.35	2	1960
de	06	Jade	jade	53.406	8.006	6	0
de	10	Jagel	jagel	54.503	9.533	3	0
de	01	Jagsthausen	jagsthausen	49.311	9.468	2	1500
de	01	Jagstzell	jagstzell	49.031	10.098	2	2470
de	13	Jahnsdorf	jahnsdorf	50.745	12.854	2	6117
de	13	Jahnsdorf/Erzgebirge	jahnsdorf erzgebirge	50.745	12.854	2	0
de	10	Jahrsdorf	jahrsdorf	54.089	9.654	2	0
de	12	Jakobsdorf	jakobsdorf	54.279	12.98	2	0
de	08	Jakobsweiler	jakobsweiler	49.62	7.947	11	0
de	06	Jameln	jameln	53.05	11.083	2	1095
de	11	Jamlitz	jamlitz	51.985	14.3	2	0
de	02	Jandelsbrunn	jandelsbrunn	48.733	13.7	2	3408
de	10	Janneby	janneby	54.722	9.525	14	0
de	10	Jardelund	jardelund	54.725	9.541	15	0
de	12	Jarmen	jarmen	53.924	13.34	2	3238
de	10	Jarplund-Weding	jarplund weding	54.737	9.418	2	4429
de	12	Jatznick	jatznick	53.58	13.94	2	2082
de	08	Jeckenbach	jeckenbach	49.808	7.755	13	0
de	06	Jelmstorf	jelmstorf	53.058	10.64	19	0
de	06	Jembke	jembke	52.5	10.767	2	1886
de	06	Jemgum	jemgum	53.267	7.383	2	3735
de	15	Jena	jena	50.929	11.59	3	104712
de	15	Jenalöbnitz	jenalobnitz	50.922	11.587	2	104712
de	02	Jengen	jengen	47.999	10.726	2	2433
de	14	Jerichow	jerichow	52.5	12.024	2	2289
de	10	Jerrishoe	jerrishoe	54.657	9.369	2	1040
de	10	Jersbek	jersbek	53.733	10.217	2	1804
de	06	Jerxheim	jerxheim	52.082	10.898	2	1279
de	05	Jesberg	jesberg	51	9.15	2	2655
de	12	Jesendorf	jesendorf	53.8	11.705	2	0
de	02	Jesenwang	jesenwang	48.167	11.133	2	1480
de	13	Jesewitz	jesewitz	51.423	12.563	2	3174
de	14	Jessen	jessen	51.793	12.958	2	11065
de	14	Jessen (Elster)	jessen elster	51.793	12.958	2	0
de	06	Jesteburg	jesteburg	53.31	9.953	2	7066
de	01	Jestetten	jestetten	47.65	8.567	2	5171
de	09	Jettenbach	jettenbach	49.358	7.197	2	0
de	02	Jettenbach	jettenbach	48.165	12.631	15	0
de	01	Jettingen	jettingen	48.672	8.909	6	0
de	02	Jettingen-Scheppach	jettingen scheppach	48.39	10.438	2	6865
de	02	Jetzendorf	jetzendorf	48.433	11.417	2	2919
de	10	Jevenstedt	jevenstedt	54.233	9.667	2	3332
de	06	Jever	jever	53.574	7.898	2	13937
de	14	Jeßnitz	jessnitz	51.683	12.3	2	3667
de	11	Joachimsthal	joachimsthal	52.979	13.745	2	3459
de	08	Jockgrim	jockgrim	49.093	8.275	2	6970
de	02	Johannesberg	johannesberg	50.032	9.143	2	3914
de	13	Johanngeorgenstadt	johanngeorgenstadt	50.433	12.711	2	5573
de	02	Johanniskirchen	johanniskirchen	48.533	12.95	2	2470
de	16	Johannisthal	johannisthal	52.447	13.507	2	18254
de	10	Joldelund	joldelund	54.49	9.041	15	0
de	15	Jonaswalde	jonaswalde	50.897	12.345	2	0
de	13	Jonsdorf	jonsdorf	50.929	14.664	6	0
de	06	Jork	jork	53.532	9.681	2	12014
de	05	Jossgrund	jossgrund	50.308	9.297	14	0
de	08	Jucken	jucken	50.037	6.361	40	0
de	15	Judenbach	judenbach	50.396	11.221	2	2730
de	08	Jugenheim	jugenheim	49.894	8.085	2	1673
de	06	Juist	juist	53.678	6.996	2	1751
de	02	Julbach	julbach	48.254	12.958	2	2317
de	10	Juliusburg	juliusburg	53.45	10.5	2	0
de	01	Jungingen	jungingen	48.328	9.041	2	1469
de	11	Jämlitz-Klein Düben	jamlitz klein duben	51.583	14.617	2	0
de	11	Jänschwalde	janschwalde	51.861	14.498	2	2031
de	14	Jävenitz	javenitz	52.524	11.499	2	1194
de	01	Jöhlingen	johlingen	49.032	8.573	2	5336
de	13	Jöhstadt	johstadt	50.512	13.095	2	3310
de	12	Jördenstorf	jordenstorf	53.878	12.616	2	1213
de	10	Jörl	jorl	54.722	9.525	14	0
de	14	Jübar	jubar	52.702	11.089	2	0
de	10	Jübek	jubek	54.557	9.398	2	2581
de	07	Jüchen	juchen	51.1	6.5	2	22562
de	15	Jüchsen	juchsen	50.48	10.502	2	1563
de	06	Jühnde	juhnde	51.467	9.8	2	1086
de	07	Jülich	julich	50.921	6.363	2	33911
de	08	Jünkerath	junkerath	50.344	6.581	2	1799
de	12	Jürgenshagen	jurgenshagen	53.954	11.897	2	1220
de	12	Jürgenstorf	jurgenstorf	53.84	12.803	8	0
de	11	Jüterbog	juterbog	51.996	13.08	2	13292
de	10	Kaaks	kaaks	53.989	9.528	2	0
de	07	Kaarst	kaarst	51.229	6.619	2	42112
de	10	Kabelhorst	kabelhorst	54.218	10.899	2	0
de	14	Kabelsketal	kabelsketal	51.516	11.967	14	234107
de	08	Kaden	kaden	50.578	7.946	2	0
de	08	Kadenbach	kadenbach	50.383	7.733	2	1494
de	02	Kahl am Main	kahl am main	50.07	9.006	2	7198
de	15	Kahla	kahla	50.807	11.585	2	7422
de	08	Kaifenheim	kaifenheim	50.252	7.145	2	0
de	08	Kail	kail	50.144	7.035	6	0
de	10	Kaisborstel	kaisborstel	54.05	9.483	2	0
de	10	Kaiser-Wilhelm-Koog	kaiser wilhelm koog	54.016	9.137	15	0
de	14	Kaiserpfalz	kaiserpfalz	51.288	11.577	2	0
de	01	Kaisersbach	kaisersbach	48.93	9.639	2	2638
de	08	Kaisersesch	kaisersesch	50.231	7.139	2	3001
de	08	Kaiserslautern	kaiserslautern	49.443	7.772	2	98732
de	02	Kaisheim	kaisheim	48.768	10.796	2	4344
de	06	Kakenstorf	kakenstorf	53.303	9.763	2	1380
de	05	Kalbach	kalbach	50.607	9.904	10	0
de	14	Kalbe	kalbe	52.657	11.385	2	2821
de	14	Kalbe (Milde)	kalbe milde	52.657	11.385	2	0
de	15	Kalbsrieth	kalbsrieth	51.364	11.292	2	0
de	02	Kalchreuth	kalchreuth	49.558	11.133	2	3031
de	06	Kalefeld	kalefeld	51.8	10.033	2	7264
de	08	Kalenborn	kalenborn	50.523	7.132	3	0
de	08	Kalenborn-Scheuern	kalenborn scheuern	50.232	6.691	2	0
de	07	Kalk	kalk	50.94	7.006	2	22802
de	07	Kalkar	kalkar	51.739	6.291	2	13997
de	12	Kalkhorst	kalkhorst	53.97	11.045	2	1328
de	08	Kalkofen	kalkofen	49.733	7.796	6	0
de	07	Kall	kall	50.542	6.563	2	11903
de	07	Kalletal	kalletal	52.008	9.077	13	0
de	02	Kallmünz	kallmunz	49.161	11.961	2	2895
de	08	Kallstadt	kallstadt	49.491	8.176	2	1148
de	08	Kalt	kalt	50.246	7.362	2	0
de	08	Kaltenborn	kaltenborn	50.431	6.962	13	0
de	08	Kaltenengers	kaltenengers	50.417	7.55	2	1932
de	08	Kaltenholzhausen	kaltenholzhausen	50.349	8.033	2	0
de	10	Kaltenkirchen	kaltenkirchen	53.833	9.958	2	19747
de	15	Kaltennordheim	kaltennordheim	50.626	10.159	2	1896
de	02	Kaltental	kaltental	47.828	10.609	15	0
de	15	Kaltenwestheim	kaltenwestheim	50.61	10.117	2	1043
de	10	Kalübbe	kalubbe	54.509	9.844	14	0
de	07	Kamen	kamen	51.592	7.664	2	45927
de	13	Kamenz	kamenz	51.268	14.094	2	18270
de	13	Kamenz - Kamjenc	kamenz kamjenc	51.268	14.094	2	0
de	14	Kamern	kamern	52.658	12.05	2	0
de	02	Kammeltal	kammeltal	48.451	10.421	15	0
de	08	Kammerforst	kammerforst	50.456	7.687	2	0
de	15	Kammerforst	kammerforst	51.255	10.473	9	0
de	02	Kammerstein	kammerstein	49.293	10.973	2	2709
de	12	Kamminke	kamminke	54.318	13.351	2	0
de	02	Kammlach	kammlach	48.102	10.298	16	0
de	08	Kamp-Bornhofen	kamp bornhofen	50.223	7.624	2	1632
de	07	Kamp-Lintfort	kamp lintfort	51.505	6.546	2	39490
de	10	Kampen (Sylt)	kampen sylt	54.799	8.747	19	0
de	15	Kamsdorf	kamsdorf	50.643	11.454	2	2951
de	08	Kandel	kandel	49.083	8.197	2	8385
de	01	Kandern	kandern	47.714	7.662	2	8070
de	10	Kankelau	kankelau	53.491	10.628	2	0
de	15	Kannawurf	kannawurf	51.267	11.133	2	1021
de	01	Kanzach	kanzach	48.062	9.612	2	0
de	08	Kanzem	kanzem	49.609	6.539	2	0
de	06	Kanzlerfeld	kanzlerfeld	52.286	10.457	2	3782
de	08	Kapellen-Drusweiler	kapellen drusweiler	49.087	7.993	2	0
de	15	Kapellendorf	kapellendorf	51.026	11.516	2	0
de	08	Kaperich	kaperich	50.219	7.016	10	0
de	08	Kappel	kappel	49.946	7.48	16	0
de	01	Kappel-Grafenhausen	kappel grafenhausen	48.284	7.766	2	4876
de	10	Kappeln	kappeln	54.661	9.931	2	9677
de	01	Kappelrodeck	kappelrodeck	48.592	8.117	2	5787
de	08	Kapsweyer	kapsweyer	49.044	8.022	2	1021
de	02	Karbach	karbach	49.867	9.638	2	1403
de	05	Karben	karben	50.23	8.772	2	21642
de	10	Karby	karby	54.709	9.856	10	0
de	12	Karenz	karenz	53.202	11.339	2	0
de	12	Kargow	kargow	53.669	12.612	34	0
de	08	Karl	karl	50.028	6.799	2	0
de	01	Karlsbad	karlsbad	48.924	8.373	24	0
de	12	Karlsburg	karlsburg	53.997	13.51	2	0
de	15	Karlsdorf	karlsdorf	50.857	11.727	2	0
de	01	Karlsdorf-Neuthard	karlsdorf neuthard	49.135	8.53	2	9329
de	02	Karlsfeld	karlsfeld	48.227	11.476	2	17920
de	12	Karlshagen	karlshagen	54.111	13.832	2	3066
de	08	Karlshausen	karlshausen	50.001	6.948	2	0
de	16	Karlshorst	karlshorst	52.484	13.532	2	22285
de	02	Karlshuld	karlshuld	48.682	11.285	2	5012
de	02	Karlskron	karlskron	48.683	11.417	2	4661
de	01	Karlsruhe	karlsruhe	49.009	8.404	4	283799
de	02	Karlstadt	karlstadt	49.96	9.772	2	15272
de	02	Karlstein am Main	karlstein am main	49.982	9.093	17	0
de	10	Karlum	karlum	54.841	9.021	2	0
de	12	Karnin	karnin	54.272	12.811	2	0
de	10	Karolinenkoog	karolinenkoog	54.333	9.025	2	0
de	16	Karow	karow	52.609	13.481	2	18817
de	12	Karrenzin	karrenzin	53.407	11.719	2	0
de	02	Karsbach	karsbach	50.041	9.785	2	1844
de	14	Karsdorf	karsdorf	51.271	11.658	2	2063
de	11	Karstädt	karstadt	53.162	11.742	2	7189
de	06	Karwitz	karwitz	53.03	11.087	26	0
de	08	Kasbach-Ohlenberg	kasbach ohlenberg	50.583	7.267	2	1406
de	08	Kaschenbach	kaschenbach	49.863	6.435	18	0
de	08	Kasdorf	kasdorf	50.223	7.862	2	0
de	08	Kasel	kasel	49.762	6.732	2	1219
de	11	Kasel-Golzig	kasel golzig	51.972	13.601	2	0
de	02	Kasendorf	kasendorf	50.037	11.352	2	2602
de	10	Kasseburg	kasseburg	53.683	10.427	2	0
de	10	Kasseedorf	kasseedorf	54.167	10.717	2	1581
de	05	Kassel	kassel	51.317	9.5	3	194501
de	12	Kassow	kassow	53.94	12.107	2	0
de	08	Kastel-Staadt	kastel staadt	49.609	6.539	2	0
de	08	Kastellaun	kastellaun	50.069	7.442	2	5285
de	02	Kastl	kastl	49.37	11.683	2	2701
de	02	Kastl	kastl	48.2	12.7	2	2651
de	02	Kastl	kastl	49.833	11.9	2	1407
de	10	Kastorf	kastorf	53.746	10.567	2	1145
de	15	Katharinenberg	katharinenberg	51.181	10.261	2	3107
de	10	Katharinenheerd	katharinenheerd	54.331	8.781	2	0
de	06	Katlenburg-Lindau	katlenburg lindau	51.683	10.1	2	7581
de	10	Kattendorf	kattendorf	53.835	9.956	2	0
de	08	Katzenbach	katzenbach	49.63	7.821	2	0
de	08	Katzenelnbogen	katzenelnbogen	50.267	7.973	2	2227
de	15	Katzhütte	katzhutte	50.552	11.053	2	2207
de	12	Katzow	katzow	54.113	13.594	2	0
de	08	Katzweiler	katzweiler	49.5	7.7	2	1727
de	08	Katzwinkel	katzwinkel	50.815	7.822	2	2005
de	08	Katzwinkel (Sieg)	katzwinkel sieg	50.815	7.822	2	0
de	08	Kaub	kaub	50.088	7.761	2	1024
de	15	Kauern	kauern	50.882	12.107	2	104659
de	02	Kaufbeuren	kaufbeuren	47.882	10.622	2	42505
de	02	Kaufering	kaufering	48.091	10.879	2	9820
de	05	Kaufungen	kaufungen	51.281	9.619	2	12683
de	16	Kaulsdorf	kaulsdorf	52.517	13.589	2	18675
de	15	Kaulsdorf	kaulsdorf	50.617	11.433	2	2980
de	08	Kausen	kausen	50.661	8.005	2	0
de	12	Kavelstorf	kavelstorf	54.006	12.191	2	1179
de	10	Kayhude	kayhude	53.756	10.132	2	1192
de	14	Kayna	kayna	50.994	12.237	2	1532
de	05	Kefenrod	kefenrod	50.345	9.211	2	3101
de	01	Kehl	kehl	48.573	7.815	2	34009
de	08	Kehlbach	kehlbach	50.199	7.859	2	0
de	15	Kehmstedt	kehmstedt	51.44	10.572	2	0
de	08	Kehrig	kehrig	50.283	7.217	2	1139
de	08	Keidelheim	keidelheim	49.956	7.606	25	0
de	15	Keila	keila	50.661	11.569	2	0
de	10	Keitum	keitum	54.893	8.371	2	1250
de	08	Kelberg	kelberg	50.292	6.92	2	2031
de	14	Kelbra	kelbra	51.435	11.041	2	3117
de	14	Kelbra (Kyffhäuser)	kelbra kyffhauser	51.435	11.041	2	0
de	02	Kelheim	kelheim	48.917	11.886	2	15723
de	05	Kelkheim (Taunus)	kelkheim taunus	50.137	8.45	2	26814
de	08	Kell	kell	49.634	6.824	2	1953
de	08	Kell am See	kell am see	49.634	6.824	2	0
de	15	Kella	kella	51.367	10.143	2	0
de	08	Kellenbach	kellenbach	49.791	7.464	2	0
de	10	Kellenhusen	kellenhusen	54.193	11.062	2	1074
de	10	Kellinghusen	kellinghusen	53.952	9.72	2	7921
de	02	Kellmünz	kellmunz	48.122	10.128	2	1391
de	02	Kellmünz a.d.Iller	kellmunz a d iller	48.305	10.159	10	0
de	05	Kelsterbach	kelsterbach	50.061	8.529	2	13836
de	01	Keltern	keltern	48.916	8.657	10	0
de	14	Kemberg	kemberg	51.772	12.632	2	2616
de	08	Kemmenau	kemmenau	50.333	7.767	2	0
de	02	Kemmern	kemmern	49.955	10.878	2	2639
de	02	Kemnath	kemnath	49.87	11.891	2	5322
de	12	Kemnitz	kemnitz	54.077	13.535	2	1253
de	07	Kempen	kempen	51.364	6.419	2	36312
de	08	Kempenich	kempenich	50.42	7.117	2	1903
de	08	Kempfeld	kempfeld	49.596	7.249	20	0
de	02	Kempten (Allgäu)	kempten allgau	47.727	10.314	2	61399
de	08	Kenn	kenn	49.8	6.717	2	2550
de	12	Kentzlin	kentzlin	53.81	12.967	2	0
de	12	Kenz-Küstrow	kenz kustrow	54.276	12.478	6	0
de	01	Kenzingen	kenzingen	48.196	7.77	2	9095
de	08	Keppeshausen	keppeshausen	50.001	6.948	2	0
de	08	Kerben	kerben	50.31	7.405	2	0
de	07	Kerken	kerken	51.56	6.281	14	0
de	01	Kernen im Remstal	kernen im remstal	48.881	9.385	8	0
de	07	Kerpen	kerpen	50.87	6.697	2	64226
de	08	Kerpen (Eifel)	kerpen eifel	50.292	6.7	14	0
de	08	Kerschenbach	kerschenbach	50.35	6.533	2	0
de	08	Kerzenheim	kerzenheim	49.576	8.06	2	2271
de	08	Kescheid	kescheid	50.647	7.527	2	0
de	08	Kesfeld	kesfeld	50.132	6.451	20	0
de	08	Kesseling	kesseling	50.482	6.988	2	0
de	12	Kessin	kessin	53.729	13.308	2	1489
de	08	Kesten	kesten	49.943	6.863	2	0
de	08	Kestert	kestert	50.122	7.783	2	0
de	01	Ketsch	ketsch	49.368	8.531	2	13124
de	08	Kettenhausen	kettenhausen	50.651	7.638	6	0
de	08	Kettenheim	kettenheim	49.747	8.123	2	0
de	06	Kettenkamp	kettenkamp	52.583	7.833	2	1760
de	02	Kettershausen	kettershausen	48.183	10.267	2	1753
de	08	Kettig	kettig	50.4	7.467	2	3325
de	11	Ketzin	ketzin	52.478	12.845	2	6500
de	11	Ketzin/Havel	ketzin havel	52.478	12.845	2	0
de	07	Kevelaer	kevelaer	51.582	6.246	2	28064
de	08	Kickeshausen	kickeshausen	50.037	6.361	40	0
de	10	Kiebitzreihe	kiebitzreihe	53.783	9.617	2	2256
de	05	Kiedrich	kiedrich	50.04	8.085	2	3869
de	02	Kiefersfelden	kiefersfelden	47.614	12.191	2	6912
de	10	Kiel	kiel	54.321	10.135	4	232758
de	02	Kienberg	kienberg	48.035	12.463	2	1320
de	07	Kierspe	kierspe	51.134	7.591	2	18188
de	01	Kieselbronn	kieselbronn	48.933	8.75	2	2814
de	12	Kieve	kieve	53.422	12.789	22	0
de	15	Kiliansroda	kiliansroda	50.92	11.428	2	0
de	15	Kindelbrück	kindelbruck	51.262	11.09	2	1985
de	08	Kindenheim	kindenheim	49.611	8.164	2	1028
de	08	Kinderbeuern	kinderbeuern	50.009	7.024	2	1119
de	02	Kinding	kinding	48.733	11.577	13	0
de	08	Kindsbach	kindsbach	49.417	7.617	2	2521
de	08	Kinheim	kinheim	50.013	7.011	2	0
de	02	Kinsau	kinsau	47.775	10.848	9	0
de	08	Kinzenburg	kinzenburg	50.267	6.489	11	0
de	02	Kipfenberg	kipfenberg	48.697	11.512	15	0
de	01	Kippenheim	kippenheim	48.296	7.825	2	5040
de	07	Kirburg	kirburg	50.851	7.732	2	0
de	12	Kirch Jesar	kirch jesar	53.431	11.192	2	0
de	02	Kirchanschöring	kirchanschoring	47.953	12.834	2	2980
de	01	Kirchardt	kirchardt	49.205	8.992	2	5592
de	10	Kirchbarkau	kirchbarkau	54.349	10.053	10	0
de	13	Kirchberg	kirchberg	50.622	12.524	2	9400
de	02	Kirchberg	kirchberg	48.9	13.182	2	4279
de	08	Kirchberg	kirchberg	49.944	7.407	2	3797
de	13	Kirchberg	kirchberg	50.761	12.765	2	1838
de	01	Kirchberg an der Iller	kirchberg an der iller	48.133	10.083	2	1901
de	01	Kirchberg an der Jagst	kirchberg an der jagst	49.201	9.982	2	4476
de	01	Kirchberg an der Murr	kirchberg an der murr	48.943	9.341	2	3593
de	02	Kirchberg i.Wald	kirchberg i wald	48.997	13.13	20	0
de	06	Kirchbrak	kirchbrak	51.966	9.575	2	1176
de	01	Kirchdorf	kirchdorf	48.077	10.126	2	3679
de	02	Kirchdorf	kirchdorf	48.459	11.654	2	2652
de	06	Kirchdorf	kirchdorf	52.595	8.835	2	2029
de	02	Kirchdorf	kirchdorf	48.175	12.196	2	1293
de	02	Kirchdorf am Inn	kirchdorf am inn	48.248	12.985	2	5366
de	02	Kirchdorf an der Amper	kirchdorf an der amper	48.459	11.654	2	0
de	01	Kirchdorf an der Iller	kirchdorf an der iller	48.077	10.126	2	0
de	02	Kirchdorf i.Wald	kirchdorf i wald	49.036	12.921	23	0
de	02	Kirchdorf im Wald	kirchdorf im wald	48.91	13.266	2	2176
de	02	Kirchehrenbach	kirchehrenbach	49.733	11.15	2	2304
de	08	Kircheib	kircheib	50.717	7.55	2	0
de	08	Kirchen	kirchen	50.808	7.886	2	9342
de	08	Kirchen (Sieg)	kirchen sieg	50.808	7.886	2	0
de	02	Kirchendemenreuth	kirchendemenreuth	49.762	12.064	18	0
de	02	Kirchenlamitz	kirchenlamitz	50.152	11.948	2	3939
de	02	Kirchenpingarten	kirchenpingarten	49.933	11.783	2	1405
de	02	Kirchensittenbach	kirchensittenbach	49.556	11.422	2	2238
de	01	Kirchentellinsfurt	kirchentellinsfurt	48.533	9.147	2	5406
de	02	Kirchenthumbach	kirchenthumbach	49.749	11.725	2	3448
de	15	Kirchgandern	kirchgandern	51.366	10.042	2	0
de	06	Kirchgellersen	kirchgellersen	53.233	10.3	2	2122
de	05	Kirchhain	kirchhain	50.827	8.928	2	16381
de	02	Kirchham	kirchham	48.346	13.267	2	2435
de	02	Kirchhaslach	kirchhaslach	48.15	10.31	2	1283
de	15	Kirchheilingen	kirchheilingen	51.109	10.641	2	0
de	05	Kirchheim	kirchheim	50.833	9.567	2	3913
de	02	Kirchheim	kirchheim	48.175	10.475	2	2563
de	02	Kirchheim	kirchheim	49.656	9.858	2	2176
de	15	Kirchheim	kirchheim	50.883	11.017	2	1219
de	01	Kirchheim am Neckar	kirchheim am neckar	49.045	9.142	2	5193
de	01	Kirchheim am Ries	kirchheim am ries	48.879	10.4	2	2113
de	08	Kirchheim an der Weinstraße	kirchheim an der weinstrasse	49.537	8.181	2	1734
de	02	Kirchheim bei München	kirchheim bei munchen	48.177	11.756	2	12135
de	02	Kirchheim in Schwaben	kirchheim in schwaben	48.175	10.475	2	0
de	01	Kirchheim unter Teck	kirchheim unter teck	48.647	9.454	2	40206
de	08	Kirchheimbolanden	kirchheimbolanden	49.662	8.015	2	8006
de	07	Kirchhundem	kirchhundem	51.086	8.089	2	12966
de	02	Kirchlauter	kirchlauter	50.044	10.718	2	1445
de	07	Kirchlengern	kirchlengern	52.2	8.633	2	16338
de	06	Kirchlinteln	kirchlinteln	52.942	9.318	2	10487
de	10	Kirchnüchel	kirchnuchel	54.172	10.56	2	0
de	02	Kirchroth	kirchroth	48.95	12.55	2	3699
de	08	Kirchsahr	kirchsahr	50.523	6.986	2	0
de	06	Kirchseelte	kirchseelte	52.95	8.683	2	1257
de	02	Kirchseeon	kirchseeon	48.071	11.889	2	9174
de	10	Kirchspiel Garding	kirchspiel garding	54.331	8.781	2	0
de	06	Kirchtimke	kirchtimke	53.25	9.15	2	1007
de	08	Kirchwald	kirchwald	50.367	7.15	2	1043
de	06	Kirchwalsede	kirchwalsede	53.017	9.4	2	1334
de	02	Kirchweidach	kirchweidach	48.086	12.645	2	2274
de	08	Kirchweiler	kirchweiler	50.232	6.691	2	0
de	15	Kirchworbis	kirchworbis	51.411	10.396	2	1491
de	01	Kirchzarten	kirchzarten	47.967	7.95	2	9730
de	02	Kirchzell	kirchzell	49.618	9.178	2	2468
de	08	Kirf	kirf	49.609	6.539	2	0
de	09	Kirkel	kirkel	49.283	7.233	2	10330
de	08	Kirn	kirn	49.789	7.458	2	8762
de	08	Kirrweiler	kirrweiler	49.301	8.163	2	2034
de	08	Kirsbach	kirsbach	50.53	7.251	28	0
de	13	Kirschau	kirschau	51.093	14.428	2	2607
de	13	Kirschkau	kirschkau	50.56	11.963	2	0
de	08	Kirschroth	kirschroth	49.776	7.617	2	0
de	08	Kirschweiler	kirschweiler	49.75	7.25	2	1169
de	05	Kirtorf	kirtorf	50.769	9.104	2	3649
de	10	Kisdorf	kisdorf	53.817	10.017	2	3445
de	08	Kisselbach	kisselbach	50.211	7.409	16	0
de	06	Kissenbrück	kissenbruck	52.11	10.59	2	1889
de	02	Kissing	kissing	48.304	10.971	2	11150
de	02	Kist	kist	49.743	9.844	2	2547
de	12	Kittendorf	kittendorf	53.84	12.803	8	0
de	12	Kittlitz	kittlitz	53.891	11.401	28	0
de	13	Kitzen	kitzen	51.222	12.223	2	2036
de	02	Kitzingen	kitzingen	49.74	10.151	2	21387
de	13	Kitzscher	kitzscher	51.164	12.553	2	6152
de	01	Kißlegg	kisslegg	47.789	9.884	2	8604
de	16	Kladow	kladow	52.454	13.144	2	14022
de	10	Klamp	klamp	54.511	9.843	14	0
de	10	Klanxbüll	klanxbull	54.817	8.7	2	0
de	10	Klappholz	klappholz	54.534	9.492	13	0
de	10	Klausdorf	klausdorf	54.309	10.214	2	6047
de	08	Klausen	klausen	49.9	6.883	2	1335
de	10	Klein Barkau	klein barkau	54.349	10.053	10	0
de	12	Klein Belitz	klein belitz	53.866	11.964	2	0
de	10	Klein Bennebek	klein bennebek	54.497	9.533	3	0
de	06	Klein Berßen	klein berssen	52.768	7.462	2	1177
de	12	Klein Bünzow	klein bunzow	53.639	13.473	25	0
de	10	Klein Gladebrügge	klein gladebrugge	54.311	10.888	25	0
de	06	Klein Gusborn	klein gusborn	53.083	11.193	2	1294
de	06	Klein Meckelsen	klein meckelsen	53.276	9.504	2	0
de	10	Klein Nordende	klein nordende	53.722	9.654	2	3027
de	10	Klein Offenseth-Sparrieshoop	klein offenseth sparrieshoop	53.797	9.687	2	2687
de	10	Klein Pampau	klein pampau	53.491	10.628	2	0
de	07	Klein Reken	klein reken	51.787	7.044	2	14306
de	10	Klein Rheide	klein rheide	54.411	9.533	2	0
de	12	Klein Rogahn	klein rogahn	53.605	11.346	2	1268
de	10	Klein Rönnau	klein ronnau	53.967	10.317	2	1492
de	06	Klein Schwülper	klein schwulper	52.342	10.429	2	6606
de	12	Klein Trebbow	klein trebbow	53.723	11.397	2	0
de	12	Klein Upahl	klein upahl	53.764	12.214	2	0
de	12	Klein Vielen	klein vielen	53.378	13.255	2	0
de	14	Klein Wanzleben	klein wanzleben	52.07	11.366	2	2541
de	10	Klein Wesenberg	klein wesenberg	53.78	10.191	6	0
de	10	Klein Wittensee	klein wittensee	54.4	9.767	2	0
de	10	Klein Zecher	klein zecher	54.05	10.417	2	0
de	08	Klein-Winternheim	klein winternheim	49.938	8.212	2	3485
de	02	Kleinaitingen	kleinaitingen	48.218	10.869	2	1428
de	09	Kleinblittersdorf	kleinblittersdorf	49.158	7.037	2	12948
de	15	Kleinbockedra	kleinbockedra	50.857	11.727	2	0
de	08	Kleinbundenbach	kleinbundenbach	49.218	7.438	9	0
de	15	Kleinebersdorf	kleinebersdorf	50.857	11.727	2	0
de	04	Kleiner Grasbrook	kleiner grasbrook	53.531	9.994	2	1250
de	01	Kleines Wiesental	kleines wiesental	47.67	7.852	14	0
de	15	Kleineutersdorf	kleineutersdorf	50.802	11.575	2	0
de	08	Kleinfischlingen	kleinfischlingen	49.263	8.135	2	0
de	15	Kleinfurra	kleinfurra	51.416	10.765	2	1243
de	02	Kleinheubach	kleinheubach	49.721	9.213	2	3436
de	08	Kleinich	kleinich	49.926	7.021	6	0
de	02	Kleinkahl	kleinkahl	50.117	9.267	2	1849
de	08	Kleinkarlbach	kleinkarlbach	49.611	8.164	2	0
de	08	Kleinlangenfeld	kleinlangenfeld	50.267	6.489	11	0
de	02	Kleinlangheim	kleinlangheim	49.771	10.284	2	1691
de	11	Kleinmachnow	kleinmachnow	52.408	13.225	2	17892
de	08	Kleinmaischeid	kleinmaischeid	50.513	7.608	2	1295
de	15	Kleinmölsen	kleinmolsen	51.024	11.017	17	0
de	15	Kleinneuhausen	kleinneuhausen	51.169	11.162	2	0
de	08	Kleinniedesheim	kleinniedesheim	49.565	8.311	2	0
de	02	Kleinostheim	kleinostheim	50	9.067	2	8409
de	02	Kleinrinderfeld	kleinrinderfeld	49.7	9.845	2	2094
de	15	Kleinschmalkalden	kleinschmalkalden	50.796	10.475	2	1514
de	15	Kleinschwabhausen	kleinschwabhausen	50.92	11.428	2	0
de	02	Kleinsendelbach	kleinsendelbach	49.596	11.158	2	1542
de	08	Kleinsteinhausen	kleinsteinhausen	49.244	7.357	16	0
de	02	Kleinwallstadt	kleinwallstadt	49.875	9.169	2	5816
de	15	Kleinwenden	kleinwenden	51.416	10.659	2	1043
de	10	Klempau	klempau	53.783	10.65	2	0
de	10	Kletkamp	kletkamp	54.509	9.844	15	0
de	15	Klettbach	klettbach	50.917	11.15	2	1334
de	01	Klettgau	klettgau	47.637	8.198	13	0
de	12	Kletzin	kletzin	53.81	12.967	2	0
de	07	Kleve	kleve	51.788	6.139	2	49072
de	11	Kleßen-Görne	klessen gorne	52.751	12.342	2	0
de	08	Kliding	kliding	50.145	7.038	6	0
de	14	Klieken	klieken	51.888	12.371	2	1111
de	14	Klietz	klietz	52.668	12.068	2	1618
de	08	Klingelbach	klingelbach	50.267	7.973	2	0
de	02	Klingenberg am Main	klingenberg am main	49.785	9.18	2	6294
de	08	Klingenmünster	klingenmunster	49.141	8.019	2	2432
de	01	Klingenstein	klingenstein	48.418	9.908	2	15643
de	13	Klingenthal	klingenthal	50.36	12.465	2	9132
de	12	Klink	klink	53.478	12.621	2	1160
de	10	Klinkrade	klinkrade	53.522	10.28	2	0
de	13	Klipphausen	klipphausen	51.068	13.514	2	6161
de	13	Klitten	klitten	51.351	14.605	2	1510
de	10	Klixbüll	klixbull	54.787	8.829	2	0
de	12	Klocksin	klocksin	53.569	12.595	2	0
de	11	Kloster Lehnin	kloster lehnin	52.32	12.743	2	10669
de	12	Kloster Tempzin	kloster tempzin	53.737	11.715	2	0
de	15	Kloster Veßra	kloster vessra	50.505	10.615	2	0
de	08	Klosterkumbd	klosterkumbd	49.982	7.524	2	0
de	02	Klosterlechfeld	klosterlechfeld	48.156	10.83	2	2351
de	14	Klostermansfeld	klostermansfeld	51.583	11.5	2	2824
de	08	Klotten	klotten	50.167	7.2	2	1401
de	08	Kludenbach	kludenbach	49.944	7.407	2	0
de	12	Kluis	kluis	54.457	13.257	2	0
de	06	Kluse	kluse	52.936	7.341	2	1466
de	14	Klötze	klotze	52.627	11.164	2	5398
de	08	Klüsserath	klusserath	49.845	6.851	2	1099
de	12	Klütz	klutz	53.965	11.164	2	3229
de	12	Kneese	kneese	53.708	11.122	2	0
de	06	Kneitlingen	kneitlingen	52.137	10.773	2	0
de	02	Knetzgau	knetzgau	49.983	10.55	2	6647
de	08	Knittelsheim	knittelsheim	49.192	8.251	2	1026
de	01	Knittlingen	knittlingen	49.025	8.756	2	7454
de	08	Knopp-Labach	knopp labach	49.355	7.49	12	0
de	12	Knorrendorf	knorrendorf	53.63	13.038	2	0
de	08	Knöringen	knoringen	49.209	8.051	2	0
de	05	Knüllwald	knullwald	51.064	9.302	10	0
de	10	Koberg	koberg	53.606	10.633	2	0
de	08	Kobern-Gondorf	kobern gondorf	50.302	7.456	2	3306
de	12	Koblentz	koblentz	53.52	13.988	2	0
de	08	Koblenz	koblenz	50.354	7.579	3	107319
de	12	Kobrow	kobrow	53.701	11.843	2	0
de	02	Kochel	kochel	47.659	11.368	2	4172
de	02	Kochel am See	kochel am see	47.659	11.368	3	0
de	13	Kodersdorf	kodersdorf	51.243	14.893	2	2728
de	12	Kogel	kogel	53.551	10.916	2	0
de	01	Kohlberg	kohlberg	48.558	9.336	2	2304
de	02	Kohlberg	kohlberg	49.591	12.019	2	1270
de	02	Kolbermoor	kolbermoor	47.85	12.067	2	17941
de	01	Kolbingen	kolbingen	48.052	8.89	2	1332
de	10	Koldenbüttel	koldenbuttel	54.376	9.087	2	0
de	02	Kolitzheim	kolitzheim	49.917	10.233	2	5602
de	10	Kolkerheide	kolkerheide	54.49	9.041	15	0
de	11	Kolkwitz	kolkwitz	51.75	14.25	2	10225
de	08	Kollig	kollig	50.3	7.313	2	0
de	10	Kollmar	kollmar	53.729	9.479	2	1793
de	10	Kollmoor	kollmoor	53.921	9.517	2	0
de	02	Kollnburg	kollnburg	49.047	12.861	2	2934
de	10	Kollow	kollow	53.497	10.304	6	0
de	08	Kollweiler	kollweiler	49.472	7.521	2	0
de	08	Kolverath	kolverath	50.219	7.016	10	0
de	08	Kommen	kommen	49.894	7.073	2	0
de	08	Konken	konken	49.539	7.328	2	0
de	02	Konnersreuth	konnersreuth	50.011	12.145	30	0
de	16	Konradshöhe	konradshohe	52.585	13.228	2	5939
de	02	Konradsreuth	konradsreuth	50.267	11.85	2	3540
de	02	Konradsreuth	konradsreuth	49.742	12.296	2	1946
de	01	Konstanz	konstanz	47.66	9.176	2	81275
de	08	Konz	konz	49.7	6.577	2	17879
de	02	Konzell	konzell	49.072	12.711	2	1810
de	08	Kopp	kopp	50.183	6.633	2	0
de	01	Korb	korb	48.843	9.363	2	10459
de	05	Korbach	korbach	51.276	8.873	2	24481
de	15	Korbußen	korbussen	50.882	12.107	2	104659
de	08	Kordel	kordel	49.833	6.633	2	2205
de	08	Korlingen	korlingen	49.724	6.758	2	0
de	01	Korntal	korntal	48.832	9.121	2	18081
de	01	Korntal-Münchingen	korntal munchingen	48.832	9.121	2	0
de	01	Kornwestheim	kornwestheim	48.862	9.186	2	31040
de	07	Korschenbroich	korschenbroich	51.191	6.514	2	33406
de	12	Korswandt	korswandt	54.318	13.351	2	0
de	08	Korweiler	korweiler	50.447	7.312	2	0
de	10	Kosel	kosel	54.506	9.757	2	1345
de	12	Koserow	koserow	54.052	14.002	2	1763
de	15	Kospoda	kospoda	50.736	11.746	2	0
de	13	Kossa	kossa	51.617	12.682	2	2514
de	08	Kottenborn	kottenborn	50.382	6.933	2	0
de	08	Kottenheim	kottenheim	50.35	7.25	2	2780
de	02	Kottgeisering	kottgeisering	48.117	11.133	2	1488
de	13	Kottmar	kottmar	51.093	14.654	3	0
de	08	Kottweiler-Schwanden	kottweiler schwanden	49.483	7.533	2	1435
de	11	Kotzen	kotzen	52.6	12.5	2	0
de	10	Kotzenbüll	kotzenbull	54.319	8.942	2	0
de	08	Koxhausen	koxhausen	50.001	6.948	2	0
de	08	Kraam	kraam	50.717	7.55	2	0
de	12	Krackow	krackow	53.449	13.975	25	0
de	08	Kradenbach	kradenbach	50.069	6.826	2	0
de	02	Kraftisried	kraftisried	47.772	10.504	2	0
de	15	Kraftsdorf	kraftsdorf	50.876	11.929	2	4403
de	02	Kraiburg am Inn	kraiburg am inn	48.182	12.431	2	4127
de	01	Kraichtal	kraichtal	49.146	8.733	2	14416
de	02	Krailling	krailling	48.1	11.4	2	7528
de	12	Krakow am See	krakow am see	53.652	12.27	2	3450
de	06	Kralenriede	kralenriede	52.307	10.528	2	3600
de	12	Kramerhof	kramerhof	54.354	13.054	2	1747
de	07	Kranenburg	kranenburg	51.783	6.017	2	9797
de	15	Kranichfeld	kranichfeld	50.854	11.201	2	3779
de	02	Kranzberg	kranzberg	48.511	11.828	10	0
de	12	Kratzeburg	kratzeburg	53.378	13.255	2	0
de	08	Kratzenburg	kratzenburg	50.178	7.514	2	0
de	01	Krauchenwies	krauchenwies	48.017	9.248	2	5020
de	13	Krauschwitz	krauschwitz	51.522	14.712	2	3998
de	13	Krauschwitz - Krušwica	krauschwitz kruswica	51.514	14.713	2	0
de	11	Krausnick-Groß Wasserburg	krausnick gross wasserburg	51.918	13.932	36	0
de	15	Krauthausen	krauthausen	51.017	10.267	2	1667
de	01	Krautheim	krautheim	49.388	9.636	2	4884
de	08	Krautscheid	krautscheid	50.001	6.948	2	0
de	15	Krayenberggemeinde	krayenberggemeinde	50.755	10.167	9	0
de	13	Kreba-Neudorf - Chrjebja-Nowa Wjes	kreba neudorf chrjebja nowa wjes	51.294	14.804	2	0
de	06	Krebeck	krebeck	51.583	10.117	2	1135
de	07	Krefeld	krefeld	51.336	6.554	4	237984
de	12	Kreien	kreien	53.463	12.029	2	0
de	06	Kreiensen	kreiensen	51.854	9.965	2	7359
de	08	Kreimbach-Kaulbach	kreimbach kaulbach	49.599	7.594	9	0
de	13	Kreischa	kreischa	50.945	13.755	2	4537
de	12	Krembz	krembz	53.708	11.122	2	0
de	11	Kremitzaue	kremitzaue	51.724	13.383	3	0
de	11	Kremmen	kremmen	52.762	13.025	2	7567
de	12	Kremmin	kremmin	53.28	11.565	2	0
de	10	Krempdorf	krempdorf	53.837	9.553	3	0
de	10	Krempe	krempe	53.837	9.488	2	2441
de	10	Krempel	krempel	54.333	9.025	2	0
de	10	Kremperheide	kremperheide	53.887	9.478	2	2625
de	10	Krempermoor	krempermoor	53.887	9.478	2	0
de	10	Krems II	krems ii	53.947	10.282	15	0
de	01	Kressbronn am Bodensee	kressbronn am bodensee	47.598	9.597	2	7834
de	08	Kretz	kretz	50.411	7.379	6	0
de	14	Kretzschau	kretzschau	51.05	12.067	2	1335
de	02	Kreut	kreut	47.799	11.483	2	3889
de	02	Kreuth	kreuth	47.72	11.729	6	0
de	07	Kreuzau	kreuzau	50.747	6.491	2	18400
de	16	Kreuzberg	kreuzberg	52.5	13.403	3	147532
de	07	Kreuztal	kreuztal	50.968	7.988	2	31772
de	02	Kreuzwertheim	kreuzwertheim	49.768	9.518	2	3862
de	01	Kreßberg	kressberg	49.208	9.961	13	0
de	08	Krickenbach	krickenbach	49.367	7.667	2	1188
de	15	Kriebitzsch	kriebitzsch	51.023	12.333	2	1199
de	13	Kriebstein	kriebstein	51.05	13.017	2	2710
de	08	Kriegsfeld	kriegsfeld	49.71	7.917	2	1111
de	12	Krien	krien	53.631	13.452	27	0
de	12	Kriesow	kriesow	53.63	13.038	2	0
de	05	Kriftel	kriftel	50.084	8.47	2	10633
de	12	Kritzmow	kritzmow	54.052	12.053	2	3132
de	12	Kritzow	kritzow	53.463	12.029	2	0
de	10	Krogaspe	krogaspe	54.14	9.894	2	0
de	10	Krokau	krokau	54.34	10.091	18	232758
de	02	Krombach	krombach	50.083	9.206	2	2172
de	15	Kromsdorf	kromsdorf	51	11.367	2	1577
de	02	Kronach	kronach	50.24	11.333	2	18248
de	01	Kronau	kronau	49.222	8.631	2	5585
de	05	Kronberg	kronberg	50.184	8.523	2	17730
de	05	Kronberg Tal	kronberg tal	50.179	8.504	2	17550
de	02	Kronburg	kronburg	47.904	10.157	2	1736
de	10	Kronprinzenkoog	kronprinzenkoog	54.016	9.137	15	0
de	10	Kronsgaard	kronsgaard	54.75	9.9	2	0
de	10	Kronshagen	kronshagen	54.333	10.083	2	11856
de	10	Kronsmoor	kronsmoor	53.963	9.385	13	0
de	08	Kronweiler	kronweiler	49.432	7.36	2	0
de	10	Kropp	kropp	54.417	9.517	2	6320
de	08	Kroppach	kroppach	50.651	7.638	6	0
de	11	Kroppen	kroppen	51.499	13.965	2	0
de	14	Kroppenstedt	kroppenstedt	51.942	11.308	2	1681
de	14	Kropstädt	kropstadt	51.963	12.745	2	1364
de	13	Krostitz	krostitz	51.462	12.454	2	4033
de	08	Krottelbach	krottelbach	49.467	7.398	2	0
de	08	Kruchten	kruchten	49.936	6.295	2	0
de	12	Kruckow	kruckow	53.929	13.259	2	0
de	08	Kruft	kruft	50.383	7.333	2	3854
de	12	Krugsdorf	krugsdorf	53.52	13.988	2	0
de	10	Krukow	krukow	53.45	10.5	2	0
de	02	Krumbach	krumbach	48.242	10.363	2	12805
de	02	Krumbach (Schwaben)	krumbach schwaben	48.353	10.856	10	259196
de	10	Krummbek	krummbek	54.34	10.091	18	232758
de	08	Krummenau	krummenau	49.946	7.48	16	0
de	06	Krummendeich	krummendeich	53.775	9.256	34	0
de	10	Krummendiek	krummendiek	54.014	9.559	2	0
de	02	Krummennaab	krummennaab	49.833	12.1	2	1675
de	10	Krummesse	krummesse	53.783	10.65	2	1532
de	06	Krummhörn	krummhorn	53.375	7.204	6	0
de	12	Krummin	krummin	54.043	13.795	2	0
de	10	Krummwisch	krummwisch	54.327	9.856	2	0
de	14	Krumpa	krumpa	51.297	11.844	2	1139
de	10	Krumstedt	krumstedt	54.027	9.084	19	0
de	08	Krunkel	krunkel	50.587	7.53	2	0
de	12	Krusenfelde	krusenfelde	53.631	13.452	27	0
de	12	Krusenhagen	krusenhagen	53.963	11.533	2	0
de	08	Krähenberg	krahenberg	49.36	7.45	2	0
de	15	Krölpa	krolpa	50.677	11.538	2	3174
de	02	Kröning	kroning	48.584	12.376	25	0
de	12	Kröpelin	kropelin	54.07	11.795	2	4044
de	10	Kröppelshagen-Fahrendorf	kroppelshagen fahrendorf	53.49	10.317	2	1128
de	08	Kröppen	kroppen	49.152	7.587	2	0
de	12	Kröslin	kroslin	54.117	13.751	2	1873
de	08	Kröv	krov	49.983	7.083	2	2318
de	08	Krümmel	krummel	50.517	7.811	2	0
de	02	Krün	krun	47.505	11.279	2	2032
de	10	Krüzen	kruzen	53.45	10.5	2	0
de	12	Kublank	kublank	53.536	13.594	2	0
de	13	Kubschütz	kubschutz	51.167	14.5	2	2932
de	13	Kubschütz - Kubšicy	kubschutz kubsicy	51.194	14.53	2	0
de	12	Kuchelmiß	kuchelmiss	53.652	12.27	2	0
de	01	Kuchen	kuchen	48.636	9.8	2	5790
de	12	Kuckssee	kuckssee	53.504	13.084	2	0
de	10	Kuddewörde	kuddeworde	53.583	10.4	2	1343
de	10	Kuden	kuden	54.003	9.261	2	0
de	10	Kudensee	kudensee	53.933	9.303	2	0
de	02	Kueps Oberfranken	kueps oberfranken	50.193	11.276	2	8282
de	08	Kuhardt	kuhardt	49.146	8.314	2	1927
de	06	Kuhfelde	kuhfelde	52.934	11.134	26	0
de	12	Kuhlen-Wendorf	kuhlen wendorf	53.737	11.715	2	0
de	08	Kuhnhöfen	kuhnhofen	50.517	7.811	2	0
de	12	Kuhs	kuhs	53.764	12.214	2	0
de	12	Kuhstorf	kuhstorf	53.431	11.192	2	0
de	02	Kulmain	kulmain	49.9	11.9	2	2452
de	02	Kulmbach	kulmbach	50.101	11.45	2	27565
de	12	Kulpin	kulpin	53.891	11.401	28	0
de	02	Kumhausen	kumhausen	48.509	12.156	2	4812
de	10	Kummerfeld	kummerfeld	53.693	9.791	2	2012
de	12	Kummerow	kummerow	53.733	12.762	2	0
de	07	Kundert	kundert	50.851	7.732	2	0
de	02	Kunreuth	kunreuth	50.233	11.531	2	1411
de	02	Kupferberg	kupferberg	50.14	11.578	2	1129
de	01	Kupferzell	kupferzell	49.228	9.69	2	5736
de	01	Kuppenheim	kuppenheim	48.828	8.254	2	7533
de	13	Kurort Gohrisch	kurort gohrisch	50.912	14.107	2	2234
de	13	Kurort Jonsdorf	kurort jonsdorf	50.858	14.709	2	1905
de	13	Kurort Oberwiesenthal	kurort oberwiesenthal	50.419	12.968	2	2592
de	13	Kurort Oybin	kurort oybin	50.841	14.741	2	1617
de	08	Kurtscheid	kurtscheid	50.495	7.477	2	0
de	08	Kusel	kusel	49.538	7.405	2	5134
de	14	Kusey	kusey	52.58	11.091	2	1123
de	01	Kusterdingen	kusterdingen	48.523	9.12	2	8282
de	06	Kutenholz	kutenholz	53.482	9.321	2	4964
de	02	Kutzenhausen	kutzenhausen	48.342	10.695	2	2482
de	15	Kutzleben	kutzleben	51.133	10.836	2	0
de	15	Kyffhäuserland	kyffhauserland	51.343	10.846	19	0
de	08	Kyllburg	kyllburg	50.039	6.595	2	1054
de	08	Kyllburgweiler	kyllburgweiler	50.039	6.595	2	0
de	11	Kyritz	kyritz	52.942	12.397	2	10274
de	13	Käbschütztal	kabschutztal	51.068	13.514	2	0
de	01	Kämpfelbach	kampfelbach	48.887	8.734	9	119313
de	08	Käshofen	kashofen	49.36	7.45	2	0
de	02	Köditz	koditz	50.333	11.85	2	2721
de	02	Ködnitz	kodnitz	50.1	11.533	2	1694
de	02	Köfering	kofering	48.933	12.2	2	2329
de	10	Köhn	kohn	54.367	10.5	2	0
de	08	Kölbingen	kolbingen	50.55	7.933	2	1129
de	15	Kölleda	kolleda	51.187	11.245	2	5824
de	10	Kölln-Reisiek	kolln reisiek	53.757	9.698	2	2541
de	07	Köln	koln	50.933	6.95	7	963395
de	01	Köngen	kongen	48.683	9.367	2	9499
de	08	Köngernheim	kongernheim	49.846	8.247	2	1398
de	01	Königheim	konigheim	49.62	9.596	2	3283
de	11	Königs Wusterhausen	konigs wusterhausen	52.301	13.633	2	32513
de	08	Königsau	konigsau	49.791	7.464	2	0
de	01	Königsbach-Stein	konigsbach stein	48.966	8.606	2	9906
de	02	Königsberg in Bayern	konigsberg in bayern	50.095	10.493	19	0
de	01	Königsbronn	konigsbronn	48.743	10.112	2	7420
de	02	Königsbrunn	konigsbrunn	48.275	10.892	2	27494
de	13	Königsbrück	konigsbruck	51.265	13.905	2	4815
de	02	Königsdorf	konigsdorf	47.815	11.481	2	2923
de	15	Königsee	konigsee	50.661	11.097	2	5666
de	01	Königseggwald	konigseggwald	47.936	9.553	6	0
de	13	Königsfeld	konigsfeld	51.067	12.75	2	1770
de	02	Königsfeld	konigsfeld	49.946	11.165	2	1372
de	01	Königsfeld im Schwarzwald	konigsfeld im schwarzwald	48.138	8.42	2	6212
de	13	Königshain	konigshain	51.183	14.867	2	1283
de	13	Königshain-Wiederau	konigshain wiederau	51.032	12.831	2	0
de	01	Königsheim	konigsheim	48.11	8.785	8	0
de	10	Königshügel	konigshugel	54.284	9.673	14	0
de	06	Königslutter am Elm	konigslutter am elm	52.251	10.817	2	16419
de	06	Königsmoor	konigsmoor	53.283	9.717	2	0
de	02	Königsmoos	konigsmoos	48.686	11.089	30	0
de	13	Königstein	konigstein	50.916	14.072	2	3011
de	02	Königstein	konigstein	49.609	11.631	2	1761
de	05	Königstein im Taunus	konigstein im taunus	50.179	8.471	2	15661
de	13	Königswalde	konigswalde	50.55	13.05	2	2477
de	13	Königswartha	konigswartha	51.31	14.328	2	3767
de	13	Königswartha - Rakecy	konigswartha rakecy	51.288	14.325	2	0
de	07	Königswinter	konigswinter	50.684	7.187	2	41164
de	15	Könitz	konitz	50.65	11.488	2	1719
de	14	Könnern	konnern	51.671	11.771	2	5339
de	16	Köpenick	kopenick	52.446	13.575	2	60128
de	08	Körborn	korborn	49.539	7.328	2	0
de	08	Kördorf	kordorf	50.358	7.769	7	0
de	05	Körle	korle	51.167	9.517	2	2991
de	15	Körner	korner	51.231	10.589	2	1923
de	08	Körperich	korperich	49.924	6.26	2	1089
de	02	Kösching	kosching	48.741	11.521	14	0
de	10	Köthel	kothel	53.683	10.427	3	0
de	14	Köthen	kothen	51.752	11.971	2	28710
de	14	Köthen (Anhalt)	kothen anhalt	51.752	11.971	3	0
de	08	Kötterichen	kotterichen	50.219	7.016	10	0
de	02	Kötz	kotz	48.45	10.419	15	0
de	14	Kötzschau	kotzschau	51.312	12.13	2	2057
de	02	Kötzting	kotzting	49.176	12.855	2	7471
de	08	Köwerich	kowerich	49.815	6.826	2	0
de	02	Kößlarn	kosslarn	48.801	13.637	16	0
de	02	Kühbach	kuhbach	48.491	11.187	2	3997
de	15	Kühdorf	kuhdorf	50.752	12.164	2	0
de	02	Kühlenthal	kuhlenthal	48.572	10.84	2	0
de	12	Kühlungsborn	kuhlungsborn	54.08	11.756	16	0
de	15	Kühndorf	kuhndorf	50.609	10.489	2	1116
de	10	Kühren	kuhren	54.234	10.292	2	0
de	06	Kührstedt	kuhrstedt	53.577	8.801	2	1149
de	10	Kühsen	kuhsen	53.522	10.28	2	0
de	10	Kükels	kukels	53.956	10.307	13	0
de	15	Küllstedt	kullstedt	51.276	10.28	2	1578
de	01	Külsheim	kulsheim	49.669	9.524	2	5854
de	08	Külz (Hunsrück)	kulz hunsruck	49.956	7.606	25	0
de	08	Kümbdchen	kumbdchen	49.956	7.606	25	0
de	11	Kümmernitztal	kummernitztal	53.219	12.101	25	0
de	02	Kümmersbruck	kummersbruck	49.419	11.888	2	10365
de	05	Künzell	kunzell	50.544	9.718	2	16124
de	01	Künzelsau	kunzelsau	49.282	9.684	2	15070
de	02	Künzing	kunzing	48.667	13.083	2	3262
de	02	Küps	kups	50.354	11.327	16	0
de	02	Kürnach	kurnach	49.85	10.033	2	4332
de	01	Kürnbach	kurnbach	49.078	8.846	2	2440
de	07	Kürten	kurten	51.05	7.267	2	20103
de	01	Küssaberg	kussaberg	47.657	8.429	11	0
de	06	Küsten	kusten	52.978	11.062	2	1449
de	11	Küstriner Vorland	kustriner vorland	52.537	14.512	2	0
de	02	Laaber	laaber	49.236	12.192	2	0
de	12	Laage	laage	53.926	12.347	2	4692
de	06	Laar	laar	52.356	8.254	2	2193
de	15	Laasdorf	laasdorf	50.857	11.727	2	0
de	06	Laatzen	laatzen	52.315	9.797	2	40038
de	10	Labenz	labenz	53.522	10.28	2	0
de	02	Laberweinting	laberweinting	48.8	12.317	2	3463
de	10	Laboe	laboe	54.4	10.217	2	5315
de	02	Lachen	lachen	47.946	10.239	2	1390
de	08	Lachen-Speyerdorf	lachen speyerdorf	49.33	8.2	2	5470
de	06	Lachendorf	lachendorf	52.617	10.25	2	5805
de	07	Ladbergen	ladbergen	52.133	7.75	2	6414
de	10	Ladelund	ladelund	54.841	9.021	2	1500
de	01	Ladenburg	ladenburg	49.473	8.609	2	11479
de	07	Laer	laer	52.056	7.358	2	6325
de	07	Lage	lage	51.992	8.793	2	36097
de	06	Lahn	lahn	52.855	7.695	2	0
de	05	Lahnau	lahnau	50.581	8.373	6	0
de	08	Lahnstein	lahnstein	50.3	7.617	2	18749
de	05	Lahntal	lahntal	50.809	8.771	2	0
de	01	Lahr	lahr	48.34	7.869	2	43863
de	01	Lahr/Schwarzwald	lahr schwarzwald	48.34	7.869	2	0
de	01	Laichingen	laichingen	48.489	9.686	2	10853
de	12	Lalendorf	lalendorf	53.758	12.39	2	2506
de	02	Lalling	lalling	48.845	13.14	2	1589
de	02	Lam	lam	49.197	13.051	2	2884
de	08	Lambertsberg	lambertsberg	50.094	6.528	2	0
de	08	Lambrecht	lambrecht	49.371	8.073	2	3991
de	12	Lambrechtshagen	lambrechtshagen	54.102	12.016	2	3016
de	08	Lambsborn	lambsborn	49.36	7.45	2	0
de	08	Lambsheim	lambsheim	49.514	8.288	2	6104
de	02	Lamerdingen	lamerdingen	48.092	10.74	2	1872
de	06	Lamme	lamme	52.269	10.441	2	5017
de	10	Lammershagen	lammershagen	54.286	10.415	2	0
de	08	Lampaden	lampaden	49.69	6.712	2	0
de	05	Lampertheim	lampertheim	49.598	8.473	2	31635
de	13	Lampertswalde	lampertswalde	51.311	13.677	2	2060
de	06	Lamspringe	lamspringe	51.961	10.011	2	3223
de	06	Lamstedt	lamstedt	53.633	9.1	2	3380
de	12	Lancken-Granitz	lancken granitz	54.36	13.363	13	0
de	02	Landau an der Isar	landau an der isar	48.672	12.693	2	12997
de	08	Landau in der Pfalz	landau in der pfalz	49.198	8.117	2	41612
de	02	Landensberg	landensberg	48.449	10.366	13	0
de	06	Landesbergen	landesbergen	52.556	9.125	2	2996
de	08	Landkern	landkern	50.132	7.169	2	0
de	06	Landolfshausen	landolfshausen	51.533	10.1	2	1188
de	10	Landrecht	landrecht	54.014	9.559	2	0
de	14	Landsberg	landsberg	51.527	12.161	2	4563
de	02	Landsberg am Lech	landsberg am lech	48.048	10.883	2	27017
de	02	Landsberied	landsberied	48.167	11.167	2	1384
de	08	Landscheid	landscheid	49.983	6.767	2	2067
de	10	Landscheide	landscheide	53.933	9.303	2	0
de	02	Landshut	landshut	48.53	12.162	2	60488
de	08	Landstuhl	landstuhl	49.413	7.57	2	8989
de	10	Langballig	langballig	54.8	9.633	2	1502
de	02	Langdorf	langdorf	49.031	12.948	21	0
de	14	Langeln	langeln	51.912	10.794	2	1116
de	06	Langelsheim	langelsheim	51.938	10.333	2	13169
de	05	Langen	langen	49.99	8.669	2	35416
de	06	Langen	langen	53.606	8.595	2	18863
de	06	Langen	langen	52.54	7.467	2	1383
de	12	Langen Brütz	langen brutz	53.663	11.499	2	0
de	02	Langenaltheim	langenaltheim	48.893	10.931	2	2450
de	01	Langenargen	langenargen	47.599	9.542	2	7513
de	01	Langenau	langenau	48.496	10.118	2	14175
de	02	Langenbach	langenbach	48.433	11.85	2	3755
de	08	Langenbach bei Kirburg	langenbach bei kirburg	50.661	8.005	2	0
de	08	Langenbach bei Marienberg	langenbach bei marienberg	50.638	7.948	2	1052
de	07	Langenberg	langenberg	51.772	8.318	2	8207
de	13	Langenbernsdorf	langenbernsdorf	50.756	12.327	2	3968
de	14	Langenbogen	langenbogen	51.483	11.778	2	1918
de	01	Langenbrettach	langenbrettach	49.226	9.418	2	3694
de	01	Langenburg	langenburg	49.254	9.857	2	1817
de	14	Langendorf	langendorf	51.18	11.961	2	2568
de	14	Langeneichstädt	langeneichstadt	51.345	11.743	2	1520
de	01	Langenenslingen	langenenslingen	48.149	9.378	2	3486
de	10	Langeneß	langeness	54.46	9.087	13	0
de	07	Langenfeld	langenfeld	51.108	6.948	2	59378
de	02	Langenfeld	langenfeld	49.617	10.517	2	1022
de	07	Langenfeld (Rheinland)	langenfeld rheinland	51.108	6.948	2	0
de	06	Langenhagen	langenhagen	52.448	9.737	2	50439
de	08	Langenhahn	langenhahn	50.583	7.917	2	1454
de	04	Langenhorn	langenhorn	53.667	10.017	2	45586
de	10	Langenhorn	langenhorn	54.667	8.917	2	3126
de	10	Langenlehsten	langenlehsten	53.491	10.628	2	0
de	15	Langenleuba-Niederhain	langenleuba niederhain	51.039	12.343	7	0
de	08	Langenlonsheim	langenlonsheim	49.9	7.9	2	3673
de	02	Langenmosen	langenmosen	48.607	11.214	2	1496
de	02	Langenneufnach	langenneufnach	48.267	10.6	2	1751
de	15	Langenorla	langenorla	50.741	11.58	2	1490
de	02	Langenpreising	langenpreising	48.426	11.972	2	2496
de	08	Langenscheid	langenscheid	50.349	8.033	2	0
de	05	Langenselbold	langenselbold	50.177	9.04	2	12660
de	02	Langensendelbach	langensendelbach	49.641	11.071	2	2837
de	14	Langenstein	langenstein	51.856	10.988	2	1996
de	08	Langenthal	langenthal	49.798	7.593	2	0
de	13	Langenweißbach	langenweissbach	50.668	12.609	2	0
de	15	Langenwetzendorf	langenwetzendorf	50.679	12.094	2	3774
de	15	Langenwolschendorf	langenwolschendorf	50.669	12.002	2	0
de	02	Langenzenn	langenzenn	49.495	10.792	2	10629
de	06	Langeoog	langeoog	53.75	7.483	2	1990
de	02	Langerringen	langerringen	48.146	10.759	2	3802
de	07	Langerwehe	langerwehe	50.817	6.35	2	14027
de	11	Langewahl	langewahl	52.369	14.165	2	0
de	15	Langewiesen	langewiesen	50.673	10.971	2	3793
de	02	Langfurth	langfurth	49.101	10.454	2	2211
de	05	Langgöns	langgons	50.5	8.667	2	12283
de	06	Langlingen	langlingen	52.556	10.283	2	2303
de	02	Langquaid	langquaid	48.823	12.051	2	5159
de	08	Langscheid	langscheid	50.33	7.216	2	0
de	10	Langstedt	langstedt	54.617	9.383	2	1037
de	08	Langsur	langsur	49.724	6.499	2	1634
de	15	Langula	langula	51.15	10.417	2	1135
de	06	Langwedel	langwedel	52.979	9.185	2	14755
de	10	Langwedel	langwedel	54.21	9.928	2	1372
de	02	Langweid	langweid	48.491	10.853	2	7653
de	02	Langweid am Lech	langweid am lech	48.491	10.853	2	0
de	08	Langweiler	langweiler	49.632	7.57	6	0
de	08	Langwieden	langwieden	49.36	7.45	2	0
de	14	Lanitz-Hassel-Tal	lanitz hassel tal	51.15	11.81	2	0
de	10	Lankau	lankau	53.606	10.633	2	0
de	12	Lankow	lankow	53.65	11.369	2	10756
de	16	Lankwitz	lankwitz	52.436	13.346	2	41242
de	07	Lanstrop	lanstrop	51.575	7.568	2	4176
de	12	Lanz	lanz	53.35	11.585	8	0
de	10	Lanze	lanze	53.45	10.5	2	0
de	02	Lappersdorf	lappersdorf	49.047	12.091	2	12744
de	10	Lasbek	lasbek	53.733	10.367	2	1162
de	08	Lascheid	lascheid	50.267	6.489	11	0
de	08	Lasel	lasel	50.165	6.419	24	0
de	12	Lassan	lassan	53.949	13.852	2	1462
de	06	Lastrup	lastrup	52.795	7.867	2	6684
de	10	Latendorf	latendorf	54.017	10.033	2	0
de	06	Lathen	lathen	52.867	7.317	2	5754
de	05	Laubach	laubach	50.542	8.99	2	10205
de	08	Laubach	laubach	50.233	7.073	2	1073
de	02	Lauben	lauben	47.783	10.3	2	3274
de	02	Lauben	lauben	48.059	10.29	2	1361
de	08	Laubenheim	laubenheim	49.914	7.835	2	0
de	14	Laucha	laucha	51.224	11.68	2	2517
de	14	Laucha an der Unstrut	laucha an der unstrut	51.224	11.68	2	0
de	11	Lauchhammer	lauchhammer	51.488	13.766	2	18990
de	01	Lauchheim	lauchheim	48.871	10.242	2	4609
de	01	Lauchringen	lauchringen	47.627	8.314	2	7416
de	15	Lauchröden	lauchroden	50.994	10.157	2	1028
de	01	Lauda-Königshofen	lauda konigshofen	49.565	9.708	2	15278
de	01	Laudenbach	laudenbach	49.613	8.654	2	6141
de	02	Laudenbach	laudenbach	49.746	9.176	2	1399
de	08	Laudert	laudert	50.211	7.409	16	0
de	06	Lauenau	lauenau	52.274	9.369	2	4198
de	06	Lauenbrück	lauenbruck	53.2	9.567	2	2152
de	10	Lauenburg	lauenburg	53.372	10.557	2	11814
de	10	Lauenburg/Elbe	lauenburg elbe	53.372	10.557	2	0
de	06	Lauenförde	lauenforde	51.739	9.399	6	0
de	06	Lauenhagen	lauenhagen	52.355	9.206	2	1524
de	01	Lauf	lauf	48.65	8.133	2	3973
de	02	Lauf an der Pegnitz	lauf an der pegnitz	49.514	11.282	2	26403
de	02	Laufach	laufach	50.017	9.3	2	5354
de	05	Laufdorf	laufdorf	50.516	8.46	2	1800
de	08	Laufeld	laufeld	50.035	6.887	16	0
de	02	Laufen	laufen	47.936	12.929	2	6869
de	01	Laufenburg	laufenburg	47.565	8.06	2	8515
de	01	Laufenburg (Baden)	laufenburg baden	47.565	8.06	2	0
de	08	Laufersweiler	laufersweiler	49.941	7.52	14	0
de	01	Lauffen am Neckar	lauffen am neckar	49.073	9.146	2	11068
de	02	Laugna	laugna	48.533	10.7	2	1583
de	02	Lauingen	lauingen	48.568	10.427	2	11029
de	02	Lauingen (Donau)	lauingen donau	48.568	10.427	2	0
de	08	Laumersheim	laumersheim	49.544	8.248	2	0
de	08	Lauperath	lauperath	50.094	6.528	2	0
de	01	Laupheim	laupheim	48.228	9.879	2	19012
de	08	Laurenburg	laurenburg	50.413	7.731	2	0
de	15	Lauscha	lauscha	50.477	11.16	2	4104
de	08	Lauschied	lauschied	49.777	7.689	2	0
de	15	Lausnitz	lausnitz	50.736	11.746	2	0
de	13	Lauta	lauta	51.379	14.192	15	0
de	01	Lautenbach	lautenbach	48.482	8.027	2	1945
de	13	Lauter	lauter	50.563	12.735	2	5028
de	02	Lauter	lauter	49.973	10.788	2	1141
de	13	Lauter-Bernsbach	lauter bernsbach	50.569	12.751	2	0
de	02	Lauterach	lauterach	48.629	10.286	10	0
de	05	Lauterbach	lauterbach	50.636	9.398	2	14487
de	01	Lauterbach/Schwarzwald	lauterbach schwarzwald	48.23	8.342	2	3193
de	08	Lauterecken	lauterecken	49.65	7.593	2	2292
de	02	Lauterhofen	lauterhofen	49.368	11.603	2	3773
de	08	Lautersheim	lautersheim	49.415	8.165	2	0
de	01	Lauterstein	lauterstein	48.688	9.658	9	0
de	08	Lautert	lautert	50.199	7.859	2	0
de	02	Lautertal	lautertal	50.333	10.967	2	4150
de	05	Lautertal	lautertal	50.583	9.283	2	2638
de	02	Lautrach	lautrach	47.898	10.118	2	1198
de	08	Lautzenbrücken	lautzenbrucken	50.667	8.017	2	0
de	08	Lautzenhausen	lautzenhausen	49.946	7.48	16	0
de	13	Laußig	laussig	51.547	12.629	2	2082
de	13	Laußnitz	laussnitz	51.25	13.883	2	2102
de	13	Lawalde	lawalde	51.083	14.6	2	2131
de	11	Lawitz	lawitz	52.09	14.648	2	0
de	09	Lebach	lebach	49.411	6.91	2	21583
de	10	Lebrade	lebrade	54.513	9.842	14	0
de	11	Lebus	lebus	52.427	14.532	2	3447
de	11	Lebusa	lebusa	51.724	13.383	2	0
de	02	Lechbruck	lechbruck	47.702	10.795	2	2442
de	02	Lechbruck a.See	lechbruck a see	47.778	10.847	9	0
de	10	Leck	leck	54.767	8.983	2	7593
de	15	Lederhose	lederhose	50.875	12.167	2	0
de	11	Leegebruch	leegebruch	52.723	13.193	2	6541
de	06	Leer	leer	53.232	7.461	2	33886
de	06	Leese	leese	52.5	9.117	2	1749
de	06	Leezdorf	leezdorf	53.55	7.3	2	1950
de	12	Leezen	leezen	53.663	11.499	2	2222
de	10	Leezen	leezen	53.867	10.25	2	1677
de	02	Legau	legau	47.856	10.13	2	3215
de	11	Legde/Quitzöbel	legde quitzobel	53.122	11.774	31	0
de	07	Legden	legden	52.033	7.1	2	6725
de	10	Lehe	lehe	54.341	9.024	2	1155
de	15	Lehesten	lehesten	50.983	11.583	2	2103
de	08	Lehmen	lehmen	50.283	7.45	2	1470
de	10	Lehmkuhlen	lehmkuhlen	54.233	10.367	2	1472
de	10	Lehmrade	lehmrade	54.05	10.417	2	0
de	06	Lehndorf	lehndorf	52.276	10.479	2	4933
de	15	Lehnstedt	lehnstedt	50.92	11.428	2	0
de	02	Lehrberg	lehrberg	49.346	10.511	2	3104
de	06	Lehre	lehre	52.333	10.667	2	11777
de	01	Lehrensteinsfeld	lehrensteinsfeld	49.131	9.327	2	1986
de	06	Lehrte	lehrte	52.372	9.979	2	43920
de	01	Leibertingen	leibertingen	48.043	9.013	2	2307
de	02	Leiblfing	leiblfing	48.776	12.518	2	3919
de	07	Leichlingen	leichlingen	51.106	7.019	2	27497
de	08	Leidenborn	leidenborn	50.132	6.451	20	0
de	02	Leidersbach	leidersbach	49.901	9.222	2	4997
de	08	Leienkaul	leienkaul	50.232	7.132	2	0
de	06	Leiferde	leiferde	52.204	10.508	2	1911
de	15	Leimbach	leimbach	50.817	10.2	2	1881
de	01	Leimen	leimen	49.347	8.687	2	27190
de	08	Leimersheim	leimersheim	49.124	8.345	2	2624
de	02	Leinach	leinach	49.796	9.888	18	0
de	02	Leinburg	leinburg	49.452	11.31	2	6446
de	15	Leinefelde-Worbis	leinefelde worbis	51.388	10.326	2	13740
de	01	Leinfelden-Echterdingen	leinfelden echterdingen	48.694	9.168	2	36672
de	01	Leingarten	leingarten	49.146	9.117	2	10579
de	08	Leiningen	leiningen	50.211	7.409	16	0
de	08	Leinsweiler	leinsweiler	49.199	8.116	2	0
de	01	Leinzell	leinzell	48.849	9.877	2	2241
de	02	Leipheim	leipheim	48.45	10.223	2	6822
de	13	Leipzig	leipzig	51.34	12.371	5	504971
de	08	Leisel	leisel	49.432	7.36	2	0
de	13	Leisnig	leisnig	51.157	12.928	2	6968
de	14	Leitzkau	leitzkau	52.058	11.952	2	1130
de	08	Leitzweiler	leitzweiler	49.439	7.545	25	0
de	08	Leiwen	leiwen	49.817	6.883	2	1460
de	12	Leizen	leizen	53.422	12.789	22	0
de	14	Leißling	leissling	51.183	11.91	2	1541
de	12	Lelkendorf	lelkendorf	53.878	12.616	2	0
de	08	Lemberg	lemberg	49.173	7.651	2	4317
de	06	Lembruch	lembruch	52.67	8.263	17	0
de	06	Lemförde	lemforde	52.466	8.376	2	2936
de	07	Lemgo	lemgo	52.028	8.899	2	41943
de	06	Lemgow	lemgow	53.056	11.039	22	0
de	15	Lemnitz	lemnitz	50.736	11.87	2	0
de	04	Lemsahl-Mellingstedt	lemsahl mellingstedt	53.69	10.096	2	6554
de	06	Lemwerder	lemwerder	53.167	8.617	2	7325
de	02	Lengdorf	lengdorf	48.257	12.05	2	2648
de	06	Lengede	lengede	52.205	10.308	2	12993
de	13	Lengefeld	lengefeld	50.719	13.193	2	4834
de	06	Lengenbostel	lengenbostel	53.276	9.504	2	0
de	13	Lengenfeld	lengenfeld	50.569	12.364	2	8141
de	02	Lengenwang	lengenwang	47.7	10.6	2	1375
de	07	Lengerich	lengerich	52.187	7.86	2	22697
de	06	Lengerich	lengerich	52.554	7.532	2	2679
de	15	Lengfeld	lengfeld	50.505	10.615	2	0
de	02	Lenggries	lenggries	47.683	11.567	2	9432
de	06	Lenne	lenne	51.873	9.621	2	0
de	07	Lennestadt	lennestadt	51.117	8.067	2	28102
de	01	Lenningen	lenningen	48.55	9.477	2	7955
de	10	Lensahn	lensahn	54.217	10.883	2	5085
de	15	Lenterode	lenterode	51.366	10.042	2	0
de	10	Lentföhrden	lentfohrden	53.867	9.883	2	2332
de	02	Lenting	lenting	48.698	11.513	15	0
de	11	Lenzen	lenzen	53.092	11.475	2	2664
de	12	Lenzen (Elbe)	lenzen elbe	53.35	11.585	8	0
de	12	Lenzerwische	lenzerwische	53.35	11.585	8	0
de	01	Lenzkirch	lenzkirch	47.868	8.202	2	5111
de	01	Leonberg	leonberg	48.8	9.017	2	45711
de	02	Leonberg	leonberg	49.947	12.285	2	1051
de	12	Leopoldshagen	leopoldshagen	53.674	14.139	2	0
de	07	Leopoldshöhe	leopoldshohe	52.012	8.698	2	16219
de	11	Letschin	letschin	52.644	14.36	2	4973
de	08	Lettweiler	lettweiler	49.728	7.773	2	0
de	14	Letzlingen	letzlingen	52.446	11.485	2	1622
de	13	Leubnitz	leubnitz	50.723	12.357	2	1509
de	13	Leubsdorf	leubsdorf	50.8	13.167	2	3981
de	08	Leubsdorf	leubsdorf	50.55	7.3	2	1724
de	02	Leuchtenberg	leuchtenberg	49.597	12.258	2	1299
de	05	Leun	leun	50.551	8.358	2	6116
de	14	Leuna	leuna	51.318	12.016	2	6929
de	02	Leupoldsgrün	leupoldsgrun	50.3	11.8	2	1382
de	01	Leutenbach	leutenbach	48.888	9.393	2	10717
de	02	Leutenbach	leutenbach	49.709	11.172	2	1775
de	15	Leutenberg	leutenberg	50.564	11.456	2	2521
de	08	Leuterod	leuterod	50.517	7.811	2	0
de	13	Leutersdorf	leutersdorf	50.95	14.65	2	4284
de	02	Leutershausen	leutershausen	49.299	10.412	2	5592
de	08	Leutesdorf	leutesdorf	50.45	7.383	2	1894
de	01	Leutkirch	leutkirch	47.827	10.021	2	22362
de	01	Leutkirch im Allgäu	leutkirch im allgau	47.827	10.021	2	0
de	12	Levenhagen	levenhagen	54.084	13.333	2	0
de	07	Leverkusen	leverkusen	51.03	6.984	3	162738
de	12	Lewenberg	lewenberg	53.646	11.408	2	2106
de	12	Lewitzrand	lewitzrand	53.433	11.84	3	0
de	10	Lexgaard	lexgaard	54.874	8.911	2	0
de	05	Lich	lich	50.521	8.816	2	13534
de	15	Lichte	lichte	50.517	11.183	2	1906
de	07	Lichtenau	lichtenau	51.617	8.897	2	11268
de	01	Lichtenau	lichtenau	48.726	8.005	2	5023
de	02	Lichtenau	lichtenau	49.16	10.379	2	3741
de	16	Lichtenberg	lichtenberg	52.514	13.5	2	32888
de	13	Lichtenberg	lichtenberg	50.835	13.425	2	3060
de	13	Lichtenberg	lichtenberg	51.183	13.967	2	1736
de	02	Lichtenberg	lichtenberg	50.383	11.676	2	1184
de	13	Lichtenberg/Erzgebirge	lichtenberg erzgebirge	50.835	13.425	2	0
de	08	Lichtenborn	lichtenborn	50.132	6.451	20	0
de	02	Lichtenfels	lichtenfels	50.146	11.059	2	21336
de	16	Lichtenrade	lichtenrade	52.398	13.406	2	49489
de	13	Lichtenstein	lichtenstein	50.757	12.63	2	13612
de	13	Lichtenstein/Sachsen	lichtenstein sachsen	50.757	12.63	2	0
de	13	Lichtentanne	lichtentanne	50.693	12.426	2	7163
de	01	Lichtenwald	lichtenwald	48.825	9.559	13	0
de	11	Lichterfeld-Schacksdorf	lichterfeld schacksdorf	51.628	13.715	2	0
de	16	Lichterfelde	lichterfelde	52.433	13.308	2	80149
de	06	Liebenau	liebenau	52.604	9.097	2	4009
de	05	Liebenau	liebenau	51.497	9.282	2	3606
de	06	Liebenburg	liebenburg	52.022	10.432	2	9492
de	08	Liebenscheid	liebenscheid	50.67	8.04	2	0
de	11	Liebenwalde	liebenwalde	52.871	13.395	2	4649
de	11	Lieberose	lieberose	51.985	14.3	2	1638
de	13	Liebschützberg	liebschutzberg	51.308	13.113	2	0
de	08	Liebshausen	liebshausen	50.011	7.672	2	0
de	13	Liebstadt	liebstadt	50.864	13.857	2	1367
de	05	Liederbach	liederbach	50.122	8.494	2	8602
de	08	Lieg	lieg	50.122	7.44	2	0
de	07	Lienen	lienen	52.15	7.983	2	8797
de	11	Liepe	liepe	52.866	14.045	2	0
de	12	Liepgarten	liepgarten	53.674	14.139	2	0
de	08	Lierfeld	lierfeld	50.267	6.489	11	0
de	08	Lierschied	lierschied	50.223	7.862	2	0
de	08	Liesenich	liesenich	50.029	7.182	2	0
de	08	Lieser	lieser	49.917	7.017	2	1185
de	14	Lieskau	lieskau	51.504	11.862	2	2711
de	10	Lieth	lieth	54.15	9.067	2	0
de	11	Lietzen	lietzen	52.534	14.381	2	0
de	12	Lietzow	lietzow	54.416	13.431	2	0
de	08	Ließem	liessem	50.082	6.564	2	0
de	06	Lilienthal	lilienthal	53.142	8.903	2	18293
de	13	Limbach	limbach	50.583	12.25	2	1574
de	13	Limbach-Oberfrohna	limbach oberfrohna	50.859	12.762	2	27056
de	05	Limburg a. d. Lahn	limburg a d lahn	50.384	8.05	5	0
de	05	Limburg an der Lahn	limburg an der lahn	50.384	8.05	2	33820
de	08	Limburgerhof	limburgerhof	49.424	8.392	2	10753
de	05	Limeshain	limeshain	50.347	9.055	12	0
de	10	Linau	linau	53.644	10.469	2	1182
de	08	Lind	lind	50.482	7.216	3	0
de	15	Linda b. Weida	linda b weida	50.849	12.205	2	0
de	02	Lindau	lindau	47.546	9.684	2	24518
de	10	Lindau	lindau	54.383	9.9	2	1378
de	14	Lindau	lindau	52.038	12.108	2	1207
de	02	Lindau (Bodensee)	lindau bodensee	47.548	9.682	2	0
de	02	Lindberg	lindberg	49.037	13.254	2	2355
de	08	Linden	linden	49.35	7.65	2	1230
de	11	Lindenau	lindenau	51.499	13.965	2	0
de	06	Lindenberg	lindenberg	52.246	10.562	2	2728
de	08	Lindenberg	lindenberg	49.38	8.099	2	1178
de	02	Lindenberg im Allgäu	lindenberg im allgau	47.597	9.874	20	0
de	11	Lindendorf	lindendorf	52.534	14.381	2	0
de	05	Lindenfels	lindenfels	49.684	8.782	2	5456
de	15	Lindenkreuz	lindenkreuz	50.875	12.167	2	0
de	08	Lindenschied	lindenschied	49.944	7.407	2	0
de	06	Lindern (Oldenburg)	lindern oldenburg	52.842	7.989	10	0
de	12	Lindetal	lindetal	53.536	13.594	2	0
de	15	Lindewerra	lindewerra	51.366	10.042	2	0
de	10	Lindewitt	lindewitt	54.7	9.2	2	2114
de	12	Lindholz	lindholz	54.111	12.661	2	0
de	06	Lindhorst	lindhorst	52.358	9.283	2	4658
de	15	Lindig	lindig	50.802	11.575	2	0
de	07	Lindlar	lindlar	51.02	7.378	2	22723
de	11	Lindow	lindow	52.967	12.985	2	3336
de	11	Lindow (Mark)	lindow mark	52.972	12.872	2	0
de	06	Lindwedel	lindwedel	52.608	9.687	2	2418
de	06	Lingen	lingen	52.521	7.318	2	51310
de	06	Lingen (Ems)	lingen ems	52.521	7.318	3	0
de	08	Lingenfeld	lingenfeld	49.254	8.339	2	5433
de	08	Lingerhahn	lingerhahn	50.211	7.409	16	0
de	08	Linkenbach	linkenbach	50.422	7.627	19	0
de	01	Linkenheim-Hochstetten	linkenheim hochstetten	49.132	8.412	2	11599
de	07	Linnich	linnich	50.98	6.27	2	13827
de	06	Linsburg	linsburg	52.6	9.289	17	0
de	05	Linsengericht	linsengericht	50.202	9.187	2	0
de	11	Linthe	linthe	52.213	12.802	2	0
de	06	Lintig	lintig	53.603	8.879	2	1385
de	08	Linz am Rhein	linz am rhein	50.569	7.284	2	6008
de	15	Lippersdorf-Erdmannsdorf	lippersdorf erdmannsdorf	50.857	11.727	2	0
de	07	Lippetal	lippetal	51.578	8.022	12	0
de	08	Lipporn	lipporn	50.223	7.862	2	0
de	15	Lipprechterode	lipprechterode	51.44	10.572	2	0
de	07	Lippstadt	lippstadt	51.674	8.345	2	67219
de	08	Lirstal	lirstal	50.219	7.016	10	0
de	02	Lisberg	lisberg	49.907	10.712	2	0
de	08	Lissendorf	lissendorf	50.317	6.6	2	1130
de	10	List	list	55.019	8.431	2	2642
de	10	List auf Sylt	list auf sylt	54.798	8.746	19	0
de	02	Litzendorf	litzendorf	49.914	11.01	2	6101
de	01	Lobbach	lobbach	49.375	8.889	2	2344
de	13	Lobstädt	lobstadt	51.134	12.449	2	2675
de	14	Loburg	loburg	52.115	12.078	2	2467
de	14	Lochau	lochau	51.397	12.053	2	1124
de	07	Lochum	lochum	50.851	7.732	2	0
de	10	Lockstedt	lockstedt	53.967	9.617	2	0
de	12	Loddin	loddin	54.023	14.008	2	1037
de	01	Loffenau	loffenau	48.772	8.385	2	2695
de	10	Lohbarbek	lohbarbek	53.967	9.617	2	0
de	02	Lohberg	lohberg	49.176	13.105	2	2151
de	10	Lohe-Föhrden	lohe fohrden	54.3	9.5	2	0
de	10	Lohe-Rickelshof	lohe rickelshof	54.188	9.071	2	1985
de	05	Lohfelden	lohfelden	51.267	9.533	2	13825
de	06	Lohheide	lohheide	52.808	9.964	2	0
de	02	Lohkirchen	lohkirchen	48.35	12.513	2	0
de	07	Lohmar	lohmar	50.839	7.214	2	31339
de	12	Lohme	lohme	54.537	13.531	2	0
de	13	Lohmen	lohmen	50.988	14.003	2	3298
de	06	Lohne	lohne	52.666	8.238	2	25111
de	06	Lohne	lohne	52.498	7.226	2	7000
de	08	Lohnsfeld	lohnsfeld	49.56	7.892	6	0
de	08	Lohnweiler	lohnweiler	49.639	7.579	6	0
de	02	Lohr am Main	lohr am main	49.989	9.572	2	16127
de	05	Lohra	lohra	50.733	8.633	2	5775
de	08	Lohrheim	lohrheim	50.349	8.033	2	0
de	13	Lohsa	lohsa	51.383	14.4	2	4641
de	13	Lohsa - Łaz	lohsa łaz	51.383	14.4	2	0
de	02	Loiching	loiching	48.617	12.433	2	3506
de	12	Loissin	loissin	54.113	13.594	2	0
de	10	Loit	loit	54.557	9.447	13	0
de	14	Loitsche-Heinrichsberg	loitsche heinrichsberg	52.277	11.65	2	0
de	12	Loitz	loitz	53.442	13.388	2	4236
de	02	Loitzendorf	loitzendorf	49.018	12.635	10	0
de	05	Lollar	lollar	50.647	8.705	2	10143
de	08	Lollschied	lollschied	50.223	7.862	2	0
de	13	Lommatzsch	lommatzsch	51.195	13.309	2	5999
de	08	Longen	longen	49.822	6.753	2	0
de	08	Longkamp	longkamp	49.89	7.118	2	1182
de	08	Longuich	longuich	49.808	6.768	2	1233
de	02	Lonnerstadt	lonnerstadt	49.699	10.767	2	1919
de	08	Lonnig	lonnig	50.31	7.405	2	1170
de	01	Lonsee	lonsee	48.543	9.92	2	4759
de	08	Lonsheim	lonsheim	49.785	8.04	2	0
de	10	Looft	looft	53.989	9.528	2	0
de	10	Loop	loop	54.14	9.894	2	0
de	10	Loose	loose	54.459	9.871	12	0
de	01	Lorch	lorch	48.798	9.691	2	11418
de	05	Lorsch	lorsch	49.65	8.567	2	12744
de	08	Lorscheid	lorscheid	49.724	6.758	2	0
de	06	Lorup	lorup	52.925	7.643	2	2986
de	09	Losheim	losheim	49.51	6.745	2	16660
de	09	Losheim am See	losheim am see	49.51	6.745	2	0
de	13	Lossatal	lossatal	51.383	12.728	2	0
de	14	Lostau	lostau	52.209	11.738	2	2014
de	07	Lotte	lotte	52.283	7.917	2	13580
de	10	Lottorf	lottorf	54.503	9.452	9	0
de	01	Lottstetten	lottstetten	47.633	8.567	2	2179
de	06	Loxstedt	loxstedt	53.467	8.65	2	16382
de	01	Loßburg	lossburg	48.4	8.45	2	6533
de	12	Lubmin	lubmin	54.135	13.617	2	1987
de	15	Lucka	lucka	51.097	12.333	2	4526
de	11	Luckaitztal	luckaitztal	51.65	14.033	2	0
de	11	Luckau	luckau	51.852	13.707	2	10471
de	06	Luckau (Wendland)	luckau wendland	53.088	11.017	21	0
de	07	Luckenbach	luckenbach	50.851	7.732	2	0
de	11	Luckenwalde	luckenwalde	52.09	13.168	2	21616
de	12	Luckow	luckow	53.674	14.139	2	0
de	09	Ludweiler-Warndt	ludweiler warndt	49.221	6.812	2	5922
de	05	Ludwigsau	ludwigsau	50.872	9.709	2	0
de	01	Ludwigsburg	ludwigsburg	48.897	9.192	2	87603
de	02	Ludwigschorgast	ludwigschorgast	50.141	11.523	9	0
de	11	Ludwigsfelde	ludwigsfelde	52.303	13.254	2	24164
de	08	Ludwigshafen am Rhein	ludwigshafen am rhein	49.481	8.446	3	163196
de	08	Ludwigshöhe	ludwigshohe	49.851	8.26	2	0
de	12	Ludwigslust	ludwigslust	53.329	11.497	2	12112
de	02	Ludwigsstadt	ludwigsstadt	50.486	11.387	2	3790
de	08	Ludwigswinkel	ludwigswinkel	49.12	7.769	2	0
de	14	Luftkurort Arendsee	luftkurort arendsee	52.881	11.486	2	2962
de	08	Lug	lug	49.209	7.873	2	0
de	13	Lugau	lugau	50.738	12.749	2	7671
de	06	Luhden	luhden	52.225	9.093	2	1138
de	02	Luhe-Wildenau	luhe wildenau	49.584	12.149	2	3505
de	10	Luhnstedt	luhnstedt	54.246	9.596	17	0
de	09	Luisenthal	luisenthal	49.249	6.901	2	1636
de	15	Luisenthal	luisenthal	50.783	10.733	2	1470
de	10	Lunden	lunden	54.331	9.025	2	1652
de	06	Lunestedt	lunestedt	53.436	8.752	2	2557
de	11	Lunow-Stolzenhagen	lunow stolzenhagen	52.866	14.045	2	0
de	13	Lunzenau	lunzenau	50.963	12.756	2	5138
de	02	Lupburg	lupburg	49.155	11.756	2	2336
de	04	Lurup	lurup	53.593	9.877	2	36053
de	08	Lustadt	lustadt	49.245	8.274	2	3291
de	14	Lutherstadt Eisleben	lutherstadt eisleben	51.385	11.732	16	0
de	06	Lutter am Barenberge	lutter am barenberge	51.989	10.269	2	2422
de	10	Lutterbek	lutterbek	54.402	10.23	2	0
de	08	Lutzerath	lutzerath	50.127	7.007	2	1463
de	10	Lutzhorn	lutzhorn	53.792	9.767	2	0
de	02	Lutzingen	lutzingen	48.606	10.423	18	0
de	08	Luxem	luxem	50.33	7.216	2	0
de	11	Lychen	lychen	53.212	13.315	2	3917
de	08	Lykershausen	lykershausen	50.158	7.714	2	0
de	10	Lägerdorf	lagerdorf	53.883	9.583	2	2790
de	06	Lähden	lahden	52.745	7.57	2	4429
de	12	Lärz	larz	53.335	12.725	2	0
de	13	Löbau	lobau	51.1	14.667	2	18374
de	14	Löbejün	lobejun	51.635	11.901	2	2335
de	14	Löberitz	loberitz	51.654	12.147	2	1096
de	15	Löberschütz	loberschutz	50.922	11.587	2	104712
de	15	Löbichau	lobichau	50.894	12.264	2	1263
de	13	Löbnitz	lobnitz	51.592	12.463	2	2216
de	01	Löchgau	lochgau	49.004	9.106	2	5352
de	12	Löcknitz	locknitz	53.287	11.781	2	2919
de	15	Lödla	lodla	51.019	12.355	2	0
de	08	Löf	lof	50.233	7.433	2	1519
de	01	Löffingen	loffingen	47.884	8.344	2	7939
de	15	Löhma	lohma	50.579	11.81	2	0
de	05	Löhnberg	lohnberg	50.513	8.272	2	4502
de	07	Löhne	lohne	52.188	8.692	2	39521
de	08	Löllbach	lollbach	49.639	7.579	6	0
de	06	Löningen	loningen	52.737	7.758	2	13096
de	10	Löptin	loptin	54.39	10.136	24	0
de	01	Lörrach	lorrach	47.615	7.665	2	47002
de	08	Lörzweiler	lorzweiler	49.898	8.295	2	2085
de	08	Lösnich	losnich	49.925	7.062	2	0
de	08	Lötzbeuren	lotzbeuren	49.977	7.135	7	0
de	11	Löwenberger Land	lowenberger land	53.015	13.15	2	0
de	10	Löwenstedt	lowenstedt	54.458	9.078	14	0
de	01	Löwenstein	lowenstein	49.096	9.38	2	3070
de	13	Lößnitz	lossnitz	50.622	12.731	2	10433
de	16	Lübars	lubars	52.616	13.354	2	4817
de	07	Lübbecke	lubbecke	52.307	8.614	2	26310
de	11	Lübben	lubben	51.938	13.888	2	14713
de	11	Lübben (Spreewald)	lubben spreewald	51.938	13.888	2	0
de	11	Lübbenau	lubbenau	51.862	13.952	2	17461
de	11	Lübbenau/Spreewald	lubbenau spreewald	51.862	13.952	2	0
de	06	Lübberstedt	lubberstedt	53.322	8.849	2	0
de	12	Lübberstorf	lubberstorf	53.865	11.667	2	0
de	06	Lübbow	lubbow	53.108	11.001	23	0
de	10	Lübeck	lubeck	53.869	10.687	3	212207
de	12	Lübesse	lubesse	53.477	11.41	2	0
de	12	Lüblow	lublow	53.331	11.501	2	0
de	12	Lübow	lubow	53.853	11.524	2	1418
de	12	Lübs	lubs	53.661	13.887	2	0
de	12	Lübstorf	lubstorf	53.726	11.415	2	1570
de	12	Lübtheen	lubtheen	53.301	11.084	2	3858
de	12	Lübz	lubz	53.463	12.029	2	6355
de	06	Lüchow	luchow	52.968	11.154	2	9678
de	08	Lückenburg	luckenburg	49.75	7	2	0
de	07	Lüdenscheid	ludenscheid	51.22	7.627	2	79386
de	06	Lüder	luder	52.809	10.666	2	1293
de	14	Lüderitz	luderitz	52.509	11.743	2	1194
de	06	Lüdersburg	ludersburg	53.297	10.515	2	0
de	12	Lüdersdorf	ludersdorf	53.868	11.749	2	4764
de	06	Lüdersfeld	ludersfeld	52.36	9.254	2	1078
de	12	Lüdershagen	ludershagen	54.276	12.478	6	0
de	07	Lüdinghausen	ludinghausen	51.768	7.444	2	24094
de	06	Lüerdissen	luerdissen	51.891	9.595	8	0
de	07	Lügde	lugde	51.958	9.247	2	11290
de	02	Lülsfeld	lulsfeld	50.001	10.315	20	0
de	08	Lünebach	lunebach	50.267	6.489	11	0
de	06	Lüneburg	luneburg	53.251	10.414	2	71260
de	07	Lünen	lunen	51.616	7.529	2	91009
de	06	Lünne	lunne	52.43	7.427	2	1835
de	10	Lürschau	lurschau	54.55	9.5	2	1101
de	12	Lüssow	lussow	53.764	12.214	2	0
de	12	Lüssow	lussow	54.279	12.98	2	0
de	10	Lütau	lutau	53.45	10.5	2	0
de	06	Lütetsburg	lutetsburg	53.598	7.294	2	0
de	10	Lütjenburg	lutjenburg	54.292	10.589	2	5814
de	10	Lütjenholm	lutjenholm	54.661	8.92	2	0
de	10	Lütjensee	lutjensee	53.65	10.367	2	3046
de	10	Lütjenwestedt	lutjenwestedt	53.944	9.512	6	0
de	12	Lütow	lutow	54.043	13.795	2	0
de	12	Lüttow-Valluhn	luttow valluhn	53.551	10.916	2	0
de	08	Lütz	lutz	50.122	7.44	2	0
de	05	Lützelbach	lutzelbach	49.742	8.767	2	7321
de	14	Lützen	lutzen	51.257	12.142	2	3664
de	08	Lützkampen	lutzkampen	50.144	6.445	21	0
de	12	Lützow	lutzow	53.653	11.176	2	1626
de	10	Maasbüll	maasbull	54.75	9.533	2	0
de	06	Maasen	maasen	52.707	8.897	2	0
de	10	Maasholm	maasholm	54.661	9.931	2	0
de	13	Machern	machern	51.367	12.633	2	6747
de	08	Macken	macken	50.122	7.44	2	0
de	08	Mackenbach	mackenbach	49.467	7.583	2	2119
de	15	Mackenrode	mackenrode	51.366	10.042	2	0
de	08	Mackenrodt	mackenrodt	49.596	7.249	20	0
de	15	Magdala	magdala	50.907	11.448	2	2025
de	14	Magdeburg	magdeburg	52.128	11.629	4	229826
de	01	Magstadt	magstadt	48.745	8.967	2	9058
de	01	Mahlberg	mahlberg	48.286	7.814	2	4421
de	16	Mahlsdorf	mahlsdorf	52.509	13.614	2	26954
de	01	Mahlstetten	mahlstetten	48.033	8.803	11	0
de	02	Maierhöfen	maierhofen	47.65	10.05	2	1582
de	02	Maihingen	maihingen	48.927	10.499	2	1244
de	08	Maikammer	maikammer	49.305	8.132	2	4066
de	02	Mainaschaff	mainaschaff	49.982	9.09	2	8382
de	02	Mainbernheim	mainbernheim	49.708	10.219	2	2294
de	02	Mainburg	mainburg	48.642	11.781	2	13959
de	01	Mainhardt	mainhardt	49.076	9.556	2	5680
de	05	Mainhausen	mainhausen	50.139	8.989	9	0
de	02	Mainleus	mainleus	50.1	11.377	2	6836
de	02	Mainstockheim	mainstockheim	49.772	10.148	2	1834
de	05	Maintal	maintal	50.15	8.833	2	38313
de	08	Mainz	mainz	49.984	8.279	3	184997
de	09	Mainzweiler	mainzweiler	49.417	7.118	2	1105
de	02	Maisach	maisach	48.217	11.267	2	12507
de	08	Maisborn	maisborn	50.211	7.409	16	0
de	02	Maitenbeth	maitenbeth	48.151	12.093	2	1868
de	08	Maitzborn	maitzborn	49.944	7.407	2	0
de	08	Malberg	malberg	50.039	6.595	2	0
de	07	Malberg	malberg	50.851	7.732	2	0
de	08	Malbergweich	malbergweich	50.039	6.595	2	0
de	08	Malborn	malborn	49.717	6.983	2	1408
de	12	Malchin	malchin	53.74	12.765	2	8202
de	02	Malching	malching	48.312	13.187	2	1285
de	12	Malchow	malchow	53.475	12.422	2	7384
de	10	Malente	malente	54.172	10.56	2	10817
de	02	Malgersdorf	malgersdorf	48.533	12.75	2	1198
de	12	Malk Göhren	malk gohren	53.202	11.339	2	0
de	02	Mallersdorf-Pfaffenberg	mallersdorf pfaffenberg	48.766	12.231	2	6742
de	12	Malliß	malliss	53.211	11.327	2	1427
de	01	Malsburg-Marzell	malsburg marzell	47.835	7.632	7	0
de	01	Malsch	malsch	48.883	8.333	2	14243
de	01	Malsch	malsch	49.247	8.683	2	3378
de	13	Malschwitz	malschwitz	51.238	14.522	2	3800
de	13	Malschwitz - Malešecy	malschwitz malesecy	51.247	14.487	2	0
de	05	Malsfeld	malsfeld	51.091	9.539	2	4301
de	01	Malterdingen	malterdingen	48.157	7.786	2	2907
de	08	Mammelzen	mammelzen	50.7	7.667	2	1056
de	02	Mammendorf	mammendorf	48.208	11.163	2	4540
de	02	Mamming	mamming	48.652	12.608	2	2948
de	02	Manching	manching	48.717	11.494	2	11239
de	08	Mandel	mandel	49.859	7.784	2	0
de	09	Mandelbachtal	mandelbachtal	49.267	6.986	14	0
de	08	Mandern	mandern	49.633	6.783	2	0
de	08	Manderscheid	manderscheid	50.097	6.81	2	1323
de	10	Manhagen	manhagen	54.218	10.899	2	0
de	08	Mannebach	mannebach	49.609	6.539	2	0
de	08	Mannebach	mannebach	50.223	7.03	9	0
de	01	Mannheim	mannheim	49.489	8.467	4	307960
de	08	Mannweiler-Cölln	mannweiler colln	49.733	7.796	6	0
de	11	Manschnow	manschnow	52.55	14.553	2	1200
de	14	Mansfeld	mansfeld	51.592	11.452	2	3501
de	02	Mantel	mantel	49.654	12.041	2	2951
de	08	Manubach	manubach	49.972	7.86	2	0
de	01	Marbach am Neckar	marbach am neckar	48.94	9.26	2	15604
de	05	Marburg an der Lahn	marburg an der lahn	50.809	8.771	2	78895
de	01	March	march	48.04	7.696	11	0
de	02	Margetshöchheim	margetshochheim	49.837	9.864	2	3256
de	02	Mariaposching	mariaposching	48.833	12.8	2	1397
de	13	Marienberg	marienberg	50.651	13.161	2	14383
de	16	Mariendorf	mariendorf	52.438	13.381	2	49917
de	16	Marienfelde	marienfelde	52.419	13.367	2	30338
de	08	Marienfels	marienfels	50.223	7.862	2	0
de	11	Marienfließ	marienfliess	53.219	12.101	25	0
de	06	Marienhafe	marienhafe	53.523	7.273	2	2032
de	08	Marienhausen	marienhausen	50.546	7.653	2	0
de	07	Marienheide	marienheide	51.083	7.531	2	13759
de	06	Marienmünster	marienmunster	51.74	9.399	6	0
de	08	Marienrachdorf	marienrachdorf	50.55	7.717	2	1024
de	06	Mariental	mariental	52.276	10.984	2	1138
de	04	Marienthal	marienthal	53.567	10.083	4	287101
de	11	Marienwerder	marienwerder	52.842	13.599	2	1728
de	08	Maring-Noviand	maring noviand	49.933	7	2	1518
de	15	Marisfeld	marisfeld	50.576	10.497	2	0
de	11	Mark Landin	mark landin	53.015	13.999	2	0
de	01	Markdorf	markdorf	47.719	9.39	2	12486
de	13	Markersbach	markersbach	50.535	12.861	2	1912
de	13	Markersdorf	markersdorf	51.133	14.883	2	4408
de	01	Markgröningen	markgroningen	48.905	9.081	2	14414
de	13	Markkleeberg	markkleeberg	51.276	12.369	2	24000
de	02	Marklkofen	marklkofen	48.55	12.567	2	3818
de	06	Marklohe	marklohe	52.669	9.142	2	4396
de	13	Markneukirchen	markneukirchen	50.311	12.33	2	7095
de	13	Markranstädt	markranstadt	51.301	12.22	2	13053
de	15	Marksuhl	marksuhl	50.917	10.2	2	3250
de	02	Markt Berolzheim	markt berolzheim	49.01	10.845	2	1370
de	02	Markt Bibart	markt bibart	49.648	10.425	2	1978
de	02	Markt Einersheim	markt einersheim	49.687	10.292	2	1190
de	02	Markt Erlbach	markt erlbach	49.494	10.653	2	5716
de	02	Markt Indersdorf	markt indersdorf	48.361	11.378	2	9263
de	02	Markt Nordheim	markt nordheim	49.591	10.356	2	1182
de	02	Markt Rettenbach	markt rettenbach	47.947	10.396	2	3688
de	02	Markt Schwaben	markt schwaben	48.189	11.869	2	10857
de	02	Markt Taschendorf	markt taschendorf	49.701	10.556	2	1075
de	02	Markt Wald	markt wald	48.137	10.582	2	2359
de	02	Marktbergel	marktbergel	49.442	10.364	2	1687
de	02	Marktbreit	marktbreit	49.665	10.148	2	3700
de	02	Marktgraitz	marktgraitz	50.184	11.194	2	1331
de	02	Marktheidenfeld	marktheidenfeld	49.845	9.604	2	11024
de	02	Marktl	marktl	48.255	12.845	2	2654
de	02	Marktleugast	marktleugast	50.173	11.634	2	3688
de	02	Marktleuthen	marktleuthen	50.13	12.002	2	3673
de	02	Marktoberdorf	marktoberdorf	47.78	10.617	2	18505
de	02	Marktoffingen	marktoffingen	48.926	10.471	2	1382
de	02	Marktredwitz	marktredwitz	50.004	12.086	2	18204
de	02	Marktrodach	marktrodach	50.25	11.383	2	4007
de	02	Marktschellenberg	marktschellenberg	47.697	13.043	2	1855
de	02	Marktschorgast	marktschorgast	50.095	11.655	2	1660
de	02	Marktsteft	marktsteft	49.696	10.136	2	1779
de	02	Marktzeuln	marktzeuln	50.167	11.167	2	1803
de	15	Markvippach	markvippach	51.094	11.09	2	0
de	07	Marl	marl	51.657	7.09	2	91398
de	02	Marloffstein	marloffstein	49.618	11.063	2	1612
de	12	Marlow	marlow	54.154	12.573	2	4881
de	10	Marne	marne	54.016	9.137	15	0
de	10	Marnerdeich	marnerdeich	54.016	9.137	15	0
de	08	Marnheim	marnheim	49.633	8.04	2	1642
de	02	Maroldsweisach	maroldsweisach	50.196	10.66	2	3788
de	15	Marolterode	marolterode	51.272	10.532	8	0
de	08	Maroth	maroth	50.513	7.608	2	0
de	09	Marpingen	marpingen	49.452	7.058	2	11358
de	02	Marquartstein	marquartstein	47.759	12.462	2	3125
de	07	Marsberg	marsberg	51.462	8.849	2	21914
de	06	Marschacht	marschacht	53.415	10.375	2	3635
de	10	Martensrade	martensrade	54.283	10.4	2	1069
de	06	Martfeld	martfeld	52.876	9.061	2	2867
de	15	Marth	marth	51.366	10.042	2	0
de	05	Martinhagen	martinhagen	51.287	9.286	2	1500
de	15	Martinroda	martinroda	50.683	10.919	2	0
de	02	Martinsheim	martinsheim	49.623	10.149	2	1062
de	08	Martinshöhe	martinshohe	49.367	7.483	2	1757
de	08	Martinstein	martinstein	49.898	7.756	2	0
de	06	Marxen	marxen	53.312	10.004	2	1251
de	02	Marxheim	marxheim	48.742	10.945	2	2574
de	01	Marxzell	marxzell	49.078	8.492	9	0
de	16	Marzahn	marzahn	52.545	13.57	3	103768
de	08	Marzhausen	marzhausen	50.66	7.823	2	0
de	02	Marzling	marzling	48.409	11.794	2	2899
de	08	Masburg	masburg	50.241	7.117	2	1037
de	06	Mascherode	mascherode	52.223	10.567	2	3851
de	01	Maselheim	maselheim	48.133	9.883	2	4534
de	11	Massen-Niederlausitz	massen niederlausitz	51.733	13.767	3	0
de	01	Massenbachhausen	massenbachhausen	49.178	9.043	2	3676
de	15	Masserberg	masserberg	50.52	10.971	2	2828
de	02	Massing	massing	48.391	12.609	2	4144
de	08	Mastershausen	mastershausen	50.067	7.35	2	1202
de	08	Masthorn	masthorn	50.267	6.489	11	0
de	08	Matzenbach	matzenbach	49.467	7.398	2	0
de	08	Matzerath	matzerath	50.267	6.489	11	0
de	08	Mauchenheim	mauchenheim	49.645	8.019	6	0
de	08	Mauden	mauden	50.661	8.005	2	0
de	08	Mauel	mauel	50.094	6.528	2	0
de	01	Mauer	mauer	49.341	8.8	2	3498
de	02	Mauern	mauern	48.517	11.9	2	2752
de	02	Mauerstetten	mauerstetten	47.894	10.671	2	2922
de	01	Maulbronn	maulbronn	49	8.803	2	6817
de	01	Maulburg	maulburg	47.646	7.782	2	4099
de	08	Mauschbach	mauschbach	49.188	7.369	2	0
de	02	Mauth	mauth	48.89	13.585	2	2566
de	08	Maxdorf	maxdorf	49.488	8.292	2	6882
de	02	Maxhütte-Haidhof	maxhutte haidhof	49.2	12.092	2	10674
de	08	Maxsain	maxsain	50.543	7.785	2	1158
de	08	Mayen	mayen	50.328	7.223	2	19414
de	08	Mayschoß	mayschoss	50.515	7.016	6	0
de	02	Maßbach	massbach	50.183	10.275	2	4819
de	08	Maßweiler	massweiler	49.267	7.533	2	1158
de	15	Mechelroda	mechelroda	50.92	11.428	2	0
de	07	Mechernich	mechernich	50.593	6.652	2	27537
de	12	Mechow	mechow	53.893	11.389	27	0
de	06	Mechtersen	mechtersen	53.302	10.487	17	0
de	15	Mechterstädt	mechterstadt	50.942	10.524	2	1154
de	08	Meckel	meckel	50.082	6.564	2	0
de	08	Meckenbach	meckenbach	49.791	7.464	2	0
de	08	Meckenbach	meckenbach	49.432	7.36	2	0
de	01	Meckenbeuren	meckenbeuren	47.7	9.567	2	13183
de	07	Meckenheim	meckenheim	50.624	7.029	2	25515
de	08	Meckenheim	meckenheim	49.404	8.239	2	3376
de	01	Meckesheim	meckesheim	49.322	8.819	2	5409
de	12	Mecklenburg	mecklenburg	53.843	11.463	2	3088
de	08	Medard	medard	49.639	7.579	6	0
de	08	Meddersheim	meddersheim	49.776	7.617	2	1368
de	10	Meddewade	meddewade	53.751	10.438	2	0
de	07	Medebach	medebach	51.197	8.706	2	8276
de	10	Medelby	medelby	54.725	9.541	15	0
de	02	Medlingen	medlingen	48.57	10.316	2	1007
de	12	Medow	medow	53.631	13.452	27	0
de	02	Meeder	meeder	50.321	10.907	2	4107
de	13	Meerane	meerane	50.847	12.465	2	17325
de	06	Meerbeck	meerbeck	52.342	9.151	2	2130
de	07	Meerbusch	meerbusch	51.253	6.688	2	54826
de	06	Meerdorf	meerdorf	52.346	10.317	2	1140
de	08	Meerfeld	meerfeld	50.097	6.81	2	0
de	01	Meersburg	meersburg	47.694	9.271	2	5528
de	12	Meesiger	meesiger	53.81	12.967	2	0
de	10	Meezen	meezen	54.089	9.654	2	0
de	02	Megesheim	megesheim	48.815	10.578	12	0
de	10	Meggerdorf	meggerdorf	54.533	9.673	13	0
de	08	Mehlbach	mehlbach	49.517	7.717	2	1193
de	10	Mehlbek	mehlbek	53.953	9.459	2	0
de	08	Mehlingen	mehlingen	49.491	7.855	2	3882
de	02	Mehlmeisel	mehlmeisel	49.974	11.862	2	1409
de	13	Mehltheuer	mehltheuer	50.545	12.037	2	1587
de	15	Mehmels	mehmels	50.662	10.369	2	0
de	15	Mehna	mehna	50.897	12.345	2	0
de	08	Mehren	mehren	50.183	6.883	2	1385
de	07	Mehrhoog	mehrhoog	51.738	6.512	2	6520
de	02	Mehring	mehring	48.183	12.783	2	2242
de	08	Mehring	mehring	49.8	6.833	2	2171
de	14	Mehringen	mehringen	51.727	11.513	2	1194
de	01	Mehrstetten	mehrstetten	48.376	9.566	2	1454
de	07	Meiderich	meiderich	51.467	6.767	2	45297
de	12	Meiersberg	meiersberg	53.674	14.139	2	0
de	08	Meinborn	meinborn	50.5	7.55	2	0
de	06	Meine	meine	52.425	10.512	14	0
de	06	Meinersen	meinersen	52.474	10.352	2	8322
de	07	Meinerzhagen	meinerzhagen	51.107	7.648	2	21982
de	14	Meineweh	meineweh	51.666	12.377	9	0
de	05	Meinhard	meinhard	51.152	10.068	18	0
de	02	Meinheim	meinheim	48.965	10.836	14	0
de	15	Meiningen	meiningen	50.568	10.415	2	21580
de	08	Meisburg	meisburg	50.232	6.691	2	0
de	08	Meisenheim	meisenheim	49.707	7.668	2	2887
de	13	Meissen	meissen	51.162	13.474	2	28492
de	02	Meitingen	meitingen	48.546	10.852	2	11201
de	14	Meitzendorf	meitzendorf	52.213	11.562	2	1113
de	01	Meißenheim	meissenheim	48.41	7.773	2	3636
de	15	Meißner	meissner	51.091	10.082	16	0
de	05	Melbach	melbach	50.379	8.809	2	1250
de	06	Melbeck	melbeck	53.183	10.4	2	3358
de	11	Melchow	melchow	52.776	13.706	2	1069
de	10	Meldorf	meldorf	54.092	9.069	2	7719
de	06	Melle	melle	52.202	8.338	2	46514
de	15	Mellenbach-Glasbach	mellenbach glasbach	50.617	11.1	2	1159
de	12	Mellenthin	mellenthin	54.134	13.668	30	0
de	15	Mellingen	mellingen	50.941	11.396	2	1234
de	06	Mellinghausen	mellinghausen	52.707	8.897	2	1090
de	02	Mellrichstadt	mellrichstadt	50.428	10.303	2	6254
de	08	Melsbach	melsbach	50.483	7.483	2	2139
de	10	Melsdorf	melsdorf	54.317	10.033	2	1775
de	05	Melsungen	melsungen	51.13	9.552	2	14004
de	06	Melverode	melverode	52.23	10.525	2	3748
de	12	Melz	melz	53.422	12.789	22	0
de	02	Memmelsdorf	memmelsdorf	49.93	10.959	2	9001
de	02	Memmingen	memmingen	47.984	10.185	2	41135
de	02	Memmingerberg	memmingerberg	47.988	10.223	2	2579
de	07	Menden	menden	51.443	7.778	2	58451
de	08	Mendig	mendig	50.367	7.283	2	8813
de	01	Mengen	mengen	48.05	9.33	2	10205
de	07	Mengenich	mengenich	50.978	6.867	2	10350
de	08	Mengerschied	mengerschied	49.894	7.478	2	0
de	15	Mengersgereuth-Hämmern	mengersgereuth hammern	50.397	11.116	2	2972
de	05	Mengerskirchen	mengerskirchen	50.564	8.156	2	6116
de	02	Mengkofen	mengkofen	48.719	12.44	2	5695
de	08	Menningen	menningen	49.889	6.571	2	0
de	06	Menslage	menslage	52.683	7.817	2	2608
de	15	Menteroda	menteroda	51.308	10.563	2	2494
de	12	Menzendorf	menzendorf	53.868	11.749	2	0
de	06	Meppen	meppen	52.691	7.291	2	34198
de	02	Merching	merching	48.246	10.985	2	3133
de	09	Merchweiler	merchweiler	49.35	7.05	2	10863
de	01	Merdingen	merdingen	48.017	7.683	2	2648
de	05	Merenberg	merenberg	50.507	8.192	2	3493
de	02	Mering	mering	48.266	10.985	2	12820
de	07	Merkelbach	merkelbach	50.851	7.732	2	0
de	05	Merkenbach	merkenbach	50.656	8.295	2	1600
de	02	Merkendorf	merkendorf	49.204	10.704	2	2898
de	01	Merklingen	merklingen	48.511	9.755	2	1871
de	08	Merlscheid	merlscheid	50.267	6.489	11	0
de	08	Mermuth	mermuth	50.178	7.514	2	0
de	08	Merschbach	merschbach	49.717	6.983	2	0
de	14	Merseburg	merseburg	51.355	11.989	2	34780
de	14	Mertendorf	mertendorf	51.151	11.821	3	0
de	08	Mertesdorf	mertesdorf	49.772	6.733	2	1658
de	08	Mertesheim	mertesheim	49.611	8.164	2	0
de	02	Mertingen	mertingen	48.657	10.806	2	3748
de	08	Mertloch	mertloch	50.269	7.308	2	1534
de	08	Merxheim	merxheim	49.793	7.56	2	1514
de	08	Merzalben	merzalben	49.245	7.731	2	1272
de	11	Merzdorf	merzdorf	51.391	13.611	2	0
de	06	Merzen	merzen	52.483	7.833	2	4078
de	07	Merzenich	merzenich	50.667	6.509	10	0
de	01	Merzhausen	merzhausen	47.967	7.833	2	4663
de	09	Merzig	merzig	49.443	6.639	2	31118
de	08	Merzkirchen	merzkirchen	49.6	6.514	2	0
de	08	Merzweiler	merzweiler	49.632	7.57	6	0
de	07	Meschede	meschede	51.35	8.283	2	32224
de	11	Mescherin	mescherin	52.699	13.597	12	0
de	12	Mesekenhagen	mesekenhagen	54.148	13.318	2	1043
de	08	Mesenich	mesenich	50.156	7.056	6	0
de	02	Mespelbrunn	mespelbrunn	49.914	9.292	2	2307
de	05	Messel	messel	49.938	8.741	2	3916
de	06	Messenkamp	messenkamp	52.269	9.368	2	0
de	08	Messerich	messerich	50.082	6.564	2	0
de	06	Messingen	messingen	52.467	7.467	2	1132
de	12	Mestlin	mestlin	53.433	11.84	2	0
de	07	Metelen	metelen	52.144	7.213	2	6490
de	12	Metelsdorf	metelsdorf	53.853	11.524	2	0
de	02	Metten	metten	48.855	12.916	2	4335
de	08	Mettendorf	mettendorf	49.948	6.33	2	1119
de	02	Mettenheim	mettenheim	48.267	12.467	2	3307
de	08	Mettenheim	mettenheim	49.74	8.326	2	1551
de	08	Metterich	metterich	49.968	6.527	2	0
de	07	Mettingen	mettingen	52.317	7.783	2	12532
de	09	Mettlach	mettlach	49.495	6.586	2	3279
de	07	Mettmann	mettmann	51.25	6.975	2	39550
de	08	Mettweiler	mettweiler	49.35	7.65	2	0
de	08	Metzenhausen	metzenhausen	49.944	7.407	2	0
de	01	Metzingen	metzingen	48.537	9.283	2	22112
de	08	Meudt	meudt	50.499	7.895	2	1783
de	15	Meura	meura	50.56	11.045	22	0
de	15	Meusebach	meusebach	50.857	11.727	2	0
de	15	Meuselbach	meuselbach	50.572	11.091	2	1373
de	15	Meuselwitz	meuselwitz	51.043	12.299	2	9625
de	08	Meuspath	meuspath	50.431	6.962	13	0
de	11	Meyenburg	meyenburg	53.045	14.237	2	2511
de	10	Meyn	meyn	54.758	9.183	2	0
de	01	Meßkirch	messkirch	47.995	9.115	2	8736
de	01	Meßstetten	messstetten	48.183	8.966	2	11132
de	02	Michelau	michelau	50.162	11.112	2	6839
de	02	Michelau	michelau	49.906	10.431	2	1147
de	02	Michelau i.Steigerwald	michelau i steigerwald	49.996	10.319	21	0
de	02	Michelau in Oberfranken	michelau in oberfranken	50.162	11.112	2	0
de	01	Michelbach an der Bilz	michelbach an der bilz	49.07	9.762	2	3401
de	01	Michelfeld	michelfeld	49.097	9.679	2	3638
de	02	Michelsneukirchen	michelsneukirchen	49.123	12.553	2	1806
de	05	Michelstadt	michelstadt	49.676	9.004	2	17279
de	11	Michendorf	michendorf	52.314	13.03	2	10743
de	02	Mickhausen	mickhausen	48.242	10.64	2	1367
de	06	Midlum	midlum	53.731	8.617	2	1933
de	08	Miehlen	miehlen	50.226	7.832	2	2070
de	10	Mielkendorf	mielkendorf	54.283	10.05	2	1414
de	08	Miellen	miellen	50.333	7.767	2	0
de	02	Miesbach	miesbach	47.789	11.834	2	11354
de	15	Miesitz	miesitz	50.736	11.87	2	0
de	14	Mieste	mieste	52.482	11.206	2	2335
de	01	Mietingen	mietingen	48.183	9.9	2	3986
de	15	Mihla	mihla	51.076	10.332	2	2353
de	15	Milda	milda	50.922	11.587	2	104712
de	13	Mildenau	mildenau	50.587	13.073	2	3749
de	10	Mildstedt	mildstedt	54.467	9.1	2	3697
de	12	Millienhagen-Oebelitz	millienhagen oebelitz	54.164	12.993	2	0
de	11	Milmersdorf	milmersdorf	53.112	13.642	2	1814
de	12	Milow	milow	53.28	11.565	3	0
de	11	Milower Land	milower land	52.6	12.5	2	0
de	02	Miltach	miltach	49.162	12.768	2	2359
de	02	Miltenberg	miltenberg	49.705	9.267	2	9613
de	15	Milz	milz	50.378	10.538	2	1091
de	02	Mindelheim	mindelheim	48.046	10.492	2	14122
de	02	Mindelstetten	mindelstetten	48.909	11.895	10	0
de	07	Minden	minden	52.29	8.915	2	82879
de	08	Minderlittgen	minderlittgen	49.943	6.863	2	0
de	08	Minfeld	minfeld	49.072	8.145	2	1637
de	08	Minheim	minheim	49.943	6.863	2	0
de	02	Mintraching	mintraching	48.954	12.242	2	4668
de	12	Mirow	mirow	53.505	11.503	2	3609
de	08	Misselberg	misselberg	50.315	7.8	2	0
de	02	Missen-Wilhams	missen wilhams	47.6	10.117	2	1441
de	02	Mistelbach	mistelbach	49.907	11.72	39	0
de	02	Mistelgau	mistelgau	49.913	11.466	2	3858
de	12	Mistorf	mistorf	53.764	12.214	2	0
de	16	Mitte	mitte	52.52	13.405	2	81205
de	06	Mittegroßefehn	mittegrossefehn	53.392	7.566	2	13314
de	10	Mittelangeln	mittelangeln	54.746	9.434	17	0
de	01	Mittelbiberach	mittelbiberach	48.083	9.75	2	3818
de	08	Mittelbrunn	mittelbrunn	49.378	7.599	2	0
de	02	Mitteleschenbach	mitteleschenbach	49.212	10.798	2	1573
de	08	Mittelfischbach	mittelfischbach	50.358	7.769	7	0
de	13	Mittelherwigsdorf	mittelherwigsdorf	50.917	14.767	2	4334
de	08	Mittelhof	mittelhof	50.775	7.805	2	1130
de	02	Mittelneufnach	mittelneufnach	48.176	10.598	2	1058
de	06	Mittelnkirchen	mittelnkirchen	53.563	9.611	2	0
de	15	Mittelpöllnitz	mittelpollnitz	50.736	11.87	2	0
de	08	Mittelreidenbach	mittelreidenbach	49.596	7.249	20	0
de	01	Mittelschöntal	mittelschontal	48.946	9.395	2	5872
de	02	Mittelsinn	mittelsinn	50.233	9.774	22	0
de	06	Mittelstenahe	mittelstenahe	53.737	8.867	6	0
de	02	Mittelstetten	mittelstetten	48.25	11.1	2	1630
de	08	Mittelstrimmig	mittelstrimmig	50.029	7.182	2	0
de	15	Mittelsömmern	mittelsommern	51.133	10.836	2	0
de	05	Mittenaar	mittenaar	50.7	8.383	2	5020
de	02	Mittenwald	mittenwald	47.442	11.262	2	7996
de	11	Mittenwalde	mittenwalde	52.26	13.539	2	8730
de	02	Mitterfels	mitterfels	48.976	12.678	2	2405
de	02	Mitterskirchen	mitterskirchen	48.35	12.733	2	2078
de	02	Mitterteich	mitterteich	49.951	12.242	2	7252
de	13	Mittweida	mittweida	50.986	12.975	2	16619
de	02	Mitwitz	mitwitz	50.251	11.208	2	3076
de	11	Mixdorf	mixdorf	52.2	14.4	2	1035
de	16	Moabit	moabit	52.526	13.339	2	70911
de	13	Mochau	mochau	51.133	13.183	2	2757
de	13	Mockrehna	mockrehna	51.508	12.814	2	5718
de	05	Modautal	modautal	49.829	8.807	19	0
de	07	Moers	moers	51.453	6.633	3	107816
de	08	Mogendorf	mogendorf	50.494	7.76	2	1204
de	15	Mohlsdorf	mohlsdorf	50.67	12.265	2	3049
de	15	Mohlsdorf-Teichwolframsdorf	mohlsdorf teichwolframsdorf	50.695	12.256	2	0
de	10	Mohrkirch	mohrkirch	54.667	9.717	2	1037
de	06	Moisburg	moisburg	53.406	9.699	2	1802
de	14	Molauer Land	molauer land	51.151	11.814	2	0
de	06	Molbergen	molbergen	52.858	7.925	2	7709
de	10	Molfsee	molfsee	54.267	10.067	2	4969
de	08	Molsberg	molsberg	50.468	7.946	2	0
de	15	Molschleben	molschleben	51	10.783	2	1162
de	12	Moltzow	moltzow	53.569	12.595	2	0
de	08	Molzhain	molzhain	50.661	8.005	2	0
de	08	Mommenheim	mommenheim	49.88	8.265	2	3053
de	02	Monheim	monheim	48.844	10.858	2	4950
de	07	Monheim am Rhein	monheim am rhein	51.092	6.892	2	43038
de	08	Monreal	monreal	50.33	7.216	2	0
de	07	Monschau	monschau	50.555	6.24	2	12945
de	08	Monsheim	monsheim	49.637	8.212	2	2624
de	15	Monstab	monstab	51.019	12.355	2	0
de	08	Montabaur	montabaur	50.436	7.823	2	12345
de	08	Monzelfeld	monzelfeld	49.892	7.073	2	1301
de	08	Monzernheim	monzernheim	49.747	8.123	2	0
de	08	Monzingen	monzingen	49.798	7.593	2	1823
de	10	Moordiek	moordiek	53.963	9.385	13	0
de	02	Moorenweis	moorenweis	48.156	11.079	2	3652
de	15	Moorgrund	moorgrund	50.814	10.234	2	0
de	10	Moorhusen	moorhusen	54.014	9.559	2	0
de	06	Moormerland	moormerland	53.195	7.434	16	0
de	10	Moorrege	moorrege	53.667	9.667	2	3988
de	06	Moorweg	moorweg	53.646	7.634	2	0
de	01	Moos	moos	47.724	8.935	2	3195
de	02	Moosach	moosach	48.032	11.875	2	1333
de	02	Moosbach	moosbach	49.589	12.41	2	2598
de	02	Moosburg	moosburg	48.471	11.938	2	17363
de	02	Moosinning	moosinning	48.277	11.844	2	5166
de	02	Moosthenning	moosthenning	48.677	12.497	2	4700
de	12	Moraas	moraas	53.431	11.192	2	0
de	08	Morbach	morbach	49.808	7.127	2	11149
de	06	Moringen	moringen	51.699	9.871	2	7513
de	13	Moritzburg	moritzburg	51.159	13.68	2	8085
de	08	Moritzheim	moritzheim	50.039	7.302	2	0
de	07	Morsbach	morsbach	50.867	7.728	2	11630
de	08	Morscheid	morscheid	49.724	6.758	2	0
de	05	Morschen	morschen	51.141	9.524	6	0
de	08	Morschheim	morschheim	49.645	8.019	6	0
de	08	Morshausen	morshausen	50.178	7.514	2	0
de	06	Morsum	morsum	52.953	9.08	2	2912
de	01	Mosbach	mosbach	49.354	9.151	2	25106
de	08	Mosbruch	mosbruch	50.219	7.016	10	0
de	08	Moschheim	moschheim	50.483	7.765	2	0
de	08	Moselkern	moselkern	50.285	7.442	37	0
de	05	Mossautal	mossautal	49.496	8.909	30	0
de	02	Motten	motten	50.396	9.773	2	1939
de	15	Moxa	moxa	50.699	11.596	2	0
de	15	Moßbach	mossbach	50.579	11.81	2	0
de	07	Much	much	50.904	7.403	2	15231
de	12	Muchow	muchow	53.28	11.565	2	0
de	01	Mudau	mudau	49.534	9.204	2	5094
de	08	Mudenbach	mudenbach	50.617	7.633	2	0
de	08	Mudersbach	mudersbach	50.825	7.943	2	6358
de	08	Mudershausen	mudershausen	50.3	8.067	2	0
de	01	Muggensturm	muggensturm	48.867	8.283	2	6243
de	02	Muhr am See	muhr am see	49.154	10.718	2	2155
de	13	Mulda	mulda	50.808	13.415	2	2936
de	13	Mulda/Sachsen	mulda sachsen	50.766	13.418	2	0
de	13	Muldenhammer	muldenhammer	50.383	12.362	8	0
de	14	Muldenstein	muldenstein	51.672	12.345	2	2197
de	14	Muldestausee	muldestausee	51.724	12.428	11	0
de	01	Mulfingen	mulfingen	49.34	9.801	2	3874
de	01	Mundelsheim	mundelsheim	49.001	9.208	2	3191
de	01	Munderkingen	munderkingen	48.236	9.644	2	5156
de	02	Munich	munich	48.137	11.575	8	1260391
de	10	Munkbrarup	munkbrarup	54.8	9.567	2	1073
de	02	Munningen	munningen	48.917	10.6	2	1821
de	06	Munster	munster	52.986	10.088	2	17746
de	12	Murchin	murchin	53.639	13.473	25	0
de	01	Murg	murg	47.555	8.022	2	6821
de	02	Murnau am Staffelsee	murnau am staffelsee	47.681	11.201	2	11958
de	01	Murr	murr	48.962	9.259	2	6063
de	01	Murrhardt	murrhardt	48.982	9.57	2	14331
de	14	Muschwitz	muschwitz	51.193	12.121	2	1176
de	12	Mustin	mustin	53.891	11.843	3	0
de	08	Musweiler	musweiler	50.028	6.799	2	0
de	01	Mutlangen	mutlangen	48.826	9.797	2	6431
de	08	Mutterschied	mutterschied	49.982	7.524	2	0
de	08	Mutterstadt	mutterstadt	49.441	8.356	2	12383
de	13	Mutzschen	mutzschen	51.262	12.891	2	2402
de	08	Muxerath	muxerath	50.001	6.948	2	0
de	13	Mylau	mylau	50.619	12.265	2	3041
de	08	Mähren	mahren	50.578	7.946	2	0
de	02	Mähring	mahring	49.911	12.524	2	1949
de	11	Märkisch Buchholz	markisch buchholz	52.225	13.594	8	0
de	11	Märkisch Linden	markisch linden	52.931	12.811	2	0
de	11	Märkisch Luch	markisch luch	52.6	12.5	2	0
de	11	Märkische Heide	markische heide	51.921	14.104	2	0
de	11	Märkische Höhe	markische hohe	52.555	14.072	2	0
de	16	Märkisches Viertel	markisches viertel	52.598	13.358	2	35230
de	14	Möckern	mockern	52.141	11.952	2	6154
de	01	Möckmühl	mockmuhl	49.325	9.358	2	8304
de	02	Mödingen	modingen	48.643	10.432	2	1353
de	01	Mögglingen	mogglingen	48.823	9.963	2	4085
de	01	Möglingen	moglingen	48.887	9.127	2	10405
de	14	Möhlau	mohlau	51.731	12.353	2	2225
de	07	Möhnesee	mohnesee	51.5	8.133	2	11559
de	10	Möhnsen	mohnsen	53.503	10.481	2	0
de	02	Möhrendorf	mohrendorf	49.633	11	2	4349
de	12	Möllenbeck	mollenbeck	53.378	13.255	2	0
de	12	Möllenbeck	mollenbeck	53.28	11.565	2	0
de	12	Möllenhagen	mollenhagen	53.524	12.929	2	1984
de	10	Mölln	molln	53.617	10.687	2	18469
de	12	Mölschow	molschow	54.111	13.832	2	0
de	08	Mölsheim	molsheim	49.488	8.197	2	0
de	02	Mömbris	mombris	50.069	9.164	2	12287
de	02	Mömlingen	momlingen	49.86	9.083	2	5066
de	02	Mönchberg	monchberg	49.793	9.269	2	2530
de	07	Mönchengladbach	monchengladbach	51.185	6.442	4	261742
de	15	Mönchenholzhausen	monchenholzhausen	50.967	11.15	2	1652
de	12	Mönchgut	monchgut	54.36	13.363	13	0
de	12	Mönchhagen	monchhagen	54.151	12.217	2	1097
de	15	Mönchpfiffel-Nikolausrieth	monchpfiffel nikolausrieth	51.364	11.292	2	0
de	02	Mönchsdeggingen	monchsdeggingen	48.776	10.58	2	1497
de	02	Mönchsroth	monchsroth	49.019	10.359	2	1566
de	01	Mönchweiler	monchweiler	48.1	8.422	2	3173
de	10	Mönkeberg	monkeberg	54.35	10.183	2	3551
de	12	Mönkebude	monkebude	53.674	14.139	2	0
de	10	Mönkhagen	monkhagen	53.851	10.548	2	0
de	10	Mönkloh	monkloh	53.912	9.873	2	0
de	01	Mönsheim	monsheim	48.867	8.867	2	2808
de	08	Möntenich	montenich	50.271	7.277	12	0
de	10	Mörel	morel	54.089	9.654	2	0
de	05	Mörfelden-Walldorf	morfelden walldorf	49.995	8.584	2	32753
de	08	Mörlen	morlen	50.699	7.875	2	0
de	05	Mörlenbach	morlenbach	49.599	8.735	2	10568
de	02	Mörnsheim	mornsheim	48.937	10.816	14	0
de	08	Mörschbach	morschbach	50.011	7.672	2	0
de	08	Mörschied	morschied	49.596	7.249	20	0
de	08	Mörsdorf	morsdorf	50.122	7.44	2	0
de	15	Mörsdorf	morsdorf	50.857	11.727	2	0
de	08	Mörsfeld	morsfeld	49.583	7.883	2	0
de	08	Mörstadt	morstadt	49.488	8.197	2	0
de	14	Möser	moser	52.214	11.793	2	2637
de	01	Mössingen	mossingen	48.406	9.054	2	20010
de	02	Möttingen	mottingen	48.809	10.59	2	2558
de	02	Mötzing	motzing	48.894	12.374	2	1447
de	01	Mötzingen	motzingen	48.533	8.774	2	3542
de	10	Mözen	mozen	54.311	10.888	25	0
de	14	Mücheln	mucheln	51.297	11.808	2	6389
de	14	Mücheln (Geiseltal)	mucheln geiseltal	51.297	11.808	3	0
de	13	Mücka	mucka	51.317	14.7	2	1275
de	13	Mücka - Mikow	mucka mikow	51.294	14.804	2	0
de	05	Mücke	mucke	50.563	9.117	10	0
de	08	Mückeln	muckeln	50.128	6.904	2	0
de	06	Müden	muden	52.528	10.36	2	5621
de	06	Müden (Aller)	muden aller	52.528	10.36	2	0
de	08	Müden (Mosel)	muden mosel	50.285	7.442	37	0
de	13	Mügeln	mugeln	51.236	13.046	2	4879
de	16	Müggelheim	muggelheim	52.411	13.664	2	6463
de	13	Müglitztal	muglitztal	50.965	13.864	2	0
de	10	Mühbrook	muhbrook	54.174	10.039	2	0
de	12	Mühl Rosin	muhl rosin	53.764	12.214	2	1168
de	01	Mühlacker	muhlacker	48.948	8.837	2	26375
de	14	Mühlanger	muhlanger	51.85	12.75	2	1467
de	13	Mühlau	muhlau	50.9	12.767	2	2340
de	11	Mühlberg	muhlberg	51.435	13.222	2	4758
de	11	Mühlberg/Elbe	muhlberg elbe	51.553	13.326	3	0
de	02	Mühldorf	muhldorf	48.247	12.522	2	17622
de	02	Mühldorf a. Inn	muhldorf a inn	48.247	12.522	2	0
de	12	Mühlen Eichsen	muhlen eichsen	53.758	11.25	2	1083
de	01	Mühlenbach	muhlenbach	48.25	8.117	2	1698
de	10	Mühlenbarbek	muhlenbarbek	53.952	9.72	2	0
de	11	Mühlenbecker Land	muhlenbecker land	52.751	13.315	3	0
de	11	Mühlenberge	muhlenberge	52.738	12.58	2	0
de	11	Mühlenfließ	muhlenfliess	52.213	12.802	3	0
de	10	Mühlenrade	muhlenrade	53.503	10.481	2	0
de	13	Mühlental	muhlental	50.326	12.242	2	0
de	15	Mühlhausen	muhlhausen	51.209	10.453	2	38108
de	01	Mühlhausen	muhlhausen	49.249	8.727	2	8176
de	02	Mühlhausen	muhlhausen	49.754	10.776	2	1723
de	01	Mühlhausen	muhlhausen	48.577	9.657	2	1049
de	01	Mühlhausen im Täle	muhlhausen im tale	48.577	9.657	2	0
de	01	Mühlhausen-Ehingen	muhlhausen ehingen	47.811	8.812	2	3669
de	01	Mühlheim am Bach	muhlheim am bach	48.379	8.697	2	3476
de	05	Mühlheim am Main	muhlheim am main	50.117	8.833	2	26485
de	01	Mühlheim an der Donau	muhlheim an der donau	48.379	8.697	2	0
de	01	Mühlingen	muhlingen	47.917	9.017	2	2370
de	08	Mühlpfad	muhlpfad	50.211	7.409	16	0
de	05	Mühltal	muhltal	49.819	8.782	13	0
de	13	Mühltroff	muhltroff	50.539	11.928	2	1949
de	08	Mülbach	mulbach	50.082	6.564	2	0
de	07	Mülheim	mulheim	51.432	6.88	3	171000
de	07	Mülheim	mulheim	50.966	7.004	2	41711
de	08	Mülheim an der Mosel	mulheim an der mosel	49.909	7.02	14	0
de	07	Mülheim an der Ruhr	mulheim an der ruhr	51.432	6.88	5	171000
de	08	Mülheim-Kärlich	mulheim karlich	50.385	7.499	2	10451
de	08	Müllenbach	mullenbach	50.431	7.145	3	0
de	01	Müllheim	mullheim	47.808	7.63	2	18097
de	11	Müllrose	mullrose	52.247	14.418	2	4461
de	13	Mülsen	mulsen	50.75	12.567	2	12489
de	02	Münchberg	munchberg	50.19	11.788	2	11557
de	11	Müncheberg	muncheberg	52.507	14.137	2	7214
de	11	Münchehofe	munchehofe	52.225	13.594	8	0
de	02	München	munchen	48.143	11.575	13	1260391
de	15	Münchenbernsdorf	munchenbernsdorf	50.821	11.932	2	3450
de	05	Münchhausen	munchhausen	50.961	8.718	2	3594
de	02	Münchsmünster	munchsmunster	48.767	11.683	2	2938
de	02	Münchsteinach	munchsteinach	49.639	10.595	2	1463
de	08	Münchwald	munchwald	49.859	7.784	2	0
de	08	Münchweiler am Klingbach	munchweiler am klingbach	49.205	7.873	2	0
de	08	Münchweiler an der Alsenz	munchweiler an der alsenz	49.55	7.883	2	1264
de	08	Münchweiler an der Rodalb	munchweiler an der rodalb	49.218	7.703	3	0
de	08	Münchweiler an der Rodalbe	munchweiler an der rodalbe	49.218	7.703	2	3040
de	08	Mündersbach	mundersbach	50.513	7.608	2	0
de	08	Münk	munk	50.33	7.216	2	0
de	02	Münnerstadt	munnerstadt	50.246	10.202	2	7987
de	02	Münsing	munsing	47.9	11.367	2	4047
de	01	Münsingen	munsingen	48.411	9.497	2	14479
de	07	Münster	munster	51.962	7.626	4	270184
de	05	Münster	munster	49.923	8.868	2	14018
de	02	Münster	munster	48.229	10.636	2	1078
de	05	Münster (Hessen)	munster hessen	49.923	8.868	2	0
de	08	Münster-Sarmsheim	munster sarmsheim	49.943	7.894	2	2952
de	08	Münsterappel	munsterappel	49.733	7.796	6	0
de	10	Münsterdorf	munsterdorf	53.902	9.541	2	1924
de	02	Münsterhausen	munsterhausen	48.31	10.455	2	2067
de	08	Münstermaifeld	munstermaifeld	50.246	7.362	2	3435
de	01	Münstertal/Schwarzwald	munstertal schwarzwald	47.855	7.784	2	5199
de	05	Münzenberg	munzenberg	50.453	8.774	2	5619
de	08	Mürlenbach	murlenbach	50.232	6.691	2	0
de	08	Müsch	musch	50.507	7.206	24	0
de	08	Müschenbach	muschenbach	50.683	7.783	2	1057
de	10	Müssen	mussen	53.506	10.434	17	0
de	08	Mützenich	mutzenich	50.233	6.283	2	0
de	02	Nabburg	nabburg	49.453	12.18	2	5994
de	07	Nachrodt-Wiblingwerde	nachrodt wiblingwerde	51.317	7.617	2	6860
de	14	Nachterstedt	nachterstedt	51.801	11.335	2	2232
de	08	Nachtsheim	nachtsheim	50.33	7.216	2	0
de	08	Nack	nack	49.747	8.123	2	0
de	08	Nackenheim	nackenheim	49.915	8.339	2	5054
de	12	Nadrensee	nadrensee	53.45	13.946	25	0
de	02	Nagel	nagel	49.983	11.917	2	1941
de	01	Nagold	nagold	48.55	8.724	2	22912
de	10	Nahe	nahe	53.8	10.133	2	2434
de	06	Nahrendorf	nahrendorf	53.174	10.814	2	1417
de	02	Naila	naila	50.33	11.705	2	8441
de	09	Nalbach	nalbach	49.383	6.783	2	9715
de	09	Namborn	namborn	49.522	7.141	2	7642
de	02	Nandlstadt	nandlstadt	48.536	11.807	2	5044
de	08	Nannhausen	nannhausen	49.982	7.524	2	0
de	08	Nanzdietschweiler	nanzdietschweiler	49.45	7.45	2	1276
de	13	Narsdorf	narsdorf	51.017	12.717	2	1917
de	08	Nasingen	nasingen	50.001	6.948	2	0
de	08	Nassau	nassau	50.315	7.8	2	5015
de	02	Nassenfels	nassenfels	48.739	11.594	15	0
de	08	Nastätten	nastatten	50.199	7.859	2	4310
de	06	Natendorf	natendorf	53.048	10.615	17	0
de	08	Nattenheim	nattenheim	50.082	6.564	2	0
de	01	Nattheim	nattheim	48.7	10.242	2	6468
de	11	Nauen	nauen	52.607	12.874	2	16600
de	14	Nauendorf	nauendorf	51.602	11.885	2	1832
de	05	Nauheim	nauheim	49.847	8.505	11	0
de	14	Naumburg	naumburg	51.15	11.81	2	29722
de	05	Naumburg	naumburg	51.248	9.166	2	5563
de	14	Naumburg (Saale)	naumburg saale	51.151	11.814	3	0
de	13	Naundorf	naundorf	51.257	13.108	2	2695
de	08	Naunheim	naunheim	50.269	7.308	2	0
de	13	Naunhof	naunhof	51.278	12.588	2	8753
de	08	Nauort	nauort	50.467	7.633	2	2299
de	08	Naurath (Eifel)	naurath eifel	49.815	6.826	2	0
de	08	Naurath (Wald)	naurath wald	49.717	6.983	2	0
de	08	Nauroth	nauroth	50.699	7.875	2	1183
de	15	Nausnitz	nausnitz	50.942	11.756	2	0
de	13	Nauwalde	nauwalde	51.418	13.41	2	1119
de	15	Nazza	nazza	51.044	10.222	14	0
de	10	Nebel	nebel	54.776	8.709	22	0
de	13	Nebelschütz	nebelschutz	51.262	14.158	2	1241
de	13	Nebelschütz - Njebjelčicy	nebelschutz njebjelcicy	51.256	14.156	2	0
de	14	Nebra	nebra	51.288	11.577	2	2690
de	14	Nebra (Unstrut)	nebra unstrut	51.288	11.577	2	0
de	01	Neckarbischofsheim	neckarbischofsheim	49.296	8.964	2	4091
de	01	Neckargemünd	neckargemund	49.389	8.796	2	14335
de	01	Neckargerach	neckargerach	49.4	9.067	2	2419
de	05	Neckarsteinach	neckarsteinach	49.407	8.843	2	3923
de	01	Neckarsulm	neckarsulm	49.189	9.225	2	27413
de	01	Neckartailfingen	neckartailfingen	48.612	9.264	2	3862
de	01	Neckartenzlingen	neckartenzlingen	48.59	9.235	2	6308
de	01	Neckarwestheim	neckarwestheim	49.047	9.19	2	3568
de	01	Neckarzimmern	neckarzimmern	49.319	9.133	2	1629
de	12	Neddemin	neddemin	53.597	13.274	2	0
de	08	Neef	neef	50.029	7.182	2	0
de	01	Neenstetten	neenstetten	48.411	9.89	20	0
de	06	Neetze	neetze	53.27	10.437	15	0
de	12	Neetzka	neetzka	53.536	13.594	2	0
de	12	Neetzow-Liepen	neetzow liepen	53.631	13.452	27	0
de	06	Negenborn	negenborn	51.939	9.528	17	0
de	10	Negenharrie	negenharrie	54.021	10	18	0
de	10	Negernbötel	negernbotel	53.983	10.25	2	1032
de	10	Nehms	nehms	53.923	10.221	7	0
de	10	Nehmten	nehmten	54.509	9.844	14	0
de	01	Nehren	nehren	48.431	9.07	2	4159
de	08	Neichen	neichen	50.069	6.826	2	0
de	08	Neidenbach	neidenbach	50	6.617	2	0
de	08	Neidenfels	neidenfels	49.422	7.979	2	0
de	01	Neidenstein	neidenstein	49.317	8.885	2	1804
de	01	Neidlingen	neidlingen	48.579	9.565	2	1943
de	14	Neinstedt	neinstedt	51.749	11.087	2	2017
de	08	Neitersen	neitersen	50.695	7.599	8	0
de	11	Neiße-Malxetal	neisse malxetal	51.798	14.617	24	0
de	13	Neißeaue	neisseaue	51.145	14.88	2	0
de	11	Neißemünde	neissemunde	52.09	14.648	2	0
de	01	Nellingen	nellingen	48.542	9.791	2	1873
de	14	Nemsdorf-Göhrendorf	nemsdorf gohrendorf	51.37	11.635	2	0
de	06	Nenndorf	nenndorf	53.6	7.45	2	0
de	11	Nennhausen	nennhausen	52.6	12.5	2	2100
de	02	Nennslingen	nennslingen	49.047	11.131	2	1465
de	05	Nentershausen	nentershausen	51.017	9.933	2	3166
de	08	Nentershausen	nentershausen	50.417	7.933	2	2048
de	13	Nerchau	nerchau	51.271	12.789	2	4073
de	08	Nerdlen	nerdlen	50.069	6.826	2	0
de	01	Nerenstetten	nerenstetten	48.496	10.118	2	0
de	01	Neresheim	neresheim	48.755	10.33	2	8271
de	10	Neritz	neritz	53.81	10.373	2	0
de	08	Neroth	neroth	50.232	6.691	2	0
de	02	Nersingen	nersingen	48.428	10.124	2	9177
de	08	Nerzweiler	nerzweiler	49.617	7.551	2	0
de	13	Neschwitz	neschwitz	51.271	14.329	2	2653
de	13	Neschwitz - Njeswačidło	neschwitz njeswacidło	51.288	14.325	2	0
de	14	Nessa	nessa	51.146	12.009	2	1016
de	15	Nesse-Apfelstädt	nesse apfelstadt	50.902	10.89	2	0
de	02	Nesselwang	nesselwang	47.623	10.502	2	3498
de	15	Nessetal	nessetal	50.99	10.718	2	0
de	07	Netphen	netphen	50.917	8.1	2	25163
de	10	Nettelsee	nettelsee	54.39	10.136	24	0
de	07	Nettersheim	nettersheim	50.494	6.629	2	7901
de	07	Nettetal	nettetal	51.317	6.283	2	42417
de	08	Netzbach	netzbach	50.3	8.067	2	0
de	13	Netzschkau	netzschkau	50.614	12.244	2	4448
de	12	Neu Boltenhagen	neu boltenhagen	54.113	13.594	2	0
de	06	Neu Darchau	neu darchau	53.229	10.885	2	1535
de	10	Neu Duvenstedt	neu duvenstedt	54.367	9.713	3	0
de	12	Neu Gülze	neu gulze	53.384	10.717	2	0
de	05	Neu Isenburg	neu isenburg	50.048	8.694	2	35293
de	12	Neu Kaliß	neu kaliss	53.175	11.294	2	2128
de	12	Neu Kosenow	neu kosenow	53.764	13.782	2	0
de	12	Neu Poserin	neu poserin	53.597	12.085	2	0
de	06	Neu Wulmstorf	neu wulmstorf	53.467	9.8	2	20150
de	11	Neu Zauche	neu zauche	51.928	14.088	2	1257
de	05	Neu-Anspach	neu anspach	50.317	8.5	2	15276
de	08	Neu-Bamberg	neu bamberg	49.814	7.912	2	0
de	05	Neu-Eichenberg	neu eichenberg	51.262	9.836	10	0
de	16	Neu-Hohenschönhausen	neu hohenschonhausen	52.567	13.513	2	53374
de	07	Neu-Pattern	neu pattern	50.889	6.277	2	1221
de	11	Neu-Seeland	neu seeland	51.628	14.329	25	0
de	02	Neu-Ulm	neu ulm	48.393	10.011	2	51389
de	02	Neualbenreuth	neualbenreuth	49.98	12.444	2	1572
de	10	Neuberend	neuberend	54.55	9.533	2	1142
de	05	Neuberg	neuberg	50.162	8.986	9	0
de	02	Neubeuern	neubeuern	47.774	12.14	2	4234
de	02	Neubiberg	neubiberg	48.077	11.658	2	12717
de	12	Neubrandenburg	neubrandenburg	53.564	13.275	2	68082
de	02	Neubrunn	neubrunn	49.731	9.672	2	2311
de	07	Neubrück	neubruck	51.134	6.639	2	51109
de	06	Neubrück	neubruck	52.371	10.418	2	1367
de	12	Neubukow	neubukow	54.032	11.674	2	4276
de	01	Neubulach	neubulach	48.661	8.696	2	5540
de	02	Neuburg	neuburg	48.507	13.447	2	4313
de	02	Neuburg	neuburg	47.771	10.356	2	3209
de	08	Neuburg	neuburg	48.989	8.247	2	2549
de	12	Neuburg	neuburg	53.407	11.917	2	2162
de	02	Neuburg am Inn	neuburg am inn	48.56	13.447	3	0
de	08	Neuburg am Rhein	neuburg am rhein	48.989	8.247	2	0
de	02	Neuburg an der Donau	neuburg an der donau	48.732	11.187	2	28370
de	02	Neuburg an der Kammel	neuburg an der kammel	48.335	10.608	13	0
de	06	Neubörger	neuborger	52.958	7.448	2	1568
de	02	Neuching	neuching	48.316	11.926	14	0
de	01	Neudenau	neudenau	49.292	9.27	2	5102
de	15	Neudietendorf	neudietendorf	50.913	10.913	2	3059
de	10	Neudorf-Bornstein	neudorf bornstein	54.433	9.95	2	1042
de	02	Neudrossenfeld	neudrossenfeld	50.017	11.5	2	3895
de	14	Neue Neustadt	neue neustadt	52.15	11.633	4	226851
de	07	Neuehrenfeld	neuehrenfeld	50.958	6.936	2	23621
de	10	Neuenbrook	neuenbrook	53.883	9.533	3	0
de	01	Neuenburg am Rhein	neuenburg am rhein	47.814	7.56	2	11682
de	01	Neuenbürg	neuenburg	48.845	8.596	2	7780
de	10	Neuendeich	neuendeich	53.691	9.684	2	0
de	02	Neuendettelsau	neuendettelsau	49.283	10.783	2	7836
de	08	Neuendorf	neuendorf	50.267	6.489	11	0
de	02	Neuendorf	neuendorf	50.261	9.782	25	0
de	10	Neuendorf bei Elmshorn	neuendorf bei elmshorn	53.756	9.659	2	0
de	10	Neuendorf-Sachsenbande	neuendorf sachsenbande	54.014	9.559	2	0
de	15	Neuengönna	neuengonna	50.983	11.583	2	0
de	10	Neuengörs	neuengors	53.892	10.237	7	0
de	11	Neuenhagen	neuenhagen	52.53	13.689	2	16170
de	11	Neuenhagen bei Berlin	neuenhagen bei berlin	52.53	13.689	2	0
de	06	Neuenhaus	neuenhaus	52.567	7.083	2	0
de	07	Neuenkirchen	neuenkirchen	52.245	7.372	2	13953
de	06	Neuenkirchen	neuenkirchen	53.033	9.706	2	5693
de	06	Neuenkirchen	neuenkirchen	52.138	8.388	2	4569
de	06	Neuenkirchen	neuenkirchen	52.51	8.064	2	2714
de	06	Neuenkirchen	neuenkirchen	53.232	8.527	2	1572
de	12	Neuenkirchen	neuenkirchen	53.597	13.369	2	1248
de	06	Neuenkirchen	neuenkirchen	52.776	8.75	2	1114
de	06	Neuenkirchen-Vörden	neuenkirchen vorden	52.51	8.064	2	0
de	02	Neuenmarkt	neuenmarkt	50.092	11.58	2	3145
de	07	Neuenrade	neuenrade	51.283	7.782	2	12602
de	13	Neuensalz	neuensalz	50.5	12.217	2	2400
de	01	Neuenstadt am Kocher	neuenstadt am kocher	49.235	9.332	2	9312
de	01	Neuenstein	neuenstein	49.205	9.58	2	6240
de	05	Neuental	neuental	51	9.217	2	3420
de	08	Neuerburg	neuerburg	50.001	6.948	2	1545
de	08	Neuerkirch	neuerkirch	49.956	7.606	25	0
de	06	Neues Hochschulviertel	neues hochschulviertel	52.281	10.543	2	1602
de	02	Neufahrn	neufahrn	48.256	12.441	2	3899
de	02	Neufahrn bei Freising	neufahrn bei freising	48.316	11.663	2	18255
de	02	Neufahrn in Niederbayern	neufahrn in niederbayern	48.746	11.902	31	0
de	10	Neufeld	neufeld	54.005	9.072	13	0
de	10	Neufelderkoog	neufelderkoog	54.005	9.072	13	0
de	01	Neuffen	neuffen	48.555	9.376	2	6365
de	01	Neufra	neufra	48.129	9.476	2	1960
de	02	Neufraunhofen	neufraunhofen	48.4	12.217	2	1089
de	13	Neugersdorf	neugersdorf	50.977	14.609	2	6260
de	11	Neuhardenberg	neuhardenberg	52.596	14.238	2	2957
de	06	Neuharlingersiel	neuharlingersiel	53.7	7.703	2	1096
de	15	Neuhaus	neuhaus	50.683	10.933	2	6052
de	02	Neuhaus a.d.Pegnitz	neuhaus a d pegnitz	49.721	11.511	16	0
de	02	Neuhaus am Inn	neuhaus am inn	48.461	13.421	2	3398
de	15	Neuhaus am Rennweg	neuhaus am rennweg	50.51	11.138	2	6485
de	06	Neuhaus an der Oste	neuhaus an der oste	53.8	9.033	2	1281
de	02	Neuhaus an der Pegnitz	neuhaus an der pegnitz	49.628	11.551	2	2974
de	15	Neuhaus-Schierschnitz	neuhaus schierschnitz	50.312	11.24	2	3460
de	01	Neuhausen	neuhausen	48.793	8.776	2	5475
de	01	Neuhausen	neuhausen	47.838	8.774	2	3838
de	13	Neuhausen	neuhausen	50.676	13.467	2	3325
de	01	Neuhausen auf den Fildern	neuhausen auf den fildern	48.683	9.283	2	11462
de	01	Neuhausen ob Eck	neuhausen ob eck	47.838	8.774	2	0
de	13	Neuhausen/Erzgebirge	neuhausen erzgebirge	50.676	13.467	2	0
de	11	Neuhausen/Spree	neuhausen spree	51.758	14.329	6	0
de	08	Neuheilenbach	neuheilenbach	50.267	6.489	11	0
de	08	Neuhemsbach	neuhemsbach	49.508	7.808	23	0
de	05	Neuhof	neuhof	50.453	9.617	2	11422
de	02	Neuhof a.d.Zenn	neuhof a d zenn	49.463	10.783	14	0
de	02	Neuhof an der Zenn	neuhof an der zenn	49.457	10.645	2	2091
de	08	Neuhofen	neuhofen	49.428	8.425	2	7326
de	08	Neuhäusel	neuhausel	50.384	7.71	2	2081
de	02	Neuhütten	neuhutten	50	9.417	2	1252
de	12	Neukalen	neukalen	53.823	12.79	2	2199
de	06	Neukamperfehn	neukamperfehn	53.336	7.562	2	1587
de	13	Neukieritzsch	neukieritzsch	51.15	12.411	2	3602
de	01	Neukirch	neukirch	47.657	9.703	2	2612
de	13	Neukirch	neukirch	51.283	13.983	2	1783
de	13	Neukirch/Lausitz	neukirch lausitz	51.097	14.308	2	5567
de	05	Neukirchen	neukirchen	50.869	9.347	2	7620
de	13	Neukirchen	neukirchen	50.78	12.868	2	7517
de	13	Neukirchen	neukirchen	50.802	12.384	2	4492
de	02	Neukirchen	neukirchen	49.26	12.969	2	4071
de	02	Neukirchen	neukirchen	48.975	12.755	2	1802
de	10	Neukirchen	neukirchen	54.867	8.733	2	1363
de	10	Neukirchen	neukirchen	54.215	10.554	2	1140
de	02	Neukirchen bei Sulzbach-Rosenberg	neukirchen bei sulzbach rosenberg	49.539	11.875	10	0
de	02	Neukirchen beim Heiligen Blut	neukirchen beim heiligen blut	49.259	12.969	2	4071
de	02	Neukirchen vorm Wald	neukirchen vorm wald	48.686	13.475	26	0
de	02	Neukirchen-Balbini	neukirchen balbini	49.291	12.436	2	1162
de	07	Neukirchen-Vluyn	neukirchen vluyn	51.54	6.393	38	0
de	13	Neukirchen/Erzgebirge	neukirchen erzgebirge	50.78	12.868	2	0
de	13	Neukirchen/Pleiße	neukirchen pleisse	50.802	12.384	2	0
de	12	Neukloster	neukloster	53.865	11.685	2	4176
de	16	Neukölln	neukolln	52.477	13.431	3	167248
de	06	Neulehe	neulehe	52.958	7.448	2	0
de	08	Neuleiningen	neuleiningen	49.611	8.164	2	0
de	01	Neuler	neuler	48.928	10.069	2	3016
de	11	Neulewin	neulewin	52.724	14.279	2	1079
de	01	Neulingen	neulingen	48.895	8.759	12	0
de	01	Neulußheim	neulussheim	49.298	8.518	2	6489
de	08	Neumagen-Dhron	neumagen dhron	49.856	6.898	2	2355
de	13	Neumark	neumark	50.66	12.356	2	3281
de	02	Neumarkt in der Oberpfalz	neumarkt in der oberpfalz	49.28	11.463	2	39557
de	02	Neumarkt-Sankt Veit	neumarkt st veit	48.361	12.507	2	6231
de	12	Neumühle	neumuhle	53.632	11.371	2	2487
de	10	Neumünster	neumunster	54.075	9.982	2	78383
de	02	Neunburg vorm Wald	neunburg vorm wald	49.348	12.386	2	8172
de	14	Neundorf	neundorf	51.821	11.575	2	2315
de	08	Neunkhausen	neunkhausen	50.707	7.903	2	1148
de	09	Neunkirchen	neunkirchen	49.344	7.18	2	49843
de	07	Neunkirchen	neunkirchen	50.8	8	2	14225
de	01	Neunkirchen	neunkirchen	49.387	9.011	2	1795
de	02	Neunkirchen a. Sand	neunkirchen a sand	49.525	11.32	2	0
de	02	Neunkirchen a.Brand	neunkirchen a brand	49.607	11.135	2	0
de	02	Neunkirchen am Brand	neunkirchen am brand	49.612	11.13	2	8243
de	02	Neunkirchen am Main	neunkirchen am main	49.923	11.648	2	7784
de	09	Neunkirchen am Potzberg	neunkirchen am potzberg	49.358	7.197	2	0
de	02	Neunkirchen am Sand	neunkirchen am sand	49.525	11.32	2	4758
de	07	Neunkirchen-Seelscheid	neunkirchen seelscheid	50.847	7.342	15	0
de	11	Neupetershain	neupetershain	51.628	14.329	25	0
de	08	Neupotz	neupotz	49.118	8.319	2	1713
de	02	Neureichenau	neureichenau	48.749	13.747	2	4480
de	02	Neuried	neuried	48.093	11.466	2	7469
de	11	Neuruppin	neuruppin	52.928	12.803	2	31901
de	13	Neusalza-Spremberg	neusalza spremberg	51.039	14.536	2	2489
de	06	Neuschoo	neuschoo	53.577	7.558	2	0
de	02	Neuschönau	neuschonau	48.884	13.476	2	2432
de	02	Neusitz	neusitz	49.372	10.226	2	1990
de	02	Neusorg	neusorg	49.933	11.967	2	2061
de	07	Neuss	neuss	51.198	6.685	3	152457
de	08	Neustadt	neustadt	49.35	8.139	2	53984
de	04	Neustadt	neustadt	53.552	9.986	2	11856
de	06	Neustadt	neustadt	52.268	10.52	2	2386
de	11	Neustadt (Dosse)	neustadt dosse	52.848	12.561	2	0
de	05	Neustadt (Hessen)	neustadt hessen	50.85	9.117	2	9115
de	08	Neustadt (Wied)	neustadt wied	50.614	7.291	6	0
de	13	Neustadt Vogtland	neustadt vogtland	50.461	12.332	2	1274
de	02	Neustadt a.Main	neustadt a main	49.988	9.514	17	0
de	02	Neustadt am Kulm	neustadt am kulm	49.733	12.178	2	0
de	02	Neustadt am Main	neustadt am main	49.93	9.568	2	1327
de	15	Neustadt am Rennsteig	neustadt am rennsteig	50.582	10.933	2	1111
de	06	Neustadt am Rübenberge	neustadt am rubenberge	52.505	9.459	2	45942
de	02	Neustadt an der Aisch	neustadt an der aisch	49.58	10.611	2	12448
de	02	Neustadt an der Donau	neustadt an der donau	48.807	11.77	2	12899
de	15	Neustadt an der Orla	neustadt an der orla	50.736	11.746	2	7282
de	02	Neustadt an der Waldnaab	neustadt an der waldnaab	49.733	12.178	2	6153
de	08	Neustadt an der Weinstraße	neustadt an der weinstrasse	49.35	8.139	3	0
de	02	Neustadt bei Coburg	neustadt bei coburg	50.33	11.121	2	16715
de	10	Neustadt in Holstein	neustadt in holstein	54.107	10.815	2	16176
de	13	Neustadt in Sachsen	neustadt in sachsen	51.028	14.218	2	14000
de	12	Neustadt-Glewe	neustadt glewe	53.378	11.593	2	6952
de	08	Neustadt/ Westerwald	neustadt westerwald	50.67	8.04	2	0
de	07	Neustadt/Nord	neustadt nord	50.949	6.948	2	28146
de	07	Neustadt/Süd	neustadt sud	50.925	6.948	2	37939
de	01	Neustetten	neustetten	48.431	9.014	10	0
de	12	Neustrelitz	neustrelitz	53.361	13.073	2	22291
de	02	Neusäß	neusass	48.355	10.889	9	259196
de	02	Neutraubling	neutraubling	48.987	12.201	2	12620
de	11	Neutrebbin	neutrebbin	52.665	14.228	2	1607
de	01	Neuweiler	neuweiler	48.667	8.6	2	3229
de	08	Neuwied	neuwied	50.434	7.471	2	66805
de	10	Neuwittenbek	neuwittenbek	54.367	10.017	2	1263
de	11	Neuzelle	neuzelle	52.09	14.648	2	4539
de	02	Neuötting	neuotting	48.241	12.69	2	8741
de	12	Neverin	neverin	53.621	13.337	2	1179
de	10	Neversdorf	neversdorf	53.867	10.25	2	0
de	08	Newel	newel	49.812	6.583	2	2849
de	08	Ney	ney	50.178	7.514	2	0
de	08	Nickenich	nickenich	50.414	7.327	2	3582
de	05	Nidda	nidda	50.413	9.006	2	18241
de	05	Niddatal	niddatal	50.293	8.831	12	0
de	05	Nidderau	nidderau	50.238	8.867	2	20090
de	07	Nideggen	nideggen	50.693	6.484	2	10727
de	10	Nieblum	nieblum	54.691	8.567	2	0
de	10	Nieby	nieby	54.75	9.9	2	0
de	10	Niebüll	niebull	54.787	8.829	2	8752
de	12	Nieden	nieden	53.52	13.988	2	0
de	05	Niedenstein	niedenstein	51.233	9.31	2	5702
de	08	Nieder Kostenz	nieder kostenz	49.944	7.407	2	0
de	05	Nieder-Gründau	nieder grundau	50.211	9.108	2	1749
de	08	Nieder-Hilbersheim	nieder hilbersheim	49.939	7.995	2	0
de	08	Nieder-Ingelheim	nieder ingelheim	49.978	8.072	2	24596
de	08	Nieder-Olm	nieder olm	49.912	8.205	2	8511
de	08	Nieder-Wiesen	nieder wiesen	49.747	8.123	2	0
de	08	Niederahr	niederahr	50.468	7.946	2	0
de	02	Niederaichbach	niederaichbach	48.6	12.317	2	3602
de	09	Niederalben	niederalben	49.358	7.197	2	0
de	02	Niederalteich	niederalteich	48.766	13.024	2	1895
de	13	Niederau	niederau	51.177	13.546	2	4334
de	05	Niederaula	niederaula	50.8	9.6	2	5526
de	08	Niederbachheim	niederbachheim	50.223	7.862	2	0
de	02	Niederbergkirchen	niederbergkirchen	48.317	12.5	2	1227
de	05	Niederbiel	niederbiel	50.555	8.398	2	2246
de	08	Niederbreitbach	niederbreitbach	50.531	7.421	2	1459
de	08	Niederbrombach	niederbrombach	49.432	7.36	2	0
de	08	Niederburg	niederburg	50.02	7.882	15	0
de	15	Niederbösa	niederbosa	51.236	10.906	2	0
de	13	Niedercunnersdorf	niedercunnersdorf	51.054	14.658	2	1753
de	13	Niederdorf	niederdorf	50.726	12.786	2	1377
de	05	Niederdorfelden	niederdorfelden	50.194	8.8	2	2925
de	15	Niederdorla	niederdorla	51.16	10.448	2	1464
de	08	Niederdreisbach	niederdreisbach	50.75	7.924	2	1003
de	08	Niederdürenbach	niederdurenbach	50.45	7.183	2	1056
de	14	Niedere Börde	niedere borde	52.331	11.65	3	0
de	08	Niederelbert	niederelbert	50.408	7.81	2	1642
de	11	Niederer Fläming	niederer flaming	51.99	13.047	2	0
de	08	Niedererbach	niedererbach	50.426	7.974	2	1026
de	01	Niedereschach	niedereschach	48.133	8.533	2	6004
de	08	Niederfell	niederfell	50.283	7.467	2	1091
de	11	Niederfinow	niederfinow	52.866	14.045	2	0
de	08	Niederfischbach	niederfischbach	50.85	7.867	2	5035
de	13	Niederfrohna	niederfrohna	50.9	12.717	2	2533
de	02	Niederfüllbach	niederfullbach	50.22	10.991	2	1672
de	15	Niedergebra	niedergebra	51.31	10.488	2	0
de	08	Niedergeckler	niedergeckler	49.936	6.295	2	0
de	11	Niedergörsdorf	niedergorsdorf	51.979	12.985	2	7197
de	08	Niederhambach	niederhambach	49.432	7.36	2	0
de	08	Niederhausen	niederhausen	49.811	7.815	2	0
de	08	Niederhausen an der Appel	niederhausen an der appel	49.733	7.796	6	0
de	08	Niederheimbach	niederheimbach	49.972	7.86	2	0
de	08	Niederhofen	niederhofen	50.575	7.625	2	0
de	08	Niederhorbach	niederhorbach	49.087	7.993	2	0
de	08	Niederhosenbach	niederhosenbach	49.596	7.249	20	0
de	08	Niederirsen	niederirsen	50.76	7.649	2	0
de	07	Niederkassel	niederkassel	50.815	7.038	2	36480
de	08	Niederkirchen	niederkirchen	49.583	7.7	2	2067
de	08	Niederkirchen bei Deidesheim	niederkirchen bei deidesheim	49.415	8.21	2	2378
de	05	Niederklein	niederklein	50.794	8.997	2	1650
de	07	Niederkrüchten	niederkruchten	51.2	6.217	2	15487
de	08	Niederkumbd	niederkumbd	49.982	7.524	2	0
de	06	Niederlangen	niederlangen	52.857	7.282	2	1200
de	08	Niederlauch	niederlauch	50.159	6.468	2	0
de	02	Niederlauer	niederlauer	50.294	10.177	2	1801
de	07	Niedermerz	niedermerz	50.882	6.267	2	1012
de	08	Niedermohr	niedermohr	49.459	7.47	2	1523
de	08	Niedermoschel	niedermoschel	49.733	7.796	6	0
de	02	Niedermurach	niedermurach	49.45	12.376	2	1356
de	02	Niedernberg	niedernberg	49.912	9.137	2	4793
de	14	Niederndodeleben	niederndodeleben	52.134	11.501	2	4307
de	08	Niederneisen	niederneisen	50.333	8.05	2	1462
de	01	Niedernhall	niedernhall	49.295	9.616	2	4132
de	05	Niedernhausen	niedernhausen	50.163	8.313	2	14494
de	06	Niedernwöhren	niedernwohren	52.352	9.148	2	2061
de	15	Niederorschel	niederorschel	51.372	10.424	2	3453
de	08	Niederotterbach	niederotterbach	49.087	7.993	2	0
de	08	Niederpierscheid	niederpierscheid	50.094	6.528	2	0
de	05	Niederrad	niederrad	50.083	8.629	2	22370
de	08	Niederraden	niederraden	49.936	6.295	2	0
de	02	Niederrieden	niederrieden	48.058	10.183	2	1340
de	08	Niederroßbach	niederrossbach	50.67	8.04	2	0
de	15	Niederroßla	niederrossla	51.033	11.483	2	1253
de	15	Niedersachswerfen	niedersachswerfen	51.551	10.766	2	3301
de	08	Niedersayn	niedersayn	50.517	7.811	2	0
de	08	Niederscheidweiler	niederscheidweiler	50.035	6.887	16	0
de	08	Niederschlettenbach	niederschlettenbach	49.113	7.808	2	0
de	13	Niederschöna	niederschona	50.967	13.419	2	2108
de	02	Niederschönenfeld	niederschonenfeld	48.717	10.933	2	1419
de	16	Niederschöneweide	niederschoneweide	52.456	13.516	2	10446
de	16	Niederschönhausen	niederschonhausen	52.585	13.403	2	28313
de	08	Niedersohren	niedersohren	49.941	7.52	14	0
de	08	Niederstadtfeld	niederstadtfeld	50.232	6.691	2	0
de	08	Niederstaufenbach	niederstaufenbach	49.472	7.521	2	0
de	08	Niederstedem	niederstedem	49.968	6.527	2	0
de	08	Niedersteinebach	niedersteinebach	50.587	7.53	2	0
de	01	Niederstetten	niederstetten	49.4	9.919	2	5496
de	01	Niederstotzingen	niederstotzingen	48.541	10.235	2	4920
de	13	Niederstriegis	niederstriegis	51.082	13.149	2	1317
de	08	Niedert	niedert	50.211	7.409	16	0
de	02	Niedertaufkirchen	niedertaufkirchen	48.333	12.55	2	1333
de	08	Niedertiefenbach	niedertiefenbach	50.267	7.973	2	0
de	15	Niedertrebra	niedertrebra	51.089	11.625	2	0
de	02	Niederviehbach	niederviehbach	48.617	12.383	2	2444
de	08	Niederwallmenach	niederwallmenach	50.223	7.862	2	0
de	08	Niederwambach	niederwambach	50.617	7.633	2	0
de	01	Niederwangen	niederwangen	47.672	9.799	2	1635
de	08	Niederweiler	niederweiler	50.082	6.564	2	0
de	08	Niederweiler	niederweiler	49.939	7.553	12	0
de	08	Niederweis	niederweis	49.863	6.667	3	0
de	02	Niederwerrn	niederwerrn	50.061	10.183	2	7974
de	08	Niederwerth	niederwerth	50.4	7.617	2	1391
de	13	Niederwiesa	niederwiesa	50.867	13.017	2	5221
de	02	Niederwinkling	niederwinkling	48.883	12.8	2	2252
de	08	Niederwörresbach	niederworresbach	49.596	7.249	20	0
de	13	Niederwürschnitz	niederwurschnitz	50.657	12.643	24	0
de	07	Niederzier	niederzier	50.883	6.467	2	14363
de	15	Niederzimmern	niederzimmern	51.005	11.19	2	1071
de	08	Niederzissen	niederzissen	50.459	7.218	2	2791
de	08	Niederöfflingen	niederofflingen	50.035	6.887	16	0
de	01	Niefern-Öschelbronn	niefern oschelbronn	48.917	8.783	2	12341
de	07	Nieheim	nieheim	51.805	9.113	2	6961
de	08	Niehl	niehl	49.942	6.402	2	0
de	14	Niemberg	niemberg	51.55	12.091	2	1492
de	11	Niemegk	niemegk	52.074	12.689	2	2332
de	06	Niemetal	niemetal	51.481	9.759	2	0
de	10	Nienborstel	nienborstel	54.133	9.55	2	0
de	06	Nienburg	nienburg	52.646	9.221	2	32629
de	14	Nienburg/Saale	nienburg saale	51.837	11.77	2	4527
de	06	Nienburg/Weser	nienburg weser	52.646	9.221	2	0
de	10	Nienbüttel	nienbuttel	54.021	9.376	2	0
de	12	Niendorf bei Berkenthin	niendorf bei berkenthin	53.884	11.502	34	0
de	10	Niendorf/Stecknitz	niendorf stecknitz	53.606	10.633	2	0
de	12	Nienhagen	nienhagen	54.149	12.174	2	1809
de	06	Nienstädt	nienstadt	52.292	9.164	2	4984
de	10	Nienwohld	nienwohld	53.764	10.171	2	0
de	12	Niepars	niepars	54.314	12.924	2	2067
de	08	Niersbach	niersbach	49.943	6.863	2	0
de	08	Nierstein	nierstein	49.87	8.336	2	7729
de	10	Niesgrau	niesgrau	54.75	9.9	2	0
de	13	Niesky	niesky	51.292	14.821	2	11111
de	05	Nieste	nieste	51.144	9.523	7	0
de	05	Niestetal	niestetal	51.269	9.531	16	0
de	08	Nievern	nievern	50.333	7.767	2	0
de	16	Nikolassee	nikolassee	52.434	13.201	2	16194
de	15	Nimritz	nimritz	50.699	11.596	2	0
de	08	Nimshuscheid	nimshuscheid	50.165	6.419	24	0
de	08	Nimsreuland	nimsreuland	50.159	6.468	2	0
de	10	Nindorf	nindorf	54.083	9.117	2	1145
de	07	Nippes	nippes	50.965	6.953	3	113487
de	08	Nister	nister	50.676	7.838	2	1018
de	08	Nister-Möhrendorf	nister mohrendorf	50.622	8.02	2	0
de	08	Nisterau	nisterau	50.667	8.017	2	0
de	08	Nisterberg	nisterberg	50.667	8.017	2	0
de	08	Nistertal	nistertal	50.633	7.867	2	0
de	08	Nittel	nittel	49.65	6.45	2	1920
de	02	Nittenau	nittenau	49.194	12.267	2	8478
de	02	Nittendorf	nittendorf	49.025	11.961	2	9226
de	08	Nitz	nitz	50.33	7.216	2	0
de	15	Nobitz	nobitz	50.976	12.486	2	3858
de	08	Nochern	nochern	50.223	7.862	2	0
de	10	Noer	noer	54.4	9.976	2	0
de	08	Nohen	nohen	49.432	7.36	2	0
de	09	Nohfelden	nohfelden	49.587	7.143	2	10687
de	08	Nohn	nohn	50.292	6.7	14	0
de	15	Nohra	nohra	50.961	11.26	2	1430
de	08	Nomborn	nomborn	50.43	7.875	2	0
de	02	Nonnenhorn	nonnenhorn	47.574	9.61	2	1570
de	09	Nonnweiler	nonnweiler	49.608	6.97	2	9417
de	08	Norath	norath	50.211	7.409	16	0
de	06	Nordbahnhof	nordbahnhof	52.279	10.525	2	3965
de	06	Norddeich	norddeich	53.613	7.16	2	1759
de	10	Norddorf auf Amrum	norddorf auf amrum	54.776	8.709	22	0
de	06	Norden	norden	53.596	7.206	2	25093
de	02	Nordendorf	nordendorf	48.595	10.832	2	2274
de	06	Nordenham	nordenham	53.486	8.481	2	27714
de	10	Norderbrarup	norderbrarup	54.636	9.778	2	0
de	10	Norderfriedrichskoog	norderfriedrichskoog	54.372	8.94	2	0
de	10	Norderheistedt	norderheistedt	54.283	9.167	2	0
de	10	Nordermeldorf	nordermeldorf	54.091	9.072	2	0
de	06	Norderney	norderney	53.708	7.158	2	5949
de	10	Norderstedt	norderstedt	53.686	9.98	2	71439
de	10	Norderwöhrden	norderwohrden	54.196	9.095	2	0
de	10	Nordhackstedt	nordhackstedt	54.758	9.183	2	0
de	02	Nordhalben	nordhalben	50.374	11.51	2	2077
de	14	Nordharz	nordharz	51.867	10.782	3	0
de	10	Nordhastedt	nordhastedt	54.167	9.183	2	2764
de	15	Nordhausen	nordhausen	51.502	10.796	2	43912
de	01	Nordheim	nordheim	49.109	9.128	2	7440
de	02	Nordheim	nordheim	49.859	10.185	2	1012
de	02	Nordheim a.Main	nordheim a main	49.829	10.208	2	0
de	02	Nordheim v.d.Rhön	nordheim v d rhon	50.457	10.217	9	0
de	08	Nordhofen	nordhofen	50.537	7.745	2	0
de	06	Nordholz	nordholz	53.784	8.614	2	7616
de	06	Nordhorn	nordhorn	52.431	7.068	2	52803
de	07	Nordkirchen	nordkirchen	51.738	7.522	2	10231
de	06	Nordleda	nordleda	53.767	8.833	2	1184
de	01	Nordrach	nordrach	48.4	8.083	2	2027
de	06	Nordsehl	nordsehl	52.369	9.167	6	0
de	06	Nordstemmen	nordstemmen	52.162	9.784	2	13148
de	10	Nordstrand	nordstrand	54.516	8.645	2	0
de	07	Nordwalde	nordwalde	52.083	7.483	2	9453
de	11	Nordwestuckermark	nordwestuckermark	53.223	13.232	36	0
de	08	Norheim	norheim	49.811	7.815	2	1438
de	07	Norken	norken	50.851	7.732	2	0
de	10	Norstedt	norstedt	54.567	9.183	2	0
de	06	Northeim	northeim	51.707	10	2	30894
de	06	Nortmoor	nortmoor	53.246	7.572	2	1685
de	10	Nortorf	nortorf	54.167	9.854	2	6396
de	06	Nortrup	nortrup	52.615	7.861	2	2972
de	13	Nossen	nossen	51.058	13.297	2	7588
de	12	Nossendorf	nossendorf	53.81	12.967	2	0
de	12	Nossentiner Hütte	nossentiner hutte	53.509	13.046	6	0
de	12	Nostorf	nostorf	53.407	10.654	2	1081
de	08	Nothweiler	nothweiler	49.113	7.808	2	0
de	06	Nottensdorf	nottensdorf	53.483	9.6	2	1423
de	15	Nottertal-Heilinger Höhen	nottertal heilinger hohen	51.272	10.532	8	0
de	10	Nottfeld	nottfeld	54.636	9.778	2	0
de	15	Nottleben	nottleben	50.902	10.89	2	0
de	07	Nottuln	nottuln	51.933	7.35	2	20427
de	01	Notzingen	notzingen	48.671	9.457	2	3475
de	14	Nudersdorf	nudersdorf	51.93	12.596	2	1049
de	01	Nufringen	nufringen	48.623	8.89	2	5249
de	08	Nusbaum	nusbaum	49.936	6.295	2	0
de	01	Nusplingen	nusplingen	48.164	8.788	15	0
de	10	Nusse	nusse	53.657	10.584	2	1017
de	12	Nustrow	nustrow	54.028	12.465	2	0
de	11	Nuthe-Urstromtal	nuthe urstromtal	52.139	13.146	20	0
de	11	Nuthetal	nuthetal	52.353	12.92	12	0
de	10	Nutteln	nutteln	54	9.383	2	0
de	08	Nußbach	nussbach	49.599	7.595	9	0
de	08	Nußbaum	nussbaum	49.798	7.593	2	0
de	02	Nußdorf	nussdorf	47.906	12.596	2	2475
de	02	Nußdorf am Inn	nussdorf am inn	47.742	12.156	2	2590
de	01	Nußloch	nussloch	49.324	8.696	2	10815
de	15	Nöbdenitz	nobdenitz	50.867	12.283	2	1025
de	15	Nöda	noda	51.094	11.09	2	0
de	02	Nördlingen	nordlingen	48.851	10.489	2	19492
de	06	Nörten-Hardenberg	norten hardenberg	51.629	9.936	2	8514
de	08	Nörtershausen	nortershausen	50.217	7.483	2	1145
de	07	Nörvenich	norvenich	50.806	6.64	2	11481
de	10	Nübbel	nubbel	54.267	9.617	2	1656
de	10	Nübel	nubel	54.566	9.552	13	0
de	02	Nüdlingen	nudlingen	50.221	10.123	2	4273
de	07	Nümbrecht	numbrecht	50.904	7.541	2	17427
de	13	Nünchritz	nunchritz	51.3	13.386	2	6846
de	08	Nünschweiler	nunschweiler	49.264	7.581	2	0
de	08	Nürburg	nurburg	50.431	6.962	13	0
de	02	Nürnberg	nurnberg	49.454	11.078	5	499237
de	01	Nürtingen	nurtingen	48.626	9.342	2	40210
de	05	Nüsttal	nusttal	50.614	9.87	15	0
de	10	Nützen	nutzen	53.867	9.917	2	1167
de	08	Ober Kostenz	ober kostenz	49.944	7.407	2	0
de	08	Ober-Flörsheim	ober florsheim	49.683	8.155	2	1187
de	08	Ober-Hilbersheim	ober hilbersheim	49.939	7.995	2	0
de	05	Ober-Mörlen	ober morlen	50.373	8.691	2	5967
de	08	Ober-Olm	ober olm	49.937	8.189	2	4133
de	05	Ober-Ramstadt	ober ramstadt	49.831	8.749	2	15367
de	08	Ober-Saulheim	ober saulheim	49.864	8.135	2	7325
de	08	Oberahr	oberahr	50.468	7.946	2	0
de	08	Oberalben	oberalben	49.539	7.328	2	0
de	02	Oberammergau	oberammergau	47.598	11.067	2	5344
de	08	Oberarnbach	oberarnbach	49.378	7.599	2	0
de	02	Oberasbach	oberasbach	49.423	10.958	2	17306
de	02	Oberau	oberau	47.549	11.185	15	0
de	02	Oberaudorf	oberaudorf	47.648	12.172	2	4756
de	05	Oberaula	oberaula	50.85	9.467	2	3481
de	02	Oberaurach	oberaurach	49.991	10.322	22	0
de	08	Oberbachheim	oberbachheim	50.199	7.859	2	0
de	11	Oberbarnim	oberbarnim	52.555	14.072	2	0
de	02	Oberbergkirchen	oberbergkirchen	48.3	12.383	2	1629
de	08	Oberbettingen	oberbettingen	50.292	6.7	14	0
de	05	Oberbiel	oberbiel	50.553	8.428	2	2694
de	08	Oberbillig	oberbillig	49.676	6.671	2	0
de	15	Oberbodnitz	oberbodnitz	50.857	11.727	2	0
de	01	Oberboihingen	oberboihingen	48.65	9.367	2	5435
de	08	Oberbrombach	oberbrombach	49.432	7.36	2	0
de	15	Oberbösa	oberbosa	51.236	10.906	2	0
de	13	Obercunnersdorf	obercunnersdorf	50.917	13.56	2	2249
de	02	Oberdachstetten	oberdachstetten	49.417	10.433	2	1720
de	01	Oberderdingen	oberderdingen	49.066	8.803	2	10515
de	08	Oberdiebach	oberdiebach	49.972	7.86	2	0
de	02	Oberding	oberding	48.317	11.85	2	5101
de	01	Oberdischingen	oberdischingen	48.3	9.833	2	2006
de	02	Oberdolling	oberdolling	48.736	11.586	14	0
de	15	Oberdorla	oberdorla	51.166	10.422	2	2296
de	08	Oberdreis	oberdreis	50.694	7.596	8	0
de	08	Oberdürenbach	oberdurenbach	50.455	7.207	2	0
de	12	Obere Warnow	obere warnow	53.433	11.84	2	0
de	08	Oberehe-Stroheich	oberehe stroheich	50.292	6.7	14	0
de	08	Oberelbert	oberelbert	50.392	7.817	2	1072
de	02	Oberelsbach	oberelsbach	50.441	10.117	2	2970
de	08	Oberelz	oberelz	50.219	7.016	10	0
de	08	Obererbach	obererbach	50.651	7.946	3	0
de	08	Oberfell	oberfell	50.26	7.445	2	1165
de	08	Oberfischbach	oberfischbach	50.358	7.769	7	0
de	08	Obergeckler	obergeckler	49.936	6.295	2	0
de	02	Obergriesbach	obergriesbach	48.423	11.069	2	2050
de	01	Obergröningen	obergroningen	48.888	9.87	2	0
de	13	Obergurig	obergurig	51.133	14.405	2	2361
de	13	Obergurig - Hornja Hórka	obergurig hornja horka	51.128	14.423	2	0
de	02	Obergünzburg	obergunzburg	47.845	10.418	2	6424
de	02	Oberhaching	oberhaching	48.025	11.597	2	12470
de	02	Oberhaid	oberhaid	50.126	11.805	2	4680
de	08	Oberhambach	oberhambach	49.652	7.167	2	0
de	01	Oberharmersbach	oberharmersbach	48.374	8.125	2	2558
de	14	Oberharz am Brocken	oberharz am brocken	51.842	10.955	3	0
de	07	Oberhausen	oberhausen	51.478	6.862	3	219176
de	02	Oberhausen	oberhausen	48.722	11.112	2	2558
de	02	Oberhausen	oberhausen	47.783	11.133	2	2094
de	08	Oberhausen an der Appel	oberhausen an der appel	49.733	7.796	6	0
de	08	Oberhausen an der Nahe	oberhausen an der nahe	49.811	7.815	2	0
de	08	Oberhausen bei Kirn	oberhausen bei kirn	49.791	7.464	2	0
de	01	Oberhausen-Rheinhausen	oberhausen rheinhausen	49.274	8.472	2	9420
de	08	Oberheimbach	oberheimbach	49.972	7.86	2	0
de	15	Oberheldrungen	oberheldrungen	51.266	11.164	19	0
de	15	Oberhof	oberhof	50.704	10.727	2	1602
de	08	Oberhonnefeld-Gierend	oberhonnefeld gierend	50.527	7.451	8	0
de	08	Oberhosenbach	oberhosenbach	49.596	7.249	20	0
de	02	Oberickelsheim	oberickelsheim	49.602	10.226	2	0
de	08	Oberirsen	oberirsen	50.717	7.55	2	0
de	01	Oberjettingen	oberjettingen	48.575	8.776	2	3571
de	08	Oberkail	oberkail	50.035	6.887	16	0
de	01	Oberkirch	oberkirch	48.532	8.079	2	20375
de	08	Oberkirn	oberkirn	49.864	7.342	2	0
de	01	Oberkochen	oberkochen	48.784	10.105	2	8373
de	02	Oberkotzau	oberkotzau	50.262	11.935	2	5920
de	11	Oberkrämer	oberkramer	52.691	13.175	2	0
de	08	Oberlahr	oberlahr	50.649	7.839	6	0
de	06	Oberlangen	oberlangen	52.857	7.282	2	0
de	08	Oberlascheid	oberlascheid	50.233	6.283	2	0
de	08	Oberlauch	oberlauch	50.159	6.468	2	0
de	02	Oberleichtersbach	oberleichtersbach	50.283	9.8	2	2077
de	13	Oberlichtenau	oberlichtenau	51.219	13.99	2	1538
de	13	Oberlungwitz	oberlungwitz	50.782	12.708	2	6794
de	02	Obermaiselstein	obermaiselstein	47.467	10.233	2	0
de	01	Obermarchtal	obermarchtal	48.233	9.572	2	1268
de	15	Obermaßfeld-Grimmenthal	obermassfeld grimmenthal	50.529	10.44	2	1281
de	15	Obermehler	obermehler	51.27	10.598	2	1049
de	02	Obermeitingen	obermeitingen	48.147	10.806	2	1600
de	02	Obermichelbach	obermichelbach	49.531	10.909	2	2970
de	08	Obermoschel	obermoschel	49.728	7.773	2	1183
de	08	Obernau	obernau	50.695	7.599	8	0
de	07	Obernbeck	obernbeck	52.202	8.704	2	6523
de	02	Obernbreit	obernbreit	49.659	10.164	2	1829
de	02	Obernburg am Main	obernburg am main	49.836	9.131	2	8853
de	01	Oberndorf	oberndorf	48.291	8.572	2	14740
de	02	Oberndorf	oberndorf	48.669	10.867	2	2355
de	06	Oberndorf	oberndorf	53.75	9.15	2	1556
de	02	Oberndorf a.Lech	oberndorf a lech	49.115	10.561	40	0
de	01	Oberndorf am Neckar	oberndorf am neckar	48.291	8.572	2	0
de	08	Oberneisen	oberneisen	50.349	8.033	2	0
de	02	Oberneukirchen	oberneukirchen	48.291	12.537	18	0
de	06	Obernfeld	obernfeld	51.55	10.233	2	1022
de	01	Obernheim	obernheim	48.163	8.861	2	1554
de	08	Obernheim-Kirchenarnbach	obernheim kirchenarnbach	49.35	7.583	2	1831
de	08	Obernhof	obernhof	50.413	7.731	2	0
de	06	Obernholz	obernholz	52.725	10.575	2	0
de	06	Obernkirchen	obernkirchen	52.272	9.129	2	10120
de	02	Obernzell	obernzell	48.555	13.637	2	3843
de	02	Obernzenn	obernzenn	49.452	10.467	2	2679
de	15	Oberoppurg	oberoppurg	50.699	11.596	2	0
de	02	Oberostendorf	oberostendorf	47.944	10.743	2	1268
de	08	Oberotterbach	oberotterbach	49.07	7.97	2	1275
de	02	Oberottmarshausen	oberottmarshausen	48.237	10.858	2	1648
de	02	Oberpframmern	oberpframmern	48.022	11.813	2	2188
de	08	Oberpierscheid	oberpierscheid	50.094	6.528	2	0
de	02	Oberpleichfeld	oberpleichfeld	49.877	10.087	2	1051
de	02	Oberpöring	oberporing	48.702	12.825	2	1143
de	08	Oberraden	oberraden	50.527	7.451	8	0
de	01	Oberreichenbach	oberreichenbach	48.733	8.667	2	2922
de	02	Oberreichenbach	oberreichenbach	49.589	10.769	2	1204
de	08	Oberreidenbach	oberreidenbach	49.596	7.249	20	0
de	02	Oberreute	oberreute	47.563	9.944	2	1566
de	01	Oberried	oberried	47.933	7.95	2	2904
de	02	Oberrieden	oberrieden	48.089	10.426	2	1247
de	01	Oberriexingen	oberriexingen	48.927	9.027	2	3029
de	08	Oberrod	oberrod	50.67	8.04	2	0
de	01	Oberrot	oberrot	49.014	9.667	2	3713
de	02	Oberroth	oberroth	48.3	10.17	11	0
de	01	Oberrotweil	oberrotweil	48.09	7.636	2	1600
de	08	Oberroßbach	oberrossbach	50.67	8.04	2	0
de	14	Oberröblingen	oberroblingen	51.437	11.307	2	1701
de	08	Oberscheidweiler	oberscheidweiler	50.035	6.887	16	0
de	02	Oberscheinfeld	oberscheinfeld	49.708	10.434	2	1315
de	02	Oberschleißheim	oberschleissheim	48.25	11.567	2	11290
de	08	Oberschlettenbach	oberschlettenbach	49.087	7.993	2	0
de	02	Oberschneiding	oberschneiding	48.796	12.642	2	2745
de	02	Oberschwarzach	oberschwarzach	49.861	10.41	2	1425
de	02	Oberschweinbach	oberschweinbach	48.238	11.156	2	1480
de	13	Oberschöna	oberschona	50.898	13.254	2	3764
de	02	Oberschönegg	oberschonegg	48.086	10.44	11	0
de	16	Oberschöneweide	oberschoneweide	52.461	13.521	2	18919
de	13	Oberseifersdorf	oberseifersdorf	50.943	14.804	2	1061
de	08	Obersimten	obersimten	49.152	7.587	2	0
de	02	Obersinn	obersinn	50.209	9.615	2	1048
de	01	Obersontheim	obersontheim	49.057	9.899	2	4810
de	01	Oberstadion	oberstadion	48.186	9.692	2	1577
de	15	Oberstadt	oberstadt	50.576	10.497	2	0
de	08	Oberstadtfeld	oberstadtfeld	50.232	6.691	2	0
de	02	Oberstaufen	oberstaufen	47.556	10.022	2	7190
de	08	Oberstaufenbach	oberstaufenbach	49.472	7.521	2	0
de	02	Oberstdorf	oberstdorf	47.407	10.279	2	9788
de	08	Oberstedem	oberstedem	49.968	6.527	2	0
de	08	Obersteinebach	obersteinebach	50.587	7.53	2	0
de	01	Oberstenfeld	oberstenfeld	49.026	9.321	2	8046
de	08	Oberstreit	oberstreit	49.817	7.717	2	0
de	02	Oberstreu	oberstreu	50.403	10.288	2	1689
de	01	Obersulm	obersulm	49.174	9.227	13	120733
de	02	Obersöchering	obersochering	47.733	11.217	2	1454
de	08	Obersülzen	obersulzen	49.611	8.164	2	0
de	02	Obersüßbach	obersussbach	48.617	11.95	2	1682
de	02	Obertaufkirchen	obertaufkirchen	48.26	12.279	2	2424
de	01	Oberteuringen	oberteuringen	47.724	9.47	2	4304
de	09	Oberthal	oberthal	49.513	7.084	2	6581
de	02	Oberthulba	oberthulba	50.199	9.959	2	5151
de	08	Obertiefenbach	obertiefenbach	50.223	7.862	2	0
de	02	Obertraubling	obertraubling	48.967	12.167	2	7037
de	15	Obertrebra	obertrebra	51.026	11.516	2	0
de	02	Obertrubach	obertrubach	49.7	11.35	2	2185
de	05	Obertshausen	obertshausen	50.071	8.851	2	24459
de	11	Oberuckersee	oberuckersee	53.223	13.232	36	0
de	05	Oberursel	oberursel	50.207	8.577	2	42448
de	02	Oberviechtach	oberviechtach	49.458	12.417	2	5022
de	08	Oberwallmenach	oberwallmenach	50.223	7.862	2	0
de	08	Oberwambach	oberwambach	50.617	7.633	2	0
de	15	Oberweid	oberweid	50.662	10.369	2	0
de	08	Oberweiler	oberweiler	50.082	6.564	2	0
de	08	Oberweiler im Tal	oberweiler im tal	49.598	7.594	9	0
de	08	Oberweiler-Tiefenbach	oberweiler tiefenbach	49.584	7.605	2	0
de	08	Oberweis	oberweis	50.082	6.564	2	0
de	15	Oberweißbach	oberweissbach	50.582	11.144	2	1653
de	08	Oberwesel	oberwesel	50.108	7.725	2	3128
de	13	Oberwiera	oberwiera	50.889	12.544	2	1227
de	08	Oberwies	oberwies	50.413	7.731	2	0
de	08	Oberwiesen	oberwiesen	49.645	8.019	6	0
de	13	Oberwiesenthal	oberwiesenthal	50.56	12.92	6	0
de	01	Oberwolfach	oberwolfach	48.317	8.217	2	2758
de	08	Oberwörresbach	oberworresbach	49.596	7.249	20	0
de	05	Oberzent	oberzent	49.533	8.908	31	0
de	08	Oberzissen	oberzissen	50.45	7.2	2	1069
de	08	Oberöfflingen	oberofflingen	50.035	6.887	16	0
de	14	Obhausen	obhausen	51.392	11.653	2	1955
de	02	Obing	obing	48	12.405	2	3938
de	01	Obrigheim	obrigheim	49.352	9.091	2	5299
de	08	Obrigheim	obrigheim	49.592	8.205	2	2809
de	08	Obrigheim (Pfalz)	obrigheim pfalz	49.592	8.205	2	0
de	02	Ochsenfurt	ochsenfurt	49.664	10.062	2	11492
de	01	Ochsenhausen	ochsenhausen	48.07	9.95	2	8950
de	08	Ochtendung	ochtendung	50.35	7.383	2	5207
de	06	Ochtersum	ochtersum	53.668	7.704	19	0
de	07	Ochtrup	ochtrup	52.208	7.19	2	19441
de	08	Ockenfels	ockenfels	50.576	7.275	2	1101
de	08	Ockenheim	ockenheim	49.944	7.971	2	2295
de	08	Ockfen	ockfen	49.609	6.539	2	0
de	10	Ockholm	ockholm	54.661	8.92	2	0
de	10	Odderade	odderade	54.167	9.183	2	0
de	02	Odelzhausen	odelzhausen	48.309	11.199	2	4275
de	08	Odenbach	odenbach	49.625	7.56	6	0
de	07	Odenthal	odenthal	51.033	7.117	2	15619
de	11	Oderaue	oderaue	52.784	14.044	2	0
de	11	Oderberg	oderberg	52.866	14.045	2	2546
de	08	Odernheim	odernheim	49.765	7.704	2	1776
de	08	Odernheim am Glan	odernheim am glan	49.765	7.704	2	0
de	13	Oderwitz	oderwitz	50.935	14.66	6	0
de	06	Odisheim	odisheim	53.733	8.917	2	0
de	14	Oebisfelde	oebisfelde	52.434	10.988	2	7341
de	14	Oebisfelde-Weferlingen	oebisfelde weferlingen	52.371	11.134	3	0
de	15	Oechsen	oechsen	50.828	10.022	2	0
de	13	Oederan	oederan	50.861	13.172	2	7143
de	06	Oederquart	oederquart	53.803	9.237	2	1251
de	01	Oedheim	oedheim	49.24	9.253	2	5921
de	07	Oelde	oelde	51.829	8.147	2	29297
de	10	Oelixdorf	oelixdorf	53.927	9.564	2	1735
de	08	Oelsberg	oelsberg	50.223	7.862	2	0
de	13	Oelsnitz	oelsnitz	50.415	12.169	2	12686
de	13	Oelsnitz	oelsnitz	50.726	12.701	2	12268
de	13	Oelsnitz/Erzgeb.	oelsnitz erzgeb	50.726	12.701	2	0
de	13	Oelsnitz/Vogtland	oelsnitz vogtland	50.411	12.166	2	0
de	07	Oer-Erkenschwick	oer erkenschwick	51.642	7.265	2	30409
de	06	Oerel	oerel	53.483	9.05	2	1854
de	10	Oering	oering	53.819	10.185	2	0
de	02	Oerlenbach	oerlenbach	50.15	10.133	2	5411
de	07	Oerlinghausen	oerlinghausen	51.955	8.662	2	17403
de	10	Oersberg	oersberg	54.664	9.809	8	0
de	10	Oersdorf	oersdorf	53.835	9.956	2	0
de	10	Oeschebüttel	oeschebuttel	53.952	9.72	2	0
de	10	Oesterdeichstrich	oesterdeichstrich	54.134	8.858	2	0
de	10	Oesterwurth	oesterwurth	54.225	9.119	2	0
de	05	Oestrich-Winkel	oestrich winkel	50.016	8.014	11	0
de	15	Oettern	oettern	50.9	11.282	2	0
de	15	Oettersdorf	oettersdorf	50.579	11.81	2	0
de	02	Oettingen i.Bay.	oettingen i bay	48.88	10.591	15	0
de	02	Oettingen in Bayern	oettingen in bayern	48.953	10.605	2	5336
de	06	Oetzen	oetzen	53.045	10.609	16	0
de	10	Oevenum	oevenum	54.691	8.567	2	0
de	10	Oeversee	oeversee	54.7	9.433	2	1996
de	01	Offenau	offenau	49.246	9.161	2	2748
de	05	Offenbach	offenbach	50.101	8.766	3	119192
de	05	Offenbach am Main	offenbach am main	50.101	8.766	4	119192
de	08	Offenbach an der Queich	offenbach an der queich	49.195	8.198	2	6097
de	08	Offenbach-Hundheim	offenbach hundheim	49.617	7.551	2	1310
de	02	Offenberg	offenberg	48.862	12.863	2	3364
de	01	Offenburg	offenburg	48.474	7.945	2	59238
de	10	Offenbüttel	offenbuttel	54.15	9.283	2	0
de	02	Offenhausen	offenhausen	49.45	11.413	2	1616
de	08	Offenheim	offenheim	49.747	8.123	2	0
de	02	Offingen	offingen	48.483	10.362	2	4099
de	08	Offstein	offstein	49.606	8.238	2	1891
de	01	Ofterdingen	ofterdingen	48.417	9.033	2	4329
de	02	Ofterschwang	ofterschwang	47.5	10.233	2	2021
de	01	Oftersheim	oftersheim	49.365	8.583	2	10100
de	01	Oggelshausen	oggelshausen	48.062	9.612	2	0
de	08	Ohlenhard	ohlenhard	50.431	6.962	13	0
de	01	Ohlsbach	ohlsbach	48.432	7.994	2	3176
de	04	Ohlsdorf	ohlsdorf	53.626	10.031	2	14942
de	02	Ohlstadt	ohlstadt	47.633	11.233	2	3368
de	08	Ohlweiler	ohlweiler	49.982	7.524	2	0
de	08	Ohmbach	ohmbach	49.427	7.368	2	0
de	01	Ohmden	ohmden	48.646	9.527	2	1733
de	06	Ohne	ohne	52.323	7.222	2	0
de	13	Ohorn	ohorn	51.172	14.047	2	2500
de	15	Ohrdruf	ohrdruf	50.783	10.733	2	0
de	02	Ohrenbach	ohrenbach	49.287	10.486	25	0
de	06	Ohrum	ohrum	52.074	10.549	2	0
de	13	Olbernhau	olbernhau	50.659	13.342	2	11162
de	13	Olbersdorf	olbersdorf	50.873	14.77	2	5948
de	02	Olching	olching	48.2	11.333	2	23978
de	10	Oldenborstel	oldenborstel	54.05	9.483	2	0
de	06	Oldenburg	oldenburg	53.141	8.215	3	159218
de	10	Oldenburg in Holstein	oldenburg in holstein	54.296	10.902	2	9940
de	10	Oldenbüttel	oldenbuttel	54.133	9.417	2	0
de	06	Oldendorf	oldendorf	53.583	9.25	2	2834
de	10	Oldendorf	oldendorf	53.953	9.459	2	1210
de	06	Oldendorf	oldendorf	53.156	10.214	2	1019
de	06	Oldendorf (Luhe)	oldendorf luhe	53.131	10.213	2	0
de	10	Oldenhütten	oldenhutten	54.343	9.689	12	0
de	10	Oldenswort	oldenswort	54.372	8.94	2	1278
de	10	Oldersbek	oldersbek	54.441	9.129	2	0
de	10	Olderup	olderup	54.552	9.033	12	0
de	15	Oldisleben	oldisleben	51.31	11.171	2	2476
de	10	Oldsum	oldsum	54.691	8.567	2	0
de	07	Olfen	olfen	51.708	7.379	2	12133
de	15	Ollendorf	ollendorf	51.024	11.017	17	0
de	08	Ollmuth	ollmuth	49.69	6.712	2	0
de	08	Olmscheid	olmscheid	50.037	6.361	40	0
de	07	Olpe	olpe	51.029	7.851	2	25686
de	07	Olsberg	olsberg	51.356	8.489	2	15814
de	08	Olsbrücken	olsbrucken	49.539	7.659	2	1187
de	08	Olsdorf	olsdorf	49.942	6.402	2	0
de	08	Olzheim	olzheim	50.267	6.489	11	0
de	08	Onsdorf	onsdorf	49.667	6.517	2	0
de	02	Opfenbach	opfenbach	47.633	9.833	2	2260
de	07	Opladen	opladen	51.069	7.004	2	23000
de	13	Oppach	oppach	51.067	14.5	2	3060
de	01	Oppenau	oppenau	48.473	8.16	2	4973
de	08	Oppenheim	oppenheim	49.855	8.36	2	6789
de	01	Oppenweiler	oppenweiler	48.983	9.459	2	4295
de	15	Oppershausen	oppershausen	51.255	10.473	9	0
de	08	Oppertshausen	oppertshausen	49.982	7.524	2	0
de	14	Oppin	oppin	51.551	12.033	2	1563
de	15	Oppurg	oppurg	50.711	11.653	2	1325
de	14	Oranienbaum	oranienbaum	51.799	12.406	2	3476
de	14	Oranienbaum-Wörlitz	oranienbaum worlitz	51.82	12.413	2	0
de	11	Oranienburg	oranienburg	52.756	13.242	2	40793
de	08	Orbis	orbis	49.645	8.019	6	0
de	08	Orenhofen	orenhofen	49.9	6.65	2	1326
de	08	Orfgen	orfgen	50.647	7.527	2	0
de	15	Orlamünde	orlamunde	50.775	11.519	2	1283
de	08	Orlenbach	orlenbach	50.21	6.424	2	0
de	08	Ormont	ormont	50.267	6.489	11	0
de	02	Ornbau	ornbau	49.176	10.658	2	1730
de	09	Orscholz	orscholz	49.506	6.525	2	3609
de	08	Orsfeld	orsfeld	50.039	6.595	2	0
de	01	Orsingen-Nenzingen	orsingen nenzingen	47.843	8.959	2	3093
de	05	Ortenberg	ortenberg	50.356	9.056	2	9155
de	01	Ortenberg	ortenberg	48.452	7.972	2	3284
de	02	Ortenburg	ortenburg	48.546	13.223	2	7317
de	11	Ortrand	ortrand	51.375	13.76	2	2507
de	08	Osann-Monzel	osann monzel	49.917	6.95	2	1655
de	08	Osburg	osburg	49.717	6.783	2	2327
de	13	Oschatz	oschatz	51.3	13.11	2	16000
de	14	Oschersleben	oschersleben	52.03	11.229	2	17900
de	10	Osdorf	osdorf	54.433	10.017	2	2407
de	06	Osloß	osloss	52.469	10.68	2	1990
de	06	Osnabrück	osnabruck	52.273	8.05	3	166462
de	07	Ossendorf	ossendorf	50.971	6.906	2	10596
de	07	Ostbevern	ostbevern	52.04	7.842	2	10644
de	06	Osteel	osteel	53.544	7.254	2	2383
de	01	Ostelsheim	ostelsheim	48.726	8.848	2	2541
de	06	Osten	osten	53.7	9.2	2	2030
de	10	Ostenfeld	ostenfeld	54.464	9.234	2	1512
de	10	Ostenfeld (Husum)	ostenfeld husum	54.464	9.234	2	0
de	10	Oster-Ohrstedt	oster ohrstedt	54.508	9.186	2	0
de	02	Osterberg	osterberg	48.289	10.195	13	0
de	06	Osterbruch	osterbruch	53.809	8.901	2	0
de	14	Osterburg	osterburg	52.787	11.753	2	7231
de	14	Osterburg (Altmark)	osterburg altmark	52.787	11.753	2	0
de	01	Osterburken	osterburken	49.43	9.423	2	6371
de	10	Osterby	osterby	54.725	9.888	12	0
de	06	Ostercappeln	ostercappeln	52.35	8.233	2	9605
de	06	Ostereistedt	ostereistedt	53.291	9.289	2	0
de	14	Osterfeld	osterfeld	51.08	11.93	2	1365
de	14	Osterhausen	osterhausen	51.454	11.505	2	1087
de	06	Osterheide	osterheide	52.866	9.696	3	0
de	10	Osterhever	osterhever	54.331	8.781	2	0
de	02	Osterhofen	osterhofen	48.7	13.022	2	11870
de	06	Osterholz-Scharmbeck	osterholz scharmbeck	53.227	8.795	2	31405
de	10	Osterhorn	osterhorn	53.853	9.7	2	0
de	14	Osternienburg	osternienburg	51.794	12.026	2	2179
de	14	Osternienburger Land	osternienburger land	51.8	12.017	2	9115
de	06	Osterode am Harz	osterode am harz	51.727	10.251	2	0
de	10	Osterrade	osterrade	54.15	9.283	2	0
de	10	Osterrönfeld	osterronfeld	54.29	9.699	2	5213
de	08	Osterspai	osterspai	50.245	7.612	2	1351
de	10	Osterstedt	osterstedt	53.973	9.385	14	0
de	06	Osterwald	osterwald	52.567	7.083	2	0
de	14	Osterwieck	osterwieck	51.97	10.71	2	3837
de	02	Osterzell	osterzell	47.828	10.609	15	0
de	01	Ostfildern	ostfildern	48.727	9.25	2	33598
de	15	Osthausen-Wülfershausen	osthausen wulfershausen	50.84	10.952	2	0
de	07	Ostheim	ostheim	50.931	7.044	2	11689
de	02	Ostheim v.d.Rhön	ostheim v d rhon	50.446	10.239	11	0
de	02	Ostheim vor der Rhön	ostheim vor der rhon	50.46	10.231	2	3729
de	08	Osthofen	osthofen	49.704	8.324	2	8758
de	01	Ostrach	ostrach	47.95	9.383	2	6841
de	15	Ostramondra	ostramondra	51.175	11.42	2	0
de	13	Ostrau	ostrau	51.206	12.884	2	4390
de	06	Ostrhauderfehn	ostrhauderfehn	53.133	7.617	2	10699
de	13	Ostritz	ostritz	51.015	14.931	2	2988
de	10	Ostrohe	ostrohe	54.196	9.095	2	0
de	12	Ostseebad Binz	ostseebad binz	54.4	13.611	2	5531
de	12	Ostseebad Boltenhagen	ostseebad boltenhagen	53.988	11.202	2	2574
de	12	Ostseebad Dierhagen	ostseebad dierhagen	54.292	12.358	2	1691
de	12	Ostseebad Göhren	ostseebad gohren	54.341	13.738	2	1280
de	12	Ostseebad Kühlungsborn	ostseebad kuhlungsborn	54.15	11.76	2	7453
de	12	Ostseebad Prerow	ostseebad prerow	54.445	12.577	2	1728
de	12	Ostseebad Sellin	ostseebad sellin	54.378	13.694	2	2358
de	12	Ostseebad Zinnowitz	ostseebad zinnowitz	54.077	13.911	2	3736
de	10	Oststeinbek	oststeinbek	53.543	10.169	2	7858
de	01	Ottenbach	ottenbach	48.736	9.748	2	2459
de	10	Ottenbüttel	ottenbuttel	53.975	9.385	14	0
de	10	Ottendorf	ottendorf	54.323	10.117	2	232758
de	15	Ottendorf	ottendorf	50.857	11.727	2	0
de	13	Ottendorf-Okrilla	ottendorf okrilla	51.183	13.833	2	10093
de	01	Ottenhofen	ottenhofen	48.736	8.13	2	3311
de	02	Ottenhofen	ottenhofen	48.217	11.883	2	1720
de	01	Ottenhöfen im Schwarzwald	ottenhofen im schwarzwald	48.736	8.13	2	0
de	04	Ottensen	ottensen	53.55	9.917	2	32757
de	02	Ottensoos	ottensoos	49.509	11.342	2	2051
de	06	Ottenstein	ottenstein	51.947	9.407	2	1296
de	06	Otter	otter	53.24	9.742	2	1443
de	08	Otterbach	otterbach	49.486	7.734	2	4087
de	08	Otterberg	otterberg	49.503	7.77	2	5215
de	02	Otterfing	otterfing	47.909	11.675	2	4383
de	06	Otterndorf	otterndorf	53.809	8.901	2	6965
de	06	Ottersberg	ottersberg	53.11	9.144	2	12205
de	08	Ottersheim	ottersheim	49.191	8.232	2	1798
de	08	Ottersheim bei Landau	ottersheim bei landau	49.219	8.217	2	0
de	08	Otterstadt	otterstadt	49.372	8.448	2	3282
de	01	Ottersweier	ottersweier	48.67	8.113	2	6441
de	13	Otterwisch	otterwisch	51.2	12.617	2	1552
de	02	Otting	otting	48.765	10.886	22	0
de	02	Ottobeuren	ottobeuren	47.941	10.3	2	8095
de	02	Ottobrunn	ottobrunn	48.065	11.663	2	19204
de	05	Ottrau	ottrau	50.806	9.386	2	2496
de	09	Ottweiler	ottweiler	49.401	7.164	2	15503
de	05	Otzberg	otzberg	49.934	8.953	8	0
de	02	Otzing	otzing	48.761	12.809	2	1956
de	08	Otzweiler	otzweiler	49.791	7.464	2	0
de	06	Ovelgönne	ovelgonne	53.342	8.422	2	5756
de	07	Overath	overath	50.933	7.284	2	27203
de	01	Owen	owen	48.587	9.45	2	3569
de	01	Owingen	owingen	47.81	9.172	2	4207
de	10	Owschlag	owschlag	54.393	9.592	2	3603
de	02	Oy-Mittelberg	oy mittelberg	47.633	10.433	2	4544
de	13	Oybin	oybin	50.921	14.669	6	0
de	06	Oyten	oyten	53.05	9.017	2	15286
de	13	Oßling	ossling	51.36	14.166	2	2622
de	13	Oßling - Wóslink	ossling woslink	51.256	14.156	2	0
de	15	Oßmanstedt	ossmanstedt	51.018	11.427	2	1334
de	10	Padenstedt	padenstedt	54.05	9.917	2	1326
de	07	Paderborn	paderborn	51.719	8.754	3	142161
de	10	Pahlen	pahlen	54.267	9.3	2	1206
de	02	Painten	painten	48.997	11.819	2	2280
de	15	Paitzdorf	paitzdorf	50.849	12.205	2	0
de	02	Palling	palling	48.002	12.637	2	3416
de	08	Palzem	palzem	49.567	6.367	2	1269
de	12	Pampow	pampow	53.755	12.608	2	3037
de	10	Panker	panker	54.333	10.567	2	1601
de	11	Panketal	panketal	52.716	13.579	15	0
de	16	Pankow	pankow	52.569	13.402	2	57113
de	13	Panschwitz-Kuckau	panschwitz kuckau	51.234	14.198	2	2242
de	13	Panschwitz-Kuckau - Panćicy-Kukow	panschwitz kuckau pancicy kukow	51.256	14.156	2	0
de	12	Pantelitz	pantelitz	54.279	12.98	2	0
de	10	Panten	panten	53.657	10.584	2	0
de	08	Pantenburg	pantenburg	50.097	6.81	2	0
de	08	Panzweiler	panzweiler	50.039	7.302	2	0
de	06	Papenburg	papenburg	53.077	7.404	2	34117
de	12	Papendorf	papendorf	54.035	12.133	2	2514
de	12	Papenhagen	papenhagen	54.208	13.085	2	0
de	06	Pappelberg	pappelberg	52.285	10.574	2	2655
de	02	Pappenheim	pappenheim	48.934	10.974	2	4476
de	12	Parchim	parchim	53.426	11.849	2	19161
de	12	Parchtitz	parchtitz	54.416	13.431	2	0
de	02	Parkstein	parkstein	49.729	12.068	2	2289
de	02	Parkstetten	parkstetten	48.917	12.6	2	2992
de	06	Parsau	parsau	52.535	10.89	2	1973
de	02	Parsberg	parsberg	49.161	11.718	2	6772
de	11	Parsteinsee	parsteinsee	52.866	14.045	2	0
de	08	Partenheim	partenheim	49.884	8.082	2	1581
de	02	Partenstein	partenstein	50.042	9.52	2	2844
de	13	Parthenstein	parthenstein	51.231	12.711	2	0
de	08	Paschel	paschel	49.591	6.683	2	0
de	12	Pasewalk	pasewalk	53.506	13.99	2	12120
de	02	Pasing	pasing	48.141	11.456	2	35728
de	15	Paska	paska	50.699	11.596	2	0
de	10	Passade	passade	54.362	10.288	2	0
de	02	Passau	passau	48.566	13.431	2	50560
de	12	Passee	passee	53.865	11.667	2	0
de	11	Passow	passow	52.7	13.598	12	0
de	12	Passow	passow	53.463	12.029	2	0
de	02	Pastetten	pastetten	48.199	11.944	2	2281
de	08	Patersberg	patersberg	50.122	7.783	2	0
de	02	Patersdorf	patersdorf	49.017	12.983	2	1822
de	06	Pattensen	pattensen	52.264	9.764	2	13883
de	12	Patzig	patzig	54.416	13.431	2	0
de	11	Paulinenaue	paulinenaue	52.677	12.711	2	1327
de	12	Paulsstadt	paulsstadt	53.633	11.404	2	8299
de	02	Paunzhausen	paunzhausen	48.475	11.565	2	1533
de	13	Pausa	pausa	50.582	11.997	2	3924
de	13	Pausa-Mühltroff	pausa muhltroff	50.56	11.963	3	0
de	02	Pechbrunn	pechbrunn	49.967	12.167	2	1493
de	12	Peenehagen	peenehagen	53.669	12.612	3	0
de	12	Peenemünde	peenemunde	54.111	13.832	2	0
de	08	Peffingen	peffingen	49.863	6.435	18	0
de	13	Pegau	pegau	51.167	12.251	2	4759
de	06	Pegestorf	pegestorf	51.975	9.515	2	0
de	02	Pegnitz	pegnitz	49.752	11.542	2	14279
de	06	Peine	peine	52.319	10.235	2	49953
de	02	Peiting	peiting	47.795	10.93	2	12106
de	11	Peitz	peitz	51.858	14.411	2	5179
de	14	Peißen	peissen	51.743	11.758	2	1271
de	14	Peißen	peissen	51.503	12.057	2	1091
de	02	Peißenberg	peissenberg	47.805	11.07	2	12695
de	08	Pellingen	pellingen	49.676	6.671	2	1027
de	10	Pellworm	pellworm	54.516	8.645	2	1152
de	08	Pelm	pelm	50.232	6.691	2	1047
de	02	Pemfling	pemfling	49.267	12.617	2	2267
de	13	Penig	penig	50.933	12.704	2	10557
de	12	Penkow	penkow	53.509	13.045	6	0
de	12	Penkun	penkun	53.297	14.236	2	2082
de	06	Pennigsehl	pennigsehl	52.642	9.026	2	1364
de	02	Pentling	pentling	48.983	12.059	2	5485
de	02	Penzberg	penzberg	47.753	11.377	2	16079
de	12	Penzin	penzin	53.826	11.951	2	0
de	02	Penzing	penzing	48.075	10.927	2	3707
de	12	Penzlin	penzlin	53.504	13.084	2	2532
de	02	Perach	perach	48.267	12.767	2	1225
de	02	Perasdorf	perasdorf	48.876	12.543	12	0
de	02	Perkam	perkam	48.855	12.44	2	1411
de	09	Perl	perl	49.49	6.77	12	0
de	11	Perleberg	perleberg	53.076	11.857	2	13102
de	02	Perlesreut	perlesreut	48.782	13.438	2	2971
de	12	Perlin	perlin	53.653	11.176	2	0
de	08	Perscheid	perscheid	50.108	7.725	2	0
de	11	Pessin	pessin	52.593	12.888	2	0
de	02	Petersaurach	petersaurach	49.3	10.75	2	5116
de	05	Petersberg	petersberg	50.498	9.631	28	0
de	08	Petersberg	petersberg	49.264	7.581	2	0
de	15	Petersberg	petersberg	50.942	11.756	2	0
de	14	Petersberg	petersberg	51.611	11.854	2	0
de	02	Petersdorf	petersdorf	48.517	11.033	2	1719
de	07	Petershagen	petershagen	52.375	8.965	2	27090
de	11	Petershagen	petershagen	52.521	13.787	2	12931
de	11	Petershagen/Eggersdorf	petershagen eggersdorf	52.549	13.801	3	0
de	02	Petershausen	petershausen	48.41	11.471	2	5965
de	08	Peterslahr	peterslahr	50.647	7.527	2	0
de	08	Peterswald-Löffelscheid	peterswald loffelscheid	50.029	7.182	2	0
de	06	Petritor - Nord	petritor nord	52.277	10.502	2	5900
de	06	Petritor - Ost	petritor ost	52.268	10.507	2	9556
de	06	Petritor - West	petritor west	52.266	10.494	2	3508
de	02	Pettendorf	pettendorf	49.355	12.359	2	3268
de	02	Petting	petting	47.912	12.815	2	2346
de	02	Pettstadt	pettstadt	49.83	10.928	2	1886
de	15	Peuschen	peuschen	50.661	11.569	2	0
de	08	Pfaffen-Schwabenheim	pfaffen schwabenheim	49.85	7.95	2	1310
de	02	Pfaffenhausen	pfaffenhausen	48.119	10.455	2	2429
de	01	Pfaffenhofen	pfaffenhofen	49.064	8.976	2	2342
de	02	Pfaffenhofen	pfaffenhofen	48.393	11.206	2	1717
de	02	Pfaffenhofen an der Glonn	pfaffenhofen an der glonn	48.333	11.201	2	0
de	02	Pfaffenhofen an der Ilm	pfaffenhofen an der ilm	48.531	11.505	2	23192
de	02	Pfaffenhofen an der Roth	pfaffenhofen an der roth	48.355	10.162	2	7158
de	01	Pfaffenweiler	pfaffenweiler	47.933	7.75	2	2529
de	02	Pfaffing	pfaffing	48.055	12.109	2	3782
de	13	Pfaffroda	pfaffroda	50.861	12.515	2	3187
de	15	Pfaffschwende	pfaffschwende	51.367	10.143	2	0
de	02	Pfakofen	pfakofen	48.858	12.227	2	1531
de	08	Pfalzfeld	pfalzfeld	50.211	7.409	16	0
de	01	Pfalzgrafenweiler	pfalzgrafenweiler	48.526	8.566	2	7038
de	02	Pfarrkirchen	pfarrkirchen	48.432	12.938	2	11894
de	02	Pfarrweisach	pfarrweisach	50.15	10.733	2	1608
de	02	Pfatter	pfatter	48.963	12.383	2	3059
de	01	Pfedelbach	pfedelbach	49.178	9.505	2	8879
de	08	Pfeffelbach	pfeffelbach	49.539	7.328	2	1001
de	02	Pfeffenhausen	pfeffenhausen	48.665	11.966	2	4770
de	15	Pferdingsleben	pferdingsleben	50.99	10.718	2	0
de	01	Pfinztal	pfinztal	48.904	8.403	26	0
de	02	Pfofeld	pfofeld	49.106	10.837	2	1441
de	02	Pforzen	pforzen	47.93	10.614	2	2130
de	01	Pforzheim	pforzheim	48.884	8.699	3	119313
de	02	Pfreimd	pfreimd	49.491	12.181	2	5565
de	01	Pfronstetten	pfronstetten	48.276	9.36	2	1581
de	02	Pfronten	pfronten	47.582	10.55	2	7890
de	01	Pfullendorf	pfullendorf	47.926	9.258	2	13258
de	01	Pfullingen	pfullingen	48.465	9.228	2	18269
de	05	Pfungstadt	pfungstadt	49.806	8.603	2	25084
de	02	Pförring	pforring	48.692	11.504	16	0
de	01	Philippsburg	philippsburg	49.232	8.461	2	12359
de	08	Philippsheim	philippsheim	49.938	6.65	2	0
de	02	Philippsreut	philippsreut	48.74	13.459	32	0
de	05	Philippsthal	philippsthal	50.839	10.009	2	4570
de	12	Picher	picher	53.431	11.192	2	0
de	08	Pickließem	pickliessem	49.975	6.637	2	0
de	02	Piding	piding	47.767	12.917	2	5259
de	02	Pielenhofen	pielenhofen	49.072	11.957	2	1315
de	08	Piesport	piesport	49.886	6.916	2	2001
de	14	Piesteritz	piesteritz	51.87	12.598	2	4000
de	08	Pillig	pillig	50.269	7.308	2	0
de	02	Pilsach	pilsach	49.321	11.503	2	2659
de	02	Pilsting	pilsting	48.701	12.651	2	6194
de	12	Pingelshagen	pingelshagen	53.723	11.397	2	0
de	10	Pinneberg	pinneberg	53.667	9.789	2	40577
de	12	Pinnow	pinnow	53.602	11.546	2	1706
de	08	Pintesfeld	pintesfeld	50.094	6.528	2	0
de	02	Pinzberg	pinzberg	49.69	11.102	2	1938
de	02	Pirk	pirk	49.633	12.167	2	1960
de	08	Pirmasens	pirmasens	49.201	7.605	2	43582
de	13	Pirna	pirna	50.958	13.937	2	40322
de	11	Pirow	pirow	53.076	11.857	2	0
de	08	Pittenbach	pittenbach	50.21	6.424	2	0
de	02	Pittenhart	pittenhart	47.977	12.39	2	1614
de	12	Plaaz	plaaz	53.764	12.214	2	0
de	08	Plaidt	plaidt	50.393	7.393	2	5797
de	11	Planebruch	planebruch	52.213	12.802	2	0
de	02	Planegg	planegg	48.107	11.425	2	10510
de	11	Planetal	planetal	52.142	12.593	2	0
de	02	Plankenfels	plankenfels	49.844	11.847	32	0
de	01	Plankstadt	plankstadt	49.394	8.596	2	9211
de	08	Plascheid	plascheid	50.001	6.948	2	0
de	12	Plate	plate	53.551	11.509	2	3686
de	08	Platten	platten	49.943	6.863	2	0
de	11	Plattenburg	plattenburg	52.959	12.03	2	4049
de	02	Plattling	plattling	48.779	12.875	2	12390
de	12	Plau am See	plau am see	53.458	12.262	2	5883
de	15	Plaue	plaue	50.778	10.9	2	1995
de	13	Plauen	plauen	50.497	12.138	2	66412
de	02	Plech	plech	49.711	11.433	22	0
de	08	Pleckhausen	pleckhausen	50.587	7.53	2	0
de	01	Pleidelsheim	pleidelsheim	48.959	9.203	2	6217
de	08	Plein	plein	49.943	6.863	2	0
de	02	Pleinfeld	pleinfeld	49.105	10.982	2	7482
de	02	Pleiskirchen	pleiskirchen	48.307	12.598	2	2407
de	08	Pleisweiler-Oberhofen	pleisweiler oberhofen	49.087	7.993	2	0
de	08	Pleitersheim	pleitersheim	49.867	7.983	2	0
de	08	Pleizenhausen	pleizenhausen	49.982	7.524	2	0
de	11	Plessa	plessa	51.467	13.617	2	3283
de	07	Plettenberg	plettenberg	51.209	7.873	2	28206
de	02	Pleystein	pleystein	49.649	12.406	2	2730
de	02	Pleß	pless	48.087	10.44	11	0
de	02	Pliening	pliening	48.196	11.801	2	4812
de	01	Pliezhausen	pliezhausen	48.559	9.207	2	9618
de	01	Plochingen	plochingen	48.711	9.419	2	14465
de	15	Plothen	plothen	50.579	11.81	2	0
de	08	Pluwig	pluwig	49.69	6.712	2	1237
de	16	Plänterwald	planterwald	52.481	13.473	2	10754
de	10	Plön	plon	54.162	10.423	2	13068
de	14	Plötzkau	plotzkau	51.75	11.683	2	1486
de	14	Plötzky	plotzky	52.052	11.802	2	1040
de	12	Plöwen	plowen	53.454	13.966	26	0
de	02	Plößberg	plossberg	49.92	11.869	2	3531
de	01	Plüderhausen	pluderhausen	48.799	9.596	2	9559
de	08	Plütscheid	plutscheid	50.267	6.489	11	0
de	13	Pobershau	pobershau	50.641	13.218	2	2031
de	13	Pockau	pockau	50.7	13.233	2	4283
de	13	Pockau-Lengefeld	pockau lengefeld	50.71	13.213	3	0
de	02	Pocking	pocking	48.401	13.313	2	14646
de	11	Podelzig	podelzig	52.472	14.535	2	1015
de	12	Pogeez	pogeez	53.891	11.401	28	0
de	10	Poggensee	poggensee	53.657	10.584	2	0
de	06	Pohle	pohle	52.269	9.368	2	0
de	05	Pohlheim	pohlheim	50.503	8.823	12	0
de	10	Pohnsdorf	pohnsdorf	54.234	10.292	2	0
de	02	Poing	poing	48.17	11.819	2	11592
de	12	Pokrent	pokrent	53.708	11.122	2	0
de	08	Polch	polch	50.3	7.313	2	6590
de	07	Poll	poll	50.913	6.991	2	11311
de	06	Polle	polle	51.899	9.404	2	1196
de	14	Polleben	polleben	51.58	11.599	2	1088
de	02	Pollenfeld	pollenfeld	48.727	11.567	13	0
de	06	Pollhagen	pollhagen	52.385	9.188	2	1242
de	02	Polling	polling	48.217	12.567	2	3465
de	02	Polling	polling	47.811	11.132	2	3228
de	02	Polsingen	polsingen	48.921	10.711	2	2042
de	12	Polzow	polzow	53.52	13.988	2	0
de	02	Pommelsbrunn	pommelsbrunn	49.504	11.511	2	5432
de	10	Pommerby	pommerby	54.75	9.9	2	0
de	08	Pommern	pommern	50.144	7.035	6	0
de	02	Pommersfelden	pommersfelden	49.767	10.817	2	2874
de	08	Pomster	pomster	50.511	7.215	25	0
de	15	Ponitz	ponitz	50.858	12.423	2	1808
de	10	Poppenbüll	poppenbull	54.331	8.781	2	0
de	04	Poppenbüttel	poppenbuttel	53.659	10.085	2	22375
de	12	Poppendorf	poppendorf	54.077	12.237	2	0
de	02	Poppenhausen	poppenhausen	50.1	10.142	2	4119
de	05	Poppenhausen	poppenhausen	50.488	9.868	2	2685
de	02	Poppenricht	poppenricht	49.476	11.798	2	3319
de	13	Porschdorf	porschdorf	50.942	14.127	2	1317
de	07	Porta Westfalica	porta westfalica	52.23	8.916	2	36364
de	07	Porz am Rhein	porz am rhein	50.886	7.058	2	13785
de	12	Poseritz	poseritz	54.298	13.275	2	1156
de	02	Postau	postau	48.65	12.333	2	1644
de	02	Postbauer-Heng	postbauer heng	49.305	11.357	2	7358
de	15	Posterstein	posterstein	50.897	12.345	2	0
de	10	Postfeld	postfeld	54.234	10.292	2	0
de	12	Postlow	postlow	53.631	13.452	27	0
de	02	Postmünster	postmunster	48.417	12.9	2	2405
de	11	Potsdam	potsdam	52.399	13.066	3	145292
de	02	Pottenstein	pottenstein	49.771	11.408	2	5501
de	08	Pottum	pottum	50.6	8	2	1033
de	14	Pouch	pouch	51.623	12.401	2	1675
de	02	Poxdorf	poxdorf	49.936	11.122	2	1528
de	10	Poyenberg	poyenberg	53.967	9.519	8	0
de	08	Pracht	pracht	50.76	7.649	2	1562
de	02	Prackenbach	prackenbach	49.095	12.826	2	2688
de	12	Pragsdorf	pragsdorf	53.491	13.292	2	0
de	10	Prasdorf	prasdorf	54.362	10.288	2	0
de	14	Pratau	pratau	51.842	12.644	2	1861
de	08	Prath	prath	50.158	7.714	2	0
de	12	Prebberede	prebberede	53.878	12.616	2	0
de	02	Prebitz	prebitz	49.833	11.683	2	1148
de	10	Preetz	preetz	54.235	10.278	2	15768
de	12	Preetz	preetz	54.35	12.989	2	1021
de	08	Preischeid	preischeid	50.001	6.948	2	0
de	08	Preischeid	preischeid	50.037	6.361	40	0
de	08	Preist	preist	49.884	6.515	12	0
de	02	Prem	prem	47.78	10.847	10	0
de	11	Premnitz	premnitz	52.532	12.348	2	10105
de	11	Prenzlau	prenzlau	53.316	13.863	2	20899
de	16	Prenzlauer Berg	prenzlauer berg	52.539	13.424	3	148878
de	12	Prerow	prerow	54.385	12.531	2	0
de	02	Pressath	pressath	49.769	11.94	2	4654
de	02	Presseck	presseck	50.228	11.555	2	2159
de	02	Pressig	pressig	50.352	11.31	2	4277
de	14	Prettin	prettin	51.661	12.924	2	2128
de	02	Pretzfeld	pretzfeld	49.755	11.174	2	2499
de	14	Pretzier	pretzier	52.832	11.261	2	1310
de	14	Pretzsch	pretzsch	51.715	12.807	2	1688
de	13	Pretzschendorf	pretzschendorf	50.874	13.525	2	4440
de	07	Preußisch Oldendorf	preussisch oldendorf	52.306	8.493	2	13447
de	06	Prezelle	prezelle	53.152	10.948	29	0
de	12	Priborn	priborn	53.422	12.789	22	0
de	02	Prichsenstadt	prichsenstadt	49.819	10.348	2	3216
de	02	Prien am Chiemsee	prien am chiemsee	47.856	12.346	2	10060
de	12	Priepert	priepert	53.321	13.008	2	0
de	02	Priesendorf	priesendorf	49.907	10.712	2	1544
de	13	Priestewitz	priestewitz	51.25	13.517	2	3598
de	10	Prinzenmoor	prinzenmoor	54.225	9.519	2	0
de	06	Prinzenpark	prinzenpark	52.265	10.55	2	13956
de	06	Prinzhöfte	prinzhofte	52.926	8.616	2	0
de	12	Pripsleben	pripsleben	53.63	13.038	2	0
de	10	Prisdorf	prisdorf	53.683	9.75	2	2283
de	12	Prislich	prislich	53.28	11.565	2	0
de	14	Prittitz	prittitz	51.15	11.93	2	1040
de	02	Prittriching	prittriching	48.201	10.928	2	2345
de	12	Pritzier	pritzier	53.431	11.192	2	0
de	11	Pritzwalk	pritzwalk	53.149	12.174	2	13485
de	10	Probsteierhagen	probsteierhagen	54.362	10.288	2	1899
de	15	Probstzella	probstzella	50.533	11.383	2	3122
de	12	Prohn	prohn	54.369	13.024	2	1970
de	08	Pronsfeld	pronsfeld	50.267	6.489	11	0
de	10	Pronstorf	pronstorf	53.95	10.467	2	1690
de	02	Prosselsheim	prosselsheim	49.863	10.127	2	1213
de	12	Pruchten	pruchten	54.363	12.725	2	0
de	02	Prutting	prutting	47.893	12.202	2	2325
de	11	Prötzel	protzel	52.637	13.988	2	1204
de	08	Prüm	prum	50.208	6.42	2	5471
de	08	Prümzurlay	prumzurlay	49.863	6.435	18	0
de	02	Puchheim	puchheim	48.15	11.35	2	19357
de	12	Pudagla	pudagla	54.134	13.668	30	0
de	08	Puderbach	puderbach	50.6	7.617	2	2259
de	07	Pulheim	pulheim	51	6.806	2	53762
de	02	Pullach im Isartal	pullach im isartal	48.061	11.521	2	8589
de	02	Pullenreuth	pullenreuth	49.933	12	2	1902
de	10	Puls	puls	54.05	9.483	2	0
de	13	Pulsnitz	pulsnitz	51.175	14.026	2	0
de	02	Puschendorf	puschendorf	49.524	10.832	2	2274
de	13	Puschwitz	puschwitz	51.255	14.301	2	1049
de	13	Puschwitz - Bóšicy	puschwitz bosicy	51.288	14.325	2	0
de	12	Putbus	putbus	54.355	13.476	2	4803
de	12	Putgarten	putgarten	54.628	13.271	2	0
de	11	Putlitz	putlitz	53.249	12.042	2	3100
de	02	Putzbrunn	putzbrunn	48.076	11.716	2	5747
de	02	Pyrbaum	pyrbaum	49.296	11.287	2	5836
de	02	Pähl	pahl	47.9	11.183	2	2377
de	12	Pätow-Steegen	patow steegen	53.431	11.192	2	0
de	11	Päwesin	pawesin	52.403	12.677	2	0
de	02	Pöcking	pocking	47.967	11.3	2	5734
de	13	Pöhl	pohl	50.393	12.329	2	2852
de	13	Pöhla	pohla	50.511	12.819	2	1281
de	12	Pölchow	polchow	54.079	12.133	2	198293
de	08	Pölich	polich	49.815	6.826	2	0
de	10	Pölitz	politz	53.773	10.383	2	1166
de	15	Pölzig	polzig	50.95	12.2	2	1395
de	15	Pörmitz	pormitz	50.579	11.81	2	0
de	02	Pörnbach	pornbach	48.617	11.467	2	1969
de	10	Pöschendorf	poschendorf	54.05	9.483	2	0
de	02	Pösing	posing	49.236	12.77	13	0
de	02	Pöttmes	pottmes	48.584	11.088	2	6315
de	15	Pößneck	possneck	50.694	11.592	2	13624
de	02	Püchersreuth	puchersreuth	49.75	12.233	2	1667
de	08	Pünderich	punderich	50.028	7.195	12	0
de	02	Pürgen	purgen	48.025	10.922	2	3186
de	09	Püttlingen	puttlingen	49.285	6.887	2	21052
de	06	Quakenbrück	quakenbruck	52.675	7.95	2	12727
de	10	Quarnbek	quarnbek	54.333	9.983	2	1798
de	10	Quarnstedt	quarnstedt	53.933	9.767	2	0
de	15	Quaschwitz	quaschwitz	50.661	11.569	2	0
de	14	Quedlinburg	quedlinburg	51.788	11.15	2	22814
de	08	Queidersbach	queidersbach	49.367	7.633	2	2834
de	14	Queis	queis	51.476	12.135	2	1518
de	14	Quellendorf	quellendorf	51.749	12.128	2	1033
de	06	Quendorf	quendorf	52.323	7.222	2	0
de	06	Querenhorst	querenhorst	52.297	11.005	2	0
de	14	Querfurt	querfurt	51.381	11.6	2	9019
de	10	Quern	quern	54.75	9.717	2	1344
de	06	Quernheim	quernheim	52.466	8.387	2	0
de	06	Querum -  Wabenkamp	querum wabenkamp	52.295	10.568	2	3974
de	06	Querumer Forst	querumer forst	52.305	10.564	2	2252
de	10	Quickborn	quickborn	53.728	9.909	2	20410
de	08	Quiddelbach	quiddelbach	50.382	6.933	2	0
de	09	Quierschied	quierschied	49.317	7.05	2	14545
de	08	Quirnbach	quirnbach	50.537	7.745	2	0
de	08	Quirnbach/Pfalz	quirnbach pfalz	49.467	7.398	2	0
de	08	Quirnheim	quirnheim	49.568	8.109	2	0
de	13	Quitzdorf	quitzdorf	51.283	14.767	2	1702
de	13	Quitzdorf am See - Kwětanecy	quitzdorf am see kwetanecy	51.294	14.804	2	0
de	10	Raa-Besenbek	raa besenbek	53.756	9.659	2	0
de	10	Rabel	rabel	54.661	9.931	2	0
de	12	Raben Steinfeld	raben steinfeld	53.601	11.505	2	1131
de	05	Rabenau	rabenau	50.678	8.864	2	5239
de	13	Rabenau	rabenau	50.965	13.643	2	4735
de	10	Rabenholz	rabenholz	54.75	9.9	2	0
de	10	Rabenkirchen-Faulück	rabenkirchen fauluck	54.664	9.809	8	0
de	11	Rabenstein/Fläming	rabenstein flaming	52.074	12.689	2	0
de	08	Racksen	racksen	50.651	7.638	6	0
de	13	Rackwitz	rackwitz	51.433	12.383	2	3118
de	06	Radbruch	radbruch	53.317	10.283	2	1899
de	06	Raddestorf	raddestorf	52.45	8.967	2	2090
de	10	Rade	rade	54.372	9.713	3	0
de	10	Rade	rade	53.885	9.44	11	0
de	10	Rade b. Hohenwestedt	rade b hohenwestedt	54.089	9.654	2	0
de	13	Radeberg	radeberg	51.111	13.912	2	18747
de	13	Radebeul	radebeul	51.107	13.66	2	32643
de	13	Radeburg	radeburg	51.215	13.728	2	7812
de	14	Radegast	radegast	51.657	12.095	2	1308
de	07	Radevormwald	radevormwald	51.202	7.36	2	24100
de	13	Radibor	radibor	51.245	14.398	2	3651
de	13	Radibor - Radwor	radibor radwor	51.194	14.53	2	0
de	14	Radis	radis	51.752	12.515	2	1342
de	01	Radolfzell	radolfzell	47.742	8.971	2	30096
de	01	Radolfzell am Bodensee	radolfzell am bodensee	47.742	8.971	2	0
de	07	Raesfeld	raesfeld	51.767	6.85	2	11218
de	11	Ragow-Merz	ragow merz	52.177	14.212	2	0
de	14	Raguhn	raguhn	51.712	12.275	2	3732
de	14	Raguhn-Jeßnitz	raguhn jessnitz	51.697	12.288	3	0
de	07	Rahden	rahden	52.434	8.613	2	16140
de	16	Rahnsdorf	rahnsdorf	52.441	13.687	2	8948
de	02	Rain	rain	48.69	10.916	2	8438
de	02	Rain	rain	48.905	12.469	2	2642
de	01	Rainau	rainau	48.973	10.144	16	0
de	10	Raisdorf	raisdorf	54.281	10.249	2	7611
de	02	Raisting	raisting	47.917	11.1	2	2173
de	02	Raitenbuch	raitenbuch	49.015	11.125	2	1176
de	13	Ralbitz-Rosenthal - Ralbicy-Róžant	ralbitz rosenthal ralbicy rozant	51.256	14.156	2	0
de	08	Ralingen	ralingen	49.817	6.5	2	1997
de	12	Ralswiek	ralswiek	54.416	13.431	2	0
de	08	Ramberg	ramberg	49.26	8.008	2	1018
de	12	Rambin	rambin	54.356	13.204	2	1081
de	02	Ramerberg	ramerberg	48.018	12.145	2	1346
de	10	Ramhusen	ramhusen	53.95	9.15	2	0
de	12	Ramin	ramin	53.454	13.966	26	0
de	08	Rammelsbach	rammelsbach	49.542	7.444	2	1783
de	13	Rammenau	rammenau	51.15	14.133	2	1522
de	01	Rammingen	rammingen	48.518	10.172	2	1303
de	02	Ramsau	ramsau	48.173	12.23	2	1806
de	02	Ramsau	ramsau	47.617	12.9	2	1791
de	02	Ramsau bei Berchtesgaden	ramsau bei berchtesgaden	47.617	12.9	2	0
de	08	Ramsen	ramsen	49.537	8.013	2	1863
de	14	Ramsin	ramsin	51.611	12.238	2	1006
de	10	Ramstedt	ramstedt	54.397	9.186	2	0
de	08	Ramstein-Miesenbach	ramstein miesenbach	49.445	7.555	2	8078
de	02	Ramsthal	ramsthal	50.14	10.068	2	1212
de	02	Randersacker	randersacker	49.76	9.983	2	3459
de	11	Randowtal	randowtal	53.223	13.232	36	0
de	01	Rangendingen	rangendingen	48.382	8.889	2	5187
de	11	Rangsdorf	rangsdorf	52.291	13.419	2	9134
de	15	Ranis	ranis	50.661	11.569	2	2006
de	12	Rankwitz	rankwitz	54.184	13.589	22	0
de	15	Rannstedt	rannstedt	51.089	11.625	2	0
de	02	Rannungen	rannungen	50.165	10.205	2	1209
de	08	Ransbach-Baumbach	ransbach baumbach	50.465	7.728	2	7327
de	08	Ranschbach	ranschbach	49.199	8.116	2	0
de	05	Ranstadt	ranstadt	50.357	8.984	2	5042
de	08	Ransweiler	ransweiler	49.583	7.883	2	0
de	10	Rantrum	rantrum	54.441	9.129	2	1562
de	10	Rantzau	rantzau	54.511	9.844	14	0
de	12	Rappin	rappin	54.416	13.431	2	0
de	13	Raschau	raschau	50.531	12.833	2	4085
de	13	Raschau-Markersbach	raschau markersbach	50.533	12.847	2	0
de	08	Rascheid	rascheid	49.633	6.9	2	0
de	05	Rasdorf	rasdorf	50.717	9.9	2	1833
de	01	Rastatt	rastatt	48.859	8.21	2	47906
de	06	Rastdorf	rastdorf	52.925	7.643	2	0
de	06	Rastede	rastede	53.25	8.2	2	20046
de	15	Rastenberg	rastenberg	51.175	11.42	2	2892
de	10	Rastorf	rastorf	54.234	10.292	2	0
de	12	Rastow	rastow	53.457	11.431	2	1618
de	10	Ratekau	ratekau	53.95	10.733	2	15921
de	07	Rath	rath	50.924	7.093	2	11000
de	13	Rathen	rathen	50.916	14.072	2	0
de	11	Rathenow	rathenow	52.607	12.337	2	27115
de	10	Rathjensdorf	rathjensdorf	54.513	9.842	14	0
de	13	Rathmannsdorf	rathmannsdorf	50.93	14.142	2	1155
de	08	Rathskirchen	rathskirchen	49.639	7.579	6	0
de	09	Rathsweiler	rathsweiler	49.358	7.197	2	0
de	07	Ratingen	ratingen	51.297	6.849	2	91606
de	01	Ratshausen	ratshausen	48.164	8.785	15	0
de	02	Rattelsdorf	rattelsdorf	50.015	10.889	2	4550
de	02	Rattenberg	rattenberg	49.086	12.749	2	1841
de	02	Rattenkirchen	rattenkirchen	48.329	12.132	19	0
de	02	Rattiszell	rattiszell	49.026	12.659	2	1412
de	10	Ratzeburg	ratzeburg	53.7	10.773	2	13623
de	08	Ratzert	ratzert	50.617	7.633	2	0
de	08	Raubach	raubach	50.575	7.625	2	1944
de	02	Raubling	raubling	47.791	12.111	2	11382
de	15	Rauda	rauda	50.978	11.78	8	0
de	11	Rauen	rauen	52.332	14.028	2	1901
de	01	Rauenberg	rauenberg	49.269	8.703	2	7411
de	02	Rauhenebrach	rauhenebrach	50.024	10.89	23	0
de	08	Raumbach	raumbach	49.808	7.755	13	0
de	05	Raunheim	raunheim	50.013	8.453	2	13622
de	05	Rauschenberg	rauschenberg	50.883	8.919	2	4790
de	15	Rauschwitz	rauschwitz	50.942	11.756	2	0
de	10	Rausdorf	rausdorf	53.683	10.427	2	0
de	15	Rausdorf	rausdorf	50.857	11.727	2	0
de	06	Rautheim	rautheim	52.24	10.587	2	3434
de	08	Ravengiersburg	ravengiersburg	49.956	7.606	25	0
de	01	Ravensburg	ravensburg	47.782	9.611	2	48825
de	01	Ravenstein	ravenstein	49.533	9.4	15	0
de	08	Raversbeuren	raversbeuren	49.992	7.135	2	0
de	08	Rayerschied	rayerschied	49.982	7.524	2	0
de	14	Raßnitz	rassnitz	51.391	12.094	2	1097
de	08	Rech	rech	50.482	6.988	2	0
de	01	Rechberghausen	rechberghausen	48.731	9.644	2	5557
de	13	Rechenberg-Bienenmühle	rechenberg bienenmuhle	50.738	13.535	2	2506
de	12	Rechlin	rechlin	53.335	12.725	2	2357
de	02	Rechtenbach	rechtenbach	49.983	9.508	2	1046
de	01	Rechtenstein	rechtenstein	48.233	9.572	2	0
de	02	Rechtmehring	rechtmehring	48.117	12.167	2	1772
de	06	Rechtsupweg	rechtsupweg	53.533	7.333	2	2121
de	07	Recke	recke	52.369	7.721	2	11800
de	02	Reckendorf	reckendorf	50.027	10.885	23	0
de	08	Reckenroth	reckenroth	50.358	7.769	7	0
de	08	Reckershausen	reckershausen	49.944	7.407	2	0
de	07	Recklinghausen	recklinghausen	51.614	7.197	3	122438
de	12	Reddelich	reddelich	54.105	11.908	2	0
de	12	Redefin	redefin	53.431	11.192	2	0
de	02	Rednitzhembach	rednitzhembach	49.301	11.08	2	7034
de	02	Redwitz a.d.Rodach	redwitz a d rodach	50.184	11.194	2	0
de	02	Redwitz an der Rodach	redwitz an der rodach	50.173	11.208	2	3392
de	07	Rees	rees	51.763	6.398	2	22544
de	10	Reesdorf	reesdorf	54.332	10.009	12	0
de	06	Reeßum	reessum	53.133	9.217	2	1778
de	02	Regen	regen	48.972	13.128	2	12296
de	02	Regensburg	regensburg	49.015	12.102	3	129151
de	02	Regenstauf	regenstauf	49.12	12.13	2	14999
de	06	Regesbostel	regesbostel	53.383	9.65	2	1063
de	13	Regis-Breitingen	regis breitingen	51.089	12.438	2	4185
de	02	Regnitzlosau	regnitzlosau	50.3	12.05	2	2648
de	02	Rehau	rehau	50.249	12.034	2	10058
de	08	Rehbach	rehbach	49.776	7.617	2	0
de	08	Rehborn	rehborn	49.808	7.755	13	0
de	06	Rehburg-Loccum	rehburg loccum	52.47	9.2	2	10894
de	06	Rehden	rehden	52.61	8.481	2	1790
de	08	Rehe	rehe	50.633	8.117	2	1013
de	10	Reher	reher	53.982	9.384	15	0
de	11	Rehfelde	rehfelde	52.534	13.909	2	4600
de	10	Rehhorst	rehhorst	53.851	10.548	2	0
de	02	Rehling	rehling	48.483	10.933	2	2381
de	06	Rehlingen	rehlingen	53.131	10.213	2	0
de	09	Rehlingen-Siersburg	rehlingen siersburg	49.307	6.79	8	0
de	10	Rehm-Flehde-Bargen	rehm flehde bargen	54.341	9.024	2	0
de	12	Rehna	rehna	53.779	11.049	2	2897
de	08	Rehweiler	rehweiler	49.472	7.442	2	0
de	08	Reich	reich	49.956	7.606	25	0
de	14	Reichardtswerben	reichardtswerben	51.249	11.953	2	1298
de	01	Reichartshausen	reichartshausen	49.355	8.945	2	1926
de	05	Reichelsheim	reichelsheim	49.712	8.839	2	9036
de	05	Reichelsheim	reichelsheim	50.356	8.874	2	6814
de	05	Reichelsheim (Odenwald)	reichelsheim odenwald	49.712	8.839	2	0
de	01	Reichenau	reichenau	47.689	9.064	2	5144
de	13	Reichenbach	reichenbach	51.141	14.803	2	4422
de	02	Reichenbach	reichenbach	49.183	12.35	2	1178
de	01	Reichenbach am Heuberg	reichenbach am heuberg	48.145	8.792	2	0
de	01	Reichenbach an der Fils	reichenbach an der fils	48.71	9.464	2	8046
de	08	Reichenbach-Steegen	reichenbach steegen	49.5	7.55	2	1474
de	13	Reichenbach/Oberlausitz	reichenbach oberlausitz	51.141	14.803	2	0
de	13	Reichenbach/Vogtland	reichenbach vogtland	50.623	12.303	2	22530
de	02	Reichenberg	reichenberg	49.732	9.915	2	4004
de	11	Reichenow-Möglin	reichenow moglin	52.549	13.801	2	0
de	02	Reichenschwand	reichenschwand	49.514	11.373	2	2295
de	11	Reichenwalde	reichenwalde	52.267	14	2	1123
de	02	Reichersbeuern	reichersbeuern	47.767	11.633	2	2142
de	02	Reichertshausen	reichertshausen	47.899	11.558	2	4986
de	02	Reichertsheim	reichertsheim	48.2	12.283	2	1662
de	02	Reichertshofen	reichertshofen	48.658	11.466	2	7298
de	02	Reichling	reichling	47.923	10.928	2	1662
de	07	Reichshof	reichshof	50.892	7.649	12	0
de	08	Reichsthal	reichsthal	49.599	7.595	9	0
de	15	Reichstädt	reichstadt	50.849	12.205	2	0
de	08	Reichweiler	reichweiler	49.539	7.328	2	0
de	08	Reidenhausen	reidenhausen	50.039	7.302	2	0
de	08	Reifenberg	reifenberg	49.243	7.496	12	0
de	08	Reiferscheid	reiferscheid	50.647	7.527	2	0
de	08	Reiff	reiff	50.132	6.451	20	0
de	08	Reiffelbach	reiffelbach	49.74	7.795	6	0
de	08	Reifferscheid	reifferscheid	50.431	6.962	13	0
de	08	Reil	reil	50.017	7.117	2	1126
de	01	Reilingen	reilingen	49.298	8.564	2	7022
de	08	Reimerath	reimerath	50.53	7.251	28	0
de	12	Reimershagen	reimershagen	53.764	12.214	2	0
de	02	Reimlingen	reimlingen	48.817	10.517	2	1345
de	10	Reinbek	reinbek	53.517	10.249	2	25261
de	12	Reinberg	reinberg	53.675	13.144	2	1123
de	10	Reinfeld	reinfeld	53.832	10.491	2	8340
de	05	Reinhardshagen	reinhardshagen	51.385	9.459	14	0
de	05	Reinhardshausen	reinhardshausen	51.112	9.075	2	1201
de	13	Reinhardtsdorf-Schöna	reinhardtsdorf schona	50.921	14.151	2	0
de	13	Reinhardtsgrimma	reinhardtsgrimma	50.893	13.755	2	3094
de	02	Reinhausen	reinhausen	49.031	12.113	2	9207
de	05	Reinheim	reinheim	49.829	8.836	2	17841
de	15	Reinholterode	reinholterode	51.367	10.143	2	0
de	16	Reinickendorf	reinickendorf	52.567	13.333	2	75414
de	13	Reinsberg	reinsberg	51.008	13.365	2	3273
de	10	Reinsbüttel	reinsbuttel	54.225	9.119	2	0
de	13	Reinsdorf	reinsdorf	50.698	12.556	2	8907
de	08	Reinsfeld	reinsfeld	49.683	6.883	2	2341
de	06	Reinstorf	reinstorf	53.234	10.573	2	1338
de	15	Reinstädt	reinstadt	50.802	11.575	2	0
de	08	Reipeldingen	reipeldingen	50.037	6.361	40	0
de	08	Reipoltskirchen	reipoltskirchen	49.595	7.595	8	0
de	02	Reisbach	reisbach	48.57	12.628	2	7610
de	02	Reischach	reischach	48.291	12.726	2	2581
de	05	Reiskirchen	reiskirchen	50.6	8.833	2	10734
de	02	Reit im Winkl	reit im winkl	47.677	12.471	2	2584
de	11	Reitwein	reitwein	52.537	14.512	2	0
de	08	Reitzenhain	reitzenhain	50.223	7.862	2	0
de	07	Reken	reken	52.002	7.139	16	0
de	10	Rellingen	rellingen	53.65	9.817	2	13707
de	08	Relsberg	relsberg	49.595	7.595	8	0
de	08	Remagen	remagen	50.579	7.227	2	16280
de	01	Remchingen	remchingen	48.884	8.699	6	119313
de	06	Remlingen	remlingen	52.114	10.674	2	2065
de	02	Remlingen	remlingen	49.805	9.695	2	1543
de	06	Remlingen-Semmenstedt	remlingen semmenstedt	52.114	10.674	3	0
de	10	Remmels	remmels	54.089	9.654	2	0
de	15	Remptendorf	remptendorf	50.533	11.65	2	4187
de	07	Remscheid	remscheid	51.18	7.192	3	117118
de	13	Remse	remse	50.85	12.567	2	1956
de	01	Remseck am Neckar	remseck am neckar	48.913	9.17	6	0
de	01	Remshalden	remshalden	48.849	9.55	8	0
de	01	Renchen	renchen	48.589	8.013	2	6969
de	10	Rendsburg	rendsburg	54.307	9.663	2	28323
de	10	Rendswühren	rendswuhren	54.067	10.233	2	0
de	08	Rengsdorf	rengsdorf	50.5	7.5	2	2671
de	06	Renkenberge	renkenberge	52.876	7.311	2	0
de	06	Rennau	rennau	52.297	11.005	2	0
de	08	Rennerod	rennerod	50.608	8.067	2	3891
de	02	Rennertshofen	rennertshofen	48.759	11.045	2	5013
de	01	Renningen	renningen	48.77	8.939	2	17442
de	01	Renquishausen	renquishausen	48.024	8.765	10	0
de	15	Renthendorf	renthendorf	50.857	11.727	2	0
de	02	Rentweinsdorf	rentweinsdorf	50.063	10.799	2	1637
de	06	Reppenstedt	reppenstedt	53.25	10.35	2	6699
de	12	Rerik	rerik	54.101	11.699	2	0
de	12	Retgendorf	retgendorf	53.729	11.504	2	1187
de	06	Rethem	rethem	52.786	9.379	2	2478
de	06	Rethem (Aller)	rethem aller	52.786	9.379	2	0
de	06	Rethen	rethen	52.377	10.479	2	1137
de	10	Rethwisch	rethwisch	53.751	10.438	2	0
de	10	Rethwisch	rethwisch	53.883	9.583	2	0
de	12	Retschow	retschow	54.046	11.878	2	1043
de	02	Rettenbach	rettenbach	49.067	12.45	2	1841
de	02	Rettenbach	rettenbach	48.459	10.352	2	1606
de	02	Rettenbach a.Auerberg	rettenbach a auerberg	47.866	10.614	16	0
de	02	Rettenberg	rettenberg	47.574	10.292	2	4043
de	08	Retterath	retterath	50.223	7.03	9	0
de	08	Rettersen	rettersen	50.717	7.55	2	0
de	08	Rettershain	rettershain	50.223	7.862	2	0
de	08	Rettert	rettert	50.358	7.769	7	0
de	11	Retzow	retzow	52.593	12.888	2	0
de	02	Retzstadt	retzstadt	49.913	9.882	2	1622
de	08	Reudelsterz	reudelsterz	50.328	7.223	2	0
de	15	Reurieth	reurieth	50.426	10.732	2	0
de	02	Reut	reut	48.592	13.123	2	1793
de	01	Reute	reute	48.029	7.999	12	0
de	02	Reuth	reuth	49.991	11.695	2	1277
de	13	Reuth	reuth	50.617	12.217	2	1083
de	02	Reuth b.Erbendorf	reuth b erbendorf	49.674	12.232	13	0
de	01	Reutlingen	reutlingen	48.491	9.204	3	112627
de	14	Reußen	reussen	51.501	12.13	2	1049
de	10	Reußenköge	reussenkoge	54.615	8.967	2	0
de	06	Rhade	rhade	53.329	9.114	2	1101
de	06	Rhauderfehn	rhauderfehn	53.192	7.417	17	0
de	08	Rhaunen	rhaunen	49.864	7.342	2	2287
de	07	Rheda-Wiedenbrück	rheda wiedenbruck	51.85	8.3	2	46123
de	07	Rhede	rhede	51.835	6.696	2	19140
de	06	Rhede	rhede	53.06	7.271	2	4063
de	06	Rhede (Ems)	rhede ems	53.06	7.271	2	0
de	06	Rheden	rheden	52.058	9.787	2	1256
de	01	Rheinau	rheinau	48.666	7.937	2	10997
de	01	Rheinau	rheinau	48.872	8.191	2	10976
de	07	Rheinbach	rheinbach	50.626	6.949	2	26262
de	07	Rheinberg	rheinberg	51.546	6.595	2	32188
de	08	Rheinbreitbach	rheinbreitbach	50.617	7.233	2	4598
de	08	Rheinbrohl	rheinbrohl	50.5	7.333	2	4017
de	08	Rheinböllen	rheinbollen	50.011	7.672	2	4218
de	07	Rheine	rheine	52.285	7.441	2	76491
de	01	Rheinfelden	rheinfelden	47.56	7.787	2	32535
de	01	Rheinfelden (Baden)	rheinfelden baden	47.56	7.787	2	0
de	01	Rheinhausen	rheinhausen	48.167	7.714	8	0
de	01	Rheinmünster	rheinmunster	48.695	8.088	8	0
de	11	Rheinsberg	rheinsberg	53.1	12.899	2	9113
de	01	Rheinstetten	rheinstetten	48.968	8.307	2	20378
de	08	Rheinzabern	rheinzabern	49.118	8.278	2	4620
de	08	Rhens	rhens	50.281	7.617	2	3016
de	07	Rheurdt	rheurdt	51.467	6.467	2	6669
de	11	Rhinow	rhinow	52.751	12.342	2	1923
de	08	Rhodt unter Rietburg	rhodt unter rietburg	49.27	8.108	2	1088
de	06	Rhumspringe	rhumspringe	51.583	10.3	2	2050
de	15	Rhönblick	rhonblick	50.543	10.416	2	0
de	06	Ribbesbüttel	ribbesbuttel	52.434	10.51	2	2156
de	12	Ribnitz-Damgarten	ribnitz damgarten	54.242	12.457	2	17152
de	12	Richtenberg	richtenberg	54.201	12.894	2	1429
de	01	Rickenbach	rickenbach	47.619	7.979	2	3875
de	10	Rickert	rickert	54.333	9.667	2	1094
de	10	Rickling	rickling	54.017	10.167	2	3328
de	02	Ried	ried	48.477	11.261	2	2987
de	02	Riedbach	riedbach	50.035	10.293	22	0
de	06	Riede	riede	52.967	8.95	2	2716
de	08	Riedelberg	riedelberg	49.244	7.357	16	0
de	02	Rieden	rieden	49.324	11.942	2	2983
de	08	Rieden	rieden	50.4	7.183	2	1307
de	02	Rieden	rieden	47.95	10.65	2	1222
de	02	Rieden am Forggensee	rieden am forggensee	47.95	10.65	2	0
de	02	Rieden an der Kötz	rieden an der kotz	48.385	10.257	2	3213
de	02	Riedenberg	riedenberg	50.32	9.861	2	1090
de	02	Riedenburg	riedenburg	48.964	11.689	2	5689
de	02	Riedenheim	riedenheim	49.753	9.895	28	0
de	14	Rieder	rieder	51.733	11.167	2	2026
de	01	Riederich	riederich	48.56	9.269	2	4395
de	02	Riedering	riedering	47.839	12.208	2	5315
de	01	Riedhausen	riedhausen	47.936	9.552	6	0
de	01	Riedlingen	riedlingen	48.155	9.476	2	10394
de	05	Riedstadt	riedstadt	49.834	8.496	2	21362
de	01	Riegel	riegel	48.151	7.749	2	3544
de	09	Riegelsberg	riegelsberg	49.3	6.933	2	15647
de	08	Riegenroth	riegenroth	49.982	7.524	2	0
de	02	Riegsee	riegsee	47.699	11.234	2	1164
de	07	Riehl	riehl	50.967	6.976	2	11188
de	02	Riekofen	riekofen	48.879	12.351	2	0
de	01	Rielasingen-Worblingen	rielasingen worblingen	47.735	8.84	2	11953
de	02	Rieneck	rieneck	50.093	9.648	2	2147
de	12	Rieps	rieps	53.764	10.975	2	0
de	10	Riepsdorf	riepsdorf	54.226	10.972	2	1054
de	13	Riesa	riesa	51.308	13.292	2	37156
de	01	Riesbürg	riesburg	48.879	10.279	14	0
de	08	Rieschweiler-Mühlbach	rieschweiler muhlbach	49.233	7.5	2	2201
de	10	Rieseby	rieseby	54.541	9.817	2	2561
de	06	Rieste	rieste	52.483	8.017	2	3196
de	14	Riestedt	riestedt	51.495	11.36	2	1526
de	08	Riesweiler	riesweiler	49.967	7.6	12	0
de	07	Rietberg	rietberg	51.809	8.428	2	28672
de	01	Rietheim-Weilheim	rietheim weilheim	48.017	8.767	2	2649
de	15	Riethgen	riethgen	51.262	11.09	2	0
de	15	Riethnordhausen	riethnordhausen	51.083	11	2	1111
de	13	Rietschen	rietschen	51.4	14.783	2	3072
de	13	Rietschen - Rěčicy	rietschen recicy	51.4	14.783	2	0
de	11	Rietz Neuendorf	rietz neuendorf	52.228	14.175	2	4473
de	11	Rietzneuendorf-Staakow	rietzneuendorf staakow	51.918	13.932	36	0
de	05	Rimbach	rimbach	49.625	8.763	2	8537
de	02	Rimbach	rimbach	49.233	12.883	2	2022
de	02	Rimpar	rimpar	49.857	9.957	2	7718
de	08	Rimsberg	rimsberg	49.652	7.167	2	0
de	08	Rimschweiler	rimschweiler	49.219	7.376	2	1930
de	02	Rimsting	rimsting	47.881	12.337	2	3476
de	02	Rinchnach	rinchnach	48.95	13.201	2	3348
de	06	Ringe	ringe	52.617	6.85	2	0
de	02	Ringelai	ringelai	48.813	13.471	2	2151
de	15	Ringgau	ringgau	51.072	10.106	18	0
de	15	Ringleben	ringleben	51.367	11.217	2	1043
de	10	Ringsberg	ringsberg	54.8	9.633	2	0
de	01	Ringsheim	ringsheim	48.248	7.778	2	2112
de	08	Rinnthal	rinnthal	49.205	7.873	2	0
de	06	Rinteln	rinteln	52.186	9.079	2	27843
de	08	Rinzenberg	rinzenberg	49.432	7.36	2	0
de	08	Riol	riol	49.793	6.792	2	1129
de	15	Rippershausen	rippershausen	50.562	10.433	20	0
de	10	Risum-Lindholm	risum lindholm	54.758	8.869	2	3581
de	15	Ritschenhausen	ritschenhausen	50.543	10.416	2	0
de	06	Ritterhude	ritterhude	53.183	8.736	2	14192
de	08	Rittersdorf	rittersdorf	50	6.5	2	1307
de	13	Rittersgrün	rittersgrun	50.48	12.793	2	1889
de	08	Rittersheim	rittersheim	49.645	8.019	6	0
de	10	Ritzerau	ritzerau	53.657	10.584	2	0
de	12	Ritzerow	ritzerow	53.84	12.803	8	0
de	08	Rivenich	rivenich	49.943	6.863	2	0
de	08	Riveris	riveris	49.724	6.758	2	0
de	14	Rochau	rochau	52.435	11.807	2	0
de	13	Rochlitz	rochlitz	51.05	12.798	2	6847
de	05	Rockenberg	rockenberg	50.431	8.737	2	4075
de	08	Rockenhausen	rockenhausen	49.63	7.821	2	5744
de	08	Rockeskyll	rockeskyll	50.232	6.691	2	0
de	15	Rockstedt	rockstedt	51.27	10.739	2	0
de	08	Rodalben	rodalben	49.239	7.64	2	7638
de	08	Rodder	rodder	50.431	6.962	13	0
de	15	Rodeberg	rodeberg	51.277	10.393	2	0
de	02	Roden	roden	49.896	9.626	2	1089
de	05	Rodenbach	rodenbach	50.15	9.033	2	11344
de	08	Rodenbach	rodenbach	49.574	8.107	2	3485
de	08	Rodenbach bei Puderbach	rodenbach bei puderbach	50.694	7.596	8	0
de	10	Rodenbek	rodenbek	54.283	10.05	2	0
de	06	Rodenberg	rodenberg	52.312	9.356	2	6258
de	10	Rodenäs	rodenas	54.817	8.7	2	0
de	08	Rodershausen	rodershausen	50.001	6.948	2	0
de	06	Rodewald	rodewald	52.608	9.298	18	0
de	13	Rodewisch	rodewisch	50.531	12.413	2	7577
de	05	Rodgau	rodgau	50.026	8.886	2	43315
de	02	Roding	roding	49.194	12.52	2	11406
de	14	Rodleben	rodleben	51.896	12.201	2	1673
de	12	Roduchelstorf	roduchelstorf	53.868	11.749	2	0
de	08	Roes	roes	50.271	7.277	12	0
de	07	Roetgen	roetgen	50.65	6.2	2	8177
de	02	Roggenburg	roggenburg	48.276	10.231	2	2642
de	12	Roggendorf	roggendorf	53.693	11.014	2	1029
de	12	Roggenstorf	roggenstorf	53.861	11.213	2	0
de	12	Roggentin	roggentin	54.071	12.204	2	2348
de	14	Rogätz	rogatz	52.317	11.767	2	2283
de	10	Rohlstorf	rohlstorf	53.976	10.402	17	0
de	02	Rohr	rohr	49.341	10.89	2	3372
de	02	Rohr	rohr	48.768	11.972	2	3357
de	15	Rohr	rohr	50.576	10.497	2	1062
de	02	Rohr i.NB	rohr i nb	48.881	11.863	17	0
de	02	Rohrbach	rohrbach	48.617	11.567	2	6015
de	02	Rohrbach	rohrbach	48.289	12.556	2	5513
de	08	Rohrbach	rohrbach	49.137	8.129	2	1699
de	15	Rohrberg	rohrberg	51.366	10.042	2	0
de	14	Rohrberg	rohrberg	52.702	11.089	2	0
de	02	Rohrdorf	rohrdorf	47.797	12.17	2	5460
de	01	Rohrdorf	rohrdorf	48.567	8.7	2	1959
de	02	Rohrenfels	rohrenfels	48.687	11.156	2	1489
de	06	Rohrsen	rohrsen	52.711	9.231	2	1080
de	01	Roigheim	roigheim	49.365	9.34	2	1462
de	14	Roitzsch	roitzsch	51.575	12.263	2	2650
de	06	Roklum	roklum	52.115	10.627	6	0
de	06	Rollshausen	rollshausen	51.623	10.263	2	0
de	12	Rollwitz	rollwitz	53.52	13.988	2	0
de	12	Rom	rom	53.407	11.719	2	0
de	08	Rommersheim	rommersheim	50.267	6.489	11	0
de	07	Rommerskirchen	rommerskirchen	51.033	6.683	2	12554
de	05	Romrod	romrod	50.713	9.22	2	3073
de	12	Rondeshagen	rondeshagen	53.884	11.502	34	0
de	15	Ronneburg	ronneburg	50.863	12.187	2	5482
de	06	Ronnenberg	ronnenberg	52.319	9.655	2	23416
de	02	Ronsberg	ronsberg	47.896	10.416	2	1675
de	05	Ronshausen	ronshausen	50.95	9.85	2	2409
de	08	Rorodt	rorodt	49.655	6.944	2	0
de	15	Rosa	rosa	50.693	10.357	2	0
de	05	Rosbach v. d. Höhe	rosbach v d hohe	50.28	8.812	10	0
de	05	Rosbach vor der Höhe	rosbach vor der hohe	50.303	8.69	2	11741
de	08	Roschbach	roschbach	49.27	8.108	2	0
de	06	Rosche	rosche	52.987	10.752	2	2157
de	08	Roscheid	roscheid	50.132	6.451	20	0
de	06	Rosdorf	rosdorf	51.5	9.9	2	11840
de	10	Roseburg	roseburg	53.491	10.628	2	0
de	11	Rosenau	rosenau	52.381	12.37	2	0
de	13	Rosenbach	rosenbach	51.093	14.654	2	0
de	13	Rosenbach/Vogtland	rosenbach vogtland	50.497	12.138	3	0
de	01	Rosenberg	rosenberg	49.019	10.03	2	2656
de	07	Rosendahl	rosendahl	51.981	7.11	14	0
de	15	Rosendorf	rosendorf	50.736	11.87	2	0
de	01	Rosenfeld	rosenfeld	48.286	8.724	2	6405
de	06	Rosengarten	rosengarten	53.364	9.964	6	0
de	01	Rosengarten	rosengarten	49.11	9.688	19	0
de	02	Rosenheim	rosenheim	47.856	12.122	2	60167
de	08	Rosenkopf	rosenkopf	49.36	7.45	2	0
de	12	Rosenow	rosenow	53.63	13.038	2	1215
de	16	Rosenthal	rosenthal	52.6	13.378	2	8992
de	05	Rosenthal	rosenthal	50.974	8.867	2	2209
de	15	Rosenthal am Rennsteig	rosenthal am rennsteig	50.585	11.635	40	0
de	13	Rosenthal-Bielatal	rosenthal bielatal	50.916	14.072	2	0
de	15	Rositz	rositz	51.017	12.364	2	3232
de	11	Roskow	roskow	52.472	12.719	2	1281
de	13	Rossau	rossau	51	13.067	2	3925
de	02	Rossbach	rossbach	48.583	12.95	2	2944
de	12	Rossin	rossin	53.764	13.782	2	0
de	12	Rossow	rossow	53.449	13.975	26	0
de	12	Rostock	rostock	54.089	12.14	3	198293
de	01	Rot	rot	47.923	9.105	2	4402
de	01	Rot am See	rot am see	49.25	10.017	2	5166
de	01	Rot an der Rot	rot an der rot	48.064	9.846	9	0
de	06	Rotenburg	rotenburg	53.111	9.411	2	22139
de	05	Rotenburg an der Fulda	rotenburg an der fulda	50.996	9.728	2	14271
de	08	Rotenhain	rotenhain	50.578	7.946	2	0
de	02	Roth	roth	49.248	11.091	2	25083
de	08	Roth	roth	50.762	7.7	2	1554
de	08	Roth an der Our	roth an der our	49.936	6.295	2	0
de	08	Roth bei Prüm	roth bei prum	50.267	6.489	11	0
de	12	Rothemühl	rothemuhl	53.661	13.887	2	0
de	05	Rothenberg	rothenberg	49.499	8.919	2	2515
de	02	Rothenbuch	rothenbuch	49.965	9.394	2	1976
de	06	Rothenburg	rothenburg	52.244	10.478	2	9663
de	13	Rothenburg	rothenburg	51.334	14.969	2	5841
de	02	Rothenburg ob der Tauber	rothenburg ob der tauber	49.379	10.187	2	11106
de	13	Rothenburg/Oberlausitz	rothenburg oberlausitz	51.334	14.969	2	0
de	04	Rothenburgsort	rothenburgsort	53.535	10.041	2	8938
de	02	Rothenfels	rothenfels	49.891	9.593	2	1088
de	12	Rothenklempenow	rothenklempenow	53.454	13.975	26	0
de	15	Rothenstein	rothenstein	50.85	11.6	2	1432
de	08	Rothselberg	rothselberg	49.595	7.595	8	0
de	02	Rott	rott	47.92	12.088	2	3616
de	02	Rott am Inn	rott am inn	47.92	12.088	2	0
de	02	Rottach-Egern	rottach egern	47.69	11.771	2	5106
de	01	Rottenacker	rottenacker	48.235	9.69	2	2192
de	15	Rottenbach	rottenbach	50.688	11.167	2	2036
de	02	Rottenbuch	rottenbuch	47.733	10.967	2	1771
de	01	Rottenburg	rottenburg	48.476	8.935	2	42721
de	02	Rottenburg a. d. Laaber	rottenburg a d laaber	48.702	12.027	2	0
de	01	Rottenburg am Neckar	rottenburg am neckar	48.476	8.935	2	0
de	02	Rottenburg an der Laaber	rottenburg an der laaber	48.702	12.027	2	7702
de	02	Rottendorf	rottendorf	49.792	10.026	2	5234
de	02	Rotthalmünster	rotthalmunster	48.358	13.202	2	5115
de	14	Rottleberode	rottleberode	51.516	10.947	2	1599
de	01	Rottweil	rottweil	48.168	8.627	2	25510
de	08	Roxheim	roxheim	49.864	7.81	2	2375
de	05	Roßdorf	rossdorf	49.86	8.762	2	12199
de	02	Roßhaupten	rosshaupten	48.429	10.469	2	2189
de	14	Roßla	rossla	51.463	11.076	2	2378
de	14	Roßlau	rosslau	51.887	12.242	2	13900
de	15	Roßleben	rossleben	51.299	11.434	2	6216
de	15	Roßleben-Wiehe	rossleben wiehe	51.282	11.424	2	0
de	02	Roßtal	rosstal	49.396	10.888	2	10052
de	13	Roßwein	rosswein	51.066	13.183	2	7568
de	12	Rubenow	rubenow	54.113	13.594	2	0
de	12	Rubkow	rubkow	53.639	13.473	25	0
de	02	Rudelzhausen	rudelzhausen	48.6	11.767	2	3114
de	02	Ruderatshofen	ruderatshofen	47.817	10.583	2	1709
de	01	Rudersberg	rudersberg	48.885	9.529	2	11726
de	02	Ruderting	ruderting	48.65	13.417	2	3074
de	15	Rudolstadt	rudolstadt	50.72	11.34	2	25476
de	16	Rudow	rudow	52.424	13.485	2	40802
de	02	Rugendorf	rugendorf	50.2	11.467	2	1071
de	15	Ruhla	ruhla	50.893	10.366	2	6757
de	11	Ruhland	ruhland	51.458	13.866	2	4083
de	02	Ruhmannsfelden	ruhmannsfelden	48.983	12.983	2	2190
de	12	Ruhner Berge	ruhner berge	53.387	11.938	2	0
de	02	Ruhpolding	ruhpolding	47.767	12.65	2	6419
de	02	Ruhstorf	ruhstorf	48.54	12.683	2	7098
de	02	Ruhstorf a.d.Rott	ruhstorf a d rott	48.536	13.401	35	0
de	10	Ruhwinkel	ruhwinkel	54.1	10.217	2	1069
de	12	Rukieten	rukieten	53.94	12.107	2	0
de	06	Rullstorf	rullstorf	53.286	10.53	2	1819
de	08	Rumbach	rumbach	49.113	7.808	2	0
de	16	Rummelsburg	rummelsburg	52.501	13.493	2	20414
de	10	Rumohr	rumohr	54.366	10.219	24	0
de	02	Runding	runding	49.215	12.762	2	2336
de	05	Runkel	runkel	50.406	8.155	2	9872
de	08	Ruppach-Goldhausen	ruppach goldhausen	50.467	7.883	2	1155
de	08	Ruppertsberg	ruppertsberg	49.4	8.196	2	1416
de	08	Ruppertsecken	ruppertsecken	49.583	7.883	2	0
de	01	Ruppertshofen	ruppertshofen	48.883	9.815	2	1868
de	08	Ruppertsweiler	ruppertsweiler	49.197	7.69	2	1449
de	07	Ruppichteroth	ruppichteroth	50.844	7.484	2	10749
de	08	Ruschberg	ruschberg	49.457	7.524	23	0
de	01	Rust	rust	48.267	7.733	2	3577
de	15	Rustenfelde	rustenfelde	51.366	10.042	2	0
de	01	Rutesheim	rutesheim	48.808	8.945	2	10222
de	08	Ruthweiler	ruthweiler	49.538	7.405	2	0
de	09	Rutsweiler am Glan	rutsweiler am glan	49.358	7.197	2	0
de	08	Rutsweiler an der Lauter	rutsweiler an der lauter	49.584	7.605	2	0
de	15	Ruttersdorf-Lotschen	ruttersdorf lotschen	50.857	11.727	2	0
de	06	Räbke	rabke	52.219	10.947	6	0
de	13	Räckelwitz	rackelwitz	51.257	14.224	2	1216
de	13	Räckelwitz - Worklecy	rackelwitz worklecy	51.256	14.156	2	0
de	06	Rätzlingen	ratzlingen	52.936	10.742	15	0
de	12	Röbel	robel	53.376	12.604	2	5521
de	12	Röbel/Müritz	robel muritz	53.376	12.604	2	0
de	14	Röblingen am See	roblingen am see	51.459	11.682	2	3092
de	09	Röchling-Höhe	rochling hohe	49.271	6.835	2	4550
de	02	Röckingen	rockingen	49.074	10.552	16	0
de	12	Röckwitz	rockwitz	53.63	13.038	2	0
de	08	Rödelhausen	rodelhausen	50.029	7.182	2	0
de	02	Rödelmaier	rodelmaier	50.337	10.261	2	0
de	02	Rödelsee	rodelsee	49.728	10.244	2	1536
de	02	Rödental	rodental	50.295	11.041	2	13712
de	13	Röderaue	roderaue	51.367	13.4	2	0
de	11	Röderland	roderland	51.391	13.611	2	0
de	05	Rödermark	rodermark	49.983	8.673	6	0
de	08	Rödern	rodern	49.944	7.407	2	0
de	08	Rödersheim-Gronau	rodersheim gronau	49.43	8.261	2	2903
de	07	Rödinghausen	rodinghausen	52.25	8.483	2	10101
de	02	Röfingen	rofingen	48.424	10.443	2	1179
de	02	Rögling	rogling	48.773	10.905	23	0
de	12	Rögnitz	rognitz	53.708	11.122	2	0
de	08	Röhl	rohl	50.082	6.564	2	0
de	15	Röhrig	rohrig	51.366	10.042	2	0
de	02	Röhrmoos	rohrmoos	48.33	11.447	2	6199
de	02	Röhrnbach	rohrnbach	48.739	13.523	2	4579
de	02	Röllbach	rollbach	49.773	9.246	2	1719
de	08	Römerberg	romerberg	49.272	8.329	10	0
de	01	Römerstein	romerstein	48.531	9.44	14	0
de	15	Römhild	romhild	50.396	10.539	2	1888
de	12	Römnitz	romnitz	53.893	11.389	27	0
de	06	Römstedt	romstedt	52.931	10.744	15	0
de	02	Röslau	roslau	50.083	11.983	2	2402
de	07	Rösrath	rosrath	50.896	7.182	2	26868
de	06	Rötgesbüttel	rotgesbuttel	52.417	10.533	2	2216
de	13	Rötha	rotha	51.198	12.414	2	4199
de	02	Röthenbach	rothenbach	47.623	9.974	2	1783
de	02	Röthenbach (Allgäu)	rothenbach allgau	47.627	10.004	2	0
de	02	Röthenbach an der Pegnitz	rothenbach an der pegnitz	49.483	11.241	2	12224
de	02	Röthlein	rothlein	49.983	10.217	2	4875
de	08	Rötsweiler-Nockenthal	rotsweiler nockenthal	49.432	7.36	2	0
de	02	Röttenbach	rottenbach	49.664	10.926	2	4649
de	02	Röttenbach	rottenbach	49.15	11.033	2	2890
de	02	Röttingen	rottingen	49.51	9.971	2	1679
de	02	Rötz	rotz	49.343	12.53	2	3548
de	12	Rövershagen	rovershagen	54.177	12.243	2	2483
de	14	Rübeland	rubeland	51.756	10.847	2	1201
de	08	Rüber	ruber	50.31	7.405	2	0
de	08	Rückeroth	ruckeroth	50.517	7.811	2	0
de	02	Rückersdorf	ruckersdorf	49.498	11.248	2	4518
de	11	Rückersdorf	ruckersdorf	51.57	13.572	2	1773
de	02	Rückholz	ruckholz	47.764	10.351	19	0
de	08	Rückweiler	ruckweiler	49.457	7.524	23	0
de	02	Rüdenau	rudenau	49.721	9.213	2	0
de	02	Rüdenhausen	rudenhausen	49.771	10.284	2	0
de	11	Rüdersdorf bei Berlin	rudersdorf bei berlin	52.539	13.801	3	0
de	06	Rüdershausen	rudershausen	51.623	10.263	2	0
de	08	Rüdesheim	rudesheim	49.845	7.815	2	2408
de	05	Rüdesheim am Rhein	rudesheim am rhein	49.979	7.924	2	9921
de	11	Rüdnitz	rudnitz	52.721	13.625	2	1875
de	10	Rügge	rugge	54.667	9.717	2	0
de	02	Rügland	rugland	49.4	10.583	2	1258
de	06	Rühen	ruhen	52.486	10.886	2	4452
de	06	Rühme - Lincolnsdlg.	ruhme lincolnsdlg	52.307	10.52	2	1517
de	06	Rühme - Vorwerksdlg.	ruhme vorwerksdlg	52.296	10.523	2	1260
de	12	Rühn	ruhn	53.866	11.964	2	0
de	11	Rühstädt	ruhstadt	53.025	11.787	2	0
de	08	Rülzheim	rulzheim	49.153	8.293	2	7917
de	08	Rümmelsheim	rummelsheim	49.933	7.86	2	1435
de	01	Rümmingen	rummingen	47.641	7.642	2	1494
de	10	Rümpel	rumpel	53.783	10.35	2	1289
de	06	Rüningen	runingen	52.221	10.504	2	2929
de	08	Rüscheid	ruscheid	50.5	7.55	2	0
de	05	Rüsselsheim	russelsheim	49.99	8.423	2	59730
de	05	Rüsselsheim am Main	russelsheim am main	49.99	8.423	2	0
de	08	Rüssingen	russingen	49.415	8.165	2	0
de	07	Rüthen	ruthen	51.491	8.436	2	11299
de	11	Rüthnick	ruthnick	52.972	12.872	2	0
de	12	Rüting	ruting	53.861	11.213	2	0
de	02	Saal	saal	48.901	11.932	2	5626
de	12	Saal	saal	54.311	12.499	2	1442
de	02	Saal a.d.Donau	saal a d donau	48.915	11.863	13	0
de	02	Saal a.d.Saale	saal a d saale	50.307	10.441	2	0
de	02	Saal an der Saale	saal an der saale	50.317	10.358	2	1595
de	13	Saalburg-Ebersdorf	saalburg ebersdorf	50.584	11.944	12	0
de	02	Saaldorf-Surheim	saaldorf surheim	47.963	12.847	7	0
de	15	Saalfeld	saalfeld	50.648	11.365	2	28023
de	15	Saalfeld/Saale	saalfeld saale	50.648	11.365	2	0
de	08	Saalstadt	saalstadt	49.335	7.608	2	0
de	15	Saara	saara	50.933	12.421	2	3199
de	09	Saarbrücken	saarbrucken	49.233	7.01	3	181227
de	08	Saarburg	saarburg	49.606	6.544	2	6222
de	09	Saarhölzbach	saarholzbach	49.516	6.607	2	1737
de	09	Saarlouis	saarlouis	49.314	6.752	2	38333
de	09	Saarwellingen	saarwellingen	49.354	6.805	2	13930
de	02	Sachsen	sachsen	49.29	10.66	2	3349
de	02	Sachsen bei Ansbach	sachsen bei ansbach	49.29	10.66	2	0
de	06	Sachsenhagen	sachsenhagen	52.397	9.268	2	2154
de	05	Sachsenhausen	sachsenhausen	51.243	9.01	2	1903
de	01	Sachsenheim	sachsenheim	48.96	9.065	2	18594
de	02	Sachsenkam	sachsenkam	47.805	11.644	2	1251
de	07	Saerbeck	saerbeck	52.174	7.634	2	7027
de	08	Saffig	saffig	50.383	7.417	2	2184
de	12	Sagard	sagard	54.526	13.554	2	2859
de	10	Sahms	sahms	53.503	10.481	2	0
de	02	Sailauf	sailauf	50.025	9.259	2	3811
de	01	Salach	salach	48.692	9.737	2	7778
de	02	Salching	salching	48.81	12.57	2	2532
de	02	Saldenburg	saldenburg	48.773	13.356	2	2040
de	01	Salem	salem	47.763	9.29	2	11164
de	02	Salgen	salgen	48.131	10.479	2	1459
de	11	Sallgast	sallgast	51.589	13.849	2	1827
de	08	Salm	salm	50.232	6.691	2	0
de	08	Salmtal	salmtal	49.933	6.85	2	2316
de	02	Salz	salz	50.308	10.212	2	2311
de	14	Salzatal	salzatal	51.556	11.938	16	0
de	06	Salzbergen	salzbergen	52.333	7.35	2	7602
de	08	Salzburg	salzburg	50.67	8.04	2	0
de	06	Salzgitter	salzgitter	52.157	10.415	3	101079
de	06	Salzhausen	salzhausen	53.223	10.17	2	4406
de	06	Salzhemmendorf	salzhemmendorf	52.067	9.587	2	10603
de	07	Salzkotten	salzkotten	51.672	8.601	2	24561
de	14	Salzmünde	salzmunde	51.527	11.826	2	2536
de	14	Salzwedel	salzwedel	52.854	11.152	2	21058
de	02	Salzweg	salzweg	48.617	13.483	2	6805
de	02	Samerberg	samerberg	47.777	12.191	2	2569
de	06	Samern	samern	52.323	7.222	2	0
de	14	Samswegen	samswegen	52.261	11.562	2	1939
de	12	Samtens	samtens	54.355	13.293	2	2085
de	02	Sand	sand	49.986	10.586	2	3181
de	02	Sand a.Main	sand a main	49.969	10.199	9	0
de	14	Sandau	sandau	52.79	12.046	2	1093
de	14	Sandau (Elbe)	sandau elbe	52.658	12.05	2	0
de	02	Sandberg	sandberg	50.348	10.008	2	2890
de	06	Sandbostel	sandbostel	53.373	9.213	2	0
de	06	Sande	sande	53.505	8.014	2	9359
de	14	Sandersdorf	sandersdorf	51.628	12.265	2	6580
de	14	Sandersdorf-Brehna	sandersdorf brehna	51.593	12.239	3	0
de	14	Sandersleben	sandersleben	51.677	11.568	2	2085
de	10	Sandesneben	sandesneben	53.683	10.5	2	1620
de	01	Sandhausen	sandhausen	49.343	8.659	2	14336
de	06	Sandstedt	sandstedt	53.36	8.521	2	1808
de	14	Sangerhausen	sangerhausen	51.472	11.295	2	23347
de	12	Sanitz	sanitz	54.029	12.274	16	0
de	10	Sankelmark	sankelmark	54.718	9.423	2	1358
de	08	Sankt Alban	st alban	49.733	7.945	6	0
de	08	Sankt Aldegund	st aldegund	50.029	7.182	2	0
de	06	Sankt Andreasberg	st andreasberg	51.71	10.519	2	2037
de	10	Sankt Annen	st annen	54.341	9.024	2	0
de	07	Sankt Augustin	st augustin	50.775	7.197	2	56094
de	15	Sankt Bernhard	st bernhard	50.505	10.615	2	0
de	01	Sankt Blasien	st blasien	47.763	8.127	2	4111
de	13	Sankt Egidien	st egidien	50.786	12.624	2	3709
de	02	Sankt Englmar	st englmar	49.003	12.827	2	1568
de	15	Sankt Gangloff	st gangloff	50.855	11.894	2	1322
de	01	Sankt Georgen im Schwarzwald	st georgen im schwarzwald	48.127	8.335	2	13636
de	08	Sankt Goar	st goar	50.149	7.707	2	3083
de	08	Sankt Goarshausen	st goarshausen	50.158	7.714	2	1511
de	09	Sankt Ingbert	st ingbert	49.277	7.117	2	38697
de	01	Sankt Johann	st johann	48.454	9.344	2	5181
de	08	Sankt Julian	st julian	49.617	7.517	2	1260
de	08	Sankt Katharinen	st katharinen	50.583	7.383	2	3534
de	15	Sankt Kilian	st kilian	50.527	10.763	2	3226
de	01	Sankt Leon-Rot	st leon rot	49.266	8.618	2	12192
de	02	Sankt Leonhard am Wonneberg	st leonhard am wonneberg	47.915	12.719	2	1443
de	10	Sankt Margarethen	st margarethen	53.892	9.253	2	1072
de	08	Sankt Martin	st martin	49.3	8.105	2	1872
de	10	Sankt Michaelisdonn	st michaelisdonn	53.983	9.117	2	3762
de	01	Sankt Märgen	st margen	48.008	8.093	2	1850
de	02	Sankt Oswald-Riedlhütte	st oswald riedlhutte	48.794	12.819	10	0
de	01	Sankt Peter	st peter	48.015	8.033	2	2509
de	10	Sankt Peter-Ording	st peter ording	54.304	8.641	2	4092
de	08	Sankt Sebastian	st sebastian	50.411	7.562	2	2508
de	08	Sankt Thomas	st thomas	50.039	6.595	2	0
de	09	Sankt Wendel	st wendel	49.466	7.168	2	26904
de	02	Sankt Wolfgang	st wolfgang	48.217	12.133	2	4102
de	08	Sargenroth	sargenroth	49.956	7.606	25	0
de	10	Sarlhusen	sarlhusen	53.983	9.817	2	0
de	08	Sarmersbach	sarmersbach	50.069	6.826	2	0
de	12	Sarmstorf	sarmstorf	53.764	12.214	2	0
de	12	Sarnow	sarnow	53.597	13.369	2	0
de	12	Sarow	sarow	53.81	12.967	2	0
de	06	Sarstedt	sarstedt	52.235	9.854	2	18718
de	10	Sarzbüttel	sarzbuttel	54.167	9.183	2	0
de	01	Sasbach	sasbach	48.64	8.094	2	5599
de	01	Sasbach	sasbach	48.138	7.616	2	3369
de	01	Sasbach am Kaiserstuhl	sasbach am kaiserstuhl	48.138	7.616	2	0
de	01	Sasbachwalden	sasbachwalden	48.617	8.133	2	2541
de	04	Sasel	sasel	53.654	10.112	2	23131
de	08	Sassen	sassen	50.219	7.016	10	0
de	12	Sassen-Trantow	sassen trantow	53.991	13.271	2	0
de	07	Sassenberg	sassenberg	51.992	8.041	2	14273
de	06	Sassenburg	sassenburg	52.517	10.633	2	10982
de	06	Saterland	saterland	53.217	7.79	23	0
de	12	Satow	satow	54.065	11.74	6	0
de	12	Satow-Oberhagen	satow oberhagen	53.995	11.885	2	5895
de	10	Satrup	satrup	54.692	9.605	2	3581
de	01	Satteldorf	satteldorf	49.17	10.08	2	5176
de	06	Sauensiek	sauensiek	53.383	9.6	2	2281
de	02	Sauerlach	sauerlach	47.972	11.654	2	5991
de	05	Sauerthal	sauerthal	50.04	8.127	6	0
de	01	Sauldorf	sauldorf	47.944	9.108	2	2501
de	01	Saulgau	saulgau	48.017	9.501	2	17911
de	02	Saulgrub	saulgrub	47.666	11.025	2	1664
de	08	Saulheim	saulheim	49.922	8.311	6	0
de	10	Saustrup	saustrup	54.636	9.778	2	0
de	12	Sauzin	sauzin	54.043	13.795	2	0
de	08	Saxler	saxler	50.128	6.904	2	0
de	13	Sayda	sayda	50.711	13.422	2	2235
de	12	Saßnitz	sassnitz	54.516	13.645	2	10779
de	05	Schaafheim	schaafheim	49.924	9.009	2	8784
de	10	Schaalby	schaalby	54.55	9.633	2	1700
de	10	Schacht-Audorf	schacht audorf	54.313	9.716	2	4667
de	15	Schachtebich	schachtebich	51.366	10.042	2	0
de	10	Schackendorf	schackendorf	54.311	10.888	25	0
de	10	Schafflund	schafflund	54.758	9.183	2	2323
de	10	Schafstedt	schafstedt	54.006	9.076	13	0
de	14	Schafstädt	schafstadt	51.381	11.773	2	2170
de	15	Schalkau	schalkau	50.395	11.007	2	3367
de	08	Schalkenbach	schalkenbach	50.573	7.224	9	0
de	08	Schalkenmehren	schalkenmehren	50.069	6.826	2	0
de	02	Schalkham	schalkham	48.507	12.427	2	0
de	10	Schalkholz	schalkholz	54.217	9.283	2	0
de	07	Schalksmühle	schalksmuhle	51.241	7.528	2	11753
de	01	Schallbach	schallbach	47.622	7.651	6	0
de	08	Schallodenbach	schallodenbach	49.471	7.704	14	0
de	01	Schallstadt	schallstadt	47.959	7.758	2	5841
de	08	Schankweiler	schankweiler	49.863	6.435	18	0
de	06	Schapen	schapen	52.4	7.567	2	2444
de	06	Schapen	schapen	52.28	10.605	2	1635
de	12	Schaprode	schaprode	54.457	13.257	2	0
de	10	Scharbeutz	scharbeutz	54.033	10.75	2	12087
de	08	Scharfbillig	scharfbillig	50.082	6.564	2	0
de	13	Scharfenstein	scharfenstein	50.704	13.057	2	1085
de	06	Scharnebeck	scharnebeck	53.292	10.502	2	3275
de	10	Schashagen	schashagen	54.133	10.883	2	2385
de	05	Schauenburg	schauenburg	51.215	9.539	14	0
de	02	Schauenstein	schauenstein	50.278	11.742	2	2142
de	08	Schauerberg	schauerberg	49.335	7.608	2	0
de	02	Schaufling	schaufling	48.85	13.067	2	1494
de	08	Schauren	schauren	49.596	7.249	20	0
de	08	Schauren	schauren	50.039	7.302	2	0
de	02	Schechen	schechen	47.929	12.124	2	4430
de	01	Schechingen	schechingen	48.873	9.917	2	2484
de	06	Scheden	scheden	51.45	9.733	2	2132
de	01	Scheer	scheer	48.073	9.295	2	2622
de	06	Scheeßel	scheessel	53.167	9.483	2	12907
de	01	Schefflenz	schefflenz	49.323	9.085	9	0
de	10	Scheggerott	scheggerott	54.636	9.778	2	0
de	13	Scheibenberg	scheibenberg	50.54	12.912	2	2358
de	08	Scheibenhardt	scheibenhardt	49.088	8.303	12	0
de	08	Scheid	scheid	50.172	6.399	25	0
de	02	Scheidegg	scheidegg	47.581	9.848	2	4198
de	15	Scheiditz	scheiditz	50.857	11.727	2	0
de	08	Scheidt	scheidt	50.413	7.731	2	0
de	02	Scheinfeld	scheinfeld	49.669	10.466	2	4770
de	08	Scheitenkorb	scheitenkorb	50.001	6.948	2	0
de	12	Schelfstadt	schelfstadt	53.634	11.417	2	4308
de	01	Schelklingen	schelklingen	48.376	9.733	2	7130
de	06	Schellerten	schellerten	52.185	10.102	2	8694
de	10	Schellhorn	schellhorn	54.23	10.294	2	1714
de	08	Schellweiler	schellweiler	49.538	7.405	2	0
de	01	Schemmerhofen	schemmerhofen	48.061	9.844	9	0
de	10	Schenefeld	schenefeld	54.05	9.483	2	2524
de	08	Schenkelberg	schenkelberg	50.517	7.811	2	0
de	11	Schenkenberg	schenkenberg	53.223	13.232	36	0
de	11	Schenkendöbern	schenkendobern	51.957	14.635	2	4455
de	01	Schenkenzell	schenkenzell	48.312	8.372	2	1822
de	05	Schenklengsfeld	schenklengsfeld	50.817	9.85	2	4806
de	07	Schermbeck	schermbeck	51.683	6.867	2	13682
de	14	Schermen	schermen	52.232	11.814	2	1575
de	15	Schernberg	schernberg	51.328	10.769	2	3427
de	02	Schernfeld	schernfeld	48.726	11.564	12	0
de	02	Scherstetten	scherstetten	48.18	10.64	2	1008
de	08	Scheuerfeld	scheuerfeld	50.787	7.841	2	2166
de	08	Scheuern	scheuern	50.001	6.948	2	0
de	02	Scheuring	scheuring	48.168	10.896	2	1794
de	02	Scheyern	scheyern	48.5	11.467	2	4450
de	02	Scheßlitz	schesslitz	49.976	11.033	2	7195
de	07	Schieder-Schwalenberg	schieder schwalenberg	51.877	9.195	2	9443
de	10	Schieren	schieren	54.311	10.888	25	0
de	10	Schierensee	schierensee	54.332	10.009	12	0
de	02	Schierling	schierling	48.834	12.139	2	7347
de	08	Schiersfeld	schiersfeld	49.728	7.883	3	0
de	08	Schiesheim	schiesheim	50.3	8.067	2	0
de	06	Schiffdorf	schiffdorf	53.533	8.65	2	14143
de	08	Schifferstadt	schifferstadt	49.384	8.377	2	19209
de	09	Schiffweiler	schiffweiler	49.367	7.133	2	15780
de	11	Schilda	schilda	51.625	13.559	2	0
de	13	Schildau	schildau	51.457	12.93	2	3838
de	12	Schildetal	schildetal	53.653	11.176	2	0
de	06	Schillig	schillig	53.704	8.022	2	2000
de	08	Schillingen	schillingen	49.633	6.783	2	1334
de	02	Schillingsfürst	schillingsfurst	49.288	10.263	2	2847
de	10	Schillsdorf	schillsdorf	54.029	10.006	21	0
de	01	Schiltach	schiltach	48.289	8.342	2	4025
de	02	Schiltberg	schiltberg	48.463	11.249	2	1824
de	15	Schimberg	schimberg	51.367	10.143	2	0
de	08	Schindhard	schindhard	49.12	7.769	2	0
de	10	Schinkel	schinkel	54.4	9.976	2	0
de	10	Schiphorst	schiphorst	53.751	10.438	2	0
de	11	Schipkau	schipkau	51.518	13.897	2	7876
de	13	Schirgiswalde	schirgiswalde	51.076	14.428	2	3009
de	13	Schirgiswalde-Kirschau	schirgiswalde kirschau	51.093	14.404	2	0
de	02	Schirmitz	schirmitz	49.65	12.167	2	2120
de	02	Schirnding	schirnding	50.082	12.227	2	1471
de	13	Schkeuditz	schkeuditz	51.397	12.221	2	18487
de	14	Schkopau	schkopau	51.392	11.952	2	3060
de	15	Schkölen	schkolen	51.042	11.821	2	2909
de	06	Schladen	schladen	52.022	10.54	2	5251
de	06	Schladen-Werla	schladen werla	52.022	10.54	2	0
de	08	Schladt	schladt	50.028	6.799	2	0
de	12	Schlagsdorf	schlagsdorf	53.734	10.826	2	1141
de	01	Schlaitdorf	schlaitdorf	48.604	9.223	2	1663
de	14	Schlaitz	schlaitz	51.659	12.428	2	1007
de	02	Schlammersdorf	schlammersdorf	49.821	11.736	2	0
de	07	Schlangen	schlangen	51.81	8.846	2	9137
de	05	Schlangenbad	schlangenbad	50.093	8.103	2	6265
de	01	Schlat	schlat	48.653	9.706	2	1719
de	11	Schlaubetal	schlaubetal	52.15	14.65	2	0
de	02	Schleching	schleching	47.721	12.395	2	1854
de	15	Schlechtsart	schlechtsart	50.489	10.797	13	0
de	13	Schlegel	schlegel	50.978	14.877	2	1115
de	02	Schlehdorf	schlehdorf	47.658	11.315	2	1203
de	08	Schleich	schleich	49.815	6.826	2	0
de	15	Schleid	schleid	50.7	9.967	2	1137
de	07	Schleiden	schleiden	50.529	6.477	2	14160
de	13	Schleife	schleife	51.533	14.533	2	2950
de	13	Schleife - Slepo	schleife slepo	51.538	14.546	2	0
de	15	Schleifreisen	schleifreisen	50.886	11.865	2	0
de	15	Schleiz	schleiz	50.579	11.81	2	8976
de	12	Schlemmin	schlemmin	54.25	12.623	2	0
de	11	Schlepzig	schlepzig	51.918	13.932	36	0
de	10	Schlesen	schlesen	54.355	10.256	26	0
de	10	Schleswig	schleswig	54.522	9.559	2	24114
de	13	Schlettau	schlettau	50.559	12.953	2	2733
de	15	Schleusegrund	schleusegrund	50.52	10.971	3	0
de	15	Schleusingen	schleusingen	50.511	10.757	2	5842
de	10	Schlichting	schlichting	54.283	9.167	2	0
de	11	Schlieben	schlieben	51.724	13.383	2	2994
de	01	Schliengen	schliengen	47.757	7.576	2	5208
de	01	Schlier	schlier	47.77	9.674	2	3665
de	01	Schlierbach	schlierbach	48.674	9.518	2	3784
de	08	Schlierschied	schlierschied	49.946	7.48	16	0
de	02	Schliersee	schliersee	47.736	11.859	2	6416
de	05	Schlitz	schlitz	50.674	9.561	2	10258
de	12	Schloen-Dratow	schloen dratow	53.669	12.989	3	0
de	10	Schlotfeld	schlotfeld	53.967	9.617	2	0
de	15	Schlotheim	schlotheim	51.246	10.658	2	4288
de	07	Schloß Holte-Stukenbrock	schloss holte stukenbrock	52.04	8.377	16	0
de	08	Schloßböckelheim	schlossbockelheim	49.817	7.717	2	0
de	15	Schloßvippach	schlossvippach	51.105	11.145	2	1459
de	01	Schluchsee	schluchsee	47.817	8.183	2	2586
de	15	Schlöben	schloben	50.857	11.727	2	0
de	05	Schlüchtern	schluchtern	50.349	9.525	2	17260
de	02	Schlüsselfeld	schlusselfeld	49.756	10.619	2	5848
de	08	Schmalenberg	schmalenberg	49.304	7.698	6	0
de	10	Schmalensee	schmalensee	54.03	9.999	21	0
de	10	Schmalfeld	schmalfeld	53.883	9.967	2	1885
de	15	Schmalkalden	schmalkalden	50.721	10.444	2	17710
de	07	Schmallenberg	schmallenberg	51.155	8.285	2	26132
de	10	Schmalstede	schmalstede	54.332	10.009	12	0
de	16	Schmargendorf	schmargendorf	52.475	13.291	2	20262
de	12	Schmatzin	schmatzin	53.639	13.473	25	0
de	10	Schmedeswurth	schmedeswurth	54.005	9.072	13	0
de	15	Schmeheim	schmeheim	50.576	10.497	2	0
de	09	Schmelz	schmelz	49.433	6.85	2	17596
de	02	Schmidgaden	schmidgaden	49.423	12.092	2	2881
de	02	Schmidmühlen	schmidmuhlen	49.269	11.924	2	2481
de	08	Schmidthachenbach	schmidthachenbach	49.596	7.249	20	0
de	02	Schmiechen	schmiechen	48.217	10.967	2	1144
de	13	Schmiedeberg	schmiedeberg	50.836	13.676	2	4806
de	15	Schmiedefeld	schmiedefeld	50.533	11.217	2	1218
de	15	Schmiedefeld am Rennsteig	schmiedefeld am rennsteig	50.609	10.813	2	1989
de	15	Schmiedehausen	schmiedehausen	51.089	11.625	2	0
de	15	Schmieritz	schmieritz	50.736	11.87	2	0
de	10	Schmilau	schmilau	54.05	10.417	2	0
de	12	Schmilau	schmilau	53.893	11.401	27	0
de	08	Schmitshausen	schmitshausen	49.355	7.49	12	0
de	08	Schmitt	schmitt	50.145	7.038	6	0
de	05	Schmitten	schmitten	50.267	8.45	2	9042
de	08	Schmittweiler	schmittweiler	49.74	7.795	6	0
de	08	Schmißberg	schmissberg	49.652	7.167	2	0
de	11	Schmogrow-Fehrow	schmogrow fehrow	51.968	14.191	2	0
de	15	Schmorda	schmorda	50.661	11.569	2	0
de	16	Schmöckwitz	schmockwitz	52.375	13.649	2	4068
de	15	Schmölln	schmolln	50.897	12.353	2	12604
de	13	Schmölln-Putzkau	schmolln putzkau	51.132	14.192	2	0
de	02	Schnabelwaid	schnabelwaid	49.715	11.466	20	0
de	06	Schnackenburg	schnackenburg	53.096	10.997	22	0
de	02	Schnaitsee	schnaitsee	48.067	12.367	2	3571
de	02	Schnaittach	schnaittach	49.56	11.343	2	8238
de	02	Schnaittenbach	schnaittenbach	49.547	12.002	2	4375
de	10	Schnakenbek	schnakenbek	53.372	10.557	2	0
de	10	Schnarup-Thumby	schnarup thumby	54.667	9.717	2	0
de	14	Schnaudertal	schnaudertal	51.668	12.38	9	0
de	08	Schneckenhausen	schneckenhausen	49.39	7.779	35	0
de	02	Schneckenlohe	schneckenlohe	50.212	11.194	2	1160
de	13	Schneeberg	schneeberg	50.595	12.641	2	16784
de	06	Schnega	schnega	52.891	10.892	2	1488
de	14	Schneidlingen	schneidlingen	51.895	11.445	2	1169
de	02	Schneizlreuth	schneizlreuth	47.683	12.8	2	1538
de	02	Schnelldorf	schnelldorf	49.2	10.183	2	3614
de	08	Schneppenbach	schneppenbach	49.805	7.456	11	0
de	06	Schneverdingen	schneverdingen	53.117	9.795	2	19199
de	08	Schnorbach	schnorbach	49.969	7.603	13	0
de	01	Schnürpflingen	schnurpflingen	48.273	9.993	2	1322
de	10	Schobüll	schobull	54.509	9.006	2	1658
de	14	Schochwitz	schochwitz	51.532	11.755	2	1295
de	08	Schoden	schoden	49.609	6.539	2	0
de	06	Scholen	scholen	52.776	8.75	2	0
de	02	Schollbrunn	schollbrunn	49.87	9.494	3	0
de	11	Schollene	schollene	52.6	12.5	2	0
de	01	Schonach im Schwarzwald	schonach im schwarzwald	48.142	8.203	2	4259
de	02	Schondorf am Ammersee	schondorf am ammersee	48.053	11.091	2	3877
de	02	Schondra	schondra	50.268	9.863	2	1855
de	02	Schongau	schongau	47.812	10.897	2	12442
de	02	Schonstett	schonstett	47.983	12.25	2	1214
de	02	Schonungen	schonungen	50.05	10.308	2	8230
de	01	Schopfheim	schopfheim	47.651	7.821	2	19386
de	02	Schopfloch	schopfloch	49.119	10.308	2	2884
de	01	Schopfloch	schopfloch	48.455	8.551	2	2569
de	08	Schopp	schopp	49.35	7.683	2	1520
de	11	Schorfheide	schorfheide	52.929	13.878	14	0
de	01	Schorndorf	schorndorf	48.805	9.527	2	39697
de	02	Schorndorf	schorndorf	49.16	12.593	2	2554
de	08	Schornsheim	schornsheim	49.846	8.175	2	1590
de	12	Schorssow	schorssow	53.773	12.566	2	0
de	06	Schortens	schortens	53.533	7.95	2	21357
de	12	Schossin	schossin	53.603	11.369	3	0
de	05	Schotten	schotten	50.503	9.125	2	11566
de	11	Schraden	schraden	51.467	13.617	2	0
de	01	Schramberg	schramberg	48.224	8.386	2	18565
de	14	Schraplau	schraplau	51.438	11.668	2	1357
de	05	Schrecksbach	schrecksbach	50.833	9.283	2	3343
de	10	Schretstaken	schretstaken	53.503	10.481	2	0
de	01	Schriesheim	schriesheim	49.474	8.664	2	14379
de	02	Schrobenhausen	schrobenhausen	48.561	11.261	2	16143
de	01	Schrozberg	schrozberg	49.345	9.979	2	6082
de	10	Schrum	schrum	54.217	9.283	2	0
de	10	Schuby	schuby	54.517	9.483	2	2530
de	08	Schuld	schuld	50.431	6.962	13	0
de	10	Schulendorf	schulendorf	53.506	10.434	17	0
de	11	Schulzendorf	schulzendorf	52.358	13.598	2	7452
de	06	Schuntersdlg - West	schuntersdlg west	52.295	10.542	2	1691
de	01	Schuttertal	schuttertal	48.267	7.95	2	3343
de	01	Schutterwald	schutterwald	48.45	7.883	2	7105
de	08	Schutz	schutz	50.232	6.691	2	0
de	08	Schutzbach	schutzbach	50.661	8.005	2	0
de	12	Schwaan	schwaan	53.94	12.107	2	5345
de	15	Schwaara	schwaara	50.882	12.107	2	104659
de	02	Schwabach	schwabach	49.33	11.023	2	38554
de	02	Schwabbruck	schwabbruck	47.789	10.844	11	0
de	08	Schwabenheim	schwabenheim	49.929	8.095	2	2555
de	08	Schwabenheim an der Selz	schwabenheim an der selz	49.92	8.174	2	0
de	02	Schwabhausen	schwabhausen	48.402	11.357	2	5911
de	02	Schwabmünchen	schwabmunchen	48.179	10.757	2	13232
de	02	Schwabsoien	schwabsoien	47.833	10.833	2	1344
de	10	Schwabstedt	schwabstedt	54.397	9.186	2	1367
de	06	Schwaförden	schwaforden	52.738	8.83	2	1493
de	02	Schwaig	schwaig	49.47	11.201	2	8340
de	02	Schwaig bei Nürnberg	schwaig bei nurnberg	49.47	11.201	2	0
de	02	Schwaigen	schwaigen	47.665	11.209	14	0
de	01	Schwaigern	schwaigern	49.145	9.055	2	11047
de	01	Schwaikheim	schwaikheim	48.877	9.35	2	9295
de	09	Schwalbach	schwalbach	49.3	6.817	2	18708
de	05	Schwalbach	schwalbach	50.497	8.469	2	1600
de	05	Schwalbach am Taunus	schwalbach am taunus	50.15	8.533	2	14192
de	08	Schwall	schwall	50.155	7.552	2	0
de	15	Schwallungen	schwallungen	50.693	10.357	2	2782
de	05	Schwalmstadt	schwalmstadt	50.933	9.217	2	19279
de	07	Schwalmtal	schwalmtal	51.217	6.267	2	19435
de	05	Schwalmtal	schwalmtal	50.683	9.217	2	3159
de	01	Schwanau	schwanau	48.367	7.762	2	6858
de	02	Schwandorf in Bayern	schwandorf in bayern	49.325	12.11	2	28235
de	14	Schwanebeck	schwanebeck	51.968	11.124	2	2435
de	06	Schwanewede	schwanewede	53.233	8.6	2	20015
de	02	Schwanfeld	schwanfeld	49.922	10.139	2	2032
de	02	Schwangau	schwangau	47.577	10.734	2	3505
de	12	Schwanheide	schwanheide	53.384	10.717	2	0
de	08	Schwanheim	schwanheim	49.209	7.873	2	0
de	02	Schwanstetten	schwanstetten	49.381	10.936	23	0
de	06	Schwarme	schwarme	52.9	9.017	2	2544
de	06	Schwarmstedt	schwarmstedt	52.678	9.618	2	5159
de	10	Schwartbuck	schwartbuck	54.367	10.5	2	0
de	12	Schwarz	schwarz	53.312	12.987	40	0
de	15	Schwarza	schwarza	50.854	11.324	2	1398
de	02	Schwarzach	schwarzach	48.916	12.811	2	2898
de	01	Schwarzach	schwarzach	48.747	8.037	2	1912
de	02	Schwarzach am Main	schwarzach am main	49.788	10.314	12	0
de	02	Schwarzach b.Nabburg	schwarzach b nabburg	49.431	12.254	12	0
de	15	Schwarzatal	schwarzatal	50.56	11.045	22	0
de	15	Schwarzbach	schwarzbach	50.875	12.167	2	0
de	11	Schwarzbach	schwarzbach	51.499	13.965	2	0
de	15	Schwarzburg	schwarzburg	50.655	11.152	10	0
de	08	Schwarzen	schwarzen	49.944	7.407	2	0
de	02	Schwarzenbach	schwarzenbach	49.839	12.38	2	1129
de	02	Schwarzenbach a.Wald	schwarzenbach a wald	50.318	11.779	20	0
de	02	Schwarzenbach a.d.Saale	schwarzenbach a d saale	50.312	11.792	19	0
de	02	Schwarzenbach an der Saale	schwarzenbach an der saale	50.223	11.935	2	11375
de	10	Schwarzenbek	schwarzenbek	53.503	10.481	2	14832
de	13	Schwarzenberg	schwarzenberg	50.538	12.785	2	18523
de	13	Schwarzenberg/Erzgebirge	schwarzenberg erzgebirge	50.538	12.785	2	0
de	05	Schwarzenborn	schwarzenborn	50.91	9.447	2	1251
de	02	Schwarzenbruck	schwarzenbruck	49.358	11.243	2	8690
de	02	Schwarzenfeld	schwarzenfeld	49.388	12.135	2	6398
de	06	Schwarzer Berg	schwarzer berg	52.29	10.512	2	4721
de	08	Schwarzerden	schwarzerden	49.872	7.538	16	0
de	11	Schwarzheide	schwarzheide	51.477	13.856	2	6646
de	02	Schwarzhofen	schwarzhofen	49.377	12.345	2	1496
de	12	Schwasdorf	schwasdorf	53.878	12.616	2	0
de	02	Schwebheim	schwebheim	49.99	10.248	2	4023
de	08	Schwedelbach	schwedelbach	49.496	7.594	2	1119
de	10	Schwedeneck	schwedeneck	54.429	10.139	2	0
de	11	Schwedt (Oder)	schwedt oder	53.06	14.282	2	38001
de	08	Schwegenheim	schwegenheim	49.27	8.329	2	2996
de	08	Schweich	schweich	49.822	6.753	2	6533
de	15	Schweickershausen	schweickershausen	50.489	10.797	13	0
de	08	Schweigen-Rechtenbach	schweigen rechtenbach	49.053	7.956	2	1472
de	08	Schweighausen	schweighausen	50.315	7.8	2	0
de	08	Schweighofen	schweighofen	49.087	7.993	2	0
de	15	Schweina	schweina	50.825	10.338	2	3098
de	06	Schweindorf	schweindorf	53.6	7.45	2	0
de	02	Schweinfurt	schweinfurt	50.049	10.222	2	54012
de	08	Schweinschied	schweinschied	49.639	7.579	6	0
de	08	Schweisweiler	schweisweiler	49.583	7.883	2	0
de	02	Schweitenkirchen	schweitenkirchen	48.503	11.605	2	4876
de	08	Schweix	schweix	49.152	7.587	2	0
de	07	Schwelm	schwelm	51.286	7.294	2	30235
de	01	Schwendi	schwendi	48.174	9.975	2	6309
de	01	Schwenningen	schwenningen	48.1	9	2	1563
de	02	Schwenningen	schwenningen	48.65	10.65	2	1478
de	10	Schwentinental	schwentinental	54.335	10.135	11	232758
de	13	Schwepnitz	schwepnitz	51.328	13.958	2	2823
de	08	Schweppenhausen	schweppenhausen	49.967	7.717	2	0
de	08	Schwerbach	schwerbach	49.864	7.342	2	0
de	12	Schwerin	schwerin	53.629	11.413	2	96641
de	06	Schweringen	schweringen	52.779	9.134	3	0
de	06	Schwerinsdorf	schwerinsdorf	53.303	7.588	2	0
de	15	Schwerstedt	schwerstedt	51.175	10.968	2	0
de	07	Schwerte	schwerte	51.444	7.567	2	50399
de	10	Schwesing	schwesing	54.486	9.052	2	0
de	01	Schwetzingen	schwetzingen	49.382	8.582	2	22593
de	01	Schwieberdingen	schwieberdingen	48.876	9.074	2	10736
de	11	Schwielochsee	schwielochsee	51.921	14.104	2	0
de	11	Schwielowsee	schwielowsee	52.269	12.963	13	0
de	06	Schwienau	schwienau	52.915	10.749	17	0
de	02	Schwifting	schwifting	48.049	10.955	12	0
de	02	Schwindegg	schwindegg	48.272	12.26	2	3501
de	08	Schwirzheim	schwirzheim	50.267	6.489	11	0
de	10	Schwissel	schwissel	54.311	10.888	25	0
de	15	Schwobfeld	schwobfeld	51.366	10.042	2	0
de	08	Schwollen	schwollen	49.432	7.36	2	0
de	01	Schwäbisch Gmünd	schwabisch gmund	48.799	9.798	2	61338
de	01	Schwäbisch Hall	schwabisch hall	49.111	9.739	2	36543
de	01	Schwörstadt	schworstadt	47.593	7.878	2	2459
de	06	Schwülper	schwulper	52.255	10.549	21	244715
de	02	Schäftlarn	schaftlarn	47.99	11.456	2	5281
de	05	Schöffengrund	schoffengrund	50.493	8.472	2	6316
de	02	Schöfweg	schofweg	48.839	13.229	2	1314
de	02	Schöllkrippen	schollkrippen	50.085	9.247	2	3868
de	02	Schöllnach	schollnach	48.754	13.178	2	5120
de	01	Schömberg	schomberg	48.787	8.645	2	8725
de	01	Schömberg	schomberg	48.21	8.759	2	4633
de	08	Schömerich	schomerich	49.591	6.683	2	0
de	01	Schönaich	schonaich	48.659	9.06	2	10190
de	01	Schönau	schonau	49.437	8.809	2	4918
de	02	Schönau	schonau	48.483	12.85	2	2058
de	02	Schönau	schonau	50.076	9.722	2	1365
de	08	Schönau (Pfalz)	schonau pfalz	49.12	7.769	2	0
de	02	Schönau a.d.Brend	schonau a d brend	50.406	10.095	14	0
de	02	Schönau am Königssee	schonau am konigssee	47.601	12.987	2	5319
de	01	Schönau im Schwarzwald	schonau im schwarzwald	47.786	7.894	2	2525
de	13	Schönau-Berzdorf	schonau berzdorf	51.064	14.884	2	1796
de	13	Schönau-Berzdorf auf dem Eigen	schonau berzdorf auf dem eigen	51.033	14.913	2	0
de	13	Schönbach	schonbach	51.067	14.567	2	1368
de	12	Schönbeck	schonbeck	53.536	13.594	2	0
de	10	Schönbek	schonbek	54.174	10.039	2	0
de	10	Schönberg	schonberg	53.683	10.427	2	1304
de	13	Schönberg	schonberg	50.868	12.491	2	1013
de	10	Schönberg (Holstein)	schonberg holstein	54.34	10.091	18	232758
de	11	Schönborn	schonborn	51.6	13.49	2	1881
de	05	Schönbrunn	schonbrunn	49.494	8.931	35	0
de	02	Schönbrunn i.Steigerwald	schonbrunn i steigerwald	50.024	10.904	22	0
de	14	Schönburg	schonburg	51.167	11.867	2	1133
de	14	Schönebeck	schonebeck	52.017	11.731	2	34301
de	14	Schönebeck (Elbe)	schonebeck elbe	52.017	11.731	3	0
de	16	Schöneberg	schoneberg	52.467	13.35	3	115976
de	13	Schöneck	schoneck	50.391	12.327	2	3728
de	13	Schöneck/Vogtl.	schoneck vogtl	50.391	12.327	2	0
de	08	Schönecken	schonecken	50.159	6.468	2	1625
de	11	Schönefeld	schonefeld	52.389	13.504	2	12015
de	11	Schöneiche	schoneiche	52.473	13.692	2	11907
de	11	Schöneiche bei Berlin	schoneiche bei berlin	52.473	13.692	2	0
de	01	Schönenberg	schonenberg	47.786	7.894	2	0
de	08	Schönenberg-Kübelberg	schonenberg kubelberg	49.407	7.372	2	5957
de	11	Schönermark	schonermark	53.015	13.15	2	0
de	11	Schönewalde	schonewalde	51.679	13.602	2	3740
de	06	Schönewörde	schoneworde	52.683	10.575	16	0
de	13	Schönfeld	schonfeld	51.3	13.7	2	2021
de	02	Schöngeising	schongeising	48.141	11.204	2	1806
de	15	Schöngleina	schongleina	50.857	11.727	2	0
de	15	Schönhagen	schonhagen	51.366	10.042	2	0
de	14	Schönhausen	schonhausen	52.581	12.039	2	2100
de	14	Schönhausen (Elbe)	schonhausen elbe	52.658	12.05	2	0
de	13	Schönheide	schonheide	50.505	12.522	2	5310
de	10	Schönhorst	schonhorst	54.25	10.067	2	0
de	06	Schöningen	schoningen	52.138	10.967	2	13265
de	10	Schönkirchen	schonkirchen	54.333	10.233	2	6375
de	02	Schönsee	schonsee	49.51	12.548	2	2720
de	15	Schönstedt	schonstedt	51.12	10.577	2	1479
de	01	Schöntal	schontal	49.218	9.214	16	0
de	02	Schönthal	schonthal	49.35	12.6	2	2037
de	02	Schönwald	schonwald	50.2	12.085	2	3741
de	01	Schönwald	schonwald	48.105	8.204	2	2548
de	01	Schönwald im Schwarzwald	schonwald im schwarzwald	48.105	8.204	2	0
de	10	Schönwalde am Bungsberg	schonwalde am bungsberg	54.183	10.75	2	2527
de	11	Schönwalde-Glien	schonwalde glien	52.555	13.044	12	0
de	13	Schönwölkau	schonwolkau	51.464	12.362	2	0
de	06	Schöppenstedt	schoppenstedt	52.143	10.774	2	5961
de	07	Schöppingen	schoppingen	52.1	7.233	2	8165
de	15	Schöps	schops	50.802	11.575	2	0
de	13	Schöpstal	schopstal	51.145	14.88	2	0
de	10	Schülldorf	schulldorf	54.372	9.527	2	0
de	08	Schüller	schuller	50.333	6.579	6	0
de	10	Schülp	schulp	54.259	9.63	2	1202
de	10	Schülp bei Nortorf	schulp bei nortorf	54.144	10.007	2	0
de	10	Schülp bei Rendsburg	schulp bei rendsburg	54.259	9.63	2	0
de	08	Schürdt	schurdt	50.647	7.527	2	0
de	10	Schürensöhlen	schurensohlen	53.751	10.438	2	0
de	06	Schüttorf	schuttorf	52.323	7.222	2	11465
de	13	Sebnitz	sebnitz	50.975	14.276	2	9114
de	08	Seck	seck	50.577	8.05	2	1309
de	01	Seckach	seckach	49.442	9.334	2	4420
de	11	Seddiner See	seddiner see	52.347	12.936	13	0
de	15	Seebach	seebach	51.165	10.514	2	2459
de	01	Seebach	seebach	48.576	8.17	2	1535
de	12	Seebad Bansin	seebad bansin	53.971	14.141	2	2465
de	12	Seebad Heringsdorf	seebad heringsdorf	53.954	14.169	2	3517
de	15	Seebergen	seebergen	50.921	10.799	2	1334
de	11	Seeblick	seeblick	52.6	12.5	2	0
de	06	Seeburg	seeburg	51.567	10.15	2	1649
de	10	Seedorf	seedorf	54.05	10.417	2	2297
de	01	Seedorf	seedorf	48.249	8.49	2	2000
de	02	Seefeld	seefeld	48.035	11.214	2	7033
de	02	Seeg	seeg	47.65	10.6	2	2829
de	14	Seegebiet Mansfelder Land	seegebiet mansfelder land	51.541	11.49	6	0
de	14	Seehausen	seehausen	52.889	11.752	2	4355
de	14	Seehausen	seehausen	52.103	11.292	2	1801
de	02	Seehausen am Staffelsee	seehausen am staffelsee	47.689	11.185	2	2416
de	12	Seeheilbad Graal-Müritz	seeheilbad graal muritz	54.251	12.251	2	4242
de	05	Seeheim-Jugenheim	seeheim jugenheim	49.765	8.652	2	16395
de	12	Seehof	seehof	53.692	11.433	2	1048
de	01	Seekirch	seekirch	48.062	9.612	2	0
de	14	Seeland	seeland	51.692	11.423	4	0
de	01	Seelbach	seelbach	48.311	7.941	2	5278
de	08	Seelbach (Westerwald)	seelbach westerwald	50.647	7.527	2	0
de	08	Seelbach bei Hamm (Sieg)	seelbach bei hamm sieg	50.765	7.678	2	0
de	08	Seelen	seelen	49.639	7.579	6	0
de	15	Seelingstädt	seelingstadt	50.773	12.244	2	1513
de	13	Seelitz	seelitz	51.033	12.817	2	2114
de	11	Seelow	seelow	52.534	14.381	2	5981
de	06	Seelze	seelze	52.396	9.597	2	32899
de	02	Seeon-Seebruck	seeon seebruck	47.967	12.467	2	4513
de	08	Seesbach	seesbach	49.872	7.538	16	0
de	06	Seesen	seesen	51.891	10.178	2	21909
de	02	Seeshaupt	seeshaupt	47.825	11.302	2	2862
de	10	Seester	seester	53.739	9.633	11	0
de	10	Seestermühe	seestermuhe	53.738	9.645	12	0
de	10	Seeth	seeth	54.416	9.146	3	0
de	10	Seeth-Ekholt	seeth ekholt	53.754	9.659	2	0
de	06	Seevetal	seevetal	53.4	9.967	2	41266
de	01	Seewald	seewald	48.443	8.526	8	0
de	08	Seffern	seffern	50.082	6.564	2	0
de	08	Sefferweich	sefferweich	50.082	6.564	2	0
de	06	Seggebruch	seggebruch	52.3	9.095	2	1611
de	02	Segnitz	segnitz	49.656	10.148	2	0
de	10	Sehestedt	sehestedt	54.274	9.612	17	0
de	06	Sehlde	sehlde	52.039	10.266	2	1043
de	06	Sehlem	sehlem	52.012	9.976	2	1023
de	12	Sehlen	sehlen	54.38	13.389	2	1002
de	13	Sehmatal	sehmatal	50.573	12.972	8	0
de	06	Sehnde	sehnde	52.314	9.968	2	23060
de	08	Seibersbach	seibersbach	49.967	7.717	2	1457
de	08	Seifen	seifen	50.647	7.527	2	0
de	13	Seiffen	seiffen	50.65	13.45	2	2600
de	13	Seiffen/Erzgebirge	seiffen erzgebirge	50.65	13.45	2	0
de	13	Seifhennersdorf	seifhennersdorf	50.935	14.602	2	4878
de	08	Seinsfeld	seinsfeld	50.039	6.595	2	0
de	02	Seinsheim	seinsheim	49.641	10.22	2	1102
de	15	Seisla	seisla	50.661	11.569	2	0
de	15	Seitenroda	seitenroda	50.802	11.575	2	0
de	01	Seitingen-Oberflacht	seitingen oberflacht	48.017	8.717	2	2298
de	08	Seiwerath	seiwerath	50.267	6.489	11	0
de	02	Selb	selb	50.171	12.131	2	17132
de	08	Selbach (Sieg)	selbach sieg	50.779	7.743	2	0
de	02	Selbitz	selbitz	50.317	11.75	2	4758
de	08	Selchenbach	selchenbach	49.539	7.328	2	0
de	10	Selent	selent	54.289	10.427	2	1303
de	07	Selfkant	selfkant	50.992	5.998	2	0
de	05	Seligenstadt	seligenstadt	50.043	8.974	2	19569
de	10	Selk	selk	54.585	9.5	11	0
de	14	Selke-Aue	selke aue	51.549	11.65	2	0
de	08	Sellerich	sellerich	50.233	6.283	2	0
de	12	Sellin	sellin	53.885	11.608	2	2547
de	07	Selm	selm	51.697	7.468	2	27540
de	12	Selmsdorf	selmsdorf	53.882	10.86	2	2261
de	12	Selpin	selpin	54.028	12.465	2	0
de	06	Selsingen	selsingen	53.373	9.213	2	3310
de	05	Selters	selters	50.517	8.29	2	8235
de	08	Selters	selters	50.533	7.756	2	2711
de	05	Selters (Taunus)	selters taunus	50.517	8.29	2	0
de	08	Selters (Westerwald)	selters westerwald	50.537	7.745	2	0
de	08	Selzen	selzen	49.861	8.255	2	1557
de	08	Sembach	sembach	49.512	7.867	2	1199
de	12	Semlow	semlow	54.111	12.661	2	0
de	02	Senden	senden	48.324	10.044	2	22275
de	07	Senden	senden	51.856	7.483	2	20363
de	07	Sendenhorst	sendenhorst	51.843	7.83	2	13316
de	11	Senftenberg	senftenberg	51.525	14.002	2	28988
de	02	Sengenthal	sengenthal	49.233	11.467	2	2633
de	08	Sengerich	sengerich	50.132	6.451	20	0
de	08	Senheim	senheim	50.156	7.056	6	0
de	14	Sennewitz	sennewitz	51.543	11.952	2	1684
de	02	Sennfeld	sennfeld	50.039	10.26	2	4054
de	08	Senscheid	senscheid	50.431	6.962	13	0
de	08	Sensweiler	sensweiler	49.596	7.249	20	0
de	15	Serba	serba	50.942	11.756	2	0
de	08	Serrig	serrig	49.575	6.575	2	1580
de	01	Sersheim	sersheim	48.967	9.017	2	5199
de	08	Sessenbach	sessenbach	50.467	7.633	2	0
de	08	Sessenhausen	sessenhausen	50.517	7.811	2	0
de	10	Seth	seth	53.847	10.174	2	2026
de	01	Setzingen	setzingen	48.496	10.118	2	0
de	02	Seubersdorf	seubersdorf	49.162	11.627	2	5035
de	02	Seubersdorf in der Oberpfalz	seubersdorf in der oberpfalz	49.162	11.627	2	0
de	02	Seukendorf	seukendorf	49.488	10.88	2	3287
de	06	Seulingen	seulingen	51.541	10.163	2	1472
de	08	Sevenig (Our)	sevenig our	50.144	6.445	21	0
de	08	Sevenig bei Neuerburg	sevenig bei neuerburg	50.001	6.948	2	0
de	01	Sexau	sexau	48.102	7.908	2	3186
de	02	Seybothenreuth	seybothenreuth	49.894	11.705	2	1373
de	14	Seyda	seyda	51.882	12.908	2	1043
de	02	Seßlach	sesslach	50.19	10.842	2	4088
de	06	Sibbesse	sibbesse	52.05	9.9	2	2810
de	01	Sickenhausen	sickenhausen	48.533	9.181	2	2000
de	15	Sickerode	sickerode	51.367	10.143	2	0
de	06	Sickte	sickte	52.218	10.642	2	5755
de	08	Siebeldingen	siebeldingen	49.209	8.051	2	1056
de	08	Siebenbach	siebenbach	50.33	7.216	2	0
de	10	Siebenbäumen	siebenbaumen	53.751	10.438	2	0
de	10	Siebeneichen	siebeneichen	53.491	10.628	2	0
de	12	Siedenbollentin	siedenbollentin	53.774	13.273	2	0
de	12	Siedenbrünzow	siedenbrunzow	53.81	12.967	2	0
de	06	Siedenburg	siedenburg	52.693	8.94	2	1349
de	08	Siefersheim	siefersheim	49.8	7.95	2	1287
de	05	Siegbach	siegbach	50.675	8.232	8	0
de	07	Siegburg	siegburg	50.8	7.208	2	39135
de	01	Siegelsbach	siegelsbach	49.27	9.09	2	1677
de	07	Siegen	siegen	50.875	8.024	3	107242
de	02	Siegenburg	siegenburg	48.754	11.848	2	3376
de	06	Siegfriedviertel	siegfriedviertel	52.289	10.533	2	7477
de	02	Siegsdorf	siegsdorf	47.823	12.643	2	8230
de	11	Siehdichum	siehdichum	52.15	14.65	2	0
de	10	Siek	siek	53.633	10.3	2	1958
de	02	Sielenbach	sielenbach	48.4	11.167	2	1446
de	16	Siemensstadt	siemensstadt	52.541	13.263	2	11899
de	12	Siemz-Niendorf	siemz niendorf	53.868	11.749	2	0
de	08	Sien	sien	49.596	7.249	20	0
de	08	Sienhachenbach	sienhachenbach	49.596	7.249	20	0
de	10	Sierksdorf	sierksdorf	54.067	10.767	2	1489
de	10	Sierksrade	sierksrade	53.751	10.438	2	0
de	08	Sierscheid	sierscheid	50.431	6.962	13	0
de	07	Siersdorf	siersdorf	50.898	6.227	2	2768
de	08	Siershahn	siershahn	50.486	7.78	2	2879
de	14	Siersleben	siersleben	51.604	11.543	2	1575
de	08	Siesbach	siesbach	49.432	7.36	2	0
de	12	Sietow	sietow	53.422	12.789	22	0
de	11	Sieversdorf-Hohenofen	sieversdorf hohenofen	52.848	12.561	2	0
de	10	Sievershütten	sievershutten	53.842	10.112	2	1161
de	10	Sieverstedt	sieverstedt	54.641	9.469	2	1653
de	12	Siggelkow	siggelkow	53.387	11.938	2	1056
de	01	Sigmaringen	sigmaringen	48.088	9.23	2	16592
de	01	Sigmaringendorf	sigmaringendorf	48.066	9.262	2	3827
de	02	Sigmarszell	sigmarszell	47.583	9.767	2	2641
de	10	Silberstedt	silberstedt	54.517	9.383	2	2213
de	15	Silbitz	silbitz	50.978	11.78	8	0
de	06	Sillenstede	sillenstede	53.574	7.985	2	2220
de	12	Silz	silz	53.509	13.046	6	0
de	08	Silz	silz	49.205	7.873	2	0
de	10	Silzen	silzen	53.967	9.617	2	0
de	02	Simbach	simbach	48.566	12.739	2	3672
de	02	Simbach am Inn	simbach am inn	48.265	13.023	2	9979
de	02	Simmelsdorf	simmelsdorf	49.598	11.339	2	3372
de	07	Simmerath	simmerath	50.6	6.3	2	15646
de	08	Simmern	simmern	49.982	7.524	2	7979
de	08	Simmern	simmern	50.389	7.674	2	1518
de	08	Simmern/Hunsrück	simmern hunsruck	49.982	7.524	2	0
de	01	Simmersfeld	simmersfeld	48.617	8.517	2	2207
de	02	Simmershofen	simmershofen	49.544	10.233	2	0
de	08	Simmertal	simmertal	49.81	7.523	2	2009
de	01	Simmozheim	simmozheim	48.751	8.811	2	2731
de	10	Simonsberg	simonsberg	54.486	9.052	2	0
de	01	Simonswald	simonswald	48.103	8.033	3	0
de	01	Sindelfingen	sindelfingen	48.7	9.017	2	61311
de	02	Sindelsdorf	sindelsdorf	47.725	11.333	2	1036
de	01	Singen	singen	47.759	8.84	2	45696
de	01	Singen (Hohentwiel)	singen hohentwiel	47.759	8.84	2	0
de	08	Singhofen	singhofen	50.274	7.833	2	1895
de	05	Sinn	sinn	50.65	8.333	2	6634
de	07	Sinnersdorf	sinnersdorf	51.024	6.818	2	5727
de	05	Sinntal	sinntal	50.358	9.439	8	0
de	01	Sinsheim	sinsheim	49.253	8.879	2	35219
de	08	Sinspelt	sinspelt	49.936	6.295	2	0
de	01	Sinzheim	sinzheim	48.767	8.167	2	11078
de	08	Sinzig	sinzig	50.544	7.246	2	17880
de	02	Sinzing	sinzing	49	12.033	2	6724
de	08	Sippersfeld	sippersfeld	49.55	7.933	2	1217
de	01	Sipplingen	sipplingen	47.797	9.097	2	2132
de	10	Sirksfelde	sirksfelde	53.522	10.28	2	0
de	06	Sittensen	sittensen	53.276	9.504	2	5462
de	08	Sitters	sitters	49.728	7.773	2	0
de	15	Sitzendorf	sitzendorf	50.632	11.172	2	1051
de	06	Soderstorf	soderstorf	53.143	10.148	2	1536
de	07	Soest	soest	51.576	8.106	2	48037
de	13	Sohland	sohland	51.041	14.419	2	7682
de	13	Sohland am Rotstein	sohland am rotstein	51.116	14.784	2	1433
de	13	Sohland an der Spree	sohland an der spree	51.116	14.784	2	0
de	08	Sohren	sohren	49.933	7.317	2	3551
de	08	Sohrschied	sohrschied	49.941	7.52	14	0
de	07	Solingen	solingen	51.173	7.085	3	164359
de	15	Solkwitz	solkwitz	50.699	11.596	2	0
de	10	Sollerup	sollerup	54.617	9.371	2	0
de	15	Sollstedt	sollstedt	51.31	10.488	2	3154
de	10	Sollwitt	sollwitt	54.567	9.183	2	0
de	05	Solms	solms	50.536	8.407	2	13250
de	02	Solnhofen	solnhofen	48.896	10.996	2	1817
de	06	Soltau	soltau	52.986	9.843	2	21945
de	06	Soltendieck	soltendieck	52.874	10.762	2	1076
de	02	Sommerach	sommerach	49.829	10.208	2	1432
de	08	Sommerau	sommerau	49.724	6.758	2	0
de	02	Sommerhausen	sommerhausen	49.704	10.026	2	1664
de	02	Sommerkahl	sommerkahl	50.07	9.257	2	1222
de	10	Sommerland	sommerland	53.812	9.623	2	0
de	08	Sommerloch	sommerloch	49.859	7.784	2	0
de	14	Sommersdorf	sommersdorf	52.167	11.083	2	1108
de	02	Sonderhofen	sonderhofen	49.675	9.969	22	0
de	15	Sondershausen	sondershausen	51.37	10.87	2	21802
de	02	Sondheim v.d.Rhön	sondheim v d rhon	50.457	10.217	9	0
de	02	Sondheim vor der Rhön	sondheim vor der rhon	50.465	10.157	2	1025
de	15	Sonneberg	sonneberg	50.359	11.175	2	23908
de	15	Sonneborn	sonneborn	50.993	10.592	2	1283
de	02	Sonnefeld	sonnefeld	50.217	11.133	2	5345
de	02	Sonnen	sonnen	48.683	13.717	2	1528
de	11	Sonnenberg	sonnenberg	53.015	13.15	2	0
de	08	Sonnenberg-Winnenberg	sonnenberg winnenberg	49.432	7.36	2	0
de	01	Sonnenbühl	sonnenbuhl	48.394	9.226	15	0
de	15	Sonnenstein	sonnenstein	51.351	10.338	12	0
de	11	Sonnewalde	sonnewalde	51.692	13.647	2	3692
de	08	Sonnschied	sonnschied	49.596	7.249	20	0
de	07	Sonsbeck	sonsbeck	51.607	6.379	2	8604
de	02	Sontheim	sontheim	48.007	10.355	2	2490
de	01	Sontheim an der Brenz	sontheim an der brenz	48.552	10.291	2	5656
de	02	Sonthofen	sonthofen	47.518	10.283	2	21285
de	05	Sontra	sontra	51.072	9.936	2	8624
de	10	Sophienhamm	sophienhamm	54.3	9.5	2	0
de	13	Sosa	sosa	50.499	12.651	2	2223
de	08	Sosberg	sosberg	50.029	7.182	2	0
de	06	Sottrum	sottrum	53.117	9.233	2	6131
de	02	Soyen	soyen	48.108	12.21	2	2712
de	08	Spabrücken	spabrucken	49.9	7.717	2	1218
de	06	Spahnharrenstätte	spahnharrenstatte	52.853	7.516	2	0
de	01	Spaichingen	spaichingen	48.075	8.735	2	12466
de	08	Spall	spall	49.859	7.784	2	0
de	02	Spalt	spalt	49.176	10.925	2	5216
de	16	Spandau	spandau	52.551	13.199	2	34506
de	08	Spangdahlem	spangdahlem	49.933	6.831	8	0
de	05	Spangenberg	spangenberg	51.116	9.663	2	6570
de	12	Spantekow	spantekow	53.631	13.452	3	0
de	02	Spardorf	spardorf	49.609	11.056	2	1953
de	02	Sparneck	sparneck	50.162	11.843	2	1802
de	02	Spatzenhausen	spatzenhausen	47.683	11.201	3	0
de	08	Spay	spay	50.259	7.648	2	2056
de	01	Spechbach	spechbach	49.346	8.883	2	1734
de	08	Speicher	speicher	49.933	6.633	2	2970
de	02	Speichersdorf	speichersdorf	49.871	11.781	2	6284
de	02	Speinshart	speinshart	49.79	11.819	2	1181
de	06	Spelle	spelle	52.367	7.467	2	8327
de	07	Spenge	spenge	52.14	8.485	2	15625
de	11	Sperenberg	sperenberg	52.141	13.365	2	2180
de	14	Spergau	spergau	51.293	12.023	2	1095
de	08	Spesenroth	spesenroth	50.447	7.312	2	0
de	08	Spessart	spessart	50.42	7.117	2	0
de	08	Speyer	speyer	49.321	8.431	2	50343
de	02	Spiegelau	spiegelau	48.915	13.362	2	4132
de	01	Spiegelberg	spiegelberg	49.041	9.444	2	2178
de	06	Spiekeroog	spiekeroog	53.682	7.69	30	0
de	09	Spiesen-Elversberg	spiesen elversberg	49.317	7.133	2	14570
de	08	Spiesheim	spiesheim	49.81	8.127	2	1012
de	08	Spirkelbach	spirkelbach	49.209	7.873	2	0
de	12	Splietsdorf	splietsdorf	54.225	13.15	40	0
de	08	Sponheim	sponheim	49.859	7.784	2	0
de	12	Sponholz	sponholz	53.597	13.274	2	0
de	12	Spornitz	spornitz	53.407	11.719	2	1568
de	01	Spraitbach	spraitbach	48.881	9.762	2	3550
de	10	Sprakebüll	sprakebull	54.767	8.997	2	0
de	06	Sprakensehl	sprakensehl	52.767	10.492	2	1313
de	11	Spreenhagen	spreenhagen	52.343	13.877	2	3530
de	13	Spreetal - Sprjewiny Doł	spreetal sprjewiny doł	51.434	14.245	24	0
de	11	Spreewaldheide	spreewaldheide	51.921	14.104	2	0
de	11	Spremberg	spremberg	51.583	14.617	2	0
de	08	Sprendlingen	sprendlingen	49.867	7.983	2	4014
de	06	Springe	springe	52.208	9.554	2	29828
de	07	Sprockhövel	sprockhovel	51.347	7.243	2	26400
de	15	Sprötau	sprotau	51.159	11.115	2	0
de	04	St. Georg	st georg	53.555	10.012	2	12802
de	04	St. Pauli	st pauli	53.557	9.964	2	27612
de	16	Staaken	staaken	52.537	13.151	2	42566
de	06	Stade	stade	53.593	9.476	2	45634
de	08	Stadecken-Elsheim	stadecken elsheim	49.912	8.125	2	4438
de	02	Stadelhofen	stadelhofen	50.003	11.198	2	1264
de	06	Stadensen	stadensen	52.876	10.556	2	1374
de	06	Stadland	stadland	52.94	7.384	11	0
de	02	Stadlern	stadlern	49.431	12.262	13	0
de	13	Stadt Wehlen	stadt wehlen	50.958	14.031	2	1733
de	05	Stadtallendorf	stadtallendorf	50.823	9.013	2	21720
de	02	Stadtbergen	stadtbergen	48.366	10.846	2	14705
de	06	Stadthagen	stadthagen	52.323	9.203	2	23076
de	15	Stadtilm	stadtilm	50.776	11.083	2	5265
de	06	Stadtkern	stadtkern	52.263	10.521	2	4881
de	08	Stadtkyll	stadtkyll	50.35	6.533	2	1600
de	02	Stadtlauringen	stadtlauringen	50.187	10.362	2	4496
de	15	Stadtlengsfeld	stadtlengsfeld	50.783	10.129	2	2698
de	07	Stadtlohn	stadtlohn	51.994	6.919	2	20602
de	06	Stadtoldendorf	stadtoldendorf	51.882	9.627	2	6082
de	02	Stadtprozelten	stadtprozelten	49.785	9.412	2	1702
de	16	Stadtrandsiedlung Malchow	stadtrandsiedlung malchow	52.583	13.478	2	1123
de	15	Stadtroda	stadtroda	50.857	11.727	2	6695
de	02	Stadtsteinach	stadtsteinach	50.164	11.503	2	3563
de	10	Stadum	stadum	54.733	9.05	2	1058
de	06	Staffhorst	staffhorst	52.693	8.94	2	0
de	10	Stafstedt	stafstedt	54.246	9.596	17	0
de	08	Stahlberg	stahlberg	49.583	7.883	2	0
de	08	Stahlhofen	stahlhofen	50.43	7.875	2	0
de	08	Stahlhofen am Wiesensee	stahlhofen am wiesensee	50.578	7.946	2	0
de	11	Stahnsdorf	stahnsdorf	52.383	13.217	2	12964
de	01	Staig	staig	48.3	9.991	2	3205
de	10	Stakendorf	stakendorf	54.34	10.091	18	232758
de	02	Stallwang	stallwang	48.558	12.231	2	1382
de	02	Stammbach	stammbach	50.146	11.691	2	2623
de	02	Stammham	stammham	48.296	11.87	2	3487
de	02	Stammham	stammham	48.25	12.883	2	1044
de	02	Stamsried	stamsried	49.268	12.531	2	2276
de	08	Standenbühl	standenbuhl	49.603	8.011	2	0
de	10	Stangheck	stangheck	54.75	9.9	2	0
de	10	Stapel	stapel	54.417	9.143	15	0
de	14	Stapelburg	stapelburg	51.901	10.662	2	1386
de	10	Stapelfeld	stapelfeld	53.6	10.217	2	1586
de	15	Starkenberg	starkenberg	51.019	12.355	2	0
de	08	Starkenburg	starkenburg	49.977	7.135	7	0
de	02	Starnberg	starnberg	48.002	11.344	2	23086
de	01	Starzach	starzach	48.369	8.692	6	0
de	13	Stauchitz	stauchitz	51.243	13.214	2	3463
de	02	Staudach-Egerndach	staudach egerndach	47.783	12.483	2	1172
de	08	Staudernheim	staudernheim	49.777	7.689	2	1601
de	08	Staudt	staudt	50.483	7.765	2	0
de	01	Staufen	staufen	47.757	8.211	2	7779
de	01	Staufen im Breisgau	staufen im breisgau	48.135	8.003	12	0
de	05	Staufenberg	staufenberg	50.662	8.732	2	8346
de	12	Staven	staven	53.597	13.274	2	0
de	12	Stavenhagen	stavenhagen	53.84	12.803	8	0
de	06	Stavern	stavern	52.768	7.462	2	0
de	14	Staßfurt	stassfurt	51.852	11.585	2	22960
de	08	Stebach	stebach	50.5	7.633	2	0
de	11	Stechlin	stechlin	53.015	13.15	2	0
de	11	Stechow-Ferchesar	stechow ferchesar	52.6	12.5	2	0
de	10	Stedesand	stedesand	54.758	8.869	2	0
de	06	Stedesdorf	stedesdorf	53.633	7.667	2	1715
de	14	Stedten	stedten	51.443	11.693	2	1115
de	05	Steeden	steeden	50.415	8.127	2	1526
de	10	Steenfeld	steenfeld	54.133	9.417	2	0
de	08	Steffeln	steffeln	50.267	6.489	11	0
de	05	Steffenberg	steffenberg	50.877	8.571	32	0
de	12	Steffenshagen	steffenshagen	54.105	11.908	2	0
de	02	Stegaurach	stegaurach	49.865	10.844	2	6804
de	01	Stegen	stegen	47.983	7.967	2	4490
de	16	Steglitz	steglitz	52.456	13.332	2	72464
de	14	Steigra	steigra	51.37	11.635	2	0
de	04	Steilshoop	steilshoop	53.61	10.059	2	19343
de	06	Steimbke	steimbke	52.655	9.391	2	2505
de	08	Steimel	steimel	50.617	7.633	2	1349
de	02	Stein	stein	49.416	11.016	2	13902
de	08	Stein-Bockenheim	stein bockenheim	49.736	8.07	2	0
de	08	Stein-Neukirch	stein neukirch	50.67	8.04	2	0
de	07	Stein-Wingert	stein wingert	50.851	7.732	2	0
de	13	Steina	steina	51.2	14.05	2	1842
de	15	Steinach	steinach	50.431	11.159	2	4729
de	01	Steinach	steinach	48.3	8.05	2	3924
de	02	Steinach	steinach	48.954	12.607	2	2938
de	08	Steinalben	steinalben	49.378	7.599	2	0
de	05	Steinau an der Straße	steinau an der strasse	50.314	9.463	2	11302
de	02	Steinbach	steinbach	50.153	11.651	2	3522
de	15	Steinbach	steinbach	50.833	10.364	2	1345
de	08	Steinbach am Donnersberg	steinbach am donnersberg	49.583	7.883	2	0
de	08	Steinbach am Glan	steinbach am glan	49.467	7.398	2	0
de	05	Steinbach am Taunus	steinbach am taunus	50.168	8.573	2	10170
de	02	Steinbach am Wald	steinbach am wald	50.153	11.651	2	0
de	15	Steinbach-Hallenberg	steinbach hallenberg	50.696	10.565	2	5053
de	10	Steinberg	steinberg	54.767	9.783	2	1031
de	02	Steinberg am See	steinberg am see	49.34	12.38	15	0
de	10	Steinbergkirche	steinbergkirche	54.755	9.761	2	1445
de	08	Steinborn	steinborn	50.039	6.595	2	0
de	10	Steinburg	steinburg	53.68	10.323	8	0
de	02	Steindorf	steindorf	48.168	11.147	10	0
de	07	Steinebach an der Wied	steinebach an der wied	50.851	7.732	2	0
de	08	Steinebach/Sieg	steinebach sieg	50.661	8.005	2	0
de	08	Steineberg	steineberg	50.069	6.826	2	0
de	08	Steinefrenz	steinefrenz	50.468	7.946	2	0
de	01	Steinen	steinen	47.644	7.739	2	10128
de	01	Steinenbronn	steinenbronn	48.667	9.117	2	6089
de	08	Steineroth	steineroth	50.79	7.873	2	0
de	06	Steinfeld	steinfeld	52.586	8.214	2	9392
de	02	Steinfeld	steinfeld	49.953	9.669	2	2302
de	08	Steinfeld	steinfeld	49.048	8.037	2	1998
de	07	Steinfurt	steinfurt	52.15	7.337	2	34601
de	02	Steingaden	steingaden	47.7	10.867	2	2828
de	07	Steinhagen	steinhagen	52	8.4	2	19869
de	12	Steinhagen	steinhagen	54.226	12.989	2	2738
de	01	Steinhausen an der Rottum	steinhausen an der rottum	48.07	9.954	2	0
de	15	Steinheid	steinheid	50.465	11.083	2	1311
de	07	Steinheim	steinheim	51.871	9.091	2	13797
de	02	Steinheim	steinheim	48.015	10.161	2	2878
de	01	Steinheim am Albuch	steinheim am albuch	48.691	10.064	2	9013
de	01	Steinheim am der Murr	steinheim am der murr	48.968	9.277	2	11374
de	01	Steinheim an der Murr	steinheim an der murr	48.958	9.267	2	0
de	15	Steinheuterode	steinheuterode	51.366	10.042	2	0
de	06	Steinhorst	steinhorst	52.683	10.4	2	1397
de	11	Steinhöfel	steinhofel	52.4	14.167	2	4672
de	02	Steinhöring	steinhoring	48.087	12.031	2	3759
de	13	Steinigtwolmsdorf	steinigtwolmsdorf	51.063	14.345	2	3422
de	08	Steiningen	steiningen	50.069	6.826	2	0
de	06	Steinkirchen	steinkirchen	53.566	9.611	2	1650
de	02	Steinkirchen	steinkirchen	48.383	12.083	2	1185
de	01	Steinmauern	steinmauern	48.901	8.197	2	2916
de	11	Steinreich	steinreich	51.972	13.601	2	0
de	08	Steinsberg	steinsberg	50.413	7.731	2	0
de	02	Steinsfeld	steinsfeld	49.417	10.217	2	1308
de	08	Steinweiler	steinweiler	49.121	8.141	2	1843
de	08	Steinwenden	steinwenden	49.457	7.527	2	2535
de	02	Steinwiesen	steinwiesen	50.294	11.463	2	3869
de	01	Steißlingen	steisslingen	47.8	8.933	2	4457
de	06	Stelle	stelle	53.384	10.111	2	11073
de	10	Stelle-Wittenwurth	stelle wittenwurth	54.234	9.091	2	0
de	04	Stellingen	stellingen	53.592	9.929	2	23472
de	08	Stelzenberg	stelzenberg	49.378	7.738	2	1291
de	06	Stemmen	stemmen	53.184	9.626	2	0
de	06	Stemshorn	stemshorn	52.466	8.387	2	0
de	07	Stemwede	stemwede	52.357	8.571	9	0
de	14	Stendal	stendal	52.607	11.859	2	37722
de	12	Stepenitztal	stepenitztal	53.861	11.213	2	0
de	02	Stephanskirchen	stephanskirchen	47.854	12.186	2	9554
de	02	Stephansposching	stephansposching	48.817	12.8	2	3080
de	10	Sterley	sterley	54.05	10.417	2	0
de	12	Sternberg	sternberg	53.712	11.827	2	4863
de	01	Sternenfels	sternenfels	49.051	8.851	2	2797
de	10	Sterup	sterup	54.727	9.736	2	1449
de	02	Stetten	stetten	48.024	10.445	2	1365
de	01	Stetten am Kalten Markt	stetten am kalten markt	48.124	9.078	2	5471
de	02	Stettfeld	stettfeld	49.971	10.722	2	1302
de	06	Steyerberg	steyerberg	52.57	9.024	2	5368
de	02	Stiefenhofen	stiefenhofen	47.593	10.004	2	1738
de	01	Stimpfach	stimpfach	49.061	10.093	2	3129
de	06	Stinstedt	stinstedt	53.737	8.868	6	0
de	10	Stipsdorf	stipsdorf	54.311	10.888	25	0
de	08	Stipshausen	stipshausen	49.596	7.249	20	0
de	01	Stockach	stockach	47.851	9.009	2	16844
de	10	Stockelsdorf	stockelsdorf	53.892	10.647	2	16562
de	08	Stockem	stockem	49.942	6.402	2	0
de	08	Stockhausen-Illfurth	stockhausen illfurth	50.667	8.017	2	0
de	02	Stockheim	stockheim	50.306	11.282	2	5286
de	02	Stockheim	stockheim	50.46	10.273	2	1142
de	10	Stocksee	stocksee	54.509	9.844	14	0
de	02	Stockstadt am Main	stockstadt am main	49.97	9.072	2	7663
de	05	Stockstadt am Rhein	stockstadt am rhein	49.809	8.473	2	5741
de	08	Stockum-Püschen	stockum puschen	50.578	7.946	2	0
de	06	Stoetze	stoetze	52.98	10.728	13	0
de	07	Stolberg	stolberg	50.774	6.226	2	58874
de	14	Stolberg	stolberg	51.574	10.956	2	1401
de	10	Stolk	stolk	54.618	9.63	25	0
de	13	Stollberg	stollberg	50.71	12.78	2	12948
de	13	Stollberg/Erzgebirge	stollberg erzgebirge	50.712	12.781	2	0
de	10	Stolpe	stolpe	54.133	10.217	2	1322
de	12	Stolpe an der Peene	stolpe an der peene	53.631	13.452	27	0
de	12	Stolpe auf Usedom	stolpe auf usedom	54.184	13.589	22	0
de	13	Stolpen	stolpen	51.049	14.079	2	6284
de	10	Stoltebüll	stoltebull	54.664	9.814	8	0
de	10	Stoltenberg	stoltenberg	54.355	10.256	26	0
de	06	Stolzenau	stolzenau	52.517	9.067	2	7473
de	11	Storbeck-Frankendorf	storbeck frankendorf	52.931	12.811	2	0
de	11	Storkow	storkow	52.257	13.933	2	9550
de	11	Storkow (Mark)	storkow mark	52.257	13.933	2	0
de	07	Stoßdorf	stossdorf	50.782	7.251	2	1739
de	07	Straelen	straelen	51.442	6.266	2	15325
de	02	Strahlungen	strahlungen	50.337	10.261	2	0
de	12	Stralendorf	stralendorf	53.575	11.304	2	1536
de	12	Stralsund	stralsund	54.309	13.082	2	58976
de	10	Strande	strande	54.433	10.167	2	1552
de	12	Strasburg	strasburg	53.51	13.745	2	6286
de	12	Strasburg (Uckermark)	strasburg uckermark	53.51	13.745	2	0
de	01	Straubenhardt	straubenhardt	48.779	8.538	14	0
de	02	Straubing	straubing	48.881	12.574	2	44580
de	15	Straufhain	straufhain	50.426	10.732	2	0
de	11	Straupitz	straupitz	51.914	14.123	2	1098
de	11	Strausberg	strausberg	52.579	13.887	2	26649
de	15	Straußfurt	straussfurt	51.167	10.983	2	1963
de	01	Straßberg	strassberg	48.178	9.091	2	2755
de	08	Straßenhaus	strassenhaus	50.527	7.451	8	0
de	02	Straßkirchen	strasskirchen	48.831	12.721	2	3348
de	02	Straßlach-Dingharting	strasslach dingharting	48.005	11.514	2	2899
de	13	Strehla	strehla	51.352	13.227	2	4231
de	07	Streithausen	streithausen	50.851	7.732	2	0
de	08	Strickscheid	strickscheid	50.267	6.489	11	0
de	13	Striegistal	striegistal	50.984	13.097	2	0
de	12	Strohkirchen	strohkirchen	53.431	11.192	2	0
de	08	Strohn	strohn	50.128	6.904	2	0
de	08	Stromberg	stromberg	50.458	7.6	2	3221
de	08	Strotzbüsch	strotzbusch	50.069	6.826	2	0
de	10	Struckum	struckum	54.615	8.967	2	0
de	10	Strukdorf	strukdorf	53.895	10.235	7	0
de	02	Strullendorf	strullendorf	49.844	10.972	2	7926
de	13	Struppen	struppen	50.933	14.017	2	2749
de	10	Struvenhütten	struvenhutten	53.867	10.05	2	1062
de	10	Struxdorf	struxdorf	54.667	9.717	2	0
de	14	Ströbeck	strobeck	51.914	10.944	2	1181
de	10	Strübbel	strubbel	54.234	9.164	13	0
de	08	Strüth	struth	50.223	7.862	2	0
de	10	Stubben	stubben	53.751	10.438	2	0
de	12	Stubbendorf	stubbendorf	54.028	12.465	2	0
de	02	Stubenberg	stubenberg	48.317	13.083	2	1503
de	12	Stuer	stuer	53.422	12.789	22	0
de	06	Stuhr	stuhr	53.033	8.75	2	32507
de	02	Stulln	stulln	49.417	12.133	2	1683
de	01	Stutensee	stutensee	48.968	8.351	6	0
de	01	Stuttgart	stuttgart	48.782	9.177	5	589793
de	01	Stuttgart Feuerbach	stuttgart feuerbach	48.809	9.157	2	28046
de	01	Stuttgart Mühlhausen	stuttgart muhlhausen	48.842	9.23	2	26111
de	01	Stuttgart-Ost	stuttgart ost	48.784	9.21	2	47500
de	10	Stuvenborn	stuvenborn	53.842	10.112	2	0
de	12	Stäbelow	stabelow	54.041	12.023	2	1250
de	06	Stöckheim	stockheim	52.211	10.522	2	6393
de	06	Stöckse	stockse	52.641	9.34	2	1400
de	01	Stödtlen	stodtlen	49	10.3	2	1957
de	10	Stördorf	stordorf	54.014	9.559	2	0
de	10	Störkathen	storkathen	53.952	9.72	2	0
de	02	Störnstein	stornstein	49.732	12.205	2	1445
de	02	Stötten a.Auerberg	stotten a auerberg	47.866	10.614	16	0
de	02	Stötten am Auerberg	stotten am auerberg	47.739	10.689	2	1856
de	02	Stöttwang	stottwang	47.883	10.717	2	1847
de	14	Stößen	stossen	51.114	11.924	2	1191
de	11	Stüdenitz-Schönermark	studenitz schonermark	52.848	12.561	2	0
de	01	Stühlingen	stuhlingen	47.746	8.448	2	5297
de	08	Stürzelbach	sturzelbach	50.617	7.633	2	0
de	13	Stützengrün	stutzengrun	50.533	12.533	2	3900
de	15	Stützerbach	stutzerbach	50.633	10.867	2	1698
de	06	Suddendorf	suddendorf	52.301	7.226	2	1091
de	06	Suderburg	suderburg	52.896	10.451	2	4778
de	06	Sudwalde	sudwalde	52.793	8.836	2	1159
de	02	Sugenheim	sugenheim	49.603	10.436	2	2388
de	15	Suhl	suhl	50.609	10.694	2	43509
de	06	Suhlendorf	suhlendorf	52.933	10.767	2	2661
de	12	Sukow	sukow	53.544	11.562	2	1505
de	12	Sukow-Levitzow	sukow levitzow	53.878	12.616	2	0
de	06	Sulingen	sulingen	52.684	8.809	2	12835
de	01	Sulz am Neckar	sulz am neckar	48.362	8.633	2	12763
de	15	Sulza	sulza	50.922	11.587	2	104712
de	09	Sulzbach	sulzbach	49.299	7.057	2	18364
de	05	Sulzbach	sulzbach	50.134	8.528	2	8149
de	02	Sulzbach am Main	sulzbach am main	49.911	9.153	2	7057
de	01	Sulzbach an der Murr	sulzbach an der murr	49.003	9.5	2	5469
de	01	Sulzbach-Laufen	sulzbach laufen	49.003	9.5	2	0
de	02	Sulzbach-Rosenberg	sulzbach rosenberg	49.501	11.746	2	20780
de	09	Sulzbach/Saar	sulzbach saar	49.299	7.057	2	0
de	08	Sulzbachtal	sulzbachtal	49.5	7.7	2	0
de	02	Sulzberg	sulzberg	47.66	10.35	2	4587
de	01	Sulzburg	sulzburg	47.841	7.708	2	2717
de	02	Sulzdorf	sulzdorf	49.65	9.904	2	1287
de	02	Sulzdorf a.d.Lederhecke	sulzdorf a d lederhecke	49.978	10.271	12	0
de	02	Sulzemoos	sulzemoos	48.291	11.264	2	2507
de	01	Sulzfeld	sulzfeld	49.105	8.856	2	4677
de	02	Sulzfeld	sulzfeld	50.26	10.405	2	1808
de	02	Sulzfeld am Main	sulzfeld am main	49.707	10.132	2	1293
de	02	Sulzheim	sulzheim	49.95	10.333	2	2014
de	08	Sulzheim	sulzheim	49.843	8.092	2	1059
de	02	Sulzthal	sulzthal	50.149	10.023	2	0
de	07	Sundern	sundern	51.328	8.004	2	29609
de	12	Sundhagen	sundhagen	54.286	13.248	37	0
de	15	Sundhausen	sundhausen	51.109	10.641	2	0
de	02	Surberg	surberg	47.867	12.7	2	3176
de	06	Surwold	surwold	52.978	7.515	2	4421
de	06	Sustrum	sustrum	52.917	7.283	2	1258
de	06	Suthfeld	suthfeld	52.394	9.283	11	0
de	07	Swisttal	swisttal	50.665	6.713	18	0
de	11	Sydower Fließ	sydower fliess	52.874	13.819	2	0
de	06	Syke	syke	52.913	8.822	2	24274
de	10	Sylt	sylt	54.797	8.743	19	0
de	10	Sylt-Ost	sylt ost	54.861	8.411	2	5806
de	13	Syrau	syrau	50.543	12.079	2	1754
de	02	Syrgenstein	syrgenstein	48.63	10.361	6	0
de	02	Söchtenau	sochtenau	47.931	12.23	2	2616
de	05	Södel	sodel	50.394	8.805	2	2380
de	06	Sögel	sogel	52.85	7.517	2	6825
de	06	Söhlde	sohlde	52.189	10.232	2	8361
de	05	Söhrewald	sohrewald	51.116	9.531	6	0
de	01	Sölden	solden	47.933	7.817	2	1191
de	06	Söllingen	sollingen	52.163	10.929	10	0
de	15	Sömmerda	sommerda	51.159	11.115	2	20853
de	10	Sönnebüll	sonnebull	54.615	8.967	2	0
de	10	Sören	soren	54.332	10.009	12	0
de	08	Sörgenloch	sorgenloch	49.883	8.201	2	1197
de	08	Sörth	sorth	50.7	7.667	2	0
de	10	Sörup	sorup	54.717	9.667	2	4118
de	06	Südbrookmerland	sudbrookmerland	53.454	7.556	3	0
de	15	Südeichsfeld	sudeichsfeld	51.277	10.482	3	0
de	10	Süderau	suderau	53.837	9.488	2	0
de	10	Süderbrarup	suderbrarup	54.633	9.783	2	3887
de	10	Süderdeich	suderdeich	54.225	9.119	2	0
de	10	Süderdorf	suderdorf	54.217	9.283	2	0
de	10	Süderende	suderende	54.691	8.567	2	0
de	10	Süderfahrenstedt	suderfahrenstedt	54.618	9.63	25	0
de	06	Südergellersen	sudergellersen	53.217	10.3	2	1595
de	10	Süderhackstedt	suderhackstedt	54.722	9.525	3	0
de	10	Süderhastedt	suderhastedt	54.027	9.084	19	0
de	10	Süderheistedt	suderheistedt	54.283	9.167	2	0
de	12	Süderholz	suderholz	54.254	13.199	40	0
de	10	Süderhöft	suderhoft	54.397	9.186	2	0
de	10	Süderlügum	suderlugum	54.874	8.911	2	2242
de	10	Südermarsch	sudermarsch	54.486	9.087	3	0
de	10	Süderstapel	suderstapel	54.35	9.219	2	1053
de	14	Südharz	sudharz	51.456	11.007	2	0
de	06	Südheide	sudheide	52.727	9.964	3	0
de	14	Südliches Anhalt	sudliches anhalt	51.752	11.971	3	0
de	07	Südlohn	sudlohn	51.933	6.867	2	9024
de	12	Südmüritz	sudmuritz	53.376	12.604	2	0
de	06	Südstadt	sudstadt	52.233	10.558	2	2781
de	10	Sülfeld	sulfeld	53.8	10.233	2	3349
de	08	Sülm	sulm	50.082	6.564	2	0
de	12	Sülstorf	sulstorf	53.509	11.375	2	1011
de	14	Sülzetal	sulzetal	52.168	11.702	7	0
de	02	Sünching	sunching	48.879	12.351	2	1934
de	14	Süplingen	suplingen	52.288	11.325	2	1065
de	06	Süpplingen	supplingen	52.228	10.904	2	1857
de	06	Süpplingenburg	supplingenburg	52.215	10.947	6	0
de	10	Süsel	susel	54.081	10.702	2	5338
de	06	Süstedt	sustedt	52.862	8.922	2	1533
de	01	Süßen	sussen	48.679	9.755	2	10167
de	10	Taarstedt	taarstedt	54.588	9.588	21	0
de	15	Tabarz	tabarz	50.875	10.516	2	4192
de	08	Taben-Rodt	taben rodt	49.609	6.539	2	0
de	02	Tacherting	tacherting	48.078	12.57	2	5704
de	02	Taching am See	taching am see	47.959	12.729	2	1937
de	10	Tackesdorf	tackesdorf	54.206	9.524	3	0
de	02	Tagmersheim	tagmersheim	48.817	10.967	2	1083
de	01	Talheim	talheim	49.083	9.193	2	4758
de	01	Talheim	talheim	48.017	8.667	2	1195
de	10	Talkau	talkau	53.503	10.481	2	0
de	08	Talling	talling	49.717	6.983	2	0
de	15	Tambach-Dietharz	tambach dietharz	50.792	10.616	2	4354
de	01	Tamm	tamm	48.92	9.116	2	12129
de	14	Tangerhütte	tangerhutte	52.435	11.807	2	6039
de	14	Tangermünde	tangermunde	52.545	11.976	2	9912
de	10	Tangstedt	tangstedt	53.733	10.083	2	5937
de	10	Tangstedt	tangstedt	53.677	9.849	2	1829
de	05	Tann	tann	50.643	10.024	2	4695
de	02	Tann	tann	48.315	12.893	2	4039
de	15	Tanna	tanna	50.495	11.857	2	4193
de	13	Tannenberg	tannenberg	50.607	12.938	2	1283
de	13	Tannenbergsthal	tannenbergsthal	50.437	12.458	2	1536
de	01	Tannhausen	tannhausen	48.979	10.361	2	1868
de	01	Tannheim	tannheim	48	10.083	2	2346
de	11	Tantow	tantow	52.699	13.597	12	0
de	02	Tapfheim	tapfheim	48.673	10.684	2	4077
de	06	Tappenbeck	tappenbeck	52.471	10.741	2	1274
de	10	Tappendorf	tappendorf	54.089	9.654	2	0
de	10	Tarbek	tarbek	54.067	10.233	2	0
de	06	Tarmstedt	tarmstedt	53.225	9.078	2	3616
de	12	Tarnow	tarnow	53.779	12.018	2	1284
de	10	Tarp	tarp	54.667	9.4	2	5711
de	10	Tasdorf	tasdorf	54.075	9.982	2	0
de	10	Tastrup	tastrup	54.784	9.44	2	0
de	15	Tastungen	tastungen	51.418	10.34	2	0
de	10	Tating	tating	54.326	8.708	2	1022
de	01	Tauberbischofsheim	tauberbischofsheim	49.625	9.663	2	13293
de	02	Tauberrettersheim	tauberrettersheim	49.51	9.971	2	0
de	13	Taucha	taucha	51.383	12.483	2	14552
de	11	Tauche	tauche	52.15	14.167	2	4140
de	11	Tauer	tauer	51.858	14.411	2	0
de	02	Taufkirchen	taufkirchen	48.049	11.617	2	17791
de	02	Taufkirchen	taufkirchen	48.35	12.132	2	8690
de	02	Taufkirchen	taufkirchen	48.15	12.45	2	1307
de	05	Taunusstein	taunusstein	50.15	8.152	2	29501
de	13	Taura	taura	50.917	12.85	2	2609
de	13	Tauscha	tauscha	51.267	13.8	2	1559
de	15	Tautenburg	tautenburg	50.983	11.583	2	0
de	15	Tautendorf	tautendorf	50.857	11.727	2	0
de	15	Tautenhain	tautenhain	50.925	11.919	2	1273
de	08	Tawern	tawern	49.667	6.517	2	2345
de	10	Techelsdorf	techelsdorf	54.25	10.067	2	0
de	12	Techentin	techentin	53.597	12.085	2	0
de	07	Tecklenburg	tecklenburg	52.22	7.814	2	9552
de	15	Tegau	tegau	50.579	11.81	2	0
de	16	Tegel	tegel	52.576	13.294	2	34287
de	02	Tegernheim	tegernheim	49.024	12.173	2	4439
de	02	Tegernsee	tegernsee	47.712	11.758	2	3770
de	14	Teicha	teicha	51.559	11.955	2	1479
de	11	Teichland	teichland	51.858	14.411	2	0
de	15	Teichwitz	teichwitz	50.781	12.071	2	0
de	15	Teichwolframsdorf	teichwolframsdorf	50.721	12.247	2	2686
de	02	Teisendorf	teisendorf	47.849	12.819	2	9019
de	02	Teising	teising	48.227	12.611	2	1971
de	02	Teisnach	teisnach	49.041	12.988	2	2962
de	15	Teistungen	teistungen	51.467	10.267	2	2566
de	06	Teldau	teldau	53.29	10.734	2	0
de	07	Telgte	telgte	51.98	7.783	2	19389
de	08	Tellig	tellig	50.029	7.182	2	0
de	10	Tellingstedt	tellingstedt	54.217	9.283	2	2581
de	11	Teltow	teltow	52.403	13.26	2	19530
de	08	Temmels	temmels	49.609	6.539	2	0
de	11	Temmen-Ringenwalde	temmen ringenwalde	53.119	13.502	2	0
de	11	Temnitzquell	temnitzquell	52.931	12.811	2	0
de	11	Temnitztal	temnitztal	52.848	12.561	2	0
de	16	Tempelhof	tempelhof	52.467	13.4	2	56669
de	11	Templin	templin	53.119	13.502	2	17634
de	01	Tengen	tengen	47.821	8.661	2	4670
de	01	Teningen	teningen	48.13	7.812	2	11887
de	01	Tennenbronn	tennenbronn	48.19	8.352	2	3717
de	10	Tensbüttel-Röst	tensbuttel rost	54.15	9.283	2	0
de	10	Tensfeld	tensfeld	53.984	10.35	15	0
de	08	Teschenmoschel	teschenmoschel	49.63	7.821	2	0
de	06	Tespe	tespe	53.396	10.411	2	3987
de	12	Tessin	tessin	54.028	12.465	2	4212
de	12	Tessin b. Boizenburg	tessin b boizenburg	53.384	10.717	2	0
de	12	Testorf-Steinfort	testorf steinfort	53.861	11.213	2	0
de	10	Tetenbüll	tetenbull	54.442	8.965	22	0
de	10	Tetenhusen	tetenhusen	54.226	9.588	20	0
de	12	Teterow	teterow	53.775	12.575	2	9544
de	02	Tettau	tettau	50.47	11.259	2	2516
de	02	Tettenweis	tettenweis	48.443	13.27	2	1702
de	01	Tettnang	tettnang	47.669	9.591	2	18135
de	02	Teublitz	teublitz	49.223	12.087	2	7405
de	14	Teuchel	teuchel	51.888	12.646	2	1009
de	14	Teuchern	teuchern	51.121	12.024	2	3197
de	02	Teugn	teugn	48.893	12.012	2	1508
de	02	Teunz	teunz	49.483	12.383	2	2035
de	11	Teupitz	teupitz	52.13	13.62	2	1881
de	02	Teuschnitz	teuschnitz	50.398	11.382	2	2247
de	14	Teutschenthal	teutschenthal	51.45	11.8	2	6996
de	10	Thaden	thaden	54.133	9.417	2	0
de	02	Thaining	thaining	48.025	10.913	11	0
de	15	Thal	thal	50.917	10.392	2	1975
de	14	Thale	thale	51.749	11.041	2	13386
de	08	Thaleischweiler-Fröschen	thaleischweiler froschen	49.267	7.583	2	3515
de	08	Thalfang	thalfang	49.75	7	2	1779
de	08	Thalhausen	thalhausen	50.5	7.55	2	0
de	13	Thalheim	thalheim	50.701	12.85	2	7583
de	14	Thalheim	thalheim	51.653	12.228	2	1558
de	13	Thalheim/Erzgebirge	thalheim erzgebirge	50.701	12.85	2	0
de	08	Thallichtenberg	thallichtenberg	49.539	7.328	2	0
de	13	Thallwitz	thallwitz	51.433	12.683	2	3894
de	02	Thalmassing	thalmassing	48.912	12.155	2	3317
de	02	Thalmässing	thalmassing	49.088	11.222	2	5442
de	15	Thalwenden	thalwenden	51.366	10.042	2	0
de	12	Thandorf	thandorf	53.764	10.975	2	0
de	02	Thannhausen	thannhausen	48.283	10.469	2	6336
de	02	Thanstein	thanstein	49.383	12.467	2	1045
de	13	Tharandt	tharandt	50.985	13.58	2	5624
de	06	Thedinghausen	thedinghausen	52.967	9.017	2	4727
de	02	Theilenhofen	theilenhofen	49.074	10.55	16	0
de	02	Theilheim	theilheim	49.754	10.031	2	2337
de	08	Theisbergstegen	theisbergstegen	49.539	7.328	2	0
de	02	Theisseil	theisseil	49.69	12.227	2	1261
de	14	Theißen	theissen	51.087	12.107	2	1977
de	12	Thelkow	thelkow	54.028	12.465	2	0
de	15	Themar	themar	50.505	10.615	2	3083
de	02	Theres	theres	50.04	10.178	14	0
de	13	Thermalbad Wiesenbad	thermalbad wiesenbad	50.559	12.939	6	0
de	13	Theuma	theuma	50.47	12.222	2	1132
de	13	Thiendorf	thiendorf	51.294	13.741	2	2298
de	02	Thierhaupten	thierhaupten	48.565	10.909	2	3841
de	15	Thierschneck	thierschneck	51.044	11.716	2	0
de	02	Thiersheim	thiersheim	50.076	12.127	2	2117
de	02	Thierstein	thierstein	50.106	12.102	2	1278
de	09	Tholey	tholey	49.484	7.037	2	13157
de	06	Thomasburg	thomasburg	53.233	10.667	2	1269
de	08	Thomm	thomm	49.741	6.805	2	1036
de	15	Thonhausen	thonhausen	50.897	12.345	2	0
de	06	Thuine	thuine	52.5	7.483	2	1962
de	12	Thulendorf	thulendorf	54.077	12.237	2	0
de	13	Thum	thum	50.671	12.951	2	5892
de	10	Thumby	thumby	54.585	10.018	2	0
de	02	Thundorf i.UFr.	thundorf i ufr	50.183	10.275	2	0
de	02	Thundorf in Unterfranken	thundorf in unterfranken	50.201	10.319	2	1202
de	06	Thune	thune	52.333	10.51	2	1536
de	02	Thurmansbang	thurmansbang	48.766	13.316	2	2458
de	02	Thurnau	thurnau	50.025	11.393	2	4502
de	02	Thyrnau	thyrnau	48.617	13.533	2	4075
de	08	Thörlingen	thorlingen	50.211	7.409	16	0
de	08	Thörnich	thornich	49.815	6.826	2	0
de	02	Thüngen	thungen	49.941	9.859	2	1369
de	02	Thüngersheim	thungersheim	49.878	9.849	2	2726
de	08	Thür	thur	50.357	7.277	2	1450
de	12	Thürkow	thurkow	53.878	12.616	2	0
de	06	Tiddische	tiddische	52.517	10.8	2	1283
de	02	Tiefenbach	tiefenbach	48.5	12.1	2	3501
de	02	Tiefenbach	tiefenbach	49.185	12.323	2	2247
de	01	Tiefenbronn	tiefenbronn	48.824	8.801	2	5583
de	15	Tiefenort	tiefenort	50.839	10.166	2	4268
de	08	Tiefenthal	tiefenthal	49.814	8.068	3	0
de	10	Tielen	tielen	54.3	9.317	2	0
de	10	Tielenhemme	tielenhemme	54.267	9.3	2	0
de	16	Tiergarten	tiergarten	52.517	13.367	2	12328
de	10	Timmaspe	timmaspe	54.14	9.894	2	1124
de	10	Timmendorfer Strand	timmendorfer strand	53.995	10.777	2	9127
de	14	Timmenrode	timmenrode	51.771	11.006	2	1116
de	06	Timmerlah	timmerlah	52.239	10.45	2	2282
de	10	Tinningstedt	tinningstedt	54.767	8.997	2	0
de	10	Tinnum	tinnum	54.899	8.335	2	2997
de	13	Tirpersdorf	tirpersdorf	50.433	12.25	2	1548
de	02	Tirschenreuth	tirschenreuth	49.883	12.331	2	9410
de	15	Tissa	tissa	50.857	11.727	2	0
de	06	Tiste	tiste	53.276	9.504	2	0
de	01	Titisee-Neustadt	titisee neustadt	47.921	8.191	2	12019
de	02	Titting	titting	48.723	11.558	12	0
de	02	Tittling	tittling	48.726	13.382	2	3800
de	02	Tittmoning	tittmoning	48.062	12.768	2	6084
de	07	Titz	titz	51.006	6.425	2	8461
de	12	Toddin	toddin	53.431	11.192	2	0
de	10	Todenbüttel	todenbuttel	54.133	9.55	2	1134
de	10	Todendorf	todendorf	53.695	10.348	2	1062
de	08	Todenroth	todenroth	49.944	7.407	2	0
de	10	Todesfelde	todesfelde	53.9	10.183	2	1040
de	02	Todtenweis	todtenweis	48.517	10.929	2	1443
de	01	Todtmoos	todtmoos	47.74	8.002	2	2215
de	01	Todtnau	todtnau	47.829	7.944	2	5072
de	10	Tolk	tolk	54.58	9.638	2	1097
de	14	Tollwitz	tollwitz	51.286	12.097	2	1252
de	15	Tonna	tonna	51.156	10.696	26	0
de	15	Tonndorf	tonndorf	50.9	11.282	2	0
de	15	Topfstedt	topfstedt	51.236	10.906	2	0
de	06	Toppenstedt	toppenstedt	53.264	10.115	2	2122
de	13	Torgau	torgau	51.56	12.996	2	18746
de	12	Torgelow	torgelow	53.634	14.013	2	10665
de	12	Torgelow am See	torgelow am see	53.669	12.612	34	0
de	10	Tornesch	tornesch	53.7	9.717	2	13079
de	06	Tostedt	tostedt	53.283	9.717	2	13315
de	06	Tosterglope	tosterglope	53.252	10.299	16	0
de	15	Tottleben	tottleben	51.109	10.641	2	0
de	08	Traben-Trarbach	traben trarbach	49.951	7.116	2	6018
de	02	Trabitz	trabitz	49.8	11.9	2	1406
de	02	Train	train	48.733	11.833	2	1777
de	08	Traisen	traisen	49.859	7.784	2	0
de	02	Traitsching	traitsching	49.15	12.65	2	4074
de	12	Tramm	tramm	53.585	11.676	2	0
de	10	Tramm	tramm	53.506	10.434	17	0
de	10	Trappenkamp	trappenkamp	54.04	10.215	2	5113
de	02	Trappstadt	trappstadt	50.319	10.57	2	1037
de	08	Trassem	trassem	49.578	6.525	2	1178
de	12	Trassenheide	trassenheide	54.111	13.832	2	0
de	02	Traunreut	traunreut	47.963	12.592	2	21244
de	02	Traunstein	traunstein	47.868	12.643	2	18422
de	02	Trausnitz	trausnitz	49.521	12.262	2	1021
de	02	Trautskirchen	trautskirchen	49.458	10.594	2	1348
de	10	Travemünde	travemunde	53.963	10.871	2	13902
de	10	Travenbrück	travenbruck	53.81	10.373	2	0
de	10	Travenhorst	travenhorst	53.947	10.282	15	0
de	10	Traventhal	traventhal	54.311	10.888	25	0
de	11	Trebbin	trebbin	52.217	13.225	2	9199
de	06	Trebel	trebel	53.073	11.019	20	0
de	15	Treben	treben	51.019	12.355	2	0
de	13	Trebendorf	trebendorf	51.533	14.567	2	1106
de	13	Trebendorf - Trjebin	trebendorf trjebin	51.538	14.546	2	0
de	02	Trebgast	trebgast	50.067	11.55	2	1704
de	14	Trebitz	trebitz	51.586	11.92	2	1368
de	15	Trebra	trebra	51.236	10.906	2	0
de	13	Trebsen	trebsen	51.289	12.755	2	4244
de	13	Trebsen/Mulde	trebsen mulde	51.289	12.755	2	0
de	05	Trebur	trebur	49.926	8.407	2	12897
de	08	Trechtingshausen	trechtingshausen	50.01	7.847	2	1053
de	02	Treffelstein	treffelstein	49.422	12.616	2	1033
de	15	Treffurt	treffurt	51.137	10.234	2	6206
de	10	Treia	treia	54.5	9.317	2	1514
de	08	Treis-Karden	treis karden	50.172	7.302	2	2332
de	10	Tremsbüttel	tremsbuttel	53.744	10.31	2	1891
de	05	Trendelburg	trendelburg	51.574	9.421	2	5749
de	10	Trennewurth	trennewurth	53.983	9.117	2	0
de	12	Trent	trent	54.457	13.257	2	0
de	11	Treplin	treplin	52.345	14.524	2	0
de	02	Treuchtlingen	treuchtlingen	48.955	10.908	2	13141
de	13	Treuen	treuen	50.542	12.303	2	9189
de	11	Treuenbrietzen	treuenbrietzen	52.098	12.873	2	8675
de	01	Triberg	triberg	48.132	8.233	2	5275
de	01	Triberg im Schwarzwald	triberg im schwarzwald	48.132	8.233	2	0
de	12	Tribsees	tribsees	54.096	12.757	2	2942
de	13	Triebel	triebel	50.372	12.121	2	1705
de	15	Triebes	triebes	50.685	12.02	2	4081
de	02	Triefenstein	triefenstein	49.914	9.623	11	0
de	08	Trier	trier	49.756	6.639	3	100129
de	08	Trierscheid	trierscheid	50.431	6.962	13	0
de	08	Trierweiler	trierweiler	49.762	6.56	2	3424
de	02	Triftern	triftern	48.395	13.006	2	5419
de	11	Triglitz	triglitz	53.249	12.042	2	0
de	08	Trimbs	trimbs	50.269	7.308	2	0
de	08	Trimport	trimport	50.082	6.564	2	0
de	12	Trinwillershagen	trinwillershagen	54.25	12.623	2	1418
de	08	Trippstadt	trippstadt	49.359	7.775	2	3085
de	15	Triptis	triptis	50.736	11.87	2	4097
de	10	Trittau	trittau	53.617	10.4	2	7688
de	08	Trittenheim	trittenheim	49.825	6.899	2	1146
de	01	Trochtelfingen	trochtelfingen	48.308	9.245	2	6638
de	15	Trockenborn-Wolfersdorf	trockenborn wolfersdorf	50.857	11.727	2	0
de	02	Trogen	trogen	50.367	11.95	2	1636
de	07	Troisdorf	troisdorf	50.809	7.15	2	74749
de	12	Trollenhagen	trollenhagen	53.607	13.291	2	1064
de	13	Trossin	trossin	51.617	12.817	2	1519
de	01	Trossingen	trossingen	48.077	8.644	2	15040
de	02	Trostberg an der Alz	trostberg an der alz	48.028	12.558	2	11676
de	08	Trulben	trulben	49.139	7.544	2	1338
de	02	Trunkelsberg	trunkelsberg	48	10.217	2	1810
de	15	Trusetal	trusetal	50.783	10.417	2	4208
de	11	Tröbitz	trobitz	51.625	13.559	2	0
de	15	Tröbnitz	trobnitz	50.857	11.727	2	0
de	15	Tröchtelborn	trochtelborn	50.99	10.718	2	0
de	10	Tröndel	trondel	54.511	9.843	14	0
de	02	Tröstau	trostau	50.017	11.95	2	2583
de	11	Tschernitz	tschernitz	51.583	14.617	2	1630
de	02	Tschirn	tschirn	50.235	11.474	16	0
de	14	Tucheim	tucheim	52.289	12.184	2	1431
de	02	Tuchenbach	tuchenbach	49.528	10.86	2	1185
de	01	Tunau	tunau	47.786	7.894	2	0
de	01	Tuningen	tuningen	48.033	8.6	2	2870
de	02	Tuntenhausen	tuntenhausen	47.935	12.015	2	6642
de	11	Turnow-Preilack	turnow preilack	51.858	14.411	2	0
de	02	Tussenhausen	tussenhausen	48.102	10.561	2	2921
de	12	Tutow	tutow	53.916	13.248	2	1299
de	01	Tuttlingen	tuttlingen	47.985	8.818	2	34847
de	02	Tutzing	tutzing	47.909	11.28	2	9517
de	10	Twedt	twedt	54.58	9.638	2	0
de	06	Twist	twist	52.77	7.531	19	0
de	05	Twistetal	twistetal	51.414	9.165	6	0
de	06	Twistringen	twistringen	52.799	8.642	2	12645
de	02	Tyrlaching	tyrlaching	48.067	12.667	2	1031
de	01	Täferrot	taferrot	48.85	9.838	2	1045
de	02	Tännesberg	tannesberg	49.532	12.328	2	1536
de	02	Töging a.Inn	toging a inn	48.179	12.666	8	0
de	02	Töging am Inn	toging am inn	48.26	12.585	2	9392
de	15	Tömmelsdorf	tommelsdorf	50.736	11.87	2	0
de	07	Tönisvorst	tonisvorst	51.321	6.494	2	30296
de	10	Tönning	tonning	54.319	8.942	2	5008
de	02	Töpen	topen	50.391	11.873	2	1175
de	01	Tübingen	tubingen	48.523	9.052	2	83416
de	06	Tülau	tulau	52.576	10.878	2	1494
de	10	Tümlauer Koog	tumlauer koog	54.326	8.708	2	0
de	02	Türkenfeld	turkenfeld	48.105	11.083	2	3397
de	02	Türkheim	turkheim	48.064	10.642	2	6632
de	07	Türnich	turnich	50.859	6.755	2	3393
de	10	Tüttendorf	tuttendorf	54.4	10	2	1197
de	15	Tüttleben	tuttleben	50.99	10.718	2	0
de	12	Tützpatz	tutzpatz	53.63	13.038	2	0
de	02	Tüßling	tussling	48.212	12.6	2	3240
de	01	Ubstadt-Weiher	ubstadt weiher	49.163	8.632	2	12730
de	06	Uchte	uchte	52.5	8.909	2	4892
de	14	Uchtspringe	uchtspringe	52.54	11.6	2	1487
de	11	Uckerfelde	uckerfelde	53.223	13.232	36	0
de	12	Uckerland	uckerland	53.491	13.756	27	0
de	05	Udenhausen	udenhausen	51.464	9.463	2	1150
de	08	Udenheim	udenheim	49.865	8.172	2	1327
de	15	Uder	uder	51.362	10.072	2	2509
de	15	Udestedt	udestedt	51.024	11.017	17	0
de	08	Udler	udler	50.069	6.826	2	0
de	11	Uebigau	uebigau	51.594	13.3	2	2300
de	11	Uebigau-Wahrenbrück	uebigau wahrenbruck	51.553	13.3	3	0
de	12	Ueckermünde	ueckermunde	53.738	14.045	2	11003
de	07	Uedem	uedem	51.665	6.274	2	8619
de	02	Uehlfeld	uehlfeld	49.671	10.72	2	2908
de	06	Uehrde	uehrde	52.099	10.765	2	1041
de	12	Uelitz	uelitz	53.477	11.41	2	0
de	10	Uelsby	uelsby	54.534	9.492	13	0
de	06	Uelsen	uelsen	52.5	6.883	2	5171
de	08	Uelversheim	uelversheim	49.81	8.289	2	1162
de	10	Uelvesbüll	uelvesbull	54.486	9.074	30	0
de	06	Uelzen	uelzen	52.966	10.561	2	34996
de	14	Uenglingen	uenglingen	52.618	11.809	2	1053
de	08	Uersfeld	uersfeld	50.219	7.016	10	0
de	10	Uetersen	uetersen	53.688	9.664	2	17921
de	02	Uettingen	uettingen	49.795	9.731	2	1887
de	06	Uetze	uetze	52.465	10.205	2	7500
de	08	Ueß	uess	50.219	7.016	10	0
de	02	Uffenheim	uffenheim	49.544	10.233	2	6542
de	02	Uffing	uffing	47.714	11.15	2	2994
de	02	Uffing am Staffelsee	uffing am staffelsee	47.714	11.15	2	0
de	14	Uftrungen	uftrungen	51.499	10.981	2	1122
de	01	Uhingen	uhingen	48.705	9.586	2	14031
de	01	Uhldingen-Mühlhofen	uhldingen muhlhofen	47.733	9.25	2	8013
de	08	Uhler	uhler	50.122	7.44	2	0
de	15	Uhlstädt-Kirchhasel	uhlstadt kirchhasel	50.72	11.34	2	0
de	13	Uhyst	uhyst	51.365	14.506	2	1169
de	14	Uichteritz	uichteritz	51.207	11.922	2	1455
de	01	Ulm	ulm	48.398	9.992	3	120451
de	08	Ulmen	ulmen	50.209	6.979	2	3265
de	09	Ulmet	ulmet	49.358	7.197	2	0
de	05	Ulrichstein	ulrichstein	50.575	9.193	2	3258
de	10	Ulsnis	ulsnis	54.549	9.471	21	0
de	01	Umkirch	umkirch	48.033	7.767	2	5208
de	12	Ummanz	ummanz	54.457	13.257	2	0
de	01	Ummendorf	ummendorf	48.067	9.833	2	4254
de	14	Ummendorf	ummendorf	52.156	11.182	2	1082
de	06	Ummern	ummern	52.591	10.432	2	1625
de	15	Ummerstadt	ummerstadt	50.489	10.797	13	0
de	15	Umpferstedt	umpferstedt	50.92	11.428	2	0
de	06	Undeloh	undeloh	53.259	9.972	3	0
de	08	Undenheim	undenheim	49.838	8.219	2	2525
de	02	Ungerhausen	ungerhausen	48.006	10.267	2	1056
de	08	Unkel	unkel	50.597	7.219	2	4938
de	08	Unkenbach	unkenbach	49.728	7.773	2	0
de	01	Unlingen	unlingen	48.167	9.522	2	2512
de	07	Unna	unna	51.538	7.69	2	66734
de	08	Unnau	unnau	50.649	7.908	2	1932
de	14	Unseburg	unseburg	51.933	11.513	2	1294
de	02	Unsleben	unsleben	50.337	10.261	2	0
de	15	Unstrut-Hainich	unstrut hainich	51.267	10.528	7	0
de	15	Unstruttal	unstruttal	51.277	10.453	3	0
de	05	Unter-Abtsteinach	unter abtsteinach	49.527	8.787	2	2414
de	02	Unterammergau	unterammergau	47.617	11.027	2	1435
de	15	Unterbodnitz	unterbodnitz	50.857	11.727	2	0
de	15	Unterbreizbach	unterbreizbach	50.817	9.983	2	4102
de	02	Unterdietfurt	unterdietfurt	48.383	12.667	2	2174
de	02	Unterdießen	unterdiessen	47.983	10.833	2	1323
de	02	Unteregg	unteregg	47.967	10.467	2	1370
de	01	Untereisesheim	untereisesheim	49.211	9.202	2	3861
de	01	Unterensingen	unterensingen	48.655	9.358	2	4565
de	02	Unterföhring	unterfohring	48.193	11.643	2	10500
de	02	Untergriesbach	untergriesbach	48.574	13.667	2	6294
de	01	Untergruppenbach	untergruppenbach	49.089	9.275	2	7567
de	02	Unterhaching	unterhaching	48.066	11.616	2	20852
de	01	Unterhausen	unterhausen	48.43	9.255	2	9030
de	08	Unterjeckenbach	unterjeckenbach	49.632	7.57	6	0
de	01	Unterjettingen	unterjettingen	48.562	8.784	2	4120
de	01	Unterkirnach	unterkirnach	48.079	8.366	2	2895
de	01	Unterkrozingen	unterkrozingen	47.919	7.69	2	15908
de	02	Unterleinleiter	unterleinleiter	49.823	11.189	2	1258
de	06	Unterlüß	unterluss	52.835	10.297	2	4158
de	01	Untermarchtal	untermarchtal	48.237	9.701	10	0
de	15	Untermaßfeld	untermassfeld	50.533	10.417	2	1316
de	02	Untermeitingen	untermeitingen	48.161	10.807	2	6415
de	02	Untermerzbach	untermerzbach	50.128	10.856	2	1759
de	01	Untermünkheim	untermunkheim	49.153	9.734	2	3019
de	02	Unterneukirchen	unterneukirchen	48.167	12.617	2	2987
de	02	Unterpleichfeld	unterpleichfeld	49.869	10.044	2	2718
de	01	Unterreichenbach	unterreichenbach	48.825	8.709	2	2282
de	02	Unterreit	unterreit	48.117	12.333	2	1673
de	02	Unterroth	unterroth	48.288	10.195	13	0
de	02	Unterschleißheim	unterschleissheim	48.28	11.577	2	25567
de	01	Unterschneidheim	unterschneidheim	48.933	10.367	2	4684
de	02	Unterschwaningen	unterschwaningen	49.071	10.539	17	0
de	08	Untershausen	untershausen	50.43	7.875	2	0
de	02	Untersiemau	untersiemau	50.194	10.974	2	4208
de	11	Unterspreewald	unterspreewald	51.918	13.932	36	0
de	01	Unterstadion	unterstadion	48.237	9.699	10	0
de	02	Untersteinach	untersteinach	50.133	11.517	2	1989
de	02	Unterthingau	unterthingau	47.772	10.504	2	2747
de	02	Unterwachingen	unterwachingen	48.632	10.288	10	0
de	01	Unterwaldhausen	unterwaldhausen	47.935	9.552	6	0
de	15	Unterweißbach	unterweissbach	50.56	11.045	22	0
de	15	Unterwellenborn	unterwellenborn	50.65	11.433	2	3002
de	02	Unterwössen	unterwossen	47.733	12.467	2	3545
de	02	Untrasried	untrasried	47.833	10.383	2	1515
de	08	Unzenberg	unzenberg	49.946	7.48	16	0
de	12	Upahl	upahl	53.861	11.213	2	0
de	06	Upgant-Schott	upgant schott	53.517	7.283	2	3836
de	10	Uphusum	uphusum	54.874	8.911	2	0
de	06	Uplengen	uplengen	53.224	7.796	22	0
de	08	Uppershausen	uppershausen	50.001	6.948	2	0
de	01	Urbach	urbach	48.817	9.577	2	8593
de	15	Urbach	urbach	51.295	10.605	2	1013
de	08	Urbach-Überdorf	urbach uberdorf	50.557	7.587	2	1577
de	08	Urbar	urbar	50.383	7.633	2	3152
de	15	Urleben	urleben	51.133	10.836	2	0
de	08	Urmersbach	urmersbach	50.252	7.145	2	0
de	08	Urmitz	urmitz	50.417	7.517	2	3480
de	02	Ursberg	ursberg	48.264	10.446	2	3579
de	08	Urschmitt	urschmitt	50.145	7.038	6	0
de	02	Ursensollen	ursensollen	49.402	11.755	2	3690
de	02	Urspringen	urspringen	49.902	9.671	2	1350
de	08	Usch	usch	50.039	6.595	2	0
de	12	Usedom	usedom	53.875	13.924	2	1929
de	12	Userin	userin	53.378	13.255	2	0
de	05	Usingen	usingen	50.336	8.537	2	13511
de	06	Uslar	uslar	51.657	9.635	2	15951
de	02	Ustersbach	ustersbach	48.317	10.65	2	1214
de	06	Utarp	utarp	53.6	7.45	2	0
de	12	Utecht	utecht	53.764	10.975	2	0
de	15	Utendorf	utendorf	50.543	10.416	2	0
de	10	Utersum	utersum	54.691	8.567	2	0
de	15	Uthleben	uthleben	51.449	10.838	2	1219
de	06	Uthlede	uthlede	53.311	8.579	2	1020
de	08	Utscheid	utscheid	49.936	6.295	2	0
de	02	Uttenreuth	uttenreuth	49.597	11.072	2	4545
de	01	Uttenweiler	uttenweiler	48.15	9.617	2	3770
de	02	Utting am Ammersee	utting am ammersee	48.026	11.086	2	3983
de	12	Utzedel	utzedel	53.81	12.967	2	0
de	01	Utzenfeld	utzenfeld	47.672	7.858	14	0
de	08	Utzenhain	utzenhain	50.211	7.409	16	0
de	08	Utzerath	utzerath	50.069	6.826	2	0
de	10	Vaale	vaale	54	9.383	2	1318
de	10	Vaalermoor	vaalermoor	54	9.383	2	0
de	15	Vacha	vacha	50.828	10.022	2	3856
de	15	Vachdorf	vachdorf	50.543	10.416	2	0
de	02	Vachendorf	vachendorf	47.843	12.606	2	1770
de	02	Vagen	vagen	47.874	11.884	2	1792
de	06	Vahlberg	vahlberg	52.137	10.773	2	0
de	06	Vahlbruch	vahlbruch	51.899	9.404	2	0
de	06	Vahlde	vahlde	53.184	9.626	2	0
de	01	Vaihingen an der Enz	vaihingen an der enz	48.936	8.96	2	28867
de	08	Vallendar	vallendar	50.396	7.624	2	8959
de	02	Valley	valley	47.893	11.779	2	2968
de	08	Valwig	valwig	50.145	7.164	2	0
de	06	Varel	varel	53.397	8.136	2	25212
de	06	Varrel	varrel	52.621	8.733	2	1368
de	06	Vastorf	vastorf	53.229	10.522	2	0
de	02	Vaterstetten	vaterstetten	48.105	11.768	2	21007
de	06	Vechelde	vechelde	52.26	10.365	2	16219
de	06	Vechta	vechta	52.726	8.286	2	29729
de	14	Veckenstedt	veckenstedt	51.901	10.732	2	1433
de	12	Veelböken	veelboken	53.708	11.122	2	0
de	03	Vegesack	vegesack	53.167	8.617	2	34000
de	15	Veilsdorf	veilsdorf	50.409	10.809	2	3225
de	02	Veitsbronn	veitsbronn	49.512	10.888	2	6194
de	02	Veitshöchheim	veitshochheim	49.833	9.882	2	10279
de	08	Veitsrodt	veitsrodt	49.596	7.249	20	0
de	07	Velbert	velbert	51.335	7.043	2	87669
de	02	Velburg	velburg	49.232	11.672	2	5373
de	02	Velden	velden	48.366	12.256	2	6488
de	02	Velden	velden	49.614	11.51	2	1887
de	08	Veldenz	veldenz	49.894	7.073	2	0
de	07	Velen	velen	51.894	6.988	2	13074
de	12	Velgast	velgast	54.272	12.811	2	2016
de	12	Vellahn	vellahn	53.379	10.798	21	0
de	01	Vellberg	vellberg	49.084	9.879	2	4264
de	05	Vellmar	vellmar	51.358	9.48	2	18623
de	06	Velpke	velpke	52.408	10.936	2	4506
de	11	Velten	velten	52.691	13.175	2	11498
de	06	Veltenhof	veltenhof	52.308	10.489	2	2738
de	06	Veltheim	veltheim	52.219	10.683	2	1044
de	08	Vendersheim	vendersheim	49.836	8.051	2	0
de	08	Venningen	venningen	49.28	8.134	6	0
de	12	Ventschow	ventschow	53.8	11.705	2	0
de	13	Venusberg	venusberg	50.699	13.019	2	2390
de	12	Verchen	verchen	53.81	12.967	2	0
de	06	Verden	verden	52.923	9.235	2	26924
de	06	Verden (Aller)	verden aller	52.923	9.235	2	0
de	01	Veringenstadt	veringenstadt	48.185	9.211	2	2332
de	07	Verl	verl	51.883	8.517	2	24002
de	07	Versmold	versmold	52.04	8.153	2	20996
de	02	Vestenbergsgreuth	vestenbergsgreuth	49.688	10.652	2	1595
de	11	Vetschau	vetschau	51.786	14.079	2	9857
de	11	Vetschau/Spreewald	vetschau spreewald	51.786	14.079	2	0
de	08	Vettelschoß	vettelschoss	50.617	7.35	2	3510
de	07	Vettweiß	vettweiss	50.733	6.6	2	9116
de	02	Viechtach	viechtach	49.08	12.886	2	8653
de	12	Vielank	vielank	53.329	11.579	6	0
de	08	Vielbach	vielbach	50.517	7.811	2	0
de	11	Vielitzsee	vielitzsee	52.972	12.872	2	0
de	06	Vienenburg	vienenburg	51.952	10.564	2	11417
de	06	Vierden	vierden	53.276	9.504	2	0
de	12	Viereck	viereck	53.549	14.04	2	1375
de	02	Viereth-Trunstadt	viereth trunstadt	49.922	10.777	2	3684
de	08	Vierherrenborn	vierherrenborn	49.591	6.683	2	0
de	06	Vierhöfen	vierhofen	53.296	10.18	13	0
de	02	Vierkirchen	vierkirchen	48.367	11.467	2	4216
de	11	Vierlinden	vierlinden	52.534	14.381	2	0
de	15	Viernau	viernau	50.662	10.558	2	2209
de	05	Viernheim	viernheim	49.54	8.578	2	32620
de	07	Viersen	viersen	51.254	6.394	2	76153
de	06	Viewegs Garten	viewegs garten	52.258	10.538	2	3374
de	02	Vilgertshofen	vilgertshofen	47.95	10.917	2	2445
de	02	Villenbach	villenbach	48.509	10.615	2	1283
de	01	Villingen-Schwenningen	villingen schwenningen	48.062	8.494	2	81770
de	01	Villingendorf	villingendorf	48.2	8.583	2	3226
de	05	Villmar	villmar	50.393	8.193	2	7334
de	02	Vilsbiburg	vilsbiburg	48.453	12.356	2	11416
de	02	Vilseck	vilseck	49.615	11.803	2	6560
de	02	Vilsheim	vilsheim	48.449	12.107	2	2404
de	02	Vilshofen	vilshofen	48.627	13.192	2	16695
de	02	Vilshofen an der Donau	vilshofen an der donau	48.627	13.192	2	0
de	08	Vinningen	vinningen	49.156	7.552	2	1723
de	08	Virneburg	virneburg	50.33	7.216	2	0
de	06	Visbek	visbek	52.833	8.317	2	9164
de	06	Visselhövede	visselhovede	52.985	9.583	2	10808
de	10	Viöl	viol	54.567	9.183	2	1956
de	07	Vlotho	vlotho	52.165	8.86	2	20214
de	14	Vockerode	vockerode	51.847	12.352	2	1741
de	07	Voerde	voerde	51.597	6.686	2	38759
de	07	Voerde (Niederrhein)	voerde niederrhein	51.597	6.686	2	0
de	11	Vogelsang	vogelsang	52.15	14.65	2	0
de	12	Vogelsang-Warsin	vogelsang warsin	53.674	14.139	2	0
de	15	Vogelsberg	vogelsberg	51.159	11.115	2	0
de	01	Vogt	vogt	47.767	9.767	2	4534
de	02	Vogtareuth	vogtareuth	47.947	12.181	2	3045
de	15	Vogtei	vogtei	51.255	10.473	9	0
de	01	Vogtsburg	vogtsburg	48.097	7.642	2	5686
de	01	Vogtsburg im Kaiserstuhl	vogtsburg im kaiserstuhl	48.097	7.642	2	0
de	02	Vohburg an der Donau	vohburg an der donau	48.77	11.618	2	7101
de	02	Vohenstrauß	vohenstrauss	49.624	12.338	2	7550
de	12	Voigtsdorf	voigtsdorf	53.536	13.594	2	0
de	15	Voigtstedt	voigtstedt	51.392	11.309	2	1058
de	02	Volkach	volkach	49.864	10.228	2	9585
de	02	Volkenschwand	volkenschwand	48.6	11.883	2	1634
de	15	Volkerode	volkerode	51.367	10.143	2	0
de	01	Volkertshausen	volkertshausen	47.817	8.867	2	2779
de	08	Volkerzen	volkerzen	50.651	7.638	6	0
de	08	Volkesfeld	volkesfeld	50.396	7.189	2	0
de	13	Volkmannsdorf	volkmannsdorf	50.539	11.898	17	0
de	06	Volkmarode	volkmarode	52.29	10.599	2	4079
de	05	Volkmarsen	volkmarsen	51.409	9.118	2	6959
de	14	Volkstedt	volkstedt	51.563	11.557	2	1307
de	06	Vollersode	vollersode	53.333	8.917	2	3209
de	15	Vollersroda	vollersroda	50.9	11.282	2	0
de	10	Vollerwiek	vollerwiek	54.331	8.781	2	0
de	08	Vollmersbach	vollmersbach	49.596	7.249	20	0
de	15	Vollmershain	vollmershain	50.897	12.345	2	0
de	08	Vollmersweiler	vollmersweiler	49.049	8.26	2	0
de	12	Vollrathsruhe	vollrathsruhe	53.569	12.595	2	0
de	10	Vollstedt	vollstedt	54.615	8.967	2	0
de	10	Volsemenhusen	volsemenhusen	53.983	9.117	2	0
de	06	Voltlage	voltlage	52.433	7.75	2	1821
de	08	Volxheim	volxheim	49.817	7.933	2	1056
de	02	Vorbach	vorbach	49.821	11.736	2	1052
de	12	Vorbeck	vorbeck	53.94	12.107	2	0
de	08	Vorderweidenthal	vorderweidenthal	49.087	7.993	2	0
de	06	Vordorf	vordorf	52.365	10.52	2	3310
de	02	Vorra	vorra	49.557	11.494	2	1810
de	06	Vorwerk	vorwerk	53.183	9.15	2	1083
de	07	Vreden	vreden	52.038	6.828	2	22412
de	06	Vrees	vrees	52.883	7.767	2	1577
de	06	Vögelsen	vogelsen	53.274	10.354	2	2299
de	05	Vöhl	vohl	51.206	8.945	2	6296
de	01	Vöhrenbach	vohrenbach	48.05	8.3	2	4167
de	02	Vöhringen	vohringen	48.278	10.082	2	13207
de	01	Vöhringen	vohringen	48.334	8.664	2	4183
de	06	Völkenrode	volkenrode	52.304	10.441	2	1741
de	15	Völkershausen	volkershausen	50.8	10.05	2	1206
de	08	Völkersweiler	volkersweiler	49.205	7.873	2	0
de	09	Völklingen	volklingen	49.252	6.859	2	41132
de	14	Völpke	volpke	52.139	11.099	2	1622
de	12	Völschow	volschow	53.929	13.259	2	0
de	01	Vörstetten	vorstetten	48.067	7.85	2	2785
de	10	Waabs	waabs	54.533	9.983	2	1462
de	06	Waake	waake	51.556	10.057	2	1429
de	02	Waakirchen	waakirchen	47.773	11.673	2	5464
de	02	Waal	waal	47.997	10.778	2	2152
de	05	Wabern	wabern	51.1	9.35	2	7708
de	13	Wachau	wachau	51.162	13.907	2	4551
de	08	Wachenheim	wachenheim	49.44	8.18	2	4678
de	08	Wachenheim an der Weinstraße	wachenheim an der weinstrasse	49.435	8.181	2	0
de	02	Wachenroth	wachenroth	49.752	10.713	2	2205
de	15	Wachstedt	wachstedt	51.257	10.264	2	0
de	07	Wachtberg	wachtberg	50.633	7.1	2	20032
de	07	Wachtendonk	wachtendonk	51.409	6.339	2	7823
de	10	Wacken	wacken	54.021	9.376	2	1844
de	08	Wackernheim	wackernheim	49.974	8.117	2	2652
de	12	Wackerow	wackerow	53.677	12.982	2	1445
de	02	Wackersberg	wackersberg	47.733	11.55	2	3463
de	02	Wackersdorf	wackersdorf	49.317	12.183	2	4900
de	06	Waddeweitz	waddeweitz	53.028	11.07	26	0
de	09	Wadern	wadern	49.541	6.888	2	17282
de	07	Wadersloh	wadersloh	51.733	8.25	2	13173
de	09	Wadgassen	wadgassen	49.267	6.783	2	18464
de	02	Waffenbrunn	waffenbrunn	49.267	12.667	2	1999
de	06	Wagenfeld	wagenfeld	52.55	8.583	2	7132
de	08	Wagenhausen	wagenhausen	50.127	7.007	2	0
de	06	Wagenhoff	wagenhoff	52.552	10.523	2	1150
de	10	Wagersrott	wagersrott	54.636	9.778	2	0
de	06	Waggum	waggum	52.326	10.558	2	3259
de	01	Waghäusel	waghausel	49.25	8.513	2	20178
de	02	Waging am See	waging am see	47.934	12.734	2	6291
de	08	Wahlbach	wahlbach	50.011	7.672	2	0
de	08	Wahlenau	wahlenau	49.939	7.553	12	0
de	15	Wahlhausen	wahlhausen	51.366	10.042	2	0
de	08	Wahlheim	wahlheim	49.747	8.123	2	0
de	14	Wahlitz	wahlitz	52.104	11.779	2	1027
de	08	Wahlrod	wahlrod	50.617	7.633	2	0
de	10	Wahlstedt	wahlstedt	53.952	10.206	2	9553
de	10	Wahlstorf	wahlstorf	54.234	10.292	2	0
de	07	Wahn-Heide	wahn heide	50.859	7.107	2	7692
de	08	Wahnwegen	wahnwegen	49.467	7.398	2	0
de	06	Wahrenholz	wahrenholz	52.617	10.6	2	3830
de	01	Waiblingen	waiblingen	48.832	9.316	2	52945
de	01	Waibstadt	waibstadt	49.295	8.918	2	5762
de	02	Waidhaus	waidhaus	49.642	12.495	2	2467
de	02	Waidhofen	waidhofen	48.577	11.335	2	2152
de	16	Waidmannslust	waidmannslust	52.607	13.32	2	9715
de	08	Waigandshain	waigandshain	50.622	8.02	2	0
de	02	Waigolshausen	waigolshausen	49.964	10.12	2	2931
de	01	Wain	wain	48.189	10.021	2	1586
de	02	Waischenfeld	waischenfeld	49.846	11.348	2	3167
de	10	Wakendorf I	wakendorf i	53.819	10.185	2	0
de	10	Wakendorf II	wakendorf ii	53.948	9.948	15	0
de	06	Walchum	walchum	52.927	7.283	2	1299
de	02	Wald	wald	49.15	12.35	2	2787
de	01	Wald	wald	47.933	9.167	2	2706
de	02	Wald	wald	47.972	10.301	2	1021
de	05	Wald-Michelbach	wald michelbach	49.57	8.832	2	11720
de	01	Waldachtal	waldachtal	48.376	8.67	8	0
de	08	Waldalgesheim	waldalgesheim	49.95	7.833	2	3676
de	02	Waldaschaff	waldaschaff	49.975	9.302	2	4056
de	08	Waldbreitbach	waldbreitbach	50.55	7.417	2	1956
de	01	Waldbronn	waldbronn	48.973	8.432	20	0
de	05	Waldbrunn	waldbrunn	50.519	8.108	2	6124
de	02	Waldbrunn	waldbrunn	49.759	9.804	2	2582
de	07	Waldbröl	waldbrol	50.876	7.617	2	19533
de	01	Waldburg	waldburg	47.757	9.713	2	2920
de	08	Waldböckelheim	waldbockelheim	49.817	7.717	2	2333
de	02	Waldbüttelbrunn	waldbuttelbrunn	49.788	9.847	2	5099
de	01	Walddorfhäslach	walddorfhaslach	48.434	9.002	9	0
de	05	Waldeck	waldeck	51.206	9.063	2	7785
de	05	Waldems	waldems	50.25	8.333	2	5782
de	01	Waldenbuch	waldenbuch	48.638	9.133	2	8803
de	13	Waldenburg	waldenburg	50.877	12.599	2	4597
de	01	Waldenburg	waldenburg	49.185	9.64	2	3127
de	02	Walderbach	walderbach	49.183	12.383	2	2087
de	02	Waldershof	waldershof	49.981	12.063	2	4634
de	08	Waldesch	waldesch	50.281	7.617	2	0
de	07	Waldfeucht	waldfeucht	51.066	5.988	2	9305
de	08	Waldfischbach-Burgalben	waldfischbach burgalben	49.283	7.667	2	5111
de	08	Waldgrehweiler	waldgrehweiler	49.733	7.796	6	0
de	08	Waldhambach	waldhambach	49.205	7.873	2	0
de	13	Waldheim	waldheim	51.073	13.02	2	9001
de	08	Waldhof-Falkenstein	waldhof falkenstein	50.001	6.948	2	0
de	13	Waldhufen	waldhufen	51.294	14.804	2	0
de	05	Waldkappel	waldkappel	51.145	9.877	2	5022
de	01	Waldkirch	waldkirch	48.096	7.964	2	20155
de	02	Waldkirchen	waldkirchen	48.733	13.601	2	10757
de	13	Waldkirchen	waldkirchen	50.597	12.38	2	1212
de	02	Waldkraiburg	waldkraiburg	48.209	12.399	2	24676
de	08	Waldlaubersheim	waldlaubersheim	49.967	7.717	2	0
de	08	Waldleiningen	waldleiningen	49.088	7.712	2	0
de	08	Waldmohr	waldmohr	49.383	7.333	2	5426
de	08	Waldmühlen	waldmuhlen	50.67	8.04	2	0
de	02	Waldmünchen	waldmunchen	49.378	12.709	2	7392
de	08	Waldorf	waldorf	50.505	7.289	2	0
de	08	Waldrach	waldrach	49.746	6.745	2	2015
de	08	Waldrohrbach	waldrohrbach	49.205	7.873	2	0
de	02	Waldsassen	waldsassen	50.002	12.304	2	7505
de	08	Waldsee	waldsee	49.395	8.44	2	5384
de	01	Waldshut-Tiengen	waldshut tiengen	47.623	8.217	2	22404
de	11	Waldsieversdorf	waldsieversdorf	52.542	14.07	2	1314
de	05	Waldsolms	waldsolms	50.638	8.457	17	0
de	01	Waldstetten	waldstetten	48.766	9.821	2	7316
de	02	Waldstetten	waldstetten	48.348	10.294	2	1263
de	02	Waldthurn	waldthurn	49.672	12.329	2	2189
de	08	Waldweiler	waldweiler	49.633	6.783	2	0
de	08	Walhausen	walhausen	50.039	7.302	2	0
de	01	Walheim	walheim	49.014	9.151	2	3057
de	12	Walkendorf	walkendorf	53.969	12.711	2	0
de	06	Walkenried	walkenried	51.583	10.617	2	2485
de	02	Walkertshofen	walkertshofen	48.226	10.588	2	1120
de	10	Walksfelde	walksfelde	53.657	10.584	2	0
de	01	Walldorf	walldorf	49.306	8.642	2	14842
de	15	Walldorf	walldorf	50.617	10.383	2	2281
de	01	Walldürn	walldurn	49.584	9.366	2	12113
de	10	Wallen	wallen	54.459	9.337	2	0
de	08	Wallenborn	wallenborn	50.232	6.691	2	0
de	14	Wallendorf	wallendorf	51.36	12.075	2	1005
de	02	Wallenfels	wallenfels	50.269	11.471	2	3101
de	06	Wallenhorst	wallenhorst	52.35	8.017	2	24201
de	09	Wallerfangen	wallerfangen	49.327	6.711	2	9733
de	02	Wallerfing	wallerfing	48.684	12.88	2	1388
de	02	Wallersdorf	wallersdorf	48.738	12.747	2	6702
de	08	Wallersheim	wallersheim	50.267	6.489	11	0
de	02	Wallerstein	wallerstein	48.887	10.476	2	3473
de	08	Wallertheim	wallertheim	49.836	8.051	2	1826
de	02	Wallgau	wallgau	47.517	11.283	2	1446
de	08	Wallhalben	wallhalben	49.355	7.49	12	0
de	01	Wallhausen	wallhausen	49.21	10.062	2	3630
de	14	Wallhausen	wallhausen	51.461	11.208	2	2189
de	08	Wallhausen	wallhausen	49.883	7.767	2	1617
de	08	Wallmenroth	wallmenroth	50.8	7.833	2	1261
de	08	Wallmerod	wallmerod	50.483	7.95	2	1341
de	06	Wallmoden	wallmoden	51.989	10.269	2	0
de	10	Wallsbüll	wallsbull	54.758	9.183	2	0
de	08	Wallscheid	wallscheid	50.097	6.81	2	0
de	06	Wallstawe	wallstawe	52.906	11.141	29	0
de	05	Walluf	walluf	50.04	8.155	2	5698
de	14	Wallwitz	wallwitz	51.58	11.929	2	1124
de	12	Walow	walow	53.422	12.789	22	0
de	15	Walpernhain	walpernhain	50.978	11.78	8	0
de	02	Walpertskirchen	walpertskirchen	48.258	11.975	2	1960
de	15	Walschleben	walschleben	51.067	10.933	2	1904
de	02	Walsdorf	walsdorf	49.867	10.783	2	2541
de	08	Walshausen	walshausen	49.244	7.357	16	0
de	08	Walsheim	walsheim	49.209	8.051	2	0
de	11	Walsleben	walsleben	52.931	12.811	2	0
de	06	Walsrode	walsrode	52.861	9.593	2	24448
de	02	Waltenhausen	waltenhausen	48.199	10.389	2	0
de	02	Waltenhofen	waltenhofen	47.673	10.307	2	9045
de	08	Walterschen	walterschen	50.647	7.527	2	0
de	15	Waltersdorf	waltersdorf	50.857	11.727	2	0
de	15	Waltershausen	waltershausen	50.898	10.558	2	11445
de	02	Walting	walting	48.722	11.556	12	0
de	07	Waltrop	waltrop	51.621	7.402	2	30220
de	01	Walzbachtal	walzbachtal	49.102	8.84	15	0
de	15	Wandersleben	wandersleben	50.899	10.85	2	1716
de	10	Wanderup	wanderup	54.683	9.333	2	2270
de	11	Wandlitz	wandlitz	52.742	13.458	2	19888
de	04	Wandsbek	wandsbek	53.583	10.083	5	411422
de	05	Wanfried	wanfried	51.182	10.173	2	4398
de	02	Wang	wang	48.495	11.936	2	2284
de	10	Wangelau	wangelau	53.45	10.5	2	0
de	06	Wangelnstedt	wangelnstedt	51.873	9.621	2	0
de	10	Wangels	wangels	54.267	10.767	2	2428
de	01	Wangen	wangen	47.69	9.832	2	27045
de	01	Wangen	wangen	48.729	9.612	2	3209
de	01	Wangen im Allgäu	wangen im allgau	47.69	9.832	2	0
de	06	Wangerland	wangerland	53.566	7.809	15	0
de	06	Wangerooge	wangerooge	53.79	7.899	2	1081
de	10	Wankendorf	wankendorf	54.112	10.205	2	2914
de	06	Wanna	wanna	53.742	8.808	2	2419
de	16	Wannsee	wannsee	52.419	13.155	2	9437
de	01	Wannweil	wannweil	48.517	9.15	2	5092
de	14	Wansleben	wansleben	51.46	11.751	2	1862
de	14	Wanzleben	wanzleben	52.061	11.441	2	5397
de	14	Wanzleben-Börde	wanzleben borde	52.061	11.441	2	0
de	10	Wapelfeld	wapelfeld	54.089	9.654	2	0
de	06	Warberg	warberg	52.205	10.944	6	0
de	07	Warburg	warburg	51.49	9.146	2	24317
de	06	Wardenburg	wardenburg	53.067	8.2	2	16019
de	10	Warder	warder	54.03	9.926	20	0
de	12	Wardow	wardow	53.931	12.408	2	1116
de	12	Waren	waren	53.52	12.68	2	21470
de	12	Waren (Müritz)	waren muritz	53.669	12.612	34	0
de	07	Warendorf	warendorf	51.951	7.988	2	38707
de	12	Warin	warin	53.8	11.705	2	3465
de	12	Warlitz	warlitz	53.431	11.192	2	0
de	12	Warlow	warlow	53.331	11.501	2	0
de	02	Warmensteinach	warmensteinach	49.993	11.779	2	2379
de	06	Warmsen	warmsen	52.457	8.849	2	3552
de	08	Warmsroth	warmsroth	49.949	7.858	12	0
de	10	Warnau	warnau	54.39	10.136	24	0
de	12	Warnemünde	warnemunde	54.177	12.084	2	8441
de	02	Warngau	warngau	47.832	11.722	2	3600
de	12	Warnkenhagen	warnkenhagen	53.878	12.616	2	0
de	12	Warnow	warnow	53.786	11.881	2	1073
de	06	Warpe	warpe	52.779	9.134	2	0
de	12	Warrenzin	warrenzin	53.81	12.967	2	0
de	10	Warringholz	warringholz	54.05	9.483	2	0
de	12	Warsow	warsow	53.564	11.369	15	0
de	07	Warstein	warstein	51.445	8.349	2	28532
de	02	Wartenberg	wartenberg	48.406	11.989	2	4548
de	16	Wartenberg	wartenberg	52.575	13.516	2	2336
de	08	Wartenberg-Rohrbach	wartenberg rohrbach	49.512	7.867	2	0
de	01	Warthausen	warthausen	48.129	9.797	2	4769
de	02	Wartmannsroth	wartmannsroth	50.167	9.783	2	2313
de	10	Warwerort	warwerort	54.134	8.858	2	0
de	10	Wasbek	wasbek	54.074	9.897	2	2192
de	06	Wasbüttel	wasbuttel	52.413	10.594	2	1948
de	08	Wasenbach	wasenbach	50.358	7.769	7	0
de	08	Wassenach	wassenach	50.433	7.283	2	1174
de	07	Wassenberg	wassenberg	51.1	6.155	2	16641
de	02	Wasserburg	wasserburg	48.441	10.269	2	3238
de	02	Wasserburg (Bodensee)	wasserburg bodensee	47.614	9.759	12	0
de	02	Wasserburg am Inn	wasserburg am inn	48.053	12.223	2	12374
de	14	Wasserleben	wasserleben	51.921	10.757	2	1509
de	08	Wasserliesch	wasserliesch	49.707	6.539	2	2265
de	02	Wasserlosen	wasserlosen	50.095	10.03	2	3524
de	15	Wasserthaleben	wasserthaleben	51.236	10.906	2	0
de	02	Wassertrüdingen	wassertrudingen	49.043	10.599	2	6245
de	15	Wasungen	wasungen	50.662	10.369	2	3779
de	06	Watenbüttel	watenbuttel	52.306	10.466	2	2545
de	06	Wathlingen	wathlingen	52.537	10.151	2	6431
de	10	Wattenbek	wattenbek	54.167	10.05	2	2883
de	02	Wattendorf	wattendorf	49.915	10.992	27	0
de	08	Wattenheim	wattenheim	49.522	8.062	2	1632
de	12	Wattmannshagen	wattmannshagen	53.776	12.407	2	1062
de	08	Watzerath	watzerath	50.21	6.424	2	0
de	08	Wawern	wawern	49.609	6.539	2	0
de	08	Wawern	wawern	50.165	6.419	24	0
de	08	Waxweiler	waxweiler	50.093	6.363	2	1128
de	02	Wechingen	wechingen	48.892	10.613	2	1416
de	13	Wechselburg	wechselburg	51.002	12.777	2	2223
de	10	Weddelbrook	weddelbrook	53.9	9.833	2	1025
de	14	Weddersleben	weddersleben	51.765	11.085	2	1086
de	16	Wedding	wedding	52.547	13.356	2	78290
de	10	Weddingstedt	weddingstedt	54.234	9.091	2	2235
de	10	Wedel	wedel	53.584	9.698	2	31995
de	06	Wedemark	wedemark	52.345	9.629	9	0
de	12	Wedendorfersee	wedendorfersee	53.764	10.975	2	0
de	10	Weede	weede	54.311	10.888	25	0
de	06	Weener	weener	53.163	7.351	2	15718
de	10	Wees	wees	54.806	9.517	2	2247
de	10	Weesby	weesby	54.725	9.541	15	0
de	07	Weeze	weeze	51.627	6.198	2	10131
de	14	Wefensleben	wefensleben	52.183	11.161	2	2188
de	14	Weferlingen	weferlingen	52.312	11.058	2	2444
de	07	Wegberg	wegberg	51.142	6.284	2	29622
de	14	Wegeleben	wegeleben	51.884	11.173	2	3132
de	02	Wegscheid	wegscheid	48.601	13.787	2	5817
de	01	Wehingen	wehingen	48.145	8.792	2	3731
de	13	Wehlen	wehlen	50.888	13.955	9	0
de	15	Wehnde	wehnde	51.418	10.34	2	0
de	01	Wehr	wehr	47.63	7.904	2	13037
de	08	Wehr	wehr	50.417	7.217	2	1152
de	06	Wehrbleck	wehrbleck	52.621	8.733	3	0
de	05	Wehretal	wehretal	51.158	9.985	14	0
de	05	Wehrheim	wehrheim	50.3	8.567	2	9383
de	02	Wehringen	wehringen	48.25	10.8	2	2877
de	08	Weibern	weibern	50.408	7.147	2	1585
de	02	Weibersbrunn	weibersbrunn	49.931	9.366	2	2142
de	02	Weichering	weichering	48.717	11.321	2	2244
de	02	Weichs	weichs	48.383	11.417	2	3123
de	15	Weida	weida	50.774	12.06	2	8528
de	02	Weiden	weiden	49.677	12.156	2	42550
de	02	Weiden in der Oberpfalz	weiden in der oberpfalz	49.677	12.158	2	0
de	02	Weidenbach	weidenbach	49.198	10.645	2	2276
de	02	Weidenberg	weidenberg	49.933	11.783	2	0
de	08	Weidenhahn	weidenhahn	50.517	7.811	2	0
de	01	Weidenstetten	weidenstetten	48.553	9.996	2	1249
de	08	Weidenthal	weidenthal	49.417	8	2	2018
de	02	Weidhausen b.Coburg	weidhausen b coburg	50.195	11.184	6	0
de	02	Weidhausen bei Coburg	weidhausen bei coburg	50.204	11.14	2	3331
de	02	Weiding	weiding	49.263	12.763	2	2472
de	08	Weidingen	weidingen	50.082	6.564	2	0
de	02	Weigendorf	weigendorf	49.498	11.569	2	1292
de	02	Weigenheim	weigenheim	49.544	10.233	2	0
de	02	Weihenzell	weihenzell	49.35	10.617	2	2829
de	02	Weiherhammer	weiherhammer	49.633	12.067	2	4036
de	02	Weihmichl	weihmichl	48.6	12.05	2	2479
de	01	Weikersheim	weikersheim	49.479	9.9	2	7569
de	02	Weil	weil	48.117	10.922	2	3664
de	01	Weil am Rhein	weil am rhein	47.593	7.621	2	29548
de	01	Weil der Stadt	weil der stadt	48.75	8.872	2	19338
de	01	Weil im Schönbuch	weil im schonbuch	48.623	9.064	2	10037
de	15	Weilar	weilar	50.751	10.248	16	0
de	02	Weilbach	weilbach	49.668	9.216	2	2342
de	05	Weilburg	weilburg	50.484	8.262	2	13798
de	01	Weilen unter den Rinnen	weilen unter den rinnen	48.165	8.709	12	0
de	08	Weiler	weiler	49.957	7.865	2	2712
de	08	Weiler bei Bingen	weiler bei bingen	49.972	7.86	2	0
de	08	Weiler bei Monzingen	weiler bei monzingen	49.898	7.756	2	0
de	02	Weiler-Simmerberg	weiler simmerberg	47.583	9.914	2	6510
de	08	Weilerbach	weilerbach	49.483	7.633	2	4476
de	02	Weilersbach	weilersbach	49.75	11.117	2	1985
de	07	Weilerswist	weilerswist	50.753	6.846	2	16321
de	02	Weilheim	weilheim	47.841	11.155	2	21401
de	01	Weilheim	weilheim	47.667	8.233	2	3185
de	01	Weilheim an der Teck	weilheim an der teck	48.616	9.538	2	9634
de	02	Weilheim in Oberbayern	weilheim in oberbayern	47.841	11.155	2	0
de	05	Weilmünster	weilmunster	50.431	8.377	2	9402
de	05	Weilrod	weilrod	50.331	8.533	9	0
de	02	Weiltingen	weiltingen	49.039	10.451	2	1433
de	15	Weimar	weimar	50.98	11.329	2	64727
de	05	Weimar (Lahn)	weimar lahn	50.823	8.774	6	0
de	05	Weinbach	weinbach	50.438	8.291	2	4763
de	06	Weinberg	weinberg	52.257	10.474	2	8924
de	13	Weinböhla	weinbohla	51.167	13.567	2	10456
de	01	Weingarten	weingarten	47.81	9.639	2	23802
de	01	Weingarten	weingarten	49.055	8.527	2	9556
de	08	Weingarten	weingarten	49.259	8.286	2	1532
de	08	Weingarten (Pfalz)	weingarten pfalz	49.259	8.286	2	0
de	01	Weinheim	weinheim	49.549	8.667	2	43325
de	08	Weinolsheim	weinolsheim	49.851	8.26	2	0
de	01	Weinsberg	weinsberg	49.151	9.288	2	11855
de	08	Weinsheim	weinsheim	49.833	7.767	2	1893
de	08	Weinsheim	weinsheim	50.233	6.467	2	1046
de	01	Weinstadt	weinstadt	48.87	9.375	7	0
de	01	Weinstadt-Endersbach	weinstadt endersbach	48.813	9.364	2	26166
de	08	Weinähr	weinahr	50.413	7.731	2	0
de	15	Weira	weira	50.736	11.746	2	0
de	13	Weischlitz	weischlitz	50.45	12.067	2	3614
de	08	Weisel	weisel	50.117	7.8	2	1161
de	11	Weisen	weisen	53.025	11.787	2	1103
de	01	Weisenbach	weisenbach	48.728	8.354	2	2720
de	02	Weisendorf	weisendorf	49.623	10.825	2	6118
de	08	Weisenheim am Berg	weisenheim am berg	49.509	8.179	2	0
de	08	Weisenheim am Sand	weisenheim am sand	49.543	8.288	7	0
de	09	Weiskirchen	weiskirchen	49.55	6.817	2	6316
de	02	Weismain	weismain	50.085	11.24	2	4840
de	01	Weissach	weissach	48.847	8.928	2	7712
de	01	Weissach im Tal	weissach im tal	48.987	9.417	10	0
de	01	Weisweil	weisweil	48.199	7.677	2	2114
de	08	Weitefeld	weitefeld	50.725	7.928	2	2451
de	09	Weiten	weiten	49.53	6.541	2	1209
de	12	Weitendorf	weitendorf	53.737	11.715	2	0
de	12	Weitenhagen	weitenhagen	54.054	13.41	2	1604
de	08	Weitersbach	weitersbach	49.864	7.342	2	0
de	08	Weitersborn	weitersborn	49.872	7.538	16	0
de	08	Weitersburg	weitersburg	50.417	7.6	2	2152
de	05	Weiterstadt	weiterstadt	49.904	8.589	2	24253
de	08	Weitersweiler	weitersweiler	49.583	7.883	2	0
de	02	Weitnau	weitnau	47.642	10.127	2	5143
de	02	Weitramsdorf	weitramsdorf	50.256	10.88	2	5183
de	14	Weißandt-Gölzau	weissandt golzau	51.671	12.073	2	1434
de	01	Weißbach	weissbach	49.297	9.595	2	2082
de	02	Weißdorf	weissdorf	50.183	11.85	2	1382
de	13	Weißenberg	weissenberg	51.196	14.659	2	3583
de	13	Weißenberg - Wóspork	weissenberg wospork	51.194	14.53	2	0
de	13	Weißenborn	weissenborn	50.74	12.471	2	2747
de	15	Weißenborn	weissenborn	50.924	11.879	2	1311
de	15	Weißenborn-Lüderode	weissenborn luderode	51.532	10.419	2	1495
de	13	Weißenborn/Erzgebirge	weissenborn erzgebirge	50.898	13.254	2	0
de	02	Weißenbrunn	weissenbrunn	50.2	11.35	2	3110
de	02	Weißenburg i. Bay.	weissenburg i bay	49.031	10.972	2	0
de	02	Weißenburg in Bayern	weissenburg in bayern	49.031	10.972	2	17801
de	15	Weißendorf	weissendorf	50.669	12.002	2	0
de	14	Weißenfels	weissenfels	51.201	11.968	2	29792
de	02	Weißenhorn	weissenhorn	48.305	10.16	2	13377
de	02	Weißenohe	weissenohe	49.631	11.254	2	1080
de	02	Weißensberg	weissensberg	47.581	9.726	2	2655
de	16	Weißensee	weissensee	52.556	13.466	2	47693
de	15	Weißensee	weissensee	51.2	11.069	2	3720
de	02	Weißenstadt	weissenstadt	50.102	11.888	2	3545
de	08	Weißenthurm	weissenthurm	50.417	7.451	2	7639
de	13	Weißig	weissig	51.292	13.441	2	1013
de	13	Weißkeißel	weisskeissel	51.494	14.715	2	1481
de	13	Weißkeißel - Wuskidź	weisskeissel wuskidz	51.514	14.713	2	0
de	13	Weißwasser	weisswasser	51.504	14.64	2	22099
de	13	Weißwasser/O.L. - Běła Woda	weisswasser o l beła woda	51.492	14.632	2	0
de	08	Welcherath	welcherath	50.53	7.251	28	0
de	09	Welchweiler	welchweiler	49.358	7.197	2	0
de	02	Welden	welden	48.455	10.661	2	3614
de	08	Welgesheim	welgesheim	49.867	7.983	2	0
de	08	Welkenbach	welkenbach	50.667	7.767	2	0
de	06	Welle	welle	53.24	9.802	2	1251
de	14	Wellen	wellen	52.145	11.441	2	1328
de	01	Wellendingen	wellendingen	48.147	8.704	2	3117
de	02	Wellheim	wellheim	48.923	10.881	13	0
de	08	Welling	welling	50.269	7.308	2	0
de	04	Wellingsbüttel	wellingsbuttel	53.641	10.08	2	10088
de	10	Welmbüttel	welmbuttel	54.217	9.283	2	0
de	08	Welschbillig	welschbillig	49.85	6.567	2	2606
de	08	Welschenbach	welschenbach	50.33	7.216	2	0
de	08	Welschneudorf	welschneudorf	50.43	7.875	2	0
de	14	Welsleben	welsleben	52.003	11.639	2	1904
de	10	Welt	welt	54.331	8.781	2	0
de	08	Welterod	welterod	50.223	7.862	2	0
de	08	Weltersburg	weltersburg	50.578	7.946	2	0
de	07	Welver	welver	51.617	7.967	2	12993
de	01	Welzheim	welzheim	48.877	9.634	2	11306
de	11	Welzow	welzow	51.584	14.171	2	4240
de	01	Wembach	wembach	47.786	7.894	2	0
de	02	Wemding	wemding	48.875	10.725	2	5669
de	06	Wendeburg	wendeburg	52.33	10.393	2	10147
de	08	Wendelsheim	wendelsheim	49.767	8	2	1453
de	02	Wendelstein	wendelstein	49.352	11.151	2	16220
de	07	Wenden	wenden	50.967	7.867	2	19924
de	06	Wenden	wenden	52.324	10.514	2	4047
de	12	Wendisch Baggendorf	wendisch baggendorf	54.225	13.15	40	0
de	06	Wendisch Evern	wendisch evern	53.217	10.467	2	1597
de	11	Wendisch Rietz	wendisch rietz	52.216	14.008	2	1466
de	01	Wendlingen am Neckar	wendlingen am neckar	48.671	9.376	2	15728
de	12	Wendorf	wendorf	54.255	13.077	2	1087
de	10	Wendtorf	wendtorf	54.412	10.29	2	1139
de	02	Weng	weng	48.659	12.369	2	1389
de	10	Wennbüttel	wennbuttel	54.15	9.283	2	0
de	06	Wennigsen	wennigsen	52.274	9.573	2	14137
de	06	Wennigsen (Deister)	wennigsen deister	52.274	9.573	2	0
de	10	Wenningstedt-Braderup (Sylt)	wenningstedt braderup sylt	54.799	8.747	19	0
de	10	Wensin	wensin	53.947	10.282	15	0
de	10	Wentorf bei Hamburg	wentorf bei hamburg	53.5	10.25	2	12104
de	02	Wenzenbach	wenzenbach	49.076	12.2	2	8101
de	06	Wenzendorf	wenzendorf	53.349	9.772	2	1262
de	11	Wenzlow	wenzlow	52.403	12.677	2	0
de	01	Werbach	werbach	49.671	9.639	2	3589
de	11	Werben	werben	51.817	14.183	2	1891
de	14	Werben (Elbe)	werben elbe	52.831	12.076	3	0
de	13	Werda	werda	50.438	12.305	2	1774
de	13	Werdau	werdau	50.736	12.375	2	24424
de	11	Werder	werder	52.379	12.934	2	22384
de	11	Werder (Havel)	werder havel	52.379	12.934	2	0
de	12	Werdervorstadt	werdervorstadt	53.639	11.428	2	4148
de	07	Werdohl	werdohl	51.26	7.766	2	20366
de	06	Werdum	werdum	53.646	7.634	2	0
de	11	Werftpfuhl	werftpfuhl	52.66	13.794	2	1540
de	08	Werkhausen	werkhausen	50.717	7.55	2	0
de	07	Werl	werl	51.555	7.914	2	32149
de	06	Werlte	werlte	52.85	7.683	2	9255
de	07	Wermelskirchen	wermelskirchen	51.14	7.216	2	36816
de	13	Wermsdorf	wermsdorf	51.283	12.95	2	6074
de	01	Wernau	wernau	48.693	9.415	2	12518
de	01	Wernau (Neckar)	wernau neckar	48.693	9.415	2	0
de	02	Wernberg-Köblitz	wernberg koblitz	49.539	12.161	2	5830
de	15	Wernburg	wernburg	50.699	11.596	2	0
de	07	Werne	werne	51.664	7.634	2	30810
de	02	Werneck	werneck	49.982	10.099	2	10673
de	08	Wernersberg	wernersberg	49.191	7.928	2	1120
de	11	Werneuchen	werneuchen	52.633	13.734	2	7767
de	14	Wernigerode	wernigerode	51.837	10.782	2	34463
de	15	Werningshausen	werningshausen	51.175	10.968	2	0
de	15	Wernshausen	wernshausen	50.724	10.351	2	3143
de	08	Weroth	weroth	50.468	7.946	2	0
de	06	Werpeloh	werpeloh	52.872	7.508	2	1104
de	15	Werra-Suhl-Tal	werra suhl tal	50.609	10.694	2	0
de	08	Wershofen	wershofen	50.431	6.962	13	0
de	02	Wertach	wertach	47.603	10.41	2	2423
de	01	Wertheim	wertheim	49.759	9.509	2	24869
de	07	Werther	werther	52.078	8.418	2	11575
de	02	Wertingen	wertingen	48.563	10.681	2	8958
de	07	Wesel	wesel	51.667	6.62	2	61685
de	08	Weselberg	weselberg	49.337	7.608	2	1402
de	12	Wesenberg	wesenberg	53.28	12.969	2	3346
de	06	Wesendorf	wesendorf	52.6	10.533	2	4924
de	05	Wesertal	wesertal	51.479	9.329	7	0
de	10	Wesselburen	wesselburen	54.212	8.924	2	3146
de	10	Wesselburener Deichhausen	wesselburener deichhausen	54.225	9.119	2	0
de	10	Wesselburenerkoog	wesselburenerkoog	54.225	9.119	2	0
de	07	Wesseling	wesseling	50.827	6.975	2	35665
de	10	Wesseln	wesseln	54.21	9.076	2	1398
de	02	Wessobrunn	wessobrunn	47.874	11.025	2	2076
de	06	Weste	weste	53.059	10.703	2	1062
de	16	Westend	westend	52.517	13.276	2	38501
de	02	Westendorf	westendorf	47.933	10.717	2	1825
de	02	Westendorf	westendorf	48.572	10.84	2	1489
de	10	Westensee	westensee	54.275	9.896	2	1582
de	10	Wester-Ohrstedt	wester ohrstedt	54.508	9.186	2	1124
de	10	Westerau	westerau	53.751	10.438	2	0
de	10	Westerborstel	westerborstel	54.217	9.283	2	0
de	08	Westerburg	westerburg	50.559	7.975	2	5863
de	10	Westerdeichstrich	westerdeichstrich	54.134	8.858	2	0
de	14	Westeregeln	westeregeln	51.963	11.393	2	2099
de	06	Westergellersen	westergellersen	53.233	10.25	2	1709
de	14	Westerhausen	westerhausen	51.806	11.056	2	2169
de	01	Westerheim	westerheim	48.515	9.624	2	2888
de	02	Westerheim	westerheim	48.017	10.3	2	2077
de	10	Westerhever	westerhever	54.326	8.708	2	0
de	06	Westerholt	westerholt	53.6	7.45	2	2353
de	10	Westerholz	westerholz	54.8	9.633	2	0
de	10	Westerhorn	westerhorn	53.857	9.68	2	1293
de	07	Westerkappeln	westerkappeln	52.317	7.883	2	11397
de	10	Westerland	westerland	54.908	8.303	2	8967
de	10	Westermoor	westermoor	53.963	9.385	13	0
de	02	Westerngrund	westerngrund	50.078	9.245	2	0
de	08	Westernohe	westernohe	50.67	8.04	2	0
de	10	Westerrade	westerrade	53.895	10.235	7	0
de	10	Westerrönfeld	westerronfeld	54.283	9.65	2	5227
de	06	Westerstede	westerstede	53.257	7.927	2	21902
de	01	Westerstetten	westerstetten	48.519	9.955	2	2166
de	06	Westertimke	westertimke	53.226	9.098	2	0
de	06	Westerwalsede	westerwalsede	53.071	9.502	2	0
de	15	Westgreußen	westgreussen	51.236	10.906	2	0
de	06	Westhagen	westhagen	52.404	10.739	2	9206
de	01	Westhausen	westhausen	48.883	10.183	2	5884
de	14	Westheide	westheide	52.331	11.242	3	0
de	08	Westheim	westheim	49.246	8.324	2	1720
de	02	Westheim	westheim	49	10.667	2	1215
de	08	Westhofen	westhofen	49.704	8.248	2	3268
de	06	Westoverledingen	westoverledingen	53.194	7.428	17	0
de	10	Westre	westre	54.841	9.021	2	0
de	12	Weststadt	weststadt	53.635	11.396	2	12141
de	14	Wethau	wethau	51.151	11.814	2	0
de	06	Wetschen	wetschen	52.613	8.449	2	1785
de	05	Wettenberg	wettenberg	50.542	8.734	10	0
de	05	Wetter	wetter	50.903	8.724	2	9457
de	07	Wetter (Ruhr)	wetter ruhr	51.387	7.393	2	29146
de	14	Wetterzeube	wetterzeube	51	12.017	2	1145
de	14	Wettin	wettin	51.586	11.806	2	2046
de	14	Wettin-Löbejün	wettin lobejun	51.611	11.854	2	0
de	08	Wettlingen	wettlingen	49.942	6.402	2	0
de	07	Wettringen	wettringen	52.209	7.319	2	7897
de	06	Wettrup	wettrup	52.562	7.512	2	0
de	02	Wettstetten	wettstetten	48.722	11.554	11	0
de	02	Wetzendorf	wetzendorf	49.471	11.041	2	8268
de	05	Wetzlar	wetzlar	50.561	8.505	2	52656
de	10	Wewelsfleth	wewelsfleth	53.85	9.4	2	1538
de	02	Weyarn	weyarn	47.858	11.799	2	3217
de	08	Weyer	weyer	50.223	7.862	2	0
de	08	Weyerbusch	weyerbusch	50.717	7.55	2	1456
de	06	Weyhausen	weyhausen	52.462	10.717	2	2654
de	06	Weyhe	weyhe	53.024	8.958	16	0
de	08	Weyher in der Pfalz	weyher in der pfalz	49.27	8.108	2	0
de	02	Weßling	wessling	48.075	11.248	2	5172
de	15	Wichmar	wichmar	51.044	11.716	2	0
de	07	Wickede	wickede	51.496	7.866	2	12504
de	07	Wickede (Ruhr)	wickede ruhr	51.496	7.866	2	0
de	08	Wickenrodt	wickenrodt	49.596	7.249	20	0
de	01	Widdern	widdern	49.318	9.422	2	1967
de	08	Wiebelsheim	wiebelsheim	50.211	7.409	16	0
de	12	Wieck a. Darß	wieck a darss	54.385	12.531	2	0
de	07	Wied	wied	50.851	7.732	2	0
de	06	Wieda	wieda	51.634	10.587	2	1501
de	13	Wiedemar	wiedemar	51.467	12.2	2	2274
de	01	Wieden	wieden	47.673	7.86	13	0
de	10	Wiedenborstel	wiedenborstel	54.083	9.783	2	0
de	06	Wiedensahl	wiedensahl	52.384	9.12	2	1061
de	02	Wiedergeltingen	wiedergeltingen	48.039	10.674	2	1377
de	14	Wiederstedt	wiederstedt	51.665	11.527	2	1159
de	13	Wiednitz	wiednitz	51.386	14.027	2	1178
de	06	Wiefelstede	wiefelstede	53.25	8.117	2	14775
de	15	Wiegendorf	wiegendorf	51.026	11.516	2	0
de	15	Wiehe	wiehe	51.266	11.413	2	2258
de	07	Wiehl	wiehl	50.95	7.551	2	26291
de	12	Wiek	wiek	54.62	13.289	2	1269
de	06	Wielen	wielen	52.561	7.001	28	0
de	02	Wielenbach	wielenbach	47.779	11.112	18	0
de	10	Wiemersdorf	wiemersdorf	53.958	9.903	2	1520
de	10	Wiemerstedt	wiemerstedt	54.283	9.167	2	0
de	12	Wiendorf	wiendorf	53.94	12.107	2	0
de	06	Wienhausen	wienhausen	52.58	10.189	2	4278
de	06	Wieren	wieren	52.885	10.659	2	2666
de	01	Wiernsheim	wiernsheim	48.883	8.85	2	6391
de	08	Wierschem	wierschem	50.246	7.362	2	0
de	08	Wiersdorf	wiersdorf	50.082	6.564	2	0
de	10	Wiershop	wiershop	53.436	10.378	2	0
de	13	Wiesa	wiesa	50.611	13.014	2	3811
de	02	Wiesau	wiesau	49.908	12.189	2	4550
de	08	Wiesbach	wiesbach	49.36	7.45	2	0
de	05	Wiesbaden	wiesbaden	50.083	8.249	4	272432
de	08	Wiesbaum	wiesbaum	50.292	6.7	14	0
de	08	Wiesemscheid	wiesemscheid	50.511	7.215	25	0
de	02	Wiesen	wiesen	50.117	9.367	2	1139
de	11	Wiesenau	wiesenau	52.231	14.591	2	1382
de	11	Wiesenaue	wiesenaue	52.738	12.58	2	0
de	01	Wiesenbach	wiesenbach	49.361	8.804	2	3158
de	02	Wiesenbronn	wiesenbronn	49.771	10.284	2	0
de	11	Wiesenburg	wiesenburg	52.115	12.455	2	5380
de	11	Wiesenburg/Mark	wiesenburg mark	52.115	12.455	2	0
de	15	Wiesenfeld	wiesenfeld	51.367	10.143	2	0
de	02	Wiesenfelden	wiesenfelden	49.041	12.54	2	3596
de	11	Wiesengrund	wiesengrund	51.735	14.64	2	0
de	01	Wiesensteig	wiesensteig	48.561	9.625	2	2199
de	02	Wiesent	wiesent	49.017	12.383	2	2561
de	15	Wiesenthal	wiesenthal	50.714	10.118	2	0
de	02	Wiesenthau	wiesenthau	49.713	11.136	2	1711
de	02	Wiesentheid	wiesentheid	49.795	10.345	2	4759
de	02	Wiesenttal	wiesenttal	49.808	11.225	27	0
de	02	Wieseth	wieseth	49.193	10.42	25	0
de	01	Wiesloch	wiesloch	49.295	8.698	2	25630
de	06	Wiesmoor	wiesmoor	53.417	7.733	2	13157
de	02	Wiesthal	wiesthal	50.033	9.433	2	1445
de	08	Wiesweiler	wiesweiler	49.639	7.579	6	0
de	06	Wietmarschen	wietmarschen	52.518	7.134	2	10903
de	06	Wietze	wietze	52.65	9.833	2	8216
de	06	Wietzen	wietzen	52.717	9.083	2	2205
de	06	Wietzendorf	wietzendorf	52.917	9.983	2	4105
de	02	Wiggensbach	wiggensbach	47.748	10.23	2	4656
de	02	Wilburgstetten	wilburgstetten	49.024	10.395	2	2183
de	11	Wildau	wildau	52.203	13.628	9	0
de	01	Wildberg	wildberg	48.623	8.745	2	10187
de	05	Wildeck	wildeck	51.032	9.833	12	0
de	06	Wildemann	wildemann	51.828	10.282	2	1135
de	02	Wildenberg	wildenberg	48.73	11.898	2	1353
de	13	Wildenfels	wildenfels	50.668	12.609	2	4072
de	13	Wildenhain	wildenhain	51.308	13.477	2	1765
de	06	Wildeshausen	wildeshausen	52.894	8.434	2	18114
de	02	Wildflecken	wildflecken	50.378	9.911	2	3352
de	02	Wildpoldsried	wildpoldsried	47.767	10.4	2	2501
de	02	Wildsteig	wildsteig	47.701	10.938	2	1245
de	08	Wilgartswiesen	wilgartswiesen	49.209	7.873	2	1164
de	06	Wilhelmitor - Nord	wilhelmitor nord	52.259	10.498	2	5823
de	06	Wilhelmitor - Süd	wilhelmitor sud	52.251	10.511	2	8348
de	12	Wilhelmsburg	wilhelmsburg	53.661	13.887	2	0
de	01	Wilhelmsdorf	wilhelmsdorf	47.866	9.426	2	4903
de	02	Wilhelmsdorf	wilhelmsdorf	49.564	10.737	2	1269
de	01	Wilhelmsfeld	wilhelmsfeld	49.471	8.754	2	3433
de	06	Wilhelmshaven	wilhelmshaven	53.53	8.113	2	84393
de	16	Wilhelmsruh	wilhelmsruh	52.587	13.369	2	7079
de	16	Wilhelmstadt	wilhelmstadt	52.525	13.177	2	37624
de	02	Wilhelmsthal	wilhelmsthal	50.311	11.373	2	4123
de	02	Wilhermsdorf	wilhermsdorf	49.483	10.716	2	5105
de	13	Wilkau-Haßlau	wilkau hasslau	50.675	12.515	2	11850
de	02	Willanzheim	willanzheim	49.68	10.232	2	1590
de	07	Willebadessen	willebadessen	51.626	9.037	2	8821
de	10	Willenscharen	willenscharen	53.983	9.817	2	0
de	07	Willich	willich	51.264	6.547	2	51843
de	05	Willingen	willingen	51.294	8.609	2	6564
de	05	Willingen (Upland)	willingen upland	51.22	8.969	24	0
de	05	Willingshausen	willingshausen	50.85	9.2	2	5385
de	02	Willmars	willmars	50.457	10.217	9	0
de	08	Willmenrod	willmenrod	50.578	7.946	2	0
de	02	Willmering	willmering	49.25	12.667	2	2193
de	08	Willroth	willroth	50.541	7.457	12	0
de	01	Willstätt	willstatt	48.541	7.893	2	9061
de	08	Willwerscheid	willwerscheid	50.035	6.887	16	0
de	16	Wilmersdorf	wilmersdorf	52.483	13.317	2	94113
de	07	Wilnsdorf	wilnsdorf	50.817	8.1	2	21505
de	13	Wilsdruff	wilsdruff	51.052	13.537	2	13772
de	08	Wilsecker	wilsecker	50.039	6.595	2	0
de	06	Wilstedt	wilstedt	53.195	9.096	2	1718
de	10	Wilster	wilster	53.923	9.375	2	4443
de	06	Wilsum	wilsum	52.533	6.85	2	1608
de	13	Wilthen	wilthen	51.097	14.393	2	6304
de	08	Wiltingen	wiltingen	49.659	6.593	2	1349
de	08	Wilzenberg-Hußweiler	wilzenberg hussweiler	49.432	7.36	2	0
de	08	Wimbach	wimbach	50.382	6.933	2	0
de	14	Wimmelburg	wimmelburg	51.521	11.507	2	1410
de	01	Wimsheim	wimsheim	48.85	8.833	2	2705
de	08	Wincheringen	wincheringen	49.609	6.426	2	1499
de	02	Windach	windach	48.067	11.033	2	3449
de	02	Windberg	windberg	48.943	12.746	2	1059
de	10	Windbergen	windbergen	54.035	9.087	18	0
de	10	Windeby	windeby	54.46	9.785	2	1103
de	07	Windeck	windeck	50.889	7.658	11	0
de	02	Windelsbach	windelsbach	49.4	10.3	2	1037
de	08	Winden	winden	49.098	8.117	2	1054
de	01	Winden im Elztal	winden im elztal	47.91	7.773	10	0
de	08	Windesheim	windesheim	49.9	7.817	2	1951
de	08	Windhagen	windhagen	50.641	7.354	2	4433
de	06	Windhausen	windhausen	51.785	10.212	2	1113
de	02	Windischeschenbach	windischeschenbach	49.801	12.157	2	5659
de	15	Windischleuba	windischleuba	51.016	12.469	2	2254
de	02	Windorf	windorf	48.75	13.028	18	0
de	02	Windsbach	windsbach	49.248	10.827	2	6235
de	15	Wingerode	wingerode	51.39	10.24	2	1243
de	06	Wingst	wingst	53.736	9.081	2	3610
de	02	Winhöring	winhoring	48.267	12.65	2	4917
de	08	Winkel (Eifel)	winkel eifel	50.128	6.904	2	0
de	08	Winkelbach	winkelbach	50.667	7.767	2	0
de	02	Winkelhaid	winkelhaid	49.39	11.299	2	3971
de	06	Winkelsett	winkelsett	52.926	8.616	2	0
de	02	Winklarn	winklarn	49.427	12.48	2	1473
de	10	Winnemark	winnemark	54.709	9.856	10	0
de	08	Winnen	winnen	50.578	7.946	2	0
de	01	Winnenden	winnenden	48.876	9.398	2	27783
de	08	Winnerath	winnerath	50.431	6.962	13	0
de	10	Winnert	winnert	54.492	9.091	31	0
de	06	Winnigstedt	winnigstedt	52.137	10.773	2	0
de	08	Winningen	winningen	50.317	7.517	2	2457
de	08	Winnweiler	winnweiler	49.567	7.85	2	4850
de	08	Winringen	winringen	50.159	6.468	2	0
de	10	Winseldorf	winseldorf	53.967	9.617	2	0
de	06	Winsen	winsen	53.358	10.213	2	32662
de	06	Winsen	winsen	52.683	9.914	2	12838
de	06	Winsen (Aller)	winsen aller	52.683	10.029	3	0
de	06	Winsen (Luhe)	winsen luhe	53.359	10.214	2	0
de	01	Winterbach	winterbach	48.799	9.479	2	7844
de	08	Winterbach (Pfalz)	winterbach pfalz	49.244	7.357	16	0
de	07	Winterberg	winterberg	51.192	8.535	2	14601
de	08	Winterborn	winterborn	49.733	7.796	6	0
de	08	Winterburg	winterburg	49.859	7.784	2	0
de	02	Winterhausen	winterhausen	49.707	10.017	2	1558
de	04	Winterhude	winterhude	53.6	10	2	51297
de	01	Winterlingen	winterlingen	48.183	9.117	2	6722
de	02	Winterrieden	winterrieden	47.976	10.322	12	0
de	08	Winterscheid	winterscheid	50.233	6.283	2	0
de	15	Wintersdorf	wintersdorf	51.053	12.354	2	2978
de	08	Wintersheim	wintersheim	49.771	8.337	6	0
de	08	Winterspelt	winterspelt	50.149	6.445	21	0
de	08	Winterwerb	winterwerb	50.199	7.859	2	0
de	08	Wintrich	wintrich	49.905	7.025	14	0
de	02	Winzer	winzer	48.723	13.078	2	3964
de	02	Wipfeld	wipfeld	49.917	10.167	2	1126
de	15	Wipperdorf	wipperdorf	51.456	10.644	2	1606
de	07	Wipperfürth	wipperfurth	51.116	7.399	2	23723
de	06	Wippingen	wippingen	52.963	7.323	2	0
de	14	Wippra	wippra	51.573	11.275	2	1621
de	06	Wirdum	wirdum	53.477	7.206	2	1096
de	08	Wirft	wirft	50.511	7.215	25	0
de	08	Wirfus	wirfus	50.132	7.169	2	0
de	08	Wirges	wirges	50.472	7.798	2	5201
de	02	Wirsberg	wirsberg	50.106	11.605	2	2003
de	08	Wirscheid	wirscheid	50.467	7.633	2	0
de	08	Wirschweiler	wirschweiler	49.596	7.249	20	0
de	10	Wisch	wisch	54.34	10.091	18	232758
de	10	Wisch	wisch	54.397	9.186	2	0
de	06	Wischhafen	wischhafen	53.783	9.317	2	3110
de	12	Wismar	wismar	53.893	11.453	2	45255
de	08	Wissen	wissen	50.779	7.735	2	8547
de	06	Wistedt	wistedt	53.267	9.683	2	1732
de	10	Witsum	witsum	54.691	8.567	2	0
de	10	Wittbek	wittbek	54.464	9.234	2	0
de	10	Wittdün auf Amrum	wittdun auf amrum	54.776	8.709	22	0
de	02	Wittelshofen	wittelshofen	49.061	10.481	2	1274
de	07	Witten	witten	51.444	7.353	3	101247
de	16	Wittenau	wittenau	52.593	13.321	2	29054
de	12	Wittenbeck	wittenbeck	54.105	11.908	2	0
de	14	Wittenberg	wittenberg	51.866	12.65	2	30000
de	11	Wittenberge	wittenberge	53.005	11.75	2	20171
de	10	Wittenbergen	wittenbergen	53.952	9.72	2	0
de	10	Wittenborn	wittenborn	53.956	10.307	13	0
de	12	Wittenburg	wittenburg	53.506	11.08	2	5041
de	12	Wittendörp	wittendorp	53.506	11.08	2	0
de	12	Wittenförden	wittenforden	53.629	11.33	2	2931
de	12	Wittenhagen	wittenhagen	54.184	13.071	2	1358
de	15	Witterda	witterda	51.036	10.89	2	1153
de	13	Wittgensdorf	wittgensdorf	50.883	12.87	2	4440
de	08	Wittgert	wittgert	50.467	7.633	2	0
de	02	Wittibreut	wittibreut	48.455	12.989	23	0
de	13	Wittichenau	wittichenau	51.385	14.244	2	6261
de	13	Wittichenau - Kulow	wittichenau kulow	51.385	14.244	2	0
de	01	Wittighausen	wittighausen	49.592	9.655	19	0
de	06	Wittingen	wittingen	52.727	10.736	2	12427
de	02	Wittislingen	wittislingen	48.619	10.417	2	2360
de	08	Wittlich	wittlich	49.986	6.893	2	17887
de	01	Wittlingen	wittlingen	47.621	7.649	6	0
de	06	Wittmar	wittmar	52.13	10.64	2	1391
de	10	Wittmoldt	wittmoldt	54.513	9.842	14	0
de	06	Wittmund	wittmund	53.577	7.778	2	21355
de	01	Wittnau	wittnau	47.95	7.817	2	1423
de	06	Wittorf	wittorf	53.333	10.383	2	1384
de	06	Wittorf	wittorf	53.012	9.517	2	1384
de	11	Wittstock	wittstock	53.161	12.483	2	17361
de	11	Wittstock/Dosse	wittstock dosse	53.158	12.458	2	0
de	10	Witzeeze	witzeeze	53.491	10.628	2	0
de	05	Witzenhausen	witzenhausen	51.341	9.855	2	16055
de	10	Witzhave	witzhave	53.567	10.333	2	1446
de	12	Witzin	witzin	53.701	11.843	2	0
de	15	Witzleben	witzleben	50.84	10.952	2	0
de	02	Witzmannsberg	witzmannsberg	48.622	13.494	2	1742
de	10	Witzwort	witzwort	54.486	9.074	30	0
de	08	Wißmannsdorf	wissmannsdorf	50.082	6.564	2	0
de	10	Wobbenbüll	wobbenbull	54.533	9.033	2	0
de	12	Woggersin	woggersin	53.597	13.274	2	0
de	10	Wohlde	wohlde	54.56	9.502	19	0
de	04	Wohldorf-Ohlstedt	wohldorf ohlstedt	53.693	10.131	2	4450
de	10	Wohltorf	wohltorf	53.517	10.283	2	2249
de	05	Wohnbach	wohnbach	50.429	8.829	2	1050
de	06	Wohnste	wohnste	53.276	9.504	2	0
de	05	Wohratal	wohratal	50.86	8.935	13	0
de	12	Wokuhl-Dabelow	wokuhl dabelow	53.378	13.255	2	0
de	12	Wolde	wolde	53.63	13.038	2	0
de	12	Woldegk	woldegk	53.461	13.584	2	4144
de	08	Woldert	woldert	50.617	7.633	2	0
de	01	Wolfach	wolfach	48.293	8.216	2	5998
de	01	Wolfegg	wolfegg	47.82	9.795	2	3440
de	14	Wolfen	wolfen	51.661	12.269	2	25251
de	06	Wolfenbüttel	wolfenbuttel	52.164	10.541	2	54740
de	14	Wolferode	wolferode	51.507	11.513	2	1292
de	15	Wolferschwenda	wolferschwenda	51.27	10.739	2	0
de	02	Wolfersdorf	wolfersdorf	48.479	11.709	2	2327
de	02	Wolferstadt	wolferstadt	48.904	10.781	2	1113
de	02	Wolfertschwenden	wolfertschwenden	47.894	10.267	2	1852
de	05	Wolfhagen	wolfhagen	51.326	9.17	2	13266
de	02	Wolframs-Eschenbach	wolframs eschenbach	49.227	10.728	2	2911
de	02	Wolfratshausen	wolfratshausen	47.913	11.422	2	17191
de	06	Wolfsburg	wolfsburg	52.425	10.781	3	123064
de	01	Wolfschlugen	wolfschlugen	48.65	9.283	2	6108
de	02	Wolfsegg	wolfsegg	49.107	11.978	2	1506
de	08	Wolfsheim	wolfsheim	49.836	8.051	2	0
de	08	Wolfstein	wolfstein	49.584	7.605	2	2060
de	12	Wolgast	wolgast	54.053	13.772	2	12664
de	08	Wolken	wolken	50.333	7.467	2	1093
de	13	Wolkenstein	wolkenstein	50.656	13.071	2	4359
de	15	Wolkramshausen	wolkramshausen	51.422	10.738	2	1180
de	02	Wollbach	wollbach	50.367	10.233	2	1242
de	06	Wollbrandshausen	wollbrandshausen	51.623	10.263	2	0
de	06	Wollershausen	wollershausen	51.623	10.263	2	0
de	11	Wollin	wollin	52.403	12.677	2	0
de	08	Wollmerath	wollmerath	50.127	7.007	2	0
de	10	Wolmersdorf	wolmersdorf	54.091	9.072	2	0
de	14	Wolmirsleben	wolmirsleben	51.95	11.483	2	1544
de	14	Wolmirstedt	wolmirstedt	52.249	11.629	2	10860
de	02	Wolnzach	wolnzach	48.604	11.626	2	10973
de	01	Wolpertshausen	wolpertshausen	49.167	9.845	2	2037
de	01	Wolpertswende	wolpertswende	47.895	9.612	2	4128
de	06	Wolsdorf	wolsdorf	52.191	10.939	2	1108
de	08	Wolsfeld	wolsfeld	50.082	6.564	2	0
de	11	Woltersdorf	woltersdorf	52.456	13.75	2	7581
de	06	Woltersdorf	woltersdorf	52.95	11.217	2	1033
de	08	Womrath	womrath	49.944	7.407	2	0
de	02	Wonfurt	wonfurt	50.017	10.467	2	1955
de	02	Wonneberg	wonneberg	47.918	12.584	12	0
de	02	Wonsees	wonsees	49.976	11.3	2	1219
de	08	Wonsheim	wonsheim	49.736	8.07	2	0
de	08	Woppenroth	woppenroth	49.894	7.478	2	0
de	15	Worbis	worbis	51.42	10.363	2	5371
de	02	Woringen	woringen	47.917	10.2	2	1812
de	08	Worms	worms	49.633	8.359	2	81099
de	06	Worpswede	worpswede	53.217	8.933	2	9417
de	12	Wrangelsburg	wrangelsburg	53.997	13.51	2	0
de	06	Wremen	wremen	53.65	8.517	2	2023
de	06	Wrestedt	wrestedt	52.904	10.575	2	2996
de	06	Wriedel	wriedel	53.031	10.298	2	2596
de	11	Wriezen	wriezen	52.721	14.134	2	8213
de	10	Wrist	wrist	53.933	9.767	2	2507
de	10	Wrixum	wrixum	54.691	8.567	2	0
de	10	Wrohm	wrohm	54.21	9.097	15	0
de	14	Wulfen	wulfen	51.819	11.931	2	1215
de	06	Wulfsen	wulfsen	53.3	10.15	2	1582
de	10	Wulfsmoor	wulfsmoor	53.933	9.767	2	0
de	06	Wulften	wulften	51.66	10.174	2	2127
de	06	Wulften am Harz	wulften am harz	51.66	10.174	2	0
de	12	Wulkenzin	wulkenzin	53.544	13.169	2	1579
de	06	Wulsbüttel	wulsbuttel	53.317	8.667	2	1967
de	15	Wundersleben	wundersleben	51.159	11.115	2	0
de	02	Wunsiedel	wunsiedel	50.039	12.003	2	10295
de	06	Wunstorf	wunstorf	52.424	9.436	2	42080
de	07	Wuppertal	wuppertal	51.256	7.148	4	360797
de	02	Wurmannsquick	wurmannsquick	48.353	12.786	2	3710
de	01	Wurmberg	wurmberg	48.867	8.817	2	2898
de	01	Wurmlingen	wurmlingen	48	8.783	2	3812
de	02	Wurmsham	wurmsham	48.35	12.333	2	1351
de	06	Wurster Nordseeküste	wurster nordseekuste	53.432	8.681	12	0
de	15	Wurzbach	wurzbach	50.464	11.538	2	3864
de	13	Wurzen	wurzen	51.371	12.739	2	15233
de	14	Wust-Fischbeck	wust fischbeck	52.658	12.05	2	0
de	11	Wusterhausen	wusterhausen	52.891	12.46	2	6632
de	11	Wusterhausen/Dosse	wusterhausen dosse	52.891	12.46	3	0
de	12	Wusterhusen	wusterhusen	54.113	13.616	2	1370
de	11	Wustermark	wustermark	52.55	12.95	2	7729
de	11	Wusterwitz	wusterwitz	52.367	12.385	2	3184
de	06	Wustrow	wustrow	52.924	11.128	2	3086
de	12	Wustrow	wustrow	53.478	13.156	2	1312
de	01	Wutach	wutach	47.908	8.182	17	0
de	15	Wutha-Farnroda	wutha farnroda	51.083	10.47	23	0
de	01	Wutöschingen	wutoschingen	47.66	8.368	2	6675
de	01	Wyhl	wyhl	48.166	7.649	2	3645
de	10	Wyk auf Föhr	wyk auf fohr	54.691	8.567	2	4429
de	05	Wächtersbach	wachtersbach	50.255	9.296	2	12464
de	01	Wäschenbeuren	waschenbeuren	48.76	9.687	2	3924
de	12	Wöbbelin	wobbelin	53.331	11.501	2	0
de	10	Wöhrden	wohrden	54.167	9	2	1335
de	08	Wölferlingen	wolferlingen	50.517	7.811	2	0
de	05	Wölfersheim	wolfersheim	50.4	8.817	2	9610
de	15	Wölfis	wolfis	50.808	10.779	2	1662
de	05	Wöllstadt	wollstadt	50.378	8.87	6	0
de	08	Wöllstein	wollstein	49.817	7.967	2	4516
de	08	Wölmersen	wolmersen	50.717	7.55	2	0
de	06	Wölpinghausen	wolpinghausen	52.417	9.233	2	1754
de	14	Wörlitz	worlitz	51.842	12.421	2	1681
de	01	Wörnersberg	wornersberg	48.44	8.519	7	0
de	02	Wörnitz	wornitz	49.235	10.481	25	0
de	08	Wörrstadt	worrstadt	49.849	8.124	2	7668
de	01	Wört	wort	49.03	10.272	2	1444
de	02	Wörth	worth	48.245	11.902	2	4559
de	02	Wörth a.d. Isar	worth a d isar	48.611	12.035	23	0
de	02	Wörth am Main	worth am main	49.797	9.154	2	4983
de	08	Wörth am Rhein	worth am rhein	49.049	8.26	2	17272
de	02	Wörth an der Donau	worth an der donau	49.001	12.405	2	4524
de	02	Wörth an der Isar	worth an der isar	48.623	12.339	2	2400
de	02	Wörthsee	worthsee	48.072	11.202	2	4589
de	01	Wössingen	wossingen	49.012	8.608	2	3781
de	02	Wülfershausen	wulfershausen	50.332	10.341	2	1469
de	02	Wülfershausen an der Saale	wulfershausen an der saale	50.337	10.261	2	0
de	07	Wülfrath	wulfrath	51.282	7.038	2	22355
de	13	Wülknitz	wulknitz	51.367	13.4	2	1877
de	07	Wünnenberg	wunnenberg	51.52	8.699	2	12439
de	15	Wünschendorf	wunschendorf	50.797	12.098	2	3257
de	15	Wünschendorf/Elster	wunschendorf elster	50.781	12.071	2	0
de	08	Würrich	wurrich	50.029	7.182	2	0
de	07	Würselen	wurselen	50.818	6.135	2	37074
de	02	Würzburg	wurzburg	49.794	9.951	3	133731
de	08	Würzweiler	wurzweiler	49.583	7.883	2	0
de	08	Wüschheim	wuschheim	49.956	7.606	25	0
de	01	Wüstenrot	wustenrot	49.081	9.461	2	6770
de	15	Wüstheuterode	wustheuterode	51.366	10.042	2	0
de	07	Xanten	xanten	51.659	6.453	2	21587
de	13	Zabeltitz	zabeltitz	51.351	13.505	2	3047
de	01	Zaberfeld	zaberfeld	49.056	8.927	2	3843
de	02	Zachenberg	zachenberg	48.967	13	2	2173
de	14	Zahna	zahna	51.914	12.786	2	3623
de	14	Zahna-Elster	zahna elster	51.872	12.805	2	0
de	01	Zaisenhausen	zaisenhausen	49.107	8.813	2	1776
de	02	Zandt	zandt	49.15	12.733	2	1875
de	02	Zangberg	zangberg	48.275	12.423	2	1021
de	12	Zapel	zapel	53.585	11.676	2	0
de	02	Zapfendorf	zapfendorf	50.018	10.932	2	5017
de	14	Zappendorf	zappendorf	51.51	11.795	2	1592
de	12	Zarnewanz	zarnewanz	54.028	12.465	2	0
de	10	Zarpen	zarpen	53.867	10.517	2	1577
de	12	Zarrendorf	zarrendorf	54.237	13.101	2	1127
de	12	Zarrentin	zarrentin	53.551	10.915	2	3243
de	12	Zarrentin am Schaalsee	zarrentin am schaalsee	53.551	10.916	2	0
de	11	Zechin	zechin	52.537	14.512	2	0
de	15	Zedlitz	zedlitz	50.88	12.082	2	104659
de	11	Zehdenick	zehdenick	52.979	13.332	2	14809
de	16	Zehlendorf	zehlendorf	52.433	13.25	2	58469
de	12	Zehna	zehna	53.764	12.214	2	0
de	08	Zehnhausen bei Rennerod	zehnhausen bei rennerod	50.622	8.02	2	0
de	08	Zehnhausen bei Wallmerod	zehnhausen bei wallmerod	50.468	7.946	2	0
de	14	Zehrental	zehrental	52.697	11.564	17	0
de	02	Zeil	zeil	50.01	10.595	2	6016
de	02	Zeil am Main	zeil am main	50.01	10.595	2	0
de	02	Zeilarn	zeilarn	48.3	12.843	2	2291
de	08	Zeiskam	zeiskam	49.233	8.247	2	2283
de	13	Zeithain	zeithain	51.334	13.338	2	5839
de	02	Zeitlarn	zeitlarn	49.078	12.112	2	5849
de	02	Zeitlofs	zeitlofs	50.262	9.672	2	2228
de	14	Zeitz	zeitz	51.05	12.137	2	29469
de	01	Zell	zell	48.692	8.063	2	8043
de	08	Zell	zell	50.029	7.182	2	4402
de	08	Zell (Mosel)	zell mosel	50.029	7.182	3	0
de	01	Zell am Harmersbach	zell am harmersbach	48.692	8.063	2	0
de	02	Zell am Main	zell am main	49.812	9.87	2	4035
de	02	Zell im Fichtelgebirge	zell im fichtelgebirge	50.135	11.823	2	2275
de	01	Zell im Wiesental	zell im wiesental	47.706	7.852	2	6206
de	01	Zell unter Aichelberg	zell unter aichelberg	48.649	9.571	2	2984
de	15	Zella-Mehlis	zella mehlis	50.656	10.66	2	12361
de	08	Zellertal	zellertal	49.415	8.165	2	0
de	02	Zellingen	zellingen	49.897	9.817	2	6365
de	08	Zeltingen-Rachtig	zeltingen rachtig	49.95	7.017	2	2321
de	12	Zemitz	zemitz	54.043	13.795	2	0
de	08	Zemmer	zemmer	49.9	6.7	2	2900
de	12	Zempin	zempin	54.081	13.746	24	0
de	08	Zendscheid	zendscheid	50.039	6.595	2	0
de	02	Zenting	zenting	48.791	13.26	2	1179
de	12	Zepelin	zepelin	53.866	11.964	2	0
de	14	Zerbst	zerbst	51.966	12.085	2	15680
de	14	Zerbst/Anhalt	zerbst anhalt	51.98	12.085	3	0
de	08	Zerf	zerf	49.6	6.683	2	1683
de	06	Zernien	zernien	53.068	10.883	2	1695
de	11	Zernitz-Lohm	zernitz lohm	52.848	12.561	2	0
de	12	Zerrenthin	zerrenthin	53.52	13.988	2	0
de	11	Zeschdorf	zeschdorf	52.437	14.533	2	0
de	06	Zetel	zetel	53.417	7.983	2	11684
de	12	Zettemin	zettemin	53.84	12.803	8	0
de	08	Zettingen	zettingen	50.252	7.145	2	0
de	13	Zettlitz	zettlitz	51.032	12.831	2	0
de	15	Zeulenroda	zeulenroda	50.653	11.984	2	13763
de	15	Zeulenroda-Triebes	zeulenroda triebes	50.669	12.002	3	0
de	11	Zeuthen	zeuthen	52.348	13.622	2	10084
de	06	Zeven	zeven	53.297	9.277	2	12607
de	11	Zichow	zichow	52.7	13.598	12	0
de	12	Zickhusen	zickhusen	53.723	11.397	2	0
de	12	Ziegendorf	ziegendorf	53.407	11.719	2	0
de	08	Ziegenhain	ziegenhain	50.647	7.527	2	0
de	13	Ziegenrück	ziegenruck	50.539	11.898	17	0
de	14	Zielitz	zielitz	52.29	11.676	2	2154
de	02	Ziemetshausen	ziemetshausen	48.292	10.535	2	3049
de	05	Zierenberg	zierenberg	51.369	9.302	2	6782
de	12	Zierow	zierow	53.862	11.52	2	0
de	02	Ziertheim	ziertheim	48.652	10.399	2	1011
de	12	Zierzow	zierzow	53.28	11.565	2	0
de	11	Ziesar	ziesar	52.266	12.29	2	2875
de	12	Ziesendorf	ziesendorf	53.994	12.039	2	1350
de	11	Ziethen	ziethen	52.979	13.745	2	0
de	12	Ziethen	ziethen	53.639	13.473	25	0
de	12	Ziethen	ziethen	53.891	11.401	28	0
de	08	Zilshausen	zilshausen	50.447	7.312	2	0
de	11	Ziltendorf	ziltendorf	52.206	14.624	2	1639
de	01	Zimmern ob Rottweil	zimmern ob rottweil	48.167	8.594	2	6061
de	01	Zimmern unter der Burg	zimmern unter der burg	48.167	8.594	2	0
de	15	Zimmernsupra	zimmernsupra	51.08	10.838	2	0
de	08	Zimmerschied	zimmerschied	50.413	7.731	2	0
de	12	Zingst	zingst	54.436	12.689	2	3198
de	13	Zinna	zinna	51.568	12.954	2	1696
de	12	Zinnowitz	zinnowitz	54.104	13.772	37	0
de	12	Zirchow	zirchow	54.318	13.351	2	0
de	12	Zirkow	zirkow	54.416	13.431	2	0
de	02	Zirndorf	zirndorf	49.442	10.954	2	25734
de	12	Zirzow	zirzow	53.597	13.274	2	0
de	12	Zislow	zislow	53.422	12.789	22	0
de	13	Zittau	zittau	50.898	14.808	2	25785
de	02	Zolling	zolling	48.45	11.767	2	4029
de	06	Zorge	zorge	51.633	10.633	2	1230
de	02	Zorneding	zorneding	48.084	11.824	2	8581
de	08	Zornheim	zornheim	49.89	8.225	2	3559
de	11	Zossen	zossen	52.216	13.449	2	17138
de	08	Zotzenheim	zotzenheim	49.867	7.983	2	0
de	13	Zschadrass	zschadrass	51.138	12.818	2	3763
de	13	Zschaitz-Ottewig	zschaitz ottewig	51.127	13.101	2	0
de	13	Zschepplin	zschepplin	51.5	12.6	2	3373
de	14	Zscherben	zscherben	51.336	11.97	2	1613
de	14	Zscherben	zscherben	51.467	11.871	2	1600
de	14	Zscherndorf	zscherndorf	51.611	12.268	2	1852
de	13	Zschopau	zschopau	50.748	13.077	2	11705
de	13	Zschorlau	zschorlau	50.567	12.65	2	5944
de	14	Zschornewitz	zschornewitz	51.716	12.4	2	2936
de	13	Zschortau	zschortau	51.479	12.359	2	2412
de	07	Zulpich	zulpich	50.694	6.654	2	20208
de	12	Zurow	zurow	53.864	11.614	2	1421
de	02	Zusamaltheim	zusamaltheim	48.531	10.636	2	1290
de	02	Zusmarshausen	zusmarshausen	48.4	10.599	2	6384
de	01	Zuzenhausen	zuzenhausen	49.296	8.823	2	2083
de	08	Zweibrücken	zweibrucken	49.247	7.37	2	35221
de	08	Zweifelscheid	zweifelscheid	50.001	6.948	2	0
de	01	Zweiflingen	zweiflingen	49.256	9.518	2	1716
de	13	Zwenkau	zwenkau	51.219	12.33	2	8905
de	13	Zwickau	zwickau	50.727	12.488	2	98796
de	01	Zwiefalten	zwiefalten	48.234	9.462	2	2148
de	02	Zwiesel	zwiesel	49.017	13.238	2	10327
de	05	Zwingenberg	zwingenberg	49.724	8.611	2	7082
de	13	Zwochau	zwochau	51.465	12.268	2	1167
de	13	Zwota	zwota	50.351	12.422	2	1541
de	13	Zwönitz	zwonitz	50.63	12.81	2	11547
de	13	Zöblitz	zoblitz	50.659	13.23	2	3134
de	12	Zölkow	zolkow	53.433	11.84	2	0
de	15	Zöllnitz	zollnitz	50.922	11.587	2	104712
de	14	Zörbig	zorbig	51.629	12.117	2	4052
de	14	Zöschen	zoschen	51.358	12.117	2	1074
de	02	Zöschingen	zoschingen	48.638	10.444	16	0
de	12	Zülow	zulow	53.603	11.302	2	0
de	08	Züsch	zusch	49.701	6.924	11	0
de	12	Züsow	zusow	53.865	11.667	2	0
de	12	Züssow	zussow	53.977	13.549	2	1274
de	01	Öhningen	ohningen	47.662	8.887	2	3761
de	01	Öhringen	ohringen	49.199	9.507	2	22765
de	01	Ölbronn-Dürrn	olbronn durrn	48.967	8.75	2	3627
de	01	Öllingen	ollingen	48.496	10.118	2	0
de	06	Ölper	olper	52.286	10.499	2	1486
de	08	Ölsen	olsen	50.651	7.638	6	0
de	01	Öpfingen	opfingen	48.286	9.803	2	2312
de	01	Östringen	ostringen	49.219	8.712	2	12880
de	01	Ötigheim	otigheim	48.891	8.234	2	4386
de	01	Ötisheim	otisheim	48.967	8.8	2	4827
de	08	Ötzingen	otzingen	50.5	7.833	2	1363
de	07	Übach-Palenberg	ubach palenberg	50.918	6.123	2	25544
de	08	Übereisenbach	ubereisenbach	50.037	6.361	40	0
de	09	Überherrn	uberherrn	49.242	6.698	2	12071
de	01	Überlingen	uberlingen	47.77	9.171	2	21507
de	02	Übersee	ubersee	47.817	12.483	2	4896
de	02	Üchtelhausen	uchtelhausen	50.092	10.269	2	4073
de	12	Ückeritz	uckeritz	54.081	13.746	24	0
de	08	Üdersdorf	udersdorf	50.15	6.8	2	1176
de	01	Ühlingen-Birkendorf	uhlingen birkendorf	47.717	8.317	2	5269
de	08	Ürzig	urzig	49.95	7.017	2	0
de	08	Üttfeld	uttfeld	50.132	6.451	20	0
de	08	Üxheim	uxheim	50.35	6.75	2	1399$table$, E'\n') line offset 0) as row
  left join (values ('de', '10', 'Schleswig-Holstein'), ('de', '11', 'Brandenburg'), ('de', '12', 'Mecklenburg-Vorpommern'), ('de', '13', 'Sachsen'), ('de', '14', 'Sachsen-Anhalt'), ('de', '15', 'Thüringen'), ('de', '16', 'Berlin'), ('de', '01', 'Baden-Württemberg'), ('de', '02', 'Bayern'), ('de', '03', 'Bremen'), ('de', '04', 'Hamburg'), ('de', '05', 'Hessen'), ('de', '06', 'Niedersachsen'), ('de', '07', 'Nordrhein-Westfalen'), ('de', '08', 'Rheinland-Pfalz'), ('de', '09', 'Saarland'), ('at', '01', 'Burgenland'), ('at', '02', 'Kärnten'), ('at', '03', 'Niederösterreich'), ('at', '04', 'Oberösterreich'), ('at', '05', 'Salzburg'), ('at', '06', 'Steiermark'), ('at', '07', 'Tirol'), ('at', '08', 'Vorarlberg'), ('at', '09', 'Wien'), ('ch', 'AG', 'Aargau'), ('ch', 'AI', 'Appenzell Innerrhoden'), ('ch', 'AR', 'Appenzell Ausserrhoden'), ('ch', 'BE', 'Bern'), ('ch', 'BL', 'Basel-Landschaft'), ('ch', 'BS', 'Basel-Stadt'), ('ch', 'FR', 'Freiburg'), ('ch', 'GE', 'Genf'), ('ch', 'GL', 'Glarus'), ('ch', 'GR', 'Graubünden'), ('ch', 'JU', 'Jura'), ('ch', 'LU', 'Luzern'), ('ch', 'NE', 'Neuenburg'), ('ch', 'NW', 'Nidwalden'), ('ch', 'OW', 'Obwalden'), ('ch', 'SG', 'St. Gallen'), ('ch', 'SH', 'Schaffhausen'), ('ch', 'SO', 'Solothurn'), ('ch', 'SZ', 'Schwyz'), ('ch', 'TG', 'Thurgau'), ('ch', 'TI', 'Tessin'), ('ch', 'UR', 'Uri'), ('ch', 'VD', 'Waadt'), ('ch', 'VS', 'Wallis'), ('ch', 'ZG', 'Zug'), ('ch', 'ZH', 'Zürich')) as region (country, code, name)
    on region.country = field[1] and region.code = field[2];

-- The places whose names begin with a word. Ordered by bytes, so that these lie between two bounds, whatever the collation.
create index place_folded on app.place (folded collate "C");
