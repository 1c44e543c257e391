import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { codeWithoutDesk, workerCode } from './worker-chunks.ts';

const LANGUAGES = fileURLToPath(new URL('../public/languages/', import.meta.url));
const OF_WORKERS = fileURLToPath(new URL('../../shared/languages/', import.meta.url));
const FILE = /^\/languages\/(\w+)\.(worker|staff|desk)\.json$/;

type Texts = Record<string, unknown>;
type TextsFile = { fileName: string; source: string };

const screensOf = (language: string) => path.join(OF_WORKERS, language, 'screens.json');

/** The languages that have only the texts of a worker's screens. */
const languagesOfWorkers = (): string[] =>
  readdirSync(OF_WORKERS).filter((language) => existsSync(screensOf(language)));

const readTexts = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** A language's texts; a worker's language says in English what it lacks. */
function textsOf(language: string): Texts {
  const english = readTexts(path.join(LANGUAGES, 'en.json'));
  if (existsSync(screensOf(language))) return filled(readTexts(screensOf(language)), english) as Texts;
  return readTexts(path.join(LANGUAGES, `${language}.json`));
}

function filled(own: unknown, other: unknown): unknown {
  if (typeof own !== 'object' || typeof other !== 'object' || own === null) return own ?? other;
  const names = Object.keys({ ...other, ...own });
  return Object.fromEntries(names.map((name) => [name, filled((own as Texts)[name], (other as Texts)[name])]));
}

/** Whether code references a text group, as in `'start.title'` and `` `errors.${code}` ``. */
function isNamed(group: string, code: string): boolean {
  return new RegExp(`["'\`]${group}\\.`).test(code);
}

/** The code of a worker's screens, and that of all screens but a desk's. */
type Codes = Record<'worker' | 'staff', string>;

/** Splits a language's texts into the groups that the worker's code references, those that staff's does, and the rest. */
export function cutTexts(texts: Texts, { worker, staff }: Codes): Record<'worker' | 'staff' | 'desk', Texts> {
  const partOf = (group: string) => (isNamed(group, worker) ? 'worker' : isNamed(group, staff) ? 'staff' : 'desk');
  const groups = Object.entries(texts).map(([group, text]) => ({ group, text, part: partOf(group) }));
  const textsIn = (wanted: string) =>
    Object.fromEntries(groups.flatMap(({ group, text, part }) => (part === wanted ? [[group, text]] : [])));
  return { worker: textsIn('worker'), staff: textsIn('staff'), desk: textsIn('desk') };
}

/** The built site's text files: for each language the texts of worker screens, and the rest. */
export function textsFiles(bundle: Rolldown.OutputBundle, context: Rolldown.PluginContext): TextsFile[] {
  const codes = { worker: workerCode(bundle, context), staff: codeWithoutDesk(bundle, context) };
  const write = (language: string, part: string, texts: Texts) => ({
    fileName: `languages/${language}.${part}.json`,
    source: JSON.stringify(texts),
  });
  const whole = ['fi', 'en'].flatMap((language) =>
    Object.entries(cutTexts(textsOf(language), codes)).map(([part, texts]) => write(language, part, texts)),
  );
  const ofWorkers = languagesOfWorkers().flatMap((language) => {
    const { worker, signer } = workerTexts(language, codes);
    return [write(language, 'worker', worker), write(language, 'staff', signer)];
  });
  return [...whole, ...ofWorkers];
}

/** A worker's language: what a worker's screens say, its own groups among it, and what it has beside for who signs a permit. */
function workerTexts(language: string, codes: Codes): Record<'worker' | 'signer', Texts> {
  const own = readTexts(screensOf(language));
  const english = textsOf('en');
  const { worker, staff, desk } = cutTexts(textsOf(language), codes);
  const others = Object.entries({ ...staff, ...desk }).filter(([group]) => group in own);
  const isShared = ([group]: [string, unknown]) => group in english;
  return {
    worker: { ...worker, ...Object.fromEntries(others.filter((each) => !isShared(each))) },
    signer: Object.fromEntries(others.filter(isShared)),
  };
}

/** Writes the parts of each language beside the whole file; in development the first part holds all texts. */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, language = '', part] = FILE.exec(request.url ?? '') ?? [];
        if (part === undefined) return next();
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify(part === 'worker' ? textsOf(language) : {}));
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of textsFiles(bundle, this)) this.emitFile({ type: 'asset', ...file });
      },
    },
  };
}
