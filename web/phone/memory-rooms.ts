import { SMALL_ROOMS, type Room, type Rooms, type Rows } from './rows.ts';

const KEYS = {
  sessions: ({ userFormId }) => userFormId,
  starts: ({ key }) => key,
  codes: ({ id }) => id,
  finished: ({ userFormId }) => userFormId,
  clock: ({ id }) => id,
} as const satisfies { [R in Room]: (row: Rows[R]) => string };

/** Rooms in this tab's memory, for a browser that stores nothing. */
export function memoryRooms(): Rooms {
  const rooms = new Map(SMALL_ROOMS.map((room) => [room, new Map<string, unknown>()]));
  const rowsOf = <R extends Room>(room: R) => rooms.get(room) as Map<string, Rows[R]>;
  return {
    get: async (room, key) => rowsOf(room).get(key),
    all: async (room) => [...rowsOf(room).values()],
    put: async (room, row) => void rowsOf(room).set((KEYS[room] as (given: typeof row) => string)(row), row),
    remove: async (room, key) => void rowsOf(room).delete(key),
  };
}
