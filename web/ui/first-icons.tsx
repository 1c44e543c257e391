// The icons of a worker's first pages (decision 0085).
import { drawIcon } from './draw-icon.tsx';

export const CheckIcon = () => drawIcon('M5 12.5l4.5 4.500L19 7.5');
export const InfoIcon = () => drawIcon('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM12 8v.1M11 12h1v4.500h1');
export const OctagonAlertIcon = () =>
  drawIcon('M8.3 3h7.400L21 8.300v7.400L15.7 21H8.300L3 15.700V8.300zM12 7.500v5.500M12 16.500v.1');
export const OfflineIcon = () =>
  drawIcon(
    'M3 3l18 18M12 19v.1M8.5 15.500a5 5 0 0 1 6.5-.4M5 12a10 10 0 0 1 5-2.700M14.5 9.300A10 10 0 0 1 19 12M2 8.500a15 15 0 0 1 4.5-2.800M10 4.600A15 15 0 0 1 22 8.5',
  );
export const ExternalIcon = () =>
  drawIcon(
    'M13 4h7v7M20 4l-9 9M10 5H5.500A1.5 1.5 0 0 0 4 6.500v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.500V14',
  );
