import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { Zone } from '../core/zones/zone.ts';
import { Board } from './board.ts';

const TAG = 'With the `ETag` of an earlier answer in `If-None-Match` it answers 304 until something changes.';

/** What is printed and hung up: the board's id, and a zone's id for its own poster. */
const Posters = z.object({
  name: z.string(),
  /** Null while the board is closed: then no poster leads anywhere. */
  boardId: z.nullable(Id),
  zones: z.array(z.extend(Zone, { posterId: z.string() })),
});
export type Posters = z.infer<typeof Posters>;

export const boardShapes = {
  get: {
    summary: `The open permits of a site, to whoever has the board’s id. ${TAG}`,
    reply: Board,
    errors: ['not_found', 'too_many_requests'],
  },
  zone: {
    summary: `The permits of today in one zone of a site, to whoever has the id on its poster. ${TAG}`,
    reply: Board,
    errors: ['not_found', 'too_many_requests'],
  },
  ofProject: {
    summary: `The open permits of a site for its staff, with their ids. ${TAG}`,
    reply: Board,
    errors: ['not_found'],
  },
  posters: {
    summary: 'What leads to a site’s open board and to each of its zones, for posters.',
    reply: Posters,
    errors: ['not_found'],
  },
} satisfies Shapes;
