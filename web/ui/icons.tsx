// <CheckIcon /> draws beside a text that says the same; it takes the text's colour and the size of the surroundings.
import styles from './icons.module.css';

const draw = (path: string) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

export const CheckIcon = () => draw('M5 12.5l4.5 4.500L19 7.5');
export const ChecksIcon = () => draw('M2.5 12.500l4.5 4.5 9.5-9.500M11.5 16.500l.5.5 9.5-9.5');
export const CrossIcon = () => draw('M6 6l12 12M18 6L6 18');
export const ClockIcon = () => draw('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM12 7v5l3 2.5');
export const ClockOffIcon = () =>
  draw('M6 5.300a9 9 0 0 0 12.7 12.700M20.3 15.500A9 9 0 0 0 8.5 3.700M12 7v1M3 3l18 18');
export const CalendarCheckIcon = () =>
  draw(
    'M4 6a1.5 1.5 0 0 1 1.5-1.500h13A1.5 1.5 0 0 1 20 6v13a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 19zM8 2.500v4M16 2.500v4M4 10h16M9 15l2 2 4-4',
  );
export const PencilIcon = () => draw('M4 20h4L19.5 8.500a2.8 2.8 0 0 0-4-4L4 16zM13.5 6.500l4 4');
export const BanIcon = () => draw('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM5.7 5.700l12.6 12.6');
export const ArchiveIcon = () => draw('M3.5 4.500h17v4h-17zM5 8.500V20h14V8.500M10 12.500h4');
export const AlertIcon = () => draw('M12 3.500L2.5 20h19zM12 10v4M12 17v.1');
export const PauseIcon = () => draw('M8.5 5v14M15.5 5v14');
export const InfoIcon = () => draw('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM12 8v.1M11 12h1v4.500h1');
export const OctagonAlertIcon = () =>
  draw('M8.3 3h7.400L21 8.300v7.400L15.7 21H8.300L3 15.700V8.300zM12 7.500v5.500M12 16.500v.1');
export const OfflineIcon = () =>
  draw(
    'M3 3l18 18M12 19v.1M8.5 15.500a5 5 0 0 1 6.5-.4M5 12a10 10 0 0 1 5-2.700M14.5 9.300A10 10 0 0 1 19 12M2 8.500a15 15 0 0 1 4.5-2.800M10 4.600A15 15 0 0 1 22 8.5',
  );
export const InfinityIcon = () =>
  draw('M12 12c-2-2.7-3.5-4-5.5-4a4 4 0 0 0 0 8c2 0 3.5-1.3 5.5-4s3.5-4 5.5-4a4 4 0 0 1 0 8c-2 0-3.5-1.3-5.5-4z');
export const ArrowLeftIcon = () => draw('M20 12H4.500M11 5l-7 7 7 7');
export const ArrowRightIcon = () => draw('M4 12h15.500M13 5l7 7-7 7');
export const ArrowUpIcon = () => draw('M12 20V4.500M5 11l7-7 7 7');
export const ArrowDownIcon = () => draw('M12 4v15.500M5 13l7 7 7-7');
export const ChevronDownIcon = () => draw('M6 9.500l6 6 6-6');
export const ExternalIcon = () =>
  draw('M13 4h7v7M20 4l-9 9M10 5H5.500A1.5 1.5 0 0 0 4 6.500v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.500V14');
export const EyeIcon = () =>
  draw('M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7S4.5 16.7 2 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z');
export const EyeOffIcon = () =>
  draw(
    'M3 3l18 18M9.9 5.200A9 9 0 0 1 12 5c4 0 7.5 2.3 10 7a15 15 0 0 1-2.7 3.700M6 7.300A15 15 0 0 0 2 12c2.5 4.7 6 7 10 7a9.5 9.5 0 0 0 5-1.500M10 10a3 3 0 0 0 4.2 4.2',
  );
export const DownloadIcon = () => draw('M12 4v11M7 10.500l5 5 5-5M5 20h14');
export const UndoIcon = () => draw('M8.5 5L4 9.5 8.5 14M4.5 9.500H14a5 5 0 0 1 0 10h-3');
export const PrintIcon = () =>
  draw('M7 8V3.500h10V8M7 17H4V9.500A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.500V17h-3M7 14h10v6.500H7z');
export const CopyIcon = () => draw('M9 8h11v12H9zM5 16H4V4h12v1');
export const PersonIcon = () =>
  draw('M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM4.500 20.500c.5-4.500 3.500-6.500 7.500-6.500s7 2 7.500 6.500');
export const CardIcon = () => draw('M3 6.500h18v11.500H3zM6 14.500h5M6 11h3M14.500 11h3.500v3.500h-3.500z');
export const PlusIcon = () => draw('M12 5v14M5 12h14');
export const DotsIcon = () =>
  draw(
    'M5.6 12a0.6 0.6 0 1 1-1.2 0a0.6 0.6 0 0 1 1.2 0zM12.6 12a0.6 0.6 0 1 1-1.2 0a0.6 0.6 0 0 1 1.2 0zM19.6 12a0.6 0.6 0 1 1-1.2 0a0.6 0.6 0 0 1 1.2 0z',
  );
export const SignIcon = () => draw('M4 19h16M5 15c3-8 6-11 7.500-9.500S11 15 13 15s2.500-4 4-4 1 4 3 4');
export const QuestionIcon = () =>
  draw('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM9.5 9.500a2.5 2.5 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 17v.1');
