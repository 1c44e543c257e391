// The icons of the insert menu, drawn like those of `web/ui/icons.tsx`; only the editor loads them.
import { drawIcon } from '../../ui/draw-icon.tsx';

const HEADING = 'M4 6v12M12 6v12M4 12h8';

export const ParagraphIcon = () => drawIcon('M4 6h16M4 10h16M4 14h16M4 18h10');
export const HEADING_ICONS = {
  h1: () => drawIcon(`${HEADING}M17 11.500l2.500-1.500v8`),
  h2: () => drawIcon(`${HEADING}M16.500 11.500a2.200 2.200 0 0 1 4 1.500c0 1.500-4 3.500-4 5h4.200`),
  h3: () => drawIcon(`${HEADING}M16.500 10h4l-2.500 3a2.500 2.500 0 1 1-1.700 4.200`),
  h4: () => drawIcon(`${HEADING}M19.500 18v-8l-3.500 5.500h5`),
} as const;
export const AddressIcon = () =>
  drawIcon(
    'M12 21c4.500-5 7-8.300 7-11.500a7 7 0 1 0-14 0C5 12.700 7.500 16 12 21zM14.500 9.500a2.500 2.500 0 1 1-5 0a2.500 2.500 0 0 1 5 0z',
  );
export const ImageIcon = () =>
  drawIcon('M4 5h16v14H4zM4 16l4.500-4.500 4 4L15 13l5 5M16.500 9a1.500 1.500 0 1 1-3 0a1.500 1.500 0 0 1 3 0z');
export const DocumentIcon = () => drawIcon('M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6');
export const NumberedListIcon = () =>
  drawIcon(
    'M11 6h9M11 12h9M11 18h9M4.500 5L6 4v5M4.500 11.500a1.500 1.500 0 0 1 2.500 1l-2.500 2.500H7M4.500 17H7l-1.500 2a1.200 1.200 0 1 1-1 2',
  );
export const BulletListIcon = () => drawIcon('M9 6h11M9 12h11M9 18h11M4.500 6v.1M4.500 12v.1M4.500 18v.1');
export const DescriptionListIcon = () => drawIcon('M4 6h6M8 10h12M4 15h6M8 19h12');
export const CheckboxIcon = () => drawIcon('M5 5h14v14H5zM8.500 12l2.500 2.500 4.500-5');
export const FieldsIcon = () => drawIcon('M4 5h16v6H4zM4 15h16v6H4zM7 7.500v1M7 17.500v1');
export const YesNoIcon = () => drawIcon('M3 12.500l3 3 5-6.500M14.500 9l6 6M20.500 9l-6 6');
export const ChoiceIcon = () =>
  drawIcon('M10 7a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM10 17a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM14 7h6M14 17h6M7 7v.1');
export const CardsIcon = () =>
  drawIcon('M3 6h18v12H3zM10 11a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM5.500 15.500c.5-1.300 4.500-1.300 5 0M14 10h4M14 14h4');
export const PersonIcon = () => drawIcon('M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM4.500 20c1-5.300 14-5.300 15 0');
