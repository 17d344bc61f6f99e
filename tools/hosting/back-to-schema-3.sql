-- A PostgreSQL store goes back from schema 4 to schema 3, for an older program, while no node runs:
--     psql -v ON_ERROR_STOP=1 -f back-to-schema-3.sql postgresql://...
-- The tables are as they were when the newer program stepped the store forward, with every decision that was made in their games
-- since then. Tables and games that began later are lost, and so are later changes of seats and names.
BEGIN;
DELETE FROM decisions d WHERE NOT EXISTS(SELECT 1 FROM tables_3 t WHERE t.id = d.tbl AND d.game <= t.games);
DELETE FROM games g WHERE NOT EXISTS(SELECT 1 FROM tables_3 t WHERE t.id = g.tbl AND g.number <= t.games);
DELETE FROM chat c WHERE NOT EXISTS(SELECT 1 FROM tables_3 t WHERE t.id = c.tbl) OR said = '';
ALTER TABLE games DROP CONSTRAINT games_tbl_fkey;
ALTER TABLE chat DROP CONSTRAINT chat_tbl_fkey;
DROP TABLE tables;
ALTER TABLE tables_3 RENAME TO tables;
DELETE FROM tables WHERE games > (SELECT count(*) FROM games WHERE tbl = tables.id); -- deleted since
ALTER TABLE tables ADD PRIMARY KEY (id), SET (fillfactor = 70), ALTER COLUMN due SET DEFAULT 0, ALTER COLUMN due_n SET DEFAULT 0;
CREATE INDEX lobbies ON tables(made_at DESC) WHERE games = 0;
CREATE INDEX listed ON tables(made_at DESC) WHERE public;
CREATE INDEX used ON tables(used_at);
ALTER TABLE games ADD CONSTRAINT games_tbl_fkey FOREIGN KEY (tbl) REFERENCES tables(id) ON DELETE CASCADE;
ALTER TABLE chat ADD CONSTRAINT chat_tbl_fkey FOREIGN KEY (tbl) REFERENCES tables(id) ON DELETE CASCADE;
UPDATE about SET version = 3;
COMMIT;
