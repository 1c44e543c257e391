import { Fragment } from 'react';

/** A text of the document, which marks code with backticks. */
export function CodedText({ text }: { text: string }) {
  return text.split('`').map((part, place) => {
    const Part = place % 2 === 1 ? 'code' : Fragment;
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no other key than their place
    return <Part key={place}>{part}</Part>;
  });
}
