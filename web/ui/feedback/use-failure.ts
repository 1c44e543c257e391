import { useState } from 'react';

/** Why the last act failed. Each failure has its own number, so that one that is told again is announced again. */
export type Failure<Told extends object = { text: string }> = Told & { attempt: number };

/** The last failure, and what tells one; undefined takes it away. */
export function useFailure<Told extends object = { text: string }>() {
  const [failure, setFailure] = useState<Failure<Told>>();
  const tellFailure = (told: Told | undefined): void =>
    setFailure((last) => told && { ...told, attempt: (last?.attempt ?? 0) + 1 });
  return [failure, tellFailure] as const;
}
