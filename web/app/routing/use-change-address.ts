import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

export type ChangeAddress = (
  change: (address: URLSearchParams) => URLSearchParams,
  options?: { replace: boolean },
) => void;

/**
 * Changes the query of the address, by default without a history entry.
 * `change` gets the query that the browser holds: it may hold a change that is not rendered yet.
 * A screen that is still visible during a navigation changes nothing.
 */
export function useChangeAddress(): ChangeAddress {
  const { pathname } = useLocation();
  const [, setParams] = useSearchParams();
  return useCallback(
    (change, options = { replace: true }) => {
      if (window.location.pathname !== pathname) return;
      setParams(change(new URLSearchParams(window.location.search)), options);
    },
    [pathname, setParams],
  );
}
