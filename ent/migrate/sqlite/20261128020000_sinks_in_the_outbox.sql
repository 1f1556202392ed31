-- A sink is delivered to through the outbox of webhooks: for each customer it has an endpoint, which begins after what the sink had
-- published of the customer's log. Written by hand: rows move. Endpoints of sinks get the first negative ids that are free. They are
-- not enabled yet: the sender of the sink enables them once every older entry has a delivery.
ALTER TABLE `webhook_endpoints` ADD COLUMN `sink` text NULL;
ALTER TABLE `webhook_endpoints` ADD COLUMN `sink_from` integer NOT NULL DEFAULT (0);
CREATE UNIQUE INDEX `webhook_endpoints_sink` ON `webhook_endpoints` (`sink`, `customer_id`) WHERE sink IS NOT NULL;
INSERT INTO `webhook_endpoints` (`id`, `customer_id`, `sink`, `sink_from`, `secret`, `created_at`, `lease_number`)
WITH RECURSIVE `places` AS (
    SELECT s.`name`, s.`created_at`, l.`customer_id`, COALESCE(p.`reached`, 0) AS `reached`, row_number() OVER (ORDER BY s.`id`, l.`id`) AS `place`
    FROM `sinks` s CROSS JOIN `notification_logs` l
    LEFT JOIN `sink_positions` p ON p.`sink_id` = s.`id` AND p.`stream` = 0 AND p.`key` = l.`id`
    JOIN `customers` c ON c.`id` = l.`customer_id` AND c.`deleted_at` IS NULL
    WHERE ',' || s.`begun` || ',' LIKE '%,notifications,%'
), `numbers` (`n`) AS (
    SELECT 1
    UNION ALL
    SELECT `n` + 1 FROM `numbers` WHERE `n` < (SELECT count(*) FROM `places`) + (SELECT count(*) FROM `webhook_endpoints` WHERE `id` < 0)
), `free` AS (
    SELECT -`n` AS `id`, row_number() OVER (ORDER BY `n`) AS `place` FROM `numbers` WHERE -`n` NOT IN (SELECT `id` FROM `webhook_endpoints`)
)
SELECT f.`id`, p.`customer_id`, p.`name`, p.`reached`, '', p.`created_at`, CAST(unixepoch() AS integer) * 1000000
FROM `places` p JOIN `free` f ON f.`place` = p.`place`;
DROP TABLE `sink_positions`;
DROP TABLE `sinks`;
