/** An icon that stands alone on a picture's or a page's button, larger than the text beside it. */
export const drawLargeIcon = (path: string) => (
  <svg
    viewBox="0 0 24 24"
    width="28"
    height="28"
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

export const FileIcon = () => drawLargeIcon('M6 3h8l5 5v13H6zM14 3v5h5M9.5 13h6M9.5 17h6');
export const EnlargeIcon = () =>
  drawLargeIcon('M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.5 15.500L21 21M10.5 7.500v6M7.5 10.500h6');
export const CameraIcon = () =>
  drawLargeIcon('M4 8h3.500L9 5.500h6L16.5 8H20v11H4zM15.5 13.500a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0z');
export const PicturesIcon = () => drawLargeIcon('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9v.1');
