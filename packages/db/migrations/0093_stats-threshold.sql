-- 25 was the default, stored by any save of the settings: nobody has chosen it, and small figures are shown again.
UPDATE "site_documents" SET "value" = "value" - 'stats_threshold', "version" = "version" + 1
WHERE "key" = 'settings' AND "value" ->> 'stats_threshold' = '25';
