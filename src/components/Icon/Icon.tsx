import type { ReactElement } from "react";
import type { InterfaceIcon } from "../../shared/interface-icons";

type Props<Name> = {
  name: Name;
  /** Side in pixels. */
  size?: number;
  className?: string;
};

/** The icon named by an entry of `data/`, from the sprite written by the build; validation rejects unknown names. */
export const EntryIcon = ({ name, size = 24, className }: Props<string>) => (
  <svg className={className} width={size} height={size} aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);

/** A decorative icon of the user interface. */
export const Icon: (props: Props<InterfaceIcon>) => ReactElement = EntryIcon;
