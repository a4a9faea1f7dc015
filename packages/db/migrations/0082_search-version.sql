-- Rises with every change of what searches find and count. One row, outside the tables that a backup carries.
CREATE TABLE search_version (
  version bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO search_version VALUES (0);
