import type { InterfaceIcon } from "../../model/interface-icons";

type Look = {
  /** Side in pixels. */
  size?: number;
  className?: string;
};

/** Drawn from the sprite that the build writes: no path data in any script. */
function Drawing({ name, size = 24, className }: Look & { name: string }) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

/** A decorative icon of the interface. */
export const Icon = (props: Look & { name: InterfaceIcon }) => <Drawing {...props} />;

/** The icon that an entry of `data/` names; the check of the data refuses one that does not exist. */
export const EntryIcon = (props: Look & { name: string }) => <Drawing {...props} />;
