import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { dropPermit, putPermit } from '../permit-queries.ts';

/** The acts on a whole permit. */
export type MoveKind = 'delete' | 'archive' | 'cancel' | 'unarchive';

type Moved = { _id: string; number: string; name: string; project: string };
export type Move = { kind: MoveKind; permit: Moved; reason?: string | undefined };
/** `isWatched`: a watch runs in it, so that archiving it needs a reason. */
export type AskedMove = Move & { kind: Exclude<MoveKind, 'unarchive'>; isWatched?: boolean };

/** The result of the last act; stays until the next act or until closed. */
export type MoveOutcome = { key: number; move: Move; error?: unknown };

export type PermitMoves = {
  busyId: string | undefined;
  /** The act that waits for confirmation. */
  asked: AskedMove | undefined;
  ask: (move: AskedMove) => void;
  callOff: () => void;
  make: (move: Move) => void;
  outcome: MoveOutcome | undefined;
  dismiss: () => void;
};

async function send({ kind, permit, reason }: Move): Promise<Permit | undefined> {
  const params = { id: permit._id };
  switch (kind) {
    case 'delete':
      await call(permitApi.remove, { params });
      return undefined;
    case 'archive':
      return call(permitApi.archive, { params, body: reason ? { reason } : {} });
    case 'unarchive':
      return call(permitApi.unarchive, { params });
    case 'cancel':
      return call(permitApi.cancel, { params, body: reason ? { reason } : {} });
  }
}

/** Deletes, archives, unarchives and cancels permits; confirms what cannot be undone. */
export function usePermitMoves(onGone?: () => void): PermitMoves {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AskedMove>();
  const [outcome, setOutcome] = useState<MoveOutcome>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: send,
    onSuccess: (permit, move) => {
      if (permit) putPermit(queryClient, permit);
      else dropPermit(queryClient, move.permit);
      setAsked(undefined);
      setOutcome({ key: Date.now(), move });
      if (!permit) onGone?.();
    },
    onError: (error, move) => {
      setAsked(undefined);
      setOutcome({ key: Date.now(), move, error });
    },
  });
  return {
    busyId: isPending ? variables.permit._id : undefined,
    asked,
    ask: setAsked,
    callOff: () => setAsked(undefined),
    make: (move) => mutate(move),
    outcome,
    dismiss: () => setOutcome(undefined),
  };
}
