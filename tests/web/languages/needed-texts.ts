import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_TEXTS } from '../../../web/app/shell/language-texts.ts';
import { fi as checkIn } from '../../../web/check-in/texts/fi.ts';
import { fi as passes } from '../../../web/passes/texts/fi.ts';
import { READ_ALOUD_TEXTS } from '../../../web/user-forms/read-aloud/texts.ts';
import { fi as renew } from '../../../web/user-forms/renew/texts/fi.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const SIGNING = 'web/permits/sign/view-permit-page.tsx';

/** The groups of texts that stand on a worker's screens. */
const OF_WORKERS =
  'common alert update pin start notFound cards errors issues player details blocks fields pictures exam signature codes sending unsent returned sharedDevice'.split(
    ' ',
  );
const OTHERS = new Set(['language.label']);
/** What a worker reads of the evidence and the events of their own induction. */
const OF_RECORD =
  /^(evidence\.download|versions\.empty|trail\.(title|none|failed|pages?|reason|fromTo|by|how|earlier|what\.(started|page|completed|approv|returned|archived|unarchived|adminEdit|claim)))/;

export type FlatTexts = ReadonlyMap<string, string>;

/** Every text of a value by the path to it; a function stands as what it says of numbered placeholders. */
export function flatTexts(value: unknown, key = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[key, value]]);
  if (typeof value === 'function') return new Map([[key, (value as (...given: string[]) => string)('{{0}}', '{{1}}')]]);
  return new Map(
    Object.entries(value as object).flatMap(([name, inner]) => [...flatTexts(inner, key ? `${key}.${name}` : name)]),
  );
}

export const readTexts = (file: string): FlatTexts =>
  flatTexts(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as unknown);

/** The files that a screen is made of. */
function filesOf(screen: string): Set<string> {
  const files = new Set([path.join(ROOT, screen)]);
  for (const file of files)
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
      const found = path.join(path.dirname(file), next);
      if (existsSync(found)) files.add(found);
    }
  return files;
}

const escaped = (text: string) => text.replaceAll('.', '\\.');

/** The keys of `permits` that stand in the files of a permit's review; a template's `${…}` stands for any part. */
function keysOfSigning(): RegExp[] {
  return [...filesOf(SIGNING)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])(permits\.[\w.${}()\s?:'!=[\]]+?)\1/g)].map(
      ([, , key = '']) =>
        new RegExp(
          `^${key
            .split(/\$\{[^}]*\}/)
            .map(escaped)
            .join('.+')}(_one|_other)?(\\.|$)`,
        ),
    ),
  );
}

const ownTexts = flatTexts({ passes, checkIn, renew, readAloud: READ_ALOUD_TEXTS.fi, language: LANGUAGE_TEXTS.fi });
const finnish = readTexts('web/public/languages/fi.json');

/** The Finnish texts that a worker's language says in its own words. */
export function neededTexts(): FlatTexts {
  const signing = keysOfSigning();
  const isNeeded = (key: string) =>
    OF_WORKERS.includes(key.split('.')[0] ?? '') ||
    OTHERS.has(key) ||
    OF_RECORD.test(key) ||
    signing.some((each) => each.test(key));
  return new Map([...finnish, ...ownTexts].filter(([key]) => isNeeded(key) || ownTexts.has(key)));
}
