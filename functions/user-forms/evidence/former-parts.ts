import type { Answers } from '../../../shared/content/answers/answers.ts';
import type { FormVersion } from '../../store/entities/form-versions.ts';
import type { InductionRecord, KeptEvent, KeptPage } from '../../store/entities/user-forms/user-form-events.ts';
import type { World } from '../../world.ts';
import { pageAsSigned } from '../sign/shown-page.ts';
import type { ShownPage } from '../sign/signing.ts';

/** What older links may name: details and answers that an admin's edit kept, and each page in every language in which it was signed. */
export async function formerParts(world: World, version: FormVersion, record: InductionRecord): Promise<unknown[]> {
  const details = record.events.flatMap((event) => formerOf(event).user ?? []);
  const pages = record.pages.map(async (page) => {
    const shown = await Promise.all(
      shownInOf(record, page).map((shownIn) => pageAsSigned(world, version, { index: page.index, shownIn })),
    );
    return shown.flatMap((as) => answersOf(record, page).map((answers) => ({ page: as.page, answers })));
  });
  return [record.head.user, ...details, ...(await Promise.all(pages)).flat()];
}

type ShownIn = ShownPage['in'];

/** Each language, with the revision of its translation, in which a page stood; undefined for the form's first. */
function shownInOf({ events }: InductionRecord, page: KeptPage): ShownIn[] {
  const edits = events.flatMap(({ after }) => (after?.page?.index === page.index ? [after.page] : []));
  const all = [undefined, page.shownIn, ...[...page.events, ...edits].map(({ shownIn }) => shownIn)];
  return [...new Map(all.map((shownIn) => [JSON.stringify(shownIn), shownIn])).values()];
}

/** The answers of a page that are kept: those that stand, and those before each edit by an admin. */
function answersOf({ events }: InductionRecord, page: KeptPage): Answers[] {
  const edited = events.map(formerOf).filter(({ index }) => index === page.index);
  return [page.answers, ...edited.flatMap(({ answers }) => (answers ? [answers] : []))];
}

type Former = { user?: unknown; index?: number; answers?: Answers };

const formerOf = ({ detail }: KeptEvent): Former => (detail?.['former'] as Former | undefined) ?? {};
