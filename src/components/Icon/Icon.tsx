export type IconProps = {
  /** Name of a Lucide icon present in the sprite, or `mark`, the site's own (src/build/assets/icon-sprite.ts). */
  name: string;
  /** Side in pixels. */
  size?: number;
  className?: string;
};

/** A decorative icon, drawn from the sprite the build writes: no path data in any script. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
