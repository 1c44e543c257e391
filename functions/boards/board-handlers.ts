import type { boardApi } from '../../shared/boards/board-api.ts';
import type { Handlers } from '../http/answer.ts';
import { showBoard, showPosters, showProjectBoard, showZone } from './show-board.ts';

export const boardHandlers = {
  get: ({ world, params, address, tag }) => showBoard(world, { id: params.id, address, tag }),
  zone: ({ world, params, address, tag }) => showZone(world, { id: params.id, address, tag }),
  ofProject: ({ world, actor, params, tag }) => showProjectBoard(world, actor, { id: params.id, tag }),
  posters: ({ world, actor, params }) => showPosters(world, actor, params.id),
} satisfies Handlers<typeof boardApi>;
