import { createHash } from 'node:crypto';
import { refOf } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { presenceApi } from '../../shared/presence/presence-api.ts';
import type { Call } from '../http/answer.ts';
import { userFormOfPass } from '../security/pass-id.ts';
import type { Once } from '../store/once.ts';
import { loadProject } from '../verbs/load-project.ts';
import { noteEvent, requireTime, type Noted } from './note-event.ts';

type NoteCall = Call<typeof presenceApi.note>;

/** Notes an arrival or a leaving at the gate, also against the verdict, which is kept with it. */
export async function notePresence({ world, actor, params, body, once }: NoteCall): Promise<Noted> {
  const project = await loadProject(world, actor, params.id);
  if (!project.presence) throw new AppError('invalid_state');
  const at = requireTime(body, world.now());
  const userForm = body.userFormId ?? userFormOfPass(world.keys, body.passId ?? '') ?? '';
  const event = { kind: body.kind, at, by: refOf(actor) };
  return noteEvent(world, { whose: { project, userForm }, event, once: once && sentAnew(once, body) });
}

/** The phone's clock at the sending differs at every try: the key is good for the rest of the body. */
export function sentAnew(once: Once, { sentAt: _sentAt, ...body }: { sentAt?: string | undefined }): Once {
  return { ...once, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url') };
}
