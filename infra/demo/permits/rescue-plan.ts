const LINES = [
  'Pelastussuunnitelma: Kalasataman torni C',
  '',
  'Hätänumero: 112',
  'Osoite: Kalasatamankatu 9, 00580 Helsinki',
  'Kokoontumispaikka: portin 1 edessä',
  '',
  '1. Pelasta hengenvaarassa olevat.',
  '2. Soita 112 ja kerro työmaan osoite.',
  '3. Varoita muita ja sammuta, jos voit.',
  '4. Opasta pelastajat paikalle portilta 1.',
];
const FONT_POINTS = 14;
const LINE_POINTS = 22;

/** A text in PDF syntax; Latin-1 characters need no encoding. */
function pdfText(text: string): string {
  return `(${text.replace(/[\\()]/g, String.raw`\$&`)})`;
}

function pageContent(lines: readonly string[]): string {
  const shown = lines.map((line) => `${pdfText(line)} Tj T*`).join('\n');
  return `BT\n/F1 ${FONT_POINTS} Tf\n${LINE_POINTS} TL\n56 770 Td\n${shown}\nET`;
}

/** The rescue plan of the demo site as a PDF of one A4 page. */
export function rescuePlan(): Buffer {
  const content = pageContent(LINES);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fi) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${pdfText(LINES[0] ?? '')} >>`,
  ].map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`);
  const head = '%PDF-1.4\n';
  const starts = objects.map((_, place) => (head + objects.slice(0, place).join('')).length);
  const body = head + objects.join('');
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  return Buffer.from(`${body}${table}${trailer}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}
