-- A database of schema 3, as the program stepped it forward from store-2.sql (pg_dump --inserts): the same tables.
CREATE TABLE public.about (
    one integer NOT NULL,
    application text NOT NULL,
    version integer NOT NULL,
    CONSTRAINT about_one_check CHECK ((one = 1))
);
CREATE TABLE public.chat (
    tbl text NOT NULL COLLATE pg_catalog."C",
    n bigint NOT NULL,
    seat smallint NOT NULL,
    name text NOT NULL,
    said text NOT NULL,
    sum bigint NOT NULL
);
CREATE TABLE public.decisions (
    tbl text NOT NULL COLLATE pg_catalog."C",
    game integer NOT NULL,
    n integer NOT NULL,
    seat smallint NOT NULL,
    standin boolean NOT NULL,
    decision text NOT NULL,
    at bigint NOT NULL,
    clock bigint NOT NULL,
    sum bigint NOT NULL
);
CREATE TABLE public.games (
    tbl text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    rules_version integer NOT NULL,
    deal text NOT NULL,
    names text NOT NULL,
    started_at bigint NOT NULL,
    asked_at bigint NOT NULL,
    over boolean NOT NULL,
    sum bigint NOT NULL,
    names_sum bigint NOT NULL
);
CREATE UNLOGGED TABLE public.here (
    tbl text NOT NULL COLLATE pg_catalog."C",
    node text NOT NULL COLLATE pg_catalog."C",
    seats smallint NOT NULL,
    spectators integer NOT NULL
);
CREATE TABLE public.hints (
    one integer NOT NULL,
    key text NOT NULL,
    CONSTRAINT hints_one_check CHECK ((one = 1))
);
CREATE TABLE public.life (
    one integer NOT NULL,
    lived bigint NOT NULL,
    begun bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT life_one_check CHECK ((one = 1))
);
CREATE UNLOGGED TABLE public.nodes (
    node text NOT NULL COLLATE pg_catalog."C",
    alive_at timestamp with time zone NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    v bigint NOT NULL,
    public boolean NOT NULL,
    made_at bigint NOT NULL,
    used_at bigint NOT NULL,
    games integer NOT NULL,
    sum bigint NOT NULL,
    body text NOT NULL,
    due bigint DEFAULT 0 NOT NULL,
    due_n integer DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');
INSERT INTO public.about VALUES (1, 'oriflamme', 3);
INSERT INTO public.chat VALUES ('0782e48302ae19f343ee', 1, 0, 'Ann', 'well met', -2175250717544775441);
INSERT INTO public.chat VALUES ('0782e48302ae19f343ee', 2, 1, 'Bea | "x"', 'and you, Ann', -1614375485608575810);
INSERT INTO public.chat VALUES ('a145b9f1f558d43d5ade', 1, 0, 'Bohumil', 'no hurry', -773151699338534502);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 0, 0, false, 'O>', 1794980736180, 976, -3739141907257821696);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 1, 1, false, 'P<', 1794980736203, 999, 3188293648287453409);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 2, 1, false, '1!', 1794980736205, 1001, -6486554265354074640);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 3, 1, false, 'T<', 1794980736218, 1014, 2717752303239605349);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 4, 0, false, '3+', 1794980736227, 1024, 2195236461084430872);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 5, 1, false, 'E>', 1794980736235, 1032, -751407607511267866);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 6, 0, false, 'B<', 1794980736241, 1037, 7098086052237411925);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 7, 0, false, '1!', 1794980736249, 1045, -5900588373080284317);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 8, 0, false, '*3', 1794980736268, 1064, -2875228294235224393);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 9, 0, false, '3!', 1794980736281, 1077, 5487023759804697979);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 10, 0, false, 'x1', 1794980736294, 1090, -1927459593424677022);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 11, 1, false, '3!', 1794980736311, 1107, 7218781548915753733);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 12, 0, false, 'P>', 1794980736374, 1170, 7315325685739378884);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 13, 1, false, 'N<', 1794980736383, 1179, 8442509403345690028);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 14, 1, false, '1!', 1794980736389, 1185, -3506217140977111065);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 15, 0, false, 'x3', 1794980736397, 1193, 6815636152955332103);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 16, 0, false, '4!', 1794980736415, 1211, -7415194063261593272);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 17, 0, false, 'T<', 1794980736418, 1214, -1533336569242809948);
INSERT INTO public.decisions VALUES ('a145b9f1f558d43d5ade', 1, 0, 1, false, 'H>', 1794980736423, 1219, 6990962974851956351);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 18, 1, false, 'O<', 1794980736429, 1225, -1669000628941187394);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 19, 0, false, 'G<', 1794980736437, 1233, 8130167797629364574);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 20, 0, false, '1!', 1794980736437, 1234, 6007917062873315549);
INSERT INTO public.decisions VALUES ('a145b9f1f558d43d5ade', 1, 1, 0, false, 'A<', 1794980736439, 1235, -8218731441448758366);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 21, 0, false, '&6', 1794980736440, 1236, 4083523790670452730);
INSERT INTO public.decisions VALUES ('a145b9f1f558d43d5ade', 1, 2, 0, false, '1+', 1794980736441, 1238, -3342126168439847666);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 22, 1, false, '1!', 1794980736445, 1241, -1765724404972677911);
INSERT INTO public.decisions VALUES ('a145b9f1f558d43d5ade', 1, 3, 1, false, '2+', 1794980736450, 1246, 1651602969041509242);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 23, 1, false, 'x2', 1794980736451, 1247, -4668303318815873443);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 24, 0, false, 'N<', 1794980736462, 1259, -9193984522912795315);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 25, 1, false, 'R<', 1794980736465, 1261, 1116019393734020360);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 26, 1, false, '1+', 1794980736469, 1265, -5086741607423050519);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 27, 0, false, '2!', 1794980736476, 1273, -3485007265856449829);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 28, 1, false, 'x2', 1794980736485, 1281, -6809541934627822803);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 29, 1, false, 'G<', 1794980736488, 1285, 3051744953863155006);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 30, 0, false, 'E<', 1794980736495, 1291, 1527748231606956877);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 31, 0, false, '1!', 1794980736500, 1296, 4784043871207161337);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 32, 1, false, '2!', 1794980736506, 1302, 5676211923034346050);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 33, 1, false, '&3', 1794980736512, 1308, -2939665312039137092);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 34, 1, false, 'x1', 1794980736515, 1312, 6153969372312804153);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 35, 1, false, '1!', 1794980736517, 1313, -2667226388959218111);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 0, 1, false, 'A>', 1794980736518, 1314, -7908450599441898853);
INSERT INTO public.decisions VALUES ('d1f3e5cb114f5cde975f', 1, 36, 1, false, 'x1', 1794980736520, 1316, 6611923302805036144);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 1, 2, false, 'X>', 1794980736522, 1318, -4365972328919573068);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 2, 0, false, 'A<', 1794980736528, 1325, 6041119211565503946);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 3, 0, false, '1+', 1794980736536, 1332, -7586972868775806199);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 4, 1, false, '2+', 1794980736537, 1333, 8921681450447500585);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 5, 2, false, '3!', 1794980736543, 1339, 7839312867569560489);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 6, 2, false, 'x1', 1794980736548, 1344, -7643507013738215994);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 7, 2, false, 'D>', 1794980736551, 1347, -6880470979510568944);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 8, 0, false, 'Y<', 1794980736565, 1361, -6334068750685557070);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 9, 1, false, 'S<', 1794980736570, 1366, -9041847635645539422);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 10, 1, false, '1+', 1794980736577, 1373, 6937961862760415549);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 11, 0, false, '2+', 1794980736583, 1379, 8456894266867252148);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 12, 1, false, '3+', 1794980736594, 1391, -5788494548857719148);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 13, 2, false, '4!', 1794980736595, 1392, -4390061457460877386);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 14, 2, false, 'm1', 1794980736598, 1394, 1761115216998667462);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 15, 2, false, '>3', 1794980736600, 1396, -8798367531630577065);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 16, 0, false, 'L<', 1794980736611, 1407, -1474148535313901394);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 17, 1, false, 'Y<', 1794980736613, 1410, -8151280089901855154);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 18, 2, false, 'L<', 1794980736614, 1410, 4964793011441816162);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 19, 2, false, '1+', 1794980736618, 1414, -800411746626702035);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 20, 1, false, '2+', 1794980736626, 1422, -8666191817689056238);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 21, 0, false, '3+', 1794980736633, 1430, -2587614575937746616);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 22, 0, false, '4+', 1794980736650, 1446, -1527295530437608463);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 23, 1, false, '5+', 1794980736656, 1452, -1901644349671503641);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 24, 1, false, '6+', 1794980736664, 1461, 2970142475126179388);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 25, 1, false, 'L<', 1794980736670, 1466, -3539818417581036607);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 26, 2, false, 'C<', 1794980736674, 1470, 4611951409386064846);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 27, 0, false, 'F<', 1794980736681, 1477, 2721438034229213278);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 28, 0, false, '1+', 1794980736692, 1488, 3952201484326867589);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 29, 2, false, '2!', 1794980736699, 1495, -8854444998709317789);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 30, 1, false, '2+', 1794980736708, 1504, 5466172636827312787);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 31, 2, false, '3!', 1794980736712, 1508, 4728356762681641030);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 32, 1, false, '4+', 1794980736717, 1513, 52311841244084847);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 33, 0, false, '5+', 1794980736719, 1515, -1105416556455053227);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 34, 0, false, '6+', 1794980736724, 1520, -8738294495149300148);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 35, 1, false, '7+', 1794980736729, 1525, 4505112641702354974);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 36, 1, false, '8+', 1794980736738, 1534, -5759102465937534299);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 37, 2, false, 'A^3', 1794980736739, 1535, -3250925138693722526);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 38, 0, false, 'X<', 1794980736748, 1544, 7560548007448995653);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 39, 1, false, 'F<', 1794980736752, 1548, -2845107710863403016);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 40, 1, false, '1+', 1794980736757, 1553, 7662204298400265098);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 41, 0, false, '2+', 1794980736767, 1563, 3850444542055842475);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 42, 0, false, '3+', 1794980736776, 1572, 1052501893374127325);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 43, 1, false, '4+', 1794980736782, 1578, -676490494019420951);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 44, 2, false, '5+', 1794980736783, 1579, -8119123876348062582);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 45, 1, false, '6+', 1794980736788, 1584, 5661170912137842082);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 46, 0, false, '7+', 1794980736793, 1589, -9194307190991067452);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 47, 0, false, '8+', 1794980736798, 1594, 2878505945132861549);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 48, 1, false, '9+', 1794980736807, 1603, -2939130063252727030);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 49, 1, false, '10+', 1794980736815, 1611, 4264006708130366073);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 50, 0, false, 'D<', 1794980736818, 1614, 1258172624624269945);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 51, 1, false, 'M<', 1794980736822, 1618, -5625270268665918359);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 52, 2, false, 'S^7', 1794980736822, 1619, 8763545975264738971);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 53, 1, false, '1+', 1794980736829, 1625, 1924066741644937709);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 54, 0, false, '2+', 1794980736834, 1631, -6235966656434019148);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 55, 1, false, '3+', 1794980736837, 1633, -5508420382533631828);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 56, 0, false, '4+', 1794980736843, 1639, 586268366446294672);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 57, 0, false, '5+', 1794980736851, 1647, 1350861696016542451);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 58, 1, false, '6+', 1794980736855, 1652, 4788124841140734804);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 59, 2, false, '7+', 1794980736860, 1656, 6852991578207754815);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 60, 1, false, '8+', 1794980736872, 1668, -2490335346701137491);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 61, 0, false, '9+', 1794980736876, 1672, 2249458621651339883);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 62, 0, false, '10+', 1794980736883, 1679, -8075840083982831901);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 63, 1, false, '11+', 1794980736888, 1685, -3258517840745706724);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 1, 64, 1, false, '12+', 1794980736895, 1691, 921797413020241832);
INSERT INTO public.decisions VALUES ('3d1ac3eab7b2c27665a1', 2, 0, 2, false, 'Y>', 1794980736916, 1712, -4620432844296629883);
INSERT INTO public.games VALUES ('d1f3e5cb114f5cde975f', 1, 1, 'ablaze - PEONBGRT=QKI=/PEKONGRT=QIB= 1/1 1a a:place', 'random
squire
', 1794980736174, 971, true, -8199487870842964022, 5678591717810276185);
INSERT INTO public.games VALUES ('3d1ac3eab7b2c27665a1', 1, 1, 'base - AYLFXDC=SHM=/ASYLFMC=HXD=/ASYLXDC=HFM= 1/1/1 1b b:place', 'Cai
—
random
', 1794980736516, 1312, true, -7329952186221561415, -3877296702592237486);
INSERT INTO public.games VALUES ('3d1ac3eab7b2c27665a1', 2, 1, 'base - YLFXDMC=ASH=/AYHLFXC=SDM=/AYHLDMC=SFX= 1/1/1 1c c:place', 'Cai
—
random
', 1794980736913, 1709, false, 8220495494893873414, -6569064737371155027);
INSERT INTO public.games VALUES ('a145b9f1f558d43d5ade', 1, 1, 'base - ASYHXMC=LFD=/YHLFXDM=ASC= 1/1 1b b:place', 'Bohumil
random
', 1794980736417, 1213, false, -6174388827051438236, -6028667039280198531);
INSERT INTO public.hints VALUES (1, '8cc141c3e923309e58f9116eec9c4c318f42bb8f2e7ba95586fb120cffce10e2');
INSERT INTO public.life VALUES (1, 5368, 2308, '2026-11-18 20:24:55.520443+00');
INSERT INTO public.tables VALUES ('3d1ac3eab7b2c27665a1', 7, false, 1794980736475, 2369, 2, 8433593171192979388, 'rules base
absence-ms 180000
maker 5b74f4aa1ca876e920a32f23bc6f8c344174ece13dce511a3fb3f3b3b4d2ac86
a kind human
a rematch 1
a key 5b74f4aa1ca876e920a32f23bc6f8c344174ece13dce511a3fb3f3b3b4d2ac86
a name Cai
b kind human
b standin yes
b rematch 1
b key 4dc03d260e2f6468968c352d10675fe7d2932877a2167a7759da543a3f4f363c
b name —
c kind bot
c bot random
c name random
', 9223372036854775807, 1);
INSERT INTO public.tables VALUES ('a145b9f1f558d43d5ade', 2, false, 1794980736414, 2376, 1, 7974348579516463867, 'rules base
help yes
pace days
pace-ms 259200000
absence-ms 180000
maker 256cbc24b69082fdcce91e2a2d8060669c859a308bf972b28283b49f00386238
a kind human
a key 256cbc24b69082fdcce91e2a2d8060669c859a308bf972b28283b49f00386238
a name Bohumil
b kind bot
b bot random
b name random
', 259201246, 4);
INSERT INTO public.tables VALUES ('0782e48302ae19f343ee', 3, true, 1794980736218, 5861, 0, -2627073186510349347, 'rules mix
help yes
absence-ms 180000
maker c21a56b68272bdf3fe8d5f18226f43225221af3ceba26e5d9180c6a815302fbe
a kind human
a muted 2
a key c21a56b68272bdf3fe8d5f18226f43225221af3ceba26e5d9180c6a815302fbe
a name Ann
b kind human
b key cf817539de2119c9f64d972804320eda862e8eabb50da2ac6822c0bf2ac09327
b name Bea | "x"
c kind open
', 0, 0);
INSERT INTO public.tables VALUES ('d1f3e5cb114f5cde975f', 2, false, 1794980736168, 3244, 1, 4973430804721410319, 'rules ablaze
help yes
absence-ms 180000
maker 5ac03d7be4394a02762b3b6dde42e354afa42884cd06dd1efc080c73dfa49f6f
a kind bot
a bot random
a name random
b kind bot
b bot squire
b name squire
', 0, 0);
ALTER TABLE ONLY public.about
    ADD CONSTRAINT about_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (tbl, n);
ALTER TABLE ONLY public.decisions
    ADD CONSTRAINT decisions_pkey PRIMARY KEY (tbl, game, n);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (tbl, number);
ALTER TABLE ONLY public.here
    ADD CONSTRAINT here_pkey PRIMARY KEY (tbl, node);
ALTER TABLE ONLY public.hints
    ADD CONSTRAINT hints_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.life
    ADD CONSTRAINT life_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (node);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX listed ON public.tables USING btree (made_at DESC) WHERE public;
CREATE INDEX lobbies ON public.tables USING btree (made_at DESC) WHERE (games = 0);
CREATE INDEX playing ON public.games USING btree (tbl) WHERE (NOT over);
CREATE INDEX used ON public.tables USING btree (used_at);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_tbl_fkey FOREIGN KEY (tbl) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_tbl_fkey FOREIGN KEY (tbl) REFERENCES public.tables(id) ON DELETE CASCADE;
