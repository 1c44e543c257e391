/**
 * A copy of an object with some fields replaced. Node 20 takes up to forty times as long for a spread with fields after it, where the
 * objects come in several shapes, as pages and blocks do.
 */
export function copyWith<T extends object, Fields extends object>(from: T, fields: Fields): T & Fields {
  return Object.assign({}, from, fields);
}
