import type { InterfaceIcon } from "../../model/interface-icons";

type Look = {
  /** Side in pixels. */
  size?: number;
  className?: string;
};

/** References the sprite written by the build, so that no path data is in the scripts. */
function Drawing({ name, size = 24, className }: Look & { name: string }) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

/** A decorative icon of the user interface. */
export const Icon = (props: Look & { name: InterfaceIcon }) => <Drawing {...props} />;

/** The icon named by an entry of `data/`; validation rejects unknown names. */
export const EntryIcon = (props: Look & { name: string }) => <Drawing {...props} />;
