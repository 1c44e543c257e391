import { S3Error } from './s3-error.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

const MOST_KEYS = 1000;

/** The keys of a `<Delete>` document, and whether it asks for errors only. */
export function parseDelete(xml: string): { keys: string[]; isQuiet: boolean } {
  const keys = [...xml.matchAll(/<Object>.*?<Key>([^<]*)<\/Key>.*?<\/Object>/gs)].map(([, key = '']) =>
    unescapeXml(key),
  );
  if (keys.length === 0 || keys.length > MOST_KEYS) throw new S3Error(400, 'MalformedXML');
  return { keys, isQuiet: /<Quiet>\s*true\s*<\/Quiet>/.test(xml) };
}
