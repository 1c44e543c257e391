import type { Language } from '../../../shared/core/fields.ts';

/** The sizes of the pictures that `npm run tools -- screenshots` takes, in CSS pixels of the screen that they show. */
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1366, height: 768 } } as const;

type PictureProps = {
  name: string;
  of: keyof typeof SIZES;
  language: Language;
  alt: string;
  className: string | undefined;
};

/** A screen of the product in the page's language, loaded when it is about to be seen. */
export function Picture({ name, of, language, alt, className }: PictureProps) {
  const src = `/images/landing/${of}-${name}.${language}.webp`;
  return <img className={className} src={src} alt={alt} {...SIZES[of]} loading="lazy" decoding="async" />;
}
