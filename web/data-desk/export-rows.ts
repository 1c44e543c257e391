import { useTranslation } from 'react-i18next';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { dataDeskApi } from '../../shared/data-desk/data-desk-api.ts';

type Export = Reply<typeof dataDeskApi.exportAll>;

/** A line of the print: of which part, what, and its value. */
export type ExportRow = { _id: string; part: string; what: string; value: string };

const PARTS = ['userForms', 'cards', 'permits', 'lines', 'presence', 'messages'] as const;

/** Ids and numbers of the store, which tell nothing to a person; they are in the file. */
const UNTOLD =
  /(?:^|\.)(?:_id|company|version|project|userForm|userForms|userFormId|inductionFormId|passId|sourceFormId|kind|type)$/;

/** The fields that have a word of their own; others are named as in the file. */
const WORDS = [
  'firstName',
  'lastName',
  'employer',
  'email',
  'phoneNumber',
  'taxNumber',
  'birthday',
  'businessId',
  'signed',
  'approved',
  'created',
  'name',
  'expires',
  'to',
  'day',
] as const;
type Word = (typeof WORDS)[number];
const isWord = (name: string): name is Word => WORDS.some((word) => word === name);

/** What is kept, as lines for paper. */
export function useExportRows(): (all: Export) => ExportRow[] {
  const { t } = useTranslation();
  const wordOf = (path: string) => {
    const name = path.slice(path.lastIndexOf('.') + 1);
    return isWord(name) ? t(`dataDesk.word.${name}`) : path.replace(/^(?:user|meta)\./, '');
  };
  return (all) =>
    PARTS.flatMap((part) =>
      all[part].flatMap((one, index) =>
        flat(one).map(({ path, value }) => ({
          _id: `${part} ${index} ${path}`,
          part: `${t(`dataDesk.kind.${part}`)} ${index + 1}`,
          what: wordOf(path),
          value,
        })),
      ),
    );
}

type Flat = { path: string; value: string };

function flat(value: unknown, path = ''): Flat[] {
  if (value === null || value === undefined || value === '' || value === false) return [];
  if (typeof value !== 'object') {
    if (UNTOLD.test(path) && !path.endsWith('user.company')) return [];
    return [{ path, value: typeof value === 'boolean' ? '✓' : String(value) }];
  }
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, path === '' ? name : `${path}.${name}`));
}
