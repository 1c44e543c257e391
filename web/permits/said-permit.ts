import { useIsFetching, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { shownLanguageOf } from '../../shared/content/base-language.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { call } from '../app/api/call.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { knownPermit, permitKey, putPermit } from './permit-queries.ts';
import { withAnswersOf } from './said-of.ts';

// The cache has a permit in its form's first language, in which it is written into. Whoever only reads it reads it in their own.

/** Below the permit's own key: whatever drops the permit drops this. A change of the permit makes another. */
const saidKey = ({ _id, version }: Permit, language: WorkerLanguage) => [...permitKey(_id), language, version] as const;

const baseOf = ({ languages: [base] = [] }: Permit) => base;

/** A permit with the form's texts of the same permit in another language. */
function withTexts(permit: Permit, { permitFormId, language, translation, pages }: Permit): Permit {
  return { ...permit, permitFormId, language, translation, pages };
}

type Answered = { permit: Permit | undefined; said: Permit | undefined; language: WorkerLanguage | undefined };

/** Reads the permit anew where its texts came with a later version of it; returns whether that is under way. */
function useCatchingUp({ permit, said, language }: Answered): boolean {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ queryKey: permitKey(permit?._id ?? ''), exact: true }) > 0;
  const newer = permit && said && said.version > permit.version ? said : undefined;
  useEffect(() => {
    if (!newer || !language) return;
    queryClient.setQueryData(saidKey(newer, language), newer);
    void queryClient.invalidateQueries({ queryKey: permitKey(newer._id), exact: true });
  }, [queryClient, newer, language]);
  return newer !== undefined && isFetching;
}

function useReadersLanguage(permit: Permit | undefined) {
  const asked = useStaffLanguage();
  const { languages } = permit ?? {};
  const language = languages && shownLanguageOf({ languages }, asked);
  return { language, isOther: permit !== undefined && language !== undefined && language !== baseOf(permit) };
}

const askFor = (id: string, language: WorkerLanguage | undefined, signal: AbortSignal) =>
  call(permitApi.get, { params: { id }, query: { ...(language && { language }) } }, { signal });

/**
 * A permit that is being written into, with its form's texts in the reader's language. The texts are those of the form's version, which
 * no answer changes, so they are fetched once.
 */
export function useSaidTexts(permit: Permit): Permit {
  const { language, isOther } = useReadersLanguage(permit);
  const { data: said } = useQuery({
    queryKey: [...permitKey(permit._id), 'texts', language],
    queryFn: ({ signal }) => askFor(permit._id, language, signal),
    enabled: isOther,
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (!isOther || said?.language !== language || said?.pages.length !== permit.pages.length) return permit;
    const pages = permit.pages.map((page, place) => withAnswersOf(said.pages[place] ?? page, page));
    return { ...withTexts(permit, said), pages };
  }, [permit, said, isOther, language]);
}

type SaidPermit = {
  permit: Permit | undefined;
  /** Whether the texts in the reader's language are on their way. */
  isComing: boolean;
};

/** The permit in the reader's language as far as its form is offered in it; in the form's first until those texts are here. */
export function useSaidPermit(permit: Permit | undefined): SaidPermit {
  const { language, isOther } = useReadersLanguage(permit);
  const { data: said, isFetching } = useQuery({
    queryKey: permit && language ? saidKey(permit, language) : ['permit'],
    queryFn: ({ signal }) => askFor(permit?._id ?? '', language, signal),
    enabled: isOther,
  });
  const isCatchingUp = useCatchingUp({ permit, said: isOther ? said : undefined, language });
  if (permit && isOther && said?.version === permit.version) {
    return { permit: withTexts(permit, said), isComing: false };
  }
  return { permit, isComing: isOther && (isFetching || isCatchingUp) };
}

/** Caches what a write answered in the language in which the permit was shown. */
export function putSaidPermit(queryClient: QueryClient, permit: Permit): void {
  const { language } = permit;
  if (language === undefined || language === baseOf(permit)) {
    putPermit(queryClient, permit);
    return;
  }
  queryClient.setQueryData(saidKey(permit, language), permit);
  const known = knownPermit(queryClient, permit._id);
  if (known) putPermit(queryClient, withTexts(permit, known));
}
