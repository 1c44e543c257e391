import { useQuery, type QueryClient } from '@tanstack/react-query';
import { shownLanguageOf } from '../../shared/content/base-language.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { call } from '../app/api/call.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { knownPermit, permitKey, putPermit } from './permit-queries.ts';

// The cache has a permit in its form's first language, in which it is written into. Whoever only reads it reads it in their own.

/** Below the permit's own key: whatever drops the permit drops this. A change of the permit makes another. */
const saidKey = ({ _id, version }: Permit, language: WorkerLanguage) => [...permitKey(_id), language, version] as const;

const baseOf = ({ languages: [base] = [] }: Permit) => base;

/** A permit with the form's texts of the same permit in another language. */
function withTexts(permit: Permit, { permitFormId, language, translation, pages }: Permit): Permit {
  return { ...permit, permitFormId, language, translation, pages };
}

/** The permit in the reader's language as far as its form is offered in it; in the form's first until those texts are here. */
export function useSaidPermit(permit: Permit | undefined): Permit | undefined {
  const asked = useStaffLanguage();
  const { languages } = permit ?? {};
  const language = languages && shownLanguageOf({ languages }, asked);
  const isOther = permit !== undefined && language !== undefined && language !== baseOf(permit);
  const { data: said } = useQuery({
    queryKey: permit && language ? saidKey(permit, language) : ['permit'],
    queryFn: ({ signal }) =>
      call(permitApi.get, { params: { id: permit?._id ?? '' }, query: { language } }, { signal }),
    enabled: isOther,
  });
  return permit && isOther && said?.version === permit.version ? withTexts(permit, said) : permit;
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
