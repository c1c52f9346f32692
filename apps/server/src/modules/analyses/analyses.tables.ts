import type { ErrorCode, MediaAnalysis } from '@reelwright/contracts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { assets } from '../assets/assets.tables.ts';

/** How far the analysis of an asset is, and what it found; no row for an asset that nobody had analysed. */
export const assetAnalyses = pgTable(
  'asset_analyses',
  {
    assetId: uuid('asset_id')
      .primaryKey()
      .references(() => assets.assetId, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'analyzing', 'analyzed', 'failed'] }).notNull(),
    /** The last one that succeeded; stays while another one runs. */
    result: jsonb('result').$type<MediaAnalysis>(),
    /** Why it failed; null in other states. */
    failure: text('failure').$type<ErrorCode>(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('asset_analyses_open').on(table.assetId).where(sql`${table.state} <> 'analyzed'`)],
);
