import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { leadTo } from '../../ui/fields/lead-to.ts';
import { PageChange, PageChangeContext } from '../../ui/layout/page-change.ts';

/** On each change of path scrolls to the top and lets the heading take the focus; a fragment leads to its element instead. */
export function ScrollAndFocus({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const [page, setPage] = useState({ pathname, change: new PageChange(0) });
  if (page.pathname !== pathname) setPage({ pathname, change: new PageChange(page.change.number + 1, hash.slice(1)) });
  useLayoutEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (target) leadTo(target);
    else window.scrollTo(0, 0);
  }, [pathname, hash]);
  return <PageChangeContext value={page.change}>{children}</PageChangeContext>;
}
