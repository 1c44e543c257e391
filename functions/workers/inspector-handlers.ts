import type { inspectorApi } from '../../shared/workers/inspector-api.ts';
import type { Handlers } from '../http/answer.ts';
import { listInspectorLinks, makeInspectorLink, revokeInspectorLink } from './inspector-links.ts';
import { openInspection } from './open-inspection.ts';

export const inspectorHandlers = {
  links: listInspectorLinks,
  make: makeInspectorLink,
  revoke: revokeInspectorLink,
  open: ({ world, params, body, address }) => openInspection(world, { id: params.id, code: body.code, address }),
} satisfies Handlers<typeof inspectorApi>;
