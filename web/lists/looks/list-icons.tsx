import { drawIcon } from '../../ui/draw-icon.tsx';

export const DenseRowsIcon = () => drawIcon('M4 5h16M4 9.500h16M4 14h16M4 18.500h16');
export const ColumnsIcon = () => drawIcon('M4 5h16v14H4zM9.300 5v14M14.700 5v14');
export const TableFileIcon = () => drawIcon('M12 4v11M7 10.500l5 5 5-5M4 20h16');
export const GridIcon = () => drawIcon('M4 4.500h16v15H4zM4 9.500h16M4 14.500h16M10 4.500v15');
