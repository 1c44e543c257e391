import { AppError } from '../../shared/core/errors.ts';
import type { World } from '../world.ts';
import { dataUrlBytes } from '../uploads/data-url.ts';
import { placeImage } from '../uploads/place-image.ts';

type Bag = Record<string, unknown>;

/**
 * Submitted blocks with every signature that came as a data URL replaced by the name of the stored picture:
 * it is written as a data URL and read as a file name (contract 6).
 */
export async function placeSignatures(world: World, id: string, content: readonly unknown[]): Promise<unknown[]> {
  return Promise.all(content.map((block, index) => placeInBlock(world, { id, block, path: `content.${index}` })));
}

type Place = { id: string; block: unknown; path: string };

async function placeInBlock(world: World, { id, block, path }: Place): Promise<unknown> {
  if (!isBag(block) || block['kind'] !== 'form' || !Array.isArray(block['fields'])) return block;
  const fields = block['fields'].map(async (field: unknown, index) => {
    if (!isBag(field) || field['type'] !== 'signature' || !isBag(field['value'])) return field;
    const drawn = field['value']['value'];
    if (typeof drawn !== 'string' || !drawn.startsWith('data:')) return field;
    const name = await placeDrawing(world, { id, drawn, path: `${path}.fields.${index}.value` });
    return { ...field, value: { ...field['value'], value: name } };
  });
  return { ...block, fields: await Promise.all(fields) };
}

async function placeDrawing(
  world: World,
  { id, drawn, path }: { id: string; drawn: string; path: string },
): Promise<string> {
  try {
    return await placeImage(world, { owner: 'userForm', id, bytes: dataUrlBytes(drawn).bytes });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    throw new AppError('validation_failed', { issues: [{ path, code: 'signature_missing' }] });
  }
}

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
