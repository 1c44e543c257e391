import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { workerCode } from './worker-chunks.ts';

const LANGUAGES = fileURLToPath(new URL('../public/languages/', import.meta.url));
const FILE = /^\/languages\/(\w+)\.(worker|staff)\.json$/;

type Texts = Record<string, unknown>;
type TextsFile = { fileName: string; source: string };

function textsOf(language: string): Texts {
  return JSON.parse(readFileSync(path.join(LANGUAGES, `${language}.json`), 'utf8')) as Texts;
}

/** Whether code references a text group, as in `'start.title'` and `` `errors.${code}` ``. */
function isNamed(group: string, code: string): boolean {
  return new RegExp(`["'\`]${group}\\.`).test(code);
}

/** Splits a language's texts into the groups that the worker's code references and the rest. */
export function cutTexts(texts: Texts, workerCode: string): Record<'worker' | 'staff', Texts> {
  const groups = Object.entries(texts);
  return {
    worker: Object.fromEntries(groups.filter(([group]) => isNamed(group, workerCode))),
    staff: Object.fromEntries(groups.filter(([group]) => !isNamed(group, workerCode))),
  };
}

/** The built site's text files: for each language the texts of worker screens, and the rest. */
export function textsFiles(bundle: Rolldown.OutputBundle, context: Rolldown.PluginContext): TextsFile[] {
  const code = workerCode(bundle, context);
  return ['fi', 'en'].flatMap((language) =>
    Object.entries(cutTexts(textsOf(language), code)).map(([part, texts]) => ({
      fileName: `languages/${language}.${part}.json`,
      source: JSON.stringify(texts),
    })),
  );
}

/** Writes both parts of each language beside the whole file; in development the first part holds all texts. */
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
