// <SiteIcon /> and others that only staff's screens show, so that no worker's phone fetches them; each stands beside a text that says the same.
import { drawIcon } from './draw-icon.tsx';

export const SiteIcon = () => drawIcon('M5 21V9l7-5.500 7 5.500v12M3 21h18M9.500 21v-6h5v6M9.500 11h5');
export const FormIcon = () => drawIcon('M6 3.500h12v17H6zM9 8h6M9 12h6M9 16h3');
export const PosterIcon = () =>
  drawIcon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM20 14v2.500M17.500 20H20M14 20v-.5');
export const PeopleIcon = () =>
  drawIcon(
    'M12 8a3.500 3.500 0 1 1-7 0a3.500 3.500 0 0 1 7 0zM2.500 20c.6-3.500 2.800-5.500 6-5.500s5.400 2 6 5.500M15.500 4.700a3.500 3.500 0 0 1 0 6.600M17.500 14.800c2.200.7 3.500 2.500 4 5.200',
  );
export const HistoryIcon = () => drawIcon('M4 12a8 8 0 1 0 2.700-6M3.500 3.500v4h4M12 7.500V12l3 2');
export const ChartIcon = () => drawIcon('M4 20h16M7 20v-6M12 20V9M17 20V4.500');
export const TrashIcon = () => drawIcon('M4 6.500h16M9 6V3.500h6V6M6.500 6.500l1 14h9l1-14M10 10.500v6M14 10.500v6');
export const LeaveIcon = () => drawIcon('M14 4H5v16h9M10 12h10.500M16.500 8l4 4-4 4');
export const FileOutIcon = () => drawIcon('M12 4v11M7 10.500l5 5 5-5M4 20h16');
export const FileInIcon = () => drawIcon('M12 16V5M7 9.500l5-5 5 5M4 20h16');
export const ShareIcon = () => drawIcon('M12 15V3.500M8 7l4-4 4 4M6.500 11H5v9.500h14V11h-1.500');
export const LanguageIcon = () =>
  drawIcon(
    'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0zM3.500 12h17M12 3.500c-5 5-5 12 0 17M12 3.500c5 5 5 12 0 17',
  );
export const ScanIcon = () => drawIcon('M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16');
export const OctagonCrossIcon = () =>
  drawIcon('M8.3 3h7.400L21 8.300v7.400L15.7 21H8.300L3 15.700V8.300zM9 9l6 6M15 9l-6 6');
export const BoardIcon = () => drawIcon('M4 4.500h16v12H4zM8 8.500h8M8 12.500h5M12 16.500v4');
export const SortIcon = () => drawIcon('M8 9.500L12 5l4 4.500M8 14.500l4 4.5 4-4.5');
export const GripIcon = () =>
  drawIcon(
    'M9.5 6a0.5 0.5 0 1 1-1 0a0.5 0.5 0 0 1 1 0zM9.5 12a0.5 0.5 0 1 1-1 0a0.5 0.5 0 0 1 1 0zM9.5 18a0.5 0.5 0 1 1-1 0a0.5 0.5 0 0 1 1 0zM15.5 6a0.5 0.5 0 1 1-1 0a0.5 0.5 0 0 1 1 0zM15.5 12a0.5 0.5 0 1 1-1 0a0.5 0.5 0 0 1 1 0zM15.5 18a0.5 0.5 0 1 1-1 0a0.5 0.5 0 0 1 1 0z',
  );
export const RedoIcon = () => drawIcon('M15.5 5L20 9.5 15.5 14M19.5 9.500H10a5 5 0 0 0 0 10h3');
export const SlidersIcon = () => drawIcon('M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500v5M8 14.500v5');
export const LockIcon = () => drawIcon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const MenuIcon = () => drawIcon('M4 7h16M4 12h16M4 17h16');
export const SearchIcon = () =>
  drawIcon('M17 10.5a6.500 6.500 0 1 1-13 0a6.500 6.500 0 0 1 13 0zM15.5 15.500L20.5 20.500');
