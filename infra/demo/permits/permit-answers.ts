type Block = Record<string, unknown>;

/** Who is chosen in each role, and where the work is done, as the name of its picture. */
export type PermitAnswers = { people: Partial<Record<string, readonly object[]>>; photo: string };

/** A block of a permit form as its author fills it in. */
export function answerBlock(block: Block, { people, photo }: PermitAnswers): Block {
  if (block['kind'] === 'person') return { ...block, selectedPersons: people[String(block['personRole'])] ?? [] };
  if (block['kind'] === 'question') {
    const options = (block['options'] as Block[]).map((one, place) => ({ ...one, selected: place === 0 }));
    return { ...block, options };
  }
  if (block['kind'] !== 'form') return block;
  return { ...block, fields: (block['fields'] as Block[]).map((one) => ({ ...one, value: valueOf(one, photo) })) };
}

const VALUES: Readonly<Record<string, string>> = {
  paikka: 'Torni C, 12. kerros',
  menetelma: 'Puikkohitsaus ja kulmahiomakone',
  kalusto: '2 kpl 43A 183B C',
  irtikytkenta: 'yes',
  ilmaisimet: 'Matti Mestari, 12. kerroksen savuilmaisimet, työpäivän loppuun klo 17.00 asti',
  tilat: 'Työkohde, 11. ja 13. kerros sekä IV-hormi',
  osoite: 'Kalasatamankatu 3, Helsinki, portti 2',
  alue: 'Pohjoispiha, sadevesikaivo SVK 4',
  syvyys: '1,8',
};
const valueOf = ({ name, type, value }: Block, photo: string) =>
  type === 'image' ? [photo] : (VALUES[String(name)] ?? value);
