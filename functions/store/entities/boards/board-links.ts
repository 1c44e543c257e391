import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Project } from '../../../../shared/projects/project.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { boardHeadKey, boardLinkKey } from '../../site-keys.ts';
import type { Table, Write } from '../../table.ts';

const ENTITY = 'boardLink';
const Link = z.object({ project: z.string() });
const linkOf = itemReader(ENTITY, { schema: Link });

/** The project whose board has, or has had, this id. */
export async function findBoardLink(table: Table, board: string): Promise<string | undefined> {
  const item = await table.get(boardLinkKey(board));
  return item && linkOf(item).project;
}

function linkItem({ _id, company }: Project, board: string): Item {
  return { ...boardLinkKey(board), entity: ENTITY, company, project: _id };
}

/** Opens, renews or closes a board with its project, or counts a change that its readers are to see. */
export function boardLinkWrites(before: Project, after: Project): Write[] {
  const was = before.board?._id;
  const is = after.board?._id;
  if (was === is)
    return is === undefined || isDeepStrictEqual(shownOf(before), shownOf(after)) ? [] : [headWrite(after)];
  const ended = was === undefined ? [] : [{ delete: boardLinkKey(was) }];
  const begun = is === undefined ? [] : [{ put: linkItem(after, is) }];
  return [headWrite(after), ...ended, ...begun];
}

const shownOf = ({ name, zones }: Project) => ({ name, zones });

/** Counts a change, and says under which id the board is read. */
function headWrite({ _id, company, board }: Project): Write {
  const write = { update: boardHeadKey(_id), names: { '#link': 'link' } };
  const values = { ':company': company, ':one': 1 };
  if (!board) return { ...write, set: 'SET company = :company ADD version :one REMOVE #link', values };
  const set = 'SET company = :company, #link = :link ADD version :one';
  return { ...write, set, values: { ...values, ':link': board._id } };
}

/** Removes the board of a removed project. */
export function removedBoardWrites({ _id, board }: Project): Write[] {
  return [{ delete: boardHeadKey(_id) }, ...(board ? [{ delete: boardLinkKey(board._id) }] : [])];
}
