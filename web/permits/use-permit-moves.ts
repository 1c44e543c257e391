import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { permitApi } from '../../shared/permits/permit-api.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { call } from '../app/call.ts';
import { dropPermit, putPermit } from './permit-queries.ts';

/** What can be done with a permit as a whole. */
export type MoveKind = 'delete' | 'archive' | 'cancel' | 'unarchive';

type Moved = { _id: string; number: string; name: string; project: string };
export type Move = { kind: MoveKind; permit: Moved; reason?: string | undefined };

/** What came of the last act; it stays until the next one or until it is closed. */
export type MoveOutcome = { key: number; move: Move; error?: unknown };

export type PermitMoves = {
  busyId: string | undefined;
  /** What is asked about before it is done. */
  asked: Move | undefined;
  ask: (move: Move) => void;
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
      return call(permitApi.archive, { params });
    case 'unarchive':
      return call(permitApi.unarchive, { params });
    case 'cancel':
      return call(permitApi.cancel, { params, body: reason ? { reason } : {} });
  }
}

/** Removes, archives, takes back and cancels permits; what cannot be undone is asked about first. */
export function usePermitMoves(onGone?: () => void): PermitMoves {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Move>();
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
