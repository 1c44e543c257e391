import { useState } from 'react';

/** Whether `isReady` has been true once; then true until `of` changes, so that a query asked anew closes nothing that is open. */
export function useOpened(isReady: boolean, of = ''): boolean {
  const [opened, setOpened] = useState<string>();
  if (isReady && opened !== of) setOpened(of);
  return isReady || opened === of;
}
