import { useCallback, useEffect, useState } from 'react';
import { shownLanguageOf } from '../../../shared/content/base-language.ts';
import { workerLanguageOf } from '../../../shared/core/language.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { codeOf } from '../../app/api/error-text.ts';
import { useLanguage } from '../../app/texts/i18n.ts';
import { fetchAhead } from '../../app/api/fetch-ahead.ts';
import { takeAhead } from '../../phone/server-clock.ts';
import { keepScreenFiles } from '../../service-worker/kept-screen-files.ts';
import { forgetPermit, keepPermit, keptPermit } from './kept-permits.ts';
import { loadReviewed, type Reviewed } from './review-session.ts';

type Link = { permitId: string; pin: string };

export type ReviewedPermit = {
  reviewed: Reviewed | undefined;
  /** When this phone got the shown permit, by its clock. ISO 8601 UTC. */
  fetchedAt: string | undefined;
  /** Whether it may have changed since: the network did not give it now. */
  isStale: boolean;
  error: unknown;
  retry: () => void;
  /** Shows the permit from a write's answer. */
  put: (permit: Permit) => void;
};

type Loading = { reviewed?: Reviewed; fetchedAt?: string; isStale?: boolean; error?: unknown };

/** How long the network is waited for before the kept permit is shown. */
const PATIENCE_MILLISECONDS = 3000;

const shownNow = (reviewed: Reviewed): Loading => ({ reviewed, fetchedAt: new Date().toISOString() });

/** Fetches the permit of a link and keeps it; drops the kept one where the link opens it no more. */
async function fetchReviewed(link: Link): Promise<Reviewed> {
  try {
    const reviewed = await loadReviewed(link);
    void keepPermit(link, reviewed).catch(() => undefined);
    return reviewed;
  } catch (error) {
    if (codeOf(error) === 'unauthorized') void forgetPermit(link).catch(() => undefined);
    throw error;
  }
}

/** Calls back when the user returns to the phone, or the network does. */
function useReturns(look: () => void): void {
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [look]);
}

/** Fetches the permit anew where its form is offered in another language than it is shown in, and that is the one on the screen. */
function useInLanguage(permit: Permit | undefined, fetchAnew: () => void): void {
  const chosen = workerLanguageOf(useLanguage());
  const { languages, language } = permit ?? {};
  const wanted = languages && shownLanguageOf({ languages }, chosen);
  useEffect(() => {
    if (wanted !== language) fetchAnew();
  }, [wanted, language, fetchAnew]);
}

/** The network may be gone when the page is opened again. */
function useKeptScreen(isShown: boolean): void {
  useEffect(() => {
    if (isShown) void fetchAhead(keepScreenFiles);
  }, [isShown]);
}

/**
 * The permit of a link; refetched whenever the user returns to the phone, since others sign it meanwhile. Without a network the one that
 * this phone got last.
 */
export function useReviewed(permitId: string, pin: string): ReviewedPermit {
  const [loading, setLoading] = useState<Loading>({});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    const link = { permitId, pin };
    let isLeft = false;
    const show = (next: (before: Loading) => Loading) => !isLeft && setLoading(next);
    const showKept = async (error?: unknown) => {
      const kept = await keptPermit(link).catch(() => undefined);
      if (kept) takeAhead(kept.ahead);
      show((before) => {
        if (before.reviewed || !kept) return { ...before, isStale: true, error };
        const { permit, user, fetchedAt } = kept;
        return { reviewed: { permit, user }, fetchedAt, isStale: true, error };
      });
    };
    const waiting = setTimeout(() => void showKept(), PATIENCE_MILLISECONDS);
    fetchReviewed(link)
      .then(
        (reviewed) => show(() => shownNow(reviewed)),
        (error: unknown) =>
          // The loaded permit goes on: a phone without a network still shows it.
          codeOf(error) === 'unauthorized' ? show((before) => ({ ...before, error })) : showKept(error),
      )
      .finally(() => clearTimeout(waiting));
    return () => {
      isLeft = true;
      clearTimeout(waiting);
    };
  }, [permitId, pin, attempt]);
  useReturns(retry);
  useInLanguage(loading.reviewed?.permit, retry);
  const { reviewed, fetchedAt, isStale = false, error } = loading;
  useKeptScreen(reviewed !== undefined && !isStale);
  const put = useCallback(
    (permit: Permit) =>
      setLoading((before) => {
        if (!before.reviewed) return before;
        const reviewed = { ...before.reviewed, permit };
        void keepPermit({ permitId, pin }, reviewed).catch(() => undefined);
        return shownNow(reviewed);
      }),
    [permitId, pin],
  );
  return { reviewed, fetchedAt, isStale, error, retry, put };
}
