import type { ReactNode } from 'react';

// Icons that only the landing page draws: in web/ui/icons.tsx they would be in the first file of every phone.
const draw = (path: string): ReactNode => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);

export const PhoneIcon = () =>
  draw('M7 2.5h10a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1zM11 18.5h2');
export const PersonIcon = () => draw('M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM4 21c.8-4 3.600-6 8-6s7.200 2 8 6');
export const ShieldIcon = () =>
  draw('M12 2.500l8 3v6c0 5-3.200 8.200-8 10-4.800-1.800-8-5-8-10v-6zM8.500 12l2.500 2.500 4.500-5');
export const CardIcon = () =>
  draw(
    'M3 5h18v14H3zM6.500 15.500c.3-1.500 1.200-2.300 2.500-2.300s2.200.8 2.500 2.300M10.600 9.600a1.600 1.600 0 1 1-3.200 0a1.600 1.600 0 0 1 3.200 0zM14.500 9.500h4M14.500 13.500h4',
  );
export const ChainIcon = () => draw('M4 19h16M5 15c3-8 6-11 7.500-9.500S11 15 13 15s2.500-4 4-4 1 4 3 4');
export const GateIcon = () => draw('M4 20.500V5h16v15.500M4 9.500h16M8 9.500v11M12 9.500v11M16 9.500v11');
export const ListIcon = () => draw('M9 6h11M9 12h11M9 18h11M4 6h.500M4 12h.500M4 18h.500');
export const HistoryIcon = () => draw('M4 12a8 8 0 1 0 2.700-6M3.500 3.500v4h4M12 7.500V12l3 2');
export const OffNetworkIcon = () =>
  draw(
    'M3 3l18 18M12 19v.1M8.500 15.500a5 5 0 0 1 6.500-.4M5 12a10 10 0 0 1 5-2.700M14.500 9.300A10 10 0 0 1 19 12M2 8.500a15 15 0 0 1 4.500-2.800M10 4.600A15 15 0 0 1 22 8.500',
  );
export const StartIcon = () => draw('M4 6h16v14H4zM8 3v4M16 3v4M4 10.500h16M9 15.500l2 2 4-4');
export const MailIcon = () => draw('M3 5.500h18v13H3zM3.500 6.500l8.500 7 8.500-7');
export const TickIcon = () => draw('M5 12.500l4.500 4.500L19 7.500');
export const OutsideIcon = () =>
  draw(
    'M13 4h7v7M20 4l-9 9M10 5H5.500A1.500 1.500 0 0 0 4 6.500v12A1.500 1.500 0 0 0 5.500 20h12a1.500 1.500 0 0 0 1.500-1.500V14',
  );
export const OnwardIcon = () => draw('M4 12h15.500M13 5l7 7-7 7');
