import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Inspection, InspectorLink } from './inspector-link.ts';
import { LONGEST_LINK_HOURS } from './link-life.ts';

export const inspectorShapes = {
  links: {
    summary:
      'The links by which inspectors read a site’s list of workers, the newest first, with when they were opened.',
    reply: z.object({ items: z.array(InspectorLink) }),
    errors: ['not_found'],
  },
  make: {
    summary:
      'Makes a link to a site’s list of workers and the code that opens it, which is shown once; ten live at a time.',
    body: z.object({ hours: z.int().check(z.minimum(1), z.maximum(LONGEST_LINK_HOURS)) }),
    reply: z.extend(InspectorLink, { url: z.string(), code: z.string() }),
    status: 201,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  },
  revoke: {
    summary: 'Ends a link to a site’s list of workers.',
    reply: InspectorLink,
    errors: ['not_found', 'version_conflict'],
  },
  open: {
    summary: 'A site’s list of workers, read by an inspector with the code of a link; 401 whatever was wrong.',
    body: z.object({ code: z.string().check(z.maxLength(20)) }),
    reply: Inspection,
    errors: ['unauthorized', 'too_many_requests'],
  },
} satisfies Shapes;
