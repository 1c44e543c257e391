// The icons that every first page does without.
import { drawIcon } from './draw-icon.tsx';

export const ChecksIcon = () => drawIcon('M2.5 12.500l4.5 4.5 9.5-9.500M11.5 16.500l.5.5 9.5-9.5');
export const CrossIcon = () => drawIcon('M6 6l12 12M18 6L6 18');
export const ClockIcon = () => drawIcon('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM12 7v5l3 2.5');
export const ClockOffIcon = () =>
  drawIcon('M6 5.300a9 9 0 0 0 12.7 12.700M20.3 15.500A9 9 0 0 0 8.5 3.700M12 7v1M3 3l18 18');
export const CalendarCheckIcon = () =>
  drawIcon(
    'M4 6a1.5 1.5 0 0 1 1.5-1.500h13A1.5 1.5 0 0 1 20 6v13a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 19zM8 2.500v4M16 2.500v4M4 10h16M9 15l2 2 4-4',
  );
export const PencilIcon = () => drawIcon('M4 20h4L19.5 8.500a2.8 2.8 0 0 0-4-4L4 16zM13.5 6.500l4 4');
export const BanIcon = () => drawIcon('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM5.7 5.700l12.6 12.6');
export const ArchiveIcon = () => drawIcon('M3.5 4.500h17v4h-17zM5 8.500V20h14V8.500M10 12.500h4');
export const AlertIcon = () => drawIcon('M12 3.500L2.5 20h19zM12 10v4M12 17v.1');
export const PauseIcon = () => drawIcon('M8.5 5v14M15.5 5v14');
export const InfinityIcon = () =>
  drawIcon('M12 12c-2-2.7-3.5-4-5.5-4a4 4 0 0 0 0 8c2 0 3.5-1.3 5.5-4s3.5-4 5.5-4a4 4 0 0 1 0 8c-2 0-3.5-1.3-5.5-4z');
export const ArrowLeftIcon = () => drawIcon('M20 12H4.500M11 5l-7 7 7 7');
export const ArrowRightIcon = () => drawIcon('M4 12h15.500M13 5l7 7-7 7');
export const ArrowUpIcon = () => drawIcon('M12 20V4.500M5 11l7-7 7 7');
export const ArrowDownIcon = () => drawIcon('M12 4v15.500M5 13l7 7 7-7');
export const ChevronDownIcon = () => drawIcon('M6 9.500l6 6 6-6');
export const EyeIcon = () =>
  drawIcon('M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7S4.5 16.7 2 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z');
export const EyeOffIcon = () =>
  drawIcon(
    'M3 3l18 18M9.9 5.200A9 9 0 0 1 12 5c4 0 7.5 2.3 10 7a15 15 0 0 1-2.7 3.700M6 7.300A15 15 0 0 0 2 12c2.5 4.7 6 7 10 7a9.5 9.5 0 0 0 5-1.500M10 10a3 3 0 0 0 4.2 4.2',
  );
export const DownloadIcon = () => drawIcon('M12 4v11M7 10.500l5 5 5-5M5 20h14');
export const UndoIcon = () => drawIcon('M8.5 5L4 9.5 8.5 14M4.5 9.500H14a5 5 0 0 1 0 10h-3');
export const PrintIcon = () =>
  drawIcon('M7 8V3.500h10V8M7 17H4V9.500A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.500V17h-3M7 14h10v6.500H7z');
export const CopyIcon = () => drawIcon('M9 8h11v12H9zM5 16H4V4h12v1');
export const PersonIcon = () =>
  drawIcon('M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM4.500 20.500c.5-4.500 3.500-6.500 7.500-6.500s7 2 7.500 6.500');
export const CardIcon = () => drawIcon('M3 6.500h18v11.500H3zM6 14.500h5M6 11h3M14.500 11h3.500v3.500h-3.500z');
export const PlusIcon = () => drawIcon('M12 5v14M5 12h14');
export const DotsIcon = () =>
  drawIcon(
    'M5.6 12a0.6 0.6 0 1 1-1.2 0a0.6 0.6 0 0 1 1.2 0zM12.6 12a0.6 0.6 0 1 1-1.2 0a0.6 0.6 0 0 1 1.2 0zM19.6 12a0.6 0.6 0 1 1-1.2 0a0.6 0.6 0 0 1 1.2 0z',
  );
export const SignIcon = () => drawIcon('M4 19h16M5 15c3-8 6-11 7.500-9.500S11 15 13 15s2.500-4 4-4 1 4 3 4');
export const QuestionIcon = () =>
  drawIcon('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM9.5 9.500a2.5 2.5 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 17v.1');
