import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issuesIn, type Issue } from '../../shared/core/errors.ts';
import type { WorkerFacts } from '../../shared/workers/worker.ts';
import { issueText } from '../app/api/error-text.ts';
import { factsOfTyped, typedIssues, type TypedWorker } from './typed-worker.ts';

/** Error texts by the API's paths. */
export type Faults = Partial<Record<string, string>>;

type Saving = { error: Error | null; isPending: boolean; mutate: (facts: WorkerFacts) => void };

/** A worker that is being typed; a press on the save sends what has no issues, and leads to the first that has. */
export function useWorkerForm(id: string, start: TypedWorker, saving: Saving) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(start);
  const [own, setOwn] = useState<readonly Issue[]>([]);
  const issues = [...own, ...issuesIn(saving.error)];
  const faults: Faults = Object.fromEntries(issues.map((issue) => [issue.path, issueText(t, issue)]));
  const save = () => {
    const found = typedIssues(typed);
    setOwn(found);
    const [first] = found;
    if (first) document.getElementById(`${id}-${first.path}`)?.focus();
    else if (!saving.isPending) saving.mutate(factsOfTyped(typed));
  };
  return {
    typed,
    faults,
    save,
    isTyped: JSON.stringify(typed) !== JSON.stringify(start),
    change: (change: Partial<TypedWorker>) => setTyped((before) => ({ ...before, ...change })),
  };
}
