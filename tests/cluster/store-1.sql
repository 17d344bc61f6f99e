-- A database of schema 1, as the program wrote it at ce79acd (pg_dump --inserts): a finished game of bots, a lobby with a
-- line of chat, and a game in which a seat is asked, whose token is 973d159413376fb9524f97cf1f6c7c03.
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
    names_sum bigint NOT NULL,
    sleeps_v bigint DEFAULT 0 NOT NULL,
    sleeps_at integer DEFAULT 0 NOT NULL
);
CREATE UNLOGGED TABLE public.here (
    tbl text NOT NULL COLLATE pg_catalog."C",
    node text NOT NULL COLLATE pg_catalog."C",
    seats smallint NOT NULL,
    spectators integer NOT NULL
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
    rules text NOT NULL,
    seats smallint NOT NULL,
    public boolean NOT NULL,
    help boolean NOT NULL,
    pace smallint NOT NULL,
    pace_ms integer NOT NULL,
    absence_ms integer NOT NULL,
    made_at bigint NOT NULL,
    used_at bigint NOT NULL,
    maker text NOT NULL,
    games integer NOT NULL,
    votes_at integer NOT NULL,
    sum bigint NOT NULL,
    kind smallint[] NOT NULL,
    standin boolean[] NOT NULL,
    muted smallint[] NOT NULL,
    votes smallint[] NOT NULL,
    rematch integer[] NOT NULL,
    name text[] NOT NULL,
    bot text[] NOT NULL,
    token text[] NOT NULL
)
WITH (fillfactor='70');
INSERT INTO public.about VALUES (1, 'oriflamme', 1);
INSERT INTO public.chat VALUES ('847df6f95ef7bd4f09dd', 1, 0, 'Bohumil', 'well met', 6764955644946900409);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 0, 0, false, 'Q>', 1794813975529, 476, 3154833726189710317);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 1, 1, false, 'P>', 1794813975534, 482, 4155664162999555400);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 2, 2, false, 'R<', 1794813975542, 490, -7686969659861789128);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 3, 2, false, '1!', 1794813975557, 505, 901990445775971694);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 4, 0, false, '1!', 1794813975572, 519, 5538575157976167020);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 5, 1, false, '2!', 1794813975579, 526, -3579039725410844322);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 6, 1, false, 'T>', 1794813975600, 547, 2750385531222402969);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 7, 1, false, 'O<', 1794813975617, 564, -497379389844464555);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 8, 2, false, 'K>', 1794813975621, 569, -7063181837957356406);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 9, 0, false, 'I<', 1794813975628, 576, 4850974233756492327);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 10, 0, false, '1+', 1794813975639, 587, 5859147317016198398);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 11, 1, false, '2!', 1794813975657, 605, 1875714949400417544);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 12, 1, false, 'x3', 1794813975669, 617, 762372725533326656);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 13, 2, false, '5+', 1794813975685, 632, -963096881379086479);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 14, 2, false, 'G>', 1794813975689, 637, 7924608983125062108);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 15, 0, false, 'O<', 1794813975699, 647, 3255724102831752013);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 16, 1, false, 'Q^4', 1794813975722, 669, 5416899901055985211);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 17, 0, false, '1!', 1794813975726, 674, -6718927880326903916);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 18, 0, false, 'x1', 1794813975740, 688, 9156783870404245528);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 19, 0, false, '1!', 1794813975748, 695, 1170270985543567827);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 20, 1, false, '2+', 1794813975763, 711, 6710722687958022560);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 21, 2, false, '4+', 1794813975775, 722, -2413541626791862163);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 22, 2, false, '5!', 1794813975781, 729, 8312134663570387466);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 23, 0, false, 'B^1', 1794813975794, 741, 7538994586824815214);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 24, 1, false, 'I^3', 1794813975800, 748, -2979806609862347540);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 25, 2, false, 'O>', 1794813975814, 761, 229116254140640539);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 26, 0, false, '1!', 1794813975821, 768, 4945241083965251321);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 27, 1, false, '2!', 1794813975829, 777, 2119980437734772590);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 28, 1, false, '3!', 1794813975834, 781, -6849700908133050441);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 29, 1, false, 'x4', 1794813975841, 789, 2648314641673038100);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 30, 2, false, '4!', 1794813975846, 793, -5150269629576349657);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 31, 1, false, 'R>', 1794813975858, 805, 4181213108578259801);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 32, 2, false, 'B>', 1794813975873, 821, -1270669532645496036);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 33, 0, false, 'N<', 1794813975878, 825, 7736308213771844162);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 34, 0, false, '1+', 1794813975889, 837, 8688627102278396661);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 35, 2, false, '4+', 1794813975900, 847, -7225106823688440267);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 36, 2, false, 'E^4', 1794813975910, 858, 4764487670209798908);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 37, 0, false, 'E<', 1794813975917, 865, 2668156431179800964);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 38, 1, false, 'E<', 1794813975930, 877, 5889920332405997918);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 39, 1, false, '1!', 1794813975934, 881, 2894349619040223756);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 40, 0, false, '2+', 1794813975942, 889, -6097965313217341065);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 41, 0, false, '3!', 1794813975945, 892, 1626847965276345015);
INSERT INTO public.decisions VALUES ('ebca4d27014ad2ce939b', 1, 42, 2, false, '6!', 1794813975953, 900, 6229548024787778277);
INSERT INTO public.decisions VALUES ('2893565dec989d203ca2', 1, 0, 0, false, 'C>', 1794813976171, 1118, -7922073453816707747);
INSERT INTO public.decisions VALUES ('2893565dec989d203ca2', 1, 1, 1, false, 'D<', 1794813976178, 1125, -8075537112228721249);
INSERT INTO public.decisions VALUES ('2893565dec989d203ca2', 1, 2, 1, false, '1+', 1794813976190, 1137, 5519134843830690104);
INSERT INTO public.decisions VALUES ('2893565dec989d203ca2', 1, 3, 0, false, '2!', 1794813976211, 1158, 4831062585611692690);
INSERT INTO public.decisions VALUES ('2893565dec989d203ca2', 1, 4, 1, false, 'H>', 1794813976229, 1177, -5681466158413050816);
INSERT INTO public.decisions VALUES ('2893565dec989d203ca2', 1, 5, 0, false, 'D<', 1794813976255, 1202, -7378796506330888743);
INSERT INTO public.decisions VALUES ('2893565dec989d203ca2', 1, 6, 0, false, '1+', 1794813976275, 1223, -6875366015426543227);
INSERT INTO public.decisions VALUES ('2893565dec989d203ca2', 1, 7, 1, false, '2+', 1794813976293, 1241, -6963056331790465401);
INSERT INTO public.decisions VALUES ('2893565dec989d203ca2', 1, 8, 1, false, '3!', 1794813976305, 1252, -1009858980367988269);
INSERT INTO public.games VALUES ('ebca4d27014ad2ce939b', 1, 1, 'ablaze - EQKONIBT=PGR=/PEQKOIRT=NBG=/EKOIBGRT=PQN= 1/1/1 1a a:place', 'random
knight
random
', 1794813975509, 457, true, -4835453393290339922, -7624285044042678904, 0, 0);
INSERT INTO public.games VALUES ('2893565dec989d203ca2', 1, 1, 'base - ASLFXDC=YHM=/ASYHLFD=XMC= 1/1 1a a:place', 'Anežka
random
', 1794813976138, 1085, false, 4860727478695273707, -2745391829722163076, 0, 0);
INSERT INTO public.life VALUES (1, 345, 0, '2026-11-16 07:26:15.398116+00');
INSERT INTO public.tables VALUES ('2893565dec989d203ca2', 2, 'base', 2, false, true, 2, 259200000, 180000, 1794813976123, 1272, 'c748ddcb3596bee8002f96d167457fe6fdbf1ba778ad0abc66d5b4349f35999d', 1, 0, -9118005314915824659, '{1,2}', '{f,f}', '{0,0}', '{0,0}', '{0,0}', '{Anežka,random}', '{"",random}', '{c748ddcb3596bee8002f96d167457fe6fdbf1ba778ad0abc66d5b4349f35999d,0000000000000000000000000000000000000000000000000000000000000000}');
INSERT INTO public.tables VALUES ('847df6f95ef7bd4f09dd', 1, 'base', 3, true, true, 0, 0, 180000, 1794813975995, 1272, 'e7c3c61f1da293b66b17f35b0ef00f7d6cb0808a7427fcb7aad45893f95fd121', 0, 0, 6368944593157090945, '{1,0,2}', '{f,f,f}', '{0,0,0}', '{0,0,0}', '{0,0,0}', '{Bohumil,"",squire}', '{"","",squire}', '{e7c3c61f1da293b66b17f35b0ef00f7d6cb0808a7427fcb7aad45893f95fd121,0000000000000000000000000000000000000000000000000000000000000000,0000000000000000000000000000000000000000000000000000000000000000}');
INSERT INTO public.tables VALUES ('ebca4d27014ad2ce939b', 2, 'ablaze', 3, false, true, 0, 0, 180000, 1794813975489, 1272, 'a67772c3d9569a3e0b35dbbb7abc0008e49fa6892005826f46f11dd802235f88', 1, 0, 8807236431042615301, '{2,2,2}', '{f,f,f}', '{0,0,0}', '{0,0,0}', '{0,0,0}', '{random,knight,random}', '{random,knight,random}', '{0000000000000000000000000000000000000000000000000000000000000000,0000000000000000000000000000000000000000000000000000000000000000,0000000000000000000000000000000000000000000000000000000000000000}');
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
