/** Paths of the icons that the form needs; those of later sections are in `deferredIcons.ts`. */
const paths = {
  pencil: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0 0-3l-1-1a2.1 2.1 0 0 0-3 0L4 16v4Zm10-13 3 3',
  cross: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 7v6m0 3.5v.5M12 3 2.5 20h19L12 3Z',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
  contrast: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18',
};

export type IconName = keyof typeof paths;
export const ICON_NAMES = Object.keys(paths) as IconName[];

type IconProps = ({ name: IconName } | { path: string }) & { sizePx?: number };

/** A decorative icon; hidden from assistive tech. */
export function Icon({ sizePx = 24, ...icon }: IconProps) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={'path' in icon ? icon.path : paths[icon.name]} />
    </svg>
  );
}
