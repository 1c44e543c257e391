import { createContext, useContext } from 'react';

/** What the server refused, by the page or block it is in and the path within that: `part-7` → `lines.2` → words. */
type PlaceErrors = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const PlaceErrorsContext = createContext<PlaceErrors>(new Map());

/** The words for what is wrong at a path of a page or block; a path inside it counts as well. */
export function usePlaceErrors(id: string): (path: string) => string | undefined {
  const errors = useContext(PlaceErrorsContext).get(id);
  return (path) => {
    if (!errors) return undefined;
    const exact = errors.get(path);
    if (exact !== undefined) return exact;
    for (const [at, words] of errors) if (at.startsWith(`${path}.`)) return words;
    return undefined;
  };
}
