import * as z from 'zod/mini';
import { presenceFollowKey } from '../../site-keys.ts';
import type { Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Follow = () => z.object({ project: z.string(), company: z.string(), userForm: z.string() });

/** A person whose first day on a site has changed: the list of workers follows. */
export type PresenceFollow = z.infer<ReturnType<typeof Follow>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    presenceFollow: PresenceFollow;
  }
}

export const presenceFollow = dueKind('presenceFollow', Follow);

export function presenceFollowWrite(follow: PresenceFollow, at: string): Write {
  const { project, userForm } = follow;
  return {
    put: presenceFollow.item(presenceFollowKey(project, userForm), { at, id: `${project}${userForm}` }, follow),
  };
}
