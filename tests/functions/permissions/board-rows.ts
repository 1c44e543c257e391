import type { Row } from './row.ts';

const ZONE_WRITERS = ['projectCRUD', 'permitCRUD'] as const;

/** Zones and boards of sites. */
export const BOARD_ROWS: Readonly<Record<string, Row>> = {
  'boards.get': { who: ['anyone'], everywhere: true },
  'boards.zone': { who: ['anyone'], everywhere: true },
  'boards.ofProject': { who: ['permitR', 'permitCRUD'] },
  'boards.posters': { who: ZONE_WRITERS },
  'projects.saveZones': { who: ZONE_WRITERS, keys: true, body: () => ({ zones: [], version: 0 }) },
  'projects.openBoard': { who: ZONE_WRITERS },
  'projects.closeBoard': { who: ZONE_WRITERS },
};
