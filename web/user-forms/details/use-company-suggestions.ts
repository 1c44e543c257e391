import { useEffect, useEffectEvent, useState } from 'react';
import { LEAST_COMPANY_LETTERS } from '../../../shared/registers/register-api.ts';
import type { CompanySuggestion } from '../../../shared/registers/register-shapes.ts';

const PAUSE_MILLISECONDS = 250;

/** Searches the register for companies by a part of their name. */
export type FindCompanies = (name: string, signal: AbortSignal) => Promise<readonly CompanySuggestion[]>;

type Found = { companies: readonly CompanySuggestion[]; hasFailed: boolean };

const NONE: Found = { companies: [], hasFailed: false };

/** The companies for the typed text, debounced; none while the text is too short. */
export function useCompanySuggestions(find: FindCompanies, typed: string | undefined): Found {
  const [found, setFound] = useState(NONE);
  const search = useEffectEvent(async (name: string, signal: AbortSignal) => {
    try {
      const companies = await find(name, signal);
      if (!signal.aborted) setFound({ companies, hasFailed: false });
    } catch {
      if (!signal.aborted) setFound({ companies: [], hasFailed: true });
    }
  });
  const name = (typed ?? '').trim();
  const isEnough = name.length >= LEAST_COMPANY_LETTERS;
  useEffect(() => {
    if (!isEnough) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void search(name, stop.signal), PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, isEnough]);
  return isEnough ? found : { ...found, companies: [] };
}
